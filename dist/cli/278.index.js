export const id = 278;
export const ids = [278];
export const modules = {

/***/ 12662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ compareFindings),
/* harmony export */   GW: () => (/* binding */ withExisting),
/* harmony export */   Js: () => (/* binding */ waivedSubject),
/* harmony export */   L7: () => (/* binding */ allCounting),
/* harmony export */   NV: () => (/* binding */ isNewOnly),
/* harmony export */   fq: () => (/* binding */ needsBase),
/* harmony export */   qM: () => (/* binding */ baselineReferences),
/* harmony export */   vK: () => (/* binding */ notCompared)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _model_text_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33248);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5229);




function baselineReferences(base, change, files, renames) {
    const names = new Set(change.map((one) => nameOf(referenceOf(one))));
    const references = [];
    for (const one of base) {
        const file = renames.get(one.at.file) ?? one.at.file;
        const reference = referenceOf(one, file, !files.has(file));
        if (names.has(nameOf(reference)))
            references.push(reference);
    }
    return references;
}
function referenceOf(occurrence, file = occurrence.at.file, gone = false) {
    const shared = { file, gone, ...(occurrence.testData === undefined ? {} : { testData: true }) };
    return occurrence.kind === 'opaque'
        ? { kind: occurrence.kind, ...shared, raw: occurrence.raw }
        : { kind: occurrence.kind, ...shared, ...occurrence.image };
}
const alwaysCounting = ['digest-not-in-history', 'wrong-signer', 'rewritten-ledger'];
function notCompared(findings, introduced) {
    return findings.map((finding) => comparedAs(finding, introduced));
}
function comparedAs(finding, introduced) {
    const { existing: _, ...rest } = finding;
    return ratedBy((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .withFields */ .qO)(rest, { introduced: alwaysCounting.includes(finding.check) ? undefined : introduced }));
}
function ratedBy(finding) {
    const { elsewhere, ...rated } = finding;
    if (elsewhere === undefined)
        return finding;
    const severity = finding.introduced === true ? finding.severity : (0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .capped */ .uo)(finding.severity, { atMost: elsewhere });
    return { ...rated, severity };
}
function allCounting(findings) {
    return findings.map((finding) => ({ ...finding, introduced: undefined }));
}
function isNewOnly({ newOnly, mode }, isChange) {
    return newOnly ?? (mode !== 'audit' && isChange);
}
function needsBase(findings, newOnly) {
    return findings.some(({ elsewhere, waived }) => waived === undefined && (newOnly || elsewhere !== undefined));
}
function compareFindings(findings, occurrences, baseline) {
    const introduced = introducedFindings(findings, occurrences, baseline);
    const compared = new Set([...occurrences.map(({ at }) => at.file), ...Object.keys(baseline.unchanged)]);
    const isKnown = ({ at, existing }) => existing === true || at === undefined || compared.has(at.file);
    return findings.map((finding) => {
        const from = finding.waived === undefined ? introduced.get(finding) : undefined;
        const message = from === undefined ? finding.message : `${finding.message}. ${notMoved(from)}`;
        return comparedAs({ ...finding, message }, isKnown(finding) ? introduced.has(finding) : 'unknown');
    });
}
function withExisting(gaps, placesOf, occurrences, { references, unchanged }) {
    const keyOf = (one) => `${one.file}\0${pinSubject(one)}`;
    const left = new Map();
    const add = (key, count) => left.set(key, (left.get(key) ?? 0) + count);
    for (const reference of references)
        add(keyOf(reference), 1);
    const keysAt = new Map();
    for (const one of occurrences) {
        const key = keyOf(referenceOf(one));
        add(key, -1);
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .Mr)(keysAt, (0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_3__/* .placeKey */ .r)(one.at), key);
    }
    const isOfBase = (place) => {
        const keys = keysAt.get((0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_3__/* .placeKey */ .r)(place));
        return keys === undefined
            ? unchanged[place.file] === true
            : keys.every((key) => (left.get(key) ?? 0) >= 0);
    };
    return gaps.map((gap) => {
        const places = placesOf(gap);
        return places !== undefined && [...places].every(isOfBase) ? { ...gap, existing: true } : gap;
    });
}
function notMoved({ file, gone }) {
    const where = gone ? `\`${file}\`, which the change removes or renames` : `\`${file}\``;
    return `The base has it in ${where}: what is accepted there does not move to another file. Fix it, or merge a waiver for it first`;
}
function introducedFindings(findings, occurrences, { references, unchanged }) {
    const occurrenceOf = occurrenceFinder(occurrences);
    const introduced = new Map();
    const byCheck = new Map();
    for (const finding of findings) {
        const { at, check } = finding;
        if (finding.existing === true)
            continue;
        const occurrence = occurrenceOf(finding);
        if (occurrence !== undefined) {
            const ofCheck = byCheck.get(check) ?? new Map();
            byCheck.set(check, ofCheck);
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .Mr)(ofCheck, occurrence, finding);
        }
        else if (at !== undefined && unchanged[at.file] !== true) {
            introduced.set(finding, undefined);
        }
    }
    for (const [check, found] of byCheck) {
        const inFile = new _model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .Multiset */ .Ov();
        const keyOf = (one) => `${one.file}\0${subjectOf(one, check)}`;
        for (const reference of references) {
            inFile.add(keyOf(reference));
        }
        const added = [];
        for (const occurrence of found.keys()) {
            if (!inFile.take(keyOf(referenceOf(occurrence))))
                added.push(occurrence);
        }
        if (added.length === 0)
            continue;
        const left = new Map();
        for (const reference of references) {
            if (inFile.take(keyOf(reference)))
                left.set(subjectOf(reference, check), reference);
        }
        for (const occurrence of added) {
            const from = left.get(subjectOf(referenceOf(occurrence), check));
            for (const finding of found.get(occurrence) ?? [])
                introduced.set(finding, from);
        }
    }
    return introduced;
}
function occurrenceFinder(occurrences) {
    const byPlace = new Map();
    for (const one of occurrences) {
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .Mr)(byPlace, (0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_3__/* .placeKey */ .r)(one.at), one);
    }
    return ({ at, about }) => {
        const known = (at && byPlace.get((0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_3__/* .placeKey */ .r)(at))) ?? [];
        const isAbout = (one) => one.kind !== 'opaque' && about?.image !== undefined && (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(one.image) === (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(about.image);
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
    return tagSubject(referenceOf({ ...occurrence, image: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .withImpliedTag */ .Lt)(occurrence.image) }));
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
        : `${reference.kind === 'local' ? 'local ' : ''}${(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(reference)}`;
    return reference.testData === true ? `test data ${name}` : name;
}


/***/ }),

