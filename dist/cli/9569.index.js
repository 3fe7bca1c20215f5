export const id = 9569;
export const ids = [9569];
export const modules = {

/***/ 24262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./lib/fleet/name.js
var fleet_name = __webpack_require__(59213);
// EXTERNAL MODULE: ./lib/model/glob.js + 1 modules
var model_glob = __webpack_require__(30941);
;// CONCATENATED MODULE: ./lib/fleet/select.js
// Which of the listed repositories are audited, and how many are left out for which reason.


const reasons = ['archived', 'fork', 'not matched', 'excluded', 'topic'];
/** Each candidate once, whatever the order and the pages it came on; the first reason that applies is counted. */
function selectRepositories(candidates, selection) {
    const unique = new Map(candidates.map((candidate) => [(0,fleet_name/* keyOf */.TN)(candidate.repository), candidate]));
    const chosen = [];
    const left = new Map();
    for (const candidate of unique.values()) {
        const reason = reasonAgainst(candidate, selection);
        if (reason === undefined)
            chosen.push(candidate);
        else
            left.set(reason, (left.get(reason) ?? 0) + 1);
    }
    return { chosen, left };
}
function reasonAgainst({ repository, archived, fork, topics }, selection) {
    if (archived && !selection.archived)
        return 'archived';
    if (fork && !selection.forks)
        return 'fork';
    if (selection.match.length > 0 && !matches(selection.match, repository))
        return 'not matched';
    if (matches(selection.exclude, repository))
        return 'excluded';
    if (selection.topics.length > 0 && !selection.topics.some((topic) => topics.includes(topic)))
        return 'topic';
    return undefined;
}
function matches(globs, repository) {
    const whole = (0,fleet_name/* keyOf */.TN)(repository);
    const name = whole.slice(whole.indexOf('/') + 1);
    return globs.some((glob) => (0,model_glob/* matchesName */.Hj)((0,fleet_name/* keyOf */.TN)(glob), glob.includes('/') ? whole : name));
}

;// CONCATENATED MODULE: ./lib/fleet/shards.js
// Repositories → shards of about equal work, always the same for the same repositories.

/** A job matrix makes at most so many jobs (https://docs.github.com/actions/reference/limits). */
const mostShards = 256;
/** What a repository costs however small it is, in the unit of its size: sign-in, listing, look-ups. */
const fixedCost = 2000;
/**
 * Longest work first, each to the shard that has least: no shard has more than 4/3 of what the best division gives
 * (Graham, https://doi.org/10.1137/0117039). Neither order nor spelling of the input changes the result.
 * @param shards how many at most; with fewer repositories there are fewer
 */
function shardsOf(repositories, shards) {
    const total = Math.min(shards, repositories.length);
    const loads = Array.from({ length: total }, () => ({ cost: 0, repositories: [] }));
    const ordered = [...repositories].sort((a, b) => b.size - a.size || (0,fleet_name/* byName */.nG)(a.repository, b.repository));
    for (const { repository, size } of ordered) {
        const least = loads.reduce((best, load) => (load.cost < best.cost ? load : best));
        least.cost += fixedCost + size;
        least.repositories.push(repository);
    }
    return loads.map((load, index) => ({
        shard: `${index + 1}/${total}`,
        repositories: load.repositories.sort(fleet_name/* byName */.nG),
    }));
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/github/api.js
var github_api = __webpack_require__(87671);
;// CONCATENATED MODULE: ./lib/github/organization.js
// The repositories of an organization, with what a selection needs to know of each.


const repositoryItem = schemas/* object */.Ikc({
    full_name: schemas/* string */.YjP(),
    archived: schemas/* boolean */.zMY().default(false),
    disabled: schemas/* boolean */.zMY().default(false),
    fork: schemas/* boolean */.zMY().default(false),
    size: schemas/* number */.aig().nonnegative().default(0),
    topics: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});
const mostPages = 100;
/**
 * Every repository of the organization that the token may see. One that the host has disabled counts as archived.
 * https://docs.github.com/rest/repos/repos#list-organization-repositories
 * @throws ApiError, Failure; `bad-answer` beyond 10,000 repositories
 */
async function listRepositories(api, organization) {
    const listed = await (0,github_api/* askAll */.pI)(api, {
        operation: `Repositories of ${organization}`,
        method: 'GET',
        path: `/orgs/${encodeURIComponent(organization)}/repos`,
        query: { type: 'all', sort: 'full_name', direction: 'asc' },
        needs: 'metadata: read',
    }, repositoryItem, mostPages);
    return listed.map(({ full_name, archived, disabled, fork, size, topics }) => ({
        repository: full_name,
        archived: archived || disabled,
        fork,
        size,
        topics,
    }));
}

// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(58191);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/cli/remote.js
var remote = __webpack_require__(53862);
// EXTERNAL MODULE: ./lib/cli/step.js
var step = __webpack_require__(96542);
;// CONCATENATED MODULE: ./lib/cli/plan.js
// `plan`: an organization's repositories → a job matrix of shards.











/** The runner takes outputs of a job up to 1 MB, counted in UTF-16 (https://docs.github.com/actions/reference/limits). */
const mostOutputUnits = 500_000;
/**
 * Prints the matrix and, in a workflow, sets the outputs `matrix` and `repositories`. Returns 2 for wrong usage and when
 * no repository is left, 3 when the CI host does not give the list.
 */
async function plan(context) {
    const { invocation, environment, out, err } = context;
    const host = (0,local/* localHost */.O)({ root: '.', environment, ...(0,cli_context/* lookOf */.Li)(context) });
    const mistakes = mistakesIn(context);
    const listed = mistakes.length > 0 ? { mistakes, exitCode: 2 } : await candidates(context, host);
    if ('mistakes' in listed) {
        if (listed.exitCode === 2)
            return (0,cli_context/* mistaken */.R3)({ err }, 'usage', listed.mistakes);
        err(listed.mistakes.join('\n'));
        return 3;
    }
    const { chosen, left } = selectRepositories(listed.candidates, {
        archived: invocation.switches.has('archived'),
        forks: invocation.switches.has('forks'),
        match: (0,cli_context/* linesOf */.Dx)(invocation, 'match'),
        exclude: (0,cli_context/* linesOf */.Dx)(invocation, 'exclude'),
        topics: (0,cli_context/* linesOf */.Dx)(invocation, 'topic'),
    });
    const counted = reasons.flatMap((reason) => (left.has(reason) ? [`${left.get(reason)} ${reason}`] : []));
    const leftOut = counted.length === 0 ? '' : `; left out: ${counted.join(', ')}`;
    const shards = shardsOf(chosen, shardsIn(context));
    const matrix = {
        include: shards.map(({ shard, repositories }) => ({ shard, repositories: repositories.join('\n') })),
    };
    const text = JSON.stringify(matrix);
    const wrong = refusal(chosen.length, text);
    if (wrong !== undefined) {
        return (0,cli_context/* mistaken */.R3)({ err }, 'usage', [`${wrong}${leftOut}.`]);
    }
    err(`${(0,words/* plural */.LS)(chosen.length, 'repository')} in ${(0,words/* plural */.LS)(shards.length, 'shard')}${leftOut}`);
    const sink = await (0,step/* stepSink */.k)(host.sink, environment);
    sink.output('matrix', text);
    sink.output('repositories', String(chosen.length));
    out(text);
    return 0;
}
function refusal(chosen, text) {
    if (chosen === 0)
        return 'No repository is left to audit';
    if (text.length <= mostOutputUnits)
        return undefined;
    return `The matrix has ${text.length} characters, but a job can hand on ${mostOutputUnits}: plan fewer repositories with --match`;
}
function shardsIn({ invocation }) {
    return Number(invocation.flags.get('shards') ?? '8');
}
function mistakesIn(context) {
    const { invocation } = context;
    const shards = shardsIn(context);
    const organization = invocation.operands[0];
    const sources = [organization, invocation.flags.get('list')].filter((one) => one !== undefined);
    const globs = [...(0,cli_context/* linesOf */.Dx)(invocation, 'match'), ...(0,cli_context/* linesOf */.Dx)(invocation, 'exclude')];
    return [
        ...(sources.length === 1 ? [] : ['`plan` needs an organization, or `--list FILE`, and not both.']),
        ...(organization === undefined || /^[\w-]{1,100}$/.test(organization)
            ? []
            : [`\`${organization.slice(0, 100)}\` is not the name of an organization.`]),
        ...(Number.isInteger(shards) && shards >= 1 && shards <= mostShards
            ? []
            : [`\`--shards\` must be a number from 1 to ${mostShards}.`]),
        ...globs
            .filter((glob) => !(0,model_glob/* isNameGlob */.kh)(glob))
            .map((glob) => `\`${glob.slice(0, 100)}\` is not a glob over names of repositories.`),
    ];
}
async function candidates(context, host) {
    const { invocation, environment } = context;
    const file = invocation.flags.get('list');
    if (file !== undefined)
        return candidatesIn(file);
    try {
        const api = (0,remote/* remoteApi */.l0)(host, environment, (0,cli_context/* githubTokenOf */.A2)(context));
        return { candidates: await listRepositories(api, invocation.operands[0] ?? '') };
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        return { mistakes: [(0,cli_context/* failureText */.kY)((0,failure/* unknownFrom */.NI)(error, 'plan'))], exitCode: 3 };
    }
}
/** `OWNER/REPO`, one a line; empty lines and those that begin with `#` are left out. All count as of one size. */
async function candidatesIn(file) {
    const read = await (0,cli_context/* readNamed */.Mk)(file);
    if ('unreadable' in read)
        return { mistakes: [`${file}: cannot be read (${read.unreadable})`], exitCode: 2 };
    const lines = read.text.split(/\r?\n/).map((line, index) => ({ text: line.trim(), number: index + 1 }));
    const named = lines.filter(({ text }) => text !== '' && !text.startsWith('#'));
    const mistakes = named.flatMap(({ text, number }) => (0,fleet_name/* readName */.MQ)(text) === undefined || text.includes('@')
        ? [`${file}:${number}: \`${text.slice(0, 100)}\` is not OWNER/REPO.`]
        : []);
    if (mistakes.length > 0)
        return { mistakes, exitCode: 2 };
    const flat = { archived: false, fork: false, size: 0, topics: [] };
    return {
        candidates: named
            .map(({ text }) => ({ repository: text, ...flat }))
            .sort((a, b) => (0,fleet_name/* byName */.nG)(a.repository, b.repository)),
    };
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

/***/ 96542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ stepSink)
/* harmony export */ });
/** `sink` with the step's outputs and summary where there is a step; the log stays the command's own. */
async function stepSink(sink, environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return sink;
    const { actionsHost } = await Promise.all(/* import() */[__webpack_require__.e(143), __webpack_require__.e(6053)]).then(__webpack_require__.bind(__webpack_require__, 46053));
    const step = actionsHost(environment).sink;
    return { ...sink, summary: step.summary, output: step.output };
}


