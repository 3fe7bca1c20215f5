export const id = 5145;
export const ids = [5145,1522,5827];
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

/***/ 11559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ keyOfSkip),
/* harmony export */   I2: () => (/* binding */ keyOfImage),
/* harmony export */   QL: () => (/* binding */ contentOfSkip),
/* harmony export */   bV: () => (/* binding */ boxKey),
/* harmony export */   dw: () => (/* binding */ branchFinder),
/* harmony export */   oD: () => (/* binding */ groupBranch),
/* harmony export */   w1: () => (/* binding */ byBranch)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13693);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75485);



function groupBranch(branch, group) {
    return `${branch}.${group}`;
}
function branchFinder(branch, { groups = [] }) {
    const branches = groups.map(({ name, images }) => ({
        name: groupBranch(branch, name),
        matches: (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .imageMatcher */ .kD)(images),
    }));
    return (image) => branches.find(({ matches }) => matches(image))?.name ?? branch;
}
function byBranch(findings, branch, rules) {
    const names = [...(rules.groups ?? []).map(({ name }) => groupBranch(branch, name)), branch];
    const branches = new Map(names.map((name) => [name, []]));
    const branchOf = branchFinder(branch, rules);
    for (const finding of findings)
        branches.get(branchOf(finding.about?.image))?.push(finding);
    return branches;
}
function boxKey(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 12);
}
function keyOfImage(image) {
    return boxKey((0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_2__/* .imageName */ .tO)(image));
}
function keyOfSkip({ image, tag }) {
    return boxKey(tag === undefined ? image : `${image}:${tag}`);
}
function contentOfSkip({ at: _, ...one }) {
    return JSON.stringify(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
}


/***/ }),

/***/ 39891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ fixTexts),
/* harmony export */   r: () => (/* binding */ pullRequestTexts)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38118);

const pullRequestTexts = {
    unknownEditor: 'the host does not say who set it',
    app: (login) => `it was set by the app ${login}`,
    mayNotWrite: (login) => `${login} may not write to the repository`,
    tickRefused: (number, why) => `A checkbox of #${number} does not count: ${why}`,
    heldBy: (number, login, day) => `Held in pull request #${number} by ${login} on ${day}`,
    held: (name, login, until) => `${name} is not updated${until === undefined ? '' : ` until ${until}`}: requested by ${login}`,
    notKept: (file, why) => `What is held could not be written to ${file} (${why}), so it is only held while its checkbox has a tick`,
};
const fixTexts = {
    offer: (commit) => `Who may write to this repository can have the pins committed to this branch by a comment:\n\n\`\`\`text\n/tagproof fix ${commit}\n\`\`\``,
    noEvent: 'The payload of the event issue_comment is not as GitHub documents it. Write the comment again',
    edited: 'The comment was edited or deleted, so that it does not count. Write a new one',
    app: (login) => `${login} is an app, or wrote the comment with one: only the comment of a person counts`,
    mayNotWrite: (login) => `${login} may not write to the repository`,
    whichCommit: (commit) => `The comment does not name a whole commit. If you have seen ${commit}, the newest of this pull request, write \`/tagproof fix ${commit}\``,
    closed: 'The pull request is not open',
    otherHead: (commit) => `The newest commit of the pull request is ${commit}, and the comment names another. Look at what has changed, and write \`/tagproof fix ${commit}\``,
    otherCheckout: (commit) => `What was checked out is ${commit ?? 'no commit'}, and not the commit that the comment names, as when somebody pushes meanwhile. Write the comment again, and let the workflow check out \`refs/pull/NUMBER/head\``,
    otherBase: (base) => `It was not judged by the rules of ${base}, into which the pull request is merged. Set \`base: ${base}\` in the workflow, and leave \`policy-from\` unset`,
    ofDefault: (branch) => `${branch} is not changed without a review: it is no branch of one pull request`,
    moved: 'Somebody has pushed to the branch meanwhile, so that it was not changed. Look at the new commit, and write the comment again',
    noFiles: 'No file could be changed',
    nothing: (why) => `Nothing was changed. ${why}.`,
    nothingToPin: (commit) => `Nothing was changed: no finding that counts in ${commit} has a fix that can be written.`,
    committed: (commit, files) => `Committed the proved pins to ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(files, 'file')}: ${commit}.`,
    checksWait: "Checks do not start by themselves on a commit of the job's own token: push again, or close and reopen the pull request.",
    suggested: ({ shown, possible }) => `The branch is of a fork, where nothing is committed. ${shown === 0 ? 'No line to change is in the diff' : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(shown, 'line')} of ${possible} in the diff ${shown === 1 ? 'has' : 'have'} a suggestion to accept`}; all changes are in the patch below.`,
    trailers: ({ number, login }) => `Requested in #${number} by ${login}.`,
};


