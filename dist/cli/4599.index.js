export const id = 4599;
export const ids = [4599];
export const modules = {

/***/ 52295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ readImageArguments),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   rx: () => (/* binding */ guardedHost)
/* harmony export */ });
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11252);
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18378);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5062);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13520);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94921);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75485);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13204);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38118);








function readImageArguments(context) {
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)((name) => (0,_command_context_js__WEBPACK_IMPORTED_MODULE_2__/* .inputOf */ .wg)(context, name), { presets: _model_images_presets_js__WEBPACK_IMPORTED_MODULE_6__/* .presets */ .v, checks: [] });
    const parsed = context.invocation.operands.map((text) => ({ text, ...(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .parseImage */ .zZ)(text) }));
    const wrong = parsed.flatMap((one) => one.kind === 'invalid' ? [`\`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(one.text)}\` is not an image reference: ${one.why}.`] : []);
    const images = parsed.flatMap((one) => (one.kind === 'image' ? [one.image] : []));
    if ('issues' in read)
        return { images, issues: [...read.issues, ...wrong] };
    return { config: read.config, images, issues: wrong };
}
function guardedHost(context, config) {
    const { environment, out, err } = context;
    const local = (0,_host_local_js__WEBPACK_IMPORTED_MODULE_4__/* .localHost */ .O)({ root: '.', environment, ...(0,_command_context_js__WEBPACK_IMPORTED_MODULE_2__/* .printOptionsOf */ .x9)(context), print: err });
    const { host, redact } = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .guardHost */ .aK)((0,_clients_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withPlatformTransport */ .Nx)(local, config));
    const redacting = {
        ...context,
        out: (text) => out(redact(text)),
        err: (text) => err(redact(text)),
    };
    return { host, context: redacting };
}
async function digestOf({ contentIn }, origin, image) {
    return image.digest ?? contentIn(origin.registry).digestOf(origin.repository, image.tag ?? _model_images_image_js__WEBPACK_IMPORTED_MODULE_5__/* .impliedTag */ .RW);
}


/***/ }),

/***/ 95401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  signatures: () => (/* binding */ signatures_signatures)
});

// EXTERNAL MODULE: ./lib/clients/index.js + 4 modules
var lib_clients = __webpack_require__(18378);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/model/judgement/signature.js
var signature = __webpack_require__(23295);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/report/signatures.js
var signatures = __webpack_require__(91175);
// EXTERNAL MODULE: ./lib/signatures/built.js
var built = __webpack_require__(9011);
;// CONCATENATED MODULE: ./lib/signatures/propose.js
function proposedPolicy({ image, signers, fileOf }) {
    const entries = distinctLines(signers.map((signer) => linesOf(signer, fileOf)));
    const [first] = entries;
    if (first === undefined)
        return undefined;
    const head = ['signatures:', `  - images: ${scalar(image)}`];
    if (entries.length === 1)
        return [...head, ...first.map((line) => `    ${line}`)].join('\n');
    const items = entries.flatMap((lines) => lines.map((line, position) => `      ${position === 0 ? '- ' : '  '}${line}`));
    return [...head, '    any:', ...items].join('\n');
}
function linesOf(signer, fileOf) {
    if (signer.kind === 'key')
        return [`key: ${scalar(fileOf(signer.key) ?? signer.key)}`];
    const { issuer, identity, root } = signer;
    const file = root === 'sigstore' ? undefined : fileOf(root);
    return [
        `issuer: ${scalar(issuer)}`,
        `identity: ${scalar(anyRelease(identity))}`,
        ...(file === undefined ? [] : [`trusted-root: ${scalar(file)}`]),
    ];
}
function anyRelease(identity) {
    return identity.replace(/@refs\/tags\/(.+)$/, (_, tag) => `@refs/tags/${tag.includes('/') ? '**' : '*'}`);
}
function distinctLines(entries) {
    return [...new Map(entries.map((lines) => [lines.join('\n'), lines])).values()];
}
function scalar(text) {
    return /^[A-Za-z][\w./@+*-]*(?::[\w./@+*-]+)*$/.test(text) && /[./@]/.test(text)
        ? text
        : JSON.stringify(text);
}

