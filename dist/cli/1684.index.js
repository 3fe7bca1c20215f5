export const id = 1684;
export const ids = [1684];
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

/***/ 83859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   releases: () => (/* binding */ releases)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18378);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5062);
/* harmony import */ var _history_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21600);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75485);
/* harmony import */ var _model_images_mirror_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97237);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26732);
/* harmony import */ var _report_time_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9793);
/* harmony import */ var _resolve_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36334);
/* harmony import */ var _resolve_successor_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79794);
/* harmony import */ var _resolve_tag_list_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81877);
/* harmony import */ var _images_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52295);















const maxTags = 200;
const maxNames = 5;
async function releases(context) {
    const { operands } = context.invocation;
    const { config, images, issues: wrong } = (0,_images_js__WEBPACK_IMPORTED_MODULE_10__/* .readImageArguments */ .As)(context);
    const tagged = images.filter(({ tag, digest }) => tag !== undefined || digest !== undefined);
    const issues = [
        ...wrong,
        ...tagged.map((image) => `\`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .plain */ .pj)((0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image))}\` must be the name of an image without a tag or digest.`),
        ...(operands.length === 0 ? ['`releases` requires IMAGE, such as `quay.io/prometheus/prometheus`.'] : []),
    ];
    if (config === undefined || issues.length > 0)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_1__/* .usageErrors */ .jY)(context, 'usage', issues);
    const guarded = (0,_images_js__WEBPACK_IMPORTED_MODULE_10__/* .guardedHost */ .rx)(context, config);
    const { out, err } = guarded.context;
    try {
        const read = await openReleases(guarded.host, config);
        const found = await Promise.all(images.map(read));
        const document = found.map(({ releases }, index) => [operands[index], { releases }]);
        out(JSON.stringify(Object.fromEntries(document), null, 2));
        for (const note of found.flatMap(({ notes }) => notes))
            err(`note: ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .plain */ .pj)(note)}`);
        const gaps = (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .distinctGaps */ .C8)(found.flatMap((one) => one.gaps));
        for (const gap of gaps)
            err((0,_output_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .plain */ .pj)(`${gap.subject}: ${(0,_command_context_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(gap)}`));
        return gaps.length === 0 ? 0 : 3;
    }
    catch (error) {
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_1__/* .printFailure */ .eV)(guarded.context, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .gapFrom */ .rK)(error, operands.join(' ')));
    }
}
async function openReleases(host, config) {
    const clients = await (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .Ng)(host, config);
    const now = host.clock.now();
    const { firstSeen, gaps: unread } = await (0,_history_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .openLedger */ .au)({ files: host.files, file: config.ledger, now });
    const { sources, registries, histories } = clients;
    const { minAgeMs, surface } = config;
    const resolverAt = (ageMs) => (0,_resolve_index_js__WEBPACK_IMPORTED_MODULE_7__/* .createResolver */ .T)({
        ...config.platform,
        ...(0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registryHost */ .U$)(config.platform),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ firstSeen, group: config.group }),
        ...{ registries, histories, historyLimit: _clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .historyLimit */ .kw, surface },
        sources: 'cause' in sources ? sources : (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ ...sources, pullPolicies: undefined }),
        needPlatform: _clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .presetRegistries */ .HB,
        mirrors: config.registries,
        view: { now, minAgeMs: ageMs },
    });
    const resolveToday = resolverAt(1);
    const resolveOld = minAgeMs > 1 ? resolverAt(minAgeMs) : resolveToday;
    return async (image) => {
        const tags = await tagsOf(clients, config, (0,_model_images_mirror_js__WEBPACK_IMPORTED_MODULE_5__/* .originImage */ .A)(image, config.registries)).catch((error) => (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .gapFrom */ .rK)(error, (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image)));
        if ('cause' in tags)
            return { releases: [], gaps: [tags], notes: [] };
        const ordered = versionsIn(tags);
        const occurrences = ordered.slice(0, maxTags).map((tag) => occurrenceOf({ ...image, tag }));
        const today = await resolveToday(occurrences);
        const old = await resolveOld(occurrences);
        const found = [];
        const gaps = [...unread, ...today.gaps, ...old.gaps.filter(({ cause }) => (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .isOutage */ .uD)(cause))];
        const unproved = [];
        for (const one of occurrences) {
            const { tag: version = '' } = one.image;
            const [present, target] = [today.facts.get(one), releaseIn(old.facts.get(one), minAgeMs <= 1)];
            if (target !== undefined)
                found.push({ version, ...target, ...deprecation(present) });
            else if (releaseIn(present, true) !== undefined)
                unproved.push(version);
            else
                gaps.push(gapIn(present, (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(one.image)));
        }
        const age = `nothing proves that they have had a digest for ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(minAgeMs)}`;
        const notes = [
            ...leftOut(image, unproved, age),
            ...leftOut(image, ordered.slice(maxTags), `a list has ${maxTags} tags at most`),
        ];
        return { releases: found, gaps, notes };
    };
}
async function tagsOf({ sources, tagLists }, config, origin) {
    if (origin.registry !== (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registryHost */ .U$)(config.platform).registry)
        return (await tagLists.tagsOf(origin, '')).map(({ tag }) => tag);
    if ('cause' in sources)
        return sources;
    const scope = { ...config.platform, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ group: config.group }) };
    const listed = await (0,_resolve_tag_list_js__WEBPACK_IMPORTED_MODULE_9__/* .createTagCatalogue */ .s3)(sources, scope).listTags(origin.repository);
    if (listed === undefined)
        return {
            cause: 'no-credential',
            subject: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(origin),
            message: 'The platform lists no tags of the image',
        };
    return 'cause' in listed ? listed : listed.all.map(({ name }) => name);
}
function versionsIn(tags) {
    const versions = [...new Set(tags)].sort(_output_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .compareText */ .n6).flatMap((tag) => (0,_resolve_successor_js__WEBPACK_IMPORTED_MODULE_8__/* .versionOf */ .E4)(tag) ?? []);
    return versions.sort((a, b) => (0,_resolve_successor_js__WEBPACK_IMPORTED_MODULE_8__/* .compareTags */ .bb)(b, a)).map(({ name }) => name);
}
function occurrenceOf(image) {
    const at = { file: '', span: { start: 0, end: 0 } };
    return {
        kind: 'image',
        image,
        at,
        raw: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image),
        pin: { kind: 'refused', why: 'it is in no file' },
    };
}
function releaseIn(fact, mayBeNew) {
    if (fact?.status === 'unpinned')
        return { digest: fact.currentDigest, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ releaseTimestamp: (0,_report_time_js__WEBPACK_IMPORTED_MODULE_13__/* .isoIfKnown */ .UN)(fact.currentSince) }) };
    const isUndated = mayBeNew && fact?.status === 'unknown' && fact.cause === 'no-history';
    return isUndated && fact.currentDigest !== undefined ? { digest: fact.currentDigest } : undefined;
}
function deprecation(fact) {
    return fact !== undefined && 'endOfLife' in fact && fact.endOfLife?.deprecated === true
        ? { isDeprecated: true }
        : {};
}
function gapIn(fact, subject) {
    const { cause, message } = fact?.status === 'unknown'
        ? fact
        : { cause: 'missing-tag', message: 'the registry lists the tag and does not have it' };
    return { cause, subject, message };
}
function leftOut(image, tags, why) {
    if (tags.length === 0)
        return [];
    const more = tags.length > maxNames ? ', …' : '';
    const names = tags.slice(0, maxNames).join(', ');
    return [`${(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image)}: ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .plural */ .LS)(tags.length, 'tag')} left out, because ${why}: ${names}${more}`];
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

/***/ 97600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ maxCandidates),
/* harmony export */   Hk: () => (/* binding */ pullVerdict),
/* harmony export */   Ky: () => (/* binding */ answerAbout),
/* harmony export */   os: () => (/* binding */ denialsOf)
/* harmony export */ });
const maxCandidates = 15;
function answerAbout({ newest, others }, digest) {
    return [...newest, ...others].find((answer) => answer.digest === digest);
}
function pullVerdict({ results, unknown, isHarmless }) {
    if (denialsOf(results, 'enforced').length > 0)
        return 'denied';
    const isOpen = results.some(({ mode, result }) => mode === 'enforced' && result === 'error');
    return isOpen || (unknown !== undefined && isHarmless !== true) ? 'unknown' : 'allowed';
}
function denialsOf(results, mode) {
    return results.filter((one) => one.mode === mode && one.result === 'denied' && one.override === undefined);
}


