export const id = 2914;
export const ids = [2914];
export const modules = {

/***/ 78454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  signatures: () => (/* binding */ signatures_signatures)
});

// EXTERNAL MODULE: ./lib/clients/index.js + 27 modules
var lib_clients = __webpack_require__(89331);
// EXTERNAL MODULE: ./lib/clients/platform-transport.js
var platform_transport = __webpack_require__(84097);
// EXTERNAL MODULE: ./lib/config/read.js + 2 modules
var config_read = __webpack_require__(34824);
// EXTERNAL MODULE: ./lib/host/local.js + 2 modules
var local = __webpack_require__(95231);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/model/mirror.js
var mirror = __webpack_require__(47770);
// EXTERNAL MODULE: ./lib/model/presets.js
var presets = __webpack_require__(13293);
// EXTERNAL MODULE: ./lib/model/signature-files.js
var signature_files = __webpack_require__(96581);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/report/signatures.js
var signatures = __webpack_require__(91175);
// EXTERNAL MODULE: ./lib/signatures/built.js + 1 modules
var built = __webpack_require__(96215);
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

// EXTERNAL MODULE: ./lib/output/signatures.js
var output_signatures = __webpack_require__(20134);
// EXTERNAL MODULE: ./lib/report/images/signatures.js
var images_signatures = __webpack_require__(88822);
// EXTERNAL MODULE: ./lib/signatures/read-digest.js
var read_digest = __webpack_require__(60340);
;// CONCATENATED MODULE: ./lib/cli/attached.js







async function readAttached({ source, files, now }, image, mirrored, digest) {
    const read = (0,read_digest/* digestReader */.M)({ source, files, now, isWhole: true });
    const [{ found, gaps, staleRoot }, claims] = await Promise.all([
        read({ image, mirrored, own: [ruleAbout(image)] }, digest),
        source.claims(image, mirrored, digest),
    ]);
    return { image, digest, found, claims, gaps: [...gaps, ...[staleRoot ?? []].flat()] };
}
function ruleAbout({ registry, repository }) {
    const [owner = ''] = repository.split('/');
    const anyOf = registry === 'ghcr.io'
        ? [{ kind: 'identity', issuer: '', identity: `https://github.com/${owner}/*/`, root: '' }]
        : [];
    return { at: { file: '', span: { start: 0, end: 0 } }, images: [], anyOf };
}
function signedLines({ image, found }) {
    return found.signed.flatMap((one) => {
        const own = { ...found, signed: [one], refused: [] };
        const signed = (0,signatures/* describeSignatures */.p)({ ...own, ...(0,compact/* compact */.o)({ built: (0,built/* builtOf */.Q)(image, own, []) }) });
        return (0,images_signatures/* signatureCards */.a)([{ signatures: signed }]).map((card) => `${one.form}: ${(0,plain/* plain */.p)((0,output_signatures/* signatureText */.gs)(card))}`);
    });
}
function claimLines({ claims: { types, names } }) {
    const builtAs = names.length === 0 ? [] : [`claimed, not signed: built as ${(0,plain/* plain */.p)(names.join(', '))}`];
    return [...types.map((type) => `claimed, not signed: ${(0,plain/* plain */.p)(type)}`), ...builtAs];
}

// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
;// CONCATENATED MODULE: ./lib/cli/signatures.js
















