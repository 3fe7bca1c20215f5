export const id = 3906;
export const ids = [3906];
export const modules = {

/***/ 55271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   t4: () => (/* binding */ errorBody)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
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

/***/ 1528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ decodeJson)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);

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


/***/ }),

/***/ 50827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ withLimit)
/* harmony export */ });
/** Wraps a transport so that at most `limit` requests are in flight; the others wait in order. `onAnswer` follows each. */
function withLimit(send, limit, onAnswer = () => undefined) {
    let free = limit;
    const waiting = [];
    const release = () => {
        const next = waiting.shift();
        if (next)
            next();
        else
            free += 1;
    };
    return async (request) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((resolve) => waiting.push(resolve));
        try {
            return await send(request);
        }
        finally {
            release();
            onAnswer();
        }
    };
}


/***/ }),

/***/ 3906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ presetRegistries),
  _: () => (/* binding */ registriesOf)
});

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/http/limit.js
var limit = __webpack_require__(50827);
;// CONCATENATED MODULE: ./lib/http/per-host.js
// Each host has its own bound of concurrency and its own circuit: one that is down costs the others nothing.


const downStatus = {
    429: 'rate-limited',
    502: 'server-error',
    503: 'server-error',
    504: 'server-error',
};
/** Sends every request through a transport of its own host (with the port). */
function perHost(wrap) {
    const transports = new Map();
    return (request) => {
        const { host } = new URL(request.url);
        const transport = transports.get(host) ?? wrap();
        transports.set(host, transport);
        return transport(request);
    };
}
/**
 * Bounds the requests under way, and gives a host up after so many failures in a row (no connection, no answer in
 * time, or the statuses of a host that is down or limits), or after the first if it has never answered at all: what
 * waits is then answered at once, with the cause.
 */
function withCircuit(send, { atOnce, failures }) {
    let inRow = 0;
    let hasAnswered = false;
    let last;
    const note = (reason) => {
        inRow = reason === undefined ? 0 : inRow + 1;
        if (reason !== undefined && inRow >= (hasAnswered ? failures : 1))
            last ??= reason;
    };
    return (0,limit/* withLimit */.K)(async (request) => {
        if (last !== undefined)
            throw givenUp(new URL(request.url).host, last);
        try {
            const response = await send(request);
            hasAnswered = true;
            note(downCause(response));
            return response;
        }
        catch (error) {
            note(error instanceof failure/* Failure */.HR && isDown(error.reason) ? error.reason : undefined);
            throw error;
        }
    }, atOnce);
}
function downCause({ status }) {
    return downStatus[status];
}
function isDown(reason) {
    return reason === 'unreachable' || reason === 'timeout';
}
const words = {
    'rate-limited': 'limits the rate of requests (HTTP 429)',
    'server-error': 'is not in service (HTTP 502 to 504)',
    unreachable: 'cannot be reached',
    timeout: 'does not answer in time',
};
function givenUp(host, reason) {
    return new failure/* Failure */.HR(reason, `${host} ${words[reason]}, so it was not asked again`);
}

// EXTERNAL MODULE: ./lib/platform/presets.js
var presets = __webpack_require__(97391);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/model/secret.js
var model_secret = __webpack_require__(91817);
;// CONCATENATED MODULE: ./lib/registry/docker-config.js
// The credentials of Docker's configuration: `auths`, `credHelpers`, `credsStore`, identity and registry tokens.
// https://docs.docker.com/reference/cli/docker/login/#credential-stores



