export const id = 8450;
export const ids = [8450];
export const modules = {

/***/ 89892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z0: () => (/* binding */ judgeEvidence),
  Nb: () => (/* binding */ judgeSteps)
});

// UNUSED EXPORTS: applyPolicy

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/steps.js
var steps = __webpack_require__(54566);
// EXTERNAL MODULE: ./lib/model/with-fields.js
var with_fields = __webpack_require__(49859);
// EXTERNAL MODULE: ./lib/checks/check.js
var check = __webpack_require__(5229);
// EXTERNAL MODULE: ./lib/checks/index.js + 27 modules
var checks = __webpack_require__(54995);
// EXTERNAL MODULE: ./lib/checks/overrides.js
var overrides = __webpack_require__(27272);
// EXTERNAL MODULE: ./lib/checks/rules/expired-waiver.js
var expired_waiver = __webpack_require__(53245);
// EXTERNAL MODULE: ./lib/checks/rules/unused-waiver.js
var unused_waiver = __webpack_require__(41596);
// EXTERNAL MODULE: ./lib/model/groups.js
var groups = __webpack_require__(34457);
// EXTERNAL MODULE: ./lib/model/image-glob.js
var image_glob = __webpack_require__(52367);
;// CONCATENATED MODULE: ./lib/checks/waiver-index.js


