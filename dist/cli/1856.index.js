export const id = 1856;
export const ids = [1856];
export const modules = {

/***/ 65908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ maxDocumentBytes),
/* harmony export */   o: () => (/* binding */ unwrap)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);



const maxDocumentBytes = 64 * 1024 * 1024;
const bundleSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ dsseEnvelope: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J() });
const envelopeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ payload: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), payloadType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const statementSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    _type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().startsWith('https://in-toto.io/Statement/'),
    predicateType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(1000),
    predicate: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
    subject: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default({}) }))
        .max(10_000)
        .default([]),
});
const sbomPredicate = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/bom)(?:\/|$)/i;
const cosignPredicate = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ Data: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J() });
function unwrap(text) {
    const outer = readJson(text);
    if ('unreadable' in outer)
        return outer;
    const bundled = bundleSchema.safeParse(outer.json);
    const enveloped = envelopeSchema.safeParse(bundled.success && bundled.data.dsseEnvelope !== undefined ? bundled.data.dsseEnvelope : outer.json);
    if (!enveloped.success)
        return fromStatement(outer.json);
    const { payload, payloadType } = enveloped.data;
    if (payloadType !== 'application/vnd.in-toto+json')
        return { other: 'an envelope without an in-toto statement' };
    const inner = readJson(Buffer.from(payload, 'base64').toString('utf8'));
    return 'unreadable' in inner
        ? { unreadable: `the payload of the envelope: ${inner.unreadable}` }
        : fromStatement(inner.json);
}
function fromStatement(json) {
    const stated = statementSchema.safeParse(json);
    if (!stated.success)
        return { document: json, subjects: [] };
    const { predicateType, predicate, subject } = stated.data;
    if (!sbomPredicate.test(predicateType))
        return { other: 'an attestation about something other than packages' };
    const subjects = subject.map(({ digest }) => `sha256:${digest.sha256 ?? ''}`).filter(_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc);
    const cosign = cosignPredicate.safeParse(predicate);
    const data = cosign.success ? cosign.data.Data : undefined;
    if (data === undefined)
        return { document: predicate, subjects };
    if (typeof data !== 'string')
        return { document: data, subjects };
    const parsed = readJson(data);
    return 'unreadable' in parsed ? parsed : { document: parsed.json, subjects };
}
function readJson(text) {
    if (text.length > maxDocumentBytes)
        return { unreadable: `it is larger than ${maxDocumentBytes} bytes` };
    const json = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text.replace(/^\uFEFF/, ''));
    return json === undefined ? { unreadable: 'it is not JSON' } : { json };
}


/***/ }),

/***/ 25552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ inspectSbom),
  r: () => (/* binding */ parseSbom)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./node_modules/packageurl-js/index.js
var packageurl_js = __webpack_require__(87091);
;// CONCATENATED MODULE: ./lib/advisories/sbom/component.js


const maxNameLength = 256;
const maxPurlLength = 4096;
const imageTypes = new Set(['oci', 'docker']);
function componentOf(entry) {
    const url = parsePurl(entry.purl);
    if (url !== undefined && imageTypes.has(url.type))
        return undefined;
    const name = url === undefined ? entry.name?.trim() : nameIn(url);
    const version = url?.version ?? entry.version;
    const type = url?.type ?? entry.type;
    if (name === undefined || name === '')
        return { why: 'it has neither a name nor a purl' };
    if (name.length > maxNameLength)
        return { why: `its name is longer than ${maxNameLength} characters` };
    const origins = [...entry.origins, ...originsIn(url)].map((origin) => origin.trim());
    const usable = origins.filter((origin) => origin !== '' && origin !== name && origin.length <= maxNameLength);
    return {
        name,
        ...(0,collections/* compact */.oE)({
            version: version === '' || (version?.length ?? 0) > maxNameLength ? undefined : version,
            purl: url === undefined ? undefined : entry.purl,
            type,
        }),
        origins: [...new Set(usable)],
    };
}
function parsePurl(text) {
    if (text === undefined || text.length > maxPurlLength)
        return undefined;
    try {
        return packageurl_js.PackageURL.fromString(text);
    }
    catch {
        return undefined;
    }
}
function nameIn({ type, namespace, name }) {
    if (!namespace)
        return name;
    if (type === 'maven')
        return `${namespace}:${name}`;
    return ['npm', 'golang', 'composer', 'github', 'swift'].includes(type) ? `${namespace}/${name}` : name;
}
function originsIn(url) {
    const { origin, upstream } = url?.qualifiers ?? {};
    return [origin, upstream]
        .flatMap((text) => text?.slice(0, maxPurlLength).split(',') ?? [])
        .map((text) => text.replace(/-[^-]+-[^-]+\.src\.rpm$/, '').replace(/(?<=.)@[^@]*$/, ''));
}
const maxPackages = 200_000;

;// CONCATENATED MODULE: ./lib/advisories/sbom/cyclonedx.js


const cyclonedx_text = schemas/* string */.YjP().optional();
const componentSchema = schemas/* object */.Ikc({
    type: cyclonedx_text,
    group: cyclonedx_text,
    name: cyclonedx_text,
    version: cyclonedx_text,
    purl: cyclonedx_text,
    properties: schemas/* array */.YOg(schemas/* object */.Ikc({ name: cyclonedx_text, value: cyclonedx_text })).optional(),
    pedigree: schemas/* object */.Ikc({ ancestors: schemas/* array */.YOg(schemas/* object */.Ikc({ name: cyclonedx_text })).optional() }).optional(),
    components: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
});
const documentSchema = schemas/* object */.Ikc({ specVersion: schemas/* string */.YjP(), components: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]) });
const otherTypes = new Set([
    'operating-system',
    'container',
    'device',
    'device-driver',
    'firmware',
    'file',
    'platform',
    'machine-learning-model',
    'data',
    'cryptographic-asset',
]);
const originProperties = new Set(['syft:metadata:originPackage', 'aquasecurity:trivy:SrcName']);
const maxDepth = 32;
function isCycloneDx(json) {
    return schemas/* object */.Ikc({ bomFormat: schemas/* literal */.euz('CycloneDX') }).safeParse(json).success;
}
function readCycloneDx(json) {
    const parsed = documentSchema.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its components are not a list' };
    const { specVersion, components } = parsed.data;
    if (!/^1\.[456]$/.test(specVersion)) {
        return { unreadable: `CycloneDX ${specVersion.slice(0, 40)} is not supported, only 1.4 to 1.6` };
    }
    const entries = [];
    let level = components;
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth >= maxDepth)
            return { unreadable: `its components are nested deeper than ${maxDepth}` };
        const below = [];
        for (const raw of level) {
            const { data } = componentSchema.safeParse(raw);
            entries.push(data === undefined ? { why: 'it is not a CycloneDX component' } : entryOf(data));
            for (const nested of data?.components ?? [])
                below.push(nested);
            if (entries.length > maxPackages)
                return { entries };
        }
        level = below;
    }
    return { entries };
}
function entryOf(data) {
    if (data.purl === undefined && otherTypes.has(data.type ?? ''))
        return undefined;
    const properties = (data.properties ?? []).filter(({ name }) => originProperties.has(name ?? ''));
    const ancestors = data.pedigree?.ancestors ?? [];
    const origins = [...properties.map(({ value }) => value), ...ancestors.map(({ name }) => name)];
    return {
        name: data.group && data.name ? `${data.group}/${data.name}` : data.name,
        version: data.version,
        purl: data.purl,
        origins: origins.filter((name) => name !== undefined).slice(0, 20),
    };
}

// EXTERNAL MODULE: ./lib/advisories/sbom/document.js
var sbom_document = __webpack_require__(65908);
;// CONCATENATED MODULE: ./lib/advisories/sbom/spdx.js


const spdx_text = schemas/* string */.YjP().optional();
const packageSchema = schemas/* object */.Ikc({
    SPDXID: spdx_text,
    name: spdx_text,
    versionInfo: spdx_text,
    sourceInfo: spdx_text,
    primaryPackagePurpose: spdx_text,
    externalRefs: schemas/* array */.YOg(schemas/* object */.Ikc({ referenceType: spdx_text, referenceLocator: spdx_text })).optional(),
});
const relationshipSchema = schemas/* object */.Ikc({
    spdxElementId: schemas/* string */.YjP(),
    relationshipType: schemas/* string */.YjP(),
    relatedSpdxElement: schemas/* string */.YjP(),
});
const spdx_documentSchema = schemas/* object */.Ikc({
    spdxVersion: schemas/* string */.YjP(),
    packages: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]),
    relationships: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]),
});
const otherPurposes = new Set(['CONTAINER', 'OPERATING_SYSTEM']);
const builtFrom = /\bbuilt (?:package )?from:? +(?<name>[^\s,;]{1,256})/i;
const maxRelationships = 1_000_000;
const maxSources = 20;
function isSpdx(json) {
    return schemas/* object */.Ikc({ spdxVersion: schemas/* string */.YjP() }).safeParse(json).success;
}
function readSpdx(json) {
    const parsed = spdx_documentSchema.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its packages are not a list' };
    const { spdxVersion, packages, relationships } = parsed.data;
    if (!/^SPDX-2\.\d$/.test(spdxVersion))
        return { unreadable: `${spdxVersion.slice(0, 40)} is not supported, only SPDX 2.x` };
    const decoded = packages.map((raw) => packageSchema.safeParse(raw));
    const byId = new Map(decoded.flatMap(({ data }) => (data?.SPDXID === undefined ? [] : [[data.SPDXID, data]])));
    const sources = sourcesIn(relationships.slice(0, maxRelationships));
    const sourceIds = new Set([...sources.values()].flat());
    const entries = decoded.map(({ data }) => {
        if (data === undefined)
            return { why: 'it is not an SPDX 2 package' };
        if (isNotPackage(data, sourceIds))
            return undefined;
        const origins = (sources.get(data.SPDXID ?? '') ?? []).map((id) => sourceName(byId.get(id)));
        const builtFromName = builtFrom.exec((data.sourceInfo ?? '').slice(0, 2000))?.groups?.name;
        return {
            name: data.name,
            version: data.versionInfo,
            purl: purlOf(data),
            origins: [...origins, builtFromName].filter((name) => name !== undefined),
        };
    });
    return { entries };
}
function sourcesIn(relationships) {
    const sources = new Map();
    for (const raw of relationships) {
        const { data } = relationshipSchema.safeParse(raw);
        if (data === undefined || !['GENERATED_FROM', 'DESCRIBED_BY'].includes(data.relationshipType))
            continue;
        const ids = sources.get(data.spdxElementId) ?? [];
        if (ids.length < maxSources)
            sources.set(data.spdxElementId, [...ids, data.relatedSpdxElement]);
    }
    return sources;
}
function isNotPackage(data, sourceIds) {
    const type = () => parsePurl(purlOf(data))?.type ?? '';
    if (sourceIds.has(data.SPDXID ?? ''))
        return ['', 'github', 'gitlab', 'generic'].includes(type());
    return otherPurposes.has(data.primaryPackagePurpose ?? '') && type() === '';
}
function purlOf({ externalRefs = [] }) {
    return externalRefs.find(({ referenceType }) => /(?:^|\/)purl$/.test(referenceType ?? ''))
        ?.referenceLocator;
}
function sourceName(data) {
    return data?.name?.replace(/(?:\.melange)?\.ya?ml$/, '');
}

;// CONCATENATED MODULE: ./lib/advisories/sbom/index.js







