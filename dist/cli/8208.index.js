export const id = 8208;
export const ids = [8208,5827,6794,5133];
export const modules = {

/***/ 58208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apiAt: () => (/* binding */ apiAt),
  ciTargetOf: () => (/* binding */ ciTargetOf),
  connectCi: () => (/* binding */ connectCi),
  openBase: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: ./lib/clients/github/event.js
var github_event = __webpack_require__(36794);
// EXTERNAL MODULE: ./lib/clients/github/files.js
var files = __webpack_require__(85133);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/errors.js
var errors = __webpack_require__(94967);
;// CONCATENATED MODULE: ./lib/clients/github/merge-commit.js



async function mergedOnto({ commit, parents }, { head, number, merges }, { api, run }) {
    const [onto, merged, ...more] = parents;
    if (onto === undefined || merged !== head || more.length > 0)
        return undefined;
    if (merges.includes(commit))
        return onto;
    if (api === undefined || run === undefined)
        return undefined;
    return (await mergeCommitOf(api, run.repository, number)) === commit ? onto : undefined;
}
const pullAnswer = schemas/* object */.Ikc({ merge_commit_sha: schemas/* string */.YjP().nullish() });
async function mergeCommitOf(api, repository, number) {
    const request = {
        operation: `Pull request #${number}`,
        method: 'GET',
        path: `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls/${number}`,
        needs: 'pull-requests: read',
    };
    try {
        return (await (0,github_api/* requestJson */.SS)(api, request, pullAnswer)).merge_commit_sha ?? undefined;
    }
    catch (error) {
        if ((0,errors/* isRefused */.H0)(error))
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/clients/http/index.js + 4 modules
var http = __webpack_require__(25239);
// EXTERNAL MODULE: ./lib/model/address.js
var address = __webpack_require__(83313);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
;// CONCATENATED MODULE: ./lib/ci/connect.js







async function connectCi(host, { githubToken }) {
    const event = await (0,github_event.readEvent)(host.ci);
    const run = (0,github_event.readRun)(host.ci);
    return run === undefined ? { event } : { event, run, api: apiAt(host, run.addresses, githubToken) };
}
function apiAt(host, addresses, token) {
    if (token !== undefined)
        host.sink.mask(token);
    return {
        send: (0,http/* ciTransport */.IW)(host),
        addresses: {
            api: usable('GITHUB_API_URL', addresses.api),
            graphql: usable('GITHUB_GRAPHQL_URL', addresses.graphql),
            server: addresses.server,
        },
        ...(0,compact/* compact */.o)({ token }),
    };
}
function ciTargetOf(ci) {
    if ('cause' in ci)
        throw new failure/* Failure */.HR(ci.cause, ci.message);
    const { api, run } = ci;
    if (api === undefined || run === undefined)
        throw new failure/* Failure */.HR('no-credential', 'Comments, issues and pull requests can only be written in a workflow: GITHUB_REPOSITORY is not set');
    if (api.token === undefined)
        throw new failure/* Failure */.HR('no-credential', 'No token for the GitHub API: set `github-token:`');
    return { api, run };
}
function usable(name, text) {
    const parsed = (0,address/* parseAddress */.or)(text);
    if ('address' in parsed)
        return parsed.address;
    throw new failure/* Failure */.HR('bad-answer', `The runner's ${name} ${parsed.issue}`);
}
const checkoutIsBase = 'The checkout is the base branch, so nothing of the pull request would be verified. Check out its head or its merge commit';
function isBase(commit, base, { ci }) {
    const isTarget = ci?.variable('GITHUB_EVENT_NAME') === 'pull_request_target';
    return commit === base || (isTarget && commit === ci?.variable('GITHUB_SHA'));
}
async function openBase(host, ci, use) {
    const { event, run, api } = ci;
    if (event.kind !== 'pull-request' && event.kind !== 'merge-group')
        return undefined;
    const commit = event.kind === 'merge-group' ? event.base : await baseOfPullRequest(host, event, ci, use);
    const local = await host.git?.filesAt(commit);
    if (local !== undefined)
        return { commit, files: local };
    if (api === undefined || run === undefined)
        throw new failure/* Failure */.HR('no-credential', `The base commit ${commit.slice(0, 12)} is not in the checkout`);
    return { commit, files: (0,files.filesOf)(api, run.repository, commit, host.files) };
}
async function baseOfPullRequest(host, event, ci, use) {
    const here = await host.git?.head();
    if (here === undefined)
        return event.base;
    if (isBase(here.commit, event.base, host))
        throw new failure/* Failure */.HR('bad-answer', checkoutIsBase);
    if (here.commit !== event.head)
        return (await mergedOnto(here, event, ci)) ?? event.base;
    const { api, run } = ci;
    if (use === 'rules' || api === undefined || run === undefined)
        return event.base;
    return (0,files.mergeBase)(api, run.repository, event.base, event.head);
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

/***/ 85133:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13798);
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6841);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48270);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32370);
/* harmony import */ var _pin_branch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61086);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64322);








