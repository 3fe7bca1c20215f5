export const id = 5312;
export const ids = [5312];
export const modules = {

/***/ 10868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ applyPolicy),
/* harmony export */   Z: () => (/* binding */ judgeEvidence)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50412);
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);
/* harmony import */ var _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82664);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26732);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5229);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6226);
/* harmony import */ var _rules_expired_waiver_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53245);
/* harmony import */ var _rules_unused_waiver_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41596);
/* harmony import */ var _waivers_overrides_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70834);
/* harmony import */ var _waivers_waivers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52842);











const soonMs = 14 * _model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .dayMs */ .LP;
function waiverStateOf(entry, now, complete) {
    const { waiver, matched, lapsed, expiredAt } = entry;
    if ('pending' in waiver)
        return pending(entry);
    if (expiredAt !== undefined)
        return stateWith(entry, 'expired', `It expired on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(expiredAt)}`);
    if (lapsed !== undefined)
        return stateWith(entry, 'lapsed', lapsed);
    const soon = 'expires' in waiver ? expiringSoon(waiver.expires, now) : undefined;
    return stateWith(entry, matched > 0 ? 'active' : complete ? 'unused' : 'unknown', soon);
}
function removedWaiverState(entry) {
    const until = entry.expiredAt === undefined ? '; it applies until the merge' : '';
    return stateWith(entry, 'removed', `This pull request removes the waiver${until}`);
}
function pendingWaiverStates(waivers, findings, now, limit) {
    if (waivers.length === 0)
        return [];
    const work = { steps: 0 };
    const entries = waivers.map((waiver) => new _waivers_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .PolicyWaiver */ .Vb(waiver, now, work));
    const possible = (0,_waivers_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .waiverIndex */ .tZ)(entries, work);
    for (const finding of findings) {
        if (work.steps > limit)
            return waivers.map((waiver) => stateWith({ waiver, matched: 0 }, 'pending', `${addsWaiver}. ${notCounted}`));
        for (const entry of possible(finding))
            entry.decide(finding);
    }
    return entries.map(pending);
}
const addsWaiver = 'This pull request adds the waiver: it takes effect after the merge';
const notCounted = 'How many findings it will match was not counted: there are too many waivers and findings';
function pending(entry) {
    const findings = entry.matched > 0 ? ` and will match ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(entry.matched, 'finding')}` : '';
    return stateWith(entry, 'pending', `${addsWaiver}${findings}`);
}
function stateWith({ waiver, matched }, state, notice) {
    return { waiver, state, matched, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ notice }) };
}
function expiringSoon(expires, now) {
    if (expires === undefined || expires - now > soonMs)
        return undefined;
    const days = Math.floor((expires - now) / _model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .dayMs */ .LP);
    return `It expires on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(expires)}, ${days === 0 ? 'within a day' : `in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(days, 'day')}`}`;
}
const maxSteps = 2_000_000_000;
function judgeEvidence(evidence, policy, ages, context) {
    const limits = (0,_waivers_overrides_js__WEBPACK_IMPORTED_MODULE_6__/* .ageLimitsFor */ .ze)(policy.overrides, ages);
    const found = (0,_index_js__WEBPACK_IMPORTED_MODULE_3__.findingsOf)(evidence, {
        maxAgeMs: (occurrence) => limits(occurrence).maxAgeMs,
        now: context.now,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ eolWarningMs: ages.eolWarningMs }),
        advisories: policy.advisories,
        signatures: policy.signatures,
        needsProof: (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)(policy.proof),
    });
    return applyPolicy(found, policy, context);
}
function applyPolicy(findings, policy, { now, complete, inline = [], limit = maxSteps, failOn }) {
    const rate = (0,_waivers_overrides_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRater */ .ci)(policy);
    const rated = findings.flatMap(rate);
    const work = { steps: 0 };
    const own = policy.waivers.map((waiver) => new _waivers_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .PolicyWaiver */ .Vb(waiver, now, work));
    const removed = policy.removed.map((waiver) => new _waivers_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .PolicyWaiver */ .Vb(waiver, now, work));
    const inlineEntries = inline.map((waiver) => new _waivers_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .InlineWaiverEntry */ .e_(waiver));
    const inForce = (0,_waivers_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .waiverIndex */ .tZ)([...own, ...removed, ...inlineEntries], work);
    let left = rated.length;
    const judged = rated.map((finding) => {
        if (work.steps > limit)
            return unwaived(finding);
        left -= 1;
        return matchWaivers(inForce(finding), finding);
    });
    const isComplete = complete && left === 0;
    const aboutWaivers = [
        ...own.flatMap((entry) => findingsAboutWaiver(entry, isComplete)),
        ...inlineEntries.flatMap((entry) => (entry.waiver.pending ? [] : findingsAboutUnused(entry, isComplete))),
        ...policy.pending.flatMap((waiver) => addedExpired(waiver, now)),
    ];
    const all = [...withoutRepeats(judged, failOn), ...aboutWaivers.flatMap(rate).map(unwaived)];
    const ordered = all.toSorted(_check_js__WEBPACK_IMPORTED_MODULE_2__/* .byPlace */ .hz);
    return {
        findings: ordered,
        waiverStates: [
            ...[...own, ...inlineEntries].map((entry) => waiverStateOf(entry, now, isComplete)),
            ...removed.map(removedWaiverState),
            ...pendingWaiverStates(policy.pending, rated, now, limit),
        ],
        gaps: left === 0 ? [] : [tooManyWaivers(left)],
    };
}
function withoutRepeats(findings, failOn) {
    const keyOf = ({ at, about }, check) => at && `${check} ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__/* .subjectKey */ .ow)(at, about?.image)}`;
    const named = new Set(findings.flatMap(({ unless = [] }) => unless));
    const said = new Map();
    const isListed = (check) => typeof failOn !== 'object' || failOn.includes(check);
    for (const finding of findings)
        if (named.has(finding.check) && finding.waived === undefined)
            said.set(keyOf(finding, finding.check), _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .severities */ .g.indexOf(finding.severity));
    return findings.flatMap((finding) => {
        const { unless = [], ...kept } = finding;
        const rank = _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .severities */ .g.indexOf(finding.severity);
        const isRepeat = unless.some((check) => (said.get(keyOf(finding, check)) ?? _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .severities */ .g.length) <= rank &&
            (isListed(check) || !isListed(finding.check)));
        return isRepeat ? [] : [kept];
    });
}
function matchWaivers(entries, finding) {
    const decisions = entries.flatMap((entry) => entry.decide(finding) ?? []);
    const match = decisions.find((decision) => 'waived' in decision);
    if (match !== undefined)
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .withFields */ .qO)(finding, { waived: match.waived });
    const lapsed = decisions.find((decision) => 'lapsed' in decision);
    if (lapsed === undefined)
        return unwaived(finding);
    return unwaived({ ...finding, message: `${finding.message}. ${lapsed.lapsed}` });
}
function tooManyWaivers(left) {
    return {
        cause: 'policy-unread',
        subject: 'waivers',
        message: `The waivers of the policy were not compared with ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(left, 'finding')}, because that takes too much work. In the waivers, write whole names and paths instead of globs that begin with \`*\`, or remove some of them`,
    };
}
function unwaived(finding) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .withFields */ .qO)(finding, { waived: undefined });
}
function findingsAboutWaiver(entry, complete) {
    const { waiver, matched, expiredAt } = entry;
    if (waiver.inheritedAt !== undefined && (expiredAt === undefined || matched === 0))
        return [];
    if (expiredAt === undefined)
        return findingsAboutUnused(entry, complete);
    return [findingOf(_rules_expired_waiver_js__WEBPACK_IMPORTED_MODULE_4__/* .expiredWaiver */ .a, (0,_rules_expired_waiver_js__WEBPACK_IMPORTED_MODULE_4__/* .expiredDraft */ .n)(waiver, expiredAt, matched))];
}
function addedExpired(waiver, now) {
    const { expiredAt } = new _waivers_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .PolicyWaiver */ .Vb(waiver, now);
    if (expiredAt === undefined || waiver.inheritedAt !== undefined)
        return [];
    return [findingOf(_rules_expired_waiver_js__WEBPACK_IMPORTED_MODULE_4__/* .expiredWaiver */ .a, (0,_rules_expired_waiver_js__WEBPACK_IMPORTED_MODULE_4__/* .expiredDraft */ .n)(waiver, expiredAt))];
}
function findingsAboutUnused({ waiver, matched }, complete) {
    return matched > 0 || !complete ? [] : [findingOf(_rules_unused_waiver_js__WEBPACK_IMPORTED_MODULE_5__/* .unusedWaiver */ .L, (0,_rules_unused_waiver_js__WEBPACK_IMPORTED_MODULE_5__/* .unusedDraft */ .a)(waiver))];
}
function findingOf({ id, severity }, draft) {
    return { check: id, severity, ...draft };
}


