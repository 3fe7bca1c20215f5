export const id = 5839;
export const ids = [5839,9707];
export const modules = {

/***/ 64663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ policySources),
/* harmony export */   p: () => (/* binding */ checkoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6472);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);


function checkoutPolicy(files) {
    return async (path) => policyText(await files.read(path));
}
function policySources(host, githubToken) {
    const event = host.ci?.variable('GITHUB_EVENT_NAME');
    const hasBase = event?.startsWith('pull_request') === true || event === 'merge_group';
    return {
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ folder: host.repository?.folder }),
        head: checkoutPolicy(host.repository ?? host.files),
        ...(hasBase ? { base: basePolicy(host, githubToken) } : {}),
        remote: remotePolicy(host, githubToken),
        checks: async () => (await Promise.all(/* import() */[__webpack_require__.e(4353), __webpack_require__.e(2088), __webpack_require__.e(4995)]).then(__webpack_require__.bind(__webpack_require__, 54995))).checkIds,
    };
}
async function connected(host, githubToken) {
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(8616), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, githubToken === undefined ? {} : { githubToken });
}
function basePolicy(host, githubToken) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(8616), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)).then(async (ci) => ci.openBase(host, await connected(host, githubToken), 'rules'));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', 'The event names no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(8616), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)),
            __webpack_require__.e(/* import() */ 6794).then(__webpack_require__.bind(__webpack_require__, 36794)),
            __webpack_require__.e(/* import() */ 5133).then(__webpack_require__.bind(__webpack_require__, 85133)),
        ]);
        const { run } = await connected(host, githubToken);
        const addresses = run?.addresses ?? readAddresses((variable) => host.ci?.variable(variable));
        const api = apiAt(host, addresses, githubToken);
        const repository = { owner, name };
        return policyText(await filesOf(api, repository, await resolveCommit(api, repository, ref)).read(path));
    });
}
function policyText(read) {
    return 'unreadable' in read && read.absent === true ? { missing: true } : read;
}
async function attempt(subject, read) {
    try {
        return await read();
    }
    catch (error) {
        const { message } = (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, subject);
        return { unknown: { cause: 'policy-unread', subject, message: `The policy cannot be read: ${message}` } };
    }
}


/***/ }),

/***/ 39406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54995);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13293);


const inputNames = { checks: _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.checkIds, presets: Object.keys(_model_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v) };


/***/ }),