const maxFileBytes = 5 * 1024 * 1024;
const blobAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), encoding: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('base64') });
function filesOf(api, repository, commit, checkout, files = (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_7__/* .memoizeAsync */ .T)(() => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readTree */ .Z)(api, repository, commit))) {
    return {
        list: async () => [...(await files()).keys()].sort(),
        async read(path) {
            const file = (await files()).get(path);
            if (file === undefined)
                return { unreadable: 'the commit has no such file', absent: true };
            if (file.size > maxFileBytes)
                return { unreadable: `it is larger than ${maxFileBytes} bytes` };
            const here = await checkout?.read(path);
            if (here !== undefined && 'text' in here && (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_4__/* .blobName */ .PF)(here.text, file.blob) === file.blob)
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
    const bytes = Buffer.from((await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, request, blobAnswer)).content, 'base64');
    if ((0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_4__/* .blobName */ .PF)(bytes, blob) !== blob)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('bad-answer', `Read ${path}: the host returned other content than requested`);
    return (0,_model_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g)(bytes);
}
function oneByOne(files) {
    return {
        list: files.list,
        read: (path) => files.read(path).catch((error) => ({ unreadable: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .gapFrom */ .rK)(error, path).message })),
    };
}
const commitAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
const repositoryAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), node_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
async function defaultBranch(api, repository) {
    return (await describeRepository(api, repository)).default_branch;
}
function describeRepository(api, repository) {
    const operation = `Repository ${repository.owner}/${repository.name}`;
    const path = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository);
    return (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, { operation, method: 'GET', path, needs: 'metadata: read' }, repositoryAnswer);
}
async function resolveCommit(api, repository, ref) {
    const request = {
        operation: `Commit ${ref} of ${repository.owner}/${repository.name}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/commits/${encodeURIComponent(ref)}`,
        query: { per_page: '1', page: '1' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, request, commitAnswer)).sha;
}
function isEmptyRepository(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.status === 409 && /empty/i.test(error.details.message ?? '');
}
const compareAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ merge_base_commit: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }) });
async function mergeBase(api, repository, one, other) {
    const request = {
        operation: `Compare ${one.slice(0, 12)} and ${other.slice(0, 12)}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/compare/${encodeURIComponent(one)}...${encodeURIComponent(other)}`,
        query: { per_page: '1', page: '2' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, request, compareAnswer)).merge_base_commit.sha;
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

/***/ 61086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ pinnedContentOf),
/* harmony export */   P: () => (/* binding */ branchHead),
/* harmony export */   PF: () => (/* binding */ blobName),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   aM: () => (/* binding */ maxBranchFiles),
/* harmony export */   al: () => (/* binding */ branchState),
/* harmony export */   s9: () => (/* binding */ trailer),
/* harmony export */   xY: () => (/* binding */ branchesFrom)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13798);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57798);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32370);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94967);





