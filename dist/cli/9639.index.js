export const id = 9639;
export const ids = [9639];
export const modules = {

/***/ 64663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ policySources),
/* harmony export */   p: () => (/* binding */ checkoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44231);



function checkoutPolicy(files) {
    return async (path) => policyText(await files.read(path));
}
async function policySources(host, githubToken, base) {
    return {
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ folder: host.repository?.folder }),
        head: checkoutPolicy(host.repository ?? host.files),
        ...((await isReviewed(host, base)) ? {} : { base: basePolicy(host, githubToken, base) }),
        remote: remotePolicy(host, githubToken),
        checks: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6226))).checkIds,
    };
}
async function isReviewed(host, base) {
    try {
        const { kind } = await (0,_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .revisionOf */ .D)(host, base);
        return kind === 'branch' || kind === 'local';
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return false;
        throw error;
    }
}
async function connected(host, githubToken, base) {
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(1252), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ githubToken, base }));
}
function basePolicy(host, githubToken, named) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(1252), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)).then(async (ci) => ci.openBase(host, await connected(host, githubToken, named), 'rules'));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('no-base', 'There is no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(1252), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)),
            __webpack_require__.e(/* import() */ 1522).then(__webpack_require__.bind(__webpack_require__, 61522)),
            Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(5133)]).then(__webpack_require__.bind(__webpack_require__, 85133)),
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

/***/ 66931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ appliedPolicyText)
/* harmony export */ });
function appliedPolicyText({ policy: { sources } }) {
    if (sources.length === 0)
        return 'No policy was found: the defaults apply';
    return `Policy: ${sources.map(({ path }) => path).join(', then ')}`;
}


/***/ }),

/***/ 9639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  configOn: () => (/* binding */ configOn),
  folderHost: () => (/* binding */ folderHost),
  gate: () => (/* binding */ gate),
  gateOn: () => (/* binding */ gateOn),
  runOn: () => (/* binding */ runOn),
  silentHost: () => (/* binding */ silentHost)
});

// EXTERNAL MODULE: ./lib/ci/policy-sources.js
var policy_sources = __webpack_require__(64663);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 6 modules
var http = __webpack_require__(11252);
// EXTERNAL MODULE: ./lib/config/index.js
var config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/host/exit.js
var exit = __webpack_require__(14076);
// EXTERNAL MODULE: ./lib/host/files/files.js
var files_files = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/host/files/links.js
var links = __webpack_require__(99011);
// EXTERNAL MODULE: ./lib/host/git/programs.js
var programs = __webpack_require__(88356);
;// CONCATENATED MODULE: ./lib/host/renderers.js