// EXTERNAL MODULE: ./lib/cli/commands/attached.js
var commands_attached = __webpack_require__(93265);
// EXTERNAL MODULE: ./lib/cli/commands/images.js
var commands_images = __webpack_require__(52295);
;// CONCATENATED MODULE: ./lib/cli/commands/signatures.js













async function signatures_signatures(context) {
    const { config, images, issues: wrong } = (0,commands_images/* readImageArguments */.As)(context);
    const files = await namedFiles(context);
    const issues = [...wrong, ...files.issues];
    const [image] = images;
    if (config === undefined || image === undefined || issues.length > 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    const guarded = (0,commands_images/* guardedHost */.rx)(context, config);
    try {
        return await printSignatures(guarded.context, guarded.host, config, (0,images_image/* withImpliedTag */.Lt)(image), files);
    }
    catch (error) {
        return (0,command_context/* printFailure */.eV)(guarded.context, (0,failure/* gapFrom */.rK)(error, context.invocation.operands[0] ?? ''));
    }
}
async function printSignatures({ invocation, out, err }, host, config, image, files) {
    const clients = await (0,lib_clients/* connect */.Ng)(host, config);
    const mirrored = (0,mirror/* originImage */.A)(image, config.registries);
    const digest = await (0,commands_images/* digestOf */.ol)(clients, mirrored, image);
    const options = { source: clients.signatures, files, now: host.clock.now() };
    const attached = await (0,commands_attached.readAttached)(options, image, mirrored, digest);
    const shown = { ...attached, policy: policyFor(mirrored, attached.found, files) };
    out(invocation.json ? asJson(shown) : asText(shown));
    for (const { cause, message } of attached.gaps)
        err(`${(0,text_text/* plain */.pj)(message)} [${cause}]`);
    return attached.gaps.length > 0 ? 3 : 0;
}
async function namedFiles({ invocation }) {
    const keys = new Map();
    const roots = new Map();
    const paths = new Map();
    const issues = [];
    for (const flag of ['key', 'trusted-root'])
        for (const path of (0,command_context/* linesOf */.Dx)(invocation, flag)) {
            const file = await (0,command_context/* readUserFile */.E1)(path, 1024 * 1024);
            const named = 'text' in file ? nameOf(flag, file.text) : file;
            if (!('text' in file) || !('name' in named)) {
                issues.push(`\`${(0,text_text/* plain */.pj)(path)}\` ${'wrong' in named ? named.wrong : 'is not a file that can be read'}.`);
                continue;
            }
            if (flag === 'key')
                keys.set(named.name, file.text);
            else
                roots.set(named.name, file.text);
            paths.set(named.name, path);
        }
    return { keys, roots, paths, issues };
}
function nameOf(flag, text) {
    return flag === 'key' ? (0,signature/* publicKeyName */.yc)(text) : { name: (0,signature/* trustedRootName */.JB)(text) };
}
function policyFor({ registry, repository }, { signed }, { paths }) {
    return proposedPolicy({
        image: `${registry}/${repository}`,
        signers: signed.map(({ signer }) => signer),
        fileOf: (name) => paths.get(name),
    });
}
function asJson({ image, found, claims: { types, names }, policy }) {
    const described = (0,signatures/* describeSignatures */.p)({ ...found, ...(0,collections/* compact */.oE)({ built: (0,built/* builtOf */.QC)(image, found, []) }) });
    const builtAs = names.length === 0 ? {} : { builtAs: names };
    const document = {
        image: (0,images_image/* imageName */.tO)(image),
        ...described,
        claims: types,
        ...builtAs,
        ...(0,collections/* compact */.oE)({ policy }),
    };
    return JSON.stringify(document, null, 2);
}
function asText(shown) {
    const { image, digest, found, policy } = shown;
    const refused = found.refused.map(({ why }) => `does not count: ${(0,text_text/* plain */.pj)(why)}`);
    const lines = [...(0,commands_attached.signedLines)(shown), ...refused, ...(0,commands_attached/* claimLines */.K)(shown)].map((line) => `  ${line}`);
    const head = `${(0,images_image/* imageName */.tO)(image)}@${digest}`;
    if (policy === undefined)
        return [head, ...lines, ...(found.signed.length === 0 ? ['  not signed'] : [])].join('\n');
    const advice = '# To require these signers, review the lines and add them to the policy in a pull request:';
    return [head, ...lines, '', advice, policy].join('\n');
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


/***/ }),

