export const id = 2552;
export const ids = [2552];
export const modules = {

/***/ 72552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  history: () => (/* binding */ history_history)
});

// EXTERNAL MODULE: ./lib/clients/index.js + 27 modules
var clients = __webpack_require__(89331);
// EXTERNAL MODULE: ./lib/model/extremes.js
var extremes = __webpack_require__(33196);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/mirror.js
var mirror = __webpack_require__(47770);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
// EXTERNAL MODULE: ./lib/report/time.js
var report_time = __webpack_require__(9793);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/report/source.js
var source = __webpack_require__(75093);
// EXTERNAL MODULE: ./lib/history/contradictions.js
var contradictions = __webpack_require__(94336);
// EXTERNAL MODULE: ./lib/history/strengths.js
var strengths = __webpack_require__(95330);
// EXTERNAL MODULE: ./lib/model/groups.js
var groups = __webpack_require__(34457);
;// CONCATENATED MODULE: ./lib/cli/shown-sources.js



function shownSources({ readings, current, now, within }) {
    return readings.map((reading) => {
        const used = (0,strengths/* usableReading */.dt)(reading, current, now);
        const { id } = reading.source;
        const evidence = (0,strengths/* evidenceOf */.X1)('cause' in used ? { ...reading, answer: used } : reading, now);
        if ('cause' in used)
            return { id, evidence, stays: [], cells: new Map() };
        const stays = staysOf(used).filter(({ since, until, kind }) => {
            const end = until ?? (kind === 'move' ? Number.POSITIVE_INFINITY : since + 1);
            return end > within.from && since < within.to;
        });
        return { id, evidence, used, stays, cells: cellsOf(stays, used) };
    });
}
function staysOf({ source, answer, known }) {
    const restored = new Set(answer.restoredAt);
    if (known !== undefined && (0,strengths/* knowsMoves */.dj)(source.strength))
        return known.timeline.map(({ digest, since, until }) => ({
            kind: 'move',
            digest,
            since,
            until,
            isRestored: restored.has(since),
        }));
    return [...answer.records]
        .sort((a, b) => a.at - b.at)
        .map(({ at, digest }) => ({ kind: 'sighting', digest, since: at, isRestored: false }));
}
function cellsOf(stays, { answer }) {
    const cells = new Map();
    for (const stay of runsOf(stays))
        (0,groups/* addToGroup */.M)(cells, stay.digest, stay);
    for (const { digest, at, isFirst } of answer.pushes ?? [])
        if (!cells.has(digest))
            cells.set(digest, [{ kind: isFirst ? 'first-push' : 'push', digest, since: at, isRestored: false }]);
    return cells;
}
function runsOf(stays) {
    const runs = [];
    for (const stay of stays) {
        const last = runs.at(-1);
        const isSame = stay.kind === 'sighting' && last?.kind === 'sighting' && last.digest === stay.digest;
        if (isSame)
            runs[runs.length - 1] = { ...last, until: stay.since };
        else
            runs.push(stay);
    }
    return runs;
}
function contradictionIn(tag) {
    const usable = shownSources(tag).flatMap(({ used }) => used ?? []);
    return (0,contradictions/* contradictionAmong */.S)(usable, tag.current, tag.now);
}

;// CONCATENATED MODULE: ./lib/cli/side-by-side-words.js

const maxPeriods = 2;
function periodTexts(stays = []) {
    const shown = stays.toReversed().slice(0, maxPeriods).map(periodText);
    const more = stays.length > maxPeriods ? [`${stays.length - maxPeriods} earlier`] : [];
    return [...shown, ...more];
}
function periodText({ kind, since, until, isRestored }) {
    if (kind === 'first-push')
        return `first pushed ${(0,time/* formatDay */.im)(since)}`;
    if (kind === 'sighting') {
        const days = [(0,time/* formatDay */.im)(since), (0,time/* formatDay */.im)(until ?? since)];
        return `seen ${[...new Set(days)].join(' – ')}`;
    }
    if (kind === 'push')
        return `pushed ${(0,time/* formatDay */.im)(since)} or earlier`;
    const end = until === undefined ? 'now' : (0,time/* formatDay */.im)(until);
    return `${(0,time/* formatDay */.im)(since)} – ${end}${isRestored ? ' (put back)' : ''}`;
}
const knows = {
    complete: () => 'has every move of the tag',
    windowed: (since) => (since === '' ? 'has no period without gaps' : `has every move of the tag${since}`),
    witness: (since) => `has what others have seen the tag point to${since}, and may have missed moves`,
    observed: (since) => `has what this repository has seen the tag point to${since}, and may have missed moves`,
    timestamps: () => 'has the times of pushes, and does not know which tag they were for',
};
function noteOf({ id, evidence, used, stays }) {
    const { source, strength, since, silent } = evidence;
    if (silent !== undefined)
        return `${id}: ${source} could not be read: ${silent.message} [${silent.cause}]`;
    if (used === undefined)
        return `${id}: ${source}`;
    const { answer } = used;
    if (answer.records.length === 0 && (answer.pushes ?? []).length === 0)
        return `${id}: ${source} (${strength}) has no entry for the tag`;
    const from = since === undefined ? '' : ` since ${(0,time/* formatDay */.im)(since)}`;
    const { keepsUntaggedMs: kept, expiresAt, gaps = [] } = answer;
    const more = [
        ...(kept === undefined
            ? []
            : [
                `a digest that no tag points to is deleted ${kept === 0 ? 'at once' : `after ${(0,time/* formatDuration */.a3)(kept)}`}`,
            ]),
        ...(expiresAt === undefined ? [] : [`the registry will remove the tag on ${(0,time/* formatDay */.im)(expiresAt)}`]),
        ...(stays.some(({ isRestored }) => isRestored)
            ? ['"put back" means that somebody has restored an older digest']
            : []),
        ...gaps.map(({ message }) => `not everything was read: ${message}`),
    ];
    return [`${id}: ${source} (${strength}) ${knows[strength](from)}`, ...more].join('; ');
}

