export const id = 3516;
export const ids = [3516];
export const modules = {

/***/ 37114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   Y: () => (/* binding */ tableSection)
/* harmony export */ });
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45349);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51692);


const openRows = 40;
const frameBytes = 800;
function tableSection(title, head, items, cells, total = items.length) {
    return (maxBytes) => {
        if (items.length === 0 || maxBytes < 2 * frameBytes)
            return '';
        const { shown } = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .takeWithin */ .Dh)(items, maxBytes - frameBytes, (item) => `| ${cells(item).join(' | ')} |\n`);
        const part = { shown, total };
        const top = `| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}\n`;
        const folded = part.shown.slice(openRows);
        const parts = [
            `### ${title} (${total})\n`,
            `${top}${part.shown.slice(0, openRows).join('')}`,
            ...(folded.length === 0 ? [] : [fold(`${folded.length} more`, `${top}${folded.join('')}`)]),
            ...(part.shown.length === part.total ? [] : [`${(0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(part)}.\n`]),
        ];
        return `\n${parts.join('\n')}`;
    };
}
function fold(title, text) {
    return `<details><summary>${title}</summary>\n\n${text}\n</details>\n`;
}


/***/ }),

/***/ 29348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tu: () => (/* binding */ advisoriesSection),
  v8: () => (/* binding */ auditSection),
  B3: () => (/* binding */ freshnessSection)
});

// EXTERNAL MODULE: ./lib/output/advisories.js
var advisories = __webpack_require__(41422);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/format.js
var format = __webpack_require__(5446);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/report/references.js
var references = __webpack_require__(6030);
;// CONCATENATED MODULE: ./lib/output/markdown/freshness.js




const order = ['wrong', 'stale', 'unpinned', 'behind', 'unknown', 'fresh'];
function imagesOf(report) {
    const uses = new Map();
    for (const reference of report.references) {
        if (reference.kind !== 'image')
            continue;
        const key = `${(0,format/* referenceName */.z$)(reference)}@${reference.digest ?? ''}`;
        const others = uses.get(key);
        if (others === undefined)
            uses.set(key, [reference]);
        else
            others.push(reference);
    }
    const histories = new Map(report.histories?.map((one) => [`${one.registry}/${one.repository}:${one.tag}`, one]));
    const stale = new Set(report.findings.filter(({ check }) => check === 'stale-digest').map(references/* reportedPlaceKey */.YB));
    return [...uses.values()]
        .map((all) => {
        const isStale = all.some((one) => stale.has((0,references/* reportedPlaceKey */.YB)(one)));
        return rowOf(all, histories, report.asOf, isStale);
    })
        .sort(stalestFirst);
}
function rowOf([first, ...others], histories, asOf, isStale) {
    const { fact, digest } = first;
    const name = (0,format/* referenceName */.z$)(first);
    const history = histories.get(first.tag === undefined ? `${name}:${fact?.recoveredTag ?? 'latest'}` : name);
    return (0,compact/* compact */.o)({
        name,
        digest,
        fact,
        history,
        uses: 1 + others.length,
        freshness: freshnessOf(fact, isStale),
        text: (0,format/* referenceText */.n5)(first, asOf),
    });
}
function freshnessOf(fact, isStale) {
    switch (fact?.status) {
        case 'not-in-history':
        case 'missing':
            return 'wrong';
        case 'superseded':
            return isStale || fact.deprecated === true ? 'stale' : 'behind';
        case 'one-platform':
        case 'unpinned':
            return 'unpinned';
        case 'current':
            return fact.deprecated === true ? 'stale' : 'fresh';
        default:
            return 'unknown';
    }
}
function stalestFirst(a, b) {
    return (order.indexOf(a.freshness) - order.indexOf(b.freshness) ||
        (b.fact?.lagSeconds ?? 0) - (a.fact?.lagSeconds ?? 0) ||
        (0,model_text/* compareText */.n6)(a.name, b.name));
}

