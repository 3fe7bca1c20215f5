export const id = 8928;
export const ids = [8928];
export const modules = {

/***/ 13520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/inputs/special-types.js
var special_types = __webpack_require__(9004);
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 4 modules
var table = __webpack_require__(15997);
// EXTERNAL MODULE: ./lib/model/judgement/policy.js
var judgement_policy = __webpack_require__(29251);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/model/images/registry-host.js
var registry_host = __webpack_require__(65648);
// EXTERNAL MODULE: ./lib/model/run/address.js
var run_address = __webpack_require__(76911);
;// CONCATENATED MODULE: ./lib/config/platform.js




function readPlatform(reader, values, presets, isWhole) {
    const preset = values.platform === undefined ? undefined : presets[values.platform];
    const baseUrl = values['base-url'] ?? preset?.baseUrl;
    const registryUrl = values['registry-url'] ?? preset?.registryUrl;
    const issuerUrl = values['issuer-url'] ?? preset?.issuerUrl ?? baseUrl;
    if (baseUrl === undefined && registryUrl === undefined)
        return undefined;
    if (baseUrl === undefined || registryUrl === undefined || issuerUrl === undefined) {
        if (!isWhole)
            return undefined;
        const [missing, set] = baseUrl === undefined
            ? ['base-url', 'registry-url']
            : ['registry-url', 'base-url'];
        reader.addIssue(set, `${reader.nameOf(missing)} is missing: both URLs are required.`);
        return undefined;
    }
    if (new URL(registryUrl).pathname !== '/')
        reader.addIssue('registry-url', `${reader.nameOf('registry-url')} must be a host without a path.`);
    return {
        baseUrl,
        registryUrl,
        issuerUrl,
        historyService: reader.given('history-service', values['history-service']) ??
            preset?.historyService ??
            values['history-service'],
        tagQuery: preset?.tagQuery ?? {},
        ...(0,collections/* compact */.oE)({ publicOrganization: values['public-organization'] ?? preset?.publicOrganization }),
        ...pairOf(reader, values, issuerUrl, preset),
    };
}
function pairOf(reader, values, issuerUrl, preset) {
    const isOfPreset = preset !== undefined && values['issuer-url'] === undefined;
    const address = values['issuer-url'] !== undefined ? 'issuer-url' : isOfPreset ? 'platform' : 'base-url';
    const audience = values['oidc-audience'] ?? (isOfPreset ? preset.audience : undefined);
    const bySettings = ['oidc-audience', address].find((name) => typeof reader.source(name) === 'object');
    if (bySettings === undefined || (isOfPreset && values['oidc-audience'] === undefined))
        return { isPaired: true, ...(0,collections/* compact */.oE)({ audience }) };
    if (audience !== undefined && !(0,run_address/* isAudienceOf */.al)(issuerUrl, audience)) {
        const { host } = new URL(issuerUrl);
        const sentence = `The OIDC token would be issued for \`${audience.slice(0, 100)}\` and sent to \`${host}\`, which could use it there. A policy cannot name such a pair: set \`oidc-audience\` and \`${address}\` outside the policy, or remove \`oidc-audience\`.`;
        reader.addIssue(bySettings, sentence);
    }
    return (0,collections/* compact */.oE)({ audience });
}
function requirePlatform(reader, values, platform, unmapped) {
    if (platform !== undefined || reader.issues.length > 0)
        return;
    const remedy = `Set ${reader.nameOf('platform')}, or ${reader.nameOf('base-url')} and ${reader.nameOf('registry-url')}.`;
    for (const prefix of unmapped) {
        const declared = `\`registries\` declares \`${prefix}\` as the platform's, but no platform is configured.`;
        reader.issues.push(`${declared} ${remedy}`);
    }
    for (const { name, needsPlatform } of table/* inputTable */.Fu) {
        if (!needsPlatform || reader.text(name) === undefined || values[name] === false)
            continue;
        if (name === 'registry-token' && reader.text('token') !== undefined)
            continue;
        const isToken = name === 'token' || name === 'registry-token';
        reader.addIssue(name, isToken ? tokenWithoutPlatform(reader, name) : `${reader.nameOf(name)} requires a platform. ${remedy}`);
    }
}
function tokenWithoutPlatform(reader, name) {
    const platform = `${reader.nameOf('platform')}, or ${reader.nameOf('base-url')} and ${reader.nameOf('registry-url')}`;
    if (!reader.nameOf(name).includes('--'))
        return `${reader.nameOf(name)} is set, but no platform is. Set ${platform}.`;
    const variable = name === 'token' ? 'TAGPROOF_TOKEN' : 'TAGPROOF_REGISTRY_TOKEN';
    return `\`${variable}\` or ${reader.nameOf(name)} is set, but no platform is. Set ${platform}, or the environment variables \`TAGPROOF_PLATFORM\`, or \`TAGPROOF_BASE_URL\` and \`TAGPROOF_REGISTRY_URL\`: the workflow of \`tagproof setup\` has their values.`;
}
function keepTokensFromPolicy(reader) {
    const token = ['token', 'registry-token'].find((name) => reader.text(name) !== undefined);
    if (token === undefined)
        return;
    for (const name of ['base-url', 'registry-url', 'issuer-url']) {
        if (typeof reader.source(name) !== 'object')
            continue;
        const sentence = `\`${name}\` in a policy cannot be combined with ${reader.nameOf(token)}, because the checkout must not choose where the token is sent. Set \`${name}\` outside the policy.`;
        reader.addIssue(name, sentence);
    }
}
function mirrorsOf(registries, platform) {
    const host = platform && new URL(platform.registryUrl).host;
    const pairs = [...registries].flatMap(([prefix, { mirrorOf, platform: isPlatform }]) => {
        const origin = isPlatform && host !== undefined ? [host, ...prefix.split('/').slice(1)].join('/') : mirrorOf;
        return origin === undefined ? [] : [[(0,registry_host/* canonicalPrefix */.l)(prefix), (0,registry_host/* canonicalPrefix */.l)(origin)]];
    });
    const unmapped = [...registries].filter(([, rule]) => rule.platform === true && host === undefined);
    return { mirrors: Object.fromEntries(pairs), unmapped: unmapped.map(([prefix]) => prefix) };
}

// EXTERNAL MODULE: ./lib/config/reader.js
var config_reader = __webpack_require__(31395);
;// CONCATENATED MODULE: ./lib/config/read.js







function effectiveSettings(reader, mode) {
    return table/* inputTable */.Fu.flatMap((input) => {
        const { name } = input;
        if (input.type.secret)
            return [];
        const value = reader.text(name);
        const from = reader.source(name);
        if (value !== undefined && from !== undefined)
            return [{ name, value, from }];
        const fallback = (mode === 'audit' ? inAudit.get(name) : undefined) ?? defaultText(input);
        return fallback === undefined ? [] : [{ name, value: fallback, from: 'default' }];
    });
}
const inAudit = new Map([
    ['fail-on', 'none'],
    ['new-only', 'false'],
]);
function defaultText(input) {
    return input.default ?? input.otherwise?.replace(/ \(.*\)$/, '').replaceAll('`', '');
}
function effectiveOverrides({ overrides }) {
    return overrides.map(({ at, paths, images, checks, maxAgeMs, minAgeMs }, index) => {
        const entry = (0,collections/* compact */.oE)({
            paths,
            images,
            checks: checks.size === 0 ? undefined : Object.fromEntries(checks),
            'max-age': maxAgeMs === undefined ? undefined : (0,time/* durationText */.S5)(maxAgeMs),
            'min-age': minAgeMs === undefined ? undefined : (0,time/* durationText */.S5)(minAgeMs),
        });
        return { name: `overrides[${index}]`, value: JSON.stringify(entry), from: at };
    });
}
function effectiveSkips(skips) {
    return skips.map(({ at, until, ...skip }, index) => {
        const entry = { ...skip, ...(0,collections/* compact */.oE)({ until: until === undefined ? undefined : (0,time/* formatDay */.im)(until) }) };
        return { name: `skips[${index}]`, value: JSON.stringify(entry), from: at };
    });
}
function readConfig(get, { presets, checks, surface = 'terminal' }, found = judgement_policy/* noPolicy */.W) {
    const policy = found === 'invalid' ? judgement_policy/* noPolicy */.W : found;
    const isWhole = found !== 'invalid' && found.unread.length === 0;
    const reader = new config_reader/* InputReader */.i(get, { names: { checks, presets: Object.keys(presets) }, policy, surface });
    const values = Object.fromEntries(table/* inputTable */.Fu.map(({ name }) => [name, reader.value(name)]));
    const platform = readPlatform(reader, values, presets, isWhole);
    const { mirrors, unmapped } = mirrorsOf(policy.registries, platform);
    const config = {
        ...fieldsOf(values),
        ...(0,collections/* compact */.oE)({ platform, group: values.group ?? groupOf(values.identity) }),
        surface,
        registries: mirrors,
        failOn: values['fail-on'] ?? (values.mode === 'audit' ? 'none' : 'error'),
        delivery: deliveryOf(values),
        policy,
        settings: [
            ...effectiveSettings(reader, values.mode),
            ...policy.origins,
            ...effectiveOverrides(policy),
            ...effectiveSkips(policy.skips),
        ],
    };
    if (isWhole)
        requirePlatform(reader, values, platform, unmapped);
    keepTokensFromPolicy(reader);
    refuseSwitchedOff(reader, config);
    refuseTwoTokens(reader, config);
    return reader.issues.length > 0 ? { issues: reader.issues } : { config };
}
function fieldsOf(values) {
    const fields = table/* inputTable */.Fu.flatMap((input) => {
        const field = (0,table/* fieldOf */._F)(input);
        return field === undefined ? [] : [[field, values[input.name]]];
    });
    return (0,collections/* compact */.oE)(Object.fromEntries(fields));
}
function groupOf(identity) {
    return identity?.split('/').slice(0, -1).join('/') || undefined;
}
function deliveryOf(values) {
    const pullRequest = {
        branch: values['pull-request-branch'],
        ...(0,collections/* compact */.oE)({ base: values['pull-request-base'] }),
        labels: values['pull-request-labels'],
        reviewers: values['pull-request-reviewers'],
        policyFile: values.config ?? special_types/* defaultPolicyPath */.r2,
    };
    return {
        comment: values.comment,
        issue: values.issue,
        fixOnComment: values['fix-on-comment'],
        ...(values['pull-request'] ? { pullRequest } : {}),
    };
}
function refuseSwitchedOff(reader, { failOn, policy: { checks, overrides } }) {
    if (typeof failOn === 'string')
        return;
    for (const id of failOn) {
        const isOnSomewhere = overrides.some((override) => (override.checks.get(id) ?? 'off') !== 'off');
        if (checks.get(id) !== 'off' || isOnSomewhere)
            continue;
        const sentence = `${reader.nameOf('fail-on')} names \`${id}\`, but \`checks\` in the policy switches it off. Remove it from one of them.`;
        reader.addIssue('fail-on', sentence);
    }
}
function refuseTwoTokens(reader, { oidcTokenFile, oidcTokenEnv }) {
    if (oidcTokenFile === undefined || oidcTokenEnv === undefined)
        return;
    const [file, variable] = [reader.nameOf('oidc-token-file'), reader.nameOf('oidc-token-env')];
    reader.addIssue('oidc-token-env', `Only one of ${file} and ${variable} can be set.`);
}


/***/ }),