const trailer = 'Tagproof-Content';
function fingerprint(content) {
    const sorted = [...content].sort(([a], [b]) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a, b));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32);
}
function pinnedContentOf(files, like) {
    return new Map(files.map(({ path, after }) => [path, blobName(after, like)]));
}
const refAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }) });
async function branchHead(api, repository, branch) {
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/ref/heads/${branchPath(branch)}`;
    try {
        const request = { operation: `Branch ${branch}`, method: 'GET', path, needs: 'contents: read' };
        return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, refAnswer)).object.sha;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(error))
            return undefined;
        throw error;
    }
}
async function branchesFrom(api, repository, prefix) {
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/matching-refs/heads/${branchPath(prefix)}`;
    const operation = `Branches that begin with ${prefix}`;
    const request = { operation, method: 'GET', path, needs: 'contents: read' };
    const refs = await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(refAnswer.extend({ ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })));
    return new Map(refs.map(({ ref, object }) => [ref.replace(/^refs\/heads\//, ''), object.sha]));
}
function branchPath(branch) {
    return branch.split('/').map(encodeURIComponent).join('/');
}
const compareAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    total_commits: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    commits: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
        author: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional() }).nullable(),
    })),
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable() })).default([]),
});
const maxBranchFiles = 300;
async function branchState(api, repository, heads, login) {
    const request = {
        operation: 'Compare the branch with its base',
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/compare/${heads.base}...${heads.branch}`,
        query: { per_page: '2', page: '1' },
        needs: 'contents: read',
    };
    const { total_commits: ahead, commits, files } = await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, compareAnswer);
    const content = new Map(files.map(({ filename, sha }) => [filename, sha ?? '']));
    if (ahead === 0)
        return { own: true, content };
    const [only] = commits;
    const signed = only?.commit.message.includes(`${trailer}: ${fingerprint(content)}`) === true;
    return { own: ahead === 1 && only?.author?.login === login && signed, content };
}
function blobName(bytes, like) {
    const content = Buffer.from(bytes);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}


/***/ }),

/***/ 64322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ readTree)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/clients/github/tree-name.js

function isTreeNamed(name, entries) {
    const folders = new Map([['', []]]);
    for (const entry of entries)
        if (entry.type === 'tree')
            folders.set(entry.path, []);
    for (const entry of entries) {
        const parent = folders.get(entry.path.slice(0, Math.max(0, entry.path.lastIndexOf('/'))));
        if (parent === undefined)
            return false;
        parent.push(entry);
    }
    if (hashOf(folders.get('') ?? [], name) !== name)
        return false;
    return entries.every((entry) => entry.type !== 'tree' || hashOf(folders.get(entry.path) ?? [], name) === entry.sha);
}
function hashOf(entries, like) {
    const named = entries.map((entry) => ({ ...entry, name: Buffer.from(lastPart(entry.path)) }));
    const parts = named
        .map(({ name, type, mode, sha }) => ({
        order: type === 'tree' ? Buffer.concat([name, Buffer.from('/')]) : name,
        bytes: Buffer.concat([
            Buffer.from(`${mode.replace(/^0+/, '')} `),
            name,
            Buffer.of(0),
            Buffer.from(sha, 'hex'),
        ]),
    }))
        .sort((a, b) => Buffer.compare(a.order, b.order))
        .map(({ bytes }) => bytes);
    const content = Buffer.concat(parts);
    const hash = (0,external_node_crypto_.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`tree ${content.length}\0`).update(content).digest('hex');
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/clients/github/tree.js




const treeAnswer = schemas/* object */.Ikc({
    truncated: schemas/* boolean */.zMY(),
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({
        path: schemas/* string */.YjP(),
        mode: schemas/* string */.YjP(),
        type: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP(),
        size: schemas/* number */.aig().optional(),
    })),
});
const maxFiles = 200_000;
const maxRequests = 500;
const maxDepth = 64;
async function readTree(api, repository, commit, memory) {
    const files = new Map();
    let requests = 0;
    const get = (name, recursive) => {
        requests += 1;
        if (requests > maxRequests)
            throw tooLarge();
        const request = {
            operation: `Files of ${repository.owner}/${repository.name}`,
            method: 'GET',
            path: `${(0,github_api/* repositoryPath */.SH)(repository)}/git/trees/${encodeURIComponent(name)}`,
            ...(recursive ? { query: { recursive: '1' } } : {}),
            needs: 'contents: read',
        };
        return (0,github_api/* requestJson */.SS)(api, request, treeAnswer);
    };
    const add = (prefix, { path, mode, type, sha, size = 0 }) => {
        if (type !== 'blob' || !mode.startsWith('100'))
            return;
        files.set(`${prefix}${path}`, {
            path: `${prefix}${path}`,
            blob: sha,
            size,
            executable: mode === '100755',
        });
        if (files.size > maxFiles)
            throw tooLarge();
    };
    const walk = async (name, prefix, depth) => {
        if (depth > maxDepth)
            throw tooLarge();
        const whole = await get(name, true);
        if (!whole.truncated) {
            if (prefix === '')
                await memory?.keepTree(name, whole.tree);
            for (const entry of whole.tree)
                add(prefix, entry);
            return;
        }
        const level = await get(name, false);
        if (level.truncated)
            throw tooLarge();
        for (const entry of level.tree) {
            if (entry.type === 'tree')
                await walk(entry.sha, `${prefix}${entry.path}/`, depth + 1);
            else
                add(prefix, entry);
        }
    };
    const kept = await memory?.tree(commit, (entries) => isTreeNamed(commit, entries));
    for (const entry of kept ?? [])
        add('', entry);
    if (kept === undefined)
        await walk(commit, '', 0);
    return files;
}
function tooLarge() {
    const limits = `${maxFiles} files, ${maxDepth} folders deep, ${maxRequests} listings`;
    return new failure/* Failure */.HR('bad-answer', `The repository is too large to read through the API (limits: ${limits}). Clone it and run on the checkout`);
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

/***/ 72374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ serviceTime),
/* harmony export */   l: () => (/* binding */ withClockSkewCheck)
/* harmony export */ });
const maxSkewMs = 3_600_000;
function serviceTime({ headers }) {
    const { date = '', age = '' } = headers;
    const at = Date.parse(date) + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
    return Number.isNaN(at) ? undefined : at;
}
function withClockSkewCheck(send, clock) {
    let wrong;
    return {
        skew: () => wrong,
        async send(request) {
            const response = await send(request);
            const at = serviceTime(response);
            if (wrong === undefined && at !== undefined && Math.abs(at - clock.now()) > maxSkewMs)
                wrong = skewGap(new URL(request.url).host, at, clock.now());
            return response;
        },
    };
}
function skewGap(host, theirs, ours) {
    const shown = (at) => `${new Date(at).toISOString().slice(0, 16)}Z`;
    const message = `This machine's clock is at ${shown(ours)}, but ${host} reports ${shown(theirs)}, so ages of pins cannot be computed. Correct the clock and re-run`;
    return { cause: 'clock', subject: 'clock', message };
}


/***/ }),

