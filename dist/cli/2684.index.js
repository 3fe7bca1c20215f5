export const id = 2684;
export const ids = [2684,1779];
export const modules = {

/***/ 3337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayReport: () => (/* binding */ replayReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/check/index.js + 18 modules
var check = __webpack_require__(81823);
// EXTERNAL MODULE: ./lib/configure.js + 1 modules
var configure = __webpack_require__(32918);
// EXTERNAL MODULE: ./lib/host/files.js
var files = __webpack_require__(657);
// EXTERNAL MODULE: ./lib/policy/extends.js + 1 modules
var policy_extends = __webpack_require__(81779);
// EXTERNAL MODULE: ./lib/policy/mistake.js
var mistake = __webpack_require__(9202);
// EXTERNAL MODULE: ./lib/policy-files.js
var policy_files = __webpack_require__(38455);
// EXTERNAL MODULE: ./lib/check/apply-policy.js + 1 modules
var apply_policy = __webpack_require__(69959);
// EXTERNAL MODULE: ./lib/check/overrides.js
var overrides = __webpack_require__(71509);
// EXTERNAL MODULE: ./lib/check/verdict.js
var check_verdict = __webpack_require__(95105);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/report/index.js + 2 modules
var lib_report = __webpack_require__(58233);
// EXTERNAL MODULE: ./lib/report/fact.js
var report_fact = __webpack_require__(87234);
;// CONCATENATED MODULE: ./lib/report/replayed-history.js
/** What the report left out is not known: the history is then a part, with the stretches that are known. */
function readHistory({ reigns, known, truncated, ...tag }) {
    const read = reigns.map(({ digest, since, until }) => ({
        digest: digest,
        since: Date.parse(since),
        ...(until === undefined ? {} : { until: Date.parse(until) }),
    }));
    const oldest = truncated === undefined ? undefined : read[0]?.since;
    const all = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];
    const stretches = known?.map(({ from, to }) => ({
        from: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
        to: to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to),
    }));
    const coverage = (stretches ?? all).flatMap(({ from, to }) => oldest === undefined || from >= oldest ? [{ from, to }] : to > oldest ? [{ from: oldest, to }] : []);
    const isPart = stretches !== undefined || oldest !== undefined;
    return { ...tag, complete: tag.complete && !isPart, ...(isPart ? { known: coverage } : {}), reigns: read };
}

// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(39711);
;// CONCATENATED MODULE: ./lib/report/replayed-policy.js
// What is recorded of the policy → the policy, without settings, registries and sources.

/** The policy that the recorded run decided by. */
function readPolicy({ checks, overrides, waivers, removed, pending, advisories, }) {
    return {
        ...model_policy/* noPolicy */.W,
        checks: new Map(Object.entries(checks)),
        overrides: overrides.map(({ checks: levels, ...rest }) => ({ ...rest, checks: new Map(Object.entries(levels)) })),
        waivers: waivers.map(readWaiver),
        removed: removed.map(readWaiver),
        pending: pending.map(readWaiver),
        advisories,
    };
}
function readWaiver({ expires, acknowledged, ...says }) {
    return {
        ...says,
        ...(expires === undefined ? {} : { expires: Date.parse(expires) }),
        ...(acknowledged === undefined ? {} : { acknowledged: Date.parse(acknowledged) }),
    };
}

// EXTERNAL MODULE: ./lib/report/fix.js
var report_fix = __webpack_require__(57357);
// EXTERNAL MODULE: ./lib/report/record.js
var record = __webpack_require__(42153);
;// CONCATENATED MODULE: ./lib/report/replayed-texts.js


/** The positions of all references and of every place that the record names. */
function placesOf({ references }, { places }) {
    return new Map([
        ...references.flatMap(({ file, span, ...position }) => span === undefined ? [] : [[(0,record/* placeKey */.r4)({ file, span }), positionIn(position)]]),
        ...places.map(({ file, start, end, ...position }) => [(0,record/* placeKey */.r4)({ file, span: { start, end } }), positionIn(position)]),
    ]);
}
function positionIn({ line, column, endLine, endColumn }) {
    return { line, column, endLine, endColumn };
}
/** Each place or reference that the record names and does not hold, as a sentence. */
function misplaced({ packages = [], vulnerabilities, policy, inline }, occurrences, placed) {
    const waivers = [...policy.waivers, ...policy.removed, ...policy.pending, ...inline];
    const places = [
        ...waivers.flatMap((waiver) => [waiver.at, 'inheritedAt' in waiver ? waiver.inheritedAt : undefined]),
        ...packages.map(({ at }) => at),
    ];
    const lost = places.find((place) => place !== undefined && !placed.has((0,record/* placeKey */.r4)(place)));
    const images = [...packages, ...vulnerabilities].map(({ reference }) => reference);
    const noImage = images.find((one) => one !== undefined && occurrences[one]?.kind !== 'image');
    return [
        ...(lost === undefined ? [] : [`\`record.places\` has no place of ${lost.file} that is needed.`]),
        ...(noImage === undefined ? [] : [`\`record\` names reference ${noImage}, which is no image.`]),
    ];
}
/** Whole lines are shown again only where the recorded findings show the same change. */
function textsIn({ references, findings }, { marked }, placed) {
    const byPlace = new Map(references.flatMap((one) => (one.span ? [[(0,record/* placeKey */.r4)({ file: one.file, span: one.span }), one]] : [])));
    const fixes = new Map(findings.flatMap(({ file = '', line = 0, column = 0, fix }) => fix?.lines === undefined ? [] : [[changeKey(file, line, column, fix), fix.lines]]));
    const marks = new Set(marked);
    return {
        isMarked: (file) => marks.has(file),
        locate: (place) => {
            const position = placed.get((0,record/* placeKey */.r4)(place));
            if (position === undefined)
                throw new Error(`no place of ${place.file} is recorded`);
            return position;
        },
        fix: (at, edit) => {
            const reference = byPlace.get((0,record/* placeKey */.r4)(at));
            const { text, place } = reference?.pin?.around ?? { text: reference?.raw ?? '' };
            const fix = (0,report_fix/* describeChange */.u)(at, edit, text, () => place ?? positionIn(reference));
            const { line = 0, column = 0 } = reference ?? {};
            const lines = fixes.get(changeKey(at.file, line, column, fix));
            return lines === undefined ? fix : { ...fix, lines };
        },
    };
}
function changeKey(file, line, column, { expect, replacement }) {
    return JSON.stringify([file, line, column, expect, replacement]);
}

;// CONCATENATED MODULE: ./lib/report/replayed.js




