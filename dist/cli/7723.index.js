export const id = 7723;
export const ids = [7723,1522,5827];
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
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
        method: 'GET',
        path: `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls/${number}`,
        needs: 'pull-requests: read',
    };
    try {
        return (await (0,github_api/* requestJson */.SS)(api, request, pullAnswer)).merge_commit_sha ?? undefined;
    }
    catch (error) {
        if ((0,errors/* isRefused */.H)(error))
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/clients/github/runner.js
var runner = __webpack_require__(61522);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 6 modules
var http = __webpack_require__(11252);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42047);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32239);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76225);
/* harmony import */ var _ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42002);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48270);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32370);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79924);








const maxFileBytes = 5 * 1024 * 1024;
const blobAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), encoding: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('base64') });
function filesOf(api, repository, commit, checkout, files = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_7__/* .memoizeAsync */ .T)(() => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readTree */ .Z)(api, repository, commit))) {
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
        method: 'GET',
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
    return (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestJson */ .SS)(api, { operation, method: 'GET', path, needs: 'metadata: read' }, repositoryAnswer);
}
async function resolveCommit(api, repository, ref) {
    const request = {
        operation: `Commit ${ref} of ${repository.owner}/${repository.name}`,
        method: 'GET',
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
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryPath */ .SH)(repository)}/compare/${encodeURIComponent(one)}...${encodeURIComponent(other)}`,
        query: { per_page: '1', page: '2' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestJson */ .SS)(api, request, compareAnswer)).merge_base_commit.sha;
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

/***/ 40870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ genuineTree),
/* harmony export */   re: () => (/* binding */ treeEntries),
/* harmony export */   t2: () => (/* binding */ isGenuineObject)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7687);
/* harmony import */ var _ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42002);




const treeEntries = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    mode: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    size: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
}));
const objectName = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function genuineTree(name, text) {
    const { data } = treeEntries.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text));
    return data?.every(isExact) && isTreeNamed(name, data) ? data : undefined;
}
function isGenuineObject(name, text) {
    return (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_1__/* .blobName */ .PF)(text, name) === name || genuineTree(name, text) !== undefined;
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
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`tree ${content.length}\0`).update(content).digest('hex');
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 79924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTree)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32370);
/* harmony import */ var _tree_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40870);




const treeAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ truncated: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), tree: _tree_name_js__WEBPACK_IMPORTED_MODULE_2__/* .treeEntries */ .re });
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
            path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/trees/${encodeURIComponent(name)}`,
            ...(recursive ? { query: { recursive: '1' } } : {}),
            needs: 'contents: read',
        };
        return (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, treeAnswer);
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
    const kept = await memory?.get(commit, (text) => (0,_tree_name_js__WEBPACK_IMPORTED_MODULE_2__/* .genuineTree */ .ES)(commit, text));
    for (const entry of kept ?? [])
        add('', entry);
    if (kept === undefined)
        await walk(commit, '', 0);
    return files;
}
function tooLarge() {
    const limits = `${maxFiles} files, ${maxDepth} folders deep, ${maxRequests} listings`;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The repository is too large to read through the API (limits: ${limits}). Clone it and run on the checkout`);
}


/***/ }),

/***/ 21341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ parseSubject),
/* harmony export */   N_: () => (/* binding */ subjectDifferences),
/* harmony export */   ah: () => (/* binding */ refusalHint),
/* harmony export */   ds: () => (/* binding */ claimsOf),
/* harmony export */   nW: () => (/* binding */ audiencesIn),
/* harmony export */   uE: () => (/* binding */ ciSubjectIn),
/* harmony export */   yq: () => (/* binding */ subjectText)
/* harmony export */ });
/* harmony import */ var jose_jwt_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77961);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);


const form = /^repo:(?<owner>[\w.-]+)(?:@(?<ownerId>\d+))?\/(?<repo>[\w.-]+)(?:@(?<repoId>\d+))?:(?:ref:(?<ref>refs\/[\w./-]+)|environment:(?<environment>[^:]+)|(?<pull>pull_request))$/;
function parseSubject(text) {
    const groups = form.exec(text)?.groups;
    if (groups === undefined)
        return undefined;
    const { owner = '', ownerId, repo = '', repoId, ref, environment } = groups;
    const scope = ref !== undefined
        ? { kind: 'ref', ref }
        : environment !== undefined
            ? { kind: 'environment', environment }
            : { kind: 'pull-request' };
    const ids = ownerId === undefined || repoId === undefined ? {} : { ids: { owner: ownerId, repository: repoId } };
    return { repository: `${owner}/${repo}`, scope, ...ids };
}
function subjectText({ repository, ids, scope }) {
    const [owner = '', repo = ''] = repository.split('/');
    const name = ids === undefined ? repository : `${owner}@${ids.owner}/${repo}@${ids.repository}`;
    const last = scope.kind === 'ref'
        ? `ref:${scope.ref}`
        : scope.kind === 'environment'
            ? `environment:${scope.environment}`
            : 'pull_request';
    return `repo:${name}:${last}`;
}
function subjectDifferences(expected, carried) {
    if (expected === carried)
        return [];
    const want = parseSubject(expected);
    const have = parseSubject(carried);
    if (want === undefined || have === undefined)
        return partDifferences(expected, carried);
    const differences = [];
    if (want.repository !== have.repository) {
        differences.push(`the repository is ${have.repository}, the identity expects ${want.repository}`);
    }
    if (JSON.stringify(want.ids) !== JSON.stringify(have.ids)) {
        const style = (subject) => (subject.ids === undefined ? 'names alone' : 'names with ids');
        differences.push(`the token writes the repository by ${style(have)}, the identity expects ${style(want)}`);
    }
    if (JSON.stringify(want.scope) !== JSON.stringify(have.scope)) {
        differences.push(`the token is for ${scopeText(have.scope)}, the identity expects ${scopeText(want.scope)}`);
    }
    return differences;
}
function partDifferences(expected, carried) {
    const [want, have] = [ciSubjectIn(expected), ciSubjectIn(carried)];
    if (want === undefined || have === undefined)
        return [`the subject is "${carried}", the identity expects "${expected}"`];
    if (want.ci !== have.ci)
        return [`the token is from ${have.ci}, the identity expects one from ${want.ci} ("${expected}")`];
    const names = [...new Set([...Object.keys(want.parts), ...Object.keys(have.parts)])];
    return names.flatMap((name) => {
        const [wanted = 'none', carries = 'none'] = [want.parts[name], have.parts[name]];
        if (wanted === carries)
            return [];
        const why = have.varying.includes(name)
            ? `. ${have.ci} puts another ${name} into each token, so an identity with one exact subject cannot match`
            : '';
        return [`the ${name} is ${carries}, the identity expects ${wanted}${why}`];
    });
}
function scopeText(scope) {
    if (scope.kind === 'ref')
        return `ref ${scope.ref}`;
    return scope.kind === 'environment' ? `environment ${scope.environment}` : 'pull requests';
}
const formats = [
    {
        ci: 'GitHub Actions',
        form: /^repo:(?<repository>[\w.-]+(?:@\d+)?\/[\w.-]+(?:@\d+)?):(?:ref:(?<ref>.+)|environment:(?<environment>.+)|(?<event>pull_request))$/,
    },
    {
        ci: 'GitLab CI',
        form: /^project_path:(?<project>[^:]+):ref_type:(?<type>branch|tag):ref:(?<ref>.+)$/,
    },
    {
        ci: 'CircleCI',
        form: /^org\/(?<organization>[^/]+)\/project\/(?<project>[^/]+)\/user\/(?<user>[^/]+)(?:\/vcs-origin\/(?<repository>.+)\/vcs-ref\/(?<ref>.+))?$/,
        varying: ['user'],
    },
    {
        ci: 'Buildkite',
        form: /^organization:(?<organization>[^:]+):pipeline:(?<pipeline>[^:]+):ref:(?<ref>[^:]+):commit:(?<commit>[^:]+):step:(?<step>.*)$/,
        varying: ['commit'],
    },
    {
        ci: 'Azure Pipelines',
        form: /^sc:\/\/(?<organization>[^/]+)\/(?<project>[^/]+)\/(?<connection>.+)$/,
    },
    {
        ci: 'Bitbucket Pipelines',
        form: /^(?<repository>\{[0-9a-f-]{36}\}):(?:(?<environment>\{[0-9a-f-]{36}\}):)?(?<step>\{[0-9a-f-]{36}\})$/,
        varying: ['step'],
    },
    {
        ci: 'Kubernetes',
        form: /^system:serviceaccount:(?<namespace>[^:]+):(?<account>[^:]+)$/,
    },
    {
        ci: 'Google Cloud',
        form: /^(?<account>\d{6,32})$/,
    },
];
function ciSubjectIn(text) {
    if (text.length > 4096)
        return undefined;
    for (const { ci, form, varying = [] } of formats) {
        const groups = form.exec(text)?.groups;
        if (groups === undefined)
            continue;
        const parts = Object.entries(groups).filter(([, value]) => value !== undefined);
        return { ci, parts: Object.fromEntries(parts), varying };
    }
    return undefined;
}
function claimsOf(token) {
    try {
        const { iss, sub, aud } = (0,jose_jwt_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeJwt */ .i)(token.expose());
        return {
            issuer: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(iss ?? ''),
            subject: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(sub ?? ''),
            audience: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)([aud ?? ''].flat().join(' ')),
        };
    }
    catch {
        return undefined;
    }
}
function audiencesIn(token) {
    try {
        return [(0,jose_jwt_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeJwt */ .i)(token.expose()).aud ?? []].flat().map(String);
    }
    catch {
        return [];
    }
}
function refusalHint(claims, identity, metadata) {
    const { expectedIssuer = '', expectedSubject, expectedAudience } = metadata ?? {};
    const expected = expectedSubject === undefined
        ? undefined
        : {
            issuer: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(expectedIssuer),
            subject: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(expectedSubject),
            ...(expectedAudience === undefined ? {} : { audience: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(expectedAudience) }),
        };
    const group = identity.split('/').slice(0, -1).join('/');
    return claimsMismatch(claims, expected, identityCommand(claims.subject, group));
}
function identityCommand(subject, group) {
    const parsed = parseSubject(subject);
    if (parsed === undefined)
        return undefined;
    const { repository, ids, scope } = parsed;
    const flags = scope.kind === 'ref'
        ? `--ref ${shellWord(scope.ref.replace(/^refs\/heads\//, ''))}`
        : scope.kind === 'environment'
            ? `--environment ${shellWord(scope.environment)}`
            : '--pull-request';
    const immutable = ids === undefined ? '' : ` --owner-id ${ids.owner} --repository-id ${ids.repository}`;
    return `tagproof identity create --group ${group} --repository ${repository}${immutable} ${flags}`;
}
function shellWord(text) {
    return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
function claimsMismatch({ issuer, subject, audience }, expected, command) {
    const carried = `The workflow's token has issuer "${issuer}", subject "${subject}", audience "${audience}"`;
    const comparison = expected === undefined
        ? 'compare them with the claimMatch of the identity'
        : `the identity expects issuer "${expected.issuer}", subject "${expected.subject}"${expected.audience === undefined ? '' : `, audience "${expected.audience}"`}`;
    const advice = command === undefined ? '' : `. To create an identity that matches: ${command}`;
    return `${carried}; ${comparison}${advice}`;
}


/***/ }),

/***/ 43717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ signIn),
/* harmony export */   Rm: () => (/* binding */ audiencesOf),
/* harmony export */   aS: () => (/* binding */ accessToken)
/* harmony export */ });
/* unused harmony export exchangeToken */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42047);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_run_address_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76911);
/* harmony import */ var _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74795);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62123);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83416);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21341);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38848);
/* harmony import */ var _workflow_token_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6109);










