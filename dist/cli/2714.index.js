export const id = 2714;
export const ids = [2714];
export const modules = {

/***/ 42714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configure: () => (/* binding */ configure),
/* harmony export */   configureWithoutPolicy: () => (/* binding */ configureWithoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_plain_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50709);
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39711);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13293);
/* harmony import */ var _policy_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);
/* harmony import */ var _policy_issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40886);
/* harmony import */ var _policy_merge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95545);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34824);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31395);








async function configure(sources) {
    const { surface = 'terminal', get, notFromPolicy = [] } = sources;
    const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_6__/* .InputReader */ .i(get, { names: { checks: [], presets: [] }, policy: _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W, surface });
    const [path, from] = [reader.value('config'), reader.value('policy-from')];
    const loaded = reader.issues.length > 0 ? { issues: [] } : policyInForce(await policiesOf(path, sources), from);
    const policy = 'issues' in loaded ? 'invalid' : without(loaded.policy, notFromPolicy);
    const namesChecks = reader.text('fail-on') !== undefined || (policy !== 'invalid' && policy.settings.has('fail-on'));
    const checks = namesChecks ? await sources.checks() : [];
    const read = (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfig */ .X)(get, { presets: _model_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v, checks, surface }, policy);
    const wrong = 'issues' in loaded ? loaded.issues : [];
    const issues = [...wrong.map(_policy_issue_js__WEBPACK_IMPORTED_MODULE_3__/* .issueText */ .v), ...('issues' in read ? read.issues : [])];
    if (!('issues' in read) && issues.length === 0)
        return read;
    const overruled = policy === 'invalid' ? undefined : policy.overruled;
    return { issues: [...issues, ...(overruled === undefined ? [] : [overruled])].map(_model_plain_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p) };
}
function configureWithoutPolicy(get) {
    const missing = async () => ({ missing: true });
    return configure({ get, checks: async () => [], head: missing, remote: missing });
}
function without(policy, names) {
    if (names.length === 0)
        return policy;
    const settings = [...policy.settings].filter(([name]) => !names.includes(name));
    return { ...policy, settings: new Map(settings) };
}
async function policiesOf(given, { folder = '', head, base, remote, checks }) {
    if (given === undefined && base === undefined && !(await hasPolicy(folder, head)))
        return [{ policy: _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W }, undefined];
    const ids = await checks();
    const request = { remote, names: { checks: ids, presets: Object.keys(_model_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v) } };
    const load = await loaderOf(folder, given);
    return Promise.all([
        load({ ...request, read: head, required: true }),
        base && load({ ...request, read: base, required: false, label: (file) => `${file}@base` }),
    ]);
}
async function loaderOf(folder, given) {
    const [{ loadPolicy }, { discoverPolicy }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(5601), __webpack_require__.e(8265)]).then(__webpack_require__.bind(__webpack_require__, 565)),
        Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(5601), __webpack_require__.e(881)]).then(__webpack_require__.bind(__webpack_require__, 96909)),
    ]);
    return (request) => given === undefined
        ? discoverPolicy({ ...request, folder })
        : loadPolicy({ ...request, path: given, read: (path) => request.read((0,_policy_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .inFolder */ ._z)(folder, path)) });
}
async function hasPolicy(folder, read) {
    const found = await Promise.all((0,_policy_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .policyPathsOf */ .qA)(folder).map(read));
    return found.some((text) => !('missing' in text));
}
function policyInForce([own, base], from) {
    if (base === undefined)
        return own;
    if (from === 'base') {
        const issues = [own, base].flatMap((one) => ('issues' in one ? one.issues : []));
        if ('issues' in own || 'issues' in base)
            return { issues };
        return { policy: (0,_policy_merge_js__WEBPACK_IMPORTED_MODULE_4__/* .asBase */ .qW)(base.policy, own.policy) };
    }
    if ('issues' in own)
        return own;
    return { policy: (0,_policy_merge_js__WEBPACK_IMPORTED_MODULE_4__/* .directedBy */ .sZ)('issues' in base ? _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W : base.policy, own.policy) };
}


/***/ }),

/***/ 1052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   pW: () => (/* binding */ holdersOf),
/* harmony export */   qA: () => (/* binding */ policyPathsOf)
/* harmony export */ });
/* harmony import */ var _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9004);

function holdersOf(folder) {
    const names = folder === '' ? [] : folder.split('/');
    return [...names.keys(), names.length].map((count) => names.slice(0, count).join('/')).reverse();
}
function policyPathsOf(folder) {
    return holdersOf(folder).map((holder) => inFolder(holder, _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyPath */ .r2));
}
function inFolder(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
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
/* harmony export */   $p: () => (/* binding */ mergePolicies),
/* harmony export */   qW: () => (/* binding */ asBase),
/* harmony export */   sZ: () => (/* binding */ directedBy)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6472);
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71436);


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
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ overruled: overruledIn(head, base) }),
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
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ overruled }),
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

/***/ 34824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/inputs/special-types.js
var special_types = __webpack_require__(9004);
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

// EXTERNAL MODULE: ./lib/model/address.js
var model_address = __webpack_require__(83313);
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
        ...pairOf(reader, values, issuerUrl, preset),
    };
}
function pairOf(reader, values, issuerUrl, preset) {
    const isOfPreset = preset !== undefined && values['issuer-url'] === undefined;
    const address = values['issuer-url'] !== undefined ? 'issuer-url' : isOfPreset ? 'platform' : 'base-url';
    const audience = values['oidc-audience'] ?? (isOfPreset ? preset.audience : undefined);
    const bySettings = ['oidc-audience', address].find((name) => typeof reader.source(name) === 'object');
    if (bySettings === undefined || (isOfPreset && values['oidc-audience'] === undefined))
        return { isPaired: true, ...(0,compact/* compact */.o)({ audience }) };
    if (audience !== undefined && !(0,model_address/* isAudienceOf */.al)(issuerUrl, audience)) {
        const { host } = new URL(issuerUrl);
        const sentence = `The OIDC token would be issued for \`${audience.slice(0, 100)}\` and sent to \`${host}\`, which could use it there. A policy cannot name such a pair: set \`oidc-audience\` and \`${address}\` outside the policy, or remove \`oidc-audience\`.`;
        reader.addIssue(bySettings, sentence);
    }
    return (0,compact/* compact */.o)({ audience });
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
        policyFile: values.config ?? special_types/* defaultPolicyPath */.r2,
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


/***/ })

};