/** `mistakes`: the document is a report, but not a whole one; each is a sentence. */
function readReport(report) {
    const { record, references } = report;
    if (record === undefined)
        return { mistakes: ['The report has no `record`: it was written by a version that could not replay.'] };
    const read = references.map((reference) => readReference(reference, Date.parse(report.asOf)));
    const wrong = read.indexOf(undefined);
    if (wrong >= 0)
        return { mistakes: [`\`references[${wrong}]\` lacks what its kind or its status needs.`] };
    const whole = read.filter((one) => one !== undefined);
    const occurrences = whole.map(([occurrence]) => occurrence);
    const placed = placesOf(report, record);
    const mistakes = misplaced(record, occurrences, placed);
    if (mistakes.length > 0)
        return { mistakes };
    const images = new Map(whole.flatMap(([one, fact]) => (one.kind === 'image' && fact ? [[one, fact]] : [])));
    return {
        record,
        evidence: {
            occurrences,
            facts: images,
            advisories: report.advisories,
            ...(record.packages === undefined
                ? {}
                : { packages: record.packages.map((use) => readUse(use, occurrences)) }),
            vulnerabilities: record.vulnerabilities.flatMap((one) => readMatch(one, occurrences)),
            histories: (report.histories ?? []).map(readHistory),
        },
        policy: readPolicy(record.policy),
        texts: textsIn(report, record, placed),
    };
}
function readReference({ kind, file, raw, span, pin, noPlace = '', why, detail = '', fact, ...name }, at) {
    if (span === undefined)
        return undefined;
    const place = { at: { file, span }, raw };
    if (kind === 'opaque')
        return why === undefined ? undefined : [{ kind, ...place, why, detail }];
    const { registry, repository, tag, digest } = name;
    const known = fact && (0,report_fact/* readFact */.ni)(fact, at);
    if (registry === undefined || repository === undefined || known === undefined)
        return undefined;
    const image = {
        registry,
        repository,
        ...(tag === undefined ? {} : { tag }),
        ...(digest === undefined ? {} : { digest: digest }),
    };
    const writable = pin === undefined ? { kind: 'refused', why: noPlace } : { kind: 'place', span: pin.span, lead: pin.lead };
    return [{ kind, ...place, image, pin: writable }, known];
}
function imageAt(occurrences, index) {
    const occurrence = index === undefined ? undefined : occurrences[index];
    return occurrence?.kind === 'image' ? { at: occurrence.at, image: occurrence.image } : undefined;
}
function readUse({ reference, ...use }, occurrences) {
    return { ...use, ...imageAt(occurrences, reference) };
}
function readMatch({ reference, ...match }, occurrences) {
    const at = imageAt(occurrences, reference);
    return at === undefined ? [] : [{ ...match, ...at }];
}

// EXTERNAL MODULE: ./lib/resolve/mirror.js
var mirror = __webpack_require__(50329);
// EXTERNAL MODULE: ./lib/resolve/coverage.js
var coverage = __webpack_require__(56228);
// EXTERNAL MODULE: ./lib/resolve/one-platform.js
var one_platform = __webpack_require__(60778);
// EXTERNAL MODULE: ./lib/resolve/present.js
var resolve_present = __webpack_require__(65879);
// EXTERNAL MODULE: ./lib/resolve/prove.js + 2 modules
var prove = __webpack_require__(86186);
// EXTERNAL MODULE: ./lib/resolve/timeline.js
var timeline = __webpack_require__(80501);
// EXTERNAL MODULE: ./lib/resolve/timeline-records.js
var timeline_records = __webpack_require__(31574);
;// CONCATENATED MODULE: ./lib/resolve/reprove.js







/**
 * The fact that a run with this view would have found, as far as the histories go; what they do not hold is
 * `unknown`. `histories` are by image name; `origin` is the image that it is a mirror's copy of, or itself.
 */
function reprove(image, origin, fact, histories, view) {
    if (fact.status === 'missing')
        return fact;
    if (fact.status === 'unknown')
        return fact.cause === 'history-incomplete' ? again() : fact;
    if (fact.basis === 'present') {
        const present = { image, current: fact.currentDigest, hasLedger: false };
        return (0,resolve_present/* presentFact */.CZ)(present, fact.status === 'one-platform', view);
    }
    return again();
    function again() {
        const tag = origin.tag ?? ('recoveredTag' in fact ? fact.recoveredTag : undefined) ?? 'latest';
        const history = histories.get((0,model_image/* imageName */.tO)({ ...origin, tag }));
        const endOfLife = 'endOfLife' in fact ? fact.endOfLife : undefined;
        if (history === undefined || ('basis' in fact && fact.basis === 'first-seen'))
            return notHeld(endOfLife);
        const proved = (0,prove/* factOf */.y)(image.digest, knownFrom(history), endOfLife, view);
        const recovered = 'recoveredTag' in fact && fact.recoveredTag ? { recoveredTag: fact.recoveredTag } : {};
        if (proved.status === 'missing' || proved.status === 'unknown')
            return proved;
        if (proved.status !== 'not-in-history')
            return { ...proved, ...recovered };
        if (fact.status !== 'one-platform')
            return {
                ...proved,
                ...recovered,
                ...(fact.status === 'not-in-history' ? { records: fact.records } : {}),
            };
        const { currentDigest, currentSince } = proved;
        const { lag: _then, ...platform } = fact;
        const since = currentSince === undefined ? {} : { currentSince };
        return { ...platform, currentDigest, ...since, ...(0,one_platform/* lagOf */.e)(fact.indexDigest, knownFrom(history), view) };
    }
}
function notHeld(endOfLife) {
    const message = 'The report does not hold the history of the tag, so another time cannot be looked at';
    return {
        status: 'unknown',
        cause: 'history-incomplete',
        message,
        ...(endOfLife === undefined ? {} : { endOfLife }),
    };
}
/** Records that repeated a digest are gone; they change no answer. */
function knownFrom({ reigns, known = [coverage/* allTime */.Rw] }) {
    const history = (0,timeline_records/* orderRecords */.t7)(reigns.map(({ since, digest }) => ({ at: since, digest })));
    return {
        timeline: (0,timeline/* timelineOf */.hf)(history),
        records: history.length,
        history,
        coverage: known,
        gaps: (0,coverage/* gapsOf */.dc)(known),
    };
}

// EXTERNAL MODULE: ./lib/weigh.js + 1 modules
var weigh = __webpack_require__(33252);
;// CONCATENATED MODULE: ./lib/replay.js
// The decisions of a report once more, from what it recorded: nothing is asked, read or written.










/**
 * The outcome of the recorded run, or of one with other settings or another policy. What the record does not hold
 * is unknown. `mistakes`: the report lacks something that every record has.
 */
