export const id = 251;
export const ids = [251];
export const modules = {

/***/ 57282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   sY: () => (/* binding */ shortDigests),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32181);



const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;
function markdown(text) {
    return (0,_model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(marks, (mark) => '@#:.-'.includes(mark) ? `${entity(mark)}&#8288;` : entity(mark));
}
function code(text) {
    return `<code>${(0,_model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(marks, entity)}</code>`;
}
function fenced(language, lines) {
    const text = lines.map((line) => line.split('\t').map(_model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p).join('\t')).join('\n');
    const longest = [...text.matchAll(/`+/g)].reduce((max, [run]) => Math.max(max, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
function shortDigests(text) {
    return text.replace(/(sha256:[a-f0-9]{12})[a-f0-9]{52}(?![a-f0-9])/g, '$1');
}
function cut(text, bytes) {
    if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes)
        return text;
    let left = bytes - Buffer.byteLength('…');
    let end = 0;
    for (const character of text) {
        left -= Buffer.byteLength(character);
        if (left < 0)
            break;
        end += character.length;
    }
    return `${text.slice(0, end)}…`;
}
function entity(mark) {
    return `&#${mark.charCodeAt(0)};`;
}


/***/ }),

/***/ 69977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RX: () => (/* binding */ terminalTable),
/* harmony export */   Y3: () => (/* binding */ TerminalRows),
/* harmony export */   ky: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94668);

const gap = 2;
const minColumn = 8;
const minName = 24;
const maxAligned = 200;
function terminalTable(rows, width = Number.POSITIVE_INFINITY, names = []) {
    const table = new TerminalRows();
    for (const row of rows)
        table.add(row);
    return [...table.lines(width, names)].join('\n');
}
class TerminalRows {
    rows = [];
    widths = [];
    isCut = false;
    add(texts) {
        const row = texts.map(cellOf);
        widen(this.widths, row);
        this.rows.push(row);
    }
    lines(width = Number.POSITIVE_INFINITY, names = []) {
        const shorten = fitter(this.rows, this.widths, width, names);
        const rows = [];
        const widths = [];
        for (const row of this.rows) {
            const shortened = shorten(row);
            widen(widths, shortened);
            rows.push(shortened);
        }
        return linesOf(rows, widths, width, () => {
            this.isCut = true;
        });
    }
}
function* linesOf(rows, wanted, width, onCut = () => { }) {
    const widths = width === Number.POSITIVE_INFINITY
        ? wanted.map((cells) => Math.min(cells, maxAligned))
        : narrowed(wanted, roomIn(width, wanted), minColumn);
    const isCut = width !== Number.POSITIVE_INFINITY;
    for (const row of rows)
        yield lineOf(row, widths, isCut ? onCut : undefined);
}
function roomIn(width, columns) {
    return width - gap * (columns.length - 1);
}
function lineOf(row, widths, onCut) {
    const texts = row.map(({ text, cells }, column) => {
        const columnWidth = widths[column] ?? 0;
        const isCut = cells > columnWidth && onCut !== undefined;
        if (isCut)
            onCut();
        const fitted = isCut ? cellOf(clipped(text, columnWidth)) : { text, cells };
        return fitted.text + ' '.repeat(Math.max(0, columnWidth - fitted.cells));
    });
    return texts.join(' '.repeat(gap)).trimEnd();
}
function cellOf(text) {
    return { text, cells: cellsOf(text) };
}
function widen(widths, row) {
    for (const [column, { cells }] of row.entries())
        widths[column] = Math.max(widths[column] ?? 0, cells);
}
function fitter(rows, wanted, width, names) {
    if (width === Number.POSITIVE_INFINITY)
        return (row) => row;
    const others = wanted.reduce((sum, cells, column) => sum + (names.includes(column) ? 0 : cells), 0);
    const nameWidths = narrowed(names.map((column) => wanted[column] ?? 0), roomIn(width, wanted) - others, minName);
    const roots = names.map((column, index) => {
        const cut = new Set();
        for (const row of rows) {
            const cell = row[column];
            if (cell !== undefined && cell.cells > (nameWidths[index] ?? 0))
                cut.add(rootOf(cell.text));
        }
        cut.delete('');
        return cut;
    });
    return (row) => row.map((cell, column) => {
        const name = names.indexOf(column);
        const nameWidth = nameWidths[name];
        if (nameWidth === undefined)
            return cell;
        if (cell.cells > nameWidth)
            return cellOf(endOf(cell.text, nameWidth));
        const root = rootOf(cell.text);
        return roots[name]?.has(root) === true ? cellOf(`…${cell.text.slice(root.length)}`) : cell;
    });
}
const ascii = /^[ -~]*$/;
let segmenter;
function cellsOf(text) {
    return ascii.test(text) ? text.length : (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text);
}
function segmentsOf(text) {
    segmenter ??= new Intl.Segmenter();
    return [...segmenter.segment(text)].map(({ segment }) => segment);
}
function narrowed(wanted, room, min) {
    const widths = [...wanted];
    let excess = widths.reduce((sum, width) => sum + width, 0) - room;
    while (excess > 0) {
        const widest = Math.max(...widths);
        if (widest <= min)
            break;
        const next = Math.max(min, ...widths.filter((width) => width < widest));
        const column = widths.indexOf(widest);
        const step = widths.filter((width) => width === widest).length > 1 ? 1 : widest - next;
        const taken = Math.min(excess, Math.max(1, step));
        widths[column] = widest - taken;
        excess -= taken;
    }
    return widths;
}
function clipped(text, cells) {
    if (ascii.test(text))
        return `${text.slice(0, Math.max(cells - 1, 0))}…`;
    let shown = '';
    let used = 1;
    for (const segment of segmentsOf(text.slice(0, cells * 8))) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown += segment;
    }
    return `${shown}…`;
}
function rootOf(text) {
    return text.slice(0, Math.max(0, text.indexOf('/')));
}
function endOf(text, cells) {
    const shown = ascii.test(text) ? text.slice(-Math.max(cells - 1, 1)) : lastSegments(text, cells - 1);
    const slash = shown.indexOf('/');
    return `…${slash > 0 ? shown.slice(slash) : shown}`;
}
function lastSegments(text, cells) {
    let shown = '';
    let used = 0;
    for (const segment of segmentsOf(text.slice(-cells * 8)).toReversed()) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown = segment + shown;
    }
    return shown;
}
function wrapped(text, width) {
    if (width === Number.POSITIVE_INFINITY)
        return [text];
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ')) {
        const cells = word.length > 2 * width ? word.length : cellsOf(word);
        if (line !== '' && used + 1 + cells > width) {
            lines.push(line);
            [line, used] = [word, cells];
        }
        else {
            [line, used] = line === '' ? [word, cells] : [`${line} ${word}`, used + 1 + cells];
        }
    }
    return [...lines, line];
}


