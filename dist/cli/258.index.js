export const id = 258;
export const ids = [258];
export const modules = {

/***/ 30258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   history: () => (/* binding */ history)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90871);
/* harmony import */ var _clients_platform_transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84097);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34824);
/* harmony import */ var _history_intervals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74682);
/* harmony import */ var _history_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(425);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95231);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38675);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71976);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13293);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(57798);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80588);
/* harmony import */ var _output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46895);
/* harmony import */ var _report_time_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9793);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34641);














async function history(context) {
    const { invocation, environment, out, err } = context;
    const { operands, flags, json } = invocation;
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .X)((name) => (0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .inputOf */ .wg)(context, name), { presets: _model_presets_js__WEBPACK_IMPORTED_MODULE_8__/* .presets */ .v, checks: [] });
    const parsed = (0,_model_image_js__WEBPACK_IMPORTED_MODULE_7__/* .parseImage */ .zZ)(operands[0] ?? '');
    const bounds = ['start', 'end'].map((name) => ({
        name,
        text: flags.get(name),
        at: Date.parse(flags.get(name) ?? ''),
    }));
    const issues = [
        ...('issues' in read ? read.issues : []),
        ...(parsed.kind === 'invalid'
            ? [`\`${operands[0] ?? ''}\` is not an image reference: ${parsed.why}.`]
            : []),
        ...bounds.flatMap(({ name, text, at }) => text !== undefined && Number.isNaN(at)
            ? [`\`--${name}\` is \`${text}\`, but must be an ISO 8601 timestamp.`]
            : []),
    ];
    if ('issues' in read || parsed.kind === 'invalid' || issues.length > 0) {
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .usageErrors */ .jY)(context, 'usage', issues);
    }
    const { image } = parsed;
    const host = (0,_host_local_js__WEBPACK_IMPORTED_MODULE_5__/* .localHost */ .O)({ root: '.', environment, print: err });
    const { registry } = (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .registryHost */ .U$)(read.config.platform);
    if (image.registry !== registry) {
        const why = registry === undefined
            ? "No platform is configured, and only a platform's registry keeps tag histories. Set `--platform`, or `--base-url` and `--registry-url`."
            : `${image.registry} keeps no tag history; only the platform's registry (${registry}) does.`;
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .usageErrors */ .jY)(context, 'usage', [why]);
    }
    const { sources } = await (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .Ng)((0,_clients_platform_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .withPlatformTransport */ .N)(host, read.config), read.config);
    if ('cause' in sources) {
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .printFailure */ .eV)(context, sources);
    }
    try {
        const request = sources.history(image.repository, image.tag ?? 'latest');
        const known = await (0,_history_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readHistory */ .L)({
            request,
            limit: _clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .historyLimit */ .kw,
            now: host.clock.now(),
            focus: _history_intervals_js__WEBPACK_IMPORTED_MODULE_3__/* .allTime */ .Rw,
            isDone: () => false,
        });
        const shown = within(known.timeline, bounds[0]?.at, bounds[1]?.at);
        out(json ? asJson(operands[0] ?? '', shown) : asTable(shown, host.clock.now()));
        if (known.gaps.length > 0)
            err((0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .failureText */ .kY)({
                cause: 'history-incomplete',
                message: 'The tag history could not be read completely.',
            }));
        return known.gaps.length > 0 ? 3 : 0;
    }
    catch (error) {
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .printFailure */ .eV)(context, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .gapFrom */ .rK)(error, operands[0] ?? ''));
    }
}
function within(timeline, start = Number.NaN, end = Number.NaN) {
    return timeline.filter(({ since, until }) => !((until ?? Number.POSITIVE_INFINITY) <= start) && !(since >= end));
}
function asJson(image, timeline) {
    const intervals = timeline.map(({ digest, since, until }) => ({
        digest,
        since: (0,_report_time_js__WEBPACK_IMPORTED_MODULE_11__/* .isoTime */ .L)(since),
        ...(until === undefined ? {} : { until: (0,_report_time_js__WEBPACK_IMPORTED_MODULE_11__/* .isoTime */ .L)(until) }),
    }));
    return JSON.stringify({ image, reigns: intervals }, null, 2);
}
function asTable(timeline, now) {
    const longest = Math.max(1, ...timeline.map(({ since, until }) => (until ?? now) - since));
    const rows = timeline.toReversed().map(({ digest, since, until }) => {
        const lasted = Math.max(0, (until ?? now) - since);
        const bar = '█'.repeat(Math.max(1, Math.round((lasted / longest) * 24)));
        return [
            (0,_model_time_js__WEBPACK_IMPORTED_MODULE_9__/* .formatDay */ .im)(since),
            until === undefined ? 'now' : (0,_model_time_js__WEBPACK_IMPORTED_MODULE_9__/* .formatDay */ .im)(until),
            `${Math.round(lasted / _model_time_js__WEBPACK_IMPORTED_MODULE_9__/* .dayMs */ .LP)}d`,
            digest,
            bar,
        ];
    });
    return `${(0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_12__/* .terminalTable */ .R)([['SINCE', 'UNTIL', 'FOR', 'DIGEST', ''], ...rows])}\n${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_13__/* .plural */ .LS)(timeline.length, 'entry')}`;
}