/***/ 73386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayReport: () => (/* binding */ replayReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/checks/index.js + 27 modules
var checks = __webpack_require__(54995);
// EXTERNAL MODULE: ./lib/ci/policy-sources.js
var policy_sources = __webpack_require__(64663);
// EXTERNAL MODULE: ./lib/config/policy/extends.js + 2 modules
var policy_extends = __webpack_require__(565);
// EXTERNAL MODULE: ./lib/config/policy/issue.js
var issue = __webpack_require__(40886);
// EXTERNAL MODULE: ./lib/host/files.js + 1 modules
var files = __webpack_require__(40226);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/output/terminal/index.js + 5 modules
var terminal = __webpack_require__(36570);
// EXTERNAL MODULE: ./lib/output/view.js
var view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/checks/apply-policy.js + 2 modules
var apply_policy = __webpack_require__(89892);
// EXTERNAL MODULE: ./lib/checks/baseline.js
var baseline = __webpack_require__(12662);
// EXTERNAL MODULE: ./lib/checks/overrides.js
var overrides = __webpack_require__(27272);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/mirror.js
var mirror = __webpack_require__(47770);
// EXTERNAL MODULE: ./lib/pipeline/conclude.js + 1 modules
var conclude = __webpack_require__(97074);
// EXTERNAL MODULE: ./lib/report/build.js + 2 modules
var build = __webpack_require__(36232);
// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/report/evidence.js
var evidence = __webpack_require__(83357);
// EXTERNAL MODULE: ./lib/report/fact.js
var report_fact = __webpack_require__(87234);
// EXTERNAL MODULE: ./lib/model/source.js
var source = __webpack_require__(8480);
// EXTERNAL MODULE: ./lib/report/texts.js
var texts = __webpack_require__(84282);
;// CONCATENATED MODULE: ./lib/report/parse-texts.js


function placesOf({ references }, { places }) {
    return new Map([
        ...references.flatMap(({ file, span, ...position }) => span === undefined ? [] : [[(0,source/* placeKey */.r)({ file, span }), positionIn(position)]]),
        ...places.map(({ file, start, end, ...position }) => [(0,source/* placeKey */.r)({ file, span: { start, end } }), positionIn(position)]),
    ]);
}
function positionIn({ line, column, endLine, endColumn }) {
    return { line, column, endLine, endColumn };
}
function misplacedIssues({ packages = [], vulnerabilities, policy, inline, ledger }, occurrences, placed) {
    const waivers = [...policy.waivers, ...policy.removed, ...policy.pending, ...inline];
    const places = [
        ...waivers.flatMap((waiver) => [waiver.at, 'inheritedAt' in waiver ? waiver.inheritedAt : undefined]),
        ...packages.map(({ at }) => at),
        ledger?.at,
    ];
    const lost = places.find((place) => place !== undefined && !placed.has((0,source/* placeKey */.r)(place)));
    const images = [...packages, ...vulnerabilities].map(({ reference }) => reference);
    const noImage = images.find((one) => one !== undefined && occurrences[one]?.kind !== 'image');
    return [
        ...(lost === undefined ? [] : [`\`record.places\` has no place of ${lost.file} that is needed.`]),
        ...(noImage === undefined ? [] : [`\`record\` names reference ${noImage}, which is not an image.`]),
    ];
}
function textsIn({ references, findings }, { marked }, placed) {
    const byPlace = new Map(references.flatMap((one) => (one.span ? [[(0,source/* placeKey */.r)({ file: one.file, span: one.span }), one]] : [])));
    const fixes = new Map(findings.flatMap(({ file = '', line = 0, column = 0, fix }) => fix?.lines === undefined ? [] : [[changeKey(file, line, column, fix), fix.lines]]));
    const marks = new Set(marked);
    return {
        isMarked: (file) => marks.has(file),
        locate: (place) => {
            const position = placed.get((0,source/* placeKey */.r)(place));
            if (position === undefined)
                throw new Error(`no place of ${place.file} is recorded`);
            return position;
        },
        fix: (at, edit) => {
            const reference = byPlace.get((0,source/* placeKey */.r)(at));
            const { text, place } = reference?.pin?.around ?? { text: reference?.raw ?? '' };
            const fix = (0,texts/* describeChange */.uQ)(at, edit, text, () => place ?? positionIn(reference));
            const { line = 0, column = 0 } = reference ?? {};
            const lines = fixes.get(changeKey(at.file, line, column, fix));
            return lines === undefined ? fix : { ...fix, lines };
        },
    };
}
function changeKey(file, line, column, { expect, replacement }) {
    return JSON.stringify([file, line, column, expect, replacement]);
}

// EXTERNAL MODULE: ./lib/report/pull-policies.js
var pull_policies = __webpack_require__(1542);
// EXTERNAL MODULE: ./lib/report/signatures.js
var report_signatures = __webpack_require__(91175);
;// CONCATENATED MODULE: ./lib/report/parse.js







function parseReport(report) {
    const { record, references } = report;
    if (record === undefined)
        return { issues: ['The report has no `record`, so it cannot be replayed: an older version wrote it.'] };
    const parsed = references.map((reference) => parseReference(reference, Date.parse(report.asOf)));
    const invalid = parsed.indexOf(undefined);
    if (invalid >= 0)
        return { issues: [`\`references[${invalid}]\` lacks a field that its kind or status requires.`] };
    const whole = parsed.filter((reference) => reference !== undefined);
    const occurrences = whole.map(([occurrence]) => occurrence);
    const placed = placesOf(report, record);
    const issues = misplacedIssues(record, occurrences, placed);
    if (issues.length > 0)
        return { issues };
    const pullPolicies = new Map(report.references.flatMap(({ pullPolicies: reported }, index) => {
        const occurrence = occurrences[index];
        if (reported === undefined || occurrence?.kind !== 'image')
            return [];
        return [[occurrence, (0,pull_policies/* parsePolicies */.M)(reported)]];
    }));
    const signatures = new Map(report.references.flatMap(({ signatures: reported }, index) => {
        const occurrence = occurrences[index];
        if (reported === undefined || occurrence?.kind !== 'image')
            return [];
        return [[occurrence, (0,report_signatures/* parseSignatures */.V)(reported)]];
    }));
    const facts = new Map(whole.flatMap(([occurrence, fact]) => (occurrence.kind === 'image' && fact ? [[occurrence, fact]] : [])));
    return {
        record,
        evidence: {
            occurrences,
            facts,
            advisories: report.advisories,
            ...(record.packages === undefined
                ? {}
                : { packages: record.packages.map((use) => parseUse(use, occurrences)) }),
            vulnerabilities: record.vulnerabilities.flatMap((match) => parseMatch(match, occurrences)),
            pullPolicies,
            signatures,
            histories: (report.histories ?? []).map(evidence/* parseRecordedHistory */.Ss),
            ...(0,compact/* compact */.o)({ ledger: record.ledger }),
        },
        policy: parseRecordedPolicy(record.policy),
        texts: textsIn(report, record, placed),
    };
}
function parseReference({ kind, file, raw, span, pin, noPlace = '', why, detail = '', fact, builtBy, testData, ...name }, at) {
    if (span === undefined)
        return undefined;
    const place = { at: { file, span }, raw, ...(0,compact/* compact */.o)({ testData }) };
    if (kind === 'opaque')
        return why === undefined ? undefined : [{ kind, ...place, why, detail }];
    const { registry, repository, tag, digest } = name;
    const known = fact && (0,report_fact/* parseFact */.a)(fact, at);
    if (registry === undefined || repository === undefined)
        return undefined;
    const image = {
        registry,
        repository,
        ...(0,compact/* compact */.o)({ tag, digest: digest }),
    };
    if (kind === 'local')
        return builtBy === undefined ? undefined : [{ kind, ...place, image, builtBy }];
    if (known === undefined)
        return undefined;
    const writable = pin === undefined
        ? { kind: 'refused', why: noPlace }
        : {
            kind: 'place',
            ...(0,compact/* compact */.o)({ span: pin.span, lead: pin.lead, unset: pin.unset, isBare: pin.isBare }),
        };
    return [{ kind, ...place, image, pin: writable }, known];
}
function imageAt(occurrences, index) {
    const occurrence = index === undefined ? undefined : occurrences[index];
    return occurrence?.kind === 'image' ? { at: occurrence.at, image: occurrence.image } : undefined;
}
function parseUse({ reference, ...use }, occurrences) {
    return { ...use, ...imageAt(occurrences, reference) };
}
function parseMatch({ reference, ...match }, occurrences) {
    const at = imageAt(occurrences, reference);
    return at === undefined ? [] : [{ ...match, ...at }];
}
function parseRecordedPolicy(recorded) {
    const { checks, overrides, waivers, removed, pending, advisories, signatures = [] } = recorded;
    return {
        ...model_policy/* noPolicy */.W,
        checks: new Map(Object.entries(checks)),
        overrides: overrides.map(({ checks: levels, ...rest }) => ({ ...rest, checks: new Map(Object.entries(levels)) })),
        waivers: waivers.map(parseWaiver),
        removed: removed.map(parseWaiver),
        pending: pending.map(parseWaiver),
        advisories,
        signatures: signatures,
    };
}
function parseWaiver({ expires, acknowledged, ...rest }) {
    return {
        ...rest,
        ...(expires === undefined ? {} : { expires: Date.parse(expires) }),
        ...(acknowledged === undefined ? {} : { acknowledged: Date.parse(acknowledged) }),
    };
}

// EXTERNAL MODULE: ./lib/history/candidates.js
var candidates = __webpack_require__(56360);
// EXTERNAL MODULE: ./lib/history/intervals.js
var history_intervals = __webpack_require__(74682);
// EXTERNAL MODULE: ./lib/history/joined.js
var joined = __webpack_require__(53503);
// EXTERNAL MODULE: ./lib/history/prove.js
var prove = __webpack_require__(44110);
// EXTERNAL MODULE: ./lib/history/timeline.js
var timeline = __webpack_require__(72881);
// EXTERNAL MODULE: ./lib/model/remembered.js
var remembered = __webpack_require__(15759);
// EXTERNAL MODULE: ./lib/resolve/messages.js
var messages = __webpack_require__(33578);
// EXTERNAL MODULE: ./lib/resolve/one-platform.js
var one_platform = __webpack_require__(60778);
// EXTERNAL MODULE: ./lib/resolve/registry-facts.js
var registry_facts = __webpack_require__(65203);
;// CONCATENATED MODULE: ./lib/resolve/reprove.js











function proveAgain(image, origin, fact, histories, view, policies) {
    if (fact.status === 'missing')
        return fact;
    if (fact.status === 'unknown' && fact.cause !== 'history-incomplete')
        return fact;
    if (fact.status !== 'unknown' && fact.basis === 'present') {
        const tag = { image, current: fact.currentDigest, hasLedger: false };
        return (0,registry_facts/* latestOnlyFact */.YS)(tag, fact.status === 'one-platform', view);
    }
    const { endOfLife, evidence } = fact;
    const recoveredTag = fact.status === 'unknown' ? undefined : fact.recoveredTag;
    const history = histories.get((0,model_image/* imageName */.tO)({ ...origin, tag: origin.tag ?? recoveredTag ?? model_image/* impliedTag */.RW }));
    const isFirstSeen = fact.status !== 'unknown' && fact.basis === 'first-seen';
    if (history === undefined || isFirstSeen) {
        const message = messages/* historyNotInReport */.v9;
        return { status: 'unknown', cause: 'history-incomplete', message, ...(0,compact/* compact */.o)({ endOfLife }) };
    }
    if (history.evidence !== undefined)
        return withTag(proveAgainBySource(image, history, history.evidence, view), recoveredTag);
    const known = knownFrom(history);
    const at = allowedView(known, view, policies);
    const proved = (0,prove/* proveDigest */.vx)(image.digest, known, endOfLife, at);
    if (proved.status === 'missing')
        return proved;
    const read = (0,compact/* compact */.o)({ evidence });
    if (proved.status === 'unknown')
        return { ...proved, ...read };
    const recovered = { ...read, ...(0,compact/* compact */.o)({ recoveredTag }) };
    if (proved.status !== 'not-in-history')
        return { ...proved, ...recovered };
    if (fact.status === 'one-platform') {
        const { lag: _recordedLag, ...platform } = fact;
        const { currentDigest, currentSince } = proved;
        return {
            ...platform,
            currentDigest,
            ...(0,compact/* compact */.o)({ currentSince }),
            ...(0,one_platform/* lagOf */.e)(fact.indexDigest, known, at),
        };
    }
    const records = fact.status === 'not-in-history' ? fact.records : proved.records;
    return { ...proved, ...recovered, records };
}
function proveAgainBySource({ digest }, history, evidence, view) {
    const current = history.intervals.at(-1)?.digest;
    const unknown = { status: 'unknown', cause: 'history-incomplete', message: messages/* historyNotInReport */.v9 };
    if (current === undefined)
        return unknown;
    const { fact } = (0,joined/* proveJoined */._U)(digest, current, readingsFrom(history, evidence), view);
    return fact.status === 'unknown' ? { ...unknown, currentDigest: current } : fact;
}
function withTag(fact, recoveredTag) {
    if (fact.status === 'missing' || fact.status === 'unknown')
        return fact;
    return { ...fact, ...(0,compact/* compact */.o)({ recoveredTag }) };
}
const readingsFrom = (0,remembered/* rememberedFor */.q)(({ intervals, known }, { source: title, strength, readAt }) => {
    const records = intervals.map(({ since, digest }) => ({ at: since, digest }));
    return [{ source: { id: '', title, strength }, answer: { readAt, records, ...(0,compact/* compact */.o)({ known }) } }];
});
const knownFrom = (0,remembered/* rememberedFor */.q)(({ intervals, known = [history_intervals/* allTime */.Rw] }) => {
    const history = (0,timeline/* orderRecords */.t7)(intervals.map(({ since, digest }) => ({ at: since, digest })));
    return {
        timeline: (0,timeline/* timelineOf */.hf)(history),
        records: history.length,
        history,
        coverage: known,
        gaps: (0,history_intervals/* uncovered */.KY)(known),
    };
});
function allowedView(known, view, policies) {
    if (policies === undefined)
        return view;
    const newest = (0,candidates/* allowedUpTo */.LQ)((0,candidates/* candidatesOf */.kW)(known, view), [...policies.newest, ...policies.others]);
    return newest === undefined ? view : { ...view, allowedUpTo: newest };
}

// EXTERNAL MODULE: ./lib/signatures/built.js + 1 modules
var signatures_built = __webpack_require__(96215);
// EXTERNAL MODULE: ./lib/signatures/match.js
var match = __webpack_require__(13326);
;// CONCATENATED MODULE: ./lib/replay/signatures.js





function signaturesUnder(evidence, rules, mirrors) {
    const gaps = [];
    const signatures = new Map(evidence.signatures);
    for (const one of evidence.occurrences) {
        if (one.kind !== 'image')
            continue;
        const mirrored = (0,mirror/* mirroredImage */.o)(one.image, mirrors);
        const own = (0,match/* signatureRulesFor */.Rx)(rules, one.image, mirrored === one.image ? undefined : mirrored);
        const found = signatures.get(one);
        if (found !== undefined) {
            const { built: _, ...rest } = found;
            const built = (0,signatures_built/* builtOf */.Q)(one.image, found, own);
            signatures.set(one, built === undefined ? rest : { ...rest, built });
        }
        const hasDigest = one.image.digest !== undefined || evidence.facts.get(one)?.status === 'unpinned';
        const isOpen = found === undefined ? hasDigest : !found.complete && !(0,match/* satisfies */.ib)(own, found);
        if (own.length === 0 || !isOpen)
            continue;
        const message = 'The policy requires a signature, and the report does not record all signatures of this image';
        gaps.push({ cause: 'unverifiable-signature', subject: (0,model_image/* imageName */.tO)(one.image), message });
    }
    return { evidence: { ...evidence, signatures }, gaps: (0,json/* distinctByJson */.S1)(gaps) };
}

;// CONCATENATED MODULE: ./lib/replay/index.js












function replay(report, { before, now: settings, settings: shown, policy: other }) {
    const parsed = parseReport(report);
    if ('issues' in parsed)
        return parsed;
    const { record } = parsed;
    const policy = other ?? parsed.policy;
    const now = Date.parse(report.startedAt);
    const recordedGaps = report.incomplete;
    const ownGaps = recordedGaps.slice(0, record.examined);
    const proved = proveFacts(parsed, { before, settings, policy, now }, ownGaps);
    const signed = signaturesUnder(proved.evidence, policy.signatures, record.mirrors);
    const notSigned = other === undefined ? [] : signed.gaps;
    const known = [...proved.gaps, ...endsNotRecorded(before, settings, report), ...notSigned];
    const gaps = other === undefined ? known : underPolicy(known, other);
    const { evidence } = signed;
    const judged = (0,apply_policy/* judgeEvidence */.Z0)(evidence, policy, settings, {
        now,
        complete: gaps.length === 0,
        inline: record.inline,
    });
    const compared = compareWithRecord(judged.findings, parsed, settings);
    const { waiverStates } = judged;
    const asOf = settings.asOf ?? now;
    const input = { evidence, waiverStates, examined: gaps.length, policy, asOf, settings: shown };
    const { decision, exitCode } = (0,conclude/* decide */.LD)({
        findings: compared.findings,
        gaps: [...gaps, ...compared.gaps, ...recordedGaps.slice(record.examined)],
        settings,
    });
    return { report: (0,build/* buildReplayReport */.YC)(report, parsed, input, decision), exitCode };
}
function proveFacts({ evidence, policy: recorded, record }, { before, settings, policy, now }, gaps) {
    const limitsBefore = (0,overrides/* ageLimitsFor */.z)(recorded.overrides, before);
    const limits = (0,overrides/* ageLimitsFor */.z)(policy.overrides, settings);
    const histories = new Map(evidence.histories.map((history) => [(0,model_image/* imageName */.tO)(history), history]));
    const facts = new Map();
    const provedNames = new Set();
    const newGaps = [];
    for (const [occurrence, fact] of evidence.facts) {
        const { minAgeMs } = limits(occurrence);
        if (settings.asOf === before.asOf && minAgeMs === limitsBefore(occurrence).minAgeMs) {
            facts.set(occurrence, fact);
            continue;
        }
        const { image } = occurrence;
        const view = { now, minAgeMs, ...(0,compact/* compact */.o)({ asOf: settings.asOf }) };
        const policies = evidence.pullPolicies?.get(occurrence);
        const origin = (0,mirror/* mirroredImage */.o)(image, record.mirrors);
        const proved = proveAgain(image, origin, fact, histories, view, policies);
        facts.set(occurrence, proved);
        provedNames.add((0,model_image/* imageName */.tO)(image));
        if (proved.status === 'unknown' && proved.cause === 'history-incomplete')
            newGaps.push({ cause: proved.cause, subject: (0,model_image/* imageName */.tO)(image), message: proved.message });
    }
    const left = gaps.filter(({ cause, subject }) => cause !== 'history-incomplete' || !provedNames.has(subject));
    return { evidence: { ...evidence, facts }, gaps: (0,json/* distinctByJson */.S1)([...left, ...newGaps]) };
}
function endsNotRecorded(before, now, { references }) {
    const isAsked = before.eolWarningMs > 0 || now.eolWarningMs === 0;
    if (isAsked || references.every(({ fact }) => fact?.deprecated !== false))
        return [];
    const message = 'The report does not record when the tags that are still supported reach their end of life';
    return [{ cause: 'no-history', subject: 'end of life', message }];
}
function underPolicy(gaps, { unread }) {
    return [...unread, ...gaps.filter(({ cause }) => cause !== 'policy-unread')];
}
function compareWithRecord(findings, { record: { base }, evidence: { occurrences } }, { newOnly }) {
    if (!newOnly || findings.length === 0 || base === 'none')
        return { findings: (0,baseline/* notCompared */.vK)(findings, undefined), gaps: [] };
    const compared = base === undefined || base === 'unknown'
        ? (0,baseline/* notCompared */.vK)(findings, 'unknown')
        : (0,baseline/* compareFindings */.Eg)(findings, occurrences, base);
    const isOpen = base !== 'unknown' && compared.some(({ introduced }) => introduced === 'unknown');
    const message = 'The report does not record of every finding whether the change introduces it';
    return {
        findings: compared,
        gaps: isOpen ? [{ cause: 'no-history', subject: 'base commit', message }] : [],
    };
}

// EXTERNAL MODULE: ./lib/config/read.js + 2 modules
var read = __webpack_require__(34824);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/model/presets.js
var presets = __webpack_require__(13293);
;// CONCATENATED MODULE: ./lib/replay/settings.js






const decisive = [
    'mode',
    'max-age',
    'min-age',
    'eol-warning',
    'as-of',
    'fail-on',
    'on-incomplete',
    'new-only',
];
function replaySettings({ settings: recorded }, flags, policy) {
    const recordedSettings = new Map(recorded.filter(({ from, name }) => from !== 'default' || name !== 'as-of').map((one) => [one.name, one]));
    const before = readDecisive((name) => recordedSettings.get(name)?.value, model_policy/* noPolicy */.W);
    const kept = (name) => {
        const one = recordedSettings.get(name);
        return policy === undefined || name === 'mode' || one?.from === 'input' ? one?.value : undefined;
    };
    const read = readDecisive((name) => flags.get(name) ?? kept(name), policy ?? model_policy/* noPolicy */.W);
    if ('issues' in before)
        return { issues: before.issues.map((one) => `In the report's settings: ${one}`) };
    if ('issues' in read)
        return read;
    const now = read.config;
    return {
        before: before.config,
        now,
        settings: shownSettings(recorded, now, flags, policy),
        ...(0,compact/* compact */.o)({ policy }),
    };
}
function readDecisive(get, policy) {
    const settings = new Map([...policy.settings].filter(([name]) => decisive.includes(name)));
    const known = { presets: presets/* presets */.v, checks: checks.checks.map(({ id }) => id) };
    const only = { ...policy, settings, registries: new Map() };
    return (0,read/* readConfig */.X)((name) => (decisive.includes(name) ? get(name) : undefined), known, only);
}
function shownSettings(recorded, { settings }, flags, policy) {
    const before = new Map(recorded.map((one) => [one.name, one]));
    const changed = settings
        .filter(({ name, from }) => decisive.includes(name) || typeof from === 'object')
        .map(({ name, value, from }) => {
        const known = before.get(name);
        const same = !flags.has(name) && known?.value === value && (policy === undefined || from === 'input');
        const origin = typeof from === 'string' ? from : (0,position/* whereIs */.ie)(from, policy?.sources ?? []);
        return [name, same ? known : { name, value, from: origin }];
    });
    const byName = new Map(changed);
    const left = recorded.filter(({ name }) => policy === undefined || !/^(?:checks\.|advisories\.|overrides\[)/.test(name));
    return [
        ...left.map((one) => byName.get(one.name) ?? one),
        ...[...byName.values()].filter(({ name }) => left.every((one) => one.name !== name)),
    ];
}

// EXTERNAL MODULE: ./lib/report/schema.js + 10 modules
var schema = __webpack_require__(21126);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/cli/names.js
var names = __webpack_require__(39406);
;// CONCATENATED MODULE: ./lib/cli/replay.js















const maxBytes = 64 * 1024 * 1024;
const maxIssues = 20;
async function replayReport(context) {
    const { invocation, out, colour, width } = context;
    const { operands, flags, json } = invocation;
    const wrong = (issues) => {
        const shown = issues.slice(0, maxIssues).map(plain/* plain */.p);
        const more = issues.length - shown.length;
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', [...shown, ...(more > 0 ? [`and ${more} more.`] : [])]);
    };
    const file = operands[0];
    if (file === undefined)
        return wrong(['`replay` requires REPORT, the JSON report of an earlier run (`--report`).']);
    const read = await readReportFile(file);
    const policy = await policyOf(flags.get('config'));
    const issues = [read, policy].flatMap((one) => ('issues' in one ? one.issues : []));
    if ('issues' in read || 'issues' in policy)
        return wrong(issues);
    const options = replaySettings(read.report, flags, policy.policy);
    if ('issues' in options)
        return wrong(options.issues);
    const outcome = replay(read.report, options);
    if ('issues' in outcome)
        return wrong(outcome.issues.map((one) => `${file}: ${one}`));
    const { report, exitCode } = outcome;
    const format = { colour, ...(0,compact/* compact */.o)({ width }) };
    if (json)
        await (0,cli_context/* printJson */.Q2)(context, report);
    else
        out((0,terminal/* terminalText */.e)(report, (0,view/* viewOf */.du)(report), format, checks.checks));
    return exitCode;
}
async function readReportFile(file) {
    const read = await (0,files/* diskFiles */.Ts)(external_node_path_.dirname(file), undefined).read(external_node_path_.basename(file), maxBytes);
    if ('unreadable' in read) {
        const why = read.absent === true ? 'it does not exist' : read.unreadable;
        return { issues: [`${file} cannot be read: ${why}.`] };
    }
    let data;
    try {
        data = JSON.parse(read.text);
    }
    catch {
        return { issues: [`${file} is not JSON.`] };
    }
    const parsed = schema/* reportSchema */.Q.safeParse(data);
    if (parsed.success)
        return { report: parsed.data };
    return {
        issues: parsed.error.issues.map(({ path: at, message }) => `${file} is not a Tagproof report: \`${at.join('.')}\`: ${message}.`),
    };
}
async function policyOf(file) {
    if (file === undefined)
        return {};
    const [root, inside] = external_node_path_.isAbsolute(file) ? [external_node_path_.dirname(file), external_node_path_.basename(file)] : ['.', file];
    const loaded = await (0,policy_extends.loadPolicy)({
        path: inside,
        required: true,
        read: (0,policy_sources/* checkoutPolicy */.p)((0,files/* diskFiles */.Ts)(root, undefined)),
        remote: async ({ owner, repository, path: there, ref }) => {
            const subject = `${owner}/${repository}/${there}@${ref}`;
            const message = 'The policy cannot be read: a replay makes no requests';
            return { unknown: { cause: 'policy-unread', subject, message } };
        },
        names: names/* inputNames */.v,
    });
    return 'issues' in loaded ? { issues: loaded.issues.map(issue/* issueText */.v) } : loaded;
}


/***/ }),

