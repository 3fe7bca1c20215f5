export const id = 1133;
export const ids = [1133];
export const modules = {

/***/ 81133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCache: () => (/* binding */ checkCache),
  clearCache: () => (/* binding */ clearCache),
  showCache: () => (/* binding */ showCache)
});

// EXTERNAL MODULE: ./lib/clients/github/tree-name.js
var tree_name = __webpack_require__(40870);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/history/cache/entry.js
var cache_entry = __webpack_require__(31137);
// EXTERNAL MODULE: ./lib/history/cache/objects.js
var objects = __webpack_require__(18077);
;// CONCATENATED MODULE: ./lib/history/cache/inspect.js


async function cacheStats(folder) {
    const files = (await folder.list()).filter(({ name }) => (0,cache_entry/* isOwnFile */.Z4)(name));
    const kinds = cache_entry/* cacheKinds */.ol.map((kind) => ({ kind, ...totalOf(files.filter((one) => isOf(one, kind))) }));
    const other = totalOf(files.filter((file) => !cache_entry/* cacheKinds */.ol.some((kind) => isOf(file, kind))));
    return { kinds, other, names: files.map(({ name }) => name).sort() };
}
async function verifyCache(folder, isObject) {
    const { names } = await cacheStats(folder);
    const current = names.filter((name) => cache_entry/* cacheKinds */.ol.some((kind) => isOf({ name }, kind)));
    const damaged = [];
    for (const name of current)
        if (!(await isSound(folder, name, isObject)))
            damaged.push(name);
    return { entries: current.length, damaged };
}
async function isSound(folder, name, isObject) {
    const bytes = await folder.read(name);
    const found = bytes && (await (0,cache_entry/* decodeEntry */.LP)(bytes));
    if (found === undefined || (0,cache_entry/* fileOf */.W7)(found.key) !== name)
        return false;
    const { key, entry } = found;
    const body = entry.text.slice(entry.text.indexOf('\n') + 1);
    if (key.kind === 'segment')
        return (0,cache_entry/* hexDigest */.w0)(entry.text) === key.name;
    if (key.kind === 'object')
        return (0,objects/* objectsIn */.Q)(key, entry.text)?.every(([object, text]) => isObject(object, text)) === true;
    return key.kind !== 'content' || key.name.endsWith((0,cache_entry/* hexDigest */.w0)(body));
}
function isOf({ name }, kind) {
    return name.startsWith(`v${cache_entry/* cacheVersion */.DS}/${kind}/`) && !name.endsWith('.tmp');
}
function totalOf(files) {
    return { entries: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

// EXTERNAL MODULE: ./lib/host/files/cache-folder.js
var cache_folder = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
;// CONCATENATED MODULE: ./lib/cli/commands/cache.js






const contents = {
    content: 'manifests, SBOMs and signatures, by digest',
    object: 'git trees and files, by object name',
    segment: 'records of tag histories, by digest',
    history: 'which segments a tag history consists of',
    answer: "Sigstore's signed documents, with their ETag",
};
async function showCache(context) {
    return withFolder(context, async (folder) => {
        const { kinds, other } = await cacheStats(folder);
        if (context.invocation.json) {
            context.out(JSON.stringify({ kinds, other }, null, 2));
            return 0;
        }
        const rows = kinds.map(({ kind, entries, bytes }) => [
            kind,
            String(entries),
            sizeText(bytes),
            contents[kind],
        ]);
        context.out((0,columns/* terminalTable */.RX)([['KIND', 'ENTRIES', 'SIZE', 'CONTENT'], ...rows], context.width));
        if (other.entries > 0)
            context.out(`${(0,text_text/* plural */.LS)(other.entries, 'other file')} (${sizeText(other.bytes)}), which no run reads`);
        return 0;
    });
}
async function checkCache(context) {
    return withFolder(context, async (folder) => {
        const { entries, damaged } = await verifyCache(folder, tree_name/* isGenuineObject */.t2);
        for (const name of damaged)
            await folder.remove(name);
        if (context.invocation.json)
            context.out(JSON.stringify({ entries, damaged }, null, 2));
        else
            context.out([
                ...damaged.map((name) => `${name} was damaged and has been removed`),
                `${(0,text_text/* plural */.LS)(entries, 'entry')} verified, ${damaged.length} damaged`,
            ].join('\n'));
        return damaged.length > 0 ? 1 : 0;
    });
}
async function clearCache(context) {
    return withFolder(context, async (folder) => {
        const { names } = await cacheStats(folder);
        for (const name of names)
            await folder.remove(name);
        if (context.invocation.json)
            context.out(JSON.stringify({ removed: names.length }, null, 2));
        else
            context.out(`${(0,text_text/* plural */.LS)(names.length, 'file')} removed`);
        return 0;
    });
}
async function withFolder(context, use) {
    const { invocation, environment } = context;
    const opened = await (0,cache_folder/* machineCache */.G)(environment, '.')(invocation.flags.get('cache'));
    if (opened === undefined)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', [
            'Name the folder of the cache with `--cache` or `TAGPROOF_CACHE`.',
        ]);
    if ('refused' in opened)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', [opened.refused]);
    return use(opened);
}
function sizeText(bytes) {
    return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}


