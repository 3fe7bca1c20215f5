export const id = 191;
export const ids = [191];
export const modules = {

/***/ 3764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ limits),
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   Rp: () => (/* binding */ shownOf),
/* harmony export */   XC: () => (/* binding */ planOf)
/* harmony export */ });
/* unused harmony export worstFirst */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5268);
// One planner for all channels: what is worst comes first, what does not fit is counted, the totals are the same everywhere.

/** What each channel takes, with room for what the CI host adds itself. */
const limits = {
    /** A step shows 10 of each severity; one error is kept for the failing verdict. */
    annotations: { error: 9, warning: 10, notice: 10 },
    annotationBytes: 4096,
    summaryBytes: 900 * 1024,
    commentBytes: 60_000,
    imageListBytes: 256 * 1024,
    sarifResults: 25_000,
    sarifGzipBytes: 10_000_000,
    terminalFindings: 1000,
};
/** Orders and counts a report once, for every channel. A merged report, whose lists are cut, brings its totals. */
function planOf(report) {
    const ordered = [...report.findings].sort(worstFirst);
    const findings = ordered.filter((finding) => !isWaived(finding));
    const waived = ordered.filter(isWaived);
    const { references, incomplete, edits } = report;
    const pinned = edits.filter(({ before }) => before !== '');
    const recorded = edits.filter(({ before }) => before === '');
    return {
        findings,
        waived,
        pinned,
        recorded,
        totals: report.totals ?? {
            findings: findings.length,
            waived: waived.length,
            references: references.length,
            files: new Set(references.map(({ file }) => file)).size,
            current: references.filter(({ fact }) => fact?.status === 'current').length,
            unknown: incomplete.length,
            pinned: pinned.length,
            recorded: recorded.length,
            bySeverity: countBy(findings, ({ severity }) => severity),
            byCheck: countBy(findings, ({ check }) => check),
        },
    };
}
function countBy(items, key) {
    const counts = {};
    for (const item of items)
        counts[key(item)] = (counts[key(item)] ?? 0) + 1;
    return counts;
}
/** Draws items from the start while the drawings fit into so many bytes of UTF-8. */
function fill(items, room, draw) {
    const shown = [];
    let left = room;
    for (const item of items) {
        const drawing = draw(item);
        left -= Buffer.byteLength(drawing);
        if (left < 0)
            break;
        shown.push(drawing);
    }
    return { shown, total: items.length };
}
/** `Shown 8 of 100; the rest is in the report`, or nothing when all are shown. */
function shownOf({ shown, total }, where = 'the report') {
    return shown.length === total ? '' : `Shown ${shown.length} of ${total}; the rest is in ${where}`;
}
function isWaived({ waived }) {
    return waived !== undefined;
}
/** The order of findings in every channel. */
function worstFirst(a, b) {
    return (Number(a.introduced === false) - Number(b.introduced === false) ||
        _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(a.severity) - _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(b.severity) ||
        compare(a.origin ?? '', b.origin ?? '') ||
        Number(a.file === undefined) - Number(b.file === undefined) ||
        compare(a.file ?? '', b.file ?? '') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        compare(a.check, b.check));
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 8191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   day: () => (/* binding */ day),
/* harmony export */   days: () => (/* binding */ days),
/* harmony export */   endOfLife: () => (/* binding */ endOfLife),
/* harmony export */   headline: () => (/* binding */ headline),
/* harmony export */   meaning: () => (/* binding */ meaning),
/* harmony export */   placeOf: () => (/* binding */ placeOf),
/* harmony export */   plural: () => (/* binding */ plural),
/* harmony export */   referenceName: () => (/* binding */ referenceName),
/* harmony export */   restsOn: () => (/* binding */ restsOn),
/* harmony export */   story: () => (/* binding */ story),
/* harmony export */   subjectOf: () => (/* binding */ subjectOf),
/* harmony export */   wholeStory: () => (/* binding */ wholeStory)
/* harmony export */ });
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3764);
// The sentences and numbers that every channel shares.