async function signatures_signatures(context) {
    const { invocation, environment, out, err, network } = context;
    const [operand = ''] = invocation.operands;
    const read = (0,config_read/* readConfig */.X)((name) => (0,cli_context/* inputOf */.wg)(context, name), { presets: presets/* presets */.v, checks: [] });
    const parsed = (0,model_image/* parseImage */.zZ)(operand);
    const files = await namedFiles(context);
    const issues = [
        ...('issues' in read ? read.issues : []),
        ...(parsed.kind === 'invalid' ? [`\`${(0,plain/* plain */.p)(operand)}\` is not an image reference: ${parsed.why}.`] : []),
        ...files.issues,
    ];
    if ('issues' in read || parsed.kind === 'invalid' || issues.length > 0)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', issues);
    const { config } = read;
    const host = (0,local/* localHost */.O)({ root: '.', environment, print: err, ...(0,compact/* compact */.o)({ network }) });
    const clients = await (0,lib_clients/* connect */.Ng)((0,platform_transport/* withPlatformTransport */.N)(host, config), config);
    const image = (0,model_image/* withImpliedTag */.Lt)(parsed.image);
    const mirrored = (0,mirror/* mirroredImage */.o)(image, config.registries);
    try {
        const digest = image.digest ??
            (await clients.contentIn(mirrored.registry).digestOf(mirrored.repository, image.tag ?? 'latest'));
        const options = { source: clients.signatures, files, now: host.clock.now() };
        const attached = await readAttached(options, image, mirrored, digest);
        const { gaps } = attached;
        const shown = { ...attached, policy: policyFor(mirrored, attached.found, files) };
        out(invocation.json ? asJson(shown) : asText(shown));
        for (const { cause, message } of gaps)
            err(`${(0,plain/* plain */.p)(message)} [${cause}]`);
        return gaps.length > 0 ? 3 : 0;
    }
    catch (error) {
        return (0,cli_context/* printFailure */.eV)(context, (0,failure/* gapFrom */.rK)(error, operand));
    }
}
async function namedFiles({ invocation }) {
    const keys = new Map();
    const roots = new Map();
    const paths = new Map();
    const issues = [];
    for (const flag of ['key', 'trusted-root'])
        for (const path of (0,cli_context/* linesOf */.Dx)(invocation, flag)) {
            const file = await (0,cli_context/* readUserFile */.E1)(path, 1024 * 1024);
            const named = 'text' in file ? nameOf(flag, file.text) : file;
            if (!('text' in file) || !('name' in named)) {
                issues.push(`\`${(0,plain/* plain */.p)(path)}\` ${'wrong' in named ? named.wrong : 'is not a file that can be read'}.`);
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
    return flag === 'key' ? (0,signature_files/* publicKeyName */.y)(text) : { name: (0,signature_files/* trustedRootName */.J)(text) };
}
function policyFor({ registry, repository }, { signed }, { paths }) {
    return proposedPolicy({
        image: `${registry}/${repository}`,
        signers: signed.map(({ signer }) => signer),
        fileOf: (name) => paths.get(name),
    });
}
function asJson({ image, found, claims: { types, names }, policy }) {
    const described = (0,signatures/* describeSignatures */.p)({ ...found, ...(0,compact/* compact */.o)({ built: (0,built/* builtOf */.Q)(image, found, []) }) });
    const builtAs = names.length === 0 ? {} : { builtAs: names };
    const document = {
        image: (0,model_image/* imageName */.tO)(image),
        ...described,
        claims: types,
        ...builtAs,
        ...(0,compact/* compact */.o)({ policy }),
    };
    return JSON.stringify(document, null, 2);
}
function asText(shown) {
    const { image, digest, found, policy } = shown;
    const refused = found.refused.map(({ why }) => `does not count: ${(0,plain/* plain */.p)(why)}`);
    const lines = [...signedLines(shown), ...refused, ...claimLines(shown)].map((line) => `  ${line}`);
    const head = `${(0,model_image/* imageName */.tO)(image)}@${digest}`;
    if (policy === undefined)
        return [head, ...lines, ...(found.signed.length === 0 ? ['  not signed'] : [])].join('\n');
    const advice = '# To require these signers, review the lines and add them to the policy in a pull request:';
    return [head, ...lines, '', advice, policy].join('\n');
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


/***/ }),

/***/ 20186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ riskLevels),
/* harmony export */   j: () => (/* binding */ newestEvent)
/* harmony export */ });
function newestEvent(events) {
    return events.reduce((latest, event) => (timeOf(event) >= timeOf(latest) ? event : latest), undefined);
}
function timeOf(event) {
    const at = Date.parse(event?.at ?? '');
    return Number.isNaN(at) ? 0 : at;
}
const riskLevels = ['none', 'low', 'medium', 'high', 'critical'];