/***/ 54841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   jf: () => (/* binding */ concludeRun),
/* harmony export */   wp: () => (/* binding */ unamended)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _checks_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21024);
/* harmony import */ var _clients_http_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55157);
/* harmony import */ var _report_build_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82144);




const unamended = (report) => report;
function decide({ findings, gaps, settings }) {
    const { verdict, exitCode } = (0,_checks_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .judge */ .S4)(findings, gaps, settings);
    return { decision: { verdict, findings, gaps }, exitCode };
}
function weighing({ gaps: known, settings, stopped, failed }) {
    return (further) => {
        const all = [...known, ...further];
        const stop = all.length > 0 ? stopped() : undefined;
        const gaps = stop === undefined ? all : [stop, ...all.filter(({ cause }) => cause !== stop.cause)];
        return { gaps, ...(0,_checks_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictFrom */ .kk)(failed, gaps, settings.onIncomplete) };
    };
}
async function concludeRun(learn, { host, amend, redact }) {
    const { report, exitCode, weigh, deliver } = await described(learn, () => (0,_clients_http_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .stopGap */ .lJ)(host.stop));
    const first = { report: redact(amend((0,_report_build_js__WEBPACK_IMPORTED_MODULE_3__/* .withImages */ .nS)(report))), exitCode };
    const delivered = await deliver(first.report);
    return { finish: addGaps(concluder(first, weigh, redact), delivered.gaps), delivered };
}
async function described(learn, stopped) {
    const { deliver, ...learned } = await learn();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    const { findings, gaps: known, config: settings } = learned;
    const weigh = weighing({ gaps: known, settings, stopped, failed: (0,_checks_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .anyFails */ .M)(findings, settings.failOn) });
    const { verdict, gaps, exitCode } = weigh([]);
    return { report: (0,_report_build_js__WEBPACK_IMPORTED_MODULE_3__/* .describeRun */ .vZ)(learned, { verdict, gaps, findings }), exitCode, weigh, deliver };
}
function concluder(first, weigh, redact) {
    return async (further = []) => {
        if (further.length === 0)
            return first;
        const { verdict, gaps, exitCode } = weigh(further);
        const { counts } = first.report;
        const numbers = counts === undefined ? {} : { counts: { ...counts, notVerified: gaps.length } };
        return { report: redact({ ...first.report, verdict, ...numbers, incomplete: [...gaps] }), exitCode };
    };
}
function addGaps(conclude, later) {
    return (further = []) => conclude([...later, ...further]);
}


