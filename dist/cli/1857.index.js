export const id = 1857;
export const ids = [1857];
export const modules = {

/***/ 91857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  forecastPins: () => (/* binding */ forecastPins)
});

// EXTERNAL MODULE: ./lib/checks/check.js
var check = __webpack_require__(5229);
// EXTERNAL MODULE: ./lib/clients/registry/image-reader.js
var image_reader = __webpack_require__(8979);
// EXTERNAL MODULE: ./lib/model/images/platform.js
var platform = __webpack_require__(59981);
// EXTERNAL MODULE: ./lib/forecast/messages.js
var messages = __webpack_require__(5189);
// EXTERNAL MODULE: ./lib/forecast/skipped-builds.js
var skipped_builds = __webpack_require__(62587);
;// CONCATENATED MODULE: ./lib/forecast/hold.js



const maxExamined = 5;
async function heldReplacement(bump, forecast, isAllowed) {
    const { history, from, to } = bump;
    const between = (history && (0,skipped_builds/* buildsBetween */.k)(history, from, to))?.builds ?? [];
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
        return [messages/* holdTexts */.KK.introduces(advisories.introduced)];
    const isElsewhere = unknown.some(({ about, cause }) => about === 'advisories' && cause === 'no-platform');
    const why = unknown.find(isAbout('packages', 'platforms')) ?? unknown.find(isAbout('advisories'));
    return why === undefined || isElsewhere ? [] : [messages/* holdTexts */.KK.introducesUnknown(why.message)];
}
function lostReasons({ platforms, unknown }, wanted) {
    const needed = wanted.length === 0
        ? platforms.lost
        : platforms.lost.filter((name) => wanted.some((one) => (0,platform/* isPlatform */.aH)(name, one)));
    if (needed.length > 0)
        return [messages/* holdTexts */.KK.platformLost(needed)];
    const why = unknown.find(isAbout('platforms'));
    return why === undefined ? [] : [messages/* holdTexts */.KK.platformsUnknown(why.message)];
}
function isAbout(...parts) {
    return ({ about }) => parts.includes(about);
}

// EXTERNAL MODULE: ./lib/forecast/index.js + 6 modules
var lib_forecast = __webpack_require__(83637);
// EXTERNAL MODULE: ./lib/forecast/read.js + 1 modules
var read = __webpack_require__(64463);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/globs/glob.js
var glob = __webpack_require__(93635);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/model/images/pull-policy.js
var pull_policy = __webpack_require__(97600);
// EXTERNAL MODULE: ./lib/model/text/source.js
var source = __webpack_require__(33248);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
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
    const forecast = (0,lib_forecast/* createForecaster */.p)({
        reader: (0,image_reader/* imageReader */.n)(clients.contentIn),
        advisories: clients.advisories,
        policy: config.policy.advisories,
        selection: { wanted, usual: read/* usualPlatforms */.JJ },
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
    const kept = { ...held, text: messages/* holdTexts */.KK.kept(newest, reasons, examined) };
    if (offered === undefined)
        return [[heldKey(image, from, newest), kept]];
    const { offered: _, ...none } = held;
    const text = messages/* holdTexts */.KK.offered(newest, reasons, offered);
    const stays = { ...none, text: messages/* holdTexts */.KK.keptAfterOffer(newest, reasons) };
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
    const matches = (0,glob/* pathMatcher */.kZ)(read/* platformFiles */.hm);
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
    return (0,read/* platformsNamed */.mq)(texts);
}


/***/ })

};
