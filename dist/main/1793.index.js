export const id = 1793;
export const ids = [1793];
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

/***/ 5229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ leveled),
/* harmony export */   P$: () => (/* binding */ perImage),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   l3: () => (/* binding */ testDataMarker),
/* harmony export */   np: () => (/* binding */ pinTo),
/* harmony export */   ow: () => (/* binding */ subjectKey),
/* harmony export */   uo: () => (/* binding */ capped),
/* harmony export */   wi: () => (/* binding */ pinToCurrent)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50412);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82664);
/* harmony import */ var _model_text_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33248);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);





function perImage({ occurrences, facts }, rule) {
    return occurrences.flatMap((occurrence) => {
        const fact = occurrence.kind === 'image' ? facts.get(occurrence) : undefined;
        if (occurrence.kind !== 'image' || fact === undefined)
            return [];
        const draft = rule(occurrence, fact);
        return draft === undefined ? [] : [{ at: occurrence.at, ...draft, about: { image: occurrence.image } }];
    });
}
function pinTo(occurrence, digest) {
    const { pin, image, at } = occurrence;
    if (pin.kind === 'refused')
        return {};
    const digits = (one) => (pin.isBare ? one.slice('sha256:'.length) : one);
    const written = (one) => `${pin.lead}${digits(one)}${pin.tail ?? ''}`;
    return {
        fix: {
            file: at.file,
            span: pin.span,
            expect: pin.text ?? (image.digest === undefined ? (pin.unset ?? '') : written(image.digest)),
            replacement: written(digest),
            digest,
            ...(pin.also === undefined ? {} : { also: pin.also }),
        },
    };
}
function pinToCurrent(occurrence, { currentDigest, noTarget }) {
    if (noTarget !== undefined)
        return { fix: {}, advice: `No digest can be pinned yet. ${noTarget}` };
    return { fix: pinTo(occurrence, currentDigest), advice: `Pin ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(currentDigest)}` };
}
function subjectKey(at, image) {
    return `${(0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_2__/* .placeKey */ .r)(at)} ${image === undefined ? '' : (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image)}`;
}
function byPlace(a, b) {
    if (a.at === undefined || b.at === undefined)
        return Number(a.at === undefined) - Number(b.at === undefined);
    return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.at.file, b.at.file) || a.at.span.start - b.at.span.start;
}
function testDataMarker(occurrences) {
    const folders = new Map();
    for (const { at, testData } of occurrences)
        if (testData !== undefined)
            folders.set(at.file, testData);
    return ({ at }) => {
        const testData = at === undefined ? undefined : folders.get(at.file);
        return testData === undefined ? {} : { testData };
    };
}
function capped(severity, { atMost }) {
    const isLower = atMost !== undefined && _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .g.indexOf(atMost) > _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .g.indexOf(severity);
    return isLower ? atMost : severity;
}
function leveled(finding, level, isNamed) {
    if (level === 'off')
        return [];
    const { testData, ...usual } = finding;
    if (testData === undefined || isNamed)
        return [(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .withFields */ .qO)(usual, { severity: capped(level, finding) })];
    const { fix: _, ...unfixed } = usual;
    const message = `${finding.message}. The file is test data (\`${testData}\`), so this is a notice, and it is not pinned`;
    return [{ ...unfixed, testData, severity: 'notice', message }];
}


/***/ }),

/***/ 74194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ sourceNote),
/* harmony export */   HQ: () => (/* binding */ releaseEndsText),
/* harmony export */   N6: () => (/* binding */ endedReleases),
/* harmony export */   Y$: () => (/* binding */ endingReleases),
/* harmony export */   fb: () => (/* binding */ successorAdvice),
/* harmony export */   oM: () => (/* binding */ otherDigestText),
/* harmony export */   xR: () => (/* binding */ judgedName)
/* harmony export */ });
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59551);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26732);




function sourceNote(fact, now) {
    if (!('basis' in fact) || fact.basis === undefined || fact.basis === 'present')
        return '';
    if (fact.basis === 'first-seen')
        return " (according to this repository's ledger)";
    const source = 'evidence' in fact ? fact.evidence?.find(({ silent }) => silent === undefined) : undefined;
    if (source === undefined)
        return '';
    const since = source.since === undefined ? '' : ` since ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(source.since)}`;
    const age = now - source.readAt;
    const read = age < staleReadingMs ? '' : `, read ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(age)} ago`;
    if ((0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .isByDigestAge */ .vC)(fact))
        return ` (by the age of the digest, which \`digest-age: accepted\` lets count: ${source.source}${since}${read})`;
    return ` (according to ${source.source}${since}${read})`;
}
const staleReadingMs = 3_600_000;
function otherDigestText(name, { currentDigest, currentSince, notSince }, note) {
    if (notSince !== undefined && notSince <= (currentSince ?? notSince))
        return `${name} has not pointed to the pinned digest since ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(notSince)} or earlier${note}`;
    if (currentSince === undefined)
        return `${name} does not point to the pinned digest now`;
    const other = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDigest */ .VK)(currentDigest);
    return `${name} has pointed to ${other} since ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(currentSince)} or earlier${note}, not to the pinned digest`;
}
function judgedName(image, fact) {
    if (image.tag !== undefined)
        return (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image);
    const found = 'recoveredTag' in fact ? fact.recoveredTag : undefined;
    if (image.digest !== undefined && found === undefined)
        return (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image);
    const tag = found ?? _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .impliedTag */ .RW;
    const why = tag === _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .impliedTag */ .RW ? 'assumed' : 'found by its digest';
    return `${(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)({ ...image, tag })} (no tag is written: \`${tag}\` is ${why})`;
}
function successorAdvice(image, successors) {
    if (successors === undefined)
        return 'No supported successor was found in the repository';
    const { nearest, newest } = successors;
    const far = newest === nearest ? '' : `, or to the newest tag, ${newest}`;
    return `Switch to ${(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)({ ...image, tag: nearest })}${far}`;
}
function endedReleases(end, now) {
    return (end?.releases?.ends ?? []).filter(({ date }) => date === undefined || date <= now);
}
function endingReleases(end, now, withinMs) {
    const isNear = (date) => date > now && now >= date - withinMs;
    return (end?.releases?.ends ?? []).filter(({ date }) => date !== undefined && isNear(date));
}
function releaseEndsText(name, ends, releases, now) {
    const said = ends.map((end) => `${linkOf(end)} ${end.name}, which ${whenText(end, now)}`).join(', and ');
    return `${name} ${said} (${sourceText(releases)}). ${adviceText(ends)}`;
}
function linkOf({ of }) {
    return of === 'base' ? 'is based on' : 'uses';
}
function whenText({ date }, now) {
    if (date === undefined)
        return 'has reached its end of life';
    if (date <= now)
        return `reached its end of life on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(date)}`;
    return `reaches its end of life on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(date)}, in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(Math.ceil((date - now) / _model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .dayMs */ .LP), 'day')}`;
}
function sourceText({ list, asOf, outdated }) {
    return `according to ${list} as of ${asOf}${outdated === undefined ? '' : `; ${outdated}`}`;
}
function adviceText(ends) {
    return ends
        .map(({ of, name, successors }) => {
        const product = of === 'base' ? 'a tag with a supported base' : 'a tag of a supported release';
        if (successors === undefined)
            return `Switch to ${product}: the list names none after ${name}`;
        const { nearest, newest } = successors;
        const far = newest === nearest ? '' : `, the newest is ${newest}`;
        return `Switch to ${product}: the next one after ${name} is ${nearest}${far}`;
    })
        .join('. ');
}


/***/ }),

/***/ 11793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkIds: () => (/* binding */ checkIds),
  checks: () => (/* binding */ checks),
  findingsOf: () => (/* binding */ findingsOf)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/checks/check.js
var checks_check = __webpack_require__(5229);
// EXTERNAL MODULE: ./lib/model/images/pull-policy.js
var pull_policy = __webpack_require__(97600);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/signatures/match.js
var match = __webpack_require__(13326);
;// CONCATENATED MODULE: ./lib/checks/refused-fixes.js



