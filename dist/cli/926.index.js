export const id = 926;
export const ids = [926];
export const modules = {

/***/ 43695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createIdentity: () => (/* binding */ createIdentity)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _platform_subject_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96795);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34641);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34098);
// `identity create`: the identity and its role bindings, both or neither, and the workflow to paste.




const githubIssuer = 'https://token.actions.githubusercontent.com';
/** Makes what the flags ask for; exit code 2 for mistakes in them, 3 when the platform refuses. */
async function createIdentity(context) {
    const { invocation, out, err } = context;
    const shared = (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .identitySetting */ .H)(context, ['group']);
    const wanted = wantedBy(context);
    const mistakes = [shared, wanted].flatMap((part) => ('mistakes' in part ? part.mistakes : []));
    if ('mistakes' in shared || 'mistakes' in wanted)
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .mistaken */ .R3)({ err }, 'usage', mistakes);
    const { iam, platform } = shared.setting;
    return (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .reporting */ .v)(err, async () => {
        const roles = await Promise.all(wanted.roles.map((name) => roleNamed(iam, name)));
        if (invocation.switches.has('dry-run')) {
            out(invocation.json ? JSON.stringify({ dryRun: true, ...wanted }) : planText(wanted));
            return 0;
        }
        const uid = await createWhole(iam, wanted, roles);
        const addresses = platformFlags(context, platform.baseUrl);
        out(invocation.json
            ? JSON.stringify({ identity: uid, ...wanted })
            : `${planText(wanted)}\nuid      ${uid}\n\n${workflowText(uid, addresses, invocation.flags.get('environment'))}`);
        return 0;
    });
}
function wantedBy({ invocation: { flags, switches }, }) {
    const mistakes = [];
    const repository = flags.get('repository') ?? '';
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
        mistakes.push('`--repository` must be OWNER/REPO.');
    const scopes = [];
    const ref = flags.get('ref');
    const environment = flags.get('environment');
    if (ref !== undefined)
        scopes.push({ kind: 'ref', ref: ref.startsWith('refs/') ? ref : `refs/heads/${ref}` });
    if (environment !== undefined)
        scopes.push({ kind: 'environment', environment });
    if (switches.has('pull-request'))
        scopes.push({ kind: 'pull-request' });
    const [scope = { kind: 'ref', ref: 'refs/heads/main' }, ...more] = scopes;
    if (more.length > 0)
        mistakes.push('`--ref`, `--environment` and `--pull-request` exclude each other.');
    const owner = flags.get('owner-id');
    const number = flags.get('repository-id');
    if ((owner === undefined) !== (number === undefined))
        mistakes.push('`--owner-id` and `--repository-id` go together.');
    if (mistakes.length > 0)
        return { mistakes };
    const ids = owner === undefined || number === undefined ? {} : { ids: { owner, repository: number } };
    return {
        group: flags.get('group') ?? '',
        name: flags.get('name') ?? `tagproof ${repository}`.toLowerCase().replace(/[^a-z0-9 ._-]/g, ' '),
        claimMatch: {
            issuer: flags.get('issuer') ?? githubIssuer,
            subject: (0,_platform_subject_js__WEBPACK_IMPORTED_MODULE_3__/* .subjectText */ .yq)({ repository, scope, ...ids }),
        },
        roles: flags.get('role')?.split('\n') ?? ['viewer', 'registry.pull'],
    };
}
async function roleNamed(iam, name) {
    const found = (await iam.listRoles({ name }).all()).filter((role) => role.name === name);
    const [role] = found;
    if (role === undefined || found.length > 1)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-found', `The platform has ${found.length} roles named ${name}`);
    return role;
}
/** The identity with every binding; when a binding fails, the identity is taken back. */
async function createWhole(iam, { group, name, claimMatch }, roles) {
    const { uid } = await iam.createIdentity(group, { name, claimMatch });
    try {
        for (const role of roles)
            await iam.createRoleBinding(group, { identityUid: uid, roleUid: role.uid });
        return uid;
    }
    catch (error) {
        await takeBack(iam, group, uid, error);
        throw error;
    }
}
async function takeBack(iam, group, uid, cause) {
    try {
        const bindings = await iam.listRoleBindings({ 'uidp.descendants_of': group }).all();
        for (const binding of bindings.filter(({ identityUid }) => identityUid === uid))
            await iam.deleteRoleBinding(binding.uid);
        await iam.deleteIdentity(uid);
    }
    catch (undo) {
        if (!(cause instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || !(undo instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR))
            throw undo;
        const next = `Delete the identity ${uid} yourself: tagproof identity delete --identity ${uid}`;
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(cause.reason, `${cause.message}. It could not be taken back either (${undo.message}). ${next}`, { cause });
    }
}
function planText({ group, name, claimMatch, roles }) {
    return [
        `name     ${name}`,
        `group    ${group}`,
        `issuer   ${claimMatch.issuer}`,
        `subject  ${claimMatch.subject}`,
        `roles    ${roles.join(', ')}`,
    ].join('\n');
}
function platformFlags({ invocation: { flags } }, baseUrl) {
    const preset = flags.get('platform');
    if (preset !== undefined)
        return `          platform: ${preset}`;
    const registry = flags.get('registry-url') ?? '<address of the registry>';
    return `          base-url: ${baseUrl}\n          registry-url: ${registry}`;
}
function workflowText(uid, addresses, environment) {
    const named = environment === undefined ? '' : `\n    environment: ${JSON.stringify(environment)}`;
    return `permissions:
  contents: read
  id-token: write
jobs:
  tagproof:
    runs-on: ubuntu-latest${named}
    steps:
      - uses: actions/checkout@v5
      - uses: OWNER/tagproof@v0
        with:
${addresses}
          identity: ${uid}`;
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

/***/ 49144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
// The real clock.

const systemClock = {
    now: () => Date.now(),
    sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms),
    random: () => Math.random(),
};


/***/ }),

