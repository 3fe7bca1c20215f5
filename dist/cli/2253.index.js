export const id = 2253;
export const ids = [2253];
export const modules = {

/***/ 41736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ advisoryFindings),
  z: () => (/* binding */ scannerFindings)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/severity.js
var model_severity = __webpack_require__(89506);
// EXTERNAL MODULE: ./lib/model/advisory.js
var model_advisory = __webpack_require__(20186);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
// EXTERNAL MODULE: ./lib/advisories/versions/apk.js
var apk = __webpack_require__(84319);
;// CONCATENATED MODULE: ./lib/advisories/versions/index.js


function isFixed(component, fixedVersion) {
    const { version, type } = component;
    const order = version === undefined ? undefined : compare(type, version, fixedVersion);
    if (order === undefined)
        return 'unknown';
    return order >= 0 ? 'fixed' : 'affected';
}
function compare(type, version, fixedVersion) {
    if (type === 'apk')
        return (0,apk/* compareApk */.e)(version, fixedVersion);
    if (type !== 'npm' || semver.valid(version) === null || semver.valid(fixedVersion) === null)
        return undefined;
    const order = semver.compare(version, fixedVersion);
    return order === 0 && semver.compareBuild(version, fixedVersion) !== 0 ? undefined : order;
}

;// CONCATENATED MODULE: ./lib/advisories/status.js


function sharesVersions({ artifactName }, { name, type }) {
    return name === artifactName || type === 'apk';
}
function advisoryStateFor(advisory, use) {
    const latest = (0,model_advisory/* newestEvent */.j)(advisory.events ?? []);
    if (latest === undefined)
        return { kind: 'open' };
    const { fixedVersion, patchedVersions = [] } = latest;
    const comparable = sharesVersions(advisory, use);
    if (comparable && use.version !== undefined && patchedVersions.includes(use.version))
        return { kind: 'fixed' };
    if (fixedVersion === undefined)
        return { kind: 'open', latest };
    const fixed = comparable ? isFixed(use, fixedVersion) : 'unknown';
    if (fixed === 'unknown')
        return { kind: 'open', latest };
    return fixed === 'fixed' ? { kind: 'fixed' } : { kind: 'affected', fixedVersion };
}

;// CONCATENATED MODULE: ./lib/advisories/match.js

const packageTypes = new Set([
    'apk',
    'deb',
    'rpm',
    'npm',
    'pypi',
    'maven',
    'golang',
    'gem',
    'cargo',
    'nuget',
]);
function matchAdvisories(advisories, packages) {
    const packagesByName = new Map();
    for (const use of packages) {
        for (const name of new Set([use.name, ...use.origins])) {
            const uses = packagesByName.get(name) ?? [];
            packagesByName.set(name, uses);
            uses.push(use);
        }
    }
    const matches = new Map();
    for (const advisory of advisories) {
        for (const use of packagesByName.get(advisory.artifactName) ?? []) {
            if (!isSameType(advisory, use))
                continue;
            const { version, at, type } = use;
            const key = JSON.stringify([advisory.uid, version, at, type, sharesVersions(advisory, use)]);
            const match = matches.get(key) ?? { advisory, use, uses: [] };
            matches.set(key, match);
            match.uses.push(use);
        }
    }
    return [...matches.values()];
}
function isSameType({ artifactType }, { type }) {
    const expected = artifactType?.toLowerCase() ?? '';
    return type === undefined || !packageTypes.has(expected) || expected === type;
}

// EXTERNAL MODULE: ./lib/advisories/messages.js
var messages = __webpack_require__(18399);
;// CONCATENATED MODULE: ./lib/advisories/findings.js





function advisoryFindings(advisories, packages, policy) {
    const uses = packages ??
        [...new Set(advisories.map(({ artifactName }) => artifactName))].map((name) => ({ name, origins: [] }));
    return matchAdvisories(advisories, uses).flatMap((match) => {
        const state = advisoryStateFor(match.advisory, match.use);
        const severity = (0,model_severity/* severityOf */.xJ)(match.advisory.severities ?? []);
        return state.kind === 'fixed' || isIgnored(state, severity, policy)
            ? []
            : [findingOf(match, state, severity)];
    });
}
function isIgnored(state, severity, policy) {
    const isKnown = severity !== undefined && severity.orWorse === undefined;
    const isBelow = policy.severity !== undefined && isKnown && !(0,model_severity/* isAtLeast */.du)(severity.level, policy.severity);
    const status = state.kind === 'open' ? state.latest?.status : undefined;
    return isBelow || policy.ignoreStatus.some((ignored) => ignored === status);
}
function findingOf(match, state, severity) {
    const { at, image } = match.use;
    const { artifactName, advisoryId, aliases = [], updateTime } = match.advisory;
    const updated = Date.parse(updateTime);
    const updatedAt = Number.isNaN(updated) ? undefined : updated;
    return {
        ...(0,compact/* compact */.o)({ at }),
        message: (0,messages/* advisoryMessage */.Lt)(match, state, severity),
        about: {
            ...(0,compact/* compact */.o)({ image }),
            artifact: artifactName,
            advisory: { id: advisoryId, aliases, ...(0,compact/* compact */.o)({ updatedAt }) },
        },
    };
}
const statusOfFixState = { 'wont-fix': 'not-planned' };
function scannerFindings(vulnerabilities, { severity: threshold, ignoreStatus }) {
    return vulnerabilities
        .filter(({ severity, fixState }) => {
        const level = (0,model_severity/* parseRiskLevel */.Le)(severity);
        const isBelow = threshold !== undefined && level !== undefined && !(0,model_severity/* isAtLeast */.du)(level, threshold);
        const status = Object.hasOwn(statusOfFixState, fixState) ? statusOfFixState[fixState] : undefined;
        return !isBelow && !(status !== undefined && ignoreStatus.includes(status));
    })
        .map((vulnerability) => {
        const { at, image, id, aliases } = vulnerability;
        const about = {
            image,
            advisory: { id, aliases },
            ...(0,compact/* compact */.o)({ artifact: vulnerability.package?.name }),
        };
        return { at, message: (0,messages/* scannerMessage */.m4)(vulnerability), about };
    });
}


/***/ }),

/***/ 18399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ noAttachedSbom),
/* harmony export */   Lt: () => (/* binding */ advisoryMessage),
/* harmony export */   Ot: () => (/* binding */ scannerReportOf),
/* harmony export */   fd: () => (/* binding */ noSbomFile),
/* harmony export */   m4: () => (/* binding */ scannerMessage),
/* harmony export */   p_: () => (/* binding */ sbomNotRead)
/* harmony export */ });
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57798);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80588);