/***/ 31395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ InputReader)
/* harmony export */ });
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15997);
/* harmony import */ var _model_run_surface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64384);
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80642);



class InputReader {
    get;
    options;
    issues = [];
    constructor(get, options) {
        this.get = get;
        this.options = options;
    }
    text(name) {
        const value = this.get(name)?.trim() || this.options.policy.settings.get(name)?.text.trim();
        return value === '' ? undefined : value;
    }
    source(name) {
        if (this.get(name)?.trim())
            return 'input';
        return this.text(name) === undefined ? undefined : this.options.policy.settings.get(name)?.at;
    }
    value(name) {
        const input = rowOf(name);
        const text = this.text(name);
        const reading = text === undefined ? undefined : input.type.read(text, this.options.names);
        for (const rejection of reading !== undefined && 'rejected' in reading ? reading.rejected : [])
            this.reject(name, rejection);
        return (reading !== undefined && 'value' in reading ? reading.value : this.fallback(input));
    }
    given(name, value) {
        return this.text(name) === undefined ? undefined : value;
    }
    nameOf(name) {
        if (typeof this.source(name) === 'object')
            return `\`${name}\``;
        return (0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(this.options.surface, name);
    }
    addIssue(name, sentence) {
        const source = this.source(name);
        const place = typeof source === 'object' ? `${(0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_2__/* .whereIs */ .ie)(source, this.options.policy.sources)}: ` : '';
        this.issues.push(`${place}${sentence}`);
    }
    reject(name, { text, expected, reason, hint = '' }) {
        const sentence = reason === undefined ? `is \`${text.slice(0, 100)}\`, but must be ${expected}` : reason;
        this.addIssue(name, `${this.nameOf(name)} ${sentence}.${hint}`);
    }
    fallback({ type, default: text }) {
        if (text === undefined)
            return type.none;
        const reading = type.read(text, this.options.names);
        return 'value' in reading ? reading.value : type.none;
    }
}
const rows = new Map(_model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu.map((input) => [input.name, input]));
function rowOf(name) {
    const row = rows.get(name);
    if (row === undefined)
        throw new Error(`${name} is not in the table of inputs`);
    return row;
}


/***/ }),