/***/ 59551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ hasSameImages),
/* harmony export */   JH: () => (/* binding */ signedBuild),
/* harmony export */   Vt: () => (/* binding */ isBound),
/* harmony export */   vC: () => (/* binding */ isByDigestAge),
/* harmony export */   yc: () => (/* binding */ missedMs)
/* harmony export */ });
function isBound(basis) {
    return basis === 'witness' || basis === 'first-seen';
}
const signedBuild = 'the signed build of its version';
function isByDigestAge({ basis, youngUntil, evidence }) {
    const judge = evidence?.find(({ silent }) => silent === undefined);
    return basis === 'timestamps' && youngUntil === undefined && judge?.source !== signedBuild;
}
function missedMs({ supersededAt, lagMs, compared }) {
    if (compared === undefined || compared.unread !== undefined)
        return lagMs;
    return compared.changedAt === undefined ? 0 : Math.max(0, lagMs - (compared.changedAt - supersededAt));
}
function hasSameImages(lag) {
    const { changedAt, unread, unsettled } = lag.compared ?? { changedAt: 0 };
    return changedAt === undefined && unread === undefined && unsettled === undefined;
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

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   UN: () => (/* binding */ isoIfKnown),
/* harmony export */   fO: () => (/* binding */ withInstants),
/* harmony export */   sD: () => (/* binding */ withIsoTimes),
/* harmony export */   yA: () => (/* binding */ instantIfKnown)
/* harmony export */ });
function isoTime(instant) {
    return new Date(instant).toISOString();
}
function isoIfKnown(instant) {
    return instant === undefined ? undefined : isoTime(instant);
}
function instantIfKnown(text) {
    return text === undefined ? undefined : Date.parse(text);
}
function withIsoTimes(value, ...keys) {
    return withTimes(value, keys, isoTime);
}
function withInstants(value, ...keys) {
    return withTimes(value, keys, Date.parse);
}
function withTimes(value, keys, convert) {
    const copy = { ...value };
    for (const key of keys) {
        if (copy[key] !== undefined)
            copy[key] = convert(copy[key]);
    }
    return copy;
}


/***/ }),

