export const id = 4523;
export const ids = [4523,3743];
export const modules = {

/***/ 44523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  audit: () => (/* binding */ audit)
});

// EXTERNAL MODULE: ./lib/fleet/name.js
var fleet_name = __webpack_require__(59213);
// EXTERNAL MODULE: ./lib/fleet/schema.js
var schema = __webpack_require__(52093);
// EXTERNAL MODULE: ./lib/host/lines.js
var host_lines = __webpack_require__(5005);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/host/signals.js
var signals = __webpack_require__(71411);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(58191);
// EXTERNAL MODULE: ./lib/configure.js + 1 modules
var configure = __webpack_require__(32918);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/policy-files.js
var policy_files = __webpack_require__(38455);
// EXTERNAL MODULE: ./lib/run.js + 36 modules
var run = __webpack_require__(92912);
// EXTERNAL MODULE: ./lib/cli/remote.js
var remote = __webpack_require__(53862);
;// CONCATENATED MODULE: ./lib/cli/audit-one.js
// One repository of many: its run, as one row of the shard's report.






/** Audits one repository by name. What cannot be read of it is the row's `failed`; throws only on a defect. */
async function auditOne(auditing, name) {
    const named = (0,fleet_name/* readName */.MQ)(name);
    if (named === undefined)
        throw new Error(`${name} is no name of a repository`);
    const repository = `${named.owner}/${named.name}`;
    const failed = (why) => ({
        row: { repository, failed: { ...why } },
        exitCode: 3,
    });
    try {
        const host = await (0,remote/* remoteHost */.N4)(quietHost(auditing), auditing.api, named);
        const sources = (0,policy_files/* policySources */.T)(host, auditing.githubToken);
        const read = await (0,configure/* configure */.j)({ get: auditing.get, ...sources, notFromPolicy: remote/* notFromRemotePolicy */.GR });
        if ('mistakes' in read) {
            const message = `Its policy is wrong: ${read.mistakes.slice(0, 5).join(' ').slice(0, 2000)}`;
            return failed({ cause: 'policy-unread', subject: repository, message });
        }
        const { report, exitCode } = await (0,run/* run */.e)(host, read.config);
        const { histories: _, record: __, ...rest } = report;
        return { row: { repository, report: rest }, exitCode };
    }
    catch (error) {
        return failed((0,failure/* unknownFrom */.NI)(error, repository));
    }
}
/**
 * A host that writes nothing but secrets to hide, and of which the runner says where it is, but neither an event nor a
 * repository: those are of the job, not of what it audits.
 */
function quietHost({ host, environment }) {
    const { git: _, stop, ...rest } = host;
    const hidden = ['GITHUB_EVENT_NAME', 'GITHUB_REPOSITORY'];
    const nothing = () => undefined;
    const sink = {
        mask: (secret) => host.sink.mask(secret),
        log: nothing,
        colour: false,
        progress: nothing,
        annotate: nothing,
        summary: async () => undefined,
        output: nothing,
    };
    return {
        ...rest,
        // A signal of its own, so that the listeners of each run go with it.
        ...(stop === undefined ? {} : { stop: AbortSignal.any([stop]) }),
        sink,
        files: { ...host.files, save: async () => undefined },
        ci: {
            variable: (name) => (hidden.includes(name) ? undefined : environment[name] || undefined),
            payload: async () => undefined,
        },
    };
}
/** Names that stand more than once, whatever their spelling and their ref. */
function doublesIn(names) {
    const keys = names.map((name) => (0,fleet_name/* keyOf */.TN)(name.split('@')[0] ?? ''));
    return names.filter((_, index) => keys.indexOf(keys[index] ?? '') !== index);
}

// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
;// CONCATENATED MODULE: ./lib/cli/audit-many.js
// `audit --repository` of several: one line of the shard's report for each, written as soon as it is known.










/** Several repositories, or a shard of one. */
function isMany(invocation) {
    return (0,cli_context/* linesOf */.Dx)(invocation, 'repository').length > 1 || invocation.flags.has('shard');
}
/** Where the shard's report goes without `--report`. */
const defaultReport = 'tagproof-shard.jsonl';
/** Repositories that are looked at while one is written: so many reports are in memory. */
const ahead = 4;
/**
 * Audits all of them and returns the worst exit code. A repository that cannot be read, or whose policy is wrong, is a
 * line that says so. A process that is stopped leaves the lines of those before, and the names of the others.
 */