/***/ 52584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ uncovered),
/* harmony export */   Rw: () => (/* binding */ allTime),
/* harmony export */   Vw: () => (/* binding */ periodAt),
/* harmony export */   jB: () => (/* binding */ allTimeUpTo),
/* harmony export */   rN: () => (/* binding */ joinPeriods),
/* harmony export */   zL: () => (/* binding */ addPeriod)
/* harmony export */ });
const allTime = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
function allTimeUpTo(instant) {
    return { from: allTime.from, to: instant + 1 };
}
function addPeriod(set, { from, to }) {
    if (from >= to)
        return set;
    const before = set.filter((member) => member.to < from);
    const after = set.filter((member) => member.from > to);
    const touching = set.slice(before.length, set.length - after.length);
    const joined = {
        from: Math.min(from, touching[0]?.from ?? from),
        to: Math.max(to, touching.at(-1)?.to ?? to),
    };
    return [...before, joined, ...after];
}
function joinPeriods(periods) {
    return periods.reduce(addPeriod, []);
}
function uncovered(set, within = allTime) {
    const missing = [];
    let from = within.from;
    for (const member of set) {
        const to = Math.min(member.from, within.to);
        if (to > from)
            missing.push({ from, to });
        from = Math.max(from, member.to);
    }
    if (from < within.to)
        missing.push({ from, to: within.to });
    return missing;
}
function periodAt(set, instant) {
    return set.find(({ from, to }) => from <= instant && (instant < to || to === allTime.to));
}