const entry = schemas/* object */.Ikc({
    auth: schemas/* string */.YjP().optional(),
    username: schemas/* string */.YjP().optional(),
    password: schemas/* string */.YjP().optional(),
    identitytoken: schemas/* string */.YjP().optional(),
    registrytoken: schemas/* string */.YjP().optional(),
});
const config = schemas/* object */.Ikc({
    auths: schemas/* record */.g1P(schemas/* string */.YjP(), entry).default({}),
    credHelpers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}),
    credsStore: schemas/* string */.YjP().default(''),
});
const helperAnswer = schemas/* object */.Ikc({ Username: schemas/* string */.YjP(), Secret: schemas/* string */.YjP() });
const helperName = /^[\w-][\w.-]{0,63}$/;
/** What `docker login` without a host writes for Docker Hub. */
const hubKey = 'https://index.docker.io/v1/';
/**
 * Reads the configuration when the first registry asks for a credential, and asks a helper once a registry. What is
 * found is given to `onSecret` before it is used.
 * @throws Failure `no-credential` when the configuration or a helper cannot be read
 */
function dockerCredentials(docker, onSecret) {
    let read;
    const found = new Map();
    async function find(registry) {
        read ??= readConfig(docker);
        const { auths, credHelpers, credsStore } = await read;
        const keys = keysOf(registry);
        const helper = keys.map((key) => credHelpers[key]).find((name) => name !== undefined) ?? credsStore;
        const credential = (helper === '' ? undefined : await fromHelper(docker, helper, keys)) ?? fromAuths(auths, keys);
        if (credential !== undefined)
            onSecret(secretOf(credential));
        return credential;
    }
    return (registry) => {
        const known = found.get(registry) ?? find(registry);
        found.set(registry, known);
        return known;
    };
}
/** The keys under which a registry may stand, the one that Docker writes first. */
function keysOf(registry) {
    const hub = registry === 'docker.io' ? [hubKey, 'index.docker.io'] : [registry];
    return [...hub, ...(registry === 'docker.io' ? [registry] : []), `https://${registry}`];
}
async function readConfig(docker) {
    const file = await docker.config();
    if ('unreadable' in file) {
        if (file.absent === true)
            return config.parse({});
        throw unusable(file.unreadable);
    }
    let value;
    try {
        value = JSON.parse(file.text);
    }
    catch {
        throw unusable('it is not JSON');
    }
    const parsed = config.safeParse(value);
    if (!parsed.success)
        throw unusable(`\`${parsed.error.issues[0]?.path.join('.')}\` is not what Docker writes`);
    return parsed.data;
}
function unusable(why) {
    return new failure/* Failure */.HR('no-credential', `Docker's configuration (\`config.json\`) cannot be used: ${why}`);
}
function fromAuths(auths, keys) {
    const wanted = new Set(keys.map(bare));
    const found = Object.entries(auths).filter(([key]) => wanted.has(bare(key)));
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
/** A key without scheme and path: Docker has written it in several ways. */
function bare(key) {
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
        throw new failure/* Failure */.HR('no-credential', `\`${name} get\` for ${server} ended with code ${answer.exitCode}`);
    }
    const parsed = helperAnswer.safeParse(parseJson(answer.output));
    if (!parsed.success)
        throw new failure/* Failure */.HR('no-credential', `\`${name} get\` did not print a credential`);
    const { Username: user, Secret: secret } = parsed.data;
    if (user === '' || secret === '')
        return undefined;
    if (user === '<token>')
        return { kind: 'identity', token: new model_secret/* Secret */.z(secret) };
    return { kind: 'password', user, password: new model_secret/* Secret */.z(secret) };
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function secretOf(credential) {
    return credential.kind === 'password' ? credential.password : credential.token;
}

// EXTERNAL MODULE: ./lib/http/json.js
var json = __webpack_require__(1528);
;// CONCATENATED MODULE: ./lib/registry/challenge.js
// What a registry asks for with a 401: `WWW-Authenticate` of RFC 9110 and of the distribution's token protocol.
// https://www.rfc-editor.org/rfc/rfc9110#section-11.6.1, https://distribution.github.io/distribution/spec/auth/token/
const longestHeader = 4096;
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+/;
const quoted = /^"((?:[^"\\]|\\.)*)"/;
/** The challenge to answer, a token before a password; `undefined` when none can be. Reads at most 4 KiB. */
function challengeIn(header) {
    const challenges = parse((header ?? '').slice(0, longestHeader));
    const bearer = challenges.find(({ scheme }) => scheme === 'bearer');
    const realm = bearer?.parameters.get('realm');
    if (realm !== undefined) {
        const service = bearer?.parameters.get('service');
        return { scheme: 'Bearer', realm, ...(service === undefined ? {} : { service }) };
    }
    return challenges.some(({ scheme }) => scheme === 'basic') ? { scheme: 'Basic' } : undefined;
}
/** Reads from left to right: a word with `=` is a parameter of the scheme before it, a word without one is a scheme. */
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