const exchangeAnswer = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ token: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().min(1), refreshToken: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional() });
async function exchangeToken(send, exchange) {
    keepForeign(exchange);
    const operation = `Token exchange for ${exchange.audience}`;
    const response = await send({
        method: 'POST',
        url: `${exchange.issuerUrl}/sts/exchange`,
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        authorization: { scheme: 'Bearer', credential: exchange.idToken },
        body: new URLSearchParams({ aud: exchange.audience, identity: exchange.identity }).toString(),
        repeatable: true,
    });
    if (response.status !== 200)
        throw refusal(operation, response, exchange);
    const { token, refreshToken } = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeJson */ .x)(operation, response, exchangeAnswer);
    return refreshToken ? [new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(token), new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(refreshToken)] : [new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(token)];
}
function keepForeign({ issuerUrl, isPaired, idToken }) {
    const audiences = isPaired ? [] : (0,_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .audiencesIn */ .nW)(idToken);
    if (isPaired || (audiences.length > 0 && audiences.every((one) => (0,_model_run_address_js__WEBPACK_IMPORTED_MODULE_8__/* .isAudienceOf */ .al)(issuerUrl, one))))
        return;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .foreignToken */ .Yv)(audiences, new URL(issuerUrl).host));
}
function refusal(operation, response, { identity, idToken, surface }) {
    const error = (0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .platformError */ .s)(operation, response);
    if (error.status === 404)
        return (0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .platformError */ .s)(operation, response, (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdentity */ .kH)(identity, surface));
    const claims = (0,_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .claimsOf */ .ds)(idToken);
    if (error.reason !== 'denied' || claims === undefined)
        return error;
    return (0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .platformError */ .s)(operation, response, (0,_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalHint */ .ah)(claims, identity, error.details.metadata));
}
async function signIn(options) {
    const { config, platform, mask } = options;
    const { token, registryToken, identity } = config;
    for (const secret of [token, registryToken])
        if (secret !== undefined)
            mask(secret);
    try {
        const idToken = await (0,_workflow_token_js__WEBPACK_IMPORTED_MODULE_6__/* .requestWorkflowToken */ .uY)(options);
        const audiences = audiencesOf(platform);
        const accessFor = async (audience) => idToken === undefined || identity === undefined
            ? undefined
            : accessToken(options, { idToken, identity, audience });
        const exchanged = await Promise.allSettled([
            token ?? accessFor(audiences.platform),
            registryToken ?? accessFor(audiences.registry),
        ]);
        const [platformToken, registryAccess] = exchanged.map(fulfilled);
        return { session: (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ platformToken, registryToken: registryAccess }) };
    }
    catch (error) {
        const failed = (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, 'sign-in');
        return { failed: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .isSignInCause */ .q1)(failed.cause) ? failed : { ...failed, cause: 'sign-in' } };
    }
}
function audiencesOf({ baseUrl, registryUrl }) {
    return { platform: new URL(baseUrl).origin, registry: new URL(registryUrl).host };
}
async function accessToken({ send, mask, platform: { issuerUrl, isPaired }, config: { surface } }, exchange) {
    const secrets = await exchangeToken(send, { issuerUrl, surface, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ isPaired }), ...exchange });
    secrets.forEach(mask);
    return secrets[0];
}
function fulfilled(result) {
    if (result.status === 'rejected')
        throw result.reason;
    return result.value;
}