/***/ }),

/***/ 68283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ nothingVerified),
/* harmony export */   Cg: () => (/* binding */ asksForMoves),
/* harmony export */   H5: () => (/* binding */ asksForOtherTags),
/* harmony export */   Ue: () => (/* binding */ endQuestion),
/* harmony export */   aI: () => (/* binding */ unreadEnds),
/* harmony export */   cK: () => (/* binding */ questionsAsked),
/* harmony export */   mF: () => (/* binding */ isOfPolicy)
/* harmony export */ });
/* harmony import */ var _checks_rules_pins_digest_of_other_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83562);
/* harmony import */ var _checks_rules_pins_not_current_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27863);
/* harmony import */ var _checks_rules_pins_stale_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42196);
/* harmony import */ var _checks_waivers_overrides_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70834);
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18378);
/* harmony import */ var _clients_messages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38106);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50412);
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13693);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75485);
/* harmony import */ var _model_images_mirror_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97237);
/* harmony import */ var _model_run_surface_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64384);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38118);












const off = { notAsked: 'off' };
const notConfigured = { notAsked: 'not-configured' };
function endQuestion(isOff) {
    return (one) => (isOff('deprecated-tag', one) ? { endOfLife: off } : {});
}
function asksForOtherTags({ checks, overrides }) {
    const levels = [checks, ...overrides.map((one) => one.checks)].map((of) => of.get(_checks_rules_pins_digest_of_other_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfOtherTag */ .S.id));
    return levels[0] !== 'off' || levels.some((level) => level !== undefined && level !== 'off');
}
function asksForMoves(policy, maxAgeMs, now) {
    const isOff = (0,_checks_waivers_overrides_js__WEBPACK_IMPORTED_MODULE_3__/* .offFor */ .J8)(policy);
    const needsProof = (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .imageMatcher */ .kD)(policy.proof);
    return (one, fact) => {
        const isStaleHere = (0,_checks_rules_pins_stale_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .isStale */ .Q)(fact, maxAgeMs(one), now) && !isOff(_checks_rules_pins_stale_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .staleDigest */ .q.id, one);
        if (fact.status !== 'not-current')
            return isStaleHere;
        return (isStaleHere || !isOff(_checks_rules_pins_not_current_js__WEBPACK_IMPORTED_MODULE_1__/* .notCurrent */ .X.id, one)) && !needsProof(one.image);
    };
}
function questionsAsked(config, { sources, advisories }, gaps) {
    const { policy, registries, sbomFromRegistry, vulnerabilityReports } = config;
    const { registry } = (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_4__/* .registryHost */ .U$)(config.platform);
    const isOff = (0,_checks_waivers_overrides_js__WEBPACK_IMPORTED_MODULE_3__/* .offFor */ .J8)(policy);
    const end = endQuestion(isOff);
    const failed = 'cause' in sources ? sources.cause : undefined;
    const unread = 'cause' in advisories ? advisories : gaps.find(({ subject }) => (0,_clients_messages_js__WEBPACK_IMPORTED_MODULE_8__/* .isAboutAdvisories */ .bn)(subject));
    const pullPolicy = (one) => {
        if (isOff('denied-by-policy', one))
            return off;
        if (failed !== undefined)
            return { unknown: failed };
        return 'pullPolicies' in sources ? undefined : { notAsked: 'no-sign-in' };
    };
    const advice = ({ image: { digest } }) => {
        if (!sbomFromRegistry && !vulnerabilityReports)
            return notConfigured;
        const own = digest && gaps.find(({ subject }) => subject.includes(digest))?.cause;
        const cause = own ?? unread?.cause;
        return cause === undefined ? undefined : { unknown: cause };
    };
    return (one) => {
        const isPlatform = (0,_model_images_mirror_js__WEBPACK_IMPORTED_MODULE_7__/* .originImage */ .A)(one.image, registries).registry === registry;
        const isListed = isPlatform || config.endOfLife !== 'off';
        return {
            ...(isListed ? end(one) : { endOfLife: off }),
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({
                pullPolicy: isPlatform ? pullPolicy(one) : notConfigured,
                advisories: isPlatform ? advice(one) : notConfigured,
            }),
        };
    };
}
function unreadEnds({ facts }, policy, surface) {
    const isOff = (0,_checks_waivers_overrides_js__WEBPACK_IMPORTED_MODULE_3__/* .offFor */ .J8)(policy);
    const open = [...facts].flatMap(([one, fact]) => {
        const isOpen = fact.status !== 'missing' && fact.status !== 'unknown' && fact.endUnread === 'no-credential';
        return isOpen && !isOff('deprecated-tag', one) ? [one] : [];
    });
    const tags = new Set(open.map(({ image }) => (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_6__/* .imageName */ .tO)(image)));
    const at = open.map((one) => one.at);
    if (tags.size === 0)
        return { gaps: [], at };
    const signIn = `${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_10__/* .settingName */ .Q)(surface, 'identity')} or ${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_10__/* .settingName */ .Q)(surface, 'token')}`;
    const message = `The run is not signed in to the platform, so it is not known whether ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .plural */ .LS)(tags.size, 'tag')} of its registry ${tags.size === 1 ? 'has reached its' : 'have reached their'} end of life. Set ${signIn}, or \`deprecated-tag: off\` under \`checks\` in the policy`;
    return { gaps: [{ cause: 'no-credential', subject: unreadEndsSubject, message }], at };
}
const unreadEndsSubject = 'end of life';
const unresolvedSubject = 'references';
const maxNameLength = 300;
function isOfPolicy({ cause, subject }) {
    return ((cause === 'no-credential' && subject === unreadEndsSubject) ||
        (cause === 'nothing-verified' && subject === unresolvedSubject));
}
function nothingVerified(occurrences, findings, { seen, excluded = 0 } = {}) {
    if (occurrences.some(({ kind }) => kind === 'image'))
        return [];
    const open = findings.filter(({ check, waived }) => check === 'opaque-reference' && waived === undefined).length;
    const cause = 'nothing-verified';
    const unresolved = `No image was verified: ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .plural */ .LS)(open, 'reference')} could not be resolved, and the files that were read have no other. Remove the cause that the finding names, or waive \`opaque-reference\` where the image is verified elsewhere`;
    const leftOut = `No image was verified: \`exclude\` leaves out files with ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .plural */ .LS)(excluded, 'reference')}, and the files that were read have none. Shorten \`exclude\`, or name the files that this check is about with \`paths\``;
    const [{ file, line, name } = { file: '', line: 0, name: '' }] = seen?.names ?? [];
    const notRead = `No image was verified: the files that were read have no reference to an image, but ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .plural */ .LS)(seen?.count ?? 0, 'image name')} ${seen?.count === 1 ? 'is' : 'are'} in text that no scanner reads, such as \`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .onOneLine */ .GJ)(name, maxNameLength)}\` at ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .onOneLine */ .GJ)(`${file}:${line}`, maxNameLength)}. Write the images that a tool pulls in a file of a known format, or exclude these files`;
    return [
        ...(open === 0 ? [] : [{ cause, subject: unresolvedSubject, message: unresolved }]),
        ...(seen === undefined ? [] : [{ cause, subject: 'names', message: notRead }]),
        ...(excluded === 0 ? [] : [{ cause, subject: 'exclude', message: leftOut }]),
    ];
}


