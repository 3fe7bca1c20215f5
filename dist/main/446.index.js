export const id = 446;
export const ids = [446];
export const modules = {

/***/ 33196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ largest),
/* harmony export */   o: () => (/* binding */ smallest)
/* harmony export */ });
function smallest(values, limit = Number.POSITIVE_INFINITY) {
    let found = limit;
    for (const value of values)
        found = Math.min(found, value);
    return found;
}
function largest(values, limit = Number.NEGATIVE_INFINITY) {
    let found = limit;
    for (const value of values)
        found = Math.max(found, value);
    return found;
}


/***/ }),

/***/ 37404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vn: () => (/* binding */ projectUrl),
/* harmony export */   fs: () => (/* binding */ docsUrl),
/* harmony export */   yz: () => (/* binding */ policySchemaLine)
/* harmony export */ });
/* unused harmony exports projectRepository, exampleAction, schemaUrl */
const projectRepository = 'OWNER/tagproof';
const exampleCommit = '0'.repeat(40);
const exampleAction = {
    uses: `${projectRepository}@${exampleCommit}`,
    release: 'vX.Y.Z',
};
const projectUrl = `https://github.com/${projectRepository}`;
function docsUrl(page) {
    return `${projectUrl}/blob/main/docs/${page}`;
}
function schemaUrl(name) {
    return `https://raw.githubusercontent.com/${projectRepository}/main/schema/${name}.schema.json`;
}
const policySchemaLine = `# yaml-language-server: $schema=${schemaUrl('policy')}\n`;


/***/ }),

/***/ 74047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ uriOf)
/* harmony export */ });
function uriOf(file) {
    return file
        .replace(/\p{Cs}/gu, '\uFFFD')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
}


/***/ }),

/***/ 5446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditText: () => (/* binding */ auditText),
/* harmony export */   behindText: () => (/* binding */ behindText),
/* harmony export */   dayText: () => (/* binding */ dayText),
/* harmony export */   endOfLifeText: () => (/* binding */ endOfLifeText),
/* harmony export */   formatPlace: () => (/* binding */ formatPlace),
/* harmony export */   formatReportDay: () => (/* binding */ formatReportDay),
/* harmony export */   headline: () => (/* binding */ headline),
/* harmony export */   historyText: () => (/* binding */ historyText),
/* harmony export */   referenceName: () => (/* binding */ referenceName),
/* harmony export */   referenceText: () => (/* binding */ referenceText),
/* harmony export */   sourceText: () => (/* binding */ sourceText),
/* harmony export */   subjectOf: () => (/* binding */ subjectOf),
/* harmony export */   totalsText: () => (/* binding */ totalsText),
/* harmony export */   verdictMeaning: () => (/* binding */ verdictMeaning),
/* harmony export */   wholeDays: () => (/* binding */ wholeDays)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70427);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57798);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45349);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51692);




