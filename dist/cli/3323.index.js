export const id = 3323;
export const ids = [3323];
export const modules = {

/***/ 96099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b8: () => (/* binding */ badness),
/* harmony export */   fO: () => (/* binding */ advisoriesOf),
/* harmony export */   zk: () => (/* binding */ riskWords)
/* harmony export */ });
/* harmony import */ var _model_advisory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20186);
/* harmony import */ var _model_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78390);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58191);
// The advisories of a report, one row for each: how bad, what became of it, and what the gate made of it.



const statuses = {
    detected: 'detected, not judged yet',
    'true-positive': 'affects the package',
    'false-positive': 'does not affect the package',
    fixed: 'fixed',
    patched: 'patched',
    'pending-upstream-fix': 'waiting for a fix upstream',
    'not-planned': 'no fix is planned',
    'analysis-not-planned': 'no analysis is planned',
    unknown: 'not known',
};
/** Those with open findings first, then the worst; what is not known counts as bad. */
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
        .sort((a, b) => Number(b.open) - Number(a.open) || badness(b) - badness(a) || compare(a.id, b.id));
}
function keyOf(advisory, artifact) {
    return JSON.stringify([advisory, artifact]);
}
function rowOf(advisory, found) {
    const { advisoryId, uid, aliases = [], artifactName, severities = [], events = [], updateTime } = advisory;
    const risk = (0,_model_risk_js__WEBPACK_IMPORTED_MODULE_0__/* .riskOf */ .bi)(severities);
    const newest = (0,_model_advisory_js__WEBPACK_IMPORTED_MODULE_2__/* .newestEvent */ .j)(events);
    const { status = 'unknown', fixedVersion, patchedVersions = [] } = newest ?? {};
    return {
        id: advisoryId === '' ? uid : advisoryId,
        aliases: aliases.filter((alias) => alias !== advisoryId),
        artifact: artifactName,
        ...(risk === undefined ? {} : { risk }),
        status: Object.hasOwn(statuses, status) ? (statuses[status] ?? status) : status,
        fixedIn: fixedVersion === undefined ? patchedVersions : [fixedVersion],
        updated: updateTime,
        ...outcomeOf(found),
    };
}
function outcomeOf(found) {
    const waived = found.filter((one) => one.waived !== undefined).length;
    const open = found.length - waived;
    const words = [open === 0 ? '' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(open, 'finding'), waived === 0 ? '' : `${waived} waived`];
    const outcome = words.filter((word) => word !== '').join(', ');
    return { open: open > 0, outcome: outcome === '' ? 'no finding' : outcome };
}
/** `high (CVSS 7.5)`, or that nobody knows. */
function riskWords(risk) {
    if (risk === undefined)
        return 'not known';
    const score = risk.score === undefined ? '' : ` (CVSS ${risk.score})`;
    return `${risk.level}${score}${risk.orWorse ? ' or worse' : ''}`;
}
const order = ['none', 'low', 'medium', 'unknown', 'high', 'critical'];
/** For sorting: the higher the worse. */
function badness({ risk }) {
    return order.indexOf(risk?.level ?? 'unknown') * 100 + (risk?.score ?? 0);
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 21489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ti: () => (/* binding */ auditWords),
/* harmony export */   v8: () => (/* binding */ auditSection),
/* harmony export */   z0: () => (/* binding */ withWaived)
/* harmony export */ });
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69965);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13136);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58191);



