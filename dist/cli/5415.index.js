export const id = 5415;
export const ids = [5415];
export const modules = {

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

/***/ 19343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ nothingWritten)
/* harmony export */ });
const nothingWritten = { changes: [], refused: [] };


/***/ }),

/***/ 36334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ createResolver)
});

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var images_mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/model/waiting/limit.js
var limit = __webpack_require__(54902);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: ./lib/resolve/facts.js
var facts = __webpack_require__(58047);
// EXTERNAL MODULE: ./lib/resolve/messages.js
var messages = __webpack_require__(33578);
// EXTERNAL MODULE: ./lib/history/joined.js + 1 modules
var joined = __webpack_require__(17852);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/history/prove.js
var prove = __webpack_require__(44110);
// EXTERNAL MODULE: ./lib/history/reader.js
var reader = __webpack_require__(425);
// EXTERNAL MODULE: ./lib/history/coverage.js
var history_coverage = __webpack_require__(52584);
// EXTERNAL MODULE: ./lib/history/history.js
var history_history = __webpack_require__(79076);
// EXTERNAL MODULE: ./lib/history/intervals.js
var intervals = __webpack_require__(74682);
;// CONCATENATED MODULE: ./lib/history/shortened.js




const maxWhole = 500;
const keptNewest = 100;
const keptBefore = 3;
function shortened(known, isAsked, view) {
    const { records, coverage, count, beginsWithRecord } = known;
    if (records.length <= maxWhole)
        return known;
    const parts = coverage.map((period) => known.indexIn(period).intervals);
    const newest = new Set(parts.flatMap((part) => newestIn(part, view)));
    const kept = [
        ...(0,history_coverage/* uncovered */.KY)(coverage).map((gap) => (0,intervals/* recordsIn */.Q0)(records, gap)),
        ...parts.map((part) => recordsOf(part, (digest) => newest.has(digest) || isAsked(digest))),
    ];
    return (0,history_history/* historyOf */.om)((0,intervals/* orderRecords */.t7)(withSharedTexts(kept.flat())), coverage, {
        count,
        isWholeFor: oneOf((0,history_history/* packedSet */.bo)(newest), isAsked),
        ...(beginsWithRecord ? { beginsWithRecord } : {}),
    });
}
function oneOf(isNewest, isAsked) {
    return (digest) => isAsked(digest) || isNewest(digest);
}
function withSharedTexts(records) {
    const texts = new Map();
    return records.map(({ at, digest: own, leftOut }) => {
        const digest = texts.get(own) ?? own;
        texts.set(digest, digest);
        return leftOut === undefined ? { at, digest } : { at, digest, leftOut };
    });
}
function newestIn(part, view) {
    return [history_coverage/* allTime */.Rw.to, (0,prove/* cutoffOf */.Ru)(view)].flatMap((end) => {
        const found = new Set();
        let number = 0;
        for (let index = part.length - 1; index >= 0; index -= 1) {
            const interval = part[index];
            if (interval === undefined || interval.since > end)
                continue;
            if (number >= keptNewest && found.size >= keptNewest)
                break;
            found.add(interval.digest);
            number += 1;
        }
        return [...found];
    });
}
function recordsOf(part, isKept) {
    const { instants, returning } = lookedAt(part, isKept);
    const records = [];
    let leftOut;
    for (const { digest, since } of part) {
        if (instants.has(since)) {
            records.push({ at: since, digest, ...(leftOut === undefined ? {} : { leftOut }) });
            leftOut = undefined;
        }
        else {
            const { intervals = 0, areElsewhere = false } = leftOut ?? {};
            leftOut = { intervals: intervals + 1, areElsewhere: areElsewhere || returning.has(digest) };
        }
    }
    return records;
}
function lookedAt(part, isKept) {
    const instants = new Set([part[0]?.since]);
    const later = new Set();
    const returning = new Set();
    for (let index = part.length - 1; index >= 0; index -= 1) {
        const interval = part[index];
        if (interval === undefined)
            continue;
        const { digest, since, until } = interval;
        const isLast = !later.has(digest);
        if (isLast)
            later.add(digest);
        else
            returning.add(digest);
        if (!isKept(digest))
            continue;
        instants.add(since).add(until);
        if (!isLast)
            continue;
        for (const before of part.slice(Math.max(0, index - keptBefore), index))
            instants.add(before.since);
    }
    return { instants, returning };
}

// EXTERNAL MODULE: ./lib/resolve/source-readings.js
var source_readings = __webpack_require__(86457);
// EXTERNAL MODULE: ./lib/resolve/tag-list.js
var tag_list = __webpack_require__(81877);
;// CONCATENATED MODULE: ./lib/resolve/platform-tag.js