const statusTexts = {
    detected: 'detected, not analyzed yet',
    'true-positive': 'confirmed by the platform to affect the package',
    'false-positive': 'reported by the platform as a false positive',
    fixed: 'fixed',
    patched: 'patched',
    'pending-upstream-fix': 'waiting for a fix upstream',
    'not-planned': 'no fix is planned',
    'analysis-not-planned': 'no analysis is planned',
    unknown: 'its status is unknown',
};
const maxListed = 5;
const maxTextLength = 120;
function advisoryMessage({ advisory, use, uses }, state, severity) {
    const { artifactName, advisoryId, updateTime } = advisory;
    const version = use.version === undefined ? '' : ` ${shown(use.version)}`;
    const builtAs = listed(uses.map(({ name }) => name).filter((name) => name !== artifactName));
    const where = use.image === undefined ? '' : ` in ${(0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(use.image)}${platformsOf(uses)}`;
    const subject = `${shown(artifactName)}${version}${builtAs === '' ? '' : ` (as ${builtAs})`}${where}`;
    const updatedAt = Date.parse(updateTime);
    const updated = Number.isNaN(updatedAt) ? shown(updateTime) : (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(updatedAt);
    const id = `${shown(advisoryId)}${aliasesOf(advisory)} (updated ${updated})`;
    return `${subject}: ${id}. ${conclusionOf(state, severity, use.version)}`;
}
function scannerMessage(vulnerability) {
    const { image, id, aliases, severity, fixState, fixVersions } = vulnerability;
    const { name = 'a package', version } = vulnerability.package ?? {};
    const otherIds = listed(aliases);
    const subject = `${shown(name)}${version === undefined ? '' : ` ${shown(version)}`} in ${(0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image)}`;
    const rating = severity === '' ? 'Its severity is unknown' : `Severity ${shown(severity).toLowerCase()}`;
    const versions = listed(fixVersions);
    const state = fixState === '' ? 'whether a fix exists is unknown' : `fix: ${shown(fixState)}`;
    const fix = versions === '' ? state : `fixed in ${versions}`;
    return `${subject}: ${shown(id)}${otherIds === '' ? '' : ` (${otherIds})`}, found by the platform's scanner. ${rating}; ${fix}`;
}
function conclusionOf(state, severity, version) {
    const match = 'Possible match by name';
    const rating = severityText(severity);
    if (state.kind === 'affected')
        return `${capital(rating)}; fixed in ${shown(state.fixedVersion)}`;
    const latest = state.kind === 'open' ? state.latest : undefined;
    if (latest === undefined) {
        return severity === undefined
            ? `${match}: its severity and status are unknown`
            : `${match}: ${rating}; its status is unknown`;
    }
    if (latest.fixedVersion !== undefined) {
        const why = version === undefined ? 'but the version in use is unknown' : 'but the versions cannot be compared';
        return `${match}: ${rating}; fixed in ${shown(latest.fixedVersion)}, ${why}`;
    }
    return `${match}: ${rating}; ${statusTexts[latest.status]}`;
}
function severityText(severity) {
    if (severity === undefined)
        return 'its severity is unknown';
    const score = severity.score === undefined ? '' : ` (CVSS ${severity.score})`;
    const worse = severity.orWorse ? ' or worse (another score could not be read)' : '';
    return `severity ${severity.level}${score}${worse}`;
}
function aliasesOf({ aliases = [], advisoryId }) {
    const others = listed(aliases.filter((alias) => alias !== advisoryId));
    return others === '' ? '' : ` = ${others}`;
}
function platformsOf(uses) {
    const platforms = listed(uses.flatMap((use) => use.platforms ?? []));
    return platforms === '' ? '' : ` (${platforms})`;
}
function listed(texts) {
    const distinct = [...new Set(texts)];
    const more = distinct.length - maxListed;
    return distinct.slice(0, maxListed).map(shown).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
function shown(text) {
    const line = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .onOneLine */ .GJ)(text, text.length);
    return line.length > maxTextLength ? `${line.slice(0, maxTextLength)}…` : line;
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
const noSbomFile = 'No file in the checkout matches this glob of `sbom`';
function sbomNotRead(why) {
    return `The SBOM was not read: ${why}`;
}
function noAttachedSbom(platform) {
    return `The registry has no SBOM for ${platform ?? 'this image'}, so its packages are not known`;
}
function scannerReportOf(image) {
    return `vulnerability report of ${image}`;
}


/***/ }),

/***/ 65908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ maxDocumentBytes),
/* harmony export */   o: () => (/* binding */ unwrap)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13798);
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
    const json = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text.replace(/^\uFEFF/, ''));
    return json === undefined ? { unreadable: 'it is not JSON' } : { json };
}


/***/ }),

/***/ 18949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ inspectSbom),
  r: () => (/* binding */ parseSbom)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
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
        const value = (0,json/* parseJson */.q)(literal);
        const end = match.index + match[0].length - 1;
        if (typeof value === 'string' && !spans.has(value))
            spans.set(value, { start: end - literal.length + 2, end });
    }
    return (value) => spans.get(value);
}


/***/ }),

/***/ 84319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ compareApk)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57798);

const kinds = ['first', 'number', 'letter', 'suffix', 'suffix-number', 'hash', 'revision', 'end'];
const suffixRanks = {
    alpha: -4,
    beta: -3,
    pre: -2,
    rc: -1,
    cvs: 1,
    svn: 2,
    git: 3,
    hg: 4,
    p: 5,
};
const versionPattern = /^(?<numbers>\d+(?:\.\d+)*)(?<letter>[a-z]?)(?<suffixes>(?:_[a-z]+\d*)*)(?:~(?<hash>[0-9a-f]+))?(?:-r(?<revision>\d+))?$/;
const maxVersionLength = 256;
function compareApk(a, b) {
    const [left, right] = [partsOf(a), partsOf(b)];
    if (left === undefined || right === undefined)
        return undefined;
    for (let at = 0;; at += 1) {
        const [partA, partB] = [left[at] ?? end, right[at] ?? end];
        if (partA.kind !== partB.kind)
            return compareKinds(partA, partB);
        if (partA.kind === 'end')
            return 0;
        const order = compareSameKind(partA, partB);
        if (order !== 0)
            return order;
    }
}
const end = { kind: 'end' };
function partsOf(version) {
    const groups = version.length > maxVersionLength ? undefined : versionPattern.exec(version)?.groups;
    if (groups === undefined)
        return undefined;
    const { numbers = '', letter = '', suffixes = '', hash, revision } = groups;
    const named = suffixes.split('_').slice(1).map(suffixParts);
    if (named.some((parts) => parts === undefined))
        return undefined;
    return [
        ...numbers.split('.').map((digits, at) => ({ kind: at === 0 ? 'first' : 'number', digits })),
        ...(letter === '' ? [] : [{ kind: 'letter', letter }]),
        ...named.flatMap((parts) => parts ?? []),
        ...(hash === undefined ? [] : [{ kind: 'hash', hash }]),
        ...(revision === undefined ? [] : [{ kind: 'revision', digits: revision }]),
    ];
}
function suffixParts(text) {
    const word = text.replace(/\d+$/, '');
    const rank = Object.hasOwn(suffixRanks, word) ? suffixRanks[word] : undefined;
    if (rank === undefined)
        return undefined;
    const digits = text.slice(word.length);
    return [{ kind: 'suffix', rank }, ...(digits === '' ? [] : [{ kind: 'suffix-number', digits }])];
}
function compareKinds(a, b) {
    if (a.kind === 'suffix' && a.rank < 0)
        return -1;
    if (b.kind === 'suffix' && b.rank < 0)
        return 1;
    return kinds.indexOf(b.kind) - kinds.indexOf(a.kind);
}
function compareSameKind(a, b) {
    if (a.kind === 'letter' && b.kind === 'letter')
        return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.letter, b.letter);
    if (a.kind === 'suffix' && b.kind === 'suffix')
        return a.rank - b.rank;
    if (a.kind === 'hash' && b.kind === 'hash')
        return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.hash, b.hash);
    if (!('digits' in a) || !('digits' in b))
        return 0;
    const asText = a.kind === 'number' && (a.digits.startsWith('0') || b.digits.startsWith('0'));
    return asText ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.digits, b.digits) : compareNumbers(a.digits, b.digits);
}
function compareNumbers(a, b) {
    const difference = BigInt(a) - BigInt(b);
    return difference < 0n ? -1 : Number(difference > 0n);
}