/** In a few words, from what the report holds. */
function auditWords(reference, asOf) {
    const { fact, waivedChecks: waived = [] } = reference;
    const next = nextDigest(fact);
    const ends = fact === undefined ? '' : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .endOfLife */ .PB)(fact, asOf);
    const parts = [
        (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .story */ ._7)(reference),
        ageOf(fact, asOf),
        next === undefined ? '' : `next is ${next.slice(0, 'sha256:'.length + 12)}`,
        ends,
        waived.length === 0 ? '' : `waived: ${waived.join(', ')}`,
    ];
    return parts.filter((part) => part !== '').join('; ');
}
/** How old the pin is; of what is not pinned, how long the tag has been what it is. */
function ageOf(fact, asOf) {
    const since = fact?.pinnedSince ?? fact?.currentSince;
    if (fact === undefined || since === undefined)
        return '';
    const age = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .days */ ._3)((Date.parse(asOf) - Date.parse(since)) / 1000);
    return age < 0 ? `dated ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd)(since)}` : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(age, 'day')} old`;
}
/** What the tag moved to from the pin; of what is not pinned, what it is. */
function nextDigest(fact) {
    if (fact?.status === 'superseded')
        return fact.supersededBy;
    return fact?.status === 'unpinned' || fact?.status === 'one-platform' ? fact.currentDigest : undefined;
}
/** Every reference; nothing in other modes, which show what is wrong. */
function auditSection({ mode, references, asOf }) {
    const rows = mode === 'audit' ? references : [];
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .tableSection */ .Y)('References', ['Where', 'Image'], rows, (one) => [
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(one)),
        `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceName */ .z$)(one))}<br>${(0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(auditWords(one, asOf))}`,
    ]);
}
/** The references with the checks of those of their findings that a waiver accepts. */
function withWaived(references, findings) {
    const waived = new Map();
    for (const finding of findings) {
        if (finding.waived === undefined)
            continue;
        const key = placeKey(finding);
        waived.set(key, [...(waived.get(key) ?? []), finding.check]);
    }
    return references.map(({ waivedChecks: _, ...reference }) => {
        const checks = waived.get(placeKey(reference));
        return (checks === undefined ? reference : { ...reference, waivedChecks: [...new Set(checks)] });
    });
}
function placeKey({ file, line, column }) {
    return `${line}:${column} ${file}`;
}


/***/ }),

/***/ 12936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   tO: () => (/* binding */ withoutIndent)
/* harmony export */ });
/**
 * The lines that a fix changes; those around, which a reference over several keys has between its parts, are left
 * out. Where the report has no lines, since they are too long, the reference alone. `undefined`: there is no fix.
 */
function changeOf({ origin, file, line, fix }) {
    if (fix === undefined || file === undefined || line === undefined)
        return undefined;
    const { before, after } = fix.lines ?? { before: fix.expect, after: fix.replacement };
    const [old, fresh] = [linesOf(before), linesOf(after)];
    const most = Math.min(old.length, fresh.length);
    let head = 0;
    while (head < most && old[head] === fresh[head])
        head += 1;
    let tail = 0;
    while (tail < most - head && old.at(-1 - tail) === fresh.at(-1 - tail))
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
/** The changes of many findings, each once: a reference may break several rules. */
function changesOf(findings) {
    const changes = findings.flatMap((finding) => changeOf(finding) ?? []);
    return [
        ...new Map(changes.map((change) => [`${change.line} ${change.origin} ${change.file}`, change])).values(),
    ];
}
/** The lines without the white space that all of them begin with. */
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

/***/ 7130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ coverageIn),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   _5: () => (/* binding */ coverageOf),
/* harmony export */   at: () => (/* binding */ coverageKinds),
/* harmony export */   n6: () => (/* binding */ causeName),
/* harmony export */   vn: () => (/* binding */ coverageLine)
/* harmony export */ });
/** Counts of references, and of the tags that they name. */
function coverageOf(references) {
    const tags = new Map();
    for (const { kind, registry, repository, tag, fact } of references) {
        if (kind === 'opaque')
            continue;
        const name = `${registry}/${repository}:${tag ?? fact?.recoveredTag ?? ''}`;
        tags.set(name, tags.get(name) ?? historyCause(fact));
    }
    return {
        references: count(references.map(({ kind, fact }) => (kind === 'opaque' ? 'opaque' : causeOf(fact)))),
        histories: count([...tags.values()]),
    };
}
/** The coverage of a report, also of one that does not hold it. */
function coverageIn({ coverage, references }) {
    return coverage ?? { ...coverageOf(references), artifacts: { asked: 0, answered: 0, unknown: {} } };
}
/** Each thing by the cause for which it is not known; `undefined`: it is known. */
function count(causes) {
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
/** A registry's word on the present is no history. */
function historyCause(fact) {
    return fact?.basis === 'present' ? 'no-history' : causeOf(fact);
}
const coverageKinds = ['references', 'histories', 'artifacts'];
const nouns = { references: 'references', histories: 'tag histories', artifacts: 'artifacts' };
/** One line: `answered 3 of 4 references (timeout 1), 2 of 2 tag histories`; nothing when nothing was asked. */
function coverageLine(report) {
    const coverage = coverageIn(report);
    const parts = coverageKinds.flatMap((kind) => {
        const { asked, answered, unknown } = coverage[kind];
        const causes = Object.entries(unknown).map(([cause, number]) => `${causeName(cause)} ${number}`);
        const why = causes.length === 0 ? '' : ` (${causes.join(', ')})`;
        return asked === 0 ? [] : [`${answered} of ${asked} ${nouns[kind]}${why}`];
    });
    return parts.length === 0 ? '' : `answered: ${parts.join(', ')}`;
}
/** The cause as a reader knows it. */
function causeName(cause) {
    return cause === 'opaque' ? 'not resolved' : cause;
}


/***/ }),

/***/ 69965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   Y: () => (/* binding */ tableSection)
/* harmony export */ });
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41383);
// Markdown tables of as many rows as fit a room in bytes; what is left out is counted.

/** Rows that a reader sees at once; the others are folded away. */
const openRows = 40;
/** For the headings, the fold, and the sentence on what was left out. */
const frameBytes = 800;
/** A table below a heading that carries the total, which may be more than `items`. `cells` gives Markdown of one line. */
function tableSection(title, head, items, cells, total = items.length) {
    return (room) => {
        if (items.length === 0 || room < 2 * frameBytes)
            return '';
        const { shown } = (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .GS)(items, room - frameBytes, (item) => `| ${cells(item).join(' | ')} |\n`);
        const share = { shown, total };
        const top = `| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}\n`;
        const folded = share.shown.slice(openRows);
        const parts = [
            `### ${title} (${total})\n`,
            `${top}${share.shown.slice(0, openRows).join('')}`,
            ...(folded.length === 0 ? [] : [fold(`${folded.length} more`, `${top}${folded.join('')}`)]),
            ...(share.shown.length === share.total ? [] : [`${(0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .shownOf */ .Rp)(share)}.\n`]),
        ];
        return `\n${parts.join('\n')}`;
    };
}
/** Markdown that opens at a click. `title` is plain words of our own. */
function fold(title, text) {
    return `<details><summary>${title}</summary>\n\n${text}\n</details>\n`;
}


