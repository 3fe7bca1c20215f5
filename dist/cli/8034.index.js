export const id = 8034;
export const ids = [8034];
export const modules = {

/***/ 47578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ repositoryTag),
/* harmony export */   Lp: () => (/* binding */ parentUid),
/* harmony export */   Sj: () => (/* binding */ endsByRepository),
/* harmony export */   Vn: () => (/* binding */ endOfLifeLookup),
/* harmony export */   hl: () => (/* binding */ organizationTags)
/* harmony export */ });
/* unused harmony export organizationEnds */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76225);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48270);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38106);






const namesPerPage = 4;
const pageSize = 200;
async function organizationEnds(client, below, inUse) {
    const { names, count } = await inUse();
    const isWorth = (tags) => names.size <= namesPerPage * Math.ceil(tags / pageSize);
    const isByName = isWorth(count) || isWorth(Number(await client.listTags(below).total()));
    const queries = isByName ? [...names.keys()].map((name) => ({ ...below, name })) : [below];
    const lists = await Promise.allSettled(queries.map((query) => client.listEndOfLifeTags(query).all()));
    const errors = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason] : []));
    const isLacking = errors.length > 0 && errors.length === lists.length && errors.every(_http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnsupported */ .w3);
    if (isLacking)
        return { listed: [], isAsked: () => true };
    if (errors.length > 0)
        throw errors.find((error) => !(0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnsupported */ .w3)(error)) ?? errors[0];
    const listed = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
    return { listed, isAsked: (name) => !isByName || names.has(name) };
}
async function organizationTags(client, { tagQuery }, group, inUse) {
    const below = { 'uidp.descendants_of': group };
    const [repositories, tags, ends] = await Promise.all([
        client.listRepositories(below).all(),
        inUse().then(({ count }) => client.listTags({ ...tagQuery, ...below }).all(count)),
        organizationEnds(client, below, inUse),
    ]);
    const tagsOf = new Map();
    for (const tag of tags) {
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .addToGroup */ .Mr)(tagsOf, parentUid(tag.uid), repositoryTag(tag));
    }
    const endsIn = endsByRepository(ends.listed);
    const names = new Map();
    for (const { name } of repositories)
        names.set(name, (names.get(name) ?? 0) + 1);
    const images = new Map();
    for (const { name, uid } of repositories) {
        const known = endsIn.get(uid) ?? new Map();
        if (names.get(name) !== 1 || !uid.startsWith(`${group}/`) || known === 'contradictory')
            continue;
        const own = tagsOf.get(uid) ?? [];
        const asked = own.filter((tag) => ends.isAsked(tag.name));
        images.set(name, { tags: own, ends: new Map(asked.map((tag) => [tag.name, known.get(tag.name) ?? {}])) });
    }
    return images;
}
function endsByRepository(listed) {
    const found = new Map();
    const contradictory = new Set();
    for (const end of listed) {
        const parent = parentUid(end.id);
        const known = found.get(parent) ?? new Map();
        const [other, one] = [known.get(end.name), announcedEnd(end)];
        if (other !== undefined && JSON.stringify(other) !== JSON.stringify(one))
            contradictory.add(parent);
        found.set(parent, known.set(end.name, one));
    }
    return new Map([...found].map(([uid, ends]) => [uid, contradictory.has(uid) ? 'contradictory' : ends]));
}
function parentUid(uid) {
    return uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
}
function repositoryTag({ name, deprecated, digest, updateTime = '' }) {
    const updatedAt = Date.parse(updateTime);
    return { name, deprecated, digest, ...(Number.isNaN(updatedAt) ? {} : { updatedAt }) };
}
function endOfLifeLookup(client) {
    let isSupported = true;
    const expected = new Map();
    async function read(answer) {
        try {
            return isSupported ? await answer() : undefined;
        }
        catch (error) {
            if (!(0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnsupported */ .w3)(error))
                throw error;
            isSupported = false;
            return undefined;
        }
    }
    const wholeList = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(async (repository) => {
        const list = client.listEndOfLifeTags({ 'uidp.children_of': repository });
        const page = await read(() => list.firstPage());
        return page?.nextPageToken === '' ? page.items : undefined;
    });
    return (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(async (repository, tag) => {
        const tags = expected.get(repository) ?? new Set();
        expected.set(repository, tags.add(tag));
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        const whole = tags.size > 1 ? await wholeList(repository) : undefined;
        const listed = whole ??
            (await read(() => client.listEndOfLifeTags({ 'uidp.children_of': repository, name: tag }).all()));
        return endIn(listed ?? [], tag);
    });
}
function endIn(listed, tag) {
    const ends = listed.flatMap((one) => (one.name === tag ? [announcedEnd(one)] : []));
    const [end, ...others] = new Map(ends.map((one) => [JSON.stringify(one), one])).values();
    if (others.length > 0)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('contradiction', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .severalEndsOfLife */ .U8)(tag));
    return end;
}
function announcedEnd({ tagStatus, mainPackageVersion, gracePeriodExpiryDate, }) {
    const until = Date.parse(gracePeriodExpiryDate ?? '');
    const grace = tagStatus === 'TAG_IN_GRACE' ? (Number.isNaN(until) ? {} : { until }) : undefined;
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ date: mainPackageVersion?.eolDate || undefined, grace });
}