/***/ }),

/***/ 54371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareImages: () => (/* binding */ compareImages)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89331);
/* harmony import */ var _clients_platform_transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84097);
/* harmony import */ var _clients_registry_image_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8979);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34824);
/* harmony import */ var _forecast_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14383);
/* harmony import */ var _history_intervals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74682);
/* harmony import */ var _history_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(425);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95231);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6472);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38675);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71976);
/* harmony import */ var _model_mirror_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(47770);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13293);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(50709);
/* harmony import */ var _output_terminal_forecast_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9837);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34641);
















const maxRows = 200;
const platformPattern = /^[a-z0-9]{1,32}(?:\/[a-z0-9._-]{1,32}){1,2}$/;
async function compareImages(context) {
    const { invocation, environment, out, err, colour, width } = context;
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)((name) => (0,_context_js__WEBPACK_IMPORTED_MODULE_12__/* .inputOf */ .wg)(context, name), { presets: _model_presets_js__WEBPACK_IMPORTED_MODULE_10__/* .presets */ .v, checks: [] });
    const parsed = invocation.operands.map((text) => ({ text, ...(0,_model_image_js__WEBPACK_IMPORTED_MODULE_9__/* .parseImage */ .zZ)(text) }));
    const wanted = (0,_context_js__WEBPACK_IMPORTED_MODULE_12__/* .linesOf */ .Dx)(invocation, 'image-platform');
    const issues = [
        ...('issues' in read ? read.issues : []),
        ...(parsed.length === 2 ? [] : ['`diff` requires two images: the old one and the new one.']),
        ...parsed.flatMap((one) => one.kind === 'invalid' ? [`\`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_13__/* .plain */ .p)(one.text)}\` is not an image reference: ${one.why}.`] : []),
        ...wanted
            .filter((platform) => !platformPattern.test(platform))
            .map((platform) => `\`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_13__/* .plain */ .p)(platform)}\` is not a platform such as \`linux/amd64\`.`),
    ];
    const [old, next] = parsed.flatMap((one) => (one.kind === 'image' ? [(0,_model_image_js__WEBPACK_IMPORTED_MODULE_9__/* .withImpliedTag */ .Lt)(one.image)] : []));
    if ('issues' in read || old === undefined || next === undefined || issues.length > 0)
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_12__/* .usageErrors */ .jY)(context, 'usage', issues);
    const { config } = read;
    const host = (0,_host_local_js__WEBPACK_IMPORTED_MODULE_7__/* .localHost */ .O)({ root: '.', environment, print: err });
    const clients = await (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .Ng)((0,_clients_platform_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .withPlatformTransport */ .N)(host, config), config);
    try {
        const forecast = await compare({ clients, config, now: host.clock.now() }, old, next, wanted);
        const look = { colour, ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_14__/* .compact */ .o)({ width }) };
        out(invocation.json ? JSON.stringify(forecast, null, 2) : (0,_output_terminal_forecast_js__WEBPACK_IMPORTED_MODULE_11__/* .forecastText */ .x)(forecast, look, maxRows));
        return forecast.unknown.some(({ about }) => about === 'platforms') ? 3 : 0;
    }
    catch (error) {
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_12__/* .printFailure */ .eV)(context, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .gapFrom */ .rK)(error, invocation.operands.join(' ')));
    }
}
async function compare(connected, old, next, wanted) {
    const { clients, config } = connected;
    const [oldOrigin, origin] = [old, next].map((image) => (0,_model_mirror_js__WEBPACK_IMPORTED_MODULE_15__/* .mirroredImage */ .o)(image, config.registries));
    const [from, to, history] = await Promise.all([
        digestOf(clients, oldOrigin, old),
        digestOf(clients, origin, next),
        historyOf(connected, old, next, origin),
    ]);
    const forecast = (0,_forecast_index_js__WEBPACK_IMPORTED_MODULE_4__/* .createForecaster */ .p)({
        reader: (0,_clients_registry_image_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .imageReader */ .n)(clients.contentIn),
        advisories: clients.advisories,
        policy: config.policy.advisories,
        selection: { wanted },
    });
    const [only] = await forecast([{ image: next, oldOrigin, origin, from, to, history }]);
    if (only === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .Failure */ .HR('bad-answer', 'The images could not be compared');
    return only;
}
async function digestOf({ contentIn }, origin, image) {
    return image.digest ?? contentIn(origin.registry).digestOf(origin.repository, image.tag ?? 'latest');
}
async function historyOf({ clients: { sources }, config, now }, old, next, { registry, repository }) {
    const tag = next.tag ?? old.tag;
    const isPlatform = registry === (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registryHost */ .U$)(config.platform).registry;
    if ('cause' in sources || tag === undefined || !isPlatform)
        return undefined;
    const request = sources.history(repository, tag);
    const known = await (0,_history_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .readHistory */ .L)({
        ...{ request, limit: _clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .historyLimit */ .kw, now, focus: _history_intervals_js__WEBPACK_IMPORTED_MODULE_5__/* .allTime */ .Rw, isDone: () => false },
    }).catch((error) => (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .gapFrom */ .rK)(error, tag));
    if ('cause' in known)
        return undefined;
    return { registry, repository, tag, complete: known.gaps.length === 0, intervals: known.timeline };
}


/***/ }),

/***/ 34824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/inputs/special-types.js
var special_types = __webpack_require__(9004);
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 6 modules
var table = __webpack_require__(71436);
// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
;// CONCATENATED MODULE: ./lib/config/effective.js



function effectiveSettings(reader, mode) {
    return table/* inputTable */.Fu.flatMap((input) => {
        const { name } = input;
        if (input.type.secret)
            return [];
        const value = reader.text(name);
        const from = reader.source(name);
        if (value !== undefined && from !== undefined)
            return [{ name, value, from }];
        const fallback = name === 'fail-on' && mode === 'audit' ? 'none' : defaultText(input);
        return fallback === undefined ? [] : [{ name, value: fallback, from: 'default' }];
    });
}
function defaultText(input) {
    return input.default ?? input.otherwise?.replace(/ \(.*\)$/, '').replaceAll('`', '');
}
function effectiveOverrides({ overrides }) {
    return overrides.map(({ at, paths, images, checks, maxAgeMs, minAgeMs }, index) => {
        const entry = (0,compact/* compact */.o)({
            paths,
            images,
            checks: checks.size === 0 ? undefined : Object.fromEntries(checks),
            'max-age': maxAgeMs === undefined ? undefined : (0,time/* durationText */.S5)(maxAgeMs),
            'min-age': minAgeMs === undefined ? undefined : (0,time/* durationText */.S5)(minAgeMs),
        });
        return { name: `overrides[${index}]`, value: JSON.stringify(entry), from: at };
    });
}
function effectiveSkips(skips) {
    return skips.map(({ at, until, ...skip }, index) => {
        const entry = { ...skip, ...(0,compact/* compact */.o)({ until: until === undefined ? undefined : (0,time/* formatDay */.im)(until) }) };
        return { name: `skips[${index}]`, value: JSON.stringify(entry), from: at };
    });
}