/***/ }),

/***/ 59213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   UD: () => (/* binding */ compare),
/* harmony export */   nG: () => (/* binding */ byName)
/* harmony export */ });
// Names of repositories: how they are written, ordered and told apart. The CI host does not tell upper from lower case.
const named = /^([\w.-]{1,100})\/([\w.-]{1,100})(?:@([^\s~^:?*[\\]{1,250}))?$/;
/** Reads `OWNER/REPO` or `OWNER/REPO@REF`. */
function readName(text) {
    const [, owner = '', name = '', ref] = named.exec(text) ?? [];
    if (owner === '' || /^\.{1,2}$/.test(owner) || /^\.{1,2}$/.test(name))
        return undefined;
    return { owner, name, ...(ref === undefined ? {} : { ref }) };
}
/** One key for all spellings of a repository. */
function keyOf(repository) {
    return repository.toLowerCase();
}
/** The order of repositories in every document: by key, then as written. */
function byName(a, b) {
    return compare(keyOf(a), keyOf(b)) || compare(a, b);
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 55271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   t4: () => (/* binding */ errorBody)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
// One error for every answer that is not a success: the operation, what the service said, the next step.

class ApiError extends _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    operation;
    status;
    details;
    name = 'ApiError';
    constructor(operation, status, details, hint) {
        super(causeOf(status), sentence(operation, status, details, hint));
        this.operation = operation;
        this.status = status;
        this.details = details;
    }
}
function causeOf(status) {
    if (status === 401 || status === 403)
        return 'denied';
    if (status === 404)
        return 'not-found';
    if (status === 429)
        return 'rate-limited';
    return status >= 500 ? 'server-error' : 'bad-answer';
}
function sentence(operation, status, details, hint) {
    const said = details.message === undefined ? '' : `: ${oneLine(details.message)}`;
    const fields = (details.violations ?? []).map((v) => `${oneLine(v.field)}: ${oneLine(v.description)}`);
    const violated = fields.length === 0 ? '' : ` (${fields.slice(0, 5).join('; ')})`;
    return `${operation}: HTTP ${status}${said}${violated}${hint === undefined ? '' : `. ${hint}`}`;
}
/** Text from outside, cut to 500 characters, with control characters and line ends as spaces. */
function oneLine(text) {
    return text
        .slice(0, 500)
        .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
        .trim();
}
/** An error body has told enough after 4 KiB. */
function errorBody(response) {
    try {
        return JSON.parse(response.body.slice(0, 4096));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 1528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ decodeJson)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);

/**
 * Decodes a success body. Extra fields are dropped.
 * @throws Failure `bad-answer` when the body is no JSON or a required field is missing or of the wrong type
 */
function decodeJson(operation, response, schema) {
    const parsed = schema.safeParse(parseJson(operation, response.body));
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const field = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.');
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the answer cannot be used, ${field} is ${issue?.message ?? 'wrong'}`);
}
function parseJson(operation, body) {
    try {
        return JSON.parse(body);
    }
    catch (cause) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the answer is not JSON`, { cause });
    }
}


