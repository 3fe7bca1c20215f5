export const id = 2288;
export const ids = [2288];
export const modules = {

/***/ 25450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ withoutQuickActions),
/* harmony export */   Df: () => (/* binding */ requestGitLab),
/* harmony export */   RC: () => (/* binding */ allGitLabPages),
/* harmony export */   ku: () => (/* binding */ callGitLab),
/* harmony export */   zf: () => (/* binding */ gitLabUser)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48270);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62123);




const hints = {
    401: 'TAGPROOF_GITLAB_TOKEN is invalid or has expired',
    403: 'The token in TAGPROOF_GITLAB_TOKEN may not do this: it needs the scope `api`, and the role Reporter for notes or Developer for `pull-request`',
};
async function callGitLab({ send, api, project, token }, { operation, method = 'GET', path, query, body }) {
    const below = path.startsWith('/') ? path : `/projects/${encodeURIComponent(project)}/${path}`;
    const url = `${api}${below.replace(/\/$/, '')}`;
    const authorization = { scheme: 'Bearer', credential: token };
    const repeatable = method !== 'POST';
    const response = await send((0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonRequest */ .UX)({ method, url, query, body, authorization, repeatable }));
    if (response.status >= 200 && response.status <= 299)
        return response;
    const { message, error } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorBody */ .t4)(response));
    const text = typeof message === 'string' ? message : (JSON.stringify(message ?? error) ?? '');
    throw new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(operation, response.status, { message: text }, hints[response.status]);
}
async function requestGitLab(api, call, schema) {
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .xO)(call.operation, await callGitLab(api, call), schema);
}
function allGitLabPages(api, call, item, maxPages) {
    const hasNext = ({ headers }) => Boolean(headers['x-next-page']);
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .allPages */ .S4)(call, (query) => callGitLab(api, { ...call, query }), hasNext, { item, maxPages });
}
const userAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), email: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(), commit_email: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish() })
    .transform(({ id, email, commit_email: own }) => ({ id, email: own || email || '' }));
function gitLabUser(api) {
    return requestGitLab(api, { operation: 'Read the user of the token', path: '/user' }, userAnswer);
}
function withoutQuickActions(text) {
    return text.replace(/^([^\S\n]*(?:>[^\S\n]*)*)\//gm, '$1&#47;');
}


/***/ }),

/***/ 32288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writePinMergeRequest: () => (/* binding */ writePinMergeRequest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92857);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84920);
/* harmony import */ var _ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42002);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48270);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25450);







const branchAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }) });
const projectAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() });
const compareAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    commits: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), author_email: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
    diffs: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ new_path: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
});
const mergeRequestAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    iid: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(),
    web_url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    author: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr() }),
});
async function writePinMergeRequest(api, plan) {
    const { branch, files } = plan;
    const base = plan.base ?? (await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestGitLab */ .Df)(api, read('Read the project', ''), projectAnswer)).default_branch;
    if (base === branch)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `\`pull-request-branch\` must not be the base branch ${branch}`);
    const [user, start, head, requests] = await Promise.all([
        (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLabUser */ .zf)(api),
        headOf(api, base),
        headOf(api, branch),
        requestsOf(api, branch, base),
    ]);
    if (start === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-found', `The base branch ${base} does not exist`);
    if (plan.checkedOut !== start)
        return { notices: [`${base} has changed since the checkout; the next run will pin its files`] };
    const there = head === undefined ? noBranch : await ownBranch(api, start, head, user.email);
    const mark = (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprint */ .Rj)((0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .pinnedContentOf */ .D9)(files, start));
    const open = requests.find(({ state }) => state === 'opened');
    const hold = reasonToHold(plan, there, { open, mark, requests, user: user.id });
    if (hold !== undefined)
        return { notices: [hold] };
    if (files.length === 0)
        return close(api, plan, open, head);
    if (there?.mark !== mark)
        await commit(api, plan, { start, mark });
    return { url: await describe(api, plan, { base, open, mark }), notices: [] };
}
function reasonToHold({ branch, files, complete }, there, { open, requests, mark, user }) {
    if (there === undefined)
        return _ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.otherCommits(branch);
    if (open !== undefined && open.author.id !== user)
        return `Merge request !${open.iid} was opened by another author, so it was not changed`;
    const wanted = new Set(files.map(({ path }) => path));
    if (!complete && there.paths.some((path) => !wanted.has(path)))
        return _ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.unverified(branch);
    const same = requests.find(({ description }) => description?.includes(marksOf(branch, mark)));
    return open === undefined && same?.state === 'closed' && same.author.id === user
        ? `Merge request !${same.iid} with the same pins was closed, so no new one was opened`
        : undefined;
}
function marksOf(branch, mark) {
    return `${(0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .marker */ .xL)('pins', [branch])}\n<!-- tagproof-pins ${mark} -->`;
}
function read(operation, path) {
    return { operation, path };
}
async function headOf(api, branch) {
    const call = read(`Branch ${branch}`, `repository/branches/${encodeURIComponent(branch)}`);
    const found = await (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .withFallback */ .hv)((0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestGitLab */ .Df)(api, call, branchAnswer), undefined, _http_api_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0);
    return found?.commit.id;
}
const noBranch = { paths: [] };
async function ownBranch(api, from, to, email) {
    const call = { ...read('Compare the branch', 'repository/compare'), query: { from, to } };
    const { commits, diffs } = await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestGitLab */ .Df)(api, call, compareAnswer);
    const [only, ...more] = commits;
    if (only === undefined)
        return noBranch;
    const [, mark] = new RegExp(`^${_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .trailer */ .s9}: ([0-9a-f]{32})$`, 'm').exec(only.message) ?? [];
    if (mark === undefined || more.length > 0 || only.author_email !== email)
        return undefined;
    return { mark, paths: diffs.map(({ new_path: path }) => path) };
}
function requestsOf(api, branch, base) {
    const query = { state: 'all', source_branch: branch, target_branch: base };
    const call = { ...read('Look for the merge request', 'merge_requests'), query };
    return (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .allGitLabPages */ .RC)(api, call, mergeRequestAnswer, 10);
}
async function commit(api, { branch, title, files }, { start, mark }) {
    const actions = files.map(({ path, before, after }) => ({
        action: before === '' ? 'create' : 'update',
        file_path: path,
        encoding: 'base64',
        content: Buffer.from(after, 'utf8').toString('base64'),
    }));
    const message = `${title}\n\n${_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .trailer */ .s9}: ${mark}`;
    const body = { branch, start_sha: start, force: true, commit_message: message, actions };
    await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .callGitLab */ .ku)(api, { operation: 'Commit the pins', method: 'POST', path: 'repository/commits', body });
}
async function describe(api, { branch, title, body, labels }, { base, open, mark }) {
    const description = (0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .marked */ .xI)(marksOf(branch, mark), (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutQuickActions */ .Bs)(body));
    if (open === undefined) {
        const call = { operation: 'Open the merge request', method: 'POST', path: 'merge_requests' };
        const ends = { source_branch: branch, target_branch: base, remove_source_branch: true };
        const wanted = { ...ends, title, description, labels: labels.join(',') };
        return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestGitLab */ .Df)(api, { ...call, body: wanted }, mergeRequestAnswer)).web_url;
    }
    const changes = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({
        title: open.title === title ? undefined : title,
        description: (0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .sameText */ .QV)(open.description, description) ? undefined : description,
    });
    if (Object.keys(changes).length > 0)
        await update(api, open.iid, changes);
    return open.web_url;
}
async function update(api, iid, body) {
    const path = `merge_requests/${iid}`;
    await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .callGitLab */ .ku)(api, { operation: 'Update the merge request', method: 'PUT', path, body });
}
async function close(api, { branch, complete }, open, head) {
    if (head === undefined && open === undefined)
        return { notices: [] };
    if (!complete)
        return { notices: [_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.unverified(branch)] };
    if (open !== undefined)
        await update(api, open.iid, { state_event: 'close' });
    const path = `repository/branches/${encodeURIComponent(branch)}`;
    if (head !== undefined)
        await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .callGitLab */ .ku)(api, { operation: 'Delete the branch', method: 'DELETE', path });
    return {
        notices: open === undefined ? [] : [`Merge request !${open.iid} was closed: nothing is left to pin`],
    };
}


/***/ })

};
