export const id = 2014;
export const ids = [2014];
export const modules = {

/***/ 64663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ policySources),
/* harmony export */   p: () => (/* binding */ checkoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6472);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44231);



function checkoutPolicy(files) {
    return async (path) => policyText(await files.read(path));
}
async function policySources(host, githubToken, base) {
    return {
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({ folder: host.repository?.folder }),
        head: checkoutPolicy(host.repository ?? host.files),
        ...((await isReviewed(host, base)) ? {} : { base: basePolicy(host, githubToken, base) }),
        remote: remotePolicy(host, githubToken),
        checks: async () => (await Promise.all(/* import() */[__webpack_require__.e(4353), __webpack_require__.e(2088), __webpack_require__.e(4995)]).then(__webpack_require__.bind(__webpack_require__, 54995))).checkIds,
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
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(4310), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({ githubToken, base }));
}
function basePolicy(host, githubToken, named) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(4310), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)).then(async (ci) => ci.openBase(host, await connected(host, githubToken, named), 'rules'));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('no-base', 'There is no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(4310), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)),
            __webpack_require__.e(/* import() */ 1522).then(__webpack_require__.bind(__webpack_require__, 61522)),
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
// EXTERNAL MODULE: ./lib/clients/http/index.js + 10 modules
var http = __webpack_require__(94310);
// EXTERNAL MODULE: ./lib/config/index.js
var config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/host/local.js + 2 modules
var local = __webpack_require__(90815);
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

// EXTERNAL MODULE: ./lib/run.js + 19 modules
var run = __webpack_require__(43105);
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
    const sources = await (0,policy_sources/* policySources */.T)((0,http/* guardHost */.aK)(host).host, (0,cli_context/* githubTokenOf */.A2)(context), get('base'));
    const read = await (0,config.configure)({ get, ...sources, ...limits });
    if ('issues' in read)
        return (0,cli_context/* usageErrors */.jY)(context, 'configuration', read.issues);
    const { report, exitCode } = await (0,run.run)(host, isPreview ? withoutDelivery(read.config) : read.config, amend);
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
