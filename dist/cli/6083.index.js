export const id = 6083;
export const ids = [6083,4237];
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
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
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .githubError */ .q)(operation, response, api.isForeign === true ? undefined : needs);
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
/* harmony export */   H: () => (/* binding */ isRefused),
/* harmony export */   q: () => (/* binding */ githubError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
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

/***/ 91699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ requestGraphql)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38118);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48270);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62123);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32370);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94967);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55024);







const graphqlAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    data: zod__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J().optional(),
    errors: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        message: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        type: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
        path: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()])).optional(),
    }))
        .optional(),
});
const statusOfType = {
    FORBIDDEN: 403,
    INSUFFICIENT_SCOPES: 403,
    NOT_FOUND: 404,
    STALE_DATA: 409,
    RATE_LIMIT: 429,
    RATE_LIMITED: 429,
};
async function requestGraphql(api, query, schema) {
    const { operation, document, variables, needs, isPartial = false } = query;
    const response = await api.send({
        method: 'POST',
        url: api.addresses.graphql,
        headers: (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .apiHeaders */ .H_)(true),
        ...(0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .apiAuthorization */ .uY)(api),
        body: JSON.stringify({ query: document, variables }),
        repeatable: document.startsWith('query'),
    });
    if (response.status !== 200)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .githubError */ .q)(operation, response, api.isForeign === true ? undefined : needs);
    const { data, errors = [] } = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(operation, response, graphqlAnswer);
    const first = errors.find(({ type, path = [] }) => {
        const isOneField = path.length === 1 && (type === 'NOT_FOUND' || type === 'FORBIDDEN');
        return !(isPartial && isOneField);
    });
    if (first !== undefined) {
        const status = statusOfType[first.type ?? ''] ?? 422;
        const isRefused = status === 403 || status === 404;
        const hint = needs !== undefined && isRefused && api.isForeign !== true ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .permissionMissing */ .k8)(needs) : undefined;
        throw new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(operation, status, { message: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .onOneLine */ .GJ)(first.message) }, hint);
    }
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(operation, { ...response, body: JSON.stringify(data ?? null) }, schema);
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
/* harmony export */   e1: () => (/* binding */ tooManyRepositories),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   k8: () => (/* binding */ permissionMissing),
/* harmony export */   rh: () => (/* binding */ tokenInvalid)
/* harmony export */ });
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

/***/ 56741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hW: () => (/* binding */ maskingTokens),
  UD: () => (/* binding */ maskingTransport),
  TW: () => (/* binding */ moreFor),
  Vd: () => (/* binding */ openHistories)
});

// UNUSED EXPORTS: openSource, provedPins, sourceKinds

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/images/source-strength.js
var source_strength = __webpack_require__(66317);
// EXTERNAL MODULE: ./lib/model/run/secret.js
var run_secret = __webpack_require__(74795);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/clients/http/json.js
var http_json = __webpack_require__(62123);
;// CONCATENATED MODULE: ./lib/clients/histories/messages.js
function apiLimited(service) {
    return `${service} limits the request rate`;
}
function apiDenied(service, status, hadCredential) {
    const refused = `${service} refused the request with HTTP ${status}`;
    if (hadCredential === undefined)
        return refused;
    return hadCredential
        ? `${refused}: the token lacks the permission to read this repository`
        : `${refused}: a token is needed to read this repository`;
}
function apiLacks(service) {
    return `${service} does not have this repository or tag, or does not show it without a token`;
}
function apiAbsent(service) {
    return `${service} does not exist at its address (HTTP 404)`;
}
function apiFailed(service, status) {
    return `${service} answered with HTTP ${status}`;
}
function needsToken(service, variable) {
    return `${service} needs a token (${variable})`;
}
function needsOwnersToken(service) {
    return `${service} is shown to the owners of the namespace only, with a token (\`user:token\`)`;
}
function signInRefused(service) {
    return `${service} does not know the user of the token`;
}
function notAmongNewest(service, count) {
    return `the digest is not among the newest ${count} versions that ${service} shows`;
}
function logTooLong(service, count) {
    return `${service} has more than ${count} entries for the repository, and the older ones were not read`;
}
const logNeedsToken = 'the audit log of Harbor is shown to members of the project only, with a token (`user:password`), so only the last move of the tag is known';
const oldAuditLog = 'the audit log of this version of Harbor names no digests, so only the last move of the tag is known';
function quayHints(hasToken) {
    return hasToken
        ? 'Check that the token of the OAuth application may read the repository (scope `repo:read`)'
        : 'If the repository is private, set the token of an OAuth application (scope `repo:read`), since a login of the registry is not accepted';
}
function noEntry(tag) {
    return `It has no entry for the tag ${tag}, although the registry has the tag. Run again in a minute`;
}
function unusableRows(tag) {
    return `None of the rows that the registry lists for the tag ${tag} can be used`;
}
function otherFile(file) {
    return `a version of ${file} does not describe the tag`;
}
function loginNeeded(service, status) {
    return `${service} refused the request with HTTP ${status}: sign in to the registry with \`docker login\` as somebody who may read this repository`;
}
function gitlabLacks(service) {
    return `${service} does not know when this tag last moved: it needs its metadata database and a version of December 2024 or later, and shows a private repository only after \`docker login\``;
}
function otherDigest(service) {
    return `${service} answered about another digest`;
}
function otherTag(service) {
    return `${service} answered about another tag`;
}
const awsVariables = '`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and, for temporary credentials, `AWS_SESSION_TOKEN`';
function needsAws(service) {
    return `${service} needs AWS credentials (${awsVariables})`;
}
function needsOwnersAws(service) {
    return `${service} dates images for their owner only, with AWS credentials (${awsVariables})`;
}
function awsDenied(service, type, permission) {
    return `${service} refused the request (${type}): the AWS credentials must be valid and have the permission \`${permission}\``;
}
function ownersOnly(service) {
    return `${service} dates images for their owner only, and the account of the credentials does not own this one`;
}
function noPushTime(service) {
    return `${service} gives no push time for this image`;
}
function lacksExtension(service, status) {
    return `${service} does not exist (HTTP ${status}): the registry does not have OCI's \`tag-history\`, so leave it out of \`history-sources\``;
}
function foreignLink(service) {
    return `${service} continues at another host, which is not followed`;
}
function eventAmongOthers(service) {
    return `${service} contradicts itself: its newest entries do not have one that it finds by the digest`;
}
function unreadableDocument(service, why) {
    return `${service} cannot be read: ${why}`;
}

;// CONCATENATED MODULE: ./lib/clients/histories/api.js





function pullTransport({ send, pull }, repository) {
    return pull === undefined ? send : (request) => pulled(pull(repository, request));
}
async function pulled(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR) || error.reason !== 'no-credential')
            throw error;
        throw new failure/* Failure */.HR('denied', error.message, { cause: error });
    }
}
function asksForAge({ pins, view }) {
    return pins.length === 0 || (view.minAgeMs ?? 0) > 0;
}
function pushAnswer(digest, { at, isFirst, tags, tag }) {
    const others = tags.filter((other) => other !== tag);
    return {
        records: [],
        pushes: [{ digest, at, isFirst }],
        otherTags: others.map((other) => ({ tag: other, digest })),
    };
}
const maxBytes = 8 * 1024 * 1024;
async function askApi(request) {
    const { send, service, url, schema, authorization, isPublic, headers, post, refused } = request;
    const body = post === undefined ? {} : { body: JSON.stringify(post), repeatable: true };
    const response = await send({
        method: post === undefined ? 'GET' : 'POST',
        url,
        headers: {
            accept: 'application/json',
            ...(post === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
        },
        ...(authorization === undefined ? {} : { authorization }),
        ...body,
        maxBytes,
    });
    if (response.status !== 200)
        throw (limited(service, response) ??
            refused?.(response) ??
            refusal(service, response, isPublic === true ? undefined : authorization !== undefined));
    return (0,http_json/* decodeJson */.x)(service, response, schema);
}
function limited(service, { status, headers }) {
    const isLimited = status === 429 || (status === 403 && headers['x-ratelimit-remaining'] === '0');
    return isLimited ? new failure/* Failure */.HR('rate-limited', apiLimited(service)) : undefined;
}
class NoEntry extends failure/* Failure */.HR {
    constructor(service) {
        super('not-found', apiLacks(service));
    }
}
function isOwnAnswer(body) {
    return Object.keys((0,json/* fieldsOf */.Pf)((0,json/* parseJson */.qF)(body))).length > 0;
}
function refusal(service, { status, body }, hadCredential) {
    if (status === 401 || status === 403)
        return new failure/* Failure */.HR('denied', apiDenied(service, status, hadCredential));
    if (status === 404)
        return isOwnAnswer(body) ? new NoEntry(service) : new failure/* Failure */.HR('not-found', apiAbsent(service));
    return new failure/* Failure */.HR(status >= 500 ? 'server-error' : 'bad-answer', apiFailed(service, status));
}
function authorizationOf(token) {
    if (token === undefined)
        return undefined;
    const text = token.expose();
    return text.includes(':') ? basic(text) : { scheme: 'Bearer', credential: token };
}
function basic(userAndPassword) {
    return { scheme: 'Basic', credential: new run_secret/* Secret */.z(Buffer.from(userAndPassword).toString('base64')) };
}

;// CONCATENATED MODULE: ./lib/clients/histories/acr.js





const service = 'the API of the Azure registry';
const apiVersion = '2021-07-01';
const manifestSchema = schemas/* object */.Ikc({
    manifest: schemas/* object */.Ikc({
        digest: schemas/* string */.YjP(),
        createdTime: iso/* datetime */.w$(),
        tags: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    }),
});
const acr = {
    id: 'acr',
    title: 'the Azure registry',
    strength: 'timestamps',
    knowsOnlyAges: true,
    registries: ['.azurecr.io', '.azurecr.cn', '.azurecr.us'],
    open({ registry, origin, send, token }) {
        const authorization = authorizationOf(token);
        return ({ repository }, tag) => async ({ current }) => {
            if (authorization === undefined)
                throw new failure/* Failure */.HR('no-credential', needsToken(service, `\`user:password\` for ${registry}`));
            const url = `${origin}/acr/v1/${(0,text_text/* uriOf */.S_)(repository)}/_manifests/${current}?api-version=${apiVersion}`;
            const { manifest } = await askApi({ send, service, url, schema: manifestSchema, authorization });
            const { digest, createdTime, tags } = manifest;
            if (digest !== current)
                throw new failure/* Failure */.HR('bad-answer', otherDigest(service));
            return pushAnswer(current, { at: Date.parse(createdTime), isFirst: true, tags: tags ?? [], tag });
        };
    },
};

;// CONCATENATED MODULE: ./lib/clients/histories/artifact-registry.js




const artifact_registry_service = 'the API of Artifact Registry';
const api = 'https://artifactregistry.googleapis.com/v1';
const imageSchema = schemas/* object */.Ikc({
    uploadTime: iso/* datetime */.w$({ offset: true }),
    tags: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
const artifactRegistry = {
    id: 'artifact-registry',
    title: 'Artifact Registry',
    strength: 'timestamps',
    knowsOnlyAges: true,
    proves: {
        registry: 'ghcr.io, Amazon ECR, Azure, Artifact Registry, and every other registry',
        current: 'proved',
        left: 'not current',
        foreign: 'not current',
    },
    registries: ['-docker.pkg.dev'],
    open({ registry, send, token: credential }) {
        const location = /^([a-z0-9-]+)-docker\.pkg\.dev$/.exec(registry)?.[1];
        return ({ repository }, tag) => {
            const [project, folder = '', ...rest] = segmentsOf(repository);
            if (location === undefined || rest.length === 0)
                return undefined;
            const parent = `projects/${encodeURIComponent(project)}/locations/${location}/repositories/${encodeURIComponent(folder)}`;
            return async ({ current }) => {
                if (credential === undefined)
                    throw new failure/* Failure */.HR('no-credential', needsToken(artifact_registry_service, 'an access token'));
                const url = `${api}/${parent}/dockerImages/${encodeURIComponent(rest.join('/'))}@${current}`;
                const authorization = { scheme: 'Bearer', credential };
                const { uploadTime, tags = [] } = await askApi({
                    send,
                    service: artifact_registry_service,
                    url,
                    schema: imageSchema,
                    authorization,
                });
                return pushAnswer(current, { at: Date.parse(uploadTime), isFirst: false, tags, tag });
            };
        };
    },
};
function segmentsOf(repository) {
    const [first = '', second = '', ...rest] = repository.split('/');
    return first.includes('.') ? [`${first}:${second}`, ...rest] : [first, second, ...rest];
}

// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
;// CONCATENATED MODULE: ./lib/clients/histories/docker-hub.js









const hubOrigin = 'https://hub.docker.com';
const tagApi = 'the API of Docker Hub';
const tagSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    digest: schemas/* string */.YjP().nullish(),
    tag_last_pushed: iso/* datetime */.w$({ offset: true }).nullish(),
});
const dockerHub = {
    id: 'docker-hub',
    title: 'the push time at Docker Hub',
    strength: 'windowed',
    proves: {
        registry: 'Docker Hub, everything else',
        current: 'proved',
        left: 'not current since the last push',
        foreign: 'not current since the last push',
    },
    registries: ['docker.io'],
    open({ send }) {
        return ({ repository }, tag) => {
            const [namespace = '', ...rest] = repository.split('/');
            const name = rest.join('/');
            if (name === '')
                return undefined;
            const path = `/v2/namespaces/${(0,text_text/* uriOf */.S_)(namespace)}/repositories/${(0,text_text/* uriOf */.S_)(name)}/tags/${encodeURIComponent(tag)}`;
            return async ({ current }) => {
                const url = `${hubOrigin}${path}`;
                const found = await askApi({ send, service: tagApi, url, schema: tagSchema, isPublic: true });
                const { digest, tag_last_pushed: pushedAt } = found;
                if (found.name !== tag)
                    throw new failure/* Failure */.HR('bad-answer', otherTag(tagApi));
                if (digest == null || !(0,images_image/* isDigest */.Bc)(digest) || pushedAt == null)
                    return { records: [] };
                const at = Date.parse(pushedAt);
                const known = digest === current ? [{ from: at, to: Number.POSITIVE_INFINITY }] : [];
                return { records: [{ at, digest }], known, startIsBound: true };
            };
        };
    },
};
const auditLog = 'the audit log of Docker Hub';
const pageSize = 100;
const maxPages = 20;
const tokenSchema = schemas/* object */.Ikc({ access_token: schemas/* string */.YjP().min(1) });
const logSchema = schemas/* object */.Ikc({
    logs: schemas/* array */.YOg(schemas/* object */.Ikc({
        action: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        data: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}),
        timestamp: iso/* datetime */.w$({ offset: true }),
    })),
});
const dockerHubAudit = {
    id: 'docker-hub-audit',
    title: auditLog,
    strength: 'windowed',
    proves: {
        registry: 'Docker Hub, your own organization',
        current: 'proved, since when',
        left: 'proved within the audit log; before it, not current for at least that long',
        foreign: 'not current for at least the log',
    },
    more: 'Of your own organization, `TAGPROOF_TOKEN_DOCKER_IO` (`user:token` of an owner) adds the audit log.',
    registries: ['docker.io'],
    open(options) {
        const signIn = (0,memoize/* memoizeAsync */.T)(() => signInWith(options));
        return ({ repository }, tag) => repository.startsWith('library/')
            ? undefined
            : async (question, readAt) => readLog(options, await signIn(), { repository, tag }, question, readAt);
    },
};
async function signInWith({ send, token }) {
    if (token === undefined)
        throw new failure/* Failure */.HR('no-credential', needsOwnersToken(auditLog));
    const [identifier = '', ...rest] = token.expose().split(':');
    const secret = rest.join(':');
    if (secret === '')
        throw new failure/* Failure */.HR('denied', needsOwnersToken(auditLog));
    const url = `${hubOrigin}/v2/auth/token`;
    const { access_token: access } = await askApi({
        send,
        service: auditLog,
        url,
        schema: tokenSchema,
        post: { identifier, secret },
        refused: ({ status, body }) => status === 404 && isOwnAnswer(body) ? new failure/* Failure */.HR('denied', signInRefused(auditLog)) : undefined,
    });
    return { identifier, authorization: { scheme: 'Bearer', credential: new run_secret/* Secret */.z(access) } };
}
async function readLog({ send }, { identifier, authorization }, { repository, tag }, question, readAt) {
    const [account = ''] = repository.split('/');
    const refused = ({ status, body }) => status === 403 && account !== identifier && isOwnAnswer(body)
        ? new failure/* Failure */.HR('no-credential', needsOwnersToken(auditLog))
        : undefined;
    const entries = [];
    for (let page = 1;; page += 1) {
        const query = new URLSearchParams({
            action: 'repo.tag.push',
            name: repository,
            page: String(page),
            page_size: String(pageSize),
        });
        const url = `${hubOrigin}/v2/auditlogs/${encodeURIComponent(account)}?${query}`;
        const { logs } = await askApi({
            send,
            service: auditLog,
            url,
            schema: logSchema,
            authorization,
            refused,
        });
        (0,collections/* append */.BC)(entries, logs);
        const isWhole = logs.length < pageSize;
        const answer = answerOf(entries, repository, tag, readAt, isWhole);
        if (isWhole || (isNewestFirst(entries) && question.isAnswered(answer)))
            return answer;
        if (page === maxPages) {
            const message = logTooLong(auditLog, entries.length);
            return { ...answer, gaps: [{ cause: 'history-incomplete', subject: auditLog, message }] };
        }
    }
}
function answerOf(entries, repository, tag, readAt, isWhole) {
    const records = entries.flatMap(({ action, name, data, timestamp }) => {
        const digest = data.digest ?? '';
        const isPush = action === 'repo.tag.push' && name === repository && data.tag === tag;
        return isPush && (0,images_image/* isDigest */.Bc)(digest) ? [{ at: Date.parse(timestamp), digest }] : [];
    });
    const oldest = (0,collections/* smallest */.o9)(records.map(({ at }) => at));
    const isKnown = records.length > 0 && (isWhole || isNewestFirst(entries));
    if (!isKnown)
        return { readAt, records };
    return { readAt, records, known: [{ from: oldest, to: Number.POSITIVE_INFINITY }], startIsBound: true };
}
function isNewestFirst(entries) {
    return entries.every(({ timestamp }, index) => Date.parse(timestamp) <= Date.parse(entries[index - 1]?.timestamp ?? timestamp));
}

