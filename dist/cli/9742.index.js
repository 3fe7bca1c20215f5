export const id = 9742;
export const ids = [9742];
export const modules = {

/***/ 69742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  history: () => (/* binding */ history_history)
});

// EXTERNAL MODULE: ./lib/clients/index.js + 5 modules
var clients = __webpack_require__(10954);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/model/text/plain.js
var plain = __webpack_require__(32181);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
// EXTERNAL MODULE: ./lib/report/time.js
var report_time = __webpack_require__(9793);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/report/history.js
var report_history = __webpack_require__(35986);
// EXTERNAL MODULE: ./lib/history/contradictions.js
var contradictions = __webpack_require__(94336);
// EXTERNAL MODULE: ./lib/history/source.js
var history_source = __webpack_require__(82479);
// EXTERNAL MODULE: ./lib/resolve/messages.js
var messages = __webpack_require__(33578);
;// CONCATENATED MODULE: ./lib/cli/history/shown-sources.js





function shownSources({ readings, current, now, within }) {
    return readings.map((reading) => {
        const used = (0,history_source/* usableReading */.dt)(reading, current, now);
        const { id } = reading.source;
        if ('cause' in used) {
            const evidence = (0,history_source/* evidenceOf */.X1)({ ...reading, answer: used }, now);
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
    if (history !== undefined && (0,history_source/* knowsMoves */.dj)(source.strength))
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
        (0,collections/* addToGroup */.Mr)(cells, stay.digest, stay);
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
    const between = (0,contradictions/* contradictionAmong */.S)(usable, now)?.message;
    if (between !== undefined || behind === undefined)
        return between;
    return (0,messages/* sourceIsBehind */.qM)((0,text_text/* capitalized */.l2)(behind.source.title), current, behind.history?.intervals.at(-1)?.digest);
}

;// CONCATENATED MODULE: ./lib/cli/history/side-by-side.js









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
    const sources = shownSources(tag).map(({ evidence, used, stays }) => {
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
    const contradiction = contradictionIn(tag);
    return { image: tag.name, current: tag.current, sources, ...(0,collections/* compact */.oE)({ contradiction }) };
}
function sideBySideText(tag, width = Number.POSITIVE_INFINITY) {
    const sources = shownSources(tag);
    const read = sources.filter(({ used }) => used !== undefined);
    const digests = digestsOf(tag, read);
    const spellings = [digests, digests.map(text_text/* shortDigest */.VK), undefined];
    const table = fitting(width, spellings, (names) => names === undefined ? blocksOf(tag, read) : tableOf(tag, read, digests, names));
    const contradiction = contradictionIn(tag);
    const lines = [
        table,
        (0,text_text/* plural */.LS)(digests.length, 'digest'),
        ...(sources.length === 0 ? ['No source keeps a history of this tag'] : []),
        ...sources.map((source) => noteOf(source)),
        ...(contradiction === undefined ? [] : [`Contradiction: ${contradiction}`]),
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
    const [first = '', ...rest] = (0,columns/* wrapped */.k)(text, width);
    return rest.length === 0
        ? first
        : [first, ...(0,columns/* wrapped */.k)(rest.join(' '), width - 2).map((line) => `  ${line}`)].join('\n');
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
    return (0,columns/* terminalTable */.R)([['DIGEST', 'REGISTRY', ...read.map(({ id }) => id.toUpperCase())], ...rows]);
}
function blocksOf(tag, read) {
    const registry = `REGISTRY\n  ${(0,text_text/* shortDigest */.VK)(tag.current)}  now`;
    const blocks = read.map(({ id, cells }) => {
        const rows = [...cells].flatMap(([digest, stays]) => periodTexts(stays).map((text, index) => [index === 0 ? `  ${(0,text_text/* shortDigest */.VK)(digest)}` : '', text]));
        return `${id.toUpperCase()}\n${rows.length === 0 ? '  no digest' : (0,columns/* terminalTable */.R)(rows)}`;
    });
    return [registry, ...blocks].join('\n');
}
function newestOf(read, digest) {
    const times = read.flatMap(({ cells }) => (cells.get(digest) ?? []).map(({ since }) => since));
    return (0,collections/* largest */.nQ)(times, 0);
}

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
        ...builtAs.map((name) => `built as ${(0,plain/* plain */.p)(name)}: its own claim, not signed`),
        ...signed.map((line) => `signed statement, ${line}`),
        ...gaps.map(({ cause, message }) => `could not be read: ${(0,plain/* plain */.p)(message)} [${cause}]`),
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
// EXTERNAL MODULE: ./lib/cli/history/tag-readings.js
var tag_readings = __webpack_require__(53439);
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
            ? [`\`--${name}\` is \`${(0,plain/* plain */.p)(text)}\`, but must be an ISO 8601 timestamp.`]
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
    const { registry } = (0,clients/* registryHost */.U$)(config.platform);
    const read = origin.registry === registry
        ? await (0,tag_readings/* readFromPlatform */.co)(host, config, origin)
        : await (0,tag_readings/* readFromRegistry */.EY)(host, config, image);
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
    return `\`${(0,plain/* plain */.p)(operand)}\` has a digest, but a history is of a tag and has all of its digests. Leave the digest out: \`tagproof history ${(0,plain/* plain */.p)(name)}\`, with the tag that you mean.`;
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
        return (0,columns/* terminalTable */.R)([['SINCE', 'UNTIL', 'FOR', 'DIGEST', ''], ...rows]);
    });
    return `${shown}\n${(0,text_text/* plural */.LS)(intervals.length, 'entry')}`;
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


/***/ })

};