/***/ 55157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ withTimeLimit),
/* harmony export */   lJ: () => (/* binding */ stopGap),
/* harmony export */   zr: () => (/* binding */ withAbort)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59918);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80588);



function withTimeLimit(host, { timeoutMs, surface }) {
    const over = host.clock.after?.(timeoutMs);
    if (over === undefined)
        return host;
    const limit = new AbortController();
    const message = `The run was not complete after ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(timeoutMs)}, its time limit. Raise ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'timeout')}, or scan less with ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'paths')}`;
    over.addEventListener('abort', () => limit.abort(new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('stopped', message)), { once: true });
    return { ...host, stop: AbortSignal.any([...(host.stop === undefined ? [] : [host.stop]), limit.signal]) };
}
function stopGap(stop) {
    return stop?.aborted === true ? (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(failureOf(stop), 'run') : undefined;
}
function failureOf({ reason }) {
    if (reason instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
        return reason;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('stopped', 'The run was stopped before everything was verified. Re-run it');
}
function withAbort(host) {
    const { stop } = host;
    if (stop === undefined)
        return host;
    const untilStop = stoppable(stop);
    const fail = async () => {
        throw failureOf(stop);
    };
    const wake = async () => undefined;
    return {
        ...host,
        send: (request) => untilStop(() => host.send(request), fail),
        clock: { ...host.clock, sleep: (ms) => untilStop(() => host.clock.sleep(ms), wake) },
        workflow: {
            ...host.workflow,
            idToken: (audience, place) => untilStop(() => host.workflow.idToken(audience, place), fail),
        },
    };
}
function stoppable(stop) {
    const pending = new Set();
    const endAll = () => {
        for (const end of pending)
            end();
    };
    return (begin, stopped) => {
        if (stop.aborted)
            return stopped();
        return new Promise((resolve, reject) => {
            const end = () => resolve(stopped());
            if (pending.size === 0)
                stop.addEventListener('abort', endAll, { once: true });
            pending.add(end);
            const release = () => {
                pending.delete(end);
                if (pending.size === 0)
                    stop.removeEventListener('abort', endAll);
            };
            begin().finally(release).then(resolve, reject);
        });
    };
}


/***/ }),

