export const id = 6264;
export const ids = [6264];
export const modules = {

/***/ 76528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ judgeEvidence)
});

// UNUSED EXPORTS: applyPolicy

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/checks/check.js
var check = __webpack_require__(5229);
// EXTERNAL MODULE: ./lib/checks/index.js + 23 modules
var checks = __webpack_require__(28176);
// EXTERNAL MODULE: ./lib/checks/overrides.js
var overrides = __webpack_require__(27272);
// EXTERNAL MODULE: ./lib/checks/rules/expired-waiver.js
var expired_waiver = __webpack_require__(53245);
// EXTERNAL MODULE: ./lib/checks/rules/unused-waiver.js
var unused_waiver = __webpack_require__(41596);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
;// CONCATENATED MODULE: ./lib/checks/waiver-states.js



const soonMs = 14 * time/* dayMs */.LP;
function waiverStateOf(entry, now, complete) {
    const { waiver, matched, lapsed, expiredAt } = entry;
    if ('pending' in waiver)
        return pending(entry);
    if (expiredAt !== undefined)
        return stateWith(entry, 'expired', `It expired on ${(0,time/* formatDay */.im)(expiredAt)}`);
    if (lapsed !== undefined)
        return stateWith(entry, 'lapsed', lapsed);
    const soon = 'expires' in waiver ? expiringSoon(waiver.expires, now) : undefined;
    return stateWith(entry, matched > 0 ? 'active' : complete ? 'unused' : 'unknown', soon);
}
function removedWaiverState(entry) {
    const until = entry.expiredAt === undefined ? '; it applies until the merge' : '';
    return stateWith(entry, 'removed', `This pull request removes the waiver${until}`);
}
function pendingWaiverState(entry, findings) {
    for (const finding of findings)
        entry.decide(finding);
    return pending(entry);
}
function pending(entry) {
    const findings = entry.matched > 0 ? ` and will match ${(0,model_text/* plural */.LS)(entry.matched, 'finding')}` : '';
    return stateWith(entry, 'pending', `This pull request adds the waiver: it takes effect after the merge${findings}`);
}
function stateWith({ waiver, matched }, state, notice) {
    return { waiver, state, matched, ...(0,compact/* compact */.o)({ notice }) };
}
function expiringSoon(expires, now) {
    if (expires === undefined || expires - now > soonMs)
        return undefined;
    const days = Math.floor((expires - now) / time/* dayMs */.LP);
    return `It expires on ${(0,time/* formatDay */.im)(expires)}, ${days === 0 ? 'within a day' : `in ${(0,model_text/* plural */.LS)(days, 'day')}`}`;
}

// EXTERNAL MODULE: ./lib/checks/waivers.js
var waivers = __webpack_require__(42252);
;// CONCATENATED MODULE: ./lib/checks/apply-policy.js








function judgeEvidence(evidence, policy, ages, context) {
    const limits = (0,overrides/* ageLimitsFor */.z)(policy.overrides, ages);
    const found = (0,checks.findingsOf)(evidence, {
        maxAgeMs: (occurrence) => limits(occurrence).maxAgeMs,
        now: context.now,
        ...(0,compact/* compact */.o)({ eolWarningMs: ages.eolWarningMs }),
        advisories: policy.advisories,
        signatures: policy.signatures,
    });
    return applyPolicy(found, policy, context);
}
function applyPolicy(findings, policy, { now, complete, inline = [] }) {
    const rated = (0,overrides/* withSeverities */.s)(findings, policy);
    const own = policy.waivers.map((waiver) => new waivers/* PolicyWaiver */.Vb(waiver, now));
    const removed = policy.removed.map((waiver) => new waivers/* PolicyWaiver */.Vb(waiver, now));
    const inlineEntries = inline.map((waiver) => new waivers/* InlineWaiverEntry */.e_(waiver));
    const inForce = [...own, ...removed, ...inlineEntries];
    const judged = rated.map((finding) => matchWaivers(inForce, finding));
    const aboutWaivers = [
        ...own.flatMap((entry) => findingsAboutWaiver(entry, complete)),
        ...inlineEntries.flatMap((entry) => (entry.waiver.pending ? [] : findingsAboutUnused(entry, complete))),
    ];
    return {
        findings: [...judged, ...(0,overrides/* withSeverities */.s)(aboutWaivers, policy).map(unwaived)].sort(check/* byPlace */.hz),
        waiverStates: [
            ...[...own, ...inlineEntries].map((entry) => waiverStateOf(entry, now, complete)),
            ...removed.map(removedWaiverState),
            ...policy.pending.map((waiver) => pendingWaiverState(new waivers/* PolicyWaiver */.Vb(waiver, now), rated)),
        ],
    };
}
function matchWaivers(entries, finding) {
    const decisions = entries.flatMap((entry) => entry.decide(finding) ?? []);
    const match = decisions.find((decision) => 'waived' in decision);
    if (match !== undefined)
        return { ...finding, waived: match.waived };
    const lapsed = decisions.find((decision) => 'lapsed' in decision);
    if (lapsed === undefined)
        return unwaived(finding);
    return unwaived({ ...finding, message: `${finding.message}. ${lapsed.lapsed}` });
}
function unwaived(finding) {
    return { ...finding, waived: undefined };
}
function findingsAboutWaiver(entry, complete) {
    const { waiver, matched, expiredAt } = entry;
    if (waiver.inheritedAt !== undefined && (expiredAt === undefined || matched === 0))
        return [];
    if (expiredAt === undefined)
        return findingsAboutUnused(entry, complete);
    return [findingOf(expired_waiver/* expiredWaiver */.a, (0,expired_waiver/* expiredDraft */.n)(waiver, expiredAt, matched))];
}
function findingsAboutUnused({ waiver, matched }, complete) {
    return matched > 0 || !complete ? [] : [findingOf(unused_waiver/* unusedWaiver */.L, (0,unused_waiver/* unusedDraft */.a)(waiver))];
}
function findingOf({ id, severity }, draft) {
    return { check: id, severity, ...draft };
}


/***/ }),

/***/ 12662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ compareFindings),
/* harmony export */   Ov: () => (/* binding */ Multiset),
/* harmony export */   qM: () => (/* binding */ baselineReferences),
/* harmony export */   vK: () => (/* binding */ notCompared)
/* harmony export */ });
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8480);