/***/ }),

/***/ 50827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ withLimit)
/* harmony export */ });
/** Wraps a transport so that at most `limit` requests are in flight; the others wait in order. `onAnswer` follows each. */
function withLimit(send, limit, onAnswer = () => undefined) {
    let free = limit;
    const waiting = [];
    const release = () => {
        const next = waiting.shift();
        if (next)
            next();
        else
            free += 1;
    };
    return async (request) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((resolve) => waiting.push(resolve));
        try {
            return await send(request);
        }
        finally {
            release();
            onAnswer();
        }
    };
}


/***/ }),

/***/ 38305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ keepingSecrets)
/* harmony export */ });
/** Shorter ones would take ordinary words out of texts. */
const shortest = 8;
/**
 * Errors are cleaned where they arrive, before a message is cut short in the middle of a secret; documents once more
 * before anything is drawn from them, for a success may repeat a credential too.
 */
function keepingSecrets(host) {
    const known = new Set();
    const keep = (secret) => {
        const value = secret?.expose() ?? '';
        if (value.length >= shortest)
            known.add(value);
    };
    const clean = (text) => [...known].reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
    return {
        host: {
            ...host,
            sink: {
                ...host.sink,
                mask(secret) {
                    keep(secret);
                    host.sink.mask(secret);
                },
            },
            async send(request) {
                keep(request.authorization?.credential);
                const response = await host.send(request);
                return response.status < 300 ? response : { ...response, body: clean(response.body) };
            },
        },
        without(document) {
            const text = JSON.stringify(document);
            const cleaned = [...known].reduce((rest, secret) => rest.replaceAll(JSON.stringify(secret).slice(1, -1), '***'), text);
            return cleaned === text ? document : JSON.parse(cleaned);
        },
    };
}