/***/ }),

/***/ 21024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ anyFails),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   kk: () => (/* binding */ verdictFrom)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82664);


function judge(findings, gaps, { failOn, onIncomplete }) {
    return verdictFrom(anyFails(findings, failOn), gaps, onIncomplete);
}
function verdictFrom(failed, gaps, onIncomplete) {
    const causes = new Set(gaps.map(({ cause }) => cause));
    if (causes.has('stopped'))
        return { verdict: 'incomplete', exitCode: 3 };
    const counting = gaps.filter(({ existing }) => onIncomplete === 'strict' || existing !== true);
    const signInFailed = onIncomplete !== 'warn' && counting.some(({ cause }) => (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .isSignInCause */ .q1)(cause));
    const isConclusive = !causes.has('policy-unread') && !causes.has('clock');
    if (failed && isConclusive && !signInFailed)
        return { verdict: 'fail', exitCode: 1 };
    if (gaps.length === 0)
        return { verdict: 'pass', exitCode: 0 };
    return { verdict: 'incomplete', exitCode: counting.length > 0 && onIncomplete !== 'warn' ? 3 : 0 };
}
function anyFails(findings, failOn) {
    return findings.some((finding) => fails(finding, failOn));
}
function fails({ check, severity, waived, introduced = true, testData }, failOn) {
    if (failOn === 'none' || waived !== undefined || introduced !== true)
        return false;
    if (typeof failOn !== 'string')
        return failOn.includes(check) && testData === undefined;
    return _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .g.indexOf(severity) <= _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .g.indexOf(failOn);
}