/***/ 77410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ decoder),
/* harmony export */   Rd: () => (/* binding */ encoder),
/* harmony export */   WG: () => (/* binding */ encodeBase64),
/* harmony export */   lF: () => (/* binding */ encode),
/* harmony export */   u8: () => (/* binding */ strictDecoder),
/* harmony export */   xW: () => (/* binding */ concat),
/* harmony export */   y4: () => (/* binding */ decodeBase64)
/* harmony export */ });
/* unused harmony exports digest, uint32be, uint64be */
const encoder = new TextEncoder(), decoder = new TextDecoder(), strictDecoder = new TextDecoder("utf-8", { fatal: !0 }), UINT32_RANGE = (/* unused pure expression or super */ null && (2 ** 32));
function concat(...buffers) {
  const size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size);
  let i = 0;
  for (const buffer of buffers)
    buf.set(buffer, i), i += buffer.length;
  return buf;
}
function writeUInt32BE(buf, value, offset) {
  if (value < 0 || value >= UINT32_RANGE)
    throw new RangeError(`value must be >= 0 and <= ${UINT32_RANGE - 1}. Received ${value}`);
  buf.set([value >>> 24, value >>> 16, value >>> 8, value & 255], offset);
}
function uint64be(value) {
  const high = Math.floor(value / UINT32_RANGE), low = value % UINT32_RANGE, buf = new Uint8Array(8);
  return writeUInt32BE(buf, high, 0), writeUInt32BE(buf, low, 4), buf;
}
function uint32be(value) {
  const buf = new Uint8Array(4);
  return writeUInt32BE(buf, value), buf;
}
const NON_ASCII = /[^\x00-\x7f]/;
function encode(string) {
  if (typeof string == "string" && string.length >= 128) {
    if (NON_ASCII.test(string))
      throw new TypeError("non-ASCII string encountered in encode()");
    return encoder.encode(string);
  }
  const bytes = new Uint8Array(string.length);
  for (let i = 0; i < string.length; i++) {
    const code = string.charCodeAt(i);
    if (code > 127)
      throw new TypeError("non-ASCII string encountered in encode()");
    bytes[i] = code;
  }
  return bytes;
}
function encodeBase64(input, url = !1) {
  if (Uint8Array.prototype.toBase64)
    return input.toBase64({ alphabet: url ? "base64url" : "base64", omitPadding: url });
  const CHUNK_SIZE = 32768, arr = [];
  for (let i = 0; i < input.length; i += CHUNK_SIZE)
    arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
  const encoded = btoa(arr.join(""));
  return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
}
function decodeBase64(encoded, url = !1) {
  if (Uint8Array.fromBase64)
    return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
  if (url) {
    if (encoded.includes("+") || encoded.includes("/"))
      throw new TypeError("Invalid base64url");
    encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
  }
  const binary = atob(encoded), bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++)
    bytes[i] = binary.charCodeAt(i);
  return bytes;
}
async function digest(algorithm, data) {
  const subtleDigest = `SHA-${algorithm.slice(-3)}`;
  return new Uint8Array(await crypto.subtle.digest(subtleDigest, data));
}



/***/ }),

/***/ 47784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ validateCritDuplicates),
/* harmony export */   Fw: () => (/* binding */ validateAlgorithms),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J0: () => (/* binding */ validateB64),
/* harmony export */   MV: () => (/* binding */ encodeAsciiMember),
/* harmony export */   OX: () => (/* binding */ parseJoseHeader),
/* harmony export */   ac: () => (/* binding */ assertNotSet),
/* harmony export */   fV: () => (/* binding */ isJwkSet),
/* harmony export */   fz: () => (/* binding */ isDisjoint),
/* harmony export */   h2: () => (/* binding */ decodeBase64url),
/* harmony export */   ji: () => (/* binding */ serializeJoseHeader),
/* harmony export */   nI: () => (/* binding */ validateCrit),
/* harmony export */   qc: () => (/* binding */ JWS_RECOGNIZED)
/* harmony export */ });
/* unused harmony exports JWE_RECOGNIZED, assertUint8Array */
/* harmony import */ var _util_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674);
/* harmony import */ var _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71445);
/* harmony import */ var _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77410);