;// CONCATENATED MODULE: ./lib/clients/histories/ecr.js






const apiDomains = {
    'amazonaws.com': 'amazonaws.com',
    'amazonaws.com.cn': 'amazonaws.com.cn',
    'amazonaws.eu': 'amazonaws.eu',
    'on.aws': 'amazonaws.com',
};
const host = /^(\d{12})\.dkr[.-]ecr(-fips)?\.([a-z]{2,5}(?:-[a-z]+){1,4}-\d{1,2})\.([a-z.]+)$/;
const ecr = {
    id: 'ecr',
    title: 'the push time at Amazon ECR',
    strength: 'timestamps',
    knowsOnlyAges: true,
    registries: Object.keys(apiDomains).map((domain) => `.${domain}`),
    open(options) {
        const [, account = '', fips = '', region = '', domain = ''] = host.exec(options.registry) ?? [];
        if (!Object.hasOwn(apiDomains, domain))
            return () => undefined;
        const api = {
            service: 'the API of Amazon ECR',
            url: `https://api.ecr${fips}.${region}.${apiDomains[domain]}/`,
            region,
            signingName: 'ecr',
            target: 'AmazonEC2ContainerRegistry_V20150921',
        };
        return ({ repository }, tag) => ({ current: digest }) => describeImage(options, api, { account, repository, digest, tag });
    },
};
const imagesSchema = schemas/* object */.Ikc({
    imageDetails: schemas/* array */.YOg(schemas/* object */.Ikc({
        imageDigest: schemas/* string */.YjP().optional(),
        imageTags: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
        imagePushedAt: schemas/* number */.aig().positive().max(8e12).optional(),
    })),
});
async function describeImage(options, api, { account, repository, digest, tag }) {
    const { imageDetails } = await askAws(options, api, {
        operation: 'DescribeImages',
        input: { registryId: account, repositoryName: repository, imageIds: [{ imageDigest: digest }] },
        schema: imagesSchema,
    });
    const image = imageDetails.find(({ imageDigest }) => imageDigest === digest);
    if (image === undefined)
        throw new failure/* Failure */.HR('bad-answer', otherDigest(api.service));
    const { imagePushedAt: pushedAt, imageTags = [] } = image;
    if (pushedAt === undefined)
        throw new failure/* Failure */.HR('no-history', noPushTime(api.service));
    return pushAnswer(digest, { at: Math.floor(pushedAt * 1000), isFirst: false, tags: imageTags, tag });
}
const publicApi = {
    service: 'the API of Amazon ECR Public',
    url: 'https://api.ecr-public.us-east-1.amazonaws.com/',
    region: 'us-east-1',
    signingName: 'ecr-public',
    target: 'SpencerFrontendService',
};
const registriesSchema = schemas/* object */.Ikc({
    registries: schemas/* array */.YOg(schemas/* object */.Ikc({
        registryId: schemas/* string */.YjP().regex(/^\d{12}$/),
        aliases: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), status: schemas/* string */.YjP() })),
    })),
});
const ecrPublic = {
    id: 'ecr-public',
    title: 'the push time at Amazon ECR Public',
    strength: 'timestamps',
    knowsOnlyAges: true,
    registries: ['public.ecr.aws'],
    open(options) {
        const accountsByAlias = (0,memoize/* memoizeAsync */.T)(() => ownAliases(options));
        return ({ repository }, tag) => {
            const [alias = '', ...rest] = repository.split('/');
            if (rest.length === 0)
                return undefined;
            return async ({ current: digest }) => {
                const { service } = publicApi;
                if (options.aws?.() === undefined)
                    throw new failure/* Failure */.HR('no-credential', needsOwnersAws(service));
                const account = (await accountsByAlias()).get(alias);
                if (account === undefined)
                    throw new failure/* Failure */.HR('no-credential', ownersOnly(service));
                return describeImage(options, publicApi, { account, repository: rest.join('/'), digest, tag });
            };
        };
    },
};
async function ownAliases(options) {
    const { registries } = await askAws(options, publicApi, {
        operation: 'DescribeRegistries',
        input: {},
        schema: registriesSchema,
    });
    return new Map(registries.flatMap(({ registryId, aliases }) => aliases.flatMap(({ name, status }) => (status === 'ACTIVE' ? [[name, registryId]] : []))));
}
async function askAws({ send, clock, aws }, api, { operation, input, schema }) {
    const { service, url } = api;
    const credentials = aws?.();
    if (credentials === undefined)
        throw new failure/* Failure */.HR('no-credential', needsAws(service));
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    const { AwsV4Signer } = await __webpack_require__.e(/* import() */ 2580).then(__webpack_require__.bind(__webpack_require__, 12580));
    const signer = new AwsV4Signer({
        method: 'POST',
        url,
        headers: { 'x-amz-target': `${api.target}.${operation}` },
        body: JSON.stringify(input),
        accessKeyId,
        secretAccessKey: secretAccessKey.expose(),
        ...(sessionToken === undefined ? {} : { sessionToken: sessionToken.expose() }),
        service: api.signingName,
        region: api.region,
        datetime: new Date(clock.now()).toISOString().replace(/[:-]|\.\d{3}/g, ''),
    });
    const signed = Object.fromEntries((await signer.sign()).headers);
    return askApi({
        send,
        service,
        url,
        schema,
        headers: { ...signed, 'content-type': 'application/x-amz-json-1.1' },
        post: input,
        refused: (response) => refusalOf(response, service, `${api.signingName}:${operation}`),
    });
}
const errorSchema = schemas/* object */.Ikc({ __type: schemas/* string */.YjP() });
const denied = /^(?:AccessDenied|UnrecognizedClient|InvalidClientTokenId|InvalidSignature|SignatureDoesNotMatch|IncompleteSignature|ExpiredToken|MissingAuthenticationToken|OptInRequired|UnsupportedCommand)/;
function refusalOf({ status, headers, body }, service, permission) {
    if (status < 400 || status >= 500)
        return undefined;
    const parsed = errorSchema.safeParse((0,json/* parseJson */.qF)(body));
    const named = parsed.success ? parsed.data.__type : (headers['x-amzn-errortype'] ?? '');
    const type = /(?:^|#)([A-Za-z]{1,80})(?::|$)/.exec(named)?.[1] ?? '';
    if (/^(?:Throttling|TooManyRequests|RequestLimitExceeded)/.test(type))
        return new failure/* Failure */.HR('rate-limited', apiLimited(service));
    if (/^(?:Repository|Image|Registry)NotFound/.test(type))
        return new NoEntry(service);
    if (status !== 401 && status !== 403 && !denied.test(type))
        return undefined;
    return new failure/* Failure */.HR('denied', awsDenied(service, type || `HTTP ${status}`, permission));
}

;// CONCATENATED MODULE: ./lib/clients/histories/ghcr.js







const ghcr_service = "GitHub's list of package versions";
const ghcr_pageSize = 100;
const ghcr_maxPages = 10;
const tokenVariable = '`TAGPROOF_TOKEN_GHCR_IO`, with the scope `read:packages`';
const versionsSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    created_at: iso/* datetime */.w$({ offset: true }),
    metadata: schemas/* object */.Ikc({ container: schemas/* object */.Ikc({ tags: schemas/* array */.YOg(schemas/* string */.YjP()) }).optional() }).optional(),
}));
const ghcr = {
    id: 'ghcr',
    title: ghcr_service,
    strength: 'timestamps',
    more: '`TAGPROOF_TOKEN_GHCR_IO` (scope `read:packages`) dates digests, for `digest-age: accepted`.',
    registries: ['ghcr.io'],
    open(options) {
        const opened = (0,memoize/* memoizeAsync */.T)(async (repository) => versionsOf(options, repository));
        return ({ repository }, tag) => async (question) => readVersions(await opened(repository), tag, question);
    },
};
async function versionsOf(options, repository) {
    const { github, token, send } = options;
    const credential = token ?? github.token;
    if (credential === undefined)
        throw new failure/* Failure */.HR('no-credential', needsToken(ghcr_service, tokenVariable));
    const authorization = { scheme: 'Bearer', credential };
    const [owner = '', ...rest] = repository.split('/');
    const name = encodeURIComponent(rest.join('/'));
    const refusedIn = (kind) => (response) => token === undefined && isOwnAnswer(response.body) && isHidden(response, kind)
        ? new failure/* Failure */.HR('no-credential', needsToken(ghcr_service, tokenVariable))
        : undefined;
    const pageOf = (0,memoize/* memoizeAsync */.T)(async (kind, page) => {
        const query = `per_page=${ghcr_pageSize}&state=active&page=${page}`;
        const url = `${github.api}/${kind}/${encodeURIComponent(owner)}/packages/container/${name}/versions?${query}`;
        const headers = { 'x-github-api-version': '2022-11-28' };
        return askApi({
            send,
            service: ghcr_service,
            url,
            schema: versionsSchema,
            authorization,
            headers,
            refused: refusedIn(kind),
        });
    });
    const kind = await pageOf('orgs', '1').then(() => 'orgs', (error) => {
        if (error instanceof NoEntry)
            return 'users';
        throw error;
    });
    return (page) => pageOf(kind, String(page));
}
function isHidden({ status }, kind) {
    return status === 403 || (status === 404 && kind === 'users');
}
async function readVersions(pageOf, tag, question) {
    const missing = new Set([question.current, ...question.pins]);
    const most = asksForAge(question) ? ghcr_maxPages : 1;
    const pushes = [];
    const otherTags = [];
    for (let page = 1; missing.size > 0 && page <= most; page += 1) {
        const versions = await pageOf(page);
        for (const { name, created_at: createdAt, metadata } of versions) {
            if (!(0,images_image/* isDigest */.Bc)(name) || !missing.delete(name))
                continue;
            pushes.push({ digest: name, at: Date.parse(createdAt), isFirst: true });
            const others = (metadata?.container?.tags ?? []).filter((other) => other !== tag);
            (0,collections/* append */.BC)(otherTags, others.map((other) => ({ tag: other, digest: name })));
        }
        if (versions.length < ghcr_pageSize)
            return { records: [], pushes, otherTags };
    }
    const gap = { subject: ghcr_service, message: notAmongNewest(ghcr_service, ghcr_pageSize * most) };
    const gaps = missing.size > 0 ? [{ cause: 'history-incomplete', ...gap }] : undefined;
    return { records: [], pushes, otherTags, ...(0,collections/* compact */.oE)({ gaps }) };
}

;// CONCATENATED MODULE: ./lib/clients/histories/gitlab.js






const gitlab_service = "GitLab's container registry";
const instant = iso/* datetime */.w$({ offset: true });
const gitlab_tagSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    image: schemas/* object */.Ikc({ manifest: schemas/* object */.Ikc({ digest: schemas/* string */.YjP() }) }),
    created_at: instant,
    updated_at: instant.nullish(),
    published_at: instant.nullish(),
});
const gitlab = {
    id: 'gitlab',
    title: gitlab_service,
    strength: 'windowed',
    hasEveryTag: true,
    proves: {
        registry: 'GitLab',
        current: 'proved, since when',
        left: 'not current since the last move',
        foreign: 'not current since the last move',
    },
    registries: ['registry.gitlab.com'],
    open(options) {
        const { origin } = options;
        return ({ repository }, tag) => async () => {
            const url = `${origin}/gitlab/v1/repositories/${(0,text_text/* uriOf */.S_)(repository)}/tags/detail/${encodeURIComponent(tag)}/`;
            const found = await askApi({
                send: pullTransport(options, repository),
                service: gitlab_service,
                url,
                schema: gitlab_tagSchema,
                refused,
            });
            return gitlab_answerOf(found, tag);
        };
    },
};
function gitlab_answerOf(found, tag) {
    const { digest } = found.image.manifest;
    if (found.name !== tag || !(0,images_image/* isDigest */.Bc)(digest))
        throw new failure/* Failure */.HR('bad-answer', otherTag(gitlab_service));
    const { created_at: created, updated_at: updated, published_at: published } = found;
    const at = [updated, published].reduce((latest, time) => Math.max(latest, time == null ? latest : Date.parse(time)), Date.parse(created));
    return {
        records: [{ at, digest }],
        known: [{ from: at, to: Number.POSITIVE_INFINITY }],
    };
}
function refused({ status, body }) {
    if (status === 404 && !isOwnAnswer(body))
        return new failure/* Failure */.HR('not-found', gitlabLacks(gitlab_service));
    if (status === 401 || status === 403)
        return new failure/* Failure */.HR('denied', loginNeeded(gitlab_service, status));
    return undefined;
}

;// CONCATENATED MODULE: ./lib/clients/histories/harbor.js







