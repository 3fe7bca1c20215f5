export const id = 1856;
export const ids = [1856,9607];
export const modules = {

/***/ 1856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apiAt: () => (/* binding */ apiAt),
  connectCi: () => (/* binding */ connectCi),
  openBase: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: ./lib/github/event.js
var github_event = __webpack_require__(19607);
// EXTERNAL MODULE: ./lib/github/files.js
var files = __webpack_require__(87660);
;// CONCATENATED MODULE: ./lib/github/rate-limit.js
/**
 * Wraps a transport, below the retries. A 403 or 429 with `Retry-After` or without remaining requests becomes 429 with
 * the seconds to wait.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function withRateLimits(send, clock) {
    return async (request) => {
        const response = await send(request);
        return isLimited(response)
            ? { ...response, status: 429, headers: waiting(response, clock.now()) }
            : response;
    };
}
function isLimited({ status, headers }) {
    if (status !== 403 && status !== 429)
        return false;
    return status === 429 || headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
}
function waiting({ headers }, now) {
    const reset = headers['x-ratelimit-reset'];
    if (headers['retry-after'] !== undefined || reset === undefined || !/^\d{1,12}$/.test(reset))
        return headers;
    return { ...headers, 'retry-after': String(Math.max(1, Math.ceil(Number(reset) - now / 1000))) };
}

// EXTERNAL MODULE: ./lib/http/limit.js
var limit = __webpack_require__(50827);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
// EXTERNAL MODULE: ./lib/model/address.js
var address = __webpack_require__(83313);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
;// CONCATENATED MODULE: ./lib/ci.js







/** Requests under way at once to the API: the host counts more than a few as abuse. */
const requestsAtOnce = 8;
/** Reads what the run is; asks the network nothing. @throws Failure when the runner's word cannot be used */
async function connectCi(host, { githubToken }) {
    const event = await (0,github_event.readEvent)(host.ci);
    const run = (0,github_event.readRun)(host.ci);
    return run === undefined ? { event } : { event, run, api: apiAt(host, run.addresses, githubToken) };
}
/** The client for the API at `addresses`. @throws Failure when an address cannot be used */
function apiAt(host, addresses, token) {
    if (token !== undefined)
        host.sink.mask(token);
    const count = { total: 0, retried: 0 };
    const send = (0,retry/* withRetries */.L)(withRateLimits(host.send, host.clock), host.clock, count);
    return {
        send: (0,limit/* withLimit */.K)(send, requestsAtOnce),
        addresses: {
            api: usable('GITHUB_API_URL', addresses.api),
            graphql: usable('GITHUB_GRAPHQL_URL', addresses.graphql),
            server: addresses.server,
        },
        ...(token === undefined ? {} : { token }),
    };
}
function usable(name, text) {
    const parsed = (0,address/* parseAddress */.or)(text);
    if ('address' in parsed)
        return parsed.address;
    throw new failure/* Failure */.HR('bad-answer', `The runner's ${name} ${parsed.mistake}`);
}
const notTheChange = 'The checkout is the base branch, so nothing of the pull request would be looked at. Check out its head or its merge commit';
/** On `pull_request_target` the runner, and a checkout without a `ref`, stand at the base branch. */
function isBase(commit, base, { ci }) {
    const isTarget = ci?.variable('GITHUB_EVENT_NAME') === 'pull_request_target';
    return commit === base || (isTarget && commit === ci?.variable('GITHUB_SHA'));
}
/**
 * The commit that a pull request or a merge group is held against, from the checkout's git when it is there, else
 * through the API; `undefined` for events that are not held against anything. A checkout that is the host's merge
 * commit is held against the parent that it was merged with; one of the head, against where it left the base.
 * @throws ApiError, Failure
 */
async function openBase(host, { event, run, api }) {
    if (event.kind !== 'pull-request' && event.kind !== 'merge-group')
        return undefined;
    let commit = event.base;
    if (event.kind === 'pull-request') {
        const here = await host.git?.head();
        const [onto, head] = here?.parents ?? [];
        if (here !== undefined && isBase(here.commit, event.base, host))
            throw new failure/* Failure */.HR('bad-answer', notTheChange);
        if (onto !== undefined && head === event.head)
            commit = onto;
        else if (here?.commit === event.head && api !== undefined && run !== undefined)
            commit = await (0,files.mergeBase)(api, run.repository, event.base, event.head);
    }
    const local = await host.git?.filesAt(commit);
    if (local !== undefined)
        return { commit, files: local };
    if (api === undefined || run === undefined)
        throw new failure/* Failure */.HR('no-credential', `The base commit ${commit.slice(0, 12)} is not in the checkout`);
    return { commit, files: (0,files.filesOf)(api, run.repository, commit, host.files) };
}


/***/ }),