/***/ }),

/***/ 42002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ pinnedContentOf),
/* harmony export */   PF: () => (/* binding */ blobName),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   s9: () => (/* binding */ trailer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);


const trailer = 'Tagproof-Content';
function fingerprint(content) {
    const sorted = [...content].sort(([a], [b]) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a, b));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32);
}
function pinnedContentOf(files, like) {
    return new Map(files.map(({ path, after }) => [path, blobName(after, like)]));
}
function blobName(bytes, like) {
    const content = Buffer.from(bytes);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}


/***/ }),

/***/ 40870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ genuineTree),
/* harmony export */   re: () => (/* binding */ treeEntries),
/* harmony export */   t2: () => (/* binding */ isGenuineObject)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7687);
/* harmony import */ var _ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42002);




const treeEntries = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    mode: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    size: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
}));
const objectName = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function genuineTree(name, text) {
    const { data } = treeEntries.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text));
    return data?.every(isExact) && isTreeNamed(name, data) ? data : undefined;
}
function isGenuineObject(name, text) {
    return (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_1__/* .blobName */ .PF)(text, name) === name || genuineTree(name, text) !== undefined;
}
function isExact({ path, mode, type, sha }) {
    return typeOf(mode) === type && objectName.test(sha) && !path.startsWith('/');
}
function typeOf(mode) {
    if (mode === '040000')
        return 'tree';
    if (mode === '160000')
        return 'commit';
    return /^1[02]0\d{3}$/.test(mode) ? 'blob' : undefined;
}
function isTreeNamed(name, entries) {
    const folders = new Map([['', []]]);
    for (const entry of entries)
        if (entry.type === 'tree')
            folders.set(entry.path, []);
    for (const entry of entries) {
        const parent = folders.get(entry.path.slice(0, Math.max(0, entry.path.lastIndexOf('/'))));
        if (parent === undefined)
            return false;
        parent.push(entry);
    }
    if (hashOf(folders.get('') ?? [], name) !== name)
        return false;
    return entries.every((entry) => entry.type !== 'tree' || hashOf(folders.get(entry.path) ?? [], name) === entry.sha);
}
function hashOf(entries, like) {
    const named = entries.map((entry) => ({ ...entry, name: Buffer.from(lastPart(entry.path)) }));
    const parts = named
        .map(({ name, type, mode, sha }) => ({
        order: type === 'tree' ? Buffer.concat([name, Buffer.from('/')]) : name,
        bytes: Buffer.concat([
            Buffer.from(`${mode.replace(/^0+/, '')} `),
            name,
            Buffer.of(0),
            Buffer.from(sha, 'hex'),
        ]),
    }))
        .sort((a, b) => Buffer.compare(a.order, b.order))
        .map(({ bytes }) => bytes);
    const content = Buffer.concat(parts);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`tree ${content.length}\0`).update(content).digest('hex');
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 31137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ cacheVersion),
/* harmony export */   LP: () => (/* binding */ decodeEntry),
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   ol: () => (/* binding */ cacheKinds),
/* harmony export */   vv: () => (/* binding */ encodeEntry),
/* harmony export */   w0: () => (/* binding */ hexDigest),
/* harmony export */   zu: () => (/* binding */ selfVerified)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);




