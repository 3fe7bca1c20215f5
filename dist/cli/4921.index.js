export const id = 4921;
export const ids = [4921];
export const modules = {

/***/ 156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IW: () => (/* binding */ ciTransport),
  aK: () => (/* binding */ guardHost),
  kR: () => (/* binding */ retryingTransport),
  Oo: () => (/* binding */ runTransports),
  J4: () => (/* binding */ serviceTransport)
});

// UNUSED EXPORTS: maxConcurrentRequests

;// CONCATENATED MODULE: ./lib/clients/http/clock-check.js
const maxSkewMs = 3_600_000;
function withClockSkewCheck(send, clock) {
    let wrong;
    return {
        skew: () => wrong,
        async send(request) {
            const response = await send(request);
            const { date = '', age = '' } = response.headers;
            const at = Date.parse(date) + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
            if (wrong === undefined && Math.abs(at - clock.now()) > maxSkewMs)
                wrong = skewGap(new URL(request.url).host, at, clock.now());
            return response;
        },
    };
}
function skewGap(host, theirs, ours) {
    const shown = (at) => `${new Date(at).toISOString().slice(0, 16)}Z`;
    const message = `This machine's clock is at ${shown(ours)}, but ${host} reports ${shown(theirs)}, so ages of pins cannot be computed. Correct the clock and re-run`;
    return { cause: 'clock', subject: 'clock', message };
}

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(8675);
;// CONCATENATED MODULE: ./lib/clients/http/per-host.js

const downStatus = {
    429: 'rate-limited',
    502: 'server-error',
    503: 'server-error',
    504: 'server-error',
};
function perHost(wrap) {
    const transports = new Map();
    return (request) => {
        const { host } = new URL(request.url);
        const transport = transports.get(host) ?? wrap();
        transports.set(host, transport);
        return transport(request);
    };
}
function withCircuit(send, { concurrency, failures }) {
    let inRow = 0;
    let hasAnswered = false;
    let last;
    const note = (reason) => {
        inRow = reason === undefined ? 0 : inRow + 1;
        if (reason !== undefined && inRow >= (hasAnswered ? failures : 1))
            last ??= reason;
    };
    return withLimit(async (request) => {
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
    }, concurrency);
}
function downCause({ status }) {
    return downStatus[status];
}
function isDown(reason) {
    return reason === 'unreachable' || reason === 'timeout';
}
const conditions = {
    'rate-limited': 'limits the rate of requests (HTTP 429)',
    'server-error': 'is unavailable (HTTP 502 to 504)',
    unreachable: 'cannot be reached',
    timeout: 'does not respond in time',
};
function givenUp(host, reason) {
    return new failure/* Failure */.HR(reason, `${host} ${conditions[reason]}, so no further requests were sent to it`);
}
function withTimeBudget(send, clock, budgetMs) {
    let [spentMs, inFlight, since] = [0, 0, 0];
    const busyMs = () => spentMs + (inFlight > 0 ? clock.now() - since : 0);
    return async (request) => {
        if (busyMs() >= budgetMs)
            throw tooSlow(new URL(request.url).host, budgetMs);
        if (inFlight === 0)
            since = clock.now();
        inFlight += 1;
        try {
            return await send(request);
        }
        finally {
            spentMs = inFlight === 1 ? busyMs() : spentMs;
            inFlight -= 1;
        }
    };
}
function tooSlow(host, budgetMs) {
    return new failure/* Failure */.HR('timeout', `${host} is slow: its responses have taken ${budgetMs / 1000} seconds of this run, so no further requests were sent to it`);
}
function withLimit(send, limit) {
    return sharedLimit(limit)(send);
}
function sharedLimit(limit, onResponse = () => undefined) {
    let free = limit;
    const waiting = [];
    const release = () => {
        const next = waiting.shift();
        if (next)
            next();
        else
            free += 1;
    };
    return (send) => async (request) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((resolve) => waiting.push(resolve));
        try {
            return await send(request);
        }
        finally {
            release();
            onResponse();
        }
    };
}

;// CONCATENATED MODULE: ./lib/clients/http/retry.js

