export const id = 3163;
export const ids = [3163];
export const modules = {

/***/ 76528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z0: () => (/* binding */ judgeEvidence),
  Nb: () => (/* binding */ judgeSteps)
});

// UNUSED EXPORTS: applyPolicy

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/sort.js
var sort = __webpack_require__(88489);
// EXTERNAL MODULE: ./lib/model/steps.js
var steps = __webpack_require__(54566);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
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
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
// EXTERNAL MODULE: ./lib/checks/waivers.js
var checks_waivers = __webpack_require__(42252);
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
function pendingWaiverStates(waivers, findings, now, limit) {
    if (waivers.length === 0)
        return [];
    const work = { steps: 0 };
    const entries = waivers.map((waiver) => new checks_waivers/* PolicyWaiver */.Vb(waiver, now, work));
    const possible = (0,checks_waivers/* waiverIndex */.tZ)(entries, work);
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
    const findings = entry.matched > 0 ? ` and will match ${(0,model_text/* plural */.LS)(entry.matched, 'finding')}` : '';
    return stateWith(entry, 'pending', `${addsWaiver}${findings}`);
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

;// CONCATENATED MODULE: ./lib/checks/apply-policy.js












const maxSteps = 2_000_000_000;
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
function* policySteps(findings, policy, { now, complete, inline = [], limit = maxSteps }) {
    const rate = (0,overrides/* severityRater */.c)(policy);
    const rated = (yield* (0,steps/* mapped */.CV)(findings, rate)).flat();
    const work = { steps: 0 };
    const own = policy.waivers.map((waiver) => new checks_waivers/* PolicyWaiver */.Vb(waiver, now, work));
    const removed = policy.removed.map((waiver) => new checks_waivers/* PolicyWaiver */.Vb(waiver, now, work));
    const inlineEntries = inline.map((waiver) => new checks_waivers/* InlineWaiverEntry */.e_(waiver));
    const inForce = (0,checks_waivers/* waiverIndex */.tZ)([...own, ...removed, ...inlineEntries], work);
    yield;
    let left = rated.length;
    const judged = yield* (0,steps/* mapped */.CV)(rated, (finding) => {
        if (work.steps > limit)
            return unwaived(finding);
        left -= 1;
        return matchWaivers(inForce(finding), finding);
    });
    const isComplete = complete && left === 0;
    const aboutWaivers = [
        ...own.flatMap((entry) => findingsAboutWaiver(entry, isComplete)),
        ...inlineEntries.flatMap((entry) => (entry.waiver.pending ? [] : findingsAboutUnused(entry, isComplete))),
    ];
    const all = [...judged, ...aboutWaivers.flatMap(rate).map(unwaived)];
    const ordered = yield* (0,sort/* sorted */.I)(all, check/* byPlace */.hz);
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
function tooManyWaivers(left) {
    return {
        cause: 'policy-unread',
        subject: 'waivers',
        message: `The waivers of the policy were not compared with ${(0,model_text/* plural */.LS)(left, 'finding')}, because that takes too much work. In the waivers, write whole names and paths instead of globs that begin with \`*\`, or remove some of them`,
    };
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
/* harmony export */   Js: () => (/* binding */ waivedSubject),
/* harmony export */   qM: () => (/* binding */ baselineReferences),
/* harmony export */   vK: () => (/* binding */ notCompared)
/* harmony export */ });
/* harmony import */ var _model_groups_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34457);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _model_multiset_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13790);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8480);
/* harmony import */ var _model_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54566);
/* harmony import */ var _model_with_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49859);






