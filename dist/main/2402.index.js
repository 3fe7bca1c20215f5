export const id = 2402;
export const ids = [2402];
export const modules = {

/***/ 31520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ sbomFinder),
/* harmony export */   u: () => (/* binding */ createSearcher)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89263);



const maxSbomBytes = 64 * 1024 * 1024;
const maxTotalBytes = 256 * 1024 * 1024;
const maxCandidates = 100;
const maxPages = 10;
function createSearcher(options) {
    const search = { ...options, budget: { left: maxTotalBytes } };
    const { source, repository } = options;
    return async (subject, attestations) => {
        const hex = subject.digest.slice('sha256:'.length);
        const tagged = async (tag) => {
            const content = await source.manifest(repository, tag);
            return content === undefined ? [] : (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(`${repository}:${tag}`, content).layers;
        };
        const places = [
            () => layersOf(search, attestations),
            async () => layersOf(search, await referrersOf(search, subject.digest)),
            () => tagged(`sha256-${hex}.att`),
            () => tagged(`sha256-${hex}.sbom`),
        ];
        for (const place of places) {
            const documents = await documentsOf(search, subject, (await place()).filter(_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeSbom */ .Ei));
            if (documents.length > 0)
                return documents;
        }
        return [];
    };
}
async function referrersOf({ source, repository }, digest) {
    const what = `Referrers of ${repository}@${digest}`;
    const pages = [];
    let count = 0;
    for await (const page of (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .referrerPages */ .yb)(source, repository, digest)) {
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .append */ .BC)(pages, (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(what, page).children ?? []);
        count += 1;
        if (page.next !== undefined && count >= maxPages)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: the list has more than ${maxPages} pages`);
    }
    return bounded(what, pages.filter(_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeSbom */ .Ei));
}
async function layersOf({ source, repository }, manifests) {
    const layers = await Promise.all(manifests.map(async ({ digest, artifactType, annotations }) => {
        const what = `Manifest ${digest} of ${repository}`;
        const content = requirePresent(what, await source.manifest(repository, digest));
        return (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(what, content).layers.map((layer) => ({
            ...layer,
            artifactType,
            annotations: { ...annotations, ...layer.annotations },
        }));
    }));
    return bounded(repository, layers.flat());
}
async function documentsOf({ source, repository, inspect, budget }, subject, layers) {
    const read = await Promise.all(layers.map(async ({ digest, size = 0 }) => {
        const what = `SBOM ${digest} of ${repository}`;
        if (size > maxSbomBytes)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what} is larger than ${maxSbomBytes} bytes`);
        const { text } = requirePresent(what, await source.blob(repository, digest, maxSbomBytes));
        budget.left -= text.length;
        if (budget.left < 0)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: the SBOMs of the image exceed ${maxTotalBytes} characters in total`);
        const { isSbom, subjects } = inspect(text);
        if (isSbom && subjects.length > 0 && !subjects.includes(subject.digest))
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('contradiction', `${what} is attached to ${subject.digest}, but describes another image`);
        return isSbom ? [{ ...subject, subject: subject.digest, digest, text }] : [];
    }));
    return read.flat();
}
function requirePresent(what, content) {
    if (content === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: the registry lists it, but does not have it`);
    return content;
}
function bounded(what, descriptors) {
    if (descriptors.length <= maxCandidates)
        return descriptors;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: more than ${maxCandidates} documents are attached`);
}
const maxPlatforms = 64;
function sbomFinder(source) {
    return (repository, digest, inspect) => {
        const name = `${repository}@${digest}`;
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .orGap */ .aS)(findSboms(name, source, repository, digest, inspect), name);
    };
}
async function findSboms(name, source, ...[repository, digest, inspect]) {
    const found = await source.manifest(repository, digest);
    if (found === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-found', `The registry has no image ${name}`);
    const { children } = (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(name, found);
    const images = (children ?? []).filter((child) => (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .attestedBy */ .W_)(child) === undefined);
    if (images.length > maxPlatforms)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${name} has more than ${maxPlatforms} platforms`);
    const platforms = images.map((child) => ({ digest: child.digest, platform: (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .platformName */ .$r)(child) }));
    const whole = children === undefined ? { digest } : { digest, ofIndex: true };
    const subjects = [whole, ...platforms];
    const search = createSearcher({ source, repository, inspect });
    const documents = await Promise.all(subjects.map((subject) => {
        const attestations = (children ?? []).filter((child) => (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .attestedBy */ .W_)(child) === subject.digest);
        return search(subject, attestations);
    }));
    const missing = subjects.flatMap(({ platform, ofIndex }, at) => {
        const needsSbom = ofIndex === undefined || platforms.length === 0;
        return needsSbom && documents[at]?.length === 0 ? [platform ?? name] : [];
    });
    return { documents: documents.flat(), missing };
}


/***/ }),

/***/ 72402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  forecastPins: () => (/* binding */ forecastPins)
});

// EXTERNAL MODULE: ./lib/checks/check.js
var check = __webpack_require__(5229);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/clients/http/json.js
var json = __webpack_require__(62123);
// EXTERNAL MODULE: ./lib/clients/registry/attached.js
var attached = __webpack_require__(31520);
// EXTERNAL MODULE: ./lib/clients/registry/attached-manifests.js
var attached_manifests = __webpack_require__(89263);
;// CONCATENATED MODULE: ./lib/clients/registry/image-reader.js






const maxPlatforms = 64;
const maxConfigBytes = 1024 * 1024;
const maxNameLength = 100;
const digest = schemas/* string */.YjP().refine(images_image/* isDigest */.Bc, 'not a sha256 digest');
const imageManifest = schemas/* object */.Ikc({
    config: schemas/* object */.Ikc({ digest, size: schemas/* int */.Whr().nonnegative() }),
    layers: schemas/* array */.YOg(schemas/* object */.Ikc({ digest, size: schemas/* int */.Whr().nonnegative() })).max(1000),
});
const ownPlatform = schemas/* object */.Ikc({
    os: schemas/* string */.YjP().min(1).max(100),
    architecture: schemas/* string */.YjP().max(100),
    variant: schemas/* string */.YjP().max(100).nullish(),
});
function imageReader(clientOf) {
    return {
        async platformsOf({ registry, repository }, image) {
            const source = clientOf(registry);
            const about = { source, repository, name: `${registry}/${repository}@${image}` };
            const found = await manifestOf(about, image);
            const { children } = (0,attached_manifests/* readManifest */.WI)(about.name, found);
            if (children === undefined)
                return [await singlePlatform(about, image, found.text)];
            const images = children.filter((child) => (0,attached_manifests/* attestedBy */.W_)(child) === undefined);
            if (images.length > maxPlatforms)
                throw new failure/* Failure */.HR('bad-answer', `${about.name} has more than ${maxPlatforms} platforms`);
            return distinctNames(images).map((one) => platformOfIndex(about, image, one, children));
        },
    };
}
async function manifestOf({ source, repository, name }, reference) {
    const found = await source.manifest(repository, reference);
    if (found !== undefined)
        return found;
    throw new failure/* Failure */.HR('not-found', `The registry does not have ${reference} of ${name}`);
}
async function singlePlatform(about, image, text) {
    const manifest = (0,json/* decodeJson */.xO)(about.name, { body: text }, imageManifest);
    const config = await configOf(about, manifest.config);
    const platform = (0,json/* decodeJson */.xO)(`Configuration of ${about.name}`, { body: config }, ownPlatform);
    return {
        name: (0,attached_manifests/* platformName */.$r)({ mediaType: '', digest: image, platform }),
        digest: image,
        read: async (inspect) => ({
            layers: manifest.layers,
            config,
            sboms: await sbomsOf(about, { digest: image }, [], inspect),
        }),
    };
}
function platformOfIndex(about, index, { name, child }, children) {
    const attestations = (subject) => children.filter((one) => (0,attached_manifests/* attestedBy */.W_)(one) === subject);
    const readImage = async () => {
        const what = `Manifest ${child.digest} of ${about.name}`;
        const { text } = await manifestOf(about, child.digest);
        if ((0,attached_manifests/* readManifest */.WI)(what, { text }).children !== undefined)
            throw new failure/* Failure */.HR('bad-answer', `${what}: it is an index inside an index`);
        const { config, layers } = (0,json/* decodeJson */.xO)(what, { body: text }, imageManifest);
        return { layers, config: await (0,failure/* orGap */.aS)(configOf(about, config), what) };
    };
    const readSboms = async (inspect) => {
        const own = await sbomsOf(about, { digest: child.digest, platform: name }, attestations(child.digest), inspect);
        if ('cause' in own || own.length > 0)
            return own;
        return sbomsOf(about, { digest: index, ofIndex: true }, attestations(index), inspect);
    };
    return {
        name,
        digest: child.digest,
        async read(inspect) {
            const [image, sboms] = await Promise.all([readImage(), readSboms(inspect)]);
            return { ...image, sboms };
        },
    };
}
function sbomsOf({ source, repository, name }, subject, attestations, inspect) {
    return (0,failure/* orGap */.aS)((0,attached/* createSearcher */.u)({ source, repository, inspect })(subject, attestations), name);
}
async function configOf({ source, repository, name }, { digest: config, size }) {
    const what = `Configuration ${config} of ${name}`;
    if (size > maxConfigBytes)
        throw new failure/* Failure */.HR('bad-answer', `${what} is larger than ${maxConfigBytes} bytes`);
    const found = await source.blob(repository, config, maxConfigBytes);
    if (found === undefined)
        throw new failure/* Failure */.HR('bad-answer', `${what}: the registry lists it, but does not have it`);
    return found.text;
}
function distinctNames(images) {
    const used = new Set();
    return images.map((child) => {
        const base = (0,attached_manifests/* platformName */.$r)(child).slice(0, maxNameLength);
        let name = base;
        for (let number = 2; used.has(name); number += 1)
            name = `${base} #${number}`;
        used.add(name);
        return { name, child };
    });
}