function replay(report, { before, now: settings, settings: shown, policy: other }) {
    const read = readReport(report);
    if ('mistakes' in read)
        return read;
    const { record } = read;
    const policy = other ?? read.policy;
    const now = Date.parse(report.startedAt);
    const said = report.incomplete;
    const looked = lookedAgain(read, { before, settings, policy, now }, said.slice(0, record.examined));
    const examined = other === undefined ? looked.incomplete : withPolicy(looked.incomplete, other);
    const ages = (0,overrides/* agesOf */.O)(policy.overrides, settings);
    const maxAgeMs = (occurrence) => ages(occurrence).maxAgeMs;
    const found = (0,check/* findingsOf */.WX)(looked.evidence, { maxAgeMs, now, advisories: policy.advisories });
    const circumstances = { now, complete: examined.length === 0, inline: record.inline };
    const applied = (0,apply_policy/* applyPolicy */.V)(found, policy, circumstances);
    const weighed = weighAgain(applied.findings, read, settings);
    const incomplete = [...examined, ...weighed.incomplete, ...said.slice(record.examined)];
    const { verdict, exitCode } = (0,check_verdict/* judge */.S)(weighed.findings, incomplete, settings);
    const described = (0,lib_report/* describeReplay */.p)(report, read, {
        ...applied,
        findings: weighed.findings,
        evidence: looked.evidence,
        policy,
        asOf: settings.asOf ?? now,
        examined: examined.length,
        incomplete,
        verdict,
        settings: shown,
    });
    return { report: described, exitCode };
}
/** Facts of places that are looked at from another time, or under another `min-age`, are proved again. */
function lookedAgain({ evidence, policy: recorded, record }, { before, settings, policy, now }, incomplete) {
    const minAgeBefore = (0,overrides/* agesOf */.O)(recorded.overrides, before);
    const minAge = (0,overrides/* agesOf */.O)(policy.overrides, settings);
    const histories = new Map(evidence.histories.map((history) => [(0,model_image/* imageName */.tO)(history), history]));
    const facts = new Map();
    const again = new Set();
    const unknown = [];
    for (const [occurrence, fact] of evidence.facts) {
        const { minAgeMs } = minAge(occurrence);
        if (settings.asOf === before.asOf && minAgeMs === minAgeBefore(occurrence).minAgeMs) {
            facts.set(occurrence, fact);
            continue;
        }
        const { image } = occurrence;
        const view = { now, minAgeMs, ...(settings.asOf === undefined ? {} : { asOf: settings.asOf }) };
        const proved = reprove(image, (0,mirror/* mirroredImage */.o)(image, record.mirrors), fact, histories, view);
        facts.set(occurrence, proved);
        again.add((0,model_image/* imageName */.tO)(image));
        if (proved.status === 'unknown' && proved.cause === 'history-incomplete')
            unknown.push({ cause: proved.cause, subject: (0,model_image/* imageName */.tO)(image), message: proved.message });
    }
    const left = incomplete.filter(({ cause, subject }) => cause !== 'history-incomplete' || !again.has(subject));
    return { evidence: { ...evidence, facts }, incomplete: distinct([...left, ...unknown]) };
}
function distinct(unknowns) {
    return [...new Map(unknowns.map((unknown) => [JSON.stringify(unknown), unknown])).values()];
}
/** What was not known of the policy that no longer holds does not matter. */
function withPolicy(incomplete, { unread }) {
    return [...unread, ...incomplete.filter(({ cause }) => cause !== 'policy-unread')];
}
function weighAgain(findings, { record: { base }, evidence: { occurrences } }, { newOnly }) {
    if (!newOnly || findings.length === 0 || base === 'none')
        return { findings, incomplete: [] };
    const weighed = base === undefined || base === 'unknown'
        ? findings.map((finding) => ({ ...finding, introduced: 'unknown' }))
        : (0,weigh/* weighedAgainst */.D)(base.references, base.unchanged, { findings, occurrences }).findings;
    const isOpen = base !== 'unknown' && weighed.some(({ introduced }) => introduced === 'unknown');
    const message = 'The report does not say of every finding whether the change introduces it';
    return {
        findings: weighed,
        incomplete: isOpen ? [{ cause: 'no-history', subject: 'base commit', message }] : [],
    };
}

// EXTERNAL MODULE: ./lib/inputs/index.js + 3 modules
var inputs = __webpack_require__(46098);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/platform/presets.js
var presets = __webpack_require__(97391);
;// CONCATENATED MODULE: ./lib/replay-settings.js
// The settings of a replay: the recorded ones, but where flags or another policy give others.





/** Settings that decide; what a run asks and where has been settled. */
const decisive = ['mode', 'max-age', 'min-age', 'as-of', 'fail-on', 'on-incomplete', 'new-only'];
/** `policy` takes the place of the recorded one, with the settings that it gives. */
function settingsAnew({ settings: recorded }, flags, policy) {
    const given = new Map(recorded.filter(({ from, name }) => from !== 'default' || name !== 'as-of').map((one) => [one.name, one]));
    const was = readDecisive((name) => given.get(name)?.value, model_policy/* noPolicy */.W);
    const kept = (name) => {
        const one = given.get(name);
        return policy === undefined || name === 'mode' || one?.from === 'input' ? one?.value : undefined;
    };
    const read = readDecisive((name) => flags.get(name) ?? kept(name), policy ?? model_policy/* noPolicy */.W);
    if ('mistakes' in was)
        return { mistakes: was.mistakes.map((one) => `In the report's settings: ${one}`) };
    if ('mistakes' in read)
        return read;
    const now = read.config;
    return {
        before: was.config,
        now,
        settings: shownAnew(recorded, now, flags, policy),
        ...(policy === undefined ? {} : { policy }),
    };
}
function readDecisive(get, policy) {
    const settings = new Map([...policy.settings].filter(([name]) => decisive.includes(name)));
    const known = { presets: presets/* presets */.v, checks: check/* checks */.AV.map(({ id }) => id) };
    const only = { ...policy, settings, registries: new Map() };
    return (0,inputs/* readConfig */.X)((name) => (decisive.includes(name) ? get(name) : undefined), known, only);
}
function shownAnew(recorded, { settings }, flags, policy) {
    const before = new Map(recorded.map((one) => [one.name, one]));
    const fresh = settings
        .filter(({ name, from }) => decisive.includes(name) || typeof from === 'object')
        .map(({ name, value, from }) => {
        const known = before.get(name);
        const same = !flags.has(name) && known?.value === value && (policy === undefined || from === 'input');
        const origin = typeof from === 'string' ? from : (0,position/* whereIs */.i)(from, policy?.sources ?? []);
        return [name, same ? known : { name, value, from: origin }];
    });
    const anew = new Map(fresh);
    const left = recorded.filter(({ name }) => policy === undefined || !/^(?:checks\.|advisories\.|overrides\[)/.test(name));
    return [
        ...left.map((one) => anew.get(one.name) ?? one),
        ...[...anew.values()].filter(({ name }) => left.every((one) => one.name !== name)),
    ];
}

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
// EXTERNAL MODULE: ./lib/report/plan.js
var plan = __webpack_require__(41383);
// EXTERNAL MODULE: ./lib/report/schema.js + 5 modules
var schema = __webpack_require__(44414);
// EXTERNAL MODULE: ./lib/report/terminal.js + 3 modules
var terminal = __webpack_require__(43323);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
;// CONCATENATED MODULE: ./lib/cli/replay.js
// `replay`: the decisions of a report once more, offline, also under other settings or another policy.














const mostBytes = 64 * 1024 * 1024;
const mostMistakes = 20;
/** Prints what the run would have printed, and gives its exit code; 2 for what is no whole report. */
async function replayReport(context) {
    const { invocation, out, err, colour, width } = context;
    const { operands, flags, json } = invocation;
    const wrong = (mistakes) => {
        const shown = mistakes.slice(0, mostMistakes).map(report_escape/* plain */.pj);
        const more = mistakes.length - shown.length;
        return (0,cli_context/* mistaken */.R3)({ err }, 'usage', [...shown, ...(more > 0 ? [`and ${more} more.`] : [])]);
    };
    const file = operands[0];
    if (file === undefined)
        return wrong([
            '`replay` needs a report: `tagproof replay REPORT`, the file that the input `report` names.',
        ]);
    const read = await readReportFile(file);
    const policy = await policyOf(flags.get('config'));
    const mistakes = [read, policy].flatMap((one) => ('mistakes' in one ? one.mistakes : []));
    if ('mistakes' in read || 'mistakes' in policy)
        return wrong(mistakes);
    const anew = settingsAnew(read.report, flags, policy.policy);
    if ('mistakes' in anew)
        return wrong(anew.mistakes);
    const outcome = replay(read.report, anew);
    if ('mistakes' in outcome)
        return wrong(outcome.mistakes.map((one) => `${file}: ${one}`));
    const { report, exitCode } = outcome;
    const look = { colour, ...(width === undefined ? {} : { width }) };
    out(json ? JSON.stringify(report, null, 2) : (0,terminal/* terminalText */.e)(report, (0,plan/* planOf */.XC)(report), look, check/* checks */.AV));
    return exitCode;
}
async function readReportFile(file) {
    const read = await (0,files/* diskFiles */.T)(external_node_path_.dirname(file), undefined).read(external_node_path_.basename(file), mostBytes);
    if ('unreadable' in read) {
        const why = read.absent === true ? 'it does not exist' : read.unreadable;
        return { mistakes: [`${file} cannot be read: ${why}.`] };
    }
    let data;
    try {
        data = JSON.parse(read.text);
    }
    catch {
        return { mistakes: [`${file} is not JSON.`] };
    }
    const parsed = schema/* reportSchema */.Q.safeParse(data);
    if (parsed.success)
        return { report: parsed.data };
    return {
        mistakes: parsed.error.issues.map(({ path: at, message }) => `${file} is no report of Tagproof: \`${at.join('.')}\`: ${message}.`),
    };
}
/** A policy of this machine, by its path from the root of the repository; those of other repositories are not fetched. */
async function policyOf(file) {
    if (file === undefined)
        return {};
    const [root, inside] = external_node_path_.isAbsolute(file) ? [external_node_path_.dirname(file), external_node_path_.basename(file)] : ['.', file];
    const loaded = await (0,policy_extends.loadPolicy)({
        path: inside,
        required: true,
        read: (0,policy_files/* checkoutPolicy */.p)((0,files/* diskFiles */.T)(root, undefined)),
        remote: async ({ owner, repository, path: there, ref }) => {
            const subject = `${owner}/${repository}/${there}@${ref}`;
            const message = 'The policy cannot be read: a replay asks nobody';
            return { unknown: { cause: 'policy-unread', subject, message } };
        },
        words: configure/* words */.a,
    });
    return 'mistakes' in loaded ? { mistakes: loaded.mistakes.map(mistake/* mistakeText */.M) } : loaded;
}


/***/ }),

