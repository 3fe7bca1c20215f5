export const id = 9623;
export const ids = [9623];
export const modules = {

/***/ 37404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ exampleAction),
/* harmony export */   Vn: () => (/* binding */ projectUrl),
/* harmony export */   fs: () => (/* binding */ docsUrl),
/* harmony export */   yz: () => (/* binding */ policySchemaLine)
/* harmony export */ });
/* unused harmony exports projectRepository, schemaUrl */
const projectRepository = 'OWNER/tagproof';
const exampleCommit = '0'.repeat(40);
const exampleAction = {
    uses: `${projectRepository}@${exampleCommit}`,
    release: 'vX.Y.Z',
};
const projectUrl = `https://github.com/${projectRepository}`;
function docsUrl(page) {
    return `${projectUrl}/blob/main/docs/${page}`;
}
function schemaUrl(name) {
    return `https://raw.githubusercontent.com/${projectRepository}/main/schema/${name}.schema.json`;
}
const policySchemaLine = `# yaml-language-server: $schema=${schemaUrl('policy')}\n`;


/***/ }),

/***/ 88489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sorted),
/* harmony export */   V: () => (/* binding */ sortInSteps)
/* harmony export */ });
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54566);

const sortedAtOnce = 8192;
function sortInSteps(items, compare) {
    return (0,_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .inSteps */ .F8)(sorted(items, compare));
}
function* sorted(items, compare) {
    let parts = [];
    for (let start = 0; start < items.length; start += sortedAtOnce) {
        parts.push(items.slice(start, start + sortedAtOnce).sort(compare));
        yield;
    }
    while (parts.length > 1) {
        const merged = [];
        for (let index = 0; index < parts.length; index += 2)
            merged.push(yield* mergeSteps(parts[index] ?? [], parts[index + 1] ?? [], compare));
        parts = merged;
    }
    return parts[0] ?? [];
}
function* mergeSteps(first, second, compare) {
    const [lastOfFirst, firstOfSecond] = [first.at(-1), second[0]];
    if (firstOfSecond === undefined || lastOfFirst === undefined)
        return [...first, ...second];
    if (compare(lastOfFirst, firstOfSecond) <= 0)
        return first.concat(second);
    const merged = [];
    let next = 0;
    for (const item of first) {
        for (let other = second[next]; next < second.length; other = second[++next]) {
            if (compare(item, other) <= 0)
                break;
            merged.push(other);
        }
        merged.push(item);
        yield;
    }
    return merged.concat(second.slice(next));
}


/***/ }),

/***/ 74047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ uriOf)
/* harmony export */ });
function uriOf(file) {
    return file
        .replace(/\p{Cs}/gu, '\uFFFD')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
}


/***/ }),

/***/ 12486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ describeBuilt)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6472);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9793);


function describeBuilt(fact, { digest }, signatures, asOf) {
    if (fact.status !== 'unknown' || fact.cause !== 'no-history')
        return {};
    const { built } = signatures ?? {};
    if (digest === undefined || signatures?.digest !== digest || built?.provesTag !== true)
        return {};
    const { gitTag, at, build } = built;
    if (gitTag === undefined || at === undefined || at > asOf)
        return {};
    return { built: { gitTag, at: (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .L)(at), ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ repository: build.repository }) } };
}


/***/ }),

/***/ 87234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parseFact),
/* harmony export */   u: () => (/* binding */ describeFact)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6472);
/* harmony import */ var _pin_life_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54032);
/* harmony import */ var _release_ends_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13498);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75093);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9793);