/***/ }),

/***/ 70834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J8: () => (/* binding */ offFor),
/* harmony export */   ci: () => (/* binding */ severityRater),
/* harmony export */   ze: () => (/* binding */ ageLimitsFor)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5229);
/* harmony import */ var _selector_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66051);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52842);




function severityRater({ checks, overrides }, work) {
    const applying = overridesIn(overrides, work);
    return (finding) => {
        const own = applying(finding).flatMap((override) => {
            const level = override.checks.get(finding.check);
            return level === undefined ? [] : [{ level, isByPath: override.paths !== undefined }];
        });
        const set = own.at(-1)?.level ?? checks.get(finding.check);
        const { elsewhere: _, ...always } = finding;
        const level = set ?? finding.severity;
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .leveled */ .Cq)(set === undefined ? finding : always, level, own.some(({ isByPath }) => isByPath));
    };
}
function offFor(policy) {
    const rate = severityRater(policy);
    return (check, { at, image }) => rate({ check, severity: 'notice', message: '', at, about: { image } }).length === 0;
}
function overridesIn(overrides, work) {
    const compiled = overrides.map((override) => ({
        override,
        inFiles: override.paths && (0,_waivers_js__WEBPACK_IMPORTED_MODULE_2__/* .inPaths */ .k6)(override.paths, work),
        ofThese: override.images && (0,_waivers_js__WEBPACK_IMPORTED_MODULE_2__/* .ofImages */ .I2)(override.images, work),
    }));
    const possible = (0,_selector_index_js__WEBPACK_IMPORTED_MODULE_1__/* .selectorIndex */ .O)(compiled, ({ override: { paths, images } }) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ paths, images }), work);
    return (subject) => possible(subject).flatMap(({ override, inFiles, ofThese }) => inFiles?.(subject) === false || ofThese?.(subject) === false ? [] : [override]);
}
function ageLimitsFor(overrides, { maxAgeMs, minAgeMs }) {
    const applying = overridesIn(overrides);
    return ({ at, image }) => applying({ at, about: { image } }).reduce((ages, override) => ({
        maxAgeMs: override.maxAgeMs ?? ages.maxAgeMs,
        minAgeMs: override.minAgeMs ?? ages.minAgeMs,
    }), { maxAgeMs, minAgeMs });
}


/***/ }),

/***/ 66051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ selectorIndex)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_globs_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93635);
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);



