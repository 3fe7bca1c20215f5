export const id = 6406;
export const ids = [6406];
export const modules = {

/***/ 4663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ policySources),
/* harmony export */   p: () => (/* binding */ checkoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8675);

function checkoutPolicy(files) {
    return async (path) => policyText(await files.read(path));
}
function policySources(host, githubToken) {
    const event = host.ci?.variable('GITHUB_EVENT_NAME');
    const hasBase = event?.startsWith('pull_request') === true || event === 'merge_group';
    return {
        head: checkoutPolicy(host.files),
        ...(hasBase ? { base: basePolicy(host, githubToken) } : {}),
        remote: remotePolicy(host, githubToken),
        checks: async () => (await Promise.all(/* import() */[__webpack_require__.e(2904), __webpack_require__.e(3725)]).then(__webpack_require__.bind(__webpack_require__, 3725))).checkIds,
    };
}
async function connected(host, githubToken) {
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(8208), __webpack_require__.e(7238)]).then(__webpack_require__.bind(__webpack_require__, 8208));
    return connectCi(host, githubToken === undefined ? {} : { githubToken });
}
function basePolicy(host, githubToken) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(8208), __webpack_require__.e(7238)]).then(__webpack_require__.bind(__webpack_require__, 8208)).then(async (ci) => ci.openBase(host, await connected(host, githubToken), 'rules'));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', 'The event names no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(8208), __webpack_require__.e(7238)]).then(__webpack_require__.bind(__webpack_require__, 8208)),
            __webpack_require__.e(/* import() */ 6794).then(__webpack_require__.bind(__webpack_require__, 6794)),
            __webpack_require__.e(/* import() */ 5133).then(__webpack_require__.bind(__webpack_require__, 5133)),
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

/***/ 9406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3725);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3293);


const inputNames = { checks: _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.checkIds, presets: Object.keys(_model_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v) };


/***/ }),

/***/ 650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayReport: () => (/* binding */ replayReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/checks/index.js + 18 modules
var checks = __webpack_require__(3725);
// EXTERNAL MODULE: ./lib/ci/policy-sources.js
var policy_sources = __webpack_require__(4663);
// EXTERNAL MODULE: ./lib/config/policy/extends.js + 1 modules
var policy_extends = __webpack_require__(561);
// EXTERNAL MODULE: ./lib/config/policy/issue.js
var issue = __webpack_require__(886);
// EXTERNAL MODULE: ./lib/host/files.js
var files = __webpack_require__(657);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(709);
// EXTERNAL MODULE: ./lib/output/terminal/index.js + 4 modules
var terminal = __webpack_require__(1744);
// EXTERNAL MODULE: ./lib/output/view.js
var view = __webpack_require__(9311);
// EXTERNAL MODULE: ./lib/checks/apply-policy.js + 1 modules
var apply_policy = __webpack_require__(6528);
// EXTERNAL MODULE: ./lib/checks/baseline.js
var baseline = __webpack_require__(2662);
// EXTERNAL MODULE: ./lib/checks/overrides.js
var overrides = __webpack_require__(7272);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(1976);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/mirror.js
var mirror = __webpack_require__(7770);
// EXTERNAL MODULE: ./lib/pipeline/conclude.js + 1 modules
var pipeline_conclude = __webpack_require__(7074);
// EXTERNAL MODULE: ./lib/report/build.js + 2 modules
var build = __webpack_require__(6232);
// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(9711);
// EXTERNAL MODULE: ./lib/report/evidence.js
var evidence = __webpack_require__(3357);
// EXTERNAL MODULE: ./lib/report/fact.js
var report_fact = __webpack_require__(7234);
// EXTERNAL MODULE: ./lib/model/source.js
var source = __webpack_require__(8480);
// EXTERNAL MODULE: ./lib/report/texts.js
var texts = __webpack_require__(4282);
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
    const known = fact && (0,report_fact/* parseFact */.a9)(fact, at);
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
    const { checks, overrides, waivers, removed, pending, advisories } = recorded;
    return {
        ...model_policy/* noPolicy */.W,
        checks: new Map(Object.entries(checks)),
        overrides: overrides.map(({ checks: levels, ...rest }) => ({ ...rest, checks: new Map(Object.entries(levels)) })),
        waivers: waivers.map(parseWaiver),
        removed: removed.map(parseWaiver),
        pending: pending.map(parseWaiver),
        advisories,
    };
}
function parseWaiver({ expires, acknowledged, ...rest }) {
    return {
        ...rest,
        ...(expires === undefined ? {} : { expires: Date.parse(expires) }),
        ...(acknowledged === undefined ? {} : { acknowledged: Date.parse(acknowledged) }),
    };
}