// EXTERNAL MODULE: ./lib/model/images/platform.js
var images_platform = __webpack_require__(59981);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
;// CONCATENATED MODULE: ./lib/forecast/messages.js

const maxListed = 5;
function listed(texts) {
    const distinct = [...new Set(texts)].map((text) => (0,text_text/* onOneLine */.GJ)(text, 120));
    const more = distinct.length - maxListed;
    return `${distinct.slice(0, maxListed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
const riskTexts = {
    lostWanted: (platforms) => `The new digest has no image for ${listed(platforms)}, which this repository builds for`,
    lost: (platforms) => `The new digest has no image for ${listed(platforms)}`,
    rootUser: (from, to) => `The user changed from ${shownUser(from)} to ${shownUser(to)}`,
    otherUser: (from, to) => `The user changed from ${shownUser(from)} to ${shownUser(to)}`,
    command: (field) => field === 'entrypoint' ? 'The entrypoint changed' : 'The default command changed',
    portsGone: (ports) => `No longer exposed: port ${listed(ports)}`,
    variablesGone: (names) => `No longer set: environment variable ${listed(names)}`,
    variablesChanged: (names) => `Changed value: environment variable ${listed(names)}`,
    shellGone: 'The new image has no shell',
    libc: (from, to) => `The C library changed from ${listed(from)} to ${listed(to)}`,
    mainMajor: (name, from, to) => `The major version of ${(0,text_text/* onOneLine */.GJ)(name, 100)} changed from ${(0,text_text/* onOneLine */.GJ)(from, 100)} to ${(0,text_text/* onOneLine */.GJ)(to, 100)}`,
    mainMinor: (name, from, to) => `The version of ${(0,text_text/* onOneLine */.GJ)(name, 100)} changed from ${(0,text_text/* onOneLine */.GJ)(from, 100)} to ${(0,text_text/* onOneLine */.GJ)(to, 100)}`,
    removed: (names) => `Removed: ${countedPackages(names)}`,
    added: (names) => `Added: ${countedPackages(names)}`,
    down: (names) => `Older version: ${countedPackages(names)}`,
    moreThanPatch: (names) => `More than a patch version: ${countedPackages(names)}`,
    unordered: (names) => `Changed to a version that cannot be compared with the old one: ${countedPackages(names)}`,
    field: ({ field, change }, names) => `${fieldNames[field]} ${change}${names.length === 0 ? '' : `: ${listed(names)}`}`,
    introduced: (advisories) => `Introduces ${(0,text_text/* plural */.LS)(advisories.length, 'advisory')}: ${listed(advisories.map(({ id }) => id))}`,
    sourceMoved: 'The label of the image names another source repository',
};
const fieldNames = {
    user: 'User',
    entrypoint: 'Entrypoint',
    cmd: 'Default command',
    env: 'Environment variable',
    port: 'Port',
    volume: 'Volume',
    label: 'Label',
    workdir: 'Working directory',
    'stop-signal': 'Stop signal',
    healthcheck: 'Health check',
    onbuild: 'Build trigger (`ONBUILD`)',
    shell: 'Shell of builds (`SHELL`)',
    created: 'Creation time',
};
function countedPackages(names) {
    return `${(0,text_text/* plural */.LS)(new Set(names).size, 'package')} (${listed(names)})`;
}
function shownUser(user) {
    return user === '' ? 'root (none is set)' : (0,text_text/* onOneLine */.GJ)(user, 100);
}
const unknownTexts = {
    advisoriesElsewhere: "The platform's advisories are about the packages of its own images, so they are not matched with images of other registries",
    advisoriesUnread: (message) => `The advisories could not be requested: ${message}`,
    packagesFirst: 'Without the packages of both digests, nobody can say which advisories the change fixes or introduces',
    noLabels: 'The images do not state the commits that they were built from',
    noneShared: (wanted) => wanted.length === 0
        ? 'No platform is in both digests'
        : `No platform that this repository builds for (${listed(wanted)}) is in both digests`,
    sameSbom: 'The layers differ, but the SBOMs of both digests list the same packages, and nobody has signed them, so what changed in the layers is not known',
    noHistory: 'There is no tag history that reaches from the old digest to the new one',
};
const holdTexts = {
    introduces: (advisories) => `it would introduce ${(0,text_text/* plural */.LS)(advisories.length, 'advisory')} at or above the gate: ${listed(advisories.map(({ id, package: name }) => `${id} (${name})`))}`,
    introducesUnknown: (why) => `it is not known whether it would introduce advisories: ${why}`,
    platformLost: (platforms) => `it would lose ${listed(platforms)}`,
    platformsUnknown: (why) => `it is not known whether it would lose a platform: ${why}`,
    kept: (newest, reasons, examined) => `${(0,text_text/* shortDigest */.VK)(newest)} is held back by the policy (\`hold\`), because ${reasons.join('; and ')}. ${examined === 0 ? 'There is no older build to offer instead' : `None of the ${(0,text_text/* plural */.LS)(examined, 'newest older build')} that were examined can be offered instead`}`,
    keptAfterOffer: (newest, reasons) => `${(0,text_text/* shortDigest */.VK)(newest)} is held back by the policy (\`hold\`), because ${reasons.join('; and ')}`,
    offered: (newest, reasons, offered) => `${(0,text_text/* shortDigest */.VK)(newest)} is held back by the policy (\`hold\`), because ${reasons.join('; and ')}. Pin ${(0,text_text/* shortDigest */.VK)(offered)} instead, the newest of the examined builds that the policy does not hold back`,
};

;// CONCATENATED MODULE: ./lib/forecast/skipped-builds.js
const maxBuilds = 10;
function buildsBetween({ complete, known = [], intervals }, from, to) {
    const start = intervals.findLastIndex(({ digest }) => digest === from);
    const end = intervals.findLastIndex(({ digest }) => digest === to);
    const [first, last] = [intervals[start], intervals[end]];
    if (first === undefined || last === undefined || start > end)
        return undefined;
    const covers = known.some((one) => one.from <= first.since && one.to > last.since);
    if (!complete && !covers)
        return undefined;
    const builds = new Map();
    let [left, isCounted] = [0, true];
    for (const { digest, since, leftOut } of intervals.slice(start + 1, end + 1)) {
        left += leftOut?.intervals ?? 0;
        isCounted &&= leftOut?.areElsewhere !== true;
        if (digest !== from && digest !== to)
            builds.set(digest, { digest, since });
    }
    return { builds: [...builds.values()], ...(isCounted ? { count: builds.size + left } : {}) };
}
function skippedBuilds({ builds, count }) {
    if (count === undefined)
        return undefined;
    return {
        count,
        builds: builds
            .slice(-maxBuilds)
            .map(({ digest, since }) => ({ digest, since: new Date(since).toISOString() })),
    };
}

;// CONCATENATED MODULE: ./lib/forecast/hold.js



const maxExamined = 5;
async function heldReplacement(bump, forecast, isAllowed) {
    const { history, from, to } = bump;
    const between = (history && buildsBetween(history, from, to))?.builds ?? [];
    const candidates = between
        .filter(({ digest }) => bump.mayPull(digest))
        .slice(-maxExamined)
        .toReversed();
    const all = await forecast(candidates.map(({ digest }) => ({ ...bump, to: digest })));
    const offered = all.find(isAllowed);
    return { examined: candidates.length, ...(offered === undefined ? {} : { offered }) };
}
function holdReasons(forecast, rules, wanted) {
    return [
        ...(rules.includes('introduces') ? introducedReasons(forecast) : []),
        ...(rules.includes('platform-lost') ? lostReasons(forecast, wanted) : []),
    ];
}
function introducedReasons({ advisories, unknown }) {
    if (advisories !== undefined && advisories.introduced.length > 0)
        return [holdTexts.introduces(advisories.introduced)];
    const isElsewhere = unknown.some(({ about, cause }) => about === 'advisories' && cause === 'no-platform');
    const why = unknown.find(isAbout('packages', 'platforms')) ?? unknown.find(isAbout('advisories'));
    return why === undefined || isElsewhere ? [] : [holdTexts.introducesUnknown(why.message)];
}
function lostReasons({ platforms, unknown }, wanted) {
    const needed = wanted.length === 0
        ? platforms.lost
        : platforms.lost.filter((name) => wanted.some((one) => (0,images_platform/* isPlatform */.aH)(name, one)));
    if (needed.length > 0)
        return [holdTexts.platformLost(needed)];
    const why = unknown.find(isAbout('platforms'));
    return why === undefined ? [] : [holdTexts.platformsUnknown(why.message)];
}
function isAbout(...parts) {
    return ({ about }) => parts.includes(about);
}

// EXTERNAL MODULE: ./lib/advisories/findings.js + 1 modules
var findings = __webpack_require__(46909);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/judgement/severity.js
var severity = __webpack_require__(40694);
;// CONCATENATED MODULE: ./lib/forecast/changes/advisory-changes.js



function advisoryNames(compared) {
    const all = compared.flatMap(({ from, to }) => [...from.values(), ...to.values()]);
    return [...new Set(all.flatMap(({ name, origins }) => [name, ...origins]))];
}
function advisoryChanges(advisories, compared, policy) {
    const [fixed, introduced] = [new Map(), new Map()];
    for (const { platform, from, to } of compared) {
        const [before, after] = [from, to].map((packages) => matching(advisories, packages, policy));
        if (before === undefined || after === undefined)
            continue;
        for (const [key, one] of before)
            if (!after.has(key))
                add(fixed, key, one, platform);
        for (const [key, one] of after)
            if (!before.has(key))
                add(introduced, key, one, platform);
    }
    return { fixed: [...fixed.values()], introduced: [...introduced.values()] };
}
function matching(advisories, packages, policy) {
    const uses = [...packages.values()];
    const named = new Map(advisories.map((one) => [keyOf(one.advisoryId, one.artifactName), one]));
    const found = (0,findings/* advisoryFindings */.c)(advisories, uses, policy).flatMap(({ about }) => {
        const key = keyOf(about?.advisory?.id ?? '', about?.artifact ?? '');
        const advisory = named.get(key);
        return advisory === undefined ? [] : [[key, advisory]];
    });
    return new Map(found);
}
function keyOf(id, artifact) {
    return JSON.stringify([id, artifact]);
}
function add(changes, key, advisory, platform) {
    const { advisoryId: id, aliases = [], artifactName, severities = [] } = advisory;
    const known = changes.get(key);
    changes.set(key, {
        id,
        aliases: aliases.filter((alias) => alias !== id),
        package: artifactName,
        ...(0,collections/* compact */.oE)({ severity: (0,severity/* severityOf */.xJ)(severities)?.level }),
        platforms: [...(known?.platforms ?? []), platform],
    });
}

// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
// EXTERNAL MODULE: ./lib/advisories/versions/apk.js
var apk = __webpack_require__(84319);
;// CONCATENATED MODULE: ./lib/forecast/changes/versions.js


const versionPattern = /^(?:(?<epoch>\d{1,9}):)?(?<rest>\d[A-Za-z0-9.+~:-]*)$/;
const maxVersionLength = 256;
function compareDeb(a, b) {
    const [left, right] = [partsOf(a), partsOf(b)];
    if (left === undefined || right === undefined)
        return undefined;
    return (left.epoch - right.epoch ||
        compareParts(left.upstream, right.upstream) ||
        compareParts(left.revision, right.revision));
}
function partsOf(version) {
    const groups = version.length > maxVersionLength ? undefined : versionPattern.exec(version)?.groups;
    if (groups === undefined)
        return undefined;
    const { epoch = '0', rest = '' } = groups;
    const dash = rest.lastIndexOf('-');
    const [upstream, revision] = dash < 0 ? [rest, ''] : [rest.slice(0, dash), rest.slice(dash + 1)];
    return { epoch: Number(epoch), upstream, revision };
}
function compareParts(a, b) {
    const [left, right] = [chunksOf(a), chunksOf(b)];
    for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
        const [one, other] = [left[at], right[at]];
        const order = compareLetters(one?.text ?? '', other?.text ?? '') ||
            compareDigits(one?.digits ?? '', other?.digits ?? '');
        if (order !== 0)
            return order;
    }
    return 0;
}
function chunksOf(text) {
    return [...text.matchAll(/(\D*)(\d*)/g)].map(([, letters = '', digits = '']) => ({
        text: letters,
        digits,
    }));
}
function compareLetters(a, b) {
    for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
        const order = rankOf(a[at]) - rankOf(b[at]);
        if (order !== 0)
            return order;
    }
    return 0;
}
function rankOf(character) {
    if (character === undefined)
        return 0;
    if (character === '~')
        return -1;
    const code = character.charCodeAt(0);
    return /[A-Za-z]/.test(character) ? code : code + 256;
}
function compareDigits(a, b) {
    const difference = BigInt(a === '' ? 0 : a) - BigInt(b === '' ? 0 : b);
    return difference < 0n ? -1 : Number(difference > 0n);
}
const semanticTypes = new Set(['npm', 'cargo', 'golang']);
function compareVersions(type, a, b) {
    if (type === 'apk')
        return (0,apk/* compareApk */.e)(a, b);
    if (type === 'deb')
        return compareDeb(a, b);
    if (type === undefined || !semanticTypes.has(type))
        return undefined;
    if (semver.valid(a) === null || semver.valid(b) === null)
        return undefined;
    return semver.compareBuild(a, b);
}
const leadingNumbers = /^(?:(?<epoch>\d{1,9}):)?v?(?<major>\d{1,19})(?:\.(?<minor>\d{1,19}))?/;
function stepBetween(a, b) {
    const [from, to] = [leadingNumbers.exec(a)?.groups, leadingNumbers.exec(b)?.groups];
    if (from === undefined || to === undefined)
        return undefined;
    if (from.epoch !== to.epoch || Number(from.major) !== Number(to.major))
        return 'major';
    return Number(from.minor ?? 0) === Number(to.minor ?? 0) ? 'patch' : 'minor';
}