const stepsPerEntry = 128;
function selectorIndex(entries, selectedBy, work = { steps: 0 }) {
    const selected = entries.map(selectedBy);
    const choices = selected.map(choicesOf);
    const uses = new Map();
    for (const key of choices.flat(2))
        uses.set(key, (uses.get(key) ?? 0) + 1);
    const usesOf = (keys) => keys.reduce((sum, key) => sum + (uses.get(key) ?? 0), 0);
    const byKey = new Map();
    for (const [position, [first = [], ...others]] of choices.entries()) {
        const rarest = others.reduce((best, one) => (usesOf(one) < usesOf(best) ? one : best), first);
        for (const key of rarest)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .Mr)(byKey, key, position);
    }
    const startsIn = startsAmong([...byKey.keys()]);
    const lineOf = linesIn(selected.flatMap(({ line }) => line ?? []));
    return ({ check, at, about }) => {
        const { image, artifact, advisory } = about ?? {};
        const line = at && lineOf(at);
        const keys = [
            'anything',
            `check ${check}`,
            ...(at === undefined ? [] : [`file ${at.file}`, ...startsIn('files', `${at.file}/`)]),
            ...(line === undefined ? [] : [`line ${check} ${line}`]),
            ...(image === undefined ? [] : (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageSpellings */ .B_)(image)).flatMap((name) => [
                `image ${name}`,
                ...startsIn('images', name),
            ]),
            ...(artifact === undefined ? [] : [`artifact ${artifact}`]),
            ...(advisory === undefined ? [] : [advisory.id, ...advisory.aliases]).map(advisoryKey),
        ];
        const lists = keys.flatMap((key) => [byKey.get(key) ?? []]).filter((list) => list.length > 0);
        const found = lists.length === 1 ? (lists[0] ?? []) : [...new Set(lists.flat())].sort((a, b) => a - b);
        work.steps += keys.length + stepsPerEntry * found.length;
        return found.flatMap((position) => entries[position] ?? []);
    };
}
function choicesOf(selected) {
    const { check, image, images = image === undefined ? undefined : [image] } = selected;
    const { paths, artifact, advisory, line } = selected;
    return [
        ...(line === undefined ? [] : [[`line ${check} ${lineKey(line.file, line.span.start)}`]]),
        ...(advisory === undefined ? [] : [[advisoryKey(advisory)]]),
        ...(paths === undefined ? [] : [paths.map((glob) => globKey('file', glob))]),
        ...(images === undefined ? [] : [images.map((glob) => globKey('image', (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .withCanonicalRegistry */ ._Z)(glob)))]),
        ...(artifact === undefined ? [] : [[`artifact ${artifact}`]]),
        [check === undefined ? 'anything' : `check ${check}`],
    ];
}
function advisoryKey(id) {
    return `advisory ${id.toLowerCase()}`;
}
function globKey(kind, glob) {
    const start = (0,_model_globs_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .startOfGlob */ .UR)(glob);
    return start === glob ? `${kind} ${glob}` : `${kind}s ${start}`;
}
function startsAmong(keys) {
    const lengths = { files: new Set(), images: new Set() };
    for (const key of keys)
        for (const kind of ['files', 'images'])
            if (key.startsWith(`${kind} `))
                lengths[kind].add(key.length - kind.length - 1);
    return (kind, text) => [...lengths[kind]].flatMap((length) => length <= text.length ? [`${kind} ${text.slice(0, length)}`] : []);
}
function linesIn(lines) {
    const byFile = new Map();
    for (const { file, span } of lines) {
        const starts = byFile.get(file);
        if (starts === undefined)
            byFile.set(file, new Set([span.start]));
        else
            starts.add(span.start);
    }
    const sorted = new Map([...byFile].map(([file, starts]) => [file, [...starts].sort((a, b) => a - b)]));
    return ({ file, span }) => {
        const starts = sorted.get(file) ?? [];
        const start = starts[(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .PR)(starts, (one) => one <= span.start) - 1];
        return start === undefined ? undefined : lineKey(file, start);
    };
}
function lineKey(file, start) {
    return `${start} ${file}`;
}


/***/ }),

/***/ 52842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ ofImages),
/* harmony export */   Vb: () => (/* binding */ PolicyWaiver),
/* harmony export */   e_: () => (/* binding */ InlineWaiverEntry),
/* harmony export */   k6: () => (/* binding */ inPaths),
/* harmony export */   tZ: () => (/* binding */ waiverIndex)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50412);
/* harmony import */ var _model_globs_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93635);
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75485);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26732);
/* harmony import */ var _selector_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66051);






