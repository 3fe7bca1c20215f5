export const id = 1052;
export const ids = [1052];
export const modules = {

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

/***/ 17620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HB: () => (/* binding */ presetRegistries),
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   Nx: () => (/* reexport safe */ _platform_transport_js__WEBPACK_IMPORTED_MODULE_4__.N),
/* harmony export */   U$: () => (/* binding */ registryHost),
/* harmony export */   kw: () => (/* binding */ historyLimit)
/* harmony export */ });
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13293);
/* harmony import */ var _http_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25239);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38106);
/* harmony import */ var _registry_docker_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97519);
/* harmony import */ var _registry_registries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47043);
/* harmony import */ var _platform_transport_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84097);






const historyLimit = 1000;
async function connect(host, config) {
    const transports = (0,_http_index_js__WEBPACK_IMPORTED_MODULE_1__/* .runTransports */ .Oo)(host);
    const connected = await connectPlatform(host, config, transports.platform);
    const registries = createRegistries(host, transports.registries);
    return { ...connected, registries, requests: transports.requests, clock: transports.clockSkew };
}
async function connectPlatform(host, config, send) {
    const { platform } = config;
    if (platform === undefined) {
        const gap = { cause: 'no-platform', subject: 'platform', message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noPlatform */ .R0)(config.surface) };
        return { sources: gap, advisories: gap, gaps: [] };
    }
    const { connectPlatformClients } = await Promise.all(/* import() */[__webpack_require__.e(2074), __webpack_require__.e(9084), __webpack_require__.e(9502)]).then(__webpack_require__.bind(__webpack_require__, 99916));
    return connectPlatformClients(host, config, platform, send);
}
function registryHost(platform) {
    return platform === undefined ? {} : { registry: new URL(platform.registryUrl).host };
}
const presetRegistries = Object.values(_model_presets_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v).map(({ registryUrl }) => new URL(registryUrl).host);
function createRegistries({ docker, sink }, send) {
    const onSecret = sink.mask.bind(sink);
    return (0,_registry_registries_js__WEBPACK_IMPORTED_MODULE_3__/* .registriesClient */ .N)({ send, credentials: (0,_registry_docker_config_js__WEBPACK_IMPORTED_MODULE_2__/* .dockerCredentials */ .d)(docker, onSecret), onSecret });
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

/***/ 84097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withPlatformTransport)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38106);


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
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .noHttp2 */ .Ut);
    const { grpcSend } = await Promise.all(/* import() */[__webpack_require__.e(8469), __webpack_require__.e(805), __webpack_require__.e(5738)]).then(__webpack_require__.bind(__webpack_require__, 25738));
    return grpcSend(sendBytes, send, baseUrl);
}


/***/ }),

/***/ 97519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ dockerCredentials)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13798);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7687);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6841);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91817);





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
    const config = (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoizeAsync */ .T)(() => readConfig(docker));
    return (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoizeAsync */ .T)(async (registry) => {
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
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .q)(file.text);
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
    const wanted = new Set(keys.map(bare));
    const found = Object.entries(auths).filter(([key]) => wanted.has(bare(key)));
    for (const [, { auth, identitytoken, registrytoken, ...plain }] of found) {
        if (registrytoken)
            return { kind: 'registry', token: new _model_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(registrytoken) };
        if (identitytoken)
            return { kind: 'identity', token: new _model_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(identitytoken) };
        const text = auth ? Buffer.from(auth, 'base64').toString('utf8') : '';
        const colon = text.indexOf(':');
        const user = plain.username ?? text.slice(0, Math.max(0, colon));
        const password = plain.password ?? text.slice(colon + 1).replace(/\0+$/, '');
        if (user !== '' && password !== '')
            return { kind: 'password', user, password: new _model_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(password) };
    }
    return undefined;
}
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
    const parsed = helperAnswer.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .q)(answer.output));
    if (!parsed.success)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('no-credential', `\`${name} get\` did not print a credential`);
    const { Username: user, Secret: secret } = parsed.data;
    if (user === '' || secret === '')
        return undefined;
    if (user === '<token>')
        return { kind: 'identity', token: new _model_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(secret) };
    return { kind: 'password', user, password: new _model_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(secret) };
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13798);
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
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
function ociClient({ url, send, describe, hints }, session, isAbsent) {
    async function request(repository, path, more) {
        const request = {
            method: 'GET',
            url: `${url}/v2/${repository}/${path}`,
            headers: { accept: manifestTypes },
            maxBytes: maxManifestBytes,
            ...more,
        };
        const response = await session(repository, request);
        return followRedirects(`Request to ${describe(repository)}`, send, request, response);
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

/***/ 47043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ registriesClient),
/* harmony export */   _: () => (/* binding */ registryOrigin)
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83313);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22852);
/* harmony import */ var _oci_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10910);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42110);





