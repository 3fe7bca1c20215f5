export const id = 3322;
export const ids = [3322];
export const modules = {

/***/ 74232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainIdentity: () => (/* binding */ explainIdentity)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94921);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91817);
/* harmony import */ var _platform_claims_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80828);
/* harmony import */ var _platform_subject_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96795);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72527);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34641);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34098);
// `identity explain`: the claims of a workflow's token beside what an identity expects, and what differs.









/** Exit code 0 when the token matches, 1 when it does not. The token itself is never printed. */
async function explainIdentity(context) {
    const { invocation, out, err } = context;
    const shared = (0,_identity_js__WEBPACK_IMPORTED_MODULE_6__/* .identitySetting */ .H)(context, ['identity']);
    if ('mistakes' in shared)
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .mistaken */ .R3)({ err }, 'usage', shared.mistakes);
    const { config, iam } = shared.setting;
    return (0,_identity_js__WEBPACK_IMPORTED_MODULE_6__/* .reporting */ .v)(err, async () => {
        const claims = (0,_platform_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .claimsOf */ .d)(await tokenOf(context, shared.setting));
        if (claims === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('bad-answer', 'This is not a JSON Web Token: give the OIDC token of a workflow');
        const { claimMatch } = await iam.getIdentity([config.identity ?? '']);
        const differences = differencesOf(claims, claimMatch);
        out(invocation.json
            ? JSON.stringify({ claims, claimMatch, differences })
            : tableOf(claims, claimMatch, differences));
        return differences.length === 0 ? 0 : 1;
    });
}
async function tokenOf({ invocation, environment, err }, { config, platform }) {
    const file = invocation.flags.get('token-file');
    if (file === undefined) {
        const { workflow } = (0,_host_local_js__WEBPACK_IMPORTED_MODULE_1__/* .localHost */ .O)({ root: '.', environment, print: err });
        return workflow.idToken(config.oidcAudience ?? new URL(platform.issuerUrl).host);
    }
    try {
        return new _model_secret_js__WEBPACK_IMPORTED_MODULE_3__/* .Secret */ .z((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8')).trim());
    }
    catch (cause) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('unreadable-file', `${file} cannot be read`, { cause });
    }
}
function differencesOf(claims, { issuer, subject }) {
    const byIssuer = issuer === undefined || issuer === claims.issuer
        ? []
        : [`the issuer is ${claims.issuer}, the identity expects ${issuer}`];
    return [...byIssuer, ...(subject === undefined ? [] : (0,_platform_subject_js__WEBPACK_IMPORTED_MODULE_7__/* .subjectDifferences */ .N_)(subject, claims.subject))];
}
function tableOf(claims, claimMatch, differences) {
    const rows = [
        `token     issuer   ${claims.issuer}`,
        `identity  issuer   ${claimMatch.issuer ?? '(by pattern)'}`,
        `token     subject  ${claims.subject}`,
        `identity  subject  ${claimMatch.subject ?? '(by pattern)'}`,
        `token     audience ${claims.audience}`,
    ];
    const verdict = differences.length === 0 ? ['They match.'] : differences.map((difference) => `Differs: ${difference}.`);
    return [...rows, '', ...verdict].map(_report_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj).join('\n');
}


/***/ }),

/***/ 34098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ identitySetting),
/* harmony export */   v: () => (/* binding */ reporting)
/* harmony export */ });
/* harmony import */ var _host_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49144);
/* harmony import */ var _host_transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29899);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28394);
/* harmony import */ var _inputs_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46098);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38675);
/* harmony import */ var _platform_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50727);
/* harmony import */ var _platform_presets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97391);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34641);
// What the identity commands share: the client, its addresses, and errors as one line.