/***/ }),

/***/ 20531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ formIssues),
  u: () => (/* binding */ printListing)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/model/text/plain.js
var plain = __webpack_require__(32181);
;// CONCATENATED MODULE: ./lib/output/html/page/csv.js
const byteOrderMark = '\uFEFF';
const startsFormula = /^[\t\r\n]|^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
function csvOf(rows) {
    return `${byteOrderMark}${csvLines(rows)}`;
}
function csvLines(rows) {
    return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
function cell(text) {
    const value = startsFormula.test(text) ? `'${text}` : text;
    return `"${value.replaceAll('"', '""')}"`;
}

// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var terminal_columns = __webpack_require__(69977);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
;// CONCATENATED MODULE: ./lib/command/listing.js






function formIssues({ json, switches }) {
    return json && switches.has('csv') ? ['`--json` and `--csv` cannot be set together.'] : [];
}
async function printListing(context, { key, noun, columns, facts = {} }, items) {
    const { invocation, out, width } = context;
    const fieldsOf = (item) => columns.map(({ name, value }) => [name, value(item)]);
    if (invocation.json)
        return (0,command_context/* printJson */.Q2)(context, {
            ...facts,
            [key]: items.map((item) => (0,collections/* compact */.oE)(Object.fromEntries(fieldsOf(item)))),
        });
    if (invocation.switches.has('csv')) {
        const rows = items.map((item) => fieldsOf(item).map(([, value]) => cellText(value)));
        return (0,command_context/* printParts */._h)(context, [csvLines([columns.map(({ name }) => name), ...rows]).trimEnd()]);
    }
    const shown = columns.flatMap(({ name, title = titleOf(name), shown: text, keepsEnd = false }) => text === undefined ? [] : [{ title, text, keepsEnd }]);
    const names = shown.flatMap(({ keepsEnd }, at) => (keepsEnd ? [at] : []));
    const titles = shown.map(({ title }) => title);
    const rows = items.map((item) => shown.map(({ text }) => (0,plain/* plain */.p)(text(item)) || '-'));
    out((0,terminal_columns/* terminalTable */.R)([titles, ...rows], width, names));
    out((0,text_text/* plural */.LS)(items.length, noun));
}
function titleOf(name) {
    return name.replace(/([A-Z])/g, ' $1').toUpperCase();
}
function cellText(value) {
    if (Array.isArray(value))
        return value.map(cellText).join('\n');
    if (typeof value === 'object' && value !== null)
        return Object.values(value).join(':');
    return value === undefined ? '' : String(value);
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

/***/ 90187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   b_: () => (/* binding */ lookupFrom),
/* harmony export */   ln: () => (/* binding */ refuseAddress),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10900);




const ofMachine = blockListOf('0.0.0.0/8 127.0.0.0/8 169.254.0.0/16 168.63.129.16/32', '::/127 fe80::/10 fd00:ec2::254/128');
const ofPrivate = blockListOf('10.0.0.0/8 100.64.0.0/10 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3', '::/96 64:ff9b:1::/48 2001::/32 2002::/16 fc00::/7 fec0::/10 ff00::/8');
function blockListOf(ipv4, ipv6) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
    for (const [address = '', bits] of ipv4.split(' ').map((subnet) => subnet.split('/'))) {
        list.addSubnet(address, Number(bits), 'ipv4');
        list.addSubnet(`64:ff9b::${address}`, 96 + Number(bits), 'ipv6');
    }
    for (const [address = '', bits] of ipv6.split(' ').map((subnet) => subnet.split('/')))
        list.addSubnet(address, Number(bits), 'ipv6');
    return list;
}
function networkOf(address = '') {
    if (address === '')
        return 'public';
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIPv6)(address) ? 'ipv6' : 'ipv4';
    const [plain = ''] = address.split('%');
    if (ofMachine.check(plain, family))
        return 'loopback';
    return ofPrivate.check(plain, family) ? 'private' : 'public';
}
function lookupFrom(from, resolve = node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup) {
    return (hostname, options, callback) => resolve(hostname, options, (error, found, family) => {
        const addresses = error === null ? [found].flat() : [];
        const isRefused = addresses.some((one) => !mayLead(from, networkOf(typeof one === 'string' ? one : one.address)));
        callback(isRefused ? refusal(hostname) : error, found, family);
    });
}
function refuseAddress(url, from) {
    const host = hostOf(url);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 && !mayLead(from, networkOf(host)))
        throw refusal(host);
}
function hostOf({ hostname }) {
    return hostname.replace(/^\[|\]$/g, '');
}
function mayLead(from, to) {
    return to === 'public' || to === from;
}
function refusal(host) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('bad-answer', (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsAway */ .Au)(host));
}