/***/ }),

/***/ 85334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ stopped),
/* harmony export */   p: () => (/* binding */ stoppable)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
// A run that is told to stop asks nothing more: what is under way fails at once, and the run ends with what it knows.

/** Told of a run that was stopped before it knew everything. */
const stopped = {
    cause: 'stopped',
    subject: 'run',
    message: 'The run was told to stop before everything was verified. Run it again',
};
/** The host whose waiting ends when `stop` aborts: requests and the CI's token fail as `stopped`, sleep is over. */
function stoppable(host) {
    const { stop } = host;
    if (stop === undefined)
        return host;
    const told = new Promise((resolve) => {
        if (stop.aborted)
            resolve();
        stop.addEventListener('abort', () => resolve(), { once: true });
    });
    const fail = told.then(() => {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(stopped.cause, stopped.message);
    });
    fail.catch(() => undefined);
    const unlessStopped = (begin) => Promise.race([fail, stop.aborted ? fail : begin()]);
    return {
        ...host,
        send: (request) => unlessStopped(() => host.send(request)),
        clock: { ...host.clock, sleep: (ms) => Promise.race([told, host.clock.sleep(ms)]) },
        workflow: {
            ...host.workflow,
            idToken: (audience) => unlessStopped(() => host.workflow.idToken(audience)),
        },
    };
}


/***/ }),

/***/ 83313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   XC: () => (/* binding */ isPublicName),
/* harmony export */   or: () => (/* binding */ parseAddress)
/* harmony export */ });
// Addresses of the platform (https, or http on loopback), and kinds of host names.
/** An address without trailing slash, or why it cannot be used. */
function parseAddress(text) {
    if (!URL.canParse(text))
        return { mistake: 'is not a URL such as `https://api.example.com`' };
    const url = new URL(text);
    if (url.username !== '' || url.password !== '')
        return { mistake: 'must not carry a user name or password' };
    if (url.search !== '' || url.hash !== '')
        return { mistake: 'must not carry a query or a fragment' };
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
        return { mistake: 'must use https; http is for loopback only' };
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { mistake: 'must use https' };
    return { address: url.href.replace(/\/+$/, '') };
}
/** True for `localhost`, 127.0.0.0/8 and ::1, as `URL.hostname` spells them. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
/** True for a host that can be anybody's on the internet: neither an address in numbers nor a single word. */
function isPublicName(hostname) {
    return hostname.includes('.') && /[a-z]/.test(hostname.split('.').at(-1) ?? '') && !isLoopback(hostname);
}