;// CONCATENATED MODULE: ./lib/cli/side-by-side.js









function sideBySideJson(tag) {
    const sources = shownSources(tag).map(({ evidence, used, stays }) => {
        if (used === undefined)
            return (0,source/* describeSource */.B6)(evidence);
        const { pushes = [], keepsUntaggedMs, expiresAt, gaps = [] } = used.answer;
        return {
            ...(0,source/* describeSource */.B6)(evidence),
            reigns: stays.map(({ digest, since, until, isRestored }) => ({
                digest,
                since: (0,report_time/* isoTime */.L)(since),
                ...(0,compact/* compact */.o)({ until: until === undefined ? undefined : (0,report_time/* isoTime */.L)(until) }),
                ...(isRestored ? { restored: true } : {}),
            })),
            ...(pushes.length === 0
                ? {}
                : { pushes: pushes.map(({ digest, at, isFirst }) => ({ digest, at: (0,report_time/* isoTime */.L)(at), first: isFirst })) }),
            ...(0,compact/* compact */.o)({
                keepsUntaggedSeconds: keepsUntaggedMs === undefined ? undefined : keepsUntaggedMs / 1000,
                expires: expiresAt === undefined ? undefined : (0,report_time/* isoTime */.L)(expiresAt),
            }),
            ...(gaps.length === 0 ? {} : { notRead: gaps.map(({ cause, message }) => ({ cause, message })) }),
        };
    });
    const contradiction = contradictionIn(tag)?.message;
    return { image: tag.name, current: tag.current, sources, ...(0,compact/* compact */.o)({ contradiction }) };
}
function sideBySideText(tag, width = Number.POSITIVE_INFINITY) {
    const sources = shownSources(tag);
    const read = sources.filter(({ used }) => used !== undefined);
    const digests = digestsOf(tag, read);
    const spellings = [digests, digests.map(model_text/* shortDigest */.VK), undefined];
    const table = fitting(width, spellings, (names) => names === undefined ? blocksOf(tag, read) : tableOf(tag, read, digests, names));
    const contradiction = contradictionIn(tag);
    const lines = [
        table,
        (0,model_text/* plural */.LS)(digests.length, 'digest'),
        ...(sources.length === 0 ? ['No source keeps a history of this tag'] : []),
        ...sources.map((source) => noteOf(source)),
        ...(contradiction === undefined ? [] : [`Contradiction: ${contradiction.message}`]),
    ];
    const [first = '', ...rest] = lines;
    return [first, ...rest.map((line) => paragraph((0,plain/* plain */.p)(line), width))].join('\n');
}
function fitting(width, ways, show) {
    let shown = '';
    for (const way of ways) {
        shown = show(way);
        if (shown.split('\n').every((line) => line.length <= width))
            return shown;
    }
    return shown;
}
function paragraph(text, width) {
    const [first = '', ...rest] = (0,columns.wrapped)(text, width);
    return rest.length === 0
        ? first
        : [first, ...(0,columns.wrapped)(rest.join(' '), width - 2).map((line) => `  ${line}`)].join('\n');
}
function digestsOf({ current }, read) {
    const all = [...new Set([current, ...read.flatMap(({ cells }) => [...cells.keys()])])];
    const newest = new Map(all.map((digest) => [digest, newestOf(read, digest)]));
    return all.sort((a, b) => Number(b === current) - Number(a === current) || (newest.get(b) ?? 0) - (newest.get(a) ?? 0));
}
function tableOf({ current }, read, digests, names) {
    const rows = digests.map((digest, index) => [
        names[index] ?? digest,
        digest === current ? 'now' : '',
        ...read.map(({ cells }) => periodTexts(cells.get(digest)).join(', ')),
    ]);
    return (0,columns.terminalTable)([['DIGEST', 'REGISTRY', ...read.map(({ id }) => id.toUpperCase())], ...rows]);
}
function blocksOf(tag, read) {
    const registry = `REGISTRY\n  ${(0,model_text/* shortDigest */.VK)(tag.current)}  now`;
    const blocks = read.map(({ id, cells }) => {
        const rows = [...cells].flatMap(([digest, stays]) => periodTexts(stays).map((text, index) => [index === 0 ? `  ${(0,model_text/* shortDigest */.VK)(digest)}` : '', text]));
        return `${id.toUpperCase()}\n${rows.length === 0 ? '  no digest' : (0,columns.terminalTable)(rows)}`;
    });
    return [registry, ...blocks].join('\n');
}
function newestOf(read, digest) {
    const times = read.flatMap(({ cells }) => (cells.get(digest) ?? []).map(({ since }) => since));
    return (0,extremes/* largest */.n)(times, 0);
}