/***/ 87671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   T1: () => (/* binding */ call),
/* harmony export */   jQ: () => (/* binding */ askGraphql),
/* harmony export */   kA: () => (/* binding */ ask),
/* harmony export */   pI: () => (/* binding */ askAll)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1528);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9452);
// One request to the CI host's API: the token, JSON both ways, bounded pages, and one error for anything but success.





const apiVersion = '2022-11-28';
/** `/repos/OWNER/NAME`, encoded. */
function repositoryPath({ owner, name }) {
    return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}
/**
 * Sends one REST request. PATCH and DELETE say how things shall be, so they are repeated like GET; POST is not.
 * @throws ApiError for every answer that is not a success, Failure when there is none
 */
async function call(api, { operation, method, path, query, body, needs }) {
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
/** `call`, decoded. @throws also Failure `bad-answer` when the answer has another shape */
async function ask(api, request, schema) {
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(request.operation, await call(api, request), schema);
}
const pageSize = 100;
/**
 * Reads a list page by page, until the host says that there is no next one.
 * @throws Failure `bad-answer` when there are more than `mostPages` of 100 items: a short list is never given
 */
async function askAll(api, request, item, mostPages) {
    const items = [];
    for (let page = 1; page <= mostPages; page += 1) {
        const query = { ...request.query, per_page: String(pageSize), page: String(page) };
        const response = await call(api, { ...request, query });
        items.push(...(0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(request.operation, response, zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item)));
        if (!/<[^>]*>;\s*rel="next"/.test(response.headers.link ?? ''))
            return items;
    }
    const most = mostPages * pageSize;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('bad-answer', `${request.operation}: the list has more than ${most} items`);
}
const graphqlAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    data: zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J().optional(),
    errors: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional() })).optional(),
});
const statusOfType = {
    FORBIDDEN: 403,
    INSUFFICIENT_SCOPES: 403,
    NOT_FOUND: 404,
    STALE_DATA: 409,
    RATE_LIMITED: 429,
};
/**
 * Sends one GraphQL request. An answer with errors is an error, whatever data it has.
 * @throws ApiError with the REST status that the error's type stands for (409: the branch has moved), Failure
 */
async function askGraphql(api, question, schema) {
    const { operation, document, variables, needs } = question;
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
    const { data, errors = [] } = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(operation, response, graphqlAnswer);
    const [first] = errors;
    if (first !== undefined) {
        const status = statusOfType[first.type ?? ''] ?? 422;
        const hint = status === 403 || status === 404 ? `It needs the permission \`${needs}\`` : undefined;
        throw new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(operation, status, { message: (0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(first.message) }, hint);
    }
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(operation, { ...response, body: JSON.stringify(data ?? null) }, schema);
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

/***/ 29576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ blobName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
// A file's content by its git name, so that equal files are known without being read.

/** The git object name of a file's bytes; `like` is any name of the repository, its length tells SHA-1 from SHA-256. */
function blobName(bytes, like) {
    const content = Buffer.from(bytes);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}


/***/ }),

/***/ 9452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   W0: () => (/* binding */ isAbsent),
/* harmony export */   qQ: () => (/* binding */ githubError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
// Refusals of the CI host: what it said, what to do, and which of them only mean a missing permission.


const errorAnswer = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    errors: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
            field: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
            code: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
            message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
        }),
    ]))
        .optional()
        .catch(undefined),
});
/** The error for an answer that is not a success. `needs` is the permission that the call wants. */
function githubError(operation, response, needs) {
    const parsed = errorAnswer.safeParse((0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorBody */ .t4)(response));
    const { message, errors = [] } = parsed.success ? parsed.data : {};
    const violations = errors.map((error) => typeof error === 'string'
        ? { field: 'request', description: error }
        : { field: error.field ?? 'request', description: error.message ?? error.code ?? 'wrong' });
    const details = { violations, ...(message === undefined ? {} : { message }) };
    return new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(operation, response.status, details, hintFor(response.status, message ?? '', needs));
}
function hintFor(status, message, needs) {
    if (status === 401)
        return '`github-token` is wrong or has expired';
    if (/not permitted to create or approve pull requests/i.test(message))
        return 'Allow it in Settings → Actions → General → "Allow GitHub Actions to create and approve pull requests", or give the token of an app in `github-token`';
    if (status === 403 || status === 404)
        return `The token needs the permission \`${needs}\`, which pull requests of forks and Dependabot never get`;
    return undefined;
}
/**
 * True for the answers that a token without the permission gets. The host hides what a token may not see, so 404 is
 * one of them.
 */