// EXTERNAL MODULE: ./lib/history/intervals.js
var history_intervals = __webpack_require__(4682);
// EXTERNAL MODULE: ./lib/history/prove.js + 1 modules
var prove = __webpack_require__(7329);
// EXTERNAL MODULE: ./lib/history/timeline.js
var timeline = __webpack_require__(2881);
// EXTERNAL MODULE: ./lib/resolve/messages.js
var messages = __webpack_require__(3578);
// EXTERNAL MODULE: ./lib/resolve/one-platform.js
var one_platform = __webpack_require__(778);
// EXTERNAL MODULE: ./lib/resolve/registry-facts.js
var registry_facts = __webpack_require__(5203);
;// CONCATENATED MODULE: ./lib/resolve/reprove.js








function proveAgain(image, origin, fact, histories, view) {
    if (fact.status === 'missing')
        return fact;
    if (fact.status === 'unknown' && fact.cause !== 'history-incomplete')
        return fact;
    if (fact.status !== 'unknown' && fact.basis === 'present') {
        const tag = { image, current: fact.currentDigest, hasLedger: false };
        return (0,registry_facts/* latestOnlyFact */.YS)(tag, fact.status === 'one-platform', view);
    }
    const { endOfLife } = fact;
    const recoveredTag = fact.status === 'unknown' ? undefined : fact.recoveredTag;
    const history = histories.get((0,model_image/* imageName */.tO)({ ...origin, tag: origin.tag ?? recoveredTag ?? model_image/* impliedTag */.RW }));
    const isFirstSeen = fact.status !== 'unknown' && fact.basis === 'first-seen';
    if (history === undefined || isFirstSeen) {
        const message = messages/* historyNotInReport */.v9;
        return { status: 'unknown', cause: 'history-incomplete', message, ...(0,compact/* compact */.o)({ endOfLife }) };
    }
    const known = knownFrom(history);
    const proved = (0,prove/* proveDigest */.vx)(image.digest, known, endOfLife, view);
    if (proved.status === 'missing' || proved.status === 'unknown')
        return proved;
    const recovered = recoveredTag ? { recoveredTag } : {};
    if (proved.status !== 'not-in-history')
        return { ...proved, ...recovered };
    if (fact.status === 'one-platform') {
        const { lag: _recordedLag, ...platform } = fact;
        const { currentDigest, currentSince } = proved;
        return {
            ...platform,
            currentDigest,
            ...(0,compact/* compact */.o)({ currentSince }),
            ...(0,one_platform/* lagOf */.e)(fact.indexDigest, known, view),
        };
    }
    const records = fact.status === 'not-in-history' ? fact.records : proved.records;
    return { ...proved, ...recovered, records };
}
function knownFrom({ intervals, known = [history_intervals/* allTime */.Rw] }) {
    const history = (0,timeline/* orderRecords */.t7)(intervals.map(({ since, digest }) => ({ at: since, digest })));
    return {
        timeline: (0,timeline/* timelineOf */.hf)(history),
        records: history.length,
        history,
        coverage: known,
        gaps: (0,history_intervals/* uncovered */.KY)(known),
    };
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
    const gaps = other === undefined ? proved.gaps : underPolicy(proved.gaps, other);
    const { evidence } = proved;
    const judged = (0,apply_policy/* judgeEvidence */.Z)(evidence, policy, settings, {
        now,
        complete: gaps.length === 0,
        inline: record.inline,
    });
    const compared = compareWithRecord(judged.findings, parsed, settings);
    const { waiverStates } = judged;
    const asOf = settings.asOf ?? now;
    const input = { evidence, waiverStates, examined: gaps.length, policy, asOf, settings: shown };
    const conclude = (0,pipeline_conclude/* concluder */.M)({
        findings: compared.findings,
        gaps: [...gaps, ...compared.gaps, ...recordedGaps.slice(record.examined)],
        settings,
        describe: (decision) => (0,build/* buildReplayReport */.Y)(report, parsed, input, decision),
    });
    return conclude();
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
        const proved = proveAgain(image, (0,mirror/* mirroredImage */.o)(image, record.mirrors), fact, histories, view);
        facts.set(occurrence, proved);
        provedNames.add((0,model_image/* imageName */.tO)(image));
        if (proved.status === 'unknown' && proved.cause === 'history-incomplete')
            newGaps.push({ cause: proved.cause, subject: (0,model_image/* imageName */.tO)(image), message: proved.message });
    }
    const left = gaps.filter(({ cause, subject }) => cause !== 'history-incomplete' || !provedNames.has(subject));
    return { evidence: { ...evidence, facts }, gaps: (0,json/* distinctByJson */.S)([...left, ...newGaps]) };
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
var read = __webpack_require__(4824);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/model/presets.js
var presets = __webpack_require__(3293);
;// CONCATENATED MODULE: ./lib/replay/settings.js






