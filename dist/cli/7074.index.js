export const id = 7074;
export const ids = [7074];
export const modules = {

/***/ 97074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  concludeRun: () => (/* binding */ concludeRun),
  decide: () => (/* binding */ decide),
  unamended: () => (/* binding */ unamended)
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
    const causes = new Set(gaps.map(({ cause }) => cause));
    if (causes.has('stopped'))
        return { verdict: 'incomplete', exitCode: 3 };
    const signInFailed = [...causes].some(failure/* isSignInCause */.q1);
    const isConclusive = !causes.has('policy-unread') && !causes.has('clock');
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



function* recordOf({ evidence, policy, inline, examined, mirrors, base }, files, locate) {
    const { occurrences, advisories, packages, vulnerabilities = [], ledger } = evidence;
    const named = new Set(advisories.map(({ artifactName }) => artifactName));
    const uses = packages?.filter(({ name, origins }) => [name, ...origins].some((one) => named.has(one)));
    const isUsed = (uses ?? []).length + vulnerabilities.length > 0;
    const references = new Map();
    for (const [index, { at }] of isUsed ? occurrences.entries() : []) {
        references.set(at, index);
        yield;
    }
    const places = [
        ...(uses ?? []).flatMap(({ at, image }) => (at === undefined || image !== undefined ? [] : [at])),
        ...inline.map(({ at }) => at),
        ...(ledger === undefined ? [] : [ledger.at]),
        ...placesIn(policy),
    ];
    const marked = [];
    for (const { path, text } of files.values()) {
        if (text.startsWith('\uFEFF'))
            marked.push(path);
        yield;
    }
    return {
        places: locatedPlaces(places, locate),
        marked,
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
    const sources = policy.sources.map((source) => [source.path, source]);
    const files = yield* (0,steps/* mapOfAll */.J$)([run.files, sources]);
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
    const record = yield* recordOf({ ...run, policy, mirrors: run.config.registries }, files, locate);
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


/***/ })

};
