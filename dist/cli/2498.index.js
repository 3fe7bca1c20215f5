export const id = 2498;
export const ids = [2498];
export const modules = {

/***/ 10020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ ciFrom)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
// The CI host's word on the run: the runner's variables and the event, through @actions/github.

/** `undefined` outside a workflow. The package that parses the event is large, so it is loaded when asked. */
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
                const message = "The runner's event file (GITHUB_EVENT_PATH) cannot be read. Run the job again";
                throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreadable-file', message, { cause });
            }
        },
    };
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

/***/ 12764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ machineDocker)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
// Docker's configuration on this machine: its file and its credential helpers.



const boundsOfUse = { timeMs: 30_000, outputBytes: 64 * 1024 };
const mostConfigBytes = 1024 * 1024;
/** `config.json` in `DOCKER_CONFIG`, else in `.docker` of the home folder; helpers are found in `PATH`. */
function machineDocker(environment, bounds = boundsOfUse) {
    const home = environment.HOME ?? environment.USERPROFILE;
    const folder = environment.DOCKER_CONFIG ?? (home === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_2__.join(home, '.docker'));
    return {
        config: async () => folder === undefined
            ? { unreadable: 'there is no home folder', absent: true }
            : readConfig(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'config.json')),
        helper: (name, server) => runHelper(`docker-credential-${name}`, server, { ...environment }, bounds),
    };
}
async function readConfig(file) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file);
        if (size > mostConfigBytes)
            return { unreadable: `it is larger than ${mostConfigBytes} bytes` };
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
        const end = (answer) => {
            clearTimeout(timer);
            child.kill('SIGKILL');
            resolve(answer);
        };
        const timer = setTimeout(() => end({ failed: `did not end within ${timeMs / 1000} seconds` }), timeMs);
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            chunks.push(chunk);
            if (size > outputBytes)
                end({ failed: `printed more than ${outputBytes} bytes` });
        });
        child.on('error', (error) => end({ failed: error.code === 'ENOENT' ? 'is not in PATH' : `cannot be run (${error.code})` }));
        child.on('close', (code) => end(code === null
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
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(657);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47698);
// The checkout's git, read only: which commit it stands at, and the files of a commit that it has.





const mostListBytes = 64 * 1024 * 1024;
const longestMs = 60_000;
const hash = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** The git of the folder `root`. Commands that fail mean "not there": the caller has another source. */
function gitOf(root) {
    const git = (args, limit, input) => runGit(root, args, limit, input);
    return {
        async head() {
            const text = (await git(['cat-file', 'commit', 'HEAD'], 1024 * 1024))?.toString('utf8');
            const commit = (await git(['rev-parse', '--verify', 'HEAD'], 1024))?.toString('utf8').trim();
            if (text === undefined || commit === undefined || !hash.test(commit))
                return undefined;
            // A shallow clone hides the parents from `git log`, but they stand in the commit itself.
            const header = text.split('\n\n', 1)[0] ?? '';
            return { commit, parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = '']) => id) };
        },
        async filesAt(commit) {
            if (!hash.test(commit))
                return undefined;
            const listed = await git(['ls-tree', '-r', '-z', '-l', '--full-tree', commit], mostListBytes);
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
    if (entries.size > _listing_js__WEBPACK_IMPORTED_MODULE_4__/* .mostFiles */ .p)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('bad-answer', `The commit has more than ${_listing_js__WEBPACK_IMPORTED_MODULE_4__/* .mostFiles */ .p} files`);
    const read = gathered(readAll);
    return {
        list: async () => [...entries.keys()].sort(),
        async read(path) {
            const entry = entries.get(path);
            if (entry === undefined)
                return { unreadable: 'the commit has no such file', absent: true };
            if (entry.size > _files_js__WEBPACK_IMPORTED_MODULE_3__/* .mostFileBytes */ .t)
                return { unreadable: `it is larger than ${_files_js__WEBPACK_IMPORTED_MODULE_3__/* .mostFileBytes */ .t} bytes` };
            return (0,_model_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g)(await read(entry.id));
        },
    };
}
/** Reads that are asked for together share one process. */
function gathered(readAll) {
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
/** `git cat-file --batch`: a header line `<id> blob <size>`, the bytes and a line end for every id asked. */
async function readBlobs(git, ids) {
    const limit = ids.length * (_files_js__WEBPACK_IMPORTED_MODULE_3__/* .mostFileBytes */ .t + 256);
    const answer = await git(['cat-file', '--batch'], limit, `${ids.join('\n')}\n`);
    let at = 0;
    return ids.map((id) => {
        const end = answer === undefined ? -1 : answer.indexOf('\n', at);
        const [, found, size = ''] = /^([0-9a-f]+) blob (\d+)$/.exec(answer?.toString('utf8', at, end) ?? '') ?? [];
        const from = end + 1;
        at = from + Number(size) + 1;
        if (answer === undefined || found !== id || at > answer.length)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('not-found', `The checkout's git does not have the object ${id}`);
        return answer.subarray(from, at - 1);
    });
}
/** Standard output, or `undefined` when git is not there, fails, takes too long or says more than `limit` bytes. */
function runGit(root, args, limit, input = '') {
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['-c', 'safe.directory=*', '-c', 'protocol.allow=never', ...args], {
            cwd: root,
            env: { PATH: process.env.PATH ?? '', GIT_NO_REPLACE_OBJECTS: '1', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C' },
            stdio: ['pipe', 'pipe', 'ignore'],
            timeout: longestMs,
            killSignal: 'SIGKILL',
        });
        const chunks = [];
        let size = 0;
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > limit)
                child.kill('SIGKILL');
            else
                chunks.push(chunk);
        });
        child.stdin.on('error', () => undefined);
        child.once('error', () => resolve(undefined));
        child.once('close', (code) => resolve(code === 0 && size <= limit ? Buffer.concat(chunks) : undefined));
        child.stdin.end(input);
    });
}