const sbom_documentSchema = schemas/* object */.Ikc({
    version: schemas/* string */.YjP(),
    contents: schemas/* object */.Ikc({ packages: schemas/* array */.YOg(schemas/* unknown */.L5J()), repositories: schemas/* unknown */.L5J() }),
});
const sbom_packageSchema = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP(), origin: schemas/* string */.YjP().optional() });
function isApkoLock(json) {
    return sbom_documentSchema.safeParse(json).success;
}
function readApkoLock(json) {
    const parsed = sbom_documentSchema.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its packages are not a list' };
    return {
        entries: parsed.data.contents.packages.map((raw) => {
            const { data } = sbom_packageSchema.safeParse(raw);
            if (data === undefined)
                return { why: 'it has no name or no version' };
            const { name, version, origin } = data;
            return { name, version, type: 'apk', origins: origin === undefined ? [] : [origin] };
        }),
    };
}
const formats = [
    { kind: 'spdx', is: isSpdx, read: readSpdx },
    { kind: 'cyclonedx', is: isCycloneDx, read: readCycloneDx },
    { kind: 'apko-lock', is: isApkoLock, read: readApkoLock },
];
const maxProblems = 20;
function parseSbom({ path, text }, opened = {}) {
    const failed = (kind, message, subjects = []) => ({
        kind,
        components: [],
        problems: [{ file: path, message }],
        empty: false,
        subjects,
    });
    const { unwrapped = (0,sbom_document/* unwrap */.o)(text), hasSpans = true } = opened;
    if ('unreadable' in unwrapped)
        return failed('unreadable', `The SBOM cannot be read: ${unwrapped.unreadable}`);
    if ('other' in unwrapped)
        return failed('other', `This file is not an SBOM: it is ${unwrapped.other}`);
    const format = formats.find(({ is }) => is(unwrapped.document));
    if (format === undefined) {
        return failed('other', 'This file is not an SBOM: it is neither SPDX, CycloneDX nor an apko lock file in JSON');
    }
    const read = format.read(unwrapped.document);
    if ('unreadable' in read)
        return failed('unreadable', `The SBOM cannot be read: ${read.unreadable}`, unwrapped.subjects);
    const components = componentsOf(read.entries, { path, text: hasSpans ? text : '' });
    return { kind: format.kind, subjects: unwrapped.subjects, ...components };
}
function inspectSbom(text, unwrapped = (0,sbom_document/* unwrap */.o)(text)) {
    if ('document' in unwrapped) {
        const { document, subjects } = unwrapped;
        return { isSbom: subjects.length > 0 || formats.some(({ is }) => is(document)), subjects };
    }
    return { isSbom: 'unreadable' in unwrapped, subjects: [] };
}
function componentsOf(entries, { path, text }) {
    const spanOf = indexSpans(text);
    const components = [];
    const issues = [];
    entries.slice(0, maxPackages).forEach((entry, index) => {
        const component = entry === undefined || 'why' in entry ? entry : componentOf(entry);
        if (component === undefined)
            return;
        if ('why' in component) {
            issues.push(`Package ${index + 1} of the SBOM cannot be checked: ${component.why}`);
            return;
        }
        const span = (component.purl === undefined ? undefined : spanOf(component.purl)) ?? spanOf(component.name);
        components.push({ ...component, file: path, ...(0,collections/* compact */.oE)({ span }) });
    });
    const more = issues.length - maxProblems;
    const messages = issues.slice(0, maxProblems);
    if (more > 0)
        messages.push(`${more} more packages of the SBOM cannot be checked`);
    if (entries.length > maxPackages)
        messages.push(`The SBOM lists more than ${maxPackages} packages; the rest was not read`);
    const empty = components.length === 0 && issues.length === 0;
    if (empty)
        messages.push('The SBOM lists no packages');
    return { components, empty, problems: messages.map((message) => ({ file: path, message })) };
}
const namedPattern = /"(?:purl|referenceLocator|name)"\s{0,20}:\s{0,20}("(?:[^"\\]|\\.){1,4096}")/g;
function indexSpans(text) {
    const spans = new Map();
    for (const match of text.matchAll(namedPattern)) {
        const literal = match[1] ?? '';
        const value = (0,json/* parseJson */.qF)(literal);
        const end = match.index + match[0].length - 1;
        if (typeof value === 'string' && !spans.has(value))
            spans.set(value, { start: end - literal.length + 2, end });
    }
    return (value) => spans.get(value);
}


/***/ }),

/***/ 31182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ openRunCache)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44231);


async function openRunCache({ cache: open, ci, git, job = ci, clock, sink, tell = sink.log }, { cache: folder, base }) {
    const opened = await open?.(folder);
    if (opened === undefined)
        return undefined;
    if ('refused' in opened) {
        sink.log(opened.refused);
        return undefined;
    }
    const { createRunCache } = await __webpack_require__.e(/* import() */ 1870).then(__webpack_require__.bind(__webpack_require__, 81870));
    return createRunCache(opened, {
        ...(await reachOf((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ ci: job, git }), base)),
        now: clock.now,
        tell,
    });
}
async function reachOf(job, named) {
    const revision = await (0,_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .revisionOf */ .D)(job, named).catch(() => undefined);
    switch (revision?.kind) {
        case 'change':
            return { trust: revision.isFromOutside ? 'none' : 'verified', base: revision.target ?? '' };
        case 'branch':
            return { trust: revision.isAnybodys === true ? 'none' : 'all', base: revision.name ?? '' };
        case 'local':
            return { trust: 'all', base: '' };
        default:
            return { trust: 'none', base: '' };
    }
}


/***/ }),

/***/ 65054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ RememberedScans)
/* harmony export */ });
const maxSize = 64 * 1024 * 1024;
const overhead = 500;
class RememberedScans {
    most;
    results = new Map();
    size = 0;
    constructor(most = maxSize) {
        this.most = most;
    }
    get(key) {
        return this.results.get(key);
    }
    set(key, result, size) {
        if (this.size + size + overhead > this.most) {
            this.results.clear();
            this.size = 0;
        }
        this.size += size + overhead;
        this.results.set(key, result);
    }
}


/***/ }),

/***/ 65060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ plannedNames),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   l1: () => (/* binding */ misreadFiles)
/* harmony export */ });
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);

function misreadFiles(before, after, edits, lineOf) {
    const expected = byFile(before.occurrences);
    const found = byFile(after.occurrences);
    const planned = plannedNames(before.occurrences, edits);
    const problems = newProblems(before.problems, after.problems);
    const paths = new Set([...expected.keys(), ...found.keys(), ...problems.keys()]);
    const isRemoval = [...edits.values()].flat().some(({ digest }) => digest === undefined);
    const whereOf = ({ file, span }) => span === undefined ? 'the file' : `line ${lineOf(file, span.start, 'after')}`;
    return [...paths].flatMap((path) => {
        const digests = new Map(edits.get(path)?.map(({ span, digest }) => [span.end, digest]));
        const own = found.get(path) ?? [];
        const first = (expected.get(path) ?? []).findIndex((one, index) => difference(one, own[index], digests, planned) !== undefined);
        const one = expected.get(path)?.[first];
        const differs = one &&
            `line ${lineOf(path, one.at.span.start, 'before')} ${difference(one, own[first], digests, planned)}`;
        const extra = own.length > (expected.get(path)?.length ?? 0) ? 'it would name another image' : undefined;
        const problem = problems.get(path);
        const why = problem === undefined
            ? (differs ?? extra)
            : `${whereOf(problem)} could not be read: ${problem.message}`;
        return why === undefined ? [] : [{ path, why: `${isRemoval ? 'without' : 'with'} the digests, ${why}` }];
    });
}
function difference(before, after, digests, planned) {
    if (after === undefined)
        return 'would name one image less';
    if (before.kind !== 'image')
        return isSameRest(before, after) ? undefined : 'would be read in another way';
    if (after.kind === 'local')
        return 'would name an image that is built here';
    if (after.kind === 'opaque')
        return `could not be read: ${after.detail}`;
    const [expected, found] = [nameOf(editedImage(before, digests)), nameOf(after.image)];
    if (before.pin.kind === 'refused' && isSameName(before, after) && planned.has(found))
        return undefined;
    return expected === found ? undefined : `would name ${found} instead of ${expected}`;
}
function isSameRest(before, after) {
    const reasons = [before, after].map((one) => (one.kind === 'opaque' ? one.why : undefined));
    return after.kind === before.kind && after.raw === before.raw && reasons[0] === reasons[1];
}
function isSameName(before, after) {
    return (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)((0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .withImpliedTag */ .Lt)(before.image)) === (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(after.image);
}
function plannedNames(occurrences, edits) {
    const digests = new Map([...edits].map(([path, own]) => [path, new Map(own.map(({ span, digest }) => [span.end, digest]))]));
    return new Set(occurrences.flatMap((one) => {
        if (one.kind !== 'image' || one.pin.kind === 'refused')
            return [];
        const own = digests.get(one.at.file);
        return own?.has(one.pin.span.end) ? [nameOf(editedImage(one, own))] : [];
    }));
}
function editedImage({ image, pin }, digests) {
    if (pin.kind === 'refused' || !digests.has(pin.span.end))
        return image;
    const digest = digests.get(pin.span.end);
    const { digest: _, ...name } = image;
    if (digest === undefined)
        return name;
    const isTagged = pin.lead.startsWith(`:${_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .impliedTag */ .RW}`);
    return { ...(isTagged ? (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .withImpliedTag */ .Lt)(image) : image), digest };
}
function nameOf(image) {
    return image.digest === undefined ? (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image) : `${(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image)}@${image.digest}`;
}
function byFile(occurrences) {
    const files = new Map();
    for (const one of occurrences) {
        const known = files.get(one.at.file);
        if (known === undefined)
            files.set(one.at.file, [one]);
        else
            known.push(one);
    }
    return files;
}
function newProblems(before, after) {
    const keyOf = ({ file, message }) => JSON.stringify([file, message.replace(/(?::latest)?@sha256:[0-9a-f]*|:latest(?![\w.-])/g, '')]);
    const known = new Set(before.map(keyOf));
    const found = new Map();
    for (const problem of after)
        if (!known.has(keyOf(problem)) && !found.has(problem.file))
            found.set(problem.file, problem);
    return found;
}


/***/ }),

/***/ 3983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gq: () => (/* binding */ writePlanned),
/* harmony export */   nb: () => (/* binding */ createPinner),
/* harmony export */   sH: () => (/* binding */ filesWith)
/* harmony export */ });
/* unused harmony exports writePins, guardedFindings */
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38304);

async function writePins(files, checkout, reread, judge) {
    return writePlanned(files, await (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planChanges */ .XA)(checkout, reread, judge), 'The file was not pinned');
}
async function writePlanned(files, planned, failure) {
    const gapOf = (subject, why) => ({
        cause: 'not-written',
        subject,
        message: `${failure}: ${why}`,
    });
    const changes = [];
    const refused = planned.refused.map(({ path, why }) => gapOf(path, why));
    for (const change of planned.changes) {
        const written = await files.replace(change.path, change.before, change.after);
        if (written.refused === undefined)
            changes.push(change);
        else
            refused.push(gapOf(change.path, written.refused));
    }
    const isWhole = changes.length === planned.changes.length;
    return { changes, refused, ...(isWhole && planned.after !== undefined ? { after: planned.after } : {}) };
}
async function guardedFindings(checkout, reread) {
    const { findings } = checkout;
    if (findings.every(({ fix }) => fix === undefined))
        return findings;
    const all = findings.map((one) => ({ ...one, waived: undefined }));
    const { refused } = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planChanges */ .XA)({ ...checkout, findings: all }, reread);
    const reasons = new Map(refused.map(({ path, why }) => [path, why]));
    return findings.map((one) => {
        const why = one.fix && reasons.get(one.fix.file);
        return why === undefined ? one : withoutFix(one, why);
    });
}
function withoutFix({ fix: _, ...one }, why) {
    return { ...one, message: `${one.message}. It cannot be pinned automatically: ${why}` };
}
function createPinner(files, scan, judge) {
    const reread = (texts) => scan(filesWith(files, texts));
    let rescanned;
    return {
        async write(found) {
            const { after, ...written } = await writePins(files, found, reread, judge);
            rescanned = after;
            return written;
        },
        rescan: async () => rescanned ?? scan(files),
        guard: (left) => guardedFindings(left, reread),
        plan: async (left) => (await (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planChanges */ .XA)(left, reread)).changes,
    };
}
function filesWith(files, texts) {
    return {
        ...files,
        read: async (path, maxBytes) => {
            const text = texts.get(path);
            return text === undefined ? files.read(path, maxBytes) : { text };
        },
    };
}


