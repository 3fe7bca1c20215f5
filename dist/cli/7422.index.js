export const id = 7422;
export const ids = [7422];
export const modules = {

/***/ 38010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ cacheVersion),
/* harmony export */   LP: () => (/* binding */ decodeEntry),
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   hQ: () => (/* binding */ namedKinds),
/* harmony export */   ol: () => (/* binding */ cacheKinds),
/* harmony export */   vv: () => (/* binding */ encodeEntry),
/* harmony export */   w0: () => (/* binding */ hexDigest),
/* harmony export */   zu: () => (/* binding */ selfVerified)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13798);




const cacheVersion = 1;
const cacheKinds = ['content', 'object', 'segment', 'scans', 'history', 'answer'];
const namedKinds = ['segment', 'scans'];
const selfVerified = new Set(['content', 'object', ...namedKinds]);
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

/***/ 27422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCache: () => (/* binding */ checkCache),
  clearCache: () => (/* binding */ clearCache),
  showCache: () => (/* binding */ showCache)
});

// EXTERNAL MODULE: ./lib/cache/entry.js
var cache_entry = __webpack_require__(38010);
;// CONCATENATED MODULE: ./lib/cache/inspect.js

const ownFile = /^v\d+\/[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{64}(?:\.[0-9a-f]{12}\.tmp)?$/;
async function cacheStats(folder) {
    const files = (await folder.list()).filter(({ name }) => ownFile.test(name));
    const kinds = cache_entry/* cacheKinds */.ol.map((kind) => ({ kind, ...totalOf(files.filter((one) => isOf(one, kind))) }));
    const other = totalOf(files.filter((file) => !cache_entry/* cacheKinds */.ol.some((kind) => isOf(file, kind))));
    return { kinds, other, names: files.map(({ name }) => name).sort() };
}
async function verifyCache(folder) {
    const { names } = await cacheStats(folder);
    const current = names.filter((name) => cache_entry/* cacheKinds */.ol.some((kind) => isOf({ name }, kind)));
    const damaged = [];
    for (const name of current)
        if (!(await isSound(folder, name)))
            damaged.push(name);
    return { entries: current.length, damaged };
}
async function isSound(folder, name) {
    const bytes = await folder.read(name);
    const found = bytes && (await (0,cache_entry/* decodeEntry */.LP)(bytes));
    if (found === undefined || (0,cache_entry/* fileOf */.W7)(found.key) !== name)
        return false;
    const { key, entry } = found;
    const body = entry.text.slice(entry.text.indexOf('\n') + 1);
    if (cache_entry/* namedKinds */.hQ.some((kind) => kind === key.kind))
        return (0,cache_entry/* hexDigest */.w0)(entry.text) === key.name;
    return key.kind !== 'content' || key.name.endsWith((0,cache_entry/* hexDigest */.w0)(body));
}
function isOf({ name }, kind) {
    return name.startsWith(`v${cache_entry/* cacheVersion */.DS}/${kind}/`) && !name.endsWith('.tmp');
}
function totalOf(files) {
    return { entries: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

// EXTERNAL MODULE: ./lib/host/lazy-cache.js
var lazy_cache = __webpack_require__(84725);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js + 7 modules
var columns = __webpack_require__(46895);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
;// CONCATENATED MODULE: ./lib/cli/cache.js





const contents = {
    content: 'manifests, SBOMs and signatures, by digest',
    object: 'git trees and files, by object name',
    segment: 'records of tag histories, by digest',
    scans: 'results of scans, one entry per repository',
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
            context.out(`${(0,model_text/* plural */.LS)(other.entries, 'other file')} (${sizeText(other.bytes)}), which no run reads`);
        return 0;
    });
}
async function checkCache(context) {
    return withFolder(context, async (folder) => {
        const { entries, damaged } = await verifyCache(folder);
        for (const name of damaged)
            await folder.remove(name);
        if (context.invocation.json)
            context.out(JSON.stringify({ entries, damaged }, null, 2));
        else
            context.out([
                ...damaged.map((name) => `${name} was damaged and has been removed`),
                `${(0,model_text/* plural */.LS)(entries, 'entry')} verified, ${damaged.length} damaged`,
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
            context.out(`${(0,model_text/* plural */.LS)(names.length, 'file')} removed`);
        return 0;
    });
}
async function withFolder(context, use) {
    const { invocation, environment } = context;
    const opened = await (0,lazy_cache/* machineCache */.G)(environment, '.')(invocation.flags.get('cache'));
    if (opened === undefined)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', [
            'Name the folder of the cache with `--cache` or `TAGPROOF_CACHE`.',
        ]);
    if ('refused' in opened)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', [opened.refused]);
    return use(opened);
}
function sizeText(bytes) {
    return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}


/***/ }),

/***/ 84725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ machineCache)
/* harmony export */ });
function machineCache(environment, checkout) {
    return async (folder = environment.TAGPROOF_CACHE || undefined) => {
        if (folder === undefined || folder === 'off')
            return undefined;
        return (await __webpack_require__.e(/* import() */ 6061).then(__webpack_require__.bind(__webpack_require__, 96061))).openCacheFolder(folder, checkout, environment);
    };
}


/***/ })

};
