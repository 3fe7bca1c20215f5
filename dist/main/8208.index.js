export const id = 8208;
export const ids = [8208,1522,5133,5827];
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
  gitlabApi: () => (/* binding */ gitlabApi),
  openBase: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: ./lib/ci-systems/github.js
var github = __webpack_require__(91452);
// EXTERNAL MODULE: ./lib/ci-systems/gitlab.js
var gitlab = __webpack_require__(3172);
// EXTERNAL MODULE: ./lib/ci-systems/index.js + 9 modules
var ci_systems = __webpack_require__(49850);
// EXTERNAL MODULE: ./lib/clients/github/files.js
var github_files = __webpack_require__(85133);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/errors.js
var errors = __webpack_require__(94967);
;// CONCATENATED MODULE: ./lib/clients/github/merge-commit.js




async function mergedOnto({ commit, parents }, { head, number, merges }, { api, run }) {
    const [onto, merged, ...more] = parents;
    if (onto === undefined || head === undefined || merged !== head || more.length > 0)
        return undefined;
    if (merges.includes(commit))
        return onto;
    if (api === undefined || run === undefined || number === undefined)
        return undefined;
    return (await mergeCommitOf(api, run.repository, number)) === commit ? onto : undefined;
}
const pullAnswer = schemas/* object */.Ikc({ merge_commit_sha: schemas/* string */.YjP().nullish() });
async function mergeCommitOf(api, repository, number) {
    const request = {
        operation: `Pull request #${number}`,
        path: `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls/${number}`,
        needs: 'pull-requests: read',
    };
    const found = await (0,failure/* withFallback */.hv)((0,github_api/* requestJson */.SS)(api, request, pullAnswer), undefined, errors/* isRefused */.H);
    return found?.merge_commit_sha ?? undefined;
}

// EXTERNAL MODULE: ./lib/clients/github/runner.js
var runner = __webpack_require__(61522);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 7 modules
var http = __webpack_require__(48980);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/run/address.js
var address = __webpack_require__(76911);
// EXTERNAL MODULE: ./lib/model/run/secret.js
var secret = __webpack_require__(74795);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/ci/revision.js
var ci_revision = __webpack_require__(44231);
;// CONCATENATED MODULE: ./lib/ci/connect.js













