export const id = 2328;
export const ids = [2328];
export const modules = {

/***/ 52295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ readImageArguments),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   rx: () => (/* binding */ guardedHost)
/* harmony export */ });
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11252);
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18378);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5062);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13520);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94921);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75485);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13204);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38118);








function readImageArguments(context) {
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)((name) => (0,_command_context_js__WEBPACK_IMPORTED_MODULE_2__/* .inputOf */ .wg)(context, name), { presets: _model_images_presets_js__WEBPACK_IMPORTED_MODULE_6__/* .presets */ .v, checks: [] });
    const parsed = context.invocation.operands.map((text) => ({ text, ...(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .parseImage */ .zZ)(text) }));
    const wrong = parsed.flatMap((one) => one.kind === 'invalid' ? [`\`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(one.text)}\` is not an image reference: ${one.why}.`] : []);
    const images = parsed.flatMap((one) => (one.kind === 'image' ? [one.image] : []));
    if ('issues' in read)
        return { images, issues: [...read.issues, ...wrong] };
    return { config: read.config, images, issues: wrong };
}
function guardedHost(context, config) {
    const { environment, out, err } = context;
    const local = (0,_host_local_js__WEBPACK_IMPORTED_MODULE_4__/* .localHost */ .O)({ root: '.', environment, ...(0,_command_context_js__WEBPACK_IMPORTED_MODULE_2__/* .printOptionsOf */ .x9)(context), print: err });
    const { host, redact } = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .guardHost */ .aK)((0,_clients_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withPlatformTransport */ .Nx)(local, config));
    const redacting = {
        ...context,
        out: (text) => out(redact(text)),
        err: (text) => err(redact(text)),
    };
    return { host, context: redacting };
}
async function digestOf({ contentIn }, origin, image) {
    return image.digest ?? contentIn(origin.registry).digestOf(origin.repository, image.tag ?? _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .impliedTag */ .RW);
}


/***/ }),

/***/ 20562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  history: () => (/* binding */ history_history)
});

// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
// EXTERNAL MODULE: ./lib/report/history.js
var report_history = __webpack_require__(35986);
// EXTERNAL MODULE: ./lib/report/time.js
var report_time = __webpack_require__(9793);
// EXTERNAL MODULE: ./lib/command/history/shown-sources.js
var shown_sources = __webpack_require__(97836);
;// CONCATENATED MODULE: ./lib/command/history/side-by-side.js









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
    if (silent !== undefined) {
        const what = (0,failure/* isOutage */.uD)(silent.cause) ? 'could not be read' : 'was not asked';
        return `${id}: ${source} ${what}: ${silent.message} [${silent.cause}]`;
    }
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
function sideBySideJson(tag) {
    const sources = (0,shown_sources/* shownSources */.y)(tag).map(({ evidence, used, stays }) => {
        if (used === undefined)
            return (0,report_history/* describeSource */.B6)(evidence);
        const { pushes = [], keepsUntaggedMs, expiresAt, gaps = [] } = used.answer;
        return {
            ...(0,report_history/* describeSource */.B6)(evidence),
            reigns: stays.map(({ digest, since, until, isRestored }) => ({
                digest,
                since: (0,report_time/* isoTime */.Ly)(since),
                ...(0,collections/* compact */.oE)({ until: until === undefined ? undefined : (0,report_time/* isoTime */.Ly)(until) }),
                ...(isRestored ? { restored: true } : {}),
            })),
            ...(pushes.length === 0
                ? {}
                : { pushes: pushes.map(({ digest, at, isFirst }) => ({ digest, at: (0,report_time/* isoTime */.Ly)(at), first: isFirst })) }),
            ...(0,collections/* compact */.oE)({
                keepsUntaggedSeconds: keepsUntaggedMs === undefined ? undefined : keepsUntaggedMs / 1000,
                expires: expiresAt === undefined ? undefined : (0,report_time/* isoTime */.Ly)(expiresAt),
            }),
            ...(gaps.length === 0 ? {} : { notRead: gaps.map(({ cause, message }) => ({ cause, message })) }),
        };
    });
    const contradiction = (0,shown_sources/* contradictionIn */.V)(tag);
    return { image: tag.name, current: tag.current, sources, ...(0,collections/* compact */.oE)({ contradiction }) };
}
function sideBySideText(tag, width = Number.POSITIVE_INFINITY) {
    const sources = (0,shown_sources/* shownSources */.y)(tag);
    const read = sources.filter(({ used }) => used !== undefined);
    const digests = digestsOf(tag, read);
    const spellings = [digests, digests.map(text_text/* shortDigest */.VK), undefined];
    const table = fitting(width, spellings, (names) => names === undefined ? blocksOf(tag, read) : tableOf(tag, read, digests, names));
    const contradiction = (0,shown_sources/* contradictionIn */.V)(tag);
    const lines = [
        table,
        (0,text_text/* plural */.LS)(digests.length, 'digest'),
        ...(sources.length === 0 ? ['No source keeps a history of this tag'] : []),
        ...sources.map((source) => noteOf(source)),
        ...(contradiction === undefined ? [] : [`Contradiction: ${contradiction}`]),
    ];
    const [first = '', ...rest] = lines;
    return [first, ...rest.map((line) => paragraph((0,text_text/* plain */.pj)(line), width))].join('\n');
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
    const registry = `REGISTRY\n  ${(0,text_text/* shortDigest */.VK)(tag.current)}  now`;
    const blocks = read.map(({ id, cells }) => {
        const rows = [...cells].flatMap(([digest, stays]) => periodTexts(stays).map((text, index) => [index === 0 ? `  ${(0,text_text/* shortDigest */.VK)(digest)}` : '', text]));
        return `${id.toUpperCase()}\n${rows.length === 0 ? '  no digest' : (0,columns/* terminalTable */.RX)(rows)}`;
    });
    return [registry, ...blocks].join('\n');
}
function newestOf(read, digest) {
    const times = read.flatMap(({ cells }) => (cells.get(digest) ?? []).map(({ since }) => since));
    return (0,collections/* largest */.nQ)(times, 0);
}

// EXTERNAL MODULE: ./lib/command/history/tag-readings.js
var tag_readings = __webpack_require__(86846);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
;// CONCATENATED MODULE: ./lib/cli/commands/claims.js