/***/ }),

/***/ 38304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ planFileChanges),
/* harmony export */   XA: () => (/* binding */ planChanges),
/* harmony export */   ct: () => (/* binding */ applyEdits),
/* harmony export */   r_: () => (/* binding */ planEdits)
/* harmony export */ });
/* unused harmony exports changeFile, changedLines */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80642);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65060);



function planEdits(findings) {
    const planned = new Map();
    const keyOf = (file, { start }) => `${start} ${file}`;
    const accepted = new Set(findings.flatMap(({ fix, waived }) => (fix && waived ? keyOf(fix.file, fix.span) : [])));
    for (const { fix, waived } of findings) {
        if (fix === undefined || waived !== undefined)
            continue;
        const { also = [], ...edit } = fix;
        if (also.some((span) => accepted.has(keyOf(fix.file, span))))
            continue;
        const edits = planned.get(fix.file) ?? new Map();
        planned.set(fix.file, edits);
        for (const span of [fix.span, ...also])
            edits.set(span.start, { ...edit, span });
    }
    return new Map([...planned].map(([file, edits]) => [file, [...edits.values()].sort(byStart)]));
}
function changeFile(path, before, edits) {
    const applied = applyEdits(before, edits);
    if ('refused' in applied)
        return applied;
    return { path, before, after: applied.text, lines: changedLines(before, applied.text) };
}
function applyEdits(text, edits) {
    let result = '';
    let done = 0;
    for (const { span, expect, replacement } of [...edits].sort(byStart)) {
        if (span.start < done)
            return { refused: 'two edits overlap' };
        if (text.slice(span.start, span.end) !== expect)
            return { refused: 'the text has changed since it was scanned' };
        result += text.slice(done, span.start) + replacement;
        done = span.end;
    }
    return { text: result + text.slice(done) };
}
function changedLines(before, after) {
    const ends = /\r\n|\n|\r/;
    const old = before.split(ends);
    return after.split(ends).flatMap((text, index) => {
        const was = old[index] ?? '';
        return was === text ? [] : [{ line: index + 1, before: was, after: text }];
    });
}
function byStart(a, b) {
    return a.span.start - b.span.start;
}
const maxReadings = 4;
function planChanges({ evidence: { occurrences }, problems, files, findings }, reread, judge) {
    return planFileChanges({ occurrences, problems, files }, planEdits(findings), reread, judge);
}
async function planFileChanges(checkout, edits, reread, judge = async () => []) {
    const planned = new Map();
    const refused = [];
    for (const [path, ofFile] of edits) {
        const change = changeFile(path, checkout.files.get(path)?.text ?? '', ofFile);
        if ('refused' in change)
            refused.push({ path, why: change.refused });
        else
            planned.set(path, change);
    }
    for (let reading = 1; planned.size > 0; reading += 1) {
        const after = await reread(new Map([...planned].map(([path, change]) => [path, change.after])));
        const kept = new Map([...edits].filter(([path]) => planned.has(path)));
        const misread = (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .misreadFiles */ .l1)(checkout, after, kept, lineIn(checkout.files, planned));
        const [first] = misread;
        const changes = [...planned.values()];
        const [cause = first, ...more] = first === undefined ? await judge(changes, (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .plannedNames */ .$u)(checkout.occurrences, kept)) : misread;
        if (cause === undefined)
            return { changes, refused, after };
        const own = reading < maxReadings ? [cause, ...more].filter(({ path }) => planned.has(path)) : [];
        const left = own.length > 0 ? own : changes.map(({ path }) => ({ path, why: whyAll(path, cause) }));
        for (const one of left)
            planned.delete(one.path);
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(refused, left);
    }
    return { changes: [], refused };
}
function whyAll(path, { path: other, why }) {
    return path === other ? why : `in ${other}, ${why}`;
}
function lineIn(files, planned) {
    return (file, offset, when) => {
        const text = (when === 'after' ? planned.get(file)?.after : undefined) ?? files.get(file)?.text ?? '';
        return (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_2__/* .positionsOf */ .q$)(text)({ start: offset, end: offset }).line;
    };
}


/***/ }),

/***/ 20595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WZ: () => (/* binding */ skipFinder),
/* harmony export */   fx: () => (/* binding */ isInForce),
/* harmony export */   hM: () => (/* binding */ withoutSkipped),
/* harmony export */   zl: () => (/* binding */ withinLimit)
/* harmony export */ });
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75485);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);



function isInForce({ until }, now) {
    return until === undefined || now <= until;
}
function skipFinder(skips, now) {
    const inForce = skips.filter((skip) => isInForce(skip, now));
    const compiled = inForce.map((skip) => ({
        skip,
        ofImage: (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)([skip.image]),
        withTag: skip.tag === undefined ? undefined : (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMatcher */ .MH)(skip.tag),
    }));
    return (image) => compiled.find(({ ofImage, withTag }) => ofImage(image) && (withTag === undefined || (image?.tag !== undefined && withTag(image.tag))))?.skip;
}
function withoutSkipped(findings, skips, now) {
    if (skips.length === 0)
        return findings;
    const skipOf = skipFinder(skips, now);
    return findings.map((finding) => {
        if (finding.fix === undefined || skipOf(finding.about?.image) === undefined)
            return finding;
        const { fix: _, ...rest } = finding;
        return rest;
    });
}
function withinLimit(findings, { facts }, limit, isSkipped) {
    if (limit === undefined)
        return findings;
    const since = new Map();
    for (const [{ image }, fact] of facts) {
        const name = (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_1__/* .imageName */ .tO)(image);
        since.set(name, Math.min(since.get(name) ?? Number.MAX_VALUE, behindSince(fact)));
    }
    const isCounted = ({ fix, about }) => fix !== undefined && about?.image !== undefined && !isSkipped(about.image);
    const nameOf = ({ about }) => (about?.image === undefined ? '' : (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_1__/* .imageName */ .tO)(about.image));
    const names = [...new Set(findings.filter(isCounted).map(nameOf))].sort((a, b) => (since.get(a) ?? 0) - (since.get(b) ?? 0) || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a, b));
    const written = new Set(names.slice(0, limit));
    return findings.map((finding) => {
        if (!isCounted(finding) || written.has(nameOf(finding)))
            return finding;
        const { fix: _, ...rest } = finding;
        return rest;
    });
}
function behindSince(fact) {
    if (fact.status === 'superseded')
        return fact.supersededAt;
    if (fact.status === 'one-platform')
        return fact.lag?.supersededAt ?? Number.MAX_SAFE_INTEGER;
    return fact.status === 'unpinned' ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
}


/***/ }),

/***/ 51856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/checks/index.js + 23 modules
var checks = __webpack_require__(6226);
// EXTERNAL MODULE: ./lib/checks/baseline.js
var checks_baseline = __webpack_require__(12662);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
;// CONCATENATED MODULE: ./lib/checks/waivers/inline-waivers.js


function markNewInlineWaivers(base, change, renames) {
    const existing = new collections/* Multiset */.Ov();
    const [keyInBase, keyInChange] = [keysOf(base), keysOf(change)];
    for (const waiver of base.waivers) {
        const { file } = waiver.at;
        existing.add(keyInBase(waiver, renames.get(file) ?? file));
    }
    return change.waivers.map((waiver) => existing.take(keyInChange(waiver, waiver.at.file)) ? waiver : { ...waiver, pending: true });
}
function keysOf({ occurrences }) {
    const byFile = new Map();
    for (const one of occurrences)
        (0,collections/* addToGroup */.Mr)(byFile, one.at.file, one);
    for (const own of byFile.values())
        own.sort((a, b) => a.at.span.start - b.at.span.start);
    return ({ check, reason, covers }, file) => {
        const own = byFile.get(covers.file) ?? [];
        const countBefore = (offset) => (0,collections/* countWhile */.PR)(own, ({ at }) => at.span.start < offset);
        const covered = own.slice(countBefore(covers.span.start), countBefore(covers.span.end));
        return JSON.stringify([file, check, reason, covered.map(checks_baseline/* waivedSubject */.Js)]);
    };
}

// EXTERNAL MODULE: ./lib/model/globs/glob.js
var globs_glob = __webpack_require__(93635);
;// CONCATENATED MODULE: ./lib/checks/waivers/renamed-files.js


function renamedFiles(base, change, { overrides, waivers, removed }) {
    const selectors = [...overrides, ...waivers, ...removed].flatMap(({ paths }) => paths === undefined ? [] : [(0,globs_glob/* pathMatcher */.kZ)(paths)]);
    const onlyIn = (tree, { paths }) => {
        const testData = new Set(tree.occurrences.flatMap((one) => (one.testData === undefined ? [] : one.at.file)));
        return [...tree.files.values()].flatMap(({ path, text }) => {
            if (paths.has(path))
                return [];
            const treatment = selectors.map((selects) => (selects(path) ? 1 : 0)).join('');
            return { path, key: `${treatment} ${testData.has(path)} ${text}` };
        });
    };
    const gone = new Map();
    for (const { path, key } of onlyIn(base, change).reverse())
        (0,collections/* addToGroup */.Mr)(gone, key, path);
    const renames = new Map();
    for (const { path, key } of onlyIn(change, base)) {
        const old = gone.get(key)?.pop();
        if (old !== undefined)
            renames.set(old, path);
    }
    return renames;
}

// EXTERNAL MODULE: ./lib/clients/http/stop.js
var stop = __webpack_require__(55157);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/text/source.js
var source = __webpack_require__(33248);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: ./lib/scan/checkout/index.js + 38 modules
var scan_checkout = __webpack_require__(96666);
// EXTERNAL MODULE: ./lib/pin/skips.js
var pin_skips = __webpack_require__(20595);
;// CONCATENATED MODULE: ./lib/ci/index.js



async function openCi(host, config) {
    const { ofBase } = config.policy;
    const readsBase = (0,checks_baseline/* isNewOnly */.NV)(config, ofBase !== undefined) || ofBase === true;
    if (!readsBase && !writesToCi(config))
        return { revision: { kind: 'local' } };
    const { connectCi } = await __webpack_require__.e(/* import() */ 5827).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, config).catch((error) => (0,failure/* gapFrom */.rK)(error, 'event'));
}
async function scopePins(host, config, ci, { found, pinner, mayWrite, now }) {
    const { pullRequest } = config.delivery;
    const { skips } = config.policy;
    const skipOf = (0,pin_skips/* skipFinder */.WZ)(skips, now);
    const isSkipped = (image) => skipOf(image) !== undefined;
    const findings = (0,pin_skips/* withinLimit */.zl)(found.findings, found.evidence, config.limit, isSkipped);
    const isGitlab = !('cause' in ci) && ci.gitlab !== undefined;
    if (!mayWrite || pullRequest === undefined || isGitlab)
        return { findings: (0,pin_skips/* withoutSkipped */.hM)(findings, skips, now), found, now };
    const { pullRequestScope } = await Promise.all(/* import() */[__webpack_require__.e(7385), __webpack_require__.e(6316)]).then(__webpack_require__.bind(__webpack_require__, 96316));
    const plan = (findings) => pinner.plan({ ...found, findings });
    return pullRequestScope(host, config, ci, pullRequest, { found: { ...found, findings }, now, plan });
}
const nothingDelivered = async () => ({ gaps: [] });
function delivererTo(host, config, ci, input) {
    if (!writesToCi(config))
        return nothingDelivered;
    return async (report) => {
        const { deliver } = await Promise.all(/* import() */[__webpack_require__.e(7385), __webpack_require__.e(8003)]).then(__webpack_require__.bind(__webpack_require__, 48003));
        return deliver(host, config, ci, { ...input, report });
    };
}
function writesToCi({ delivery }) {
    return (delivery.comment !== 'never' ||
        delivery.issue ||
        delivery.fixOnComment ||
        delivery.pullRequest !== undefined);
}