/***/ 565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPolicy: () => (/* binding */ loadPolicy)
});

// EXTERNAL MODULE: ./lib/model/append.js
var append = __webpack_require__(27925);
// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/config/policy/issue.js
var issue = __webpack_require__(40886);
// EXTERNAL MODULE: ./lib/config/policy/merge.js
var merge = __webpack_require__(95545);
// EXTERNAL MODULE: ./lib/config/policy/read.js + 3 modules
var policy_read = __webpack_require__(82085);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/signature.js
var signature = __webpack_require__(4891);
// EXTERNAL MODULE: ./lib/model/signature-files.js
var signature_files = __webpack_require__(96581);
// EXTERNAL MODULE: ./lib/model/signer-presets.js
var signer_presets = __webpack_require__(60274);
;// CONCATENATED MODULE: ./lib/config/policy/signatures.js




async function loadSignatures(written, read, wrong) {
    const keys = new Map();
    const roots = new Map();
    async function keyOf(path, at) {
        const isInline = path.startsWith('-----BEGIN');
        const text = isInline ? path : await read(path, at);
        if (text === undefined)
            return [];
        const key = (0,signature_files/* publicKeyName */.y)(text);
        if ('wrong' in key) {
            wrong(`\`${isInline ? 'key' : path}\` ${key.wrong}.`, at);
            return [];
        }
        keys.set(key.name, text);
        return [{ kind: 'key', key: key.name, ...(isInline ? {} : { file: path }) }];
    }
    async function rootOf(path, at) {
        if (path === undefined)
            return signature/* publicRoot */.K;
        const text = await read(path, at);
        if (text === undefined)
            return undefined;
        const name = (0,signature_files/* trustedRootName */.J)(text);
        roots.set(name, text);
        return name;
    }
    async function signersOf(entry, at) {
        if (entry.key !== undefined)
            return (await Promise.all(many(entry.key).map((path) => keyOf(path, at)))).flat();
        if (entry.preset !== undefined)
            return (signer_presets/* signerPresets */.B[entry.preset] ?? []).map(({ issuer, identity }) => ({
                kind: 'identity',
                issuer,
                identity,
                root: signature/* publicRoot */.K,
            }));
        const file = entry['trusted-root'];
        const root = await rootOf(file, at);
        const { issuer } = entry;
        if (root === undefined || issuer === undefined)
            return [];
        return many(entry.identity).map((identity) => ({
            kind: 'identity',
            issuer,
            identity,
            root,
            ...(0,compact/* compact */.o)({ file }),
        }));
    }
    const rules = await Promise.all(written.map(async ({ entry, at }) => {
        const { images, except, any: several = [entry], 'source-tag': sourceTag } = entry;
        return {
            at,
            images: many(images),
            anyOf: (await Promise.all(several.map((one) => signersOf(one, at)))).flat(),
            ...(0,compact/* compact */.o)({ except: except === undefined ? undefined : many(except), sourceTag }),
        };
    }));
    return { rules, files: { keys, roots } };
}
function many(value) {
    return value === undefined ? [] : [value].flat();
}