function assertUint8Array(input, label) {
  if (!(input instanceof Uint8Array))
    throw new TypeError(`${label} must be an instance of Uint8Array`);
}
function isObject(input) {
  if (typeof input != "object" || input === null || Object.prototype.toString.call(input) !== "[object Object]")
    return !1;
  const prototype = Object.getPrototypeOf(input);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function isJwkSet(input) {
  return isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject);
}
function isDisjoint(...headers) {
  const parameters = /* @__PURE__ */ new Set();
  for (const header of headers)
    if (header)
      for (const parameter of Object.keys(header)) {
        if (parameters.has(parameter))
          return !1;
        parameters.add(parameter);
      }
  return !0;
}
function assertNotSet(value, name) {
  if (value !== void 0)
    throw new TypeError(`${name} can only be called once`);
}
function decodeBase64url(value, label, ErrorClass) {
  try {
    return (0,_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D)(value);
  } catch (cause) {
    throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
  }
}
function encodeAsciiMember(value, label, ErrorClass) {
  try {
    return (0,_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .encode */ .lF)(value);
  } catch (cause) {
    throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
  }
}
function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
  let parsed;
  try {
    parsed = JSON.parse(_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .strictDecoder */ .u8.decode((0,_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D)(encodedProtectedHeader)));
  } catch (cause) {
    throw new ErrorClass(message, { cause });
  }
  if (!isObject(parsed))
    throw new ErrorClass(message);
  return parsed;
}
const JWS_RECOGNIZED = { __proto__: null, b64: !0 }, JWE_RECOGNIZED = { __proto__: null };
function validateAlgorithms(option, algorithms) {
  if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string")))
    throw new TypeError(`"${option}" option must be an array of strings`);
  return algorithms === void 0 ? void 0 : new Set(algorithms);
}
function validateCritDuplicates(Err, protectedHeader) {
  const { crit } = protectedHeader ?? {};
  if (Array.isArray(crit) && new Set(crit).size !== crit.length)
    throw new Err('"crit" (Critical) Header Parameter MUST NOT contain duplicate values');
}
function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
  if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0)
    throw new Err('"crit" (Critical) Header Parameter MUST be integrity protected');
  if (!protectedHeader || protectedHeader.crit === void 0)
    return [];
  if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0))
    throw new Err('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');
  const recognized = recognizedOption === void 0 ? recognizedDefault : { __proto__: null, ...recognizedOption, ...recognizedDefault };
  for (const parameter of protectedHeader.crit) {
    if (!(parameter in recognized))
      throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .JOSENotSupported */ .T0(`Extension Header Parameter "${parameter}" is not recognized`);
    if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0)
      throw new Err(`Extension Header Parameter "${parameter}" is missing`);
    if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0))
      throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
  }
  return protectedHeader.crit;
}
function validateB64(protectedHeader, extensions) {
  if (extensions.includes("b64")) {
    const b64 = protectedHeader.b64;
    if (typeof b64 != "boolean")
      throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .JWSInvalid */ .Ye('The "b64" (base64url-encode payload) Header Parameter must be a boolean');
    return b64;
  }
  return !0;
}
function serializeJoseHeader(Err, header) {
  let serialized, parsed;
  try {
    serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
  } catch (cause) {
    throw new Err("JOSE Header is not valid JSON", { cause });
  }
  if (!isObject(parsed))
    throw new Err("JOSE Header is not a JSON object");
  return [parsed, serialized];
}



/***/ }),

/***/ 71445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode),
/* harmony export */   l: () => (/* binding */ encode)
/* harmony export */ });
/* harmony import */ var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77410);

const invalid = "The input to be decoded is not correctly encoded.";
function decode(input) {
  try {
    return (0,_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeBase64 */ .y4)(typeof input == "string" ? input : _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0.decode(input), !0);
  } catch (cause) {
    throw new TypeError(invalid, { cause });
  }
}
function encode(input) {
  return (0,_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeBase64 */ .WG)(typeof input == "string" ? _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .encoder */ .Rd.encode(input) : input, !0);
}



/***/ }),

/***/ 77961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ decodeJwt)
/* harmony export */ });
/* harmony import */ var _base64url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71445);
/* harmony import */ var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77410);
/* harmony import */ var _lib_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47784);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5674);




function decodeJwt(jwt) {
  if (typeof jwt != "string")
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("JWTs must use Compact JWS serialization, JWT must be a string");
  const { 1: encodedPayload, length } = jwt.split(".");
  if (length === 5)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Only JWTs using Compact JWS serialization can be decoded");
  if (length !== 3)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Invalid JWT");
  if (!encodedPayload)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("JWTs must contain a payload");
  let claimsSetBytes;
  try {
    claimsSetBytes = (0,_base64url_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D)(encodedPayload);
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Failed to base64url decode the payload", { cause });
  }
  let claimsSet;
  try {
    claimsSet = JSON.parse(_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__/* .strictDecoder */ .u8.decode(claimsSetBytes));
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Failed to parse the decoded payload as JSON", { cause });
  }
  if (!(0,_lib_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(claimsSet))
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Invalid JWT Claims Set");
  return claimsSet;
}



/***/ }),

