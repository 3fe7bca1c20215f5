export const id = 7472;
export const ids = [7472];
export const modules = {

/***/ 57472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createRunCache: () => (/* binding */ createRunCache)
});

// UNUSED EXPORTS: rememberContent

// EXTERNAL MODULE: ./lib/history/messages.js
var messages = __webpack_require__(4790);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./lib/history/cache/entry.js




const cacheVersion = 1;
const cacheKinds = ['content', 'object', 'segment', 'history', 'answer'];
const selfVerified = new Set(['content', 'object', 'segment']);
const maxTextBytes = 256 * 1024 * 1024;
const maxHeadBytes = 8 * 1024;
const [smallBytes, smallTextBytes] = [16 * 1024, 256 * 1024];
const newline = 0x0a;
const headSchema = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(cacheVersion),
    kind: schemas/* enum */.k5n(cacheKinds),
    name: schemas/* string */.YjP(),
    at: schemas/* number */.aig(),
    sum: schemas/* string */.YjP(),
});
const [deflate, inflate] = [(0,external_node_util_.promisify)(external_node_zlib_.deflateRaw), (0,external_node_util_.promisify)(external_node_zlib_.inflateRaw)];
function hexDigest(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text, 'utf8').digest('hex');
}
function fileOf({ kind, name }) {
    const hash = hexDigest(`${kind}\n${name}`);
    return `v${cacheVersion}/${kind}/${hash.slice(0, 2)}/${hash}`;
}
const ownFile = /^v\d+\/[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{64}(?:\.[0-9a-f]{12}\.tmp)?$/;
function isOwnFile(name) {
    return ownFile.test(name);
}
async function encodeEntry(key, { text, at }) {
    const head = { version: cacheVersion, ...key, at, sum: sumOf(key, { text, at }) };
    const line = Buffer.from(`${JSON.stringify(head)}\n`);
    if (line.length > maxHeadBytes)
        return undefined;
    return Buffer.concat([line, await deflate(text, { level: 1 })]);
}
async function decodeEntry(bytes, maxBytes = maxTextBytes) {
    const end = bytes.subarray(0, maxHeadBytes).indexOf(newline);
    if (end < 0)
        return undefined;
    try {
        const head = headSchema.parse(JSON.parse(Buffer.from(bytes.subarray(0, end)).toString('utf8')));
        const packed = bytes.subarray(end + 1);
        const text = (await inflated(packed, maxBytes)).toString('utf8');
        const key = { kind: head.kind, name: head.name };
        const entry = { text, at: head.at };
        return sumOf(key, entry) === head.sum ? { key, entry } : undefined;
    }
    catch {
        return undefined;
    }
}
async function inflated(packed, maxOutputLength) {
    if (packed.length > smallBytes)
        return inflate(packed, { maxOutputLength });
    try {
        return (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: smallTextBytes });
    }
    catch (error) {
        if (error.code !== 'ERR_BUFFER_TOO_LARGE')
            throw error;
        return inflate(packed, { maxOutputLength });
    }
}
function sumOf({ kind, name }, { text, at }) {
    return (0,external_node_crypto_.createHash)('sha256')
        .update(`${JSON.stringify([kind, name, at])}\n`)
        .update(text)
        .digest('hex');
}

;// CONCATENATED MODULE: ./lib/history/cache/cache.js