// EXTERNAL MODULE: ./lib/output/markdown/rows.js
var markdown_rows = __webpack_require__(37114);
// EXTERNAL MODULE: ./lib/output/markdown/sections.js
var sections = __webpack_require__(64055);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
;// CONCATENATED MODULE: ./lib/output/markdown/timeline.js

const cells = 16;
const barCharacters = { other: '·', pinned: '█', newer: '░', current: '▒' };
function barSegmentsOf({ fact, history, digest }, now) {
    const pinned = instant(fact?.pinnedSince);
    const since = instant(fact?.currentSince);
    if (history !== undefined && history.reigns.length > 0) {
        return history.reigns
            .map((interval) => ({ ...interval, from: Date.parse(interval.since) }))
            .filter(({ from }) => from <= now)
            .map(({ from, until, digest: held }) => ({
            from,
            until: Math.min(instant(until) ?? now, now),
            digest: held,
            what: held === digest ? 'pinned' : kindOf(from, pinned, until === undefined),
        }));
    }
    if (fact === undefined || since === undefined || since > now)
        return [];
    const current = {
        from: since,
        until: now,
        what: fact.status === 'current' ? 'pinned' : 'current',
        ...(fact.currentDigest === undefined ? {} : { digest: fact.currentDigest }),
    };
    const superseded = instant(fact.supersededAt);
    if (pinned === undefined || superseded === undefined)
        return [current];
    const pin = {
        from: pinned,
        until: superseded,
        what: 'pinned',
        ...(digest === undefined ? {} : { digest }),
    };
    return superseded < since
        ? [pin, { from: superseded, until: since, what: 'newer' }, current]
        : [pin, current];
}
function kindOf(from, pinned, last) {
    if (last)
        return 'current';
    return pinned !== undefined && from > pinned ? 'newer' : 'other';
}
function barOf(segments, now) {
    const start = segments[0]?.from;
    if (start === undefined)
        return '';
    const step = Math.max(now - start, 1) / cells;
    return Array.from({ length: cells }, (_, cell) => {
        const [left, right] = [start + cell * step, start + (cell + 1) * step];
        const pinned = segments.some(({ what, from, until }) => what === 'pinned' && from < right && until > left);
        if (pinned)
            return barCharacters.pinned;
        const at = cell === cells - 1 ? now : (left + right) / 2;
        return barCharacters[segments.findLast(({ from }) => from <= at)?.what ?? 'other'];
    }).join('');
}
const styles = { other: '', pinned: 'crit, ', newer: 'done, ', current: 'active, ' };
const maxRows = 8;
function chartOf({ name: image }, segments) {
    const shown = segments.slice(-maxRows);
    const span = (shown.at(-1)?.until ?? 0) - (shown[0]?.from ?? 0);
    const tick = span < 45 * time/* dayMs */.LP ? '1week' : span < 300 * time/* dayMs */.LP ? '1month' : '6month';
    return [
        'gantt',
        `    title ${chartName(image)}`,
        '    dateFormat YYYY-MM-DD HH:mm',
        '    axisFormat %b %d',
        `    tickInterval ${tick}`,
        '    todayMarker off',
        ...shown.flatMap(({ from, until, what, digest }) => {
            const name = digest?.slice('sha256:'.length, 'sha256:'.length + 8) ?? 'several digests';
            const label = what === 'other' ? name : `${name}<br>${what}`;
            return [`    section ${label}`, `    · :${styles[what]}${minute(from)}, ${minute(until)}`];
        }),
    ];
}
function chartName(name) {
    const last = name.slice(name.indexOf('/') + 1);
    return last.replace(/[^A-Za-z0-9._/-]/g, ' ').slice(0, 80);
}
function minute(at) {
    return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
function instant(text) {
    return text === undefined ? undefined : Date.parse(text);
}

;// CONCATENATED MODULE: ./lib/output/markdown/sections-images.js







const maxCharts = 3;
const charted = new Set(['stale', 'behind']);
const freshnessIcons = {
    wrong: '❌',
    stale: '🔴',
    unpinned: '🟡',
    behind: '🟡',
    unknown: '❔',
    fresh: '🟢',
};
const severityIcons = {
    none: '⚪',
    low: '⚪',
    medium: '🟡',
    unknown: '❔',
    high: '🟠',
    critical: '🔴',
};
function freshnessSection(report) {
    const now = Date.parse(report.asOf);
    const rows = imagesOf(report).map((row) => ({ ...row, segments: barSegmentsOf(row, now) }));
    const table = (0,markdown_rows/* tableSection */.Y)('Freshness', ['', 'Image'], rows, ({ name, digest, uses, freshness, text, segments }) => {
        const pin = digest === undefined ? '' : ` ${(0,sections/* codeLiteral */.Br)(digest)}`;
        const used = uses === 1 ? '' : ` × ${uses}`;
        const bar = barOf(segments, now);
        return [
            freshnessIcons[freshness],
            `${(0,sections/* codeLiteral */.Br)(name)}${pin}${used}<br>${bar === '' ? '' : `${(0,output_escape/* code */.aY)(bar)} `}${(0,sections/* untrusted */.bp)(text)}`,
        ];
    });
    const charts = rows
        .filter(({ freshness, segments }) => charted.has(freshness) && segments.length > 1)
        .slice(0, maxCharts)
        .map((row) => (0,output_escape/* fenced */.OF)('mermaid', chartOf(row, row.segments)));
    const legend = 'The bar covers the time from the first known day to now: `·` before the pin, `█` pinned, `░` newer, `▒` current.';
    const hasBars = rows.some(({ segments }) => barOf(segments, now) !== '');
    return (maxBytes) => {
        const pictures = charts.length === 0 ? '' : `\n${(0,markdown_rows/* fold */.A)('Timelines of the stalest images', charts.join('\n\n'))}`;
        const text = table(maxBytes - Buffer.byteLength(pictures + legend) - 4);
        return text === '' || !hasBars ? text : `${text}\n${legend}\n${pictures}`;
    };
}
function auditSection({ mode, references, asOf }) {
    const rows = mode === 'audit' ? references : [];
    return (0,markdown_rows/* tableSection */.Y)('References', ['Where', 'Image'], rows, (one) => [
        (0,sections/* codeLiteral */.Br)((0,format/* formatPlace */.dE)(one)),
        `${(0,sections/* codeLiteral */.Br)((0,format/* referenceName */.z$)(one))}<br>${(0,sections/* untrusted */.bp)((0,format/* auditText */.$u)(one, asOf))}`,
    ]);
}
function advisoriesSection(report) {
    return (0,markdown_rows/* tableSection */.Y)('Advisories', ['', 'Advisory'], (0,advisories/* advisoriesOf */.fO)(report), ({ id, aliases, artifact, risk, status, fixedIn, updated, outcome }) => {
        const also = aliases.length === 0 ? '' : ` ${(0,sections/* untrusted */.bp)(aliases.join(', '))}`;
        const fix = fixedIn.length === 0 ? '' : ` in ${(0,sections/* codeLiteral */.Br)(fixedIn.join(', '))}`;
        return [
            severityIcons[risk?.level ?? 'unknown'],
            `**${(0,sections/* codeLiteral */.Br)(id)}**${also}<br>${(0,sections/* codeLiteral */.Br)(artifact)}: severity ${(0,advisories/* severityText */.pA)(risk)}; ${(0,sections/* untrusted */.bp)(status)}${fix}; updated ${(0,sections/* untrusted */.bp)((0,format/* formatReportDay */.On)(updated))}; ${outcome}`,
        ];
    });
}


/***/ }),