const maxShortPages = 3;
async function lookUpTag(image, digests, options) {
    const { catalogue, announcesEnd, view } = options;
    const askForEnd = () => catalogue.endOfLife(image.repository, image.tag);
    const list = catalogue.listTags(image.repository);
    const [history, tags, announced] = await Promise.all([
        readTag(image, digests, list, options),
        list,
        announcesEnd ? askForEnd() : undefined,
    ]);
    const endOfLife = (0,tag_list/* endOfLifeIn */.i5)(tags, image);
    const observed = observedOf(image, options.firstSeen);
    const known = 'cause' in history ? undefined : history;
    const read = {
        history,
        ...(0,collections/* compact */.oE)({
            shown: known && tagHistoryOf(image, known),
            joint: known && observed.length > 0
                ? (0,joined/* joinOthers */.s8)((0,source_readings/* platformReading */.ON)(image, known, view), [(0,source_readings/* ledgerReading */.Ij)(observed, view)], view.now)
                : undefined,
        }),
    };
    if (endOfLife === undefined || 'cause' in endOfLife)
        return { ...read, tags, endOfLife };
    const end = endOfLife.deprecated && !announcesEnd ? await askForEnd() : announced;
    return { ...read, tags, ...(0,tag_list/* withPlatformEnd */.VJ)(image, endOfLife, end, tags) };
}
async function readTag(image, digests, list, { sources, historyLimit, view, turns, isAsked }) {
    const ask = sources.history(image.repository, image.tag, { digests, isAsked, view, newest: keptNewest });
    const turn = [await turns.enterHistory()];
    let pages = 0;
    const request = async (window) => {
        pages += 1;
        if (pages === maxShortPages + 1)
            turn.push(await turns.enterLongHistory());
        return ask(window);
    };
    const read = () => (0,reader/* readHistory */.L)({ request, limit: historyLimit, now: view.now, ...(0,prove/* readPlanFor */.Nk)(digests, view) }).catch((error) => (0,failure/* gapFrom */.rK)(error, (0,images_image/* imageName */.tO)(image)));
    try {
        const first = await read();
        const listed = (0,tag_list/* listedDigest */.QH)(await list, image.tag);
        const contradicts = (known) => 'cause' in known ? undefined : (0,tag_list/* contradictionOf */.zW)(image, listed, known, view.now);
        const last = contradicts(first) === undefined ? first : await read();
        const known = contradicts(last) ?? last;
        if ('cause' in known)
            return known;
        return shortened((0,tag_list/* endingAsListed */.VT)(known, listed, view.now), isAsked, view).packed();
    }
    finally {
        for (const leave of turn)
            leave();
    }
}
function judgePin(image, lookup, view) {
    const { history, endOfLife, unread } = lookup;
    const unlisted = endOfLife !== undefined && 'cause' in endOfLife ? endOfLife : undefined;
    const listed = endOfLife === undefined || 'cause' in endOfLife ? undefined : endOfLife;
    const end = (0,collections/* compact */.oE)({ endOfLife: listed, endUnread: unlisted?.cause });
    if ('cause' in history)
        return (missingTag(image, history, lookup.tags) ?? { fact: factWithoutHistory(history, end), gaps: [history] });
    const listGaps = [unlisted ?? unread ?? []].flat();
    const proved = (0,prove/* proveDigest */.vx)(image.digest, history, view);
    if (proved.status === 'missing')
        return { fact: proved, gaps: listGaps };
    const fact = { ...proved, ...end };
    if (fact.status !== 'unknown')
        return { fact, gaps: listGaps };
    const { cause, message } = fact;
    return { fact, gaps: [{ cause, subject: (0,images_image/* imageName */.tO)(image), message }, ...listGaps] };
}
function missingTag(image, failed, tags) {
    const fact = (0,facts/* missingFact */.Z4)(failed);
    if (fact === undefined)
        return undefined;
    if (tags === undefined)
        return { fact, gaps: [] };
    if ('cause' in tags)
        return { fact, gaps: tags.cause === 'contradiction' ? [] : [tags] };
    if (tags.named(image.tag ?? '').length === 0)
        return { fact, gaps: [] };
    const contradiction = { cause: 'contradiction', message: (0,messages/* listedButMissing */.tg)(failed.message) };
    return {
        fact: { status: 'unknown', ...contradiction },
        gaps: [{ subject: failed.subject, ...contradiction }],
    };
}
function factWithoutHistory({ cause, message }, end) {
    const { endOfLife: _others, ...own } = end;
    return { status: 'unknown', cause, message, ...(cause === 'denied' ? own : end) };
}
function createTagLookups({ askedNow, ...options }) {
    const lookUpNow = (image, digests) => {
        const isAskedNow = askedNow();
        const observed = new Set(observedOf(image, options.firstSeen).map(({ digest }) => digest));
        const isAsked = (digest) => isAskedNow(digest) || observed.has(digest);
        return lookUpTag(image, digests, { ...options, isAsked });
    };
    const lookUpFirst = (0,memoize/* memoizeAsync */.T)(lookUpNow, (image) => (0,images_image/* imageName */.tO)(image));
    const lookUpAgain = (0,memoize/* memoizeAsync */.T)(lookUpNow, (image, digests) => JSON.stringify([(0,images_image/* imageName */.tO)(image), digests]));
    const wholeFor = new Map();
    return async (image, digests) => {
        const name = (0,images_image/* imageName */.tO)(image);
        const first = await lookUpFirst(image, digests);
        const { history } = first;
        if ('cause' in history || wholeFor.get(name) === digests)
            return first;
        if (!digests.every((one) => history.isWholeFor(one)))
            return lookUpAgain(image, digests);
        wholeFor.set(name, digests);
        return first;
    };
}
function observedOf(image, firstSeen) {
    return firstSeen?.get((0,images_image/* imageName */.tO)(image)) ?? [];
}
function tagHistoryOf({ registry, repository, tag }, known, evidence) {
    const { gaps, coverage } = known;
    const complete = gaps.length === 0 && (evidence === undefined || evidence.strength === 'complete');
    return {
        registry,
        repository,
        tag,
        complete,
        ...(0,collections/* compact */.oE)({ known: complete ? undefined : coverage, evidence }),
        get intervals() {
            return known.intervals;
        },
    };
}
function readingTurns() {
    return { enterHistory: (0,limit/* limitOf */.L)(64).enter, enterLongHistory: (0,limit/* limitOf */.L)(12).enter };
}

// EXTERNAL MODULE: ./lib/resolve/tag-policies.js
var tag_policies = __webpack_require__(60011);
;// CONCATENATED MODULE: ./lib/resolve/platform.js