function waiverIndex(entries) {
    const byKey = new Map();
    for (const [position, entry] of entries.entries())
        for (const key of keysOf(entry.waiver))
            (0,groups/* addToGroup */.M)(byKey, key, position);
    return (finding) => {
        const lists = keysIn(finding).flatMap((key) => byKey.get(key) ?? []);
        return [...new Set(lists)].sort((a, b) => a - b).flatMap((position) => entries[position] ?? []);
    };
}
const anything = 'anything';
function keysOf(waiver) {
    if ('covers' in waiver)
        return [`file ${waiver.covers.file}`];
    const { check, image, paths, artifact, advisory } = waiver;
    if (advisory !== undefined)
        return [`advisory ${advisory.toLowerCase()}`];
    if (paths?.every(isExactPath))
        return paths.map((path) => `file ${path}`);
    const name = image === undefined ? undefined : (0,image_glob/* exactImage */.dO)(image);
    if (name !== undefined)
        return [`image ${name}`];
    if (artifact !== undefined)
        return [`artifact ${artifact}`];
    return [check === undefined ? anything : `check ${check}`];
}
function isExactPath(glob) {
    return /^\w[\w./-]*$/.test(glob);
}
function keysIn({ check, at, about }) {
    const { image, artifact, advisory } = about ?? {};
    const advisories = advisory === undefined ? [] : [advisory.id, ...advisory.aliases];
    return [
        ...[anything, `check ${check}`],
        ...(at === undefined ? [] : [`file ${at.file}`]),
        ...(image === undefined ? [] : (0,image_glob/* imageSpellings */.B_)(image).map((name) => `image ${name}`)),
        ...(artifact === undefined ? [] : [`artifact ${artifact}`]),
        ...advisories.map((id) => `advisory ${id.toLowerCase()}`),
    ];
}

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
function pendingWaiverStates(entries, findings) {
    if (entries.length === 0)
        return [];
    const possible = waiverIndex(entries);
    for (const finding of findings)
        for (const entry of possible(finding))
            entry.decide(finding);
    return entries.map(pending);
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
    return (0,steps/* atOnce */.zd)(judgeSteps(evidence, policy, ages, context));
}
function* judgeSteps(evidence, policy, ages, context) {
    const limits = (0,overrides/* ageLimitsFor */.z)(policy.overrides, ages);
    const found = yield* (0,checks.findingSteps)(evidence, {
        maxAgeMs: (occurrence) => limits(occurrence).maxAgeMs,
        now: context.now,
        ...(0,compact/* compact */.o)({ eolWarningMs: ages.eolWarningMs }),
        advisories: policy.advisories,
        signatures: policy.signatures,
    });
    return yield* policySteps(found, policy, context);
}
function applyPolicy(findings, policy, context) {
    return atOnce(policySteps(findings, policy, context));
}
function* policySteps(findings, policy, { now, complete, inline = [] }) {
    const rate = (0,overrides/* severityRater */.c)(policy);
    const rated = (yield* (0,steps/* mapped */.CV)(findings, rate)).flat();
    const own = policy.waivers.map((waiver) => new waivers/* PolicyWaiver */.Vb(waiver, now));
    const removed = policy.removed.map((waiver) => new waivers/* PolicyWaiver */.Vb(waiver, now));
    const inlineEntries = inline.map((waiver) => new waivers/* InlineWaiverEntry */.e_(waiver));
    const inForce = waiverIndex([...own, ...removed, ...inlineEntries]);
    yield;
    const judged = yield* (0,steps/* mapped */.CV)(rated, (finding) => matchWaivers(inForce(finding), finding));
    const aboutWaivers = [
        ...own.flatMap((entry) => findingsAboutWaiver(entry, complete)),
        ...inlineEntries.flatMap((entry) => (entry.waiver.pending ? [] : findingsAboutUnused(entry, complete))),
    ];
    const all = [...judged, ...aboutWaivers.flatMap(rate).map(unwaived)];
    const ordered = yield* (0,steps/* sorted */.IP)(all, check/* byPlace */.hz);
    return {
        findings: ordered,
        waiverStates: [
            ...[...own, ...inlineEntries].map((entry) => waiverStateOf(entry, now, complete)),
            ...removed.map(removedWaiverState),
            ...pendingWaiverStates(policy.pending.map((waiver) => new waivers/* PolicyWaiver */.Vb(waiver, now)), rated),
        ],
    };
}
function matchWaivers(entries, finding) {
    const decisions = entries.flatMap((entry) => entry.decide(finding) ?? []);
    const match = decisions.find((decision) => 'waived' in decision);
    if (match !== undefined)
        return (0,with_fields/* withFields */.q)(finding, { waived: match.waived });
    const lapsed = decisions.find((decision) => 'lapsed' in decision);
    if (lapsed === undefined)
        return unwaived(finding);
    return unwaived({ ...finding, message: `${finding.message}. ${lapsed.lapsed}` });
}
function unwaived(finding) {
    return (0,with_fields/* withFields */.q)(finding, { waived: undefined });
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
/* harmony import */ var _model_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34457);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8480);
/* harmony import */ var _model_with_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49859);




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
    return findings.map((finding) => (0,_model_with_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .withFields */ .q)(finding, { introduced }));
}
function compareFindings(findings, occurrences, baseline) {
    const introduced = introducedFindings(findings, occurrences, baseline);
    const compared = new Set([...occurrences.map(({ at }) => at.file), ...Object.keys(baseline.unchanged)]);
    const isKnown = ({ at }) => at === undefined || compared.has(at.file);
    return findings.map((finding) => (0,_model_with_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .withFields */ .q)(finding, { introduced: isKnown(finding) ? introduced.has(finding) : 'unknown' }));
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
            byCheck.set(check, ofCheck);
            (0,_model_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .M)(ofCheck, occurrence, finding);
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
        (0,_model_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .M)(byPlace, (0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .placeKey */ .r)(one.at), one);
    return ({ at, about }) => {
        const known = (at && byPlace.get((0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .placeKey */ .r)(at))) ?? [];
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
/* harmony export */   c: () => (/* binding */ severityRater),
/* harmony export */   z: () => (/* binding */ ageLimitsFor)
/* harmony export */ });
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53523);
/* harmony import */ var _model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52367);
/* harmony import */ var _test_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85246);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42252);