/***/ 75037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pinnedSection),
/* harmony export */   u: () => (/* binding */ recordedSection)
/* harmony export */ });
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45349);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51692);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37114);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64055);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72444);





const openChanges = 10;
const frameBytes = 400;
function pinnedSection({ pinned }) {
    return (maxBytes) => {
        const part = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .takeWithin */ .Dh)(pinned, maxBytes - frameBytes, (edit) => (0,_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .diffOf */ .n)([changeOfEdit(edit)]));
        if (part.shown.length === 0)
            return '';
        const text = (0,_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .diffOf */ .n)(pinned.slice(0, part.shown.length).map(changeOfEdit));
        const parts = [
            `### Pinned (${pinned.length})\n`,
            part.shown.length > openChanges ? (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .A)('Changed lines', text) : `${text}\n`,
            ...(part.shown.length === part.total ? [] : [`${(0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(part)}.\n`]),
        ];
        return `\n${parts.join('\n')}`;
    };
}
function changeOfEdit({ file, line, before, after }) {
    return { file, line, before: [before], after: [after] };
}
function recordedSection({ recorded }) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .tableSection */ .Y)('Added to the ledger', ['', 'Image'], recorded, ({ file, line, after }) => {
        const [, image, digest] = entry.exec(after) ?? [];
        const seen = image === undefined ? (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .codeLiteral */ .Br)(after.trim()) : `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .codeLiteral */ .Br)(image)} ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .codeLiteral */ .Br)(digest ?? '')}`;
        return ['👁️', `${seen}<br>${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .codeLiteral */ .Br)(`${file}:${line}`)}`];
    });
}
const entry = /^\s*\{"image":"([^"\\]+)",.*"digest":"(sha256:[a-f0-9]{64})"\},?$/;