/** One line: the verdict and what it rests on. The same in every channel. */
function headline(report, plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planOf */ .XC)(report)) {
    return `${report.verdict}: ${restsOn(report, plan)}`;
}
/** The same without the verdict. */
function restsOn(report, { totals } = (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planOf */ .XC)(report)) {
    const counted = `${plural(totals.findings, 'finding')} in ${plural(totals.references, 'reference')} of ${plural(totals.files, 'file')}`;
    const waived = totals.waived === 0 ? '' : `, ${totals.waived} waived`;
    const pinned = totals.pinned === 0 ? '' : `, ${plural(totals.pinned, 'line')} pinned`;
    const recorded = totals.recorded === 0 ? '' : `, ${plural(totals.recorded, 'tag')} first seen`;
    const unknown = totals.unknown === 0 ? '' : `, ${plural(totals.unknown, 'thing')} not verified`;
    const among = report.repositories === undefined ? '' : `, ${plural(report.repositories.length, 'repository')}`;
    return `${counted}${among}${waived}${pinned}${recorded}${unknown}`;
}
/** What the verdict means for the reader, in one sentence that says no more than is true. */
function meaning({ verdict, references, findings, incomplete }) {
    if (verdict === 'fail')
        return 'The change must not land as it is.';
    if (verdict === 'incomplete')
        return 'Not everything could be verified, so this is neither a pass nor a finding.';
    if (incomplete.length > 0)
        return 'Nothing fails the gate, but not everything could be verified.';
    if (findings.length > 0)
        return 'Nothing found fails the gate.';
    if (references.length === 0)
        return 'No image reference was found. If that is a surprise, look at the inputs `paths` and `exclude`.';
    const open = references.filter(({ fact }) => fact === undefined || !proved.has(fact.status)).length;
    return open === 0
        ? 'Every reference is pinned to a digest that its tag had, and nothing is wrong.'
        : `Nothing was found wrong, but ${plural(open, 'reference')} could not be proved by a history.`;
}
const proved = new Set(['current', 'superseded', 'one-platform']);
function plural(count, noun) {
    if (count === 1)
        return `1 ${noun}`;
    return `${count} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ie` : noun}s`;
}
/** What was not verified; in a merged report after the repository that it is about. */
function subjectOf({ origin, subject }) {
    return origin === undefined || origin === subject ? subject : `${origin} ${subject}`;
}
/** Image and tag as one name; for an opaque reference its text. */
function referenceName({ kind, raw, registry, repository, tag }) {
    return kind === 'opaque' ? raw : `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}
/** `file:line`, in a merged report after `owner/name`; or nothing when the finding is about no file. */
function placeOf({ origin, file, line }) {
    const place = file === undefined ? '' : `${file}:${line}`;
    return [origin, place].filter(Boolean).join(' ');
}
/** What the tag's history says of a reference, in a few words. */
function story({ kind, why, fact }) {
    if (kind === 'opaque')
        return `not resolved (${why})`;
    switch (fact?.status) {
        case 'current':
            return fact.currentSince === undefined
                ? 'current (no history)'
                : `current since ${day(fact.currentSince)}${bySight(fact)}`;
        case 'superseded':
            return `${plural(days(fact.lagSeconds), 'day')} and ${plural(fact.behind ?? 0, 'digest')} behind, since ${day(fact.supersededAt)}${bySight(fact)}`;
        case 'unpinned':
            return fact.currentSince === undefined
                ? 'not pinned (no history)'
                : `not pinned, tag moved ${day(fact.currentSince)}${bySight(fact)}`;
        case 'not-in-history':
            return 'never was this tag';
        case 'one-platform':
            return 'one platform of an index that was this tag';
        case 'missing':
            return fact.message ?? 'missing';
        default:
            return `unknown (${fact?.cause ?? 'not asked'})`;
    }
}
/** The tag's end of life, if it is marked, before the story: a pin to a dead tag stays current for ever. */
function wholeStory(reference, asOf) {
    const ends = reference.fact === undefined ? '' : endOfLife(reference.fact, asOf);
    return ends === '' ? story(reference) : `${ends}; ${story(reference)}`;
}
/** That the tag is at its end of life, and since when; else nothing. */
function endOfLife({ deprecated, endOfLife: ends }, asOf) {
    if (deprecated !== true)
        return '';
    const endOfLifeDate = ends?.date;
    if (endOfLifeDate === undefined)
        return 'at its end of life';
    const comes = Date.parse(endOfLifeDate) > Date.parse(asOf);
    return comes
        ? `its end of life comes on ${day(endOfLifeDate)}`
        : `at its end of life since ${day(endOfLifeDate)}`;
}
function bySight({ basis }) {
    return basis === 'first-seen' ? ', as first seen' : '';
}
/** Whole days of a length in seconds. */
function days(seconds) {
    return Math.floor((seconds ?? 0) / 86_400);
}
/** The day of an RFC 3339 instant. */
function day(instant) {
    return instant?.slice(0, 10) ?? 'an unknown day';
}


/***/ })

};
