export const id = 589;
export const ids = [589];
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
        checks: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6226))).checkIds,
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
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(1252), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ githubToken, base }));
}
function basePolicy(host, githubToken, named) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(1252), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)).then(async (ci) => ci.openBase(host, await connected(host, githubToken, named), 'rules'));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('no-base', 'There is no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(1252), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)),
            __webpack_require__.e(/* import() */ 1522).then(__webpack_require__.bind(__webpack_require__, 61522)),
            Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(5133)]).then(__webpack_require__.bind(__webpack_require__, 85133)),
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
// EXTERNAL MODULE: ./lib/checks/index.js + 23 modules
var checks = __webpack_require__(6226);
// EXTERNAL MODULE: ./lib/ci/policy-sources.js
var policy_sources = __webpack_require__(64663);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/names.js
var names = __webpack_require__(85249);
// EXTERNAL MODULE: ./lib/command/report-file.js
var report_file = __webpack_require__(85090);
// EXTERNAL MODULE: ./lib/config/policy/extends.js + 1 modules
var policy_extends = __webpack_require__(27119);
// EXTERNAL MODULE: ./lib/config/policy/issue.js
var issue = __webpack_require__(40886);
// EXTERNAL MODULE: ./lib/host/files/files.js
var files = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
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
// EXTERNAL MODULE: ./lib/pipeline/conclude.js
var conclude = __webpack_require__(54841);
// EXTERNAL MODULE: ./lib/pipeline/questions.js
var questions = __webpack_require__(68283);
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
            ...(0,collections/* compact */.oE)({ span: pin.span, lead: pin.lead, unset: pin.unset, also: pin.also }),
            ...(0,collections/* compact */.oE)({ isBare: pin.isBare, tail: pin.tail, text: pin.text }),
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
    const { checks, overrides, waivers, removed, pending, advisories, signatures = [], proof = [] } = recorded;
    return {
        ...judgement_policy/* noPolicy */.W,
        checks: new Map(Object.entries(checks)),
        overrides: overrides.map(({ checks: levels, ...rest }) => ({ ...rest, checks: new Map(Object.entries(levels)) })),
        waivers: waivers.map(parseWaiver),
        removed: removed.map(parseWaiver),
        pending: pending.map(parseWaiver),
        advisories,
        signatures,
        proof,
    };
}
function parseWaiver(waiver) {
    return (0,time/* withInstants */.fO)(waiver, 'expires', 'acknowledged');
}