/***/ }),

/***/ 84349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ workflowOf)
/* harmony export */ });
/* unused harmony exports tokenRefusal, requestIdToken */
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28394);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91817);
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10020);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49144);
// The CI's OIDC token: whether a job may ask for one, why not, and the request itself.





/**
 * Why no token can be asked for; `undefined` when one can. Runs that Dependabot set off have a read-only token like
 * those of forks, but a job's own `permissions` hold for them.
 * https://docs.github.com/en/code-security/dependabot/working-with-dependabot/automating-dependabot-with-github-actions
 */
async function tokenRefusal(environment) {
    if (environment.ACTIONS_ID_TOKEN_REQUEST_URL && environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
        return undefined;
    const ci = (0,_ci_js__WEBPACK_IMPORTED_MODULE_3__/* .ciFrom */ .X)(environment);
    if (ci === undefined)
        return 'not-in-ci';
    const { isFromFork } = await __webpack_require__.e(/* import() */ 6426).then(__webpack_require__.bind(__webpack_require__, 26426));
    if (isFromFork(await ci.payload().catch(() => undefined)))
        return 'fork';
    return environment.GITHUB_ACTOR === 'dependabot[bot]' ? 'dependabot' : 'no-permission';
}
const none = 'The CI did not give an OIDC token';
const again = 'Run the job again';
/** What the runner's environment says of signing in. Each audience is asked for once, and again only on passing faults. */
function workflowOf(environment, send) {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
    const patient = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetries */ .L)(send, _clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m, { total: 0, retried: 0 });
    const tokens = new Map();
    const ask = async (audience) => {
        if (!url || !token)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', 'There is no OIDC token to ask for');
        return requestIdToken(patient, { url, requestToken: new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token) }, audience);
    };
    return {
        refusal: () => tokenRefusal(environment),
        idToken(audience) {
            const asked = tokens.get(audience) ?? ask(audience);
            tokens.set(audience, asked);
            return asked;
        },
    };
}
/**
 * Asks for a token for one audience.
 * @throws Failure `sign-in` for every answer that holds none, and for no answer
 */
async function requestIdToken(send, { url, requestToken }, audience) {
    const response = await send({
        method: 'GET',
        url: `${url}&audience=${encodeURIComponent(audience)}`,
        headers: { accept: 'application/json' },
        authorization: { scheme: 'Bearer', credential: requestToken },
    }).catch((error) => {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', `${none}: ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownFrom */ .NI)(error, '').message}. ${again}`, { cause: error });
    });
    if (response.status !== 200)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', `${none} (HTTP ${response.status}). ${again}`);
    const { tokenIn } = await __webpack_require__.e(/* import() */ 6426).then(__webpack_require__.bind(__webpack_require__, 26426));
    const token = tokenIn(response.body);
    if (token === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', `${none}: its answer holds none. ${again}`);
    return new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token);
}


/***/ }),

/***/ 94921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ localHost)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10020);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49144);
/* harmony import */ var _docker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12764);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(657);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47614);
/* harmony import */ var _id_token_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84349);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90373);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29899);
// A person's terminal or a plain script: text on standard output, no annotations, no outputs.










/** The host of the command line. A workflow's OIDC variables in the environment are used where they are set. */
function localHost({ root, environment, print, temp, ...look }) {
    const send = (0,_transport_js__WEBPACK_IMPORTED_MODULE_9__/* .networkTransport */ .C)('tagproof');
    const secrets = [];
    const ci = (0,_ci_js__WEBPACK_IMPORTED_MODULE_2__/* .ciFrom */ .X)(environment);
    const masked = (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
    return {
        files: (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .diskFiles */ .T)(root, temp ?? environment.RUNNER_TEMP),
        git: (0,_git_js__WEBPACK_IMPORTED_MODULE_6__/* .gitOf */ .O)(root),
        ...(ci === undefined ? {} : { ci }),
        send,
        clock: _clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
        workflow: { ...(0,_id_token_js__WEBPACK_IMPORTED_MODULE_7__/* .workflowOf */ .B4)(environment, send), ...(0,_source_js__WEBPACK_IMPORTED_MODULE_8__/* .sourceFrom */ .Y)(environment, root) },
        docker: (0,_docker_js__WEBPACK_IMPORTED_MODULE_4__/* .machineDocker */ .S)(environment),
        ...(look.stop === undefined ? {} : { stop: look.stop }),
        sink: {
            mask: (secret) => void secrets.push(secret.expose()),
            log: (text) => print(masked(text)),
            colour: look.colour ?? false,
            ...(look.width === undefined ? {} : { width: look.width }),
            ...(look.links === true ? { link: (file) => (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root, file)).href } : {}),
            progress: look.progress ?? (() => undefined),
            annotate: () => undefined,
            summary: async () => undefined,
            output: () => undefined,
        },
    };
}


/***/ }),

/***/ 90373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ sourceFrom)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
// The commit that the CI checked out, so that reports can link to its lines.

/**
 * The commit from the runner's variables; nothing when they do not name one, or when `root` is not its checkout.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
function sourceFrom(environment, root = environment.GITHUB_WORKSPACE) {
    const { GITHUB_WORKSPACE: workspace = '', GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_SHA: sha = '', } = environment;
    const isCheckout = workspace !== '' && root !== undefined && node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root) === node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace);
    const isCommit = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[a-f0-9]{40,64}$/.test(sha);
    if (!isCheckout || !isCommit || !/^https:\/\/[\w.:-]+$/.test(server))
        return {};
    return { source: { server, repository, sha } };
}


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


/***/ })

};
