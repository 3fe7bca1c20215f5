export const id = 5330;
export const ids = [5330];
export const modules = {

/***/ 8893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ matchesName),
/* harmony export */   k: () => (/* binding */ isNameGlob)
/* harmony export */ });
function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
function matchesName(glob, name) {
    const tokens = glob.match(/\*\*+|./gs) ?? [];
    let ends = new Set([0]);
    for (const token of tokens) {
        const next = new Set();
        for (const end of ends) {
            if (token.startsWith('*')) {
                for (let at = end; at <= name.length && !next.has(at); at += 1) {
                    next.add(at);
                    if (token === '*' && name[at] === '/')
                        break;
                }
            }
            else if (end < name.length && (token === '?' ? name[end] !== '/' : name[end] === token)) {
                next.add(end + 1);
            }
        }
        ends = next;
    }
    return ends.has(name.length);
}


/***/ }),

/***/ 9711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ noPolicy)
/* harmony export */ });
const noPolicy = {
    sources: [],
    settings: new Map(),
    checks: new Map(),
    overrides: [],
    waivers: [],
    removed: [],
    pending: [],
    registries: new Map(),
    advisories: { ignoreStatus: [] },
    origins: [],
    unread: [],
};


/***/ }),

/***/ 1422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fO: () => (/* binding */ advisoriesOf),
/* harmony export */   pA: () => (/* binding */ severityText),
/* harmony export */   qs: () => (/* binding */ severityRank)
/* harmony export */ });
/* harmony import */ var _model_advisory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(186);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9506);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7798);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5349);




function advisoriesOf({ advisories, findings }) {
    const about = new Map();
    for (const finding of findings) {
        if (finding.advisory === undefined)
            continue;
        const key = keyOf(finding.advisory, finding.artifact);
        about.set(key, [...(about.get(key) ?? []), finding]);
    }
    return advisories
        .map((one) => rowOf(one, about.get(keyOf(one.advisoryId, one.artifactName)) ?? []))
        .sort((a, b) => Number(b.open) - Number(a.open) || severityRank(b) - severityRank(a) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.id, b.id));
}
function keyOf(advisory, artifact) {
    return JSON.stringify([advisory, artifact]);
}
function rowOf(advisory, found) {
    const { advisoryId, uid, aliases = [], artifactName, severities = [], events = [], updateTime } = advisory;
    const risk = (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityOf */ .xJ)(severities);
    const newest = (0,_model_advisory_js__WEBPACK_IMPORTED_MODULE_3__/* .newestEvent */ .j)(events);
    const { status = 'unknown', fixedVersion, patchedVersions = [] } = newest ?? {};
    return {
        id: advisoryId === '' ? uid : advisoryId,
        aliases: aliases.filter((alias) => alias !== advisoryId),
        artifact: artifactName,
        ...(risk === undefined ? {} : { risk }),
        status: Object.hasOwn(_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryStatuses */ .cV, status) ? (_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryStatuses */ .cV[status] ?? status) : status,
        fixedIn: fixedVersion === undefined ? patchedVersions : [fixedVersion],
        updated: updateTime,
        ...outcomeOf(found),
    };
}
function outcomeOf(found) {
    const waived = found.filter((one) => one.waived !== undefined).length;
    const open = found.length - waived;
    const counts = [open === 0 ? '' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(open, 'finding'), waived === 0 ? '' : `${waived} waived`];
    const outcome = counts.filter((count) => count !== '').join(', ');
    return { open: open > 0, outcome: outcome === '' ? 'no finding' : outcome };
}
function severityText(risk) {
    if (risk === undefined)
        return 'unknown';
    const score = risk.score === undefined ? '' : ` (CVSS ${risk.score})`;
    return `${risk.level}${score}${risk.orWorse ? ' or worse' : ''}`;
}
const order = ['none', 'low', 'medium', 'unknown', 'high', 'critical'];
function severityRank({ risk }) {
    return order.indexOf(risk?.level ?? 'unknown') * 100 + (risk?.score ?? 0);
}


/***/ }),