function describeFact(fact) {
    if (fact.status === 'missing')
        return {
            status: 'missing',
            what: fact.what,
            message: `the ${fact.what} does not exist`,
            ...(0,_pin_life_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSuccessor */ .k2)(fact.successor),
        };
    const { status, endOfLife, currentDigest } = fact;
    const current = currentDigest === undefined ? {} : { currentDigest };
    if (status === 'unknown') {
        const { cause, message } = fact;
        return {
            status,
            cause,
            message,
            ...current,
            ...(0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSources */ .av)(fact.evidence),
            ...describeEnd(endOfLife),
        };
    }
    const pinnedSince = 'pinnedSince' in fact ? fact.pinnedSince : undefined;
    return {
        status,
        ...current,
        ...(fact.currentSince === undefined ? {} : { currentSince: (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .L)(fact.currentSince) }),
        ...(pinnedSince === undefined ? {} : { pinnedSince: (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .L)(pinnedSince) }),
        ...(fact.basis === undefined ? {} : { basis: fact.basis }),
        ...(0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSources */ .av)(fact.evidence),
        ...describeOwn(fact),
        ...(fact.recoveredTag === undefined ? {} : { recoveredTag: fact.recoveredTag }),
        ...describeEnd(endOfLife),
    };
}
function describeOwn(fact) {
    switch (fact.status) {
        case 'superseded':
            return { ...describeLag(fact), ...(0,_pin_life_js__WEBPACK_IMPORTED_MODULE_0__/* .describeVanishing */ .de)(fact.vanishes) };
        case 'current':
            return {
                ...(fact.youngUntil === undefined ? {} : { youngUntil: (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .L)(fact.youngUntil) }),
                ...(0,_pin_life_js__WEBPACK_IMPORTED_MODULE_0__/* .describeVanishing */ .de)(fact.vanishes),
            };
        case 'not-in-history':
            return { records: fact.records, historySince: (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .L)(fact.historySince) };
        case 'one-platform':
            return { indexDigest: fact.indexDigest, ...(fact.lag && describeLag(fact.lag)) };
        case 'unpinned':
            return {};
    }
}
function describeLag({ supersededAt, supersededBy, behind, lagMs }) {
    return { supersededAt: (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .L)(supersededAt), supersededBy, behind, lagSeconds: Math.floor(lagMs / 1000) };
}
function describeEnd(endOfLife) {
    if (endOfLife === undefined)
        return {};
    const { deprecated, successors } = endOfLife;
    const day = endOfLife.deprecated ? describeDate(endOfLife.date) : describeAnnounced(endOfLife.announced);
    const releases = endOfLife.releases && { releases: (0,_release_ends_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReleaseEnds */ .ze)(endOfLife.releases) };
    if (day === undefined && successors === undefined && releases === undefined)
        return { deprecated };
    return { deprecated, endOfLife: { ...day, ...successors, ...releases } };
}
function describeDate(date) {
    if (date === undefined)
        return undefined;
    return typeof date === 'string' ? { date } : { dateUnknown: date.unknown };
}
function describeAnnounced(announced) {
    if (announced === undefined)
        return undefined;
    const { date, grace } = announced;
    const until = grace?.until;
    return (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({
        date: date === undefined ? undefined : (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .L)(date).slice(0, 10),
        grace: grace && (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({ until: until === undefined ? undefined : (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .L)(until) }),
    });
}
function parseFact(reported, at) {
    const { status, cause, message = '', what } = reported;
    if (status === 'missing')
        return what === undefined ? undefined : { status, what, ...(0,_pin_life_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSuccessor */ ._r)(reported.successor) };
    const { currentDigest, currentSince, basis, recoveredTag } = reported;
    const current = currentDigest === undefined ? undefined : { currentDigest: currentDigest };
    const endOfLife = parseEnd(reported);
    const end = endOfLife === undefined ? {} : { endOfLife };
    const sources = (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({ evidence: reported.evidence?.map(_source_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSource */ .PJ) });
    if (status === 'unknown')
        return cause === undefined
            ? undefined
            : { status, cause: cause, message, ...current, ...sources, ...end };
    if (current === undefined)
        return undefined;
    const known = {
        ...current,
        ...(currentSince === undefined ? {} : { currentSince: Date.parse(currentSince) }),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({ basis, recoveredTag }),
        ...sources,
        ...end,
    };
    return parseOwn(status, reported, known, at);
}
function parseOwn(status, reported, known, at) {
    const { pinnedSince, youngUntil } = reported;
    const { records, historySince, indexDigest } = reported;
    const pinned = pinnedSince === undefined ? {} : { pinnedSince: Date.parse(pinnedSince) };
    const lag = parseLag(reported, at);
    switch (status) {
        case 'unpinned':
            return { status, ...known };
        case 'current':
            return {
                status,
                ...pinned,
                ...(youngUntil === undefined ? {} : { youngUntil: Date.parse(youngUntil) }),
                ...(0,_pin_life_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVanishing */ .H1)(reported.vanishes),
                ...known,
            };
        case 'superseded':
            return 'pinnedSince' in pinned && lag !== undefined
                ? { status, pinnedSince: pinned.pinnedSince, ...(0,_pin_life_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVanishing */ .H1)(reported.vanishes), ...lag, ...known }
                : undefined;
        case 'not-in-history':
            return records === undefined || historySince === undefined
                ? undefined
                : { status, records, historySince: Date.parse(historySince), ...known };
        case 'one-platform':
            return indexDigest === undefined
                ? undefined
                : { status, indexDigest: indexDigest, ...pinned, ...(lag && { lag }), ...known };
    }
}
function parseLag({ supersededAt, supersededBy, behind }, at) {
    if (supersededAt === undefined || supersededBy === undefined || behind === undefined)
        return undefined;
    const since = Date.parse(supersededAt);
    return {
        supersededAt: since,
        supersededBy: supersededBy,
        behind,
        lagMs: Math.max(0, at - since),
    };
}
function parseEnd({ deprecated, endOfLife }) {
    if (deprecated === undefined)
        return undefined;
    const { date, dateUnknown, nearest, newest, grace, releases } = endOfLife ?? {};
    const shared = {
        ...(nearest === undefined || newest === undefined ? {} : { successors: { nearest, newest } }),
        ...(releases && { releases: (0,_release_ends_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReleaseEnds */ .zE)(releases) }),
    };
    if (!deprecated) {
        if (date === undefined && grace === undefined)
            return { deprecated };
        const until = grace?.until === undefined ? undefined : Date.parse(grace.until);
        const announced = (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({
            date: date === undefined ? undefined : Date.parse(date),
            grace: grace && (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({ until }),
        });
        return { deprecated, announced, ...shared };
    }
    const day = date ?? (dateUnknown === undefined ? undefined : { unknown: dateUnknown });
    return { deprecated, ...shared, ...(day === undefined ? {} : { date: day }) };
}


/***/ }),

/***/ 14942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ worstAdvisoryFirst),
/* harmony export */   EQ: () => (/* binding */ hasFix),
/* harmony export */   _6: () => (/* binding */ advisoryLookup)
/* harmony export */ });
/* harmony import */ var _model_advisory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20186);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89506);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57798);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5756);





function advisoryLookup({ advisories, references, record }) {
    const known = new Map();
    for (const { reference, id, aliases, severity, package: artifact, fixVersions, } of record?.vulnerabilities ?? []) {
        const image = references[reference];
        const level = (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_0__.parseRiskLevel)(severity);
        known.set(keyOf(id, artifact?.name, image), describe(id, aliases, artifact?.name, level && { level }, fixVersions));
    }
    for (const advisory of advisories)
        known.set(keyOf(advisory.advisoryId, advisory.artifactName), inFeed(advisory));
    return (finding) => {
        const { advisory: id, artifact } = finding;
        if (id === undefined)
            return undefined;
        return (known.get(keyOf(id, artifact, finding.image)) ??
            known.get(keyOf(id, artifact)) ??
            describe(id, [], artifact, undefined, []));
    };
}
function inFeed(advisory) {
    const { advisoryId, artifactName, aliases = [], severities = [], events = [] } = advisory;
    const { fixedVersion, patchedVersions = [] } = (0,_model_advisory_js__WEBPACK_IMPORTED_MODULE_2__/* .newestEvent */ .j)(events) ?? {};
    const fixedIn = fixedVersion === undefined ? patchedVersions : [fixedVersion];
    return describe(advisoryId, aliases, artifactName, (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_0__.severityOf)(severities), fixedIn);
}
function describe(id, aliases, artifact, rating, fixedIn) {
    const others = aliases.filter((alias) => alias !== id);
    return {
        id,
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ url: (0,_links_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryUrl */ .Le)(id, others), artifact, level: rating?.level, score: rating?.score }),
        ...(others.length === 0 ? {} : { aliases: others }),
        ...(fixedIn.length === 0 ? {} : { fixedIn: [...fixedIn] }),
    };
}
function keyOf(id, artifact, image) {
    return JSON.stringify([id, artifact, image?.registry, image?.repository]);
}
function hasFix({ fixedIn = [] }) {
    return fixedIn.length > 0;
}
const levels = ['none', 'low', 'medium', undefined, 'high', 'critical'];
function worstAdvisoryFirst(a, b) {
    return (Number(a.waived === true) - Number(b.waived === true) ||
        levels.indexOf(b.level) - levels.indexOf(a.level) ||
        (b.score ?? 0) - (a.score ?? 0) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.id, b.id));
}