/***/ 32918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ configure),
  a: () => (/* binding */ words)
});

;// CONCATENATED MODULE: ./lib/check/ids.js
// The ids of all checks, in the order of the documentation: for those that name checks without running them.
const checkIds = [
    'unpinned',
    'digest-not-in-history',
    'digest-of-one-platform',
    'stale-digest',
    'cooling-down',
    'deprecated-tag',
    'missing-tag',
    'conflicting-pins',
    'advisory',
    'opaque-reference',
    'expired-waiver',
    'unused-waiver',
];

// EXTERNAL MODULE: ./lib/inputs/index.js + 3 modules
var inputs = __webpack_require__(46098);
// EXTERNAL MODULE: ./lib/inputs/policy-inputs.js
var policy_inputs = __webpack_require__(98957);
// EXTERNAL MODULE: ./lib/model/policy.js
var policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/platform/presets.js
var presets = __webpack_require__(97391);
// EXTERNAL MODULE: ./lib/policy/merge.js
var merge = __webpack_require__(59014);
// EXTERNAL MODULE: ./lib/policy/mistake.js
var mistake = __webpack_require__(9202);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
;// CONCATENATED MODULE: ./lib/configure.js
// Inputs and policy → Config: the one place where the two meet.








/** What checks and presets are called, for everything that reads their names. */
const words = { checks: checkIds, presets: Object.keys(presets/* presets */.v) };
/** Reads the policy and the inputs; every mistake in both comes back at once, in words that are safe to show. */
async function configure({ get, head, base, remote, notFromPolicy = [], }) {
    const known = { presets: presets/* presets */.v, checks: words.checks };
    const where = (0,policy_inputs/* readPolicyInputs */.k)(get);
    if ('mistakes' in where) {
        const others = (0,inputs/* readConfig */.X)(get, known, 'wrong');
        return { mistakes: [...where.mistakes, ...('mistakes' in others ? others.mistakes : [])].map(report_escape/* plain */.pj) };
    }
    const { config, policyFrom } = where.inputs;
    const fromBase = policyFrom === 'base' ? base : undefined;
    const [own, counting] = await policiesOf(config, { head, remote, ...(fromBase && { base: fromBase }) });
    const wrong = [own, counting].flatMap((one) => (one && 'mistakes' in one ? one.mistakes : []));
    const policy = wrong.length > 0 ? 'wrong' : without(policyInForce(own, counting), notFromPolicy);
    const read = (0,inputs/* readConfig */.X)(get, known, policy);
    const mistakes = [...wrong.map(mistake/* mistakeText */.M), ...('mistakes' in read ? read.mistakes : [])];
    if ('mistakes' in read || mistakes.length > 0)
        return { mistakes: mistakes.map(report_escape/* plain */.pj) };
    return { config: read.config };
}
function without(policy, names) {
    const settings = [...policy.settings].filter(([name]) => !names.includes(name));
    return { ...policy, settings: new Map(settings) };
}
/** The checkout's policy and the base's. What reads policies is loaded only where there may be one. */
async function policiesOf(given, { head, base, remote }) {
    const path = given ?? policy_inputs/* defaultPolicyPath */.r;
    if (given === undefined && base === undefined && 'missing' in (await head(path)))
        return [{ policy: policy/* noPolicy */.W }, undefined];
    const { loadPolicy } = await Promise.all(/* import() */[__webpack_require__.e(4073), __webpack_require__.e(1779)]).then(__webpack_require__.bind(__webpack_require__, 81779));
    const request = { path, remote, words };
    return Promise.all([
        loadPolicy({ ...request, read: head, required: given !== undefined }),
        base && loadPolicy({ ...request, read: base, required: false, label: (file) => `${file}@base` }),
    ]);
}
function policyInForce(own, counting) {
    if ('mistakes' in own || (counting !== undefined && 'mistakes' in counting))
        return policy/* noPolicy */.W;
    return counting === undefined ? own.policy : (0,merge/* asBase */.q)(counting.policy, own.policy);
}


/***/ }),

/***/ 98957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readPolicyInputs),
/* harmony export */   r: () => (/* binding */ defaultPolicyPath)
/* harmony export */ });
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39711);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70178);
// The two inputs that say which policy holds: they are read before all others.


const defaultPolicyPath = '.github/tagproof.yml';
/** A path below the checkout: no drive, no root, no `..`. */
const relativePath = /^(?![/\\]|[A-Za-z]:)(?!(?:[^/\\]*[/\\])*\.\.(?:[/\\]|$))[^\0]{1,1024}$/;
/** Reads `config` and `policy-from`. */
function readPolicyInputs(get) {
    const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .Reader */ .m(get, _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W);
    const policyFrom = reader.oneOf('policy-from', ['base', 'head']) ?? 'base';
    const config = reader.matching('config', relativePath, 'the path of a file relative to the checkout');
    if (reader.mistakes.length > 0)
        return { mistakes: reader.mistakes };
    return { inputs: { policyFrom, ...(config === undefined ? {} : { config }) } };
}


/***/ }),

/***/ 65268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
const severities = ['error', 'warning', 'notice'];


/***/ }),

/***/ 30941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kh: () => (/* binding */ isNameGlob),
  a_: () => (/* binding */ isPathGlob),
  Hj: () => (/* binding */ matchesName),
  kZ: () => (/* binding */ pathMatcher)
});