;// CONCATENATED MODULE: ./lib/config/policy/target.js
const remote = /^([\w.-]{1,100})\/([\w.-]{1,100})\/([^@]{1,1024})@([\w][\w./-]{0,254})$/;
function parseTarget(text, from) {
    const [, owner = '', repository = '', inside = '', ref = ''] = remote.exec(text) ?? [];
    if (text.includes('@') &&
        (ref === '' || ref.includes('..') || /^\.+$/.test(owner) || /^\.+$/.test(repository)))
        return { issue: 'must be `OWNER/REPO/PATH@REF`, or a path in the repository' };
    const path = (ref === '' ? text : inside).replace(/^(?:\.\/)+/, '');
    const parts = path.split('/');
    if (path.length > 1024 ||
        path.includes('\\') ||
        parts.some((part) => part === '' || /^\.{1,2}$/.test(part)))
        return { issue: 'its path must be relative to the root of the repository, without `..`' };
    if (ref !== '')
        return { kind: 'remote', owner, repository, path, ref };
    return from.kind === 'remote' ? { ...from, path } : { kind: 'local', path };
}
function targetName(target) {
    if (target.kind === 'local')
        return target.path;
    return `${target.owner}/${target.repository}/${target.path}@${target.ref}`;
}

;// CONCATENATED MODULE: ./lib/config/policy/extends.js