/***/ }),

/***/ 84920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q8: () => (/* binding */ pullNotices),
/* harmony export */   QV: () => (/* binding */ sameText),
/* harmony export */   xI: () => (/* binding */ marked),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const textCut = '\n\nThe rest is in the job summary and in the report.\n';
const pullNotices = {
    closed: (number) => `Pull request #${number} was closed: nothing is left to pin`,
    closedByUser: (number) => `Pull request #${number} with the same pins was closed, so no new one was opened`,
    otherAuthor: (number) => `Pull request #${number} was opened by another author, so it was not changed`,
    otherCommits: (branch) => `The branch ${branch} has commits that Tagproof did not create, so it was not changed. Merge it, or delete it to start over`,
    unverified: (branch) => `The branch ${branch} was not changed, because not everything could be verified`,
};
function marker(kind, parts) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
    return `<!-- tagproof ${kind} ${hash} -->`;
}
const maxCharacters = 60_000;
function marked(mark, text, foot = '') {
    const end = foot === '' ? '' : `\n\n${foot}`;
    const available = maxCharacters - mark.length - 1 - end.length;
    if (text.length <= available)
        return `${mark}\n${text}${end}`;
    const kept = text.slice(0, Math.max(0, available - textCut.length - maxClosing));
    const lineEnd = kept.lastIndexOf('\n');
    const whole = lineEnd > 0 ? kept.slice(0, lineEnd) : '';
    return `${mark}\n${whole}${closing(whole)}${textCut}${end}`;
}
const maxClosing = 200;
function closing(text) {
    const open = text.split('<details').length - text.split('</details>').length;
    return '\n</details>'.repeat(Math.max(0, Math.min(open, maxClosing / 12)));
}
function sameText(one, other) {
    const normal = (text) => text.replace(/\r\n?/g, '\n').trim();
    return normal(one ?? '') === normal(other);
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

/***/ 99752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ jobTokenLogin),
/* harmony export */   J: () => (/* binding */ mayWrite),
/* harmony export */   p2: () => (/* binding */ readRevisions),
/* harmony export */   wz: () => (/* binding */ viewerLogin)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76225);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32370);
/* harmony import */ var _graphql_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91699);




const jobTokenLogin = 'github-actions[bot]';
const viewerAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ viewer: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }) });
const viewerLogin = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .rememberedFor */ .qJ)(async (api) => {
    const query = {
        operation: 'Read the login of the token',
        document: 'query { viewer { login } }',
        variables: {},
        needs: 'metadata: read',
    };
    return (await (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .requestGraphql */ .r)(api, query, viewerAnswer)).viewer.login;
});
const query = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    issueOrPullRequest(number: $number) {
      ... on PullRequest { userContentEdits(first: 100) { nodes { editedAt diff editor { __typename login } } } }
      ... on Issue { userContentEdits(first: 100) { nodes { editedAt diff editor { __typename login } } } }
    }
  }
}`;
const answer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        issueOrPullRequest: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            userContentEdits: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
                nodes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
                    editedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
                    diff: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
                    editor: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ __typename: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullable(),
                })
                    .nullable()),
            })
                .nullable(),
        }),
    }),
});
async function readRevisions(api, { owner, name }, number) {
    const request = {
        operation: `Read the edits of #${number}`,
        document: query,
        variables: { owner, name, number },
        needs: 'pull-requests: read',
    };
    const { repository } = await (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .requestGraphql */ .r)(api, request, answer);
    const nodes = repository.issueOrPullRequest.userContentEdits?.nodes ?? [];
    return nodes
        .flatMap((node) => (node === null ? [] : [node]))
        .map(({ editedAt, diff, editor }) => ({
        at: editedAt,
        isPerson: editor?.__typename === 'User',
        ...(diff === null ? {} : { text: diff }),
        ...(editor === null ? {} : { login: editor.login }),
    }))
        .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
const permissionAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ permission: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
async function mayWrite(api, repository, login) {
    const request = {
        operation: `Read the permission of ${login}`,
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPath */ .SH)(repository)}/collaborators/${encodeURIComponent(login)}/permission`,
        needs: 'metadata: read',
    };
    const { permission } = await (0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .requestJson */ .SS)(api, request, permissionAnswer);
    return permission === 'admin' || permission === 'write';
}


/***/ }),

/***/ 34118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tn: () => (/* binding */ requestExtras),
/* harmony export */   Y_: () => (/* binding */ addLabel),
/* harmony export */   ZF: () => (/* binding */ extrasMark),
/* harmony export */   bI: () => (/* binding */ extrasOf),
/* harmony export */   ks: () => (/* binding */ quietMark),
/* harmony export */   pd: () => (/* binding */ extrasLeft),
/* harmony export */   tA: () => (/* binding */ removeLabel)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48270);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32370);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94967);




const kinds = ['labels', 'reviewers'];
const needs = 'pull-requests: write';
const mark = /^<!-- tagproof pins [0-9a-f]+ -->\s+<!-- tagproof-left ([\w ]+) -->\s+<!-- tagproof-pins /;
function extrasOf(wanted) {
    return kinds.filter((kind) => wanted[kind].length > 0);
}
function extrasMark(left) {
    return left.length === 0 ? '' : `<!-- tagproof-left ${left.join(' ')} -->\n`;
}
function extrasLeft(body, wanted) {
    const left = mark.exec(body)?.[1]?.split(' ') ?? [];
    return extrasOf(wanted).filter((kind) => left.includes(kind));
}
async function requestExtras(api, wanted, number, left) {
    const refused = [];
    const notices = [];
    for (const kind of left) {
        try {
            await (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .callGitHub */ .ur)(api, { ...requestOf(kind, wanted, number), method: 'POST', needs });
        }
        catch (error) {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefused */ .H)(error) && !(error instanceof Error && /HTTP 422/.test(error.message)))
                throw error;
            refused.push(kind);
            notices.push(error.message);
        }
    }
    return { left: refused, notices };
}
function requestOf(kind, { repository, labels, reviewers }, number) {
    const path = (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)(repository);
    if (kind === 'labels')
        return { operation: 'Label the pull request', path: `${path}/issues/${number}/labels`, body: { labels } };
    return {
        operation: 'Request a review',
        path: `${path}/pulls/${number}/requested_reviewers`,
        body: {
            reviewers: reviewers.filter((name) => !name.includes('/')),
            team_reviewers: reviewers.flatMap((name) => name.split('/').slice(1, 2)),
        },
    };
}
const quiet = /^(?:<!-- tagproof[ \w-]+ -->\s+){1,3}<!-- tagproof-quiet ([0-9a-f]{32}) -->/;
function quietMark(content) {
    return content === undefined ? '' : `\n<!-- tagproof-quiet ${content} -->`;
}
function labelledContent(body) {
    return quiet.exec(body)?.[1];
}
async function removeLabel(api, repository, { number, labels }, label) {
    const has = labels.some((one) => one.toLowerCase() === label.toLowerCase());
    if (!has)
        return;
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)(repository)}/issues/${number}/labels/${encodeURIComponent(label)}`;
    const call = { operation: `Remove the label ${label}`, method: 'DELETE', path, needs };
    await (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .withFallback */ .hv)((0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .callGitHub */ .ur)(api, call), undefined, _http_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0);
}
async function addLabel(api, repository, pull, label, content) {
    if (labelledContent(pull.body) === content)
        return content;
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)(repository)}/issues/${pull.number}/labels`;
    const operation = `Add the label ${label}`;
    await (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .callGitHub */ .ur)(api, { operation, method: 'POST', path, body: { labels: [label] }, needs });
    return content;
}


/***/ }),

/***/ 61255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ branchHead),
/* harmony export */   aM: () => (/* binding */ maxBranchFiles),
/* harmony export */   al: () => (/* binding */ branchState),
/* harmony export */   xY: () => (/* binding */ branchesFrom)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38118);
/* harmony import */ var _ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42002);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48270);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32370);






const refAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }) });
async function branchHead(api, repository, branch) {
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/git/ref/heads/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .uriOf */ .S_)(branch)}`;
    const request = { operation: `Branch ${branch}`, path, needs: 'contents: read' };
    const found = await (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .withFallback */ .hv)((0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, request, refAnswer), undefined, _http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0);
    return found?.object.sha;
}
async function branchesFrom(api, repository, prefix) {
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/git/matching-refs/heads/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .uriOf */ .S_)(prefix)}`;
    const operation = `Branches that begin with ${prefix}`;
    const request = { operation, path, needs: 'contents: read' };
    const refs = await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, request, zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(refAnswer.extend({ ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })));
    return new Map(refs.map(({ ref, object }) => [ref.replace(/^refs\/heads\//, ''), object.sha]));
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
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/compare/${heads.base}...${heads.branch}`,
        query: { per_page: '2', page: '1' },
        needs: 'contents: read',
    };
    const { total_commits: ahead, commits, files } = await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, request, compareAnswer);
    const content = new Map(files.map(({ filename, sha }) => [filename, sha ?? '']));
    if (ahead === 0)
        return { own: true, content };
    const [only] = commits;
    const signed = only?.commit.message.includes(`${_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_1__/* .trailer */ .s9}: ${(0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(content)}`) === true;
    return { own: ahead === 1 && only?.author?.login === login && signed, content };
}