/***/ }),

/***/ 41383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ limits),
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   Rp: () => (/* binding */ shownOf),
/* harmony export */   XC: () => (/* binding */ planOf),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65268);
// One planner for all channels: what is worst comes first, what does not fit is counted, the totals are the same everywhere.

/** What each channel takes, with room for what the CI host adds itself. */
const limits = {
    /** A step shows 10 of each severity; one error is kept for the failing verdict. */
    annotations: { error: 9, warning: 10, notice: 10 },
    annotationBytes: 4096,
    summaryBytes: 900 * 1024,
    commentBytes: 60_000,
    imageListBytes: 256 * 1024,
    sarifResults: 25_000,
    sarifGzipBytes: 10_000_000,
    terminalFindings: 1000,
};
/** Orders and counts a report once, for every channel. A merged report, whose lists are cut, brings its totals. */
function planOf(report) {
    const ordered = [...report.findings].sort(worstFirst);
    const findings = ordered.filter((finding) => !isWaived(finding));
    const waived = ordered.filter(isWaived);
    const { references, incomplete, edits } = report;
    const pinned = edits.filter(({ before }) => before !== '');
    const recorded = edits.filter(({ before }) => before === '');
    return {
        findings,
        waived,
        pinned,
        recorded,
        totals: report.totals ?? {
            findings: findings.length,
            waived: waived.length,
            references: references.length,
            files: new Set(references.map(({ file }) => file)).size,
            current: references.filter(({ fact }) => fact?.status === 'current').length,
            unknown: incomplete.length,
            pinned: pinned.length,
            recorded: recorded.length,
            bySeverity: countBy(findings, ({ severity }) => severity),
            byCheck: countBy(findings, ({ check }) => check),
        },
    };
}
function countBy(items, key) {
    const counts = {};
    for (const item of items)
        counts[key(item)] = (counts[key(item)] ?? 0) + 1;
    return counts;
}
/** Draws items from the start while the drawings fit into so many bytes of UTF-8. */
function fill(items, room, draw) {
    const shown = [];
    let left = room;
    for (const item of items) {
        const drawing = draw(item);
        left -= Buffer.byteLength(drawing);
        if (left < 0)
            break;
        shown.push(drawing);
    }
    return { shown, total: items.length };
}
/** `Shown 8 of 100; the rest is in the report`, or nothing when all are shown. */
function shownOf({ shown, total }, where = 'the report') {
    return shown.length === total ? '' : `Shown ${shown.length} of ${total}; the rest is in ${where}`;
}
function isWaived({ waived }) {
    return waived !== undefined;
}
/** The order of findings in every channel. */
function worstFirst(a, b) {
    return (Number(a.introduced === false) - Number(b.introduced === false) ||
        _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(a.severity) - _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(b.severity) ||
        compare(a.origin ?? '', b.origin ?? '') ||
        Number(a.file === undefined) - Number(b.file === undefined) ||
        compare(a.file ?? '', b.file ?? '') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        compare(a.check, b.check));
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 58191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   PB: () => (/* binding */ endOfLife),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   RK: () => (/* binding */ wholeStory),
/* harmony export */   _3: () => (/* binding */ days),
/* harmony export */   _7: () => (/* binding */ story),
/* harmony export */   ak: () => (/* binding */ meaning),
/* harmony export */   bT: () => (/* binding */ restsOn),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   z$: () => (/* binding */ referenceName)
/* harmony export */ });
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41383);
// The sentences and numbers that every channel shares.