const names = [
    'platform',
    'base-url',
    'registry-url',
    'issuer-url',
    'identity',
    'group',
    'oidc-audience',
    'token',
];
/** Reads the shared flags, or gives the mistakes in them. `required` names the inputs that the command cannot do without. */
function identitySetting(context, required) {
    const read = (0,_inputs_index_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)((name) => (names.includes(name) ? (0,_context_js__WEBPACK_IMPORTED_MODULE_7__/* .inputOf */ .wg)(context, name) : undefined), {
        presets: _platform_presets_js__WEBPACK_IMPORTED_MODULE_6__/* .presets */ .v,
        checks: [],
    });
    const missing = [...required, 'token'].flatMap((name) => (0,_context_js__WEBPACK_IMPORTED_MODULE_7__/* .inputOf */ .wg)(context, name) === undefined
        ? [`\`--${name}\` is missing${name === 'token' ? ': give it, or set TAGPROOF_TOKEN' : ''}.`]
        : []);
    const mistakes = [...('mistakes' in read ? read.mistakes : []), ...missing];
    if ('mistakes' in read || mistakes.length > 0)
        return { mistakes };
    const { platform, token } = read.config;
    if (platform === undefined || token === undefined)
        return { mistakes: ['A platform is missing: give `--platform`.'] };
    return { setting: { config: read.config, platform, iam: iamOf(platform, token) } };
}
function iamOf({ baseUrl }, token) {
    const send = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .withRetries */ .L)((0,_host_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .networkTransport */ .C)('tagproof'), _host_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m, { total: 0, retried: 0 });
    return (0,_platform_client_js__WEBPACK_IMPORTED_MODULE_5__/* .platformClient */ .J)({ send, baseUrl, token });
}
/** Runs a command's work; a Failure becomes one line and exit code 3. */
async function reporting(err, work) {
    try {
        return await work();
    }
    catch (error) {
        err((0,_context_js__WEBPACK_IMPORTED_MODULE_7__/* .failureText */ .kY)((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownFrom */ .NI)(error, 'platform')));
        return 3;
    }
}


/***/ }),

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

/***/ 71976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
// Image names: the grammar of distribution/reference, normalised the way Docker does it.
// https://github.com/distribution/reference/blob/main/reference.go
const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const longestName = 255;
const longestReference = longestName + 1 + 128 + 1 + 71;
/** True for `sha256:` and 64 lower-case hex digits, the one algorithm that tag histories use. */
function isDigest(text) {
    return digestPattern.test(text);
}
/**
 * Parses an image name as written, without surrounding white space.
 * Never throws; an invalid name comes back with the reason.
 */
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > longestReference)
        return invalid(`the name is longer than ${longestReference} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not sha256 and 64 hex digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag has characters that a tag cannot have');
    const name = splitName(colon < 0 ? named : named.slice(0, colon));
    if (typeof name === 'string')
        return invalid(name);
    return {
        kind: 'image',
        image: { ...name, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) },
    };
}
function invalid(why) {
    return { kind: 'invalid', why };
}
function splitName(name) {
    const slash = name.indexOf('/');
    const first = slash < 0 ? '' : name.slice(0, slash);
    const hasRegistry = /[.:A-Z[]/.test(first) || first === 'localhost';
    if (hasRegistry && !domain.test(first))
        return 'the registry is not a host name';
    const registry = hasRegistry ? registryName(first) : 'docker.io';
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > longestName)
        return `the repository is longer than ${longestName} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
/** Host names know no case. A single upper-case word is a registry too, but in lower case it would be an organization. */
function registryName(host) {
    const lower = /[.:]/.test(host) ? host.toLowerCase() : host;
    return /^(?:index|registry-1)\.docker\.io$/.test(lower) ? 'docker.io' : lower;
}
/** `registry/repository:tag` in its normalised spelling, without the digest: the key of a tag's history. */
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}


/***/ }),

/***/ 80828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ claimsOf),
  a: () => (/* binding */ refusalHint)
});

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/base64url.js
var base64url = __webpack_require__(71445);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/lib/buffer_utils.js
var buffer_utils = __webpack_require__(77410);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/lib/validate.js
var validate = __webpack_require__(47784);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/errors.js
var errors = __webpack_require__(5674);
;// CONCATENATED MODULE: ./node_modules/jose/dist/webapi/util/decode_jwt.js