function headline(report, view = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(report)) {
    return `${report.verdict}: ${totalsText(report, view)}`;
}
function totalsText(report, { totals } = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(report)) {
    const { local = 0 } = totals;
    const counted = `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(totals.findings, 'finding')} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(totals.references, 'reference')} across ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(totals.files, 'file')}`;
    const waived = totals.waived === 0 ? '' : `, ${totals.waived} waived`;
    const builtHere = local === 0 ? '' : `, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(local, 'reference')} built here`;
    const pinned = totals.pinned === 0 ? '' : `, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(totals.pinned, 'line')} pinned`;
    const recorded = totals.recorded === 0 ? '' : `, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(totals.recorded, 'tag')} added to the ledger`;
    const unknown = totals.unknown === 0 ? '' : `, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(totals.unknown, 'item')} not verified`;
    const repositories = report.repositories === undefined ? '' : ` of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(report.repositories.length, 'repository')}`;
    return `${counted}${repositories}${waived}${builtHere}${pinned}${recorded}${unknown}`;
}
function verdictMeaning(report) {
    const { verdict, references, findings, incomplete, settings } = report;
    if (verdict === 'fail')
        return _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictTexts */ .E0.failed(report.mode);
    if (verdict === 'incomplete')
        return _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictTexts */ .E0.incomplete;
    if (incomplete.length > 0)
        return _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictTexts */ .E0.passedWithGaps;
    if (findings.some(({ waived }) => waived === undefined)) {
        const failOn = settings.find(({ name }) => name === 'fail-on')?.value;
        return _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictTexts */ .E0.passedWithFindings(/^[a-z][a-z, -]*$/.test(failOn ?? '') ? failOn : undefined);
    }
    if (findings.length > 0)
        return _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictTexts */ .E0.allWaived;
    if (references.length === 0)
        return _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictTexts */ .E0.noReferences;
    const open = references.filter(({ fact }) => fact === undefined || !(proved.has(fact.status) || fact.built !== undefined)).length;
    if (open > 0)
        return _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictTexts */ .E0.notAllProved(open);
    const built = references.filter(({ fact }) => fact?.built !== undefined).length;
    return built === 0 ? _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictTexts */ .E0.allProved : _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictTexts */ .E0.someBuilt(built);
}
const proved = new Set(['current', 'superseded', 'one-platform']);
function subjectOf({ origin, subject }) {
    return origin === undefined || origin === subject ? subject : `${origin} ${subject}`;
}
function referenceName({ kind, raw, registry, repository, tag }) {
    return kind === 'opaque' ? raw : `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}
function formatPlace({ origin, file, line, }) {
    const place = file === undefined ? '' : `${file}:${line}`;
    return [origin, place].filter(Boolean).join(' ');
}
function historyText({ kind, why, detail, fact, builtBy }) {
    if (kind === 'opaque')
        return `not resolved: ${detail === undefined ? why : firstSentence(detail)}`;
    if (kind === 'local')
        return `built here (${builtBy?.file}:${builtBy?.line}), not verified`;
    switch (fact?.status) {
        case 'current':
            return fact.currentSince === undefined
                ? `current${noHistoryText(fact)}`
                : `current since ${sinceText(fact)}`;
        case 'superseded':
            return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(wholeDays(fact.lagSeconds), 'day')} and ${behindText(fact)}`;
        case 'unpinned':
            return fact.currentSince === undefined
                ? `not pinned${noHistoryText(fact)}`
                : `not pinned, tag moved ${sinceText(fact)}`;
        case 'not-in-history':
            return "digest not in the tag's history";
        case 'one-platform':
            return `single platform of the tag's index${sourceText(fact)}`;
        case 'missing':
            return fact.message ?? 'missing';
        default:
            return fact?.built === undefined
                ? `unknown (${fact?.cause ?? 'not checked'})`
                : `${provedBuildText(fact.built)}; no tag history`;
    }
}
function firstSentence(detail) {
    return detail.split(/\. (?=[A-Z])/, 1)[0] ?? detail;
}
function provedBuildText({ gitTag, repository, at }) {
    return `built as ${gitTag}${repository === undefined ? '' : ` of ${repository}`} on ${formatReportDay(at)}`;
}
function behindText({ behind = 0, supersededAt, ...source }) {
    const atLeast = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .isBound */ .V)(source.basis) ? 'at least ' : '';
    return `${atLeast}${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(behind, 'digest')} behind, since ${dayText(supersededAt, source.basis)}${sourceText(source)}`;
}
function sinceText(fact) {
    return `${dayText(fact.currentSince, fact.basis)}${sourceText(fact)}`;
}
function dayText(timestamp, basis) {
    return `${formatReportDay(timestamp)}${(0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .isBound */ .V)(basis) ? ' or earlier' : ''}`;
}
function referenceText(reference, asOf) {
    const ended = endOfLifeText(reference.fact, asOf);
    return ended === '' ? historyText(reference) : `${ended}; ${historyText(reference)}`;
}
function auditText(reference, asOf) {
    const { fact, waivedChecks: waived = [] } = reference;
    const parts = [
        historyText(reference),
        ageText(fact, asOf),
        currentDigestText(fact),
        endOfLifeText(fact, asOf),
        announcedEndText(fact),
        waived.length === 0 ? '' : `waived: ${waived.join(', ')}`,
    ];
    return parts.filter((part) => part !== '').join('; ');
}
function ageText(fact, asOf) {
    const since = fact?.pinnedSince ?? fact?.currentSince;
    if (since === undefined)
        return '';
    const age = wholeDays((Date.parse(asOf) - Date.parse(since)) / 1000);
    return age < 0 ? `dated ${formatReportDay(since)}` : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(age, 'day')} old`;
}
function currentDigestText(fact) {
    const outdated = ['superseded', 'unpinned', 'one-platform'].includes(fact?.status ?? '');
    return outdated && fact?.currentDigest !== undefined ? `now ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(fact.currentDigest)}` : '';
}
function endOfLifeText(fact, asOf) {
    if (fact?.deprecated !== true)
        return '';
    const day = fact.endOfLife?.date;
    if (day === undefined)
        return 'end-of-life';
    return `end-of-life ${Date.parse(day) > Date.parse(asOf) ? 'on' : 'since'} ${formatReportDay(day)}`;
}
function announcedEndText(fact) {
    if (fact?.deprecated !== false || fact.endOfLife === undefined)
        return '';
    const { date, grace } = fact.endOfLife;
    if (grace === undefined)
        return date === undefined ? '' : `supported until ${date}`;
    return grace.until === undefined
        ? 'in its grace period'
        : `in its grace period until ${formatReportDay(grace.until)}`;
}
function noHistoryText(fact) {
    return fact.basis === 'timestamps' ? sourceText(fact) : ' (no tag history)';
}
function sourceText({ basis, evidence }) {
    if (basis === 'first-seen')
        return ' (per ledger)';
    const judge = evidence?.find(({ silent }) => silent === undefined);
    if (judge === undefined || basis === undefined || basis === 'present')
        return '';
    const since = judge.since === undefined ? '' : ` since ${formatReportDay(judge.since)}`;
    return ` (by ${judge.source}${since}, read ${formatReportDay(judge.readAt)})`;
}
function wholeDays(seconds) {
    return Math.floor((seconds ?? 0) / 86_400);
}
function formatReportDay(timestamp) {
    return timestamp?.slice(0, 10) ?? 'an unknown day';
}


/***/ }),

/***/ 45349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ stepTexts),
/* harmony export */   CN: () => (/* binding */ sarifRefused),
/* harmony export */   DP: () => (/* binding */ cardTexts),
/* harmony export */   E0: () => (/* binding */ verdictTexts),
/* harmony export */   Pj: () => (/* binding */ sarifWithoutPlace),
/* harmony export */   RT: () => (/* binding */ waiverStates),
/* harmony export */   TC: () => (/* binding */ deliveryTexts),
/* harmony export */   Uj: () => (/* binding */ statusLabels),
/* harmony export */   cV: () => (/* binding */ advisoryStatuses),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   kg: () => (/* binding */ existingLabel),
/* harmony export */   o: () => (/* binding */ moodTexts)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57798);

const verdictTexts = {
    failed: (mode) => mode === 'audit'
        ? 'This audit failed. Fix or waive the findings below.'
        : 'This check failed. Fix or waive the findings below before merging.',
    incomplete: 'Not everything could be verified, so this run neither passed nor failed.',
    passedWithGaps: 'No finding is blocking, but not everything could be verified.',
    passedWithFindings: (failOn) => `None of the findings is blocking${failOn === undefined ? '' : ` (\`fail-on: ${failOn}\`)`}.`,
    allWaived: 'All findings are waived.',
    noReferences: 'No image references were found. If that is unexpected, check the settings `paths` and `exclude`.',
    allProved: "Every reference is pinned to a digest from its tag's history, and there are no findings.",
    someBuilt: (count) => `There are no findings. ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'reference')} ${count === 1 ? 'is' : 'are'} verified by the signed build of that version, because no history of the tag is known; the others by the tag's history.`,
    notAllProved: (count) => `There are no findings, but ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'reference')} could not be verified against a tag history.`,
};
const stepTexts = {
    pin: (count) => `\`tagproof pin\` writes ${count === 1 ? 'it' : 'all of them'}.`,
    blocked: 'The tag could not be looked up: see "not verified". Fix the cause, then run `tagproof pin`.',
    temporary: (count) => count === 1
        ? 'This is usually temporary (network, rate limit). Re-run later.'
        : 'These are usually temporary (network, rate limit). Re-run later.',
    permanent: 'Fix the cause below; re-running on its own will not help.',
    mixed: 'Some of these are temporary. Fix the others, then re-run.',
    unverified: (items) => `${items} could not be verified.`,
    more: (shown, total) => `Showing ${shown} of ${total} steps. All findings are listed below.`,
};
const moodTexts = {
    allWell: 'no image needs attention',
    unverified: 'not everything could be verified',
};
const cardTexts = {
    unpinned: (day, note) => `Not pinned; the tag last moved on ${day}${note}`,
    conflicting: (digests) => `Pinned to ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(digests, 'different digest')}`,
    byHand: ', by hand where `tagproof pin` cannot write it',
    pinByHand: 'Pin this digest, by hand where `tagproof pin` cannot write it:',
    noSuccessor: 'Choose another image: no supported tag was found in the repository',
    noRelease: (ended) => `Choose another image: no supported release is known after ${ended}`,
    updateImage: 'Use an image that has the fixed version',
    places: (count) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'place'),
    advisories: (count) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'advisory'),
    more: (count) => `and ${count} more`,
    morePlaces: (count) => `and ${count} more; the report lists all`,
    also: (checks) => `Also found for this image: ${checks}.`,
    elsewhere: (count) => `The image has findings in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'other place')} as well.`,
    moreGaps: (count) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'other item')} could not be verified for the same reason.`,
};
function shownText({ shown, total }, where = 'the report') {
    return shown.length === total ? '' : `Showing ${shown.length} of ${total}; the rest is in ${where}`;
}
const statusLabels = {
    'not-in-history': 'Not in history',
    missing: 'Missing',
    superseded: 'Superseded',
    unpinned: 'Not pinned',
    'one-platform': 'Single platform',
    unknown: 'Unknown',
    opaque: 'Not resolved',
    local: 'Built here',
    current: 'Current',
};
const waiverStates = {
    active: 'active',
    expired: 'expired',
    lapsed: 'lapsed',
    unused: 'unused',
    unknown: 'unknown',
    removed: 'removed by this change',
    pending: 'added by this change',
};
const advisoryStatuses = {
    detected: 'detected, not yet assessed',
    'true-positive': 'affects the package',
    'false-positive': 'does not affect the package',
    fixed: 'fixed',
    patched: 'patched',
    'pending-upstream-fix': 'waiting for an upstream fix',
    'not-planned': 'no fix planned',
    'analysis-not-planned': 'no analysis planned',
    unknown: 'status unknown',
};
function existingLabel({ introduced }) {
    return introduced === false ? 'existing' : '';
}
const sarifRefused = 'SARIF not written: the run is incomplete, and uploading it would close open alerts.';
function sarifWithoutPlace(message) {
    return `This finding is about no file, so it is not among the results: ${message}`;
}
const deliveryTexts = {
    pullRequestIntro: (images, places) => `Pins ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(images, 'image')} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(places, 'place')}. Every digest below is the one that its tag's history shows as current.`,
    pullRequestCut: (shown, total) => `Showing ${shown} of ${total}; the rest is in the diff and in the report.`,
    pullRequestGaps: (count) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'item')} could not be verified, so this pull request may not contain all pins.`,
    noAdvisories: 'Advisories were not compared. Set `sbom` or `advisories` to compare those of the old and the new digests.',
    resolvedComment: '### ✅ Tagproof: resolved\n\nThe findings reported here are fixed, or this pull request no longer touches them.',
    issueTitle: 'Container images need attention',
    issueClosed: 'No image needs attention any more. This issue is reopened automatically when one does again.',
};


/***/ }),

/***/ 51692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ takeWithin),
/* harmony export */   VB: () => (/* binding */ viewSteps),
/* harmony export */   c5: () => (/* binding */ viewLimits),
/* harmony export */   du: () => (/* binding */ viewOf)
/* harmony export */ });
/* unused harmony export worstFirst */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65268);
/* harmony import */ var _model_sort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88489);
/* harmony import */ var _model_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54566);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57798);
/* harmony import */ var _report_images_cards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88601);
/* harmony import */ var _report_images_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21778);






const viewLimits = {
    annotations: 10,
    annotationErrors: 9,
    annotationBytes: 4096,
    summaryBytes: 60_000,
    commentBytes: 60_000,
    imageListBytes: 256 * 1024,
    sarifResults: 25_000,
    sarifGzipBytes: 10_000_000,
    terminalFindings: 1000,
    terminalImages: 40,
};
function viewOf(report) {
    return (0,_model_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .atOnce */ .zd)(viewSteps(report));
}
function* viewSteps(report) {
    const ordered = yield* (0,_model_sort_js__WEBPACK_IMPORTED_MODULE_0__/* .sorted */ .I)(report.findings, worstFirst);
    const findings = [];
    const waived = [];
    for (const finding of ordered) {
        (isWaived(finding) ? waived : findings).push(finding);
        yield;
    }
    const { references, edits } = report;
    const pinned = edits.filter(({ before }) => before !== '');
    const recorded = edits.filter(({ before }) => before === '');
    const images = report.images ?? (yield* (0,_report_images_cards_js__WEBPACK_IMPORTED_MODULE_2__/* .imageCardSteps */ .d)(report));
    const withFindings = images.filter((image) => image.findings > 0).length;
    yield;
    const others = (0,_report_images_group_js__WEBPACK_IMPORTED_MODULE_3__/* .findingsOutside */ .u)(references, findings);
    yield;
    const totals = report.totals ?? (yield* totalsOf(report, { findings, waived, pinned, recorded }));
    return {
        images,
        findings,
        others,
        waived,
        pinned,
        recorded,
        totals: { images: withFindings, ...totals },
    };
}
function* totalsOf({ references, incomplete }, { findings, waived, pinned, recorded }) {
    const files = new Set();
    let [current, local] = [0, 0];
    for (const { file, kind, fact } of references) {
        files.add(file);
        if (fact?.status === 'current')
            current += 1;
        if (kind === 'local')
            local += 1;
        yield;
    }
    const bySeverity = countBy(findings, ({ severity }) => severity);
    yield;
    return {
        findings: findings.length,
        waived: waived.length,
        references: references.length,
        files: files.size,
        current,
        unknown: incomplete.length,
        local,
        pinned: pinned.length,
        recorded: recorded.length,
        bySeverity,
        byCheck: countBy(findings, ({ check }) => check),
    };
}
function countBy(items, key) {
    const counts = {};
    for (const item of items)
        counts[key(item)] = (counts[key(item)] ?? 0) + 1;
    return counts;
}
function takeWithin(items, maxBytes, render) {
    const shown = [];
    let left = maxBytes;
    for (const item of items) {
        const text = render(item);
        left -= Buffer.byteLength(text);
        if (left < 0)
            break;
        shown.push(text);
    }
    return { shown, total: items.length };
}
function isWaived({ waived }) {
    return waived !== undefined;
}
function worstFirst(a, b) {
    return (Number(a.introduced === false) - Number(b.introduced === false) ||
        _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .g.indexOf(a.severity) - _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .g.indexOf(b.severity) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n6)(a.origin ?? '', b.origin ?? '') ||
        Number(a.file === undefined) - Number(b.file === undefined) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n6)(a.file ?? '', b.file ?? '') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n6)(a.check, b.check));
}


/***/ }),

/***/ 87243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ describeFact)
});

// UNUSED EXPORTS: parseFact

// EXTERNAL MODULE: ./lib/model/compact.js
var model_compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./lib/report/schema-parts.js

const instantSchema = iso/* datetime */.w$();
const digest = schemas/* string */.YjP().regex(/^sha256:[a-f0-9]{64}$/);
const severity = schemas/* enum */.k5n(['error', 'warning', 'notice']);
const span = {
    line: schemas/* int */.Whr().positive(),
    column: schemas/* int */.Whr().positive(),
    endLine: schemas/* int */.Whr().positive(),
    endColumn: schemas/* int */.Whr().positive(),
};
const place = { file: schemas/* string */.YjP(), ...span };
const origin = schemas/* string */.YjP().optional().describe('In a merged report: the repository (`owner/name`)');

// EXTERNAL MODULE: ./lib/report/time.js
var time = __webpack_require__(9793);
;// CONCATENATED MODULE: ./lib/report/pin-life.js




const vanishingSchema = schemas/* object */.Ikc({
    keptSeconds: schemas/* int */.Whr().nonnegative().describe('How long the registry keeps what no tag points to'),
    from: instantSchema.optional().describe('When that is over; absent while the tag points to the pin'),
    sibling: schemas/* string */.YjP().optional().describe("A tag with a full version that has the tag's current digest"),
    mirror: schemas/* string */.YjP()
        .optional()
        .describe("The image's name at a mirror of the policy that has the pinned digest"),
});
const successorSchema = schemas/* object */.Ikc({
    digest: digest,
    since: instantSchema.describe('When the tag moved to it, or at the latest then'),
    source: schemas/* string */.YjP().describe('The source of the history'),
});
function describeVanishing(vanishing) {
    if (vanishing === undefined)
        return {};
    const { keptMs, from, sibling, mirror } = vanishing;
    const at = from === undefined ? undefined : (0,time/* isoTime */.L)(from);
    return { vanishes: { keptSeconds: Math.floor(keptMs / 1000), ...(0,model_compact/* compact */.o)({ from: at, sibling, mirror }) } };
}
function pin_life_parseVanishing(reported) {
    if (reported === undefined)
        return {};
    const { keptSeconds, from, sibling, mirror } = reported;
    const at = from === undefined ? undefined : Date.parse(from);
    return { vanishes: { keptMs: keptSeconds * 1000, ...compact({ from: at, sibling, mirror }) } };
}
function describeSuccessor(successor) {
    if (successor === undefined)
        return {};
    return { successor: { ...successor, since: (0,time/* isoTime */.L)(successor.since) } };
}
function pin_life_parseSuccessor(reported) {
    if (reported === undefined)
        return {};
    const { digest, since, source } = reported;
    return { successor: { digest: digest, since: Date.parse(since), source } };
}

// EXTERNAL MODULE: ./lib/model/time.js
var model_time = __webpack_require__(80588);
;// CONCATENATED MODULE: ./lib/report/release-ends.js



const releaseEndsSchema = schemas/* object */.Ikc({
    list: schemas/* string */.YjP().describe('The name of the list'),
    asOf: iso/* date */.p6().describe('The day of its data'),
    outdated: schemas/* string */.YjP().optional().describe('Why newer data could not be requested'),
    ends: schemas/* array */.YOg(schemas/* object */.Ikc({
        of: schemas/* enum */.k5n(['image', 'base']).describe('The software of the image, or the distribution below it'),
        name: schemas/* string */.YjP().describe('Product and release'),
        date: iso/* date */.p6().optional().describe('Absent: it has ended, and the list has no date'),
        nearest: schemas/* string */.YjP().optional().describe('The closest supported release'),
        newest: schemas/* string */.YjP().optional(),
    }))
        .min(1)
        .describe('The earliest first'),
});
function describeReleaseEnds({ ends, ...source }) {
    return {
        ...source,
        ends: ends.map(({ of, name, date, successors }) => ({
            of,
            name,
            ...(0,model_compact/* compact */.o)({ date: date === undefined ? undefined : (0,model_time/* formatDay */.im)(date) }),
            ...successors,
        })),
    };
}
function release_ends_parseReleaseEnds({ list, asOf, outdated, ends }) {
    return {
        list,
        asOf,
        ...compact({ outdated }),
        ends: ends.map(({ of, name, date, nearest, newest }) => ({
            of,
            name,
            ...compact({
                date: date === undefined ? undefined : Date.parse(date),
                successors: nearest === undefined || newest === undefined ? undefined : { nearest, newest },
            }),
        })),
    };
}

// EXTERNAL MODULE: ./lib/report/source.js
var source = __webpack_require__(75093);
;// CONCATENATED MODULE: ./lib/report/fact.js





function describeFact(fact) {
    if (fact.status === 'missing')
        return {
            status: 'missing',
            what: fact.what,
            message: `the ${fact.what} does not exist`,
            ...describeSuccessor(fact.successor),
        };
    const { status, endOfLife, currentDigest } = fact;
    const current = currentDigest === undefined ? {} : { currentDigest };
    if (status === 'unknown') {
        const { cause, message } = fact;
        return {
            status,
            cause,
            message,
            ...current,
            ...(0,source/* describeSources */.av)(fact.evidence),
            ...describeEnd(endOfLife),
        };
    }
    const pinnedSince = 'pinnedSince' in fact ? fact.pinnedSince : undefined;
    return {
        status,
        ...current,
        ...(fact.currentSince === undefined ? {} : { currentSince: (0,time/* isoTime */.L)(fact.currentSince) }),
        ...(pinnedSince === undefined ? {} : { pinnedSince: (0,time/* isoTime */.L)(pinnedSince) }),
        ...(fact.basis === undefined ? {} : { basis: fact.basis }),
        ...(0,source/* describeSources */.av)(fact.evidence),
        ...describeOwn(fact),
        ...(fact.recoveredTag === undefined ? {} : { recoveredTag: fact.recoveredTag }),
        ...describeEnd(endOfLife),
    };
}
function describeOwn(fact) {
    switch (fact.status) {
        case 'superseded':
            return { ...describeLag(fact), ...describeVanishing(fact.vanishes) };
        case 'current':
            return {
                ...(fact.youngUntil === undefined ? {} : { youngUntil: (0,time/* isoTime */.L)(fact.youngUntil) }),
                ...describeVanishing(fact.vanishes),
            };
        case 'not-in-history':
            return { records: fact.records, historySince: (0,time/* isoTime */.L)(fact.historySince) };
        case 'one-platform':
            return { indexDigest: fact.indexDigest, ...(fact.lag && describeLag(fact.lag)) };
        case 'unpinned':
            return {};
    }
}
function describeLag({ supersededAt, supersededBy, behind, lagMs }) {
    return { supersededAt: (0,time/* isoTime */.L)(supersededAt), supersededBy, behind, lagSeconds: Math.floor(lagMs / 1000) };
}
function describeEnd(endOfLife) {
    if (endOfLife === undefined)
        return {};
    const { deprecated, successors } = endOfLife;
    const day = endOfLife.deprecated ? describeDate(endOfLife.date) : describeAnnounced(endOfLife.announced);
    const releases = endOfLife.releases && { releases: describeReleaseEnds(endOfLife.releases) };
    if (day === undefined && successors === undefined && releases === undefined)
        return { deprecated };
    return { deprecated, endOfLife: { ...day, ...successors, ...releases } };
}
function describeDate(date) {
    if (date === undefined)
        return undefined;
    return typeof date === 'string' ? { date } : { dateUnknown: date.unknown };
}
function describeAnnounced(announced) {
    if (announced === undefined)
        return undefined;
    const { date, grace } = announced;
    const until = grace?.until;
    return (0,model_compact/* compact */.o)({
        date: date === undefined ? undefined : (0,time/* isoTime */.L)(date).slice(0, 10),
        grace: grace && (0,model_compact/* compact */.o)({ until: until === undefined ? undefined : (0,time/* isoTime */.L)(until) }),
    });
}
function parseFact(reported, at) {
    const { status, cause, message = '', what } = reported;
    if (status === 'missing')
        return what === undefined ? undefined : { status, what, ...parseSuccessor(reported.successor) };
    const { currentDigest, currentSince, basis, recoveredTag } = reported;
    const current = currentDigest === undefined ? undefined : { currentDigest: currentDigest };
    const endOfLife = parseEnd(reported);
    const end = endOfLife === undefined ? {} : { endOfLife };
    const sources = compact({ evidence: reported.evidence?.map(parseSource) });
    if (status === 'unknown')
        return cause === undefined
            ? undefined
            : { status, cause: cause, message, ...current, ...sources, ...end };
    if (current === undefined)
        return undefined;
    const known = {
        ...current,
        ...(currentSince === undefined ? {} : { currentSince: Date.parse(currentSince) }),
        ...compact({ basis, recoveredTag }),
        ...sources,
        ...end,
    };
    return parseOwn(status, reported, known, at);
}
function parseOwn(status, reported, known, at) {
    const { pinnedSince, youngUntil } = reported;
    const { records, historySince, indexDigest } = reported;
    const pinned = pinnedSince === undefined ? {} : { pinnedSince: Date.parse(pinnedSince) };
    const lag = parseLag(reported, at);
    switch (status) {
        case 'unpinned':
            return { status, ...known };
        case 'current':
            return {
                status,
                ...pinned,
                ...(youngUntil === undefined ? {} : { youngUntil: Date.parse(youngUntil) }),
                ...parseVanishing(reported.vanishes),
                ...known,
            };
        case 'superseded':
            return 'pinnedSince' in pinned && lag !== undefined
                ? { status, pinnedSince: pinned.pinnedSince, ...parseVanishing(reported.vanishes), ...lag, ...known }
                : undefined;
        case 'not-in-history':
            return records === undefined || historySince === undefined
                ? undefined
                : { status, records, historySince: Date.parse(historySince), ...known };
        case 'one-platform':
            return indexDigest === undefined
                ? undefined
                : { status, indexDigest: indexDigest, ...pinned, ...(lag && { lag }), ...known };
    }
}
function parseLag({ supersededAt, supersededBy, behind }, at) {
    if (supersededAt === undefined || supersededBy === undefined || behind === undefined)
        return undefined;
    const since = Date.parse(supersededAt);
    return {
        supersededAt: since,
        supersededBy: supersededBy,
        behind,
        lagMs: Math.max(0, at - since),
    };
}
function parseEnd({ deprecated, endOfLife }) {
    if (deprecated === undefined)
        return undefined;
    const { date, dateUnknown, nearest, newest, grace, releases } = endOfLife ?? {};
    const shared = {
        ...(nearest === undefined || newest === undefined ? {} : { successors: { nearest, newest } }),
        ...(releases && { releases: parseReleaseEnds(releases) }),
    };
    if (!deprecated) {
        if (date === undefined && grace === undefined)
            return { deprecated };
        const until = grace?.until === undefined ? undefined : Date.parse(grace.until);
        const announced = compact({
            date: date === undefined ? undefined : Date.parse(date),
            grace: grace && compact({ until }),
        });
        return { deprecated, announced, ...shared };
    }
    const day = date ?? (dateUnknown === undefined ? undefined : { unknown: dateUnknown });
    return { deprecated, ...shared, ...(day === undefined ? {} : { date: day }) };
}


/***/ }),

/***/ 88601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ imageCardSteps),
  t: () => (/* binding */ imageCards)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/sort.js
var sort = __webpack_require__(88489);
// EXTERNAL MODULE: ./lib/model/steps.js
var steps = __webpack_require__(54566);
;// CONCATENATED MODULE: ./lib/report/images/action.js

const pinned = new Set([
    'stale-digest',
    'unpinned',
    'digest-of-one-platform',
    'conflicting-pins',
]);
const wrong = {
    investigate: new Set(['not-in-history']),
    pin: new Set(['superseded', 'one-platform']),
};
function actionFor(image, findings) {
    const open = image.checks.filter((one) => one.findings > 0).map(({ check }) => check);
    const [worst] = open;
    if (worst === undefined)
        return undefined;
    const act = actFor(worst, image);
    const from = image.pins.flatMap(({ digest, status }) => digest !== undefined && wrong[act]?.has(status) === true ? [digest] : []);
    const isAutomatic = act === 'pin' && isPinnable(findings);
    return {
        do: act,
        ...(from.length === 0 ? {} : { from }),
        ...(act === 'investigate' || act === 'pin' ? (0,compact/* compact */.o)({ to: image.current?.currentDigest }) : {}),
        ...(act === 'switch' ? (0,compact/* compact */.o)({ tag: image.endOfLife?.nearest }) : {}),
        ...(isAutomatic ? { automatic: true } : {}),
    };
}
function actFor(worst, { checks, current, harm }) {
    if (worst === 'digest-not-in-history')
        return 'investigate';
    if (worst === 'missing-tag')
        return 'correct';
    if (worst === 'deprecated-tag')
        return 'switch';
    const isOutdated = checks.some(({ check, findings }) => findings > 0 && pinned.has(check));
    const isKnown = current?.currentDigest !== undefined;
    if (isKnown && (pinned.has(worst) || (worst === 'advisory' && isOutdated)))
        return 'pin';
    return harm === 'fixable-advisory' ? 'update' : 'review';
}
function isPinnable(findings) {
    const ended = findings.filter(({ check, testData }) => check !== 'conflicting-pins' && pinned.has(check) && testData === undefined);
    return ended.length > 0 && ended.every(({ fix }) => fix !== undefined);
}

// EXTERNAL MODULE: ./lib/model/advisory.js
var model_advisory = __webpack_require__(20186);
// EXTERNAL MODULE: ./lib/model/severity.js
var model_severity = __webpack_require__(89506);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/report/images/links.js
var links = __webpack_require__(5756);
;// CONCATENATED MODULE: ./lib/report/images/advisories.js





function advisoryLookup({ advisories, references, record }) {
    const known = new Map();
    for (const { reference, id, aliases, severity, package: artifact, fixVersions, } of record?.vulnerabilities ?? []) {
        const image = references[reference];
        const level = (0,model_severity/* parseRiskLevel */.Le)(severity);
        known.set(keyOf(id, artifact?.name, image), describe(id, aliases, artifact?.name, level && { level }, fixVersions));
    }
    for (const advisory of advisories)
        known.set(keyOf(advisory.advisoryId, advisory.artifactName), inFeed(advisory));
    return (finding) => {
        const { advisory: id, artifact } = finding;
        if (id === undefined)
            return undefined;
        return (known.get(keyOf(id, artifact, finding.image)) ??
            known.get(keyOf(id, artifact)) ??
            describe(id, [], artifact, undefined, []));
    };
}
function inFeed(advisory) {
    const { advisoryId, artifactName, aliases = [], severities = [], events = [] } = advisory;
    const { fixedVersion, patchedVersions = [] } = (0,model_advisory/* newestEvent */.j)(events) ?? {};
    const fixedIn = fixedVersion === undefined ? patchedVersions : [fixedVersion];
    return describe(advisoryId, aliases, artifactName, (0,model_severity/* severityOf */.xJ)(severities), fixedIn);
}
function describe(id, aliases, artifact, rating, fixedIn) {
    const others = aliases.filter((alias) => alias !== id);
    return {
        id,
        ...(0,compact/* compact */.o)({ url: (0,links/* advisoryUrl */.Le)(id, others), artifact, level: rating?.level, score: rating?.score }),
        ...(others.length === 0 ? {} : { aliases: others }),
        ...(fixedIn.length === 0 ? {} : { fixedIn: [...fixedIn] }),
    };
}
function keyOf(id, artifact, image) {
    return JSON.stringify([id, artifact, image?.registry, image?.repository]);
}
function hasFix({ fixedIn = [] }) {
    return fixedIn.length > 0;
}
const levels = ['none', 'low', 'medium', undefined, 'high', 'critical'];
function worstAdvisoryFirst(a, b) {
    return (Number(a.waived === true) - Number(b.waived === true) ||
        levels.indexOf(b.level) - levels.indexOf(a.level) ||
        (b.score ?? 0) - (a.score ?? 0) ||
        (0,model_text/* compareText */.n6)(a.id, b.id));
}

// EXTERNAL MODULE: ./lib/report/images/group.js
var group = __webpack_require__(21778);
// EXTERNAL MODULE: ./lib/report/images/harm.js
var harm = __webpack_require__(84139);
// EXTERNAL MODULE: ./lib/report/images/order.js
var order = __webpack_require__(45081);
// EXTERNAL MODULE: ./lib/model/uri.js
var uri = __webpack_require__(74047);
;// CONCATENATED MODULE: ./lib/report/images/pages.js


const pagesAt = {
    'docker.io': dockerHub,
    'quay.io': ({ repository }) => bothOf(`https://quay.io/repository/${(0,uri/* uriOf */.S)(repository)}`, '?tab=info', '?tab=history'),
    'ghcr.io': ({ repository }) => ({ page: `https://ghcr.io/${(0,uri/* uriOf */.S)(repository)}` }),
    'cgr.dev': chainguard,
    'public.ecr.aws': ({ repository }) => ({ page: `https://gallery.ecr.aws/${(0,uri/* uriOf */.S)(repository)}` }),
    'mcr.microsoft.com': ({ repository }) => bothOf(`https://mcr.microsoft.com/en-us/artifact/mar/${(0,uri/* uriOf */.S)(repository)}`, '/about', '/tags'),
    'registry.k8s.io': ({ repository }) => ({
        page: `https://explore.ggcr.dev/?repo=${encodeURIComponent('registry.k8s.io/')}${encodeURIComponent(wellFormed(repository))}`,
    }),
};
function pagesOf({ registry, repository, tag }) {
    return Object.hasOwn(pagesAt, registry) ? (pagesAt[registry]?.({ repository, tag }) ?? {}) : {};
}
function dockerHub({ repository, tag }) {
    const [folder, ...name] = repository.split('/');
    const page = folder === 'library' && name.length === 1
        ? `https://hub.docker.com/_/${(0,uri/* uriOf */.S)(name.join('/'))}`
        : name.length === 1
            ? `https://hub.docker.com/r/${(0,uri/* uriOf */.S)(repository)}`
            : undefined;
    if (page === undefined)
        return {};
    const filter = tag === undefined ? '' : `?name=${encodeURIComponent(wellFormed(tag))}`;
    return bothOf(page, '', `/tags${filter}`);
}
function chainguard({ repository }) {
    const [organization, name, ...more] = repository.split('/');
    if (organization !== 'chainguard' || name === undefined || more.length > 0)
        return {};
    const page = `https://images.chainguard.dev/directory/image/${(0,uri/* uriOf */.S)(name)}`;
    return bothOf(page, '/overview', '/versions');
}
function bothOf(base, page, history) {
    return (0,compact/* compact */.o)({ page: `${base}${page}`, history: `${base}${history}` });
}
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\uFFFD');
}