;// CONCATENATED MODULE: ./lib/ci/baseline.js









function filesBelow(files, folder) {
    if (folder === undefined)
        return files;
    const start = `${folder}/`;
    return {
        read: (path, maxBytes) => files.read(`${start}${path}`, maxBytes),
        async list(wanted = () => true, isReadAlike) {
            const isWanted = (path) => path.startsWith(start) && wanted(path.slice(start.length));
            return (await files.list(isWanted, isReadAlike)).flatMap((path) => isWanted(path) ? [path.slice(start.length)] : []);
        },
    };
}
async function openCheckout(host, config, scanning) {
    const [ci, checkout] = await Promise.all([openCi(host, config), scanning]);
    return { ci, checkout, ...openBaseline(host, config, ci, checkout) };
}
function openBaseline(host, config, ci, checkout) {
    const commits = new Map();
    const opened = (0,memoize/* memoizeAsync */.T)(async (use) => {
        const base = await openCommit(host, config, ci, use);
        if (base === undefined)
            return undefined;
        const known = commits.get(base.commit) ?? base;
        commits.set(base.commit, known);
        return known;
    });
    const required = async (use) => {
        const base = await opened(use);
        if (base === undefined)
            throw new failure/* Failure */.HR('no-base', 'There is no base commit');
        return base;
    };
    const readBase = async (path, use) => (await required(use)).files.read(path);
    const hasRules = config.policy.ofBase === true;
    return {
        ...(hasRules ? { readBase } : {}),
        readReviewed: (path) => (hasRules ? readBase(path, 'rules') : host.files.read(path)),
        async markWaivers(change) {
            const { waivers } = change;
            if (!hasRules || waivers.length === 0)
                return { waivers, unread: [] };
            try {
                const base = await required('rules');
                const { renames } = await filesOfChange(host, base, checkout, config);
                return { waivers: markNewInlineWaivers(await base.scanned(), change, renames), unread: [] };
            }
            catch (error) {
                return { waivers, unread: [waiversUnread(error)] };
            }
        },
        async compare(found) {
            const { findings, gaps, placesOf } = found;
            const newOnly = (0,checks_baseline/* isNewOnly */.NV)(config, !('cause' in ci) && ci.revision.kind === 'change');
            const isWanted = (0,checks_baseline/* needsBase */.fq)(findings, newOnly) || (newOnly && gaps.some((gap) => placesOf(gap) !== undefined));
            const uncompared = { findings: (0,checks_baseline/* notCompared */.vK)(findings, undefined), gaps };
            if (!isWanted)
                return uncompared;
            try {
                const base = await opened('comparison');
                if (base === undefined)
                    return { ...uncompared, base: 'none' };
                const files = await filesOfChange(host, base, checkout, config);
                const compared = await compareWithBase(host, base, files, found);
                return newOnly ? compared : { ...compared, findings: (0,checks_baseline/* allCounting */.L7)(compared.findings), gaps };
            }
            catch (error) {
                const unread = baseUnread((0,failure/* gapFrom */.rK)(error, 'base commit'));
                const all = { ...uncompared, gaps: [...gaps, unread] };
                return newOnly ? { ...all, findings: (0,checks_baseline/* notCompared */.vK)(findings, 'unknown'), base: 'unknown' } : all;
            }
        },
    };
}
async function scanWhole(base, host, config) {
    const scanned = await (0,scan_checkout/* scanCheckout */.W)(base, config, { ...host, onlyReferences: true });
    const stopped = (0,stop/* stopGap */.lJ)(host.stop);
    if (stopped !== undefined)
        throw new failure/* Failure */.HR(stopped.cause, stopped.message);
    return scanned;
}
async function openCommit(host, config, ci, use) {
    if ('cause' in ci)
        throw new failure/* Failure */.HR(ci.cause, ci.message);
    const { openBase } = await __webpack_require__.e(/* import() */ 5827).then(__webpack_require__.bind(__webpack_require__, 58208));
    const base = await openBase(host, ci, use);
    if (base === undefined)
        return undefined;
    const files = filesBelow(base.files, host.repository?.folder);
    return { ...base, files, scanned: (0,memoize/* memoizeAsync */.T)(() => scanWhole(files, host, config)) };
}
function waiversUnread(error) {
    const { message } = (0,failure/* gapFrom */.rK)(error, 'base commit');
    return {
        cause: 'policy-unread',
        subject: 'base commit',
        message: `The inline waivers of the base commit could not be read: ${message}`,
    };
}
async function filesOfChange({ files }, base, checkout, { policy }) {
    const [scanned, before, now] = await Promise.all([base.scanned(), base.files.list(), files.list()]);
    const paths = new Set(now);
    const treeBefore = { ...scanned, paths: new Set(before) };
    return { paths, renames: renamedFiles(treeBefore, { ...checkout, paths }, policy) };
}
async function compareWithBase(host, { files: base, scanned }, { paths, renames }, { findings, occurrences, gaps, placesOf }) {
    const existing = (await scanned()).occurrences;
    const places = [
        ...findings.flatMap(({ at }) => at ?? []),
        ...gaps.flatMap((gap) => [...(placesOf(gap) ?? [])]),
    ];
    const baseline = {
        references: (0,checks_baseline/* baselineReferences */.qM)(existing, occurrences, paths, renames),
        unchanged: await unchangedFiles(places, occurrences, base, host),
    };
    return {
        findings: (0,checks_baseline/* compareFindings */.Eg)(findings, occurrences, baseline),
        gaps: (0,checks_baseline/* withExisting */.GW)(gaps, placesOf, occurrences, baseline),
        base: baseline,
    };
}
function baseUnread({ cause, message }) {
    const sentence = `Findings could not be compared with the base commit: ${message}`;
    return { cause, subject: 'base commit', message: sentence };
}
async function unchangedFiles(places, occurrences, base, host) {
    const references = new Set(occurrences.map(({ at }) => (0,source/* placeKey */.r)(at)));
    const files = new Set(places.flatMap((at) => (references.has((0,source/* placeKey */.r)(at)) ? [] : [at.file])));
    const unchanged = [];
    for (const file of files) {
        const [now, before] = await Promise.all([readChanged(host, file), base.read(file)]);
        unchanged.push([file, 'text' in now && 'text' in before && now.text === before.text]);
    }
    return Object.fromEntries(unchanged);
}
async function readChanged({ files, git, repository }, file) {
    const onDisk = await files.read(file);
    if ('text' in onDisk || onDisk.absent !== true || git === undefined)
        return onDisk;
    try {
        const head = await git.head();
        const committed = head && (await git.filesAt(head.commit));
        return committed === undefined ? onDisk : await filesBelow(committed, repository?.folder).read(file);
    }
    catch (error) {
        const { message } = (0,failure/* gapFrom */.rK)(error, file);
        return { unreadable: message };
    }
}

// EXTERNAL MODULE: ./lib/ci/run-cache.js
var run_cache = __webpack_require__(31182);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 6 modules
var http = __webpack_require__(11252);
// EXTERNAL MODULE: ./lib/clients/index.js + 4 modules
var lib_clients = __webpack_require__(18378);
// EXTERNAL MODULE: ./lib/history/ledger.js + 1 modules
var history_ledger = __webpack_require__(21600);
// EXTERNAL MODULE: ./lib/model/run/delivery.js
var delivery = __webpack_require__(19343);
// EXTERNAL MODULE: ./lib/model/run/scan-threads.js
var scan_threads = __webpack_require__(65054);
// EXTERNAL MODULE: ./lib/output/publish.js + 3 modules
var publish = __webpack_require__(60187);
// EXTERNAL MODULE: ./lib/pin/plan.js
var plan = __webpack_require__(38304);
;// CONCATENATED MODULE: ./lib/pin/patch.js