function decodeJwt(jwt) {
  if (typeof jwt != "string")
    throw new errors/* JWTInvalid */.Dp("JWTs must use Compact JWS serialization, JWT must be a string");
  const { 1: encodedPayload, length } = jwt.split(".");
  if (length === 5)
    throw new errors/* JWTInvalid */.Dp("Only JWTs using Compact JWS serialization can be decoded");
  if (length !== 3)
    throw new errors/* JWTInvalid */.Dp("Invalid JWT");
  if (!encodedPayload)
    throw new errors/* JWTInvalid */.Dp("JWTs must contain a payload");
  let claimsSetBytes;
  try {
    claimsSetBytes = (0,base64url/* decode */.D)(encodedPayload);
  } catch (cause) {
    throw new errors/* JWTInvalid */.Dp("Failed to base64url decode the payload", { cause });
  }
  let claimsSet;
  try {
    claimsSet = JSON.parse(buffer_utils/* strictDecoder */.u8.decode(claimsSetBytes));
  } catch (cause) {
    throw new errors/* JWTInvalid */.Dp("Failed to parse the decoded payload as JSON", { cause });
  }
  if (!(0,validate/* isObject */.Gv)(claimsSet))
    throw new errors/* JWTInvalid */.Dp("Invalid JWT Claims Set");
  return claimsSet;
}


// EXTERNAL MODULE: ./lib/http/api-error.js
var api_error = __webpack_require__(55271);
// EXTERNAL MODULE: ./lib/platform/subject.js
var platform_subject = __webpack_require__(96795);
;// CONCATENATED MODULE: ./lib/platform/claims.js
// Why an exchange was refused: the workflow token's claims beside what the identity expects.



/** The claims that `claimMatch` is about; they are not secret, the token is. `undefined` when it is no JWT. */
function claimsOf(token) {
    try {
        const { iss, sub, aud } = decodeJwt(token.expose());
        return {
            issuer: (0,api_error/* oneLine */.TN)(iss ?? ''),
            subject: (0,api_error/* oneLine */.TN)(sub ?? ''),
            audience: (0,api_error/* oneLine */.TN)([aud ?? ''].flat().join(' ')),
        };
    }
    catch {
        return undefined;
    }
}
/**
 * The next step after a refused exchange: the claims that the token carried, what the identity expects where the
 * platform says so (`ErrorInfo.metadata`), and the command that makes an identity which fits.
 */
function refusalHint(claims, identity, expected) {
    const carried = `The workflow's token carries issuer "${claims.issuer}", subject "${claims.subject}", audience "${claims.audience}"`;
    const subject = expected?.expectedSubject;
    const wants = subject === undefined
        ? 'compare them with the claimMatch of the identity'
        : `the identity expects issuer "${(0,api_error/* oneLine */.TN)(expected?.expectedIssuer ?? '')}", subject "${(0,api_error/* oneLine */.TN)(subject)}"`;
    const command = identityCommand(claims.subject, identity.split('/').slice(0, -1).join('/'));
    return `${carried}; ${wants}${command === undefined ? '' : `. To make an identity that fits: ${command}`}`;
}
function identityCommand(subject, group) {
    const parsed = (0,platform_subject/* parseSubject */.Ci)(subject);
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
/** Text from a token as one word of a shell command that a user may paste. */
function shellWord(text) {
    return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 96795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ parseSubject),
/* harmony export */   N_: () => (/* binding */ subjectDifferences),
/* harmony export */   yq: () => (/* binding */ subjectText)
/* harmony export */ });
// `sub` claims of the CI's tokens, in both styles: `repo:ORG/REPO:…`, and since July 2026 `repo:ORG@<id>/REPO@<id>:…`.
const form = /^repo:(?<owner>[\w.-]+)(?:@(?<ownerId>\d+))?\/(?<repo>[\w.-]+)(?:@(?<repoId>\d+))?:(?:ref:(?<ref>refs\/[\w./-]+)|environment:(?<environment>[^:]+)|(?<pull>pull_request))$/;
/** The parts of a subject; `undefined` when it is of no style that is known. */
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
/** The subject as the CI writes it. */
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
/** What differs between the subject that an identity expects and the one that a token carries, in sentences. */
function subjectDifferences(expected, carried) {
    if (expected === carried)
        return [];
    const want = parseSubject(expected);
    const have = parseSubject(carried);
    if (want === undefined || have === undefined)
        return [`the subject is "${carried}", the identity expects "${expected}"`];
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
function scopeText(scope) {
    if (scope.kind === 'ref')
        return `ref ${scope.ref}`;
    return scope.kind === 'environment' ? `environment ${scope.environment}` : 'pull requests';
}


/***/ }),