const maxRegistries = 100;
const hosts = { 'docker.io': 'registry-1.docker.io' };
function registriesClient({ send, credentials, onSecret }) {
    const clients = new Map();
    function clientOf(registry) {
        const url = registryOrigin(registry);
        const known = clients.get(url);
        if (known !== undefined)
            return known;
        if (clients.size >= maxRegistries)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .tooManyRegistries */ .PV)(registry, maxRegistries));
        const options = {
            url,
            name: registry,
            describe: (repository) => `${registry}/${repository}`,
            send,
            credential: () => credentials(registry),
            hints: _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .dockerHints */ .Rq,
            onSecret,
        };
        const client = (0,_oci_client_js__WEBPACK_IMPORTED_MODULE_2__/* .ociClient */ .J)(options, (0,_session_js__WEBPACK_IMPORTED_MODULE_3__/* .openSession */ .f)(options), ({ reason }) => reason === 'missing-tag');
        clients.set(url, client);
        return client;
    }
    return {
        digestOf: async ({ registry, repository }, tag) => clientOf(registry).digestOf(repository, tag),
        manifest: async ({ registry, repository }, digest) => clientOf(registry).kindOf(repository, digest),
        children: async ({ registry, repository }, digest) => clientOf(registry).children(repository, digest),
    };
}
function registryOrigin(registry) {
    const address = `https://${hosts[registry] ?? registry}`;
    if (!URL.canParse(address))
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .notAHost */ .Fd)(registry));
    const { host, hostname } = new URL(address);
    return `${(0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U9)(hostname) ? 'http' : 'https'}://${host}`;
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
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

/***/ 10020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ ciFrom),
/* harmony export */   Y: () => (/* binding */ sourceFrom)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10900);



function ciFrom(environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return undefined;
    return {
        variable: (name) => environment[name] || undefined,
        async payload() {
            try {
                const { context } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 50157));
                return context.payload;
            }
            catch (cause) {
                throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('unreadable-file', _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .eventUnreadable */ .YR, { cause });
            }
        },
    };
}
function sourceFrom(environment, root = environment.GITHUB_WORKSPACE) {
    const { GITHUB_WORKSPACE: workspace = '', GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_SHA: sha = '', } = environment;
    const isCheckout = workspace !== '' && root !== undefined && node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root) === node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace);
    const isCommit = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[a-f0-9]{40,64}$/.test(sha);
    if (!isCheckout || !isCommit || !/^https:\/\/[\w.:-]+$/.test(server))
        return {};
    return { source: { server, repository, sha } };
}


/***/ }),

/***/ 12764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ machineDocker)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10900);




const defaultLimits = { timeMs: 30_000, outputBytes: 64 * 1024 };
const maxConfigBytes = 1024 * 1024;
function machineDocker(environment, limits = defaultLimits) {
    const home = environment.HOME ?? environment.USERPROFILE;
    const folder = environment.DOCKER_CONFIG ?? (home === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_2__.join(home, '.docker'));
    return {
        config: async () => folder === undefined
            ? { unreadable: 'there is no home folder', absent: true }
            : readConfig(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'config.json')),
        helper: (name, server) => runHelper(`docker-credential-${name}`, server, { ...environment }, limits),
    };
}
async function readConfig(file) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file);
        if (size > maxConfigBytes)
            return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblems */ .tH.tooLarge(maxConfigBytes) };
        return { text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8') };
    }
    catch (error) {
        const { code } = error;
        return { unreadable: code ?? String(error), ...(code === 'ENOENT' ? { absent: true } : {}) };
    }
}
function runHelper(command, input, env, { timeMs, outputBytes }) {
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, ['get'], { env, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
        const chunks = [];
        let size = 0;
        const finish = (answer) => {
            clearTimeout(timer);
            child.kill('SIGKILL');
            resolve(answer);
        };
        const timer = setTimeout(() => finish({ failed: `did not exit within ${timeMs / 1000} seconds` }), timeMs);
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            chunks.push(chunk);
            if (size > outputBytes)
                finish({ failed: `printed more than ${outputBytes} bytes` });
        });
        child.on('error', (error) => finish({ failed: error.code === 'ENOENT' ? 'is not in PATH' : `cannot be started (${error.code})` }));
        child.on('close', (code) => finish(code === null
            ? { failed: 'was killed' }
            : { exitCode: code, output: Buffer.concat(chunks).toString('utf8') }));
        child.stdin.on('error', () => undefined);
        child.stdin.end(`${input}\n`);
    });
}