/***/ }),

/***/ 44553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ looksImmutable),
/* harmony export */   k: () => (/* binding */ isFullVersion)
/* harmony export */ });
const fullVersion = /^v?\d{1,9}\.\d{1,9}\.\d{1,9}(?:[-_+.][\w.-]*)?$/;
const date = /^(?:.*[-_.])?20\d{2}[-_.]?(?:0[1-9]|1[0-2])[-_.]?(?:0[1-9]|[12]\d|3[01])(?:[-_.T].*)?$/;
const commit = /^(?:.*[-_.])?(?:sha-?)?(?=[a-f]*\d)(?=\d*[a-f])[a-f0-9]{7,64}$/;
function isFullVersion(tag) {
    return tag.length <= 128 && fullVersion.test(tag);
}
function looksImmutable(tag) {
    return isFullVersion(tag) || (tag.length <= 128 && (date.test(tag) || commit.test(tag)));
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
/* harmony export */   fV: () => (/* binding */ isJwkSet),
/* harmony export */   fz: () => (/* binding */ isDisjoint),
/* harmony export */   h2: () => (/* binding */ decodeBase64url),
/* harmony export */   ji: () => (/* binding */ serializeJoseHeader),
/* harmony export */   nI: () => (/* binding */ validateCrit),
/* harmony export */   qc: () => (/* binding */ JWS_RECOGNIZED)
/* harmony export */ });
/* unused harmony exports JWE_RECOGNIZED, assertUint8Array */
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

