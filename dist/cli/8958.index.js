export const id = 8958;
export const ids = [8958,6794];
export const modules = {

/***/ 55229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
;// CONCATENATED MODULE: ./lib/clients/github/organization.js


const repositoryItem = schemas/* object */.Ikc({
    full_name: schemas/* string */.YjP(),
    archived: schemas/* boolean */.zMY().default(false),
    disabled: schemas/* boolean */.zMY().default(false),
    fork: schemas/* boolean */.zMY().default(false),
    size: schemas/* number */.aig().nonnegative().default(0),
    topics: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});
const maxPages = 100;
async function listRepositories(api, organization) {
    const listed = await (0,github_api/* requestAllPages */.df)(api, {
        operation: `Repositories of ${organization}`,
        method: 'GET',
        path: `/orgs/${encodeURIComponent(organization)}/repos`,
        query: { type: 'all', sort: 'full_name', direction: 'asc' },
        needs: 'metadata: read',
    }, repositoryItem, maxPages);
    return listed.map(({ full_name, archived, disabled, fork, size, topics }) => ({
        repository: full_name,
        archived: archived || disabled,
        fork,
        size,
        topics,
    }));
}

// EXTERNAL MODULE: ./lib/host/local.js + 2 modules
var local = __webpack_require__(95231);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/name-glob.js
var name_glob = __webpack_require__(78893);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/cli/step.js
var step = __webpack_require__(96542);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/name.js
var fleet_name = __webpack_require__(81230);
;// CONCATENATED MODULE: ./lib/cli/audit/fleet/select.js


const reasons = ['archived', 'fork', 'not matched', 'excluded', 'topic'];
function selectRepositories(candidates, selection) {
    const unique = new Map(candidates.map((candidate) => [(0,fleet_name/* repositoryKey */.Kq)(candidate.repository), candidate]));
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
    const whole = (0,fleet_name/* repositoryKey */.Kq)(repository);
    const name = whole.slice(whole.indexOf('/') + 1);
    return globs.some((glob) => (0,name_glob/* matchesName */.H)((0,fleet_name/* repositoryKey */.Kq)(glob), glob.includes('/') ? whole : name));
}

;// CONCATENATED MODULE: ./lib/cli/audit/fleet/shards.js

const maxShards = 256;
const fixedCost = 2000;
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

// EXTERNAL MODULE: ./lib/cli/audit/remote.js + 2 modules
var remote = __webpack_require__(46636);
;// CONCATENATED MODULE: ./lib/cli/audit/plan.js











const maxOutputUnits = 500_000;
async function plan(context) {
    const { invocation, environment, out, err } = context;
    const host = (0,local/* localHost */.O)({ root: '.', environment, ...(0,cli_context/* printOptionsOf */.x9)(context) });
    const issues = issuesIn(context);
    const listed = issues.length > 0 ? { issues } : await candidates(context, host);
    if ('issues' in listed)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', listed.issues);
    if ('failure' in listed)
        return (0,cli_context/* printFailure */.eV)(context, listed.failure);
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
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', [`${wrong}${leftOut}.`]);
    }
    err(`${(0,model_text/* plural */.LS)(chosen.length, 'repository')} in ${(0,model_text/* plural */.LS)(shards.length, 'shard')}${leftOut}`);
    const sink = await (0,step/* stepSink */.k)(host.sink, environment);
    sink.output('matrix', text);
    sink.output('repositories', String(chosen.length));
    out(text);
    return 0;
}
function refusal(chosen, text) {
    if (chosen === 0)
        return 'No repository is left to audit';
    if (text.length <= maxOutputUnits)
        return undefined;
    return `The matrix has ${text.length} characters, but a job output is limited to ${maxOutputUnits}. Select fewer repositories with \`--match\``;
}
function shardsIn({ invocation }) {
    return Number(invocation.flags.get('shards') ?? '8');
}
function issuesIn(context) {
    const { invocation } = context;
    const shards = shardsIn(context);
    const organization = invocation.operands[0];
    const sources = [organization, invocation.flags.get('list')].filter((one) => one !== undefined);
    const globs = [...(0,cli_context/* linesOf */.Dx)(invocation, 'match'), ...(0,cli_context/* linesOf */.Dx)(invocation, 'exclude')];
    return [
        ...(sources.length === 1 ? [] : ['`plan` requires either an organization or `--list FILE`.']),
        ...(organization === undefined || /^[\w-]{1,100}$/.test(organization)
            ? []
            : [`\`${organization.slice(0, 100)}\` is not the name of an organization.`]),
        ...(Number.isInteger(shards) && shards >= 1 && shards <= maxShards
            ? []
            : [`\`--shards\` must be a number from 1 to ${maxShards}.`]),
        ...globs
            .filter((glob) => !(0,name_glob/* isNameGlob */.k)(glob))
            .map((glob) => `\`${glob.slice(0, 100)}\` is not a glob over repository names.`),
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
        return { failure: (0,failure/* gapFrom */.rK)(error, 'plan') };
    }
}
async function candidatesIn(file) {
    const read = await (0,cli_context/* readUserFile */.E1)(file);
    if ('unreadable' in read) {
        const why = read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`;
        return { issues: [`${file} ${why}.`] };
    }
    const lines = read.text.split(/\r?\n/).map((line, index) => ({ text: line.trim(), number: index + 1 }));
    const named = lines.filter(({ text }) => text !== '' && !text.startsWith('#'));
    const issues = named.flatMap(({ text, number }) => (0,fleet_name/* readName */.MQ)(text) === undefined || text.includes('@')
        ? [`${file}:${number}: \`${text.slice(0, 100)}\` is not OWNER/REPO.`]
        : []);
    if (issues.length > 0)
        return { issues };
    const flat = { archived: false, fork: false, size: 0, topics: [] };
    return {
        candidates: named
            .map(({ text }) => ({ repository: text, ...flat }))
            .sort((a, b) => (0,fleet_name/* byName */.nG)(a.repository, b.repository)),
    };
}