/***/ 29899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ networkTransport)
/* harmony export */ });
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44942);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
// The network: @actions/http-client behind the Transport seam, with time and size bounded.


const limitsOfUse = { silenceMs: 30_000, wholeAnswerMs: 60_000, bodyBytes: 16 * 1024 * 1024 };
/**
 * The production transport. Proxies and private certificate authorities work as in other actions
 * (`HTTPS_PROXY`, `NO_PROXY`, `NODE_EXTRA_CA_CERTS`). Redirects are not followed, so no credential travels on.
 */
function networkTransport(userAgent, limits = limitsOfUse) {
    const clients = new Map();
    return async (request) => {
        const { host, protocol } = new URL(request.url);
        const client = clients.get(protocol) ?? clientWith(userAgent, limits);
        clients.set(protocol, client);
        const timer = deadline(limits.wholeAnswerMs);
        try {
            const response = await Promise.race([open(client, request), timer.expired]);
            return await Promise.race([
                readAnswer(response, request.mostBytes ?? limits.bodyBytes),
                timer.expired.finally(() => response.message.destroy()),
            ]);
        }
        catch (error) {
            throw error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR ? error : unreachable(host, error);
        }
        finally {
            timer.cancel();
        }
    };
}
/** One for each protocol: a client keeps the agent of its first request. */
function clientWith(userAgent, { silenceMs }) {
    return new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Qq(userAgent, [], {
        allowRedirects: false,
        allowRetries: false,
        keepAlive: true,
        socketTimeout: silenceMs,
    });
}
function open(client, request) {
    const { authorization } = request;
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = { ...request.headers, ...(credential === undefined ? {} : { authorization: credential }) };
    return client.request(request.method, request.url, request.body ?? null, headers);
}
async function readAnswer({ message }, mostBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > mostBytes)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('bad-answer', `The answer is larger than ${mostBytes} bytes`);
        chunks.push(chunk);
    }
    if (!message.complete)
        throw new Error('the connection ended before the answer was whole');
    const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
    return {
        status: message.statusCode ?? 0,
        headers: Object.fromEntries(headers),
        body: Buffer.concat(chunks).toString('utf8'),
    };
}
function deadline(ms) {
    let timer;
    const expired = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('timeout', `No whole answer within ${ms / 1000} seconds`)), ms);
    });
    expired.catch(() => undefined);
    return { expired, cancel: () => clearTimeout(timer) };
}
/** https://nodejs.org/docs/latest-v24.x/api/tls.html#x509-certificate-error-codes */
const certificateCodes = /CERT|UNABLE_TO_|CRL|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED/;
function unreachable(host, cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    if (/timeout/i.test(message))
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('timeout', `${host} did not answer in time`, { cause });
    const ofProxy = /tunneling socket.*statusCode=(?<status>\d{3})/.exec(message)?.groups?.status;
    const code = ofProxy === undefined ? (codeOf(cause) ?? message) : `the proxy answers HTTP ${ofProxy}`;
    const cure = certificateCodes.test(code)
        ? 'Its certificate is not trusted: give your certificate authority by NODE_EXTRA_CA_CERTS'
        : 'Check the address, the network and the proxy';
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('unreachable', `${host} cannot be reached (${code}). ${cure}`, { cause });
}
function codeOf(cause) {
    return cause instanceof Error ? cause.code : undefined;
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

/***/ 28394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withRetries)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
// Sends again what may be sent again: 429, 502, 503, 504 and connection faults, within one time budget.

