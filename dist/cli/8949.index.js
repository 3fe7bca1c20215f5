export const id = 8949;
export const ids = [8949];
export const modules = {

/***/ 65908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ maxDocumentBytes),
/* harmony export */   o: () => (/* binding */ unwrap)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
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
    const subjects = subject.map(({ digest }) => `sha256:${digest.sha256 ?? ''}`).filter(_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc);
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

/***/ 18949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  inspectSbom: () => (/* binding */ inspectSbom),
  parseSbom: () => (/* binding */ parseSbom)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/advisories/sbom/apko.js

const documentSchema = schemas/* object */.Ikc({
    version: schemas/* string */.YjP(),
    contents: schemas/* object */.Ikc({ packages: schemas/* array */.YOg(schemas/* unknown */.L5J()), repositories: schemas/* unknown */.L5J() }),
});
const packageSchema = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP(), origin: schemas/* string */.YjP().optional() });
function isApkoLock(json) {
    return documentSchema.safeParse(json).success;
}
function readApkoLock(json) {
    const parsed = documentSchema.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its packages are not a list' };
    return {
        entries: parsed.data.contents.packages.map((raw) => {
            const { data } = packageSchema.safeParse(raw);
            if (data === undefined)
                return { why: 'it has no name or no version' };
            const { name, version, origin } = data;
            return { name, version, type: 'apk', origins: origin === undefined ? [] : [origin] };
        }),
    };
}

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
        ...(0,compact/* compact */.o)({
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
const cyclonedx_documentSchema = schemas/* object */.Ikc({ specVersion: schemas/* string */.YjP(), components: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]) });
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
    const parsed = cyclonedx_documentSchema.safeParse(json);
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
const spdx_packageSchema = schemas/* object */.Ikc({
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
    const decoded = packages.map((raw) => spdx_packageSchema.safeParse(raw));
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
        components.push({ ...component, file: path, ...(0,compact/* compact */.o)({ span }) });
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

/***/ 71976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43277);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
function isDigest(text) {
    return digestPattern.test(text);
}
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > maxReferenceLength)
        return invalid(`the name is longer than ${maxReferenceLength} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not `sha256:` followed by 64 hexadecimal digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag contains characters that are not allowed in a tag');
    const name = splitName(colon < 0 ? named : named.slice(0, colon));
    if (typeof name === 'string')
        return invalid(name);
    const { registry, repository } = name;
    return {
        kind: 'image',
        image: {
            registry,
            repository,
            ...(tag === undefined ? {} : { tag }),
            ...(digest === undefined ? {} : { digest }),
        },
    };
}
function invalid(why) {
    return { kind: 'invalid', why };
}
function splitName(name) {
    const slash = name.indexOf('/');
    const first = slash < 0 ? '' : name.slice(0, slash);
    const hasRegistry = /[.:A-Z[]/.test(first) || first === 'localhost';
    if (hasRegistry && !domain.test(first))
        return 'the registry is not a host name';
    const host = hasRegistry ? (0,_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRegistry */ .i)(first) : { registry: 'docker.io' };
    if ('issue' in host)
        return host.issue;
    const { registry } = host;
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > maxNameLength)
        return `the repository is longer than ${maxNameLength} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}


/***/ }),

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   S1: () => (/* binding */ distinctByJson),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function distinctByJson(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}


/***/ })

};