/***/ 77961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ decodeJwt)
/* harmony export */ });
/* harmony import */ var _base64url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71445);
/* harmony import */ var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77410);
/* harmony import */ var _lib_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47784);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5674);




function decodeJwt(jwt) {
  if (typeof jwt != "string")
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("JWTs must use Compact JWS serialization, JWT must be a string");
  const { 1: encodedPayload, length } = jwt.split(".");
  if (length === 5)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Only JWTs using Compact JWS serialization can be decoded");
  if (length !== 3)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Invalid JWT");
  if (!encodedPayload)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("JWTs must contain a payload");
  let claimsSetBytes;
  try {
    claimsSetBytes = (0,_base64url_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D)(encodedPayload);
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Failed to base64url decode the payload", { cause });
  }
  let claimsSet;
  try {
    claimsSet = JSON.parse(_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__/* .strictDecoder */ .u8.decode(claimsSetBytes));
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Failed to parse the decoded payload as JSON", { cause });
  }
  if (!(0,_lib_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(claimsSet))
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Invalid JWT Claims Set");
  return claimsSet;
}



/***/ }),

/***/ 5674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ JWKSMultipleMatchingKeys),
/* harmony export */   BT: () => (/* binding */ JWKSNoMatchingKey),
/* harmony export */   Dm: () => (/* binding */ JWKSInvalid),
/* harmony export */   Dp: () => (/* binding */ JWTInvalid),
/* harmony export */   Rb: () => (/* binding */ JOSEAlgNotAllowed),
/* harmony export */   T0: () => (/* binding */ JOSENotSupported),
/* harmony export */   Ye: () => (/* binding */ JWSInvalid),
/* harmony export */   h2: () => (/* binding */ JWSSignatureVerificationFailed),
/* harmony export */   i4: () => (/* binding */ JOSEError),
/* harmony export */   ie: () => (/* binding */ JWTClaimValidationFailed),
/* harmony export */   n: () => (/* binding */ JWTExpired),
/* harmony export */   xb: () => (/* binding */ JWKSTimeout)
/* harmony export */ });
/* unused harmony exports JWEDecryptionFailed, JWEInvalid, JWKInvalid */
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
class JWKSInvalid extends JOSEError {
  static code = "ERR_JWKS_INVALID";
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
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);



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
