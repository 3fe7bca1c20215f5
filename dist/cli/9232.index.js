export const id = 9232;
export const ids = [9232];
export const modules = {

/***/ 64663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ policySources),
/* harmony export */   p: () => (/* binding */ checkoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44231);



function checkoutPolicy(files) {
    return async (path) => policyText(await files.read(path));
}
async function policySources(host, githubToken, base) {
    return {
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ folder: host.repository?.folder }),
        head: checkoutPolicy(host.repository ?? host.files),
        ...((await isReviewed(host, base)) ? {} : { base: basePolicy(host, githubToken, base) }),
        remote: remotePolicy(host, githubToken),
        checks: async () => (await Promise.all(/* import() */[__webpack_require__.e(2088), __webpack_require__.e(4353), __webpack_require__.e(3817)]).then(__webpack_require__.bind(__webpack_require__, 63817))).checkIds,
    };
}
async function isReviewed(host, base) {
    try {
        const { kind } = await (0,_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .revisionOf */ .D)(host, base);
        return kind === 'branch' || kind === 'local';
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return false;
        throw error;
    }
}
async function connected(host, githubToken, base) {
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(8980), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ githubToken, base }));
}
function basePolicy(host, githubToken, named) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(8980), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)).then(async (ci) => ci.openBase(host, await connected(host, githubToken, named), 'rules'));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('no-base', 'There is no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(8980), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)),
            __webpack_require__.e(/* import() */ 1522).then(__webpack_require__.bind(__webpack_require__, 61522)),
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

/***/ 10589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayReport: () => (/* binding */ replayReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/checks/index.js + 26 modules
var checks = __webpack_require__(63817);
// EXTERNAL MODULE: ./lib/ci/policy-sources.js
var policy_sources = __webpack_require__(64663);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/names.js
var names = __webpack_require__(85249);
// EXTERNAL MODULE: ./lib/config/policy/extends.js + 1 modules
var policy_extends = __webpack_require__(27119);
// EXTERNAL MODULE: ./lib/config/policy/issue.js
var issue = __webpack_require__(40886);
// EXTERNAL MODULE: ./lib/host/files/files.js
var files = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/plain.js
var plain = __webpack_require__(32181);
// EXTERNAL MODULE: ./lib/output/terminal/index.js + 2 modules
var terminal = __webpack_require__(80358);
// EXTERNAL MODULE: ./lib/output/view.js
var view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/checks/apply-policy.js
var apply_policy = __webpack_require__(10868);
// EXTERNAL MODULE: ./lib/checks/baseline.js
var baseline = __webpack_require__(12662);
// EXTERNAL MODULE: ./lib/checks/waivers/overrides.js
var overrides = __webpack_require__(70834);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/pipeline/conclude.js + 1 modules
var conclude = __webpack_require__(97074);
// EXTERNAL MODULE: ./lib/report/build.js + 1 modules
var build = __webpack_require__(82144);
// EXTERNAL MODULE: ./lib/model/judgement/policy.js
var judgement_policy = __webpack_require__(29251);
// EXTERNAL MODULE: ./lib/model/text/source.js
var source = __webpack_require__(33248);
// EXTERNAL MODULE: ./lib/report/fact.js
var report_fact = __webpack_require__(87234);
// EXTERNAL MODULE: ./lib/report/history.js
var report_history = __webpack_require__(35986);
// EXTERNAL MODULE: ./lib/report/pull-policies.js
var pull_policies = __webpack_require__(1542);
// EXTERNAL MODULE: ./lib/report/signatures.js
var report_signatures = __webpack_require__(91175);
// EXTERNAL MODULE: ./lib/report/texts.js
var texts = __webpack_require__(84282);
// EXTERNAL MODULE: ./lib/report/time.js
var time = __webpack_require__(9793);
;// CONCATENATED MODULE: ./lib/report/parse.js









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
    const ofImages = (says) => new Map(references.flatMap((reference, index) => {
        const [occurrence, said] = [occurrences[index], says(reference, index)];
        return occurrence?.kind === 'image' && said !== undefined ? [[occurrence, said]] : [];
    }));
    return {
        record,
        evidence: {
            occurrences,
            facts: ofImages((_, index) => whole[index]?.[1]),
            advisories: report.advisories,
            ...(0,collections/* compact */.oE)({ packages: record.packages?.map((use) => parseUse(use, occurrences)) }),
            vulnerabilities: record.vulnerabilities.flatMap((match) => parseMatch(match, occurrences)),
            pullPolicies: ofImages(({ pullPolicies }) => pullPolicies && (0,pull_policies/* parsePolicies */.M)(pullPolicies)),
            signatures: ofImages(({ signatures }) => signatures && (0,report_signatures/* parseSignatures */.V)(signatures)),
            histories: (report.histories ?? []).map(report_history/* parseRecordedHistory */.Ss),
            ...(0,collections/* compact */.oE)({ ledger: record.ledger }),
        },
        policy: parseRecordedPolicy(record.policy),
        texts: textsIn(report, record, placed),
    };
}
function parseReference({ kind, file, raw, span, pin, noPlace = '', why, detail = '', fact, builtBy, testData, ...name }, at) {
    if (span === undefined)
        return undefined;
    const place = { at: { file, span }, raw, ...(0,collections/* compact */.oE)({ testData }) };
    if (kind === 'opaque')
        return why === undefined ? undefined : [{ kind, ...place, why, detail }];
    const { registry, repository, tag, digest } = name;
    const known = fact && (0,report_fact/* parseFact */.a9)(fact, at);
    if (registry === undefined || repository === undefined)
        return undefined;
    const image = {
        registry,
        repository,
        ...(0,collections/* compact */.oE)({ tag, digest }),
    };
    if (kind === 'local')
        return builtBy === undefined ? undefined : [{ kind, ...place, image, builtBy }];
    if (known === undefined)
        return undefined;
    const writable = pin === undefined
        ? { kind: 'refused', why: noPlace }
        : {
            kind: 'place',
            ...(0,collections/* compact */.oE)({ span: pin.span, lead: pin.lead, unset: pin.unset, isBare: pin.isBare }),
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
        ...judgement_policy/* noPolicy */.W,
        checks: new Map(Object.entries(checks)),
        overrides: overrides.map(({ checks: levels, ...rest }) => ({ ...rest, checks: new Map(Object.entries(levels)) })),
        waivers: waivers.map(parseWaiver),
        removed: removed.map(parseWaiver),
        pending: pending.map(parseWaiver),
        advisories,
        signatures,
    };
}
function parseWaiver(waiver) {
    return (0,time/* withInstants */.fO)(waiver, 'expires', 'acknowledged');
}

// EXTERNAL MODULE: ./lib/history/history.js
var history_history = __webpack_require__(79076);
// EXTERNAL MODULE: ./lib/history/intervals.js
var history_intervals = __webpack_require__(74682);
// EXTERNAL MODULE: ./lib/history/joined.js
var joined = __webpack_require__(53503);
// EXTERNAL MODULE: ./lib/history/prove.js
var prove = __webpack_require__(44110);
// EXTERNAL MODULE: ./lib/resolve/facts.js
var facts = __webpack_require__(58047);
// EXTERNAL MODULE: ./lib/resolve/messages.js
var messages = __webpack_require__(33578);
// EXTERNAL MODULE: ./lib/resolve/tag-policies.js
var tag_policies = __webpack_require__(60011);
;// CONCATENATED MODULE: ./lib/resolve/reprove.js









function recordedHistories(histories, now) {
    const byName = new Map(histories.map((history) => [(0,images_image/* imageName */.tO)(history), history]));
    const ready = new Map();
    return (name) => {
        const history = byName.get(name);
        const found = ready.get(name) ?? (history && recordedHistory(history, now));
        if (found !== undefined)
            ready.set(name, found);
        return found;
    };
}
function recordedHistory({ intervals, known, evidence }, now) {
    const records = (0,history_intervals/* orderRecords */.t7)(intervals.map(({ since, digest }) => ({ at: since, digest })));
    const recorded = (0,history_history/* historyOf */.om)(records, known);
    if (evidence === undefined)
        return { known: recorded };
    const current = intervals.at(-1)?.digest;
    if (current === undefined)
        return { known: recorded, source: 'nothing' };
    const { source: title, strength, readAt } = evidence;
    const reading = { source: { id: '', title, strength }, answer: { readAt, records, ...(0,collections/* compact */.oE)({ known }) } };
    return { known: recorded, source: (0,joined/* joinHistories */.hx)([reading], current, now) };
}
function proveAgain(image, origin, fact, find, view, policies) {
    if (fact.status === 'missing')
        return fact;
    if (fact.status === 'unknown' && fact.cause !== 'history-incomplete')
        return fact;
    if (fact.status !== 'unknown' && fact.basis === 'present') {
        const tag = { image, current: fact.currentDigest, hasLedger: false };
        return (0,facts/* latestOnlyFact */.YS)(tag, fact.status === 'one-platform', view);
    }
    const { endOfLife, evidence } = fact;
    const recoveredTag = fact.status === 'unknown' ? undefined : fact.recoveredTag;
    const history = find((0,images_image/* imageName */.tO)({ ...origin, tag: origin.tag ?? recoveredTag ?? images_image/* impliedTag */.RW }));
    const isFirstSeen = fact.status !== 'unknown' && fact.basis === 'first-seen';
    if (history === undefined || isFirstSeen) {
        const message = messages/* historyNotInReport */.v9;
        return { status: 'unknown', cause: 'history-incomplete', message, ...(0,collections/* compact */.oE)({ endOfLife }) };
    }
    const { known, source } = history;
    if (source !== undefined)
        return withTag(proveAgainBySource(image, source, view), recoveredTag);
    const at = allowedView(known, view, policies);
    const proved = (0,prove/* proveDigest */.vx)(image.digest, known, endOfLife, at);
    if (proved.status === 'missing')
        return proved;
    const read = (0,collections/* compact */.oE)({ evidence });
    if (proved.status === 'unknown')
        return { ...proved, ...read };
    const recovered = { ...read, ...(0,collections/* compact */.oE)({ recoveredTag }) };
    if (proved.status !== 'not-in-history')
        return { ...proved, ...recovered };
    if (fact.status === 'one-platform') {
        const { lag: _recordedLag, ...platform } = fact;
        const { currentDigest, currentSince } = proved;
        return {
            ...platform,
            currentDigest,
            ...(0,collections/* compact */.oE)({ currentSince }),
            ...(0,facts/* lagOf */.er)(fact.indexDigest, known, at),
        };
    }
    const records = fact.status === 'not-in-history' ? fact.records : proved.records;
    return { ...proved, ...recovered, records };
}
function proveAgainBySource({ digest }, joint, view) {
    const unknown = { status: 'unknown', cause: 'history-incomplete', message: messages/* historyNotInReport */.v9 };
    if (joint === 'nothing')
        return unknown;
    const { fact } = (0,joined/* proveJoined */._U)(digest, joint, view);
    return fact.status === 'unknown' ? { ...unknown, currentDigest: joint.current } : fact;
}
function withTag(fact, recoveredTag) {
    if (fact.status === 'missing' || fact.status === 'unknown')
        return fact;
    return { ...fact, ...(0,collections/* compact */.oE)({ recoveredTag }) };
}
function allowedView(known, view, policies) {
    if (policies === undefined)
        return view;
    const newest = (0,tag_policies/* allowedUpTo */.LQ)((0,tag_policies/* candidatesOf */.kW)(known, view), [...policies.newest, ...policies.others]);
    return newest === undefined ? view : { ...view, allowedUpTo: newest };
}

// EXTERNAL MODULE: ./lib/signatures/built.js
var signatures_built = __webpack_require__(9011);
// EXTERNAL MODULE: ./lib/signatures/match.js
var match = __webpack_require__(13326);
;// CONCATENATED MODULE: ./lib/replay/index.js













function signaturesUnder(evidence, rules, mirrors) {
    const gaps = [];
    const signatures = new Map(evidence.signatures);
    for (const one of evidence.occurrences) {
        if (one.kind !== 'image')
            continue;
        const mirrored = (0,mirror/* originImage */.A)(one.image, mirrors);
        const own = (0,match/* signatureRulesFor */.Rx)(rules, one.image, mirrored === one.image ? undefined : mirrored);
        const found = signatures.get(one);
        if (found !== undefined) {
            const { built: _, ...rest } = found;
            const built = (0,signatures_built/* builtOf */.QC)(one.image, found, own);
            signatures.set(one, built === undefined ? rest : { ...rest, built });
        }
        const hasDigest = one.image.digest !== undefined || evidence.facts.get(one)?.status === 'unpinned';
        const isOpen = found === undefined ? hasDigest : !found.complete && !(0,match/* satisfies */.ib)(own, found);
        if (own.length === 0 || !isOpen)
            continue;
        const message = 'The policy requires a signature, and the report does not record all signatures of this image';
        gaps.push({ cause: 'unverifiable-signature', subject: (0,images_image/* imageName */.tO)(one.image), message });
    }
    return { evidence: { ...evidence, signatures }, gaps: (0,json/* distinctByJson */.S1)(gaps) };
}
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
    const judged = (0,apply_policy/* judgeEvidence */.Z)(evidence, policy, settings, {
        now,
        complete: gaps.length === 0,
        inline: record.inline,
    });
    const compared = compareWithRecord(judged.findings, parsed, settings);
    const { waiverStates } = judged;
    const unmatched = judged.gaps.filter(({ message }) => !gaps.some((gap) => gap.message === message));
    const asOf = settings.asOf ?? now;
    const input = { evidence, waiverStates, examined: gaps.length, policy, asOf, settings: shown };
    const { decision, exitCode } = (0,conclude/* decide */.LD)({
        findings: compared.findings,
        gaps: [...gaps, ...unmatched, ...compared.gaps, ...recordedGaps.slice(record.examined)],
        settings,
    });
    return { report: (0,build/* buildReplayReport */.YC)(report, parsed, input, decision), exitCode };
}
function proveFacts({ evidence, policy: recorded, record }, { before, settings, policy, now }, gaps) {
    const limitsBefore = (0,overrides/* ageLimitsFor */.z)(recorded.overrides, before);
    const limits = (0,overrides/* ageLimitsFor */.z)(policy.overrides, settings);
    const histories = recordedHistories(evidence.histories, now);
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
        const view = { now, minAgeMs, ...(0,collections/* compact */.oE)({ asOf: settings.asOf }) };
        const policies = evidence.pullPolicies?.get(occurrence);
        const origin = (0,mirror/* originImage */.A)(image, record.mirrors);
        const proved = proveAgain(image, origin, fact, histories, view, policies);
        facts.set(occurrence, proved);
        provedNames.add((0,images_image/* imageName */.tO)(image));
        if (proved.status === 'unknown' && proved.cause === 'history-incomplete')
            newGaps.push({ cause: proved.cause, subject: (0,images_image/* imageName */.tO)(image), message: proved.message });
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

// EXTERNAL MODULE: ./lib/config/read.js + 1 modules
var read = __webpack_require__(13520);
// EXTERNAL MODULE: ./lib/model/images/presets.js
var presets = __webpack_require__(13204);
// EXTERNAL MODULE: ./lib/model/text/position.js
var position = __webpack_require__(80642);
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
    const before = readDecisive((name) => recordedSettings.get(name)?.value, judgement_policy/* noPolicy */.W);
    const kept = (name) => {
        const one = recordedSettings.get(name);
        return policy === undefined || name === 'mode' || one?.from === 'input' ? one?.value : undefined;
    };
    const read = readDecisive((name) => flags.get(name) ?? kept(name), policy ?? judgement_policy/* noPolicy */.W);
    if ('issues' in before)
        return { issues: before.issues.map((one) => `In the report's settings: ${one}`) };
    if ('issues' in read)
        return read;
    const now = read.config;
    return {
        before: before.config,
        now,
        settings: shownSettings(recorded, now, flags, policy),
        ...(0,collections/* compact */.oE)({ policy }),
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

// EXTERNAL MODULE: ./lib/report/schema/schema.js + 5 modules
var schema = __webpack_require__(70431);
;// CONCATENATED MODULE: ./lib/cli/commands/replay.js















const maxBytes = 64 * 1024 * 1024;
const maxIssues = 20;
async function replayReport(context) {
    const { invocation, out, colour, width } = context;
    const { operands, flags, json } = invocation;
    const wrong = (issues) => {
        const shown = issues.slice(0, maxIssues).map(plain/* plain */.p);
        const more = issues.length - shown.length;
        return (0,command_context/* usageErrors */.jY)(context, 'usage', [...shown, ...(more > 0 ? [`and ${more} more.`] : [])]);
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
    const format = { colour, ...(0,collections/* compact */.oE)({ width }) };
    if (json)
        await (0,command_context/* printJson */.Q2)(context, report);
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

/***/ 85249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63817);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13204);


const inputNames = { checks: _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.checkIds, presets: Object.keys(_model_images_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v) };


/***/ }),

