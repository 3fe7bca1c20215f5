export const id = 712;
export const ids = [712];
export const modules = {

/***/ 80712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: () => (/* binding */ demo)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/config/read.js + 2 modules
var config_read = __webpack_require__(34824);
// EXTERNAL MODULE: ./lib/emulator/index.js + 49 modules
var lib_emulator = __webpack_require__(93150);
// EXTERNAL MODULE: ./lib/host/id-token.js
var id_token = __webpack_require__(84349);
// EXTERNAL MODULE: ./lib/host/local.js + 2 modules
var local = __webpack_require__(90815);
// EXTERNAL MODULE: ./lib/run.js + 19 modules
var run = __webpack_require__(43105);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/emulator/seed.js + 7 modules
var seed = __webpack_require__(1812);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
;// CONCATENATED MODULE: ./lib/cli/sample.js


function sampleRepository(state, registry, now) {
    const image = (name, tag) => `${registry}/${state.organization}/${name}:${tag}`;
    const pinned = (name, tag, daysAgo) => `${image(name, tag)}@${(0,seed/* digestAt */.m)(state, `${state.organization}/${name}`, tag, now - daysAgo * time/* dayMs */.LP)}`;
    const foreign = (0,seed/* digestAt */.m)(state, `${state.organization}/nginx`, 'latest', now);
    const redis = image('redis', '7');
    const endOfLife = pinned('node', '18', 0);
    const found = {
        Dockerfile: `# The shop's web server.
FROM ${pinned('node', '20', 0)} AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

FROM ${pinned('python', '3.12', 1.5)}
COPY --from=build /app/dist /srv
COPY --from=${pinned('nginx', '1.27', 60)} /etc/nginx/mime.types /etc/
`,
        'compose.yaml': `services:
  web:
    build: .
    image: shop-web
  db:
    image: ${image('postgres', '16')}
  cache:
    image: "${redis}@${foreign}"
`,
        'deploy/worker.yaml': `apiVersion: apps/v1
kind: Deployment
metadata:
  name: worker
spec:
  template:
    spec:
      containers:
        - name: worker
          image: ${endOfLife}
`,
        'tools/Dockerfile': `ARG BASE
FROM $BASE
`,
    };
    const fixed = (folder) => ({
        'compose.yaml': (folder['compose.yaml'] ?? '').replace(`${redis}@${foreign}`, redis),
        'deploy/worker.yaml': (folder['deploy/worker.yaml'] ?? '').replace(endOfLife, image('node', '22')),
        'tools/Dockerfile': `ARG BASE=${image('node', '22')}\nFROM $BASE\n`,
    });
    return { found, fixed };
}

;// CONCATENATED MODULE: ./lib/cli/demo.js










async function demo(context) {
    const { invocation, out } = context;
    const printing = (0,cli_context/* printOptionsOf */.x9)(context);
    const { print } = printing;
    const emulator = await (0,lib_emulator/* createEmulator */.I)({}, origins);
    const workflow = (0,id_token/* workflowOf */.B4)(workflowEnvironment(emulator.address), emulator.transport);
    const root = await (0,promises_.mkdtemp)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'tagproof-demo-'));
    const reports = [];
    const step = async (title, mode, artifacts) => {
        print(`\n━━ ${title}\n`);
        const host = { ...(0,local/* localHost */.O)({ root, environment: {}, ...printing }), send: emulator.transport, workflow };
        const { report, exitCode } = await (0,run.run)(host, configOf(emulator.address, mode, artifacts));
        reports.push(report);
        return exitCode;
    };
    try {
        const registry = new URL(emulator.address.registryUrl).host;
        const sample = sampleRepository(emulator.state, registry, Date.now());
        await writeFolder(root, sample.found);
        await step('1. Verify: compare each reference with the history of its tag', 'verify', ['openssl']);
        await step('2. Pin: write missing and stale digests', 'pin', ['openssl']);
        print(`\n━━ 3. Manual fixes: what a new pin cannot fix\n\n${manualFixes}`);
        await writeFolder(root, sample.fixed(await readFolder(root, Object.keys(sample.found))));
        await step('4. Pin the fixed references', 'pin', []);
        const exitCode = await step('5. Verify again', 'verify', []);
        if (invocation.json)
            out(JSON.stringify(reports, null, 2));
        else
            print(whatNext);
        return exitCode;
    }
    finally {
        await (0,promises_.rm)(root, { recursive: true, force: true });
    }
}
const origins = {
    platform: 'https://api.example.com',
    registry: 'https://registry.example.com',
    issuer: 'https://issuer.example.com',
    provider: 'https://oidc.example.com',
};
const whatNext = `
━━ Next, in a repository of your own

  tagproof scan     list its images, offline
  tagproof init     propose a workflow and a policy for it`;
const manualFixes = `compose.yaml        remove the digest that redis:7 has never pointed to
deploy/worker.yaml  replace node:18, which is end-of-life, with node:22
tools/Dockerfile    give ARG BASE a default value
artifacts           stop checking openssl, which the shop no longer uses`;
async function writeFolder(root, folder) {
    for (const [file, text] of Object.entries(folder)) {
        await (0,promises_.mkdir)(external_node_path_.dirname(external_node_path_.join(root, file)), { recursive: true });
        await (0,promises_.writeFile)(external_node_path_.join(root, file), text);
    }
}
async function readFolder(root, files) {
    const texts = files.map(async (file) => [file, await (0,promises_.readFile)(external_node_path_.join(root, file), 'utf8')]);
    return Object.fromEntries(await Promise.all(texts));
}
function workflowEnvironment({ oidcRequestUrl, oidcRequestToken }) {
    return { ACTIONS_ID_TOKEN_REQUEST_URL: oidcRequestUrl, ACTIONS_ID_TOKEN_REQUEST_TOKEN: oidcRequestToken };
}
function configOf(address, mode, artifacts) {
    const inputs = {
        mode,
        'base-url': address.baseUrl,
        'registry-url': address.registryUrl,
        'issuer-url': address.issuerUrl,
        'public-organization': address.publicOrganization,
        identity: address.identity,
        artifacts: artifacts.join('\n'),
        'sbom-from-registry': 'true',
    };
    const read = (0,config_read/* readConfig */.X)((name) => inputs[name], { presets: {}, checks: [] });
    if ('issues' in read)
        throw new Error(read.issues.join(' '));
    return read.config;
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