function waiverIndex(entries, work) {
    const selectedBy = ({ waiver }) => 'covers' in waiver ? { check: waiver.check, line: waiver.covers } : waiver;
    return (0,_selector_index_js__WEBPACK_IMPORTED_MODULE_3__/* .selectorIndex */ .O)(entries, selectedBy, work);
}
class PolicyWaiver {
    waiver;
    matched = 0;
    lapsed;
    expiredAt;
    matches;
    constructor(waiver, now, work) {
        this.waiver = waiver;
        const { expires } = waiver;
        this.expiredAt = expires !== undefined && now > expires ? expires : undefined;
        this.matches = selectorMatcher(waiver, work);
    }
    decide(finding) {
        const { acknowledged } = this.waiver;
        if (!this.matches(finding))
            return undefined;
        if (acknowledged !== undefined && finding.about?.advisory === undefined)
            return undefined;
        this.matched += 1;
        if (this.expiredAt !== undefined)
            return { lapsed: `A waiver for it expired on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(this.expiredAt)}` };
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
    decide({ check, at, about }) {
        const { file, span } = this.waiver.covers;
        if (check !== this.waiver.check || at?.file !== file)
            return undefined;
        if (at.span.start < span.start || at.span.start >= span.end)
            return undefined;
        this.matched += 1;
        const { reason, pending } = this.waiver;
        if (pending)
            return { lapsed: pendingSentence(file, about?.image) };
        return { waived: { at: this.waiver.at, reason } };
    }
}
function pendingSentence(file, image) {
    const what = image === undefined ? 'it' : `\`${(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_1__/* .imageName */ .tO)(image)}\``;
    return `This change adds the inline waiver, which takes effect after the merge: the base has none for ${what} in \`${file}\`, and one for another image, tag or file does not move. Fix the finding, or merge the waiver first`;
}
function changedSince(acknowledged, { about }) {
    if (acknowledged === undefined)
        return undefined;
    const updatedAt = about?.advisory?.updatedAt;
    const seen = (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(acknowledged);
    if (updatedAt === undefined)
        return `Its waiver does not apply: it acknowledges the update of ${seen}, and the platform does not say when the advisory was last updated`;
    if (updatedAt <= acknowledged)
        return undefined;
    return `Its waiver has lapsed: the advisory was updated on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(updatedAt)}, after the update of ${seen} that the waiver acknowledges`;
}
function waivedBy({ at, reason, owner, expires }) {
    return {
        at,
        reason,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ owner, expires }),
    };
}
function selectorMatcher({ check, image, tag, paths, artifact, advisory }, work) {
    const tests = [
        check === undefined ? undefined : (finding) => finding.check === check,
        image === undefined ? undefined : ofImages([image], work),
        tag === undefined ? undefined : withTag(tag, work),
        paths === undefined ? undefined : inPaths(paths, work),
        artifact === undefined ? undefined : ({ about }) => about?.artifact === artifact,
        advisory === undefined ? undefined : ({ about }) => advisoryMatches(advisory, about?.advisory),
    ];
    const given = tests.filter((test) => test !== undefined);
    return (finding) => given.length > 0 && given.every((test) => test(finding));
}
function inPaths(globs, work) {
    const matches = (0,_model_globs_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .pathMatcher */ .kZ)(globs, work);
    return ({ at }) => at !== undefined && matches(at.file);
}
function ofImages(globs, work) {
    const matches = (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)(globs, work);
    return ({ about }) => matches(about?.image);
}
function withTag(glob, work) {
    const matches = (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMatcher */ .MH)(glob, work);
    return ({ about }) => about?.image?.tag !== undefined && matches(about.image.tag);
}
function advisoryMatches(wanted, advisory) {
    if (advisory === undefined)
        return false;
    const same = (id) => id.toLowerCase() === wanted.toLowerCase();
    return same(advisory.id) || advisory.aliases.some(same);
}


/***/ }),

/***/ 44231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ revisionOf)
/* harmony export */ });
/* harmony import */ var _ci_systems_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49850);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_run_revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8118);