function baselineReferences(base, change, files) {
    const names = new Set(change.map((one) => nameOf(referenceOf(one, files))));
    return base.map((one) => referenceOf(one, files)).filter((one) => names.has(nameOf(one)));
}
function referenceOf(occurrence, files) {
    const { file } = occurrence.at;
    const gone = !files.has(file);
    const shared = { file, gone, ...(occurrence.testData === undefined ? {} : { testData: true }) };
    return occurrence.kind === 'opaque'
        ? { kind: occurrence.kind, ...shared, raw: occurrence.raw }
        : { kind: occurrence.kind, ...shared, ...occurrence.image };
}
function notCompared(findings, introduced) {
    return findings.map((finding) => ({ ...finding, introduced }));
}
function compareFindings(findings, occurrences, baseline) {
    const introduced = introducedFindings(findings, occurrences, baseline);
    const compared = new Set([...occurrences.map(({ at }) => at.file), ...Object.keys(baseline.unchanged)]);
    const isKnown = ({ at }) => at === undefined || compared.has(at.file);
    return findings.map((finding) => ({
        ...finding,
        introduced: isKnown(finding) ? introduced.has(finding) : 'unknown',
    }));
}
function introducedFindings(findings, occurrences, { references, unchanged }) {
    const occurrenceOf = occurrenceFinder(occurrences);
    const introduced = new Set();
    const byCheck = new Map();
    for (const finding of findings) {
        const { at, check } = finding;
        const occurrence = occurrenceOf(finding);
        if (occurrence !== undefined) {
            const ofCheck = byCheck.get(check) ?? new Map();
            byCheck.set(check, ofCheck.set(occurrence, [...(ofCheck.get(occurrence) ?? []), finding]));
        }
        else if (at !== undefined && unchanged[at.file] !== true) {
            introduced.add(finding);
        }
    }
    for (const [check, found] of byCheck) {
        const inFile = new Multiset();
        const moved = new Multiset();
        for (const reference of references) {
            const subject = subjectOf(reference, check);
            if (reference.gone)
                moved.add(subject);
            else
                inFile.add(`${reference.file}\0${subject}`);
        }
        for (const [occurrence, ofOccurrence] of found) {
            const subject = subjectOf(referenceOf(occurrence, new Set()), check);
            if (inFile.take(`${occurrence.at.file}\0${subject}`) || moved.take(subject))
                continue;
            for (const finding of ofOccurrence)
                introduced.add(finding);
        }
    }
    return introduced;
}
function occurrenceFinder(occurrences) {
    const byPlace = new Map();
    for (const one of occurrences)
        byPlace.set((0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(one.at), [...(byPlace.get((0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(one.at)) ?? []), one]);
    return ({ at, about }) => {
        const known = (at && byPlace.get((0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(at))) ?? [];
        const isAbout = (one) => one.kind !== 'opaque' && about?.image !== undefined && (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(one.image) === (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(about.image);
        return known.find(isAbout) ?? known.at(-1);
    };
}
const aboutTheTag = ['deprecated-tag', 'nearing-end-of-life'];
function subjectOf(reference, check) {
    if (reference.kind === 'opaque')
        return nameOf(reference);
    const ignoresDigest = aboutTheTag.includes(check) && reference.tag !== undefined;
    return `${nameOf(reference)}@${ignoresDigest ? '' : (reference.digest ?? '')}`;
}
function nameOf(reference) {
    const name = reference.kind === 'opaque'
        ? `opaque ${reference.raw}`
        : `${reference.kind === 'local' ? 'local ' : ''}${(0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(reference)}`;
    return reference.testData === true ? `test data ${name}` : name;
}
class Multiset {
    #counts = new Map();
    add(key) {
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    take(key) {
        const count = this.#counts.get(key) ?? 0;
        if (count > 0)
            this.#counts.set(key, count - 1);
        return count > 0;
    }
}


/***/ }),

/***/ 27272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ withSeverities),
/* harmony export */   z: () => (/* binding */ ageLimitsFor)
/* harmony export */ });
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53523);
/* harmony import */ var _model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52367);
/* harmony import */ var _test_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85246);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42252);




function withSeverities(findings, { checks, overrides }) {
    const levels = overrides.map((override) => ({ override, matches: overrideMatcher(override) }));
    return findings.flatMap((finding) => {
        const own = levels.flatMap(({ override, matches }) => {
            const level = override.checks.get(finding.check);
            return level !== undefined && matches(finding)
                ? [{ level, isByPath: override.paths !== undefined }]
                : [];
        });
        const level = own.at(-1)?.level ?? checks.get(finding.check) ?? finding.severity;
        return (0,_test_data_js__WEBPACK_IMPORTED_MODULE_2__/* .leveled */ .Cq)(finding, level, own.some(({ isByPath }) => isByPath));
    });
}
function overrideMatcher({ paths, images }) {
    const inFiles = paths === undefined ? () => true : (0,_waivers_js__WEBPACK_IMPORTED_MODULE_1__/* .inPaths */ .k6)(paths);
    return (finding) => inFiles(finding) && (images === undefined || (0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatches */ .d)(images, finding.about?.image));
}
function ageLimitsFor(overrides, { maxAgeMs, minAgeMs }) {
    const withAges = overrides
        .filter((override) => override.maxAgeMs !== undefined || override.minAgeMs !== undefined)
        .map((override) => ({ override, inFiles: override.paths && (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .pathMatcher */ .kZ)(override.paths) }));
    return ({ at, image }) => withAges.reduce((ages, { override, inFiles }) => {
        const { images } = override;
        const applies = inFiles?.(at.file) !== false && (images === undefined || (0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatches */ .d)(images, image));
        return applies
            ? {
                maxAgeMs: override.maxAgeMs ?? ages.maxAgeMs,
                minAgeMs: override.minAgeMs ?? ages.minAgeMs,
            }
            : ages;
    }, { maxAgeMs, minAgeMs });
}


/***/ }),

/***/ 42252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vb: () => (/* binding */ PolicyWaiver),
/* harmony export */   e_: () => (/* binding */ InlineWaiverEntry),
/* harmony export */   k6: () => (/* binding */ inPaths)
/* harmony export */ });
/* unused harmony export selectorMatcher */
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6472);
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53523);
/* harmony import */ var _model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52367);
/* harmony import */ var _model_name_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78893);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80588);





class PolicyWaiver {
    waiver;
    matched = 0;
    lapsed;
    expiredAt;
    matches;
    constructor(waiver, now) {
        this.waiver = waiver;
        const { expires } = waiver;
        this.expiredAt = expires !== undefined && now > expires ? expires : undefined;
        this.matches = selectorMatcher(waiver);
    }
    decide(finding) {
        const { acknowledged } = this.waiver;
        if (!this.matches(finding))
            return undefined;
        if (acknowledged !== undefined && finding.about?.advisory === undefined)
            return undefined;
        this.matched += 1;
        if (this.expiredAt !== undefined)
            return { lapsed: `A waiver for it expired on ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(this.expiredAt)}` };
        const changed = changedSince(acknowledged, finding);
        if (changed === undefined)
            return { waived: waivedBy(this.waiver) };
        this.lapsed = changed;
        return { lapsed: changed };
    }
}
class InlineWaiverEntry {
    waiver;
    matched = 0;
    lapsed = undefined;
    expiredAt = undefined;
    constructor(waiver) {
        this.waiver = waiver;
    }
    decide({ check, at }) {
        const { file, span } = this.waiver.covers;
        if (check !== this.waiver.check || at?.file !== file)
            return undefined;
        if (at.span.start < span.start || at.span.start >= span.end)
            return undefined;
        this.matched += 1;
        const { reason, pending } = this.waiver;
        if (pending)
            return { lapsed: 'This change adds the inline waiver, which takes effect after the merge' };
        return { waived: { at: this.waiver.at, reason } };
    }
}
function changedSince(acknowledged, { about }) {
    if (acknowledged === undefined)
        return undefined;
    const updatedAt = about?.advisory?.updatedAt;
    const seen = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(acknowledged);
    if (updatedAt === undefined)
        return `Its waiver does not apply: it acknowledges the update of ${seen}, and the platform does not say when the advisory was last updated`;
    if (updatedAt <= acknowledged)
        return undefined;
    return `Its waiver has lapsed: the advisory was updated on ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(updatedAt)}, after the update of ${seen} that the waiver acknowledges`;
}
function waivedBy({ at, reason, owner, expires }) {
    return {
        at,
        reason,
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({ owner, expires }),
    };
}
function selectorMatcher({ check, image, tag, paths, artifact, advisory, }) {
    const tests = [
        check === undefined ? undefined : (finding) => finding.check === check,
        image === undefined ? undefined : ({ about }) => (0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatches */ .d)([image], about?.image),
        tag === undefined ? undefined : ({ about }) => tagMatches(tag, about?.image),
        paths === undefined ? undefined : inPaths(paths),
        artifact === undefined ? undefined : ({ about }) => about?.artifact === artifact,
        advisory === undefined ? undefined : ({ about }) => advisoryMatches(advisory, about?.advisory),
    ];
    const given = tests.filter((test) => test !== undefined);
    return (finding) => given.length > 0 && given.every((test) => test(finding));
}
function inPaths(globs) {
    const matches = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .pathMatcher */ .kZ)(globs);
    return ({ at }) => at !== undefined && matches(at.file);
}
function tagMatches(glob, image) {
    return image?.tag !== undefined && (0,_model_name_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesName */ .H)(glob, image.tag);
}
function advisoryMatches(wanted, advisory) {
    if (advisory === undefined)
        return false;
    const same = (id) => id.toLowerCase() === wanted.toLowerCase();
    return same(advisory.id) || advisory.aliases.some(same);
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

/***/ 56360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LQ: () => (/* binding */ allowedUpTo),
/* harmony export */   kW: () => (/* binding */ candidatesOf),
/* harmony export */   ve: () => (/* binding */ answersBack)
/* harmony export */ });
/* harmony import */ var _model_pull_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82229);
/* harmony import */ var _pin_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34691);
/* harmony import */ var _prove_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44110);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72881);