/***/ }),

/***/ 34824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 6 modules
var table = __webpack_require__(71436);
// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
;// CONCATENATED MODULE: ./lib/config/effective.js



function effectiveSettings(reader, mode) {
    return table/* inputTable */.Fu.flatMap((input) => {
        const { name } = input;
        if (input.type.secret)
            return [];
        const value = reader.text(name);
        const from = reader.source(name);
        if (value !== undefined && from !== undefined)
            return [{ name, value, from }];
        const fallback = name === 'fail-on' && mode === 'audit' ? 'none' : defaultText(input);
        return fallback === undefined ? [] : [{ name, value: fallback, from: 'default' }];
    });
}
function defaultText(input) {
    return input.default ?? input.otherwise?.replace(/ \(.*\)$/, '').replaceAll('`', '');
}
function effectiveOverrides({ overrides }) {
    return overrides.map(({ at, paths, images, checks, maxAgeMs, minAgeMs }, index) => {
        const entry = (0,compact/* compact */.o)({
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
        const entry = { ...skip, ...(0,compact/* compact */.o)({ until: until === undefined ? undefined : (0,time/* formatDay */.im)(until) }) };
        return { name: `skips[${index}]`, value: JSON.stringify(entry), from: at };
    });
}

// EXTERNAL MODULE: ./lib/model/registry-host.js
var registry_host = __webpack_require__(43277);
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
        ...(0,compact/* compact */.o)({ publicOrganization: values['public-organization'] ?? preset?.publicOrganization }),
    };
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
        reader.addIssue(name, `${reader.nameOf(name)} requires a platform. ${remedy}`);
    }
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






function readConfig(get, { presets, checks, surface = 'terminal' }, found = model_policy/* noPolicy */.W) {
    const policy = found === 'invalid' ? model_policy/* noPolicy */.W : found;
    const isWhole = found !== 'invalid' && found.unread.length === 0;
    const reader = new config_reader/* InputReader */.i(get, { names: { checks, presets: Object.keys(presets) }, policy, surface });
    const values = Object.fromEntries(table/* inputTable */.Fu.map(({ name }) => [name, reader.value(name)]));
    const platform = readPlatform(reader, values, presets, isWhole);
    const { mirrors, unmapped } = mirrorsOf(policy.registries, platform);
    const config = {
        ...fieldsOf(values),
        ...(0,compact/* compact */.o)({ platform, group: values.group ?? groupOf(values.identity) }),
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
    return (0,compact/* compact */.o)(Object.fromEntries(fields));
}
function groupOf(identity) {
    return identity?.split('/').slice(0, -1).join('/') || undefined;
}
function deliveryOf(values) {
    const pullRequest = {
        branch: values['pull-request-branch'],
        ...(0,compact/* compact */.o)({ base: values['pull-request-base'] }),
        labels: values['pull-request-labels'],
        reviewers: values['pull-request-reviewers'],
    };
    return {
        comment: values.comment,
        issue: values.issue,
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
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71436);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5218);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59918);



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
        return (0,_model_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(this.options.surface, name);
    }
    addIssue(name, sentence) {
        const source = this.source(name);
        const place = typeof source === 'object' ? `${(0,_model_position_js__WEBPACK_IMPORTED_MODULE_2__/* .whereIs */ .ie)(source, this.options.policy.sources)}: ` : '';
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

/***/ 74682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ uncovered),
/* harmony export */   Rw: () => (/* binding */ allTime),
/* harmony export */   jB: () => (/* binding */ allTimeUpTo),
/* harmony export */   pm: () => (/* binding */ intervalAt),
/* harmony export */   vV: () => (/* binding */ addInterval)
/* harmony export */ });
const allTime = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
function allTimeUpTo(instant) {
    return { from: allTime.from, to: instant + 1 };
}
function addInterval(set, { from, to }) {
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
function intervalAt(set, instant) {
    return set.find(({ from, to }) => from <= instant && (instant < to || to === allTime.to));
}


/***/ }),

/***/ 425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72881);