/***/ }),

/***/ 96542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ stepSink)
/* harmony export */ });
async function stepSink(sink, environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return sink;
    const { actionsHost } = await Promise.all(/* import() */[__webpack_require__.e(143), __webpack_require__.e(6053)]).then(__webpack_require__.bind(__webpack_require__, 46053));
    const step = actionsHost(environment).sink;
    return { ...sink, summary: step.summary, output: step.output };
}


/***/ }),

/***/ 32370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   SS: () => (/* binding */ requestJson),
/* harmony export */   df: () => (/* binding */ requestAllPages),
/* harmony export */   rU: () => (/* binding */ requestGraphql),
/* harmony export */   ur: () => (/* binding */ callGitHub)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13798);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57798);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48270);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62123);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94967);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55024);







const apiVersion = '2022-11-28';
function repositoryPath({ owner, name }) {
    return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}
async function callGitHub(api, { operation, method, path, query, body, needs }) {
    const response = await api.send({
        method,
        url: `${api.addresses.api}${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`,
        headers: headers(body !== undefined),
        ...authorization(api),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        repeatable: method !== 'POST',
    });
    if (response.status < 200 || response.status > 299)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .githubError */ .qQ)(operation, response, needs);
    return response;
}
async function requestJson(api, request, schema) {
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeJson */ .x)(request.operation, await callGitHub(api, request), schema);
}
const pageSize = 100;
async function requestAllPages(api, request, item, maxPages) {
    const items = [];
    for (let page = 1; page <= maxPages; page += 1) {
        const query = { ...request.query, per_page: String(pageSize), page: String(page) };
        const response = await callGitHub(api, { ...request, query });
        items.push(...(0,_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeJson */ .x)(request.operation, response, zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(item)));
        if (!/<[^>]*>;\s*rel="next"/.test(response.headers.link ?? ''))
            return items;
    }
    const max = maxPages * pageSize;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${request.operation}: the list has more than ${max} items`);
}
const graphqlAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    data: zod__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J().optional(),
    errors: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional() })).optional(),
});
const statusOfType = {
    FORBIDDEN: 403,
    INSUFFICIENT_SCOPES: 403,
    NOT_FOUND: 404,
    STALE_DATA: 409,
    RATE_LIMITED: 429,
};
async function requestGraphql(api, query, schema) {
    const { operation, document, variables, needs } = query;
    const response = await api.send({
        method: 'POST',
        url: api.addresses.graphql,
        headers: headers(true),
        ...authorization(api),
        body: JSON.stringify({ query: document, variables }),
        repeatable: document.startsWith('query'),
    });
    if (response.status !== 200)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .githubError */ .qQ)(operation, response, needs);
    const { data, errors = [] } = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeJson */ .x)(operation, response, graphqlAnswer);
    const [first] = errors;
    if (first !== undefined) {
        const status = statusOfType[first.type ?? ''] ?? 422;
        const hint = status === 403 || status === 404 ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .permissionMissing */ .k8)(needs) : undefined;
        throw new _http_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD(operation, status, { message: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__/* .onOneLine */ .GJ)(first.message) }, hint);
    }
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeJson */ .x)(operation, { ...response, body: JSON.stringify(data ?? null) }, schema);
}
function headers(hasBody) {
    return {
        accept: 'application/vnd.github+json',
        'x-github-api-version': apiVersion,
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
    };
}
function authorization({ token }) {
    return token === undefined ? {} : { authorization: { scheme: 'Bearer', credential: token } };
}


/***/ }),

/***/ 94967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   W0: () => (/* binding */ isAbsent),
/* harmony export */   qQ: () => (/* binding */ githubError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13798);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48270);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55024);




const errorAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    errors: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            field: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
            code: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
            message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        }),
    ]))
        .optional()
        .catch(undefined),
});
function githubError(operation, response, needs) {
    const parsed = errorAnswer.safeParse((0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorBody */ .t4)(response));
    const { message, errors = [] } = parsed.success ? parsed.data : {};
    const violations = errors.map((error) => typeof error === 'string'
        ? { field: 'request', description: error }
        : { field: error.field ?? 'request', description: error.message ?? error.code ?? 'invalid' });
    const details = (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ violations, message });
    return new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(operation, response.status, details, hintFor(response.status, message ?? '', needs));
}
function hintFor(status, message, needs) {
    if (status === 401)
        return _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenInvalid */ .rh;
    if (/not permitted to create or approve pull requests/i.test(message))
        return _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestsForbidden */ .$r;
    return status === 403 || status === 404 ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionMissing */ .k8)(needs) : undefined;
}
function isRefused(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && (error.status === 403 || error.status === 404);
}
function isAbsent(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && error.status === 404;
}


/***/ }),

/***/ 36794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAddresses: () => (/* binding */ readAddresses),
/* harmony export */   readEvent: () => (/* binding */ readEvent),
/* harmony export */   readRun: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13798);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);


const commit = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'not a commit');
const side = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: commit, repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable() });
const pullRequestPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
        base: side,
        head: side,
        user: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
        merge_commit_sha: commit.nullish(),
    }),
});
const mergeGroupPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ merge_group: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ base_sha: commit }) });
const pushPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ before: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
async function readEvent(ci) {
    const name = ci?.variable('GITHUB_EVENT_NAME');
    if (ci === undefined || name === undefined)
        return { kind: 'local' };
    switch (name) {
        case 'pull_request':
        case 'pull_request_target': {
            const { pull_request: pull } = decode(name, await ci.payload(), pullRequestPayload);
            return {
                kind: 'pull-request',
                number: pull.number,
                base: pull.base.sha,
                head: pull.head.sha,
                fork: pull.head.repo?.full_name !== pull.base.repo?.full_name,
                dependabot: pull.user?.login === 'dependabot[bot]',
                merges: mergesOf(name === 'pull_request' ? ci.variable('GITHUB_SHA') : undefined, pull.merge_commit_sha),
            };
        }
        case 'merge_group': {
            const { merge_group: group } = decode(name, await ci.payload(), mergeGroupPayload);
            return { kind: 'merge-group', base: group.base_sha };
        }
        case 'push': {
            const { before } = decode(name, await ci.payload(), pushPayload);
            return /^0*$/.test(before) ? { kind: 'push' } : { kind: 'push', before };
        }
        case 'schedule':
            return { kind: 'schedule' };
        case 'workflow_dispatch':
            return { kind: 'workflow-dispatch' };
        default:
            return { kind: 'other', name };
    }
}
function mergesOf(...named) {
    return [...new Set(named.filter((id) => commit.safeParse(id).success))].map(String);
}
function decode(name, payload, schema) {
    const parsed = schema.safeParse(payload);
    if (parsed.success)
        return parsed.data;
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The payload of the event ${name} has no valid \`${field}\`. Re-run the job`);
}
function readRun(ci) {
    const [owner, name, ...more] = ci?.variable('GITHUB_REPOSITORY')?.split('/') ?? [];
    if (ci === undefined || !owner || !name || more.length > 0)
        return undefined;
    const { server } = readAddresses(ci.variable);
    const branch = ci.variable('GITHUB_REF_TYPE') === 'branch' ? ci.variable('GITHUB_REF_NAME') : undefined;
    const onBranch = branch !== undefined && ci.variable('GITHUB_REF')?.startsWith('refs/heads/') === true;
    return {
        repository: { owner, name },
        ...(onBranch ? { branch } : {}),
        workflow: ci.variable('GITHUB_WORKFLOW') ?? '',
        job: ci.variable('GITHUB_JOB') ?? '',
        url: `${server}/${owner}/${name}/actions/runs/${ci.variable('GITHUB_RUN_ID') ?? ''}`,
        addresses: readAddresses(ci.variable),
    };
}
function readAddresses(variable) {
    return {
        api: variable('GITHUB_API_URL') ?? 'https://api.github.com',
        graphql: variable('GITHUB_GRAPHQL_URL') ?? 'https://api.github.com/graphql',
        server: variable('GITHUB_SERVER_URL') ?? 'https://github.com',
    };
}