async function claimsAbout({ clients, now }, { image, mirrored, digest }, { policy }) {
    const { readAttached, signedLines } = await Promise.all(/* import() */[__webpack_require__.e(4148), __webpack_require__.e(3265)]).then(__webpack_require__.bind(__webpack_require__, 93265));
    try {
        const options = { source: clients.signatures, files: policy.signatureFiles, now };
        const attached = await readAttached(options, image, mirrored, digest);
        const { claims, gaps } = attached;
        return { digest, builtAs: claims.names, signed: signedLines(attached), gaps };
    }
    catch (error) {
        return { digest, builtAs: [], signed: [], gaps: [(0,failure/* gapFrom */.rK)(error, (0,images_image/* imageName */.tO)(image))] };
    }
}
function claimsText({ digest, builtAs, signed, gaps }, width = Number.POSITIVE_INFINITY) {
    const lines = [
        ...builtAs.map((name) => `built as ${(0,text_text/* plain */.pj)(name)}: its own claim, not signed`),
        ...signed.map((line) => `signed statement, ${line}`),
        ...gaps.map(({ cause, message }) => `could not be read: ${(0,text_text/* plain */.pj)(message)} [${cause}]`),
    ];
    if (lines.length === 0)
        return [];
    const head = `claims: what ${(0,text_text/* shortDigest */.VK)(digest)} says about itself; no proof of what the tag pointed to`;
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

// EXTERNAL MODULE: ./lib/cli/commands/images.js
var commands_images = __webpack_require__(52295);
;// CONCATENATED MODULE: ./lib/cli/history/history.js













async function history_history(context) {
    const { operands, flags } = context.invocation;
    const { config, images, issues: wrong } = (0,commands_images/* readImageArguments */.As)(context);
    const bounds = ['start', 'end'].map((name) => ({
        name,
        text: flags.get(name),
        at: Date.parse(flags.get(name) ?? ''),
    }));
    const [start, end] = bounds;
    const [image] = images;
    const issues = [
        ...wrong,
        ...bounds.flatMap(({ name, text, at }) => text !== undefined && Number.isNaN(at)
            ? [`\`--${name}\` is \`${(0,text_text/* plain */.pj)(text)}\`, but must be an ISO 8601 timestamp.`]
            : []),
        ...(start !== undefined && end !== undefined && start.at >= end.at
            ? [`\`--start\` is not before \`--end\`, so no entry can be shown: \`${start.text}\`, \`${end.text}\`.`]
            : []),
        ...(image?.digest === undefined ? [] : [withDigest(operands[0] ?? '')]),
    ];
    if (config === undefined || image === undefined || issues.length > 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    const guarded = (0,commands_images/* guardedHost */.rx)(context, config);
    const within = (0,tag_readings/* periodBetween */.SC)(start?.at, end?.at);
    try {
        return await printHistory(guarded.context, guarded.host, config, image, within);
    }
    catch (error) {
        return (0,command_context/* printFailure */.eV)(guarded.context, (0,failure/* gapFrom */.rK)(error, operands[0] ?? ''));
    }
}
async function printHistory({ invocation, out, err, width }, host, config, image, within) {
    const [name = ''] = invocation.operands;
    const origin = (0,mirror/* originImage */.A)(image, config.registries);
    const read = await (0,tag_readings/* readTag */.zW)(host, config, image);
    const { current } = read;
    const claims = current && (await claimsAbout(read, { image, mirrored: origin, digest: current }, config));
    const tag = current && { ...read, name, current, within };
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
    err((0,command_context/* failureText */.kY)({ cause: 'history-incomplete', message }));
    return 3;
}
function withDigest(operand) {
    const name = operand.slice(0, operand.indexOf('@'));
    return `\`${(0,text_text/* plain */.pj)(operand)}\` has a digest, but a history is of a tag and has all of its digests. Leave the digest out: \`tagproof history ${(0,text_text/* plain */.pj)(name)}\`, with the tag that you mean.`;
}
function isComplete({ known }) {
    return known === undefined || known.gaps.length === 0;
}
function shownOf(known, { from, to }) {
    return known.intervals.filter(({ since, until = Number.POSITIVE_INFINITY }) => until > from && since < to);
}
function described(intervals) {
    return intervals.map(({ digest, since, until }) => ({
        digest,
        since: (0,report_time/* isoTime */.Ly)(since),
        ...(until === undefined ? {} : { until: (0,report_time/* isoTime */.Ly)(until) }),
    }));
}
function barTable(intervals, now, width = Number.POSITIVE_INFINITY) {
    const longest = (0,collections/* largest */.nQ)(intervals.map(({ since, until }) => (until ?? now) - since), 1);
    const newestFirst = intervals.toReversed();
    const digests = newestFirst.map(({ digest }) => digest);
    const shown = fitting(width, [digests, digests.map(text_text/* shortDigest */.VK)], (names) => {
        const rows = newestFirst.map(({ since, until }, index) => {
            const lasted = Math.max(0, (until ?? now) - since);
            const bar = '█'.repeat(Math.max(1, Math.round((lasted / longest) * 24)));
            const end = until === undefined ? 'now' : (0,time/* formatDay */.im)(until);
            const days = lasted < time/* dayMs */.LP ? '<1d' : `${Math.round(lasted / time/* dayMs */.LP)}d`;
            return [(0,time/* formatDay */.im)(since), end, days, names[index] ?? '', bar];
        });
        return (0,columns/* terminalTable */.RX)([['SINCE', 'UNTIL', 'FOR', 'DIGEST', ''], ...rows]);
    });
    return `${shown}\n${(0,text_text/* plural */.LS)(intervals.length, 'entry')}`;
}


/***/ }),