/***/ }),

/***/ 79076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bo: () => (/* binding */ packedSet),
/* harmony export */   om: () => (/* binding */ historyOf)
/* harmony export */ });
/* unused harmony export History */
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52584);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74682);



class History {
    open;
    coverage;
    marks;
    constructor(open, coverage, marks) {
        this.open = open;
        this.coverage = coverage;
        this.marks = marks;
    }
    get count() {
        return this.marks.count;
    }
    get beginsWithRecord() {
        return this.marks.beginsWithRecord === true;
    }
    isWholeFor(digest) {
        return this.marks.isWholeFor?.(digest) !== false;
    }
    get records() {
        return this.open().records;
    }
    get intervals() {
        return this.index.intervals;
    }
    get index() {
        return this.open().indexOf(_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw);
    }
    indexIn(period) {
        return this.open().indexOf(period);
    }
    get gaps() {
        return (0,_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .uncovered */ .KY)(this.coverage);
    }
    packed() {
        const { records } = this;
        if (!records.every(({ digest }) => (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc)(digest)))
            return this;
        return new History(reopening(packRecords(records), this.open()), this.coverage, this.marks);
    }
}
function historyOf(records, coverage = [_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw], { count = records.length, ...marks } = {}) {
    const open = new OpenRecords(records);
    return new History(() => open, coverage, { count, ...marks });
}
function reopening(packed, first) {
    let latest = new WeakRef(first);
    return () => {
        const opened = latest.deref() ?? new OpenRecords(unpackRecords(packed));
        latest = new WeakRef(opened);
        return opened;
    };
}
class OpenRecords {
    records;
    indexes = new Map();
    constructor(records) {
        this.records = records;
    }
    indexOf(period) {
        const key = `${period.from} ${period.to}`;
        const index = this.indexes.get(key) ?? new _intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .IntervalIndex */ ._K((0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .intervalsOf */ .Gs)((0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsIn */ .Q0)(this.records, period)));
        this.indexes.set(key, index);
        return index;
    }
}
const prefix = 'sha256:';
const digestBytes = 32;
function packRecords(records) {
    return {
        instants: Float64Array.from(records, ({ at }) => at),
        digests: packDigests(records.map(({ digest }) => digest)),
        leftOut: new Map(records.flatMap(({ leftOut }, index) => (leftOut === undefined ? [] : [[index, leftOut]]))),
    };
}
function unpackRecords({ instants, digests, leftOut }) {
    return Array.from(instants, (at, index) => {
        const hex = digests.toString('hex', index * digestBytes, (index + 1) * digestBytes);
        const before = leftOut.get(index);
        return { at, digest: `${prefix}${hex}`, ...(before === undefined ? {} : { leftOut: before }) };
    });
}
function packedSet(digests) {
    const known = packDigests([...digests].filter(_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc));
    return (digest) => {
        if (!(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc)(digest))
            return false;
        const wanted = packDigests([digest]);
        for (let at = 0; at < known.length; at += digestBytes)
            if (known.compare(wanted, 0, digestBytes, at, at + digestBytes) === 0)
                return true;
        return false;
    };
}
function packDigests(digests) {
    return Buffer.from(digests.map((digest) => digest.slice(prefix.length)).join(''), 'hex');
}


