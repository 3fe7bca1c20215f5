export const id = 5486;
export const ids = [5486];
export const modules = {

/***/ 32781:
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
// EXTERNAL MODULE: ./lib/model/judgement/advisory.js
var judgement_advisory = __webpack_require__(14086);
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
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91074);
/* harmony import */ var _clients_registry_image_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8979);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5062);
/* harmony import */ var _forecast_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83637);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75485);
/* harmony import */ var _model_images_mirror_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97237);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32181);
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
            .map((platform) => `\`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .plain */ .p)(platform)}\` is not a platform such as \`linux/amd64\`.`),
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

/***/ 52295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ readImageArguments),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   rx: () => (/* binding */ guardedHost)
/* harmony export */ });
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48980);
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91074);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5062);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13520);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94921);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75485);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13204);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32181);








function readImageArguments(context) {
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)((name) => (0,_command_context_js__WEBPACK_IMPORTED_MODULE_2__/* .inputOf */ .wg)(context, name), { presets: _model_images_presets_js__WEBPACK_IMPORTED_MODULE_6__/* .presets */ .v, checks: [] });
    const parsed = context.invocation.operands.map((text) => ({ text, ...(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .parseImage */ .zZ)(text) }));
    const wrong = parsed.flatMap((one) => one.kind === 'invalid' ? [`\`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(one.text)}\` is not an image reference: ${one.why}.`] : []);
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

/***/ 53439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ readFromRegistry),
/* harmony export */   SC: () => (/* binding */ periodBetween),
/* harmony export */   co: () => (/* binding */ readFromPlatform),
/* harmony export */   qQ: () => (/* binding */ wholeHistory)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91074);
/* harmony import */ var _history_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52584);
/* harmony import */ var _history_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21600);
/* harmony import */ var _history_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(425);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75485);
/* harmony import */ var _resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86457);







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
    const own = (0,_resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_6__/* .platformReading */ .ON)({ ...image, tag }, known, { now });
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
    const asked = await Promise.all(histories.sourcesOf(image, tagged.tag).map(async (source) => {
        const answer = await source.ask(question).catch((error) => (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .gapFrom */ .rK)(error, source.title));
        return { source, answer };
    }));
    const { firstSeen } = await (0,_history_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .openLedger */ .au)({ files: host.files, file: config.ledger, now });
    const observed = firstSeen?.get((0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .imageName */ .tO)(tagged)) ?? [];
    return observed.length === 0 ? asked : [...asked, (0,_resolve_source_readings_js__WEBPACK_IMPORTED_MODULE_6__/* .ledgerReading */ .Ij)(observed, view)];
}
function periodBetween(start = Number.NaN, end = Number.NaN) {
    return {
        from: Number.isNaN(start) ? _history_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.from : start,
        to: Number.isNaN(end) ? _history_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.to : end,
    };
}


/***/ }),

/***/ 97237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ originImage),
/* harmony export */   v: () => (/* binding */ mirrorsOfImage)
/* harmony export */ });
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _waiting_remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42967);


const indexOf = (0,_waiting_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberedFor */ .q)((mirrors) => {
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

/***/ 57282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   sY: () => (/* binding */ shortDigests),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32181);



const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;
function markdown(text) {
    return (0,_model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(marks, (mark) => '@#:.-'.includes(mark) ? `${entity(mark)}&#8288;` : entity(mark));
}
function code(text) {
    return `<code>${(0,_model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(marks, entity)}</code>`;
}
function fenced(language, lines) {
    const text = lines.map((line) => line.split('\t').map(_model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p).join('\t')).join('\n');
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
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38118);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32181);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57282);
/* harmony import */ var _words_forecast_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84450);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69977);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34602);





const gradeStyles = { breaking: 'red', notable: 'yellow', quiet: 'green', unknown: 'yellow' };
const maxTextBytes = 2000;
function forecastText(forecast, look, maxRows) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C)(look);
    const { image, from, to, grade } = forecast;
    const shown = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .p)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(text, maxTextBytes));
    const head = `${paint(gradeStyles[grade], grade)}  ${paint('bold', shown(image))}  ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigest */ .VK)(from)} → ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigest */ .VK)(to)}`;
    const facts = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(forecast).flatMap(({ label, text, link }) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapped */ .ky)(`${label}: ${shown(text)}${link === undefined ? '' : ` ${shown(link)}`}`, (look.width ?? Number.POSITIVE_INFINITY) - 4).map((line) => `    ${line}`));
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
        ...(cells.length === 0 ? [] : [(0,_columns_js__WEBPACK_IMPORTED_MODULE_5__/* .terminalTable */ .RX)(cells, look.width)]),
        ...(left === 0 ? [] : [`    ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(left, 'more change')}`]),
    ].join('\n');
}
const maxShort = 20;
const shortLabels = ['Held back', 'Breaking'];
function forecastSummary(forecasts, look) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C)(look);
    const blocks = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .inGradeOrder */ .bS)(forecasts)
        .slice(0, maxShort)
        .map((one) => {
        const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .p)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(one.image, maxTextBytes));
        const head = `${paint(gradeStyles[one.grade], one.grade)}  ${name}  ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigest */ .VK)(one.from)} → ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigest */ .VK)(one.to)}`;
        const reasons = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(one)
            .filter(({ label }) => shortLabels.includes(label))
            .map(({ label, text }) => `${label}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .p)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(text, maxTextBytes))}`);
        const lines = [(0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastCounts */ .i_)(one), ...reasons].flatMap((line) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapped */ .ky)(line, (look.width ?? Number.POSITIVE_INFINITY) - 4));
        return [head, ...lines.map((line) => `    ${line}`)].join('\n');
    });
    const left = forecasts.length - blocks.length;
    return [...blocks, ...(left > 0 ? [(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(left, 'more forecast')] : [])].join('\n');
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