/***/ 97836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ contradictionIn),
/* harmony export */   y: () => (/* binding */ shownSources)
/* harmony export */ });
/* harmony import */ var _history_contradictions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94336);
/* harmony import */ var _history_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82479);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38118);
/* harmony import */ var _resolve_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33578);





function shownSources({ readings, current, now, within }) {
    return readings.map((reading) => {
        const used = (0,_history_source_js__WEBPACK_IMPORTED_MODULE_1__/* .usableReading */ .dt)(reading, current, now);
        const { id } = reading.source;
        if ('cause' in used) {
            const evidence = (0,_history_source_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceOf */ .X1)({ ...reading, answer: used }, now);
            return { id, evidence, stays: [], cells: new Map() };
        }
        const stays = staysOf(used).filter(({ since, until, kind }) => {
            const end = until ?? (kind === 'move' ? Number.POSITIVE_INFINITY : since + 1);
            return end > within.from && since < within.to;
        });
        return { id, evidence: used.evidence, used, stays, cells: cellsOf(stays, used) };
    });
}
function staysOf({ source, answer, history }) {
    const restored = new Set(answer.restoredAt);
    if (history !== undefined && (0,_history_source_js__WEBPACK_IMPORTED_MODULE_1__/* .knowsMoves */ .dj)(source.strength))
        return history.intervals.map(({ digest, since, until }) => ({
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
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .addToGroup */ .Mr)(cells, stay.digest, stay);
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
function contradictionIn({ current, now, ...tag }) {
    const usable = shownSources({ current, now, ...tag }).flatMap(({ used }) => used ?? []);
    const behind = usable.find(({ isBehind, answer }) => isBehind === true && answer.readAt >= now);
    const between = (0,_history_contradictions_js__WEBPACK_IMPORTED_MODULE_0__/* .contradictionAmong */ .S)(usable, now)?.message;
    if (between !== undefined || behind === undefined)
        return between;
    return (0,_resolve_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceIsBehind */ .qM)((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l2)(behind.source.title), current, behind.history?.intervals.at(-1)?.digest);
}


/***/ }),

/***/ 86846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SC: () => (/* binding */ periodBetween),
/* harmony export */   qQ: () => (/* binding */ wholeHistory),
/* harmony export */   zW: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18378);
/* harmony import */ var _history_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52584);
/* harmony import */ var _history_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21600);
/* harmony import */ var _history_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(425);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75485);
/* harmony import */ var _model_images_mirror_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97237);
/* harmony import */ var _resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86457);