/***/ }),

/***/ 70427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isBound)
/* harmony export */ });
function isBound(basis) {
    return basis === 'witness' || basis === 'first-seen';
}


/***/ }),

/***/ 52367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ imageSpellings),
/* harmony export */   d1: () => (/* binding */ imageMatches),
/* harmony export */   dO: () => (/* binding */ exactImage)
/* harmony export */ });
/* harmony import */ var _name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78893);
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43277);


function imageMatches(globs, image) {
    return (image !== undefined &&
        globs
            .map(withCanonicalRegistry)
            .some((glob) => imageSpellings(image).some((name) => (0,_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesName */ .H)(glob, name))));
}
function exactImage(glob) {
    return /[*?]/.test(glob) ? undefined : withCanonicalRegistry(glob);
}
function withCanonicalRegistry(glob) {
    return glob.includes('/') ? (0,_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPrefix */ .l)(glob) : glob;
}
function imageSpellings({ registry, repository }) {
    const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
    return [`${registry}/${repository}`, ...short];
}


/***/ }),

/***/ 47770:
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

/***/ 78893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ matchesName),
/* harmony export */   k: () => (/* binding */ isNameGlob)
/* harmony export */ });
function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
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

/***/ 82229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ maxCandidates),
/* harmony export */   Hk: () => (/* binding */ pullVerdict),
/* harmony export */   Ky: () => (/* binding */ answerAbout),
/* harmony export */   os: () => (/* binding */ denialsOf)
/* harmony export */ });
const maxCandidates = 15;
function answerAbout({ newest, others }, digest) {
    return [...newest, ...others].find((answer) => answer.digest === digest);
}
function pullVerdict({ results, unknown, isHarmless }) {
    if (denialsOf(results, 'enforced').length > 0)
        return 'denied';
    const isOpen = results.some(({ mode, result }) => mode === 'enforced' && result === 'error');
    return isOpen || (unknown !== undefined && isHarmless !== true) ? 'unknown' : 'allowed';
}
function denialsOf(results, mode) {
    return results.filter((one) => one.mode === mode && one.result === 'denied' && one.override === undefined);
}


/***/ }),

/***/ 89506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Le: () => (/* binding */ parseRiskLevel),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44353);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20186);


const maxVectorLength = 300;
function severityOf(severities) {
    const ratings = severities.filter(({ score }) => score.trim() !== '').map(({ score }) => readScore(score));
    const worst = ratings.reduce((max, rating) => (rating !== undefined && isWorse(rating, max) ? rating : max), undefined);
    return worst !== undefined && ratings.includes(undefined) ? { ...worst, orWorse: true } : worst;
}
function parseRiskLevel(word) {
    const name = word.trim().toLowerCase();
    const synonyms = { negligible: 'low', moderate: 'medium' };
    return (_advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.find((level) => level === name) ?? (Object.hasOwn(synonyms, name) ? synonyms[name] : undefined));
}
function isAtLeast(level, threshold) {
    return _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(level) >= _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(threshold);
}
function readScore(text) {
    if (text.length > maxVectorLength)
        return undefined;
    const named = parseRiskLevel(text);
    if (named !== undefined)
        return { level: named };
    const score = /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? Number(text) : baseScore(text);
    return score === undefined || score > 10 ? undefined : { level: levelOf(score), score };
}
const vectorShape = /^(?:CVSS:\d\.\d\/)?[A-Za-z]{1,5}:[A-Za-z]{1,5}(?:\/[A-Za-z]{1,5}:[A-Za-z]{1,5})*$/;
function baseScore(vector) {
    if (!vectorShape.test(vector))
        return undefined;
    const parsed = ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__.fromVector(vector);
    const scores = parsed?.calculateScores();
    return scores?.base;
}
function levelOf(score) {
    if (score >= 9)
        return 'critical';
    if (score >= 7)
        return 'high';
    if (score >= 4)
        return 'medium';
    return score > 0 ? 'low' : 'none';
}
function isWorse(rating, than) {
    if (than === undefined)
        return true;
    const order = _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(rating.level) - _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(than.level);
    return order > 0 || (order === 0 && (rating.score ?? 0) > (than.score ?? 0));
}