// EXTERNAL MODULE: ./lib/registry/errors.js
var errors = __webpack_require__(50228);
// EXTERNAL MODULE: ./lib/model/address.js
var model_address = __webpack_require__(83313);
;// CONCATENATED MODULE: ./lib/registry/realm.js
// Which token server a registry may send us to: its own, or one that is known to belong to it.


/** Registries whose token server is under another registrable name. */
const known = {
    'lscr.io': 'ghcr.io',
    'registry-1.docker.io': 'auth.docker.io',
    'rg.fr-par.scw.cloud': 'api.scaleway.com',
    'rg.nl-ams.scw.cloud': 'api.scaleway.com',
    'rg.pl-waw.scw.cloud': 'api.scaleway.com',
};
/**
 * The address of the token server that a registry at `origin` names, if it may be asked: over https, and of the same
 * host, one above or below it, the same registrable name by the Public Suffix List, or a pair that is known. A
 * registry on loopback may name another address on loopback, over http too.
 * @throws Failure `bad-answer` when it may not
 */
async function trustedRealm(origin, realm) {
    const refuse = (why) => new failure/* Failure */.HR('bad-answer', `${new URL(origin).host} wants a token from ${realm.slice(0, 200)}, which is not asked: ${why}`);
    if (!URL.canParse(realm))
        throw refuse('it is not an address');
    const url = new URL(realm);
    const registry = new URL(origin).hostname;
    if (url.username !== '' || url.password !== '')
        throw refuse('it carries a user name or password');
    if ((0,model_address/* isLoopback */.U9)(url.hostname) && (0,model_address/* isLoopback */.U9)(registry) && /^https?:$/.test(url.protocol))
        return url;
    if (url.protocol !== 'https:')
        throw refuse('it is not https');
    if (!(await belongTogether(registry, url.hostname)))
        throw refuse('nothing says that it belongs to that registry');
    return url;
}
async function belongTogether(registry, realm) {
    if (realm === registry || known[registry] === realm)
        return true;
    if ((0,model_address/* isLoopback */.U9)(realm) || (0,model_address/* isLoopback */.U9)(registry))
        return false;
    if (!realm.includes('.') || !registry.includes('.'))
        return false;
    if (registry.endsWith(`.${realm}`) || realm.endsWith(`.${registry}`))
        return true;
    // Loaded only here, because the list is large and most registries name their own host.
    const { getDomain } = await __webpack_require__.e(/* import() */ 935).then(__webpack_require__.t.bind(__webpack_require__, 20935, 19));
    const domain = getDomain(registry, { allowPrivateDomains: true });
    return domain !== null && domain === getDomain(realm, { allowPrivateDomains: true });
}

;// CONCATENATED MODULE: ./lib/registry/authorize.js
// Requests to one registry with what it asks for: nothing, a password, or a token of its token server.







const tokenAnswer = schemas/* object */.Ikc({ token: schemas/* string */.YjP().optional(), access_token: schemas/* string */.YjP().optional() })
    .transform(({ token, access_token }) => token || access_token || '')
    .refine((token) => token !== '', 'without a token');