function isRefused(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && (error.status === 403 || error.status === 404);
}
/** True when the thing that was asked for is not there (or may not be seen). */
function isAbsent(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && error.status === 404;
}


/***/ }),

/***/ 19607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAddresses: () => (/* binding */ readAddresses),
/* harmony export */   readEvent: () => (/* binding */ readEvent),
/* harmony export */   readRun: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
// What this run is, read from the runner's variables and the event's payload.


const commit = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'not a commit');
const side = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: commit, repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable() });
const pullRequestPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
        base: side,
        head: side,
        user: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
    }),
});
const mergeGroupPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ merge_group: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ base_sha: commit }) });
const pushPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ before: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/**
 * The event of this run. Without CI it is `local`.
 * @throws Failure `bad-answer` when the payload lacks what the event has by its definition
 * (https://docs.github.com/webhooks/webhook-events-and-payloads), `unreadable-file` when there is none
 */
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
function decode(name, payload, schema) {
    const parsed = schema.safeParse(payload);
    if (parsed.success)
        return parsed.data;
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The event file of ${name} has no usable \`${field}\`. Run the job again`);
}
/** Where this run runs; `undefined` outside CI, or when the runner does not name the repository. */
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
/** Where the host is, by the runner's variables; the public one without them. */
function readAddresses(variable) {
    return {
        api: variable('GITHUB_API_URL') ?? 'https://api.github.com',
        graphql: variable('GITHUB_GRAPHQL_URL') ?? 'https://api.github.com/graphql',
        server: variable('GITHUB_SERVER_URL') ?? 'https://github.com',
    };
}


/***/ }),

/***/ 87660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   defaultBranch: () => (/* binding */ defaultBranch),
/* harmony export */   describeRepository: () => (/* binding */ describeRepository),
/* harmony export */   filesOf: () => (/* binding */ filesOf),
/* harmony export */   isEmptyRepository: () => (/* binding */ isEmptyRepository),
/* harmony export */   mergeBase: () => (/* binding */ mergeBase),
/* harmony export */   oneByOne: () => (/* binding */ oneByOne),
/* harmony export */   resolveCommit: () => (/* binding */ resolveCommit)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92857);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87671);
/* harmony import */ var _blob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29576);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67695);
// The files of a repository at a commit, read through the API instead of a clone.







const mostFileBytes = 5 * 1024 * 1024;
const blobAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), encoding: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('base64') });
/**
 * The files of a commit. Both verbs throw ApiError or Failure when the host does not answer; a file that cannot be
 * text is `unreadable`. `checkout` saves requests: a file that has the same bytes there is taken from there.
 * https://docs.github.com/rest/git/blobs#get-a-blob
 */