/***/ }),

/***/ 96581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ trustedRootName),
/* harmony export */   y: () => (/* binding */ publicKeyName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function publicKeyName(text) {
    if (!/-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(text))
        return { wrong: 'is not a public key in PEM' };
    let key;
    try {
        key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(text);
    }
    catch {
        return { wrong: 'is not a public key that can be read' };
    }
    const { asymmetricKeyType: type = '', asymmetricKeyDetails: details } = key;
    if (!['ec', 'ed25519', 'rsa'].includes(type))
        return { wrong: `is a key of the type ${type}, not ECDSA, Ed25519 or RSA` };
    if (type === 'rsa' && (details?.modulusLength ?? 0) < 2048)
        return { wrong: 'is an RSA key of fewer than 2048 bits' };
    return { name: sha256(key.export({ format: 'der', type: 'spki' })) };
}
function trustedRootName(text) {
    return sha256(text);
}
function sha256(data) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex')}`;
}


/***/ }),

/***/ 77920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ looksImmutable),
/* harmony export */   k: () => (/* binding */ isFullVersion)
/* harmony export */ });
const fullVersion = /^v?\d{1,9}\.\d{1,9}\.\d{1,9}(?:[-_+.][\w.-]*)?$/;
const date = /^(?:.*[-_.])?20\d{2}[-_.]?(?:0[1-9]|1[0-2])[-_.]?(?:0[1-9]|[12]\d|3[01])(?:[-_.T].*)?$/;
const commit = /^(?:.*[-_.])?(?:sha-?)?(?=[a-f]*\d)(?=\d*[a-f])[a-f0-9]{7,64}$/;
function isFullVersion(tag) {
    return tag.length <= 128 && fullVersion.test(tag);
}
function looksImmutable(tag) {
    return isFullVersion(tag) || (tag.length <= 128 && (date.test(tag) || commit.test(tag)));
}


/***/ }),

/***/ 20134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ signatureRowsOf),
/* harmony export */   gs: () => (/* binding */ signatureText),
/* harmony export */   ie: () => (/* binding */ signatureRows)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5446);


function signatureRows({ images = [] }) {
    return images.flatMap(signatureRowsOf);
}
function signatureRowsOf({ name, signatures = [] }) {
    return signatures.map((card) => ({
        image: name,
        digest: `${roles[card.role]}${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(card.digest)}`,
        text: signatureText(card),
        links: [
            ...link('commit', card.links.commit),
            ...link('run', card.links.run),
            ...link('log entry', card.links.log),
        ],
        card,
    }));
}
const roles = { pinned: '', current: 'new: ', replaced: 'old: ' };
function link(label, url) {
    return url === undefined ? [] : [{ label, url }];
}
function signatureText(card) {
    const { state, signer = '', issuer, at, refused = 0 } = card;
    const invalid = refused === 0 ? '' : `, and ${refused} that ${refused === 1 ? 'does' : 'do'} not count`;
    if (state === 'unknown')
        return `not known whether it is signed${invalid}`;
    if (state === 'not-signed')
        return refused === 0 ? 'not signed' : `no valid signature${invalid}`;
    const by = issuer === undefined ? `the key ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(signer)}` : `${signer} (${issuer})`;
    const when = at === undefined ? '' : ` on ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatReportDay */ .On)(at)}`;
    const built = builtText(card);
    return `signed by ${by}${when}${built === '' ? '' : `; ${built}`}`;
}
function builtText({ gitTag, relation, repository, commit, accepted }) {
    const of = repository === undefined ? '' : ` of ${repository}`;
    const at = commit === undefined ? '' : ` from commit ${commit.slice(0, 12)}`;
    if (gitTag === undefined)
        return of === '' ? '' : `built${at}${of}`;
    const proof = accepted && (relation === 'same' || relation === 'line') ? ', proved by its signature' : '';
    const line = relation === 'line' ? ', a version of this tag' : relation === 'other' ? ', another version' : '';
    return `built as ${gitTag}${of}${at}${line}${proof}`;
}