/***/ 77410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ decoder),
/* harmony export */   Rd: () => (/* binding */ encoder),
/* harmony export */   WG: () => (/* binding */ encodeBase64),
/* harmony export */   lF: () => (/* binding */ encode),
/* harmony export */   u8: () => (/* binding */ strictDecoder),
/* harmony export */   xW: () => (/* binding */ concat),
/* harmony export */   y4: () => (/* binding */ decodeBase64)
/* harmony export */ });
/* unused harmony exports digest, uint32be, uint64be */
const encoder = new TextEncoder(), decoder = new TextDecoder(), strictDecoder = new TextDecoder("utf-8", { fatal: !0 }), UINT32_RANGE = (/* unused pure expression or super */ null && (2 ** 32));
function concat(...buffers) {
  const size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size);
  let i = 0;
  for (const buffer of buffers)
    buf.set(buffer, i), i += buffer.length;
  return buf;
}
function writeUInt32BE(buf, value, offset) {
  if (value < 0 || value >= UINT32_RANGE)
    throw new RangeError(`value must be >= 0 and <= ${UINT32_RANGE - 1}. Received ${value}`);
  buf.set([value >>> 24, value >>> 16, value >>> 8, value & 255], offset);
}
function uint64be(value) {
  const high = Math.floor(value / UINT32_RANGE), low = value % UINT32_RANGE, buf = new Uint8Array(8);
  return writeUInt32BE(buf, high, 0), writeUInt32BE(buf, low, 4), buf;
}
function uint32be(value) {
  const buf = new Uint8Array(4);
  return writeUInt32BE(buf, value), buf;
}
const NON_ASCII = /[^\x00-\x7f]/;
function encode(string) {
  if (typeof string == "string" && string.length >= 128) {
    if (NON_ASCII.test(string))
      throw new TypeError("non-ASCII string encountered in encode()");
    return encoder.encode(string);
  }
  const bytes = new Uint8Array(string.length);
  for (let i = 0; i < string.length; i++) {
    const code = string.charCodeAt(i);
    if (code > 127)
      throw new TypeError("non-ASCII string encountered in encode()");
    bytes[i] = code;
  }
  return bytes;
}
function encodeBase64(input, url = !1) {
  if (Uint8Array.prototype.toBase64)
    return input.toBase64({ alphabet: url ? "base64url" : "base64", omitPadding: url });
  const CHUNK_SIZE = 32768, arr = [];
  for (let i = 0; i < input.length; i += CHUNK_SIZE)
    arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
  const encoded = btoa(arr.join(""));
  return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
}
function decodeBase64(encoded, url = !1) {
  if (Uint8Array.fromBase64)
    return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
  if (url) {
    if (encoded.includes("+") || encoded.includes("/"))
      throw new TypeError("Invalid base64url");
    encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
  }
  const binary = atob(encoded), bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++)
    bytes[i] = binary.charCodeAt(i);
  return bytes;
}
async function digest(algorithm, data) {
  const subtleDigest = `SHA-${algorithm.slice(-3)}`;
  return new Uint8Array(await crypto.subtle.digest(subtleDigest, data));
}



/***/ }),

