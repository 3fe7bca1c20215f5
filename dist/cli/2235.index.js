export const id = 2235;
export const ids = [2235];
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
// EXTERNAL MODULE: ./lib/output/terminal/columns.js + 7 modules
var columns = __webpack_require__(46895);
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
    const [first = '', ...rest] = (0,columns/* wrapped */.ky)(text, width);
    return rest.length === 0
        ? first
        : [first, ...(0,columns/* wrapped */.ky)(rest.join(' '), width - 2).map((line) => `  ${line}`)].join('\n');
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
    return (0,columns/* terminalTable */.RX)([['DIGEST', 'REGISTRY', ...read.map(({ id }) => id.toUpperCase())], ...rows]);
}
function blocksOf(tag, read) {
    const registry = `REGISTRY\n  ${(0,model_text/* shortDigest */.VK)(tag.current)}  now`;
    const blocks = read.map(({ id, cells }) => {
        const rows = [...cells].flatMap(([digest, stays]) => periodTexts(stays).map((text, index) => [index === 0 ? `  ${(0,model_text/* shortDigest */.VK)(digest)}` : '', text]));
        return `${id.toUpperCase()}\n${rows.length === 0 ? '  no digest' : (0,columns/* terminalTable */.RX)(rows)}`;
    });
    return [registry, ...blocks].join('\n');
}
function newestOf(read, digest) {
    const times = read.flatMap(({ cells }) => (cells.get(digest) ?? []).map(({ since }) => since));
    return (0,extremes/* largest */.n)(times, 0);
}

;// CONCATENATED MODULE: ./lib/cli/claims.js





async function claimsAbout({ clients, now }, { image, mirrored, digest }, { policy }) {
    const { readAttached, signedLines } = await Promise.all(/* import() */[__webpack_require__.e(4353), __webpack_require__.e(5446), __webpack_require__.e(1285)]).then(__webpack_require__.bind(__webpack_require__, 93280));
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
    const { registry } = (0,clients/* registryHost */.U$)(config.platform);
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
        return (0,columns/* terminalTable */.RX)([['SINCE', 'UNTIL', 'FOR', 'DIGEST', ''], ...rows]);
    });
    return `${shown}\n${(0,model_text/* plural */.LS)(timeline.length, 'entry')}`;
}


/***/ }),

/***/ 80430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ readImageArguments),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   rx: () => (/* binding */ guardedHost)
/* harmony export */ });
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88616);
/* harmony import */ var _clients_platform_transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84097);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34824);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36476);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71976);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13293);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50709);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34641);








function readImageArguments(context) {
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .X)((name) => (0,_context_js__WEBPACK_IMPORTED_MODULE_6__/* .inputOf */ .wg)(context, name), { presets: _model_presets_js__WEBPACK_IMPORTED_MODULE_5__/* .presets */ .v, checks: [] });
    const parsed = context.invocation.operands.map((text) => ({ text, ...(0,_model_image_js__WEBPACK_IMPORTED_MODULE_4__/* .parseImage */ .zZ)(text) }));
    const wrong = parsed.flatMap((one) => one.kind === 'invalid' ? [`\`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(one.text)}\` is not an image reference: ${one.why}.`] : []);
    const images = parsed.flatMap((one) => (one.kind === 'image' ? [one.image] : []));
    if ('issues' in read)
        return { images, issues: [...read.issues, ...wrong] };
    return { config: read.config, images, issues: wrong };
}
function guardedHost(context, config) {
    const { environment, out, err } = context;
    const local = (0,_host_local_js__WEBPACK_IMPORTED_MODULE_3__/* .localHost */ .O)({ root: '.', environment, ...(0,_context_js__WEBPACK_IMPORTED_MODULE_6__/* .printOptionsOf */ .x9)(context), print: err });
    const { host, redact } = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .guardHost */ .aK)((0,_clients_platform_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .withPlatformTransport */ .N)(local, config));
    const redacting = {
        ...context,
        out: (text) => out(redact(text)),
        err: (text) => err(redact(text)),
    };
    return { host, context: redacting };
}
async function digestOf({ contentIn }, origin, image) {
    return image.digest ?? contentIn(origin.registry).digestOf(origin.repository, image.tag ?? _model_image_js__WEBPACK_IMPORTED_MODULE_4__/* .impliedTag */ .RW);
}


/***/ }),

/***/ 61670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ readFromRegistry),
/* harmony export */   SC: () => (/* binding */ periodBetween),
/* harmony export */   co: () => (/* binding */ readFromPlatform),
/* harmony export */   qQ: () => (/* binding */ wholeHistory)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89331);
/* harmony import */ var _history_intervals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74682);
/* harmony import */ var _history_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65857);
/* harmony import */ var _history_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(425);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38675);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71976);
/* harmony import */ var _resolve_history_reading_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5161);