/***/ 25239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IW: () => (/* binding */ ciTransport),
  aK: () => (/* binding */ guardHost),
  kR: () => (/* binding */ retryingTransport),
  Oo: () => (/* binding */ runTransports),
  J4: () => (/* binding */ serviceTransport)
});

// UNUSED EXPORTS: maxConcurrentRequests

// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/clients/http/clock-check.js
var clock_check = __webpack_require__(72374);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
;// CONCATENATED MODULE: ./lib/clients/http/per-host.js

const downStatus = {
    429: 'rate-limited',
    502: 'server-error',
    503: 'server-error',
    504: 'server-error',
};
function perHost(wrap) {
    const transports = new Map();
    return (request) => {
        const { host } = new URL(request.url);
        const transport = transports.get(host) ?? wrap();
        transports.set(host, transport);
        return transport(request);
    };
}
function withCircuit(send, { concurrency, failures }) {
    let inRow = 0;
    let hasAnswered = false;
    let last;
    const note = (reason) => {
        inRow = reason === undefined ? 0 : inRow + 1;
        if (reason !== undefined && inRow >= (hasAnswered ? failures : 1))
            last ??= reason;
    };
    return withLimit(async (request) => {
        if (last !== undefined)
            throw givenUp(new URL(request.url).host, last);
        try {
            const response = await send(request);
            hasAnswered = true;
            note(downCause(response));
            return response;
        }
        catch (error) {
            note(error instanceof failure/* Failure */.HR && isDown(error.reason) ? error.reason : undefined);
            throw error;
        }
    }, concurrency);
}
function downCause({ status }) {
    return downStatus[status];
}
function isDown(reason) {
    return reason === 'unreachable' || reason === 'timeout';
}
const conditions = {
    'rate-limited': 'limits the rate of requests (HTTP 429)',
    'server-error': 'is unavailable (HTTP 502 to 504)',
    unreachable: 'cannot be reached',
    timeout: 'does not respond in time',
};
function givenUp(host, reason) {
    return new failure/* Failure */.HR(reason, `${host} ${conditions[reason]}, so no further requests were sent to it`);
}
function withTimeBudget(send, clock, budgetMs) {
    let [spentMs, inFlight, since] = [0, 0, 0];
    const busyMs = () => spentMs + (inFlight > 0 ? clock.now() - since : 0);
    return async (request) => {
        if (busyMs() >= budgetMs)
            throw tooSlow(new URL(request.url).host, budgetMs);
        if (inFlight === 0)
            since = clock.now();
        inFlight += 1;
        try {
            return await send(request);
        }
        finally {
            spentMs = inFlight === 1 ? busyMs() : spentMs;
            inFlight -= 1;
        }
    };
}
function tooSlow(host, budgetMs) {
    return new failure/* Failure */.HR('timeout', `${host} is slow: its responses have taken ${budgetMs / 1000} seconds of this run, so no further requests were sent to it`);
}
function withLimit(send, limit) {
    return sharedLimit(limit)(send);
}
function sharedLimit(limit, onResponse = () => undefined) {
    let free = limit;
    const waiting = [];
    const release = () => {
        const next = waiting.shift();
        if (next)
            next();
        else
            free += 1;
    };
    return (send) => async (request) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((resolve) => waiting.push(resolve));
        try {
            return await send(request);
        }
        finally {
            release();
            onResponse();
        }
    };
}