const attempts = 4;
const firstDelayMs = 250;
const maxDelayMs = 8_000;
const budgetMs = 60_000;
const retriedStatus = new Set([429, 502, 503, 504]);
function withRetries(send, clock, count) {
    return async (request) => {
        const deadline = clock.now() + budgetMs;
        for (let attempt = 1;; attempt += 1) {
            count.total += 1;
            const outcome = await settle(send, request);
            const wait = attempt < attempts && isRepeatable(request) ? delayAfter(outcome, attempt, clock) : undefined;
            if (wait === undefined || clock.now() + wait > deadline)
                return retry_open(outcome);
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
        if (error instanceof failure/* Failure */.HR)
            return { failure: error };
        throw error;
    }
}
function retry_open(outcome) {
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
    return Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1)) * (0.5 + clock.random() / 2);
}
function retryAfter(value, now) {
    if (value === undefined)
        return undefined;
    if (/^\d{1,9}$/.test(value))
        return Number(value) * 1000;
    const at = Date.parse(value);
    return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
function withRateLimits(send, clock) {
    return async (request) => {
        const response = await send(request);
        return isLimited(response)
            ? { ...response, status: 429, headers: withRetryAfter(response, clock.now()) }
            : response;
    };
}
function isLimited({ status, headers }) {
    if (status !== 403 && status !== 429)
        return false;
    return status === 429 || headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
}
function withRetryAfter({ headers }, now) {
    const reset = headers['x-ratelimit-reset'];
    if (headers['retry-after'] !== undefined || reset === undefined || !/^\d{1,12}$/.test(reset))
        return headers;
    return { ...headers, 'retry-after': String(Math.max(1, Math.ceil(Number(reset) - now / 1000))) };
}

;// CONCATENATED MODULE: ./lib/clients/http/secrets.js
const minLength = 8;
function createRedactor(host) {
    const known = new Set();
    const remember = (secret) => {
        const value = secret?.expose() ?? '';
        if (value.length >= minLength)
            known.add(value);
    };
    const redactText = (text) => [...known].reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
    return {
        host: {
            ...host,
            sink: {
                ...host.sink,
                mask(secret) {
                    remember(secret);
                    host.sink.mask(secret);
                },
            },
            async send(request) {
                remember(request.authorization?.credential);
                const response = await host.send(request);
                return response.status < 300 ? response : { ...response, body: redactText(response.body) };
            },
        },
        redact(document) {
            const text = JSON.stringify(document);
            const cleaned = [...known].reduce((rest, secret) => rest.replaceAll(JSON.stringify(secret).slice(1, -1), '***'), text);
            return cleaned === text ? document : JSON.parse(cleaned);
        },
    };
}

// EXTERNAL MODULE: ./lib/clients/http/stop.js
var stop = __webpack_require__(5157);
;// CONCATENATED MODULE: ./lib/clients/http/index.js





const maxConcurrentRequests = 64;
const maxConcurrentCiRequests = 8;
const registryLimits = { concurrency: 16, failures: 3 };
const registryBudgetMs = 120_000;
function guardHost(host, limit) {
    return createRedactor((0,stop/* withAbort */.zr)(limit === undefined ? host : (0,stop/* withTimeLimit */.Bv)(host, limit)));
}
function runTransports({ send, clock, sink }) {
    const requests = { total: 0, retried: 0 };
    const limited = sharedLimit(maxConcurrentRequests, () => sink.progress(`${requests.total} requests`));
    const retried = withRetries(send, clock, requests);
    const checked = withClockSkewCheck(limited(retried), clock);
    const toRegistry = () => limited(withTimeBudget(retried, clock, registryBudgetMs));
    return {
        platform: checked.send,
        registries: perHost(() => withCircuit(toRegistry(), registryLimits)),
        requests,
        clockSkew: checked.skew,
    };
}
function serviceTransport({ send, clock }) {
    return withLimit(retryingTransport(send, clock), maxConcurrentRequests);
}
function ciTransport({ send, clock }) {
    const retried = withRetries(withRateLimits(send, clock), clock, { total: 0, retried: 0 });
    return withLimit(retried, maxConcurrentCiRequests);
}
function retryingTransport(send, clock) {
    return withRetries(send, clock, { total: 0, retried: 0 });
}


/***/ }),

/***/ 5157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ withTimeLimit),
/* harmony export */   lJ: () => (/* binding */ stopGap),
/* harmony export */   zr: () => (/* binding */ withAbort)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8675);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9918);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(588);