function candidatesOf(known, view) {
    const cutoff = (0,_pin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .cutoffOf */ .Ru)(view);
    const proven = (0,_prove_js__WEBPACK_IMPORTED_MODULE_1__/* .provenTimelineAt */ .bI)(known, cutoff);
    if (proven === undefined)
        return [];
    const found = new Map();
    for (const { digest, since } of (0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .upTo */ .jB)(proven.timeline, cutoff).toReversed()) {
        if (found.size === _model_pull_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .maxCandidates */ .BF || !(0,_prove_js__WEBPACK_IMPORTED_MODULE_1__/* .isExact */ .u0)(proven, since))
            break;
        if (!found.has(digest))
            found.set(digest, { digest, since });
    }
    return [...found.values()];
}
async function answersBack(candidates, ask) {
    const answers = [];
    for (let size = 1; answers.length < candidates.length; size *= 2) {
        const round = candidates.slice(answers.length, answers.length + size);
        for (const answer of await Promise.all(round.map(ask))) {
            if (answer === undefined)
                return answers;
            answers.push(answer);
            if ((0,_model_pull_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .pullVerdict */ .Hk)(answer) !== 'denied')
                return answers;
        }
    }
    return answers;
}
function allowedUpTo(candidates, answers) {
    const known = new Map(answers.map((answer) => [answer.digest, answer]));
    const verdicts = candidates.map(({ digest }) => {
        const answer = known.get(digest);
        return answer === undefined ? 'unknown' : (0,_model_pull_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .pullVerdict */ .Hk)(answer);
    });
    const index = verdicts.findIndex((verdict) => verdict !== 'denied');
    return index > 0 && verdicts[index] === 'allowed' ? candidates[index]?.since : undefined;
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

/***/ 28633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ proveJoined),
  W: () => (/* binding */ supportedBy)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/source-strength.js
var source_strength = __webpack_require__(26016);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
// EXTERNAL MODULE: ./lib/history/intervals.js
var intervals = __webpack_require__(74682);
// EXTERNAL MODULE: ./lib/history/messages.js
var messages = __webpack_require__(4790);
// EXTERNAL MODULE: ./lib/history/strengths.js
var strengths = __webpack_require__(95330);
;// CONCATENATED MODULE: ./lib/history/contradictions.js





const witnessDelayMs = 30 * time/* dayMs */.LP;
function contradictionAmong(readings, current, now) {
    for (const judge of readings) {
        const { known, source } = judge;
        if (known === undefined || !(0,strengths/* knowsMoves */.dj)(source.strength))
            continue;
        const today = allTimeFrom(now - strengths/* clockSlackMs */.zU);
        if (refutes(known, current, today)) {
            const newest = known.timeline.at(-1);
            const ends = newest === undefined ? undefined : (0,model_text/* shortDigest */.VK)(newest.digest);
            return { sources: [source.title], message: (0,messages/* registryContradicts */.eI)(source.title, current, ends) };
        }
        for (const other of readings) {
            const found = other === judge ? undefined : other.answer.records.find(isRefuted(judge, other, now));
            if (found === undefined)
                continue;
            const titles = [source.title, other.source.title];
            return { sources: titles, message: (0,messages/* sourcesContradict */.E$)(...titles, found) };
        }
    }
    return undefined;
}
function isRefuted(judge, other, now) {
    const delayMs = other.source.strength === 'witness' ? witnessDelayMs : strengths/* clockSlackMs */.zU;
    return ({ at, digest }) => judge.known !== undefined &&
        refutes(judge.known, digest, { from: at - delayMs, to: Math.min(at, now) + strengths/* clockSlackMs */.zU });
}
function refutes(known, digest, period) {
    if (known.history.length === 0 || (0,intervals/* uncovered */.KY)(known.coverage, period).length > 0)
        return false;
    return !pointedTo(known.timeline, digest, period);
}
function pointedTo(timeline, digest, { from, to }) {
    return timeline.some((one) => one.digest === digest && one.since < to && (one.until ?? Number.POSITIVE_INFINITY) >= from);
}
function allTimeFrom(from) {
    return { from, to: intervals/* allTime */.Rw.to };
}

// EXTERNAL MODULE: ./lib/history/pin-state.js
var pin_state = __webpack_require__(34691);
// EXTERNAL MODULE: ./lib/history/prove.js
var prove = __webpack_require__(44110);
;// CONCATENATED MODULE: ./lib/history/joined.js






function proveJoined(digest, current, asked, view) {
    const ranked = [...asked].sort((a, b) => rank(a) - rank(b));
    const usable = ranked.map((reading) => ({ reading, used: (0,strengths/* usableReading */.dt)(reading, current, view.now) }));
    const readings = usable.flatMap(({ used }) => ('cause' in used ? [] : [used]));
    const silent = usable.flatMap(({ reading: { source }, used }) => 'cause' in used ? [(0,strengths/* evidenceOf */.X1)({ source, answer: used }, view.now)] : []);
    const contradiction = contradictionAmong(readings, current, view.now);
    if (contradiction !== undefined) {
        const { message } = contradiction;
        const evidence = [...supporting(readings, view), ...silent];
        const fact = {
            status: 'unknown',
            cause: 'contradiction',
            message,
            currentDigest: current,
            evidence,
        };
        return { fact, readings, contradiction, evidence };
    }
    const verdicts = readings.map((reading) => ({ reading, fact: factOf(digest, current, reading, view) }));
    const decided = verdicts.find(({ fact }) => fact.status !== 'unknown');
    if (decided === undefined)
        return { fact: verdicts[0]?.fact ?? nothingKnown, readings, evidence: silent };
    const agreeing = verdicts.filter((one) => one === decided || one.fact.status === decided.fact.status);
    const evidence = [
        ...supporting(agreeing.map(({ reading }) => reading), view),
        ...silent,
    ];
    const fact = supportedBy(decided.fact, decided.reading, evidence);
    return { fact, readings, judge: decided.reading, evidence };
}
const nothingKnown = {
    status: 'unknown',
    cause: 'no-history',
    message: 'No source knows the tag',
};
const basisOf = {
    complete: undefined,
    windowed: 'windowed',
    witness: 'witness',
    observed: 'first-seen',
    timestamps: 'timestamps',
};
function supportedBy(fact, { source }, evidence) {
    if (fact.status === 'missing')
        return fact;
    if (fact.status === 'unknown')
        return { ...fact, evidence };
    return { ...fact, ...(0,compact/* compact */.o)({ basis: basisOf[source.strength] }), evidence };
}
function rank({ source }) {
    return source_strength/* sourceStrengths */.I.indexOf(source.strength);
}
function supporting(readings, { now }) {
    return readings.map((reading) => (0,strengths/* evidenceOf */.X1)(reading, now));
}
function factOf(digest, current, { known, source, answer }, view) {
    if (known === undefined)
        return factOfPushes(digest, current, { source, answer }, view);
    const fact = (0,prove/* proveDigest */.vx)(digest, known, undefined, view);
    const mayDeny = source.strength === 'complete' || source.strength === 'windowed';
    return fact.status === 'not-in-history' && !mayDeny ? nothingKnown : fact;
}
function factOfPushes(digest, current, { answer }, view) {
    const { now, asOf, minAgeMs = 0 } = view;
    const isAboutToday = (asOf === undefined || asOf >= now) && (digest === undefined || digest === current);
    const pushes = (answer.pushes ?? []).filter((push) => push.digest === current && push.at <= now);
    const oldest = Math.min(...pushes.map(({ at }) => at));
    if (!isAboutToday || pushes.length === 0)
        return nothingKnown;
    const isOldEnough = oldest <= (0,pin_state/* cutoffOf */.Ru)({ now, minAgeMs });
    if (digest === undefined)
        return isOldEnough ? { status: 'unpinned', currentDigest: current } : nothingKnown;
    if (isOldEnough)
        return { status: 'current', currentDigest: current };
    const first = pushes.find(({ isFirst }) => isFirst)?.at;
    if (first === undefined)
        return nothingKnown;
    return { status: 'current', currentDigest: current, pinnedSince: first, youngUntil: first + minAgeMs };
}


/***/ }),

