export const id = 261;
export const ids = [261,619,794];
export const modules = {

/***/ 36794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAddresses: () => (/* binding */ readAddresses),
/* harmony export */   readEvent: () => (/* binding */ readEvent),
/* harmony export */   readRun: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
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

/***/ 38106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ platformTokenNeeded),
/* harmony export */   QQ: () => (/* binding */ advisorySubject),
/* harmony export */   R0: () => (/* binding */ noPlatform),
/* harmony export */   U8: () => (/* binding */ severalEndsOfLife),
/* harmony export */   Ut: () => (/* binding */ noHttp2),
/* harmony export */   Zi: () => (/* binding */ tagOfAnother)
/* harmony export */ });
/* harmony import */ var _model_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50709);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59918);


function noPlatform(surface) {
    const name = (setting) => (0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, setting);
    return `No platform is configured, so tag histories cannot be checked. Set ${name('platform')}, or ${name('base-url')} and ${name('registry-url')}`;
}
function platformTokenNeeded(what, surface) {
    return `${what} require a platform token: set ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'identity')} or ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'token')}`;
}
function tagOfAnother(tag, repository) {
    return `List tags: the service lists ${(0,_model_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(tag)}, which belongs to another repository, as a tag of ${(0,_model_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(repository)}, so the list cannot be used`;
}
function severalEndsOfLife(tag) {
    return `the service gives different dates for the end of life of ${(0,_model_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(tag)}`;
}
const maxNamed = 5;
function advisorySubject(names) {
    const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
    const shown = names.slice(0, maxNamed).map((name) => name.replace(/[\p{Cc}\p{Cf}]+/gu, ' '));
    return `advisories for ${shown.join(', ')}${more}`;
}
const noHttp2 = 'The platform cannot be called over gRPC here, because HTTP/2 is not available';


/***/ }),

/***/ 89263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ platformName),
/* harmony export */   Ei: () => (/* binding */ mayBeSbom),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   W_: () => (/* binding */ attestedBy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62123);



const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(1000);
const annotations = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).nullish();
const digest = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine(_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc, 'not a sha256 digest');
const descriptor = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    mediaType: text.default(''),
    digest,
    size: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative().optional(),
    artifactType: text.nullish(),
    annotations,
    platform: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ os: text.default(''), architecture: text.default(''), variant: text.nullish() })
        .nullish(),
});
const manifest = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    mediaType: text.nullish(),
    manifests: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(descriptor).max(1000).nullish(),
    layers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(descriptor).max(1000).nullish(),
});
function readManifest(operation, { text: body }) {
    const { manifests, layers } = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(operation, { body }, manifest);
    return { ...(manifests ? { children: manifests } : {}), layers: layers ?? [] };
}
function attestedBy({ annotations: notes }) {
    const about = notes?.['vnd.docker.reference.digest'] ?? '';
    return notes?.['vnd.docker.reference.type'] === 'attestation-manifest' && (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc)(about)
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

/***/ 45941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createSearcher)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89263);


const maxSbomBytes = 64 * 1024 * 1024;
const maxTotalBytes = 256 * 1024 * 1024;
const maxCandidates = 100;
const maxPages = 10;
function createSearcher(options) {
    const search = { ...options, budget: { left: maxTotalBytes } };
    const { source, repository } = options;
    return async (subject, attestations) => {
        const hex = subject.digest.slice('sha256:'.length);
        const tagged = async (tag) => {
            const content = await source.manifest(repository, tag);
            return content === undefined ? [] : (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(`${repository}:${tag}`, content).layers;
        };
        const places = [
            () => layersOf(search, attestations),
            async () => layersOf(search, await referrersOf(search, subject.digest)),
            () => tagged(`sha256-${hex}.att`),
            () => tagged(`sha256-${hex}.sbom`),
        ];
        for (const place of places) {
            const documents = await documentsOf(search, subject, (await place()).filter(_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeSbom */ .Ei));
            if (documents.length > 0)
                return documents;
        }
        return [];
    };
}
async function referrersOf({ source, repository }, digest) {
    const what = `Referrers of ${repository}@${digest}`;
    const pages = [];
    let content = await source.referrers(repository, digest);
    content ??= await source.manifest(repository, digest.replace(':', '-'));
    for (let page = 1; content !== undefined; page += 1) {
        pages.push(...((0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(what, content).children ?? []));
        if (content.next === undefined)
            break;
        if (page >= maxPages)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: the list has more than ${maxPages} pages`);
        content = await source.referrers(repository, digest, content.next);
    }
    return bounded(what, pages.filter(_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeSbom */ .Ei));
}
async function layersOf({ source, repository }, manifests) {
    const layers = await Promise.all(manifests.map(async ({ digest, artifactType, annotations }) => {
        const what = `Manifest ${digest} of ${repository}`;
        const content = requirePresent(what, await source.manifest(repository, digest));
        return (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(what, content).layers.map((layer) => ({
            ...layer,
            artifactType,
            annotations: { ...annotations, ...layer.annotations },
        }));
    }));
    return bounded(repository, layers.flat());
}
async function documentsOf({ source, repository, inspect, budget }, subject, layers) {
    const read = await Promise.all(layers.map(async ({ digest, size = 0 }) => {
        const what = `SBOM ${digest} of ${repository}`;
        if (size > maxSbomBytes)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what} is larger than ${maxSbomBytes} bytes`);
        const { text } = requirePresent(what, await source.blob(repository, digest, maxSbomBytes));
        budget.left -= text.length;
        if (budget.left < 0)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: the SBOMs of the image exceed ${maxTotalBytes} characters in total`);
        const { isSbom, subjects } = inspect(text);
        if (isSbom && subjects.length > 0 && !subjects.includes(subject.digest))
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('contradiction', `${what} is attached to ${subject.digest}, but describes another image`);
        return isSbom ? [{ ...subject, subject: subject.digest, digest, text }] : [];
    }));
    return read.flat();
}
function requirePresent(what, content) {
    if (content === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: the registry lists it, but does not have it`);
    return content;
}
function bounded(what, descriptors) {
    if (descriptors.length <= maxCandidates)
        return descriptors;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: more than ${maxCandidates} documents are attached`);
}


/***/ }),

/***/ 71243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V9: () => (/* binding */ historyError),
/* harmony export */   eZ: () => (/* binding */ manifestError),
/* harmony export */   eo: () => (/* binding */ registryError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
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
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59918);

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
function platformHints(surface) {
    const name = (setting) => (0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, setting);
    const noAccess = 'The identity may not pull this image, or the repository does not exist';
    const tokens = {
        400: 'The registry does not know the organization in the image name',
        401: `The registry requires credentials for this image: set ${name('identity')} or ${name('registry-token')}`,
        403: `${noAccess}. An identity of a subgroup cannot access the registry of the organization`,
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

/***/ 10910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ ociClient)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/clients/http/json.js
var json = __webpack_require__(62123);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./lib/clients/registry/media-types.js


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
const anyManifest = schemas/* object */.Ikc({ schemaVersion: schemas/* literal */.euz(2) });
const indexAnswer = anyManifest.extend({
    manifests: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: schemas/* string */.YjP().refine(model_image/* isDigest */.Bc, 'not a sha256 digest') })).default([]),
});

;// CONCATENATED MODULE: ./lib/clients/registry/digest.js





const maxManifestBytes = 4 * 1024 * 1024;
function parseDigestHeader(header, operation) {
    if ((0,model_image/* isDigest */.Bc)(header))
        return header;
    throw new failure/* Failure */.HR('bad-answer', `${operation}: the registry returned a digest that is not sha256`);
}
function manifestDigest(response, operation) {
    const { body, headers } = response;
    const refuse = (why) => new failure/* Failure */.HR('bad-answer', `${operation}: the digest of the manifest cannot be computed, because ${why}`);
    if (Buffer.byteLength(body) > maxManifestBytes)
        throw refuse('it is larger than 4 MiB');
    if (body.includes('\uFFFD'))
        throw refuse('it is not UTF-8 text');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
        throw refuse('it was sent compressed');
    if (/\.docker\.distribution\.manifest\.v1\+/.test(headers['content-type'] ?? ''))
        throw refuse('it has the old format that contains signatures');
    (0,json/* decodeJson */.x)(operation, response, anyManifest);
    const digest = sha256(body);
    const header = headers['docker-content-digest'];
    if (header !== undefined)
        requireSameDigest(parseDigestHeader(header, operation), digest, operation);
    return digest;
}
function requireSameDigest(expected, actual, operation) {
    if (expected === actual)
        return;
    throw new failure/* Failure */.HR('contradiction', `${operation}: expected ${expected}, but the registry sent ${actual}`);
}
function verifyContent(what, digest, text) {
    const actual = sha256(text);
    if (actual === digest)
        return;
    const message = `${what}: the registry sent content with another digest (${actual})`;
    throw new failure/* Failure */.HR('digest-mismatch', `${message}. Do not use it; ask the operator of the registry`);
}
function sha256(text) {
    return `sha256:${(0,external_node_crypto_.createHash)('sha256').update(text, 'utf8').digest('hex')}`;
}

// EXTERNAL MODULE: ./lib/clients/registry/errors.js
var errors = __webpack_require__(71243);
// EXTERNAL MODULE: ./lib/model/address.js
var address = __webpack_require__(83313);
// EXTERNAL MODULE: ./lib/clients/registry/messages.js
var messages = __webpack_require__(22852);
;// CONCATENATED MODULE: ./lib/clients/registry/redirect.js



const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
async function followRedirects(what, send, request, first) {
    let from = new URL(request.url);
    let response = first;
    for (let count = 0; redirects.has(response.status); count += 1) {
        const refuse = (why) => new failure/* Failure */.HR('bad-answer', (0,messages/* redirectRefused */.LK)(what, from.host, why));
        const location = response.headers.location ?? '';
        if (count === maxRedirects)
            throw refuse(`it is number ${maxRedirects + 1} in a row`);
        if (location === '' || !URL.canParse(location, from.href))
            throw refuse('its target is not a valid URL');
        const target = new URL(location, from);
        if (!isAllowed(from, target))
            throw refuse(`${target.origin} is neither the same host nor a public https address`);
        from = target;
        response = await send({ ...request, url: target.href });
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
    if ((0,address/* isLoopback */.U9)(hostname))
        return 'loopback';
    return (0,address/* isPublicName */.XC)(hostname) ? 'public' : 'private';
}

;// CONCATENATED MODULE: ./lib/clients/registry/oci-client.js







const needsGet = new Set([404, 405, 501]);
function ociClient({ url, send, describe, hints, remember = (_, ask) => ask() }, session, isAbsent) {
    async function request(repository, path, more) {
        const request = {
            method: 'GET',
            url: `${url}/v2/${repository}/${path}`,
            headers: { accept: manifestTypes },
            maxBytes: maxManifestBytes,
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
            return { digest: parseDigestHeader(header, operation), isIndex: isIndex(head) };
        if (head.status !== 200 && !needsGet.has(head.status))
            throw (0,errors/* manifestError */.eZ)(operation, head, hints);
        const response = await request(repository, path, {});
        if (response.status !== 200)
            return { error: (0,errors/* manifestError */.eZ)(operation, response, hints), status: response.status };
        return { digest: manifestDigest(response, operation), isIndex: isIndex(response) };
    }
    function contentOf(operation, response, digest) {
        const { status, headers, body } = response;
        if (status === 404)
            return undefined;
        if (status !== 200)
            throw (0,errors/* registryError */.eo)(operation, response, status === 401 || status === 403 ? hints.denied : undefined);
        if (digest !== undefined)
            verifyContent(operation, digest, body);
        return (0,compact/* compact */.o)({ text: body, mediaType: headers['content-type'] });
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
            requireSameDigest(digest, found.digest, operation);
            return { isIndex: found.isIndex };
        },
        async children(repository, digest) {
            const operation = `Manifest ${digest} of ${describe(repository)}`;
            const response = await request(repository, `manifests/${digest}`, {});
            if (response.status !== 200)
                return unlessAbsent((0,errors/* manifestError */.eZ)(operation, response, hints), response.status);
            requireSameDigest(digest, manifestDigest(response, operation), operation);
            return (0,json/* decodeJson */.x)(operation, response, indexAnswer).manifests.map((manifest) => manifest.digest);
        },
        async manifest(repository, reference) {
            const response = await request(repository, `manifests/${reference}`, {});
            const digest = (0,model_image/* isDigest */.Bc)(reference) ? reference : undefined;
            return contentOf(`Manifest ${reference} of ${describe(repository)}`, response, digest);
        },
        async referrers(repository, digest, page = '') {
            const accept = { headers: { accept: indexType } };
            const response = await request(repository, `referrers/${digest}${page}`, accept);
            const content = contentOf(`Referrers of ${describe(repository)}@${digest}`, response);
            return content && (0,compact/* compact */.o)({ ...content, next: nextPage(response) });
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
    return isIndexType(headers['content-type']);
}
function nextPage({ headers }) {
    const link = /^<[^<>?]{0,2000}(\?[^<>]{1,2000})>\s*;\s*rel="?next"?/.exec(headers.link ?? '');
    return link?.[1];
}


/***/ }),

/***/ 42110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openSession)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
;// CONCATENATED MODULE: ./lib/clients/registry/challenge.js

const maxHeaderLength = 4096;
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+/;
const quoted = /^"((?:[^"\\]|\\.)*)"/;
function challengeIn(header) {
    const challenges = parse((header ?? '').slice(0, maxHeaderLength));
    const bearer = challenges.find(({ scheme }) => scheme === 'bearer');
    const realm = bearer?.parameters.get('realm');
    if (realm !== undefined) {
        const service = bearer?.parameters.get('service');
        return { scheme: 'Bearer', realm, ...(0,compact/* compact */.o)({ service }) };
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/secret.js
var secret = __webpack_require__(91817);
// EXTERNAL MODULE: ./lib/clients/http/json.js
var json = __webpack_require__(62123);
// EXTERNAL MODULE: ./lib/clients/registry/errors.js
var errors = __webpack_require__(71243);
// EXTERNAL MODULE: ./lib/clients/registry/messages.js
var messages = __webpack_require__(22852);
// EXTERNAL MODULE: ./lib/model/address.js
var address = __webpack_require__(83313);
;// CONCATENATED MODULE: ./lib/clients/registry/realm.js



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

;// CONCATENATED MODULE: ./lib/clients/registry/token.js








const tokenAnswer = schemas/* object */.Ikc({ token: schemas/* string */.YjP().optional(), access_token: schemas/* string */.YjP().optional() })
    .transform(({ token, access_token }) => token || access_token || '')
    .refine((token) => token !== '', 'without a token');
async function authorizationFor(options, repository, challenge) {
    const credential = await options.credential();
    if (credential?.kind === 'registry')
        return { scheme: 'Bearer', credential: credential.token };
    if (challenge.scheme === 'Basic')
        return passwordOf(options, credential);
    const realm = await trustedRealm(options.url, challenge.realm);
    const operation = `Registry token for ${options.describe(repository)}`;
    const query = {
        ...(0,compact/* compact */.o)({ service: challenge.service }),
        scope: `repository:${repository}:pull`,
    };
    const response = await options.send(tokenRequest(options, realm, query, credential));
    if (response.status === 403 && credential?.kind === 'access')
        return { scheme: 'Bearer', credential: credential.token };
    if (response.status !== 200)
        throw (0,errors/* registryError */.eo)(operation, response, options.hints.token(response.status, credential !== undefined));
    const token = new secret/* Secret */.z((0,json/* decodeJson */.x)(operation, response, tokenAnswer));
    options.onSecret(token);
    return { scheme: 'Bearer', credential: token };
}
function tokenRequest(options, realm, query, credential) {
    if (credential?.kind === 'identity')
        return refreshRequest(realm, query, credential.token);
    const url = new URL(realm);
    for (const [name, value] of Object.entries(query))
        url.searchParams.set(name, value);
    const request = { method: 'GET', url: url.href, headers: { accept: 'application/json' } };
    if (credential === undefined)
        return request;
    if (credential.kind === 'access')
        return { ...request, authorization: { scheme: 'Bearer', credential: credential.token } };
    return { ...request, authorization: passwordOf(options, credential) };
}
function refreshRequest(realm, query, token) {
    const fields = {
        ...query,
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


function openSession(options) {
    const { send } = options;
    let learned = options.challenge === undefined ? undefined : Promise.resolve(options.challenge);
    const tokens = new Map();
    function authorization(repository, challenge) {
        const known = tokens.get(repository) ?? authorizationFor(options, repository, challenge);
        tokens.set(repository, known);
        return known;
    }
    async function sendWith(repository, request, challenge) {
        const isNew = !tokens.has(repository);
        const first = authorization(repository, challenge);
        const response = await send({ ...request, authorization: await first });
        if (response.status !== 401 || isNew || challenge.scheme === 'Basic')
            return response;
        if (tokens.get(repository) === first)
            tokens.delete(repository);
        return send({ ...request, authorization: await authorization(repository, challenge) });
    }
    async function retryIfChallenged(repository, request, response) {
        const challenge = challengeOf(response);
        return challenge === undefined ? response : sendWith(repository, request, challenge);
    }
    return async (repository, request) => {
        if (learned === undefined) {
            const plain = send(request);
            learned = plain.then(challengeOf, () => undefined);
            return retryIfChallenged(repository, request, await plain);
        }
        const challenge = await learned;
        if (challenge !== undefined)
            return sendWith(repository, request, challenge);
        return retryIfChallenged(repository, request, await send(request));
    };
}
function challengeOf({ status, headers }) {
    return status === 401 ? challengeIn(headers['www-authenticate']) : undefined;
}


/***/ }),

/***/ 74682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ uncovered),
/* harmony export */   Rw: () => (/* binding */ allTime),
/* harmony export */   jB: () => (/* binding */ allTimeUpTo),
/* harmony export */   pm: () => (/* binding */ intervalAt),
/* harmony export */   vV: () => (/* binding */ addInterval)
/* harmony export */ });
const allTime = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
function allTimeUpTo(instant) {
    return { from: allTime.from, to: instant + 1 };
}
function addInterval(set, { from, to }) {
    if (from >= to)
        return set;
    const before = set.filter((member) => member.to < from);
    const after = set.filter((member) => member.from > to);
    const touching = set.slice(before.length, set.length - after.length);
    const joined = {
        from: Math.min(from, touching[0]?.from ?? from),
        to: Math.max(to, touching.at(-1)?.to ?? to),
    };
    return [...before, joined, ...after];
}
function uncovered(set, within = allTime) {
    const missing = [];
    let from = within.from;
    for (const member of set) {
        const to = Math.min(member.from, within.to);
        if (to > from)
            missing.push({ from, to });
        from = Math.max(from, member.to);
    }
    if (from < within.to)
        missing.push({ from, to: within.to });
    return missing;
}
function intervalAt(set, instant) {
    return set.find(({ from, to }) => from <= instant && (instant < to || to === allTime.to));
}


/***/ }),

/***/ 72881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ intervalsAt),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   X9: () => (/* binding */ lastIntervalOf),
/* harmony export */   hf: () => (/* binding */ timelineOf),
/* harmony export */   jB: () => (/* binding */ upTo),
/* harmony export */   lm: () => (/* binding */ withRecords),
/* harmony export */   t7: () => (/* binding */ orderRecords)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);


function orderRecords(records) {
    const sorted = [...records].sort((a, b) => a.at - b.at || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.digest, b.digest));
    return sorted.filter(({ at, digest }, index) => {
        const before = sorted[index - 1];
        return before?.at !== at || before.digest !== digest;
    });
}
function withRecords(records, more) {
    const added = orderRecords(more);
    const start = countBefore(records, added[0]?.at ?? _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
    const end = countBefore(records, (added.at(-1)?.at ?? _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) + 1);
    const merged = start === end ? added : orderRecords([...records.slice(start, end), ...added]);
    return records.slice(0, start).concat(merged, records.slice(end));
}
function recordsIn(records, { from, to }) {
    return records.slice(countBefore(records, from), countBefore(records, to));
}
function timelineOf(records) {
    const intervals = [];
    let newest = [];
    for (const [at, digests] of digestsByInstant(orderRecords(records))) {
        const tied = digests.length > 1;
        if (!tied && newest.length === 1 && newest[0]?.digest === digests[0])
            continue;
        for (const interval of newest)
            interval.until = at;
        newest = digests.map((digest) => ({ digest, since: at, tied }));
        for (const interval of newest)
            intervals.push(interval);
    }
    return intervals;
}
function* digestsByInstant(records) {
    let digests = [];
    for (const [index, { at, digest }] of records.entries()) {
        digests.push(digest);
        if (records[index + 1]?.at === at)
            continue;
        yield [at, digests];
        digests = [];
    }
}
function lastIntervalOf(timeline, digest) {
    return timeline.findLastIndex((interval) => interval.digest === digest);
}
function intervalsAt(timeline, instant) {
    const end = countUpTo(timeline, instant);
    const since = timeline[end - 1]?.since;
    let start = end;
    while (start > 0 && timeline[start - 1]?.since === since)
        start -= 1;
    return timeline.slice(start, end);
}
function upTo(timeline, instant) {
    return timeline.slice(0, countUpTo(timeline, instant)).map((interval) => {
        if (interval.until === undefined || interval.until <= instant)
            return interval;
        const { until: _later, ...open } = interval;
        return open;
    });
}
function countUpTo(timeline, instant) {
    return countWhile(timeline, ({ since }) => since <= instant);
}
function countBefore(records, instant) {
    return countWhile(records, ({ at }) => at < instant);
}
function countWhile(sorted, condition) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        const item = sorted[middle];
        if (item !== undefined && condition(item))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ distinctByJson),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function distinctByJson(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}


/***/ }),

/***/ 11680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ formOf)
/* harmony export */ });
const signPredicate = 'https://sigstore.dev/cosign/sign/v1';
const provenance = /^https:\/\/slsa\.dev\/provenance\/v\d{1,3}(?:\.\d{1,3})?$/;
function formOf(predicateType) {
    if (predicateType === signPredicate)
        return 'signature';
    return provenance.test(predicateType) ? 'provenance' : undefined;
}


/***/ }),

/***/ 46425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var _compact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6472);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);



const noPlatformToken = 'The list of tags cannot be requested without a platform token, so the end of life of tags is not known';
function notOneRepository(name, count, group) {
    const found = count === 0 ? 'no repository' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'repository');
    const where = group === undefined ? '' : ` in group ${group}`;
    return `The identity can see ${found} named ${name}${where}, so the end of life of its tags is not known. An identity of a subgroup cannot see the repositories of the organization`;
}
async function findRepository({ catalogue }, { publicOrganization, group }, path) {
    const [organization = '', ...rest] = path.split('/');
    const name = rest.join('/');
    const isPublic = organization === publicOrganization;
    if (catalogue === undefined)
        return isPublic ? undefined : { cause: 'no-credential', subject: path, message: noPlatformToken };
    try {
        const scope = isPublic ? {} : (0,_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({ group });
        const listed = await catalogue.listRepositories({ name, ...scope });
        const candidates = listed.filter((repository) => repository.name === name && (group === undefined || isInGroup(repository, group) !== isPublic));
        const [repository] = candidates;
        if (repository !== undefined && candidates.length === 1)
            return repository;
        if (isPublic && repository === undefined)
            return undefined;
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('contradiction', notOneRepository(name, candidates.length, scope.group));
    }
    catch (error) {
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, path);
    }
}
function isInGroup({ uid }, group) {
    return uid.startsWith(`${group}/`);
}


/***/ }),

/***/ 36484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutStacks)
/* harmony export */ });
function withoutStacks(work) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    try {
        return work();
    }
    finally {
        Error.stackTraceLimit = limit;
    }
}


/***/ }),

/***/ 41422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fO: () => (/* binding */ advisoriesOf),
/* harmony export */   pA: () => (/* binding */ severityText),
/* harmony export */   qs: () => (/* binding */ severityRank)
/* harmony export */ });
/* harmony import */ var _model_advisory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20186);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89506);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57798);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45349);




function advisoriesOf({ advisories, findings }) {
    const about = new Map();
    for (const finding of findings) {
        if (finding.advisory === undefined)
            continue;
        const key = keyOf(finding.advisory, finding.artifact);
        about.set(key, [...(about.get(key) ?? []), finding]);
    }
    return advisories
        .map((one) => rowOf(one, about.get(keyOf(one.advisoryId, one.artifactName)) ?? []))
        .sort((a, b) => Number(b.open) - Number(a.open) || severityRank(b) - severityRank(a) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.id, b.id));
}
function keyOf(advisory, artifact) {
    return JSON.stringify([advisory, artifact]);
}
function rowOf(advisory, found) {
    const { advisoryId, uid, aliases = [], artifactName, severities = [], events = [], updateTime } = advisory;
    const risk = (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityOf */ .xJ)(severities);
    const newest = (0,_model_advisory_js__WEBPACK_IMPORTED_MODULE_3__/* .newestEvent */ .j)(events);
    const { status = 'unknown', fixedVersion, patchedVersions = [] } = newest ?? {};
    return {
        id: advisoryId === '' ? uid : advisoryId,
        aliases: aliases.filter((alias) => alias !== advisoryId),
        artifact: artifactName,
        ...(risk === undefined ? {} : { risk }),
        status: Object.hasOwn(_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryStatuses */ .cV, status) ? (_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryStatuses */ .cV[status] ?? status) : status,
        fixedIn: fixedVersion === undefined ? patchedVersions : [fixedVersion],
        updated: updateTime,
        ...outcomeOf(found),
    };
}
function outcomeOf(found) {
    const waived = found.filter((one) => one.waived !== undefined).length;
    const open = found.length - waived;
    const counts = [open === 0 ? '' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(open, 'finding'), waived === 0 ? '' : `${waived} waived`];
    const outcome = counts.filter((count) => count !== '').join(', ');
    return { open: open > 0, outcome: outcome === '' ? 'no finding' : outcome };
}
function severityText(risk) {
    if (risk === undefined)
        return 'unknown';
    const score = risk.score === undefined ? '' : ` (CVSS ${risk.score})`;
    return `${risk.level}${score}${risk.orWorse ? ' or worse' : ''}`;
}
const order = ['none', 'low', 'medium', 'unknown', 'high', 'critical'];
function severityRank({ risk }) {
    return order.indexOf(risk?.level ?? 'unknown') * 100 + (risk?.score ?? 0);
}


/***/ }),

/***/ 56685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   tO: () => (/* binding */ withoutIndent)
/* harmony export */ });
function changeOf({ origin, file, line, fix }) {
    if (fix === undefined || file === undefined || line === undefined)
        return undefined;
    const { before, after } = fix.lines ?? { before: fix.expect, after: fix.replacement };
    const [old, fresh] = [linesOf(before), linesOf(after)];
    const max = Math.min(old.length, fresh.length);
    let head = 0;
    while (head < max && old[head] === fresh[head])
        head += 1;
    let tail = 0;
    while (tail < max - head && old.at(-1 - tail) === fresh.at(-1 - tail))
        tail += 1;
    const changed = {
        before: old.slice(head, old.length - tail),
        after: fresh.slice(head, fresh.length - tail),
    };
    if (changed.before.length + changed.after.length === 0)
        return undefined;
    const at = { file, line: (fix.place?.line ?? line) + head };
    return { ...(origin === undefined ? {} : { origin }), ...at, ...changed };
}
function changesOf(findings) {
    const changes = findings.flatMap((finding) => changeOf(finding) ?? []);
    return [
        ...new Map(changes.map((change) => [`${change.line} ${change.origin} ${change.file}`, change])).values(),
    ];
}
function withoutIndent({ before, after, }) {
    const indents = [...before, ...after].filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
    const least = Math.min(...indents, Number.MAX_SAFE_INTEGER);
    const cut = (line) => line.slice(least).trimEnd();
    return { before: before.map(cut), after: after.map(cut) };
}
function linesOf(text) {
    return text.split(/\r\n|\n|\r/);
}


/***/ }),

/***/ 57282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   sY: () => (/* binding */ shortDigests),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _model_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50709);



const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;
function markdown(text) {
    return (0,_model_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(marks, (mark) => '@#:.-'.includes(mark) ? `${entity(mark)}&#8288;` : entity(mark));
}
function code(text) {
    return `<code>${(0,_model_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(marks, entity)}</code>`;
}
function fenced(language, lines) {
    const text = lines.map((line) => line.split('\t').map(_model_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p).join('\t')).join('\n');
    const longest = [...text.matchAll(/`+/g)].reduce((max, [run]) => Math.max(max, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
function shortDigests(text) {
    return text.replace(/(sha256:[a-f0-9]{12})[a-f0-9]{52}(?![a-f0-9])/g, '$1');
}
function cut(text, bytes) {
    if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes)
        return text;
    let left = bytes - Buffer.byteLength('…');
    let end = 0;
    for (const character of text) {
        left -= Buffer.byteLength(character);
        if (left < 0)
            break;
        end += character.length;
    }
    return `${text.slice(0, end)}…`;
}
function entity(mark) {
    return `&#${mark.charCodeAt(0)};`;
}


/***/ }),

/***/ 37114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   Y: () => (/* binding */ tableSection)
/* harmony export */ });
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45349);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51692);


const openRows = 40;
const frameBytes = 800;
function tableSection(title, head, items, cells, total = items.length) {
    return (maxBytes) => {
        if (items.length === 0 || maxBytes < 2 * frameBytes)
            return '';
        const { shown } = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .takeWithin */ .Dh)(items, maxBytes - frameBytes, (item) => `| ${cells(item).join(' | ')} |\n`);
        const part = { shown, total };
        const top = `| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}\n`;
        const folded = part.shown.slice(openRows);
        const parts = [
            `### ${title} (${total})\n`,
            `${top}${part.shown.slice(0, openRows).join('')}`,
            ...(folded.length === 0 ? [] : [fold(`${folded.length} more`, `${top}${folded.join('')}`)]),
            ...(part.shown.length === part.total ? [] : [`${(0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(part)}.\n`]),
        ];
        return `\n${parts.join('\n')}`;
    };
}
function fold(title, text) {
    return `<details><summary>${title}</summary>\n\n${text}\n</details>\n`;
}


/***/ }),

/***/ 29348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tu: () => (/* binding */ advisoriesSection),
  v8: () => (/* binding */ auditSection),
  B3: () => (/* binding */ freshnessSection)
});

// EXTERNAL MODULE: ./lib/output/advisories.js
var advisories = __webpack_require__(41422);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/format.js
var format = __webpack_require__(5446);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/report/references.js + 2 modules
var references = __webpack_require__(48690);
;// CONCATENATED MODULE: ./lib/output/markdown/freshness.js




const order = ['wrong', 'stale', 'unpinned', 'behind', 'unknown', 'fresh'];
function imagesOf(report) {
    const uses = new Map();
    for (const reference of report.references) {
        if (reference.kind !== 'image')
            continue;
        const key = `${(0,format.referenceName)(reference)}@${reference.digest ?? ''}`;
        const others = uses.get(key);
        if (others === undefined)
            uses.set(key, [reference]);
        else
            others.push(reference);
    }
    const histories = new Map(report.histories?.map((one) => [`${one.registry}/${one.repository}:${one.tag}`, one]));
    const stale = new Set(report.findings.filter(({ check }) => check === 'stale-digest').map(references/* reportedPlaceKey */.YB));
    return [...uses.values()]
        .map((all) => {
        const isStale = all.some((one) => stale.has((0,references/* reportedPlaceKey */.YB)(one)));
        return rowOf(all, histories, report.asOf, isStale);
    })
        .sort(stalestFirst);
}
function rowOf([first, ...others], histories, asOf, isStale) {
    const { fact, digest } = first;
    const name = (0,format.referenceName)(first);
    const history = histories.get(first.tag === undefined ? `${name}:${fact?.recoveredTag ?? 'latest'}` : name);
    return (0,compact/* compact */.o)({
        name,
        digest,
        fact,
        history,
        uses: 1 + others.length,
        freshness: freshnessOf(fact, isStale),
        text: (0,format.referenceText)(first, asOf),
    });
}
function freshnessOf(fact, isStale) {
    switch (fact?.status) {
        case 'not-in-history':
        case 'missing':
            return 'wrong';
        case 'superseded':
            return isStale || fact.deprecated === true ? 'stale' : 'behind';
        case 'one-platform':
        case 'unpinned':
            return 'unpinned';
        case 'current':
            return fact.deprecated === true ? 'stale' : 'fresh';
        default:
            return 'unknown';
    }
}
function stalestFirst(a, b) {
    return (order.indexOf(a.freshness) - order.indexOf(b.freshness) ||
        (b.fact?.lagSeconds ?? 0) - (a.fact?.lagSeconds ?? 0) ||
        (0,model_text/* compareText */.n6)(a.name, b.name));
}

// EXTERNAL MODULE: ./lib/output/markdown/rows.js
var markdown_rows = __webpack_require__(37114);
// EXTERNAL MODULE: ./lib/output/markdown/sections.js
var sections = __webpack_require__(64055);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
;// CONCATENATED MODULE: ./lib/output/markdown/timeline.js

const cells = 16;
const barCharacters = { other: '·', pinned: '█', newer: '░', current: '▒' };
function barSegmentsOf({ fact, history, digest }, now) {
    const pinned = instant(fact?.pinnedSince);
    const since = instant(fact?.currentSince);
    if (history !== undefined && history.reigns.length > 0) {
        return history.reigns
            .map((interval) => ({ ...interval, from: Date.parse(interval.since) }))
            .filter(({ from }) => from <= now)
            .map(({ from, until, digest: held }) => ({
            from,
            until: Math.min(instant(until) ?? now, now),
            digest: held,
            what: held === digest ? 'pinned' : kindOf(from, pinned, until === undefined),
        }));
    }
    if (fact === undefined || since === undefined || since > now)
        return [];
    const current = {
        from: since,
        until: now,
        what: fact.status === 'current' ? 'pinned' : 'current',
        ...(fact.currentDigest === undefined ? {} : { digest: fact.currentDigest }),
    };
    const superseded = instant(fact.supersededAt);
    if (pinned === undefined || superseded === undefined)
        return [current];
    const pin = {
        from: pinned,
        until: superseded,
        what: 'pinned',
        ...(digest === undefined ? {} : { digest }),
    };
    return superseded < since
        ? [pin, { from: superseded, until: since, what: 'newer' }, current]
        : [pin, current];
}
function kindOf(from, pinned, last) {
    if (last)
        return 'current';
    return pinned !== undefined && from > pinned ? 'newer' : 'other';
}
function barOf(segments, now) {
    const start = segments[0]?.from;
    if (start === undefined)
        return '';
    const step = Math.max(now - start, 1) / cells;
    return Array.from({ length: cells }, (_, cell) => {
        const [left, right] = [start + cell * step, start + (cell + 1) * step];
        const pinned = segments.some(({ what, from, until }) => what === 'pinned' && from < right && until > left);
        if (pinned)
            return barCharacters.pinned;
        const at = cell === cells - 1 ? now : (left + right) / 2;
        return barCharacters[segments.findLast(({ from }) => from <= at)?.what ?? 'other'];
    }).join('');
}
const styles = { other: '', pinned: 'crit, ', newer: 'done, ', current: 'active, ' };
const maxRows = 8;
function chartOf({ name: image }, segments) {
    const shown = segments.slice(-maxRows);
    const span = (shown.at(-1)?.until ?? 0) - (shown[0]?.from ?? 0);
    const tick = span < 45 * time/* dayMs */.LP ? '1week' : span < 300 * time/* dayMs */.LP ? '1month' : '6month';
    return [
        'gantt',
        `    title ${chartName(image)}`,
        '    dateFormat YYYY-MM-DD HH:mm',
        '    axisFormat %b %d',
        `    tickInterval ${tick}`,
        '    todayMarker off',
        ...shown.flatMap(({ from, until, what, digest }) => {
            const name = digest?.slice('sha256:'.length, 'sha256:'.length + 8) ?? 'several digests';
            const label = what === 'other' ? name : `${name}<br>${what}`;
            return [`    section ${label}`, `    · :${styles[what]}${minute(from)}, ${minute(until)}`];
        }),
    ];
}
function chartName(name) {
    const last = name.slice(name.indexOf('/') + 1);
    return last.replace(/[^A-Za-z0-9._/-]/g, ' ').slice(0, 80);
}
function minute(at) {
    return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
function instant(text) {
    return text === undefined ? undefined : Date.parse(text);
}

;// CONCATENATED MODULE: ./lib/output/markdown/sections-images.js







const maxCharts = 3;
const charted = new Set(['stale', 'behind']);
const freshnessIcons = {
    wrong: '❌',
    stale: '🔴',
    unpinned: '🟡',
    behind: '🟡',
    unknown: '❔',
    fresh: '🟢',
};
const severityIcons = {
    none: '⚪',
    low: '⚪',
    medium: '🟡',
    unknown: '❔',
    high: '🟠',
    critical: '🔴',
};
function freshnessSection(report) {
    const now = Date.parse(report.asOf);
    const rows = imagesOf(report).map((row) => ({ ...row, segments: barSegmentsOf(row, now) }));
    const table = (0,markdown_rows/* tableSection */.Y)('Freshness', ['', 'Image'], rows, ({ name, digest, uses, freshness, text, segments }) => {
        const pin = digest === undefined ? '' : ` ${(0,sections/* codeLiteral */.Br)(digest)}`;
        const used = uses === 1 ? '' : ` × ${uses}`;
        const bar = barOf(segments, now);
        return [
            freshnessIcons[freshness],
            `${(0,sections/* codeLiteral */.Br)(name)}${pin}${used}<br>${bar === '' ? '' : `${(0,output_escape/* code */.aY)(bar)} `}${(0,sections/* untrusted */.bp)(text)}`,
        ];
    });
    const charts = rows
        .filter(({ freshness, segments }) => charted.has(freshness) && segments.length > 1)
        .slice(0, maxCharts)
        .map((row) => (0,output_escape/* fenced */.OF)('mermaid', chartOf(row, row.segments)));
    const legend = 'The bar covers the time from the first known day to now: `·` before the pin, `█` pinned, `░` newer, `▒` current.';
    const hasBars = rows.some(({ segments }) => barOf(segments, now) !== '');
    return (maxBytes) => {
        const pictures = charts.length === 0 ? '' : `\n${(0,markdown_rows/* fold */.A)('Timelines of the stalest images', charts.join('\n\n'))}`;
        const text = table(maxBytes - Buffer.byteLength(pictures + legend) - 4);
        return text === '' || !hasBars ? text : `${text}\n${legend}\n${pictures}`;
    };
}
function auditSection({ mode, references, asOf }) {
    const rows = mode === 'audit' ? references : [];
    return (0,markdown_rows/* tableSection */.Y)('References', ['Where', 'Image'], rows, (one) => [
        (0,sections/* codeLiteral */.Br)((0,format.formatPlace)(one)),
        `${(0,sections/* codeLiteral */.Br)((0,format.referenceName)(one))}<br>${(0,sections/* untrusted */.bp)((0,format.auditText)(one, asOf))}`,
    ]);
}
function advisoriesSection(report) {
    return (0,markdown_rows/* tableSection */.Y)('Advisories', ['', 'Advisory'], (0,advisories/* advisoriesOf */.fO)(report), ({ id, aliases, artifact, risk, status, fixedIn, updated, outcome }) => {
        const also = aliases.length === 0 ? '' : ` ${(0,sections/* untrusted */.bp)(aliases.join(', '))}`;
        const fix = fixedIn.length === 0 ? '' : ` in ${(0,sections/* codeLiteral */.Br)(fixedIn.join(', '))}`;
        return [
            severityIcons[risk?.level ?? 'unknown'],
            `**${(0,sections/* codeLiteral */.Br)(id)}**${also}<br>${(0,sections/* codeLiteral */.Br)(artifact)}: severity ${(0,advisories/* severityText */.pA)(risk)}; ${(0,sections/* untrusted */.bp)(status)}${fix}; updated ${(0,sections/* untrusted */.bp)((0,format.formatReportDay)(updated))}; ${outcome}`,
        ];
    });
}


/***/ }),

/***/ 75037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pinnedSection),
/* harmony export */   u: () => (/* binding */ recordedSection)
/* harmony export */ });
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45349);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51692);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37114);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64055);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72444);





const openChanges = 10;
const frameBytes = 400;
function pinnedSection({ pinned }) {
    return (maxBytes) => {
        const part = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .takeWithin */ .Dh)(pinned, maxBytes - frameBytes, (edit) => (0,_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .diffOf */ .n)([changeOfEdit(edit)]));
        if (part.shown.length === 0)
            return '';
        const text = (0,_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .diffOf */ .n)(pinned.slice(0, part.shown.length).map(changeOfEdit));
        const parts = [
            `### Pinned (${pinned.length})\n`,
            part.shown.length > openChanges ? (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .A)('Changed lines', text) : `${text}\n`,
            ...(part.shown.length === part.total ? [] : [`${(0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(part)}.\n`]),
        ];
        return `\n${parts.join('\n')}`;
    };
}
function changeOfEdit({ file, line, before, after }) {
    return { file, line, before: [before], after: [after] };
}
function recordedSection({ recorded }) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .tableSection */ .Y)('Added to the ledger', ['', 'Image'], recorded, ({ file, line, after }) => {
        const [, image, digest] = entry.exec(after) ?? [];
        const seen = image === undefined ? (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .codeLiteral */ .Br)(after.trim()) : `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .codeLiteral */ .Br)(image)} ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .codeLiteral */ .Br)(digest ?? '')}`;
        return ['👁️', `${seen}<br>${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .codeLiteral */ .Br)(`${file}:${line}`)}`];
    });
}
const entry = /^\s*\{"image":"([^"\\]+)",.*"digest":"(sha256:[a-f0-9]{64})"\},?$/;


/***/ }),

/***/ 64055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ codeLiteral),
/* harmony export */   EA: () => (/* binding */ coverageSection),
/* harmony export */   Jb: () => (/* binding */ gapsSection),
/* harmony export */   RO: () => (/* binding */ waiversSection),
/* harmony export */   WT: () => (/* binding */ findingsSection),
/* harmony export */   bp: () => (/* binding */ untrusted),
/* harmony export */   c_: () => (/* binding */ waivedSection),
/* harmony export */   ew: () => (/* binding */ repositoriesSection),
/* harmony export */   qi: () => (/* binding */ verdictIcons)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57798);
/* harmony import */ var _report_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7130);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57282);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74047);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5446);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45349);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49424);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37114);







const maxTextBytes = 600;
const verdictIcons = { pass: '✅', fail: '❌', incomplete: '⚠️' };
const severityIcons = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
const waiverIcons = {
    active: '⏳',
    expired: '❌',
    lapsed: '❌',
    unused: 'ℹ️',
    unknown: '❔',
    removed: '➖',
    pending: '🆕',
};
const untrusted = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, maxTextBytes)));
const codeLiteral = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, maxTextBytes)));
function findingsSection({ source }, { findings, totals }) {
    const cells = (one) => findingCells(one, source);
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .tableSection */ .Y)('Findings', ['', 'Finding'], findings, cells, totals.findings);
}
function waivedSection({ source }, { waived }) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .tableSection */ .Y)('Waived', ['', 'Finding'], waived, (finding) => {
        const { reason = '', expires } = finding.waived ?? {};
        const until = expires === undefined ? '' : ` (until ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdown */ .wD)((0,_format_js__WEBPACK_IMPORTED_MODULE_1__.formatReportDay)(expires))})`;
        const [, cell] = findingCells(finding, source);
        return ['➖', `${cell}<br>Waived: ${untrusted(reason)}${until}`];
    });
}
function findingCells(finding, source) {
    const { severity, check, message } = finding;
    const existing = (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .existingLabel */ .kg)(finding);
    const label = existing === '' ? '' : ` (${existing})`;
    const place = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__.formatPlace)(finding) === '' ? '' : ` ${linked(finding, source)}`;
    return [severityIcons[severity], `**${codeLiteral(check)}**${place}${label}<br>${untrusted(message)}`];
}
function linked(finding, source) {
    const { file, line } = finding;
    const text = codeLiteral((0,_format_js__WEBPACK_IMPORTED_MODULE_1__.formatPlace)(finding));
    if (file === undefined || source === undefined || !/^https?:\/\/[\w.:-]+$/.test(source.server))
        return text;
    const path = [source.repository, 'blob', source.sha, file].map(_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .uriOf */ .S).join('/');
    return `[${text}](<${source.server}/${path}#L${line}>)`;
}
function gapsSection({ incomplete }, { totals }) {
    const cells = (one) => [
        '❔',
        `**${codeLiteral(one.cause)}** ${codeLiteral((0,_format_js__WEBPACK_IMPORTED_MODULE_1__.subjectOf)(one))}<br>${untrusted(one.message)}`,
    ];
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .tableSection */ .Y)('Not verified', ['', 'Item'], incomplete, cells, totals.unknown);
}
function repositoriesSection({ repositories = [] }) {
    const notClean = repositories.filter(({ verdict, findings }) => verdict !== 'pass' || findings > 0);
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .tableSection */ .Y)('Repositories that need attention', ['', 'Repository'], notClean, ({ origin, verdict, findings, unknown, missing }) => [
        verdictIcons[verdict],
        `${codeLiteral(origin)}<br>${missing === true ? 'no report' : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(findings, 'finding')}${unknown === 0 ? '' : `, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(unknown, 'item')} not verified`}`}`,
    ]);
}
const coverageLabels = {
    references: 'References',
    histories: 'Tag histories',
    artifacts: 'Artifacts',
};
function coverageSection(report) {
    const coverage = (0,_report_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .coverageIn */ .GC)(report);
    const kinds = _report_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .coverageKinds */ .at.filter((kind) => coverage[kind].asked > 0);
    return (maxBytes) => {
        const rows = kinds.map((kind) => {
            const { asked, answered, unknown } = coverage[kind];
            const causes = Object.entries(unknown).map(([cause, number]) => `<br>${codeLiteral((0,_report_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .causeName */ .n6)(cause))}: ${number}`);
            return `| ${coverageLabels[kind]} | ${answered} of ${asked}${causes.join('')} |\n`;
        });
        const text = `\n### Coverage\n\n| Looked up | Verified |\n| --- | --- |\n${rows.join('')}`;
        return rows.length === 0 || Buffer.byteLength(text) > maxBytes ? '' : text;
    };
}
function waiversSection(report) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .tableSection */ .Y)('Waivers that need attention', ['', 'Waiver'], (0,_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .notableWaivers */ .$_)(report), (waiver) => {
        const { state, reason, notice = '', owner, file, line } = waiver;
        const ownedBy = owner === undefined ? '' : `, ${codeLiteral(owner)}`;
        return [
            waiverIcons[state],
            `${codeLiteral((0,_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .waiverScope */ .rY)(waiver))}${ownedBy}<br>${untrusted(reason)}<br>${untrusted(notice)} (${codeLiteral(`${file}:${line}`)})`,
        ];
    });
}


/***/ }),

/***/ 72444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ diffOf),
/* harmony export */   o: () => (/* binding */ nextStepsSection)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57282);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5446);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95566);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45349);




const maxSteps = 5;
const maxChanges = 5;
const maxPlaces = 3;
const maxLineLength = 600;
function nextStepsSection(report, view, checks) {
    const steps = (0,_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B)(report, view, checks);
    return (maxBytes) => {
        if (steps.length === 0)
            return '';
        const list = steps.slice(0, maxSteps).map((step, index) => {
            const text = textOf(step)
                .trimEnd()
                .replace(/\n(?!\n)/g, '\n   ');
            return `${index + 1}. ${text}\n`;
        });
        const others = steps.length > maxSteps ? `\n${_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .stepTexts */ .B0.more(maxSteps, steps.length)}\n` : '';
        const text = `\n### What to do next\n\n${list.join('\n')}${others}`;
        return Buffer.byteLength(text) <= maxBytes ? text : '';
    };
}
function textOf(step) {
    switch (step.kind) {
        case 'pin':
            return `**Pin ${(0,_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOf */ .$)(step)}** (${step.checks.map(_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY).join(', ')}): ${_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .stepTexts */ .B0.pin(step.count)}${first(step.count, maxChanges)}\n\n${diffOf(step.changes.slice(0, maxChanges))}\n`;
        case 'fix': {
            const places = step.findings.slice(0, maxPlaces).map(({ message, ...at }) => {
                const place = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__.formatPlace)(at) === '' ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)((0,_format_js__WEBPACK_IMPORTED_MODULE_0__.formatPlace)(at), maxLineLength))}: `;
                return `- ${place}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(message, maxLineLength)))}\n`;
            });
            return `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(step.check)}**, ${(0,_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOf */ .$)(step)}. ${step.advice}${first(step.count, maxPlaces)}\n\n${places.join('')}`;
        }
        case 'investigate': {
            const causes = step.causes.map(({ cause, count, first: message }) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(cause, maxLineLength))} (${count}): ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(message, maxLineLength)))}\n`);
            return `**${_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .stepTexts */ .B0.unverified((0,_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOf */ .$)(step))}** ${step.advice}\n\n${causes.slice(0, maxSteps).join('')}`;
        }
    }
}
function first(count, max) {
    return count > max ? ` The first ${max}:` : '';
}
function diffOf(changes) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .OF)('diff', changes.flatMap(hunkOf));
}
function hunkOf({ before, after, ...at }) {
    const marked = (mark, lines) => lines.map((one) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(`${mark}${one.trimEnd()}`, maxLineLength));
    return [(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(`@@ ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__.formatPlace)(at)} @@`, maxLineLength), ...marked('-', before), ...marked('+', after)];
}


/***/ }),

/***/ 79867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ renderWithin),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   zZ: () => (/* binding */ summaryHead)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57282);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5446);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51692);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64055);
/* harmony import */ var _sections_images_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29348);
/* harmony import */ var _sections_written_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75037);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72444);







function summaryOf(report, view, checks) {
    const head = summaryHead(report, view);
    const body = renderWithin(_view_js__WEBPACK_IMPORTED_MODULE_1__/* .viewLimits */ .c5.summaryBytes - Buffer.byteLength(head), [
        { render: (0,_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextStepsSection */ .o)(report, view, checks), share: 1 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .gapsSection */ .Jb)(report, view), share: 0.3 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoriesSection */ .ew)(report), share: 0.3 },
        { render: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_4__/* .pinnedSection */ .s)(view), share: 0.3 },
        { render: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_4__/* .recordedSection */ .u)(view), share: 0.1 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .findingsSection */ .WT)(report, view), share: 0.6, last: true },
        { render: (0,_sections_images_js__WEBPACK_IMPORTED_MODULE_3__/* .freshnessSection */ .B3)(report), share: 1, last: true },
        { render: (0,_sections_images_js__WEBPACK_IMPORTED_MODULE_3__/* .auditSection */ .v8)(report), share: 0.4 },
        { render: (0,_sections_images_js__WEBPACK_IMPORTED_MODULE_3__/* .advisoriesSection */ .tu)(report), share: 0.3 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .coverageSection */ .EA)(report), share: 1 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .waiversSection */ .RO)(report), share: 0.2 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .waivedSection */ .c_)(report, view), share: 0.3 },
    ]);
    return head + body;
}
function summaryHead(report, view) {
    return `## ${_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictIcons */ .qi[report.verdict]} Tagproof: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .markdown */ .wD)((0,_format_js__WEBPACK_IMPORTED_MODULE_0__.headline)(report, view))}\n\n${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__.verdictMeaning)(report)}\n`;
}
function renderWithin(maxBytes, sections) {
    const rendered = new Map();
    let left = maxBytes;
    for (const section of [...sections.filter(({ last }) => !last), ...sections.filter(({ last }) => last)]) {
        const text = section.render(Math.floor(left * section.share));
        left -= Buffer.byteLength(text);
        rendered.set(section, text);
    }
    return sections.map((section) => rendered.get(section)).join('');
}


/***/ }),

/***/ 95566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sizeOf),
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65268);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57798);
/* harmony import */ var _report_references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48690);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56685);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45349);





const urgency = [
    'digest-not-in-history',
    'pin',
    'missing-tag',
    'denied-by-policy',
    'deprecated-tag',
    'advisory',
];
const blocked = 'blocked';
function stepsOf(report, { findings }, checks) {
    const groups = groupFindings(report, findings.filter(needsWork));
    const rank = (group) => (urgency.includes(group) ? urgency.indexOf(group) : urgency.length);
    const worst = (found) => Math.min(...found.map(({ severity }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g.indexOf(severity)));
    const ordered = [...groups]
        .map(([group, found]) => ({ group, found, worst: worst(found), rank: rank(group) }))
        .sort((a, b) => a.worst - b.worst || a.rank - b.rank || Number(a.group === blocked) - Number(b.group === blocked));
    const steps = ordered.map(({ group, found }) => stepFor(group, found, checks));
    if (report.incomplete.length === 0)
        return steps;
    const firstBlocked = ordered.findIndex(({ group }) => group === blocked);
    const index = report.verdict === 'incomplete' ? 0 : firstBlocked < 0 ? steps.length : firstBlocked;
    return steps.toSpliced(index, 0, investigateStep(report.incomplete));
}
function needsWork({ check, testData }) {
    return testData === undefined && check !== 'built-here';
}
function groupFindings({ references }, findings) {
    const unknown = new Set(references.flatMap((one) => (one.fact?.status === 'unknown' ? (0,_report_references_js__WEBPACK_IMPORTED_MODULE_0__/* .reportedPlaceKey */ .YB)(one) : [])));
    const groupOf = (finding) => {
        if ((0,_change_js__WEBPACK_IMPORTED_MODULE_3__/* .changeOf */ .C2)(finding) !== undefined)
            return 'pin';
        return finding.check === 'unpinned' && unknown.has((0,_report_references_js__WEBPACK_IMPORTED_MODULE_0__/* .reportedPlaceKey */ .YB)(finding)) ? blocked : finding.check;
    };
    const groups = new Map();
    for (const finding of findings) {
        const group = groupOf(finding);
        const found = groups.get(group);
        if (found === undefined)
            groups.set(group, [finding]);
        else
            found.push(finding);
    }
    return groups;
}
function stepFor(group, findings, checks) {
    if (group === 'pin')
        return pinStep(findings);
    const check = group === blocked ? 'unpinned' : group;
    const advice = group === blocked ? _texts_js__WEBPACK_IMPORTED_MODULE_1__/* .stepTexts */ .B0.blocked : adviceOf(check, checks);
    return { kind: 'fix', count: findings.length, check, advice, findings };
}
function pinStep(findings) {
    const changes = (0,_change_js__WEBPACK_IMPORTED_MODULE_3__/* .changesOf */ .fs)(findings);
    const checks = [...new Set(findings.map(({ check }) => check))];
    return { kind: 'pin', count: changes.length, checks, changes };
}
function adviceOf(check, checks) {
    return checks.find(({ id }) => id === check)?.fix.split(/(?<=\.) /)[0] ?? '';
}
const temporary = new Set([
    'unreachable',
    'timeout',
    'rate-limited',
    'server-error',
    'stopped',
]);
function investigateStep(incomplete) {
    const byCause = new Map();
    for (const { cause, message } of incomplete) {
        const known = byCause.get(cause);
        if (known === undefined)
            byCause.set(cause, { cause, count: 1, first: message });
        else
            known.count += 1;
    }
    const causes = [...byCause.values()].sort((a, b) => Number(temporary.has(a.cause)) - Number(temporary.has(b.cause)) || b.count - a.count);
    const { length: count } = incomplete;
    const passing = causes.filter(({ cause }) => temporary.has(cause)).length;
    const advice = passing === causes.length
        ? _texts_js__WEBPACK_IMPORTED_MODULE_1__/* .stepTexts */ .B0.temporary(count)
        : passing === 0
            ? _texts_js__WEBPACK_IMPORTED_MODULE_1__/* .stepTexts */ .B0.permanent
            : _texts_js__WEBPACK_IMPORTED_MODULE_1__/* .stepTexts */ .B0.mixed;
    return { kind: 'investigate', count, causes, advice };
}
function sizeOf({ kind, count }) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(count, { pin: 'line', fix: 'place', investigate: 'item' }[kind]);
}


/***/ }),

/***/ 49424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ notableWaivers),
/* harmony export */   Wx: () => (/* binding */ urgentFirst),
/* harmony export */   rY: () => (/* binding */ waiverScope)
/* harmony export */ });
const order = [
    'pending',
    'lapsed',
    'expired',
    'removed',
    'unknown',
    'unused',
    'active',
];
function notableWaivers({ waivers }) {
    return waivers.filter(({ notice }) => notice !== undefined).sort(urgentFirst);
}
function urgentFirst(a, b) {
    return order.indexOf(a.state) - order.indexOf(b.state) || expiryOf(a) - expiryOf(b);
}
function expiryOf({ expires }) {
    const expiry = Date.parse(expires ?? '');
    return Number.isNaN(expiry) ? Number.POSITIVE_INFINITY : expiry;
}
function waiverScope({ check, image, tag, paths, artifact, advisory }) {
    const parts = [check, image, tag, paths?.join(' or '), artifact, advisory];
    return parts.filter((part) => part !== undefined).join(' ');
}


/***/ }),

/***/ 7130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ coverageIn),
/* harmony export */   _5: () => (/* binding */ coverageOf),
/* harmony export */   at: () => (/* binding */ coverageKinds),
/* harmony export */   js: () => (/* binding */ countByOutcome),
/* harmony export */   n6: () => (/* binding */ causeName),
/* harmony export */   vn: () => (/* binding */ coverageLine)
/* harmony export */ });
function coverageOf(references) {
    const tags = new Map();
    for (const { kind, registry, repository, tag, fact } of references) {
        if (kind !== 'image')
            continue;
        const name = `${registry}/${repository}:${tag ?? fact?.recoveredTag ?? ''}`;
        tags.set(name, tags.get(name) ?? historyCause(fact));
    }
    return {
        references: countByOutcome(references.map(({ kind, fact }) => (kind === 'image' ? causeOf(fact) : kind))),
        histories: countByOutcome([...tags.values()]),
    };
}
function coverageIn({ coverage, references }) {
    return coverage ?? { ...coverageOf(references), artifacts: { asked: 0, answered: 0, unknown: {} } };
}
function countByOutcome(causes) {
    const unknown = {};
    let answered = 0;
    for (const cause of causes) {
        if (cause === undefined)
            answered += 1;
        else
            unknown[cause] = (Object.hasOwn(unknown, cause) ? (unknown[cause] ?? 0) : 0) + 1;
    }
    return { asked: causes.length, answered, unknown };
}
function causeOf(fact) {
    return fact !== undefined && fact.status !== 'unknown' ? undefined : (fact?.cause ?? 'not asked');
}
function historyCause(fact) {
    return fact?.basis === 'present' ? 'no-history' : causeOf(fact);
}
const coverageKinds = ['references', 'histories', 'artifacts'];
const nouns = { references: 'references', histories: 'tag histories', artifacts: 'artifacts' };
function coverageLine(report) {
    const coverage = coverageIn(report);
    const parts = coverageKinds.flatMap((kind) => {
        const { asked, answered, unknown } = coverage[kind];
        const causes = Object.entries(unknown).map(([cause, number]) => `${causeName(cause)}: ${number}`);
        const why = causes.length === 0 ? '' : ` (${causes.join(', ')})`;
        return asked === 0 ? [] : [`${answered} of ${asked} ${nouns[kind]}${why}`];
    });
    return parts.length === 0 ? '' : `verified: ${parts.join(', ')}`;
}
function causeName(cause) {
    if (cause === 'opaque')
        return 'not resolved';
    return cause === 'local' ? 'built here' : cause;
}


/***/ }),

/***/ 84282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   fl: () => (/* binding */ locator)
/* harmony export */ });
/* unused harmony export describeChange */
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);

function locator(files) {
    const known = new Map();
    return ({ file, span }) => {
        const source = files.get(file);
        if (source === undefined)
            throw new Error(`no text of ${file}`);
        const positions = known.get(file) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
        known.set(file, positions);
        return positions(span);
    };
}
function textsOf(files) {
    const locate = locator(files);
    const textOf = (file) => files.get(file)?.text ?? '';
    return {
        locate,
        isMarked: (file) => textOf(file).startsWith('\uFEFF'),
        fix: (at, edit) => describeFix(at, edit, textOf(at.file), locate),
    };
}
function describeFix(at, edit, text, locate) {
    const { start, end } = widened(at.span, edit.span);
    const fix = describeChange(at, edit, text.slice(start, end), () => locate({ file: at.file, span: { start, end } }));
    const lines = linesAround(text, { start, end });
    const before = text.slice(lines.start, lines.end);
    const after = text.slice(lines.start, start) + fix.replacement + text.slice(end, lines.end);
    return before.length > maxLineLengths ? fix : { ...fix, lines: { before, after } };
}
function describeChange(at, edit, around, locate) {
    const { start, end } = widened(at.span, edit.span);
    const elsewhere = start !== at.span.start || end !== at.span.end;
    const before = around.slice(0, edit.span.start - start);
    return {
        expect: around,
        replacement: before + edit.replacement + around.slice(edit.span.end - start),
        ...(elsewhere ? { place: locate() } : {}),
    };
}
function widened(at, edit) {
    return { start: Math.min(at.start, edit.start), end: Math.max(at.end, edit.end) };
}
const maxLineLengths = 2000;
function linesAround(text, { start, end }) {
    const from = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
    const after = text.slice(end).search(/[\r\n]/);
    const mark = text.startsWith('\uFEFF') ? 1 : 0;
    return { start: Math.max(start === 0 ? 0 : from, mark), end: after < 0 ? text.length : end + after };
}


/***/ }),

/***/ 15261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/checks/index.js + 28 modules
var checks = __webpack_require__(40897);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/model/source.js
var source = __webpack_require__(8480);
;// CONCATENATED MODULE: ./lib/checks/baseline.js


function baselineReferences(base, change, files) {
    const names = new Set(change.map((one) => nameOf(referenceOf(one, files))));
    return base.map((one) => referenceOf(one, files)).filter((one) => names.has(nameOf(one)));
}
function referenceOf(occurrence, files) {
    const { file } = occurrence.at;
    const gone = !files.has(file);
    const shared = { file, gone, ...(occurrence.testData === undefined ? {} : { testData: true }) };
    return occurrence.kind === 'opaque'
        ? { kind: occurrence.kind, ...shared, raw: occurrence.raw }
        : { kind: occurrence.kind, ...shared, ...occurrence.image };
}
function notCompared(findings, introduced) {
    return findings.map((finding) => ({ ...finding, introduced }));
}
function compareFindings(findings, occurrences, baseline) {
    const introduced = introducedFindings(findings, occurrences, baseline);
    const compared = new Set([...occurrences.map(({ at }) => at.file), ...Object.keys(baseline.unchanged)]);
    const isKnown = ({ at }) => at === undefined || compared.has(at.file);
    return findings.map((finding) => ({
        ...finding,
        introduced: isKnown(finding) ? introduced.has(finding) : 'unknown',
    }));
}
function introducedFindings(findings, occurrences, { references, unchanged }) {
    const occurrenceOf = occurrenceFinder(occurrences);
    const introduced = new Set();
    const byCheck = new Map();
    for (const finding of findings) {
        const { at, check } = finding;
        const occurrence = occurrenceOf(finding);
        if (occurrence !== undefined) {
            const ofCheck = byCheck.get(check) ?? new Map();
            byCheck.set(check, ofCheck.set(occurrence, [...(ofCheck.get(occurrence) ?? []), finding]));
        }
        else if (at !== undefined && unchanged[at.file] !== true) {
            introduced.add(finding);
        }
    }
    for (const [check, found] of byCheck) {
        const inFile = new Multiset();
        const moved = new Multiset();
        for (const reference of references) {
            const subject = subjectOf(reference, check);
            if (reference.gone)
                moved.add(subject);
            else
                inFile.add(`${reference.file}\0${subject}`);
        }
        for (const [occurrence, ofOccurrence] of found) {
            const subject = subjectOf(referenceOf(occurrence, new Set()), check);
            if (inFile.take(`${occurrence.at.file}\0${subject}`) || moved.take(subject))
                continue;
            for (const finding of ofOccurrence)
                introduced.add(finding);
        }
    }
    return introduced;
}
function occurrenceFinder(occurrences) {
    const byPlace = new Map();
    for (const one of occurrences)
        byPlace.set((0,source/* placeKey */.r)(one.at), [...(byPlace.get((0,source/* placeKey */.r)(one.at)) ?? []), one]);
    return ({ at, about }) => {
        const known = (at && byPlace.get((0,source/* placeKey */.r)(at))) ?? [];
        const isAbout = (one) => one.kind !== 'opaque' && about?.image !== undefined && (0,model_image/* imageName */.tO)(one.image) === (0,model_image/* imageName */.tO)(about.image);
        return known.find(isAbout) ?? known.at(-1);
    };
}
const aboutTheTag = ['deprecated-tag', 'nearing-end-of-life'];
function subjectOf(reference, check) {
    if (reference.kind === 'opaque')
        return nameOf(reference);
    const ignoresDigest = aboutTheTag.includes(check) && reference.tag !== undefined;
    return `${nameOf(reference)}@${ignoresDigest ? '' : (reference.digest ?? '')}`;
}
function nameOf(reference) {
    const name = reference.kind === 'opaque'
        ? `opaque ${reference.raw}`
        : `${reference.kind === 'local' ? 'local ' : ''}${(0,model_image/* imageName */.tO)(reference)}`;
    return reference.testData === true ? `test data ${name}` : name;
}
class Multiset {
    #counts = new Map();
    add(key) {
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    take(key) {
        const count = this.#counts.get(key) ?? 0;
        if (count > 0)
            this.#counts.set(key, count - 1);
        return count > 0;
    }
}

;// CONCATENATED MODULE: ./lib/checks/inline-waivers.js

function markNewInlineWaivers(base, change, isGone) {
    const existing = new Multiset();
    for (const waiver of base.waivers) {
        const { file } = waiver.at;
        existing.add(waiverKey(waiver, base, isGone(file) ? '' : file));
    }
    return change.waivers.map((waiver) => {
        const exists = existing.take(waiverKey(waiver, change, waiver.at.file)) ||
            existing.take(waiverKey(waiver, change, ''));
        return exists ? waiver : { ...waiver, pending: true };
    });
}
function waiverKey({ check, reason, covers }, { occurrences }, file) {
    const covered = occurrences.filter(({ at }) => at.file === covers.file && at.span.start >= covers.span.start && at.span.start < covers.span.end);
    return JSON.stringify([file, check, reason, covered.map(repositoryOf)]);
}
function repositoryOf(occurrence) {
    if (occurrence.kind === 'opaque')
        return `opaque ${occurrence.raw}`;
    return `${occurrence.image.registry}/${occurrence.image.repository}`;
}

// EXTERNAL MODULE: ./lib/clients/http/stop.js
var stop = __webpack_require__(55157);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/memoize.js
var memoize = __webpack_require__(6841);
// EXTERNAL MODULE: ./lib/model/glob.js
var model_glob = __webpack_require__(53523);
// EXTERNAL MODULE: ./lib/model/json.js
var model_json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
;// CONCATENATED MODULE: ./lib/model/mirror.js
function mirroredImage(image, mirrors) {
    const name = `${image.registry}/${image.repository}/`;
    const prefixes = Object.keys(mirrors).map(withoutSlash);
    const matching = prefixes.filter((prefix) => prefix !== '' && name.startsWith(`${prefix}/`));
    const longest = matching.reduce((best, prefix) => (prefix.length > best.length ? prefix : best), '');
    const [, original] = Object.entries(mirrors).find(([prefix]) => withoutSlash(prefix) === longest) ?? [];
    if (longest === '' || original === undefined)
        return image;
    const rest = name.slice(longest.length + 1, -1);
    const [registry = '', ...path] = [...withoutSlash(original).split('/'), ...(rest === '' ? [] : [rest])];
    if (path.length === 0)
        return image;
    const implied = registry === 'docker.io' && path.length === 1 && !rest.includes('/') ? ['library'] : [];
    return { ...image, registry, repository: [...implied, ...path].join('/') };
}
function withoutSlash(prefix) {
    return prefix.replace(/\/$/, '');
}

;// CONCATENATED MODULE: ./lib/model/official-images.js
const names = new Set(`adminer adoptopenjdk aerospike almalinux alpine alt amazoncorretto amazonlinux api-firewall arangodb archlinux
  artifactory azul-zulu backdrop bash bonita buildpack-deps busybox caddy cassandra celery centos chronograf cirros
  clearlinux clefos clickhouse clojure composer consul convertigo couchbase couchdb crate crux dart debian django docker
  dockerize docker-dev drupal eclipse-mosquitto eclipse-temurin eggdrop elasticsearch elixir emqx erlang espocrm
  express-gateway fedora flink fluentd friendica fsharp gazebo gcc geonetwork ghost glassfish golang gradle groovy
  haproxy haskell haxe hello-seattle hello-world hipache hitch hola-mundo httpd hylang ibm-semeru-runtimes ibmjava
  influxdb iojs irssi java jenkins jetty jobber joomla jruby julia kaazing-gateway kapacitor kibana known kong krakend
  lightstreamer liquibase logstash mageia mariadb matomo maven mediawiki memcached mongo mongo-express monica mono mysql
  nats nats-streaming neo4j neurodebian nextcloud nginx nim node notary nuxeo odoo open-liberty openjdk opensuse
  oraclelinux orientdb owncloud percona perl photon php php-zendserver phpmyadmin piwik plone postfixadmin postgres pypy
  python rabbitmq rails rakudo-star rapidoid r-base redis redmine registry rethinkdb rocket.chat rockylinux ros ruby rust
  sapmachine satosa scala scratch sentry silverpeas sl solr sonarqube sourcemage spark spiped storm swarm swift swipl
  teamspeak telegraf thrift tomcat tomee traefik ubuntu ubuntu-debootstrap ubuntu-upstart unit valkey varnish vault
  websphere-liberty wordpress xwiki yourls znc zookeeper`.split(/\s+/));
const folder = 'library/';
function isUnpublishable({ registry, repository }) {
    return (registry === 'docker.io' && repository.startsWith(folder) && !names.has(repository.slice(folder.length)));
}

;// CONCATENATED MODULE: ./lib/scan/local-images.js



const podmanLocal = 'localhost';
const maxBuildsPerName = 100;
function localizer(builds, mirrors = {}) {
    const byName = new Map();
    const pushed = new Set();
    for (const build of builds) {
        const image = namedImage(build.name);
        if (image === undefined)
            continue;
        const name = repositoryName(image);
        if (build.isPushed)
            pushed.add(name);
        const known = byName.get(name) ?? [];
        const { tag } = image;
        if (known.length < maxBuildsPerName)
            byName.set(name, [...known, tag === undefined ? { build } : { build, tag }]);
    }
    return (one) => {
        if (one.kind !== 'image' || !mayBeLocal(one.image) || mirroredImage(one.image, mirrors) !== one.image)
            return one;
        const name = repositoryName(one.image);
        const found = pushed.has(name)
            ? undefined
            : byName.get(name)?.find(({ tag }) => tag === undefined || tag === one.image.tag);
        return found === undefined ? one : localOf(one, found.build);
    };
}
function mayBeLocal(image) {
    return image.digest === undefined && (isUnpublishable(image) || image.registry === podmanLocal);
}
function localOf({ pin: _, ...one }, { file, line }) {
    return { ...one, kind: 'local', builtBy: { file, line } };
}
function repositoryName({ registry, repository }) {
    return `${registry}/${repository}`;
}
function namedImage(name) {
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    const hasVariableTag = colon > 0 && /[$`{%]/.test(name.slice(colon));
    const parsed = (0,model_image/* parseImage */.zZ)(hasVariableTag ? name.slice(0, colon) : name);
    return parsed.kind === 'image' ? parsed.image : undefined;
}

// EXTERNAL MODULE: ./lib/model/surface.js
var model_surface = __webpack_require__(59918);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
;// CONCATENATED MODULE: ./lib/scan/reasons.js



const maxSearched = 1000;
const maxQuoted = 100;
const unresolved = {
    template: contains({
        what: 'a template expression',
        pattern: /\$?\{\{.*?\}\}|\{%.*?%\}|<%.*?%>|<<.*?>>|\$?\[\[.*?\]\]/s,
    }),
    variable: contains({ what: 'a variable', pattern: /\$\{[^{}]*\}|\$\([^()]*\)|\$\w+/ }),
    hclExpression: contains({ what: 'an expression', pattern: /\$\{[^{}]*\}/ }),
    pipelineParameter: contains({ what: 'a pipeline parameter', pattern: /\$\([^()]*\)/ }),
    pipelineContainer: (name) => `\`${name}\` may be a container resource of the pipeline that uses this template`,
    pipelineVariable: contains({
        what: 'a pipeline variable',
        pattern: /\$\{\{.*?\}\}|\$\[.*\]|\$\([^()]*\)|\$\{[^{}]*\}/s,
    }),
    workflowExpression: contains({ what: 'a workflow expression', pattern: /\$\{\{.*?\}\}/s }),
    serviceVariable: contains({ what: 'a variable of the service', pattern: /\$\{[^{}]*\}|\$\w+/ }),
    editorVariable: contains({ what: 'an editor variable', pattern: /\$\{[^{}]*\}/ }),
    shellVariable: contains({ what: 'a shell variable', pattern: /\$\{[^{}]*\}|\$\([\w.]+\)|\$\w+/ }),
    shellCommand: contains({ what: 'the output of a shell command', pattern: /\$\(.*\)|`[^`]*`/s }),
    shellWildcard: contains({ what: 'a shell wildcard', pattern: /[*?]/ }),
    unknownOption: (option) => `follows the option ${quoted(option)}, and it is not known whether this is the value of the option: write \`${(0,model_text/* onOneLine */.GJ)(option, maxQuoted).replaceAll('`', "'")}=…\``,
    systemdSpecifier: contains({ what: 'a systemd specifier', pattern: /%[A-Za-z%]/ }),
    noDefault: (variable) => `variable ${quoted(variable)} has no default value`,
    placeholder: (text) => /^["']*$/.test(text) ? 'the name is empty' : `${quoted(text)} is a placeholder`,
    notDefinedHere: (name) => `depends on ${quoted(name)}, which is not defined in this file`,
    dependsOnSet: (text, variable) => `${quoted(text)} depends on whether variable ${quoted(variable)} is set`,
    notAVariable: (text) => `${quoted(text)} is not a valid variable reference`,
    setByBuild: (variable) => `variable ${quoted(variable)} is set by the build`,
    environmentArgument: (name) => `argument ${quoted(name)} takes its value from the environment of the build`,
    argumentValue: (name) => `the value of argument ${quoted(name)} cannot be read`,
    namedContext: (name) => `the file does not say whether the context ${quoted(name)} is an image`,
    argumentsExpression: 'the arguments of the build are set by an expression',
    expression: 'its value is an expression',
    path: (path, why) => `it depends on the file at ${quoted(path)}, and ${why}`,
    mustBeSet: (variable, message) => `variable ${quoted(variable)} must be set${message === '' ? '' : `: ${quoted(message)}`}`,
    notDeclared: (why, variable) => `${why}; no ARG before the first FROM declares ${quoted(variable)}`,
    notExpandedInFrom: 'variables are not expanded in --from',
    nestedVariables: 'its variables are nested too deeply',
    tooManyValues: 'its variables have too many possible values',
    tooManyVariables: 'its variables expand to more text than an image name can have',
    yamlTag: (tag) => `its YAML tag ${quoted(tag)} may change the value`,
    yamlNumber: (text) => `YAML may read ${quoted(text)} as a number, a boolean or a date: put it in quotes`,
    tagFromChart: 'the tag is not set here; the chart provides it',
    versionRange: (range) => `Flux chooses the tag by the version range ${quoted(range)}`,
    replacement: 'Kustomize replaces the image, or a part of it, with a value from elsewhere',
    repositoryElsewhere: 'the repository is not set here; the chart or another file provides it',
    tagSuffix: 'Kustomize adds a suffix to the tag of each resource, and removes its digest',
    pulledOrBuilt: 'Compose pulls this image if its registry has it, and builds it otherwise. Add `pull_policy: build`, or remove `build`',
    pulledBySwarm: (policy) => `Compose does not pull this image (${quoted(`pull_policy: ${policy}`)}), but \`docker stack deploy\` would`,
    resetBuild: 'the service is not built, and its image is set in another file',
    tagFromResources: 'the tag is not set here; each resource keeps its own',
    starlark: 'an argument is neither a string nor a constant that this file sets once',
    intrinsicFunction: (text) => `depends on the function ${quoted(text)} of CloudFormation`,
    partOfExpression: 'it is a part of a larger expression',
    newestVersion: 'without a tag, the tool uses the newest version in the repository',
    registryOfAccount: 'the registry is that of a cloud account, which is not named here',
    tagOfOperator: 'an operator appends this tag to the names of its own images',
    noTagOrDigest: 'neither a tag nor a digest is set here',
};
const notPinnable = {
    escapes: 'the value is written with escapes or folded lines',
    tagFromVariable: 'it has no tag, and a variable at its end may add one',
    digestFromVariable: 'its digest comes from a variable',
    digestShared: (variable) => `its digest comes from ${(0,model_text/* onOneLine */.GJ)(variable, maxQuoted)}, which other references share`,
    digestInPattern: (variable) => `its digest comes from ${(0,model_text/* onOneLine */.GJ)(variable, maxQuoted)}, which a pattern is applied to`,
    passed: (name, file) => `${quoted(file)} passes another value for ${quoted(name)}, so several images are possible here`,
    passedInPart: (dockerfile) => `only a part of it is written here, the rest is in ${quoted(dockerfile)}`,
    passedIndirectly: (name) => `the value of ${quoted(name)} is not written here exactly as it is passed on`,
    behindVariable: (image, isPinned) => `${isPinned ? 'its digest makes builds ignore' : 'a digest here would make builds ignore'} the values of its arguments. ${ownArgument(image)}`,
    afterVariable: (image, isPinned) => `${isPinned ? 'its digest stays' : 'a digest here would stay'} the same whatever the values of its variables are. Write the whole reference, ${quoted(image)}, as the value or the default of one variable, followed by the digest`,
    usedByCommands: (variable, image) => `a stage uses ${(0,model_text/* onOneLine */.GJ)(variable, maxQuoted)} too, so its commands would see the digest. ${ownArgument(image)}`,
    longLine: 'its line would be longer than BuildKit accepts',
    number: 'YAML reads a part of it as a number or a boolean: put that part in quotes',
    allTags: 'the command pulls all tags of the repository, and accepts neither a tag nor a digest',
    asksForTag: 'the command asks what the tag refers to',
    copiesTag: 'the command copies what the tag refers to at the time',
    tagWithDigest: (program) => `${program} does not accept a tag together with a digest: write the digest instead of the tag`,
    alsoByTag: 'another command uses the image by this name, but an image that is pulled by digest is not stored under it',
    inDockerfile: 'the Dockerfile may use the build argument as a part of a longer name',
    fromVariable: 'a variable is a part of its name',
    usedOtherwise: (variable) => `${quoted(variable)} is also used for something that is not an image`,
    unknownInput: (input) => `it is not known whether ${quoted(input)} accepts a digest`,
    unusedVariable: (variable) => `nothing in this file uses ${quoted(variable)} as an image`,
    fromParameter: 'a part of it comes from a parameter',
    usedInParts: 'its parameter is also a part of other names',
    severalValues: 'several images are possible here',
    otherFile: (file) => `a part of it is set in ${quoted(file)}`,
    partElsewhere: (name) => `${quoted(name)} is also a part of other names`,
    noTag: 'its tag is not set here',
    sharedByAnchor: 'other places use this value through its YAML anchor',
    nomad: "Nomad's Docker driver fails on some names with a tag and a digest: replace the tag with the digest",
    aws: 'AWS documents a tag or a digest, not both: replace the tag with the digest',
    fly: 'Fly.io deploys the tag and ignores the digest after it: replace the tag with the digest',
    earthlyPull: 'Earthly names the pulled image by its tag: write the digest in a `FROM`',
    concourse: 'Concourse takes the digest from `version`: add `version: {digest: ""}` next to `source`',
    jsonnet: 'Jsonnet may use the text as a part of other texts',
    notDocumented: (program) => `${program} is not documented to accept a tag with a digest`,
    unknownPlugin: (name) => `it is not known whether the plugin ${quoted(name)} accepts a digest`,
    unknownKind: (kind) => `it is not known whether the resource ${quoted(kind)} accepts a digest here`,
    patchedKind: 'it is not known whether the patched resource accepts a digest here',
    digestOfArtifact: 'Flux reads the digest from a separate key: add the line `digest: ""` under `ref`',
    chartTooLarge: (maxTemplates) => `its chart has more than ${maxTemplates} files, so it is not known how the chart uses the tag`,
    digestForm: (key) => `it is not known whether the chart expects the digest in ${quoted(key)} with or without \`sha256:\`: write the first digest by hand`,
    digestOmitted: (key, file) => `${quoted(file)} builds an image name from the tag without ${quoted(key)}, so the cluster would pull the tag: use the digest in that template too`,
    tagChanged: (by, file) => `its tag is also passed to ${quoted(by)} in ${quoted(file)}, which expects a tag without a digest`,
    tagHanded: (name) => `its chart passes it to the template ${quoted(name)}, which may use the tag for something else`,
    tagPrinted: (line, file) => line === ''
        ? `its tag is also used on its own in ${quoted(file)}, where a digest would be invalid`
        : `its tag is also written to ${quoted(line)} in ${quoted(file)}, where a digest would be invalid`,
    tagExtended: (file) => `${quoted(file)} adds text after its tag, so a digest cannot follow the tag`,
    tagOfOtherName: (file) => `its tag is also the tag of another image name in ${quoted(file)}`,
    tagIsFallback: (file) => `its tag is also the default tag of another image in ${quoted(file)}`,
    tagUnused: (path) => `no template of its chart was found to use ${quoted(path)} in an image name`,
    schema: (key, file) => `${quoted(file)} restricts the values of ${quoted(key)}`,
    replacedBy: (file, line) => `${quoted(`${file}:${line}`)} replaces this text with another, and a digest would break that or be lost`,
    renamedBy: (file, line) => `${quoted(`${file}:${line}`)} replaces its name and would keep this digest, which belongs to another image. Write the tag and the digest there, as \`newTag\` and \`digest\``,
    bazelArgument: 'Bazel takes the digest as a separate argument: add `digest = ""`',
};
const remedy = 'Correct it, or exclude the file';
const unscanned = {
    yaml: (why) => `The YAML cannot be read: ${why}. ${remedy}`,
    json: (why) => `The JSON cannot be read: ${why}. ${remedy}`,
    dockerfile: (why) => `BuildKit refuses this Dockerfile: ${why}. ${remedy}`,
    dockerfileLimit: (why) => `The Dockerfile was not scanned completely: ${why}. Simplify it, or exclude the file`,
    notAnImage: (text, why) => `${quoted(text)} cannot be read as an image: ${why}. ${remedy}`,
    openHeredoc: (name) => `The heredoc ${(0,model_text/* onOneLine */.GJ)(name, maxQuoted)} is not closed, so the text after it was not read. Close it, or exclude the file`,
    frontend: (name) => `The frontend ${quoted(name)} builds this file, and it may use images that BuildKit's own frontend does not. If it is a copy of \`docker/dockerfile\`, declare its registry as a mirror under \`registries\` in the policy; otherwise exclude the file`,
    passedRefused: (name, dockerfile, image, why) => `With this value of ${quoted(name)}, BuildKit refuses ${quoted(image)} in ${quoted(dockerfile)}: ${why}. ${remedy}`,
    inlineTemplate: 'A template of Bake writes instructions of this Dockerfile, so they cannot be read. Write them out, or exclude the file',
    tooManyInherited: 'The targets inherit or pass too many arguments in all, so not all of their builds were read. Split the file, or exclude it',
    tooManyBuilds: (maxBuilds) => `Only the first ${maxBuilds} builds that pass arguments to this Dockerfile were read`,
    includeSetting: (key) => `${quoted(key)} changes the values or the paths in the included files, and Tagproof does not follow it. Put the included files and their \`.env\` into a folder of their own, or exclude the file`,
    koSettings: 'ko reads this file, but Tagproof only reads its settings from YAML and JSON. Move them to `.ko.yaml`',
    misspelledField: (key, field) => `Kustomize reads ${quoted(key)} as ${quoted(field)}, and Tagproof does not. Write ${quoted(field)}, or exclude the file`,
    inlineTransformer: 'A transformer inside this kustomization renames images, which is only read from a file of its own. Move it to one, or exclude the file',
    foreignTag: (tag) => `The YAML tag ${quoted(tag)} has no meaning in this format: the value is used as if the tag were not there. Remove the tag, or exclude the file`,
    tooDeep: 'it is nested too deeply',
    tooManyNodes: 'its aliases and merge keys repeat too many nodes',
    tooManyValues: 'its parameters have too many values',
    tooManyMerges: 'its merge keys (`<<`) are nested too deeply',
    notLiteralBlock: 'A patch, Dockerfile or other file within this file is only read from a literal block (`|`). Write it as one, or exclude the file',
    nestedManifest: 'A manifest in a manifest that a template of Argo creates is not read. Move it to a template of its own, or exclude the file',
    waiver: 'An inline waiver needs a check and a reason: `tagproof: ignore[check-id] reason`',
    tooManyFiles: (maxFiles, surface) => `Only the first ${maxFiles} files were scanned: narrow ${(0,model_surface/* settingName */.Q)(surface, 'paths')} or extend ${(0,model_surface/* settingName */.Q)(surface, 'exclude')}`,
    tooManyMentions: (maxMentions) => `Only the first ${maxMentions} files that other files name were read`,
    emptyGlob: (surface) => `This glob of ${(0,model_surface/* settingName */.Q)(surface, 'paths')} matches no file of a known format`,
    folder: (why, folder, surface) => `The folder was not scanned: ${why}. If none of its images are used, add \`${folder}**\` to ${(0,model_surface/* settingName */.Q)(surface, 'exclude')}`,
    notListed: 'it cannot be listed',
    sparse: 'git tracks it, but a sparse checkout left it out',
    file: (why) => `The file was not scanned: ${why}`,
    tooSlow: (limitMs) => `The file was not scanned: that took longer than ${(0,time/* durationText */.S5)(limitMs)}. Split it into smaller files, or exclude it`,
    tooMuchMemory: 'The file was not scanned: that needed too much memory. Split it into smaller files, or exclude it',
    stopped: (files) => `${(0,model_text/* plural */.LS)(files, 'file')} had not been scanned when the run was stopped`,
    invalidReference: (raw, detail, others) => `${quoted(raw)} is not a valid image reference${others === 0 ? '' : ` (and ${(0,model_text/* plural */.LS)(others, 'other reference')} in the file)`}: ${detail}. ${remedy}`,
    excessiveReference: (raw, detail, others) => `The images of ${quoted(raw)}${others === 0 ? '' : ` (and of ${(0,model_text/* plural */.LS)(others, 'other reference')} in the file)`} were not read: ${detail}. Write fewer values, or exclude the file`,
    unexplained: (name, others) => `${quoted(name)} ${others === 0 ? 'looks like an image' : `and ${(0,model_text/* plural */.LS)(others, 'other name')} in the file look like images`}, but no scanner reads images at this place. Move ${others === 0 ? 'it' : 'them'} to a place that is scanned, or exclude the file`,
};
function contains({ what, pattern }) {
    return (text) => {
        const found = pattern.exec(text.slice(0, maxSearched))?.[0];
        return found === undefined ? `contains ${what}` : `contains ${what} (${quoted(found)})`;
    };
}
function ownArgument(image) {
    const path = image.replace(/:[^/]*$/, '');
    const base = path.slice(path.lastIndexOf('/') + 1).replace(/[^a-z0-9]+/gi, '_');
    const name = `${base.toUpperCase()}_IMAGE`;
    return `Declare the whole reference in an argument of its own, ${quoted(`ARG ${name}=${image}`)} before the first FROM, and use ${quoted(`FROM \${${name}}`)}`;
}
function quoted(text) {
    return `\`${(0,model_text/* onOneLine */.GJ)(text, maxQuoted).replaceAll('`', "'")}\``;
}

;// CONCATENATED MODULE: ./lib/scan/pin-place.js


function refused(why) {
    return { kind: 'refused', why };
}
function pinPlaceOf(raw, span, value, image) {
    const at = raw.indexOf('@');
    const [rawName, name] = [withoutDigest(raw), withoutDigest(value)];
    const inDefault = defaultTag.exec(raw)?.groups;
    if (inDefault !== undefined && name.endsWith(`${inDefault.path}:${inDefault.tag}`)) {
        const end = span.end - 1;
        const start = end - (inDefault.digest ?? '').length;
        return { kind: 'place', span: { start, end }, lead: '@' };
    }
    const literal = at >= 0 && raw.slice(at) === value.slice(value.indexOf('@'));
    if (!literal && value.includes('@'))
        return refused(notPinnable.digestFromVariable);
    const lead = (0,model_image/* digestLead */.PA)(image);
    if (lead !== '@' && lastPart(raw) !== lastPart(value))
        return refused(notPinnable.tagFromVariable);
    if (!hasLiteralEnd(rawName, name))
        return refused(notPinnable.afterVariable(name, literal));
    return { kind: 'place', span: { start: literal ? span.start + at : span.end, end: span.end }, lead };
}
const defaultTag = /(?<path>(?:^|[/}])[\w.-]+):\$\{\w+:?-(?<tag>\w[\w.-]*)(?<digest>@sha256:[0-9a-f]{64})?\}$/;
const variableEnd = /\$[A-Za-z_]\w*|[})\]]/g;
function hasLiteralEnd(raw, name) {
    if (raw === name)
        return true;
    const ends = [...raw.matchAll(variableEnd)].map((found) => found.index + found[0].length);
    return raw.slice(ends.at(-1) ?? 0).endsWith(lastPart(name));
}
function withoutDigest(text) {
    const at = text.indexOf('@');
    return at < 0 ? text : text.slice(0, at);
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/scan/renamed-images.js


const maxSteps = 500_000;
const kustomizations = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
const pattern = /[^\w./:-]/;
function renameRefuser(clues) {
    const renaming = clues.filter(({ renames }) => renames.length > 0);
    if (renaming.length === 0)
        return (one) => one;
    const byPath = new Map(clues.map((one) => [one.path, one]));
    const left = { steps: maxSteps };
    const scopes = renaming.flatMap(({ path, renames }) => scopesOf(path, renames, clues).map(({ from, entries }) => ({
        path,
        entries,
        files: reachedFrom(from, byPath, left),
        folder: entries[0]?.folder,
    })));
    return (one) => {
        if (one.kind !== 'image' || one.pin.kind === 'refused')
            return one;
        const written = [renamed_images_repositoryOf(one.raw), `${one.image.registry}/${one.image.repository}`];
        for (const { path, entries, files, folder } of scopes) {
            const by = entries.find(({ name }) => written.some((text) => mayMatch(name, text)));
            const isReached = files === undefined || files.has(one.at.file) || isBelow(one.at.file, folder);
            if (by !== undefined && isReached)
                return { ...one, pin: refused(notPinnable.renamedBy(path, by.line)) };
        }
        return one;
    };
}
function scopesOf(path, renames, clues) {
    const folders = [...new Set(renames.flatMap(({ folder }) => folder ?? []))];
    const transforming = renames.filter(({ isTransformer }) => isTransformer);
    const naming = transforming.length === 0 ? [] : clues.filter(({ mentioned }) => mentioned.includes(path));
    return [
        ...folders.map((folder) => ({
            from: kustomizations.map((name) => `${folder}${name}`),
            entries: renames.filter((one) => one.folder === folder),
        })),
        { from: naming.map((one) => one.path), entries: transforming },
        { from: [path], entries: renames.filter((one) => one.folder === undefined && !one.isTransformer) },
    ];
}
function isBelow(file, folder) {
    return folder !== undefined && file.startsWith(folder);
}
function reachedFrom(from, byPath, left) {
    const reached = new Set(from);
    for (const path of reached) {
        for (const named of byPath.get(path)?.mentioned ?? []) {
            left.steps -= 1;
            if (left.steps < 0)
                return undefined;
            const folder = named === '.' ? '' : `${named.replace(/\/$/, '')}/`;
            for (const file of [named, ...kustomizations.map((name) => `${folder}${name}`)])
                reached.add(file);
        }
    }
    return reached;
}
function mayMatch(name, written) {
    const special = name.search(pattern);
    return special < 0 ? name === written : written.startsWith(name.slice(0, Math.max(special - 1, 0)));
}
function renamed_images_repositoryOf(raw) {
    const name = raw.split('@')[0] ?? '';
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    return colon < 0 ? name : name.slice(0, colon);
}

;// CONCATENATED MODULE: ./lib/scan/replaced-text.js


const minWordLength = 3;
const maxCommands = 2000;
const maxLineLength = 2000;
function replacementRefuser(replacements, files) {
    const commands = replacements.slice(0, maxCommands);
    const byFile = new Map();
    const byName = new Map();
    return (one) => {
        if (one.kind !== 'image' || one.pin.kind === 'refused' || commands.length === 0)
            return one;
        const { file } = one.at;
        const naming = byFile.get(file) ?? commands.filter((command) => namesFile(command, file));
        byFile.set(file, naming);
        const searching = byName.get(one.raw) ??
            commands.filter(({ patterns }) => patterns.some((pattern) => isLiteral(pattern, one.raw)));
        byName.set(one.raw, searching);
        const lines = naming.length === 0 ? '' : linesOf(one, files.get(file)?.text ?? '');
        const by = naming.find((command) => touches(command, lines)) ??
            searching.find((command) => mayEdit(command, file));
        return by === undefined ? one : { ...one, pin: refused(notPinnable.replacedBy(by.file, by.line)) };
    };
}
function namesFile({ paths }, file) {
    return paths.some((path) => `/${file}`.endsWith(`/${path}`));
}
function mayEdit({ program }, file) {
    return program !== 'kustomize' || /(?:^|\/)kustomization\.ya?ml$|(?:^|\/)Kustomization$/.test(file);
}
function touches({ patterns, keys }, lines) {
    if (keys.some((key) => new RegExp(`\\b${key}\\b`).test(lines)))
        return true;
    return patterns.some((pattern) => {
        const words = literalWords(pattern);
        return words.length > 0 && words.every((word) => lines.includes(word));
    });
}
function literalWords(pattern) {
    return (pattern.match(/\$?\{?[\w./:-]+[*+?]?/g) ?? []).flatMap((word) => {
        const literal = /[*+?]$/.test(word) ? word.slice(0, -2) : word;
        return literal.startsWith('$') || literal.length < minWordLength ? [] : [literal];
    });
}
function isLiteral(pattern, raw) {
    const name = raw.split('@')[0] ?? '';
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    const repository = colon < 0 ? name : name.slice(0, colon);
    const at = repository.length < minWordLength ? -1 : pattern.indexOf(repository);
    if (at < 0 || /[\w./-]/.test(pattern[at - 1] ?? ''))
        return false;
    const [tag = ''] = /^[\w.:-]*/.exec(pattern.slice(at + repository.length)) ?? [];
    const literalTag = tag.replace(/\.$/, '');
    return literalTag === '' || name.slice(repository.length).startsWith(literalTag);
}
function linesOf({ at, pin }, text) {
    const lineAt = (offset) => {
        const start = text.lastIndexOf('\n', offset - 1) + 1;
        const end = text.indexOf('\n', offset);
        return text.slice(start, Math.min(end < 0 ? text.length : end, start + maxLineLength));
    };
    return `${lineAt(at.span.start)}\n${pin.kind === 'place' ? lineAt(pin.span.start) : ''}`;
}

;// CONCATENATED MODULE: ./lib/scan/test-data.js
const folderName = /^(?:test[-_]?(?:data|files|cases)\d*|fixtures|__fixtures__|goldens?|__snapshots__|expected)$/;
const anyFolderName = /test[-_]?(?:data|files|cases)|fixtures|golden|__snapshots__|expected/g;
const ofPath = /[\w.@+/-]/;
const readWhole = /^(?:templates|crds|\..*)$/;
const maxSegments = 60;
const maxRounds = 20;
const endOfPath = /^[\s"'`;,|&()<>:#\]}]/;
const startsWithVariable = /[$})%]$|\$\{$|\$\($/;
const maxPathLength = 500;
const maxPaths = 5000;
function testDataFolder(path) {
    const folders = path.split('/').slice(0, -1);
    const at = folders.findIndex((name) => folderName.test(name));
    return at < 0 || folders.slice(0, at).some((name) => readWhole.test(name)) ? undefined : folders[at];
}
function testDataPaths(text) {
    const paths = new Set();
    let done = 0;
    for (const { index } of text.matchAll(anyFolderName)) {
        if (index < done)
            continue;
        const { start, end } = pathAround(text, index);
        done = end;
        const segments = text.slice(start, end).split('/');
        if (!segments.some((name) => folderName.test(name)))
            continue;
        const isExpanded = startsWithVariable.test(text.slice(Math.max(0, start - 2), start));
        const isWhole = end === text.length || endOfPath.test(text[end] ?? '');
        const named = segments
            .slice(isExpanded && segments.length > 1 ? 1 : 0, isWhole ? undefined : -1)
            .filter((name) => !/^\.{0,2}$/.test(name));
        if (named.length > 0)
            paths.add(named.join('/'));
        if (paths.size >= maxPaths)
            break;
    }
    return [...paths];
}
function pathAround(text, at) {
    let start = at;
    while (start > at - maxPathLength && ofPath.test(text[start - 1] ?? ''))
        start -= 1;
    let end = at;
    while (end < at + maxPathLength && ofPath.test(text[end] ?? ''))
        end += 1;
    return { start, end };
}
function testDataFinder(paths, clues) {
    const unused = new Map();
    for (const path of paths) {
        const folder = testDataFolder(path);
        if (folder !== undefined)
            unused.set(path, folder);
    }
    const uses = new Uses();
    let waiting = clues;
    for (let round = 0; unused.size > 0 && waiting.length > 0; round += 1) {
        if (round === maxRounds)
            return () => undefined;
        const known = new Set(unused.keys());
        const active = waiting.filter(({ path }) => !known.has(path));
        if (active.length === 0)
            break;
        for (const one of active)
            uses.add(one);
        for (const path of [...unused.keys()])
            if (uses.include(path))
                unused.delete(path);
        waiting = waiting.filter(({ path }) => known.has(path));
    }
    return (path) => unused.get(path);
}
class Uses {
    files = new Set();
    paths = new Set();
    folders = new Set();
    isWhole = false;
    add({ mentioned, testData, deployed }) {
        for (const path of mentioned)
            this.files.add(path);
        for (const path of testData)
            this.paths.add(path);
        for (const folder of deployed)
            this.folders.add(folder);
        this.isWhole ||= deployed.includes('');
    }
    include(path) {
        const segments = path.split('/');
        if (this.isWhole || this.files.has(path) || segments.length > maxSegments)
            return true;
        return segments.some((_, start) => {
            let part = '';
            return segments.slice(start).some((name) => {
                part = part === '' ? name : `${part}/${name}`;
                return this.paths.has(part) || this.folders.has(part);
            });
        });
    }
}

;// CONCATENATED MODULE: ./lib/scan/in-context.js




function inContext(occurrences, clues, { files, mirrors }) {
    const paths = [...new Set([...occurrences.map(({ at }) => at.file), ...clues.map(({ path }) => path)])];
    const testDataOf = testDataFinder(paths, clues);
    const used = clues.filter(({ path }) => testDataOf(path) === undefined);
    const localize = localizer(used.flatMap(({ builds }) => builds), mirrors);
    const localizeTestData = localizer(clues.flatMap(({ builds }) => builds), mirrors);
    const refuseReplaced = replacementRefuser(used.flatMap(({ replacements }) => replacements), files);
    const refuseRenamed = renameRefuser(clues);
    const refuse = (one) => refuseRenamed(refuseReplaced(one));
    return occurrences.map((one) => {
        const testData = testDataOf(one.at.file);
        return testData === undefined ? refuse(localize(one)) : { ...refuse(localizeTestData(one)), testData };
    });
}

;// CONCATENATED MODULE: ./lib/scan/overlaps.js


function withoutOverlaps(occurrences) {
    const sorted = [...occurrences].sort((a, b) => a.at.span.start - b.at.span.start);
    const kept = [];
    for (const one of sorted) {
        const last = kept.at(-1);
        if (last === undefined || one.at.span.start >= last.at.span.end)
            kept.push(one);
        else if ((0,source/* placeKey */.r)(last.at) !== (0,source/* placeKey */.r)(one.at))
            continue;
        else if (isAlternative(last, one))
            kept.push(one);
        else if (isUnpinnable(one) && last.kind === 'opaque' && last.why !== 'invalid')
            kept.splice(-1, 1, one);
    }
    return distinctOccurrences(kept);
}
function distinctOccurrences(occurrences) {
    const distinct = new Map();
    for (const one of occurrences) {
        const key = `${(0,source/* placeKey */.r)(one.at)}\0${imageOf(one)}`;
        if (!distinct.has(key))
            distinct.set(key, one);
    }
    return [...distinct.values()];
}
function agreedOccurrences(occurrences) {
    const refusedAt = new Map();
    for (const one of occurrences)
        if (one.kind === 'image' && one.pin.kind === 'refused')
            refusedAt.set((0,source/* placeKey */.r)(one.at), one.pin);
    return occurrences.map((one) => {
        const pin = refusedAt.get((0,source/* placeKey */.r)(one.at));
        return one.kind !== 'image' || pin === undefined ? one : { ...one, pin };
    });
}
function isAlternative(last, one) {
    return isUnpinnable(last) && isUnpinnable(one) && imageOf(last) !== imageOf(one);
}
function isUnpinnable(one) {
    return one.kind === 'image' && one.pin.kind === 'refused';
}
function imageOf(one) {
    return one.kind === 'image' ? `${(0,model_image/* imageName */.tO)(one.image)}@${one.image.digest ?? ''}` : '';
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/scan/looks-like-image.js

function looksLikeImage(text) {
    const parsed = text.includes('://') ? undefined : (0,model_image/* parseImage */.zZ)(text);
    if (parsed?.kind !== 'image')
        return false;
    return parsed.image.digest !== undefined || (parsed.image.tag !== undefined && text.includes('/'));
}
function isImageArgument(name, value) {
    if (name === 'BUILDKIT_SYNTAX')
        return value !== '';
    if (!/(?:^|_)(?:BASE|FROM)(?:_|$)|(?:^|_)IMAGE$/i.test(name))
        return false;
    const filled = value.replace(/\$\{[^{}]*\}|\$\w+/g, 'x');
    if (looksLikeImage(filled))
        return true;
    const parsed = /(?:^|_)BASE_?IMAGE$/i.test(name) ? (0,model_image/* parseImage */.zZ)(filled) : undefined;
    return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}

;// CONCATENATED MODULE: ./lib/scan/placeholders.js
const marked = /<[^<>]*>|\{[^{}]*\}|@\w+@|%\w+%|^ko:\/\//;
const shouted = /^(?:[^@]*[/:])?[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)+(?:[/:][^@]*)?$|^(?:IMAGE|PLACEHOLDER|TODO|CHANGEME|REPLACEME|X{3,})$/;
const word = /^(?:auto|placeholder|(?:image[-_]?)?(?:replace|change)[-_]?me|to-be-replaced|your[-_]?image(?:[-_]?name)?|image[-_]?name)(?::[\w.-]*)?$/;
const maxLength = 1000;
function isPlaceholder(text) {
    const searched = text.slice(0, maxLength);
    if (searched.includes('$'))
        return false;
    return /^["']*$/.test(searched) || marked.test(searched) || shouted.test(searched);
}
function isPlaceholderName(name) {
    return word.test(name.slice(0, maxLength));
}

;// CONCATENATED MODULE: ./lib/scan/syntax/directive-lines.js
function standsAlone(text, start, end) {
    let [before, after] = [start - 1, end];
    while (before >= 0 && isBlank(text[before]))
        before -= 1;
    while (after < text.length && isBlank(text[after]))
        after += 1;
    return (before < 0 || text[before] === '\n') && (after === text.length || text[after] === '\n');
}
const maxKeyLength = 1000;
function producesBlock(text, start, end) {
    const before = text.slice(Math.max(0, start - maxKeyLength), start);
    const line = before.lastIndexOf('\n') + 1;
    if (line === 0 && start > maxKeyLength)
        return false;
    const indent = /^( *)(?:- +)*[^\s:#][^:#\n]*:[ \t]*$/.exec(before.slice(line))?.[1];
    const next = /^[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\n){0,100}( *)[^\s#]/.exec(text.slice(end, end + 10_000))?.[1];
    return indent !== undefined && next !== undefined && next.length > indent.length;
}
function isBlank(char) {
    return char !== undefined && char !== '\n' && /\s/.test(char);
}

;// CONCATENATED MODULE: ./lib/scan/syntax/go-action.js
const go_action_quoted = /"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\\\r\n]|\\[^\r\n])*'|`[^`\r\n]*`/y;
const plain = /(?:[^\x00-\x1f"'`{}:#\\;<>?@[\]^&%~\x7f]|[\t\r\n]|:=)+/y;
function endOfGoAction(text, start) {
    for (let at = start + 2; at < text.length;) {
        if (text.startsWith('}}', at))
            return at + 2;
        const next = endOfMatch(plain, text, at) ?? endOfMatch(go_action_quoted, text, at);
        if (next === undefined)
            return undefined;
        at = next;
    }
    return undefined;
}
function endOfMatch(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/templates.js


const filler = '\uE000';
const closes = { '{{': '}}', '{%': '%}', '{#': '#}', '<%': '%>' };
const control = /^\{\{[-~]?\s*(?:if|else|end|range|with|define|block|break|continue|\$\w*\s*(?:,\s*\$\w+\s*)?:?=|\/\*|#|\/)|^\{[%#]|^<%(?!=)/;
const comment = /\{\{[-~]?[^\S\n]*\/\*|\{#/y;
const marks = /\{\{|\{%|<%|<<|\$\[\[|\[\[/;
const engines = [
    [/\.(?:j2|jinja2?)$/, 'jinja'],
    [/\.erb$/, 'erb'],
    [/\.(?:tmpl|tpl|gotmpl)$|(?:^|\/)templates\//, 'go'],
];
function templateEngineOf(path) {
    return engines.find(([pattern]) => pattern.test(path))?.[1];
}
const openings = {
    go: /\{\{/g,
    jinja: /\{\{|\{%|\{#/g,
    erb: /<%/g,
    any: /\{\{|\{%|\{#|<%/g,
};
function isTemplated(name) {
    return marks.test(name);
}
function coverTemplates(text, engine) {
    const pieces = [];
    let done = 0;
    for (const { start, end } of directives(text, engine)) {
        const directive = text.slice(start, end);
        if (standsAlone(text, start, end)) {
            pieces.push(withLineEnds(text.slice(done, start)), '\n'.repeat(end - start));
        }
        else {
            const blank = control.test(directive) || producesBlock(text, start, end);
            pieces.push(text.slice(done, start), (blank ? ' ' : filler).repeat(end - start));
        }
        done = end;
    }
    return done === 0 ? text : pieces.join('') + text.slice(done);
}
function coversLines(text, engine) {
    return directives(text, engine).some(({ start, end }) => text.slice(start, end).includes('\n'));
}
function withLineEnds(text) {
    let end = text.length;
    while (text[end - 1] === ' ')
        end -= 1;
    return text.slice(0, end).padEnd(text.length, '\n');
}
function directives(text, engine) {
    const ahead = forwardSearch(text);
    const found = [];
    const opening = new RegExp(openings[engine ?? 'any']);
    let isGo = engine === 'go';
    for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
        const start = match.index;
        const isPlain = text[start - 1] === '$';
        const mayBeAction = isGo && !isPlain && !isComment(text, start);
        const whole = mayBeAction ? endOfGoAction(text, start) : undefined;
        isGo = isGo && !(mayBeAction && whole === undefined);
        const end = isPlain ? undefined : (whole ?? endOf(text, start, closes[match[0]] ?? '', ahead));
        if (end !== undefined)
            found.push({ start, end });
        opening.lastIndex = end ?? start + match[0].length;
    }
    return found;
}
function isComment(text, start) {
    comment.lastIndex = start;
    return comment.test(text);
}
const lineEnds = ['\n', '\r', '\x85', '\u2028', '\u2029'];
function forwardSearch(text) {
    const known = new Map();
    return (what, from) => {
        const last = known.get(what) ?? -1;
        if (last >= from)
            return last;
        const at = text.indexOf(what, from);
        known.set(what, at < 0 ? text.length : at);
        return at < 0 ? text.length : at;
    };
}
function endOf(text, start, close, ahead) {
    const mayBeLong = isComment(text, start);
    const inner = mayBeLong && close === '}}' ? ahead('*/', start) : start + (mayBeLong ? 0 : 2);
    const end = ahead(close, inner);
    const last = mayBeLong ? text.length : Math.min(...lineEnds.map((lineEnd) => ahead(lineEnd, start)));
    return end < last ? end + close.length : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/occurrence.js





const maxDetailLength = 200;
function occurrenceAt(file, span, value, extendable = true) {
    const raw = file.text.slice(span.start, span.end);
    const name = value ?? raw;
    if (isTemplated(raw) || isTemplated(name))
        return opaqueAt(file, span, 'template', unresolved.template(raw));
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'image' ? isPlaceholderName(name) : isPlaceholder(name))
        return opaqueAt(file, span, 'template', unresolved.placeholder(name));
    if (parsed.kind === 'invalid')
        return opaqueAt(file, span, 'invalid', parsed.why);
    const pin = extendable ? pinPlaceOf(raw, span, name, parsed.image) : refused(notPinnable.escapes);
    return { kind: 'image', at: { file: file.path, span }, raw, image: parsed.image, pin };
}
function resolvedAt(file, span, name, why) {
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return opaqueAt(file, span, 'invalid', parsed.why);
    const raw = file.text.slice(span.start, span.end);
    const at = { file: file.path, span: { ...span } };
    return { kind: 'image', at, raw, image: parsed.image, pin: refused(why) };
}
function opaqueAt(file, span, why, detail) {
    return {
        kind: 'opaque',
        at: { file: file.path, span },
        raw: file.text.slice(span.start, span.end),
        why,
        detail: detail.length > maxDetailLength ? `${detail.slice(0, maxDetailLength)}…` : detail,
    };
}
function splitOccurrence(file, split) {
    const { span } = split.repository;
    const parts = partsOf(split);
    const opaque = (why, detail) => ({
        ...opaqueAt(file, span, why, detail),
        ...(parts.length > 1 ? { parts } : {}),
    });
    const templated = parts.map((part) => file.text.slice(part.span.start, part.span.end)).find(isTemplated);
    if (templated !== undefined)
        return opaque('template', unresolved.template(templated));
    const unclear = parts.find((part) => part.unclear !== undefined)?.unclear;
    if (unclear !== undefined)
        return opaque('template', unclear);
    const name = occurrence_nameOf(split);
    if (name.includes('$'))
        return opaque('variable', unresolved.variable(name));
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'image' ? isPlaceholderName(name) : isPlaceholder(name))
        return opaque('template', unresolved.placeholder(name));
    if (parsed.kind === 'invalid')
        return opaque('invalid', parsed.why);
    if (parsed.image.tag === undefined && parsed.image.digest === undefined)
        return opaque('variable', split.tagElsewhere);
    const inexact = parts.some(({ isReread }) => isReread) ? notPinnable.number : notPinnable.escapes;
    const isWritable = parts.every((one) => one.exact || (one.isReread && split.digest !== undefined));
    const pin = isWritable ? splitPinPlace(split) : refused(split.noPlace ?? inexact);
    const at = { file: file.path, span };
    const raw = file.text.slice(span.start, span.end);
    const spans = parts.map((one) => ({ part: one.part, span: one.span }));
    return { kind: 'image', at, raw, image: parsed.image, pin, parts: spans };
}
function offsetBy(one, by) {
    const move = ({ start, end }) => ({ start: start + by, end: end + by });
    const at = { ...one.at, span: move(one.at.span) };
    const uses = one.uses === undefined ? {} : { uses: one.uses.map(move) };
    if (one.kind !== 'image')
        return { ...one, ...uses, at };
    const pin = one.pin.kind === 'refused' ? one.pin : { ...one.pin, span: move(one.pin.span) };
    return { ...one, ...uses, at, pin };
}
function splitPinPlace({ digest, digestForm = { lead: '' }, repository, tag, noPlace, }) {
    if (noPlace !== undefined)
        return refused(noPlace);
    const pinned = [tag, repository].find((text) => text?.value.includes('@'));
    if (digest !== undefined && (pinned === undefined || digest.value !== ''))
        return { kind: 'place', span: digest.span, ...digestForm };
    const carrier = pinned ?? tag;
    if (carrier === undefined || carrier.value === '')
        return refused(notPinnable.noTag);
    const at = carrier.value.indexOf('@');
    const start = at < 0 ? carrier.span.end : carrier.span.start + at;
    return { kind: 'place', span: { start, end: carrier.span.end }, lead: '@' };
}
function partsOf(split) {
    const names = ['registry', 'repository', 'tag', 'digest'];
    return names.flatMap((part) => {
        const text = split[part];
        return text === undefined || text.value === '' ? [] : [{ part, ...text }];
    });
}
function occurrence_nameOf({ registry, repository, tag, digest, digestForm }) {
    const behind = (sign, text) => (text?.value ? sign + text.value : '');
    const host = registry?.value ? `${registry.value}/` : '';
    return `${host}${repository.value}${behind(':', tag)}${behind(digestForm?.isBare ? '@sha256:' : '@', digest)}`;
}

;// CONCATENATED MODULE: ./lib/scan/undocumented-digests.js

function withoutNewDigest(one, why) {
    if (one.kind !== 'image' || one.image.digest !== undefined || one.pin.kind === 'refused')
        return one;
    return { ...one, pin: refused(why) };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/nodes.js

function targetsOf(roots) {
    const anchors = new Map();
    const targets = new Map();
    for (const node of roots.flatMap((root) => nodesOf(root))) {
        if ((0,dist/* isAlias */.Vj)(node)) {
            const target = anchors.get(node.source);
            if (target !== undefined)
                targets.set(node, target);
        }
        else if ('anchor' in node && typeof node.anchor === 'string')
            anchors.set(node.anchor, node);
    }
    return targets;
}
function followKeys(roots, targets) {
    if (targets.size === 0)
        return;
    for (const node of roots.flatMap((root) => nodesOf(root))) {
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        for (const pair of node.items) {
            const target = (0,dist/* isAlias */.Vj)(pair.key) ? targets.get(pair.key) : undefined;
            if ((0,dist/* isScalar */.jn)(target))
                pair.key = target;
        }
    }
}
function nodesOf(root) {
    const found = [];
    const waiting = [root];
    while (waiting.length > 0) {
        const node = waiting.pop();
        if (!(0,dist/* isNode */.Ll)(node))
            continue;
        found.push(node);
        if ((0,dist/* isMap */.jh)(node))
            for (let last = node.items.length - 1; last >= 0; last -= 1)
                waiting.push(node.items[last]?.value, node.items[last]?.key);
        else if ((0,dist/* isSeq */.oP)(node))
            for (let last = node.items.length - 1; last >= 0; last -= 1)
                waiting.push(node.items[last]);
    }
    return found;
}
function keyTextOf({ key }) {
    return (0,dist/* isScalar */.jn)(key) ? key.value : undefined;
}
function usesIn(targets) {
    const anchored = anchoredIn(targets);
    const known = new Map();
    return ({ start, end }) => {
        let inner = lastFrom(anchored, start);
        while (inner !== undefined && end > inner.end)
            inner = inner.outer;
        if (inner === undefined)
            return [];
        const uses = known.get(inner) ?? usesAround(inner);
        known.set(inner, uses);
        return uses;
    };
}
function usesAround(inner) {
    const found = [];
    for (let one = inner; one !== undefined; one = one.outer)
        for (const alias of one.aliases)
            found.push(alias);
    return found.sort((a, b) => a.start - b.start);
}
function anchoredIn(targets) {
    const byNode = new Map();
    for (const [alias, node] of targets) {
        if (node.range == null || alias.range == null)
            continue;
        const [start, end] = node.range;
        const known = byNode.get(node) ?? { start, end, aliases: [], outer: undefined };
        known.aliases.push({ start: alias.range[0], end: alias.range[1] });
        byNode.set(node, known);
    }
    const sorted = [...byNode.values()].sort((a, b) => a.start - b.start || b.end - a.end);
    const around = [];
    for (const one of sorted) {
        while (around.length > 0 && (around.at(-1)?.end ?? 0) < one.end)
            around.pop();
        one.outer = around.at(-1);
        around.push(one);
    }
    return sorted;
}
function lastFrom(sorted, offset) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle]?.start ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return sorted[low - 1];
}

;// CONCATENATED MODULE: ./lib/scan/yaml/maps.js


const maps = new WeakMap();
function mapsOf({ root }, below = root) {
    const known = below === root && below !== null ? maps.get(below) : undefined;
    if (known !== undefined)
        return known;
    const found = [];
    for (const node of nodesOf(below))
        if ((0,dist/* isMap */.jh)(node))
            found.push(node);
    if (below === root && below !== null)
        maps.set(below, found);
    return found;
}
function pathsOfMaps(document, below) {
    const paths = new Map();
    const waiting = [[below, []]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [node, path] = next;
        document.step(1 + path.length);
        if ((0,dist/* isMap */.jh)(node)) {
            paths.set(node, path);
            for (const pair of node.items)
                waiting.push([pair.value, [...path, String(keyTextOf(pair))]]);
        }
        else if ((0,dist/* isSeq */.oP)(node))
            for (const item of node.items)
                waiting.push([item, [...path, '*']]);
    }
    return paths;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/same-keys.js


class SameKeys {
    root;
    step;
    groups;
    merged = new Map();
    constructor(root, step) {
        this.root = root;
        this.step = step;
    }
    add([first, ...others]) {
        if (first === undefined)
            return;
        const known = this.merged.get(first) ?? new Set();
        this.merged.set(first, known);
        for (const other of others)
            if (other !== first)
                known.add(other);
    }
    of(node) {
        this.groups ??= groupsIn(this.root);
        const group = this.groups.get(node);
        if (!this.merged.has(node) && (group === undefined || this.merged.size === 0))
            return group ?? [node];
        const found = new Set(group ?? [node]);
        const done = new Set([group]);
        for (const one of found) {
            const same = this.groups.get(one);
            if (!done.has(same))
                for (const other of same ?? [])
                    found.add(other);
            done.add(same);
            const others = this.merged.get(one);
            this.step(1 + (others?.size ?? 0));
            for (const other of others ?? [])
                found.add(other);
        }
        return [...found];
    }
}
function groupsIn(root) {
    const found = new Map();
    const distinct = new Set();
    for (const node of nodesOf(root)) {
        if (!(0,dist/* isMap */.jh)(node) || node.items.length < 2)
            continue;
        distinct.clear();
        for (const pair of node.items)
            distinct.add(keyTextOf(pair));
        if (distinct.size === node.items.length)
            continue;
        const keys = new Map();
        for (const pair of node.items) {
            if (!(0,dist/* isNode */.Ll)(pair.value))
                continue;
            const known = keys.get(keyTextOf(pair));
            if (known === undefined)
                keys.set(keyTextOf(pair), [pair.value]);
            else
                known.push(pair.value);
        }
        for (const values of keys.values())
            if (values.length > 1)
                for (const value of values)
                    found.set(value, values);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/document.js



class TooManySteps extends Error {
}
const minSteps = 1_000_000;
const stepsPerCharacter = 20;
function stepsFor(text) {
    let left = minSteps + stepsPerCharacter * text.length;
    return (count) => {
        left -= count;
        if (left < 0)
            throw new TooManySteps(unscanned.tooManyNodes);
    };
}
function documentOf(root, text, targets, usesOf, step) {
    const sameKeys = new SameKeys(root, step);
    return {
        root,
        text,
        step,
        sameKey: (node) => sameKeys.of(node),
        addSameKey: (nodes) => sameKeys.add(nodes),
        follow: (node) => ((0,dist/* isAlias */.Vj)(node) ? targets.get(node) : (0,dist/* isNode */.Ll)(node) ? node : undefined),
        usesOf,
    };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/lacking.js
const roots = new WeakMap();
const decoded = new WeakMap();
const escapes = /\\(?:u([\da-fA-F]{4})|\/)/g;
function lacksRootKeys(file, keys) {
    const root = knownRootOf(file);
    if (typeof root !== 'object' || root === null || Object.hasOwn(root, '<<'))
        return false;
    return Array.isArray(root) || keys.some((key) => !Object.hasOwn(root, key));
}
function lacksWords(file, words) {
    if (knownRootOf(file) === undefined)
        return false;
    const text = decoded.get(file) ?? withoutEscapes(file.text);
    decoded.set(file, text);
    return !words.every((word) => text.includes(word));
}
function withoutEscapes(text) {
    return text.replace(escapes, (_, code) => code === undefined ? '/' : String.fromCharCode(Number.parseInt(code, 16)));
}
function knownRootOf(file) {
    if (!/^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(file.text))
        return undefined;
    const root = roots.has(file) ? roots.get(file) : rootOf(file.text);
    roots.set(file, root);
    return root;
}
function rootOf(text) {
    try {
        const root = JSON.parse(text);
        if (typeof root !== 'object' || root === null || Array.isArray(root))
            return root === null ? undefined : [];
        return Object.fromEntries(Object.keys(root).map((key) => [key, true]));
    }
    catch {
        return undefined;
    }
}
const escapedSpelling = /\\[xuU\r\n\x85\u2028\u2029]|!!binary|!!\S{0,100}%|!<|%TAG/;
const spelledWithEscapes = new WeakMap();
function lacksNeedles(file, words) {
    return !words.every((word) => file.text.includes(word)) && (!hasEscapes(file) || lacksWords(file, words));
}
function hasEscapes(file) {
    const known = spelledWithEscapes.get(file) ?? isSpelledWithEscapes(file.text);
    spelledWithEscapes.set(file, known);
    return known;
}
function isSpelledWithEscapes(text) {
    return ['\\', '!', '%TAG'].some((mark) => text.includes(mark)) && escapedSpelling.test(text);
}

// EXTERNAL MODULE: ./lib/model/stackless.js
var stackless = __webpack_require__(36484);
;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/characters.js
const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const usual = /^[\t\n\r\x20-\x7e]*$/;
const unusual = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
const forbidden = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const laterByteOrderMark = /(?<=[\n\r\x85\u2028\u2029\ufeff])\ufeff/;
function forbiddenAt(text) {
    if (usual.test(text) || !unusual.test(text))
        return Number.POSITIVE_INFINITY;
    const found = [forbidden, laterByteOrderMark].map((pattern) => text.search(pattern));
    return Math.min(...found.filter((at) => at >= 0), Number.POSITIVE_INFINITY);
}
function isBreak(code) {
    if (code > carriageReturn && code < 0x85)
        return false;
    return code === lineFeed || code === carriageReturn || code === 0x85 || code === 0x2028 || code === 0x2029;
}
function isCrLf(first, second) {
    return first === carriageReturn && second === lineFeed;
}
function characters_isBlank(code) {
    return code === space || code === tab;
}
function isBreakOrEnd(code) {
    return code === 0 || isBreak(code);
}
function isBlankOrEnd(code) {
    return characters_isBlank(code) || isBreakOrEnd(code);
}
function isWord(code) {
    return ((code >= 0x30 && code <= 0x39) ||
        (code >= 0x41 && code <= 0x5a) ||
        (code >= 0x61 && code <= 0x7a) ||
        code === 0x5f ||
        code === 0x2d);
}
function isDigit(code) {
    return code >= 0x30 && code <= 0x39;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/cursor.js

class YamlSyntaxError extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
const surrogate = /[\ud800-\udbff]/;
let lastText = '';
let lastHasPairs = false;
function hasPairs(text) {
    if (text !== lastText)
        [lastText, lastHasPairs] = [text, surrogate.test(text)];
    return lastHasPairs;
}
class Cursor {
    text;
    start;
    end;
    offset;
    line = 0;
    column = 0;
    pairs = 0;
    mayHavePairs;
    lastMark;
    constructor(text, start, end) {
        this.text = text;
        this.start = start;
        this.end = end;
        this.offset = start;
        this.mayHavePairs = hasPairs(text);
    }
    get mark() {
        const { offset, lastMark } = this;
        if (lastMark?.offset === offset)
            return lastMark;
        const mark = { offset, index: this.index, line: this.line, column: this.column };
        this.lastMark = mark;
        return mark;
    }
    get index() {
        return this.offset - this.start - this.pairs;
    }
    code(ahead = 0) {
        const at = this.offset + ahead;
        return at < this.end ? this.text.charCodeAt(at) : 0;
    }
    is(char, ahead = 0) {
        return this.code(ahead) === char.charCodeAt(0);
    }
    skip() {
        const code = this.code();
        const isPair = code >= 0xd800 && code < 0xdc00;
        this.offset += isPair ? 2 : 1;
        this.pairs += Number(isPair);
        this.column += 1;
    }
    skipTo(offset) {
        let pairs = 0;
        for (let at = this.mayHavePairs ? this.offset : offset; at < offset; at += 1) {
            const code = this.text.charCodeAt(at);
            if (code >= 0xd800 && code < 0xdc00)
                pairs += 1;
        }
        this.column += offset - this.offset - pairs;
        this.pairs += pairs;
        this.offset = offset;
    }
    endOfLine() {
        let at = this.offset;
        while (at < this.end && !isBreakOrEnd(this.text.charCodeAt(at)))
            at += 1;
        return at;
    }
    read() {
        const from = this.offset;
        this.skip();
        return this.text.slice(from, this.offset);
    }
    readLine() {
        const code = this.code();
        this.offset += isCrLf(code, this.code(1)) ? 2 : 1;
        this.column = 0;
        this.line += 1;
        return code === 0x2028 || code === 0x2029 ? String.fromCharCode(code) : '\n';
    }
    skipBlanks() {
        while (characters_isBlank(this.code()))
            this.skip();
    }
    skipComment() {
        if (this.is('#'))
            this.skipTo(this.endOfLine());
    }
    atDocumentMarker() {
        if (this.column !== 0 || !isBlankOrEnd(this.code(3)))
            return false;
        if (!this.is('-') && !this.is('.'))
            return false;
        const three = this.text.slice(this.offset, Math.min(this.offset + 3, this.end));
        return three === '---' || three === '...';
    }
    readWhiteSpace(onBlankInIndent) {
        let blanks = '';
        let first;
        let more = '';
        while (characters_isBlank(this.code()) || isBreak(this.code())) {
            if (isBreak(this.code())) {
                if (first === undefined)
                    first = this.readLine();
                else
                    more += this.readLine();
            }
            else if (first === undefined) {
                blanks += this.read();
            }
            else {
                onBlankInIndent();
                this.skip();
            }
        }
        if (first === undefined)
            return { text: blanks, hasBreak: false };
        return { text: folded(first, more), hasBreak: true };
    }
    fail(message, at = this.mark) {
        throw new YamlSyntaxError(message, at.offset);
    }
}
function folded(first, more) {
    if (first !== '\n')
        return first + more;
    return more === '' ? ' ' : more;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/nodes.js

class ScalarNode {
    value;
    source;
    type;
    range;
    tag;
    anchor;
    constructor(value, source, type, range, tag, anchor) {
        this.value = value;
        this.source = source;
        this.type = type;
        this.range = range;
        this.tag = tag;
        this.anchor = anchor;
    }
}
class MapNode {
    items;
    range;
    tag;
    anchor;
    constructor(items, range, tag, anchor) {
        this.items = items;
        this.range = range;
        this.tag = tag;
        this.anchor = anchor;
    }
}
class SeqNode {
    items;
    range;
    tag;
    anchor;
    constructor(items, range, tag, anchor) {
        this.items = items;
        this.range = range;
        this.tag = tag;
        this.anchor = anchor;
    }
}
class PairNode {
    key;
    value;
    constructor(key, value) {
        this.key = key;
        this.value = value;
    }
}
function makeLike({ prototype }, sample) {
    for (const symbol of Object.getOwnPropertySymbols(sample))
        Object.defineProperty(prototype, symbol, { value: Reflect.get(sample, symbol) });
    Object.setPrototypeOf(prototype, Object.getPrototypeOf(sample));
}
makeLike(ScalarNode, new dist/* Scalar */.X5(null));
makeLike(MapNode, new dist/* YAMLMap */.CA());
makeLike(SeqNode, new dist/* YAMLSeq */.Rw());
makeLike(PairNode, new dist/* Pair */.Rm(null));
function scalarNode(value, source, type, [start, end], { tag, anchor }) {
    return new ScalarNode(value, source, type, [start, end, end], tag, anchor);
}
function mapNode(items, start, end, { tag, anchor }) {
    return new MapNode(items, [start, end, end], tag, anchor);
}
function seqNode(items, start, end, { tag, anchor }) {
    return new SeqNode(items, [start, end, end], tag, anchor);
}
function pairNode(key, value) {
    return new PairNode(key, value);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/scalar.js

const types = {
    plain: 'PLAIN',
    'single-quoted': 'QUOTE_SINGLE',
    'double-quoted': 'QUOTE_DOUBLE',
    literal: 'BLOCK_LITERAL',
    folded: 'BLOCK_FOLDED',
};
const standard = 'tag:yaml.org,2002:';
const mayBeSpecial = /^[~nNtTfF\d+.-]/;
const number = /^[-+]?(?:\d[\d_]*(?:\.[\d_]*)?|\.[\d_]+)(?:[eE][-+]?\d+)?$/;
function scalarOf({ value: source = '', start, end, style = 'plain' }, properties) {
    const { tag } = properties;
    const value = readValue(source, style, tag);
    return scalarNode(value, source, types[style], [start.offset, end], properties);
}
function readValue(source, style, tag) {
    if (tag === `${standard}binary`)
        return Buffer.from(source, 'base64').toString('utf8');
    if (tag !== undefined || style !== 'plain')
        return source;
    if (source !== '' && !mayBeSpecial.test(source))
        return source;
    if (/^(?:|~|null|Null|NULL)$/.test(source))
        return null;
    if (/^(?:true|True|TRUE)$/.test(source))
        return true;
    if (/^(?:false|False|FALSE)$/.test(source))
        return false;
    if (/^0x[\da-fA-F]+$|^0o[0-7]+$/.test(source))
        return Number(source);
    return number.test(source) ? Number(source.replaceAll('_', '')) : source;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/block.js


function scanBlock(cursor, parentIndent) {
    const start = cursor.mark;
    const isLiteral = cursor.is('|');
    cursor.skip();
    const { keep, increment } = scanHeader(cursor, start);
    const base = Math.max(parentIndent, 0);
    const known = increment === undefined ? undefined : base + increment;
    const lead = scanEmptyLines(cursor, known, parentIndent, start);
    const { indent } = lead;
    const value = [];
    let { lines: empty, end } = lead;
    let lineEnd = '';
    let wasBlank = false;
    while (cursor.column === indent && cursor.code() !== 0) {
        const startsBlank = characters_isBlank(cursor.code());
        const folds = !isLiteral && !wasBlank && !startsBlank && lineEnd === '\n';
        value.push(folds ? folded(lineEnd, empty) : lineEnd + empty);
        wasBlank = startsBlank;
        const from = cursor.offset;
        cursor.skipTo(cursor.endOfLine());
        value.push(cursor.text.slice(from, cursor.offset));
        end = cursor.offset;
        lineEnd = isBreak(cursor.code()) ? cursor.readLine() : '';
        ({ lines: empty, end } = scanEmptyLines(cursor, indent, parentIndent, start));
    }
    if (keep !== '-')
        value.push(lineEnd);
    if (keep === '+')
        value.push(empty);
    return {
        type: 'scalar',
        start,
        end,
        value: value.join(''),
        style: isLiteral ? 'literal' : 'folded',
    };
}
function scanHeader(cursor, start) {
    let keep;
    let increment;
    for (let part = 0; part < 2; part += 1) {
        if (keep === undefined && (cursor.is('+') || cursor.is('-'))) {
            keep = cursor.is('+') ? '+' : '-';
            cursor.skip();
        }
        else if (increment === undefined && isDigit(cursor.code())) {
            increment = cursor.code() - 0x30;
            if (increment === 0)
                cursor.fail('the indentation indicator of a block scalar is 0', start);
            cursor.skip();
        }
    }
    cursor.skipBlanks();
    cursor.skipComment();
    if (!isBreakOrEnd(cursor.code()))
        cursor.fail('a block scalar begins on the line of its header', start);
    if (isBreak(cursor.code()))
        cursor.readLine();
    return { keep, increment };
}
function scanEmptyLines(cursor, indent, parentIndent, start) {
    let lines = '';
    let end = cursor.offset;
    let deepest = 0;
    const inIndent = () => indent === undefined || cursor.column < indent;
    for (;;) {
        while (inIndent() && cursor.code() === space)
            cursor.skip();
        deepest = Math.max(deepest, cursor.column);
        if (inIndent() && cursor.code() === tab)
            cursor.fail('a tab is used to indent a block scalar', start);
        if (!isBreak(cursor.code()))
            break;
        lines += cursor.readLine();
        end = cursor.offset;
    }
    return { lines, indent: indent ?? Math.max(deepest, parentIndent + 1, 1), end };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/plain.js

function scanPlain(cursor, indent, inFlow) {
    const start = cursor.mark;
    const value = [];
    let end = cursor.offset;
    let gap = '';
    let hasBreak = false;
    while (!cursor.atDocumentMarker() && !cursor.is('#')) {
        const from = cursor.offset;
        cursor.skipTo(endOfWords(cursor, inFlow));
        if (cursor.offset > from) {
            value.push(gap, cursor.text.slice(from, cursor.offset));
            end = cursor.offset;
            gap = '';
            hasBreak = false;
        }
        if (!characters_isBlank(cursor.code()) && !isBreak(cursor.code()))
            break;
        const between = cursor.readWhiteSpace(() => {
            if (cursor.code() === tab && cursor.column < indent + 1)
                cursor.fail('a tab is used for indentation', start);
        });
        gap = between.text;
        hasBreak = between.hasBreak;
        if (!inFlow && cursor.column < indent + 1)
            break;
    }
    const token = { type: 'scalar', start, end, value: value.join(''), style: 'plain' };
    return { token, endsAtLineEnd: hasBreak };
}
const colon = 0x3a;
const hash = 0x23;
const flowIndicators = new Set([0x2c, 0x3f, 0x5b, 0x5d, 0x7b, 0x7d]);
function endOfWords({ text, offset, end }, inFlow) {
    let last = offset;
    for (let at = offset; at < end; at += 1) {
        const code = text.charCodeAt(at);
        if (characters_isBlank(code))
            continue;
        if (isBreakOrEnd(code) || (inFlow && flowIndicators.has(code)))
            return last;
        if (code === colon && (at + 1 >= end || isBlankOrEnd(text.charCodeAt(at + 1))))
            return last;
        if (code === hash && last < at)
            return last;
        last = at + 1;
    }
    return last;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/properties.js

const uriMarks = ";/?:@&=+$,.!~*'()[]%";
const maxVersionDigits = 2;
function scanAnchor(cursor) {
    const start = cursor.mark;
    const type = cursor.is('&') ? 'anchor' : 'alias';
    cursor.skip();
    const value = scanWord(cursor);
    const ends = isBlankOrEnd(cursor.code()) || '?:,]}%@`'.includes(String.fromCharCode(cursor.code()));
    if (value === '' || !ends)
        cursor.fail('the name of an anchor or alias contains an invalid character', start);
    return { type, start, end: cursor.offset, value };
}
function scanTag(cursor) {
    const start = cursor.mark;
    const { handle, suffix } = cursor.is('<', 1) ? scanVerbatim(cursor, start) : scanShorthand(cursor, start);
    if (!isBlankOrEnd(cursor.code()))
        cursor.fail('a tag contains an invalid character', start);
    return { type: 'tag', start, end: cursor.offset, value: handle, suffix };
}
function scanVerbatim(cursor, start) {
    cursor.skip();
    cursor.skip();
    const suffix = scanUri(cursor, '', start);
    if (!cursor.is('>'))
        cursor.fail('a tag in angle brackets is not closed', start);
    cursor.skip();
    return { handle: '', suffix };
}
function scanShorthand(cursor, start) {
    const handle = scanHandle(cursor, start, false);
    if (handle.length > 1 && handle.endsWith('!'))
        return { handle, suffix: scanUri(cursor, '', start) };
    const suffix = scanUri(cursor, handle, start);
    return suffix === '' ? { handle: '', suffix: '!' } : { handle: '!', suffix };
}
function scanHandle(cursor, start, inDirective) {
    if (!cursor.is('!'))
        cursor.fail('a tag does not begin with an exclamation mark', start);
    const handle = cursor.read() + scanWord(cursor);
    if (cursor.is('!'))
        return handle + cursor.read();
    if (inDirective && handle !== '!')
        cursor.fail('a tag handle does not end with an exclamation mark', start);
    return handle;
}
function scanUri(cursor, head, start) {
    let uri = head.slice(1);
    let isEmpty = head === '';
    while (isWord(cursor.code()) ||
        (cursor.code() !== 0 && uriMarks.includes(String.fromCharCode(cursor.code())))) {
        uri += cursor.is('%') ? scanUriEscape(cursor, start) : cursor.read();
        isEmpty = false;
    }
    if (isEmpty)
        cursor.fail('a tag is empty', start);
    return uri;
}
function scanUriEscape(cursor, start) {
    const escaped = /^(?:%[\da-fA-F]{2})+/.exec(cursor.text.slice(cursor.offset, cursor.offset + 12))?.[0] ?? '';
    const first = Number.parseInt(escaped.slice(1, 3), 16);
    const octets = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    const text = escaped.slice(0, octets * 3);
    try {
        const char = decodeURIComponent(text);
        if (text === '' || text.length < octets * 3)
            throw new URIError('too short');
        for (let unit = 0; unit < text.length; unit += 1)
            cursor.skip();
        return char;
    }
    catch {
        return cursor.fail('a tag contains an escape that is not a character', start);
    }
}
function scanDirective(cursor) {
    const start = cursor.mark;
    cursor.skip();
    const name = scanWord(cursor);
    if (name === '' || !isBlankOrEnd(cursor.code()))
        cursor.fail('a directive has no name', start);
    cursor.skipBlanks();
    const token = name === 'YAML' ? scanVersion(cursor, start) : scanTagDirective(cursor, start, name);
    cursor.skipBlanks();
    cursor.skipComment();
    if (!isBreakOrEnd(cursor.code()))
        cursor.fail('a directive is followed by other text', start);
    if (isBreak(cursor.code()))
        cursor.readLine();
    return token;
}
function scanVersion(cursor, start) {
    const major = scanNumber(cursor, start);
    if (!cursor.is('.'))
        cursor.fail('the version in a %YAML directive has no dot', start);
    cursor.skip();
    const value = `${major}.${scanNumber(cursor, start)}`;
    return { type: 'version-directive', start, end: cursor.offset, value };
}
function scanNumber(cursor, start) {
    let digits = '';
    while (isDigit(cursor.code()))
        digits += cursor.read();
    if (digits === '' || digits.length > maxVersionDigits)
        cursor.fail('the version in a %YAML directive is not a number', start);
    return Number(digits);
}
function scanTagDirective(cursor, start, name) {
    if (name !== 'TAG')
        cursor.fail('a directive is unknown', start);
    const value = scanHandle(cursor, start, true);
    if (!characters_isBlank(cursor.code()))
        cursor.fail('a tag handle is not followed by white space', start);
    cursor.skipBlanks();
    const suffix = scanUri(cursor, '', start);
    if (!isBlankOrEnd(cursor.code()))
        cursor.fail('a tag prefix is followed by other text', start);
    return { type: 'tag-directive', start, end: cursor.offset, value, suffix };
}
function scanWord(cursor) {
    const from = cursor.offset;
    while (isWord(cursor.code()))
        cursor.skip();
    return cursor.text.slice(from, cursor.offset);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/quoted.js

const quoted_escapes = {
    '0': '\0',
    a: '\x07',
    b: '\b',
    t: '\t',
    '\t': '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
    e: '\x1b',
    ' ': ' ',
    '"': '"',
    "'": "'",
    '\\': '\\',
    '/': '/',
    N: '\x85',
    _: '\xa0',
    L: '\u2028',
    P: '\u2029',
};
const hexDigits = { x: 2, u: 4, U: 8 };
const singleQuote = 0x27;
const doubleQuote = 0x22;
const backslash = 0x5c;
function scanQuoted(cursor) {
    const start = cursor.mark;
    const isSingle = cursor.is("'");
    const quote = isSingle ? "'" : '"';
    cursor.skip();
    const value = [];
    for (;;) {
        if (cursor.atDocumentMarker())
            cursor.fail('a quoted scalar is still open at a document marker', start);
        if (cursor.code() === 0)
            cursor.fail('a quoted scalar is not closed', start);
        const brokeLine = isSingle ? scanSingle(cursor, value) : scanDouble(cursor, value, start);
        if (!brokeLine && cursor.is(quote))
            break;
        value.push(whiteSpace(cursor, brokeLine));
    }
    cursor.skip();
    const style = isSingle ? 'single-quoted' : 'double-quoted';
    return { type: 'scalar', start, end: cursor.offset, value: value.join(''), style };
}
function whiteSpace(cursor, brokeLine) {
    if (!brokeLine)
        return cursor.readWhiteSpace(() => undefined).text;
    let lines = '';
    for (;;) {
        cursor.skipBlanks();
        if (!isBreak(cursor.code()))
            return lines;
        lines += cursor.readLine();
    }
}
function scanSingle(cursor, value) {
    while (!isBlankOrEnd(cursor.code())) {
        if (cursor.is("'")) {
            if (!cursor.is("'", 1))
                return false;
            cursor.skip();
        }
        value.push(readRun(cursor, singleQuote));
    }
    return false;
}
function readRun(cursor, quote) {
    const { text, offset, end } = cursor;
    let at = offset + 1;
    for (; at < end; at += 1) {
        const code = text.charCodeAt(at);
        if (code === quote || code === backslash || isBlankOrEnd(code))
            break;
    }
    cursor.skipTo(at);
    return text.slice(offset, at);
}
function scanDouble(cursor, value, start) {
    while (!isBlankOrEnd(cursor.code()) && !cursor.is('"')) {
        if (!cursor.is('\\')) {
            value.push(readRun(cursor, doubleQuote));
        }
        else if (isBreak(cursor.code(1))) {
            cursor.skip();
            cursor.readLine();
            return true;
        }
        else {
            value.push(scanEscape(cursor, start));
        }
    }
    return false;
}
function scanEscape(cursor, start) {
    const name = String.fromCharCode(cursor.code(1));
    const length = hexDigits[name] ?? 0;
    const simple = quoted_escapes[name];
    if (cursor.code(1) === 0 || (simple === undefined && length === 0))
        return cursor.fail('a quoted scalar contains an unknown escape', start);
    cursor.skip();
    cursor.skip();
    if (simple !== undefined)
        return simple;
    const digits = cursor.text.slice(cursor.offset, Math.min(cursor.offset + length, cursor.end));
    const code = /^[\da-f]+$/i.test(digits) && digits.length === length ? Number.parseInt(digits, 16) : -1;
    if (code < 0 || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
        return cursor.fail('a quoted scalar contains an escape that is not a character', start);
    for (let digit = 0; digit < length; digit += 1)
        cursor.skip();
    return String.fromCodePoint(code);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/scanner.js






const scanner_maxKeyLength = 1024;
const maxIndents = 10_000;
const byteOrderMark = 0xfeff;
const indicators = '-?:,[]{}#&*!|>\'"%@`';
class TokenScanner {
    cursor;
    queue = [];
    taken = 0;
    head = 0;
    indent = -1;
    indents = [];
    keys = [undefined];
    levels = new Map();
    isReady = false;
    mayBeginKey = true;
    isDone = false;
    constructor(text, start, end) {
        this.cursor = new Cursor(text, start, end);
        if (text.charCodeAt(start) === byteOrderMark)
            this.cursor.offset += 1;
    }
    peek() {
        while (!this.isReady && (this.head === this.queue.length || this.mayBecomeKey()))
            this.fetch();
        this.isReady = true;
        const token = this.queue[this.head];
        if (token === undefined)
            throw new Error('The scanner gave no token');
        return token;
    }
    take() {
        const token = this.peek();
        this.isReady = false;
        this.head += 1;
        this.taken += 1;
        if (this.head > scanner_maxKeyLength) {
            this.queue.splice(0, this.head);
            this.head = 0;
        }
        return token;
    }
    get inFlow() {
        return this.keys.length > 1;
    }
    mayBecomeKey() {
        if (this.isDone)
            return false;
        const isOutside = this.keys[0]?.tokenNumber === this.taken;
        const level = isOutside ? 0 : this.inFlow ? this.levels.get(this.taken) : undefined;
        return level !== undefined && this.isPossible(level);
    }
    isPossible(level) {
        const key = this.keys[level];
        if (key === undefined)
            return false;
        const { line, index } = this.cursor;
        if (key.mark.line === line && key.mark.index + scanner_maxKeyLength >= index)
            return true;
        if (key.isRequired)
            this.cursor.fail('a key is not followed by a colon', key.mark);
        this.forget(level);
        return false;
    }
    forget(level) {
        const key = this.keys[level];
        if (key !== undefined && level > 0)
            this.levels.delete(key.tokenNumber);
        this.keys[level] = undefined;
    }
    saveKey() {
        if (!this.mayBeginKey)
            return;
        const { mark } = this.cursor;
        const isRequired = !this.inFlow && this.indent === mark.column;
        this.dropKey();
        const tokenNumber = this.nextNumber();
        const level = this.keys.length - 1;
        this.keys[level] = { tokenNumber, mark, isRequired };
        if (level > 0)
            this.levels.set(tokenNumber, level);
    }
    dropKey() {
        const last = this.keys.length - 1;
        if (this.keys[last]?.isRequired)
            this.cursor.fail('a key is not followed by a colon', this.keys[last].mark);
        this.forget(last);
    }
    nextNumber() {
        return this.taken + this.queue.length - this.head;
    }
    push(token) {
        this.queue.push(token);
    }
    pushIndicator(type, length = 1) {
        const start = this.cursor.mark;
        for (let char = 0; char < length; char += 1)
            this.cursor.skip();
        this.push({ type, start, end: this.cursor.offset });
    }
    openBlock(type, mark, number) {
        if (this.inFlow || this.indent >= mark.column)
            return;
        if (this.indents.length >= maxIndents)
            this.cursor.fail('blocks are nested too deeply', mark);
        this.indents.push(this.indent);
        this.indent = mark.column;
        this.insert({ type, start: mark, end: mark.offset }, number);
    }
    insert(token, number = this.nextNumber()) {
        const at = this.head + number - this.taken;
        this.queue.push(token);
        this.queue.copyWithin(at + 1, at, this.queue.length - 1);
        this.queue[at] = token;
    }
    closeBlocks(column) {
        if (this.inFlow)
            return;
        while (this.indent > column) {
            const start = this.cursor.mark;
            this.push({ type: 'block-end', start, end: start.offset });
            this.indent = this.indents.pop() ?? -1;
        }
    }
    fetch() {
        const { cursor } = this;
        this.passWhiteSpace();
        this.closeBlocks(cursor.column);
        if (cursor.code() === 0)
            this.fetchEnd();
        else if (cursor.column === 0 && cursor.is('%'))
            this.fetchOutside(() => this.push(scanDirective(cursor)));
        else if (cursor.atDocumentMarker())
            this.fetchOutside(() => this.pushIndicator(cursor.is('-') ? 'document-start' : 'document-end', 3));
        else if (isWord(cursor.code()) && !cursor.is('-'))
            this.fetchPlain();
        else
            this.fetchInside(String.fromCharCode(cursor.code()));
    }
    passWhiteSpace() {
        const { cursor } = this;
        for (;;) {
            if (cursor.column === 0 && cursor.code() === byteOrderMark)
                cursor.skip();
            const tabsToo = this.inFlow || !this.mayBeginKey;
            while (cursor.code() === space || (tabsToo && cursor.code() === tab))
                cursor.skip();
            cursor.skipComment();
            if (!isBreak(cursor.code()))
                return;
            cursor.readLine();
            if (!this.inFlow)
                this.mayBeginKey = true;
        }
    }
    fetchEnd() {
        this.closeBlocks(-1);
        this.dropKey();
        this.mayBeginKey = false;
        this.isDone = true;
        this.pushIndicator('stream-end', 0);
    }
    fetchOutside(push) {
        this.closeBlocks(-1);
        this.dropKey();
        this.mayBeginKey = false;
        push();
    }
    fetchInside(char) {
        const { cursor, inFlow } = this;
        const standsAlone = isBlankOrEnd(cursor.code(1));
        if (char === '[' || char === '{')
            this.fetchFlowStart(char);
        else if (char === ']' || char === '}')
            this.fetchFlowEnd(char);
        else if (char === ',')
            this.fetchEntry('flow-entry');
        else if (char === '-' && standsAlone)
            this.fetchBlockEntry();
        else if (char === '?' && (inFlow || standsAlone))
            this.fetchKey();
        else if (char === ':' && (inFlow || standsAlone))
            this.fetchValue();
        else if (char === '*' || char === '&')
            this.fetchPart(() => scanAnchor(cursor));
        else if (char === '!')
            this.fetchPart(() => scanTag(cursor));
        else if ((char === '|' || char === '>') && !inFlow)
            this.fetchBlockScalar();
        else if (char === "'" || char === '"')
            this.fetchPart(() => scanQuoted(cursor));
        else if (this.beginsPlain(char, standsAlone))
            this.fetchPlain();
        else
            cursor.fail(`${JSON.stringify(char)} cannot begin a value`);
    }
    beginsPlain(char, standsAlone) {
        const { cursor, inFlow } = this;
        if (char === '-')
            return !characters_isBlank(cursor.code(1));
        if (!inFlow && (char === '?' || char === ':'))
            return !standsAlone;
        return !isBlankOrEnd(cursor.code()) && !indicators.includes(char);
    }
    fetchFlowStart(char) {
        this.saveKey();
        if (this.keys.length > maxIndents)
            this.cursor.fail('brackets are nested too deeply');
        this.keys.push(undefined);
        this.mayBeginKey = true;
        this.pushIndicator(char === '[' ? 'flow-sequence-start' : 'flow-mapping-start');
    }
    fetchFlowEnd(char) {
        this.dropKey();
        if (this.inFlow)
            this.keys.pop();
        this.mayBeginKey = false;
        this.pushIndicator(char === ']' ? 'flow-sequence-end' : 'flow-mapping-end');
    }
    fetchEntry(type) {
        this.dropKey();
        this.mayBeginKey = true;
        this.pushIndicator(type);
    }
    fetchBlockEntry() {
        if (!this.inFlow && !this.mayBeginKey)
            this.cursor.fail('a list item is not allowed here');
        this.openBlock('block-sequence-start', this.cursor.mark);
        this.fetchEntry('block-entry');
    }
    fetchKey() {
        if (!this.inFlow && !this.mayBeginKey)
            this.cursor.fail('a key is not allowed here');
        this.openBlock('block-mapping-start', this.cursor.mark);
        this.dropKey();
        this.mayBeginKey = !this.inFlow;
        this.pushIndicator('key');
    }
    fetchValue() {
        const level = this.keys.length - 1;
        const key = this.isPossible(level) ? this.keys[level] : undefined;
        if (key !== undefined) {
            this.insert({ type: 'key', start: key.mark, end: key.mark.offset }, key.tokenNumber);
            this.openBlock('block-mapping-start', key.mark, key.tokenNumber);
            this.forget(level);
            this.mayBeginKey = false;
        }
        else {
            if (!this.inFlow && !this.mayBeginKey)
                this.cursor.fail('a value is not allowed here');
            this.openBlock('block-mapping-start', this.cursor.mark);
            this.mayBeginKey = !this.inFlow;
        }
        this.pushIndicator('value');
    }
    fetchPart(scan) {
        this.saveKey();
        this.mayBeginKey = false;
        this.push(scan());
    }
    fetchBlockScalar() {
        this.dropKey();
        this.mayBeginKey = true;
        this.push(scanBlock(this.cursor, this.indent));
    }
    fetchPlain() {
        this.saveKey();
        this.mayBeginKey = false;
        const { token, endsAtLineEnd } = scanPlain(this.cursor, this.indent, this.inFlow);
        this.push(token);
        if (endsAtLineEnd)
            this.mayBeginKey = true;
    }
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/parser.js







const maxDepth = 1000;
const bare = { anchor: undefined, tag: undefined };
function endsBlockItem(type) {
    return type === 'block-entry' || type === 'block-end';
}
function endsBlockValue(type) {
    return type === 'key' || type === 'value' || type === 'block-end';
}
function endsIndentlessItem(type) {
    return type === 'block-entry' || endsBlockValue(type);
}
function endsFlowItem(type) {
    return type === 'flow-entry' || type === 'flow-sequence-end';
}
function endsFlowValue(type) {
    return type === 'flow-entry' || type === 'flow-mapping-end';
}
const defaultHandles = [
    ['!', '!'],
    ['!!', 'tag:yaml.org,2002:'],
];
function parseStream(text, start = 0, end = text.length) {
    const forbidden = forbiddenAt(text.slice(start, end));
    const readable = Math.min(end, start + forbidden);
    const parser = new Parser(new TokenScanner(text, start, readable));
    const documents = [];
    try {
        (0,stackless/* withoutStacks */.G)(() => {
            for (let next = parser.document(); next !== undefined; next = parser.document())
                documents.push(next.root);
        });
    }
    catch (error) {
        if (!(error instanceof YamlSyntaxError))
            throw error;
        return { documents, error: { message: error.message, offset: error.offset } };
    }
    if (readable === end)
        return { documents };
    return {
        documents,
        error: { message: 'it has a control character or a byte order mark inside the text', offset: readable },
    };
}
class Parser {
    scanner;
    handles = new Map(defaultHandles);
    anchors = new Set();
    depth = 0;
    isFirst = true;
    constructor(scanner) {
        this.scanner = scanner;
    }
    document() {
        if (!this.isFirst)
            while (this.next() === 'document-end')
                this.scanner.take();
        const isImplicit = this.isFirst && !/directive$|^document-start$|^stream-end$/.test(this.next());
        this.isFirst = false;
        if (this.next() === 'stream-end')
            return undefined;
        this.anchors = new Set();
        this.handles = new Map(defaultHandles);
        if (!isImplicit) {
            this.directives();
            this.expect('document-start', 'a document does not begin with `---`');
        }
        const isEmpty = /directive$|^document-(?:start|end)$|^stream-end$/.test(this.next());
        const root = isEmpty && !isImplicit ? null : this.node(true, false);
        if (this.next() === 'document-end')
            this.scanner.take();
        return { root };
    }
    next() {
        return this.scanner.peek().type;
    }
    expect(type, message) {
        const token = this.scanner.peek();
        if (token.type !== type)
            throw new YamlSyntaxError(message, token.start.offset);
        return this.scanner.take();
    }
    directives() {
        const own = new Set();
        let hasVersion = false;
        for (;;) {
            const { type, value = '', suffix = '', start } = this.scanner.peek();
            if (type === 'version-directive') {
                if (hasVersion)
                    throw new YamlSyntaxError('the version is given twice', start.offset);
                if (value !== '1.1' && value !== '1.2')
                    throw new YamlSyntaxError(`version ${value} is unknown`, start.offset);
                hasVersion = true;
            }
            else if (type === 'tag-directive') {
                if (own.has(value))
                    throw new YamlSyntaxError('a tag handle is given twice', start.offset);
                own.add(value);
                this.handles.set(value, suffix);
            }
            else
                return;
            this.scanner.take();
        }
    }
    node(isBlock, mayBeIndentless) {
        if (this.next() === 'alias')
            return this.alias(this.scanner.take());
        const properties = this.properties();
        const token = this.scanner.peek();
        this.depth += 1;
        if (this.depth > maxDepth)
            throw new YamlSyntaxError('it is nested too deeply', token.start.offset);
        const node = this.content(token, properties, isBlock, mayBeIndentless);
        this.depth -= 1;
        return node;
    }
    key(isBlock) {
        const { offset } = this.scanner.peek().start;
        const node = this.node(isBlock, isBlock);
        if ((0,dist/* isCollection */.P3)(node))
            throw new YamlSyntaxError('a key is a map or a list', offset);
        return node;
    }
    content(token, properties, isBlock, mayBeIndentless) {
        const { type, start } = token;
        if (mayBeIndentless && type === 'block-entry')
            return this.indentlessSequence(properties);
        if (type === 'scalar')
            return this.scalar(this.scanner.take(), properties);
        if (type === 'flow-sequence-start')
            return this.flowSequence(properties);
        if (type === 'flow-mapping-start')
            return this.flowMapping(properties);
        if (isBlock && type === 'block-sequence-start')
            return this.blockSequence(properties);
        if (isBlock && type === 'block-mapping-start')
            return this.blockMapping(properties);
        if (properties.anchor !== undefined || properties.tag !== undefined)
            return this.empty(start.offset, properties);
        throw new YamlSyntaxError('a value is missing', start.offset);
    }
    alias({ value = '', start, end }) {
        if (!this.anchors.has(value))
            throw new YamlSyntaxError(`the anchor ${value} is unknown`, start.offset);
        const alias = new dist/* Alias */.x1(value);
        alias.range = [start.offset, end, end];
        return alias;
    }
    properties() {
        const first = this.scanner.peek();
        if (first.type !== 'anchor' && first.type !== 'tag')
            return bare;
        let [anchor, tag] = [];
        for (;;) {
            const { type, value = '', suffix = '', start: at } = this.scanner.peek();
            if (type === 'anchor' && anchor === undefined)
                anchor = value;
            else if (type === 'tag' && tag === undefined)
                tag = this.resolvedTag(value, suffix, at.offset);
            else
                break;
            this.scanner.take();
        }
        if (anchor !== undefined)
            this.anchors.add(anchor);
        return { anchor, tag };
    }
    resolvedTag(handle, suffix, offset) {
        if (handle === '')
            return suffix;
        const prefix = this.handles.get(handle);
        if (prefix === undefined)
            throw new YamlSyntaxError(`the tag handle ${handle} is unknown`, offset);
        return prefix + suffix;
    }
    scalar(token, properties) {
        return scalarOf(token, properties);
    }
    empty(offset, properties = bare) {
        const mark = { offset, index: 0, line: 0, column: 0 };
        return this.scalar({ type: 'scalar', start: mark, end: offset, value: '', style: 'plain' }, properties);
    }
    blockSequence(properties) {
        const items = [];
        const { start } = this.scanner.take();
        for (;;) {
            if (this.next() !== 'block-entry')
                break;
            const { end } = this.scanner.take();
            const isEmpty = endsBlockItem(this.next());
            items.push(isEmpty ? this.empty(end) : this.node(true, false));
        }
        const { start: end } = this.expect('block-end', 'a list is followed by something that is no item of it');
        return seqNode(items, start.offset, end.offset, properties);
    }
    indentlessSequence(properties) {
        const items = [];
        const start = this.scanner.peek().start.offset;
        while (this.next() === 'block-entry') {
            const { end } = this.scanner.take();
            const isEmpty = endsIndentlessItem(this.next());
            items.push(isEmpty ? this.empty(end) : this.node(true, false));
        }
        return seqNode(items, start, this.scanner.peek().start.offset, properties);
    }
    blockMapping(properties) {
        const pairs = [];
        const { start } = this.scanner.take();
        while (this.next() === 'key') {
            const { end } = this.scanner.take();
            const key = endsBlockValue(this.next()) ? this.empty(end) : this.key(true);
            if (this.next() !== 'value') {
                pairs.push(pairNode(key, this.empty(this.scanner.peek().start.offset)));
                continue;
            }
            const colon = this.scanner.take();
            const value = endsBlockValue(this.next()) ? this.empty(colon.end) : this.node(true, true);
            pairs.push(pairNode(key, value));
        }
        const { start: end } = this.expect('block-end', 'a map is followed by something that is no key of it');
        return mapNode(pairs, start.offset, end.offset, properties);
    }
    flowSequence(properties) {
        const { start } = this.scanner.take();
        const items = [];
        while (this.next() !== 'flow-sequence-end') {
            if (items.length > 0)
                this.expect('flow-entry', 'a list in brackets lacks a comma or its end');
            if (this.next() === 'flow-sequence-end')
                break;
            items.push(this.next() === 'key' ? this.singlePair() : this.node(false, false));
        }
        return seqNode(items, start.offset, this.scanner.take().end, properties);
    }
    singlePair() {
        const start = this.scanner.take().start.offset;
        const isNothing = () => endsFlowItem(this.next());
        if (this.next() === 'value' || isNothing()) {
            const token = this.scanner.take();
            throw new YamlSyntaxError('an item of a list in brackets has an empty key', token.start.offset);
        }
        const key = this.key(false);
        const hasValue = this.next() === 'value';
        const colon = hasValue ? this.scanner.take() : undefined;
        const value = colon === undefined || isNothing()
            ? this.empty(this.scanner.peek().start.offset)
            : this.node(false, false);
        return mapNode([pairNode(key, value)], start, this.scanner.peek().start.offset, bare);
    }
    flowMapping(properties) {
        const { start } = this.scanner.take();
        const pairs = [];
        const isNothing = () => endsFlowValue(this.next());
        while (this.next() !== 'flow-mapping-end') {
            if (pairs.length > 0)
                this.expect('flow-entry', 'a map in braces lacks a comma or its end');
            if (this.next() === 'flow-mapping-end')
                break;
            const hasKey = this.next() === 'key';
            if (hasKey)
                this.scanner.take();
            const at = this.scanner.peek().start.offset;
            const key = hasKey && (this.next() === 'value' || isNothing()) ? this.empty(at) : this.key(false);
            const colon = hasKey && this.next() === 'value' ? this.scanner.take() : undefined;
            const value = colon === undefined || isNothing()
                ? this.empty(this.scanner.peek().start.offset)
                : this.node(false, false);
            pairs.push(pairNode(key, value));
        }
        return mapNode(pairs, start.offset, this.scanner.take().end, properties);
    }
}

// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
;// CONCATENATED MODULE: ./lib/scan/yaml/definitions/values.js

const values_space = 0x20;
const blockHeader = /[|>][-+]? *(?:\n|$)/y;
const empty = /(?:\[\]|\{\}) *(?:\n|$)/y;
const beginsPlain = /[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=[^\s-])/y;
const endsPlain = /:(?=\s|$)|\s#/;
const restOfLine = / *(?:\n|$)/y;
function passValue(text, from, column) {
    const first = text[from];
    if (first === '|' || first === '>')
        return passBlock(text, from, column);
    if (first === '"' || first === "'")
        return passQuoted(text, from, first);
    if (first === '[' || first === '{')
        return values_endOf(empty, text, from);
    return values_endOf(beginsPlain, text, from) === undefined ? undefined : passPlain(text, from, column);
}
function passIndent(text, from) {
    let at = from;
    while (text.charCodeAt(at) === values_space)
        at += 1;
    return at;
}
function values_endOf(pattern, text, from) {
    pattern.lastIndex = from;
    return pattern.test(text) ? pattern.lastIndex : undefined;
}
function passBlock(text, from, column) {
    let line = values_endOf(blockHeader, text, from);
    let indent;
    while (line !== undefined && line < text.length) {
        const at = passIndent(text, line);
        const end = (0,position/* endOfLine */.vT)(text, at);
        if (at === end && at > line && indent === undefined)
            return undefined;
        if (at < end) {
            if (at - line <= column)
                return line;
            indent ??= at - line;
            if (at - line < indent)
                return undefined;
        }
        line = end + 1;
    }
    return line;
}
function passPlain(text, from, column) {
    for (let at = from;;) {
        const end = (0,position/* endOfLine */.vT)(text, at);
        if (endsPlain.test(text.slice(at, end)))
            return undefined;
        const line = passEmptyLines(text, end + 1);
        at = passIndent(text, line);
        if (at >= text.length || at - line <= column)
            return line;
        if (text[at] === '#')
            return undefined;
    }
}
function passEmptyLines(text, from) {
    let line = from;
    while (line < text.length) {
        const at = passIndent(text, line);
        if (text[at] !== '\n')
            return line;
        line = at + 1;
    }
    return line;
}
function passQuoted(text, from, quote) {
    for (let at = from + 1; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\\' && quote === '"')
            at += 1;
        else if (char !== quote)
            continue;
        else if (quote === "'" && text[at + 1] === quote)
            at += 1;
        else
            return values_endOf(restOfLine, text, at + 1);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/definitions/lines.js


const harmlessKeys = new Set(`type description format default pattern title nullable minLength maxLength minItems maxItems minimum maximum
  exclusiveMinimum exclusiveMaximum minProperties maxProperties multipleOf uniqueItems additionalProperties
  preserveUnknownFields x-kubernetes-list-type x-kubernetes-map-type x-kubernetes-int-or-string
  x-kubernetes-preserve-unknown-fields x-kubernetes-embedded-resource message messageExpression rule reason fieldPath
  optionalOldSelf jsonPath JSONPath priority served storage deprecated deprecationWarning plural singular listKind
  group scope version storedVersions specReplicasPath statusReplicasPath labelSelectorPath status subresources
  conditions strategy lastTransitionTime observedGeneration creationTimestamp currentStatus from interval cpu
  memory api-approved.kubernetes.io name kind apiVersion`.split(/\s+/));
const harmlessLists = new Set([
    'required',
    'enum',
    'shortNames',
    'categories',
    'x-kubernetes-list-map-keys',
    'storedVersions',
    'conversionReviewVersions',
]);
const rootKeys = new Set(['apiVersion', 'kind', 'metadata', 'spec', 'status']);
const keyOfLine = /[A-Za-z_$][\w.$/-]*:(?: +|(?=\n)|$)/y;
const lines_unusual = /[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
const noText = /(?:true|false|null|-?\d{1,15}) *(?:\n|$)/y;
const kindLine = 'kind: CustomResourceDefinition\n';
const apiVersionLine = /apiVersion: apiextensions\.k8s\.io\/v1(?:beta1)?\n/y;
function mayDefine(text) {
    return text.includes(kindLine);
}
function definitionIn(document) {
    if (!document.startsWith(kindLine) && !document.includes(`\n${kindLine}`))
        return undefined;
    if (lines_unusual.test(document))
        return undefined;
    const lines = new Lines(document);
    return lines.areRead() && lines.header.length === 2 ? lines.header : undefined;
}
class Lines {
    text;
    header = [];
    at = 0;
    columns = [];
    opened;
    constructor(text) {
        this.text = text;
    }
    areRead() {
        const { text } = this;
        while (this.at < text.length) {
            const from = passIndent(text, this.at);
            if (from === text.length || text[from] === '\n' || text[from] === '#')
                this.at = (0,position/* endOfLine */.vT)(text, from) + 1;
            else if (!this.isRead(this.at, from))
                return false;
        }
        return true;
    }
    isRead(start, from) {
        const { text } = this;
        let at = from;
        while (text[at] === '-' && text[at + 1] === ' ')
            at = passIndent(text, at + 1);
        const dash = at === from ? undefined : from - start;
        keyOfLine.lastIndex = at;
        if (!keyOfLine.test(text))
            return dash !== undefined && this.isItem(dash, at);
        const value = keyOfLine.lastIndex;
        const name = text.slice(at, text.indexOf(':', at));
        const column = at - start;
        if (!this.enter(dash, column) || (column === 0 && !this.isRoot(name, start)))
            return false;
        const isOpen = value === text.length || text[value] === '\n';
        this.opened = isOpen ? { name, column } : undefined;
        if (!isOpen)
            return this.isHarmless(name, value) && this.pass(value, column);
        this.at = value + 1;
        return true;
    }
    enter(dash, column) {
        const { columns, opened } = this;
        while ((columns.at(-1) ?? -1) > (dash ?? column))
            columns.pop();
        if (dash === undefined && columns.at(-1) === column)
            return true;
        const begins = columns.length === 0 ? column === 0 : opened !== undefined && column > opened.column;
        if (dash === undefined && !begins)
            return false;
        columns.push(column);
        return columns.length > 1 || dash === undefined;
    }
    isRoot(name, start) {
        if (!rootKeys.has(name))
            return false;
        if (name !== 'kind' && name !== 'apiVersion')
            return true;
        apiVersionLine.lastIndex = start;
        const isExpected = name === 'kind' ? this.text.startsWith(kindLine, start) : apiVersionLine.test(this.text);
        this.header.push({ start, end: (0,position/* endOfLine */.vT)(this.text, start) });
        return isExpected;
    }
    isHarmless(name, value) {
        const { text } = this;
        if (name === 'kind')
            return /[A-Za-z]/.test(text[value] ?? '') && !text.startsWith('Docker', value);
        if (name === 'value')
            return text[value] === '/';
        if (harmlessKeys.has(name))
            return true;
        noText.lastIndex = value;
        if (noText.test(text))
            return true;
        return name.includes('/') && !/image/i.test(name);
    }
    isItem(dash, from) {
        const { opened } = this;
        if (opened === undefined || dash < opened.column || !harmlessLists.has(opened.name))
            return false;
        return this.pass(from, dash);
    }
    pass(from, column) {
        const next = passValue(this.text, from, column);
        this.at = next ?? this.at;
        return next !== undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/yaml/definitions/stream.js



const separator = /^---[^\n]*/gm;
const plainSeparator = /^---[ \t]*(?:#.*)?$/;
function parseDocuments(text, start = 0, end = text.length) {
    const part = start === 0 && end === text.length ? text : text.slice(start, end);
    if (!mayDefine(part))
        return parseStream(text, start, end);
    const separators = [...part.matchAll(separator)];
    if (separators.some(([line]) => !plainSeparator.test(line)))
        return parseStream(text, start, end);
    const bodies = [0, ...separators.map(({ 0: line, index }) => index + line.length + 1)];
    const starts = [0, ...separators.map(({ index }) => index)];
    const found = [];
    let waiting = 0;
    for (const [index, body] of bodies.entries()) {
        const next = starts[index + 1] ?? part.length;
        const lines = definitionIn(part.slice(body, next));
        if (lines === undefined)
            continue;
        const before = parseStream(text, start + waiting, start + (starts[index] ?? 0));
        found.push(...before.documents);
        if (before.error !== undefined)
            return { documents: found, error: before.error };
        found.push(headerOf(text, start + body, lines));
        waiting = next;
    }
    const { documents, ...rest } = parseStream(text, start + waiting, end);
    return { documents: [...found, ...documents], ...rest };
}
function headerOf(text, offset, lines) {
    const [first, ...others] = lines.flatMap(({ start, end }) => parseStream(text, offset + start, offset + end).documents);
    if ((0,dist/* isMap */.jh)(first))
        first.items.push(...others.flatMap((other) => ((0,dist/* isMap */.jh)(other) ? other.items : [])));
    return first ?? null;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/nesting.js

function isNestedDeeper(text, most) {
    const columns = [];
    let brackets = 0;
    let column = 0;
    for (const token of new dist/* Lexer */.JG().lex(text)) {
        const type = dist/* CST */.DB.tokenType(token);
        if (type === 'flow-map-start' || type === 'flow-seq-start')
            brackets += 1;
        else if (type === 'flow-map-end' || type === 'flow-seq-end')
            brackets = Math.max(0, brackets - 1);
        else if (type === 'doc-start' || type === 'doc-end')
            columns.length = 0;
        if (brackets === 0 && type !== 'space' && type !== 'newline' && type !== 'comment') {
            while ((columns.at(-1) ?? -1) >= column)
                columns.pop();
            columns.push(column);
        }
        if (columns.length + brackets > most)
            return true;
        const lineEnd = token.lastIndexOf('\n');
        column = lineEnd < 0 ? column + token.length : token.length - lineEnd - 1;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/parse.js








const parsed = new WeakMap();
const parsedAsManifest = new WeakMap();
const notPlainYaml = new WeakSet();
const maxTolerantDepth = 200;
const mayBeAlias = /\*[\w-]/;
const alias = /(?:^|[\s\x85,[\]{}:?-])\*[\w-]/;
const manifestSeparator = /\n---[^\n]*/g;
function parseYaml(file) {
    const known = parsed.get(file) ?? wholeFileOf(file);
    parsed.set(file, known);
    return known;
}
function wholeFileOf(file) {
    const read = readStream(file);
    const { documents, problems } = fileOf(file, read);
    const engine = templateEngineOf(file.path);
    const hasTwoReadings = read.text !== file.text && !notPlainYaml.has(file) && coversLines(file.text, engine);
    const plain = hasTwoReadings
        ? fileOf(file, { text: file.text, stream: parseDocuments(file.text) })
        : undefined;
    return { documents: [...documents, ...(plain?.documents ?? [])], problems };
}
function parseManifests(file) {
    const known = parsedAsManifest.get(file) ?? manifestsOf(file);
    parsedAsManifest.set(file, known);
    return known;
}
function readStream(file) {
    const { path, text } = file;
    const engine = templateEngineOf(path);
    const plain = { text, stream: parseDocuments(text) };
    if (plain.stream.error !== undefined)
        notPlainYaml.add(file);
    if (engine === undefined && plain.stream.error === undefined)
        return plain;
    const covered = coverTemplates(text, engine);
    if (covered === text)
        return plain;
    const filled = { text: covered, stream: parseDocuments(covered) };
    return filled.stream.error !== undefined && plain.stream.error === undefined ? plain : filled;
}
function manifestsOf(file) {
    const { text } = file;
    const separators = [...text.matchAll(manifestSeparator)];
    const whole = parseYaml(file);
    const differ = separators.some(([line]) => !/^\n---[ \t\r]*(?:#.*)?$/.test(line));
    if (separators.length === 0 || (!differ && !notPlainYaml.has(file)))
        return whole;
    const starts = [0, ...separators.map(({ 0: line, index }) => index + line.length)];
    const ends = [...separators.map(({ index }) => index), text.length];
    const streams = starts.map((start, part) => parseDocuments(text, start, ends[part] ?? text.length));
    const documents = streams.flatMap((stream) => stream.documents);
    const split = fileOf(file, { text, stream: { documents } });
    const isRead = streams.every(({ error }) => error === undefined);
    return { documents: [...whole.documents, ...split.documents], problems: isRead ? [] : whole.problems };
}
function fileOf(file, { text, stream: { documents: read, error } }) {
    const documents = error === undefined ? read : [...read, ...parseTolerantly(text)];
    const hasAliases = mayBeAlias.test(text) && alias.test(text);
    const targets = hasAliases ? targetsOf(documents) : new Map();
    followKeys(documents, targets);
    const problem = error && {
        file: file.path,
        message: unscanned.yaml(error.message),
        span: { start: error.offset, end: Math.min(error.offset + 1, text.length) },
    };
    let uses;
    const usesOf = (span) => {
        uses ??= usesIn(targets);
        return uses(span);
    };
    const step = stepsFor(text);
    return {
        documents: documents.map((root) => documentOf(root, text, targets, usesOf, step)),
        problems: problem === undefined ? [] : [problem],
    };
}
function parseTolerantly(text) {
    if (isNestedDeeper(text, maxTolerantDepth))
        return [];
    const options = { uniqueKeys: false, logLevel: 'silent', strict: false, prettyErrors: false };
    try {
        const documents = (0,stackless/* withoutStacks */.G)(() => (0,dist/* parseAllDocuments */.hR)(text, options));
        return Array.isArray(documents) ? documents.map(({ contents }) => contents) : [];
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/scan/yaml/plain-value.js
const isTrue = /^(?:y|yes|on|true)$/i;
const isFalse = /^(?:n|no|off|false)$/i;
const plain_value_isWord = /^(?:[a-z]+|[A-Z]?[a-z]+|[A-Z]+)$/;
const sexagesimal = /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?$/;
const timestamp = /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt \t].*)?$/;
const integer = /^(?<sign>[-+]?)(?<digits>0[xX][\da-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|[1-9]\d*|0)$/;
const plain_value_float = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
function plainValue(text) {
    if (/^(?:|~|null|Null|NULL)$/.test(text))
        return { kind: 'null' };
    if (plain_value_isWord.test(text) && isTrue.test(text))
        return printed(text, 'true');
    if (plain_value_isWord.test(text) && isFalse.test(text))
        return printed(text, 'false');
    if (/^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/.test(text))
        return { kind: 'unclear' };
    if (sexagesimal.test(text) || timestamp.test(text))
        return { kind: 'unclear', isTextInGo: true };
    const plain = text.replaceAll('_', '');
    const { sign = '', digits } = integer.exec(plain)?.groups ?? {};
    if (digits === undefined && !plain_value_float.test(plain))
        return { kind: 'text' };
    const value = digits === undefined ? Number(plain) : Number(octal(digits)) * (sign === '-' ? -1 : 1);
    const hasExponent = value !== 0 && (Math.abs(value) >= 1e6 || Math.abs(value) < 1e-4);
    return hasExponent ? { kind: 'unclear' } : printed(text, String(value));
}
function octal(digits) {
    return /^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits;
}
function printed(text, value) {
    return text === value ? { kind: 'text' } : { kind: 'other', value };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/text.js



function textOf(document, node) {
    const text = (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' ? writtenText(document, node) : undefined;
    return text?.value === '' ? undefined : text;
}
function wordOf(node) {
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null)
        return undefined;
    const word = node.value.trim();
    return word === '' ? undefined : word;
}
function sourceOf(document, node, reader = 'any') {
    const written = writtenText(document, node);
    if (written === undefined || !(0,dist/* isScalar */.jn)(node) || node.type !== 'PLAIN' || written.value === '')
        return written;
    if (node.tag !== undefined && !coreTag.test(node.tag))
        return written;
    const meaning = plainValue(written.value);
    if (meaning.kind === 'text' || (meaning.kind === 'unclear' && meaning.isTextInGo && reader === 'go'))
        return written;
    if (meaning.kind === 'null')
        return { ...written, value: '', exact: false };
    if (meaning.kind === 'other' && reader === 'go' && node.tag === undefined)
        return { ...written, value: meaning.value, exact: false, isReread: true };
    return { ...written, exact: false, unclear: unresolved.yamlNumber(written.value) };
}
const coreTag = /^tag:yaml\.org,2002:(?:bool|int|float|null|timestamp)$/;
function writtenText({ text }, node) {
    if (!(0,dist/* isScalar */.jn)(node) || node.range == null || hasOwnTag(node))
        return undefined;
    const value = (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim();
    const [start, end] = innerRange(node, text, node.range);
    const offset = text.slice(start, end).lastIndexOf(value);
    const isUnclosed = start === node.range[0] && /^QUOTE/.test(node.type ?? '');
    if (offset < 0 || isUnclosed)
        return { value, span: { start, end }, exact: false };
    const at = value === '' ? start : start + offset;
    return { value, span: { start: at, end: at + value.length }, exact: true };
}
function hasOwnTag({ tag }) {
    return tag === '!reset' || tag === '!reference';
}
function innerRange({ type }, text, [start, end]) {
    const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
    return quoted && end - start > 1 && text[end - 1] === text[start] ? [start + 1, end - 1] : [start, end];
}

;// CONCATENATED MODULE: ./lib/scan/yaml/scan.js









const stepsPerUse = 20;
function scanYaml(file, { needles, rootKeys = [], hasOwnTags = false, find, parse = parseYaml, read = literalText }) {
    if (lacksNeedles(file, needles))
        return undefined;
    if (rootKeys.length > 0 && lacksRootKeys(file, rootKeys))
        return undefined;
    const { documents, problems } = parse(file);
    const found = documents.map((document) => scanDocument(file, document, { find, read, hasOwnTags }));
    if (found.every((scan) => scan === undefined))
        return problems.length === 0 ? undefined : { occurrences: [], problems };
    const occurrences = found.flatMap((scan) => scan?.occurrences ?? []);
    const all = [...problems, ...found.flatMap((scan) => scan?.problems ?? [])];
    return {
        occurrences: distinctOccurrences(occurrences),
        problems: all,
    };
}
function scanDocument(file, document, { find, read, hasOwnTags }) {
    try {
        const candidates = find(document, file);
        if (candidates === undefined)
            return undefined;
        const found = withSameKeys(document, candidates).flatMap((candidate) => occurrencesOf(file, document, candidate, read));
        const occurrences = distinctOccurrences(found).map((one) => withUses(one, document));
        return { occurrences, problems: hasOwnTags ? [] : foreignTags(file, document) };
    }
    catch (error) {
        if (!(error instanceof TooManySteps))
            throw error;
        return { occurrences: [], problems: [{ file: file.path, message: unscanned.yaml(error.message) }] };
    }
}
function foreignTags(file, { root }) {
    if (!file.text.includes('!'))
        return [];
    const tagged = nodesOf(root).find((node) => (0,dist/* isScalar */.jn)(node) && hasOwnTag(node));
    if (tagged?.tag === undefined || tagged.range == null)
        return [];
    const [start, end] = tagged.range;
    return [{ file: file.path, message: unscanned.foreignTag(tagged.tag), span: { start, end } }];
}
function withSameKeys(document, candidates) {
    const seen = new Set();
    for (const candidate of candidates) {
        if (seen.has(candidate))
            continue;
        for (const one of (0,dist/* isNode */.Ll)(candidate) ? document.sameKey(candidate) : [candidate])
            seen.add(one);
    }
    return withoutRepeats([...seen]);
}
function withoutRepeats(candidates) {
    const lists = new Set();
    return candidates.filter((candidate) => {
        const { found } = (0,dist/* isNode */.Ll)(candidate) ? {} : (candidate ?? {});
        if (found === undefined)
            return true;
        const isNew = !lists.has(found);
        lists.add(found);
        return isNew;
    });
}
function withUses(one, document) {
    const uses = document.usesOf(one.at.span);
    document.step(stepsPerUse * uses.length);
    return uses.length === 0 ? one : { ...one, uses };
}
function occurrencesOf(file, document, candidate, read) {
    const special = (0,dist/* isNode */.Ll)(candidate) ? {} : (candidate ?? {});
    if (special.split !== undefined)
        return [splitOccurrence(file, special.split)];
    if (special.found !== undefined)
        return special.found;
    if ((0,dist/* isScalar */.jn)(candidate) && candidate.tag !== '!reset' && hasOwnTag(candidate))
        return candidate.value === '' ? [] : [taggedScalar(file, candidate)];
    const text = special.text ?? textOf(document, candidate);
    const one = text === undefined ? undefined : (special.read ?? read)(file, text, document);
    return one === undefined ? [] : [one].flat();
}
function taggedScalar(file, { range, tag = '' }) {
    const [start, end] = range ?? [0, 0];
    return opaqueAt(file, { start, end }, 'template', unresolved.yamlTag(tag));
}
function literalText(file, { span, value, exact }) {
    return occurrenceAt(file, span, value, exact);
}
function withoutPrefix(prefix, text) {
    if (!text.value.startsWith(prefix))
        return undefined;
    if (text.value === prefix || !text.exact)
        return { ...text, value: text.value.slice(prefix.length) };
    const span = { start: text.span.start + prefix.length, end: text.span.end };
    return { ...text, value: text.value.slice(prefix.length), span };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/tree.js




const maxMergeDepth = 500;
const maxScanned = 16;
const indexes = new WeakMap();
function pairsWith(map, key) {
    const { items } = map;
    if (items.length > maxScanned)
        return indexOf(map).get(key) ?? none;
    let found;
    for (const pair of items)
        if (keyTextOf(pair) === key) {
            if (found === undefined)
                found = [pair];
            else
                found.push(pair);
        }
    return found ?? none;
}
const none = [];
function indexOf(map) {
    const known = indexes.get(map);
    if (known !== undefined)
        return known;
    const pairs = new Map();
    for (const pair of map.items) {
        const sameKey = pairs.get(keyTextOf(pair));
        if (sameKey === undefined)
            pairs.set(keyTextOf(pair), [pair]);
        else
            sameKey.push(pair);
    }
    indexes.set(map, pairs);
    return pairs;
}
function child(document, node, key, seen) {
    const map = document.follow(node);
    document.step(1);
    if (!(0,dist/* isMap */.jh)(map) || seen?.has(map) === true)
        return undefined;
    const pairs = pairsWith(map, key);
    const merges = pairsWith(map, '<<');
    if (merges.length === 0 && pairs.length < 2) {
        const [pair] = pairs;
        const value = pair && document.follow(pair.value);
        document.step(value === undefined ? 0 : 1);
        return value;
    }
    return firstOf(document, map, key, { pairs, merges }, seen ?? new Set());
}
function firstOf(document, map, key, { pairs, merges }, seen) {
    if (seen.size > maxMergeDepth)
        throw new TooManySteps(unscanned.tooManyMerges);
    seen.add(map);
    const found = [
        ...pairs.toReversed().map(({ value }) => document.follow(value)),
        ...merges.flatMap(({ value }) => sourcesOf(document, value).map((source) => child(document, source, key, seen))),
    ].filter((node) => node !== undefined);
    document.step(found.length);
    if (found.length > 1)
        document.addSameKey(found);
    return found[0];
}
function sourcesOf(document, value) {
    const merged = document.follow(value);
    return (0,dist/* isSeq */.oP)(merged) ? merged.items : [merged];
}
function children(document, node) {
    const parent = document.follow(node);
    if (parent === undefined)
        return [];
    const values = document
        .sameKey(parent)
        .flatMap((one) => (0,dist/* isMap */.jh)(one) ? pairsOf(document, one).map(({ value }) => value) : (0,dist/* isSeq */.oP)(one) ? one.items : []);
    document.step(values.length);
    return values.flatMap((value) => document.follow(value) ?? []);
}
function entries(document, node) {
    const map = document.follow(node);
    if (!(0,dist/* isMap */.jh)(map))
        return [];
    return pairsOf(document, map).flatMap((pair) => {
        const key = keyTextOf(pair);
        const value = document.follow(pair.value);
        return typeof key === 'string' && value !== undefined ? [[key, value]] : [];
    });
}
function pairsOf(document, map, seen = new Set()) {
    document.step(map.items.length);
    if (seen.has(map))
        return [];
    if (seen.size > maxMergeDepth)
        throw new TooManySteps(unscanned.tooManyMerges);
    seen.add(map);
    if (pairsWith(map, '<<').length === 0)
        return map.items;
    return map.items.flatMap((pair) => {
        if (keyTextOf(pair) !== '<<')
            return [pair];
        return sourcesOf(document, pair.value).flatMap((source) => {
            const merged = document.follow(source);
            return (0,dist/* isMap */.jh)(merged) ? pairsOf(document, merged, seen) : [];
        });
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/ansible.js









const runs = /^(?:community\.docker\.|containers\.podman\.)?(?:docker_container|docker_swarm_service|podman_container)$/;
const pulls = /^(?:community\.docker\.|containers\.podman\.)?(?:docker_image|docker_image_pull|podman_image)$/;
const variables = /(?:^|\/)(?:roles\/[^/]+\/(?:defaults|vars)|group_vars|host_vars)\//;
const ansible = {
    id: 'ansible',
    title: 'Ansible',
    paths: ['**/{tasks,handlers,playbooks,roles}/**/*.{yml,yaml}', '**/{playbook,playbooks,site}*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const isVariables = variables.test(file.path);
        if (!isVariables && !/(?:docker|podman)_(?:container|image|swarm_service)/.test(file.text))
            return undefined;
        const builds = [];
        const scan = scanYaml(file, {
            needles: isVariables ? ['image'] : [],
            find: (document) => isVariables ? imagesOfVariables(document, file) : findImages(document, file, builds),
        });
        return scan && { ...scan, builds };
    },
};
function findImages(document, file, builds) {
    const modules = mapsOf(document).flatMap((map) => entries(document, map).flatMap(([name, settings]) => ((0,dist/* isMap */.jh)(settings) ? [{ name, settings }] : [])));
    const known = modules.filter(({ name }) => runs.test(name) || pulls.test(name));
    if (known.length === 0)
        return undefined;
    return known.map(({ name, settings }) => {
        const found = runs.test(name)
            ? wholeName(document, file, settings, 'image')
            : nameWithTag(document, file, settings, builds);
        return { found: found.map((one) => withoutNewDigest(one, notPinnable.notDocumented('Ansible'))) };
    });
}
function imagesOfVariables(document, file) {
    const pairs = mapsOf(document).flatMap((map) => entries(document, map));
    const found = pairs.flatMap(([key, value]) => {
        const text = /image$/i.test(key) ? textOf(document, value) : undefined;
        if (text === undefined || !looksLikeImage(text.value))
            return [];
        const one = occurrenceAt(file, text.span, text.value, text.exact);
        return [withoutNewDigest(one, notPinnable.notDocumented('Ansible'))];
    });
    return found.length === 0 ? undefined : [{ found }];
}
function wholeName(document, file, settings, key) {
    const text = textOf(document, child(document, settings, key));
    return text === undefined ? [] : [occurrenceAt(file, text.span, text.value, text.exact)];
}
function nameWithTag(document, file, settings, builds) {
    const at = (key) => sourceOf(document, child(document, settings, key));
    const [repository, tag] = [at('name'), at('tag')];
    if (repository === undefined || repository.value === '')
        return [];
    const source = at('source')?.value;
    const state = at('state')?.value;
    if (source === 'build') {
        const isPushed = /^(?:yes|true|on)$/i.test(at('push')?.value ?? '');
        const name = tag === undefined ? repository.value : `${repository.value}:${tag.value}`;
        builds.push({ name, at: { file: file.path, span: repository.span }, isPushed });
    }
    if (state === 'absent' || (source !== undefined && source !== 'pull'))
        return [];
    if (tag === undefined)
        return wholeName(document, file, settings, 'name');
    return [splitOccurrence(file, { repository, tag, tagElsewhere: unresolved.noTagOrDigest })];
}

;// CONCATENATED MODULE: ./lib/scan/formats/apko.js




const apko = {
    id: 'apko',
    title: 'apko',
    paths: ['**/*apko*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['contents'], find: apko_findImages }),
};
function apko_findImages(document) {
    const contents = child(document, document.root, 'contents');
    if (contents === undefined)
        return undefined;
    const image = child(document, child(document, contents, 'baseimage'), 'image');
    return looksLikeImage(textOf(document, image)?.value ?? '') ? [image] : [];
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/parameter-calls.js

function parameterKey(kind, resource, parameter) {
    return `${kind} ${resource} ${parameter}`;
}
function readCalls(file, frames, uses, { pattern, rules, known }) {
    const passed = frames.flatMap((frame) => rules.passedIn(frame));
    const byKey = new Map();
    for (const one of passed)
        for (const key of one.keys) {
            const same = byKey.get(key) ?? [];
            byKey.set(key, same);
            same.push(one);
        }
    const own = new Set();
    const otherUses = new Map();
    const count = (reference, by) => {
        const name = parameterOf(reference);
        otherUses.set(name, (otherUses.get(name) ?? 0) + by);
    };
    for (const { groups } of file.text.matchAll(pattern))
        count(groups?.name ?? '', 1);
    const keysOf = ({ node, frame }) => {
        const text = sourceOf(frame.document, node)?.value ?? '';
        const [found] = text.matchAll(pattern);
        if (found === undefined || found[0].length < text.length)
            return [];
        const reference = found.groups?.name ?? '';
        count(reference, -1);
        const keys = rules.keysOf(reference, frame);
        for (const key of keys)
            own.add(key);
        return keys;
    };
    const waiting = [...known.map(({ key }) => key), ...uses.flatMap(keysOf)];
    const reached = new Set();
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
        if (reached.has(key))
            continue;
        reached.add(key);
        for (const value of byKey.get(key) ?? [])
            waiting.push(...keysOf(value));
    }
    const isPinnable = (key) => (otherUses.get(key.slice(key.lastIndexOf(' ') + 1)) ?? 0) <= 0;
    return { imageParameters: [...own].map((key) => ({ key, isPinnable: isPinnable(key) })), passed };
}
function parameterOf(reference) {
    return /[\w-]+(?=\W*$)/.exec(reference)?.[0] ?? reference;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/frames.js



function framesOf(document) {
    const found = [];
    const waiting = [];
    const add = (node, key, outer, depth) => {
        const followed = document.follow(node);
        if ((0,dist/* isMap */.jh)(followed) || (0,dist/* isSeq */.oP)(followed))
            waiting.push({ node: followed, key, outer, depth });
    };
    add(document.root, '', undefined, 0);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { node, key, outer, depth } = next;
        document.step(1 + depth);
        if (isInside(outer, node))
            continue;
        if ((0,dist/* isSeq */.oP)(node))
            for (const item of node.items.toReversed())
                add(item, key, outer, depth + 1);
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        const frame = { document, map: node, key, outer };
        found.push(frame);
        for (const [name, value] of entries(document, node).toReversed())
            add(value, name, frame, depth + 1);
    }
    return found;
}
function isInside(outer, node) {
    for (let frame = outer; frame !== undefined; frame = frame.outer)
        if (frame.map === node)
            return true;
    return false;
}
function nearestFrame(frame, isIt) {
    let found = frame;
    while (found !== undefined && !isIt(found))
        found = found.outer;
    return found;
}
function frames_rootOf(frame) {
    return nearestFrame(frame, ({ outer }) => outer === undefined) ?? frame;
}
function nodeIn({ document, map }, ...path) {
    return path.reduce((node, key) => child(document, node, key), map);
}
function textIn(frame, ...path) {
    return wordOf(nodeIn(frame, ...path));
}

;// CONCATENATED MODULE: ./lib/scan/argo/calls.js




const reference = /^(?<of>inputs|workflow)\.parameters\.(?<name>[\w-]+)$/;
const argoCalls = {
    keysOf(text, frame) {
        const { of, name } = reference.exec(text)?.groups ?? {};
        const root = frames_rootOf(frame);
        const resource = textIn(root, 'metadata', 'name');
        const isShared = /^(?:Cluster)?WorkflowTemplate$/.test(textIn(root, 'kind') ?? '');
        if (name === undefined || resource === undefined || !isShared)
            return [];
        if (of === 'workflow')
            return [parameterKey('WorkflowTemplate', resource, name)];
        const template = nearestFrame(frame, (one) => one.key === 'templates');
        const own = template === undefined ? undefined : textIn(template, 'name');
        if (template === undefined || own === undefined)
            return [];
        const isStarted = textIn(root, 'spec', 'entrypoint') === own;
        return [
            parameterKey('Template', `${resource}/${own}`, name),
            ...(isStarted ? [parameterKey('WorkflowTemplate', resource, name)] : []),
        ];
    },
    passedIn(frame) {
        const [resource, template] = [
            textIn(frame, 'templateRef', 'name'),
            textIn(frame, 'templateRef', 'template'),
        ];
        const workflow = textIn(frame, 'workflowTemplateRef', 'name');
        return [
            ...(resource === undefined ? [] : passedBy(frame, 'Template', `${resource}/${template ?? ''}`)),
            ...(workflow === undefined ? [] : passedBy(frame, 'WorkflowTemplate', workflow)),
        ];
    },
};
function passedBy(frame, kind, name) {
    const { document } = frame;
    return children(document, nodeIn(frame, 'arguments', 'parameters')).flatMap((entry) => {
        const parameter = textOf(document, child(document, entry, 'name'))?.value;
        const node = child(document, entry, 'value');
        if (parameter === undefined || node === undefined)
            return [];
        return [{ keys: [parameterKey(kind, name, parameter)], node, frame }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/combinations.js
const maxCombinations = 64;
const maxNames = 64;
function cartesian(valuesOf) {
    return (names) => {
        if (names.length > maxNames)
            return 'too many';
        let all = [[]];
        for (const name of names) {
            const values = distinctValues(valuesOf(name));
            if (all.length * values.length > maxCombinations)
                return 'too many';
            all = all.flatMap((before) => values.map((value) => [...before, value]));
        }
        return all;
    };
}
function combinationsIn(text, pattern, valuesOf) {
    const isWhole = text.value.replace(pattern, '') === '';
    return (names) => isWhole && names.length === 1 ? valuesOf(names[0] ?? '').map((one) => [one]) : cartesian(valuesOf)(names);
}
const distinct = new WeakMap();
function distinctValues(values) {
    const known = distinct.get(values) ?? [...new Map(values.map((one) => [one.value, one])).values()];
    distinct.set(values, known);
    return known;
}

;// CONCATENATED MODULE: ./lib/scan/parameters.js





function parameterImages(file, text, pattern, combinationsOf, others = []) {
    const uses = [...text.value.matchAll(pattern)];
    if (uses.length === 0)
        return undefined;
    const names = [...new Set(uses.map(({ groups }) => groups?.name ?? ''))];
    const combinations = combinationsOf(names);
    if (combinations === 'too many')
        return [opaqueAt(file, text.span, 'variable', unresolved.tooManyValues)];
    const values = distinctValues(combinations.flat());
    const unread = values.filter(isUnread);
    const known = combinations.filter((all) => !all.some(isUnread));
    const unclear = unread.find(({ value }) => !isOpen(value))?.source?.unclear;
    if (values.length === 0 || unread.some(({ source }) => source === undefined))
        return undefined;
    if (known.length === 0)
        return unclear === undefined ? undefined : [opaqueAt(file, text.span, 'template', unclear)];
    const isWhole = uses[0]?.[0].length === text.value.length;
    const isPart = isWhole && [file, ...others].some((one) => isPartOfNames(one, pattern, names[0] ?? ''));
    const placed = isWhole ? known.flat().filter(({ source }) => source !== undefined) : [];
    const resolved = known
        .filter((combination) => !combination.some((one) => isWhole && one.source !== undefined))
        .map((combination) => withValues(text.value, pattern, names, combination));
    if (resolved.some(isOpen))
        return undefined;
    return [
        ...placed.flatMap((one) => occurrenceOfValue(file, one, isPart)),
        ...imagesAt(file, text, resolved),
        ...unread.map((one) => opaqueValue(file, text, one)),
    ];
}
function withValues(text, pattern, names, values) {
    return text.replace(pattern, (...match) => {
        const { name } = match.at(-1);
        return values[names.indexOf(name)]?.value ?? '';
    });
}
function isUnread({ value, source }) {
    return isOpen(value) || source?.unclear !== undefined;
}
function opaqueValue(file, text, { value, source, file: other }) {
    const span = source?.span ?? text.span;
    if (!isOpen(value))
        return opaqueAt(other ?? file, span, 'template', source?.unclear ?? '');
    return isTemplated(value)
        ? opaqueAt(other ?? file, span, 'template', unresolved.template(value))
        : opaqueAt(other ?? file, span, 'variable', unresolved.pipelineParameter(value));
}
function isOpen(text) {
    return isTemplated(text) || /\$[({\w]/.test(text);
}
function imagesAt(file, { span }, names) {
    const distinct = [...new Set(names)].filter((name) => name !== '').sort();
    const why = distinct.length > 1 ? notPinnable.severalValues : notPinnable.fromParameter;
    const images = distinct.map((name) => resolvedAt(file, span, name, why));
    const invalid = images.find(({ kind }) => kind === 'opaque');
    return invalid === undefined ? images : [invalid];
}
function occurrenceOfValue(file, { value, source, file: other }, isPart) {
    if (source === undefined || value === '')
        return [];
    const found = occurrenceAt(other ?? file, source.span, value, source.exact);
    return [isPart && found.kind === 'image' ? { ...found, pin: refused(notPinnable.usedInParts) } : found];
}
const partsOfNames = new WeakMap();
function isPartOfNames(file, pattern, name) {
    const byPattern = partsOfNames.get(file) ?? new Map();
    partsOfNames.set(file, byPattern);
    const { text } = file;
    const names = byPattern.get(pattern.source) ??
        new Set([...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups }) => {
            const [before = '', after = ''] = [text[index - 1], text[index + whole.length]];
            return /[\w./:@-]/.test(before) || /[\w./:@-]/.test(after) ? [groups?.name ?? ''] : [];
        }));
    byPattern.set(pattern.source, names);
    return names.has(name);
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/parameter-values.js




const expressions = /\$\(|\{\{/;
function parameterValues({ pattern, declarationOf, count }) {
    const parameters = new Map();
    const parameterOf = (reference, frame) => {
        const declaration = declarationOf(reference, frame);
        if (declaration === undefined)
            return undefined;
        const { holder } = declaration;
        const ofHolder = parameters.get(holder) ?? new Map();
        parameters.set(holder, ofHolder);
        const known = ofHolder.get(reference) ?? { bindings: declaration.bindings() };
        ofHolder.set(reference, known);
        return known;
    };
    const sourcesOf = (parameter) => {
        const reached = new Set([parameter]);
        const values = new Map();
        for (const { bindings } of reached) {
            count(1 + bindings.length);
            for (const binding of bindings) {
                const whole = wholeReference(binding);
                const inner = whole === undefined ? undefined : parameterOf(whole, binding.frame);
                if (inner !== undefined && inner.bindings.length > 0)
                    reached.add(inner);
                else
                    for (const one of valuesOf(binding))
                        values.set(`${one.source?.span.start ?? ''} ${one.value}`, one);
            }
        }
        return [...values.values()];
    };
    const wholeReference = ({ node, frame }) => {
        const text = sourceOf(frame.document, node)?.value ?? '';
        const [use] = text.matchAll(pattern);
        return use !== undefined && use[0].length === text.length ? use.groups?.name : undefined;
    };
    const valuesOf = ({ node, frame }) => {
        const source = (0,dist/* isScalar */.jn)(node) ? sourceOf(frame.document, node) : undefined;
        if (source === undefined || source.value === '')
            return [];
        const one = { value: source.value, source };
        const names = [...new Set([...source.value.matchAll(pattern)].map(({ groups }) => groups?.name ?? ''))];
        const combinations = cartesian((name) => valuesIn(name, frame))(names);
        if (names.length === 0 || combinations === 'too many' || combinations.length === 0)
            return [one];
        return combinations.map((values) => values.some(({ value }) => expressions.test(value))
            ? one
            : { value: withValues(source.value, pattern, names, values) });
    };
    const valuesIn = (reference, frame) => {
        const parameter = parameterOf(reference, frame);
        if (parameter === undefined || parameter.isBeingRead === true)
            return [];
        parameter.isBeingRead = true;
        parameter.values ??= sourcesOf(parameter);
        delete parameter.isBeingRead;
        return parameter.values;
    };
    return valuesIn;
}

;// CONCATENATED MODULE: ./lib/scan/argo/parameters.js





const argoParameter = /\{\{\s*(?<name>(?:inputs|workflow)\.parameters\.[\w-]+|item(?:\.[\w-]+)?)\s*\}\}/g;
function argoParameters(frames, count) {
    const callers = callersIn(frames);
    return parameterValues({
        count,
        pattern: argoParameter,
        declarationOf(reference, frame) {
            const name = reference.slice(reference.lastIndexOf('.') + 1);
            if (reference.startsWith('item'))
                return ofItem(frame, reference === 'item' ? '' : name);
            if (reference.startsWith('inputs.'))
                return ofInputs(frame, name, callers);
            return ofWorkflow(frame, name, callers);
        },
    });
}
function ofInputs(frame, name, callers) {
    const holder = nearestFrame(frame, (one) => nodeIn(one, 'inputs') !== undefined) ??
        nearestFrame(frame, (one) => one.key === 'templates');
    if (holder === undefined)
        return undefined;
    return {
        holder,
        bindings() {
            const passed = callersOf(holder, callers).flatMap((one) => parametersAt(one, ['arguments'], name));
            const own = [...parametersAt(holder, ['inputs'], name), ...passed];
            return [...own, ...argumentsOfWorkflow(holder, name, callers, own.length === 0)];
        },
    };
}
function callersOf(template, { ofTemplate }) {
    if (template.key === 'inline')
        return template.outer === undefined ? [] : [template.outer];
    const [own, workflow] = [textIn(template, 'name') ?? '', workflowOf(template)];
    const resource = textIn(frames_rootOf(template), 'metadata', 'name') ?? '';
    const called = ofTemplate.get(own) ?? [];
    return [
        ...called.filter((one) => workflowOf(one)?.map === workflow?.map),
        ...(ofTemplate.get(`${resource}/${own}`) ?? []),
    ];
}
function argumentsOfWorkflow(template, name, callers, mayBeAny) {
    const workflow = workflowOf(template);
    if (workflow === undefined)
        return [];
    const own = textIn(template, 'name');
    const runs = [workflow, ...runsOf(workflow, callers)];
    const isStarted = runs.some((run) => ['entrypoint', 'onExit'].some((key) => textIn(run, key) === own));
    return isStarted || mayBeAny ? runs.flatMap((run) => parametersAt(run, ['arguments'], name)) : [];
}
function ofWorkflow(frame, name, callers) {
    const workflow = workflowOf(frame);
    if (workflow === undefined)
        return undefined;
    const runs = () => [workflow, ...runsOf(workflow, callers)];
    return {
        holder: workflow,
        bindings: () => runs().flatMap((run) => parametersAt(run, ['arguments'], name)),
    };
}
function runsOf(workflow, { ofWorkflow: byName }) {
    const reached = new Set([workflow]);
    for (const one of reached) {
        one.document.step(1);
        const name = textIn(frames_rootOf(one), 'metadata', 'name') ?? '';
        for (const run of byName.get(name) ?? [])
            reached.add(workflowOf(run) ?? run);
    }
    return [...reached].slice(1);
}
function ofItem(frame, key) {
    const lists = ['withItems', 'withParam', 'withSequence'];
    const holder = nearestFrame(frame, (one) => lists.some((list) => nodeIn(one, list) !== undefined));
    if (holder === undefined)
        return undefined;
    const { document } = holder;
    const nodes = children(document, nodeIn(holder, 'withItems')).flatMap((item) => {
        const node = (0,dist/* isMap */.jh)(item) && key !== '' ? child(document, item, key) : item;
        return node === undefined ? [] : document.sameKey(node);
    });
    return { holder, bindings: () => nodes.map((node) => ({ node, frame: holder.outer ?? holder })) };
}
function parametersAt(frame, path, name) {
    const { document } = frame;
    const named = children(document, nodeIn(frame, ...path, 'parameters')).filter((entry) => wordOf(child(document, entry, 'name')) === name);
    return named
        .flatMap((entry) => [
        child(document, entry, 'value'),
        child(document, entry, 'default'),
        child(document, child(document, entry, 'valueFrom'), 'default'),
        ...children(document, child(document, entry, 'enum')),
    ])
        .flatMap((node) => (node === undefined ? [] : document.sameKey(node)))
        .map((node) => ({ node, frame }));
}
function workflowOf(frame) {
    return nearestFrame(frame, (one) => ['templates', 'workflowTemplateRef'].some((key) => nodeIn(one, key) !== undefined));
}
function callersIn(frames) {
    const ofTemplate = new Map();
    const byName = new Map();
    const add = (to, name, frame) => {
        const known = to.get(name);
        if (known === undefined)
            to.set(name, [frame]);
        else
            known.push(frame);
    };
    for (const frame of frames) {
        const [template, of] = [textIn(frame, 'template'), textIn(frame, 'templateRef', 'name')];
        if (template !== undefined)
            add(ofTemplate, template, frame);
        if (of !== undefined)
            add(ofTemplate, `${of}/${textIn(frame, 'templateRef', 'template') ?? ''}`, frame);
        const run = textIn(frame, 'workflowTemplateRef', 'name') ?? of;
        if (run !== undefined)
            add(byName, run, frame);
    }
    return { ofTemplate, ofWorkflow: byName };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/parameter-images.js








const maxValues = 50_000;
function resourceImages(file, format, known = []) {
    let answer;
    return {
        find(document) {
            if (!format.isResource(document))
                return undefined;
            answer ??= attempt(() => new Reading(file, format.parse(file).documents, format, known));
            if ('error' in answer)
                throw answer.error;
            return answer.read.candidatesOf(document);
        },
        shared: () => answer !== undefined && 'read' in answer ? answer.read.shared : { imageParameters: [], passedTo: [] },
    };
}
function attempt(read) {
    try {
        return { read: read() };
    }
    catch (error) {
        return { error };
    }
}
class Reading {
    file;
    format;
    #uses = new Map();
    #embedded = new Map();
    #openIn = new Map();
    #valuesIn;
    #parts = new Set();
    shared;
    #passed = new Map();
    #left = maxValues;
    #count = (count) => {
        this.#left -= count;
        if (this.#left < 0)
            throw new TooManySteps(unscanned.tooManyValues);
    };
    constructor(file, documents, format, known) {
        this.file = file;
        this.format = format;
        const frames = documents.filter((one) => format.isResource(one)).flatMap(framesOf);
        this.#valuesIn = format.valuesIn(frames, this.#count);
        for (const frame of frames) {
            const { document } = frame;
            const embedded = this.#newIn(format.embeddedIn?.(frame) ?? [], document);
            add(this.#embedded, document, embedded.map((one) => [one, frame]));
            const uses = format.usesIn(frame).map((node) => ({ node, frame }));
            add(this.#uses, document, uses);
        }
        const uses = [...this.#uses.values()].flat();
        for (const use of uses)
            this.#notePart(use);
        const { pattern, calls: rules } = format;
        const { imageParameters, passed } = readCalls(file, frames, uses, { pattern, rules, known });
        this.shared = { imageParameters, passedTo: [...new Set(passed.flatMap(({ keys }) => keys))] };
        const own = new Set(imageParameters.map(({ key }) => key));
        const elsewhere = new Map(known.map((one) => [one.key, one]));
        for (const { keys, node, frame } of passed) {
            const given = keys.flatMap((key) => (own.has(key) ? [] : (elsewhere.get(key) ?? [])));
            const other = given.find(({ isPinnable }) => !isPinnable);
            const noPin = other && notPinnable.usedOtherwise(other.key.slice(other.key.lastIndexOf(' ') + 1));
            if (given.length > 0)
                add(this.#passed, frame.document, [{ node, frame, noPin }]);
        }
    }
    candidatesOf(document) {
        const own = (this.#uses.get(document) ?? []).flatMap(({ node, frame }) => {
            const texts = parameter_images_textsOf(frame, node);
            if (!texts.some(({ value }) => value.search(this.format.pattern) >= 0))
                return [node];
            return [{ found: texts.flatMap((text) => this.#imagesOf(text, frame)) }];
        });
        const embedded = this.#embedded.get(document) ?? [];
        const passed = (this.#passed.get(document) ?? []).map((one) => ({ found: this.#passedImages(one) }));
        return [
            ...own,
            ...passed,
            ...embedded.map(([one, frame]) => ({ found: this.#embeddedImages(one, frame) })),
        ];
    }
    #embeddedImages(one, frame) {
        const text = { value: one.raw, span: one.at.span, exact: true };
        return this.#hasParameters(one) ? this.#imagesOf(text, frame) : [one];
    }
    #passedImages({ node, frame, noPin }) {
        const found = parameter_images_textsOf(frame, node).flatMap((text) => {
            if (text.value === '')
                return [];
            const hasParameters = text.value.search(this.format.pattern) >= 0;
            const images = hasParameters ? this.#imagesOf(text, frame) : [this.format.unresolved(this.file, text)];
            return hasParameters ? images.filter(({ kind }) => kind === 'image') : images;
        });
        return found.map((one) => noPin === undefined || one.kind !== 'image' || one.image.digest !== undefined
            ? one
            : { ...one, pin: refused(noPin) });
    }
    #newIn(embedded, document) {
        const open = this.#openIn.get(embedded);
        if (open === undefined) {
            this.#openIn.set(embedded, embedded.filter((one) => this.#hasParameters(one)));
            return embedded;
        }
        document.step(open.length);
        return open;
    }
    #hasParameters(one) {
        return one.kind === 'opaque' && one.raw.search(this.format.pattern) >= 0;
    }
    #imagesOf(text, frame) {
        const { pattern } = this.format;
        const valuesOf = (name) => this.#valuesIn(name, frame);
        const found = parameterImages(this.file, text, pattern, combinationsIn(text, pattern, valuesOf));
        const images = found ?? [this.format.unresolved(this.file, text)];
        this.#count(images.length);
        return images.map((one) => one.kind === 'image' && this.#parts.has(one.at.span.start)
            ? { ...one, pin: refused(notPinnable.usedInParts) }
            : one);
    }
    #notePart({ node, frame }) {
        for (const { value } of parameter_images_textsOf(frame, node))
            for (const { 0: whole, groups } of value.matchAll(this.format.pattern))
                if (whole.length < value.length)
                    for (const { source } of this.#valuesIn(groups?.name ?? '', frame))
                        if (source !== undefined)
                            this.#parts.add(source.span.start);
    }
}
function add(to, document, values) {
    const known = to.get(document);
    if (known === undefined)
        to.set(document, [...values]);
    else
        for (const value of values)
            known.push(value);
}
function parameter_images_textsOf({ document }, node) {
    const followed = document.follow(node);
    return followed === undefined
        ? []
        : document.sameKey(followed).flatMap((one) => textOf(document, one) ?? []);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/keys.js


const keys_indexes = new WeakMap();
function mapsWith(document, isIt, below = document.root) {
    const index = keys_indexOf(document);
    if (index.has('<<'))
        return mapsOf(document, below);
    const found = new Set();
    for (const [key, maps] of index)
        if (isIt(key))
            for (const map of maps)
                found.add(map);
    return found.size === 0 ? [] : mapsOf(document, below).filter((map) => found.has(map));
}
function hasKey(document, isIt) {
    const index = keys_indexOf(document);
    if (index.has('<<'))
        return true;
    for (const key of index.keys())
        if (isIt(key))
            return true;
    return false;
}
function keys_indexOf(document) {
    const { root } = document;
    const known = root === null ? undefined : keys_indexes.get(root);
    if (known !== undefined)
        return known;
    const index = new Map();
    for (const map of mapsOf(document))
        for (const pair of map.items) {
            const key = keyTextOf(pair);
            if (typeof key !== 'string')
                continue;
            const maps = index.get(key);
            if (maps === undefined)
                index.set(key, [map]);
            else
                maps.push(map);
        }
    if (root !== null)
        keys_indexes.set(root, index);
    return index;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/nested-file.js


const scans = new WeakMap();
function scanNestedFile(file, node, scanner) {
    return sharedScan(node, scanner, () => scanned(file, node, scanner));
}
function scanPossibleFile(file, node, scanner) {
    return sharedScan(node, scanner, () => {
        if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string')
            return nothing;
        const { occurrences, problems } = node.type === 'BLOCK_LITERAL'
            ? nothing
            : (scanner.scan({ path: file.path, text: node.value }) ?? nothing);
        const mayHoldImages = node.type === 'BLOCK_LITERAL' || occurrences.length + problems.length > 0;
        return mayHoldImages ? scanned(file, node, scanner) : nothing;
    });
}
const nothing = { occurrences: [], problems: [] };
function sharedScan(node, { scan }, work) {
    if (!(0,dist/* isScalar */.jn)(node))
        return nothing;
    const byScanner = scans.get(node) ?? new Map();
    scans.set(node, byScanner);
    const known = byScanner.get(scan);
    if (known !== undefined)
        return { occurrences: known.occurrences, problems: [] };
    const result = work();
    byScanner.set(scan, result);
    return result;
}
function scanned(file, node, scanner) {
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null)
        return nothing;
    const [start, end] = node.range;
    if (node.type !== 'BLOCK_LITERAL' || node.value.trim() === '') {
        const problem = { file: file.path, message: unscanned.notLiteralBlock, span: { start, end } };
        return { occurrences: [], problems: node.value.trim() === '' ? [] : [problem] };
    }
    const { text, offsets } = unindented(file.text, start, end);
    const scan = scanner.scan({ path: file.path, text });
    const toOuter = (span) => {
        const from = offsets[span.start] ?? end;
        return { start: from, end: span.end === span.start ? from : (offsets[span.end - 1] ?? end) + 1 };
    };
    return {
        occurrences: (scan?.occurrences ?? []).map((one) => placedIn(one, toOuter, file.text)),
        problems: (scan?.problems ?? []).map(({ span, ...problem }) => span === undefined ? problem : { ...problem, span: toOuter(span) }),
    };
}
function unindented(text, start, end) {
    const header = text.indexOf('\n', start);
    const offsets = [];
    let inner = '';
    let indent;
    for (let line = header + 1; header >= 0 && line < end;) {
        const newline = text.indexOf('\n', line);
        const next = newline < 0 || newline >= end ? end : newline + 1;
        const blanks = /^ */.exec(text.slice(line, next))?.[0].length ?? 0;
        if (text.slice(line, next).trim() !== '')
            indent ??= blanks;
        for (let at = line + Math.min(blanks, indent ?? blanks); at < next; at += 1) {
            inner += text[at];
            offsets.push(at);
        }
        line = next;
    }
    return { text: inner, offsets };
}
function placedIn(one, toOuter, text) {
    const uses = one.uses === undefined ? {} : { uses: one.uses.map(toOuter) };
    const at = { file: one.at.file, span: toOuter(one.at.span) };
    const raw = text.slice(at.span.start, at.span.end);
    if (one.kind !== 'image')
        return { ...one, ...uses, at, raw };
    return { ...one, ...uses, at, raw, pin: pinPlacedIn(one.pin, one.at.span, at.span, toOuter) };
}
function pinPlacedIn(pin, inner, place, toOuter) {
    if (pin.kind === 'refused')
        return pin;
    const behind = pin.span.start === inner.end && pin.span.end === inner.end;
    return { ...pin, span: behind ? { start: place.end, end: place.end } : toOuter(pin.span) };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/scan/mentions.js


const mentions_maxPathLength = 1000;
const maxFolders = 200;
const notAPath = /[\0-\x1f:*?<>|$`\\]|\{\{|^\//;
function folderOf(file) {
    const folder = external_node_path_.posix.dirname(file);
    return folder === '.' ? '' : folder;
}
function pathFrom(folder, name) {
    if (name === '' || name.length > mentions_maxPathLength || notAPath.test(name))
        return undefined;
    const joined = external_node_path_.posix.join(folder, name);
    return joined === '..' || joined.startsWith('../') || joined.startsWith('/') ? undefined : joined;
}
function mentionsFrom(folders, name, as) {
    return folders.flatMap((folder) => {
        const found = folder === undefined || name === undefined ? undefined : pathFrom(folder, name);
        return found === undefined ? [] : [{ path: found, as }];
    });
}
function buildMentions({ path: file }, contexts, names) {
    const bases = [...new Set([folderOf(file), ''])];
    const folders = bases.flatMap((base) => [
        base,
        ...contexts.map((context) => pathFrom(base, context)),
    ]);
    const distinct = [...new Set(folders)].slice(0, maxFolders);
    return [...new Set(names)]
        .slice(0, maxFolders)
        .flatMap((name) => mentionsFrom(distinct, name, 'dockerfile'));
}
const maxGlobs = 200;
class MentionedGlobs {
    all;
    isTooMuch = false;
    known = new Map();
    constructor(all) {
        this.all = all;
    }
    of(mention) {
        const { path, as, isGlob } = mention;
        if (isGlob === undefined)
            return [mention];
        const found = this.known.get(path) ?? this.matches(path);
        return found.map((one) => ({ path: one, as }));
    }
    matches(glob) {
        this.isTooMuch ||= this.known.size >= maxGlobs;
        if (this.isTooMuch)
            return [];
        const found = [...this.all].filter((0,model_glob/* pathMatcher */.kZ)([glob]));
        this.known.set(glob, found);
        return found;
    }
}

;// CONCATENATED MODULE: ./lib/scan/helm/dependencies.js




const scheme = 'file://';
function dependenciesIn(file) {
    return parseYaml(file).documents.flatMap((document) => children(document, child(document, document.root, 'dependencies')).flatMap((one) => {
        const text = (key) => textOf(document, child(document, one, key))?.value;
        const key = text('alias') ?? text('name');
        const repository = text('repository') ?? '';
        const folder = repository.startsWith(scheme)
            ? chartFolderFrom(folderOf(file.path), repository.slice(scheme.length))
            : undefined;
        return key === undefined ? [] : [folder === undefined ? { key } : { key, folder }];
    }));
}
function chartFolderFrom(folder, name) {
    const found = pathFrom(folder, name);
    if (found === undefined)
        return undefined;
    return found === '.' || found === './' ? '' : `${found.replace(/\/$/, '')}/`;
}

;// CONCATENATED MODULE: ./lib/scan/helm/placement.js

const maxCharts = 100;
const placement_maxDepth = 8;
function chartTree(root, files) {
    const charts = [{ folder: root, below: [] }];
    const missing = [];
    const folders = new Set();
    for (const { folder, below } of charts)
        for (const { key, folder: other } of dependenciesOf(folder, files)) {
            const place = [...below, key];
            if (other !== undefined)
                folders.add(other);
            const isRead = other !== undefined && files.has(`${other}Chart.yaml`);
            const isVendored = [...files.keys()].some((path) => path.startsWith(`${folder}charts/${key}/templates/`));
            if (isRead && charts.length < maxCharts && below.length < placement_maxDepth)
                charts.push({ folder: other, below: place });
            else if (!isVendored)
                missing.push(place);
        }
    const parent = /^(.*\/|)charts\/([^/]+)\/$/.exec(root);
    const isOfParent = (path) => parent !== null && path.startsWith(`${parent[1] ?? ''}templates/`);
    return {
        isPart: (path) => isOfParent(path) || charts.some(({ folder }) => path.startsWith(folder)),
        placementsOf: (template) => [
            ...charts.flatMap(({ folder, below }) => {
                const inside = template.startsWith(folder) ? subcharts.exec(template.slice(folder.length)) : null;
                return inside === null ? [] : [{ below: [...below, ...keysOf(inside[1] ?? '')] }];
            }),
            ...(isOfParent(template) ? [{ parentOf: parent?.[2] ?? '' }] : []),
        ],
        missing,
        folders: [...folders],
    };
}
const subcharts = /^((?:charts\/[^/]+\/)*)templates\//;
function keysOf(folders) {
    return folders.split('/').filter((_, index) => index % 2 === 1);
}
function dependenciesOf(folder, files) {
    return ['Chart.yaml', 'requirements.yaml'].flatMap((name) => {
        const file = files.get(`${folder}${name}`);
        return file === undefined ? [] : dependenciesIn(file);
    });
}
function isAbout(ref, at, path) {
    if (!ref.isAbsolute)
        return endsWith(path, ref.path);
    const [first = ''] = ref.path;
    if (first === 'global')
        return isSame(ref.path, path);
    if ('below' in at)
        return isSame([...at.below, ...ref.path], path);
    return first === at.parentOf && isSame(ref.path.slice(1), path);
}
function isSame(used, path) {
    return used.length === path.length && used.every((key, index) => key === path[index] || key === '*');
}
function endsWith(path, end) {
    const isKnown = end.some((key) => key !== '*');
    return isKnown && end.length <= path.length && isSame(end, path.slice(-end.length));
}

;// CONCATENATED MODULE: ./lib/scan/helm/pipeline.js
const pipeline_maxDepth = 50;
function pipelineOf(reader, depth = 0) {
    if (depth > pipeline_maxDepth)
        return undefined;
    const commands = [[]];
    for (; reader.at < reader.words.length && reader.words[reader.at] !== ')'; reader.at += 1) {
        const word = reader.words[reader.at] ?? '';
        if (word.trim() === '')
            continue;
        if (word === '|')
            commands.push([]);
        else if (word === '(') {
            reader.at += 1;
            const pipeline = pipelineOf(reader, depth + 1);
            if (pipeline === undefined || reader.words[reader.at] !== ')')
                return undefined;
            const next = reader.words[reader.at + 1] ?? '';
            const fields = /^\.\w/.test(next) ? next.slice(1).split('.') : [];
            if (fields.length > 0)
                reader.at += 1;
            commands.at(-1)?.push({ kind: 'nested', pipeline, fields });
        }
        else
            commands.at(-1)?.push(operandOf(word));
    }
    return commands;
}
function operandOf(word) {
    if (/^["'`]/.test(word))
        return { kind: 'text', value: word.slice(1, -1) };
    if (!/^[$.]/.test(word))
        return { kind: 'word', name: word };
    const [root = '', ...fields] = word.split('.');
    return { kind: 'chain', root, fields: fields.filter((field) => field !== '') };
}

;// CONCATENATED MODULE: ./lib/scan/helm/actions.js

const token = /\s+|"(?:[^"\\\n]|\\.){0,2000}"|`[^`]{0,2000}`|'(?:[^'\\\n]|\\.){1,10}'|-?\}\}|:=|[|(),=]|(?:\$\w*)?(?:\.\w+)+|\$\w*|\.|[\w+-][\w.+-]*/y;
const actions_comment = /\{\{-?\s*\/\*/y;
const keywords = /^(?:if|else|end|range|with|define|block|template|break|continue)$/;
const maxTokens = 2000;
function parseTemplate(text) {
    const nodes = [];
    let done = 0;
    let trims = false;
    const addText = (end, trimEnd) => {
        const whole = text.slice(done, end);
        const value = trimEnd ? whole.trimEnd() : whole;
        const trimmed = trims ? value.trimStart() : value;
        if (trimmed !== '')
            nodes.push({ kind: 'text', value: trimmed, offset: done });
    };
    for (let start = text.indexOf('{{'); start >= 0; start = text.indexOf('{{', done)) {
        addText(start, /^-\s/.test(text.slice(start + 2, start + 4)));
        const { node, end } = readAction(text, start);
        if (node !== undefined)
            nodes.push(node);
        trims = text.slice(end - 3, end) === '-}}';
        done = end;
    }
    addText(text.length, false);
    return nodes;
}
function readAction(text, start) {
    actions_comment.lastIndex = start;
    if (actions_comment.test(text))
        return { end: endBehind(text, '}}', text.indexOf('*/', start)) };
    const likely = text.slice(start, endBehind(text, '}}', start));
    const known = readBefore.get(likely);
    if (known !== undefined)
        return { node: { ...known, offset: start }, end: start + likely.length };
    const tokens = [];
    let at = start + (/^-\s/.test(text.slice(start + 2, start + 4)) ? 3 : 2);
    while (tokens.length < maxTokens) {
        token.lastIndex = at;
        const found = token.exec(text)?.[0];
        if (found === undefined)
            break;
        at += found.length;
        if (found.endsWith('}}')) {
            const node = actionOf(tokens, start);
            if (node !== undefined && at === start + likely.length)
                remember(likely, node);
            return { node: node ?? unreadable(text, start, at), end: at };
        }
        tokens.push(found);
    }
    const end = endBehind(text, '}}', start);
    return { node: unreadable(text, start, end), end };
}
const readBefore = new Map();
const maxRemembered = 5000;
const actions_maxLength = 500;
function remember(text, action) {
    if (text.length > actions_maxLength)
        return;
    if (readBefore.size >= maxRemembered)
        readBefore.clear();
    readBefore.set(text, action);
}
function unreadable(text, start, end) {
    return { kind: 'unreadable', value: text.slice(start, end), offset: start };
}
function endBehind(text, what, from) {
    const at = from < 0 ? -1 : text.indexOf(what, from);
    return at < 0 ? text.length : at + what.length;
}
function actionOf(tokens, offset) {
    const words = tokens.filter((one, index) => one.trim() !== '' || tokens[index - 1] === ')');
    const first = words[0] ?? '';
    const keyword = keywords.test(first) ? first : undefined;
    let rest = keyword === undefined ? words : words.slice(1);
    if (keyword === 'else' && keywords.test(rest[0] ?? ''))
        rest = rest.slice(1);
    const assigns = rest.findIndex((one) => one === ':=' || one === '=');
    const sets = assigns < 0 ? [] : rest.slice(0, assigns).filter((one) => one.startsWith('$'));
    const reader = { words: assigns < 0 ? rest : rest.slice(assigns + 1), at: 0 };
    const pipeline = pipelineOf(reader);
    if (pipeline === undefined || reader.at < reader.words.length)
        return undefined;
    return { kind: 'action', ...(keyword === undefined ? {} : { keyword }), sets, pipeline, offset };
}

;// CONCATENATED MODULE: ./lib/scan/helm/printed.js
function isTagOrDigest({ path }) {
    return /^(?:tag|imageTag|digest|sha|hash|\*)$/.test(path.at(-1) ?? '');
}
function refsIn(value) {
    return value.flatMap((piece) => piece.kind === 'ref' ? [piece.ref] : piece.kind === 'choice' ? piece.options.flatMap(refsIn) : []);
}
function choiceOf(options, isFallback) {
    const some = options.filter((option) => option.length > 0);
    return some.length === 1 ? (some[0] ?? []) : [{ kind: 'choice', options: some, isFallback }];
}
function pieceCount(value) {
    let size = value.length;
    for (const piece of value)
        if (piece.kind === 'choice')
            for (const option of piece.options)
                size += pieceCount(option);
    return size;
}

;// CONCATENATED MODULE: ./lib/scan/helm/evaluate.js

const unknown = [{ kind: 'unknown' }];
const transparent = new Set(['toString', 'quote', 'squote', 'trim', 'required', 'toYaml', 'int', 'html']);
const conditions = new Set(['not', 'empty', 'hasKey', 'kindIs', 'typeIs', 'kindOf', 'len', 'fail', 'lookup']);
const composing = new Set(['printf', 'print', 'cat', 'join', 'list']);
const maxPieces = 40;
const maxFields = 30;
function evaluate(pipeline, scope) {
    let value;
    for (const command of pipeline) {
        const [first, ...rest] = command;
        if (first === undefined)
            continue;
        if (first.kind === 'word') {
            const given = rest.map((operand) => operandValue(operand, scope));
            value = call(first.name, rest, value === undefined ? given : [...given, value], scope);
        }
        else
            value = operandValue(first, scope);
    }
    return bounded(value ?? [], scope);
}
function bounded(value, scope) {
    if (pieceCount(value) <= maxPieces)
        return value;
    consumeAll([value], { kind: 'changed', by: 'a long expression' }, scope);
    return unknown;
}
function operandValue(operand, scope) {
    if (operand.kind === 'text')
        return [operand];
    if (operand.kind === 'word')
        return /^(?:nil|true|false|[\d.+-]+)$/.test(operand.name) ? [] : call(operand.name, [], [], scope);
    if (operand.kind === 'nested') {
        const value = evaluate(operand.pipeline, scope);
        return operand.fields.length === 0 ? value : fieldsOf(value, operand.fields);
    }
    return valueOfChain(operand, scope);
}
function valueOfChain({ root, fields }, { dot, variables }) {
    const at = fields.indexOf('Values');
    if (at >= 0)
        return [{ kind: 'ref', ref: { path: fields.slice(at + 1), isAbsolute: true } }];
    if (['Chart', 'Release', 'Capabilities', 'Template', 'Files'].includes(fields[0] ?? ''))
        return unknown;
    const variable = root.length > 1 ? variables.get(root) : undefined;
    if (variable !== undefined)
        return fieldsOf(variable, fields);
    if (root === '' && dot !== undefined)
        return [{ kind: 'ref', ref: fieldOf(dot, fields) }];
    return fields.length === 0
        ? unknown
        : [{ kind: 'ref', ref: { path: fields.slice(-1), isAbsolute: false } }];
}
function fieldOf({ path, isAbsolute }, fields) {
    const whole = [...path, ...fields];
    return { path: whole.slice(-maxFields), isAbsolute: isAbsolute && whole.length <= maxFields };
}
function fieldsOf(value, fields) {
    if (fields.length === 0)
        return value;
    const refs = refsIn(value).map((ref) => [{ kind: 'ref', ref: { ...ref, path: [...ref.path, ...fields] } }]);
    if (refs.length > 0)
        return choiceOf(refs, false);
    return [{ kind: 'ref', ref: { path: fields.slice(-1), isAbsolute: false } }];
}
function call(name, operands, args, scope) {
    const last = args.at(-1) ?? [];
    if (name === 'printf')
        return formatted(args, scope);
    if (name === 'default' || name === 'dig')
        return choiceOf([last, ...args.slice(0, -1).reverse()], true);
    if (name === 'coalesce' || name === 'or')
        return choiceOf(args, true);
    if (name === 'and')
        return last;
    if (name === 'ternary')
        return choiceOf(args.slice(0, 2), false);
    if (name === 'tpl')
        return args[0] ?? [];
    if (name === 'include' || name === 'template')
        return includedBy(operands, args, scope);
    if (name === 'dict' || name === 'merge' || name === 'mergeOverwrite')
        return [{ kind: 'choice', options: args, isFallback: false }];
    if (name === 'index' || name === 'get')
        return indexed(args);
    if (conditions.has(name))
        return unknown;
    if (name === 'toYaml')
        consumeAll(args, { kind: 'handed', to: name }, scope);
    if (transparent.has(name))
        return last;
    if (composing.has(name))
        return args.flat();
    consumeAll(args, { kind: 'changed', by: name }, scope);
    return unknown;
}
function consumeAll(args, how, scope) {
    for (const ref of args.flatMap(refsIn))
        scope.consume(ref, how);
}
function includedBy(operands, args, scope) {
    const [name] = operands;
    const to = name?.kind === 'text' ? name.value : '';
    consumeAll(args.slice(1), { kind: 'handed', to }, scope);
    return scope.printedBy(to) ?? unknown;
}
function elementsOf(value) {
    return refsIn(value).length === 0 ? unknown : fieldsOf(value, ['*']);
}
function indexed([map = [], ...keys]) {
    const fields = keys.map(([key]) => (key?.kind === 'text' ? key.value : '*'));
    return fieldsOf(map, fields);
}
function formatted([format = [], ...args], scope) {
    const [text] = format;
    if (text?.kind !== 'text' || format.length > 1) {
        consumeAll([format, ...args], { kind: 'changed', by: 'printf' }, scope);
        return unknown;
    }
    const parts = text.value.split(/%[+#-]?[\d.]*[a-zA-Z]/);
    const pieces = parts.flatMap((part, index) => [
        ...(part === '' ? [] : [{ kind: 'text', value: part }]),
        ...(index < parts.length - 1 ? (args[index] ?? unknown) : []),
    ]);
    return [...pieces, ...args.slice(parts.length - 1).flat()];
}

;// CONCATENATED MODULE: ./lib/scan/helm/judge.js

const maxAround = 40;
const sign = /(?:@sha256:|@|:)$/;
function judgeItems(items, report) {
    items.forEach((item, index) => {
        if (item.kind === 'mark' || !refsIn([item]).some(isTagOrDigest))
            return;
        const before = withoutOtherBranches(items.slice(Math.max(0, index - maxAround), index).reverse(), 'begin');
        const after = withoutOtherBranches(items.slice(index + 1, index + 1 + maxAround), 'end');
        judge(item, before, after, report);
    });
}
function withoutOtherBranches(items, close) {
    const pieces = [];
    let skipped = 0;
    for (const item of items) {
        if (item.kind !== 'mark') {
            if (skipped === 0)
                pieces.push(item);
        }
        else if (skipped > 0) {
            if (item.name === close)
                skipped -= 1;
            else if (item.name !== 'else')
                skipped += 1;
        }
        else if (item.name === 'else')
            skipped = 1;
    }
    return pieces;
}
function judge(piece, before, after, report) {
    if (piece.kind === 'ref' && isTagOrDigest(piece.ref))
        report(piece.ref, judgementOf(piece.ref, before, after));
    if (piece.kind !== 'choice')
        return;
    const [first = []] = piece.options.filter((option) => refsIn(option).length > 0);
    for (const option of piece.options) {
        const [only] = option;
        const isSecond = piece.isFallback && option !== first && option.length === 1;
        if (isSecond && only?.kind === 'ref' && refsIn(first).some((one) => isOtherTag(one, only.ref)))
            report(only.ref, { kind: 'fallback' });
        option.forEach((inner, index) => {
            judge(inner, [...option.slice(0, index).reverse(), ...before], [...option.slice(index + 1), ...after], report);
        });
    }
}
function isOtherTag(other, ref) {
    if (!/tag$/i.test(other.path.at(-1) ?? '') || other.path[0] === 'global')
        return false;
    return other.path.join('.') !== ref.path.join('.');
}
function judgementOf(ref, before, after) {
    const ending = endingOf(before);
    if (ending === undefined)
        return judge_isBlank(before) && judge_isBlank(after) ? { kind: 'whole' } : judge_printed(before);
    if (ending.sign !== ':')
        return { kind: 'digest', isBare: ending.sign !== '@' };
    if (ending.name === 'literal')
        return { kind: 'other-name' };
    if (ending.name !== 'unknown' && !ending.name.some((one) => isSibling(one, ref)))
        return { kind: 'other-name' };
    return isEnd(after) ? { kind: 'tag' } : { kind: 'extended' };
}
function judge_isBlank(value) {
    return value.every((piece) => piece.kind === 'text' && piece.value.trim() === '');
}
function judge_printed(before) {
    const [last] = before;
    const text = last?.kind === 'text' ? last.value : '';
    return { kind: 'printed', line: text.slice(text.lastIndexOf('\n') + 1).trim() };
}
function endingOf([last, ...earlier]) {
    for (const text of judge_textsOf(last)) {
        const found = sign.exec(text)?.[0];
        if (found === undefined)
            continue;
        const rest = text.slice(0, text.length - found.length);
        if (found !== ':')
            return { sign: found, name: 'unknown' };
        if (rest !== '') {
            if (/[\w}\]]$/.test(rest))
                return { sign: ':', name: 'literal' };
            continue;
        }
        const [before] = earlier;
        const refs = before === undefined ? [] : refsIn([before]).filter(({ isAbsolute }) => isAbsolute);
        if (before?.kind === 'text')
            return { sign: ':', name: 'literal' };
        return { sign: ':', name: refs.length === 0 ? 'unknown' : refs };
    }
    return undefined;
}
function judge_textsOf(piece) {
    if (piece?.kind === 'text')
        return [piece.value];
    if (piece?.kind !== 'choice')
        return [];
    return piece.options.flatMap((option) => (option.length === 1 ? judge_textsOf(option[0]) : []));
}
function isSibling(repository, tag) {
    if (!tag.isAbsolute)
        return true;
    return repository.path.slice(0, -1).join('.') === tag.path.slice(0, -1).join('.');
}
function isEnd([next]) {
    if (next === undefined)
        return true;
    if (next.kind === 'text')
        return next.value === '' || /^[\s"'`,;)\]}@\\]/.test(next.value);
    if (next.kind !== 'choice')
        return false;
    return next.options.every((option) => option.length === 0 || isEnd(option));
}

;// CONCATENATED MODULE: ./lib/scan/helm/uses.js




const maxNesting = 8;
function readTemplates(files) {
    const defines = new Map();
    const bodies = files.flatMap((file) => bodiesOf(file, defines));
    const printed = new Map();
    let nesting = 0;
    const printedBy = (name) => {
        const body = defines.get(name);
        if (body === undefined || printed.has(name) || nesting >= maxNesting)
            return printed.get(name);
        printed.set(name, undefined);
        nesting += 1;
        printed.set(name, onlyValue(itemsOf(body.nodes, printedBy, () => { })));
        nesting -= 1;
        return printed.get(name);
    };
    const found = bodies.flatMap(({ file, nodes }) => {
        const uses = [];
        const items = itemsOf(nodes, printedBy, (ref, how) => {
            if (how.kind === 'handed' || isTagOrDigest(ref))
                uses.push({ ref, how, file });
        });
        if (!/(?:^|\/)NOTES\.txt$/.test(file))
            judgeItems(items, (ref, how) => uses.push({ ref, how, file }));
        return uses;
    });
    return { uses: found, defined: new Set(defines.keys()) };
}
function bodiesOf({ path, text }, defines) {
    const outside = [];
    const bodies = [{ file: path, nodes: outside }];
    let into = outside;
    let depth = 0;
    for (const node of parseTemplate(text)) {
        const keyword = node.kind === 'action' ? node.keyword : undefined;
        if (keyword === 'define' && depth === 0 && node.kind === 'action') {
            const name = node.pipeline[0]?.[0];
            into = [];
            const body = { file: path, nodes: into };
            bodies.push(body);
            if (name?.kind === 'text')
                defines.set(name.value, body);
            depth = 1;
            continue;
        }
        if (into !== outside && /^(?:if|range|with|block|define)$/.test(keyword ?? ''))
            depth += 1;
        if (into !== outside && keyword === 'end')
            depth -= 1;
        if (into !== outside && depth === 0)
            into = outside;
        else
            into.push(node);
    }
    return bodies;
}
function itemsOf(nodes, printedBy, consume) {
    const variables = new Map();
    const dots = [undefined];
    const items = [];
    for (const node of nodes) {
        if (node.kind === 'text')
            items.push(node);
        else if (node.kind === 'unreadable') {
            items.push({ kind: 'unknown' });
            for (const ref of refsOfText(node.value))
                consume(ref, { kind: 'changed', by: node.value });
        }
        else {
            const scope = { dot: dots.at(-1), variables, printedBy, consume };
            const value = evaluate(node.pipeline, scope);
            const { keyword } = node;
            const each = keyword === 'range' ? elementsOf(value) : value;
            for (const name of node.sets)
                variables.set(name, bounded(choiceOf([variables.get(name) ?? [], each], false), scope));
            if (keyword === 'end' && dots.length > 1)
                dots.pop();
            if (keyword === 'with')
                dots.push(onlyRef(value));
            if (keyword === 'if')
                dots.push(dots.at(-1));
            if (keyword === 'range')
                dots.push(onlyRef(each));
            if (keyword === 'block')
                dots.push(undefined);
            if (keyword === 'if' || keyword === 'range' || keyword === 'with' || keyword === 'block')
                items.push({ kind: 'mark', name: 'begin' });
            if (keyword === 'else' || keyword === 'end')
                items.push({ kind: 'mark', name: keyword });
            if ((keyword === undefined || keyword === 'template') && node.sets.length === 0)
                items.push(...value);
        }
    }
    return items;
}
function refsOfText(text) {
    return [...text.matchAll(/(?:\.\w+)+/g)].map(([chain]) => {
        const fields = chain.slice(1).split('.');
        const at = fields.indexOf('Values');
        return at < 0
            ? { path: fields.slice(-1), isAbsolute: false }
            : { path: fields.slice(at + 1), isAbsolute: true };
    });
}
function onlyRef(value) {
    const refs = refsIn(value);
    return refs.length === 1 ? refs[0] : undefined;
}
function onlyValue(items) {
    const texts = items.filter((item) => item.kind === 'text');
    if (texts.some(({ value }) => value.trim() !== ''))
        return undefined;
    const values = items.flatMap((item) => item.kind === 'ref' || item.kind === 'choice' ? [[item]] : []);
    const others = items.some((item) => item.kind === 'unknown');
    const isOne = !others && values.length > 0;
    return isOne ? choiceOf(values, false) : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/helm/chart.js


const maxTemplates = 1000;
const templateFile = /(?:^|\/)templates\/.*\.(?:ya?ml|tpl|txt|json)$/;
function chartFiles(path, { has, below }) {
    const root = chartFolder(path, has);
    if (root === undefined)
        return [];
    const parent = /^(.*\/|)charts\/[^/]+\/$/.exec(root)?.[1];
    const parents = parent !== undefined && has(`${parent}Chart.yaml`) ? below(`${parent}templates/`) : [];
    const own = below(root).filter((one) => templateFile.test(one) || /(?:^|\/)(?:Chart\.yaml|requirements\.yaml|values\.schema\.json)$/.test(one));
    return [...own, ...parents].filter((one) => one !== path).slice(0, maxTemplates + 1);
}
function chartFolder(path, has) {
    if (/(?:^|\/)templates\//.test(path))
        return undefined;
    const folders = path.split('/').slice(0, -1);
    for (let depth = folders.length; depth >= 0; depth -= 1) {
        const folder = folders
            .slice(0, depth)
            .map((name) => `${name}/`)
            .join('');
        if (has(`${folder}Chart.yaml`))
            return folder;
    }
    return undefined;
}
const charts = new WeakMap();
function chartOfValues(path, companions, folders = []) {
    const known = new Set(companions.map((one) => one.path));
    const own = chartFolder(path, (one) => known.has(one));
    const all = [...new Set([...(own === undefined ? [] : [own]), ...folders])];
    return joinedCharts(all.flatMap((folder) => chartIn(folder, companions) ?? []));
}
function chartIn(folder, companions) {
    const chartFile = companions.find(({ path }) => path === `${folder}Chart.yaml`);
    if (chartFile === undefined)
        return undefined;
    const files = companions.map(({ path }) => path).join('\n');
    const read = charts.get(chartFile);
    const chart = read?.files === files
        ? read.chart
        : readChart(folder, new Map(companions.map((one) => [one.path, one])));
    charts.set(chartFile, { files, chart });
    return chart;
}
function readChart(root, files) {
    const tree = chartTree(root, files);
    const templates = [...files.values()].filter(({ path }) => templateFile.test(path) && tree.placementsOf(path).length > 0);
    const isComplete = [...files.keys()].filter(tree.isPart).length <= maxTemplates;
    const byKey = new Map();
    const { uses, defined } = readTemplates(isComplete ? templates : []);
    for (const use of uses) {
        const key = use.ref.path.at(-1) ?? '';
        const same = byKey.get(key) ?? [];
        byKey.set(key, same);
        same.push(use);
    }
    const placements = new Map(templates.map(({ path }) => [path, tree.placementsOf(path)]));
    const schema = files.get(`${root}values.schema.json`);
    const usesAt = (path) => [path.at(-1) ?? '', '*'].flatMap((key) => (byKey.get(key) ?? []).filter((use) => placements.get(use.file)?.some((at) => isAbout(use.ref, at, path))));
    const { missing, folders } = tree;
    return {
        isComplete,
        usesAt,
        handedAt: (path) => path.flatMap((_, length) => usesAt(path.slice(0, length)).flatMap(({ how }) => (how.kind === 'handed' ? [how.to] : []))),
        schemas: schema === undefined ? [] : [schema],
        isReadElsewhere: (path) => missing.some((keys) => keys.every((key, index) => key === path[index])) ||
            (path[0] === 'global' && missing.length > 0),
        isMissingTemplate: (name) => missing.length > 0 && name !== 'toYaml' && !defined.has(name),
        folders,
    };
}
function joinedCharts(all) {
    const [only] = all;
    if (only === undefined || all.length === 1)
        return only;
    return {
        isComplete: all.every((one) => one.isComplete),
        usesAt: (path) => all.flatMap((one) => one.usesAt(path)),
        handedAt: (path) => all.flatMap((one) => one.handedAt(path)),
        schemas: all.flatMap((one) => one.schemas),
        isReadElsewhere: (path) => all.some((one) => one.isReadElsewhere(path)),
        isMissingTemplate: (name) => all.some((one) => one.isMissingTemplate(name)),
        folders: all.flatMap((one) => one.folders),
    };
}

;// CONCATENATED MODULE: ./lib/scan/helm/local-charts.js


const maxValuesFiles = 1000;
class LocalCharts {
    path;
    companions;
    uses = [];
    mentions = [];
    constructor(path, companions) {
        this.path = path;
        this.companions = companions;
    }
    at(folder) {
        if (folder === undefined)
            return undefined;
        this.uses.push({ path: this.path, folder, readsFile: false });
        const chart = chartIn(folder, this.companions);
        for (const other of chart?.folders ?? [])
            this.uses.push({ path: this.path, folder: other, readsFile: false });
        return chart;
    }
    give(from, name, folder) {
        const mentions = mentionsFrom([from], name, 'helm-values');
        if (this.mentions.length >= maxValuesFiles)
            return;
        this.mentions.push(...mentions);
        if (folder !== undefined)
            for (const { path } of mentions)
                this.uses.push({ path, folder, readsFile: true });
    }
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kinds.js
const imagesInKinds = {
    'monitoring.coreos.com/Prometheus': ['spec.image', 'spec.thanos.image'],
    'monitoring.coreos.com/PrometheusAgent': ['spec.image'],
    'monitoring.coreos.com/Alertmanager': ['spec.image'],
    'monitoring.coreos.com/ThanosRuler': ['spec.image'],
    'opentelemetry.io/OpenTelemetryCollector': ['spec.image', 'spec.targetAllocator.image'],
    'opentelemetry.io/Instrumentation': [
        'spec.java.image',
        'spec.nodejs.image',
        'spec.python.image',
        'spec.dotnet.image',
        'spec.go.image',
        'spec.apacheHttpd.image',
        'spec.nginx.image',
    ],
    'postgresql.cnpg.io/Cluster': ['spec.imageName'],
    'postgresql.cnpg.io/ImageCatalog': ['spec.images.*.image'],
    'postgresql.cnpg.io/ClusterImageCatalog': ['spec.images.*.image'],
    'acid.zalan.do/postgresql': [
        'spec.dockerImage',
        'spec.connectionPooler.dockerImage',
        'spec.sidecars.*.image',
    ],
    'postgres-operator.crunchydata.com/PostgresCluster': [
        'spec.image',
        'spec.backups.pgbackrest.image',
        'spec.proxy.pgBouncer.image',
        'spec.userInterface.pgAdmin.image',
        'spec.monitoring.pgmonitor.exporter.image',
    ],
    'elasticsearch.k8s.elastic.co/Elasticsearch': ['spec.image'],
    'kibana.k8s.elastic.co/Kibana': ['spec.image'],
    'beat.k8s.elastic.co/Beat': ['spec.image'],
    'logstash.k8s.elastic.co/Logstash': ['spec.image'],
    'kafka.strimzi.io/Kafka': [
        'spec.kafka.image',
        'spec.zookeeper.image',
        'spec.entityOperator.topicOperator.image',
        'spec.entityOperator.userOperator.image',
        'spec.cruiseControl.image',
        'spec.kafkaExporter.image',
    ],
    'kafka.strimzi.io/KafkaConnect': ['spec.image'],
    'rabbitmq.com/RabbitmqCluster': ['spec.image'],
    'redis.redis.opstreelabs.in/Redis': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'k8s.mariadb.com/MariaDB': ['spec.image'],
    'camel.apache.org/Integration': ['spec.traits.container.image'],
    'sparkoperator.k8s.io/SparkApplication': ['spec.image', 'spec.driver.image', 'spec.executor.image'],
    'flink.apache.org/FlinkDeployment': ['spec.image'],
    'k6.io/TestRun': ['spec.runner.image', 'spec.starter.image', 'spec.initializer.image'],
    'pkg.crossplane.io/Provider': ['spec.package'],
    'pkg.crossplane.io/Function': ['spec.package'],
    'pkg.crossplane.io/Configuration': ['spec.package'],
    'operators.coreos.com/CatalogSource': ['spec.image'],
    'operators.coreos.com/ClusterServiceVersion': ['spec.relatedImages.*.image'],
    'kind.x-k8s.io/Cluster': ['nodes.*.image'],
    'helm.cattle.io/HelmChart': ['spec.jobImage'],
    'ceph.rook.io/CephCluster': ['spec.cephVersion.image'],
    'jaegertracing.io/Jaeger': [
        'spec.allInOne.image',
        'spec.agent.image',
        'spec.collector.image',
        'spec.ingester.image',
        'spec.query.image',
    ],
    'psmdb.percona.com/PerconaServerMongoDB': ['spec.image', 'spec.backup.image', 'spec.pmm.image'],
    'pxc.percona.com/PerconaXtraDBCluster': [
        'spec.pxc.image',
        'spec.haproxy.image',
        'spec.proxysql.image',
        'spec.logcollector.image',
        'spec.backup.image',
        'spec.pmm.image',
    ],
    'longhorn.io/EngineImage': ['spec.image'],
    'nifi.konpyutaika.com/NifiCluster': ['spec.clusterImage', 'spec.initContainerImage'],
    'opentelemetry.io/TargetAllocator': ['spec.image'],
    'opentelemetry.io/OpAMPBridge': ['spec.image'],
    'postgres-operator.crunchydata.com/PGAdmin': ['spec.image'],
    'postgres-operator.crunchydata.com/PGUpgrade': ['spec.image'],
    'acid.zalan.do/OperatorConfiguration': [
        'configuration.docker_image',
        'configuration.connection_pooler.connection_pooler_image',
        'configuration.logical_backup.logical_backup_docker_image',
    ],
    'pgv2.percona.com/PerconaPGCluster': [
        'spec.image',
        'spec.proxy.pgBouncer.image',
        'spec.backups.pgbackrest.image',
        'spec.pmm.image',
    ],
    'ps.percona.com/PerconaServerMySQL': [
        'spec.mysql.image',
        'spec.proxy.haproxy.image',
        'spec.proxy.router.image',
        'spec.orchestrator.image',
        'spec.backup.image',
        'spec.toolkit.image',
        'spec.pmm.image',
    ],
    'apm.k8s.elastic.co/ApmServer': ['spec.image'],
    'agent.k8s.elastic.co/Agent': ['spec.image'],
    'enterprisesearch.k8s.elastic.co/EnterpriseSearch': ['spec.image'],
    'maps.k8s.elastic.co/ElasticMapsServer': ['spec.image'],
    'kafka.strimzi.io/KafkaBridge': ['spec.image'],
    'kafka.strimzi.io/KafkaMirrorMaker': ['spec.image'],
    'kafka.strimzi.io/KafkaMirrorMaker2': ['spec.image'],
    'redis.redis.opstreelabs.in/RedisCluster': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'redis.redis.opstreelabs.in/RedisReplication': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'redis.redis.opstreelabs.in/RedisSentinel': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'databases.spotahome.com/RedisFailover': [
        'spec.redis.image',
        'spec.redis.exporter.image',
        'spec.sentinel.image',
        'spec.sentinel.exporter.image',
    ],
    'dragonflydb.io/Dragonfly': ['spec.image'],
    'minio.min.io/Tenant': ['spec.image', 'spec.kes.image'],
    'k8s.keycloak.org/Keycloak': ['spec.image'],
    'vault.banzaicloud.com/Vault': [
        'spec.image',
        'spec.bankVaultsImage',
        'spec.statsdImage',
        'spec.fluentdImage',
    ],
    'fluentbit.fluent.io/FluentBit': ['spec.image'],
    'fluentd.fluent.io/Fluentd': ['spec.image'],
    'sparkoperator.k8s.io/ScheduledSparkApplication': [
        'spec.template.image',
        'spec.template.driver.image',
        'spec.template.executor.image',
    ],
    'pkg.crossplane.io/ProviderRevision': ['spec.image'],
    'pkg.crossplane.io/FunctionRevision': ['spec.image'],
    'pkg.crossplane.io/ConfigurationRevision': ['spec.image'],
    'operator.knative.dev/KnativeServing': ['spec.registry.override.*'],
    'operator.knative.dev/KnativeEventing': ['spec.registry.override.*'],
    'gateway.envoyproxy.io/EnvoyProxy': [
        'spec.provider.kubernetes.envoyDeployment.container.image',
        'spec.provider.kubernetes.envoyDaemonSet.container.image',
    ],
    'apps.kruise.io/ImagePullJob': ['spec.image'],
    'apps.kruise.io/ImageListPullJob': ['spec.images.*'],
    'actions.summerwind.dev/Runner': ['spec.image', 'spec.dockerdContainerImage'],
    'actions.summerwind.dev/RunnerDeployment': ['spec.template.spec.image'],
    'kpack.io/ClusterStack': ['spec.buildImage.image', 'spec.runImage.image'],
    'kpack.io/ClusterStore': ['spec.sources.*.image'],
    'kpack.io/ClusterBuildpack': ['spec.image'],
    'kpack.io/Buildpack': ['spec.image'],
};

;// CONCATENATED MODULE: ./lib/scan/kubernetes/candidates.js










const otherGroups = [
    'tekton.dev',
    'argoproj.io',
    'shipwright.io',
    'serving.knative.dev',
    'kubevirt.io',
    'numaflow.numaproj.io',
    'numaplane.numaproj.io',
    'openfaas.com',
];
const groupsWithValues = ['helm.toolkit.fluxcd.io', 'kustomize.toolkit.fluxcd.io', 'helm.cattle.io'];
const knownGroups = new Set([
    ...Object.keys(imagesInKinds).map((kind) => kind.slice(0, kind.indexOf('/'))),
    ...otherGroups,
    ...groupsWithValues,
]);
const wholeNamesOnly = new Set([...groupsWithValues, 'argoproj.io', 'tekton.dev']);
const notImages = /^(?:git|github|gitlab|source|chart|helm)s?$/i;
function candidateImages(document, resources, ignored) {
    if (!hasKey(document, mayHoldImage))
        return [];
    return placesIn(document, resources).flatMap(({ map, kind, isSource }) => ignored.has(map) ? [] : imagesOfMap(document, map, kind, !isSource && !wholeNamesOnly.has(kind.group)));
}
function mayHoldImage(key) {
    return key === 'url' || key === 'tag' || /image$/i.test(key);
}
function placesIn(document, resources) {
    const found = [];
    const waiting = [
        { node: document.root, kind: undefined, key: '' },
    ];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { node, key } = next;
        if ((0,dist/* isSeq */.oP)(node))
            for (const item of node.items)
                waiting.push({ node: item, kind: next.kind, key: '' });
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        const isResource = resources.has(node);
        const kind = isResource ? customKind(document, node) : next.kind;
        if (kind !== undefined && key !== 'output')
            found.push({ map: node, kind, isSource: notImages.test(key) });
        for (const pair of node.items) {
            const name = keyTextOf(pair);
            if (isResource && name === 'status')
                continue;
            waiting.push({ node: pair.value, kind, key: typeof name === 'string' ? name : '' });
        }
    }
    return found;
}
function customKind(document, resource) {
    const text = (key) => wordOf(child(document, resource, key)) ?? '';
    const version = text('apiVersion');
    const group = version.includes('/') ? version.slice(0, version.indexOf('/')) : '';
    if (!group.includes('.') || /(?:^|\.)k8s\.io$/.test(group))
        return undefined;
    return { group, name: `${group}/${text('kind')}` };
}
function imagesOfMap(document, map, { group, name }, canBeSplit) {
    const why = notPinnable.unknownKind(name);
    const isKnown = knownGroups.has(group);
    const readListed = (file, text) => withoutNewDigest(literalText(file, text), why);
    const found = entries(document, map).flatMap(([key, value]) => {
        const text = textOf(document, value);
        const disk = key === 'url' && text !== undefined ? withoutPrefix('docker://', text) : undefined;
        if (disk !== undefined)
            return [{ text: disk, read: readListed }];
        if (!/image$/i.test(key))
            return [];
        if (text !== undefined)
            return looksLikeImage(text.value) ? [isKnown ? value : { text, read: readListed }] : [];
        const split = canBeSplit && (0,dist/* isMap */.jh)(value) ? splitImage(document, value, why) : undefined;
        return split === undefined ? [] : [{ split }];
    });
    const own = canBeSplit ? splitImage(document, map, why) : undefined;
    return own !== undefined && looksLikeImage(`${own.repository.value}:${own.tag?.value ?? ''}`)
        ? [...found, { split: own }]
        : found;
}
function splitImage(document, map, noPlace) {
    const at = (key) => sourceOf(document, child(document, map, key), 'go');
    const [registry, tag] = [at('registry'), at('tag')];
    const repository = at('repository') ?? at('image');
    if (repository === undefined || repository.value === '' || tag === undefined || tag.value === '')
        return undefined;
    if (repository.value.includes('://'))
        return undefined;
    return { registry, repository, tag, noPlace, tagElsewhere: unresolved.noTagOrDigest };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/split.js



function splitOf(document, { digestKey, noPlace, ...name }) {
    const carrier = digestKey?.digest ?? name.tag;
    const isShared = carrier !== undefined && document.usesOf(carrier.span).length > 0;
    const why = isShared ? notPinnable.sharedByAnchor : noPlace;
    return { ...name, ...digestKey, ...(why === undefined ? {} : { noPlace: why }) };
}
function digestKeyAt(document, map, name = 'digest') {
    const pair = map.items.findLast(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === name);
    const value = document.follow(pair?.value);
    const text = sourceOf(document, value);
    if (pair === undefined || text === undefined || !(0,dist/* isScalar */.jn)(value))
        return undefined;
    if (value.type !== 'PLAIN' || text.value !== '')
        return value.value === null ? undefined : { digest: text, digestForm: { lead: '' } };
    const unset = document.text.slice(text.span.start, text.span.end);
    if (unset !== '')
        return { digest: { ...text, exact: true }, digestForm: { lead: '', unset } };
    const key = (0,dist/* isScalar */.jn)(pair.key) ? pair.key.range : undefined;
    const colon = document.text.indexOf(':', key?.[1] ?? text.span.start);
    const at = { start: colon + 1, end: colon + 1 };
    return { digest: { value: '', span: at, exact: true }, digestForm: { lead: ' ' } };
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./lib/scan/helm/schema.js

const schema_maxSteps = 1000;
const schemas = new WeakMap();
function schemaAllows(file, path, form) {
    const root = schemas.has(file) ? schemas.get(file) : schema_parsed(file.text);
    schemas.set(file, root);
    let steps = 0;
    const all = (schema) => {
        steps += 1;
        if (steps > schema_maxSteps || !isObject(schema))
            return [];
        const { $ref } = schema;
        const referred = typeof $ref === 'string' && $ref.startsWith('#/') ? at(root, $ref.slice(2).split('/')) : undefined;
        const others = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
            const list = schema[key];
            return Array.isArray(list) ? list.flatMap(all) : [];
        });
        return [schema, ...(referred === undefined ? [] : all(referred)), ...others];
    };
    const applying = path.reduce((schemasHere, key) => schemasHere.flatMap((one) => all(key === '*' ? one.items : schema_child(one.properties, key))), all(root));
    return steps <= schema_maxSteps && applying.every((one) => allows(one, form));
}
function schema_parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return (0,main.parse)(text);
    }
}
function allows(schema, form) {
    if (['enum', 'const', 'format', 'maxLength'].some((key) => key in schema))
        return false;
    const { pattern } = schema;
    if (pattern === undefined)
        return true;
    const hexadecimal = typeof pattern === 'string' && pattern.includes('{64}');
    const names = typeof pattern === 'string' && pattern.includes('sha256:');
    return form === 'digest' ? hexadecimal && names : form === 'bare-digest' && hexadecimal && !names;
}
function at(node, path) {
    return path.reduce((one, key) => schema_child(one, key.replaceAll('~1', '/').replaceAll('~0', '~')), node);
}
function schema_child(node, key) {
    return isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/scan/helm/place.js



const digestKeys = ['digest', 'sha', 'hash'];
const knownImage = 'common.images.image';
const harmless = /^common\.(?:images\.(?:pullSecrets|renderPullSecrets)|warnings\.\w+|errors\.\w+)$/;
function digestPlace(chart, path, tagKey, candidates) {
    if (chart?.isComplete === false)
        return { kind: 'tag', why: notPinnable.chartTooLarge(maxTemplates) };
    for (const candidate of candidates) {
        const place = keyPlace(chart, [...path, candidate.key], candidate);
        if (place === undefined)
            continue;
        const omittedIn = digestOmission(chart, path, candidate.key, tagKey);
        if (omittedIn)
            return { ...place, why: notPinnable.digestOmitted(candidate.key, omittedIn) };
        return allowedBySchema(chart, path, place, tagKey);
    }
    const why = chart === undefined ? undefined : tagRefusal(chart, [...path, tagKey]);
    return allowedBySchema(chart, path, { kind: 'tag', ...(why === undefined ? {} : { why }) }, tagKey);
}
function digestOmission(chart, path, key, tagKey) {
    const digest = [...path, key];
    if (chart?.isComplete !== true ||
        isReadByOthers(chart, digest) ||
        chart.handedAt(digest).includes('toYaml'))
        return undefined;
    const uses = chart.usesAt(digest).filter(({ how }) => how.kind !== 'printed');
    if (uses.length === 0)
        return '';
    const files = new Set(uses.map(({ file }) => file));
    return certainUses(chart, [...path, tagKey]).find(({ how, file }) => how.kind === 'tag' && !files.has(file))
        ?.file;
}
function keyPlace(chart, path, { key, value }) {
    if (value !== '')
        return { kind: 'key', key, isBare: /^[0-9a-f]{64}$/i.test(value) };
    const uses = chart === undefined ? [] : certainUses(chart, path);
    const forms = new Set(uses.flatMap(({ how }) => (how.kind === 'digest' ? [how.isBare] : [])));
    const [isBare] = forms;
    if (forms.size === 1 && isBare !== undefined)
        return { kind: 'key', key, isBare };
    const isUsual = key === 'digest' && forms.size === 0;
    if (isUsual && (chart === undefined || isReadByOthers(chart, path)))
        return { kind: 'key', key, isBare: false };
    if (forms.size === 0 && chart !== undefined && !isReadByOthers(chart, path))
        return undefined;
    return { kind: 'key', key, isBare: false, why: notPinnable.digestForm(key) };
}
function isReadByOthers(chart, path) {
    return (chart.isReadElsewhere(path) ||
        chart.handedAt(path).some((name) => name === knownImage || chart.isMissingTemplate(name)));
}
function certainUses(chart, path) {
    const isHanded = chart.handedAt(path).some((name) => name !== 'toYaml');
    return chart.usesAt(path).filter(({ ref }) => ref.isAbsolute || isHanded);
}
function tagRefusal(chart, path) {
    const uses = chart.usesAt(path);
    for (const use of uses) {
        const why = refusalOf(use);
        if (why !== undefined)
            return why;
    }
    const unread = chart
        .handedAt(path)
        .find((name) => name !== knownImage && !harmless.test(name) && chart.isMissingTemplate(name));
    if (unread !== undefined)
        return notPinnable.tagHanded(unread);
    const isInName = certainUses(chart, path).some(({ how }) => how.kind === 'tag');
    if (isInName || isReadByOthers(chart, path))
        return undefined;
    return notPinnable.tagUnused(path.join('.'));
}
function refusalOf({ how, file }) {
    switch (how.kind) {
        case 'handed':
            return how.to === 'toYaml' ? undefined : notPinnable.tagHanded(how.to);
        case 'changed':
            return notPinnable.tagChanged(how.by, file);
        case 'printed':
            return notPinnable.tagPrinted(how.line, file);
        case 'extended':
            return notPinnable.tagExtended(file);
        case 'other-name':
            return notPinnable.tagOfOtherName(file);
        case 'fallback':
            return notPinnable.tagIsFallback(file);
        default:
            return undefined;
    }
}
function allowedBySchema(chart, path, place, tagKey) {
    if (chart === undefined || place.why !== undefined)
        return place;
    const key = place.kind === 'key' ? place.key : tagKey;
    const form = place.kind === 'tag' ? 'behind-tag' : place.isBare ? 'bare-digest' : 'digest';
    const forbidding = chart.schemas.find((schema) => !schemaAllows(schema, [...path, key], form));
    return forbidding === undefined ? place : { ...place, why: notPinnable.schema(key, forbidding.path) };
}

;// CONCATENATED MODULE: ./lib/scan/helm/digest-key.js


function chosenDigest(chart, path, tag, candidates) {
    const found = candidates.filter(({ key, value }) => {
        return key === 'digest' || value === '' || /^(?:sha256:)?[0-9a-f]{64}$/i.test(value);
    });
    const used = found.find(({ value }) => value !== '');
    const omittedIn = used && digestOmission(chart, path, used.key, tag.key);
    if (used !== undefined && omittedIn === '') {
        const { why } = digestPlace(chart, path, tag.key, []);
        return { digestKey: undefined, noPlace: why };
    }
    if (used !== undefined && omittedIn !== undefined)
        return { digestKey: undefined, noPlace: notPinnable.digestOmitted(used.key, omittedIn) };
    if (tag.value.includes('@') && used === undefined)
        return { digestKey: undefined };
    const place = digestPlace(chart, path, tag.key, used === undefined ? found : [used]);
    const one = place.kind === 'key' ? found.find(({ key }) => key === place.key) : undefined;
    if (one === undefined || place.kind === 'tag')
        return { digestKey: undefined, noPlace: place.why };
    const { digest, digestForm } = one;
    return {
        digestKey: { digest, digestForm: { ...digestForm, ...(place.isBare ? { isBare: true } : {}) } },
        noPlace: place.why,
    };
}

;// CONCATENATED MODULE: ./lib/scan/helm/partial.js





const versionKeys = ['tag', 'imageTag', 'digest'];
const nameKeys = ['repository', 'image', 'imageRepository', 'name', 'repo'];
function partOfImage(document, map) {
    if (!(0,dist/* isMap */.jh)(map))
        return undefined;
    const at = (key) => sourceOf(document, child(document, map, key), 'go');
    if (nameKeys.some((key) => (at(key)?.value ?? '') !== ''))
        return undefined;
    const version = versionKeys.map(at).find((text) => text !== undefined && text.value !== '');
    const text = version ?? keyOfDigest(map);
    return text === undefined ? undefined : { text, read: readPart };
}
function keyOfDigest(map) {
    const key = (0,dist/* isMap */.jh)(map)
        ? map.items.find((one) => (0,dist/* isScalar */.jn)(one.key) && one.key.value === 'digest')?.key
        : undefined;
    if (!(0,dist/* isScalar */.jn)(key) || key.range == null)
        return undefined;
    const [start, end] = key.range;
    return { value: 'digest', span: { start, end }, exact: false };
}
function readPart(file, { span }) {
    return opaqueAt(file, span, 'variable', unresolved.repositoryElsewhere);
}

;// CONCATENATED MODULE: ./lib/scan/helm/values-images.js














function valuesOf(chart) {
    const find = (document) => valuesImages(document, chart);
    return {
        scan: (file) => scanYaml(file, { needles: ['mage'], find }) ?? scanYaml(file, { needles: ['repository'], find }),
    };
}
function valuesImages(document, chart) {
    if (!(0,dist/* isMap */.jh)(document.root) || child(document, document.root, 'apiVersion') !== undefined)
        return undefined;
    return imagesOfValues(document, document.root, chart);
}
function imagesOfValues(document, root, chart = () => undefined) {
    const sources = new Set(sourceMaps(document, root));
    let paths;
    const values = {
        document,
        chart,
        pathOf(map) {
            paths ??= pathsOfMaps(document, root);
            return paths.get(map) ?? [];
        },
    };
    return mapsWith(document, mayNameImage, root).flatMap((map) => {
        const split = sources.has(map) ? undefined : values_images_splitImage(values, map);
        return [...(split === undefined ? [] : [{ split }]), ...namedImages(values, map, split !== undefined)];
    });
}
function mayNameImage(key) {
    return key === 'repository' || key === 'registry' || key === 'hub' || /image/i.test(key);
}
const values_images_notImages = /^(?:git|github|gitlab|source|chart|helm)s?$/i;
function sourceMaps(document, root) {
    return mapsWith(document, (key) => values_images_notImages.test(key), root).flatMap((map) => entries(document, map).flatMap(([key, value]) => (values_images_notImages.test(key) ? [value] : [])));
}
function namedImages(values, map, isSplit) {
    const { document } = values;
    return entries(document, map).flatMap(([key, value]) => {
        const text = textOf(document, value)?.value;
        if (key === 'image' && text !== undefined)
            return isSplit ? [] : [{ text: textOf(document, value), read: readWholeName }];
        if (/images$/i.test(key))
            return listedImages(document, value);
        if (/^image(?!Repository|Tag)[A-Z]/.test(key))
            return looksLikeImage(text ?? '') ? [value] : [];
        if (!/image$/i.test(key))
            return [];
        if (text !== undefined)
            return isVersioned(text) ? [value] : [];
        const split = (0,dist/* isMap */.jh)(value) ? values_images_splitImage(values, value, true) : undefined;
        return split === undefined ? [partOfImage(document, value)] : [{ split }];
    });
}
function listedImages(document, value) {
    if (!(0,dist/* isMap */.jh)(value) && !(0,dist/* isSeq */.oP)(value))
        return [];
    return [...children(document, value), ...children(document, child(document, value, 'tags'))].filter((one) => (0,dist/* isScalar */.jn)(one) && looksLikeImage(textOf(document, one)?.value ?? ''));
}
function isVersioned(text) {
    const parsed = (0,model_image/* parseImage */.zZ)(text);
    return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
}
function readWholeName(file, text) {
    if (/:\/\/|\.(?:png|svg|jpe?g|gif|webp|ico)$/i.test(text.value))
        return undefined;
    const found = literalText(file, text);
    const isIncomplete = found.kind === 'image' && found.image.tag === undefined && found.image.digest === undefined;
    return isIncomplete ? opaqueAt(file, text.span, 'variable', unresolved.tagFromChart) : found;
}
function values_images_splitImage(values, map, tagFromChart = false) {
    const { document } = values;
    const at = (key) => sourceOf(document, child(document, map, key), 'go');
    const registry = at('registry') ?? (at('repository') === undefined ? at('hub') : undefined);
    const name = tagFromChart ? (at('name') ?? at('repo')) : registry === undefined ? undefined : at('name');
    const unprefixed = at('repository') ?? at('image') ?? name;
    const repository = unprefixed ?? at('imageRepository');
    const tagKey = unprefixed !== undefined && at('tag') !== undefined ? 'tag' : 'imageTag';
    const tag = at(tagKey);
    if (repository === undefined || repository.value === '' || repository.value.includes('://'))
        return undefined;
    if (!tagFromChart && tag === undefined && digestKeyAt(document, map) === undefined)
        return undefined;
    const candidates = digestKeys.flatMap((key) => {
        const one = digestKeyAt(document, map, key);
        return one === undefined ? [] : [{ ...one, key, value: one.digest.value }];
    });
    return splitOf(document, {
        registry,
        repository,
        tag,
        ...chosenDigest(values.chart(), values.pathOf(map), { key: tagKey, value: tag?.value ?? '' }, candidates),
        tagElsewhere: unresolved.tagFromChart,
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/helm-values.js


const helmValues = {
    id: 'helm-values',
    title: 'Helm values',
    paths: ['**/*values*.{yml,yaml}', '**/values/**/*.{yml,yaml}'],
    comment: '#',
    companions: (path, _siblings, checkout) => chartFiles(path, checkout),
    scan(file, companions = [], { charts: folders = [] } = {}) {
        let read;
        const scan = valuesOf(() => {
            read ??= { chart: chartOfValues(file.path, companions, folders) };
            return read.chart;
        }).scan(file);
        const below = read?.chart?.folders ?? [];
        const charts = below.map((folder) => ({ path: file.path, folder, readsFile: false }));
        return scan && { ...scan, charts };
    },
};

;// CONCATENATED MODULE: ./lib/scan/yaml/paths.js

function nodesAt(document, node, path) {
    const [first = '', ...rest] = path.split('.');
    const step = (one, key) => key === '*' ? children(document, one) : [child(document, one, key) ?? []].flat();
    return rest.reduce((nodes, key) => nodes.flatMap((one) => step(one, key)), step(node, first));
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/helm-parameters.js







function imagesOfParameters(document, list, chart) {
    const values = new Map();
    for (const parameter of children(document, list)) {
        const name = wordOf(child(document, parameter, 'name'));
        const value = sourceOf(document, child(document, parameter, 'value'), 'go');
        if (name !== undefined && value !== undefined)
            values.set(name, value);
    }
    return [...values].flatMap(([name, value]) => {
        if (/(?:^|\.)image$/i.test(name) && helm_parameters_isVersioned(value.value))
            return [{ text: value }];
        if (!/(?:^|\.)repository$/.test(name) || value.value === '')
            return [];
        const at = (key) => values.get(name.slice(0, -'repository'.length) + key);
        const [registry, tag, digest] = [at('registry'), at('tag'), at('digest')];
        if (tag === undefined && digest === undefined)
            return [];
        const path = name.split('.').slice(0, -1);
        const key = digest && { digest, digestForm: { lead: '' }, key: 'digest', value: digest.value };
        const chosen = chosenDigest(chart(), path, { key: 'tag', value: tag?.value ?? '' }, key ? [key] : []);
        const split = { registry, repository: value, tag, ...chosen, tagElsewhere: unresolved.tagFromChart };
        return [{ split: splitOf(document, split) }];
    });
}
function partsOfParameters(document, list, file) {
    const parameters = children(document, list);
    const nameOf = (one) => wordOf(child(document, one, 'name')) ?? '';
    const names = new Set(parameters.map(nameOf));
    return parameters.flatMap((one) => {
        const prefix = /^(.*image\.)(?:tag|digest)$/i.exec(nameOf(one))?.[1];
        const value = sourceOf(document, child(document, one, 'value'), 'go');
        if (prefix === undefined || value === undefined || names.has(`${prefix}repository`))
            return [];
        return [{ found: [opaqueAt(file, value.span, 'variable', unresolved.repositoryElsewhere)] }];
    });
}
function helm_parameters_isVersioned(text) {
    const parsed = (0,model_image/* parseImage */.zZ)(text);
    return parsed.kind === 'image' && (parsed.image.tag ?? parsed.image.digest) !== undefined;
}

// EXTERNAL MODULE: ./lib/model/compact.js
var model_compact = __webpack_require__(6472);
;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-image.js







function imageOfEntry(document, entry) {
    if (!(0,dist/* isMap */.jh)(entry))
        return undefined;
    const at = (key) => sourceOf(document, child(document, entry, key));
    const [newName, tag] = [at('newName'), at('newTag')];
    const repository = newName ?? at('name');
    if (repository === undefined || repository.value === '')
        return undefined;
    const digestKey = digestKeyAt(document, entry);
    const isSuffixed = (at('tagSuffix')?.value ?? '') !== '';
    if (newName === undefined && tag === undefined && digestKey === undefined && !isSuffixed)
        return undefined;
    const tagElsewhere = isSuffixed ? unresolved.tagSuffix : unresolved.tagFromResources;
    return { split: splitOf(document, { repository, tag, digestKey, tagElsewhere }) };
}
function renamedImages(document, { path }, entries, folder) {
    return entries.flatMap((entry) => {
        const at = (key) => sourceOf(document, child(document, entry, key));
        const [name, newName] = [at('name'), at('newName')];
        const isKept = (at('newTag')?.value ?? '') === '' && (at('digest')?.value ?? '') === '';
        if (name === undefined || !newName?.value || newName.value === name.value || !isKept)
            return [];
        return [{ name: name.value, at: { file: path, span: newName.span }, ...(0,model_compact/* compact */.o)({ folder }) }];
    });
}
function renamedShort({ path }, { value, span }, folder) {
    const [name = '', newName = ''] = value.split('=');
    const parsed = (0,model_image/* parseImage */.zZ)(newName);
    const isKept = parsed.kind === 'image' && parsed.image.tag === undefined && parsed.image.digest === undefined;
    if (name === '' || name === newName || !isKept)
        return [];
    return [{ name, at: { file: path, span }, ...(0,model_compact/* compact */.o)({ folder }) }];
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/oci-repository.js






function artifactOf(document, resource) {
    const spec = child(document, resource, 'spec');
    const url = textOf(document, child(document, spec, 'url'));
    const repository = url === undefined ? undefined : withoutPrefix('oci://', url);
    if (repository === undefined)
        return undefined;
    const ref = child(document, spec, 'ref');
    const at = (key) => sourceOf(document, child(document, ref, key), 'go');
    const digestKey = (0,dist/* isMap */.jh)(ref) ? digestKeyAt(document, ref) : undefined;
    const isPinned = (digestKey?.digest.value ?? '') !== '';
    const range = at('semver');
    const isRange = range !== undefined && range.value !== '' && !isPinned;
    return splitOf(document, {
        repository,
        tag: isRange ? undefined : at('tag'),
        digestKey,
        noPlace: digestKey === undefined ? notPinnable.digestOfArtifact : undefined,
        tagElsewhere: isRange ? unresolved.versionRange(range.value) : unresolved.noTagOrDigest,
    });
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/release-places.js
const application = (spec) => ({
    sources: [`${spec}.source`, `${spec}.sources.*`],
    chart: 'path',
    target: 'path',
    files: 'helm.valueFiles.*',
    map: 'helm.valuesObject',
    text: 'helm.values',
    short: 'kustomize.images.*',
    patches: 'kustomize.patches.*.patch',
    parameters: 'helm.parameters',
});
const releasePlaces = {
    'helm.toolkit.fluxcd.io/HelmRelease': {
        chart: 'spec.chart.spec.chart',
        files: 'spec.chart.spec.valuesFiles.*',
        map: 'spec.values',
        images: 'spec.postRenderers.*.kustomize.images.*',
        patches: 'spec.postRenderers.*.kustomize.patches.*.patch',
    },
    'kustomize.toolkit.fluxcd.io/Kustomization': {
        target: 'spec.path',
        images: 'spec.images.*',
        patches: 'spec.patches.*.patch',
    },
    'argoproj.io/Application': application('spec'),
    'argoproj.io/ApplicationSet': application('spec.template.spec'),
    'helm.cattle.io/HelmChart': { text: 'spec.valuesContent' },
    'helm.cattle.io/HelmChartConfig': { text: 'spec.valuesContent' },
};

;// CONCATENATED MODULE: ./lib/scan/kubernetes/chart-values.js













function chart_values_valuesImages(document, resource, reading, patches) {
    const text = (key) => wordOf(child(document, resource, key)) ?? '';
    const type = `${text('apiVersion').split('/')[0]}/${text('kind')}`;
    if (type === 'source.toolkit.fluxcd.io/OCIRepository')
        return [artifact(document, resource)];
    const places = Object.hasOwn(releasePlaces, type) ? releasePlaces[type] : undefined;
    if (places === undefined)
        return [];
    const sources = places.sources?.flatMap((path) => nodesAt(document, resource, path)) ?? [resource];
    return sources.flatMap((source) => imagesOfSource(document, source, places, reading, patches));
}
function imagesOfSource(document, source, places, { file, problems, charts, renames }, patches) {
    const at = (path) => (path === undefined ? [] : nodesAt(document, source, path));
    const scanned = ({ occurrences, problems: found }) => {
        problems.push(...found);
        return [{ found: occurrences }];
    };
    const folder = chart_values_chartFolder(document, source, places);
    const target = targetFolder(document, source, places);
    const short = at(places.short).flatMap((node) => textOf(document, node) ?? []);
    renames.push(...renamedImages(document, file, at(places.images), target), ...short.flatMap((text) => renamedShort(file, text, target)));
    giveValuesFiles(document, at(places.files), folder, places.chart === 'path', charts);
    let chart;
    const chartOf = () => {
        chart ??= { read: charts.at(folder) };
        return chart.read;
    };
    return [
        ...at(places.patches).flatMap((node) => scanned(scanPossibleFile(file, node, patches))),
        ...at(places.parameters).flatMap((list) => [
            ...partsOfParameters(document, list, file),
            ...imagesOfParameters(document, list, chartOf),
        ]),
        ...at(places.map).flatMap((map) => ((0,dist/* isMap */.jh)(map) ? imagesOfValues(document, map, chartOf) : [])),
        ...at(places.images).map((entry) => imageOfEntry(document, entry)),
        ...at(places.text).flatMap((node) => scanned(scanNestedFile(file, node, readerOf(chartOf())))),
        ...short.flatMap((whole) => {
            const image = withoutPrefix(/^[^=]*=/.exec(whole.value)?.[0] ?? '', whole);
            return image === undefined ? [] : [{ text: image }];
        }),
    ];
}
const readers = new WeakMap();
function readerOf(chart) {
    if (chart === undefined)
        return helmValues;
    const reader = readers.get(chart) ?? valuesOf(() => chart);
    readers.set(chart, reader);
    return reader;
}
function chart_values_chartFolder(document, source, { chart }) {
    const text = (path) => nodesAt(document, source, path).flatMap((node) => textOf(document, node)?.value ?? [])[0];
    const name = chart === undefined ? undefined : text(chart);
    const kind = text('spec.chart.spec.sourceRef.kind') ?? 'GitRepository';
    return name === undefined || kind !== 'GitRepository' ? undefined : chartFolderFrom('', name);
}
function targetFolder(document, source, { target }) {
    if (target === undefined)
        return undefined;
    const name = nodesAt(document, source, target).flatMap((node) => textOf(document, node)?.value ?? [])[0];
    return chartFolderFrom('', name?.replace(/^\/+/, '') || '.');
}
function giveValuesFiles(document, nodes, folder, isFromChart, charts) {
    for (const node of nodes) {
        const name = textOf(document, node)?.value ?? '';
        const fromRoot = /^(?:\$\w[\w-]*)?\/+/.exec(name)?.[0];
        if (fromRoot !== undefined)
            charts.give('', name.slice(fromRoot.length), folder);
        else if (!isFromChart)
            charts.give('', name, folder);
        else if (folder !== undefined)
            charts.give(folder, name, folder);
    }
}
function artifact(document, resource) {
    const split = artifactOf(document, resource);
    return split === undefined ? undefined : { split };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/configured-images.js







function declaredFields(document) {
    return children(document, child(document, document.root, 'images')).flatMap((entry) => {
        const text = (key) => textOf(document, child(document, entry, key))?.value;
        const path = text('path')
            ?.replace(/^\/|\[\]/g, '')
            .split('/')
            .filter(Boolean) ?? [];
        return path.length === 0 ? [] : [{ path, ...(0,model_compact/* compact */.o)({ kind: text('kind'), group: text('group') }) }];
    });
}
function configuredImages(document, resource, fields, found) {
    const text = (key) => textOf(document, child(document, resource, key))?.value ?? '';
    const [kind, version] = [text('kind'), text('apiVersion')];
    const group = version.includes('/') ? version.slice(0, version.indexOf('/')) : '';
    const why = notPinnable.unknownKind(group === '' ? kind : `${group}/${kind}`);
    const read = (file, name) => withoutNewDigest(literalText(file, name), why);
    return fields
        .filter((field) => (field.kind ?? kind) === kind && (field.group ?? group) === group)
        .flatMap(({ path }) => nodesBelow(document, resource, path))
        .filter((node) => (0,dist/* isScalar */.jn)(node) && !found.has(node))
        .flatMap((node) => {
        const name = textOf(document, node);
        return name === undefined || name.value === '' ? [] : [{ text: name, read }];
    });
}
function nodesBelow(document, resource, path) {
    const items = (node) => ((0,dist/* isSeq */.oP)(node) ? children(document, node) : [node]);
    return path.reduce((nodes, key) => nodes.flatMap((node) => {
        const value = child(document, node, key);
        return value === undefined ? [] : document.sameKey(value).flatMap(items);
    }), [resource]);
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/crds.js






function imagesOfCustomResources(document, resource) {
    return nodesOfKind(document, resource, imagesInKinds);
}
function nodesOfKind(document, resource, places) {
    const text = (key) => wordOf(child(document, resource, key)) ?? '';
    const paths = places[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? [];
    return paths.flatMap((path) => nodesAt(document, resource, path));
}
const tagsOfOperators = {
    'install.istio.io/IstioOperator': ['spec.tag', 'spec.values.global.tag'],
    'sailoperator.io/Istio': ['spec.values.global.tag'],
    'kubevirt.io/KubeVirt': ['spec.imageTag'],
    'controlplane.cluster.x-k8s.io/KubeadmControlPlane': [
        'spec.kubeadmConfigSpec.clusterConfiguration.dns.imageTag',
        'spec.kubeadmConfigSpec.clusterConfiguration.etcd.local.imageTag',
    ],
};
function tagsWithoutNames(document, resource, file) {
    return nodesOfKind(document, resource, tagsOfOperators).flatMap((node) => {
        const tag = sourceOf(document, node);
        if (tag === undefined || tag.value === '')
            return [];
        return [opaqueAt(file, tag.span, 'variable', unresolved.tagOfOperator)];
    });
}
function fromImage(document, map) {
    const from = child(document, map, 'from');
    const kind = wordOf(child(document, from, 'kind'));
    return kind === 'DockerImage' ? child(document, from, 'name') : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/env-and-args.js



function imagesOfEnvAndArgs(document, container) {
    return [...imagesInEnvironment(document, container), ...imagesInArguments(document, container)];
}
function annotatedImages(document, map) {
    return entries(document, child(document, map, 'annotations')).flatMap(([key, value]) => /image/i.test(key) && looksLikeImage(wordOf(value) ?? '') ? [value] : []);
}
function imagesInEnvironment(document, container) {
    return children(document, child(document, container, 'env')).flatMap((entry) => {
        const name = wordOf(child(document, entry, 'name')) ?? '';
        const value = child(document, entry, 'value');
        const text = textOf(document, value);
        return /(?:^|_)IMAGE(?:_|$)/i.test(name) && text !== undefined && looksLikeImage(text.value)
            ? [value]
            : [];
    });
}
function imagesInArguments(document, container) {
    return ['args', 'command'].flatMap((key) => children(document, child(document, container, key)).flatMap((argument, index, all) => {
        const text = textOf(document, argument);
        const before = wordOf(all[index - 1]) ?? '';
        if (/^--?[\w.-]*image[\w.-]*$/i.test(before) && looksLikeImage(text?.value ?? ''))
            return [argument];
        const flag = /^--?(?:[\w.-]*image[\w.-]*|prometheus-config-reloader)=/i.exec(text?.value ?? '')?.[0];
        if (text === undefined ||
            flag === undefined ||
            !text.exact ||
            !looksLikeImage(text.value.slice(flag.length)))
            return [];
        return [{ text: withoutFlag(text, flag.length) }];
    }));
}
function withoutFlag({ value, span }, length) {
    return { value: value.slice(length), span: { start: span.start + length, end: span.end }, exact: true };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/json-patch.js










const containerLists = 'containers|initContainers|ephemeralContainers';
const listOfContainers = new RegExp(`/(?:${containerLists})$`);
const oneContainer = new RegExp(`/(?:${containerLists})/[^/]+$`);
const imageOfContainer = new RegExp(`/(?:${containerLists})/[^/]+/image$`);
const imageAtEnd = /image$/i;
const anAlias = /\*[\w-]/;
const lists = new RegExp(`^(?:${containerLists})$`);
function imagesOfOperations(document) {
    if (!(0,dist/* isSeq */.oP)(document.root))
        return undefined;
    const found = children(document, document.root).flatMap((operation) => {
        const words = (key) => {
            const node = child(document, operation, key);
            return node === undefined ? [''] : document.sameKey(node).map((one) => wordOf(one) ?? '');
        };
        const value = child(document, operation, 'value');
        const [ops, paths] = [words('op'), words('path')];
        if (ops.some((op) => op === 'copy' || op === 'move'))
            return paths.flatMap((path) => copiedImage(document, operation, path, words('from')));
        if (ops.every((op) => op === 'test') || value === undefined)
            return [];
        return paths.flatMap((path) => imagesOfValue(document, path, value));
    });
    const elsewhere = anAlias.test(document.text) ? mapsOf(document) : [];
    return [...found, ...elsewhere.flatMap((map) => json_patch_imagesOfMap(document, map))];
}
function copiedImage(document, operation, path, sources) {
    const places = [imageAtEnd, oneContainer, listOfContainers];
    const place = places.find((one) => one.test(path));
    if (place === undefined || sources.every((from) => place.test(from)))
        return [];
    const text = textOf(document, child(document, operation, 'path'));
    const read = (file, { span }) => opaqueAt(file, span, 'variable', unresolved.replacement);
    return [text === undefined ? undefined : { text, read }];
}
function imagesOfValue(document, path, value) {
    if (imageOfContainer.test(path))
        return [value];
    const text = textOf(document, value);
    if ((0,dist/* isScalar */.jn)(value))
        return text !== undefined && namesImage(path, text.value) ? [listed(text)] : [];
    const containers = (0,dist/* isSeq */.oP)(value) && listOfContainers.test(path) ? children(document, value) : [];
    const own = oneContainer.test(path) ? [child(document, value, 'image')] : [];
    return [
        ...containers.map((one) => child(document, one, 'image')),
        ...own,
        ...mapsOf(document, value).flatMap((map) => json_patch_imagesOfMap(document, map)),
    ];
}
function namesImage(path, text) {
    if (!/\/image$/.test(path))
        return /image$/i.test(path) && looksLikeImage(text);
    const parsed = (0,model_image/* parseImage */.zZ)(text);
    return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
}
function json_patch_imagesOfMap(document, map) {
    return entries(document, map).flatMap(([key, value]) => {
        if (lists.test(key) && (0,dist/* isSeq */.oP)(value))
            return children(document, value).flatMap((one) => ((0,dist/* isMap */.jh)(one) ? [child(document, one, 'image')] : []));
        const text = textOf(document, value);
        return /image$/i.test(key) && text !== undefined && looksLikeImage(text.value) ? [listed(text)] : [];
    });
}
function listed(text) {
    const read = (file, one) => withoutNewDigest(literalText(file, one), notPinnable.patchedKind);
    return { text, read };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/krm-functions.js



const annotations = ['config.kubernetes.io/function', 'config.k8s.io/function'];
const functionConfig = {
    scan: (file) => scanYaml(file, {
        needles: [],
        find: (document) => [child(document, child(document, document.root, 'container'), 'image')],
    }),
};
function imagesOfFunctions(document, map, file, problems) {
    return annotations.flatMap((name) => {
        const text = child(document, child(document, map, 'annotations'), name);
        if (text === undefined)
            return [];
        const scan = scanPossibleFile(file, text, functionConfig);
        problems.push(...scan.problems);
        return [{ found: scan.occurrences }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/kubernetes.js
















const kubernetes_containerLists = ['containers', 'initContainers', 'ephemeralContainers'];
const imageHolders = new Set([...kubernetes_containerLists, 'volumes', 'annotations', 'from']);
const textKinds = new Set(['ConfigMap', 'Secret']);
const textKeys = ['data', 'stringData', 'binaryData'];
const schemaKinds = new Set([
    ...['CustomResourceDefinition', 'CompositeResourceDefinition'],
]);
const policies = /^(?:policies\.)?kyverno\.io\//;
const kubernetes = {
    id: 'kubernetes',
    title: 'Kubernetes manifests',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan(file, companions = [], { imageFields: fields = [] } = {}) {
        const problems = [];
        const charts = new LocalCharts(file.path, companions);
        const renames = [];
        const reading = { file, problems, charts, renames, fields };
        const find = (document) => kubernetes_findImages(document, reading);
        const scan = scanYaml(file, {
            needles: ['apiVersion', 'kind'],
            rootKeys: ['apiVersion', 'kind'],
            parse: parseManifests,
            find,
        });
        if (scan === undefined)
            return undefined;
        const { uses, mentions } = charts;
        return { ...scan, problems: [...scan.problems, ...problems], charts: uses, mentions, renames };
    },
};
function kubernetes_findImages(document, reading) {
    return isManifest(document, document.root) ? imagesOfManifest(document, reading) : undefined;
}
function imagesOfManifest(document, reading) {
    const { file, problems } = reading;
    const ignored = mapsWithoutImages(document);
    const resources = new Set(mapsWith(document, (key) => key === 'kind').filter((map) => !ignored.has(map) && isManifest(document, map)));
    const holders = new Set(mapsWith(document, (key) => imageHolders.has(key)));
    const maps = mapsOf(document).filter((map) => !ignored.has(map) && (holders.has(map) || resources.has(map)));
    const metadata = new Set([child(document, document.root, 'metadata'), ...maps]);
    const found = [
        ...[...metadata].flatMap((map) => imagesOfFunctions(document, map, file, problems)),
        ...maps.flatMap((map) => [
            ...containersOf(document, map).flatMap((container) => [
                child(document, container, 'image'),
                ...imagesOfEnvAndArgs(document, container),
            ]),
            ...children(document, child(document, map, 'volumes')).flatMap((volume) => [
                child(document, child(document, volume, 'image'), 'reference'),
                child(document, child(document, volume, 'containerDisk'), 'image'),
            ]),
            ...annotatedImages(document, map),
            fromImage(document, map),
            ...(resources.has(map)
                ? [
                    ...imagesOfCustomResources(document, map),
                    { found: tagsWithoutNames(document, map, file) },
                    ...chart_values_valuesImages(document, map, reading, resourcePatches),
                ]
                : []),
        ]),
        ...candidateImages(document, resources, ignored),
    ];
    const known = new Set(found);
    const { fields } = reading;
    const configured = [...resources].flatMap((one) => configuredImages(document, one, fields, known));
    return [...found, ...configured];
}
const resourcePatches = {
    scan: (file) => kubernetes.scan(file) ??
        scanYaml(file, {
            needles: [],
            find: (document) => imagesOfOperations(document) ??
                ((0,dist/* isMap */.jh)(document.root) ? imagesOfManifest(document, withoutCharts(file)) : undefined),
        }),
};
function withoutCharts(file) {
    return { file, problems: [], charts: new LocalCharts(file.path, []), renames: [], fields: [] };
}
function containersOf(document, map) {
    return kubernetes_containerLists.flatMap((key) => children(document, child(document, map, key)).filter((one) => (0,dist/* isMap */.jh)(one)));
}
function isManifest(document, node) {
    return ['apiVersion', 'kind'].every((key) => {
        const value = child(document, node, key);
        return value !== undefined && document.sameKey(value).some((one) => wordOf(one) !== undefined);
    });
}
function mapsWithoutImages(document) {
    const ignored = new Set();
    const held = new Set();
    let items;
    for (const map of mapsWith(document, (key) => key === 'kind' || key === 'apiVersion')) {
        if (ignored.has(map) || child(document, map, 'items') !== undefined)
            continue;
        const isText = hasOnly(document, map, 'kind', (kind) => textKinds.has(kind));
        const isPattern = hasOnly(document, map, 'kind', (kind) => schemaKinds.has(kind)) ||
            hasOnly(document, map, 'apiVersion', (version) => policies.test(version));
        if (isPattern)
            items ??= new Set([document.root, ...kubernetes_itemsOf(document)]);
        const keys = isText ? textKeys : isPattern && items?.has(map) === true ? ['spec'] : [];
        for (const key of keys) {
            const holder = child(document, map, key);
            if (holder === undefined || held.has(holder))
                continue;
            held.add(holder);
            for (const below of mapsOf(document, holder))
                ignored.add(below);
        }
    }
    return ignored;
}
function hasOnly(document, map, key, isIt) {
    const value = child(document, map, key);
    return value !== undefined && document.sameKey(value).every((one) => isIt(wordOf(one) ?? ''));
}
function kubernetes_itemsOf(document) {
    return nodesOf(document.root).flatMap((node) => ((0,dist/* isSeq */.oP)(node) ? node.items : []));
}

;// CONCATENATED MODULE: ./lib/scan/formats/argo.js














const argo = {
    id: 'argo',
    title: 'Argo Workflows',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan: (file, _companions = [], { imageParameters = [] } = {}) => scanResources(file, manifestImages, imageParameters),
};
function scanResources(file, embedded, known = []) {
    const problems = [];
    const format = {
        pattern: argoParameter,
        parse: parseManifests,
        isResource,
        valuesIn: argoParameters,
        usesIn: imageNodes,
        calls: argoCalls,
        embeddedIn: (frame) => embedded(frame, file, problems),
        unresolved: literalText,
    };
    const resources = resourceImages(file, format, known);
    const { find } = resources;
    const scan = scanYaml(file, { needles: ['apiVersion', 'argoproj.io/'], parse: parseManifests, find });
    return scan && { ...scan, ...resources.shared(), problems: [...scan.problems, ...problems] };
}
const createdManifest = {
    scan(file) {
        const scans = [kubernetes.scan(file), scanResources(file, unreadManifest)].flatMap((one) => one ?? []);
        if (scans.length === 0)
            return undefined;
        const problems = scans.flatMap((one) => one.problems);
        return { occurrences: distinctOccurrences(scans.flatMap((one) => one.occurrences)), problems };
    },
};
function isResource(document) {
    return mapsWith(document, (key) => key === 'apiVersion').some((map) => wordOf(child(document, map, 'apiVersion'))?.startsWith('argoproj.io/') === true);
}
function imageNodes(frame) {
    const { document } = frame;
    const lists = [
        nodeIn(frame, 'sidecars'),
        nodeIn(frame, 'initContainers'),
        nodeIn(frame, 'containerSet', 'containers'),
    ];
    return [
        nodeIn(frame, 'container', 'image'),
        nodeIn(frame, 'script', 'image'),
        ...lists
            .flatMap((list) => children(document, list))
            .map((container) => child(document, container, 'image')),
    ].filter((node) => node !== undefined);
}
function unreadManifest(frame, file, problems) {
    const node = nodeIn(frame, 'resource', 'manifest');
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null)
        return [];
    const span = { start: node.range[0], end: node.range[1] };
    if (/image/i.test(node.value))
        problems.push({ file: file.path, message: unscanned.nestedManifest, span });
    return [];
}
function manifestImages(frame, file, problems) {
    const node = nodeIn(frame, 'resource', 'manifest');
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string')
        return [];
    const scan = scanPossibleFile(file, node, createdManifest);
    problems.push(...scan.problems);
    return scan.occurrences;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/shell-expansions.js
function expansionsIn(text) {
    const ends = new Map();
    const open = { '(': [], '{': [] };
    for (const { 0: sign, index } of text.matchAll(/[(){}\n]/g)) {
        if (sign === '\n')
            [open['('], open['{']] = [[], []];
        else if (sign === '(' || sign === '{')
            open[sign].push(index);
        else {
            const start = open[sign === ')' ? '(' : '{'].pop();
            if (start !== undefined && text[start - 1] === '$')
                ends.set(start, index);
        }
    }
    return ends;
}
function substitutionsIn(text, { start, end }, expansions) {
    const found = [];
    let done = start;
    for (const { index } of text.slice(start, end).matchAll(/(?<!\\)\$\((?!\()/g)) {
        const inner = start + index + 2;
        const close = expansions.get(inner - 1);
        if (close === undefined || close >= end || inner < done)
            continue;
        found.push({ start: inner, end: close });
        done = close;
    }
    return [...found, ...betweenBackticks(text, { start, end }, found)];
}
function betweenBackticks(text, { start, end }, others) {
    const signs = [...text.slice(start, end).matchAll(/(?<!\\)`/g)]
        .map(({ index }) => start + index)
        .filter((at) => !others.some((one) => at >= one.start && at < one.end));
    return signs.flatMap((at, index) => {
        const close = signs[index + 1];
        return index % 2 === 1 || close === undefined ? [] : [{ start: at + 1, end: close }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/syntax/shell-heredocs.js

const heredocSign = /^[\w./-]{0,60}<<-?(?!<)(?:[ \t]{0,20})(?:\\?(?<plain>[^\s<>|;&()'"\\$`]{1,60})|'(?<single>[^'\n]{1,60})'|"(?<double>[^"\n]{1,60})")/;
const openArithmetic = /\(\((?:(?!\)\)).)*$/;
const maxLookBack = 200;
function heredocIn(text, start, end) {
    if (!text.slice(start, end).includes('<<'))
        return undefined;
    const found = heredocSign.exec(text.slice(start, start + maxLookBack));
    const { plain, single, double } = found?.groups ?? {};
    const label = plain ?? single ?? double;
    if (found === null || label === undefined)
        return undefined;
    if (openArithmetic.test(text.slice(Math.max(0, start - maxLookBack), start)))
        return undefined;
    return { label, isQuoted: plain === undefined || found[0].includes('\\') };
}
function endOfHeredocs(text, start, heredocs) {
    let at = start;
    for (const { label } of heredocs) {
        for (let line = ''; at < text.length && line !== label;) {
            const end = (0,position/* endOfLine */.vT)(text, at);
            line = text.slice(at, end).trim();
            at = Math.min(end + 1, text.length);
        }
    }
    return at;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/shell.js



const endsOfWord = new Set([';', '&', '|', '(', ')', '\n', '`', '{', '}']);
const shell_maxDepth = 4;
const ansiQuote = "$'";
function commandsOf(text) {
    return commandsIn(text, { start: 0, end: text.length }, expansionsIn(text), 0);
}
function commandsIn(text, { start, end }, expansions, depth) {
    const commands = [];
    let words = [];
    let heredocs = [];
    const addInserted = (spans) => {
        for (const span of depth < shell_maxDepth ? spans : [])
            for (const command of commandsIn(text, span, expansions, depth + 1))
                commands.push(command);
    };
    const addWord = (at) => {
        const word = wordAt(text, at, end, expansions);
        const heredoc = heredocIn(text, at, word.end);
        if (heredoc !== undefined)
            heredocs.push(heredoc);
        words.push(unquoted(text, at, word.end));
        addInserted(word.commands);
        return word.end;
    };
    for (let at = start; at < end;) {
        const char = text[at] ?? '';
        if (/^\\\r?\n/.test(text.slice(at, at + 3)))
            at = text.indexOf('\n', at) + 1;
        else if (char === '&' && text[at + 1] === '>')
            at = addWord(at);
        else if (char === '#')
            at = (0,position/* endOfLine */.vT)(text, at);
        else if (char === '`' && text[at + 1] === '#')
            at = endOfComment(text, at);
        else if (endsOfWord.has(char)) {
            if (words.length > 0)
                commands.push(words);
            words = [];
            at += 1;
            if (char === '\n') {
                const body = { start: at, end: endOfHeredocs(text, at, heredocs) };
                if (heredocs.some(({ isQuoted }) => !isQuoted))
                    addInserted(substitutionsIn(text, body, expansions));
                heredocs = [];
                at = body.end;
            }
        }
        else if (/\s/.test(char))
            at += 1;
        else
            at = addWord(at);
    }
    if (words.length > 0)
        commands.push(words);
    return commands;
}
function endOfComment(text, at) {
    const line = (0,position/* endOfLine */.vT)(text, at);
    const close = text.slice(at + 1, line).indexOf('`');
    return close < 0 ? line : at + 1 + close + 1;
}
function wordAt(text, start, limit, expansions) {
    const commands = [];
    let quote = '';
    for (let at = start; at < limit; at += 1) {
        const char = text[at] ?? '';
        const close = char === '$' && !quote.endsWith("'") ? expansionEnd(text, at, quote, expansions) : undefined;
        if (char === '\\' && quote !== "'") {
            if (quote === '' && (text[at + 1] === '\n' || text[at + 1] === '\r'))
                return { end: at, commands };
            at += 1;
        }
        else if (close !== undefined) {
            for (const span of substitutionsIn(text, { start: at, end: close + 1 }, expansions))
                commands.push(span);
            at = close;
        }
        else if (quote === '"' && char === '`') {
            const closing = text.indexOf('`', at + 1);
            if (closing > 0 && closing < limit) {
                commands.push({ start: at + 1, end: closing });
                at = closing;
            }
        }
        else if (quote !== '')
            quote = char === quote.at(-1) ? '' : quote;
        else if (char === '"' || char === "'")
            quote = char === "'" && text[at - 1] === '$' ? ansiQuote : char;
        else if (char === '$' && text[at + 1] === '(')
            return { end: at + 1, commands };
        else if (char === '$' && text[at + 1] === '{')
            at += 1;
        else if (/\s/.test(char) || (endsOfWord.has(char) && at > start && !isRedirected(text, at)))
            return { end: at, commands };
    }
    return { end: limit, commands };
}
function isRedirected(text, at) {
    const before = text[at - 1];
    return (text[at] === '&' && (before === '>' || before === '<')) || (text[at] === '|' && before === '>');
}
function expansionEnd(text, at, quote, expansions) {
    const first = expansions.get(at + 1);
    if (first === undefined || text[at + 1] !== '{')
        return first;
    const open = { '"': false, "'": false };
    for (let end = at; end < text.length && (end < first || text[end] !== '\n'); end += 1) {
        const char = text[end];
        if (char === '"' || char === "'")
            open[char] = !open[char];
        else if (char === '}' && end >= first && !open['"'] && (quote === '"' || !open["'"]))
            return end;
    }
    return first;
}
function unquoted(text, start, end) {
    const quote = text[start];
    const inner = text.slice(start + 1, end - 1);
    const whole = end - start > 2 && (quote === '"' || quote === "'") && text[end - 1] === quote && !inner.includes(quote);
    return whole
        ? { text: inner, span: { start: start + 1, end: end - 1 } }
        : { text: text.slice(start, end), span: { start, end } };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/scalar-places.js


const scalar_places_escapes = {
    ...{ '0': '\0', a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r', e: '\x1b' },
    ...{ N: '\x85', _: '\xa0', L: '\u2028', P: '\u2029' },
};
const byNumber = /(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/y;
const maxCodePoint = 0x10ffff;
const scalar_places_stepsPerCharacter = 4;
function placedText(document, source, node) {
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null || hasOwnTag(node))
        return undefined;
    const [start, end] = node.range;
    document.step(scalar_places_stepsPerCharacter * (end - start));
    const builder = new Builder(source);
    if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')
        addBlock(builder, source, { start, end }, node.type === 'BLOCK_FOLDED');
    else
        addFlow(builder, source, innerSpan(node, source, { start, end }), node.type);
    return builder.placed(end);
}
class Builder {
    source;
    parts = [];
    starts = [];
    ends = [];
    constructor(source) {
        this.source = source;
    }
    add(chars, from, to = from + 1) {
        this.parts.push(chars);
        for (let index = 0; index < chars.length; index += 1) {
            this.starts.push(from);
            this.ends.push(to);
        }
    }
    addRange(from, to) {
        for (let at = from; at < to; at += 1)
            this.add(this.source[at] ?? '', at);
    }
    placed(end) {
        const { starts, ends } = this;
        return {
            text: this.parts.join(''),
            place(span) {
                const start = starts[span.start] ?? end;
                return { start, end: span.end === span.start ? start : (ends[span.end - 1] ?? end) };
            },
        };
    }
}
function innerSpan({ type }, source, { start, end }) {
    const isQuoted = (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') && source[end - 1] === source[start];
    return isQuoted && end - start > 1 ? { start: start + 1, end: end - 1 } : { start, end };
}
function addBlock(builder, source, { start, end }, isFolded) {
    const header = source.indexOf('\n', start);
    let indent;
    for (let line = header + 1; header >= 0 && line < end;) {
        const newline = source.indexOf('\n', line);
        const lineEnd = newline < 0 || newline >= end ? end : newline;
        const blanks = blanksAt(source, line, lineEnd);
        const isEmpty = line + blanks >= lineEnd;
        if (!isEmpty)
            indent ??= blanks;
        builder.addRange(line + Math.min(blanks, indent ?? blanks), lineEnd);
        const next = lineEnd + 1;
        const isKept = isEmpty || isMoreIndented(source, line, indent) || isMoreIndented(source, next, indent);
        if (lineEnd < end)
            builder.add(isFolded && !isKept ? ' ' : '\n', lineEnd);
        line = next;
    }
}
function isMoreIndented(source, line, indent) {
    const char = source[line + (indent ?? 0)];
    return char === ' ' || char === '\t';
}
function blanksAt(source, from, end) {
    let at = from;
    while (at < end && source[at] === ' ')
        at += 1;
    return at - from;
}
function addFlow(builder, source, { start, end }, type) {
    for (let at = start; at < end; at += 1) {
        const char = source[at] ?? '';
        if (char === '\n') {
            let next = at + 1;
            let isEmptyLine = false;
            while (next < end && /\s/.test(source[next] ?? '')) {
                isEmptyLine ||= source[next] === '\n';
                next += 1;
            }
            builder.add(isEmptyLine ? '\n' : ' ', at);
            at = next - 1;
        }
        else if (char === '\\' && type === 'QUOTE_DOUBLE')
            at = addEscape(builder, source, at) - 1;
        else {
            const isDoubled = char === "'" && type === 'QUOTE_SINGLE' && source[at + 1] === "'";
            builder.add(char, at, at + (isDoubled ? 2 : 1));
            if (isDoubled)
                at += 1;
        }
    }
}
function addEscape(builder, source, at) {
    const escaped = source[at + 1] ?? '';
    let end = at + 2;
    if (escaped === '\n' || escaped === '\r') {
        while (end < source.length && /[ \t\n]/.test(source[end] ?? ''))
            end += 1;
        return end;
    }
    byNumber.lastIndex = at + 1;
    const digits = byNumber.exec(source)?.[0].slice(1);
    if (digits !== undefined)
        end += digits.length;
    const code = Number.parseInt(digits ?? '', 16);
    const named = scalar_places_escapes[escaped] ?? (/["\\/ \t]/.test(escaped) ? escaped : `\\${escaped}`);
    const isCharacter = digits !== undefined && code <= maxCodePoint;
    builder.add(isCharacter ? String.fromCodePoint(code) : named, at, end);
    return end;
}

;// CONCATENATED MODULE: ./lib/scan/nested-values.js

const nested_values_maxDepth = 4;
function expandedValues(valuesOf, pattern) {
    const known = new Map();
    const expanded = (name, depth) => {
        const key = `${depth} ${name}`;
        const values = known.get(key) ?? expandedAt(name, depth);
        known.set(key, values);
        return values;
    };
    const expandedAt = (name, depth) => valuesOf(name).flatMap((one) => depth < nested_values_maxDepth ? expandedTexts(one, (inner) => expanded(inner, depth + 1), pattern) : [one]);
    return (name) => expanded(name, 0);
}
function expandedTexts(one, valuesOf, pattern) {
    const names = [...one.value.matchAll(pattern)].map(({ groups }) => groups?.name ?? '');
    if (names.length === 0)
        return [one];
    const combinations = cartesian(valuesOf)(names);
    if (combinations === 'too many' || combinations.length === 0)
        return [one];
    return combinations.map((values) => {
        let index = 0;
        return { value: one.value.replace(pattern, () => values[index++]?.value ?? '') };
    });
}

;// CONCATENATED MODULE: ./lib/scan/syntax/variables.js

const variables_maxDepth = 8;
const variables_maxSteps = 200;
const maxValueLength = 4096;
const variable = /^\$(?:(?<bare>[A-Za-z_]\w*)|\{(?<name>[A-Za-z_]\w*)(?<rest>[\s\S]*)\})$/;
function expand(text, lookup) {
    return expandAll(text, lookup, 0, { steps: variables_maxSteps });
}
function expandAll(text, lookup, depth, left) {
    if (depth > variables_maxDepth)
        return { kind: 'unknown', detail: unresolved.nestedVariables };
    let value = '';
    let rest = text;
    for (let dollar = rest.indexOf('$'); dollar >= 0; dollar = rest.indexOf('$')) {
        value += rest.slice(0, dollar);
        left.steps -= 1;
        if (left.steps < 0 || value.length > maxValueLength)
            return { kind: 'unknown', detail: unresolved.tooManyVariables };
        const end = endOfVariable(rest, dollar);
        if (end === undefined)
            return { kind: 'unknown', detail: unresolved.notAVariable(rest.slice(dollar)) };
        const inner = expandOne(rest.slice(dollar, end), lookup, depth, left);
        if (inner.kind === 'unknown')
            return inner;
        value += inner.value;
        rest = rest.slice(end);
    }
    return { kind: 'value', value: value + rest };
}
function wholeVariable(text) {
    if (!text.startsWith('$') || endOfVariable(text, 0) !== text.length)
        return undefined;
    const { bare, name = bare, rest = '' } = variable.exec(text)?.groups ?? {};
    if (name === undefined)
        return undefined;
    const dash = /^:?-/.exec(rest)?.[0];
    if (dash === undefined)
        return rest === '' ? { name } : undefined;
    const offset = `\${${name}${dash}`.length;
    return { name, fallback: { offset, text: rest.slice(dash.length) } };
}
function expandOne(text, lookup, depth, left) {
    const { bare, name = bare, rest = '' } = variable.exec(text)?.groups ?? {};
    if (name === undefined)
        return { kind: 'unknown', detail: unresolved.notAVariable(text) };
    const declared = lookup(name);
    const dash = /^:?-/.exec(rest)?.[0];
    if (rest !== '' && dash === undefined) {
        return { kind: 'unknown', detail: unresolved.dependsOnSet(text, name) };
    }
    if ((declared?.length ?? 0) > maxValueLength)
        return { kind: 'unknown', detail: unresolved.tooManyVariables };
    if (declared !== undefined && declared !== '')
        return expandAll(declared, lookup, depth + 1, left);
    if (dash !== undefined)
        return expandAll(rest.slice(dash.length), lookup, depth + 1, left);
    return { kind: 'unknown', detail: unresolved.noDefault(name) };
}
function endOfVariable(text, start) {
    if (text[start + 1] !== '{') {
        const name = /^[A-Za-z_]\w*/.exec(text.slice(start + 1))?.[0];
        return name === undefined ? undefined : start + 1 + name.length;
    }
    let open = 0;
    for (let index = start + 1; index < text.length; index += 1) {
        if (text[index] === '{')
            open += 1;
        if (text[index] === '}')
            open -= 1;
        if (open === 0)
            return index + 1;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/scan/shell/options.js
const maxVariableLength = 200;
const expandedOptions = /^\$\{[^}]*(?::\+|\[@\])|^\$[({]?(?!\w*IM(?:AGE|G))\w*(?:OPT|ARG|FLAG|PARAM|TTY|MOUNT|NETWORK|VOLUME)\w*[)}]?$/i;
function optionTable(flags, valued) {
    return { flags: new Set(flags.split(/\s+/)), valued: new Set(valued.split(/\s+/)) };
}
function operandsOf(words, table, isLeading = false) {
    const operands = [];
    let unknownOption;
    let expanded;
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index];
        if (word === undefined)
            continue;
        const { text } = word;
        if (text === '--')
            return finished([...operands, ...words.slice(index + 1)], unknownOption);
        if (text.length < maxVariableLength && expandedOptions.test(text)) {
            expanded = word;
            continue;
        }
        if (!text.startsWith('-') || text === '-') {
            if (isLeading)
                return finished(words.slice(index), unknownOption);
            operands.push(word);
            continue;
        }
        const takesNext = valueFollows(text, table);
        if (takesNext === undefined && operands.length === 0 && isValue(words[index + 1]))
            unknownOption ??= text;
        if (takesNext === true)
            index += 1;
    }
    if (operands.length === 0 && expanded !== undefined)
        operands.push(expanded);
    return finished(operands, unknownOption);
}
function optionValues(words, names) {
    return words.flatMap((word, index) => {
        for (const name of names) {
            const option = name.length === 1 ? `-${name}` : `--${name}`;
            if (word.text === option)
                return words[index + 1] ?? [];
            if (word.text.startsWith(`${option}=`))
                return partOf(word, option.length + 1);
            if (name.length === 1 && word.text.startsWith(option) && word.text.length > 2)
                return partOf(word, 2);
        }
        return [];
    });
}
function partOf({ text, span }, offset) {
    const part = text.slice(offset);
    const start = span.start + offset;
    const quote = part[0];
    const isQuoted = part.length > 1 && (quote === '"' || quote === "'") && part.indexOf(quote, 1) === part.length - 1;
    return isQuoted
        ? { text: part.slice(1, -1), span: { start: start + 1, end: span.end - 1 } }
        : { text: part, span: { start, end: span.end } };
}
function finished(operands, unknownOption) {
    return unknownOption === undefined ? { operands } : { operands, unknownOption };
}
function isValue(word) {
    return word !== undefined && !word.text.startsWith('-');
}
function valueFollows(text, { flags, valued }) {
    if (text.startsWith('--')) {
        const name = text.slice(2);
        if (name.includes('=') || flags.has(name))
            return false;
        return valued.has(name) ? true : undefined;
    }
    for (let at = 1; at < text.length; at += 1) {
        const letter = text[at] ?? '';
        if (valued.has(letter))
            return at === text.length - 1;
        if (!flags.has(letter))
            return text[at + 1] === '=' ? false : undefined;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/scan/shell/assignments.js



const assignments_keywords = /^(?:then|do|else|if|elif|while|until|!)$/;
const declarations = /^(?:export|local|readonly|declare|typeset)$/;
const assignment = /^(?<name>[A-Za-z_]\w*)(?<sign>\+?)=/;
const assignments_variable = /\$(?:\{(?=\w+\}))?(?<name>[A-Za-z_]\w*)\}?/g;
const assignments_maxValues = 65;
function assignedIn(commands, sourceOf) {
    const values = new Map();
    const add = (name, value) => {
        const known = values.get(name) ?? [];
        values.set(name, known);
        if (known.length < assignments_maxValues)
            known.push(value);
    };
    for (const command of commands) {
        const words = command.slice(command.findIndex(({ text }) => !assignments_keywords.test(text)));
        if (words[0]?.text === 'for' && words[2]?.text === 'in')
            for (const word of words.slice(3))
                add(words[1]?.text ?? '', sourceOf(word));
        for (const word of assignmentsOf(words)) {
            const { 0: lead, groups } = assignment.exec(word.text) ?? { 0: '', groups: {} };
            const { name = '', sign } = groups ?? {};
            add(name, sign === '' ? assigned(partOf(word, lead.length), name, sourceOf) : { value: '$(+)' });
        }
    }
    return expandedValues((name) => values.get(name) ?? [], assignments_variable);
}
function assignmentsOf(words) {
    const isDeclaration = declarations.test(words[0]?.text ?? '');
    const assigned = words.filter(({ text }) => assignment.test(text));
    return isDeclaration || assigned.length === words.length ? assigned : [];
}
function assigned(word, name, sourceOf) {
    const whole = wholeVariable(word.text);
    if (whole?.name !== name || whole.fallback === undefined)
        return sourceOf(word);
    const { offset, text } = whole.fallback;
    const start = word.span.start + offset;
    return sourceOf({ text, span: { start, end: start + text.length } });
}

;// CONCATENATED MODULE: ./lib/scan/shell/builds.js


function builtImages(file, builds, namesOf) {
    return builds.flatMap(({ word, isPushed }) => knownOrWritten(namesOf(word), word.text)
        .filter((name) => name.includes('$') || (0,model_image/* parseImage */.zZ)(name).kind === 'image')
        .map((name) => ({ name, at: { file: file.path, span: word.span }, isPushed })));
}
function wholeUsesIn(images) {
    const counts = new Map();
    for (const { word } of images) {
        const name = wholeVariable(word.text)?.name;
        if (name !== undefined)
            counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
}
function knownOrWritten(names, written) {
    return names.length > 0 ? names : [written];
}

;// CONCATENATED MODULE: ./lib/scan/possible-values.js




const possible_values_maxCombinations = 64;
function possibleImages(file, text, valuesOf, others = []) {
    const { span, value } = text;
    const whole = text.exact ? wholeVariable(value) : undefined;
    const values = whole === undefined ? [] : valuesOf(whole.name);
    if (values.length > possible_values_maxCombinations)
        return [opaqueAt(file, span, 'variable', unresolved.tooManyValues)];
    if (whole !== undefined && values.length > 0 && values.every(isPlaced)) {
        const own = values.map((one) => possible_values_occurrenceOfValue([file, ...others], whole.name, span, one));
        return [...own, ...occurrenceOfDefault(file, span, whole.fallback)];
    }
    const { names, images, unknown } = expansions(value, valuesOf);
    const unclear = names.flatMap(valuesOf).find(({ source }) => source?.unclear !== undefined)
        ?.source?.unclear;
    if (unclear !== undefined)
        return [opaqueAt(file, span, 'template', unclear)];
    if (images.length === 0 || unknown === 'too many')
        return [opaqueAt(file, span, 'variable', unknown === 'too many' ? unresolved.tooManyValues : unknown)];
    const origin = names.flatMap(valuesOf).find((one) => one.file !== undefined)?.file?.path;
    const why = images.length > 1 ? notPinnable.severalValues : origin && notPinnable.otherFile(origin);
    return images.map((image) => unpinnable(occurrenceAt(file, { ...span }, image, text.exact), why));
}
function isPlaced({ source, value }) {
    return source !== undefined && source.unclear === undefined && value !== '' && !value.includes('$');
}
function possible_values_occurrenceOfValue([file, ...others], name, use, { source, value, file: other }) {
    if (source === undefined)
        return occurrenceAt(file, use, value, false);
    const found = occurrenceAt(other ?? file, source.span, value, source.exact);
    const isPart = [file, ...others].some((one) => possible_values_isPartOfNames(one, name))
        ? notPinnable.partElsewhere(name)
        : undefined;
    return { ...unpinnable(found, isPart), ...(other === undefined ? { uses: [use] } : {}) };
}
function occurrenceOfDefault(file, { start }, fallback) {
    if (fallback === undefined || fallback.text === '' || fallback.text.includes('$'))
        return [];
    const at = start + fallback.offset;
    return [occurrenceAt(file, { start: at, end: at + fallback.text.length })];
}
const possible_values_partsOfNames = new WeakMap();
function possible_values_isPartOfNames(file, name) {
    const known = possible_values_partsOfNames.get(file) ?? namesInNames(file.text);
    possible_values_partsOfNames.set(file, known);
    return known.has(name);
}
function namesInNames(text) {
    const names = new Set();
    for (const { 0: whole, 1: braced, 2: bare, index } of text.matchAll(/\$(?:\{(\w+)[^{}\n]*\}|(\w+))/g)) {
        const [before = '', after = ''] = [text[index - 1], text[index + whole.length]];
        if (/[\w./@}-]/.test(before) || /[\w.:/@$-]/.test(after))
            names.add(braced ?? bare ?? '');
    }
    return names;
}
function expansions(text, valuesOf) {
    const images = new Set();
    const names = new Set();
    let unknown = '';
    const waiting = [new Map()];
    for (let done = 0; waiting.length > 0; done += 1) {
        if (done > possible_values_maxCombinations)
            return { names: [...names], images: [...images], unknown: 'too many' };
        const chosen = waiting.pop() ?? new Map();
        let open;
        const expansion = expand(text, (name) => {
            if (!chosen.has(name) && valuesOf(name).length > 0)
                open ??= name;
            return chosen.get(name);
        });
        if (open !== undefined) {
            names.add(open);
            const name = open;
            const isDefaulted = new RegExp(`\\{${name}:?-`).test(text);
            const values = new Set(valuesOf(name).map(({ value }) => value));
            if (values.size > possible_values_maxCombinations)
                return { names: [...names], images: [], unknown: 'too many' };
            for (const value of [...values, ...(isDefaulted ? [undefined] : [])])
                waiting.push(new Map([...chosen, [name, value]]));
        }
        else if (expansion.kind === 'value')
            images.add(expansion.value);
        else
            unknown = expansion.detail;
    }
    return { names: [...names], images: [...images].sort(), unknown };
}
function unpinnable(one, why) {
    return one.kind !== 'image' || why === undefined ? one : { ...one, pin: refused(why) };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/interpolated.js



function interpolated(lookup = () => undefined) {
    return (file, text) => {
        const { span, value, exact } = text;
        if (!value.includes('$'))
            return literalText(file, text);
        const expansion = expand(value, lookup);
        if (expansion.kind === 'unknown')
            return opaqueAt(file, span, 'variable', expansion.detail);
        const inlineDefault = exact ? spanOfDefault(value, span, lookup) : undefined;
        if (inlineDefault !== undefined)
            return occurrenceAt(file, inlineDefault);
        return occurrenceAt(file, span, expansion.value, exact);
    };
}
function spanOfDefault(value, { start }, lookup) {
    const whole = wholeVariable(value);
    if (whole?.fallback === undefined || lookup(whole.name) !== undefined)
        return undefined;
    const { offset, text } = whole.fallback;
    const span = { start: start + offset, end: start + offset + text.length };
    return text.includes('$') ? spanOfDefault(text, span, lookup) : span;
}

;// CONCATENATED MODULE: ./lib/scan/shell/read-image.js







const read_image_scheme = 'docker://';
const expansion = /[$`*?]/;
const read_image_variables = /\$\{?(?<name>[A-Za-z_]\w*)/g;
function readImageWord(file, used, context) {
    const { noPin, word } = used;
    const read = wordsRead.get(context) ?? new Set();
    wordsRead.set(context, read);
    const key = `${noPin ?? ''}\n${word.text}`;
    if (read.has(key))
        return [];
    const found = read_image_occurrencesOf(file, used, context);
    if (found.every(({ at }) => at.span.start < word.span.start || at.span.start >= word.span.end))
        read.add(key);
    if (noPin === undefined)
        return found;
    return found.map((one) => (one.kind === 'image' ? withoutPin(one, noPin) : one));
}
const wordsRead = new WeakMap();
function read_image_occurrencesOf(file, used, context) {
    const { word, unknownOption } = used;
    const { text, span } = word;
    if (unknownOption !== undefined)
        return [opaqueAt(file, span, 'variable', unresolved.unknownOption(unknownOption))];
    if (expansion.test(text))
        return readExpansion(file, word, context);
    const lead = text.startsWith(read_image_scheme) ? read_image_scheme.length : 0;
    const value = literalValue(text.slice(lead));
    const isExact = isAsWritten(file, word) && value === text.slice(lead);
    return [occurrenceAt(file, { start: span.start + lead, end: span.end }, value, isExact)];
}
function placedValue(file, word) {
    const value = literalValue(word.text);
    if (expansion.test(word.text) || value === '')
        return { value: word.text };
    return { value, source: { value, span: word.span, exact: isAsWritten(file, word) && value === word.text } };
}
function namesOf({ text }, valuesOf) {
    if (!expansion.test(text))
        return [literalValue(text)];
    const whole = wholeVariable(text);
    const names = whole === undefined ? [] : valuesOf(whole.name).map(({ value }) => value);
    const expanded = expand(text, (name) => valuesOf(name)[0]?.value);
    const all = new Set([...names, ...(expanded.kind === 'value' ? [expanded.value] : [])]);
    return [...all].filter((name) => name !== '' && !expansion.test(name));
}
function readExpansion(file, word, context) {
    const { text, span } = word;
    const raw = file.text.slice(span.start, span.end);
    if (isTemplated(raw))
        return [opaqueAt(file, span, 'template', unresolved.template(raw))];
    const opaque = [opaqueAt(file, span, 'variable', whyExpanded(text))];
    if (!isAsWritten(file, word) || /[`*?\\"']|\$\(|\$\$/.test(text))
        return opaque;
    const names = [...text.matchAll(read_image_variables)].map(({ groups }) => groups?.name ?? '');
    const values = names.map((name) => context.valuesOf(name));
    if (values.flat().some(({ value }) => value.includes('$')))
        return opaque;
    const isKnown = names.length > 0 && values.every(({ length }) => length > 0);
    const source = { value: text, span, exact: true };
    const found = isKnown
        ? possibleImages(file, source, context.valuesOf)
        : [interpolated()(file, source)].filter(({ kind }) => kind === 'image');
    if (found.length === 0 || found.some((one) => one.kind === 'opaque'))
        return opaque;
    return found.map((one) => withoutUncertainPin(file, one, names, context.wholeUses));
}
function withoutUncertainPin(file, one, names, wholeUses) {
    if (one.kind !== 'image' || one.pin.kind === 'refused')
        return one;
    if (one.raw.includes('$'))
        return withoutPin(one, notPinnable.fromVariable);
    return withoutOtherUses(file, one, names, wholeUses);
}
function withoutOtherUses(file, one, names, wholeUses) {
    const other = names.find((name) => variableUsesIn(file, name) > (wholeUses.get(name) ?? 0));
    return other === undefined || one.kind !== 'image'
        ? one
        : withoutPin(one, notPinnable.usedOtherwise(other));
}
function withoutPin(one, why) {
    return one.image.digest === undefined ? { ...one, pin: refused(why) } : one;
}
const known = new WeakMap();
const use = /\$\{?(?<name>[A-Za-z_]\w*)|\benv\.(?<key>[\w-]+)/g;
const ownDefault = /(?<!\w)(?<name>[A-Za-z_]\w*)=["']?\$\{\k<name>:?-/g;
function variableUsesIn(file, name) {
    const counts = known.get(file) ?? countsOf(file.text);
    known.set(file, counts);
    return counts.get(name) ?? 0;
}
function countsOf(text) {
    const counts = new Map();
    const count = (name, by) => counts.set(name, (counts.get(name) ?? 0) + by);
    for (const { groups } of text.matchAll(use))
        count(groups?.name ?? groups?.key ?? '', 1);
    for (const { groups } of text.matchAll(ownDefault))
        count(groups?.name ?? '', -1);
    return counts;
}
function literalValue(text) {
    return text.replace(/\\(.)|["']/g, '$1');
}
function isAsWritten(file, { text, span }) {
    return file.text.slice(span.start, span.end) === text;
}
function whyExpanded(text) {
    if (/\$\w|\$\{|\$\([\w.]+\)/.test(text))
        return unresolved.shellVariable(text);
    return /[$`]/.test(text) ? unresolved.shellCommand(text) : unresolved.shellWildcard(text);
}

;// CONCATENATED MODULE: ./lib/scan/shell/image-uses.js
function firstImage({ operands, unknownOption, }) {
    const [word] = operands;
    if (word === undefined || isNoImage(word))
        return {};
    return { images: [unknownOption === undefined ? { word } : { word, unknownOption }] };
}
function image_uses_images(words, noPin) {
    return words.flatMap((word) => {
        if (word === undefined || isNoImage(word))
            return [];
        return noPin === undefined ? [{ word }] : [{ word, noPin }];
    });
}
function isNoImage({ text }) {
    return /^\W*$|^[./~]|^(?!docker)[a-z-]+:\/\/|\.tar(?:\.gz)?$/.test(text);
}

;// CONCATENATED MODULE: ./lib/scan/shell/cluster-tools.js


const clusterTools = new Set([
    ...['kubectl', 'oc', 'kind', 'k3d', 'minikube', 'gke-deploy'],
]);
const commands = {
    kubectl: [
        [/(?:^| )(?:run|debug) /, ['image']],
        [/(?:^| )create (?:deployment|deploy|job|cronjob|cj) /, ['image']],
    ],
    kind: [[/^create cluster /, ['image']]],
    k3d: [[/^(?:cluster create|node create|create) /, ['image', 'i']]],
    'gke-deploy': [[/^(?:prepare|run) /, ['image', 'i']]],
    minikube: [[/^start /, ['base-image']]],
};
const loads = /^(?:load docker-image|image import|images import|image load|cache add) /;
function clusterUses({ program, args }) {
    const end = args.findIndex(({ text }) => text === '--');
    const words = end < 0 ? args : args.slice(0, end);
    const plain = words.filter(({ text }) => !text.startsWith('-'));
    const spelled = `${plain.map(({ text }) => text).join(' ')} `;
    const isKubectl = program === 'kubectl' || program === 'oc';
    if (isKubectl && /(?:^| )set image /.test(spelled))
        return { images: image_uses_images(setImages(plain)) };
    if (loads.test(spelled))
        return { looksFor: plain };
    const found = commands[isKubectl ? 'kubectl' : program]?.find(([command]) => command.test(spelled));
    return found === undefined ? {} : { images: image_uses_images(optionValues(words, found[1])) };
}
function setImages(words) {
    const from = words.findIndex(({ text }, index) => text === 'image' && words[index - 1]?.text === 'set');
    return words.slice(from + 1).flatMap((word) => {
        const equals = word.text.indexOf('=');
        return equals <= 0 ? [] : [partOf(word, equals + 1)];
    });
}

;// CONCATENATED MODULE: ./lib/scan/shell/docker-options.js

const globalOptions = optionTable('D debug tls tlsverify v version r remote debug-full insecure-registry syslog', 'H c l a n host context config log-level connection url root runroot namespace address identity storage-driver storage-opt tlscacert tlscert tlskey cgroup-manager data-root snapshotter hosts-dir');
const runOptions = optionTable(`d i t P q rm detach interactive tty privileged init quiet read-only publish-all no-healthcheck oom-kill-disable
  sig-proxy disable-content-trust use-api-socket help
  replace rmi tls-verify no-hosts no-hostname http-proxy env-host passwd read-only-tmpfs rootfs unsetenv-all`, `a c e h l m p u v w add-host annotation attach blkio-weight blkio-weight-device cap-add cap-drop cgroup-parent
  cgroupns cidfile cpu-count cpu-percent cpu-period cpu-quota cpu-rt-period cpu-rt-runtime cpu-shares cpus cpuset-cpus
  cpuset-mems detach-keys device device-cgroup-rule device-read-bps device-read-iops device-write-bps device-write-iops
  dns dns-option dns-opt dns-search domainname entrypoint env env-file expose gpus group-add health-cmd health-interval
  health-retries health-start-interval health-start-period health-timeout hostname io-maxbandwidth io-maxiops ip ip6 ipc
  isolation kernel-memory label label-file link link-local-ip log-driver log-opt mac-address memory memory-reservation
  memory-swap memory-swappiness mount name net net-alias network network-alias oom-score-adj pid pids-limit platform
  publish pull restart runtime security-opt shm-size stop-signal stop-timeout storage-opt sysctl tmpfs ulimit user userns
  uts volume volume-driver volumes-from workdir
  arch authfile cert-dir cgroup-conf cgroups chrootdirs conmon-pidfile creds decryption-key env-merge gidmap group-entry
  hostuser image-volume init-ctr init-path os passwd-entry personality pidfile pod pod-id-file preserve-fd preserve-fds
  rdt-class requires retry retry-delay sdnotify seccomp-policy secret shm-size-systemd subgidname subuidname systemd
  timeout tz uidmap umask unsetenv variant
  snapshotter cosign-key verify ipfs-address label-file umask`);
const pullOptions = optionTable('a q all-tags quiet disable-content-trust tls-verify help unpack pull pull-always pull-never', 'name platform arch os variant authfile cert-dir creds decryption-key retry retry-delay policy snapshotter verify cosign-key policy-name');
const nameOptions = optionTable('a q p all-tags quiet disable-content-trust raw dry-run append prefer-index pause tls-verify remove-signatures help', 'm c f t o platform author message change format tag file annotation builder progress authfile cert-dir creds compression-format sign-by digestfile output metadata-file');

;// CONCATENATED MODULE: ./lib/scan/shell/docker.js





const kaniko = 'executor';
const dockerPrograms = new Set(['docker', 'podman', 'nerdctl', 'buildah', 'docker-buildx', kaniko]);
const nouns = new Set(['container', 'image', 'builder']);
const imageScheme = 'docker-image://';
function dockerUses({ program, args }) {
    const { operands } = operandsOf(args, globalOptions, true);
    const words = nouns.has(operands[0]?.text ?? '') ? operands.slice(1) : operands;
    const [verb, ...rest] = words;
    if (program === kaniko)
        return { builds: built(optionValues(args, ['d', 'destination']), true) };
    if (program === 'docker-buildx')
        return buildxUses(words);
    switch (verb?.text) {
        case 'run':
        case 'create':
            return program === 'buildah' ? {} : firstImage(operandsOf(rest, runOptions, true));
        case 'pull':
            return pullUses(rest);
        case 'from':
            return program === 'buildah' ? firstImage(operandsOf(rest, pullOptions)) : {};
        case 'build':
        case 'bud':
            return buildUses(rest);
        case 'buildx':
            return buildxUses(rest);
        case 'tag':
        case 'commit':
        case 'import':
            return renamed(operandsOf(rest, nameOptions).operands);
        case 'push':
            return { pushed: operandsOf(rest, nameOptions).operands };
        case 'inspect':
        case 'history':
        case 'save':
            return { looksFor: operandsOf(rest, nameOptions).operands };
        default:
            return {};
    }
}
function pullUses(words) {
    const { images: found = [] } = firstImage(operandsOf(words, pullOptions));
    const isWhole = words.some(({ text }) => /^(?:-q?aq?|--all-tags(?:=true)?)$/.test(text));
    return { images: isWhole ? found.map((one) => ({ ...one, noPin: notPinnable.allTags })) : found };
}
function renamed([from, to]) {
    return to === undefined || from === undefined ? {} : { looksFor: [from], builds: built([to], false) };
}
function buildxUses([verb, ...rest]) {
    if (verb?.text === 'build' || verb?.text === 'b')
        return buildUses(rest);
    if (verb?.text === 'create')
        return { images: image_uses_images(optionValues(rest, ['driver-opt']).flatMap(driverImages)) };
    return verb?.text === 'imagetools' ? imagetoolsUses(rest) : {};
}
function imagetoolsUses([verb, ...rest]) {
    const { operands } = operandsOf(rest, nameOptions);
    if (verb?.text === 'inspect')
        return { images: image_uses_images(operands.slice(0, 1), notPinnable.asksForTag) };
    if (verb?.text !== 'create')
        return {};
    return {
        images: image_uses_images(operands, notPinnable.copiesTag),
        builds: built(optionValues(rest, ['t', 'tag']), true),
    };
}
function buildUses(words) {
    const isPushed = words.some(({ text }) => text === '--push' || text === '--push=true') ||
        optionValues(words, ['o', 'output']).some(({ text }) => /type=registry|push=true/.test(text));
    return {
        images: [
            ...optionValues(words, ['build-arg']).flatMap(argumentImage),
            ...optionValues(words, ['build-context']).flatMap(contextImage),
            ...optionValues(words, ['sbom', 'attest']).flatMap(generatorImage),
        ],
        builds: built(optionValues(words, ['t', 'tag']), isPushed),
    };
}
function driverImages(word) {
    const found = /(?:^|,)"?image=(?<image>[^,"]*)/.exec(word.text);
    if (found === null)
        return [];
    const start = found.index + found[0].length - (found.groups?.image?.length ?? 0);
    const end = found.index + found[0].length;
    return [
        {
            text: word.text.slice(start, end),
            span: { start: word.span.start + start, end: word.span.start + end },
        },
    ];
}
function argumentImage(word) {
    const equals = word.text.indexOf('=');
    if (equals <= 0)
        return [];
    const value = partOf(word, equals + 1);
    return !value.text.includes('$') && isImageArgument(word.text.slice(0, equals), value.text)
        ? [{ word: value, noPin: notPinnable.inDockerfile }]
        : [];
}
function contextImage(word) {
    const at = word.text.indexOf(`=${imageScheme}`);
    return at <= 0 ? [] : [{ word: partOf(word, at + 1 + imageScheme.length) }];
}
function generatorImage(word) {
    const lead = /^"?(?:[^,]*,)*?"?generator=/.exec(word.text)?.[0].length;
    if (lead === undefined)
        return [];
    const rest = partOf(word, lead);
    const length = /^[^,"]*/.exec(rest.text)?.[0].length ?? 0;
    const span = { start: rest.span.start, end: rest.span.start + length };
    return [{ word: { text: rest.text.slice(0, length), span } }];
}
function built(words, isPushed) {
    return words.map((word) => ({ word, isPushed }));
}

;// CONCATENATED MODULE: ./lib/scan/shell/program.js
const prefixes = /^[@+-]*(?:sudo|exec|time|env|command|shell|nohup|nice|timeout|retry|microk8s|k3s|\d+[smhd]?|then|do|else|if|elif|while|until|!|-[A-Za-z]+|\w+=.*)$/;
const starters = /^[@+-]*(?:sudo|doas|env|nice|ionice|time|timeout|nohup|stdbuf|setsid|flock|chroot|runuser|xargs|watch|winpty|ssh|lima|colima)$/;
const maxBehindStarter = 10;
const program_assignment = /^(?:[:?+!]|::)?=$/;
const inVariable = /^\$[({]?(?<name>[A-Za-z_]+)(?::?[-=](?<fallback>[\w./-]{1,100}))?[)}]?$/;
const program_engines = /^container_?(?:engine|tool|runtime|cli)/;
const redirection = /^(?:\d*|&)(?:<<-?|<<<|>>|>\||[<>])/;
function programCall(words, isKnown) {
    const all = program_assignment.test(words[1]?.text ?? '') ? words.slice(2) : words;
    let skippable = 0;
    for (const [index, { text }] of all.entries()) {
        const program = programOf(text);
        if (isKnown(program))
            return { program, args: withoutRedirections(all.slice(index + 1)) };
        if (starters.test(text))
            skippable = maxBehindStarter;
        else if (skippable > 0)
            skippable -= 1;
        else if (!prefixes.test(text))
            return undefined;
    }
    return undefined;
}
function programOf(text) {
    const bare = text.replace(/^[@+-]{1,3}/, '').replace(/["'\\]/g, '');
    const { name, fallback } = inVariable.exec(bare)?.groups ?? {};
    const written = name === undefined ? bare : fallback;
    if (written !== undefined || name === undefined)
        return written?.slice(written.lastIndexOf('/') + 1) ?? '';
    const lower = name.toLowerCase();
    return program_engines.test(lower) ? 'docker' : lower.replace(/_(?:cmd|bin|cli|exe)$/, '');
}
function withoutRedirections(words) {
    const kept = [];
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index];
        if (word === undefined)
            continue;
        const sign = redirection.exec(word.text)?.[0];
        if (sign === undefined)
            kept.push(word);
        else if (sign.length === word.text.length)
            index += 1;
    }
    return kept;
}

;// CONCATENATED MODULE: ./lib/scan/shell/registry-tools.js



const registry_tools_scheme = 'docker://';
const crane = {
    options: optionTable('v verbose insecure allow-nondistributable-artifacts cached full-ref tarball no-clobber a all-tags n', 'platform format c cache_path o output j jobs'),
    reads: /^(?:export|pull|validate)$/,
    asks: /^(?:digest|manifest|config)$/,
    copies: /^(?:cp|copy)$/,
};
const tools = {
    crane,
    gcrane: crane,
    regctl: {
        options: optionTable('v force-recursive digest-tags include-external referrers fast list require-list', 'p platform format host logopt verbosity'),
        reads: /^image export$/,
        asks: /^(?:image (?:digest|manifest|inspect|config|check-base)|manifest (?:get|head|diff))$/,
        copies: /^image (?:copy|cp)$/,
    },
    oras: {
        options: optionTable('d debug v verbose r recursive plain-http insecure k keep-old-files allow-path-traversal no-tty descriptor pretty include-subject', 'o output u username p password config registry-config platform concurrency format ca-file cert-file key-file oci-layout-path resolve media-type'),
        reads: /^pull$/,
        asks: /^(?:discover|manifest fetch|manifest fetch-config|resolve)$/,
        copies: /^(?:cp|copy)$/,
    },
    cosign: {
        options: optionTable('check-claims insecure-ignore-tlog insecure-ignore-sct local-image offline private-infrastructure new-bundle-format allow-insecure-registry verbose d k8s-keychain', 'a o t annotations certificate certificate-chain certificate-github-workflow-name certificate-github-workflow-ref certificate-github-workflow-repository certificate-github-workflow-sha certificate-github-workflow-trigger certificate-identity certificate-identity-regexp certificate-oidc-issuer certificate-oidc-issuer-regexp key output output-file policy predicate-type platform registry-password registry-username rekor-url sct signature slot timeout timestamp-certificate-chain trusted-root type max-workers ca-roots ca-intermediates attachment'),
        reads: /^(?:verify|verify-attestation)$/,
        asks: /^(?:triangulate|tree|download (?:sbom|attestation|signature))$/,
    },
    ctr: {
        options: optionTable('rm d t all-platforms k plain-http print-chainid skip-verify net-host tty detach privileged local', 'n namespace a address user u platform snapshotter hosts-dir env mount cwd runtime label gpus'),
        reads: /^(?:images? pull|i pull|run)$/,
    },
    crictl: { options: optionTable('D debug', 'r c creds auth config runtime-endpoint'), reads: /^pull$/ },
    apptainer: { options: optionTable('', ''), reads: /^$/ },
    singularity: { options: optionTable('', ''), reads: /^$/ },
    skopeo: { options: optionTable('', ''), reads: /^$/ },
};
const registryTools = new Set(Object.keys(tools));
function registryUses({ program, args }) {
    const tool = tools[program];
    if (tool === undefined)
        return {};
    if (program === 'skopeo')
        return skopeoUses(args);
    if (program === 'apptainer' || program === 'singularity')
        return { images: image_uses_images(addresses(args).slice(0, 1)) };
    const { operands, unknownOption } = operandsOf(args, tool.options);
    for (const length of [1, 2]) {
        const verb = operands
            .slice(0, length)
            .map(({ text }) => text)
            .join(' ');
        const rest = operands.slice(length);
        if (tool.reads.test(verb))
            return firstImage(unknownOption === undefined ? { operands: rest } : { operands: rest, unknownOption });
        if (tool.asks?.test(verb) === true)
            return { images: image_uses_images(rest.slice(0, 1), notPinnable.asksForTag) };
        if (tool.copies?.test(verb) === true)
            return copied(rest, notPinnable.copiesTag);
    }
    return {};
}
function skopeoUses(args) {
    const verb = args.find(({ text }) => /^[a-z]+$/.test(text))?.text;
    const all = addresses(args);
    if (verb === 'inspect')
        return { images: image_uses_images(all.slice(0, 1), notPinnable.asksForTag) };
    if (verb !== 'copy')
        return {};
    const isUploaded = args.at(-1)?.text.startsWith(registry_tools_scheme) === true;
    if (!isUploaded)
        return { images: image_uses_images(all.slice(0, 1), notPinnable.tagWithDigest('skopeo')) };
    return copied(all.length < 2 ? [undefined, ...all] : all, notPinnable.copiesTag);
}
function copied([from, to], noPin) {
    return { images: image_uses_images([from], noPin), builds: to === undefined ? [] : [{ word: to, isPushed: true }] };
}
function addresses(args) {
    return args.flatMap((word) => (word.text.startsWith(registry_tools_scheme) ? partOf(word, registry_tools_scheme.length) : []));
}

;// CONCATENATED MODULE: ./lib/scan/shell/uses.js





const uses_readers = [
    { programs: dockerPrograms, read: dockerUses },
    { programs: clusterTools, read: clusterUses },
    { programs: registryTools, read: registryUses },
];
const evidence = /docker|podman|nerdctl|buildah|kaniko|container|kubectl|\boc\b|kind|k3d|minikube|skopeo|crane|regctl|oras|cosign|\bctr\b|crictl|apptainer|singularity|@sha256:/i;
function usesOfScripts(scripts) {
    const found = scripts.map((commands) => commands.flatMap(usesOfCommand));
    const all = found.flat();
    const pushed = new Set(all.flatMap((one) => one.pushed ?? []).map(({ text }) => text));
    const named = new Set([
        ...pushed,
        ...all.flatMap(({ looksFor = [], builds = [] }) => [...looksFor, ...builds.map(({ word }) => word)].map(({ text }) => text)),
    ]);
    return found.map((uses) => ({
        images: withoutPullsByTag(uses.flatMap((one) => one.images ?? []), named),
        builds: uses.flatMap((one) => [
            ...(one.builds ?? []).map((build) => ({
                ...build,
                isPushed: build.isPushed || pushed.has(build.word.text),
            })),
            ...(one.pushed ?? []).map((word) => ({ word, isPushed: true })),
        ]),
    }));
}
function usesOfCommand(words) {
    const call = programCall(words, (program) => uses_readers.some(({ programs }) => programs.has(program)));
    const reader = uses_readers.find(({ programs }) => programs.has(call?.program ?? ''));
    return call === undefined || reader === undefined ? [] : [reader.read(call)];
}
function withoutPullsByTag(images, named) {
    return images.map((one) => one.noPin === undefined && named.has(one.word.text) ? { ...one, noPin: notPinnable.alsoByTag } : one);
}

;// CONCATENATED MODULE: ./lib/scan/shell/yaml-scripts.js







const parameter = /<<(\s{0,20}(?:pipeline\.)?parameters\.[\w.-]{1,200}\s{0,20})>>/g;
function scanWithScripts(file, grammar, scriptsOf, programsOf = () => []) {
    const builds = [];
    const find = (document) => {
        const found = grammar.find(document, file);
        if (found === undefined)
            return undefined;
        const scripts = [
            ...scriptsOf(document).map((nodes) => imagesOf(file, yaml_scripts_commandsIn(file, document, nodes))),
            imagesOf(file, programCommands(file, document, programsOf(document))),
        ];
        for (const one of scripts)
            builds.push(...one.builds);
        return [...found, ...scripts.map(({ occurrences }) => ({ found: occurrences }))];
    };
    const scan = scanYaml(file, { ...grammar, find });
    return scan && { ...scan, builds };
}
function yaml_scripts_commandsIn(file, document, nodes) {
    const texts = nodes.flatMap((node) => placedText(document, file.text, node) ?? []);
    if (!texts.some(({ text }) => evidence.test(text)))
        return [];
    return texts.flatMap((placed) => commandsOf(placed.text.replace(parameter, (_, name) => `\${${name} }`)).map((command) => command.map(({ text, span }) => ({ text, span: placed.place(span) }))));
}
function programCommands(file, document, programs) {
    return programs.map(({ program, args }) => {
        const words = args.flatMap((node) => {
            const placed = placedText(document, file.text, node);
            if (placed === undefined)
                return [];
            return [{ text: placed.text, span: placed.place({ start: 0, end: placed.text.length }) }];
        });
        return [{ text: program, span: { start: 0, end: 0 } }, ...words];
    });
}
function imagesOf(file, commands) {
    const { images = [], builds = [] } = usesOfScripts([commands])[0] ?? {};
    const valuesOf = assignedIn(commands, (word) => placedValue(file, word));
    const context = { valuesOf, wholeUses: wholeUsesIn(images) };
    return {
        occurrences: images.flatMap((used) => readImageWord(file, used, context)),
        builds: builtImages(file, builds, (word) => namesOf(word, valuesOf)),
    };
}

;// CONCATENATED MODULE: ./lib/scan/formats/azure-pipelines.js








const azurePipelines = {
    id: 'azure-pipelines',
    title: 'Azure Pipelines',
    paths: [
        '**/*azure-pipelines*.{yml,yaml}',
        '**/{.azure-pipelines,azure-pipelines,.azuredevops}/**/*.{yml,yaml}',
    ],
    comment: '#',
    scan: (file) => scanWithScripts(file, {
        needles: [],
        find: azure_pipelines_findImages,
        read: (source, text, document) => readImage(source, text, isTemplate(document)),
    }, (document) => mapsOf(document).map((map) => [child(document, map, 'script') ?? child(document, map, 'bash')])),
};
function isTemplate(document) {
    const has = (key) => child(document, document.root, key) !== undefined;
    return has('parameters') && !has('resources') && !has('trigger');
}
function azure_pipelines_findImages(document) {
    const resources = children(document, child(document, child(document, document.root, 'resources'), 'containers'));
    const names = new Set(resources.map((one) => textOf(document, child(document, one, 'container'))?.value));
    const isResource = (node) => names.has(textOf(document, node)?.value ?? '');
    const jobs = mapsOf(document).filter((map) => !resources.some((resource) => resource === map));
    return [
        ...resources.map((one) => child(document, one, 'image')),
        ...jobs.flatMap((job) => {
            const container = child(document, job, 'container');
            const services = children(document, child(document, job, 'services')).filter(dist/* isScalar */.jn);
            const image = (0,dist/* isScalar */.jn)(container) ? container : child(document, container, 'image');
            return [image, ...services].filter((node) => !isResource(node));
        }),
    ];
}
function readImage(file, text, inTemplate) {
    if (inTemplate && /^[\w-]+$/.test(text.value))
        return opaqueAt(file, text.span, 'variable', unresolved.pipelineContainer(text.value));
    return /\$[([{]/.test(text.value)
        ? opaqueAt(file, text.span, 'variable', unresolved.pipelineVariable(text.value))
        : literalText(file, text);
}

;// CONCATENATED MODULE: ./lib/scan/build-arguments.js


const maxBuilds = 200;
const build_arguments_maxValueLength = 4096;
function literalArgument(name, file, text) {
    const { value, span, exact, unclear } = text;
    if (unclear !== undefined)
        return unknownArgument(name, file, text, unclear);
    if (value.length > build_arguments_maxValueLength)
        return unknownArgument(name, file, text, unresolved.tooManyVariables);
    const noPlace = exact ? {} : { noPlace: notPinnable.passedIndirectly(name) };
    return { name, file, span, value: { text: value, ...noPlace } };
}
function unknownArgument(name, file, { span }, why) {
    return { name, file, span, value: { why } };
}
function interpolatedArguments(name, file, text, valuesOf) {
    const { value, exact } = text;
    if (!value.includes('$') || text.unclear !== undefined)
        return [literalArgument(name, file, text)];
    const lookup = (variable) => valuesOf(variable).at(-1)?.value;
    const expansion = expand(value, lookup);
    if (expansion.kind === 'unknown')
        return [unknownArgument(name, file, text, expansion.detail)];
    const resolved = literalArgument(name, file, { ...text, value: expansion.value, exact: false });
    const whole = exact ? wholeVariable(value) : undefined;
    const fallback = whole?.fallback;
    if (fallback === undefined || fallback.text.includes('$'))
        return [resolved];
    const start = text.span.start + fallback.offset;
    const span = { start, end: start + fallback.text.length };
    const byDefault = literalArgument(name, file, { value: fallback.text, span, exact: true });
    return lookup(whole?.name ?? '') ? [resolved, byDefault] : [byDefault];
}
function buildsOf(args) {
    const byName = new Map();
    for (const one of args) {
        const known = byName.get(one.name);
        if (known === undefined)
            byName.set(one.name, [one]);
        else
            known.push(one);
    }
    const values = [...byName.values()];
    const most = values.reduce((count, { length }) => Math.max(count, length), 0);
    return Array.from({ length: Math.min(most, maxBuilds + 1) }, (_, index) => values.flatMap((one) => one[index] ?? one[0] ?? []));
}

;// CONCATENATED MODULE: ./lib/scan/syntax/hcl-reference.js



function hclDefaults(values) {
    return new Map(values.flatMap((value) => {
        const [block, key, ...more] = value.path;
        if (value.kind !== 'string' || more.length > 0 || key === undefined)
            return [];
        const name = /^variable (?<name>[\w-]+)$/.exec(block ?? '')?.groups?.name;
        if (name !== undefined && key === 'default')
            return [[name, value]];
        return block === 'locals' ? [[`local.${key}`, value]] : [];
    }));
}
function hclOccurrence(file, value, defaults) {
    const { span, exact } = value;
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const whole = /^\$\{(?:var\.)?(?<name>(?:local\.)?[\w-]+)\}$/.exec(text)?.groups?.name;
    const declared = whole === undefined ? undefined : defaults.get(whole);
    if (declared !== undefined && declared.text !== '' && !declared.text.includes('$'))
        return { ...occurrenceAt(file, declared.span, declared.text, declared.exact), uses: [span] };
    if (!text.includes('${'))
        return occurrenceAt(file, span, text, exact);
    const shell = shellText(text);
    const expansion = expand(shell, (name) => defaults.get(name)?.text);
    if (expansion.kind === 'unknown') {
        const name = /\$\{(?<name>[^{}]*[.[(?][^{}]*)\}/.exec(shell)?.groups?.name;
        const detail = name === undefined ? expansion.detail : unresolved.notDefinedHere(name);
        return opaqueAt(file, span, 'variable', detail);
    }
    return occurrenceAt(file, span, expansion.value, exact);
}
function hclTextOf(value, defaults) {
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const expansion = expand(shellText(text), (name) => defaults.get(name)?.text);
    return expansion.kind === 'value' ? expansion.value : undefined;
}
function shellText(text) {
    return text.replace(/\$\{var\.(\w+)\}/g, '$${$1}');
}
function hclWithoutPrefix(value, length) {
    return {
        ...value,
        text: value.text.slice(length),
        span: { start: value.span.start + length, end: value.span.end },
    };
}

;// CONCATENATED MODULE: ./lib/scan/bake/hcl-targets.js




function hclTargets(hcl) {
    const byPath = new Map();
    for (const value of hcl.values) {
        const key = JSON.stringify(value.path);
        const known = byPath.get(key);
        if (known === undefined)
            byPath.set(key, [value]);
        else
            known.push(value);
    }
    const reader = new TargetReader(hcl, byPath);
    const blocks = new Map();
    for (const key of hcl.keys) {
        const [block = ''] = key.path;
        if (!block.startsWith('target '))
            continue;
        const known = blocks.get(block);
        if (known === undefined)
            blocks.set(block, [key]);
        else
            known.push(key);
    }
    const targets = [...blocks].map(([block, keys]) => reader.target(block.slice('target '.length), keys));
    return { targets, unknown: reader.unknown };
}
class TargetReader {
    hcl;
    byPath;
    unknown = [];
    parts;
    unset;
    constructor(hcl, byPath) {
        this.hcl = hcl;
        this.byPath = byPath;
        this.unset = new Set(hcl.values.flatMap(({ kind, text, path: [block = '', key] }) => kind === 'name' && text === 'null' && key === 'default' && block.startsWith('variable ')
            ? [block.slice('variable '.length)]
            : []));
        const uses = hcl.file.text.matchAll(/([^"]?)\$\{\s*(?:var\.)?([\w.-]{1,200})\s*\}([^"]?)/g);
        this.parts = new Set([...uses].flatMap(([, before, name = '', after]) => (before || after ? [name] : [])));
    }
    target(name, keys) {
        const args = new Map();
        let settings = {};
        let inherits = [];
        for (const key of keys) {
            const [, attribute = '', argument] = key.path;
            if (key.path.length === 3 && attribute === 'args' && argument !== undefined) {
                const values = this.argument(argument, key);
                if (values.length > 0)
                    args.set(argument, values);
            }
            else if (key.path.length !== 2)
                continue;
            else if (attribute === 'context')
                settings = { ...settings, context: this.path(key) };
            else if (attribute === 'dockerfile')
                settings = { ...settings, dockerfile: this.path(key) };
            else if (attribute === 'dockerfile-inline')
                settings = { ...settings, ...this.inline(key) };
            else if (attribute === 'inherits')
                inherits = this.valuesAt(key).flatMap((one) => this.textOf(one) ?? []);
            else if (attribute === 'args' && !/^"?\s*[=:]\s*\{/.test(this.behind(key)))
                this.tell(key, unresolved.argumentsExpression);
        }
        return { name, inherits, settings: { ...settings, args } };
    }
    argument(name, key) {
        const { file } = this.hcl;
        const number = /^"?\s*[=:]\s*(-?\d+(?:\.\d+)?)\s*(?:[,}\r\n#]|\/[/*]|$)/.exec(this.behind(key))?.[1];
        if (number !== undefined) {
            const start = file.text.indexOf(number, key.span.end);
            const span = { start, end: start + number.length };
            return [literalArgument(name, file, { value: String(Number(number)), span, exact: false })];
        }
        const value = this.onlyValue(key);
        if (value?.kind === 'name' && (value.text === 'null' || this.unset.has(value.text)))
            return [];
        const found = value === undefined ? undefined : this.valued(name, value);
        const why = value === undefined ? unresolved.argumentValue(name) : whyUnknown(value);
        return [found ?? unknownArgument(name, file, value ?? key, why)];
    }
    valued(name, value) {
        const { file, defaults } = this.hcl;
        if (value.kind === 'name' && /^(?:true|false)$/.test(value.text))
            return literalArgument(name, file, { value: value.text, span: value.span, exact: false });
        const whole = value.kind === 'name' ? value.text : /^\$\{(?:var\.)?([\w.-]+)\}$/.exec(value.text)?.[1];
        const declared = whole === undefined ? undefined : defaults.get(whole);
        if (declared !== undefined && declared.text !== '' && !/[$%]\{/.test(declared.text)) {
            const found = literalArgument(name, file, { ...declared, value: declared.text });
            if (!this.parts.has(whole ?? '') || 'why' in found.value)
                return found;
            return { ...found, value: { ...found.value, noPlace: notPinnable.partElsewhere(whole ?? '') } };
        }
        if (value.kind === 'string' && !/[$%]\{/.test(value.text))
            return literalArgument(name, file, { ...value, value: value.text });
        const text = this.textOf(value);
        return text === undefined
            ? undefined
            : literalArgument(name, file, { value: text, span: value.span, exact: false });
    }
    path(key) {
        const value = this.onlyValue(key);
        const text = value === undefined ? undefined : this.textOf(value);
        if (text !== undefined)
            return { text };
        const written = this.hcl.file.text.slice((value ?? key).span.start, (value ?? key).span.end);
        const why = value === undefined ? unresolved.expression : whyUnknown(value);
        this.tell(value ?? key, unresolved.path(written, why));
        return {};
    }
    inline(key) {
        const [value] = this.valuesAt(key);
        return value === undefined ? {} : { inline: value.span.start };
    }
    tell({ span }, detail) {
        this.unknown.push(opaqueAt(this.hcl.file, span, 'variable', detail));
    }
    textOf(value) {
        return value.kind === 'heredoc' || value.text.includes('%{')
            ? undefined
            : hclTextOf(value, this.hcl.defaults);
    }
    valuesAt({ path }) {
        return this.byPath.get(JSON.stringify(path)) ?? [];
    }
    onlyValue(key) {
        const { text } = this.hcl.file;
        const [value, ...more] = this.valuesAt(key);
        if (value === undefined || more.length > 0)
            return undefined;
        const between = text.slice(key.span.end, value.span.start);
        const after = text.slice(value.span.end, value.span.end + maxBlank);
        const isAlone = /^"?\s*[=:]\s*"?$/.test(between.slice(0, maxBlank)) && between.length < maxBlank;
        return isAlone && /^"?[ \t]*(?:[,}\r\n#]|\/[/*]|$)/.test(after) ? value : undefined;
    }
    behind({ span }) {
        return this.hcl.file.text.slice(span.end, span.end + maxBlank);
    }
}
function whyUnknown({ kind, text }) {
    return kind === 'name' ? unresolved.noDefault(text) : unresolved.hclExpression(text);
}
const maxBlank = 200;

;// CONCATENATED MODULE: ./lib/scan/bake/names.js




const pushes = /\btype=registry\b|\bpush=true\b/;
const names_scheme = 'target:';
function hclBuiltNames(file, values, defaults) {
    const isPushed = values.some(({ text }) => pushes.test(text));
    return values.flatMap((value) => {
        const [block, key, context] = value.path;
        if (block?.startsWith('target') !== true)
            return [];
        const at = { file: file.path, span: value.span };
        if (key === 'contexts')
            return value.text.startsWith(names_scheme) && context !== undefined
                ? [{ name: context, at, isPushed: false }]
                : [];
        return key === 'tags' ? [{ name: hclTextOf(value, defaults) ?? value.text, at, isPushed }] : [];
    });
}
function jsonBuiltNames(document, file) {
    const isPushed = pushes.test(document.text);
    return children(document, child(document, document.root, 'target')).flatMap((target) => {
        const tags = children(document, child(document, target, 'tags')).flatMap((node) => {
            const text = textOf(document, node);
            if (text === undefined)
                return [];
            const expansion = expand(text.value, () => undefined);
            const name = expansion.kind === 'value' ? expansion.value : text.value;
            return [{ name, at: { file: file.path, span: text.span }, isPushed }];
        });
        const contexts = entries(document, child(document, target, 'contexts')).flatMap(([name, node]) => {
            const text = textOf(document, node);
            return text?.value.startsWith(names_scheme) === true
                ? [{ name, at: { file: file.path, span: text.span }, isPushed: false }]
                : [];
        });
        return [...tags, ...contexts];
    });
}

;// CONCATENATED MODULE: ./lib/scan/builds.js
class Builds {
    byPath = new Map();
    of(path) {
        return [...(this.byPath.get(path)?.values() ?? [])];
    }
    add(path, args) {
        const known = this.byPath.get(path) ?? new Map();
        this.byPath.set(path, known);
        const key = buildKey(args);
        if (known.has(key))
            return false;
        known.set(key, args);
        return true;
    }
}
function buildKey(build) {
    const parts = build.map(({ name, file, span, value }) => [name, file.path, span.start, span.end, value]);
    return JSON.stringify(parts);
}

;// CONCATENATED MODULE: ./lib/scan/bake/targets.js




const targets_maxDepth = 100;
const maxArguments = 300_000;
function bakeBuilds(file, targets) {
    const inheritance = new Inheritance(targets);
    const known = new Builds();
    const knownInline = new Builds();
    const inline = new Map();
    const mentions = [];
    const passes = [];
    for (const name of new Set(targets.map((one) => one.name))) {
        const settings = inheritance.of(name);
        const builds = inheritance.buildsWith(settings);
        if (settings.inline === undefined) {
            const paths = dockerfilesOf(file, settings);
            mentions.push(...paths);
            for (const { path } of paths)
                for (const args of builds)
                    if (known.add(path, args))
                        passes.push({ path, args });
        }
        else {
            const place = String(settings.inline);
            addTo(inline, settings.inline, builds.filter((args) => knownInline.add(place, args)));
        }
    }
    const problems = inheritance.isTooMuch ? [{ file: file.path, message: unscanned.tooManyInherited }] : [];
    return { mentions, passes, inline, problems };
}
function dockerfilesOf({ path }, { context, dockerfile }) {
    const folder = context === undefined ? '.' : context.text;
    const name = dockerfile === undefined ? 'Dockerfile' : dockerfile.text;
    if (folder === undefined)
        return [];
    const folders = [folderOf(path), ''].map((base) => pathFrom(base, folder));
    return mentionsFrom([...new Set(folders)], name, 'dockerfile');
}
class Inheritance {
    isTooMuch = false;
    known = new Map();
    byName = new Map();
    left = maxArguments;
    constructor(targets) {
        for (const target of targets)
            addTo(this.byName, target.name, [target]);
    }
    of(name, depth = 0) {
        const known = this.known.get(name);
        if (known !== undefined)
            return known;
        let settings = { args: new Map() };
        this.known.set(name, settings);
        if (depth > targets_maxDepth)
            this.isTooMuch = true;
        else
            for (const target of this.byName.get(name) ?? []) {
                for (const base of target.inherits)
                    settings = this.merged(settings, this.of(base, depth + 1));
                settings = this.merged(settings, target.settings);
            }
        this.known.set(name, settings);
        return settings;
    }
    buildsWith({ args }) {
        if (this.left < 0)
            return [];
        const builds = buildsOf([...args.values()].flat());
        this.left -= builds.reduce((sum, { length }) => sum + length, 0);
        if (this.left >= 0)
            return builds;
        this.isTooMuch = true;
        return [];
    }
    merged(base, over) {
        this.left -= base.args.size + over.args.size;
        if (this.left < 0)
            this.isTooMuch = true;
        const args = this.left < 0 ? base.args : new Map([...base.args, ...over.args]);
        return { ...base, ...over, args };
    }
}
function addTo(map, key, more) {
    const known = map.get(key);
    if (known === undefined)
        map.set(key, [...more]);
    else
        known.push(...more);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/characters.js
const characters_space = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const characters_separator = /[\t\v\f\r ]/;
function isSpace(char) {
    return char !== undefined && characters_space.test(char);
}
function skipSpace(text, start, end) {
    let at = start;
    while (at < end && isSpace(text[at]))
        at += 1;
    return at;
}
function trimmedEnd(text, start, end) {
    let at = end;
    while (at > start && isSpace(text[at - 1]))
        at -= 1;
    return at;
}
function wordsIn(text, { start, end }) {
    const words = [];
    for (let at = start; at < end;) {
        const from = at;
        while (at < end && !characters_separator.test(text[at] ?? ''))
            at += 1;
        words.push({ start: from, end: at });
        while (at < end && characters_separator.test(text[at] ?? ''))
            at += 1;
    }
    return words;
}
function lower(text) {
    return text.replaceAll('İ', 'i').toLowerCase();
}
function isAs(text) {
    return /^a[sſ]$/i.test(text);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/syntax-json.js
const syntax_json_token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;
function syntaxInJson(text, start) {
    const json = text.slice(start);
    if (!/^[ \t\r\n]*\{/.test(json) || !isJson(json))
        return undefined;
    let depth = 0;
    let [isKey, isSyntax] = [true, false];
    let found;
    for (const { 0: one, index } of json.matchAll(syntax_json_token)) {
        if (one === '{' || one === '[')
            depth += 1;
        else if (one === '}' || one === ']')
            depth -= 1;
        else if (depth === 1 && (one === ',' || one === ':'))
            isKey = one === ',';
        else if (depth === 1 && isKey) {
            isSyntax = unescaped(one) === 'syntax';
            if (isSyntax)
                found = undefined;
        }
        else if (depth === 1 && isSyntax && one.startsWith('"')) {
            const from = start + index + 1;
            found = { start: from, end: from + one.length - 2, value: unescaped(one) };
        }
    }
    return found;
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function unescaped(literal) {
    const value = JSON.parse(literal);
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/directives.js



const directives_known = new Set(['syntax', 'escape', 'check']);
const blank = /[\t\n\f\r ]/;
function directivesIn(text) {
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    const { escape: token, refused } = parserDirectives(text, start);
    const syntax = syntaxIn(text, start);
    return {
        escape: token,
        ...(refused === undefined ? {} : { refused }),
        ...(syntax === undefined ? {} : { syntax }),
    };
}
function parserDirectives(text, start) {
    const seen = new Set();
    let token = '\\';
    for (const line of linesFrom(text, start)) {
        const end = withoutReturns(text, line);
        const directive = directiveAt(text, { start: skipSpace(text, line.start, end), end }, '#');
        if (directive === undefined)
            break;
        if (seen.has(directive.name))
            return { escape: token, refused: `the directive \`${directive.name}\` is given twice` };
        seen.add(directive.name);
        if (directive.name !== 'escape')
            continue;
        const value = text.slice(directive.start, directive.end);
        if (value !== '\\' && value !== '`')
            return { escape: token, refused: 'the directive `escape` is neither a backslash nor a backtick' };
        token = value;
    }
    return { escape: token };
}
function syntaxIn(text, start) {
    const from = text.startsWith('#!', start) ? (0,position/* endOfLine */.vT)(text, start) + 1 : start;
    return syntaxAfter(text, from, '#') ?? syntaxAfter(text, from, '//') ?? syntaxInJson(text, from);
}
function syntaxAfter(text, start, comment) {
    const seen = new Set();
    for (const { start: first, end: last } of linesFrom(text, start)) {
        const line = { start: first, end: text[last - 1] === '\r' && last > first ? last - 1 : last };
        const directive = directiveAt(text, line, comment);
        if (directive === undefined || seen.has(directive.name))
            return undefined;
        seen.add(directive.name);
        if (directive.name !== 'syntax')
            continue;
        const space = text.indexOf(' ', directive.start);
        const end = space < 0 ? directive.end : Math.min(space, directive.end);
        return { start: directive.start, end, value: text.slice(directive.start, end) };
    }
    return undefined;
}
function directiveAt(text, line, comment) {
    if (!text.startsWith(comment, line.start))
        return undefined;
    const start = skipSpace(text, line.start + comment.length, line.end);
    const assigned = /^([a-z][a-z0-9]*)[\t\n\f\r ]*=/i.exec(text.slice(start, line.end));
    const name = assigned?.[1]?.toLowerCase() ?? '';
    if (assigned === null || !directives_known.has(name))
        return undefined;
    const equals = start + assigned[0].length;
    if (equals >= line.end)
        return undefined;
    let [from, to] = [equals, line.end];
    while (from < line.end - 1 && blank.test(text[from] ?? ''))
        from += 1;
    while (to > from + 1 && blank.test(text[to - 1] ?? ''))
        to -= 1;
    return { name, start: from, end: to };
}
function* linesFrom(text, start) {
    for (let at = start; at < text.length;) {
        const end = (0,position/* endOfLine */.vT)(text, at);
        yield { start: at, end };
        at = end + 1;
    }
}
function withoutReturns(text, { start, end }) {
    let last = end;
    while (last > start && text[last - 1] === '\r')
        last -= 1;
    return last;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/frontend.js



const frontends = /^docker\/dockerfile(?:-upstream)?$/;
const beforeHeredocs = /^(?:0|1\.[0-3])(?:$|\.|-(?!labs))/;
const syntaxArgument = 'BUILDKIT_SYNTAX';
function frontendIn(syntax, hasHeredocs, file, place, mirrors) {
    if (syntax === undefined)
        return { occurrences: [] };
    const { value, start, end } = syntax;
    const span = { start, end };
    const problem = { file: file.path, span: place.outer(span), message: unscanned.frontend(value) };
    const parsed = (0,model_image/* parseImage */.zZ)(value);
    if (parsed.kind === 'invalid')
        return { occurrences: end > start ? [place.opaque(span, 'invalid', parsed.why)] : [], problem };
    const occurrences = [place.written(span, value)];
    return isKnownFrontend(parsed.image, hasHeredocs, mirrors) ? { occurrences } : { occurrences, problem };
}
function isKnownFrontend(image, hasHeredocs, mirrors) {
    const { registry, repository, tag = '' } = mirroredImage(image, mirrors);
    const isOwn = registry === 'docker.io' && frontends.test(repository);
    return isOwn && !(hasHeredocs && beforeHeredocs.test(tag));
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/definitions.js
const nothingPassed = { args: new Map(), isUsed: false };

;// CONCATENATED MODULE: ./lib/scan/dockerfile/lexer-types.js
class WordError extends Error {
    isUnset;
    constructor(message, isUnset = false) {
        super(message);
        this.isUnset = isUnset;
    }
}
class LimitError extends Error {
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/values.js

function tracedIn(line, text, start, end) {
    const at = [];
    for (let index = start; index < end; index += 1)
        at.push(line.offset(index));
    return { text: text.slice(start, end), at };
}
function unwritten(text) {
    return { text, at: Array.from(text, () => -1) };
}
function slice({ text, at }, start, end) {
    return { text: text.slice(start, end), at: at.slice(start, end) };
}
function joined(parts) {
    const at = [];
    let text = '';
    for (const part of parts) {
        text += part.text;
        for (const offset of part.at)
            at.push(offset);
    }
    return { text, at };
}
function combined(first, second) {
    return (0,model_compact/* compact */.o)({
        automatic: first.automatic ?? second.automatic,
        parameter: first.parameter ?? second.parameter,
        branches: first.branches || second.branches ? true : undefined,
        passed: bothOf(first.passed, second.passed),
    });
}
function bothOf(first, second) {
    if (first === undefined || second === undefined)
        return first ?? second;
    return [...new Set([...first, ...second])];
}
function isContiguous({ at }) {
    const [first = -1] = at;
    return first >= 0 && at.every((offset, index) => offset === first + index);
}
function values_isSame(one, other) {
    return one.text === other.text && one.at.every((offset, index) => offset === other.at[index]);
}
function beginsIn({ at }, word) {
    const offset = at[0] ?? -1;
    return offset >= (word.at[0] ?? 0) && offset <= (word.at.at(-1) ?? -1);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/patterns.js

function patternOf(text) {
    const segments = [[]];
    const chars = [...text.replace(/^\uFEFF/, '')];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at] ?? '';
        const next = chars[at + 1];
        if (char === '*')
            segments.push([]);
        else if (char === '?')
            segments.at(-1)?.push(null);
        else if (char !== '\\')
            segments.at(-1)?.push(char);
        else if (next === '*' || next === '?' || next === '\\') {
            segments.at(-1)?.push(next);
            at += 1;
        }
        else if (next !== '}' && next !== '/')
            return undefined;
    }
    return { segments };
}
function trimPrefix(value, pattern, greedy, pay) {
    const parsed = patternOf(pattern);
    if (parsed === undefined)
        return undefined;
    const chars = [...value.text];
    const end = endFrom(parsed, chars, 0, greedy, pay);
    return end === undefined ? value : slice(value, chars.slice(0, end).join('').length);
}
function withoutSuffix(value, pattern, greedy, pay) {
    const parsed = patternOf(reversed(pattern));
    if (parsed === undefined)
        return undefined;
    const chars = [...value.text].reverse();
    const end = endFrom(parsed, chars, 0, greedy, pay);
    return end === undefined ? value : slice(value, 0, value.text.length - chars.slice(0, end).join('').length);
}
function endFrom({ segments }, chars, start, greedy, pay) {
    const [first = [], ...more] = segments;
    if (!fits(first, chars, start, pay))
        return undefined;
    let at = start + first.length;
    const last = more.pop();
    for (const segment of more) {
        while (at + segment.length <= chars.length && !fits(segment, chars, at, pay))
            at += 1;
        if (at + segment.length > chars.length)
            return undefined;
        at += segment.length;
    }
    if (last === undefined)
        return at;
    const latest = chars.length - last.length;
    if (greedy) {
        for (let from = latest; from >= at; from -= 1)
            if (fits(last, chars, from, pay))
                return from + last.length;
        return undefined;
    }
    for (let from = at; from <= latest; from += 1)
        if (fits(last, chars, from, pay))
            return from + last.length;
    return undefined;
}
function fits(segment, chars, start, pay) {
    if (start + segment.length > chars.length)
        return false;
    for (let at = 0; at < segment.length; at += 1) {
        pay(1);
        const one = segment[at];
        if (one !== null && one !== chars[start + at])
            return false;
    }
    pay(1);
    return true;
}
function reversed(pattern) {
    const chars = [...pattern];
    const out = [];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at] ?? '';
        const isEscape = char === '\\' && at < chars.length - 1;
        out.push(isEscape ? `${char}${chars[at + 1]}` : char);
        if (isEscape)
            at += 1;
    }
    return out.reverse().join('');
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/replacement.js


function replaced(value, pattern, by, all, pay) {
    const parsed = patternOf(pattern);
    if (parsed === undefined)
        return undefined;
    const chars = [...value.text];
    const index = [0];
    for (const char of chars)
        index.push((index.at(-1) ?? 0) + char.length);
    const part = (start, end) => slice(value, index[start] ?? 0, index[end]);
    const parts = [];
    let done = 0;
    for (let from = 0; from <= chars.length;) {
        const match = firstMatch(parsed, chars, from, pay);
        if (match === undefined)
            break;
        parts.push(part(done, match.start));
        if (match.end > done || match.start === 0 || !all)
            parts.push(all ? filledIn(by, part(match.start, match.end)) : by);
        done = match.end;
        if (!all)
            break;
        from = Math.max(from + 1, match.end);
    }
    return joined([...parts, part(done, chars.length)]);
}
function firstMatch(pattern, chars, from, pay) {
    for (let start = from; start <= chars.length; start += 1) {
        const end = endFrom(pattern, chars, start, true, pay);
        if (end !== undefined)
            return { start, end };
        if (pattern.segments.length > 1 && pattern.segments[0]?.length === 0)
            return undefined;
    }
    return undefined;
}
function filledIn(by, match) {
    if (!by.text.includes('$'))
        return by;
    const parts = [];
    let done = 0;
    for (const { 0: all, index, groups } of by.text.matchAll(/\$(?:(?<dollar>\$)|\{(?<braced>[\p{L}\p{Nd}_]+)\}|(?<bare>[\p{L}\p{Nd}_]+))/gu)) {
        const name = groups?.braced ?? groups?.bare;
        parts.push(slice(by, done, index));
        parts.push(groups?.dollar !== undefined ? unwritten('$') : /^0+$/.test(name ?? '') ? match : unwritten(''));
        done = index + all.length;
    }
    return joined([...parts, slice(by, done)]);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/operators.js





const operators_nothing = unwritten('');
function isOperator(operator) {
    return /^(?:[-+?#%]|:[^#%])$/.test(operator);
}
function takesPattern(operator) {
    return operator === '#' || operator === '%';
}
function branchesOn(operator, value) {
    return value.automatic !== undefined && (value.text === '' || !/[-?]/.test(operator));
}
function operated({ name, operator, value, word, isOpen }, pay) {
    const isUnset = value === undefined || (operator.length > 1 && value.text === '');
    if (operator.endsWith('-'))
        return isUnset ? word : value;
    if (operator.endsWith('+'))
        return isUnset ? operators_nothing : word;
    if (takesPattern(operator))
        return trimmed(operator, value ?? operators_nothing, word.text, pay);
    if (!operator.endsWith('?'))
        throw new WordError(`\`${operator}\` is not an operator of a variable`);
    if (isUnset)
        throw new WordError(unresolved.mustBeSet(name, word.text), isOpen);
    return value;
}
function trimmed(operator, value, pattern, pay) {
    const greedy = pattern.startsWith(operator);
    const trim = operator === '#' ? trimPrefix : withoutSuffix;
    return matched(trim(value, greedy ? pattern.slice(1) : pattern, greedy, pay), pay);
}
function replacing(value, pattern, by, all, pay) {
    return matched(replaced(value ?? operators_nothing, pattern, by, all, pay), pay);
}
function matched(result, pay) {
    if (result === undefined)
        throw new WordError('a pattern has an invalid escape');
    pay(result.text.length);
    return result;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/cursor.js

class LexerCursor {
    word;
    position;
    constructor(word) {
        this.word = word;
        this.position = word.text.startsWith('\uFEFF') ? 1 : 0;
    }
    peek() {
        return this.word.text[this.position];
    }
    take(length) {
        const taken = slice(this.word, this.position, this.position + length);
        this.position += length;
        return taken;
    }
    run(pattern) {
        pattern.lastIndex = this.position;
        return this.take(pattern.exec(this.word.text)?.[0].length ?? 0);
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/words.js

class Words {
    unfinished;
    words = [];
    isIn = false;
    constructor(unfinished) {
        this.unfinished = unfinished;
        unfinished.text = '';
    }
    add(text) {
        if (!/\s|\u0085/.test(text)) {
            if (text !== '')
                this.addRaw(text);
            return;
        }
        for (const char of text) {
            if (!isSpace(char))
                this.addRaw(char);
            else if (this.isIn && this.unfinished.text !== '') {
                this.push();
                this.isIn = false;
            }
        }
    }
    addRaw(text) {
        this.unfinished.text += text;
        this.isIn = true;
    }
    end() {
        if (this.unfinished.text !== '')
            this.push();
        return this.words;
    }
    push() {
        this.words.push(this.unfinished.text);
        this.unfinished.text = '';
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/quoting.js




const quoting_maxDepth = 200;
const quoting_plain = { outside: /[^$<'"\\`}/]+/y, single: /[^']+/y, double: /[^$"\\`]+/y };
class QuotedText {
    rules;
    pay;
    cursor;
    depth = 0;
    isRaw;
    unfinished = { text: '' };
    constructor(word, rules, pay) {
        this.rules = rules;
        this.pay = pay;
        this.cursor = new LexerCursor(word);
        this.isRaw = rules.rawEscapes === true;
    }
    until(stop, isRaw) {
        this.depth += 1;
        if (this.depth > quoting_maxDepth)
            throw new LimitError('variables are nested too deeply');
        const outer = this.isRaw;
        this.isRaw = isRaw;
        const parts = [];
        const words = new Words(this.unfinished);
        for (let char = this.cursor.peek(); char !== undefined && char !== stop; char = this.cursor.peek())
            parts.push(this.part(char, words));
        if (stop !== undefined && this.cursor.peek() === undefined)
            throw new WordError(`a closing \`${stop}\` is missing`);
        this.cursor.take(1);
        this.isRaw = outer;
        this.depth -= 1;
        const value = joined(parts);
        this.pay(value.text.length);
        return { value, words: words.end() };
    }
    part(char, words) {
        if (char === '"' || char === "'" || char === '<') {
            const value = char === '<' ? this.angle() : char === '"' ? this.double() : this.single();
            words.addRaw(value.text);
            return value;
        }
        if (char === this.rules.escape)
            return this.escaped(words);
        const run = this.cursor.run(quoting_plain.outside);
        const value = char === '$' ? this.variable() : run.text === '' ? this.cursor.take(1) : run;
        words.add(value.text);
        return value;
    }
    escaped(words) {
        const parts = this.isRaw
            ? [this.cursor.take(1), this.cursor.take(1)]
            : [this.cursor.take(1), this.cursor.take(1)].slice(1);
        for (const { text } of parts)
            if (text !== '')
                words.addRaw(text);
        return joined(parts);
    }
    single() {
        return this.quoted("'", () => this.cursor.run(quoting_plain.single));
    }
    double() {
        return this.quoted('"', () => {
            if (this.cursor.peek() === '$')
                return this.variable();
            const run = this.cursor.run(quoting_plain.double);
            if (run.text !== '')
                return run;
            const one = this.cursor.take(1);
            if (one.text !== this.rules.escape)
                return one;
            const next = this.cursor.peek() ?? '';
            const shown = next === '"' || next === '$' || next === one.text ? this.cursor.take(1) : one;
            return this.isRaw ? joined([one, shown]) : shown;
        });
    }
    quoted(quote, read) {
        const parts = [this.cursor.take(1)];
        while (this.cursor.peek() !== quote) {
            if (this.cursor.peek() === undefined)
                throw new WordError(`a closing \`${quote}\` is missing`);
            parts.push(read());
        }
        parts.push(this.cursor.take(1));
        return joined(this.rules.rawQuotes ? parts : parts.slice(1, -1));
    }
    angle() {
        return this.cursor.run(/<<[\t\r ]*|</y);
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/lexer.js




const variableName = /\p{Nd}+|[@*#?\-$!]|[\p{L}\p{Nd}_]+/uy;
const lexer_nothing = unwritten('');
function lex(word, rules, lookup, pay) {
    return new Lexer(word, rules, lookup, pay).all();
}
class Lexer extends QuotedText {
    lookup;
    unsure = {};
    hasPatterns = false;
    constructor(word, rules, lookup, pay) {
        super(word, rules, pay);
        this.lookup = lookup;
    }
    all() {
        const { value, words } = this.until(undefined, this.rules.rawEscapes === true);
        return { ...value, ...this.unsure, words, hasPatterns: this.hasPatterns };
    }
    variable() {
        const dollar = this.cursor.take(1);
        if (this.cursor.peek() !== '{') {
            const name = this.cursor.run(variableName).text;
            return name === '' ? dollar : this.shown(this.lookedUp(name), `$${name}`);
        }
        this.cursor.take(1);
        if ('{}:'.includes(this.cursor.peek() ?? ''))
            throw new WordError('a variable has no name');
        const name = this.cursor.run(variableName).text;
        const value = this.lookedUp(name);
        const operator = this.cursor.take(1).text;
        if (operator === '')
            throw new WordError('a closing `}` is missing');
        if (operator === '}')
            return this.shown(value, `\${${name}}`);
        if (operator === '/')
            return this.replacement(name, value);
        return this.modified(name, operator === ':' ? `:${this.cursor.take(1).text}` : operator, value);
    }
    shown(value, written) {
        return value ?? (this.rules.keepsUnset ? unwritten(written) : lexer_nothing);
    }
    modified(name, operator, value) {
        if (!isOperator(operator))
            throw new WordError(`\`${operator}\` is not an operator of a variable`);
        const word = this.until('}', takesPattern(operator)).value;
        this.hasPatterns ||= takesPattern(operator);
        if (value === undefined && this.rules.keepsUnset)
            return unwritten(`\${${name}${operator}${word.text}}`);
        if (value !== undefined && branchesOn(operator, value))
            this.branch();
        const isOpen = this.lookup(name)?.parameter !== undefined;
        return operated({ name, operator, value, word, isOpen }, this.pay);
    }
    replacement(name, value) {
        const isAll = this.cursor.run(/\/?/y).text !== '';
        const pattern = this.until('/', true).value.text;
        const by = this.until('}', true).value;
        this.hasPatterns = true;
        if (value === undefined && this.rules.keepsUnset)
            return unwritten(`\${${name}/${pattern}/${by.text}}`);
        if (value?.automatic !== undefined)
            this.branch();
        return replacing(value, pattern, by, isAll, this.pay);
    }
    branch() {
        this.unsure = { ...this.unsure, branches: true };
    }
    lookedUp(name) {
        const value = this.lookup(name);
        if (value === undefined)
            return undefined;
        this.unsure = combined(this.unsure, value);
        this.pay(value.text.length);
        return value.unset ? undefined : value;
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/platform-arguments.js
const automatic = {
    BUILDPLATFORM: 'linux/amd64',
    BUILDOS: 'linux',
    BUILDOSVERSION: '',
    BUILDARCH: 'amd64',
    BUILDVARIANT: '',
    TARGETPLATFORM: 'linux/amd64',
    TARGETOS: 'linux',
    TARGETOSVERSION: '',
    TARGETARCH: 'amd64',
    TARGETVARIANT: '',
    TARGETSTAGE: 'default',
};

;// CONCATENATED MODULE: ./lib/scan/dockerfile/environment.js







class Environment {
    token;
    pay;
    passing;
    definitions = [];
    refused;
    entries = new Map();
    constructor(globals, token, pay, passing = nothingPassed) {
        this.token = token;
        this.pay = pay;
        this.passing = passing;
        for (const [name, text] of Object.entries(automatic)) {
            const branches = name === 'TARGETSTAGE' ? { branches: true } : {};
            this.entries.set(name, { value: { ...unwritten(text), automatic: name, ...branches } });
            this.override(name);
        }
        for (const argument of globals) {
            if (!this.override(argument.name))
                this.declare(argument);
            this.mark(argument.name);
        }
    }
    override(name) {
        const argument = this.passing.isUsed ? this.passing.args.get(name) : undefined;
        if (argument === undefined)
            return false;
        const passed = [argument];
        const { value } = argument;
        const unknown = { ...unwritten(''), unset: true, parameter: name, passed };
        this.entries.set(name, { value: 'why' in value ? unknown : { ...unwritten(value.text), passed } });
        return true;
    }
    mark(name) {
        const argument = this.passing.args.get(name);
        const entry = this.entries.get(name);
        if (argument === undefined || entry === undefined)
            return;
        const { value, definition } = entry;
        const passed = [...new Set([...(value.passed ?? []), argument])];
        this.entries.set(name, { value: { ...value, passed }, ...(0,model_compact/* compact */.o)({ definition }) });
    }
    expand(word) {
        const used = new Set();
        const last = /^\$\{?([\p{L}\p{Nd}_]+)/u.exec(word.text.slice(word.text.lastIndexOf('$')))?.[1] ?? '';
        let [unsure, hasVariables] = [{}, false];
        let undeclared;
        const lookup = (name) => {
            hasVariables = true;
            const entry = this.entries.get(name);
            if (entry?.definition !== undefined)
                used.add(entry.definition);
            if (entry === undefined)
                undeclared ??= name;
            else
                unsure = combined(unsure, entry.value);
            return entry?.value;
        };
        try {
            const { text, at, ...rest } = lex(word, { escape: this.token }, lookup, this.pay);
            const { words: _, hasPatterns, ...inner } = rest;
            const value = { text, at, ...combined(inner, unsure) };
            return {
                value,
                used,
                last,
                hasVariables,
                hasPatterns,
                ...(undeclared === undefined ? {} : { undeclared }),
            };
        }
        catch (error) {
            const isLimit = error instanceof LimitError;
            if (!isLimit && !(error instanceof WordError))
                throw error;
            const isUnset = error instanceof WordError && error.isUnset;
            const value = { ...unwritten(''), ...unsure };
            return { value, why: error.message, isUnset, isLimit, used, last, hasVariables, hasPatterns: false };
        }
    }
    declare({ name, value }) {
        if (value === undefined) {
            if (!this.entries.has(name))
                this.entries.set(name, { value: { ...unwritten(''), unset: true, parameter: name } });
            return;
        }
        const expansion = this.expand(value);
        if (expansion.why !== undefined)
            this.fail(name, value.at[0], expansion, expansion.why);
        else
            this.define(name, value, expansion);
    }
    define(name, written, expansion) {
        const { value, used, last, hasVariables, hasPatterns } = expansion;
        for (const one of used) {
            if (hasPatterns || !values_isSame(one.value, value) || !one.names.has(last))
                one.isPart = true;
            if (hasPatterns)
                one.isMatched = true;
        }
        const alias = [...used].find((one) => one.isLiteral && one.names.has(last) && values_isSame(one.value, value));
        const definition = alias ?? {
            name,
            names: new Set(),
            value,
            written,
            isLiteral: !hasVariables,
            isPart: false,
            isMatched: false,
            users: 0,
        };
        definition.names.add(name);
        if (alias === undefined)
            this.definitions.push(definition);
        this.entries.set(name, { value, definition });
    }
    fail(name, offset, expansion, why) {
        const { value, isUnset, isLimit } = expansion;
        const isOpen = isUnset && value.parameter !== undefined;
        if (!isOpen)
            this.refused ??= {
                message: isLimit
                    ? unscanned.dockerfileLimit(why)
                    : unscanned.dockerfile(`ARG ${name.slice(0, 40)}: ${why}`),
                ...(0,model_compact/* compact */.o)({ offset }),
            };
        this.entries.set(name, { value: { ...value, unset: true, parameter: value.parameter ?? name } });
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/passed.js







function imagesOfBuilds(file, builds, pay) {
    const tooMany = builds.length > maxBuilds;
    const found = builds.slice(0, maxBuilds).flatMap((build) => imagesOfBuild(file, build, pay));
    return {
        occurrences: found.flatMap(({ occurrence }) => occurrence),
        problems: [
            ...found.flatMap(({ problem }) => problem ?? []),
            ...(tooMany ? [{ file: file.path, message: unscanned.tooManyBuilds(maxBuilds) }] : []),
        ],
    };
}
function imagesOfBuild(file, build, pay) {
    const { globals, froms } = file.reading;
    const args = new Map(build.map((one) => [one.name, one]));
    const environment = new Environment(globals, file.token, pay, { args, isUsed: true });
    const stages = new Set();
    const bases = froms.flatMap(({ image, stage }) => {
        const expansion = environment.expand(image);
        const { text, branches } = expansion.value;
        const isStage = stages.has(text) || text === 'scratch';
        if (stage !== undefined)
            stages.add(stage);
        return isStage && !branches ? [] : baseOf(file, expansion);
    });
    const frontend = args.get(syntaxArgument);
    return [...bases, ...(frontend === undefined ? [] : [frontendOf(file, frontend)])];
}
function baseOf({ path }, expansion) {
    const { value, why, isUnset, isLimit } = expansion;
    const { passed = [] } = value;
    const [argument] = passed;
    if (argument === undefined)
        return [];
    for (const one of passed)
        if ('why' in one.value)
            return [{ occurrence: opaque(one, one.value.why) }];
    const isOpen = why === undefined || isUnset === true;
    if (isOpen && value.automatic !== undefined)
        return [{ occurrence: opaque(argument, unresolved.setByBuild(value.automatic)) }];
    const parsed = (0,model_image/* parseImage */.zZ)(value.text);
    if (isOpen && parsed.kind === 'image')
        return [{ occurrence: imageAt(argument, expansion, path) }];
    if (isOpen && value.parameter !== undefined)
        return [{ occurrence: opaque(argument, unresolved.noDefault(value.parameter)) }];
    const wrong = why ?? (parsed.kind === 'invalid' ? parsed.why : '');
    const { file, span, name } = argument;
    const message = isLimit
        ? unscanned.dockerfileLimit(wrong)
        : unscanned.passedRefused(name, path, value.text, wrong);
    return [
        {
            occurrence: opaqueAt(file, span, isLimit ? 'variable' : 'invalid', wrong),
            problem: { file: file.path, span, message },
        },
    ];
}
function imageAt(argument, { value, hasPatterns }, path) {
    const { file, span, value: given } = argument;
    const isWhole = 'text' in given && given.text === value.text && value.at.every((offset) => offset < 0);
    if (!isWhole || hasPatterns || value.passed?.length !== 1)
        return resolvedAt(file, span, value.text, notPinnable.passedInPart(path));
    return wholeAt(argument, value.text, given.noPlace);
}
function wholeAt({ file, span }, text, noPlace) {
    return noPlace === undefined ? occurrenceAt(file, span, text) : resolvedAt(file, span, text, noPlace);
}
function opaque({ file, span }, why) {
    return opaqueAt(file, span, 'variable', why);
}
function frontendOf({ reading, mirrors }, argument) {
    const { file, span, value } = argument;
    if ('why' in value)
        return { occurrence: opaque(argument, value.why) };
    const [name = ''] = value.text.trim().split(' ');
    const noPlace = name === value.text ? value.noPlace : notPinnable.passedIndirectly(syntaxArgument);
    const occurrence = wholeAt(argument, name, noPlace);
    if (occurrence.kind === 'image' && isKnownFrontend(occurrence.image, reading.hasHeredocs, mirrors))
        return { occurrence };
    return { occurrence, problem: { file: file.path, span, message: unscanned.frontend(name) } };
}
function overridable(one, passed = []) {
    const [argument] = passed;
    if (argument === undefined || one.pin.kind === 'refused')
        return one;
    return { ...one, pin: refused(notPinnable.passed(argument.name, argument.file.path)) };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/lines.js

const maxLineBytes = 65_535;
class lines_Lines {
    text;
    token;
    position;
    tooLong;
    constructor(text, token, position = text.startsWith('\uFEFF') ? 1 : 0) {
        this.text = text;
        this.token = token;
        this.position = position;
    }
    physical() {
        const { text, position: start } = this;
        if (start >= text.length)
            return undefined;
        const newline = text.indexOf('\n', start);
        let end = newline < 0 ? text.length : newline;
        this.position = end + 1;
        if (isTooLong(text, start, end))
            this.tooLong ??= start;
        while (end > start && text[end - 1] === '\r')
            end -= 1;
        return { start, end };
    }
    logical() {
        for (let first = this.physical(); first !== undefined; first = this.physical()) {
            const start = skipSpace(this.text, first.start, first.end);
            if (this.text[start] === '#' && start < first.end)
                continue;
            const end = this.continuedAt({ start, end: first.end });
            if (end !== undefined)
                return lineOf(this.text, this.joined({ start, end }));
            if (start < first.end)
                return lineOf(this.text, [{ start, end: first.end }]);
        }
        return undefined;
    }
    joined(first) {
        const pieces = [first];
        for (let more = this.physical(); more !== undefined; more = this.physical()) {
            const word = skipSpace(this.text, more.start, more.end);
            if (word === more.end || this.text[word] === '#')
                continue;
            const end = this.continuedAt(more);
            pieces.push({ start: more.start, end: end ?? more.end });
            if (end === undefined)
                break;
        }
        return pieces;
    }
    continuedAt({ start, end }) {
        let last = end - 1;
        while (last >= start && (this.text[last] === ' ' || this.text[last] === '\t'))
            last -= 1;
        if (last < start || this.text[last] !== this.token)
            return undefined;
        return last > start && this.text[last - 1] === this.token ? undefined : last;
    }
}
function isTooLong(text, start, end) {
    const isShort = (end - start) * 3 <= maxLineBytes;
    return !isShort && Buffer.byteLength(text.slice(start, end)) > maxLineBytes;
}
function lineOf(text, pieces) {
    const [only] = pieces;
    if (pieces.length === 1 && only !== undefined)
        return { text: text.slice(only.start, only.end), offset: (index) => only.start + index };
    const begins = [];
    let joined = '';
    for (const piece of pieces) {
        begins.push(joined.length);
        joined += text.slice(piece.start, piece.end);
    }
    return { text: joined, offset: (index) => offsetIn(pieces, begins, index) };
}
function offsetIn(pieces, begins, index) {
    let [low, high] = [0, begins.length - 1];
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((begins[middle] ?? 0) <= index)
            low = middle;
        else
            high = middle - 1;
    }
    return (pieces[low]?.start ?? 0) + index - (begins[low] ?? 0);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/line-room.js

const digestLength = 'sha256:'.length + 64;
const minLong = Math.floor(maxLineBytes / 12);
class LineRoom {
    long = [];
    constructor(text) {
        for (let start = 0; start < text.length;) {
            const newline = text.indexOf('\n', start);
            const end = newline < 0 ? text.length : newline;
            if (end - start >= minLong)
                this.long.push({ start, end, bytes: Buffer.byteLength(text.slice(start, end)) });
            start = end + 1;
        }
    }
    take(offset, lead) {
        const line = this.lineAt(offset);
        if (line === undefined)
            return true;
        const length = lead.length + digestLength;
        if (line.bytes + length > maxLineBytes)
            return false;
        line.bytes += length;
        return true;
    }
    lineAt(offset) {
        let [low, high] = [0, this.long.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.long[middle]?.start ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        const found = this.long[low];
        return found !== undefined && offset >= found.start && offset <= found.end ? found : undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/name-parts.js

function tagIn(name) {
    const { colon } = boundsOf(name);
    return colon < 0 ? undefined : slice(name, colon + 1);
}
function endStart(name) {
    return boundsOf(name).start;
}
function hasOwnEnd(word, name, source) {
    const [first = 0, last = -1] = [word.at[0], word.at.at(-1)];
    const { start, colon, end } = boundsOf(name);
    const isOwn = name.at.slice(start, end).every((offset) => offset >= first && offset <= last);
    const from = name.at[start];
    if (!isOwn || from === undefined)
        return false;
    const lastOfName = name.at[end - 1] ?? from;
    const within = source.slice(from, lastOfName + 1);
    const digest = name.at[end];
    if (source.slice(lastOfName + 1, last + 1).includes('$'))
        return false;
    if (digest !== undefined && source.slice(lastOfName + 1, digest).includes('}'))
        return false;
    const isNamedAlone = colon >= 0 || digest !== undefined || pathStart.test(source.slice(first, from));
    if (!/[${}]/.test(within))
        return isNamedAlone;
    const [ofColon, ofTag] = [name.at[colon], name.at[colon + 1]];
    if (colon < 0 || ofColon === undefined || ofTag === undefined)
        return false;
    const isPlain = !/[${}]/.test(source.slice(from, ofColon) + source.slice(ofTag, lastOfName + 1));
    return isPlain && tagDefault.test(source.slice(ofColon, ofTag));
}
function hasOwnPath(word, name, source) {
    const { start, colon, end } = boundsOf(name);
    const own = slice(name, start, colon < 0 ? end : colon);
    const [from, to] = [own.at[0], own.at.at(-1)];
    if (from === undefined || to === undefined || !beginsIn(own, word))
        return false;
    return to >= from && !/[${}]/.test(source.slice(from, to + 1));
}
const pathStart = /(?:^|\/)["']*(?:\$\{\w+:?[-+]["']*)*$/;
const tagDefault = /^:\$\{\w+:?-$/;
function boundsOf({ text }) {
    const at = text.indexOf('@');
    const end = at < 0 ? text.length : at;
    const start = text.lastIndexOf('/', end - 1) + 1;
    const colon = text.indexOf(':', start);
    return { start, colon: colon < end ? colon : -1, end };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/place.js






const sameOffsets = { start: (index) => index, end: (index) => index };
const place_filler = /\uE000/;
class DockerfilePlace {
    file;
    text;
    offsets;
    isCovered;
    room;
    constructor(file, text, offsets, isCovered) {
        this.file = file;
        this.text = text;
        this.offsets = offsets;
        this.isCovered = isCovered;
        this.room = new LineRoom(text);
    }
    spanOf({ at }) {
        return { start: at[0] ?? 0, end: (at.at(-1) ?? -1) + 1 };
    }
    unquoted(word) {
        const { start, end } = this.spanOf(word);
        const quote = this.text[start];
        const isQuoted = end - start > 2 && (quote === '"' || quote === "'") && this.text[end - 1] === quote;
        return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
    }
    outer({ start, end }) {
        const from = this.offsets.start(start);
        return { start: from, end: end > start ? this.offsets.end(end) : from };
    }
    textOf({ start, end }) {
        return this.text.slice(start, end);
    }
    hasOwnEnd(word, name) {
        return hasOwnEnd(word, name, this.text);
    }
    hasOwnPath(word, name) {
        return hasOwnPath(word, name, this.text);
    }
    isTemplated(word, text) {
        return this.isCovered && (place_filler.test(text) || place_filler.test(this.textOf(this.spanOf(word))));
    }
    templated(span) {
        const { start, end } = this.outer(span);
        return this.opaque(span, 'template', unresolved.template(this.file.text.slice(start, end)));
    }
    opaque(span, why, detail) {
        return opaqueAt(this.file, this.outer(span), why, detail);
    }
    image(span, name, pin) {
        const parsed = (0,model_image/* parseImage */.zZ)(name);
        if (parsed.kind === 'invalid')
            throw new RangeError(parsed.why);
        const at = { file: this.file.path, span: this.outer(span) };
        const raw = this.file.text.slice(at.span.start, at.span.end);
        return { kind: 'image', at, raw, image: parsed.image, pin: this.outerPin(pin) };
    }
    written(span, name) {
        const at = name.indexOf('@');
        const isPlain = this.text.slice(span.start, span.end) === name;
        const start = at < 0 ? span.end : span.start + at;
        const lead = at < 0 && !/:[^/]*$/.test(name) ? (0,model_image/* digestLead */.PA)({}) : '@';
        const pin = { kind: 'place', lead, span: { start, end: span.end } };
        return this.image(span, name, isPlain ? pin : refused(notPinnable.escapes));
    }
    outerPin(pin) {
        if (pin.kind === 'refused')
            return pin;
        const { start, end } = pin.span;
        if (start === end) {
            const at = this.offsets.end(end);
            return this.room.take(start, pin.lead)
                ? { ...pin, span: { start: at, end: at } }
                : refused(notPinnable.longLine);
        }
        const span = this.outer(pin.span);
        const isWritten = this.file.text.slice(span.start, span.end) === this.text.slice(start, end);
        return isWritten ? { ...pin, span } : refused(notPinnable.escapes);
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/arguments.js

function jsonList({ text, rest }) {
    const start = skipSpace(text, rest.start, rest.end);
    if (text[start] !== '[' || start === rest.end)
        return undefined;
    const list = arguments_parsed(text.slice(start, rest.end));
    if (!Array.isArray(list))
        return undefined;
    if (list.every((one) => typeof one === 'string'))
        return list;
    return hasInfinity(list) ? undefined : 'mixed';
}
function arguments_parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
}
function hasInfinity(list) {
    const left = [...list];
    for (let one = left.pop(); left.length > 0 || one !== undefined; one = left.pop()) {
        if (one === Number.POSITIVE_INFINITY || one === Number.NEGATIVE_INFINITY)
            return true;
        if (typeof one === 'object' && one !== null)
            for (const inner of Object.values(one))
                left.push(inner);
    }
    return false;
}
function plainArguments({ text, rest }) {
    return wordsIn(text, rest);
}
function quotedArguments({ text, rest }, token) {
    const words = [];
    let start = -1;
    let quote = '';
    let end = rest.end;
    for (let at = rest.start; at < rest.end; at += 1) {
        const char = text[at] ?? '';
        if (quote === '' && isSpace(char)) {
            if (start >= 0)
                words.push({ start, end: at });
            start = -1;
            continue;
        }
        if (start < 0)
            start = at;
        if (quote === char)
            quote = '';
        else if (quote === '' && (char === '"' || char === "'"))
            quote = char;
        else if (char === token && quote !== "'") {
            at += 1;
            if (at === rest.end)
                end -= 1;
        }
    }
    if (start >= 0 && start < end)
        words.push({ start, end });
    return words;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/flags.js

function commandIn(line, range, token) {
    const { text } = line;
    const start = skipSpace(text, range.start, range.end);
    const end = trimmedEnd(text, start, range.end);
    let at = start;
    while (at < end && !separates(text.charCodeAt(at)))
        at += 1;
    const keyword = lower(text.slice(start, at));
    while (at < end && separates(text.charCodeAt(at)))
        at += 1;
    if (!text.startsWith('--', at) || at >= end)
        return { keyword, flags: [], text, rest: { start: skipSpace(text, at, end), end } };
    const bytes = bytesOf(text, at, end);
    const { flags, rest } = flagsIn(bytes, token);
    const from = rest < bytes.text.length ? (bytes.at[rest] ?? end) : end;
    const isSplit = rest > 0 && rest < bytes.text.length && bytes.at[rest - 1] === from;
    const width = (text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1;
    const kept = isSplit ? `${text.slice(0, from)}${'\uFFFD'.repeat(width)}${text.slice(from + width)}` : text;
    return { keyword, flags, text: kept, rest: { start: skipSpace(kept, from, end), end } };
}
function bytesOf(text, start, end) {
    const slice = text.slice(start, end);
    const at = [];
    for (let index = start; index < end; index += 1) {
        const code = text.codePointAt(index) ?? 0;
        const length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        for (let byte = 0; byte < length; byte += 1)
            at.push(index);
        if (length === 4)
            index += 1;
    }
    return { text: at.length === slice.length ? slice : Buffer.from(slice).toString('latin1'), at };
}
function flagsIn(bytes, token) {
    const { text, at } = bytes;
    const flags = [];
    let position = 0;
    for (;;) {
        while (position < text.length && isByteSpace(text.charCodeAt(position)))
            position += 1;
        if (!text.startsWith('--', position))
            return { flags, rest: position };
        const word = flags_wordAt(text, position, token);
        position = word.end;
        if (word.text === '--')
            return { flags, rest: position };
        flags.push({ text: word.text, at: word.indexes.map((index) => at[index] ?? 0) });
    }
}
function flags_wordAt(text, start, token) {
    const indexes = [];
    let [word, quote, at] = ['', '', start];
    for (; at < text.length; at += 1) {
        const char = text[at] ?? '';
        if (quote === '' && isByteSpace(text.charCodeAt(at)))
            break;
        if (char === quote)
            quote = '';
        else if (quote === '' && (char === '"' || char === "'"))
            quote = char;
        else {
            if (char === token)
                at += 1;
            if (at >= text.length)
                break;
            word += text[at];
            indexes.push(at);
        }
    }
    return { text: word, indexes, end: Math.min(at, text.length) };
}
function separates(code) {
    return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0a);
}
function isByteSpace(code) {
    return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0x85 || code === 0xa0;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/heredocs.js


const rules = { escape: '\\', keepsUnset: true };
const unset = () => undefined;
function heredocsOf(line, pay) {
    if (!line.includes('<<'))
        return [];
    return wordsOf(line, pay).flatMap((word) => heredocOf(word, pay) ?? []);
}
function isHeredoc(word, pay) {
    try {
        return heredocOf(word, pay) !== undefined;
    }
    catch (error) {
        if (error instanceof WordError)
            return false;
        throw error;
    }
}
function wordsOf(line, pay) {
    try {
        return lex({ text: line, at: [] }, { ...rules, rawQuotes: true, rawEscapes: true }, unset, pay).words;
    }
    catch (error) {
        if (error instanceof WordError)
            return [];
        throw error;
    }
}
function heredocOf(word, pay) {
    const { chomp, rest = '' } = /^[0-9]*<<(?<chomp>-?)[\t\n\f\r ]*(?<rest>[^<]*)$/.exec(word)?.groups ?? {};
    if (rest === '')
        return undefined;
    const { words } = lex({ text: rest, at: [] }, rules, unset, pay);
    const [name] = words;
    if (name === undefined || words.length > 1)
        return undefined;
    const raw = lex({ text: rest, at: [] }, { ...rules, rawQuotes: true }, unset, pay).words;
    if (raw.length !== 1)
        throw new WordError('the name of a heredoc is ambiguous');
    return { name, chomps: chomp === '-' };
}
function skipHeredoc(text, lines, { name, chomps }) {
    for (let line = lines.physical(); line !== undefined; line = lines.physical()) {
        let { start } = line;
        while (chomps && text[start] === '\t' && start < line.end)
            start += 1;
        if (line.end - start === name.length && text.startsWith(name, start))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/mounts.js
function csvFields({ text, at }) {
    if (text === '')
        return undefined;
    const fields = [];
    for (let start = 0;;) {
        if (text[start] !== '"') {
            const comma = text.indexOf(',', start);
            const end = comma < 0 ? text.length : comma;
            const field = text.slice(start, end);
            if (field.includes('"'))
                return undefined;
            fields.push({ text: field, at: at.slice(start, end) });
            if (comma < 0)
                return fields;
            start = comma + 1;
            continue;
        }
        const quoted = quotedField(text, start + 1);
        if (quoted === undefined)
            return undefined;
        fields.push({ text: quoted.text, at: quoted.indexes.map((index) => at[index] ?? 0) });
        if (quoted.end === text.length)
            return fields;
        if (text[quoted.end] !== ',')
            return undefined;
        start = quoted.end + 1;
    }
}
function quotedField(text, start) {
    const indexes = [];
    let field = '';
    for (let index = start; index < text.length; index += 1) {
        if (text[index] === '"') {
            if (text[index + 1] !== '"')
                return { text: field, indexes, end: index + 1 };
            index += 1;
        }
        field += text[index];
        indexes.push(index);
    }
    return undefined;
}
function mounts_assigned({ text, at }) {
    const equals = text.indexOf('=');
    return equals < 0 ? undefined : { text: text.slice(equals + 1), at: at.slice(equals + 1) };
}
function mountSource(fields) {
    const isFrom = ({ text }) => /^from=/.test(text.slice(0, 5).toLowerCase());
    const last = fields.findLast(isFrom);
    return last === undefined ? undefined : mounts_assigned(last);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/flag-rules.js

const flag_rules_none = {};
const paths = { chown: 'text', chmod: 'text', link: 'boolean', exclude: 'texts' };
const flagsOf = {
    add: { ...paths, 'keep-git-dir': 'boolean', checksum: 'text', unpack: 'boolean' },
    copy: { ...paths, from: 'text', parents: 'boolean' },
    from: { platform: 'text' },
    run: { mount: 'texts', network: 'text', security: 'text', device: 'texts' },
    healthcheck: {
        interval: 'text',
        timeout: 'text',
        'start-period': 'text',
        'start-interval': 'text',
        retries: 'text',
    },
};
const unread = new Set(['arg', 'stopsignal']);
const choices = {
    network: ['default', 'none', 'host'],
    security: ['insecure', 'sandbox'],
};
function flagValue(command, name) {
    const flag = command.flags.find(({ text }) => text.startsWith(`--${name}=`));
    return flag === undefined ? undefined : mounts_assigned(flag);
}
function whyFlagsRefused({ keyword, flags }) {
    if (flags.length === 0 || unread.has(keyword))
        return undefined;
    const known = flagsOf[keyword] ?? flag_rules_none;
    const seen = new Set();
    for (const flag of flags) {
        const name = flag.text.slice(2).split('=', 1)[0] ?? '';
        const kind = Object.hasOwn(known, name) ? known[name] : undefined;
        const shown = `${keyword.toUpperCase()} --${name.slice(0, 40)}`;
        if (kind === undefined)
            return `${shown} is not a flag`;
        if (kind !== 'texts' && seen.has(name))
            return `${shown} is given twice`;
        seen.add(name);
        const value = mounts_assigned(flag);
        if (kind === 'boolean') {
            if (value !== undefined && !/^(?:true|false)$/i.test(value.text))
                return `${shown} is not true or false`;
            continue;
        }
        if (value === undefined)
            return `${shown} has no value`;
        const why = whyValueRefused(name, value);
        if (why !== undefined)
            return `${shown} ${why}`;
    }
    return undefined;
}
function whyValueRefused(name, value) {
    if (name === 'mount')
        return whyMountRefused(value);
    if (name === 'device')
        return csvFields(value) === undefined ? 'is not CSV' : whyDeviceRefused(value);
    const allowed = choices[name];
    return allowed === undefined || allowed.includes(value.text) ? undefined : `is not ${allowed.join(' or ')}`;
}
function whyMountRefused(value) {
    const fields = csvFields(value);
    if (fields === undefined)
        return 'is not CSV';
    for (const field of fields) {
        const from = mountSource([field])?.text ?? '';
        const dollar = from.indexOf('$');
        if (dollar >= 0 && dollar < from.length - 1)
            return 'has a variable in `from`, where BuildKit expands none';
    }
    return undefined;
}
function whyDeviceRefused(value) {
    let hasName = false;
    for (const { text } of csvFields(value) ?? []) {
        const [key = '', setTo] = [text.split('=', 1)[0]?.toLowerCase(), text.slice(text.indexOf('=') + 1)];
        const isPair = text.includes('=');
        if (key === 'required') {
            if (isPair && !/^(?:1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/.test(setTo))
                return 'has `required` that is not true or false';
        }
        else if (hasName)
            return `has \`${text.slice(0, 40)}\` behind the name`;
        else
            hasName = (isPair && key === 'name' ? setTo : text) !== '';
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/health.js


const duration = /^[-+]?(?:0|(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:ns|us|ms|s|m|h))+)$/;
const nanoseconds = {
    ns: 1,
    us: 1e3,
    ms: 1e6,
    s: 1e9,
    m: 60e9,
    h: 3600e9,
};
const maxNanoseconds = 2 ** 63;
function whyHealthRefused(command) {
    const { text, rest } = command;
    const words = /^(?<kind>[^\t-\r ]*)[\t-\r ]*/.exec(text.slice(rest.start, rest.end));
    const kind = words?.groups?.kind?.toUpperCase() ?? '';
    const inner = { ...command, rest: { ...rest, start: rest.start + (words?.[0].length ?? 0) } };
    const list = jsonList(inner);
    if (list === 'mixed')
        return 'HEALTHCHECK has a JSON list of something other than strings';
    const isEmpty = inner.rest.start === rest.end || list?.length === 0;
    if (kind === 'NONE')
        return isEmpty ? undefined : 'HEALTHCHECK NONE has arguments';
    if (kind !== 'CMD' || isEmpty)
        return 'HEALTHCHECK has no command';
    return whyFlagsRefused(command) ?? whyTimesRefused(command);
}
function whyTimesRefused(command) {
    for (const name of ['interval', 'timeout', 'start-period', 'start-interval']) {
        const value = flagValue(command, name);
        if (value !== undefined && !isInterval(value))
            return `HEALTHCHECK --${name} is not a length of time`;
    }
    const retries = flagValue(command, 'retries')?.text ?? '';
    const isCount = retries === '' || (/^[-+]?[0-9]+$/.test(retries) && isCountable(Number(retries)));
    return isCount ? undefined : 'HEALTHCHECK --retries is not a number of times';
}
function isCountable(count) {
    return count >= 0 && count < 2 ** 31;
}
function isInterval({ text }) {
    if (text === '')
        return true;
    if (!duration.test(text))
        return false;
    let total = 0;
    for (const { groups } of text.matchAll(/(?<amount>[0-9.]+)(?<unit>[a-z]+)/g))
        total += Math.trunc(Number(groups?.amount) * (nanoseconds[groups?.unit ?? ''] ?? 0));
    return total === 0 || (!text.startsWith('-') && total >= 1e6 && total < maxNanoseconds);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/instruction-rules.js






const jsonKeywords = new Set(['add', 'cmd', 'copy', 'entrypoint', 'run', 'shell', 'volume']);
const needsText = new Set(['expose', 'maintainer', 'stopsignal', 'user', 'workdir']);
const needsNothing = new Set(['cmd', 'entrypoint', 'run']);
const stageName = /^[a-z][a-z0-9-_.]*$|\uE000/;
function whyRefused(command, token, pay) {
    const { keyword, rest } = command;
    if (keyword === 'healthcheck')
        return whyHealthRefused(command);
    const shown = keyword.slice(0, 40).toUpperCase();
    const isEmpty = rest.start === rest.end;
    const list = jsonKeywords.has(keyword) ? jsonList(command) : undefined;
    if (list === 'mixed')
        return `${shown} has a JSON list of something other than strings`;
    const flags = whyFlagsRefused(command);
    if (flags !== undefined)
        return flags;
    if (keyword === 'from')
        return whyFromRefused(command);
    if (keyword === 'arg')
        return whyNamesRefused(command, token);
    if (keyword === 'onbuild')
        return whyTriggerRefused(command, token);
    if (keyword === 'env' || keyword === 'label')
        return whyPairsRefused(command, token, shown);
    if (needsText.has(keyword))
        return isEmpty ? `${shown} has no argument` : undefined;
    if (keyword === 'shell')
        return list === undefined || list.length === 0 ? 'SHELL has no JSON list of arguments' : undefined;
    if (keyword === 'volume')
        return whyVolumesRefused(command, list);
    if (keyword === 'add' || keyword === 'copy')
        return whyPathsRefused(command, list, shown, pay);
    return needsNothing.has(keyword) ? undefined : `\`${shown}\` is not an instruction`;
}
function whyFromRefused(command) {
    const words = plainArguments(command).map(({ start, end }) => command.text.slice(start, end));
    const [, as = '', name = ''] = words;
    if (words.length === 1)
        return undefined;
    if (words.length !== 3 || !isAs(as))
        return 'FROM needs an image, or an image, AS and a name';
    return stageName.test(lower(name)) ? undefined : `\`${name.slice(0, 40)}\` cannot be the name of a stage`;
}
function whyNamesRefused(command, token) {
    const words = quotedArguments(command, token);
    const isUnnamed = words.length === 0 || words.some(({ start }) => command.text[start] === '=');
    return isUnnamed ? 'ARG has no name' : undefined;
}
function whyTriggerRefused({ text, rest }, token) {
    const inner = commandIn({ text, offset: (index) => index }, rest, token);
    const shown = inner.keyword.slice(0, 40).toUpperCase();
    if (shown === '' || shown === 'ONBUILD' || shown === 'FROM' || shown === 'MAINTAINER')
        return shown === '' ? 'ONBUILD has no instruction' : `ONBUILD cannot have ${shown} as its instruction`;
    if (inner.keyword === 'env' || inner.keyword === 'label')
        return whyPairsRefused(inner, token, shown, true);
    const list = jsonKeywords.has(inner.keyword) ? jsonList(inner) : undefined;
    return list === 'mixed' ? `${shown} has a JSON list of something other than strings` : undefined;
}
function whyPairsRefused(command, token, shown, isTrigger = false) {
    const words = quotedArguments(command, token).map(({ start, end }) => command.text.slice(start, end));
    const [first] = words;
    if (first === undefined)
        return isTrigger ? undefined : `${shown} has no argument`;
    if (!first.includes('='))
        return plainArguments(command).length < 2 ? `${shown} ${first.slice(0, 40)} has no value` : undefined;
    const wrong = words.find((word) => !word.includes('=') || (!isTrigger && word.startsWith('=')));
    return wrong === undefined ? undefined : `${shown} has \`${wrong.slice(0, 40)}\` where it needs name=value`;
}
function whyVolumesRefused(command, list) {
    const { text } = command;
    const paths = list ?? plainArguments(command).map(({ start, end }) => text.slice(start, end));
    const isBlank = (one) => trimmedEnd(one, 0, one.length) === 0;
    return paths.length === 0 || paths.some(isBlank) ? 'VOLUME has no path' : undefined;
}
function whyPathsRefused(command, list, shown, pay) {
    const ranges = list === undefined ? plainArguments(command) : [];
    if ((list ?? ranges).length < 2)
        return `${shown} has no destination`;
    const last = ranges.at(-1);
    const destination = last === undefined ? (list?.at(-1) ?? '') : command.text.slice(last.start, last.end);
    return isHeredoc(destination, pay) ? `${shown} has a heredoc as its destination` : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/stage-variables.js


const mention = /(?:\$\{?[!#]?(?:env:)?|%)([a-z_]\w*)/gi;
const stage_variables_harmless = new Set(['label', 'arg', 'from']);
class StageVariables {
    text;
    declared = new Set();
    used = new Set();
    begin;
    constructor(text) {
        this.text = text;
    }
    add(command, offset, token) {
        this.search(offset);
        const { keyword } = command;
        const inner = keyword === 'onbuild'
            ? commandIn({ text: command.text, offset: (index) => index }, command.rest, token)
            : command;
        if (inner.keyword === 'arg')
            for (const { start, end } of quotedArguments(inner, token)) {
                const [name = ''] = inner.text.slice(start, end).split('=', 1);
                this.declared.add(name);
            }
        this.begin = stage_variables_harmless.has(inner.keyword) ? undefined : offset;
    }
    end() {
        this.search(this.text.length);
    }
    search(end) {
        if (this.begin === undefined)
            return;
        for (const [, name = ''] of this.text.slice(this.begin, end).matchAll(mention))
            this.used.add(name);
        this.begin = undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/reader.js











function readingOf(text, token, pay) {
    return new Reader(text, token, pay).read();
}
class Reader {
    text;
    token;
    pay;
    globals = [];
    froms = [];
    sources = [];
    stageNames;
    hasHeredocs = false;
    refusal;
    open;
    constructor(text, token, pay) {
        this.text = text;
        this.token = token;
        this.pay = pay;
        this.stageNames = new StageVariables(text);
    }
    read() {
        const lines = new lines_Lines(this.text, this.token);
        for (let line = lines.logical(); line !== undefined; line = lines.logical()) {
            const offset = line.offset(0);
            const command = commandIn(line, { start: 0, end: line.text.length }, this.token);
            try {
                this.refuse(whyRefused(command, this.token, this.pay) ?? this.misplaced(command), offset);
                if (this.froms.length > 0)
                    this.stageNames.add(command, offset, this.token);
                this.instruction(command, line);
                const open = this.skipHeredocs(command, line, lines);
                if (open !== undefined)
                    this.open = { message: unscanned.openHeredoc(open), offset };
            }
            catch (error) {
                if (!(error instanceof WordError || error instanceof LimitError))
                    throw error;
                if (error instanceof LimitError)
                    this.refusal ??= { message: unscanned.dockerfileLimit(error.message), offset };
                else
                    this.refuse(error.message, offset);
            }
        }
        if (lines.tooLong !== undefined)
            this.refuse('a line is longer than 65535 bytes', lines.tooLong);
        if (this.froms.length === 0)
            this.refuse('it has no FROM', undefined);
        const { globals, froms, sources, stageNames, hasHeredocs, refusal, open } = this;
        stageNames.end();
        return {
            ...{ globals, froms, sources, stageNames, hasHeredocs },
            ...(refusal === undefined ? {} : { refusal }),
            ...(open === undefined ? {} : { open }),
        };
    }
    refuse(why, offset) {
        if (why === undefined)
            return;
        this.refusal ??= { message: unscanned.dockerfile(why), ...(offset === undefined ? {} : { offset }) };
    }
    misplaced({ keyword }) {
        const isPlaced = this.froms.length > 0 || keyword === 'from' || keyword === 'arg';
        return isPlaced ? undefined : `${keyword.slice(0, 40).toUpperCase()} appears before the first FROM`;
    }
    instruction(command, line) {
        const { keyword, text } = command;
        if (keyword === 'from')
            this.from(command, line);
        else if (keyword === 'onbuild')
            this.trigger(command, line);
        else if (keyword === 'arg' && this.froms.length === 0)
            for (const word of quotedArguments(command, this.token))
                this.argument(line, text, word);
        else
            for (const one of reader_sourcesOf(command, line, false))
                this.sources.push(one);
    }
    from(command, line) {
        const { text, flags } = command;
        const [image, as, name] = plainArguments(command);
        if (image === undefined)
            return;
        const isNamed = as !== undefined && isAs(text.slice(as.start, as.end));
        const stage = isNamed && name !== undefined ? lower(text.slice(name.start, name.end)) : undefined;
        const platform = reader_valuesOf(flags, 'platform')[0];
        this.froms.push({
            image: tracedIn(line, text, image.start, image.end),
            ...(platform === undefined ? {} : { platform: inSource(platform, line) }),
            ...(stage === undefined ? {} : { stage }),
        });
    }
    argument(line, text, { start, end }) {
        const equals = text.indexOf('=', start);
        const hasValue = equals >= 0 && equals < end;
        const name = text.slice(start, hasValue ? equals : end);
        this.globals.push(hasValue ? { name, value: tracedIn(line, text, equals + 1, end) } : { name });
    }
    trigger({ text, rest }, line) {
        const inner = commandIn({ text, offset: line.offset }, rest, '\\');
        for (const one of reader_sourcesOf(inner, line, true))
            this.sources.push(one);
    }
    skipHeredocs(command, line, lines) {
        if (!line.text.includes('<<'))
            return undefined;
        const inner = command.keyword === 'onbuild'
            ? commandIn({ ...line, text: command.text }, command.rest, this.token)
            : command;
        const isRead = ['add', 'copy', 'run'].includes(inner.keyword) && jsonList(inner) === undefined;
        for (const heredoc of isRead ? heredocsOf(line.text, this.pay) : []) {
            this.hasHeredocs = true;
            if (!skipHeredoc(this.text, lines, heredoc))
                return heredoc.name;
        }
        return undefined;
    }
}
function reader_sourcesOf({ keyword, flags }, line, isTrigger) {
    const isCopy = keyword === 'copy' || keyword === 'add';
    if (!isCopy && keyword !== 'run')
        return [];
    const names = isCopy
        ? reader_valuesOf(flags, 'from')
        : reader_valuesOf(flags, 'mount').flatMap((mount) => mountSource(csvFields(mount) ?? []) ?? []);
    const kind = isCopy ? 'copy' : 'mount';
    return names.map((name) => ({ kind, name: inSource(name, line), isTrigger }));
}
function reader_valuesOf(flags, name) {
    return flags.filter(({ text }) => text.startsWith(`--${name}=`)).flatMap((flag) => mounts_assigned(flag) ?? []);
}
function inSource({ text, at }, line) {
    return { text, at: at.map((index) => line.offset(index)) };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/homes.js



class Homes {
    stageNames;
    definitions;
    starts;
    constructor(environment, stageNames) {
        this.stageNames = stageNames;
        const written = environment.definitions.filter((one) => one.written.text !== '');
        this.definitions = written.toSorted((a, b) => begin(a) - begin(b));
        this.starts = this.definitions.map(begin);
    }
    count({ value, used, last, hasPatterns }, isImage) {
        const users = new Set([...used, ...this.sourcesOf(value)]);
        for (const one of users) {
            one.users += 1;
            const isEnd = isImage && !hasPatterns && one.names.has(last);
            const role = isEnd ? roleOf(one, value) : undefined;
            if (role === undefined || (one.role ?? role) !== role)
                one.isPart = true;
            else
                one.role = role;
            if (hasPatterns)
                one.isMatched = true;
        }
    }
    homeOf(value) {
        const found = this.at(value.at[0] ?? -1);
        return found?.isLiteral && this.isHome(found, value, false) ? found : undefined;
    }
    endOf(value) {
        const whole = this.atEnd(value);
        if (whole !== undefined && this.isHome(whole, value, false))
            return whole;
        const tag = tagIn(value);
        const found = tag && this.at(tag.at[0] ?? -1);
        return tag && found?.isLiteral && this.isHome(found, tag, true) ? found : undefined;
    }
    usedByCommands(value) {
        const found = this.atEnd(value);
        if (found === undefined || found.isPart)
            return undefined;
        const isWhole = values_isSame(found.value, value);
        return this.isUsed(found, !isWhole) ? found.name : undefined;
    }
    digestOf(value) {
        const at = value.text.indexOf('@');
        if (at < 0)
            return undefined;
        const digest = slice(value, at);
        if (!isContiguous(digest))
            return { why: notPinnable.digestFromVariable };
        const owner = this.at(digest.at[0] ?? -1);
        if (owner?.isMatched)
            return { why: notPinnable.digestInPattern(owner.name) };
        if (owner === undefined || owner.users <= 1 || !owner.isPart)
            return digest;
        return { why: notPinnable.digestShared(owner.name) };
    }
    atEnd(value) {
        return this.at(value.at[endStart(value)] ?? -1) ?? this.at(tagIn(value)?.at[0] ?? -1);
    }
    isHome(found, value, isTag) {
        return !found.isPart && values_isSame(found.value, value) && !this.isUsed(found, isTag);
    }
    isUsed({ names }, isTag) {
        const { declared, used } = this.stageNames;
        return [...names].some((name) => isTag ? declared.has(name) || used.has(name) : declared.has(name) && used.has(name));
    }
    sourcesOf({ at }) {
        const sources = new Set();
        let last = -2;
        for (const offset of at) {
            const source = offset < 0 || offset === last + 1 ? undefined : this.at(offset);
            if (source !== undefined)
                sources.add(source);
            last = offset;
        }
        return sources;
    }
    at(offset) {
        let [low, high] = [0, this.starts.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        const found = this.definitions[low];
        return found !== undefined && offset >= begin(found) && offset <= end(found) ? found : undefined;
    }
}
function roleOf({ value }, name) {
    if (values_isSame(value, name))
        return 'name';
    const tag = tagIn(name);
    if (tag === undefined || !values_isSame(value, tag))
        return undefined;
    return `tag of ${name.text.slice(0, name.text.length - tag.text.length)}`;
}
function begin({ written }) {
    return written.at[0] ?? 0;
}
function end({ written }) {
    return written.at.at(-1) ?? 0;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/pins.js





function literalImage(place, homes, value) {
    const span = place.spanOf(value);
    return place.image(span, value.text, pinOf(place, homes, value, span.end));
}
function expandedPin(place, homes, { value, hasPatterns }, word) {
    const digest = homes.digestOf(value);
    if (digest !== undefined && 'why' in digest)
        return refused(digest.why);
    if (digest !== undefined && !beginsIn(digest, word))
        return { kind: 'place', lead: '@', span: place.spanOf(digest) };
    const end = value.text.length - (digest?.text.length ?? 0);
    if (!hasPatterns && place.hasOwnEnd(word, value))
        return pinOf(place, homes, value, (value.at[end - 1] ?? -1) + 1);
    const home = digest === undefined && !hasPatterns ? homes.endOf(value) : undefined;
    const name = value.text.slice(0, end);
    if (home !== undefined && (place.hasOwnEnd(home.written, value) || place.hasOwnPath(word, value)))
        return pinOf(place, homes, value, (value.at[end - 1] ?? -1) + 1);
    const user = homes.usedByCommands(value);
    if (user !== undefined)
        return refused(notPinnable.usedByCommands(user, name));
    return refused(notPinnable.behindVariable(name, digest !== undefined));
}
function pinOf(place, homes, value, end) {
    const digest = homes.digestOf(value);
    if (digest === undefined) {
        const lead = tagIn(value) === undefined ? (0,model_image/* digestLead */.PA)({}) : '@';
        return { kind: 'place', lead, span: { start: end, end } };
    }
    if ('why' in digest)
        return { kind: 'refused', why: digest.why };
    return { kind: 'place', lead: '@', span: place.spanOf(digest) };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/refusals.js


const singleWord = /^["']*[A-Z]*["']*$/;
class Refusals {
    place;
    first;
    constructor(place) {
        this.place = place;
    }
    add(message, { start }) {
        this.first ??= { message, offset: start };
    }
    invalid(span, why) {
        const occurrence = this.place.opaque(span, 'invalid', why);
        const { raw } = occurrence;
        if (isPlaceholder(raw) && !singleWord.test(raw))
            return this.place.opaque(span, 'template', unresolved.placeholder(raw));
        this.add(unscanned.notAnImage(raw, why), span);
        return occurrence;
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/sources.js




function sourcesIn(sources, stages, stageCount, context) {
    return sources.flatMap((source) => {
        const { text } = source.name;
        const index = sources_indexOf(text);
        const isStage = text === '' || stages.has(lower(text));
        if (index === undefined)
            return isStage ? [] : sources_imageOf(source, context);
        if (index < 0 || (index >= stageCount && !source.isTrigger))
            context.refusals.add(unscanned.dockerfile(`there is no stage ${text.slice(0, 40)}`), spanOf(source, context));
        return [];
    });
}
function sources_imageOf(source, context) {
    const { place, homes, refusals } = context;
    const { kind, name, isTrigger } = source;
    const { text } = name;
    const span = spanOf(source, context);
    if (place.isTemplated(name, text))
        return [place.templated(span)];
    if (text === 'scratch') {
        if (kind === 'copy')
            refusals.add(unscanned.dockerfile('`scratch` has no files to copy'), span);
        return [];
    }
    if (text.includes('$') || (kind === 'copy' && isExpanded(source, context))) {
        if (!isTrigger)
            refusals.add(unscanned.dockerfile(`\`${text.slice(0, 100)}\` is not expanded in \`from\``), span);
        return [place.opaque(span, 'variable', unresolved.notExpandedInFrom)];
    }
    const parsed = (0,model_image/* parseImage */.zZ)(text);
    return [parsed.kind === 'image' ? literalImage(place, homes, name) : refusals.invalid(span, parsed.why)];
}
function isExpanded({ name }, { environment }) {
    const { value, hasVariables } = environment.expand(name);
    return hasVariables || value.text !== name.text;
}
function spanOf({ name }, { place }) {
    return place.spanOf(name);
}
function sources_indexOf(text) {
    if (!/^[-+]?[0-9]+$/.test(text))
        return undefined;
    const digits = text.replace(/^[-+]?0*/, '') || '0';
    if (digits.length > 19 || BigInt(digits) >= 2n ** 63n)
        return undefined;
    return text.startsWith('-') && digits !== '0' ? -1 : Number(digits);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/references.js









function referencesIn(reading, token, place, pay, passable) {
    const environment = new Environment(reading.globals, token, pay, { args: passable, isUsed: false });
    const refusals = new Refusals(place);
    const homes = new Homes(environment, reading.stageNames);
    const bases = new Bases(environment, homes, place, refusals);
    const occurrences = [
        ...bases.read(reading.froms),
        ...sourcesIn(reading.sources, bases.stages, reading.froms.length, {
            environment,
            homes,
            place,
            refusals,
        }),
    ];
    const refused = environment.refused ?? refusals.first;
    return { occurrences, ...(refused === undefined ? {} : { refused }) };
}
class Bases {
    environment;
    homes;
    place;
    refusals;
    stages = new Set();
    constructor(environment, homes, place, refusals) {
        this.environment = environment;
        this.homes = homes;
        this.place = place;
        this.refusals = refusals;
    }
    read(froms) {
        const expanded = froms.map((from) => {
            const expansion = this.environment.expand(from.image);
            const isStage = this.stages.has(expansion.value.text) || expansion.value.text === 'scratch';
            if (from.stage !== undefined)
                this.stages.add(from.stage);
            const isImage = !isStage && expansion.why === undefined;
            this.homes.count(expansion, isImage);
            if (from.platform !== undefined)
                this.homes.count(this.environment.expand(from.platform), false);
            return { from, expansion, isStage };
        });
        return expanded.flatMap(({ from, expansion, isStage }) => this.base(from, expansion, isStage));
    }
    base({ image }, expansion, isStage) {
        const { value, why, isUnset, isLimit, undeclared } = expansion;
        const span = this.place.unquoted(image);
        if (this.place.isTemplated(image, value.text))
            return [this.place.templated(span)];
        if (isStage && !value.branches)
            return [];
        const isOpen = why === undefined || isUnset === true;
        if (isOpen && value.automatic !== undefined)
            return [this.place.opaque(span, 'variable', unresolved.setByBuild(value.automatic))];
        const parsed = (0,model_image/* parseImage */.zZ)(value.text);
        if (isOpen && parsed.kind === 'image')
            return [this.image(image, span, expansion)];
        if (isOpen && value.parameter !== undefined)
            return [this.place.opaque(span, 'variable', why ?? unresolved.noDefault(value.parameter))];
        if (isLimit)
            this.refusals.add(unscanned.dockerfileLimit(why ?? ''), span);
        if (isLimit)
            return [this.place.opaque(span, 'variable', why ?? '')];
        const wrong = why ?? (parsed.kind === 'invalid' ? parsed.why : '');
        const detail = undeclared === undefined ? wrong : unresolved.notDeclared(wrong, undeclared);
        return [this.refusals.invalid(span, detail)];
    }
    image(image, span, expansion) {
        const { value, hasVariables } = expansion;
        const home = this.homes.homeOf(value);
        if (home !== undefined)
            return { ...literalImage(this.place, this.homes, value), uses: [this.place.outer(span)] };
        if (!hasVariables)
            return literalImage(this.place, this.homes, value);
        const isInline = isVariable.test(this.place.textOf(span)) && isContiguous(value) && beginsIn(value, image);
        const at = isInline ? this.place.spanOf(value) : span;
        const found = this.place.image(at, value.text, expandedPin(this.place, this.homes, expansion, image));
        return overridable(found, value.passed);
    }
}
const isVariable = /^\$\{.*\}$/s;

;// CONCATENATED MODULE: ./lib/scan/dockerfile/work.js

function workOf(length) {
    let left = 4_000_000 + 64 * length;
    return (steps) => {
        left -= steps;
        if (left < 0)
            throw new LimitError('its variables take too much work to expand');
    };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/dockerfile.js









function scanDockerfile(file, embedded, isTemplate, context = {}) {
    const scan = read(file, embedded, embedded.isCovered === true, context);
    if (scan.problems.length === 0)
        return scan;
    const text = coverTemplates(embedded.text);
    if (text === embedded.text)
        return scan;
    const covered = read(file, { ...embedded, text }, true, context);
    return isTemplate ? covered : { ...scan, occurrences: covered.occurrences };
}
function wholeFile({ text }) {
    return { text, offsets: sameOffsets };
}
function read(file, { text, offsets, pay = workOf(text.length) }, isCovered, { builds = [], mirrors = {} }) {
    const place = new DockerfilePlace(file, text, offsets, isCovered);
    const directives = directivesIn(text);
    const { escape: token, syntax } = directives;
    const reading = readingOf(text, token, pay);
    const frontend = frontendIn(syntax, reading.hasHeredocs, file, place, mirrors);
    const passable = new Map(builds.flat().map((one) => [one.name, one]));
    const { occurrences, refused } = referencesIn(reading, token, place, pay, passable);
    const built = { path: file.path, reading, token, mirrors };
    const passed = imagesOfBuilds(built, builds, pay);
    const found = [...frontend.occurrences, ...dockerfile_joined(occurrences)];
    if (frontend.problem !== undefined)
        return { occurrences: found, problems: [frontend.problem], passed };
    const isDockerfile = reading.froms.length > 0 || found.length > 0;
    const first = directives.refused === undefined ? undefined : { message: unscanned.dockerfile(directives.refused) };
    const refusal = first ?? reading.open ?? reading.refusal ?? refused;
    const problems = refusal === undefined || !isDockerfile ? [] : [problemOf(file, refusal, place)];
    return { occurrences: found, problems, passed };
}
function problemOf(file, { message, offset }, place) {
    const span = offset === undefined ? {} : { span: place.outer({ start: offset, end: offset }) };
    return { file: file.path, message, ...span };
}
function dockerfile_joined(occurrences) {
    const byStart = new Map();
    for (const one of occurrences) {
        const known = byStart.get(one.at.span.start) ?? { one, uses: [] };
        for (const use of one.uses ?? [])
            known.uses.push(use);
        byStart.set(one.at.span.start, known);
    }
    return [...byStart.values()].map(({ one, uses }) => (uses.length === 0 ? one : { ...one, uses }));
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/inline-text.js
const inline_text_escapes = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const escapeSequence = /\\(?:u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8})|(?<char>[^uU]))/gs;
const inline_text_sign = /[$%]/g;
const inline_text_filler = '\uE000';
class Characters {
    text = '';
    starts = [];
    ends = [];
    escaped = new Set();
    addWritten(text, start) {
        for (let at = 0; at < text.length; at += 1)
            this.add(text[at] ?? '', start + at, start + at + 1);
    }
    addFor(text, { start, end }) {
        for (let at = 0; at < text.length; at += 1)
            this.add(text[at] ?? '', start, end);
    }
    addFrom(other, from, to) {
        for (let at = from; at < to; at += 1)
            this.add(other.text[at] ?? '', other.starts[at] ?? 0, other.ends[at] ?? 0);
    }
    add(char, start, end) {
        this.text += char;
        this.starts.push(start);
        this.ends.push(end);
    }
}
function inline_text_decoded(text, { span, kind }) {
    const all = new Characters();
    const written = text.slice(span.start, span.end);
    let done = 0;
    for (const match of kind === 'heredoc' ? [] : written.matchAll(escapeSequence)) {
        all.addWritten(written.slice(done, match.index), span.start + done);
        done = match.index + match[0].length;
        if (kind === 'string')
            all.escaped.add(all.text.length);
        all.addFor(meaningOf(match), { start: span.start + match.index, end: span.start + done });
    }
    all.addWritten(written.slice(done), span.start + done);
    return all;
}
function meaningOf({ groups }) {
    const code = groups?.short ?? groups?.long;
    if (code !== undefined)
        return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
    const char = groups?.char;
    return char === undefined ? '' : (inline_text_escapes[char] ?? char);
}
function expanded(written, resolve) {
    const { text, escaped } = written;
    const all = new Characters();
    const inserted = [];
    let done = 0;
    for (const { 0: char, index } of text.matchAll(inline_text_sign)) {
        const isSign = index >= done && !escaped.has(index);
        if (!isSign)
            continue;
        if (text.startsWith(`${char}${char}{`, index)) {
            all.addFrom(written, done, index);
            all.addFrom(written, index + 1, index + 3);
            done = index + 3;
        }
        else if (text[index + 1] === '{' && !escaped.has(index + 1)) {
            const end = endOfTemplate(text, index + 2);
            const span = { start: written.starts[index] ?? 0, end: written.ends[end - 1] ?? 0 };
            const value = char === '$' ? resolve(text.slice(index + 2, end - 1).trim()) : undefined;
            all.addFrom(written, done, index);
            all.addFor(value ?? inline_text_filler, span);
            inserted.push(span);
            done = end;
        }
    }
    all.addFrom(written, done, text.length);
    return { all, inserted };
}
function endOfTemplate(text, start) {
    let [depth, isString] = [1, false];
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (isString && char === '\\')
            at += 1;
        else if (char === '"')
            isString = !isString;
        else if (!isString && char === '{')
            depth += 1;
        else if (!isString && char === '}')
            depth -= 1;
        if (depth === 0)
            return at + 1;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/inline.js





const stepsPerInserted = 32;
function inlineDockerfile(file, text, resolve, { pay, ...context }) {
    try {
        const paid = (expression) => {
            const value = resolve(expression);
            pay(stepsPerInserted * (value?.length ?? 1));
            return value;
        };
        return readInline(file, text, expanded(inline_text_decoded(file.text, text), paid), { ...context, pay });
    }
    catch (error) {
        if (!(error instanceof LimitError))
            throw error;
        const problem = { file: file.path, message: unscanned.dockerfileLimit(error.message), span: text.span };
        return { occurrences: [], problems: [problem], passed: { occurrences: [], problems: [] } };
    }
}
function readInline(file, text, { all, inserted }, { pay, ...context }) {
    const { end, start } = text.span;
    const offsets = {
        start: (index) => all.starts[index] ?? end,
        end: (index) => all.ends[index - 1] ?? start,
    };
    const isCovered = all.text.includes(inline_text_filler);
    const scan = scanDockerfile(file, { text: all.text, offsets, isCovered, pay }, false, context);
    return {
        ...scan,
        occurrences: scan.occurrences.map((one) => withoutPlace(one, inserted)),
        problems: scan.problems.map((one) => one.message.includes(inline_text_filler) ? { ...one, message: unscanned.inlineTemplate } : one),
    };
}
function withoutPlace(one, inserted) {
    if (one.kind !== 'image')
        return one;
    const { start, end } = one.at.span;
    const isExpanded = inserted.some((span) => span.start < end && span.end > start);
    return isExpanded ? { ...one, pin: refused(notPinnable.fromParameter) } : one;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/hcl-tokens.js
const hcl_tokens_word = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const hcl_tokens_sign = /==|!=|>=|<=|&&|\|\||=>|[^\s]/y;
function hclTokens(text) {
    const tokens = [];
    const push = (kind, start, end) => tokens.push({ kind, text: kind === 'newline' ? '\n' : text.slice(start, end), span: { start, end } });
    for (let at = 0; at < text.length;) {
        const char = text[at] ?? '';
        const two = text.slice(at, at + 2);
        if (char === '\n') {
            push('newline', at, at + 1);
            at += 1;
        }
        else if (char === '#' || two === '//')
            at = indexOrEnd(text, '\n', at);
        else if (two === '/*')
            at = indexOrEnd(text, '*/', at + 2) + 2;
        else if (char === '"') {
            const end = endOfString(text, at + 1);
            push('string', at + 1, end);
            at = text[end] === '"' ? end + 1 : end;
        }
        else if (two === '<<')
            at = readHeredoc(text, at, push);
        else if (/\s/.test(char))
            at += 1;
        else {
            hcl_tokens_word.lastIndex = at;
            hcl_tokens_sign.lastIndex = at;
            const found = hcl_tokens_word.exec(text)?.[0];
            const end = at + (found ?? hcl_tokens_sign.exec(text)?.[0] ?? ' ').length;
            push(found === undefined ? 'sign' : 'word', at, end);
            at = end;
        }
    }
    return tokens;
}
function endOfString(text, start) {
    const open = ['"'];
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\n')
            return at;
        if (open.at(-1) === '"') {
            if (char === '\\' && text[at + 1] !== '\n')
                at += 1;
            else if (char === '"')
                open.pop();
            else if ((char === '$' || char === '%') && text[at + 1] === '{') {
                open.push('{');
                at += 1;
            }
        }
        else if (char === '"' || char === '{')
            open.push(char);
        else if (char === '}')
            open.pop();
        if (open.length === 0)
            return at;
    }
    return text.length;
}
function readHeredoc(text, at, push) {
    const open = /^<<[-~]?(?<label>\w+)[ \t]*\r?\n/.exec(text.slice(at, at + 200));
    const label = open?.groups?.label;
    if (open === null || label === undefined) {
        push('sign', at, at + 2);
        return at + 2;
    }
    const start = at + open[0].length;
    for (let line = start; line < text.length; line = indexOrEnd(text, '\n', line) + 1) {
        const end = indexOrEnd(text, '\n', line);
        if (text.slice(line, end).trim() !== label)
            continue;
        push('heredoc', start, line);
        return end;
    }
    push('heredoc', start, text.length);
    return text.length;
}
function indexOrEnd(text, what, from) {
    const at = text.indexOf(what, from);
    return at < 0 ? text.length : at;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/hcl.js

const hcl_maxDepth = 16;
const maxNameLength = 1000;
function hclValues(text) {
    return readHcl(text).values;
}
function readHcl(text) {
    const tokens = hclTokens(text);
    const nesting = new Nesting();
    const values = [];
    const keys = [];
    tokens.forEach((token, index) => {
        const [before, next] = [tokens[index - 1], tokens[index + 1]];
        const isIndex = isSign(before, '[') && endsOperand(tokens[index - 2]);
        if (token.kind === 'sign' || token.kind === 'newline')
            nesting.readSign(token);
        else if (nesting.holdsKeys && isKey(token, before, next)) {
            nesting.startAttribute(token.text);
            keys.push({ path: nesting.path ?? [], span: token.span });
        }
        else if (nesting.path === undefined)
            nesting.addToHeader(token.text);
        else if (nesting.holdsKeys && startsBlock(token, before, next))
            nesting.startBlock(token.text);
        else if (!isIndex && hcl_isValue(token, before, next))
            values.push(literalOf(token, nesting.path));
    });
    return { values, keys };
}
class Nesting {
    open = [];
    names = [];
    header = [];
    key;
    get holdsKeys() {
        return (this.open.at(-1)?.bracket ?? '{') === '{';
    }
    get path() {
        return this.key === undefined ? undefined : [...this.names.slice(-hcl_maxDepth), this.key];
    }
    readSign({ text }) {
        if (text === '{')
            this.openBrace();
        else if (text === '[' || text === '(')
            this.open.push({ bracket: text, key: this.key });
        else if (text === '}')
            this.closeBrace();
        else if (text === ']' || text === ')') {
            const opening = text === ']' ? '[' : '(';
            if (this.open.at(-1)?.bracket === opening)
                this.key = this.open.pop()?.key;
        }
        else if (!this.holdsKeys)
            return;
        else if (text === '\n' || text === ',')
            this.key = undefined;
        else if (text === '=' || text === '=>')
            this.key ??= '';
        else
            return;
        this.header = [];
    }
    startAttribute(key) {
        this.header = [];
        this.key = key.slice(0, maxNameLength);
    }
    startBlock(type) {
        this.header = [type];
        this.key = undefined;
    }
    addToHeader(text) {
        this.header.push(text);
    }
    openBrace() {
        this.names.push(this.header.join(' ').slice(0, maxNameLength) || (this.key ?? ''));
        this.open.push({ bracket: '{', key: this.key });
        this.key = undefined;
    }
    closeBrace() {
        while (!this.holdsKeys)
            this.open.pop();
        this.names.pop();
        this.key = this.open.pop()?.key;
    }
}
function literalOf({ kind, text, span }, path) {
    const exact = kind !== 'string' || !text.includes('\\');
    return { kind: kind === 'string' || kind === 'heredoc' ? kind : 'name', path, text, span, exact };
}
function isKey({ kind }, before, next) {
    if (kind === 'heredoc')
        return false;
    const isFirst = before === undefined || before.kind === 'newline' || isSign(before, '{', ',');
    return (isFirst && isSign(next, '=', ':')) || (endsOperand(before) && isSign(next, '='));
}
function startsBlock({ kind }, before, next) {
    return kind === 'word' && endsOperand(before) && (isSign(next, '{') || next?.kind === 'string');
}
function hcl_isValue({ kind }, before, next) {
    if (kind === 'word')
        return (isSign(before, '=', ':') &&
            (next === undefined || next.kind === 'newline' || isSign(next, '}', ',', '[')));
    return !isSign(before, '==', '!=') && !isSign(next, '==', '!=');
}
function endsOperand(token) {
    return (token !== undefined && (token.kind === 'sign' ? isSign(token, '}', ']', ')') : token.kind !== 'newline'));
}
function isSign(token, ...signs) {
    return token?.kind === 'sign' && signs.includes(token.text);
}

;// CONCATENATED MODULE: ./lib/scan/formats/bake.js










const bake_scheme = 'docker-image://';
const bake = {
    id: 'bake',
    title: 'Docker Bake',
    paths: ['**/*docker-bake*.hcl'],
    comment: '#',
    scan(file, _, context) {
        const { values, keys } = readHcl(file.text);
        const defaults = hclDefaults(values);
        const { targets, unknown } = hclTargets({ file, values, keys, defaults });
        const { mentions, passes, inline, problems } = bakeBuilds(file, targets);
        const refusals = [...problems];
        const pay = workOf(file.text.length);
        const resolve = (name) => expressionOf(name, defaults);
        const found = values.flatMap((value) => {
            const [block, key] = value.path;
            if (block?.startsWith('target') !== true)
                return [];
            if (key === 'dockerfile-inline') {
                const { kind, span } = value;
                if (kind === 'name')
                    return [inlineVariable(file, value)];
                const builds = inline.get(span.start) ?? [];
                const scan = inlineDockerfile(file, { kind, span }, resolve, { ...context, builds, pay });
                refusals.push(...scan.problems, ...scan.passed.problems);
                return [...scan.occurrences, ...scan.passed.occurrences];
            }
            if (key === 'contexts')
                return contextOf(file, value, defaults);
            const image = bake_imageOf(value, key);
            return image === undefined || image.text === '' ? [] : [hclOccurrence(file, image, defaults)];
        });
        const builds = hclBuiltNames(file, values, defaults);
        return { occurrences: [...found, ...unknown], problems: refusals, mentions, passes, builds };
    },
};
function expressionOf(name, defaults) {
    const value = defaults.get(name.replace(/^var\./, ''));
    return value === undefined || !value.exact || /[$%]\{/.test(value.text) ? undefined : value.text;
}
function inlineVariable(file, { span, text }) {
    return opaqueAt(file, span, 'variable', unresolved.hclExpression(`\${${text}}`));
}
function contextOf(file, value, defaults) {
    if (value.kind === 'string' && value.text.startsWith(bake_scheme)) {
        const image = hclWithoutPrefix(value, bake_scheme.length);
        return image.text === '' ? [] : [hclOccurrence(file, image, defaults)];
    }
    if (value.kind === 'string' && !value.text.startsWith('${'))
        return [];
    const text = hclTextOf(value, defaults);
    if (text === undefined)
        return [opaqueAt(file, value.span, 'variable', unresolved.namedContext(value.path.at(-1) ?? ''))];
    return text.startsWith(bake_scheme)
        ? [resolvedAt(file, value.span, text.slice(bake_scheme.length), notPinnable.fromParameter)]
        : [];
}
function bake_imageOf(value, key) {
    if (key === 'attest') {
        const generator = /^(?:[^,]*,)*?generator=/.exec(value.text)?.[0];
        return generator === undefined ? undefined : hclWithoutPrefix(value, generator.length);
    }
    if (key === 'args')
        return isImageArgument(value.path.at(-1) ?? '', value.text) ? value : undefined;
    if (key !== 'cache-from')
        return undefined;
    const ref = /^type=registry,(?:[^,]*,)*?ref=/.exec(value.text)?.[0];
    if (ref !== undefined)
        return hclWithoutPrefix(value, ref.length);
    const isObject = value.path.at(-1) === 'ref';
    return isObject || !/^\w+=|^(?:gha|registry|local|inline)$/.test(value.text) ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/bake/json-targets.js







function jsonDefaults(document) {
    const variables = entries(document, child(document, document.root, 'variable'));
    return new Map(variables.flatMap(([name, variable]) => {
        const text = sourceOf(document, child(document, variable, 'default'), 'go');
        return text === undefined || text.unclear !== undefined || text.value.includes('$')
            ? []
            : [[name, text]];
    }));
}
function jsonTargets(document, file, defaults) {
    const unknown = [];
    const path = (node) => {
        const text = sourceOf(document, node);
        if (text === undefined)
            return {};
        const expansion = expand(text.value, (name) => defaults.get(name)?.value);
        if (expansion.kind === 'value')
            return { text: expansion.value };
        unknown.push(opaqueAt(file, text.span, 'variable', unresolved.path(text.value, expansion.detail)));
        return {};
    };
    const targets = entries(document, child(document, document.root, 'target')).map(([name, target]) => {
        const at = (key) => child(document, target, key);
        const [context, dockerfile] = [at('context'), at('dockerfile')];
        const inline = sourceOf(document, at('dockerfile-inline'))?.span.start;
        const bases = children(document, at('inherits'));
        return {
            name,
            inherits: bases.flatMap((one) => sourceOf(document, one)?.value ?? []),
            settings: {
                ...(context === undefined ? {} : { context: path(context) }),
                ...(dockerfile === undefined ? {} : { dockerfile: path(dockerfile) }),
                ...(inline === undefined ? {} : { inline }),
                args: argumentsOf(document, file, at('args'), defaults),
            },
        };
    });
    return { targets, unknown };
}
function argumentsOf(document, file, args, defaults) {
    const valuesOf = (name) => [defaults.get(name) ?? []].flat();
    const found = new Map();
    for (const [name, value] of entries(document, args)) {
        if ((0,dist/* isScalar */.jn)(value) && value.value === null)
            continue;
        const text = sourceOf(document, value, 'go');
        const read = text && interpolatedArguments(name, file, text, valuesOf);
        const [start = 0, end = start] = value.range ?? [];
        const unread = unknownArgument(name, file, { span: { start, end } }, unresolved.argumentValue(name));
        found.set(name, [...(found.get(name) ?? []), ...(read ?? [unread])]);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/scan/formats/bake-json.js










const readInterpolated = interpolated();
const bakeJson = {
    id: 'bake-json',
    title: 'Docker Bake, JSON',
    paths: ['**/*docker-bake*.json'],
    scan(file, _, context = {}) {
        const mentions = [];
        const passes = [];
        const names = [];
        const problems = [];
        const pay = workOf(file.text.length);
        const scan = scanYaml(file, {
            needles: [],
            find(document) {
                const defaults = jsonDefaults(document);
                const { targets, unknown } = jsonTargets(document, file, defaults);
                const builds = bakeBuilds(file, targets);
                mentions.push(...builds.mentions);
                passes.push(...builds.passes);
                problems.push(...builds.problems);
                names.push(...jsonBuiltNames(document, file));
                const inline = { file, problems, context, defaults, builds: builds.inline, pay };
                return [...bake_json_findImages(document, inline), { found: unknown }];
            },
            read: readContextOrCache,
        });
        if (scan === undefined)
            return undefined;
        return { ...scan, problems: [...scan.problems, ...problems], mentions, passes, builds: names };
    },
};
function bake_json_findImages(document, inline) {
    return children(document, child(document, document.root, 'target')).flatMap((target) => [
        ...children(document, child(document, target, 'contexts')),
        ...children(document, child(document, target, 'cache-from')),
        ...entries(document, child(document, target, 'args')).flatMap(([name, value]) => {
            const text = textOf(document, value);
            return text !== undefined && isImageArgument(name, text.value)
                ? [{ text, read: readInterpolated }]
                : [];
        }),
        ...imagesOfInline(document, child(document, target, 'dockerfile-inline'), inline),
    ]);
}
function imagesOfInline(document, node, { file, problems, context, defaults, builds, pay }) {
    const span = textOf(document, node)?.span;
    if (span === undefined)
        return [];
    const built = { ...context, builds: builds.get(span.start) ?? [], pay };
    const scan = inlineDockerfile(file, { span, kind: 'json' }, (name) => defaults.get(name)?.value, built);
    problems.push(...scan.problems, ...scan.passed.problems);
    return [{ found: [...scan.occurrences, ...scan.passed.occurrences] }];
}
function readContextOrCache(file, text) {
    const prefix = /^docker-image:\/\/|^type=registry,(?:[^,]*,)*?ref=/.exec(text.value)?.[0];
    const inner = prefix === undefined ? undefined : withoutPrefix(prefix, text);
    return inner === undefined ? undefined : readInterpolated(file, inner);
}

;// CONCATENATED MODULE: ./lib/scan/syntax/starlark.js

const starlark_token = /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_][\w.]*|[^\s]/g;
const constant = /^(?<name>[A-Za-z_]\w*)[ \t]*=[ \t]*(?<string>[^\n#]*[^\s#])/gm;
const starlark_maxLength = 4096;
const starlark_plain = /^(?:"[^"]*"|'[^']*')$/;
function callsOf(text, functions) {
    const tokens = [...text.matchAll(starlark_token)].filter(([found]) => !found.startsWith('#'));
    const constants = constantsOf(text);
    const calls = [];
    const around = [];
    tokens.forEach(([found], index) => {
        if (/^[([{]$/.test(found)) {
            const call = found === '(' && functions.has(tokens[index - 1]?.[0] ?? '') ? new Map() : undefined;
            if (call !== undefined)
                calls.push(call);
            around.push(call);
        }
        else if (/^[)\]}]$/.test(found))
            around.pop();
        else {
            const value = around.at(-1) === undefined ? undefined : valueOfArgument(tokens, index, constants);
            if (value !== undefined)
                around.at(-1)?.set(found, value);
        }
    });
    return calls;
}
function constantsOf(text) {
    const constants = new Map();
    for (const { groups } of text.matchAll(constant)) {
        const { name = '', string = '' } = groups ?? {};
        const value = starlark_plain.test(string) && !string.includes('\\') ? string.slice(1, -1) : undefined;
        constants.set(name, constants.has(name) && constants.get(name) !== value ? undefined : value);
    }
    return constants;
}
function valueOfArgument(tokens, name, constants) {
    const [sign, string, behind] = [tokens[name + 1]?.[0], tokens[name + 2], tokens[name + 3]?.[0] ?? ')'];
    if (sign !== '=' || string === undefined || string[0] === 'None')
        return undefined;
    const span = { start: string.index, end: string.index + string[0].length };
    if (!/^[,)]$/.test(behind) || !starlark_plain.test(string[0])) {
        const known = /^[,)]$/.test(behind) ? constants.get(string[0]) : undefined;
        if (known === undefined)
            return { value: string[0], span, exact: false, unclear: unresolved.starlark };
        return known.length > starlark_maxLength
            ? { value: string[0], span, exact: false, unclear: unresolved.tooManyVariables }
            : { value: known, span, exact: false, isReread: true };
    }
    const value = string[0].slice(1, -1);
    const start = string.index + 1;
    return { value, span: { start, end: start + value.length }, exact: !value.includes('\\') };
}

;// CONCATENATED MODULE: ./lib/scan/formats/bazel.js



const bazel_rules = new Set(['oci.pull', 'oci_pull', 'container_pull']);
const bazel = {
    id: 'bazel',
    title: 'Bazel',
    paths: ['**/{MODULE.bazel,WORKSPACE,WORKSPACE.bazel,WORKSPACE.bzlmod}', '**/*.{MODULE.bazel,bzl}'],
    comment: '#',
    scan(file) {
        if (!/pull/.test(file.text))
            return undefined;
        const occurrences = callsOf(file.text, bazel_rules).flatMap((args) => {
            const repository = args.get('image') ?? args.get('repository');
            if (repository === undefined || repository.value === '')
                return [];
            return [
                splitOccurrence(file, {
                    registry: args.has('image') ? undefined : args.get('registry'),
                    repository,
                    tag: args.get('tag'),
                    digest: args.get('digest'),
                    ...(args.has('digest') ? {} : { noPlace: notPinnable.bazelArgument }),
                    tagElsewhere: unresolved.noTagOrDigest,
                }),
            ];
        });
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/bitbucket-pipelines.js







const bitbucket_pipelines_scheme = 'docker://';
const bitbucketPipelines = {
    id: 'bitbucket-pipelines',
    title: 'Bitbucket Pipelines',
    paths: ['**/bitbucket-pipelines.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, { needles: ['pipelines'], find: bitbucket_pipelines_findImages, read: bitbucket_pipelines_readImage }, (document) => mapsOf(document).flatMap((map) => ['script', 'after-script'].map((key) => children(document, child(document, map, key))))),
};
function bitbucket_pipelines_findImages(document) {
    const { root } = document;
    const services = children(document, child(document, child(document, root, 'definitions'), 'services'));
    const maps = mapsOf(document);
    const steps = maps.map((map) => child(document, map, 'step'));
    const pipes = maps.map((map) => child(document, map, 'pipe'));
    return [
        ...[root, ...services, ...steps].map((holder) => {
            const image = child(document, holder, 'image');
            return (0,dist/* isScalar */.jn)(image) ? image : child(document, image, 'name');
        }),
        ...pipes.filter((pipe) => textOf(document, pipe)?.value.startsWith(bitbucket_pipelines_scheme)),
    ];
}
function bitbucket_pipelines_readImage(file, text) {
    return interpolated()(file, withoutPrefix(bitbucket_pipelines_scheme, text) ?? text);
}

;// CONCATENATED MODULE: ./lib/scan/formats/buildkite.js









const dockerPlugin = /(?:^|\/)docker(?:-buildkite-plugin(?:\.git)?)?(?:#|$)/;
const kubernetesPlugin = /(?:^|\/)kubernetes(?:-buildkite-plugin(?:\.git)?)?(?:#|$)/;
const buildkite_containerLists = ['containers', 'initContainers', 'ephemeralContainers', 'sidecars'];
const buildkite_expanded = interpolated();
const buildkite = {
    id: 'buildkite',
    title: 'Buildkite',
    paths: ['**/.buildkite/**/*.{yml,yaml,json}', '**/*buildkite*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['steps'], find: buildkite_findImages, read: buildkite_read }),
};
function buildkite_read(file, text) {
    const found = buildkite_expanded(file, text);
    return text.value.includes('$') ? withoutNewDigest(found, notPinnable.fromParameter) : found;
}
function buildkite_findImages(document) {
    const steps = child(document, document.root, 'steps');
    if (!(0,dist/* isSeq */.oP)(steps) || child(document, document.root, 'apiVersion') !== undefined)
        return undefined;
    const outer = children(document, steps);
    const all = [...outer, ...outer.flatMap((group) => children(document, child(document, group, 'steps')))];
    return [document.root, ...all].flatMap((step) => [
        child(document, step, 'image'),
        agentImage(document, step),
        ...pluginsOf(document, step).flatMap(([name, settings]) => imagesOfPlugin(document, name, settings)),
    ]);
}
function agentImage(document, step) {
    const agents = child(document, step, 'agents');
    const image = textOf(document, child(document, agents, 'image'));
    if (image === undefined || child(document, agents, 'provider') !== undefined)
        return undefined;
    return looksLikeImage(image.value) || /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//.test(image.value)
        ? buildkite_listed(image, notPinnable.notDocumented('the controller of the agents'))
        : undefined;
}
function pluginsOf(document, step) {
    const plugins = child(document, step, 'plugins');
    return (0,dist/* isMap */.jh)(plugins)
        ? entries(document, plugins)
        : children(document, plugins).flatMap((plugin) => entries(document, plugin));
}
function imagesOfPlugin(document, name, settings) {
    const image = child(document, settings, 'image');
    if (dockerPlugin.test(name))
        return [image];
    if (kubernetesPlugin.test(name) && (0,dist/* isMap */.jh)(settings))
        return mapsOf(document, settings).flatMap((map) => buildkite_containerLists.flatMap((key) => children(document, child(document, map, key)).map((container) => child(document, container, 'image'))));
    const text = (0,dist/* isScalar */.jn)(image) ? textOf(document, image) : undefined;
    return text !== undefined && looksLikeImage(text.value)
        ? [buildkite_listed(text, notPinnable.unknownPlugin(name))]
        : [];
}
function buildkite_listed(text, why) {
    const readListed = (file, one) => withoutNewDigest(buildkite_read(file, one), why);
    return { text, read: readListed };
}

;// CONCATENATED MODULE: ./lib/scan/circleci/matrix.js


const matrix_maxCombinations = 1000;
function matrixValues(document, job) {
    const matrix = child(document, job, 'matrix');
    const all = entries(document, child(document, matrix, 'parameters')).map(([name, values]) => [name, children(document, values)]);
    const excluded = children(document, child(document, matrix, 'exclude')).map((one) => entries(document, one));
    const size = all.reduce((product, [, values]) => product * values.length, excluded.length);
    if (excluded.length === 0 || size > matrix_maxCombinations)
        return all;
    let kept = [new Map()];
    for (const [name, values] of all)
        kept = kept.flatMap((one) => values.map((value) => new Map([...one, [name, value]])));
    kept = kept.filter((one) => !excluded.some((entry) => isExcluded(document, one, entry)));
    return all.map(([name, values]) => {
        const used = new Set(kept.map((one) => one.get(name)));
        return [name, values.filter((value) => used.has(value))];
    });
}
function isExcluded(document, combination, entry) {
    const text = (node) => sourceOf(document, node)?.value;
    return (entry.length === combination.size &&
        new Set(entry.map(([name]) => name)).size === entry.length &&
        entry.every(([name, value]) => text(value) !== undefined && text(value) === text(combination.get(name))));
}

;// CONCATENATED MODULE: ./lib/scan/formats/circleci.js








const circleci = {
    id: 'circleci',
    title: 'CircleCI',
    paths: ['**/.circleci/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, { needles: ['docker'], find: circleci_findImages }, (document) => mapsOf(document).map((map) => {
        const run = child(document, map, 'run');
        return [(0,dist/* isScalar */.jn)(run) ? run : child(document, run, 'command')];
    })),
};
const circleci_parameter = /<<\s*(?<name>(?:pipeline\.)?parameters\.[\w-]+)\s*>>/g;
const wholeParameter = /^<<\s*(?<of>pipeline\.)?parameters\.(?<name>[\w-]+)\s*>>$/;
function circleci_findImages(document, file) {
    const maps = mapsOf(document);
    const images = maps.flatMap((map) => ['jobs', 'executors'].flatMap((kind) => children(document, child(document, map, kind)).flatMap((holder) => children(document, child(document, holder, 'docker')).map((entry) => ({
        holder,
        image: child(document, entry, 'image'),
    })))));
    const names = images.flatMap(({ image }) => {
        const whole = wholeParameter.exec(textOf(document, image)?.value ?? '')?.groups;
        return whole?.name === undefined || whole.of !== undefined ? [] : [whole.name];
    });
    const passed = passedValues(document, maps);
    return [
        ...images.flatMap(({ holder, image }) => {
            const text = textOf(document, image);
            const isPart = text !== undefined && !wholeParameter.test(text.value);
            const found = isPart
                ? parameterImages(file, text, circleci_parameter, cartesian((name) => circleci_valuesOf(document, holder, name, passed)))
                : undefined;
            return found === undefined ? imagesOrDefaults(document, holder, image) : [{ found }];
        }),
        ...maps.flatMap((map) => circleci_parameterValues(document, map, new Set(names))),
    ];
}
function circleci_parameterValues(document, map, names) {
    const listed = child(document, map, 'jobs');
    const jobs = (0,dist/* isSeq */.oP)(listed) ? children(document, listed).flatMap((entry) => children(document, entry)) : [];
    return [child(document, map, 'executor'), ...jobs]
        .flatMap((holder) => entries(document, holder).flatMap(([key, value]) => names.has(key) && (0,dist/* isScalar */.jn)(value) ? imagesOrDefaults(document, map, value) : []))
        .concat(jobs.flatMap((job) => matrixValues(document, job).flatMap(([key, values]) => (names.has(key) ? values : []))));
}
function imagesOrDefaults(document, holder, node) {
    const whole = wholeParameter.exec(textOf(document, node)?.value ?? '')?.groups;
    if (whole?.name === undefined)
        return [node];
    const declared = child(document, whole.of === undefined ? holder : document.root, 'parameters');
    const { fallback, choices } = declaredValues(document, child(document, declared, whole.name));
    return [fallback ?? node, ...choices];
}
function declaredValues(document, declared) {
    const fallback = child(document, declared, 'default');
    return { fallback, choices: children(document, child(document, declared, 'enum')) };
}
function passedValues(document, maps) {
    const passed = new Map();
    const add = (name, nodes) => {
        const known = passed.get(name);
        if (known === undefined)
            passed.set(name, [...nodes]);
        else
            for (const node of nodes)
                known.push(node);
    };
    for (const map of maps) {
        const listed = child(document, map, 'jobs');
        const jobs = (0,dist/* isSeq */.oP)(listed)
            ? children(document, listed).flatMap((entry) => children(document, entry))
            : [];
        for (const holder of [child(document, map, 'executor'), ...jobs]) {
            for (const [name, value] of entries(document, holder))
                if ((0,dist/* isScalar */.jn)(value))
                    add(name, [value]);
            for (const [name, values] of matrixValues(document, holder))
                add(name, values);
        }
    }
    return passed;
}
function circleci_valuesOf(document, holder, reference, passed) {
    const isPipeline = reference.startsWith('pipeline.');
    const name = reference.slice(reference.lastIndexOf('.') + 1);
    const parameters = child(document, isPipeline ? document.root : holder, 'parameters');
    const { fallback, choices } = declaredValues(document, child(document, parameters, name));
    const given = isPipeline ? [] : (passed.get(name) ?? []);
    return [fallback, ...choices, ...given].flatMap((node) => {
        const source = sourceOf(document, node);
        return source === undefined ? [] : [{ value: source.value, source }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/cloud-build.js








const cloudBuild = {
    id: 'cloud-build',
    title: 'Google Cloud Build',
    paths: ['**/*cloudbuild*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, {
        needles: ['steps'],
        find: (document) => stepsOf(document).map((step) => child(document, step, 'name')),
        read: readName,
    }, (document) => stepsOf(document).map((step) => [child(document, step, 'script'), commandOf(document, step)]), (document) => stepsOf(document).map((step) => cloud_build_programOf(document, step))),
};
function commandOf(document, step) {
    const args = children(document, child(document, step, 'args'));
    const option = args.findIndex((one) => /^-[a-z]*c$/.test(textOf(document, one)?.value ?? ''));
    return option < 0 ? undefined : args[option + 1];
}
function cloud_build_programOf(document, step) {
    const text = (key) => textOf(document, child(document, step, key))?.value;
    const builder = /(?:^|\/)(?<program>[^/:@]*)(?:[:@][^/]*)?$/.exec(text('name') ?? '')?.groups?.program ?? '';
    return { program: text('entrypoint') ?? builder, args: children(document, child(document, step, 'args')) };
}
function stepsOf(document) {
    return children(document, child(document, document.root, 'steps'));
}
function readName(file, text, document) {
    const valuesOf = substitutionsOf(document);
    const whole = wholeVariable(text.value);
    const isSet = [...text.value.matchAll(/\$\{?(\w+)/g)].some(([, name = '']) => valuesOf(name).length > 0);
    if (!isSet)
        return [interpolated()(file, text)];
    const found = possibleImages(file, text, valuesOf);
    if (whole === undefined)
        return found;
    return found.map((one) => withoutOtherUses(file, one, [whole.name], wholeNamesIn(document)));
}
const wholeNames = new WeakMap();
function wholeNamesIn(document) {
    const known = wholeNames.get(document);
    if (known !== undefined)
        return known;
    const names = stepsOf(document).flatMap((step) => textOf(document, child(document, step, 'name')) ?? []);
    const counts = wholeUsesIn(names.map(({ value, span }) => ({ word: { text: value, span } })));
    wholeNames.set(document, counts);
    return counts;
}
function substitutionsOf(document) {
    const substitutions = child(document, document.root, 'substitutions');
    return (name) => {
        const source = sourceOf(document, child(document, substitutions, name));
        return source === undefined ? [] : [{ value: source.value, source }];
    };
}

;// CONCATENATED MODULE: ./lib/scan/cloudformation/values.js







const values_maxDepth = 8;
function values_imagesOfValue(document, file, node, depth = 0) {
    if (node === undefined || depth > values_maxDepth)
        return [];
    const { name, argument } = functionOf(document, node);
    const text = textOf(document, argument);
    if (name === undefined)
        return text === undefined ? [] : [literal(file, text)];
    if (name === 'Ref')
        return text === undefined ? [] : [ofParameter(document, file, text)];
    if (name === 'If')
        return children(document, argument)
            .slice(1)
            .flatMap((branch) => values_imagesOfValue(document, file, branch, depth + 1));
    const template = name === 'Sub' ? (text ?? textOf(document, children(document, argument)[0])) : undefined;
    if (template !== undefined)
        return [substituted(document, file, template)];
    const at = (0,dist/* isMap */.jh)(node) ? node.items[0]?.key : node;
    const [start = 0, end = start] = ((0,dist/* isScalar */.jn)(at) ? at : node).range ?? [];
    return [opaqueAt(file, { start, end }, 'variable', unresolved.intrinsicFunction(name))];
}
function functionOf(document, node) {
    const tag = /^!(?<name>[A-Z]\w*)$/.exec(node.tag ?? '')?.groups?.name;
    if (tag !== undefined)
        return { name: tag, argument: node };
    const [only, ...others] = (0,dist/* isMap */.jh)(node) ? entries(document, node) : [];
    const name = /^(?:Fn::(?<name>\w+)|(?<ref>Ref))$/.exec(only?.[0] ?? '')?.groups;
    const found = name?.name ?? name?.ref;
    return only === undefined || others.length > 0 || found === undefined
        ? { argument: node }
        : { name: found, argument: only[1] };
}
function literal(file, { span, value, exact }) {
    return withoutNewDigest(occurrenceAt(file, span, value, exact), notPinnable.aws);
}
function ofParameter(document, file, name) {
    const value = defaultOf(document, name.value);
    if (value === undefined || value.value === '')
        return opaqueAt(file, name.span, 'variable', unresolved.noDefault(name.value));
    return { ...literal(file, value), uses: [name.span] };
}
function substituted(document, file, template) {
    if (!template.value.includes('${'))
        return literal(file, template);
    const whole = /^\$\{(?<name>\w+)\}$/.exec(template.value)?.groups?.name;
    if (whole !== undefined)
        return ofParameter(document, file, { ...template, value: whole });
    const pseudo = /\$\{(?<name>[^{}]*[:.!][^{}]*)\}/.exec(template.value)?.groups?.name;
    if (pseudo !== undefined)
        return opaqueAt(file, template.span, 'variable', unresolved.notDefinedHere(pseudo));
    const expansion = expand(template.value, (name) => defaultOf(document, name)?.value);
    return expansion.kind === 'unknown'
        ? opaqueAt(file, template.span, 'variable', expansion.detail)
        : resolvedAt(file, template.span, expansion.value, notPinnable.fromParameter);
}
function defaultOf(document, name) {
    const parameter = child(document, child(document, document.root, 'Parameters'), name);
    const value = child(document, parameter, 'Default');
    return (0,dist/* isScalar */.jn)(value) ? sourceOf(document, value) : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/cloudformation.js






const cloudformation_known = {
    'AWS::ECS::TaskDefinition': ['ContainerDefinitions.*.Image'],
    'AWS::ECS::ExpressGatewayService': ['PrimaryContainer.Image'],
    'AWS::Lambda::Function': ['Code.ImageUri'],
    'AWS::Serverless::Function': ['ImageUri'],
    'AWS::Batch::JobDefinition': [
        'ContainerProperties.Image',
        'NodeProperties.NodeRangeProperties.*.Container.Image',
        'NodeProperties.NodeRangeProperties.*.EcsProperties.TaskProperties.*.Containers.*.Image',
        'EcsProperties.TaskProperties.*.Containers.*.Image',
        'EksProperties.PodProperties.Containers.*.Image',
        'EksProperties.PodProperties.InitContainers.*.Image',
    ],
    'AWS::CodeBuild::Project': ['Environment.Image'],
    'AWS::AppRunner::Service': ['SourceConfiguration.ImageRepository.ImageIdentifier'],
    'AWS::Lightsail::Container': ['ContainerServiceDeployment.Containers.*.Image'],
    'AWS::SageMaker::Model': ['PrimaryContainer.Image', 'Containers.*.Image'],
};
const provided = /^aws\/codebuild\//;
const cloudformation = {
    id: 'cloudformation',
    title: 'AWS CloudFormation, SAM',
    paths: ['**/*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['AWS::', 'Resources'], find: (document) => cloudformation_findImages(document, file) }),
};
function cloudformation_findImages(document, file) {
    const resources = child(document, document.root, 'Resources');
    if (!(0,dist/* isMap */.jh)(resources))
        return undefined;
    const found = children(document, resources).flatMap((resource) => {
        const type = textOf(document, child(document, resource, 'Type'))?.value ?? '';
        return type.startsWith('AWS::') ? [{ type, properties: child(document, resource, 'Properties') }] : [];
    });
    if (found.length === 0)
        return undefined;
    const images = found.flatMap(({ type, properties }) => (cloudformation_known[type] ?? []).flatMap((path) => nodesAt(document, properties, path)));
    return images.map((image) => ({
        found: values_imagesOfValue(document, file, image).filter(({ raw }) => !provided.test(raw)),
    }));
}

;// CONCATENATED MODULE: ./lib/scan/compose/arguments.js







function composeArguments(document, file, build, valuesOf) {
    const args = child(document, build, 'args');
    if (args === undefined)
        return [];
    const read = { document, file, valuesOf };
    return document
        .sameKey(args)
        .flatMap((one) => ((0,dist/* isSeq */.oP)(one) ? arguments_listed(read, one.items) : (0,dist/* isMap */.jh)(one) ? mapped(read, one) : []));
}
function mapped(read, map) {
    const { document, file } = read;
    return entries(document, map).flatMap(([name, value]) => {
        if ((0,dist/* isScalar */.jn)(value) && value.value === null)
            return inherited(read, name, keyOf(document, map, name));
        const text = sourceOf(document, value, 'go');
        if (text !== undefined)
            return valued(read, name, text);
        const at = keyOf(document, map, name);
        return at === undefined ? [] : [unknownArgument(name, file, at, unresolved.argumentValue(name))];
    });
}
function arguments_listed(read, items) {
    return items.flatMap((item) => {
        const text = sourceOf(read.document, read.document.follow(item), 'go');
        const name = /^[^=]+/.exec(text?.value ?? '')?.[0];
        if (text === undefined || name === undefined)
            return [];
        const value = withoutPrefix(`${name}=`, text);
        return value === undefined ? inherited(read, name, text) : valued(read, name, value);
    });
}
function valued({ file, valuesOf }, name, text) {
    return interpolatedArguments(name, file, text, valuesOf);
}
function inherited({ file, valuesOf }, name, at) {
    const values = valuesOf(name);
    if (at === undefined)
        return [];
    if (values.length === 0)
        return [unknownArgument(name, file, at, unresolved.environmentArgument(name))];
    const isUsedElsewhere = file.text.includes(`$${name}`) || file.text.includes(`\${${name}`);
    return values.map(({ value, source, file: other }) => {
        if (source === undefined || other === undefined || isUsedElsewhere)
            return literalArgument(name, file, { ...at, value, exact: false });
        return literalArgument(name, other, source);
    });
}
function keyOf(document, map, name) {
    if (!(0,dist/* isMap */.jh)(map))
        return undefined;
    const pair = map.items.find((one) => keyTextOf(one) === name) ?? map.items[0];
    return sourceOf(document, pair?.key);
}

;// CONCATENATED MODULE: ./lib/scan/compose/build-images.js





const build_images_scheme = 'docker-image://';
const generator = /^(?:[^,]*,)*?generator=/;
function imagesBesideDockerfile(document, build, valuesOf) {
    const bake = child(document, build, 'x-bake');
    return [
        ...contextImages(document, child(document, build, 'additional_contexts'), valuesOf),
        ...contextImages(document, child(document, bake, 'contexts'), valuesOf),
        ...children(document, child(document, build, 'cache_from')),
        ...children(document, child(document, bake, 'cache-from')),
        ...build_images_generatorImage(document, child(document, build, 'sbom')),
    ];
}
function contextImages(document, contexts, valuesOf) {
    const values = (0,dist/* isSeq */.oP)(contexts)
        ? children(document, contexts)
        : entries(document, contexts).map(([, value]) => value);
    return values.flatMap((node) => {
        if (!(0,dist/* isScalar */.jn)(node))
            return [];
        if (String(node.value).includes(build_images_scheme))
            return [node];
        const text = textOf(document, node);
        if (text?.value.includes('$') !== true)
            return [];
        const expansion = expand(text.value, (name) => valuesOf(name).at(-1)?.value);
        if (expansion.kind !== 'value' || !expansion.value.includes(build_images_scheme))
            return [];
        return [{ text: { ...text, value: expansion.value, exact: false } }];
    });
}
function build_images_generatorImage(document, sbom) {
    const text = textOf(document, sbom);
    const prefix = generator.exec(text?.value ?? '')?.[0];
    const image = prefix === undefined || text === undefined ? undefined : withoutPrefix(prefix, text);
    return image === undefined ? [] : [{ text: image }];
}

;// CONCATENATED MODULE: ./lib/scan/compose/layers.js




const layers_maxDepth = 8;
const baseName = /(?:^|\/)(?:docker-)?compose\.ya?ml$/;
function isBaseFile(path) {
    return baseName.test(path);
}
function buildLayers(document, file, service, bases) {
    const own = layersIn(document, file, service, 0);
    if (own.length === 0)
        return [];
    const overridden = bases.flatMap((base) => parseYaml(base).documents.flatMap((one) => layersIn(one, base, service, 0)));
    return [...own, ...overridden];
}
function layersIn(document, file, name, depth) {
    const service = child(document, child(document, document.root, 'services'), name);
    const build = child(document, service, 'build');
    if (depth > layers_maxDepth || (!(0,dist/* isMap */.jh)(build) && !(0,dist/* isScalar */.jn)(build)))
        return [];
    const extended = child(document, service, 'extends');
    const isElsewhere = child(document, extended, 'file') !== undefined;
    const other = textOf(document, (0,dist/* isScalar */.jn)(extended) ? extended : child(document, extended, 'service'))?.value;
    const below = other === undefined || isElsewhere || other === name ? [] : layersIn(document, file, other, depth + 1);
    return [{ document, file, build }, ...below];
}

;// CONCATENATED MODULE: ./lib/scan/syntax/dotenv.js
const dotenv_name = /(?:export[ \t]+)?(?<name>[A-Za-z_][\w.-]*)[ \t]*[=:][ \t]*/y;
const blanks = /\s*/y;
const lineRest = /[^\r\n]*/y;
function dotenvValues(file) {
    const values = new Map();
    const { text } = file;
    for (let at = dotenv_endOf(blanks, text, 0); at < text.length; at = dotenv_endOf(blanks, text, at)) {
        const key = matchAt(dotenv_name, text, at)?.groups?.name;
        if (key === undefined) {
            at = dotenv_endOf(lineRest, text, at);
            continue;
        }
        const start = dotenv_endOf(dotenv_name, text, at);
        const { value, end } = valueAt(text, start);
        at = end;
        values.set(key, { ...value, file });
    }
    return values;
}
function valueAt(text, start) {
    const close = closingQuote(text, start);
    if (close !== undefined) {
        const value = text.slice(start + 1, close);
        const span = { start: start + 1, end: close };
        return { value: { value, source: { value, span, exact: !value.includes('\\') } }, end: close + 1 };
    }
    const rest = matchAt(lineRest, text, start)?.[0] ?? '';
    const value = withoutComment(rest).trimEnd();
    const exact = !value.includes('\\') && !/^["']/.test(rest);
    const source = { value, span: { start, end: start + value.length }, exact };
    return { value: { value, source }, end: start + rest.length };
}
function withoutComment(rest) {
    let at = rest.indexOf('#');
    while (at > 0 && !/[ \t]/.test(rest[at - 1] ?? ''))
        at = rest.indexOf('#', at + 1);
    return at < 0 ? rest : rest.slice(0, at);
}
function closingQuote(text, start) {
    const quote = text[start];
    if (quote !== '"' && quote !== "'")
        return undefined;
    let at = text.indexOf(quote, start + 1);
    while (at > 0 && text[at - 1] === '\\')
        at = text.indexOf(quote, at + 1);
    return at < 0 ? undefined : at;
}
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text);
}
function dotenv_endOf(pattern, text, at) {
    return at + (matchAt(pattern, text, at)?.[0].length ?? 0);
}

;// CONCATENATED MODULE: ./lib/scan/compose/references.js




const references_readInterpolated = interpolated();
function referenceReader(companions) {
    const valuesOf = projectValues(companions);
    const others = companions.filter(({ path }) => !isDotenv(path));
    return (file, text) => {
        const image = imageText(text);
        if (image === undefined)
            return undefined;
        const isKnown = [...image.value.matchAll(/\$\{?(\w+)/g)].some(([, name = '']) => valuesOf(name).length > 0);
        return isKnown ? possibleImages(file, image, valuesOf, others) : [references_readInterpolated(file, image)];
    };
}
function projectValues(companions) {
    const values = companions.filter(({ path }) => isDotenv(path)).map(dotenvValues);
    return (name) => values.flatMap((one) => one.get(name) ?? []);
}
function isDotenv(path) {
    return /(?:^|\/)\.env$/.test(path);
}
function imageText(text) {
    const prefix = /^(?:[^=,]*=)?docker-image:\/\/|^(?:[^,]*,)*ref=/.exec(text.value)?.[0];
    if (prefix === undefined)
        return /^type=/.test(text.value) ? undefined : text;
    if (prefix.endsWith('ref=') && !/(?:^|,)type=registry(?:,|$)/.test(text.value))
        return undefined;
    const inner = withoutPrefix(prefix, text);
    const comma = inner?.value.indexOf(',') ?? -1;
    if (inner === undefined || comma < 0)
        return inner;
    const span = { start: inner.span.start, end: inner.exact ? inner.span.start + comma : inner.span.end };
    return { ...inner, value: inner.value.slice(0, comma), span };
}

;// CONCATENATED MODULE: ./lib/scan/compose/mentions.js












function composeMentions(document, file, companions) {
    const bases = companions.filter(({ path }) => isBaseFile(path));
    const names = new Names(document, file, projectValues(companions), bases).all();
    const ofProject = companions.filter(({ path }) => isDotenv(path)).flatMap((dotenv) => projectFiles(dotenv));
    return { ...names, mentions: [...names.mentions, ...ofProject], problems: changedIncludes(document, file) };
}
function projectFiles(dotenv) {
    const values = dotenvValues(dotenv);
    const separator = values.get('COMPOSE_PATH_SEPARATOR')?.value || ':';
    const names = values.get('COMPOSE_FILE')?.value.split(separator) ?? [];
    return names.flatMap((name) => mentionsFrom([folderOf(dotenv.path)], name, 'compose'));
}
function changedIncludes(document, { path }) {
    return children(document, child(document, document.root, 'include')).flatMap((entry) => ['env_file', 'project_directory'].flatMap((key) => {
        const value = child(document, entry, key);
        if (value?.range == null)
            return [];
        const [start, end] = value.range;
        return [{ file: path, message: unscanned.includeSetting(key), span: { start, end } }];
    }));
}
const unknownPath = Symbol('unknown path');
class Names {
    document;
    file;
    valuesOf;
    bases;
    folder;
    mentions = [];
    passes = [];
    unknown = [];
    constructor(document, file, valuesOf, bases) {
        this.document = document;
        this.file = file;
        this.valuesOf = valuesOf;
        this.bases = bases;
        this.folder = folderOf(file.path);
    }
    all() {
        const { document } = this;
        const services = child(document, document.root, 'services');
        const names = new Set(entries(document, services).map(([name]) => name));
        for (const name of names)
            this.build(name);
        for (const service of children(document, services)) {
            this.compose(child(document, child(document, service, 'extends'), 'file'));
        }
        for (const name of this.included())
            this.compose(name);
        const { mentions, passes, unknown } = this;
        return { mentions, passes, unknown };
    }
    build(service) {
        const layers = buildLayers(this.document, this.file, service, this.bases);
        const [own] = layers;
        if (own === undefined || child(own.document, own.build, 'dockerfile_inline') !== undefined)
            return;
        const context = this.setting(layers, 'context') ?? '.';
        const name = this.setting(layers, 'dockerfile') ?? 'Dockerfile';
        if (context === unknownPath || name === unknownPath)
            return;
        const dockerfiles = mentionsFrom([pathFrom(this.folder, context)], name, 'dockerfile');
        const builds = buildsOf(this.argumentsOf(layers));
        this.mentions.push(...dockerfiles);
        for (const { path } of dockerfiles)
            this.passes.push(...builds.map((args) => ({ path, args })));
    }
    setting(layers, key) {
        for (const { document, file, build } of layers) {
            const isContext = (0,dist/* isScalar */.jn)(build) && key === 'context';
            const text = textOf(document, isContext ? build : child(document, build, key));
            if (text !== undefined)
                return this.expanded(text, file) ?? unknownPath;
        }
        return undefined;
    }
    argumentsOf(layers) {
        const known = new Set();
        return layers.flatMap(({ document, file, build }) => {
            const args = composeArguments(document, file, build, this.valuesOf).filter(({ name }) => !known.has(name));
            for (const { name } of args)
                known.add(name);
            return args;
        });
    }
    compose(node) {
        const text = textOf(this.document, node);
        const name = text === undefined ? undefined : this.expanded(text, this.file);
        this.mentions.push(...mentionsFrom([this.folder], name, 'compose'));
    }
    included() {
        const { document } = this;
        return children(document, child(document, document.root, 'include')).flatMap((entry) => {
            const paths = (0,dist/* isScalar */.jn)(entry) ? entry : child(document, entry, 'path');
            return (0,dist/* isSeq */.oP)(paths) ? children(document, paths) : [paths];
        });
    }
    expanded(text, file) {
        const expansion = expand(text.value, (name) => this.valuesOf(name).at(-1)?.value);
        if (expansion.kind === 'value')
            return expansion.value;
        const detail = unresolved.path(text.value, expansion.detail);
        if (file === this.file)
            this.unknown.push(opaqueAt(file, text.span, 'variable', detail));
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/formats/compose.js




















const compose_reset = '!reset';
const compose_paths = [
    '**/*compose*.{yml,yaml}',
    '**/{stack,docker-stack,docker-swarm}*.{yml,yaml}',
    '**/*[.-]stack.{yml,yaml}',
];
const isCompose = (0,model_glob/* pathMatcher */.kZ)(compose_paths);
const compose = {
    id: 'compose',
    title: 'Compose',
    paths: compose_paths,
    comment: '#',
    companions(path, siblings) {
        const dotenv = siblings.filter((one) => isDotenv(one));
        const others = siblings.filter((one) => one !== path && (dotenv.length > 0 ? isCompose(one) : isBaseFile(one)));
        return [...dotenv, ...others];
    },
    scan(file, companions = [], context = {}) {
        const problems = [];
        const mentions = [];
        const passes = [];
        const builds = [];
        const valuesOf = projectValues(companions);
        const pay = workOf(file.text.length);
        const scan = scanYaml(file, {
            needles: [],
            hasOwnTags: true,
            find(document) {
                const named = composeMentions(document, file, companions);
                mentions.push(...named.mentions);
                problems.push(...named.problems);
                passes.push(...named.passes);
                builds.push(...builtServices(document, file));
                const found = compose_findImages(document, { file, problems, valuesOf, context, pay });
                return found && [...found, { found: named.unknown }];
            },
            read: referenceReader(companions),
        });
        if (scan === undefined)
            return undefined;
        return { ...scan, problems: [...scan.problems, ...problems], mentions, passes, builds };
    },
};
function builtServices(document, file) {
    return children(document, child(document, document.root, 'services')).flatMap((service) => {
        const name = textOf(document, child(document, service, 'image'));
        if (name === undefined || isEmpty(child(document, service, 'build')) || isPulled(document, service))
            return [];
        const expansion = expand(name.value, () => undefined);
        const at = { file: file.path, span: name.span };
        return [{ name: expansion.kind === 'value' ? expansion.value : name.value, at, isPushed: false }];
    });
}
function compose_findImages(document, reading) {
    const services = child(document, document.root, 'services');
    if (!(0,dist/* isMap */.jh)(services))
        return child(document, document.root, 'include') === undefined ? undefined : [];
    return children(document, services).flatMap((service) => {
        const build = child(document, service, 'build');
        const volumes = children(document, child(document, service, 'volumes')).filter((volume) => textAt(document, volume, 'type') === 'image');
        return [
            ...(isEmpty(build)
                ? imagesWithoutBuild(document, service, reading.file)
                : compose_imagesOfBuild(document, build, reading)),
            ...(isEmpty(build) ? [] : imagesBesideBuild(document, service)),
            ...volumes.map((volume) => child(document, volume, 'source')),
        ];
    });
}
function imagesWithoutBuild(document, service, file) {
    const image = child(document, service, 'image');
    const build = child(document, service, 'build');
    if (image !== undefined || build?.tag !== compose_reset || build.range == null)
        return [image];
    const [start, end] = build.range;
    return [{ found: [opaqueAt(file, { start, end }, 'variable', unresolved.resetBuild)] }];
}
function imagesBesideBuild(document, service) {
    const image = child(document, service, 'image');
    if (isPulled(document, service))
        return [image];
    const text = textOf(document, image);
    if (text === undefined || isBuiltOnly(text.value))
        return [];
    const policy = textAt(document, service, 'pull_policy');
    const isKept = policy === 'build' || policy === 'never';
    const why = isKept ? unresolved.pulledBySwarm(policy) : unresolved.pulledOrBuilt;
    return [{ text, read: (file) => opaqueAt(file, text.span, 'variable', why) }];
}
function isBuiltOnly(name) {
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    return parsed.kind === 'image' && (isUnpublishable(parsed.image) || parsed.image.registry === 'localhost');
}
function compose_imagesOfBuild(document, build, reading) {
    const inline = child(document, build, 'dockerfile_inline');
    return [
        ...(inline === undefined
            ? imageArguments(document, child(document, build, 'args'))
            : [{ found: compose_imagesOfInline(document, build, inline, reading) }]),
        ...imagesBesideDockerfile(document, build, reading.valuesOf),
    ];
}
const inlineImages = new WeakMap();
function compose_imagesOfInline(document, build, inline, { file, problems, valuesOf, context, pay }) {
    const builds = buildsOf(composeArguments(document, file, build, valuesOf));
    if (!(0,dist/* isScalar */.jn)(inline))
        return [];
    const byArguments = inlineImages.get(inline) ?? new Map();
    inlineImages.set(inline, byArguments);
    const key = JSON.stringify(builds, (name, value) => (name === 'file' ? value.path : value));
    const known = byArguments.get(key);
    if (known !== undefined)
        return known;
    document.step(String(inline.value).length);
    const passed = [];
    const scan = scanNestedFile(file, inline, {
        scan(inner) {
            const found = scanDockerfile(inner, { ...wholeFile(inner), pay }, false, { ...context, builds });
            passed.push(found.passed);
            return found;
        },
    });
    problems.push(...scan.problems, ...passed.flatMap((one) => one.problems));
    const found = [...scan.occurrences, ...passed.flatMap((one) => one.occurrences)];
    byArguments.set(key, found);
    return found;
}
function imageArguments(document, args) {
    if (!(0,dist/* isSeq */.oP)(args))
        return entries(document, args).flatMap(([name, value]) => isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : []);
    return children(document, args).flatMap((entry) => {
        const text = textOf(document, entry);
        const name = /^[^=]*=/.exec(text?.value ?? '')?.[0] ?? '=';
        const value = text && withoutPrefix(name, text);
        return value !== undefined && isImageArgument(name.slice(0, -1), value.value) ? [{ text: value }] : [];
    });
}
function isPulled(document, service) {
    const policy = textOf(document, child(document, service, 'pull_policy'))?.value ?? '';
    return /^(?:always|missing|if_not_present|daily|weekly|every_.*)$/.test(policy);
}
function isEmpty(node) {
    return node === undefined || node.tag === compose_reset || ((0,dist/* isScalar */.jn)(node) && node.value === null);
}
function textAt(document, node, key) {
    const value = child(document, node, key);
    return (0,dist/* isScalar */.jn)(value) ? value.value : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/concourse.js








const concourse_types = new Set(['registry-image', 'docker-image']);
const concourse_variable = /\(\(.*\)\)/;
const concourse = {
    id: 'concourse',
    title: 'Concourse',
    paths: ['**/*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        if (![...concourse_types].some((type) => file.text.includes(type)))
            return undefined;
        const builds = [];
        const scan = scanYaml(file, {
            needles: ['source', 'repository'],
            find: (document) => concourse_findImages(document, file, builds),
        });
        return scan && { ...scan, builds };
    },
};
function concourse_findImages(document, file, builds) {
    const maps = mapsOf(document);
    const resources = maps.filter((map) => isImageResource(document, map));
    if (resources.length === 0)
        return undefined;
    const named = (step) => new Set(maps.flatMap((map) => {
        const name = wordOf(child(document, map, step));
        return name === undefined ? [] : [wordOf(child(document, map, 'resource')) ?? name];
    }));
    const [put, got] = [named('put'), named('get')];
    return resources.map((resource) => {
        const name = wordOf(child(document, resource, 'name')) ?? '';
        const found = concourse_imageOf(document, resource, file);
        if (found === undefined || !put.has(name))
            return { found: found === undefined ? [] : [found] };
        if (found.kind === 'image')
            builds.push({ name: concourse_nameOf(document, resource), at: found.at, isPushed: true });
        return { found: got.has(name) ? [found] : [] };
    });
}
function isImageResource(document, map) {
    const source = child(document, map, 'source');
    return concourse_types.has(wordOf(child(document, map, 'type')) ?? '') && (0,dist/* isMap */.jh)(source);
}
function concourse_imageOf(document, resource, file) {
    const source = child(document, resource, 'source');
    const at = (key) => sourceOf(document, child(document, source, key), 'go');
    const [repository, tag] = [at('repository'), at('tag')];
    if (repository === undefined || repository.value === '')
        return undefined;
    const expression = [repository.value, tag?.value ?? ''].find((text) => concourse_variable.test(text));
    if (expression !== undefined)
        return opaqueAt(file, repository.span, 'variable', unresolved.pipelineVariable(expression));
    if (at('aws_region') !== undefined && !repository.value.includes('/'))
        return opaqueAt(file, repository.span, 'variable', unresolved.registryOfAccount);
    const digest = sourceOf(document, child(document, child(document, resource, 'version'), 'digest'));
    if (tag === undefined && (digest === undefined || digest.value === ''))
        return wordOf(child(document, resource, 'type')) === 'registry-image'
            ? opaqueAt(file, repository.span, 'variable', unresolved.newestVersion)
            : withoutNewDigest(occurrenceAt(file, repository.span, repository.value, repository.exact), notPinnable.concourse);
    return splitOccurrence(file, {
        repository,
        tag,
        digest,
        ...(digest === undefined ? { noPlace: notPinnable.concourse } : {}),
        tagElsewhere: unresolved.noTagOrDigest,
    });
}
function concourse_nameOf(document, resource) {
    const source = child(document, resource, 'source');
    const [repository, tag] = ['repository', 'tag'].map((key) => sourceOf(document, child(document, source, key))?.value);
    return tag === undefined ? (repository ?? '') : `${repository}:${tag}`;
}

;// CONCATENATED MODULE: ./lib/scan/formats/devcontainer.js





const devcontainer = {
    id: 'devcontainer',
    title: 'Development containers',
    paths: ['**/.devcontainer/**/devcontainer.json', '**/.devcontainer.json', '**/devcontainer.json'],
    comment: '//',
    scan(file) {
        const errors = [];
        const root = treeOf(file.text.replace(/^\uFEFF/, ' '), errors);
        if (root === 'too deep') {
            const message = unscanned.json(unscanned.tooDeep);
            return { occurrences: [], problems: [{ file: file.path, message }] };
        }
        const at = (...path) => devcontainer_nodesAt(root, path);
        const nodes = [
            ...at('image'),
            ...at('build', 'args').flatMap(devcontainer_imageArguments),
            ...at('build', 'cacheFrom').flatMap(devcontainer_itemsOf),
        ];
        const folder = [folderOf(file.path)];
        const mentioned = (nodes, as) => nodes.flatMap(({ value }) => (typeof value === 'string' ? mentionsFrom(folder, value, as) : []));
        const mentions = [
            ...mentioned([...at('build', 'dockerfile'), ...at('dockerFile')], 'dockerfile'),
            ...mentioned(at('dockerComposeFile').flatMap(devcontainer_itemsOf), 'compose'),
        ];
        return {
            mentions,
            occurrences: nodes.flatMap((node) => devcontainer_readImage(file, node)),
            problems: errors.slice(0, 1).map(({ error, offset, length }) => ({
                file: file.path,
                message: unscanned.json((0,main.printParseErrorCode)(error)),
                span: { start: offset, end: offset + length },
            })),
        };
    },
};
function treeOf(text, errors) {
    try {
        return (0,main.parseTree)(text, errors, { allowTrailingComma: true });
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'too deep';
        throw error;
    }
}
function devcontainer_nodesAt(root, path) {
    return path.reduce((nodes, key) => nodes.flatMap((node) => (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ children: [name, value] = [] }) => name?.value === key && value !== undefined ? [value] : [])), root === undefined ? [] : [root]);
}
function devcontainer_itemsOf(node) {
    return node.type === 'array' ? (node.children ?? []) : [node];
}
function devcontainer_imageArguments(args) {
    return (args?.children ?? []).flatMap(({ children: [name, value] = [] }) => value?.type === 'string' && isImageArgument(String(name?.value), String(value.value)) ? [value] : []);
}
function devcontainer_readImage(file, node) {
    if (node?.type !== 'string' || typeof node.value !== 'string' || /^$|^type=/.test(node.value))
        return [];
    const whole = { start: node.offset, end: node.offset + node.length };
    const closed = node.length > 2 && file.text[whole.end - 1] === '"';
    const span = closed ? { start: whole.start + 1, end: whole.end - 1 } : whole;
    if (node.value.includes('${'))
        return [opaqueAt(file, span, 'variable', unresolved.editorVariable(node.value))];
    return [occurrenceAt(file, span, node.value, file.text.slice(span.start, span.end) === node.value)];
}

;// CONCATENATED MODULE: ./lib/scan/formats/dockerfile.js

const template = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$|(?:^|\/)templates?\/|\{\{|\{%/;
const otherLanguage = /\.(?:md|mdx|rst|adoc|html?|go|java|kt|scala|py|rb|php|[cm]?[jt]sx?|rs|sh|json|ya?ml|dockerignore)$/i;
const dockerfile = {
    id: 'dockerfile',
    title: 'Dockerfile, Containerfile',
    paths: [
        '**/*Dockerfile*',
        '**/{dockerfile,containerfile}',
        '**/*.dockerfile',
        '**/Containerfile*',
        '**/*.Containerfile',
    ],
    comment: '#',
    scan(file, _, context) {
        const { passed, ...scan } = scanDockerfile(file, wholeFile(file), template.test(file.path), context);
        const all = [...scan.occurrences, ...passed.occurrences];
        if (!otherLanguage.test(file.path))
            return { occurrences: all, problems: [...scan.problems, ...passed.problems] };
        const valid = all.filter((one) => one.kind !== 'opaque' || one.why !== 'invalid');
        return { occurrences: valid, problems: passed.problems };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/drone.js



const drone = {
    id: 'drone',
    title: 'Drone, Woodpecker',
    paths: ['**/.drone.{yml,yaml}', '**/.woodpecker.{yml,yaml}', '**/.woodpecker/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, { needles: ['image'], find: drone_findImages, read: interpolated() }, (document) => drone_stepsOf(document).map((step) => children(document, child(document, step, 'commands')))),
};
function drone_findImages(document) {
    return drone_stepsOf(document).map((step) => child(document, step, 'image'));
}
function drone_stepsOf(document) {
    return ['steps', 'services', 'pipeline', 'clone'].flatMap((key) => children(document, child(document, document.root, key)));
}

;// CONCATENATED MODULE: ./lib/scan/earthfile/lines.js
const lines_word = /"[^"\n]*"|'[^'\n]*'|[^\s"']+(?:"[^"\n]*"|'[^'\n]*'|[^\s"'])*/g;
function earthfileCommands(text) {
    const commands = [];
    let target = '';
    let words = [];
    let isContinued = false;
    for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
        if (/^\s*(?:#|$)/.test(line))
            continue;
        const label = isContinued ? undefined : /^(?<name>[A-Za-z][\w.-]*):\s*(?:#.*)?$/.exec(line)?.groups?.name;
        if (label !== undefined) {
            target = label;
            continue;
        }
        const end = endOfLine(line);
        isContinued = end < line.trimEnd().length;
        words.push(...lines_wordsOf(line.slice(0, end), index));
        if (isContinued)
            continue;
        if (words.length > 0)
            commands.push({ target, words });
        words = [];
    }
    return words.length > 0 ? [...commands, { target, words }] : commands;
}
function endOfLine(line) {
    const trimmed = line.trimEnd();
    return trimmed.endsWith('\\') ? trimmed.length - 1 : trimmed.length;
}
function lines_wordsOf(line, offset) {
    const words = [];
    for (const { 0: found, index } of line.matchAll(lines_word)) {
        if (found.startsWith('#'))
            break;
        const quoted = /^(["']).*\1$/.test(found) && found.length > 1 ? 1 : 0;
        const start = offset + index + quoted;
        const text = found.slice(quoted, found.length - quoted);
        words.push({ text, span: { start, end: start + text.length } });
    }
    return words;
}

;// CONCATENATED MODULE: ./lib/scan/formats/earthfile.js






const flagsWithValue = new Set([
    ...['platform', 'build-arg', 'f', 'target', 'pull', 'load', 'compose', 'service', 'cache-id', 'cache-from'],
]);
const earthfile = {
    id: 'earthfile',
    title: 'Earthfile',
    paths: ['**/Earthfile'],
    comment: '#',
    scan(file) {
        const builds = [];
        const mentions = [];
        const values = new Map();
        const occurrences = earthfileCommands(file.text).flatMap((command) => {
            const [name, more] = command.words;
            if (name?.text === 'ARG')
                setArgument(values, command);
            if (name?.text === 'SAVE' && more?.text === 'IMAGE')
                builds.push(...savedImages(file, command));
            const lookup = (variable) => values.get(`${command.target}\0${variable}`) ?? values.get(`\0${variable}`);
            if (name?.text === 'WITH' && more?.text === 'DOCKER')
                return readFlags(command.words.slice(2))
                    .flags.filter(({ flag }) => flag === 'pull')
                    .flatMap(({ value }) => earthfile_imageAt(file, value, lookup) ?? [])
                    .map((one) => withoutNewDigest(one, notPinnable.earthlyPull));
            if (name?.text !== 'FROM')
                return [];
            const { flags, rest } = readFlags(command.words.slice(more?.text === 'DOCKERFILE' ? 2 : 1));
            const [image] = rest;
            if (more?.text === 'DOCKERFILE') {
                const names = flags.flatMap(({ flag, value }) => (flag === 'f' ? [value.text] : []));
                mentions.push(...buildMentions(file, image === undefined ? [] : [image.text], names));
                return [];
            }
            return image === undefined ? [] : (earthfile_imageAt(file, image, lookup) ?? []);
        });
        return { occurrences, problems: [], builds, mentions };
    },
};
function readFlags(words) {
    const flags = [];
    const rest = [];
    for (let at = 0; at < words.length; at += 1) {
        const one = words[at];
        if (one === undefined)
            break;
        const [lead, flag = '', joined] = /^--?(?<flag>[a-z-]+)(?:=(?<joined>.*))?$/.exec(one.text) ?? [];
        if (lead === undefined)
            rest.push(one);
        else if (joined !== undefined)
            flags.push({ flag, value: behind(one, joined) });
        else if (flagsWithValue.has(flag) && words[at + 1] !== undefined) {
            at += 1;
            flags.push({ flag, value: words[at] ?? one });
        }
    }
    return { flags, rest };
}
function behind({ span }, value) {
    const quoted = /^(["']).*\1$/.test(value) && value.length > 1 ? 1 : 0;
    const text = value.slice(quoted, value.length - quoted);
    const end = span.end - quoted;
    return { text, span: { start: end - text.length, end } };
}
function setArgument(values, { target, words }) {
    const { rest } = readFlags(words.slice(1));
    const assignment = rest.map(({ text }) => text).join(' ');
    const { name, value } = /^(?<name>\w+)\s*=\s*(?<value>.*)$/.exec(assignment)?.groups ?? {};
    if (name === undefined || value === undefined)
        return;
    values.set(`${target}\0${name}`, value.replace(/^(["'])(.*)\1$/, '$2'));
}
function earthfile_imageAt(file, { text, span }, lookup) {
    if (!text.includes('$'))
        return text.includes('+') || text === 'scratch' ? undefined : occurrenceAt(file, span, text);
    const expansion = expand(text, lookup);
    if (expansion.kind === 'unknown')
        return opaqueAt(file, span, 'variable', expansion.detail);
    return expansion.value.includes('+') || expansion.value === 'scratch'
        ? undefined
        : resolvedAt(file, span, expansion.value, notPinnable.fromParameter);
}
function savedImages(file, { words }) {
    const { rest } = readFlags(words.slice(2));
    const isPushed = words.some(({ text }) => text === '--push');
    return rest.flatMap(({ text: name, span }) => name.includes('$') ? [] : [{ name, at: { file: file.path, span }, isPushed }]);
}

;// CONCATENATED MODULE: ./lib/scan/formats/ecs.js





const ecs = {
    id: 'ecs',
    title: 'Amazon ECS',
    paths: ['**/*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['containerDefinitions', 'image'], find: ecs_findImages, read: ecs_readImage }),
};
function ecs_findImages(document) {
    const { root } = document;
    const lists = [root, child(document, root, 'taskDefinition')].flatMap((holder) => child(document, holder, 'containerDefinitions') ?? []);
    if (lists.length === 0)
        return undefined;
    return lists.flatMap((list) => children(document, list)).map((one) => child(document, one, 'image'));
}
function ecs_readImage(file, { span, value, exact }) {
    if (value.includes('$'))
        return opaqueAt(file, span, 'variable', unresolved.variable(value));
    return withoutNewDigest(occurrenceAt(file, span, value, exact), notPinnable.aws);
}

;// CONCATENATED MODULE: ./lib/scan/syntax/toml.js
const toml_token = /#[^\n]*|"""[\s\S]*?(?:"{3,5}|$)|'''[\s\S]*?(?:'{3,5}|$)|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|[\w+:.-]+|[^\S\n]+|[\s\S]/g;
const toml_maxDepth = 16;
function tomlTexts(text) {
    const found = [];
    let table = [];
    let reading = { kind: 'key', keys: [] };
    const open = [];
    const around = () => [...table, ...open.flatMap((keys) => keys ?? [])];
    for (const { 0: one, index } of text.matchAll(toml_token)) {
        if (/^(?:#|[^\S\n])/.test(one))
            continue;
        if (reading.kind === 'value') {
            if (one === '[')
                open.push(undefined);
            else if (one === '{') {
                open.push(reading.keys.slice(0, toml_maxDepth));
                reading = { kind: 'key', keys: [] };
            }
            else if (one === ']' && open.at(-1) === undefined)
                open.pop();
            else if (one === '}')
                reading = { kind: 'value', keys: open.pop() ?? [] };
            else if (/^["']/.test(one))
                found.push({ ...toml_literal(one, index), path: [...around(), ...reading.keys] });
            else if (one === '\n' ? open.length === 0 : one === ',' && open.at(-1) !== undefined)
                reading = { kind: 'key', keys: [] };
        }
        else if (one === '\n') {
            if (reading.kind === 'header')
                table = reading.keys;
            if (open.length === 0)
                reading = { kind: 'key', keys: [] };
        }
        else if (one === '[')
            reading = { kind: 'header', keys: [] };
        else if (one === '=')
            reading = { ...reading, kind: 'value' };
        else if (one === '}')
            reading = { kind: 'value', keys: open.pop() ?? [] };
        else if (one !== ']' && one !== '.')
            reading = { ...reading, keys: [...reading.keys, ...toml_keysOf(one)].slice(0, toml_maxDepth) };
    }
    return found;
}
function toml_keysOf(written) {
    if (/^["']/.test(written))
        return [toml_literal(written, 0).value];
    return written.split('.').filter((name) => name !== '');
}
function toml_literal(written, index) {
    const quotes = /^(?:"""|'''|"|')/.exec(written)?.[0] ?? '"';
    const isClosed = written.length >= 2 * quotes.length && written.endsWith(quotes);
    const inner = written.slice(quotes.length, isClosed ? written.length - quotes.length : undefined);
    const start = index + quotes.length;
    const value = quotes.startsWith('"') ? inner.replace(escapedCharacter, toml_unescaped) : inner;
    const exact = isClosed && quotes.length === 1 && value === inner;
    return { value, span: { start, end: start + inner.length }, exact };
}
const escapedCharacter = /\\(?:u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8}))/g;
function toml_unescaped(written, short, long) {
    const code = Number.parseInt(short ?? long ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}

;// CONCATENATED MODULE: ./lib/scan/formats/fly.js






const fly = {
    id: 'fly',
    title: 'Fly.io',
    paths: ['**/fly.toml', '**/fly.*.toml', '**/*.fly.toml'],
    comment: '#',
    scan(file) {
        const texts = tomlTexts(file.text);
        const at = (...path) => texts.filter((one) => one.value !== '' && one.path.join('\0') === path.join('\0'));
        const read = ({ span, value, exact }) => occurrenceAt(file, span, value, exact);
        const listed = (one, why) => withoutNewDigest(read(one), why);
        const occurrences = [
            ...at('build', 'image').map((one) => listed(one, notPinnable.fly)),
            ...at('build', 'builder').map((one) => listed(one, notPinnable.notDocumented('Fly.io'))),
            ...texts.filter(isArgument).map(read),
        ];
        const mentions = buildMentions(file, [], at('build', 'dockerfile').map(({ value }) => value));
        return { occurrences, problems: [], mentions };
    },
};
function isArgument({ path, value }) {
    return (path.length === 3 && path[0] === 'build' && path[1] === 'args' && isImageArgument(path[2] ?? '', value));
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/inheritance.js



function inherits(document, chain, of, name) {
    const nearest = chain.map((one) => child(document, child(document, one, 'inherit'), of));
    const set = nearest.find((node) => node !== undefined);
    if (set === undefined)
        return true;
    return document.sameKey(set).some((node) => inheritance_allows(document, node, name));
}
function inheritance_allows(document, node, name) {
    if ((0,dist/* isSeq */.oP)(node))
        return children(document, node).some((one) => textOf(document, one)?.value === name);
    return !('value' in node && node.value === false);
}
function referenced(document, node, depth = 0) {
    if (!(0,dist/* isSeq */.oP)(node) || node.tag !== '!reference')
        return node;
    const keys = children(document, node).flatMap((one) => textOf(document, one)?.value ?? []);
    const found = keys.reduce((inner, key) => (inner === undefined ? undefined : child(document, inner, key)), document.root ?? undefined);
    const isKnown = found !== undefined && found !== document.root && depth < maxReferences;
    return isKnown ? referenced(document, found, depth + 1) : undefined;
}
const maxReferences = 10;
const maxExtends = 11;
function chainOfExtends(document, job, byName) {
    const chain = [];
    const add = (node, depth) => {
        if (node === undefined || chain.includes(node) || depth > maxExtends || chain.length > maxExtends)
            return;
        chain.push(node);
        for (const name of [...extendedBy(document, node)].reverse())
            add(byName.get(name), depth + 1);
    };
    add(job, 0);
    return chain;
}
function extendedBy(document, job) {
    const names = child(document, job, 'extends');
    const nodes = (0,dist/* isSeq */.oP)(names) ? children(document, names) : [names];
    return nodes.flatMap((node) => textOf(document, node)?.value ?? []);
}
function usersOfTemplates(document, jobs, byName) {
    const users = new Map();
    for (const [, job] of jobs)
        for (const template of chainOfExtends(document, job, byName).slice(1)) {
            const known = users.get(template);
            if (known === undefined)
                users.set(template, [job]);
            else
                known.push(job);
        }
    return users;
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/includes.js




function includesIn(document) {
    const { root } = document;
    const triggers = children(document, root).map((job) => child(document, job, 'trigger'));
    return [root, ...triggers].flatMap((holder) => {
        const include = child(document, holder, 'include');
        if (include === undefined)
            return [];
        return document.sameKey(include).flatMap((one) => ((0,dist/* isSeq */.oP)(one) ? children(document, one) : [one]));
    });
}
function gitlabMentions(document) {
    return includesIn(document).flatMap((include) => {
        const node = (0,dist/* isScalar */.jn)(include) ? include : (0,dist/* isMap */.jh)(include) ? child(document, include, 'local') : undefined;
        const name = textOf(document, node)?.value.replace(/^\/+/, '');
        if (name?.includes('*'))
            return { path: includes_patternOf(name), as: 'gitlab-ci', isGlob: true };
        return mentionsFrom([''], name, 'gitlab-ci');
    });
}
const maxPartsOfAnyDepth = 4;
function includes_patternOf(name) {
    const parts = name.replace(/[\\[\]{}?!+@()]/g, '\\$&').split('/');
    const isAnyDepth = (part) => part !== '**' && part.includes('**');
    if (parts.filter(isAnyDepth).length > maxPartsOfAnyDepth)
        return '**/*.{yml,yaml}';
    return parts.map((part) => (isAnyDepth(part) ? ofAnyDepth(part) : part)).join('/');
}
function ofAnyDepth(part) {
    const at = part.indexOf('**');
    const [before, after] = [part.slice(0, at), part.slice(at).replace(/^\*+/, '').replace(/\*+/g, '*')];
    return `{${before}*${after},${before}*/**/*${after}}`;
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/inputs.js











const expression = /\$(?<name>\[\[[^[\]]*\]\]|\{[A-Za-z_]\w*\}|[A-Za-z_]\w*)/g;
const input = /^\[\[\s*inputs\.(?<name>[\w-]+)\s*(?:\|\s*expand_vars\s*)*\]\]$/;
function inputValues(file) {
    const headers = parseYaml(file).documents.flatMap((document) => {
        const inputs = child(document, child(document, document.root, 'spec'), 'inputs');
        return inputs === undefined ? [] : [{ document, inputs }];
    });
    if (headers.length === 0)
        return undefined;
    return (name) => headers.flatMap(({ document, inputs }) => {
        const declared = child(document, inputs, name);
        const nodes = [
            child(document, declared, 'default'),
            ...children(document, child(document, declared, 'options')),
        ];
        return nodes.flatMap((node) => {
            const source = (0,dist/* isScalar */.jn)(node) ? sourceOf(document, node) : undefined;
            return source === undefined || source.value === '' ? [] : [{ value: source.value, source }];
        });
    });
}
function imagesOfInputs(file, text, valuesOf) {
    const valuesOfInput = inputValues(file);
    if (valuesOfInput === undefined)
        return undefined;
    let hasInputs = text.value.includes('$[[');
    const valuesIn = (name) => {
        if (name.startsWith('[['))
            return valuesOfInput(input.exec(name)?.groups?.name ?? '');
        const values = valuesOf(name.replace(/^\{|\}$/g, ''));
        hasInputs ||= values.some(({ value }) => value.includes('$[['));
        return values;
    };
    const combinationsOf = combinationsIn(text, expression, expandedValues(valuesIn, expression));
    const found = parameterImages(file, text, expression, combinationsOf);
    if (!hasInputs)
        return undefined;
    return found ?? [opaqueAt(file, text.span, 'template', unresolved.template(text.value))];
}
function passedImages(document) {
    return includesIn(document).flatMap((include) => entries(document, child(document, include, 'inputs')).flatMap(([name, value]) => {
        const text = textOf(document, value)?.value ?? '';
        const isImage = looksLikeImage(text) || isImageArgument(name.replaceAll('-', '_'), text);
        return isImage || (/(?:^|[-_])image$/i.test(name) && text !== '') ? [value] : [];
    }));
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/images.js












function imagesIn(document, holders) {
    return holders.flatMap((holder) => [
        ...valuesAt(document, child(document, holder, 'image')).map((node) => ({
            node,
            holder,
            key: 'image',
        })),
        ...valuesAt(document, child(document, holder, 'services'))
            .flatMap((list) => servicesIn(document, list))
            .map((node) => ({ node, holder, key: 'services' })),
    ]);
}
function wholeUsesOf(document, images, scripts) {
    const words = images.flatMap(({ node }) => {
        const holder = referenced(document, node);
        return images_textsOf(document, holder).map(({ value, span }) => ({ word: { text: value, span } }));
    });
    const distinct = new Map([...words, ...scripts.flatMap(({ uses }) => uses.images)].map((one) => [one.word.span.start, one]));
    return wholeUsesIn([...distinct.values()]);
}
function images_textsOf(document, holder) {
    const node = (0,dist/* isScalar */.jn)(holder) ? holder : child(document, holder, 'name');
    if (node === undefined)
        return [];
    return document.sameKey(node).flatMap((one) => textOf(document, one) ?? []);
}
function valuesAt(document, node) {
    return node === undefined ? [] : document.sameKey(node);
}
function servicesIn(document, list) {
    const known = referenced(document, list);
    if (known === undefined)
        return [list];
    return children(document, known).flatMap((one) => {
        const service = referenced(document, one);
        return (0,dist/* isSeq */.oP)(service) ? children(document, service) : [service ?? one];
    });
}
function resolveImage({ file, document, wholeUses }, written, valuesOf) {
    const holder = referenced(document, written);
    if (holder === undefined)
        return [{ found: [referenceElsewhere(file, document, written)] }];
    const texts = images_textsOf(document, holder);
    if (!texts.some(({ value }) => value.includes('$')))
        return [(0,dist/* isScalar */.jn)(holder) ? holder : child(document, holder, 'name')];
    const images = (one) => {
        const found = imagesOfInputs(file, one, valuesOf) ?? possibleImages(file, one, valuesOf);
        const name = wholeVariable(one.value)?.name;
        const own = name === undefined ? found : found.map((image) => withoutOtherUses(file, image, [name], wholeUses));
        return holder === written ? own : own.map((image) => sharedWith(image, one));
    };
    return [{ found: texts.flatMap(images) }];
}
function sharedWith(one, { span }) {
    const isThere = one.kind === 'image' && one.at.span.start === span.start;
    return isThere ? { ...one, pin: refused(notPinnable.severalValues) } : one;
}
function referenceElsewhere(file, document, { range }) {
    const [start, end] = range ?? [0, 0];
    const text = document.text.slice(start, end).replace(/^!reference\s*/, '');
    return opaqueAt(file, { start, end }, 'variable', unresolved.notDefinedHere(text));
}

;// CONCATENATED MODULE: ./lib/scan/shell/pinned-words.js


const marker = '@sha256:';
const pinned_words_digestLength = 64;
function pinnedWords(file, commands, known) {
    const taken = new Set(known.map(({ at }) => at.span.start));
    return commands
        .flat()
        .flatMap((word) => pinnedWord(file, word))
        .filter(({ at }) => !taken.has(at.span.start));
}
function pinnedWord(file, { text, span }) {
    const at = text.indexOf(marker);
    if (at < 0 || file.text.slice(span.start, span.end) !== text)
        return [];
    let start = at;
    while (start > 0 && /[\w./:-]/.test(text[start - 1] ?? ''))
        start -= 1;
    const name = text.slice(start, at + marker.length + pinned_words_digestLength);
    if (!looksLikeImage(name))
        return [];
    return [occurrenceAt(file, { start: span.start + start, end: span.start + start + name.length })];
}

;// CONCATENATED MODULE: ./lib/scan/shell-mentions.js


const programs = /^[@+-]*(?:docker|podman|nerdctl|buildah|docker-compose|podman-compose|docker-buildx)$/;
const clusterPrograms = /^[@+-]*(?:kubectl|oc)$/;
const words = /docker|podman|nerdctl|buildah|kubectl|\boc\b/;
const checkoutRoot = /^(?:\$\{\{\s*github\.workspace\s*\}\}|\$\{?(?:GITHUB_WORKSPACE|CI_PROJECT_DIR|PWD)\}?|\$\(pwd\))\//;
function shellMentions(text, folders) {
    return words.test(text) ? commandMentions(commandsOf(text), folders) : [];
}
function commandMentions(commands, folders) {
    return commands.flatMap((command) => {
        const program = command.findIndex(({ text }) => programs.test(text));
        if (program < 0)
            return manifestMentions(command, folders);
        const all = command.slice(program).map(({ text }) => text);
        return namedFilesOf(all).flatMap((name) => {
            const as = formatOf(all, name);
            return as === undefined ? [] : mentionsFrom(folders, withoutCheckoutRoot(name), as);
        });
    });
}
function manifestMentions(command, folders) {
    const program = command.findIndex(({ text }) => clusterPrograms.test(text));
    const all = program < 0 ? [] : command.slice(program).map(({ text }) => text);
    if (!all.some((word) => /^(?:apply|create|replace)$/.test(word)))
        return [];
    const named = namedFilesOf(all.map((word) => word.replace(/^--filename(?==|$)/, '--file')));
    return named
        .flatMap((names) => names.split(','))
        .flatMap((name) => mentionsFrom(folders, withoutCheckoutRoot(name), 'kubernetes'));
}
function buildCommand(command) {
    const program = command.findIndex(({ text }) => programs.test(text));
    const words = command.slice(Math.max(program, 0));
    const isBuild = program >= 0 &&
        formatOf(words.map(({ text }) => text), '') === 'dockerfile';
    return isBuild ? words : undefined;
}
function withoutCheckoutRoot(name) {
    return name.replace(checkoutRoot, '');
}
function formatOf([program = '', ...rest], file) {
    const verbs = rest.filter((word) => /^(?:build|buildx|b|bud|bake|image|builder|compose)$/.test(word));
    const [first, second] = verbs;
    if (/-compose$/.test(program) || first === 'compose')
        return 'compose';
    if (first === 'bake' || second === 'bake')
        return /\.json$/.test(file) ? 'bake-json' : /\.ya?ml$/.test(file) ? 'compose' : 'bake';
    const builds = ['build', 'bud', 'b'];
    const isBuild = first === 'buildx' || first === 'image' || first === 'builder'
        ? builds.includes(second ?? '')
        : first === 'build' || first === 'bud';
    return isBuild ? 'dockerfile' : undefined;
}
function namedFilesOf(all) {
    return all.flatMap((word, index) => {
        if (word === '-f' || word === '--file')
            return all[index + 1] ?? [];
        const joined = /^(?:--file=|-f=?(?=[\w./$"']))(?<name>.+)$/.exec(word)?.groups?.name;
        return joined === undefined ? [] : joined.replace(/^(["'])(.*)\1$/, '$2');
    });
}

;// CONCATENATED MODULE: ./lib/scan/shell-builds.js




function commandBuilds(commands, file, folders) {
    return commands.flatMap((command) => {
        const words = buildCommand(command);
        if (words === undefined)
            return [];
        const args = shell_builds_argumentsOf(words, file);
        if (args.length === 0)
            return [];
        const texts = words.map(({ text }) => text);
        const [named] = namedFilesOf(texts);
        const last = withoutCheckoutRoot(texts.filter((text) => !/^[-<>&|]/.test(text)).at(-1) ?? '.');
        const contexts = folders.map((folder) => (folder === undefined ? undefined : pathFrom(folder, last)));
        const mentions = named === undefined
            ? mentionsFrom(contexts, 'Dockerfile', 'dockerfile')
            : mentionsFrom(folders, withoutCheckoutRoot(named), 'dockerfile');
        const builds = buildsOf(args);
        return mentions.flatMap(({ path }) => builds.map((build) => ({ path, args: build })));
    });
}
function shell_builds_argumentsOf(words, file) {
    const found = new Map();
    words.forEach(({ text }, index) => {
        const joined = /^--build-arg=(?<quote>["']?)/.exec(text)?.[0];
        const word = text === '--build-arg' ? words[index + 1] : words[index];
        if (word === undefined || (text !== '--build-arg' && joined === undefined))
            return;
        const start = word.span.start + (joined?.length ?? 0);
        const argument = argumentIn(word.text.slice(joined?.length ?? 0).replace(/["']$/, ''), start, file);
        if (argument !== undefined)
            found.set(argument.name, argument);
    });
    return [...found.values()];
}
function argumentIn(text, start, file) {
    const { name, quote = '' } = /^(?<name>\w+)(?:=(?<quote>["']?)|$)/.exec(text)?.groups ?? {};
    if (name === undefined)
        return undefined;
    const at = { span: { start, end: start + text.length } };
    if (text === name)
        return unknownArgument(name, file, at, unresolved.environmentArgument(name));
    const from = name.length + 1 + quote.length;
    const value = text.slice(from);
    const span = { start: start + from, end: start + text.length };
    if (/[$`]/.test(value))
        return unknownArgument(name, file, { span }, unresolved.shellVariable(value));
    return literalArgument(name, file, {
        value: value.replace(/["'\\]/g, ''),
        span,
        exact: !/["'\\]/.test(value),
    });
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/scripts.js












const keys = ['before_script', 'script', 'after_script', 'pre_get_sources_script'];
const scripts_maxDepth = 10;
function jobScript(file, document, holder, ofJob) {
    const hooks = child(document, holder, 'hooks');
    const nodes = [holder, ...(hooks === undefined ? [] : [hooks])]
        .flatMap((one) => keys.flatMap((key) => child(document, one, key) ?? []))
        .flatMap((script) => document.sameKey(script))
        .flatMap((script) => commandsAt(document, script, 0));
    const commands = yaml_scripts_commandsIn(file, document, nodes);
    const assigned = assignedIn(commands, (word) => placedValue(file, word));
    const valuesOf = (name) => {
        const values = assigned(name);
        return values.length > 0 ? values : ofJob(name);
    };
    return { commands, uses: usesOfScripts([commands])[0] ?? { images: [], builds: [] }, valuesOf };
}
function scanScript(file, { commands, uses, valuesOf }, wholeUses) {
    const images = uses.images.flatMap((used) => readImageWord(file, used, { valuesOf, wholeUses }));
    const folders = [...new Set([folderOf(file.path), ''])];
    return {
        occurrences: [...pinnedWords(file, commands, images), ...images],
        problems: [],
        mentions: commandMentions(commands, folders),
        passes: commandBuilds(commands, file, folders),
        builds: builtImages(file, uses.builds, (word) => namesOf(word, valuesOf)),
    };
}
function commandsAt(document, node, depth) {
    if (!(0,dist/* isSeq */.oP)(node))
        return [node];
    if (depth >= scripts_maxDepth || referenced(document, node) !== node)
        return [];
    return children(document, node).flatMap((one) => commandsAt(document, one, depth + 1));
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/unused-variables.js







const unused_variables_variable = /\$\{?(\w+)/g;
function unusedVariables(document, file, images) {
    const found = images.flatMap((one) => one?.found ?? []);
    const used = new Set(found.map(({ at }) => at.span.start));
    const names = new Set(found.flatMap(({ raw }) => [...raw.matchAll(unused_variables_variable)].map(([, name]) => name)));
    return variablesForIncludes(document)
        .filter(([name, { span }]) => !used.has(span.start) && !names.has(name))
        .map(([name, { span, value }]) => value.includes('$')
        ? opaqueAt(file, span, 'variable', unresolved.variable(value))
        : resolvedAt(file, span, value, notPinnable.unusedVariable(name)));
}
function variablesForIncludes(document) {
    if (includesIn(document).length === 0)
        return [];
    const { root } = document;
    return [root, ...children(document, root)].flatMap((holder) => entries(document, child(document, holder, 'variables')).flatMap(([name, node]) => {
        const text = textOf(document, (0,dist/* isMap */.jh)(node) ? child(document, node, 'value') : node);
        const isImage = text !== undefined && (looksLikeImage(text.value) || isImageArgument(name, text.value));
        return isImage ? [[name, text]] : [];
    }));
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/variables.js




function gitlabVariables(document, jobs) {
    const byName = new Map(jobs);
    const users = usersOfTemplates(document, jobs, byName);
    const { root } = document;
    const defaults = child(document, root, 'default');
    const ofFile = valuesOfFile(document);
    const chainOf = (job) => chainOfExtends(document, job, byName);
    return (holder, key) => {
        const isFile = holder === root || holder === defaults;
        const takesDefault = (job) => {
            const chain = chainOf(job);
            const hasOwn = chain.some((one) => child(document, one, key) !== undefined);
            return !hasOwn && inherits(document, chain, 'default', key);
        };
        const owners = isFile
            ? jobs.map(([, job]) => job).filter(takesDefault)
            : [holder, ...(users.get(holder) ?? [])];
        return (name) => {
            const values = owners.flatMap((job) => jobValues(document, chainOf(job), name));
            const needed = owners.map(chainOf).filter((chain) => !isSet(document, chain, name));
            const isInherited = needed.some((chain) => inherits(document, chain, 'variables', name));
            const shared = ofFile(name, isFile || needed.length > 0, isFile || isInherited);
            return values.length === 0 ? shared : variables_distinct([...values, ...shared]);
        };
    };
}
function valuesOfFile(document) {
    const known = new Map();
    return (name, hasRules, hasVariables) => {
        const key = `${hasRules} ${hasVariables} ${name}`;
        const values = known.get(key) ??
            variables_distinct([
                ...(hasRules ? workflowValues(document, name) : []),
                ...(hasVariables ? variableValues(document, document.root, name) : []),
            ]);
        known.set(key, values);
        return values;
    };
}
function jobValues(document, chain, name) {
    const ofRules = chain.flatMap((one) => ruleValues(document, child(document, one, 'rules'), name));
    const ofMatrix = chain.flatMap((one) => variables_matrixValues(document, one, name));
    const own = chain.map((one) => variableValues(document, one, name)).find((values) => values.length > 0);
    return [...ofRules, ...(ofMatrix.length > 0 ? ofMatrix : (own ?? []))];
}
function isSet(document, chain, name) {
    return chain.some((one) => variableValues(document, one, name).length > 0 || variables_matrixValues(document, one, name).length > 0);
}
function workflowValues(document, name) {
    return ruleValues(document, child(document, child(document, document.root, 'workflow'), 'rules'), name);
}
function ruleValues(document, rules, name) {
    return children(document, rules).flatMap((rule) => variableValues(document, rule, name));
}
function variableValues(document, holder, name) {
    const all = child(document, holder, 'variables');
    const set = child(document, all && referenced(document, all), name);
    if (set === undefined)
        return [];
    return document
        .sameKey(set)
        .flatMap((node) => referenced(document, node) ?? [])
        .flatMap((node) => (0,dist/* isMap */.jh)(node)
        ? [child(document, node, 'value'), ...children(document, child(document, node, 'options'))]
        : [node])
        .flatMap((node) => variables_valueAt(document, node));
}
function variables_matrixValues(document, job, name) {
    const matrix = child(document, child(document, job, 'parallel'), 'matrix');
    return children(document, matrix).flatMap((combination) => {
        const values = child(document, combination, name);
        const nodes = (0,dist/* isSeq */.oP)(values) ? children(document, values) : [values];
        return nodes.flatMap((node) => variables_valueAt(document, node));
    });
}
function variables_valueAt(document, node) {
    const source = (0,dist/* isScalar */.jn)(node) ? sourceOf(document, node) : undefined;
    return source === undefined ? [] : [{ value: source.value, source }];
}
function variables_distinct(values) {
    return [...new Map(values.map((one) => [one.source?.span.start, one])).values()];
}

;// CONCATENATED MODULE: ./lib/scan/formats/gitlab-ci.js









const notJobs = new Set([
    ...['variables', 'include', 'stages', 'workflow', 'spec', 'cache', 'image', 'services', 'default'],
]);
const gitlabCi = {
    id: 'gitlab-ci',
    title: 'GitLab CI',
    paths: [
        '**/.gitlab-ci.{yml,yaml}',
        '**/*.gitlab-ci.{yml,yaml}',
        '**/.gitlab/**/*.{yml,yaml}',
        '**/.gitlab-ci/**/*.{yml,yaml}',
    ],
    comment: '#',
    scan(file) {
        const scans = [];
        const find = (document) => {
            if (!(0,dist/* isMap */.jh)(document.root))
                return undefined;
            const valuesIn = gitlabVariables(document, jobsIn(document));
            const scripts = holdersIn(document).map((holder) => jobScript(file, document, holder, valuesIn(holder, 'before_script')));
            const images = imagesIn(document, holdersIn(document));
            const wholeUses = wholeUsesOf(document, images, scripts);
            const found = scripts.map((script) => scanScript(file, script, wholeUses));
            scans.push(...found, { occurrences: [], problems: [], mentions: gitlabMentions(document) });
            const reading = { file, document, wholeUses };
            const all = [
                ...images.flatMap(({ node, holder, key }) => resolveImage(reading, node, valuesIn(holder, key))),
                ...passedImages(document).flatMap((node) => resolveImage(reading, node, () => [])),
                ...found.map(({ occurrences }) => ({ found: occurrences })),
            ];
            return [...all, { found: unusedVariables(document, file, all) }];
        };
        const scan = scanYaml(file, { needles: [], hasOwnTags: true, find });
        return (scan && {
            ...scan,
            mentions: scans.flatMap(({ mentions = [] }) => mentions),
            passes: scans.flatMap(({ passes = [] }) => passes),
            builds: scans.flatMap(({ builds = [] }) => builds),
        });
    },
};
function jobsIn(document) {
    return entries(document, document.root).filter(([key, value]) => !notJobs.has(key) && (0,dist/* isMap */.jh)(value));
}
function holdersIn(document) {
    const { root } = document;
    const defaults = child(document, root, 'default');
    const shared = defaults === undefined ? [] : document.sameKey(defaults);
    return [root, ...shared, ...jobsIn(document).map(([, job]) => job)];
}

;// CONCATENATED MODULE: ./lib/scan/syntax/literals.js
const groovy = /\/\/[^\n]*|#!.*|\/\*[\s\S]*?(?:\*\/|$)|'''(?:[^\\]|\\[\s\S])*?(?:'''|$)|"""(?:[^\\]|\\[\s\S])*?(?:"""|$)|'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|[A-Za-z_$][\w.$]*|\S/g;
const jsonnet = /\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\|\|\|-?\n[\s\S]*?(?:\n[ \t]*\|\|\||$)|@'(?:[^']|'')*'?|@"(?:[^"]|"")*"?|'(?:[^'\\]|\\[\s\S])*'?|"(?:[^"\\]|\\[\s\S])*"?|[A-Za-z_$][\w.$]*|\S/g;
function groovyTokens(text) {
    return tokensOf(text, groovy);
}
function jsonnetTokens(text) {
    return tokensOf(text, jsonnet);
}
function tokensOf(text, pattern) {
    const tokens = [];
    for (const { 0: found, index } of text.matchAll(pattern)) {
        if (/^(?:\/\/|\/\*|#)/.test(found))
            continue;
        const quotes = /^(?:'''|"""|\|\|\||@?["'])/.exec(found)?.[0] ?? '';
        const kind = quotes !== '' ? 'text' : /^[\w$]/.test(found) ? 'word' : 'sign';
        const closing = quotes.replace('@', '');
        const isClosed = found.length >= quotes.length + closing.length && found.endsWith(closing);
        const start = index + quotes.length;
        const end = index + found.length - (isClosed ? closing.length : 0);
        const inner = text.slice(start, end);
        const exact = isClosed && !inner.includes('\\');
        tokens.push({ kind, text: kind === 'text' ? inner : found, span: { start, end }, quotes, exact });
    }
    return tokens;
}

;// CONCATENATED MODULE: ./lib/scan/formats/jenkinsfile.js







const jenkinsfile = {
    id: 'jenkinsfile',
    title: 'Jenkins',
    paths: ['**/Jenkinsfile*', '**/*.{jenkinsfile,Jenkinsfile,groovy}'],
    comment: '//',
    scan(file) {
        const isNamed = !file.path.endsWith('.groovy');
        if (!isNamed && !pipelineWord.test(file.text))
            return undefined;
        const tokens = groovyTokens(file.text);
        if (!isNamed && !isPipeline(tokens))
            return undefined;
        const problems = [];
        const builds = [];
        const occurrences = tokens.flatMap((token, index) => {
            if (token.kind !== 'text')
                return [];
            const before = wordsBefore(tokens, index);
            if (/^(?:yaml|yaml:)$/.test(before) && token.quotes.length === 3)
                return podImages(file, token, problems);
            if (before === 'docker.build(' && !token.text.includes('$'))
                builds.push({ name: token.text, at: { file: file.path, span: token.span }, isPushed: false });
            return isImage(before, token.text) ? [jenkinsfile_imageAt(file, token)] : [];
        });
        return { occurrences, problems, builds };
    },
};
const pipelineWord = /pipeline|podTemplate|containerTemplate|docker\.image/;
const pipelineStarts = /^(?:pipeline\{|(?:podTemplate|containerTemplate)\(|(?:\w+\.)?docker\.image\()$/;
function isPipeline(tokens) {
    return tokens.some(({ kind, text }, index) => kind === 'word' && pipelineStarts.test(text + (tokens[index + 1]?.text ?? '')));
}
function wordsBefore(tokens, index) {
    const [before, sign] = [tokens[index - 2], tokens[index - 1]];
    if (sign?.kind === 'word')
        return sign.text;
    return before?.kind === 'word' && sign?.kind === 'sign' ? before.text + sign.text : '';
}
function isImage(before, text) {
    if (text.trim() === '')
        return false;
    if (/^(?:\w+\.)*docker\.image\($/.test(before) || before === 'docker')
        return true;
    if (/^image[:(]?$/.test(before))
        return text.includes('$') || (0,model_image/* parseImage */.zZ)(text).kind === 'image';
    return /image\w*[:=]$/i.test(before) && looksLikeImage(text);
}
function jenkinsfile_imageAt(file, { text, span, exact, quotes }) {
    if (quotes.startsWith('"') && text.includes('$'))
        return opaqueAt(file, span, 'variable', unresolved.variable(text));
    return withoutNewDigest(occurrenceAt(file, span, text, exact), notPinnable.notDocumented('Jenkins'));
}
function podImages(file, { text, span, quotes }, problems) {
    const scan = resourcePatches.scan({ path: file.path, text });
    for (const { message } of scan?.problems ?? [])
        problems.push({ file: file.path, message, span });
    return (scan?.occurrences ?? [])
        .map((one) => offsetBy(one, span.start))
        .map((one) => quotes.startsWith('"') && one.raw.includes('$')
        ? opaqueAt(file, one.at.span, 'variable', unresolved.variable(one.raw))
        : one);
}

;// CONCATENATED MODULE: ./lib/scan/formats/jsonnet.js






const jsonnet_jsonnet = {
    id: 'jsonnet',
    title: 'Jsonnet',
    paths: ['**/*.{jsonnet,libsonnet}'],
    comment: '//',
    scan(file) {
        if (!/image|container/i.test(file.text))
            return undefined;
        const tokens = jsonnetTokens(file.text);
        const occurrences = imagesAmong(tokens).map(({ token, isPart, lacksTag }) => {
            const why = isPart ? unresolved.partOfExpression : lacksTag && unresolved.noTagOrDigest;
            return why === undefined
                ? withoutNewDigest(occurrenceAt(file, token.span, token.text, token.exact), notPinnable.jsonnet)
                : opaqueAt(file, token.span, 'variable', why);
        });
        return { occurrences, problems: [] };
    },
};
function imagesAmong(tokens) {
    const found = [];
    const fields = [];
    let field = '';
    tokens.forEach((token, index) => {
        const [before, next] = [tokens[index - 1], tokens[index + 1]];
        if (token.kind === 'sign') {
            if (/[{[(]/.test(token.text)) {
                fields.push(field);
                field = '';
            }
            else if (/[}\])]/.test(token.text))
                field = fields.pop() ?? '';
            else if (/[,;]/.test(token.text))
                field = '';
            return;
        }
        if (isField(next, tokens[index + 2]))
            field = token.text;
        else if (token.kind === 'text' && isStart(before)) {
            const isNamed = jsonnet_isImage(token.text, field, fields) ||
                isContainer(tokens.slice(index - 4, index)) ||
                (before?.text === '(' && setsImage(tokens[index - 2]) && looksLikeImage(token.text));
            if (jsonnet_isEnd(next) && isNamed)
                found.push({ token, isPart: false });
            else if (jsonnet_isEnd(next) && isUntagged(token.text, field))
                found.push({ token, isPart: false, lacksTag: true });
            else if (isAddedTo(next) && jsonnet_namesImage(field, fields) && nameStart.test(token.text))
                found.push({ token, isPart: true });
        }
    });
    return found;
}
function isField(next, second) {
    if (next?.kind !== 'sign')
        return false;
    return /^[:=]$/.test(next.text) || (next.text === '+' && second?.text === ':');
}
function isContainer([callee, bracket, name, comma]) {
    return (/(?:^|\.)container\.new$/.test(callee?.text ?? '') &&
        bracket?.text === '(' &&
        name?.kind === 'text' &&
        comma?.text === ',');
}
function setsImage(callee) {
    return callee?.kind === 'word' && /image$/i.test(callee.text);
}
const nameStart = /^[a-z0-9][\w.-]*(?::\d+)?\/[\w./%-]*:?[\w.%-]*$/;
function isUntagged(text, field) {
    return /^image$/i.test(field) && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\/[a-z0-9._/-]+$/.test(text);
}
function isStart(before) {
    return before?.kind === 'sign' && /^[:=,([]$/.test(before.text);
}
function jsonnet_isEnd(next) {
    return next === undefined || (next.kind === 'sign' && /^[,;}\])]$/.test(next.text));
}
function isAddedTo(next) {
    return next?.kind === 'sign' && /^[+%]$/.test(next.text);
}
function jsonnet_isImage(text, field, fields) {
    if (/^image$/i.test(field)) {
        const parsed = (0,model_image/* parseImage */.zZ)(text);
        return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
    }
    return jsonnet_namesImage(field, fields) && looksLikeImage(text);
}
function jsonnet_namesImage(field, fields) {
    return [field, ...fields].some((name) => /image/i.test(name));
}

;// CONCATENATED MODULE: ./lib/scan/formats/kamal.js









const kamal = {
    id: 'kamal',
    title: 'Kamal',
    paths: ['**/config/deploy.{yml,yaml}', '**/config/deploy[._-]*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        if (!/(?:service|servers|accessories)["']?\s*:/.test(file.text))
            return undefined;
        const builds = [];
        const mentions = [];
        const scan = scanYaml(file, {
            needles: [],
            find(document) {
                if (!isDeployment(document))
                    return undefined;
                builds.push(...kamal_builtImages(document, file));
                mentions.push(...dockerfiles(document, file));
                return kamal_findImages(document);
            },
        });
        return scan && { ...scan, builds, mentions };
    },
};
function isDeployment(document) {
    const { root } = document;
    if (!(0,dist/* isMap */.jh)(root) || child(document, root, 'apiVersion') !== undefined)
        return false;
    return ['service', 'servers', 'accessories'].some((key) => child(document, root, key) !== undefined);
}
function kamal_findImages(document) {
    const { root } = document;
    const builder = child(document, root, 'builder');
    return [
        ...children(document, child(document, root, 'accessories')).map((accessory) => accessoryImage(document, accessory)),
        kamal_listed(textOf(document, child(document, child(document, builder, 'pack'), 'builder'))),
        ...entries(document, child(document, builder, 'args')).flatMap(([name, value]) => isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : []),
    ];
}
function accessoryImage(document, accessory) {
    const image = child(document, accessory, 'image');
    const server = serverOf(document, accessory);
    if (server === undefined)
        return image;
    const read = (file, { span, value, exact }) => occurrenceAt(file, span, `${server}/${value}`, exact);
    return { text: textOf(document, image), read };
}
function kamal_listed(text) {
    const read = (file, one) => withoutNewDigest(literalText(file, one), notPinnable.notDocumented('Kamal'));
    return text === undefined ? undefined : { text, read };
}
function kamal_builtImages(document, file) {
    const image = textOf(document, child(document, document.root, 'image'));
    if (image === undefined)
        return [];
    const server = serverOf(document, document.root);
    const name = server === undefined ? image.value : `${server}/${image.value}`;
    return [{ name, at: { file: file.path, span: image.span }, isPushed: true }];
}
function serverOf(document, holder) {
    return textOf(document, child(document, child(document, holder, 'registry'), 'server'))?.value;
}
function dockerfiles(document, file) {
    const builder = child(document, document.root, 'builder');
    const texts = (key) => textOf(document, child(document, builder, key))?.value ?? [];
    return buildMentions(file, [texts('context')].flat(), [texts('dockerfile')].flat());
}

;// CONCATENATED MODULE: ./lib/scan/formats/ko.js



const ko = {
    id: 'ko',
    title: 'ko',
    paths: ['**/.ko.{yml,yaml,json,toml}'],
    comment: '#',
    scan: (file) => file.path.endsWith('.toml')
        ? { occurrences: [], problems: [{ file: file.path, message: unscanned.koSettings }] }
        : scanYaml(file, { needles: [], find: ko_findImages }),
};
function ko_findImages(document) {
    const named = (name) => entries(document, document.root).flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []));
    const read = new Set();
    const overrides = named('baseimageoverrides').flatMap((images) => {
        if (read.has(images))
            return [];
        for (const one of document.sameKey(images))
            read.add(one);
        return children(document, images);
    });
    return [...named('defaultbaseimage'), ...overrides];
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-charts.js






function chartImages(document, { path }, charts) {
    const { root } = document;
    const text = (node) => textOf(document, node)?.value;
    const home = text(child(document, child(document, root, 'helmGlobals'), 'chartHome')) ?? 'charts';
    const isGenerator = wordOf(child(document, root, 'kind')) === 'HelmChartInflationGenerator';
    const all = [...(isGenerator ? [root] : []), ...children(document, child(document, root, 'helmCharts'))];
    return all.flatMap((chart) => {
        const name = text(child(document, chart, 'name'));
        const folder = name === undefined ? undefined : chartFolderFrom(folderOf(path), `${home}/${name}`);
        const files = [
            child(document, chart, 'valuesFile'),
            ...children(document, child(document, chart, 'additionalValuesFiles')),
        ];
        for (const file of files)
            charts.give(folderOf(path), text(file) ?? '', folder);
        const values = child(document, chart, 'valuesInline');
        return (0,dist/* isMap */.jh)(values) ? imagesOfValues(document, values, () => charts.at(folder)) : [];
    });
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-mentions.js




const kustomize_mentions_lists = [
    'resources',
    'components',
    'bases',
    'crds',
    'patchesStrategicMerge',
    'transformers',
    'generators',
    'validators',
    'configurations',
];
const listsOfPaths = ['patches', 'patchesJson6902', 'replacements'];
function kustomizeMentions(document, { path }) {
    const { root } = document;
    const itemsOf = (key) => children(document, child(document, root, key));
    const nodes = [
        ...kustomize_mentions_lists.flatMap(itemsOf),
        ...listsOfPaths.flatMap(itemsOf).map((entry) => child(document, entry, 'path')),
    ];
    return namedBy(nodes, path);
}
function transformerMentions(document, { path }) {
    const { root } = document;
    const paths = children(document, child(document, root, 'paths'));
    const ofReplacements = children(document, child(document, root, 'replacements'));
    const nodes = [root, ...ofReplacements].map((one) => child(document, one, 'path'));
    return namedBy([...paths, ...nodes], path);
}
function namedBy(nodes, path) {
    return nodes
        .filter((node) => (0,dist/* isScalar */.jn)(node))
        .flatMap((node) => mentionsFrom([folderOf(path)], wordOf(node), 'kustomize'));
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-replacements.js




const imageField = /(?:^|[.\]])image$/i;
const container = String.raw `(?:init|ephemeral)?containers(?:\.(?:\[[^\]]*\]|[^.[\]]+))?`;
const imageHolder = new RegExp(String.raw `(?:^|[.\]])(?:${container}|spec|template|jobTemplate)$`, 'i');
function replacedImages(document, file) {
    const { root } = document;
    return [root, ...children(document, child(document, root, 'replacements'))].flatMap((one) => {
        const source = fieldPath(document, child(document, one, 'source'));
        const isCopy = imageField.test(source);
        return children(document, child(document, one, 'targets')).flatMap((target) => {
            const isPart = child(document, child(document, target, 'options'), 'delimiter') !== undefined;
            if (isCopy && !isPart)
                return [];
            return children(document, child(document, target, 'fieldPaths')).flatMap((node) => {
                const text = textOf(document, node);
                if (text === undefined)
                    return [];
                const isHolder = imageHolder.test(text.value) && !imageHolder.test(source);
                if (!isHolder && !imageField.test(text.value))
                    return [];
                return [{ found: [opaqueAt(file, text.span, 'variable', unresolved.replacement)] }];
            });
        });
    });
}
function fieldPath(document, source) {
    return wordOf(child(document, source, 'fieldPath')) ?? '';
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-spelling.js



const kustomize_spelling_fieldsOf = {
    '': [
        ...[
            'resources',
            'components',
            'bases',
            'crds',
            'configurations',
            'generators',
            'transformers',
            'validators',
        ],
        ...[
            'images',
            'imageTags',
            'imageTag',
            'patches',
            'patchesStrategicMerge',
            'patchesJson6902',
            'replacements',
        ],
        ...[
            'helmCharts',
            'helmGlobals',
            'helmChartInflationGenerator',
            'vars',
            'patch',
            'path',
            'paths',
            'jsonOp',
        ],
        ...['valuesFile', 'valuesInline', 'additionalValuesFiles', 'openapi', 'kind', 'apiVersion'],
    ],
    images: ['name', 'newName', 'newTag', 'tagSuffix', 'digest', 'path', 'kind', 'group'],
    imageTags: ['name', 'newName', 'newTag', 'tagSuffix', 'digest'],
    imageTag: ['name', 'newName', 'newTag', 'tagSuffix', 'digest'],
    patches: ['path', 'patch', 'target', 'options'],
    patchesJson6902: ['path', 'patch', 'target', 'options'],
    replacements: ['path', 'source', 'sourceValue', 'targets'],
    targets: ['select', 'reject', 'fieldPaths', 'options'],
    source: ['kind', 'name', 'fieldPath', 'options'],
    helmCharts: [
        'name',
        'repo',
        'version',
        'valuesFile',
        'additionalValuesFiles',
        'valuesInline',
        'valuesMerge',
    ],
    helmGlobals: ['chartHome', 'configHome'],
};
function misspelledFields(document, { path }) {
    const found = [];
    const reported = new Set();
    const check = (node, name) => {
        const fields = new Map((kustomize_spelling_fieldsOf[name] ?? []).map((field) => [kustomize_spelling_folded(field), field]));
        for (const [key, value] of entries(document, node)) {
            const field = fields.get(kustomize_spelling_folded(key));
            if (field === undefined)
                continue;
            if (field !== key && !reported.has(key)) {
                reported.add(key);
                const [start = 0, end = 0] = value.range ?? [];
                found.push({ file: path, message: unscanned.misspelledField(key, field), span: { start, end } });
            }
            if (kustomize_spelling_fieldsOf[field] === undefined)
                continue;
            if ((0,dist/* isMap */.jh)(value))
                check(value, field);
            else if ((0,dist/* isSeq */.oP)(value))
                for (const item of value.items)
                    check(item, field);
        }
    };
    check(document.root, '');
    return found;
}
function kustomize_spelling_folded(name) {
    return name.toUpperCase().toLowerCase();
}

;// CONCATENATED MODULE: ./lib/scan/formats/kustomize.js
















const kustomize = {
    id: 'kustomize',
    title: 'Kustomize',
    paths: ['**/kustomization.{yml,yaml}', '**/Kustomization'],
    comment: '#',
    scan: (file, companions = [], { imageFields = [] } = {}) => isKustomization(file.path)
        ? scanKustomization(file, companions, imageFields)
        : scanMentioned(file, companions, imageFields),
};
const isKustomization = (path) => /(?:^|\/)kustomization(?:\.ya?ml)?(?:\.\w+)?$/i.test(path);
function scanKustomization(file, companions, fields) {
    const problems = [];
    const charts = new LocalCharts(file.path, companions);
    const mentions = [];
    const renames = [];
    const scan = scanYaml(file, {
        needles: [],
        find(document) {
            renames.push(...renamedImages(document, file, imageEntries(document)));
            problems.push(...misspelledFields(document, file));
            mentions.push(...kustomizeMentions(document, file));
            return kustomize_findImages(document, { file, problems, charts, renames, fields });
        },
    });
    const all = [...(scan?.problems ?? []), ...problems];
    return (scan && {
        ...scan,
        problems: all,
        mentions: [...mentions, ...charts.mentions],
        renames,
        charts: charts.uses,
    });
}
function scanMentioned(file, companions, fields) {
    const problems = [];
    const charts = new LocalCharts(file.path, companions);
    const renames = [];
    const reading = { file, problems, charts, renames, fields };
    const imageFields = [];
    const named = [];
    const scan = scanYaml(file, {
        needles: [],
        parse: parseManifests,
        find(document) {
            imageFields.push(...declaredFields(document));
            if (isConfiguration(document)) {
                problems.push(...misspelledFields(document, file));
                named.push(...transformerMentions(document, file));
            }
            return (imagesOfOperations(document) ?? [
                ...imagesOfManifest(document, reading),
                ...kustomize_findImages(document, reading),
                ...transformedImage(document, reading),
            ]);
        },
    });
    const { uses, mentions } = charts;
    return (scan && {
        ...scan,
        problems: [...scan.problems, ...problems],
        charts: uses,
        mentions: [...mentions, ...named],
        renames,
        imageFields,
    });
}
function isConfiguration(document) {
    const kind = child(document, document.root, 'kind');
    return kind === undefined || wordOf(child(document, document.root, 'apiVersion')) === 'builtin';
}
function imageEntries(document) {
    return ['images', 'imageTags'].flatMap((key) => children(document, child(document, document.root, key)));
}
function transformedImage(document, { file, renames }) {
    const entry = child(document, document.root, 'imageTag');
    const found = renamedImages(document, file, [entry]);
    renames.push(...found.map((one) => ({ ...one, isTransformer: true })));
    return [imageOfEntry(document, entry)];
}
function kustomize_findImages(document, { file, problems, charts }) {
    const { root } = document;
    return [
        ...imageEntries(document).map((entry) => imageOfEntry(document, entry)),
        ...replacedImages(document, file),
        ...chartImages(document, file, charts),
        ...inlinePatches(document).map((patch) => {
            const scan = scanPossibleFile(file, patch, resourcePatches);
            problems.push(...scan.problems);
            return { found: scan.occurrences };
        }),
        ...inlineConfigurations(document, root).map((text) => {
            const scan = scanPossibleFile(file, text, inlineConfiguration);
            problems.push(...scan.problems);
            return { found: scan.occurrences };
        }),
    ];
}
function inlineConfigurations(document, root) {
    return ['transformers', 'generators', 'validators'].flatMap((key) => children(document, child(document, root, key)).filter((one) => (0,dist/* isScalar */.jn)(one) && typeof one.value === 'string' && one.value.includes('\n')));
}
const inlineConfiguration = {
    scan(file) {
        const scan = scanMentioned(file, [], []);
        if (scan?.renames === undefined || scan.renames.length === 0)
            return scan;
        const problem = { file: file.path, message: unscanned.inlineTransformer };
        return { ...scan, problems: [...scan.problems, problem] };
    },
};
function inlinePatches(document) {
    const { root } = document;
    const entries = ['patches', 'patchesJson6902'].flatMap((key) => children(document, child(document, root, key)));
    const texts = [
        ...['patch', 'jsonOp'].map((key) => child(document, root, key)),
        ...[child(document, root, 'patches')].filter((patches) => (0,dist/* isScalar */.jn)(patches)),
        ...entries.map((entry) => child(document, entry, 'patch')),
        ...children(document, child(document, root, 'patchesStrategicMerge')),
    ];
    return texts.filter((text) => (0,dist/* isScalar */.jn)(text));
}

;// CONCATENATED MODULE: ./lib/scan/formats/nomad.js




const otherDrivers = new Set([
    'exec',
    'exec2',
    'raw_exec',
    'java',
    'qemu',
    'nspawn',
    'virt',
]);
const nomad = {
    id: 'nomad',
    title: 'Nomad',
    paths: ['**/*.{nomad,nomad.hcl}', '**/{nomad,nomad-jobs,jobs}/**/*.hcl'],
    comment: '#',
    scan(file) {
        if (!/\bjob\b/.test(file.text))
            return undefined;
        const values = hclValues(file.text);
        const jobs = values.filter(({ path: [block] }) => block?.startsWith('job ') === true);
        if (jobs.length === 0)
            return undefined;
        const defaults = hclDefaults(values);
        const drivers = new Map(jobs.flatMap(({ path, text }) => (path.at(-1) === 'driver' ? [[nomad_keyOf(path.slice(0, -1)), text]] : [])));
        const occurrences = jobs
            .filter(({ path, text }) => nomad_isImage(path) && text !== '' && !otherDrivers.has(drivers.get(nomad_keyOf(path.slice(0, -2))) ?? ''))
            .map((value) => withoutNewDigest(hclOccurrence(file, value, defaults), notPinnable.nomad));
        return { occurrences, problems: [] };
    },
};
function nomad_isImage(path) {
    const [task = '', config, key] = path.slice(-3);
    return key === 'image' && config === 'config' && /^(?:task |sidecar_task$)/.test(task);
}
function nomad_keyOf(path) {
    return path.join('\0');
}

;// CONCATENATED MODULE: ./lib/scan/formats/packer.js




const packer_source = /^source (?:(?:docker|podman) |source\.(?:docker|podman)\.)/;
const packer = {
    id: 'packer',
    title: 'Packer',
    paths: ['**/*.pkr.hcl'],
    comment: '#',
    scan(file) {
        const values = hclValues(file.text);
        const defaults = hclDefaults(values);
        const images = values.filter(({ path, text }) => text !== '' && path.at(-1) === 'image' && packer_source.test(path.at(-2) ?? ''));
        const occurrences = images.map((value) => {
            const found = hclOccurrence(file, value, defaults);
            return found.uses === undefined && !found.raw.includes('${')
                ? found
                : withoutNewDigest(found, notPinnable.fromParameter);
        });
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/quadlet.js


const isMount = /^\s*Mount/;
const quadlet_keys = /^\s*Image[ \t]*=[ \t]*|^\s*Mount[ \t]*=[ \t]*(?=(?:[^,]*,)*?type=image(?:,|$))(?:[^,]*,)*?\s*(?:source|src)=/;
const sections = new Set(['[Container]', '[Image]', '[Volume]']);
const continuation = /\\\r?\n(?:[ \t]*[#;][^\n]*\n)*/g;
function joinedLines(text) {
    return text.replace(continuation, (found) => ' '.repeat(found.length));
}
const localTransport = /^(?:dir|docker-archive|docker-daemon|oci|oci-archive|containers-storage|ostree|sif|tarball):/;
function quadlet_imageAt(file, span) {
    const value = file.text.slice(span.start, span.end);
    if (localTransport.test(value))
        return [];
    const prefix = /^docker:\/\//.exec(value)?.[0].length ?? 0;
    const name = { start: span.start + prefix, end: span.end };
    if (value.includes('%'))
        return [opaqueAt(file, name, 'template', unresolved.systemdSpecifier(value))];
    return [
        value.includes('$')
            ? opaqueAt(file, name, 'variable', unresolved.serviceVariable(value))
            : occurrenceAt(file, name),
    ];
}
const quadlet = {
    id: 'quadlet',
    title: 'Podman Quadlets',
    paths: ['**/*.{container,image,volume}'],
    comment: '#',
    scan(file) {
        if (!/image/i.test(file.text))
            return undefined;
        const occurrences = [];
        let section = '';
        for (const { 0: line, index } of joinedLines(file.text).matchAll(/[^\r\n]+/g)) {
            const text = line.replace(/^\uFEFF/, '').trim();
            if (text.startsWith('['))
                section = text;
            const key = quadlet_keys.exec(line)?.[0];
            const rest = key === undefined ? '' : line.slice(key.length);
            const value = (isMount.test(key ?? '') ? rest.replace(/,.*/, '') : rest).trimEnd();
            if (key === undefined || value === '' || !sections.has(section) || /\.(?:image|build)$/.test(value))
                continue;
            const start = index + key.length;
            occurrences.push(...quadlet_imageAt(file, { start, end: start + value.length }));
        }
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/make-variables.js



const makefile = /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.[^/]*)?$|\.mk$/;
const make_variables_reference = /\$\((?<name>[\w.-]+)\)/g;
const make_variables_assignment = /^ *(?:[^\s:=#][^:=#\n]*: *)?(?:(?:export|override|private) +)*(?<name>[\w.-]+) *(?<sign>:{0,3}|\?|\+)= *(?<value>[^\n]*)$/gm;
const make_variables_known = new WeakMap();
function makeImages(file, { text, span }) {
    if (!makefile.test(file.path) || !text.includes('$'))
        return undefined;
    return parameterImages(file, { value: inParentheses(text), span, exact: true }, make_variables_reference, cartesian(valuesIn(file)));
}
function makeNames(file, { text }) {
    if (!makefile.test(file.path))
        return undefined;
    const names = expandedTexts({ value: inParentheses(text) }, valuesIn(file), make_variables_reference);
    return names.map(({ value }) => value).filter((value) => value !== '' && !value.includes('$'));
}
function valuesIn(file) {
    const found = make_variables_known.get(file);
    if (found !== undefined)
        return found;
    const variables = assignedValues(file.text);
    const valuesOf = expandedValues((name) => variables.get(name) ?? [], make_variables_reference);
    make_variables_known.set(file, valuesOf);
    return valuesOf;
}
function inParentheses(text) {
    return text.replaceAll(/\$\{([\w.-]+)\}/g, '$($1)');
}
function assignedValues(text) {
    const values = new Map();
    for (const { groups } of text.replaceAll('\r', ' ').matchAll(make_variables_assignment)) {
        const { name = '', sign = '', value = '' } = groups ?? {};
        const list = values.get(name) ?? [];
        values.set(name, list);
        const isWhole = sign !== '+' && !value.endsWith('\\');
        const written = value.replace(/(?:^|\s)#.*$/, '').trim();
        list.push({ value: isWhole ? inParentheses(written) : '$(+)' });
    }
    return values;
}

;// CONCATENATED MODULE: ./lib/scan/formats/shell.js










const shell = {
    id: 'shell',
    title: 'Shell scripts, Makefiles',
    paths: ['**/*.{sh,bash,zsh,mk}', '**/{Makefile,makefile,GNUmakefile}', '**/Makefile.*'],
    comment: '#',
    scan(file) {
        if (!evidence.test(file.text))
            return undefined;
        const commands = commandsOf(file.text);
        const { images = [], builds = [] } = usesOfScripts([commands])[0] ?? {};
        const ofScript = assignedIn(commands, (word) => placedValue(file, word));
        const context = { valuesOf: ofScript, wholeUses: wholeUsesIn(images) };
        const used = images.flatMap((one) => {
            const ofMake = one.unknownOption === undefined ? makeImages(file, one.word) : undefined;
            return ofMake ?? readImageWord(file, one, context);
        });
        const occurrences = [...pinnedWords(file, commands, used), ...used];
        const folders = [...new Set([folderOf(file.path), ''])];
        const mentions = commandMentions(commands, folders);
        const passes = commandBuilds(commands, file, folders);
        const built = builtImages(file, builds, (word) => makeNames(file, word) ?? namesOf(word, ofScript));
        return { occurrences, problems: [], mentions, builds: built, passes };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/skaffold.js










const skaffold = {
    id: 'skaffold',
    title: 'Skaffold',
    paths: ['**/*skaffold*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const mentions = [];
        const passes = [];
        const names = [];
        const scan = scanYaml(file, {
            needles: ['skaffold/'],
            find(document) {
                const found = skaffold_findImages(document);
                if (found === undefined)
                    return undefined;
                const builds = buildsIn(document, file);
                mentions.push(...mentionsOf(document, file));
                passes.push(...builds.passes);
                names.push(...artifactsOf(document, file));
                return [...found, { found: builds.unknown }];
            },
        });
        return scan === undefined ? undefined : { ...scan, mentions, passes, builds: names };
    },
};
function artifactsOf(document, file) {
    return mapsOf(document).flatMap((map) => children(document, child(document, map, 'artifacts')).flatMap((artifact) => {
        const name = textOf(document, child(document, artifact, 'image'));
        return name === undefined
            ? []
            : [{ name: name.value, at: { file: file.path, span: name.span }, isPushed: false }];
    }));
}
function mentionsOf(document, file) {
    return mapsOf(document).flatMap((map) => {
        const text = (node) => textOf(document, node)?.value;
        const names = [
            ...['docker', 'kaniko'].map((builder) => child(document, child(document, map, builder), 'dockerfile')),
            child(document, child(document, child(document, child(document, map, 'custom'), 'dependencies'), 'dockerfile'), 'path'),
        ];
        const manifests = ['rawYaml', 'manifests'].flatMap((key) => children(document, child(document, map, key)));
        const context = text(child(document, map, 'context'));
        return [
            ...buildMentions(file, context === undefined ? [] : [context], names.flatMap((name) => text(name) ?? [])),
            ...manifests.flatMap((name) => mentionsFrom([folderOf(file.path)], text(name), 'kubernetes')),
        ];
    });
}
function buildsIn(document, file) {
    const passes = [];
    const unknown = [];
    for (const map of mapsOf(document))
        for (const builder of ['docker', 'kaniko'].map((key) => child(document, map, key))) {
            if (!(0,dist/* isMap */.jh)(builder))
                continue;
            const [context, name] = [child(document, map, 'context'), child(document, builder, 'dockerfile')].map((node) => textOf(document, node));
            const template = [context, name].find((text) => text?.value.includes('{{'));
            if (template !== undefined) {
                const detail = unresolved.path(template.value, unresolved.template(template.value));
                unknown.push(opaqueAt(file, template.span, 'template', detail));
                continue;
            }
            const folders = [folderOf(file.path), ''].map((base) => pathFrom(base, context?.value ?? '.'));
            const paths = mentionsFrom([...new Set(folders)], name?.value ?? 'Dockerfile', 'dockerfile');
            const builds = buildsOf(skaffold_argumentsOf(document, file, child(document, builder, 'buildArgs')));
            for (const { path } of paths)
                for (const args of builds)
                    passes.push({ path, args });
        }
    return { passes, unknown };
}
function skaffold_argumentsOf(document, file, args) {
    return entries(document, args).flatMap(([name, value]) => {
        const text = sourceOf(document, value, 'go');
        const [start = 0, end = start] = value.range ?? [];
        if (text === undefined)
            return [unknownArgument(name, file, { span: { start, end } }, unresolved.argumentValue(name))];
        if ((0,dist/* isScalar */.jn)(value) && value.value === null)
            return [unknownArgument(name, file, text, unresolved.environmentArgument(name))];
        if (text.value.includes('{{'))
            return [unknownArgument(name, file, text, unresolved.template(text.value))];
        return [literalArgument(name, file, text)];
    });
}
const googleCloudBuild = ['dockerImage', 'kanikoImage', 'mavenImage', 'gradleImage', 'packImage', 'koImage'];
function skaffold_findImages(document) {
    const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
    if (version?.startsWith('skaffold/') !== true)
        return undefined;
    return mapsOf(document).flatMap((map) => [
        child(document, child(document, map, 'buildpacks'), 'builder'),
        child(document, child(document, map, 'buildpacks'), 'runImage'),
        child(document, child(document, map, 'kaniko'), 'image'),
        child(document, child(document, map, 'kaniko'), 'initImage'),
        child(document, child(document, map, 'jib'), 'fromImage'),
        child(document, child(document, map, 'ko'), 'fromImage'),
        child(document, child(document, map, 'container'), 'image'),
        ...children(document, child(document, map, 'containers')).map((one) => child(document, one, 'image')),
        ...googleCloudBuild.map((key) => child(document, child(document, map, 'googleCloudBuild'), key)),
        child(document, child(document, map, 'platformEmulatorInstallStep'), 'image'),
        ...children(document, child(document, child(document, map, 'docker'), 'cacheFrom')),
        ...children(document, child(document, map, 'patches')).map((patch) => patchedImage(document, patch)),
        ...entries(document, child(document, map, 'buildArgs')).flatMap(([name, value]) => isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : []),
    ]);
}
function patchedImage(document, patch) {
    const text = (key) => textOf(document, child(document, patch, key))?.value ?? '';
    const isImage = /(?:\/builder|image)$/i.test(text('path')) && !/\/artifacts\/[^/]+\/image$/.test(text('path'));
    return isImage && /^(?:add|replace|)$/.test(text('op')) ? child(document, patch, 'value') : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/tekton/callers.js



function resourceOf(frame) {
    const isResource = (one) => ['kind', 'spec'].every((key) => nodeIn(one, key) !== undefined);
    return nearestFrame(frame, (one) => one.outer === undefined || isResource(one)) ?? frame;
}
function namedIn({ document }, list, name) {
    return children(document, list).filter((one) => wordOf(child(document, one, 'name')) === name);
}
function callers_callersIn(frames) {
    const callers = new Map();
    const add = (kind, frame, name) => {
        if (name === undefined)
            return;
        const known = callers.get(`${kind} ${name}`);
        if (known === undefined)
            callers.set(`${kind} ${name}`, [frame]);
        else
            known.push(frame);
    };
    for (const frame of frames) {
        add('Task', frame, nameIn(frame, 'taskRef'));
        add('Pipeline', frame, nameIn(frame, 'pipelineRef'));
        add('StepAction', frame, nameIn(frame, 'ref'));
        add('TriggerTemplate', frame, textIn(frame, 'template', 'ref') ?? textIn(frame, 'template', 'name'));
    }
    return (kind, frame) => callers.get(`${kind} ${textIn(resourceOf(frame), 'metadata', 'name') ?? ''}`) ?? [];
}
function nameIn(frame, key) {
    const { document } = frame;
    const [resolved] = namedIn(frame, nodeIn(frame, key, 'params'), 'name');
    return textIn(frame, key, 'name') ?? wordOf(child(document, resolved, 'value'));
}
function triggerBindingsIn(frames) {
    const bindings = new Map();
    for (const frame of frames) {
        if (!/^(?:Cluster)?TriggerBinding$/.test(textIn(frame, 'kind') ?? ''))
            continue;
        const name = textIn(frame, 'metadata', 'name') ?? '';
        bindings.set(name, [...(bindings.get(name) ?? []), frame]);
    }
    return bindings;
}

;// CONCATENATED MODULE: ./lib/scan/tekton/calls.js





const called = [
    ['taskRef', 'Task'],
    ['pipelineRef', 'Pipeline'],
    ['ref', 'StepAction'],
];
const kinds = /^(?:Cluster)?(?<kind>Task|Pipeline|StepAction)$/;
const calls_plain = /^(?:inputs\.)?params(?:\.(?<dotted>[\w-]+)|\[["'](?<quoted>[\w-]+)["']\])$/;
const tektonCalls = {
    keysOf(reference, frame) {
        const { dotted, quoted } = calls_plain.exec(reference)?.groups ?? {};
        const name = dotted ?? quoted;
        if (name === undefined)
            return [];
        const declares = (one) => namedIn(one, nodeIn(one, 'params'), name).length > 0;
        const holder = nearestFrame(frame, declares) ?? resourceOf(frame);
        const resource = resourceOf(holder);
        const isOfResource = holder === resource || (holder.key === 'spec' && holder.outer === resource);
        const { kind } = kinds.exec(textIn(resource, 'kind') ?? '')?.groups ?? {};
        const own = textIn(resource, 'metadata', 'name');
        return isOfResource && kind !== undefined && own !== undefined ? [parameterKey(kind, own, name)] : [];
    },
    passedIn(frame) {
        const { document } = frame;
        return called.flatMap(([key, kind]) => {
            const name = nameIn(frame, key);
            if (name === undefined)
                return [];
            return children(document, nodeIn(frame, 'params')).flatMap((entry) => {
                const parameter = textOf(document, child(document, entry, 'name'))?.value;
                const node = child(document, entry, 'value');
                if (parameter === undefined || node === undefined)
                    return [];
                return [{ keys: [parameterKey(kind, name, parameter)], node, frame: frame.outer ?? frame }];
            });
        });
    },
};

;// CONCATENATED MODULE: ./lib/scan/tekton/parameters.js






const tektonParameter = /\$\((?<name>(?:(?:inputs|tt)\.)?params(?:\.[\w-]+|\[(?:'[^'\]]*'|"[^"\]]*")\])(?:\.[\w-]+|\[(?:\d+|\*)\])?)\)/g;
const parameters_reference = /^(?<trigger>tt\.)?(?:inputs\.)?params(?:\.(?<dotted>[\w-]+)|\[["'](?<quoted>[^"']*)["']\])(?:\.(?<key>[\w-]+)|\[(?<index>[\d*]+)\])?$/;
function tektonParameters(frames, count) {
    const calledBy = callers_callersIn(frames);
    const triggerBindings = triggerBindingsIn(frames);
    return parameterValues({
        count,
        pattern: tektonParameter,
        declarationOf(text, frame) {
            const { trigger, dotted, quoted = '', key, index = '' } = parameters_reference.exec(text)?.groups ?? {};
            const wanted = { name: dotted ?? quoted, part: key ?? index };
            if (trigger !== undefined)
                return ofTrigger(wanted, frame, calledBy, triggerBindings);
            const holder = nearestFrame(frame, (one) => isSetIn(one, wanted)) ?? resourceOf(frame);
            return { holder, bindings: () => bindingsOf(holder, wanted, calledBy) };
        },
    });
}
function bindingsOf(holder, wanted, calledBy) {
    const frame = holder.outer ?? holder;
    const nodes = namedIn(holder, nodeIn(holder, 'params'), wanted.name).flatMap((entry) => ['default', 'value', 'enum'].flatMap((key) => parameters_partsOf(holder, child(holder.document, entry, key), wanted.part)));
    return [
        ...[...nodes, ...matrixNodes(holder, wanted)].map((node) => ({ node, frame })),
        ...parameters_callersOf(holder, calledBy).flatMap((caller) => parameters_passedBy(caller, wanted)),
    ];
}
function parameters_callersOf(holder, calledBy) {
    const { key, outer } = holder;
    if ((key === 'taskSpec' || key === 'pipelineSpec') && outer !== undefined)
        return [outer];
    const resource = resourceOf(holder);
    const isResource = holder === resource || (key === 'spec' && outer === resource);
    return isResource ? calledBy((textIn(resource, 'kind') ?? '').replace(/^Cluster/, ''), holder) : [];
}
function parameters_passedBy(caller, wanted) {
    const frame = caller.outer ?? caller;
    const nodes = namedIn(caller, nodeIn(caller, 'params'), wanted.name).flatMap((entry) => parameters_partsOf(caller, child(caller.document, entry, 'value'), wanted.part));
    return [...nodes, ...matrixNodes(caller, wanted)].map((node) => ({ node, frame }));
}
function isSetIn(frame, wanted) {
    return (namedIn(frame, nodeIn(frame, 'params'), wanted.name).length > 0 || matrixNodes(frame, wanted).length > 0);
}
function matrixNodes(frame, { name }) {
    const { document } = frame;
    const matrix = nodeIn(frame, 'matrix');
    if (matrix === undefined)
        return [];
    return [matrix, ...children(document, child(document, matrix, 'include'))]
        .flatMap((one) => namedIn(frame, child(document, one, 'params'), name))
        .flatMap((entry) => parameters_partsOf(frame, child(document, entry, 'value'), ''));
}
function ofTrigger(wanted, frame, calledBy, triggerBindings) {
    const holder = nearestFrame(frame, (one) => nodeIn(one, 'resourcetemplates') !== undefined);
    if (holder === undefined)
        return undefined;
    const inline = holder.outer?.key === 'template' ? holder.outer.outer : undefined;
    const triggers = inline === undefined ? calledBy('TriggerTemplate', holder) : [inline];
    const boundBy = (trigger) => {
        const { document } = trigger;
        const bindings = children(document, nodeIn(trigger, 'bindings'));
        const resources = bindings
            .flatMap((one) => wordOf(child(document, one, 'ref')) ?? [])
            .flatMap((name) => triggerBindings.get(name) ?? []);
        const given = [
            { list: nodeIn(trigger, 'bindings'), frame: trigger },
            ...resources.map((one) => ({ list: nodeIn(one, 'spec', 'params'), frame: one })),
        ];
        return given.flatMap(({ list, frame: of }) => namedIn(of, list, wanted.name)
            .flatMap((entry) => parameters_partsOf(of, child(of.document, entry, 'value'), ''))
            .map((node) => ({ node, frame: of })));
    };
    return {
        holder,
        bindings: () => [...bindingsOf(holder, wanted, () => []), ...triggers.flatMap(boundBy)],
    };
}
function parameters_partsOf({ document }, node, part) {
    if (node === undefined)
        return [];
    if ((0,dist/* isSeq */.oP)(node) && /^\d+$/.test(part))
        return children(document, node).slice(Number(part), Number(part) + 1);
    const value = (0,dist/* isMap */.jh)(node) && part !== '' ? child(document, node, part) : node;
    if (value === undefined)
        return [];
    return (0,dist/* isSeq */.oP)(value) || (0,dist/* isMap */.jh)(value) ? children(document, value) : document.sameKey(value);
}

;// CONCATENATED MODULE: ./lib/scan/formats/tekton.js














const tekton_version = /^(?:[\w-]+\.)*tekton\.dev\//;
const tekton = {
    id: 'tekton',
    title: 'Tekton',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan(file, _companions = [], { imageParameters = [] } = {}) {
        const needles = ['apiVersion', 'tekton.dev/'];
        const format = {
            pattern: tektonParameter,
            parse: parseManifests,
            isResource: tekton_isResource,
            valuesIn: tektonParameters,
            usesIn: tekton_imageNodes,
            calls: tektonCalls,
            unresolved: tekton_readImage,
        };
        const resources = resourceImages(file, format, imageParameters);
        const problems = [];
        const scan = scanYaml(file, {
            needles,
            parse: parseManifests,
            find(document) {
                const found = resources.find(document);
                return found && [...found, ...manifestsIn(document, file, problems)];
            },
            read: tekton_readImage,
        });
        return scan && { ...scan, ...resources.shared(), problems: [...scan.problems, ...problems] };
    },
};
function tekton_isResource(document) {
    return mapsWith(document, (key) => key === 'apiVersion').some((map) => tekton_version.test(wordOf(child(document, map, 'apiVersion')) ?? ''));
}
function manifestsIn(document, file, problems) {
    return mapsWith(document, (key) => key === 'params')
        .flatMap((map) => children(document, child(document, map, 'params')))
        .map((one) => child(document, one, 'value'))
        .filter((value) => (0,dist/* isScalar */.jn)(value) && value.type === 'BLOCK_LITERAL' && tekton_isManifest(String(value.value)))
        .map((value) => {
        const scan = scanPossibleFile(file, value, kubernetes);
        problems.push(...scan.problems);
        return { found: scan.occurrences };
    });
}
function tekton_isManifest(text) {
    const first = text.split('\n').find((line) => !/^\s*(?:#|---|$)/.test(line)) ?? '';
    return /^["'{]?\s*["']?(?:apiVersion|kind|metadata|spec|items)\b/.test(first);
}
function tekton_imageNodes(frame) {
    const { document } = frame;
    return [
        ...['steps', 'sidecars'].flatMap((key) => children(document, nodeIn(frame, key)).map((step) => child(document, step, 'image'))),
        nodeIn(frame, 'stepTemplate', 'image'),
        ...(isSpecOf(frame, 'StepAction') ? [nodeIn(frame, 'image')] : []),
        ...(isSpecOf(frame, 'Condition') ? [nodeIn(frame, 'check', 'image')] : []),
        nodeIn(frame, 'bundle'),
        ...bundlesOf(frame),
    ].filter((node) => node !== undefined);
}
function isSpecOf({ key, outer }, kind) {
    return key === 'spec' && outer !== undefined && textIn(outer, 'kind') === kind;
}
function bundlesOf(frame) {
    const { document } = frame;
    if (textIn(frame, 'resolver') !== 'bundles')
        return [];
    return children(document, nodeIn(frame, 'params'))
        .filter((one) => wordOf(child(document, one, 'name')) === 'bundle')
        .map((one) => child(document, one, 'value'));
}
function tekton_readImage(file, text) {
    if (!text.value.includes('$('))
        return literalText(file, text);
    return opaqueAt(file, text.span, 'variable', unresolved.pipelineParameter(text.value));
}

;// CONCATENATED MODULE: ./lib/scan/terraform/values.js






const values_known = new WeakMap();
const labels = {
    resource: 2,
    data: 2,
    variable: 1,
    module: 1,
    provider: 1,
    output: 1,
};
const terraform_values_maxDepth = 100;
function terraformValues(file) {
    const values = values_known.get(file) ??
        (/\.json(?:\.\w+)?$/.test(file.path) ? jsonValues(file) : { values: hclValues(file.text), problems: [] });
    values_known.set(file, values);
    return values;
}
function jsonValues(file) {
    const { documents, problems } = parseYaml(file);
    try {
        const values = documents.flatMap((document) => valuesBelow(document, document.root, []));
        return { values, problems };
    }
    catch (error) {
        if (!(error instanceof TooManySteps))
            throw error;
        return { values: [], problems };
    }
}
function valuesBelow(document, node, path) {
    if (path.length > terraform_values_maxDepth)
        return [];
    if ((0,dist/* isScalar */.jn)(node))
        return literalAt(document, node, path);
    if ((0,dist/* isSeq */.oP)(node))
        return node.items.flatMap((item) => valuesBelow(document, item, path));
    if (!(0,dist/* isMap */.jh)(node))
        return [];
    return node.items.flatMap((pair) => valuesBelow(document, pair.value, [...path, String(keyTextOf(pair) ?? '')]));
}
function literalAt(document, node, path) {
    const text = (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' ? sourceOf(document, node) : undefined;
    if (text === undefined)
        return [];
    const { value, span, exact } = text;
    return [{ kind: 'string', path: blockPath(path), text: value, span, exact }];
}
function blockPath(path) {
    const [type = '', ...rest] = path;
    const count = labels[type] ?? 0;
    return [[type, ...rest.slice(0, count)].join(' '), ...rest.slice(count)];
}

;// CONCATENATED MODULE: ./lib/scan/terraform/images.js





const images_reference = /\$\{\s*(?<name>(?:var|local)\.[\w-]+)\s*\}/g;
function moduleValues(file, companions) {
    const valuesOf = (name) => [file, ...companions].flatMap((one) => {
        const value = settingsOf(one).get(name);
        if (value === undefined || value.text === '')
            return [];
        const source = { value: value.text, span: value.span, exact: value.exact };
        return [{ value: value.text, source, ...(one === file ? {} : { file: one }) }];
    });
    return expandedValues(valuesOf, images_reference);
}
const settings = new WeakMap();
function settingsOf(file) {
    const known = settings.get(file) ?? readSettings(file);
    settings.set(file, known);
    return known;
}
function readSettings(file) {
    const { values } = terraformValues(file);
    if (/\.tfvars(?:\.json)?$/.test(file.path))
        return new Map(values.flatMap((value) => value.path.length === 1 && value.kind === 'string' ? [[`var.${value.path[0]}`, value]] : []));
    return new Map([...hclDefaults(values)].map(([name, value]) => [
        name.startsWith('local.') ? name : `var.${name}`,
        value,
    ]));
}
function terraformImages([file, ...others], value, defaults, valuesOf) {
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const names = [...text.matchAll(images_reference)].map(({ groups }) => groups?.name ?? '');
    const isOwn = names.every((name) => {
        const [one, ...more] = valuesOf(name);
        return more.length === 0 && one?.file === undefined && (one === undefined || one.source !== undefined);
    });
    const source = { value: text, span: value.span, exact: value.exact };
    const found = isOwn ? undefined : parameterImages(file, source, images_reference, cartesian(valuesOf), others);
    return found ?? [hclOccurrence(file, value, defaults)];
}

;// CONCATENATED MODULE: ./lib/scan/formats/terraform.js








const moduleFile = /\.(?:tf|tofu|tfvars)(?:\.json)?$/;
const runsContainers = /^(?:resource|data) (?:kubernetes_|docker_(?:container|service)|google_cloud_run|azurerm_container_|aws_(?:ecs_task|apprunner|batch_job|codebuild_project))/;
const holdsManifest = /^resource (?:kubectl_manifest|kubernetes_manifest) /;
const terraform_namesImage = /^(?:resource docker_image|data docker_registry_image(?:_manifests)?|resource docker_registry_image) /;
const otherReference = /^(?:docker_(?:registry_)?image|data\.docker|null|true|false)\b/;
const terraform = {
    id: 'terraform',
    title: 'Terraform, OpenTofu',
    paths: ['**/*.{tf,tofu,tf.json,tofu.json}'],
    comment: '#',
    companions: (_, siblings) => siblings.filter((path) => moduleFile.test(path)),
    scan(file, companions = []) {
        const { values, problems: unread } = terraformValues(file);
        const defaults = hclDefaults(values);
        const problems = [...unread];
        const setElsewhere = moduleValues(file, companions);
        const built = builtBlocks(values);
        const found = values.flatMap((value) => {
            if (value.kind === 'heredoc')
                return imagesInHeredoc(file, value, problems);
            if (namesBuild(value, built))
                return [];
            return terraform_isImage(value) ? terraformImages([file, ...companions], value, defaults, setElsewhere) : [];
        });
        const builds = values.flatMap((value) => namesBuild(value, built) && value.kind === 'string'
            ? [{ name: value.text, at: { file: file.path, span: value.span }, isPushed: isPush(value) }]
            : []);
        return { occurrences: found, problems, builds };
    },
};
function builtBlocks(values) {
    return new Set(values.flatMap(({ path: [block = '', inner] }) => terraform_namesImage.test(block) && block.startsWith('resource ') && inner === 'build' ? [block] : []));
}
function namesBuild({ path }, built) {
    return path.length === 2 && path[1] === 'name' && built.has(path[0] ?? '');
}
function isPush({ path: [block = ''] }) {
    return block.startsWith('resource docker_registry_image ');
}
function terraform_isImage({ kind, path, text }) {
    const [block = ''] = path;
    const key = path.at(-1) ?? '';
    if (text === '')
        return false;
    if (terraform_namesImage.test(block))
        return key === 'name' && path.length === 2 && !/^docker_image\./.test(text);
    if ((kind === 'name' && otherReference.test(text)) || text.startsWith('aws/codebuild/'))
        return false;
    if (key === 'image' && runsContainers.test(block))
        return !/\.(?:image_id|name|latest|repo_digest)\b/.test(text);
    if (key === 'image_uri' && block.startsWith('resource aws_lambda_function'))
        return true;
    if (kind === 'name')
        return false;
    if (block.startsWith('resource helm_release '))
        return (path.includes('set') || key === 'image') && looksLikeImage(text);
    const names = /^(?:variable|locals)\b/.test(block) ? path : [key];
    return names.some((name) => /image/i.test(name)) && looksLikeImage(text);
}
function imagesInHeredoc(file, { path, text, span }, problems) {
    const [block = '', key] = path;
    const isValues = block.startsWith('resource helm_release ') && key === 'values';
    if (isValues || holdsManifest.test(block)) {
        const scan = (isValues ? helmValues : kubernetes).scan({ path: file.path, text });
        for (const { message } of scan?.problems ?? [])
            problems.push({ file: file.path, message, span });
        return (scan?.occurrences ?? [])
            .map((one) => offsetBy(one, span.start))
            .map((one) => one.raw.includes('${')
            ? opaqueAt(file, one.at.span, 'variable', unresolved.hclExpression(one.raw))
            : one);
    }
    if (key !== 'container_definitions' && key !== 'container_properties')
        return [];
    return [...text.matchAll(/"image"\s*:\s*"(?<image>[^"\\\n]+)"/g)].map(({ 0: whole, index, groups }) => {
        const image = groups?.image ?? '';
        const end = span.start + index + whole.length - 1;
        const at = { start: end - image.length, end };
        return image.includes('${')
            ? opaqueAt(file, at, 'variable', unresolved.hclExpression(image))
            : occurrenceAt(file, at);
    });
}

;// CONCATENATED MODULE: ./lib/scan/syntax/workflow-expression.js
const workflow_expression_token = /'(?:[^']|'')*'|\|\||&&|==|!=|[<>]=?|[(),![\]]|[^\s'|&=!<>(),[\]]+/g;
const before = new Set([undefined, '||', '&&', '(']);
const after = new Set([undefined, '||', ')']);
function alternativesIn(text) {
    const inner = /^\$\{\{(?<expression>[\s\S]*)\}\}$/.exec(text.value)?.groups?.expression;
    if (inner === undefined || inner.includes('${{'))
        return [];
    const tokens = [...inner.matchAll(workflow_expression_token)];
    const isCall = (index) => /^[\w.-]+$/.test(tokens[index - 1]?.[0] ?? '') && tokens[index]?.[0] === '(';
    if (tokens.some((_, index) => isCall(index)))
        return [];
    return tokens.flatMap((match, index) => {
        const [found] = match;
        const isResult = before.has(tokens[index - 1]?.[0]) && after.has(tokens[index + 1]?.[0]);
        if (!isResult)
            return [];
        const offset = text.span.start + '${{'.length + match.index;
        if (/^[\w-]+(?:\.[\w-]+)+$/.test(found))
            return [{ name: found, span: { start: offset, end: offset + found.length } }];
        if (!found.startsWith("'") || found === "''" || found.slice(1, -1).includes("'"))
            return [];
        const value = found.slice(1, -1);
        return [{ value, span: { start: offset + 1, end: offset + 1 + value.length }, exact: true }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/workflow/matrix.js



const workflow_matrix_maxCombinations = 256;
function matrixCombinations(document, job) {
    const matrix = child(document, child(document, job, 'strategy'), 'matrix');
    const keys = entries(document, matrix).filter(([key]) => key !== 'include' && key !== 'exclude');
    const lists = ['include', 'exclude'].map((key) => child(document, matrix, key));
    if (keys.some(([, values]) => !(0,dist/* isSeq */.oP)(values)) || lists.some((list) => list !== undefined && !(0,dist/* isSeq */.oP)(list)))
        return undefined;
    let all = keys.length === 0 ? [] : [new Map()];
    for (const [key, values] of keys) {
        const nodes = children(document, values);
        if (all.length * nodes.length > workflow_matrix_maxCombinations)
            return undefined;
        all = all.flatMap((one) => nodes.map((node) => new Map([...one, [key, node]])));
    }
    const [include = [], exclude = []] = lists.map((list) => children(document, list).map((entry) => new Map(entries(document, entry))));
    const kept = all.filter((one) => !exclude.some((entry) => matrix_isExcluded(document, one, entry)));
    return withIncluded(document, kept, include.slice(0, workflow_matrix_maxCombinations));
}
function matrix_isExcluded(document, one, entry) {
    return [...entry].every(([key, value]) => matrix_isSame(document, one.get(key), value));
}
function withIncluded(document, base, include) {
    let extended = [...base];
    const added = [];
    for (const entry of include) {
        const fits = base.map((one) => [...entry].every(([key, value]) => !one.has(key) || matrix_isSame(document, one.get(key), value)));
        if (fits.includes(true))
            extended = extended.map((one, index) => (fits[index] ? new Map([...one, ...entry]) : one));
        else
            added.push(entry);
    }
    return [...extended, ...added];
}
function matrix_isSame(document, a, b) {
    const [left, right] = [sourceOf(document, a), sourceOf(document, b)];
    return left === undefined || right === undefined ? a === b : left.value === right.value;
}

;// CONCATENATED MODULE: ./lib/scan/workflow/values.js





function valueNodes(scope, name) {
    const { document, job } = scope;
    const [context, ...path] = name.split('.');
    if (context === 'env')
        return environmentNodes(scope, path.join('.'));
    const values = context === 'matrix' ? values_matrixValues(document, job, path) : values_inputValues(document, context, path);
    return [...new Set(values)].map((value) => ((0,dist/* isMap */.jh)(value) ? child(document, value, 'image') : value));
}
function combinationsOf(scope, names) {
    const { document, job } = scope;
    const inputs = names.filter((name) => !name.startsWith('matrix.'));
    const ofInputs = cartesian((name) => valueNodes(scope, name).flatMap((node) => values_valueAt(document, node)))(inputs);
    const combinations = inputs.length === names.length ? [new Map()] : matrixCombinations(document, job);
    if (ofInputs === 'too many')
        return ofInputs;
    return (combinations ?? []).flatMap((combination) => ofInputs.flatMap((given) => {
        const values = names.map((name) => {
            if (!name.startsWith('matrix.'))
                return given[inputs.indexOf(name)];
            const [, first = '', ...rest] = name.split('.');
            return values_valueAt(document, values_at(document, combination.get(first), rest))[0];
        });
        const known = values.filter((value) => value !== undefined);
        return known.length === names.length ? [known] : [];
    }));
}
function values_matrixValues(document, job, [first = '', ...rest]) {
    const matrix = values_at(document, job, ['strategy', 'matrix']);
    const combinations = matrixCombinations(document, job);
    const used = combinations && new Set(combinations.map((one) => one.get(first)));
    const listed = children(document, child(document, matrix, first));
    const included = children(document, child(document, matrix, 'include'));
    return [
        ...listed.filter((node) => used?.has(node) !== false),
        ...included.map((one) => child(document, one, first)),
    ]
        .map((node) => values_at(document, node, rest))
        .filter((node) => node !== undefined);
}
function environmentNodes({ document, job, step }, name) {
    if (step === undefined)
        return [];
    const set = [step, job, document.root].map((holder) => child(document, child(document, holder, 'env'), name));
    const node = set.find((one) => one !== undefined);
    return node === undefined ? [] : [node];
}
function values_inputValues(document, context, path) {
    if (context !== 'inputs')
        return [];
    const on = child(document, document.root, 'on');
    const ofEvents = ['workflow_call', 'workflow_dispatch'].map((event) => child(document, on, event));
    return [...ofEvents, document.root].flatMap((holder) => {
        const input = values_at(document, holder, ['inputs', ...path]);
        return [
            child(document, input, 'default') ?? [],
            children(document, child(document, input, 'options')),
        ].flat();
    });
}
function values_valueAt(document, node) {
    const source = sourceOf(document, node);
    return source === undefined ? [] : [{ value: source.value, source }];
}
function values_at(document, node, keys) {
    return keys.reduce((inner, key) => child(document, inner, key), node);
}

;// CONCATENATED MODULE: ./lib/scan/workflow/expressions.js










const dockerScheme = 'docker://';
const expressions_parameter = /\$\{\{\s*(?<name>(?:matrix|inputs|env)(?:\.[\w-]+)+)\s*\}\}/g;
const wholeOfEnvironment = /^\$\{\{\s*env\.(?<name>[\w-]+)\s*\}\}$/;
function environmentName(text) {
    return wholeOfEnvironment.exec(text)?.groups?.name;
}
function resolveExpression(file, scope, text) {
    if (!text.exact || !text.value.includes('${{'))
        return undefined;
    const alternatives = alternativesIn(text);
    const found = alternatives.flatMap((one) => {
        if (!('name' in one))
            return [{ found: [literalText(file, one)] }];
        const nodes = valueNodes(scope, one.name);
        if (nodes.length > 0 || alternatives.length === 1)
            return nodes;
        const detail = unresolved.workflowExpression(`\${{ ${one.name} }}`);
        return [{ found: [opaqueAt(file, one.span, 'template', detail)] }];
    });
    if (found.length > 0)
        return found;
    const isPart = text.value.replace(expressions_parameter, '') !== '' && alternatives.length === 0;
    const images = isPart
        ? parameterImages(file, text, expressions_parameter, (names) => combinationsOf(scope, names))
        : undefined;
    return images === undefined ? undefined : [{ found: images }];
}
function readText(file, scope, text, wholeUses) {
    const found = resolveExpression(file, scope, text) ?? [];
    const occurrences = found.flatMap((one) => expressions_occurrencesOf(file, scope.document, one));
    if (occurrences.length === 0)
        return [expressions_readImage(file, text)];
    const name = environmentName(text.value);
    if (name === undefined || variableUsesIn(file, name) <= (wholeUses.get(name) ?? 0))
        return occurrences;
    return occurrences.map((one) => expressions_withoutPin(one, notPinnable.usedOtherwise(name)));
}
function expressions_withoutPin(one, why) {
    return one.kind !== 'image' || one.image.digest !== undefined ? one : { ...one, pin: refused(why) };
}
function expressions_occurrencesOf(file, document, one) {
    if (!(0,dist/* isNode */.Ll)(one))
        return one.found;
    return document.sameKey(one).flatMap((node) => {
        const text = textOf(document, node);
        return text === undefined ? [] : [expressions_readImage(file, text)];
    });
}
function expressions_readImage(file, text) {
    if (text.value.includes('${{'))
        return opaqueAt(file, text.span, 'template', unresolved.workflowExpression(text.value));
    return literalText(file, withoutPrefix(dockerScheme, text) ?? text);
}

;// CONCATENATED MODULE: ./lib/scan/workflow/actions.js








const whole = (line) => [{ word: line }];
const driver = (line) => driverImages(line).map((word) => ({ word }));
const override = (line) => {
    const lead = /^[^=]*?\.args\./.exec(line.text)?.[0].length;
    return lead === undefined ? contextImage(line) : argumentImage(partOf(line, lead));
};
const build = {
    'build-args': argumentImage,
    'build-contexts': contextImage,
    sbom: generatorImage,
    attests: generatorImage,
};
const actions = {
    'docker/setup-qemu-action': { image: whole },
    'docker/setup-buildx-action': { 'driver-opts': driver },
    'docker/build-push-action': build,
    'docker/bake-action': { set: override },
    'addnab/docker-run-action': { image: whole },
    'helm/kind-action': { node_image: whole },
    'container-tools/kind-action': { node_image: whole },
    'engineerd/setup-kind': { image: whole },
    'aquasecurity/trivy-action': { 'image-ref': whole },
    'anchore/sbom-action': { image: whole },
    'anchore/scan-action': { image: whole },
    'snyk/actions/docker': { image: whole },
    'goodwithtech/dockle-action': { image: whole },
    'crazy-max/ghaction-container-scan': { image: whole },
    'google-github-actions/deploy-cloudrun': { image: whole },
    'azure/aci-deploy': { image: whole },
    'azure/container-apps-deploy-action': { imagetodeploy: whole },
    'azure/webapps-deploy': { images: whole },
    'azure/k8s-deploy': { images: whole },
    'aws-actions/amazon-ecs-render-task-definition': { image: whole },
};
function inputImages(source, scope, holder) {
    const { document } = scope;
    const uses = textOf(document, child(document, holder, 'uses'))?.value ?? '';
    if (uses.startsWith(dockerScheme))
        return [];
    const known = actions[(uses.split('@')[0] ?? '').toLowerCase()] ?? {};
    return entries(document, child(document, holder, 'with')).flatMap(([name, node]) => {
        const read = known[name.toLowerCase()];
        const lines = inputLines(document, source, node);
        return read === undefined ? evidentImages(name, lines) : lines.flatMap(read);
    });
}
function inputLines(document, source, node) {
    const placed = placedText(document, source, node);
    if (placed === undefined)
        return [];
    return [...placed.text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
        const text = line.trim();
        const start = index + line.indexOf(text);
        if (text === '' || text.startsWith('#'))
            return [];
        const word = partOf({ text, span: { start, end: start + text.length } }, 0);
        return [{ text: word.text, span: placed.place(word.span) }];
    });
}
function evidentImages(name, lines) {
    return lines.flatMap((word) => {
        if (word.text.startsWith(dockerScheme))
            return [{ word }];
        const isImage = /image(?:[-_]ref)?$/i.test(name) && lines.length === 1 && looksLikeImage(word.text);
        return isImage ? [{ word, noPin: notPinnable.unknownInput(name) }] : [];
    });
}
function renovateImage(document, step) {
    const uses = textOf(document, child(document, step, 'uses'))?.value ?? '';
    if (!/^renovatebot\/github-action@/i.test(uses))
        return [];
    const inputs = child(document, step, 'with');
    const repository = textOf(document, child(document, inputs, 'renovate-image'));
    const tag = sourceOf(document, child(document, inputs, 'renovate-version'));
    if (repository === undefined || tag === undefined)
        return [];
    return [{ split: { repository, tag, tagElsewhere: unresolved.noTagOrDigest } }];
}

;// CONCATENATED MODULE: ./lib/scan/workflow/builds.js









const buildAction = /^docker\/build-push-action@/;
const builds_parameter = /\$\{\{\s*(?<name>(?:matrix|inputs)(?:\.[\w-]+)+)\s*\}\}/g;
const knownName = /(?:^|\/)(?:Dockerfile|Containerfile)[\w.-]*$/;
const builds_nothing = { mentions: [], passes: [], unknown: [] };
function workflowBuilds(document, file) {
    const { root } = document;
    const jobs = [...children(document, child(document, root, 'jobs')), child(document, root, 'runs')];
    const builds = jobs.flatMap((job) => children(document, child(document, job, 'steps')).map((step) => new StepReader(document, file, job, step).build()));
    return {
        mentions: builds.flatMap(({ mentions }) => mentions),
        passes: builds.flatMap(({ passes }) => passes),
        unknown: builds.flatMap(({ unknown }) => unknown),
    };
}
class StepReader {
    document;
    file;
    job;
    step;
    constructor(document, file, job, step) {
        this.document = document;
        this.file = file;
        this.job = job;
        this.step = step;
    }
    build() {
        const { document, step, file } = this;
        const uses = textOf(document, child(document, step, 'uses'))?.value ?? '';
        if (!buildAction.test(uses))
            return builds_nothing;
        const inputs = child(document, step, 'with');
        const args = builds_linesOf(document, file, child(document, inputs, 'build-args')).flatMap((line) => this.argument(line));
        const [name, context] = ['file', 'context'].map((key) => textOf(document, child(document, inputs, key)));
        const written = name ?? context;
        const texts = written === undefined ? ['.'] : this.texts(written);
        if (written !== undefined && texts === undefined) {
            const isRead = (name === undefined || knownName.test(name.value)) && args.length === 0;
            const detail = unresolved.path(written.value, unresolved.workflowExpression(written.value));
            return { ...builds_nothing, unknown: isRead ? [] : [opaqueAt(file, written.span, 'template', detail)] };
        }
        const mentions = (texts ?? []).flatMap((one) => name === undefined
            ? mentionsFrom([pathFrom('', one)], 'Dockerfile', 'dockerfile')
            : mentionsFrom([''], one, 'dockerfile'));
        const builds = buildsOf(args);
        const passes = mentions.flatMap(({ path }) => builds.map((build) => ({ path, args: build })));
        return { mentions, passes, unknown: [] };
    }
    argument(line) {
        const { file } = this;
        const equals = line.value.indexOf('=');
        const name = equals < 0 ? line.value : line.value.slice(0, equals);
        if (equals < 0)
            return [unknownArgument(name, file, line, unresolved.environmentArgument(name))];
        const text = line.value.slice(equals + 1);
        const start = line.span.start + equals + 1;
        const value = line.exact
            ? { ...line, value: text, span: { start, end: line.span.end } }
            : { ...line, value: text };
        if (!text.includes('${{'))
            return [literalArgument(name, file, value)];
        const texts = this.texts(value);
        if (texts === undefined)
            return [unknownArgument(name, file, value, unresolved.workflowExpression(text))];
        return texts.map((one) => literalArgument(name, file, { ...value, value: one, exact: false }));
    }
    texts({ value }) {
        const withEnvironment = withoutCheckoutRoot(value).replace(/\$\{\{\s*env\.(\w+)\s*\}\}/g, (whole, name) => this.environment(name) ?? whole);
        const names = [
            ...new Set([...withEnvironment.matchAll(builds_parameter)].map(({ groups }) => groups?.name ?? '')),
        ];
        const combinations = names.length === 0
            ? [[]]
            : combinationsOf({ document: this.document, job: this.job, step: this.step }, names);
        if (combinations === 'too many' || combinations.length === 0)
            return undefined;
        const texts = combinations.map((combination) => withEnvironment.replace(builds_parameter, (...match) => {
            const { name } = match.at(-1);
            return combination[names.indexOf(name)]?.value ?? '';
        }));
        return texts.some((one) => one.includes('${{')) ? undefined : [...new Set(texts)];
    }
    environment(name) {
        const { document, step, job } = this;
        const holders = [step, job, document.root].map((holder) => child(document, child(document, holder, 'env'), name));
        return textOf(document, holders.find((node) => node !== undefined))?.value;
    }
}
function builds_linesOf(document, file, node) {
    const text = textOf(document, node);
    if (text === undefined || !(0,dist/* isScalar */.jn)(node) || node.range == null)
        return [];
    if (node.type !== 'BLOCK_LITERAL')
        return text.value
            .split('\n')
            .map((line) => ({ ...text, value: line.trim(), exact: text.exact && text.value === line.trim() }))
            .filter(({ value }) => value !== '');
    const [start, end] = node.range;
    const first = file.text.indexOf('\n', start) + 1;
    const lines = [];
    for (const match of file.text.slice(first, end).matchAll(/[^\s][^\r\n]*/g)) {
        const value = match[0].trimEnd();
        const from = first + match.index;
        lines.push({ value, span: { start: from, end: from + value.length }, exact: true });
    }
    return lines;
}

;// CONCATENATED MODULE: ./lib/scan/workflow/environment.js







const withRegistry = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//;
function environmentImages(file, document, holders) {
    return holders.flatMap((holder) => entries(document, child(document, holder, 'env')).flatMap(([name, node]) => {
        const text = textOf(document, node);
        if (text === undefined || !environment_isImage(name, text.value))
            return [];
        return [expressions_withoutPin(literalText(file, text), notPinnable.unusedVariable(name))];
    }));
}
function environment_isImage(name, value) {
    if (/[$\s]/.test(value))
        return false;
    if (looksLikeImage(value))
        return withRegistry.test(value) || /(?:^|[_-])image(?:$|[_-])/i.test(name);
    const parsed = /(?:^|[_-])image$/i.test(name) ? (0,model_image/* parseImage */.zZ)(value) : undefined;
    return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}

;// CONCATENATED MODULE: ./lib/scan/workflow/mentions.js




const mentions_buildAction = /^docker\/build-push-action@/;
const bakeAction = /^docker\/bake-action@/;
function workflowMentions(document, file) {
    const { root } = document;
    const runs = child(document, root, 'runs');
    const jobs = [...children(document, child(document, root, 'jobs')), runs];
    const text = (node, key) => textOf(document, child(document, node, key))?.value;
    const folderIn = (holder) => text(child(document, child(document, holder, 'defaults'), 'run'), 'working-directory');
    const dockerAction = mentionsFrom([folderOf(file.path)], text(runs, 'image'), 'dockerfile');
    return [
        ...dockerAction,
        ...jobs.flatMap((job) => {
            const steps = children(document, child(document, job, 'steps'));
            const checkouts = steps.flatMap((step) => text(child(document, step, 'with'), 'path') ?? []);
            return steps.flatMap((step) => {
                const named = [folderIn(root), folderIn(job), text(step, 'working-directory')];
                const folders = ['', ...named.map((name) => folderAt('', name))];
                return [
                    ...shellMentions(text(step, 'run') ?? '', folders).flatMap((one) => inCheckouts(one, checkouts)),
                    ...builtBy(document, step).flatMap((one) => inCheckouts(one, checkouts)),
                ];
            });
        }),
    ];
}
function builtBy(document, step) {
    const text = (node, key) => textOf(document, child(document, node, key))?.value;
    const uses = text(step, 'uses') ?? '';
    const inputs = child(document, step, 'with');
    if (bakeAction.test(uses))
        return bakeFiles(text(inputs, 'files') ?? '', text(inputs, 'source'));
    if (!mentions_buildAction.test(uses))
        return [];
    const name = withoutCheckoutRoot(text(inputs, 'file') ?? '');
    return mentionsFrom(['', folderAt('', text(inputs, 'context'))], name, 'dockerfile');
}
function bakeFiles(names, source) {
    return names.split(/[\s,]+/).flatMap((name) => {
        const as = /\.json$/.test(name) ? 'bake-json' : /\.ya?ml$/.test(name) ? 'compose' : 'bake';
        return mentionsFrom(['', folderAt('', source)], withoutCheckoutRoot(name), as);
    });
}
function inCheckouts(mention, checkouts) {
    const inside = checkouts.flatMap((folder) => {
        const prefix = `${folder.replace(/^\.\/|\/$/g, '')}/`;
        return mention.path.startsWith(prefix) ? [{ ...mention, path: mention.path.slice(prefix.length) }] : [];
    });
    return [mention, ...inside];
}
function folderAt(folder, name) {
    return name === undefined ? undefined : pathFrom(folder, withoutCheckoutRoot(name));
}

;// CONCATENATED MODULE: ./lib/scan/workflow/scripts.js










const shells = /^(?:ba|z|da)?sh(?:\s|$)/;
const scripts_expression = /\$\{\{\s*env\.([\w-]+)\s*\}\}/g;
function scriptsOf(file, document, job, steps) {
    const scripts = steps.flatMap((step) => readScript(file, { document, job, step }) ?? []);
    const uses = usesOfScripts(scripts.map(({ commands }) => commands));
    return {
        images: scripts.flatMap(({ scope, valuesOf }, index) => (uses[index]?.images ?? []).map((used) => ({ scope, used, valuesOf }))),
        builds: scripts.flatMap(({ scope, valuesOf }, index) => builtImages(file, uses[index]?.builds ?? [], (word) => scriptNames(scope, word, valuesOf))),
    };
}
function scriptNames(scope, word, valuesOf) {
    const text = word.text.replace(scripts_expression, (whole, name) => {
        const values = environmentValues(scope, name);
        return values.length === 1 ? (values[0]?.value ?? whole) : whole;
    });
    return text.includes('${{') ? [] : namesOf({ ...word, text }, valuesOf);
}
function readScript(file, scope) {
    const { document, job, step } = scope;
    const placed = placedText(document, file.text, child(document, step, 'run'));
    if (placed === undefined || !evidence.test(placed.text))
        return undefined;
    const shell = [step, job, document.root]
        .map((holder, index) => (index === 0 ? holder : scripts_at(document, holder, ['defaults', 'run'])))
        .map((holder) => textOf(document, child(document, holder, 'shell'))?.value)
        .find((name) => name !== undefined);
    const runsOn = textOf(document, child(document, job, 'runs-on'))?.value ?? '';
    if (shell === undefined ? /^windows/.test(runsOn) : !shells.test(shell))
        return undefined;
    const commands = commandsOf(placed.text).map((command) => command.map(({ text, span }) => ({ text, span: placed.place(span) })));
    const ofScript = assignedIn(commands, (word) => placedValue(file, word));
    const valuesOf = (name) => {
        const assigned = ofScript(name);
        return assigned.length > 0 ? assigned : environmentValues(scope, name);
    };
    return { scope, commands, valuesOf };
}
function environmentValues(scope, name) {
    return environmentNodes(scope, name).flatMap((node) => {
        const source = sourceOf(scope.document, node);
        if (source === undefined)
            return [];
        const named = alternativesIn(source).flatMap((one) => ('name' in one ? [one.name] : []));
        const values = named
            .filter((one) => !one.startsWith('env.'))
            .flatMap((one) => valueNodes(scope, one))
            .flatMap((one) => sourceOf(scope.document, one) ?? []);
        return (values.length > 0 ? values : [source]).map((one) => ({ value: one.value, source: one }));
    });
}
function scripts_at(document, node, keys) {
    return keys.reduce((inner, key) => child(document, inner, key), node);
}

;// CONCATENATED MODULE: ./lib/scan/workflow/steps.js









function stepImages(file, document, jobs) {
    const scripts = jobs.map(({ job, steps }) => scriptsOf(file, document, job, steps));
    const holders = jobs.flatMap(({ job, steps }) => [
        { scope: { document, job }, holder: job },
        ...steps.map((step) => ({ scope: { document, job, step }, holder: step })),
    ]);
    const inputs = holders.flatMap(({ scope, holder }) => inputImages(file.text, scope, holder).map((used) => ({ scope, used })));
    const all = [...scripts.flatMap(({ images }) => images), ...inputs];
    const wholeUses = steps_wholeUsesOf(all.map(({ used }) => used));
    return {
        occurrences: all.flatMap((one) => steps_occurrencesOf(file, one, wholeUses)),
        builds: [
            ...scripts.flatMap(({ builds }) => builds),
            ...holders.flatMap(({ scope, holder }) => builtByAction(file, scope, holder)),
        ],
    };
}
function steps_wholeUsesOf(images) {
    const counts = new Map(wholeUsesIn(images));
    for (const { word } of images) {
        const name = environmentName(word.text);
        if (name !== undefined)
            counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
}
function steps_occurrencesOf(file, { scope, used, valuesOf }, wholeUses) {
    const { word, noPin } = used;
    const isExpression = word.text.includes('${{');
    if (valuesOf !== undefined && !isExpression)
        return readImageWord(file, used, { valuesOf, wholeUses });
    const exact = file.text.slice(word.span.start, word.span.end) === word.text;
    if (isExpression && /\$(?!\{\{)|[`\\"']/.test(word.text))
        return [opaqueAt(file, word.span, 'template', unresolved.workflowExpression(word.text))];
    const found = readText(file, scope, { value: word.text, span: word.span, exact }, wholeUses);
    return noPin === undefined ? found : found.map((one) => expressions_withoutPin(one, noPin));
}
function builtByAction(file, scope, step) {
    const { document } = scope;
    if (!/^docker\/build-push-action@/i.test(textOf(document, child(document, step, 'uses'))?.value ?? ''))
        return [];
    const inputs = child(document, step, 'with');
    const input = (name) => textOf(document, child(document, inputs, name))?.value ?? '';
    const push = sourceOf(document, child(document, inputs, 'push'))?.value ?? '';
    const isPushed = /type=registry|push=true/.test(input('outputs')) || !/^(?:false)?$/.test(push);
    const names = inputLines(document, file.text, child(document, inputs, 'tags'))
        .flatMap(({ text, span }) => text.split(',').map((name) => ({ text: name.trim(), span })))
        .map((word) => ({ word, isPushed }));
    return builtImages(file, names, (word) => scriptNames(scope, word, () => []));
}

;// CONCATENATED MODULE: ./lib/scan/formats/workflow.js










const workflow = {
    id: 'workflow',
    title: 'GitHub workflows and actions',
    paths: ['**/.github/workflows/*.{yml,yaml}', '**/action.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const mentions = [];
        const builds = [];
        const passes = [];
        const scan = scanYaml(file, {
            needles: [],
            find(document) {
                const found = workflow_findImages(document, file, builds);
                if (found === undefined)
                    return undefined;
                const passing = workflowBuilds(document, file);
                mentions.push(...workflowMentions(document, file), ...passing.mentions);
                passes.push(...passing.passes);
                return [...found, { found: passing.unknown }];
            },
            read: expressions_readImage,
        });
        return scan === undefined ? undefined : { ...scan, mentions, builds, passes };
    },
};
function workflow_findImages(document, file, builds) {
    const { root } = document;
    const jobs = children(document, child(document, root, 'jobs'));
    const runs = child(document, root, 'runs');
    if (jobs.length === 0 && runs === undefined)
        return undefined;
    const holders = [...jobs, ...(runs === undefined ? [] : [runs])].map((job) => ({
        job,
        steps: children(document, child(document, job, 'steps')),
    }));
    const steps = holders.flatMap((holder) => holder.steps);
    const ofSteps = stepImages(file, document, holders);
    for (const one of ofSteps.builds)
        builds.push(one);
    return [
        ...jobs.flatMap((job) => workflow_containersOf(document, job).flatMap((container) => resolved(file, document, job, container))),
        ...steps.map((step) => child(document, step, 'uses')).filter(hasScheme),
        ...[child(document, runs, 'image')].filter(hasScheme),
        ...steps.flatMap((step) => renovateImage(document, step)),
        { found: ofSteps.occurrences },
        { found: environmentImages(file, document, [root, ...jobs, ...steps]) },
    ];
}
function workflow_containersOf(document, job) {
    const all = [child(document, job, 'container'), ...children(document, child(document, job, 'services'))];
    return all.map((container) => ((0,dist/* isScalar */.jn)(container) ? container : child(document, container, 'image')));
}
function resolved(file, document, job, node) {
    const text = textOf(document, node);
    return (text && resolveExpression(file, { document, job }, text)) ?? [node];
}
function hasScheme(node) {
    return (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' && node.value.startsWith(dockerScheme);
}

;// CONCATENATED MODULE: ./lib/scan/scanners.js




































const scanners = [
    dockerfile,
    compose,
    kubernetes,
    workflow,
    helmValues,
    kustomize,
    gitlabCi,
    circleci,
    tekton,
    azurePipelines,
    bitbucketPipelines,
    drone,
    cloudBuild,
    buildkite,
    concourse,
    jenkinsfile,
    argo,
    devcontainer,
    bake,
    bakeJson,
    terraform,
    packer,
    nomad,
    ecs,
    cloudformation,
    kamal,
    fly,
    ansible,
    skaffold,
    ko,
    quadlet,
    apko,
    bazel,
    earthfile,
    jsonnet_jsonnet,
    shell,
];

;// CONCATENATED MODULE: ./lib/scan/readers.js


const matchers = scanners.map((scanner) => ({
    scanner,
    matches: (0,model_glob/* pathMatcher */.kZ)(scanner.paths),
}));
const matchesAny = (0,model_glob/* pathMatcher */.kZ)(scanners.flatMap(({ paths }) => paths));
const templateExtension = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$/;
const readers_maxRemembered = 1000;
const remembered = new Map();
function scannersOf(path) {
    const known = remembered.get(path);
    if (known !== undefined)
        return known;
    const name = path.replace(templateExtension, '');
    const found = !matchesAny(name)
        ? []
        : matchers.filter(({ matches }) => matches(name)).map(({ scanner }) => scanner);
    if (remembered.size >= readers_maxRemembered)
        remembered.clear();
    remembered.set(path, found);
    return found;
}
function isKnownFormat(path, id) {
    const name = path.replace(templateExtension, '');
    if (id === undefined)
        return matchesAny(name);
    return matchers.some(({ scanner, matches }) => scanner.id === id && matches(name));
}
function isReadAlike(path, other) {
    const scannersOfOther = scannersOf(other);
    return scannersOf(path).every((scanner) => scannersOfOther.includes(scanner));
}
function companionsOf(path, siblings, checkout, mentionedAs = new Set()) {
    return readersOf(path, mentionedAs).flatMap((scanner) => scanner.companions?.(path, siblings(), checkout) ?? []);
}
function readersOf(path, mentionedAs) {
    const known = scannersOf(path);
    return mentionedAs.size === 0
        ? known
        : scanners.filter((scanner) => known.includes(scanner) || mentionedAs.has(scanner.id));
}

;// CONCATENATED MODULE: ./lib/scan/checkout-paths.js

function checkoutPaths(all) {
    let ordered;
    return {
        has: (path) => all.has(path),
        below(folder) {
            ordered ??= [...all].sort(model_text/* compareText */.n6);
            return ordered.slice(firstFrom(ordered, folder), firstFrom(ordered, `${folder}\uFFFF`));
        },
    };
}
function firstFrom(ordered, text) {
    let [low, high] = [0, ordered.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((0,model_text/* compareText */.n6)(ordered[middle] ?? '', text) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./lib/scan/companions.js






function companionReader({ read, all, isExcluded }) {
    let folders;
    const checkout = checkoutPaths(all);
    const readOne = (0,memoize/* memoizeAsync */.T)(async (path) => {
        const answer = await read(path);
        return 'unreadable' in answer ? { file: path, message: whyUnread(answer) } : { path, text: answer.text };
    });
    return async (path, mentionedAs, uses) => {
        const siblings = () => {
            folders ??= byFolder(all);
            return folders.get(folderOf(path)) ?? [];
        };
        const own = companionsOf(path, siblings, checkout, mentionedAs);
        const ofCharts = uses.flatMap(({ folder }) => chartFiles(`${folder}Chart.yaml`, checkout));
        const names = [...own, ...ofCharts, ...uses.map(({ folder }) => `${folder}Chart.yaml`)].filter((name) => name !== path && all.has(name) && !isExcluded(name));
        const answers = await Promise.all([...new Set(names)].map((name) => readOne(name)));
        return {
            companions: answers.flatMap((one) => ('text' in one ? [one] : [])),
            problems: answers.flatMap((one) => ('text' in one ? [] : [one])),
        };
    };
}
function byFolder(all) {
    const folders = new Map();
    for (const path of all) {
        const folder = folderOf(path);
        const known = folders.get(folder);
        if (known === undefined)
            folders.set(folder, [path]);
        else
            known.push(path);
    }
    return folders;
}
function whyUnread(answer) {
    return unscanned.file(answer.absent === true ? unscanned.sparse : answer.unreadable);
}

;// CONCATENATED MODULE: ./lib/scan/chart-uses.js
const chart_uses_maxCharts = 50;
class ChartUses {
    all;
    byPath = new Map();
    constructor(all) {
        this.all = all;
    }
    of(path) {
        return [...(this.byPath.get(path)?.values() ?? [])];
    }
    add(use) {
        if (!this.all.has(`${use.folder}Chart.yaml`) || !this.all.has(use.path))
            return false;
        const known = this.byPath.get(use.path) ?? new Map();
        this.byPath.set(use.path, known);
        const key = `${use.readsFile} ${use.folder}`;
        if (known.has(key) || known.size >= chart_uses_maxCharts)
            return false;
        known.set(key, use);
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/scan/image-fields.js

const image_fields_maxSteps = 100_000;
class ImageFields {
    configurations = new Map();
    naming = new Map();
    given = new Map();
    of(path) {
        return this.given.get(path) ?? [];
    }
    add(path, { imageFields, mentions }) {
        if (imageFields.length > 0)
            this.configurations.set(path, imageFields);
        if (mentions.length > 0)
            this.naming.set(path, { mentioned: mentions.map((one) => one.path) });
    }
    changed() {
        if (this.configurations.size === 0)
            return [];
        const now = new Map();
        const left = { steps: image_fields_maxSteps };
        for (const [path, { mentioned }] of [...this.naming].sort(([a], [b]) => (a < b ? -1 : 1))) {
            const fields = mentioned.flatMap((one) => this.configurations.get(one) ?? []);
            if (fields.length === 0)
                continue;
            for (const file of reachedFrom([path], this.naming, left) ?? [])
                now.set(file, [...(now.get(file) ?? []), ...fields]);
        }
        const paths = [...now].filter(([path, all]) => JSON.stringify(all) !== JSON.stringify(this.of(path)));
        for (const [path, all] of paths)
            this.given.set(path, all);
        return paths.map(([path]) => path);
    }
}

;// CONCATENATED MODULE: ./lib/scan/passed-parameters.js
const maxParameters = 10_000;
class PassedParameters {
    definedIn = new Map();
    callers = new Map();
    given = new Map();
    of(path) {
        return this.given.get(path) ?? [];
    }
    add(path, { imageParameters, passedTo }) {
        for (const { key, isPinnable } of imageParameters) {
            const files = this.definedIn.get(key) ?? new Map();
            if (files.size === 0 && this.definedIn.size >= maxParameters)
                continue;
            this.definedIn.set(key, files.set(path, isPinnable));
        }
        for (const key of passedTo)
            this.callers.set(key, (this.callers.get(key) ?? new Set()).add(path));
    }
    changed() {
        const now = new Map();
        for (const [key, files] of [...this.definedIn].sort(([a], [b]) => (a < b ? -1 : 1)))
            for (const path of this.callers.get(key) ?? []) {
                const elsewhere = [...files].filter(([file]) => file !== path).map(([, isPinnable]) => isPinnable);
                if (elsewhere.length === 0)
                    continue;
                const parameters = now.get(path) ?? [];
                now.set(path, parameters);
                parameters.push({ key, isPinnable: elsewhere.every(Boolean) });
            }
        const paths = [...now].filter(([path, all]) => JSON.stringify(all) !== JSON.stringify(this.of(path)));
        for (const [path, all] of paths)
            this.given.set(path, all);
        return paths.map(([path]) => path);
    }
}

;// CONCATENATED MODULE: ./lib/scan/cross-references.js







const maxMentions = 10_000;
class CrossReferences {
    files;
    mentionedAs = new Map();
    builds = new Builds();
    charts;
    parameters = new PassedParameters();
    fields = new ImageFields();
    globs;
    seen = new Set();
    mentions = 0;
    constructor(files) {
        this.files = files;
        this.charts = new ChartUses(files.all);
        this.globs = new MentionedGlobs(files.all);
    }
    get scanned() {
        return this.seen.size;
    }
    turnOf(path) {
        return {
            path,
            mentionedAs: this.mentionedAs.get(path) ?? new Set(),
            builds: this.builds.of(path),
            uses: this.charts.of(path),
            imageParameters: this.parameters.of(path),
            imageFields: this.fields.of(path),
        };
    }
    add(path, found, toRead) {
        this.seen.add(path);
        this.addMentions(found, toRead);
        this.parameters.add(path, found);
        this.fields.add(path, found);
        for (const use of found.charts)
            if (this.charts.add(use) && this.files.isSelected(use.path))
                toRead.add(use.path);
        this.addBuilds(found, toRead);
    }
    addChanged(toRead) {
        for (const path of [...this.parameters.changed(), ...this.fields.changed()])
            if (this.seen.has(path))
                toRead.add(path);
    }
    problems() {
        const isTooMuch = this.mentions > maxMentions || this.globs.isTooMuch;
        return isTooMuch ? [{ file: '.', message: unscanned.tooManyMentions(maxMentions) }] : [];
    }
    addMentions({ mentions }, toRead) {
        const { files, mentionedAs } = this;
        for (const { path, as } of mentions.flatMap((one) => this.globs.of(one))) {
            const known = mentionedAs.get(path) ?? new Set();
            if (!files.all.has(path) || known.has(as) || isKnownFormat(path, as) || !files.isSelected(path))
                continue;
            this.mentions += 1;
            if (this.mentions > maxMentions)
                continue;
            mentionedAs.set(path, new Set([...known, as]));
            toRead.add(path);
        }
    }
    addBuilds({ passes }, toRead) {
        const { files } = this;
        for (const { path, args } of passes) {
            const isRead = isKnownFormat(path, 'dockerfile') || this.mentionedAs.get(path)?.has('dockerfile');
            if (isRead && files.all.has(path) && files.isSelected(path) && this.builds.add(path, args))
                toRead.add(path);
        }
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/scan/deployed-folders.js




const deployed_folders_maxFolders = 1000;
const deployed_folders_maxLineLength = 5000;
const recursive = /\b(?:kubectl|oc|kapp)\b.*(?:\s-R\b|--recursive\b|\bkapp\s+deploy\b)/;
function deployedFolders(path, text) {
    const found = [
        ...pathsOfDeployments(text).flatMap((value) => folderIn('', value)),
        ...(/skaffold/.test(path) ? recursiveGlobs(text).flatMap((name) => folderIn(folderOf(path), name)) : []),
        ...(/kubectl|\boc\b|kapp/.test(text) ? commandFolders(text).flatMap((name) => folderIn('', name)) : []),
    ];
    return [...new Set(found.slice(0, deployed_folders_maxFolders))];
}
const flux = /\bapiVersion["']?\s*:\s*["']?kustomize\.toolkit\.fluxcd\.io/;
const deployed_folders_argo = /\bapiVersion["']?\s*:\s*["']?argoproj\.io/;
function pathsOfDeployments(text) {
    if (!text.includes('fluxcd') && !text.includes('argoproj'))
        return [];
    return text.split(/^---/m).flatMap((document) => {
        if (flux.test(document))
            return pathValues(document);
        if (!deployed_folders_argo.test(document) || !/\brecurse\b|\bdirectories\b/.test(document))
            return [];
        return pathValues(document).filter((value) => !value.startsWith('/'));
    });
}
function pathValues(text) {
    const values = /\bpath["']?[ ]*:[ ]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"',}#][^\s,}#]*))/g;
    return [...text.replaceAll(/^\s*#.*$/gm, '').matchAll(values)]
        .map(([, double, single, plain]) => double ?? single ?? plain ?? '')
        .filter((value) => !value.startsWith('{{'));
}
function recursiveGlobs(text) {
    return [...text.matchAll(/["'\s]((?:[\w.-]+\/)*)\*\*/g)].map(([, name = '']) => name);
}
function commandFolders(text) {
    return text
        .replaceAll(/\\\r?\n/g, ' ')
        .split('\n')
        .filter((line) => line.length < deployed_folders_maxLineLength && recursive.test(line))
        .flatMap((line) => line.split(/[\s"'=,]+/).filter((word) => /^[\w./-]*[\w./]$/.test(word)));
}
const mayBeFlux = /fluxcd|\\[xuU]/;
const manifest = /\.(?:ya?ml|json)/i;
function fluxFolders(file) {
    if (!manifest.test(file.path) || !mayBeFlux.test(file.text))
        return [];
    const folders = parseManifests(file).documents.flatMap((document) => {
        const at = (node, key) => textOf(document, child(document, node, key))?.value ?? '';
        const isFlux = at(document.root, 'apiVersion').startsWith('kustomize.toolkit.fluxcd.io/');
        if (!isFlux || at(document.root, 'kind') !== 'Kustomization')
            return [];
        return folderIn('', at(child(document, document.root, 'spec'), 'path') || '.');
    });
    return [...new Set(folders.slice(0, deployed_folders_maxFolders))];
}
function folderIn(base, name) {
    const fixed = /^[^*?[{$<]*/.exec(name)?.[0] ?? '';
    const folder = fixed === name ? name : fixed.slice(0, fixed.lastIndexOf('/') + 1);
    const inCheckout = pathFrom(base, folder.replace(/^\/+/, '') || '.');
    if (inCheckout === undefined)
        return [];
    return [inCheckout.replace(/^\.?\/?$|\/$/, '')];
}

;// CONCATENATED MODULE: ./lib/scan/replacements.js

const mayBeProgram = /(?:sed|perl|yq|kustomize)\s/;
const replacements_programs = /(?<![a-fh-zA-Z\d_])(?:sed|perl|yq|kustomize)\s/;
const replacements_maxLineLength = 2000;
const maxPerFile = 200;
const imageKeys = /\b(?:image|repository|registry|tag|digest|newTag|newName)\b/g;
const replacements_assignment = /(?:^|[^=!<>?])=(?!=)/;
function replacementsIn({ path, text }) {
    if (!mayBeProgram.test(text) || !replacements_programs.test(text))
        return [];
    const found = [];
    let start;
    let joined = '';
    for (const [index, line] of text.split('\n').entries()) {
        start ??= index + 1;
        if (joined.length < replacements_maxLineLength)
            joined += line.trim().replace(/\\$/, ' ').slice(0, replacements_maxLineLength);
        if (line.trimEnd().endsWith('\\'))
            continue;
        if (joined.length < replacements_maxLineLength && replacements_programs.test(joined))
            for (const one of replacementsOf(joined))
                found.push({ ...one, file: path, line: start });
        if (found.length >= maxPerFile)
            break;
        start = undefined;
        joined = '';
    }
    return found;
}
function replacementsOf(line) {
    return commandsOf(line).flatMap((command) => {
        const words = command.map(({ text }) => text);
        const at = words.findIndex((word) => /^(?:.*\/)?(?:g?sed|perl|yq|kustomize)$/.test(word));
        const program = words[at]?.replace(/^.*\//, '');
        const rest = words.slice(at + 1);
        if (program === undefined)
            return [];
        if (program === 'kustomize') {
            if (rest.slice(0, 3).join(' ') !== 'edit set image')
                return [];
            const patterns = rest.slice(3).flatMap((word) => word.split('=')[0] ?? []);
            return [{ program, patterns, keys: [], paths: [] }];
        }
        const paths = rest.flatMap(pathOf);
        if (program === 'yq') {
            const keys = rest
                .filter((word) => replacements_assignment.test(word))
                .flatMap((word) => word.match(imageKeys) ?? []);
            return keys.length === 0 ? [] : [{ program, patterns: [], keys: [...new Set(keys)], paths }];
        }
        if (program === 'perl' && !rest.some((word) => /^-\w*p/.test(word)))
            return [];
        const patterns = rest.flatMap(searchedBy);
        return patterns.length === 0 ? [] : [{ program: 'sed', patterns, keys: [], paths }];
    });
}
function searchedBy(word) {
    const searches = /(?:^|[^\w.-])s([^\w\s\\])((?:\\.|(?!\1)[^\\])*)\1/g;
    return [...word.matchAll(searches)].map(([, , pattern = '']) => pattern.replaceAll(/\\([/.:-])/g, '$1'));
}
function pathOf(word) {
    const path = word.replace(/^\$\w+\/|^.*[}*)]\//, '').replace(/^[./]*\//, '');
    return path === '' || path.startsWith('-') || /[|*$]/.test(path) ? [] : [path];
}

;// CONCATENATED MODULE: ./lib/scan/clues.js





const buildsOrDeploys = /(?:^|\/)(?:(?:Chart|requirements)\.yaml|[Tt]askfile(?:\.dist)?\.ya?ml|helmfile[\w.-]*\.ya?ml|package\.json|\.pre-commit-config\.yaml|\.goreleaser\.ya?ml)$/;
function folderOfPattern({ path, isGlob }) {
    const fixed = /^[^*{\\]*/.exec(path)?.[0] ?? '';
    return isGlob ? [fixed.slice(0, Math.max(fixed.lastIndexOf('/'), 0))] : [];
}
function cluesOf(file, { builds, mentions, renames, isKnown }) {
    if (!isKnown && !buildsOrDeploys.test(file.path))
        return undefined;
    const { path, text } = file;
    let positions;
    const lineOf = ({ at }) => {
        positions ??= (0,position/* positionsOf */.q$)(text);
        return positions(at.span).line;
    };
    const clues = {
        path,
        builds: builds.map((one) => ({ name: one.name, isPushed: one.isPushed, file: path, line: lineOf(one) })),
        mentioned: mentions.flatMap((one) => (one.isGlob ? [] : one.path)),
        testData: testDataPaths(text),
        deployed: [...deployedFolders(path, text), ...fluxFolders(file), ...mentions.flatMap(folderOfPattern)],
        replacements: replacementsIn(file),
        renames: renames.map((one) => ({
            name: one.name,
            line: lineOf(one),
            ...(0,model_compact/* compact */.o)({ folder: one.folder, isTransformer: one.isTransformer }),
        })),
    };
    const { mentioned, testData, deployed, replacements } = clues;
    const all = [builds, mentioned, testData, deployed, replacements, renames];
    return all.every(({ length }) => length === 0) ? undefined : clues;
}

;// CONCATENATED MODULE: ./lib/scan/inline-waivers.js


const inline_waivers_marker = 'tagproof: ignore[';
const inline_waivers_form = /tagproof: ignore\[(?<checks>[\w, -]{1,200})\](?<reason>[^\r\n]*)/;
function inlineWaivers(file, comment) {
    const { text, path } = file;
    const waivers = [];
    const problems = [];
    let next = { start: 0, end: 0 };
    for (let at = text.indexOf(inline_waivers_marker); at >= 0;) {
        const line = { start: text.lastIndexOf('\n', at - 1) + 1, end: (0,position/* endOfLine */.vT)(text, at) };
        const opened = openedIn(text, line, at, comment);
        at = text.indexOf(inline_waivers_marker, line.end);
        if (opened === undefined)
            continue;
        const { checks = '', reason = '' } = inline_waivers_form.exec(text.slice(opened.at, line.end))?.groups ?? {};
        const span = { start: opened.at, end: opened.at + text.slice(opened.at, line.end).trimEnd().length };
        if (checks.trim() === '' || reason.trim() === '') {
            problems.push({ file: path, message: unscanned.waiver, span });
            continue;
        }
        if (opened.alone && next.start <= line.end)
            next = nextLine(text, line.end, comment);
        const covers = { file: path, span: opened.alone ? next : line };
        for (const check of checks.split(','))
            waivers.push({ check: check.trim(), reason: reason.trim(), at: { file: path, span }, covers });
    }
    return { waivers, problems };
}
function openedIn(text, line, first, comment) {
    const quotes = { '"': 0, "'": 0 };
    let counted = line.start;
    for (let at = first; at >= 0 && at < line.end; at = text.indexOf(inline_waivers_marker, at + 1)) {
        for (; counted < at; counted += 1) {
            const char = text[counted];
            if (char === '"' || char === "'")
                quotes[char] += 1;
        }
        const open = startOfComment(text, line.start, at, comment);
        if (open === undefined || quotes['"'] % 2 === 1 || quotes["'"] % 2 === 1)
            continue;
        return {
            at,
            alone: text
                .slice(line.start, open)
                .replace(/^\uFEFF/, '')
                .trim() === '',
        };
    }
    return undefined;
}
function startOfComment(text, from, at, comment) {
    let end = at;
    while (end > from && /\s/.test(text[end - 1] ?? ''))
        end -= 1;
    const start = end - comment.length;
    if (start < from || !text.startsWith(comment, start))
        return undefined;
    return start === from || /\s/.test(text[start - 1] ?? '') ? start : undefined;
}
function nextLine(text, end, comment) {
    let start = Math.min(end + 1, text.length);
    while (start < text.length && text.slice(start, (0,position/* endOfLine */.vT)(text, start)).trim().startsWith(comment))
        start = Math.min((0,position/* endOfLine */.vT)(text, start) + 1, text.length);
    return { start, end: (0,position/* endOfLine */.vT)(text, start) };
}

;// CONCATENATED MODULE: ./lib/scan/invalid-references.js

const excessive = new Set([
    unresolved.tooManyValues,
    unresolved.tooManyVariables,
    unresolved.nestedVariables,
]);
function invalidReferences({ path }, all) {
    const opaque = all.filter((one) => one.kind === 'opaque');
    const problemOf = (found, describe) => {
        const [first] = found;
        if (first === undefined)
            return [];
        return [
            {
                file: path,
                message: describe(first.raw, first.detail, found.length - 1),
                span: first.at.span,
            },
        ];
    };
    return [
        ...problemOf(opaque.filter(({ why }) => why === 'invalid'), unscanned.invalidReference),
        ...problemOf(opaque.filter(({ detail }) => excessive.has(detail)), unscanned.excessiveReference),
    ];
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/dockerfile-lines.js
const dockerfile_lines_pulls = /^[ \t]*(?:ONBUILD[ \t]+)?(?:FROM[ \t]+(?:--platform=\S+[ \t]+)?|(?:COPY|ADD|RUN)[ \t](?:.{0,300}[ ,=])?from=)["']?$/i;
const heredoc = /<<-?[ \t]{0,10}["']?(?<word>\w{1,50})["']?/g;
const dockerfile_lines_maxLineLength = 2000;
function unexplainedInDockerfile(text, names) {
    const lines = dockerfile_lines_linesOf(text);
    const last = new Map(lines.map(({ start, line }) => [line.trim(), start]));
    const found = [];
    let next = 0;
    let isContinued = false;
    let open = [];
    for (const { start, end, line } of lines) {
        const isText = isContinued || open.length > 0;
        for (let name = names[next]; name !== undefined && name.start < end; name = names[next]) {
            if (!isText && dockerfile_lines_pulls.test(text.slice(Math.max(start, name.start - dockerfile_lines_maxLineLength), name.start)))
                found.push(name);
            next += 1;
        }
        if (open.length > 0) {
            if (line.trim() === open[0])
                open = open.slice(1);
            continue;
        }
        if (/^\s*#/.test(line))
            continue;
        isContinued = /[\\`][ \t]*\r?$/.test(line.slice(-100));
        open = dockerfile_lines_heredocsOf(line).filter((word) => (last.get(word) ?? 0) > start);
    }
    return found;
}
function dockerfile_lines_linesOf(text) {
    let start = 0;
    return text.split('\n').map((line) => {
        const end = start + line.length + 1;
        const one = { start, end, line };
        start = end;
        return one;
    });
}
function dockerfile_lines_heredocsOf(line) {
    return [...line.slice(0, dockerfile_lines_maxLineLength).matchAll(heredoc)].map(({ groups }) => groups?.word ?? '');
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/registries.js
const knownRegistries = [
    'docker.io',
    'index.docker.io',
    'registry-1.docker.io',
    'registry.hub.docker.com',
    'ghcr.io',
    'quay.io',
    'gcr.io',
    '*.gcr.io',
    '*.pkg.dev',
    'registry.k8s.io',
    'mcr.microsoft.com',
    '*.azurecr.io',
    '*.azurecr.cn',
    'public.ecr.aws',
    'cgr.dev',
    'registry.gitlab.com',
    'nvcr.io',
    'icr.io',
    '*.icr.io',
    'registry.redhat.io',
    'registry.access.redhat.com',
    'registry.connect.redhat.com',
    'docker.elastic.co',
    'lscr.io',
    'registry.opensource.zalan.do',
    'container-registry.oracle.com',
    '*.ocir.io',
    'registry.digitalocean.com',
    'registry.suse.com',
    'registry.opensuse.org',
    'registry.fedoraproject.org',
    'registry.gitea.com',
    'docker.n8n.io',
    'docker.pkg.github.com',
    'dhi.io',
    'ttl.sh',
    '*.jfrog.io',
    'xpkg.upbound.io',
];
const hosts = new Set(knownRegistries.filter((host) => !host.startsWith('*')));
const suffixes = knownRegistries.filter((host) => host.startsWith('*')).map((host) => host.slice(1));
const elasticRegistry = /^\d+\.dkr\.ecr(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/;
function isKnownRegistry(host) {
    const name = host.toLowerCase().replace(/\.$/, '');
    if (name.includes('amazonaws.'))
        return elasticRegistry.test(name);
    return hosts.has(name) || suffixes.some((suffix) => name.endsWith(suffix));
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/names.js

const endOfHost = /\.(?:io|dev|aws|com|co|cn|sh|org|do)\.?(?::\d{1,5})?\//gi;
const behindHost = /[a-z0-9][a-z0-9._/-]{0,254}(?::\w[\w.-]{0,127})?(?:@[a-z0-9]{1,10}:[a-f0-9]{32,128})?/iy;
const hostCharacter = /[\w.-]/;
const maxHostLength = 255;
const underImage = /(?:(?:^|[\n{,])[ \t]{0,200}(?:-[ \t]{1,20}){0,9}["']?image["']?[ \t]{0,20}:[ \t]{0,20}["']?|(?:^|\n)[ \t]{0,20}FROM[ \t]{1,20}(?:--platform=\S{1,100}[ \t]{1,20})?)(?<name>[a-z0-9][a-z0-9._/-]{0,254}(?::\w[\w.-]{0,127})?(?:@sha256:[a-f0-9]{64})?)(?=["'\s,}]|$)/y;
const mark = /image(?=["']?[ \t]{0,20}:)|FROM(?=[ \t])/g;
const maxLead = 400;
function* evidentNames(text) {
    const ends = new RegExp(endOfHost);
    let end = 0;
    for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
        const slash = match.index + match[0].length;
        const start = startOfHost(text, match.index, end);
        const host = text.slice(start, slash - 1).replace(/:\d+$/, '');
        if (!isKnownRegistry(host) || !canBegin(text, start))
            continue;
        behindHost.lastIndex = slash;
        const rest = behindHost.exec(text)?.[0] ?? '';
        if (!/[:@]/.test(rest))
            continue;
        end = slash + rest.length;
        ends.lastIndex = end;
        yield { start, end };
    }
}
function* namesUnderImage(text) {
    const marks = new RegExp(mark);
    const value = new RegExp(underImage);
    let done = 0;
    for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
        value.lastIndex = startOfLead(text, match.index, done);
        const { 0: whole = '', groups } = value.exec(text) ?? {};
        if (groups === undefined)
            continue;
        const { name = '' } = groups;
        const end = value.lastIndex;
        done = end;
        marks.lastIndex = end;
        const isVersioned = /[:@]/.test(name) && (name.includes('/') || /FROM[^\n]*$/.test(whole));
        if (isVersioned)
            yield { start: end - name.length, end };
    }
}
function startOfLead(text, from, bound) {
    let start = from;
    if (text[start - 1] === '"' || text[start - 1] === "'")
        start -= 1;
    const first = Math.max(bound, from - maxLead);
    while (start > first && /[-\t ]/.test(text[start - 1] ?? ''))
        start -= 1;
    return start > bound && /[\n{,]/.test(text[start - 1] ?? '') ? start - 1 : start;
}
function startOfHost(text, from, bound) {
    const first = Math.max(bound, from - maxHostLength);
    let start = from;
    while (start > first && hostCharacter.test(text[start - 1] ?? ''))
        start -= 1;
    return start;
}
function canBegin(text, start) {
    const before = text.slice(Math.max(0, start - 20), start);
    if (/(?:docker|docker-image|oci):\/\/$/.test(before))
        return true;
    return !/[/@%]$|\w:$/.test(before);
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/words.js
const maxLookAround = 300;
const words_before = /(?:^|^[-?:]\s+|\s[-?]\s+|[^\\]:\s+|["']\s*:\s*|[[{,(]\s*)(?:[&!]\S{1,100}\s+)*["']?(?:(?:docker|docker-image|oci):\/\/)?$/;
const words_assigned = /=\s*["']?$/;
const words_after = /^["']?\s{0,100}?(?:$|\r?\n|[,\]})]|\s#)/;
const words_otherLanguage = /["'][[{].{0,300}$|\\["']$/;
function isWholeValue(text, { start, end }, assignment = false) {
    const newline = text.lastIndexOf('\n', start - 1) + 1;
    const line = text.slice(Math.max(newline, start - maxLookAround), start);
    if (words_otherLanguage.test(line) || !words_after.test(text.slice(end, end + maxLookAround)))
        return false;
    return words_before.test(line.trimStart()) || (assignment && words_assigned.test(line));
}
function isInComment(text, at, signs = /(?:^|\s)#/) {
    const line = text.lastIndexOf('\n', at - 1) + 1;
    const before = text.slice(line, at);
    return signs.test(before.slice(0, words_maxLineLength)) || signs.test(before.slice(-words_maxLineLength));
}
const words_maxLineLength = 2000;

;// CONCATENATED MODULE: ./lib/scan/safety-net/other-syntaxes.js

const other_syntaxes_maxLookBack = 2000;
const ledgerEntry = /^",\s?"seen":\s?"/;
function isUnexplainedInJson(text, span, hasConsumer) {
    if (text[span.start - 1] !== '"' && !/"(?:docker|docker-image|oci):\/\/$/.test(lookBack(text, span.start)))
        return false;
    if (text[span.start - 2] === '\\' || isInComment(text, span.start, /^\s*\/\//))
        return false;
    const key = /"(?<key>[^"\\]{1,200})"\s{0,100}:\s{0,100}"[a-z:/-]*$/.exec(lookBack(text, span.start))?.groups
        ?.key;
    if (!isWholeValue(text, span))
        return false;
    if (!hasConsumer && ledgerEntry.test(text.slice(span.end, span.end + 20)))
        return false;
    return hasConsumer
        ? !/^(?:description|examples?|default|tags?|imageID)$/i.test(key ?? '')
        : /image$/i.test(key ?? '');
}
function isUnexplainedInCode(text, span) {
    if (isInComment(text, span.start, /(?:^|\s)(?:#|\/\/)|\/\*/))
        return false;
    const line = lineBefore(text, span.start);
    if (/^output\s/.test(blockAround(text, span.start)))
        return false;
    if (/^\s*(?:description|tags?|default_tags|repo_tags)\b/i.test(line))
        return false;
    return /["']/.test(text[span.start - 1] ?? '') && isWholeValue(text, span, true);
}
function isUnexplainedInUnit(text, span) {
    return /(?:^|\n)[ \t]*Image[ \t]*=[ \t]*$/.test(lookBack(text, span.start));
}
const started = /(?:^|\n|[;&|(]|\b(?:sudo|exec|then|do|else))[ \t]*@?(?:docker|podman|nerdctl)[ \t]+(?:container[ \t]+|image[ \t]+)?(?:run|pull|create)(?:[ \t]+--?[\w-]+(?:=\S+)?)*[ \t]+["']?(?:docker:\/\/)?$/;
function isUnexplainedInShell(text, span) {
    const line = lookBack(text, span.start).slice(-500);
    return started.test(line) && !isInComment(text, span.start);
}
function blockAround(text, at) {
    const lines = lookBack(text, at).split('\n');
    const head = lines.findLastIndex((line) => /^\w/.test(line));
    return lines.slice(Math.max(head, 0)).join('\n');
}
function lineBefore(text, at) {
    return text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - other_syntaxes_maxLookBack), at);
}
function lookBack(text, at) {
    return text.slice(Math.max(0, at - other_syntaxes_maxLookBack), at);
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/products.js
const products_maxLineLength = 2000;
const maxSiblings = 200;
function isProduct(text, lineStart, key) {
    if (key !== 'image')
        return false;
    const column = columnOf(text, lineStart);
    const inLine = text.slice(lineStart, lineStart + products_maxLineLength).split('\n')[0] ?? '';
    return (/[{,]\s*build["']?\s*:/.test(inLine) || [-1, 1].some((step) => hasBuild(text, lineStart, column, step)));
}
function hasBuild(text, from, column, step) {
    let at = from;
    for (let count = 0; count < maxSiblings; count += 1) {
        const isLast = step > 0 ? text.indexOf('\n', at) < 0 : at === 0;
        if (isLast)
            return false;
        at = (step > 0 ? text.indexOf('\n', at) : text.lastIndexOf('\n', at - 2)) + 1;
        const line = text.slice(at, at + products_maxLineLength).split('\n')[0] ?? '';
        if (line.trim() === '' || /^\s*#/.test(line))
            continue;
        if (columnOf(text, at) < column)
            return false;
        if (columnOf(text, at) === column && /^[ -]*["']?build["']?[ ]*:/.test(line))
            return true;
    }
    return false;
}
function columnOf(text, lineStart) {
    return /^[ ]*(?:-[ ]+)*/.exec(text.slice(lineStart, lineStart + products_maxLineLength))?.[0].length ?? 0;
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/yaml-lines.js


const passedOverNames = 'description|documentation|doc|comment|summary|message|examples?|openAPIV3Schema|annotations|labels|status|args?|arguments|command|entrypoint|script|run|with|params|parameters|inputs|matrix|tags|outputs?|env|environment|variables';
const passedOver = new RegExp(`^(?:${passedOverNames})$`, 'i');
const passedOverInline = new RegExp(`[{,\\s](?:${passedOverNames})["']?\\s?:\\s?[[{][^\\]}]*$`, 'i');
const dataOfText = /^(?:data|binaryData|stringData)$/;
const imageKey = /image$/i;
const yaml_lines_keyOfLine = /^(?<lead>[ ]*(?:-[ ]+)*)(?:[&!]\S+[ ]+)*(?:"(?<double>[^"\\]{1,200})"|'(?<single>[^']{1,200})'|(?<plain>(?!-\s)[^\s"'#&!*[\]{},|>][^:#"']{0,200}))[ ]*:(?=\s|$)/;
const keyInLine = /(?:^|[{,\s])["']?(?<key>[\w.-]{1,200})["']?[ ]?:[ ]{0,100}(?:[&!]\S{1,100}[ ])?["']?$/;
const explicitKey = /^[ ]*(?:-[ ]+)*\?[ ]+["']?(?<key>\w{1,200})/;
const yaml_lines_blockHeader = /(?:^|[ ])(?:[&!]\S+[ ]+)*[|>][-+0-9]{0,2}[ \t]*(?:#.*)?\r?$/;
const otherLineEnds = /\r(?!\n)|[\x85\u2028\u2029]/g;
function* unexplainedInYaml(written, names) {
    const text = written.replace(otherLineEnds, '\n');
    const lines = new YamlLines();
    let at = 0;
    for (const span of names) {
        while (at < span.start) {
            const newline = text.indexOf('\n', at);
            const end = newline < 0 ? text.length : newline;
            if (end >= span.start)
                break;
            lines.read(text.slice(at, Math.min(end, at + yaml_lines_maxLineLength)));
            at = end + 1;
        }
        const { key, isText, isPassedOver } = lines.peek(text.slice(at, Math.min(span.start, at + yaml_lines_maxLineLength)));
        if (isText || isPassedOver || isInComment(text, span.start))
            continue;
        if (isWholeValue(text, span) && !isProduct(text, at, key))
            yield { span, key };
    }
}
const yaml_lines_maxLineLength = 2000;
const maxInline = 500;
class YamlLines {
    levels = [];
    block;
    key = '';
    read(line) {
        if (line.trim() === '')
            return;
        const indent = /^ */.exec(line)?.[0].length ?? 0;
        if (this.block !== undefined && indent > this.block.column)
            return;
        this.block = undefined;
        if (/^ *#/.test(line))
            return;
        if (/^(?:---|\.\.\.)(?:\s|$)/.test(line))
            this.levels = [];
        const { column, key } = this.enter(line);
        if (yaml_lines_blockHeader.test(line))
            this.block = { column, key };
    }
    peek(line) {
        const indent = /^ */.exec(line)?.[0].length ?? 0;
        const inBlock = this.block !== undefined && (indent > this.block.column || line.trim() === '');
        if (inBlock && this.block !== undefined)
            return { key: this.block.key, isText: !imageKey.test(this.block.key), isPassedOver: this.isPassedOver };
        const { key: first, isPassedOver } = this.levelOf(line);
        const key = keyInLine.exec(line.slice(-maxInline))?.groups?.key ?? first;
        return {
            key,
            isText: false,
            isPassedOver: isPassedOver || passedOverInline.test(line.slice(-maxInline)),
        };
    }
    get isPassedOver() {
        return this.levels.at(-1)?.isPassedOver ?? false;
    }
    enter(line) {
        const { column, key, isKey, isPassedOver } = this.levelOf(line);
        while ((this.levels.at(-1)?.column ?? -1) >= column + (isKey ? 0 : 1))
            this.levels.pop();
        if (isKey)
            this.levels.push({ column, isPassedOver });
        this.key = key;
        return { column, key };
    }
    levelOf(line) {
        const { lead, double, single, plain } = yaml_lines_keyOfLine.exec(line)?.groups ?? {};
        const key = (double ?? single ?? plain)?.trim();
        const column = lead?.length ?? /^[ ]*/.exec(line)?.[0].length ?? 0;
        const isItem = lead === undefined;
        let parent = this.levels.length - 1;
        while (parent >= 0 && (this.levels[parent]?.column ?? 0) >= column + (isItem ? 1 : 0))
            parent -= 1;
        const above = this.levels[parent]?.isPassedOver ?? false;
        const explicit = explicitKey.exec(line)?.groups?.key;
        if (key === undefined)
            return { column, key: explicit ?? this.key, isKey: false, isPassedOver: above };
        const isPassedOver = above || passedOver.test(key) || (column === 0 && dataOfText.test(key));
        return { column, key, isKey: true, isPassedOver };
    }
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/index.js





const safety_net_maxNames = 10_000;
const units = /\.(?:container|image|volume|kube|build|pod)$/;
const scripts = /\.(?:sh|bash|zsh|mk)$|(?:^|\/)(?:GNUm|M|m)akefile(?:\.[^/]*)?$/;
const code = /\.(?:tf|tofu|hcl|nomad|bzl|bazel|jsonnet|libsonnet|[jJ]enkinsfile)$|(?:^|\/)(?:BUILD|WORKSPACE|MODULE|Jenkinsfile[^/]*)$/;
function unexplainedImages({ path: file, text }, path, occurrences, hasConsumer) {
    const missed = withoutFound(namesIn(text, hasConsumer), occurrences);
    if (missed.length === 0)
        return undefined;
    const [first, ...others] = [
        ...unexplained(text, path, missed.slice(0, safety_net_maxNames), hasConsumer),
        ...missed.slice(safety_net_maxNames),
    ];
    if (first === undefined)
        return undefined;
    const message = unscanned.unexplained(text.slice(first.start, first.end), others.length);
    return { file, message, span: first };
}
function namesIn(text, hasConsumer) {
    const names = [...evidentNames(text), ...(hasConsumer ? namesUnderImage(text) : [])];
    let end = 0;
    return names
        .sort((a, b) => a.start - b.start || b.end - a.end)
        .filter((name) => {
        const isNew = name.start >= end;
        if (isNew)
            end = name.end;
        return isNew;
    });
}
function withoutFound(names, occurrences) {
    if (names.length === 0)
        return names;
    const found = occurrences
        .flatMap(({ at, uses = [], parts = [] }) => [at.span, ...uses, ...parts.map(({ span }) => span)])
        .sort((a, b) => a.start - b.start);
    let next = 0;
    let end = 0;
    return names.filter((name) => {
        for (; (found[next]?.start ?? name.end) < name.end; next += 1)
            end = Math.max(end, found[next]?.end ?? 0);
        return end <= name.start;
    });
}
function unexplained(text, path, names, hasConsumer) {
    if (/\.ya?ml$|(?:^|\/)Kustomization$/i.test(path))
        return [...unexplainedInYaml(text, names)]
            .filter(({ key }) => hasConsumer || /image$/i.test(key))
            .map(({ span }) => span);
    if (path.endsWith('.json'))
        return names.filter((name) => isUnexplainedInJson(text, name, hasConsumer));
    if (units.test(path))
        return names.filter((name) => isUnexplainedInUnit(text, name));
    if (scripts.test(path))
        return names.filter((name) => isUnexplainedInShell(text, name));
    if (code.test(path))
        return names.filter((name) => isUnexplainedInCode(text, name));
    return unexplainedInDockerfile(text, names);
}

;// CONCATENATED MODULE: ./lib/scan/index.js








function scanFile(file, { mentionedAs = new Set(), companions = [], ...context } = {}) {
    const responsible = readersOf(file.path, mentionedAs);
    const scans = responsible.flatMap((scanner) => scanner.scan(file, companions, context) ?? []);
    const comment = responsible.find((scanner) => scanner.comment !== undefined)?.comment;
    const { waivers, problems } = comment === undefined || scans.length === 0
        ? { waivers: [], problems: [] }
        : inlineWaivers(file, comment);
    const found = scans.flatMap((scan) => scan.occurrences);
    const occurrences = withoutOverlaps(agreedOccurrences(found.filter(({ at }) => at.file === file.path)));
    const elsewhere = (0,model_json/* distinctByJson */.S)(found.filter(({ at }) => at.file !== file.path));
    const read = [...scans.flatMap((scan) => scan.problems), ...problems];
    const name = file.path.replace(templateExtension, '');
    const net = read.length > 0 ? undefined : unexplainedImages(file, name, occurrences, scans.length > 0);
    const invalid = read.length > 0 ? [] : invalidReferences(file, occurrences);
    return {
        occurrences: [...occurrences, ...elsewhere],
        problems: (0,model_json/* distinctByJson */.S)([...read, ...[net ?? []].flat(), ...invalid]),
        waivers,
        mentions: (0,model_json/* distinctByJson */.S)(scans.flatMap(({ mentions = [] }) => mentions)),
        builds: scans.flatMap(({ builds = [] }) => builds),
        renames: scans.flatMap(({ renames = [] }) => renames),
        isKnown: responsible.some((one) => one === shell || (one !== dockerfile && scans.length > 0)),
        passes: scans.flatMap(({ passes = [] }) => passes),
        imageParameters: scans.flatMap(({ imageParameters = [] }) => imageParameters),
        passedTo: scans.flatMap(({ passedTo = [] }) => passedTo),
        imageFields: scans.flatMap(({ imageFields = [] }) => imageFields),
        charts: (0,model_json/* distinctByJson */.S)(scans.flatMap(({ charts = [] }) => charts)),
    };
}

;// CONCATENATED MODULE: ./lib/scan/file-findings.js




function findingsIn({ file, companions, ...context }) {
    const found = scanFile(file, { ...context, companions });
    const holding = new Set(found.occurrences.map(({ at }) => at.file));
    const inCompanions = companions
        .filter(({ path }) => holding.has(path))
        .map((one) => inlineWaivers(one, '#'));
    const clues = cluesOf(file, found);
    return {
        occurrences: found.occurrences,
        problems: [...found.problems, ...inCompanions.flatMap((one) => one.problems)],
        waivers: [...found.waivers, ...inCompanions.flatMap((one) => one.waivers)],
        mentions: found.mentions,
        passes: found.passes,
        charts: found.charts,
        imageParameters: found.imageParameters,
        passedTo: found.passedTo,
        imageFields: found.imageFields,
        ...(0,model_compact/* compact */.o)({ clues }),
    };
}
function lengthOf({ file, companions, builds }) {
    const texts = new Set([file, ...companions, ...builds.flat().map((one) => one.file)]);
    return [...texts].reduce((sum, { text }) => sum + text.length, 0);
}
function taskOf({ companions, builds, ...job }) {
    const shared = [...new Set([...companions, ...builds.flat().map(({ file }) => file)])];
    const input = { ...job, companions: companions.length, builds: builds.map(sender(shared)) };
    return { input, shared };
}
function performTask({ input, shared }) {
    const { companions, builds, ...job } = input;
    const own = [...shared, job.file];
    const found = findingsIn({
        ...job,
        companions: shared.slice(0, companions),
        builds: builds.map(receiver(own)),
    });
    const send = sender(own);
    return { ...found, passes: found.passes.map((one) => ({ ...one, args: send(one.args) })) };
}
function findingsFrom({ file }, { shared }, result) {
    const found = result;
    const receive = receiver([...shared, file]);
    return { ...found, passes: found.passes.map((one) => ({ ...one, args: receive(one.args) })) };
}
function sender(files) {
    const indexes = new Map(files.map((file, index) => [file, index]));
    return (args) => args.map((one) => ({ ...one, file: indexes.get(one.file) ?? one.file }));
}
function receiver(files) {
    return (args) => args.map((one) => {
        const file = typeof one.file === 'number' ? files[one.file] : one.file;
        if (file === undefined)
            throw new Error('A thread and the scan disagree about the files of a task');
        return { ...one, file };
    });
}

;// CONCATENATED MODULE: ./lib/scan/job-scanner.js




const scannedHere = { maxLength: 32 * 1024, maxSum: 128 * 1024 * 1024 };
const maxJsonHere = 512 * 1024;
function isPlainJson({ file }) {
    return /\.json$/.test(file.path) && lacksRootKeys(file, ['apiVersion', 'kind']);
}
const lanes = 16;
const longestTurnMs = 10;
function jobScanner({ threads, here = scannedHere }) {
    let sum = 0;
    const isSmall = (job) => {
        const length = lengthOf(job);
        if (length > (isPlainJson(job) ? maxJsonHere : here.maxLength) || sum + length > here.maxSum)
            return false;
        sum += length;
        return true;
    };
    return async (job) => {
        if (threads === undefined || isSmall(job))
            return findingsIn(job);
        const task = taskOf(job);
        const answer = await threads.run(task);
        if ('result' in answer)
            return findingsFrom(job, task, answer.result);
        if (answer.failed === 'unavailable')
            return findingsIn(job);
        if (answer.failed === 'defect')
            throw new Error(answer.message);
        return {
            failed: answer.failed === 'time' ? unscanned.tooSlow(answer.limitMs) : unscanned.tooMuchMemory,
        };
    };
}
async function inLanes(items, stop, work) {
    const results = new Map();
    const entries = items.entries();
    let began = performance.now();
    const lane = async () => {
        for (const [index, item] of entries) {
            if (stop?.aborted)
                return;
            results.set(index, await work(item));
            if (performance.now() - began < longestTurnMs)
                continue;
            await (0,promises_.setImmediate)();
            began = performance.now();
        }
    };
    const stopped = new AbortController();
    const aborted = new Promise((resolve) => stop?.addEventListener('abort', () => resolve(), { signal: stopped.signal }));
    try {
        await Promise.race([aborted, Promise.all(Array.from({ length: lanes }, lane))]);
        return new Map(results);
    }
    finally {
        stopped.abort();
    }
}

;// CONCATENATED MODULE: ./lib/scan/turn.js

async function resultOf({ read, mirrors }, { path, mentionedAs, builds, uses, imageParameters, imageFields }, readCompanions, scan) {
    const [answer, companions] = await Promise.all([read(path), readCompanions(path, mentionedAs, uses)]);
    if ('unreadable' in answer)
        return turn_unread(path, whyUnread(answer));
    const file = { path, text: answer.text };
    const charts = uses.filter(({ readsFile }) => readsFile).map(({ folder }) => folder);
    const found = await scan({
        file,
        companions: companions.companions,
        mentionedAs,
        builds,
        charts,
        imageParameters,
        imageFields,
        mirrors,
    });
    if ('failed' in found)
        return turn_unread(path, found.failed);
    const problems = [...found.problems, ...companions.problems];
    const isEmpty = found.occurrences.length + problems.length + found.waivers.length === 0;
    if (isEmpty)
        return { ...found, problems, sources: [], isEmpty };
    const holding = new Set(found.occurrences.map(({ at }) => at.file));
    const used = companions.companions.filter((one) => holding.has(one.path));
    const passing = builds.flat().flatMap((one) => (holding.has(one.file.path) ? one.file : []));
    const source = { path, text: answer.text };
    return { ...found, problems, sources: [source, ...used, ...new Set(passing)], isEmpty };
}
function turn_unread(path, message) {
    const problems = [{ file: path, message }];
    const nothing = { sources: [], occurrences: [], waivers: [], mentions: [], passes: [], charts: [] };
    return { ...nothing, imageParameters: [], passedTo: [], imageFields: [], problems, isEmpty: false };
}

;// CONCATENATED MODULE: ./lib/scan/reading.js





async function readCheckout(files, paths, machine = {}) {
    const results = new Map();
    const clues = new Map();
    const problems = [];
    const readCompanions = companionReader(files);
    const scan = jobScanner(machine);
    const others = new CrossReferences(files);
    for (let waiting = paths; waiting.length > 0;) {
        const turns = waiting.map((path) => others.turnOf(path));
        const read = await inLanes(turns, machine.stop, (turn) => resultOf(files, turn, readCompanions, scan));
        const mentioned = new Set();
        for (const [index, path] of waiting.entries()) {
            const result = read.get(index);
            if (result === undefined)
                continue;
            if (result.clues !== undefined)
                clues.set(path, result.clues);
            if (result.isEmpty)
                results.delete(path);
            else
                results.set(path, result);
            others.add(path, result, mentioned);
        }
        others.addChanged(mentioned);
        if (read.size < waiting.length) {
            const left = waiting.length - read.size + mentioned.size;
            problems.push({ file: '.', message: unscanned.stopped(left) });
            break;
        }
        waiting = [...mentioned].sort();
    }
    problems.push(...others.problems());
    return { results: [...results.values()], problems, clues: [...clues.values()], scanned: others.scanned };
}

;// CONCATENATED MODULE: ./lib/scan/checkout.js








const vendored = ['**/node_modules/**', '**/vendor/**', '**/third_party/**'];
const maxFiles = 200_000;
function selector(selection) {
    const { isSelected } = selectorsOf(selection);
    return (path) => isKnownFormat(path) && isSelected(path);
}
function selectorsOf({ paths, exclude }) {
    const isWanted = paths.length === 0 ? () => true : (0,model_glob/* pathMatcher */.kZ)(paths);
    const isExcluded = (0,model_glob/* pathMatcher */.kZ)(paths.length === 0 ? [...exclude, ...vendored] : exclude);
    return { isExcluded, isWanted, isSelected: (path) => isWanted(path) && !isExcluded(path) };
}
function folderSelector(selection) {
    const { isExcluded, isWanted } = selectorsOf(selection);
    return (folder) => {
        const anyFile = `${folder}Dockerfile`;
        return (!isExcluded(anyFile) && (isWanted(anyFile) || selection.paths.some((glob) => glob.startsWith(folder))));
    };
}
async function scanCheckout(files, selection, machine) {
    const wanted = selector(selection);
    const mayBeSelected = folderSelector(selection);
    const all = new Set();
    const listed = await files.list((path) => {
        all.add(path);
        return wanted(path);
    }, isReadAlike);
    for (const path of listed)
        all.add(path);
    const known = listed.filter(wanted);
    const paths = known.slice(0, maxFiles);
    const problems = [];
    const { surface = 'workflow', registries: mirrors = {} } = selection;
    if (known.length > maxFiles)
        problems.push({ file: '.', message: unscanned.tooManyFiles(maxFiles, surface) });
    for (const glob of selection.paths.filter((one) => isEmptyLocation(one, known)))
        problems.push({ file: glob, message: unscanned.emptyGlob(surface) });
    for (const folder of listed.filter((path) => path === '' || path.endsWith('/'))) {
        if (!mayBeSelected(folder))
            continue;
        const read = await files.read(folder);
        const why = 'unreadable' in read ? read.unreadable : unscanned.notListed;
        problems.push({ file: folder || '.', message: unscanned.folder(why, folder, surface) });
    }
    const read = await readCheckout({ read: (path) => files.read(path), all, mirrors, ...selectorsOf(selection) }, paths, machine);
    return { ...checkout_joined(read, [...problems, ...read.problems], selection.registries), scanned: read.scanned };
}
function isEmptyLocation(glob, files) {
    return !glob.startsWith('**') && !files.some((0,model_glob/* pathMatcher */.kZ)([glob]));
}
function checkout_joined({ results, clues }, problems, mirrors = {}) {
    const occurrences = distinctOccurrences(agreedOccurrences(results.flatMap((one) => one.occurrences)));
    const files = new Map(results.flatMap(({ sources }) => sources.map((file) => [file.path, file])));
    return {
        files,
        occurrences: [...inContext(occurrences, clues, { files, mirrors })].sort(byFile),
        problems: (0,model_json/* distinctByJson */.S)([...problems, ...results.flatMap((one) => one.problems)]),
        waivers: (0,model_json/* distinctByJson */.S)(results.flatMap((one) => one.waivers)),
    };
}
function byFile(a, b) {
    return (0,model_text/* compareText */.n6)(a.at.file, b.at.file) || a.at.span.start - b.at.span.start;
}

;// CONCATENATED MODULE: ./lib/ci/files-below.js
function filesBelow(files, folder) {
    if (folder === undefined)
        return files;
    const start = `${folder}/`;
    return {
        read: (path, maxBytes) => files.read(`${start}${path}`, maxBytes),
        async list(wanted = () => true, isReadAlike) {
            const isWanted = (path) => path.startsWith(start) && wanted(path.slice(start.length));
            return (await files.list(isWanted, isReadAlike)).flatMap((path) => isWanted(path) ? [path.slice(start.length)] : []);
        },
    };
}

;// CONCATENATED MODULE: ./lib/ci/baseline.js







function openBaseline(host, config, ci) {
    const commits = new Map();
    const opened = (0,memoize/* memoizeAsync */.T)(async (use) => {
        const base = await openCommit(host, config, ci, use);
        if (base === undefined)
            return undefined;
        const known = commits.get(base.commit) ?? base;
        commits.set(base.commit, known);
        return known;
    });
    const required = async (use) => {
        const base = await opened(use);
        if (base === undefined)
            throw new failure/* Failure */.HR('bad-answer', 'The event names no base commit');
        return base;
    };
    return {
        ...(config.policy.ofBase === true
            ? { readBase: async (path, use) => (await required(use)).files.read(path) }
            : {}),
        async markWaivers(checkout) {
            const { waivers } = checkout;
            if (config.policy.ofBase !== true || waivers.length === 0)
                return { waivers, unread: [] };
            try {
                const [base, files] = await Promise.all([(await required('rules')).scanned(), host.files.list()]);
                const existing = new Set(files);
                const isGone = (file) => !existing.has(file);
                return { waivers: markNewInlineWaivers(base, checkout, isGone), unread: [] };
            }
            catch (error) {
                return { waivers, unread: [waiversUnread(error)] };
            }
        },
        async compare(findings, occurrences) {
            if (!config.newOnly || findings.length === 0)
                return { findings: notCompared(findings, undefined), gaps: [] };
            try {
                const base = await opened('comparison');
                if (base === undefined)
                    return { findings: notCompared(findings, undefined), gaps: [], base: 'none' };
                return await compareWithBase(host, base, findings, occurrences);
            }
            catch (error) {
                return baseline_unreadable(findings, (0,failure/* gapFrom */.rK)(error, 'base commit'));
            }
        },
    };
}
async function scanWhole(base, host, config) {
    const scanned = await scanCheckout(base, config, host);
    const stopped = (0,stop/* stopGap */.lJ)(host.stop);
    if (stopped !== undefined)
        throw new failure/* Failure */.HR(stopped.cause, stopped.message);
    return scanned;
}
async function openCommit(host, config, ci, use) {
    if ('cause' in ci)
        throw new failure/* Failure */.HR(ci.cause, ci.message);
    const { openBase } = await __webpack_require__.e(/* import() */ 208).then(__webpack_require__.bind(__webpack_require__, 58208));
    const base = await openBase(host, ci, use);
    if (base === undefined)
        return undefined;
    const files = filesBelow(base.files, host.repository?.folder);
    return { ...base, files, scanned: (0,memoize/* memoizeAsync */.T)(() => scanWhole(files, host, config)) };
}
function waiversUnread(error) {
    const { message } = (0,failure/* gapFrom */.rK)(error, 'base commit');
    return {
        cause: 'policy-unread',
        subject: 'base commit',
        message: `The inline waivers of the base commit could not be read: ${message}`,
    };
}
async function compareWithBase(host, { files: base, scanned: scan }, findings, occurrences) {
    const [scanned, files] = await Promise.all([scan(), host.files.list()]);
    const baseline = {
        references: baselineReferences(scanned.occurrences, occurrences, new Set(files)),
        unchanged: await unchangedFiles(findings, occurrences, base, host),
    };
    return { findings: compareFindings(findings, occurrences, baseline), gaps: [], base: baseline };
}
function baseline_unreadable(findings, { cause, message }) {
    const sentence = `Findings could not be compared with the base commit: ${message}`;
    return {
        findings: notCompared(findings, 'unknown'),
        gaps: [{ cause, subject: 'base commit', message: sentence }],
        base: 'unknown',
    };
}
async function unchangedFiles(findings, occurrences, base, host) {
    const scanned = new Set(occurrences.map(({ at }) => at.file));
    const files = new Set(findings.flatMap(({ at }) => (at === undefined || scanned.has(at.file) ? [] : [at.file])));
    const unchanged = [];
    for (const file of files) {
        const [now, before] = await Promise.all([host.files.read(file), base.read(file)]);
        unchanged.push([file, 'text' in now && 'text' in before && now.text === before.text]);
    }
    return Object.fromEntries(unchanged);
}

;// CONCATENATED MODULE: ./lib/ci/index.js

async function openCi(host, config) {
    const readsBase = config.newOnly || config.policy.ofBase === true;
    if (!readsBase && !writesToCi(config))
        return { event: { kind: 'local' } };
    const { connectCi } = await __webpack_require__.e(/* import() */ 208).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, config).catch((error) => (0,failure/* gapFrom */.rK)(error, 'event'));
}
async function deliverToCi(host, config, ci, input) {
    if (!writesToCi(config))
        return { gaps: [] };
    const { deliver } = await Promise.all(/* import() */[__webpack_require__.e(208), __webpack_require__.e(395)]).then(__webpack_require__.bind(__webpack_require__, 37395));
    return deliver(host, config, ci, input);
}
function writesToCi({ delivery }) {
    return delivery.comment !== 'never' || delivery.issue || delivery.pullRequest !== undefined;
}

// EXTERNAL MODULE: ./lib/clients/github/event.js
var github_event = __webpack_require__(36794);
;// CONCATENATED MODULE: ./lib/ci/run-cache.js

async function openRunCache({ cache: open, ci, clock, sink }, { cache: folder }) {
    const opened = await open?.(folder);
    if (opened === undefined)
        return undefined;
    if ('refused' in opened) {
        sink.log(opened.refused);
        return undefined;
    }
    const { createRunCache } = await __webpack_require__.e(/* import() */ 806).then(__webpack_require__.bind(__webpack_require__, 57806));
    const reach = opened.isChange ? { trust: 'none', base: '' } : await reachOf(ci);
    return createRunCache(opened, { ...reach, now: clock.now, tell: sink.log });
}
async function reachOf(ci) {
    const event = await (0,github_event.readEvent)(ci).catch(() => undefined);
    const base = ci?.variable('GITHUB_BASE_REF') ?? '';
    if (event === undefined)
        return { trust: 'none', base };
    if (event.kind === 'pull-request')
        return { trust: event.fork || event.dependabot ? 'none' : 'verified', base };
    if (event.kind === 'merge-group')
        return { trust: 'verified', base: queueBase(ci) };
    return { trust: 'all', base: (0,github_event.readRun)(ci)?.branch ?? '' };
}
function queueBase(ci) {
    const ref = ci?.variable('GITHUB_REF_NAME') ?? '';
    return ref.replace(/^gh-readonly-queue\//, '').replace(/\/pr-\d+-[^/]*$/, '');
}

// EXTERNAL MODULE: ./lib/clients/http/index.js + 4 modules
var http = __webpack_require__(25239);
// EXTERNAL MODULE: ./lib/model/presets.js
var presets = __webpack_require__(13293);
// EXTERNAL MODULE: ./lib/clients/messages.js
var messages = __webpack_require__(38106);
;// CONCATENATED MODULE: ./lib/clients/platform-connection.js



const historyLimit = 1000;
async function connectPlatform(host, config, send, cached) {
    const { platform } = config;
    if (platform === undefined) {
        const gap = { cause: 'no-platform', subject: 'platform', message: (0,messages/* noPlatform */.R0)(config.surface) };
        return { sources: gap, advisories: gap, gaps: [] };
    }
    const { connectPlatformClients } = await __webpack_require__.e(/* import() */ 498).then(__webpack_require__.bind(__webpack_require__, 86498));
    return connectPlatformClients(host, config, { platform, send, historyLimit, ...(0,model_compact/* compact */.o)({ cached }) });
}
function registryHost(platform) {
    return platform === undefined ? {} : { registry: new URL(platform.registryUrl).host };
}
const presetRegistries = Object.values(presets/* presets */.v).map(({ registryUrl }) => new URL(registryUrl).host);

;// CONCATENATED MODULE: ./lib/clients/content-in.js


function contentIn(registry, platform, { content, sources }, registries) {
    if (registry !== registryHost(platform).registry)
        return registries.contentOf(registry);
    if (content !== undefined)
        return content;
    throw 'cause' in sources
        ? new failure/* Failure */.HR(sources.cause, sources.message)
        : new failure/* Failure */.HR('no-platform', `${registry} cannot be read`);
}

;// CONCATENATED MODULE: ./lib/clients/histories/quay.js
const quayHistories = () => () => undefined;

;// CONCATENATED MODULE: ./lib/clients/histories/index.js

const histories_kinds = { quay: quayHistories };
const wellKnown = { 'quay.io': [quayHistories] };
function openHistories({ selection: { wellKnown: usesWellKnown, hosts }, tokenOf, originOf, ...shared }) {
    const opened = new Map();
    function open(registry) {
        const named = Object.hasOwn(hosts, registry) ? hosts[registry] : undefined;
        const known = usesWellKnown && Object.hasOwn(wellKnown, registry) ? (wellKnown[registry] ?? []) : [];
        const wanted = [...new Set([...(named === undefined ? [] : [histories_kinds[named]]), ...known])];
        if (wanted.length === 0)
            return [];
        const token = tokenOf(registry);
        const options = {
            registry,
            origin: originOf(registry),
            ...shared,
            ...(token === undefined ? {} : { token }),
        };
        return wanted.map((kind) => kind(options));
    }
    return {
        sourcesOf(name, tag) {
            const sources = opened.get(name.registry) ?? open(name.registry);
            opened.set(name.registry, sources);
            return sources.flatMap((source) => source(name, tag) ?? []);
        },
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var classic_schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/model/secret.js
var model_secret = __webpack_require__(91817);
;// CONCATENATED MODULE: ./lib/clients/registry/docker-config.js





const entry = classic_schemas/* object */.Ikc({
    auth: classic_schemas/* string */.YjP().optional(),
    username: classic_schemas/* string */.YjP().optional(),
    password: classic_schemas/* string */.YjP().optional(),
    identitytoken: classic_schemas/* string */.YjP().optional(),
    registrytoken: classic_schemas/* string */.YjP().optional(),
});
const configSchema = classic_schemas/* object */.Ikc({
    auths: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), entry).default({}),
    credHelpers: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).default({}),
    credsStore: classic_schemas/* string */.YjP().default(''),
});
const helperAnswer = classic_schemas/* object */.Ikc({ Username: classic_schemas/* string */.YjP(), Secret: classic_schemas/* string */.YjP() });
const helperName = /^[\w-][\w.-]{0,63}$/;
const hubKey = 'https://index.docker.io/v1/';
function dockerCredentials(docker, onSecret) {
    const config = (0,memoize/* memoizeAsync */.T)(() => readConfig(docker));
    return (0,memoize/* memoizeAsync */.T)(async (registry) => {
        const { auths, credHelpers, credsStore } = await config();
        const keys = docker_config_keysOf(registry);
        const helper = keys.map((key) => credHelpers[key]).find((name) => name !== undefined) ?? credsStore;
        const credential = (helper === '' ? undefined : await fromHelper(docker, helper, keys)) ?? fromAuths(auths, keys);
        if (credential !== undefined)
            onSecret(secretOf(credential));
        return credential;
    });
}
function docker_config_keysOf(registry) {
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
    const value = (0,model_json/* parseJson */.q)(file.text);
    if (value === undefined)
        throw unusable('it is not JSON');
    const parsed = configSchema.safeParse(value);
    if (!parsed.success)
        throw unusable(`\`${parsed.error.issues[0]?.path.join('.')}\` has an unexpected value`);
    return parsed.data;
}
function unusable(why) {
    return new failure/* Failure */.HR('no-credential', `Docker's configuration (\`config.json\`) cannot be used: ${why}`);
}
function fromAuths(auths, keys) {
    const wanted = new Set(keys.map(docker_config_bare));
    const found = Object.entries(auths).filter(([key]) => wanted.has(docker_config_bare(key)));
    for (const [, { auth, identitytoken, registrytoken, ...plain }] of found) {
        if (registrytoken)
            return { kind: 'registry', token: new model_secret/* Secret */.z(registrytoken) };
        if (identitytoken)
            return { kind: 'identity', token: new model_secret/* Secret */.z(identitytoken) };
        const text = auth ? Buffer.from(auth, 'base64').toString('utf8') : '';
        const colon = text.indexOf(':');
        const user = plain.username ?? text.slice(0, Math.max(0, colon));
        const password = plain.password ?? text.slice(colon + 1).replace(/\0+$/, '');
        if (user !== '' && password !== '')
            return { kind: 'password', user, password: new model_secret/* Secret */.z(password) };
    }
    return undefined;
}
function docker_config_bare(key) {
    return key.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
}
async function fromHelper(docker, helper, [server]) {
    const name = `docker-credential-${helper.slice(0, 100)}`;
    if (!helperName.test(helper))
        throw unusable(`\`${name}\` is not the name of a credential helper`);
    const answer = await docker.helper(helper, server);
    if ('failed' in answer)
        throw new failure/* Failure */.HR('no-credential', `\`${name}\` ${answer.failed}`);
    if (answer.exitCode !== 0) {
        if (/credentials not found/i.test(answer.output))
            return undefined;
        throw new failure/* Failure */.HR('no-credential', `\`${name} get\` for ${server} exited with code ${answer.exitCode}`);
    }
    const parsed = helperAnswer.safeParse((0,model_json/* parseJson */.q)(answer.output));
    if (!parsed.success)
        throw new failure/* Failure */.HR('no-credential', `\`${name} get\` did not print a credential`);
    const { Username: user, Secret: secret } = parsed.data;
    if (user === '' || secret === '')
        return undefined;
    if (user === '<token>')
        return { kind: 'identity', token: new model_secret/* Secret */.z(secret) };
    return { kind: 'password', user, password: new model_secret/* Secret */.z(secret) };
}
function secretOf(credential) {
    return credential.kind === 'password' ? credential.password : credential.token;
}

// EXTERNAL MODULE: ./lib/clients/http/json.js
var json = __webpack_require__(62123);
// EXTERNAL MODULE: ./lib/clients/registry/attached-manifests.js
var attached_manifests = __webpack_require__(89263);
// EXTERNAL MODULE: ./lib/clients/registry/attached-search.js
var attached_search = __webpack_require__(45941);
;// CONCATENATED MODULE: ./lib/clients/registry/image-reader.js







const maxPlatforms = 64;
const maxConfigBytes = 1024 * 1024;
const image_reader_maxNameLength = 100;
const digest = classic_schemas/* string */.YjP().refine(model_image/* isDigest */.Bc, 'not a sha256 digest');
const imageManifest = classic_schemas/* object */.Ikc({
    config: classic_schemas/* object */.Ikc({ digest, size: classic_schemas/* int */.Whr().nonnegative() }),
    layers: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ digest, size: classic_schemas/* int */.Whr().nonnegative() })).max(1000),
});
const ownPlatform = classic_schemas/* object */.Ikc({
    os: classic_schemas/* string */.YjP().min(1).max(100),
    architecture: classic_schemas/* string */.YjP().max(100),
    variant: classic_schemas/* string */.YjP().max(100).nullish(),
});
function imageReader(clientOf) {
    const cached = new Map();
    return {
        digestOf: async ({ registry, repository }, tag) => clientOf(registry).digestOf(repository, tag),
        async platformsOf({ registry, repository }, image) {
            const source = cached.get(registry) ?? withManifestsOnce(clientOf(registry));
            cached.set(registry, source);
            const about = { source, repository, name: `${registry}/${repository}@${image}` };
            const found = await manifestOf(about, image);
            const { children } = (0,attached_manifests/* readManifest */.WI)(about.name, found);
            if (children === undefined)
                return [await singlePlatform(about, image, found.text)];
            const images = children.filter((child) => (0,attached_manifests/* attestedBy */.W_)(child) === undefined);
            if (images.length > maxPlatforms)
                throw new failure/* Failure */.HR('bad-answer', `${about.name} has more than ${maxPlatforms} platforms`);
            return distinctNames(images).map((one) => platformOfIndex(about, image, one, children));
        },
    };
}
async function manifestOf({ source, repository, name }, reference) {
    const found = await source.manifest(repository, reference);
    if (found !== undefined)
        return found;
    throw new failure/* Failure */.HR('not-found', `The registry does not have ${reference} of ${name}`);
}
async function singlePlatform(about, image, text) {
    const manifest = (0,json/* decodeJson */.x)(about.name, { body: text }, imageManifest);
    const config = await configOf(about, manifest.config);
    const platform = (0,json/* decodeJson */.x)(`Configuration of ${about.name}`, { body: config }, ownPlatform);
    return {
        name: (0,attached_manifests/* platformName */.$r)({ mediaType: '', digest: image, platform }),
        digest: image,
        read: async (inspect) => ({
            layers: manifest.layers,
            config,
            sboms: await sbomsOf(about, { digest: image }, [], inspect),
        }),
    };
}
function platformOfIndex(about, index, { name, child }, children) {
    const attestations = (subject) => children.filter((one) => (0,attached_manifests/* attestedBy */.W_)(one) === subject);
    const readImage = async () => {
        const what = `Manifest ${child.digest} of ${about.name}`;
        const { text } = await manifestOf(about, child.digest);
        if ((0,attached_manifests/* readManifest */.WI)(what, { text }).children !== undefined)
            throw new failure/* Failure */.HR('bad-answer', `${what}: it is an index inside an index`);
        const { config, layers } = (0,json/* decodeJson */.x)(what, { body: text }, imageManifest);
        return { layers, config: await orGap(configOf(about, config), what) };
    };
    const readSboms = async (inspect) => {
        const own = await sbomsOf(about, { digest: child.digest, platform: name }, attestations(child.digest), inspect);
        if ('cause' in own || own.length > 0)
            return own;
        return sbomsOf(about, { digest: index, ofIndex: true }, attestations(index), inspect);
    };
    return {
        name,
        digest: child.digest,
        async read(inspect) {
            const [image, sboms] = await Promise.all([readImage(), readSboms(inspect)]);
            return { ...image, sboms };
        },
    };
}
function sbomsOf({ source, repository, name }, subject, attestations, inspect) {
    return orGap((0,attached_search/* createSearcher */.u)({ source, repository, inspect })(subject, attestations), name);
}
async function configOf({ source, repository, name }, { digest: config, size }) {
    const what = `Configuration ${config} of ${name}`;
    if (size > maxConfigBytes)
        throw new failure/* Failure */.HR('bad-answer', `${what} is larger than ${maxConfigBytes} bytes`);
    const found = await source.blob(repository, config, maxConfigBytes);
    if (found === undefined)
        throw new failure/* Failure */.HR('bad-answer', `${what}: the registry lists it, but does not have it`);
    return found.text;
}
function orGap(answer, subject) {
    return answer.catch((error) => (0,failure/* gapFrom */.rK)(error, subject));
}
function distinctNames(images) {
    const used = new Set();
    return images.map((child) => {
        const base = (0,attached_manifests/* platformName */.$r)(child).slice(0, image_reader_maxNameLength);
        let name = base;
        for (let number = 2; used.has(name); number += 1)
            name = `${base} #${number}`;
        used.add(name);
        return { name, child };
    });
}
function withManifestsOnce(source) {
    const manifest = (0,memoize/* memoizeAsync */.T)((repository, reference) => source.manifest(repository, reference));
    return { ...source, manifest };
}

// EXTERNAL MODULE: ./lib/model/address.js
var model_address = __webpack_require__(83313);
// EXTERNAL MODULE: ./lib/clients/registry/messages.js
var registry_messages = __webpack_require__(22852);
// EXTERNAL MODULE: ./lib/clients/registry/oci-client.js + 3 modules
var oci_client = __webpack_require__(10910);
// EXTERNAL MODULE: ./lib/clients/registry/session.js + 3 modules
var session = __webpack_require__(42110);
;// CONCATENATED MODULE: ./lib/clients/registry/registries.js






const maxRegistries = 100;
const registries_hosts = { 'docker.io': 'registry-1.docker.io' };
function registriesClient({ send, credentials, onSecret, remember, }) {
    const clients = new Map();
    function clientOf(registry) {
        const url = registryOrigin(registry);
        const known = clients.get(url);
        if (known !== undefined)
            return known;
        if (clients.size >= maxRegistries)
            throw new failure/* Failure */.HR('unreachable', (0,registry_messages/* tooManyRegistries */.PV)(registry, maxRegistries));
        const options = {
            url,
            name: registry,
            describe: (repository) => `${registry}/${repository}`,
            send,
            credential: () => credentials(registry),
            hints: registry_messages/* dockerHints */.Rq,
            onSecret,
            ...(0,model_compact/* compact */.o)({ remember: remember?.(() => registries_readerOf(url, () => credentials(registry))) }),
        };
        const client = (0,oci_client/* ociClient */.J)(options, (0,session/* openSession */.f)(options), ({ reason }) => reason === 'missing-tag');
        clients.set(url, client);
        return client;
    }
    return {
        contentOf: clientOf,
        digestOf: async ({ registry, repository }, tag) => clientOf(registry).digestOf(repository, tag),
        manifest: async ({ registry, repository }, digest) => clientOf(registry).kindOf(repository, digest),
        children: async ({ registry, repository }, digest) => clientOf(registry).children(repository, digest),
    };
}
async function registries_readerOf(url, credentialOf) {
    const credential = await credentialOf().catch(() => 'unknown');
    if (credential === undefined)
        return `${url} anonymous`;
    return credential !== 'unknown' && credential.kind === 'password' ? `${url} ${credential.user}` : undefined;
}
function registryOrigin(registry) {
    const address = `https://${registries_hosts[registry] ?? registry}`;
    if (!URL.canParse(address))
        throw new failure/* Failure */.HR('unreachable', (0,registry_messages/* notAHost */.Fd)(registry));
    const { host, hostname } = new URL(address);
    return `${(0,model_address/* isLoopback */.U9)(hostname) ? 'http' : 'https'}://${host}`;
}

;// CONCATENATED MODULE: ./lib/clients/savings.js
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

;// CONCATENATED MODULE: ./lib/clients/signatures/messages.js
function tooManySignatures(name, found, max) {
    return `${name}: ${found} signatures are attached, and at most ${max} are read. Delete those that are not needed`;
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
function attestationsFailed(operation, status) {
    return `${operation}: the GitHub API returned ${status}. Set \`github-token\` to a token that may read attestations`;
}

;// CONCATENATED MODULE: ./lib/clients/signatures/github-attestations.js




const api = 'https://api.github.com';
const maxAttestations = 30;
const answer = classic_schemas/* object */.Ikc({ attestations: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ bundle: classic_schemas/* unknown */.L5J() })).max(maxAttestations) });
const identity = /^https:\/\/github\.com\/([\w.-]+)\/([\w.*?-]+)\//;
function attestationPlaces({ send, token }, required, digest) {
    const paths = required.flatMap((signer) => {
        const [, owner, repository = ''] = (signer.kind === 'identity' && identity.exec(signer.identity)) || [];
        if (owner === undefined)
            return [];
        return [/[*?]/.test(repository) ? `orgs/${owner}` : `repos/${owner}/${repository}`];
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
                : 'unverifiable-signature', attestationsFailed(operation, response.status));
        const { attestations } = (0,json/* decodeJson */.x)(operation, response, answer);
        if (/rel="next"/.test(response.headers.link ?? ''))
            throw new failure/* Failure */.HR('unverifiable-signature', tooManySignatures(operation, maxAttestations + 1, maxAttestations));
        return attestations.map(({ bundle }) => ({ kind: 'bundle', text: JSON.stringify(bundle) }));
    });
}

// EXTERNAL MODULE: ./lib/model/predicate.js
var model_predicate = __webpack_require__(11680);
;// CONCATENATED MODULE: ./lib/clients/signatures/registry-places.js






const maxSignatures = 50;
const maxListed = 20_000;
const maxPages = 10;
const maxBytes = { bundle: 4 * 1024 * 1024, envelope: 4 * 1024 * 1024, payload: 64 * 1024 };
const bundleTypes = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v\d\.\d)?\+json/;
const payloadType = 'application/vnd.dev.cosign.simplesigning.v1+json';
const envelopeType = 'application/vnd.dsse.envelope.v1+json';
const predicateNames = ['dev.sigstore.bundle.predicateType', 'predicateType', 'in-toto.io/predicate-type'];
const registry_places_text = classic_schemas/* string */.YjP().max(1000);
const descriptor = classic_schemas/* object */.Ikc({
    mediaType: registry_places_text.default(''),
    artifactType: registry_places_text.nullish(),
    digest: classic_schemas/* string */.YjP().refine(model_image/* isDigest */.Bc, 'not a sha256 digest'),
    size: classic_schemas/* number */.aig().default(0),
    annotations: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).nullish(),
});
const registry_places_manifest = classic_schemas/* object */.Ikc({
    manifests: classic_schemas/* array */.YOg(descriptor).max(maxListed).nullish(),
    layers: classic_schemas/* array */.YOg(descriptor).max(maxListed).nullish(),
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
            listed.push(...(decode(name, content).manifests ?? []));
            if (content.next === undefined)
                break;
            if (page >= maxPages || listed.length > maxListed)
                throw new failure/* Failure */.HR('unverifiable-signature', tooManyPages(name, maxPages));
            content = await source.referrers(repository, digest, content.next);
        }
        const bundles = registry_places_bounded(name, listed.filter((one) => bundleTypes.test(one.artifactType ?? one.mediaType) && mayVouch(one)));
        const layers = await Promise.all(bundles.map(async (one) => {
            const found = await source.manifest(repository, one.digest);
            if (found === undefined)
                return [{ kind: 'unreadable', why: missingContent(one.digest) }];
            const own = (decode(one.digest, found).layers ?? []).filter((layer) => bundleTypes.test(layer.mediaType));
            return Promise.all(registry_places_bounded(name, own).map((layer) => read(source, layer, 'bundle')));
        }));
        return layers.flat();
    }
    async function tagged(suffix, mediaType, kind) {
        const source = open();
        const content = await source.manifest(repository, `${tag}${suffix}`);
        if (content === undefined)
            return [];
        const layers = (decode(`${name} ${suffix}`, content).layers ?? []).filter((layer) => layer.mediaType === mediaType && (kind === 'payload' || mayVouch(layer)));
        return Promise.all(registry_places_bounded(name, layers).map((layer) => read(source, layer, kind)));
    }
    async function read(source, layer, kind) {
        if (layer.size > maxBytes[kind])
            return { kind: 'unreadable', why: tooLarge(layer.digest, maxBytes[kind]) };
        const found = await source.blob(repository, layer.digest, maxBytes[kind]);
        if (found === undefined)
            return { kind: 'unreadable', why: missingContent(layer.digest) };
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
    return predicate === undefined || (0,model_predicate/* formOf */.Q)(predicate) !== undefined;
}
function decode(operation, { text: body }) {
    return (0,json/* decodeJson */.x)(operation, { body }, registry_places_manifest);
}
function registry_places_bounded(name, found) {
    if (found.length <= maxSignatures)
        return found;
    throw new failure/* Failure */.HR('unverifiable-signature', tooManySignatures(name, found.length, maxSignatures));
}

;// CONCATENATED MODULE: ./lib/clients/signatures/index.js


function signatureSource({ platform, contentOf, github }) {
    return {
        places(image, origin, digest, required) {
            const { registry, repository } = platform === origin.registry ? origin : image;
            return [
                ...registryPlaces(() => contentOf(registry), repository, digest),
                ...attestationPlaces(github, required, digest),
            ];
        },
    };
}

;// CONCATENATED MODULE: ./lib/clients/platform-transport.js


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
    const { grpcSend } = await Promise.all(/* import() */[__webpack_require__.e(469), __webpack_require__.e(303)]).then(__webpack_require__.bind(__webpack_require__, 45303));
    return grpcSend(sendBytes, send, baseUrl);
}

;// CONCATENATED MODULE: ./lib/clients/index.js












async function connect(host, config, { cached: opening, shared } = {}) {
    const cached = await opening;
    const transports = (0,http/* runTransports */.Oo)(host, shared);
    const [connected, ends] = await Promise.all([
        connectPlatform(host, config, transports.platform, cached),
        openReleaseList(host, config, transports.registries),
    ]);
    const registries = createRegistries(host, transports.registries, cached);
    const contentOf = (registry) => contentIn(registry, config.platform, connected, registries);
    const github = { send: transports.registries, ...publicGithub(host, config) };
    return {
        ...connected,
        ...ends,
        registries,
        histories: openHistories({
            selection: config.historySources,
            send: transports.registries,
            clock: host.clock,
            github,
            tokenOf: (registry) => host.apiToken?.(registry),
            originOf: registryOrigin,
        }),
        images: imageReader(contentOf),
        signatures: signatureSource({
            ...(0,model_compact/* compact */.o)({ platform: registryHost(config.platform).registry }),
            contentOf,
            github,
        }),
        requests: countWithSavings(transports.requests, [cached, shared].flatMap((one) => one?.count ?? [])),
        clock: transports.clockSkew,
    };
}
function publicGithub({ ci }, { githubToken }) {
    const api = 'https://api.github.com';
    const runsThere = ci?.variable('GITHUB_API_URL') === api;
    return { api, graphql: `${api}/graphql`, ...(0,model_compact/* compact */.o)({ token: runsThere ? githubToken : undefined }) };
}
async function openReleaseList({ clock }, { endOfLife }, send) {
    if (endOfLife === 'off')
        return {};
    const { releaseEndLookup } = await __webpack_require__.e(/* import() */ 119).then(__webpack_require__.bind(__webpack_require__, 8119));
    return { releaseEnd: releaseEndLookup({ isOnline: endOfLife === 'online', send, now: clock.now() }) };
}
function createRegistries({ docker, sink }, send, cached) {
    const onSecret = sink.mask.bind(sink);
    const credentials = dockerCredentials(docker, onSecret);
    return registriesClient({ send, credentials, onSecret, ...(0,model_compact/* compact */.o)({ remember: cached?.content }) });
}

;// CONCATENATED MODULE: ./lib/model/file-change.js
const nothingWritten = { changes: [], refused: [] };

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./lib/history/ledger-text.js




const maxEntries = 20_000;
const ledgerVersion = 1;
const maxIssues = 5;
const head = ['{', `"version": ${ledgerVersion},`, '"entries": ['];
const foot = ['null', ']', '}'];
const entrySchema = classic_schemas/* strictObject */.rej({
    image: classic_schemas/* string */.YjP()
        .max(512)
        .describe('Normalized image name with registry and tag: `docker.io/library/alpine:3.20`'),
    seen: iso/* datetime */.w$().describe('When the registry first returned this digest for the tag (UTC)'),
    digest: classic_schemas/* string */.YjP()
        .regex(/^sha256:[a-f0-9]{64}$/)
        .describe('The digest that the registry returned for the tag'),
});
const ledgerSchema = classic_schemas/* strictObject */.rej({
    version: classic_schemas/* literal */.euz(ledgerVersion),
    entries: classic_schemas/* array */.YOg(classic_schemas/* union */.KCZ([entrySchema, classic_schemas/* null */.chJ()]))
        .max(maxEntries + 1)
        .describe('Sorted by image, time and digest. The last item is null, so that every entry line ends with a comma'),
});
function mergeEntries(a, b) {
    const all = [...a, ...b].sort(compareEntries);
    return all.filter((entry, index) => {
        const before = all[index - 1];
        return before === undefined || compareEntries(before, entry) !== 0;
    });
}
function compareEntries(a, b) {
    return (0,model_text/* compareText */.n6)(a.image, b.image) || a.at - b.at || (0,model_text/* compareText */.n6)(a.digest, b.digest);
}
function printLedger(entries) {
    return `${[...head, ...entries.map((entry) => `${entryText(entry)},`), ...foot].join('\n')}\n`;
}
function entryText({ image, at, digest }) {
    return JSON.stringify({ image, seen: new Date(at).toISOString(), digest });
}
function parseLedger(text) {
    const value = (0,model_json/* parseJson */.q)(text);
    if (value === undefined)
        return { issues: [`${atLine(unexpectedLine(text))}it is not JSON`] };
    const parsed = ledgerSchema.safeParse(value);
    if (!parsed.success) {
        const issues = parsed.error.issues.slice(0, maxIssues).map(({ path, message }) => {
            const line = typeof path[1] === 'number' ? lineOfEntry(text, path[1]) : undefined;
            return `${atLine(line)}${path.length === 0 ? 'the file' : path.join('.')}: ${message}`;
        });
        return { issues };
    }
    const entries = [];
    const issues = [];
    for (const [index, entry] of parsed.data.entries.entries()) {
        if (entry === null)
            continue;
        const { image, seen, digest } = entry;
        if (isTagName(image) && (0,model_image/* isDigest */.Bc)(digest))
            entries.push({ image, at: Date.parse(seen), digest });
        else
            issues.push(`${atLine(lineOfEntry(text, index))}the image is not a normalized name with a tag`);
    }
    return issues.length > 0 ? { issues: issues.slice(0, maxIssues) } : { entries: mergeEntries(entries, []) };
}
function isTagName(name) {
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return false;
    const { tag, digest } = parsed.image;
    return tag !== undefined && digest === undefined && (0,model_image/* imageName */.tO)(parsed.image) === name;
}
function lineOfEntry(text, index) {
    const lines = text.split(/\r?\n/);
    const isPrinted = head.every((line, position) => lines[position]?.trim() === line);
    return isPrinted ? head.length + index + 1 : undefined;
}
function unexpectedLine(text) {
    const fixed = new Set([...head, ...foot]);
    const lines = text.split(/\r?\n/);
    const unexpected = lines.findIndex((line) => {
        const trimmed = line.trim();
        return trimmed !== '' && !fixed.has(trimmed) && (0,model_json/* parseJson */.q)(trimmed.replace(/,$/, '')) === undefined;
    });
    return unexpected < 0 ? undefined : unexpected + 1;
}
function atLine(line) {
    return line === undefined ? '' : `line ${line}: `;
}

;// CONCATENATED MODULE: ./lib/history/messages.js


const noRecords = 'The tag has no history';
function noDigestBy(cutoff) {
    return `No digest of the tag is old enough: there was none by ${(0,time/* formatDay */.im)(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
}
function movedTwiceAt(instant) {
    return `The tag moved twice in the same millisecond (${new Date(instant).toISOString()}), so its current digest is not known`;
}
function recordsMissing(missing) {
    return `The tag history could not be read completely: records are missing ${missing.map(periodText).join(' and ')}`;
}
function periodText({ from, to }) {
    const last = to - 1;
    if (!Number.isFinite(from) && !Number.isFinite(to))
        return 'for its whole lifetime';
    if (!Number.isFinite(to))
        return `since ${(0,time/* formatDay */.im)(from)}`;
    if (!Number.isFinite(from))
        return `up to ${(0,time/* formatDay */.im)(last)}`;
    const days = [(0,time/* formatDay */.im)(from), (0,time/* formatDay */.im)(last)];
    return days[0] === days[1] ? `on ${days[0]}` : `from ${days[0]} to ${days[1]}`;
}
function ledgerUnusable(why) {
    return `The first-seen ledger cannot be used: ${why}. Fix the file, or delete it to start a new one`;
}
function ledgerNotWritten(why) {
    return `The first-seen ledger was not written: ${why}`;
}
function ledgerFull(maxEntries) {
    return `it would have more than ${maxEntries} entries; remove the entries of tags that are no longer used`;
}
function ledgerOfBaseUnread(why) {
    return `The first-seen ledger of the base commit could not be read: ${why}`;
}
function entryInFuture(image, at) {
    return `it dates an entry of ${image} in the future (${new Date(at).toISOString()})`;
}
function futureRecord(at) {
    const time = Number.isFinite(at) && Math.abs(at) < 8.64e15 ? new Date(at).toISOString() : 'an unknown time';
    return `it has an entry in the future (${time}), so none of its entries is used`;
}
function registryContradicts(source, current, ends) {
    const instead = ends === undefined ? 'does not contain it' : `ends with ${ends}`;
    return `The registry returns ${(0,model_text/* shortDigest */.VK)(current)} for the tag, but ${source} ${instead}, so it is not known which of them is right`;
}
function sourcesContradict(judge, other, { at, digest }) {
    return `According to ${other}, the tag pointed to ${(0,model_text/* shortDigest */.VK)(digest)} by ${(0,time/* formatDay */.im)(at)}, but ${judge} excludes that, so neither decides`;
}

;// CONCATENATED MODULE: ./lib/history/ledger-read.js



const maxAheadMs = 5 * 60_000;
async function readLedger(path, read, now, subject = path) {
    const unusable = (why) => ({
        cause: 'unreadable-file',
        subject,
        message: ledgerUnusable(why),
    });
    const file = await read(path);
    if ('unreadable' in file)
        return file.absent === true ? { entries: [] } : unusable(file.unreadable);
    const parsed = parseLedger(file.text);
    if ('issues' in parsed)
        return unusable(parsed.issues.join('; '));
    const early = parsed.entries.find(({ at }) => at > now + maxAheadMs);
    if (early !== undefined)
        return unusable(entryInFuture(early.image, early.at));
    return { text: file.text, entries: parsed.entries };
}
async function readBaseLedger(path, read, now, use) {
    const subject = `${path}@base`;
    try {
        return await readLedger(path, (name) => read(name, use), now, subject);
    }
    catch (error) {
        const { cause, message } = (0,failure/* gapFrom */.rK)(error, subject);
        return { cause, subject, message: ledgerOfBaseUnread(message) };
    }
}

;// CONCATENATED MODULE: ./lib/history/ledger-rewrite.js

const maxNamed = 3;
function rewriteOf(path, base, change) {
    const [before, after] = [ledger_rewrite_textsOf(base), ledger_rewrite_textsOf(change)];
    const newest = newestByImage(base);
    const newestOfAll = Math.max(...newest.values());
    const removed = base.filter((entry) => !after.has(entryText(entry)));
    const backdated = change.filter((entry) => !before.has(entryText(entry)) && entry.at < (newest.get(entry.image) ?? newestOfAll));
    if (removed.length === 0 && backdated.length === 0)
        return undefined;
    const at = { file: path, span: { start: 0, end: 0 } };
    return { at, removed: ledger_rewrite_partOf(removed), backdated: ledger_rewrite_partOf(backdated) };
}
function ledger_rewrite_textsOf(entries) {
    return new Set(entries.map(entryText));
}
function newestByImage(entries) {
    return new Map(entries.map(({ image, at }) => [image, at]));
}
function ledger_rewrite_partOf(entries) {
    const images = [...new Set(entries.map(({ image }) => image))];
    return { count: entries.length, images: images.slice(0, maxNamed) };
}

;// CONCATENATED MODULE: ./lib/history/ledger.js







async function openLedger({ files, file, now, readBase }) {
    const noFile = { add: async () => nothingWritten };
    if (file === undefined)
        return { gaps: [], ...noFile };
    const { path, create } = file;
    const [own, base] = await Promise.all([
        readLedger(path, (name) => files.read(name), now),
        readBase && readBaseLedger(path, readBase, now, 'rules'),
    ]);
    const hasFile = [own, base].some((one) => one !== undefined && ('cause' in one || one.text !== undefined));
    const fork = hasFile && readBase ? await readBaseLedger(path, readBase, now, 'comparison') : undefined;
    const isWritable = !('cause' in own) && (own.text !== undefined || create);
    const counting = base ?? own;
    const isUsed = !('cause' in counting) && (counting.text !== undefined || create);
    const isComparable = fork !== undefined && !('cause' in fork) && !('cause' in own);
    return {
        gaps: (0,model_json/* distinctByJson */.S)([own, base ?? [], fork ?? []].flat().filter((one) => 'cause' in one)),
        ...(isWritable ? ledgerOf(files, path, own) : noFile),
        ...(isUsed ? { firstSeen: recordsByImage(counting.entries) } : {}),
        ...(0,model_compact/* compact */.o)({ rewrite: isComparable ? rewriteOf(path, fork.entries, own.entries) : undefined }),
    };
}
function ledgerOf(files, path, { text: before, entries }) {
    return {
        async add(observed, now) {
            const added = newEntries(entries, observed, now);
            const all = mergeEntries(entries, added);
            if (added.length === 0)
                return nothingWritten;
            if (all.length > maxEntries)
                return notWritten(path, ledgerFull(maxEntries));
            const text = printLedger(all);
            const { refused } = await files.replace(path, before, text);
            if (refused !== undefined)
                return notWritten(path, refused);
            const addedLines = new Set(added.map((entry) => `${entryText(entry)},`));
            const lines = text
                .split('\n')
                .flatMap((after, index) => (addedLines.has(after) ? [{ line: index + 1, before: '', after }] : []));
            return { changes: [{ path, before: before ?? '', after: text, lines }], refused: [] };
        },
    };
}
function recordsByImage(entries) {
    const records = new Map();
    for (const { image, at, digest } of entries) {
        const known = records.get(image) ?? [];
        known.push({ at, digest });
        records.set(image, known);
    }
    return records;
}
function newEntries(entries, observed, now) {
    const records = recordsByImage(entries);
    const added = [...observed].flatMap(([image, digest]) => {
        const newest = (records.get(image) ?? []).findLast(({ at }) => at <= now);
        return newest?.digest === digest ? [] : [{ image, at: now, digest }];
    });
    return mergeEntries(added, []);
}
function notWritten(path, why) {
    const refused = { cause: 'not-written', subject: path, message: ledgerNotWritten(why) };
    return { ...nothingWritten, refused: [refused] };
}

// EXTERNAL MODULE: ./lib/output/view.js
var output_view = __webpack_require__(51692);
;// CONCATENATED MODULE: ./lib/output/action-outputs.js

const outputTable = {
    verdict: '`pass`, `fail` or `incomplete`',
    references: 'Number of references found',
    findings: 'Number of findings that are not waived',
    counts: 'JSON object: check id → number of findings that are not waived',
    images: 'JSON array of the images with their status, capped at 256 KiB',
    'images-truncated': '`true` if `images` was cut; the report lists all of them',
    'changed-files': 'Files that `pin` changed, one per line',
    report: 'Path of the JSON report',
    sarif: 'Path of the SARIF file; empty if none was written',
    html: 'Path of the HTML report, if `html` is set',
    'pull-request-url': 'URL of the pull request opened by `pin`',
    'issue-url': 'URL of the tracking issue of `audit`',
    'exit-code': '0 pass, 1 the gate failed, 2 invalid inputs, 3 incomplete',
};
function writeOutputs(report, view, exitCode, paths, sink, { pullRequestUrl = '', issueUrl = '' } = {}) {
    const images = imageList(report);
    const values = {
        verdict: report.verdict,
        references: String(view.totals.references),
        findings: String(view.totals.findings),
        counts: JSON.stringify(view.totals.byCheck),
        images: `[${images.shown.join('').slice(1)}]`,
        'images-truncated': String(images.shown.length < images.total),
        'changed-files': [...new Set(report.edits.map(({ file }) => file))].join('\n'),
        report: paths.report ?? '',
        sarif: paths.sarif ?? '',
        html: paths.html ?? '',
        'pull-request-url': pullRequestUrl,
        'issue-url': issueUrl,
        'exit-code': String(exitCode),
    };
    for (const [name, value] of Object.entries(values))
        sink.output(name, value);
}
function imageList({ references }) {
    const images = references.filter(({ kind }) => kind === 'image');
    return (0,output_view/* takeWithin */.Dh)(images, output_view/* viewLimits */.c5.imageListBytes - '[]'.length, ({ registry, repository, tag, digest, fact }) => {
        const image = JSON.stringify({ registry, repository, tag, digest, status: fact?.status });
        return `,${image}`;
    });
}

// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(65268);
// EXTERNAL MODULE: ./lib/output/change.js
var output_change = __webpack_require__(56685);
// EXTERNAL MODULE: ./lib/model/plain.js
var model_plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/texts.js
var texts = __webpack_require__(45349);
;// CONCATENATED MODULE: ./lib/output/annotations.js





function annotationsOf(report, view, notices = []) {
    const all = [
        ...notices.map((message) => ({ severity: 'notice', title: 'tagproof', message })),
        ...view.findings.map(({ check, ...finding }) => ({ title: `tagproof: ${check}`, ...finding })),
        ...report.incomplete.map(({ cause, subject, message }) => ({
            severity: 'warning',
            title: `tagproof: ${cause}`,
            message: `${subject}: ${message}`,
        })),
    ];
    return finding/* severities */.g.flatMap((severity) => ofOneSeverity(severity, all.filter((one) => one.severity === severity)));
}
function ofOneSeverity(severity, all) {
    const max = output_view/* viewLimits */.c5.annotations[severity];
    const part = { shown: all.slice(0, all.length > max ? max - 1 : max), total: all.length };
    const message = (0,texts/* shownText */.f$)(part, 'the summary and the report');
    const rest = message === '' ? [] : [{ severity, title: 'tagproof', message }];
    return [...part.shown.map(annotation), ...rest];
}
function annotation({ title, ...finding }) {
    const { severity, message, file, line, column, ...end } = finding;
    const lines = [message, ...fixOf({ check: title, ...finding })];
    const text = lines
        .flatMap((one) => one.split('\n'))
        .map(model_plain/* plain */.p)
        .join('\n');
    const located = file !== undefined && line !== undefined && column !== undefined;
    const { endLine = line ?? 1, endColumn = column ?? 1 } = end;
    return {
        severity,
        title: (0,output_escape/* cut */.Jj)((0,model_plain/* plain */.p)(title), 200),
        message: (0,output_escape/* cut */.Jj)(text, output_view/* viewLimits */.c5.annotationBytes),
        ...(located ? { place: { file, line, column, endLine, endColumn } } : {}),
    };
}
function fixOf(finding) {
    const { fix } = finding;
    if (fix === undefined)
        return [];
    const change = fix.place === undefined ? undefined : (0,output_change/* changeOf */.C2)(finding);
    if (change === undefined)
        return [`Replace with: ${fix.replacement}`];
    return [`On line ${change.line}, replace with: ${change.after.map((line) => line.trim()).join('\n')}`];
}

// EXTERNAL MODULE: ./lib/output/markdown/summary.js
var summary = __webpack_require__(79867);
// EXTERNAL MODULE: ./lib/report/coverage.js
var report_coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/output/advisories.js
var advisories = __webpack_require__(41422);
// EXTERNAL MODULE: ./lib/output/format.js
var format = __webpack_require__(5446);
// EXTERNAL MODULE: ./lib/output/steps.js
var steps = __webpack_require__(95566);
// EXTERNAL MODULE: ./lib/output/waivers.js
var output_waivers = __webpack_require__(49424);
// EXTERNAL MODULE: ./node_modules/string-width/index.js + 6 modules
var string_width = __webpack_require__(94668);
;// CONCATENATED MODULE: ./lib/output/terminal/columns.js

const gap = 2;
const minColumn = 8;
const minName = 24;
function terminalTable(rows, width = Number.POSITIVE_INFINITY, names = []) {
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const room = width - gap * (columns - 1);
    const shown = namesWithin(rows.map((row) => row.map(cellOf)), room, names);
    const widths = narrowed(widthsOf(shown), room, minColumn);
    const line = (row) => row
        .map(({ text, cells }, column) => {
        const columnWidth = widths[column] ?? 0;
        const fitted = cells <= columnWidth ? { text, cells } : cellOf(clipped(text, columnWidth));
        return fitted.text + ' '.repeat(Math.max(0, columnWidth - fitted.cells));
    })
        .join(' '.repeat(gap));
    return shown.map((row) => line(row).trimEnd()).join('\n');
}
function cellOf(text) {
    return { text, cells: cellsOf(text) };
}
function widthsOf(rows) {
    const widths = [];
    for (const row of rows)
        for (const [column, { cells }] of row.entries())
            widths[column] = Math.max(widths[column] ?? 0, cells);
    return widths;
}
function namesWithin(rows, room, names) {
    const wanted = widthsOf(rows);
    const others = wanted.reduce((sum, cells, column) => sum + (names.includes(column) ? 0 : cells), 0);
    const nameWidths = narrowed(names.map((column) => wanted[column] ?? 0), room - others, minName);
    const roots = names.map((column, index) => {
        const cut = rows
            .flatMap((row) => row[column] ?? [])
            .filter(({ cells }) => cells > (nameWidths[index] ?? 0));
        return new Set(cut.map(({ text }) => columns_rootOf(text)).filter((root) => root !== ''));
    });
    return rows.map((row) => row.map((cell, column) => {
        const name = names.indexOf(column);
        const width = nameWidths[name];
        if (width === undefined)
            return cell;
        if (cell.cells > width)
            return cellOf(columns_endOf(cell.text, width));
        const root = columns_rootOf(cell.text);
        return roots[name]?.has(root) === true ? cellOf(`…${cell.text.slice(root.length)}`) : cell;
    }));
}
function cellsOf(text) {
    return /^[ -~]*$/.test(text) ? text.length : (0,string_width/* default */.A)(text);
}
function narrowed(wanted, room, min) {
    const widths = [...wanted];
    let excess = widths.reduce((sum, width) => sum + width, 0) - room;
    while (excess > 0) {
        const widest = Math.max(...widths);
        if (widest <= min)
            break;
        const next = Math.max(min, ...widths.filter((width) => width < widest));
        const column = widths.indexOf(widest);
        const step = widths.filter((width) => width === widest).length > 1 ? 1 : widest - next;
        const taken = Math.min(excess, Math.max(1, step));
        widths[column] = widest - taken;
        excess -= taken;
    }
    return widths;
}
function clipped(text, cells) {
    let shown = '';
    let used = 1;
    for (const { segment } of new Intl.Segmenter().segment(text.slice(0, cells * 8))) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown += segment;
    }
    return `${shown}…`;
}
function columns_rootOf(text) {
    return text.slice(0, Math.max(0, text.indexOf('/')));
}
function columns_endOf(text, cells) {
    let shown = '';
    let used = 1;
    for (const { segment } of [...new Intl.Segmenter().segment(text.slice(-cells * 8))].toReversed()) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown = segment + shown;
    }
    const slash = shown.indexOf('/');
    return `…${slash > 0 ? shown.slice(slash) : shown}`;
}
function wrapped(text, width) {
    if (width === Number.POSITIVE_INFINITY)
        return [text];
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ')) {
        const cells = word.length > 2 * width ? word.length : cellsOf(word);
        if (line !== '' && used + 1 + cells > width) {
            lines.push(line);
            [line, used] = [word, cells];
        }
        else {
            [line, used] = line === '' ? [word, cells] : [`${line} ${word}`, used + 1 + cells];
        }
    }
    return [...lines, line];
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/output/terminal/paint.js

const styles = {
    error: 'red',
    warning: 'yellow',
    notice: 'cyan',
    pass: 'green',
    fail: 'red',
    incomplete: 'yellow',
};
function painter({ colour }) {
    return (style, text) => (colour && text !== '' ? (0,external_node_util_.styleText)(style, text, { validateStream: false }) : text);
}

;// CONCATENATED MODULE: ./lib/output/terminal/blocks.js








function blockRenderer(look, paint) {
    const indented = (text) => wrapped((0,model_plain/* plain */.p)((0,output_escape/* cut */.Jj)(text, output_view/* viewLimits */.c5.annotationBytes)), (look.width ?? Number.POSITIVE_INFINITY) - 4)
        .map((line) => `    ${line}`)
        .join('\n');
    const place = ({ origin, file, line, column }) => file === undefined || origin !== undefined
        ? (0,model_plain/* plain */.p)((0,format.formatPlace)({ origin, file, line }))
        : linked(look, file, `${(0,model_plain/* plain */.p)(file)}:${line}${column === undefined ? '' : `:${column}`}`);
    const diff = (before, after) => {
        const lines = (0,output_change/* withoutIndent */.tO)({ before, after });
        return [
            ...lines.before.map((line) => paint('red', `    - ${(0,model_plain/* plain */.p)(line)}`)),
            ...lines.after.map((line) => paint('green', `    + ${(0,model_plain/* plain */.p)(line)}`)),
        ].join('\n');
    };
    const head = (...parts) => parts.filter((part) => part !== '').join('  ');
    return {
        finding(finding) {
            const { severity, check, message } = finding;
            const change = (0,output_change/* changeOf */.C2)(finding);
            const label = paint('dim', (0,texts/* existingLabel */.kg)(finding));
            const lines = [
                head(paint(styles[severity], severity), paint('bold', (0,model_plain/* plain */.p)(check)), place(finding), label),
                indented(message),
                ...(change === undefined ? [] : [diff(change.before, change.after)]),
            ];
            const elsewhere = change !== undefined && change.line !== finding.line;
            if (elsewhere)
                lines.splice(2, 0, `    fix at ${place({ ...change, column: undefined })}`);
            return lines.join('\n');
        },
        waived({ check, waived, ...at }) {
            const { reason = '', expires } = waived ?? {};
            const until = expires === undefined ? '' : paint('dim', `until ${(0,model_plain/* plain */.p)((0,format.formatReportDay)(expires))}`);
            return `${head(paint('dim', 'waived'), (0,model_plain/* plain */.p)(check), place(at), until)}\n${indented(reason)}`;
        },
        waiver(waiver) {
            const { state, notice = '', file, line, column } = waiver;
            const title = paint(state === 'expired' || state === 'lapsed' ? 'red' : 'yellow', 'waiver');
            const about = head(title, texts/* waiverStates */.RT[state], (0,model_plain/* plain */.p)((0,output_escape/* cut */.Jj)((0,output_waivers/* waiverScope */.rY)(waiver), output_view/* viewLimits */.c5.annotationBytes)));
            return `${head(about, place({ file, line, column }))}\n${indented(notice)}`;
        },
        gap(gap) {
            const code = paint('dim', `[${(0,model_plain/* plain */.p)(gap.cause)}]`);
            const title = head(paint('yellow', 'not verified'), (0,model_plain/* plain */.p)((0,format.subjectOf)(gap)), code);
            return `${title}\n${indented(gap.message)}`;
        },
        edit({ file, line, before, after }) {
            const [title, old] = before === '' ? ['added to ledger', []] : ['pinned', [before]];
            return `${head(paint('green', title), place({ file, line }))}\n${diff(old, [after])}`;
        },
    };
}
function linked({ link }, file, text) {
    return link === undefined ? text : `\u001b]8;;${(0,model_plain/* plain */.p)(link(file))}\u001b\\${text}\u001b]8;;\u001b\\`;
}

;// CONCATENATED MODULE: ./lib/output/terminal/folds.js

const maxUnfolded = 20;
const maxBlocksPerKind = 3;
const maxRows = 40;
const maxRowsPerStatus = 8;
function foldedRows(references, row) {
    if (references.length <= maxUnfolded)
        return references.map(row);
    const same = new Map();
    for (const reference of references) {
        const first = row(reference);
        const key = JSON.stringify(first.slice(1));
        const known = same.get(key);
        if (known === undefined)
            same.set(key, { first, status: statusText(reference), count: 1 });
        else
            known.count += 1;
    }
    const folded = [...same.values()].map(({ first: [place, ...rest], status, count }) => ({
        status,
        row: [count === 1 ? place : `${place} +${count - 1}`, ...rest],
    }));
    return folded.length <= maxRows ? folded.map((one) => one.row) : firstOfEach(folded);
}
function firstOfEach(rows) {
    const counts = new Map();
    const shown = rows.filter(({ status }) => {
        const count = (counts.get(status) ?? 0) + 1;
        counts.set(status, count);
        return count <= maxRowsPerStatus;
    });
    const left = [...counts].filter(([, count]) => count > maxRowsPerStatus);
    return [
        ...shown.map(({ row }) => row),
        ...left.map(([status, count]) => [
            `… and ${count - maxRowsPerStatus} more`,
            '',
            `${status} (the report lists all)`,
        ]),
    ];
}
function statusText({ kind, fact }) {
    const status = kind === 'image' ? (fact?.status ?? 'unknown') : kind;
    const label = texts/* statusLabels */.Uj[status].toLowerCase();
    return status === 'unknown' ? `${label} (${fact?.cause ?? 'not checked'})` : label;
}
function foldedBlocks(items, kindOf, render) {
    if (items.length <= maxUnfolded)
        return items.map(render);
    const kinds = new Map();
    for (const item of items) {
        const similar = kinds.get(kindOf(item));
        if (similar === undefined)
            kinds.set(kindOf(item), [item]);
        else
            similar.push(item);
    }
    const lines = new Map();
    for (const [kind, similar] of kinds) {
        const shown = similar.length <= maxBlocksPerKind + 1 ? similar : similar.slice(0, maxBlocksPerKind);
        for (const one of shown)
            lines.set(one, render(one));
        const last = shown.at(-1);
        const left = similar.length - shown.length;
        if (last !== undefined && left > 0)
            lines.set(last, `${lines.get(last)}\n    … and ${left} more like these (${kind}); the JSON and HTML reports list all`);
    }
    return items.flatMap((item) => lines.get(item) ?? []);
}

;// CONCATENATED MODULE: ./lib/output/terminal/steps.js






const steps_maxSteps = 3;
const maxPlaces = 2;
const maxCauses = 3;
function firstSteps(steps, { width }, paint) {
    if (steps.length === 0)
        return '';
    const room = (width ?? Number.POSITIVE_INFINITY) - 5;
    const lines = steps.slice(0, steps_maxSteps).flatMap((step, index) => {
        const [head, ...more] = steps_linesOf(step).map(model_plain/* plain */.p);
        const [first = '', ...rest] = wrapped(head ?? '', room);
        const indented = [...rest, ...more.flatMap((line) => wrapped(line, room))];
        return [`  ${index + 1}. ${first}`, ...indented.map((line) => `     ${line}`)];
    });
    const left = steps.length - steps_maxSteps;
    const others = left > 0 ? [`  … and ${(0,model_text/* plural */.LS)(left, 'more step')}. All findings are listed below.`] : [];
    return [paint('bold', 'What to do first'), ...lines, ...others].join('\n');
}
function steps_linesOf(step) {
    switch (step.kind) {
        case 'pin':
            return [`Pin ${(0,steps/* sizeOf */.$)(step)} (${step.checks.join(', ')}): ${texts/* stepTexts */.B0.pin(step.count)}`];
        case 'fix': {
            const places = step.findings
                .slice(0, maxPlaces)
                .map(format.formatPlace)
                .filter((place) => place !== '');
            const more = step.count - places.length;
            const where = [...places, ...(more > 0 && places.length > 0 ? [`${more} more`] : [])].join(', ');
            return [`${step.check}, ${(0,steps/* sizeOf */.$)(step)}${where === '' ? '' : ` (${where})`}: ${step.advice}`];
        }
        case 'investigate': {
            const causes = step.causes.slice(0, maxCauses).map(({ cause, count, first }) => {
                const many = step.causes.length > 1 ? `, ${count} of ${step.count}` : '';
                return `${(0,output_escape/* shortDigests */.sY)(first)} [${cause}]${many}`;
            });
            return [`${texts/* stepTexts */.B0.unverified((0,steps/* sizeOf */.$)(step))} ${step.advice}`, ...causes];
        }
    }
}

;// CONCATENATED MODULE: ./lib/output/terminal/index.js













function terminalText(report, view, look, checks = []) {
    const paint = painter(look);
    const render = blockRenderer(look, paint);
    const { references } = report;
    const { findings } = view;
    const waivers = (0,output_waivers/* notableWaivers */.$_)(report).slice(0, output_view/* viewLimits */.c5.terminalFindings);
    const gaps = report.incomplete;
    const edits = [...view.pinned, ...view.recorded];
    const coverage = (0,report_coverage/* coverageLine */.vn)(report);
    const textOf = report.mode === 'audit' ? format.auditText : format.referenceText;
    const parts = [
        firstSteps((0,steps/* stepsOf */.B)(report, view, checks), look, paint),
        terminalTable(foldedRows(references, (r) => [
            terminal_short((0,format.formatPlace)(r)),
            terminal_short((0,format.referenceName)(r)),
            terminal_short(textOf(r, report.asOf)),
        ]), look.width, [0, 1]),
        rest(references, view.totals.references, 'references'),
        foldedBlocks(findings, ({ check }) => (0,model_plain/* plain */.p)(check), render.finding).join('\n'),
        rest(findings, view.totals.findings, 'findings'),
        foldedBlocks(view.waived, ({ check }) => `${(0,model_plain/* plain */.p)(check)}, waived`, render.waived).join('\n'),
        rest(view.waived, view.totals.waived, 'waived findings'),
        advisoryTable(report, look),
        waivers.map(render.waiver).join('\n'),
        foldedBlocks(gaps, ({ cause }) => (0,model_plain/* plain */.p)(cause), render.gap).join('\n'),
        rest(gaps, view.totals.unknown, 'items that are not verified'),
        foldedBlocks(edits, ({ before }) => (before === '' ? 'added to ledger' : 'pinned'), render.edit).join('\n'),
        coverage === '' ? '' : paint('dim', (0,model_plain/* plain */.p)(coverage)),
        references.length === 0 && report.verdict === 'pass' ? (0,format.verdictMeaning)(report) : '',
        paint(['bold', styles[report.verdict]], (0,model_plain/* plain */.p)((0,format.headline)(report, view))),
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function rest(shown, total, noun) {
    const text = (0,texts/* shownText */.f$)({ shown, total });
    return text === '' ? '' : text.replace(String(total), `${total} ${noun}`);
}
function advisoryTable(report, look) {
    const rows = (0,advisories/* advisoriesOf */.fO)(report);
    const shown = rows.slice(0, output_view/* viewLimits */.c5.terminalFindings);
    if (shown.length === 0)
        return '';
    const text = terminalTable([
        ['ADVISORY', 'SEVERITY', 'PACKAGE', 'STATUS', 'UPDATED', 'FINDINGS'],
        ...shown.map(({ id, aliases, risk, artifact, status, fixedIn, updated, outcome }) => [
            terminal_short([id, ...aliases].join(' = ')),
            (0,advisories/* severityText */.pA)(risk),
            terminal_short(artifact),
            terminal_short(fixedIn.length === 0 ? status : `${status} in ${fixedIn.join(', ')}`),
            terminal_short((0,format.formatReportDay)(updated)),
            outcome,
        ]),
    ], look.width);
    const left = rest(shown, rows.length, 'advisories');
    return left === '' ? text : `${text}\n\n${left}`;
}
function terminal_short(text) {
    return (0,model_plain/* plain */.p)((0,output_escape/* cut */.Jj)(text, 400));
}

;// CONCATENATED MODULE: ./lib/output/publish.js







async function saveDocuments(report, { config, checks }, files) {
    const refused = [];
    const save = async (path, name, text) => {
        try {
            return await files.save(path, name, text);
        }
        catch (error) {
            refused.push((0,failure/* gapFrom */.rK)(error, path ?? name));
            return undefined;
        }
    };
    const saveIfSet = async (path, name, text) => path === undefined ? undefined : save(path, name, await text());
    const view = (0,output_view/* viewOf */.du)(report);
    const sarif = config.sarif === undefined ? undefined : (await __webpack_require__.e(/* import() */ 436).then(__webpack_require__.bind(__webpack_require__, 58436))).sarifOf(report, view, checks);
    const paths = {
        report: await save(config.report, 'tagproof-report.json', `${JSON.stringify(report, null, 2)}\n`),
        sarif: sarif === undefined || 'refused' in sarif
            ? undefined
            : await save(config.sarif, 'tagproof.sarif', sarif.text),
        html: await saveIfSet(config.html, 'tagproof-report.html', async () => (await __webpack_require__.e(/* import() */ 245).then(__webpack_require__.bind(__webpack_require__, 2245))).htmlOf(report, view, checks)),
    };
    await saveIfSet(config.codeQuality, 'gl-code-quality-report.json', async () => (await __webpack_require__.e(/* import() */ 127).then(__webpack_require__.bind(__webpack_require__, 5127))).codeQualityOf(report, view));
    await saveIfSet(config.junit, 'tagproof-junit.xml', async () => (await __webpack_require__.e(/* import() */ 84).then(__webpack_require__.bind(__webpack_require__, 65084))).junitOf(report, view));
    return { paths, refused, sarif };
}
async function saveReports(conclude, documents, files) {
    const outcome = conclude([]);
    const saved = await saveDocuments(outcome.report, documents, files);
    if (saved.refused.length === 0)
        return { outcome, saved };
    const again = conclude(saved.refused);
    return { outcome: again, saved: await saveDocuments(again.report, documents, files) };
}
async function publish(report, { exitCode, checks }, { sink }, { paths, sarif }, links = {}) {
    const view = (0,output_view/* viewOf */.du)(report);
    const refused = sarif !== undefined && 'refused' in sarif ? [sarif.refused] : [];
    sink.log(terminalText(report, view, sink, checks));
    for (const line of [...refused, ...sarifCut(sarif)])
        sink.log(line);
    for (const annotation of annotationsOf(report, view, refused))
        sink.annotate(annotation);
    await sink.summary((0,summary/* summaryOf */.YG)(report, view, checks));
    writeOutputs(report, view, exitCode, paths, sink, links);
}
function sarifCut(sarif) {
    if (sarif === undefined || 'refused' in sarif || sarif.shown.length === sarif.total)
        return [];
    return [`SARIF: ${(0,texts/* shownText */.f$)(sarif)}`];
}

;// CONCATENATED MODULE: ./lib/pin/compare.js

function misreadFiles(before, after, edits, lineOf) {
    const expected = compare_byFile(before.occurrences);
    const found = compare_byFile(after.occurrences);
    const planned = plannedNames(before.occurrences, edits);
    const problems = newProblems(before.problems, after.problems);
    const paths = new Set([...expected.keys(), ...found.keys(), ...problems.keys()]);
    const whereOf = ({ file, span }) => span === undefined ? 'the file' : `line ${lineOf(file, span.start, 'after')}`;
    return [...paths].flatMap((path) => {
        const digests = new Map(edits.get(path)?.map(({ span, digest }) => [span.start, digest]));
        const own = found.get(path) ?? [];
        const first = (expected.get(path) ?? []).findIndex((one, index) => difference(one, own[index], digests, planned) !== undefined);
        const one = expected.get(path)?.[first];
        const differs = one &&
            `line ${lineOf(path, one.at.span.start, 'before')} ${difference(one, own[first], digests, planned)}`;
        const extra = own.length > (expected.get(path)?.length ?? 0) ? 'it would name another image' : undefined;
        const problem = problems.get(path);
        const why = problem === undefined
            ? (differs ?? extra)
            : `${whereOf(problem)} could not be read: ${problem.message}`;
        return why === undefined ? [] : [{ path, why: `with the digests, ${why}` }];
    });
}
function difference(before, after, digests, planned) {
    if (after === undefined)
        return 'would name one image less';
    if (before.kind !== 'image')
        return isSameRest(before, after) ? undefined : 'would be read in another way';
    if (after.kind === 'local')
        return 'would name an image that is built here';
    if (after.kind === 'opaque')
        return `could not be read: ${after.detail}`;
    const digest = before.pin.kind === 'place' ? digests.get(before.pin.span.start) : undefined;
    const wanted = withDigest(before, digest);
    const [expected, found] = [compare_nameOf(wanted), compare_nameOf(after.image)];
    if (before.pin.kind === 'refused' && isSameName(before, after) && planned.has(found))
        return undefined;
    return expected === found ? undefined : `would name ${found} instead of ${expected}`;
}
function isSameRest(before, after) {
    const reasons = [before, after].map((one) => (one.kind === 'opaque' ? one.why : undefined));
    return after.kind === before.kind && after.raw === before.raw && reasons[0] === reasons[1];
}
function isSameName(before, after) {
    return (0,model_image/* imageName */.tO)((0,model_image/* withImpliedTag */.Lt)(before.image)) === (0,model_image/* imageName */.tO)(after.image);
}
function plannedNames(occurrences, edits) {
    const digests = new Map([...edits].map(([path, own]) => [path, new Map(own.map(({ span, digest }) => [span.start, digest]))]));
    return new Set(occurrences.flatMap((one) => {
        if (one.kind !== 'image' || one.pin.kind === 'refused')
            return [];
        const digest = digests.get(one.at.file)?.get(one.pin.span.start);
        return digest === undefined ? [] : [compare_nameOf(withDigest(one, digest))];
    }));
}
function withDigest({ image, pin }, digest) {
    if (digest === undefined)
        return image;
    const isTagged = pin.kind === 'place' && pin.lead.startsWith(`:${model_image/* impliedTag */.RW}`);
    return { ...(isTagged ? (0,model_image/* withImpliedTag */.Lt)(image) : image), digest };
}
function compare_nameOf(image) {
    return image.digest === undefined ? (0,model_image/* imageName */.tO)(image) : `${(0,model_image/* imageName */.tO)(image)}@${image.digest}`;
}
function compare_byFile(occurrences) {
    const files = new Map();
    for (const one of occurrences) {
        const known = files.get(one.at.file);
        if (known === undefined)
            files.set(one.at.file, [one]);
        else
            known.push(one);
    }
    return files;
}
function newProblems(before, after) {
    const keyOf = ({ file, message }) => JSON.stringify([file, message.replace(/(?::latest)?@sha256:[0-9a-f]*|:latest(?![\w.-])/g, '')]);
    const known = new Set(before.map(keyOf));
    const found = new Map();
    for (const problem of after)
        if (!known.has(keyOf(problem)) && !found.has(problem.file))
            found.set(problem.file, problem);
    return found;
}

;// CONCATENATED MODULE: ./lib/pin/edits.js
function planEdits(findings) {
    const planned = new Map();
    for (const { fix, waived } of findings) {
        if (fix === undefined || waived !== undefined)
            continue;
        const edits = planned.get(fix.file) ?? new Map();
        planned.set(fix.file, edits.set(fix.span.start, fix));
    }
    return new Map([...planned].map(([file, edits]) => [file, [...edits.values()].sort(byStart)]));
}
function changeFile(path, before, edits) {
    const applied = applyEdits(before, edits);
    if ('refused' in applied)
        return applied;
    return { path, before, after: applied.text, lines: changedLines(before, applied.text) };
}
function applyEdits(text, edits) {
    let result = '';
    let done = 0;
    for (const { span, expect, replacement } of [...edits].sort(byStart)) {
        if (span.start < done)
            return { refused: 'two edits overlap' };
        if (text.slice(span.start, span.end) !== expect)
            return { refused: 'the text has changed since it was scanned' };
        result += text.slice(done, span.start) + replacement;
        done = span.end;
    }
    return { text: result + text.slice(done) };
}
function changedLines(before, after) {
    const ends = /\r\n|\n|\r/;
    const old = before.split(ends);
    return after.split(ends).flatMap((text, index) => {
        const was = old[index] ?? '';
        return was === text ? [] : [{ line: index + 1, before: was, after: text }];
    });
}
function byStart(a, b) {
    return a.span.start - b.span.start;
}

;// CONCATENATED MODULE: ./lib/pin/reread.js



const maxReadings = 4;
async function planChanges(checkout, reread) {
    const edits = new Map();
    const planned = new Map();
    const refused = [];
    for (const [path, ofFile] of planEdits(checkout.findings)) {
        const change = changeFile(path, checkout.files.get(path)?.text ?? '', ofFile);
        if ('refused' in change)
            refused.push({ path, why: change.refused });
        else
            planned.set(path, change);
        edits.set(path, ofFile);
    }
    for (let reading = 1; planned.size > 0; reading += 1) {
        const after = await reread(new Map([...planned].map(([path, change]) => [path, change.after])));
        const kept = new Map([...edits].filter(([path]) => planned.has(path)));
        const misread = misreadFiles({ ...checkout, ...checkout.evidence }, after, kept, lineIn(checkout.files, planned));
        const [first] = misread;
        if (first === undefined)
            return { changes: [...planned.values()], refused, after };
        const own = reading < maxReadings ? misread.filter(({ path }) => planned.has(path)) : [];
        const left = own.length > 0 ? own : [...planned.keys()].map((path) => ({ path, why: whyAll(path, first) }));
        for (const one of left)
            planned.delete(one.path);
        refused.push(...left);
    }
    return { changes: [], refused };
}
function whyAll(path, { path: other, why }) {
    return path === other ? why : `in ${other}, ${why}`;
}
function lineIn(files, planned) {
    return (file, offset, when) => {
        const text = (when === 'after' ? planned.get(file)?.after : undefined) ?? files.get(file)?.text ?? '';
        return (0,position/* positionsOf */.q$)(text)({ start: offset, end: offset }).line;
    };
}

;// CONCATENATED MODULE: ./lib/pin/guard.js

async function guardedFindings(checkout, reread) {
    const { findings } = checkout;
    if (findings.every(({ fix }) => fix === undefined))
        return findings;
    const all = findings.map((one) => ({ ...one, waived: undefined }));
    const { refused } = await planChanges({ ...checkout, findings: all }, reread);
    const reasons = new Map(refused.map(({ path, why }) => [path, why]));
    return findings.map((one) => {
        const why = one.fix && reasons.get(one.fix.file);
        return why === undefined ? one : withoutFix(one, why);
    });
}
function withoutFix({ fix: _, ...one }, why) {
    return { ...one, message: `${one.message}. It cannot be pinned automatically: ${why}` };
}

;// CONCATENATED MODULE: ./lib/pin/write.js

async function writePins(files, checkout, reread) {
    const planned = await planChanges(checkout, reread);
    const changes = [];
    const refused = planned.refused.map(({ path, why }) => notPinned(path, why));
    for (const change of planned.changes) {
        const written = await files.replace(change.path, change.before, change.after);
        if (written.refused === undefined)
            changes.push(change);
        else
            refused.push(notPinned(change.path, written.refused));
    }
    const isWhole = changes.length === planned.changes.length;
    return { changes, refused, ...(isWhole && planned.after !== undefined ? { after: planned.after } : {}) };
}
function notPinned(subject, why) {
    return { cause: 'not-written', subject, message: `The file was not pinned: ${why}` };
}

;// CONCATENATED MODULE: ./lib/pin/pinner.js



function createPinner(files, scan) {
    const reread = (texts) => scan(filesWith(files, texts));
    let rescanned;
    return {
        async write(found) {
            const { after, ...written } = await writePins(files, found, reread);
            rescanned = after;
            return written;
        },
        rescan: async () => rescanned ?? scan(files),
        guard: (left) => guardedFindings(left, reread),
        plan: async (left) => (await planChanges(left, reread)).changes,
    };
}
function filesWith(files, texts) {
    return {
        list: (isWanted) => files.list(isWanted),
        read: async (path) => {
            const text = texts.get(path);
            return text === undefined ? files.read(path) : { text };
        },
    };
}

;// CONCATENATED MODULE: ./lib/checks/verdict.js


function verdict_judge(findings, gaps, { failOn, onIncomplete }) {
    const failed = findings.some((finding) => fails(finding, failOn));
    const has = (cause) => gaps.some((gap) => gap.cause === cause);
    if (has('stopped'))
        return { verdict: 'incomplete', exitCode: 3 };
    const signInFailed = gaps.some(({ cause }) => (0,failure/* isSignInCause */.q1)(cause));
    const isConclusive = !has('policy-unread') && !has('clock');
    if (failed && isConclusive && !(signInFailed && onIncomplete === 'fail'))
        return { verdict: 'fail', exitCode: 1 };
    if (gaps.length === 0)
        return { verdict: 'pass', exitCode: 0 };
    return { verdict: 'incomplete', exitCode: onIncomplete === 'fail' ? 3 : 0 };
}
function fails({ check, severity, waived, introduced = true, testData }, failOn) {
    if (failOn === 'none' || waived !== undefined || introduced !== true)
        return false;
    if (typeof failOn !== 'string')
        return failOn.includes(check) && testData === undefined;
    return finding/* severities */.g.indexOf(severity) <= finding/* severities */.g.indexOf(failOn);
}

;// CONCATENATED MODULE: ./lib/pipeline/conclude.js

function concluder({ findings, gaps: known, settings, stopped, describe }) {
    const conclude = (further) => {
        const all = [...known, ...further];
        const stop = all.length > 0 ? stopped?.() : undefined;
        const gaps = stop === undefined ? all : [stop, ...all.filter(({ cause }) => cause !== stop.cause)];
        const { verdict, exitCode } = verdict_judge(findings, gaps, settings);
        return { report: describe({ verdict, findings, gaps }), exitCode };
    };
    let first;
    return (further = []) => {
        if (further.length > 0)
            return conclude(further);
        first ??= conclude([]);
        return first;
    };
}

// EXTERNAL MODULE: ./lib/advisories/messages.js
var advisories_messages = __webpack_require__(18399);
;// CONCATENATED MODULE: ./lib/advisories/sbom/document.js



const maxDocumentBytes = 64 * 1024 * 1024;
const bundleSchema = classic_schemas/* object */.Ikc({ dsseEnvelope: classic_schemas/* unknown */.L5J() });
const envelopeSchema = classic_schemas/* object */.Ikc({ payload: classic_schemas/* string */.YjP(), payloadType: classic_schemas/* string */.YjP() });
const statementSchema = classic_schemas/* object */.Ikc({
    _type: classic_schemas/* string */.YjP().startsWith('https://in-toto.io/Statement/'),
    predicateType: classic_schemas/* string */.YjP().max(1000),
    predicate: classic_schemas/* unknown */.L5J(),
    subject: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ digest: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).default({}) }))
        .max(10_000)
        .default([]),
});
const sbomPredicate = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/bom)(?:\/|$)/i;
const cosignPredicate = classic_schemas/* object */.Ikc({ Data: classic_schemas/* unknown */.L5J() });
function unwrap(text) {
    const outer = readJson(text);
    if ('unreadable' in outer)
        return outer;
    const bundled = bundleSchema.safeParse(outer.json);
    const enveloped = envelopeSchema.safeParse(bundled.success && bundled.data.dsseEnvelope !== undefined ? bundled.data.dsseEnvelope : outer.json);
    if (!enveloped.success)
        return fromStatement(outer.json);
    const { payload, payloadType } = enveloped.data;
    if (payloadType !== 'application/vnd.in-toto+json')
        return { other: 'an envelope without an in-toto statement' };
    const inner = readJson(Buffer.from(payload, 'base64').toString('utf8'));
    return 'unreadable' in inner
        ? { unreadable: `the payload of the envelope: ${inner.unreadable}` }
        : fromStatement(inner.json);
}
function fromStatement(json) {
    const stated = statementSchema.safeParse(json);
    if (!stated.success)
        return { document: json, subjects: [] };
    const { predicateType, predicate, subject } = stated.data;
    if (!sbomPredicate.test(predicateType))
        return { other: 'an attestation about something other than packages' };
    const subjects = subject.map(({ digest }) => `sha256:${digest.sha256 ?? ''}`).filter(model_image/* isDigest */.Bc);
    const cosign = cosignPredicate.safeParse(predicate);
    const data = cosign.success ? cosign.data.Data : undefined;
    if (data === undefined)
        return { document: predicate, subjects };
    if (typeof data !== 'string')
        return { document: data, subjects };
    const parsed = readJson(data);
    return 'unreadable' in parsed ? parsed : { document: parsed.json, subjects };
}
function readJson(text) {
    if (text.length > maxDocumentBytes)
        return { unreadable: `it is larger than ${maxDocumentBytes} bytes` };
    const json = (0,model_json/* parseJson */.q)(text.replace(/^\uFEFF/, ''));
    return json === undefined ? { unreadable: 'it is not JSON' } : { json };
}

;// CONCATENATED MODULE: ./lib/advisories/sbom/apko.js

const documentSchema = classic_schemas/* object */.Ikc({
    version: classic_schemas/* string */.YjP(),
    contents: classic_schemas/* object */.Ikc({ packages: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()), repositories: classic_schemas/* unknown */.L5J() }),
});
const packageSchema = classic_schemas/* object */.Ikc({ name: classic_schemas/* string */.YjP(), version: classic_schemas/* string */.YjP(), origin: classic_schemas/* string */.YjP().optional() });
function isApkoLock(json) {
    return documentSchema.safeParse(json).success;
}
function readApkoLock(json) {
    const parsed = documentSchema.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its packages are not a list' };
    return {
        entries: parsed.data.contents.packages.map((raw) => {
            const { data } = packageSchema.safeParse(raw);
            if (data === undefined)
                return { why: 'it has no name or no version' };
            const { name, version, origin } = data;
            return { name, version, type: 'apk', origins: origin === undefined ? [] : [origin] };
        }),
    };
}

// EXTERNAL MODULE: ./node_modules/packageurl-js/index.js
var packageurl_js = __webpack_require__(87091);
;// CONCATENATED MODULE: ./lib/advisories/sbom/component.js


const component_maxNameLength = 256;
const maxPurlLength = 4096;
const imageTypes = new Set(['oci', 'docker']);
function componentOf(entry) {
    const url = parsePurl(entry.purl);
    if (url !== undefined && imageTypes.has(url.type))
        return undefined;
    const name = url === undefined ? entry.name?.trim() : component_nameIn(url);
    const version = url?.version ?? entry.version;
    const type = url?.type ?? entry.type;
    if (name === undefined || name === '')
        return { why: 'it has neither a name nor a purl' };
    if (name.length > component_maxNameLength)
        return { why: `its name is longer than ${component_maxNameLength} characters` };
    const origins = [...entry.origins, ...originsIn(url)].map((origin) => origin.trim());
    const usable = origins.filter((origin) => origin !== '' && origin !== name && origin.length <= component_maxNameLength);
    return {
        name,
        ...(0,model_compact/* compact */.o)({
            version: version === '' || (version?.length ?? 0) > component_maxNameLength ? undefined : version,
            purl: url === undefined ? undefined : entry.purl,
            type,
        }),
        origins: [...new Set(usable)],
    };
}
function parsePurl(text) {
    if (text === undefined || text.length > maxPurlLength)
        return undefined;
    try {
        return packageurl_js.PackageURL.fromString(text);
    }
    catch {
        return undefined;
    }
}
function component_nameIn({ type, namespace, name }) {
    if (!namespace)
        return name;
    if (type === 'maven')
        return `${namespace}:${name}`;
    return ['npm', 'golang', 'composer', 'github', 'swift'].includes(type) ? `${namespace}/${name}` : name;
}
function originsIn(url) {
    const { origin, upstream } = url?.qualifiers ?? {};
    return [origin, upstream]
        .flatMap((text) => text?.slice(0, maxPurlLength).split(',') ?? [])
        .map((text) => text.replace(/-[^-]+-[^-]+\.src\.rpm$/, '').replace(/(?<=.)@[^@]*$/, ''));
}
const maxPackages = 200_000;

;// CONCATENATED MODULE: ./lib/advisories/sbom/cyclonedx.js


const cyclonedx_text = classic_schemas/* string */.YjP().optional();
const componentSchema = classic_schemas/* object */.Ikc({
    type: cyclonedx_text,
    group: cyclonedx_text,
    name: cyclonedx_text,
    version: cyclonedx_text,
    purl: cyclonedx_text,
    properties: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ name: cyclonedx_text, value: cyclonedx_text })).optional(),
    pedigree: classic_schemas/* object */.Ikc({ ancestors: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ name: cyclonedx_text })).optional() }).optional(),
    components: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).optional(),
});
const cyclonedx_documentSchema = classic_schemas/* object */.Ikc({ specVersion: classic_schemas/* string */.YjP(), components: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).default([]) });
const otherTypes = new Set([
    'operating-system',
    'container',
    'device',
    'device-driver',
    'firmware',
    'file',
    'platform',
    'machine-learning-model',
    'data',
    'cryptographic-asset',
]);
const originProperties = new Set(['syft:metadata:originPackage', 'aquasecurity:trivy:SrcName']);
const cyclonedx_maxDepth = 32;
function isCycloneDx(json) {
    return classic_schemas/* object */.Ikc({ bomFormat: classic_schemas/* literal */.euz('CycloneDX') }).safeParse(json).success;
}
function readCycloneDx(json) {
    const parsed = cyclonedx_documentSchema.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its components are not a list' };
    const { specVersion, components } = parsed.data;
    if (!/^1\.[456]$/.test(specVersion)) {
        return { unreadable: `CycloneDX ${specVersion.slice(0, 40)} is not supported, only 1.4 to 1.6` };
    }
    const entries = [];
    let level = components;
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth >= cyclonedx_maxDepth)
            return { unreadable: `its components are nested deeper than ${cyclonedx_maxDepth}` };
        const below = [];
        for (const raw of level) {
            const { data } = componentSchema.safeParse(raw);
            entries.push(data === undefined ? { why: 'it is not a CycloneDX component' } : entryOf(data));
            for (const nested of data?.components ?? [])
                below.push(nested);
            if (entries.length > maxPackages)
                return { entries };
        }
        level = below;
    }
    return { entries };
}
function entryOf(data) {
    if (data.purl === undefined && otherTypes.has(data.type ?? ''))
        return undefined;
    const properties = (data.properties ?? []).filter(({ name }) => originProperties.has(name ?? ''));
    const ancestors = data.pedigree?.ancestors ?? [];
    const origins = [...properties.map(({ value }) => value), ...ancestors.map(({ name }) => name)];
    return {
        name: data.group && data.name ? `${data.group}/${data.name}` : data.name,
        version: data.version,
        purl: data.purl,
        origins: origins.filter((name) => name !== undefined).slice(0, 20),
    };
}

;// CONCATENATED MODULE: ./lib/advisories/sbom/spdx.js


const spdx_text = classic_schemas/* string */.YjP().optional();
const spdx_packageSchema = classic_schemas/* object */.Ikc({
    SPDXID: spdx_text,
    name: spdx_text,
    versionInfo: spdx_text,
    sourceInfo: spdx_text,
    primaryPackagePurpose: spdx_text,
    externalRefs: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ referenceType: spdx_text, referenceLocator: spdx_text })).optional(),
});
const relationshipSchema = classic_schemas/* object */.Ikc({
    spdxElementId: classic_schemas/* string */.YjP(),
    relationshipType: classic_schemas/* string */.YjP(),
    relatedSpdxElement: classic_schemas/* string */.YjP(),
});
const spdx_documentSchema = classic_schemas/* object */.Ikc({
    spdxVersion: classic_schemas/* string */.YjP(),
    packages: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).default([]),
    relationships: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).default([]),
});
const otherPurposes = new Set(['CONTAINER', 'OPERATING_SYSTEM']);
const builtFrom = /\bbuilt (?:package )?from:? +(?<name>[^\s,;]{1,256})/i;
const maxRelationships = 1_000_000;
const maxSources = 20;
function isSpdx(json) {
    return classic_schemas/* object */.Ikc({ spdxVersion: classic_schemas/* string */.YjP() }).safeParse(json).success;
}
function readSpdx(json) {
    const parsed = spdx_documentSchema.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its packages are not a list' };
    const { spdxVersion, packages, relationships } = parsed.data;
    if (!/^SPDX-2\.\d$/.test(spdxVersion))
        return { unreadable: `${spdxVersion.slice(0, 40)} is not supported, only SPDX 2.x` };
    const decoded = packages.map((raw) => spdx_packageSchema.safeParse(raw));
    const byId = new Map(decoded.flatMap(({ data }) => (data?.SPDXID === undefined ? [] : [[data.SPDXID, data]])));
    const sources = spdx_sourcesIn(relationships.slice(0, maxRelationships));
    const sourceIds = new Set([...sources.values()].flat());
    const entries = decoded.map(({ data }) => {
        if (data === undefined)
            return { why: 'it is not an SPDX 2 package' };
        if (isNotPackage(data, sourceIds))
            return undefined;
        const origins = (sources.get(data.SPDXID ?? '') ?? []).map((id) => sourceName(byId.get(id)));
        const builtFromName = builtFrom.exec((data.sourceInfo ?? '').slice(0, 2000))?.groups?.name;
        return {
            name: data.name,
            version: data.versionInfo,
            purl: purlOf(data),
            origins: [...origins, builtFromName].filter((name) => name !== undefined),
        };
    });
    return { entries };
}
function spdx_sourcesIn(relationships) {
    const sources = new Map();
    for (const raw of relationships) {
        const { data } = relationshipSchema.safeParse(raw);
        if (data === undefined || !['GENERATED_FROM', 'DESCRIBED_BY'].includes(data.relationshipType))
            continue;
        const ids = sources.get(data.spdxElementId) ?? [];
        if (ids.length < maxSources)
            sources.set(data.spdxElementId, [...ids, data.relatedSpdxElement]);
    }
    return sources;
}
function isNotPackage(data, sourceIds) {
    const type = () => parsePurl(purlOf(data))?.type ?? '';
    if (sourceIds.has(data.SPDXID ?? ''))
        return ['', 'github', 'gitlab', 'generic'].includes(type());
    return otherPurposes.has(data.primaryPackagePurpose ?? '') && type() === '';
}
function purlOf({ externalRefs = [] }) {
    return externalRefs.find(({ referenceType }) => /(?:^|\/)purl$/.test(referenceType ?? ''))
        ?.referenceLocator;
}
function sourceName(data) {
    return data?.name?.replace(/(?:\.melange)?\.ya?ml$/, '');
}

;// CONCATENATED MODULE: ./lib/advisories/sbom/index.js







const formats = [
    { kind: 'spdx', is: isSpdx, read: readSpdx },
    { kind: 'cyclonedx', is: isCycloneDx, read: readCycloneDx },
    { kind: 'apko-lock', is: isApkoLock, read: readApkoLock },
];
const maxProblems = 20;
function parseSbom({ path, text }) {
    const failed = (kind, message, subjects = []) => ({
        kind,
        components: [],
        problems: [{ file: path, message }],
        empty: false,
        subjects,
    });
    const unwrapped = unwrap(text);
    if ('unreadable' in unwrapped)
        return failed('unreadable', `The SBOM cannot be read: ${unwrapped.unreadable}`);
    if ('other' in unwrapped)
        return failed('other', `This file is not an SBOM: it is ${unwrapped.other}`);
    const format = formats.find(({ is }) => is(unwrapped.document));
    if (format === undefined) {
        return failed('other', 'This file is not an SBOM: it is neither SPDX, CycloneDX nor an apko lock file in JSON');
    }
    const read = format.read(unwrapped.document);
    if ('unreadable' in read)
        return failed('unreadable', `The SBOM cannot be read: ${read.unreadable}`, unwrapped.subjects);
    return { kind: format.kind, subjects: unwrapped.subjects, ...componentsOf(read.entries, { path, text }) };
}
function inspectSbom(text) {
    const unwrapped = unwrap(text);
    if ('document' in unwrapped) {
        const { document, subjects } = unwrapped;
        return { isSbom: subjects.length > 0 || formats.some(({ is }) => is(document)), subjects };
    }
    return { isSbom: 'unreadable' in unwrapped, subjects: [] };
}
function componentsOf(entries, { path, text }) {
    const spanOf = indexSpans(text);
    const components = [];
    const issues = [];
    entries.slice(0, maxPackages).forEach((entry, index) => {
        const component = entry === undefined || 'why' in entry ? entry : componentOf(entry);
        if (component === undefined)
            return;
        if ('why' in component) {
            issues.push(`Package ${index + 1} of the SBOM cannot be checked: ${component.why}`);
            return;
        }
        const span = (component.purl === undefined ? undefined : spanOf(component.purl)) ?? spanOf(component.name);
        components.push({ ...component, file: path, ...(0,model_compact/* compact */.o)({ span }) });
    });
    const more = issues.length - maxProblems;
    const messages = issues.slice(0, maxProblems);
    if (more > 0)
        messages.push(`${more} more packages of the SBOM cannot be checked`);
    if (entries.length > maxPackages)
        messages.push(`The SBOM lists more than ${maxPackages} packages; the rest was not read`);
    const empty = components.length === 0 && issues.length === 0;
    if (empty)
        messages.push('The SBOM lists no packages');
    return { components, empty, problems: messages.map((message) => ({ file: path, message })) };
}
const namedPattern = /"(?:purl|referenceLocator|name)"\s{0,20}:\s{0,20}("(?:[^"\\]|\\.){1,4096}")/g;
function indexSpans(text) {
    const spans = new Map();
    for (const match of text.matchAll(namedPattern)) {
        const literal = match[1] ?? '';
        const value = (0,model_json/* parseJson */.q)(literal);
        const end = match.index + match[0].length - 1;
        if (typeof value === 'string' && !spans.has(value))
            spans.set(value, { start: end - literal.length + 2, end });
    }
    return (value) => spans.get(value);
}

;// CONCATENATED MODULE: ./lib/advisories/files.js





async function localSboms(files, globs) {
    const packages = [];
    const sources = new Map();
    const gaps = [];
    for (const match of await matchingFiles(files, globs)) {
        if ('glob' in match) {
            gaps.push({ cause: 'no-sbom', subject: match.glob, message: advisories_messages/* noSbomFile */.fd });
            continue;
        }
        const { path } = match;
        const unreadable = (message) => gaps.push({ cause: 'unreadable-file', subject: path, message });
        const read = await files.read(path, maxDocumentBytes);
        if ('unreadable' in read) {
            unreadable((0,advisories_messages/* sbomNotRead */.p_)(read.unreadable));
            continue;
        }
        const source = { path, text: read.text };
        const { components, problems } = parseSbom(source);
        sources.set(path, source);
        for (const { message } of problems)
            unreadable(message);
        for (const { name, version, type, origins, span = { start: 0, end: 0 } } of components)
            packages.push({ name, ...(0,model_compact/* compact */.o)({ version, type }), origins, at: { file: path, span } });
    }
    return { packages, files: sources, gaps };
}
async function matchingFiles(files, globs) {
    if (globs.length === 0)
        return [];
    const matchesAny = (0,model_glob/* pathMatcher */.kZ)(globs);
    const paths = (await files.list(matchesAny)).filter(matchesAny).sort();
    const unmatched = globs.filter((glob) => !paths.some((0,model_glob/* pathMatcher */.kZ)([glob])));
    return [...unmatched.map((glob) => ({ glob })), ...paths.map((path) => ({ path }))];
}

;// CONCATENATED MODULE: ./lib/advisories/images.js







function pulledImages(occurrences, facts, mirrors) {
    return occurrences.flatMap((occurrence) => {
        if (occurrence.kind !== 'image')
            return [];
        const fact = facts.get(occurrence);
        const current = fact !== undefined && 'currentDigest' in fact ? fact.currentDigest : undefined;
        const digest = occurrence.image.digest ?? current;
        return digest === undefined
            ? []
            : [{ occurrence, origin: mirroredImage(occurrence.image, mirrors), digest }];
    });
}
function imageAdvisoryCollector(sources) {
    const attachedPackages = (0,memoize/* memoizeAsync */.T)(async (registry, repository, digest) => {
        const findSboms = sources.sbomsIn(registry);
        if (findSboms === undefined)
            return { packages: [], gaps: [] };
        const attached = await findSboms(repository, digest, inspectSbom);
        return packagesIn(attached, `${registry}/${repository}@${digest}`);
    });
    const scannerMatches = (0,memoize/* memoizeAsync */.T)(async (repository, digest, subject) => {
        try {
            return await sources.scanned(repository, digest);
        }
        catch (error) {
            return (0,failure/* gapFrom */.rK)(error, subject());
        }
    }, (repository, digest) => `${repository}@${digest}`);
    return {
        async packagesOf({ occurrence: { at, image }, origin, digest }) {
            const { packages, gaps } = await attachedPackages(origin.registry, origin.repository, digest);
            return { packages: packages.map((use) => ({ ...use, at, image })), gaps };
        },
        async vulnerabilitiesOf({ occurrence: { at, image }, origin, digest }) {
            if (sources.sbomsIn(origin.registry) === undefined)
                return { vulnerabilities: [], gaps: [] };
            const subject = () => (0,advisories_messages/* scannerReportOf */.Ot)(`${(0,model_image/* imageName */.tO)(origin)}@${digest}`);
            const matches = await scannerMatches(origin.repository, digest, subject);
            if ('cause' in matches)
                return { vulnerabilities: [], gaps: [matches] };
            return { vulnerabilities: matches.map((match) => ({ ...match, at, image })), gaps: [] };
        },
    };
}
function packagesIn(attached, name) {
    if ('cause' in attached)
        return { packages: [], gaps: [attached] };
    const packages = new Map();
    const gaps = attached.missing.map((platform) => ({
        cause: 'no-sbom',
        subject: name,
        message: (0,advisories_messages/* noAttachedSbom */.$A)(platform === name ? undefined : platform),
    }));
    for (const { digest, platform, ofIndex, text } of attached.documents) {
        const { components, problems, empty } = parseSbom({ path: digest, text });
        if (ofIndex && empty)
            continue;
        for (const { message } of problems)
            gaps.push({ cause: 'unreadable-file', subject: `SBOM ${digest} of ${name}`, message });
        for (const { name: packageName, version, type, origins } of components) {
            const key = JSON.stringify([packageName, version, type, origins]);
            const platforms = [
                ...(packages.get(key)?.platforms ?? []),
                ...(platform === undefined ? [] : [platform]),
            ];
            packages.set(key, {
                name: packageName,
                ...(0,model_compact/* compact */.o)({ version, type }),
                origins,
                platforms: [...new Set(platforms)],
            });
        }
    }
    return { packages: [...packages.values()], gaps };
}

;// CONCATENATED MODULE: ./lib/advisories/collect.js


function createAdvisoryCollector(sources, files, options) {
    const { artifacts, sbom, sbomFromRegistry, vulnerabilityReports, registries } = options;
    const requested = artifacts.length + sbom.length > 0 || sbomFromRegistry || vulnerabilityReports;
    if (!requested || 'cause' in sources) {
        const gaps = requested && 'cause' in sources ? [sources] : [];
        return async () => ({
            advice: { advisories: [], packages: [], vulnerabilities: [] },
            files: new Map(),
            gaps,
            asked: 'cause' in sources ? artifacts.map(() => sources.cause) : [],
        });
    }
    const images = imageAdvisoryCollector(sources);
    const advisoriesFor = advisoryLookup(sources);
    let local;
    return async (occurrences, facts) => {
        local ??= localSboms(files, sbom);
        const pulled = pulledImages(occurrences, facts, registries);
        const [fromFiles, attached, scanned] = await Promise.all([
            local,
            Promise.all(sbomFromRegistry ? pulled.map(images.packagesOf) : []),
            Promise.all(vulnerabilityReports ? pulled.map(images.vulnerabilitiesOf) : []),
        ]);
        const named = artifacts.map((name) => ({ name, origins: [] }));
        const packages = [...named, ...fromFiles.packages, ...attached.flatMap((image) => image.packages)];
        const { advisories, gaps, asked } = await advisoriesFor(packages);
        const sourceGaps = [...fromFiles.gaps, ...[...attached, ...scanned].flatMap((image) => image.gaps)];
        return {
            advice: { advisories, packages, vulnerabilities: scanned.flatMap((image) => image.vulnerabilities) },
            files: fromFiles.files,
            gaps: [...sourceGaps, ...gaps],
            asked: [...asked, ...sourceGaps.map(({ cause }) => cause)],
        };
    };
}
function advisoryLookup(sources) {
    const outcomes = new Map();
    const advisories = new Map();
    const gaps = [];
    return async (packages) => {
        const names = new Set(packages.flatMap(({ name, origins }) => [name, ...origins]));
        const newNames = [...names].filter((name) => !outcomes.has(name)).sort();
        for (const name of newNames)
            outcomes.set(name, undefined);
        if (newNames.length > 0) {
            const answer = await sources.advisories(newNames);
            for (const advisory of answer.advisories)
                advisories.set(advisory.uid, advisory);
            for (const [name, cause] of answer.unanswered)
                outcomes.set(name, cause);
            gaps.push(...answer.gaps);
        }
        return { advisories: [...advisories.values()], gaps: [...gaps], asked: [...outcomes.values()] };
    };
}

// EXTERNAL MODULE: ./lib/checks/check.js
var check = __webpack_require__(5229);
// EXTERNAL MODULE: ./lib/model/image-glob.js
var image_glob = __webpack_require__(52367);
// EXTERNAL MODULE: ./lib/checks/test-data.js
var test_data = __webpack_require__(85246);
// EXTERNAL MODULE: ./lib/model/name-glob.js
var name_glob = __webpack_require__(78893);
;// CONCATENATED MODULE: ./lib/checks/waivers.js





class PolicyWaiver {
    waiver;
    matched = 0;
    lapsed;
    expiredAt;
    matches;
    constructor(waiver, now) {
        this.waiver = waiver;
        const { expires } = waiver;
        this.expiredAt = expires !== undefined && now > expires ? expires : undefined;
        this.matches = selectorMatcher(waiver);
    }
    decide(finding) {
        const { acknowledged } = this.waiver;
        if (!this.matches(finding))
            return undefined;
        if (acknowledged !== undefined && finding.about?.advisory === undefined)
            return undefined;
        this.matched += 1;
        if (this.expiredAt !== undefined)
            return { lapsed: `A waiver for it expired on ${(0,time/* formatDay */.im)(this.expiredAt)}` };
        const changed = changedSince(acknowledged, finding);
        if (changed === undefined)
            return { waived: waivedBy(this.waiver) };
        this.lapsed = changed;
        return { lapsed: changed };
    }
}
class InlineWaiverEntry {
    waiver;
    matched = 0;
    lapsed = undefined;
    expiredAt = undefined;
    constructor(waiver) {
        this.waiver = waiver;
    }
    decide({ check, at }) {
        const { file, span } = this.waiver.covers;
        if (check !== this.waiver.check || at?.file !== file)
            return undefined;
        if (at.span.start < span.start || at.span.start >= span.end)
            return undefined;
        this.matched += 1;
        const { reason, pending } = this.waiver;
        if (pending)
            return { lapsed: 'This change adds the inline waiver, which takes effect after the merge' };
        return { waived: { at: this.waiver.at, reason } };
    }
}
function changedSince(acknowledged, { about }) {
    if (acknowledged === undefined)
        return undefined;
    const updatedAt = about?.advisory?.updatedAt;
    const seen = (0,time/* formatDay */.im)(acknowledged);
    if (updatedAt === undefined)
        return `Its waiver does not apply: it acknowledges the update of ${seen}, and the platform does not say when the advisory was last updated`;
    if (updatedAt <= acknowledged)
        return undefined;
    return `Its waiver has lapsed: the advisory was updated on ${(0,time/* formatDay */.im)(updatedAt)}, after the update of ${seen} that the waiver acknowledges`;
}
function waivedBy({ at, reason, owner, expires }) {
    return {
        at,
        reason,
        ...(0,model_compact/* compact */.o)({ owner, expires }),
    };
}
function selectorMatcher({ check, image, tag, paths, artifact, advisory, }) {
    const tests = [
        check === undefined ? undefined : (finding) => finding.check === check,
        image === undefined ? undefined : ({ about }) => (0,image_glob/* imageMatches */.d)([image], about?.image),
        tag === undefined ? undefined : ({ about }) => tagMatches(tag, about?.image),
        paths === undefined ? undefined : inPaths(paths),
        artifact === undefined ? undefined : ({ about }) => about?.artifact === artifact,
        advisory === undefined ? undefined : ({ about }) => advisoryMatches(advisory, about?.advisory),
    ];
    const given = tests.filter((test) => test !== undefined);
    return (finding) => given.length > 0 && given.every((test) => test(finding));
}
function inPaths(globs) {
    const matches = (0,model_glob/* pathMatcher */.kZ)(globs);
    return ({ at }) => at !== undefined && matches(at.file);
}
function tagMatches(glob, image) {
    return image?.tag !== undefined && (0,name_glob/* matchesName */.H)(glob, image.tag);
}
function advisoryMatches(wanted, advisory) {
    if (advisory === undefined)
        return false;
    const same = (id) => id.toLowerCase() === wanted.toLowerCase();
    return same(advisory.id) || advisory.aliases.some(same);
}

;// CONCATENATED MODULE: ./lib/checks/overrides.js




function withSeverities(findings, { checks, overrides }) {
    const levels = overrides.map((override) => ({ override, matches: overrideMatcher(override) }));
    return findings.flatMap((finding) => {
        const own = levels.flatMap(({ override, matches }) => {
            const level = override.checks.get(finding.check);
            return level !== undefined && matches(finding)
                ? [{ level, isByPath: override.paths !== undefined }]
                : [];
        });
        const level = own.at(-1)?.level ?? checks.get(finding.check) ?? finding.severity;
        return (0,test_data/* leveled */.Cq)(finding, level, own.some(({ isByPath }) => isByPath));
    });
}
function overrideMatcher({ paths, images }) {
    const inFiles = paths === undefined ? () => true : inPaths(paths);
    return (finding) => inFiles(finding) && (images === undefined || (0,image_glob/* imageMatches */.d)(images, finding.about?.image));
}
function ageLimitsFor(overrides, { maxAgeMs, minAgeMs }) {
    const withAges = overrides
        .filter((override) => override.maxAgeMs !== undefined || override.minAgeMs !== undefined)
        .map((override) => ({ override, inFiles: override.paths && (0,model_glob/* pathMatcher */.kZ)(override.paths) }));
    return ({ at, image }) => withAges.reduce((ages, { override, inFiles }) => {
        const { images } = override;
        const applies = inFiles?.(at.file) !== false && (images === undefined || (0,image_glob/* imageMatches */.d)(images, image));
        return applies
            ? {
                maxAgeMs: override.maxAgeMs ?? ages.maxAgeMs,
                minAgeMs: override.minAgeMs ?? ages.minAgeMs,
            }
            : ages;
    }, { maxAgeMs, minAgeMs });
}

// EXTERNAL MODULE: ./lib/checks/rules/expired-waiver.js
var expired_waiver = __webpack_require__(53245);
// EXTERNAL MODULE: ./lib/checks/rules/unused-waiver.js
var unused_waiver = __webpack_require__(41596);
;// CONCATENATED MODULE: ./lib/checks/waiver-states.js



const soonMs = 14 * time/* dayMs */.LP;
function waiverStateOf(entry, now, complete) {
    const { waiver, matched, lapsed, expiredAt } = entry;
    if ('pending' in waiver)
        return pending(entry);
    if (expiredAt !== undefined)
        return stateWith(entry, 'expired', `It expired on ${(0,time/* formatDay */.im)(expiredAt)}`);
    if (lapsed !== undefined)
        return stateWith(entry, 'lapsed', lapsed);
    const soon = 'expires' in waiver ? expiringSoon(waiver.expires, now) : undefined;
    return stateWith(entry, matched > 0 ? 'active' : complete ? 'unused' : 'unknown', soon);
}
function removedWaiverState(entry) {
    const until = entry.expiredAt === undefined ? '; it applies until the merge' : '';
    return stateWith(entry, 'removed', `This pull request removes the waiver${until}`);
}
function pendingWaiverState(entry, findings) {
    for (const finding of findings)
        entry.decide(finding);
    return pending(entry);
}
function pending(entry) {
    const findings = entry.matched > 0 ? ` and will match ${(0,model_text/* plural */.LS)(entry.matched, 'finding')}` : '';
    return stateWith(entry, 'pending', `This pull request adds the waiver: it takes effect after the merge${findings}`);
}
function stateWith({ waiver, matched }, state, notice) {
    return { waiver, state, matched, ...(0,model_compact/* compact */.o)({ notice }) };
}
function expiringSoon(expires, now) {
    if (expires === undefined || expires - now > soonMs)
        return undefined;
    const days = Math.floor((expires - now) / time/* dayMs */.LP);
    return `It expires on ${(0,time/* formatDay */.im)(expires)}, ${days === 0 ? 'within a day' : `in ${(0,model_text/* plural */.LS)(days, 'day')}`}`;
}

;// CONCATENATED MODULE: ./lib/checks/apply-policy.js








function judgeEvidence(evidence, policy, ages, context) {
    const limits = ageLimitsFor(policy.overrides, ages);
    const found = (0,checks.findingsOf)(evidence, {
        maxAgeMs: (occurrence) => limits(occurrence).maxAgeMs,
        now: context.now,
        ...(0,model_compact/* compact */.o)({ eolWarningMs: ages.eolWarningMs }),
        advisories: policy.advisories,
        signatures: policy.signatures,
    });
    return applyPolicy(found, policy, context);
}
function applyPolicy(findings, policy, { now, complete, inline = [] }) {
    const rated = withSeverities(findings, policy);
    const own = policy.waivers.map((waiver) => new PolicyWaiver(waiver, now));
    const removed = policy.removed.map((waiver) => new PolicyWaiver(waiver, now));
    const inlineEntries = inline.map((waiver) => new InlineWaiverEntry(waiver));
    const inForce = [...own, ...removed, ...inlineEntries];
    const judged = rated.map((finding) => matchWaivers(inForce, finding));
    const aboutWaivers = [
        ...own.flatMap((entry) => findingsAboutWaiver(entry, complete)),
        ...inlineEntries.flatMap((entry) => (entry.waiver.pending ? [] : findingsAboutUnused(entry, complete))),
    ];
    return {
        findings: [...judged, ...withSeverities(aboutWaivers, policy).map(unwaived)].sort(check/* byPlace */.hz),
        waiverStates: [
            ...[...own, ...inlineEntries].map((entry) => waiverStateOf(entry, now, complete)),
            ...removed.map(removedWaiverState),
            ...policy.pending.map((waiver) => pendingWaiverState(new PolicyWaiver(waiver, now), rated)),
        ],
    };
}
function matchWaivers(entries, finding) {
    const decisions = entries.flatMap((entry) => entry.decide(finding) ?? []);
    const match = decisions.find((decision) => 'waived' in decision);
    if (match !== undefined)
        return { ...finding, waived: match.waived };
    const lapsed = decisions.find((decision) => 'lapsed' in decision);
    if (lapsed === undefined)
        return unwaived(finding);
    return unwaived({ ...finding, message: `${finding.message}. ${lapsed.lapsed}` });
}
function unwaived(finding) {
    return { ...finding, waived: undefined };
}
function findingsAboutWaiver(entry, complete) {
    const { waiver, matched, expiredAt } = entry;
    if (waiver.inheritedAt !== undefined && (expiredAt === undefined || matched === 0))
        return [];
    if (expiredAt === undefined)
        return findingsAboutUnused(entry, complete);
    return [findingOf(expired_waiver/* expiredWaiver */.a, (0,expired_waiver/* expiredDraft */.n)(waiver, expiredAt, matched))];
}
function findingsAboutUnused({ waiver, matched }, complete) {
    return matched > 0 || !complete ? [] : [findingOf(unused_waiver/* unusedWaiver */.L, (0,unused_waiver/* unusedDraft */.a)(waiver))];
}
function findingOf({ id, severity }, draft) {
    return { check: id, severity, ...draft };
}

;// CONCATENATED MODULE: ./lib/resolve/messages.js


function platformNeeded(registry, surface) {
    const [platform, baseUrl, registryUrl] = ['platform', 'base-url', 'registry-url'].map((name) => (0,model_surface/* settingName */.Q)(surface, name));
    return `To check the tag history of ${registry}, set ${platform} (or ${baseUrl} and ${registryUrl})`;
}
function listedButMissing(reason) {
    return `The platform lists the tag, but its registry does not have it: ${reason}`;
}
const tagNotListed = "The tag is not in the platform's list of tags, so its end of life is not known";
const tagListedTwice = "The platform's list of tags has the tag more than once, with different digests or ends of life, so neither is used";
function listContradictsHistory(listed, newest) {
    return `The platform's list of tags shows ${(0,model_text/* shortDigest */.VK)(listed)} for the tag, but its history ends with ${(0,model_text/* shortDigest */.VK)(newest)}, so it is not known which of them is current. Re-run; if it keeps happening, report it to the operator of the platform`;
}
const noTagHadDigest = 'The reference has a digest but no tag, and none of the searched tags has ever pointed to that digest';
function digestWithoutTag(registry) {
    return `The reference has a digest but no tag. The digest exists, but ${registry} keeps no tag history, so it is not known which tag it belongs to`;
}
function noTagHistory(registry, hasLedger, unanswered) {
    const ledger = hasLedger
        ? "this repository's ledger does not contain enough observations"
        : 'this repository has no ledger';
    return `${registry} keeps no tag history and ${ledger}, so it is not known ${unanswered}`;
}
const ownLedger = "this repository's ledger";
function sourcesLeaveOpen(reasons, unanswered) {
    return `${capitalized(reasons.join(', and '))}, so it is not known ${unanswered}`;
}
const sourceReasons = {
    silent: (source, message) => `${source} could not be read (${message})`,
    since: (source, day) => `${source} reaches back to ${day} and does not settle it`,
    empty: (source) => `${source} has no entry for the tag`,
    timestamps: (source) => `${source} do not settle it`,
    noLedger: 'this repository has no ledger',
};
function capitalized(text) {
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
const unanswered = {
    asOf: 'what the tag pointed to at `as-of`',
    minAge: 'how old the current digest is (`min-age`)',
    pin: 'whether the tag ever pointed to the pinned digest, or how far behind it is. The digest exists but is not the current one',
    deletedDigest: 'which digest to pin: the newest one that is old enough is no longer in the registry',
    target: (reason) => `which digest to pin: ${reason}`,
};
const historyNotInReport = 'The report does not contain the history of the tag, so its state at another time cannot be evaluated';
function policiesUnread(why) {
    return `It is not known whether the organization has pull policies, which could deny a pull: ${why}`;
}
function policyUnanswered(why) {
    return `It is not known whether the pull policies of the organization allow the pull: ${why}`;
}
function overridesUnread(policy, why) {
    return `The pull policy \`${policy}\` denies the pull, unless an override lifts that, which is not known: ${why}`;
}
function policyFailed(digest, failed) {
    const names = failed.map(({ policy }) => `\`${policy}\``).join(', ');
    return `The platform could not evaluate ${names} for ${(0,model_text/* shortDigest */.VK)(digest)}, so it is not known whether the pull is allowed. Have the administrator of the organization fix the policy`;
}
function endOfLifeUnreadable(date) {
    return `The platform announces an end of life on "${(0,model_text/* onOneLine */.GJ)(date, 40)}", which is not a date`;
}

// EXTERNAL MODULE: ./lib/model/repository.js
var model_repository = __webpack_require__(46425);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
;// CONCATENATED MODULE: ./lib/resolve/successor.js


const tagPattern = new RegExp([
    /^(?<prefix>(?:[a-z]+-)*)(?<v>v?)(?<numbers>\d{1,9}(?:\.\d{1,9}){0,2})/,
    /(?:[-_.]?(?<stage>alpha|beta|rc|cr|preview|pre|milestone|nightly|snapshot|canary|ea|[abm](?=\d))(?![a-z])[-_.]?(?<step>\d{0,9}))?/,
    /(?:(?:-r|\.)(?<revision>\d{1,9}))?(?<suffix>(?:-[a-z][\w.-]*)?)$/,
]
    .map(({ source }) => source)
    .join(''), 'i');
const stageAliases = { a: 'alpha', b: 'beta', cr: 'rc', m: 'milestone' };
const dateVersion = /^\d{8}$/;
function successorsOf(tag, tags) {
    const from = parse(tag);
    if (from === undefined)
        return undefined;
    const supported = tags
        .flatMap(({ name, deprecated }) => (deprecated ? [] : (parse(name) ?? [])))
        .filter((other) => other.variant === from.variant && compare(other, from) > 0)
        .filter(({ version }) => version.prerelease.length === 0 || from.version.prerelease.length > 0)
        .sort((a, b) => compare(a, b) || compareSpelling(a, b, from));
    const asPrecise = supported.filter(({ precision }) => precision === from.precision);
    const candidates = asPrecise.length > 0 ? asPrecise : supported;
    const [next] = candidates;
    const nearest = candidates.findLast((other) => next !== undefined && isSameReleaseLine(other, next, from));
    const newest = candidates.at(-1);
    return nearest && newest && { nearest: nearest.name, newest: newest.name };
}
function parse(name) {
    const groups = tagPattern.exec(name)?.groups;
    if (groups === undefined)
        return undefined;
    const { prefix = '', v = '', numbers = '', stage, step, revision, suffix = '' } = groups;
    const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number);
    const stageName = stage?.toLowerCase();
    const prerelease = stageName === undefined ? '' : `-${stageAliases[stageName] ?? stageName}.${Number(step)}`;
    return {
        name,
        version: new semver.SemVer(`${major}.${minor}.${patch}${prerelease}`),
        revision: Number(revision ?? -1),
        variant: `${prefix}${dateVersion.test(numbers) ? 'date' : ''}${suffix}`,
        precision: numbers.split('.').length + (revision === undefined ? 0 : 1),
        spelledWithV: v !== '',
    };
}
function compare(a, b) {
    return semver.compare(a.version, b.version) || a.revision - b.revision;
}
function compareSpelling(a, b, from) {
    const isAlike = (tag) => Number(tag.spelledWithV === from.spelledWithV);
    return isAlike(a) - isAlike(b) || (0,model_text/* compareText */.n6)(b.name, a.name);
}
function isSameReleaseLine(a, b, from) {
    return a.version.major === b.version.major && (from.precision === 1 || a.version.minor === b.version.minor);
}

;// CONCATENATED MODULE: ./lib/resolve/catalogue.js







function createTagCatalogue(sources, scope) {
    return {
        listTags: (0,memoize/* memoizeAsync */.T)((path) => listTags(sources, scope, path)),
        endOfLife: (path, tag) => endOfLife(sources, scope, path, tag),
    };
}
function endOfLifeIn(tags, image) {
    if (tags === undefined || 'cause' in tags)
        return tags;
    const [tag, ...others] = tags.filter(({ name }) => name === image.tag);
    const contradiction = (message) => ({
        cause: 'contradiction',
        subject: (0,model_image/* imageName */.tO)(image),
        message,
    });
    if (tag === undefined)
        return contradiction(tagNotListed);
    const isSame = ({ deprecated, digest }) => deprecated === tag.deprecated && digest === tag.digest;
    if (!others.every(isSame))
        return contradiction(tagListedTwice);
    if (!tag.deprecated)
        return { deprecated: false };
    return { deprecated: true, ...(0,model_compact/* compact */.o)({ successors: successorsOf(tag.name, tags) }) };
}
async function listTags(sources, scope, path) {
    const repository = await (0,model_repository/* findRepository */.W)(sources, scope, path);
    if (repository === undefined || 'cause' in repository)
        return repository;
    try {
        return await sources.catalogue?.listTags(repository);
    }
    catch (error) {
        return (0,failure/* gapFrom */.rK)(error, path);
    }
}
async function endOfLife(sources, scope, path, tag) {
    const { catalogue } = sources;
    if (catalogue?.endOfLife === undefined)
        return undefined;
    const repository = await (0,model_repository/* findRepository */.W)(sources, scope, path);
    if (repository === undefined || 'cause' in repository)
        return undefined;
    try {
        return await catalogue.endOfLife(repository, tag);
    }
    catch (error) {
        return (0,failure/* gapFrom */.rK)(error, `${path}:${tag}`);
    }
}

// EXTERNAL MODULE: ./lib/history/intervals.js
var intervals = __webpack_require__(74682);
// EXTERNAL MODULE: ./lib/history/timeline.js
var history_timeline = __webpack_require__(72881);
;// CONCATENATED MODULE: ./lib/history/pin-state.js

function pinStateOf(timeline, digest) {
    const last = timeline[(0,history_timeline/* lastIntervalOf */.X9)(timeline, digest)];
    if (last === undefined)
        return { status: 'never' };
    const { since, until, tied } = last;
    if (until === undefined)
        return { status: 'current', since, tied };
    const newer = timeline.slice(timeline.findIndex((interval) => interval.since === until));
    const by = newer.filter((interval) => interval.since === until).map(({ digest: next }) => next);
    return { status: 'superseded', since, tied, at: until, by, behind: newer.length };
}
function currentAt(timeline, view) {
    const cutoff = cutoffOf(view);
    return (0,history_timeline/* intervalsAt */.Il)((0,history_timeline/* upTo */.jB)(timeline, cutoff), cutoff);
}
function cutoffOf({ allowedUpTo = Number.POSITIVE_INFINITY, ...view }) {
    return Math.min(allowedUpTo, cutoffOfAge(view));
}
function cutoffOfAge({ now, asOf, minAgeMs = 0 }) {
    return minAgeMs === 0 ? (asOf ?? Number.POSITIVE_INFINITY) : (asOf ?? now) - minAgeMs;
}

;// CONCATENATED MODULE: ./lib/history/prove.js





function readPlanFor(digests, view) {
    return {
        focus: { from: Math.min(cutoffOf(view), view.now), to: intervals/* allTime */.Rw.to },
        isDone: (known) => provenCurrent(known, view).status === 'known' &&
            digests.every((digest) => pinStateInView(known, digest, view).status !== 'unknown'),
    };
}
function proveDigest(digest, known, endOfLife, view) {
    const tag = (0,model_compact/* compact */.o)({ endOfLife });
    const unknown = (message) => ({
        status: 'unknown',
        cause: 'history-incomplete',
        message,
        ...tag,
    });
    const newest = provenCurrent(known, view);
    if (newest.status === 'unknown')
        return unknown(recordsMissing(newest.missing));
    const state = digest === undefined ? undefined : pinStateInView(known, digest, view);
    if (state?.status === 'unknown')
        return unknown(recordsMissing(state.missing));
    const young = state?.status === 'current' ? youngUntil(state.since, view) : {};
    const [current] = newest.intervals;
    if (current === undefined) {
        if (digest === undefined || state?.status !== 'current')
            return unknown(known.records === 0 ? noRecords : noDigestBy(cutoffOf(view)));
        const { since } = state;
        const self = { currentDigest: digest, currentSince: since };
        return { status: 'current', pinnedSince: since, ...self, ...young, ...tag };
    }
    const target = { currentDigest: current.digest, currentSince: current.since, ...tag };
    const tied = newest.intervals.length > 1;
    if (state === undefined)
        return tied ? unknown(movedTwiceAt(current.since)) : { status: 'unpinned', ...target };
    switch (state.status) {
        case 'current':
            return { status: 'current', pinnedSince: state.since, ...target, ...young };
        case 'never': {
            const historySince = known.timeline[0]?.since ?? Number.NaN;
            return { status: 'not-in-history', records: known.records, historySince, ...target };
        }
        case 'superseded':
            if (tied)
                return unknown(movedTwiceAt(current.since));
            return {
                status: 'superseded',
                pinnedSince: state.since,
                supersededAt: state.at,
                supersededBy: state.by[0] ?? current.digest,
                behind: state.behind,
                lagMs: Math.max(0, (view.asOf ?? view.now) - state.at),
                ...target,
            };
    }
}
function pinStateInView(known, digest, view) {
    const cutoff = cutoffOf(view);
    const today = provenPinState(known, digest);
    if ('since' in today && today.since > cutoff)
        return { ...today, status: 'current' };
    const later = (0,intervals/* uncovered */.KY)(known.coverage, { from: cutoff + 1, to: intervals/* allTime */.Rw.to });
    if (today.status === 'unknown' && later.length > 0)
        return { status: 'unknown', missing: later };
    const atCutoff = provenPinState(known, digest, cutoff);
    return atCutoff.status === 'never' ? today : atCutoff;
}
function youngUntil(since, { now, asOf, minAgeMs = 0 }) {
    return minAgeMs > 0 && since + minAgeMs > (asOf ?? now) ? { youngUntil: since + minAgeMs } : {};
}
function provenCurrent(known, view) {
    const cutoff = cutoffOf(view);
    const proven = provenTimelineAt(known, cutoff);
    if (proven === undefined)
        return missingUpTo(known, cutoff);
    const intervals = currentAt(proven.timeline, view);
    return isExact(proven, intervals[0]?.since) ? { status: 'known', intervals } : missingUpTo(known, cutoff);
}
function provenPinState(known, digest, asOf = intervals/* allTime */.Rw.to) {
    const proven = provenTimelineAt(known, asOf);
    if (proven === undefined)
        return missingUpTo(known, asOf);
    const state = pinStateOf((0,history_timeline/* upTo */.jB)(proven.timeline, asOf), digest);
    const since = state.status === 'never' ? undefined : state.since;
    return isExact(proven, since) ? state : missingUpTo(known, asOf);
}
function provenTimelineAt({ coverage, history, ...known }, instant) {
    const interval = (0,intervals/* intervalAt */.pm)(coverage, instant);
    if (interval === undefined)
        return undefined;
    const timeline = (0,history_timeline/* timelineOf */.hf)((0,history_timeline/* recordsIn */.Q0)(history, interval));
    return { timeline, from: interval.from, beginsWithRecord: known.beginsWithRecord === true };
}
function isExact({ timeline, from, ...part }, since) {
    if (from === intervals/* allTime */.Rw.from)
        return true;
    return since !== undefined && (part.beginsWithRecord || since !== timeline[0]?.since);
}
function missingUpTo({ coverage }, instant) {
    return { status: 'unknown', missing: (0,intervals/* uncovered */.KY)(coverage, (0,intervals/* allTimeUpTo */.jB)(instant)) };
}

;// CONCATENATED MODULE: ./lib/resolve/one-platform.js


const maxIndexes = 64;
const concurrency = 8;
async function onePlatformFact(fact, digest, known, view, children) {
    const pinChildren = await children(digest);
    if (pinChildren === undefined || pinChildren.length > 0)
        return fact;
    const { timeline } = known;
    const indexes = [...new Set(timeline.toReversed().map((interval) => interval.digest))].slice(0, maxIndexes);
    for (let start = 0; start < indexes.length; start += concurrency) {
        const batch = indexes.slice(start, start + concurrency);
        const manifests = await Promise.all(batch.map(children));
        const indexDigest = batch.find((_, position) => manifests[position]?.includes(digest));
        if (indexDigest === undefined)
            continue;
        const { records: _records, historySince: _since, ...current } = fact;
        const interval = timeline[(0,history_timeline/* lastIntervalOf */.X9)(timeline, indexDigest)];
        const since = interval && { pinnedSince: interval.since };
        return { ...current, status: 'one-platform', indexDigest, ...since, ...lagOf(indexDigest, known, view) };
    }
    return fact;
}
function lagOf(indexDigest, known, view) {
    const fact = proveDigest(indexDigest, known, undefined, view);
    if (fact.status !== 'superseded')
        return {};
    const { supersededAt, supersededBy, behind, lagMs } = fact;
    return { lag: { supersededAt, supersededBy, behind, lagMs } };
}

;// CONCATENATED MODULE: ./lib/resolve/resolution.js
function unresolvedImage(gap) {
    return { fact: { status: 'unknown', cause: gap.cause, message: gap.message }, gaps: [gap] };
}
function withoutProof({ fact, gaps }, gap) {
    const { cause, message } = gap;
    const isOpen = fact.status === 'unknown' && gaps.length === 0;
    return { fact: isOpen ? { ...fact, cause, message } : fact, gaps: [gap, ...gaps] };
}
function missingFact({ cause }) {
    if (cause === 'missing-tag')
        return { status: 'missing', what: 'tag' };
    return cause === 'missing-repository' ? { status: 'missing', what: 'repository' } : undefined;
}
function withRecoveredTag(resolution, tag) {
    const { fact } = resolution;
    if (fact.status === 'unknown' || fact.status === 'missing')
        return resolution;
    return { ...resolution, fact: { ...fact, recoveredTag: tag } };
}

;// CONCATENATED MODULE: ./lib/history/reader.js


async function readHistory({ request, limit, now, focus, isDone, }) {
    const reader = new HistoryReader(request, limit, focus, now);
    await reader.read(intervals/* allTime */.Rw.from);
    for (;;) {
        const from = reader.next();
        const known = reader.known();
        if (from === undefined || isDone(known))
            return known;
        await reader.read(from);
    }
}
class HistoryReader {
    request;
    limit;
    focus;
    now;
    history = [];
    coverage = [];
    settled = [];
    startIsInclusive = false;
    pages = 0;
    pageMs = 0;
    skipped = false;
    constructor(request, limit, focus, now) {
        this.request = request;
        this.limit = limit;
        this.focus = focus;
        this.now = now;
    }
    known() {
        const { history, coverage } = this;
        let timeline;
        return {
            get timeline() {
                timeline ??= (0,history_timeline/* timelineOf */.hf)(history);
                return timeline;
            },
            records: history.length,
            history,
            coverage,
            gaps: (0,intervals/* uncovered */.KY)(coverage),
        };
    }
    next() {
        const gap = (0,intervals/* uncovered */.KY)(this.settled, { from: intervals/* allTime */.Rw.from, to: this.focus.to }).at(-1);
        if (gap === undefined || this.skipped || gap.to < this.focus.to)
            return gap?.from;
        const target = Math.min(this.focus.from, this.now);
        const pagesAhead = (target - gap.from) / this.pageMs;
        this.skipped = this.pages > 1 && pagesAhead > 1 && pagesAhead <= 2 ** (this.pages + 2);
        return this.skipped ? Math.floor(target - 0.75 * this.pageMs) : gap.from;
    }
    async read(from) {
        const start = this.startIsInclusive && this.hasRecordAt(from - 1) ? from : from - 1;
        const page = await this.request(start === intervals/* allTime */.Rw.from ? {} : { start });
        const overlaps = this.hasRecordAt(from);
        this.history = (0,history_timeline/* withRecords */.lm)(this.history, page);
        const instants = new Set(page.map(({ at }) => at));
        const oldest = page.reduce((min, { at }) => Math.min(min, at), intervals/* allTime */.Rw.to);
        const newest = page.reduce((max, { at }) => Math.max(max, at), intervals/* allTime */.Rw.from);
        const isFull = page.length >= this.limit;
        if (instants.has(start))
            this.startIsInclusive = true;
        if (isFull && newest <= from && oldest < from) {
            if (start === from || oldest < start)
                this.settle({ from, to: intervals/* allTime */.Rw.to });
        }
        else if (overlaps && !instants.has(from)) {
            this.settle({ from, to: intervals/* allTime */.Rw.to });
        }
        else {
            const read = { from, to: isFull ? newest : intervals/* allTime */.Rw.to };
            this.coverage = (0,intervals/* addInterval */.vV)(this.coverage, read);
            this.settle(read);
            if (isFull && oldest === newest)
                this.settle({ from: newest, to: newest + 1 });
            if (isFull)
                this.pages += 1;
            this.pageMs = newest - oldest;
        }
    }
    settle(interval) {
        this.settled = (0,intervals/* addInterval */.vV)(this.settled, interval);
    }
    hasRecordAt(instant) {
        return (0,history_timeline/* recordsIn */.Q0)(this.history, { from: instant, to: instant + 1 }).length > 0;
    }
}

;// CONCATENATED MODULE: ./lib/resolve/end-of-life.js





function withPlatformEnd(image, listed, end, tags) {
    if (end === undefined)
        return { endOfLife: listed };
    if (listed.deprecated) {
        const date = 'cause' in end ? { unknown: end.message } : end.date;
        return { endOfLife: { ...listed, ...(0,model_compact/* compact */.o)({ date }) } };
    }
    if ('cause' in end)
        return { endOfLife: listed, unread: end };
    const { date: text, grace } = end;
    if (text === undefined && grace === undefined)
        return { endOfLife: listed };
    const date = text === undefined ? undefined : dayOf(text);
    if (text !== undefined && date === undefined)
        return {
            endOfLife: listed,
            unread: { cause: 'bad-answer', subject: (0,model_image/* imageName */.tO)(image), message: endOfLifeUnreadable(text) },
        };
    const successors = tags === undefined || 'cause' in tags ? undefined : successorsOf(image.tag, tags);
    return { endOfLife: { ...listed, announced: (0,model_compact/* compact */.o)({ date, grace }), ...(0,model_compact/* compact */.o)({ successors }) } };
}
function dayOf(text) {
    const day = text.slice(0, 10);
    return /^.{10}(?:$|T)/.test(text) && (0,time/* isDay */.N)(day) ? Date.parse(day) : undefined;
}

;// CONCATENATED MODULE: ./lib/resolve/list-and-history.js




const maxListAgeMs = 3_600_000;
function listedDigest(tags, tag) {
    if (tags === undefined || 'cause' in tags)
        return undefined;
    const [digest, ...others] = new Set(tags.flatMap(({ name, digest }) => (name === tag ? [digest] : [])));
    return others.length > 0 ? undefined : digest;
}
function contradictionOf(image, listed, { coverage, history }, now) {
    const known = (0,intervals/* intervalAt */.pm)(coverage, intervals/* allTime */.Rw.to);
    const timeline = known && (0,history_timeline/* timelineOf */.hf)((0,history_timeline/* recordsIn */.Q0)(history, known));
    const newest = timeline?.at(-1);
    if (listed === undefined || known === undefined || timeline === undefined || newest === undefined)
        return undefined;
    const since = now - maxListAgeMs;
    const recent = timeline.filter(({ until }) => until === undefined || until >= since);
    if (recent.some(({ digest }) => digest === listed))
        return undefined;
    const isWholeHour = known.from === intervals/* allTime */.Rw.from || recent.some((interval) => interval.since <= since);
    if (!isWholeHour)
        return undefined;
    return {
        cause: 'contradiction',
        subject: (0,model_image/* imageName */.tO)(image),
        message: listContradictsHistory(listed, newest.digest),
    };
}

;// CONCATENATED MODULE: ./lib/resolve/tag.js










async function lookUpTag(image, digests, { sources, catalogue, historyLimit, view, announcesEnd }) {
    const request = sources.history(image.repository, image.tag);
    const read = () => readHistory({ request, limit: historyLimit, now: view.now, ...readPlanFor(digests, view) }).catch((error) => (0,failure/* gapFrom */.rK)(error, (0,model_image/* imageName */.tO)(image)));
    const askForEnd = () => catalogue.endOfLife(image.repository, image.tag);
    const [first, tags, announced] = await Promise.all([
        read(),
        catalogue.listTags(image.repository),
        announcesEnd ? askForEnd() : undefined,
    ]);
    const listed = listedDigest(tags, image.tag);
    const contradicts = (known) => 'cause' in known ? undefined : contradictionOf(image, listed, known, view.now);
    const last = contradicts(first) === undefined ? first : await read();
    const history = contradicts(last) ?? last;
    const endOfLife = endOfLifeIn(tags, image);
    if (endOfLife === undefined || 'cause' in endOfLife)
        return { history, tags, endOfLife };
    const end = endOfLife.deprecated && !announcesEnd ? await askForEnd() : announced;
    return { history, tags, ...withPlatformEnd(image, endOfLife, end, tags) };
}
function judgePin(image, lookup, view) {
    const { history, endOfLife, unread } = lookup;
    const listGaps = endOfLife !== undefined && 'cause' in endOfLife ? [endOfLife] : [unread ?? []].flat();
    const listed = endOfLife === undefined || 'cause' in endOfLife ? undefined : endOfLife;
    if ('cause' in history)
        return missingTag(image, history, lookup.tags) ?? factWithoutHistory(history, listed);
    const fact = proveDigest(image.digest, history, listed, view);
    if (fact.status !== 'unknown')
        return { fact, gaps: listGaps };
    const { cause, message } = fact;
    return { fact, gaps: [{ cause, subject: (0,model_image/* imageName */.tO)(image), message }, ...listGaps] };
}
const agrees = new Set(['no-credential', 'contradiction']);
function missingTag(image, failed, tags) {
    const fact = missingFact(failed);
    if (fact === undefined)
        return undefined;
    if (tags === undefined)
        return { fact, gaps: [] };
    if ('cause' in tags)
        return { fact, gaps: agrees.has(tags.cause) ? [] : [tags] };
    if (!tags.some(({ name }) => name === image.tag))
        return { fact, gaps: [] };
    const contradiction = { cause: 'contradiction', message: listedButMissing(failed.message) };
    return {
        fact: { status: 'unknown', ...contradiction },
        gaps: [{ subject: failed.subject, ...contradiction }],
    };
}
function factWithoutHistory(failed, listed) {
    const { cause, message } = failed;
    const endOfLife = cause === 'denied' ? undefined : listed;
    return { fact: { status: 'unknown', cause, message, ...(0,model_compact/* compact */.o)({ endOfLife }) }, gaps: [failed] };
}

;// CONCATENATED MODULE: ./lib/resolve/tag-history.js

function tagHistoryOf({ registry, repository, tag }, { timeline: intervals, gaps, coverage }, evidence) {
    const complete = gaps.length === 0 && (evidence === undefined || evidence.strength === 'complete');
    return {
        registry,
        repository,
        tag,
        complete,
        ...(0,model_compact/* compact */.o)({ known: complete ? undefined : coverage, evidence }),
        intervals,
    };
}

// EXTERNAL MODULE: ./lib/model/pull-policy.js
var pull_policy = __webpack_require__(82229);
;// CONCATENATED MODULE: ./lib/history/candidates.js




function candidatesOf(known, view) {
    const cutoff = cutoffOf(view);
    const proven = provenTimelineAt(known, cutoff);
    if (proven === undefined)
        return [];
    const found = new Map();
    for (const { digest, since } of (0,history_timeline/* upTo */.jB)(proven.timeline, cutoff).toReversed()) {
        if (found.size === pull_policy/* maxCandidates */.BF || !isExact(proven, since))
            break;
        if (!found.has(digest))
            found.set(digest, { digest, since });
    }
    return [...found.values()];
}
async function answersBack(candidates, ask) {
    const answers = [];
    for (let size = 1; answers.length < candidates.length; size *= 2) {
        const round = candidates.slice(answers.length, answers.length + size);
        for (const answer of await Promise.all(round.map(ask))) {
            if (answer === undefined)
                return answers;
            answers.push(answer);
            if ((0,pull_policy/* pullVerdict */.Hk)(answer) !== 'denied')
                return answers;
        }
    }
    return answers;
}
function allowedUpTo(candidates, answers) {
    const known = new Map(answers.map((answer) => [answer.digest, answer]));
    const verdicts = candidates.map(({ digest }) => {
        const answer = known.get(digest);
        return answer === undefined ? 'unknown' : (0,pull_policy/* pullVerdict */.Hk)(answer);
    });
    const index = verdicts.findIndex((verdict) => verdict !== 'denied');
    return index > 0 && verdicts[index] === 'allowed' ? candidates[index]?.since : undefined;
}

;// CONCATENATED MODULE: ./lib/resolve/policy-decisions.js



function completedDecision({ policyUid, bindingUid, ...result }, bindings, overrides) {
    const ofBinding = bindings.find(({ uid }) => uid === bindingUid)?.parameters;
    const isStated = Object.keys(result.parameters).length > 0;
    const override = overrides.find((one) => one.policyUid === policyUid);
    return {
        ...result,
        parameters: isStated ? result.parameters : (ofBinding ?? {}),
        ...(0,model_compact/* compact */.o)({ override: override && reasonOf(override) }),
    };
}
function reasonOf({ reason, createdBy, createdAt }) {
    return { reason, ...(0,model_compact/* compact */.o)({ createdBy, createdAt }) };
}
const defaultDays = 7;
function coolDownOf({ policy, parameters }) {
    if (policy !== 'cooldown')
        return undefined;
    const days = parameters.days === undefined ? defaultDays : Number(parameters.days);
    return Number.isInteger(days) && days >= 1 && days <= 365 ? days * time/* dayMs */.LP : undefined;
}
async function withMoment(result, builtAt) {
    const coolDown = result.result === 'denied' ? coolDownOf(result) : undefined;
    if (coolDown === undefined)
        return result;
    const built = await builtAt().catch((error) => {
        if (error instanceof failure/* Failure */.HR)
            return undefined;
        throw error;
    });
    return built === undefined ? result : { ...result, allowedFrom: { at: built + coolDown, builtAt: built } };
}
function withLatestMoment(answer, since) {
    if (since === undefined)
        return answer;
    const results = answer.results.map((result) => {
        const coolDown = result.result === 'denied' ? coolDownOf(result) : undefined;
        if (coolDown === undefined || result.allowedFrom !== undefined)
            return result;
        return { ...result, allowedFrom: { at: since + coolDown } };
    });
    return { ...answer, results };
}

;// CONCATENATED MODULE: ./lib/resolve/tag-policies.js






async function policiesOfTag({ repository }, known, view, book) {
    if ('cause' in known)
        return { answers: [], view };
    const candidates = candidatesOf(known, view);
    const answers = await answersBack(candidates, async ({ digest, since }) => {
        const answer = await book.answer(repository, digest);
        return answer && withLatestMoment(answer, since);
    });
    const newest = allowedUpTo(candidates, answers);
    return { answers, view: newest === undefined ? view : { ...view, allowedUpTo: newest } };
}
async function withPolicies(resolution, image, known, newest, book) {
    const { fact } = resolution;
    if (fact.status === 'missing')
        return resolution;
    const index = fact.status === 'one-platform' ? fact.indexDigest : undefined;
    const digests = [image.digest, index].filter((digest) => newest.every((answer) => answer.digest !== digest));
    const asked = [...new Set(digests)].map((digest) => policiesOfDigest(image, digest, known, book));
    const others = (await Promise.all(asked)).flat();
    if (newest.length + others.length === 0)
        return resolution;
    const gaps = policyGaps(image, [...newest, ...others]);
    return { ...resolution, policies: { newest, others }, gaps: [...resolution.gaps, ...gaps] };
}
async function policiesOfDigest({ repository }, digest, known, book) {
    const answer = digest === undefined ? undefined : await book.answer(repository, digest);
    if (answer === undefined || digest === undefined)
        return [];
    const timeline = 'cause' in known ? [] : known.timeline;
    return [withLatestMoment(answer, timeline[(0,history_timeline/* lastIntervalOf */.X9)(timeline, digest)]?.since)];
}
function policyGaps(image, answers) {
    return answers.flatMap((answer) => {
        if ((0,pull_policy/* pullVerdict */.Hk)(answer) !== 'unknown')
            return [];
        if (answer.unknown !== undefined)
            return [answer.unknown];
        const failed = answer.results.filter(({ mode, result }) => mode === 'enforced' && result === 'error');
        const message = policyFailed(answer.digest, failed);
        return [{ cause: 'pull-policy', subject: (0,model_image/* imageName */.tO)(image), message }];
    });
}

;// CONCATENATED MODULE: ./lib/resolve/platform.js











function createPlatformResolver({ sources, historyLimit, view, announcesEnd, book, ...scope }) {
    const catalogue = createTagCatalogue(sources, scope);
    const childrenOf = (0,memoize/* memoizeAsync */.T)(sources.children);
    const lookUp = (0,memoize/* memoizeAsync */.T)((image, digests) => lookUpTag(image, digests, { sources, catalogue, historyLimit, view, announcesEnd }), (image) => (0,model_image/* imageName */.tO)(image));
    const findAllowed = (0,memoize/* memoizeAsync */.T)((image, history) => policiesOfTag(image, history, view, book), (image) => (0,model_image/* imageName */.tO)(image));
    async function resolveTag(image, digests) {
        const tag = await lookUp(image, digests);
        const { answers, view: allowed } = await findAllowed(image, tag.history);
        return withPolicies(await proveTag(image, tag, allowed), image, tag.history, answers, book);
    }
    async function proveTag(image, tag, at) {
        const { history } = tag;
        const judged = judgePin(image, tag, at);
        if ('cause' in history)
            return judged;
        const resolution = { ...judged, history: tagHistoryOf(image, history) };
        const { digest } = image;
        if (judged.fact.status !== 'not-in-history' || digest === undefined)
            return resolution;
        try {
            const children = (index) => childrenOf(image.repository, index);
            return { ...resolution, fact: await onePlatformFact(judged.fact, digest, history, at, children) };
        }
        catch (error) {
            return { ...resolution, ...unresolvedImage((0,failure/* gapFrom */.rK)(error, (0,model_image/* imageName */.tO)(image))) };
        }
    }
    async function resolveBareDigest(image, digest, digests) {
        const subject = `${(0,model_image/* imageName */.tO)(image)}@${digest}`;
        const tags = await catalogue.listTags(image.repository);
        const unresolved = (gap) => withPolicies(unresolvedImage(gap), image, gap, [], book);
        if (tags !== undefined && 'cause' in tags)
            return unresolved({ ...tags, subject });
        const tag = await tagOfDigest(digest, tags ?? [{ name: model_image/* impliedTag */.RW, deprecated: false }], async (name) => {
            const { history } = await lookUp({ ...image, tag: name }, name === model_image/* impliedTag */.RW ? digests : [digest]);
            return 'cause' in history ? undefined : history;
        });
        if (tag === undefined)
            return unresolved({ cause: 'no-tag', subject, message: noTagHadDigest });
        return withRecoveredTag(await resolveTag({ ...image, tag }, digests), tag);
    }
    return (image, digests) => {
        const { tag, digest, repository } = image;
        if (digest === undefined)
            book.open();
        else
            void book.answer(repository, digest);
        if (tag === undefined && digest !== undefined)
            return resolveBareDigest(image, digest, digests);
        return resolveTag({ ...image, tag: tag ?? model_image/* impliedTag */.RW }, digests);
    };
}
const maxHistories = 50;
async function tagOfDigest(digest, tags, historyOf) {
    const ranked = [...tags].sort((a, b) => searchRank(a) - searchRank(b) || (0,model_text/* compareText */.n6)(a.name, b.name));
    const hadDigest = (known) => known?.timeline.some((interval) => interval.digest === digest);
    const [first] = ranked;
    if (first?.name === model_image/* impliedTag */.RW && hadDigest(await historyOf(model_image/* impliedTag */.RW)))
        return model_image/* impliedTag */.RW;
    const listed = ranked.find((tag) => tag.digest === digest);
    if (listed !== undefined)
        return listed.name;
    const searched = ranked.slice(0, maxHistories);
    const histories = await Promise.all(searched.map(({ name }) => historyOf(name)));
    return searched.find((_, index) => hadDigest(histories[index]))?.name;
}
function searchRank({ name, deprecated }) {
    return (name === model_image/* impliedTag */.RW ? 0 : 1) + (deprecated ? 2 : 0);
}

;// CONCATENATED MODULE: ./lib/resolve/pull-policies.js






function createPolicyBook(sources, scope) {
    const { pullPolicies: service } = sources;
    if (service === undefined)
        return { open: () => undefined, answer: async () => undefined };
    const bindings = (0,memoize/* memoizeAsync */.T)(() => pull_policies_read(service.bindings, subjectOfAll));
    const check = checkOf(service);
    return {
        open: () => void bindings(),
        answer: (0,memoize/* memoizeAsync */.T)(async (path, digest) => {
            const bound = await bindings();
            if (bound === undefined)
                return undefined;
            if ('cause' in bound)
                return pull_policies_unanswered(digest, bound, policiesUnread(bound.message), isHarmless(bound, service));
            if (bound.length === 0)
                return undefined;
            const repository = await (0,model_repository/* findRepository */.W)(sources, scope, path);
            if (repository === undefined || 'cause' in repository)
                return undefined;
            const applying = bound.filter(({ uid }) => isAbove(uid, repository));
            return applying.length === 0 ? undefined : check(path, repository, digest, applying);
        }),
    };
}
function isHarmless({ cause }, { isApart = false }) {
    return cause === 'denied' || (isApart && (cause === 'unreachable' || cause === 'timeout'));
}
const subjectOfAll = 'pull policies';
function checkOf(service) {
    const overrides = (0,memoize/* memoizeAsync */.T)(() => pull_policies_read(service.overrides, subjectOfAll));
    let refusal;
    return async (path, repository, digest, bindings) => {
        const subject = `${path}@${(0,model_text/* shortDigest */.VK)(digest)}`;
        const [results, lifted] = await Promise.all([
            refusal ?? pull_policies_read(() => service.check(repository, digest), subject),
            overrides(),
        ]);
        if ('cause' in results) {
            if (results.cause === 'denied')
                refusal = { ...results, subject: subjectOfAll };
            const isDryRun = bindings.every(({ mode }) => mode === 'dry-run');
            return pull_policies_unanswered(digest, refusal ?? results, policyUnanswered(results.message), isDryRun);
        }
        if ('cause' in lifted) {
            const denial = results.find(({ mode, result }) => mode === 'enforced' && result === 'denied');
            if (denial !== undefined)
                return pull_policies_unanswered(digest, { ...lifted, subject }, overridesUnread(denial.policy, lifted.message));
        }
        const known = 'cause' in lifted ? [] : lifted.filter((one) => one.digest === digest && isAbove(one.uid, repository));
        const completed = results.map((result) => completedDecision(result, bindings, known));
        const builtAt = (0,memoize/* memoizeAsync */.T)(() => service.builtAt(repository, digest));
        return { digest, results: await Promise.all(completed.map((result) => withMoment(result, builtAt))) };
    };
}
async function pull_policies_read(request, subject) {
    try {
        return await request();
    }
    catch (error) {
        return (0,failure/* gapFrom */.rK)(error, subject);
    }
}
function pull_policies_unanswered(digest, gap, message, failsNothing = false) {
    return { digest, results: [], unknown: { ...gap, message }, ...(failsNothing ? { isHarmless: true } : {}) };
}
function isAbove(uid, repository) {
    const parent = uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
    return parent === '' || repository.uid === parent || repository.uid.startsWith(`${parent}/`);
}

;// CONCATENATED MODULE: ./lib/model/source-strength.js
const sourceStrengths = ['complete', 'windowed', 'witness', 'observed', 'timestamps'];

;// CONCATENATED MODULE: ./lib/history/strengths.js



const clockSlackMs = 3_600_000;
function knowsMoves(strength) {
    return strength === 'complete' || strength === 'windowed';
}
function usableReading({ source, answer }, current, now) {
    if ('cause' in answer)
        return answer;
    const latest = now + clockSlackMs;
    const early = [...answer.records, ...(answer.pushes ?? [])].find(({ at }) => !(at <= latest));
    if (early !== undefined)
        return { cause: 'bad-answer', subject: source.title, message: futureRecord(early.at) };
    if (source.strength === 'timestamps')
        return { source, answer };
    const records = (0,history_timeline/* orderRecords */.t7)(answer.records);
    const known = knowsMoves(source.strength)
        ? movesIn(records, periodsOf(source.strength, records, answer, now))
        : sightingsIn(records, current, now);
    return { source, answer, known };
}
function periodsOf(strength, records, { known = [], bornAt, readAt }, now) {
    const end = readAt < now - clockSlackMs ? readAt + 1 : intervals/* allTime */.Rw.to;
    const first = strength === 'complete' ? intervals/* allTime */.Rw.from : Number.MIN_SAFE_INTEGER;
    const stated = known.map(({ from, to }) => ({ from: Math.max(from, first), to: Math.min(to, end) }));
    const isYounger = bornAt !== undefined && bornAt <= now && (records[0]?.at ?? bornAt) >= bornAt;
    const unborn = isYounger ? [{ from: intervals/* allTime */.Rw.from, to: Math.min(bornAt, end) }] : [];
    const joined = [...stated, ...unborn].reduce(intervals/* addInterval */.vV, []);
    return joined.flatMap(({ from, to }) => {
        const start = from === intervals/* allTime */.Rw.from ? from : ((0,history_timeline/* recordsIn */.Q0)(records, { from, to })[0]?.at ?? to);
        return start < to ? [{ from: start, to }] : [];
    });
}
function movesIn(history, coverage) {
    return {
        timeline: (0,history_timeline/* timelineOf */.hf)(history),
        records: history.length,
        history,
        coverage,
        gaps: (0,intervals/* uncovered */.KY)(coverage),
        beginsWithRecord: true,
    };
}
function sightingsIn(observed, current, now) {
    const past = observed.filter(({ at }) => at <= now);
    const today = { at: now, digest: current };
    const history = past.at(-1)?.digest === current ? past : (0,history_timeline/* orderRecords */.t7)([...past, today]);
    return {
        timeline: (0,history_timeline/* timelineOf */.hf)(history),
        records: history.length,
        history,
        coverage: [intervals/* allTime */.Rw],
        gaps: [],
    };
}
function evidenceOf({ source, answer }, now) {
    const { title, strength } = source;
    if ('cause' in answer) {
        const { cause, message } = answer;
        return { source: title, strength, readAt: now, silent: { cause, message } };
    }
    const oldest = (0,history_timeline/* orderRecords */.t7)(answer.records)[0]?.at;
    const since = strength === 'complete' || oldest === undefined ? {} : { since: oldest };
    return { source: title, strength, ...since, readAt: answer.readAt };
}

;// CONCATENATED MODULE: ./lib/history/contradictions.js





const witnessDelayMs = 30 * time/* dayMs */.LP;
function contradictionAmong(readings, current, now) {
    for (const judge of readings) {
        const { known, source } = judge;
        if (known === undefined || !knowsMoves(source.strength))
            continue;
        const today = allTimeFrom(now - clockSlackMs);
        if (refutes(known, current, today)) {
            const newest = known.timeline.at(-1);
            const ends = newest === undefined ? undefined : (0,model_text/* shortDigest */.VK)(newest.digest);
            return { sources: [source.title], message: registryContradicts(source.title, current, ends) };
        }
        for (const other of readings) {
            const found = other === judge ? undefined : other.answer.records.find(isRefuted(judge, other, now));
            if (found === undefined)
                continue;
            const titles = [source.title, other.source.title];
            return { sources: titles, message: sourcesContradict(...titles, found) };
        }
    }
    return undefined;
}
function isRefuted(judge, other, now) {
    const delayMs = other.source.strength === 'witness' ? witnessDelayMs : clockSlackMs;
    return ({ at, digest }) => judge.known !== undefined &&
        refutes(judge.known, digest, { from: at - delayMs, to: Math.min(at, now) + clockSlackMs });
}
function refutes(known, digest, period) {
    if (known.history.length === 0 || (0,intervals/* uncovered */.KY)(known.coverage, period).length > 0)
        return false;
    return !pointedTo(known.timeline, digest, period);
}
function pointedTo(timeline, digest, { from, to }) {
    return timeline.some((one) => one.digest === digest && one.since < to && (one.until ?? Number.POSITIVE_INFINITY) >= from);
}
function allTimeFrom(from) {
    return { from, to: intervals/* allTime */.Rw.to };
}

;// CONCATENATED MODULE: ./lib/history/joined.js






function proveJoined(digest, current, asked, view) {
    const ranked = [...asked].sort((a, b) => rank(a) - rank(b));
    const usable = ranked.map((reading) => ({ reading, used: usableReading(reading, current, view.now) }));
    const readings = usable.flatMap(({ used }) => ('cause' in used ? [] : [used]));
    const silent = usable.flatMap(({ reading: { source }, used }) => 'cause' in used ? [evidenceOf({ source, answer: used }, view.now)] : []);
    const contradiction = contradictionAmong(readings, current, view.now);
    if (contradiction !== undefined) {
        const { message } = contradiction;
        const evidence = [...supporting(readings, view), ...silent];
        const fact = {
            status: 'unknown',
            cause: 'contradiction',
            message,
            currentDigest: current,
            evidence,
        };
        return { fact, readings, contradiction, evidence };
    }
    const verdicts = readings.map((reading) => ({ reading, fact: factOf(digest, current, reading, view) }));
    const decided = verdicts.find(({ fact }) => fact.status !== 'unknown');
    if (decided === undefined)
        return { fact: verdicts[0]?.fact ?? nothingKnown, readings, evidence: silent };
    const agreeing = verdicts.filter((one) => one === decided || one.fact.status === decided.fact.status);
    const evidence = [
        ...supporting(agreeing.map(({ reading }) => reading), view),
        ...silent,
    ];
    const fact = supportedBy(decided.fact, decided.reading, evidence);
    return { fact, readings, judge: decided.reading, evidence };
}
const nothingKnown = {
    status: 'unknown',
    cause: 'no-history',
    message: 'No source knows the tag',
};
const basisOf = {
    complete: undefined,
    windowed: 'windowed',
    witness: 'witness',
    observed: 'first-seen',
    timestamps: 'timestamps',
};
function supportedBy(fact, { source }, evidence) {
    if (fact.status === 'missing')
        return fact;
    if (fact.status === 'unknown')
        return { ...fact, evidence };
    return { ...fact, ...(0,model_compact/* compact */.o)({ basis: basisOf[source.strength] }), evidence };
}
function rank({ source }) {
    return sourceStrengths.indexOf(source.strength);
}
function supporting(readings, { now }) {
    return readings.map((reading) => evidenceOf(reading, now));
}
function factOf(digest, current, { known, source, answer }, view) {
    if (known === undefined)
        return factOfPushes(digest, current, { source, answer }, view);
    const fact = proveDigest(digest, known, undefined, view);
    const mayDeny = source.strength === 'complete' || source.strength === 'windowed';
    return fact.status === 'not-in-history' && !mayDeny ? nothingKnown : fact;
}
function factOfPushes(digest, current, { answer }, view) {
    const { now, asOf, minAgeMs = 0 } = view;
    const isAboutToday = (asOf === undefined || asOf >= now) && (digest === undefined || digest === current);
    const pushes = (answer.pushes ?? []).filter((push) => push.digest === current && push.at <= now);
    const oldest = Math.min(...pushes.map(({ at }) => at));
    if (!isAboutToday || pushes.length === 0)
        return nothingKnown;
    const isOldEnough = oldest <= cutoffOf({ now, minAgeMs });
    if (digest === undefined)
        return isOldEnough ? { status: 'unpinned', currentDigest: current } : nothingKnown;
    if (isOldEnough)
        return { status: 'current', currentDigest: current };
    const first = pushes.find(({ isFirst }) => isFirst)?.at;
    if (first === undefined)
        return nothingKnown;
    return { status: 'current', currentDigest: current, pinnedSince: first, youngUntil: first + minAgeMs };
}

;// CONCATENATED MODULE: ./lib/resolve/history-reading.js






function needsPast(pin, current, view) {
    const isAboutThePast = view.asOf !== undefined && view.asOf < view.now;
    return isAboutThePast || (view.minAgeMs ?? 0) > 0 || (pin !== undefined && pin !== current);
}
function createSourceReader(histories) {
    return (0,memoize/* memoizeAsync */.T)(async (question, view) => {
        const { image } = question;
        const sources = histories?.sourcesOf(image, image.tag) ?? [];
        return Promise.all(sources.map((source) => readSource(source, question, view)));
    }, ({ image }, { minAgeMs = 0 }) => JSON.stringify([(0,model_image/* imageName */.tO)(image), minAgeMs]));
}
async function readSource(source, { image, current, pins: all }, view) {
    const pins = all.filter((pin) => pin !== current);
    const isSettled = (answer) => [undefined, ...all].every((pin) => {
        const { fact } = proveJoined(pin, current, [{ source, answer }], view);
        return fact.status !== 'unknown';
    });
    try {
        return { source, answer: await source.ask({ image, current, pins, view, isSettled }) };
    }
    catch (error) {
        return { source, answer: (0,failure/* gapFrom */.rK)(error, source.title) };
    }
}
function ledgerReading(observed, { now }) {
    const records = (0,history_timeline/* orderRecords */.t7)(observed.filter(({ at }) => at <= now));
    return {
        source: { id: 'ledger', title: ownLedger, strength: 'observed' },
        answer: { readAt: now, records },
    };
}

;// CONCATENATED MODULE: ./lib/resolve/registry-facts.js



function latestOnlyFact(tag, isPlatform, view) {
    const { image, current } = tag;
    const known = { currentDigest: current, basis: 'present' };
    if (view.asOf !== undefined && view.asOf < view.now)
        return noHistoryFact(tag, unanswered.asOf);
    if (isPlatform)
        return { status: 'one-platform', indexDigest: current, ...known };
    if (image.digest === current)
        return { status: 'current', ...known };
    if (image.digest !== undefined)
        return noHistoryFact(tag, unanswered.pin);
    if ((view.minAgeMs ?? 0) > 0)
        return noHistoryFact(tag, unanswered.minAge);
    return { status: 'unpinned', ...known };
}
function noHistoryFact({ image, current, hasLedger }, what) {
    return {
        status: 'unknown',
        cause: 'no-history',
        message: noTagHistory(image.registry, hasLedger, what),
        currentDigest: current,
    };
}
function unsettledFact(tag, readings, open, view) {
    const { image, current, hasLedger } = tag;
    const what = whatIsOpen(image, current, open, view);
    const asked = readings.filter(({ source }) => source.strength !== 'observed');
    if (asked.length === 0)
        return noHistoryFact(tag, what);
    const reasons = readings.map((reading) => registry_facts_reasonOf(reading, view));
    const message = sourcesLeaveOpen(hasLedger ? reasons : [...reasons, sourceReasons.noLedger], what);
    const evidence = asked.map((reading) => evidenceOf(reading, view.now));
    return { status: 'unknown', cause: 'no-history', message, currentDigest: current, evidence };
}
function whatIsOpen({ digest }, current, open, { asOf, now }) {
    if (open.cause !== 'no-history' && (digest === undefined || digest === current))
        return unanswered.target(open.message);
    if (asOf !== undefined && asOf < now)
        return unanswered.asOf;
    return digest === undefined || digest === current ? unanswered.minAge : unanswered.pin;
}
function registry_facts_reasonOf({ source: { title, strength }, answer }, view) {
    if ('cause' in answer)
        return sourceReasons.silent(title, answer.message);
    if (strength === 'timestamps')
        return sourceReasons.timestamps(title);
    const { since } = evidenceOf({ source: { id: '', title, strength }, answer }, view.now);
    return since === undefined ? sourceReasons.empty(title) : sourceReasons.since(title, (0,time/* formatDay */.im)(since));
}
function observedTagOf({ registry, repository }, digest, firstSeen) {
    const prefix = `${registry}/${repository}:`;
    const tags = [...(firstSeen ?? [])]
        .filter(([name, records]) => name.startsWith(prefix) && records.some((record) => record.digest === digest))
        .map(([name]) => name.slice(prefix.length))
        .sort();
    return tags.includes('latest') ? 'latest' : tags[0];
}

;// CONCATENATED MODULE: ./lib/resolve/registry-tag.js









function createTagProver({ registry, readSources, firstSeen }) {
    async function isPartOf(image, index, manifest) {
        return manifest !== undefined && (await registry.children(image, index))?.includes(manifest) === true;
    }
    async function readingsOf(tag, view) {
        const { image, current } = tag;
        const asked = needsPast(image.digest, current, view) ? await readSources(tag, view) : [];
        if (firstSeen === undefined)
            return asked;
        return [...asked, ledgerReading(firstSeen.get((0,model_image/* imageName */.tO)(image)) ?? [], view)];
    }
    async function hasTarget(image, fact, current) {
        const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
        if (target === undefined || target === current)
            return true;
        return (await registry.manifest(image, target)) !== undefined;
    }
    return async (tag, view) => {
        const { image, current } = tag;
        const otherPin = image.digest === current ? undefined : image.digest;
        const found = otherPin === undefined ? undefined : await registry.manifest(image, otherPin);
        if (otherPin !== undefined && found === undefined)
            return { fact: { status: 'missing', what: 'digest' } };
        const manifest = found?.isIndex === false ? otherPin : undefined;
        const latest = { image, current, hasLedger: firstSeen !== undefined };
        const readings = await readingsOf(tag, view);
        if (readings.length === 0)
            return { fact: latestOnlyFact(latest, await isPartOf(image, current, manifest), view) };
        const proof = proveJoined(image.digest, current, readings, view);
        const isOpen = proof.fact.status === 'unknown' || proof.fact.status === 'not-in-history';
        const children = async (index) => (index === manifest ? [] : registry.children(image, index));
        const part = manifest !== undefined && isOpen && proof.contradiction === undefined
            ? await partOfHistory(manifest, proof, view, children)
            : undefined;
        const { fact, judge } = part ?? proof;
        if (fact.status === 'unknown') {
            const canBePart = manifest !== undefined && proof.readings.every(({ known }) => known === undefined);
            if (canBePart && (await isPartOf(image, current, manifest)))
                return { fact: latestOnlyFact(latest, true, view) };
            return { fact: proof.contradiction === undefined ? unsettledFact(latest, readings, fact, view) : fact };
        }
        if (!(await hasTarget(image, fact, current)))
            return { fact: noHistoryFact(latest, unanswered.deletedDigest) };
        return { fact, ...historyOf(image, judge, view) };
    };
}
async function partOfHistory(manifest, { readings }, view, children) {
    for (const judge of readings) {
        const { known } = judge;
        const target = known && proveDigest(undefined, known, undefined, view);
        if (known === undefined || target?.status !== 'unpinned')
            continue;
        const absent = { ...target, status: 'not-in-history', records: known.records, historySince: 0 };
        const fact = await onePlatformFact(absent, manifest, known, view, children);
        if (fact.status === 'one-platform')
            return { fact: supportedBy(fact, judge, [evidenceOf(judge, view.now)]), judge };
    }
    return undefined;
}
function historyOf(image, judge, { now }) {
    if (judge?.known === undefined || judge.source.strength === 'observed')
        return {};
    return { history: tagHistoryOf(image, judge.known, evidenceOf(judge, now)) };
}

;// CONCATENATED MODULE: ./lib/resolve/registry.js









function createRegistryResolver({ registries, firstSeen, histories, }) {
    const observedDigests = new Map();
    const registry = memoized(registries);
    const readSources = createSourceReader(histories);
    const prove = createTagProver({ registry, readSources, ...(0,model_compact/* compact */.o)({ firstSeen }) });
    async function resolveTag(image, view, pins) {
        const name = (0,model_image/* imageName */.tO)(image);
        return resolutionOf(name, async () => {
            const current = await registry.digestOf(image, image.tag);
            observedDigests.set(name, current);
            return prove({ image, current, pins }, view);
        });
    }
    async function resolveBareDigest(image, digest, view, pins) {
        const resolution = await resolutionOf(`${(0,model_image/* imageName */.tO)(image)}@${digest}`, async () => {
            if ((await registry.manifest(image, digest)) === undefined)
                return { fact: { status: 'missing', what: 'digest' } };
            return {
                fact: { status: 'unknown', cause: 'no-tag', message: digestWithoutTag(image.registry) },
            };
        });
        if (resolution.fact.status !== 'unknown' || resolution.gaps.length > 0)
            return resolution;
        const observed = observedTagOf(image, digest, firstSeen);
        const tag = observed ?? model_image/* impliedTag */.RW;
        const judged = withRecoveredTag(await resolveTag({ ...image, tag }, view, pins), tag);
        const isProved = judged.fact.status !== 'missing' && judged.fact.status !== 'unknown';
        return observed !== undefined || isProved ? judged : { ...resolution, gaps: judged.gaps };
    }
    return {
        observedDigests,
        resolve: (image, view, pins) => image.tag === undefined && image.digest !== undefined
            ? resolveBareDigest(image, image.digest, view, pins)
            : resolveTag({ ...image, tag: image.tag ?? model_image/* impliedTag */.RW }, view, pins),
    };
}
function memoized(registries) {
    const keyOf = ({ registry, repository }, reference) => JSON.stringify([registry, repository, reference]);
    return {
        digestOf: (0,memoize/* memoizeAsync */.T)((name, tag) => registries.digestOf(name, tag), keyOf),
        manifest: (0,memoize/* memoizeAsync */.T)((name, digest) => registries.manifest(name, digest), keyOf),
        children: (0,memoize/* memoizeAsync */.T)((name, digest) => registries.children(name, digest), keyOf),
    };
}
async function resolutionOf(subject, prove) {
    try {
        return { ...(await prove()), gaps: [] };
    }
    catch (error) {
        const gap = (0,failure/* gapFrom */.rK)(error, subject);
        const missing = missingFact(gap);
        return missing === undefined ? unresolvedImage(gap) : { fact: missing, gaps: [] };
    }
}

;// CONCATENATED MODULE: ./lib/resolve/release-end.js

async function withReleaseEnd(resolution, { registry, repository, tag, digest }, ask) {
    const { fact } = resolution;
    const recovered = 'recoveredTag' in fact ? fact.recoveredTag : undefined;
    const named = tag ?? recovered ?? (digest === undefined ? model_image/* impliedTag */.RW : undefined);
    if (ask === undefined || named === undefined || fact.status === 'missing')
        return resolution;
    const endOfLife = await ask({ registry, repository, tag: named });
    return endOfLife === undefined ? resolution : { ...resolution, fact: { ...fact, endOfLife } };
}

;// CONCATENATED MODULE: ./lib/resolve/index.js









function createResolver(options) {
    const { registry, sources, mirrors, view, eolWarningMs = 0 } = options;
    const announcesEnd = eolWarningMs > 0;
    const platformResolvers = new Map();
    const registryResolver = createRegistryResolver(options);
    const service = 'cause' in sources ? sources : { sources, book: createPolicyBook(sources, options) };
    function viewAt(occurrence) {
        const minAgeMs = options.minAgeOf?.(occurrence) ?? view.minAgeMs;
        return minAgeMs === undefined ? view : { ...view, minAgeMs };
    }
    function platformResolver(at, platform) {
        const resolver = platformResolvers.get(at.minAgeMs) ??
            createPlatformResolver({ ...options, ...platform, announcesEnd, view: at });
        platformResolvers.set(at.minAgeMs, resolver);
        return resolver;
    }
    async function resolveImage(occurrence, pins) {
        const { image } = occurrence;
        const at = viewAt(occurrence);
        const origin = mirroredImage(image, mirrors);
        if (origin.registry === registry) {
            if ('cause' in service)
                return unresolvedImage(service);
            return platformResolver(at, service)(origin, [...(pins.get(tagKey(origin)) ?? [])]);
        }
        const found = await registryResolver.resolve(image, at, [...(pins.get(tagKey(origin)) ?? [])]);
        const asked = await withReleaseEnd(found, origin, options.releaseEnd);
        if (registry !== undefined || !options.needPlatform.includes(origin.registry))
            return asked;
        const message = platformNeeded(origin.registry, options.surface);
        return withoutProof(asked, { cause: 'no-platform', subject: origin.registry, message });
    }
    return async (occurrences) => {
        const images = occurrences.filter((occurrence) => occurrence.kind === 'image');
        const pins = pinsByTag(images.map(({ image }) => mirroredImage(image, mirrors)));
        let done = 0;
        const resolved = await Promise.all(images.map(async (occurrence) => {
            const resolution = await resolveImage(occurrence, pins);
            done += 1;
            options.progress?.(done, images.length);
            return [occurrence, resolution];
        }));
        const histories = resolved.flatMap(([, { history }]) => history ?? []);
        return {
            facts: new Map(resolved.map(([occurrence, { fact }]) => [occurrence, fact])),
            gaps: (0,model_json/* distinctByJson */.S)(resolved.flatMap(([, { gaps }]) => gaps)),
            histories: [...new Map(histories.map((history) => [(0,model_image/* imageName */.tO)(history), history])).values()],
            observedDigests: registryResolver.observedDigests,
            pullPolicies: new Map(resolved.flatMap(([occurrence, { policies }]) => (policies ? [[occurrence, policies]] : []))),
        };
    };
}
function tagKey(image) {
    return (0,model_image/* imageName */.tO)({ ...image, tag: image.tag ?? model_image/* impliedTag */.RW });
}
function pinsByTag(images) {
    const pins = new Map();
    for (const image of images) {
        if (image.digest === undefined)
            continue;
        const name = tagKey(image);
        const digests = pins.get(name) ?? new Set();
        pins.set(name, digests.add(image.digest));
    }
    return pins;
}

// EXTERNAL MODULE: ./lib/signatures/built.js
var signatures_built = __webpack_require__(9011);
// EXTERNAL MODULE: ./lib/signatures/match.js
var match = __webpack_require__(13326);
// EXTERNAL MODULE: ./lib/signatures/messages.js
var signatures_messages = __webpack_require__(8487);
;// CONCATENATED MODULE: ./lib/signatures/collect.js









const maxBefore = 3;
function createSignatureCollector(options) {
    const { rules, mirrors, compareSigners } = options;
    const read = digestReader(options);
    async function collect({ image }, fact, histories) {
        const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
        const digest = image.digest ?? target;
        const mirrored = mirroredImage(image, mirrors);
        const origin = mirrored === image ? undefined : mirrored;
        const own = (0,match/* rulesFor */.NP)(rules, image, origin);
        if (digest === undefined || (own.length === 0 && !compareSigners))
            return undefined;
        const ask = (one, required = own) => read({ image, mirrored, own: required }, one);
        const ownDigest = await ask(digest);
        const pinned = fact.status === 'one-platform' && !(0,match/* satisfies */.ib)(own, ownDigest.found)
            ? collect_joined(own, ownDigest, await ask(fact.indexDigest))
            : ownDigest;
        const isOther = target !== undefined && target !== digest && own.length > 0;
        const history = compareSigners ? histories.get((0,model_image/* imageName */.tO)(mirrored)) : undefined;
        const before = history && (await Promise.all(digestsBefore(history, digest).map((one) => ask(one, []))));
        return {
            found: {
                ...pinned.found,
                ...(0,model_compact/* compact */.o)({
                    origin,
                    built: (0,signatures_built/* builtOf */.Q)(image, pinned.found, own),
                    ofCurrent: isOther ? (await ask(target)).found : undefined,
                    before: before?.map(({ found }) => found),
                }),
            },
            gaps: [...pinned.gaps, ...(before ?? []).flatMap(({ gaps }) => gaps)],
        };
    }
    return async (occurrences, facts, histories) => {
        if (rules.length === 0 && !compareSigners)
            return { signatures: new Map(), gaps: [] };
        const byName = new Map(histories.map((history) => [(0,model_image/* imageName */.tO)(history), history]));
        const read = await Promise.all(occurrences.map(async (occurrence) => {
            const fact = occurrence.kind === 'image' ? facts.get(occurrence) : undefined;
            if (occurrence.kind !== 'image' || fact === undefined)
                return [];
            const signatures = await collect(occurrence, fact, byName);
            return signatures === undefined ? [] : [[occurrence, signatures]];
        }));
        const all = read.flat();
        return {
            signatures: new Map(all.map(([occurrence, { found }]) => [occurrence, found])),
            gaps: (0,model_json/* distinctByJson */.S)(all.flatMap(([, { gaps }]) => gaps)),
        };
    };
}
function digestReader({ source, files, now }) {
    let loaded;
    async function load() {
        const { signatureVerifier } = await Promise.all(/* import() */[__webpack_require__.e(168), __webpack_require__.e(581)]).then(__webpack_require__.bind(__webpack_require__, 13581));
        return signatureVerifier(files, now);
    }
    async function readDigest({ image, mirrored, own }, digest) {
        const subject = `${image.registry}/${image.repository}@${digest}`;
        loaded ??= load();
        const { verify, badRoots } = await loaded;
        const signed = [];
        const refused = [];
        const gaps = badRoots.map(signatures_messages/* badRoot */.wV);
        const required = own.flatMap(({ anyOf }) => anyOf);
        for (const place of source.places(image, mirrored, digest, required)) {
            try {
                for (const attached of await place()) {
                    const result = verify(attached, digest);
                    if ('signed' in result)
                        signed.push(result.signed);
                    else
                        refused.push(result.refused);
                }
            }
            catch (error) {
                gaps.push((0,failure/* gapFrom */.rK)(error, subject));
            }
            if (isEnough(own, signed))
                return { found: { digest, signed, refused, complete: false }, gaps: [] };
        }
        gaps.push(...collect_unreadable(subject, refused));
        return { found: { digest, signed, refused, complete: gaps.length === 0 }, gaps };
    }
    return (0,memoize/* memoizeAsync */.T)(readDigest, ({ image, own }, digest) => JSON.stringify([image.registry, image.repository, digest, own.length > 0]));
}
function isEnough(own, signed) {
    return own.length === 0 ? signed.length > 0 : (0,match/* satisfies */.ib)(own, { signed });
}
function collect_unreadable(subject, refused) {
    const first = refused.find(({ kind }) => kind === 'unreadable');
    if (first === undefined)
        return [];
    return [{ cause: 'unverifiable-signature', subject, message: (0,signatures_messages/* unverifiable */.vm)(subject, first.why) }];
}
function collect_joined(own, image, index) {
    const found = {
        digest: image.found.digest,
        signed: [...image.found.signed, ...index.found.signed],
        refused: [...image.found.refused, ...index.found.refused],
        complete: image.found.complete && index.found.complete,
    };
    return { found, gaps: (0,match/* satisfies */.ib)(own, found) ? [] : [...image.gaps, ...index.gaps] };
}
function digestsBefore({ intervals }, digest) {
    const position = intervals.findIndex((interval) => interval.digest === digest);
    const earlier = intervals.slice(0, Math.max(0, position)).map((interval) => interval.digest);
    return [...new Set(earlier.reverse())].slice(0, maxBefore);
}

;// CONCATENATED MODULE: ./lib/pipeline/evaluate.js










const unsafeCauses = ['clock', 'policy-unread'];
function createEvaluator(options) {
    const { clients, config, ledger, files, now, progress, markWaivers } = options;
    const { policy } = config;
    const ages = ageLimitsFor(policy.overrides, config);
    const resolve = createResolver({
        ...config,
        ...config.platform,
        ...registryHost(config.platform),
        ...clients,
        ...ledger,
        needPlatform: presetRegistries,
        mirrors: config.registries,
        historyLimit: historyLimit,
        progress,
        view: { now, ...config },
        minAgeOf: (occurrence) => ages(occurrence).minAgeMs,
    });
    const collectSignatures = createSignatureCollector({
        source: clients.signatures,
        rules: policy.signatures,
        files: policy.signatureFiles,
        compareSigners: config.compareSigners,
        mirrors: config.registries,
        now,
    });
    const collectAdvisories = createAdvisoryCollector(clients.advisories, files, config);
    return async (checkout) => {
        const { occurrences } = checkout;
        const { waivers: inline, unread } = await markWaivers(checkout);
        const resolution = await resolve(occurrences);
        const [collected, signed] = await Promise.all([
            collectAdvisories(occurrences, resolution.facts),
            collectSignatures(occurrences, resolution.facts, resolution.histories),
        ]);
        const evidence = {
            occurrences,
            facts: resolution.facts,
            histories: resolution.histories,
            pullPolicies: resolution.pullPolicies,
            signatures: signed.signatures,
            ...(0,model_compact/* compact */.o)({ ledger: ledger.rewrite }),
            ...collected.advice,
        };
        const gaps = (0,model_json/* distinctByJson */.S)([
            ...policy.unread,
            ...unread,
            ...clients.gaps,
            ...ledger.gaps,
            ...[clients.clock() ?? []].flat(),
            ...resolution.gaps,
            ...collected.gaps,
            ...signed.gaps,
            ...checkout.problems.map((problem) => unreadableFile(problem, checkout.files.get(problem.file))),
        ]);
        return {
            ...judgeEvidence(evidence, policy, config, { now, complete: gaps.length === 0, inline }),
            files: new Map([...ledgerFile(ledger), ...collected.files, ...checkout.files]),
            evidence,
            problems: checkout.problems,
            gaps,
            observedDigests: resolution.observedDigests,
            inline,
            artifacts: (0,report_coverage/* countByOutcome */.js)(collected.asked),
            isSafeToWrite: gaps.every(({ cause }) => !unsafeCauses.includes(cause)),
        };
    };
}
function ledgerFile({ rewrite }) {
    return rewrite === undefined ? [] : [[rewrite.at.file, { path: rewrite.at.file, text: '' }]];
}
function unreadableFile({ file, message, span }, source) {
    const line = span && source && (0,position/* positionsOf */.q$)(source.text)(span).line;
    const where = line === undefined ? '' : `Line ${line}: `;
    return { cause: 'unreadable-file', subject: file, message: `${where}${message}` };
}

;// CONCATENATED MODULE: ./lib/pipeline/progress.js
function withProgress(run) {
    const { host } = run;
    let references = '';
    let rest = '';
    const show = () => host.sink.progress([references, rest].filter((part) => part !== '').join(', '));
    const sink = {
        ...host.sink,
        progress(text) {
            rest = text;
            show();
        },
    };
    return {
        ...run,
        host: { ...host, sink },
        progress(done, total) {
            references = `${done} of ${total} references resolved`;
            show();
        },
    };
}

// EXTERNAL MODULE: ./lib/report/source.js
var report_source = __webpack_require__(75093);
// EXTERNAL MODULE: ./lib/report/time.js
var report_time = __webpack_require__(9793);
;// CONCATENATED MODULE: ./lib/report/evidence.js



function describeAdvisory(advisory) {
    const { aliases, severities, events, ...rest } = advisory;
    return {
        ...rest,
        ...(aliases === undefined ? {} : { aliases: [...aliases] }),
        ...(severities === undefined ? {} : { severities: severities.map((severity) => ({ ...severity })) }),
        ...(events === undefined
            ? {}
            : {
                events: events.map(({ patchedVersions, ...event }) => ({
                    ...event,
                    ...(patchedVersions === undefined ? {} : { patchedVersions: [...patchedVersions] }),
                })),
            }),
    };
}
const maxIntervals = 100;
function describeHistory({ intervals, known, evidence, ...tag }) {
    const left = intervals.length - maxIntervals;
    return {
        ...tag,
        ...(0,model_compact/* compact */.o)({ evidence: evidence && (0,report_source/* describeSource */.B6)(evidence) }),
        reigns: intervals.slice(-maxIntervals).map(({ digest, since, until }) => ({
            digest,
            since: (0,report_time/* isoTime */.L)(since),
            ...(until === undefined ? {} : { until: (0,report_time/* isoTime */.L)(until) }),
        })),
        ...(left > 0 ? { truncated: left } : {}),
        ...(known === undefined ? {} : { known: known.map(describeKnown) }),
    };
}
function describeKnown({ from, to }) {
    return (0,model_compact/* compact */.o)({
        from: Number.isFinite(from) ? (0,report_time/* isoTime */.L)(from) : undefined,
        to: Number.isFinite(to) ? (0,report_time/* isoTime */.L)(to) : undefined,
    });
}
function parseRecordedHistory({ reigns, known, truncated, evidence, ...tag }) {
    const intervals = reigns.map(({ digest, since, until }) => ({
        digest: digest,
        since: Date.parse(since),
        ...compact({ until: until === undefined ? undefined : Date.parse(until) }),
    }));
    const oldest = truncated === undefined ? undefined : intervals[0]?.since;
    const always = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];
    const recorded = known?.map(({ from, to }) => ({
        from: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
        to: to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to),
    }));
    const covered = (recorded ?? always).flatMap(({ from, to }) => oldest === undefined || from >= oldest ? [{ from, to }] : to > oldest ? [{ from: oldest, to }] : []);
    const isPart = recorded !== undefined || oldest !== undefined;
    return {
        ...tag,
        complete: tag.complete && !isPart,
        ...(isPart ? { known: covered } : {}),
        ...compact({ evidence: evidence && parseSource(evidence) }),
        intervals,
    };
}

// EXTERNAL MODULE: ./lib/report/fact.js + 1 modules
var fact = __webpack_require__(39927);
;// CONCATENATED MODULE: ./lib/report/finding.js


function describeFinding({ check, severity, at, message, about, fix, waived, introduced, testData }, { locate, isMarked, fix: describeFix }) {
    return {
        check,
        severity,
        ...(at === undefined ? {} : { file: at.file, ...locate(at) }),
        ...(at === undefined || isMarked(at.file)
            ? {}
            : { charOffset: at.span.start, charLength: at.span.end - at.span.start }),
        message,
        ...describeSubject(about),
        ...(0,model_compact/* compact */.o)({ testData }),
        ...(typeof introduced === 'boolean' ? { introduced } : {}),
        ...describeWaived(waived, locate),
        ...(fix === undefined || at === undefined ? {} : { fix: describeFix(at, fix) }),
    };
}
function describeSubject({ image, artifact, advisory } = {}) {
    const { registry, repository, tag } = image ?? {};
    return {
        ...(registry === undefined || repository === undefined
            ? {}
            : { image: { registry, repository, ...(0,model_compact/* compact */.o)({ tag }) } }),
        ...(0,model_compact/* compact */.o)({ artifact, advisory: advisory?.id }),
    };
}
function describeWaived(waived, locate) {
    if (waived === undefined)
        return {};
    const { at, reason, owner, expires } = waived;
    return {
        waived: {
            reason,
            ...(0,model_compact/* compact */.o)({ owner, expires: expires === undefined ? undefined : (0,report_time/* isoTime */.L)(expires) }),
            file: at.file,
            line: locate(at).line,
        },
    };
}
function describeWaiver({ waiver, state, matched, notice }, locate) {
    const effect = { state, matched, ...(0,model_compact/* compact */.o)({ notice }) };
    const place = { file: waiver.at.file, ...locate(waiver.at) };
    if ('covers' in waiver)
        return { ...place, ...effect, check: waiver.check, reason: waiver.reason };
    const { at: _at, inheritedAt: _inheritedAt, expires, acknowledged, paths, ...rest } = waiver;
    return {
        ...place,
        ...effect,
        ...rest,
        ...(paths === undefined ? {} : { paths: [...paths] }),
        ...(expires === undefined ? {} : { expires: (0,report_time/* isoTime */.L)(expires) }),
        ...(acknowledged === undefined ? {} : { acknowledged: (0,report_time/* isoTime */.L)(acknowledged) }),
    };
}

// EXTERNAL MODULE: ./lib/report/images/cards.js + 4 modules
var cards = __webpack_require__(47825);
;// CONCATENATED MODULE: ./lib/report/record.js



function recordOf({ evidence, policy, inline, examined, mirrors, base }, files, locate) {
    const { occurrences, advisories, packages, vulnerabilities = [], ledger } = evidence;
    const references = new Map(occurrences.map(({ at }, index) => [at, index]));
    const named = new Set(advisories.map(({ artifactName }) => artifactName));
    const uses = packages?.filter(({ name, origins }) => [name, ...origins].some((one) => named.has(one)));
    const places = [
        ...(uses ?? []).flatMap(({ at, image }) => (at === undefined || image !== undefined ? [] : [at])),
        ...inline.map(({ at }) => at),
        ...(ledger === undefined ? [] : [ledger.at]),
        ...record_placesIn(policy),
    ];
    return {
        places: locatedPlaces(places, locate),
        marked: [...files.values()].filter(({ text }) => text.startsWith('\uFEFF')).map(({ path }) => path),
        examined,
        mirrors: { ...mirrors },
        ...(uses === undefined ? {} : { packages: uses.map((use) => recordUse(use, references)) }),
        vulnerabilities: vulnerabilities.map(({ at, image: _, ...match }) => ({
            ...match,
            reference: references.get(at) ?? 0,
            aliases: [...match.aliases],
            fixVersions: [...match.fixVersions],
        })),
        inline: [...inline],
        policy: recordPolicy(policy),
        ...(ledger === undefined
            ? {}
            : {
                ledger: {
                    at: ledger.at,
                    removed: recordPart(ledger.removed),
                    backdated: recordPart(ledger.backdated),
                },
            }),
        ...(base === undefined ? {} : { base: recordBase(base) }),
    };
}
function recordPart({ count, images }) {
    return { count, images: [...images] };
}
function recordBase(base) {
    if (typeof base === 'string')
        return base;
    return { references: [...base.references], unchanged: { ...base.unchanged } };
}
function record_rewriteRecord(record, { policy, examined }, locate) {
    const added = locatedPlaces(record_placesIn(policy), locate);
    const keys = new Set(added.map(recordedKey));
    const places = [...record.places.filter((place) => !keys.has(recordedKey(place))), ...added];
    return { ...record, places, examined, policy: recordPolicy(policy) };
}
function record_placesIn({ waivers, removed, pending }) {
    return [...waivers, ...removed, ...pending].flatMap(({ at, inheritedAt }) => inheritedAt === undefined ? [at] : [at, inheritedAt]);
}
function locatedPlaces(places, locate) {
    const distinct = new Map(places.map((place) => [(0,source/* placeKey */.r)(place), place]));
    return [...distinct.values()].map((place) => ({ file: place.file, ...place.span, ...locate(place) }));
}
function recordedKey({ file, start, end }) {
    return placeKey({ file, span: { start, end } });
}
function recordUse({ name, version, type, origins, at, platforms }, references) {
    const reference = at === undefined ? undefined : references.get(at);
    return {
        ...(reference === undefined ? (at === undefined ? {} : { at }) : { reference }),
        name,
        ...(0,model_compact/* compact */.o)({ version, type }),
        origins: [...origins],
        ...(platforms === undefined ? {} : { platforms: [...platforms] }),
    };
}
function recordPolicy(policy) {
    const { severity, ignoreStatus } = policy.advisories;
    return {
        checks: Object.fromEntries(policy.checks),
        overrides: policy.overrides.map(recordOverride),
        waivers: policy.waivers.map(recordWaiver),
        removed: policy.removed.map(recordWaiver),
        pending: policy.pending.map(recordWaiver),
        advisories: { ...(0,model_compact/* compact */.o)({ severity }), ignoreStatus: [...ignoreStatus] },
        ...(policy.signatures.length === 0 ? {} : { signatures: policy.signatures.map(recordSignatures) }),
    };
}
function recordOverride({ checks, paths, images, ...rest }) {
    return {
        ...rest,
        ...(paths === undefined ? {} : { paths: [...paths] }),
        ...(images === undefined ? {} : { images: [...images] }),
        checks: Object.fromEntries(checks),
    };
}
function recordSignatures({ images, except, anyOf, ...rest }) {
    return {
        ...rest,
        images: [...images],
        anyOf: [...anyOf],
        ...(0,model_compact/* compact */.o)({ except: except && [...except] }),
    };
}
function recordWaiver({ paths, expires, acknowledged, ...says }) {
    return {
        ...says,
        ...(paths === undefined ? {} : { paths: [...paths] }),
        ...(expires === undefined ? {} : { expires: (0,report_time/* isoTime */.L)(expires) }),
        ...(acknowledged === undefined ? {} : { acknowledged: (0,report_time/* isoTime */.L)(acknowledged) }),
    };
}

// EXTERNAL MODULE: ./lib/report/references.js + 2 modules
var report_references = __webpack_require__(48690);
// EXTERNAL MODULE: ./lib/report/texts.js
var report_texts = __webpack_require__(84282);
;// CONCATENATED MODULE: ./lib/report/version.js
const version_version = '0.1.0';

;// CONCATENATED MODULE: ./lib/report/build.js












function buildReport(run, decision) {
    const { policy, settings } = run.config;
    const files = new Map([...run.files, ...policy.sources.map((source) => [source.path, source])]);
    const texts = (0,report_texts/* textsOf */.CB)(files);
    const { locate } = texts;
    const { occurrences, advisories, histories } = run.evidence;
    const decided = describeDecision(decision, run.waiverStates, texts);
    const references = (0,report_references/* withWaivedChecks */.ko)(occurrences.map((occurrence) => (0,report_references/* describeReferenceWithFact */.Pi)(occurrence, run.evidence, files, locate)), decided.findings);
    return withImages({
        schemaVersion: 1,
        tool: { name: 'tagproof', version: version_version },
        mode: run.config.mode,
        verdict: decided.verdict,
        startedAt: (0,report_time/* isoTime */.L)(run.startedAt),
        asOf: (0,report_time/* isoTime */.L)(run.config.asOf ?? run.startedAt),
        ...(0,model_compact/* compact */.o)({ source: run.source }),
        references,
        findings: decided.findings,
        advisories: advisories.map(describeAdvisory),
        histories: histories.map(describeHistory),
        coverage: { ...(0,report_coverage/* coverageOf */._5)(references), artifacts: run.artifacts },
        incomplete: decided.incomplete,
        settings: settings.map(({ name, value, from }) => ({
            name,
            value,
            from: typeof from === 'string' ? from : (0,position/* whereIs */.ie)(from, policy.sources),
        })),
        waivers: decided.waivers,
        requests: { ...run.requests },
        edits: run.changes.flatMap(({ path, lines }) => lines.map(({ line, before, after }) => ({ file: path, line, before, after }))),
        record: recordOf({ ...run, policy, mirrors: run.config.registries }, files, locate),
    });
}
function buildReplayReport(report, { record, texts: recorded }, replay, decision) {
    const { policy, evidence } = replay;
    const ofPolicy = textsOf(new Map(policy.sources.map((source) => [source.path, source])));
    const isInPolicy = ({ file }) => policy.sources.some(({ path }) => path === file);
    const locate = (place) => (isInPolicy(place) ? ofPolicy : recorded).locate(place);
    const isMarked = (file) => recorded.isMarked(file) || ofPolicy.isMarked(file);
    const decided = describeDecision(decision, replay.waiverStates, { ...recorded, locate, isMarked });
    const withFacts = report.references.map((reference, index) => {
        const occurrence = evidence.occurrences[index];
        const fact = occurrence?.kind === 'image' ? evidence.facts.get(occurrence) : undefined;
        return fact === undefined ? reference : { ...reference, fact: describeFact(fact) };
    });
    const references = withWaivedChecks(withFacts, decided.findings);
    return withImages({
        ...report,
        tool: { name: 'tagproof', version },
        ...decided,
        asOf: isoTime(replay.asOf),
        references,
        settings: [...replay.settings],
        coverage: { ...coverageOf(references), artifacts: coverageIn(report).artifacts },
        record: rewriteRecord(record, replay, locate),
    });
}
function describeDecision({ verdict, findings, gaps }, waiverStates, texts) {
    return {
        verdict,
        findings: findings.map((finding) => describeFinding(finding, texts)),
        incomplete: gaps.map((gap) => ({ ...gap })),
        waivers: waiverStates.map((state) => describeWaiver(state, texts.locate)),
    };
}
function withImages(report) {
    return { ...report, images: (0,cards/* imageCards */.t)(report) };
}

;// CONCATENATED MODULE: ./lib/run.js
















async function run(outside, config, shared) {
    const { host, redact, progress } = withProgress((0,http/* guardHost */.aK)(withPlatformTransport(outside, config), config));
    const startedAt = host.clock.now();
    const [clients, ci, checkout] = await Promise.all([
        connect(host, config, { cached: openRunCache(host, config), shared }),
        openCi(host, config),
        scanCheckout(host.files, config, host),
    ]);
    const { markWaivers, compare, readBase } = openBaseline(host, config, ci);
    const { files } = host;
    const ledger = await openLedger({ files, file: config.ledger, now: startedAt, readBase });
    const pinner = createPinner(files, (pinned) => scanCheckout(pinned, config, host));
    const evaluate = createEvaluator({ clients, config, ledger, files, now: startedAt, progress, markWaivers });
    const found = await evaluate(checkout);
    const mayWrite = config.mode === 'pin' && found.isSafeToWrite;
    const pins = mayWrite ? await pinner.write(found) : nothingWritten;
    const left = pins.changes.length > 0 ? await evaluate(await pinner.rescan()) : found;
    const recorded = mayWrite ? await ledger.add(left.observedDigests, startedAt) : nothingWritten;
    const changes = [...pins.changes, ...recorded.changes];
    const { findings, gaps, ...compared } = await compare(await pinner.guard(left), left.evidence.occurrences);
    const examined = left.gaps.length;
    const [requests, source] = [clients.requests, host.workflow.source];
    const learned = { ...left, ...compared, examined, config, startedAt, changes, requests, source };
    const conclude = concluder({
        findings,
        gaps: [...left.gaps, ...pins.refused, ...recorded.refused, ...gaps],
        settings: config,
        stopped: () => (0,stop/* stopGap */.lJ)(host.stop),
        describe: (decision) => redact(buildReport(learned, decision)),
    });
    const delivery = { report: conclude().report, found, left, changes, plan: () => pinner.plan(left) };
    const delivered = await deliverToCi(host, config, ci, delivery);
    const finish = (refused = []) => conclude([...delivered.gaps, ...refused]);
    const { outcome, saved } = await saveReports(finish, { config, checks: checks.checks }, files);
    await publish(outcome.report, { exitCode: outcome.exitCode, checks: checks.checks }, host, saved, delivered);
    return outcome;
}


/***/ }),

/***/ 8487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ refusals),
/* harmony export */   vm: () => (/* binding */ unverifiable),
/* harmony export */   wV: () => (/* binding */ badRoot)
/* harmony export */ });
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80588);

function shown(text) {
    const line = text.replace(/[^\x20-\x7e]+/g, ' ');
    return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
const refusals = {
    noPayload: 'its payload is not a container image signature of cosign',
    noStatement: 'its content is not an in-toto statement',
    otherPredicate: (type) => `it is an attestation of another kind (${shown(type)}), which does not say that the signer vouches for the image`,
    otherDigest: (subjects, digest) => `it is about ${subjects.length === 0 ? 'no sha256 digest' : subjects.slice(0, 3).join(', ')}, not about ${digest}`,
    notJson: 'the bundle is not JSON, or it is truncated',
    notBundle: (what) => `the bundle cannot be read: ${shown(what)}`,
    tooMany: (what, max) => `the bundle has more than ${max} ${what}`,
    checkpointName: 'the checkpoint names its signer with characters that no log uses',
    otherType: (type) => `the envelope holds ${shown(type)}, which is not an in-toto statement`,
    messageSignature: 'it signs bytes without saying which image they belong to',
    noSignature: 'the annotation with the signature is missing',
    noCertificate: 'it has no certificate, and the policy names no key that made it',
    badCertificate: 'its certificate cannot be read',
    noLog: 'it has no entry in a transparency log, so nobody knows when it was made',
    badLog: 'the annotation with the log entry cannot be read',
    wrongKey: 'none of the keys in the policy made it',
    future: (at) => `it is dated ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)}, which is in the future`,
    noIdentity: 'its certificate names no identity, or more than one',
    noIssuer: 'its certificate does not name the issuer of the identity',
    usage: 'its certificate is not for signing code',
    unknownRoot: 'no trusted root could be used to verify it',
    verification: (code, message) => verificationText(code, message),
};
const codes = {
    TLOG_ERROR: 'it lacks an entry in a transparency log that is trusted',
    TLOG_INCLUSION_PROOF_ERROR: 'the proof that the log contains its entry is not valid',
    TLOG_INCLUSION_PROMISE_ERROR: 'the promise of the log to contain its entry is not signed by a trusted log',
    TLOG_MISSING_INCLUSION_ERROR: 'nothing shows that the log contains its entry',
    TLOG_BODY_ERROR: 'its log entry is about another signature',
    CERTIFICATE_ERROR: 'its certificate is not trusted, or was not valid when the signature was made',
    PUBLIC_KEY_ERROR: 'none of the keys in the policy made it',
    SIGNATURE_ERROR: 'the signature does not match the content',
    TIMESTAMP_ERROR: 'nothing that is trusted says when it was made',
};
function verificationText(code, message) {
    const text = codes[code];
    return text === undefined ? `it could not be verified (${shown(message)})` : `${text} (${shown(message)})`;
}
function unverifiable(subject, why) {
    return `It is not known whether ${subject} is signed as the policy requires: ${why}`;
}
function badRoot(root) {
    const message = 'A trusted root that the policy names cannot be read, so no signature counts under it: it must be a `trusted_root.json`, or one such document per line';
    return { cause: 'unverifiable-signature', subject: root, message };
}


/***/ })

};