const harbor_service = 'the API of Harbor';
const harbor_pageSize = 100;
const harbor_maxPages = 20;
const harbor_instant = iso/* datetime */.w$({ offset: true });
const artifactSchema = schemas/* object */.Ikc({
    digest: schemas/* string */.YjP(),
    push_time: harbor_instant,
    tags: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), push_time: harbor_instant })).nullish(),
});
const harbor_logSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
    resource: schemas/* string */.YjP(),
    operation: schemas/* string */.YjP(),
    operation_description: schemas/* string */.YjP().optional(),
    operation_result: schemas/* boolean */.zMY().optional(),
    op_time: harbor_instant,
}));
const harbor = {
    id: 'harbor',
    title: "Harbor's tags and audit log",
    strength: 'windowed',
    hasEveryTag: true,
    proves: {
        registry: 'Harbor of your own',
        current: 'proved, since when',
        left: 'proved if the audit log has it (Harbor 2.13 and later); otherwise not current since the last move',
        foreign: 'not current since the last move',
    },
    registries: [],
    open(options) {
        return ({ repository }, tag) => {
            const [project = '', ...rest] = repository.split('/');
            const of = { repository, project, name: rest.join('/'), tag };
            return (question, readAt) => readTag(options, of, question, readAt);
        };
    },
};
async function readTag(options, of, question, readAt) {
    const authorization = authorizationOf(options.token);
    const present = await presentOf(options, of, authorization, readAt);
    if (question.pins.length === 0 || question.isAnswered(present))
        return present;
    if (authorization === undefined)
        return {
            ...present,
            gaps: [{ cause: 'no-credential', subject: harbor_service, message: logNeedsToken }],
        };
    try {
        return await withLog(options, of, authorization, question, present);
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        const { reason, message } = error;
        const gap = error instanceof NoEntry
            ? { cause: 'no-history', subject: harbor_service, message: oldAuditLog }
            : { cause: reason, subject: harbor_service, message };
        return { ...present, gaps: [gap] };
    }
}
async function presentOf({ send, origin }, { project, name, tag }, authorization, readAt) {
    const path = `${(0,text_text/* uriOf */.S_)(project)}/repositories/${encodeURIComponent(encodeURIComponent(name))}/artifacts/${encodeURIComponent(tag)}`;
    const url = `${origin}/api/v2.0/projects/${path}?with_tag=true`;
    const found = await askApi({ send, service: harbor_service, url, schema: artifactSchema, authorization });
    const { digest, push_time: pushedAt, tags } = found;
    const moved = tags?.find((one) => one.name === tag)?.push_time;
    if (!(0,images_image/* isDigest */.Bc)(digest) || moved === undefined)
        throw new failure/* Failure */.HR('bad-answer', otherTag(harbor_service));
    const at = Date.parse(moved);
    const others = (tags ?? []).filter((one) => one.name !== tag);
    return {
        readAt,
        records: [{ at, digest }],
        known: [{ from: at, to: Number.POSITIVE_INFINITY }],
        pushes: [{ digest, at: Date.parse(pushedAt), isFirst: true }],
        otherTags: others.map((one) => ({ tag: one.name, digest })),
    };
}
async function withLog({ send, origin }, { project, repository, tag }, authorization, question, present) {
    const resource = `${repository}:${tag}`;
    const records = [...present.records];
    for (let page = 1; page <= harbor_maxPages; page += 1) {
        const query = new URLSearchParams({
            q: `operation=create,resource_type=artifact,resource=${resource}`,
            sort: '-op_time',
            page: String(page),
            page_size: String(harbor_pageSize),
        });
        const url = `${origin}/api/v2.0/projects/${(0,text_text/* uriOf */.S_)(project)}/auditlog-exts?${query}`;
        const entries = await askApi({ send, service: harbor_service, url, schema: harbor_logSchema, authorization });
        const pushes = entries.flatMap((entry) => pushIn(entry, resource));
        (0,collections/* append */.BC)(records, pushes.filter((push) => isBefore(push, present.records[0])));
        const answer = { ...present, records };
        if (entries.length < harbor_pageSize || question.isAnswered(answer))
            return answer;
    }
    const message = logTooLong(harbor_service, harbor_pageSize * harbor_maxPages);
    return { ...present, records, gaps: [{ cause: 'history-incomplete', subject: harbor_service, message }] };
}
function isBefore(push, lastMove) {
    return lastMove === undefined || (push.digest !== lastMove.digest && push.at < lastMove.at);
}
function pushIn(entry, resource) {
    const { operation, operation_description: description = '', operation_result: isDone = true } = entry;
    if (operation !== 'create' || entry.resource !== resource || !isDone)
        return [];
    const digest = description.slice(description.lastIndexOf('@') + 1);
    return (0,images_image/* isDigest */.Bc)(digest) ? [{ at: Date.parse(entry.op_time), digest: digest }] : [];
}

;// CONCATENATED MODULE: ./lib/clients/histories/oci/tag-events.js


const tagEventList = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ manifests: schemas/* array */.YOg(schemas/* unknown */.L5J()).nullable() }).transform(({ manifests }) => manifests ?? []),
    schemas/* array */.YOg(schemas/* unknown */.L5J()),
    schemas/* null */.chJ().transform(() => []),
]);
const entrySchema = schemas/* object */.Ikc({ digest: schemas/* string */.YjP(), annotations: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()) });
const tag_events_instant = iso/* datetime */.w$({ offset: true });
const reserved = 'org.opencontainers.distribution.tag';
const tag_events_forms = [
    (all) => [[all[`${reserved}.timestamp`], all[`${reserved}.event`]]],
    ...[reserved, 'org.opencontainers.tag'].map((prefix) => (all) => ['created', 'deleted'].map((event) => {
        const time = all[`${prefix}.${event}`];
        return [time, time === undefined ? undefined : event];
    })),
];
function eventsOf(entry) {
    const parsed = entrySchema.safeParse(entry);
    if (!parsed.success)
        return undefined;
    const { digest, annotations } = parsed.data;
    const stated = tag_events_forms
        .map((form) => form(annotations).filter((one) => one.some((part) => part !== undefined)))
        .filter((one) => one.length > 0);
    const [form = []] = stated;
    if (!(0,images_image/* isDigest */.Bc)(digest) || stated.length !== 1)
        return undefined;
    const events = form.flatMap(([time, event]) => {
        const at = tag_events_instant.safeParse(time);
        if (!at.success || (event !== 'created' && event !== 'deleted'))
            return [];
        return [{ at: Date.parse(at.data), digest, isDeletion: event === 'deleted' }];
    });
    return events.length === form.length ? events : undefined;
}
function timesOf(digest, entries) {
    return entries
        .flatMap((entry) => eventsOf(entry) ?? [])
        .filter((event) => event.digest === digest && !event.isDeletion)
        .map(({ at }) => ({ at, digest }));
}
function eventsAnswer(entries, isWhole) {
    const read = entries.map(eventsOf);
    const newestFirst = distinct(read.flatMap((events) => [...(events ?? [])].reverse()));
    const isOrdered = newestFirst.every(({ at }, index) => at <= (newestFirst[index - 1]?.at ?? at));
    const events = newestFirst.toReversed().sort((a, b) => a.at - b.at);
    const records = events.flatMap(({ at, digest, isDeletion }) => (isDeletion ? [] : [{ at, digest }]));
    const isClear = read.every((one) => one !== undefined) && (isWhole || isOrdered);
    return { records, known: (isClear && periodsOf(events)) || [], startIsBound: true };
}
function distinct(events) {
    const known = new Map(events.map((one) => [`${one.at} ${one.digest} ${one.isDeletion}`, one]));
    return [...known.values()];
}
function periodsOf(events) {
    const known = [];
    let open;
    for (const [index, { at, digest, isDeletion }] of events.entries()) {
        if (!isDeletion) {
            open = { from: open?.from ?? at, digest };
            continue;
        }
        if (index > 0 && open?.digest !== digest)
            return undefined;
        if (open !== undefined && open.from < at)
            known.push({ from: open.from, to: at });
        open = undefined;
    }
    return open === undefined ? known : [...known, { from: open.from, to: Number.POSITIVE_INFINITY }];
}

;// CONCATENATED MODULE: ./lib/clients/histories/oci/documents.js







const schema = schemas/* object */.Ikc({
    manifests: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    'x-image': schemas/* string */.YjP(),
});
const documents = {
    id: 'documents',
    title: (registry) => `the history documents of ${registry}`,
    strength: 'witness',
    proves: {
        registry: 'Any of them, with [history documents](#history-documents)',
        current: 'proved',
        left: 'proved if a document has it; otherwise not current',
        foreign: 'not current',
    },
    registries: [],
    open(options) {
        const { registry, documents: place } = options;
        if (place === undefined)
            return () => undefined;
        return ({ repository }, tag) => async () => {
            const service = `the history document of ${registry}/${repository}:${tag}`;
            const document = await readDocument(options, place, `${repository}/${tag}.json`, service);
            if (document['x-image'] !== `${registry}/${repository}:${tag}`)
                throw new failure/* Failure */.HR('bad-answer', otherTag(service));
            return { records: eventsAnswer(document.manifests, true).records };
        };
    },
};
async function readDocument({ send }, { location, read }, path, service) {
    if (!location.startsWith('file:')) {
        const refused = ({ status }) => (status === 404 ? new NoEntry(service) : undefined);
        return askApi({ send, service, url: `${location}/${(0,text_text/* uriOf */.S_)(path)}`, schema, isPublic: true, refused });
    }
    const found = await read(`${location.slice('file:'.length)}/${path}`);
    if ('text' in found)
        return (0,http_json/* decodeJson */.x)(service, { body: found.text }, schema);
    if (found.absent === true)
        throw new NoEntry(service);
    throw new failure/* Failure */.HR('unreadable-file', unreadableDocument(service, found.unreadable));
}

;// CONCATENATED MODULE: ./lib/clients/histories/oci/index.js






const paths = [
    (repository, tag) => `/v2/${repository}/_oci/tag-history/${tag}`,
    (repository, tag) => `/v2/${repository}/tag/${tag}/history`,
];
const oci_pageSize = 100;
const oci_maxPages = 10;
const maxDigests = 10;
const oci = {
    id: 'oci',
    title: (registry) => `the tag history that ${registry} keeps`,
    strength: 'windowed',
    proves: {
        registry: "Any of them, once it serves OCI's `tag-history`",
        current: 'proved, since when',
        left: 'proved if the history has it; otherwise not current, for at least the history',
        foreign: 'not current, for at least the history',
    },
    registries: [],
    isExtension: true,
    open(options) {
        let found;
        const firstPage = async (repository, tag, read) => {
            if (found === undefined) {
                const probed = probe(repository, tag, read, options.isGuess === true);
                found = probed.then((first) => first?.path).catch(() => undefined);
                return probed;
            }
            const path = await found;
            if (path !== undefined)
                return { path, page: await read(path(repository, tag)) };
            return options.isGuess === true ? undefined : probe(repository, tag, read, false);
        };
        return ({ repository }, tag) => {
            const name = (0,text_text/* uriOf */.S_)(repository);
            const read = reader(options, repository);
            return async (question, readAt) => {
                const first = await firstPage(name, encodeURIComponent(tag), read);
                if (first === undefined)
                    return undefined;
                const byDigest = (digest) => read(first.path(name, encodeURIComponent(tag)), `n=${oci_pageSize}&digest=${digest}`);
                return readEvents(first.page, { ...question, readAt }, read, byDigest);
            };
        };
    },
};
function reader(options, repository) {
    const { origin, registry } = options;
    const service = `the tag history of ${registry}`;
    return async (path, query) => {
        const url = new URL(path, origin);
        if (query !== undefined || url.search === '')
            url.search = query ?? `n=${oci_pageSize}`;
        let link = '';
        const send = async (request) => {
            const response = await pullTransport(options, repository)(request);
            link = response.headers.link ?? '';
            return response;
        };
        const refused = (response) => oci_refusal(service, response);
        const headers = { accept: 'application/vnd.oci.image.index.v1+json, application/json' };
        const entries = await askApi({ send, service, url: url.href, schema: tagEventList, headers, refused });
        return { entries, ...(0,collections/* compact */.oE)({ next: nextOf(link, url, service) }) };
    };
}
function oci_refusal(service, { status }) {
    if (status === 405 || status === 501)
        return new failure/* Failure */.HR('not-found', lacksExtension(service, status));
    if (status === 401 || status === 403)
        return new failure/* Failure */.HR('denied', loginNeeded(service, status));
    return undefined;
}
function nextOf(link, from, service) {
    const target = /^\s*<([^<>]{1,2000})>\s*;\s*rel="?next"?/.exec(link)?.[1];
    if (target === undefined)
        return undefined;
    const next = URL.canParse(target, from.href) ? new URL(target, from) : undefined;
    if (next?.origin !== from.origin)
        throw new failure/* Failure */.HR('bad-answer', foreignLink(service));
    return `${next.pathname}${next.search}`;
}
async function probe(repository, tag, read, isGuess) {
    let absent;
    for (const path of isGuess ? paths.slice(0, 1) : paths) {
        try {
            return { path, page: await read(path(repository, tag)) };
        }
        catch (error) {
            if (!(error instanceof failure/* Failure */.HR))
                throw error;
            if (!isGuess && error.reason !== 'not-found')
                throw error;
            absent ??= error;
        }
    }
    if (isGuess || absent === undefined)
        return undefined;
    throw absent;
}
async function readEvents({ entries: newest, next: older }, question, read, byDigest) {
    const entries = [...newest];
    let next = older;
    const { isFull, isAnswered, pins, readAt } = question;
    const soFar = () => eventsAnswer(entries, next === undefined);
    const wantsMore = () => isFull === true || (asksForAge(question) && !isAnswered({ readAt, ...soFar() }));
    for (let count = 1; next !== undefined && count < oci_maxPages && wantsMore(); count += 1) {
        const page = await read(next);
        (0,collections/* append */.BC)(entries, page.entries);
        next = page.next;
    }
    const answer = soFar();
    if (next === undefined)
        return answer;
    const missing = pins.filter((pin) => !answer.records.some(({ digest }) => digest === pin));
    const pages = await Promise.all(missing.slice(0, maxDigests).map(async (pin) => timesOf(pin, (await byDigest(pin)).entries)));
    const [first] = answer.records;
    const before = pages.flat().filter(({ at }) => first === undefined || at <= first.at);
    const service = 'the tag history';
    const last = answer.records.at(-1)?.at ?? Number.POSITIVE_INFINITY;
    if (pages.flat().some(({ at }) => at <= last && first !== undefined && at > first.at))
        throw new failure/* Failure */.HR('bad-answer', eventAmongOthers(service));
    const isPartial = isFull === true || missing.length > maxDigests;
    const gap = {
        cause: 'history-incomplete',
        subject: service,
        message: logTooLong(service, entries.length),
    };
    return {
        ...answer,
        records: [...before, ...answer.records],
        ...(0,collections/* compact */.oE)({ gaps: isPartial ? [gap] : undefined }),
    };
}

// EXTERNAL MODULE: ./lib/clients/http/api-error.js
var api_error = __webpack_require__(48270);
;// CONCATENATED MODULE: ./lib/clients/histories/quay-rows.js


const rowSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    manifest_digest: schemas/* string */.YjP().refine(images_image/* isDigest */.Bc),
    start_ts: schemas/* number */.aig().int().positive().max(8e12),
    end_ts: schemas/* number */.aig().int().positive().max(8e12).nullish(),
    reversion: schemas/* boolean */.zMY().optional().catch(undefined),
});
function quayRow(value, tag) {
    const parsed = rowSchema.safeParse(value);
    if (!parsed.success || parsed.data.name !== tag)
        return undefined;
    const { manifest_digest: digest, start_ts: start, end_ts: end, reversion: isRestored = false, } = parsed.data;
    if (end === null || end === undefined)
        return { digest, start, isRestored };
    return end < start ? undefined : { digest, start, end, isRestored };
}
function rowsAnswer(rows, readAt) {
    const distinct = withoutOverlaps(withoutRepeats(rows));
    const lasting = new Set(distinct.flatMap((row) => (isInstantaneous(row) ? [] : [row.start])));
    const records = distinct.map((row) => recordOf(row, lasting));
    const now = Math.floor(readAt / 1000);
    const newest = distinct.at(-1);
    const live = newest !== undefined && endOf(newest) > now ? newest : undefined;
    const known = distinct.map((row) => ({
        from: row.start * 1000,
        to: row === live ? Number.POSITIVE_INFINITY : (row.end ?? row.start) * 1000,
    }));
    const restoredAt = distinct.flatMap((row) => (row.isRestored ? [recordOf(row, lasting).at] : []));
    return {
        readAt,
        records,
        known: known.filter(({ from, to }) => from < to),
        startIsBound: true,
        ...(live?.end === undefined ? {} : { expiresAt: live.end * 1000 }),
        ...(restoredAt.length === 0 ? {} : { restoredAt }),
    };
}
function withoutRepeats(rows) {
    const byStart = new Map();
    for (const row of rows) {
        const key = `${row.start} ${row.digest} ${isInstantaneous(row)}`;
        const other = byStart.get(key);
        if (other?.end === undefined || (row.end !== undefined && row.end < other.end))
            byStart.set(key, row);
    }
    return [...byStart.values()].sort((a, b) => a.start - b.start || quay_rows_length(a) - quay_rows_length(b));
}
function withoutOverlaps(sorted) {
    let latestEnd = Number.NEGATIVE_INFINITY;
    return sorted.filter((row, index) => {
        const startsTooEarly = row.start < latestEnd;
        latestEnd = Math.max(latestEnd, endOf(row));
        return !startsTooEarly && endOf(row) <= (sorted[index + 1]?.start ?? Number.POSITIVE_INFINITY);
    });
}
function recordOf(row, lasting) {
    const isBefore = isInstantaneous(row) && lasting.has(row.start);
    return { at: row.start * 1000 - (isBefore ? 1 : 0), digest: row.digest };
}
function isInstantaneous({ start, end }) {
    return end === start;
}
function endOf({ end = Number.POSITIVE_INFINITY }) {
    return end;
}
function quay_rows_length(row) {
    return endOf(row) - row.start;
}

