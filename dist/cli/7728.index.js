export const id = 7728;
export const ids = [7728];
export const modules = {

/***/ 71551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ nextSteps),
/* harmony export */   n: () => (/* binding */ diffOf)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56053);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58191);



const mostSteps = 5;
const mostChanges = 5;
const mostPlaces = 3;
const longestLine = 600;
/** A numbered list; nothing when there is nothing to do. */
function nextSteps(report, plan, checks) {
    const steps = (0,_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .stepsOf */ .B)(report, plan, checks);
    return (room) => {
        if (steps.length === 0)
            return '';
        const list = steps.slice(0, mostSteps).map((step, index) => {
            const text = textOf(step)
                .trimEnd()
                .replace(/\n(?!\n)/g, '\n   ');
            return `${index + 1}. ${text}\n`;
        });
        const others = steps.length > mostSteps
            ? `\nShown ${mostSteps} of ${steps.length} steps; all findings are below.\n`
            : '';
        const text = `\n### What to do next\n\n${list.join('\n')}${others}`;
        return Buffer.byteLength(text) <= room ? text : '';
    };
}
function textOf(step) {
    switch (step.kind) {
        case 'pin':
            return `**Pin ${(0,_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$)(step)}** (${step.checks.map(_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY).join(', ')}): <code>tagproof pin</code> writes ${step.count === 1 ? 'it' : 'them all'}.${first(step.count, mostChanges)}\n\n${diffOf(step.changes.slice(0, mostChanges))}\n`;
        case 'mend': {
            const places = step.findings.slice(0, mostPlaces).map(({ message, ...at }) => {
                const place = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(at) === '' ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(at), longestLine))}: `;
                return `- ${place}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(message, longestLine)))}\n`;
            });
            return `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(step.check)}**, ${(0,_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$)(step)}. ${step.advice}${first(step.count, mostPlaces)}\n\n${places.join('')}`;
        }
        case 'learn': {
            const causes = step.causes.map(({ cause, count, first: message }) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(cause, longestLine))} (${count}): ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(message, longestLine)))}\n`);
            return `**${(0,_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$)(step)} could not be verified.** ${step.advice}\n\n${causes.slice(0, mostSteps).join('')}`;
        }
    }
}
function first(count, most) {
    return count > most ? ` The first ${most}:` : '';
}
/** Changes as hunks of a diff. */
function diffOf(changes) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .fenced */ .OF)('diff', changes.flatMap(hunkOf));
}
function hunkOf({ before, after, ...at }) {
    const marked = (mark, lines) => lines.map((one) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(`${mark}${one.trimEnd()}`, longestLine));
    return [(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(`@@ ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(at)} @@`, longestLine), ...marked('-', before), ...marked('+', after)];
}


/***/ }),

/***/ 97728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish),
  O: () => (/* binding */ saveDocuments)
});

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(65268);
// EXTERNAL MODULE: ./lib/report/change.js
var report_change = __webpack_require__(12936);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
// EXTERNAL MODULE: ./lib/report/plan.js
var report_plan = __webpack_require__(41383);
;// CONCATENATED MODULE: ./lib/report/annotations.js
// Findings as annotations on their exact characters, within the host's limits.




/**
 * At most as many annotations of each severity as the host keeps, worst first; the last of a severity says how many
 * were left out. `notices` are sentences of the run itself, which come first of their kind.
 */