/***/ }),

/***/ 6109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ih: () => (/* binding */ workflowAudience),
/* harmony export */   uY: () => (/* binding */ requestWorkflowToken),
/* harmony export */   uc: () => (/* binding */ tokenPlaceOf)
/* harmony export */ });
/* unused harmony export prefetchWorkflowToken */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38848);



function prefetchWorkflowToken(options) {
    requestWorkflowToken(options).catch(() => undefined);
}
async function requestWorkflowToken({ config, platform, workflow, mask, }) {
    const hasBothTokens = config.token !== undefined && config.registryToken !== undefined;
    if (hasBothTokens || config.identity === undefined)
        return undefined;
    const place = tokenPlaceOf(config);
    const refusal = place === undefined ? await workflow.refusal() : undefined;
    if (refusal !== undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(...(0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenRefused */ .cA)(refusal, config.surface));
    const idToken = await workflow.idToken(workflowAudience(platform), place);
    mask(idToken);
    return idToken;
}
function tokenPlaceOf({ oidcTokenFile: file, oidcTokenEnv: variable, }) {
    return file === undefined && variable === undefined ? undefined : (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ file, variable });
}
function workflowAudience({ audience, issuerUrl }) {
    return audience ?? new URL(issuerUrl).host;
}


/***/ }),

/***/ 2975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ platformRegistry)
/* harmony export */ });
/* unused harmony export decodeHistory */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64377);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75485);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7687);
/* harmony import */ var _http_clock_check_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72374);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62123);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71243);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22852);
/* harmony import */ var _oci_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79319);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67558);