/***/ }),

/***/ 79623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ imageCardSteps),
  t: () => (/* binding */ imageCards)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/sort.js
var sort = __webpack_require__(88489);
// EXTERNAL MODULE: ./lib/model/steps.js
var steps = __webpack_require__(54566);
;// CONCATENATED MODULE: ./lib/report/images/action.js

const pinned = new Set([
    'stale-digest',
    'unpinned',
    'digest-of-one-platform',
    'conflicting-pins',
]);
const wrong = {
    investigate: new Set(['not-in-history']),
    pin: new Set(['superseded', 'one-platform']),
};
function actionFor(image, findings) {
    const open = image.checks.filter((one) => one.findings > 0).map(({ check }) => check);
    const [worst] = open;
    if (worst === undefined)
        return undefined;
    const act = actFor(worst, image);
    const from = image.pins.flatMap(({ digest, status }) => digest !== undefined && wrong[act]?.has(status) === true ? [digest] : []);
    const isAutomatic = act === 'pin' && isPinnable(findings);
    return {
        do: act,
        ...(from.length === 0 ? {} : { from }),
        ...(act === 'investigate' || act === 'pin' ? (0,compact/* compact */.o)({ to: image.current?.currentDigest }) : {}),
        ...(act === 'switch' ? (0,compact/* compact */.o)({ tag: image.endOfLife?.nearest }) : {}),
        ...(isAutomatic ? { automatic: true } : {}),
    };
}
function actFor(worst, { checks, current, harm }) {
    if (worst === 'digest-not-in-history')
        return 'investigate';
    if (worst === 'missing-tag')
        return 'correct';
    if (worst === 'deprecated-tag')
        return 'switch';
    const isOutdated = checks.some(({ check, findings }) => findings > 0 && pinned.has(check));
    const isKnown = current?.currentDigest !== undefined;
    if (isKnown && (pinned.has(worst) || (worst === 'advisory' && isOutdated)))
        return 'pin';
    return harm === 'fixable-advisory' ? 'update' : 'review';
}
function isPinnable(findings) {
    const ended = findings.filter(({ check, testData }) => check !== 'conflicting-pins' && pinned.has(check) && testData === undefined);
    return ended.length > 0 && ended.every(({ fix }) => fix !== undefined);
}

// EXTERNAL MODULE: ./lib/report/images/advisories.js
var advisories = __webpack_require__(14942);
// EXTERNAL MODULE: ./lib/report/images/group.js
var group = __webpack_require__(21778);
// EXTERNAL MODULE: ./lib/report/images/harm.js
var harm = __webpack_require__(84139);
// EXTERNAL MODULE: ./lib/report/images/links.js
var links = __webpack_require__(5756);
// EXTERNAL MODULE: ./lib/report/images/order.js
var order = __webpack_require__(45081);
// EXTERNAL MODULE: ./lib/model/uri.js
var uri = __webpack_require__(74047);
;// CONCATENATED MODULE: ./lib/report/images/pages.js


const pagesAt = {
    'docker.io': dockerHub,
    'quay.io': ({ repository }) => bothOf(`https://quay.io/repository/${(0,uri/* uriOf */.S)(repository)}`, '?tab=info', '?tab=history'),
    'ghcr.io': ({ repository }) => ({ page: `https://ghcr.io/${(0,uri/* uriOf */.S)(repository)}` }),
    'cgr.dev': chainguard,
    'public.ecr.aws': ({ repository }) => ({ page: `https://gallery.ecr.aws/${(0,uri/* uriOf */.S)(repository)}` }),
    'mcr.microsoft.com': ({ repository }) => bothOf(`https://mcr.microsoft.com/en-us/artifact/mar/${(0,uri/* uriOf */.S)(repository)}`, '/about', '/tags'),
    'registry.k8s.io': ({ repository }) => ({
        page: `https://explore.ggcr.dev/?repo=${encodeURIComponent('registry.k8s.io/')}${encodeURIComponent(wellFormed(repository))}`,
    }),
};
function pagesOf({ registry, repository, tag }) {
    return Object.hasOwn(pagesAt, registry) ? (pagesAt[registry]?.({ repository, tag }) ?? {}) : {};
}
function dockerHub({ repository, tag }) {
    const [folder, ...name] = repository.split('/');
    const page = folder === 'library' && name.length === 1
        ? `https://hub.docker.com/_/${(0,uri/* uriOf */.S)(name.join('/'))}`
        : name.length === 1
            ? `https://hub.docker.com/r/${(0,uri/* uriOf */.S)(repository)}`
            : undefined;
    if (page === undefined)
        return {};
    const filter = tag === undefined ? '' : `?name=${encodeURIComponent(wellFormed(tag))}`;
    return bothOf(page, '', `/tags${filter}`);
}
function chainguard({ repository }) {
    const [organization, name, ...more] = repository.split('/');
    if (organization !== 'chainguard' || name === undefined || more.length > 0)
        return {};
    const page = `https://images.chainguard.dev/directory/image/${(0,uri/* uriOf */.S)(name)}`;
    return bothOf(page, '/overview', '/versions');
}
function bothOf(base, page, history) {
    return (0,compact/* compact */.o)({ page: `${base}${page}`, history: `${base}${history}` });
}
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\uFFFD');
}

// EXTERNAL MODULE: ./lib/report/images/places.js
var places = __webpack_require__(86905);
// EXTERNAL MODULE: ./lib/report/images/signatures.js
var images_signatures = __webpack_require__(88822);
;// CONCATENATED MODULE: ./lib/report/images/cards.js