/***/ 27119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPolicy: () => (/* binding */ loadPolicy),
  parseTarget: () => (/* binding */ parseTarget),
  targetName: () => (/* binding */ targetName)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/judgement/policy.js
var judgement_policy = __webpack_require__(29251);
// EXTERNAL MODULE: ./lib/config/policy/issue.js
var issue = __webpack_require__(40886);
// EXTERNAL MODULE: ./lib/config/policy/merge.js
var merge = __webpack_require__(95545);
// EXTERNAL MODULE: ./lib/config/policy/read.js + 2 modules
var policy_read = __webpack_require__(4682);
// EXTERNAL MODULE: ./lib/model/judgement/signature.js
var signature = __webpack_require__(23295);
// EXTERNAL MODULE: ./lib/model/judgement/signature-files.js
var signature_files = __webpack_require__(82569);
// EXTERNAL MODULE: ./lib/model/judgement/signer-presets.js
var signer_presets = __webpack_require__(4766);
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
            ...(0,collections/* compact */.oE)({ file }),
        }));
    }
    const rules = await Promise.all(written.map(async ({ entry, at }) => {
        const { images, except, any: several = [entry], 'source-tag': sourceTag } = entry;
        return {
            at,
            ...(0,collections/* compact */.oE)({ sourceTag }),
            images: many(images),
            anyOf: (await Promise.all(several.map((one) => signersOf(one, at)))).flat(),
            ...(0,collections/* compact */.oE)({ except: except === undefined ? undefined : many(except) }),
        };
    }));
    return { rules, files: { keys, roots } };
}
function many(value) {
    return value === undefined ? [] : [value].flat();
}

