export const id = 4159;
export const ids = [4159];
export const modules = {

/***/ 46909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ advisoryFindings),
  z: () => (/* binding */ scannerFindings)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/judgement/severity.js
var judgement_severity = __webpack_require__(40694);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
// EXTERNAL MODULE: ./lib/model/judgement/advisory.js
var judgement_advisory = __webpack_require__(14086);
// EXTERNAL MODULE: ./lib/advisories/versions/apk.js
var apk = __webpack_require__(84319);
;// CONCATENATED MODULE: ./lib/advisories/match.js



function sharesVersions({ artifactName }, { name, type }) {
    return name === artifactName || type === 'apk';
}
function advisoryStateFor(advisory, use) {
    const latest = (0,judgement_advisory/* newestEvent */.j)(advisory.events ?? []);
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

// EXTERNAL MODULE: ./lib/advisories/messages.js
var messages = __webpack_require__(18399);
;// CONCATENATED MODULE: ./lib/advisories/findings.js




function advisoryFindings(advisories, packages, policy) {
    const uses = packages ??
        [...new Set(advisories.map(({ artifactName }) => artifactName))].map((name) => ({ name, origins: [] }));
    return matchAdvisories(advisories, uses).flatMap((match) => {
        const state = advisoryStateFor(match.advisory, match.use);
        const severity = (0,judgement_severity/* severityOf */.xJ)(match.advisory.severities ?? []);
        return state.kind === 'fixed' || isIgnored(state, severity, policy)
            ? []
            : [findingOf(match, state, severity)];
    });
}
function isIgnored(state, severity, policy) {
    const isKnown = severity !== undefined && severity.orWorse === undefined;
    const isBelow = policy.severity !== undefined && isKnown && !(0,judgement_severity/* isAtLeast */.du)(severity.level, policy.severity);
    const status = state.kind === 'open' ? state.latest?.status : undefined;
    return isBelow || policy.ignoreStatus.some((ignored) => ignored === status);
}
function findingOf(match, state, severity) {
    const { at, image } = match.use;
    const { artifactName, advisoryId, aliases = [], updateTime } = match.advisory;
    const updated = Date.parse(updateTime);
    const updatedAt = Number.isNaN(updated) ? undefined : updated;
    return {
        ...(0,collections/* compact */.oE)({ at }),
        message: (0,messages/* advisoryMessage */.Lt)(match, state, severity),
        about: {
            ...(0,collections/* compact */.oE)({ image }),
            artifact: artifactName,
            advisory: { id: advisoryId, aliases, ...(0,collections/* compact */.oE)({ updatedAt }) },
        },
    };
}
const statusOfFixState = { 'wont-fix': 'not-planned' };
function scannerFindings(vulnerabilities, { severity: threshold, ignoreStatus }) {
    return vulnerabilities
        .filter(({ severity, fixState }) => {
        const level = (0,judgement_severity/* parseRiskLevel */.Le)(severity);
        const isBelow = threshold !== undefined && level !== undefined && !(0,judgement_severity/* isAtLeast */.du)(level, threshold);
        const status = Object.hasOwn(statusOfFixState, fixState) ? statusOfFixState[fixState] : undefined;
        return !isBelow && !(status !== undefined && ignoreStatus.includes(status));
    })
        .map((vulnerability) => {
        const { at, image, id, aliases } = vulnerability;
        const about = {
            image,
            advisory: { id, aliases },
            ...(0,collections/* compact */.oE)({ artifact: vulnerability.package?.name }),
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
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26732);



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
    const where = use.image === undefined ? '' : ` in ${(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(use.image)}${platformsOf(uses)}`;
    const subject = `${shown(artifactName)}${version}${builtAs === '' ? '' : ` (as ${builtAs})`}${where}`;
    const updatedAt = Date.parse(updateTime);
    const updated = Number.isNaN(updatedAt) ? shown(updateTime) : (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(updatedAt);
    const id = `${shown(advisoryId)}${aliasesOf(advisory)} (updated ${updated})`;
    return `${subject}: ${id}. ${conclusionOf(state, severity, use.version)}`;
}
function scannerMessage(vulnerability) {
    const { image, id, aliases, severity, fixState, fixVersions } = vulnerability;
    const { name = 'a package', version } = vulnerability.package ?? {};
    const otherIds = listed(aliases);
    const subject = `${shown(name)}${version === undefined ? '' : ` ${shown(version)}`} in ${(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image)}`;
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
    const line = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .onOneLine */ .GJ)(text, text.length);
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

/***/ 84319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ compareApk)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38118);

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
        return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.letter, b.letter);
    if (a.kind === 'suffix' && b.kind === 'suffix')
        return a.rank - b.rank;
    if (a.kind === 'hash' && b.kind === 'hash')
        return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.hash, b.hash);
    if (!('digits' in a) || !('digits' in b))
        return 0;
    const asText = a.kind === 'number' && (a.digits.startsWith('0') || b.digits.startsWith('0'));
    return asText ? (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.digits, b.digits) : compareNumbers(a.digits, b.digits);
}
function compareNumbers(a, b) {
    const difference = BigInt(a) - BigInt(b);
    return difference < 0n ? -1 : Number(difference > 0n);
}