async function readFromRegistry(host, config, image) {
    const { platform: _, ...withoutPlatform } = config;
    const clients = await (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .Ng)(host, withoutPlatform);
    const now = host.clock.now();
    const current = await clients.registries.digestOf(image, image.tag ?? _model_image_js__WEBPACK_IMPORTED_MODULE_5__/* .impliedTag */ .RW);
    const readings = await readOthers(host, config, clients, image, current, now);
    return { clients, current, now, readings };
}
async function readFromPlatform(host, config, image) {
    const clients = await (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .Ng)(host, config);
    const { sources } = clients;
    if ('cause' in sources)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR(sources.cause, sources.message);
    const now = host.clock.now();
    const tag = image.tag ?? _model_image_js__WEBPACK_IMPORTED_MODULE_5__/* .impliedTag */ .RW;
    const known = await wholeHistory(sources, { ...image, tag }, now);
    const current = known.timeline.at(-1)?.digest;
    if (current === undefined)
        return { clients, known, now, readings: [] };
    const others = await readOthers(host, config, clients, image, current, now);
    const own = (0,_resolve_history_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .platformReading */ .ON)({ ...image, tag }, known, { now });
    return { clients, current, known, now, readings: [own, ...others] };
}
function wholeHistory({ history }, { repository, tag }, now) {
    const request = history(repository, tag);
    return (0,_history_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .readHistory */ .L)({ request, limit: _clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .historyLimit */ .kw, now, focus: _history_intervals_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw, isDone: () => false });
}
async function readOthers(host, config, { histories }, image, current, now) {
    const tagged = { ...image, tag: image.tag ?? _model_image_js__WEBPACK_IMPORTED_MODULE_5__/* .impliedTag */ .RW };
    const view = { now };
    const question = {
        image: tagged,
        current,
        pins: image.digest === undefined ? [] : [image.digest],
        view,
        isSettled: () => false,
        isFull: true,
    };
    const asked = await Promise.all(histories.sourcesOf(image, tagged.tag).map(async (source) => {
        const answer = await source.ask(question).catch((error) => (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .gapFrom */ .rK)(error, source.title));
        return { source, answer };
    }));
    const { firstSeen } = await (0,_history_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .openLedger */ .a)({ files: host.files, file: config.ledger, now });
    const observed = firstSeen?.get((0,_model_image_js__WEBPACK_IMPORTED_MODULE_5__/* .imageName */ .tO)(tagged)) ?? [];
    return observed.length === 0 ? asked : [...asked, (0,_resolve_history_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .ledgerReading */ .Ij)(observed, view)];
}
function periodBetween(start = Number.NaN, end = Number.NaN) {
    return {
        from: Number.isNaN(start) ? _history_intervals_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.from : start,
        to: Number.isNaN(end) ? _history_intervals_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.to : end,
    };
}


/***/ }),

/***/ 65857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openLedger)
});

// UNUSED EXPORTS: newEntries

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/file-change.js
var file_change = __webpack_require__(69696);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
;// CONCATENATED MODULE: ./lib/history/ledger-text.js