const maxFiles = 20;
const maxDepth = 5;
async function loadPolicy(request) {
    const loader = new Loader(request);
    const root = { kind: 'local', path: request.path };
    const policy = await loader.load(root, [], undefined);
    return loader.issues.length > 0 ? { issues: loader.issues } : { policy, isRoot: loader.isRoot };
}
class Loader {
    request;
    issues = [];
    isRoot = false;
    loaded = new Set();
    constructor(request) {
        this.request = request;
    }
    async load(target, above, extension) {
        const name = targetName(target);
        if (above.includes(name))
            return this.wrong(extension, `\`${name}\` extends itself.`);
        if (this.loaded.has(name))
            return model_policy/* noPolicy */.W;
        if (above.length > maxDepth)
            return this.wrong(extension, `\`extends\` is nested more than ${maxDepth} levels deep.`);
        if (this.loaded.size >= maxFiles)
            return this.wrong(extension, `A policy can extend at most ${maxFiles} files.`);
        this.loaded.add(name);
        const answer = target.kind === 'local' ? await this.request.read(target.path) : await this.request.remote(target);
        if ('unknown' in answer)
            return { ...model_policy/* noPolicy */.W, unread: [answer.unknown] };
        if ('missing' in answer)
            return this.missing(target, extension);
        if ('unreadable' in answer)
            return this.wrong(extension, `\`${name}\` cannot be read: ${answer.unreadable}.`);
        const label = target.kind === 'local' ? (this.request.label?.(target.path) ?? target.path) : name;
        const source = { path: label, text: answer.text };
        const read = (0,policy_read/* readPolicy */.T)(source, this.request.names);
        if ('issues' in read) {
            (0,append/* append */.B)(this.issues, read.issues);
            return model_policy/* noPolicy */.W;
        }
        if (extension === undefined)
            this.isRoot = read.file.isRoot;
        const signed = await this.withSignatures(read.file, source, target);
        return this.withBases(signed, source, target, [...above, name], extension);
    }
    async withSignatures(file, source, target) {
        if (file.signatures.length === 0)
            return file;
        const unread = [];
        const wrong = (message, { span }) => void this.issues.push((0,issue/* issueAt */.N)(source, span, message));
        const { rules, files } = await loadSignatures(file.signatures, async (path, at) => {
            const named = parseTarget(path, target);
            if ('issue' in named)
                return void wrong(`\`${path}\` ${named.issue}.`, at);
            const answer = named.kind === 'local' ? await this.request.read(named.path) : await this.request.remote(named);
            if ('text' in answer)
                return answer.text;
            if ('unknown' in answer)
                return void unread.push(answer.unknown);
            const why = 'missing' in answer ? 'does not exist' : `cannot be read: ${answer.unreadable}`;
            return void wrong(`\`${targetName(named)}\` ${why}.`, at);
        }, wrong);
        return { ...file, policy: { ...file.policy, signatures: rules, signatureFiles: files, unread } };
    }
    async withBases({ policy, extended }, source, target, above, extension) {
        let merged = model_policy/* noPolicy */.W;
        for (const { target: text, at } of extended) {
            const parsed = parseTarget(text, target);
            const inheritedAt = target.kind === 'local' || extension === undefined ? at : extension.inheritedAt;
            const next = { by: source, at, inheritedAt };
            if ('issue' in parsed)
                this.wrong(next, `\`extends\` is \`${text.slice(0, 100)}\`, but ${parsed.issue}.`);
            else
                merged = (0,merge/* mergePolicies */.$)(merged, await this.load(parsed, above, next));
        }
        if (target.kind === 'local' || extension === undefined)
            return (0,merge/* mergePolicies */.$)(merged, policy);
        const { inheritedAt } = extension;
        const waivers = policy.waivers.map((waiver) => ({ ...waiver, inheritedAt }));
        return (0,merge/* mergePolicies */.$)(merged, { ...policy, waivers });
    }
    missing(target, extension) {
        if (extension === undefined && !this.request.required)
            return model_policy/* noPolicy */.W;
        const hint = extension === undefined || target.kind === 'remote'
            ? ''
            : ' To name a file of another repository, use `OWNER/REPO/PATH@REF`.';
        return this.wrong(extension, `\`${targetName(target)}\` does not exist.${hint}`);
    }
    wrong(extension, message) {
        const file = extension?.by ?? { path: this.request.path, text: '' };
        this.issues.push((0,issue/* issueAt */.N)(file, extension?.at.span ?? { start: 0, end: 0 }, message));
        return model_policy/* noPolicy */.W;
    }
}