async function auditMany(context, names) {
    const { invocation, environment, out, err } = context;
    const mistakes = mistakesIn(invocation, names);
    if (mistakes.length > 0) {
        return (0,cli_context/* mistaken */.R3)({ err }, 'usage', mistakes);
    }
    const host = (0,local/* localHost */.O)({ root: '.', environment, stop: (0,signals/* stopSignal */.Z)(), ...(0,cli_context/* lookOf */.Li)(context) });
    const shard = invocation.flags.get('shard');
    const file = invocation.flags.get('report') ?? defaultReport;
    const sorted = [...names].sort(fleet_name/* byName */.nG);
    const repositories = sorted.map((name) => name.split('@')[0] ?? '');
    const auditing = auditingOf(context, host);
    if ('mistake' in auditing) {
        err(auditing.mistake);
        return auditing.exitCode;
    }
    const lines = await (0,host_lines/* writeLines */.x)(file);
    const told = [];
    try {
        await lines.write(JSON.stringify((0,schema/* headOf */.Uo)([{ ...(shard === undefined ? {} : { shard }), repositories }])));
        for await (const { row, exitCode } of inOrder(sorted, (name) => auditOne(auditing, name))) {
            await lines.write(JSON.stringify(row));
            const says = row.report === undefined ? `incomplete: ${row.failed?.message}` : (0,words/* headline */.Pl)(row.report);
            told.push({ repository: row.repository, exitCode, says });
            err((0,report_escape/* plain */.pj)(`${told.length}/${sorted.length} ${row.repository}: ${says}`));
        }
    }
    finally {
        await lines.close();
    }
    if (invocation.json)
        out(JSON.stringify({ report: file, repositories: told }, null, 2));
    else
        out(`${file}: ${told.length} of ${sorted.length} repositories`);
    const exitCode = worstExitCode(told, (0,cli_context/* inputOf */.wg)(context, 'on-incomplete') === 'warn');
    // Connections that are still open keep nobody waiting.
    if (host.stop?.aborted)
        process.exit(exitCode);
    return exitCode;
}
/** Inputs that make one document, or write to one place, for each run. */
const oneEach = ['sarif', 'html', 'issue', 'comment', 'pull-request', 'ledger'];
function mistakesIn(invocation, names) {
    const shard = invocation.flags.get('shard');
    const given = oneEach.filter((name) => invocation.flags.has(name));
    return [
        ...(names.length === 0 ? ['`--shard` needs `--repository`.'] : []),
        ...(shard === undefined || /^\d{1,3}\/\d{1,3}$/.test(shard)
            ? []
            : [`\`--shard\` is \`${shard.slice(0, 100)}\`, but must be such as 3/8.`]),
        ...doublesIn(names).map((name) => `\`--repository\` names ${name} more than once.`),
        ...given.map((name) => `\`--${name}\` is for one repository; \`tagproof merge\` draws what many have.`),
        ...(invocation.operands.length > 0 ? ['A folder and `--repository` exclude each other.'] : []),
    ];
}
function auditingOf(context, host) {
    const { environment } = context;
    const githubToken = (0,cli_context/* githubTokenOf */.A2)(context);
    try {
        const api = (0,remote/* remoteApi */.l0)(host, environment, githubToken);
        const get = (name) => name === 'mode' ? 'audit' : name === 'report' ? undefined : (0,cli_context/* inputOf */.wg)(context, name);
        return { host, api, environment, githubToken, get };
    }
    catch (error) {
        return (0,remote/* mistakeOf */.Wl)(error, 'CI host');
    }
}
/** The answers in the order of the names, with a few under way at once. */
async function* inOrder(names, audit) {
    const underWay = [];
    for (const name of names) {
        const answer = audit(name);
        answer.catch(() => undefined);
        underWay.push(answer);
        const [first] = underWay;
        if (underWay.length < ahead || first === undefined)
            continue;
        underWay.shift();
        yield await first;
    }
    for (const answer of underWay)
        yield await answer;
}
function worstExitCode(told, warnOnly) {
    const is = (code) => told.some(({ exitCode }) => exitCode === code);
    return is(1) ? 1 : is(3) && !warnOnly ? 3 : 0;
}

