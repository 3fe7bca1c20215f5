export const id = 4959;
export const ids = [4959];
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

/***/ 64959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeNote: () => (/* binding */ writeNote)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84920);
/* harmony import */ var _ci_host_suggestion_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56798);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25450);




const noteAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), author: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr() }) });
const maxPages = 30;
const maxSuggestions = 20;
async function writeNote(api, note) {
    const { number, identity, action, suggestions } = note;
    const path = `merge_requests/${number}`;
    const list = { operation: 'Read the notes', path: `${path}/notes` };
    const [user, all] = await Promise.all([(0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLabUser */ .zf)(api), (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .allGitLabPages */ .RC)(api, list, noteAnswer, maxPages)]);
    const mine = all.filter(({ author }) => author.id === user.id);
    const mark = (0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)('comment', identity);
    const body = (0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .marked */ .xI)(mark, (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutQuickActions */ .Bs)(note.body));
    const [own, ...duplicates] = mine.filter((one) => one.body.startsWith(mark));
    for (const { id } of duplicates)
        await (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .callGitLab */ .ku)(api, { operation: 'Delete a note', method: 'DELETE', path: `${path}/notes/${id}` });
    if (own === undefined && action === 'write')
        await (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .callGitLab */ .ku)(api, {
            operation: 'Write the note',
            method: 'POST',
            path: `${path}/notes`,
            body: { body },
        });
    if (own !== undefined)
        await updateNote(api, path, own, body);
    if (suggestions.length > 0)
        await writeSuggestions(api, path, mine, suggestions);
}
async function updateNote(api, path, { id, body: before }, body) {
    if ((0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .sameText */ .QV)(before, body))
        return;
    const call = { operation: 'Update a note', method: 'PUT', path: `${path}/notes/${id}` };
    await (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .callGitLab */ .ku)(api, { ...call, body: { body } });
}
const requestAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    diff_refs: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ base_sha: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), head_sha: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), start_sha: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
});
const diffAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ old_path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), new_path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), diff: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
async function writeSuggestions(api, path, mine, suggestions) {
    const get = { operation: 'Read the merge request' };
    const [{ diff_refs: refs }, diffs] = await Promise.all([
        (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .requestGitLab */ .Df)(api, { ...get, path }, requestAnswer),
        (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .allGitLabPages */ .RC)(api, { ...get, path: `${path}/diffs` }, diffAnswer, maxPages),
    ]);
    const placed = suggestions.flatMap((change) => placedIn(change, diffs)).slice(0, maxSuggestions);
    for (const { mark, body, place } of placed) {
        const earlier = mine.find((one) => one.body.startsWith(mark));
        if (earlier !== undefined)
            await updateNote(api, path, earlier, body);
        else
            await (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .callGitLab */ .ku)(api, {
                operation: 'Write a suggestion',
                method: 'POST',
                path: `${path}/discussions`,
                body: { body, position: { position_type: 'text', ...refs, ...place } },
            });
    }
}
function placedIn(change, diffs) {
    const file = diffs.find(({ new_path: shown }) => shown === change.path);
    if (file === undefined)
        return [];
    const { old_path, new_path, diff } = file;
    return (0,_ci_host_suggestion_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .placedSuggestions */ .vl)(change, (0,_ci_host_suggestion_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .shownLines */ .TV)(diff, true), 'suggestion:-0+0').map(({ line, ...one }) => ({
        ...one,
        place: { old_path, new_path, new_line: line },
    }));
}


/***/ })

};