;// CONCATENATED MODULE: ./lib/forecast/changes/diff.js



const maxTextLength = 300;
const publicVariable = /^(?:PATH|[A-Z][A-Z0-9_]{0,60}_VERSION)$/;
const publicLabel = /^org\.opencontainers\.image\.(?:version|revision|source|created|base\.name|base\.digest|ref\.name)$/;
function configurationChanges(from, to) {
    const all = [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
        const [old, next] = [from.get(key), to.get(key)];
        if (old === next)
            return [];
        const change = old === undefined ? 'added' : next === undefined ? 'removed' : 'changed';
        return [shownConfiguration(change, key, old, next)];
    });
    const kinds = ['removed', 'changed', 'added'];
    return kinds.flatMap((kind) => all.filter(({ change }) => change === kind));
}
function shownConfiguration(change, key, from, to) {
    const space = key.indexOf(' ');
    const field = (space < 0 ? key : key.slice(0, space));
    const name = space < 0 ? undefined : key.slice(space + 1);
    const shown = (value) => value === undefined || value === '' || !isPublic(field, name) ? undefined : cut(value);
    return { field, change, ...(0,collections/* compact */.oE)({ name: name && cut(name), from: shown(from), to: shown(to) }) };
}
function isPublic(field, name = '') {
    if (field === 'env')
        return publicVariable.test(name);
    return field !== 'label' || publicLabel.test(name);
}
function cut(text) {
    return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength)}…`;
}
function packageChanges(from, to) {
    const byName = new Map();
    for (const side of ['from', 'to']) {
        const [own, other] = side === 'from' ? [from, to] : [to, from];
        for (const [id, one] of own) {
            if (other.has(id))
                continue;
            const key = JSON.stringify([one.type ?? null, one.name]);
            const versions = byName.get(key) ?? { of: one, from: [], to: [] };
            byName.set(key, versions);
            versions[side].push(one.version ?? '');
        }
    }
    return [...byName.values()].map(shownPackage);
}
function shownPackage({ of: { type, name }, from, to }) {
    const text = (versions) => {
        const known = versions.filter((version) => version !== '').sort(text_text/* compareText */.n6);
        return known.length === 0 ? undefined : known.join(', ');
    };
    return { change: kindOf(type, from, to), name, ...(0,collections/* compact */.oE)({ type, from: text(from), to: text(to) }) };
}
function kindOf(type, from, to) {
    const [[old, ...olds], [next, ...nexts]] = [from, to];
    if (old === undefined)
        return 'added';
    if (next === undefined)
        return 'removed';
    if (olds.length + nexts.length > 0)
        return 'changed';
    const order = compareVersions(type, old, next);
    if (order === undefined || order === 0)
        return 'changed';
    return order < 0 ? 'up' : 'down';
}

;// CONCATENATED MODULE: ./lib/forecast/description.js
function packageKey({ type, name, version }) {
    return JSON.stringify([type ?? null, name, version ?? null]);
}
function configurationKey(field, name) {
    return name === undefined ? field : `${field} ${name}`;
}
function knownValue(known) {
    return known !== undefined && 'value' in known ? known.value : undefined;
}

;// CONCATENATED MODULE: ./lib/forecast/compared-platforms.js


function comparePlatforms({ from, to }) {
    const [old, next] = [knownValue(from.platforms), knownValue(to.platforms)];
    const both = old !== undefined && next !== undefined;
    const shared = [...(old ?? [])].flatMap(([name, own]) => {
        const other = next?.get(name);
        return other === undefined ? [] : [{ name, from: own, to: other }];
    });
    const changed = shared.filter((one) => one.from.digest !== one.to.digest);
    const compared = changed.filter(isRead);
    const namesOf = (all) => all.map(({ name }) => name);
    return {
        compared,
        facts: compared.map(factsOf),
        sizes: compared.flatMap(sizeOf),
        configurations: compared.flatMap((one) => {
            const [a, b] = [knownValue(one.from.configuration), knownValue(one.to.configuration)];
            return a === undefined || b === undefined ? [] : [{ from: a, to: b }];
        }),
        same: namesOf(shared.filter((one) => !changed.includes(one))),
        notCompared: namesOf(changed.filter((one) => !isRead(one))),
        lost: both ? [...old.keys()].filter((name) => !next.has(name)) : [],
        won: both ? [...next.keys()].filter((name) => !old.has(name)) : [],
    };
}
function isRead({ from, to }) {
    const isLeft = ({ packages }) => 'unknown' in packages && packages.unknown.cause === 'not-compared';
    return !isLeft(from) && !isLeft(to);
}
function factsOf(one) {
    const [from, to] = [one.from, one.to].map(({ packages, configuration }) => ({
        packages: knownValue(packages),
        configuration: knownValue(configuration),
    }));
    const { packages, configuration } = from;
    return {
        from,
        to,
        packages: packages && to.packages ? packageChanges(packages, to.packages) : [],
        configuration: configuration && to.configuration ? configurationChanges(configuration, to.configuration) : [],
    };
}
function sizeOf({ name, from, to }) {
    const [old, next] = [knownValue(from.layers), knownValue(to.layers)];
    if (old === undefined || next === undefined)
        return [];
    const had = new Set(old.map(({ digest }) => digest));
    const shared = next.filter(({ digest }) => had.has(digest)).length;
    const layers = { from: old.length, to: next.length, shared };
    return [{ platform: name, from: totalOf(old), to: totalOf(next), layers }];
}
function totalOf(layers) {
    return layers.reduce((sum, { size }) => sum + size, 0);
}

;// CONCATENATED MODULE: ./lib/forecast/risk.js





const quietFields = ['label', 'created'];
const quietVariable = /(?:_VERSION|_SHA\d*|_CHECKSUM|_DIGEST|_REVISION|_RELEASE)$/;
function configurationReasons({ configuration }) {
    const named = (field, change) => configuration.filter((one) => one.field === field && one.change === change).map(({ name }) => name ?? '');
    const reason = (grade, names, text) => (names.length === 0 ? [] : [{ grade, text: text(names) }]);
    const changedVariables = named('env', 'changed').filter((name) => !quietVariable.test(name));
    return [
        ...configuration.filter(({ field }) => field === 'user').map(userReason),
        ...configuration.flatMap(({ field }) => field === 'entrypoint' || field === 'cmd'
            ? [{ grade: 'breaking', text: riskTexts.command(field) }]
            : []),
        ...reason('breaking', named('port', 'removed'), riskTexts.portsGone),
        ...reason('breaking', named('env', 'removed'), riskTexts.variablesGone),
        ...reason('notable', changedVariables, riskTexts.variablesChanged),
        ...otherReasons(configuration),
    ];
}
function userReason({ from = '', to = '' }) {
    const isCrossing = isRoot(from) !== isRoot(to);
    return isCrossing
        ? { grade: 'breaking', text: riskTexts.rootUser(from, to) }
        : { grade: 'notable', text: riskTexts.otherUser(from, to) };
}
function isRoot(user) {
    return /^(?:0*|root)$/.test(user.split(':')[0] ?? '');
}
function isNew(change, name = '') {
    return change === 'added' && !quietVariable.test(name);
}
function otherReasons(configuration) {
    const judged = ['user', 'entrypoint', 'cmd', ...quietFields];
    const rest = configuration.filter(({ field, change, name }) => !judged.includes(field) &&
        !(field === 'port' && change === 'removed') &&
        (field !== 'env' || isNew(change, name)));
    const groups = (0,collections/* groupedBy */.me)(rest, ({ field, change }) => `${field} ${change}`);
    return [...groups.values()].flatMap((group) => {
        const names = group.flatMap(({ name }) => name ?? []);
        return group.slice(0, 1).map((first) => notable(riskTexts.field(first, names)));
    });
}
function mainVersions(repository, from, to) {
    const base = repository.split('/').at(-1) ?? '';
    const places = [
        ({ packages }) => packageVersion(base, packages),
        ({ configuration }) => configuration?.get(configurationKey('env', variableOf(base))),
        ({ configuration }) => configuration?.get(configurationKey('label', 'org.opencontainers.image.version')),
    ];
    for (const versionIn of places) {
        const [old, next] = [versionIn(from), versionIn(to)];
        if (isVersion(old) && isVersion(next))
            return { name: base, from: old, to: next };
    }
    return undefined;
}
function variableOf(base) {
    return `${base.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_VERSION`;
}
function isVersion(text) {
    return text !== undefined && text.length <= 100 && /^v?\d/.test(text);
}
function packageVersion(base, packages) {
    const named = [...(packages?.values() ?? [])].filter(({ name }) => isNamed(name, base));
    const exact = named.filter(({ name }) => name === base);
    const versions = new Set((exact.length > 0 ? exact : named).map(({ version }) => version));
    const [only] = versions;
    return versions.size === 1 ? only : undefined;
}
function isNamed(name, base) {
    if (!name.startsWith(base))
        return false;
    return /^(?:js)?(?:-?\d[\d.]{0,20})?$/.test(name.slice(base.length));
}
function riskReasons(facts) {
    const all = [
        ...risk_lostReasons(facts),
        ...facts.platforms.flatMap((platform) => [
            ...configurationReasons(platform),
            ...contentReasons(platform),
            ...mainReasons(facts.repository, platform),
            ...packageReasons(platform.packages),
        ]),
        ...(facts.introduced.length > 0 ? [notable(riskTexts.introduced(facts.introduced))] : []),
        ...(facts.sourceMoved ? [notable(riskTexts.sourceMoved)] : []),
    ];
    const distinct = [...new Map(all.map((reason) => [reason.text, reason])).values()];
    return [
        ...distinct.filter(({ grade }) => grade === 'breaking'),
        ...distinct.filter(({ grade }) => grade === 'notable'),
    ];
}
const decisive = ['platforms', 'configuration', 'layers', 'packages'];
function gradeOf(reasons, unknown, isSeen) {
    if (reasons.some(({ grade }) => grade === 'breaking'))
        return 'breaking';
    if (!isSeen || unknown.some(({ about }) => decisive.includes(about)))
        return 'unknown';
    return reasons.length > 0 ? 'notable' : 'quiet';
}
function breaking(text) {
    return { grade: 'breaking', text };
}
function notable(text) {
    return { grade: 'notable', text };
}
function risk_lostReasons({ lost, wanted }) {
    if (lost.length === 0)
        return [];
    if (wanted.length === 0)
        return [breaking(riskTexts.lost(lost))];
    const needed = lost.filter((name) => wanted.some((one) => (0,images_platform/* isPlatform */.aH)(name, one)));
    const others = lost.filter((name) => !needed.includes(name));
    return [
        ...(needed.length > 0 ? [breaking(riskTexts.lostWanted(needed))] : []),
        ...(others.length > 0 ? [notable(riskTexts.lost(others))] : []),
    ];
}
const shells = ['sh', 'ash', 'bash', 'busybox', 'dash', 'mksh', 'toybox', 'zsh'];
const libraries = { musl: 'musl', glibc: 'glibc', libc6: 'glibc' };
function contentReasons({ from, to }) {
    if (from.packages === undefined || to.packages === undefined)
        return [];
    const [old, next] = [namesOf(from.packages), namesOf(to.packages)];
    const hasShell = (names) => shells.some((name) => names.has(name));
    const librariesOf = (names) => [
        ...new Set(Object.entries(libraries).flatMap(([name, library]) => (names.has(name) ? [library] : []))),
    ];
    const [before, after] = [librariesOf(old), librariesOf(next)];
    const isOther = before.length > 0 && after.length > 0 && !before.some((one) => after.includes(one));
    return [
        ...(hasShell(old) && !hasShell(next) ? [breaking(riskTexts.shellGone)] : []),
        ...(isOther ? [breaking(riskTexts.libc(before, after))] : []),
    ];
}
function namesOf(packages) {
    return new Set([...packages.values()].map(({ name }) => name));
}
function mainReasons(repository, { from, to }) {
    const main = mainVersions(repository, from, to);
    if (main === undefined)
        return [];
    const step = stepBetween(main.from, main.to);
    if (step === 'major')
        return [breaking(riskTexts.mainMajor(main.name, main.from, main.to))];
    return step === 'minor' ? [notable(riskTexts.mainMinor(main.name, main.from, main.to))] : [];
}
function packageReasons(changes) {
    const isLarge = ({ from, to }) => stepBetween(from ?? '', to ?? '') !== 'patch';
    const groups = [
        ['removed', riskTexts.removed, () => true],
        ['down', riskTexts.down, () => true],
        ['changed', riskTexts.unordered, () => true],
        ['up', riskTexts.moreThanPatch, isLarge],
        ['added', riskTexts.added, () => true],
    ];
    return groups.flatMap(([kind, text, counts]) => {
        const names = changes.filter((one) => one.change === kind && counts(one)).map(({ name }) => name);
        return names.length > 0 ? [notable(text(names))] : [];
    });
}

;// CONCATENATED MODULE: ./lib/forecast/forecast.js










function unknownParts({ from, to }, { compared, facts, notCompared }) {
    const found = new Map();
    const add = (about, of, known, platform) => {
        const why = whyUnknown(known);
        if (why === undefined)
            return;
        const key = JSON.stringify([about, of, why]);
        const before = found.get(key)?.platforms ?? [];
        const platforms = platform === undefined ? {} : { platforms: [...before, platform] };
        found.set(key, { about, of, ...platforms, ...why });
    };
    add('platforms', 'old', from.platforms);
    add('platforms', 'new', to.platforms);
    for (const { name, ...sides } of compared) {
        for (const [of, one] of [
            ['old', sides.from],
            ['new', sides.to],
        ]) {
            add('configuration', of, one.configuration, name);
            add('layers', of, one.layers, name);
            add('packages', of, one.packages, name);
        }
    }
    const left = notCompared.length === 0
        ? []
        : [
            {
                about: 'image',
                platforms: notCompared,
                cause: 'not-compared',
                message: `${(0,text_text/* plural */.LS)(notCompared.length, 'further platform')} changed too, and ${notCompared.length === 1 ? 'was' : 'were'} not compared`,
            },
        ];
    const unexplained = compared.filter((one, at) => haveOtherLayers(one) && facts[at]?.packages.length === 0);
    const layers = { about: 'layers', cause: 'not-stated', message: unknownTexts.sameSbom };
    return [
        ...found.values(),
        ...(unexplained.length === 0 ? [] : [{ ...layers, platforms: unexplained.map(({ name }) => name) }]),
        ...left,
    ];
}
function haveOtherLayers({ from, to }) {
    if (!('value' in from.packages) || !('value' in to.packages))
        return false;
    const [a, b] = [from, to].map(({ layers }) => knownValue(layers)
        ?.map(({ digest }) => digest)
        .join(' '));
    return a !== undefined && b !== undefined && a !== b;
}
function whyUnknown(known) {
    return 'unknown' in known ? known.unknown : known.incomplete;
}
const commit = /^[0-9a-f]{7,64}$/;
const page = /^https:\/\/(?<host>github\.com|gitlab\.com|gitlab\.[a-z0-9.-]{1,100})\/(?<path>[\w.-]{1,100}(?:\/[\w.-]{1,100}){1,5})\/?(?:#.{0,200})?$/;
function compareSources(configurations) {
    const single = (side, label) => {
        const key = configurationKey('label', `org.opencontainers.image.${label}`);
        const values = new Set(configurations.map((one) => one[side].get(key) ?? ''));
        const [value = ''] = values;
        return values.size === 1 && value !== '' && value.length <= 300 ? value : undefined;
    };
    const [from, to] = [single('from', 'revision'), single('to', 'revision')];
    const [before, repository] = [single('from', 'source'), single('to', 'source')];
    if (from === undefined && to === undefined && repository === undefined)
        return { hasMoved: false };
    const hasMoved = before !== undefined && repository !== undefined && before !== repository;
    const compare = hasMoved ? undefined : compareLink(repository, from, to);
    const rebuildOnly = from === undefined || to === undefined || hasMoved ? undefined : from === to;
    return { source: (0,collections/* compact */.oE)({ repository, from, to, compare }), ...(0,collections/* compact */.oE)({ rebuildOnly }), hasMoved };
}
function compareLink(repository, from, to) {
    const { host, path: written } = page.exec(repository ?? '')?.groups ?? {};
    const path = written?.replace(/\.git$/, '') ?? '';
    if (host === undefined || from === to || /(?:^|\/)\.{0,2}(?:\/|$)/.test(path))
        return undefined;
    if (!commit.test(from ?? '') || !commit.test(to ?? ''))
        return undefined;
    if (host === 'github.com' && path.split('/').length !== 2)
        return undefined;
    return `https://${host}/${path}/${host === 'github.com' ? '' : '-/'}compare/${from}...${to}`;
}
function isWanted(name, wanted) {
    return wanted.length === 0 || wanted.some((one) => (0,images_platform/* isPlatform */.aH)(name, one));
}
const limits = { packages: 500, configuration: 200, advisories: 200 };
function comparedPackages({ compared }) {
    return compared.flatMap(({ name, from, to }) => {
        const [old, next] = [knownValue(from.packages), knownValue(to.packages)];
        return old === undefined || next === undefined ? [] : [{ platform: name, from: old, to: next }];
    });
}
function forecastOf(pair, context) {
    const { image, wanted, history } = context;
    const comparison = comparePlatforms(pair);
    const advisories = advisoriesIn(pair, context, comparison);
    const { source, rebuildOnly, hasMoved } = compareSources(comparison.configurations);
    const builds = history && buildsBetween(history, pair.from.digest, pair.to.digest);
    const skipped = builds && skippedBuilds(builds);
    const isRead = !('unknown' in pair.from.platforms) && !('unknown' in pair.to.platforms);
    const isSeen = comparison.compared.length > 0 || comparison.same.some((name) => isWanted(name, wanted));
    const unknown = [
        ...unknownParts(pair, comparison),
        ...(isSeen || !isRead
            ? []
            : [{ about: 'image', cause: 'not-compared', message: unknownTexts.noneShared(wanted) }]),
        ...('changes' in advisories ? [] : [{ about: 'advisories', ...advisories }]),
        ...(source === undefined ? [notStated('source', unknownTexts.noLabels)] : []),
        ...(skipped === undefined ? [notStated('skipped', unknownTexts.noHistory)] : []),
    ];
    const changes = 'changes' in advisories ? advisories.changes : undefined;
    const reasons = riskReasons({
        repository: image.repository,
        ...{ lost: comparison.lost, wanted, platforms: comparison.facts },
        introduced: changes?.introduced ?? [],
        sourceMoved: hasMoved,
    });
    const packages = merged(comparison, 'packages').sort(byKind);
    const configuration = merged(comparison, 'configuration').sort(byField);
    return {
        image: (0,images_image/* imageName */.tO)(image),
        from: pair.from.digest,
        to: pair.to.digest,
        grade: gradeOf(reasons, unknown, isSeen),
        reasons,
        platforms: {
            compared: comparison.compared.map(({ name }) => name),
            ...{ same: comparison.same, lost: comparison.lost, won: comparison.won },
        },
        packages: packages.slice(0, limits.packages),
        configuration: configuration.slice(0, limits.configuration),
        sizes: comparison.sizes,
        ...(0,collections/* compact */.oE)({ advisories: changes && cutAdvisories(changes), source, rebuildOnly }),
        ...(0,collections/* compact */.oE)({ skipped }),
        totals: {
            packages: packages.length,
            configuration: configuration.length,
            fixed: changes?.fixed.length ?? 0,
            introduced: changes?.introduced.length ?? 0,
        },
        unknown,
    };
}
function advisoriesIn(pair, { advisories, policy }, comparison) {
    if ('cause' in advisories)
        return advisories;
    const packages = comparedPackages(comparison);
    if (packages.length < comparison.compared.length ||
        'unknown' in pair.from.platforms ||
        'unknown' in pair.to.platforms)
        return { cause: 'no-sbom', message: unknownTexts.packagesFirst };
    return { changes: advisoryChanges(advisories, packages, policy) };
}
function notStated(about, message) {
    return { about, cause: about === 'skipped' ? 'no-history' : 'not-stated', message };
}
function merged({ facts, compared }, list) {
    const found = new Map();
    facts.forEach((platform, at) => {
        for (const change of platform[list]) {
            const key = JSON.stringify(change);
            const known = found.get(key) ?? { change, platforms: [] };
            found.set(key, known);
            known.platforms.push(compared[at]?.name ?? '');
        }
    });
    return [...found.values()].map(({ change, platforms }) => ({ ...change, platforms }));
}
const kinds = ['removed', 'down', 'changed', 'up', 'added'];
const fields = [
    ...['user', 'entrypoint', 'cmd', 'port', 'volume', 'env'],
    ...['workdir', 'stop-signal', 'healthcheck', 'onbuild', 'shell', 'label', 'created'],
];
function byKind(a, b) {
    return kinds.indexOf(a.change) - kinds.indexOf(b.change) || (0,text_text/* compareText */.n6)(a.name, b.name);
}
function byField(a, b) {
    return fields.indexOf(a.field) - fields.indexOf(b.field) || (0,text_text/* compareText */.n6)(a.name ?? '', b.name ?? '');
}
function cutAdvisories({ fixed, introduced }) {
    return { fixed: fixed.slice(0, limits.advisories), introduced: introduced.slice(0, limits.advisories) };
}

// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: ./lib/advisories/messages.js
var messages = __webpack_require__(18399);
// EXTERNAL MODULE: ./lib/advisories/sbom/document.js
var sbom_document = __webpack_require__(65908);
// EXTERNAL MODULE: ./lib/advisories/sbom/index.js + 3 modules
var sbom = __webpack_require__(25552);
// EXTERNAL MODULE: ./lib/model/json.js
var model_json = __webpack_require__(7687);
;// CONCATENATED MODULE: ./lib/forecast/describe.js








const maxEntries = 2000;
const describe_maxTextLength = 32_768;
const describe_text = schemas/* string */.YjP().max(describe_maxTextLength);
const names = schemas/* record */.g1P(describe_text, schemas/* unknown */.L5J()).nullish();
const command = schemas/* array */.YOg(describe_text).max(maxEntries).nullish();
const configuration = schemas/* object */.Ikc({
    created: describe_text.nullish(),
    config: schemas/* object */.Ikc({
        User: describe_text.nullish(),
        Entrypoint: command,
        Cmd: command,
        Env: command,
        ExposedPorts: names,
        Volumes: names,
        Labels: schemas/* record */.g1P(describe_text, describe_text).nullish(),
        WorkingDir: describe_text.nullish(),
        StopSignal: describe_text.nullish(),
        Healthcheck: schemas/* record */.g1P(describe_text, schemas/* union */.KCZ([describe_text, schemas/* number */.aig(), schemas/* array */.YOg(describe_text).max(maxEntries)])).nullish(),
        OnBuild: command,
        Shell: command,
    })
        .nullish(),
});
function readConfiguration(json) {
    const parsed = configuration.safeParse((0,model_json/* parseJson */.qF)(json));
    const refuse = (why) => ({
        unknown: { cause: 'bad-answer', message: `The configuration of the image cannot be used: ${why}` },
    });
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return refuse(issue === undefined ? 'it is invalid' : `${issue.path.join('.') || 'it'}: ${issue.message}`);
    }
    const { created, config } = parsed.data;
    const entries = new Map();
    const set = (field, value, name) => {
        if (value != null && (value !== '' || name !== undefined))
            entries.set(configurationKey(field, name), value);
    };
    const list = (field, value) => set(field, value == null || value.length === 0 ? '' : JSON.stringify(value));
    set('created', created);
    set('user', config?.User);
    list('entrypoint', config?.Entrypoint);
    list('cmd', config?.Cmd);
    set('workdir', config?.WorkingDir);
    set('stop-signal', config?.StopSignal);
    set('healthcheck', config?.Healthcheck == null ? '' : JSON.stringify(config.Healthcheck));
    list('onbuild', config?.OnBuild);
    list('shell', config?.Shell);
    for (const one of config?.Env ?? []) {
        const equals = one.indexOf('=');
        set('env', equals < 0 ? '' : one.slice(equals + 1), equals < 0 ? one : one.slice(0, equals));
    }
    for (const port of Object.keys(config?.ExposedPorts ?? {}))
        set('port', '', port);
    for (const volume of Object.keys(config?.Volumes ?? {}))
        set('volume', '', volume);
    for (const [label, value] of Object.entries(config?.Labels ?? {}))
        set('label', value, label);
    return entries.size > maxEntries ? refuse(`it has more than ${maxEntries} entries`) : { value: entries };
}
async function describePlatform(platform) {
    const opened = new Map();
    const { config, layers, sboms } = await platform.read((text) => {
        const unwrapped = (0,sbom_document/* unwrap */.o)(text);
        opened.set(text, unwrapped);
        return (0,sbom/* inspectSbom */.y)(text, unwrapped);
    });
    return {
        digest: platform.digest,
        configuration: typeof config === 'string' ? readConfiguration(config) : { unknown: whyOf(config) },
        layers: { value: layers },
        packages: packagesOf(sboms, platform.name, opened),
    };
}
function unreadPlatform({ digest }, unknown) {
    return { digest, configuration: { unknown }, layers: { unknown }, packages: { unknown } };
}
function whyOf({ cause, message }) {
    return { cause, message };
}
function packagesOf(sboms, platform, opened) {
    if ('cause' in sboms)
        return { unknown: whyOf(sboms) };
    if (sboms.length === 0)
        return { unknown: { cause: 'no-sbom', message: (0,messages/* noAttachedSbom */.$A)(platform) } };
    const packages = new Map();
    const problems = [];
    for (const { digest, text } of sboms) {
        const parsed = (0,sbom/* parseSbom */.r)({ path: digest, text }, { unwrapped: opened.get(text), hasSpans: false });
        (0,collections/* append */.BC)(problems, parsed.problems.map(({ message }) => message));
        for (const { name, type, version, origins } of parsed.components) {
            const own = { name, ...(0,collections/* compact */.oE)({ type, version }) };
            const key = packageKey(own);
            const known = packages.get(key) ?? { ...own, origins: new Set() };
            packages.set(key, known);
            for (const origin of origins)
                known.origins.add(origin);
        }
    }
    const [first] = problems;
    const value = new Map([...packages].map(([key, { origins, ...own }]) => [
        key,
        { ...own, origins: [...origins].sort(text_text/* compareText */.n6) },
    ]));
    if (first === undefined)
        return { value };
    const incomplete = { cause: 'unreadable-file', message: first };
    return packages.size === 0 ? { unknown: incomplete } : { value, incomplete };
}