/***/ }),

/***/ 74682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gs: () => (/* binding */ intervalsOf),
/* harmony export */   Il: () => (/* binding */ intervalsAt),
/* harmony export */   MJ: () => (/* binding */ countUpTo),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   _K: () => (/* binding */ IntervalIndex),
/* harmony export */   "in": () => (/* binding */ endingWith),
/* harmony export */   lm: () => (/* binding */ withRecords),
/* harmony export */   t7: () => (/* binding */ orderRecords)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52584);



function orderRecords(records) {
    if (isOrdered(records))
        return records;
    const sorted = [...records].sort((a, b) => a.at - b.at || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.digest, b.digest));
    return sorted.filter(({ at, digest }, index) => {
        const before = sorted[index - 1];
        return before?.at !== at || before.digest !== digest;
    });
}
function isOrdered(records) {
    let before;
    for (const record of records) {
        if (before !== undefined && !(before.at < record.at))
            if (before.at !== record.at || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(before.digest, record.digest) >= 0)
                return false;
        before = record;
    }
    return true;
}
function withRecords(records, more) {
    const added = orderRecords(more);
    const start = countBefore(records, added[0]?.at ?? _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
    const end = countBefore(records, (added.at(-1)?.at ?? _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) + 1);
    const merged = start === end ? added : orderRecords([...records.slice(start, end), ...added]);
    return records.slice(0, start).concat(merged, records.slice(end));
}
function recordsIn(records, { from, to }) {
    return records.slice(countBefore(records, from), countBefore(records, to));
}
function endingWith(records, digest) {
    const newest = records.at(-1)?.at ?? _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to;
    const start = countBefore(records, newest);
    const tied = records.slice(start);
    const last = tied.find((record) => record.digest === digest);
    if (last === undefined || tied.length < 2)
        return records;
    const before = tied.filter((record) => record !== last);
    return [...records.slice(0, start), ...before, { at: newest + 1, digest }];
}
function intervalsOf(records) {
    const ordered = orderRecords(records);
    const intervals = [];
    let newest = 0;
    for (let index = 0; index < ordered.length;) {
        const first = ordered[index];
        if (first === undefined)
            break;
        const together = countAt(ordered, index, first.at);
        const isSame = intervals.length - newest === 1 && intervals[newest]?.digest === first.digest;
        if (together > 1 || !isSame || first.leftOut !== undefined) {
            newest = endedAt(first.at, intervals, newest);
            for (let next = index; next < index + together; next += 1)
                intervals.push(openInterval(ordered[next] ?? first, together > 1));
        }
        index += together;
    }
    return intervals;
}
function countAt(records, start, at) {
    let end = start + 1;
    while (records[end]?.at === at)
        end += 1;
    return end - start;
}
function endedAt(at, intervals, newest) {
    for (let index = newest; index < intervals.length; index += 1) {
        const interval = intervals[index];
        if (interval !== undefined)
            interval.until = at;
    }
    return intervals.length;
}
function openInterval({ at: since, digest, leftOut }, tied) {
    return leftOut === undefined ? { digest, since, tied } : { digest, since, tied, leftOut };
}
function intervalsAt(intervals, instant) {
    const end = countUpTo(intervals, instant);
    const since = intervals[end - 1]?.since;
    let start = end;
    while (start > 0 && intervals[start - 1]?.since === since)
        start -= 1;
    return intervals.slice(start, end);
}
function countUpTo(intervals, instant) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .countWhile */ .PR)(intervals, ({ since }) => since <= instant);
}
function countBefore(records, instant) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .countWhile */ .PR)(records, ({ at }) => at < instant);
}
class IntervalIndex {
    intervals;
    places;
    before;
    constructor(intervals) {
        this.intervals = intervals;
    }
    placesOf(digest) {
        this.places ??= placesIn(this.intervals);
        return this.places.get(digest) ?? [];
    }
    lastOf(digest, instant = _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) {
        const place = this.placesOf(digest).findLast((one) => (this.intervals[one]?.since ?? _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) <= instant);
        return this.intervals[place ?? -1];
    }
    beginningIn(first, last) {
        this.before ??= countsBefore(this.intervals);
        const start = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .countWhile */ .PR)(this.intervals, ({ since }) => since < first);
        const digests = intervalsAt(this.intervals, first).map(({ digest }) => digest);
        return {
            digests,
            count: (this.before[countUpTo(this.intervals, last)] ?? 0) - (this.before[start] ?? 0),
        };
    }
}
function placesIn(intervals) {
    const places = new Map();
    for (const [index, { digest }] of intervals.entries())
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .Mr)(places, digest, index);
    return places;
}
function countsBefore(intervals) {
    const before = [0];
    let count = 0;
    for (const { leftOut } of intervals) {
        count += 1 + (leftOut?.intervals ?? 0);
        before.push(count);
    }
    return before;
}