/***/ }),

/***/ 79046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareImages: () => (/* binding */ compareImages)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18378);
/* harmony import */ var _clients_registry_image_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8979);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5062);
/* harmony import */ var _command_history_tag_readings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86846);
/* harmony import */ var _forecast_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83637);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75485);
/* harmony import */ var _model_images_mirror_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97237);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38118);
/* harmony import */ var _output_terminal_forecast_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9837);
/* harmony import */ var _images_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52295);












const maxRows = 200;
const platformPattern = /^[a-z0-9]{1,32}(?:\/[a-z0-9._-]{1,32}){1,2}$/;
async function compareImages(context) {
    const { invocation } = context;
    const { config, images, issues: wrong } = (0,_images_js__WEBPACK_IMPORTED_MODULE_9__/* .readImageArguments */ .As)(context);
    const wanted = (0,_command_context_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)(invocation, 'image-platform');
    const issues = [
        ...wrong,
        ...(invocation.operands.length === 2 ? [] : ['`diff` requires two images: the old one and the new one.']),
        ...wanted
            .filter((platform) => !platformPattern.test(platform))
            .map((platform) => `\`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .plain */ .pj)(platform)}\` is not a platform such as \`linux/amd64\`.`),
    ];
    const [old, next] = images.map(_model_images_image_js__WEBPACK_IMPORTED_MODULE_6__/* .withImpliedTag */ .Lt);
    if (config === undefined || old === undefined || next === undefined || issues.length > 0)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_2__/* .usageErrors */ .jY)(context, 'usage', issues);
    const guarded = (0,_images_js__WEBPACK_IMPORTED_MODULE_9__/* .guardedHost */ .rx)(context, config);
    const { out, colour, width } = guarded.context;
    try {
        const clients = await (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .Ng)(guarded.host, config);
        const now = guarded.host.clock.now();
        const forecast = await compare({ clients, config, now }, old, next, wanted);
        const look = { colour, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_11__/* .compact */ .oE)({ width }) };
        out(invocation.json ? JSON.stringify(forecast, null, 2) : (0,_output_terminal_forecast_js__WEBPACK_IMPORTED_MODULE_8__/* .forecastText */ .x)(forecast, look, maxRows));
        return forecast.unknown.some(({ about }) => about === 'platforms') ? 3 : 0;
    }
    catch (error) {
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_2__/* .printFailure */ .eV)(guarded.context, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .gapFrom */ .rK)(error, invocation.operands.join(' ')));
    }
}
async function compare(connected, old, next, wanted) {
    const { clients, config } = connected;
    const [oldOrigin, origin] = [old, next].map((image) => (0,_model_images_mirror_js__WEBPACK_IMPORTED_MODULE_7__/* .originImage */ .A)(image, config.registries));
    const [from, to, history] = await Promise.all([
        (0,_images_js__WEBPACK_IMPORTED_MODULE_9__/* .digestOf */ .ol)(clients, oldOrigin, old),
        (0,_images_js__WEBPACK_IMPORTED_MODULE_9__/* .digestOf */ .ol)(clients, origin, next),
        historyOf(connected, old, next, origin),
    ]);
    const forecast = (0,_forecast_index_js__WEBPACK_IMPORTED_MODULE_4__/* .createForecaster */ .p)({
        reader: (0,_clients_registry_image_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .imageReader */ .n)(clients.contentIn),
        advisories: clients.advisories,
        policy: config.policy.advisories,
        selection: { wanted },
    });
    const [only] = await forecast([{ image: next, oldOrigin, origin, from, to, history }]);
    if (only === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .Failure */ .HR('bad-answer', 'The images could not be compared');
    return only;
}
async function historyOf({ clients: { sources }, config, now }, old, next, { registry, repository }) {
    const tag = next.tag ?? old.tag;
    const isPlatform = registry === (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registryHost */ .U$)(config.platform).registry;
    if ('cause' in sources || tag === undefined || !isPlatform)
        return undefined;
    const known = await (0,_command_history_tag_readings_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeHistory */ .qQ)(sources, { repository, tag }, now).catch((error) => (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .gapFrom */ .rK)(error, tag));
    if ('cause' in known)
        return undefined;
    return { registry, repository, tag, complete: known.gaps.length === 0, intervals: known.intervals };
}


/***/ }),

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