const decisive = ['mode', 'max-age', 'min-age', 'as-of', 'fail-on', 'on-incomplete', 'new-only'];
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
        const origin = typeof from === 'string' ? from : (0,position/* whereIs */.i)(from, policy?.sources ?? []);
        return [name, same ? known : { name, value, from: origin }];
    });
    const byName = new Map(changed);
    const left = recorded.filter(({ name }) => policy === undefined || !/^(?:checks\.|advisories\.|overrides\[)/.test(name));
    return [
        ...left.map((one) => byName.get(one.name) ?? one),
        ...[...byName.values()].filter(({ name }) => left.every((one) => one.name !== name)),
    ];
}

// EXTERNAL MODULE: ./lib/report/schema.js + 5 modules
var schema = __webpack_require__(7645);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(4641);
// EXTERNAL MODULE: ./lib/cli/names.js
var names = __webpack_require__(9406);
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
    out(json ? JSON.stringify(report, null, 2) : (0,terminal/* terminalText */.e)(report, (0,view/* viewOf */.du)(report), format, checks.checks));
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

/***/ 561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPolicy: () => (/* binding */ loadPolicy)
});

// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(9711);
// EXTERNAL MODULE: ./lib/config/policy/issue.js
var issue = __webpack_require__(886);
// EXTERNAL MODULE: ./lib/config/policy/merge.js
var merge = __webpack_require__(5545);
// EXTERNAL MODULE: ./lib/config/policy/read.js + 5 modules
var policy_read = __webpack_require__(8333);
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
    return loader.issues.length > 0 ? { issues: loader.issues } : { policy };
}
class Loader {
    request;
    issues = [];
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
            this.issues.push(...read.issues);
            return model_policy/* noPolicy */.W;
        }
        return this.withBases(read.file, source, target, [...above, name], extension);
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

/***/ 886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ issueAt),
/* harmony export */   v: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);

const lookups = new WeakMap();
function issueAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q)(source.text);
    lookups.set(source, positions);
    const clamp = (offset) => Math.min(Math.max(offset, 0), source.text.length);
    const { line, column } = positions({ start: clamp(span.start), end: clamp(span.end) });
    return { file: source.path, line, column: Math.max(column, 1), message };
}
function issueText({ file, line, column, message }) {
    return `${file}:${line}:${column}: ${message}`;
}


/***/ }),

/***/ 5545:
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
        advisories: {
            ...base.advisories,
            ...file.advisories,
            ignoreStatus: set.includes('advisories.ignore-status')
                ? file.advisories.ignoreStatus
                : base.advisories.ignoreStatus,
        },
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

/***/ 1976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3277);

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
    return {
        kind: 'image',
        image: { ...name, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) },
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
/* harmony export */   S: () => (/* binding */ distinctByJson),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function distinctByJson(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}


/***/ }),

/***/ 7770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ mirroredImage)
/* harmony export */ });
function mirroredImage(image, mirrors) {
    const name = `${image.registry}/${image.repository}/`;
    const prefixes = Object.keys(mirrors).map(withoutSlash);
    const matching = prefixes.filter((prefix) => prefix !== '' && name.startsWith(`${prefix}/`));
    const longest = matching.reduce((best, prefix) => (prefix.length > best.length ? prefix : best), '');
    const [, original] = Object.entries(mirrors).find(([prefix]) => withoutSlash(prefix) === longest) ?? [];
    if (longest === '' || original === undefined)
        return image;
    const rest = name.slice(longest.length + 1, -1);
    const [registry = '', ...path] = [...withoutSlash(original).split('/'), ...(rest === '' ? [] : [rest])];
    if (path.length === 0)
        return image;
    const implied = registry === 'docker.io' && path.length === 1 && !rest.includes('/') ? ['library'] : [];
    return { ...image, registry, repository: [...implied, ...path].join('/') };
}
function withoutSlash(prefix) {
    return prefix.replace(/\/$/, '');
}