function createPlatformResolver(options) {
    const { sources, view, policies } = options;
    const catalogue = (0,tag_list/* createTagCatalogue */.s3)(sources, options);
    const childrenOf = (0,memoize/* memoizeAsync */.T)(sources.children);
    const lookUp = createTagLookups({ ...options, catalogue });
    const findAllowed = (0,memoize/* memoizeAsync */.T)((image, history) => (0,tag_policies/* policiesOfTag */.gG)(image, history, view, policies), (image) => (0,images_image/* imageName */.tO)(image));
    async function resolveTag(image, digests) {
        const tag = await lookUp(image, digests);
        const { answers, view: allowed } = await findAllowed(image, tag.history);
        return (0,tag_policies/* withPolicies */.b8)(await proveTag(image, tag, allowed), image, tag.history, answers, policies);
    }
    async function proveTag(image, tag, at) {
        const { history } = tag;
        const judged = judgePin(image, tag, at);
        if ('cause' in history)
            return judged;
        const resolution = { ...judged, ...(0,collections/* compact */.oE)({ history: tag.shown }) };
        const { digest } = image;
        const compared = (fact) => {
            if (tag.joint === undefined)
                return { ...resolution, fact: (0,joined/* provedBy */.s4)(fact, (0,source_readings/* platformReading */.ON)(image, history, at)) };
            return { ...resolution, ...comparedWithLedger(image, { ...judged, fact }, tag.joint, at) };
        };
        if (judged.fact.status !== 'not-in-history' || digest === undefined)
            return compared(judged.fact);
        try {
            const children = (index) => childrenOf(image.repository, index);
            return compared(await (0,facts/* onePlatformFact */.qp)(judged.fact, digest, history, at, children));
        }
        catch (error) {
            return { ...resolution, ...(0,facts/* unresolvedImage */.ZV)((0,failure/* gapFrom */.rK)(error, (0,images_image/* imageName */.tO)(image))) };
        }
    }
    async function resolveBareDigest(image, digest, digests) {
        const subject = `${(0,images_image/* imageName */.tO)(image)}@${digest}`;
        const tags = await catalogue.listTags(image.repository);
        const unresolved = (gap) => (0,tag_policies/* withPolicies */.b8)((0,facts/* unresolvedImage */.ZV)(gap), image, gap, [], policies);
        if (tags !== undefined && 'cause' in tags)
            return unresolved({ ...tags, subject });
        const tag = await tagOfDigest(digest, tags?.all ?? [{ name: images_image/* impliedTag */.RW, deprecated: false }], async (name) => {
            const { history } = await lookUp({ ...image, tag: name }, name === images_image/* impliedTag */.RW ? digests : [digest]);
            return 'cause' in history ? undefined : history;
        });
        if (tag === undefined)
            return unresolved({ cause: 'no-tag', subject, message: messages/* noTagHadDigest */.LY });
        return (0,facts/* withRecoveredTag */._f)(await resolveTag({ ...image, tag }, digests), tag);
    }
    return (image, digests) => {
        const { tag, digest, repository } = image;
        if (digest === undefined)
            policies.open();
        else
            void policies.answer(repository, digest);
        if (tag === undefined && digest !== undefined)
            return resolveBareDigest(image, digest, digests);
        return resolveTag({ ...image, tag: tag ?? images_image/* impliedTag */.RW }, digests);
    };
}
function comparedWithLedger(image, { fact, gaps }, joint, at) {
    const compared = (0,joined/* compareFact */.cE)(fact, image.digest, joint, at);
    if (joint.contradiction === undefined)
        return { fact: compared, gaps };
    const { message } = joint.contradiction;
    const contradicted = { cause: 'contradiction', subject: (0,images_image/* imageName */.tO)(image), message };
    return {
        fact: compared,
        gaps: [contradicted, ...gaps.filter(({ cause }) => cause !== 'history-incomplete')],
    };
}
const maxHistories = 50;
async function tagOfDigest(digest, tags, historyOf) {
    const ranked = [...tags].sort((a, b) => searchRank(a) - searchRank(b) || (0,text_text/* compareText */.n6)(a.name, b.name));
    const hadDigest = (known) => known?.index.lastOf(digest) !== undefined;
    const [first] = ranked;
    if (first?.name === images_image/* impliedTag */.RW && hadDigest(await historyOf(images_image/* impliedTag */.RW)))
        return images_image/* impliedTag */.RW;
    const listed = ranked.find((tag) => tag.digest === digest);
    if (listed !== undefined)
        return listed.name;
    const searched = ranked.slice(0, maxHistories);
    const histories = await Promise.all(searched.map(({ name }) => historyOf(name)));
    return searched.find((_, index) => hadDigest(histories[index]))?.name;
}
function searchRank({ name, deprecated }) {
    return (name === images_image/* impliedTag */.RW ? 0 : 1) + (deprecated ? 2 : 0);
}

// EXTERNAL MODULE: ./lib/resolve/pull-policies.js
var pull_policies = __webpack_require__(52956);
// EXTERNAL MODULE: ./lib/history/source.js
var history_source = __webpack_require__(82479);
// EXTERNAL MODULE: ./lib/model/images/version-tag.js
var version_tag = __webpack_require__(44553);
// EXTERNAL MODULE: ./lib/resolve/successor.js
var successor = __webpack_require__(79794);
;// CONCATENATED MODULE: ./lib/resolve/other-tags.js








