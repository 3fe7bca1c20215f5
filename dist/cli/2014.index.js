export const id = 2014;
export const ids = [2014];
export const modules = {

/***/ 64663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ policySources),
/* harmony export */   p: () => (/* binding */ checkoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6472);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);


function checkoutPolicy(files) {
    return async (path) => policyText(await files.read(path));
}
function policySources(host, githubToken) {
    const event = host.ci?.variable('GITHUB_EVENT_NAME');
    const hasBase = event?.startsWith('pull_request') === true || event === 'merge_group';
    return {
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ folder: host.repository?.folder }),
        head: checkoutPolicy(host.repository ?? host.files),
        ...(hasBase ? { base: basePolicy(host, githubToken) } : {}),
        remote: remotePolicy(host, githubToken),
        checks: async () => (await Promise.all(/* import() */[__webpack_require__.e(4353), __webpack_require__.e(2088), __webpack_require__.e(4995)]).then(__webpack_require__.bind(__webpack_require__, 54995))).checkIds,
    };
}
async function connected(host, githubToken) {
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(8616), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, githubToken === undefined ? {} : { githubToken });
}
function basePolicy(host, githubToken) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(8616), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)).then(async (ci) => ci.openBase(host, await connected(host, githubToken), 'rules'));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', 'The event names no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(8616), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)),
            __webpack_require__.e(/* import() */ 6794).then(__webpack_require__.bind(__webpack_require__, 36794)),
            __webpack_require__.e(/* import() */ 5133).then(__webpack_require__.bind(__webpack_require__, 85133)),
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

/***/ 83434:
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

/***/ 2014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  folderHost: () => (/* binding */ folderHost),
  gate: () => (/* binding */ gate),
  gateOn: () => (/* binding */ gateOn)
});

// EXTERNAL MODULE: ./lib/ci/policy-sources.js
var policy_sources = __webpack_require__(64663);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 9 modules
var http = __webpack_require__(88616);
// EXTERNAL MODULE: ./lib/config/index.js
var config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/host/local.js + 3 modules
var local = __webpack_require__(36476);
;// CONCATENATED MODULE: ./lib/host/preview.js
function previewFiles(files) {
    const texts = new Map();
    return {
        files: {
            ...files,
            read: async (path, maxBytes) => {
                const text = texts.get(path)?.after;
                return text === undefined ? files.read(path, maxBytes) : { text };
            },
            async replace(path, before, after) {
                const known = texts.get(path);
                const first = known === undefined ? before : known.before;
                texts.set(path, { path, before: first, after });
                return {};
            },
        },
        changed: () => [...texts.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    };
}

// EXTERNAL MODULE: ./lib/host/signals.js
var signals = __webpack_require__(71411);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/output/format.js
var format = __webpack_require__(5446);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/requests.js
var output_requests = __webpack_require__(97351);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
;// CONCATENATED MODULE: ./lib/output/terminal/settings.js




const maxValue = 200;
function settingsTable({ settings, requests }, width) {
    const rows = settings.map(({ name, value, from }) => [name, value, from].map((cell) => (0,plain/* plain */.p)((0,output_escape/* cut */.Jj)(cell, maxValue))));
    const retried = requests.retried === 0 ? '' : `, ${requests.retried} of them repeated`;
    return `${(0,columns.terminalTable)([['SETTING', 'VALUE', 'SET BY'], ...rows], width)}\n\n${(0,model_text/* plural */.LS)(requests.total, 'request')}${retried}${(0,output_requests/* savedText */.X)(requests)}`;
}

// EXTERNAL MODULE: ./lib/run.js + 18 modules
var run = __webpack_require__(62265);
// EXTERNAL MODULE: ./lib/cli/applied-policy.js
var applied_policy = __webpack_require__(83434);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
;// CONCATENATED MODULE: ./lib/cli/gate.js












async function gate(context) {
    const { switches } = context.invocation;
    const isPreview = switches.has('dry-run') || switches.has('diff');
    if (switches.has('watch'))
        return (await __webpack_require__.e(/* import() */ 8598).then(__webpack_require__.bind(__webpack_require__, 86217))).whenFilesChange(context, gateFolder);
    return isPreview ? preview(context) : gateFolder(context);
}
function gateFolder(context) {
    return gateOn(context, folderHost(context));
}
async function preview(context) {
    const isDiff = context.invocation.switches.has('diff');
    const host = folderHost(isDiff ? { ...context, out: context.err, colour: false } : context);
    const { files, changed } = previewFiles(host.files);
    host.sink.log('Dry run: no file is changed. `tagproof pin` would print:\n');
    const exitCode = await gateOn(context, { ...host, files }, { isPreview: true });
    if (isDiff && !context.invocation.json) {
        const patch = (await __webpack_require__.e(/* import() */ 476).then(__webpack_require__.bind(__webpack_require__, 90476))).patchOf(changed()).trimEnd();
        if (patch !== '')
            context.out(context.width === undefined ? patch : patch.split('\n').map(plain/* plain */.p).join('\n'));
    }
    return exitCode;
}
function folderHost(context) {
    const { invocation, environment } = context;
    const root = invocation.operands[0] ?? '.';
    const host = (0,local/* localHost */.O)({
        root,
        environment,
        stop: context.stop ?? (0,signals/* stopSignal */.Z)(),
        ...(0,cli_context/* printOptionsOf */.x9)(context),
    });
    const log = invocation.switches.has('quiet') ? () => undefined : host.sink.log;
    return { ...host, sink: { ...host.sink, log } };
}
async function gateOn(context, host, { isPreview = false, amend, ...limits } = {}) {
    const { invocation } = context;
    const get = (name) => (name === 'mode' ? modeOf(context) : (0,cli_context/* inputOf */.wg)(context, name));
    const sources = (0,policy_sources/* policySources */.T)((0,http/* guardHost */.aK)(host).host, (0,cli_context/* githubTokenOf */.A2)(context));
    const read = await (0,config.configure)({ get, ...sources, ...limits });
    if ('issues' in read)
        return (0,cli_context/* usageErrors */.jY)(context, 'configuration', read.issues);
    const { report, exitCode } = await (0,run/* run */.e)(host, isPreview ? withoutDelivery(read.config) : read.config, amend);
    if (invocation.json)
        await (0,cli_context/* printJson */.Q2)(context, report);
    else
        printMore(context, report, (0,applied_policy/* appliedPolicyText */.$)(read.config));
    return exitCode;
}
function printMore({ invocation, out, width }, report, policies) {
    if (invocation.switches.has('quiet'))
        out((0,plain/* plain */.p)((0,format/* headline */.Pl)(report)));
    if (invocation.switches.has('verbose'))
        out(`${(0,plain/* plain */.p)(policies)}\n\n${settingsTable(report, width)}`);
}
function modeOf({ invocation: { command, switches } }) {
    return switches.has('fix') ? 'pin' : command;
}
function withoutDelivery(config) {
    return { ...config, delivery: { comment: 'never', issue: false } };
}


/***/ }),