// EXTERNAL MODULE: ./lib/model/registry-host.js
var registry_host = __webpack_require__(43277);
;// CONCATENATED MODULE: ./lib/config/platform.js



function readPlatform(reader, values, presets, isWhole) {
    const preset = values.platform === undefined ? undefined : presets[values.platform];
    const baseUrl = values['base-url'] ?? preset?.baseUrl;
    const registryUrl = values['registry-url'] ?? preset?.registryUrl;
    const issuerUrl = values['issuer-url'] ?? preset?.issuerUrl ?? baseUrl;
    if (baseUrl === undefined && registryUrl === undefined)
        return undefined;
    if (baseUrl === undefined || registryUrl === undefined || issuerUrl === undefined) {
        if (!isWhole)
            return undefined;
        const [missing, set] = baseUrl === undefined
            ? ['base-url', 'registry-url']
            : ['registry-url', 'base-url'];
        reader.addIssue(set, `${reader.nameOf(missing)} is missing: both URLs are required.`);
        return undefined;
    }
    if (new URL(registryUrl).pathname !== '/')
        reader.addIssue('registry-url', `${reader.nameOf('registry-url')} must be a host without a path.`);
    return {
        baseUrl,
        registryUrl,
        issuerUrl,
        historyService: reader.given('history-service', values['history-service']) ??
            preset?.historyService ??
            values['history-service'],
        tagQuery: preset?.tagQuery ?? {},
        ...(0,compact/* compact */.o)({ publicOrganization: values['public-organization'] ?? preset?.publicOrganization }),
    };
}
function requirePlatform(reader, values, platform, unmapped) {
    if (platform !== undefined || reader.issues.length > 0)
        return;
    const remedy = `Set ${reader.nameOf('platform')}, or ${reader.nameOf('base-url')} and ${reader.nameOf('registry-url')}.`;
    for (const prefix of unmapped) {
        const declared = `\`registries\` declares \`${prefix}\` as the platform's, but no platform is configured.`;
        reader.issues.push(`${declared} ${remedy}`);
    }
    for (const { name, needsPlatform } of table/* inputTable */.Fu) {
        if (!needsPlatform || reader.text(name) === undefined || values[name] === false)
            continue;
        reader.addIssue(name, `${reader.nameOf(name)} requires a platform. ${remedy}`);
    }
}
function keepTokensFromPolicy(reader) {
    const token = ['token', 'registry-token'].find((name) => reader.text(name) !== undefined);
    if (token === undefined)
        return;
    for (const name of ['base-url', 'registry-url', 'issuer-url']) {
        if (typeof reader.source(name) !== 'object')
            continue;
        const sentence = `\`${name}\` in a policy cannot be combined with ${reader.nameOf(token)}, because the checkout must not choose where the token is sent. Set \`${name}\` outside the policy.`;
        reader.addIssue(name, sentence);
    }
}
function mirrorsOf(registries, platform) {
    const host = platform && new URL(platform.registryUrl).host;
    const pairs = [...registries].flatMap(([prefix, { mirrorOf, platform: isPlatform }]) => {
        const origin = isPlatform && host !== undefined ? [host, ...prefix.split('/').slice(1)].join('/') : mirrorOf;
        return origin === undefined ? [] : [[(0,registry_host/* canonicalPrefix */.l)(prefix), (0,registry_host/* canonicalPrefix */.l)(origin)]];
    });
    const unmapped = [...registries].filter(([, rule]) => rule.platform === true && host === undefined);
    return { mirrors: Object.fromEntries(pairs), unmapped: unmapped.map(([prefix]) => prefix) };
}

// EXTERNAL MODULE: ./lib/config/reader.js
var config_reader = __webpack_require__(31395);
;// CONCATENATED MODULE: ./lib/config/read.js







function readConfig(get, { presets, checks, surface = 'terminal' }, found = model_policy/* noPolicy */.W) {
    const policy = found === 'invalid' ? model_policy/* noPolicy */.W : found;
    const isWhole = found !== 'invalid' && found.unread.length === 0;
    const reader = new config_reader/* InputReader */.i(get, { names: { checks, presets: Object.keys(presets) }, policy, surface });
    const values = Object.fromEntries(table/* inputTable */.Fu.map(({ name }) => [name, reader.value(name)]));
    const platform = readPlatform(reader, values, presets, isWhole);
    const { mirrors, unmapped } = mirrorsOf(policy.registries, platform);
    const config = {
        ...fieldsOf(values),
        ...(0,compact/* compact */.o)({ platform, group: values.group ?? groupOf(values.identity) }),
        surface,
        registries: mirrors,
        failOn: values['fail-on'] ?? (values.mode === 'audit' ? 'none' : 'error'),
        delivery: deliveryOf(values),
        policy,
        settings: [
            ...effectiveSettings(reader, values.mode),
            ...policy.origins,
            ...effectiveOverrides(policy),
            ...effectiveSkips(policy.skips),
        ],
    };
    if (isWhole)
        requirePlatform(reader, values, platform, unmapped);
    keepTokensFromPolicy(reader);
    refuseSwitchedOff(reader, config);
    refuseTwoTokens(reader, config);
    return reader.issues.length > 0 ? { issues: reader.issues } : { config };
}
function fieldsOf(values) {
    const fields = table/* inputTable */.Fu.flatMap((input) => {
        const field = (0,table/* fieldOf */._F)(input);
        return field === undefined ? [] : [[field, values[input.name]]];
    });
    return (0,compact/* compact */.o)(Object.fromEntries(fields));
}
function groupOf(identity) {
    return identity?.split('/').slice(0, -1).join('/') || undefined;
}
function deliveryOf(values) {
    const pullRequest = {
        branch: values['pull-request-branch'],
        ...(0,compact/* compact */.o)({ base: values['pull-request-base'] }),
        labels: values['pull-request-labels'],
        reviewers: values['pull-request-reviewers'],
        policyFile: values.config ?? special_types/* defaultPolicyPath */.r2,
    };
    return {
        comment: values.comment,
        issue: values.issue,
        ...(values['pull-request'] ? { pullRequest } : {}),
    };
}
function refuseSwitchedOff(reader, { failOn, policy: { checks, overrides } }) {
    if (typeof failOn === 'string')
        return;
    for (const id of failOn) {
        const isOnSomewhere = overrides.some((override) => (override.checks.get(id) ?? 'off') !== 'off');
        if (checks.get(id) !== 'off' || isOnSomewhere)
            continue;
        const sentence = `${reader.nameOf('fail-on')} names \`${id}\`, but \`checks\` in the policy switches it off. Remove it from one of them.`;
        reader.addIssue('fail-on', sentence);
    }
}
function refuseTwoTokens(reader, { oidcTokenFile, oidcTokenEnv }) {
    if (oidcTokenFile === undefined || oidcTokenEnv === undefined)
        return;
    const [file, variable] = [reader.nameOf('oidc-token-file'), reader.nameOf('oidc-token-env')];
    reader.addIssue('oidc-token-env', `Only one of ${file} and ${variable} can be set.`);
}


