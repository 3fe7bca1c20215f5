export const id = 3743;
export const ids = [3743];
export const modules = {

/***/ 4663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ policySources),
/* harmony export */   p: () => (/* binding */ checkoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8675);

function checkoutPolicy(files) {
    return async (path) => policyText(await files.read(path));
}
function policySources(host, githubToken) {
    const event = host.ci?.variable('GITHUB_EVENT_NAME');
    const hasBase = event?.startsWith('pull_request') === true || event === 'merge_group';
    return {
        head: checkoutPolicy(host.files),
        ...(hasBase ? { base: basePolicy(host, githubToken) } : {}),
        remote: remotePolicy(host, githubToken),
        checks: async () => (await Promise.all(/* import() */[__webpack_require__.e(2904), __webpack_require__.e(3725)]).then(__webpack_require__.bind(__webpack_require__, 3725))).checkIds,
    };
}
async function connected(host, githubToken) {
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(8208), __webpack_require__.e(7238)]).then(__webpack_require__.bind(__webpack_require__, 8208));
    return connectCi(host, githubToken === undefined ? {} : { githubToken });
}
function basePolicy(host, githubToken) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(8208), __webpack_require__.e(7238)]).then(__webpack_require__.bind(__webpack_require__, 8208)).then(async (ci) => ci.openBase(host, await connected(host, githubToken), 'rules'));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', 'The event names no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(8208), __webpack_require__.e(7238)]).then(__webpack_require__.bind(__webpack_require__, 8208)),
            __webpack_require__.e(/* import() */ 6794).then(__webpack_require__.bind(__webpack_require__, 6794)),
            __webpack_require__.e(/* import() */ 5133).then(__webpack_require__.bind(__webpack_require__, 5133)),
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

/***/ 3743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   folderHost: () => (/* binding */ folderHost),
/* harmony export */   gate: () => (/* binding */ gate),
/* harmony export */   gateOn: () => (/* binding */ gateOn)
/* harmony export */ });
/* harmony import */ var _ci_policy_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4663);
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5239);
/* harmony import */ var _config_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2714);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4921);
/* harmony import */ var _host_signals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1411);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6936);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4641);







async function gate(context) {
    return gateOn(context, folderHost(context));
}
function folderHost(context) {
    const { invocation, environment } = context;
    const root = invocation.operands[0] ?? '.';
    return (0,_host_local_js__WEBPACK_IMPORTED_MODULE_3__/* .localHost */ .O)({ root, environment, stop: (0,_host_signals_js__WEBPACK_IMPORTED_MODULE_6__/* .stopSignal */ .Z)(), ...(0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .printOptionsOf */ .x9)(context) });
}
async function gateOn(context, host, limits = {}) {
    const { invocation, out, err } = context;
    const get = (name) => (name === 'mode' ? invocation.command : (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .inputOf */ .wg)(context, name));
    const sources = (0,_ci_policy_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .policySources */ .T)((0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_1__/* .guardHost */ .aK)(host).host, (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .githubTokenOf */ .A2)(context));
    const read = await (0,_config_index_js__WEBPACK_IMPORTED_MODULE_2__/* .configure */ .j)({ get, ...sources, ...limits });
    if ('issues' in read)
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .usageErrors */ .jY)({ err }, 'configuration', read.issues);
    const { report, exitCode } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .e)(host, read.config);
    if (invocation.json)
        out(JSON.stringify(report, null, 2));
    return exitCode;
}


/***/ }),

/***/ 2714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ configure)
/* harmony export */ });
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(404);
/* harmony import */ var _model_plain_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(709);
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9711);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3293);
/* harmony import */ var _policy_issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(886);
/* harmony import */ var _policy_merge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5545);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4824);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1395);








async function configure(sources) {
    const { surface = 'terminal', get, notFromPolicy = [] } = sources;
    const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_5__/* .InputReader */ .i(get, { names: { checks: [], presets: [] }, policy: _model_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W, surface });
    const [path, from] = [reader.value('config'), reader.value('policy-from')];
    const loaded = reader.issues.length > 0 ? undefined : await policiesOf(path, from, sources);
    const wrong = (loaded ?? []).flatMap((one) => (one && 'issues' in one ? one.issues : []));
    const policy = loaded === undefined || wrong.length > 0 ? 'invalid' : without(policyInForce(...loaded), notFromPolicy);
    const namesChecks = reader.text('fail-on') !== undefined || (policy !== 'invalid' && policy.settings.has('fail-on'));
    const checks = namesChecks ? await sources.checks() : [];
    const read = (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .X)(get, { presets: _model_presets_js__WEBPACK_IMPORTED_MODULE_2__/* .presets */ .v, checks, surface }, policy);
    const issues = [...wrong.map(_policy_issue_js__WEBPACK_IMPORTED_MODULE_3__/* .issueText */ .v), ...('issues' in read ? read.issues : [])];
    return 'issues' in read || issues.length > 0 ? { issues: issues.map(_model_plain_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .p) } : read;
}
function without(policy, names) {
    if (names.length === 0)
        return policy;
    const settings = [...policy.settings].filter(([name]) => !names.includes(name));
    return { ...policy, settings: new Map(settings) };
}
async function policiesOf(given, from, { head, base, remote, checks }) {
    const path = given ?? _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyPath */ .r2;
    const baseFile = from === 'base' ? base : undefined;
    if (given === undefined && baseFile === undefined && 'missing' in (await head(path)))
        return [{ policy: _model_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W }, undefined];
    const [{ loadPolicy }, ids] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(8333), __webpack_require__.e(7757)]).then(__webpack_require__.bind(__webpack_require__, 561)), checks()]);
    const request = { path, remote, names: { checks: ids, presets: Object.keys(_model_presets_js__WEBPACK_IMPORTED_MODULE_2__/* .presets */ .v) } };
    return Promise.all([
        loadPolicy({ ...request, read: head, required: given !== undefined }),
        baseFile && loadPolicy({ ...request, read: baseFile, required: false, label: (file) => `${file}@base` }),
    ]);
}
function policyInForce(own, counting) {
    if ('issues' in own || (counting !== undefined && 'issues' in counting))
        return _model_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W;
    return counting === undefined ? own.policy : (0,_policy_merge_js__WEBPACK_IMPORTED_MODULE_7__/* .asBase */ .q)(counting.policy, own.policy);
}


/***/ }),

/***/ 886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ issueAt),
/* harmony export */   v: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);

const lookups = new WeakMap();
function issueAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q)(source.text);
    lookups.set(source, positions);
    const clamp = (offset) => Math.min(Math.max(offset, 0), source.text.length);
    const { line, column } = positions({ start: clamp(span.start), end: clamp(span.end) });
    return { file: source.path, line, column: Math.max(column, 1), message };
}
function issueText({ file, line, column, message }) {
    return `${file}:${line}:${column}: ${message}`;
}


/***/ }),

/***/ 5545:
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
        advisories: {
            ...base.advisories,
            ...file.advisories,
            ignoreStatus: set.includes('advisories.ignore-status')
                ? file.advisories.ignoreStatus
                : base.advisories.ignoreStatus,
        },
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

/***/ 1411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
function stopSignal() {
    const controller = new AbortController();
    const names = ['SIGINT', 'SIGTERM'];
    const stop = () => {
        for (const name of names)
            process.removeListener(name, stop);
        controller.abort();
    };
    for (const name of names)
        process.on(name, stop);
    return controller.signal;
}


/***/ })

};