/***/ }),

/***/ 47614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gitOf)
/* harmony export */ });
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37082);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10900);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22150);





const maxListBytes = 64 * 1024 * 1024;
const hash = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function gitOf(root) {
    const git = (args, limit, input) => (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(root, args, limit, input);
    return {
        async head() {
            const text = (await git(['cat-file', 'commit', 'HEAD'], 1024 * 1024))?.toString('utf8');
            const commit = (await git(['rev-parse', '--verify', 'HEAD'], 1024))?.toString('utf8').trim();
            if (text === undefined || commit === undefined || !hash.test(commit))
                return undefined;
            const header = text.split('\n\n', 1)[0] ?? '';
            return { commit, parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = '']) => id) };
        },
        async filesAt(commit) {
            if (!hash.test(commit))
                return undefined;
            const listed = await git(['ls-tree', '-r', '-z', '-l', '--full-tree', commit], maxListBytes);
            return listed && commitFiles(listed.toString('utf8'), (ids) => readBlobs(git, ids));
        },
    };
}
function commitFiles(listed, readAll) {
    const entries = new Map();
    for (const line of listed.split('\0')) {
        const [, id = '', size = '', path = ''] = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t([\s\S]+)$/.exec(line) ?? [];
        if (path !== '')
            entries.set(path, { id, size: Number(size) });
    }
    if (entries.size > _files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFiles */ .Mr)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('bad-answer', `The commit has more than ${_files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFiles */ .Mr} files`);
    const read = batched(readAll);
    return {
        list: async () => [...entries.keys()].sort(),
        async read(path) {
            const entry = entries.get(path);
            if (entry === undefined)
                return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblems */ .tH.missing, absent: true };
            if (entry.size > _files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFileBytes */ .eV)
                return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblems */ .tH.tooLarge(_files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFileBytes */ .eV) };
            return (0,_model_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g)(await read(entry.id));
        },
    };
}
function batched(readAll) {
    let waiting = [];
    const flush = () => {
        const batch = waiting;
        waiting = [];
        readAll(batch.map(({ id }) => id)).then((blobs) => batch.forEach(({ done }, index) => void done(blobs[index] ?? Buffer.alloc(0))), (error) => batch.forEach(({ failed }) => void failed(error)));
    };
    return (id) => new Promise((done, failed) => {
        if (waiting.length === 0)
            setImmediate(flush);
        waiting.push({ id, done, failed });
    });
}
async function readBlobs(git, ids) {
    const limit = ids.length * (_files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFileBytes */ .eV + 256);
    const answer = await git(['cat-file', '--batch'], limit, `${ids.join('\n')}\n`);
    let at = 0;
    return ids.map((id) => {
        const end = answer === undefined ? -1 : answer.indexOf('\n', at);
        const [, found, size = ''] = /^([0-9a-f]+) blob (\d+)$/.exec(answer?.toString('utf8', at, end) ?? '') ?? [];
        const from = end + 1;
        at = from + Number(size) + 1;
        if (answer === undefined || found !== id || at > answer.length)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('not-found', `The checkout's git does not have the object ${id}`);
        return answer.subarray(from, at - 1);
    });
}


/***/ }),

/***/ 84349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ workflowOf)
/* harmony export */ });
/* unused harmony exports tokenRefusal, requestIdToken */
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25239);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6841);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91817);
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10020);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49144);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10900);