function readTag(host, config, image) {
    const origin = (0,_model_images_mirror_js__WEBPACK_IMPORTED_MODULE_6__/* .originImage */ .A)(image, config.registries);
    const { registry } = (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registryHost */ .U$)(config.platform);
    return origin.registry === registry
        ? readFromPlatform(host, config, origin)
        : readFromRegistry(host, config, image);
}
async function readFromRegistry(host, config, image) {
    const { platform: _, ...withoutPlatform } = config;
    const clients = await (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .Ng)(host, withoutPlatform);
    const now = host.clock.now();
    const current = await clients.registries.digestOf(image, image.tag ?? _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .impliedTag */ .RW);
    const readings = await readOthers(host, config, clients, image, current, now);
    return { clients, current, now, readings };
}
async function readFromPlatform(host, config, image) {
    const clients = await (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .Ng)(host, config);
    const { sources } = clients;
    if ('cause' in sources)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR(sources.cause, sources.message);
    const now = host.clock.now();
    const tag = image.tag ?? _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .impliedTag */ .RW;
    const known = await wholeHistory(sources, { ...image, tag }, now);
    const current = known.intervals.at(-1)?.digest;
    if (current === undefined)
        return { clients, known, now, readings: [] };
    const others = await readOthers(host, config, clients, image, current, now);
    const own = (0,_resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_7__/* .platformReading */ .ON)({ ...image, tag }, known, { now });
    return { clients, current, known, now, readings: [own, ...others] };
}
function wholeHistory({ history }, { repository, tag }, now) {
    const request = history(repository, tag);
    return (0,_history_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .readHistory */ .L)({ request, limit: _clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .historyLimit */ .kw, now, focus: _history_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw, isDone: () => false });
}
async function readOthers(host, config, { histories }, image, current, now) {
    const tagged = { ...image, tag: image.tag ?? _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .impliedTag */ .RW };
    const view = { now };
    const question = {
        image: tagged,
        current,
        pins: image.digest === undefined ? [] : [image.digest],
        view,
        isAnswered: () => false,
        isFull: true,
    };
    const sources = histories.sourcesOf(image, tagged.tag);
    const asked = (await Promise.all(sources.map((source) => (0,_resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_7__/* .answerOfSource */ .rs)(source, question)))).flat();
    const { firstSeen } = await (0,_history_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .openLedger */ .au)({ files: host.files, file: config.ledger, now });
    const observed = firstSeen?.get((0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .imageName */ .tO)(tagged)) ?? [];
    return observed.length === 0 ? asked : [...asked, (0,_resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_7__/* .ledgerReading */ .Ij)(observed, view)];
}
function periodBetween(start = Number.NaN, end = Number.NaN) {
    return {
        from: Number.isNaN(start) ? _history_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.from : start,
        to: Number.isNaN(end) ? _history_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.to : end,
    };
}


/***/ }),

/***/ 21600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  au: () => (/* binding */ openLedger)
});

// UNUSED EXPORTS: newEntries, readLedger, rewriteOf

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/run/delivery.js
var delivery = __webpack_require__(19343);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
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
    return (0,text_text/* compareText */.n6)(a.image, b.image) || a.at - b.at || (0,text_text/* compareText */.n6)(a.digest, b.digest);
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
        if (isTagName(image) && (0,images_image/* isDigest */.Bc)(digest))
            entries.push({ image, at: Date.parse(seen), digest });
        else if (issues.length < maxIssues)
            issues.push(`${atLine(lineOfEntry(text, index))}the image is not a normalized name with a tag`);
    }
    return issues.length > 0 ? { issues } : { entries: mergeEntries(entries, []) };
}
function isTagName(name) {
    const parsed = (0,images_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return false;
    const { tag, digest } = parsed.image;
    return tag !== undefined && digest === undefined && (0,images_image/* imageName */.tO)(parsed.image) === name;
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
;// CONCATENATED MODULE: ./lib/history/ledger.js






async function openLedger({ files, file, now, readBase }) {
    const noFile = { add: async () => delivery/* nothingWritten */.F };
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
        ...(0,collections/* compact */.oE)({ rewrite: isComparable ? rewriteOf(path, fork.entries, own.entries) : undefined }),
    };
}
function ledgerOf(files, path, { text: before, entries }) {
    return {
        async add(observed, now) {
            const added = newEntries(entries, observed, now);
            const all = mergeEntries(entries, added);
            if (added.length === 0)
                return delivery/* nothingWritten */.F;
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
    return { ...delivery/* nothingWritten */.F, refused: [refused] };
}
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
const maxNamed = 3;
function rewriteOf(path, base, change) {
    const [before, after] = [textsOf(base), textsOf(change)];
    const newest = newestByImage(base);
    const newestOfAll = (0,collections/* largest */.nQ)(newest.values());
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


/***/ }),

/***/ 425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52584);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79076);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74682);