// EXTERNAL MODULE: ./lib/resolve/facts.js
var resolve_facts = __webpack_require__(58047);
// EXTERNAL MODULE: ./lib/history/history.js
var history_history = __webpack_require__(79076);
// EXTERNAL MODULE: ./lib/history/intervals.js
var history_intervals = __webpack_require__(74682);
// EXTERNAL MODULE: ./lib/history/joined.js + 1 modules
var joined = __webpack_require__(17852);
// EXTERNAL MODULE: ./lib/history/prove.js
var prove = __webpack_require__(44110);
// EXTERNAL MODULE: ./lib/model/judgement/fact.js
var fact = __webpack_require__(59551);
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
    const recoveredTag = fact.status === 'unknown' ? undefined : fact.recoveredTag;
    const history = find((0,images_image/* imageName */.tO)({ ...origin, tag: origin.tag ?? recoveredTag ?? images_image/* impliedTag */.RW }));
    const again = fact.status !== 'unknown' && (fact.basis === 'present' || fact.status === 'not-current')
        ? presentAgain(image, fact, view)
        : pastAgain(image, fact, history, view, policies);
    if (again.status === 'missing')
        return again;
    const { endOfLife, endUnread } = fact;
    const kept = (0,collections/* compact */.oE)({ endOfLife, endUnread });
    return again.status === 'unknown'
        ? { ...again, ...kept }
        : { ...again, ...kept, ...(0,collections/* compact */.oE)({ recoveredTag }), ...comparedStill(fact, again) };
}
function comparedStill(fact, again) {
    if (fact.status !== 'superseded' || again.status !== 'superseded')
        return {};
    const isSame = fact.supersededAt === again.supersededAt && fact.currentDigest === again.currentDigest;
    return isSame && fact.compared?.unsettled === undefined ? (0,collections/* compact */.oE)({ compared: fact.compared }) : {};
}
function presentAgain(image, fact, view) {
    const tag = { image, current: fact.currentDigest, hasLedger: false };
    const again = (0,resolve_facts/* latestOnlyFact */.YS)(tag, fact.status === 'one-platform', view);
    if (again.status === fact.status && lacksAge(again) === lacksAge(fact))
        return fact;
    if (again.status !== 'not-current' || fact.status !== 'not-current')
        return again;
    const { noTarget: _recorded, ...known } = fact;
    return { ...known, ...(0,collections/* compact */.oE)({ noTarget: again.noTarget }) };
}
function pastAgain(image, fact, history, view, policies) {
    const isFirstSeen = fact.status !== 'unknown' && fact.basis === 'first-seen';
    if (history === undefined || isFirstSeen)
        return notInReport;
    const { known, source } = history;
    if (source !== undefined)
        return boundedAs(fact, proveAgainBySource(image, source, view));
    const at = allowedView(known, view, policies);
    const proved = (0,prove/* proveDigest */.vx)(image.digest, known, at);
    if (proved.status === 'missing')
        return proved;
    const { evidence } = fact;
    const read = { ...proved, ...(0,collections/* compact */.oE)({ evidence }) };
    if (read.status !== 'not-in-history')
        return read;
    if (fact.status === 'one-platform') {
        const { lag: _recordedLag, ...platform } = fact;
        const { currentDigest, currentSince } = read;
        return {
            ...platform,
            currentDigest,
            ...(0,collections/* compact */.oE)({ currentSince }),
            ...(0,resolve_facts/* lagOf */.er)(fact.indexDigest, known, at),
        };
    }
    return fact.status === 'not-in-history' ? { ...read, records: fact.records } : read;
}
function lacksAge(fact) {
    return (('noTarget' in fact && fact.noTarget !== undefined) ||
        ('ageUnknown' in fact && fact.ageUnknown !== undefined));
}
function proveAgainBySource({ digest }, joint, view) {
    if (joint === 'nothing')
        return notInReport;
    const { fact } = (0,joined/* proveJoined */._U)(digest, joint, view);
    return fact.status === 'unknown' ? { ...notInReport, currentDigest: joint.current } : fact;
}
const notInReport = {
    status: 'unknown',
    cause: 'history-incomplete',
    message: messages/* historyNotInReport */.v9,
};
function boundedAs(recorded, again) {
    if (!('basis' in recorded && 'basis' in again) || !(0,fact/* isBound */.Vt)(recorded.basis))
        return again;
    return again.basis === 'windowed' ? { ...again, basis: recorded.basis } : again;
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
    const newOnly = (0,baseline/* isNewOnly */.NV)(settings, record.base !== undefined);
    const recordedGaps = report.incomplete.map(({ existing, ...gap }) => newOnly ? { ...gap, ...(0,collections/* compact */.oE)({ existing }) } : gap);
    const ownGaps = recordedGaps.slice(0, record.examined);
    const proved = proveFacts(parsed, { before, settings, policy, now }, ownGaps);
    const signed = signaturesUnder(proved.evidence, policy.signatures, record.mirrors);
    const notSigned = other === undefined ? [] : signed.gaps;
    const known = [...proved.gaps, ...endsNotRecorded(before, settings, report), ...notSigned];
    const { evidence } = signed;
    const gaps = other === undefined ? known : underPolicy(known, evidence, other);
    const judged = (0,apply_policy/* judgeEvidence */.Z)(evidence, policy, settings, {
        now,
        complete: gaps.length === 0,
        inline: record.inline,
        failOn: settings.failOn,
    });
    const compared = compareWithRecord(judged.findings, parsed, newOnly);
    const { waiverStates } = judged;
    const isSilent = other !== undefined && gaps.length === 0;
    const nothing = !isSilent ? [] : (0,questions/* nothingVerified */.BT)(evidence.occurrences, judged.findings);
    const own = [...gaps, ...nothing];
    const unmatched = judged.gaps.filter(({ message }) => !gaps.some((gap) => gap.message === message));
    const asOf = settings.asOf ?? now;
    const asked = other && (0,questions/* endQuestion */.Ue)((0,overrides/* offFor */.J8)(other));
    const input = {
        evidence,
        waiverStates,
        examined: own.length,
        policy,
        asOf,
        settings: shown,
        ...(0,collections/* compact */.oE)({ asked }),
    };
    const { decision, exitCode } = (0,conclude/* decide */.LD)({
        findings: compared.findings,
        gaps: [...own, ...unmatched, ...compared.gaps, ...recordedGaps.slice(record.examined)],
        settings,
    });
    return { report: (0,build/* buildReplayReport */.YC)(report, parsed, input, decision), exitCode };
}
function proveFacts({ evidence, policy: recorded, record }, { before, settings, policy, now }, gaps) {
    const limitsBefore = (0,overrides/* ageLimitsFor */.ze)(recorded.overrides, before);
    const limits = (0,overrides/* ageLimitsFor */.ze)(policy.overrides, settings);
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
        const isOpen = proved.status === 'unknown' && proved.cause === 'history-incomplete';
        if (isOpen || (image.digest !== undefined && (0,resolve_facts/* isOpenPast */.Zu)(proved, view)))
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
function underPolicy(gaps, evidence, policy) {
    const left = gaps.filter((gap) => gap.cause !== 'policy-unread' && !(0,questions/* isOfPolicy */.mF)(gap));
    return [...policy.unread, ...(0,questions/* unreadEnds */.aI)(evidence, policy, 'terminal').gaps, ...left];
}
function compareWithRecord(findings, { record: { base }, evidence: { occurrences } }, newOnly) {
    const isAsked = (0,baseline/* needsBase */.fq)(findings, newOnly) || (newOnly && base !== undefined);
    if (!isAsked || base === 'none' || (base === undefined && !newOnly))
        return { findings: (0,baseline/* notCompared */.vK)(findings, undefined), gaps: [] };
    const compared = base === undefined || base === 'unknown'
        ? (0,baseline/* notCompared */.vK)(findings, 'unknown')
        : (0,baseline/* compareFindings */.Eg)(findings, occurrences, base);
    const isOpen = base !== 'unknown' && compared.some(({ introduced }) => introduced === 'unknown');
    const message = 'The report does not record of every finding whether the change introduces it';
    return {
        findings: newOnly ? compared : (0,baseline/* allCounting */.L7)(compared),
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
function isByRun({ name, value, from }) {
    return from === 'default' && (name === 'as-of' || (name === 'new-only' && value === 'true'));
}
function replaySettings({ settings: recorded }, flags, policy) {
    const recordedSettings = new Map(recorded.filter((one) => !isByRun(one)).map((one) => [one.name, one]));
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

;// CONCATENATED MODULE: ./lib/cli/commands/replay.js














async function replayReport(context) {
    const { invocation, out, colour, width } = context;
    const { operands, flags, json } = invocation;
    const wrong = (issues) => (0,report_file/* fileMistakes */.C$)(context, issues);
    const file = operands[0];
    if (file === undefined)
        return wrong(['`replay` requires REPORT, the JSON report of an earlier run (`--report`).']);
    const read = await (0,report_file/* readReportFile */.$h)(file);
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
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6226);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13204);


const inputNames = { checks: _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.checkIds, presets: Object.keys(_model_images_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v) };


/***/ }),

/***/ 85090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ readReportFile),
/* harmony export */   C$: () => (/* binding */ fileMistakes),
/* harmony export */   LZ: () => (/* binding */ whyNoText),
/* harmony export */   Wi: () => (/* binding */ withoutOwnFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35746);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5062);