async function tokenRefusal(environment) {
    if (environment.ACTIONS_ID_TOKEN_REQUEST_URL && environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
        return undefined;
    const ci = (0,_ci_js__WEBPACK_IMPORTED_MODULE_3__/* .ciFrom */ .X)(environment);
    if (ci === undefined)
        return otherRefusal(environment);
    const { isFromFork } = await __webpack_require__.e(/* import() */ 3966).then(__webpack_require__.bind(__webpack_require__, 43966));
    if (isFromFork(await ci.payload().catch(() => undefined)))
        return 'fork';
    return environment.GITHUB_ACTOR === 'dependabot[bot]' ? 'dependabot' : 'no-permission';
}
async function otherRefusal(environment) {
    const { ciSystemIn, hasTokenVariable } = await __webpack_require__.e(/* import() */ 5313).then(__webpack_require__.bind(__webpack_require__, 35313));
    if (hasTokenVariable(environment))
        return undefined;
    const system = ciSystemIn(environment);
    if (system === undefined)
        return 'not-in-ci';
    return system.canHave(environment) ? undefined : { ci: system.name, remedy: system.remedy };
}
function workflowOf(environment, send) {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
    const retrying = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .retryingTransport */ .kR)(send, _clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m);
    return {
        refusal: () => tokenRefusal(environment),
        idToken: (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_6__/* .memoizeAsync */ .T)(async (audience, place) => {
            if (place === undefined && url && token)
                return requestIdToken(retrying, { url, requestToken: new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token) }, audience);
            const { tokenFrom } = await __webpack_require__.e(/* import() */ 5313).then(__webpack_require__.bind(__webpack_require__, 35313));
            return tokenFrom(place, environment, retrying, audience);
        }, (audience, place) => JSON.stringify([audience, place ?? null])),
    };
}
async function requestIdToken(send, { url, requestToken }, audience) {
    const response = await send({
        method: 'GET',
        url: `${url}&audience=${encodeURIComponent(audience)}`,
        headers: { accept: 'application/json' },
        authorization: { scheme: 'Bearer', credential: requestToken },
    }).catch((error) => {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .gapFrom */ .rK)(error, '').message), { cause: error });
    });
    if (response.status !== 200)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)(`HTTP ${response.status}`));
    const { oidcTokenIn } = await __webpack_require__.e(/* import() */ 3966).then(__webpack_require__.bind(__webpack_require__, 43966));
    const token = oidcTokenIn(response.body);
    if (token === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)('its response contains none'));
    return new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token);
}


/***/ }),

/***/ 95231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ localHost)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/host/ci.js
var host_ci = __webpack_require__(10020);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
;// CONCATENATED MODULE: ./lib/host/ci-sinks.js