;// CONCATENATED MODULE: ./lib/model/path-glob.js
// Globs over paths: `*`, `**`, `?`, `[ab]`, `{a,b}` and `\`, matched in time proportional to glob × path at worst.
// They stand in policies, and a policy may come from a pull request: a regular expression of them could take for ever.
/** Between a choice and its surroundings: two stars that meet there are not `**`. No glob has this character. */
const seam = '\0';
/** Braces may multiply to this many ways. */
const mostWays = 256;
/** `undefined` when brackets or braces do not close, there are too many ways, or it has `+(a)`, `{1..3}` or `!` in front. */
function parsePathGlob(glob) {
    if (/(?<!\\)[!?*+@]\(/.test(glob) || glob.startsWith('!'))
        return undefined;
    const plain = withoutBraces(glob.replace(/^(?:\.\/)+/, ''));
    const ways = plain?.map(segmentsOf);
    return ways?.every((way) => way !== undefined) ? ways : undefined;
}
/** Tells whether the whole path is matched by one of the ways. */
function matchesPath(ways, path) {
    const parts = path.split('/');
    return ways.some((way) => matchesAll(way, parts, '**', matchesSegment));
}
function withoutBraces(glob) {
    const group = innermostGroup(glob);
    if (group === undefined)
        return undefined;
    if (group === 'none')
        return [glob];
    const { before, inside, after } = group;
    const choices = splitAtCommas(inside);
    if (/^[^,]*\.\.[^,]*$/.test(inside))
        return undefined;
    const found = [];
    // One choice alone is no choice: the braces are part of the name.
    for (const choice of choices.length > 1 ? choices : [`\\{${inside}\\}`]) {
        const ways = withoutBraces([before, choice, after].join(seam));
        if (ways === undefined || found.length + ways.length > mostWays)
            return undefined;
        found.push(...ways);
    }
    return found;
}
/** The first group that holds no other. `undefined`: braces that do not close. */
function innermostGroup(glob) {
    let open = -1;
    for (let at = 0; at < glob.length; at += 1) {
        if (glob[at] === '\\')
            at += 1;
        else if (glob[at] === '{')
            open = at;
        else if (glob[at] === '}') {
            if (open < 0)
                return undefined;
            return { before: glob.slice(0, open), inside: glob.slice(open + 1, at), after: glob.slice(at + 1) };
        }
    }
    return open < 0 ? 'none' : undefined;
}
function splitAtCommas(text) {
    return text.split(/(?<!\\),/);
}
function segmentsOf(glob) {
    const segments = glob
        .split('/')
        .map((text) => text.replaceAll(seam, '') === '**' && !text.includes(`*${seam}*`) ? '**' : tokensOf(text));
    return segments.every((segment) => segment !== undefined) ? segments : undefined;
}
function tokensOf(text) {
    const characters = [...text];
    const tokens = [];
    for (let at = 0; at < characters.length; at += 1) {
        const character = characters[at] ?? '';
        if (character === '\\') {
            at += 1;
            tokens.push({ is: characters[at] ?? '\\' });
        }
        else if (character === '[') {
            const first = at + (/[!^]/.test(characters[at + 1] ?? '') ? 2 : 1);
            const end = characters.indexOf(']', first + 1);
            if (end < 0)
                return undefined;
            tokens.push({ oneOf: characterClass(characters.slice(at + 1, end).join('')) });
            at = end;
        }
        else if (character === ']')
            return undefined;
        else if (character === seam)
            continue;
        else if (character !== '*')
            tokens.push(character === '?' ? '?' : { is: character });
        else if (tokens.at(-1) !== '*')
            tokens.push('*');
    }
    return tokens;
}
function characterClass(inside) {
    const isNegated = /^[!^]/.test(inside);
    const set = isNegated ? inside.slice(1) : inside;
    const ranges = [...set.matchAll(/(.)-(.)|(.)/gsu)].map(([, from, to, one = '']) => [
        from ?? one,
        to ?? one,
    ]);
    return (character) => ranges.some(([from = '', to = '']) => character >= from && character <= to) !== isNegated;
}
function matchesSegment(tokens, name) {
    return tokens !== '**' && matchesAll(tokens, [...name], '*', matchesToken);
}
function matchesToken(token, character) {
    if (typeof token === 'string')
        return true;
    return 'is' in token ? token.is === character : token.oneOf(character);
}
/** When a thing does not match, only the last star needs to take one more: what stood before it stays matched. */
function matchesAll(pattern, things, star, matches) {
    let at = 0;
    let next = 0;
    let lastStar = -1;
    let afterStar = 0;
    while (at < things.length) {
        const one = pattern[next];
        if (one === star) {
            lastStar = next;
            afterStar = at;
            next += 1;
        }
        else if (one !== undefined && matches(one, things[at])) {
            at += 1;
            next += 1;
        }
        else if (lastStar >= 0) {
            afterStar += 1;
            at = afterStar;
            next = lastStar + 1;
        }
        else
            return false;
    }
    return pattern.slice(next).every((one) => one === star);
}

;// CONCATENATED MODULE: ./lib/model/glob.js
// Globs as users write them: over paths, and over the names and tags of images.

const longestGlob = 1000;
/** True for a glob over paths of the checkout: relative, without `..`, with closed brackets. */
function isPathGlob(glob) {
    if (glob === '' || glob.length > longestGlob || glob.startsWith('/') || glob.split('/').includes('..'))
        return false;
    return !/[\n\r\0]/.test(glob) && parsePathGlob(glob) !== undefined;
}
/** Tells of a path whether one of the globs matches it. */
function pathMatcher(globs) {
    const ways = globs.flatMap((glob) => parsePathGlob(glob) ?? []);
    return (path) => matchesPath(ways, path);
}
/** True for a glob over names: what a name may hold, `*`, `**` and `?`. */
function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
/**
 * True when the glob is the whole name: `?` is one character and `*` any number of them but `/`, `**` is any number
 * of any. In time proportional to glob × name, whatever they are: names come from repositories.
 */
function matchesName(glob, name) {
    const tokens = glob.match(/\*\*+|./gs) ?? [];
    let ends = new Set([0]);
    for (const token of tokens) {
        const next = new Set();
        for (const end of ends) {
            if (token.startsWith('*')) {
                for (let at = end; at <= name.length && !next.has(at); at += 1) {
                    next.add(at);
                    if (token === '*' && name[at] === '/')
                        break;
                }
            }
            else if (end < name.length && (token === '?' ? name[end] !== '/' : name[end] === token)) {
                next.add(end + 1);
            }
        }
        ends = next;
    }
    return ends.has(name.length);
}


/***/ }),

/***/ 38455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ policySources),
/* harmony export */   p: () => (/* binding */ checkoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);

/** Files of a checkout as policy texts. */
function checkoutPolicy(files) {
    return async (path) => policyText(await files.read(path));
}
/**
 * The sources of a run. On pull requests and in merge queues there is a base. What cannot be had of it or of another
 * repository is `unknown`, which no verdict passes over. The client of the CI host is loaded when it is asked.
 */