// EXTERNAL MODULE: ./lib/cli/gate.js
var gate = __webpack_require__(43743);
;// CONCATENATED MODULE: ./lib/cli/audit.js
// `audit`: of a folder, of a repository of the CI host without a clone, or of several of them.





/** Runs and returns the exit code. */
async function audit(context) {
    const { invocation, environment, err } = context;
    const names = (0,cli_context/* linesOf */.Dx)(invocation, 'repository');
    const wrong = (0,remote/* mistakesOfNames */.R5)(names);
    if (wrong.length > 0)
        return (0,cli_context/* mistaken */.R3)({ err }, 'usage', wrong);
    if (isMany(invocation))
        return auditMany(context, names);
    const local = (0,gate.folderHost)(context);
    const repository = names[0] === undefined ? undefined : (0,fleet_name/* readName */.MQ)(names[0]);
    if (repository === undefined)
        return (0,gate.gateOn)(context, local);
    try {
        const api = (0,remote/* remoteApi */.l0)(local, environment, (0,cli_context/* githubTokenOf */.A2)(context));
        const host = await (0,remote/* remoteHost */.N4)(local, api, repository);
        return (0,gate.gateOn)(context, host, { notFromPolicy: remote/* notFromRemotePolicy */.GR });
    }
    catch (error) {
        const { mistake, exitCode } = (0,remote/* mistakeOf */.Wl)(error, names[0] ?? '');
        err(mistake);
        return exitCode;
    }
}


/***/ }),

/***/ 43743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   folderHost: () => (/* binding */ folderHost),
/* harmony export */   gate: () => (/* binding */ gate),
/* harmony export */   gateOn: () => (/* binding */ gateOn)
/* harmony export */ });
/* harmony import */ var _configure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32918);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94921);
/* harmony import */ var _host_signals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71411);
/* harmony import */ var _http_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38305);
/* harmony import */ var _http_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85334);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38455);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92912);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34641);
// `verify`, `pin` and `audit` of a folder: the same run as the action's, on another host.








/** Runs over a folder and returns the exit code. Under `--json` the report is the one document on standard output. */
async function gate(context) {
    return gateOn(context, folderHost(context));
}
/** The host of the folder that is named, or of the current one. */
function folderHost(context) {
    const { invocation, environment } = context;
    const root = invocation.operands[0] ?? '.';
    return (0,_host_local_js__WEBPACK_IMPORTED_MODULE_1__/* .localHost */ .O)({ root, environment, stop: (0,_host_signals_js__WEBPACK_IMPORTED_MODULE_6__/* .stopSignal */ .Z)(), ...(0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .lookOf */ .Li)(context) });
}
/** The same on a host that is given. */
async function gateOn(context, host, limits = {}) {
    const { invocation, out, err } = context;
    const get = (name) => (name === 'mode' ? invocation.command : (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .inputOf */ .wg)(context, name));
    const sources = (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .policySources */ .T)((0,_http_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .keepingSecrets */ .l)((0,_http_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .stoppable */ .p)(host)).host, (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .githubTokenOf */ .A2)(context));
    const read = await (0,_configure_js__WEBPACK_IMPORTED_MODULE_0__/* .configure */ .j)({ get, ...sources, ...limits });
    if ('mistakes' in read)
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .mistaken */ .R3)({ err }, 'configuration', read.mistakes);
    const { report, exitCode } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .e)(host, read.config);
    if (invocation.json)
        out(JSON.stringify(report, null, 2));
    // Connections that are still open keep nobody waiting.
    if (host.stop?.aborted)
        process.exit(exitCode);
    return exitCode;
}


/***/ }),

/***/ 53862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GR: () => (/* binding */ notFromRemotePolicy),
/* harmony export */   N4: () => (/* binding */ remoteHost),
/* harmony export */   R5: () => (/* binding */ mistakesOfNames),
/* harmony export */   Wl: () => (/* binding */ mistakeOf),
/* harmony export */   l0: () => (/* binding */ remoteApi)
/* harmony export */ });
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1856);
/* harmony import */ var _fleet_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59213);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19607);
/* harmony import */ var _github_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87660);
/* harmony import */ var _http_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38305);
/* harmony import */ var _http_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85334);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38675);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34641);
// `audit --repository`: the files of a repository of the CI host, read through its API, without a clone.