const buildkiteBytes = 1024 * 1024;
const programMs = 30_000;
function ciSink(environment, log) {
    if (environment.TF_BUILD)
        return azureSink(environment, log);
    return environment.BUILDKITE ? buildkiteSink(log) : {};
}
function azureSink({ AGENT_TEMPDIRECTORY: temp }, log) {
    return {
        log: (text) => log(withoutAzureCommands(text)),
        annotate: (annotation) => log(azureIssue(annotation)),
        async summary(markdown) {
            if (!temp)
                return;
            const file = external_node_path_.join(temp, 'tagproof-summary.md');
            await (0,promises_.writeFile)(file, markdown);
            log(`##vso[task.uploadsummary]${file}`);
        },
    };
}
function azureIssue({ severity, title, message, place }) {
    if (severity === 'notice')
        return `${title}: ${message}`;
    const properties = {
        type: severity,
        ...(place === undefined
            ? {}
            : { sourcepath: place.file, linenumber: String(place.line), columnnumber: String(place.column) }),
        code: title,
    };
    const list = Object.entries(properties).map(([name, value]) => `${name}=${azureValue(value)};`);
    return `##vso[task.logissue ${list.join('')}]${azureText(message)}`;
}
function azureText(text) {
    return withoutAzureCommands(text).replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function azureValue(text) {
    return azureText(text).replaceAll(']', '%5D').replaceAll(';', '%3B');
}
function withoutAzureCommands(text) {
    return text.replace(/##(?=\[|vso\[)/gi, '#\u200b#');
}
function buildkiteSink(log) {
    return {
        summary: (markdown) => new Promise((resolve) => {
            const args = ['annotate', '--context', 'tagproof', '--style', 'info'];
            const child = (0,external_node_child_process_.execFile)('buildkite-agent', args, { timeout: programMs }, (error) => {
                if (error !== null)
                    log(`The annotation was not made: ${(0,plain/* plain */.p)(error.message)}`);
                resolve();
            });
            child.stdin?.on('error', () => undefined);
            child.stdin?.end(withinBytes(markdown));
        }),
    };
}
function withinBytes(text) {
    if (Buffer.byteLength(text) <= buildkiteBytes)
        return text;
    const cut = Buffer.from(text).subarray(0, buildkiteBytes).toString();
    return cut.slice(0, cut.lastIndexOf('\n') + 1);
}

// EXTERNAL MODULE: ./lib/host/clock.js
var clock = __webpack_require__(49144);
// EXTERNAL MODULE: ./lib/host/docker.js
var docker = __webpack_require__(12764);
// EXTERNAL MODULE: ./lib/host/files.js + 2 modules
var files = __webpack_require__(37082);
// EXTERNAL MODULE: ./lib/host/git.js
var git = __webpack_require__(47614);
// EXTERNAL MODULE: ./lib/host/id-token.js
var id_token = __webpack_require__(84349);
// EXTERNAL MODULE: ./lib/host/lazy-http2.js
var lazy_http2 = __webpack_require__(74657);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/host/repository.js



const maxDepth = 64;
function repositoryAround(root) {
    const start = realPath(root);
    if (start === undefined)
        return undefined;
    let top = start;
    for (let depth = 0; !hasGit(top); depth += 1) {
        const above = external_node_path_.dirname(top);
        if (above === top || depth === maxDepth)
            return undefined;
        top = above;
    }
    if (top === start)
        return undefined;
    const folder = external_node_path_.relative(top, start).split(external_node_path_.sep).join('/');
    return { folder, read: (0,files/* diskFiles */.Ts)(top, undefined).read };
}
function realPath(folder) {
    try {
        return external_node_fs_.realpathSync.native(folder);
    }
    catch {
        return undefined;
    }
}
function hasGit(folder) {
    const found = (0,external_node_fs_.lstatSync)(external_node_path_.join(folder, '.git'), { throwIfNoEntry: false });
    return found !== undefined && (found.isDirectory() || found.isFile());
}

// EXTERNAL MODULE: ./lib/host/scan-threads.js
var scan_threads = __webpack_require__(29997);
// EXTERNAL MODULE: ./lib/host/transport.js
var transport = __webpack_require__(29899);
;// CONCATENATED MODULE: ./lib/host/local.js














function localHost({ root, environment, print, temp, network, ...look }) {
    const { send, sendBytes } = network ?? {
        send: (0,transport/* networkTransport */.C)('tagproof'),
        sendBytes: (0,lazy_http2/* networkBytes */.e)('tagproof'),
    };
    const secrets = [];
    const ci = (0,host_ci/* ciFrom */.X)(environment);
    const log = (text) => print(secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text));
    return {
        files: (0,files/* diskFiles */.Ts)(root, temp ?? environment.RUNNER_TEMP),
        git: (0,git/* gitOf */.O)(root),
        ...(0,compact/* compact */.o)({ ci, stop: look.stop, repository: repositoryAround(root) }),
        send,
        ...(0,compact/* compact */.o)({ sendBytes }),
        threads: (0,scan_threads/* machineThreads */.x)(),
        clock: clock/* systemClock */.m,
        workflow: { ...(0,id_token/* workflowOf */.B4)(environment, send), ...(0,host_ci/* sourceFrom */.Y)(environment, root) },
        docker: (0,docker/* machineDocker */.S)(environment),
        sink: {
            mask: (secret) => void secrets.push(secret.expose()),
            log,
            colour: look.colour ?? false,
            ...(0,compact/* compact */.o)({ width: look.width }),
            ...(look.links === true ? { link: (file) => (0,external_node_url_.pathToFileURL)(external_node_path_.resolve(root, file)).href } : {}),
            progress: look.progress ?? (() => undefined),
            annotate: () => undefined,
            summary: async () => undefined,
            output: () => undefined,
            ...ciSink(environment, log),
        },
    };
}


/***/ }),

/***/ 22150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

const maxMs = 60_000;
function runGit(root, args, maxBytes, input = '') {
    return new Promise((resolve) => {
        const safely = ['safe.directory=*', 'protocol.allow=never', 'core.fsmonitor=false'];
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...safely.flatMap((setting) => ['-c', setting]), ...args], {
            cwd: root,
            env: {
                PATH: process.env.PATH ?? '',
                GIT_NO_REPLACE_OBJECTS: '1',
                GIT_NO_LAZY_FETCH: '1',
                GIT_OPTIONAL_LOCKS: '0',
                LC_ALL: 'C',
            },
            stdio: ['pipe', 'pipe', 'ignore'],
            timeout: maxMs,
            killSignal: 'SIGKILL',
        });
        const chunks = [];
        let size = 0;
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > maxBytes)
                child.kill('SIGKILL');
            else
                chunks.push(chunk);
        });
        child.stdin.on('error', () => undefined);
        child.once('error', () => resolve(undefined));
        child.once('close', (code) => resolve(code === 0 && size <= maxBytes ? Buffer.concat(chunks) : undefined));
        child.stdin.end(input);
    });
}


/***/ }),

/***/ 13293:
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


/***/ })

};