function annotationsOf(report, plan, notices = []) {
    const all = [
        ...notices.map((message) => ({ severity: 'notice', title: 'tagproof', message })),
        ...plan.findings.map(({ check, ...finding }) => ({ title: `tagproof: ${check}`, ...finding })),
        ...report.incomplete.map(({ cause, subject, message }) => ({
            severity: 'warning',
            title: `tagproof: ${cause}`,
            message: `${subject}: ${message}`,
        })),
    ];
    return finding/* severities */.g.flatMap((severity) => ofOneSeverity(severity, all.filter((one) => one.severity === severity)));
}
function ofOneSeverity(severity, all) {
    const most = report_plan/* limits */.Fy.annotations[severity];
    const share = { shown: all.slice(0, all.length > most ? most - 1 : most), total: all.length };
    const message = (0,report_plan/* shownOf */.Rp)(share, 'the summary and the report');
    const rest = message === '' ? [] : [{ severity, title: 'tagproof', message }];
    return [...share.shown.map(annotation), ...rest];
}
function annotation({ title, ...finding }) {
    const { severity, message, file, line, column, ...end } = finding;
    const lines = [message, ...fixOf({ check: title, ...finding })];
    const text = lines
        .flatMap((one) => one.split('\n'))
        .map(report_escape/* plain */.pj)
        .join('\n');
    const located = file !== undefined && line !== undefined && column !== undefined;
    const { endLine = line ?? 1, endColumn = column ?? 1 } = end;
    return {
        severity,
        title: (0,report_escape/* cut */.Jj)((0,report_escape/* plain */.pj)(title), 200),
        message: (0,report_escape/* cut */.Jj)(text, report_plan/* limits */.Fy.annotationBytes),
        ...(located ? { place: { file, line, column, endLine, endColumn } } : {}),
    };
}
/** A fix in another line than the finding's names that line. */
function fixOf(finding) {
    const { fix } = finding;
    if (fix === undefined)
        return [];
    const change = fix.place === undefined ? undefined : (0,report_change/* changeOf */.C2)(finding);
    if (change === undefined)
        return [`Replace by: ${fix.replacement}`];
    return [`Line ${change.line}, replace by: ${change.after.map((line) => line.trim()).join('\n')}`];
}

;// CONCATENATED MODULE: ./lib/report/outputs.js

/** Every output of the action by name, as action.yml and the README list them. */
const outputTable = {
    verdict: '`pass`, `fail` or `incomplete`',
    references: 'Number of references found',
    findings: 'Number of findings that are not waived',
    counts: 'JSON object: check id → number of findings that are not waived',
    images: 'JSON array of the images with their status, capped at 256 KiB',
    'images-truncated': '`true` when `images` does not hold all; the report does',
    'changed-files': 'Files that `pin` changed, one a line',
    report: 'Path of the JSON report',
    sarif: 'Path of the SARIF file; empty when none was written',
    html: 'Path of the HTML report, when `html` was given',
    'pull-request-url': 'Address of the pull request of `pin`',
    'issue-url': 'Address of the tracking issue of `audit`',
    'exit-code': '0 pass, 1 the gate failed, 2 wrong inputs, 3 incomplete',
};
/** Sets every output of the contract that this version can fill. */
function writeOutputs(report, plan, exitCode, paths, sink, { pullRequestUrl = '', issueUrl = '' } = {}) {
    const images = imageList(report);
    const values = {
        verdict: report.verdict,
        references: String(plan.totals.references),
        findings: String(plan.totals.findings),
        counts: JSON.stringify(plan.totals.byCheck),
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
    return (0,report_plan/* fill */.GS)(images, report_plan/* limits */.Fy.imageListBytes - '[]'.length, ({ registry, repository, tag, digest, fact }) => {
        const image = JSON.stringify({ registry, repository, tag, digest, status: fact?.status });
        return `,${image}`;
    });
}

// EXTERNAL MODULE: ./lib/report/summary.js
var summary = __webpack_require__(43394);
// EXTERNAL MODULE: ./lib/report/terminal.js + 3 modules
var terminal = __webpack_require__(43323);
;// CONCATENATED MODULE: ./lib/report/publish.js






/** Writes the report file, and SARIF and HTML where they are asked for. What the disk refuses is an Unknown. */
async function saveDocuments(report, { config, checks }, files) {
    const refused = [];
    const save = async (path, name, text) => {
        try {
            return await files.save(path, name, text);
        }
        catch (error) {
            refused.push((0,failure/* unknownFrom */.NI)(error, path ?? name));
            return undefined;
        }
    };
    // Loaded where they are asked for: most runs write neither.
    const sarif = config.sarif === undefined
        ? undefined
        : (await __webpack_require__.e(/* import() */ 1111).then(__webpack_require__.bind(__webpack_require__, 41111))).sarifOf(report, (0,report_plan/* planOf */.XC)(report), checks);
    const paths = {
        report: await save(config.report, 'tagproof-report.json', `${JSON.stringify(report, null, 2)}\n`),
        sarif: sarif === undefined || 'refused' in sarif
            ? undefined
            : await save(config.sarif, 'tagproof.sarif', sarif.text),
        html: config.html === undefined
            ? undefined
            : await save(config.html, 'tagproof-report.html', (await __webpack_require__.e(/* import() */ 1703).then(__webpack_require__.bind(__webpack_require__, 91703))).htmlOf(report, (0,report_plan/* planOf */.XC)(report), checks)),
    };
    return { paths, refused, sarif };
}
/** Draws the log, annotations, summary and outputs from the report, all by one plan. */
async function publish(report, { exitCode, checks }, { sink }, { paths, sarif }, links = {}) {
    const plan = (0,report_plan/* planOf */.XC)(report);
    const refused = sarif !== undefined && 'refused' in sarif ? [sarif.refused] : [];
    sink.log((0,terminal/* terminalText */.e)(report, plan, sink, checks));
    for (const line of [...refused, ...sarifRest(sarif)])
        sink.log(line);
    for (const annotation of annotationsOf(report, plan, refused))
        sink.annotate(annotation);
    await sink.summary((0,summary/* summaryOf */.YG)(report, plan, checks));
    writeOutputs(report, plan, exitCode, paths, sink, links);
}
/** Code scanning takes only so much; what it does not get is said. */
function sarifRest(sarif) {
    if (sarif === undefined || 'refused' in sarif || sarif.shown.length === sarif.total)
        return [];
    return [`SARIF: ${(0,report_plan/* shownOf */.Rp)(sarif)}`];
}


/***/ }),

