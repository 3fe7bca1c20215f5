export const id = 3105;
export const ids = [3105];
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

/***/ 54089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WZ: () => (/* binding */ skipFinder),
/* harmony export */   fx: () => (/* binding */ isInForce),
/* harmony export */   hM: () => (/* binding */ withoutSkipped)
/* harmony export */ });
/* harmony import */ var _model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52367);
/* harmony import */ var _model_name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78893);


function isInForce({ until }, now) {
    return until === undefined || now <= until;
}
function skipFinder(skips, now) {
    const inForce = skips.filter((skip) => isInForce(skip, now));
    const compiled = inForce.map((skip) => ({
        skip,
        ofImage: (0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)([skip.image]),
        withTag: skip.tag === undefined ? undefined : (0,_model_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .nameMatcher */ .M)(skip.tag),
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


/***/ }),

/***/ 31182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ openRunCache)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6472);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44231);


async function openRunCache({ cache: open, ci, git, job = ci, clock, sink, tell = sink.log }, { cache: folder, base }) {
    const opened = await open?.(folder);
    if (opened === undefined)
        return undefined;
    if ('refused' in opened) {
        sink.log(opened.refused);
        return undefined;
    }
    const { createRunCache } = await __webpack_require__.e(/* import() */ 4184).then(__webpack_require__.bind(__webpack_require__, 94184));
    return createRunCache(opened, {
        ...(await reachOf((0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ ci: job, git }), base)),
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

/***/ 65857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openLedger)
});

// UNUSED EXPORTS: newEntries

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/file-change.js
var file_change = __webpack_require__(69696);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
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
    return (0,model_text/* compareText */.n6)(a.image, b.image) || a.at - b.at || (0,model_text/* compareText */.n6)(a.digest, b.digest);
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
        if (isTagName(image) && (0,model_image/* isDigest */.Bc)(digest))
            entries.push({ image, at: Date.parse(seen), digest });
        else if (issues.length < maxIssues)
            issues.push(`${atLine(lineOfEntry(text, index))}the image is not a normalized name with a tag`);
    }
    return issues.length > 0 ? { issues } : { entries: mergeEntries(entries, []) };
}
function isTagName(name) {
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return false;
    const { tag, digest } = parsed.image;
    return tag !== undefined && digest === undefined && (0,model_image/* imageName */.tO)(parsed.image) === name;
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
;// CONCATENATED MODULE: ./lib/history/ledger-read.js



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

// EXTERNAL MODULE: ./lib/model/extremes.js
var extremes = __webpack_require__(33196);
;// CONCATENATED MODULE: ./lib/history/ledger-rewrite.js


const maxNamed = 3;
function rewriteOf(path, base, change) {
    const [before, after] = [textsOf(base), textsOf(change)];
    const newest = newestByImage(base);
    const newestOfAll = (0,extremes/* largest */.n)(newest.values());
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
        ...(0,compact/* compact */.o)({ rewrite: isComparable ? rewriteOf(path, fork.entries, own.entries) : undefined }),
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


/***/ }),

/***/ 69696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ nothingWritten)
/* harmony export */ });
const nothingWritten = { changes: [], refused: [] };


/***/ }),

/***/ 91652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rememberScans)
/* harmony export */ });
const maxSize = 64 * 1024 * 1024;
const overhead = 500;
function rememberScans(most = maxSize) {
    const results = new Map();
    let sum = 0;
    return {
        get(key) {
            const known = results.get(key);
            if (known === undefined)
                return undefined;
            results.delete(key);
            results.set(key, known);
            return known.result;
        },
        set(key, result, size) {
            sum -= results.get(key)?.size ?? 0;
            results.delete(key);
            results.set(key, { result, size: size + overhead });
            sum += size + overhead;
            for (const [oldest, { size: freed }] of results) {
                if (sum <= most)
                    break;
                results.delete(oldest);
                sum -= freed;
            }
        },
    };
}


/***/ }),

/***/ 43105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/checks/index.js + 27 modules
var checks = __webpack_require__(54995);
// EXTERNAL MODULE: ./lib/checks/baseline.js
var checks_baseline = __webpack_require__(12662);
// EXTERNAL MODULE: ./lib/model/count-while.js
var count_while = __webpack_require__(74782);
// EXTERNAL MODULE: ./lib/model/groups.js
var groups = __webpack_require__(34457);
// EXTERNAL MODULE: ./lib/model/multiset.js
var multiset = __webpack_require__(13790);
;// CONCATENATED MODULE: ./lib/checks/inline-waivers.js




