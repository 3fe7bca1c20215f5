export const id = 370;
export const ids = [370];
export const modules = {

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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62123);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94967);





const apiVersion = '2022-11-28';
function repositoryPath({ owner, name }) {
    return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}
async function callGitHub(api, { operation, method, path, query, body, needs }) {
    const response = await api.send({
        method,
        url: `${api.addresses.api}${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`,
        headers: apiHeaders(body !== undefined),
        ...apiAuthorization(api),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        repeatable: method !== 'POST',
    });
    if (response.status < 200 || response.status > 299)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .githubError */ .qQ)(operation, response, api.isForeign === true ? undefined : needs);
    return response;
}
async function requestJson(api, request, schema) {
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(request.operation, await callGitHub(api, request), schema);
}
const pageSize = 100;
async function requestAllPages(api, request, item, maxPages, remedy) {
    const items = [];
    for (let page = 1; page <= maxPages; page += 1) {
        const query = { ...request.query, per_page: String(pageSize), page: String(page) };
        const response = await callGitHub(api, { ...request, query });
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(items, (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(request.operation, response, zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item)));
        if (!/<[^>]*>;\s*rel="next"/.test(response.headers.link ?? ''))
            return items;
    }
    const max = maxPages * pageSize;
    const then = remedy === undefined ? '' : `. ${remedy}`;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${request.operation}: the list has more than ${max} items${then}`);
}
function apiHeaders(hasBody) {
    return {
        accept: 'application/vnd.github+json',
        'x-github-api-version': apiVersion,
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
    };
}
function apiAuthorization({ token }) {
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
function isAbsent(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && error.status === 404;
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
/* unused harmony export tooManyRepositories */
const tokenInvalid = 'The token in `github-token` is invalid or has expired';
const pullRequestsForbidden = 'Allow it in Settings → Actions → General → "Allow GitHub Actions to create and approve pull requests", or set `github-token` to the token of an app';
function permissionMissing(permission) {
    return `The token lacks the permission \`${permission}\`. Grant it under \`permissions:\` of the job; pull requests from forks and Dependabot never get it`;
}
const tooManyRepositories = 'Plan them in parts with `tagproof plan --list FILE`, which reads OWNER/REPO from a file, and merge the results of the parts';
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
    const more = paths.length > maxListed
        ? `, and ${paths.length - maxListed} more; \`edits\` in the JSON report lists every changed file`
        : '';
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
/* harmony export */   x: () => (/* binding */ decodeJson)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);


function decodeJson(operation, { body }, schema) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body);
    if (value === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the response is not JSON`);
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const field = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.');
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the response cannot be used, ${field} is ${issue?.message ?? 'invalid'}`);
}


/***/ })

};