/***/ }),

/***/ 40886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ issueAt),
/* harmony export */   v: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);

const lookups = new WeakMap();
function issueAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
    lookups.set(source, positions);
    const clamp = (offset) => Math.min(Math.max(offset, 0), source.text.length);
    const { line, column } = positions({ start: clamp(span.start), end: clamp(span.end) });
    return { file: source.path, line, column: Math.max(column, 1), message };
}
function issueText({ file, line, column, message }) {
    return `${file}:${line}:${column}: ${message}`;
}


/***/ }),

/***/ 95545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ mergePolicies),
/* harmony export */   q: () => (/* binding */ asBase)
/* harmony export */ });
function mergePolicies(base, file) {
    const named = (all) => [
        ...new Map(all.map((one) => [one.name, one])).values(),
    ];
    const set = file.origins.map(({ name }) => name);
    return {
        sources: [...base.sources, ...file.sources],
        settings: new Map([...base.settings, ...file.settings]),
        checks: new Map([...base.checks, ...file.checks]),
        overrides: [...base.overrides, ...file.overrides],
        waivers: [...base.waivers, ...file.waivers],
        removed: [...base.removed, ...file.removed],
        pending: [...base.pending, ...file.pending],
        registries: new Map([...base.registries, ...file.registries]),
        signatures: [...base.signatures, ...file.signatures],
        signatureFiles: {
            keys: new Map([...base.signatureFiles.keys, ...file.signatureFiles.keys]),
            roots: new Map([...base.signatureFiles.roots, ...file.signatureFiles.roots]),
        },
        advisories: {
            ...base.advisories,
            ...file.advisories,
            ignoreStatus: set.includes('advisories.ignore-status')
                ? file.advisories.ignoreStatus
                : base.advisories.ignoreStatus,
        },
        skips: [...base.skips, ...file.skips],
        pullRequests: { ...base.pullRequests, ...file.pullRequests },
        origins: named([...base.origins, ...file.origins]),
        unread: [...base.unread, ...file.unread],
    };
}
function asBase(base, head) {
    const own = new Map(head.waivers.map((waiver) => [identity(waiver), waiver]));
    const counting = new Set(base.waivers.map(identity));
    return {
        ...base,
        ofBase: true,
        sources: [...base.sources, ...head.sources],
        waivers: base.waivers.flatMap((waiver) => own.get(identity(waiver)) ?? []),
        removed: base.waivers.filter((waiver) => !own.has(identity(waiver))),
        pending: head.waivers.filter((waiver) => !counting.has(identity(waiver))),
        unread: [...base.unread, ...head.unread],
    };
}
function identity({ at: _at, inheritedAt, ...content }) {
    const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([inheritedAt !== undefined, sorted]);
}


