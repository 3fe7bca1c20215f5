export const id = 71;
export const ids = [71];
export const modules = {

/***/ 5446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ auditText),
/* harmony export */   Ll: () => (/* binding */ verdictMeaning),
/* harmony export */   On: () => (/* binding */ formatReportDay),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   QM: () => (/* binding */ endOfLifeText),
/* harmony export */   Sd: () => (/* binding */ behindText),
/* harmony export */   dE: () => (/* binding */ formatPlace),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   n5: () => (/* binding */ referenceText),
/* harmony export */   u_: () => (/* binding */ historyText),
/* harmony export */   z$: () => (/* binding */ referenceName),
/* harmony export */   zF: () => (/* binding */ totalsText)
/* harmony export */ });
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

/***/ 45349:
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

/***/ 51692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ takeWithin),
/* harmony export */   c5: () => (/* binding */ viewLimits),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65268);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);


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


/***/ }),

/***/ 87234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   a9: () => (/* binding */ parseFact),
/* harmony export */   uL: () => (/* binding */ describeFact)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6472);

function isoTime(instant) {
    return new Date(instant).toISOString();
}
function describeFact(fact) {
    if (fact.status === 'missing')
        return { status: 'missing', what: fact.what, message: `the ${fact.what} does not exist` };
    const { status, endOfLife, currentDigest } = fact;
    const current = currentDigest === undefined ? {} : { currentDigest };
    if (status === 'unknown') {
        const { cause, message } = fact;
        return { status, cause, message, ...current, ...describeEnd(endOfLife) };
    }
    const pinnedSince = 'pinnedSince' in fact ? fact.pinnedSince : undefined;
    return {
        status,
        ...current,
        ...(fact.currentSince === undefined ? {} : { currentSince: isoTime(fact.currentSince) }),
        ...(pinnedSince === undefined ? {} : { pinnedSince: isoTime(pinnedSince) }),
        ...(fact.basis === undefined ? {} : { basis: fact.basis }),
        ...describeOwn(fact),
        ...(fact.recoveredTag === undefined ? {} : { recoveredTag: fact.recoveredTag }),
        ...describeEnd(endOfLife),
    };
}
function describeOwn(fact) {
    switch (fact.status) {
        case 'superseded':
            return describeLag(fact);
        case 'current':
            return fact.youngUntil === undefined ? {} : { youngUntil: isoTime(fact.youngUntil) };
        case 'not-in-history':
            return { records: fact.records, historySince: isoTime(fact.historySince) };
        case 'one-platform':
            return { indexDigest: fact.indexDigest, ...(fact.lag && describeLag(fact.lag)) };
        case 'unpinned':
            return {};
    }
}
function describeLag({ supersededAt, supersededBy, behind, lagMs }) {
    return { supersededAt: isoTime(supersededAt), supersededBy, behind, lagSeconds: Math.floor(lagMs / 1000) };
}
function describeEnd(endOfLife) {
    if (endOfLife === undefined)
        return {};
    const { deprecated, successors } = endOfLife;
    const day = endOfLife.deprecated ? describeDate(endOfLife.date) : describeAnnounced(endOfLife.announced);
    if (day === undefined && successors === undefined)
        return { deprecated };
    return { deprecated, endOfLife: { ...day, ...successors } };
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
    return (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({
        date: date === undefined ? undefined : isoTime(date).slice(0, 10),
        grace: grace && (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({ until: until === undefined ? undefined : isoTime(until) }),
    });
}
function parseFact(reported, at) {
    const { status, cause, message = '', what } = reported;
    if (status === 'missing')
        return what === undefined ? undefined : { status, what };
    const { currentDigest, currentSince, basis, recoveredTag } = reported;
    const current = currentDigest === undefined ? undefined : { currentDigest: currentDigest };
    const endOfLife = parseEnd(reported);
    const end = endOfLife === undefined ? {} : { endOfLife };
    if (status === 'unknown')
        return cause === undefined ? undefined : { status, cause: cause, message, ...current, ...end };
    if (current === undefined)
        return undefined;
    const known = {
        ...current,
        ...(currentSince === undefined ? {} : { currentSince: Date.parse(currentSince) }),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({ basis, recoveredTag }),
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
                ...known,
            };
        case 'superseded':
            return 'pinnedSince' in pinned && lag !== undefined
                ? { status, pinnedSince: pinned.pinnedSince, ...lag, ...known }
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
    const { date, dateUnknown, nearest, newest, grace } = endOfLife ?? {};
    const successors = nearest === undefined || newest === undefined ? {} : { successors: { nearest, newest } };
    if (!deprecated) {
        if (date === undefined && grace === undefined)
            return { deprecated };
        const until = grace?.until === undefined ? undefined : Date.parse(grace.until);
        const announced = (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({
            date: date === undefined ? undefined : Date.parse(date),
            grace: grace && (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({ until }),
        });
        return { deprecated, announced, ...successors };
    }
    const day = date ?? (dateUnknown === undefined ? undefined : { unknown: dateUnknown });
    return { deprecated, ...successors, ...(day === undefined ? {} : { date: day }) };
}


/***/ }),

/***/ 1542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ parsePolicies),
/* harmony export */   g: () => (/* binding */ describePolicies)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6472);
/* harmony import */ var _model_pull_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82229);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87234);