const historyAnswer = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    history: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        updateTimestamp: zod__WEBPACK_IMPORTED_MODULE_8__/* .datetime */ .w$({ offset: true }).transform((text) => Date.parse(text)),
        digest: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().refine(_model_images_image_js__WEBPACK_IMPORTED_MODULE_1__/* .isDigest */ .Bc, 'not a sha256 digest'),
    })),
});
function decodeHistory(operation, response) {
    const usual = usualRecords((0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__/* .parseJson */ .qF)(response.body));
    if (usual !== undefined)
        return usual;
    const { history } = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeJson */ .x)(operation, response, historyAnswer);
    return history.map(({ updateTimestamp: at, digest }) => ({ at, digest }));
}
const usualTimestamp = /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;
function usualRecords(answer) {
    const { history } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldsOf */ .Pf)(answer);
    if (!Array.isArray(history))
        return undefined;
    const records = [];
    for (const record of history) {
        const { updateTimestamp, digest } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldsOf */ .Pf)(record);
        if (typeof updateTimestamp !== 'string' || typeof digest !== 'string')
            return undefined;
        if (!usualTimestamp.test(updateTimestamp) || !(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_1__/* .isDigest */ .Bc)(digest))
            return undefined;
        records.push({ at: Date.parse(updateTimestamp), digest });
    }
    return records;
}
const maxAheadMs = 5 * 60_000;
function platformRegistry(platform) {
    const { send, registryUrl, credential } = platform;
    const hints = (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .platformHints */ ._m)(platform);
    const options = {
        url: registryUrl,
        name: new URL(registryUrl).host,
        describe: (repository) => repository,
        send,
        credential: async () => credential && { kind: 'access', token: credential },
        hints,
        onSecret: platform.onToken,
        challenge: { scheme: 'Bearer', realm: `${registryUrl}/token` },
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_10__/* .compact */ .oE)({ remember: platform.remember }),
    };
    const session = (0,_session_js__WEBPACK_IMPORTED_MODULE_6__/* .openSession */ .f)(options);
    const content = (0,_oci_client_js__WEBPACK_IMPORTED_MODULE_5__/* .ociClient */ .J)(options, session, isInaccessible);
    return {
        content,
        children: content.children,
        async history(repository, tag, window) {
            const operation = `History of ${repository}:${tag}`;
            const path = `${platform.historyService}/history/${tag}${windowQuery(window)}`;
            const url = `${registryUrl}/v2/${repository}/${path}`;
            const response = await session(repository, {
                method: 'GET',
                url,
                headers: { accept: 'application/json' },
            });
            if (response.status !== 200)
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .historyError */ .V9)(operation, response, hints);
            const history = decodeHistory(operation, response);
            const latest = Math.max(platform.now(), (0,_http_clock_check_js__WEBPACK_IMPORTED_MODULE_11__/* .serviceTime */ .D)(response) ?? 0) + maxAheadMs;
            const early = history.find(({ at }) => at > latest);
            if (early !== undefined)
                throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: ${(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .recordInFuture */ .GI)(early.at)}`);
            return history;
        },
    };
}
function isInaccessible(_error, status) {
    return status >= 400 && status < 500 && status !== 429;
}
function windowQuery({ start, end }) {
    const query = new URLSearchParams();
    if (start !== undefined)
        query.set('start', new Date(start).toISOString());
    if (end !== undefined)
        query.set('end', new Date(end).toISOString());
    return query.size === 0 ? '' : `?${query}`;
}


/***/ }),

/***/ 48095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WT: () => (/* binding */ causesText),
/* harmony export */   hF: () => (/* binding */ daysOf),
/* harmony export */   is: () => (/* binding */ provedText),
/* harmony export */   tn: () => (/* binding */ readCoverage)
/* harmony export */ });
/* harmony import */ var _clients_histories_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56741);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26732);
/* harmony import */ var _report_coverage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7130);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9639);






async function readCoverage(context) {
    const quiet = (0,_gate_js__WEBPACK_IMPORTED_MODULE_3__.silentHost)((0,_gate_js__WEBPACK_IMPORTED_MODULE_3__.folderHost)({ ...context, out: () => undefined }));
    const ran = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_3__.runOn)(context, quiet, 'audit', { isPreview: true });
    if ('issues' in ran)
        return { issues: ran.issues };
    const { report } = ran;
    return { registries: coverageByRegistry(report), incomplete: report.incomplete };
}
function coverageByRegistry({ references }) {
    const groups = new Map();
    for (const one of references)
        if (one.kind === 'image' && one.digest !== undefined && one.testData === undefined)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .addToGroup */ .Mr)(groups, one.registry ?? '', one);
    return [...groups]
        .map(([registry, pins]) => coverageOfPins(registry, pins))
        .sort((a, b) => b.pins - a.pins || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n6)(a.registry, b.registry));
}
function coverageOfPins(registry, pins) {
    const { asked, answered, disproved, unknown } = (0,_report_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .questionsOf */ .PW)([...pins], () => ({})).proof;
    const proved = answered - (disproved ?? 0);
    const more = answered === asked ? undefined : (0,_clients_histories_index_js__WEBPACK_IMPORTED_MODULE_0__/* .moreFor */ .TW)(registry);
    return {
        registry,
        pins: asked,
        proved,
        unknown,
        sources: sourcesOf(pins),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ disproved, more }),
    };
}
function sourcesOf(pins) {
    const days = new Map();
    for (const { fact } of pins) {
        const used = (fact?.evidence ?? []).filter(({ silent }) => silent === undefined);
        for (const { source, since } of used)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .addToGroup */ .Mr)(days, source, since);
        if (used.length === 0 && fact?.basis === 'present')
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .addToGroup */ .Mr)(days, presentDigest, undefined);
    }
    return [...days].map(([source, all]) => {
        const since = all.flatMap((one) => one ?? []).sort(_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n6);
        const [first, last] = [since[0], since.at(-1)];
        return { source, pins: all.length, ...(first && last ? { since: [first, last] } : {}) };
    });
}
const presentDigest = 'the digest that the tag has now';
function provedText({ proved, pins, disproved = 0 }) {
    return `${proved} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(pins, 'pin')} proved${disproved === 0 ? '' : `, ${disproved} disproved`}`;
}
function daysOf(since) {
    if (since === undefined)
        return '';
    const [first, last] = since.map((day) => (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(Date.parse(day)));
    return first === last ? `${first}` : `${first} to ${last}`;
}
function causesText(unknown) {
    return Object.entries(unknown)
        .map(([cause, count]) => `${count} ${cause}`)
        .join(', ');
}


/***/ }),

/***/ 14109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diagnosisText: () => (/* binding */ diagnosisText),
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/ci/policy-sources.js
var policy_sources = __webpack_require__(64663);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/coverage.js
var coverage = __webpack_require__(48095);
// EXTERNAL MODULE: ./lib/config/index.js
var config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/model/run/secret.js
var secret = __webpack_require__(74795);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 6 modules
var http = __webpack_require__(11252);
// EXTERNAL MODULE: ./lib/clients/index.js + 4 modules
var clients = __webpack_require__(18378);
// EXTERNAL MODULE: ./lib/clients/platform/claims.js
var platform_claims = __webpack_require__(21341);
// EXTERNAL MODULE: ./lib/clients/platform/client.js + 3 modules
var client = __webpack_require__(92838);
// EXTERNAL MODULE: ./lib/clients/platform/messages.js
var messages = __webpack_require__(38848);
;// CONCATENATED MODULE: ./lib/clients/platform/probes.js
function probesOf({ baseUrl, issuerUrl, registryUrl }) {
    return [
        { input: 'base-url', url: `${baseUrl}/ping/v2/ping`, expected: [200] },
        { input: 'issuer-url', url: `${issuerUrl}/.well-known/openid-configuration`, expected: [] },
        { input: 'registry-url', url: `${registryUrl}/v2/`, expected: [200, 401] },
    ];
}

// EXTERNAL MODULE: ./lib/clients/platform/sign-in.js
var sign_in = __webpack_require__(43717);
// EXTERNAL MODULE: ./lib/clients/platform/workflow-token.js
var workflow_token = __webpack_require__(6109);
// EXTERNAL MODULE: ./lib/clients/registry/platform-registry.js
var platform_registry = __webpack_require__(2975);
// EXTERNAL MODULE: ./lib/command/applied-policy.js
var applied_policy = __webpack_require__(66931);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/run/revision.js
var revision = __webpack_require__(8118);
// EXTERNAL MODULE: ./lib/model/text/position.js
var position = __webpack_require__(80642);
// EXTERNAL MODULE: ./lib/scan/checkout/index.js + 38 modules
var checkout = __webpack_require__(96666);
// EXTERNAL MODULE: ./lib/ci/connect.js + 1 modules
var connect = __webpack_require__(58208);
// EXTERNAL MODULE: ./lib/clients/github/files.js
var files = __webpack_require__(85133);
// EXTERNAL MODULE: ./lib/model/run/project.js
var project = __webpack_require__(30982);
;// CONCATENATED MODULE: ./lib/onboarding/doctor/diagnosis.js

const temporary = new Set(['timeout', 'rate-limited', 'server-error']);
const ok = (subject, message) => ({ subject, status: 'ok', message });
const notChecked = (subject, why) => ({
    subject,
    status: 'unknown',
    message: `not checked: ${why}`,
});
function failed(subject, error, remedy, unreached = 'Fix the endpoint first: see its line above.') {
    if (!(error instanceof failure/* Failure */.HR))
        throw error;
    const { reason, message } = error;
    if (temporary.has(reason))
        return { subject, status: 'unknown', message, code: reason, remedy: 'Run `tagproof doctor` again.' };
    const isUnreached = reason === 'unreachable';
    return {
        subject,
        status: 'not ok',
        message: isUnreached ? message.replace(/\. .*$/s, '') : message,
        code: reason,
        remedy: isUnreached ? unreached : remedy,
    };
}
function exitCodeOf(diagnoses) {
    if (diagnoses.some(({ status }) => status === 'not ok'))
        return 1;
    return diagnoses.some(({ status }) => status === 'unknown') ? 3 : 0;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/onboarding/doctor/workflow-permissions.js


const level = schemas/* enum */.k5n(['none', 'read', 'write']);
const permissions = schemas/* union */.KCZ([schemas/* enum */.k5n(['read-all', 'write-all']), schemas/* record */.g1P(schemas/* string */.YjP(), level)]);
const step = schemas/* looseObject */._H3({
    uses: schemas/* string */.YjP().optional(),
    with: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
});
const workflow = schemas/* looseObject */._H3({
    permissions: permissions.nullish(),
    jobs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({
        permissions: permissions.nullish(),
        steps: schemas/* array */.YOg(step).optional(),
        uses: schemas/* string */.YjP().optional(),
    })),
});
const maxBytes = 512 * 1024;
const isAction = /(?:^|\/)tagproof@/;
const isReusableWorkflow = /\/tagproof\/\.github\/workflows\/[^/@]+@/;
const levels = ['none', 'read', 'write'];
function jobNeedsOf(text, config) {
    const read = readWorkflow(text);
    if (read === undefined)
        return undefined;
    return Object.entries(read.jobs).flatMap(([job, { steps = [], permissions: own }]) => steps
        .filter(({ uses = '' }) => isAction.test(uses))
        .map(({ uses = '', with: inputs = {} }) => {
        const needed = Object.entries(neededBy(inputs, config));
        const given = own ?? read.permissions ?? undefined;
        const names = (some) => some.map(([name, wanted]) => `${name}: ${wanted}`);
        if (given === undefined)
            return {
                job,
                uses,
                missing: names(needed.filter(([name]) => name === 'id-token')),
                open: names(needed.filter(([name]) => name !== 'id-token')),
            };
        return { job, uses, missing: names(needed.filter((one) => !isGiven(given, one))), open: [] };
    }));
}
function actionsIn(text) {
    const jobs = Object.values(readWorkflow(text)?.jobs ?? {});
    const uses = jobs.flatMap(({ uses: reusable, steps = [] }) => [reusable, ...steps.map((one) => one.uses)]);
    const own = (name) => name !== undefined && (isAction.test(name) || isReusableWorkflow.test(name));
    return [...new Set(uses.filter(own))].flatMap((name) => name ?? []);
}
function readWorkflow(text) {
    if (text.length > maxBytes)
        return undefined;
    const document = (0,dist/* parseDocument */.Tp)(text, { logLevel: 'silent' });
    if (document.errors.length > 0)
        return undefined;
    try {
        return workflow.safeParse(document.toJS({ maxAliasCount: 100 })).data;
    }
    catch {
        return undefined;
    }
}
function isGiven(given, [name, wanted]) {
    const has = typeof given === 'string' ? (given === 'write-all' ? 'write' : 'read') : (given[name] ?? 'none');
    return levels.indexOf(has) >= levels.indexOf(wanted);
}
function neededBy(inputs, config) {
    const { delivery } = config;
    const on = (name, policy) => inputs[name] === undefined ? policy : String(inputs[name]) === 'true';
    const comment = String(inputs.comment ?? delivery.comment) !== 'never';
    const pullRequest = on('pull-request', delivery.pullRequest !== undefined);
    const issue = on('issue', delivery.issue);
    const identity = inputs.identity !== undefined || config.identity !== undefined;
    return {
        contents: pullRequest ? 'write' : 'read',
        ...(identity ? { 'id-token': 'write' } : {}),
        ...(comment || pullRequest ? { 'pull-requests': 'write' } : {}),
        ...(issue ? { issues: 'write' } : {}),
    };
}

;// CONCATENATED MODULE: ./lib/onboarding/doctor/ci.js






const subject = 'workflow permissions';
const isWorkflow = (path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
async function workflowLines({ files }, config) {
    const paths = (await files.list(isWorkflow)).filter(isWorkflow);
    const lines = await Promise.all(paths.map(async (path) => {
        const read = await files.read(path);
        const needs = 'text' in read ? jobNeedsOf(read.text, config) : undefined;
        if (needs === undefined) {
            const message = `${path} is not a valid workflow`;
            return [{ subject, status: 'unknown', message, code: 'unreadable-file', remedy: `Fix ${path}.` }];
        }
        return needs.map(({ job, missing, open }) => {
            const where = `Job \`${job}\` of ${path}`;
            const list = (names) => names.map((name) => `\`${name}\``).join(', ');
            if (missing.length > 0) {
                const remedy = `Add ${list(missing)} under \`permissions:\` of the job.`;
                return { subject, status: 'not ok', message: `${where} lacks ${list(missing)}`, remedy };
            }
            if (open.length > 0) {
                const message = `${where} declares no permissions, so ${list(open)} depends on the repository's settings`;
                return { subject, status: 'unknown', message, remedy: `Add ${list(open)} under \`permissions:\`.` };
            }
            return ok(subject, `${where} has the permissions that its inputs require`);
        });
    }));
    const all = lines.flat();
    if (all.length > 0)
        return all;
    const gitlab = await gitlabLine(files, config);
    if (gitlab !== undefined)
        return [gitlab];
    return [ok(subject, 'No workflow uses Tagproof yet; `tagproof init` proposes one')];
}
async function gitlabLine(files, config) {
    for (const file of ['.gitlab/tagproof.yml', '.gitlab-ci.yml']) {
        const read = await files.read(file);
        if ('text' in read && /\btagproof\S{0,60} (?:verify|pin|audit)\b/.test(read.text))
            return gitlabJob(file, read.text, config);
    }
    return undefined;
}
function gitlabJob(file, text, config) {
    if (config.identity === undefined || /^[ \t]+TAGPROOF_ID_TOKEN:/m.test(text))
        return ok(subject, `The job in ${file} gets what its inputs require`);
    const remedy = 'Add `id_tokens: {TAGPROOF_ID_TOKEN: {aud: AUDIENCE}}` to the job.';
    return {
        subject,
        status: 'not ok',
        message: `The job in ${file} gets no ID token, so it cannot sign in`,
        remedy,
    };
}
async function tokenLines(host, config) {
    if (host.ci === undefined)
        return [];
    const { comment, issue, pullRequest } = config.delivery;
    const needed = comment !== 'never' || issue || pullRequest !== undefined;
    const remedy = `Set \`github-token\`, and grant the permissions described at ${(0,project/* docsUrl */.fs)('ci-host.md')}.`;
    try {
        const { run, api } = await (0,connect.connectCi)(host, config);
        if (run === undefined || api === undefined)
            return [];
        if (config.githubToken === undefined) {
            if (!needed)
                return [ok('github-token', 'Not set, and no enabled feature needs it')];
            throw new failure/* Failure */.HR('no-credential', 'There is no token for the GitHub API');
        }
        await (0,files.describeRepository)(api, run.repository);
        return [ok('github-token', `It can read ${run.repository.owner}/${run.repository.name}`)];
    }
    catch (error) {
        return [failed('github-token', error, remedy)];
    }
}