/***/ }),

/***/ 96215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ builtOf)
});

// UNUSED EXPORTS: relationOf

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/signatures/match.js
var match = __webpack_require__(13326);
// EXTERNAL MODULE: ./lib/model/version-tag.js
var version_tag = __webpack_require__(77920);
;// CONCATENATED MODULE: ./lib/signatures/proves-tag.js


function provesTag({ build, signer, at }, image, rules) {
    const { repository, ref = '' } = build ?? {};
    if (at === undefined || repository === undefined || !ref.startsWith('refs/tags/'))
        return false;
    if (rules.some(({ sourceTag }) => sourceTag === 'any'))
        return false;
    if (!isSpelledAs(ref.slice('refs/tags/'.length), image.tag ?? ''))
        return false;
    return rules.some(({ anyOf }) => anyOf.some((required) => required.kind === 'identity' &&
        (0,match/* isSigner */.Jz)(required, signer) &&
        !/[*?]/.test(required.issuer) &&
        namesSource(required.identity, repository, image.repository)));
}
const variant = /^[-_](?!r\d)[a-z]/i;
function isSpelledAs(gitTag, tag) {
    if (!(0,version_tag/* isFullVersion */.k)(gitTag) || !(0,version_tag/* isFullVersion */.k)(tag))
        return false;
    const [built, claimed] = [gitTag.replace(/^v/, ''), tag.replace(/^v/, '')];
    return claimed === built || (claimed.startsWith(built) && variant.test(claimed.slice(built.length)));
}
const sourceAddress = /^(https:\/\/[^/]+\/)([^/]+)\/([^/]+)$/;
function namesSource(identity, repository, imageRepository) {
    const literal = identity.split(/[*?]/, 1)[0] ?? '';
    if (literal.startsWith(`${repository}/`))
        return true;
    const [, host = '', owner = '', name = ''] = sourceAddress.exec(repository) ?? [];
    if (name === '' || imageRepository === undefined || !literal.startsWith(`${host}${owner}/`))
        return false;
    const path = `${owner}/${name}`.toLowerCase();
    return imageRepository === path || imageRepository.startsWith(`${path}/`);
}

;// CONCATENATED MODULE: ./lib/signatures/built.js