const maxLength = 200_000;
function patchOfFixes(findings, files) {
    let patch = '';
    for (const [path, edits] of (0,plan/* planEdits */.r_)(findings)) {
        const { text = '' } = files.get(path) ?? {};
        const applied = (0,plan/* applyEdits */.ct)(text, edits);
        const part = 'refused' in applied ? '' : filePatch(path, text, applied.text);
        if (patch.length + part.length <= maxLength)
            patch += part;
    }
    return patch === '' ? undefined : patch;
}
function filePatch(path, before, after) {
    const old = linesOf(before);
    const fresh = linesOf(after);
    const changed = old.flatMap((line, index) => (line === fresh[index] ? [] : [index]));
    const hunks = groupsOf(changed).map(([first, last]) => {
        const marked = (mark, lines) => lines.slice(first, last + 1).map((line) => ended(`${mark}${line}`));
        const range = `${first + 1},${last + 1 - first}`;
        return `@@ -${range} +${range} @@\n${[...marked('-', old), ...marked('+', fresh)].join('')}`;
    });
    const name = (side) => quoted(`${side}/${path}`);
    return `diff --git ${name('a')} ${name('b')}\n--- ${name('a')}\n+++ ${name('b')}\n${hunks.join('')}`;
}
function linesOf(text) {
    return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function groupsOf(changed) {
    const groups = [];
    for (const index of changed) {
        const last = groups.at(-1);
        if (last !== undefined && index - last[1] === 1)
            last[1] = index;
        else
            groups.push([index, index]);
    }
    return groups;
}
function ended(line) {
    return line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`;
}
function quoted(path) {
    if (!/["\\\p{Cc}]/u.test(path))
        return path;
    const escapes = path
        .replace(/["\\]/g, '\\$&')
        .replace(/\p{Cc}/gu, (character) => [...Buffer.from(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''));
    return `"${escapes}"`;
}

// EXTERNAL MODULE: ./lib/pin/pinner.js
var pin_pinner = __webpack_require__(3983);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/pin/compare.js
var compare = __webpack_require__(65060);
;// CONCATENATED MODULE: ./lib/pin/rendered.js




const kinds = [
    {
        title: 'kustomization',
        file: /^(?:kustomization\.ya?ml|Kustomization)$/,
        commands: () => [
            ['kustomize', 'build', '.'],
            ['kubectl', 'kustomize', '.'],
        ],
    },
    {
        title: 'Compose file',
        file: /^(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/,
        commands: (name) => [
            ['docker-compose', '-f', name, 'config'],
            ['docker', 'stack', 'config', '-c', name],
        ],
    },
    { title: 'chart', file: /^Chart\.yaml$/, commands: () => [['helm', 'template', 'checked', '.']] },
    { title: 'Jsonnet file', file: /\.jsonnet$/, commands: (name) => [['jsonnet', name]] },
];
const maxUnits = 200;
function unitsOf(paths) {
    return paths.flatMap((path) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        const kind = kinds.find(({ file }) => file.test(name));
        const folder = path.slice(0, -name.length).replace(/\/$/, '');
        return kind === undefined ? [] : [{ path, folder, kind, commands: kind.commands(name) }];
    });
}
async function print(copy, { commands, folder }) {
    for (const [program, ...args] of commands) {
        const rendered = await copy.run(program, args, folder);
        if (!('missing' in rendered))
            return { ...rendered, program };
    }
    return { missing: true };
}
const pinnedName = /([\w./:-]*)@(sha256:[0-9a-f]{64})/g;
const withoutDigests = (line) => line.replace(/(?::latest)?@sha256:[0-9a-f]{64}/g, '').replace(/:latest(?![\w.-])/, '');
const imageKey = /(?:^|[\s{,"'-])[\w./-]*image[\w-]*["']?\s*[:=]|^\s*FROM\s/i;
const isOfImage = (line, last = '') => imageKey.test(line) || (/^\s*value:/.test(line) && /name:.*image/i.test(last));
function otherDifference(before, after, names) {
    const [old, now] = [before.split('\n'), after.split('\n')];
    if (old.length !== now.length)
        return `it has ${(0,text_text/* plural */.LS)(now.length, 'line')} instead of ${old.length}`;
    const isKnown = ([whole, name = '', digest], line) => {
        const parsed = (0,images_image/* parseImage */.zZ)(`${name}@${digest}`);
        return line.includes(whole) || (parsed.kind !== 'invalid' && names.has((0,compare/* nameOf */.Vb)(parsed.image)));
    };
    const index = now.findIndex((line, at) => {
        const was = old[at] ?? '';
        if (line === was)
            return false;
        const isSame = withoutDigests(line) === withoutDigests(was) && isOfImage(line, now[at - 1]);
        return !isSame || ![...line.matchAll(pinnedName)].every((match) => isKnown(match, was));
    });
    return index === -1 ? undefined : `line ${index + 1} is \`${now[index]?.trim().slice(0, 120)}\``;
}
async function culprits(changes, isHarmful) {
    if (changes.length < 2)
        return changes;
    const middle = Math.ceil(changes.length / 2);
    const found = [];
    for (const half of [changes.slice(0, middle), changes.slice(middle)])
        if (await isHarmful(half))
            (0,collections/* append */.BC)(found, await culprits(half, isHarmful));
    return found.length > 0 ? found : changes;
}
function changesOf(copy) {
    let present = new Set();
    return async (wanted) => {
        const next = new Set(wanted);
        for (const change of present)
            if (!next.has(change))
                await copy.write(change.path, undefined);
        for (const change of next)
            if (!present.has(change))
                await copy.write(change.path, change.after);
        present = next;
    };
}
function harmOf(before, after, names) {
    if ('text' in after)
        return otherDifference(before, after.text, names);
    return 'failed' in after ? `it fails: ${after.failed}` : 'it is not there any more';
}
function renderJudge({ files, renderers, sink, }) {
    if (renderers === undefined)
        return undefined;
    return async (changes, names) => {
        const paths = await files.list();
        const all = unitsOf(paths);
        const copy = await renderers.open(paths);
        if ('refused' in copy) {
            sink.log(`Nothing was rendered: ${copy.refused}`);
            return [];
        }
        try {
            const { harmful, unrendered } = await judged(copy, all.slice(0, maxUnits), changes, names);
            for (const { path } of all.slice(maxUnits))
                (0,collections/* addToGroup */.Mr)(unrendered, `more than ${maxUnits} files`, path);
            sink.log(described(all, unrendered));
            return harmful;
        }
        finally {
            await copy.close();
        }
    };
}
async function judged(copy, units, changes, names) {
    const harmful = new Map();
    const unrendered = new Map();
    const befores = new Map();
    for (const unit of units) {
        const before = await print(copy, unit);
        if ('text' in before) {
            befores.set(unit, before);
            continue;
        }
        const why = 'missing' in before ? `no ${unit.commands.map(([program]) => program).join(' or ')}` : before.failed;
        (0,collections/* addToGroup */.Mr)(unrendered, why, unit.path);
    }
    const give = changesOf(copy);
    for (const [unit, before] of befores) {
        const harm = async (some) => {
            await give(some);
            return harmOf(before.text, await print(copy, unit), names);
        };
        const kept = changes.filter(({ path }) => !harmful.has(path));
        const why = await harm(kept);
        if (why === undefined)
            continue;
        for (const { path } of await culprits(kept, async (some) => (await harm(some)) !== undefined))
            harmful.set(path, {
                path,
                why: `with the digests, \`${before.program}\` renders ${unit.path} in another way: ${why}`,
            });
    }
    return { harmful: [...harmful.values()], unrendered };
}
const maxShown = 10;
function described(all, unrendered) {
    const missed = [...unrendered.values()].flat().length;
    const head = `Rendered before and after: ${all.length - missed} of ${(0,text_text/* plural */.LS)(all.length, 'file')}.`;
    const lines = [...unrendered].map(([why, paths]) => {
        const more = paths.length > maxShown ? ` and ${paths.length - maxShown} more` : '';
        return (0,text_text/* plain */.pj)(`Not rendered (${why}): ${paths.slice(0, maxShown).join(', ')}${more}`);
    });
    return [head, ...lines].join('\n');
}

// EXTERNAL MODULE: ./lib/pipeline/conclude.js
var conclude = __webpack_require__(54841);
;// CONCATENATED MODULE: ./lib/pipeline/progress.js
function withProgress(run) {
    const { host } = run;
    let references = '';
    let rest = '';
    const show = () => host.sink.progress([references, rest].filter((part) => part !== '').join(', '));
    const sink = {
        ...host.sink,
        progress(text) {
            rest = text;
            show();
        },
    };
    return {
        ...run,
        host: { ...host, sink },
        progress(done, total) {
            references = `${done} of ${total} references resolved`;
            show();
        },
    };
}

// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/advisories/messages.js
var messages = __webpack_require__(18399);
// EXTERNAL MODULE: ./lib/advisories/sbom/document.js
var sbom_document = __webpack_require__(65908);
// EXTERNAL MODULE: ./lib/advisories/sbom/index.js + 3 modules
var sbom = __webpack_require__(25552);
;// CONCATENATED MODULE: ./lib/advisories/collect.js









function pulledImages(occurrences, facts, mirrors) {
    return occurrences.flatMap((occurrence) => {
        if (occurrence.kind !== 'image')
            return [];
        const fact = facts.get(occurrence);
        const current = fact !== undefined && 'currentDigest' in fact ? fact.currentDigest : undefined;
        const digest = occurrence.image.digest ?? current;
        return digest === undefined
            ? []
            : [{ occurrence, origin: (0,mirror/* originImage */.A)(occurrence.image, mirrors), digest }];
    });
}
function imageAdvisoryCollector(sources) {
    const attachedPackages = (0,memoize/* memoizeAsync */.T)(async (registry, repository, digest) => {
        const findSboms = sources.sbomsIn(registry);
        if (findSboms === undefined)
            return { packages: [], gaps: [] };
        const attached = await findSboms(repository, digest, sbom/* inspectSbom */.y);
        return packagesIn(attached, `${registry}/${repository}@${digest}`);
    });
    const scannerMatches = (0,memoize/* memoizeAsync */.T)(async (repository, digest, subject) => {
        try {
            return await sources.scanned(repository, digest);
        }
        catch (error) {
            return (0,failure/* gapFrom */.rK)(error, subject());
        }
    }, (repository, digest) => `${repository}@${digest}`);
    return {
        async packagesOf({ occurrence: { at, image }, origin, digest }) {
            const { packages, gaps } = await attachedPackages(origin.registry, origin.repository, digest);
            return { packages: packages.map((use) => ({ ...use, at, image })), gaps, at: [at] };
        },
        async vulnerabilitiesOf({ occurrence: { at, image }, origin, digest }) {
            if (sources.sbomsIn(origin.registry) === undefined)
                return { vulnerabilities: [], gaps: [], at: [at] };
            const subject = () => (0,messages/* scannerReportOf */.Ot)(`${(0,images_image/* imageName */.tO)(origin)}@${digest}`);
            const matches = await scannerMatches(origin.repository, digest, subject);
            if ('cause' in matches)
                return { vulnerabilities: [], gaps: [matches], at: [at] };
            const vulnerabilities = matches.map((match) => ({ ...match, at, image }));
            return { vulnerabilities, gaps: [], at: [at] };
        },
    };
}
function packagesIn(attached, name) {
    if ('cause' in attached)
        return { packages: [], gaps: [attached] };
    const packages = new Map();
    const gaps = attached.missing.map((platform) => ({
        cause: 'no-sbom',
        subject: name,
        message: (0,messages/* noAttachedSbom */.$A)(platform === name ? undefined : platform),
    }));
    for (const { digest, platform, ofIndex, text } of attached.documents) {
        const { components, problems, empty } = (0,sbom/* parseSbom */.r)({ path: digest, text });
        if (ofIndex && empty)
            continue;
        for (const { message } of problems)
            gaps.push({ cause: 'unreadable-file', subject: `SBOM ${digest} of ${name}`, message });
        for (const { name: packageName, version, type, origins } of components) {
            const key = JSON.stringify([packageName, version, type, origins]);
            const platforms = [
                ...(packages.get(key)?.platforms ?? []),
                ...(platform === undefined ? [] : [platform]),
            ];
            packages.set(key, {
                name: packageName,
                ...(0,collections/* compact */.oE)({ version, type }),
                origins,
                platforms: [...new Set(platforms)],
            });
        }
    }
    return { packages: [...packages.values()], gaps };
}
async function localSboms(files, globs) {
    const packages = [];
    const sources = new Map();
    const gaps = [];
    for (const match of await matchingFiles(files, globs)) {
        if ('glob' in match) {
            gaps.push({ cause: 'no-sbom', subject: match.glob, message: messages/* noSbomFile */.fd });
            continue;
        }
        const { path } = match;
        const unreadable = (message) => gaps.push({ cause: 'unreadable-file', subject: path, message });
        const read = await files.read(path, sbom_document/* maxDocumentBytes */.V);
        if ('unreadable' in read) {
            unreadable((0,messages/* sbomNotRead */.p_)(read.unreadable));
            continue;
        }
        const source = { path, text: read.text };
        const { components, problems } = (0,sbom/* parseSbom */.r)(source);
        sources.set(path, source);
        for (const { message } of problems)
            unreadable(message);
        for (const { name, version, type, origins, span = { start: 0, end: 0 } } of components)
            packages.push({ name, ...(0,collections/* compact */.oE)({ version, type }), origins, at: { file: path, span } });
    }
    return { packages, files: sources, gaps };
}
async function matchingFiles(files, globs) {
    if (globs.length === 0)
        return [];
    const matchesAny = (0,globs_glob/* pathMatcher */.kZ)(globs);
    const paths = (await files.list(matchesAny)).filter(matchesAny).sort();
    const unmatched = globs.filter((glob) => !paths.some((0,globs_glob/* pathMatcher */.kZ)([glob])));
    return [...unmatched.map((glob) => ({ glob })), ...paths.map((path) => ({ path }))];
}
function createAdvisoryCollector(sources, files, options) {
    const { artifacts, sbom, sbomFromRegistry, vulnerabilityReports, registries } = options;
    const requested = artifacts.length + sbom.length > 0 || sbomFromRegistry || vulnerabilityReports;
    if (!requested || 'cause' in sources) {
        const gaps = requested && 'cause' in sources ? [sources] : [];
        return async (occurrences) => ({
            advice: { advisories: [], packages: [], vulnerabilities: [] },
            files: new Map(),
            gaps,
            placed: [{ gaps, at: sbom.length > 0 ? undefined : occurrences.map(({ at }) => at) }],
            asked: 'cause' in sources ? artifacts.map(() => sources.cause) : [],
        });
    }
    const images = imageAdvisoryCollector(sources);
    const advisoriesFor = advisoryLookup(sources);
    let local;
    return async (occurrences, facts) => {
        local ??= localSboms(files, sbom);
        const pulled = pulledImages(occurrences, facts, registries);
        const [fromFiles, attached, scanned] = await Promise.all([
            local,
            Promise.all(sbomFromRegistry ? pulled.map(images.packagesOf) : []),
            Promise.all(vulnerabilityReports ? pulled.map(images.vulnerabilitiesOf) : []),
        ]);
        const named = artifacts.map((name) => ({ name, origins: [] }));
        const packages = [...named, ...fromFiles.packages, ...attached.flatMap((image) => image.packages)];
        const { advisories, gaps, asked } = await advisoriesFor(packages);
        const sourceGaps = [...fromFiles.gaps, ...[...attached, ...scanned].flatMap((image) => image.gaps)];
        return {
            advice: { advisories, packages, vulnerabilities: scanned.flatMap((image) => image.vulnerabilities) },
            files: fromFiles.files,
            gaps: [...sourceGaps, ...gaps],
            placed: [...attached, ...scanned, { gaps, at: packages.flatMap(({ at }) => at ?? []) }],
            asked: [...asked, ...sourceGaps.map(({ cause }) => cause)],
        };
    };
}
function advisoryLookup(sources) {
    const outcomes = new Map();
    const advisories = new Map();
    const gaps = [];
    return async (packages) => {
        const names = new Set(packages.flatMap(({ name, origins }) => [name, ...origins]));
        const newNames = [...names].filter((name) => !outcomes.has(name)).sort();
        if (newNames.length > 0) {
            const answer = await sources.advisories(newNames);
            for (const name of newNames)
                outcomes.set(name, undefined);
            for (const advisory of answer.advisories)
                advisories.set(advisory.uid, advisory);
            for (const [name, cause] of answer.unanswered)
                outcomes.set(name, cause);
            (0,collections/* append */.BC)(gaps, answer.gaps);
        }
        return { advisories: [...advisories.values()], gaps: [...gaps], asked: [...outcomes.values()] };
    };
}

// EXTERNAL MODULE: ./lib/checks/apply-policy.js
var apply_policy = __webpack_require__(10868);
// EXTERNAL MODULE: ./lib/checks/waivers/overrides.js
var overrides = __webpack_require__(70834);
// EXTERNAL MODULE: ./lib/clients/registry/content-reader.js
var content_reader = __webpack_require__(93471);
// EXTERNAL MODULE: ./lib/model/text/position.js
var position = __webpack_require__(80642);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/model/waiting/limit.js
var waiting_limit = __webpack_require__(54902);
// EXTERNAL MODULE: ./lib/model/images/platform.js
var images_platform = __webpack_require__(59981);
;// CONCATENATED MODULE: ./lib/moves/same-images.js

function givesSameImages(from, to, inUse) {
    if ('index' in from && 'index' in to)
        return areSameIn(from.index, to.index, inUse);
    if ('image' in from && 'image' in to)
        return from.image === to.image;
    const image = 'image' in from ? from.image : 'image' in to ? to.image : undefined;
    const index = 'index' in from ? from.index : 'index' in to ? to.index : [];
    const isOne = (images) => images.length > 0 && images.every(({ digest }) => digest === image);
    if (index.some(isUnplaced))
        return false;
    const choices = inUse.map((platform) => choicesFor(platform, index));
    if (choices.some(({ length }) => length > 0))
        return choices.every(isOne);
    const own = new Set(index.filter(({ digest }) => digest === image).map(nameOf));
    return isOne('image' in from ? index.filter((one) => own.has(nameOf(one))) : index);
}
function areSameIn(old, next, inUse) {
    if ([...old, ...next].some(isUnplaced))
        return isSame(old, next);
    const choices = inUse.map((platform) => [choicesFor(platform, old), choicesFor(platform, next)]);
    const known = choices.filter(([before, after]) => before.length + after.length > 0);
    if (known.length > 0)
        return known.every(([before, after]) => isSame(before, after));
    const named = (name, images) => images.filter((one) => nameOf(one) === name);
    const names = new Set(old.map(nameOf));
    return names.size > 0 && [...names].every((name) => isSame(named(name, old), named(name, next)));
}
function coversPlatforms(from, to) {
    if ('image' in from || 'image' in to)
        return 'image' in from;
    const names = new Set(to.index.map(nameOf));
    return from.index.every((one) => names.has(nameOf(one)));
}
const alsoRun = { amd64: ['386'], arm64: ['arm'] };
function choicesFor(platform, images) {
    const own = images.filter(({ platform: name }) => name !== undefined && (0,images_platform/* isPlatform */.aH)(name, platform));
    if (own.some((one) => nameOf(one) === (0,images_platform/* canonicalPlatform */._l)(platform)))
        return own;
    const [os, architecture = ''] = platform.split('/');
    const near = [architecture, ...(alsoRun[architecture] ?? [])].map((one) => `${os}/${one}`);
    return images.filter(({ platform: name }) => near.some((one) => name !== undefined && (0,images_platform/* isPlatform */.aH)(name, one)));
}
function isUnplaced({ platform }) {
    return platform === undefined;
}
function nameOf({ platform = '' }) {
    return (0,images_platform/* canonicalPlatform */._l)(platform);
}
function isSame(old, next) {
    const keyOf = (one) => `${one.digest} ${nameOf(one)} ${one.os ?? ''}`;
    return old.length === next.length && old.every((one, at) => keyOf(one) === keyOf(next[at] ?? one));
}

;// CONCATENATED MODULE: ./lib/moves/compare.js


async function compareWithPin(behind, contentOf) {
    const { pin, isPart, supersededAt, target, inUse } = behind;
    const named = inUse.length === 0 ? {} : { platforms: inUse };
    try {
        const next = Promise.allSettled([contentOf(target)]);
        const from = isPart ? { image: pin } : await contentOf(pin);
        const [to] = await next;
        if (to.status === 'rejected')
            throw to.reason;
        if (givesSameImages(from, to.value, inUse))
            return named;
        if (supersededAt === undefined)
            return undefined;
        const isSame = async (digest) => digest === pin || givesSameImages(from, await contentOf(digest), inUse);
        return { ...named, changedAt: await firstChange({ ...behind, supersededAt }, isSame) };
    }
    catch (error) {
        return { ...named, unread: (0,failure/* gapFrom */.rK)(error, pin).message };
    }
}
const maxRead = 15;
async function firstChange({ supersededAt, target, history }, isSame) {
    let start = supersededAt;
    for (const { digest, since, leftOut } of movesSince(supersededAt, history).slice(0, maxRead)) {
        if (leftOut !== undefined)
            return start;
        start = since;
        if (digest === target || !(await isSameIfRead(digest, isSame)))
            return start;
    }
    return start;
}
async function isSameIfRead(digest, isSame) {
    try {
        return await isSame(digest);
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return false;
        throw error;
    }
}
function movesSince(instant, history) {
    if (instant === undefined || history === undefined)
        return [];
    const { complete, known = [], intervals } = history;
    const last = intervals.at(-1)?.since ?? instant;
    const covers = known.some(({ from, to }) => from <= instant && to > last);
    return complete || covers ? intervals.filter(({ since }) => since >= instant) : [];
}

;// CONCATENATED MODULE: ./lib/moves/index.js








const maxCompared = 256;
function createMoveJudge(options) {
    const { read, mirrors, platforms, isAsked } = options;
    const limit = (0,waiting_limit/* limitOf */.L)(maxCompared);
    return async ({ facts, histories }) => {
        const historyOf = new Map(histories.map((one) => [(0,images_image/* imageName */.tO)(one), one]));
        const judge = async (occurrence, fact) => {
            const { image } = occurrence;
            const pin = image.digest;
            if (pin === undefined || !isAsked(occurrence, fact))
                return fact;
            const isPart = fact.status === 'one-platform';
            const isUnproved = fact.status === 'not-current';
            const lag = fact.status === 'superseded' ? fact : isPart ? fact.lag : undefined;
            if (fact.status === 'missing' || fact.status === 'unknown')
                return fact;
            if (lag === undefined && !isUnproved)
                return fact;
            const origin = (0,mirror/* originImage */.A)(image, mirrors);
            const tag = image.tag ?? fact.recoveredTag;
            const names = [image, origin].map((one) => (0,images_image/* imageName */.tO)({ ...one, ...(tag === undefined ? {} : { tag }) }));
            const history = names.map((name) => historyOf.get(name)).find((one) => one !== undefined);
            const named = isUnproved ? [] : platforms;
            const inUse = isPart ? [] : (occurrence.platforms ?? named);
            const contentOf = (digest) => read(origin, digest);
            const supersededAt = lag?.supersededAt;
            const behind = { pin, isPart, supersededAt, target: fact.currentDigest, history, inUse };
            const settled = await settledTarget(behind, contentOf, options.settle);
            if ('unsettled' in settled)
                return withComparison(fact, settled);
            const { target, since } = settled;
            const compared = await compareWithPin({ ...behind, target }, contentOf);
            const written = since === undefined ? {} : { currentDigest: target, currentSince: since };
            return withComparison({ ...fact, ...written }, compared);
        };
        const all = [...facts].map(async ([occurrence, fact]) => [occurrence, await limit(() => judge(occurrence, fact))]);
        return new Map(await Promise.all(all));
    };
}
function withComparison(fact, compared) {
    if (compared === undefined)
        return fact;
    if (fact.status === 'superseded' || fact.status === 'not-current')
        return { ...fact, compared };
    return fact.status === 'one-platform' && fact.lag ? { ...fact, lag: { ...fact.lag, compared } } : fact;
}
async function settledTarget({ pin, isPart, supersededAt, target, history }, contentOf, { settleMs, at }) {
    const moves = movesSince(supersededAt, history);
    const index = moves.findLastIndex(({ digest, since }) => digest === target && since <= at);
    const own = moves[index];
    const endOf = ({ until = at }) => Math.min(until, at);
    const rested = (one) => endOf(one) - one.since >= settleMs;
    if (settleMs === 0 || own === undefined || rested(own))
        return { target };
    const before = moves.findLast(({ since }) => since <= endOf(own) - settleMs)?.digest ?? pin;
    try {
        const from = isPart && before === pin ? { image: pin } : await contentOf(before);
        if (coversPlatforms(from, await contentOf(target)))
            return { target };
        const older = moves.slice(0, index).findLast(rested);
        if (older !== undefined && (await contentOf(older.digest)))
            return { target: older.digest, since: older.since };
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return { target };
        throw error;
    }
    return { unsettled: stillBuilt(target, own.since, settleMs) };
}
function stillBuilt(target, since, settleMs) {
    return `The tag moved to ${(0,text_text/* shortDigest */.VK)(target)} on ${(0,time/* formatDay */.im)(since)}, which has no image yet for some platform that the tag had before. It is pinned once it has, or once the tag has rested for ${(0,time/* durationText */.S5)(settleMs)} (\`settle\`)`;
}

// EXTERNAL MODULE: ./lib/report/coverage.js
var coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/resolve/index.js + 5 modules
var resolve = __webpack_require__(36334);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/signatures/built.js
var signatures_built = __webpack_require__(9011);
// EXTERNAL MODULE: ./lib/signatures/match.js
var match = __webpack_require__(13326);
// EXTERNAL MODULE: ./lib/signatures/read-digest.js
var read_digest = __webpack_require__(60340);
;// CONCATENATED MODULE: ./lib/signatures/collect.js







const maxBefore = 3;
function createSignatureCollector(options) {
    const { rules, known = [], mirrors, compareSigners } = options;
    const read = (0,read_digest/* digestReader */.M)(options);
    let replaceable = new Map();
    async function builtByKnown(image, mirrored, origin, fact) {
        const own = (0,match/* signatureRulesFor */.Rx)(known, image, origin);
        if (image.digest === undefined || own.length === 0 || !isOpen(fact))
            return undefined;
        const { found } = await read({ image, mirrored, own }, image.digest);
        const built = (0,signatures_built/* builtOf */.QC)(image, found, own);
        if (built?.provesTag !== true)
            return undefined;
        return { found: { ...found, ...(0,collections/* compact */.oE)({ origin, built }) }, gaps: [] };
    }
    async function collect({ image }, fact, histories) {
        const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
        const digest = image.digest ?? target;
        const mirrored = (0,mirror/* originImage */.A)(image, mirrors);
        const origin = mirrored === image ? undefined : mirrored;
        const own = (0,match/* signatureRulesFor */.Rx)(rules, image, origin);
        if (digest === undefined)
            return undefined;
        if (own.length === 0) {
            const proved = await builtByKnown(image, mirrored, origin, fact);
            if (proved !== undefined || !compareSigners)
                return proved;
        }
        const ask = (one, required = own) => read({ image, mirrored, own: required }, one);
        const ownDigest = await ask(digest);
        const pinned = fact.status === 'one-platform' && !(0,match/* satisfies */.ib)(own, ownDigest.found)
            ? joined(own, ownDigest, await ask(fact.indexDigest))
            : ownDigest;
        const isOther = target !== undefined && target !== digest && own.length > 0;
        const replaced = replaceable.get(`${(0,images_image/* imageName */.tO)(image)}@${digest}`);
        const history = compareSigners ? histories.get((0,images_image/* imageName */.tO)(mirrored)) : undefined;
        const before = history && (await Promise.all(digestsBefore(history, digest).map((one) => ask(one, []))));
        return {
            found: {
                ...pinned.found,
                ...(0,collections/* compact */.oE)({
                    origin,
                    built: (0,signatures_built/* builtOf */.QC)(image, pinned.found, own),
                    replaced,
                    ofCurrent: isOther ? (await ask(target)).found : undefined,
                    before: before?.map(({ found }) => found),
                }),
            },
            gaps: [
                ...[ownDigest.staleRoot ?? []].flat(),
                ...pinned.gaps,
                ...(before ?? []).flatMap(({ gaps }) => gaps),
            ],
        };
    }
    return async (occurrences, facts, histories) => {
        if (rules.length + known.length === 0 && !compareSigners)
            return { signatures: new Map(), gaps: [], placed: [] };
        const byName = new Map(histories.map((history) => [(0,images_image/* imageName */.tO)(history), history]));
        const read = await Promise.all(occurrences.map(async (occurrence) => {
            const fact = occurrence.kind === 'image' ? facts.get(occurrence) : undefined;
            if (occurrence.kind !== 'image' || fact === undefined)
                return [];
            const signatures = await collect(occurrence, fact, byName);
            return signatures === undefined ? [] : [[occurrence, signatures]];
        }));
        const all = read.flat();
        replaceable = new Map(all.flatMap(([{ image }, { found }]) => found.ofCurrent === undefined
            ? []
            : [[`${(0,images_image/* imageName */.tO)(image)}@${found.ofCurrent.digest}`, found]]));
        return {
            signatures: new Map(all.map(([occurrence, { found }]) => [occurrence, found])),
            gaps: (0,json/* distinctByJson */.S1)(all.flatMap(([, { gaps }]) => gaps)),
            placed: all.map(([{ at }, { gaps }]) => ({ gaps, at: [at] })),
        };
    };
}
function isOpen(fact) {
    return fact.status === 'not-current' || (fact.status === 'unknown' && fact.cause === 'no-history');
}
function digestsBefore({ intervals }, digest) {
    const position = intervals.findLastIndex((interval) => interval.digest === digest);
    const earlier = new Set();
    for (let index = (position < 0 ? intervals.length : position) - 1; index >= 0; index -= 1) {
        const interval = intervals[index];
        if (interval === undefined || earlier.size === maxBefore)
            break;
        if (interval.digest !== digest)
            earlier.add(interval.digest);
        if (interval.leftOut !== undefined)
            break;
    }
    return [...earlier];
}
function joined(own, image, index) {
    const found = {
        digest: image.found.digest,
        signed: [...image.found.signed, ...index.found.signed],
        refused: [...image.found.refused, ...index.found.refused],
        complete: image.found.complete && index.found.complete,
    };
    return { found, gaps: (0,match/* satisfies */.ib)(own, found) ? [] : [...image.gaps, ...index.gaps] };
}

// EXTERNAL MODULE: ./lib/model/judgement/signature.js
var signature = __webpack_require__(23295);
;// CONCATENATED MODULE: ./lib/signatures/known-signers.js

const githubActions = 'https://token.actions.githubusercontent.com';
const knownSigners = [
    {
        images: ['quay.io/argoproj/argocd'],
        issuer: githubActions,
        identity: 'https://github.com/argoproj/argo-cd/.github/workflows/image-reuse.yaml@refs/tags/v*',
        document: 'https://argo-cd.readthedocs.io/en/release-3.3/operator-manual/signed-release-assets/',
        read: '2026-11-28',
    },
    {
        images: ['quay.io/argoproj/argo-rollouts'],
        issuer: githubActions,
        identity: 'https://github.com/argoproj/argo-rollouts/.github/workflows/image-reuse.yaml@refs/tags/v*',
        document: 'https://github.com/argoproj/argo-rollouts/blob/master/docs/security/signed-release-assets.md',
        read: '2026-11-28',
    },
    {
        images: ['quay.io/cilium/cilium'],
        issuer: githubActions,
        identity: 'https://github.com/cilium/cilium/.github/workflows/build-images-releases.yaml@refs/tags/v*',
        document: 'https://docs.cilium.io/en/stable/configuration/verify-image-signatures/',
        read: '2026-11-28',
    },
    {
        images: ['docker.io/aquasec/trivy', 'ghcr.io/aquasecurity/trivy'],
        issuer: githubActions,
        identity: 'https://github.com/aquasecurity/trivy/.github/workflows/*@refs/tags/v*',
        document: 'https://trivy.dev/docs/latest/getting-started/signature-verification',
        read: '2026-11-28',
    },
    {
        images: ['docker.io/goreleaser/goreleaser'],
        issuer: githubActions,
        identity: 'https://github.com/goreleaser/goreleaser/.github/workflows/release.yml@refs/tags/v*',
        document: 'https://github.com/goreleaser/goreleaser/blob/main/www/content/getting-started/install/oss.md',
        read: '2026-11-28',
    },
];
const knownSignerRules = knownSigners.map(({ images, issuer, identity }) => ({
    at: { file: 'known-signers', span: { start: 0, end: 0 } },
    images,
    anyOf: [{ kind: 'identity', issuer, identity, root: signature/* publicRoot */.KE }],
}));

// EXTERNAL MODULE: ./lib/model/judgement/fact.js
var judgement_fact = __webpack_require__(59551);
;// CONCATENATED MODULE: ./lib/signatures/log-age.js



function withLogAges(facts, signatures, rules, viewOf) {
    if (rules.length === 0 || signatures.size === 0)
        return facts;
    return new Map([...facts].map(([occurrence, fact]) => {
        const found = signatures.get(occurrence);
        if (found === undefined)
            return [occurrence, fact];
        const own = (0,match/* signatureRulesFor */.Rx)(rules, occurrence.image, found.origin);
        return [occurrence, factByLog(occurrence, fact, found, own, viewOf(occurrence))];
    }));
}
function factByLog({ image }, fact, found, rules, { now, asOf = now, minAgeMs, acceptsDigestAge }) {
    if (fact.status !== 'unknown' || fact.cause !== 'no-history' || image.digest !== undefined)
        return fact;
    const { currentDigest, evidence = [], endOfLife } = fact;
    if (currentDigest === undefined || minAgeMs === 0 || asOf < now)
        return fact;
    if (evidence.some(({ silent }) => silent === undefined))
        return fact;
    if (found.digest !== currentDigest || !(0,match/* satisfies */.ib)(rules, found))
        return fact;
    if (!acceptsDigestAge && found.built?.provesTag !== true)
        return fact;
    const times = found.signed.flatMap((one) => {
        const isAccepted = rules.some((rule) => (0,match/* acceptedBy */.lA)(rule, { signed: [one] }) !== undefined);
        return isAccepted && one.digest === currentDigest ? (one.at ?? []) : [];
    });
    const since = (0,collections/* smallest */.o9)(times);
    if (!(since <= now - minAgeMs))
        return fact;
    const source = found.built?.provesTag === true ? judgement_fact/* signedBuild */.JH : 'the time of its signature';
    const log = { source, strength: 'timestamps', since, readAt: now };
    return {
        status: 'unpinned',
        currentDigest,
        basis: 'timestamps',
        evidence: [log, ...evidence],
        ...(0,collections/* compact */.oE)({ endOfLife }),
    };
}

// EXTERNAL MODULE: ./lib/pipeline/questions.js
var questions = __webpack_require__(68283);
;// CONCATENATED MODULE: ./lib/pipeline/evaluate.js
















const defaultSettleMs = time/* dayMs */.LP;
const unsafeCauses = ['clock', 'policy-unread'];
function createEvaluator(options) {
    const { clients, config, ledger, files, now, progress, markWaivers } = options;
    const { policy } = config;
    const ages = (0,overrides/* ageLimitsFor */.ze)(policy.overrides, config);
    const acceptsDigestAge = policy.digestAge === 'accepted';
    const { tagLists, ...asked } = clients;
    const resolverOptions = {
        ...config,
        ...config.platform,
        ...(0,lib_clients/* registryHost */.U$)(config.platform),
        ...asked,
        ...((0,questions/* asksForOtherTags */.H5)(policy) ? { tagLists } : {}),
        ...ledger,
        needPlatform: lib_clients/* presetRegistries */.HB,
        mirrors: config.registries,
        historyLimit: lib_clients/* historyLimit */.kw,
        progress,
        view: { now, ...config, acceptsDigestAge },
        minAgeOf: (occurrence) => ages(occurrence).minAgeMs,
    };
    const kept = config.mode === 'pin' ? (0,resolve/* createResolver */.T)(resolverOptions) : undefined;
    const collectSignatures = createSignatureCollector({
        source: clients.signatures,
        rules: policy.signatures,
        known: config.signers === 'none' ? [] : knownSignerRules,
        files: policy.signatureFiles,
        compareSigners: config.compareSigners,
        mirrors: config.registries,
        now,
    });
    const compareMoves = createMoveJudge({
        read: (0,content_reader/* contentReader */.Z)(clients.contentIn),
        mirrors: config.registries,
        platforms: policy.platforms,
        settle: { settleMs: policy.settleMs ?? defaultSettleMs, at: config.asOf ?? now },
        isAsked: (0,questions/* asksForMoves */.Cg)(policy, (one) => ages(one).maxAgeMs, now),
    });
    const collectAdvisories = createAdvisoryCollector(clients.advisories, files, config);
    return async (checkout) => {
        const { occurrences } = checkout;
        const { waivers: inline, unread } = await markWaivers(checkout);
        const resolved = await (kept ?? (0,resolve/* createResolver */.T)(resolverOptions))(occurrences);
        const resolution = { ...resolved, facts: await compareMoves(resolved) };
        const [collected, signed] = await Promise.all([
            collectAdvisories(occurrences, resolution.facts),
            collectSignatures(occurrences, resolution.facts, resolution.histories),
        ]);
        const viewOf = (one) => ({
            ...ages(one),
            ...{ now, acceptsDigestAge },
            ...(0,collections/* compact */.oE)({ asOf: config.asOf }),
        });
        const evidence = {
            occurrences,
            facts: withLogAges(resolution.facts, signed.signatures, policy.signatures, viewOf),
            histories: resolution.histories,
            pullPolicies: resolution.pullPolicies,
            signatures: signed.signatures,
            ...(0,collections/* compact */.oE)({ ledger: ledger.rewrite }),
            ...collected.advice,
        };
        const ends = (0,questions/* unreadEnds */.aI)(evidence, policy, config.surface);
        const placesOf = (0,failure/* placesOfGaps */.py)([
            { gaps: clients.gaps, at: [] },
            ...resolution.placed,
            ends,
            ...collected.placed,
            ...signed.placed,
            ...checkout.problems.map((problem) => ({
                gaps: [unreadableFile(problem, checkout.files.get(problem.file))],
                at: [{ file: problem.file, span: problem.span ?? { start: 0, end: 0 } }],
            })),
        ]);
        const all = [
            ...policy.unread,
            ...unread,
            ...clients.gaps,
            ...ledger.gaps,
            ...[clients.clock() ?? []].flat(),
            ...resolution.gaps,
            ...ends.gaps,
            ...collected.gaps,
            ...signed.gaps,
            ...checkout.problems.map((problem) => unreadableFile(problem, checkout.files.get(problem.file))),
        ];
        const known = (0,failure/* distinctGaps */.C8)(all);
        const context = { now, complete: known.length === 0, inline, failOn: config.failOn };
        const judged = (0,apply_policy/* judgeEvidence */.Z)(evidence, policy, config, context);
        const nothing = known.length > 0 ? [] : (0,questions/* nothingVerified */.BT)(occurrences, judged.findings, checkout);
        const gaps = [...known, ...judged.gaps, ...nothing];
        return {
            ...judged,
            files: new Map([...ledgerFile(ledger), ...collected.files, ...checkout.files]),
            evidence,
            problems: checkout.problems,
            ...(0,collections/* compact */.oE)({ seen: checkout.seen, vendored: checkout.vendored }),
            gaps,
            placesOf,
            observedDigests: resolution.observedDigests,
            inline,
            artifacts: (0,coverage/* countByOutcome */.js)(collected.asked),
            asked: (0,questions/* questionsAsked */.cK)(config, clients, gaps),
            isSafeToWrite: gaps.every(({ cause }) => !unsafeCauses.includes(cause)),
        };
    };
}
function ledgerFile({ rewrite }) {
    return rewrite === undefined ? [] : [[rewrite.at.file, { path: rewrite.at.file, text: '' }]];
}
function unreadableFile({ file, message, span }, source) {
    const line = span && source && (0,position/* positionsOf */.q$)(source.text)(span).line;
    const where = line === undefined ? '' : `Line ${line}: `;
    return { cause: 'unreadable-file', subject: file, message: `${where}${message}` };
}

;// CONCATENATED MODULE: ./lib/pipeline/run-evaluator.js

function createRunEvaluator(options) {
    const evaluate = createEvaluator(options);
    const { mode, forecast, hold } = options.config;
    const isAsked = mode === 'pin' && (forecast || hold.length > 0);
    let known;
    return async (checkout) => {
        const judged = await evaluate(checkout);
        if (!isAsked || (known === undefined && !judged.isSafeToWrite))
            return { ...judged, forecasts: [] };
        known ??= Promise.all(/* import() */[__webpack_require__.e(7147), __webpack_require__.e(1857)]).then(__webpack_require__.bind(__webpack_require__, 91857)).then(({ forecastPins }) => forecastPins(judged, options));
        const { forecasts, withHolds } = await known;
        return { ...withHolds(judged), forecasts };
    };
}

;// CONCATENATED MODULE: ./lib/run.js

















async function run(outside, config, amend = conclude/* unamended */.wp) {
    const { host, redact, progress } = withProgress((0,http/* guardHost */.aK)((0,lib_clients/* withPlatformTransport */.Nx)(outside, config), config));
    if (config.policy.overruled !== undefined)
        host.sink.log(config.policy.overruled);
    const learned = () => learn(host, config, progress);
    const { finish, delivered } = await (0,conclude/* concludeRun */.jf)(learned, { host, amend, redact });
    const { outcome, saved } = await (0,publish/* saveReports */.hB)(finish, { config, checks: checks.checks }, host.files);
    await (0,publish/* publish */.mk)(outcome.report, { exitCode: outcome.exitCode, checks: checks.checks }, host, saved, delivered);
    return outcome;
}
async function learn(outside, config, progress) {
    const host = { ...outside, scans: outside.scans ?? new scan_threads/* RememberedScans */.N() };
    const [startedAt, { files }] = [host.clock.now(), host];
    const opening = openCheckout(host, config, (0,scan_checkout/* scanCheckout */.W)(files, config, host));
    const [clients, { ci, checkout, markWaivers, compare, readBase }] = await Promise.all([
        (0,lib_clients/* connect */.Ng)(host, config, (0,run_cache/* openRunCache */.e)(host, config), async (path) => (await opening).readReviewed(path)),
        opening,
    ]);
    const ledger = await (0,history_ledger/* openLedger */.au)({ files, file: config.ledger, now: startedAt, readBase });
    const pinner = (0,pin_pinner/* createPinner */.nb)(files, (pinned) => (0,scan_checkout/* scanCheckout */.W)(pinned, config, host), renderJudge(host));
    const known = { clients, config, ledger, files, now: startedAt, progress, markWaivers };
    const evaluate = createRunEvaluator(known);
    const found = await evaluate(checkout);
    const mayWrite = config.mode === 'pin' && found.isSafeToWrite;
    const scope = await scopePins(host, config, ci, { found, pinner, mayWrite, now: startedAt });
    const pins = mayWrite ? await pinner.write({ ...found, ...scope }) : delivery/* nothingWritten */.F;
    const left = pins.changes.length > 0 ? await evaluate(await pinner.rescan()) : found;
    const recorded = mayWrite ? await ledger.add(left.observedDigests, startedAt) : delivery/* nothingWritten */.F;
    const compared = await compare({ ...left, ...left.evidence, findings: await pinner.guard(left) });
    const judged = { ...left, ...compared, gaps: [...compared.gaps, ...pins.refused, ...recorded.refused] };
    const [examined, requests, source] = [left.gaps.length, clients.requests, host.workflow.source];
    const patch = patchOfFixes(judged.findings, left.files);
    const fixes = { patch, changes: [...pins.changes, ...recorded.changes] };
    const deliver = delivererTo(host, config, ci, { left: judged, ...fixes, scope, plan: pinner.plan });
    return { ...judged, ...fixes, examined, config, startedAt, requests, source, deliver };
}


/***/ }),