/***/ }),

/***/ 55024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ pullRequestsForbidden),
/* harmony export */   Cz: () => (/* binding */ textCut),
/* harmony export */   HZ: () => (/* binding */ leftOutReasons),
/* harmony export */   Pp: () => (/* binding */ issueNotPlanned),
/* harmony export */   Q$: () => (/* binding */ workflowsWait),
/* harmony export */   Zt: () => (/* binding */ nothingLeft),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   k8: () => (/* binding */ permissionMissing),
/* harmony export */   rh: () => (/* binding */ tokenInvalid),
/* harmony export */   xL: () => (/* binding */ pullNotices)
/* harmony export */ });
const tokenInvalid = 'The token in `github-token` is invalid or has expired';
const pullRequestsForbidden = 'Allow it in Settings → Actions → General → "Allow GitHub Actions to create and approve pull requests", or set `github-token` to the token of an app';
function permissionMissing(permission) {
    return `The token lacks the permission \`${permission}\`. Grant it under \`permissions:\` of the job; pull requests from forks and Dependabot never get it`;
}
const textCut = '\n\nThe rest is in the job summary and in the report.\n';
const workflowsWait = 'Workflows on this pull request need approval, because it was opened with `GITHUB_TOKEN`. Approve them, or close and reopen the pull request.';
const nothingLeft = 'Nothing is left to pin, so this pull request was closed.';
const pullNotices = {
    closed: (number) => `Pull request #${number} was closed: nothing is left to pin`,
    closedByUser: (number) => `Pull request #${number} with the same pins was closed, so no new one was opened`,
    otherAuthor: (number) => `Pull request #${number} was opened by another author, so it was not changed`,
    otherCommits: (branch) => `The branch ${branch} has commits that Tagproof did not create, so it was not changed. Merge it, or delete it to start over`,
    unverified: (branch) => `The branch ${branch} was not changed, because not everything could be verified`,
};
const leftOutReasons = {
    moved: (base) => `changed on ${base} since the checkout; the next run will pin them`,
    executable: 'executable, which a commit through the API cannot preserve; pin them manually',
    workflows: "workflows, which the job's own token may not change; use the token of an app",
    tooMany: 'more than one pull request may contain; the next one will pin them',
};
const maxListed = 5;
function leftOut(paths, reason) {
    if (paths.length === 0)
        return [];
    const more = paths.length > maxListed ? `, and ${paths.length - maxListed} more` : '';
    return [`Left out of the pull request: ${paths.slice(0, maxListed).join(', ')}${more} (${reason})`];
}
function issueNotPlanned(number) {
    return `Issue #${number} was closed as not planned, so it was not changed`;
}