/***/ 6685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   tO: () => (/* binding */ withoutIndent)
/* harmony export */ });
function changeOf({ origin, file, line, fix }) {
    if (fix === undefined || file === undefined || line === undefined)
        return undefined;
    const { before, after } = fix.lines ?? { before: fix.expect, after: fix.replacement };
    const [old, fresh] = [linesOf(before), linesOf(after)];
    const max = Math.min(old.length, fresh.length);
    let head = 0;
    while (head < max && old[head] === fresh[head])
        head += 1;
    let tail = 0;
    while (tail < max - head && old.at(-1 - tail) === fresh.at(-1 - tail))
        tail += 1;
    const changed = {
        before: old.slice(head, old.length - tail),
        after: fresh.slice(head, fresh.length - tail),
    };
    if (changed.before.length + changed.after.length === 0)
        return undefined;
    const at = { file, line: (fix.place?.line ?? line) + head };
    return { ...(origin === undefined ? {} : { origin }), ...at, ...changed };
}
function changesOf(findings) {
    const changes = findings.flatMap((finding) => changeOf(finding) ?? []);
    return [
        ...new Map(changes.map((change) => [`${change.line} ${change.origin} ${change.file}`, change])).values(),
    ];
}
function withoutIndent({ before, after, }) {
    const indents = [...before, ...after].filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
    const least = Math.min(...indents, Number.MAX_SAFE_INTEGER);
    const cut = (line) => line.slice(least).trimEnd();
    return { before: before.map(cut), after: after.map(cut) };
}
function linesOf(text) {
    return text.split(/\r\n|\n|\r/);
}


/***/ }),

/***/ 7282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   S_: () => (/* binding */ uriOf),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   sY: () => (/* binding */ shortDigests),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _model_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(709);