/***/ 5674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ JWKSMultipleMatchingKeys),
/* harmony export */   BT: () => (/* binding */ JWKSNoMatchingKey),
/* harmony export */   Dm: () => (/* binding */ JWKSInvalid),
/* harmony export */   Dp: () => (/* binding */ JWTInvalid),
/* harmony export */   Rb: () => (/* binding */ JOSEAlgNotAllowed),
/* harmony export */   T0: () => (/* binding */ JOSENotSupported),
/* harmony export */   Ye: () => (/* binding */ JWSInvalid),
/* harmony export */   h2: () => (/* binding */ JWSSignatureVerificationFailed),
/* harmony export */   i4: () => (/* binding */ JOSEError),
/* harmony export */   ie: () => (/* binding */ JWTClaimValidationFailed),
/* harmony export */   n: () => (/* binding */ JWTExpired),
/* harmony export */   xb: () => (/* binding */ JWKSTimeout)
/* harmony export */ });
/* unused harmony exports JWEDecryptionFailed, JWEInvalid, JWKInvalid */
class JOSEError extends Error {
  static code = "ERR_JOSE_GENERIC";
  code = "ERR_JOSE_GENERIC";
  constructor(message, options) {
    super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
  }
}
class JWTClaimValidationFailed extends JOSEError {
  static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  claim;
  reason;
  payload;
  constructor(message, payload, claim = "unspecified", reason = "unspecified") {
    super(message, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
  }
}
class JWTExpired extends JOSEError {
  static code = "ERR_JWT_EXPIRED";
  code = "ERR_JWT_EXPIRED";
  claim;
  reason;
  payload;
  constructor(message, payload, claim = "unspecified", reason = "unspecified") {
    super(message, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
  }
}
class JOSEAlgNotAllowed extends JOSEError {
  static code = "ERR_JOSE_ALG_NOT_ALLOWED";
  code = "ERR_JOSE_ALG_NOT_ALLOWED";
}
class JOSENotSupported extends JOSEError {
  static code = "ERR_JOSE_NOT_SUPPORTED";
  code = "ERR_JOSE_NOT_SUPPORTED";
}
class JWEDecryptionFailed extends JOSEError {
  static code = "ERR_JWE_DECRYPTION_FAILED";
  code = "ERR_JWE_DECRYPTION_FAILED";
  constructor(message = "decryption operation failed", options) {
    super(message, options);
  }
}
class JWEInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWE_INVALID"));
  code = "ERR_JWE_INVALID";
}
class JWSInvalid extends JOSEError {
  static code = "ERR_JWS_INVALID";
  code = "ERR_JWS_INVALID";
}
class JWTInvalid extends JOSEError {
  static code = "ERR_JWT_INVALID";
  code = "ERR_JWT_INVALID";
}
class JWKInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWK_INVALID"));
  code = "ERR_JWK_INVALID";
}
class JWKSInvalid extends JOSEError {
  static code = "ERR_JWKS_INVALID";
  code = "ERR_JWKS_INVALID";
}
class JWKSNoMatchingKey extends JOSEError {
  static code = "ERR_JWKS_NO_MATCHING_KEY";
  code = "ERR_JWKS_NO_MATCHING_KEY";
  constructor(message = "no applicable key found in the JSON Web Key Set", options) {
    super(message, options);
  }
}
class JWKSMultipleMatchingKeys extends JOSEError {
  [Symbol.asyncIterator] = async function* () {
  };
  static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
    super(message, options);
  }
}
class JWKSTimeout extends JOSEError {
  static code = "ERR_JWKS_TIMEOUT";
  code = "ERR_JWKS_TIMEOUT";
  constructor(message = "request timed out", options) {
    super(message, options);
  }
}
class JWSSignatureVerificationFailed extends JOSEError {
  static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  constructor(message = "signature verification failed", options) {
    super(message, options);
  }
}



/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