/***/ }),

/***/ 64148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ auditText),
/* harmony export */   Ew: () => (/* binding */ dayText),
/* harmony export */   Ll: () => (/* binding */ verdictMeaning),
/* harmony export */   On: () => (/* binding */ formatReportDay),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   QM: () => (/* binding */ endOfLifeText),
/* harmony export */   Sd: () => (/* binding */ behindText),
/* harmony export */   dE: () => (/* binding */ formatPlace),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   n5: () => (/* binding */ referenceText),
/* harmony export */   n8: () => (/* binding */ wholeDays),
/* harmony export */   rI: () => (/* binding */ sourceText),
/* harmony export */   u_: () => (/* binding */ historyText),
/* harmony export */   z$: () => (/* binding */ referenceName),
/* harmony export */   zF: () => (/* binding */ totalsText)
/* harmony export */ });
/* harmony import */ var _model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59551);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45743);



function headline(report, view) {
    return `${report.verdict}: ${totalsText(report, view)}`;
}
function totalsText(report, { totals }) {
    const { local = 0 } = totals;
    const counted = `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.findings, 'finding')} in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.references, 'reference')} across ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.files, 'file')}`;
    const waived = totals.waived === 0 ? '' : `, ${totals.waived} waived`;
    const builtHere = local === 0 ? '' : `, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(local, 'reference')} built here`;
    const pinned = totals.pinned === 0 ? '' : `, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.pinned, 'line')} pinned`;
    const recorded = totals.recorded === 0 ? '' : `, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.recorded, 'tag')} added to the ledger`;
    const unknown = totals.unknown === 0 ? '' : `, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.unknown, 'item')} not verified`;
    const repositories = report.repositories === undefined ? '' : ` of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(report.repositories.length, 'repository')}`;
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
            return `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(wholeDays(fact.lagSeconds), 'day')} and ${behindText(fact)}`;
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
    const atLeast = (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .isBound */ .V)(source.basis) ? 'at least ' : '';
    return `${atLeast}${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(behind, 'digest')} behind, since ${dayText(supersededAt, source.basis)}${sourceText(source)}`;
}
function sinceText(fact) {
    return `${dayText(fact.currentSince, fact.basis)}${sourceText(fact)}`;
}
function dayText(timestamp, basis) {
    return `${formatReportDay(timestamp)}${(0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .isBound */ .V)(basis) ? ' or earlier' : ''}`;
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
    return age < 0 ? `dated ${formatReportDay(since)}` : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(age, 'day')} old`;
}
function currentDigestText(fact) {
    const outdated = ['superseded', 'unpinned', 'one-platform'].includes(fact?.status ?? '');
    return outdated && fact?.currentDigest !== undefined ? `now ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(fact.currentDigest)}` : '';
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

/***/ 45743:
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
    allProved: "Every reference is pinned to a digest from its tag's history, and there are no findings.",
    someBuilt: (count) => `There are no findings. ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'reference')} ${count === 1 ? 'is' : 'are'} verified by the signed build of that version, because no history of the tag is known; the others by the tag's history.`,
    notAllProved: (count) => `There are no findings, but ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'reference')} could not be verified against a tag history.`,
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
    conflicting: (digests) => `Pinned to ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(digests, 'different digest')}`,
    byHand: ', by hand where `tagproof pin` cannot write it',
    pinByHand: 'Pin this digest, by hand where `tagproof pin` cannot write it:',
    noSuccessor: 'Choose another image: no supported tag was found in the repository',
    noRelease: (ended) => `Choose another image: no supported release is known after ${ended}`,
    updateImage: 'Use an image that has the fixed version',
    places: (count) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'place'),
    advisories: (count) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'advisory'),
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
    pullRequestIntro: (images, places) => `Pins ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(images, 'image')} in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(places, 'place')}. Every digest below is the one that its tag's history shows as current.`,
    pullRequestCut: (shown, total) => `Showing ${shown} of ${total}; the rest is in the diff and in the report.`,
    pullRequestGaps: (count) => `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'item')} could not be verified, so this pull request may not contain all pins.`,
    noAdvisories: 'Advisories were not compared. Set `sbom` or `advisories` to compare those of the old and the new digests.',
    resolvedComment: '### ✅ Tagproof: resolved\n\nThe findings reported here are fixed, or this pull request no longer touches them.',
    issueTitle: 'Container images need attention',
    issueClosed: 'No image needs attention any more. This issue is reopened automatically when one does again.',
};


/***/ })

};