/***/ }),

/***/ 87267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ responseTooLarge),
/* harmony export */   MK: () => (/* binding */ defaultLimits),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   bJ: () => (/* binding */ runnerFileFailure),
/* harmony export */   pB: () => (/* binding */ refuseProxy),
/* harmony export */   rC: () => (/* binding */ withoutHttp2)
/* harmony export */ });
/* unused harmony export networkFailure */
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10900);


const defaultLimits = {
    silenceMs: 30_000,
    totalMs: 60_000,
    bodyBytes: 16 * 1024 * 1024,
};
function networkFailure(host, cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    if (/timeout/i.test(message))
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .hostTimedOut */ .MG)(host), { cause });
    const proxyStatus = /tunneling socket.*statusCode=(?<status>\d{3})/.exec(message)?.groups?.status;
    const code = proxyStatus === undefined ? (codeOf(cause) ?? message) : (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .proxyRefused */ .rZ)(proxyStatus);
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .hostUnreachable */ .P6)(host, code), { cause });
}
function refuseProxy(host, proxy) {
    const { protocol } = new URL(proxy || 'http://none');
    if (protocol !== 'http:' && protocol !== 'https:')
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownProxy */ .TW)(host, protocol));
}
function runnerFileFailure(describe, cause) {
    const reason = codeOf(cause) ?? (cause instanceof Error ? cause.message : String(cause));
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-written', describe(reason), { cause });
}
function responseTooLarge(maxBytes) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The response is larger than ${maxBytes} bytes`);
}
function withoutHttp2() {
    return new Error('it does not offer HTTP/2');
}
function codeOf(cause) {
    return cause instanceof Error ? cause.code : undefined;
}
async function withDeadline(host, totalMs, work) {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), totalMs);
    const expired = new Promise((_, reject) => {
        deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason), { once: true });
    });
    try {
        return await Promise.race([work(deadline.signal), expired]);
    }
    catch (error) {
        if (deadline.signal.aborted)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .noCompleteResponse */ .CJ)(host, totalMs));
        throw error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? error : networkFailure(host, error);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 52422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e4: () => (/* binding */ machineNetwork)
/* harmony export */ });
/* unused harmony exports networkBytes, networkTransport */
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22779);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90187);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87267);




function machineNetwork(userAgent) {
    return { send: networkTransport(userAgent), sendBytes: networkBytes(userAgent) };
}
function networkBytes(userAgent) {
    let loaded;
    return async (request) => {
        loaded ??= __webpack_require__.e(/* import() */ 5381).then(__webpack_require__.bind(__webpack_require__, 95381)).then(({ http2Transport }) => http2Transport(userAgent));
        return (await loaded)(request);
    };
}
function networkTransport(userAgent, limits = _deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultLimits */ .MK, resolve) {
    const direct = transportBy(userAgent, limits, resolve);
    const led = new Map();
    return async (request) => {
        const { ledFrom } = request;
        if (ledFrom === undefined)
            return direct(request);
        (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseAddress */ .ln)(new URL(request.url), ledFrom);
        const send = led.get(ledFrom) ?? transportBy(userAgent, limits, (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .lookupFrom */ .b_)(ledFrom, resolve));
        led.set(ledFrom, send);
        return send(request);
    };
}
function transportBy(userAgent, limits, lookup) {
    const clients = new Map();
    return (request) => {
        const url = new URL(request.url);
        return (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .withDeadline */ .NE)(url.host, limits.totalMs, async (signal) => {
            const client = clients.get(url.protocol) ?? clientWith(userAgent, limits);
            clients.set(url.protocol, client);
            const proxy = (0,_actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s_)(request.url);
            (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseProxy */ .pB)(url.host, proxy);
            const isDirect = proxy === '';
            const response = await open(client, request, {
                signal,
                timeout: limits.silenceMs,
                ...(isDirect && { host: (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .hostOf */ .w4)(url), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ lookup }) }),
            });
            return readResponse(response, request.maxBytes ?? limits.bodyBytes, isDirect);
        });
    };
}
let opening;
function clientWith(userAgent, { silenceMs }) {
    return new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Qq(userAgent, [underCircumstances], {
        allowRedirects: false,
        allowRetries: false,
        keepAlive: true,
        socketTimeout: silenceMs,
    });
}
const underCircumstances = {
    prepareRequest(options) {
        if (opening === undefined)
            throw new Error('The client prepares a request after it has been asked for it');
        Object.assign(options, opening);
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('No credential is sent without being asked for')),
};
function open(client, request, circumstances) {
    const { authorization } = request;
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = { ...request.headers, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ authorization: credential }) };
    opening = circumstances;
    try {
        return client.request(request.method, request.url, request.body ?? null, headers);
    }
    finally {
        opening = undefined;
    }
}
async function readResponse({ message }, maxBytes, isDirect) {
    const network = isDirect ? (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .networkOf */ .Af)(message.socket.remoteAddress) : 'public';
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > maxBytes)
            throw (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .responseTooLarge */ .Fh)(maxBytes);
        chunks.push(chunk);
    }
    if (!message.complete)
        throw new Error('the connection ended before the response was complete');
    const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
    return {
        status: message.statusCode ?? 0,
        headers: Object.fromEntries(headers),
        network,
        body: Buffer.concat(chunks).toString('utf8'),
    };
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

/***/ 78305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ identitySetting),
/* harmony export */   f4: () => (/* binding */ iamOf),
/* harmony export */   vR: () => (/* binding */ reporting)
/* harmony export */ });
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48980);
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10954);
/* harmony import */ var _clients_platform_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92838);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5062);
/* harmony import */ var _command_flag_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54678);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13520);
/* harmony import */ var _host_exit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14076);
/* harmony import */ var _host_network_transport_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52422);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38675);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13204);










const usedInputs = [...(0,_command_flag_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .namesIn */ .wX)('platform'), 'identity', 'group', 'oidc-audience', 'token'];
function identitySetting(context, required) {
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfig */ .X)((name) => (usedInputs.includes(name) ? (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .wg)(context, name) : undefined), {
        presets: _model_images_presets_js__WEBPACK_IMPORTED_MODULE_9__/* .presets */ .v,
        checks: [],
    });
    const missing = [...required, 'token'].flatMap((name) => (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .wg)(context, name) === undefined
        ? [`\`--${name}\` is missing.${name === 'token' ? ' Set it, or TAGPROOF_TOKEN.' : ''}`]
        : []);
    const issues = [...('issues' in read ? read.issues : []), ...missing];
    if ('issues' in read || issues.length > 0)
        return { issues };
    const { platform, token } = read.config;
    if (platform === undefined || token === undefined)
        return { issues: ['No platform is configured. Set `--platform`, or `--base-url` and `--registry-url`.'] };
    return { setting: { config: read.config, platform, iam: iamOf(context, read.config, platform, token) } };
}
function iamOf(context, config, { baseUrl }, token) {
    const network = context.network ?? (0,_host_network_transport_js__WEBPACK_IMPORTED_MODULE_7__/* .machineNetwork */ .e4)('tagproof');
    const send = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .retryingTransport */ .kR)((0,_clients_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withPlatformTransport */ .Nx)(network, config).send, _host_exit_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .ml);
    return (0,_clients_platform_client_js__WEBPACK_IMPORTED_MODULE_2__/* .platformClient */ .JW)({ send, baseUrl, token, surface: 'terminal' });
}
async function reporting(context, work) {
    try {
        return await work();
    }
    catch (error) {
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .printFailure */ .eV)(context, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .gapFrom */ .rK)(error, 'platform'));
    }
}