const maxAsked = 30;
const maxAskedInAll = 600;
const concurrency = 10;
const notOffered = ['denied', 'no-credential', 'not-found', 'missing-repository'];
function otherTagFinder(lists) {
    const keyOf = ({ registry, repository }, text) => JSON.stringify([registry, repository, text]);
    const tagsOf = (0,memoize/* memoizeAsync */.T)((name, part) => lists.tagsOf(name, part), keyOf);
    let left = maxAskedInAll;
    const digestOf = (0,memoize/* memoizeAsync */.T)(async (name, tag) => {
        if (left <= 0)
            return undefined;
        left -= 1;
        try {
            return await lists.digestOf(name, tag);
        }
        catch (error) {
            if (error instanceof failure/* Failure */.HR && error.reason === 'missing-tag')
                return undefined;
            throw error;
        }
    }, keyOf);
    async function search(image, pin) {
        const listed = await tagsOf(image, partOf(image.tag));
        const named = tagsWith(pin, listed);
        if (named.length > 0)
            return named;
        const neighbours = neighboursOf(image.tag, listed).slice(0, maxAsked);
        for (let start = 0; start < neighbours.length; start += concurrency) {
            const batch = neighbours.slice(start, start + concurrency);
            const digests = await Promise.all(batch.map((tag) => digestOf(image, tag)));
            const found = batch.filter((_, position) => digests[position] === pin);
            if (found.length > 0)
                return found;
        }
        return [];
    }
    return async (image, pin, known) => {
        const told = known.flatMap(({ answer }) => tagsWith(pin, answer.otherTags ?? []));
        if (told.length > 0 || known.some((one) => knowsTagsOf(pin, one)))
            return (0,collections/* compact */.oE)({ otherTag: bestOf(image.tag, told) });
        try {
            return (0,collections/* compact */.oE)({ otherTag: bestOf(image.tag, await search(image, pin)) });
        }
        catch (error) {
            const gap = (0,failure/* gapFrom */.rK)(error, `${image.registry}/${image.repository}`);
            if (!(0,version_tag/* isFullVersion */.k)(image.tag) || notOffered.includes(gap.cause))
                return {};
            return { gap: { ...gap, message: (0,messages/* otherTagsUnread */.bg)(gap.message) } };
        }
    };
}
function tagsWith(pin, tags) {
    return tags.filter(({ digest }) => digest === pin).map(({ tag }) => tag);
}
function knowsTagsOf(pin, { answer: { otherTags, pushes = [] } }) {
    return otherTags !== undefined && pushes.some(({ digest }) => digest === pin);
}
function partOf(tag) {
    return /^\D{0,20}\d{1,9}(?=\.|-|$)/.exec(tag)?.[0].concat('.') ?? '';
}
function neighboursOf(written, listed) {
    const from = (0,successor/* versionOf */.E4)(written);
    const variant = from?.variant ?? (written === images_image/* impliedTag */.RW ? '' : `-${written}`);
    const candidates = listed.flatMap(({ tag, digest }) => {
        const version = digest === undefined && tag !== written ? (0,successor/* versionOf */.E4)(tag) : undefined;
        return version?.variant === variant && version.precision >= (from?.precision ?? 3) ? [version] : [];
    });
    const distances = new Map(candidates.map((one) => [one, from === undefined ? [] : distance(from, one)]));
    return candidates
        .sort((a, b) => compareLists(distances.get(a), distances.get(b)) || (0,successor/* compareTags */.bb)(b, a))
        .map(({ name }) => name);
}
function distance(from, to) {
    const parts = (tag) => [tag.version.major, tag.version.minor, tag.version.patch];
    const other = parts(to);
    return parts(from)
        .slice(0, from.precision)
        .map((part, position) => Math.abs(part - (other[position] ?? 0)));
}
function compareLists(a = [], b = []) {
    const position = a.findIndex((value, at) => value !== b[at]);
    return position < 0 ? 0 : (a[position] ?? 0) - (b[position] ?? 0);
}
function bestOf(written, tags) {
    const others = tags.filter((tag) => tag !== written);
    const contradicts = (tag) => (0,version_tag/* isFullVersion */.k)(tag) && differs(written, tag);
    const rank = (tag) => Number(differs(written, tag)) * 2 + Number(!(0,version_tag/* isFullVersion */.k)(tag));
    const full = others.filter(version_tag/* isFullVersion */.k);
    const isContradicted = (0,version_tag/* isFullVersion */.k)(written) && full.length > 0 && full.every(contradicts);
    const [tag] = (isContradicted ? full : others).toSorted((a, b) => rank(a) - rank(b) || a.length - b.length || (0,text_text/* compareText */.n6)(a, b));
    return tag === undefined ? undefined : { tag, contradicts: isContradicted };
}
function differs(a, b) {
    const [one, other] = [(0,successor/* versionOf */.E4)(a), (0,successor/* versionOf */.E4)(b)];
    if (one === undefined || other === undefined)
        return false;
    const [short, long] = one.precision < other.precision ? [one, other] : [other, one];
    return distance(short, long).some((part) => part > 0);
}

;// CONCATENATED MODULE: ./lib/resolve/registry-tag.js
