function builtOf(image, found, rules) {
    const { tag } = image;
    const accepted = found.signed.filter((signature) => rules.every((rule) => (0,match/* acceptedBy */.lA)(rule, { signed: [signature] }) !== undefined));
    const builds = accepted.flatMap((signature) => {
        const { build } = signature;
        if (build === undefined)
            return [];
        const gitTag = build.ref?.startsWith('refs/tags/') ? build.ref.slice('refs/tags/'.length) : undefined;
        const relation = gitTag === undefined || tag === undefined ? undefined : relationOf(gitTag, tag);
        const { form, at } = signature;
        const proves = relation === 'same' && provesTag(signature, image, rules) ? true : undefined;
        return [
            { build, form, isRequired: rules.length > 0, ...(0,compact/* compact */.o)({ at, gitTag, relation, provesTag: proves }) },
        ];
    });
    const order = ['same', 'line', 'other', undefined];
    const rank = ({ relation, form, provesTag: proves }) => order.indexOf(relation) * 4 + (proves ? 0 : 2) + (form === 'provenance' ? 0 : 1);
    return builds.sort((a, b) => rank(a) - rank(b))[0];
}
const numbers = String.raw `(\d{1,5}(?:\.\d{1,9}){0,3})`;
const imageTag = new RegExp(`^v?${numbers}(?:[-_.+](.*))?$`);
const gitVersion = new RegExp(`^(?:[A-Za-z][A-Za-z0-9_/-]*[-_/])?(v)?${numbers}(?:[-_+](.*))?$`);
const preRelease = /^(?:a|alpha|b|beta|c|rc|pre|preview|dev|snapshot|nightly|canary)(?![a-z])/i;
function relationOf(gitTag, tag) {
    const built = versionIn(gitVersion.exec(gitTag)?.slice(1));
    const [, claimedNumbers = '', claimedRest = ''] = imageTag.exec(tag) ?? [];
    if (built === undefined || claimedNumbers === '')
        return undefined;
    const claimed = { numbers: claimedNumbers.split('.').map(Number), rest: claimedRest };
    const shared = Math.min(built.numbers.length, claimed.numbers.length);
    const isPrefix = built.numbers.slice(0, shared).every((number, index) => number === claimed.numbers[index]);
    if (!isPrefix)
        return 'other';
    if (claimed.numbers.length < built.numbers.length)
        return 'line';
    if (claimed.numbers.slice(shared).some((number) => number !== 0))
        return undefined;
    return sameRelease(built.rest, claimed.rest) ? 'same' : 'other';
}
function versionIn([v, written = '', rest = ''] = []) {
    if (written === '' || (v === undefined && !written.includes('.')))
        return undefined;
    return { numbers: written.split('.').map(Number), rest };
}
function sameRelease(built, claimed) {
    if (preRelease.test(built)) {
        const next = claimed[built.length];
        return claimed.startsWith(built) && (next === undefined || /[-_.+]/.test(next));
    }
    return !preRelease.test(claimed);
}


/***/ }),

/***/ 13326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jz: () => (/* binding */ isSigner),
/* harmony export */   Rr: () => (/* binding */ signaturesOf),
/* harmony export */   Rx: () => (/* binding */ signatureRulesFor),
/* harmony export */   YQ: () => (/* binding */ signerKey),
/* harmony export */   ib: () => (/* binding */ satisfies),
/* harmony export */   lA: () => (/* binding */ acceptedBy)
/* harmony export */ });
/* harmony import */ var _model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52367);
/* harmony import */ var _model_name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78893);


function signatureRulesFor(rules, image, origin) {
    const names = [image, ...(origin === undefined ? [] : [origin])];
    return rules.filter(({ images, except = [] }) => names.some((name) => (0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatches */ .d1)(images, name) && !(0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatches */ .d1)(except, name)));
}
function acceptedBy({ anyOf }, { signed }) {
    return signed.find(({ signer }) => anyOf.some((required) => isSigner(required, signer)));
}
function satisfies(rules, found) {
    return rules.length > 0 && rules.every((rule) => acceptedBy(rule, found) !== undefined);
}
function isSigner(required, signer) {
    if (required.kind === 'key')
        return signer.kind === 'key' && signer.key === required.key;
    return (signer.kind === 'identity' &&
        signer.root === required.root &&
        (0,_model_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesName */ .H)(required.issuer, signer.issuer) &&
        (0,_model_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesName */ .H)(required.identity, signer.identity));
}
function signaturesOf(found, digest) {
    if (found.digest === digest)
        return found;
    return found.ofCurrent?.digest === digest ? found.ofCurrent : undefined;
}
function signerKey(signer) {
    return JSON.stringify(signer.kind === 'key' ? [signer.key] : [signer.root, signer.issuer, withoutRef(signer.identity)]);
}
function withoutRef(identity) {
    return identity.replace(/@refs\/.*$/, '');
}


/***/ }),