const attempts = 4;
const firstDelayMs = 250;
const longestDelayMs = 8_000;
const budgetMs = 60_000;
const retriedStatus = new Set([429, 502, 503, 504]);
/**
 * Wraps a transport with retries. Only GET, HEAD and requests marked `repeatable` are repeated; the wait is
 * exponential with jitter, or what `Retry-After` asks for, as long as it fits into the budget of one minute.
 */
function withRetries(send, clock, count) {
    return async (request) => {
        const deadline = clock.now() + budgetMs;
        for (let attempt = 1;; attempt += 1) {
            count.total += 1;
            const outcome = await settle(send, request);
            const wait = attempt < attempts && isRepeatable(request) ? delayAfter(outcome, attempt, clock) : undefined;
            if (wait === undefined || clock.now() + wait > deadline)
                return open(outcome);
            count.retried += 1;
            await clock.sleep(wait);
        }
    };
}
async function settle(send, request) {
    try {
        return { response: await send(request) };
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return { failure: error };
        throw error;
    }
}
function open(outcome) {
    if ('failure' in outcome)
        throw outcome.failure;
    return outcome.response;
}
function isRepeatable(request) {
    return request.method === 'GET' || request.method === 'HEAD' || request.repeatable === true;
}
function delayAfter(outcome, attempt, clock) {
    if ('failure' in outcome) {
        const passing = outcome.failure.reason === 'unreachable' || outcome.failure.reason === 'timeout';
        return passing ? backOff(attempt, clock) : undefined;
    }
    const { status, headers } = outcome.response;
    if (!retriedStatus.has(status))
        return undefined;
    return retryAfter(headers['retry-after'], clock.now()) ?? backOff(attempt, clock);
}
function backOff(attempt, clock) {
    return Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1)) * (0.5 + clock.random() / 2);
}
/** `Retry-After` in both its forms, in milliseconds from now: https://www.rfc-editor.org/rfc/rfc9110#name-retry-after */
function retryAfter(value, now) {
    if (value === undefined)
        return undefined;
    if (/^\d{1,9}$/.test(value))
        return Number(value) * 1000;
    const at = Date.parse(value);
    return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}


/***/ }),

/***/ 65268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
const severities = ['error', 'warning', 'notice'];


/***/ }),

/***/ 30941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kh: () => (/* binding */ isNameGlob),
  a_: () => (/* binding */ isPathGlob),
  Hj: () => (/* binding */ matchesName),
  kZ: () => (/* binding */ pathMatcher)
});