;// CONCATENATED MODULE: ./lib/clients/histories/quay.js











const page = schemas/* object */.Ikc({ tags: schemas/* array */.YOg(schemas/* unknown */.L5J()), has_additional: schemas/* boolean */.zMY().optional() });
const problem = schemas/* object */.Ikc({
    error_message: schemas/* string */.YjP().optional(),
    detail: schemas/* string */.YjP().optional(),
    message: schemas/* string */.YjP().optional(),
});
const quay_pageSize = 100;
const quay_maxPages = 10;
const maxPageBytes = 2_000_000;
const quay = {
    id: 'quay',
    title: (registry) => `the tag history of ${registry}`,
    strength: 'windowed',
    hasEveryTag: true,
    proves: {
        registry: 'quay.io, and Quay of your own',
        current: 'proved, since when',
        left: 'proved within the window, 14 days by default; before it, not current for at least that long',
        foreign: 'not current for at least the window',
    },
    registries: ['quay.io'],
    open(options) {
        const durabilityOf = (0,memoize/* memoizeAsync */.T)((repository) => readDurability(readBelow(options, repository, `Repository ${repository} of ${options.registry}`)));
        return ({ repository }, tag) => async (question, readAt) => {
            const read = readBelow(options, repository, `Tag history of ${repository}:${tag}`);
            const history = await readRows(read, tag, question, readAt);
            const { current, pins, isFull } = question;
            const left = pins.filter((pin) => history.records.some(({ digest }) => digest === pin));
            if (isFull !== true && left.length === 0)
                return history;
            const { otherTags: tags, ...kept } = await durabilityOf(repository);
            const isOther = (one) => one.tag !== tag && [current, ...left].includes(one.digest);
            return { ...history, ...kept, ...(0,collections/* compact */.oE)({ otherTags: tags?.filter(isOther) }) };
        };
    },
};
async function readRows(read, tag, question, readAt) {
    const rows = [];
    const query = `specificTag=${encodeURIComponent(tag)}&onlyActiveTags=false&limit=${quay_pageSize}`;
    for (let number = 1;; number += 1) {
        const found = await read(`/tag/?${query}&page=${number}`, page);
        const { tags, has_additional: hasMore = tags.length >= quay_pageSize } = found;
        (0,collections/* append */.BC)(rows, tags.flatMap((row) => quayRow(row, tag) ?? []));
        if (rows.length === 0 && tags.length > 0)
            throw new failure/* Failure */.HR('bad-answer', unusableRows(tag));
        const isLast = !hasMore || tags.length === 0 || number === quay_maxPages;
        const isAnswered = () => question.isAnswered(rowsAnswer(withoutOldestStay(rows), readAt));
        if (isLast || isAnswered())
            return rowsAnswer(rows, readAt);
    }
}
function withoutOldestStay(rows) {
    const oldest = rows.at(-1)?.digest;
    return rows.slice(0, rows.findLastIndex(({ digest }) => digest !== oldest) + 1);
}
function readBelow(options, repository, operation) {
    const { origin, send, token } = options;
    return async (path, schema) => {
        const response = await send({
            method: 'GET',
            url: `${origin}/api/v1/repository/${(0,text_text/* uriOf */.S_)(repository)}${path}`,
            headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
            maxBytes: maxPageBytes,
            ...(token === undefined ? {} : { authorization: { scheme: 'Bearer', credential: token } }),
        });
        if (response.status !== 200)
            throw await quayError(operation, response, options);
        return (0,http_json/* decodeJson */.x)(operation, response, schema);
    };
}
async function quayError(operation, response, { token, hasLogin }) {
    const parsed = problem.safeParse((0,api_error/* errorBody */.t4)(response));
    const { error_message, detail, message } = parsed.success ? parsed.data : {};
    const isRefused = [401, 403, 404].includes(response.status);
    const hasToken = token !== undefined;
    if (isRefused && !hasToken && isOwnAnswer(response.body) && (await hasLogin?.()) === true)
        return new failure/* Failure */.HR('no-credential', `${operation}: ${quayHints(hasToken)}`);
    const details = (0,collections/* compact */.oE)({ message: error_message ?? detail ?? message });
    return new api_error/* ApiError */.hD(operation, response.status, details, isRefused ? quayHints(hasToken) : undefined);
}
const repositoryInfo = schemas/* object */.Ikc({ tag_expiration_s: schemas/* number */.aig().int().nonnegative().optional() });
const livingPage = schemas/* object */.Ikc({
    tags: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), manifest_digest: schemas/* string */.YjP() })),
    has_additional: schemas/* boolean */.zMY().optional(),
});
const maxLivingPages = 5;
async function readDurability(read) {
    const [info, otherTags] = await Promise.all([
        orUnknown(read('?includeTags=false', repositoryInfo)),
        orUnknown(livingTags(read)),
    ]);
    const seconds = info?.tag_expiration_s;
    return (0,collections/* compact */.oE)({ keepsUntaggedMs: seconds === undefined ? undefined : seconds * 1000, otherTags });
}
async function livingTags(read) {
    const living = [];
    for (let number = 1; number <= maxLivingPages; number += 1) {
        const query = `onlyActiveTags=true&limit=${quay_pageSize}&page=${number}`;
        const found = await read(`/tag/?${query}`, livingPage);
        const { tags, has_additional: hasMore = tags.length >= quay_pageSize } = found;
        for (const { name, manifest_digest: digest } of tags)
            if ((0,images_image/* isDigest */.Bc)(digest))
                living.push({ tag: name, digest });
        if (!hasMore)
            return living;
    }
    return undefined;
}
async function orUnknown(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/graphql.js
var graphql = __webpack_require__(91699);
;// CONCATENATED MODULE: ./lib/clients/histories/repo-info.js








const owner = 'docker-library';
const repo_info_name = 'repo-info';
const versionsPerRequest = 30;
const maxRequests = 2;
const maxFiles = 12;
const firstBytes = 2048;
const filesAtOnce = 4;
const officialImages = {
    id: 'official-images',
    title: 'the docker-library/repo-info record',
    strength: 'witness',
    proves: {
        registry: 'Docker Official Images',
        current: 'proved',
        left: 'proved if [repo-info](https://github.com/docker-library/repo-info) has seen it; otherwise not current',
        foreign: 'not current',
    },
    registries: ['docker.io'],
    open(options) {
        return ({ repository }, tag) => {
            const image = /^library\/([a-z0-9]+(?:[._-][a-z0-9]+)*)$/.exec(repository)?.[1];
            if (image === undefined)
                return undefined;
            const file = `repos/${image}/remote/${tag}.md`;
            const read = options.github.token === undefined ? readByRest : readByGraphql;
            return async (question, readAt) => {
                const versions = [];
                for await (const more of read(options, file)) {
                    (0,collections/* append */.BC)(versions, more);
                    const records = recordsOf(versions, image, tag);
                    if (question.isAnswered({ readAt, records }))
                        break;
                }
                return { records: recordsOf(versions, image, tag) };
            };
        };
    },
};
const repo_info_document = `query ($owner: String!, $name: String!, $file: String!, $count: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    defaultBranchRef { target { ... on Commit { history(path: $file, first: $count, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { committedDate file(path: $file) { object { ... on Blob { text } } } }
    } } } }
  }
}`;
const versions = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({
        defaultBranchRef: schemas/* object */.Ikc({
            target: schemas/* object */.Ikc({
                history: schemas/* object */.Ikc({
                    pageInfo: schemas/* object */.Ikc({ hasNextPage: schemas/* boolean */.zMY(), endCursor: schemas/* string */.YjP().nullable() }),
                    nodes: schemas/* array */.YOg(schemas/* object */.Ikc({
                        committedDate: schemas/* string */.YjP(),
                        file: schemas/* object */.Ikc({ object: schemas/* object */.Ikc({ text: schemas/* string */.YjP().nullish() }).nullish() }).nullish(),
                    })),
                }),
            }),
        }),
    }),
});
async function* readByGraphql({ github, send }, file) {
    const operation = `Versions of ${file} in ${owner}/${repo_info_name}`;
    let after = null;
    for (let number = 1; number <= maxRequests; number += 1) {
        const variables = { owner, name: repo_info_name, file, count: versionsPerRequest, after };
        const query = { operation, document: repo_info_document, variables };
        const found = await (0,graphql/* requestGraphql */.r)(apiOf({ github, send }), query, versions);
        const { nodes, pageInfo } = found.repository.defaultBranchRef.target.history;
        yield nodes.map(({ committedDate: date, file: found }) => ({
            date,
            text: found == null ? undefined : (found.object?.text ?? ''),
        }));
        if (!pageInfo.hasNextPage)
            return;
        after = pageInfo.endCursor;
    }
}
const commits = schemas/* array */.YOg(schemas/* object */.Ikc({
    sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/),
    commit: schemas/* object */.Ikc({ committer: schemas/* object */.Ikc({ date: schemas/* string */.YjP() }) }),
}));
async function* readByRest({ github, send }, file) {
    const operation = `Versions of ${file} in ${owner}/${repo_info_name}`;
    const path = `/repos/${owner}/${repo_info_name}/commits`;
    const query = { path: file, per_page: '100' };
    const call = { operation, method: 'GET', path, query };
    const listed = await (0,github_api/* requestJson */.SS)(apiOf({ github, send }), call, commits);
    for (let start = 0; start < Math.min(listed.length, maxFiles); start += filesAtOnce)
        yield await Promise.all(listed.slice(start, start + filesAtOnce).map(async ({ sha, commit }) => ({
            date: commit.committer.date,
            text: await readFile(send, `${github.raw}/${owner}/${repo_info_name}/${sha}/${file}`),
        })));
}
async function readFile(send, url) {
    const headers = { accept: 'text/plain', range: `bytes=0-${firstBytes - 1}` };
    const { status, body } = await send({ method: 'GET', url, headers });
    if (status === 200 || status === 206)
        return body;
    if (status === 404 && body.startsWith('404: Not Found'))
        return undefined;
    throw new api_error/* ApiError */.hD(url, status, {});
}
function recordsOf(versions, image, tag) {
    return versions.flatMap(({ date, text }, index) => {
        const isRemoved = text === undefined && (index === 0 || versions[index - 1]?.text !== undefined);
        if (!isRemoved && titleOf(text) !== titleFor(image, tag))
            throw new failure/* Failure */.HR('bad-answer', otherFile(`${image}:${tag}`));
        const at = Date.parse(date);
        const digest = text === undefined ? undefined : pulledDigest(text, image, tag);
        return Number.isNaN(at) || digest === undefined ? [] : [{ at, digest }];
    });
}
function apiOf({ github, send }) {
    const { api, graphql, token } = github;
    const addresses = { api, graphql, server: 'https://github.com' };
    return { send, addresses, isForeign: true, ...(0,collections/* compact */.oE)({ token }) };
}
function titleFor(image, tag) {
    return `## \`${image}:${tag}\``;
}
function titleOf(text = '') {
    return text.slice(0, maxHead).split(/\r?\n/)[0];
}
const maxHead = 1500;
function pulledDigest(text, image, tag) {
    const [, ...lines] = text.slice(0, maxHead).split(/\r?\n/);
    if (titleOf(text) !== titleFor(image, tag))
        return undefined;
    const command = `$ docker pull ${image}@`;
    const platform = lines.findIndex((line) => line.startsWith('### '));
    const head = platform < 0 ? lines : lines.slice(0, platform);
    const pull = head
        .find((line) => line.startsWith(command))
        ?.slice(command.length)
        .trim();
    return pull !== undefined && (0,images_image/* isDigest */.Bc)(pull) ? pull : undefined;
}

;// CONCATENATED MODULE: ./lib/clients/histories/index.js

















const sourceKinds = [
    quay,
    harbor,
    gitlab,
    dockerHubAudit,
    officialImages,
    dockerHub,
    ghcr,
    ecr,
    ecrPublic,
    acr,
    artifactRegistry,
    oci,
    documents,
];
function isWellKnown({ registries }, registry) {
    return registries.some((one) => (/^[.-]/.test(one) ? registry.endsWith(one) : registry === one));
}
function moreFor(registry) {
    const kinds = sourceKinds;
    const known = kinds.filter((kind) => isWellKnown(kind, registry));
    const named = known.length > 0
        ? known.flatMap(({ more }) => more ?? [])
        : [
            `\`history-sources: ["${registry}=API"]\` asks its own history, where API is one of ${source_strength/* historyKinds */.Y.join(', ')}; \`=file:FOLDER\` reads documents that its operator exports.`,
        ];
    return [...named, '`ledger: true` keeps what this repository sees from now on.'].join(' ');
}
function provedPins() {
    const kinds = sourceKinds;
    const platform = { current: 'proved, since when', left: 'proved, how far behind', foreign: 'disproved' };
    const ledger = {
        current: 'proved',
        left: 'proved if the ledger has seen it; otherwise not current',
        foreign: 'not current',
    };
    return [
        { registry: 'The platform', ...platform },
        ...kinds.flatMap(({ proves }) => proves ?? []),
        { registry: 'Any of them, with a [ledger](#first-seen-ledger)', ...ledger },
    ];
}
function openSource({ id, title, strength, knowsOnlyAges, hasEveryTag, open }, options) {
    const opened = open(options);
    const source = { id, title: typeof title === 'string' ? title : title(options.registry), strength };
    return (name, tag) => {
        const ask = opened(name, tag);
        if (ask === undefined)
            return undefined;
        return {
            ...source,
            async ask(question) {
                const readAt = options.clock.now();
                if (knowsOnlyAges === true && !asksForAge(question))
                    return { readAt, records: [] };
                const answer = await ask(question, readAt).catch((error) => {
                    if (error instanceof NoEntry)
                        return { records: [] };
                    throw error;
                });
                if (answer === undefined)
                    return undefined;
                if (hasEveryTag === true && answer.records.length === 0)
                    throw new failure/* Failure */.HR('bad-answer', noEntry(tag));
                return { readAt, ...answer };
            },
        };
    };
}
function pullsOf(registry, pullFrom) {
    return async (repository, request) => pullFrom(registry)(repository, request);
}
function openHistories({ selection: { wellKnown: usesWellKnown, hosts, documents: places = {} }, tokenOf, originOf, pullFrom, hasLogin, readFile: read, ...shared }) {
    const opened = new Map();
    function open(registry) {
        const named = Object.hasOwn(hosts, registry) ? hosts[registry] : undefined;
        const kinds = sourceKinds;
        const wellKnown = usesWellKnown ? kinds.filter((kind) => isWellKnown(kind, registry)) : [];
        const location = Object.hasOwn(places, registry) ? places[registry] : undefined;
        const own = location === undefined || read === undefined ? undefined : { location, read };
        const documented = own === undefined ? [] : [documents];
        const chosen = [...kinds.filter(({ id }) => id === named), ...wellKnown, ...documented];
        const asksExtensions = usesWellKnown && !chosen.some(({ hasEveryTag }) => hasEveryTag);
        const extensions = asksExtensions ? kinds.filter(({ isExtension }) => isExtension) : [];
        const wanted = new Set([...chosen, ...extensions]);
        if (wanted.size === 0)
            return [];
        const token = tokenOf(registry);
        const options = {
            registry,
            origin: originOf(registry),
            ...shared,
            ...(0,collections/* compact */.oE)({
                token,
                pull: pullFrom && pullsOf(registry, pullFrom),
                hasLogin: hasLogin && (() => hasLogin(registry)),
                documents: own,
            }),
        };
        return [...wanted].map((kind) => openSource(kind, chosen.includes(kind) ? options : { ...options, isGuess: true }));
    }
    return {
        sourcesOf(name, tag) {
            const sources = opened.get(name.registry) ?? open(name.registry);
            opened.set(name.registry, sources);
            return sources.flatMap((source) => source(name, tag) ?? []);
        },
    };
}
function maskingTransport(send, mask) {
    const known = new Set();
    return (request) => {
        const credential = request.authorization?.credential;
        if (credential !== undefined && !known.has(credential.expose())) {
            known.add(credential.expose());
            mask(credential);
        }
        return send(request);
    };
}
function maskingTokens(tokenOf, mask) {
    return (registry) => {
        const token = tokenOf(registry);
        if (token === undefined)
            return undefined;
        mask(token);
        const text = token.expose();
        const password = text.slice(text.indexOf(':') + 1);
        if (password !== text && password !== '')
            mask(new run_secret/* Secret */.z(password));
        return token;
    };
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


/***/ }),