function withVanishing(fact, pin, readings) {
    if (pin === undefined || (fact.status !== 'superseded' && fact.status !== 'current'))
        return fact;
    for (const reading of readings) {
        const vanishes = vanishingOf(fact, pin, reading);
        if (vanishes !== undefined)
            return { ...fact, vanishes };
    }
    return fact;
}
function vanishingOf(fact, pin, { answer, history }) {
    const { keepsUntaggedMs: keptMs, otherTags, expiresAt } = answer;
    if (keptMs === undefined || otherTags === undefined || history === undefined)
        return undefined;
    const isOwn = history.index.lastOf(pin) !== undefined;
    if (!isOwn || otherTags.some(({ digest }) => digest === pin))
        return undefined;
    const hasMoved = history.intervals.some(({ digest }, _, [first]) => digest !== first?.digest);
    const leftAt = fact.status === 'superseded' ? leftBy(pin, history, fact.supersededAt) : expiresAt;
    if (!hasMoved && leftAt === undefined)
        return undefined;
    const siblings = otherTags.filter(({ tag, digest }) => digest === fact.currentDigest && (0,version_tag/* looksImmutable */.F)(tag));
    const [sibling] = siblings.map(({ tag }) => tag).sort(text_text/* compareText */.n6);
    return { keptMs, ...(0,collections/* compact */.oE)({ from: leftAt === undefined ? undefined : leftAt + keptMs, sibling }) };
}
function leftBy(pin, { records, coverage }, supersededAt) {
    const last = records.findLastIndex(({ digest }) => digest === pin);
    const part = (0,history_coverage/* periodAt */.Vw)(coverage, records[last]?.at ?? supersededAt);
    return Math.min(supersededAt, records[last + 1]?.at ?? supersededAt, part?.to ?? supersededAt);
}
const maxMirrors = 3;
async function withMirror(fact, image, mirrors, manifest) {
    const { digest } = image;
    if (!('vanishes' in fact) || fact.vanishes === undefined || digest === undefined)
        return fact;
    for (const mirror of (0,images_mirror/* mirrorsOfImage */.v)(image, mirrors).slice(0, maxMirrors))
        if (await holds(mirror, digest, manifest)) {
            const name = `${mirror.registry}/${mirror.repository}`;
            return { ...fact, vanishes: { ...fact.vanishes, mirror: name } };
        }
    return fact;
}
async function holds(mirror, digest, manifest) {
    try {
        return (await manifest(mirror, digest)) !== undefined;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return false;
        throw error;
    }
}
function createTagProver({ registry, histories, firstSeen, tagLists, mirrors, }) {
    const findOtherTag = tagLists && otherTagFinder(tagLists);
    const sourcesOf = (image) => histories?.sourcesOf(image, image.tag) ?? [];
    async function isPartOf(image, index, manifest) {
        return manifest !== undefined && (await registry.children(image, index))?.includes(manifest) === true;
    }
    async function isAnsweredByToday({ image, current }, manifest, view) {
        if (sourcesOf(image).length === 0 || !needsPast(image.digest, current, view))
            return true;
        return !needsPast(current, current, view) && (await isPartOf(image, current, manifest));
    }
    const read = (0,memoize/* memoizeAsync */.T)(async (tag, view, asksSources) => {
        const asked = asksSources ? await (0,source_readings/* askSources */.gz)(sourcesOf(tag.image), tag, view) : [];
        const observed = firstSeen && (0,source_readings/* ledgerReading */.Ij)(firstSeen.get((0,images_image/* imageName */.tO)(tag.image)) ?? [], view);
        return (0,joined/* joinHistories */.hx)([...asked, observed ?? []].flat(), tag.current, view.now);
    }, ({ image }, { minAgeMs = 0 }, asksSources) => JSON.stringify([(0,images_image/* imageName */.tO)(image), minAgeMs, asksSources]));
    async function jointHistoryOf(tag, manifest, view) {
        return read(tag, view, !(await isAnsweredByToday(tag, manifest, view)));
    }
    async function hasTarget(image, fact, current) {
        const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
        if (target === undefined || target === current)
            return true;
        return (await registry.manifest(image, target)) !== undefined;
    }
    async function deletedFact(tag, pin, view) {
        const missing = { status: 'missing', what: 'digest' };
        const joint = await jointHistoryOf(tag, undefined, view);
        const exists = async (digest) => (await registry.manifest(tag.image, digest)) !== undefined;
        const successor = await successorOfPin(pin, joint, view, exists);
        return { fact: { ...missing, ...(0,collections/* compact */.oE)({ successor }) }, gaps: [] };
    }
    async function withOtherTag(proof, tag, view) {
        const { fact, gaps } = proof;
        const { image, isAssumed } = tag;
        if (fact.status !== 'not-current' || isAssumed || image.digest === undefined)
            return proof;
        const { readings } = await jointHistoryOf(tag, undefined, view);
        const { otherTag, gap = [] } = (await findOtherTag?.(image, image.digest, readings)) ?? {};
        return { ...proof, fact: { ...fact, ...(0,collections/* compact */.oE)({ otherTag }) }, gaps: [...gaps, gap].flat() };
    }
    async function proveTag(tag, view) {
        const { image, current } = tag;
        const otherPin = image.digest === current ? undefined : image.digest;
        const found = otherPin === undefined ? undefined : await registry.manifest(image, otherPin);
        if (otherPin !== undefined && found === undefined)
            return deletedFact(tag, otherPin, view);
        const manifest = found?.isIndex === false ? otherPin : undefined;
        const latest = { image, current, hasLedger: firstSeen !== undefined };
        const joint = await jointHistoryOf(tag, manifest, view);
        if (joint.asked.length === 0)
            return { fact: (0,facts/* latestOnlyFact */.YS)(latest, await isPartOf(image, current, manifest), view), gaps: [] };
        const proof = (0,joined/* proveJoined */._U)(image.digest, joint, view);
        const children = async (index) => (index === manifest ? [] : registry.children(image, index));
        const part = manifest !== undefined && isOpen(proof.fact) && joint.contradiction === undefined
            ? await partOfHistory(manifest, joint, view, children)
            : undefined;
        const { fact, judge } = part ?? proof;
        const answered = (settled) => ({ fact: settled, gaps: (0,facts/* outagesOf */.kk)(image, settled, joint, view) });
        if (fact.status === 'unknown' || fact.status === 'not-current') {
            const canBePart = manifest !== undefined && joint.readings.every(({ history }) => history === undefined);
            if (canBePart && (await isPartOf(image, current, manifest))) {
                const isOldEnough = (0,joined/* proveJoined */._U)(undefined, joint, view).fact.status === 'unpinned';
                const part = (0,facts/* latestOnlyFact */.YS)(latest, true, isOldEnough ? { ...view, minAgeMs: 0 } : view);
                return answered((0,facts/* withTargetReason */.Et)(part, latest, joint));
            }
            if (joint.contradiction !== undefined)
                return { fact, gaps: [] };
            if (fact.status === 'unknown')
                return answered((0,facts/* unsettledFact */.z9)(latest, joint, fact, view));
            return answered((0,facts/* withTargetReason */.Et)(fact, latest, joint));
        }
        if (!(await hasTarget(image, fact, current)))
            return answered((0,facts/* noHistoryFact */.El)(latest, messages/* unanswered */.bj.deletedDigest));
        const lasting = withVanishing(fact, image.digest, joint.readings);
        const gone = await withMirror(lasting, image, mirrors, registry.manifest);
        return { ...answered(gone), ...historyShown(image, judge) };
    }
    return async (tag, view) => withOpenPast(await withOtherTag(await proveTag(tag, view), tag, view), tag, view);
}
function withOpenPast(proof, { image, isAssumed }, view) {
    const { fact, gaps } = proof;
    if (gaps.length > 0 || isAssumed || image.digest === undefined || !(0,facts/* isOpenPast */.Zu)(fact, view))
        return proof;
    return { ...proof, gaps: [{ cause: fact.cause, subject: (0,images_image/* imageName */.tO)(image), message: fact.message }] };
}
function isOpen({ status }) {
    return status === 'unknown' || status === 'not-current' || status === 'not-in-history';
}
function needsPast(pin, current, view) {
    return (0,prove/* isAboutPast */.yF)(view) || (view.minAgeMs ?? 0) > 0 || (pin !== undefined && pin !== current);
}
async function partOfHistory(manifest, joint, view, children) {
    for (const judge of joint.readings) {
        const { history, source } = judge;
        if (history === undefined)
            continue;
        const { fact: target } = (0,joined/* proveJoined */._U)(undefined, { ...joint, readings: [judge] }, view);
        const known = target.status === 'unpinned'
            ? target
            : { currentDigest: joint.current, noTarget: target.status === 'unknown' ? target.message : '' };
        const absent = { ...known, status: 'not-in-history', records: history.count, historySince: 0 };
        const at = (0,history_source/* knowsMoves */.dj)(source.strength) ? view : { now: view.now };
        const fact = await (0,facts/* onePlatformFact */.qp)(absent, manifest, history, at, children);
        if (fact.status === 'one-platform')
            return { fact: (0,joined/* provedBy */.s4)(fact, judge), judge };
    }
    return undefined;
}
function historyShown(image, judge) {
    if (judge?.history === undefined || judge.source.strength === 'observed')
        return {};
    return { history: tagHistoryOf(image, judge.history, judge.evidence) };
}
const maxTried = 20;
async function successorOfPin(pin, { current, readings, contradiction }, view, exists) {
    if (contradiction !== undefined)
        return undefined;
    for (const reading of readings) {
        for (const { digest, since } of laterThan(pin, reading, view))
            if (digest === current || (await exists(digest)))
                return { digest, since, source: reading.source.title };
    }
    return undefined;
}
function laterThan(pin, { history }, view) {
    const last = history?.index.placesOf(pin).at(-1);
    if (history === undefined || last === undefined)
        return [];
    const cutoff = (0,prove/* cutoffOf */.Ru)(view);
    return history.intervals
        .slice(last + 1)
        .filter(({ digest, since }) => digest !== pin && since <= cutoff)
        .slice(0, maxTried);
}