// EXTERNAL MODULE: ./lib/model/with-fields.js
var with_fields = __webpack_require__(49859);
// EXTERNAL MODULE: ./lib/report/references.js + 3 modules
var report_references = __webpack_require__(55476);
;// CONCATENATED MODULE: ./lib/report/images/places.js





function placesIn({ references, findings }, link) {
    const places = new Map();
    for (const reference of references) {
        const key = (0,report_references/* reportedPlaceKey */.YB)(reference);
        if (!places.has(key))
            places.set(key, placeAt(reference, link));
    }
    const found = new Map();
    for (const finding of findings) {
        const { file, line, column } = finding;
        if (file === undefined || line === undefined || column === undefined)
            continue;
        const key = (0,report_references/* reportedPlaceKey */.YB)(finding);
        if (!places.has(key))
            places.set(key, placeAt({ ...finding, file, line, column }, link));
        const others = found.get(key);
        if (others === undefined)
            found.set(key, [finding]);
        else
            others.push(finding);
    }
    return [...places]
        .map(([key, place]) => (0,with_fields/* withFields */.q)(place, foundAt(found.get(key) ?? [])))
        .sort(worstPlaceFirst);
}
function placeAt({ origin, file, line, column, testData, ...rest }, link) {
    const url = link({ origin, file, line });
    const checks = [];
    return (0,compact/* compact */.o)({ origin, file, line, column, digest: rest.digest, checks, testData, url });
}
function foundAt(findings) {
    const open = findings.filter((finding) => finding.waived === undefined);
    const waived = findings.filter((finding) => finding.waived !== undefined);
    return {
        checks: [...new Set(open.map(({ check }) => check))],
        ...(0,compact/* compact */.o)({ severity: worstSeverity(open), introduced: introducedIn(open) }),
        ...(waived.length === 0 ? {} : { waived: [...new Set(waived.map(({ check }) => check))] }),
    };
}
function worstSeverity(findings) {
    return findings.reduce((worst, { severity }) => ((0,order/* severityOrder */.IY)(severity) < (0,order/* severityOrder */.IY)(worst) ? severity : worst), undefined);
}
function introducedIn(findings) {
    const compared = findings.flatMap(({ introduced }) => (introduced === undefined ? [] : [introduced]));
    if (compared.length < findings.length)
        return compared.length === 0 ? undefined : true;
    return compared.length === 0 ? undefined : compared.includes(true);
}
function worstPlaceFirst(a, b) {
    return (Number(a.introduced === false) - Number(b.introduced === false) ||
        (0,order/* severityOrder */.IY)(a.severity) - (0,order/* severityOrder */.IY)(b.severity) ||
        (0,order/* checksRank */["in"])(a.checks) - (0,order/* checksRank */["in"])(b.checks) ||
        (0,model_text/* compareText */.n6)(a.origin ?? '', b.origin ?? '') ||
        (0,model_text/* compareText */.n6)(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column);
}
function pinsIn(references) {
    const pins = new Map();
    for (const { digest, fact } of references) {
        const key = digest ?? '';
        const known = pins.get(key);
        if (known !== undefined)
            known.references += 1;
        else
            pins.set(key, pinOf(digest, fact));
    }
    return [...pins.values()].sort(mostUsedFirst);
}
function pinOf(digest, fact) {
    const { status = 'unknown', cause, pinnedSince, supersededAt, behind, lagSeconds, basis, evidence, built, } = fact ?? {};
    return (0,compact/* compact */.o)({
        ...{ digest, status, cause, pinnedSince, supersededAt, behind, lagSeconds, basis, evidence, built },
        references: 1,
    });
}
function mostUsedFirst(a, b) {
    return b.references - a.references || (0,model_text/* compareText */.n6)(a.digest ?? '', b.digest ?? '');
}

;// CONCATENATED MODULE: ./lib/report/images/signatures.js

function signatureCards(references) {
    const cards = new Map();
    const add = (role, found, built) => {
        if (found === undefined || cards.get(found.digest)?.role === 'pinned')
            return;
        cards.set(found.digest, cardOf(role, found, built));
    };
    for (const { signatures } of references) {
        if (signatures === undefined)
            continue;
        add('replaced', signatures.replaced);
        add('pinned', signatures, signatures.built);
        add('current', signatures.ofCurrent);
    }
    return [...cards.values()];
}
function cardOf(role, { digest: signed, signed: all, refused, complete }, built) {
    const best = all.find(({ build }) => build !== undefined) ?? all[0];
    const signer = best?.signer;
    const build = built?.build ?? best?.build;
    const state = best !== undefined ? 'signed' : complete ? 'not-signed' : 'unknown';
    return {
        digest: signed,
        role,
        state,
        ...(0,compact/* compact */.o)({
            signer: signer?.kind === 'key' ? signer.key : signer?.identity,
            issuer: signer?.kind === 'identity' ? signer.issuer : undefined,
            at: best?.at,
            accepted: built?.isRequired === true ? true : undefined,
            gitTag: built?.gitTag,
            relation: built?.relation,
            repository: build?.repository,
            commit: build?.commit,
            refused: refused.length === 0 ? undefined : refused.length,
        }),
        links: linksOf(best, build),
    };
}
const repositoryAddress = /^https:\/\/(?:github|gitlab)\.com\/[\w.-]{1,100}(?:\/[\w.-]{1,100}){1,8}$/;
function linksOf(signature, { repository = '', commit = '', run = '' } = {}) {
    const isKnown = repositoryAddress.test(repository);
    const isRun = isKnown && run.startsWith(`${repository}/`) && /^[\w./:-]{1,300}$/.test(run);
    const isPublic = signature?.signer.kind === 'identity' && signature.signer.root === 'sigstore';
    const { logIndex = '' } = signature ?? {};
    return (0,compact/* compact */.o)({
        commit: isKnown && /^[0-9a-f]{40,64}$/.test(commit) ? `${repository}/commit/${commit}` : undefined,
        run: isRun ? run : undefined,
        log: isPublic && /^\d{1,20}$/.test(logIndex)
            ? `https://search.sigstore.dev/?logIndex=${logIndex}`
            : undefined,
    });
}

;// CONCATENATED MODULE: ./lib/report/images/cards.js












function imageCards(report) {
    return (0,steps/* atOnce */.zd)(imageCardSteps(report));
}
function* imageCardSteps(report) {
    const advisoryOf = advisoryLookup(report);
    const link = (0,links/* placeLinks */.vB)(report);
    const urls = new Map();
    const urlOf = (check) => {
        const url = urls.get(check) ?? (0,links/* checkUrl */.CU)(check);
        urls.set(check, url);
        return url;
    };
    const groups = yield* (0,group/* imageGroups */.o)(report);
    const images = yield* (0,steps/* mapped */.CV)(groups, (group) => imageOf(group, advisoryOf, link, urlOf));
    return [...(yield* (0,sort/* sorted */.I)(images, order/* worstImageFirst */.Xf))];
}
function imageOf(group, advisoryOf, link, urlOf) {
    const { name, registry, repository, tag, references, findings } = group;
    const rated = findings
        .map((finding) => ({ finding, harm: harmOf(finding, advisoryOf) }))
        .sort(worstFindingFirst);
    const open = rated.flatMap(({ finding }) => (finding.waived === undefined ? [finding] : []));
    const harm = rated[0]?.harm ?? 'none';
    const checks = checksOf(rated.map(({ finding }) => finding), urlOf);
    const pins = pinsIn(references);
    const known = { checks, pins, ...tagOf(references) };
    return {
        name,
        registry,
        repository,
        ...(0,compact/* compact */.o)({ tag }),
        harm,
        ...(0,compact/* compact */.o)({ severity: worstSeverity(open), introduced: introducedIn(open) }),
        findings: open.length,
        waived: findings.length - open.length,
        references: references.length,
        ...oldestLag(pins, known.current),
        ...known,
        ...(0,compact/* compact */.o)({ action: actionFor({ harm, ...known }, open) }),
        places: placesIn(group, link),
        advisories: advisoriesOf(findings, advisoryOf),
        ...signaturesOfImage(references),
        links: pagesOf({ registry, repository, tag }),
    };
}
function harmOf(finding, advisoryOf) {
    return (0,order/* harmOfFinding */.vE)(finding, hasFix(advisoryOf(finding) ?? {}));
}
function worstFindingFirst(a, b) {
    return ((0,harm/* harmRank */.z)(a.harm) - (0,harm/* harmRank */.z)(b.harm) ||
        (0,order/* severityOrder */.IY)(a.finding.severity) - (0,order/* severityOrder */.IY)(b.finding.severity) ||
        Number(a.finding.introduced === false) - Number(b.finding.introduced === false));
}
function signaturesOfImage(references) {
    const signatures = signatureCards(references);
    return signatures.length === 0 ? {} : { signatures: [...signatures] };
}
function checksOf(findings, urlOf) {
    const checks = new Map();
    for (const { check, severity, message, waived } of findings) {
        const known = checks.get(check);
        const isOpen = waived === undefined;
        const isWorse = known === undefined || (isOpen && (0,order/* severityOrder */.IY)(severity) < (0,order/* severityOrder */.IY)(known.severity));
        checks.set(check, {
            check,
            severity: isWorse ? severity : known.severity,
            message: known?.message ?? message,
            url: known?.url ?? urlOf(check),
            findings: (known?.findings ?? 0) + Number(isOpen),
            waived: (known?.waived ?? 0) + Number(!isOpen),
        });
    }
    return [...checks.values()];
}
function tagOf(references) {
    const facts = references.flatMap(({ fact }) => (fact === undefined ? [] : [fact]));
    const { currentDigest, currentSince, basis, evidence } = facts.find((fact) => fact.currentDigest !== undefined) ?? {};
    const current = currentDigest === undefined ? undefined : (0,compact/* compact */.o)({ currentDigest, currentSince, basis, evidence });
    const { deprecated, endOfLife } = facts.find((fact) => fact.deprecated !== undefined) ?? {};
    return (0,compact/* compact */.o)({ current, deprecated, endOfLife });
}
function oldestLag(pins, current) {
    const [oldest] = pins
        .map(({ supersededAt, behind, lagSeconds }) => (0,compact/* compact */.o)({ since: supersededAt, behind, lagSeconds }))
        .sort(order/* longestBehindFirst */.BI);
    if (oldest?.lagSeconds !== undefined)
        return oldest;
    const isUnpinned = pins.some(({ status }) => status === 'unpinned');
    return (0,compact/* compact */.o)({ since: isUnpinned ? current?.currentSince : undefined });
}
function advisoriesOf(findings, advisoryOf) {
    const found = new Map();
    for (const finding of findings) {
        const advisory = advisoryOf(finding);
        if (advisory === undefined)
            continue;
        const key = JSON.stringify([advisory.id, advisory.artifact]);
        const isOpen = finding.waived === undefined || found.get(key)?.isOpen === true;
        found.set(key, { ...advisory, isOpen });
    }
    return [...found.values()]
        .map(({ isOpen, ...advisory }) => (isOpen ? advisory : { ...advisory, waived: true }))
        .sort(worstAdvisoryFirst);
}


/***/ }),