/***/ }),

/***/ 5218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ whereIs),
/* harmony export */   q: () => (/* binding */ positionsOf)
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


/***/ }),

/***/ 3293:
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

/***/ 3277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ canonicalRegistry),
/* harmony export */   l: () => (/* binding */ canonicalPrefix)
/* harmony export */ });
const dockerHub = 'docker.io';
const dockerHubAliases = new Set([dockerHub, 'index.docker.io', 'registry-1.docker.io']);
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const httpsPort = 443;
function canonicalRegistry(host) {
    const [, written = '', port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
    if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535))
        return { issue: 'the port of the registry is not between 1 and 65535' };
    const name = canonicalName(written, port !== undefined);
    if (name === undefined)
        return { issue: 'the registry is an IP address in a spelling that programs read differently' };
    if (dockerHubAliases.has(name) && (port === undefined || Number(port) === httpsPort))
        return { registry: dockerHub };
    const needsPort = /^[^.[]+$/.test(name) && name !== 'localhost';
    const keepsPort = port !== undefined && (Number(port) !== httpsPort || needsPort);
    return { registry: keepsPort ? `${name}:${Number(port)}` : name };
}
function canonicalName(name, hasPort) {
    if (name.startsWith('[')) {
        const url = `https://${name}`;
        return URL.canParse(url) ? new URL(url).hostname : undefined;
    }
    const lower = name.includes('.') || hasPort ? name.toLowerCase() : name;
    const isNumeric = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i.test(lower);
    return isNumeric && !ipv4.test(lower) ? undefined : lower;
}
function canonicalPrefix(text) {
    const [host = '', ...path] = text.split('/');
    if (!/[.:[]/.test(host))
        return text;
    const canonical = canonicalRegistry(host);
    return 'issue' in canonical ? text : [canonical.registry, ...path].join('/');
}


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

/***/ 6484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutStacks)
/* harmony export */ });
function withoutStacks(work) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    try {
        return work();
    }
    finally {
        Error.stackTraceLimit = limit;
    }
}


/***/ }),

/***/ 9918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settingName)
/* harmony export */ });
function settingName(surface, name) {
    return surface === 'terminal' ? `\`--${name}\`` : `\`${name}:\``;
}


/***/ }),

/***/ 7645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ reportSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./lib/report/schema-parts.js

const instantSchema = iso/* datetime */.w$();
const digest = schemas/* string */.YjP().regex(/^sha256:[a-f0-9]{64}$/);
const severity = schemas/* enum */.k5n(['error', 'warning', 'notice']);
const span = {
    line: schemas/* int */.Whr().positive(),
    column: schemas/* int */.Whr().positive(),
    endLine: schemas/* int */.Whr().positive(),
    endColumn: schemas/* int */.Whr().positive(),
};
const place = { file: schemas/* string */.YjP(), ...span };
const origin = schemas/* string */.YjP().optional().describe('In a merged report: the repository (`owner/name`)');

;// CONCATENATED MODULE: ./lib/report/evidence-schema.js


const advisorySchema = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    advisoryId: schemas/* string */.YjP(),
    artifactName: schemas/* string */.YjP(),
    updateTime: schemas/* string */.YjP(),
    artifactType: schemas/* string */.YjP().optional(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('Names of the same vulnerability elsewhere: CVE, GHSA'),
    severities: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP(), score: schemas/* string */.YjP().describe('A CVSS vector or a number') }))
        .optional(),
    events: schemas/* array */.YOg(schemas/* object */.Ikc({
        status: schemas/* string */.YjP(),
        at: schemas/* string */.YjP().optional(),
        fixedVersion: schemas/* string */.YjP().optional(),
        patchedVersions: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }))
        .optional()
        .describe('Absent: the platform has no status of it'),
});
const historySchema = schemas/* object */.Ikc({
    registry: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP(),
    tag: schemas/* string */.YjP(),
    complete: schemas/* boolean */.zMY()
        .describe('False: only as much was read as the pins needed, or a part could not be read'),
    reigns: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: digest, since: instantSchema, until: instantSchema.optional() }))
        .describe('What the tag pointed to and when, from oldest to newest; the newest has no `until`'),
    truncated: schemas/* int */.Whr().positive().optional().describe('How many older entries were left out'),
    known: schemas/* array */.YOg(schemas/* object */.Ikc({ from: instantSchema.optional(), to: instantSchema.optional() }))
        .optional()
        .describe('Of a history that is not complete: the intervals of time that are'),
});