/***/ 4790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ ledgerUnusable),
/* harmony export */   DQ: () => (/* binding */ futureRecord),
/* harmony export */   De: () => (/* binding */ ledgerOfBaseUnread),
/* harmony export */   E$: () => (/* binding */ sourcesContradict),
/* harmony export */   H$: () => (/* binding */ movedTwiceAt),
/* harmony export */   KC: () => (/* binding */ noRecords),
/* harmony export */   bl: () => (/* binding */ ledgerFull),
/* harmony export */   eI: () => (/* binding */ registryContradicts),
/* harmony export */   fM: () => (/* binding */ noDigestBy),
/* harmony export */   kf: () => (/* binding */ ledgerNotWritten),
/* harmony export */   tF: () => (/* binding */ recordsMissing),
/* harmony export */   xr: () => (/* binding */ entryInFuture)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80588);


const noRecords = 'The tag has no history';
function noDigestBy(cutoff) {
    return `No digest of the tag is old enough: there was none by ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
}
function movedTwiceAt(instant) {
    return `The tag moved twice in the same millisecond (${new Date(instant).toISOString()}), so its current digest is not known`;
}
function recordsMissing(missing) {
    return `The tag history could not be read completely: records are missing ${missing.map(periodText).join(' and ')}`;
}
function periodText({ from, to }) {
    const last = to - 1;
    if (!Number.isFinite(from) && !Number.isFinite(to))
        return 'for its whole lifetime';
    if (!Number.isFinite(to))
        return `since ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(from)}`;
    if (!Number.isFinite(from))
        return `up to ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(last)}`;
    const days = [(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(from), (0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(last)];
    return days[0] === days[1] ? `on ${days[0]}` : `from ${days[0]} to ${days[1]}`;
}
function ledgerUnusable(why) {
    return `The first-seen ledger cannot be used: ${why}. Fix the file, or delete it to start a new one`;
}
function ledgerNotWritten(why) {
    return `The first-seen ledger was not written: ${why}`;
}
function ledgerFull(maxEntries) {
    return `it would have more than ${maxEntries} entries; remove the entries of tags that are no longer used`;
}
function ledgerOfBaseUnread(why) {
    return `The first-seen ledger of the base commit could not be read: ${why}`;
}
function entryInFuture(image, at) {
    return `it dates an entry of ${image} in the future (${new Date(at).toISOString()})`;
}
function futureRecord(at) {
    const time = Number.isFinite(at) && Math.abs(at) < 8.64e15 ? new Date(at).toISOString() : 'an unknown time';
    return `it has an entry in the future (${time}), so none of its entries is used`;
}
function registryContradicts(source, current, ends) {
    const instead = ends === undefined ? 'does not contain it' : `ends with ${ends}`;
    return `The registry returns ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(current)} for the tag, but ${source} ${instead}, so it is not known which of them is right`;
}
function sourcesContradict(judge, other, { at, digest }) {
    return `According to ${other}, the tag pointed to ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(digest)} by ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)}, but ${judge} excludes that, so neither decides`;
}


/***/ }),

/***/ 34691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ cutoffOf),
/* harmony export */   aw: () => (/* binding */ pinStateOf),
/* harmony export */   r6: () => (/* binding */ currentAt)
/* harmony export */ });
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72881);

function pinStateOf(timeline, digest) {
    const last = timeline[(0,_timeline_js__WEBPACK_IMPORTED_MODULE_0__/* .lastIntervalOf */ .X9)(timeline, digest)];
    if (last === undefined)
        return { status: 'never' };
    const { since, until, tied } = last;
    if (until === undefined)
        return { status: 'current', since, tied };
    const newer = timeline.slice(timeline.findIndex((interval) => interval.since === until));
    const by = newer.filter((interval) => interval.since === until).map(({ digest: next }) => next);
    return { status: 'superseded', since, tied, at: until, by, behind: newer.length };
}
function currentAt(timeline, view) {
    const cutoff = cutoffOf(view);
    return (0,_timeline_js__WEBPACK_IMPORTED_MODULE_0__/* .intervalsAt */ .Il)((0,_timeline_js__WEBPACK_IMPORTED_MODULE_0__/* .upTo */ .jB)(timeline, cutoff), cutoff);
}
function cutoffOf({ allowedUpTo = Number.POSITIVE_INFINITY, ...view }) {
    return Math.min(allowedUpTo, cutoffOfAge(view));
}
function cutoffOfAge({ now, asOf, minAgeMs = 0 }) {
    return minAgeMs === 0 ? (asOf ?? Number.POSITIVE_INFINITY) : (asOf ?? now) - minAgeMs;
}


/***/ }),

/***/ 44110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ readPlanFor),
/* harmony export */   bI: () => (/* binding */ provenTimelineAt),
/* harmony export */   u0: () => (/* binding */ isExact),
/* harmony export */   vx: () => (/* binding */ proveDigest)
/* harmony export */ });
/* unused harmony exports provenCurrent, provenPinState */
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6472);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4790);
/* harmony import */ var _pin_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34691);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72881);





function readPlanFor(digests, view) {
    return {
        focus: { from: Math.min((0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .cutoffOf */ .Ru)(view), view.now), to: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to },
        isDone: (known) => provenCurrent(known, view).status === 'known' &&
            digests.every((digest) => pinStateInView(known, digest, view).status !== 'unknown'),
    };
}
function proveDigest(digest, known, endOfLife, view) {
    const tag = (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({ endOfLife });
    const unknown = (message) => ({
        status: 'unknown',
        cause: 'history-incomplete',
        message,
        ...tag,
    });
    const newest = provenCurrent(known, view);
    if (newest.status === 'unknown')
        return unknown((0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsMissing */ .tF)(newest.missing));
    const state = digest === undefined ? undefined : pinStateInView(known, digest, view);
    if (state?.status === 'unknown')
        return unknown((0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsMissing */ .tF)(state.missing));
    const young = state?.status === 'current' ? youngUntil(state.since, view) : {};
    const [current] = newest.intervals;
    if (current === undefined) {
        if (digest === undefined || state?.status !== 'current')
            return unknown(known.records === 0 ? _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .noRecords */ .KC : (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .noDigestBy */ .fM)((0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .cutoffOf */ .Ru)(view)));
        const { since } = state;
        const self = { currentDigest: digest, currentSince: since };
        return { status: 'current', pinnedSince: since, ...self, ...young, ...tag };
    }
    const target = { currentDigest: current.digest, currentSince: current.since, ...tag };
    const tied = newest.intervals.length > 1;
    if (state === undefined)
        return tied ? unknown((0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .movedTwiceAt */ .H$)(current.since)) : { status: 'unpinned', ...target };
    switch (state.status) {
        case 'current':
            return { status: 'current', pinnedSince: state.since, ...target, ...young };
        case 'never': {
            const historySince = known.timeline[0]?.since ?? Number.NaN;
            return { status: 'not-in-history', records: known.records, historySince, ...target };
        }
        case 'superseded':
            if (tied)
                return unknown((0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .movedTwiceAt */ .H$)(current.since));
            return {
                status: 'superseded',
                pinnedSince: state.since,
                supersededAt: state.at,
                supersededBy: state.by[0] ?? current.digest,
                behind: state.behind,
                lagMs: Math.max(0, (view.asOf ?? view.now) - state.at),
                ...target,
            };
    }
}
function pinStateInView(known, digest, view) {
    const cutoff = (0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .cutoffOf */ .Ru)(view);
    const today = provenPinState(known, digest);
    if ('since' in today && today.since > cutoff)
        return { ...today, status: 'current' };
    const later = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(known.coverage, { from: cutoff + 1, to: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
    if (today.status === 'unknown' && later.length > 0)
        return { status: 'unknown', missing: later };
    const atCutoff = provenPinState(known, digest, cutoff);
    return atCutoff.status === 'never' ? today : atCutoff;
}
function youngUntil(since, { now, asOf, minAgeMs = 0 }) {
    return minAgeMs > 0 && since + minAgeMs > (asOf ?? now) ? { youngUntil: since + minAgeMs } : {};
}
function provenCurrent(known, view) {
    const cutoff = (0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .cutoffOf */ .Ru)(view);
    const proven = provenTimelineAt(known, cutoff);
    if (proven === undefined)
        return missingUpTo(known, cutoff);
    const intervals = (0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .currentAt */ .r6)(proven.timeline, view);
    return isExact(proven, intervals[0]?.since) ? { status: 'known', intervals } : missingUpTo(known, cutoff);
}
function provenPinState(known, digest, asOf = _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) {
    const proven = provenTimelineAt(known, asOf);
    if (proven === undefined)
        return missingUpTo(known, asOf);
    const state = (0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .pinStateOf */ .aw)((0,_timeline_js__WEBPACK_IMPORTED_MODULE_3__/* .upTo */ .jB)(proven.timeline, asOf), digest);
    const since = state.status === 'never' ? undefined : state.since;
    return isExact(proven, since) ? state : missingUpTo(known, asOf);
}
function provenTimelineAt({ coverage, history, ...known }, instant) {
    const interval = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .intervalAt */ .pm)(coverage, instant);
    if (interval === undefined)
        return undefined;
    const timeline = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_3__/* .timelineOf */ .hf)((0,_timeline_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsIn */ .Q0)(history, interval));
    return { timeline, from: interval.from, beginsWithRecord: known.beginsWithRecord === true };
}
function isExact({ timeline, from, ...part }, since) {
    if (from === _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from)
        return true;
    return since !== undefined && (part.beginsWithRecord || since !== timeline[0]?.since);
}
function missingUpTo({ coverage }, instant) {
    return { status: 'unknown', missing: (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(coverage, (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTimeUpTo */ .jB)(instant)) };
}


/***/ }),

/***/ 95330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   dj: () => (/* binding */ knowsMoves),
/* harmony export */   dt: () => (/* binding */ usableReading),
/* harmony export */   zU: () => (/* binding */ clockSlackMs)
/* harmony export */ });
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4790);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72881);



const clockSlackMs = 3_600_000;
function knowsMoves(strength) {
    return strength === 'complete' || strength === 'windowed';
}
function usableReading({ source, answer }, current, now) {
    if ('cause' in answer)
        return answer;
    const latest = now + clockSlackMs;
    const early = [...answer.records, ...(answer.pushes ?? [])].find(({ at }) => !(at <= latest));
    if (early !== undefined)
        return { cause: 'bad-answer', subject: source.title, message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .futureRecord */ .DQ)(early.at) };
    if (source.strength === 'timestamps')
        return { source, answer };
    const records = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)(answer.records);
    const known = knowsMoves(source.strength)
        ? movesIn(records, periodsOf(source.strength, records, answer, now))
        : sightingsIn(records, current, now);
    return { source, answer, known };
}
function periodsOf(strength, records, { known = [], bornAt, readAt }, now) {
    const end = readAt < now - clockSlackMs ? readAt + 1 : _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to;
    const first = strength === 'complete' ? _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from : Number.MIN_SAFE_INTEGER;
    const stated = known.map(({ from, to }) => ({ from: Math.max(from, first), to: Math.min(to, end) }));
    const isYounger = bornAt !== undefined && bornAt <= now && (records[0]?.at ?? bornAt) >= bornAt;
    const unborn = isYounger ? [{ from: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from, to: Math.min(bornAt, end) }] : [];
    const joined = [...stated, ...unborn].reduce(_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .addInterval */ .vV, []);
    return joined.flatMap(({ from, to }) => {
        const start = from === _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from ? from : ((0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsIn */ .Q0)(records, { from, to })[0]?.at ?? to);
        return start < to ? [{ from: start, to }] : [];
    });
}
function movesIn(history, coverage) {
    return {
        timeline: (0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .timelineOf */ .hf)(history),
        records: history.length,
        history,
        coverage,
        gaps: (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(coverage),
        beginsWithRecord: true,
    };
}
function sightingsIn(observed, current, now) {
    const past = observed.filter(({ at }) => at <= now);
    const today = { at: now, digest: current };
    const history = past.at(-1)?.digest === current ? past : (0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)([...past, today]);
    return {
        timeline: (0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .timelineOf */ .hf)(history),
        records: history.length,
        history,
        coverage: [_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw],
        gaps: [],
    };
}
function evidenceOf({ source, answer }, now) {
    const { title, strength } = source;
    if ('cause' in answer) {
        const { cause, message } = answer;
        return { source: title, strength, readAt: now, silent: { cause, message } };
    }
    const oldest = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)(answer.records)[0]?.at;
    const since = strength === 'complete' || oldest === undefined ? {} : { since: oldest };
    return { source: title, strength, ...since, readAt: answer.readAt };
}


/***/ }),

/***/ 72881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ intervalsAt),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   X9: () => (/* binding */ lastIntervalOf),
/* harmony export */   hf: () => (/* binding */ timelineOf),
/* harmony export */   jB: () => (/* binding */ upTo),
/* harmony export */   lm: () => (/* binding */ withRecords),
/* harmony export */   t7: () => (/* binding */ orderRecords)
/* harmony export */ });
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
    for (const [at, digests] of digestsByInstant(orderRecords(records))) {
        const tied = digests.length > 1;
        if (!tied && newest.length === 1 && newest[0]?.digest === digests[0])
            continue;
        for (const interval of newest)
            interval.until = at;
        newest = digests.map((digest) => ({ digest, since: at, tied }));
        for (const interval of newest)
            intervals.push(interval);
    }
    return intervals;
}
function* digestsByInstant(records) {
    let digests = [];
    for (const [index, { at, digest }] of records.entries()) {
        digests.push(digest);
        if (records[index + 1]?.at === at)
            continue;
        yield [at, digests];
        digests = [];
    }
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
    return timeline.slice(0, countUpTo(timeline, instant)).map((interval) => {
        if (interval.until === undefined || interval.until <= instant)
            return interval;
        const { until: _later, ...open } = interval;
        return open;
    });
}
function countUpTo(timeline, instant) {
    return countWhile(timeline, ({ since }) => since <= instant);
}
function countBefore(records, instant) {
    return countWhile(records, ({ at }) => at < instant);
}
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

/***/ 97074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ concluder)
});

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(65268);
;// CONCATENATED MODULE: ./lib/checks/verdict.js


function judge(findings, gaps, { failOn, onIncomplete }) {
    const failed = findings.some((finding) => fails(finding, failOn));
    const has = (cause) => gaps.some((gap) => gap.cause === cause);
    if (has('stopped'))
        return { verdict: 'incomplete', exitCode: 3 };
    const signInFailed = gaps.some(({ cause }) => (0,failure/* isSignInCause */.q1)(cause));
    const isConclusive = !has('policy-unread') && !has('clock');
    if (failed && isConclusive && !(signInFailed && onIncomplete === 'fail'))
        return { verdict: 'fail', exitCode: 1 };
    if (gaps.length === 0)
        return { verdict: 'pass', exitCode: 0 };
    return { verdict: 'incomplete', exitCode: onIncomplete === 'fail' ? 3 : 0 };
}
function fails({ check, severity, waived, introduced = true, testData }, failOn) {
    if (failOn === 'none' || waived !== undefined || introduced !== true)
        return false;
    if (typeof failOn !== 'string')
        return failOn.includes(check) && testData === undefined;
    return finding/* severities */.g.indexOf(severity) <= finding/* severities */.g.indexOf(failOn);
}

;// CONCATENATED MODULE: ./lib/pipeline/conclude.js

function concluder({ findings, gaps: known, settings, stopped, describe }) {
    const conclude = (further) => {
        const all = [...known, ...further];
        const stop = all.length > 0 ? stopped?.() : undefined;
        const gaps = stop === undefined ? all : [stop, ...all.filter(({ cause }) => cause !== stop.cause)];
        const { verdict, exitCode } = judge(findings, gaps, settings);
        return { report: describe({ verdict, findings, gaps }), exitCode };
    };
    let first;
    return (further = []) => {
        if (further.length > 0)
            return conclude(further);
        first ??= conclude([]);
        return first;
    };
}


/***/ }),

/***/ 36232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ buildReplayReport),
  F: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/report/coverage.js
var coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/report/evidence.js
var evidence = __webpack_require__(83357);
// EXTERNAL MODULE: ./lib/report/fact.js
var report_fact = __webpack_require__(87234);
// EXTERNAL MODULE: ./lib/report/time.js
var time = __webpack_require__(9793);
;// CONCATENATED MODULE: ./lib/report/finding.js


function describeFinding({ check, severity, at, message, about, fix, waived, introduced, testData }, { locate, isMarked, fix: describeFix }) {
    return {
        check,
        severity,
        ...(at === undefined ? {} : { file: at.file, ...locate(at) }),
        ...(at === undefined || isMarked(at.file)
            ? {}
            : { charOffset: at.span.start, charLength: at.span.end - at.span.start }),
        message,
        ...describeSubject(about),
        ...(0,compact/* compact */.o)({ testData }),
        ...(typeof introduced === 'boolean' ? { introduced } : {}),
        ...describeWaived(waived, locate),
        ...(fix === undefined || at === undefined ? {} : { fix: describeFix(at, fix) }),
    };
}
function describeSubject({ image, artifact, advisory } = {}) {
    const { registry, repository, tag } = image ?? {};
    return {
        ...(registry === undefined || repository === undefined
            ? {}
            : { image: { registry, repository, ...(0,compact/* compact */.o)({ tag }) } }),
        ...(0,compact/* compact */.o)({ artifact, advisory: advisory?.id }),
    };
}
function describeWaived(waived, locate) {
    if (waived === undefined)
        return {};
    const { at, reason, owner, expires } = waived;
    return {
        waived: {
            reason,
            ...(0,compact/* compact */.o)({ owner, expires: expires === undefined ? undefined : (0,time/* isoTime */.L)(expires) }),
            file: at.file,
            line: locate(at).line,
        },
    };
}
function describeWaiver({ waiver, state, matched, notice }, locate) {
    const effect = { state, matched, ...(0,compact/* compact */.o)({ notice }) };
    const place = { file: waiver.at.file, ...locate(waiver.at) };
    if ('covers' in waiver)
        return { ...place, ...effect, check: waiver.check, reason: waiver.reason };
    const { at: _at, inheritedAt: _inheritedAt, expires, acknowledged, paths, ...rest } = waiver;
    return {
        ...place,
        ...effect,
        ...rest,
        ...(paths === undefined ? {} : { paths: [...paths] }),
        ...(expires === undefined ? {} : { expires: (0,time/* isoTime */.L)(expires) }),
        ...(acknowledged === undefined ? {} : { acknowledged: (0,time/* isoTime */.L)(acknowledged) }),
    };
}

// EXTERNAL MODULE: ./lib/report/images/cards.js + 2 modules
var cards = __webpack_require__(79623);
// EXTERNAL MODULE: ./lib/model/source.js
var source = __webpack_require__(8480);
;// CONCATENATED MODULE: ./lib/report/record.js



function recordOf({ evidence, policy, inline, examined, mirrors, base }, files, locate) {
    const { occurrences, advisories, packages, vulnerabilities = [], ledger } = evidence;
    const references = new Map(occurrences.map(({ at }, index) => [at, index]));
    const named = new Set(advisories.map(({ artifactName }) => artifactName));
    const uses = packages?.filter(({ name, origins }) => [name, ...origins].some((one) => named.has(one)));
    const places = [
        ...(uses ?? []).flatMap(({ at, image }) => (at === undefined || image !== undefined ? [] : [at])),
        ...inline.map(({ at }) => at),
        ...(ledger === undefined ? [] : [ledger.at]),
        ...placesIn(policy),
    ];
    return {
        places: locatedPlaces(places, locate),
        marked: [...files.values()].filter(({ text }) => text.startsWith('\uFEFF')).map(({ path }) => path),
        examined,
        mirrors: { ...mirrors },
        ...(uses === undefined ? {} : { packages: uses.map((use) => recordUse(use, references)) }),
        vulnerabilities: vulnerabilities.map(({ at, image: _, ...match }) => ({
            ...match,
            reference: references.get(at) ?? 0,
            aliases: [...match.aliases],
            fixVersions: [...match.fixVersions],
        })),
        inline: [...inline],
        policy: recordPolicy(policy),
        ...(ledger === undefined
            ? {}
            : {
                ledger: {
                    at: ledger.at,
                    removed: recordPart(ledger.removed),
                    backdated: recordPart(ledger.backdated),
                },
            }),
        ...(base === undefined ? {} : { base: recordBase(base) }),
    };
}
function recordPart({ count, images }) {
    return { count, images: [...images] };
}
function recordBase(base) {
    if (typeof base === 'string')
        return base;
    return { references: [...base.references], unchanged: { ...base.unchanged } };
}
function rewriteRecord(record, { policy, examined }, locate) {
    const added = locatedPlaces(placesIn(policy), locate);
    const keys = new Set(added.map(recordedKey));
    const places = [...record.places.filter((place) => !keys.has(recordedKey(place))), ...added];
    return { ...record, places, examined, policy: recordPolicy(policy) };
}
function placesIn({ waivers, removed, pending }) {
    return [...waivers, ...removed, ...pending].flatMap(({ at, inheritedAt }) => inheritedAt === undefined ? [at] : [at, inheritedAt]);
}
function locatedPlaces(places, locate) {
    const distinct = new Map(places.map((place) => [(0,source/* placeKey */.r)(place), place]));
    return [...distinct.values()].map((place) => ({ file: place.file, ...place.span, ...locate(place) }));
}
function recordedKey({ file, start, end }) {
    return (0,source/* placeKey */.r)({ file, span: { start, end } });
}
function recordUse({ name, version, type, origins, at, platforms }, references) {
    const reference = at === undefined ? undefined : references.get(at);
    return {
        ...(reference === undefined ? (at === undefined ? {} : { at }) : { reference }),
        name,
        ...(0,compact/* compact */.o)({ version, type }),
        origins: [...origins],
        ...(platforms === undefined ? {} : { platforms: [...platforms] }),
    };
}
function recordPolicy(policy) {
    const { severity, ignoreStatus } = policy.advisories;
    return {
        checks: Object.fromEntries(policy.checks),
        overrides: policy.overrides.map(recordOverride),
        waivers: policy.waivers.map(recordWaiver),
        removed: policy.removed.map(recordWaiver),
        pending: policy.pending.map(recordWaiver),
        advisories: { ...(0,compact/* compact */.o)({ severity }), ignoreStatus: [...ignoreStatus] },
        ...(policy.signatures.length === 0 ? {} : { signatures: policy.signatures.map(recordSignatures) }),
    };
}
function recordOverride({ checks, paths, images, ...rest }) {
    return {
        ...rest,
        ...(paths === undefined ? {} : { paths: [...paths] }),
        ...(images === undefined ? {} : { images: [...images] }),
        checks: Object.fromEntries(checks),
    };
}
function recordSignatures({ images, except, anyOf, ...rest }) {
    return {
        ...rest,
        images: [...images],
        anyOf: [...anyOf],
        ...(0,compact/* compact */.o)({ except: except && [...except] }),
    };
}
function recordWaiver({ paths, expires, acknowledged, ...says }) {
    return {
        ...says,
        ...(paths === undefined ? {} : { paths: [...paths] }),
        ...(expires === undefined ? {} : { expires: (0,time/* isoTime */.L)(expires) }),
        ...(acknowledged === undefined ? {} : { acknowledged: (0,time/* isoTime */.L)(acknowledged) }),
    };
}

// EXTERNAL MODULE: ./lib/report/references.js
var report_references = __webpack_require__(6030);
// EXTERNAL MODULE: ./lib/report/texts.js
var report_texts = __webpack_require__(84282);
// EXTERNAL MODULE: ./lib/report/version.js
var version = __webpack_require__(38882);
;// CONCATENATED MODULE: ./lib/report/build.js












function buildReport(run, decision) {
    const { policy, settings } = run.config;
    const files = new Map([...run.files, ...policy.sources.map((source) => [source.path, source])]);
    const texts = (0,report_texts/* textsOf */.CB)(files);
    const { locate } = texts;
    const { occurrences, advisories, histories } = run.evidence;
    const decided = describeDecision(decision, run.waiverStates, texts);
    const references = (0,report_references/* withWaivedChecks */.ko)(occurrences.map((occurrence) => (0,report_references/* describeReferenceWithFact */.Pi)(occurrence, run.evidence, files, locate)), decided.findings);
    return withImages({
        schemaVersion: 1,
        tool: { name: 'tagproof', version: version/* version */.r },
        mode: run.config.mode,
        verdict: decided.verdict,
        startedAt: (0,time/* isoTime */.L)(run.startedAt),
        asOf: (0,time/* isoTime */.L)(run.config.asOf ?? run.startedAt),
        ...(0,compact/* compact */.o)({ source: run.source }),
        references,
        findings: decided.findings,
        advisories: advisories.map(evidence/* describeAdvisory */.xR),
        histories: histories.map(evidence/* describeHistory */.aq),
        coverage: { ...(0,coverage/* coverageOf */._5)(references), artifacts: run.artifacts },
        incomplete: decided.incomplete,
        settings: settings.map(({ name, value, from }) => ({
            name,
            value,
            from: typeof from === 'string' ? from : (0,position/* whereIs */.ie)(from, policy.sources),
        })),
        waivers: decided.waivers,
        requests: { ...run.requests },
        edits: run.changes.flatMap(({ path, lines }) => lines.map(({ line, before, after }) => ({ file: path, line, before, after }))),
        record: recordOf({ ...run, policy, mirrors: run.config.registries }, files, locate),
    });
}
function buildReplayReport(report, { record, texts: recorded }, replay, decision) {
    const { policy, evidence } = replay;
    const ofPolicy = (0,report_texts/* textsOf */.CB)(new Map(policy.sources.map((source) => [source.path, source])));
    const isInPolicy = ({ file }) => policy.sources.some(({ path }) => path === file);
    const locate = (place) => (isInPolicy(place) ? ofPolicy : recorded).locate(place);
    const isMarked = (file) => recorded.isMarked(file) || ofPolicy.isMarked(file);
    const decided = describeDecision(decision, replay.waiverStates, { ...recorded, locate, isMarked });
    const withFacts = report.references.map((reference, index) => {
        const occurrence = evidence.occurrences[index];
        const fact = occurrence?.kind === 'image' ? evidence.facts.get(occurrence) : undefined;
        return fact === undefined ? reference : { ...reference, fact: (0,report_fact/* describeFact */.u)(fact) };
    });
    const references = (0,report_references/* withWaivedChecks */.ko)(withFacts, decided.findings);
    return withImages({
        ...report,
        tool: { name: 'tagproof', version: version/* version */.r },
        ...decided,
        asOf: (0,time/* isoTime */.L)(replay.asOf),
        references,
        settings: [...replay.settings],
        coverage: { ...(0,coverage/* coverageOf */._5)(references), artifacts: (0,coverage/* coverageIn */.GC)(report).artifacts },
        record: rewriteRecord(record, replay, locate),
    });
}
function describeDecision({ verdict, findings, gaps }, waiverStates, texts) {
    return {
        verdict,
        findings: findings.map((finding) => describeFinding(finding, texts)),
        incomplete: gaps.map((gap) => ({ ...gap })),
        waivers: waiverStates.map((state) => describeWaiver(state, texts.locate)),
    };
}
function withImages(report) {
    return { ...report, images: (0,cards/* imageCards */.t)(report) };
}


/***/ }),

/***/ 83357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ss: () => (/* binding */ parseRecordedHistory),
/* harmony export */   aq: () => (/* binding */ describeHistory),
/* harmony export */   xR: () => (/* binding */ describeAdvisory)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6472);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75093);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9793);



function describeAdvisory(advisory) {
    const { aliases, severities, events, ...rest } = advisory;
    return {
        ...rest,
        ...(aliases === undefined ? {} : { aliases: [...aliases] }),
        ...(severities === undefined ? {} : { severities: severities.map((severity) => ({ ...severity })) }),
        ...(events === undefined
            ? {}
            : {
                events: events.map(({ patchedVersions, ...event }) => ({
                    ...event,
                    ...(patchedVersions === undefined ? {} : { patchedVersions: [...patchedVersions] }),
                })),
            }),
    };
}
const maxIntervals = 100;
function describeHistory({ intervals, known, evidence, ...tag }) {
    const left = intervals.length - maxIntervals;
    return {
        ...tag,
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({ evidence: evidence && (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSource */ .B6)(evidence) }),
        reigns: intervals.slice(-maxIntervals).map(({ digest, since, until }) => ({
            digest,
            since: (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(since),
            ...(until === undefined ? {} : { until: (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(until) }),
        })),
        ...(left > 0 ? { truncated: left } : {}),
        ...(known === undefined ? {} : { known: known.map(describeKnown) }),
    };
}
function describeKnown({ from, to }) {
    return (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({
        from: Number.isFinite(from) ? (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(from) : undefined,
        to: Number.isFinite(to) ? (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(to) : undefined,
    });
}
function parseRecordedHistory({ reigns, known, truncated, evidence, ...tag }) {
    const intervals = reigns.map(({ digest, since, until }) => ({
        digest: digest,
        since: Date.parse(since),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({ until: until === undefined ? undefined : Date.parse(until) }),
    }));
    const oldest = truncated === undefined ? undefined : intervals[0]?.since;
    const always = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];
    const recorded = known?.map(({ from, to }) => ({
        from: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
        to: to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to),
    }));
    const covered = (recorded ?? always).flatMap(({ from, to }) => oldest === undefined || from >= oldest ? [{ from, to }] : to > oldest ? [{ from: oldest, to }] : []);
    const isPart = recorded !== undefined || oldest !== undefined;
    return {
        ...tag,
        complete: tag.complete && !isPart,
        ...(isPart ? { known: covered } : {}),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({ evidence: evidence && (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSource */ .PJ)(evidence) }),
        intervals,
    };
}


/***/ }),

/***/ 84282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   fl: () => (/* binding */ locator),
/* harmony export */   uQ: () => (/* binding */ describeChange)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);

function locator(files) {
    const known = new Map();
    return ({ file, span }) => {
        const source = files.get(file);
        if (source === undefined)
            throw new Error(`no text of ${file}`);
        const positions = known.get(file) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
        known.set(file, positions);
        return positions(span);
    };
}
function textsOf(files) {
    const locate = locator(files);
    const textOf = (file) => files.get(file)?.text ?? '';
    return {
        locate,
        isMarked: (file) => textOf(file).startsWith('\uFEFF'),
        fix: (at, edit) => describeFix(at, edit, textOf(at.file), locate),
    };
}
function describeFix(at, edit, text, locate) {
    const { start, end } = widened(at.span, edit.span);
    const fix = describeChange(at, edit, text.slice(start, end), () => locate({ file: at.file, span: { start, end } }));
    const lines = linesAround(text, { start, end });
    const before = text.slice(lines.start, lines.end);
    const after = text.slice(lines.start, start) + fix.replacement + text.slice(end, lines.end);
    return before.length > maxLineLengths ? fix : { ...fix, lines: { before, after } };
}
function describeChange(at, edit, around, locate) {
    const { start, end } = widened(at.span, edit.span);
    const elsewhere = start !== at.span.start || end !== at.span.end;
    const before = around.slice(0, edit.span.start - start);
    return {
        expect: around,
        replacement: before + edit.replacement + around.slice(edit.span.end - start),
        ...(elsewhere ? { place: locate() } : {}),
    };
}
function widened(at, edit) {
    return { start: Math.min(at.start, edit.start), end: Math.max(at.end, edit.end) };
}
const maxLineLengths = 2000;
function linesAround(text, { start, end }) {
    const from = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
    const after = text.slice(end).search(/[\r\n]/);
    const mark = text.startsWith('\uFEFF') ? 1 : 0;
    return { start: Math.max(start === 0 ? 0 : from, mark), end: after < 0 ? text.length : end + after };
}


/***/ }),

/***/ 33578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ platformNeeded),
/* harmony export */   Dw: () => (/* binding */ policyUnanswered),
/* harmony export */   Eo: () => (/* binding */ ownLedger),
/* harmony export */   GA: () => (/* binding */ sourcesLeaveOpen),
/* harmony export */   IY: () => (/* binding */ tagListedTwice),
/* harmony export */   LY: () => (/* binding */ noTagHadDigest),
/* harmony export */   TJ: () => (/* binding */ sourceReasons),
/* harmony export */   Tn: () => (/* binding */ overridesUnread),
/* harmony export */   Tv: () => (/* binding */ digestWithoutTag),
/* harmony export */   W9: () => (/* binding */ endOfLifeUnreadable),
/* harmony export */   Xm: () => (/* binding */ listContradictsHistory),
/* harmony export */   bj: () => (/* binding */ unanswered),
/* harmony export */   mV: () => (/* binding */ noTagHistory),
/* harmony export */   o: () => (/* binding */ policyFailed),
/* harmony export */   tg: () => (/* binding */ listedButMissing),
/* harmony export */   v9: () => (/* binding */ historyNotInReport),
/* harmony export */   xq: () => (/* binding */ tagNotListed),
/* harmony export */   yQ: () => (/* binding */ policiesUnread)
/* harmony export */ });
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59918);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);


function platformNeeded(registry, surface) {
    const [platform, baseUrl, registryUrl] = ['platform', 'base-url', 'registry-url'].map((name) => (0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, name));
    return `To check the tag history of ${registry}, set ${platform} (or ${baseUrl} and ${registryUrl})`;
}
function listedButMissing(reason) {
    return `The platform lists the tag, but its registry does not have it: ${reason}`;
}
const tagNotListed = "The tag is not in the platform's list of tags, so its end of life is not known";
const tagListedTwice = "The platform's list of tags has the tag more than once, with different digests or ends of life, so neither is used";
function listContradictsHistory(listed, newest) {
    return `The platform's list of tags shows ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(listed)} for the tag, but its history ends with ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(newest)}, so it is not known which of them is current. Re-run; if it keeps happening, report it to the operator of the platform`;
}
const noTagHadDigest = 'The reference has a digest but no tag, and none of the searched tags has ever pointed to that digest';
function digestWithoutTag(registry) {
    return `The reference has a digest but no tag. The digest exists, but ${registry} keeps no tag history, so it is not known which tag it belongs to`;
}
function noTagHistory(registry, hasLedger, unanswered) {
    const ledger = hasLedger
        ? "this repository's ledger does not contain enough observations"
        : 'this repository has no ledger';
    return `${registry} keeps no tag history and ${ledger}, so it is not known ${unanswered}`;
}
const ownLedger = "this repository's ledger";
function sourcesLeaveOpen(reasons, unanswered) {
    return `${capitalized(reasons.join(', and '))}, so it is not known ${unanswered}`;
}
const sourceReasons = {
    silent: (source, message) => `${source} could not be read (${message})`,
    since: (source, day) => `${source} reaches back to ${day} and does not settle it`,
    empty: (source) => `${source} has no entry for the tag`,
    timestamps: (source) => `${source} do not settle it`,
    noLedger: 'this repository has no ledger',
};
function capitalized(text) {
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
const unanswered = {
    asOf: 'what the tag pointed to at `as-of`',
    minAge: 'how old the current digest is (`min-age`)',
    pin: 'whether the tag ever pointed to the pinned digest, or how far behind it is. The digest exists but is not the current one',
    deletedDigest: 'which digest to pin: the newest one that is old enough is no longer in the registry',
    target: (reason) => `which digest to pin: ${reason}`,
};
const historyNotInReport = 'The report does not contain the history of the tag, so its state at another time cannot be evaluated';
function policiesUnread(why) {
    return `It is not known whether the organization has pull policies, which could deny a pull: ${why}`;
}
function policyUnanswered(why) {
    return `It is not known whether the pull policies of the organization allow the pull: ${why}`;
}
function overridesUnread(policy, why) {
    return `The pull policy \`${policy}\` denies the pull, unless an override lifts that, which is not known: ${why}`;
}
function policyFailed(digest, failed) {
    const names = failed.map(({ policy }) => `\`${policy}\``).join(', ');
    return `The platform could not evaluate ${names} for ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(digest)}, so it is not known whether the pull is allowed. Have the administrator of the organization fix the policy`;
}
function endOfLifeUnreadable(date) {
    return `The platform announces an end of life on "${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(date, 40)}", which is not a date`;
}


/***/ }),