/***/ }),

/***/ 13136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ coverageSection),
/* harmony export */   In: () => (/* binding */ verdictSigns),
/* harmony export */   MR: () => (/* binding */ unknownSection),
/* harmony export */   RO: () => (/* binding */ waiversSection),
/* harmony export */   WT: () => (/* binding */ findingsSection),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   c_: () => (/* binding */ waivedSection),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   ew: () => (/* binding */ repositoriesSection)
/* harmony export */ });
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7130);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69965);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57411);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58191);
// The sections about the gate that summary and comment are made of. Two columns at most, short digests: they are read on phones too.





const longest = 600;
const verdictSigns = { pass: '✅', fail: '❌', incomplete: '⚠️' };
const severitySigns = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
const waiverSigns = {
    active: '⏳',
    expired: '❌',
    lapsed: '❌',
    unused: 'ℹ️',
    unknown: '❔',
    removed: '➖',
    pending: '🆕',
};
/** Words from outside. */
const words = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, longest)));
/** A name from outside. */
const literal = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, longest)));
function findingsSection({ source }, { findings, totals }) {
    const cells = (one) => findingCells(one, source);
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .tableSection */ .Y)('Findings', ['', 'Finding'], findings, cells, totals.findings);
}
/** Findings that a waiver accepts, with its reason. */
function waivedSection({ source }, { waived }) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .tableSection */ .Y)('Waived', ['', 'Finding'], waived, (finding) => {
        const { reason = '', expires } = finding.waived ?? {};
        const until = expires === undefined ? '' : ` (until ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdown */ .wD)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .day */ .vd)(expires))})`;
        const [, cell] = findingCells(finding, source);
        return ['➖', `${cell}<br>Waived: ${words(reason)}${until}`];
    });
}
function findingCells(finding, source) {
    const { severity, check, message, introduced } = finding;
    const old = introduced === false ? ' (was there before)' : '';
    const place = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(finding) === '' ? '' : ` ${linked(finding, source)}`;
    return [severitySigns[severity], `**${literal(check)}**${place}${old}<br>${words(message)}`];
}
/** The place of a finding, linked to its line at the commit that was looked at. */
function linked(finding, source) {
    const { file, line } = finding;
    const text = literal((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(finding));
    if (file === undefined || source === undefined || !/^https?:\/\/[\w.:-]+$/.test(source.server))
        return text;
    const path = [source.repository, 'blob', source.sha, file].map(_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .uriOf */ .S_).join('/');
    return `[${text}](<${source.server}/${path}#L${line}>)`;
}
function unknownSection({ incomplete }, { totals }) {
    const cells = (one) => [
        '❔',
        `**${literal(one.cause)}** ${literal((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .subjectOf */ .et)(one))}<br>${words(one.message)}`,
    ];
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .tableSection */ .Y)('Not verified', ['', 'What'], incomplete, cells, totals.unknown);
}
/** Of a merged report: every repository that is not a clean pass. */
function repositoriesSection({ repositories = [] }) {
    const wanting = repositories.filter(({ verdict, findings }) => verdict !== 'pass' || findings > 0);
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .tableSection */ .Y)('Repositories with findings or without a verdict', ['', 'Repository'], wanting, ({ origin, verdict, findings, unknown, missing }) => [
        verdictSigns[verdict],
        `${literal(origin)}<br>${missing === true ? 'no report' : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(findings, 'finding')}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(unknown, 'thing')} not verified`}`,
    ]);
}
const covered = { references: 'References', histories: 'Tag histories', artifacts: 'Artifacts' };
function coverageSection(report) {
    const coverage = (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .coverageIn */ .GC)(report);
    const kinds = _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .coverageKinds */ .at.filter((kind) => coverage[kind].asked > 0);
    return (room) => {
        const rows = kinds.map((kind) => {
            const { asked, answered, unknown } = coverage[kind];
            const causes = Object.entries(unknown).map(([cause, number]) => `<br>${literal((0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .causeName */ .n6)(cause))}: ${number}`);
            return `| ${covered[kind]} | ${answered} of ${asked}${causes.join('')} |\n`;
        });
        const text = `\n### Coverage\n\n| Asked | Answered |\n| --- | --- |\n${rows.join('')}`;
        return rows.length === 0 || Buffer.byteLength(text) > room ? '' : text;
    };
}
/** Waivers that somebody should look at. */
function waiversSection(report) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .tableSection */ .Y)('Waivers to look at', ['', 'Waiver'], (0,_waivers_js__WEBPACK_IMPORTED_MODULE_2__/* .notableWaivers */ .$_)(report), (waiver) => {
        const { state, reason, notice = '', owner, file, line } = waiver;
        const answers = owner === undefined ? '' : `, ${literal(owner)}`;
        return [
            waiverSigns[state],
            `${literal((0,_waivers_js__WEBPACK_IMPORTED_MODULE_2__/* .waivedBy */ ._R)(waiver))}${answers}<br>${words(reason)}<br>${words(notice)} (${literal(`${file}:${line}`)})`,
        ];
    });
}