/***/ 125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ advisoriesSection),
  B: () => (/* binding */ freshnessSection)
});

// EXTERNAL MODULE: ./lib/report/advisories.js
var advisories = __webpack_require__(96099);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(58191);
;// CONCATENATED MODULE: ./lib/report/freshness.js

const order = ['wrong', 'stale', 'loose', 'behind', 'unknown', 'fresh'];
/** Images without those of opaque references, which have no name. */
function imagesOf(report) {
    const uses = new Map();
    for (const reference of report.references) {
        if (reference.kind !== 'image')
            continue;
        const key = `${(0,words/* referenceName */.z$)(reference)}@${reference.digest ?? ''}`;
        const others = uses.get(key);
        if (others === undefined)
            uses.set(key, [reference]);
        else
            others.push(reference);
    }
    const histories = new Map(report.histories?.map((one) => [`${one.registry}/${one.repository}:${one.tag}`, one]));
    const old = new Set(report.findings.filter(({ check }) => check === 'stale-digest').map(placeKey));
    return [...uses.values()]
        .map((all) => {
        const tooOld = all.some((one) => old.has(placeKey(one)));
        return rowOf(all, histories, report.asOf, tooOld);
    })
        .sort(stalestFirst);
}
function placeKey({ file, line, column }) {
    return `${line}:${column} ${file}`;
}
function rowOf([first, ...others], histories, asOf, tooOld) {
    const { fact, digest } = first;
    const name = (0,words/* referenceName */.z$)(first);
    const history = histories.get(first.tag === undefined ? `${name}:${fact?.recoveredTag ?? 'latest'}` : name);
    return {
        name,
        ...(digest === undefined ? {} : { digest }),
        ...(fact === undefined ? {} : { fact }),
        ...(history === undefined ? {} : { history }),
        uses: 1 + others.length,
        verdict: verdictOf(fact, tooOld),
        says: (0,words/* wholeStory */.RK)(first, asOf),
    };
}
function verdictOf(fact, tooOld) {
    switch (fact?.status) {
        case 'not-in-history':
        case 'missing':
            return 'wrong';
        case 'superseded':
            return tooOld || fact.deprecated === true ? 'stale' : 'behind';
        case 'one-platform':
        case 'unpinned':
            return 'loose';
        case 'current':
            return fact.deprecated === true ? 'stale' : 'fresh';
        default:
            return 'unknown';
    }
}
function stalestFirst(a, b) {
    return (order.indexOf(a.verdict) - order.indexOf(b.verdict) ||
        (b.fact?.lagSeconds ?? 0) - (a.fact?.lagSeconds ?? 0) ||
        (a.name < b.name ? -1 : Number(a.name > b.name)));
}