/***/ 18378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ng: () => (/* binding */ connect),
  kw: () => (/* binding */ historyLimit),
  HB: () => (/* binding */ presetRegistries),
  U$: () => (/* binding */ registryHost),
  Nx: () => (/* binding */ withPlatformTransport)
});

// UNUSED EXPORTS: contentIn

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/images/presets.js
var presets = __webpack_require__(13204);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: ./lib/clients/histories/index.js + 15 modules
var histories = __webpack_require__(56741);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 6 modules
var http = __webpack_require__(11252);
// EXTERNAL MODULE: ./lib/clients/messages.js
var messages = __webpack_require__(38106);
// EXTERNAL MODULE: ./lib/clients/registry/content-reader.js
var content_reader = __webpack_require__(93471);
// EXTERNAL MODULE: ./lib/clients/registry/docker-config.js
var docker_config = __webpack_require__(97519);
// EXTERNAL MODULE: ./lib/clients/registry/registries.js
var registry_registries = __webpack_require__(47043);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/clients/http/api-error.js
var api_error = __webpack_require__(48270);
// EXTERNAL MODULE: ./lib/clients/http/json.js
var json = __webpack_require__(62123);
;// CONCATENATED MODULE: ./lib/clients/registry/tag-lists.js








const row = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    digest: schemas/* string */.YjP().nullish(),
    manifest_digest: schemas/* string */.YjP().nullish(),
});
const searches = {
    'docker.io': {
        url: (path, part) => {
            const [namespace = '', ...name] = path.split('/');
            return `https://hub.docker.com/v2/namespaces/${namespace}/repositories/${name.join('/')}/tags?page_size=100${part === '' ? '' : `&name=${part}`}`;
        },
        schema: schemas/* object */.Ikc({ results: schemas/* array */.YOg(row).max(1000) }).transform(({ results }) => results),
    },
    'quay.io': {
        url: (path, part) => `https://quay.io/api/v1/repository/${path}/tag/?onlyActiveTags=true&limit=100${part === '' ? '' : `&filter_tag_name=like:${part}`}`,
        schema: schemas/* object */.Ikc({ tags: schemas/* array */.YOg(row).max(1000) }).transform(({ tags }) => tags),
    },
};
const maxPages = 5;
const maxBytes = 8 * 1024 * 1024;
function tagLists({ contentOf, send, asksApis }) {
    async function search({ url, schema }, { registry, repository }, part) {
        const operation = `Tags of ${registry}/${repository}`;
        const response = await send({
            method: 'GET',
            url: url((0,text_text/* uriOf */.S_)(repository), encodeURIComponent(part)),
            headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
            maxBytes,
        });
        if (response.status !== 200)
            throw new api_error/* ApiError */.hD(operation, response.status, {});
        return (0,json/* decodeJson */.x)(operation, response, schema).flatMap(({ name: tag, digest, manifest_digest }) => {
            const of = digest ?? manifest_digest ?? '';
            return (0,images_image/* isTag */.dz)(tag) && (0,images_image/* isDigest */.Bc)(of) ? [{ tag, digest: of }] : [];
        });
    }
    const list = (0,memoize/* memoizeAsync */.T)(async (registry, repository) => {
        const client = contentOf(registry);
        const all = [];
        for (let page, count = 0; count < maxPages; count += 1) {
            const { tags, next } = await orNone(client.tags(repository, page));
            (0,collections/* append */.BC)(all, tags);
            if (next === undefined)
                break;
            page = next;
        }
        return all;
    });
    return {
        tagsOf: async (name, part) => {
            const { registry, repository } = name;
            const known = asksApis && Object.hasOwn(searches, registry) ? searches[registry] : undefined;
            try {
                if (known !== undefined)
                    return await search(known, name, part);
            }
            catch (error) {
                if (!(error instanceof failure/* Failure */.HR && ['denied', 'not-found'].includes(error.reason)))
                    throw error;
            }
            return list(registry, repository);
        },
        digestOf: async ({ registry, repository }, tag) => contentOf(registry).digestOf(repository, tag),
    };
}
async function orNone(page) {
    try {
        return await page;
    }
    catch (error) {
        if ((0,api_error/* isUnsupported */.w3)(error))
            return { tags: [] };
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/model/json.js
var model_json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/clients/registry/attached-manifests.js
var attached_manifests = __webpack_require__(89263);
;// CONCATENATED MODULE: ./lib/clients/signatures/claims.js




const prefix = 'pkg:docker/';
function claimedName(purl) {
    if (!purl.startsWith(prefix))
        return undefined;
    const [path = ''] = purl.slice(prefix.length).split(/[?#]/, 1);
    const at = path.lastIndexOf('@');
    const [repository, tag] = at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)];
    const name = tag === '' ? decoded(repository) : decoded(`${repository}:${tag}`);
    const parsed = name === undefined ? undefined : (0,images_image/* parseImage */.zZ)(name);
    return parsed === undefined || parsed.kind === 'invalid' ? undefined : (0,images_image/* imageName */.tO)(parsed.image);
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
const maxManifests = 64;
const maxClaims = 20;
const maxTypeLength = 200;
const maxStatements = 4;
const maxStatementBytes = 1024 * 1024;
const maxSubjects = 100;
const predicateName = 'in-toto.io/predicate-type';
const statement = schemas/* object */.Ikc({
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP().max(1000), digest: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()) }))
        .max(maxSubjects),
});
async function readClaims(source, repository, digest) {
    const read = async (one) => {
        const content = await source.manifest(repository, one);
        return content && (0,attached_manifests/* readManifest */.WI)(`Manifest ${one} of ${repository}`, content);
    };
    const children = (await read(digest))?.children ?? [];
    const attestations = children.flatMap((child) => {
        const about = (0,attached_manifests/* attestedBy */.W_)(child);
        return about !== undefined && (0,images_image/* isDigest */.Bc)(child.digest) ? [{ about, digest: child.digest }] : [];
    });
    const described = await Promise.all(attestations
        .slice(0, maxManifests)
        .map(async ({ about, digest: one }) => ({ about, layers: (await read(one))?.layers ?? [] })));
    const types = described.flatMap(({ layers }) => layers.flatMap((layer) => predicateOf(layer) ?? []));
    const names = await Promise.all(described.slice(0, maxStatements).map(({ about, layers }) => namesIn(source, repository, about, layers)));
    return {
        types: [...new Set(types)].slice(0, maxClaims),
        names: [...new Set(names.flat())].slice(0, maxClaims),
    };
}
async function namesIn(source, repository, about, layers) {
    const [layer] = layers
        .filter((one) => predicateOf(one) !== undefined && (one.size ?? 0) <= maxStatementBytes)
        .sort((a, b) => (a.size ?? maxStatementBytes) - (b.size ?? maxStatementBytes));
    if (layer === undefined || !(0,images_image/* isDigest */.Bc)(layer.digest))
        return [];
    const content = await source.blob(repository, layer.digest, maxStatementBytes);
    const parsed = statement.safeParse((0,model_json/* parseJson */.qF)(content?.text ?? ''));
    if (!parsed.success)
        return [];
    return parsed.data.subject.flatMap(({ name, digest }) => `sha256:${digest.sha256}` === about ? (claimedName(name) ?? []) : []);
}
function predicateOf({ annotations }) {
    return annotations?.[predicateName]?.slice(0, maxTypeLength);
}

// EXTERNAL MODULE: ./lib/clients/signatures/messages.js
var signatures_messages = __webpack_require__(22344);
// EXTERNAL MODULE: ./lib/model/judgement/signature.js
var signature = __webpack_require__(23295);
;// CONCATENATED MODULE: ./lib/clients/signatures/registry-places.js







const maxSignatures = 50;
const fewSignatures = 20;
const maxListed = 20_000;
const registry_places_maxPages = 10;
const registry_places_maxBytes = { bundle: 4 * 1024 * 1024, envelope: 4 * 1024 * 1024, payload: 64 * 1024 };
const bundleTypes = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v\d\.\d)?\+json/;
const payloadType = 'application/vnd.dev.cosign.simplesigning.v1+json';
const envelopeType = 'application/vnd.dsse.envelope.v1+json';
const predicateNames = ['dev.sigstore.bundle.predicateType', 'predicateType', 'in-toto.io/predicate-type'];
const registry_places_text = schemas/* string */.YjP().max(1000);
const descriptor = schemas/* object */.Ikc({
    mediaType: registry_places_text.default(''),
    artifactType: registry_places_text.nullish(),
    digest: schemas/* string */.YjP().refine(images_image/* isDigest */.Bc, 'not a sha256 digest'),
    size: schemas/* number */.aig().default(0),
    annotations: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).nullish(),
});
const manifest = schemas/* object */.Ikc({
    manifests: schemas/* array */.YOg(descriptor).max(maxListed).nullish(),
    layers: schemas/* array */.YOg(descriptor).max(maxListed).nullish(),
});
function registryPlaces(open, repository, digest) {
    const name = `${repository}@${digest}`;
    const tag = digest.replace(':', '-');
    async function referrers() {
        const listed = [];
        const source = open();
        let content = await source.referrers(repository, digest);
        content ??= await source.manifest(repository, tag);
        for (let page = 1; content !== undefined; page += 1) {
            (0,collections/* append */.BC)(listed, decode(name, content).manifests ?? []);
            if (content.next === undefined)
                break;
            if (page >= registry_places_maxPages || listed.length > maxListed)
                throw new failure/* Failure */.HR('unverifiable-signature', (0,signatures_messages/* tooManyPages */.QY)(name, registry_places_maxPages));
            content = await source.referrers(repository, digest, content.next);
        }
        const bundles = listed.filter((one) => bundleTypes.test(one.artifactType ?? one.mediaType) && mayVouch(one));
        return newest(name, bundles, async (one) => {
            const found = await source.manifest(repository, one.digest);
            const layer = found && decode(one.digest, found).layers?.find((own) => bundleTypes.test(own.mediaType));
            if (layer === undefined)
                return { kind: 'unreadable', why: (0,signatures_messages/* missingContent */.KQ)(one.digest) };
            return read(source, layer, 'bundle');
        });
    }
    async function tagged(suffix, mediaType, kind) {
        const source = open();
        const content = await source.manifest(repository, `${tag}${suffix}`);
        if (content === undefined)
            return [];
        const layers = (decode(`${name} ${suffix}`, content).layers ?? []).filter((layer) => layer.mediaType === mediaType && (kind === 'payload' || mayVouch(layer)));
        return newest(name, layers, (layer) => read(source, layer, kind));
    }
    async function read(source, layer, kind) {
        if (layer.size > registry_places_maxBytes[kind])
            return { kind: 'unreadable', why: (0,signatures_messages/* tooLarge */.g$)(layer.digest, registry_places_maxBytes[kind]) };
        const found = await source.blob(repository, layer.digest, registry_places_maxBytes[kind]);
        if (found === undefined)
            return { kind: 'unreadable', why: (0,signatures_messages/* missingContent */.KQ)(layer.digest) };
        if (kind === 'bundle')
            return { kind, text: found.text };
        return { kind, text: found.text, annotations: layer.annotations ?? {} };
    }
    return [
        referrers,
        () => tagged('.sig', payloadType, 'payload'),
        () => tagged('.att', envelopeType, 'envelope'),
    ];
}
function mayVouch({ annotations }) {
    const predicate = predicateNames.map((one) => annotations?.[one]).find((value) => value !== undefined);
    return predicate === undefined || (0,signature/* formOf */.QU)(predicate) !== undefined;
}
function decode(operation, { text: body }) {
    return (0,json/* decodeJson */.x)(operation, { body }, manifest);
}
async function newest(name, found, read) {
    const isWhole = found.length <= maxSignatures;
    const all = await Promise.all((isWhole ? found : found.slice(-fewSignatures)).map((one) => read(one).catch((error) => {
        if (!(error instanceof failure/* Failure */.HR) || error.reason === 'stopped')
            throw error;
        return { kind: 'unreadable', why: error.message };
    })));
    const why = (0,signatures_messages/* tooManySignatures */.jj)(name, found.length, fewSignatures);
    return isWhole ? all : [{ kind: 'unreadable', why }, ...all];
}

;// CONCATENATED MODULE: ./lib/clients/signatures/index.js







const api = 'https://api.github.com';
const maxAttestations = 30;
const answer = schemas/* object */.Ikc({ attestations: schemas/* array */.YOg(schemas/* object */.Ikc({ bundle: schemas/* unknown */.L5J() })).max(maxAttestations) });
const identity = /^https:\/\/github\.com\/([\w.-]+)\/([\w.*?-]+)\//;
function attestationPlaces({ send, token }, required, digest) {
    const paths = required.flatMap((signer) => {
        const [, owner, repository = ''] = (signer.kind === 'identity' && identity.exec(signer.identity)) || [];
        if (owner === undefined)
            return [];
        return /[*?]/.test(repository) ? [`orgs/${owner}`, `users/${owner}`] : [`repos/${owner}/${repository}`];
    });
    return [...new Set(paths)].map((path) => async () => {
        const operation = `Attestations of ${digest} in ${path.replace(/^\w+\//, '')}`;
        const response = await send({
            method: 'GET',
            url: `${api}/${path}/attestations/${digest}?per_page=${maxAttestations}`,
            headers: { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' },
            ...(token === undefined ? {} : { authorization: { scheme: 'Bearer', credential: token } }),
            maxBytes: 16 * 1024 * 1024,
        });
        if (response.status === 404)
            return [];
        if (response.status !== 200)
            throw new failure/* Failure */.HR(response.status === 429 || response.headers['x-ratelimit-remaining'] === '0'
                ? 'rate-limited'
                : 'unverifiable-signature', (0,signatures_messages/* attestationsFailed */.hb)(operation, response.status));
        const { attestations } = (0,json/* decodeJson */.x)(operation, response, answer);
        if (/rel="next"/.test(response.headers.link ?? ''))
            throw new failure/* Failure */.HR('unverifiable-signature', (0,signatures_messages/* tooManySignatures */.jj)(operation, maxAttestations + 1, maxAttestations));
        return attestations.map(({ bundle }) => ({ kind: 'bundle', text: JSON.stringify(bundle) }));
    });
}
async function freshRoot(send, answers) {
    const { refreshedRoot } = await Promise.all(/* import() */[__webpack_require__.e(5683), __webpack_require__.e(8146)]).then(__webpack_require__.bind(__webpack_require__, 88146));
    if (answers === undefined)
        return refreshedRoot(send);
    try {
        return await refreshedRoot(send, undefined, answers.asking(send));
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR) || error.reason !== 'bad-answer')
            throw error;
        return refreshedRoot(send, undefined, answers.unconditional(send));
    }
}
function signatureSource({ platform, contentOf, github, rootFrom, answers, }) {
    return {
        ...(0,collections/* compact */.oE)({
            freshRoot: rootFrom && (() => freshRoot(rootFrom, answers)),
        }),
        places(image, origin, digest, required) {
            const { registry, repository } = platform === origin.registry ? origin : image;
            return [
                ...registryPlaces(() => contentOf(registry), repository, digest),
                ...attestationPlaces(github, required, digest),
            ];
        },
        async claims(image, origin, digest) {
            const { registry, repository } = platform === origin.registry ? origin : image;
            return readClaims(contentOf(registry), repository, digest);
        },
    };
}

;// CONCATENATED MODULE: ./lib/clients/index.js