async function connectCi(host, { githubToken, base }) {
    const revision = await (0,ci_revision/* revisionOf */.D)(host, base);
    const system = host.ci && (0,ci_systems/* ciSystemOf */.f)(host.ci.variable);
    if (host.ci !== undefined && system === gitlab/* onGitlab */.n)
        return { revision, gitlab: gitlabOf(host, host.ci) };
    const run = system === github/* onGithub */.x ? (0,runner.readRun)(host.ci) : undefined;
    return run === undefined ? { revision } : { revision, run, api: apiAt(host, run.addresses, githubToken) };
}
function gitlabOf(host, { variable }) {
    const [project, address, value] = ['CI_PROJECT_ID', 'CI_API_V4_URL', 'TAGPROOF_GITLAB_TOKEN'].map(variable);
    const job = variable('CI_JOB_NAME') ?? '';
    if (variable('CI_EXTERNAL_PULL_REQUEST_IID') !== undefined) {
        const message = 'The pipeline is of a pull request of another host, which GitLab cannot write to';
        return { job, api: { cause: 'no-credential', subject: 'GitLab', message } };
    }
    if (project === undefined || address === undefined || value === undefined) {
        const message = 'No token for the GitLab API: set the variable TAGPROOF_GITLAB_TOKEN to a project access token';
        return { job, api: { cause: 'no-credential', subject: 'GitLab', message } };
    }
    const token = new secret/* Secret */.z(value);
    host.sink.mask(token);
    return { job, api: { send: (0,http/* ciTransport */.IW)(host), api: usable('CI_API_V4_URL', address), project, token } };
}
function gitlabApi({ api }) {
    if ('cause' in api)
        throw new failure/* Failure */.HR(api.cause, api.message);
    return api;
}
function apiAt(host, addresses, token, budgetMs) {
    if (token !== undefined)
        host.sink.mask(token);
    return {
        send: (0,http/* ciTransport */.IW)(host, budgetMs),
        addresses: {
            api: usable('GITHUB_API_URL', addresses.api),
            graphql: usable('GITHUB_GRAPHQL_URL', addresses.graphql),
            server: addresses.server,
        },
        ...(0,collections/* compact */.oE)({ token }),
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
async function openBase(host, ci, use) {
    const { revision } = ci;
    if (revision.kind === 'unknown')
        throw new failure/* Failure */.HR('no-base', revision.why);
    if (revision.kind !== 'change')
        return undefined;
    const here = await host.git?.head();
    const { base, newerBase, head } = revision;
    if (here !== undefined && head !== here.commit) {
        const isBase = head !== undefined && head !== base && [base, newerBase].includes(here.commit);
        if (isBase)
            throw new failure/* Failure */.HR('bad-answer', checkoutIsBase);
        const onto = await mergedOnto(here, revision, ci);
        if (onto !== undefined)
            return withFiles(host, ci, revision, { commit: onto });
    }
    const tip = base === undefined ? await newestOf(host, ci, revision) : { commit: base };
    const isHead = here !== undefined && (head === undefined || head === here.commit);
    if (use === 'rules' || !isHead)
        return withFiles(host, ci, revision, tip);
    const start = await forkPointOf(host, ci, revision, tip.commit, here.commit);
    return withFiles(host, ci, revision, start === undefined || start === tip.commit ? tip : { commit: start });
}
async function newestOf(host, { run, api }, { target }) {
    if (target === undefined)
        throw noBase(host, 'The base');
    const cloned = await host.git?.branchTip(target);
    const isAsked = api?.token !== undefined || cloned === undefined;
    if (api !== undefined && run !== undefined && isAsked)
        return { commit: await (0,github_files.resolveCommit)(api, run.repository, `heads/${target}`) };
    const remote = remoteOf(host);
    if (remote !== undefined && host.git !== undefined)
        return fetched(host, host.git, remote, target);
    if (cloned === undefined)
        throw noBase(host, `The branch \`${(0,text_text/* plain */.pj)(target)}\``);
    return { commit: cloned };
}
async function forkPointOf({ git }, { run, api }, { forkPoint }, base, head) {
    if (forkPoint !== undefined && (await git?.filesAt(forkPoint)) !== undefined)
        return forkPoint;
    if (api !== undefined && run !== undefined)
        return (0,github_files.mergeBase)(api, run.repository, base, head);
    return git?.mergeBase(base, head);
}
async function withFiles(host, { run, api }, { target }, { commit, files }) {
    const local = files ?? (await host.git?.filesAt(commit));
    if (local !== undefined)
        return { commit, files: local };
    if (api !== undefined && run !== undefined)
        return { commit, files: (0,github_files.filesOf)(api, run.repository, commit, host.files) };
    const remote = remoteOf(host);
    if (remote === undefined || target === undefined || host.git === undefined)
        throw noBase(host, `The base commit ${commit.slice(0, 12)}`);
    return fetched(host, host.git, remote, target);
}
async function fetched(host, git, remote, target) {
    try {
        return await git.fetchTip(remote, target);
    }
    catch (error) {
        const { cause, message } = (0,failure/* gapFrom */.rK)(error, target);
        throw new failure/* Failure */.HR(cause, `${message}. ${remedyOf(host)}`, { cause: error });
    }
}
function remoteOf({ ci }) {
    return ci && (0,ci_systems/* ciSystemOf */.f)(ci.variable)?.remote?.(ci.variable);
}
function noBase(host, what) {
    return new failure/* Failure */.HR('no-base', `${what} is not in the clone. ${remedyOf(host)}`);
}
function remedyOf({ ci }) {
    return (ci && (0,ci_systems/* ciSystemOf */.f)(ci.variable)?.checkout) ?? 'Fetch it from `origin`';
}


/***/ }),

/***/ 42002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ pinnedContentOf),
/* harmony export */   PF: () => (/* binding */ blobName),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   s9: () => (/* binding */ trailer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);


const trailer = 'Tagproof-Content';
function fingerprint(content) {
    const sorted = [...content].sort(([a], [b]) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a, b));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32);
}
function pinnedContentOf(files, like) {
    return new Map(files.map(({ path, after }) => [path, blobName(after, like)]));
}
function blobName(bytes, like) {
    const content = Buffer.from(bytes);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}


/***/ }),

/***/ 32370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H_: () => (/* binding */ apiHeaders),
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   SS: () => (/* binding */ requestJson),
/* harmony export */   df: () => (/* binding */ requestAllPages),
/* harmony export */   uY: () => (/* binding */ apiAuthorization),
/* harmony export */   ur: () => (/* binding */ callGitHub)
/* harmony export */ });
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62123);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94967);


function repositoryPath({ owner, name }) {
    return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}
async function callGitHub(api, { operation, method = 'GET', path, query, body, needs }) {
    const [url, repeatable] = [`${api.addresses.api}${path}`, method !== 'POST'];
    const response = await api.send((0,_http_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonRequest */ .UX)({ method, url, query, body, headers: apiHeaders, ...apiAuthorization(api), repeatable }));
    if (response.status < 200 || response.status > 299)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .githubError */ .q)(operation, response, api.isForeign === true ? undefined : needs);
    return response;
}
async function requestJson(api, request, schema) {
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeJson */ .xO)(request.operation, await callGitHub(api, request), schema);
}
function requestAllPages(api, call, item, maxPages, remedy) {
    const hasNext = ({ headers }) => /<[^>]*>;\s*rel="next"/.test(headers.link ?? '');
    const bounds = { item, maxPages, remedy };
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_0__/* .allPages */ .S4)(call, (query) => callGitHub(api, { ...call, query }), hasNext, bounds);
}
const apiHeaders = {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
};
function apiAuthorization({ token }) {
    return token === undefined ? {} : { authorization: { scheme: 'Bearer', credential: token } };
}