function imageCards(report) {
    return (0,steps/* atOnce */.zd)(imageCardSteps(report));
}
function* imageCardSteps(report) {
    const advisoryOf = (0,advisories/* advisoryLookup */._6)(report);
    const link = (0,links/* placeLinks */.vB)(report);
    const urls = new Map();
    const urlOf = (check) => {
        const url = urls.get(check) ?? (0,links/* checkUrl */.CU)(check);
        urls.set(check, url);
        return url;
    };
    const groups = yield* (0,group/* imageGroups */.o)(report);
    const images = yield* (0,steps/* mapped */.CV)(groups, (group) => imageOf(group, advisoryOf, link, urlOf));
    return [...(yield* (0,sort/* sorted */.I)(images, order/* worstImageFirst */.Xf))];
}
function imageOf(group, advisoryOf, link, urlOf) {
    const { name, registry, repository, tag, references, findings } = group;
    const rated = findings
        .map((finding) => ({ finding, harm: harmOf(finding, advisoryOf) }))
        .sort(worstFindingFirst);
    const open = rated.flatMap(({ finding }) => (finding.waived === undefined ? [finding] : []));
    const harm = rated[0]?.harm ?? 'none';
    const checks = checksOf(rated.map(({ finding }) => finding), urlOf);
    const pins = (0,places/* pinsIn */.sK)(references);
    const known = { checks, pins, ...tagOf(references) };
    return {
        name,
        registry,
        repository,
        ...(0,compact/* compact */.o)({ tag }),
        harm,
        ...(0,compact/* compact */.o)({ severity: (0,places/* worstSeverity */.Lc)(open), introduced: (0,places/* introducedIn */.Bi)(open) }),
        findings: open.length,
        waived: findings.length - open.length,
        references: references.length,
        ...oldestLag(pins, known.current),
        ...known,
        ...(0,compact/* compact */.o)({ action: actionFor({ harm, ...known }, open) }),
        places: (0,places/* placesIn */.yN)(group, link),
        advisories: advisoriesOf(findings, advisoryOf),
        ...signaturesOfImage(references),
        links: pagesOf({ registry, repository, tag }),
    };
}
function harmOf(finding, advisoryOf) {
    return (0,order/* harmOfFinding */.vE)(finding, (0,advisories/* hasFix */.EQ)(advisoryOf(finding) ?? {}));
}
function worstFindingFirst(a, b) {
    return ((0,harm/* harmRank */.z)(a.harm) - (0,harm/* harmRank */.z)(b.harm) ||
        (0,order/* severityOrder */.IY)(a.finding.severity) - (0,order/* severityOrder */.IY)(b.finding.severity) ||
        Number(a.finding.introduced === false) - Number(b.finding.introduced === false));
}
function signaturesOfImage(references) {
    const signatures = (0,images_signatures/* signatureCards */.a)(references);
    return signatures.length === 0 ? {} : { signatures: [...signatures] };
}
function checksOf(findings, urlOf) {
    const checks = new Map();
    for (const { check, severity, message, waived } of findings) {
        const known = checks.get(check);
        const isOpen = waived === undefined;
        const isWorse = known === undefined || (isOpen && (0,order/* severityOrder */.IY)(severity) < (0,order/* severityOrder */.IY)(known.severity));
        checks.set(check, {
            check,
            severity: isWorse ? severity : known.severity,
            message: known?.message ?? message,
            url: known?.url ?? urlOf(check),
            findings: (known?.findings ?? 0) + Number(isOpen),
            waived: (known?.waived ?? 0) + Number(!isOpen),
        });
    }
    return [...checks.values()];
}
function tagOf(references) {
    const facts = references.flatMap(({ fact }) => (fact === undefined ? [] : [fact]));
    const { currentDigest, currentSince, basis, evidence } = facts.find((fact) => fact.currentDigest !== undefined) ?? {};
    const current = currentDigest === undefined ? undefined : (0,compact/* compact */.o)({ currentDigest, currentSince, basis, evidence });
    const { deprecated, endOfLife } = facts.find((fact) => fact.deprecated !== undefined) ?? {};
    return (0,compact/* compact */.o)({ current, deprecated, endOfLife });
}
function oldestLag(pins, current) {
    const [oldest] = pins
        .map(({ supersededAt, behind, lagSeconds }) => (0,compact/* compact */.o)({ since: supersededAt, behind, lagSeconds }))
        .sort(order/* longestBehindFirst */.BI);
    if (oldest?.lagSeconds !== undefined)
        return oldest;
    const isUnpinned = pins.some(({ status }) => status === 'unpinned');
    return (0,compact/* compact */.o)({ since: isUnpinned ? current?.currentSince : undefined });
}
function advisoriesOf(findings, advisoryOf) {
    const found = new Map();
    for (const finding of findings) {
        const advisory = advisoryOf(finding);
        if (advisory === undefined)
            continue;
        const key = JSON.stringify([advisory.id, advisory.artifact]);
        const isOpen = finding.waived === undefined || found.get(key)?.isOpen === true;
        found.set(key, { ...advisory, isOpen });
    }
    return [...found.values()]
        .map(({ isOpen, ...advisory }) => (isOpen ? advisory : { ...advisory, waived: true }))
        .sort(advisories/* worstAdvisoryFirst */.$w);
}


/***/ }),

/***/ 21778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ imageGroups),
/* harmony export */   u: () => (/* binding */ findingsOutside)
/* harmony export */ });
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6030);