const remedy = 'Set `base` to the branch that changes are merged into, or `policy-from` to `head` if everything that is checked out was reviewed';
async function revisionOf({ ci, git }, base) {
    const system = ci && (0,_ci_systems_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ciSystemOf */ .f)(ci.variable);
    if (ci === undefined || system === undefined)
        return base === undefined ? { kind: 'local' } : changeOf({ ...named(base), isFromOutside: false });
    const { request, ...job } = await system.revision(ci);
    if (base !== undefined) {
        if (request === undefined && job.branch === base)
            return onReviewedBranch(git, job);
        if (request?.target === base)
            return changeOf(request);
        const { number, head = job.commit, isFromOutside = request !== undefined || job.isAnybodys, } = request ?? {};
        return changeOf({ number, head, isFromOutside, ...named(base) });
    }
    if (job.unclear !== undefined)
        return { kind: 'unknown', why: `${job.unclear}. ${remedy}` };
    const defaultBranch = job.defaultBranch ?? (await git?.defaultBranch());
    const isTargetKnown = request?.target !== undefined || request?.base !== undefined;
    if (request !== undefined && isTargetKnown)
        return changeOf(request);
    const isDefault = job.isDefaultBranch === true || (job.branch !== undefined && job.branch === defaultBranch);
    if (request === undefined && isDefault)
        return onReviewedBranch(git, job);
    if (defaultBranch === undefined) {
        const why = `${system.name} does not say which branch is the default one, and neither does the clone`;
        return { kind: 'unknown', why: `${why}. ${remedy}` };
    }
    return changeOf({
        ...(request ?? { head: job.commit, isFromOutside: job.isAnybodys === true }),
        target: defaultBranch,
    });
}
async function onReviewedBranch(git, { branch, commit, isAnybodys = false, mayCheckOutAnother = false }) {
    if ((0,_model_run_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommit */ .W)(commit)) {
        const here = (await git?.head())?.commit;
        const isUnclear = git === undefined ? isAnybodys : mayCheckOutAnother;
        const isOther = here === undefined ? isUnclear : here !== commit;
        if (isOther)
            return changeOf({
                target: branch,
                head: here,
                base: commit,
                isFromOutside: isAnybodys,
            });
    }
    return {
        kind: 'branch',
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ name: branch }),
        ...(isAnybodys ? { isAnybodys } : {}),
    };
}
function named(base) {
    return (0,_model_run_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommit */ .W)(base) ? { base } : { target: base };
}
function changeOf({ number, target, base, newerBase, head, forkPoint, merges, isFromOutside, }) {
    const commit = (value) => ((0,_model_run_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommit */ .W)(value) ? value : undefined);
    return {
        kind: 'change',
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
            number,
            target,
            base: commit(base),
            newerBase: commit(newerBase),
            head: commit(head),
            forkPoint: commit(forkPoint),
        }),
        merges: merges ?? [],
        isFromOutside: isFromOutside ?? true,
    };
}


/***/ }),

/***/ 13693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ globsAfter),
/* harmony export */   B_: () => (/* binding */ imageSpellings),
/* harmony export */   MH: () => (/* binding */ nameMatcher),
/* harmony export */   _Z: () => (/* binding */ withCanonicalRegistry),
/* harmony export */   kD: () => (/* binding */ imageMatcher),
/* harmony export */   kh: () => (/* binding */ isNameGlob),
/* harmony export */   u$: () => (/* binding */ withRegistry)
/* harmony export */ });
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

/***/ 32042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ describeProblem),
/* harmony export */   P: () => (/* binding */ describeReference)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);


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
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ testData }),
    };
    if (occurrence.kind === 'opaque')
        return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
    if (occurrence.kind === 'local')
        return { kind: 'local', ...shared, ...occurrence.image, builtBy: { ...occurrence.builtBy } };
    const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
    const { image } = occurrence;
    const assumed = image.tag === undefined ? (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .withImpliedTag */ .Lt)(image).tag : undefined;
    const assumedTag = assumed === undefined ? {} : { assumedTag: assumed };
    return { kind: 'image', ...shared, ...image, ...assumedTag, ...noPlace };
}
function describeProblem({ file, message, span }, locate) {
    return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}


/***/ }),

/***/ 84282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   fl: () => (/* binding */ locator),
/* harmony export */   uQ: () => (/* binding */ describeChange)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80642);


function locator(files) {
    const known = new Map();
    return ({ file, span }) => {
        const source = files.get(file);
        if (source === undefined)
            throw new Error(`no text of ${file}`);
        const positions = known.get(file) ?? (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
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
    return before.length > maxLineLengths ? fix : (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .withFields */ .qO)(fix, { lines: { before, after } });
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


/***/ })

};