;// CONCATENATED MODULE: ./lib/report/finding-schema.js


const fixSchema = schemas/* object */.Ikc({
    expect: schemas/* string */.YjP(),
    replacement: schemas/* string */.YjP(),
    place: schemas/* object */.Ikc(place)
        .omit({ file: true })
        .optional()
        .describe('The place of `expect`, if that is not the place of the finding'),
    lines: schemas/* object */.Ikc({ before: schemas/* string */.YjP(), after: schemas/* string */.YjP() })
        .optional()
        .describe('The same change as whole lines, without the last line end'),
});
const findingSchema = schemas/* object */.Ikc({
    check: schemas/* string */.YjP(),
    severity: severity,
    file: place.file.optional().describe('Absent when the finding is not about a file'),
    line: place.line.optional(),
    column: place.column.optional(),
    endLine: place.endLine.optional(),
    endColumn: place.endColumn.optional(),
    charOffset: schemas/* int */.Whr()
        .nonnegative()
        .optional()
        .describe('UTF-16 units before the place; absent in a file with a byte order mark'),
    charLength: schemas/* int */.Whr().nonnegative().optional(),
    message: schemas/* string */.YjP(),
    image: schemas/* object */.Ikc({ registry: schemas/* string */.YjP(), repository: schemas/* string */.YjP(), tag: schemas/* string */.YjP().optional() })
        .optional()
        .describe('The image that it is about, without its digest'),
    artifact: schemas/* string */.YjP().optional(),
    advisory: schemas/* string */.YjP().optional(),
    origin: origin,
    testData: schemas/* string */.YjP()
        .optional()
        .describe('The folder that makes the file test data, so that the severity is reduced to `notice`'),
    introduced: schemas/* boolean */.zMY().optional().describe('Under `new-only`: whether the change introduces it'),
    fix: fixSchema
        .optional()
        .describe('Replace `expect`, which is at `place` or else at the place of the finding, by `replacement`'),
    waived: schemas/* object */.Ikc({
        reason: schemas/* string */.YjP(),
        owner: schemas/* string */.YjP().optional(),
        expires: instantSchema.optional(),
        file: schemas/* string */.YjP(),
        line: schemas/* int */.Whr().positive(),
    })
        .optional()
        .describe('The waiver that accepts the finding, which then does not fail the gate'),
});
const waiverSchema = schemas/* object */.Ikc({
    ...place,
    state: schemas/* enum */.k5n(['active', 'expired', 'lapsed', 'unused', 'unknown', 'removed', 'pending'])
        .describe('Only waivers that are `active` or `removed` apply'),
    matched: schemas/* int */.Whr().nonnegative().describe('How many findings it matches'),
    notice: schemas/* string */.YjP().optional(),
    check: schemas/* string */.YjP().optional(),
    image: schemas/* string */.YjP().optional(),
    tag: schemas/* string */.YjP().optional(),
    paths: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    artifact: schemas/* string */.YjP().optional(),
    advisory: schemas/* string */.YjP().optional(),
    reason: schemas/* string */.YjP(),
    expires: instantSchema.optional(),
    owner: schemas/* string */.YjP().optional(),
    acknowledged: instantSchema.optional(),
});

// EXTERNAL MODULE: ./lib/model/advisory.js
var advisory = __webpack_require__(186);
// EXTERNAL MODULE: ./lib/model/glob.js
var glob = __webpack_require__(3523);
// EXTERNAL MODULE: ./lib/model/name-glob.js
var name_glob = __webpack_require__(8893);
;// CONCATENATED MODULE: ./lib/report/record-schema.js