function markNewInlineWaivers(base, change, renames) {
    const existing = new multiset/* Multiset */.O();
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
        (0,groups/* addToGroup */.M)(byFile, one.at.file, one);
    for (const own of byFile.values())
        own.sort((a, b) => a.at.span.start - b.at.span.start);
    return ({ check, reason, covers }, file) => {
        const own = byFile.get(covers.file) ?? [];
        const countBefore = (offset) => (0,count_while/* countWhile */.P)(own, ({ at }) => at.span.start < offset);
        const covered = own.slice(countBefore(covers.span.start), countBefore(covers.span.end));
        return JSON.stringify([file, check, reason, covered.map(checks_baseline/* waivedSubject */.Js)]);
    };
}

// EXTERNAL MODULE: ./lib/model/glob.js
var model_glob = __webpack_require__(53523);
;// CONCATENATED MODULE: ./lib/checks/renamed-files.js


function renamedFiles(base, change, { overrides, waivers, removed }) {
    const selectors = [...overrides, ...waivers, ...removed].flatMap(({ paths }) => paths === undefined ? [] : [(0,model_glob/* pathMatcher */.kZ)(paths)]);
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
        (0,groups/* addToGroup */.M)(gone, key, path);
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
// EXTERNAL MODULE: ./lib/model/memoize.js
var memoize = __webpack_require__(6841);
// EXTERNAL MODULE: ./lib/model/steps.js
var steps = __webpack_require__(54566);
// EXTERNAL MODULE: ./lib/scan/checkout.js + 38 modules
var scan_checkout = __webpack_require__(64965);
;// CONCATENATED MODULE: ./lib/ci/files-below.js
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

;// CONCATENATED MODULE: ./lib/ci/baseline.js









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
    return {
        ...(config.policy.ofBase === true
            ? { readBase: async (path, use) => (await required(use)).files.read(path) }
            : {}),
        async markWaivers(change) {
            const { waivers } = change;
            if (config.policy.ofBase !== true || waivers.length === 0)
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
        async compare(findings, occurrences) {
            if (!config.newOnly || findings.length === 0)
                return { findings: await (0,steps/* inSteps */.F8)((0,checks_baseline/* notCompared */.vK)(findings, undefined)), gaps: [] };
            try {
                const base = await opened('comparison');
                if (base === undefined)
                    return { findings: await (0,steps/* inSteps */.F8)((0,checks_baseline/* notCompared */.vK)(findings, undefined)), gaps: [], base: 'none' };
                const files = await filesOfChange(host, base, checkout, config);
                return await compareWithBase(host, base, files, findings, occurrences);
            }
            catch (error) {
                return unreadable(findings, (0,failure/* gapFrom */.rK)(error, 'base commit'));
            }
        },
    };
}
async function scanWhole(base, host, config) {
    const scanned = await (0,scan_checkout/* scanCheckout */.W)(base, config, host);
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
async function compareWithBase(host, { files: base, scanned }, { paths, renames }, findings, occurrences) {
    const existing = (await scanned()).occurrences;
    const baseline = {
        references: await (0,steps/* inSteps */.F8)((0,checks_baseline/* baselineReferences */.qM)(existing, occurrences, paths, renames)),
        unchanged: await unchangedFiles(findings, occurrences, base, host),
    };
    const compared = await (0,steps/* inSteps */.F8)((0,checks_baseline/* compareFindings */.Eg)(findings, occurrences, baseline));
    return { findings: compared, gaps: [], base: baseline };
}
async function unreadable(findings, { cause, message }) {
    const sentence = `Findings could not be compared with the base commit: ${message}`;
    return {
        findings: await (0,steps/* inSteps */.F8)((0,checks_baseline/* notCompared */.vK)(findings, 'unknown')),
        gaps: [{ cause, subject: 'base commit', message: sentence }],
        base: 'unknown',
    };
}
async function unchangedFiles(findings, occurrences, base, host) {
    const scanned = new Set(occurrences.map(({ at }) => at.file));
    const files = new Set(findings.flatMap(({ at }) => (at === undefined || scanned.has(at.file) ? [] : [at.file])));
    const unchanged = [];
    for (const file of files) {
        const [now, before] = await Promise.all([host.files.read(file), base.read(file)]);
        unchanged.push([file, 'text' in now && 'text' in before && now.text === before.text]);
    }
    return Object.fromEntries(unchanged);
}

// EXTERNAL MODULE: ./lib/checks/skips.js
var skips = __webpack_require__(54089);
;// CONCATENATED MODULE: ./lib/ci/index.js


async function openCi(host, config) {
    const readsBase = config.newOnly || config.policy.ofBase === true;
    if (!readsBase && !writesToCi(config))
        return { revision: { kind: 'local' } };
    const { connectCi } = await __webpack_require__.e(/* import() */ 5827).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, config).catch((error) => (0,failure/* gapFrom */.rK)(error, 'event'));
}
async function scopePins(host, config, ci, { found, pinner, mayWrite, now }) {
    const { pullRequest } = config.delivery;
    if (!mayWrite || pullRequest === undefined)
        return { findings: (0,skips/* withoutSkipped */.hM)(found.findings, config.policy.skips, now), found, now };
    const { pullRequestScope } = await Promise.all(/* import() */[__webpack_require__.e(4499), __webpack_require__.e(4193)]).then(__webpack_require__.bind(__webpack_require__, 44193));
    const plan = (findings) => pinner.plan({ ...found, findings });
    return pullRequestScope(host, config, ci, pullRequest, { found, now, plan });
}
const nothingDelivered = async () => ({ gaps: [] });
function delivererTo(host, config, ci, input) {
    if (!writesToCi(config))
        return nothingDelivered;
    return async (report) => {
        const { deliver } = await Promise.all(/* import() */[__webpack_require__.e(4499), __webpack_require__.e(4000)]).then(__webpack_require__.bind(__webpack_require__, 44000));
        return deliver(host, config, ci, { ...input, report });
    };
}
function writesToCi({ delivery }) {
    return delivery.comment !== 'never' || delivery.issue || delivery.pullRequest !== undefined;
}

// EXTERNAL MODULE: ./lib/ci/run-cache.js
var run_cache = __webpack_require__(31182);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 10 modules
var http = __webpack_require__(94310);
// EXTERNAL MODULE: ./lib/clients/index.js + 27 modules
var lib_clients = __webpack_require__(89331);
// EXTERNAL MODULE: ./lib/history/ledger.js + 3 modules
var history_ledger = __webpack_require__(65857);
// EXTERNAL MODULE: ./lib/model/file-change.js
var file_change = __webpack_require__(69696);
// EXTERNAL MODULE: ./lib/model/remembered-scans.js
var remembered_scans = __webpack_require__(91652);
// EXTERNAL MODULE: ./lib/output/publish.js + 2 modules
var publish = __webpack_require__(83516);
// EXTERNAL MODULE: ./lib/model/append.js
var append = __webpack_require__(27925);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
;// CONCATENATED MODULE: ./lib/pin/compare.js

function misreadFiles(before, after, edits, lineOf) {
    const expected = byFile(before.occurrences);
    const found = byFile(after.occurrences);
    const planned = plannedNames(before.occurrences, edits);
    const problems = newProblems(before.problems, after.problems);
    const paths = new Set([...expected.keys(), ...found.keys(), ...problems.keys()]);
    const whereOf = ({ file, span }) => span === undefined ? 'the file' : `line ${lineOf(file, span.start, 'after')}`;
    return [...paths].flatMap((path) => {
        const digests = new Map(edits.get(path)?.map(({ span, digest }) => [span.start, digest]));
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
        return why === undefined ? [] : [{ path, why: `with the digests, ${why}` }];
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
    const digest = before.pin.kind === 'place' ? digests.get(before.pin.span.start) : undefined;
    const wanted = withDigest(before, digest);
    const [expected, found] = [nameOf(wanted), nameOf(after.image)];
    if (before.pin.kind === 'refused' && isSameName(before, after) && planned.has(found))
        return undefined;
    return expected === found ? undefined : `would name ${found} instead of ${expected}`;
}
function isSameRest(before, after) {
    const reasons = [before, after].map((one) => (one.kind === 'opaque' ? one.why : undefined));
    return after.kind === before.kind && after.raw === before.raw && reasons[0] === reasons[1];
}
function isSameName(before, after) {
    return (0,model_image/* imageName */.tO)((0,model_image/* withImpliedTag */.Lt)(before.image)) === (0,model_image/* imageName */.tO)(after.image);
}
function plannedNames(occurrences, edits) {
    const digests = new Map([...edits].map(([path, own]) => [path, new Map(own.map(({ span, digest }) => [span.start, digest]))]));
    return new Set(occurrences.flatMap((one) => {
        if (one.kind !== 'image' || one.pin.kind === 'refused')
            return [];
        const digest = digests.get(one.at.file)?.get(one.pin.span.start);
        return digest === undefined ? [] : [nameOf(withDigest(one, digest))];
    }));
}
function withDigest({ image, pin }, digest) {
    if (digest === undefined)
        return image;
    const isTagged = pin.kind === 'place' && pin.lead.startsWith(`:${model_image/* impliedTag */.RW}`);
    return { ...(isTagged ? (0,model_image/* withImpliedTag */.Lt)(image) : image), digest };
}
function nameOf(image) {
    return image.digest === undefined ? (0,model_image/* imageName */.tO)(image) : `${(0,model_image/* imageName */.tO)(image)}@${image.digest}`;
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

;// CONCATENATED MODULE: ./lib/pin/edits.js
function planEdits(findings) {
    const planned = new Map();
    for (const { fix, waived } of findings) {
        if (fix === undefined || waived !== undefined)
            continue;
        const edits = planned.get(fix.file) ?? new Map();
        planned.set(fix.file, edits.set(fix.span.start, fix));
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

;// CONCATENATED MODULE: ./lib/pin/reread.js




const maxReadings = 4;
async function planChanges(checkout, reread) {
    const edits = new Map();
    const planned = new Map();
    const refused = [];
    for (const [path, ofFile] of planEdits(checkout.findings)) {
        const change = changeFile(path, checkout.files.get(path)?.text ?? '', ofFile);
        if ('refused' in change)
            refused.push({ path, why: change.refused });
        else
            planned.set(path, change);
        edits.set(path, ofFile);
    }
    for (let reading = 1; planned.size > 0; reading += 1) {
        const after = await reread(new Map([...planned].map(([path, change]) => [path, change.after])));
        const kept = new Map([...edits].filter(([path]) => planned.has(path)));
        const misread = misreadFiles({ ...checkout, ...checkout.evidence }, after, kept, lineIn(checkout.files, planned));
        const [first] = misread;
        if (first === undefined)
            return { changes: [...planned.values()], refused, after };
        const own = reading < maxReadings ? misread.filter(({ path }) => planned.has(path)) : [];
        const left = own.length > 0 ? own : [...planned.keys()].map((path) => ({ path, why: whyAll(path, first) }));
        for (const one of left)
            planned.delete(one.path);
        (0,append/* append */.B)(refused, left);
    }
    return { changes: [], refused };
}
function whyAll(path, { path: other, why }) {
    return path === other ? why : `in ${other}, ${why}`;
}
function lineIn(files, planned) {
    return (file, offset, when) => {
        const text = (when === 'after' ? planned.get(file)?.after : undefined) ?? files.get(file)?.text ?? '';
        return (0,position/* positionsOf */.q$)(text)({ start: offset, end: offset }).line;
    };
}

;// CONCATENATED MODULE: ./lib/pin/guard.js

async function guardedFindings(checkout, reread) {
    const { findings } = checkout;
    if (findings.every(({ fix }) => fix === undefined))
        return findings;
    const all = findings.map((one) => ({ ...one, waived: undefined }));
    const { refused } = await planChanges({ ...checkout, findings: all }, reread);
    const reasons = new Map(refused.map(({ path, why }) => [path, why]));
    return findings.map((one) => {
        const why = one.fix && reasons.get(one.fix.file);
        return why === undefined ? one : withoutFix(one, why);
    });
}
function withoutFix({ fix: _, ...one }, why) {
    return { ...one, message: `${one.message}. It cannot be pinned automatically: ${why}` };
}

;// CONCATENATED MODULE: ./lib/pin/write.js

async function writePins(files, checkout, reread) {
    const planned = await planChanges(checkout, reread);
    const changes = [];
    const refused = planned.refused.map(({ path, why }) => notPinned(path, why));
    for (const change of planned.changes) {
        const written = await files.replace(change.path, change.before, change.after);
        if (written.refused === undefined)
            changes.push(change);
        else
            refused.push(notPinned(change.path, written.refused));
    }
    const isWhole = changes.length === planned.changes.length;
    return { changes, refused, ...(isWhole && planned.after !== undefined ? { after: planned.after } : {}) };
}
function notPinned(subject, why) {
    return { cause: 'not-written', subject, message: `The file was not pinned: ${why}` };
}

;// CONCATENATED MODULE: ./lib/pin/pinner.js



function createPinner(files, scan) {
    const reread = (texts) => scan(filesWith(files, texts));
    let rescanned;
    return {
        async write(found) {
            const { after, ...written } = await writePins(files, found, reread);
            rescanned = after;
            return written;
        },
        rescan: async () => rescanned ?? scan(files),
        guard: (left) => guardedFindings(left, reread),
        plan: async (left) => (await planChanges(left, reread)).changes,
    };
}
function filesWith(files, texts) {
    return {
        list: (isWanted) => files.list(isWanted),
        read: async (path) => {
            const text = texts.get(path);
            return text === undefined ? files.read(path) : { text };
        },
    };
}

// EXTERNAL MODULE: ./lib/pipeline/conclude.js + 1 modules
var conclude = __webpack_require__(97074);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/advisories/messages.js
var messages = __webpack_require__(18399);
// EXTERNAL MODULE: ./lib/advisories/sbom/document.js
var sbom_document = __webpack_require__(65908);
// EXTERNAL MODULE: ./lib/advisories/sbom/index.js + 4 modules
var sbom = __webpack_require__(18949);
;// CONCATENATED MODULE: ./lib/advisories/files.js





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
        const { components, problems } = (0,sbom.parseSbom)(source);
        sources.set(path, source);
        for (const { message } of problems)
            unreadable(message);
        for (const { name, version, type, origins, span = { start: 0, end: 0 } } of components)
            packages.push({ name, ...(0,compact/* compact */.o)({ version, type }), origins, at: { file: path, span } });
    }
    return { packages, files: sources, gaps };
}
async function matchingFiles(files, globs) {
    if (globs.length === 0)
        return [];
    const matchesAny = (0,model_glob/* pathMatcher */.kZ)(globs);
    const paths = (await files.list(matchesAny)).filter(matchesAny).sort();
    const unmatched = globs.filter((glob) => !paths.some((0,model_glob/* pathMatcher */.kZ)([glob])));
    return [...unmatched.map((glob) => ({ glob })), ...paths.map((path) => ({ path }))];
}

// EXTERNAL MODULE: ./lib/model/mirror.js
var mirror = __webpack_require__(47770);
;// CONCATENATED MODULE: ./lib/advisories/images.js







function pulledImages(occurrences, facts, mirrors) {
    return occurrences.flatMap((occurrence) => {
        if (occurrence.kind !== 'image')
            return [];
        const fact = facts.get(occurrence);
        const current = fact !== undefined && 'currentDigest' in fact ? fact.currentDigest : undefined;
        const digest = occurrence.image.digest ?? current;
        return digest === undefined
            ? []
            : [{ occurrence, origin: (0,mirror/* mirroredImage */.o)(occurrence.image, mirrors), digest }];
    });
}
function imageAdvisoryCollector(sources) {
    const attachedPackages = (0,memoize/* memoizeAsync */.T)(async (registry, repository, digest) => {
        const findSboms = sources.sbomsIn(registry);
        if (findSboms === undefined)
            return { packages: [], gaps: [] };
        const attached = await findSboms(repository, digest, sbom.inspectSbom);
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
            return { packages: packages.map((use) => ({ ...use, at, image })), gaps };
        },
        async vulnerabilitiesOf({ occurrence: { at, image }, origin, digest }) {
            if (sources.sbomsIn(origin.registry) === undefined)
                return { vulnerabilities: [], gaps: [] };
            const subject = () => (0,messages/* scannerReportOf */.Ot)(`${(0,model_image/* imageName */.tO)(origin)}@${digest}`);
            const matches = await scannerMatches(origin.repository, digest, subject);
            if ('cause' in matches)
                return { vulnerabilities: [], gaps: [matches] };
            return { vulnerabilities: matches.map((match) => ({ ...match, at, image })), gaps: [] };
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
        const { components, problems, empty } = (0,sbom.parseSbom)({ path: digest, text });
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
                ...(0,compact/* compact */.o)({ version, type }),
                origins,
                platforms: [...new Set(platforms)],
            });
        }
    }
    return { packages: [...packages.values()], gaps };
}

;// CONCATENATED MODULE: ./lib/advisories/collect.js



function createAdvisoryCollector(sources, files, options) {
    const { artifacts, sbom, sbomFromRegistry, vulnerabilityReports, registries } = options;
    const requested = artifacts.length + sbom.length > 0 || sbomFromRegistry || vulnerabilityReports;
    if (!requested || 'cause' in sources) {
        const gaps = requested && 'cause' in sources ? [sources] : [];
        return async () => ({
            advice: { advisories: [], packages: [], vulnerabilities: [] },
            files: new Map(),
            gaps,
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
            (0,append/* append */.B)(gaps, answer.gaps);
        }
        return { advisories: [...advisories.values()], gaps: [...gaps], asked: [...outcomes.values()] };
    };
}

// EXTERNAL MODULE: ./lib/checks/apply-policy.js + 1 modules
var apply_policy = __webpack_require__(76528);
// EXTERNAL MODULE: ./lib/checks/overrides.js
var overrides = __webpack_require__(27272);
// EXTERNAL MODULE: ./lib/model/gaps.js
var model_gaps = __webpack_require__(30312);
// EXTERNAL MODULE: ./lib/report/coverage.js
var coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/resolve/index.js + 21 modules
var resolve = __webpack_require__(75986);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/signatures/built.js + 1 modules
var built = __webpack_require__(96215);
// EXTERNAL MODULE: ./lib/signatures/match.js
var match = __webpack_require__(13326);
// EXTERNAL MODULE: ./lib/signatures/read-digest.js
var read_digest = __webpack_require__(60340);
;// CONCATENATED MODULE: ./lib/signatures/collect.js







const maxBefore = 3;
function createSignatureCollector(options) {
    const { rules, mirrors, compareSigners } = options;
    const read = (0,read_digest/* digestReader */.M)(options);
    let replaceable = new Map();
    async function collect({ image }, fact, histories) {
        const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
        const digest = image.digest ?? target;
        const mirrored = (0,mirror/* mirroredImage */.o)(image, mirrors);
        const origin = mirrored === image ? undefined : mirrored;
        const own = (0,match/* signatureRulesFor */.Rx)(rules, image, origin);
        if (digest === undefined || (own.length === 0 && !compareSigners))
            return undefined;
        const ask = (one, required = own) => read({ image, mirrored, own: required }, one);
        const ownDigest = await ask(digest);
        const pinned = fact.status === 'one-platform' && !(0,match/* satisfies */.ib)(own, ownDigest.found)
            ? joined(own, ownDigest, await ask(fact.indexDigest))
            : ownDigest;
        const isOther = target !== undefined && target !== digest && own.length > 0;
        const replaced = replaceable.get(`${(0,model_image/* imageName */.tO)(image)}@${digest}`);
        const history = compareSigners ? histories.get((0,model_image/* imageName */.tO)(mirrored)) : undefined;
        const before = history && (await Promise.all(digestsBefore(history, digest).map((one) => ask(one, []))));
        return {
            found: {
                ...pinned.found,
                ...(0,compact/* compact */.o)({
                    origin,
                    built: (0,built/* builtOf */.Q)(image, pinned.found, own),
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
        if (rules.length === 0 && !compareSigners)
            return { signatures: new Map(), gaps: [] };
        const byName = new Map(histories.map((history) => [(0,model_image/* imageName */.tO)(history), history]));
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
            : [[`${(0,model_image/* imageName */.tO)(image)}@${found.ofCurrent.digest}`, found]]));
        return {
            signatures: new Map(all.map(([occurrence, { found }]) => [occurrence, found])),
            gaps: (0,json/* distinctByJson */.S1)(all.flatMap(([, { gaps }]) => gaps)),
        };
    };
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

// EXTERNAL MODULE: ./lib/model/extremes.js
var extremes = __webpack_require__(33196);
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
function factByLog({ image }, fact, found, rules, { now, asOf = now, minAgeMs }) {
    if (fact.status !== 'unknown' || fact.cause !== 'no-history' || image.digest !== undefined)
        return fact;
    const { currentDigest, evidence = [], endOfLife } = fact;
    if (currentDigest === undefined || minAgeMs === 0 || asOf < now)
        return fact;
    if (evidence.some(({ silent }) => silent === undefined))
        return fact;
    if (found.digest !== currentDigest || !(0,match/* satisfies */.ib)(rules, found))
        return fact;
    const times = found.signed.flatMap((one) => {
        const isAccepted = rules.some((rule) => (0,match/* acceptedBy */.lA)(rule, { signed: [one] }) !== undefined);
        return isAccepted && one.digest === currentDigest ? (one.at ?? []) : [];
    });
    const since = (0,extremes/* smallest */.o)(times);
    if (!(since <= now - minAgeMs))
        return fact;
    const log = { source: 'the time of its signature', strength: 'timestamps', since, readAt: now };
    return {
        status: 'unpinned',
        currentDigest,
        basis: 'timestamps',
        evidence: [log, ...evidence],
        ...(0,compact/* compact */.o)({ endOfLife }),
    };
}

;// CONCATENATED MODULE: ./lib/pipeline/evaluate.js












const unsafeCauses = ['clock', 'policy-unread'];
function createEvaluator(options) {
    const { clients, config, ledger, files, now, progress, markWaivers } = options;
    const { policy } = config;
    const ages = (0,overrides/* ageLimitsFor */.z)(policy.overrides, config);
    const resolverOptions = {
        ...config,
        ...config.platform,
        ...(0,lib_clients.registryHost)(config.platform),
        ...clients,
        ...ledger,
        needPlatform: lib_clients.presetRegistries,
        mirrors: config.registries,
        historyLimit: lib_clients.historyLimit,
        progress,
        view: { now, ...config },
        minAgeOf: (occurrence) => ages(occurrence).minAgeMs,
    };
    const kept = config.mode === 'pin' ? (0,resolve.createResolver)(resolverOptions) : undefined;
    const collectSignatures = createSignatureCollector({
        source: clients.signatures,
        rules: policy.signatures,
        files: policy.signatureFiles,
        compareSigners: config.compareSigners,
        mirrors: config.registries,
        now,
    });
    const collectAdvisories = createAdvisoryCollector(clients.advisories, files, config);
    return async (checkout) => {
        const { occurrences } = checkout;
        const { waivers: inline, unread } = await markWaivers(checkout);
        const resolution = await (kept ?? (0,resolve.createResolver)(resolverOptions))(occurrences);
        const [collected, signed] = await Promise.all([
            collectAdvisories(occurrences, resolution.facts),
            collectSignatures(occurrences, resolution.facts, resolution.histories),
        ]);
        const viewOf = (one) => ({ ...ages(one), now, ...(0,compact/* compact */.o)({ asOf: config.asOf }) });
        const evidence = {
            occurrences,
            facts: withLogAges(resolution.facts, signed.signatures, policy.signatures, viewOf),
            histories: resolution.histories,
            pullPolicies: resolution.pullPolicies,
            signatures: signed.signatures,
            ...(0,compact/* compact */.o)({ ledger: ledger.rewrite }),
            ...collected.advice,
        };
        const all = [
            ...policy.unread,
            ...unread,
            ...clients.gaps,
            ...ledger.gaps,
            ...[clients.clock() ?? []].flat(),
            ...resolution.gaps,
            ...collected.gaps,
            ...signed.gaps,
            ...checkout.problems.map((problem) => unreadableFile(problem, checkout.files.get(problem.file))),
        ];
        const known = await (0,steps/* inSteps */.F8)((0,model_gaps/* distinctGaps */.C)(all));
        const context = { now, complete: known.length === 0, inline };
        const judged = await (0,steps/* inSteps */.F8)((0,apply_policy/* judgeSteps */.Nb)(evidence, policy, config, context));
        const gaps = [...known, ...judged.gaps];
        return {
            ...judged,
            files: await (0,steps/* inSteps */.F8)((0,steps/* mapOfAll */.J$)([ledgerFile(ledger), collected.files, checkout.files])),
            evidence,
            problems: checkout.problems,
            gaps,
            observedDigests: resolution.observedDigests,
            inline,
            artifacts: (0,coverage/* countByOutcome */.js)(collected.asked),
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

;// CONCATENATED MODULE: ./lib/pipeline/forecasts-on-demand.js

function createRunEvaluator(options) {
    const evaluate = createEvaluator(options);
    const { mode, forecast, hold } = options.config;
    const isAsked = mode === 'pin' && (forecast || hold.length > 0);
    let known;
    return async (checkout) => {
        const judged = await evaluate(checkout);
        if (!isAsked || (known === undefined && !judged.isSafeToWrite))
            return { ...judged, forecasts: [] };
        known ??= Promise.all(/* import() */[__webpack_require__.e(7101), __webpack_require__.e(1801)]).then(__webpack_require__.bind(__webpack_require__, 11801)).then(({ forecastPins }) => forecastPins(judged, options));
        const { forecasts, withHolds } = await known;
        return { ...withHolds(judged), forecasts };
    };
}

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

;// CONCATENATED MODULE: ./lib/run.js















async function run(outside, config, amend = conclude.unamended) {
    const guarded = (0,http/* guardHost */.aK)((0,lib_clients.withPlatformTransport)(outside, config), config);
    const { host, redactInSteps: redact, progress } = withProgress(guarded);
    if (config.policy.overruled !== undefined)
        host.sink.log(config.policy.overruled);
    const learned = () => learn(host, config, progress);
    const { finish, delivered } = await (0,conclude.concludeRun)(learned, { host, amend, redact });
    const { outcome, saved } = await (0,publish/* saveReports */.hB)(finish, { config, checks: checks.checks }, host.files);
    await (0,publish/* publish */.mk)(outcome.report, { exitCode: outcome.exitCode, checks: checks.checks }, host, saved, delivered);
    return outcome;
}
async function learn(outside, config, progress) {
    const host = { ...outside, scans: outside.scans ?? (0,remembered_scans/* rememberScans */.K)() };
    const [startedAt, files] = [host.clock.now(), host.files];
    const [clients, ci, checkout] = await Promise.all([
        (0,lib_clients.connect)(host, config, (0,run_cache/* openRunCache */.e)(host, config)),
        openCi(host, config),
        (0,scan_checkout/* scanCheckout */.W)(files, config, host),
    ]);
    const { markWaivers, compare, readBase } = openBaseline(host, config, ci, checkout);
    const ledger = await (0,history_ledger/* openLedger */.a)({ files, file: config.ledger, now: startedAt, readBase });
    const pinner = createPinner(files, (pinned) => (0,scan_checkout/* scanCheckout */.W)(pinned, config, host));
    const known = { clients, config, ledger, files, now: startedAt, progress, markWaivers };
    const evaluate = createRunEvaluator(known);
    const found = await evaluate(checkout);
    const mayWrite = config.mode === 'pin' && found.isSafeToWrite;
    const scope = await scopePins(host, config, ci, { found, pinner, mayWrite, now: startedAt });
    const pins = mayWrite ? await pinner.write({ ...found, ...scope }) : file_change/* nothingWritten */.F;
    const left = pins.changes.length > 0 ? await evaluate(await pinner.rescan()) : found;
    const recorded = mayWrite ? await ledger.add(left.observedDigests, startedAt) : file_change/* nothingWritten */.F;
    const changes = [...pins.changes, ...recorded.changes];
    const compared = await compare(await pinner.guard(left), left.evidence.occurrences);
    const gaps = [...left.gaps, ...pins.refused, ...recorded.refused, ...compared.gaps];
    const [examined, requests, source] = [left.gaps.length, clients.requests, host.workflow.source];
    const deliver = delivererTo(host, config, ci, { left, changes, scope, plan: () => pinner.plan(left) });
    return { ...left, ...compared, gaps, examined, config, startedAt, changes, requests, source, deliver };
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
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80588);

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
    noLog: 'it has no entry in a transparency log, so nobody knows when it was made',
    badLog: 'the annotation with the log entry cannot be read',
    wrongKey: 'none of the keys in the policy made it',
    future: (at) => `it is dated ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)}, which is in the future`,
    noIdentity: 'its certificate names no identity, or more than one',
    noIssuer: 'its certificate does not name the issuer of the identity',
    usage: 'its certificate is not for signing code',
    outside: (at, { from, to }) => `its certificate was valid from ${minute(from)} to ${minute(to)}, and the log has the signature from ${minute(at)}`,
    verification: (code, message) => verificationText(code, message),
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
function verificationText(code, message) {
    const text = codes[code];
    return text === undefined ? `it could not be verified (${shown(message)})` : `${text} (${shown(message)})`;
}
function unverifiable(subject, why) {
    return `It is not known whether ${subject} is signed as the policy requires: ${why}`;
}
function staleRoot(date, why) {
    return `The trusted root of Sigstore was not refreshed, so signatures were verified under the root of this release, of ${date}. It may lack newer keys, and still trust keys that Sigstore has withdrawn. Run again, or set \`sigstore-root: package\`. Reason: ${why}`;
}
const freshRootUnusable = 'what the update repository has is not a trusted root';
function badRoot(file) {
    const message = 'The trusted root cannot be read, so no signature counts under it: it must be a `trusted_root.json`, or one such document per line';
    return { cause: 'unverifiable-signature', subject: file, message };
}


/***/ }),

/***/ 60340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ digestReader)
/* harmony export */ });
/* harmony import */ var _model_append_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27925);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6841);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13326);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8487);