;// CONCATENATED MODULE: ./lib/cli/claims.js





async function claimsAbout({ clients, now }, { image, mirrored, digest }, { policy }) {
    const { readAttached, signedLines } = await Promise.all(/* import() */[__webpack_require__.e(4353), __webpack_require__.e(9623), __webpack_require__.e(1285)]).then(__webpack_require__.bind(__webpack_require__, 93280));
    try {
        const options = { source: clients.signatures, files: policy.signatureFiles, now };
        const attached = await readAttached(options, image, mirrored, digest);
        const { claims, gaps } = attached;
        return { digest, builtAs: claims.names, signed: signedLines(attached), gaps };
    }
    catch (error) {
        return { digest, builtAs: [], signed: [], gaps: [(0,failure/* gapFrom */.rK)(error, (0,model_image/* imageName */.tO)(image))] };
    }
}
function claimsText({ digest, builtAs, signed, gaps }, width = Number.POSITIVE_INFINITY) {
    const lines = [
        ...builtAs.map((name) => `built as ${(0,plain/* plain */.p)(name)}: its own claim, not signed`),
        ...signed.map((line) => `signed statement, ${line}`),
        ...gaps.map(({ cause, message }) => `could not be read: ${(0,plain/* plain */.p)(message)} [${cause}]`),
    ];
    if (lines.length === 0)
        return [];
    const head = `claims: what ${(0,model_text/* shortDigest */.VK)(digest)} says about itself; no proof of what the tag pointed to`;
    return [paragraph(head, width), ...lines.map((line) => indented(line, width))];
}
function indented(line, width) {
    return `  ${paragraph(line, width - 2).replaceAll('\n', '\n  ')}`;
}
function describeClaims({ digest, builtAs, signed, gaps }) {
    const notRead = gaps.map(({ cause, message }) => ({ cause, message }));
    return {
        digest,
        unsigned: { builtAs },
        signed,
        ...(notRead.length === 0 ? {} : { notRead }),
    };
}

// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/cli/images.js
var cli_images = __webpack_require__(80430);
// EXTERNAL MODULE: ./lib/cli/tag-readings.js
var tag_readings = __webpack_require__(61670);
;// CONCATENATED MODULE: ./lib/cli/history.js