/***/ }),

/***/ 48270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c7: () => (/* binding */ isRejectedToken),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   t4: () => (/* binding */ errorBody),
/* harmony export */   w3: () => (/* binding */ isUnsupported)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);



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
function isUnsupported(error) {
    return error instanceof ApiError && ([404, 405, 501].includes(error.status) || error.details.code === 12);
}
function isRejectedToken(error) {
    return error instanceof ApiError && error.status === 401;
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
    const message = details.message === undefined ? '' : `: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(details.message)}`;
    const fields = (details.violations ?? []).map((v) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(v.field)}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(v.description)}`);
    const violated = fields.length === 0 ? '' : ` (${fields.slice(0, 5).join('; ')})`;
    return `${operation}: HTTP ${status}${message}${violated}${hint === undefined ? '' : `. ${hint}`}`;
}
function errorBody({ body }) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(body.slice(0, 4096));
}


/***/ }),

/***/ 62123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ decodeJson)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);


function decodeJson(operation, { body }, schema) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(body);
    if (value === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the response is not JSON`);
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const field = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.');
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the response cannot be used, ${field} is ${issue?.message ?? 'invalid'}`);
}


/***/ }),

/***/ 67701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ apiTokens)
/* harmony export */ });
/* unused harmony export apiTokenVariable */
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91817);

function apiTokenVariable(registry) {
    return `TAGPROOF_TOKEN_${registry.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`;
}
function apiTokens(environment, mask) {
    return (registry) => {
        const value = environment[apiTokenVariable(registry)];
        if (value === undefined || value === '')
            return undefined;
        const token = new _model_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .Secret */ .z(value);
        mask(token);
        return token;
    };
}


/***/ }),

/***/ 10020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ ciFrom),
/* harmony export */   Y: () => (/* binding */ sourceFrom)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10900);



function ciFrom(environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return undefined;
    return {
        variable: (name) => environment[name] || undefined,
        async payload() {
            try {
                const { context } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 50157));
                return context.payload;
            }
            catch (cause) {
                throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('unreadable-file', _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .eventUnreadable */ .YR, { cause });
            }
        },
    };
}
function sourceFrom(environment, root = environment.GITHUB_WORKSPACE) {
    const { GITHUB_WORKSPACE: workspace = '', GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_SHA: sha = '', } = environment;
    const isCheckout = workspace !== '' && root !== undefined && node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root) === node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace);
    const isCommit = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[a-f0-9]{40,64}$/.test(sha);
    if (!isCheckout || !isCommit || !/^https:\/\/[\w.:-]+$/.test(server))
        return {};
    return {
        source: { server, repository, sha, ...workflowFile(environment.GITHUB_WORKFLOW_REF, repository) },
    };
}
function workflowFile(reference = '', repository) {
    const start = `${repository}/`;
    const file = reference.startsWith(start) ? reference.slice(start.length).split('@')[0] : undefined;
    return file !== undefined && /^\.github\/workflows\/[\w. +-]+\.ya?ml$/.test(file) ? { workflow: file } : {};
}


/***/ }),

/***/ 12764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ machineDocker)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10900);




const defaultLimits = { timeMs: 30_000, outputBytes: 64 * 1024 };
const maxConfigBytes = 1024 * 1024;
function machineDocker(environment, limits = defaultLimits) {
    const home = environment.HOME ?? environment.USERPROFILE;
    const folder = environment.DOCKER_CONFIG ?? (home === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_2__.join(home, '.docker'));
    return {
        config: async () => folder === undefined
            ? { unreadable: 'there is no home folder', absent: true }
            : readConfig(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'config.json')),
        helper: (name, server) => runHelper(`docker-credential-${name}`, server, { ...environment }, limits),
    };
}
async function readConfig(file) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file);
        if (size > maxConfigBytes)
            return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblems */ .tH.tooLarge(maxConfigBytes) };
        return { text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8') };
    }
    catch (error) {
        const { code } = error;
        return { unreadable: code ?? String(error), ...(code === 'ENOENT' ? { absent: true } : {}) };
    }
}
function runHelper(command, input, env, { timeMs, outputBytes }) {
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, ['get'], { env, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
        const chunks = [];
        let size = 0;
        const finish = (answer) => {
            clearTimeout(timer);
            child.kill('SIGKILL');
            resolve(answer);
        };
        const timer = setTimeout(() => finish({ failed: `did not exit within ${timeMs / 1000} seconds` }), timeMs);
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            chunks.push(chunk);
            if (size > outputBytes)
                finish({ failed: `printed more than ${outputBytes} bytes` });
        });
        child.on('error', (error) => finish({ failed: error.code === 'ENOENT' ? 'is not in PATH' : `cannot be started (${error.code})` }));
        child.on('close', (code) => finish(code === null
            ? { failed: 'was killed' }
            : { exitCode: code, output: Buffer.concat(chunks).toString('utf8') }));
        child.stdin.on('error', () => undefined);
        child.stdin.end(`${input}\n`);
    });
}


/***/ }),

/***/ 47614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gitOf)
/* harmony export */ });
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37082);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10900);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22150);





const maxListBytes = 64 * 1024 * 1024;
const hash = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function gitOf(root) {
    const git = (args, limit, input) => (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(root, args, limit, input);
    return {
        async head() {
            const text = (await git(['cat-file', 'commit', 'HEAD'], 1024 * 1024))?.toString('utf8');
            const commit = (await git(['rev-parse', '--verify', 'HEAD'], 1024))?.toString('utf8').trim();
            if (text === undefined || commit === undefined || !hash.test(commit))
                return undefined;
            const header = text.split('\n\n', 1)[0] ?? '';
            return { commit, parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = '']) => id) };
        },
        async filesAt(commit) {
            if (!hash.test(commit))
                return undefined;
            const listed = await git(['ls-tree', '-r', '-z', '-l', '--full-tree', commit], maxListBytes);
            return listed && commitFiles(listed.toString('utf8'), (ids) => readBlobs(git, ids));
        },
    };
}
function commitFiles(listed, readAll) {
    const entries = new Map();
    for (const line of listed.split('\0')) {
        const [, id = '', size = '', path = ''] = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t([\s\S]+)$/.exec(line) ?? [];
        if (path !== '')
            entries.set(path, { id, size: Number(size) });
    }
    if (entries.size > _files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFiles */ .Mr)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('bad-answer', `The commit has more than ${_files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFiles */ .Mr} files`);
    const read = batched(readAll);
    return {
        list: async () => [...entries.keys()].sort(),
        async read(path) {
            const entry = entries.get(path);
            if (entry === undefined)
                return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblems */ .tH.missing, absent: true };
            if (entry.size > _files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFileBytes */ .eV)
                return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblems */ .tH.tooLarge(_files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFileBytes */ .eV) };
            return (0,_model_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g)(await read(entry.id));
        },
    };
}
function batched(readAll) {
    let waiting = [];
    const flush = () => {
        const batch = waiting;
        waiting = [];
        readAll(batch.map(({ id }) => id)).then((blobs) => batch.forEach(({ done }, index) => void done(blobs[index] ?? Buffer.alloc(0))), (error) => batch.forEach(({ failed }) => void failed(error)));
    };
    return (id) => new Promise((done, failed) => {
        if (waiting.length === 0)
            setImmediate(flush);
        waiting.push({ id, done, failed });
    });
}
async function readBlobs(git, ids) {
    const limit = ids.length * (_files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFileBytes */ .eV + 256);
    const answer = await git(['cat-file', '--batch'], limit, `${ids.join('\n')}\n`);
    let at = 0;
    return ids.map((id) => {
        const end = answer === undefined ? -1 : answer.indexOf('\n', at);
        const [, found, size = ''] = /^([0-9a-f]+) blob (\d+)$/.exec(answer?.toString('utf8', at, end) ?? '') ?? [];
        const from = end + 1;
        at = from + Number(size) + 1;
        if (answer === undefined || found !== id || at > answer.length)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('not-found', `The checkout's git does not have the object ${id}`);
        return answer.subarray(from, at - 1);
    });
}