/***/ }),

/***/ 56053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sizeOf),
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65268);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12936);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58191);



/** What is more urgent within one severity; checks that are not here come last, in the order of the documentation. */
const urgency = [
    'digest-not-in-history',
    'pin',
    'missing-tag',
    'deprecated-tag',
    'advisory',
];
/** Not pinned, and nobody knows yet to what: it comes after what is to be found out. */
const waiting = 'waiting';
/** One step for all that can be pinned, one for each other check that found something, one for what is not known. */
function stepsOf(report, { findings }, checks) {
    const kinds = new Map();
    const unknown = new Set(report.references.flatMap((one) => (one.fact?.status === 'unknown' ? keyOf(one) : [])));
    const kindOf = (finding) => {
        if ((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changeOf */ .C2)(finding) !== undefined)
            return 'pin';
        return finding.check === 'unpinned' && unknown.has(keyOf(finding)) ? waiting : finding.check;
    };
    for (const finding of findings) {
        const kind = kindOf(finding);
        const same = kinds.get(kind);
        if (same === undefined)
            kinds.set(kind, [finding]);
        else
            same.push(finding);
    }
    const rank = (kind) => (urgency.includes(kind) ? urgency.indexOf(kind) : urgency.length);
    const worst = (found) => Math.min(...found.map(({ severity }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g.indexOf(severity)));
    const mending = [...kinds]
        .map(([kind, found]) => ({ kind, found, worst: worst(found), rank: rank(kind) }))
        .sort((a, b) => a.worst - b.worst || a.rank - b.rank || Number(a.kind === waiting) - Number(b.kind === waiting));
    const steps = mending.map(({ kind, found }) => stepOf(kind, found, checks));
    if (report.incomplete.length === 0)
        return steps;
    const before = mending.findIndex(({ kind }) => kind === waiting);
    const place = report.verdict === 'incomplete' ? 0 : before < 0 ? steps.length : before;
    return steps.toSpliced(place, 0, learnStep(report.incomplete));
}
function keyOf({ origin, file, line, column }) {
    return JSON.stringify([origin, file, line, column]);
}
function stepOf(kind, found, checks) {
    if (kind === 'pin')
        return pinStep(found);
    if (kind !== waiting)
        return mendStep(kind, found, checks);
    const advice = 'Which digest to pin is not known yet; when it is, `tagproof pin` writes it.';
    return { kind: 'mend', count: found.length, check: 'unpinned', advice, findings: found };
}
function pinStep(found) {
    const changes = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changesOf */ .fs)(found);
    const checks = [...new Set(found.map(({ check }) => check))];
    return { kind: 'pin', count: changes.length, checks, changes };
}
/** The first sentence of the check's own advice. */
function mendStep(check, findings, checks) {
    const advice = checks.find(({ id }) => id === check)?.fix.split(/(?<=\.) /)[0] ?? '';
    return { kind: 'mend', count: findings.length, check, advice, findings };
}
/** These pass by themselves; all others need somebody. */
const passing = new Set(['unreachable', 'timeout', 'rate-limited', 'server-error']);
function learnStep(incomplete) {
    const causes = new Map();
    for (const { cause, message } of incomplete) {
        const known = causes.get(cause);
        if (known === undefined)
            causes.set(cause, { cause, count: 1, first: message });
        else
            known.count += 1;
    }
    const all = [...causes.values()].sort((a, b) => Number(passing.has(a.cause)) - Number(passing.has(b.cause)) || b.count - a.count);
    const some = all.filter(({ cause }) => passing.has(cause)).length;
    return { kind: 'learn', count: incomplete.length, causes: all, advice: adviceFor(some, all.length) };
}
function adviceFor(some, all) {
    if (some === all)
        return 'Run again later: such causes mostly pass by themselves.';
    return some === 0
        ? 'Mend the cause; running again alone is no help.'
        : 'Mend what does not pass by itself, then run again.';
}
/** `4 lines`, `1 place`, `3 things`. */
function sizeOf({ kind, count }) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, { pin: 'line', mend: 'place', learn: 'thing' }[kind]);
}