;// CONCATENATED MODULE: ./lib/config/policy/extends.js






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
            return judgement_policy/* noPolicy */.W;
        if (above.length > maxDepth)
            return this.wrong(extension, `\`extends\` is nested more than ${maxDepth} levels deep.`);
        if (this.loaded.size >= maxFiles)
            return this.wrong(extension, `A policy can extend at most ${maxFiles} files.`);
        this.loaded.add(name);
        const answer = target.kind === 'local' ? await this.request.read(target.path) : await this.request.remote(target);
        if ('unknown' in answer)
            return { ...judgement_policy/* noPolicy */.W, unread: [answer.unknown] };
        if ('missing' in answer)
            return this.missing(target, extension);
        if ('unreadable' in answer)
            return this.wrong(extension, `\`${name}\` cannot be read: ${answer.unreadable}.`);
        const label = target.kind === 'local' ? (this.request.label?.(target.path) ?? target.path) : name;
        const source = { path: label, text: answer.text };
        const read = (0,policy_read/* readPolicy */.T)(source, this.request.names);
        if ('issues' in read) {
            (0,collections/* append */.BC)(this.issues, read.issues);
            return judgement_policy/* noPolicy */.W;
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
        let merged = judgement_policy/* noPolicy */.W;
        for (const { target: text, at } of extended) {
            const parsed = parseTarget(text, target);
            const inheritedAt = target.kind === 'local' || extension === undefined ? at : extension.inheritedAt;
            const next = { by: source, at, inheritedAt };
            if ('issue' in parsed)
                this.wrong(next, `\`extends\` is \`${text.slice(0, 100)}\`, but ${parsed.issue}.`);
            else
                merged = (0,merge/* mergePolicies */.$p)(merged, await this.load(parsed, above, next));
        }
        if (target.kind === 'local' || extension === undefined)
            return (0,merge/* mergePolicies */.$p)(merged, policy);
        const { inheritedAt } = extension;
        const waivers = policy.waivers.map((waiver) => ({ ...waiver, inheritedAt }));
        return (0,merge/* mergePolicies */.$p)(merged, { ...policy, waivers });
    }
    missing(target, extension) {
        if (extension === undefined && !this.request.required)
            return judgement_policy/* noPolicy */.W;
        const hint = extension === undefined || target.kind === 'remote'
            ? ''
            : ' To name a file of another repository, use `OWNER/REPO/PATH@REF`.';
        return this.wrong(extension, `\`${targetName(target)}\` does not exist.${hint}`);
    }
    wrong(extension, message) {
        const file = extension?.by ?? { path: this.request.path, text: '' };
        this.issues.push((0,issue/* issueAt */.N)(file, extension?.at.span ?? { start: 0, end: 0 }, message));
        return judgement_policy/* noPolicy */.W;
    }
}