// EXTERNAL MODULE: ./lib/report/rows.js
var report_rows = __webpack_require__(69965);
// EXTERNAL MODULE: ./lib/report/sections.js
var sections = __webpack_require__(13136);
;// CONCATENATED MODULE: ./lib/report/timeline.js
const cells = 16;
const dayMs = 86_400_000;
const signs = { other: '·', pinned: '█', newer: '░', current: '▒' };
/** What the tag was, in order of time, up to `now`: from its history, or from the little that the fact says. */
function stretchesOf({ fact, history, digest }, now) {
    const pinned = instant(fact?.pinnedSince);
    const since = instant(fact?.currentSince);
    if (history !== undefined && history.reigns.length > 0) {
        const reigns = history.reigns.map((reign) => ({ ...reign, from: Date.parse(reign.since) }));
        return reigns
            .filter(({ from }) => from <= now)
            .map(({ from, until, digest: reigning }) => ({
            from,
            until: Math.min(instant(until) ?? now, now),
            digest: reigning,
            what: reigning === digest ? 'pinned' : kindOf(from, pinned, until === undefined),
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
    const own = {
        from: pinned,
        until: superseded,
        what: 'pinned',
        ...(digest === undefined ? {} : { digest }),
    };
    return superseded < since
        ? [own, { from: superseded, until: since, what: 'newer' }, current]
        : [own, current];
}
function kindOf(from, pinned, last) {
    if (last)
        return 'current';
    return pinned !== undefined && from > pinned ? 'newer' : 'other';
}
/**
 * Sixteen signs from the first stretch to now: `██████░░░░░░░░▒▒`. Empty when nothing is known. A pin shows however
 * short it was, and so does what the tag is now.
 */
function barOf(stretches, now) {
    const start = stretches[0]?.from;
    if (start === undefined)
        return '';
    const step = Math.max(now - start, 1) / cells;
    return Array.from({ length: cells }, (_, cell) => {
        const [left, right] = [start + cell * step, start + (cell + 1) * step];
        const pinned = stretches.some(({ what, from, until }) => what === 'pinned' && from < right && until > left);
        if (pinned)
            return signs.pinned;
        const at = cell === cells - 1 ? now : (left + right) / 2;
        return signs[stretches.findLast(({ from }) => from <= at)?.what ?? 'other'];
    }).join('');
}
const styles = { other: '', pinned: 'crit, ', newer: 'done, ', current: 'active, ' };
const mostRows = 8;
/**
 * A Mermaid chart (https://mermaid.js.org/syntax/gantt.html) of the newest stretches. Each is a section of its own, since
 * only names of sections are readable in the dark theme beside a short bar.
 */
function chartOf({ name: image }, stretches) {
    const shown = stretches.slice(-mostRows);
    const span = (shown.at(-1)?.until ?? 0) - (shown[0]?.from ?? 0);
    const tick = span < 45 * dayMs ? '1week' : span < 300 * dayMs ? '1month' : '6month';
    return [
        'gantt',
        `    title ${harmless(image)}`,
        '    dateFormat YYYY-MM-DD HH:mm',
        '    axisFormat %b %d',
        `    tickInterval ${tick}`,
        '    todayMarker off',
        ...shown.flatMap(({ from, until, what, digest }) => {
            const name = digest?.slice('sha256:'.length, 'sha256:'.length + 8) ?? 'several';
            const label = what === 'other' ? name : `${name}<br>${what}`;
            return [`    section ${label}`, `    · :${styles[what]}${minute(from)}, ${minute(until)}`];
        }),
    ];
}
/** Names in a chart: what its grammar could read as more than a name is left out. */
function harmless(name) {
    const last = name.slice(name.indexOf('/') + 1);
    return last.replace(/[^A-Za-z0-9._/-]/g, ' ').slice(0, 80);
}
function minute(at) {
    return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
function instant(text) {
    return text === undefined ? undefined : Date.parse(text);
}

;// CONCATENATED MODULE: ./lib/report/sections-images.js
// The sections about images and what is in them: freshness with timelines, and advisories.







const mostCharts = 3;
const charted = new Set(['stale', 'behind']);
const freshnessSigns = {
    wrong: '❌',
    stale: '🔴',
    loose: '🟡',
    behind: '🟡',
    unknown: '❔',
    fresh: '🟢',
};
const riskSigns = { none: '⚪', low: '⚪', medium: '🟡', unknown: '❔', high: '🟠', critical: '🔴' };
/** Every image with a bar of its tag's timeline, and charts of the stalest few. */
function freshnessSection(report) {
    const now = Date.parse(report.asOf);
    const rows = imagesOf(report).map((row) => ({ ...row, stretches: stretchesOf(row, now) }));
    const table = (0,report_rows/* tableSection */.Y)('Freshness', ['', 'Image'], rows, ({ name, digest, uses, verdict, says, stretches }) => {
        const pin = digest === undefined ? '' : ` ${(0,sections/* literal */.eu)(digest)}`;
        const used = uses === 1 ? '' : ` × ${uses}`;
        const bar = barOf(stretches, now);
        return [
            freshnessSigns[verdict],
            `${(0,sections/* literal */.eu)(name)}${pin}${used}<br>${bar === '' ? '' : `${(0,report_escape/* code */.aY)(bar)} `}${(0,sections/* words */.aL)(says)}`,
        ];
    });
    const charts = rows
        .filter(({ verdict, stretches }) => charted.has(verdict) && stretches.length > 1)
        .slice(0, mostCharts)
        .map((row) => (0,report_escape/* fenced */.OF)('mermaid', chartOf(row, row.stretches)));
    const legend = 'The bar runs from the first known day to now: `█` pinned, `░` newer, `▒` current, `·` before.';
    const drawn = rows.some(({ stretches }) => barOf(stretches, now) !== '');
    return (room) => {
        const pictures = charts.length === 0 ? '' : `\n${(0,report_rows/* fold */.A)('Timelines of the stalest', charts.join('\n\n'))}`;
        const text = table(room - Buffer.byteLength(pictures + legend) - 4);
        return text === '' || !drawn ? text : `${text}\n${legend}\n${pictures}`;
    };
}
/** Advisories, those that count here first, then the worst. */
function advisoriesSection(report) {
    return (0,report_rows/* tableSection */.Y)('Advisories', ['', 'Advisory'], (0,advisories/* advisoriesOf */.fO)(report), ({ id, aliases, artifact, risk, status, fixedIn, updated, outcome }) => {
        const also = aliases.length === 0 ? '' : ` ${(0,sections/* words */.aL)(aliases.join(', '))}`;
        const fix = fixedIn.length === 0 ? '' : ` in ${(0,sections/* literal */.eu)(fixedIn.join(', '))}`;
        return [
            riskSigns[risk?.level ?? 'unknown'],
            `**${(0,sections/* literal */.eu)(id)}**${also}<br>${(0,sections/* literal */.eu)(artifact)}: severity ${(0,advisories/* riskWords */.zk)(risk)}; ${(0,sections/* words */.aL)(status)}${fix}; updated ${(0,sections/* words */.aL)((0,words/* day */.vd)(updated))}; ${outcome}`,
        ];
    });
}


/***/ }),

/***/ 42130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pinnedSection),
/* harmony export */   u: () => (/* binding */ recordedSection)
/* harmony export */ });
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71551);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41383);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69965);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13136);
// The sections about what `pin` wrote: lines that were pinned, and tags that were first seen.