const historyLimit = 1000;
async function connectPlatform(host, config, send, cached) {
    const { platform } = config;
    if (platform === undefined) {
        const gap = { cause: 'no-platform', subject: 'platform', message: (0,messages/* noPlatform */.R0)(config.surface) };
        return { sources: gap, advisories: gap, gaps: [] };
    }
    const { connectPlatformClients } = await Promise.all(/* import() */[__webpack_require__.e(2838), __webpack_require__.e(5196)]).then(__webpack_require__.bind(__webpack_require__, 64298));
    return connectPlatformClients(host, config, { platform, send, historyLimit, ...(0,collections/* compact */.oE)({ cached }) });
}
function registryHost(platform) {
    return platform === undefined ? {} : { registry: new URL(platform.registryUrl).host };
}
const presetRegistries = Object.values(presets/* presets */.v).map(({ registryUrl }) => new URL(registryUrl).host);
function contentIn(registry, platform, { content, sources }, registries) {
    if (registry !== registryHost(platform).registry)
        return registries.contentOf(registry);
    if (content !== undefined)
        return content;
    throw 'cause' in sources
        ? new failure/* Failure */.HR(sources.cause, sources.message)
        : new failure/* Failure */.HR('no-platform', `${registry} cannot be read`);
}
function countWithSavings(requests, savings) {
    if (savings.length === 0)
        return requests;
    return {
        get total() {
            return requests.total;
        },
        get retried() {
            return requests.retried;
        },
        get saved() {
            return savings.reduce((sum, { saved }) => sum + saved, 0);
        },
    };
}
function withPlatformTransport(host, { transport, platform }) {
    if (transport === 'rest' || platform === undefined)
        return host;
    const { baseUrl } = platform;
    let loaded;
    const grpc = async (request) => {
        loaded ??= loadGrpc(host, baseUrl);
        return (await loaded)(request);
    };
    const send = (request) => request.url.startsWith(`${baseUrl}/`) ? grpc(request) : host.send(request);
    return { ...host, send };
}
async function loadGrpc({ send, sendBytes }, baseUrl) {
    if (sendBytes === undefined)
        throw new failure/* Failure */.HR('unreachable', messages/* noHttp2 */.Ut);
    const { grpcSend } = await Promise.all(/* import() */[__webpack_require__.e(2874), __webpack_require__.e(356), __webpack_require__.e(8049)]).then(__webpack_require__.bind(__webpack_require__, 48049));
    return grpcSend(sendBytes, send, baseUrl);
}
async function connect(host, config, opening, readFile = (path) => host.files.read(path)) {
    const cached = await opening;
    const transports = (0,http/* runTransports */.Oo)(host);
    const connected = await connectPlatform(host, config, transports.platform, cached);
    const createRegistries = registryFactory(host);
    const registries = createRegistries(transports.registries, cached);
    const contents = createRegistries(transports.content, cached);
    const tags = createRegistries(transports.histories, undefined);
    const contentOf = (registry) => contentIn(registry, config.platform, connected, registries);
    const mask = host.sink.mask.bind(host.sink);
    const github = { send: transports.registries, ...publicGithub(host, config) };
    return {
        ...connected,
        ...openReleaseList(host, config, transports.registries),
        registries,
        tagLists: tagLists({
            contentOf: tags.contentOf,
            send: transports.histories,
            asksApis: config.historySources.wellKnown,
        }),
        histories: (0,histories/* openHistories */.Vd)({
            selection: config.historySources,
            send: (0,histories/* maskingTransport */.UD)(transports.histories, mask),
            clock: host.clock,
            github,
            tokenOf: (0,histories/* maskingTokens */.hW)((registry) => host.apiToken?.(registry), mask),
            originOf: registry_registries/* registryOrigin */._g,
            pullFrom: (registry) => (repository, request) => registries.sessionOf(registry)(repository, request, transports.histories),
            hasLogin: registries.hasLogin,
            aws: maskedAws(host),
            readFile,
        }),
        contentIn: rememberedByName((registry) => (0,content_reader/* withContentOnce */.R)(contentIn(registry, config.platform, connected, contents))),
        signatures: signatureSource({
            ...(0,collections/* compact */.oE)({
                platform: registryHost(config.platform).registry,
                rootFrom: config.sigstoreRoot === 'refresh' ? transports.registries : undefined,
                answers: cached?.answers,
            }),
            contentOf,
            github,
        }),
        requests: countWithSavings(transports.requests, [cached, host.shared, host.known].flatMap((one) => one?.count ?? [])),
        clock: transports.clockSkew,
    };
}
function rememberedByName(open) {
    const opened = new Map();
    return (name) => {
        const known = opened.get(name) ?? open(name);
        opened.set(name, known);
        return known;
    };
}
function maskedAws({ aws, sink }) {
    let read;
    return () => {
        if (read !== undefined)
            return read.credentials;
        read = { credentials: aws?.() };
        const { secretAccessKey, sessionToken } = read.credentials ?? {};
        for (const secret of [secretAccessKey, sessionToken])
            if (secret !== undefined)
                sink.mask(secret);
        return read.credentials;
    };
}
function publicGithub({ ci }, { githubToken }) {
    const api = 'https://api.github.com';
    const runsThere = ci?.variable('GITHUB_API_URL') === api;
    const raw = 'https://raw.githubusercontent.com';
    const token = runsThere ? githubToken : undefined;
    return { api, graphql: `${api}/graphql`, raw, ...(0,collections/* compact */.oE)({ token }) };
}
function openReleaseList({ clock }, { endOfLife }, send) {
    if (endOfLife === 'off')
        return {};
    const options = { isOnline: endOfLife === 'online', send, now: clock.now() };
    const load = (0,memoize/* memoizeAsync */.T)(async () => (await Promise.all(/* import() */[__webpack_require__.e(2088), __webpack_require__.e(7091), __webpack_require__.e(3245)]).then(__webpack_require__.bind(__webpack_require__, 25626))).releaseEndLookup(options));
    return { releaseEnd: async (image) => (await load())(image) };
}
function registryFactory({ docker, sink, shared }) {
    const onSecret = sink.mask.bind(sink);
    const credentials = (0,docker_config/* dockerCredentials */.d)(docker, onSecret);
    const scopeSets = shared === undefined;
    return (send, cached) => (0,registry_registries/* registriesClient */.N8)({ send, credentials, onSecret, scopeSets, ...(0,collections/* compact */.oE)({ remember: cached?.content }) });
}


/***/ }),

/***/ 38106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ platformTokenNeeded),
/* harmony export */   QQ: () => (/* binding */ advisorySubject),
/* harmony export */   R0: () => (/* binding */ noPlatform),
/* harmony export */   U8: () => (/* binding */ severalEndsOfLife),
/* harmony export */   Ut: () => (/* binding */ noHttp2),
/* harmony export */   Zi: () => (/* binding */ tagOfAnother),
/* harmony export */   bn: () => (/* binding */ isAboutAdvisories)
/* harmony export */ });
/* harmony import */ var _model_run_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64384);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);


function noPlatform(surface) {
    const name = (setting) => (0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, setting);
    return `No platform is configured, so tag histories cannot be checked. Set ${name('platform')}, or ${name('base-url')} and ${name('registry-url')}`;
}
function platformTokenNeeded(what, surface) {
    return `${what} require a platform token: set ${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'identity')} or ${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'token')}`;
}
function tagOfAnother(tag, repository) {
    return `List tags: the service lists ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(tag)}, which belongs to another repository, as a tag of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(repository)}, so the list cannot be used`;
}
function severalEndsOfLife(tag) {
    return `the service gives different dates for the end of life of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(tag)}`;
}
const maxNamed = 5;
const advisoriesFor = 'advisories for ';
function isAboutAdvisories(subject) {
    return subject.startsWith(advisoriesFor);
}
function advisorySubject(names) {
    const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
    const shown = names.slice(0, maxNamed).map((name) => name.replace(/[\p{Cc}\p{Cf}]+/gu, ' '));
    return `${advisoriesFor}${shown.join(', ')}${more}`;
}
const noHttp2 = 'The platform cannot be called over gRPC here, because HTTP/2 is not available';


/***/ }),

/***/ 89263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ isIndexType),
/* harmony export */   $r: () => (/* binding */ platformName),
/* harmony export */   Ei: () => (/* binding */ mayBeSbom),
/* harmony export */   Fm: () => (/* binding */ manifestTypes),
/* harmony export */   It: () => (/* binding */ manifestDigest),
/* harmony export */   NI: () => (/* binding */ parseDigestHeader),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   W_: () => (/* binding */ attestedBy),
/* harmony export */   fv: () => (/* binding */ verifyContent),
/* harmony export */   hO: () => (/* binding */ indexAnswer),
/* harmony export */   rq: () => (/* binding */ maxManifestBytes),
/* harmony export */   w: () => (/* binding */ requireSameDigest),
/* harmony export */   xt: () => (/* binding */ indexType)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75485);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62123);





const indexType = 'application/vnd.oci.image.index.v1+json';
const indexTypes = [
    indexType,
    'application/vnd.docker.distribution.manifest.list.v2+json',
];
const imageTypes = [
    'application/vnd.oci.image.manifest.v1+json',
    'application/vnd.docker.distribution.manifest.v2+json',
];
const manifestTypes = [...indexTypes, ...imageTypes].join(', ');
function isIndexType(contentType) {
    return indexTypes.includes((contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '');
}
const anyManifest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(2) });
const indexAnswer = anyManifest.extend({
    manifests: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ digest: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().refine(_model_images_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isDigest */ .Bc, 'not a sha256 digest') })).default([]),
});
const maxManifestBytes = 4 * 1024 * 1024;
function parseDigestHeader(header, operation) {
    if ((0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isDigest */ .Bc)(header))
        return header;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('bad-answer', `${operation}: the registry returned a digest that is not sha256`);
}
function manifestDigest(response, operation) {
    const { body, headers } = response;
    const refuse = (why) => new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('bad-answer', `${operation}: the digest of the manifest cannot be computed, because ${why}`);
    if (Buffer.byteLength(body) > maxManifestBytes)
        throw refuse('it is larger than 4 MiB');
    if (body.includes('\uFFFD'))
        throw refuse('it is not UTF-8 text');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
        throw refuse('it was sent compressed');
    if (/\.docker\.distribution\.manifest\.v1\+/.test(headers['content-type'] ?? ''))
        throw refuse('it has the old format that contains signatures');
    (0,_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeJson */ .x)(operation, response, anyManifest);
    const digest = sha256(body);
    const header = headers['docker-content-digest'];
    if (header !== undefined)
        requireSameDigest(parseDigestHeader(header, operation), digest, operation);
    return digest;
}
function requireSameDigest(expected, actual, operation) {
    if (expected === actual)
        return;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('contradiction', `${operation}: expected ${expected}, but the registry sent ${actual}`);
}
function verifyContent(what, digest, text) {
    const actual = sha256(text);
    if (actual === digest)
        return;
    const message = `${what}: the registry sent content with another digest (${actual})`;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('digest-mismatch', `${message}. Do not use it; ask the operator of the registry`);
}
function sha256(text) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text, 'utf8').digest('hex')}`;
}
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(1000);
const annotations = zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).nullish();
const digest = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().refine(_model_images_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isDigest */ .Bc, 'not a sha256 digest');
const descriptor = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    mediaType: text.default(''),
    digest,
    size: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nonnegative().optional(),
    artifactType: text.nullish(),
    annotations,
    platform: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        os: text.default(''),
        architecture: text.default(''),
        variant: text.nullish(),
        'os.version': text.nullish(),
        'os.features': zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(text).max(100).nullish(),
    })
        .nullish(),
});
const manifest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    mediaType: text.nullish(),
    manifests: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(descriptor).max(1000).nullish(),
    layers: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(descriptor).max(1000).nullish(),
});
function readManifest(operation, { text: body }) {
    const { manifests, layers } = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeJson */ .x)(operation, { body }, manifest);
    return { ...(manifests ? { children: manifests } : {}), layers: layers ?? [] };
}
function attestedBy({ annotations: notes }) {
    const about = notes?.['vnd.docker.reference.digest'] ?? '';
    return notes?.['vnd.docker.reference.type'] === 'attestation-manifest' && (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isDigest */ .Bc)(about)
        ? about
        : undefined;
}
function platformName({ platform, digest: fallback }) {
    if (!platform || platform.os === '')
        return fallback;
    return [platform.os, platform.architecture, platform.variant ?? ''].filter((part) => part !== '').join('/');
}
const predicateAnnotations = [
    'in-toto.io/predicate-type',
    'predicateType',
    'dev.sigstore.bundle.predicateType',
];
const sbomWords = /spdx|cyclonedx/i;
const attestationTypes = /in-toto|dsse|sigstore\.bundle/i;
function mayBeSbom({ mediaType, artifactType, annotations: notes }) {
    const predicate = predicateAnnotations.map((name) => notes?.[name]).find((value) => value !== undefined);
    if (predicate !== undefined)
        return sbomWords.test(predicate);
    const type = `${artifactType ?? ''} ${mediaType}`;
    return sbomWords.test(type) || attestationTypes.test(type);
}


/***/ }),

/***/ 93471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ withContentOnce),
/* harmony export */   Z: () => (/* binding */ contentReader)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76225);
/* harmony import */ var _attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89263);




function contentReader(clientOf) {
    return async ({ registry, repository }, digest) => {
        const name = `${registry}/${repository}@${digest}`;
        const found = await clientOf(registry).manifest(repository, digest);
        if (found === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-found', `The registry does not have ${name}`);
        const { children } = (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(name, found);
        return children === undefined ? { image: digest } : { index: children.flatMap(imageOf) };
    };
}
function imageOf(entry) {
    const { platform, digest, mediaType } = entry;
    if (platform?.os === 'unknown' && platform.architecture === 'unknown')
        return [];
    if (!platform || platform.os === '' || platform.architecture === '' || (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexType */ .$U)(mediaType))
        return [{ digest }];
    const features = platform['os.features'] ?? [];
    const os = [platform['os.version'] ?? '', ...features.toSorted()].join(' ').trim();
    return [{ digest, platform: (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .platformName */ .$r)(entry), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ os: os === '' ? undefined : os }) }];
}
function withContentOnce(source) {
    const manifest = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoizeAsync */ .T)((repository, reference) => source.manifest(repository, reference));
    const waiting = new Map();
    return {
        ...source,
        manifest,
        blob(repository, wanted, maxBytes) {
            const key = JSON.stringify([repository, wanted, maxBytes]);
            const known = waiting.get(key);
            if (known !== undefined)
                return known;
            const answer = source.blob(repository, wanted, maxBytes).finally(() => waiting.delete(key));
            waiting.set(key, answer);
            return answer;
        },
    };
}


/***/ }),

/***/ 97519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ dockerCredentials)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7687);
/* harmony import */ var _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74795);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76225);






const entry = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    auth: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    username: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    password: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    identitytoken: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    registrytoken: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
const configSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    auths: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), entry).default({}),
    credHelpers: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default({}),
    credsStore: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
});
const helperAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ Username: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), Secret: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const helperName = /^[\w-][\w.-]{0,63}$/;
const hubKey = 'https://index.docker.io/v1/';
function dockerCredentials(docker, onSecret) {
    const config = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoizeAsync */ .T)(() => readConfig(docker));
    return (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoizeAsync */ .T)(async (registry) => {
        const { auths, credHelpers, credsStore } = await config();
        const keys = keysOf(registry);
        const helper = keys.map((key) => credHelpers[key]).find((name) => name !== undefined) ?? credsStore;
        const credential = (helper === '' ? undefined : await fromHelper(docker, helper, keys)) ?? fromAuths(auths, keys);
        if (credential !== undefined)
            onSecret(secretOf(credential));
        return credential;
    });
}
function keysOf(registry) {
    const hub = registry === 'docker.io' ? [hubKey, 'index.docker.io'] : [registry];
    return [...hub, ...(registry === 'docker.io' ? [registry] : []), `https://${registry}`];
}
async function readConfig(docker) {
    const file = await docker.config();
    if ('unreadable' in file) {
        if (file.absent === true)
            return configSchema.parse({});
        throw unusable(file.unreadable);
    }
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(file.text);
    if (value === undefined)
        throw unusable('it is not JSON');
    const parsed = configSchema.safeParse(value);
    if (!parsed.success)
        throw unusable(`\`${parsed.error.issues[0]?.path.join('.')}\` has an unexpected value`);
    return parsed.data;
}
function unusable(why) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('no-credential', `Docker's configuration (\`config.json\`) cannot be used: ${why}`);
}
function fromAuths(auths, keys) {
    const known = authsByHost(auths);
    const found = [...new Set(keys.map(bare))].flatMap((host) => known.get(host) ?? []);
    const inOrder = found.sort((a, b) => a.order - b.order);
    for (const { auth, identitytoken, registrytoken, ...plain } of inOrder) {
        if (registrytoken)
            return { kind: 'registry', token: new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(registrytoken) };
        if (identitytoken)
            return { kind: 'identity', token: new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(identitytoken) };
        const text = auth ? Buffer.from(auth, 'base64').toString('utf8') : '';
        const colon = text.indexOf(':');
        const user = plain.username ?? text.slice(0, Math.max(0, colon));
        const password = plain.password ?? text.slice(colon + 1).replace(/\0+$/, '');
        if (user !== '' && password !== '')
            return { kind: 'password', user, password: new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(password) };
    }
    return undefined;
}
const authsByHost = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .rememberedFor */ .q)((auths) => {
    const byHost = new Map();
    for (const [order, [key, value]] of Object.entries(auths).entries())
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .addToGroup */ .Mr)(byHost, bare(key), { ...value, order });
    return byHost;
});
function bare(key) {
    return key.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
}
async function fromHelper(docker, helper, [server]) {
    const name = `docker-credential-${helper.slice(0, 100)}`;
    if (!helperName.test(helper))
        throw unusable(`\`${name}\` is not the name of a credential helper`);
    const answer = await docker.helper(helper, server);
    if ('failed' in answer)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('no-credential', `\`${name}\` ${answer.failed}`);
    if (answer.exitCode !== 0) {
        if (/credentials not found/i.test(answer.output))
            return undefined;
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('no-credential', `\`${name} get\` for ${server} exited with code ${answer.exitCode}`);
    }
    const parsed = helperAnswer.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(answer.output));
    if (!parsed.success)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('no-credential', `\`${name} get\` did not print a credential`);
    const { Username: user, Secret: secret } = parsed.data;
    if (user === '' || secret === '')
        return undefined;
    if (user === '<token>')
        return { kind: 'identity', token: new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(secret) };
    return { kind: 'password', user, password: new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(secret) };
}
function secretOf(credential) {
    return credential.kind === 'password' ? credential.password : credential.token;
}