/***/ }),

/***/ 40886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ issueAt),
/* harmony export */   v: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80642);

const lookups = new WeakMap();
function issueAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
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
/* harmony export */   $p: () => (/* binding */ mergePolicies),
/* harmony export */   qW: () => (/* binding */ asBase),
/* harmony export */   sZ: () => (/* binding */ directedBy)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33394);


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
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ overruled: overruledIn(head, base) }),
        sources: [...base.sources, ...head.sources],
        waivers: base.waivers.flatMap((waiver) => own.get(identity(waiver)) ?? []),
        removed: base.waivers.filter((waiver) => !own.has(identity(waiver))),
        pending: head.waivers.filter((waiver) => !counting.has(identity(waiver))),
        unread: [...base.unread, ...head.unread],
    };
}
function directedBy(base, head) {
    const overruled = overruledIn(head, base);
    const named = [...base.settings].filter(([name]) => directing.has(name));
    const others = [...head.settings].filter(([name]) => !directing.has(name));
    return {
        ...head,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ overruled }),
        sources: [...base.sources, ...head.sources],
        settings: new Map([...others, ...named]),
        registries: base.registries,
        origins: [...base.origins.filter(isOfRegistry), ...head.origins.filter((one) => !isOfRegistry(one))],
        unread: overruled === undefined ? head.unread : [...base.unread, ...head.unread],
    };
}
const directing = new Set(_model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu.filter(({ directs }) => directs).map(({ name }) => name));
const isOfRegistry = ({ name }) => name.startsWith('registries.');
function overruledIn(head, base) {
    const settings = [...head.settings].flatMap(([name, { text }]) => directing.has(name) && base.settings.get(name)?.text !== text ? [name] : []);
    const known = new Map(base.origins.map(({ name, value }) => [name, value]));
    const isOther = head.origins.some((one) => isOfRegistry(one) && known.get(one.name) !== one.value);
    const names = (isOther ? [...settings, 'registries'] : settings).map((name) => `\`${name}\``);
    if (names.length === 0)
        return undefined;
    return `The change's policy sets ${names.join(', ')}, which does not apply before it is merged: where credentials are sent is said by inputs and by the policy of the base.`;
}
function identity({ at: _at, inheritedAt, ...content }) {
    const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([inheritedAt !== undefined, sorted]);
}