const defaultLimits = {
    files: 20_000,
    bytes: 256 * 2 ** 20,
    timeMs: 20_000,
    outputBytes: 16 * 2 ** 20,
};
function machineRenderers(environment, root, limits = defaultLimits) {
    return {
        async open(paths) {
            if (paths.length > limits.files)
                return { refused: `${(0,text_text/* plural */.LS)(paths.length, 'file')} are more than ${limits.files}` };
            const temp = await (0,promises_.mkdtemp)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'tagproof-rendered-'));
            const [copy, home] = [external_node_path_.join(temp, 'checkout'), external_node_path_.join(temp, 'home')];
            const close = () => (0,promises_.rm)(temp, { recursive: true, force: true });
            try {
                for (const folder of [copy, home])
                    await (0,promises_.mkdir)(folder);
                const bytes = await copyFiles(root, copy, paths, limits.bytes);
                if (bytes <= limits.bytes)
                    return { ...copied(root, copy), run: runnerIn(copy, home, environment, root, limits), close };
                await close();
                return { refused: `the files have more than ${limits.bytes} bytes` };
            }
            catch (error) {
                await close();
                return { refused: `the files cannot be copied (${error.code})` };
            }
        },
    };
}
async function copyFiles(root, copy, paths, most) {
    let bytes = 0;
    for (const one of paths) {
        const found = one.endsWith('/') ? undefined : (0,links/* linkedFile */.o2)(root, external_node_path_.join(root, one));
        if (found === undefined)
            continue;
        const stats = await (0,promises_.stat)(found.file);
        if (!stats.isFile())
            continue;
        bytes += stats.size;
        if (bytes > most)
            return bytes;
        const target = external_node_path_.join(copy, one);
        await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
        await (0,promises_.copyFile)(found.file, target, external_node_fs_.constants.COPYFILE_FICLONE);
    }
    return bytes;
}
function copied(root, copy) {
    return {
        async write(file, text) {
            const target = external_node_path_.join(copy, file);
            if (text !== undefined)
                return (0,promises_.writeFile)(target, text);
            const found = (0,links/* linkedFile */.o2)(root, external_node_path_.join(root, file));
            if (found !== undefined)
                await (0,promises_.copyFile)(found.file, target);
        },
    };
}
const nowhere = 'http://127.0.0.1:9';
function runnerIn(copy, home, environment, root, { timeMs, outputBytes }) {
    const env = {
        ...{ PATH: home, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
        ...{
            KUBECONFIG: external_node_path_.join(home, 'config'),
            DOCKER_CONFIG: home,
            DOCKER_HOST: nowhere,
            HELM_PLUGINS: home,
        },
        ...{ HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, ALL_PROXY: nowhere, LC_ALL: 'C.UTF-8' },
    };
    return (name, args, folder) => {
        const program = (0,programs/* findProgram */.K)(name, environment, root);
        if (program === undefined)
            return Promise.resolve({ missing: true });
        const options = {
            cwd: external_node_path_.join(copy, folder),
            env,
            timeout: timeMs,
            maxBuffer: outputBytes,
            killSignal: 'SIGKILL',
        };
        return new Promise((resolve) => {
            const child = (0,external_node_child_process_.execFile)(program.file, [...args], options, (error, out, err) => {
                if (error === null)
                    return resolve({ text: out.replaceAll(copy, '.') });
                const said = err.trim().split('\n').at(-1)?.slice(0, 300);
                const why = error.killed === true
                    ? `took more than ${timeMs / 1000} seconds, or printed too much`
                    : (said ?? '');
                resolve({ failed: why.replaceAll(copy, '.') });
            });
            child.stdin?.end();
        });
    };
}

// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/words/texts.js
var texts = __webpack_require__(45743);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
;// CONCATENATED MODULE: ./lib/output/terminal/settings.js




const maxValue = 200;
function settingsTable({ settings, requests }, width) {
    const rows = settings.map(({ name, value, from }) => [name, value, from].map((cell) => (0,text_text/* plain */.pj)((0,output_escape/* cut */.Jj)(cell, maxValue))));
    const retried = requests.retried === 0 ? '' : `, ${requests.retried} of them repeated`;
    return `${(0,columns/* terminalTable */.RX)([['SETTING', 'VALUE', 'SET BY'], ...rows], width)}\n\n${(0,text_text/* plural */.LS)(requests.total, 'request')}${retried}${(0,texts/* savedText */.Xm)(requests)}`;
}

// EXTERNAL MODULE: ./lib/output/view.js
var view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/output/words/format.js
var format = __webpack_require__(64148);
// EXTERNAL MODULE: ./lib/run.js + 16 modules
var run = __webpack_require__(51856);
// EXTERNAL MODULE: ./lib/command/applied-policy.js
var applied_policy = __webpack_require__(66931);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
;// CONCATENATED MODULE: ./lib/command/gate.js














async function gate(context) {
    const { switches } = context.invocation;
    if (switches.has('watch'))
        return (await __webpack_require__.e(/* import() */ 1106).then(__webpack_require__.bind(__webpack_require__, 91106))).whenFilesChange(context, gateFolder);
    return switches.has('dry-run') ? preview(context) : gateFolder(context);
}
function gateFolder(context) {
    return gateOn(context, folderHost(context));
}
async function preview(context) {
    const host = folderHost({ ...context, out: context.err, colour: false });
    const { files, changed } = (0,files_files/* previewFiles */.Ol)(folderOf(context), host.files);
    host.sink.log('Dry run: no file is changed. `tagproof pin` would print:\n');
    const exitCode = await gateOn(context, { ...host, files }, { isPreview: true });
    if (!context.invocation.json)
        (await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(7573)]).then(__webpack_require__.bind(__webpack_require__, 47573))).printPatch(context, changed());
    return exitCode;
}
function folderOf({ invocation }) {
    return invocation.operands[0] ?? '.';
}
function folderHost(context, root = folderOf(context)) {
    const { invocation, environment } = context;
    const host = (0,local/* localHost */.O)({
        root,
        environment,
        stop: context.stop ?? (0,exit/* stopSignal */.Zm)(),
        ...(0,command_context/* printOptionsOf */.x9)(context),
    });
    const log = invocation.switches.has('quiet') ? () => undefined : host.sink.log;
    const renderers = invocation.switches.has('check-rendered')
        ? { renderers: machineRenderers(environment, root) }
        : {};
    return { ...host, ...renderers, sink: { ...host.sink, log } };
}
function silentHost(host) {
    const nothing = () => undefined;
    const silent = {
        isSilent: true,
        log: nothing,
        annotate: nothing,
        summary: async () => undefined,
        output: nothing,
    };
    return { ...host, sink: { ...host.sink, ...silent } };
}
async function gateOn(context, host, options = {}) {
    const ran = await runOn(context, host, modeOf(context), options);
    if ('issues' in ran)
        return (0,command_context/* usageErrors */.jY)(context, 'configuration', ran.issues);
    const { report, exitCode, config } = ran;
    if (context.invocation.json)
        await (0,command_context/* printJson */.Q2)(context, report);
    else
        printMore(context, report, (0,applied_policy/* appliedPolicyText */.$)(config));
    return exitCode;
}
async function configOn(context, host, mode, limits = {}) {
    const get = (name) => (name === 'mode' ? mode : (0,command_context/* inputOf */.wg)(context, name));
    const sources = await (0,policy_sources/* policySources */.T)((0,http/* guardHost */.aK)(host).host, (0,command_context/* githubTokenOf */.A2)(context), get('base'));
    return (0,config/* configure */.j)({ get, ...sources, ...limits });
}
async function runOn(context, host, mode, { isPreview = false, amend, ...limits } = {}) {
    const read = await configOn(context, host, mode, limits);
    if ('issues' in read)
        return { issues: read.issues };
    const { config } = read;
    return { config, ...(await (0,run/* run */.e)(host, isPreview ? withoutDelivery(config) : config, amend)) };
}
function printMore({ invocation, out, width }, report, policies) {
    if (invocation.switches.has('quiet'))
        out((0,text_text/* plain */.pj)((0,format/* headline */.Pl)(report, (0,view/* viewOf */.du)(report))));
    if (invocation.switches.has('verbose'))
        out(`${(0,text_text/* plain */.pj)(policies)}\n\n${settingsTable(report, width)}`);
}
function modeOf({ invocation: { command, switches } }) {
    return switches.has('fix') ? 'pin' : command;
}
function withoutDelivery(config) {
    return { ...config, delivery: { comment: 'never', issue: false, fixOnComment: false } };
}