/***/ }),

/***/ 23909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ isPinPull),
/* harmony export */   IB: () => (/* binding */ closePull),
/* harmony export */   Q_: () => (/* binding */ openPull),
/* harmony export */   pZ: () => (/* binding */ updatePull),
/* harmony export */   s4: () => (/* binding */ findPulls)
/* harmony export */ });
/* unused harmony export replaceText */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92857);
/* harmony import */ var _ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84920);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32370);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55024);
/* harmony import */ var _authorship_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99752);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34118);






const textAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ body: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish() });
async function replaceText(api, { repository, kind, number }, textFrom, write) {
    const request = {
        operation: `Read the text of #${number}`,
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/${kind}/${number}`,
        needs: kind === 'pulls' ? 'pull-requests: read' : 'issues: read',
    };
    const latest = (await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, textAnswer)).body ?? '';
    const text = textFrom(latest);
    await write(text, latest);
    const overwritten = await textBefore(api, repository, number, text);
    if (overwritten === undefined || (0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .sameText */ .QV)(overwritten, latest))
        return;
    const again = textFrom(overwritten);
    if (!(0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .sameText */ .QV)(again, text))
        await write(again, overwritten);
}
async function textBefore(api, repository, number, ours) {
    const revisions = await (0,_authorship_js__WEBPACK_IMPORTED_MODULE_3__/* .readRevisions */ .p2)(api, repository, number).catch(() => []);
    const at = revisions.findIndex(({ text }) => (0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .sameText */ .QV)(text, ours));
    return at < 0 ? undefined : revisions[at + 1]?.text;
}
const pullAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    merged_at: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish(),
    user: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }).nullable(),
    base: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
    labels: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })).default([]),
});
const needs = 'pull-requests: write';
const pinsMark = /<!-- tagproof-pins ([0-9a-f]{32}) -->/;
async function findPulls(api, repository, branch) {
    const request = {
        operation: 'Look for the pull request',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/pulls`,
        query: {
            state: 'all',
            head: `${repository.owner}:${branch}`,
            sort: 'created',
            direction: 'desc',
            per_page: '30',
        },
        needs: 'pull-requests: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(pullAnswer))).map(pullOf);
}
function isPinPull({ body }) {
    return body.startsWith('<!-- tagproof pins ');
}
function pullOf(pull) {
    return {
        number: pull.number,
        url: pull.html_url,
        state: pull.state,
        title: pull.title,
        body: pull.body ?? '',
        author: pull.user?.login,
        base: pull.base.ref,
        merged: typeof pull.merged_at === 'string',
        mark: pinsMark.exec(pull.body ?? '')?.[1],
        labels: pull.labels.map(({ name }) => name),
    };
}
async function openPull(api, text) {
    const { repository, branch, base, title, login } = text;
    const body = {
        title,
        head: branch,
        base,
        body: bodyOf(text, (0,_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .extrasOf */ .bI)(text), undefined),
        maintainer_can_modify: true,
    };
    const operation = 'Open the pull request';
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/pulls`;
    const request = { operation, method: 'POST', path, body, needs };
    const opened = pullOf(await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, pullAnswer));
    const { notices } = await updatePull(api, text, opened);
    const waits = login === _authorship_js__WEBPACK_IMPORTED_MODULE_3__/* .jobTokenLogin */ .Ec ? [`Pull request #${opened.number}: ${_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowsWait */ .Q$}`] : [];
    return { url: opened.url, notices: [...waits, ...notices] };
}
async function updatePull(api, text, pull) {
    const { left, notices } = await (0,_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .requestExtras */ .Tn)(api, text, pull.number, (0,_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .extrasLeft */ .pd)(pull.body, text));
    const { automerge, repository, mark } = text;
    const content = automerge?.isQuiet
        ? await (0,_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .addLabel */ .Y_)(api, repository, pull, automerge.label, mark)
        : undefined;
    const next = bodyOf(text, left, content);
    const body = text.keepTicks(pull.body, next);
    const changes = {
        ...(pull.title === text.title ? {} : { title: text.title }),
        ...((0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .sameText */ .QV)(pull.body, body) ? {} : { body }),
        ...(pull.base === text.base ? {} : { base: text.base }),
    };
    if (Object.keys(changes).length === 0)
        return { url: pull.url, notices };
    if (!('body' in changes))
        await patch(api, text.repository, pull, 'Update', changes);
    else {
        const textFrom = (latest) => text.keepTicks(latest, next);
        await replaceText(api, { repository, kind: 'pulls', number: pull.number }, textFrom, (kept) => patch(api, text.repository, pull, 'Update', { ...changes, body: kept }));
    }
    return { url: pull.url, notices };
}
async function closePull(api, { repository, branch }, pull) {
    const body = (0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .marked */ .xI)((0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)('pins', [branch]), _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingLeft */ .Zt);
    await patch(api, repository, pull, 'Close', { state: 'closed', body });
}
async function patch(api, repository, { number }, verb, body) {
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/pulls/${number}`;
    await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .callGitHub */ .ur)(api, { operation: `${verb} the pull request`, method: 'PATCH', path, body, needs });
}
function bodyOf({ branch, mark, login, body, foot }, left, labelled) {
    const note = login === _authorship_js__WEBPACK_IMPORTED_MODULE_3__/* .jobTokenLogin */ .Ec ? `\n\n> [!NOTE]\n> ${_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowsWait */ .Q$}` : '';
    const marks = `${(0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)('pins', [branch])}\n${(0,_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .extrasMark */ .ZF)(left)}<!-- tagproof-pins ${mark} -->${(0,_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .quietMark */ .ks)(labelled)}`;
    return (0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .marked */ .xI)(marks, `${body.trimEnd()}${note}`, foot);
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

/***/ 22086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   a5: () => (/* binding */ readBoxes),
/* harmony export */   eY: () => (/* binding */ boxLine),
/* harmony export */   g1: () => (/* binding */ keepTicked),
/* harmony export */   ux: () => (/* binding */ controlsOf)
/* harmony export */ });
const start = '<!-- tagproof-controls -->';
function controlsOf(lines) {
    return [start, ...lines].join('\n');
}
function boxLine({ kind, key, until, ticked }, label) {
    const id = [kind, key, ...(until === undefined ? [] : [until])].join(' ');
    return `- [${ticked ? 'x' : ' '}] <!-- tagproof-box ${id} -->${label}`;
}
const linePattern = /^(?: {2})?- \[([ xX])\] <!-- tagproof-box (rebase|hold|skip|held) ([0-9a-f]{12})(?: (\d{4}-\d\d-\d\d))? -->/;
function readBoxes(text) {
    return controlLines(text).lines.flatMap((line) => boxIn(line) ?? []);
}
function keepTicked(seen, latest, next) {
    const before = new Map(readBoxes(seen).map((box) => [idOf(box), box.ticked]));
    const changed = new Map(readBoxes(latest).flatMap((box) => {
        const was = before.get(idOf(box));
        return was === undefined || was === box.ticked ? [] : [[idOf(box), box.ticked]];
    }));
    if (changed.size === 0)
        return next;
    const { head, lines } = controlLines(next);
    const carried = lines.map((line) => {
        const box = boxIn(line);
        const ticked = box && changed.get(idOf(box));
        return ticked === undefined ? line : line.replace(/- \[.\]/, `- [${ticked ? 'x' : ' '}]`);
    });
    return [...head, ...carried].join('\n');
}
function idOf({ kind, key, until }) {
    return [kind, key, until].join(' ');
}
function controlLines(text) {
    const lines = text.split(/\r\n|\n|\r/);
    const at = lines.lastIndexOf(start);
    return at < 0 ? { head: lines, lines: [] } : { head: lines.slice(0, at + 1), lines: lines.slice(at + 1) };
}
function boxIn(line) {
    const [, tick, kind, key, until] = linePattern.exec(line) ?? [];
    if (tick === undefined || kind === undefined || key === undefined)
        return undefined;
    return {
        kind: kind,
        key,
        ticked: tick !== ' ',
        ...(until === undefined ? {} : { until }),
    };
}


/***/ }),

/***/ 65317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ controlsText),
/* harmony export */   D: () => (/* binding */ heldText)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57282);
/* harmony import */ var _boxes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22086);



const maxLength = 24_000;
function controlsText({ key, offered, held, skipUntil }) {
    const lines = [
        ...heldLines(held),
        '',
        '<details><summary>Rebase, hold or skip</summary>',
        '',
        (0,_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .boxLine */ .eY)({ kind: 'rebase', key, ticked: false }, 'Rebase: write this branch again on top of its base'),
    ];
    let room = maxLength - lines.join('\n').length;
    let shown = 0;
    for (const image of offered) {
        const own = offerLines(image, skipUntil);
        room -= own.join('\n').length + 1;
        if (room < 0)
            break;
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(lines, own);
        shown += 1;
    }
    const left = offered.length - shown;
    const more = left === 0 ? [] : ['', `${left} more without checkboxes: list them in \`skips\` of the policy.`];
    return (0,_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .controlsOf */ .ux)([...lines, ...more, '', explanation, '', '</details>']);
}
const explanation = 'The next run reads the ticks of people who may write to this repository, and writes what is held or skipped to `skips` in the policy on this branch. A held image keeps its findings.';
function offerLines({ key, name, hold = false, skipUntil }, day) {
    const until = skipUntil ?? day;
    return [
        `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)}`,
        `  ${(0,_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .boxLine */ .eY)({ kind: 'hold', key, ticked: hold }, 'hold')}`,
        `  ${(0,_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .boxLine */ .eY)({ kind: 'skip', key, until, ticked: skipUntil !== undefined }, `skip until ${until}`)}`,
    ];
}
function heldLines(held) {
    if (held.length === 0)
        return [];
    const lines = held.slice(0, maxHeld).map(heldLine);
    const more = held.length > maxHeld ? [`- and ${held.length - maxHeld} more`] : [];
    return ['', '**Not updated.** Remove a tick to update the image again:', '', ...lines, ...more];
}
const maxHeld = 50;
function heldLine(held) {
    const { key, name, isOwnEntry, isReleased } = held;
    const box = { kind: 'held', key, ticked: !isReleased };
    if (isReleased)
        return (0,_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .boxLine */ .eY)(box, `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)}: updated again by this pull request, which removes its entry`);
    const text = heldText(held);
    return isOwnEntry ? (0,_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .boxLine */ .eY)(box, text) : `- ${text} (by a pattern in \`skips\` of the policy)`;
}
function heldText({ name, reason, until }) {
    const end = until === undefined ? '' : ` until ${until}`;
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)}${end}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(reason.slice(0, 300))}`;
}


/***/ }),

/***/ 76487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wz: () => (/* binding */ pinTitle),
/* harmony export */   _T: () => (/* binding */ suggestionText),
/* harmony export */   wV: () => (/* binding */ pinBody)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);
/* harmony import */ var _report_images_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5756);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57282);
/* harmony import */ var _words_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9816);
/* harmony import */ var _words_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45743);
/* harmony import */ var _forecast_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29386);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69043);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37114);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64055);











const maxTitleLength = 100;
function pinTitle(changes, { forecasts = [] } = {}) {
    const families = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .groupedBy */ .me)(changes, ({ name }) => repositoryOf(name)).values()];
    const [tags = [], ...others] = families;
    if (others.length > 0)
        return titleOf(`Pin ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(changes.length, 'image')}`, families, forecasts);
    const [first] = tags;
    if (first === undefined)
        return 'Pin 0 images';
    const what = tags.length === 1 ? first.name.split('/').at(-1) : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(tags.length, 'tag')} of ${familyOf(first)}`;
    const news = commonly(tags, (one) => newsOf(one, forecasts));
    const title = `Pin ${what}`;
    if (news !== '' && title.length + news.length + 2 <= maxTitleLength)
        return `${title}: ${news}`;
    return title.length <= maxTitleLength ? title : 'Pin 1 image';
}
function titleOf(start, families, forecasts) {
    const texts = families.map((tags) => {
        const family = commonly(tags, familyOf);
        const versions = commonly(tags, (one) => versionsOf(one, forecastOf(one, forecasts)));
        const count = tags.length > 1 ? `(${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(tags.length, 'tag')})` : '';
        return [family, versions, count].filter((part) => part !== '').join(' ');
    });
    for (let shown = texts.length; shown > 0; shown -= 1) {
        const more = texts.length - shown;
        const list = `${texts.slice(0, shown).join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
        if (start.length + list.length + 2 <= maxTitleLength)
            return `${start}: ${list}`;
    }
    return start;
}
function commonly(changes, textOf) {
    const [text = '', ...others] = new Set(changes.map(textOf));
    return others.length === 0 ? text : '';
}
function updatesIn(changes) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .groupedBy */ .me)(changes, ({ name, toSince }) => `${repositoryOf(name)} ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(toSince)}`).size;
}
function repositoryOf(name) {
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    return colon < 0 ? name : name.slice(0, colon);
}
function familyOf({ name }) {
    return repositoryOf(name).split('/').at(-1) ?? '';
}
const versionLabel = 'org.opencontainers.image.version';
const plainVersion = /^[\w.+~-]{1,30}$/;
function forecastOf({ name, from, to }, forecasts) {
    return forecasts.find((one) => one.image === name && one.from === from && one.to === to);
}
function versionsOf(change, forecast) {
    const { configuration = [], packages = [] } = forecast ?? {};
    const label = configuration.find((one) => one.field === 'label' && one.name === versionLabel);
    const { from, to } = label ?? packages.find((one) => one.name === familyOf(change)) ?? {};
    const isKnown = plainVersion.test(from ?? '') && plainVersion.test(to ?? '') && from !== to;
    return isKnown ? `${from} → ${to}` : '';
}
function newsOf(change, forecasts) {
    const forecast = forecastOf(change, forecasts);
    const { packages = 0 } = forecast?.totals ?? {};
    const parts = [versionsOf(change, forecast), packages === 0 ? '' : (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(packages, 'package')];
    return parts.filter((part) => part !== '').join(', ');
}
const maxBodyLength = 58_000;
const frameLength = 1_000;
const maxSignatureLength = 8_000;
const maxTableLength = 52_000;
function pinBody(changes, locate, report, maxLength = maxBodyLength) {
    const maxRows = maxLength - frameLength;
    const maxTable = Math.min(maxTableLength, maxRows);
    const sorted = [...changes].sort(stalestFirst);
    const pages = new Map(report.images?.map(({ name, links }) => [name, links.page]));
    const context = { locate, link: (0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLinks */ .vB)(report), pages, now: Date.parse(report.asOf) };
    const places = changes.reduce((sum, change) => sum + change.places.length, 0);
    const head = [
        _words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryTexts */ .TC.pullRequestIntro(changes.length, places, updatesIn(changes)),
        '',
        '| Image | Change | Where |',
        '| --- | --- | --- |',
    ];
    const room = {
        maxFor: (maxPlaces) => (report.forecasts === undefined || maxPlaces <= 1 ? maxRows : maxTable),
        lengthOf: (row) => row.length + 1,
    };
    const rows = (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .rowsThatFit */ .YD)(sorted, _rows_js__WEBPACK_IMPORTED_MODULE_6__/* .placeLimits */ .Sy, room, (change, maxPlaces) => `| ${cells(change, context, maxPlaces).join(' | ')} |`);
    const shown = rows.length < changes.length ? ['', _words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryTexts */ .TC.pullRequestCut(rows.length, changes.length)] : [];
    const gaps = report.incomplete.length === 0 ? [] : ['', _words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryTexts */ .TC.pullRequestGaps(report.incomplete.length)];
    const same = (0,_words_account_js__WEBPACK_IMPORTED_MODULE_2__/* .sameImagesCount */ .AP)(report);
    const unchecked = changes.every(({ advisories }) => advisories === undefined);
    const text = [
        ...head,
        ...rows,
        ...shown,
        ...gaps,
        ...(same === 0 ? [] : ['', _words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryTexts */ .TC.pullRequestSame(same)]),
        ...(unchecked ? ['', _words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryTexts */ .TC.noAdvisories] : []),
    ].join('\n');
    const left = maxLength - Buffer.byteLength(text);
    const signatures = (0,_sections_js__WEBPACK_IMPORTED_MODULE_7__/* .signaturesSection */ .Lh)(report)(Math.min(maxSignatureLength, left));
    return text + signatures + (0,_forecast_js__WEBPACK_IMPORTED_MODULE_4__/* .forecastsSection */ .c)(report)(left - Buffer.byteLength(signatures));
}
function stalestFirst(a, b) {
    return ((a.supersededAt ?? Number.MAX_SAFE_INTEGER) - (b.supersededAt ?? Number.MAX_SAFE_INTEGER) ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .compareText */ .n6)(a.name, b.name));
}
function cells(change, context, maxPlaces) {
    const { name, from, to, places } = change;
    const shown = places
        .slice(0, maxPlaces)
        .map((place) => (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .placeLink */ .aE)({ file: place.file, line: context.locate(place).line }, context.link));
    return [
        (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .linkTo */ .uM)(context.pages.get(name), (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .breakable */ .mo)(name)),
        `${from === undefined ? 'not pinned' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(hexOf(from))}&nbsp;→&nbsp;${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(hexOf(to))}<br>${details(change, context)}`,
        (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .placesList */ .dm)(shown, places.length),
    ];
}
function hexOf(digest) {
    return digest.slice('sha256:'.length, 'sha256:'.length + 12);
}
function details({ toSince, supersededAt, behind, advisories }, { now }) {
    const days = supersededAt === undefined ? 0 : Math.floor((now - supersededAt) / _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP);
    const title = supersededAt === undefined ? 'First pin' : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(days, 'day')} behind`;
    const skipped = behind === undefined || behind < 2 ? 0 : behind - 1;
    const lines = [
        `Current since ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(toSince)}`,
        ...(skipped === 0 ? [] : [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(skipped, 'digest')} skipped`]),
        ...(advisories === undefined
            ? []
            : [advisoriesText('old', advisories.from), advisoriesText('new', advisories.to)].filter(Boolean)),
    ];
    return (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .inlineFold */ .hd)(title, lines.join('<br>'));
}
const maxIds = 10;
function advisoriesText(which, answer) {
    if (answer === undefined)
        return '';
    const label = `Advisories of the ${which} digest`;
    if ('cause' in answer)
        return `${label}: unknown (${answer.cause})`;
    const byId = new Map(answer.map((one) => [one.advisoryId, one]));
    const shown = [...byId.values()]
        .slice(0, maxIds)
        .map(({ advisoryId, aliases }) => (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .linkTo */ .uM)((0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryUrl */ .Le)(advisoryId, aliases), (0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .markdown */ .wD)(advisoryId)));
    const more = byId.size > maxIds ? [`and ${byId.size - maxIds} more`] : [];
    return `${label}: ${byId.size === 0 ? 'none' : [...shown, ...more].join(', ')}`;
}
function suggestionText(fixed) {
    const lines = fixed.map(({ check, message }) => `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .markdown */ .wD)(check)}**: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .markdown */ .wD)(message)}`);
    return [...new Set(lines)].join('<br>');
}


/***/ }),

/***/ 1490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ suggestedChanges),
/* harmony export */   j: () => (/* binding */ pinChanges)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80642);
/* harmony import */ var _model_text_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33248);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);





function pinChanges(findings, { occurrences, facts, histories }, files) {
    const changed = new Set(files.map(({ path }) => path));
    const sinceWhen = lastTimes(histories);
    const fixes = new Map(findings.flatMap(({ at, fix }) => (at && fix ? [[(0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(at), fix]] : [])));
    const changes = new Map();
    const places = new Map();
    for (const occurrence of occurrences) {
        const fix = fixes.get((0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(occurrence.at));
        if (occurrence.kind !== 'image' || fix === undefined || !changed.has(occurrence.at.file))
            continue;
        const { image, at } = occurrence;
        const fact = facts.get(occurrence);
        if (fact === undefined || !('currentSince' in fact))
            continue;
        const name = (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image);
        const key = `${name} ${image.digest} ${fix.digest}`;
        const ownPlaces = places.get(key) ?? [];
        places.set(key, ownPlaces);
        ownPlaces.push(at);
        const older = fix.digest === fact.currentDigest ? undefined : sinceWhen(name, fix.digest);
        changes.set(key, {
            name,
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ from: image.digest }),
            to: fix.digest,
            ...(older === undefined ? { toSince: fact.currentSince, ...lagOf(fact) } : { toSince: older }),
            places: ownPlaces,
        });
    }
    return [...changes.values()].sort((a, b) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.name, b.name));
}
function lastTimes(histories) {
    const historyOf = new Map(histories.toReversed().map((one) => [(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(one), one]));
    const known = new Map();
    return (name, wanted) => {
        const key = `${name} ${wanted}`;
        const since = () => historyOf.get(name)?.intervals.findLast(({ digest }) => digest === wanted)?.since;
        if (!known.has(key))
            known.set(key, since());
        return known.get(key);
    };
}
function lagOf(fact) {
    return fact.status === 'superseded' ? { supersededAt: fact.supersededAt, behind: fact.behind } : {};
}
function suggestedChanges(findings, changes, describe) {
    const byFile = new Map();
    for (const finding of findings) {
        if (finding.fix !== undefined)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .Mr)(byFile, finding.fix.file, finding);
    }
    return changes.map((change) => {
        const positionOf = (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsOf */ .q$)(change.before);
        const fixed = new Map();
        for (const finding of byFile.get(change.path) ?? []) {
            const { span, also = [] } = finding.fix ?? {};
            if (span === undefined)
                continue;
            const lines = new Set([span, ...also].map((one) => positionOf(one).line));
            for (const line of lines)
                (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .Mr)(fixed, line, finding);
        }
        const lines = change.lines.map((line) => ({ ...line, message: describe(fixed.get(line.line) ?? []) }));
        return { ...change, lines };
    });
}


/***/ })

};