function findingsOutside(references, findings) {
    const local = new Set(references.flatMap((one) => (one.kind === 'local' ? [(0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(one)] : [])));
    const isLocal = (one) => local.size > 0 && local.has((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(one));
    return findings.filter((one) => one.image === undefined || isLocal(one));
}
function* imageGroups({ references, findings, }) {
    const groups = new Map();
    const groupOf = (registry, repository, tag) => {
        const name = `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
        const known = groups.get(name);
        if (known !== undefined)
            return known;
        const group = {
            name,
            registry,
            repository,
            ...(tag === undefined ? {} : { tag }),
            references: [],
            findings: [],
        };
        groups.set(name, group);
        return group;
    };
    const atPlace = new Map();
    for (const reference of references) {
        yield;
        const { kind, registry, repository } = reference;
        if (kind === 'local')
            atPlace.set((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(reference), 'local');
        if (kind !== 'image' || registry === undefined || repository === undefined)
            continue;
        const group = groupOf(registry, repository, meantTag(reference));
        group.references.push(reference);
        atPlace.set((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(reference), group);
    }
    for (const finding of findings) {
        yield;
        const { image } = finding;
        if (image === undefined)
            continue;
        const there = atPlace.get((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(finding));
        if (there === 'local')
            continue;
        const isThere = there?.registry === image.registry && there.repository === image.repository;
        const group = isThere && image.tag === undefined ? there : groupOf(image.registry, image.repository, image.tag);
        group.findings.push(finding);
    }
    return [...groups.values()];
}
function meantTag({ tag, digest, assumedTag, fact }) {
    return tag ?? fact?.recoveredTag ?? assumedTag ?? (digest === undefined ? _model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .impliedTag */ .RW : undefined);
}


/***/ }),

/***/ 84139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ harms),
/* harmony export */   z: () => (/* binding */ harmRank)
/* harmony export */ });
const harms = [
    'foreign-digest',
    'dead-tag',
    'fixable-advisory',
    'stale',
    'unpinned',
    'other',
    'none',
];
function harmRank(harm) {
    return harms.indexOf(harm);
}


/***/ }),

/***/ 5756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ checkUrl),
/* harmony export */   Le: () => (/* binding */ advisoryUrl),
/* harmony export */   aH: () => (/* binding */ errorUrl),
/* harmony export */   vB: () => (/* binding */ placeLinks)
/* harmony export */ });
/* harmony import */ var _model_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37404);
/* harmony import */ var _model_uri_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74047);


function checkUrl(check) {
    return (0,_model_project_js__WEBPACK_IMPORTED_MODULE_0__/* .docsUrl */ .fs)(`checks/${(0,_model_uri_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S)(check)}.md`);
}
function errorUrl(cause) {
    return (0,_model_project_js__WEBPACK_IMPORTED_MODULE_0__/* .docsUrl */ .fs)(`errors/${(0,_model_uri_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S)(cause)}.md`);
}
const year = '\\d{4}';
const advisoryPages = [
    [new RegExp(`^CVE-${year}-\\d{4,19}$`), (id) => `https://www.cve.org/CVERecord?id=${id}`],
    [/^GHSA(?:-[a-z0-9]{4}){3}$/, (id) => `https://github.com/advisories/${id}`],
    [/^CGA(?:-[a-z0-9]{4}){3}$/, (id) => `https://images.chainguard.dev/security/${id}`],
    [new RegExp(`^GO-${year}-\\d{4,9}$`), (id) => `https://pkg.go.dev/vuln/${id}`],
    [new RegExp(`^RUSTSEC-${year}-\\d{4}$`), (id) => `https://rustsec.org/advisories/${id}.html`],
    [new RegExp(`^(?:PYSEC|MAL|OSV|HSEC)-${year}-\\d{1,9}$`), (id) => `https://osv.dev/vulnerability/${id}`],
    [/^D[SL]A-\d{1,6}-\d{1,3}$/, (id) => `https://security-tracker.debian.org/tracker/${id}`],
    [/^USN-\d{1,6}-\d{1,3}$/, (id) => `https://ubuntu.com/security/notices/${id}`],
    [new RegExp(`^RH[SBE]A-${year}:\\d{4,6}$`), (id) => `https://access.redhat.com/errata/${id}`],
];
function advisoryUrl(id, aliases = []) {
    for (const name of [id, ...aliases]) {
        const page = advisoryPages.find(([form]) => form.test(name));
        if (page !== undefined)
            return page[1](name);
    }
    return undefined;
}
function placeLinks({ source, repositories = [], }) {
    const own = source === undefined ? undefined : blobsOf(source);
    const bases = new Map(repositories.map(({ origin, server, sha }) => [
        origin,
        server === undefined || sha === undefined ? undefined : blobsOf({ server, repository: origin, sha }),
    ]));
    return ({ origin, file, line }) => {
        const base = origin === undefined ? own : bases.get(origin);
        if (base === undefined)
            return undefined;
        return `${base}/${(0,_model_uri_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S)(file)}${line === undefined ? '' : `#L${line}`}`;
    };
}
function blobsOf({ server, repository, sha }) {
    if (!/^https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.-]+)*\/?$/.test(server) || !URL.canParse(server))
        return undefined;
    return `${server.replace(/\/$/, '')}/${[repository, 'blob', sha].map(_model_uri_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S).join('/')}`;
}


/***/ }),

/***/ 45081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ longestBehindFirst),
/* harmony export */   IY: () => (/* binding */ severityOrder),
/* harmony export */   Xf: () => (/* binding */ worstImageFirst),
/* harmony export */   "in": () => (/* binding */ checksRank),
/* harmony export */   vE: () => (/* binding */ harmOfFinding)
/* harmony export */ });
/* harmony import */ var _model_extremes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33196);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65268);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57798);
/* harmony import */ var _harm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84139);