/***/ }),

/***/ 64055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ codeLiteral),
/* harmony export */   EA: () => (/* binding */ coverageSection),
/* harmony export */   Jb: () => (/* binding */ gapsSection),
/* harmony export */   RO: () => (/* binding */ waiversSection),
/* harmony export */   WT: () => (/* binding */ findingsSection),
/* harmony export */   bp: () => (/* binding */ untrusted),
/* harmony export */   c_: () => (/* binding */ waivedSection),
/* harmony export */   ew: () => (/* binding */ repositoriesSection),
/* harmony export */   qi: () => (/* binding */ verdictIcons)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57798);
/* harmony import */ var _report_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7130);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57282);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74047);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5446);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45349);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49424);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37114);







const maxTextBytes = 600;
const verdictIcons = { pass: '✅', fail: '❌', incomplete: '⚠️' };
const severityIcons = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
const waiverIcons = {
    active: '⏳',
    expired: '❌',
    lapsed: '❌',
    unused: 'ℹ️',
    unknown: '❔',
    removed: '➖',
    pending: '🆕',
};
const untrusted = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, maxTextBytes)));
const codeLiteral = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, maxTextBytes)));
function findingsSection({ source }, { findings, totals }) {
    const cells = (one) => findingCells(one, source);
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .tableSection */ .Y)('Findings', ['', 'Finding'], findings, cells, totals.findings);
}
function waivedSection({ source }, { waived }) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .tableSection */ .Y)('Waived', ['', 'Finding'], waived, (finding) => {
        const { reason = '', expires } = finding.waived ?? {};
        const until = expires === undefined ? '' : ` (until ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdown */ .wD)((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatReportDay */ .On)(expires))})`;
        const [, cell] = findingCells(finding, source);
        return ['➖', `${cell}<br>Waived: ${untrusted(reason)}${until}`];
    });
}
function findingCells(finding, source) {
    const { severity, check, message } = finding;
    const existing = (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .existingLabel */ .kg)(finding);
    const label = existing === '' ? '' : ` (${existing})`;
    const place = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlace */ .dE)(finding) === '' ? '' : ` ${linked(finding, source)}`;
    return [severityIcons[severity], `**${codeLiteral(check)}**${place}${label}<br>${untrusted(message)}`];
}
function linked(finding, source) {
    const { file, line } = finding;
    const text = codeLiteral((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlace */ .dE)(finding));
    if (file === undefined || source === undefined || !/^https?:\/\/[\w.:-]+$/.test(source.server))
        return text;
    const path = [source.repository, 'blob', source.sha, file].map(_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .uriOf */ .S).join('/');
    return `[${text}](<${source.server}/${path}#L${line}>)`;
}
function gapsSection({ incomplete }, { totals }) {
    const cells = (one) => [
        '❔',
        `**${codeLiteral(one.cause)}** ${codeLiteral((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectOf */ .et)(one))}<br>${untrusted(one.message)}`,
    ];
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .tableSection */ .Y)('Not verified', ['', 'Item'], incomplete, cells, totals.unknown);
}
function repositoriesSection({ repositories = [] }) {
    const notClean = repositories.filter(({ verdict, findings }) => verdict !== 'pass' || findings > 0);
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .tableSection */ .Y)('Repositories that need attention', ['', 'Repository'], notClean, ({ origin, verdict, findings, unknown, missing }) => [
        verdictIcons[verdict],
        `${codeLiteral(origin)}<br>${missing === true ? 'no report' : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(findings, 'finding')}${unknown === 0 ? '' : `, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(unknown, 'item')} not verified`}`}`,
    ]);
}
const coverageLabels = {
    references: 'References',
    histories: 'Tag histories',
    artifacts: 'Artifacts',
};
function coverageSection(report) {
    const coverage = (0,_report_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .coverageIn */ .GC)(report);
    const kinds = _report_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .coverageKinds */ .at.filter((kind) => coverage[kind].asked > 0);
    return (maxBytes) => {
        const rows = kinds.map((kind) => {
            const { asked, answered, unknown } = coverage[kind];
            const causes = Object.entries(unknown).map(([cause, number]) => `<br>${codeLiteral((0,_report_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .causeName */ .n6)(cause))}: ${number}`);
            return `| ${coverageLabels[kind]} | ${answered} of ${asked}${causes.join('')} |\n`;
        });
        const text = `\n### Coverage\n\n| Looked up | Verified |\n| --- | --- |\n${rows.join('')}`;
        return rows.length === 0 || Buffer.byteLength(text) > maxBytes ? '' : text;
    };
}
function waiversSection(report) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .tableSection */ .Y)('Waivers that need attention', ['', 'Waiver'], (0,_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .notableWaivers */ .$_)(report), (waiver) => {
        const { state, reason, notice = '', owner, file, line } = waiver;
        const ownedBy = owner === undefined ? '' : `, ${codeLiteral(owner)}`;
        return [
            waiverIcons[state],
            `${codeLiteral((0,_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .waiverScope */ .rY)(waiver))}${ownedBy}<br>${untrusted(reason)}<br>${untrusted(notice)} (${codeLiteral(`${file}:${line}`)})`,
        ];
    });
}


