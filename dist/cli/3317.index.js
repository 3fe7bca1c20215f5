export const id = 3317;
export const ids = [3317];
export const modules = {

/***/ 29968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showTag: () => (/* binding */ showTag)
/* harmony export */ });
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5062);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26732);
/* harmony import */ var _onboarding_identity_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78305);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32181);
/* harmony import */ var _output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69977);
/* harmony import */ var _report_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9793);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33817);









const countedDays = 90;
const maxLines = 12;
const labelWidth = 17;
async function showTag(context) {
    const shared = (0,_onboarding_identity_client_js__WEBPACK_IMPORTED_MODULE_3__/* .identitySetting */ .H7)(context, ['group']);
    if ('issues' in shared)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .usageErrors */ .jY)(context, 'usage', shared.issues);
    const { iam, platform, config } = shared.setting;
    return (0,_onboarding_identity_client_js__WEBPACK_IMPORTED_MODULE_3__/* .reporting */ .vR)(context, async () => {
        const { tags } = await (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .readCatalogue */ .YW)(iam, platform, config.group ?? '');
        const found = tagNamed(tags, context.invocation.operands[0] ?? '');
        const isAlike = ({ image, digest }) => image === found.image && digest === found.digest;
        const sameDigest = tags.filter((one) => one !== found && isAlike(one)).map(({ tag }) => tag);
        const known = { ...found, sameDigest, ...(await detailsOf(iam, found)) };
        const [created, moved] = [(0,_report_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoIfKnown */ .UN)(found.created), (0,_report_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoIfKnown */ .UN)(found.moved)];
        if (context.invocation.json)
            await (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(context, { ...known, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ created, moved }) });
        else
            context.out(textOf(known, context.width));
        return 0;
    });
}
function tagNamed(tags, text) {
    const found = tags.filter(({ name, image, tag }) => [`${name}:${tag}`, `${image}:${tag}`].includes(text));
    const [only] = found;
    if (only !== undefined && found.length === 1)
        return only;
    const many = found.length === 0 ? 'no tag' : `${found.length} tags`;
    const next = 'Give it as NAME:TAG; `tagproof images` lists all of them';
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('not-found', `The organization has ${many} ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(text)}. ${next}`);
}
async function detailsOf(client, { repositoryUid, digest, tag }) {
    const from = new Date(Date.now() - countedDays * _model_text_time_js__WEBPACK_IMPORTED_MODULE_2__/* .dayMs */ .LP).toISOString();
    const place = [repositoryUid, digest ?? ''];
    const [architectures, readme, counted] = await Promise.all([
        digest === undefined ? [] : (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .ifKnown */ .HP)(client.getArchitectures(place), (known) => known.architectures, []),
        (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .ifKnown */ .HP)(client.getReadme([repositoryUid]), ({ content }) => content, ''),
        (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .ifKnown */ .HP)(client.listVulnerabilityCounts([], { repo: repositoryUid, tag, from }), ({ items }) => items, []),
    ]);
    const sizes = architectures.map(async (architecture) => {
        const bytes = await (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .ifKnown */ .HP)(client.getSize(place, { architecture }), ({ size }) => size, 0);
        return { architecture, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ size: bytes || undefined }) };
    });
    const vulnerabilities = counted.map(({ date, vulnCounts }) => ({
        date,
        bySeverity: Object.fromEntries(vulnCounts.map(({ severity, count }) => [severity, count])),
    }));
    vulnerabilities.sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
    return { platforms: await Promise.all(sizes), vulnerabilities, readme };
}
function textOf(known, width = 100) {
    const { image, tag, digest, created, moved, platforms, vulnerabilities, readme, sameDigest } = known;
    const rows = [
        ['image', `${image}:${tag}`],
        ['digest', digest ?? ''],
        ['created', created === undefined ? '' : (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(created)],
        ['last move', moved === undefined ? '' : (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(moved)],
        ['end of life', (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .endText */ .Z4)(known)],
        ['move to', (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .successorText */ ._n)(known)],
        ['same digest', sameDigest.join(', ')],
        ['platforms', platforms.map(sizeText).join(', ')],
        ...vulnerabilities.map((one, at) => [at === 0 ? 'vulnerabilities' : '', countText(one)]),
    ].filter(([, value]) => value !== '');
    const about = readme
        .trim()
        .split('\n')
        .flatMap((line) => (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_8__/* .wrapped */ .k)((0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(line), width));
    return [
        ...rows.flatMap(([label = '', value = '']) => (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_8__/* .wrapped */ .k)((0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(value), width - labelWidth).map((line, at) => `${(at === 0 ? label : '').padEnd(labelWidth)}${line}`)),
        ...(readme.trim() === '' ? [] : ['', ...about.slice(0, maxLines)]),
        ...(about.length > maxLines ? ['… (`--json` has all of it)'] : []),
        `\nNext: \`tagproof history ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(image)}:${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(tag)}\` shows every digest that it had.`,
    ].join('\n');
}
function sizeText({ architecture, size }) {
    if (size === undefined)
        return architecture;
    return `${architecture} ${size < 1e6 ? `${Math.ceil(size / 1e3)} kB` : `${(size / 1e6).toFixed(1)} MB`}`;
}
function countText({ date, bySeverity }) {
    const counts = Object.entries(bySeverity).filter(([, count]) => count > 0);
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    const parts = counts.map(([severity, count]) => `${count} ${severity}`).join(', ');
    return `${date.slice(0, 10)}: ${all}${parts === '' ? '' : ` (${parts})`}`;
}


/***/ }),

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
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 5 modules
var table = __webpack_require__(41453);
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
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41453);
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


/***/ })

};