/***/ 86846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SC: () => (/* binding */ periodBetween),
/* harmony export */   qQ: () => (/* binding */ wholeHistory),
/* harmony export */   zW: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18378);
/* harmony import */ var _history_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52584);
/* harmony import */ var _history_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21600);
/* harmony import */ var _history_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(425);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75485);
/* harmony import */ var _model_images_mirror_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97237);
/* harmony import */ var _resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86457);








function readTag(host, config, image) {
    const origin = (0,_model_images_mirror_js__WEBPACK_IMPORTED_MODULE_6__/* .originImage */ .A)(image, config.registries);
    const { registry } = (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registryHost */ .U$)(config.platform);
    return origin.registry === registry
        ? readFromPlatform(host, config, origin)
        : readFromRegistry(host, config, image);
}
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
    const own = (0,_resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_7__/* .platformReading */ .ON)({ ...image, tag }, known, { now });
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
    const asked = (await Promise.all(sources.map((source) => (0,_resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_7__/* .answerOfSource */ .rs)(source, question)))).flat();
    const { firstSeen } = await (0,_history_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .openLedger */ .au)({ files: host.files, file: config.ledger, now });
    const observed = firstSeen?.get((0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .imageName */ .tO)(tagged)) ?? [];
    return observed.length === 0 ? asked : [...asked, (0,_resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_7__/* .ledgerReading */ .Ij)(observed, view)];
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

/***/ 59981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S2: () => (/* binding */ platformsIn),
/* harmony export */   _l: () => (/* binding */ canonicalPlatform),
/* harmony export */   aH: () => (/* binding */ isPlatform),
/* harmony export */   bx: () => (/* binding */ isPlatformName)
/* harmony export */ });
function canonicalPlatform(name) {
    return name.replace(/^([^/ ]*\/arm64)\/v8(?=$| )/, '$1');
}
function isPlatform(name, wanted) {
    const [own, other] = [canonicalPlatform(name), canonicalPlatform(wanted)];
    return own === other || own.startsWith(`${other}/`) || own.startsWith(`${other} #`);
}
const pattern = '(?:linux|windows|freebsd)/(?:amd64|arm64|arm|386|ppc64le|s390x|riscv64|mips64le|loong64)(?:/v[0-9]{1,2})?';
const whole = new RegExp(`^${pattern}$`);
function isPlatformName(text) {
    return whole.test(text);
}
function* platformsIn(text) {
    for (const [platform] of text.matchAll(new RegExp(`(?<![\\w./-])${pattern}(?![\\w/])`, 'g')))
        yield platform;
}


/***/ }),

/***/ 14086:
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

/***/ 40694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Le: () => (/* binding */ parseRiskLevel),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44353);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14086);


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

/***/ 19343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ nothingWritten)
/* harmony export */ });
const nothingWritten = { changes: [], refused: [] };


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
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38118);


const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;
function markdown(text) {
    return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(text).replace(marks, (mark) => '@#:.-'.includes(mark) ? `${entity(mark)}&#8288;` : entity(mark));
}
function code(text) {
    return `<code>${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(text).replace(marks, entity)}</code>`;
}
function fenced(language, lines) {
    const text = lines.map((line) => line.split('\t').map(_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj).join('\t')).join('\n');
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

/***/ 9837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ forecastSummary),
/* harmony export */   x: () => (/* binding */ forecastText)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57282);
/* harmony import */ var _words_forecast_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84450);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69977);