const maxEntries = 20_000;
const ledgerVersion = 1;
const maxIssues = 5;
const head = ['{', `"version": ${ledgerVersion},`, '"entries": ['];
const foot = ['null', ']', '}'];
const entrySchema = schemas/* strictObject */.rej({
    image: schemas/* string */.YjP()
        .max(512)
        .describe('Normalized image name with registry and tag: `docker.io/library/alpine:3.20`'),
    seen: iso/* datetime */.w$().describe('When the registry first returned this digest for the tag (UTC)'),
    digest: schemas/* string */.YjP()
        .regex(/^sha256:[a-f0-9]{64}$/)
        .describe('The digest that the registry returned for the tag'),
});
const ledgerSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(ledgerVersion),
    entries: schemas/* array */.YOg(schemas/* union */.KCZ([entrySchema, schemas/* null */.chJ()]))
        .max(maxEntries + 1)
        .describe('Sorted by image, time and digest. The last item is null, so that every entry line ends with a comma'),
});
function mergeEntries(a, b) {
    const all = [...a, ...b].sort(compareEntries);
    return all.filter((entry, index) => {
        const before = all[index - 1];
        return before === undefined || compareEntries(before, entry) !== 0;
    });
}
function compareEntries(a, b) {
    return (0,model_text/* compareText */.n6)(a.image, b.image) || a.at - b.at || (0,model_text/* compareText */.n6)(a.digest, b.digest);
}
function printLedger(entries) {
    return `${[...head, ...entries.map((entry) => `${entryText(entry)},`), ...foot].join('\n')}\n`;
}
function entryText({ image, at, digest }) {
    return JSON.stringify({ image, seen: new Date(at).toISOString(), digest });
}
function parseLedger(text) {
    const value = (0,json/* parseJson */.qF)(text);
    if (value === undefined)
        return { issues: [`${atLine(unexpectedLine(text))}it is not JSON`] };
    const parsed = ledgerSchema.safeParse(value);
    if (!parsed.success) {
        const issues = parsed.error.issues.slice(0, maxIssues).map(({ path, message }) => {
            const line = typeof path[1] === 'number' ? lineOfEntry(text, path[1]) : undefined;
            return `${atLine(line)}${path.length === 0 ? 'the file' : path.join('.')}: ${message}`;
        });
        return { issues };
    }
    const entries = [];
    const issues = [];
    for (const [index, entry] of parsed.data.entries.entries()) {
        if (entry === null)
            continue;
        const { image, seen, digest } = entry;
        if (isTagName(image) && (0,model_image/* isDigest */.Bc)(digest))
            entries.push({ image, at: Date.parse(seen), digest });
        else if (issues.length < maxIssues)
            issues.push(`${atLine(lineOfEntry(text, index))}the image is not a normalized name with a tag`);
    }
    return issues.length > 0 ? { issues } : { entries: mergeEntries(entries, []) };
}
function isTagName(name) {
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return false;
    const { tag, digest } = parsed.image;
    return tag !== undefined && digest === undefined && (0,model_image/* imageName */.tO)(parsed.image) === name;
}
function lineOfEntry(text, index) {
    const lines = text.split(/\r?\n/);
    const isPrinted = head.every((line, position) => lines[position]?.trim() === line);
    return isPrinted ? head.length + index + 1 : undefined;
}
function unexpectedLine(text) {
    const fixed = new Set([...head, ...foot]);
    const lines = text.split(/\r?\n/);
    const unexpected = lines.findIndex((line) => {
        const trimmed = line.trim();
        return trimmed !== '' && !fixed.has(trimmed) && (0,json/* parseJson */.qF)(trimmed.replace(/,$/, '')) === undefined;
    });
    return unexpected < 0 ? undefined : unexpected + 1;
}
function atLine(line) {
    return line === undefined ? '' : `line ${line}: `;
}

// EXTERNAL MODULE: ./lib/history/messages.js
var messages = __webpack_require__(4790);
;// CONCATENATED MODULE: ./lib/history/ledger-read.js



const maxAheadMs = 5 * 60_000;
async function readLedger(path, read, now, subject = path) {
    const unusable = (why) => ({
        cause: 'unreadable-file',
        subject,
        message: (0,messages/* ledgerUnusable */.BL)(why),
    });
    const file = await read(path);
    if ('unreadable' in file)
        return file.absent === true ? { entries: [] } : unusable(file.unreadable);
    const parsed = parseLedger(file.text);
    if ('issues' in parsed)
        return unusable(parsed.issues.join('; '));
    const early = parsed.entries.find(({ at }) => at > now + maxAheadMs);
    if (early !== undefined)
        return unusable((0,messages/* entryInFuture */.xr)(early.image, early.at));
    return { text: file.text, entries: parsed.entries };
}
async function readBaseLedger(path, read, now, use) {
    const subject = `${path}@base`;
    try {
        return await readLedger(path, (name) => read(name, use), now, subject);
    }
    catch (error) {
        const { cause, message } = (0,failure/* gapFrom */.rK)(error, subject);
        return { cause, subject, message: (0,messages/* ledgerOfBaseUnread */.De)(message) };
    }
}

// EXTERNAL MODULE: ./lib/model/extremes.js
var extremes = __webpack_require__(33196);
;// CONCATENATED MODULE: ./lib/history/ledger-rewrite.js


const maxNamed = 3;
function rewriteOf(path, base, change) {
    const [before, after] = [textsOf(base), textsOf(change)];
    const newest = newestByImage(base);
    const newestOfAll = (0,extremes/* largest */.n)(newest.values());
    const removed = base.filter((entry) => !after.has(entryText(entry)));
    const backdated = change.filter((entry) => !before.has(entryText(entry)) && entry.at < (newest.get(entry.image) ?? newestOfAll));
    if (removed.length === 0 && backdated.length === 0)
        return undefined;
    const at = { file: path, span: { start: 0, end: 0 } };
    return { at, removed: partOf(removed), backdated: partOf(backdated) };
}
function textsOf(entries) {
    return new Set(entries.map(entryText));
}
function newestByImage(entries) {
    return new Map(entries.map(({ image, at }) => [image, at]));
}
function partOf(entries) {
    const images = [...new Set(entries.map(({ image }) => image))];
    return { count: entries.length, images: images.slice(0, maxNamed) };
}