/** One line: the verdict and what it rests on. The same in every channel. */
function headline(report, plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planOf */ .XC)(report)) {
    return `${report.verdict}: ${restsOn(report, plan)}`;
}
/** The same without the verdict. */
function restsOn(report, { totals } = (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planOf */ .XC)(report)) {
    const counted = `${plural(totals.findings, 'finding')} in ${plural(totals.references, 'reference')} of ${plural(totals.files, 'file')}`;
    const waived = totals.waived === 0 ? '' : `, ${totals.waived} waived`;
    const pinned = totals.pinned === 0 ? '' : `, ${plural(totals.pinned, 'line')} pinned`;
    const recorded = totals.recorded === 0 ? '' : `, ${plural(totals.recorded, 'tag')} first seen`;
    const unknown = totals.unknown === 0 ? '' : `, ${plural(totals.unknown, 'thing')} not verified`;
    const among = report.repositories === undefined ? '' : `, ${plural(report.repositories.length, 'repository')}`;
    return `${counted}${among}${waived}${pinned}${recorded}${unknown}`;
}
/** What the verdict means for the reader, in one sentence that says no more than is true. */
function meaning({ verdict, references, findings, incomplete }) {
    if (verdict === 'fail')
        return 'The change must not land as it is.';
    if (verdict === 'incomplete')
        return 'Not everything could be verified, so this is neither a pass nor a finding.';
    if (incomplete.length > 0)
        return 'Nothing fails the gate, but not everything could be verified.';
    if (findings.length > 0)
        return 'Nothing found fails the gate.';
    if (references.length === 0)
        return 'No image reference was found. If that is a surprise, look at the inputs `paths` and `exclude`.';
    const open = references.filter(({ fact }) => fact === undefined || !proved.has(fact.status)).length;
    return open === 0
        ? 'Every reference is pinned to a digest that its tag had, and nothing is wrong.'
        : `Nothing was found wrong, but ${plural(open, 'reference')} could not be proved by a history.`;
}
const proved = new Set(['current', 'superseded', 'one-platform']);
function plural(count, noun) {
    if (count === 1)
        return `1 ${noun}`;
    return `${count} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ie` : noun}s`;
}
/** What was not verified; in a merged report after the repository that it is about. */
function subjectOf({ origin, subject }) {
    return origin === undefined || origin === subject ? subject : `${origin} ${subject}`;
}
/** Image and tag as one name; for an opaque reference its text. */
function referenceName({ kind, raw, registry, repository, tag }) {
    return kind === 'opaque' ? raw : `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}
/** `file:line`, in a merged report after `owner/name`; or nothing when the finding is about no file. */
function placeOf({ origin, file, line }) {
    const place = file === undefined ? '' : `${file}:${line}`;
    return [origin, place].filter(Boolean).join(' ');
}
/** What the tag's history says of a reference, in a few words. */
function story({ kind, why, fact }) {
    if (kind === 'opaque')
        return `not resolved (${why})`;
    switch (fact?.status) {
        case 'current':
            return fact.currentSince === undefined
                ? 'current (no history)'
                : `current since ${day(fact.currentSince)}${bySight(fact)}`;
        case 'superseded':
            return `${plural(days(fact.lagSeconds), 'day')} and ${plural(fact.behind ?? 0, 'digest')} behind, since ${day(fact.supersededAt)}${bySight(fact)}`;
        case 'unpinned':
            return fact.currentSince === undefined
                ? 'not pinned (no history)'
                : `not pinned, tag moved ${day(fact.currentSince)}${bySight(fact)}`;
        case 'not-in-history':
            return 'never was this tag';
        case 'one-platform':
            return 'one platform of an index that was this tag';
        case 'missing':
            return fact.message ?? 'missing';
        default:
            return `unknown (${fact?.cause ?? 'not asked'})`;
    }
}
/** The tag's end of life, if it is marked, before the story: a pin to a dead tag stays current for ever. */
function wholeStory(reference, asOf) {
    const ends = reference.fact === undefined ? '' : endOfLife(reference.fact, asOf);
    return ends === '' ? story(reference) : `${ends}; ${story(reference)}`;
}
/** That the tag is at its end of life, and since when; else nothing. */
function endOfLife({ deprecated, endOfLife: ends }, asOf) {
    if (deprecated !== true)
        return '';
    const endOfLifeDate = ends?.date;
    if (endOfLifeDate === undefined)
        return 'at its end of life';
    const comes = Date.parse(endOfLifeDate) > Date.parse(asOf);
    return comes
        ? `its end of life comes on ${day(endOfLifeDate)}`
        : `at its end of life since ${day(endOfLifeDate)}`;
}
function bySight({ basis }) {
    return basis === 'first-seen' ? ', as first seen' : '';
}
/** Whole days of a length in seconds. */
function days(seconds) {
    return Math.floor((seconds ?? 0) / 86_400);
}
/** The day of an RFC 3339 instant. */
function day(instant) {
    return instant?.slice(0, 10) ?? 'an unknown day';
}


/***/ })

};
