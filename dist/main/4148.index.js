export const id = 4148;
export const ids = [4148];
export const modules = {

/***/ 9816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ sameImages),
/* harmony export */   AP: () => (/* binding */ sameImagesCount),
/* harmony export */   Db: () => (/* binding */ accountRows),
/* harmony export */   Le: () => (/* binding */ seenRows),
/* harmony export */   Pm: () => (/* binding */ accountText),
/* harmony export */   kx: () => (/* binding */ seenTitle)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59551);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);
/* harmony import */ var _report_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7130);




const nouns = {
    endOfLife: 'end of life',
    pullPolicy: 'pull policies',
    advisories: 'advisories',
    signature: 'signatures',
};
const named = Object.keys(nouns);
function sameImagesCount({ references }) {
    return references.filter(({ fact }) => fact !== undefined && (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .hasSameImages */ .$o)(fact)).length;
}
function accountText(report) {
    const { questions, references, artifacts, vendored, besideTag } = (0,_report_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .coverageIn */ .GC)(report);
    if (questions === undefined)
        return '';
    const { proof, freshness } = questions;
    const { opaque = 0 } = references.unknown;
    const { unpinned = 0 } = proof.notAsked ?? {};
    const same = sameImagesCount(report);
    const isNews = freshness.answered !== proof.answered - (proof.disproved ?? 0);
    const lookups = questions.advisories.asked === 0 ? artifacts : _report_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingCounted */ .W8;
    const known = named.map((one) => [nouns[one], questions[one]]);
    const notAsked = named.filter((one) => notAskedWhy(questions[one]) !== undefined);
    const left = [
        [unpinned, 'not pinned'],
        [opaque, 'not resolved'],
    ];
    const noPins = left.filter(([number]) => number > 0);
    const text = [
        ...proofText(proof),
        ...noPins.map(([number, what]) => `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(number, 'reference')} ${what}`),
        ...(same === 0 ? [] : [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(same, 'pin')} left at another digest with ${sameImages}`]),
        ...knownTexts(isNews ? [['freshness', freshness], ...known] : known),
        ...(lookups.asked === 0
            ? []
            : [`${lookups.answered} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(lookups.asked, 'advisory lookup')} answered`]),
        ...notAskedText(questions, lookups.asked === 0 ? notAsked : notAsked.filter((one) => one !== 'advisories')),
        ...(vendored === undefined ? [] : [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(vendored, 'file')} in ${vendoredWhere}`]),
        ...(besideTag === undefined
            ? []
            : [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(besideTag, 'reference')} with the tag beside the digest, where no comment can keep it`]),
        ...(report.seen === undefined
            ? []
            : [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(report.seen.count, 'image name')} ${seenWhere}, not verified`]),
    ].join('; ');
    return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalized */ .l2)(text);
}
const sameImages = 'the same images for the platforms in use';
const vendoredWhere = '`node_modules`, `vendor` or `third_party` not read, because no other file names them';
const seenWhere = 'in text that no scanner reads';
const seenTitle = `Image names ${seenWhere}`;
const maxSeen = 50;
function seenRows({ seen }) {
    return { shown: seen?.names.slice(0, maxSeen) ?? [], total: seen?.count ?? 0 };
}
function proofText({ asked, answered, built = 0, disproved = 0, unknown }) {
    if (asked === 0)
        return [];
    const { 'not-current': notCurrent = 0, missing = 0, ...others } = unknown;
    const rest = Object.values(others).reduce((sum, number) => sum + number, 0);
    const parts = [
        [disproved, 'disproved'],
        [notCurrent, 'not current'],
        [missing, 'missing'],
        [rest, `not known (${Object.keys(others).map(whyText).join(', ')})`],
    ];
    const notProved = parts.flatMap(([number, what]) => (number === 0 ? [] : [`${number} ${what}`]));
    const byBuild = built === 0 ? '' : ` (${built} by a signed build)`;
    return [[`${answered - disproved} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(asked, 'pin')} proved${byBuild}`, ...notProved].join(', ')];
}
function knownTexts(asked) {
    const byCount = new Map();
    for (const [noun, { answered, asked: number }] of asked)
        if (number > 0)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .addToGroup */ .Mr)(byCount, `${answered} of ${number}`, noun);
    return [...byCount].map(([count, names]) => `${names.join(', ')} known for ${count}`);
}
function notAskedWhy({ asked, notAsked = {} }) {
    return asked > 0 ? undefined : Object.keys(notAsked)[0];
}
function notAskedText(questions, notAsked) {
    const byReason = new Map();
    for (const one of notAsked) {
        const why = whyText(notAskedWhy(questions[one]) ?? '');
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .addToGroup */ .Mr)(byReason, why, nouns[one]);
    }
    const parts = [...byReason].map(([why, names]) => `${names.join(', ')} (${why})`);
    return parts.length === 0 ? [] : [`not asked: ${parts.join(', ')}`];
}
const labels = [
    ['proof', 'Pin proved'],
    ['freshness', 'Freshness of pins'],
    ['endOfLife', 'End of life'],
    ['pullPolicy', 'Pull policies'],
    ['advisories', 'Advisories of the image'],
    ['signature', 'Signatures'],
];
function accountRows(report) {
    const { questions, ...counts } = (0,_report_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .coverageIn */ .GC)(report);
    const asked = questions === undefined ? [] : labels.map(([one, label]) => [label, questions[one]]);
    const all = [
        ...asked,
        ['All references', counts.references],
        ['Tag histories', counts.histories],
        ['Advisory lookups (packages, SBOMs, scanner reports)', counts.artifacts],
    ];
    return all
        .filter(([, { asked: number, notAsked }]) => number > 0 || notAsked !== undefined)
        .map(([label, counted]) => ({
        label,
        counted,
        known: counted.answered - (counted.disproved ?? 0),
        notes: notesOf(counted),
    }));
}
function notesOf({ built = 0, disproved = 0, unknown, notAsked = {} }) {
    const notes = [
        ['by a signed build', built, 'answered'],
        ['disproved', disproved, 'answered'],
        ...Object.entries(unknown).map(([cause, number]) => [whyText(cause), number, 'unknown']),
        ...Object.entries(notAsked).map(([why, number]) => [`not asked: ${whyText(why)}`, number, 'skipped']),
    ];
    return notes.filter(([, number]) => number > 0);
}
const whys = {
    opaque: 'not resolved',
    local: 'built here',
    unpinned: 'not pinned',
    'not-current': 'not current',
    'not-in-history': 'not in the history',
    'not-listed': 'not listed',
    'not-configured': 'not configured',
    'no-sign-in': 'no sign-in',
};
function whyText(why) {
    return (Object.hasOwn(whys, why) ? whys[why] : undefined) ?? why;
}