/***/ }),

/***/ 58034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listIdentities: () => (/* binding */ listIdentities)
/* harmony export */ });
/* harmony import */ var _clients_end_of_life_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47578);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5062);
/* harmony import */ var _command_listing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20531);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50412);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78305);





async function listIdentities(context) {
    const shared = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .identitySetting */ .H7)(context, ['group']);
    const issues = [...('issues' in shared ? shared.issues : []), ...(0,_command_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .formIssues */ .N)(context.invocation)];
    if ('issues' in shared || issues.length > 0)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_1__/* .usageErrors */ .jY)(context, 'usage', issues);
    const { iam, config } = shared.setting;
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .reporting */ .vR)(context, async () => {
        const below = { 'uidp.descendants_of': config.group };
        const [identities, bindings] = await Promise.all([
            iam.listIdentities({ ...below, order_by: 'name' }).all(),
            iam.listRoleBindings(below).all(),
        ]);
        const roles = new Map();
        for (const { uid, identityUid, roleName } of bindings) {
            const group = (0,_clients_end_of_life_js__WEBPACK_IMPORTED_MODULE_0__/* .parentUid */ .Lp)(uid);
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .addToGroup */ .Mr)(roles, identityUid, group === (0,_clients_end_of_life_js__WEBPACK_IMPORTED_MODULE_0__/* .parentUid */ .Lp)(identityUid) ? roleName : `${roleName} in ${group}`);
        }
        const rows = identities.map((one) => ({ ...one, roles: (roles.get(one.uid) ?? []).sort() }));
        await (0,_command_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .printListing */ .u)(context, { key: 'identities', noun: 'identity', columns }, rows);
        return 0;
    });
}
const columns = [
    { name: 'name', value: ({ name }) => name, shown: ({ name }) => name },
    { name: 'issuer', value: (one) => expected(one, 'issuer') },
    {
        name: 'subject',
        value: (one) => expected(one, 'subject'),
        shown: (one) => expected(one, 'subject'),
    },
    { name: 'audience', value: (one) => expected(one, 'audience') },
    { name: 'roles', value: ({ roles }) => roles, shown: ({ roles }) => roles.join(', ') },
    { name: 'created', value: ({ createTime }) => createTime },
    {
        name: 'lastSeen',
        value: ({ lastSeenTime }) => lastSeenTime,
        shown: ({ lastSeenTime = '' }) => lastSeenTime.slice(0, 10),
    },
    { name: 'uid', keepsEnd: true, value: ({ uid }) => uid, shown: ({ uid }) => uid },
];
function expected({ claimMatch }, claim) {
    const [exact, pattern] = [claimMatch[claim], claimMatch[`${claim}Pattern`]];
    if (typeof pattern === 'string')
        return `/${pattern}/`;
    return typeof exact === 'string' ? exact : '';
}