function policyNames(results) {
    return results
        .map(({ policy, parameters }) => {
        const values = Object.entries(parameters).map(([name, value]) => `${name}: ${value}`);
        return `\`${policy}\`${values.length === 0 ? '' : ` (${values.join(', ')})`}`;
    })
        .join(' and ');
}
function momentText(denials, now) {
    const moments = denials.map(({ allowedFrom }) => allowedFrom);
    const known = moments
        .filter((moment) => moment !== undefined && moment.at > now)
        .filter((one) => one !== undefined);
    const [first] = known;
    if (first === undefined || known.length < moments.length)
        return '';
    const last = known.reduce((a, b) => (a.at >= b.at ? a : b));
    if (last.builtAt === undefined)
        return `The build time is not known, but the image is older than its place in the tag's history: the pull is allowed from ${timeText(last.at)} at the latest`;
    return `It was built on ${timeText(last.builtAt)}, and the policy counts from then, not from when the tag got the digest: the pull is allowed from ${timeText(last.at)}`;
}
function timeText(instant) {
    const at = new Date(Math.ceil(instant / 60_000) * 60_000).toISOString();
    return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
function fixUnderPolicies(policies, digest, now) {
    if (policies === undefined)
        return {};
    const refused = refusal(policies, digest, now);
    if (refused !== undefined)
        return { refused };
    const [newest] = policies.newest;
    if (newest === undefined || newest.digest === digest || (0,pull_policy/* pullVerdict */.Hk)(newest) !== 'denied')
        return {};
    const denials = policyNames((0,pull_policy/* denialsOf */.os)(newest.results, 'enforced'));
    const note = `That is the newest digest that the pull policies allow: ${denials} denies ${(0,text_text/* shortDigest */.VK)(newest.digest)}`;
    return { note };
}
function refusal(policies, digest, now) {
    const answer = (0,pull_policy/* answerAbout */.Ky)(policies, digest);
    const verdict = answer === undefined ? 'unknown' : (0,pull_policy/* pullVerdict */.Hk)(answer);
    if (verdict === 'allowed')
        return undefined;
    if (answer === undefined || verdict === 'unknown')
        return `it is not known whether the pull policies allow ${(0,text_text/* shortDigest */.VK)(digest)}`;
    return noneAllowed(policies, answer, now);
}
function noneAllowed({ newest }, answer, now) {
    const denials = (0,pull_policy/* denialsOf */.os)(answer.results, 'enforced');
    const moment = momentText(denials, now);
    const one = `${policyNames(denials)} denies ${(0,text_text/* shortDigest */.VK)(answer.digest)}${moment === '' ? '' : `. ${moment}`}`;
    const denied = newest.filter((other) => (0,pull_policy/* pullVerdict */.Hk)(other) === 'denied').length;
    if (denied < 2 || denied < newest.length)
        return one;
    const all = `the pull policies deny the newest ${denied} digests of the tag that are old enough`;
    return `${all}${denied < pull_policy/* maxCandidates */.BF ? '' : ', and older ones are not tried'}. ${one}`;
}
function signaturesAt({ signatures }, occurrence, rules = []) {
    const found = signatures?.get(occurrence);
    return found && { found, rules: (0,match/* signatureRulesFor */.Rx)(rules, occurrence.image, found.origin) };
}
function signerText(signer) {
    if (signer.kind === 'key')
        return `the key ${(0,text_text/* shortDigest */.VK)(signer.key)}`;
    const { issuer, identity, root } = signer;
    return `${identity} (issuer ${issuer}${root === 'sigstore' ? '' : ', of a private Sigstore'})`;
}
function requiredSignersText({ anyOf }) {
    const all = anyOf.map(requiredSignerText);
    return all.length === 0 ? 'a signer whose file could not be read' : all.slice(0, 3).join(' or ');
}
function requiredSignerText(required) {
    if (required.kind === 'key')
        return `the key \`${required.file ?? (0,text_text/* shortDigest */.VK)(required.key)}\``;
    return `\`${required.identity}\` (issuer \`${required.issuer}\`)`;
}
function refusedText({ refused }) {
    const reasons = [...new Set(refused.map(({ why }) => why))];
    if (reasons.length === 0)
        return '';
    const more = reasons.length > 2 ? `; and ${reasons.length - 2} more reasons` : '';
    return `${reasons.slice(0, 2).join('; ')}${more}`;
}
function unsignedFix({ found, rules }, digest) {
    const signed = (0,match/* signaturesOf */.Rr)(found, digest);
    if (rules.length === 0 || (signed !== undefined && (0,match/* satisfies */.ib)(rules, signed)))
        return undefined;
    return signed?.complete === true
        ? `${(0,text_text/* shortDigest */.VK)(digest)} is not signed as the policy requires`
        : `it is not known whether ${(0,text_text/* shortDigest */.VK)(digest)} is signed as the policy requires`;
}

// EXTERNAL MODULE: ./lib/advisories/findings.js + 1 modules
var findings = __webpack_require__(46909);
// EXTERNAL MODULE: ./lib/model/judgement/policy.js
var judgement_policy = __webpack_require__(29251);
;// CONCATENATED MODULE: ./lib/checks/rules/advisory.js


const advisory = {
    id: 'advisory',
    summary: 'The platform lists a security advisory for an artifact',
    severity: 'error',
    example: {
        bad: 'artifacts: openssl # CVE-2026-0001 is open',
        good: 'artifacts: openssl # CVE-2026-0001 is fixed or waived',
    },
    why: "The platform's security feed has an advisory for an artifact that you listed or that is in one of your images. Whether your version is affected, and how severely, depends on the details of the advisory.",
    fix: 'Read the advisory, then update to a release that contains the fix, remove the artifact, or establish that you are not affected. Pinning the current digest often brings in the fixed release.',
    waive: {
        when: "Waive it if you are not affected, or if you accept the risk until a fix is available. Set `acknowledged` to the advisory's `updateTime`: when the advisory changes, the waiver lapses and you review it again.",
        where: 'policy',
    },
    run({ advisories, packages, vulnerabilities = [] }, { advisories: policy = judgement_policy/* noPolicy */.W.advisories }) {
        return [...(0,findings/* advisoryFindings */.c)(advisories, packages, policy), ...(0,findings/* scannerFindings */.z)(vulnerabilities, policy)];
    },
};

// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
;// CONCATENATED MODULE: ./lib/checks/rules/built-here.js


const maxFileLength = 200;
const builtHere = {
    id: 'built-here',
    summary: 'The repository builds this image itself, so it is not verified',
    severity: 'notice',
    example: {
        bad: 'image: my-app:dev, and elsewhere `docker build -t my-app:dev .`',
        good: 'image: registry.example.com/acme/my-app:1.4@sha256:…',
    },
    why: 'No registry has this image: a file of the repository builds it under this name, and the name is one that nobody can publish. So there is nothing to look up or to pin, and no other check covers this place. Names with a registry or an organization are never treated like this, because they can be pulled, except from a registry of the machine itself, such as `localhost:5000`.',
    fix: 'Nothing is wrong if the image is always built before it is used. To have it verified, push it to a registry and use it by that name.',
    waive: {
        when: 'Waive it if the notice is in the way. Say what builds the image before it is used.',
        where: 'line',
    },
    run({ occurrences }) {
        return occurrences.flatMap((occurrence) => {
            if (occurrence.kind !== 'local')
                return [];
            const { at, image, builtBy } = occurrence;
            const message = `${(0,images_image/* imageName */.tO)(image)} is built here by ${(0,text_text/* onOneLine */.GJ)(builtBy.file, maxFileLength)}:${builtBy.line}. Not verified`;
            return [{ at, message, about: { image } }];
        });
    },
};

// EXTERNAL MODULE: ./lib/model/judgement/fact.js
var judgement_fact = __webpack_require__(59551);
// EXTERNAL MODULE: ./lib/checks/format.js
var format = __webpack_require__(74194);
// EXTERNAL MODULE: ./lib/checks/rules/pins/stale-digest.js
var stale_digest = __webpack_require__(42196);
;// CONCATENATED MODULE: ./lib/checks/rules/denied-by-policy.js







const deniedByPolicy = {
    id: 'denied-by-policy',
    summary: 'A pull policy of the organization denies the pull of the digest',
    severity: 'error',
    example: {
        bad: 'FROM registry.example.com/acme/node:20@sha256:<built yesterday, with a cool-down of 7 days>',
        good: 'FROM registry.example.com/acme/node:20@sha256:<the newest digest that every policy allows>',
    },
    why: 'The registry refuses to serve a digest that an enforced pull policy denies, so the next build or deployment that has no cached copy fails. A cool-down policy counts from the build time of the image, while `min-age` counts from the time when the tag got the digest: a digest can be old enough for one and too young for the other, and with nightly builds the newest digests are always within a cool-down. A policy in dry run denies nothing yet; what it would deny is a notice, and so is a digest that only an override allows.',
    fix: 'Pin the newest digest that every enforced policy allows: `tagproof pin` looks for it among the newest 15 digests of the tag that are old enough for `min-age`. If all of them are denied by a longer cool-down, set `min-age` to its length, so that the search begins with older digests. Otherwise wait until the time in the finding, or ask an administrator of the organization for an override of this digest.',
    waive: {
        when: 'Waive it while an override has been requested, or if the image is only pulled through a registry that the policy does not cover. State which of the two applies.',
        where: 'line',
    },
    run(input, { now, maxAgeMs }) {
        return [
            ...perReference(input, (occurrence, fact, policies) => denial(occurrence, fact, policies, now)),
            ...perReference(input, (occurrence, fact, policies) => notice(occurrence, fact, policies, { maxAgeMs: maxAgeMs(occurrence), now })),
            ...unansweredNotices(input),
        ];
    },
};
function perReference(input, rule) {
    return (0,checks_check/* perImage */.P$)(input, (occurrence, fact) => {
        const policies = input.pullPolicies?.get(occurrence);
        return policies && rule(occurrence, fact, policies);
    });
}
function denial(occurrence, fact, policies, now) {
    const { image } = occurrence;
    const target = fact.status === 'missing' ? undefined : fact.currentDigest;
    const digest = image.digest ?? (fact.status === 'unpinned' ? target : undefined);
    const answer = digest && (0,pull_policy/* answerAbout */.Ky)(policies, digest);
    if (answer === undefined || (0,pull_policy/* pullVerdict */.Hk)(answer) !== 'denied')
        return undefined;
    const name = (0,format/* judgedName */.xR)(image, fact);
    if (image.digest === undefined)
        return { message: `${name} cannot be pinned: ${noneAllowed(policies, answer, now)}` };
    const denials = (0,pull_policy/* denialsOf */.os)(answer.results, 'enforced');
    const moment = momentText(denials, now);
    const by = `the pull ${denials.length === 1 ? 'policy' : 'policies'} ${policyNames(denials)}`;
    const denied = `${name} is pinned to ${(0,text_text/* shortDigest */.VK)(image.digest)}, whose pull is denied by ${by}`;
    const message = moment === '' ? denied : `${denied}. ${moment}`;
    const allowed = target && target !== image.digest ? (0,pull_policy/* answerAbout */.Ky)(policies, target) : undefined;
    if (allowed === undefined || (0,pull_policy/* pullVerdict */.Hk)(allowed) !== 'allowed' || fact.status === 'not-in-history')
        return { message };
    return { message: `${message}. Pin ${(0,text_text/* shortDigest */.VK)(allowed.digest)}`, ...(0,checks_check/* pinTo */.np)(occurrence, allowed.digest) };
}
function notice(occurrence, fact, policies, ages) {
    const digests = new Set([occurrence.image.digest ?? [], writtenDigest(fact, ages) ?? []].flat());
    const sentences = [...digests].flatMap((digest) => {
        const answer = (0,pull_policy/* answerAbout */.Ky)(policies, digest);
        return answer === undefined || (0,pull_policy/* pullVerdict */.Hk)(answer) === 'denied' ? [] : sentencesAbout(answer);
    });
    if (sentences.length === 0)
        return undefined;
    return { message: `${(0,format/* judgedName */.xR)(occurrence.image, fact)}: ${sentences.join('. ')}`, atMost: 'notice' };
}
function writtenDigest(fact, { maxAgeMs, now }) {
    const stale = (0,stale_digest/* isStale */.Q)(fact, maxAgeMs, now);
    if (fact.status === 'one-platform' && !stale)
        return fact.indexDigest;
    if (fact.status !== 'unpinned' && fact.status !== 'not-current' && !stale)
        return undefined;
    if (fact.status === 'not-current' && (0,judgement_fact/* hasSameImages */.$o)(fact))
        return undefined;
    return fact.noTarget === undefined ? fact.currentDigest : undefined;
}
function sentencesAbout({ digest, results }) {
    const tested = results.filter(({ mode }) => mode === 'dry-run');
    const denials = (0,pull_policy/* denialsOf */.os)(tested, 'dry-run');
    const failed = tested.filter(({ result }) => result === 'error');
    const lifted = results.filter(({ mode, result, override }) => mode === 'enforced' && result !== 'error' && override);
    const short = (0,text_text/* shortDigest */.VK)(digest);
    return [
        ...(denials.length === 0
            ? []
            : [`${policyNames(denials)}, which is in dry run, would deny ${short} if it were enforced`]),
        ...(failed.length === 0
            ? []
            : [`${policyNames(failed)}, which is in dry run, could not be evaluated for ${short}`]),
        ...lifted.map((result) => overrideSentence(short, result)),
    ];
}
function overrideSentence(short, result) {
    const { override } = result;
    const by = override?.createdBy === undefined ? '' : ` by ${override.createdBy}`;
    const on = override?.createdAt === undefined ? '' : ` on ${override.createdAt.slice(0, 10)}`;
    return `An override of ${policyNames([result])}${by}${on} allows ${short}: "${override?.reason}"`;
}
function unansweredNotices({ pullPolicies = new Map() }) {
    const answers = [...pullPolicies.values()].flatMap(({ newest, others }) => [
        ...newest,
        ...others,
    ]);
    const messages = answers.flatMap(({ unknown, isHarmless }) => isHarmless && unknown ? [unknown.message] : []);
    return [...new Set(messages)].map((message) => ({ message, atMost: 'notice' }));
}

// EXTERNAL MODULE: ./lib/checks/rules/expired-waiver.js
var expired_waiver = __webpack_require__(53245);
;// CONCATENATED MODULE: ./lib/checks/rules/opaque-reference.js
const opaqueReference = {
    id: 'opaque-reference',
    summary: 'The image cannot be determined from the file alone',
    severity: 'notice',
    example: { bad: 'FROM $BASE', good: 'ARG BASE=registry.example.com/acme/node:20@sha256:…\nFROM $BASE' },
    why: 'This place uses an image, but the file does not say which one: it comes from a variable without a default value, from a template, or from a file that is not in the checkout, it is a placeholder, or it may be either pulled or built. An image that cannot be determined cannot be verified, so no other check covers this place. A name that is not valid also makes the run incomplete, because programs disagree on what it means.',
    fix: 'Remove the cause that the finding names: write the full image reference in this file, give the variable a default value, put the file that it names into the checkout, or say whether the image is pulled or built. For templates and charts, run Tagproof on the rendered output.',
    waive: {
        when: 'Waive it if the value always comes from a place where it is verified. Name that place.',
        where: 'line',
        selector: 'paths: "charts/**"',
    },
    run({ occurrences }) {
        return occurrences.flatMap((occurrence) => occurrence.kind === 'opaque'
            ? [
                {
                    at: occurrence.at,
                    message: `Cannot determine the image: ${occurrence.detail}. Not verified`,
                },
            ]
            : []);
    },
};

;// CONCATENATED MODULE: ./lib/checks/rules/pins/conflicting-pins.js




const conflictingPins = {
    id: 'conflicting-pins',
    summary: 'The same image and tag is pinned to different digests in different places',
    severity: 'warning',
    example: {
        bad: 'FROM registry.example.com/acme/node:20@sha256:<one digest>, and elsewhere another',
        good: 'FROM registry.example.com/acme/node:20@sha256:<the same digest everywhere>',
    },
    why: 'Two places use the same image and tag but pin different digests, so parts of the repository build or run different software. Usually one of them was missed in the last update. A digest that never belonged to the tag, or that does not exist, is an error of its own and does not count: the other places are not in conflict with it.',
    fix: 'Pin all places to the same digest. `tagproof pin` moves those that are known to be behind to the current digest. If one place must stay behind, use a different tag there, or waive the older pin.',
    waive: {
        when: 'Waive it if one place is held back on purpose, for example for a compatibility test. Give the reason.',
        where: 'line',
    },
    run({ occurrences, facts }) {
        const pins = new Map();
        for (const occurrence of occurrences) {
            if (occurrence.kind !== 'image' ||
                occurrence.image.digest === undefined ||
                occurrence.image.tag === undefined ||
                occurrence.testData !== undefined ||
                isWrong(facts.get(occurrence)))
                continue;
            const name = (0,images_image/* imageName */.tO)(occurrence.image);
            const digests = pins.get(name) ?? new Map();
            (0,collections/* addToGroup */.Mr)(digests, occurrence.image.digest, occurrence);
            pins.set(name, digests);
        }
        return [...pins].flatMap(([name, digests]) => {
            const [first, second] = digests;
            if (first === undefined || second === undefined)
                return [];
            return [...digests].flatMap(([digest, uses]) => {
                const message = conflictMessage(name, digest, digest === first[0] ? second : first, digests.size);
                return uses.map((use) => {
                    const { at, image } = use;
                    return { at, message, about: { image }, ...catchUp(use, facts.get(use)) };
                });
            });
        });
    },
};
function isWrong(fact) {
    return fact?.status === 'not-in-history' || fact?.status === 'missing';
}
function catchUp(use, fact) {
    return fact?.status === 'superseded' ? (0,checks_check/* pinToCurrent */.wi)(use, fact).fix : {};
}
function conflictMessage(name, pinned, [other, [use]], digests) {
    const more = digests > 2 ? `, and to ${(0,text_text/* plural */.LS)(digests - 2, 'other digest')} elsewhere` : '';
    return `${name} is pinned to ${(0,text_text/* shortDigest */.VK)(pinned)} here, but to ${(0,text_text/* shortDigest */.VK)(other)} in ${use?.at.file}${more}`;
}

// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
;// CONCATENATED MODULE: ./lib/checks/rules/pins/cooling-down.js




const coolingDown = {
    id: 'cooling-down',
    summary: 'The tag has pointed to the pinned digest for less than `min-age`',
    severity: 'warning',
    example: {
        bad: 'FROM registry.example.com/acme/node:20@sha256:<since an hour>',
        good: 'FROM registry.example.com/acme/node:20@sha256:<since longer than min-age>',
    },
    why: '`min-age` requires that a tag has pointed to a digest for some time before you depend on it: most broken and malicious releases are found and withdrawn within days. What counts is since when the tag has the digest, not when the digest was pushed, unless the policy says `digest-age: accepted`.',
    fix: 'Wait until the date in the finding, or go back to the previously pinned digest. `tagproof pin` does not cause this finding: it writes the newest digest that the tag surely got at least `min-age` ago, and none if that is not known.',
    waive: {
        when: 'Waive it if the new digest contains a fix that you need now. Name the fix.',
        where: 'line',
    },
    run(input, { now }) {
        return (0,checks_check/* perImage */.P$)(input, ({ image }, fact) => {
            if (fact.status !== 'current' || fact.youngUntil === undefined)
                return undefined;
            const name = (0,format/* judgedName */.xR)(image, fact);
            return {
                message: `${whyYoung(name, fact, (0,format/* sourceNote */.GY)(fact, now))}. It reaches min-age on ${(0,time/* formatDay */.im)(fact.youngUntil)}`,
            };
        });
    },
};
function whyYoung(name, { pinnedSince, basis }, source) {
    if (pinnedSince === undefined)
        return `The pinned digest of ${name} was pushed too recently${source}`;
    const known = (0,judgement_fact/* isBound */.Vt)(basis) ? 'is known to have pointed' : 'has pointed';
    return `${name} ${known} to the pinned digest only since ${(0,time/* formatDay */.im)(pinnedSince)}${source}`;
}

;// CONCATENATED MODULE: ./lib/checks/rules/pins/digest-not-in-history.js




const digestNotInHistory = {
    id: 'digest-not-in-history',
    summary: 'The pinned digest has never belonged to this tag, according to the complete tag history',
    severity: 'error',
    example: {
        bad: 'FROM registry.example.com/acme/node:20@sha256:<a digest of another tag>',
        good: 'FROM registry.example.com/acme/node:20@sha256:<a digest from the history of 20>',
    },
    why: "The tag and the digest do not match: the platform's complete history of the tag does not contain this digest. It may be a typo, a digest copied from another tag or registry, or an image planted by an attacker. The runtime pulls by digest and ignores the tag, so the file is misleading about what actually runs.",
    fix: "Investigate before re-pinning: check `git blame` for who added this digest, and inspect the image it refers to. Then pin the tag's current digest, or change the tag to the one that the digest belongs to. There is no automatic fix, because replacing the digest would hide the evidence.",
    waive: {
        when: 'Waive it only for an image that you deliberately rebuilt or mirrored under the same name, and say where its source is.',
        where: 'line',
    },
    run(input, { now }) {
        return (0,checks_check/* perImage */.P$)(input, ({ image }, fact) => {
            if (fact.status !== 'not-in-history')
                return undefined;
            const since = (0,time/* formatDay */.im)(fact.historySince);
            const checked = fact.records === 1
                ? `checked the only entry of its tag history, from ${since}`
                : `checked all ${fact.records} entries of its tag history, back to ${since}`;
            return {
                message: `${(0,images_image/* imageName */.tO)(image)} has never pointed to ${image.digest} (${checked})${(0,format/* sourceNote */.GY)(fact, now)}. Investigate before you replace it`,
            };
        });
    },
};

;// CONCATENATED MODULE: ./lib/checks/rules/pins/digest-of-one-platform.js



const digestOfOnePlatform = {
    id: 'digest-of-one-platform',
    summary: "The pinned digest is one platform's manifest from the tag's index, not the index itself",
    severity: 'warning',
    example: {
        bad: 'FROM registry.example.com/acme/node:20@sha256:<the manifest of linux/amd64>',
        good: 'FROM registry.example.com/acme/node:20@sha256:<the index of all platforms>',
    },
    why: 'The tag points to an index with one manifest per platform, and the pin names only one of those manifests. It works on machines of that platform; on all others it fails or runs under slow emulation. The signature and the attestations of the index are not checked either.',
    fix: 'Pin the index, as the suggested replacement does; the runtime then selects the manifest for its own platform. `tagproof pin` writes it.',
    waive: {
        when: 'Waive it if the workload is deliberately tied to one platform, and name that platform.',
        where: 'line',
    },
    run(input) {
        return (0,checks_check/* perImage */.P$)(input, (occurrence, fact) => {
            if (fact.status !== 'one-platform')
                return undefined;
            const name = (0,format/* judgedName */.xR)(occurrence.image, fact);
            const message = `${name} is pinned to the manifest of a single platform from the tag's index ${(0,text_text/* shortDigest */.VK)(fact.indexDigest)}`;
            const isHeldBack = fact.noTarget !== undefined && fact.indexDigest === fact.currentDigest;
            if (isHeldBack)
                return { message: `${message}. ${(0,checks_check/* pinToCurrent */.wi)(occurrence, fact).advice}` };
            return { message: `${message}. Pin the index instead`, ...(0,checks_check/* pinTo */.np)(occurrence, fact.indexDigest) };
        });
    },
};

// EXTERNAL MODULE: ./lib/checks/rules/pins/digest-of-other-tag.js
var digest_of_other_tag = __webpack_require__(83562);
// EXTERNAL MODULE: ./lib/checks/rules/pins/not-current.js
var not_current = __webpack_require__(27863);
;// CONCATENATED MODULE: ./lib/checks/rules/pins/unpinned.js





const unpinned = {
    id: 'unpinned',
    summary: 'The reference has no digest, so the image it points to can change',
    severity: 'error',
    example: {
        bad: 'FROM registry.example.com/acme/node:20',
        good: 'FROM registry.example.com/acme/node:20@sha256:…',
    },
    why: 'A tag is a name that its owner can point to another image at any time: in a release, by mistake, or after a compromise. Without a digest, two runs of the same commit can use different images, there is no record of which one ran, and a bad push reaches you immediately.',
    fix: "Append the digest shown in the finding, or run `tagproof pin` to add all of them. Keep the tag: it documents your intent, and later pins are verified against it. If the reference comes from a variable, pin the variable's default value.",
    waive: {
        when: 'Waive it for an image that is built in the same workflow and never leaves it, or for a local development file that deploys nothing. State which of the two applies.',
        where: 'line',
    },
    run(input, { now }) {
        return (0,checks_check/* perImage */.P$)(input, (occurrence, fact) => {
            if (occurrence.image.digest !== undefined || fact.status === 'missing')
                return undefined;
            const name = (0,format/* judgedName */.xR)(occurrence.image, fact);
            const refused = occurrence.pin.kind === 'refused' ? `. It cannot be pinned automatically: ${occurrence.pin.why}` : '';
            if (fact.status === 'unknown') {
                const why = fact.currentDigest === undefined
                    ? '. Its current digest could not be looked up'
                    : ', and no digest can be pinned yet';
                return { message: `${name} is not pinned${why}: ${fact.message}${refused}` };
            }
            const since = fact.currentSince === undefined
                ? `It currently points to ${(0,text_text/* shortDigest */.VK)(fact.currentDigest)}${(0,format/* sourceNote */.GY)(fact, now)}`
                : `It has pointed to ${(0,text_text/* shortDigest */.VK)(fact.currentDigest)} since ${(0,time/* formatDay */.im)(fact.currentSince)}${(0,judgement_fact/* isBound */.Vt)(fact.basis) ? ' or earlier' : ''}${(0,format/* sourceNote */.GY)(fact, now)}`;
            return {
                message: `${name} is not pinned. ${since}${refused}`,
                ...(0,checks_check/* pinTo */.np)(occurrence, fact.currentDigest),
            };
        });
    },
};

;// CONCATENATED MODULE: ./lib/checks/rules/pins/unproved-pin.js



const unprovedPin = {
    id: 'unproved-pin',
    summary: 'The policy requires proof for the image, and nothing proves that its tag ever pointed to the pinned digest',
    severity: 'error',
    example: {
        bad: 'FROM ghcr.io/acme/app:1.2@sha256:<proved by nothing>',
        good: 'FROM ghcr.io/acme/app:1.2@sha256:<the digest of 1.2, or one from its history>',
    },
    why: '`proof` in the policy names images whose pins must be proved: by the current digest of the tag, its history, a ledger, or a signed build of the version. Without proof, the digest of another tag or of an attacker looks like any other pin.',
    fix: 'Pin the current digest, which the registry proves. To prove a pin after the tag has moved, use a ledger (`ledger: true`), a registry that keeps a history, or signed builds (`signatures` in the policy).',
    waive: {
        when: 'Waive it for an image whose digest you have confirmed with its publisher. Say how.',
        where: 'line',
    },
    run(input, { needsProof = () => false }) {
        return (0,checks_check/* perImage */.P$)(input, (occurrence, fact) => {
            const { image } = occurrence;
            if (image.digest === undefined || !needsProof(image) || (0,not_current/* isBuiltAsTag */.n)(input, occurrence))
                return undefined;
            const required = 'The policy requires proof for this image (`proof`)';
            if (fact.status === 'not-current')
                return {
                    message: `${(0,format/* otherDigestText */.oM)((0,format/* judgedName */.xR)(image, fact), fact, '')}, and nothing proves that it ever did. ${required}. ${(0,checks_check/* pinToCurrent */.wi)(occurrence, fact).advice}`,
                };
            if (fact.status !== 'unknown' || (fact.cause !== 'no-history' && fact.cause !== 'no-tag'))
                return undefined;
            return { message: `The pin of ${(0,format/* judgedName */.xR)(image, fact)} is not proved. ${fact.message}. ${required}` };
        });
    },
};

;// CONCATENATED MODULE: ./lib/checks/rules/pins/vanishing-pin.js



const vanishingPin = {
    id: 'vanishing-pin',
    summary: 'The registry will delete the pinned digest',
    severity: 'warning',
    example: {
        bad: 'FROM quay.io/acme/app:22@sha256:<superseded, and held by no other tag>',
        good: 'FROM quay.io/acme/app:22.3.1@sha256:<held by a tag that stays as it is>',
    },
    why: 'A digest never changes, but it can be deleted: some registries keep a digest that no tag points to for a limited time only, or not at all. The tag has moved before, and no other tag holds the digest. Once it has been deleted, every build that pins it fails, usually in a change that has nothing to do with it.',
    fix: 'Pin the digest of a tag that names a full version and stays as it is. If there is none, pull the image from a mirror that has the digest: the finding names one if the policy maps a mirror under `registries`; without such an entry Tagproof knows no mirror, and offers none. Copying the image to a registry of your own has the same effect. Otherwise pin the current digest before the date in the finding, and run `tagproof pin` more often than the registry deletes.',
    waive: {
        when: 'Waive it if the image is copied to a registry that keeps it, and builds use that copy.',
        where: 'line',
    },
    run: (input, { now }) => (0,checks_check/* perImage */.P$)(input, (occurrence, fact) => {
        if ((fact.status !== 'superseded' && fact.status !== 'current') || fact.vanishes === undefined)
            return undefined;
        const name = (0,images_image/* imageName */.tO)(occurrence.image);
        const message = `The pinned digest of ${name} ${endText(fact.vanishes, now)}. ${adviceText(occurrence.image, fact.vanishes, now)}`;
        return { message, ...(fact.status === 'superseded' ? (0,checks_check/* pinToCurrent */.wi)(occurrence, fact).fix : {}) };
    }),
};
function endText({ keptMs, from }, now) {
    const kept = keptMs === 0 ? 'at once' : `after ${(0,time/* formatDuration */.a3)(keptMs)}`;
    const rule = `no other tag holds it, and the registry deletes what no tag holds ${kept}`;
    if (from === undefined)
        return `stops working when the tag moves again: ${rule}`;
    if (from <= now)
        return `can stop working at any time: ${rule}, which was over on ${(0,time/* formatDay */.im)(from)}`;
    return `stops working on ${(0,time/* formatDay */.im)(from)}: ${rule}`;
}
function adviceText(image, { from, sibling, mirror }, now) {
    if (sibling !== undefined)
        return `Pin ${(0,images_image/* imageName */.tO)({ ...image, tag: sibling })} instead, which has the current digest of the tag, or copy the image to a registry of your own`;
    const again = from === undefined || from <= now ? 'now' : `before ${(0,time/* formatDay */.im)(from)}`;
    if (mirror !== undefined)
        return `Pull it from ${mirror} instead, a mirror in the policy that has the digest, or pin again ${from === undefined ? 'as soon as the tag has moved' : again}`;
    return from === undefined
        ? 'Copy the image to a registry of your own, or pin again as soon as the tag has moved'
        : `Pin again ${again}, or copy the image to a registry of your own`;
}

// EXTERNAL MODULE: ./lib/signatures/built.js
var signatures_built = __webpack_require__(9011);
;// CONCATENATED MODULE: ./lib/checks/rules/signers/built-as-other-tag.js






const builtAsOtherTag = {
    id: 'built-as-other-tag',
    summary: 'The signature says that the image was built as another version than its tag names',
    severity: 'error',
    example: {
        bad: 'FROM ghcr.io/acme/app:1.2.3@sha256:<built from refs/tags/v1.2.2>',
        good: 'FROM ghcr.io/acme/app:1.2.3@sha256:<built from refs/tags/v1.2.3>',
    },
    why: 'The certificate of the signature names the Git tag that was built, and it is not the version in the tag of the image. Whoever can write to the registry can point a new tag at an old, vulnerable image; the signature of that image stays valid.',
    fix: 'Pin the digest that was built as this version, or correct the tag. If the Git tags of the publisher are not the versions of its images, set `source-tag: any` in the entry of the policy.',
    waive: {
        when: 'Waive it for a single image that was released again under another version on purpose.',
        where: 'line',
    },
    run(input, { signatures }) {
        return (0,checks_check/* perImage */.P$)(input, (occurrence) => {
            const { image } = occurrence;
            const own = signaturesAt(input, occurrence, signatures);
            if (own === undefined || own.rules.some(({ sourceTag }) => sourceTag === 'any'))
                return undefined;
            const isRequired = own.rules.length > 0;
            if (isRequired && !(0,match/* satisfies */.ib)(own.rules, own.found))
                return undefined;
            const built = (0,signatures_built/* builtOf */.QC)(image, own.found, own.rules);
            if (built?.relation !== 'other')
                return undefined;
            const of = built.build.repository === undefined ? '' : ` of ${built.build.repository}`;
            return {
                message: `${(0,images_image/* imageName */.tO)(image)} (${(0,text_text/* shortDigest */.VK)(own.found.digest)}) was built as ${built.gitTag}${of}, not as ${image.tag}`,
                ...(isRequired ? {} : { atMost: 'warning' }),
            };
        });
    },
};

;// CONCATENATED MODULE: ./lib/checks/rules/signers/signer-changed.js





const signerChanged = {
    id: 'signer-changed',
    summary: 'The digests before this one were signed by somebody else',
    severity: 'warning',
    example: {
        bad: 'FROM registry.example.com/acme/node:20@sha256:<not signed, although the digests before it are>',
        good: 'FROM registry.example.com/acme/node:20@sha256:<signed like the digests before it>',
    },
    why: 'The digests that the tag pointed to before were signed by one signer, and this one is signed by another or not at all. That is what an image looks like that was pushed with a stolen password of the registry.',
    fix: 'Ask the publisher whether it changed how it signs. If it did, the warning ends when the tag has moved on, or as soon as an entry of `signatures` in the policy names the new signer.',
    waive: {
        when: 'Waive it if the publisher has announced the change, and say where.',
        where: 'line',
    },
    run(input, { signatures }) {
        return (0,checks_check/* perImage */.P$)(input, (occurrence) => {
            const own = signaturesAt(input, occurrence, signatures);
            if (own?.found.before === undefined || (0,match/* satisfies */.ib)(own.rules, own.found))
                return undefined;
            const { digest, signed, refused, complete, before } = own.found;
            const earlier = before.flatMap((one) => one.signed);
            const [last] = earlier;
            const known = new Set(earlier.map(({ signer }) => (0,match/* signerKey */.YQ)(signer)));
            if (last === undefined || signed.some(({ signer }) => known.has((0,match/* signerKey */.YQ)(signer))))
                return undefined;
            const name = `${(0,images_image/* imageName */.tO)(occurrence.image)} (${(0,text_text/* shortDigest */.VK)(digest)})`;
            const was = `the digests before it were signed by ${signerText(last.signer)}`;
            const [first] = signed;
            if (first !== undefined)
                return { message: `${name} is signed by ${signerText(first.signer)}, but ${was}` };
            if (!complete)
                return undefined;
            const rest = refused.length === 0 ? 'is not signed' : 'has no valid signature';
            return { message: `${name} ${rest}, but ${was}` };
        });
    },
};

;// CONCATENATED MODULE: ./lib/checks/rules/signers/unsigned-image.js





const unsignedImage = {
    id: 'unsigned-image',
    summary: 'The policy requires a signature, and the image has none that is valid',
    severity: 'error',
    example: {
        bad: 'FROM ghcr.io/acme/app:1.2.3@sha256:<a digest without a valid signature>',
        good: 'FROM ghcr.io/acme/app:1.2.3@sha256:<a digest that the release workflow signed>',
    },
    why: 'Whoever can write to the registry can push an image under any name. A signature shows that it comes from the build that you trust, and it cannot be made with the password of the registry. This image has none, or only signatures that are forged, altered, or about another image.',
    fix: 'Find out who pushed the digest and why it is not signed. `tagproof signatures IMAGE` lists what is attached to it. If the publisher does not sign its images, remove the image from `signatures` in the policy.',
    waive: {
        when: 'Waive it for a single image that was built before its publisher began to sign, and say until when it is needed.',
        where: 'policy',
    },
    run(input, { signatures }) {
        return (0,checks_check/* perImage */.P$)(input, (occurrence) => {
            const own = signaturesAt(input, occurrence, signatures);
            if (own === undefined || own.rules.length === 0)
                return undefined;
            const { found, rules } = own;
            if (!found.complete || found.signed.length > 0 || (0,match/* satisfies */.ib)(rules, found))
                return undefined;
            const name = `${(0,images_image/* imageName */.tO)(occurrence.image)} (${(0,text_text/* shortDigest */.VK)(found.digest)})`;
            const [rule] = rules;
            const by = rule === undefined ? '' : `, and the policy requires one by ${requiredSignersText(rule)}`;
            const refused = refusedText(found);
            if (refused === '')
                return { message: `${name} is not signed: no signature is attached to it${by}` };
            return { message: `${name} has no valid signature${by}. What is attached does not count: ${refused}` };
        });
    },
};

;// CONCATENATED MODULE: ./lib/checks/rules/signers/wrong-signer.js





const wrongSigner = {
    id: 'wrong-signer',
    summary: 'The image is signed by somebody else than the policy requires',
    severity: 'error',
    example: {
        bad: 'FROM ghcr.io/acme/app:1.2.3@sha256:<signed by a workflow of another repository>',
        good: 'FROM ghcr.io/acme/app:1.2.3@sha256:<signed by the release workflow of acme/app>',
    },
    why: 'Anybody can sign any image with their own identity. The signature is valid, but it was made by a person, a workflow or a key that the policy does not name for this image.',
    fix: 'Compare the signer in the message with the entry in the policy. If the publisher has changed its workflow or its key, change the entry in a pull request. If you do not know the signer, do not use the image.',
    waive: {
        when: 'Waive it for a short time if the publisher has announced a new identity and the policy cannot be changed yet.',
        where: 'policy',
    },
    run(input, { signatures }) {
        return (0,checks_check/* perImage */.P$)(input, (occurrence) => {
            const own = signaturesAt(input, occurrence, signatures);
            if (own === undefined || !own.found.complete || own.found.signed.length === 0)
                return undefined;
            const { found, rules } = own;
            const unsatisfied = rules.find((rule) => (0,match/* acceptedBy */.lA)(rule, found) === undefined);
            if (unsatisfied === undefined)
                return undefined;
            const signers = [...new Set(found.signed.map(({ signer }) => signerText(signer)))];
            const more = signers.length > 3 ? ` and ${signers.length - 3} more` : '';
            const name = `${(0,images_image/* imageName */.tO)(occurrence.image)} (${(0,text_text/* shortDigest */.VK)(found.digest)})`;
            return {
                message: `${name} is signed by ${signers.slice(0, 3).join(' and ')}${more}, but the policy requires ${requiredSignersText(unsatisfied)}`,
            };
        });
    },
};

;// CONCATENATED MODULE: ./lib/checks/rules/tags/deprecated-tag.js



const deprecatedTag = {
    id: 'deprecated-tag',
    summary: 'The tag, or the release that it names, has reached its end of life',
    severity: 'error',
    example: { bad: 'FROM registry.example.com/acme/node:16', good: 'FROM registry.example.com/acme/node:22' },
    why: 'The tag receives no new digests and no security fixes. A pin to it stays current forever while the number of known vulnerabilities grows. The platform marks such tags. For other images, a list of the dates that vendors publish is used, also for the distribution and other software that the tag names (`-bookworm`, `-alpine3.16`, `-php7.4`); the message shows the day of its data. No finding does not mean that an image is supported: the list may not have it. `end-of-life` selects how the list is used.',
    fix: 'Switch to the tag or release that the finding names, the closest one that is still supported. Test the change, because it may be a new minor or major version; for that reason there is no automatic fix.',
    waive: {
        when: 'Waive it while a migration is in progress. Name the migration, and set an expiry date before its planned end.',
        where: 'line',
    },
    run(input, { now }) {
        return (0,checks_check/* perImage */.P$)(input, ({ image }, fact) => {
            const endOfLife = endOfLifeOf(fact);
            if (endOfLife?.releases !== undefined) {
                const ended = (0,format/* endedReleases */.N6)(endOfLife, now);
                if (ended.length === 0)
                    return undefined;
                return { message: (0,format/* releaseEndsText */.HQ)((0,format/* judgedName */.xR)(image, fact), ended, endOfLife.releases, now) };
            }
            if (endOfLife?.deprecated !== true)
                return undefined;
            const ended = `${(0,format/* judgedName */.xR)(image, fact)} ${endedOn(endOfLife.date, now)}`;
            return { message: `${ended}. ${(0,format/* successorAdvice */.fb)(image, endOfLife.successors)}` };
        });
    },
};
function endedOn(date, now) {
    const ended = 'has reached its end of life';
    if (date === undefined)
        return ended;
    if (typeof date !== 'string')
        return `${ended} (date unknown: ${date.unknown})`;
    const at = Date.parse(date);
    if (Number.isNaN(at))
        return ended;
    return at <= now
        ? `reached its end of life on ${(0,time/* formatDay */.im)(at)}`
        : `reaches its end of life on ${(0,time/* formatDay */.im)(at)}`;
}
function endOfLifeOf(fact) {
    return fact.status === 'missing' ? undefined : fact.endOfLife;
}

;// CONCATENATED MODULE: ./lib/checks/rules/tags/history-contradiction.js


const historyContradiction = {
    id: 'history-contradiction',
    summary: 'Two sources of tag histories contradict each other about the tag',
    severity: 'error',
    example: {
        bad: 'FROM quay.example.com/acme/node:20, which the registry serves with a digest that its own tag history does not contain',
        good: 'FROM quay.example.com/acme/node:20, about which the registry, its history and the ledger agree',
    },
    why: "A tag's past is proved by what independent sources say about it: the registry's history, a third party that watches it, this repository's ledger. If they cannot all be right, one of them is wrong or has been tampered with: a registry or a proxy that serves another image than the one that was pushed, a rewritten history, or an edited ledger. Tagproof chooses none of them, so nothing is known about the pin.",
    fix: 'Compare the sources that the finding names: `tagproof history IMAGE:TAG` shows them next to each other. Ask the registry without a mirror or proxy. If an entry of the ledger is wrong, remove it in a change of its own and say why.',
    waive: {
        when: 'Waive it while the operator of the registry investigates, and set an expiry date.',
        where: 'line',
    },
    run(input) {
        return (0,checks_check/* perImage */.P$)(input, ({ image }, fact) => {
            if (fact.status !== 'unknown' || fact.cause !== 'contradiction' || fact.evidence === undefined)
                return undefined;
            return { message: `${(0,format/* judgedName */.xR)(image, fact)}: ${fact.message}` };
        });
    },
};

;// CONCATENATED MODULE: ./lib/checks/rules/tags/moved-version-tag.js




function staysByRule({ evidence, registry, repository, tag }) {
    const isPlatform = evidence === undefined;
    const isOfficial = registry === 'docker.io' && repository.startsWith('library/');
    return !isPlatform && !isOfficial && (0,images_image/* isFullVersion */.kj)(tag);
}
const movedVersionTag = {
    id: 'moved-version-tag',
    summary: 'A tag that names a full version has had more than one digest',
    severity: 'notice',
    example: { bad: 'FROM quay.io/acme/app:1.4.2', good: 'FROM quay.io/acme/app:1.4.2@sha256:<digest>' },
    why: 'Users expect a tag such as `1.4.2` to stay as it is. One that has moved was rebuilt or replaced: usually for fixes in its base, sometimes by mistake, and in some attacks on purpose. Images of the platform and official images of Docker Hub are not reported, because their tags are rebuilt as a rule.',
    fix: 'Pin the digest, so that builds do not follow the tag. Find out from the publisher why the tag has moved, and compare the digests if there is no answer.',
    waive: {
        when: 'Waive it if the publisher rebuilds version tags as a rule. Say where that is documented.',
        where: 'line',
    },
    run(input) {
        const histories = historiesOf(input);
        return (0,checks_check/* perImage */.P$)(input, ({ image }) => {
            const { history, digests = 0 } = histories.get((0,images_image/* imageName */.tO)(image)) ?? {};
            const last = history?.intervals.at(-1);
            if (last === undefined || digests < 2)
                return undefined;
            const source = history?.evidence === undefined ? '' : ` according to ${history.evidence.source}`;
            return {
                message: `${(0,images_image/* imageName */.tO)(image)} names a full version, but has had ${(0,text_text/* plural */.LS)(digests, 'digest')}${source}; the last one since ${(0,time/* formatDay */.im)(last.since)}. Pin the digest, and find out why the tag has moved`,
            };
        });
    },
};
function historiesOf({ histories }) {
    return new Map(histories.filter(staysByRule).map((history) => {
        const digests = new Set(history.intervals.map(({ digest }) => digest)).size;
        return [(0,images_image/* imageName */.tO)(history), { history, digests }];
    }));
}

;// CONCATENATED MODULE: ./lib/checks/rules/tags/mass-move.js





const many = 3;
const massMove = {
    id: 'mass-move',
    summary: 'Many version tags of a repository moved within an hour',
    severity: 'warning',
    example: {
        bad: 'FROM quay.io/acme/app:1.4.2',
        good: 'FROM quay.io/acme/app:1.4.2@sha256:<a digest from before the move>',
    },
    why: 'Whoever takes over a publisher’s account can point every version tag to one image of theirs at once. A publisher rarely has a reason to move several tags that name full versions at the same time. Only tags whose histories were read in this run are compared; images of the platform and official images of Docker Hub are left out, because their tags are rebuilt as a rule.',
    fix: 'Do not pin the new digests before the publisher has explained the move. Pins of the digests from before are not affected.',
    waive: { when: 'Waive it if the publisher has announced the move. Say where.', where: 'line' },
    run(input) {
        const moved = massMoves(input);
        return (0,checks_check/* perImage */.P$)(input, ({ image }) => {
            const move = moved.get((0,images_image/* imageName */.tO)(image));
            if (move === undefined)
                return undefined;
            const when = new Date(move.from).toISOString().slice(0, 16).replace('T', ' ');
            const name = `${image.registry}/${image.repository}`;
            return {
                message: `${(0,text_text/* plural */.LS)(move.tags, 'version tag')} of ${name} moved within an hour of ${when} UTC, ${(0,images_image/* imageName */.tO)(image)} among them. Do not pin the new digests before the publisher has explained this`,
            };
        });
    },
};
function massMoves({ histories }) {
    const moves = new Map();
    for (const history of histories.filter(staysByRule)) {
        const repository = `${history.registry}/${history.repository}`;
        const known = moves.get(repository) ?? [];
        moves.set(repository, known);
        for (const at of movesIn(history))
            known.push({ name: (0,images_image/* imageName */.tO)(history), at });
    }
    const found = new Map();
    for (const all of moves.values()) {
        const sorted = all.sort((a, b) => a.at - b.at);
        for (const [index, largest] of largestAround(sorted).entries()) {
            const { name } = sorted[index] ?? {};
            if (name !== undefined && largest.tags >= many && largest.tags > (found.get(name)?.tags ?? 0))
                found.set(name, largest);
        }
    }
    return found;
}
function largestAround(sorted) {
    const hours = hoursFrom(sorted);
    const candidates = [];
    let first = 0;
    return sorted.map(({ at }, index) => {
        const own = hours[index] ?? { from: at, tags: 0 };
        while (candidates.length > first && (hours[candidates.at(-1) ?? 0]?.tags ?? 0) < own.tags)
            candidates.pop();
        candidates.push(index);
        while ((hours[candidates[first] ?? 0]?.from ?? 0) < at - time/* hourMs */.$0)
            first += 1;
        return hours[candidates[first] ?? 0] ?? own;
    });
}
function hoursFrom(sorted) {
    const inHour = new Map();
    const count = (name, more) => {
        const number = (inHour.get(name) ?? 0) + more;
        if (number === 0)
            inHour.delete(name);
        else
            inHour.set(name, number);
    };
    let end = 0;
    return sorted.map(({ name, at }) => {
        for (let next = sorted[end]; next !== undefined && next.at <= at + time/* hourMs */.$0; next = sorted[end]) {
            count(next.name, 1);
            end += 1;
        }
        const hour = { from: at, tags: inHour.size };
        count(name, -1);
        return hour;
    });
}
function movesIn({ intervals }) {
    return intervals.flatMap(({ digest, since }, index) => {
        const before = intervals[index - 1];
        return before !== undefined && before.digest !== digest ? [since] : [];
    });
}

;// CONCATENATED MODULE: ./lib/checks/rules/tags/missing-tag.js





const missingTag = {
    id: 'missing-tag',
    summary: 'The repository, the tag or the pinned digest does not exist',
    severity: 'error',
    example: {
        bad: 'FROM registry.example.com/acme/node:twenty',
        good: 'FROM registry.example.com/acme/node:20',
    },
    why: 'The registry reports that the repository, the tag or the digest does not exist. A fresh pull fails; whatever still runs uses a cached copy. A name without an owner can also be registered by someone else.',
    fix: 'Correct the spelling, or find out where the image has moved. If the tag was deleted, choose a supported tag of the same repository. A digest that the registry has deleted is replaced by the one that followed it, if a history of the tag is known.',
    waive: {
        when: 'Waive it for an image that this workflow pushes before using it. Say where that happens.',
        where: 'line',
    },
    run(input) {
        return (0,checks_check/* perImage */.P$)(input, (occurrence, fact) => {
            const { image } = occurrence;
            if (fact.status !== 'missing')
                return undefined;
            if (fact.what === 'digest') {
                const message = `${(0,images_image/* imageName */.tO)(image)}@${image.digest} does not exist: ${reasons.digest}`;
                if (fact.successor === undefined)
                    return { message };
                const { digest, since, source } = fact.successor;
                const next = `According to ${source}, the tag moved on to ${(0,text_text/* shortDigest */.VK)(digest)} on ${(0,time/* formatDay */.im)(since)} at the latest, which still exists. Pin that digest`;
                return { message: `${message}. ${next}`, ...(0,checks_check/* pinTo */.np)(occurrence, digest) };
            }
            const name = fact.what === 'tag' ? (0,format/* judgedName */.xR)(image, fact) : (0,images_image/* imageName */.tO)(image);
            return { message: `${name} does not exist: ${reasons[fact.what]}` };
        });
    },
};
const reasons = {
    repository: 'the registry has no such repository',
    tag: 'the repository has no such tag',
    digest: 'the repository has no such digest, so it cannot be pulled',
};

;// CONCATENATED MODULE: ./lib/checks/rules/tags/nearing-end-of-life.js




const nearingEndOfLife = {
    id: 'nearing-end-of-life',
    summary: 'The end of life of the tag is announced, or its grace period has begun',
    severity: 'warning',
    example: { bad: 'FROM registry.example.com/acme/node:18', good: 'FROM registry.example.com/acme/node:22' },
    why: 'The platform, or for other registries a list of the dates that vendors publish, says when the tag reaches its end of life. On the platform it may then be rebuilt for a grace period of some months, and receives nothing at all after that, and `deprecated-tag` reports it as an error. The pull policy `no-eol` does not wait for the grace period: it denies every digest of the tag from the day of its end of life. `eol-warning` sets how long before that day the tag is reported.',
    fix: 'Plan the move to the suggested tag before the date in the finding. Test the change, because it may be a new major version; for that reason there is no automatic fix.',
    waive: {
        when: 'Waive it while a migration is planned. Name the migration, and let the waiver expire before the date in the finding.',
        where: 'line',
    },
    run: (input, { now, eolWarningMs = 0 }) => (0,checks_check/* perImage */.P$)(input, (occurrence, fact) => {
        const end = fact.status === 'missing' ? undefined : fact.endOfLife;
        if (end?.releases !== undefined) {
            const ending = (0,format/* endingReleases */.Y$)(end, now, eolWarningMs);
            const name = (0,format/* judgedName */.xR)(occurrence.image, fact);
            if (ending.length === 0 || (0,format/* endedReleases */.N6)(end, now).length > 0)
                return undefined;
            return { message: (0,format/* releaseEndsText */.HQ)(name, ending, end.releases, now) };
        }
        if (end === undefined || end.deprecated || end.announced === undefined)
            return undefined;
        const when = whenText(end.announced, now, eolWarningMs);
        if (when === undefined)
            return undefined;
        const name = (0,format/* judgedName */.xR)(occurrence.image, fact);
        const advice = (0,format/* successorAdvice */.fb)(occurrence.image, end.successors);
        const denied = denialText(end.announced, now, input.pullPolicies?.get(occurrence));
        return { message: `${name} ${when}${denied}. ${advice}` };
    }),
};
function whenText({ date, grace }, now, warningMs) {
    if (grace !== undefined) {
        const ended = date === undefined ? 'has reached its end of life' : `reached its end of life on ${(0,time/* formatDay */.im)(date)}`;
        const until = grace.until === undefined ? '' : `, which ends on ${(0,time/* formatDay */.im)(grace.until)}`;
        return `${ended} and is in its grace period${until}`;
    }
    if (date === undefined || now < date - warningMs)
        return undefined;
    if (date <= now)
        return `reached its end of life on ${(0,time/* formatDay */.im)(date)}, although it is not marked as end-of-life yet`;
    return `reaches its end of life on ${(0,time/* formatDay */.im)(date)}, in ${(0,text_text/* plural */.LS)(Math.ceil((date - now) / time/* dayMs */.LP), 'day')}`;
}
function denialText({ date }, now, { newest, others } = { newest: [], others: [] }) {
    const results = [...newest, ...others].flatMap((answer) => answer.results);
    const isEnforced = results.some(({ policy, mode }) => policy === 'no-eol' && mode === 'enforced');
    if (!isEnforced || date === undefined)
        return '';
    return date > now
        ? '. From that day on, the pull policy `no-eol` denies its digests'
        : '. Since that day, the pull policy `no-eol` has denied its digests';
}

;// CONCATENATED MODULE: ./lib/checks/rules/tags/rewritten-ledger.js

const rewrittenLedger = {
    id: 'rewritten-ledger',
    summary: 'A change deletes, edits or back-dates entries of the first-seen ledger',
    severity: 'warning',
    example: {
        bad: 'a pull request that sets `"seen"` of an entry to a year ago',
        good: 'a pull request that adds the entries that `tagproof pin` has written',
    },
    why: 'The ledger is the only evidence of when a tag of a registry without history was first seen with a digest. If its past can be changed, a digest of today looks old enough for `min-age`. On pull requests and in merge queues the entries of the base commit count, so the change has no effect on its own verdict. After the merge it has.',
    fix: "Restore the base's version of the file (`git checkout BASE -- FILE`), and run `tagproof pin` to add what was observed. Entries of tags that are no longer used may be removed: accept that in review.",
    waive: {
        when: 'Waive it for a change that only removes entries of tags that are no longer used, and let the waiver expire soon.',
        where: 'policy',
        selector: 'paths: [.github/tagproof.lock.json]',
    },
    run({ ledger }) {
        if (ledger === undefined)
            return [];
        const { at, removed, backdated } = ledger;
        return [
            ...draft(at, removed, 'deletes or edits', 'of the base commit'),
            ...draft(at, backdated, 'adds', 'dated before the newest entry of the base commit'),
        ];
    },
};
function draft(at, { count, images }, verb, which) {
    if (count === 0)
        return [];
    const more = count > images.length ? ', …' : '';
    const message = `This change ${verb} ${(0,text_text/* plural */.LS)(count, 'entry')} of the first-seen ledger ${which} (${images.join(', ')}${more}). Until the merge, only the entries of the base commit count`;
    return [{ ...(at === undefined ? {} : { at }), message }];
}

// EXTERNAL MODULE: ./lib/checks/rules/unused-waiver.js
var unused_waiver = __webpack_require__(41596);
;// CONCATENATED MODULE: ./lib/checks/index.js






























const rules = [
    unpinned,
    digestNotInHistory,
    not_current/* notCurrent */.X,
    unprovedPin,
    digestOfOnePlatform,
    digest_of_other_tag/* digestOfOtherTag */.S,
    stale_digest/* staleDigest */.q,
    coolingDown,
    deniedByPolicy,
    deprecatedTag,
    nearingEndOfLife,
    missingTag,
    vanishingPin,
    massMove,
    movedVersionTag,
    conflictingPins,
    advisory,
    opaqueReference,
    rewrittenLedger,
    historyContradiction,
    builtHere,
    unsignedImage,
    wrongSigner,
    builtAsOtherTag,
    signerChanged,
];
const checks = [...rules, expired_waiver/* expiredWaiver */.a, unused_waiver/* unusedWaiver */.L];
const checkIds = checks.map(({ id }) => id);
function findingsOf(input, settings) {
    const mark = (0,checks_check/* testDataMarker */.l3)(input.occurrences);
    const guarded = guardFixes(input, settings);
    const findings = rules.flatMap((check) => check.run(input, settings).map((draft) => {
        const severity = (0,checks_check/* capped */.uo)(check.severity, draft);
        return guarded({ check: check.id, severity, ...draft, ...mark(draft) });
    }));
    return findings.toSorted(checks_check/* byPlace */.hz);
}
function guardFixes(input, { now, signatures = [] }) {
    const images = input.occurrences.filter((one) => one.kind === 'image');
    const places = (0,collections/* groupedBy */.me)(images, ({ at, image }) => (0,checks_check/* subjectKey */.ow)(at, image));
    return (finding) => {
        const { fix, ...unfixed } = finding;
        const { at, about, message } = finding;
        const here = at && about?.image && places.get((0,checks_check/* subjectKey */.ow)(at, about.image));
        if (fix === undefined || here === undefined)
            return finding;
        const [policies] = here.flatMap((one) => input.pullPolicies?.get(one) ?? []).reverse();
        const [required] = here.flatMap((one) => signaturesAt(input, one, signatures) ?? []).reverse();
        const allowed = fixUnderPolicies(policies, fix.digest, now);
        const note = 'note' in allowed && allowed.note !== undefined ? `. ${allowed.note}` : '';
        const refused = 'refused' in allowed ? allowed.refused : required && unsignedFix(required, fix.digest);
        if (refused === undefined)
            return note === '' ? finding : { ...finding, message: `${message}${note}` };
        return { ...unfixed, message: `${message}${note}. It cannot be pinned automatically: ${refused}` };
    };
}


/***/ }),