function policySources(host, githubToken) {
    const event = host.ci?.variable('GITHUB_EVENT_NAME');
    const hasBase = event?.startsWith('pull_request') === true || event === 'merge_group';
    return {
        head: checkoutPolicy(host.files),
        ...(hasBase ? { base: basePolicy(host, githubToken) } : {}),
        remote: remotePolicy(host, githubToken),
    };
}
async function connected(host, githubToken) {
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(1856), __webpack_require__.e(19)]).then(__webpack_require__.bind(__webpack_require__, 1856));
    return connectCi(host, githubToken === undefined ? {} : { githubToken });
}
function basePolicy(host, githubToken) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(1856), __webpack_require__.e(19)]).then(__webpack_require__.bind(__webpack_require__, 1856)).then(async (ci) => ci.openBase(host, await connected(host, githubToken)));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', 'The event names no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(1856), __webpack_require__.e(19)]).then(__webpack_require__.bind(__webpack_require__, 1856)),
            __webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 19607)),
            __webpack_require__.e(/* import() */ 7660).then(__webpack_require__.bind(__webpack_require__, 87660)),
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
        const { message } = (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownFrom */ .NI)(error, subject);
        return { unknown: { cause: 'policy-unread', subject, message: `The policy cannot be read: ${message}` } };
    }
}


/***/ }),

/***/ 81779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPolicy: () => (/* binding */ loadPolicy)
});

// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/policy/merge.js
var merge = __webpack_require__(59014);
// EXTERNAL MODULE: ./lib/policy/mistake.js
var mistake = __webpack_require__(9202);
// EXTERNAL MODULE: ./lib/policy/read.js + 5 modules
var policy_read = __webpack_require__(44073);
;// CONCATENATED MODULE: ./lib/policy/target.js
// What `extends` names: a file of the same checkout, or one of another repository at a ref.
const remote = /^([\w.-]{1,100})\/([\w.-]{1,100})\/([^@]{1,1024})@([\w][\w./-]{0,254})$/;
/**
 * Reads `OWNER/REPO/PATH@REF`, or a path from the root of the repository that `from` stands in: a path in a file of
 * another repository is that repository's, at the same ref.
 */
function parseTarget(text, from) {
    const [, owner = '', repository = '', inside = '', ref = ''] = remote.exec(text) ?? [];
    if (text.includes('@') &&
        (ref === '' || ref.includes('..') || /^\.+$/.test(owner) || /^\.+$/.test(repository)))
        return { mistake: 'must be `OWNER/REPO/PATH@REF`, or a path in the repository' };
    const path = (ref === '' ? text : inside).replace(/^(?:\.\/)+/, '');
    const parts = path.split('/');
    if (path.length > 1024 ||
        path.includes('\\') ||
        parts.some((part) => part === '' || /^\.{1,2}$/.test(part)))
        return { mistake: 'its path must be relative to the root of the repository, without `..`' };
    if (ref !== '')
        return { kind: 'remote', owner, repository, path, ref };
    return from.kind === 'remote' ? { ...from, path } : { kind: 'local', path };
}
/** As places and messages name the file. */
function targetName(target) {
    if (target.kind === 'local')
        return target.path;
    return `${target.owner}/${target.repository}/${target.path}@${target.ref}`;
}

;// CONCATENATED MODULE: ./lib/policy/extends.js





const mostFiles = 20;
const mostDepth = 5;
/**
 * Loads a policy with its bases, each file once. A base that cannot be asked for is in `unread` of the policy;
 * a base that does not exist, a circle, and everything wrong in any file are mistakes, all of them at once.
 */
async function loadPolicy(request) {
    const loader = new Loader(request);
    const root = { kind: 'local', path: request.path };
    const policy = await loader.load(root, [], undefined);
    return loader.mistakes.length > 0 ? { mistakes: loader.mistakes } : { policy };
}
class Loader {
    request;
    mistakes = [];
    loaded = new Set();
    constructor(request) {
        this.request = request;
    }
    async load(target, above, asked) {
        const name = targetName(target);
        if (above.includes(name))
            return this.wrong(asked, `\`${name}\` extends itself.`);
        if (this.loaded.has(name))
            return model_policy/* noPolicy */.W;
        if (above.length > mostDepth)
            return this.wrong(asked, `Policies extend more than ${mostDepth} deep.`);
        if (this.loaded.size >= mostFiles)
            return this.wrong(asked, `More than ${mostFiles} files are extended.`);
        this.loaded.add(name);
        const answer = target.kind === 'local' ? await this.request.read(target.path) : await this.request.remote(target);
        if ('unknown' in answer)
            return { ...model_policy/* noPolicy */.W, unread: [answer.unknown] };
        if ('missing' in answer)
            return this.missing(target, asked);
        if ('unreadable' in answer)
            return this.wrong(asked, `\`${name}\` cannot be read: ${answer.unreadable}.`);
        const label = target.kind === 'local' ? (this.request.label?.(target.path) ?? target.path) : name;
        const source = { path: label, text: answer.text };
        const read = (0,policy_read/* readPolicy */.T)(source, this.request.words);
        if ('mistakes' in read) {
            this.mistakes.push(...read.mistakes);
            return model_policy/* noPolicy */.W;
        }
        return this.withBases(read.file, source, target, [...above, name], asked);
    }
    async withBases({ policy, extended }, source, target, above, asked) {
        let merged = model_policy/* noPolicy */.W;
        for (const { target: text, at } of extended) {
            const parsed = parseTarget(text, target);
            const inheritedAt = target.kind === 'local' || asked === undefined ? at : asked.inheritedAt;
            const next = { by: source, at, inheritedAt };
            if ('mistake' in parsed)
                this.wrong(next, `\`extends\` is \`${text.slice(0, 100)}\`, but ${parsed.mistake}.`);
            else
                merged = (0,merge/* mergePolicies */.$)(merged, await this.load(parsed, above, next));
        }
        if (target.kind === 'local' || asked === undefined)
            return (0,merge/* mergePolicies */.$)(merged, policy);
        const { inheritedAt } = asked;
        const waivers = policy.waivers.map((waiver) => ({ ...waiver, inheritedAt }));
        return (0,merge/* mergePolicies */.$)(merged, { ...policy, waivers });
    }
    missing(target, asked) {
        if (asked === undefined && !this.request.required)
            return model_policy/* noPolicy */.W;
        const hint = asked === undefined || target.kind === 'remote'
            ? ''
            : ' A file of another repository is written `OWNER/REPO/PATH@REF`.';
        return this.wrong(asked, `\`${targetName(target)}\` does not exist.${hint}`);
    }
    wrong(asked, message) {
        const file = asked?.by ?? { path: this.request.path, text: '' };
        this.mistakes.push((0,mistake/* mistakeAt */.s)(file, asked?.at.span ?? { start: 0, end: 0 }, message));
        return model_policy/* noPolicy */.W;
    }
}


/***/ }),

/***/ 59014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ mergePolicies),
/* harmony export */   q: () => (/* binding */ asBase)
/* harmony export */ });
/**
 * The base with the file on top. Settings and severities: the later wins, one by one, and a list replaces a list.
 * Registries: the same, prefix by prefix. Overrides and waivers: those of the base, then those of the file.
 */
function mergePolicies(base, file) {
    const named = (all) => [
        ...new Map(all.map((one) => [one.name, one])).values(),
    ];
    const said = file.origins.map(({ name }) => name);
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
            ignoreStatus: said.includes('advisories.ignore-status')
                ? file.advisories.ignoreStatus
                : base.advisories.ignoreStatus,
        },
        origins: named([...base.origins, ...file.origins]),
        unread: [...base.unread, ...file.unread],
    };
}
/**
 * The policy of a pull request's base, seen with the pull request's own. Only the base's counts. Waivers in both
 * stand at their place in the pull request; those that it takes away are `removed`, those that it adds `pending`.
 */
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
/** What a waiver says, wherever it stands. */
function identity({ at: _at, inheritedAt, ...says }) {
    const sorted = Object.entries(says).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([inheritedAt !== undefined, sorted]);
}


