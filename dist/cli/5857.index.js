export const id = 5857;
export const ids = [5857];
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13798);
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
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
/* harmony import */ var _forecast_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83637);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75485);
/* harmony import */ var _model_images_mirror_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97237);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38118);
/* harmony import */ var _output_terminal_forecast_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9837);
/* harmony import */ var _history_tag_readings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53439);
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
    const [old, next] = images.map(_model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .withImpliedTag */ .Lt);
    if (config === undefined || old === undefined || next === undefined || issues.length > 0)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_2__/* .usageErrors */ .jY)(context, 'usage', issues);
    const guarded = (0,_images_js__WEBPACK_IMPORTED_MODULE_9__/* .guardedHost */ .rx)(context, config);
    const { out, colour, width } = guarded.context;
    try {
        const clients = await (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .Ng)(guarded.host, config);
        const now = guarded.host.clock.now();
        const forecast = await compare({ clients, config, now }, old, next, wanted);
        const look = { colour, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_11__/* .compact */ .oE)({ width }) };
        out(invocation.json ? JSON.stringify(forecast, null, 2) : (0,_output_terminal_forecast_js__WEBPACK_IMPORTED_MODULE_7__/* .forecastText */ .x)(forecast, look, maxRows));
        return forecast.unknown.some(({ about }) => about === 'platforms') ? 3 : 0;
    }
    catch (error) {
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_2__/* .printFailure */ .eV)(guarded.context, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .gapFrom */ .rK)(error, invocation.operands.join(' ')));
    }
}
async function compare(connected, old, next, wanted) {
    const { clients, config } = connected;
    const [oldOrigin, origin] = [old, next].map((image) => (0,_model_images_mirror_js__WEBPACK_IMPORTED_MODULE_6__/* .originImage */ .A)(image, config.registries));
    const [from, to, history] = await Promise.all([
        (0,_images_js__WEBPACK_IMPORTED_MODULE_9__/* .digestOf */ .ol)(clients, oldOrigin, old),
        (0,_images_js__WEBPACK_IMPORTED_MODULE_9__/* .digestOf */ .ol)(clients, origin, next),
        historyOf(connected, old, next, origin),
    ]);
    const forecast = (0,_forecast_index_js__WEBPACK_IMPORTED_MODULE_3__/* .createForecaster */ .p)({
        reader: (0,_clients_registry_image_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .imageReader */ .n)(clients.contentIn),
        advisories: clients.advisories,
        policy: config.policy.advisories,
        selection: { wanted },
    });
    const [only] = await forecast([{ image: next, oldOrigin, origin, from, to, history }]);
    if (only === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR('bad-answer', 'The images could not be compared');
    return only;
}
async function historyOf({ clients: { sources }, config, now }, old, next, { registry, repository }) {
    const tag = next.tag ?? old.tag;
    const isPlatform = registry === (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registryHost */ .U$)(config.platform).registry;
    if ('cause' in sources || tag === undefined || !isPlatform)
        return undefined;
    const known = await (0,_history_tag_readings_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeHistory */ .qQ)(sources, { repository, tag }, now).catch((error) => (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .gapFrom */ .rK)(error, tag));
    if ('cause' in known)
        return undefined;
    return { registry, repository, tag, complete: known.gaps.length === 0, intervals: known.intervals };
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

/***/ 9837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ forecastSummary),
/* harmony export */   x: () => (/* binding */ forecastText)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57282);
/* harmony import */ var _words_forecast_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84450);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69977);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34602);





const gradeStyles = { breaking: 'red', notable: 'yellow', quiet: 'green', unknown: 'yellow' };
const maxTextBytes = 2000;
function forecastText(forecast, look, maxRows) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C)(look);
    const { image, from, to, grade } = forecast;
    const shown = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(text, maxTextBytes));
    const head = `${paint(gradeStyles[grade], grade)}  ${paint('bold', shown(image))}  ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(from)} → ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(to)}`;
    const facts = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(forecast).flatMap(({ label, text, link }) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapped */ .k)(`${label}: ${shown(text)}${link === undefined ? '' : ` ${shown(link)}`}`, (look.width ?? Number.POSITIVE_INFINITY) - 4).map((line) => `    ${line}`));
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
        ...(cells.length === 0 ? [] : [(0,_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalTable */ .R)(cells, look.width)]),
        ...(left === 0 ? [] : [`    ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(left, 'more change')}`]),
    ].join('\n');
}
const maxShort = 20;
const shortLabels = ['Held back', 'Breaking'];
function forecastSummary(forecasts, look) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C)(look);
    const blocks = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .inGradeOrder */ .bS)(forecasts)
        .slice(0, maxShort)
        .map((one) => {
        const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(one.image, maxTextBytes));
        const head = `${paint(gradeStyles[one.grade], one.grade)}  ${name}  ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(one.from)} → ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(one.to)}`;
        const reasons = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(one)
            .filter(({ label }) => shortLabels.includes(label))
            .map(({ label, text }) => `${label}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(text, maxTextBytes))}`);
        const lines = [(0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastCounts */ .i_)(one), ...reasons].flatMap((line) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapped */ .k)(line, (look.width ?? Number.POSITIVE_INFINITY) - 4));
        return [head, ...lines.map((line) => `    ${line}`)].join('\n');
    });
    const left = forecasts.length - blocks.length;
    return [...blocks, ...(left > 0 ? [(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(left, 'more forecast')] : [])].join('\n');
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


/***/ })

};