;// CONCATENATED MODULE: ./lib/forecast/read.js




const platformFiles = [
    '.github/workflows/*.{yml,yaml}',
    '.github/actions/**/*.{yml,yaml}',
    '.gitlab-ci.yml',
    '**/docker-bake*.{hcl,json}',
    '**/*compose*.{yml,yaml}',
    '**/skaffold*.{yml,yaml}',
    '**/Makefile',
];
const read_maxPlatforms = 20;
function platformsNamed(texts) {
    const found = new Set();
    for (const text of texts)
        for (const platform of (0,images_platform/* platformsIn */.S2)(text)) {
            found.add(platform);
            if (found.size >= read_maxPlatforms)
                break;
        }
    return [...found].sort();
}
const notCompared = {
    cause: 'not-compared',
    message: 'This platform was not selected for comparison',
};
const sameImage = {
    cause: 'not-compared',
    message: 'Both digests have the same image for this platform',
};
const usualPlatforms = ['linux/amd64', 'linux/arm64'];
function pairDescriber(reader) {
    const listOf = (0,memoize/* memoizeAsync */.TF)(async (image) => {
        try {
            return { platforms: await reader.platformsOf(image, image.digest) };
        }
        catch (error) {
            return { unknown: whyOf((0,failure/* gapFrom */.rK)(error, image.digest)) };
        }
    }, ({ registry, repository, digest }) => `${registry}/${repository}@${digest}`);
    const described = (0,memoize/* memoizeAsync */.TF)(async (_name, platform) => {
        try {
            return await describePlatform(platform);
        }
        catch (error) {
            return unreadPlatform(platform, whyOf((0,failure/* gapFrom */.rK)(error, platform.name)));
        }
    }, ({ registry, repository }, { name, digest }) => `${registry}/${repository}@${digest} ${name}`);
    const describeImage = async (image, own, other, selection) => {
        const { digest } = image;
        if ('unknown' in own)
            return { digest, platforms: { unknown: own.unknown } };
        const others = new Map(('platforms' in other ? other.platforms : []).map((one) => [one.name, one.digest]));
        const selected = selectedOf(own.platforms, others, selection);
        const read = async (platform) => {
            if (others.get(platform.name) === platform.digest)
                return unreadPlatform(platform, sameImage);
            return selected.has(platform.name) ? described(image, platform) : unreadPlatform(platform, notCompared);
        };
        const platforms = await Promise.all(own.platforms.map(async (platform) => [platform.name, await read(platform)]));
        return { digest, platforms: { value: new Map(platforms) } };
    };
    return async (from, to, selection) => {
        const [old, next] = await Promise.all([listOf(from), listOf(to)]);
        const [a, b] = await Promise.all([
            describeImage(from, old, next, selection),
            describeImage(to, next, old, selection),
        ]);
        return { from: a, to: b };
    };
}
function selectedOf(platforms, others, { wanted, usual }) {
    const shared = platforms.map(({ name }) => name).filter((name) => others.has(name));
    const among = (choice) => shared.filter((name) => choice.some((one) => (0,images_platform/* isPlatform */.aH)(name, one)));
    if (wanted.length > 0)
        return new Set(among(wanted));
    if (usual === undefined)
        return new Set(shared);
    const chosen = among(usual);
    return new Set(chosen.length > 0 ? chosen : shared.slice(0, 1));
}