/***/ 8487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ freshRootUnusable),
/* harmony export */   Ke: () => (/* binding */ refusals),
/* harmony export */   M8: () => (/* binding */ staleRoot),
/* harmony export */   vm: () => (/* binding */ unverifiable),
/* harmony export */   wV: () => (/* binding */ badRoot)
/* harmony export */ });
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80588);

function shown(text) {
    const line = text.replace(/[^\x20-\x7e]+/g, ' ');
    return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
function minute(at) {
    const text = new Date(at).toISOString();
    return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}
const refusals = {
    noPayload: 'its payload is not a container image signature of cosign',
    noStatement: 'its content is not an in-toto statement',
    otherPredicate: (type) => `it is an attestation of another kind (${shown(type)}), which does not say that the signer vouches for the image`,
    otherDigest: (subjects, digest) => `it is about ${subjects.length === 0 ? 'no sha256 digest' : subjects.slice(0, 3).join(', ')}, not about ${digest}`,
    notJson: 'the bundle is not JSON, or it is truncated',
    notBundle: (what) => `the bundle cannot be read: ${shown(what)}`,
    tooMany: (what, max) => `the bundle has more than ${max} ${what}`,
    checkpointName: 'the checkpoint names its signer with characters that no log uses',
    otherType: (type) => `the envelope holds ${shown(type)}, which is not an in-toto statement`,
    messageSignature: 'it signs bytes without saying which image they belong to',
    noSignature: 'the annotation with the signature is missing',
    noCertificate: 'it has no certificate, and the policy names no key that made it',
    badCertificate: 'its certificate cannot be read',
    noLog: 'it has no entry in a transparency log, so nobody knows when it was made',
    badLog: 'the annotation with the log entry cannot be read',
    wrongKey: 'none of the keys in the policy made it',
    future: (at) => `it is dated ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)}, which is in the future`,
    noIdentity: 'its certificate names no identity, or more than one',
    noIssuer: 'its certificate does not name the issuer of the identity',
    usage: 'its certificate is not for signing code',
    outside: (at, { from, to }) => `its certificate was valid from ${minute(from)} to ${minute(to)}, and the log has the signature from ${minute(at)}`,
    verification: (code, message) => verificationText(code, message),
};
const codes = {
    TLOG_ERROR: 'it lacks an entry in a transparency log that is trusted',
    TLOG_INCLUSION_PROOF_ERROR: 'the proof that the log contains its entry is not valid',
    TLOG_INCLUSION_PROMISE_ERROR: 'the promise of the log to contain its entry is not signed by a trusted log',
    TLOG_MISSING_INCLUSION_ERROR: 'nothing shows that the log contains its entry',
    TLOG_BODY_ERROR: 'its log entry is about another signature',
    CERTIFICATE_ERROR: 'its certificate is not trusted',
    PUBLIC_KEY_ERROR: 'none of the keys in the policy made it',
    SIGNATURE_ERROR: 'the signature does not match the content',
    TIMESTAMP_ERROR: 'nothing that is trusted says when it was made',
};
function verificationText(code, message) {
    const text = codes[code];
    return text === undefined ? `it could not be verified (${shown(message)})` : `${text} (${shown(message)})`;
}
function unverifiable(subject, why) {
    return `It is not known whether ${subject} is signed as the policy requires: ${why}`;
}
function staleRoot(date, why) {
    return `The trusted root of Sigstore was not refreshed, so signatures were verified under the root of this release, of ${date}. It may lack newer keys, and still trust keys that Sigstore has withdrawn. Run again, or set \`sigstore-root: package\`. Reason: ${why}`;
}
const freshRootUnusable = 'what the update repository has is not a trusted root';
function badRoot(file) {
    const message = 'The trusted root cannot be read, so no signature counts under it: it must be a `trusted_root.json`, or one such document per line';
    return { cause: 'unverifiable-signature', subject: file, message };
}


/***/ }),

/***/ 60340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ digestReader)
/* harmony export */ });
/* harmony import */ var _model_append_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27925);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6841);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13326);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8487);