async function readHistory({ request, limit, now, focus, isDone }) {
    const reader = new HistoryReader(request, limit, focus, now);
    await reader.read(_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from);
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
    records = [];
    coverage = [];
    done = [];
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
        return (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyOf */ .om)(this.records, this.coverage);
    }
    next() {
        const gap = (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(this.done, { from: _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from, to: this.focus.to }).at(-1);
        if (gap === undefined || this.skipped || gap.to < this.focus.to)
            return gap?.from;
        const target = Math.min(this.focus.from, this.now);
        const pagesAhead = (target - gap.from) / this.pageMs;
        this.skipped = this.pages > 1 && pagesAhead > 1 && pagesAhead <= 2 ** (this.pages + 2);
        return this.skipped ? Math.floor(target - 0.75 * this.pageMs) : gap.from;
    }
    async read(from) {
        const start = this.startIsInclusive && this.hasRecordAt(from - 1) ? from : from - 1;
        const page = await this.request(start === _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from ? {} : { start });
        const overlaps = this.hasRecordAt(from);
        this.records = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .withRecords */ .lm)(this.records, page);
        const instants = new Set(page.map(({ at }) => at));
        const oldest = page.reduce((min, { at }) => Math.min(min, at), _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
        const newest = page.reduce((max, { at }) => Math.max(max, at), _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from);
        const isFull = page.length >= this.limit;
        if (instants.has(start))
            this.startIsInclusive = true;
        if (isFull && newest <= from && oldest < from) {
            if (start === from || oldest < start)
                this.markDone({ from, to: _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
        }
        else if (overlaps && !instants.has(from)) {
            this.markDone({ from, to: _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
        }
        else {
            const read = { from, to: isFull ? newest : _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to };
            this.coverage = (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .addPeriod */ .zL)(this.coverage, read);
            this.markDone(read);
            if (isFull && oldest === newest)
                this.markDone({ from: newest, to: newest + 1 });
            if (isFull)
                this.pages += 1;
            this.pageMs = newest - oldest;
        }
    }
    markDone(interval) {
        this.done = (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .addPeriod */ .zL)(this.done, interval);
    }
    hasRecordAt(instant) {
        return (0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsIn */ .Q0)(this.records, { from: instant, to: instant + 1 }).length > 0;
    }
}


/***/ }),

/***/ 97237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ originImage),
/* harmony export */   v: () => (/* binding */ mirrorsOfImage)
/* harmony export */ });
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _waiting_memoize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76225);


const indexOf = (0,_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberedFor */ .q)((mirrors) => {
    const byPrefix = new Map();
    const byOriginal = new Map();
    for (const [order, [prefix, original]] of Object.entries(mirrors).entries()) {
        const mirror = { prefix: withoutSlash(prefix), original: withoutSlash(original), order };
        if (mirror.prefix === '')
            continue;
        if (!byPrefix.has(mirror.prefix))
            byPrefix.set(mirror.prefix, mirror);
        (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .Mr)(byOriginal, mirror.original, mirror);
    }
    return { byPrefix, byOriginal };
});
function originImage(image, mirrors) {
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
        const back = originImage(mirror, mirrors);
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

/***/ 59551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ hasSameImages),
/* harmony export */   JH: () => (/* binding */ signedBuild),
/* harmony export */   Vt: () => (/* binding */ isBound),
/* harmony export */   vC: () => (/* binding */ isByDigestAge),
/* harmony export */   yc: () => (/* binding */ missedMs)
/* harmony export */ });
function isBound(basis) {
    return basis === 'witness' || basis === 'first-seen';
}
const signedBuild = 'the signed build of its version';
function isByDigestAge({ basis, youngUntil, evidence }) {
    const judge = evidence?.find(({ silent }) => silent === undefined);
    return basis === 'timestamps' && youngUntil === undefined && judge?.source !== signedBuild;
}
function missedMs({ supersededAt, lagMs, compared }) {
    if (compared === undefined || compared.unread !== undefined)
        return lagMs;
    return compared.changedAt === undefined ? 0 : Math.max(0, lagMs - (compared.changedAt - supersededAt));
}
function hasSameImages(lag) {
    const { changedAt, unread, unsettled } = lag.compared ?? { changedAt: 0 };
    return changedAt === undefined && unread === undefined && unsettled === undefined;
}