function describePolicies({ newest, others }) {
    return { newest: newest.map(describeAnswer), others: others.map(describeAnswer) };
}
function describeAnswer(answer) {
    const { digest, results, unknown, isHarmless } = answer;
    return {
        digest,
        verdict: (0,_model_pull_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .pullVerdict */ .Hk)(answer),
        results: results.map(describeResult),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ unknown: unknown && { ...unknown }, isHarmless }),
    };
}
function describeResult({ allowedFrom, override, parameters, ...rest }) {
    const { at, builtAt } = allowedFrom ?? {};
    return {
        ...rest,
        parameters: { ...parameters },
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({
            override: override && { ...override },
            allowedFrom: at === undefined ? undefined : (0,_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(at),
            builtAt: builtAt === undefined ? undefined : (0,_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(builtAt),
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
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ isHarmless, unknown: unknown && { ...unknown, cause: unknown.cause } }),
    };
}
function parseResult({ allowedFrom, builtAt, ...rest }) {
    if (allowedFrom === undefined)
        return rest;
    const built = builtAt === undefined ? undefined : Date.parse(builtAt);
    return { ...rest, allowedFrom: { at: Date.parse(allowedFrom), ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ builtAt: built }) } };
}


/***/ }),

/***/ 6030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ describeProblem),
/* harmony export */   P5: () => (/* binding */ describeReference),
/* harmony export */   Pi: () => (/* binding */ describeReferenceWithFact),
/* harmony export */   YB: () => (/* binding */ reportedPlaceKey),
/* harmony export */   ko: () => (/* binding */ withWaivedChecks)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6472);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87234);
/* harmony import */ var _pull_policies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1542);




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
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ testData }),
    };
    if (occurrence.kind === 'opaque')
        return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
    if (occurrence.kind === 'local')
        return { kind: 'local', ...shared, ...occurrence.image, builtBy: { ...occurrence.builtBy } };
    const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
    const { image } = occurrence;
    const assumed = image.tag === undefined ? (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .withImpliedTag */ .Lt)(image).tag : undefined;
    const assumedTag = assumed === undefined ? {} : { assumedTag: assumed };
    return { kind: 'image', ...shared, ...image, ...assumedTag, ...noPlace };
}
function describeProblem({ file, message, span }, locate) {
    return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}
function describeReferenceWithFact(occurrence, { facts, pullPolicies }, files, locate) {
    const reference = { ...describeReference(occurrence, files, locate), span: { ...occurrence.at.span } };
    if (occurrence.kind !== 'image')
        return reference;
    const fact = facts.get(occurrence);
    const policies = pullPolicies?.get(occurrence);
    return {
        ...reference,
        ...describePin(occurrence, files, locate),
        ...(policies === undefined ? {} : { pullPolicies: (0,_pull_policies_js__WEBPACK_IMPORTED_MODULE_2__/* .describePolicies */ .g)(policies) }),
        ...(fact === undefined ? {} : { fact: (0,_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFact */ .uL)(fact) }),
    };
}
function describePin({ at, pin }, files, locate) {
    if (pin.kind === 'refused')
        return {};
    const { kind, span, ...form } = pin;
    const around = { start: Math.min(at.span.start, span.start), end: Math.max(at.span.end, span.end) };
    const isWithin = around.start === at.span.start && around.end === at.span.end;
    const text = files.get(at.file)?.text.slice(around.start, around.end) ?? '';
    const place = isWithin ? undefined : locate({ file: at.file, span: around });
    return { pin: { span: { ...span }, ...form, ...(place === undefined ? {} : { around: { text, place } }) } };
}
function reportedPlaceKey({ origin, file, line, column, }) {
    return JSON.stringify([origin, file, line, column]);
}
function withWaivedChecks(references, findings) {
    const waived = new Map();
    for (const finding of findings) {
        if (finding.waived === undefined)
            continue;
        const key = reportedPlaceKey(finding);
        waived.set(key, [...(waived.get(key) ?? []), finding.check]);
    }
    return references.map(({ waivedChecks: _, ...reference }) => {
        const checks = waived.get(reportedPlaceKey(reference));
        return (checks === undefined ? reference : { ...reference, waivedChecks: [...new Set(checks)] });
    });
}


/***/ })

};