const offset = schemas/* int */.Whr().nonnegative();
const paths = schemas/* array */.YOg(schemas/* string */.YjP().refine(glob/* isPathGlob */.a, { error: 'must be a glob over paths' }));
const nameGlob = schemas/* string */.YjP().refine(name_glob/* isNameGlob */.k, { error: 'must be a glob over names' });
const milliseconds = schemas/* number */.aig().nonnegative();
const spanSchema = schemas/* object */.Ikc({ start: offset, end: offset });
const record_schema_place = schemas/* object */.Ikc({ file: schemas/* string */.YjP(), span: spanSchema });
const checks = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n(['error', 'warning', 'notice', 'off']));
const override = schemas/* object */.Ikc({
    at: record_schema_place,
    paths: paths.exactOptional(),
    images: schemas/* array */.YOg(nameGlob).exactOptional(),
    checks,
    maxAgeMs: milliseconds.exactOptional(),
    minAgeMs: milliseconds.exactOptional(),
});
const waiver = schemas/* object */.Ikc({
    at: record_schema_place,
    inheritedAt: record_schema_place.exactOptional(),
    check: schemas/* string */.YjP().exactOptional(),
    image: nameGlob.exactOptional(),
    tag: nameGlob.exactOptional(),
    paths: paths.exactOptional(),
    artifact: schemas/* string */.YjP().exactOptional(),
    advisory: schemas/* string */.YjP().exactOptional(),
    reason: schemas/* string */.YjP(),
    expires: instantSchema.exactOptional(),
    owner: schemas/* string */.YjP().exactOptional(),
    acknowledged: instantSchema.exactOptional(),
});
const policy = schemas/* object */.Ikc({
    checks,
    overrides: schemas/* array */.YOg(override),
    waivers: schemas/* array */.YOg(waiver),
    removed: schemas/* array */.YOg(waiver),
    pending: schemas/* array */.YOg(waiver),
    advisories: schemas/* object */.Ikc({
        severity: schemas/* enum */.k5n(advisory/* riskLevels */.N).exclude(['none']).exactOptional(),
        ignoreStatus: schemas/* array */.YOg(schemas/* enum */.k5n(['fixed', 'false-positive', 'not-planned'])),
    }),
});
const packagePlace = {
    reference: offset.exactOptional().describe('Index of the reference whose image has it'),
    at: record_schema_place.exactOptional(),
};
const packageUse = schemas/* object */.Ikc({
    ...packagePlace,
    name: schemas/* string */.YjP(),
    version: schemas/* string */.YjP().exactOptional(),
    type: schemas/* string */.YjP().exactOptional(),
    origins: schemas/* array */.YOg(schemas/* string */.YjP()),
    platforms: schemas/* array */.YOg(schemas/* string */.YjP()).exactOptional(),
});
const vulnerability = schemas/* object */.Ikc({
    reference: offset,
    id: schemas/* string */.YjP(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()),
    severity: schemas/* string */.YjP(),
    package: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP().exactOptional() }).exactOptional(),
    fixState: schemas/* string */.YjP(),
    fixVersions: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const baseFile = {
    file: schemas/* string */.YjP(),
    gone: schemas/* boolean */.zMY().describe('The change removes the file'),
    testData: schemas/* literal */.euz(true).exactOptional(),
};
const baseReference = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('opaque'), ...baseFile, raw: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        kind: schemas/* enum */.k5n(['image', 'local']),
        ...baseFile,
        registry: schemas/* string */.YjP(),
        repository: schemas/* string */.YjP(),
        tag: schemas/* string */.YjP().exactOptional(),
        digest: digest.exactOptional(),
    }),
]);
const base = schemas/* union */.KCZ([
    schemas/* literal */.euz('none').describe('The event has no base commit'),
    schemas/* literal */.euz('unknown').describe('It could not be read'),
    schemas/* object */.Ikc({
        references: schemas/* array */.YOg(baseReference)
            .describe('References of the base commit to images that the change also references'),
        unchanged: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* boolean */.zMY())
            .describe('Files with findings but without references: whether the base has the same content'),
    }),
]);
const ledgerPart = schemas/* object */.Ikc({ count: offset, images: schemas/* array */.YOg(schemas/* string */.YjP()).describe('The first few') });
const recordSchema = schemas/* object */.Ikc({
    places: schemas/* array */.YOg(schemas/* object */.Ikc({
        file: schemas/* string */.YjP(),
        start: offset,
        end: offset,
        line: schemas/* int */.Whr().positive(),
        column: schemas/* int */.Whr(),
        endLine: schemas/* int */.Whr().positive(),
        endColumn: schemas/* int */.Whr(),
    }))
        .describe('Every place that a finding may have'),
    marked: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Files that begin with a byte order mark'),
    examined: offset.describe('How many entries of `incomplete`, from its start, come from evaluating the checkout'),
    mirrors: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    packages: schemas/* array */.YOg(packageUse).exactOptional().describe('The packages that an advisory is about'),
    vulnerabilities: schemas/* array */.YOg(vulnerability),
    inline: schemas/* array */.YOg(schemas/* object */.Ikc({
        check: schemas/* string */.YjP(),
        reason: schemas/* string */.YjP(),
        at: record_schema_place,
        covers: record_schema_place,
        pending: schemas/* literal */.euz(true).exactOptional().describe('The change adds it, so it does not apply yet'),
    }))
        .describe('Inline waivers'),
    policy,
    ledger: schemas/* object */.Ikc({ at: record_schema_place, removed: ledgerPart, backdated: ledgerPart })
        .exactOptional()
        .describe('What the change does to entries of the ledger that its base has; absent: it only adds entries'),
    base: base.exactOptional().describe('Absent: no comparison was requested'),
});

