export const id = 660;
export const ids = [660];
export const modules = {

/***/ 7671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   T1: () => (/* binding */ call),
/* harmony export */   jQ: () => (/* binding */ askGraphql),
/* harmony export */   kA: () => (/* binding */ ask),
/* harmony export */   pI: () => (/* binding */ askAll)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5271);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9147);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8675);
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

/***/ 9576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ blobName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5271);
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

/***/ 7660:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2857);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5271);
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8675);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7671);
/* harmony import */ var _blob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9576);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7695);
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

/***/ 7695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTree)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8675);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7671);
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


/***/ }),

/***/ 5271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   t4: () => (/* binding */ errorBody)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8675);
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

/***/ 9147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ decodeJson)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8675);

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


/***/ })

};