async function readHistory({ request, limit, now, focus, isDone, }) {
    const reader = new HistoryReader(request, limit, focus, now);
    await reader.read(_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from);
    for (;;) {
        const from = reader.next();
        const known = reader.known();
        if (from === undefined || isDone(known))
            return known;
        await reader.read(from);
    }
}
class HistoryReader {
    request;
    limit;
    focus;
    now;
    history = [];
    coverage = [];
    settled = [];
    startIsInclusive = false;
    pages = 0;
    pageMs = 0;
    skipped = false;
    constructor(request, limit, focus, now) {
        this.request = request;
        this.limit = limit;
        this.focus = focus;
        this.now = now;
    }
    known() {
        const { history, coverage } = this;
        let timeline;
        return {
            get timeline() {
                timeline ??= (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .timelineOf */ .hf)(history);
                return timeline;
            },
            records: history.length,
            history,
            coverage,
            gaps: (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(coverage),
        };
    }
    next() {
        const gap = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(this.settled, { from: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from, to: this.focus.to }).at(-1);
        if (gap === undefined || this.skipped || gap.to < this.focus.to)
            return gap?.from;
        const target = Math.min(this.focus.from, this.now);
        const pagesAhead = (target - gap.from) / this.pageMs;
        this.skipped = this.pages > 1 && pagesAhead > 1 && pagesAhead <= 2 ** (this.pages + 2);
        return this.skipped ? Math.floor(target - 0.75 * this.pageMs) : gap.from;
    }
    async read(from) {
        const start = this.startIsInclusive && this.hasRecordAt(from - 1) ? from : from - 1;
        const page = await this.request(start === _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from ? {} : { start });
        const overlaps = this.hasRecordAt(from);
        this.history = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .withRecords */ .lm)(this.history, page);
        const instants = new Set(page.map(({ at }) => at));
        const oldest = page.reduce((min, { at }) => Math.min(min, at), _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
        const newest = page.reduce((max, { at }) => Math.max(max, at), _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from);
        const isFull = page.length >= this.limit;
        if (instants.has(start))
            this.startIsInclusive = true;
        if (isFull && newest <= from && oldest < from) {
            if (start === from || oldest < start)
                this.settle({ from, to: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
        }
        else if (overlaps && !instants.has(from)) {
            this.settle({ from, to: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
        }
        else {
            const read = { from, to: isFull ? newest : _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to };
            this.coverage = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .addInterval */ .vV)(this.coverage, read);
            this.settle(read);
            if (isFull && oldest === newest)
                this.settle({ from: newest, to: newest + 1 });
            if (isFull)
                this.pages += 1;
            this.pageMs = newest - oldest;
        }
    }
    settle(interval) {
        this.settled = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .addInterval */ .vV)(this.settled, interval);
    }
    hasRecordAt(instant) {
        return (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsIn */ .Q0)(this.history, { from: instant, to: instant + 1 }).length > 0;
    }
}


/***/ }),

/***/ 72881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ intervalsAt),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   X9: () => (/* binding */ lastIntervalOf),
/* harmony export */   hf: () => (/* binding */ timelineOf),
/* harmony export */   jB: () => (/* binding */ upTo),
/* harmony export */   lm: () => (/* binding */ withRecords),
/* harmony export */   t7: () => (/* binding */ orderRecords)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);


function orderRecords(records) {
    const sorted = [...records].sort((a, b) => a.at - b.at || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.digest, b.digest));
    return sorted.filter(({ at, digest }, index) => {
        const before = sorted[index - 1];
        return before?.at !== at || before.digest !== digest;
    });
}
function withRecords(records, more) {
    const added = orderRecords(more);
    const start = countBefore(records, added[0]?.at ?? _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
    const end = countBefore(records, (added.at(-1)?.at ?? _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) + 1);
    const merged = start === end ? added : orderRecords([...records.slice(start, end), ...added]);
    return records.slice(0, start).concat(merged, records.slice(end));
}
function recordsIn(records, { from, to }) {
    return records.slice(countBefore(records, from), countBefore(records, to));
}
function timelineOf(records) {
    const intervals = [];
    let newest = [];
    for (const [at, digests] of digestsByInstant(orderRecords(records))) {
        const tied = digests.length > 1;
        if (!tied && newest.length === 1 && newest[0]?.digest === digests[0])
            continue;
        for (const interval of newest)
            interval.until = at;
        newest = digests.map((digest) => ({ digest, since: at, tied }));
        for (const interval of newest)
            intervals.push(interval);
    }
    return intervals;
}
function* digestsByInstant(records) {
    let digests = [];
    for (const [index, { at, digest }] of records.entries()) {
        digests.push(digest);
        if (records[index + 1]?.at === at)
            continue;
        yield [at, digests];
        digests = [];
    }
}
function lastIntervalOf(timeline, digest) {
    return timeline.findLastIndex((interval) => interval.digest === digest);
}
function intervalsAt(timeline, instant) {
    const end = countUpTo(timeline, instant);
    const since = timeline[end - 1]?.since;
    let start = end;
    while (start > 0 && timeline[start - 1]?.since === since)
        start -= 1;
    return timeline.slice(start, end);
}
function upTo(timeline, instant) {
    return timeline.slice(0, countUpTo(timeline, instant)).map((interval) => {
        if (interval.until === undefined || interval.until <= instant)
            return interval;
        const { until: _later, ...open } = interval;
        return open;
    });
}
function countUpTo(timeline, instant) {
    return countWhile(timeline, ({ since }) => since <= instant);
}
function countBefore(records, instant) {
    return countWhile(records, ({ at }) => at < instant);
}
function countWhile(sorted, condition) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        const item = sorted[middle];
        if (item !== undefined && condition(item))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 39711:
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
    origins: [],
    unread: [],
};


/***/ }),

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime)
/* harmony export */ });
function isoTime(instant) {
    return new Date(instant).toISOString();
}


/***/ })

};