/***/ 21778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ imageGroups),
/* harmony export */   u: () => (/* binding */ findingsOutside)
/* harmony export */ });
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55476);


function findingsOutside(references, findings) {
    const local = new Set(references.flatMap((one) => (one.kind === 'local' ? [(0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(one)] : [])));
    const isLocal = (one) => local.size > 0 && local.has((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(one));
    return findings.filter((one) => one.image === undefined || isLocal(one));
}
function* imageGroups({ references, findings, }) {
    const groups = new Map();
    const groupOf = (registry, repository, tag) => {
        const name = `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
        const known = groups.get(name);
        if (known !== undefined)
            return known;
        const group = {
            name,
            registry,
            repository,
            ...(tag === undefined ? {} : { tag }),
            references: [],
            findings: [],
        };
        groups.set(name, group);
        return group;
    };
    const atPlace = new Map();
    for (const reference of references) {
        yield;
        const { kind, registry, repository } = reference;
        if (kind === 'local')
            atPlace.set((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(reference), 'local');
        if (kind !== 'image' || registry === undefined || repository === undefined)
            continue;
        const group = groupOf(registry, repository, meantTag(reference));
        group.references.push(reference);
        atPlace.set((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(reference), group);
    }
    for (const finding of findings) {
        yield;
        const { image } = finding;
        if (image === undefined)
            continue;
        const there = atPlace.get((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(finding));
        if (there === 'local')
            continue;
        const isThere = there?.registry === image.registry && there.repository === image.repository;
        const group = isThere && image.tag === undefined ? there : groupOf(image.registry, image.repository, image.tag);
        group.findings.push(finding);
    }
    return [...groups.values()];
}
function meantTag({ tag, digest, assumedTag, fact }) {
    return tag ?? fact?.recoveredTag ?? assumedTag ?? (digest === undefined ? _model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .impliedTag */ .RW : undefined);
}


/***/ }),

/***/ 84139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ harmRank)
/* harmony export */ });
/* unused harmony export harms */
const harms = [
    'foreign-digest',
    'dead-tag',
    'fixable-advisory',
    'stale',
    'unpinned',
    'other',
    'none',
];
function harmRank(harm) {
    return harms.indexOf(harm);
}


/***/ }),

/***/ 5756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ checkUrl),
/* harmony export */   Le: () => (/* binding */ advisoryUrl),
/* harmony export */   aH: () => (/* binding */ errorUrl),
/* harmony export */   vB: () => (/* binding */ placeLinks)
/* harmony export */ });
/* harmony import */ var _model_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37404);
/* harmony import */ var _model_uri_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74047);


function checkUrl(check) {
    return (0,_model_project_js__WEBPACK_IMPORTED_MODULE_0__/* .docsUrl */ .fs)(`checks/${(0,_model_uri_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S)(check)}.md`);
}
function errorUrl(cause) {
    return (0,_model_project_js__WEBPACK_IMPORTED_MODULE_0__/* .docsUrl */ .fs)(`errors/${(0,_model_uri_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S)(cause)}.md`);
}
const year = '\\d{4}';
const advisoryPages = [
    [new RegExp(`^CVE-${year}-\\d{4,19}$`), (id) => `https://www.cve.org/CVERecord?id=${id}`],
    [/^GHSA(?:-[a-z0-9]{4}){3}$/, (id) => `https://github.com/advisories/${id}`],
    [/^CGA(?:-[a-z0-9]{4}){3}$/, (id) => `https://images.chainguard.dev/security/${id}`],
    [new RegExp(`^GO-${year}-\\d{4,9}$`), (id) => `https://pkg.go.dev/vuln/${id}`],
    [new RegExp(`^RUSTSEC-${year}-\\d{4}$`), (id) => `https://rustsec.org/advisories/${id}.html`],
    [new RegExp(`^(?:PYSEC|MAL|OSV|HSEC)-${year}-\\d{1,9}$`), (id) => `https://osv.dev/vulnerability/${id}`],
    [/^D[SL]A-\d{1,6}-\d{1,3}$/, (id) => `https://security-tracker.debian.org/tracker/${id}`],
    [/^USN-\d{1,6}-\d{1,3}$/, (id) => `https://ubuntu.com/security/notices/${id}`],
    [new RegExp(`^RH[SBE]A-${year}:\\d{4,6}$`), (id) => `https://access.redhat.com/errata/${id}`],
];
function advisoryUrl(id, aliases = []) {
    for (const name of [id, ...aliases]) {
        const page = advisoryPages.find(([form]) => form.test(name));
        if (page !== undefined)
            return page[1](name);
    }
    return undefined;
}
function placeLinks({ source, repositories = [], }) {
    const own = source === undefined ? undefined : blobsOf(source);
    const bases = new Map(repositories.map(({ origin, server, sha }) => [
        origin,
        server === undefined || sha === undefined ? undefined : blobsOf({ server, repository: origin, sha }),
    ]));
    return ({ origin, file, line }) => {
        const base = origin === undefined ? own : bases.get(origin);
        if (base === undefined)
            return undefined;
        return `${base}/${(0,_model_uri_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S)(file)}${line === undefined ? '' : `#L${line}`}`;
    };
}
function blobsOf({ server, repository, sha }) {
    if (!/^https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.-]+)*\/?$/.test(server) || !URL.canParse(server))
        return undefined;
    return `${server.replace(/\/$/, '')}/${[repository, 'blob', sha].map(_model_uri_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S).join('/')}`;
}


/***/ }),