function severityRater({ checks, overrides, }) {
    const levels = overrides.map((override) => ({ override, matches: overrideMatcher(override) }));
    return (finding) => {
        const own = levels.flatMap(({ override, matches }) => {
            const level = override.checks.get(finding.check);
            return level !== undefined && matches(finding)
                ? [{ level, isByPath: override.paths !== undefined }]
                : [];
        });
        const level = own.at(-1)?.level ?? checks.get(finding.check) ?? finding.severity;
        return (0,_test_data_js__WEBPACK_IMPORTED_MODULE_2__/* .leveled */ .Cq)(finding, level, own.some(({ isByPath }) => isByPath));
    };
}
function overrideMatcher({ paths, images }) {
    const inFiles = paths === undefined ? () => true : (0,_waivers_js__WEBPACK_IMPORTED_MODULE_1__/* .inPaths */ .k6)(paths);
    return (finding) => inFiles(finding) && (images === undefined || (0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatches */ .d1)(images, finding.about?.image));
}
function ageLimitsFor(overrides, { maxAgeMs, minAgeMs }) {
    const withAges = overrides
        .filter((override) => override.maxAgeMs !== undefined || override.minAgeMs !== undefined)
        .map((override) => ({ override, inFiles: override.paths && (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .pathMatcher */ .kZ)(override.paths) }));
    return ({ at, image }) => withAges.reduce((ages, { override, inFiles }) => {
        const { images } = override;
        const applies = inFiles?.(at.file) !== false && (images === undefined || (0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatches */ .d1)(images, image));
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
        image === undefined ? undefined : ({ about }) => (0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatches */ .d1)([image], about?.image),
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
/* harmony import */ var _timeline_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4644);




function candidatesOf(known, view) {
    const cutoff = (0,_pin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .cutoffOf */ .Ru)(view);
    const proven = (0,_prove_js__WEBPACK_IMPORTED_MODULE_1__/* .provenTimelineAt */ .bI)(known, cutoff);
    if (proven === undefined)
        return [];
    const found = new Map();
    const timeline = (0,_timeline_index_js__WEBPACK_IMPORTED_MODULE_2__/* .timelineUpTo */ .y$)(proven.timeline, cutoff);
    for (let index = timeline.length - 1; index >= 0; index -= 1) {
        const { digest, since } = timeline[index] ?? {};
        if (digest === undefined || since === undefined)
            continue;
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

/***/ 97074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jf: () => (/* binding */ concludeRun),
  LD: () => (/* binding */ decide),
  wp: () => (/* binding */ unamended)
});

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(65268);
;// CONCATENATED MODULE: ./lib/checks/verdict.js


function judge(findings, gaps, { failOn, onIncomplete }) {
    return verdictFrom(anyFails(findings, failOn), gaps, onIncomplete);
}
function verdictFrom(failed, gaps, onIncomplete) {
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
function anyFails(findings, failOn) {
    return findings.some((finding) => fails(finding, failOn));
}
function fails({ check, severity, waived, introduced = true, testData }, failOn) {
    if (failOn === 'none' || waived !== undefined || introduced !== true)
        return false;
    if (typeof failOn !== 'string')
        return failOn.includes(check) && testData === undefined;
    return finding/* severities */.g.indexOf(severity) <= finding/* severities */.g.indexOf(failOn);
}

// EXTERNAL MODULE: ./lib/clients/http/stop.js
var stop = __webpack_require__(55157);
// EXTERNAL MODULE: ./lib/model/steps.js
var steps = __webpack_require__(54566);
// EXTERNAL MODULE: ./lib/report/build.js + 2 modules
var build = __webpack_require__(36232);
;// CONCATENATED MODULE: ./lib/pipeline/conclude.js




const unamended = (report) => report;
function decide({ findings, gaps, settings }) {
    const { verdict, exitCode } = judge(findings, gaps, settings);
    return { decision: { verdict, findings, gaps }, exitCode };
}
function weighing({ gaps: known, settings, stopped, failed }) {
    return (further) => {
        const all = [...known, ...further];
        const stop = all.length > 0 ? stopped() : undefined;
        const gaps = stop === undefined ? all : [stop, ...all.filter(({ cause }) => cause !== stop.cause)];
        return { gaps, ...verdictFrom(failed, gaps, settings.onIncomplete) };
    };
}
async function concludeRun(learn, { host, amend, redact }) {
    const { report, exitCode, weigh, deliver } = await described(learn, () => (0,stop/* stopGap */.lJ)(host.stop));
    const first = { report: await redact(amend(await (0,build/* withImagesInSteps */.zs)(report))), exitCode };
    const delivered = await deliver(first.report);
    return { finish: addGaps(concluder(first, weigh, redact), delivered.gaps), delivered };
}
async function described(learn, stopped) {
    const { deliver, ...learned } = await learn();
    if ((0,steps/* isPauseDue */.t2)())
        await (0,steps/* pause */.v7)();
    const { findings, gaps: known, config: settings } = learned;
    const weigh = weighing({ gaps: known, settings, stopped, failed: anyFails(findings, settings.failOn) });
    const { verdict, gaps, exitCode } = weigh([]);
    return { report: await (0,build/* describeInSteps */.M)(learned, { verdict, gaps, findings }), exitCode, weigh, deliver };
}
function concluder(first, weigh, redact) {
    return async (further = []) => {
        if (further.length === 0)
            return first;
        const { verdict, gaps, exitCode } = weigh(further);
        return { report: await redact({ ...first.report, verdict, incomplete: [...gaps] }), exitCode };
    };
}
function addGaps(conclude, later) {
    return (further = []) => conclude([...later, ...further]);
}


/***/ }),

/***/ 36232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YC: () => (/* binding */ buildReplayReport),
  M: () => (/* binding */ describeInSteps),
  zs: () => (/* binding */ withImagesInSteps)
});