/**
 * Inputs that the policy of a repository looked at from outside cannot give: where credentials go, who is signed in,
 * and what is written here. Its checks, waivers and lengths of time count.
 */
const notFromRemotePolicy = [
    ...['platform', 'base-url', 'registry-url', 'issuer-url', 'history-service', 'public-organization'],
    ...['identity', 'group', 'oidc-audience'],
    ...['report', 'sarif', 'html', 'comment', 'issue', 'pull-request', 'new-only'],
];
/** What is wrong with the names, each as one sentence. */
function mistakesOfNames(names) {
    return names
        .filter((name) => (0,_fleet_name_js__WEBPACK_IMPORTED_MODULE_6__/* .readName */ .MQ)(name) === undefined)
        .map((name) => `\`--repository\` is \`${name.slice(0, 100)}\`, but must be OWNER/REPO or OWNER/REPO@REF.`);
}
/** The client for the API of the CI host. @throws Failure when an address cannot be used */
function remoteApi(host, environment, githubToken) {
    const addresses = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_1__.readAddresses)((variable) => environment[variable] || undefined);
    return (0,_ci_js__WEBPACK_IMPORTED_MODULE_0__.apiAt)((0,_http_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .keepingSecrets */ .l)((0,_http_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .stoppable */ .p)(host)).host, addresses, githubToken);
}
/**
 * `host` with the repository's files in the place of the folder's; documents are still saved beside the user.
 * @throws ApiError, Failure
 */
async function remoteHost(host, api, { owner, name, ref }) {
    const repository = { owner, name };
    const commit = await commitOf(api, repository, ref);
    const nothing = {
        list: async () => [],
        read: async () => ({ unreadable: 'ENOENT', absent: true }),
    };
    const files = commit === undefined ? nothing : (0,_github_files_js__WEBPACK_IMPORTED_MODULE_2__.oneByOne)((0,_github_files_js__WEBPACK_IMPORTED_MODULE_2__.filesOf)(api, repository, commit));
    const replace = async () => ({ refused: 'it is read through the API' });
    const { source: _, ...workflow } = host.workflow;
    return {
        ...host,
        files: { ...host.files, ...files, replace },
        workflow: { ...workflow, ...sourceOf(api, repository, commit) },
    };
}
/** `undefined` for a repository without any commit. */
async function commitOf(api, repository, ref) {
    try {
        return await (0,_github_files_js__WEBPACK_IMPORTED_MODULE_2__.resolveCommit)(api, repository, ref ?? (await (0,_github_files_js__WEBPACK_IMPORTED_MODULE_2__.defaultBranch)(api, repository)));
    }
    catch (error) {
        if (ref === undefined && (0,_github_files_js__WEBPACK_IMPORTED_MODULE_2__.isEmptyRepository)(error))
            return undefined;
        throw error;
    }
}
function sourceOf({ addresses: { server } }, { owner, name }, sha) {
    if (sha === undefined || !/^https:\/\/[\w.:-]+$/.test(server))
        return {};
    return { source: { server, repository: `${owner}/${name}`, sha } };
}
/** A failure as the end of the command; anything else is thrown on. */
function mistakeOf(error, subject) {
    if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR)
        return { mistake: (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .failureText */ .kY)((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownFrom */ .NI)(error, subject)), exitCode: 3 };
    throw error;
}


/***/ }),

/***/ 32918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ configure),
  a: () => (/* binding */ words)
});

;// CONCATENATED MODULE: ./lib/check/ids.js
// The ids of all checks, in the order of the documentation: for those that name checks without running them.
const checkIds = [
    'unpinned',
    'digest-not-in-history',
    'digest-of-one-platform',
    'stale-digest',
    'cooling-down',
    'deprecated-tag',
    'missing-tag',
    'conflicting-pins',
    'advisory',
    'opaque-reference',
    'expired-waiver',
    'unused-waiver',
];