/***/ }),

/***/ 31395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ InputReader)
/* harmony export */ });
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71436);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5218);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59918);



class InputReader {
    get;
    options;
    issues = [];
    constructor(get, options) {
        this.get = get;
        this.options = options;
    }
    text(name) {
        const value = this.get(name)?.trim() || this.options.policy.settings.get(name)?.text.trim();
        return value === '' ? undefined : value;
    }
    source(name) {
        if (this.get(name)?.trim())
            return 'input';
        return this.text(name) === undefined ? undefined : this.options.policy.settings.get(name)?.at;
    }
    value(name) {
        const input = rowOf(name);
        const text = this.text(name);
        const reading = text === undefined ? undefined : input.type.read(text, this.options.names);
        for (const rejection of reading !== undefined && 'rejected' in reading ? reading.rejected : [])
            this.reject(name, rejection);
        return (reading !== undefined && 'value' in reading ? reading.value : this.fallback(input));
    }
    given(name, value) {
        return this.text(name) === undefined ? undefined : value;
    }
    nameOf(name) {
        if (typeof this.source(name) === 'object')
            return `\`${name}\``;
        return (0,_model_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(this.options.surface, name);
    }
    addIssue(name, sentence) {
        const source = this.source(name);
        const place = typeof source === 'object' ? `${(0,_model_position_js__WEBPACK_IMPORTED_MODULE_2__/* .whereIs */ .ie)(source, this.options.policy.sources)}: ` : '';
        this.issues.push(`${place}${sentence}`);
    }
    reject(name, { text, expected, reason, hint = '' }) {
        const sentence = reason === undefined ? `is \`${text.slice(0, 100)}\`, but must be ${expected}` : reason;
        this.addIssue(name, `${this.nameOf(name)} ${sentence}.${hint}`);
    }
    fallback({ type, default: text }) {
        if (text === undefined)
            return type.none;
        const reading = type.read(text, this.options.names);
        return 'value' in reading ? reading.value : type.none;
    }
}
const rows = new Map(_model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu.map((input) => [input.name, input]));
function rowOf(name) {
    const row = rows.get(name);
    if (row === undefined)
        throw new Error(`${name} is not in the table of inputs`);
    return row;
}


/***/ }),

/***/ 74682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ uncovered),
/* harmony export */   Rw: () => (/* binding */ allTime),
/* harmony export */   jB: () => (/* binding */ allTimeUpTo),
/* harmony export */   pm: () => (/* binding */ intervalAt),
/* harmony export */   vV: () => (/* binding */ addInterval)
/* harmony export */ });
const allTime = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
function allTimeUpTo(instant) {
    return { from: allTime.from, to: instant + 1 };
}
function addInterval(set, { from, to }) {
    if (from >= to)
        return set;
    const before = set.filter((member) => member.to < from);
    const after = set.filter((member) => member.from > to);
    const touching = set.slice(before.length, set.length - after.length);
    const joined = {
        from: Math.min(from, touching[0]?.from ?? from),
        to: Math.max(to, touching.at(-1)?.to ?? to),
    };
    return [...before, joined, ...after];
}
function uncovered(set, within = allTime) {
    const missing = [];
    let from = within.from;
    for (const member of set) {
        const to = Math.min(member.from, within.to);
        if (to > from)
            missing.push({ from, to });
        from = Math.max(from, member.to);
    }
    if (from < within.to)
        missing.push({ from, to: within.to });
    return missing;
}
function intervalAt(set, instant) {
    return set.find(({ from, to }) => from <= instant && (instant < to || to === allTime.to));
}


/***/ }),

/***/ 425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72881);


async function readHistory({ request, limit, now, focus, isDone, }) {
    const reader = new HistoryReader(request, limit, focus, now);
    await reader.read(_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from);
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
    history = [];
    coverage = [];
    settled = [];
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
        const { history, coverage } = this;
        let timeline;
        return {
            get timeline() {
                timeline ??= (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .timelineOf */ .hf)(history);
                return timeline;
            },
            records: history.length,
            history,
            coverage,
            gaps: (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(coverage),
        };
    }
    next() {
        const gap = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(this.settled, { from: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from, to: this.focus.to }).at(-1);
        if (gap === undefined || this.skipped || gap.to < this.focus.to)
            return gap?.from;
        const target = Math.min(this.focus.from, this.now);
        const pagesAhead = (target - gap.from) / this.pageMs;
        this.skipped = this.pages > 1 && pagesAhead > 1 && pagesAhead <= 2 ** (this.pages + 2);
        return this.skipped ? Math.floor(target - 0.75 * this.pageMs) : gap.from;
    }
    async read(from) {
        const start = this.startIsInclusive && this.hasRecordAt(from - 1) ? from : from - 1;
        const page = await this.request(start === _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from ? {} : { start });
        const overlaps = this.hasRecordAt(from);
        this.history = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .withRecords */ .lm)(this.history, page);
        const instants = new Set(page.map(({ at }) => at));
        const oldest = page.reduce((min, { at }) => Math.min(min, at), _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
        const newest = page.reduce((max, { at }) => Math.max(max, at), _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from);
        const isFull = page.length >= this.limit;
        if (instants.has(start))
            this.startIsInclusive = true;
        if (isFull && newest <= from && oldest < from) {
            if (start === from || oldest < start)
                this.settle({ from, to: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
        }
        else if (overlaps && !instants.has(from)) {
            this.settle({ from, to: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
        }
        else {
            const read = { from, to: isFull ? newest : _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to };
            this.coverage = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .addInterval */ .vV)(this.coverage, read);
            this.settle(read);
            if (isFull && oldest === newest)
                this.settle({ from: newest, to: newest + 1 });
            if (isFull)
                this.pages += 1;
            this.pageMs = newest - oldest;
        }
    }
    settle(interval) {
        this.settled = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .addInterval */ .vV)(this.settled, interval);
    }
    hasRecordAt(instant) {
        return (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsIn */ .Q0)(this.history, { from: instant, to: instant + 1 }).length > 0;
    }
}


/***/ }),

/***/ 72881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ intervalsAt),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   X9: () => (/* binding */ lastIntervalOf),
/* harmony export */   Xt: () => (/* binding */ startingFrom),
/* harmony export */   hf: () => (/* binding */ timelineOf),
/* harmony export */   jB: () => (/* binding */ upTo),
/* harmony export */   lm: () => (/* binding */ withRecords),
/* harmony export */   t7: () => (/* binding */ orderRecords),
/* harmony export */   y1: () => (/* binding */ countIntervals)
/* harmony export */ });
/* harmony import */ var _model_count_while_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74782);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);