/***/ }),

/***/ 84349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ workflowOf)
/* harmony export */ });
/* unused harmony exports tokenRefusal, requestIdToken */
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25239);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6841);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91817);
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10020);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49144);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10900);







async function tokenRefusal(environment) {
    if (environment.ACTIONS_ID_TOKEN_REQUEST_URL && environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
        return undefined;
    const ci = (0,_ci_js__WEBPACK_IMPORTED_MODULE_3__/* .ciFrom */ .X)(environment);
    if (ci === undefined)
        return otherRefusal(environment);
    const { isFromFork } = await __webpack_require__.e(/* import() */ 3966).then(__webpack_require__.bind(__webpack_require__, 43966));
    if (isFromFork(await ci.payload().catch(() => undefined)))
        return 'fork';
    return environment.GITHUB_ACTOR === 'dependabot[bot]' ? 'dependabot' : 'no-permission';
}
async function otherRefusal(environment) {
    const { ciSystemIn, hasTokenVariable } = await __webpack_require__.e(/* import() */ 5313).then(__webpack_require__.bind(__webpack_require__, 35313));
    if (hasTokenVariable(environment))
        return undefined;
    const system = ciSystemIn(environment);
    if (system === undefined)
        return 'not-in-ci';
    return system.canHave(environment) ? undefined : { ci: system.name, remedy: system.remedy };
}
function workflowOf(environment, send) {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
    const retrying = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .retryingTransport */ .kR)(send, _clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m);
    return {
        refusal: () => tokenRefusal(environment),
        idToken: (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_6__/* .memoizeAsync */ .T)(async (audience, place) => {
            if (place === undefined && url && token)
                return requestIdToken(retrying, { url, requestToken: new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token) }, audience);
            const { tokenFrom } = await __webpack_require__.e(/* import() */ 5313).then(__webpack_require__.bind(__webpack_require__, 35313));
            return tokenFrom(place, environment, retrying, audience);
        }, (audience, place) => JSON.stringify([audience, place ?? null])),
    };
}
async function requestIdToken(send, { url, requestToken }, audience) {
    const response = await send({
        method: 'GET',
        url: `${url}&audience=${encodeURIComponent(audience)}`,
        headers: { accept: 'application/json' },
        authorization: { scheme: 'Bearer', credential: requestToken },
    }).catch((error) => {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .gapFrom */ .rK)(error, '').message), { cause: error });
    });
    if (response.status !== 200)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)(`HTTP ${response.status}`));
    const { oidcTokenIn } = await __webpack_require__.e(/* import() */ 3966).then(__webpack_require__.bind(__webpack_require__, 43966));
    const token = oidcTokenIn(response.body);
    if (token === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)('its response contains none'));
    return new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token);
}