/***/ }),

/***/ 4790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ ledgerUnusable),
/* harmony export */   De: () => (/* binding */ ledgerOfBaseUnread),
/* harmony export */   E$: () => (/* binding */ sourcesContradict),
/* harmony export */   GQ: () => (/* binding */ historyDisagrees),
/* harmony export */   H$: () => (/* binding */ movedTwiceAt),
/* harmony export */   KC: () => (/* binding */ noRecords),
/* harmony export */   Lu: () => (/* binding */ hasOtherDigest),
/* harmony export */   QJ: () => (/* binding */ firstSeenAfter),
/* harmony export */   QN: () => (/* binding */ hasOtherObject),
/* harmony export */   b: () => (/* binding */ moreDiscarded),
/* harmony export */   bl: () => (/* binding */ ledgerFull),
/* harmony export */   c8: () => (/* binding */ digestAgeOnly),
/* harmony export */   fM: () => (/* binding */ noDigestBy),
/* harmony export */   jw: () => (/* binding */ wrongTime),
/* harmony export */   kf: () => (/* binding */ ledgerNotWritten),
/* harmony export */   tF: () => (/* binding */ recordsMissing),
/* harmony export */   uo: () => (/* binding */ hasOtherContent),
/* harmony export */   xr: () => (/* binding */ entryInFuture)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);