/**
 * A sender for one registry. The first request goes out as it is and shows what the registry asks for; later ones
 * wait for that and bring it along. One token a repository, for pulling it and no more, whatever scope the registry
 * names (https://distribution.github.io/distribution/spec/auth/token/); a token that has expired is asked for once
 * more.
 * @throws Failure when the registry asks for what cannot be given, or its token server refuses
 */
function authorized(door) {
    let learned;
    const tokens = new Map();
    function authorization(repository, challenge) {
        const known = tokens.get(repository) ?? authorizationFor(door, repository, challenge);
        tokens.set(repository, known);
        return known;
    }
    async function sendWith(repository, request, challenge) {
        const fresh = !tokens.has(repository);
        const first = authorization(repository, challenge);
        const response = await door.send({ ...request, authorization: await first });
        if (response.status !== 401 || fresh || challenge.scheme === 'Basic')
            return response;
        if (tokens.get(repository) === first)
            tokens.delete(repository);
        return door.send({ ...request, authorization: await authorization(repository, challenge) });
    }
    async function answering(repository, request, response) {
        const challenge = response.status === 401 ? challengeIn(response.headers['www-authenticate']) : undefined;
        return challenge === undefined ? response : sendWith(repository, request, challenge);
    }
    return async (repository, request) => {
        if (learned === undefined) {
            const plain = door.send(request);
            learned = plain.then(({ status, headers }) => (status === 401 ? challengeIn(headers['www-authenticate']) : undefined), () => undefined);
            return answering(repository, request, await plain);
        }
        const challenge = await learned;
        if (challenge !== undefined)
            return sendWith(repository, request, challenge);
        return answering(repository, request, await door.send(request));
    };
}
async function authorizationFor(door, repository, challenge) {
    const credential = await door.credentials(door.registry);
    if (credential?.kind === 'registry')
        return { scheme: 'Bearer', credential: credential.token };
    if (challenge.scheme === 'Basic')
        return { scheme: 'Basic', credential: authorize_password(door, credential) };
    const realm = await trustedRealm(door.origin, challenge.realm);
    const operation = `Registry token for ${door.registry}/${repository}`;
    const query = {
        ...(challenge.service === undefined ? {} : { service: challenge.service }),
        scope: `repository:${repository}:pull`,
    };
    const response = await door.send(credential?.kind === 'identity'
        ? refresh(realm, query, credential.token)
        : ask(realm, query, credential && { scheme: 'Basic', credential: authorize_password(door, credential) }));
    if (response.status !== 200)
        throw (0,errors/* registryError */.eo)(operation, response, hintFor(response, credential));
    const token = new model_secret/* Secret */.z((0,json/* decodeJson */.x)(operation, response, tokenAnswer));
    door.onSecret(token);
    return { scheme: 'Bearer', credential: token };
}
function authorize_password({ registry, onSecret }, credential) {
    if (credential?.kind !== 'password') {
        const message = `${registry} wants a user name and a password. Log in to it first (\`docker login\`)`;
        throw new failure/* Failure */.HR('no-credential', message);
    }
    const pair = `${credential.user}:${credential.password.expose()}`;
    const encoded = new model_secret/* Secret */.z(Buffer.from(pair).toString('base64'));
    onSecret(encoded);
    return encoded;
}
function ask(realm, query, own) {
    const url = new URL(realm);
    for (const [name, value] of Object.entries(query))
        url.searchParams.set(name, value);
    const headers = { accept: 'application/json' };
    return { method: 'GET', url: url.href, headers, ...(own === undefined ? {} : { authorization: own }) };
}
/** https://distribution.github.io/distribution/spec/auth/oauth/ */
function refresh(realm, query, token) {
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
function hintFor({ status }, credential) {
    if (status !== 401 && status !== 403)
        return undefined;
    return credential === undefined
        ? 'Log in to this registry first (`docker login`), unless the image does not exist'
        : 'The credential in the configuration of Docker is not accepted: log in again';
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/registry/media-types.js
var media_types = __webpack_require__(77103);
;// CONCATENATED MODULE: ./lib/registry/body-digest.js
// The digest of a manifest, by the registry's header and by the bytes themselves.
// https://github.com/opencontainers/image-spec/blob/main/descriptor.md#digests






/** The specification lets a registry refuse larger ones: #pushing-manifests. */
const mostManifestBytes = 4 * 1024 * 1024;
/** @throws Failure `bad-answer` for any other algorithm */
function sha256In(header, operation) {
    if ((0,model_image/* isDigest */.Bc)(header))
        return header;
    throw new failure/* Failure */.HR('bad-answer', `${operation}: the registry names a digest that is not sha256`);
}
/**
 * The SHA-256 of the bytes of a manifest, which must be what the registry says if it says anything.
 * @throws Failure for an answer that is not a success, or whose bytes cannot be hashed as they were
 */
function digestOfBody(response, operation) {
    if (response.status !== 200)
        throw (0,errors/* manifestError */.eZ)(operation, response);
    const { body, headers } = response;
    const refuse = (why) => new failure/* Failure */.HR('bad-answer', `${operation}: the manifest cannot be hashed, ${why}`);
    if (Buffer.byteLength(body) > mostManifestBytes)
        throw refuse('it is larger than 4 MiB');
    if (body.includes('\uFFFD'))
        throw refuse('it is not UTF-8 text');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
        throw refuse('it came compressed');
    if (/\.docker\.distribution\.manifest\.v1\+/.test(headers['content-type'] ?? ''))
        throw refuse('it has the old format with signatures inside');
    (0,json/* decodeJson */.x)(operation, response, media_types/* anyManifest */.M9);
    const digest = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(body).digest('hex')}`;
    const named = headers['docker-content-digest'];
    if (named !== undefined)
        requireSame(sha256In(named, operation), digest, operation);
    return digest;
}
/** @throws Failure `contradiction` when they differ */
function requireSame(said, digest, operation) {
    if (said === digest)
        return;
    throw new failure/* Failure */.HR('contradiction', `${operation}: the registry says ${said}, but its answer is ${digest}`);
}

;// CONCATENATED MODULE: ./lib/registry/origin.js
// Where a registry is: image names carry its host, and for Docker Hub another one than it listens on.


/** Names that stand in image references → the host that answers. */
const hosts = { 'docker.io': 'registry-1.docker.io' };
/**
 * The origin of a registry as it stands in image names: https, or http on loopback.
 * @throws Failure `unreachable` for a name that fits the grammar of images and is no address
 */
function registryOrigin(registry) {
    const address = `https://${hosts[registry] ?? registry}`;
    if (!URL.canParse(address))
        throw new failure/* Failure */.HR('unreachable', `${registry} cannot be reached: it is not the name of a host`);
    const { host, hostname } = new URL(address);
    return `${(0,model_address/* isLoopback */.U9)(hostname) ? 'http' : 'https'}://${host}`;
}

;// CONCATENATED MODULE: ./lib/registry/redirect.js
// Some registries keep manifests elsewhere: their redirects are followed with care, and without any credential.


const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
/**
 * The answer at the end of at most 3 redirects: to the same origin, to a public https address, or from loopback to
 * loopback.
 * @throws Failure `bad-answer` when they lead elsewhere or nowhere
 */
async function followed(send, request, first) {
    let { url } = request;
    let response = first;
    for (let step = 0; redirects.has(response.status); step += 1) {
        const target = response.headers.location ?? '';
        if (step === mostRedirects || !URL.canParse(target, url))
            throw lost(url, 'it redirects too often or nowhere');
        const next = new URL(target, url);
        const { hostname, origin } = new URL(url);
        const inside = (0,model_address/* isLoopback */.U9)(hostname) && (0,model_address/* isLoopback */.U9)(next.hostname);
        if (!inside && next.origin !== origin && !(next.protocol === 'https:' && (0,model_address/* isPublicName */.XC)(next.hostname)))
            throw lost(url, `it redirects to ${next.origin}, which is not a public https address`);
        url = next.href;
        response = await send({ ...request, url });
    }
    return response;
}
function lost(url, why) {
    return new failure/* Failure */.HR('bad-answer', `${new URL(url).host} cannot be asked for manifests: ${why}`);
}

;// CONCATENATED MODULE: ./lib/registry/manifests.js
// Any OCI registry: the digest of a tag, whether a digest exists, and what an index holds.
// https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pulling-manifests








/** A HEAD has no body, so the words of a 404 need a GET; and a registry may know no HEAD at all. */
const askedAgain = new Set([404, 405, 501]);
/** More than any repository needs: a hostile one shall not make a run call on a thousand hosts. */
const mostRegistries = 100;
/** A client for all registries that are not the platform's; a registry is met when its first image is asked for. */
function manifestClient({ send, credentials, onSecret }) {
    const doors = new Map();
    async function ask(method, { registry, repository }, reference) {
        const origin = registryOrigin(registry);
        const door = doors.get(origin) ?? meet(registry, origin);
        const url = `${origin}/v2/${repository}/manifests/${reference}`;
        const request = { method, url, headers: { accept: media_types/* manifestTypes */.Fm } };
        return followed(send, request, await door(repository, request));
    }
    function meet(registry, origin) {
        if (doors.size >= mostRegistries)
            throw new failure/* Failure */.HR('unreachable', `${registry} was not asked: ${mostRegistries} other registries were before`);
        const door = authorized({ registry, origin, send, credentials, onSecret });
        doors.set(origin, door);
        return door;
    }
    /** By HEAD, which registries count least; with the body only where the header does not say. */
    async function look(name, reference, operation) {
        const head = await ask('HEAD', name, reference);
        const named = head.headers['docker-content-digest'];
        if (head.status === 200 && named !== undefined)
            return { digest: sha256In(named, operation), ...kind(head) };
        if (head.status !== 200 && !askedAgain.has(head.status))
            throw (0,errors/* manifestError */.eZ)(operation, head);
        const whole = await ask('GET', name, reference);
        return { digest: digestOfBody(whole, operation), ...kind(whole) };
    }
    return {
        async digestOf(name, tag) {
            return (await look(name, tag, `Digest of ${textOf(name)}:${tag}`)).digest;
        },
        manifest(name, digest) {
            const operation = `Manifest ${digest} of ${textOf(name)}`;
            return unlessMissing(async () => {
                const seen = await look(name, digest, operation);
                requireSame(seen.digest, digest, operation);
                return { isIndex: seen.isIndex };
            });
        },
        children(name, digest) {
            const operation = `Manifest ${digest} of ${textOf(name)}`;
            return unlessMissing(async () => {
                const response = await ask('GET', name, digest);
                requireSame(digestOfBody(response, operation), digest, operation);
                return (0,json/* decodeJson */.x)(operation, response, media_types/* indexAnswer */.hO).manifests.map((manifest) => manifest.digest);
            });
        },
    };
}
/** The registry's own word that a manifest is not there is an answer, not a failure. */
async function unlessMissing(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR && error.reason === 'missing-tag')
            return undefined;
        throw error;
    }
}
function kind({ headers }) {
    return { isIndex: (0,media_types/* isIndexType */.$U)(headers['content-type']) };
}
function textOf({ registry, repository }) {
    return `${registry}/${repository}`;
}