function orderRecords(records) {
    const sorted = [...records].sort((a, b) => a.at - b.at || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.digest, b.digest));
    return sorted.filter(({ at, digest }, index) => {
        const before = sorted[index - 1];
        return before?.at !== at || before.digest !== digest;
    });
}
function withRecords(records, more) {
    const added = orderRecords(more);
    const start = countBefore(records, added[0]?.at ?? _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
    const end = countBefore(records, (added.at(-1)?.at ?? _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) + 1);
    const merged = start === end ? added : orderRecords([...records.slice(start, end), ...added]);
    return records.slice(0, start).concat(merged, records.slice(end));
}
function recordsIn(records, { from, to }) {
    return records.slice(countBefore(records, from), countBefore(records, to));
}
function timelineOf(records) {
    const intervals = [];
    let newest = [];
    for (const [at, together] of recordsByInstant(orderRecords(records))) {
        const tied = together.length > 1;
        const [first] = together;
        const isSame = newest.length === 1 && newest[0]?.digest === first?.digest;
        if (!tied && isSame && first?.leftOut === undefined)
            continue;
        for (const interval of newest)
            interval.until = at;
        newest = together.map(({ digest, leftOut }) => ({
            digest,
            since: at,
            tied,
            ...(leftOut === undefined ? {} : { leftOut }),
        }));
        for (const interval of newest)
            intervals.push(interval);
    }
    return intervals;
}
function* recordsByInstant(records) {
    let together = [];
    for (const [index, record] of records.entries()) {
        together.push(record);
        if (records[index + 1]?.at === record.at)
            continue;
        yield [record.at, together];
        together = [];
    }
}
function countIntervals(part) {
    return part.reduce((sum, { leftOut }) => sum + 1 + (leftOut?.intervals ?? 0), 0);
}
function lastIntervalOf(timeline, digest) {
    return timeline.findLastIndex((interval) => interval.digest === digest);
}
function intervalsAt(timeline, instant) {
    const end = countUpTo(timeline, instant);
    const since = timeline[end - 1]?.since;
    let start = end;
    while (start > 0 && timeline[start - 1]?.since === since)
        start -= 1;
    return timeline.slice(start, end);
}
function upTo(timeline, instant) {
    const count = countUpTo(timeline, instant);
    const ended = (0,_model_count_while_js__WEBPACK_IMPORTED_MODULE_2__/* .countWhile */ .P)(timeline, ({ until }) => until !== undefined && until <= instant);
    const open = timeline.slice(ended, count).map(({ until: _later, ...interval }) => interval);
    return count === timeline.length && open.every((_, index) => timeline[ended + index]?.until === undefined)
        ? timeline
        : timeline.slice(0, ended).concat(open);
}
function startingFrom(timeline, instant) {
    return timeline.slice((0,_model_count_while_js__WEBPACK_IMPORTED_MODULE_2__/* .countWhile */ .P)(timeline, ({ since }) => since < instant));
}
function countUpTo(timeline, instant) {
    return (0,_model_count_while_js__WEBPACK_IMPORTED_MODULE_2__/* .countWhile */ .P)(timeline, ({ since }) => since <= instant);
}
function countBefore(records, instant) {
    return (0,_model_count_while_js__WEBPACK_IMPORTED_MODULE_2__/* .countWhile */ .P)(records, ({ at }) => at < instant);
}


/***/ }),

/***/ 20186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ riskLevels),
/* harmony export */   j: () => (/* binding */ newestEvent)
/* harmony export */ });
function newestEvent(events) {
    return events.reduce((latest, event) => (timeOf(event) >= timeOf(latest) ? event : latest), undefined);
}
function timeOf(event) {
    const at = Date.parse(event?.at ?? '');
    return Number.isNaN(at) ? 0 : at;
}
const riskLevels = ['none', 'low', 'medium', 'high', 'critical'];


/***/ }),

/***/ 74782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ countWhile)
/* harmony export */ });
function countWhile(sorted, condition) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        const item = sorted[middle];
        if (item !== undefined && condition(item))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 70427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isBound)
/* harmony export */ });
function isBound(basis) {
    return basis === 'witness' || basis === 'first-seen';
}


/***/ }),

/***/ 34457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ addToGroup)
/* harmony export */ });
function addToGroup(groups, key, item) {
    const known = groups.get(key);
    if (known === undefined)
        groups.set(key, [item]);
    else
        known.push(item);
}


/***/ }),

/***/ 47770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ mirroredImage),
/* harmony export */   v: () => (/* binding */ mirrorsOfImage)
/* harmony export */ });
function mirroredImage(image, mirrors) {
    const name = `${image.registry}/${image.repository}/`;
    const prefixes = Object.keys(mirrors).map(withoutSlash);
    const matching = prefixes.filter((prefix) => prefix !== '' && name.startsWith(`${prefix}/`));
    const longest = matching.reduce((best, prefix) => (prefix.length > best.length ? prefix : best), '');
    const [, original] = Object.entries(mirrors).find(([prefix]) => withoutSlash(prefix) === longest) ?? [];
    if (longest === '' || original === undefined)
        return image;
    const rest = name.slice(longest.length + 1, -1);
    const [registry = '', ...path] = [...withoutSlash(original).split('/'), ...(rest === '' ? [] : [rest])];
    if (path.length === 0)
        return image;
    const implied = registry === 'docker.io' && path.length === 1 && !rest.includes('/') ? ['library'] : [];
    return { ...image, registry, repository: [...implied, ...path].join('/') };
}
function mirrorsOfImage(image, mirrors) {
    const name = `${image.registry}/${image.repository}`;
    return Object.entries(mirrors).flatMap(([prefix, original]) => {
        const [from, to] = [withoutSlash(prefix), withoutSlash(original)];
        if (from === '' || (name !== to && !name.startsWith(`${to}/`)))
            return [];
        const [registry = '', ...path] = `${from}${name.slice(to.length)}`.split('/');
        const mirror = { ...image, registry, repository: path.join('/') };
        const back = mirroredImage(mirror, mirrors);
        return path.length > 0 && `${back.registry}/${back.repository}` === name ? [mirror] : [];
    });
}
function withoutSlash(prefix) {
    return prefix.replace(/\/$/, '');
}


/***/ }),

/***/ 39711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ noPolicy)
/* harmony export */ });
const noPolicy = {
    sources: [],
    settings: new Map(),
    checks: new Map(),
    overrides: [],
    waivers: [],
    removed: [],
    pending: [],
    registries: new Map(),
    advisories: { ignoreStatus: [] },
    skips: [],
    pullRequests: {},
    signatures: [],
    signatureFiles: { keys: new Map(), roots: new Map() },
    origins: [],
    unread: [],
};


/***/ }),

/***/ 82229:
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

/***/ 89506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Le: () => (/* binding */ parseRiskLevel),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44353);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20186);