function* baselineReferences(base, change, files, renames) {
    const names = new Set(yield* (0,_model_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(change, (one) => nameOf(referenceOf(one))));
    const references = [];
    for (const one of base) {
        const file = renames.get(one.at.file) ?? one.at.file;
        const reference = referenceOf(one, file, !files.has(file));
        if (names.has(nameOf(reference)))
            references.push(reference);
        yield;
    }
    return references;
}
function referenceOf(occurrence, file = occurrence.at.file, gone = false) {
    const shared = { file, gone, ...(occurrence.testData === undefined ? {} : { testData: true }) };
    return occurrence.kind === 'opaque'
        ? { kind: occurrence.kind, ...shared, raw: occurrence.raw }
        : { kind: occurrence.kind, ...shared, ...occurrence.image };
}
function notCompared(findings, introduced) {
    return (0,_model_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(findings, (finding) => (0,_model_with_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .withFields */ .q)(finding, { introduced }));
}
function* compareFindings(findings, occurrences, baseline) {
    const introduced = yield* introducedFindings(findings, occurrences, baseline);
    const compared = new Set([...occurrences.map(({ at }) => at.file), ...Object.keys(baseline.unchanged)]);
    const isKnown = ({ at }) => at === undefined || compared.has(at.file);
    return yield* (0,_model_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(findings, (finding) => {
        const from = finding.waived === undefined ? introduced.get(finding) : undefined;
        return (0,_model_with_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .withFields */ .q)(finding, {
            message: from === undefined ? finding.message : `${finding.message}. ${notMoved(from)}`,
            introduced: isKnown(finding) ? introduced.has(finding) : 'unknown',
        });
    });
}
function notMoved({ file, gone }) {
    const where = gone ? `\`${file}\`, which the change removes or renames` : `\`${file}\``;
    return `The base has it in ${where}: what is accepted there does not move to another file. Fix it, or merge a waiver for it first`;
}
function* introducedFindings(findings, occurrences, { references, unchanged }) {
    const occurrenceOf = yield* occurrenceFinder(occurrences);
    const introduced = new Map();
    const byCheck = new Map();
    for (const finding of findings) {
        const { at, check } = finding;
        const occurrence = occurrenceOf(finding);
        if (occurrence !== undefined) {
            const ofCheck = byCheck.get(check) ?? new Map();
            byCheck.set(check, ofCheck);
            (0,_model_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .addToGroup */ .M)(ofCheck, occurrence, finding);
        }
        else if (at !== undefined && unchanged[at.file] !== true) {
            introduced.set(finding, undefined);
        }
        yield;
    }
    for (const [check, found] of byCheck) {
        const inFile = new _model_multiset_js__WEBPACK_IMPORTED_MODULE_4__/* .Multiset */ .O();
        const keyOf = (one) => `${one.file}\0${subjectOf(one, check)}`;
        for (const reference of references) {
            inFile.add(keyOf(reference));
            yield;
        }
        const added = [];
        for (const occurrence of found.keys()) {
            if (!inFile.take(keyOf(referenceOf(occurrence))))
                added.push(occurrence);
            yield;
        }
        if (added.length === 0)
            continue;
        const left = new Map();
        for (const reference of references) {
            if (inFile.take(keyOf(reference)))
                left.set(subjectOf(reference, check), reference);
            yield;
        }
        for (const occurrence of added) {
            const from = left.get(subjectOf(referenceOf(occurrence), check));
            for (const finding of found.get(occurrence) ?? [])
                introduced.set(finding, from);
            yield;
        }
    }
    return introduced;
}
function* occurrenceFinder(occurrences) {
    const byPlace = new Map();
    for (const one of occurrences) {
        (0,_model_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .addToGroup */ .M)(byPlace, (0,_model_source_js__WEBPACK_IMPORTED_MODULE_5__/* .placeKey */ .r)(one.at), one);
        yield;
    }
    return ({ at, about }) => {
        const known = (at && byPlace.get((0,_model_source_js__WEBPACK_IMPORTED_MODULE_5__/* .placeKey */ .r)(at))) ?? [];
        const isAbout = (one) => one.kind !== 'opaque' && about?.image !== undefined && (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(one.image) === (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(about.image);
        return known.find(isAbout) ?? known.at(-1);
    };
}
const aboutTheTag = ['deprecated-tag', 'nearing-end-of-life'];
function subjectOf(reference, check) {
    return aboutTheTag.includes(check) ? tagSubject(reference) : pinSubject(reference);
}
function waivedSubject(occurrence) {
    if (occurrence.kind === 'opaque')
        return tagSubject(referenceOf(occurrence));
    return tagSubject(referenceOf({ ...occurrence, image: (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .withImpliedTag */ .Lt)(occurrence.image) }));
}
function tagSubject(reference) {
    const hasTag = reference.kind !== 'opaque' && reference.tag !== undefined;
    return hasTag ? nameOf(reference) : pinSubject(reference);
}
function pinSubject(reference) {
    return reference.kind === 'opaque' ? nameOf(reference) : `${nameOf(reference)}@${reference.digest ?? ''}`;
}
function nameOf(reference) {
    const name = reference.kind === 'opaque'
        ? `opaque ${reference.raw}`
        : `${reference.kind === 'local' ? 'local ' : ''}${(0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(reference)}`;
    return reference.testData === true ? `test data ${name}` : name;
}


/***/ }),

/***/ 27272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ severityRater),
/* harmony export */   z: () => (/* binding */ ageLimitsFor)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _selector_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76261);
/* harmony import */ var _test_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85246);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42252);