async function history_history(context) {
    const { operands, flags } = context.invocation;
    const { config, images, issues: wrong } = (0,cli_images/* readImageArguments */.As)(context);
    const bounds = ['start', 'end'].map((name) => ({
        name,
        text: flags.get(name),
        at: Date.parse(flags.get(name) ?? ''),
    }));
    const issues = [
        ...wrong,
        ...bounds.flatMap(({ name, text, at }) => text !== undefined && Number.isNaN(at)
            ? [`\`--${name}\` is \`${(0,plain/* plain */.p)(text)}\`, but must be an ISO 8601 timestamp.`]
            : []),
    ];
    const [image] = images;
    if (config === undefined || image === undefined || issues.length > 0)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', issues);
    const guarded = (0,cli_images/* guardedHost */.rx)(context, config);
    const within = (0,tag_readings/* periodBetween */.SC)(bounds[0]?.at, bounds[1]?.at);
    try {
        return await printHistory(guarded.context, guarded.host, config, image, within);
    }
    catch (error) {
        return (0,cli_context/* printFailure */.eV)(guarded.context, (0,failure/* gapFrom */.rK)(error, operands[0] ?? ''));
    }
}
async function printHistory({ invocation, out, err, width }, host, config, image, within) {
    const [name = ''] = invocation.operands;
    const origin = (0,mirror/* mirroredImage */.o)(image, config.registries);
    const { registry } = (0,clients.registryHost)(config.platform);
    const read = origin.registry === registry
        ? await (0,tag_readings/* readFromPlatform */.co)(host, config, origin)
        : await (0,tag_readings/* readFromRegistry */.EY)(host, config, image);
    const about = image.digest ?? read.current;
    const claims = about && (await claimsAbout(read, { image, mirrored: origin, digest: about }, config));
    const tag = read.current && { ...read, name, current: read.current, within };
    const own = read.known && shownOf(read.known, within);
    if (invocation.json) {
        const shown = { image: name, ...(tag && sideBySideJson(tag)), ...(own && { reigns: described(own) }) };
        out(JSON.stringify({ ...shown, ...(claims && { claims: describeClaims(claims) }) }, null, 2));
    }
    else {
        const isAlone = own !== undefined && read.readings.length < 2;
        const text = isAlone || tag === undefined ? barTable(own ?? [], read.now, width) : sideBySideText(tag, width);
        out([text, ...(claims === undefined ? [] : claimsText(claims, width))].join('\n'));
    }
    if (isComplete(read))
        return 0;
    const message = 'The tag history could not be read completely.';
    err((0,cli_context/* failureText */.kY)({ cause: 'history-incomplete', message }));
    return 3;
}
function isComplete({ known }) {
    return known === undefined || known.gaps.length === 0;
}
function shownOf({ timeline }, { from, to }) {
    return timeline.filter(({ since, until = Number.POSITIVE_INFINITY }) => until > from && since < to);
}
function described(timeline) {
    return timeline.map(({ digest, since, until }) => ({
        digest,
        since: (0,report_time/* isoTime */.L)(since),
        ...(until === undefined ? {} : { until: (0,report_time/* isoTime */.L)(until) }),
    }));
}
function barTable(timeline, now, width = Number.POSITIVE_INFINITY) {
    const longest = (0,extremes/* largest */.n)(timeline.map(({ since, until }) => (until ?? now) - since), 1);
    const newestFirst = timeline.toReversed();
    const digests = newestFirst.map(({ digest }) => digest);
    const shown = fitting(width, [digests, digests.map(model_text/* shortDigest */.VK)], (names) => {
        const rows = newestFirst.map(({ since, until }, index) => {
            const lasted = Math.max(0, (until ?? now) - since);
            const bar = '█'.repeat(Math.max(1, Math.round((lasted / longest) * 24)));
            const end = until === undefined ? 'now' : (0,time/* formatDay */.im)(until);
            const days = lasted < time/* dayMs */.LP ? '<1d' : `${Math.round(lasted / time/* dayMs */.LP)}d`;
            return [(0,time/* formatDay */.im)(since), end, days, names[index] ?? '', bar];
        });
        return (0,columns.terminalTable)([['SINCE', 'UNTIL', 'FOR', 'DIGEST', ''], ...rows]);
    });
    return `${shown}\n${(0,model_text/* plural */.LS)(timeline.length, 'entry')}`;
}


/***/ }),

/***/ 69977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TerminalRows: () => (/* binding */ TerminalRows),
/* harmony export */   terminalTable: () => (/* binding */ terminalTable),
/* harmony export */   wrapped: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94668);
/* harmony import */ var _model_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54566);


const gap = 2;
const minColumn = 8;
const minName = 24;
const maxAligned = 200;
function terminalTable(rows, width = Number.POSITIVE_INFINITY, names = []) {
    const measured = rows.map((row) => row.map(cellOf));
    const shorten = fitter(measured, widthsOf(measured), width, names);
    const shortened = measured.map(shorten);
    return [...linesOf(shortened, widthsOf(shortened), width)].join('\n');
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
    async lines(width = Number.POSITIVE_INFINITY, names = []) {
        const shorten = fitter(this.rows, this.widths, width, names);
        const rows = [];
        const widths = [];
        for (const row of this.rows) {
            const shortened = shorten(row);
            widen(widths, shortened);
            rows.push(shortened);
            if ((0,_model_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .isPauseDue */ .t2)())
                await (0,_model_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .pause */ .v7)();
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
function widthsOf(rows) {
    const widths = [];
    for (const row of rows)
        widen(widths, row);
    return widths;
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
    return ascii.test(text) ? text.length : (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(text);
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

/***/ 75093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   PJ: () => (/* binding */ parseSource),
/* harmony export */   av: () => (/* binding */ describeSources)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6472);
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
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({
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