const noRecords = 'The tag has no history';
function noDigestBy(cutoff) {
    return `No digest of the tag is old enough: there was none by ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
}
function firstSeenAfter(since, cutoff) {
    return `The current digest of the tag was first seen on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(since)}, so it is not known what the tag pointed to on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
}
function digestAgeOnly(ageMs) {
    return `the current digest is at least ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(ageMs)} old, but not since when the tag points to it`;
}
function movedTwiceAt(instant) {
    return `The tag moved twice in the same millisecond (${new Date(instant).toISOString()}), and nothing says to which digest last. Re-run when the tag has moved again, and pin its new digest`;
}
function recordsMissing(missing) {
    return `The tag history is not complete: records are missing ${missing.map(periodText).join(' and ')}`;
}
function periodText({ from, to }) {
    const last = to - 1;
    if (!Number.isFinite(from) && !Number.isFinite(to))
        return 'for its whole lifetime';
    if (!Number.isFinite(to))
        return `since ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(from)}`;
    if (!Number.isFinite(from))
        return `up to ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(last)}`;
    const days = [(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(from), (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(last)];
    return days[0] === days[1] ? `on ${days[0]}` : `from ${days[0]} to ${days[1]}`;
}
function ledgerUnusable(why) {
    return `The first-seen ledger cannot be used: ${why}. Fix the file, or delete it to start a new one`;
}
function ledgerNotWritten(why) {
    return `The first-seen ledger was not written: ${why}`;
}
function ledgerFull(maxEntries) {
    return `it would have more than ${maxEntries} entries; remove the entries of tags that are no longer used`;
}
function ledgerOfBaseUnread(why) {
    return `The first-seen ledger of the base commit could not be read: ${why}`;
}
function entryInFuture(image, at) {
    return `it dates an entry of ${image} in the future (${new Date(at).toISOString()})`;
}
function wrongTime(at) {
    const day = at >= 0 && at < 8.64e15 ? `in the future (${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)})` : 'without a usable time';
    return `it has an entry ${day}, so none of its entries is used`;
}
function sourcesContradict(judge, other, { at, digest }) {
    return `According to ${other}, the tag pointed to ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(digest)} by ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)}, but ${judge} excludes that, so neither is used`;
}
function historyDisagrees(image) {
    return `The stored history of ${image} disagrees with what the registry returns now, so it was thrown away and the history was read again`;
}
function moreDiscarded(named) {
    return `More than ${named} entries of the cache disagree with what the services return now: the others are thrown away as well, without a line for each`;
}
const notDamaged = 'Its checksum was correct, so this is no damage: something other than Tagproof has written it. Check who can write to the folder of the cache';
function hasOtherDigest(digest) {
    return `The cache had other content for sha256:${digest}, so it was thrown away and requested again. ${notDamaged}`;
}
function hasOtherObject(name) {
    return `The cache had other content for the git object ${name}, so it was thrown away and is requested again. ${notDamaged}`;
}
function hasOtherContent(digest) {
    return `The cache had other content for the histories of tags ${digest}, so they are requested again. ${notDamaged}`;
}


/***/ }),

/***/ 29251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ noPolicy)
/* harmony export */ });
const noPolicy = {
    sources: [],
    settings: new Map(),
    checks: new Map(),
    overrides: [],
    waivers: [],
    removed: [],
    pending: [],
    registries: new Map(),
    advisories: { ignoreStatus: [] },
    skips: [],
    pullRequests: {},
    signatures: [],
    signatureFiles: { keys: new Map(), roots: new Map() },
    proof: [],
    platforms: [],
    origins: [],
    unread: [],
};


/***/ }),

/***/ 33578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ platformNeeded),
/* harmony export */   Dw: () => (/* binding */ policyUnanswered),
/* harmony export */   Eo: () => (/* binding */ ownLedger),
/* harmony export */   GA: () => (/* binding */ sourcesLeaveOpen),
/* harmony export */   IY: () => (/* binding */ tagListedTwice),
/* harmony export */   LY: () => (/* binding */ noTagHadDigest),
/* harmony export */   TJ: () => (/* binding */ sourceReasons),
/* harmony export */   Tn: () => (/* binding */ overridesUnread),
/* harmony export */   Tv: () => (/* binding */ digestWithoutTag),
/* harmony export */   W9: () => (/* binding */ endOfLifeUnreadable),
/* harmony export */   Xm: () => (/* binding */ listContradictsHistory),
/* harmony export */   bg: () => (/* binding */ otherTagsUnread),
/* harmony export */   bj: () => (/* binding */ unanswered),
/* harmony export */   fH: () => (/* binding */ firstSeenLately),
/* harmony export */   mV: () => (/* binding */ noTagHistory),
/* harmony export */   o: () => (/* binding */ policyFailed),
/* harmony export */   qM: () => (/* binding */ sourceIsBehind),
/* harmony export */   tg: () => (/* binding */ listedButMissing),
/* harmony export */   v9: () => (/* binding */ historyNotInReport),
/* harmony export */   xq: () => (/* binding */ tagNotListed),
/* harmony export */   yQ: () => (/* binding */ policiesUnread),
/* harmony export */   zF: () => (/* binding */ tagHistoryTitle)
/* harmony export */ });
/* harmony import */ var _history_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4790);
/* harmony import */ var _model_run_surface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64384);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);