const maxVectorLength = 300;
function severityOf(severities) {
    const ratings = severities.filter(({ score }) => score.trim() !== '').map(({ score }) => readScore(score));
    const worst = ratings.reduce((max, rating) => (rating !== undefined && isWorse(rating, max) ? rating : max), undefined);
    return worst !== undefined && ratings.includes(undefined) ? { ...worst, orWorse: true } : worst;
}
function parseRiskLevel(word) {
    const name = word.trim().toLowerCase();
    const synonyms = { negligible: 'low', moderate: 'medium' };
    return (_advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.find((level) => level === name) ?? (Object.hasOwn(synonyms, name) ? synonyms[name] : undefined));
}
function isAtLeast(level, threshold) {
    return _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(level) >= _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(threshold);
}
function readScore(text) {
    if (text.length > maxVectorLength)
        return undefined;
    const named = parseRiskLevel(text);
    if (named !== undefined)
        return { level: named };
    const score = /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? Number(text) : baseScore(text);
    return score === undefined || score > 10 ? undefined : { level: levelOf(score), score };
}
const vectorShape = /^(?:CVSS:\d\.\d\/)?[A-Za-z]{1,5}:[A-Za-z]{1,5}(?:\/[A-Za-z]{1,5}:[A-Za-z]{1,5})*$/;
function baseScore(vector) {
    if (!vectorShape.test(vector))
        return undefined;
    const parsed = ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__.fromVector(vector);
    const scores = parsed?.calculateScores();
    return scores?.base;
}
function levelOf(score) {
    if (score >= 9)
        return 'critical';
    if (score >= 7)
        return 'high';
    if (score >= 4)
        return 'medium';
    return score > 0 ? 'low' : 'none';
}
function isWorse(rating, than) {
    if (than === undefined)
        return true;
    const order = _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(rating.level) - _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(than.level);
    return order > 0 || (order === 0 && (rating.score ?? 0) > (than.score ?? 0));
}


/***/ }),

/***/ 57282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   sY: () => (/* binding */ shortDigests),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _model_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50709);



const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;
function markdown(text) {
    return (0,_model_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(marks, (mark) => '@#:.-'.includes(mark) ? `${entity(mark)}&#8288;` : entity(mark));
}
function code(text) {
    return `<code>${(0,_model_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(marks, entity)}</code>`;
}
function fenced(language, lines) {
    const text = lines.map((line) => line.split('\t').map(_model_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p).join('\t')).join('\n');
    const longest = [...text.matchAll(/`+/g)].reduce((max, [run]) => Math.max(max, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
function shortDigests(text) {
    return text.replace(/(sha256:[a-f0-9]{12})[a-f0-9]{52}(?![a-f0-9])/g, '$1');
}
function cut(text, bytes) {
    if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes)
        return text;
    let left = bytes - Buffer.byteLength('…');
    let end = 0;
    for (const character of text) {
        left -= Buffer.byteLength(character);
        if (left < 0)
            break;
        end += character.length;
    }
    return `${text.slice(0, end)}…`;
}
function entity(mark) {
    return `&#${mark.charCodeAt(0)};`;
}


/***/ }),

/***/ 15476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ forecastFacts),
/* harmony export */   Wp: () => (/* binding */ cutRows),
/* harmony export */   bS: () => (/* binding */ inGradeOrder),
/* harmony export */   e6: () => (/* binding */ gradeMeanings),
/* harmony export */   ed: () => (/* binding */ gradeIcons),
/* harmony export */   hm: () => (/* binding */ forecastRows),
/* harmony export */   i_: () => (/* binding */ forecastCounts),
/* harmony export */   zt: () => (/* binding */ openForecastRows)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5446);