/***/ 53245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ expiredWaiver),
/* harmony export */   n: () => (/* binding */ expiredDraft)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);


const expiredWaiver = {
    id: 'expired-waiver',
    summary: 'A waiver has expired, so the findings it covered are active again',
    severity: 'error',
    example: { bad: 'expires: 2020-01-31', good: 'expires: <a future date>' },
    why: 'A waiver accepts a risk until a date that you chose. That date has passed, so the findings that it covered count again. A date without a time means the end of that day in UTC.',
    fix: 'Fix the waived finding, then delete the waiver. If you still need it, renew it: set a new `expires`, and explain in `reason` why it takes longer.',
    waive: { when: 'It cannot be waived: renew or delete the expired waiver.', where: 'nowhere' },
};
function expiredDraft(waiver, expires, matched) {
    const name = waiver.inheritedAt === undefined ? 'The waiver' : `A waiver in ${waiver.at.file}`;
    return {
        at: waiver.inheritedAt ?? waiver.at,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ existing: waiver.inBase }),
        message: `${name} expired on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(expires)} (reason: ${waiver.reason}). ${consequence(matched)}`,
    };
}
function consequence(matched) {
    if (matched === undefined)
        return 'This change adds it, and it would have no effect. Set a later date, or leave it out';
    if (matched === 0)
        return 'It no longer matches any finding. Remove it';
    return matched === 1
        ? 'The finding it covered is active again. Fix it, or renew or remove the waiver'
        : `The ${matched} findings it covered are active again. Fix them, or renew or remove the waiver`;
}