/***/ }),

/***/ 82144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YC: () => (/* binding */ buildReplayReport),
  vZ: () => (/* binding */ describeRun),
  nS: () => (/* binding */ withImages)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/position.js
var position = __webpack_require__(80642);
// EXTERNAL MODULE: ./lib/report/coverage.js
var report_coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/report/fact.js
var report_fact = __webpack_require__(87234);
// EXTERNAL MODULE: ./lib/report/history.js
var report_history = __webpack_require__(35986);
// EXTERNAL MODULE: ./lib/report/images/summaries.js
var summaries = __webpack_require__(12317);
// EXTERNAL MODULE: ./lib/model/text/source.js
var source = __webpack_require__(33248);
// EXTERNAL MODULE: ./lib/report/time.js
var time = __webpack_require__(9793);
;// CONCATENATED MODULE: ./lib/report/record.js



function recordOf({ evidence, policy, inline, examined, mirrors, base }, files, locate) {
    const { occurrences, advisories, packages, vulnerabilities = [], ledger } = evidence;
    const named = new Set(advisories.map(({ artifactName }) => artifactName));
    const uses = packages?.filter(({ name, origins }) => [name, ...origins].some((one) => named.has(one)));
    const isUsed = (uses ?? []).length + vulnerabilities.length > 0;
    const references = new Map(isUsed ? occurrences.map(({ at }, index) => [at, index]) : []);
    const places = [
        ...(uses ?? []).flatMap(({ at, image }) => (at === undefined || image !== undefined ? [] : [at])),
        ...inline.map(({ at }) => at),
        ...(ledger === undefined ? [] : [ledger.at]),
        ...placesIn(policy),
    ];
    return {
        places: locatedPlaces(places, locate),
        marked: [...files.values()].flatMap(({ path, text }) => (text.startsWith('\uFEFF') ? [path] : [])),
        examined,
        mirrors,
        ...(0,collections/* compact */.oE)({ packages: uses?.map((use) => recordUse(use, references)) }),
        vulnerabilities: vulnerabilities.map(({ at, image: _, ...match }) => ({
            ...match,
            reference: references.get(at) ?? 0,
        })),
        inline,
        policy: recordPolicy(policy),
        ...(0,collections/* compact */.oE)({ ledger, base }),
    };
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
        ...(0,collections/* compact */.oE)(reference === undefined ? { at } : { reference }),
        name,
        ...(0,collections/* compact */.oE)({ version, type }),
        origins,
        ...(0,collections/* compact */.oE)({ platforms }),
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
        advisories: { ...(0,collections/* compact */.oE)({ severity }), ignoreStatus },
        ...(policy.signatures.length === 0 ? {} : { signatures: policy.signatures }),
        ...(policy.proof.length === 0 ? {} : { proof: policy.proof }),
    };
}
function recordOverride({ checks, paths, images, ...rest }) {
    return {
        ...rest,
        ...(0,collections/* compact */.oE)({ paths, images }),
        checks: Object.fromEntries(checks),
    };
}
function recordWaiver({ paths, expires, acknowledged, ...says }) {
    return {
        ...says,
        ...(0,collections/* compact */.oE)({ paths, expires: (0,time/* isoIfKnown */.UN)(expires), acknowledged: (0,time/* isoIfKnown */.UN)(acknowledged) }),
    };
}