const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;
function markdown(text) {
    return (0,_model_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(marks, (mark) => '@#:.-'.includes(mark) ? `${entity(mark)}&#8288;` : entity(mark));
}
function code(text) {
    return `<code>${(0,_model_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(marks, entity)}</code>`;
}
function fenced(language, lines) {
    const text = lines.map((line) => line.split('\t').map(_model_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p).join('\t')).join('\n');
    const longest = [...text.matchAll(/`+/g)].reduce((max, [run]) => Math.max(max, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
function uriOf(file) {
    return file
        .replace(/\p{Cs}/gu, '\uFFFD')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
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
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7798);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5349);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9311);



function headline(report, view = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(report)) {
    return `${report.verdict}: ${totalsText(report, view)}`;
}
function totalsText(report, { totals } = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(report)) {
    const counted = `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(totals.findings, 'finding')} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(totals.references, 'reference')} across ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(totals.files, 'file')}`;
    const waived = totals.waived === 0 ? '' : `, ${totals.waived} waived`;
    const pinned = totals.pinned === 0 ? '' : `, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(totals.pinned, 'line')} pinned`;
    const recorded = totals.recorded === 0 ? '' : `, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(totals.recorded, 'tag')} added to the ledger`;
    const unknown = totals.unknown === 0 ? '' : `, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(totals.unknown, 'item')} not verified`;
    const repositories = report.repositories === undefined ? '' : ` of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(report.repositories.length, 'repository')}`;
    return `${counted}${repositories}${waived}${pinned}${recorded}${unknown}`;
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
function historyText({ kind, why, fact }) {
    if (kind === 'opaque')
        return `not resolved (${why})`;
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

/***/ 5566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sizeOf),
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5268);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7798);
/* harmony import */ var _report_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6030);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6685);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5349);





const urgency = [
    'digest-not-in-history',
    'pin',
    'missing-tag',
    'deprecated-tag',
    'advisory',
];
const blocked = 'blocked';
function stepsOf(report, { findings }, checks) {
    const groups = groupFindings(report, findings);
    const rank = (group) => (urgency.includes(group) ? urgency.indexOf(group) : urgency.length);
    const worst = (found) => Math.min(...found.map(({ severity }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .g.indexOf(severity)));
    const ordered = [...groups]
        .map(([group, found]) => ({ group, found, worst: worst(found), rank: rank(group) }))
        .sort((a, b) => a.worst - b.worst || a.rank - b.rank || Number(a.group === blocked) - Number(b.group === blocked));
    const steps = ordered.map(({ group, found }) => stepFor(group, found, checks));
    if (report.incomplete.length === 0)
        return steps;
    const firstBlocked = ordered.findIndex(({ group }) => group === blocked);
    const index = report.verdict === 'incomplete' ? 0 : firstBlocked < 0 ? steps.length : firstBlocked;
    return steps.toSpliced(index, 0, investigateStep(report.incomplete));
}
function groupFindings({ references }, findings) {
    const unknown = new Set(references.flatMap((one) => (one.fact?.status === 'unknown' ? (0,_report_references_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedPlaceKey */ .YB)(one) : [])));
    const groupOf = (finding) => {
        if ((0,_change_js__WEBPACK_IMPORTED_MODULE_3__/* .changeOf */ .C2)(finding) !== undefined)
            return 'pin';
        return finding.check === 'unpinned' && unknown.has((0,_report_references_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedPlaceKey */ .YB)(finding)) ? blocked : finding.check;
    };
    const groups = new Map();
    for (const finding of findings) {
        const group = groupOf(finding);
        const found = groups.get(group);
        if (found === undefined)
            groups.set(group, [finding]);
        else
            found.push(finding);
    }
    return groups;
}
function stepFor(group, findings, checks) {
    if (group === 'pin')
        return pinStep(findings);
    const check = group === blocked ? 'unpinned' : group;
    const advice = group === blocked ? _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .stepTexts */ .B0.blocked : adviceOf(check, checks);
    return { kind: 'fix', count: findings.length, check, advice, findings };
}
function pinStep(findings) {
    const changes = (0,_change_js__WEBPACK_IMPORTED_MODULE_3__/* .changesOf */ .fs)(findings);
    const checks = [...new Set(findings.map(({ check }) => check))];
    return { kind: 'pin', count: changes.length, checks, changes };
}
function adviceOf(check, checks) {
    return checks.find(({ id }) => id === check)?.fix.split(/(?<=\.) /)[0] ?? '';
}
const temporary = new Set([
    'unreachable',
    'timeout',
    'rate-limited',
    'server-error',
    'stopped',
]);
function investigateStep(incomplete) {
    const byCause = new Map();
    for (const { cause, message } of incomplete) {
        const known = byCause.get(cause);
        if (known === undefined)
            byCause.set(cause, { cause, count: 1, first: message });
        else
            known.count += 1;
    }
    const causes = [...byCause.values()].sort((a, b) => Number(temporary.has(a.cause)) - Number(temporary.has(b.cause)) || b.count - a.count);
    const { length: count } = incomplete;
    const passing = causes.filter(({ cause }) => temporary.has(cause)).length;
    const advice = passing === causes.length
        ? _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .stepTexts */ .B0.temporary(count)
        : passing === 0
            ? _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .stepTexts */ .B0.permanent
            : _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .stepTexts */ .B0.mixed;
    return { kind: 'investigate', count, causes, advice };
}
function sizeOf({ kind, count }) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(count, { pin: 'line', fix: 'place', investigate: 'item' }[kind]);
}


/***/ }),

/***/ 1744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ terminalText)
});

// EXTERNAL MODULE: ./lib/report/coverage.js
var report_coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/output/advisories.js
var advisories = __webpack_require__(1422);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(709);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(7282);
// EXTERNAL MODULE: ./lib/output/format.js
var format = __webpack_require__(5446);
// EXTERNAL MODULE: ./lib/output/steps.js
var steps = __webpack_require__(5566);
// EXTERNAL MODULE: ./lib/output/texts.js
var texts = __webpack_require__(5349);
// EXTERNAL MODULE: ./lib/output/view.js
var output_view = __webpack_require__(9311);
// EXTERNAL MODULE: ./lib/output/waivers.js
var output_waivers = __webpack_require__(9424);
// EXTERNAL MODULE: ./lib/output/change.js
var output_change = __webpack_require__(6685);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js + 7 modules
var columns = __webpack_require__(6895);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/output/terminal/paint.js

const styles = {
    error: 'red',
    warning: 'yellow',
    notice: 'cyan',
    pass: 'green',
    fail: 'red',
    incomplete: 'yellow',
};
function painter({ colour }) {
    return (style, text) => (colour && text !== '' ? (0,external_node_util_.styleText)(style, text, { validateStream: false }) : text);
}

;// CONCATENATED MODULE: ./lib/output/terminal/blocks.js








function blockRenderer(look, paint) {
    const indented = (text) => (0,columns/* wrapped */.k)((0,plain/* plain */.p)((0,output_escape/* cut */.Jj)(text, output_view/* viewLimits */.c5.annotationBytes)), (look.width ?? Number.POSITIVE_INFINITY) - 4)
        .map((line) => `    ${line}`)
        .join('\n');
    const place = ({ origin, file, line, column }) => file === undefined || origin !== undefined
        ? (0,plain/* plain */.p)((0,format/* formatPlace */.dE)({ origin, file, line }))
        : linked(look, file, `${(0,plain/* plain */.p)(file)}:${line}${column === undefined ? '' : `:${column}`}`);
    const diff = (before, after) => {
        const lines = (0,output_change/* withoutIndent */.tO)({ before, after });
        return [
            ...lines.before.map((line) => paint('red', `    - ${(0,plain/* plain */.p)(line)}`)),
            ...lines.after.map((line) => paint('green', `    + ${(0,plain/* plain */.p)(line)}`)),
        ].join('\n');
    };
    const head = (...parts) => parts.filter((part) => part !== '').join('  ');
    return {
        finding(finding) {
            const { severity, check, message } = finding;
            const change = (0,output_change/* changeOf */.C2)(finding);
            const label = paint('dim', (0,texts/* existingLabel */.kg)(finding));
            const lines = [
                head(paint(styles[severity], severity), paint('bold', (0,plain/* plain */.p)(check)), place(finding), label),
                indented(message),
                ...(change === undefined ? [] : [diff(change.before, change.after)]),
            ];
            const elsewhere = change !== undefined && change.line !== finding.line;
            if (elsewhere)
                lines.splice(2, 0, `    fix at ${place({ ...change, column: undefined })}`);
            return lines.join('\n');
        },
        waived({ check, waived, ...at }) {
            const { reason = '', expires } = waived ?? {};
            const until = expires === undefined ? '' : paint('dim', `until ${(0,plain/* plain */.p)((0,format/* formatReportDay */.On)(expires))}`);
            return `${head(paint('dim', 'waived'), (0,plain/* plain */.p)(check), place(at), until)}\n${indented(reason)}`;
        },
        waiver(waiver) {
            const { state, notice = '', file, line, column } = waiver;
            const title = paint(state === 'expired' || state === 'lapsed' ? 'red' : 'yellow', 'waiver');
            const about = head(title, texts/* waiverStates */.RT[state], (0,plain/* plain */.p)((0,output_escape/* cut */.Jj)((0,output_waivers/* waiverScope */.rY)(waiver), output_view/* viewLimits */.c5.annotationBytes)));
            return `${head(about, place({ file, line, column }))}\n${indented(notice)}`;
        },
        gap(gap) {
            const code = paint('dim', `[${(0,plain/* plain */.p)(gap.cause)}]`);
            const title = head(paint('yellow', 'not verified'), (0,plain/* plain */.p)((0,format/* subjectOf */.et)(gap)), code);
            return `${title}\n${indented(gap.message)}`;
        },
        edit({ file, line, before, after }) {
            const [title, old] = before === '' ? ['added to ledger', []] : ['pinned', [before]];
            return `${head(paint('green', title), place({ file, line }))}\n${diff(old, [after])}`;
        },
    };
}
function linked({ link }, file, text) {
    return link === undefined ? text : `\u001b]8;;${(0,plain/* plain */.p)(link(file))}\u001b\\${text}\u001b]8;;\u001b\\`;
}

;// CONCATENATED MODULE: ./lib/output/terminal/folds.js

const maxUnfolded = 20;
const maxBlocksPerKind = 3;
const maxRows = 40;
const maxRowsPerStatus = 8;
function foldedRows(references, row) {
    if (references.length <= maxUnfolded)
        return references.map(row);
    const same = new Map();
    for (const reference of references) {
        const first = row(reference);
        const key = JSON.stringify(first.slice(1));
        const known = same.get(key);
        if (known === undefined)
            same.set(key, { first, status: statusText(reference), count: 1 });
        else
            known.count += 1;
    }
    const folded = [...same.values()].map(({ first: [place, ...rest], status, count }) => ({
        status,
        row: [count === 1 ? place : `${place} +${count - 1}`, ...rest],
    }));
    return folded.length <= maxRows ? folded.map((one) => one.row) : firstOfEach(folded);
}
function firstOfEach(rows) {
    const counts = new Map();
    const shown = rows.filter(({ status }) => {
        const count = (counts.get(status) ?? 0) + 1;
        counts.set(status, count);
        return count <= maxRowsPerStatus;
    });
    const left = [...counts].filter(([, count]) => count > maxRowsPerStatus);
    return [
        ...shown.map(({ row }) => row),
        ...left.map(([status, count]) => [
            `… and ${count - maxRowsPerStatus} more`,
            '',
            `${status} (the report lists all)`,
        ]),
    ];
}
function statusText({ kind, fact }) {
    const status = kind === 'opaque' ? 'opaque' : (fact?.status ?? 'unknown');
    const label = texts/* statusLabels */.Uj[status].toLowerCase();
    return status === 'unknown' ? `${label} (${fact?.cause ?? 'not checked'})` : label;
}
function foldedBlocks(items, kindOf, render) {
    if (items.length <= maxUnfolded)
        return items.map(render);
    const kinds = new Map();
    for (const item of items) {
        const similar = kinds.get(kindOf(item));
        if (similar === undefined)
            kinds.set(kindOf(item), [item]);
        else
            similar.push(item);
    }
    const lines = new Map();
    for (const [kind, similar] of kinds) {
        const shown = similar.length <= maxBlocksPerKind + 1 ? similar : similar.slice(0, maxBlocksPerKind);
        for (const one of shown)
            lines.set(one, render(one));
        const last = shown.at(-1);
        const left = similar.length - shown.length;
        if (last !== undefined && left > 0)
            lines.set(last, `${lines.get(last)}\n    … and ${left} more like these (${kind}); the JSON and HTML reports list all`);
    }
    return items.flatMap((item) => lines.get(item) ?? []);
}

// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(7798);
;// CONCATENATED MODULE: ./lib/output/terminal/steps.js






const maxSteps = 3;
const maxPlaces = 2;
const maxCauses = 3;
function firstSteps(steps, { width }, paint) {
    if (steps.length === 0)
        return '';
    const room = (width ?? Number.POSITIVE_INFINITY) - 5;
    const lines = steps.slice(0, maxSteps).flatMap((step, index) => {
        const [head, ...more] = linesOf(step).map(plain/* plain */.p);
        const [first = '', ...rest] = (0,columns/* wrapped */.k)(head ?? '', room);
        const indented = [...rest, ...more.flatMap((line) => (0,columns/* wrapped */.k)(line, room))];
        return [`  ${index + 1}. ${first}`, ...indented.map((line) => `     ${line}`)];
    });
    const left = steps.length - maxSteps;
    const others = left > 0 ? [`  … and ${(0,model_text/* plural */.LS)(left, 'more step')}. All findings are listed below.`] : [];
    return [paint('bold', 'What to do first'), ...lines, ...others].join('\n');
}
function linesOf(step) {
    switch (step.kind) {
        case 'pin':
            return [`Pin ${(0,steps/* sizeOf */.$)(step)} (${step.checks.join(', ')}): ${texts/* stepTexts */.B0.pin(step.count)}`];
        case 'fix': {
            const places = step.findings
                .slice(0, maxPlaces)
                .map(format/* formatPlace */.dE)
                .filter((place) => place !== '');
            const more = step.count - places.length;
            const where = [...places, ...(more > 0 && places.length > 0 ? [`${more} more`] : [])].join(', ');
            return [`${step.check}, ${(0,steps/* sizeOf */.$)(step)}${where === '' ? '' : ` (${where})`}: ${step.advice}`];
        }
        case 'investigate': {
            const causes = step.causes.slice(0, maxCauses).map(({ cause, count, first }) => {
                const many = step.causes.length > 1 ? `, ${count} of ${step.count}` : '';
                return `${(0,output_escape/* shortDigests */.sY)(first)} [${cause}]${many}`;
            });
            return [`${texts/* stepTexts */.B0.unverified((0,steps/* sizeOf */.$)(step))} ${step.advice}`, ...causes];
        }
    }
}

;// CONCATENATED MODULE: ./lib/output/terminal/index.js













function terminalText(report, view, look, checks = []) {
    const paint = painter(look);
    const render = blockRenderer(look, paint);
    const { references } = report;
    const { findings } = view;
    const waivers = (0,output_waivers/* notableWaivers */.$_)(report).slice(0, output_view/* viewLimits */.c5.terminalFindings);
    const gaps = report.incomplete;
    const edits = [...view.pinned, ...view.recorded];
    const coverage = (0,report_coverage/* coverageLine */.vn)(report);
    const textOf = report.mode === 'audit' ? format/* auditText */.$u : format/* referenceText */.n5;
    const parts = [
        firstSteps((0,steps/* stepsOf */.B)(report, view, checks), look, paint),
        (0,columns/* terminalTable */.R)(foldedRows(references, (r) => [
            terminal_short((0,format/* formatPlace */.dE)(r)),
            terminal_short((0,format/* referenceName */.z$)(r)),
            terminal_short(textOf(r, report.asOf)),
        ]), look.width, [0, 1]),
        rest(references, view.totals.references, 'references'),
        foldedBlocks(findings, ({ check }) => (0,plain/* plain */.p)(check), render.finding).join('\n'),
        rest(findings, view.totals.findings, 'findings'),
        foldedBlocks(view.waived, ({ check }) => `${(0,plain/* plain */.p)(check)}, waived`, render.waived).join('\n'),
        rest(view.waived, view.totals.waived, 'waived findings'),
        advisoryTable(report, look),
        waivers.map(render.waiver).join('\n'),
        foldedBlocks(gaps, ({ cause }) => (0,plain/* plain */.p)(cause), render.gap).join('\n'),
        rest(gaps, view.totals.unknown, 'items that are not verified'),
        foldedBlocks(edits, ({ before }) => (before === '' ? 'added to ledger' : 'pinned'), render.edit).join('\n'),
        coverage === '' ? '' : paint('dim', (0,plain/* plain */.p)(coverage)),
        references.length === 0 && report.verdict === 'pass' ? (0,format/* verdictMeaning */.Ll)(report) : '',
        paint(['bold', styles[report.verdict]], (0,plain/* plain */.p)((0,format/* headline */.Pl)(report, view))),
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function rest(shown, total, noun) {
    const text = (0,texts/* shownText */.f$)({ shown, total });
    return text === '' ? '' : text.replace(String(total), `${total} ${noun}`);
}
function advisoryTable(report, look) {
    const rows = (0,advisories/* advisoriesOf */.fO)(report);
    const shown = rows.slice(0, output_view/* viewLimits */.c5.terminalFindings);
    if (shown.length === 0)
        return '';
    const text = (0,columns/* terminalTable */.R)([
        ['ADVISORY', 'SEVERITY', 'PACKAGE', 'STATUS', 'UPDATED', 'FINDINGS'],
        ...shown.map(({ id, aliases, risk, artifact, status, fixedIn, updated, outcome }) => [
            terminal_short([id, ...aliases].join(' = ')),
            (0,advisories/* severityText */.pA)(risk),
            terminal_short(artifact),
            terminal_short(fixedIn.length === 0 ? status : `${status} in ${fixedIn.join(', ')}`),
            terminal_short((0,format/* formatReportDay */.On)(updated)),
            outcome,
        ]),
    ], look.width);
    const left = rest(shown, rows.length, 'advisories');
    return left === '' ? text : `${text}\n\n${left}`;
}
function terminal_short(text) {
    return (0,plain/* plain */.p)((0,output_escape/* cut */.Jj)(text, 400));
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
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
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

/***/ 9424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ notableWaivers),
/* harmony export */   Wx: () => (/* binding */ urgentFirst),
/* harmony export */   rY: () => (/* binding */ waiverScope)
/* harmony export */ });
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


/***/ }),

/***/ 7130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ coverageIn),
/* harmony export */   _5: () => (/* binding */ coverageOf),
/* harmony export */   at: () => (/* binding */ coverageKinds),
/* harmony export */   js: () => (/* binding */ countByOutcome),
/* harmony export */   n6: () => (/* binding */ causeName),
/* harmony export */   vn: () => (/* binding */ coverageLine)
/* harmony export */ });
function coverageOf(references) {
    const tags = new Map();
    for (const { kind, registry, repository, tag, fact } of references) {
        if (kind === 'opaque')
            continue;
        const name = `${registry}/${repository}:${tag ?? fact?.recoveredTag ?? ''}`;
        tags.set(name, tags.get(name) ?? historyCause(fact));
    }
    return {
        references: countByOutcome(references.map(({ kind, fact }) => (kind === 'opaque' ? 'opaque' : causeOf(fact)))),
        histories: countByOutcome([...tags.values()]),
    };
}
function coverageIn({ coverage, references }) {
    return coverage ?? { ...coverageOf(references), artifacts: { asked: 0, answered: 0, unknown: {} } };
}
function countByOutcome(causes) {
    const unknown = {};
    let answered = 0;
    for (const cause of causes) {
        if (cause === undefined)
            answered += 1;
        else
            unknown[cause] = (Object.hasOwn(unknown, cause) ? (unknown[cause] ?? 0) : 0) + 1;
    }
    return { asked: causes.length, answered, unknown };
}
function causeOf(fact) {
    return fact !== undefined && fact.status !== 'unknown' ? undefined : (fact?.cause ?? 'not asked');
}
function historyCause(fact) {
    return fact?.basis === 'present' ? 'no-history' : causeOf(fact);
}
const coverageKinds = ['references', 'histories', 'artifacts'];
const nouns = { references: 'references', histories: 'tag histories', artifacts: 'artifacts' };
function coverageLine(report) {
    const coverage = coverageIn(report);
    const parts = coverageKinds.flatMap((kind) => {
        const { asked, answered, unknown } = coverage[kind];
        const causes = Object.entries(unknown).map(([cause, number]) => `${causeName(cause)}: ${number}`);
        const why = causes.length === 0 ? '' : ` (${causes.join(', ')})`;
        return asked === 0 ? [] : [`${answered} of ${asked} ${nouns[kind]}${why}`];
    });
    return parts.length === 0 ? '' : `verified: ${parts.join(', ')}`;
}
function causeName(cause) {
    return cause === 'opaque' ? 'not resolved' : cause;
}


/***/ }),

/***/ 7234:
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
    if (endOfLife?.deprecated !== true)
        return endOfLife === undefined ? {} : { deprecated: false };
    const { date, successors } = endOfLife;
    const day = typeof date === 'string' ? { date } : date === undefined ? {} : { dateUnknown: date.unknown };
    if (date === undefined && successors === undefined)
        return { deprecated: true };
    return { deprecated: true, endOfLife: { ...day, ...successors } };
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
function parseEnd({ deprecated, endOfLife = {} }) {
    if (deprecated === undefined)
        return undefined;
    if (!deprecated)
        return { deprecated };
    const { date, dateUnknown, nearest, newest } = endOfLife;
    const day = date ?? (dateUnknown === undefined ? undefined : { unknown: dateUnknown });
    return {
        deprecated,
        ...(nearest === undefined || newest === undefined ? {} : { successors: { nearest, newest } }),
        ...(day === undefined ? {} : { date: day }),
    };
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
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7234);

function describeReference(occurrence, files, locate) {
    const { at, raw, parts, uses } = occurrence;
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
    };
    if (occurrence.kind === 'opaque')
        return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
    const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
    return { kind: 'image', ...shared, ...occurrence.image, ...noPlace };
}
function describeProblem({ file, message, span }, locate) {
    return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}
function describeReferenceWithFact(occurrence, facts, files, locate) {
    const reference = { ...describeReference(occurrence, files, locate), span: { ...occurrence.at.span } };
    if (occurrence.kind === 'opaque')
        return reference;
    const fact = facts.get(occurrence);
    return {
        ...reference,
        ...describePin(occurrence, files, locate),
        ...(fact === undefined ? {} : { fact: (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFact */ .uL)(fact) }),
    };
}
function describePin({ at, pin }, files, locate) {
    if (pin.kind === 'refused')
        return {};
    const { lead, span } = pin;
    const around = { start: Math.min(at.span.start, span.start), end: Math.max(at.span.end, span.end) };
    const isWithin = around.start === at.span.start && around.end === at.span.end;
    const text = files.get(at.file)?.text.slice(around.start, around.end) ?? '';
    const place = isWithin ? undefined : locate({ file: at.file, span: around });
    return { pin: { span: { ...span }, lead, ...(place === undefined ? {} : { around: { text, place } }) } };
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