// EXTERNAL MODULE: ./lib/clients/registry/docker-config.js
var docker_config = __webpack_require__(97519);
// EXTERNAL MODULE: ./lib/clients/registry/registries.js
var registries = __webpack_require__(47043);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
;// CONCATENATED MODULE: ./lib/onboarding/doctor/registries.js







const maxRegistries = 30;
const maxMs = 30_000;
async function registryAccessLines(host, config, occurrences) {
    const samples = samplesOf(config, occurrences);
    const over = host.clock.after?.(maxMs);
    const stop = [host.stop, over].filter((signal) => signal !== undefined);
    const guarded = (0,http/* guardHost */.aK)({ ...host, ...(stop.length === 0 ? {} : { stop: AbortSignal.any(stop) }) }).host;
    const onSecret = host.sink.mask.bind(host.sink);
    const credentials = (0,docker_config/* dockerCredentials */.d)(host.docker, onSecret);
    const options = { send: (0,http/* runTransports */.Oo)(guarded).registries, credentials, onSecret };
    const lines = await Promise.all(samples.slice(0, maxRegistries).map((sample) => registryLine(sample, options, over)));
    const more = samples.length - lines.length;
    return more === 0
        ? lines
        : [...lines, notChecked('registries', `${more} more: only the first ${maxRegistries} are contacted`)];
}
function samplesOf(config, occurrences) {
    const { registry: own } = (0,clients/* registryHost */.U$)(config.platform);
    const samples = new Map();
    for (const one of occurrences) {
        if (one.kind !== 'image' || one.testData !== undefined)
            continue;
        const image = (0,mirror/* originImage */.A)(one.image, config.registries);
        const known = samples.get(image.registry);
        if (image.registry === own || (known !== undefined && (known.tag ?? image.tag) === known.tag))
            continue;
        samples.set(image.registry, image);
    }
    return [...samples.values()].sort((a, b) => (a.registry < b.registry ? -1 : 1));
}
const network = 'Check the name of the registry, the network and the proxy settings (`HTTPS_PROXY`, `NO_PROXY`).';
async function registryLine(sample, options, over) {
    const { registry } = sample;
    const subject = 'registry';
    try {
        return await readLine(subject, sample, await (0,registries/* probeRegistry */.ks)(sample, options));
    }
    catch (error) {
        if (over?.aborted !== true)
            return failed(subject, named(registry, error), network, network);
        const message = `${registry} did not respond within ${maxMs / 1000} seconds`;
        return { subject, status: 'unknown', message, code: 'timeout', remedy: network };
    }
}
async function readLine(subject, { registry, repository, tag, digest }, { status, hasCredential, readSample }) {
    const access = hasCredential
        ? "with the credential of Docker's configuration"
        : status === 401
            ? 'with an anonymous token'
            : 'without a sign-in';
    const image = `${repository}${tag === undefined ? '' : `:${tag}`}${tag === undefined && digest !== undefined ? `@${digest.slice(0, 19)}…` : ''}`;
    try {
        await readSample();
        return ok(subject, `${registry} responds, and ${image} can be read ${access}`);
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR && /^missing-/.test(error.reason))
            return ok(subject, `${registry} responds ${access}, and says that ${image} does not exist there`);
        const isRegistry = status === 200 || status === 401;
        if (!isRegistry && status < 500 && status !== 429) {
            const message = `${registry} returned HTTP ${status} for \`/v2/\`, which a container registry does not do`;
            const remedy = `Check the name ${registry}, or whether a proxy intercepts the request.`;
            return { subject, status: 'not ok', message, code: 'bad-answer', remedy };
        }
        const remedy = hasCredential
            ? `Log in to ${registry} again by \`docker login\`, or check that the credential may pull ${repository}.`
            : `Log in to ${registry} by \`docker login\` in this environment, or check that ${image} exists.`;
        return failed(subject, named(registry, error), remedy);
    }
}
function named(registry, error) {
    if (!(error instanceof failure/* Failure */.HR) || error.message.includes(registry))
        return error;
    return new failure/* Failure */.HR(error.reason, `${registry}: ${error.message}`, { cause: error });
}