;// CONCATENATED MODULE: ./lib/history/ledger.js







async function openLedger({ files, file, now, readBase }) {
    const noFile = { add: async () => file_change/* nothingWritten */.F };
    if (file === undefined)
        return { gaps: [], ...noFile };
    const { path, create } = file;
    const [own, base] = await Promise.all([
        readLedger(path, (name) => files.read(name), now),
        readBase && readBaseLedger(path, readBase, now, 'rules'),
    ]);
    const hasFile = [own, base].some((one) => one !== undefined && ('cause' in one || one.text !== undefined));
    const fork = hasFile && readBase ? await readBaseLedger(path, readBase, now, 'comparison') : undefined;
    const isWritable = !('cause' in own) && (own.text !== undefined || create);
    const counting = base ?? own;
    const isUsed = !('cause' in counting) && (counting.text !== undefined || create);
    const isComparable = fork !== undefined && !('cause' in fork) && !('cause' in own);
    return {
        gaps: (0,json/* distinctByJson */.S1)([own, base ?? [], fork ?? []].flat().filter((one) => 'cause' in one)),
        ...(isWritable ? ledgerOf(files, path, own) : noFile),
        ...(isUsed ? { firstSeen: recordsByImage(counting.entries) } : {}),
        ...(0,compact/* compact */.o)({ rewrite: isComparable ? rewriteOf(path, fork.entries, own.entries) : undefined }),
    };
}
function ledgerOf(files, path, { text: before, entries }) {
    return {
        async add(observed, now) {
            const added = newEntries(entries, observed, now);
            const all = mergeEntries(entries, added);
            if (added.length === 0)
                return file_change/* nothingWritten */.F;
            if (all.length > maxEntries)
                return notWritten(path, (0,messages/* ledgerFull */.bl)(maxEntries));
            const text = printLedger(all);
            const { refused } = await files.replace(path, before, text);
            if (refused !== undefined)
                return notWritten(path, refused);
            const addedLines = new Set(added.map((entry) => `${entryText(entry)},`));
            const lines = text
                .split('\n')
                .flatMap((after, index) => (addedLines.has(after) ? [{ line: index + 1, before: '', after }] : []));
            return { changes: [{ path, before: before ?? '', after: text, lines }], refused: [] };
        },
    };
}
function recordsByImage(entries) {
    const records = new Map();
    for (const { image, at, digest } of entries) {
        const known = records.get(image) ?? [];
        known.push({ at, digest });
        records.set(image, known);
    }
    return records;
}
function newEntries(entries, observed, now) {
    const records = recordsByImage(entries);
    const added = [...observed].flatMap(([image, digest]) => {
        const newest = (records.get(image) ?? []).findLast(({ at }) => at <= now);
        return newest?.digest === digest ? [] : [{ image, at: now, digest }];
    });
    return mergeEntries(added, []);
}
function notWritten(path, why) {
    const refused = { cause: 'not-written', subject: path, message: (0,messages/* ledgerNotWritten */.kf)(why) };
    return { ...file_change/* nothingWritten */.F, refused: [refused] };
}


/***/ }),

/***/ 425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72881);