/***/ }),

/***/ 9202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mistakeText),
/* harmony export */   s: () => (/* binding */ mistakeAt)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);
// Something wrong in a policy file, with its line and column.

const lookups = new WeakMap();
/** A mistake at a span of the file. */
function mistakeAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q)(source.text);
    lookups.set(source, positions);
    const clamp = (offset) => Math.min(Math.max(offset, 0), source.text.length);
    const { line, column } = positions({ start: clamp(span.start), end: clamp(span.end) });
    return { file: source.path, line, column: Math.max(column, 1), message };
}
/** `file:line:column: message`. */
function mistakeText({ file, line, column, message }) {
    return `${file}:${line}:${column}: ${message}`;
}


/***/ }),

/***/ 44414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ reportSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./lib/report/schema-parts.js
// What several parts of the report have in common: instants, digests, places.

const instant = iso/* datetime */.w$();
const digest = schemas/* string */.YjP().regex(/^sha256:[a-f0-9]{64}$/);
const severity = schemas/* enum */.k5n(['error', 'warning', 'notice']);
const span = {
    line: schemas/* int */.Whr().positive(),
    column: schemas/* int */.Whr().positive(),
    endLine: schemas/* int */.Whr().positive(),
    endColumn: schemas/* int */.Whr().positive(),
};
const place = { file: schemas/* string */.YjP(), ...span };
const origin = schemas/* string */.YjP()
    .optional()
    .describe('In a merged report: the repository (`owner/name`) that it is about');

;// CONCATENATED MODULE: ./lib/report/evidence-schema.js
// An advisory and a tag's history, as the report has them.


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
        .describe('Absent: the platform does not say what became of it'),
});
const historySchema = schemas/* object */.Ikc({
    registry: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP(),
    tag: schemas/* string */.YjP(),
    complete: schemas/* boolean */.zMY().describe('False: only as much was read as the pins needed, or a part cannot be read'),
    reigns: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: digest, since: instant, until: instant.optional() }))
        .describe('What the tag pointed to and when, from oldest to newest; the newest has no `until`'),
    truncated: schemas/* int */.Whr().positive().optional().describe('How many older reigns were left out'),
    known: schemas/* array */.YOg(schemas/* object */.Ikc({ from: instant.optional(), to: instant.optional() }))
        .optional()
        .describe('Of a history that is not complete: the stretches of time that are'),
});

;// CONCATENATED MODULE: ./lib/report/finding-schema.js
// A finding of the report with its fix, and a waiver.


const fixSchema = schemas/* object */.Ikc({
    expect: schemas/* string */.YjP(),
    replacement: schemas/* string */.YjP(),
    place: schemas/* object */.Ikc(place)
        .omit({ file: true })
        .optional()
        .describe('Where `expect` stands, when that is not where the finding stands'),
    lines: schemas/* object */.Ikc({ before: schemas/* string */.YjP(), after: schemas/* string */.YjP() })
        .optional()
        .describe('The same change as whole lines, without the last line end'),
});
const findingSchema = schemas/* object */.Ikc({
    check: schemas/* string */.YjP(),
    severity: severity,
    file: place.file.optional().describe('Absent when the finding is about no file'),
    line: place.line.optional(),
    column: place.column.optional(),
    endLine: place.endLine.optional(),
    endColumn: place.endColumn.optional(),
    charOffset: schemas/* int */.Whr()
        .nonnegative()
        .optional()
        .describe('UTF-16 units before the place; absent behind a byte order mark'),
    charLength: schemas/* int */.Whr().nonnegative().optional(),
    message: schemas/* string */.YjP(),
    image: schemas/* object */.Ikc({ registry: schemas/* string */.YjP(), repository: schemas/* string */.YjP(), tag: schemas/* string */.YjP().optional() })
        .optional()
        .describe('The image that it is about, whatever its digest'),
    artifact: schemas/* string */.YjP().optional(),
    advisory: schemas/* string */.YjP().optional(),
    origin: origin,
    introduced: schemas/* boolean */.zMY().optional().describe('Under `new-only`: whether the change introduces it'),
    fix: fixSchema
        .optional()
        .describe('Replace `expect`, which stands here or else at the place of the finding, by `replacement`'),
    waived: schemas/* object */.Ikc({
        reason: schemas/* string */.YjP(),
        owner: schemas/* string */.YjP().optional(),
        expires: instant.optional(),
        file: schemas/* string */.YjP(),
        line: schemas/* int */.Whr().positive(),
    })
        .optional()
        .describe('The waiver that accepts the finding: it fails nothing'),
});
const waiverSchema = schemas/* object */.Ikc({
    ...place,
    state: schemas/* enum */.k5n(['active', 'expired', 'lapsed', 'unused', 'unknown', 'removed', 'pending'])
        .describe('Only `active` and `removed` ones count'),
    matched: schemas/* int */.Whr().nonnegative().describe('How many findings it matches'),
    notice: schemas/* string */.YjP().optional(),
    check: schemas/* string */.YjP().optional(),
    image: schemas/* string */.YjP().optional(),
    tag: schemas/* string */.YjP().optional(),
    paths: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    artifact: schemas/* string */.YjP().optional(),
    advisory: schemas/* string */.YjP().optional(),
    reason: schemas/* string */.YjP(),
    expires: instant.optional(),
    owner: schemas/* string */.YjP().optional(),
    acknowledged: instant.optional(),
});

// EXTERNAL MODULE: ./lib/model/advisory.js
var advisory = __webpack_require__(20186);
// EXTERNAL MODULE: ./lib/model/glob.js + 1 modules
var glob = __webpack_require__(30941);
;// CONCATENATED MODULE: ./lib/report/record-schema.js
// The part of the report from which its decisions can be made again: places, packages, policy, base commit.



const record_schema_instant = iso/* datetime */.w$();
const record_schema_digest = schemas/* string */.YjP().regex(/^sha256:[a-f0-9]{64}$/);
const offset = schemas/* int */.Whr().nonnegative();
const paths = schemas/* array */.YOg(schemas/* string */.YjP().refine(glob/* isPathGlob */.a_, { error: 'must be a glob over paths' }));
const nameGlob = schemas/* string */.YjP().refine(glob/* isNameGlob */.kh, { error: 'must be a glob over names' });
const milliseconds = schemas/* number */.aig().nonnegative();
/** Half-open, in UTF-16 units from the start of the file, a byte order mark included. */
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
    expires: record_schema_instant.exactOptional(),
    owner: schemas/* string */.YjP().exactOptional(),
    acknowledged: record_schema_instant.exactOptional(),
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
/** Where it stands: at the reference whose image it is in, at a place of an SBOM, or nowhere. */
const standing = {
    reference: offset.exactOptional().describe('Index of the reference whose image holds it'),
    at: record_schema_place.exactOptional(),
};
const packageUse = schemas/* object */.Ikc({
    ...standing,
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
const held = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('opaque'), file: schemas/* string */.YjP(), gone: schemas/* boolean */.zMY(), raw: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('image'),
        file: schemas/* string */.YjP(),
        gone: schemas/* boolean */.zMY().describe('The change takes the file away'),
        registry: schemas/* string */.YjP(),
        repository: schemas/* string */.YjP(),
        tag: schemas/* string */.YjP().exactOptional(),
        digest: record_schema_digest.exactOptional(),
    }),
]);
const base = schemas/* union */.KCZ([
    schemas/* literal */.euz('none').describe('The event is not held against a commit'),
    schemas/* literal */.euz('unknown').describe('It could not be read'),
    schemas/* object */.Ikc({
        references: schemas/* array */.YOg(held).describe('What the base commit holds of the images that the change holds'),
        unchanged: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* boolean */.zMY()).describe('Files without references that have findings'),
    }),
]);
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
        .describe('Every place that a finding may stand at'),
    marked: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Files that begin with a byte order mark'),
    examined: offset.describe('So many of `incomplete`, from its start, are about the references themselves'),
    mirrors: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    packages: schemas/* array */.YOg(packageUse).exactOptional().describe('Those that some advisory is about'),
    vulnerabilities: schemas/* array */.YOg(vulnerability),
    inline: schemas/* array */.YOg(schemas/* object */.Ikc({
        check: schemas/* string */.YjP(),
        reason: schemas/* string */.YjP(),
        at: record_schema_place,
        covers: record_schema_place,
        pending: schemas/* literal */.euz(true).exactOptional().describe('The change adds it, so it does not count'),
    }))
        .describe('Waivers beside references'),
    policy,
    base: base.exactOptional().describe('Absent: it was not asked for'),
});