function digestReader({ source, files, now, isWhole }) {
    let loaded;
    async function load() {
        const { signatureVerifier } = await Promise.all(/* import() */[__webpack_require__.e(4187), __webpack_require__.e(8796)]).then(__webpack_require__.bind(__webpack_require__, 48796));
        if (source.freshRoot === undefined)
            return signatureVerifier(files, now);
        const { readFreshRoot } = await Promise.all(/* import() */[__webpack_require__.e(4187), __webpack_require__.e(280)]).then(__webpack_require__.bind(__webpack_require__, 30280));
        const { fresh, stale } = await readFreshRoot(source.freshRoot);
        return { ...signatureVerifier(files, now, fresh), ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ staleRoot: stale }) };
    }
    async function readDigest({ image, mirrored, own }, digest) {
        const subject = `${image.registry}/${image.repository}@${digest}`;
        loaded ??= load();
        const { verify, badRoots, staleRoot } = await loaded;
        const isStale = (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ staleRoot });
        const signed = [];
        const refused = [];
        const required = own.flatMap(({ anyOf }) => anyOf);
        const gaps = required.flatMap((one) => one.kind === 'identity' && badRoots.includes(one.root) ? [(0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .badRoot */ .wV)(one.file ?? one.root)] : []);
        for (const place of source.places(image, mirrored, digest, required)) {
            try {
                for (const attached of await place()) {
                    const result = verify(attached, digest);
                    if ('signed' in result)
                        signed.push(result.signed);
                    else
                        refused.push(result.refused);
                }
            }
            catch (error) {
                gaps.push((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, subject));
            }
            if (isWhole === undefined && isEnough(own, signed))
                return { found: { digest, signed, refused, complete: false }, gaps: [], ...isStale };
        }
        (0,_model_append_js__WEBPACK_IMPORTED_MODULE_4__/* .append */ .B)(gaps, unreadable(subject, refused));
        return { found: { digest, signed, refused, complete: gaps.length === 0 }, gaps, ...isStale };
    }
    return (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_5__/* .memoizeAsync */ .T)(readDigest, ({ image, own }, digest) => JSON.stringify([image.registry, image.repository, digest, own.length > 0]));
}
function isEnough(own, signed) {
    return own.length === 0 ? signed.length > 0 : (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .satisfies */ .ib)(own, { signed });
}
function unreadable(subject, refused) {
    const first = refused.find(({ kind }) => kind === 'unreadable');
    if (first === undefined)
        return [];
    return [{ cause: 'unverifiable-signature', subject, message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unverifiable */ .vm)(subject, first.why) }];
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
/* harmony export */   fz: () => (/* binding */ isDisjoint),
/* harmony export */   h2: () => (/* binding */ decodeBase64url),
/* harmony export */   ji: () => (/* binding */ serializeJoseHeader),
/* harmony export */   nI: () => (/* binding */ validateCrit),
/* harmony export */   qc: () => (/* binding */ JWS_RECOGNIZED)
/* harmony export */ });
/* unused harmony exports JWE_RECOGNIZED, assertUint8Array, isJwkSet */
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

/***/ 5674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ JWTInvalid),
/* harmony export */   Rb: () => (/* binding */ JOSEAlgNotAllowed),
/* harmony export */   T0: () => (/* binding */ JOSENotSupported),
/* harmony export */   Ye: () => (/* binding */ JWSInvalid),
/* harmony export */   h2: () => (/* binding */ JWSSignatureVerificationFailed),
/* harmony export */   ie: () => (/* binding */ JWTClaimValidationFailed),
/* harmony export */   n: () => (/* binding */ JWTExpired)
/* harmony export */ });
/* unused harmony exports JOSEError, JWEDecryptionFailed, JWEInvalid, JWKInvalid, JWKSInvalid, JWKSMultipleMatchingKeys, JWKSNoMatchingKey, JWKSTimeout */
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
class JWKSInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWKS_INVALID"));
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
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13798);



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