function filesOf(api, repository, commit, checkout) {
    let tree;
    const files = () => {
        tree ??= (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readTree */ .Z)(api, repository, commit);
        return tree;
    };
    return {
        list: async () => [...(await files()).keys()].sort(),
        async read(path) {
            const file = (await files()).get(path);
            if (file === undefined)
                return { unreadable: 'the commit has no such file', absent: true };
            if (file.size > mostFileBytes)
                return { unreadable: `it is larger than ${mostFileBytes} bytes` };
            const here = await checkout?.read(path);
            if (here !== undefined && 'text' in here && (0,_blob_js__WEBPACK_IMPORTED_MODULE_4__/* .blobName */ .P)(here.text, file.blob) === file.blob)
                return here;
            return readBlob(api, repository, file);
        },
    };
}
async function readBlob(api, repository, { path, blob }) {
    const request = {
        operation: `Read ${path}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/git/blobs/${encodeURIComponent(blob)}`,
        needs: 'contents: read',
    };
    const bytes = Buffer.from((await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .ask */ .kA)(api, request, blobAnswer)).content, 'base64');
    if ((0,_blob_js__WEBPACK_IMPORTED_MODULE_4__/* .blobName */ .P)(bytes, blob) !== blob)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('bad-answer', `Read ${path}: the answer is not the content that was asked for`);
    return (0,_model_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g)(bytes);
}
/** The same files, where one that the host does not give is `unreadable` instead of the end of the scan. */
function oneByOne(files) {
    return {
        list: files.list,
        read: (path) => files.read(path).catch((error) => ({ unreadable: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownFrom */ .NI)(error, path).message })),
    };
}
const commitAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
const repositoryAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), node_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
/** The name of the default branch. @throws ApiError, Failure */
async function defaultBranch(api, repository) {
    return (await describeRepository(api, repository)).default_branch;
}
/** @throws ApiError, Failure */
function describeRepository(api, repository) {
    const operation = `Repository ${repository.owner}/${repository.name}`;
    const path = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository);
    return (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .ask */ .kA)(api, { operation, method: 'GET', path, needs: 'metadata: read' }, repositoryAnswer);
}
/** The commit that a branch, a tag or a short hash names. @throws ApiError, Failure */
async function resolveCommit(api, repository, ref) {
    const request = {
        operation: `Commit ${ref} of ${repository.owner}/${repository.name}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/commits/${encodeURIComponent(ref)}`,
        query: { per_page: '1', page: '1' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .ask */ .kA)(api, request, commitAnswer)).sha;
}
/** True for what the host answers when the default branch of a repository has no commit yet. */
function isEmptyRepository(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && error.status === 409 && /empty/i.test(error.details.message ?? '');
}
const compareAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ merge_base_commit: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }) });
/** The newest commit that two commits have in common. @throws ApiError, Failure */
async function mergeBase(api, repository, one, other) {
    const request = {
        operation: `Compare ${one.slice(0, 12)} and ${other.slice(0, 12)}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/compare/${encodeURIComponent(one)}...${encodeURIComponent(other)}`,
        // Changed files stand on the first page only, and are not wanted here.
        query: { per_page: '1', page: '2' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .ask */ .kA)(api, request, compareAnswer)).merge_base_commit.sha;
}


/***/ }),

/***/ 67695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTree)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87671);
// The files of a commit with their git names; a listing that the host cuts short is walked folder by folder.



const treeAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    truncated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        mode: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        size: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    })),
});
const mostFiles = 200_000;
const mostRequests = 500;
const deepest = 64;
/**
 * Every regular file of a commit by path; symbolic links and submodules are left out.
 * https://docs.github.com/rest/git/trees#get-a-tree (100,000 entries or 7 MB, then `truncated`)
 * @throws ApiError, Failure; `bad-answer` when the commit is larger than the limits here
 */
async function readTree(api, repository, commit) {
    const files = new Map();
    let requests = 0;
    const get = (name, recursive) => {
        requests += 1;
        if (requests > mostRequests)
            throw tooLarge();
        const request = {
            operation: `Files of ${repository.owner}/${repository.name}`,
            method: 'GET',
            path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/trees/${encodeURIComponent(name)}`,
            ...(recursive ? { query: { recursive: '1' } } : {}),
            needs: 'contents: read',
        };
        return (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .ask */ .kA)(api, request, treeAnswer);
    };
    const keep = (prefix, { path, mode, type, sha, size = 0 }) => {
        if (type !== 'blob' || !mode.startsWith('100'))
            return;
        files.set(`${prefix}${path}`, {
            path: `${prefix}${path}`,
            blob: sha,
            size,
            executable: mode === '100755',
        });
        if (files.size > mostFiles)
            throw tooLarge();
    };
    const walk = async (name, prefix, depth) => {
        if (depth > deepest)
            throw tooLarge();
        const whole = await get(name, true);
        if (!whole.truncated) {
            for (const entry of whole.tree)
                keep(prefix, entry);
            return;
        }
        const level = await get(name, false);
        if (level.truncated)
            throw tooLarge();
        for (const entry of level.tree) {
            if (entry.type === 'tree')
                await walk(entry.sha, `${prefix}${entry.path}/`, depth + 1);
            else
                keep(prefix, entry);
        }
    };
    await walk(commit, '', 0);
    return files;
}
function tooLarge() {
    const limits = `${mostFiles} files, ${deepest} folders deep, ${mostRequests} listings`;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The repository is too large to be read through the API (${limits}); clone it`);
}


/***/ })

};