/***/ 47784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ validateCritDuplicates),
/* harmony export */   Fw: () => (/* binding */ validateAlgorithms),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J0: () => (/* binding */ validateB64),
/* harmony export */   MV: () => (/* binding */ encodeAsciiMember),
/* harmony export */   OX: () => (/* binding */ parseJoseHeader),
/* harmony export */   ac: () => (/* binding */ assertNotSet),
/* harmony export */   fz: () => (/* binding */ isDisjoint),
/* harmony export */   h2: () => (/* binding */ decodeBase64url),
/* harmony export */   ji: () => (/* binding */ serializeJoseHeader),
/* harmony export */   nI: () => (/* binding */ validateCrit),
/* harmony export */   qc: () => (/* binding */ JWS_RECOGNIZED)
/* harmony export */ });
/* unused harmony exports JWE_RECOGNIZED, assertUint8Array, isJwkSet */
/* harmony import */ var _util_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674);
/* harmony import */ var _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71445);
/* harmony import */ var _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77410);



function assertUint8Array(input, label) {
  if (!(input instanceof Uint8Array))
    throw new TypeError(`${label} must be an instance of Uint8Array`);
}
function isObject(input) {
  if (typeof input != "object" || input === null || Object.prototype.toString.call(input) !== "[object Object]")
    return !1;
  const prototype = Object.getPrototypeOf(input);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function isJwkSet(input) {
  return isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject);
}
function isDisjoint(...headers) {
  const parameters = /* @__PURE__ */ new Set();
  for (const header of headers)
    if (header)
      for (const parameter of Object.keys(header)) {
        if (parameters.has(parameter))
          return !1;
        parameters.add(parameter);
      }
  return !0;
}
function assertNotSet(value, name) {
  if (value !== void 0)
    throw new TypeError(`${name} can only be called once`);
}
function decodeBase64url(value, label, ErrorClass) {
  try {
    return (0,_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D)(value);
  } catch (cause) {
    throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
  }
}
function encodeAsciiMember(value, label, ErrorClass) {
  try {
    return (0,_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .encode */ .lF)(value);
  } catch (cause) {
    throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
  }
}
function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
  let parsed;
  try {
    parsed = JSON.parse(_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .strictDecoder */ .u8.decode((0,_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D)(encodedProtectedHeader)));
  } catch (cause) {
    throw new ErrorClass(message, { cause });
  }
  if (!isObject(parsed))
    throw new ErrorClass(message);
  return parsed;
}
const JWS_RECOGNIZED = { __proto__: null, b64: !0 }, JWE_RECOGNIZED = { __proto__: null };
function validateAlgorithms(option, algorithms) {
  if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string")))
    throw new TypeError(`"${option}" option must be an array of strings`);
  return algorithms === void 0 ? void 0 : new Set(algorithms);
}
function validateCritDuplicates(Err, protectedHeader) {
  const { crit } = protectedHeader ?? {};
  if (Array.isArray(crit) && new Set(crit).size !== crit.length)
    throw new Err('"crit" (Critical) Header Parameter MUST NOT contain duplicate values');
}
function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
  if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0)
    throw new Err('"crit" (Critical) Header Parameter MUST be integrity protected');
  if (!protectedHeader || protectedHeader.crit === void 0)
    return [];
  if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0))
    throw new Err('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');
  const recognized = recognizedOption === void 0 ? recognizedDefault : { __proto__: null, ...recognizedOption, ...recognizedDefault };
  for (const parameter of protectedHeader.crit) {
    if (!(parameter in recognized))
      throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .JOSENotSupported */ .T0(`Extension Header Parameter "${parameter}" is not recognized`);
    if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0)
      throw new Err(`Extension Header Parameter "${parameter}" is missing`);
    if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0))
      throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
  }
  return protectedHeader.crit;
}
function validateB64(protectedHeader, extensions) {
  if (extensions.includes("b64")) {
    const b64 = protectedHeader.b64;
    if (typeof b64 != "boolean")
      throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .JWSInvalid */ .Ye('The "b64" (base64url-encode payload) Header Parameter must be a boolean');
    return b64;
  }
  return !0;
}
function serializeJoseHeader(Err, header) {
  let serialized, parsed;
  try {
    serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
  } catch (cause) {
    throw new Err("JOSE Header is not valid JSON", { cause });
  }
  if (!isObject(parsed))
    throw new Err("JOSE Header is not a JSON object");
  return [parsed, serialized];
}



/***/ }),

/***/ 71445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode),
/* harmony export */   l: () => (/* binding */ encode)
/* harmony export */ });
/* harmony import */ var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77410);