/***/ 8487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ freshRootUnusable),
/* harmony export */   Ke: () => (/* binding */ refusals),
/* harmony export */   M8: () => (/* binding */ staleRoot),
/* harmony export */   vm: () => (/* binding */ unverifiable),
/* harmony export */   wV: () => (/* binding */ badRoot)
/* harmony export */ });
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);

function shown(text) {
    const line = text.replace(/[^\x20-\x7e]+/g, ' ');
    return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
function minute(at) {
    const text = new Date(at).toISOString();
    return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}
const refusals = {
    noPayload: 'its payload is not a container image signature of cosign',
    noStatement: 'its content is not an in-toto statement',
    otherPredicate: (type) => `it is an attestation of another kind (${shown(type)}), which does not say that the signer vouches for the image`,
    otherDigest: (subjects, digest) => `it is about ${subjects.length === 0 ? 'no sha256 digest' : subjects.slice(0, 3).join(', ')}, not about ${digest}`,
    notJson: 'the bundle is not JSON, or it is truncated',
    notBundle: (what) => `the bundle cannot be read: ${shown(what)}`,
    tooMany: (what, max) => `the bundle has more than ${max} ${what}`,
    checkpointName: 'the checkpoint names its signer with characters that no log uses',
    otherType: (type) => `the envelope holds ${shown(type)}, which is not an in-toto statement`,
    messageSignature: 'it signs bytes without saying which image they belong to',
    noSignature: 'the annotation with the signature is missing',
    noCertificate: 'it has no certificate, and the policy names no key that made it',
    badCertificate: 'its certificate cannot be read',
    badLog: 'the annotation with the log entry cannot be read',
    wrongKey: 'none of the keys in the policy made it',
    otherCertificate: 'its log entry is about another certificate than the one that it has',
    future: (at) => `it is dated ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)}, which is in the future`,
    noIdentity: 'its certificate names no identity, or more than one',
    noIssuer: 'its certificate does not name the issuer of the identity',
    usage: 'its certificate is not for signing code',
    outside: (at, { from, to }) => `its certificate was valid from ${minute(from)} to ${minute(to)}, and the log has the signature from ${minute(at)}`,
    verification: (code, message) => `${codes[code] ?? 'it could not be verified'} (${shown(message)})`,
    malformed: 'it could not be verified, because a part of it is missing or cannot be read',
};
const codes = {
    TLOG_ERROR: 'it lacks an entry in a transparency log that is trusted',
    TLOG_INCLUSION_PROOF_ERROR: 'the proof that the log contains its entry is not valid',
    TLOG_INCLUSION_PROMISE_ERROR: 'the promise of the log to contain its entry is not signed by a trusted log',
    TLOG_MISSING_INCLUSION_ERROR: 'nothing shows that the log contains its entry',
    TLOG_BODY_ERROR: 'its log entry is about another signature',
    CERTIFICATE_ERROR: 'its certificate is not trusted',
    PUBLIC_KEY_ERROR: 'none of the keys in the policy made it',
    SIGNATURE_ERROR: 'the signature does not match the content',
    TIMESTAMP_ERROR: 'nothing that is trusted says when it was made',
};
function unverifiable(subject, why) {
    return `It is not known whether ${subject} is signed as the policy requires: ${why}`;
}
function staleRoot(date, why) {
    return `The trusted root of Sigstore was not refreshed, so signatures were verified under the root of this release, of ${date}. It may lack newer keys, and still trust keys that Sigstore has withdrawn. Run again, or set \`sigstore-root: package\`. Reason: ${why}`;
}
const freshRootUnusable = 'what the update repository has is not a trusted root that can be used';
function badRoot(file) {
    const message = 'The trusted root cannot be read, so no signature counts under it: it must be a `trusted_root.json`, or one such document per line, and each authority and log in it needs a start of its validity (`validFor.start`)';
    return { cause: 'unverifiable-signature', subject: file, message };
}


/***/ }),