/***/ }),

/***/ 19343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ nothingWritten)
/* harmony export */ });
const nothingWritten = { changes: [], refused: [] };


/***/ }),

/***/ 69977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   R7: () => (/* binding */ styles),
/* harmony export */   RX: () => (/* binding */ terminalTable),
/* harmony export */   ky: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94668);


const gap = 2;
const minColumn = 8;
const minName = 24;
const maxAligned = 200;
function terminalTable(rows, width = Number.POSITIVE_INFINITY, names = []) {
    const all = rows.map((texts) => texts.map(cellOf));
    const shorten = fitter(all, widthsOf(all), width, names);
    const shortened = all.map(shorten);
    return [...linesOf(shortened, widthsOf(shortened), width)].join('\n');
}
function* linesOf(rows, wanted, width) {
    const widths = width === Number.POSITIVE_INFINITY
        ? wanted.map((cells) => Math.min(cells, maxAligned))
        : narrowed(wanted, roomIn(width, wanted), minColumn);
    const isCut = width !== Number.POSITIVE_INFINITY;
    for (const row of rows)
        yield lineOf(row, widths, isCut);
}
function roomIn(width, columns) {
    return width - gap * (columns.length - 1);
}
function lineOf(row, widths, isCut) {
    const texts = row.map(({ text, cells }, column) => {
        const columnWidth = widths[column] ?? 0;
        const fitted = isCut && cells > columnWidth ? cellOf(clipped(text, columnWidth)) : { text, cells };
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
        for (const [column, { cells }] of row.entries())
            widths[column] = Math.max(widths[column] ?? 0, cells);
    return widths;
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
const styles = {
    error: 'red',
    warning: 'yellow',
    notice: 'cyan',
    pass: 'green',
    fail: 'red',
    incomplete: 'yellow',
    attention: 'yellow',
};
function painter({ colour }) {
    return (style, text) => (colour && text !== '' ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text);
}


/***/ }),

/***/ 35986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   PJ: () => (/* binding */ parseSource),
/* harmony export */   Ss: () => (/* binding */ parseRecordedHistory),
/* harmony export */   aq: () => (/* binding */ describeHistory)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9793);


function describeSource(source) {
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .withIsoTimes */ .sD)(source, 'since', 'readAt');
}
function parseSource({ silent, ...source }) {
    const why = silent && { ...silent, cause: silent.cause };
    return { ...(0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .withInstants */ .fO)(source, 'since', 'readAt'), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ silent: why }) };
}
const maxIntervals = 100;
function describeHistory(history) {
    const { registry, repository, tag, complete, known, evidence } = history;
    const left = countOf(history.intervals) - Math.min(history.intervals.length, maxIntervals);
    return {
        ...{ registry, repository, tag, complete },
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ evidence: evidence && describeSource(evidence) }),
        get reigns() {
            return history.intervals.slice(-maxIntervals).map(describeInterval);
        },
        ...(left > 0 ? { truncated: left } : {}),
        ...(known === undefined ? {} : { known: known.map(describeKnown) }),
    };
}
function describeInterval({ digest, since, until }) {
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .withIsoTimes */ .sD)({ digest, since, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ until }) }, 'since', 'until');
}
function countOf(intervals) {
    return intervals.reduce((sum, { leftOut }) => sum + 1 + (leftOut?.intervals ?? 0), 0);
}
function describeKnown({ from, to }) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({
        from: Number.isFinite(from) ? (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(from) : undefined,
        to: Number.isFinite(to) ? (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(to) : undefined,
    });
}
function parseRecordedHistory({ reigns, known, truncated, evidence, ...tag }) {
    const intervals = reigns.map((one) => (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .withInstants */ .fO)(one, 'since', 'until'));
    const oldest = truncated === undefined ? undefined : intervals[0]?.since;
    const always = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];
    const recorded = known?.map(({ from, to }) => ({
        from: (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .instantIfKnown */ .yA)(from) ?? Number.NEGATIVE_INFINITY,
        to: (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .instantIfKnown */ .yA)(to) ?? Number.POSITIVE_INFINITY,
    }));
    const covered = (recorded ?? always).flatMap(({ from, to }) => oldest === undefined || from >= oldest ? [{ from, to }] : to > oldest ? [{ from: oldest, to }] : []);
    const isPart = recorded !== undefined || oldest !== undefined;
    return {
        ...tag,
        complete: tag.complete && !isPart,
        ...(isPart ? { known: covered } : {}),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ evidence: evidence && parseSource(evidence) }),
        intervals,
    };
}