const openForecastRows = 20;
const gradeIcons = {
    breaking: '🔴',
    notable: '🟡',
    quiet: '🟢',
    unknown: '❔',
};
const gradeMeanings = {
    breaking: 'something that users of the image may rely on is gone or different',
    notable: 'worth a look',
    quiet: 'patch versions only, nothing removed',
    unknown: 'nothing known is breaking, but not everything could be compared',
};
const gradeOrder = ['breaking', 'unknown', 'notable', 'quiet'];
function inGradeOrder(forecasts) {
    return [...forecasts].sort((a, b) => gradeOrder.indexOf(a.grade) - gradeOrder.indexOf(b.grade));
}
function forecastCounts({ totals, advisories, rebuildOnly, platforms }) {
    const changed = [
        ...(totals.packages > 0 ? [(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.packages, 'package')] : []),
        ...(totals.configuration > 0 ? [(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.configuration, 'setting')] : []),
    ];
    return [
        ...(platforms.lost.length > 0 ? [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(platforms.lost.length, 'platform')} lost`] : []),
        changed.length === 0 ? 'no known change' : `${changed.join(' and ')} changed`,
        ...(advisories === undefined
            ? []
            : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.fixed, 'advisory')} fixed`, `${totals.introduced} introduced`]),
        ...(rebuildOnly === true ? ['same commit'] : []),
    ].join(', ');
}
const fieldLabels = {
    user: 'user',
    entrypoint: 'entrypoint',
    cmd: 'default command',
    env: 'variable',
    port: 'port',
    volume: 'volume',
    label: 'label',
    workdir: 'working directory',
    'stop-signal': 'stop signal',
    created: 'created',
};
function forecastRows({ configuration, packages, platforms }) {
    const where = (own) => (own.length === platforms.compared.length ? '' : own.join(', '));
    return [
        ...configuration.map((one) => ({
            change: one.change,
            what: one.name === undefined ? fieldLabels[one.field] : `${fieldLabels[one.field]} ${one.name}`,
            ...{ from: one.from ?? '', to: one.to ?? '', platforms: where(one.platforms) },
        })),
        ...packages.map((one) => ({
            change: one.change,
            what: one.type === undefined ? one.name : `${one.name} (${one.type})`,
            ...{ from: one.from ?? '', to: one.to ?? '', platforms: where(one.platforms) },
        })),
    ];
}
function cutRows({ totals, packages, configuration }) {
    return totals.packages + totals.configuration - packages.length - configuration.length;
}
function forecastFacts(forecast) {
    const { held, reasons, platforms, advisories, totals, source, rebuildOnly, skipped, sizes, unknown } = forecast;
    const { lost, won, same, compared } = platforms;
    const builds = skipped?.builds.map(({ digest, since }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatReportDay */ .On)(since)} ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(digest)}`) ?? [];
    return [
        ...(held === undefined ? [] : [{ label: 'Held back', text: heldText(held) }]),
        ...reasons.map(({ grade, text }) => ({ label: grade === 'breaking' ? 'Breaking' : 'Notable', text })),
        ...fact('Platforms lost', lost.join(', ')),
        ...fact('Platforms won', won.join(', ')),
        ...fact('Platforms compared', compared.join(', ')),
        ...fact('Same image', same.join(', ')),
        ...(advisories === undefined
            ? []
            : [
                { label: 'Advisories fixed', text: advisoryList(advisories.fixed, totals.fixed) },
                { label: 'Advisories introduced', text: advisoryList(advisories.introduced, totals.introduced) },
            ]),
        ...(source === undefined ? [] : [sourceFact(source, rebuildOnly)]),
        ...(skipped === undefined
            ? []
            : [
                {
                    label: 'Builds skipped',
                    text: `${skipped.count}${builds.length === 0 ? '' : ` (${builds.join(', ')})`}`,
                },
            ]),
        ...sizes.map(({ platform, from, to, layers }) => ({
            label: 'Size',
            text: `${platform}: ${megabytes(from)} → ${megabytes(to)}, ${layers.shared} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(layers.to, 'layer')} shared`,
        })),
        ...unknown.map((one) => ({ label: 'Not known', text: unknownText(one) })),
    ];
}
function fact(label, text) {
    return text === '' ? [] : [{ label, text }];
}
const maxAdvisories = 10;
function advisoryList(advisories, total) {
    if (total === 0)
        return 'none';
    const shown = advisories
        .slice(0, maxAdvisories)
        .map(({ id, package: name, severity }) => `${id} (${name}, ${severity ?? 'severity unknown'})`);
    return `${total}: ${shown.join(', ')}${total > shown.length ? ', …' : ''}`;
}
function sourceFact({ repository, from, to, compare }, rebuildOnly) {
    const commits = `${from?.slice(0, 12) ?? 'unknown'} → ${to?.slice(0, 12) ?? 'unknown'}`;
    const what = rebuildOnly === true ? `rebuilt from the same commit ${to?.slice(0, 12) ?? ''}` : commits;
    const text = repository === undefined ? what : `${what} of ${repository}`;
    return { label: 'Source', text, ...(compare === undefined ? {} : { link: compare }) };
}
function heldText({ newest, reasons, examined, offered }) {
    const instead = offered === undefined
        ? `no older build is offered (${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(examined, 'build')} examined)`
        : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(offered)} is pinned instead`;
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(newest)} is not pinned, because ${reasons.join('; and ')}; ${instead}`;
}
function unknownText({ about, of, platforms = [], message, cause }) {
    const side = of === undefined ? '' : ` of the ${of} digest`;
    const where = platforms.length === 0 ? '' : ` (${platforms.join(', ')})`;
    return `${about}${side}${where}: ${message} [${cause}]`;
}
function megabytes(bytes) {
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}


/***/ }),

/***/ 9837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ forecastSummary),
/* harmony export */   x: () => (/* binding */ forecastText)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57798);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50709);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57282);
/* harmony import */ var _forecast_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15476);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46895);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34602);





const gradeStyles = { breaking: 'red', notable: 'yellow', quiet: 'green', unknown: 'yellow' };
const maxTextBytes = 2000;
function forecastText(forecast, look, maxRows) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C)(look);
    const { image, from, to, grade } = forecast;
    const shown = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .p)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(text, maxTextBytes));
    const head = `${paint(gradeStyles[grade], grade)}  ${paint('bold', shown(image))}  ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigest */ .VK)(from)} → ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigest */ .VK)(to)}`;
    const facts = (0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(forecast).flatMap(({ label, text, link }) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapped */ .ky)(`${label}: ${shown(text)}${link === undefined ? '' : ` ${shown(link)}`}`, (look.width ?? Number.POSITIVE_INFINITY) - 4).map((line) => `    ${line}`));
    const rows = (0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastRows */ .hm)(forecast);
    const cells = rows
        .slice(0, maxRows)
        .map(({ change, what, from: old, to: next, platforms }) => [
        `    ${change}`,
        shown(what),
        shown(old),
        shown(next),
        shown(platforms),
    ]);
    const left = rows.length - cells.length + (0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .cutRows */ .Wp)(forecast);
    return [
        head,
        `    ${(0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastCounts */ .i_)(forecast)}; ${_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .gradeMeanings */ .e6[grade]}`,
        ...facts,
        ...(cells.length === 0 ? [] : [(0,_columns_js__WEBPACK_IMPORTED_MODULE_5__/* .terminalTable */ .RX)(cells, look.width)]),
        ...(left === 0 ? [] : [`    ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(left, 'more change')}`]),
    ].join('\n');
}
const maxShort = 20;
const shortLabels = ['Held back', 'Breaking'];
function forecastSummary(forecasts, look) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C)(look);
    const blocks = (0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .inGradeOrder */ .bS)(forecasts)
        .slice(0, maxShort)
        .map((one) => {
        const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .p)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(one.image, maxTextBytes));
        const head = `${paint(gradeStyles[one.grade], one.grade)}  ${name}  ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigest */ .VK)(one.from)} → ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigest */ .VK)(one.to)}`;
        const reasons = (0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(one)
            .filter(({ label }) => shortLabels.includes(label))
            .map(({ label, text }) => `${label}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .p)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(text, maxTextBytes))}`);
        const lines = [(0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastCounts */ .i_)(one), ...reasons].flatMap((line) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapped */ .ky)(line, (look.width ?? Number.POSITIVE_INFINITY) - 4));
        return [head, ...lines.map((line) => `    ${line}`)].join('\n');
    });
    const left = forecasts.length - blocks.length;
    return [...blocks, ...(left > 0 ? [(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(left, 'more forecast')] : [])].join('\n');
}


/***/ }),

/***/ 34602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ painter),
/* harmony export */   R: () => (/* binding */ styles)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

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

/***/ 75093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   PJ: () => (/* binding */ parseSource),
/* harmony export */   av: () => (/* binding */ describeSources)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6472);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9793);


function describeSources(evidence) {
    return evidence === undefined || evidence.length === 0 ? {} : { evidence: evidence.map(describeSource) };
}
function describeSource({ source, strength, since, readAt, silent }) {
    return {
        source,
        strength,
        ...(since === undefined ? {} : { since: (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .L)(since) }),
        readAt: (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .L)(readAt),
        ...(silent === undefined ? {} : { silent: { ...silent } }),
    };
}
function parseSource({ source, strength, since, readAt, silent }) {
    return {
        source,
        strength,
        readAt: Date.parse(readAt),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({
            since: since === undefined ? undefined : Date.parse(since),
            silent: silent && { cause: silent.cause, message: silent.message },
        }),
    };
}


/***/ }),

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime)
/* harmony export */ });
function isoTime(instant) {
    return new Date(instant).toISOString();
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
/* harmony export */   fz: () => (/* binding */ isDisjoint),
/* harmony export */   h2: () => (/* binding */ decodeBase64url),
/* harmony export */   ji: () => (/* binding */ serializeJoseHeader),
/* harmony export */   nI: () => (/* binding */ validateCrit),
/* harmony export */   qc: () => (/* binding */ JWS_RECOGNIZED)
/* harmony export */ });
/* unused harmony exports JWE_RECOGNIZED, assertUint8Array, isJwkSet */
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

/***/ 5674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ JWTInvalid),
/* harmony export */   Rb: () => (/* binding */ JOSEAlgNotAllowed),
/* harmony export */   T0: () => (/* binding */ JOSENotSupported),
/* harmony export */   Ye: () => (/* binding */ JWSInvalid),
/* harmony export */   h2: () => (/* binding */ JWSSignatureVerificationFailed),
/* harmony export */   ie: () => (/* binding */ JWTClaimValidationFailed),
/* harmony export */   n: () => (/* binding */ JWTExpired)
/* harmony export */ });
/* unused harmony exports JOSEError, JWEDecryptionFailed, JWEInvalid, JWKInvalid, JWKSInvalid, JWKSMultipleMatchingKeys, JWKSNoMatchingKey, JWKSTimeout */
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
class JWKSInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWKS_INVALID"));
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
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13798);



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