;// CONCATENATED MODULE: ./lib/clients/http/retry.js

const attempts = 4;
const firstDelayMs = 250;
const maxDelayMs = 8_000;
const defaultBudgetMs = 60_000;
const retriedStatus = new Set([429, 502, 503, 504]);
function withRetries(send, clock, count, budgetMs = defaultBudgetMs) {
    return async (request) => {
        const deadline = clock.now() + budgetMs;
        for (let attempt = 1;; attempt += 1) {
            count.total += 1;
            const outcome = await settle(send, request);
            const wait = attempt < attempts && isRepeatable(request) ? delayAfter(outcome, attempt, clock) : undefined;
            if (wait === undefined || clock.now() + wait > deadline)
                return retry_open(outcome);
            count.retried += 1;
            await clock.sleep(wait);
        }
    };
}
async function settle(send, request) {
    try {
        return { response: await send(request) };
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return { failure: error };
        throw error;
    }
}
function retry_open(outcome) {
    if ('failure' in outcome)
        throw outcome.failure;
    return outcome.response;
}
function isRepeatable(request) {
    return request.method === 'GET' || request.method === 'HEAD' || request.repeatable === true;
}
function delayAfter(outcome, attempt, clock) {
    if ('failure' in outcome) {
        const passing = outcome.failure.reason === 'unreachable' || outcome.failure.reason === 'timeout';
        return passing ? backOff(attempt, clock) : undefined;
    }
    const { status, headers } = outcome.response;
    if (!retriedStatus.has(status))
        return undefined;
    const wait = retryAfter(headers['retry-after'], clock.now()) ?? retryAt(headers['x-retry-after'], clock.now());
    return wait ?? backOff(attempt, clock);
}
function backOff(attempt, clock) {
    return Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1)) * (0.5 + clock.random() / 2);
}
function retryAfter(value, now) {
    if (value === undefined)
        return undefined;
    if (/^\d{1,9}$/.test(value))
        return Number(value) * 1000;
    const at = Date.parse(value);
    return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
function retryAt(value, now) {
    return value === undefined || !/^\d{9,12}$/.test(value)
        ? undefined
        : Math.max(0, Number(value) * 1000 - now);
}
function withRateLimits(send, clock) {
    return async (request) => {
        const response = await send(request);
        return isLimited(response)
            ? { ...response, status: 429, headers: withRetryAfter(response, clock.now()) }
            : response;
    };
}
function isLimited({ status, headers }) {
    if (status !== 403 && status !== 429)
        return false;
    return status === 429 || headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
}
function withRetryAfter({ headers }, now) {
    const reset = headers['x-ratelimit-reset'];
    if (headers['retry-after'] !== undefined || reset === undefined || !/^\d{1,12}$/.test(reset))
        return headers;
    return { ...headers, 'retry-after': String(Math.max(1, Math.ceil(Number(reset) - now / 1000))) };
}

;// CONCATENATED MODULE: ./lib/clients/http/secret-search.js
const escaped = /%([0-9a-f]{2})|\\u\{?([0-9a-f]{4})\}?|\\x([0-9a-f]{2})|&#x([0-9a-f]{2,4});|&#([0-9]{2,5});|\\[nrt]|\\(.)|[\s"'`+,\u200b-\u200d\u2060\ufeff]/giu;
function decode({ text, at }) {
    let decoded = '';
    const places = [];
    let done = 0;
    const keep = (until) => {
        for (let index = done; index < until; index += 1)
            places.push(at[index] ?? 0);
        decoded += text.slice(done, until);
    };
    for (const match of text.matchAll(escaped)) {
        keep(match.index);
        const [whole, url, long, short, hex, decimal, literal] = match;
        const code = url ?? long ?? short ?? hex;
        const character = code !== undefined
            ? String.fromCharCode(Number.parseInt(code, 16))
            : decimal !== undefined
                ? String.fromCharCode(Number(decimal))
                : (literal ?? '');
        if (character !== '')
            places.push(at[match.index] ?? 0);
        decoded += character;
        done = match.index + whole.length;
    }
    keep(text.length);
    return { text: decoded, at: [...places, at.at(-1) ?? 0] };
}
const pieceLength = 16;
const step = 4;
const maxPlaces = 4;
function formsOf(secret) {
    const bytes = Buffer.from(secret);
    const encoded = [0, 1, 2].flatMap((skipped) => {
        const rest = bytes.subarray(skipped, bytes.length - ((bytes.length - skipped) % 3));
        return [rest.toString('base64'), rest.toString('base64url')];
    });
    const hex = bytes.toString('hex');
    return [secret, ...encoded, hex, hex.toUpperCase()];
}
class SecretSearch {
    secrets = new Set();
    forms = [];
    pieces = new Map();
    add(secret) {
        if (this.secrets.has(secret))
            return;
        this.secrets.add(secret);
        for (const text of formsOf(secret.replace(escaped, '') || secret)) {
            const form = this.forms.push(text) - 1;
            for (let offset = 0; offset + pieceLength <= text.length; offset += step) {
                const hash = hashOf(text, offset);
                const known = this.pieces.get(hash);
                if (known === undefined)
                    this.pieces.set(hash, [[form, offset]]);
                else if (known.length < maxPlaces)
                    known.push([form, offset]);
            }
        }
    }
    clean(text) {
        const whole = [...this.secrets].flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
        const cleaned = whole.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
        return replaced(cleaned, this.rangesIn(cleaned));
    }
    cleanDecoded(text) {
        const cleaned = this.clean(text);
        let decoded = {
            text: cleaned,
            at: Array.from({ length: cleaned.length + 1 }, (_, index) => index),
        };
        const ranges = [];
        for (let depth = 0; depth < 3; depth += 1) {
            decoded = decode(decoded);
            const { at } = decoded;
            const found = [...this.rangesIn(decoded.text), ...this.shortIn(decoded.text)];
            ranges.push(...found.map(([start, end]) => [at[start] ?? 0, at[end] ?? cleaned.length]));
        }
        return replaced(cleaned, ranges.sort(([a], [b]) => a - b));
    }
    rangesIn(text) {
        const ranges = [];
        let hash = hashOf(text, 0);
        for (let at = 0; at + pieceLength <= text.length; at += 1) {
            const places = this.pieces.get(hash) ?? [];
            const spans = places.flatMap(([form, offset]) => {
                const span = extended(text, at, this.forms[form] ?? '', offset);
                return span === undefined ? [] : [span];
            });
            if (spans.length > 0)
                ranges.push([Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))]);
            hash = nextHash(hash, text.charCodeAt(at), text.charCodeAt(at + pieceLength));
        }
        return ranges;
    }
    shortIn(text) {
        const short = this.forms.filter(({ length }) => length >= 8 && length < 2 * pieceLength);
        return short.flatMap((form) => {
            const at = text.indexOf(form);
            return at < 0 ? [] : [[at, at + form.length]];
        });
    }
}
const base = 31;
const highest = Array.from({ length: pieceLength - 1 }).reduce((power) => Math.imul(power, base), 1);
function hashOf(text, at) {
    let hash = 0;
    for (let index = at; index < at + pieceLength; index += 1)
        hash = (Math.imul(hash, base) + text.charCodeAt(index)) | 0;
    return hash;
}
function nextHash(hash, first, next) {
    return (Math.imul(hash - Math.imul(first, highest), base) + next) | 0;
}
function extended(text, at, form, offset) {
    if (!text.startsWith(form.slice(offset, offset + pieceLength), at))
        return undefined;
    let [start, end] = [at, at + pieceLength];
    while (start > 0 && offset - (at - start) > 0 && text[start - 1] === form[offset - (at - start) - 1])
        start -= 1;
    while (end < text.length && text[end] === form[offset + (end - at)])
        end += 1;
    return [start, end];
}
function replaced(text, ranges) {
    let result = '';
    let done = 0;
    for (const [start, end] of ranges) {
        if (end <= done)
            continue;
        result += start >= done ? `${text.slice(done, start)}***` : '';
        done = end;
    }
    return result + text.slice(done);
}