function withTimeLimit(host, { timeoutMs, surface }) {
    const over = host.clock.after?.(timeoutMs);
    if (over === undefined)
        return host;
    const limit = new AbortController();
    const message = `The run was not complete after ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(timeoutMs)}, its time limit. Raise ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'timeout')}, or scan less with ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'paths')}`;
    over.addEventListener('abort', () => limit.abort(new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('stopped', message)), { once: true });
    return { ...host, stop: AbortSignal.any([...(host.stop === undefined ? [] : [host.stop]), limit.signal]) };
}
function stopGap(stop) {
    return stop?.aborted === true ? (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(failureOf(stop), 'run') : undefined;
}
function failureOf({ reason }) {
    if (reason instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
        return reason;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('stopped', 'The run was stopped before everything was verified. Re-run it');
}
function withAbort(host) {
    const { stop } = host;
    if (stop === undefined)
        return host;
    const aborted = new Promise((resolve) => {
        if (stop.aborted)
            resolve();
        stop.addEventListener('abort', () => resolve(), { once: true });
    });
    const fail = aborted.then(() => {
        throw failureOf(stop);
    });
    fail.catch(() => undefined);
    const unlessStopped = (begin) => Promise.race([fail, stop.aborted ? fail : begin()]);
    return {
        ...host,
        send: (request) => unlessStopped(() => host.send(request)),
        clock: { ...host.clock, sleep: (ms) => Promise.race([aborted, host.clock.sleep(ms)]) },
        workflow: {
            ...host.workflow,
            idToken: (audience) => unlessStopped(() => host.workflow.idToken(audience)),
        },
    };
}


/***/ }),

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ ciFrom),
/* harmony export */   Y: () => (/* binding */ sourceFrom)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(900);



function ciFrom(environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return undefined;
    return {
        variable: (name) => environment[name] || undefined,
        async payload() {
            try {
                const { context } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 157));
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

/***/ 9144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

const systemClock = {
    now: () => Date.now(),
    sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms),
    after: (ms) => AbortSignal.timeout(ms),
    random: () => Math.random(),
};


/***/ }),

/***/ 2764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ machineDocker)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(900);




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

/***/ 7614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gitOf)
/* harmony export */ });
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8675);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(657);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(900);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2150);





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

/***/ 4349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ workflowOf)
/* harmony export */ });
/* unused harmony exports tokenRefusal, requestIdToken */
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(156);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8675);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6841);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1817);
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9144);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(900);







async function tokenRefusal(environment) {
    if (environment.ACTIONS_ID_TOKEN_REQUEST_URL && environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
        return undefined;
    const ci = (0,_ci_js__WEBPACK_IMPORTED_MODULE_3__/* .ciFrom */ .X)(environment);
    if (ci === undefined)
        return 'not-in-ci';
    const { isFromFork } = await __webpack_require__.e(/* import() */ 3966).then(__webpack_require__.bind(__webpack_require__, 3966));
    if (isFromFork(await ci.payload().catch(() => undefined)))
        return 'fork';
    return environment.GITHUB_ACTOR === 'dependabot[bot]' ? 'dependabot' : 'no-permission';
}
function workflowOf(environment, send) {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
    const retrying = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .retryingTransport */ .kR)(send, _clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m);
    return {
        refusal: () => tokenRefusal(environment),
        idToken: (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_6__/* .memoizeAsync */ .T)(async (audience) => {
            if (!url || !token)
                throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', 'This job cannot request an OIDC token');
            return requestIdToken(retrying, { url, requestToken: new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token) }, audience);
        }),
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
    const { oidcTokenIn } = await __webpack_require__.e(/* import() */ 3966).then(__webpack_require__.bind(__webpack_require__, 3966));
    const token = oidcTokenIn(response.body);
    if (token === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)('its response contains none'));
    return new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token);
}


/***/ }),

/***/ 4921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ localHost)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6472);
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9144);
/* harmony import */ var _docker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2764);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(657);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7614);
/* harmony import */ var _id_token_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4349);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9899);