const harmOfCheck = {
    'digest-not-in-history': 'foreign-digest',
    'missing-tag': 'dead-tag',
    'deprecated-tag': 'dead-tag',
    'stale-digest': 'stale',
    unpinned: 'unpinned',
};
function harmOfFinding({ check, testData, waived }, hasFix) {
    if (waived !== undefined)
        return 'none';
    if (testData !== undefined)
        return 'other';
    if (check === 'advisory' && hasFix)
        return 'fixable-advisory';
    return Object.hasOwn(harmOfCheck, check) ? (harmOfCheck[check] ?? 'other') : 'other';
}
function checksRank(checks) {
    const ranks = checks.map((check) => (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)(check === 'advisory' ? 'fixable-advisory' : harmOfFinding({ check }, false)));
    return (0,_model_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .smallest */ .o)(ranks, (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)('none'));
}
function severityOrder(severity) {
    return severity === undefined ? _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g.length : _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g.indexOf(severity);
}
function longestBehindFirst(a, b) {
    const [from, other] = [behindFrom(a), behindFrom(b)];
    if (from !== unknownStart || other !== unknownStart)
        return from - other;
    return (b.lagSeconds ?? 0) - (a.lagSeconds ?? 0);
}
const notBehind = Number.MAX_VALUE;
const unknownStart = Number.MAX_SAFE_INTEGER;
function behindFrom({ since, lagSeconds }) {
    if (lagSeconds === undefined)
        return notBehind;
    return since === undefined ? unknownStart : Date.parse(since);
}
function worstImageFirst(a, b) {
    return (Number(a.findings === 0) - Number(b.findings === 0) ||
        Number(a.introduced === false) - Number(b.introduced === false) ||
        (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)(a.harm) - (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)(b.harm) ||
        severityOrder(a.severity) - severityOrder(b.severity) ||
        longestBehindFirst(a, b) ||
        b.findings - a.findings ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.name, b.name));
}


/***/ }),

/***/ 86905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ introducedIn),
/* harmony export */   Lc: () => (/* binding */ worstSeverity),
/* harmony export */   TC: () => (/* binding */ mostUsedFirst),
/* harmony export */   b: () => (/* binding */ worstPlaceFirst),
/* harmony export */   sK: () => (/* binding */ pinsIn),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57798);
/* harmony import */ var _model_with_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49859);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6030);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45081);





function placesIn({ references, findings }, link) {
    const places = new Map();
    for (const reference of references) {
        const key = (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .reportedPlaceKey */ .YB)(reference);
        if (!places.has(key))
            places.set(key, placeAt(reference, link));
    }
    const found = new Map();
    for (const finding of findings) {
        const { file, line, column } = finding;
        if (file === undefined || line === undefined || column === undefined)
            continue;
        const key = (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .reportedPlaceKey */ .YB)(finding);
        if (!places.has(key))
            places.set(key, placeAt({ ...finding, file, line, column }, link));
        const others = found.get(key);
        if (others === undefined)
            found.set(key, [finding]);
        else
            others.push(finding);
    }
    return [...places]
        .map(([key, place]) => (0,_model_with_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .withFields */ .q)(place, foundAt(found.get(key) ?? [])))
        .sort(worstPlaceFirst);
}
function placeAt({ origin, file, line, column, testData, ...rest }, link) {
    const url = link({ origin, file, line });
    const checks = [];
    return (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ origin, file, line, column, digest: rest.digest, checks, testData, url });
}
function foundAt(findings) {
    const open = findings.filter((finding) => finding.waived === undefined);
    const waived = findings.filter((finding) => finding.waived !== undefined);
    return {
        checks: [...new Set(open.map(({ check }) => check))],
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ severity: worstSeverity(open), introduced: introducedIn(open) }),
        ...(waived.length === 0 ? {} : { waived: [...new Set(waived.map(({ check }) => check))] }),
    };
}
function worstSeverity(findings) {
    return findings.reduce((worst, { severity }) => ((0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .severityOrder */ .IY)(severity) < (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .severityOrder */ .IY)(worst) ? severity : worst), undefined);
}
function introducedIn(findings) {
    const compared = findings.flatMap(({ introduced }) => (introduced === undefined ? [] : [introduced]));
    if (compared.length < findings.length)
        return compared.length === 0 ? undefined : true;
    return compared.length === 0 ? undefined : compared.includes(true);
}
function worstPlaceFirst(a, b) {
    return (Number(a.introduced === false) - Number(b.introduced === false) ||
        (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .severityOrder */ .IY)(a.severity) - (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .severityOrder */ .IY)(b.severity) ||
        (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .checksRank */ ["in"])(a.checks) - (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .checksRank */ ["in"])(b.checks) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.origin ?? '', b.origin ?? '') ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column);
}
function pinsIn(references) {
    const pins = new Map();
    for (const { digest, fact } of references) {
        const key = digest ?? '';
        const known = pins.get(key);
        if (known !== undefined)
            known.references += 1;
        else
            pins.set(key, pinOf(digest, fact));
    }
    return [...pins.values()].sort(mostUsedFirst);
}
function pinOf(digest, fact) {
    const { status = 'unknown', cause, pinnedSince, supersededAt, behind, lagSeconds, basis, evidence, built, } = fact ?? {};
    return (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({
        ...{ digest, status, cause, pinnedSince, supersededAt, behind, lagSeconds, basis, evidence, built },
        references: 1,
    });
}
function mostUsedFirst(a, b) {
    return b.references - a.references || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.digest ?? '', b.digest ?? '');
}


/***/ }),

/***/ 88822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ signatureCards)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6472);

function signatureCards(references) {
    const cards = new Map();
    const add = (role, found, built) => {
        if (found === undefined || cards.get(found.digest)?.role === 'pinned')
            return;
        cards.set(found.digest, cardOf(role, found, built));
    };
    for (const { signatures } of references) {
        if (signatures === undefined)
            continue;
        add('replaced', signatures.replaced);
        add('pinned', signatures, signatures.built);
        add('current', signatures.ofCurrent);
    }
    return [...cards.values()];
}
function cardOf(role, { digest: signed, signed: all, refused, complete }, built) {
    const best = all.find(({ build }) => build !== undefined) ?? all[0];
    const signer = best?.signer;
    const build = built?.build ?? best?.build;
    const state = best !== undefined ? 'signed' : complete ? 'not-signed' : 'unknown';
    return {
        digest: signed,
        role,
        state,
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({
            signer: signer?.kind === 'key' ? signer.key : signer?.identity,
            issuer: signer?.kind === 'identity' ? signer.issuer : undefined,
            at: best?.at,
            accepted: built?.isRequired === true ? true : undefined,
            gitTag: built?.gitTag,
            relation: built?.relation,
            repository: build?.repository,
            commit: build?.commit,
            refused: refused.length === 0 ? undefined : refused.length,
        }),
        links: linksOf(best, build),
    };
}
const repositoryAddress = /^https:\/\/(?:github|gitlab)\.com\/[\w.-]{1,100}(?:\/[\w.-]{1,100}){1,8}$/;
function linksOf(signature, { repository = '', commit = '', run = '' } = {}) {
    const isKnown = repositoryAddress.test(repository);
    const isRun = isKnown && run.startsWith(`${repository}/`) && /^[\w./:-]{1,300}$/.test(run);
    const isPublic = signature?.signer.kind === 'identity' && signature.signer.root === 'sigstore';
    const { logIndex = '' } = signature ?? {};
    return (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({
        commit: isKnown && /^[0-9a-f]{40,64}$/.test(commit) ? `${repository}/commit/${commit}` : undefined,
        run: isRun ? run : undefined,
        log: isPublic && /^\d{1,20}$/.test(logIndex)
            ? `https://search.sigstore.dev/?logIndex=${logIndex}`
            : undefined,
    });
}


/***/ }),