/***/ }),

/***/ 72444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ diffOf),
/* harmony export */   o: () => (/* binding */ nextStepsSection)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57282);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5446);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95566);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45349);




const maxSteps = 5;
const maxChanges = 5;
const maxPlaces = 3;
const maxLineLength = 600;
function nextStepsSection(report, view, checks) {
    const steps = (0,_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B)(report, view, checks);
    return (maxBytes) => {
        if (steps.length === 0)
            return '';
        const list = steps.slice(0, maxSteps).map((step, index) => {
            const text = textOf(step)
                .trimEnd()
                .replace(/\n(?!\n)/g, '\n   ');
            return `${index + 1}. ${text}\n`;
        });
        const others = steps.length > maxSteps ? `\n${_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .stepTexts */ .B0.more(maxSteps, steps.length)}\n` : '';
        const text = `\n### What to do next\n\n${list.join('\n')}${others}`;
        return Buffer.byteLength(text) <= maxBytes ? text : '';
    };
}
function textOf(step) {
    switch (step.kind) {
        case 'pin':
            return `**Pin ${(0,_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOf */ .$)(step)}** (${step.checks.map(_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY).join(', ')}): ${_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .stepTexts */ .B0.pin(step.count)}${first(step.count, maxChanges)}\n\n${diffOf(step.changes.slice(0, maxChanges))}\n`;
        case 'fix': {
            const places = step.findings.slice(0, maxPlaces).map(({ message, ...at }) => {
                const place = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(at) === '' ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(at), maxLineLength))}: `;
                return `- ${place}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(message, maxLineLength)))}\n`;
            });
            return `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(step.check)}**, ${(0,_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOf */ .$)(step)}. ${step.advice}${first(step.count, maxPlaces)}\n\n${places.join('')}`;
        }
        case 'investigate': {
            const causes = step.causes.map(({ cause, count, first: message }) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(cause, maxLineLength))} (${count}): ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(message, maxLineLength)))}\n`);
            return `**${_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .stepTexts */ .B0.unverified((0,_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOf */ .$)(step))}** ${step.advice}\n\n${causes.slice(0, maxSteps).join('')}`;
        }
    }
}
function first(count, max) {
    return count > max ? ` The first ${max}:` : '';
}
function diffOf(changes) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .OF)('diff', changes.flatMap(hunkOf));
}
function hunkOf({ before, after, ...at }) {
    const marked = (mark, lines) => lines.map((one) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(`${mark}${one.trimEnd()}`, maxLineLength));
    return [(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(`@@ ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(at)} @@`, maxLineLength), ...marked('-', before), ...marked('+', after)];
}


/***/ }),