;// CONCATENATED MODULE: ./lib/clients/http/secrets.js

const minLength = 8;
const maxErrorLength = 64 * 1024;
function createRedactor(host) {
    const search = new SecretSearch();
    const remember = (secret) => {
        const value = secret?.expose() ?? '';
        if (value.length >= minLength)
            search.add(value);
    };
    return {
        host: {
            ...host,
            sink: {
                ...host.sink,
                mask(secret) {
                    remember(secret);
                    host.sink.mask(secret);
                },
            },
            async send(request) {
                remember(request.authorization?.credential);
                const response = await host.send(request);
                return response.status < 300
                    ? response
                    : { ...response, body: search.cleanDecoded(response.body.slice(0, maxErrorLength)) };
            },
        },
        redact(document) {
            const text = JSON.stringify(document);
            const cleaned = search.clean(text);
            return cleaned === text ? document : JSON.parse(cleaned);
        },
    };
}

// EXTERNAL MODULE: ./lib/clients/http/stop.js
var stop = __webpack_require__(55157);
;// CONCATENATED MODULE: ./lib/clients/http/index.js






const maxConcurrentRequests = 64;
const maxConcurrentCiRequests = 8;
const registryLimits = { concurrency: 16, failures: 3 };
const contentLimits = { concurrency: 64, failures: 3 };
const registryBudgetMs = 120_000;
function guardHost(host, limit) {
    return createRedactor((0,stop/* withAbort */.zr)(limit === undefined ? host : (0,stop/* withTimeLimit */.Bv)(host, limit)));
}
const historyBudgetMs = 30_000;
const historyRetryMs = 5_000;
function runTransports({ send, clock, sink, shared, }) {
    const share = shared?.share ?? ((unshared) => unshared);
    const requests = { total: 0, retried: 0 };
    const limited = sharedLimit(maxConcurrentRequests, () => sink.progress((0,model_text/* plural */.LS)(requests.total, 'request')));
    const retried = withRetries(send, clock, requests);
    const checked = (0,clock_check/* withClockSkewCheck */.l)(share(limited(retried)), clock);
    const toHost = (transport, budgetMs, limits) => () => withCircuit(limited(withTimeBudget(transport, clock, budgetMs)), limits);
    const brieflyRetried = withRetries(send, clock, requests, historyRetryMs);
    return {
        platform: checked.send,
        registries: share(perHost(toHost(retried, registryBudgetMs, registryLimits))),
        content: share(perHost(toHost(retried, registryBudgetMs, contentLimits))),
        histories: share(perHost(toHost(brieflyRetried, historyBudgetMs, registryLimits))),
        requests,
        clockSkew: checked.skew,
    };
}
function serviceTransport({ send, clock }) {
    return withLimit(retryingTransport(send, clock), maxConcurrentRequests);
}
function ciTransport({ send, clock }) {
    const retried = withRetries(withRateLimits(send, clock), clock, { total: 0, retried: 0 });
    return withLimit(retried, maxConcurrentCiRequests);
}
function retryingTransport(send, clock) {
    return withRetries(send, clock, { total: 0, retried: 0 });
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

/***/ 55157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ withTimeLimit),
/* harmony export */   lJ: () => (/* binding */ stopGap),
/* harmony export */   zr: () => (/* binding */ withAbort)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59918);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80588);



