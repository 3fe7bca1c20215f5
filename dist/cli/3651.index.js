export const id = 3651;
export const ids = [3651];
export const modules = {

/***/ 52295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ readImageArguments),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   rx: () => (/* binding */ guardedHost)
/* harmony export */ });
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48980);
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10954);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5062);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13520);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94921);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75485);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13204);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32181);








function readImageArguments(context) {
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)((name) => (0,_command_context_js__WEBPACK_IMPORTED_MODULE_2__/* .inputOf */ .wg)(context, name), { presets: _model_images_presets_js__WEBPACK_IMPORTED_MODULE_6__/* .presets */ .v, checks: [] });
    const parsed = context.invocation.operands.map((text) => ({ text, ...(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .parseImage */ .zZ)(text) }));
    const wrong = parsed.flatMap((one) => one.kind === 'invalid' ? [`\`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(one.text)}\` is not an image reference: ${one.why}.`] : []);
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

/***/ 53439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ readFromRegistry),
/* harmony export */   SC: () => (/* binding */ periodBetween),
/* harmony export */   co: () => (/* binding */ readFromPlatform),
/* harmony export */   qQ: () => (/* binding */ wholeHistory)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10954);
/* harmony import */ var _history_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52584);
/* harmony import */ var _history_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21600);
/* harmony import */ var _history_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(425);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75485);
/* harmony import */ var _resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86457);







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
    const own = (0,_resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_6__/* .platformReading */ .ON)({ ...image, tag }, known, { now });
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
    const asked = (await Promise.all(sources.map((source) => (0,_resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_6__/* .answerOfSource */ .rs)(source, question)))).flat();
    const { firstSeen } = await (0,_history_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .openLedger */ .au)({ files: host.files, file: config.ledger, now });
    const observed = firstSeen?.get((0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .imageName */ .tO)(tagged)) ?? [];
    return observed.length === 0 ? asked : [...asked, (0,_resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_6__/* .ledgerReading */ .Ij)(observed, view)];
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
// EXTERNAL MODULE: ./lib/model/run/file-change.js
var file_change = __webpack_require__(11802);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
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
        ...(0,collections/* compact */.oE)({ rewrite: isComparable ? rewriteOf(path, fork.entries, own.entries) : undefined }),
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
/* harmony import */ var _waiting_remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42967);


const indexOf = (0,_waiting_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberedFor */ .q)((mirrors) => {
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

/***/ 11802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ nothingWritten)
/* harmony export */ });
const nothingWritten = { changes: [], refused: [] };


/***/ }),

/***/ 69977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ terminalTable),
/* harmony export */   k: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94668);

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