// UNUSED EXPORTS: buildReport

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/model/steps.js
var steps = __webpack_require__(54566);
// EXTERNAL MODULE: ./lib/report/built.js
var report_built = __webpack_require__(12486);
// EXTERNAL MODULE: ./lib/report/coverage.js
var report_coverage = __webpack_require__(7130);
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
    const isAsked = packages !== undefined || vulnerabilities.length > 0;
    const references = new Map(isAsked ? occurrences.map(({ at }, index) => [at, index]) : []);
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
    return atOnce(withImages(atOnce(reportSteps(run, decision))));
}
function describeInSteps(run, decision) {
    return (0,steps/* inSteps */.F8)(reportSteps(run, decision));
}
function withImagesInSteps(report) {
    return (0,steps/* inSteps */.F8)(withImages(report));
}
function* reportSteps(run, decision) {
    const { policy, settings } = run.config;
    const files = new Map([...run.files, ...policy.sources.map((source) => [source.path, source])]);
    const texts = (0,report_texts/* textsOf */.CB)(files);
    const { locate } = texts;
    const { occurrences, advisories, histories } = run.evidence;
    const asOf = run.config.asOf ?? run.startedAt;
    const decided = yield* describeDecision(decision, run.waiverStates, texts);
    yield;
    const references = (0,report_references/* withWaivedChecks */.ko)(yield* (0,steps/* mapped */.CV)(occurrences, (one) => (0,report_references/* describeReferenceWithFact */.Pi)(one, run.evidence, files, locate, asOf)), decided.findings);
    yield;
    const coverage = { ...(yield* (0,report_coverage/* coverageSteps */.cS)(references)), artifacts: run.artifacts };
    yield;
    const record = recordOf({ ...run, policy, mirrors: run.config.registries }, files, locate);
    yield;
    return {
        schemaVersion: 1,
        tool: { name: 'tagproof', version: version/* version */.r },
        mode: run.config.mode,
        verdict: decided.verdict,
        startedAt: (0,time/* isoTime */.L)(run.startedAt),
        asOf: (0,time/* isoTime */.L)(asOf),
        ...(0,compact/* compact */.o)({ source: run.source }),
        references,
        findings: decided.findings,
        advisories: advisories.map(evidence/* describeAdvisory */.xR),
        histories: yield* (0,steps/* mapped */.CV)(histories, evidence/* describeHistory */.aq),
        coverage,
        incomplete: decided.incomplete,
        settings: settings.map(({ name, value, from }) => ({
            name,
            value,
            from: typeof from === 'string' ? from : (0,position/* whereIs */.ie)(from, policy.sources),
        })),
        waivers: decided.waivers,
        requests: { ...run.requests },
        edits: run.changes.flatMap(({ path, lines }) => lines.map(({ line, before, after }) => ({ file: path, line, before, after }))),
        ...forecastsIn(run.forecasts),
        record,
    };
}
function buildReplayReport(report, { record, texts: recorded }, replay, decision) {
    const { policy, evidence } = replay;
    const ofPolicy = (0,report_texts/* textsOf */.CB)(new Map(policy.sources.map((source) => [source.path, source])));
    const isInPolicy = ({ file }) => policy.sources.some(({ path }) => path === file);
    const locate = (place) => (isInPolicy(place) ? ofPolicy : recorded).locate(place);
    const isMarked = (file) => recorded.isMarked(file) || ofPolicy.isMarked(file);
    const decided = (0,steps/* atOnce */.zd)(describeDecision(decision, replay.waiverStates, { ...recorded, locate, isMarked }));
    const withFacts = report.references.map((reference, index) => {
        const occurrence = evidence.occurrences[index];
        const fact = occurrence?.kind === 'image' ? evidence.facts.get(occurrence) : undefined;
        if (occurrence?.kind !== 'image' || fact === undefined)
            return reference;
        const signatures = evidence.signatures?.get(occurrence);
        const built = (0,report_built/* describeBuilt */.S)(fact, occurrence.image, signatures, replay.asOf);
        return { ...reference, fact: { ...(0,report_fact/* describeFact */.u)(fact), ...built } };
    });
    const references = (0,report_references/* withWaivedChecks */.ko)(withFacts, decided.findings);
    const again = {
        ...report,
        tool: { name: 'tagproof', version: version/* version */.r },
        ...decided,
        asOf: (0,time/* isoTime */.L)(replay.asOf),
        references,
        settings: [...replay.settings],
        coverage: { ...(0,report_coverage/* coverageOf */._5)(references), artifacts: (0,report_coverage/* coverageIn */.GC)(report).artifacts },
        record: rewriteRecord(record, replay, locate),
    };
    return (0,steps/* atOnce */.zd)(withImages(again));
}
function* describeDecision({ verdict, findings, gaps }, waiverStates, texts) {
    return {
        verdict,
        findings: yield* (0,steps/* mapped */.CV)(findings, (finding) => describeFinding(finding, texts)),
        incomplete: [...gaps],
        waivers: waiverStates.map((state) => describeWaiver(state, texts.locate)),
    };
}
function* withImages(report) {
    return { ...report, images: yield* (0,cards/* imageCardSteps */.d)(report) };
}
function forecastsIn(forecasts = []) {
    return forecasts.length === 0 ? {} : { forecasts: [...forecasts] };
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
function describeHistory(history) {
    const { registry, repository, tag, complete, known, evidence } = history;
    const left = countOf(history.intervals) - Math.min(history.intervals.length, maxIntervals);
    return {
        ...{ registry, repository, tag, complete },
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .o)({ evidence: evidence && (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSource */ .B6)(evidence) }),
        get reigns() {
            return describeIntervals(history.intervals.slice(-maxIntervals));
        },
        ...(left > 0 ? { truncated: left } : {}),
        ...(known === undefined ? {} : { known: known.map(describeKnown) }),
    };
}
function describeIntervals(intervals) {
    let last;
    const textOf = (instant) => {
        if (last?.[0] !== instant)
            last = [instant, (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(instant)];
        return last[1];
    };
    return intervals.map(({ digest, since, until }) => ({
        digest,
        since: textOf(since),
        ...(until === undefined ? {} : { until: textOf(until) }),
    }));
}
function countOf(intervals) {
    return intervals.reduce((sum, { leftOut }) => sum + 1 + (leftOut?.intervals ?? 0), 0);
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
/* harmony import */ var _model_with_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49859);


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
    return before.length > maxLineLengths ? fix : (0,_model_with_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .withFields */ .q)(fix, { lines: { before, after } });
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
    const before = text.slice(Math.max(0, start - maxLineLengths - 1), start);
    const from = start - before.length + Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
    const rest = text.slice(end, end + maxLineLengths + 1);
    const after = rest.search(/[\r\n]/);
    const mark = text.startsWith('\uFEFF') ? 1 : 0;
    return { start: Math.max(from, mark), end: end + (after < 0 ? rest.length : after) };
}


/***/ }),

/***/ 60778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ lagOf),
/* harmony export */   q: () => (/* binding */ onePlatformFact)
/* harmony export */ });
/* harmony import */ var _history_prove_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44110);
/* harmony import */ var _history_timeline_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4644);


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
        const interval = timeline[(0,_history_timeline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .lastIndexWith */ .pb)(timeline, indexDigest)];
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
    const used = readings.map((reading) => {
        const usable = (0,_history_strengths_js__WEBPACK_IMPORTED_MODULE_0__/* .usableReading */ .dt)(reading, current, view.now);
        return 'cause' in usable ? { source: reading.source, answer: usable } : reading;
    });
    const asked = used.filter(({ source }) => source.strength !== 'observed');
    if (asked.length === 0)
        return noHistoryFact(tag, what);
    const reasons = used.map((reading) => reasonOf(reading, view));
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
    const isEmpty = answer.records.length === 0 || since === undefined;
    return isEmpty ? _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceReasons */ .TJ.empty(title) : _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceReasons */ .TJ.since(title, (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(since));
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