/***/ 45081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ longestBehindFirst),
/* harmony export */   IY: () => (/* binding */ severityOrder),
/* harmony export */   Xf: () => (/* binding */ worstImageFirst),
/* harmony export */   "in": () => (/* binding */ checksRank),
/* harmony export */   vE: () => (/* binding */ harmOfFinding)
/* harmony export */ });
/* harmony import */ var _model_extremes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33196);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65268);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57798);
/* harmony import */ var _harm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84139);




const harmOfCheck = {
    'digest-not-in-history': 'foreign-digest',
    'missing-tag': 'dead-tag',
    'deprecated-tag': 'dead-tag',
    'stale-digest': 'stale',
    unpinned: 'unpinned',
};
function harmOfFinding({ check, testData, waived }, hasFix) {
    if (waived !== undefined)
        return 'none';
    if (testData !== undefined)
        return 'other';
    if (check === 'advisory' && hasFix)
        return 'fixable-advisory';
    return Object.hasOwn(harmOfCheck, check) ? (harmOfCheck[check] ?? 'other') : 'other';
}
function checksRank(checks) {
    const ranks = checks.map((check) => (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)(check === 'advisory' ? 'fixable-advisory' : harmOfFinding({ check }, false)));
    return (0,_model_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .smallest */ .o)(ranks, (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)('none'));
}
function severityOrder(severity) {
    return severity === undefined ? _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g.length : _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g.indexOf(severity);
}
function longestBehindFirst(a, b) {
    const [from, other] = [behindFrom(a), behindFrom(b)];
    if (from !== unknownStart || other !== unknownStart)
        return from - other;
    return (b.lagSeconds ?? 0) - (a.lagSeconds ?? 0);
}
const notBehind = Number.MAX_VALUE;
const unknownStart = Number.MAX_SAFE_INTEGER;
function behindFrom({ since, lagSeconds }) {
    if (lagSeconds === undefined)
        return notBehind;
    return since === undefined ? unknownStart : Date.parse(since);
}
function worstImageFirst(a, b) {
    return (Number(a.findings === 0) - Number(b.findings === 0) ||
        Number(a.introduced === false) - Number(b.introduced === false) ||
        (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)(a.harm) - (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)(b.harm) ||
        severityOrder(a.severity) - severityOrder(b.severity) ||
        longestBehindFirst(a, b) ||
        b.findings - a.findings ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.name, b.name));
}