;// CONCATENATED MODULE: ./lib/report/schema-items.js



const factSchema = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n([
        'current',
        'superseded',
        'not-in-history',
        'one-platform',
        'unpinned',
        'missing',
        'unknown',
    ]),
    currentDigest: digest.optional(),
    currentSince: instantSchema.optional(),
    pinnedSince: instantSchema.optional(),
    supersededAt: instantSchema.optional(),
    supersededBy: digest.optional().describe('The next digest: what the tag moved to'),
    behind: schemas/* int */.Whr().nonnegative().optional(),
    lagSeconds: schemas/* int */.Whr().nonnegative().optional(),
    deprecated: schemas/* boolean */.zMY().optional(),
    endOfLife: schemas/* object */.Ikc({
        date: schemas/* string */.YjP().optional().describe('The day, as the platform returns it'),
        dateUnknown: schemas/* string */.YjP().optional().describe('Why the day is unknown'),
        nearest: schemas/* string */.YjP().optional().describe('The closest supported tag to switch to'),
        newest: schemas/* string */.YjP().optional(),
    })
        .optional(),
    youngUntil: instantSchema.optional().describe('Under `min-age`: the pin counts as too young until then'),
    indexDigest: digest.optional().describe('The index that the pin is one platform of'),
    records: schemas/* int */.Whr().nonnegative().optional().describe('How many entries the whole history has'),
    historySince: instantSchema.optional().describe('The time of the oldest entry'),
    what: schemas/* enum */.k5n(['repository', 'tag', 'digest']).optional().describe('What is missing'),
    basis: schemas/* enum */.k5n(['first-seen', 'present'])
        .optional()
        .describe("What the fact is based on, if not the platform's history: this repository's ledger, or what the registry returns for the tag now"),
    recoveredTag: schemas/* string */.YjP().optional().describe('The tag of a reference without one, found by its digest'),
    cause: schemas/* string */.YjP().optional().describe('Why the status is `unknown`'),
    message: schemas/* string */.YjP().optional().describe('The same as a sentence'),
});
const referenceSchema = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(['image', 'opaque', 'local']),
    ...place,
    raw: schemas/* string */.YjP().describe('The whole reference as written, digest included'),
    registry: schemas/* string */.YjP().optional(),
    repository: schemas/* string */.YjP().optional(),
    tag: schemas/* string */.YjP().optional(),
    assumedTag: schemas/* string */.YjP().optional().describe('The tag that a reference with neither tag nor digest means'),
    digest: digest.optional(),
    why: schemas/* enum */.k5n(['variable', 'template', 'invalid']).optional().describe('Why the reference is opaque'),
    detail: schemas/* string */.YjP().optional().describe('The same for a reader: which variable, what is wrong'),
    builtBy: schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().positive() })
        .optional()
        .describe('Of a local image: the place in the repository that builds it'),
    testData: schemas/* string */.YjP().optional().describe('The folder that makes the file test data'),
    parts: schemas/* array */.YOg(schemas/* object */.Ikc({ part: schemas/* enum */.k5n(['registry', 'repository', 'tag', 'digest']), raw: schemas/* string */.YjP(), ...span }))
        .optional()
        .describe('Of a reference split over several keys: where each part is'),
    uses: schemas/* array */.YOg(schemas/* object */.Ikc(span))
        .optional()
        .describe('Where the text is used under another name: aliases, variables that hold the whole image'),
    noPlace: schemas/* string */.YjP().optional().describe('Why no digest can be written here'),
    origin: origin,
    waivedChecks: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('The checks of those of its findings that a waiver accepts'),
    span: spanSchema.optional().describe('UTF-16 units from the start of the file'),
    pin: schemas/* object */.Ikc({
        span: spanSchema,
        lead: schemas/* string */.YjP().describe('The text before the digest'),
        unset: schemas/* string */.YjP().optional().describe('The text that stands for no digest'),
        isBare: schemas/* literal */.euz(true).optional().describe('The digest is written without `sha256:`'),
        around: schemas/* object */.Ikc({ text: schemas/* string */.YjP(), place: schemas/* object */.Ikc(span) })
            .optional()
            .describe('The text from the reference to its digest, where that is in another key'),
    })
        .optional()
        .describe('Where the digest is or would be'),
});