const cacheVersion = 1;
const cacheKinds = ['content', 'object', 'segment', 'history', 'answer'];
const selfVerified = new Set(['content', 'object', 'segment']);
const maxTextBytes = 256 * 1024 * 1024;
const maxHeadBytes = 8 * 1024;
const [smallBytes, smallTextBytes] = [16 * 1024, 256 * 1024];
const newline = 0x0a;
const headSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(cacheVersion),
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(cacheKinds),
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    at: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    sum: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
const [deflate, inflate] = [(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.deflateRaw), (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.inflateRaw)];
function hexDigest(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text, 'utf8').digest('hex');
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
async function decodeEntry(bytes) {
    const end = bytes.subarray(0, maxHeadBytes).indexOf(newline);
    if (end < 0)
        return undefined;
    try {
        const head = headSchema.parse(JSON.parse(Buffer.from(bytes.subarray(0, end)).toString('utf8')));
        const packed = bytes.subarray(end + 1);
        const text = (await inflated(packed)).toString('utf8');
        const key = { kind: head.kind, name: head.name };
        const entry = { text, at: head.at };
        return sumOf(key, entry) === head.sum ? { key, entry } : undefined;
    }
    catch {
        return undefined;
    }
}
async function inflated(packed) {
    if (packed.length > smallBytes)
        return inflate(packed, { maxOutputLength: maxTextBytes });
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.inflateRawSync)(packed, { maxOutputLength: smallTextBytes });
    }
    catch (error) {
        if (error.code !== 'ERR_BUFFER_TOO_LARGE')
            throw error;
        return inflate(packed, { maxOutputLength: maxTextBytes });
    }
}
function sumOf({ kind, name }, { text, at }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(`${JSON.stringify([kind, name, at])}\n`)
        .update(text)
        .digest('hex');
}


/***/ }),

/***/ 18077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ cachedObjects),
/* harmony export */   Q: () => (/* binding */ objectsIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38118);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76225);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4790);





const [maxSmall, maxTogether] = [16 * 1024, 1024 * 1024];
const togetherSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()]));
const togetherName = 'small objects';
function objectsIn(key, text) {
    if (key.name.endsWith(` ${togetherName}`))
        return togetherSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text)).data;
    return [[key.name.slice(key.name.lastIndexOf(' ') + 1), text]];
}
function cachedObjects(cache, place) {
    const keyOf = (name) => ({ kind: 'object', name: `${place} ${name}` });
    const togetherKey = keyOf(togetherName);
    const stored = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoizeAsync */ .T)(async () => {
        const text = (await cache.get(togetherKey))?.text;
        return new Map(togetherSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text ?? '')).data);
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
                await cache.discard(key, (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .hasOtherObject */ .QN)(name));
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
            const sorted = [...used].sort(([a], [b]) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a, b));
            await cache.put(togetherKey, JSON.stringify(sorted));
        },
    };
}


/***/ }),

/***/ 4790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ ledgerUnusable),
/* harmony export */   De: () => (/* binding */ ledgerOfBaseUnread),
/* harmony export */   E$: () => (/* binding */ sourcesContradict),
/* harmony export */   GQ: () => (/* binding */ historyDisagrees),
/* harmony export */   H$: () => (/* binding */ movedTwiceAt),
/* harmony export */   KC: () => (/* binding */ noRecords),
/* harmony export */   Lu: () => (/* binding */ hasOtherDigest),
/* harmony export */   QJ: () => (/* binding */ firstSeenAfter),
/* harmony export */   QN: () => (/* binding */ hasOtherObject),
/* harmony export */   b: () => (/* binding */ moreDiscarded),
/* harmony export */   bl: () => (/* binding */ ledgerFull),
/* harmony export */   c8: () => (/* binding */ digestAgeOnly),
/* harmony export */   fM: () => (/* binding */ noDigestBy),
/* harmony export */   jw: () => (/* binding */ wrongTime),
/* harmony export */   kf: () => (/* binding */ ledgerNotWritten),
/* harmony export */   tF: () => (/* binding */ recordsMissing),
/* harmony export */   uo: () => (/* binding */ hasOtherContent),
/* harmony export */   xr: () => (/* binding */ entryInFuture)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);