/***/ 79867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ renderWithin),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   zZ: () => (/* binding */ summaryHead)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57282);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5446);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51692);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64055);
/* harmony import */ var _sections_images_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29348);
/* harmony import */ var _sections_written_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75037);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72444);







function summaryOf(report, view, checks) {
    const head = summaryHead(report, view);
    const body = renderWithin(_view_js__WEBPACK_IMPORTED_MODULE_1__/* .viewLimits */ .c5.summaryBytes - Buffer.byteLength(head), [
        { render: (0,_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextStepsSection */ .o)(report, view, checks), share: 1 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .gapsSection */ .Jb)(report, view), share: 0.3 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoriesSection */ .ew)(report), share: 0.3 },
        { render: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_4__/* .pinnedSection */ .s)(view), share: 0.3 },
        { render: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_4__/* .recordedSection */ .u)(view), share: 0.1 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .findingsSection */ .WT)(report, view), share: 0.6, last: true },
        { render: (0,_sections_images_js__WEBPACK_IMPORTED_MODULE_3__/* .freshnessSection */ .B3)(report), share: 1, last: true },
        { render: (0,_sections_images_js__WEBPACK_IMPORTED_MODULE_3__/* .auditSection */ .v8)(report), share: 0.4 },
        { render: (0,_sections_images_js__WEBPACK_IMPORTED_MODULE_3__/* .advisoriesSection */ .tu)(report), share: 0.3 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .coverageSection */ .EA)(report), share: 1 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .waiversSection */ .RO)(report), share: 0.2 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .waivedSection */ .c_)(report, view), share: 0.3 },
    ]);
    return head + body;
}
function summaryHead(report, view) {
    return `## ${_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictIcons */ .qi[report.verdict]} Tagproof: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdown */ .wD)((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .Pl)(report, view))}\n\n${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictMeaning */ .Ll)(report)}\n`;
}
function renderWithin(maxBytes, sections) {
    const rendered = new Map();
    let left = maxBytes;
    for (const section of [...sections.filter(({ last }) => !last), ...sections.filter(({ last }) => last)]) {
        const text = section.render(Math.floor(left * section.share));
        left -= Buffer.byteLength(text);
        rendered.set(section, text);
    }
    return sections.map((section) => rendered.get(section)).join('');
}


/***/ }),