/***/ }),

/***/ 64148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditText: () => (/* binding */ auditText),
/* harmony export */   behindText: () => (/* binding */ behindText),
/* harmony export */   dayText: () => (/* binding */ dayText),
/* harmony export */   daysText: () => (/* binding */ daysText),
/* harmony export */   endOfLifeText: () => (/* binding */ endOfLifeText),
/* harmony export */   formatPlace: () => (/* binding */ formatPlace),
/* harmony export */   formatReportDay: () => (/* binding */ formatReportDay),
/* harmony export */   headline: () => (/* binding */ headline),
/* harmony export */   historyText: () => (/* binding */ historyText),
/* harmony export */   referenceText: () => (/* binding */ referenceText),
/* harmony export */   sourceText: () => (/* binding */ sourceText),
/* harmony export */   subjectOf: () => (/* binding */ subjectOf),
/* harmony export */   totalsText: () => (/* binding */ totalsText),
/* harmony export */   verdictMeaning: () => (/* binding */ verdictMeaning),
/* harmony export */   verdictText: () => (/* binding */ verdictText)
/* harmony export */ });
/* harmony import */ var _model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59551);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _report_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7130);
/* harmony import */ var _account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9816);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45743);





function headline(report, view) {
    const account = (0,_account_js__WEBPACK_IMPORTED_MODULE_1__/* .accountText */ .Pm)(report);
    return `${verdictText(report, view)}${account === '' ? '' : `. ${account}`}`;
}
function verdictText(report, view) {
    return `${report.verdict}: ${totalsText(report, view)}`;
}
function totalsText(report, { totals }) {
    const { local = 0 } = totals;
    const counted = `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(totals.findings, 'finding')} in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(totals.references, 'reference')} across ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(totals.files, 'file')}`;
    const waived = totals.waived === 0 ? '' : `, ${totals.waived} waived`;
    const builtHere = local === 0 ? '' : `, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(local, 'reference')} built here`;
    const pinned = totals.pinned === 0 ? '' : `, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(totals.pinned, 'line')} pinned`;
    const recorded = totals.recorded === 0 ? '' : `, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(totals.recorded, 'tag')} added to the ledger`;
    const unknown = totals.unknown === 0 ? '' : `, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(totals.unknown, 'item')} not verified`;
    const repositories = report.repositories === undefined ? '' : ` of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(report.repositories.length, 'repository')}`;
    return `${counted}${repositories}${waived}${builtHere}${pinned}${recorded}${unknown}`;
}
function verdictMeaning(report) {
    const { verdict, references, findings, incomplete, settings } = report;
    if (verdict === 'fail')
        return _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictTexts */ .E0.failed(report.mode);
    if (verdict === 'incomplete')
        return isUntouched(report) ? _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .existingTexts */ .iy.gaps : _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictTexts */ .E0.incomplete;
    if (incomplete.length > 0)
        return _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictTexts */ .E0.passedWithGaps;
    if (findings.some(({ waived, introduced }) => waived === undefined && introduced === false))
        return _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .existingTexts */ .iy.findings;
    if (findings.some(({ waived }) => waived === undefined)) {
        const failOn = settings.find(({ name }) => name === 'fail-on')?.value;
        return _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictTexts */ .E0.passedWithFindings(/^[a-z][a-z, -]*$/.test(failOn ?? '') ? failOn : undefined);
    }
    if (findings.length > 0)
        return _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictTexts */ .E0.allWaived;
    if (references.length === 0)
        return _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictTexts */ .E0.noReferences;
    const open = references.filter(({ fact }) => !(0,_report_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .isProved */ .n_)(fact)).length;
    if (open > 0)
        return _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictTexts */ .E0.notAllProved(open);
    const built = references.filter(({ fact }) => fact?.built !== undefined).length;
    return built === 0 ? _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictTexts */ .E0.allProved : _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictTexts */ .E0.someBuilt(built);
}
function isUntouched({ incomplete, settings }) {
    const isStrict = settings.some(({ name, value }) => name === 'on-incomplete' && value === 'strict');
    return !isStrict && incomplete.length > 0 && incomplete.every(({ existing }) => existing === true);
}
function subjectOf({ origin, subject }) {
    return origin === undefined || origin === subject ? subject : `${origin} ${subject}`;
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
        case 'current': {
            const since = fact.youngUntil === undefined ? fact.currentSince : fact.pinnedSince;
            return since === undefined
                ? `current${noHistoryText(fact)}`
                : `current since ${sinceText(since, fact)}`;
        }
        case 'superseded':
            return `${daysText(fact.lagSeconds)} and ${behindText(fact)}`;
        case 'unpinned':
            return fact.currentSince === undefined
                ? `not pinned${noHistoryText(fact)}`
                : `not pinned, tag moved ${sinceText(fact.currentSince, fact)}`;
        case 'not-current':
            return fact.built === undefined
                ? notCurrentText(fact)
                : `${provedBuildText(fact.built)}; no longer current`;
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
function notCurrentText({ notSince, currentSince, otherTag, compared, ...source }) {
    const since = [notSince ?? [], currentSince ?? []].flat().sort()[0];
    const from = since === undefined ? '' : ` since ${formatReportDay(since)} or earlier${sourceText(source)}`;
    const other = otherTag === undefined ? '' : `; the digest of ${otherTag.tag} now`;
    const same = (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .hasSameImages */ .$o)({ compared }) ? `, but with ${_account_js__WEBPACK_IMPORTED_MODULE_1__/* .sameImages */ .$j}` : '';
    return `not current${from}, and not proved to have been${other}${same}`;
}
function firstSentence(detail) {
    return detail.split(/\. (?=[A-Z])/, 1)[0] ?? detail;
}
function provedBuildText({ gitTag, repository, at }) {
    return `built as ${gitTag}${repository === undefined ? '' : ` of ${repository}`} on ${formatReportDay(at)}`;
}
function behindText({ behind = 0, supersededAt, compared, ...source }) {
    const atLeast = (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .isBound */ .Vt)(source.basis) ? 'at least ' : '';
    return `${atLeast}${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(behind, 'digest')} behind, since ${dayText(supersededAt, source.basis)}${sourceText(source)}${(0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .hasSameImages */ .$o)({ compared }) ? `, with ${_account_js__WEBPACK_IMPORTED_MODULE_1__/* .sameImages */ .$j}` : ''}`;
}
function sinceText(since, fact) {
    return `${dayText(since, fact.basis)}${sourceText(fact)}`;
}
function dayText(timestamp, basis) {
    return `${formatReportDay(timestamp)}${(0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .isBound */ .Vt)(basis) ? ' or earlier' : ''}`;
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
    return age < 0 ? `dated ${formatReportDay(since)}` : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(age, 'day')} old`;
}
function currentDigestText(fact) {
    const outdated = ['superseded', 'not-current', 'unpinned', 'one-platform'].includes(fact?.status ?? '');
    return outdated && fact?.currentDigest !== undefined ? `now ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDigest */ .VK)(fact.currentDigest)}` : '';
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
    if (fact.basis !== 'timestamps')
        return fact.ageUnknown === undefined ? ' (no tag history)' : ' (no tag history, so its age is not known)';
    const accepted = (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .isByDigestAge */ .vC)(fact) ? ', old enough by `digest-age: accepted`' : '';
    return `${accepted}${sourceText(fact)}`;
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
function daysText(seconds) {
    const days = wholeDays(seconds);
    return days < 1 ? 'less than a day' : (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(days, 'day');
}
function wholeDays(seconds) {
    return Math.floor((seconds ?? 0) / 86_400);
}
function formatReportDay(timestamp) {
    return timestamp?.slice(0, 10) ?? 'an unknown day';
}


/***/ }),

/***/ 45743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ notableWaivers),
/* harmony export */   B0: () => (/* binding */ stepTexts),
/* harmony export */   CN: () => (/* binding */ sarifRefused),
/* harmony export */   DP: () => (/* binding */ cardTexts),
/* harmony export */   E0: () => (/* binding */ verdictTexts),
/* harmony export */   Pj: () => (/* binding */ sarifWithoutPlace),
/* harmony export */   RT: () => (/* binding */ waiverStates),
/* harmony export */   TC: () => (/* binding */ deliveryTexts),
/* harmony export */   Uj: () => (/* binding */ statusLabels),
/* harmony export */   Wx: () => (/* binding */ urgentFirst),
/* harmony export */   Xm: () => (/* binding */ savedText),
/* harmony export */   cV: () => (/* binding */ advisoryStatuses),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   iy: () => (/* binding */ existingTexts),
/* harmony export */   kg: () => (/* binding */ existingLabel),
/* harmony export */   o: () => (/* binding */ moodTexts),
/* harmony export */   rY: () => (/* binding */ waiverScope),
/* harmony export */   xS: () => (/* binding */ foreignCheck)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38118);

const verdictTexts = {
    failed: (mode) => mode === 'audit'
        ? 'This audit failed. Fix or waive the findings below.'
        : 'This check failed. Fix or waive the findings below before merging.',
    incomplete: 'Not everything could be verified, so this run neither passed nor failed.',
    passedWithGaps: 'No finding is blocking, but not everything could be verified.',
    passedWithFindings: (failOn) => `None of the findings is blocking${failOn === undefined ? '' : ` (\`fail-on: ${failOn}\`)`}.`,
    allWaived: 'All findings are waived.',
    noReferences: 'No image references were found. If that is unexpected, check the settings `paths` and `exclude`.',
    allProved: 'Every pin is proved, and there are no findings.',
    someBuilt: (count) => `There are no findings. ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'reference')} ${count === 1 ? 'is' : 'are'} proved by a signed build of the version, the others by the tag itself.`,
    notAllProved: (count) => `There are no findings, but ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'reference')} could not be proved.`,
};
const stepTexts = {
    pin: (count) => `\`tagproof pin\` writes ${count === 1 ? 'it' : 'all of them'}.`,
    pinBelow: (count) => `the fix is below the steps, and \`tagproof pin\` writes ${count === 1 ? 'it' : 'all of them'}.`,
    pinThere: (count) => `\`tagproof pin\` in a clone writes ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'line')}.`,
    blame: 'First see who added the digest (`git blame`).',
    blocked: 'The current digest is not known; the message says why. Fix the cause, then run `tagproof pin`.',
    waiting: 'No digest can be pinned yet, because none is known to be old enough. Run `tagproof pin` later.',
    temporary: (count) => count === 1
        ? 'This is usually temporary (network, rate limit). Re-run later.'
        : 'These are usually temporary (network, rate limit). Re-run later.',
    permanent: 'Fix the cause below; re-running on its own will not help.',
    mixed: 'Some of these are temporary. Fix the others, then re-run.',
    unverified: (items) => `${items} could not be verified.`,
    more: (shown, total) => `Showing ${shown} of ${total} steps. All findings are listed below.`,
};
const foreignCheck = 'digest-not-in-history';
const moodTexts = {
    allWell: 'no image needs attention',
    unverified: 'not everything could be verified',
};
const cardTexts = {
    unpinned: (day, note) => `Not pinned; the tag last moved on ${day}${note}`,
    conflicting: (digests) => `Pinned to ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(digests, 'different digest')}`,
    byHand: ', by hand where `tagproof pin` cannot write it',
    pinByHand: 'Pin this digest, by hand where `tagproof pin` cannot write it:',
    noSuccessor: 'Choose another image: no supported tag was found in the repository',
    noRelease: (ended) => `Choose another image: no supported release is known after ${ended}`,
    updateImage: 'Use an image that has the fixed version',
    places: (count) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'place'),
    advisories: (count) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'advisory'),
    good: (count, pinned) => {
        const places = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'other place');
        if (pinned === undefined)
            return `${places} of this image ${count === 1 ? 'has' : 'have'} no findings`;
        const what = pinned === 'current' ? 'the current digest' : 'an earlier digest of the tag';
        return `${places} ${count === 1 ? 'is good: it pins' : 'are good: they pin'} ${what}`;
    },
    neverHad: 'a digest that this tag never had',
    more: (count) => `and ${count} more`,
    morePlaces: (count) => `and ${count} more; the report lists all`,
    also: (checks) => `Also found for this image: ${checks}.`,
    elsewhere: (count) => `The image has findings in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'other place')} as well.`,
    moreGaps: (count) => `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'other item')} could not be verified for the same reason.`,
};
function shownText({ shown, total }, where = 'the report') {
    return shown.length === total ? '' : `Showing ${shown.length} of ${total}; the rest is in ${where}`;
}
const statusLabels = {
    'not-in-history': 'Not in history',
    missing: 'Missing',
    'not-current': 'Not current',
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
const existingTexts = {
    finding: 'The base branch has this already, so it does not fail this change. It counts on the default branch and in audits.',
    findings: 'None of the findings fails this change: those that the base branch has already count on the default branch and in audits.',
    gaps: 'Not everything could be verified, but nothing that this change adds or edits needs what is missing, so it does not fail this change. It counts on the default branch and in audits.',
};
function existingLabel({ introduced }) {
    return introduced === false ? 'existing' : '';
}
const sarifRefused = 'SARIF not written: the run is incomplete, and uploading it would close open alerts.';
function sarifWithoutPlace(message) {
    return `This finding is about no file, so it is not among the results: ${message}`;
}
const deliveryTexts = {
    pullRequestIntro: (images, places, updates) => `Pins ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(images, 'image')} in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(places, 'place')}${updates < images ? `, from ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(updates, 'update')}: tags of one image that moved on one day are one` : ''}. Every digest below is the one that its tag's history shows as current.`,
    pullRequestCut: (shown, total) => `Showing ${shown} of ${total}; the rest is in the diff and in the report.`,
    pullRequestSame: (count) => `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'pin')} of images that were rebuilt without a change for the platforms in use ${count === 1 ? 'is left as it is' : 'are left as they are'}.`,
    pullRequestGaps: (count) => `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'item')} could not be verified, so this pull request may not contain all pins.`,
    noAdvisories: 'Advisories were not compared. Set `sbom` or `advisories` to compare those of the old and the new digests.',
    resolvedComment: '### ✅ Tagproof: resolved\n\nThe findings reported here are fixed, or this pull request no longer touches them.',
    issueTitle: 'Container images need attention',
    issueClosed: 'No image needs attention any more. This issue is reopened automatically when one does again.',
};
function savedText({ saved = 0 }) {
    if (saved === 0)
        return '';
    return saved === 1 ? '; 1 more was not needed' : `; ${saved} more were not needed`;
}
const order = [
    'pending',
    'lapsed',
    'expired',
    'removed',
    'unknown',
    'unused',
    'active',
];
function notableWaivers({ waivers }) {
    return waivers.filter(({ notice }) => notice !== undefined).sort(urgentFirst);
}
function urgentFirst(a, b) {
    return order.indexOf(a.state) - order.indexOf(b.state) || expiryOf(a) - expiryOf(b);
}
function expiryOf({ expires }) {
    const expiry = Date.parse(expires ?? '');
    return Number.isNaN(expiry) ? Number.POSITIVE_INFINITY : expiry;
}
function waiverScope({ check, image, tag, paths, artifact, advisory }) {
    const parts = [check, image, tag, paths?.join(' or '), artifact, advisory];
    return parts.filter((part) => part !== undefined).join(' ');
}


/***/ })

};