/***/ 54032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ parseVanishing),
/* harmony export */   Xd: () => (/* binding */ vanishingSchema),
/* harmony export */   _r: () => (/* binding */ parseSuccessor),
/* harmony export */   de: () => (/* binding */ describeVanishing),
/* harmony export */   k2: () => (/* binding */ describeSuccessor),
/* harmony export */   uX: () => (/* binding */ successorSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87728);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9793);




const vanishingSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    keptSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().describe('How long the registry keeps what no tag points to'),
    from: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.instantSchema.optional().describe('When that is over; absent while the tag points to the pin'),
    sibling: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe("A tag with a full version that has the tag's current digest"),
    mirror: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .optional()
        .describe("The image's name at a mirror of the policy that has the pinned digest"),
});
const successorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    digest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.digest,
    since: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.instantSchema.describe('When the tag moved to it, or at the latest then'),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The source of the history'),
});
function describeVanishing(vanishing) {
    if (vanishing === undefined)
        return {};
    const { keptMs, from, sibling, mirror } = vanishing;
    const at = from === undefined ? undefined : (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(from);
    return { vanishes: { keptSeconds: Math.floor(keptMs / 1000), ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ from: at, sibling, mirror }) } };
}
function parseVanishing(reported) {
    if (reported === undefined)
        return {};
    const { keptSeconds, from, sibling, mirror } = reported;
    const at = from === undefined ? undefined : Date.parse(from);
    return { vanishes: { keptMs: keptSeconds * 1000, ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ from: at, sibling, mirror }) } };
}
function describeSuccessor(successor) {
    if (successor === undefined)
        return {};
    return { successor: { ...successor, since: (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(successor.since) } };
}
function parseSuccessor(reported) {
    if (reported === undefined)
        return {};
    const { digest, since, source } = reported;
    return { successor: { digest: digest, since: Date.parse(since), source } };
}


/***/ }),

/***/ 1542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ parsePolicies),
/* harmony export */   g: () => (/* binding */ describePolicies)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6472);
/* harmony import */ var _model_pull_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82229);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9793);



function describePolicies({ newest, others }) {
    return { newest: newest.map(describeAnswer), others: others.map(describeAnswer) };
}
function describeAnswer(answer) {
    const { digest, results, unknown, isHarmless } = answer;
    return {
        digest,
        verdict: (0,_model_pull_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .pullVerdict */ .Hk)(answer),
        results: results.map(describeResult),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ unknown: unknown && { ...unknown }, isHarmless }),
    };
}
function describeResult({ allowedFrom, override, parameters, ...rest }) {
    const { at, builtAt } = allowedFrom ?? {};
    return {
        ...rest,
        parameters: { ...parameters },
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({
            override: override && { ...override },
            allowedFrom: at === undefined ? undefined : (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(at),
            builtAt: builtAt === undefined ? undefined : (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(builtAt),
        }),
    };
}
function parsePolicies({ newest, others }) {
    return { newest: newest.map(parseAnswer), others: others.map(parseAnswer) };
}
function parseAnswer({ digest, results, unknown, isHarmless }) {
    return {
        digest: digest,
        results: results.map(parseResult),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ isHarmless, unknown: unknown && { ...unknown, cause: unknown.cause } }),
    };
}
function parseResult({ allowedFrom, builtAt, ...rest }) {
    if (allowedFrom === undefined)
        return rest;
    const built = builtAt === undefined ? undefined : Date.parse(builtAt);
    return { ...rest, allowedFrom: { at: Date.parse(allowedFrom), ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ builtAt: built }) } };
}


/***/ }),

/***/ 6030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ describeProblem),
/* harmony export */   P5: () => (/* binding */ describeReference),
/* harmony export */   Pi: () => (/* binding */ describeReferenceWithFact),
/* harmony export */   YB: () => (/* binding */ reportedPlaceKey),
/* harmony export */   ko: () => (/* binding */ withWaivedChecks)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6472);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _model_with_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49859);
/* harmony import */ var _built_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12486);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87234);
/* harmony import */ var _pull_policies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1542);
/* harmony import */ var _signatures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91175);







function describeReference(occurrence, files, locate) {
    const { at, raw, parts, uses, testData } = occurrence;
    const { file } = at;
    const text = files.get(file)?.text ?? '';
    const shared = {
        file,
        ...locate(at),
        raw,
        ...(parts === undefined
            ? {}
            : {
                parts: parts.map(({ part, span }) => ({
                    part,
                    raw: text.slice(span.start, span.end),
                    ...locate({ file, span }),
                })),
            }),
        ...(uses === undefined ? {} : { uses: uses.map((span) => locate({ file, span })) }),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({ testData }),
    };
    if (occurrence.kind === 'opaque')
        return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
    if (occurrence.kind === 'local')
        return { kind: 'local', ...shared, ...occurrence.image, builtBy: { ...occurrence.builtBy } };
    const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
    const { image } = occurrence;
    const assumed = image.tag === undefined ? (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .withImpliedTag */ .Lt)(image).tag : undefined;
    const assumedTag = assumed === undefined ? {} : { assumedTag: assumed };
    return { kind: 'image', ...shared, ...image, ...assumedTag, ...noPlace };
}
function describeProblem({ file, message, span }, locate) {
    return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}