/***/ 60340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ digestReader)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76225);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13326);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8487);





function digestReader({ source, files, now, isWhole }) {
    let loaded;
    async function load() {
        const { signatureVerifier } = await Promise.all(/* import() */[__webpack_require__.e(4187), __webpack_require__.e(4384)]).then(__webpack_require__.bind(__webpack_require__, 34384));
        if (source.freshRoot === undefined)
            return signatureVerifier(files, now);
        const { readFreshRoot } = await Promise.all(/* import() */[__webpack_require__.e(4187), __webpack_require__.e(6417)]).then(__webpack_require__.bind(__webpack_require__, 86417));
        const { fresh, stale } = await readFreshRoot(source.freshRoot);
        return { ...signatureVerifier(files, now, fresh), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ staleRoot: stale }) };
    }
    async function readDigest({ image, mirrored, own }, digest) {
        const subject = `${image.registry}/${image.repository}@${digest}`;
        loaded ??= load();
        const { verify, badRoots, staleRoot } = await loaded;
        const isStale = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ staleRoot });
        const signed = [];
        const refused = [];
        const required = own.flatMap(({ anyOf }) => anyOf);
        const gaps = required.flatMap((one) => one.kind === 'identity' && badRoots.includes(one.root) ? [(0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .badRoot */ .wV)(one.file ?? one.root)] : []);
        for (const place of source.places(image, mirrored, digest, required)) {
            try {
                for (const attached of await place()) {
                    const result = verify(attached, digest);
                    if ('signed' in result)
                        signed.push(result.signed);
                    else
                        refused.push(result.refused);
                }
            }
            catch (error) {
                gaps.push((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, subject));
            }
            if (isWhole === undefined && isEnough(own, signed))
                return { found: { digest, signed, refused, complete: false }, gaps: [], ...isStale };
        }
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(gaps, unreadable(subject, refused));
        return { found: { digest, signed, refused, complete: gaps.length === 0 }, gaps, ...isStale };
    }
    return (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(readDigest, ({ image, own }, digest) => JSON.stringify([image.registry, image.repository, digest, own.length > 0]));
}
function isEnough(own, signed) {
    return own.length === 0 ? signed.length > 0 : (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .satisfies */ .ib)(own, { signed });
}
function unreadable(subject, refused) {
    const first = refused.find(({ kind }) => kind === 'unreadable');
    if (first === undefined)
        return [];
    return [{ cause: 'unverifiable-signature', subject, message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unverifiable */ .vm)(subject, first.why) }];
}


/***/ })

};