const invalid = "The input to be decoded is not correctly encoded.";
function decode(input) {
  try {
    return (0,_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeBase64 */ .y4)(typeof input == "string" ? input : _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0.decode(input), !0);
  } catch (cause) {
    throw new TypeError(invalid, { cause });
  }
}
function encode(input) {
  return (0,_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeBase64 */ .WG)(typeof input == "string" ? _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .encoder */ .Rd.encode(input) : input, !0);
}



/***/ }),

/***/ 5674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ JWTInvalid),
/* harmony export */   Rb: () => (/* binding */ JOSEAlgNotAllowed),
/* harmony export */   T0: () => (/* binding */ JOSENotSupported),
/* harmony export */   Ye: () => (/* binding */ JWSInvalid),
/* harmony export */   h2: () => (/* binding */ JWSSignatureVerificationFailed),
/* harmony export */   ie: () => (/* binding */ JWTClaimValidationFailed),
/* harmony export */   n: () => (/* binding */ JWTExpired)
/* harmony export */ });
/* unused harmony exports JOSEError, JWEDecryptionFailed, JWEInvalid, JWKInvalid, JWKSInvalid, JWKSMultipleMatchingKeys, JWKSNoMatchingKey, JWKSTimeout */
class JOSEError extends Error {
  static code = "ERR_JOSE_GENERIC";
  code = "ERR_JOSE_GENERIC";
  constructor(message, options) {
    super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
  }
}
class JWTClaimValidationFailed extends JOSEError {
  static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  claim;
  reason;
  payload;
  constructor(message, payload, claim = "unspecified", reason = "unspecified") {
    super(message, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
  }
}
class JWTExpired extends JOSEError {
  static code = "ERR_JWT_EXPIRED";
  code = "ERR_JWT_EXPIRED";
  claim;
  reason;
  payload;
  constructor(message, payload, claim = "unspecified", reason = "unspecified") {
    super(message, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
  }
}
class JOSEAlgNotAllowed extends JOSEError {
  static code = "ERR_JOSE_ALG_NOT_ALLOWED";
  code = "ERR_JOSE_ALG_NOT_ALLOWED";
}
class JOSENotSupported extends JOSEError {
  static code = "ERR_JOSE_NOT_SUPPORTED";
  code = "ERR_JOSE_NOT_SUPPORTED";
}
class JWEDecryptionFailed extends JOSEError {
  static code = "ERR_JWE_DECRYPTION_FAILED";
  code = "ERR_JWE_DECRYPTION_FAILED";
  constructor(message = "decryption operation failed", options) {
    super(message, options);
  }
}
class JWEInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWE_INVALID"));
  code = "ERR_JWE_INVALID";
}
class JWSInvalid extends JOSEError {
  static code = "ERR_JWS_INVALID";
  code = "ERR_JWS_INVALID";
}
class JWTInvalid extends JOSEError {
  static code = "ERR_JWT_INVALID";
  code = "ERR_JWT_INVALID";
}
class JWKInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWK_INVALID"));
  code = "ERR_JWK_INVALID";
}
class JWKSInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWKS_INVALID"));
  code = "ERR_JWKS_INVALID";
}
class JWKSNoMatchingKey extends JOSEError {
  static code = "ERR_JWKS_NO_MATCHING_KEY";
  code = "ERR_JWKS_NO_MATCHING_KEY";
  constructor(message = "no applicable key found in the JSON Web Key Set", options) {
    super(message, options);
  }
}
class JWKSMultipleMatchingKeys extends JOSEError {
  [Symbol.asyncIterator] = async function* () {
  };
  static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
    super(message, options);
  }
}
class JWKSTimeout extends JOSEError {
  static code = "ERR_JWKS_TIMEOUT";
  code = "ERR_JWKS_TIMEOUT";
  constructor(message = "request timed out", options) {
    super(message, options);
  }
}
class JWSSignatureVerificationFailed extends JOSEError {
  static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  constructor(message = "signature verification failed", options) {
    super(message, options);
  }
}



/***/ })

};