function digestReader({ source, files, now, isWhole }) {
    let loaded;
    async function load() {
        const { signatureVerifier } = await Promise.all(/* import() */[__webpack_require__.e(4187), __webpack_require__.e(8796)]).then(__webpack_require__.bind(__webpack_require__, 48796));
        if (source.freshRoot === undefined)
            return signatureVerifier(files, now);
        const { readFreshRoot } = await Promise.all(/* import() */[__webpack_require__.e(4187), __webpack_require__.e(280)]).then(__webpack_require__.bind(__webpack_require__, 30280));
        const { fresh, stale } = await readFreshRoot(source.freshRoot);
        return { ...signatureVerifier(files, now, fresh), ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ staleRoot: stale }) };
    }
    async function readDigest({ image, mirrored, own }, digest) {
        const subject = `${image.registry}/${image.repository}@${digest}`;
        loaded ??= load();
        const { verify, badRoots, staleRoot } = await loaded;
        const isStale = (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ staleRoot });
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
        (0,_model_append_js__WEBPACK_IMPORTED_MODULE_4__/* .append */ .B)(gaps, unreadable(subject, refused));
        return { found: { digest, signed, refused, complete: gaps.length === 0 }, gaps, ...isStale };
    }
    return (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_5__/* .memoizeAsync */ .T)(readDigest, ({ image, own }, digest) => JSON.stringify([image.registry, image.repository, digest, own.length > 0]));
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