;// CONCATENATED MODULE: ./lib/report/reference-schema.js
// A reference of the report, and what is known of it.



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
    currentSince: instant.optional(),
    pinnedSince: instant.optional(),
    supersededAt: instant.optional(),
    supersededBy: digest.optional().describe('The next digest: what the tag moved to'),
    behind: schemas/* int */.Whr().nonnegative().optional(),
    lagSeconds: schemas/* int */.Whr().nonnegative().optional(),
    deprecated: schemas/* boolean */.zMY().optional(),
    endOfLife: schemas/* object */.Ikc({
        date: schemas/* string */.YjP().optional().describe('The day, as the platform writes it'),
        dateUnknown: schemas/* string */.YjP().optional().describe('Why the day is not known'),
        nearest: schemas/* string */.YjP().optional().describe('The nearest living tag to move to'),
        newest: schemas/* string */.YjP().optional(),
    })
        .optional(),
    youngUntil: instant.optional().describe('Under `min-age`: the pin counts as too young until then'),
    indexDigest: digest.optional().describe('The index that the pin is one platform of'),
    records: schemas/* int */.Whr().nonnegative().optional().describe('How many records the whole history has'),
    historySince: instant.optional().describe('The oldest of them'),
    what: schemas/* enum */.k5n(['repository', 'tag', 'digest']).optional().describe('What is missing'),
    basis: schemas/* enum */.k5n(['first-seen', 'present'])
        .optional()
        .describe("What the fact rests on, if not the platform's history: this repository's ledger, or the registry's word on the present"),
    recoveredTag: schemas/* string */.YjP().optional().describe('The tag of a reference without one, found by its digest'),
    cause: schemas/* string */.YjP().optional().describe('Why the status is `unknown`'),
    message: schemas/* string */.YjP().optional().describe('The same for a reader'),
});
const referenceSchema = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(['image', 'opaque']),
    ...place,
    raw: schemas/* string */.YjP().describe('The whole reference as written, digest included'),
    registry: schemas/* string */.YjP().optional(),
    repository: schemas/* string */.YjP().optional(),
    tag: schemas/* string */.YjP().optional(),
    digest: digest.optional(),
    why: schemas/* enum */.k5n(['variable', 'template', 'invalid']).optional().describe('Why the reference is opaque'),
    detail: schemas/* string */.YjP().optional().describe('The same for a reader: which variable, what is wrong'),
    parts: schemas/* array */.YOg(schemas/* object */.Ikc({ part: schemas/* enum */.k5n(['registry', 'repository', 'tag', 'digest']), raw: schemas/* string */.YjP(), ...span }))
        .optional()
        .describe('Of a reference split over several keys: where each part stands'),
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
        lead: schemas/* string */.YjP().describe('Stands before the digest'),
        around: schemas/* object */.Ikc({ text: schemas/* string */.YjP(), place: schemas/* object */.Ikc(span) })
            .optional()
            .describe('The text from the reference to its digest, where that stands in another key'),
    })
        .optional()
        .describe('Where a digest stands or would stand'),
});

;// CONCATENATED MODULE: ./lib/report/schema.js
// The JSON report, `schemaVersion: 1`. Other programs read it: names change only with the version.






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
    references: counted.describe('Every reference; one that cannot be resolved is unknown as `opaque`'),
    histories: counted.describe('Every tag that the references name'),
    artifacts: counted.describe('Every name that advisories were asked for; an SBOM or scanner report that could not be had counts as one'),
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
    pinned: amount.describe('Lines that were pinned'),
    recorded: amount.describe('Tags that were written into the ledger'),
    bySeverity: schemas/* record */.g1P(schemas/* string */.YjP(), amount).describe('Severity → findings that are not waived'),
    byCheck: schemas/* record */.g1P(schemas/* string */.YjP(), amount).describe('Check id → findings that are not waived'),
});
const repositorySchema = schemas/* object */.Ikc({
    origin: schemas/* string */.YjP().describe('`owner/name`'),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'incomplete']),
    shard: schemas/* string */.YjP().optional().describe('The shard that had to audit it'),
    server: schemas/* url */.OZ5().optional(),
    sha: schemas/* string */.YjP().optional().describe('The commit that was looked at'),
    findings: amount.describe('Not waived'),
    waived: amount,
    references: amount,
    unknown: amount,
    missing: schemas/* boolean */.zMY().optional().describe('No shard gave a report of it'),
});
const reportSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz(1),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz('tagproof'), version: schemas/* string */.YjP() }),
    mode: schemas/* enum */.k5n(['verify', 'pin', 'audit']),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'incomplete']),
    startedAt: instant,
    asOf: instant,
    source: sourceSchema.optional().describe('The commit that was looked at, where the CI says which'),
    references: schemas/* array */.YOg(referenceSchema.extend({ fact: factSchema.optional() })),
    findings: schemas/* array */.YOg(findingSchema),
    advisories: schemas/* array */.YOg(advisorySchema),
    histories: schemas/* array */.YOg(historySchema).optional(),
    coverage: coverageSchema.optional().describe('How much was asked, and how much is known'),
    incomplete: schemas/* array */.YOg(schemas/* object */.Ikc({ cause: schemas/* string */.YjP(), subject: schemas/* string */.YjP(), message: schemas/* string */.YjP(), origin: origin })),
    settings: schemas/* array */.YOg(settingSchema).describe('What was in force, and who gave it'),
    waivers: schemas/* array */.YOg(waiverSchema),
    requests: schemas/* object */.Ikc({ total: schemas/* int */.Whr().nonnegative(), retried: schemas/* int */.Whr().nonnegative() }),
    edits: schemas/* array */.YOg(schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().positive(), before: schemas/* string */.YjP(), after: schemas/* string */.YjP() })),
    repositories: schemas/* array */.YOg(repositorySchema)
        .optional()
        .describe('In a merged report: every repository, the worst first'),
    totals: totalsSchema
        .optional()
        .describe('In a merged report, whose lists hold the worst and leave out the rest: how many there are'),
    record: recordSchema.optional().describe('What `tagproof replay` needs beside the rest'),
});


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);



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