function describeReferenceWithFact(occurrence, { facts, pullPolicies, signatures }, files, locate, asOf) {
    const span = { ...occurrence.at.span };
    const reference = (0,_model_with_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .withFields */ .q)(describeReference(occurrence, files, locate), { span });
    if (occurrence.kind !== 'image')
        return reference;
    const fact = facts.get(occurrence);
    const policies = pullPolicies?.get(occurrence);
    const signed = signatures?.get(occurrence);
    const learned = {
        pin: describePin(occurrence, files, locate),
        pullPolicies: policies && (0,_pull_policies_js__WEBPACK_IMPORTED_MODULE_4__/* .describePolicies */ .g)(policies),
        signatures: signed && (0,_signatures_js__WEBPACK_IMPORTED_MODULE_5__/* .describeSignatures */ .p)(signed),
        fact: fact && (0,_model_with_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .withFields */ .q)((0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFact */ .u)(fact), (0,_built_js__WEBPACK_IMPORTED_MODULE_6__/* .describeBuilt */ .S)(fact, occurrence.image, signed, asOf)),
    };
    return (0,_model_with_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .withFields */ .q)(reference, (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)(learned));
}
function describePin({ at, pin }, files, locate) {
    if (pin.kind === 'refused')
        return undefined;
    const { kind, span, ...form } = pin;
    const around = { start: Math.min(at.span.start, span.start), end: Math.max(at.span.end, span.end) };
    const isWithin = around.start === at.span.start && around.end === at.span.end;
    const text = files.get(at.file)?.text.slice(around.start, around.end) ?? '';
    const place = isWithin ? undefined : locate({ file: at.file, span: around });
    return { span: { ...span }, ...form, ...(place === undefined ? {} : { around: { text, place } }) };
}
function reportedPlaceKey({ origin, file, line, column, }) {
    return `${line}:${column}:${file?.length}:${file}${origin === undefined ? '' : `:${origin}`}`;
}
function withWaivedChecks(references, findings) {
    const waived = new Map();
    for (const finding of findings) {
        if (finding.waived === undefined)
            continue;
        const key = reportedPlaceKey(finding);
        waived.set(key, (waived.get(key) ?? new Set()).add(finding.check));
    }
    return references.map((reference) => {
        const checks = waived.size === 0 ? undefined : waived.get(reportedPlaceKey(reference));
        if (checks === undefined && reference.waivedChecks === undefined)
            return reference;
        const { waivedChecks: _, ...rest } = reference;
        return (checks === undefined ? rest : { ...rest, waivedChecks: [...checks] });
    });
}


/***/ }),

/***/ 13498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   zE: () => (/* binding */ parseReleaseEnds),
/* harmony export */   zG: () => (/* binding */ releaseEndsSchema),
/* harmony export */   ze: () => (/* binding */ describeReleaseEnds)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80588);



const releaseEndsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    list: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The name of the list'),
    asOf: zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6().describe('The day of its data'),
    outdated: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Why newer data could not be requested'),
    ends: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        of: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['image', 'base']).describe('The software of the image, or the distribution below it'),
        name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Product and release'),
        date: zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6().optional().describe('Absent: it has ended, and the list has no date'),
        nearest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('The closest supported release'),
        newest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    }))
        .min(1)
        .describe('The earliest first'),
});
function describeReleaseEnds({ ends, ...source }) {
    return {
        ...source,
        ends: ends.map(({ of, name, date, successors }) => ({
            of,
            name,
            ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ date: date === undefined ? undefined : (0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(date) }),
            ...successors,
        })),
    };
}
function parseReleaseEnds({ list, asOf, outdated, ends }) {
    return {
        list,
        asOf,
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ outdated }),
        ends: ends.map(({ of, name, date, nearest, newest }) => ({
            of,
            name,
            ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({
                date: date === undefined ? undefined : Date.parse(date),
                successors: nearest === undefined || newest === undefined ? undefined : { nearest, newest },
            }),
        })),
    };
}


/***/ }),

/***/ 87728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   digest: () => (/* binding */ digest),
/* harmony export */   instantSchema: () => (/* binding */ instantSchema),
/* harmony export */   origin: () => (/* binding */ origin),
/* harmony export */   place: () => (/* binding */ place),
/* harmony export */   severity: () => (/* binding */ severity),
/* harmony export */   span: () => (/* binding */ span)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);

const instantSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$();
const digest = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^sha256:[a-f0-9]{64}$/);
const severity = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['error', 'warning', 'notice']);
const span = {
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    column: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    endLine: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    endColumn: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
};
const place = { file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ...span };
const origin = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('In a merged report: the repository (`owner/name`)');


/***/ }),

/***/ 91175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ parseSignatures),
/* harmony export */   p: () => (/* binding */ describeSignatures)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6472);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9793);


function describeSignatures({ origin, ofCurrent, before, replaced, built, ...own }) {
    const { registry = '', repository = '', tag } = origin ?? {};
    return {
        ...describeDigest(own),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({
            origin: origin && { registry, repository, ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({ tag }) },
            ofCurrent: ofCurrent && describeDigest(ofCurrent),
            before: before?.map(describeDigest),
            replaced: replaced && describeDigest(replaced),
            built: built && timed(built, _time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .L),
        }),
    };
}
function describeDigest({ digest, signed, refused, complete }) {
    return {
        digest,
        signed: signed.map((one) => timed(one, _time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .L)),
        refused: refused.map((one) => ({ ...one })),
        complete,
    };
}
function parseSignatures({ origin, ofCurrent, before, replaced, built, ...own }) {
    return {
        ...parseDigest(own),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({
            origin,
            ofCurrent: ofCurrent && parseDigest(ofCurrent),
            before: before?.map(parseDigest),
            replaced: replaced && parseDigest(replaced),
            built: built && timed(built, Date.parse),
        }),
    };
}
function parseDigest({ digest, signed, refused, complete }) {
    return {
        digest: digest,
        signed: signed.map((one) => timed(one, Date.parse)),
        refused: refused.map((one) => ({ ...one, digest: one.digest })),
        complete,
    };
}
function timed({ at, ...rest }, convert) {
    return { ...rest, ...(at === undefined ? {} : { at: convert(at) }) };
}


/***/ })

};