function localHost({ root, environment, print, temp, ...look }) {
    const send = (0,_transport_js__WEBPACK_IMPORTED_MODULE_8__/* .networkTransport */ .C)('tagproof');
    const secrets = [];
    const ci = (0,_ci_js__WEBPACK_IMPORTED_MODULE_2__/* .ciFrom */ .X)(environment);
    const masked = (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
    return {
        files: (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .diskFiles */ .Ts)(root, temp ?? environment.RUNNER_TEMP),
        git: (0,_git_js__WEBPACK_IMPORTED_MODULE_6__/* .gitOf */ .O)(root),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .o)({ ci, stop: look.stop }),
        send,
        clock: _clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
        workflow: { ...(0,_id_token_js__WEBPACK_IMPORTED_MODULE_7__/* .workflowOf */ .B4)(environment, send), ...(0,_ci_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFrom */ .Y)(environment, root) },
        docker: (0,_docker_js__WEBPACK_IMPORTED_MODULE_4__/* .machineDocker */ .S)(environment),
        sink: {
            mask: (secret) => void secrets.push(secret.expose()),
            log: (text) => print(masked(text)),
            colour: look.colour ?? false,
            ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .o)({ width: look.width }),
            ...(look.links === true ? { link: (file) => (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root, file)).href } : {}),
            progress: look.progress ?? (() => undefined),
            annotate: () => undefined,
            summary: async () => undefined,
            output: () => undefined,
        },
    };
}


/***/ }),

/***/ 2150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);

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

/***/ 9899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ networkTransport)
/* harmony export */ });
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6698);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4942);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6472);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(900);





const defaultLimits = {
    silenceMs: 30_000,
    totalMs: 60_000,
    bodyBytes: 16 * 1024 * 1024,
};
function networkTransport(userAgent, limits = defaultLimits) {
    const clients = new Map();
    return async (request) => {
        const { host, protocol } = new URL(request.url);
        const client = clients.get(protocol) ?? clientWith(userAgent, limits);
        clients.set(protocol, client);
        const deadline = new AbortController();
        const timer = setTimeout(() => deadline.abort(), limits.totalMs);
        try {
            const response = await openUntil(deadline.signal, () => open(client, request));
            return await readResponse(response, request.maxBytes ?? limits.bodyBytes);
        }
        catch (error) {
            if (deadline.signal.aborted)
                throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .noCompleteResponse */ .CJ)(host, limits.totalMs));
            throw error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR ? error : unreachable(host, error);
        }
        finally {
            clearTimeout(timer);
        }
    };
}
const deadlines = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
async function openUntil(signal, begin) {
    const expired = new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return Promise.race([deadlines.run(signal, begin), expired]);
}
function clientWith(userAgent, { silenceMs }) {
    return new _actions_http_client__WEBPACK_IMPORTED_MODULE_1__/* .HttpClient */ .Qq(userAgent, [endsAtDeadline], {
        allowRedirects: false,
        allowRetries: false,
        keepAlive: true,
        socketTimeout: silenceMs,
    });
}
const endsAtDeadline = {
    prepareRequest: (options) => void Object.assign(options, { signal: deadlines.getStore() }),
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('No credential is sent without being asked for')),
};
function open(client, request) {
    const { authorization } = request;
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = { ...request.headers, ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({ authorization: credential }) };
    return client.request(request.method, request.url, request.body ?? null, headers);
}
async function readResponse({ message }, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > maxBytes)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('bad-answer', `The response is larger than ${maxBytes} bytes`);
        chunks.push(chunk);
    }
    if (!message.complete)
        throw new Error('the connection ended before the response was complete');
    const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
    return {
        status: message.statusCode ?? 0,
        headers: Object.fromEntries(headers),
        body: Buffer.concat(chunks).toString('utf8'),
    };
}
function unreachable(host, cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    if (/timeout/i.test(message))
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .hostTimedOut */ .MG)(host), { cause });
    const proxyStatus = /tunneling socket.*statusCode=(?<status>\d{3})/.exec(message)?.groups?.status;
    const code = proxyStatus === undefined ? (codeOf(cause) ?? message) : (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .proxyRefused */ .rZ)(proxyStatus);
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .hostUnreachable */ .P6)(host, code), { cause });
}
function codeOf(cause) {
    return cause instanceof Error ? cause.code : undefined;
}


/***/ }),

/***/ 9918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settingName)
/* harmony export */ });
function settingName(surface, name) {
    return surface === 'terminal' ? `\`--${name}\`` : `\`${name}:\``;
}


/***/ })

};