function withTimeLimit(host, { timeoutMs, surface }) {
    const over = host.clock.after?.(timeoutMs);
    if (over === undefined)
        return host;
    const limit = new AbortController();
    const message = `The run was not complete after ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(timeoutMs)}, its time limit. Raise ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'timeout')}, or scan less with ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'paths')}`;
    over.addEventListener('abort', () => limit.abort(new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('stopped', message)), { once: true });
    return { ...host, stop: AbortSignal.any([...(host.stop === undefined ? [] : [host.stop]), limit.signal]) };
}
function stopGap(stop) {
    return stop?.aborted === true ? (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(failureOf(stop), 'run') : undefined;
}
function failureOf({ reason }) {
    if (reason instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
        return reason;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('stopped', 'The run was stopped before everything was verified. Re-run it');
}
function withAbort(host) {
    const { stop } = host;
    if (stop === undefined)
        return host;
    const untilStop = stoppable(stop);
    const fail = async () => {
        throw failureOf(stop);
    };
    const wake = async () => undefined;
    return {
        ...host,
        send: (request) => untilStop(() => host.send(request), fail),
        clock: { ...host.clock, sleep: (ms) => untilStop(() => host.clock.sleep(ms), wake) },
        workflow: {
            ...host.workflow,
            idToken: (audience, place) => untilStop(() => host.workflow.idToken(audience, place), fail),
        },
    };
}
function stoppable(stop) {
    const pending = new Set();
    const endAll = () => {
        for (const end of pending)
            end();
    };
    return (begin, stopped) => {
        if (stop.aborted)
            return stopped();
        return new Promise((resolve, reject) => {
            const end = () => resolve(stopped());
            if (pending.size === 0)
                stop.addEventListener('abort', endAll, { once: true });
            pending.add(end);
            const release = () => {
                pending.delete(end);
                if (pending.size === 0)
                    stop.removeEventListener('abort', endAll);
            };
            begin().finally(release).then(resolve, reject);
        });
    };
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


/***/ })

};