/***/ }),

/***/ 55476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pi: () => (/* binding */ describeReferenceWithFact),
  YB: () => (/* binding */ reportedPlaceKey),
  ko: () => (/* binding */ withWaivedChecks)
});

// UNUSED EXPORTS: describeProblem, describeReference

// EXTERNAL MODULE: ./lib/model/compact.js
var model_compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/model/with-fields.js
var with_fields = __webpack_require__(49859);
// EXTERNAL MODULE: ./lib/report/time.js
var time = __webpack_require__(9793);
;// CONCATENATED MODULE: ./lib/report/built.js


function describeBuilt(fact, { digest }, signatures, asOf) {
    if (fact.status !== 'unknown' || fact.cause !== 'no-history')
        return {};
    const { built } = signatures ?? {};
    if (digest === undefined || signatures?.digest !== digest || built?.provesTag !== true)
        return {};
    const { gitTag, at, build } = built;
    if (gitTag === undefined || at === undefined || at > asOf)
        return {};
    return { built: { gitTag, at: (0,time/* isoTime */.L)(at), ...(0,model_compact/* compact */.o)({ repository: build.repository }) } };
}

// EXTERNAL MODULE: ./lib/report/fact.js + 3 modules
var report_fact = __webpack_require__(87243);
// EXTERNAL MODULE: ./lib/model/pull-policy.js
var pull_policy = __webpack_require__(82229);
;// CONCATENATED MODULE: ./lib/report/pull-policies.js