// EXTERNAL MODULE: ./lib/report/references.js
var report_references = __webpack_require__(6030);
// EXTERNAL MODULE: ./lib/report/texts.js
var report_texts = __webpack_require__(84282);
// EXTERNAL MODULE: ./lib/report/version.js
var version = __webpack_require__(38882);
;// CONCATENATED MODULE: ./lib/report/build.js











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
        ...(0,collections/* compact */.oE)({ testData }),
        ...(typeof introduced === 'boolean' ? { introduced } : {}),
        ...describeWaived(waived, locate),
        ...(fix === undefined || at === undefined || fix.also !== undefined ? {} : { fix: describeFix(at, fix) }),
    };
}
function describeSubject({ image, artifact, advisory } = {}) {
    const { registry, repository, tag } = image ?? {};
    return {
        ...(registry === undefined || repository === undefined
            ? {}
            : { image: { registry, repository, ...(0,collections/* compact */.oE)({ tag }) } }),
        ...(0,collections/* compact */.oE)({ artifact, advisory: advisory?.id }),
    };
}
function describeWaived(waived, locate) {
    if (waived === undefined)
        return {};
    const { at, reason, owner, expires } = waived;
    return {
        waived: {
            reason,
            ...(0,collections/* compact */.oE)({ owner, expires: (0,time/* isoIfKnown */.UN)(expires) }),
            file: at.file,
            line: locate(at).line,
        },
    };
}
function describeWaiver({ waiver, state, matched, notice }, locate) {
    const effect = { state, matched, ...(0,collections/* compact */.oE)({ notice }) };
    const place = { file: waiver.at.file, ...locate(waiver.at) };
    if ('covers' in waiver)
        return { ...place, ...effect, check: waiver.check, reason: waiver.reason };
    const { at: _at, inheritedAt: _inheritedAt, inBase: _inBase, ...rest } = recordWaiver(waiver);
    return { ...place, ...effect, ...rest };
}
function besideTag(references, { pinForm }) {
    if (pinForm !== 'digest')
        return undefined;
    const kept = references.filter(({ tag, pin }) => tag !== undefined && pin?.lead === '@' && pin.tail === undefined);
    return kept.length === 0 ? undefined : kept.length;
}
function describeRun(run, decision) {
    const { policy, settings } = run.config;
    const sources = policy.sources.map((source) => [source.path, source]);
    const files = new Map([...run.files, ...sources]);
    const texts = (0,report_texts/* textsOf */.CB)(files);
    const { locate } = texts;
    const { occurrences, advisories, histories } = run.evidence;
    const asOf = run.config.asOf ?? run.startedAt;
    const decided = describeDecision(decision, run.waiverStates, texts);
    const references = (0,report_references/* withWaivedChecks */.ko)(occurrences.map((one) => (0,report_references/* describeReferenceWithFact */.Pi)(one, run.evidence, files, locate, asOf)), decided.findings);
    const questions = (0,report_coverage/* questionsOf */.PW)(references, openAt(run.evidence, run.asked));
    const coverage = {
        ...(0,report_coverage/* coverageOf */._5)(references),
        artifacts: run.artifacts,
        questions,
        ...(0,collections/* compact */.oE)({ vendored: run.vendored, besideTag: besideTag(references, run.config) }),
    };
    const record = recordOf({ ...run, policy, mirrors: run.config.registries }, files, locate);
    return {
        schemaVersion: 1,
        tool: { name: 'tagproof', version: version/* version */.r },
        mode: run.config.mode,
        verdict: decided.verdict,
        startedAt: (0,time/* isoTime */.Ly)(run.startedAt),
        asOf: (0,time/* isoTime */.Ly)(asOf),
        ...(0,collections/* compact */.oE)({ source: run.source }),
        references,
        findings: decided.findings,
        ...(0,collections/* compact */.oE)({ seen: run.seen }),
        advisories,
        histories: histories.map(report_history/* describeHistory */.aq),
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
        ...(0,collections/* compact */.oE)({ patch: run.patch }),
        ...forecastsIn(run.forecasts),
        record,
    };
}
function openAt({ occurrences }, asked = () => ({})) {
    return (index) => {
        const one = occurrences[index];
        return one?.kind === 'image' ? asked(one) : {};
    };
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
        if (occurrence?.kind !== 'image' || fact === undefined)
            return reference;
        const signatures = evidence.signatures?.get(occurrence);
        const built = (0,report_fact/* describeBuilt */.SA)(fact, occurrence.image, signatures, replay.asOf);
        return { ...reference, fact: { ...(0,report_fact/* describeFact */.uL)(fact), ...built } };
    });
    const references = (0,report_references/* withWaivedChecks */.ko)(withFacts, decided.findings);
    const known = (0,report_coverage/* coverageIn */.GC)(report);
    const { pullPolicy, advisories, endOfLife } = known.questions ?? {};
    const answers = {
        ...(0,report_coverage/* questionsOf */.PW)(references, openAt(evidence, replay.asked)),
        ...(0,collections/* compact */.oE)({ pullPolicy, advisories, ...(replay.asked === undefined ? { endOfLife } : {}) }),
    };
    const { patch: _, ...recordedRun } = report;
    const again = {
        ...recordedRun,
        tool: { name: 'tagproof', version: version/* version */.r },
        ...decided,
        asOf: (0,time/* isoTime */.Ly)(replay.asOf),
        references,
        settings: replay.settings,
        coverage: { ...known, ...(0,report_coverage/* coverageOf */._5)(references), ...(known.questions && { questions: answers }) },
        record: rewriteRecord(record, replay, locate),
    };
    return withImages(again);
}
function describeDecision({ verdict, findings, gaps }, waiverStates, texts) {
    return {
        verdict,
        findings: findings.map((finding) => describeFinding(finding, texts)),
        incomplete: gaps,
        waivers: waiverStates.map((state) => describeWaiver(state, texts.locate)),
    };
}
function withImages(report) {
    const { schemaVersion, tool, mode, verdict, counts: _, ...rest } = report;
    const counts = (0,report_coverage/* countsOf */.mQ)(report);
    return { schemaVersion, tool, mode, verdict, counts, ...rest, images: (0,summaries/* imageSummaries */.EQ)(report) };
}
function forecastsIn(forecasts = []) {
    return forecasts.length === 0 ? {} : { forecasts };
}


/***/ })

};