function platformNeeded(registry, surface) {
    const [platform, baseUrl, registryUrl] = ['platform', 'base-url', 'registry-url'].map((name) => (0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(surface, name));
    return `To check the tag history of ${registry}, set ${platform} (or ${baseUrl} and ${registryUrl})`;
}
function listedButMissing(reason) {
    return `The platform lists the tag, but its registry does not have it: ${reason}`;
}
const tagNotListed = "The tag is not in the platform's list of tags, so its end of life is not known";
const tagListedTwice = "The platform's list of tags has the tag more than once, with different digests or ends of life, so neither is used";
function listContradictsHistory(listed, newest) {
    return `The platform's list of tags shows ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(listed)} for the tag, but its history ends with ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(newest)}, so it is not known which of them is current. Re-run; if it keeps happening, report it to the operator of the platform`;
}
const noTagHadDigest = 'The reference has a digest but no tag, and none of the searched tags has ever pointed to that digest';
function digestWithoutTag(registry) {
    return `The reference has a digest but no tag. The digest exists, but ${registry} keeps no tag history, so it is not known which tag it belongs to`;
}
function noTagHistory(registry, hasLedger, unanswered) {
    const ledger = hasLedger
        ? "this repository's ledger does not contain enough observations"
        : 'this repository has no ledger';
    return `${registry} keeps no tag history and ${ledger}, so it is not known ${unanswered}`;
}
function tagHistoryTitle(registry) {
    return `the tag history of ${registry}`;
}
const ownLedger = "this repository's ledger";
function firstSeenLately(from, day) {
    const then = `from ${from} on (\`min-age\`), unless the tag moves before`;
    return day === undefined
        ? `It is first seen by this run: \`tagproof pin\` adds it to the ledger, and writes it ${then}`
        : `It was first seen on ${day}, and \`tagproof pin\` writes it ${then}`;
}
function sourcesLeaveOpen(reasons, unanswered) {
    return `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalized */ .l2)(reasons.join(', and '))}, so it is not known ${unanswered}`;
}
const sourceReasons = {
    silent: (source, message) => `${source} could not be read (${message})`,
    notAsked: (source, message) => `${source} was not asked, because ${message}`,
    since: (source, day) => `${source} reaches back to ${day} only`,
    empty: (sources) => `${sources.join(' and ')} ${sources.length === 1 ? 'has' : 'have'} no entry for the tag`,
    timestamps: (source, ageMs) => `according to ${source}, ${(0,_history_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .digestAgeOnly */ .c8)(ageMs)}`,
    noLedger: 'this repository has no ledger',
};
function sourceIsBehind(source, current, ends) {
    const instead = ends === undefined ? 'does not contain it' : `ends with ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(ends)}`;
    return `${source} ${instead}, but the registry returns ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(current)} for the tag. If the tag has just moved, one of them is behind: re-run in a minute. If it keeps happening, ask the operator of the registry`;
}
const unanswered = {
    asOf: 'what the tag pointed to at `as-of`',
    minAge: 'how old the current digest is (`min-age`)',
    pin: 'whether the tag ever pointed to the pinned digest',
    deletedDigest: 'which digest to pin: the newest one that is old enough is no longer in the registry',
    target: (reason) => `which digest to pin: ${reason}`,
};
const historyNotInReport = 'The report does not contain the history of the tag, so its state at another time cannot be evaluated';
function policiesUnread(why) {
    return `It is not known whether the organization has pull policies, which could deny a pull: ${why}`;
}
function policyUnanswered(why) {
    return `It is not known whether the pull policies of the organization allow the pull: ${why}`;
}
function overridesUnread(policy, why) {
    return `The pull policy \`${policy}\` denies the pull, unless an override lifts that, which is not known: ${why}`;
}
function policyFailed(digest, failed) {
    const names = failed.map(({ policy }) => `\`${policy}\``).join(', ');
    return `The platform could not evaluate ${names} for ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(digest)}, so it is not known whether the pull is allowed. Have the administrator of the organization fix the policy`;
}
function endOfLifeUnreadable(date) {
    return `The platform announces an end of life on "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .onOneLine */ .GJ)(date, 40)}", which is not a date`;
}
function otherTagsUnread(message) {
    return `It is not known whether another tag points to the pinned digest: ${message}`;
}


/***/ })

};