;// CONCATENATED MODULE: ./lib/resolve/index.js











function createRegistryResolver({ registries, ...options }) {
    const observedDigests = new Map();
    const registry = memoized(registries);
    const prove = createTagProver({ ...options, registry });
    async function resolveTag(image, view, pins, assumed = {}) {
        const name = (0,images_image/* imageName */.tO)(image);
        return resolutionOf(name, async () => {
            const current = await registry.digestOf(image, image.tag);
            observedDigests.set(name, current);
            return prove({ image, current, pins, ...assumed }, view);
        });
    }
    async function resolveBareDigest(image, digest, view, pins) {
        const resolution = await resolutionOf(`${(0,images_image/* imageName */.tO)(image)}@${digest}`, async () => {
            if ((await registry.manifest(image, digest)) === undefined)
                return { fact: { status: 'missing', what: 'digest' }, gaps: [] };
            return {
                fact: { status: 'unknown', cause: 'no-tag', message: (0,messages/* digestWithoutTag */.Tv)(image.registry) },
                gaps: [],
            };
        });
        if (resolution.fact.status !== 'unknown' || resolution.gaps.length > 0)
            return resolution;
        const observed = (0,facts/* observedTagOf */.ij)(image, digest, options.firstSeen);
        const tag = observed ?? images_image/* impliedTag */.RW;
        const judged = (0,facts/* withRecoveredTag */._f)(await resolveTag({ ...image, tag }, view, pins, { isAssumed: true }), tag);
        const isProved = !['missing', 'unknown', 'not-current'].includes(judged.fact.status);
        return observed !== undefined || isProved ? judged : { ...resolution, gaps: judged.gaps };
    }
    return {
        observedDigests,
        resolve: (image, view, pins) => image.tag === undefined && image.digest !== undefined
            ? resolveBareDigest(image, image.digest, view, pins)
            : resolveTag({ ...image, tag: image.tag ?? images_image/* impliedTag */.RW }, view, pins),
    };
}
function memoized(registries) {
    const keyOf = ({ registry, repository }, reference) => JSON.stringify([registry, repository, reference]);
    return {
        digestOf: (0,memoize/* memoizeAsync */.T)((name, tag) => registries.digestOf(name, tag), keyOf),
        manifest: (0,memoize/* memoizeAsync */.T)((name, digest) => registries.manifest(name, digest), keyOf),
        children: (0,memoize/* memoizeAsync */.T)((name, digest) => registries.children(name, digest), keyOf),
    };
}
async function resolutionOf(subject, prove) {
    try {
        return await prove();
    }
    catch (error) {
        const gap = (0,failure/* gapFrom */.rK)(error, subject);
        const missing = (0,facts/* missingFact */.Z4)(gap);
        return missing === undefined ? (0,facts/* unresolvedImage */.ZV)(gap) : { fact: missing, gaps: [] };
    }
}
const maxTags = 256;
function createResolver(options) {
    const { registry, sources, mirrors, view, eolWarningMs = 0 } = options;
    const announcesEnd = eolWarningMs > 0;
    const turns = readingTurns();
    const asked = new Map();
    let calls = 0;
    const askedNow = () => {
        const latest = calls;
        return (digest) => (asked.get(digest) ?? latest + 1) <= latest;
    };
    const platformResolvers = new Map();
    const registryResolver = createRegistryResolver(options);
    const service = 'cause' in sources ? sources : { sources, policies: (0,pull_policies/* createPolicyCache */.F)(sources, options) };
    function viewAt(occurrence) {
        const minAgeMs = options.minAgeOf?.(occurrence) ?? view.minAgeMs;
        return minAgeMs === undefined ? view : { ...view, minAgeMs };
    }
    function platformResolver(at, platform) {
        const resolver = platformResolvers.get(at.minAgeMs) ??
            createPlatformResolver({ ...options, ...platform, announcesEnd, turns, askedNow, view: at });
        platformResolvers.set(at.minAgeMs, resolver);
        return resolver;
    }
    async function withEnd(found, origin, { sources: { catalogue } }) {
        const { fact } = found;
        if (fact.status === 'missing' || fact.endOfLife !== undefined || fact.endUnread !== undefined)
            return found;
        const asked = await (0,facts/* withReleaseEnd */.bg)(found, origin, options.releaseEnd);
        const isUnread = catalogue === undefined && asked.fact === fact;
        return isUnread ? { ...asked, fact: { ...fact, endUnread: 'no-credential' } } : asked;
    }
    async function resolveImage(image, at, pins) {
        const origin = (0,images_mirror/* originImage */.A)(image, mirrors);
        if (origin.registry === registry) {
            if ('cause' in service)
                return (0,facts/* unresolvedImage */.ZV)(service);
            return withEnd(await platformResolver(at, service)(origin, pins), origin, service);
        }
        const found = await registryResolver.resolve(image, at, pins);
        const asked = await (0,facts/* withReleaseEnd */.bg)(found, origin, options.releaseEnd);
        if (registry !== undefined || !options.needPlatform.includes(origin.registry))
            return asked;
        const message = (0,messages/* platformNeeded */.$2)(origin.registry, options.surface);
        return (0,facts/* withoutProof */.lj)(asked, { cause: 'no-platform', subject: origin.registry, message });
    }
    const resolveOnce = (0,memoize/* memoizeAsync */.T)(resolveImage, (image, { minAgeMs = null }) => JSON.stringify([(0,images_image/* imageName */.tO)(image), image.digest ?? null, minAgeMs]));
    return async (occurrences) => {
        const images = occurrences.filter((occurrence) => occurrence.kind === 'image');
        calls += 1;
        for (const { image } of images)
            if (image.digest !== undefined && !asked.has(image.digest))
                asked.set(image.digest, calls);
        let done = 0;
        const found = new Map();
        const resolveOne = async (occurrence, pins) => {
            found.set(occurrence, await resolveOnce(occurrence.image, viewAt(occurrence), pins));
            done += 1;
            options.progress?.(done, images.length);
        };
        const tags = (0,limit/* limitOf */.L)(maxTags);
        const resolveGroup = ({ occurrences: group, pins }) => {
            const references = (0,limit/* limitOf */.L)(maxTags);
            return Promise.all(group.map((one) => references(() => resolveOne(one, pins))));
        };
        await Promise.all(groupsByTag(images, mirrors).map((group) => tags(() => resolveGroup(group))));
        return { ...resolved(images, found), observedDigests: registryResolver.observedDigests };
    };
}
function resolved(images, found) {
    const facts = new Map();
    const pullPolicies = new Map();
    const histories = new Map();
    const gaps = new Set();
    const placed = [];
    for (const occurrence of images) {
        const resolution = found.get(occurrence);
        if (resolution === undefined)
            continue;
        facts.set(occurrence, resolution.fact);
        if (resolution.policies !== undefined)
            pullPolicies.set(occurrence, resolution.policies);
        if (resolution.history !== undefined)
            histories.set((0,images_image/* imageName */.tO)(resolution.history), resolution.history);
        for (const gap of resolution.gaps)
            gaps.add(gap);
        if (resolution.gaps.length > 0)
            placed.push({ gaps: resolution.gaps, at: [occurrence.at] });
    }
    return { facts, gaps: (0,failure/* distinctGaps */.C8)(gaps), placed, histories: [...histories.values()], pullPolicies };
}
function groupsByTag(images, mirrors) {
    const groups = new Map();
    for (const occurrence of images) {
        const image = (0,images_mirror/* originImage */.A)(occurrence.image, mirrors);
        const key = (0,images_image/* imageName */.tO)({ ...image, tag: image.tag ?? images_image/* impliedTag */.RW });
        const group = groups.get(key) ?? { occurrences: [], pins: new Set() };
        groups.set(key, group);
        group.occurrences.push(occurrence);
        if (image.digest !== undefined)
            group.pins.add(image.digest);
    }
    return [...groups.values()].map(({ occurrences, pins }) => ({ occurrences, pins: [...pins] }));
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


/***/ }),