const defaultMaxBytes = 1024 * 1024 * 1024;
const maxDiscarded = 20;
const roomOf = (0,memoize/* rememberedFor */.qJ)((_) => ({ written: 0 }));
function createCache(folder, { trust, now, tell = () => undefined, maxBytes = defaultMaxBytes }) {
    const count = { saved: 0, discarded: [] };
    const mayWrite = ({ kind }) => trust === 'all' || (trust === 'verified' && selfVerified.has(kind));
    const room = roomOf(folder);
    let discards = 0;
    async function makeRoom(bytes) {
        room.written += bytes;
        room.size ??= pruneFolder(folder, maxBytes);
        if ((await room.size) + room.written <= maxBytes)
            return;
        room.written = 0;
        room.size = pruneFolder(folder, maxBytes);
        await room.size;
    }
    async function get(key) {
        const file = fileOf(key);
        const bytes = await folder.read(file);
        if (bytes === undefined)
            return undefined;
        const found = await decodeEntry(bytes);
        if (found?.key.kind === key.kind && found.key.name === key.name)
            return found.entry;
        if (trust !== 'none')
            await folder.remove(file);
        return undefined;
    }
    async function put(key, text) {
        if (!mayWrite(key))
            return;
        const bytes = await encodeEntry(key, { text, at: now() });
        if (bytes === undefined || bytes.length > maxBytes / 10)
            return;
        if (await folder.write(fileOf(key), bytes))
            await makeRoom(bytes.length);
    }
    return {
        count,
        get,
        put,
        async putOnce(key, text) {
            if (mayWrite(key) && (await get(key)) === undefined)
                await put(key, text);
        },
        async discard(key, why) {
            discards += 1;
            if (discards <= maxDiscarded)
                count.discarded.push(why);
            if (discards <= maxDiscarded)
                tell(why);
            else if (discards === maxDiscarded + 1)
                tell((0,messages/* moreDiscarded */.b)(maxDiscarded));
            if (trust !== 'none')
                await folder.remove(fileOf(key));
        },
    };
}
const keptPart = 0.8;
async function pruneFolder(folder, maxBytes) {
    const files = (await folder.list()).filter(({ name }) => isOwnFile(name));
    const size = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (size <= maxBytes)
        return size;
    let left = size;
    for (const file of [...files].sort(byUse)) {
        if (left <= maxBytes * keptPart)
            break;
        await folder.remove(file.name);
        left -= file.bytes;
    }
    return left;
}
function byUse(a, b) {
    return a.usedAt - b.usedAt || (a.name < b.name ? -1 : 1);
}

// EXTERNAL MODULE: ./lib/history/coverage.js
var history_coverage = __webpack_require__(52584);
// EXTERNAL MODULE: ./lib/history/prove.js
var prove = __webpack_require__(44110);
// EXTERNAL MODULE: ./lib/history/history.js
var history_history = __webpack_require__(79076);
// EXTERNAL MODULE: ./lib/history/intervals.js
var intervals = __webpack_require__(74682);
;// CONCATENATED MODULE: ./lib/history/cache/history-read.js