const gradeStyles = { breaking: 'red', notable: 'yellow', quiet: 'green', unknown: 'yellow' };
const maxTextBytes = 2000;
function forecastText(forecast, look, maxRows) {
    const paint = (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C2)(look);
    const { image, from, to, grade } = forecast;
    const shown = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(text, maxTextBytes));
    const head = `${paint(gradeStyles[grade], grade)}  ${paint('bold', shown(image))}  ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(from)} → ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(to)}`;
    const facts = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(forecast).flatMap(({ label, text, link }) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapped */ .ky)(`${label}: ${shown(text)}${link === undefined ? '' : ` ${shown(link)}`}`, (look.width ?? Number.POSITIVE_INFINITY) - 4).map((line) => `    ${line}`));
    const rows = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastRows */ .hm)(forecast);
    const cells = rows
        .slice(0, maxRows)
        .map(({ change, what, from: old, to: next, platforms }) => [
        `    ${change}`,
        shown(what),
        shown(old),
        shown(next),
        shown(platforms),
    ]);
    const left = rows.length - cells.length + (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .cutRows */ .Wp)(forecast);
    return [
        head,
        `    ${(0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastCounts */ .i_)(forecast)}; ${_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .gradeMeanings */ .e6[grade]}`,
        ...facts,
        ...(cells.length === 0 ? [] : [(0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalTable */ .RX)(cells, look.width)]),
        ...(left === 0 ? [] : [`    ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(left, 'more change')}`]),
    ].join('\n');
}
const maxShort = 20;
const shortLabels = ['Held back', 'Breaking'];
function forecastSummary(forecasts, look) {
    const paint = (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C2)(look);
    const blocks = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .inGradeOrder */ .bS)(forecasts)
        .slice(0, maxShort)
        .map((one) => {
        const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(one.image, maxTextBytes));
        const head = `${paint(gradeStyles[one.grade], one.grade)}  ${name}  ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(one.from)} → ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(one.to)}`;
        const reasons = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(one)
            .filter(({ label }) => shortLabels.includes(label))
            .map(({ label, text }) => `${label}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(text, maxTextBytes))}`);
        const lines = [(0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastCounts */ .i_)(one), ...reasons].flatMap((line) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapped */ .ky)(line, (look.width ?? Number.POSITIVE_INFINITY) - 4));
        return [head, ...lines.map((line) => `    ${line}`)].join('\n');
    });
    const left = forecasts.length - blocks.length;
    return [...blocks, ...(left > 0 ? [(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(left, 'more forecast')] : [])].join('\n');
}


/***/ }),

/***/ 84450:
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
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64148);


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
        ...(totals.packages > 0 ? [(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.packages, 'package')] : []),
        ...(totals.configuration > 0 ? [(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.configuration, 'setting')] : []),
    ];
    return [
        ...(platforms.lost.length > 0 ? [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(platforms.lost.length, 'platform')} lost`] : []),
        changed.length === 0 ? 'no known change' : `${changed.join(' and ')} changed`,
        ...(advisories === undefined
            ? []
            : [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.fixed, 'advisory')} fixed`, `${totals.introduced} introduced`]),
        ...(rebuildOnly === true ? ['same commit by the labels'] : []),
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
    healthcheck: 'health check',
    onbuild: 'build trigger',
    shell: 'shell of builds',
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
    const builds = skipped?.builds.map(({ digest, since }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatReportDay */ .On)(since)} ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(digest)}`) ?? [];
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
            text: `${platform}: ${megabytes(from)} → ${megabytes(to)}, ${layers.shared} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(layers.to, 'layer')} shared`,
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
    const what = rebuildOnly === true ? `both name the commit ${to?.slice(0, 12) ?? ''}` : commits;
    const text = repository === undefined ? what : `${what} of ${repository}`;
    return { label: 'Source', text, ...(compare === undefined ? {} : { link: compare }) };
}
function heldText({ newest, reasons, examined, offered }) {
    const instead = offered === undefined
        ? `no older build is offered (${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(examined, 'build')} examined)`
        : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(offered)} is pinned instead`;
    return `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(newest)} is not pinned, because ${reasons.join('; and ')}; ${instead}`;
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