/***/ }),

/***/ 83562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ digestOfOtherTag)
/* harmony export */ });
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59551);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5229);
/* harmony import */ var _not_current_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27863);




const digestOfOtherTag = {
    id: 'digest-of-other-tag',
    summary: 'The pinned digest is what another tag of the repository points to now',
    severity: 'error',
    example: {
        bad: 'FROM registry.example.com/acme/node:22.3.1@sha256:<the digest of 22.3.0>',
        good: 'FROM registry.example.com/acme/node:22.3.1@sha256:<the digest of 22.3.1>',
    },
    why: 'Somebody has changed the tag and left the digest, or has copied the digest of another tag. The runtime pulls by digest and ignores the tag, so it runs a version that the line does not name. It is an error if both tags are full versions that differ. Otherwise it is a notice, because a tag such as `22` may have moved on while the tag of the release kept the digest.',
    fix: 'Pin the current digest of the tag that is written: `tagproof pin` writes it. If the tag that the message names is meant, write that tag.',
    waive: {
        when: 'Waive it if the publisher uses one image for several versions, and say where that is written.',
        where: 'line',
    },
    run(input) {
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .perImage */ .P$)(input, (occurrence, fact) => {
            if (fact.status !== 'not-current' || fact.otherTag === undefined)
                return undefined;
            if ((0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSameImages */ .$o)(fact) || (0,_not_current_js__WEBPACK_IMPORTED_MODULE_2__/* .isBuiltAsTag */ .n)(input, occurrence))
                return undefined;
            const { image } = occurrence;
            const { tag, contradicts } = fact.otherTag;
            const { fix, advice } = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .pinToCurrent */ .wi)(occurrence, fact);
            const what = contradicts
                ? 'which is another version'
                : `but ${image.tag} points to another one now, and nothing proves that it ever pointed to this one`;
            const message = `${(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image)} is pinned to the current digest of ${tag}, ${what}. ${advice}. If ${tag} is meant, write that tag instead`;
            return {
                message,
                ...(contradicts ? {} : { atMost: 'notice' }),
                ...fix,
            };
        });
    },
};