/***/ 60778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ lagOf),
/* harmony export */   q: () => (/* binding */ onePlatformFact)
/* harmony export */ });
/* harmony import */ var _history_prove_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44110);
/* harmony import */ var _history_timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72881);


const maxIndexes = 64;
const concurrency = 8;
async function onePlatformFact(fact, digest, known, view, children) {
    const pinChildren = await children(digest);
    if (pinChildren === undefined || pinChildren.length > 0)
        return fact;
    const { timeline } = known;
    const indexes = [...new Set(timeline.toReversed().map((interval) => interval.digest))].slice(0, maxIndexes);
    for (let start = 0; start < indexes.length; start += concurrency) {
        const batch = indexes.slice(start, start + concurrency);
        const manifests = await Promise.all(batch.map(children));
        const indexDigest = batch.find((_, position) => manifests[position]?.includes(digest));
        if (indexDigest === undefined)
            continue;
        const { records: _records, historySince: _since, ...current } = fact;
        const interval = timeline[(0,_history_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .lastIntervalOf */ .X9)(timeline, indexDigest)];
        const since = interval && { pinnedSince: interval.since };
        return { ...current, status: 'one-platform', indexDigest, ...since, ...lagOf(indexDigest, known, view) };
    }
    return fact;
}
function lagOf(indexDigest, known, view) {
    const fact = (0,_history_prove_js__WEBPACK_IMPORTED_MODULE_0__/* .proveDigest */ .vx)(indexDigest, known, undefined, view);
    if (fact.status !== 'superseded')
        return {};
    const { supersededAt, supersededBy, behind, lagMs } = fact;
    return { lag: { supersededAt, supersededBy, behind, lagMs } };
}