/***/ }),

/***/ 69977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ terminalTable),
/* harmony export */   k: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94668);

const gap = 2;
const minColumn = 8;
const minName = 24;
const maxAligned = 200;
function terminalTable(rows, width = Number.POSITIVE_INFINITY, names = []) {
    const all = rows.map((texts) => texts.map(cellOf));
    const shorten = fitter(all, widthsOf(all), width, names);
    const shortened = all.map(shorten);
    return [...linesOf(shortened, widthsOf(shortened), width)].join('\n');
}
function* linesOf(rows, wanted, width) {
    const widths = width === Number.POSITIVE_INFINITY
        ? wanted.map((cells) => Math.min(cells, maxAligned))
        : narrowed(wanted, roomIn(width, wanted), minColumn);
    const isCut = width !== Number.POSITIVE_INFINITY;
    for (const row of rows)
        yield lineOf(row, widths, isCut);
}
function roomIn(width, columns) {
    return width - gap * (columns.length - 1);
}
function lineOf(row, widths, isCut) {
    const texts = row.map(({ text, cells }, column) => {
        const columnWidth = widths[column] ?? 0;
        const fitted = isCut && cells > columnWidth ? cellOf(clipped(text, columnWidth)) : { text, cells };
        return fitted.text + ' '.repeat(Math.max(0, columnWidth - fitted.cells));
    });
    return texts.join(' '.repeat(gap)).trimEnd();
}
function cellOf(text) {
    return { text, cells: cellsOf(text) };
}
function widthsOf(rows) {
    const widths = [];
    for (const row of rows)
        for (const [column, { cells }] of row.entries())
            widths[column] = Math.max(widths[column] ?? 0, cells);
    return widths;
}
function fitter(rows, wanted, width, names) {
    if (width === Number.POSITIVE_INFINITY)
        return (row) => row;
    const others = wanted.reduce((sum, cells, column) => sum + (names.includes(column) ? 0 : cells), 0);
    const nameWidths = narrowed(names.map((column) => wanted[column] ?? 0), roomIn(width, wanted) - others, minName);
    const roots = names.map((column, index) => {
        const cut = new Set();
        for (const row of rows) {
            const cell = row[column];
            if (cell !== undefined && cell.cells > (nameWidths[index] ?? 0))
                cut.add(rootOf(cell.text));
        }
        cut.delete('');
        return cut;
    });
    return (row) => row.map((cell, column) => {
        const name = names.indexOf(column);
        const nameWidth = nameWidths[name];
        if (nameWidth === undefined)
            return cell;
        if (cell.cells > nameWidth)
            return cellOf(endOf(cell.text, nameWidth));
        const root = rootOf(cell.text);
        return roots[name]?.has(root) === true ? cellOf(`…${cell.text.slice(root.length)}`) : cell;
    });
}
const ascii = /^[ -~]*$/;
let segmenter;
function cellsOf(text) {
    return ascii.test(text) ? text.length : (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text);
}
function segmentsOf(text) {
    segmenter ??= new Intl.Segmenter();
    return [...segmenter.segment(text)].map(({ segment }) => segment);
}
function narrowed(wanted, room, min) {
    const widths = [...wanted];
    let excess = widths.reduce((sum, width) => sum + width, 0) - room;
    while (excess > 0) {
        const widest = Math.max(...widths);
        if (widest <= min)
            break;
        const next = Math.max(min, ...widths.filter((width) => width < widest));
        const column = widths.indexOf(widest);
        const step = widths.filter((width) => width === widest).length > 1 ? 1 : widest - next;
        const taken = Math.min(excess, Math.max(1, step));
        widths[column] = widest - taken;
        excess -= taken;
    }
    return widths;
}
function clipped(text, cells) {
    if (ascii.test(text))
        return `${text.slice(0, Math.max(cells - 1, 0))}…`;
    let shown = '';
    let used = 1;
    for (const segment of segmentsOf(text.slice(0, cells * 8))) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown += segment;
    }
    return `${shown}…`;
}
function rootOf(text) {
    return text.slice(0, Math.max(0, text.indexOf('/')));
}
function endOf(text, cells) {
    const shown = ascii.test(text) ? text.slice(-Math.max(cells - 1, 1)) : lastSegments(text, cells - 1);
    const slash = shown.indexOf('/');
    return `…${slash > 0 ? shown.slice(slash) : shown}`;
}
function lastSegments(text, cells) {
    let shown = '';
    let used = 0;
    for (const segment of segmentsOf(text.slice(-cells * 8)).toReversed()) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown = segment + shown;
    }
    return shown;
}
function wrapped(text, width) {
    if (width === Number.POSITIVE_INFINITY)
        return [text];
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ')) {
        const cells = word.length > 2 * width ? word.length : cellsOf(word);
        if (line !== '' && used + 1 + cells > width) {
            lines.push(line);
            [line, used] = [word, cells];
        }
        else {
            [line, used] = line === '' ? [word, cells] : [`${line} ${word}`, used + 1 + cells];
        }
    }
    return [...lines, line];
}


/***/ })

};