/***/ }),

/***/ 94967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isRefused),
/* harmony export */   q: () => (/* binding */ githubError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
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
    const details = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ violations, message });
    return new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(operation, response.status, details, hintFor(response.status, message ?? '', needs));
}
function hintFor(status, message, needs) {
    if (status === 401)
        return _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenInvalid */ .rh;
    if (needs === undefined)
        return undefined;
    if (/not permitted to create or approve pull requests/i.test(message))
        return _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestsForbidden */ .$r;
    return status === 403 || status === 404 ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionMissing */ .k8)(needs) : undefined;
}
function isRefused(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && (error.status === 403 || error.status === 404);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92857);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32239);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76225);
/* harmony import */ var _ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42002);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48270);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32370);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64322);








const maxFileBytes = 5 * 1024 * 1024;
const blobAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), encoding: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('base64') });
function filesOf(api, repository, commit, checkout, files = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_7__/* .memoizeAsync */ .TF)(() => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readTree */ .Z)(api, repository, commit))) {
    return {
        list: async () => [...(await files()).keys()].sort(),
        async read(path) {
            const file = (await files()).get(path);
            if (file === undefined)
                return { unreadable: 'the commit has no such file', absent: true };
            if (file.size > maxFileBytes)
                return { unreadable: `it is larger than ${maxFileBytes} bytes` };
            const here = await checkout?.read(path);
            if (here !== undefined && 'text' in here && (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .blobName */ .PF)(here.text, file.blob) === file.blob)
                return here;
            return readBlob(api, repository, file);
        },
    };
}
async function readBlob(api, repository, { path, blob }) {
    const request = {
        operation: `Read ${path}`,
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryPath */ .SH)(repository)}/git/blobs/${encodeURIComponent(blob)}`,
        needs: 'contents: read',
    };
    const bytes = Buffer.from((await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestJson */ .SS)(api, request, blobAnswer)).content, 'base64');
    if ((0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .blobName */ .PF)(bytes, blob) !== blob)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `Read ${path}: the host returned other content than requested`);
    return (0,_model_text_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g)(bytes);
}
function oneByOne(files) {
    return {
        ...files,
        read: (path) => files.read(path).catch((error) => ({ unreadable: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, path).message })),
    };
}
const commitAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
const repositoryAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), node_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
async function defaultBranch(api, repository) {
    return (await describeRepository(api, repository)).default_branch;
}
function describeRepository(api, repository) {
    const operation = `Repository ${repository.owner}/${repository.name}`;
    const path = (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryPath */ .SH)(repository);
    return (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestJson */ .SS)(api, { operation, path, needs: 'metadata: read' }, repositoryAnswer);
}
async function resolveCommit(api, repository, ref) {
    const request = {
        operation: `Commit ${ref} of ${repository.owner}/${repository.name}`,
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryPath */ .SH)(repository)}/commits/${encodeURIComponent(ref)}`,
        query: { per_page: '1', page: '1' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestJson */ .SS)(api, request, commitAnswer)).sha;
}
function isEmptyRepository(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ApiError */ .hD && error.status === 409 && /empty/i.test(error.details.message ?? '');
}
const compareAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ merge_base_commit: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }) });
async function mergeBase(api, repository, one, other) {
    const request = {
        operation: `Compare ${one.slice(0, 12)} and ${other.slice(0, 12)}`,
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryPath */ .SH)(repository)}/compare/${encodeURIComponent(one)}...${encodeURIComponent(other)}`,
        query: { per_page: '1', page: '2' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestJson */ .SS)(api, request, compareAnswer)).merge_base_commit.sha;
}


/***/ }),

/***/ 55024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ pullRequestsForbidden),
/* harmony export */   HZ: () => (/* binding */ leftOutReasons),
/* harmony export */   Pp: () => (/* binding */ issueNotPlanned),
/* harmony export */   Q$: () => (/* binding */ workflowsWait),
/* harmony export */   Zt: () => (/* binding */ nothingLeft),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   k8: () => (/* binding */ permissionMissing),
/* harmony export */   rh: () => (/* binding */ tokenInvalid)
/* harmony export */ });
/* unused harmony export tooManyRepositories */
const tokenInvalid = 'The token in `github-token` is invalid or has expired';
const pullRequestsForbidden = 'Allow it in Settings → Actions → General → "Allow GitHub Actions to create and approve pull requests", or set `github-token` to the token of an app';
function permissionMissing(permission) {
    return `The token lacks the permission \`${permission}\`. Grant it under \`permissions:\` of the job; pull requests from forks and Dependabot never get it`;
}
const tooManyRepositories = 'Plan them in parts with `tagproof plan --list FILE`, which reads OWNER/REPO from a file, and merge the results of the parts';
const workflowsWait = 'Workflows on this pull request need approval, because it was opened with `GITHUB_TOKEN`. Approve them, or close and reopen the pull request.';
const nothingLeft = 'Nothing is left to pin, so this pull request was closed.';
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
    const more = paths.length > maxListed
        ? `, and ${paths.length - maxListed} more; \`edits\` in the JSON report lists every changed file`
        : '';
    return [`Left out of the pull request: ${paths.slice(0, maxListed).join(', ')}${more} (${reason})`];
}
function issueNotPlanned(number) {
    return `Issue #${number} was closed as not planned, so it was not changed`;
}