;// CONCATENATED MODULE: ./lib/forecast/index.js





function createForecaster({ reader, advisories, policy, selection }) {
    const describe = pairDescriber(reader);
    const lookUp = advisoryLookup(advisories);
    return async (bumps) => {
        const pairs = await Promise.all(bumps.map(({ origin, oldOrigin = origin, from, to }) => describe({ ...oldOrigin, digest: from }, { ...origin, digest: to }, selection)));
        const found = await lookUp(bumps.map(({ origin }, at) => ({ registry: origin.registry, pair: pairs[at] })));
        return pairs.map((pair, at) => {
            const { image, history } = bumps[at];
            const { wanted } = selection;
            const matched = found[at] ?? [];
            return forecastOf(pair, { image, history, wanted, policy, advisories: matched });
        });
    };
}
function advisoryLookup(sources) {
    const known = new Map();
    return async (all) => {
        if ('cause' in sources)
            return all.map(() => ({ cause: sources.cause, message: sources.message }));
        const namesOf = ({ registry, pair }) => pair === undefined || sources.sbomsIn(registry) === undefined
            ? undefined
            : advisoryNames(comparedPackages(comparePlatforms(pair)));
        const wanted = all.map(namesOf);
        const fresh = [...new Set(wanted.flatMap((names) => names ?? []))].filter((name) => !known.has(name));
        if (fresh.length > 0)
            await request(sources, fresh.sort(), known);
        return wanted.map((names) => {
            if (names === undefined)
                return { cause: 'no-platform', message: unknownTexts.advisoriesElsewhere };
            const answers = names.map((name) => known.get(name) ?? []);
            return answers.find((one) => 'cause' in one) ?? answers.flatMap((one) => ('cause' in one ? [] : one));
        });
    };
}
async function request(sources, names, known) {
    const { advisories, gaps, unanswered } = await sources.advisories(names);
    for (const name of names) {
        const cause = unanswered.get(name);
        const why = gaps.find((gap) => gap.cause === cause)?.message ?? '';
        known.set(name, cause === undefined ? [] : { cause, message: unknownTexts.advisoriesUnread(why) });
    }
    for (const one of advisories) {
        const list = known.get(one.artifactName);
        if (list !== undefined && !('cause' in list))
            list.push(one);
    }
}