;// CONCATENATED MODULE: ./lib/report/schema.js






const settingSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    value: schemas/* string */.YjP(),
    from: schemas/* string */.YjP().describe('`input`, `default`, or `file:line:column` of the policy'),
});
const counted = schemas/* object */.Ikc({
    asked: schemas/* int */.Whr().nonnegative(),
    answered: schemas/* int */.Whr().nonnegative(),
    unknown: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().positive()).describe('How many are not known, by cause'),
});
const coverageSchema = schemas/* object */.Ikc({
    references: counted.describe('All references; one that cannot be resolved counts as unknown with the cause `opaque`'),
    histories: counted.describe('All tags that the references name'),
    artifacts: counted.describe('All names whose advisories were requested; an SBOM or scanner report that could not be fetched counts as one'),
});
const sourceSchema = schemas/* object */.Ikc({
    server: schemas/* url */.OZ5(),
    repository: schemas/* string */.YjP().describe('`owner/name`'),
    sha: schemas/* string */.YjP().regex(/^[a-f0-9]{40,64}$/),
});
const amount = schemas/* int */.Whr().nonnegative();
const totalsSchema = schemas/* object */.Ikc({
    findings: amount.describe('Not waived'),
    waived: amount,
    references: amount,
    files: amount,
    current: amount.describe('References that are pinned to the current digest'),
    unknown: amount,
    local: amount.exactOptional().describe('References to images that the repository builds'),
    pinned: amount.describe('Lines that were pinned'),
    recorded: amount.describe('Tags that were written into the ledger'),
    bySeverity: schemas/* record */.g1P(schemas/* string */.YjP(), amount).describe('Severity → findings that are not waived'),
    byCheck: schemas/* record */.g1P(schemas/* string */.YjP(), amount).describe('Check id → findings that are not waived'),
});
const repositorySchema = schemas/* object */.Ikc({
    origin: schemas/* string */.YjP().describe('`owner/name`'),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'incomplete']),
    shard: schemas/* string */.YjP().optional().describe('The shard that was to audit it'),
    server: schemas/* url */.OZ5().optional(),
    sha: schemas/* string */.YjP().optional().describe('The commit that was audited'),
    findings: amount.describe('Not waived'),
    waived: amount,
    references: amount,
    unknown: amount,
    missing: schemas/* boolean */.zMY().optional().describe('No shard has a report of it'),
});
const reportSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz(1),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz('tagproof'), version: schemas/* string */.YjP() }),
    mode: schemas/* enum */.k5n(['verify', 'pin', 'audit']),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'incomplete']),
    startedAt: instantSchema,
    asOf: instantSchema,
    source: sourceSchema.optional().describe('The commit that was verified, if the CI says which'),
    references: schemas/* array */.YOg(referenceSchema.extend({ fact: factSchema.optional() })),
    findings: schemas/* array */.YOg(findingSchema),
    advisories: schemas/* array */.YOg(advisorySchema),
    histories: schemas/* array */.YOg(historySchema).optional(),
    coverage: coverageSchema.optional().describe('How much was requested, and how much is known'),
    incomplete: schemas/* array */.YOg(schemas/* object */.Ikc({ cause: schemas/* string */.YjP(), subject: schemas/* string */.YjP(), message: schemas/* string */.YjP(), origin: origin })),
    settings: schemas/* array */.YOg(settingSchema).describe('Every setting with its value and its origin'),
    waivers: schemas/* array */.YOg(waiverSchema),
    requests: schemas/* object */.Ikc({ total: schemas/* int */.Whr().nonnegative(), retried: schemas/* int */.Whr().nonnegative() }),
    edits: schemas/* array */.YOg(schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().positive(), before: schemas/* string */.YjP(), after: schemas/* string */.YjP() })),
    repositories: schemas/* array */.YOg(repositorySchema)
        .optional()
        .describe('In a merged report: all repositories, the worst first'),
    totals: totalsSchema
        .optional()
        .describe('In a merged report, whose lists have only the worst entries: the full counts'),
    record: recordSchema.optional().describe('What `tagproof replay` needs in addition to the rest'),
});


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