;// CONCATENATED MODULE: ./lib/registries.js
// The registries that are not the platform's: one client, each host with a bound and a circuit of its own.




/** Requests under way at once to one host, and after how many failures in a row it is given up. */
const perRegistry = { atOnce: 16, failures: 3 };
/** Hosts of the built-in platforms' registries. */
const presetRegistries = Object.values(presets/* presets */.v).map(({ registryUrl }) => new URL(registryUrl).host);
/** A client with the credentials of this machine's Docker; every secret is masked before it is used. */
function registriesOf({ docker, sink }, send) {
    const onSecret = sink.mask.bind(sink);
    return manifestClient({
        send: perHost(() => withCircuit(send, perRegistry)),
        credentials: dockerCredentials(docker, onSecret),
        onSecret,
    });
}


/***/ }),

/***/ 50228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V9: () => (/* binding */ historyError),
/* harmony export */   eZ: () => (/* binding */ manifestError),
/* harmony export */   eo: () => (/* binding */ registryError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
// The registry's errors, in the shape of the OCI distribution specification.
// https://github.com/opencontainers/distribution-spec/blob/main/spec.md#error-codes



const shape = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    errors: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional() })).min(1),
});
/** The error for an answer of a registry that is not a success; its code is the registry's word. */
function registryError(operation, response, hint) {
    const parsed = shape.safeParse((0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorBody */ .t4)(response));
    const first = parsed.success ? parsed.data.errors[0] : undefined;
    const details = first === undefined ? {} : { code: first.code, message: first.message ?? first.code };
    return new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(operation, response.status, details, hint);
}
const missing = {
    NAME_UNKNOWN: 'missing-repository',
    MANIFEST_UNKNOWN: 'missing-tag',
};
/**
 * The failure for an answer that is not a success, to a question about one tag or manifest. Only a 404 that says in
 * the registry's own words what is missing counts as missing: a wrong address or a wrong path segment answers 404 as
 * well.
 */