/***/ }),

/***/ 27925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ append)
/* harmony export */ });
function append(target, ...lists) {
    for (const list of lists)
        for (const one of list)
            target.push(one);
}


/***/ }),

/***/ 33196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ largest),
/* harmony export */   o: () => (/* binding */ smallest)
/* harmony export */ });
function smallest(values, limit = Number.POSITIVE_INFINITY) {
    let found = limit;
    for (const value of values)
        found = Math.min(found, value);
    return found;
}
function largest(values, limit = Number.NEGATIVE_INFINITY) {
    let found = limit;
    for (const value of values)
        found = Math.max(found, value);
    return found;
}


/***/ }),

/***/ 34457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ addToGroup)
/* harmony export */ });
function addToGroup(groups, key, item) {
    const known = groups.get(key);
    if (known === undefined)
        groups.set(key, [item]);
    else
        known.push(item);
}


/***/ }),

/***/ 71976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43277);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
function isDigest(text) {
    return digestPattern.test(text);
}
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > maxReferenceLength)
        return invalid(`the name is longer than ${maxReferenceLength} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not `sha256:` followed by 64 hexadecimal digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag contains characters that are not allowed in a tag');
    const name = splitName(colon < 0 ? named : named.slice(0, colon));
    if (typeof name === 'string')
        return invalid(name);
    const { registry, repository } = name;
    return {
        kind: 'image',
        image: {
            registry,
            repository,
            ...(tag === undefined ? {} : { tag }),
            ...(digest === undefined ? {} : { digest }),
        },
    };
}
function invalid(why) {
    return { kind: 'invalid', why };
}
function splitName(name) {
    const slash = name.indexOf('/');
    const first = slash < 0 ? '' : name.slice(0, slash);
    const hasRegistry = /[.:A-Z[]/.test(first) || first === 'localhost';
    if (hasRegistry && !domain.test(first))
        return 'the registry is not a host name';
    const host = hasRegistry ? (0,_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRegistry */ .i)(first) : { registry: 'docker.io' };
    if ('issue' in host)
        return host.issue;
    const { registry } = host;
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > maxNameLength)
        return `the repository is longer than ${maxNameLength} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}


/***/ }),

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   S1: () => (/* binding */ distinctByJson),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function distinctByJson(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}


/***/ }),

/***/ 47770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ mirroredImage),
/* harmony export */   v: () => (/* binding */ mirrorsOfImage)
/* harmony export */ });
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34457);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15759);


const indexOf = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberedFor */ .q)((mirrors) => {
    const byPrefix = new Map();
    const byOriginal = new Map();
    for (const [order, [prefix, original]] of Object.entries(mirrors).entries()) {
        const mirror = { prefix: withoutSlash(prefix), original: withoutSlash(original), order };
        if (mirror.prefix === '')
            continue;
        if (!byPrefix.has(mirror.prefix))
            byPrefix.set(mirror.prefix, mirror);
        (0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .M)(byOriginal, mirror.original, mirror);
    }
    return { byPrefix, byOriginal };
});
function mirroredImage(image, mirrors) {
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
        const back = mirroredImage(mirror, mirrors);
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

/***/ 5218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ie: () => (/* binding */ whereIs),
/* harmony export */   q$: () => (/* binding */ positionsOf),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
function positionsOf(text) {
    const starts = [text.startsWith('\uFEFF') ? 1 : 0];
    for (const end of text.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    const at = (offset) => {
        const line = lastAtOrBefore(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
    return ({ start, end }) => {
        const from = at(start);
        const to = at(end);
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    };
}
function lastAtOrBefore(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function whereIs({ file, span }, sources) {
    const source = sources.find(({ path }) => path === file);
    if (source === undefined)
        return file;
    const { line, column } = positionsOf(source.text)(span);
    return `${file}:${line}:${column}`;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}


/***/ }),

/***/ 13293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = {
    chainguard: {
        baseUrl: 'https://console-api.enforce.dev',
        issuerUrl: 'https://issuer.enforce.dev',
        registryUrl: 'https://cgr.dev',
        historyService: '_chainguard',
        publicOrganization: 'chainguard',
        tagQuery: { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' },
    },
};


/***/ }),

/***/ 15759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ rememberedFor)
/* harmony export */ });
function rememberedFor(compute) {
    const results = new WeakMap();
    return (key, ...rest) => {
        const last = results.get(key);
        if (last !== undefined && isSame(last.rest, rest))
            return last.value;
        const value = compute(key, ...rest);
        results.set(key, { rest, value });
        return value;
    };
}
function isSame(a, b) {
    return a.length === b.length && a.every((one, index) => Object.is(one, b[index]));
}


/***/ }),

/***/ 96581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ trustedRootName),
/* harmony export */   y: () => (/* binding */ publicKeyName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function publicKeyName(text) {
    if (!/-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(text))
        return { wrong: 'is not a public key in PEM' };
    let key;
    try {
        key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(text);
    }
    catch {
        return { wrong: 'is not a public key that can be read' };
    }
    const { asymmetricKeyType: type = '', asymmetricKeyDetails: details } = key;
    if (!['ec', 'ed25519', 'rsa'].includes(type))
        return { wrong: `is a key of the type ${type}, not ECDSA, Ed25519 or RSA` };
    if (type === 'rsa' && (details?.modulusLength ?? 0) < 2048)
        return { wrong: 'is an RSA key of fewer than 2048 bits' };
    return { name: sha256(key.export({ format: 'der', type: 'spki' })) };
}
function trustedRootName(text) {
    return sha256(text);
}
function sha256(data) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex')}`;
}


/***/ }),

/***/ 4891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ publicRoot)
/* harmony export */ });
const publicRoot = 'sigstore';


/***/ }),

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ placeKey)
/* harmony export */ });
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}


/***/ }),

/***/ 59918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settingName)
/* harmony export */ });
function settingName(surface, name) {
    return surface === 'terminal' ? `\`--${name}\`` : `\`${name}:\``;
}


/***/ }),

/***/ 49859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ withFields)
/* harmony export */ });
function withFields(object, fields) {
    const copied = Object.assign({}, object, fields);
    return copied;
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13798);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