/***/ }),

/***/ 97237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ originImage),
/* harmony export */   v: () => (/* binding */ mirrorsOfImage)
/* harmony export */ });
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _waiting_remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42967);


const indexOf = (0,_waiting_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberedFor */ .q)((mirrors) => {
    const byPrefix = new Map();
    const byOriginal = new Map();
    for (const [order, [prefix, original]] of Object.entries(mirrors).entries()) {
        const mirror = { prefix: withoutSlash(prefix), original: withoutSlash(original), order };
        if (mirror.prefix === '')
            continue;
        if (!byPrefix.has(mirror.prefix))
            byPrefix.set(mirror.prefix, mirror);
        (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .Mr)(byOriginal, mirror.original, mirror);
    }
    return { byPrefix, byOriginal };
});
function originImage(image, mirrors) {
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
        const back = originImage(mirror, mirrors);
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

/***/ 13204:
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

/***/ 82569:
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

/***/ 23295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ publicRoot)
/* harmony export */ });
const publicRoot = 'sigstore';


/***/ }),

/***/ 80642:
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

/***/ 33248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ placeKey)
/* harmony export */ });
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}


/***/ }),

/***/ 42967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ rememberedFor)
/* harmony export */ });
function rememberedFor(compute) {
    const results = new WeakMap();
    return (key) => {
        const known = results.get(key) ?? { value: compute(key) };
        results.set(key, known);
        return known.value;
    };
}


/***/ }),

/***/ 94668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stringWidth)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup — width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster’s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ, ｰ)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
}


/***/ })

};