;// CONCATENATED MODULE: ./lib/model/path-glob.js
// Globs over paths: `*`, `**`, `?`, `[ab]`, `{a,b}` and `\`, matched in time proportional to glob × path at worst.
// They stand in policies, and a policy may come from a pull request: a regular expression of them could take for ever.
/** Between a choice and its surroundings: two stars that meet there are not `**`. No glob has this character. */
const seam = '\0';
/** Braces may multiply to this many ways. */
const mostWays = 256;
/** `undefined` when brackets or braces do not close, there are too many ways, or it has `+(a)`, `{1..3}` or `!` in front. */
function parsePathGlob(glob) {
    if (/(?<!\\)[!?*+@]\(/.test(glob) || glob.startsWith('!'))
        return undefined;
    const plain = withoutBraces(glob.replace(/^(?:\.\/)+/, ''));
    const ways = plain?.map(segmentsOf);
    return ways?.every((way) => way !== undefined) ? ways : undefined;
}
/** Tells whether the whole path is matched by one of the ways. */
function matchesPath(ways, path) {
    const parts = path.split('/');
    return ways.some((way) => matchesAll(way, parts, '**', matchesSegment));
}
function withoutBraces(glob) {
    const group = innermostGroup(glob);
    if (group === undefined)
        return undefined;
    if (group === 'none')
        return [glob];
    const { before, inside, after } = group;
    const choices = splitAtCommas(inside);
    if (/^[^,]*\.\.[^,]*$/.test(inside))
        return undefined;
    const found = [];
    // One choice alone is no choice: the braces are part of the name.
    for (const choice of choices.length > 1 ? choices : [`\\{${inside}\\}`]) {
        const ways = withoutBraces([before, choice, after].join(seam));
        if (ways === undefined || found.length + ways.length > mostWays)
            return undefined;
        found.push(...ways);
    }
    return found;
}
/** The first group that holds no other. `undefined`: braces that do not close. */
function innermostGroup(glob) {
    let open = -1;
    for (let at = 0; at < glob.length; at += 1) {
        if (glob[at] === '\\')
            at += 1;
        else if (glob[at] === '{')
            open = at;
        else if (glob[at] === '}') {
            if (open < 0)
                return undefined;
            return { before: glob.slice(0, open), inside: glob.slice(open + 1, at), after: glob.slice(at + 1) };
        }
    }
    return open < 0 ? 'none' : undefined;
}
function splitAtCommas(text) {
    return text.split(/(?<!\\),/);
}
function segmentsOf(glob) {
    const segments = glob
        .split('/')
        .map((text) => text.replaceAll(seam, '') === '**' && !text.includes(`*${seam}*`) ? '**' : tokensOf(text));
    return segments.every((segment) => segment !== undefined) ? segments : undefined;
}
function tokensOf(text) {
    const characters = [...text];
    const tokens = [];
    for (let at = 0; at < characters.length; at += 1) {
        const character = characters[at] ?? '';
        if (character === '\\') {
            at += 1;
            tokens.push({ is: characters[at] ?? '\\' });
        }
        else if (character === '[') {
            const first = at + (/[!^]/.test(characters[at + 1] ?? '') ? 2 : 1);
            const end = characters.indexOf(']', first + 1);
            if (end < 0)
                return undefined;
            tokens.push({ oneOf: characterClass(characters.slice(at + 1, end).join('')) });
            at = end;
        }
        else if (character === ']')
            return undefined;
        else if (character === seam)
            continue;
        else if (character !== '*')
            tokens.push(character === '?' ? '?' : { is: character });
        else if (tokens.at(-1) !== '*')
            tokens.push('*');
    }
    return tokens;
}
function characterClass(inside) {
    const isNegated = /^[!^]/.test(inside);
    const set = isNegated ? inside.slice(1) : inside;
    const ranges = [...set.matchAll(/(.)-(.)|(.)/gsu)].map(([, from, to, one = '']) => [
        from ?? one,
        to ?? one,
    ]);
    return (character) => ranges.some(([from = '', to = '']) => character >= from && character <= to) !== isNegated;
}
function matchesSegment(tokens, name) {
    return tokens !== '**' && matchesAll(tokens, [...name], '*', matchesToken);
}
function matchesToken(token, character) {
    if (typeof token === 'string')
        return true;
    return 'is' in token ? token.is === character : token.oneOf(character);
}
/** When a thing does not match, only the last star needs to take one more: what stood before it stays matched. */
function matchesAll(pattern, things, star, matches) {
    let at = 0;
    let next = 0;
    let lastStar = -1;
    let afterStar = 0;
    while (at < things.length) {
        const one = pattern[next];
        if (one === star) {
            lastStar = next;
            afterStar = at;
            next += 1;
        }
        else if (one !== undefined && matches(one, things[at])) {
            at += 1;
            next += 1;
        }
        else if (lastStar >= 0) {
            afterStar += 1;
            at = afterStar;
            next = lastStar + 1;
        }
        else
            return false;
    }
    return pattern.slice(next).every((one) => one === star);
}

;// CONCATENATED MODULE: ./lib/model/glob.js
// Globs as users write them: over paths, and over the names and tags of images.

const longestGlob = 1000;
/** True for a glob over paths of the checkout: relative, without `..`, with closed brackets. */
function isPathGlob(glob) {
    if (glob === '' || glob.length > longestGlob || glob.startsWith('/') || glob.split('/').includes('..'))
        return false;
    return !/[\n\r\0]/.test(glob) && parsePathGlob(glob) !== undefined;
}
/** Tells of a path whether one of the globs matches it. */
function pathMatcher(globs) {
    const ways = globs.flatMap((glob) => parsePathGlob(glob) ?? []);
    return (path) => matchesPath(ways, path);
}
/** True for a glob over names: what a name may hold, `*`, `**` and `?`. */
function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
/**
 * True when the glob is the whole name: `?` is one character and `*` any number of them but `/`, `**` is any number
 * of any. In time proportional to glob × name, whatever they are: names come from repositories.
 */
function matchesName(glob, name) {
    const tokens = glob.match(/\*\*+|./gs) ?? [];
    let ends = new Set([0]);
    for (const token of tokens) {
        const next = new Set();
        for (const end of ends) {
            if (token.startsWith('*')) {
                for (let at = end; at <= name.length && !next.has(at); at += 1) {
                    next.add(at);
                    if (token === '*' && name[at] === '/')
                        break;
                }
            }
            else if (end < name.length && (token === '?' ? name[end] !== '/' : name[end] === token)) {
                next.add(end + 1);
            }
        }
        ends = next;
    }
    return ends.has(name.length);
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


/***/ })

};