const noRecords = 'The tag has no history';
function noDigestBy(cutoff) {
    return `No digest of the tag is old enough: there was none by ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
}
function firstSeenAfter(since, cutoff) {
    return `The current digest of the tag was first seen on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(since)}, so it is not known what the tag pointed to on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
}
function digestAgeOnly(ageMs) {
    return `the current digest is at least ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(ageMs)} old, but not since when the tag points to it`;
}
function movedTwiceAt(instant) {
    return `The tag moved twice in the same millisecond (${new Date(instant).toISOString()}), and nothing says to which digest last. Re-run when the tag has moved again, and pin its new digest`;
}
function recordsMissing(missing) {
    return `The tag history is not complete: records are missing ${missing.map(periodText).join(' and ')}`;
}
function periodText({ from, to }) {
    const last = to - 1;
    if (!Number.isFinite(from) && !Number.isFinite(to))
        return 'for its whole lifetime';
    if (!Number.isFinite(to))
        return `since ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(from)}`;
    if (!Number.isFinite(from))
        return `up to ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(last)}`;
    const days = [(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(from), (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(last)];
    return days[0] === days[1] ? `on ${days[0]}` : `from ${days[0]} to ${days[1]}`;
}
function ledgerUnusable(why) {
    return `The first-seen ledger cannot be used: ${why}. Fix the file, or delete it to start a new one`;
}
function ledgerNotWritten(why) {
    return `The first-seen ledger was not written: ${why}`;
}
function ledgerFull(maxEntries) {
    return `it would have more than ${maxEntries} entries; remove the entries of tags that are no longer used`;
}
function ledgerOfBaseUnread(why) {
    return `The first-seen ledger of the base commit could not be read: ${why}`;
}
function entryInFuture(image, at) {
    return `it dates an entry of ${image} in the future (${new Date(at).toISOString()})`;
}
function wrongTime(at) {
    const day = at >= 0 && at < 8.64e15 ? `in the future (${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)})` : 'without a usable time';
    return `it has an entry ${day}, so none of its entries is used`;
}
function sourcesContradict(judge, other, { at, digest }) {
    return `According to ${other}, the tag pointed to ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(digest)} by ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)}, but ${judge} excludes that, so neither is used`;
}
function historyDisagrees(image) {
    return `The stored history of ${image} disagrees with what the registry returns now, so it was thrown away and the history was read again`;
}
function moreDiscarded(named) {
    return `More than ${named} entries of the cache disagree with what the services return now: the others are thrown away as well, without a line for each`;
}
const notDamaged = 'Its checksum was correct, so this is no damage: something other than Tagproof has written it. Check who can write to the folder of the cache';
function hasOtherDigest(digest) {
    return `The cache had other content for sha256:${digest}, so it was thrown away and requested again. ${notDamaged}`;
}
function hasOtherObject(name) {
    return `The cache had other content for the git object ${name}, so it was thrown away and is requested again. ${notDamaged}`;
}
function hasOtherContent(digest) {
    return `The cache had other content for the histories of tags ${digest}, so they are requested again. ${notDamaged}`;
}


/***/ }),

/***/ 68809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ machineCache)
/* harmony export */ });
/* unused harmony export openCacheFolder */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76225);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10900);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3557);







function machineCache(environment, checkout) {
    const open = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_6__/* .memoizeAsync */ .T)(async (folder) => openCacheFolder(folder, checkout));
    return async (folder = environment.TAGPROOF_CACHE || undefined) => folder === undefined || folder === 'off' ? undefined : open(folder);
}
const maxBytes = 256 * 1024 * 1024;
const smallBytes = 64 * 1024;
const usedAgainMs = 3_600_000;
function openCacheFolder(folder, checkout) {
    const top = node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(folder);
    if ((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(checkout), top))
        return { refused: (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheInCheckout */ .mx)(folder) };
    return {
        async read(name) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_3__.join(top, name);
            try {
                const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false });
                if (found === undefined || !found.isFile() || found.size > maxBytes)
                    return undefined;
                const bytes = found.size > smallBytes ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(file) : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file);
                if (Date.now() - found.mtimeMs > usedAgainMs)
                    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.utimes)(file, new Date(), new Date());
                return bytes;
            }
            catch {
                return undefined;
            }
        },
        write: (name, bytes) => writeWhole(node_path__WEBPACK_IMPORTED_MODULE_3__.join(top, name), bytes),
        remove: (name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(top, name), { force: true }).catch(() => undefined),
        list: () => filesBelow(top),
    };
}
async function writeWhole(file, bytes) {
    const temporary = `${file}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(file), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, bytes, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, file);
        return true;
    }
    catch {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true }).catch(() => undefined);
        return false;
    }
}
async function filesBelow(top) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(top, { recursive: true, withFileTypes: true }).catch(() => []);
    const found = [];
    for (const entry of entries) {
        if (!entry.isFile())
            continue;
        const file = node_path__WEBPACK_IMPORTED_MODULE_3__.join(entry.parentPath, entry.name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false });
        if (stats === undefined)
            continue;
        const name = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(top, file).split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join('/');
        found.push({ name, bytes: stats.size, usedAt: stats.mtimeMs });
    }
    return found;
}


/***/ }),

/***/ 76225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ memoizeAsync),
/* harmony export */   q: () => (/* binding */ rememberedFor)
/* harmony export */ });
function memoizeAsync(load, keyOf = (...key) => JSON.stringify(key)) {
    const results = new Map();
    return (...key) => {
        const name = keyOf(...key);
        const result = results.get(name) ?? load(...key);
        results.set(name, result);
        return result;
    };
}
function rememberedFor(compute) {
    const results = new WeakMap();
    return (key) => {
        const known = results.get(key) ?? { value: compute(key) };
        results.set(key, known);
        return known.value;
    };
}


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

/***/ 94668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stringWidth)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup — width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster’s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ, ｰ)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
}


/***/ })

};