/***/ }),

/***/ 71243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V9: () => (/* binding */ historyError),
/* harmony export */   eZ: () => (/* binding */ manifestError),
/* harmony export */   eo: () => (/* binding */ registryError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48270);



const errorAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    errors: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional() })).min(1),
});
function registryError(operation, response, hint) {
    const parsed = errorAnswer.safeParse((0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .errorBody */ .t4)(response));
    const first = parsed.success ? parsed.data.errors[0] : undefined;
    const details = first === undefined ? {} : { code: first.code, message: first.message ?? first.code };
    return new _http_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD(operation, response.status, details, hint);
}
const missing = {
    NAME_UNKNOWN: 'missing-repository',
    MANIFEST_UNKNOWN: 'missing-tag',
};
function historyError(operation, response, hints) {
    return withMissingCause(operation, response, hints, missing);
}
function manifestError(operation, response, hints) {
    return withMissingCause(operation, response, hints, { ...missing, NOT_FOUND: 'missing-tag' });
}
function withMissingCause(operation, response, hints, causes) {
    const { status } = response;
    const refused = status === 401 || status === 403 ? deniedHint(response, hints) : undefined;
    const error = registryError(operation, response, refused);
    if (status !== 404)
        return error;
    const cause = causes[String(error.details.code)];
    if (cause !== undefined)
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(cause, error.message, { cause: error });
    const message = `${error.message}. The registry does not say what is missing: ${hints.unclear}`;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', message, { cause: error });
}
function deniedHint(response, { denied, deniedByPolicy }) {
    const { details } = registryError('', response);
    const isByPolicy = deniedByPolicy !== undefined && /denied by policy/i.test(details.message ?? '');
    return isByPolicy ? deniedByPolicy : denied;
}


/***/ }),

/***/ 22852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ notAHost),
/* harmony export */   GI: () => (/* binding */ recordInFuture),
/* harmony export */   LK: () => (/* binding */ redirectRefused),
/* harmony export */   Lq: () => (/* binding */ noPassword),
/* harmony export */   PV: () => (/* binding */ tooManyRegistries),
/* harmony export */   Rq: () => (/* binding */ dockerHints),
/* harmony export */   _m: () => (/* binding */ platformHints),
/* harmony export */   nv: () => (/* binding */ untrustedTokenServer)
/* harmony export */ });
/* harmony import */ var _model_run_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64384);

const logIn = 'Log in to this registry with `docker login`, or check that the image exists';
const dockerHints = {
    denied: logIn,
    unclear: 'check that its host is a container registry',
    token(status, hadCredential) {
        if (status !== 401 && status !== 403)
            return undefined;
        return hadCredential
            ? "The credential in Docker's configuration was rejected: log in again with `docker login`"
            : logIn;
    },
};
function platformHints({ surface, isOfSubgroup }) {
    const name = (setting) => (0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, setting);
    const noAccess = 'The identity may not pull this image, or the repository does not exist';
    const tokens = {
        400: 'The registry does not know the organization in the image name',
        401: `The registry requires credentials for this image: set ${name('identity')} or ${name('registry-token')}`,
        403: isOfSubgroup
            ? `${noAccess}. An identity of a subgroup cannot access the registry of the organization, and this one belongs to a subgroup`
            : noAccess,
    };
    return {
        denied: 'The token has no permission to pull this image, or was issued for another audience',
        deniedByPolicy: 'A pull policy of the organization denies this digest. The finding `denied-by-policy` of the pin says until when, if that is known',
        unclear: `check ${name('registry-url')} and ${name('history-service')}`,
        token: (status) => tokens[status],
    };
}
function noPassword(registry) {
    return `${registry} requires a user name and a password. Log in to it with \`docker login\``;
}
function untrustedTokenServer(registry, realm, why) {
    return `${registry} requires a token from ${realm.slice(0, 200)}, which was not contacted: ${why}`;
}
function redirectRefused(what, host, why) {
    return `${what}: the redirect from ${host} was not followed, because ${why}`;
}
function tooManyRegistries(registry, maxRegistries) {
    return `${registry} was not contacted: this run has already used ${maxRegistries} other registries`;
}
function notAHost(registry) {
    return `${registry} cannot be reached: it is not a valid host name`;
}
function recordInFuture(at) {
    return `the service dates a record at ${new Date(at).toISOString()}, which is in the future, so it is not known when the tag moved. Re-run, and if it keeps happening, report it to the operator of the service`;
}


/***/ }),

/***/ 79319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ followRedirects),
/* harmony export */   J: () => (/* binding */ ociClient)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42047);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75485);
/* harmony import */ var _model_run_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76911);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62123);
/* harmony import */ var _attached_manifests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89263);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71243);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22852);









const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
async function followRedirects(what, send, request, first) {
    let from = new URL(request.url);
    let response = first;
    let ledFrom;
    for (let count = 0; redirects.has(response.status); count += 1) {
        const refuse = (why) => new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .redirectRefused */ .LK)(what, from.host, why));
        const location = response.headers.location ?? '';
        if (count === maxRedirects)
            throw refuse(`it is number ${maxRedirects + 1} in a row`);
        if (location === '' || !URL.canParse(location, from.href))
            throw refuse('its target is not a valid URL');
        const target = new URL(location, from);
        if (!isAllowed(from, target))
            throw refuse(`${target.origin} is neither the same host nor a public https address`);
        if (target.origin !== from.origin)
            ledFrom = response.network;
        from = target;
        response = await send({ ...request, url: target.href, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ ledFrom }) });
    }
    return response;
}
function isAllowed(from, target) {
    if (target.origin === from.origin)
        return true;
    const network = networkOf(target);
    if (network === 'loopback')
        return networkOf(from) === 'loopback' && /^https?:$/.test(target.protocol);
    return target.protocol === 'https:' && (network === 'public' || network === networkOf(from));
}
function networkOf({ hostname }) {
    if ((0,_model_run_address_js__WEBPACK_IMPORTED_MODULE_7__/* .isLoopback */ .U9)(hostname))
        return 'loopback';
    return (0,_model_run_address_js__WEBPACK_IMPORTED_MODULE_7__/* .isPublicName */ .XC)(hostname) ? 'public' : 'private';
}
const tagsPage = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    tags: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()).nullish(),
    manifest: zod__WEBPACK_IMPORTED_MODULE_8__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ tag: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()).nullish() })).nullish(),
});
const maxTagsBytes = 8 * 1024 * 1024;
const needsGet = new Set([404, 405, 501]);
function ociClient({ url, send, describe, hints, remember = (_, ask) => ask() }, session, isAbsent) {
    async function request(repository, path, more) {
        const request = {
            method: 'GET',
            url: `${url}/v2/${repository}/${path}`,
            headers: { accept: _attached_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .manifestTypes */ .Fm },
            maxBytes: _attached_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .maxManifestBytes */ .rq,
            ...more,
        };
        return remember(request, async () => {
            const response = await session(repository, request);
            return followRedirects(`Request to ${describe(repository)}`, send, request, response);
        });
    }
    async function inspect(repository, reference, operation) {
        const path = `manifests/${reference}`;
        const head = await request(repository, path, { method: 'HEAD' });
        const header = head.headers['docker-content-digest'];
        if (head.status === 200 && header !== undefined)
            return { digest: (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDigestHeader */ .NI)(header, operation), isIndex: isIndex(head) };
        if (head.status !== 200 && !needsGet.has(head.status))
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .manifestError */ .eZ)(operation, head, hints);
        const response = await request(repository, path, {});
        if (response.status !== 200)
            return { error: (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .manifestError */ .eZ)(operation, response, hints), status: response.status };
        return { digest: (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .manifestDigest */ .It)(response, operation), isIndex: isIndex(response) };
    }
    function contentOf(operation, response, digest) {
        const { status, headers, body } = response;
        if (status === 404)
            return undefined;
        if (status !== 200)
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .registryError */ .eo)(operation, response, status === 401 || status === 403 ? hints.denied : undefined);
        if (digest !== undefined)
            (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .verifyContent */ .fv)(operation, digest, body);
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ text: body, mediaType: headers['content-type'] });
    }
    return {
        async digestOf(repository, tag) {
            const found = await inspect(repository, tag, `Digest of ${describe(repository)}:${tag}`);
            if (found.error !== undefined)
                throw found.error;
            return found.digest;
        },
        async kindOf(repository, digest) {
            const operation = `Manifest ${digest} of ${describe(repository)}`;
            const found = await inspect(repository, digest, operation);
            if (found.error !== undefined)
                return unlessAbsent(found.error, found.status);
            (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .requireSameDigest */ .w)(digest, found.digest, operation);
            return { isIndex: found.isIndex };
        },
        async children(repository, digest) {
            const operation = `Manifest ${digest} of ${describe(repository)}`;
            const response = await request(repository, `manifests/${digest}`, {});
            if (response.status !== 200)
                return unlessAbsent((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .manifestError */ .eZ)(operation, response, hints), response.status);
            (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .requireSameDigest */ .w)(digest, (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .manifestDigest */ .It)(response, operation), operation);
            return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeJson */ .x)(operation, response, _attached_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .indexAnswer */ .hO).manifests.map((manifest) => manifest.digest);
        },
        async manifest(repository, reference) {
            const response = await request(repository, `manifests/${reference}`, {});
            const digest = (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_1__/* .isDigest */ .Bc)(reference) ? reference : undefined;
            return contentOf(`Manifest ${reference} of ${describe(repository)}`, response, digest);
        },
        async referrers(repository, digest, page = '') {
            const accept = { headers: { accept: _attached_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .indexType */ .xt } };
            const response = await request(repository, `referrers/${digest}${page}`, accept);
            const content = contentOf(`Referrers of ${describe(repository)}@${digest}`, response);
            return content && (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ ...content, next: nextPage(response) });
        },
        async tags(repository, page = '?n=1000') {
            const operation = `Tags of ${describe(repository)}`;
            const more = { headers: { accept: 'application/json' }, maxBytes: maxTagsBytes };
            const response = await request(repository, `tags/list${page}`, more);
            if (response.status !== 200)
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .registryError */ .eo)(operation, response);
            const { tags, manifest } = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeJson */ .x)(operation, response, tagsPage);
            const withDigest = Object.entries(manifest ?? {}).flatMap(([digest, { tag: names }]) => (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_1__/* .isDigest */ .Bc)(digest) ? (names ?? []).map((tag) => ({ tag, digest })) : []);
            const known = new Set(withDigest.map(({ tag }) => tag));
            const others = (tags ?? []).flatMap((tag) => (known.has(tag) ? [] : { tag }));
            const all = [...withDigest, ...others].filter(({ tag }) => (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_1__/* .isTag */ .dz)(tag));
            return { tags: all, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ next: nextPage(response) }) };
        },
        async blob(repository, digest, maxBytes) {
            const more = { headers: { accept: '*/*' }, maxBytes };
            const response = await request(repository, `blobs/${digest}`, more);
            return contentOf(`Blob ${digest} of ${describe(repository)}`, response, digest);
        },
    };
    function unlessAbsent(error, status) {
        if (!isAbsent(error, status))
            throw error;
    }
}
function isIndex({ headers }) {
    return (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .isIndexType */ .$U)(headers['content-type']);
}
function nextPage({ headers }) {
    const link = /^<[^<>?]{0,2000}(\?[^<>]{1,2000})>\s*;\s*rel="?next"?/.exec(headers.link ?? '');
    return link?.[1];
}


/***/ }),

/***/ 47043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N8: () => (/* binding */ registriesClient),
/* harmony export */   _g: () => (/* binding */ registryOrigin),
/* harmony export */   ks: () => (/* binding */ probeRegistry)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_run_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76911);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22852);
/* harmony import */ var _oci_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79319);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67558);






async function probeRegistry({ registry, repository, tag = 'latest', digest }, options) {
    const [{ status }, hasCredential] = await Promise.all([
        options.send({ method: 'GET', url: `${registryOrigin(registry)}/v2/`, headers: {} }),
        isKnown(options.credentials, registry),
    ]);
    const client = registriesClient(options);
    const readSample = async () => {
        const name = { registry, repository };
        await (digest === undefined ? client.digestOf(name, tag) : client.manifest(name, digest));
    };
    return { status, hasCredential, readSample };
}
async function isKnown(credentials, registry) {
    return (await credentials(registry)) !== undefined;
}
const maxRegistries = 100;
const hosts = { 'docker.io': 'registry-1.docker.io' };
function registriesClient({ send, credentials, onSecret, remember, scopeSets = false, }) {
    const opened = new Map();
    function open(registry) {
        const url = registryOrigin(registry);
        const known = opened.get(url);
        if (known !== undefined)
            return known;
        if (opened.size >= maxRegistries)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .tooManyRegistries */ .PV)(registry, maxRegistries));
        const options = {
            url,
            name: registry,
            describe: (repository) => `${registry}/${repository}`,
            send,
            credential: () => credentials(registry),
            hints: _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .dockerHints */ .Rq,
            onSecret,
            scopeSets,
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ remember: remember?.(() => readerOf(url, () => credentials(registry))) }),
        };
        const session = (0,_session_js__WEBPACK_IMPORTED_MODULE_3__/* .openSession */ .f)(options);
        const client = (0,_oci_client_js__WEBPACK_IMPORTED_MODULE_2__/* .ociClient */ .J)(options, session, ({ reason }) => reason === 'missing-tag');
        opened.set(url, { client, session });
        return { client, session };
    }
    const clientOf = (registry) => open(registry).client;
    return {
        contentOf: clientOf,
        sessionOf: (registry) => open(registry).session,
        hasLogin: (registry) => isKnown(credentials, registry),
        digestOf: async ({ registry, repository }, tag) => clientOf(registry).digestOf(repository, tag),
        manifest: async ({ registry, repository }, digest) => clientOf(registry).kindOf(repository, digest),
        children: async ({ registry, repository }, digest) => clientOf(registry).children(repository, digest),
    };
}
async function readerOf(url, credentialOf) {
    const credential = await credentialOf().catch(() => 'unknown');
    if (credential === undefined)
        return `${url} anonymous`;
    return credential !== 'unknown' && credential.kind === 'password' ? `${url} ${credential.user}` : undefined;
}
function registryOrigin(registry) {
    const address = `https://${hosts[registry] ?? registry}`;
    if (!URL.canParse(address))
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .notAHost */ .Fd)(registry));
    const { host, hostname } = new URL(address);
    return `${(0,_model_run_address_js__WEBPACK_IMPORTED_MODULE_5__/* .isLoopback */ .U9)(hostname) ? 'http' : 'https'}://${host}`;
}


/***/ }),