/** More changes than these are folded away. */
const openChanges = 10;
const frameBytes = 400;
/** What `pin` wrote into the files, as a diff. */
function pinnedSection({ pinned }) {
    return (room) => {
        const share = (0,_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .fill */ .GS)(pinned, room - frameBytes, (edit) => (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .diffOf */ .n)([changeOfEdit(edit)]));
        if (share.shown.length === 0)
            return '';
        const text = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .diffOf */ .n)(pinned.slice(0, share.shown.length).map(changeOfEdit));
        const parts = [
            `### Pinned (${pinned.length})\n`,
            share.shown.length > openChanges ? (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .A)('The lines that were changed', text) : `${text}\n`,
            ...(share.shown.length === share.total ? [] : [`${(0,_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .shownOf */ .Rp)(share)}.\n`]),
        ];
        return `\n${parts.join('\n')}`;
    };
}
function changeOfEdit({ file, line, before, after }) {
    return { file, line, before: [before], after: [after] };
}
/** What `pin` wrote into the first-seen ledger. */
function recordedSection({ recorded }) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .tableSection */ .Y)('First seen', ['', 'Image'], recorded, ({ file, line, after }) => {
        const [, image, digest] = entry.exec(after) ?? [];
        const seen = image === undefined ? (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(after.trim()) : `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(image)} ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(digest ?? '')}`;
        return ['👁️', `${seen}<br>${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(`${file}:${line}`)}`];
    });
}
/** A line of the ledger; any other text is shown as it is. */
const entry = /^\s*\{"image":"([^"\\]+)",.*"digest":"(sha256:[a-f0-9]{64})"\},?$/;