/***/ }),

/***/ 43323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ terminalText)
});

// EXTERNAL MODULE: ./lib/report/advisories.js
var advisories = __webpack_require__(96099);
// EXTERNAL MODULE: ./lib/report/audit.js
var audit = __webpack_require__(21489);
// EXTERNAL MODULE: ./lib/report/columns.js + 7 modules
var columns = __webpack_require__(37427);
// EXTERNAL MODULE: ./lib/report/coverage.js
var report_coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
// EXTERNAL MODULE: ./lib/report/plan.js
var report_plan = __webpack_require__(41383);
// EXTERNAL MODULE: ./lib/report/steps.js
var steps = __webpack_require__(56053);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/report/change.js
var report_change = __webpack_require__(12936);
// EXTERNAL MODULE: ./lib/report/waivers.js
var report_waivers = __webpack_require__(57411);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(58191);
;// CONCATENATED MODULE: ./lib/report/terminal-blocks.js
// The blocks of the terminal's text: a finding, a waiver, what is unknown, a changed line.







const styles = {
    error: 'red',
    warning: 'yellow',
    notice: 'cyan',
    pass: 'green',
    fail: 'red',
    incomplete: 'yellow',
};
/** Colours where they are wanted. */
function painter({ colour }) {
    return (style, text) => (colour && text !== '' ? (0,external_node_util_.styleText)(style, text, { validateStream: false }) : text);
}
/** Draws each kind of block, without a line end. */
function drawer(look, paint) {
    const indented = (text) => (0,columns/* wrapped */.k)((0,report_escape/* plain */.pj)((0,report_escape/* cut */.Jj)(text, report_plan/* limits */.Fy.annotationBytes)), (look.width ?? Number.POSITIVE_INFINITY) - 4)
        .map((line) => `    ${line}`)
        .join('\n');
    const place = ({ origin, file, line, column }) => file === undefined || origin !== undefined
        ? (0,report_escape/* plain */.pj)((0,words/* placeOf */.$t)({ origin, file, line }))
        : linked(look, file, `${(0,report_escape/* plain */.pj)(file)}:${line}${column === undefined ? '' : `:${column}`}`);
    const diff = (before, after) => {
        const lines = (0,report_change/* withoutIndent */.tO)({ before, after });
        return [
            ...lines.before.map((line) => paint('red', `    - ${(0,report_escape/* plain */.pj)(line)}`)),
            ...lines.after.map((line) => paint('green', `    + ${(0,report_escape/* plain */.pj)(line)}`)),
        ].join('\n');
    };
    const head = (...words) => words.filter((word) => word !== '').join('  ');
    return {
        finding(finding) {
            const { severity, check, message, introduced } = finding;
            const change = (0,report_change/* changeOf */.C2)(finding);
            const old = introduced === false ? paint('dim', 'was there before') : '';
            const lines = [
                head(paint(styles[severity], severity), paint('bold', (0,report_escape/* plain */.pj)(check)), place(finding), old),
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
            const until = expires === undefined ? '' : paint('dim', `until ${(0,report_escape/* plain */.pj)((0,words/* day */.vd)(expires))}`);
            return `${head(paint('dim', 'waived'), (0,report_escape/* plain */.pj)(check), place(at), until)}\n${indented(reason)}`;
        },
        waiver(waiver) {
            const { state, notice = '', file, line, column } = waiver;
            const title = paint(state === 'expired' || state === 'lapsed' ? 'red' : 'yellow', 'waiver');
            const about = head(title, report_waivers/* waiverStates */.RT[state], (0,report_escape/* plain */.pj)((0,report_escape/* cut */.Jj)((0,report_waivers/* waivedBy */._R)(waiver), report_plan/* limits */.Fy.annotationBytes)));
            return `${head(about, place({ file, line, column }))}\n${indented(notice)}`;
        },
        unknown(one) {
            const code = paint('dim', `[${(0,report_escape/* plain */.pj)(one.cause)}]`);
            const title = head(paint('yellow', 'not verified'), (0,report_escape/* plain */.pj)((0,words/* subjectOf */.et)(one)), code);
            return `${title}\n${indented(one.message)}`;
        },
        edit({ file, line, before, after }) {
            const [title, old] = before === '' ? ['first seen', []] : ['pinned', [before]];
            return `${head(paint('green', title), place({ file, line }))}\n${diff(old, [after])}`;
        },
    };
}
/** An OSC 8 hyperlink: https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda */
function linked({ link }, file, text) {
    return link === undefined ? text : `\u001b]8;;${(0,report_escape/* plain */.pj)(link(file))}\u001b\\${text}\u001b]8;;\u001b\\`;
}

;// CONCATENATED MODULE: ./lib/report/terminal-folds.js
/** Up to so many of a kind all are shown. */
const fewEnough = 20;
const fewOfMany = 3;
/** Up to so many rows a table is read; beyond, so many of each standing are shown. */
const mostRows = 40;
const rowsOfMany = 8;
/**
 * Rows as they are when they are few; else one an image and story, with its first place and how many more there are.
 * When even these are many, the first of each standing, and at the end how many more stand so.
 */
function foldedRows(references, row) {
    if (references.length <= fewEnough)
        return references.map(row);
    const same = new Map();
    for (const reference of references) {
        const first = row(reference);
        const key = JSON.stringify(first.slice(1));
        const known = same.get(key);
        if (known === undefined)
            same.set(key, { first, standing: standingOf(reference), count: 1 });
        else
            known.count += 1;
    }
    const folded = [...same.values()].map(({ first: [place, ...rest], standing, count }) => ({
        standing,
        row: [count === 1 ? place : `${place} +${count - 1}`, ...rest],
    }));
    return folded.length <= mostRows ? folded.map((one) => one.row) : firstOfEach(folded);
}
function firstOfEach(rows) {
    const counts = new Map();
    const shown = rows.filter(({ standing }) => {
        const count = (counts.get(standing) ?? 0) + 1;
        counts.set(standing, count);
        return count <= rowsOfMany;
    });
    const left = [...counts].filter(([, count]) => count > rowsOfMany);
    return [
        ...shown.map(({ row }) => row),
        ...left.map(([standing, count]) => [
            `… and ${count - rowsOfMany} more`,
            '',
            `${standing} (all are in the report)`,
        ]),
    ];
}
function standingOf({ kind, fact }) {
    if (kind === 'opaque')
        return 'not resolved';
    if (fact === undefined || fact.status === 'unknown')
        return `unknown (${fact?.cause ?? 'not asked'})`;
    return standings[fact.status];
}
const standings = {
    current: 'current',
    superseded: 'superseded',
    unpinned: 'not pinned',
    missing: 'missing',
    'not-in-history': 'never was this tag',
    'one-platform': 'one platform of an index',
};
/**
 * Drawings of items in their order. When there are many, the first few of each kind, and after them one line on how
 * many more of it there are.
 */
function foldedBlocks(items, kindOf, draw) {
    if (items.length <= fewEnough)
        return items.map(draw);
    const kinds = new Map();
    for (const item of items) {
        const alike = kinds.get(kindOf(item));
        if (alike === undefined)
            kinds.set(kindOf(item), [item]);
        else
            alike.push(item);
    }
    const lines = new Map();
    for (const [kind, alike] of kinds) {
        const shown = alike.length <= fewOfMany + 1 ? alike : alike.slice(0, fewOfMany);
        for (const one of shown)
            lines.set(one, draw(one));
        const last = shown.at(-1);
        const left = alike.length - shown.length;
        if (last !== undefined && left > 0)
            lines.set(last, `${lines.get(last)}\n    … and ${left} more like these (${kind}); the report and \`--html\` have them all`);
    }
    return items.flatMap((item) => lines.get(item) ?? []);
}

;// CONCATENATED MODULE: ./lib/report/terminal-steps.js
// The first steps as a terminal shows them, before anything else: what to do, how much of it, and where.




const mostSteps = 3;
const mostPlaces = 2;
const mostCauses = 3;
/** At most three steps, numbered; nothing when there is nothing to do. */
function firstSteps(steps, { width }, paint) {
    if (steps.length === 0)
        return '';
    const room = (width ?? Number.POSITIVE_INFINITY) - 5;
    const lines = steps.slice(0, mostSteps).flatMap((step, index) => {
        const [head, ...more] = linesOf(step).map(report_escape/* plain */.pj);
        const [first = '', ...rest] = (0,columns/* wrapped */.k)(head ?? '', room);
        const indented = [...rest, ...more.flatMap((line) => (0,columns/* wrapped */.k)(line, room))];
        return [`  ${index + 1}. ${first}`, ...indented.map((line) => `     ${line}`)];
    });
    const left = steps.length - mostSteps;
    const others = left > 0 ? [`  Then ${left} more; all findings are below`] : [];
    return [paint('bold', 'What to do first'), ...lines, ...others].join('\n');
}
function linesOf(step) {
    switch (step.kind) {
        case 'pin':
            return [
                `Pin ${(0,steps/* sizeOf */.$)(step)} (${step.checks.join(', ')}): \`tagproof pin\` writes ${step.count === 1 ? 'it' : 'them all'}`,
            ];
        case 'mend': {
            const places = step.findings
                .slice(0, mostPlaces)
                .map(words/* placeOf */.$t)
                .filter((place) => place !== '');
            const more = step.count - places.length;
            const where = [...places, ...(more > 0 && places.length > 0 ? [`${more} more`] : [])].join(', ');
            return [`${step.check}, ${(0,steps/* sizeOf */.$)(step)}${where === '' ? '' : ` (${where})`}: ${step.advice}`];
        }
        case 'learn': {
            const causes = step.causes.slice(0, mostCauses).map(({ cause, count, first }) => {
                const many = step.causes.length > 1 ? `, ${count} of ${step.count}` : '';
                return `${(0,report_escape/* shortDigests */.sY)(first)} [${cause}]${many}`;
            });
            return [`${(0,steps/* sizeOf */.$)(step)} could not be verified. ${step.advice}`, ...causes];
        }
    }
}

;// CONCATENATED MODULE: ./lib/report/terminal.js












/** The whole report as text. Everything from outside is spelled out, nothing can move the cursor. */
function terminalText(report, plan, look, checks = []) {
    const paint = painter(look);
    const draw = drawer(look, paint);
    const { references } = report;
    const { findings } = plan;
    const waivers = (0,report_waivers/* notableWaivers */.$_)(report).slice(0, report_plan/* limits */.Fy.terminalFindings);
    const unknown = report.incomplete;
    const edits = [...plan.pinned, ...plan.recorded];
    const coverage = (0,report_coverage/* coverageLine */.vn)(report);
    const said = (one) => report.mode === 'audit' ? (0,audit/* auditWords */.ti)(one, report.asOf) : (0,words/* wholeStory */.RK)(one, report.asOf);
    const parts = [
        firstSteps((0,steps/* stepsOf */.B)(report, plan, checks), look, paint),
        (0,columns/* table */.t)(foldedRows(references, (r) => [terminal_short((0,words/* placeOf */.$t)(r)), terminal_short((0,words/* referenceName */.z$)(r)), terminal_short(said(r))]), look.width, [0, 1]),
        rest(references, plan.totals.references, 'references'),
        foldedBlocks(findings, ({ check }) => (0,report_escape/* plain */.pj)(check), draw.finding).join('\n'),
        rest(findings, plan.totals.findings, 'findings'),
        foldedBlocks(plan.waived, ({ check }) => `${(0,report_escape/* plain */.pj)(check)}, waived`, draw.waived).join('\n'),
        rest(plan.waived, plan.totals.waived, 'waived findings'),
        advisoryTable(report, look),
        waivers.map(draw.waiver).join('\n'),
        foldedBlocks(unknown, ({ cause }) => (0,report_escape/* plain */.pj)(cause), draw.unknown).join('\n'),
        rest(unknown, plan.totals.unknown, 'things that are not verified'),
        foldedBlocks(edits, ({ before }) => (before === '' ? 'first seen' : 'pinned'), draw.edit).join('\n'),
        coverage === '' ? '' : paint('dim', (0,report_escape/* plain */.pj)(coverage)),
        references.length === 0 && report.verdict === 'pass' ? (0,words/* meaning */.ak)(report) : '',
        paint(['bold', styles[report.verdict]], (0,report_escape/* plain */.pj)((0,words/* headline */.Pl)(report, plan))),
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function rest(shown, total, noun) {
    const text = (0,report_plan/* shownOf */.Rp)({ shown, total });
    return text === '' ? '' : text.replace(String(total), `${total} ${noun}`);
}
function advisoryTable(report, look) {
    const rows = (0,advisories/* advisoriesOf */.fO)(report);
    const shown = rows.slice(0, report_plan/* limits */.Fy.terminalFindings);
    if (shown.length === 0)
        return '';
    const text = (0,columns/* table */.t)([
        ['ADVISORY', 'SEVERITY', 'PACKAGE', 'STATUS', 'UPDATED', 'HERE'],
        ...shown.map(({ id, aliases, risk, artifact, status, fixedIn, updated, outcome }) => [
            terminal_short([id, ...aliases].join(' = ')),
            (0,advisories/* riskWords */.zk)(risk),
            terminal_short(artifact),
            terminal_short(fixedIn.length === 0 ? status : `${status} in ${fixedIn.join(', ')}`),
            terminal_short((0,words/* day */.vd)(updated)),
            outcome,
        ]),
    ], look.width);
    const left = rest(shown, rows.length, 'advisories');
    return left === '' ? text : `${text}\n\n${left}`;
}
/** A cell of a table; the report has the whole text. */
function terminal_short(text) {
    return (0,report_escape/* plain */.pj)((0,report_escape/* cut */.Jj)(text, 400));
}


/***/ }),

/***/ 57411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ notableWaivers),
/* harmony export */   RT: () => (/* binding */ waiverStates),
/* harmony export */   Wx: () => (/* binding */ urgentFirst),
/* harmony export */   _R: () => (/* binding */ waivedBy)
/* harmony export */ });
/** Added by this change, changed under the waiver, run out, taken away, and at last those that run out soon. */
const order = [
    'pending',
    'lapsed',
    'expired',
    'removed',
    'unknown',
    'unused',
    'active',
];
/** Waivers with a notice, the most urgent kind first, and of one kind those that end first. */
function notableWaivers({ waivers }) {
    return waivers.filter(({ notice }) => notice !== undefined).sort(urgentFirst);
}
function urgentFirst(a, b) {
    return order.indexOf(a.state) - order.indexOf(b.state) || endOf(a) - endOf(b);
}
function endOf({ expires }) {
    const end = Date.parse(expires ?? '');
    return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end;
}
/** How each state is said. */
const waiverStates = {
    active: 'in force',
    expired: 'expired',
    lapsed: 'lapsed',
    unused: 'unused',
    unknown: 'not known',
    removed: 'taken away by this change',
    pending: 'added by this change',
};
/** What a waiver waives, all of which must match: `stale-digest acme/node 20`. */
function waivedBy({ check, image, tag, paths, artifact, advisory }) {
    const parts = [check, image, tag, paths?.join(' or '), artifact, advisory];
    return parts.filter((part) => part !== undefined).join(' ');
}


/***/ })

};