async function readHistory({ request, limit, now, focus, isDone, }) {
    const reader = new HistoryReader(request, limit, focus, now);
    await reader.read(_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from);
    for (;;) {
        const from = reader.next();
        const known = reader.known();
        if (from === undefined || isDone(known))
            return known;
        await reader.read(from);
    }
}
class HistoryReader {
    request;
    limit;
    focus;
    now;
    history = [];
    coverage = [];
    settled = [];
    startIsInclusive = false;
    pages = 0;
    pageMs = 0;
    skipped = false;
    constructor(request, limit, focus, now) {
        this.request = request;
        this.limit = limit;
        this.focus = focus;
        this.now = now;
    }
    known() {
        const { history, coverage } = this;
        let timeline;
        return {
            get timeline() {
                timeline ??= (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .timelineOf */ .hf)(history);
                return timeline;
            },
            records: history.length,
            history,
            coverage,
            gaps: (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(coverage),
        };
    }
    next() {
        const gap = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(this.settled, { from: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from, to: this.focus.to }).at(-1);
        if (gap === undefined || this.skipped || gap.to < this.focus.to)
            return gap?.from;
        const target = Math.min(this.focus.from, this.now);
        const pagesAhead = (target - gap.from) / this.pageMs;
        this.skipped = this.pages > 1 && pagesAhead > 1 && pagesAhead <= 2 ** (this.pages + 2);
        return this.skipped ? Math.floor(target - 0.75 * this.pageMs) : gap.from;
    }
    async read(from) {
        const start = this.startIsInclusive && this.hasRecordAt(from - 1) ? from : from - 1;
        const page = await this.request(start === _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from ? {} : { start });
        const overlaps = this.hasRecordAt(from);
        this.history = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .withRecords */ .lm)(this.history, page);
        const instants = new Set(page.map(({ at }) => at));
        const oldest = page.reduce((min, { at }) => Math.min(min, at), _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
        const newest = page.reduce((max, { at }) => Math.max(max, at), _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from);
        const isFull = page.length >= this.limit;
        if (instants.has(start))
            this.startIsInclusive = true;
        if (isFull && newest <= from && oldest < from) {
            if (start === from || oldest < start)
                this.settle({ from, to: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
        }
        else if (overlaps && !instants.has(from)) {
            this.settle({ from, to: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
        }
        else {
            const read = { from, to: isFull ? newest : _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to };
            this.coverage = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .addInterval */ .vV)(this.coverage, read);
            this.settle(read);
            if (isFull && oldest === newest)
                this.settle({ from: newest, to: newest + 1 });
            if (isFull)
                this.pages += 1;
            this.pageMs = newest - oldest;
        }
    }
    settle(interval) {
        this.settled = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .addInterval */ .vV)(this.settled, interval);
    }
    hasRecordAt(instant) {
        return (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsIn */ .Q0)(this.history, { from: instant, to: instant + 1 }).length > 0;
    }
}


/***/ }),

/***/ 70427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isBound)
/* harmony export */ });
function isBound(basis) {
    return basis === 'witness' || basis === 'first-seen';
}


/***/ }),

/***/ 69696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ nothingWritten)
/* harmony export */ });
const nothingWritten = { changes: [], refused: [] };


/***/ }),

/***/ 47770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ mirroredImage),
/* harmony export */   v: () => (/* binding */ mirrorsOfImage)
/* harmony export */ });
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34457);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15759);


const indexOf = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberedFor */ .q)((mirrors) => {
    const byPrefix = new Map();
    const byOriginal = new Map();
    for (const [order, [prefix, original]] of Object.entries(mirrors).entries()) {
        const mirror = { prefix: withoutSlash(prefix), original: withoutSlash(original), order };
        if (mirror.prefix === '')
            continue;
        if (!byPrefix.has(mirror.prefix))
            byPrefix.set(mirror.prefix, mirror);
        (0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .M)(byOriginal, mirror.original, mirror);
    }
    return { byPrefix, byOriginal };
});
function mirroredImage(image, mirrors) {
    const { byPrefix } = indexOf(mirrors);
    if (byPrefix.size === 0)
        return image;
    const name = `${image.registry}/${image.repository}`;
    const mirror = partsOf(name)
        .flatMap((part) => byPrefix.get(part) ?? [])
        .at(-1);
    if (mirror === undefined)
        return image;
    const rest = name.slice(mirror.prefix.length + 1);
    const [registry = '', ...path] = [...mirror.original.split('/'), ...(rest === '' ? [] : [rest])];
    if (path.length === 0)
        return image;
    const implied = registry === 'docker.io' && path.length === 1 && !rest.includes('/') ? ['library'] : [];
    return { ...image, registry, repository: [...implied, ...path].join('/') };
}
function mirrorsOfImage(image, mirrors) {
    const { byOriginal } = indexOf(mirrors);
    const name = `${image.registry}/${image.repository}`;
    const candidates = partsOf(name).flatMap((part) => byOriginal.get(part) ?? []);
    return candidates
        .sort((a, b) => a.order - b.order)
        .flatMap(({ prefix, original }) => {
        const [registry = '', ...path] = `${prefix}${name.slice(original.length)}`.split('/');
        const mirror = { ...image, registry, repository: path.join('/') };
        const back = mirroredImage(mirror, mirrors);
        return path.length > 0 && `${back.registry}/${back.repository}` === name ? [mirror] : [];
    });
}
function partsOf(name) {
    return [...[...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index)), name];
}
function withoutSlash(prefix) {
    return prefix.replace(/\/$/, '');
}


/***/ }),

/***/ 49859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ withFields)
/* harmony export */ });
function withFields(object, fields) {
    const copied = Object.assign({}, object, fields);
    return copied;
}


/***/ }),

/***/ 5161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ createSourceReader),
/* harmony export */   Ij: () => (/* binding */ ledgerReading),
/* harmony export */   ON: () => (/* binding */ platformReading),
/* harmony export */   Sd: () => (/* binding */ needsPast)
/* harmony export */ });
/* harmony import */ var _history_joined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53503);
/* harmony import */ var _history_timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72881);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71976);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6841);
/* harmony import */ var _model_remembered_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15759);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33578);