/***/ }),

/***/ 42714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ configureWithoutPolicy),
/* harmony export */   j: () => (/* binding */ configure)
/* harmony export */ });
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13204);
/* harmony import */ var _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29251);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38118);
/* harmony import */ var _policy_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);
/* harmony import */ var _policy_issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40886);
/* harmony import */ var _policy_merge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95545);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13520);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31395);








async function configure(sources) {
    const { surface = 'terminal', get, notFromPolicy = [] } = sources;
    const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_6__/* .InputReader */ .i(get, { names: { checks: [], presets: [] }, policy: _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W, surface });
    const [path, from] = [reader.value('config'), reader.value('policy-from')];
    const loaded = reader.issues.length > 0 ? { issues: [] } : policyInForce(await policiesOf(path, sources), from);
    const policy = 'issues' in loaded ? 'invalid' : without(loaded.policy, notFromPolicy);
    const namesChecks = reader.text('fail-on') !== undefined || (policy !== 'invalid' && policy.settings.has('fail-on'));
    const checks = namesChecks ? await sources.checks() : [];
    const read = (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfig */ .X)(get, { presets: _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v, checks, surface }, policy);
    const wrong = 'issues' in loaded ? loaded.issues : [];
    const issues = [...wrong.map(_policy_issue_js__WEBPACK_IMPORTED_MODULE_3__/* .issueText */ .v), ...('issues' in read ? read.issues : [])];
    if (!('issues' in read) && issues.length === 0)
        return read;
    const overruled = policy === 'invalid' ? undefined : policy.overruled;
    return { issues: [...issues, ...(overruled === undefined ? [] : [overruled])].map(_model_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj) };
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
        return [{ policy: _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W }, undefined];
    const ids = await checks();
    const request = { remote, names: { checks: ids, presets: Object.keys(_model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v) } };
    const load = await loaderOf(folder, given);
    return Promise.all([
        load({ ...request, read: head, required: true }),
        base && load({ ...request, read: base, required: false, label: (file) => `${file}@base` }),
    ]);
}
async function loaderOf(folder, given) {
    const [{ loadPolicy }, { discoverPolicy }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(4682), __webpack_require__.e(7119)]).then(__webpack_require__.bind(__webpack_require__, 27119)),
        Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(4682), __webpack_require__.e(5938)]).then(__webpack_require__.bind(__webpack_require__, 15938)),
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
    return { policy: (0,_policy_merge_js__WEBPACK_IMPORTED_MODULE_4__/* .directedBy */ .sZ)('issues' in base ? _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W : base.policy, own.policy) };
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
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80642);

const lookups = new WeakMap();
function issueAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
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
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15997);


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
        proof: [...base.proof, ...file.proof],
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({
            digestAge: file.digestAge ?? base.digestAge,
            settleMs: file.settleMs ?? base.settleMs,
        }),
        platforms: set.includes('platforms') ? file.platforms : base.platforms,
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
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ overruled: overruledIn(head, base) }),
        sources: [...base.sources, ...head.sources],
        waivers: base.waivers.flatMap((waiver) => {
            const here = own.get(identity(waiver));
            return here === undefined ? [] : [{ ...here, inBase: true }];
        }),
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
        ofBase: false,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ overruled }),
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


/***/ })

};