/***/ }),

/***/ 27863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ notCurrent),
/* harmony export */   n: () => (/* binding */ isBuiltAsTag)
/* harmony export */ });
/* harmony import */ var _model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59551);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5229);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74194);



const notCurrent = {
    id: 'not-current',
    summary: 'The tag points to another digest, and nothing proves that it ever pointed to the pinned one',
    severity: 'error',
    example: {
        bad: 'FROM ghcr.io/acme/app:1.2@sha256:<not the digest of 1.2>',
        good: 'FROM ghcr.io/acme/app:1.2@sha256:<the current digest of 1.2>',
    },
    why: 'Most registries keep no tag history. The pin may have fallen behind, or it may never have belonged to the tag, such as an image of another tag or one that an attacker has pushed to the repository. On a line that the change adds or edits it is an error, because a new pin has no reason to be behind; elsewhere it is a warning. A pin that gives every machine the image that the tag gives it is none.',
    fix: 'Pin the current digest: `tagproof pin` writes it. A ledger (`ledger: true`) records what the tag points to, so that the pin can still be proved after the tag has moved. With `proof` in the policy, unproved pins of the images that you name always fail.',
    waive: {
        when: 'Waive it if you know from another source that the tag pointed to the digest. Name the source.',
        where: 'line',
    },
    run(input, { now }) {
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .perImage */ .P$)(input, (occurrence, fact) => {
            if (fact.status !== 'not-current' || (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .hasSameImages */ .$o)(fact))
                return undefined;
            if (isBuiltAsTag(input, occurrence))
                return undefined;
            const { fix, advice } = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .pinToCurrent */ .wi)(occurrence, fact);
            const name = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedName */ .xR)(occurrence.image, fact);
            const message = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .otherDigestText */ .oM)(name, fact, (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceNote */ .GY)(fact, now))}, and nothing proves that it ever did. ${advice}`;
            return { message, ...fix, elsewhere: 'warning', unless: ['stale-digest', 'digest-of-other-tag'] };
        });
    },
};
function isBuiltAsTag({ signatures }, occurrence) {
    const found = signatures?.get(occurrence);
    return found?.built?.provesTag === true && found.digest === occurrence.image.digest;
}


/***/ }),

/***/ 42196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isStale),
/* harmony export */   q: () => (/* binding */ staleDigest)
/* harmony export */ });
/* harmony import */ var _model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59551);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5229);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74194);





const staleDigest = {
    id: 'stale-digest',
    summary: 'The tag has pointed to newer digests than the pinned one for longer than `max-age`',
    severity: 'error',
    example: {
        bad: 'FROM registry.example.com/acme/node:20@sha256:<superseded 40 days ago>',
        good: 'FROM registry.example.com/acme/node:20@sha256:<the current digest>',
    },
    why: 'A pin keeps out surprises, but it also keeps out fixes: each newer digest may contain security fixes that you are missing. Where nothing proves that the tag ever pointed to the pinned digest, the message says so, and for how long at least the tag has pointed to others. Newer digests with the same images for the platforms in use do not count.',
    fix: 'Pin the current digest. `tagproof pin` writes it; run it on a schedule to stay current. If you generally need more time, raise `max-age`.',
    waive: {
        when: 'Waive it if the newer digest breaks something. Say what breaks, and set an expiry date so that the pin does not stay behind indefinitely.',
        where: 'line',
    },
    run(input, settings) {
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .perImage */ .P$)(input, (occurrence, fact) => {
            const maxAgeMs = settings.maxAgeMs(occurrence);
            if (!isStale(fact, maxAgeMs, settings.now))
                return undefined;
            const name = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .judgedName */ .xR)(occurrence.image, fact);
            const { fix, advice } = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .pinToCurrent */ .wi)(occurrence, fact);
            if (fact.status === 'not-current') {
                const behind = `at least ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(boundMs(fact, settings.now))} ago (max-age: ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(maxAgeMs)})`;
                const text = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .otherDigestText */ .oM)(name, fact, (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceNote */ .GY)(fact, settings.now));
                return { message: `${text}, ${behind}; nothing proves that it ever did. ${advice}`, ...fix };
            }
            const lag = fact.status === 'superseded' ? fact : fact.lag;
            const newer = `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(lag.behind, 'newer digest')} since (max-age: ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(maxAgeMs)})`;
            const note = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceNote */ .GY)(fact, settings.now);
            const images = imagesText(lag);
            const [day, age] = [(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(lag.supersededAt), (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(lag.lagMs)];
            const behind = (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .isBound */ .Vt)(fact.basis)
                ? `was replaced on ${day} or earlier, at least ${age} ago${note}; at least ${newer}`
                : `was last current on ${day}, ${age} ago${note}; ${newer}`;
            return {
                message: `The pinned digest of ${name} ${behind}${images}. ${advice}`,
                ...fix,
            };
        });
    },
};
function imagesText({ supersededAt, compared = {} }) {
    const { changedAt, platforms } = compared;
    if (changedAt === undefined || changedAt <= supersededAt)
        return '';
    const which = platforms === undefined ? 'its platforms' : platforms.join(', ');
    return `. The first of them that changes an image for ${which} came on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(changedAt)}`;
}
function boundMs(fact, now) {
    const { notSince, currentSince } = fact;
    return (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .hasSameImages */ .$o)(fact) ? 0 : now - Math.min(notSince ?? now, currentSince ?? now);
}
function isStale(fact, maxAgeMs, now) {
    if (fact.status === 'not-current')
        return boundMs(fact, now) > maxAgeMs;
    if (fact.status !== 'superseded' && fact.status !== 'one-platform')
        return false;
    const lag = fact.status === 'superseded' ? fact : fact.lag;
    return lag !== undefined && (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .missedMs */ .yc)(lag) > maxAgeMs;
}


/***/ }),

/***/ 41596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ unusedWaiver),
/* harmony export */   a: () => (/* binding */ unusedDraft)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50412);

const unusedWaiver = {
    id: 'unused-waiver',
    summary: 'A waiver matches no finding',
    severity: 'notice',
    example: {
        bad: 'waivers: [{ check: stale-digest, image: acme/gone, reason: … }]',
        good: 'waivers without an entry for acme/gone',
    },
    why: 'The waiver accepts a finding that does not exist: it was fixed, or the waiver never matched because of a typo in a name or path. If the waiver stays, it can hide a future finding that nobody has reviewed.',
    fix: 'Delete it, or correct its `check`, `image`, `tag`, `paths`, `artifact` or `advisory` if it was meant for a finding that is still reported.',
    waive: {
        when: 'It cannot be waived. To turn this check off, set `unused-waiver: off` under `checks` in the policy.',
        where: 'nowhere',
    },
};
function unusedDraft(waiver) {
    return {
        at: waiver.at,
        ...('inBase' in waiver ? (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .oE)({ existing: waiver.inBase }) : {}),
        message: `This waiver matches no finding (reason: ${waiver.reason}). Remove it so it cannot hide a future one`,
    };
}


/***/ }),

/***/ 13693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ imageSpellings),
/* harmony export */   MH: () => (/* binding */ nameMatcher),
/* harmony export */   _Z: () => (/* binding */ withCanonicalRegistry),
/* harmony export */   kD: () => (/* binding */ imageMatcher),
/* harmony export */   kh: () => (/* binding */ isNameGlob)
/* harmony export */ });
/* unused harmony exports withRegistry, globsAfter */
/* harmony import */ var _images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65648);
/* harmony import */ var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50984);


function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
function nameMatcher(glob, work) {
    const parts = /[*?]/.test(glob) ? (glob.match(/\*\*+|./gsu) ?? []) : [glob];
    return (0,_glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatcher */ .f)(parts.map(tokenOf), work);
}
function tokenOf(text) {
    if (text.startsWith('**'))
        return '**';
    return text === '*' || text === '?' ? text : { is: text };
}
function imageMatcher(globs, work) {
    const matchers = globs.map((glob) => nameMatcher(withCanonicalRegistry(glob), work));
    return (image) => {
        const names = image === undefined ? [] : imageSpellings(image);
        return matchers.some((matches) => names.some(matches));
    };
}
function withCanonicalRegistry(glob) {
    return glob.includes('/') ? (0,_images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPrefix */ .l)(glob) : glob;
}
function withRegistry(glob) {
    const canonical = withCanonicalRegistry(glob);
    const [first = ''] = canonical.split('/');
    if (/[.:]/.test(first) && first !== canonical)
        return canonical;
    if (first === canonical)
        return glob.startsWith('**') ? glob : `docker.io/library/${glob}`;
    return /[*?]/.test(first) || first === 'localhost' ? canonical : `docker.io/${canonical}`;
}
function globsAfter(glob, text) {
    const parts = glob.match(/\*\*+|./gsu) ?? [];
    const isStar = (at) => parts[at]?.startsWith('*') === true;
    const withNext = (at) => (isStar(at) ? [at, at + 1] : [at]);
    let reached = new Set(withNext(0));
    for (const character of text)
        reached = new Set([...reached].flatMap((at) => {
            const part = parts[at];
            if (part === character)
                return withNext(at + 1);
            if (part?.startsWith('**') || (part === '*' && character !== '/'))
                return withNext(at);
            return part === '?' && character !== '/' ? withNext(at + 1) : [];
        }));
    const first = [...reached].filter((at) => !(isStar(at - 1) && reached.has(at - 1)));
    return first.map((at) => parts.slice(at).join('')).filter((rest) => rest !== '');
}
function imageSpellings({ registry, repository }) {
    const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
    return [`${registry}/${repository}`, ...short];
}


/***/ }),

/***/ 33248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ holdsSpan),
/* harmony export */   r: () => (/* binding */ placeKey)
/* harmony export */ });
function holdsSpan({ start, end }, inner) {
    return start <= inner.start && inner.end <= end;
}
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}


/***/ }),

/***/ 9011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QC: () => (/* binding */ builtOf)
/* harmony export */ });
/* unused harmony exports provesTag, relationOf */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13326);



function provesTag({ build, signer, at }, image, rules) {
    const { repository, ref = '' } = build ?? {};
    if (at === undefined || repository === undefined || !ref.startsWith('refs/tags/'))
        return false;
    if (rules.some(({ sourceTag }) => sourceTag === 'any'))
        return false;
    if (!isSpelledAs(ref.slice('refs/tags/'.length), image.tag ?? ''))
        return false;
    return rules.some(({ anyOf }) => anyOf.some((required) => required.kind === 'identity' &&
        (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .isSigner */ .Jz)(required, signer) &&
        !/[*?]/.test(required.issuer) &&
        namesSource(required.identity, repository, image.repository)));
}
const variant = /^[-_](?!r\d)[a-z]/i;
function isSpelledAs(gitTag, tag) {
    if (!(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullVersion */ .kj)(gitTag) || !(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullVersion */ .kj)(tag))
        return false;
    const [built, claimed] = [gitTag.replace(/^v/, ''), tag.replace(/^v/, '')];
    return claimed === built || (claimed.startsWith(built) && variant.test(claimed.slice(built.length)));
}
const sourceAddress = /^(https:\/\/[^/]+\/)([^/]+)\/([^/]+)$/;
function namesSource(identity, repository, imageRepository) {
    const literal = identity.split(/[*?]/, 1)[0] ?? '';
    if (literal.startsWith(`${repository}/`))
        return true;
    const [, host = '', owner = '', name = ''] = sourceAddress.exec(repository) ?? [];
    if (name === '' || imageRepository === undefined || !literal.startsWith(`${host}${owner}/`))
        return false;
    const path = `${owner}/${name}`.toLowerCase();
    return imageRepository === path || imageRepository.startsWith(`${path}/`);
}
function builtOf(image, found, rules) {
    const { tag } = image;
    const accepted = found.signed.filter((signature) => rules.every((rule) => (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptedBy */ .lA)(rule, { signed: [signature] }) !== undefined));
    const builds = accepted.flatMap((signature) => {
        const { build } = signature;
        if (build === undefined)
            return [];
        const gitTag = build.ref?.startsWith('refs/tags/') ? build.ref.slice('refs/tags/'.length) : undefined;
        const relation = gitTag === undefined || tag === undefined ? undefined : relationOf(gitTag, tag);
        const { form, at } = signature;
        const proves = relation === 'same' && provesTag(signature, image, rules) ? true : undefined;
        return [
            { build, form, isRequired: rules.length > 0, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ gitTag, relation, provesTag: proves, at }) },
        ];
    });
    const order = ['same', 'line', 'other', undefined];
    const rank = ({ relation, form, provesTag: proves }) => order.indexOf(relation) * 4 + (proves ? 0 : 2) + (form === 'provenance' ? 0 : 1);
    return builds.sort((a, b) => rank(a) - rank(b))[0];
}
const numbers = String.raw `(\d{1,5}(?:\.\d{1,9}){0,3})`;
const imageTag = new RegExp(`^v?${numbers}(?:[-_.+](.*))?$`);
const gitVersion = new RegExp(`^(?:[A-Za-z][A-Za-z0-9_/-]*[-_/])?(v)?${numbers}(?:[-_+](.*))?$`);
const preRelease = /^(?:a|alpha|b|beta|c|rc|pre|preview|dev|snapshot|nightly|canary)(?![a-z])/i;
function relationOf(gitTag, tag) {
    const built = versionIn(gitVersion.exec(gitTag)?.slice(1));
    const [, claimedNumbers = '', claimedRest = ''] = imageTag.exec(tag) ?? [];
    if (built === undefined || claimedNumbers === '')
        return undefined;
    const claimed = { numbers: claimedNumbers.split('.').map(Number), rest: claimedRest };
    const shared = Math.min(built.numbers.length, claimed.numbers.length);
    const isPrefix = built.numbers.slice(0, shared).every((number, index) => number === claimed.numbers[index]);
    if (!isPrefix)
        return 'other';
    if (claimed.numbers.length < built.numbers.length)
        return 'line';
    if (claimed.numbers.slice(shared).some((number) => number !== 0))
        return undefined;
    return sameRelease(built.rest, claimed.rest) ? 'same' : 'other';
}
function versionIn([v, written = '', rest = ''] = []) {
    if (written === '' || (v === undefined && !written.includes('.')))
        return undefined;
    return { numbers: written.split('.').map(Number), rest };
}
function sameRelease(built, claimed) {
    if (preRelease.test(built)) {
        const next = claimed[built.length];
        return claimed.startsWith(built) && (next === undefined || /[-_.+]/.test(next));
    }
    return !preRelease.test(claimed);
}


/***/ }),

/***/ 13326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jz: () => (/* binding */ isSigner),
/* harmony export */   Rr: () => (/* binding */ signaturesOf),
/* harmony export */   Rx: () => (/* binding */ signatureRulesFor),
/* harmony export */   YQ: () => (/* binding */ signerKey),
/* harmony export */   ib: () => (/* binding */ satisfies),
/* harmony export */   lA: () => (/* binding */ acceptedBy)
/* harmony export */ });
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76225);


function signatureRulesFor(rules, image, origin) {
    const names = [image, ...(origin === undefined ? [] : [origin])];
    return rules.filter((rule) => names.some(matcherOf(rule)));
}
const matcherOf = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberedFor */ .qJ)(({ images, except = [] }) => {
    const [isNamed, isExcepted] = [(0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)(images), (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)(except)];
    return (image) => isNamed(image) && !isExcepted(image);
});
function acceptedBy({ anyOf }, { signed }) {
    return signed.find(({ signer }) => anyOf.some((required) => isSigner(required, signer)));
}
function satisfies(rules, found) {
    return rules.length > 0 && rules.every((rule) => acceptedBy(rule, found) !== undefined);
}
function isSigner(required, signer) {
    if (required.kind === 'key')
        return signer.kind === 'key' && signer.key === required.key;
    return (signer.kind === 'identity' &&
        signer.root === required.root &&
        (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMatcher */ .MH)(required.issuer)(signer.issuer) &&
        (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMatcher */ .MH)(required.identity)(signer.identity));
}
function signaturesOf(found, digest) {
    if (found.digest === digest)
        return found;
    return found.ofCurrent?.digest === digest ? found.ofCurrent : undefined;
}
function signerKey(signer) {
    return JSON.stringify(signer.kind === 'key' ? [signer.key] : [signer.root, signer.issuer, withoutRef(signer.identity)]);
}
function withoutRef(identity) {
    return identity.replace(/@refs\/.*$/, '');
}


/***/ })

};