const maxBytes = 64 * 1024 * 1024;
const maxIssues = 20;
function fileMistakes(context, issues) {
    const shown = issues.slice(0, maxIssues).map(_output_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj);
    const more = issues.length - shown.length;
    return (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .usageErrors */ .jY)(context, 'usage', [...shown, ...(more > 0 ? [`and ${more} more.`] : [])]);
}
function whyNoText({ absent, unreadable, }) {
    return absent === true ? 'it does not exist' : unreadable;
}
async function readReportFile(file) {
    const read = await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .readUserFile */ .E1)(file, maxBytes);
    if ('unreadable' in read) {
        return { issues: [`${file} cannot be read: ${whyNoText(read)}.`] };
    }
    let data;
    try {
        data = JSON.parse(read.text);
    }
    catch {
        return { issues: [`${file} is not JSON.`] };
    }
    const parsed = _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .reportSchema */ .Q.safeParse(data);
    if (parsed.success)
        return { report: parsed.data };
    return {
        issues: parsed.error.issues.map(({ path: at, message }) => `${file} is not a Tagproof report: \`${at.join('.')}\`: ${message}.`),
    };
}
function withoutOwnFiles(report, files) {
    const isOwn = (place) => files.some((file) => node_path__WEBPACK_IMPORTED_MODULE_0__.relative(file, place) === '');
    return { ...report, references: report.references.filter(({ file }) => !isOwn(file)) };
}


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
;// CONCATENATED MODULE: ./lib/config/policy/signatures.js


async function loadSignatures(written, read, wrong) {
    const keys = new Map();
    const roots = new Map();
    async function keyOf(path, at) {
        const isInline = path.startsWith('-----BEGIN');
        const text = isInline ? path : await read(path, at);
        if (text === undefined)
            return [];
        const key = (0,signature/* publicKeyName */.yc)(text);
        if ('wrong' in key) {
            wrong(`\`${isInline ? 'key' : path}\` ${key.wrong}.`, at);
            return [];
        }
        keys.set(key.name, text);
        return [{ kind: 'key', key: key.name, ...(isInline ? {} : { file: path }) }];
    }
    async function rootOf(path, at) {
        if (path === undefined)
            return signature/* publicRoot */.KE;
        const text = await read(path, at);
        if (text === undefined)
            return undefined;
        const name = (0,signature/* trustedRootName */.JB)(text);
        roots.set(name, text);
        return name;
    }
    async function signersOf(entry, at) {
        if (entry.key !== undefined)
            return (await Promise.all(many(entry.key).map((path) => keyOf(path, at)))).flat();
        if (entry.preset !== undefined)
            return (signature/* signerPresets */.Bo[entry.preset] ?? []).map(({ issuer, identity }) => ({
                kind: 'identity',
                issuer,
                identity,
                root: signature/* publicRoot */.KE,
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
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15997);


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
        proof: [...base.proof, ...file.proof],
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({
            digestAge: file.digestAge ?? base.digestAge,
            settleMs: file.settleMs ?? base.settleMs,
        }),
        platforms: set.includes('platforms') ? file.platforms : base.platforms,
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
        waivers: base.waivers.flatMap((waiver) => {
            const here = own.get(identity(waiver));
            return here === undefined ? [] : [{ ...here, inBase: true }];
        }),
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
        ofBase: false,
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
/* harmony import */ var _waiting_memoize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76225);


const indexOf = (0,_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberedFor */ .q)((mirrors) => {
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


/***/ })

};