// EXTERNAL MODULE: ./lib/clients/http/api-error.js
var api_error = __webpack_require__(48270);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
;// CONCATENATED MODULE: ./lib/onboarding/doctor/roles.js




const viewer = 'Bind the role `viewer` to the identity at the root organization.';
const pullRemedies = {
    'signed in': 'Bind the role `registry.pull` to the identity at the root organization, or check `--history-service` and `--public-organization`.',
    'sign-in failed': 'Fix the sign-in first: see its line above.',
    anonymous: 'Set `--identity` or `--registry-token`: this image is not public.',
};
async function roleLines(client, config) {
    const [repositories, advisories] = await Promise.all([
        repositoryLines(client, config),
        line('list advisories', viewer, async () => {
            await client.listAdvisories({ artifactNames: [config.artifacts[0] ?? 'openssl'] }).total();
            return 'The identity can list advisories';
        }),
    ]);
    return { ...repositories, lines: [...repositories.lines, advisories] };
}
async function repositoryLines(client, { group, platform }) {
    const subject = 'list repositories';
    try {
        const scope = group === undefined ? {} : { 'uidp.descendants_of': group };
        const found = await client.listRepositories(scope).all();
        const [first] = found;
        if (first === undefined)
            throw new failure/* Failure */.HR('denied', group?.includes('/') === true
                ? `The identity sees no repository in ${group}, which is a subgroup: repositories belong to the root organization`
                : 'The identity sees no repository');
        const listed = ok(subject, `The identity can list repositories (${found.length} found)`);
        const query = { ...platform?.tagQuery, 'uidp.children_of': first.uid };
        let tag;
        const tags = await line('list tags', viewer, async () => {
            const all = await client.listTags(query).all();
            tag = all[0]?.name;
            return `The identity can list tags (${all.length} of ${first.name})`;
        });
        const organization = group === undefined ? undefined : await nameOf(client, group);
        const known = tag !== undefined && organization !== undefined;
        return {
            lines: [listed, tags],
            ...(known ? { sample: { path: `${organization}/${first.name}`, tag: tag ?? '' } } : {}),
        };
    }
    catch (error) {
        return { lines: [failed(subject, error, viewer), notChecked('list tags', 'no repository is visible')] };
    }
}
async function nameOf(client, group) {
    try {
        return (await client.getGroup([group])).name;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return undefined;
        throw error;
    }
}
async function registryLines(registry, sample, clock, access) {
    const [token, history] = ['registry token', 'tag history'];
    if (sample === undefined) {
        const why = 'there is no image of the platform in the files or lists';
        return [notChecked(token, why), notChecked(history, why)];
    }
    const { path, tag } = sample;
    try {
        await registry.history(path, tag, { start: clock.now() - time/* dayMs */.LP });
        return [
            ok(token, `The registry issued a token for ${path}`),
            ok(history, `The history of ${path}:${tag} can be read`),
        ];
    }
    catch (error) {
        const atToken = error instanceof api_error/* ApiError */.hD && error.operation.startsWith('Registry token');
        const remedy = pullRemedies[access];
        if (atToken)
            return [failed(token, error, remedy), notChecked(history, 'there is no registry token')];
        const given = error instanceof api_error/* ApiError */.hD
            ? ok(token, `The registry issued a token for ${path}`)
            : notChecked(token, 'the registry returned no usable response');
        return [given, failed(history, error, remedy)];
    }
}
async function line(subject, remedy, check) {
    try {
        return ok(subject, await check());
    }
    catch (error) {
        return failed(subject, error, remedy);
    }
}

;// CONCATENATED MODULE: ./lib/onboarding/doctor/diagnose.js




