/***/ 83516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mk: () => (/* binding */ publish),
  OF: () => (/* binding */ saveDocuments),
  hB: () => (/* binding */ saveReports)
});

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/output/view.js
var output_view = __webpack_require__(51692);
;// CONCATENATED MODULE: ./lib/output/action-outputs.js

const outputTable = {
    verdict: '`pass`, `fail` or `incomplete`',
    references: 'Number of references found',
    findings: 'Number of findings that are not waived',
    counts: 'JSON object: check id → number of findings that are not waived',
    images: 'JSON array of the images with their status, capped at 256 KiB',
    'images-truncated': '`true` if `images` was cut; the report lists all of them',
    'changed-files': 'Files that `pin` changed, one per line',
    report: 'Path of the JSON report',
    sarif: 'Path of the SARIF file; empty if none was written',
    html: 'Path of the HTML report, if `html` is set',
    'pull-request-url': 'URL of the pull request opened by `pin`',
    'issue-url': 'URL of the tracking issue of `audit`',
    'exit-code': '0 pass, 1 the gate failed, 2 invalid inputs, 3 incomplete',
};
function writeOutputs(report, view, exitCode, paths, sink, { pullRequestUrl = '', issueUrl = '' } = {}) {
    const images = imageList(report);
    const values = {
        verdict: report.verdict,
        references: String(view.totals.references),
        findings: String(view.totals.findings),
        counts: JSON.stringify(view.totals.byCheck),
        images: `[${images.shown.join('').slice(1)}]`,
        'images-truncated': String(images.shown.length < images.total),
        'changed-files': [...new Set(report.edits.map(({ file }) => file))].join('\n'),
        report: paths.report ?? '',
        sarif: paths.sarif ?? '',
        html: paths.html ?? '',
        'pull-request-url': pullRequestUrl,
        'issue-url': issueUrl,
        'exit-code': String(exitCode),
    };
    for (const [name, value] of Object.entries(values))
        sink.output(name, value);
}
function imageList({ references }) {
    const images = references.filter(({ kind }) => kind === 'image');
    return (0,output_view/* takeWithin */.Dh)(images, output_view/* viewLimits */.c5.imageListBytes - '[]'.length, ({ registry, repository, tag, digest, fact }) => {
        const image = JSON.stringify({ registry, repository, tag, digest, status: fact?.status });
        return `,${image}`;
    });
}

// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(65268);
// EXTERNAL MODULE: ./lib/output/change.js
var output_change = __webpack_require__(56685);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/texts.js
var texts = __webpack_require__(45349);
;// CONCATENATED MODULE: ./lib/output/annotations.js





function annotationsOf(report, view, notices = []) {
    const all = [
        ...notices.map((message) => ({ severity: 'notice', title: 'tagproof', message })),
        ...view.findings.map(({ check, ...finding }) => ({ title: `tagproof: ${check}`, ...finding })),
        ...report.incomplete.map(({ cause, subject, message }) => ({
            severity: 'warning',
            title: `tagproof: ${cause}`,
            message: `${subject}: ${message}`,
        })),
    ];
    return finding/* severities */.g.flatMap((severity) => ofOneSeverity(severity, all.filter((one) => one.severity === severity)));
}
function ofOneSeverity(severity, all) {
    const max = output_view/* viewLimits */.c5.annotations[severity];
    const part = { shown: all.slice(0, all.length > max ? max - 1 : max), total: all.length };
    const message = (0,texts/* shownText */.f$)(part, 'the summary and the report');
    const rest = message === '' ? [] : [{ severity, title: 'tagproof', message }];
    return [...part.shown.map(annotation), ...rest];
}
function annotation({ title, ...finding }) {
    const { severity, message, file, line, column, ...end } = finding;
    const lines = [message, ...fixOf({ check: title, ...finding })];
    const text = lines
        .flatMap((one) => one.split('\n'))
        .map(plain/* plain */.p)
        .join('\n');
    const located = file !== undefined && line !== undefined && column !== undefined;
    const { endLine = line ?? 1, endColumn = column ?? 1 } = end;
    return {
        severity,
        title: (0,output_escape/* cut */.Jj)((0,plain/* plain */.p)(title), 200),
        message: (0,output_escape/* cut */.Jj)(text, output_view/* viewLimits */.c5.annotationBytes),
        ...(located ? { place: { file, line, column, endLine, endColumn } } : {}),
    };
}
function fixOf(finding) {
    const { fix } = finding;
    if (fix === undefined)
        return [];
    const change = fix.place === undefined ? undefined : (0,output_change/* changeOf */.C2)(finding);
    if (change === undefined)
        return [`Replace with: ${fix.replacement}`];
    return [`On line ${change.line}, replace with: ${change.after.map((line) => line.trim()).join('\n')}`];
}