/***/ }),

/***/ 61522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAddresses: () => (/* binding */ readAddresses),
/* harmony export */   readRun: () => (/* binding */ readRun)
/* harmony export */ });
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

/***/ 64322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ readTree)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/clients/ci-host/pinned-content.js
var pinned_content = __webpack_require__(42002);
;// CONCATENATED MODULE: ./lib/clients/github/tree-name.js




const treeEntries = schemas/* array */.YOg(schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    mode: schemas/* string */.YjP(),
    type: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP(),
    size: schemas/* number */.aig().optional(),
}));
const objectName = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function genuineTree(name, text) {
    const { data } = treeEntries.safeParse((0,json/* parseJson */.qF)(text));
    return data?.every(isExact) && isTreeNamed(name, data) ? data : undefined;
}
function isGenuineObject(name, text) {
    return blobName(text, name) === name || genuineTree(name, text) !== undefined;
}
function isExact({ path, mode, type, sha }) {
    return typeOf(mode) === type && objectName.test(sha) && !path.startsWith('/');
}
function typeOf(mode) {
    if (mode === '040000')
        return 'tree';
    if (mode === '160000')
        return 'commit';
    return /^1[02]0\d{3}$/.test(mode) ? 'blob' : undefined;
}
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




const treeAnswer = schemas/* object */.Ikc({ truncated: schemas/* boolean */.zMY(), tree: treeEntries });
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
                await memory?.keep(name, JSON.stringify(whole.tree));
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
    const kept = await memory?.get(commit, (text) => genuineTree(commit, text));
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
/* harmony export */   W0: () => (/* binding */ isAbsent),
/* harmony export */   c7: () => (/* binding */ isRejectedToken),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   t4: () => (/* binding */ errorBody),
/* harmony export */   w3: () => (/* binding */ isUnsupported)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);



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
function isAbsent(error) {
    return error instanceof ApiError && error.status === 404;
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
    const message = details.message === undefined ? '' : `: ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(details.message)}`;
    const fields = (details.violations ?? []).map((v) => `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(v.field)}: ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(v.description)}`);
    const violated = fields.length === 0 ? '' : ` (${fields.slice(0, 5).join('; ')})`;
    return `${operation}: HTTP ${status}${message}${violated}${hint === undefined ? '' : `. ${hint}`}`;
}
function errorBody({ body }) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(body.slice(0, 4096));
}


/***/ }),

/***/ 62123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ allPages),
/* harmony export */   UX: () => (/* binding */ jsonRequest),
/* harmony export */   xO: () => (/* binding */ decodeJson)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);




function jsonRequest({ method = 'GET', url, query, headers, body, ...more }) {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    return {
        ...more,
        method,
        url: query === undefined ? url : `${url}?${new URLSearchParams(query)}`,
        headers: {
            accept: 'application/json',
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ 'content-type': sent && 'application/json' }),
            ...headers,
        },
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ body: sent }),
    };
}
function decodeJson(operation, { body }, schema) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(body);
    if (value === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the response is not JSON`);
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const field = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.');
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the response cannot be used, ${field} is ${issue?.message ?? 'invalid'}`);
}
const pageSize = 100;
async function allPages({ operation, query }, request, hasNext, { item, maxPages, remedy }) {
    const items = [];
    for (let page = 1; page <= maxPages; page += 1) {
        const response = await request({ ...query, per_page: String(pageSize), page: String(page) });
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(items, decodeJson(operation, response, zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(item)));
        if (!hasNext(response))
            return items;
    }
    const then = remedy === undefined ? '' : `. ${remedy}`;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the list has more than ${maxPages * pageSize} items${then}`);
}


/***/ })

};