/***/ }),

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   UN: () => (/* binding */ isoIfKnown),
/* harmony export */   fO: () => (/* binding */ withInstants),
/* harmony export */   sD: () => (/* binding */ withIsoTimes),
/* harmony export */   yA: () => (/* binding */ instantIfKnown)
/* harmony export */ });
function isoTime(instant) {
    return new Date(instant).toISOString();
}
function isoIfKnown(instant) {
    return instant === undefined ? undefined : isoTime(instant);
}
function instantIfKnown(text) {
    return text === undefined ? undefined : Date.parse(text);
}
function withIsoTimes(value, ...keys) {
    return withTimes(value, keys, isoTime);
}
function withInstants(value, ...keys) {
    return withTimes(value, keys, Date.parse);
}
function withTimes(value, keys, convert) {
    const copy = { ...value };
    for (const key of keys) {
        if (copy[key] !== undefined)
            copy[key] = convert(copy[key]);
    }
    return copy;
}


/***/ }),

/***/ 86457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ ledgerReading),
/* harmony export */   ON: () => (/* binding */ platformReading),
/* harmony export */   gz: () => (/* binding */ askSources),
/* harmony export */   rs: () => (/* binding */ answerOfSource)
/* harmony export */ });
/* harmony import */ var _history_intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);
/* harmony import */ var _history_joined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17852);
/* harmony import */ var _history_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82479);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33578);





async function askSources(sources, question, view) {
    const asked = await Promise.all(sources.map((source) => askSource(source, question, view)));
    return asked.flat();
}
async function askSource(source, { image, current, pins: all }, view) {
    const pins = all.filter((pin) => pin !== current);
    const isAnswered = (answer) => {
        const joint = (0,_history_joined_js__WEBPACK_IMPORTED_MODULE_1__/* .joinHistories */ .hx)([{ source, answer }], current, view.now);
        return [undefined, ...all].every((pin) => {
            const { status } = (0,_history_joined_js__WEBPACK_IMPORTED_MODULE_1__/* .proveJoined */ ._U)(pin, joint, view).fact;
            return status !== 'unknown' && status !== 'not-current';
        });
    };
    return answerOfSource(source, { image, current, pins, view, isAnswered });
}
async function answerOfSource(source, question) {
    try {
        const answer = await source.ask(question);
        return answer === undefined ? [] : [{ source, answer }];
    }
    catch (error) {
        return [{ source, answer: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .gapFrom */ .rK)(error, source.title) }];
    }
}
function platformReading({ registry }, history, { now }) {
    const source = { id: 'platform', title: (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .tagHistoryTitle */ .zF)(registry), strength: 'complete' };
    const answer = {
        readAt: now,
        get records() {
            return history.records;
        },
        known: history.coverage,
    };
    return { source, answer, evidence: (0,_history_source_js__WEBPACK_IMPORTED_MODULE_2__/* .evidenceOf */ .X1)({ source, answer }, now), history };
}
function ledgerReading(observed, { now }) {
    return {
        source: { id: 'ledger', title: _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .ownLedger */ .Eo, strength: 'observed' },
        answer: { readAt: now, records: (0,_history_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .orderRecords */ .t7)(observed.filter(({ at }) => at <= now)) },
    };
}


/***/ })

};