// EXTERNAL MODULE: ./lib/inputs/index.js + 3 modules
var inputs = __webpack_require__(46098);
// EXTERNAL MODULE: ./lib/inputs/policy-inputs.js
var policy_inputs = __webpack_require__(98957);
// EXTERNAL MODULE: ./lib/model/policy.js
var policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/platform/presets.js
var presets = __webpack_require__(97391);
// EXTERNAL MODULE: ./lib/policy/merge.js
var merge = __webpack_require__(59014);
// EXTERNAL MODULE: ./lib/policy/mistake.js
var mistake = __webpack_require__(9202);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
;// CONCATENATED MODULE: ./lib/configure.js
// Inputs and policy → Config: the one place where the two meet.








/** What checks and presets are called, for everything that reads their names. */
const words = { checks: checkIds, presets: Object.keys(presets/* presets */.v) };
/** Reads the policy and the inputs; every mistake in both comes back at once, in words that are safe to show. */
async function configure({ get, head, base, remote, notFromPolicy = [], }) {
    const known = { presets: presets/* presets */.v, checks: words.checks };
    const where = (0,policy_inputs/* readPolicyInputs */.k)(get);
    if ('mistakes' in where) {
        const others = (0,inputs/* readConfig */.X)(get, known, 'wrong');
        return { mistakes: [...where.mistakes, ...('mistakes' in others ? others.mistakes : [])].map(report_escape/* plain */.pj) };
    }
    const { config, policyFrom } = where.inputs;
    const fromBase = policyFrom === 'base' ? base : undefined;
    const [own, counting] = await policiesOf(config, { head, remote, ...(fromBase && { base: fromBase }) });
    const wrong = [own, counting].flatMap((one) => (one && 'mistakes' in one ? one.mistakes : []));
    const policy = wrong.length > 0 ? 'wrong' : without(policyInForce(own, counting), notFromPolicy);
    const read = (0,inputs/* readConfig */.X)(get, known, policy);
    const mistakes = [...wrong.map(mistake/* mistakeText */.M), ...('mistakes' in read ? read.mistakes : [])];
    if ('mistakes' in read || mistakes.length > 0)
        return { mistakes: mistakes.map(report_escape/* plain */.pj) };
    return { config: read.config };
}
function without(policy, names) {
    const settings = [...policy.settings].filter(([name]) => !names.includes(name));
    return { ...policy, settings: new Map(settings) };
}
/** The checkout's policy and the base's. What reads policies is loaded only where there may be one. */
async function policiesOf(given, { head, base, remote }) {
    const path = given ?? policy_inputs/* defaultPolicyPath */.r;
    if (given === undefined && base === undefined && 'missing' in (await head(path)))
        return [{ policy: policy/* noPolicy */.W }, undefined];
    const { loadPolicy } = await Promise.all(/* import() */[__webpack_require__.e(4073), __webpack_require__.e(1779)]).then(__webpack_require__.bind(__webpack_require__, 81779));
    const request = { path, remote, words };
    return Promise.all([
        loadPolicy({ ...request, read: head, required: given !== undefined }),
        base && loadPolicy({ ...request, read: base, required: false, label: (file) => `${file}@base` }),
    ]);
}
function policyInForce(own, counting) {
    if ('mistakes' in own || (counting !== undefined && 'mistakes' in counting))
        return policy/* noPolicy */.W;
    return counting === undefined ? own.policy : (0,merge/* asBase */.q)(counting.policy, own.policy);
}


/***/ }),

/***/ 71411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
// Ctrl-C and a runner's cancel as one signal to stop; the second of them ends the process at once.
/** Aborts on the first `SIGINT` or `SIGTERM`. From then on the process has its usual way of dying. */
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


/***/ }),

/***/ 98957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readPolicyInputs),
/* harmony export */   r: () => (/* binding */ defaultPolicyPath)
/* harmony export */ });
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39711);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70178);
// The two inputs that say which policy holds: they are read before all others.