/***/ }),

/***/ 65203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   El: () => (/* binding */ noHistoryFact),
/* harmony export */   YS: () => (/* binding */ latestOnlyFact),
/* harmony export */   ij: () => (/* binding */ observedTagOf),
/* harmony export */   z9: () => (/* binding */ unsettledFact)
/* harmony export */ });
/* harmony import */ var _history_strengths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95330);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80588);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33578);



function latestOnlyFact(tag, isPlatform, view) {
    const { image, current } = tag;
    const known = { currentDigest: current, basis: 'present' };
    if (view.asOf !== undefined && view.asOf < view.now)
        return noHistoryFact(tag, _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.asOf);
    if (isPlatform)
        return { status: 'one-platform', indexDigest: current, ...known };
    if (image.digest === current)
        return { status: 'current', ...known };
    if (image.digest !== undefined)
        return noHistoryFact(tag, _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.pin);
    if ((view.minAgeMs ?? 0) > 0)
        return noHistoryFact(tag, _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.minAge);
    return { status: 'unpinned', ...known };
}
function noHistoryFact({ image, current, hasLedger }, what) {
    return {
        status: 'unknown',
        cause: 'no-history',
        message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .noTagHistory */ .mV)(image.registry, hasLedger, what),
        currentDigest: current,
    };
}
function unsettledFact(tag, readings, open, view) {
    const { image, current, hasLedger } = tag;
    const what = whatIsOpen(image, current, open, view);
    const asked = readings.filter(({ source }) => source.strength !== 'observed');
    if (asked.length === 0)
        return noHistoryFact(tag, what);
    const reasons = readings.map((reading) => reasonOf(reading, view));
    const message = (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesLeaveOpen */ .GA)(hasLedger ? reasons : [...reasons, _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceReasons */ .TJ.noLedger], what);
    const evidence = asked.map((reading) => (0,_history_strengths_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceOf */ .X1)(reading, view.now));
    return { status: 'unknown', cause: 'no-history', message, currentDigest: current, evidence };
}
function whatIsOpen({ digest }, current, open, { asOf, now }) {
    if (open.cause !== 'no-history' && (digest === undefined || digest === current))
        return _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.target(open.message);
    if (asOf !== undefined && asOf < now)
        return _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.asOf;
    return digest === undefined || digest === current ? _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.minAge : _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.pin;
}
function reasonOf({ source: { title, strength }, answer }, view) {
    if ('cause' in answer)
        return _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceReasons */ .TJ.silent(title, answer.message);
    if (strength === 'timestamps')
        return _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceReasons */ .TJ.timestamps(title);
    const { since } = (0,_history_strengths_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceOf */ .X1)({ source: { id: '', title, strength }, answer }, view.now);
    return since === undefined ? _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceReasons */ .TJ.empty(title) : _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceReasons */ .TJ.since(title, (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(since));
}
function observedTagOf({ registry, repository }, digest, firstSeen) {
    const prefix = `${registry}/${repository}:`;
    const tags = [...(firstSeen ?? [])]
        .filter(([name, records]) => name.startsWith(prefix) && records.some((record) => record.digest === digest))
        .map(([name]) => name.slice(prefix.length))
        .sort();
    return tags.includes('latest') ? 'latest' : tags[0];
}


/***/ })

};