const identityRemedy = 'Run `tagproof identity explain` to compare the token with the identity, or `tagproof identity create` to create a matching identity.';
async function signInLines(options) {
    const { config, mask } = options;
    for (const secret of [config.token, config.registryToken])
        if (secret !== undefined)
            mask(secret);
    const given = (0,collections/* compact */.oE)({ platformToken: config.token, registryToken: config.registryToken });
    if (config.token !== undefined && config.registryToken !== undefined)
        return { ...given, lines: [ok('sign-in', 'Both tokens are set, so none is exchanged')] };
    const { identity } = config;
    if (identity === undefined) {
        const message = 'No `--identity` is set, so only public images can be checked';
        return { ...given, lines: [ok('sign-in', message)] };
    }
    const workflow = await workflowToken(options);
    if (workflow.token === undefined)
        return { ...given, lines: [...workflow.lines, notChecked('identity', 'there is no workflow token')] };
    const { token } = workflow;
    const tryExchange = async (subject, audience) => {
        try {
            return {
                token: await (0,sign_in/* accessToken */.aS)(options, { idToken: token, identity, audience }),
                line: ok(subject, `The identity received a token for ${audience}`),
            };
        }
        catch (error) {
            return { line: failed(subject, error, identityRemedy) };
        }
    };
    const audiences = (0,sign_in/* audiencesOf */.Rm)(options.platform);
    const [platform, registry] = await Promise.all([
        config.token ?? tryExchange('identity', audiences.platform),
        config.registryToken ?? tryExchange('registry sign-in', audiences.registry),
    ]);
    const platformToken = 'line' in platform ? platform.token : platform;
    const registryToken = 'line' in registry ? registry.token : registry;
    return {
        lines: [...workflow.lines, ...[platform, registry].flatMap((one) => ('line' in one ? [one.line] : []))],
        ...(0,collections/* compact */.oE)({ platformToken, registryToken }),
    };
}
async function workflowToken({ config, platform, workflow, mask, }) {
    const subject = 'workflow token';
    const place = (0,workflow_token/* tokenPlaceOf */.uc)(config);
    const refusal = place === undefined ? await workflow.refusal() : undefined;
    if (refusal === 'not-in-ci') {
        const message = 'Not running in a known CI system, so there is no workflow token to check';
        const remedy = 'Run `tagproof doctor` in a workflow, or set TAGPROOF_TOKEN and TAGPROOF_REGISTRY_TOKEN.';
        return { lines: [{ subject, status: 'unknown', message, code: 'sign-in', remedy }] };
    }
    if (refusal !== undefined)
        return { lines: [failed(subject, new failure/* Failure */.HR(...(0,messages/* tokenRefused */.cA)(refusal, config.surface)), '')] };
    const audience = (0,workflow_token/* workflowAudience */.ih)(platform);
    try {
        const token = await workflow.idToken(audience, place);
        mask(token);
        const claims = (0,platform_claims/* claimsOf */.ds)(token);
        if (claims === undefined)
            throw new failure/* Failure */.HR('bad-answer', 'The OIDC token is not a JSON Web Token');
        const carries = ok(subject, `It has issuer "${claims.issuer}" and subject "${claims.subject}"`);
        return { token, lines: [carries, audienceLine(claims.audience, audience)] };
    }
    catch (error) {
        return { lines: [failed(subject, error, 'Run the job again.')] };
    }
}
function audienceLine(carried, wanted) {
    if (carried.split(' ').includes(wanted))
        return ok('audience', `The token is issued for ${wanted}`);
    return {
        subject: 'audience',
        status: 'not ok',
        message: `The token is issued for "${carried}", but ${wanted} was requested`,
        code: 'sign-in',
        remedy: "Set `--oidc-audience` to the audience in the identity's claimMatch, or remove it.",
    };
}
const toleranceMs = 60_000;
const resolutionMs = 1000;
async function endpointLines(platform, send, clock) {
    const probed = await Promise.all(probesOf(platform).map((probe) => probeOne(probe, send, clock)));
    return [...probed.map(({ diagnosis }) => diagnosis), clockLine(probed)];
}
async function probeOne({ input, url, expected }, send, clock) {
    const host = new URL(url).host;
    try {
        const before = clock.now();
        const { status, headers } = await send({ method: 'GET', url, headers: { accept: 'application/json' } });
        const aheadMs = aheadOf(headers.date, before, clock.now());
        return {
            diagnosis: diagnosisOf({ input, host, status, expected }),
            ...(aheadMs === undefined ? {} : { aheadMs }),
        };
    }
    catch (error) {
        const remedy = `Check \`--${input}\`, the network and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
        return { diagnosis: failed(input, error, remedy, remedy) };
    }
}
function diagnosisOf(answer) {
    const { input, host, status, expected } = answer;
    if (status >= 500 || status === 429) {
        const message = `${host} returned HTTP ${status}`;
        return { subject: input, status: 'unknown', message, code: 'server-error', remedy: 'Try again later.' };
    }
    if (expected.length > 0 && !expected.includes(status)) {
        const message = `${host} returned HTTP ${status}, which this service does not do`;
        const remedy = `Check \`--${input}\`: it points to another service, or a proxy intercepts the request.`;
        return { subject: input, status: 'not ok', message, code: 'bad-answer', remedy };
    }
    return ok(input, `${host} responds`);
}
function aheadOf(date, before, after) {
    const theirs = Date.parse(date ?? '');
    if (Number.isNaN(theirs))
        return undefined;
    return Math.max(0, before - (theirs + resolutionMs)) || Math.min(0, after - theirs);
}
function clockLine(probed) {
    const skews = probed.flatMap(({ aheadMs }) => aheadMs ?? []);
    const [max] = [...skews].sort((a, b) => Math.abs(b) - Math.abs(a));
    if (max === undefined)
        return notChecked('clock', 'no service reported its time');
    if (Math.abs(max) <= toleranceMs)
        return ok('clock', 'The clocks of this machine and the services agree');
    return {
        subject: 'clock',
        status: 'not ok',
        message: `This machine is ${Math.round(Math.abs(max) / 1000)} seconds ${max > 0 ? 'ahead of' : 'behind'} a service`,
        remedy: 'Synchronize the clock (NTP): the validity of tokens and the age of pins depend on it.',
    };
}
const diagnose_subject = 'placeholders';
const [exampleGroup, exampleName] = ['GROUP', 'IDENTITY'];
async function placeholderLines(host, config) {
    const paths = (await host.files.list(isWorkflow)).filter(isWorkflow);
    const inFiles = await Promise.all(paths.map(async (path) => {
        const read = await host.files.read(path);
        const uses = 'text' in read ? actionsIn(read.text) : [];
        return uses.flatMap((one) => actionLine(path, one));
    }));
    const lines = [...settingLines(config), ...inFiles.flat()];
    return lines.length > 0 ? lines : [ok(diagnose_subject, 'No value of an example is left')];
}
function settingLines({ settings, policy }) {
    const remedy = 'Create the identity by `tagproof setup` or `tagproof identity create`, and write its UID here.';
    return settings.flatMap(({ name, value, from }) => {
        if (name !== 'identity' && name !== 'group')
            return [];
        const [group, identity] = value.split('/');
        const isExample = group === exampleGroup || identity === exampleName || /^0+$/.test(group ?? '');
        if (!isExample)
            return [];
        const where = typeof from === 'object' ? ` in ${(0,position/* whereIs */.ie)(from, policy.sources)}` : '';
        const message = `\`${name}\`${where} is \`${value}\`, which is the value of an example`;
        return [{ subject: diagnose_subject, status: 'not ok', message, remedy }];
    });
}
function actionLine(path, uses) {
    const [name = '', ref = ''] = uses.split('@');
    const isExample = name.startsWith('OWNER/') || /^0+$/.test(ref) || ref === 'COMMIT';
    if (!isExample && (0,revision/* isCommit */.W)(ref))
        return [];
    const message = isExample
        ? `${path} uses \`${uses}\`, which is the value of an example`
        : `${path} uses \`${uses}\`, and a tag or branch can be moved to another commit`;
    const remedy = "Replace it with the action's repository and the full commit SHA of a release.";
    return [{ subject: diagnose_subject, status: 'not ok', message, remedy }];
}
async function diagnose(host, config) {
    const send = (0,http/* serviceTransport */.J4)((0,clients/* withPlatformTransport */.Nx)(host, config));
    const { platform } = config;
    const scanned = (0,checkout/* scanCheckout */.W)(host.files, config, host);
    const [about, registries, placeholders, workflows, token] = await Promise.all([
        platform === undefined ? [noPlatform] : platformLines(host, config, platform, send, scanned),
        scanned.then(({ occurrences }) => registryAccessLines(host, config, occurrences)),
        placeholderLines(host, config),
        workflowLines(host, config),
        tokenLines(host, config),
    ]);
    const policy = ok('policy', (0,applied_policy/* appliedPolicyText */.$)(config));
    return [policy, ...placeholders, ...about, ...registries, ...workflows, ...token];
}
const noPlatform = {
    subject: 'platform',
    status: 'unknown',
    message: 'No platform is configured, so tag histories cannot be checked',
    code: 'no-platform',
    remedy: 'Set `--platform`, or `--base-url` and `--registry-url`.',
};
async function platformLines(host, config, platform, send, scanned) {
    const mask = host.sink.mask.bind(host.sink);
    const [addresses, signedIn, here] = await Promise.all([
        endpointLines(platform, send, host.clock),
        signInLines({ platform, config, workflow: host.workflow, mask, send }),
        scanned.then(({ occurrences }) => sampleOf(config, occurrences)),
    ]);
    const { platformToken, registryToken } = signedIn;
    const anonymous = config.identity === undefined && platformToken === undefined;
    const roles = platformToken === undefined
        ? { lines: anonymous ? [] : [notChecked('roles', 'there is no platform token')] }
        : await roleLines((0,client/* platformClient */.JW)({ baseUrl: platform.baseUrl, send, token: platformToken, surface: config.surface }), config);
    const registry = (0,platform_registry/* platformRegistry */.L)({
        ...platform,
        send,
        onToken: mask,
        now: () => host.clock.now(),
        surface: config.surface,
        ...(registryToken === undefined ? {} : { credential: registryToken }),
    });
    const access = registryToken !== undefined ? 'signed in' : anonymous ? 'anonymous' : 'sign-in failed';
    const histories = await registryLines(registry, here ?? roles.sample, host.clock, access);
    return [...addresses, ...signedIn.lines, ...roles.lines, ...histories];
}
function sampleOf(config, occurrences) {
    const { registry } = (0,clients/* registryHost */.U$)(config.platform);
    for (const one of occurrences) {
        if (one.kind !== 'image' || one.image.registry !== registry || one.image.tag === undefined)
            continue;
        return { path: one.image.repository, tag: one.image.tag };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/onboarding/doctor/index.js












async function doctor(context) {
    const { invocation, environment, out, err } = context;
    const token = (0,command_context/* inputOf */.wg)(context, 'github-token');
    const host = (0,local/* localHost */.O)({
        root: invocation.operands[0] ?? '.',
        environment,
        ...(0,command_context/* printOptionsOf */.x9)(context),
        print: err,
    });
    const read = await (0,config/* configure */.j)({
        get: (name) => (0,command_context/* inputOf */.wg)(context, name),
        ...(await (0,policy_sources/* policySources */.T)(host, token === undefined ? undefined : new secret/* Secret */.z(token), (0,command_context/* inputOf */.wg)(context, 'base'))),
    });
    if ('issues' in read)
        return (0,command_context/* usageErrors */.jY)(context, 'configuration', read.issues);
    const [proofs, others] = await Promise.all([proofLines(context), diagnose(host, read.config)]);
    const diagnoses = [...proofs, ...others];
    const exitCode = exitCodeOf(diagnoses);
    out(invocation.json ? JSON.stringify({ exitCode, diagnoses }, null, 2) : diagnosisText(diagnoses, context));
    return exitCode;
}
async function proofLines(context) {
    const read = await (0,coverage/* readCoverage */.tn)(context);
    if ('issues' in read)
        return [];
    return read.registries.map((one) => {
        const by = one.sources.map(({ source, since }) => [source, (0,coverage/* daysOf */.hF)(since)].filter(Boolean).join(' since '));
        const proof = by.length === 0 ? '' : ` by ${by.join(', and ')}`;
        const more = one.more === undefined
            ? ''
            : `; ${(0,coverage/* causesText */.WT)(one.unknown)}: \`tagproof coverage\` says what would prove more`;
        return ok('proofs', `${one.registry}: ${(0,coverage/* provedText */.is)(one)}${proof}${more}`);
    });
}
const marks = { ok: '✓', 'not ok': '✗', unknown: '?' };
const styles = { ok: 'green', 'not ok': 'red', unknown: 'yellow' };
function diagnosisText(diagnoses, { colour, width = Number.POSITIVE_INFINITY }) {
    const paint = (style, text) => colour ? (0,external_node_util_.styleText)(style, text, { validateStream: false }) : text;
    const column = Math.max(...diagnoses.map(({ subject }) => subject.length)) + 13;
    const indented = (text) => (0,columns/* wrapped */.ky)((0,text_text/* plain */.pj)(text), Math.max(40, width - column)).join(`\n${' '.repeat(column)}`);
    const lines = diagnoses.map(({ subject, status, message, code, remedy }, index) => {
        const head = paint(styles[status], `${marks[status]} ${status.padEnd(7)}`);
        const coded = code === undefined ? message : `${message} [${code}]`;
        const isShown = status !== 'ok' && remedy !== undefined && diagnoses[index + 1]?.remedy !== remedy;
        const below = !isShown ? '' : `\n${' '.repeat(column)}${paint('bold', indented(remedy))}`;
        return `${head}  ${subject.padEnd(column - 11)}${indented(coded)}${below}`;
    });
    const count = (wanted) => diagnoses.filter(({ status }) => status === wanted).length;
    const total = `${(0,text_text/* plural */.LS)(diagnoses.length, 'check')}: ${count('ok')} ok, ${count('not ok')} not ok, ${count('unknown')} unknown`;
    return [...lines, '', paint('bold', total)].join('\n');
}


/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