class HistoryRead {
    limit;
    stored;
    isVerified = false;
    records;
    coverage;
    startIsInclusive;
    constructor(limit, stored) {
        this.limit = limit;
        this.stored = stored;
        this.records = stored?.records ?? [];
        this.coverage = stored?.coverage ?? [];
        this.startIsInclusive = stored?.startIsInclusive;
    }
    known(now) {
        const { records, coverage, startIsInclusive } = this;
        return { records, coverage, startIsInclusive, readAt: this.stored?.readAt ?? now };
    }
    isStored({ records, coverage }) {
        const before = this.stored;
        return (before?.records.length === records.length &&
            JSON.stringify(before.coverage) === JSON.stringify(coverage));
    }
    isWhole() {
        return (0,history_coverage/* uncovered */.KY)(this.coverage).length === 0;
    }
    overlapStart() {
        const last = this.coverage.at(-1);
        if (last === undefined)
            return undefined;
        const closed = (0,intervals/* recordsIn */.Q0)(this.records, last);
        const first = closed.at(-Math.ceil(this.limit / 2)) ?? closed[0];
        const isLater = first !== undefined && (closed.at(-1)?.at ?? first.at) > first.at;
        return isLater ? first.at : undefined;
    }
    agreesWith(tail, start) {
        const last = this.coverage.at(-1) ?? history_coverage/* allTime */.Rw;
        const from = tail.some(({ at }) => at === start) ? start : start + 1;
        const to = Math.min(this.endOf(tail), last.to);
        return tail.every(({ at }) => at >= start) && this.hasExactly(tail, { from, to });
    }
    hasExactly(page, interval) {
        const known = (0,intervals/* recordsIn */.Q0)(this.records, interval);
        const answered = (0,intervals/* recordsIn */.Q0)((0,intervals/* withRecords */.lm)([], page), interval);
        return (known.length > 0 &&
            known.length === answered.length &&
            known.every(({ at, digest }, index) => answered[index]?.at === at && answered[index]?.digest === digest));
    }
    closedBefore(instant) {
        const from = (0,history_coverage/* periodAt */.Vw)(this.coverage, instant)?.from ?? instant;
        return (0,intervals/* recordsIn */.Q0)(this.records, { from, to: instant });
    }
    partFrom(from) {
        const to = this.coverage.at(-1)?.to ?? from;
        return (0,history_history/* historyOf */.om)((0,intervals/* recordsIn */.Q0)(this.records, { from, to }), (0,history_coverage/* addPeriod */.zL)([], { from, to }));
    }
    extend(page, start) {
        if (start !== undefined) {
            const isAtStart = page.some(({ at }) => at === start);
            if (isAtStart)
                this.startIsInclusive = true;
            else if (this.recordsOf(start).length > 0)
                this.startIsInclusive = false;
            if (page.some(({ at }) => at < start))
                return;
        }
        const read = this.coveredBy(page, start);
        this.records = (0,intervals/* withRecords */.lm)(this.records, page);
        this.coverage = (0,history_coverage/* addPeriod */.zL)(this.coverage, read);
    }
    answer(start) {
        if (start !== undefined && this.startIsInclusive === undefined)
            return undefined;
        const from = this.firstOf(start);
        const known = (0,history_coverage/* periodAt */.Vw)(this.coverage, from);
        if (known === undefined)
            return undefined;
        const records = (0,intervals/* recordsIn */.Q0)(this.records, { from, to: known.to });
        const isWhole = known.to === history_coverage/* allTime */.Rw.to || records.length >= this.limit;
        return isWhole ? records.slice(0, this.limit) : undefined;
    }
    endOf(page) {
        if (page.length < this.limit)
            return history_coverage/* allTime */.Rw.to;
        return page.reduce((max, { at }) => Math.max(max, at), history_coverage/* allTime */.Rw.from);
    }
    firstOf(start) {
        if (start === undefined)
            return history_coverage/* allTime */.Rw.from;
        return this.startIsInclusive === true ? start : start + 1;
    }
    coveredBy(page, start) {
        return { from: this.firstOf(start), to: this.endOf(page) };
    }
    recordsOf(instant) {
        return (0,intervals/* recordsIn */.Q0)(this.records, { from: instant, to: instant + 1 });
    }
}

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
;// CONCATENATED MODULE: ./lib/history/cache/stored-history.js