/***/ 79794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ successorFinder),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   bb: () => (/* binding */ compareTags)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);



const tagPattern = new RegExp([
    /^(?<prefix>(?:[a-z]+-)*)(?<v>v?)(?<numbers>\d{1,9}(?:\.\d{1,9}){0,2})/,
    /(?:[-_.]?(?<stage>alpha|beta|rc|cr|preview|pre|milestone|nightly|snapshot|canary|ea|[abm](?=\d))(?![a-z])[-_.]?(?<step>\d{0,9}))?/,
    /(?:(?:-r|\.)(?<revision>\d{1,9}))?(?<suffix>(?:-[a-z][\w.-]*)?)$/,
]
    .map(({ source }) => source)
    .join(''), 'i');
const stageAliases = { a: 'alpha', b: 'beta', cr: 'rc', m: 'milestone' };
const dateVersion = /^\d{8}$/;
function successorFinder(tags) {
    let lists;
    return (tag) => {
        const from = versionOf(tag);
        if (from === undefined)
            return undefined;
        lists ??= sortOnce(tags);
        return successorsIn(lists, from);
    };
}
function successorsIn(lists, from) {
    const asPrecise = newerThan(from, lists(from, from.precision));
    const candidates = asPrecise.length > 0 ? asPrecise : newerThan(from, lists(from, undefined));
    const [next] = candidates;
    const newest = candidates.at(-1);
    if (next === undefined || newest === undefined)
        return undefined;
    const line = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .PR)(candidates, (other) => isSameReleaseLine(other, next, from));
    return { nearest: candidates[line - 1]?.name ?? next.name, newest: newest.name };
}
function sortOnce(tags) {
    const byVariant = new Map();
    for (const { name, deprecated } of tags) {
        const tag = deprecated ? undefined : versionOf(name);
        if (tag !== undefined)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .Mr)(byVariant, tag.variant, tag);
    }
    const sorted = new Map();
    return (from, precision) => {
        const { variant, spelledWithV, version } = from;
        const isFinal = version.prerelease.length === 0;
        const key = JSON.stringify([variant, spelledWithV, isFinal, precision]);
        const list = sorted.get(key) ??
            (byVariant.get(variant) ?? [])
                .filter((one) => !isFinal || one.version.prerelease.length === 0)
                .filter((one) => precision === undefined || one.precision === precision)
                .sort((a, b) => compareTags(a, b) || compareSpelling(a, b, from));
        sorted.set(key, list);
        return list;
    };
}
function newerThan(from, sorted) {
    return sorted.slice((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .PR)(sorted, (other) => compareTags(other, from) <= 0));
}
function versionOf(name) {
    const groups = tagPattern.exec(name)?.groups;
    if (groups === undefined)
        return undefined;
    const { prefix = '', v = '', numbers = '', stage, step, revision, suffix = '' } = groups;
    const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number);
    const stageName = stage?.toLowerCase();
    const prerelease = stageName === undefined ? '' : `-${stageAliases[stageName] ?? stageName}.${Number(step)}`;
    return {
        name,
        version: new semver__WEBPACK_IMPORTED_MODULE_0__.SemVer(`${major}.${minor}.${patch}${prerelease}`),
        revision: Number(revision ?? -1),
        variant: `${prefix}${dateVersion.test(numbers) ? 'date' : ''}${suffix}`,
        precision: numbers.split('.').length + (revision === undefined ? 0 : 1),
        spelledWithV: v !== '',
    };
}
function compareTags(a, b) {
    return semver__WEBPACK_IMPORTED_MODULE_0__.compare(a.version, b.version) || a.revision - b.revision;
}
function compareSpelling(a, b, from) {
    const isAlike = (tag) => Number(tag.spelledWithV === from.spelledWithV);
    return isAlike(a) - isAlike(b) || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(b.name, a.name);
}
function isSameReleaseLine(a, b, from) {
    return a.version.major === b.version.major && (from.precision === 1 || a.version.minor === b.version.minor);
}