/***/ }),

/***/ 43394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   oh: () => (/* binding */ drawWithin)
/* harmony export */ });
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21489);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72527);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71551);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41383);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13136);
/* harmony import */ var _sections_images_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(125);
/* harmony import */ var _sections_written_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42130);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58191);








/** Markdown for `GITHUB_STEP_SUMMARY`, at most 900 KiB: beyond the host's limit the whole summary would be lost. */
function summaryOf(report, plan, checks) {
    const head = headOf(report, plan);
    const body = drawWithin(_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.summaryBytes - Buffer.byteLength(head), [
        { draw: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .nextSteps */ .Z)(report, plan, checks), share: 1 },
        { draw: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownSection */ .MR)(report, plan), share: 0.3 },
        { draw: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoriesSection */ .ew)(report), share: 0.3 },
        { draw: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_5__/* .pinnedSection */ .s)(plan), share: 0.3 },
        { draw: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_5__/* .recordedSection */ .u)(plan), share: 0.1 },
        { draw: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .findingsSection */ .WT)(report, plan), share: 0.6, last: true },
        { draw: (0,_sections_images_js__WEBPACK_IMPORTED_MODULE_4__/* .freshnessSection */ .B)(report), share: 1, last: true },
        { draw: (0,_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditSection */ .v8)(report), share: 0.4 },
        { draw: (0,_sections_images_js__WEBPACK_IMPORTED_MODULE_4__/* .advisoriesSection */ .t)(report), share: 0.3 },
        { draw: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .coverageSection */ .EA)(report), share: 1 },
        { draw: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .waiversSection */ .RO)(report), share: 0.2 },
        { draw: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .waivedSection */ .c_)(report, plan), share: 0.3 },
    ]);
    return head + body;
}
/** The first lines of summary and comment. */
function headOf(report, plan) {
    return `## ${_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictSigns */ .In[report.verdict]} Tagproof: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdown */ .wD)((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)(report, plan))}\n\n${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .meaning */ .ak)(report)}\n`;
}
/** Sections in their order, together at most `room` bytes. */
function drawWithin(room, slices) {
    const drawn = new Map();
    let left = room;
    for (const slice of [...slices.filter(({ last }) => !last), ...slices.filter(({ last }) => last)]) {
        const text = slice.draw(Math.floor(left * slice.share));
        left -= Buffer.byteLength(text);
        drawn.set(slice, text);
    }
    return slices.map((slice) => drawn.get(slice)).join('');
}


/***/ })

};