const segmentRecords = 1000;
const maxSegments = 1000;
const stored_history_headSchema = schemas/* object */.Ikc({
    coverage: schemas/* array */.YOg(schemas/* object */.Ikc({ from: schemas/* number */.aig().nullable(), to: schemas/* number */.aig() })).max(1000),
    segments: schemas/* array */.YOg(schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/)).max(maxSegments),
    startIsInclusive: schemas/* boolean */.zMY().optional(),
    readAt: schemas/* number */.aig(),
});
async function loadHistory(cache, key) {
    const head = stored_history_headSchema.safeParse((0,json/* parseJson */.qF)((await cache.get(key))?.text ?? ''));
    if (!head.success)
        return undefined;
    const { segments, coverage, ...rest } = head.data;
    const parts = await Promise.all(segments.map((digest) => loadNamed(cache, digest)));
    const records = [];
    for (const part of parts) {
        const read = part === undefined ? undefined : recordsOfText(part);
        if (read === undefined)
            return undefined;
        (0,collections/* append */.BC)(records, read);
    }
    const covered = (0,history_coverage/* joinPeriods */.rN)(coverage.map(({ from, to }) => ({ from: from ?? history_coverage/* allTime */.Rw.from, to })));
    return { records: (0,intervals/* orderRecords */.t7)(records), coverage: covered, ...rest };
}
async function storeHistory(cache, key, history) {
    const { records, coverage, startIsInclusive, readAt } = history;
    if (records.length > segmentRecords * maxSegments)
        return;
    const segments = [];
    for (let start = 0; start < records.length; start += segmentRecords) {
        const text = textOfRecords(records.slice(start, start + segmentRecords));
        segments.push(await storeNamed(cache, text));
    }
    const intervals = coverage.map(({ from, to }) => ({ from: from === history_coverage/* allTime */.Rw.from ? null : from, to }));
    await cache.put(key, JSON.stringify({ coverage: intervals, segments, startIsInclusive, readAt }));
}
function textOfRecords(records) {
    return records.map(({ at, digest }) => `${at} ${digest}`).join('\n');
}
function recordsOfText(text) {
    const records = [];
    for (const line of text.split('\n')) {
        const space = line.indexOf(' ');
        const [at, digest] = [Number(line.slice(0, space)), line.slice(space + 1)];
        if (space < 1 || !Number.isSafeInteger(at) || !(0,images_image/* isDigest */.Bc)(digest))
            return undefined;
        records.push({ at, digest });
    }
    return records;
}
const settlingMs = time/* dayMs */.LP;
const maxAgeMs = 7 * time/* dayMs */.LP;
function isUsable({ readAt, records, coverage }, now) {
    const newest = Math.max(records.at(-1)?.at ?? history_coverage/* allTime */.Rw.from, coverage.at(-1)?.to ?? history_coverage/* allTime */.Rw.from);
    return readAt <= now && now - readAt < maxAgeMs && newest <= now;
}
function worthStoring(known, now, limit) {
    const settled = (0,intervals/* recordsIn */.Q0)(known.records, { from: history_coverage/* allTime */.Rw.from, to: now - settlingMs });
    const end = settled.at(-1)?.at;
    if (end === undefined || settled.length < limit)
        return undefined;
    const coverage = closedBefore(known.coverage, end);
    const records = coverage.flatMap((interval) => (0,intervals/* recordsIn */.Q0)(settled, interval));
    return coverage.length === 0 ? undefined : { ...known, coverage, records };
}
function closedBefore(coverage, end) {
    return coverage
        .map(({ from, to }) => ({ from, to: Math.min(to, end) }))
        .filter(({ from, to }) => from < to);
}
async function storeWhole(cache, histories) {
    const parts = histories.map(({ tag, readAt, records }) => `= ${readAt} ${tag}\n${textOfRecords(records)}`);
    return storeNamed(cache, parts.sort().join('\n'));
}
async function loadWhole(cache, digest) {
    const text = await loadNamed(cache, digest);
    const parts = text === undefined ? [] : `\n${text}`.split('\n= ').slice(1);
    const histories = parts.flatMap((part) => historyIn(part) ?? []);
    return new Map(histories.map((history) => [history.tag, history]));
}
function historyIn(part) {
    const end = part.indexOf('\n');
    const [head, rest] = end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
    const space = head.indexOf(' ');
    const [readAt, tag] = [Number(head.slice(0, space)), head.slice(space + 1)];
    const records = recordsOfText(rest);
    if (space < 1 || !Number.isSafeInteger(readAt) || records === undefined)
        return undefined;
    return { tag, readAt, records: (0,intervals/* orderRecords */.t7)(records) };
}
async function storeNamed(cache, text) {
    const digest = hexDigest(text);
    await cache.putOnce({ kind: 'segment', name: digest }, text);
    return digest;
}
async function loadNamed(cache, digest) {
    const key = { kind: 'segment', name: digest };
    const text = (await cache.get(key))?.text;
    if (text === undefined || hexDigest(text) === digest)
        return text;
    await cache.discard(key, (0,messages/* hasOtherContent */.uo)(digest));
    return undefined;
}

;// CONCATENATED MODULE: ./lib/history/cache/cached-history.js