function answerError(operation, response, words) {
    const error = registryError(operation, response, response.status === 401 || response.status === 403 ? words.denied : undefined);
    if (response.status !== 404)
        return error;
    const cause = words.missing[String(error.details.code)];
    if (cause !== undefined)
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR(cause, error.message, { cause: error });
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('bad-answer', `${error.message}. The registry does not say what is missing: ${words.next}`, {
        cause: error,
    });
}
/** The failure for an answer of the history endpoint. */
function historyError(operation, response) {
    return answerError(operation, response, {
        missing,
        denied: 'The token lacks the capability, or was issued for another audience',
        next: 'check `registry-url` and `history-service`',
    });
}
/** The failure for an answer to a request for a manifest. */
function manifestError(operation, response) {
    return answerError(operation, response, {
        // Harbor has one word for a repository and a tag that are not there.
        missing: { ...missing, NOT_FOUND: 'missing-tag' },
        denied: 'Log in to this registry first (`docker login`), unless the image does not exist',
        next: 'check that its host is a container registry',
    });
}


/***/ }),

/***/ 77103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ isIndexType),
/* harmony export */   Fm: () => (/* binding */ manifestTypes),
/* harmony export */   M9: () => (/* binding */ anyManifest),
/* harmony export */   hO: () => (/* binding */ indexAnswer)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
// The kinds of manifest that a tag may point to, and the digests that an index holds.
// https://github.com/opencontainers/image-spec/blob/main/media-types.md


const indexTypes = [
    'application/vnd.oci.image.index.v1+json',
    'application/vnd.docker.distribution.manifest.list.v2+json',
];
const imageTypes = [
    'application/vnd.oci.image.manifest.v1+json',
    'application/vnd.docker.distribution.manifest.v2+json',
];
/** What a request for a manifest accepts: with less, a registry answers with one platform of an index. */
const manifestTypes = [...indexTypes, ...imageTypes].join(', ');
/** By the `Content-Type` of a manifest; its parameters do not matter. */
function isIndexType(contentType) {
    return indexTypes.includes((contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '');
}
/** What every manifest says, and no page of a proxy in between does. */
const anyManifest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2) });
/** An index, or an image, which has no `manifests`. */
const indexAnswer = anyManifest.extend({
    manifests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().refine(_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc, 'not a sha256 digest') })).default([]),
});


/***/ })

};