function needsPast(pin, current, view) {
    const isAboutThePast = view.asOf !== undefined && view.asOf < view.now;
    return isAboutThePast || (view.minAgeMs ?? 0) > 0 || (pin !== undefined && pin !== current);
}
function createSourceReader(histories) {
    const sourcesOf = (image) => histories?.sourcesOf(image, image.tag) ?? [];
    return {
        hasSources: (image) => sourcesOf(image).length > 0,
        read: (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_5__/* .memoizeAsync */ .T)((question, view) => Promise.all(sourcesOf(question.image).map((source) => readSource(source, question, view))), ({ image }, { minAgeMs = 0 }) => JSON.stringify([(0,_model_image_js__WEBPACK_IMPORTED_MODULE_3__/* .imageName */ .tO)(image), minAgeMs])),
    };
}
async function readSource(source, { image, current, pins: all }, view) {
    const pins = all.filter((pin) => pin !== current);
    const isSettled = (answer) => {
        const readings = [{ source, answer }];
        return [undefined, ...all].every((pin) => (0,_history_joined_js__WEBPACK_IMPORTED_MODULE_0__/* .proveJoined */ ._U)(pin, current, readings, view).fact.status !== 'unknown');
    };
    try {
        return { source, answer: await source.ask({ image, current, pins, view, isSettled }) };
    }
    catch (error) {
        return { source, answer: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .gapFrom */ .rK)(error, source.title) };
    }
}
function platformReading({ registry }, known, { now }) {
    return platformReadingOf(known, registry, now);
}
const platformReadingOf = (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .rememberedFor */ .q)((known, registry, now) => {
    const source = { id: 'platform', title: (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .tagHistoryTitle */ .zF)(registry), strength: 'complete' };
    const answer = {
        readAt: now,
        get records() {
            return known.history;
        },
        known: known.coverage,
    };
    return { source, answer, known };
});
function ledgerReading(observed, { now }) {
    return ledgerReadingOf(observed, now);
}
const ledgerReadingOf = (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .rememberedFor */ .q)((observed, now) => {
    const records = (0,_history_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .orderRecords */ .t7)(observed.filter(({ at }) => at <= now));
    return {
        source: { id: 'ledger', title: _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .ownLedger */ .Eo, strength: 'observed' },
        answer: { readAt: now, records },
    };
});


/***/ }),

/***/ 77410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ decoder),
/* harmony export */   Rd: () => (/* binding */ encoder),
/* harmony export */   WG: () => (/* binding */ encodeBase64),
/* harmony export */   lF: () => (/* binding */ encode),
/* harmony export */   u8: () => (/* binding */ strictDecoder),
/* harmony export */   xW: () => (/* binding */ concat),
/* harmony export */   y4: () => (/* binding */ decodeBase64)
/* harmony export */ });
/* unused harmony exports digest, uint32be, uint64be */
const encoder = new TextEncoder(), decoder = new TextDecoder(), strictDecoder = new TextDecoder("utf-8", { fatal: !0 }), UINT32_RANGE = (/* unused pure expression or super */ null && (2 ** 32));
function concat(...buffers) {
  const size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size);
  let i = 0;
  for (const buffer of buffers)
    buf.set(buffer, i), i += buffer.length;
  return buf;
}
function writeUInt32BE(buf, value, offset) {
  if (value < 0 || value >= UINT32_RANGE)
    throw new RangeError(`value must be >= 0 and <= ${UINT32_RANGE - 1}. Received ${value}`);
  buf.set([value >>> 24, value >>> 16, value >>> 8, value & 255], offset);
}
function uint64be(value) {
  const high = Math.floor(value / UINT32_RANGE), low = value % UINT32_RANGE, buf = new Uint8Array(8);
  return writeUInt32BE(buf, high, 0), writeUInt32BE(buf, low, 4), buf;
}
function uint32be(value) {
  const buf = new Uint8Array(4);
  return writeUInt32BE(buf, value), buf;
}
const NON_ASCII = /[^\x00-\x7f]/;
function encode(string) {
  if (typeof string == "string" && string.length >= 128) {
    if (NON_ASCII.test(string))
      throw new TypeError("non-ASCII string encountered in encode()");
    return encoder.encode(string);
  }
  const bytes = new Uint8Array(string.length);
  for (let i = 0; i < string.length; i++) {
    const code = string.charCodeAt(i);
    if (code > 127)
      throw new TypeError("non-ASCII string encountered in encode()");
    bytes[i] = code;
  }
  return bytes;
}
function encodeBase64(input, url = !1) {
  if (Uint8Array.prototype.toBase64)
    return input.toBase64({ alphabet: url ? "base64url" : "base64", omitPadding: url });
  const CHUNK_SIZE = 32768, arr = [];
  for (let i = 0; i < input.length; i += CHUNK_SIZE)
    arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
  const encoded = btoa(arr.join(""));
  return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
}
function decodeBase64(encoded, url = !1) {
  if (Uint8Array.fromBase64)
    return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
  if (url) {
    if (encoded.includes("+") || encoded.includes("/"))
      throw new TypeError("Invalid base64url");
    encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
  }
  const binary = atob(encoded), bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++)
    bytes[i] = binary.charCodeAt(i);
  return bytes;
}
async function digest(algorithm, data) {
  const subtleDigest = `SHA-${algorithm.slice(-3)}`;
  return new Uint8Array(await crypto.subtle.digest(subtleDigest, data));
}