/***/ 42714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configure: () => (/* binding */ configure),
/* harmony export */   configureWithoutPolicy: () => (/* binding */ configureWithoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_plain_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50709);
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39711);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13293);
/* harmony import */ var _policy_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);
/* harmony import */ var _policy_issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40886);
/* harmony import */ var _policy_merge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95545);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34824);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31395);








async function configure(sources) {
    const { surface = 'terminal', get, notFromPolicy = [] } = sources;
    const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_5__/* .InputReader */ .i(get, { names: { checks: [], presets: [] }, policy: _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W, surface });
    const [path, from] = [reader.value('config'), reader.value('policy-from')];
    const loaded = reader.issues.length > 0 ? undefined : await policiesOf(path, from, sources);
    const wrong = (loaded ?? []).flatMap((one) => (one && 'issues' in one ? one.issues : []));
    const policy = loaded === undefined || wrong.length > 0 ? 'invalid' : without(policyInForce(...loaded), notFromPolicy);
    const namesChecks = reader.text('fail-on') !== undefined || (policy !== 'invalid' && policy.settings.has('fail-on'));
    const checks = namesChecks ? await sources.checks() : [];
    const read = (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .X)(get, { presets: _model_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v, checks, surface }, policy);
    const issues = [...wrong.map(_policy_issue_js__WEBPACK_IMPORTED_MODULE_3__/* .issueText */ .v), ...('issues' in read ? read.issues : [])];
    return 'issues' in read || issues.length > 0 ? { issues: issues.map(_model_plain_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .p) } : read;
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
async function policiesOf(given, from, { folder = '', head, base, remote, checks }) {
    const baseFile = from === 'base' ? base : undefined;
    if (given === undefined && baseFile === undefined && !(await hasPolicy(folder, head)))
        return [{ policy: _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W }, undefined];
    const ids = await checks();
    const request = { remote, names: { checks: ids, presets: Object.keys(_model_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v) } };
    const load = await loaderOf(folder, given);
    return Promise.all([
        load({ ...request, read: head, required: true }),
        baseFile && load({ ...request, read: baseFile, required: false, label: (file) => `${file}@base` }),
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
function policyInForce(own, counting) {
    if ('issues' in own || (counting !== undefined && 'issues' in counting))
        return _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W;
    return counting === undefined ? own.policy : (0,_policy_merge_js__WEBPACK_IMPORTED_MODULE_7__/* .asBase */ .q)(counting.policy, own.policy);
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
/* harmony export */   $: () => (/* binding */ mergePolicies),
/* harmony export */   q: () => (/* binding */ asBase)
/* harmony export */ });
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
        sources: [...base.sources, ...head.sources],
        waivers: base.waivers.flatMap((waiver) => own.get(identity(waiver)) ?? []),
        removed: base.waivers.filter((waiver) => !own.has(identity(waiver))),
        pending: head.waivers.filter((waiver) => !counting.has(identity(waiver))),
        unread: [...base.unread, ...head.unread],
    };
}
function identity({ at: _at, inheritedAt, ...content }) {
    const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([inheritedAt !== undefined, sorted]);
}


/***/ }),

/***/ 71411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
let current;
function stopSignal() {
    current ??= listen();
    return current;
}
function listen() {
    const controller = new AbortController();
    const names = ['SIGINT', 'SIGTERM'];
    const stop = () => {
        for (const name of names)
            process.removeListener(name, stop);
        current = undefined;
        controller.abort();
    };
    for (const name of names)
        process.on(name, stop);
    return controller.signal;
}


/***/ }),

/***/ 97351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ savedText)
/* harmony export */ });
function savedText({ saved = 0 }) {
    if (saved === 0)
        return '';
    return saved === 1 ? '; 1 more was not needed' : `; ${saved} more were not needed`;
}


/***/ })

};