const defaultPolicyPath = '.github/tagproof.yml';
/** A path below the checkout: no drive, no root, no `..`. */
const relativePath = /^(?![/\\]|[A-Za-z]:)(?!(?:[^/\\]*[/\\])*\.\.(?:[/\\]|$))[^\0]{1,1024}$/;
/** Reads `config` and `policy-from`. */
function readPolicyInputs(get) {
    const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .Reader */ .m(get, _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W);
    const policyFrom = reader.oneOf('policy-from', ['base', 'head']) ?? 'base';
    const config = reader.matching('config', relativePath, 'the path of a file relative to the checkout');
    if (reader.mistakes.length > 0)
        return { mistakes: reader.mistakes };
    return { inputs: { policyFrom, ...(config === undefined ? {} : { config }) } };
}


/***/ }),

/***/ 38455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ policySources),
/* harmony export */   p: () => (/* binding */ checkoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);

/** Files of a checkout as policy texts. */
function checkoutPolicy(files) {
    return async (path) => policyText(await files.read(path));
}
/**
 * The sources of a run. On pull requests and in merge queues there is a base. What cannot be had of it or of another
 * repository is `unknown`, which no verdict passes over. The client of the CI host is loaded when it is asked.
 */
function policySources(host, githubToken) {
    const event = host.ci?.variable('GITHUB_EVENT_NAME');
    const hasBase = event?.startsWith('pull_request') === true || event === 'merge_group';
    return {
        head: checkoutPolicy(host.files),
        ...(hasBase ? { base: basePolicy(host, githubToken) } : {}),
        remote: remotePolicy(host, githubToken),
    };
}
async function connected(host, githubToken) {
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(1856), __webpack_require__.e(19)]).then(__webpack_require__.bind(__webpack_require__, 1856));
    return connectCi(host, githubToken === undefined ? {} : { githubToken });
}
function basePolicy(host, githubToken) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(1856), __webpack_require__.e(19)]).then(__webpack_require__.bind(__webpack_require__, 1856)).then(async (ci) => ci.openBase(host, await connected(host, githubToken)));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', 'The event names no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(1856), __webpack_require__.e(19)]).then(__webpack_require__.bind(__webpack_require__, 1856)),
            __webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 19607)),
            __webpack_require__.e(/* import() */ 7660).then(__webpack_require__.bind(__webpack_require__, 87660)),
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
        const { message } = (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownFrom */ .NI)(error, subject);
        return { unknown: { cause: 'policy-unread', subject, message: `The policy cannot be read: ${message}` } };
    }
}


/***/ }),

/***/ 59014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ mergePolicies),
/* harmony export */   q: () => (/* binding */ asBase)
/* harmony export */ });
/**
 * The base with the file on top. Settings and severities: the later wins, one by one, and a list replaces a list.
 * Registries: the same, prefix by prefix. Overrides and waivers: those of the base, then those of the file.
 */
function mergePolicies(base, file) {
    const named = (all) => [
        ...new Map(all.map((one) => [one.name, one])).values(),
    ];
    const said = file.origins.map(({ name }) => name);
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
            ignoreStatus: said.includes('advisories.ignore-status')
                ? file.advisories.ignoreStatus
                : base.advisories.ignoreStatus,
        },
        origins: named([...base.origins, ...file.origins]),
        unread: [...base.unread, ...file.unread],
    };
}
/**
 * The policy of a pull request's base, seen with the pull request's own. Only the base's counts. Waivers in both
 * stand at their place in the pull request; those that it takes away are `removed`, those that it adds `pending`.
 */
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
/** What a waiver says, wherever it stands. */
function identity({ at: _at, inheritedAt, ...says }) {
    const sorted = Object.entries(says).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([inheritedAt !== undefined, sorted]);
}


/***/ }),

/***/ 9202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mistakeText),
/* harmony export */   s: () => (/* binding */ mistakeAt)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);
// Something wrong in a policy file, with its line and column.

const lookups = new WeakMap();
/** A mistake at a span of the file. */
function mistakeAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q)(source.text);
    lookups.set(source, positions);
    const clamp = (offset) => Math.min(Math.max(offset, 0), source.text.length);
    const { line, column } = positions({ start: clamp(span.start), end: clamp(span.end) });
    return { file: source.path, line, column: Math.max(column, 1), message };
}
/** `file:line:column: message`. */
function mistakeText({ file, line, column, message }) {
    return `${file}:${line}:${column}: ${message}`;
}


/***/ })

};