/***/ }),

/***/ 84725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ machineCache)
/* harmony export */ });
function machineCache(environment, checkout) {
    return async (folder = environment.TAGPROOF_CACHE || undefined) => {
        if (folder === undefined || folder === 'off')
            return undefined;
        return (await __webpack_require__.e(/* import() */ 6061).then(__webpack_require__.bind(__webpack_require__, 96061))).openCacheFolder(folder, checkout, environment);
    };
}


/***/ }),

/***/ 95231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ localHost)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/host/api-tokens.js
var api_tokens = __webpack_require__(67701);
// EXTERNAL MODULE: ./lib/host/ci.js
var host_ci = __webpack_require__(10020);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
;// CONCATENATED MODULE: ./lib/host/ci-sinks.js




const buildkiteBytes = 1024 * 1024;
const programMs = 30_000;
function ciSink(environment, log) {
    if (environment.TF_BUILD)
        return azureSink(environment, log);
    return environment.BUILDKITE ? buildkiteSink(log) : {};
}
function azureSink({ AGENT_TEMPDIRECTORY: temp }, log) {
    return {
        log: (text) => log(withoutAzureCommands(text)),
        annotate: (annotation) => log(azureIssue(annotation)),
        async summary(markdown) {
            if (!temp)
                return;
            const file = external_node_path_.join(temp, 'tagproof-summary.md');
            await (0,promises_.writeFile)(file, markdown);
            log(`##vso[task.uploadsummary]${file}`);
        },
    };
}
function azureIssue({ severity, title, message, place }) {
    if (severity === 'notice')
        return `${title}: ${message}`;
    const properties = {
        type: severity,
        ...(place === undefined
            ? {}
            : { sourcepath: place.file, linenumber: String(place.line), columnnumber: String(place.column) }),
        code: title,
    };
    const list = Object.entries(properties).map(([name, value]) => `${name}=${azureValue(value)};`);
    return `##vso[task.logissue ${list.join('')}]${azureText(message)}`;
}
function azureText(text) {
    return withoutAzureCommands(text).replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function azureValue(text) {
    return azureText(text).replaceAll(']', '%5D').replaceAll(';', '%3B');
}
function withoutAzureCommands(text) {
    return text.replace(/##(?=\[|vso\[)/gi, '#\u200b#');
}
function buildkiteSink(log) {
    return {
        summary: (markdown) => new Promise((resolve) => {
            const args = ['annotate', '--context', 'tagproof', '--style', 'info'];
            const child = (0,external_node_child_process_.execFile)('buildkite-agent', args, { timeout: programMs }, (error) => {
                if (error !== null)
                    log(`The annotation was not made: ${(0,plain/* plain */.p)(error.message)}`);
                resolve();
            });
            child.stdin?.on('error', () => undefined);
            child.stdin?.end(withinBytes(markdown));
        }),
    };
}
function withinBytes(text) {
    if (Buffer.byteLength(text) <= buildkiteBytes)
        return text;
    const cut = Buffer.from(text).subarray(0, buildkiteBytes).toString();
    return cut.slice(0, cut.lastIndexOf('\n') + 1);
}

// EXTERNAL MODULE: ./lib/host/clock.js
var clock = __webpack_require__(49144);
// EXTERNAL MODULE: ./lib/host/docker.js
var docker = __webpack_require__(12764);
// EXTERNAL MODULE: ./lib/host/files.js + 2 modules
var files = __webpack_require__(37082);
// EXTERNAL MODULE: ./lib/host/git.js
var git = __webpack_require__(47614);
// EXTERNAL MODULE: ./lib/host/id-token.js
var id_token = __webpack_require__(84349);
// EXTERNAL MODULE: ./lib/host/lazy-cache.js
var lazy_cache = __webpack_require__(84725);
// EXTERNAL MODULE: ./lib/host/lazy-http2.js
var lazy_http2 = __webpack_require__(74657);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/host/repository.js



const maxDepth = 64;
function repositoryAround(root) {
    const start = realPath(root);
    if (start === undefined)
        return undefined;
    let top = start;
    for (let depth = 0; !hasGit(top); depth += 1) {
        const above = external_node_path_.dirname(top);
        if (above === top || depth === maxDepth)
            return undefined;
        top = above;
    }
    if (top === start)
        return undefined;
    const folder = external_node_path_.relative(top, start).split(external_node_path_.sep).join('/');
    return { folder, read: (0,files/* diskFiles */.Ts)(top, undefined).read };
}
function realPath(folder) {
    try {
        return external_node_fs_.realpathSync.native(folder);
    }
    catch {
        return undefined;
    }
}
function hasGit(folder) {
    const found = (0,external_node_fs_.lstatSync)(external_node_path_.join(folder, '.git'), { throwIfNoEntry: false });
    return found !== undefined && (found.isDirectory() || found.isFile());
}

// EXTERNAL MODULE: ./lib/host/scan-threads.js
var scan_threads = __webpack_require__(29997);
// EXTERNAL MODULE: ./lib/host/transport.js
var transport = __webpack_require__(29899);
;// CONCATENATED MODULE: ./lib/host/local.js
















function localHost({ root, environment, print, temp, network, ...look }) {
    const { send, sendBytes } = network ?? {
        send: (0,transport/* networkTransport */.C)('tagproof'),
        sendBytes: (0,lazy_http2/* networkBytes */.e)('tagproof'),
    };
    const secrets = [];
    const ci = (0,host_ci/* ciFrom */.X)(environment);
    const log = (text) => print(secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text));
    return {
        files: (0,files/* diskFiles */.Ts)(root, temp ?? environment.RUNNER_TEMP),
        git: (0,git/* gitOf */.O)(root),
        ...(0,compact/* compact */.o)({ ci, stop: look.stop, repository: repositoryAround(root) }),
        send,
        ...(0,compact/* compact */.o)({ sendBytes }),
        threads: (0,scan_threads/* machineThreads */.x)(),
        cache: (0,lazy_cache/* machineCache */.G)(environment, root),
        clock: clock/* systemClock */.m,
        workflow: { ...(0,id_token/* workflowOf */.B4)(environment, send), ...(0,host_ci/* sourceFrom */.Y)(environment, root) },
        docker: (0,docker/* machineDocker */.S)(environment),
        apiToken: (0,api_tokens/* apiTokens */.T)(environment, (secret) => void secrets.push(secret.expose())),
        sink: {
            mask: (secret) => void secrets.push(secret.expose()),
            log,
            colour: look.colour ?? false,
            ...(0,compact/* compact */.o)({ width: look.width }),
            ...(look.links === true ? { link: (file) => (0,external_node_url_.pathToFileURL)(external_node_path_.resolve(root, file)).href } : {}),
            progress: look.progress ?? (() => undefined),
            annotate: () => undefined,
            summary: async () => undefined,
            output: () => undefined,
            ...ciSink(environment, log),
        },
    };
}


/***/ }),