function severityRater({ checks, overrides }, work) {
    const applying = overridesIn(overrides, work);
    return (finding) => {
        const own = applying(finding).flatMap((override) => {
            const level = override.checks.get(finding.check);
            return level === undefined ? [] : [{ level, isByPath: override.paths !== undefined }];
        });
        const level = own.at(-1)?.level ?? checks.get(finding.check) ?? finding.severity;
        return (0,_test_data_js__WEBPACK_IMPORTED_MODULE_2__/* .leveled */ .Cq)(finding, level, own.some(({ isByPath }) => isByPath));
    };
}
function overridesIn(overrides, work) {
    const compiled = overrides.map((override) => ({
        override,
        inFiles: override.paths && (0,_waivers_js__WEBPACK_IMPORTED_MODULE_1__/* .inPaths */ .k6)(override.paths, work),
        ofThese: override.images && (0,_waivers_js__WEBPACK_IMPORTED_MODULE_1__/* .ofImages */ .I2)(override.images, work),
    }));
    const possible = (0,_selector_index_js__WEBPACK_IMPORTED_MODULE_0__/* .selectorIndex */ .O)(compiled, ({ override: { paths, images } }) => (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ paths, images }), work);
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

/***/ 76261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ selectorIndex)
/* harmony export */ });
/* harmony import */ var _model_count_while_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74782);
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53523);
/* harmony import */ var _model_groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34457);
/* harmony import */ var _model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52367);




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
            (0,_model_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .M)(byKey, key, position);
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
            ...(image === undefined ? [] : (0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageSpellings */ .B_)(image)).flatMap((name) => [
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
        ...(images === undefined ? [] : [images.map((glob) => globKey('image', (0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .withCanonicalRegistry */ ._Z)(glob)))]),
        ...(artifact === undefined ? [] : [[`artifact ${artifact}`]]),
        [check === undefined ? 'anything' : `check ${check}`],
    ];
}
function advisoryKey(id) {
    return `advisory ${id.toLowerCase()}`;
}
function globKey(kind, glob) {
    const start = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .startOfGlob */ .UR)(glob);
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
        const start = starts[(0,_model_count_while_js__WEBPACK_IMPORTED_MODULE_3__/* .countWhile */ .P)(starts, (one) => one <= span.start) - 1];
        return start === undefined ? undefined : lineKey(file, start);
    };
}
function lineKey(file, start) {
    return `${start} ${file}`;
}


/***/ }),

/***/ 42252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ ofImages),
/* harmony export */   Vb: () => (/* binding */ PolicyWaiver),
/* harmony export */   e_: () => (/* binding */ InlineWaiverEntry),
/* harmony export */   k6: () => (/* binding */ inPaths),
/* harmony export */   tZ: () => (/* binding */ waiverIndex)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6472);
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53523);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _model_image_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52367);
/* harmony import */ var _model_name_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78893);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80588);
/* harmony import */ var _selector_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76261);







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
            return { lapsed: `A waiver for it expired on ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(this.expiredAt)}` };
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
    const what = image === undefined ? 'it' : `\`${(0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image)}\``;
    return `This change adds the inline waiver, which takes effect after the merge: the base has none for ${what} in \`${file}\`, and one for another image, tag or file does not move. Fix the finding, or merge the waiver first`;
}
function changedSince(acknowledged, { about }) {
    if (acknowledged === undefined)
        return undefined;
    const updatedAt = about?.advisory?.updatedAt;
    const seen = (0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(acknowledged);
    if (updatedAt === undefined)
        return `Its waiver does not apply: it acknowledges the update of ${seen}, and the platform does not say when the advisory was last updated`;
    if (updatedAt <= acknowledged)
        return undefined;
    return `Its waiver has lapsed: the advisory was updated on ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(updatedAt)}, after the update of ${seen} that the waiver acknowledges`;
}
function waivedBy({ at, reason, owner, expires }) {
    return {
        at,
        reason,
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({ owner, expires }),
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
    const matches = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .pathMatcher */ .kZ)(globs, work);
    return ({ at }) => at !== undefined && matches(at.file);
}
function ofImages(globs, work) {
    const matches = (0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .imageMatcher */ .kD)(globs, work);
    return ({ about }) => matches(about?.image);
}
function withTag(glob, work) {
    const matches = (0,_model_name_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .nameMatcher */ .M)(glob, work);
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
/* harmony import */ var _ci_systems_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6472);
/* harmony import */ var _model_revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85572);



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
    if ((0,_model_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommit */ .W)(commit)) {
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
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({ name: branch }),
        ...(isAnybodys ? { isAnybodys } : {}),
    };
}
function named(base) {
    return (0,_model_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommit */ .W)(base) ? { base } : { target: base };
}
function changeOf({ number, target, base, newerBase, head, forkPoint, merges, isFromOutside, }) {
    const commit = (value) => ((0,_model_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommit */ .W)(value) ? value : undefined);
    return {
        kind: 'change',
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({
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

/***/ 13790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ Multiset)
/* harmony export */ });
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


/***/ })

};