function describePolicies({ newest, others }) {
    return { newest: newest.map(describeAnswer), others: others.map(describeAnswer) };
}
function describeAnswer(answer) {
    const { digest, results, unknown, isHarmless } = answer;
    return {
        digest,
        verdict: (0,pull_policy/* pullVerdict */.Hk)(answer),
        results: results.map(describeResult),
        ...(0,model_compact/* compact */.o)({ unknown: unknown && { ...unknown }, isHarmless }),
    };
}
function describeResult({ allowedFrom, override, parameters, ...rest }) {
    const { at, builtAt } = allowedFrom ?? {};
    return {
        ...rest,
        parameters: { ...parameters },
        ...(0,model_compact/* compact */.o)({
            override: override && { ...override },
            allowedFrom: at === undefined ? undefined : (0,time/* isoTime */.L)(at),
            builtAt: builtAt === undefined ? undefined : (0,time/* isoTime */.L)(builtAt),
        }),
    };
}
function parsePolicies({ newest, others }) {
    return { newest: newest.map(parseAnswer), others: others.map(parseAnswer) };
}
function parseAnswer({ digest, results, unknown, isHarmless }) {
    return {
        digest: digest,
        results: results.map(parseResult),
        ...compact({ isHarmless, unknown: unknown && { ...unknown, cause: unknown.cause } }),
    };
}
function parseResult({ allowedFrom, builtAt, ...rest }) {
    if (allowedFrom === undefined)
        return rest;
    const built = builtAt === undefined ? undefined : Date.parse(builtAt);
    return { ...rest, allowedFrom: { at: Date.parse(allowedFrom), ...compact({ builtAt: built }) } };
}