/***/ 22150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

const maxMs = 60_000;
function runGit(root, args, maxBytes, input = '') {
    return new Promise((resolve) => {
        const safely = ['safe.directory=*', 'protocol.allow=never', 'core.fsmonitor=false'];
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...safely.flatMap((setting) => ['-c', setting]), ...args], {
            cwd: root,
            env: {
                PATH: process.env.PATH ?? '',
                GIT_NO_REPLACE_OBJECTS: '1',
                GIT_NO_LAZY_FETCH: '1',
                GIT_OPTIONAL_LOCKS: '0',
                LC_ALL: 'C',
            },
            stdio: ['pipe', 'pipe', 'ignore'],
            timeout: maxMs,
            killSignal: 'SIGKILL',
        });
        const chunks = [];
        let size = 0;
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > maxBytes)
                child.kill('SIGKILL');
            else
                chunks.push(chunk);
        });
        child.stdin.on('error', () => undefined);
        child.once('error', () => resolve(undefined));
        child.once('close', (code) => resolve(code === 0 && size <= maxBytes ? Buffer.concat(chunks) : undefined));
        child.stdin.end(input);
    });
}


/***/ }),

/***/ 29997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ machineThreads)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);



const maxThreads = 4;
const limitMs = 10_000;
const memoryMb = 1024;
function machineThreads() {
    let pool;
    const opened = async () => {
        const { threadPool } = await __webpack_require__.e(/* import() */ 4774).then(__webpack_require__.bind(__webpack_require__, 84774));
        const script = node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)), '../worker/index.js');
        const most = Math.min((0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), maxThreads);
        return threadPool({ script, limitMs, memoryMb, maxThreads: most });
    };
    return {
        async run(task) {
            pool ??= opened();
            return (await pool).run(task);
        },
    };
}


/***/ }),

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ distinctByJson),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function distinctByJson(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}


/***/ }),

/***/ 6841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ memoizeAsync)
/* harmony export */ });
function memoizeAsync(load, keyOf = (...key) => JSON.stringify(key)) {
    const results = new Map();
    return (...key) => {
        const name = keyOf(...key);
        const result = results.get(name) ?? load(...key);
        results.set(name, result);
        return result;
    };
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


/***/ })

};