/***/ }),

/***/ 47784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ validateCritDuplicates),
/* harmony export */   Fw: () => (/* binding */ validateAlgorithms),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J0: () => (/* binding */ validateB64),
/* harmony export */   MV: () => (/* binding */ encodeAsciiMember),
/* harmony export */   OX: () => (/* binding */ parseJoseHeader),
/* harmony export */   ac: () => (/* binding */ assertNotSet),
/* harmony export */   fz: () => (/* binding */ isDisjoint),
/* harmony export */   h2: () => (/* binding */ decodeBase64url),
/* harmony export */   ji: () => (/* binding */ serializeJoseHeader),
/* harmony export */   nI: () => (/* binding */ validateCrit),
/* harmony export */   qc: () => (/* binding */ JWS_RECOGNIZED)
/* harmony export */ });
/* unused harmony exports JWE_RECOGNIZED, assertUint8Array, isJwkSet */
/* harmony import */ var _util_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674);
/* harmony import */ var _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71445);
/* harmony import */ var _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77410);



function assertUint8Array(input, label) {
  if (!(input instanceof Uint8Array))
    throw new TypeError(`${label} must be an instance of Uint8Array`);
}
function isObject(input) {
  if (typeof input != "object" || input === null || Object.prototype.toString.call(input) !== "[object Object]")
    return !1;
  const prototype = Object.getPrototypeOf(input);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function isJwkSet(input) {
  return isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject);
}
function isDisjoint(...headers) {
  const parameters = /* @__PURE__ */ new Set();
  for (const header of headers)
    if (header)
      for (const parameter of Object.keys(header)) {
        if (parameters.has(parameter))
          return !1;
        parameters.add(parameter);
      }
  return !0;
}
function assertNotSet(value, name) {
  if (value !== void 0)
    throw new TypeError(`${name} can only be called once`);
}
function decodeBase64url(value, label, ErrorClass) {
  try {
    return (0,_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D)(value);
  } catch (cause) {
    throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
  }
}
function encodeAsciiMember(value, label, ErrorClass) {
  try {
    return (0,_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .encode */ .lF)(value);
  } catch (cause) {
    throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
  }
}
function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
  let parsed;
  try {
    parsed = JSON.parse(_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .strictDecoder */ .u8.decode((0,_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D)(encodedProtectedHeader)));
  } catch (cause) {
    throw new ErrorClass(message, { cause });
  }
  if (!isObject(parsed))
    throw new ErrorClass(message);
  return parsed;
}
const JWS_RECOGNIZED = { __proto__: null, b64: !0 }, JWE_RECOGNIZED = { __proto__: null };
function validateAlgorithms(option, algorithms) {
  if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string")))
    throw new TypeError(`"${option}" option must be an array of strings`);
  return algorithms === void 0 ? void 0 : new Set(algorithms);
}
function validateCritDuplicates(Err, protectedHeader) {
  const { crit } = protectedHeader ?? {};
  if (Array.isArray(crit) && new Set(crit).size !== crit.length)
    throw new Err('"crit" (Critical) Header Parameter MUST NOT contain duplicate values');
}
function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
  if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0)
    throw new Err('"crit" (Critical) Header Parameter MUST be integrity protected');
  if (!protectedHeader || protectedHeader.crit === void 0)
    return [];
  if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0))
    throw new Err('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');
  const recognized = recognizedOption === void 0 ? recognizedDefault : { __proto__: null, ...recognizedOption, ...recognizedDefault };
  for (const parameter of protectedHeader.crit) {
    if (!(parameter in recognized))
      throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .JOSENotSupported */ .T0(`Extension Header Parameter "${parameter}" is not recognized`);
    if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0)
      throw new Err(`Extension Header Parameter "${parameter}" is missing`);
    if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0))
      throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
  }
  return protectedHeader.crit;
}
function validateB64(protectedHeader, extensions) {
  if (extensions.includes("b64")) {
    const b64 = protectedHeader.b64;
    if (typeof b64 != "boolean")
      throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .JWSInvalid */ .Ye('The "b64" (base64url-encode payload) Header Parameter must be a boolean');
    return b64;
  }
  return !0;
}
function serializeJoseHeader(Err, header) {
  let serialized, parsed;
  try {
    serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
  } catch (cause) {
    throw new Err("JOSE Header is not valid JSON", { cause });
  }
  if (!isObject(parsed))
    throw new Err("JOSE Header is not a JSON object");
  return [parsed, serialized];
}