;// CONCATENATED MODULE: ./lib/report/signatures.js


function describeSignatures({ origin, ofCurrent, before, replaced, built, ...own }) {
    const { registry = '', repository = '', tag } = origin ?? {};
    return {
        ...describeDigest(own),
        ...(0,model_compact/* compact */.o)({
            origin: origin && { registry, repository, ...(0,model_compact/* compact */.o)({ tag }) },
            ofCurrent: ofCurrent && describeDigest(ofCurrent),
            before: before?.map(describeDigest),
            replaced: replaced && describeDigest(replaced),
            built: built && timed(built, time/* isoTime */.L),
        }),
    };
}
function describeDigest({ digest, signed, refused, complete }) {
    return {
        digest,
        signed: signed.map((one) => timed(one, time/* isoTime */.L)),
        refused: refused.map((one) => ({ ...one })),
        complete,
    };
}
function parseSignatures({ origin, ofCurrent, before, replaced, built, ...own }) {
    return {
        ...parseDigest(own),
        ...compact({
            origin,
            ofCurrent: ofCurrent && parseDigest(ofCurrent),
            before: before?.map(parseDigest),
            replaced: replaced && parseDigest(replaced),
            built: built && timed(built, Date.parse),
        }),
    };
}
function parseDigest({ digest, signed, refused, complete }) {
    return {
        digest: digest,
        signed: signed.map((one) => timed(one, Date.parse)),
        refused: refused.map((one) => ({ ...one, digest: one.digest })),
        complete,
    };
}
function timed({ at, ...rest }, convert) {
    return { ...rest, ...(at === undefined ? {} : { at: convert(at) }) };
}

;// CONCATENATED MODULE: ./lib/report/references.js







function describeReference(occurrence, files, locate) {
    const { at, raw, parts, uses, testData } = occurrence;
    const { file } = at;
    const text = files.get(file)?.text ?? '';
    const shared = {
        file,
        ...locate(at),
        raw,
        ...(parts === undefined
            ? {}
            : {
                parts: parts.map(({ part, span }) => ({
                    part,
                    raw: text.slice(span.start, span.end),
                    ...locate({ file, span }),
                })),
            }),
        ...(uses === undefined ? {} : { uses: uses.map((span) => locate({ file, span })) }),
        ...(0,model_compact/* compact */.o)({ testData }),
    };
    if (occurrence.kind === 'opaque')
        return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
    if (occurrence.kind === 'local')
        return { kind: 'local', ...shared, ...occurrence.image, builtBy: { ...occurrence.builtBy } };
    const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
    const { image } = occurrence;
    const assumed = image.tag === undefined ? (0,model_image/* withImpliedTag */.Lt)(image).tag : undefined;
    const assumedTag = assumed === undefined ? {} : { assumedTag: assumed };
    return { kind: 'image', ...shared, ...image, ...assumedTag, ...noPlace };
}
function describeProblem({ file, message, span }, locate) {
    return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}
function describeReferenceWithFact(occurrence, { facts, pullPolicies, signatures }, files, locate, asOf) {
    const span = { ...occurrence.at.span };
    const reference = (0,with_fields/* withFields */.q)(describeReference(occurrence, files, locate), { span });
    if (occurrence.kind !== 'image')
        return reference;
    const fact = facts.get(occurrence);
    const policies = pullPolicies?.get(occurrence);
    const signed = signatures?.get(occurrence);
    const learned = {
        pin: describePin(occurrence, files, locate),
        pullPolicies: policies && describePolicies(policies),
        signatures: signed && describeSignatures(signed),
        fact: fact && (0,with_fields/* withFields */.q)((0,report_fact/* describeFact */.u)(fact), describeBuilt(fact, occurrence.image, signed, asOf)),
    };
    return (0,with_fields/* withFields */.q)(reference, (0,model_compact/* compact */.o)(learned));
}
function describePin({ at, pin }, files, locate) {
    if (pin.kind === 'refused')
        return undefined;
    const { kind, span, ...form } = pin;
    const around = { start: Math.min(at.span.start, span.start), end: Math.max(at.span.end, span.end) };
    const isWithin = around.start === at.span.start && around.end === at.span.end;
    const text = files.get(at.file)?.text.slice(around.start, around.end) ?? '';
    const place = isWithin ? undefined : locate({ file: at.file, span: around });
    return { span: { ...span }, ...form, ...(place === undefined ? {} : { around: { text, place } }) };
}
function reportedPlaceKey({ origin, file, line, column, }) {
    return `${line}:${column}:${file?.length}:${file}${origin === undefined ? '' : `:${origin}`}`;
}
function withWaivedChecks(references, findings) {
    const waived = new Map();
    for (const finding of findings) {
        if (finding.waived === undefined)
            continue;
        const key = reportedPlaceKey(finding);
        waived.set(key, (waived.get(key) ?? new Set()).add(finding.check));
    }
    return references.map((reference) => {
        const checks = waived.size === 0 ? undefined : waived.get(reportedPlaceKey(reference));
        if (checks === undefined && reference.waivedChecks === undefined)
            return reference;
        const { waivedChecks: _, ...rest } = reference;
        return (checks === undefined ? rest : { ...rest, waivedChecks: [...checks] });
    });
}


/***/ }),

/***/ 75093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   av: () => (/* binding */ describeSources)
/* harmony export */ });
/* unused harmony export parseSource */
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9793);


function describeSources(evidence) {
    return evidence === undefined || evidence.length === 0 ? {} : { evidence: evidence.map(describeSource) };
}
function describeSource({ source, strength, since, readAt, silent }) {
    return {
        source,
        strength,
        ...(since === undefined ? {} : { since: (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .L)(since) }),
        readAt: (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .L)(readAt),
        ...(silent === undefined ? {} : { silent: { ...silent } }),
    };
}
function parseSource({ source, strength, since, readAt, silent }) {
    return {
        source,
        strength,
        readAt: Date.parse(readAt),
        ...compact({
            since: since === undefined ? undefined : Date.parse(since),
            silent: silent && { cause: silent.cause, message: silent.message },
        }),
    };
}


/***/ }),

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime)
/* harmony export */ });
function isoTime(instant) {
    return new Date(instant).toISOString();
}


/***/ })

};