// EXTERNAL MODULE: ./lib/output/markdown/summary.js
var summary = __webpack_require__(79867);
// EXTERNAL MODULE: ./lib/output/terminal/index.js + 3 modules
var terminal = __webpack_require__(83038);
;// CONCATENATED MODULE: ./lib/output/publish.js







async function saveDocuments(report, { config, checks }, files) {
    const refused = [];
    const save = async (path, name, text) => {
        try {
            return await files.save(path, name, text);
        }
        catch (error) {
            refused.push((0,failure/* gapFrom */.rK)(error, path ?? name));
            return undefined;
        }
    };
    const saveIfSet = async (path, name, text) => path === undefined ? undefined : save(path, name, await text());
    const view = (0,output_view/* viewOf */.du)(report);
    const sarif = config.sarif === undefined ? undefined : (await __webpack_require__.e(/* import() */ 8436).then(__webpack_require__.bind(__webpack_require__, 58436))).sarifOf(report, view, checks);
    const paths = {
        report: await save(config.report, 'tagproof-report.json', `${JSON.stringify(report, null, 2)}\n`),
        sarif: sarif === undefined || 'refused' in sarif
            ? undefined
            : await save(config.sarif, 'tagproof.sarif', sarif.text),
        html: await saveIfSet(config.html, 'tagproof-report.html', async () => (await __webpack_require__.e(/* import() */ 7069).then(__webpack_require__.bind(__webpack_require__, 7069))).htmlOf(report, view, checks)),
    };
    await saveIfSet(config.codeQuality, 'gl-code-quality-report.json', async () => (await __webpack_require__.e(/* import() */ 5127).then(__webpack_require__.bind(__webpack_require__, 5127))).codeQualityOf(report, view));
    await saveIfSet(config.junit, 'tagproof-junit.xml', async () => (await __webpack_require__.e(/* import() */ 5084).then(__webpack_require__.bind(__webpack_require__, 65084))).junitOf(report, view));
    return { paths, refused, sarif };
}
async function saveReports(conclude, documents, files) {
    const outcome = conclude([]);
    const saved = await saveDocuments(outcome.report, documents, files);
    if (saved.refused.length === 0)
        return { outcome, saved };
    const again = conclude(saved.refused);
    return { outcome: again, saved: await saveDocuments(again.report, documents, files) };
}
async function publish(report, { exitCode, checks }, { sink }, { paths, sarif }, links = {}) {
    const view = (0,output_view/* viewOf */.du)(report);
    const refused = sarif !== undefined && 'refused' in sarif ? [sarif.refused] : [];
    sink.log((0,terminal/* terminalText */.e)(report, view, sink, checks));
    for (const line of [...refused, ...sarifCut(sarif)])
        sink.log(line);
    for (const annotation of annotationsOf(report, view, refused))
        sink.annotate(annotation);
    await sink.summary((0,summary/* summaryOf */.YG)(report, view, checks));
    writeOutputs(report, view, exitCode, paths, sink, links);
}
function sarifCut(sarif) {
    if (sarif === undefined || 'refused' in sarif || sarif.shown.length === sarif.total)
        return [];
    return [`SARIF: ${(0,texts/* shownText */.f$)(sarif)}`];
}


/***/ })

};