/***/ }),

/***/ 71445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode),
/* harmony export */   l: () => (/* binding */ encode)
/* harmony export */ });
/* harmony import */ var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77410);

const invalid = "The input to be decoded is not correctly encoded.";
function decode(input) {
  try {
    return (0,_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeBase64 */ .y4)(typeof input == "string" ? input : _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0.decode(input), !0);
  } catch (cause) {
    throw new TypeError(invalid, { cause });
  }
}
function encode(input) {
  return (0,_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeBase64 */ .WG)(typeof input == "string" ? _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .encoder */ .Rd.encode(input) : input, !0);
}



/***/ }),

/***/ 5674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ JWTInvalid),
/* harmony export */   Rb: () => (/* binding */ JOSEAlgNotAllowed),
/* harmony export */   T0: () => (/* binding */ JOSENotSupported),
/* harmony export */   Ye: () => (/* binding */ JWSInvalid),
/* harmony export */   h2: () => (/* binding */ JWSSignatureVerificationFailed),
/* harmony export */   ie: () => (/* binding */ JWTClaimValidationFailed),
/* harmony export */   n: () => (/* binding */ JWTExpired)
/* harmony export */ });
/* unused harmony exports JOSEError, JWEDecryptionFailed, JWEInvalid, JWKInvalid, JWKSInvalid, JWKSMultipleMatchingKeys, JWKSNoMatchingKey, JWKSTimeout */
class JOSEError extends Error {
  static code = "ERR_JOSE_GENERIC";
  code = "ERR_JOSE_GENERIC";
  constructor(message, options) {
    super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
  }
}
class JWTClaimValidationFailed extends JOSEError {
  static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  claim;
  reason;
  payload;
  constructor(message, payload, claim = "unspecified", reason = "unspecified") {
    super(message, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
  }
}
class JWTExpired extends JOSEError {
  static code = "ERR_JWT_EXPIRED";
  code = "ERR_JWT_EXPIRED";
  claim;
  reason;
  payload;
  constructor(message, payload, claim = "unspecified", reason = "unspecified") {
    super(message, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
  }
}
class JOSEAlgNotAllowed extends JOSEError {
  static code = "ERR_JOSE_ALG_NOT_ALLOWED";
  code = "ERR_JOSE_ALG_NOT_ALLOWED";
}
class JOSENotSupported extends JOSEError {
  static code = "ERR_JOSE_NOT_SUPPORTED";
  code = "ERR_JOSE_NOT_SUPPORTED";
}
class JWEDecryptionFailed extends JOSEError {
  static code = "ERR_JWE_DECRYPTION_FAILED";
  code = "ERR_JWE_DECRYPTION_FAILED";
  constructor(message = "decryption operation failed", options) {
    super(message, options);
  }
}
class JWEInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWE_INVALID"));
  code = "ERR_JWE_INVALID";
}
class JWSInvalid extends JOSEError {
  static code = "ERR_JWS_INVALID";
  code = "ERR_JWS_INVALID";
}
class JWTInvalid extends JOSEError {
  static code = "ERR_JWT_INVALID";
  code = "ERR_JWT_INVALID";
}
class JWKInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWK_INVALID"));
  code = "ERR_JWK_INVALID";
}
class JWKSInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWKS_INVALID"));
  code = "ERR_JWKS_INVALID";
}
class JWKSNoMatchingKey extends JOSEError {
  static code = "ERR_JWKS_NO_MATCHING_KEY";
  code = "ERR_JWKS_NO_MATCHING_KEY";
  constructor(message = "no applicable key found in the JSON Web Key Set", options) {
    super(message, options);
  }
}
class JWKSMultipleMatchingKeys extends JOSEError {
  [Symbol.asyncIterator] = async function* () {
  };
  static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
    super(message, options);
  }
}
class JWKSTimeout extends JOSEError {
  static code = "ERR_JWKS_TIMEOUT";
  code = "ERR_JWKS_TIMEOUT";
  constructor(message = "request timed out", options) {
    super(message, options);
  }
}
class JWSSignatureVerificationFailed extends JOSEError {
  static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  constructor(message = "signature verification failed", options) {
    super(message, options);
  }
}



/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13798);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
