export const id = 446;
export const ids = [446];
export const modules = {

/***/ 5446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditText: () => (/* binding */ auditText),
/* harmony export */   behindText: () => (/* binding */ behindText),
/* harmony export */   endOfLifeText: () => (/* binding */ endOfLifeText),
/* harmony export */   formatPlace: () => (/* binding */ formatPlace),
/* harmony export */   formatReportDay: () => (/* binding */ formatReportDay),
/* harmony export */   headline: () => (/* binding */ headline),
/* harmony export */   historyText: () => (/* binding */ historyText),
/* harmony export */   referenceName: () => (/* binding */ referenceName),
/* harmony export */   referenceText: () => (/* binding */ referenceText),
/* harmony export */   subjectOf: () => (/* binding */ subjectOf),
/* harmony export */   totalsText: () => (/* binding */ totalsText),
/* harmony export */   verdictMeaning: () => (/* binding */ verdictMeaning)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7798);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5349);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9311);



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
    const open = references.filter(({ fact }) => fact === undefined || !proved.has(fact.status)).length;
    return open === 0 ? _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictTexts */ .E0.allProved : _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictTexts */ .E0.notAllProved(open);
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
function historyText({ kind, why, fact, builtBy }) {
    if (kind === 'opaque')
        return `not resolved (${why})`;
    if (kind === 'local')
        return `built here (${builtBy?.file}:${builtBy?.line}), not verified`;
    switch (fact?.status) {
        case 'current':
            return fact.currentSince === undefined
                ? 'current (no tag history)'
                : `current since ${formatReportDay(fact.currentSince)}${ledgerNote(fact)}`;
        case 'superseded':
            return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(wholeDays(fact.lagSeconds), 'day')} and ${behindText(fact)}`;
        case 'unpinned':
            return fact.currentSince === undefined
                ? 'not pinned (no tag history)'
                : `not pinned, tag moved ${formatReportDay(fact.currentSince)}${ledgerNote(fact)}`;
        case 'not-in-history':
            return "digest not in the tag's history";
        case 'one-platform':
            return "single platform of the tag's index";
        case 'missing':
            return fact.message ?? 'missing';
        default:
            return `unknown (${fact?.cause ?? 'not checked'})`;
    }
}
function behindText(fact) {
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(fact.behind ?? 0, 'digest')} behind, since ${formatReportDay(fact.supersededAt)}${ledgerNote(fact)}`;
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
function ledgerNote({ basis }) {
    return basis === 'first-seen' ? ' (per ledger)' : '';
}
function wholeDays(seconds) {
    return Math.floor((seconds ?? 0) / 86_400);
}
function formatReportDay(timestamp) {
    return timestamp?.slice(0, 10) ?? 'an unknown day';
}


/***/ }),

/***/ 5349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ stepTexts),
/* harmony export */   CN: () => (/* binding */ sarifRefused),
/* harmony export */   E0: () => (/* binding */ verdictTexts),
/* harmony export */   RT: () => (/* binding */ waiverStates),
/* harmony export */   TC: () => (/* binding */ deliveryTexts),
/* harmony export */   Uj: () => (/* binding */ statusLabels),
/* harmony export */   cV: () => (/* binding */ advisoryStatuses),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   kg: () => (/* binding */ existingLabel)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7798);

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
    notAllProved: (count) => `There are no findings, but ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'reference')} could not be verified against a tag history.`,
};
const stepTexts = {
    pin: (count) => `\`tagproof pin\` writes ${count === 1 ? 'it' : 'all of them'}.`,
    blocked: 'The current digest could not be looked up. Fix the cause, then run `tagproof pin`.',
    temporary: (count) => count === 1
        ? 'This is usually temporary (network, rate limit). Re-run later.'
        : 'These are usually temporary (network, rate limit). Re-run later.',
    permanent: 'Fix the cause below; re-running on its own will not help.',
    mixed: 'Some of these are temporary. Fix the others, then re-run.',
    unverified: (items) => `${items} could not be verified.`,
    more: (shown, total) => `Showing ${shown} of ${total} steps. All findings are listed below.`,
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
const deliveryTexts = {
    pullRequestIntro: "Every digest below is the one that its tag's history shows as current.",
    pullRequestCut: (shown, total) => `Showing ${shown} of ${total}; the rest is in the diff and in the report.`,
    pullRequestGaps: (count) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'item')} could not be verified, so this pull request may not contain all pins.`,
    resolvedComment: '### ✅ Tagproof: resolved\n\nThe findings reported here are fixed, or this pull request no longer touches them.',
    issueTitle: 'Container images need attention',
    issueClosed: 'No image needs attention any more. This issue is reopened automatically when one does again.',
};


/***/ }),

/***/ 9311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ takeWithin),
/* harmony export */   c5: () => (/* binding */ viewLimits),
/* harmony export */   du: () => (/* binding */ viewOf)
/* harmony export */ });
/* unused harmony export worstFirst */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5268);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7798);


const viewLimits = {
    annotations: { error: 9, warning: 10, notice: 10 },
    annotationBytes: 4096,
    summaryBytes: 900 * 1024,
    commentBytes: 60_000,
    imageListBytes: 256 * 1024,
    sarifResults: 25_000,
    sarifGzipBytes: 10_000_000,
    terminalFindings: 1000,
};
function viewOf(report) {
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
            local: references.filter(({ kind }) => kind === 'local').length,
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
        _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(a.severity) - _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(b.severity) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.origin ?? '', b.origin ?? '') ||
        Number(a.file === undefined) - Number(b.file === undefined) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.file ?? '', b.file ?? '') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.check, b.check));
}


/***/ })

};