/***/ }),

/***/ 81877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QH: () => (/* binding */ listedDigest),
/* harmony export */   VJ: () => (/* binding */ withPlatformEnd),
/* harmony export */   VT: () => (/* binding */ endingAsListed),
/* harmony export */   i5: () => (/* binding */ endOfLifeIn),
/* harmony export */   s3: () => (/* binding */ createTagCatalogue),
/* harmony export */   zW: () => (/* binding */ contradictionOf)
/* harmony export */ });
/* unused harmony export ListedTags */
/* harmony import */ var _history_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52584);
/* harmony import */ var _history_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79076);
/* harmony import */ var _history_intervals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74682);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75485);
/* harmony import */ var _model_images_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92566);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26732);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76225);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33578);
/* harmony import */ var _successor_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79794);











class ListedTags {
    all;
    successorsOf;
    byName;
    constructor(all) {
        this.all = all;
        this.successorsOf = (0,_successor_js__WEBPACK_IMPORTED_MODULE_8__/* .successorFinder */ .DJ)(all);
    }
    named(name) {
        this.byName ??= byNameOf(this.all);
        return this.byName.get(name) ?? [];
    }
}
function byNameOf(tags) {
    const index = new Map();
    for (const tag of tags)
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .addToGroup */ .Mr)(index, tag.name, tag);
    return index;
}
function createTagCatalogue(sources, scope) {
    return {
        listTags: (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_10__/* .memoizeAsync */ .T)(async (path) => {
            const tags = sources.listed?.(path)?.tags ?? (await listTags(sources, scope, path));
            return tags === undefined || 'cause' in tags ? tags : new ListedTags(tags);
        }),
        async endOfLife(path, tag) {
            return sources.listed?.(path)?.ends.get(tag) ?? endOfLife(sources, scope, path, tag);
        },
    };
}
function endOfLifeIn(tags, image) {
    if (tags === undefined || 'cause' in tags)
        return tags;
    const [tag, ...others] = tags.named(image.tag ?? '');
    const contradiction = (message) => ({
        cause: 'contradiction',
        subject: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image),
        message,
    });
    if (tag === undefined)
        return contradiction(_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .tagNotListed */ .xq);
    const isSame = ({ deprecated, digest }) => deprecated === tag.deprecated && digest === tag.digest;
    if (!others.every(isSame))
        return contradiction(_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .tagListedTwice */ .IY);
    if (!tag.deprecated)
        return { deprecated: false };
    return { deprecated: true, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ successors: tags.successorsOf(tag.name) }) };
}
async function listTags(sources, scope, path) {
    const repository = await (0,_model_images_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .findRepository */ .W)(sources, scope, path);
    if (repository === undefined || 'cause' in repository)
        return repository;
    try {
        return await sources.catalogue?.listTags(repository);
    }
    catch (error) {
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .gapFrom */ .rK)(error, path);
    }
}
async function endOfLife(sources, scope, path, tag) {
    const { catalogue } = sources;
    if (catalogue?.endOfLife === undefined)
        return undefined;
    const repository = await (0,_model_images_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .findRepository */ .W)(sources, scope, path);
    if (repository === undefined || 'cause' in repository)
        return undefined;
    try {
        return await catalogue.endOfLife(repository, tag);
    }
    catch (error) {
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .gapFrom */ .rK)(error, `${path}:${tag}`);
    }
}
function withPlatformEnd(image, listed, end, tags) {
    if (end === undefined)
        return { endOfLife: listed };
    if (listed.deprecated) {
        const date = 'cause' in end ? { unknown: end.message } : end.date;
        return { endOfLife: { ...listed, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ date }) } };
    }
    if ('cause' in end)
        return { endOfLife: listed, unread: end };
    const { date: text, grace } = end;
    if (text === undefined && grace === undefined)
        return { endOfLife: listed };
    const date = text === undefined ? undefined : dayOf(text);
    if (text !== undefined && date === undefined)
        return {
            endOfLife: listed,
            unread: { cause: 'bad-answer', subject: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image), message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .endOfLifeUnreadable */ .W9)(text) },
        };
    const successors = tags === undefined || 'cause' in tags ? undefined : tags.successorsOf(image.tag);
    return { endOfLife: { ...listed, announced: (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ date, grace }), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ successors }) } };
}
function dayOf(text) {
    const day = text.slice(0, 10);
    return /^.{10}(?:$|T)/.test(text) && (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_6__/* .isDay */ .N)(day) ? Date.parse(day) : undefined;
}
const maxListAgeMs = 3_600_000;
function listedDigest(tags, tag) {
    if (tags === undefined || 'cause' in tags)
        return undefined;
    const [digest, ...others] = new Set(tags.named(tag).map(({ digest }) => digest));
    return others.length > 0 ? undefined : digest;
}
function contradictionOf(image, listed, whole, now) {
    const { recent, isWholeHour } = lastHour(whole, now);
    const newest = recent.at(-1);
    if (listed === undefined || newest === undefined || !isWholeHour)
        return undefined;
    if (recent.some(({ digest }) => digest === listed))
        return undefined;
    return {
        cause: 'contradiction',
        subject: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image),
        message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .listContradictsHistory */ .Xm)(listed, newest.digest),
    };
}
function endingAsListed(whole, listed, now) {
    const { recent, isWholeHour } = lastHour(whole, now);
    const isListedOnce = recent.filter(({ digest }) => digest === listed).length === 1;
    if (listed === undefined || !isListedOnce || !isWholeHour)
        return whole;
    const records = (0,_history_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .endingWith */ ["in"])(whole.records, listed);
    return records === whole.records ? whole : (0,_history_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyOf */ .om)(records, whole.coverage);
}
function lastHour(whole, now) {
    const known = (0,_history_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .periodAt */ .Vw)(whole.coverage, _history_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
    if (known === undefined)
        return { recent: [], isWholeHour: false };
    const isAll = known.from === _history_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from;
    const since = now - maxListAgeMs;
    const recent = whole.indexIn(known).intervals.filter(({ until }) => until === undefined || until >= since);
    return { recent, isWholeHour: isAll || recent.some((interval) => interval.since <= since) };
}


/***/ })

};