function cachedHistory(options) {
    const { request, limit } = options;
    let stored;
    let read = new HistoryRead(limit);
    let confirmations = 0;
    const counted = (window) => {
        confirmations += 1;
        return request(window);
    };
    return async (window) => {
        if (window.end !== undefined)
            return request(window);
        if (window.start === undefined) {
            stored ??= loadHistory(options.cache, options.key);
            const known = await stored;
            stored = Promise.resolve(undefined);
            confirmations = 0;
            read = await openRead(options, known, counted);
        }
        const answer = read.isVerified ? read.answer(window.start) : undefined;
        if (answer !== undefined) {
            if (window.start !== undefined && confirmations-- <= 0)
                options.cache.count.saved += 1;
            return answer;
        }
        const page = await request(window);
        read.extend(page, window.start);
        if (page.length < limit || read.isWhole())
            await store(options, read);
        return page;
    };
}
async function openRead(options, stored, requestOlder) {
    const { request, limit, cache, key, image, question, now } = options;
    const empty = new HistoryRead(limit);
    if (question === undefined || stored === undefined || !isUsable(stored, now()))
        return empty;
    const read = new HistoryRead(limit, stored);
    const start = read.overlapStart();
    if (start === undefined)
        return empty;
    const tail = await request({ start });
    const isHeld = read.agreesWith(tail, start);
    if (isHeld)
        read.extend(tail, start);
    const from = read.firstOf(start);
    const confirmation = isHeld ? await cached_history_confirm(read, from, question, requestOlder) : 'disagrees';
    if (confirmation === 'disagrees')
        await cache.discard(key, (0,messages/* historyDisagrees */.GQ)(image));
    if (confirmation !== 'agrees')
        return empty;
    read.isVerified = true;
    if (tail.length < limit)
        await store(options, read);
    return read;
}
async function store({ cache, key, limit, now }, read) {
    const closed = worthStoring(read.known(now()), now(), limit);
    if (closed !== undefined && !read.isStored(closed))
        await storeHistory(cache, key, closed);
}
async function cached_history_confirm(read, from, question, request) {
    const part = read.partFrom(from);
    const unproved = (0,prove/* unprovedBy */.D9)(part, question);
    if (unproved === undefined)
        return 'unknown';
    const older = read.closedBefore(from);
    const last = lastRecords(older, part.records, new Set(unproved), question);
    if (unproved.some((digest) => !last.known.has(digest)))
        return 'unknown';
    let confirmed = [{ from, to: history_coverage/* allTime */.Rw.to }];
    for (const { at, next = from } of last.places) {
        if (isWithin(confirmed, at, next))
            continue;
        const page = await request({ start: at - 1 });
        const to = Math.min(read.endOf(page), (part.records.at(-1)?.at ?? from) + 1);
        if (!read.hasExactly(page, { from: at, to }))
            return 'disagrees';
        confirmed = (0,history_coverage/* addPeriod */.zL)(confirmed, { from: at, to });
        if (!isWithin(confirmed, at, next))
            return 'unknown';
    }
    return 'agrees';
}
function lastRecords(older, newest, unproved, { isAsked }) {
    const known = new Set(newest.map(({ digest }) => digest));
    const places = [];
    let [later, next] = [];
    for (const { at, digest } of older.toReversed()) {
        if (at !== later)
            [next, later] = [later, at];
        const isLast = !known.has(digest);
        known.add(digest);
        if (isLast && (unproved.has(digest) || isAsked(digest)))
            places.push({ at, next });
    }
    return { places: places.reverse(), known };
}
function isWithin(set, at, next) {
    const interval = (0,history_coverage/* periodAt */.Vw)(set, at);
    return interval !== undefined && next < interval.to;
}

// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
;// CONCATENATED MODULE: ./lib/history/cache/objects.js





const [maxSmall, maxTogether] = [16 * 1024, 1024 * 1024];
const togetherSchema = schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP()]));
const togetherName = 'small objects';
function objectsIn(key, text) {
    if (key.name.endsWith(` ${togetherName}`))
        return togetherSchema.safeParse(parseJson(text)).data;
    return [[key.name.slice(key.name.lastIndexOf(' ') + 1), text]];
}
function cachedObjects(cache, place) {
    const keyOf = (name) => ({ kind: 'object', name: `${place} ${name}` });
    const togetherKey = keyOf(togetherName);
    const stored = (0,memoize/* memoizeAsync */.TF)(async () => {
        const text = (await cache.get(togetherKey))?.text;
        return new Map(togetherSchema.safeParse((0,json/* parseJson */.qF)(text ?? '')).data);
    });
    const used = new Map();
    let length = 0;
    function use(name, text) {
        const added = length + text.length - (used.get(name)?.length ?? 0);
        if (text.length > maxSmall || added > maxTogether)
            return false;
        used.set(name, text);
        length = added;
        return true;
    }
    return {
        async get(name, verified) {
            const small = used.get(name) ?? (await stored()).get(name);
            const text = small ?? (await cache.get(keyOf(name)))?.text;
            if (text === undefined)
                return undefined;
            const value = verified(text);
            if (value === undefined) {
                const key = small === undefined ? keyOf(name) : togetherKey;
                await cache.discard(key, (0,messages/* hasOtherObject */.QN)(name));
            }
            else {
                use(name, text);
                cache.count.saved += 1;
            }
            return value;
        },
        async keep(name, text) {
            if (!use(name, text))
                await cache.put(keyOf(name), text);
        },
        async store() {
            const before = await stored();
            const isSame = ([name, text]) => before.get(name) === text;
            if ([...used].every(isSame))
                return;
            const sorted = [...used].sort(([a], [b]) => (0,text_text/* compareText */.n6)(a, b));
            await cache.put(togetherKey, JSON.stringify(sorted));
        },
    };
}