// EXTERNAL MODULE: ./lib/model/globs/glob.js + 1 modules
var glob = __webpack_require__(5282);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/model/images/pull-policy.js
var pull_policy = __webpack_require__(97600);
// EXTERNAL MODULE: ./lib/model/text/source.js
var source = __webpack_require__(33248);
;// CONCATENATED MODULE: ./lib/pipeline/forecasts.js













function bumpsOf({ findings, evidence }, mirrors) {
    const fixes = new Map(findings.flatMap(({ at, fix, about, waived }) => at && fix && about?.image && waived === undefined
        ? [[`${(0,source/* placeKey */.r)(at)} ${(0,images_image/* imageName */.tO)(about.image)}`, fix.digest]]
        : []));
    const bumps = new Map();
    const historyOf = historyFinder(evidence.histories);
    for (const one of evidence.occurrences) {
        if (one.kind !== 'image')
            continue;
        const to = fixes.get(`${(0,source/* placeKey */.r)(one.at)} ${(0,images_image/* imageName */.tO)(one.image)}`);
        const from = one.image.digest;
        if (to === undefined || from === undefined || from === to)
            continue;
        const key = `${(0,images_image/* imageName */.tO)(one.image)} ${from} ${to}`;
        if (!bumps.has(key))
            bumps.set(key, bumpOf(one, { from, to }, { ...evidence, historyOf }, mirrors));
    }
    return [...bumps.values()].sort((a, b) => (0,text_text/* compareText */.n6)((0,images_image/* imageName */.tO)(a.image), (0,images_image/* imageName */.tO)(b.image)));
}
function bumpOf(occurrence, digests, { facts, historyOf, pullPolicies }, mirrors) {
    const { image } = occurrence;
    const fact = facts.get(occurrence);
    const origin = (0,mirror/* originImage */.A)(image, mirrors);
    const tag = image.tag ?? (fact !== undefined && 'recoveredTag' in fact ? fact.recoveredTag : undefined);
    const names = [image, origin].map((one) => (0,images_image/* imageName */.tO)({ ...one, ...(tag === undefined ? {} : { tag }) }));
    const history = historyOf(names);
    const policies = pullPolicies?.get(occurrence);
    return {
        ...{ image, origin, history, ...digests },
        mayPull: (digest) => policies === undefined || isAllowed(policies, digest),
    };
}
function historyFinder(histories) {
    const positions = new Map(histories.map((one, position) => [(0,images_image/* imageName */.tO)(one), position]).reverse());
    return (names) => histories[(0,collections/* smallest */.o9)(names.flatMap((name) => positions.get(name) ?? []))];
}
function isAllowed(policies, digest) {
    const answer = (0,pull_policy/* answerAbout */.Ky)(policies, digest);
    return answer !== undefined && (0,pull_policy/* pullVerdict */.Hk)(answer) === 'allowed';
}
const maxFiles = 500;
const maxFileBytes = 1024 * 1024;
async function forecastPins(found, { clients, config, files }) {
    const bumps = bumpsOf(found, config.registries);
    if (bumps.length === 0)
        return { forecasts: [], withHolds: (evaluation) => evaluation };
    const wanted = await wantedPlatforms(found, files);
    const forecast = createForecaster({
        reader: imageReader(clients.contentIn),
        advisories: clients.advisories,
        policy: config.policy.advisories,
        selection: { wanted, usual: usualPlatforms },
    });
    const all = await forecast(bumps);
    const holdable = all.map((one, at) => ({ one, bump: bumps[at] }));
    const decided = await Promise.all(holdable.map(({ one, bump }) => decide(one, bump, { config, wanted, forecast })));
    const held = new Map(decided.flatMap(({ forecast: { image, from }, held: why }) => why === undefined ? [] : heldKeys(image, from, why)));
    return { forecasts: decided.map(reported), withHolds: (evaluation) => withHolds(evaluation, held) };
}
async function decide(one, bump, options) {
    const { config, wanted, forecast } = options;
    const reasons = holdReasons(one, config.hold, wanted);
    if (reasons.length === 0)
        return { forecast: one };
    const isAllowed = (other) => holdReasons(other, config.hold, wanted).length === 0;
    const { examined, offered } = await heldReplacement(bump, forecast, isAllowed);
    const held = {
        ...{ newest: bump.to, reasons, examined },
        ...(offered === undefined ? {} : { offered: offered.to }),
    };
    return { forecast: offered ?? one, held };
}
function reported({ forecast, held }) {
    return held === undefined ? forecast : { ...forecast, held };
}
function heldKeys(image, from, held) {
    const { newest, reasons, examined, offered } = held;
    const kept = { ...held, text: holdTexts.kept(newest, reasons, examined) };
    if (offered === undefined)
        return [[heldKey(image, from, newest), kept]];
    const { offered: _, ...none } = held;
    const text = holdTexts.offered(newest, reasons, offered);
    const stays = { ...none, text: holdTexts.keptAfterOffer(newest, reasons) };
    return [
        [heldKey(image, from, newest), { ...held, text }],
        [heldKey(image, offered, newest), stays],
    ];
}
function heldKey(image, from, to) {
    return `${image} ${from} ${to}`;
}
function withHolds(evaluation, held) {
    if (held.size === 0)
        return evaluation;
    const places = new Map(evaluation.evidence.occurrences.flatMap((one) => one.kind === 'image' ? [[occurrenceKey(one.at, (0,images_image/* imageName */.tO)(one.image)), one]] : []));
    const findings = evaluation.findings.map((finding) => {
        const { fix, at, about, ...rest } = finding;
        if (fix === undefined || at === undefined || about?.image === undefined)
            return finding;
        const image = (0,images_image/* imageName */.tO)(about.image);
        const hold = held.get(heldKey(image, about.image.digest, fix.digest));
        if (hold === undefined)
            return finding;
        const occurrence = places.get(occurrenceKey(at, image));
        const instead = hold.offered === undefined || occurrence === undefined ? {} : (0,check/* pinTo */.np)(occurrence, hold.offered);
        return { ...rest, at, about, message: `${finding.message}. ${hold.text}`, ...instead };
    });
    return { ...evaluation, findings };
}
function occurrenceKey(at, image) {
    return `${(0,source/* placeKey */.r)(at)} ${image}`;
}
async function wantedPlatforms(found, files) {
    const matches = (0,glob/* pathMatcher */.kZ)(platformFiles);
    const listed = (await files.list(matches)).filter((path) => matches(path) && !found.files.has(path));
    if (listed.length > maxFiles)
        return [];
    const texts = [...found.files.values()].map(({ text }) => text);
    for (const path of listed) {
        const read = await files.read(path, maxFileBytes);
        if ('unreadable' in read)
            return [];
        texts.push(read.text);
    }
    return platformsNamed(texts);
}


/***/ })

};
