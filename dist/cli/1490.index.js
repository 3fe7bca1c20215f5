export const id = 1490;
export const ids = [1490];
export const modules = {

/***/ 6414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deleteIdentity: () => (/* binding */ deleteIdentity)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4641);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1626);


async function deleteIdentity(context) {
    const { invocation, out, err } = context;
    const shared = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .identitySetting */ .H)(context, ['identity']);
    if ('issues' in shared)
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .usageErrors */ .jY)({ err }, 'usage', shared.issues);
    const { iam, config } = shared.setting;
    const uid = config.identity ?? '';
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .reporting */ .v)(err, async () => {
        const { name } = await iam.getIdentity([uid]);
        const bindings = (await iam.listRoleBindings({ 'uidp.descendants_of': config.group }).all()).filter(({ identityUid }) => identityUid === uid);
        const dryRun = invocation.switches.has('dry-run');
        if (!dryRun) {
            for (const binding of bindings)
                await iam.deleteRoleBinding(binding.uid);
            await iam.deleteIdentity(uid);
        }
        const roles = bindings
            .map(({ roleName }) => roleName)
            .sort()
            .join(', ') || 'none';
        const text = `${dryRun ? 'Would delete' : 'Deleted'} identity ${name} (${uid}) and its role bindings: ${roles}`;
        out(invocation.json ? JSON.stringify({ dryRun, identity: uid, name, roleBindings: bindings }) : text);
        return 0;
    });
}


/***/ }),

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