;// CONCATENATED MODULE: ./lib/history/cache/run-cache.js






const byDigest = /\/(?:manifests|blobs)\/sha256:([0-9a-f]{64})$/;
function rememberContent(cache, owner) {
    return async (request, ask) => {
        const digest = request.method === 'GET' ? byDigest.exec(request.url)?.[1] : undefined;
        const reader = digest === undefined ? undefined : await owner();
        if (digest === undefined || reader === undefined)
            return ask();
        const key = { kind: 'content', name: `${reader} ${request.url}` };
        const stored = await load(cache, key, digest);
        if (stored !== undefined && stored.body.length <= (request.maxBytes ?? Number.POSITIVE_INFINITY)) {
            cache.count.saved += 1;
            return stored;
        }
        const response = await ask();
        if (response.status === 200 && hexDigest(response.body) === digest)
            await cache.put(key, `${response.headers['content-type'] ?? ''}\n${response.body}`);
        return response;
    };
}
async function load(cache, key, digest) {
    const text = (await cache.get(key))?.text;
    if (text === undefined)
        return undefined;
    const end = text.indexOf('\n');
    const [type, body] = [text.slice(0, end), text.slice(end + 1)];
    if (end >= 0 && hexDigest(body) === digest)
        return { status: 200, headers: type === '' ? {} : { 'content-type': type }, body };
    await cache.discard(key, (0,messages/* hasOtherDigest */.Lu)(digest));
    return undefined;
}
const etagText = /^(?:W\/)?"[\x21\x23-\x7e]{1,200}"$/;
const maxBytes = 8 * 1024 * 1024;
function conditionalAnswers(cache, base) {
    const keyOf = ({ url }) => ({ kind: 'answer', name: JSON.stringify([base, url]) });
    async function store(request, response) {
        const { etag = '', 'content-type': type = '' } = response.headers;
        if (response.status !== 200 || !etagText.test(etag) || response.body.length > maxBytes)
            return;
        await cache.put(keyOf(request), `${etag}\n${type}\n${response.body}`);
    }
    const asking = (send) => async (request) => {
        const stored = isPublic(request) ? storedIn((await cache.get(keyOf(request)))?.text) : undefined;
        if (stored === undefined || stored.body.length > (request.maxBytes ?? maxBytes))
            return unconditional(send)(request);
        const headers = { ...request.headers, 'if-none-match': stored.etag };
        const response = await send({ ...request, headers });
        if (response.status === 304)
            return unchanged(response, stored);
        await store(request, response);
        return response;
    };
    const unconditional = (send) => async (request) => {
        const response = await send(request);
        if (isPublic(request))
            await store(request, response);
        return response;
    };
    return { asking, unconditional };
}
function isPublic({ method, authorization }) {
    return method === 'GET' && authorization === undefined;
}
function storedIn(text) {
    const [, etag = '', type = '', body] = /^([^\n]*)\n([^\n]*)\n([\s\S]*)$/.exec(text ?? '') ?? [];
    return body === undefined || !etagText.test(etag) ? undefined : { etag, type, body };
}
function unchanged({ headers }, { etag, type, body }) {
    const own = type === '' ? {} : { 'content-type': type };
    return { status: 200, headers: { ...headers, ...own, etag }, body };
}
function createRunCache(folder, options) {
    const cache = createCache(folder, options);
    const { base, now } = options;
    return {
        count: cache.count,
        history(place, tag) {
            const name = JSON.stringify([place, base, tag.image]);
            return cachedHistory({ ...tag, cache, key: { kind: 'history', name }, now });
        },
        content: (reader) => rememberContent(cache, reader),
        keepWhole: (histories) => storeWhole(cache, histories),
        whole: (digest) => loadWhole(cache, digest),
        answers: conditionalAnswers(cache, base),
        objects: (place) => cachedObjects(cache, place),
    };
}


/***/ })

};