/***/ 67558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openSession)
});

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/decode_jwt.js
var decode_jwt = __webpack_require__(77961);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/clients/http/api-error.js
var api_error = __webpack_require__(48270);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/run/address.js
var address = __webpack_require__(76911);
// EXTERNAL MODULE: ./lib/model/run/secret.js
var secret = __webpack_require__(74795);
// EXTERNAL MODULE: ./lib/clients/http/json.js
var json = __webpack_require__(62123);
// EXTERNAL MODULE: ./lib/clients/registry/errors.js
var errors = __webpack_require__(71243);
// EXTERNAL MODULE: ./lib/clients/registry/messages.js
var messages = __webpack_require__(22852);
;// CONCATENATED MODULE: ./lib/clients/registry/token.js








const maxHeaderLength = 4096;
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+/;
const quoted = /^"((?:[^"\\]|\\.)*)"/;
function challengeIn(header) {
    const challenges = parse((header ?? '').slice(0, maxHeaderLength));
    const bearer = challenges.find(({ scheme }) => scheme === 'bearer');
    const realm = bearer?.parameters.get('realm');
    if (realm !== undefined) {
        const service = bearer?.parameters.get('service');
        return { scheme: 'Bearer', realm, ...(0,collections/* compact */.oE)({ service }) };
    }
    return challenges.some(({ scheme }) => scheme === 'basic') ? { scheme: 'Basic' } : undefined;
}
function parse(header) {
    const challenges = [];
    let rest = header;
    for (;;) {
        rest = rest.replace(/^[\s,]+/, '');
        const [word] = token.exec(rest) ?? [];
        if (word === undefined)
            return challenges;
        rest = rest.slice(word.length);
        const equals = /^\s*=\s*/.exec(rest);
        if (equals === null) {
            challenges.push({ scheme: word.toLowerCase(), parameters: new Map() });
            continue;
        }
        rest = rest.slice(equals[0].length);
        const value = quoted.exec(rest) ?? token.exec(rest);
        if (value === null)
            return challenges;
        challenges.at(-1)?.parameters.set(word.toLowerCase(), (value[1] ?? value[0]).replace(/\\(.)/g, '$1'));
        rest = rest.slice(value[0].length);
    }
}
const known = {
    'lscr.io': 'ghcr.io',
    'registry-1.docker.io': 'auth.docker.io',
    'rg.fr-par.scw.cloud': 'api.scaleway.com',
    'rg.nl-ams.scw.cloud': 'api.scaleway.com',
    'rg.pl-waw.scw.cloud': 'api.scaleway.com',
};
async function trustedRealm(origin, realm) {
    const refuse = (why) => new failure/* Failure */.HR('bad-answer', (0,messages/* untrustedTokenServer */.nv)(new URL(origin).host, realm, why));
    if (!URL.canParse(realm))
        throw refuse('it is not a valid URL');
    const url = new URL(realm);
    const registry = new URL(origin).hostname;
    if (url.username !== '' || url.password !== '')
        throw refuse('it contains a user name or password');
    if ((0,address/* isLoopback */.U9)(url.hostname) && (0,address/* isLoopback */.U9)(registry) && /^https?:$/.test(url.protocol))
        return url;
    if (url.protocol !== 'https:')
        throw refuse('it does not use https');
    if (!(await belongTogether(registry, url.hostname)))
        throw refuse('it is not known to belong to that registry');
    return url;
}
async function belongTogether(registry, realm) {
    if (realm === registry || known[registry] === realm)
        return true;
    if ((0,address/* isLoopback */.U9)(realm) || (0,address/* isLoopback */.U9)(registry))
        return false;
    if (!realm.includes('.') || !registry.includes('.'))
        return false;
    if (registry.endsWith(`.${realm}`) || realm.endsWith(`.${registry}`))
        return true;
    const { getDomain } = await __webpack_require__.e(/* import() */ 935).then(__webpack_require__.t.bind(__webpack_require__, 20935, 19));
    const domain = getDomain(registry, { allowPrivateDomains: true });
    return domain !== null && domain === getDomain(realm, { allowPrivateDomains: true });
}
const tokenAnswer = schemas/* object */.Ikc({ token: schemas/* string */.YjP().optional(), access_token: schemas/* string */.YjP().optional() })
    .transform(({ token, access_token }) => token || access_token || '')
    .refine((token) => token !== '', 'without a token');
async function authorizationFor(options, repositories, challenge) {
    const credential = await options.credential();
    if (credential?.kind === 'registry')
        return { scheme: 'Bearer', credential: credential.token };
    if (challenge.scheme === 'Basic')
        return passwordOf(options, credential);
    const realm = await trustedRealm(options.url, challenge.realm);
    const operation = `Registry token for ${described(options, repositories)}`;
    const scopes = repositories.map((repository) => `repository:${repository}:pull`);
    const query = { ...(0,collections/* compact */.oE)({ service: challenge.service }), scopes };
    const isOwn = realm.origin === new URL(options.url).origin;
    const led = (0,collections/* compact */.oE)({ ledFrom: isOwn ? undefined : challenge.network });
    const response = await options.send({ ...tokenRequest(options, realm, query, credential), ...led });
    if (response.status === 403 && credential?.kind === 'access')
        return { scheme: 'Bearer', credential: credential.token };
    if (response.status !== 200)
        throw (0,errors/* registryError */.eo)(operation, response, options.hints.token(response.status, credential !== undefined));
    const token = new secret/* Secret */.z((0,json/* decodeJson */.x)(operation, response, tokenAnswer));
    options.onSecret(token);
    return { scheme: 'Bearer', credential: token };
}
function described({ describe }, [first = '', ...others]) {
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `${describe(first)}${more}`;
}
function tokenRequest(options, realm, query, credential) {
    if (credential?.kind === 'identity')
        return refreshRequest(realm, query, credential.token);
    const url = new URL(realm);
    if (query.service !== undefined)
        url.searchParams.set('service', query.service);
    url.searchParams.delete('scope');
    for (const scope of query.scopes)
        url.searchParams.append('scope', scope);
    const request = { method: 'GET', url: url.href, headers: { accept: 'application/json' } };
    if (credential === undefined)
        return request;
    if (credential.kind === 'access')
        return { ...request, authorization: { scheme: 'Bearer', credential: credential.token } };
    return { ...request, authorization: passwordOf(options, credential) };
}
function refreshRequest(realm, query, token) {
    const fields = {
        ...(0,collections/* compact */.oE)({ service: query.service }),
        scope: query.scopes.join(' '),
        grant_type: 'refresh_token',
        client_id: 'tagproof',
        refresh_token: token.expose(),
    };
    return {
        method: 'POST',
        url: realm.href,
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
        repeatable: true,
    };
}
function passwordOf({ name, onSecret }, credential) {
    if (credential?.kind !== 'password')
        throw new failure/* Failure */.HR('no-credential', (0,messages/* noPassword */.Lq)(name));
    const pair = `${credential.user}:${credential.password.expose()}`;
    const encoded = new secret/* Secret */.z(Buffer.from(pair).toString('base64'));
    onSecret(encoded);
    return { scheme: 'Basic', credential: encoded };
}

;// CONCATENATED MODULE: ./lib/clients/registry/session.js




const maxRepositories = 50;
const maxLength = 3000;
function tokenBook(options) {
    let isSet = options.scopeSets === true;
    let wanted = [];
    let place;
    async function ownTokenFor(repository, challenge) {
        return { authorization: await authorizationFor(options, [repository], challenge), isShared: false };
    }
    async function tokensOf(repositories, challenge) {
        try {
            const authorization = await authorizationFor(options, repositories, challenge);
            const granted = grantedIn(authorization, repositories);
            if (granted.length < repositories.length)
                isSet = false;
            return new Map(granted.map((repository) => [repository, { authorization, isShared: true }]));
        }
        catch (error) {
            const isRefusal = error instanceof api_error/* ApiError */.hD && error.status < 500 && error.status !== 429;
            if (!isRefusal)
                throw error;
            isSet = false;
            return undefined;
        }
    }
    function ask(batch, challenge) {
        const [only] = batch;
        if (only !== undefined && batch.length === 1) {
            only.resolve(ownTokenFor(only.repository, challenge));
            return;
        }
        const tokens = tokensOf(batch.map(({ repository }) => repository), challenge);
        for (const { repository, resolve } of batch)
            resolve(tokens.then((all) => all?.get(repository) ?? ownTokenFor(repository, challenge)));
    }
    return {
        ownTokenFor,
        tokenFor(repository, challenge) {
            if (!isSet || challenge.scheme === 'Basic')
                return ownTokenFor(repository, challenge);
            place ??= JSON.stringify(challenge);
            if (place !== JSON.stringify(challenge))
                return ownTokenFor(repository, challenge);
            return new Promise((resolve) => {
                wanted.push({ repository, resolve });
                if (wanted.length > 1)
                    return;
                setImmediate(() => {
                    const all = wanted;
                    [wanted, place] = [[], undefined];
                    for (const batch of batchesOf(all))
                        ask(batch, challenge);
                });
            });
        },
    };
}
function batchesOf(all) {
    const batches = [];
    let length = 0;
    for (const one of all) {
        const last = batches.at(-1);
        const size = encodeURIComponent(one.repository).length;
        const isFull = last === undefined || last.length >= maxRepositories || length + size > maxLength;
        if (isFull)
            batches.push([one]);
        else
            last.push(one);
        length = isFull ? size : length + size;
    }
    return batches;
}
function grantedIn({ credential }, repositories) {
    let access;
    try {
        ({ access } = (0,decode_jwt/* decodeJwt */.i)(credential.expose()));
    }
    catch {
        return repositories;
    }
    if (!Array.isArray(access))
        return repositories;
    const names = new Set(access.flatMap((one) => (isPull(one) ? [one.name] : [])));
    return repositories.filter((repository) => names.has(repository));
}
function isPull(one) {
    if (typeof one !== 'object' || one === null)
        return false;
    const { name, actions } = one;
    return typeof name === 'string' && Array.isArray(actions) && actions.includes('pull');
}
function openSession(options) {
    const { send } = options;
    let learned = options.challenge === undefined ? undefined : Promise.resolve(options.challenge);
    const tokens = new Map();
    const book = tokenBook(options);
    function token(repository, challenge, ask = book.tokenFor) {
        const known = tokens.get(repository) ?? ask(repository, challenge);
        tokens.set(repository, known);
        return known;
    }
    async function sendWith(repository, request, challenge, other) {
        const via = other ?? send;
        const isNew = !tokens.has(repository);
        const first = token(repository, challenge);
        const { authorization, isShared } = await first;
        const response = await via({ ...request, authorization });
        const isFinal = isShared
            ? !(other === undefined ? refusals : deniedStatuses).has(response.status)
            : response.status !== 401 || isNew || challenge.scheme === 'Basic';
        if (isFinal)
            return response;
        if (tokens.get(repository) === first)
            tokens.delete(repository);
        const own = await token(repository, challenge, book.ownTokenFor);
        return via({ ...request, authorization: own.authorization });
    }
    return async (repository, request, other) => {
        const via = other ?? send;
        const retryIfChallenged = (response) => {
            const challenge = challengeOf(response);
            return challenge === undefined ? response : sendWith(repository, request, challenge, other);
        };
        if (learned === undefined) {
            const plain = via(request);
            if (other === undefined)
                learned = plain.then(challengeOf, () => undefined);
            return retryIfChallenged(await plain);
        }
        const challenge = await learned;
        if (challenge !== undefined)
            return sendWith(repository, request, challenge, other);
        return retryIfChallenged(await via(request));
    };
}
const refusals = new Set([400, 401, 403, 404]);
const deniedStatuses = new Set([401, 403]);
function challengeOf({ status, headers, network }) {
    const challenge = status === 401 ? challengeIn(headers['www-authenticate']) : undefined;
    return challenge?.scheme === 'Bearer' ? { ...challenge, ...(0,collections/* compact */.oE)({ network }) } : challenge;
}


/***/ }),

/***/ 22344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KQ: () => (/* binding */ missingContent),
/* harmony export */   QY: () => (/* binding */ tooManyPages),
/* harmony export */   bI: () => (/* binding */ rootStatus),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   hb: () => (/* binding */ attestationsFailed),
/* harmony export */   jj: () => (/* binding */ tooManySignatures),
/* harmony export */   xB: () => (/* binding */ rootRefused)
/* harmony export */ });
function tooManySignatures(name, found, max) {
    return `${name}: ${found} signatures are attached, and only the newest ${max} were read. Delete those that are not needed`;
}
function tooManyPages(name, max) {
    return `${name}: the list of what refers to it has more than ${max} pages`;
}
function missingContent(digest) {
    return `the registry lists ${digest} and does not return it`;
}
function tooLarge(digest, max) {
    return `${digest} is larger than ${max} bytes`;
}
function rootStatus(path, status) {
    return `the update repository of Sigstore returned HTTP ${status} for ${path}`;
}
function rootRefused(path, why) {
    const line = why.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 200);
    return `${path} of the update repository of Sigstore was refused (${line})`;
}
function attestationsFailed(operation, status) {
    return `${operation}: the GitHub API returned ${status}. Set \`github-token\` to a token that may read attestations`;
}


/***/ }),

/***/ 13204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = {
    chainguard: {
        baseUrl: 'https://console-api.enforce.dev',
        issuerUrl: 'https://issuer.enforce.dev',
        registryUrl: 'https://cgr.dev',
        historyService: '_chainguard',
        publicOrganization: 'chainguard',
        tagQuery: { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' },
    },
};


/***/ }),

/***/ 23295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ signerPresets),
/* harmony export */   JB: () => (/* binding */ trustedRootName),
/* harmony export */   KE: () => (/* binding */ publicRoot),
/* harmony export */   QU: () => (/* binding */ formOf),
/* harmony export */   yc: () => (/* binding */ publicKeyName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const publicRoot = 'sigstore';
function publicKeyName(text) {
    if (!/-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(text))
        return { wrong: 'is not a public key in PEM' };
    let key;
    try {
        key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(text);
    }
    catch {
        return { wrong: 'is not a public key that can be read' };
    }
    const { asymmetricKeyType: type = '', asymmetricKeyDetails: details } = key;
    if (!['ec', 'ed25519', 'rsa'].includes(type))
        return { wrong: `is a key of the type ${type}, not ECDSA, Ed25519 or RSA` };
    if (type === 'rsa' && (details?.modulusLength ?? 0) < 2048)
        return { wrong: 'is an RSA key of fewer than 2048 bits' };
    return { name: sha256(key.export({ format: 'der', type: 'spki' })) };
}
function trustedRootName(text) {
    return sha256(text);
}
function sha256(data) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex')}`;
}
const signPredicate = 'https://sigstore.dev/cosign/sign/v1';
const provenance = /^https:\/\/slsa\.dev\/provenance\/v\d{1,3}(?:\.\d{1,3})?$/;
function formOf(predicateType) {
    if (predicateType === signPredicate)
        return 'signature';
    return provenance.test(predicateType) ? 'provenance' : undefined;
}
const signerPresets = {
    chainguard: [
        {
            issuer: 'https://token.actions.githubusercontent.com',
            identity: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
            source: 'https://edu.chainguard.dev/chainguard/chainguard-images/how-to-use/verifying-chainguard-images-and-metadata-signatures-with-cosign/',
        },
    ],
    distroless: [
        {
            issuer: 'https://accounts.google.com',
            identity: 'keyless@distroless.iam.gserviceaccount.com',
            source: 'https://github.com/GoogleContainerTools/distroless#how-do-i-verify-distroless-images',
        },
    ],
    kubernetes: [
        {
            issuer: 'https://accounts.google.com',
            identity: 'krel-trust@k8s-releng-prod.iam.gserviceaccount.com',
            source: 'https://kubernetes.io/docs/tasks/administer-cluster/verify-signed-artifacts/',
        },
    ],
};


/***/ }),

/***/ 80642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ lastAtOrBefore),
/* harmony export */   ie: () => (/* binding */ whereIs),
/* harmony export */   q$: () => (/* binding */ positionsOf),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
function positionsOf(text) {
    const starts = [text.startsWith('\uFEFF') ? 1 : 0];
    for (const end of text.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    const at = (offset) => {
        const line = lastAtOrBefore(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
    return ({ start, end }) => {
        const from = at(start);
        const to = at(end);
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    };
}
function lastAtOrBefore(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function whereIs({ file, span }, sources) {
    const source = sources.find(({ path }) => path === file);
    if (source === undefined)
        return file;
    const { line, column } = positionsOf(source.text)(span);
    return `${file}:${line}:${column}`;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}


/***/ })

};
