export const id = 5959;
export const ids = [5959];
export const modules = {

/***/ 72374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ serviceTime),
/* harmony export */   l: () => (/* binding */ withClockSkewCheck)
/* harmony export */ });
const maxSkewMs = 3_600_000;
function serviceTime({ headers }) {
    const { date = '', age = '' } = headers;
    const at = Date.parse(date) + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
    return Number.isNaN(at) ? undefined : at;
}
function withClockSkewCheck(send, clock) {
    let wrong;
    return {
        skew: () => wrong,
        async send(request) {
            const response = await send(request);
            const at = serviceTime(response);
            if (wrong === undefined && at !== undefined && Math.abs(at - clock.now()) > maxSkewMs)
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


/***/ }),

/***/ 45959:
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

// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/model/queue.js
var queue = __webpack_require__(70250);
;// CONCATENATED MODULE: ./lib/clients/http/adaptive.js

const slowFactor = 4;
const alwaysQuickMs = 200;
const memory = 0.98;
const probingRounds = 4;
const refusals = new Set([429, 502, 503, 504]);
function adaptiveLimit({ now }, { first, most }) {
    let allowed = first;
    let inFlight = 0;
    let quickestMs = Number.POSITIVE_INFINITY;
    let halvedAt = Number.NEGATIVE_INFINITY;
    let hasHalved = false;
    const waiting = new queue/* Queue */.o();
    function admit() {
        while (inFlight < Math.floor(allowed)) {
            const next = waiting.shift();
            if (next === undefined)
                return;
            inFlight += 1;
            next();
        }
    }
    function halve(sentAt) {
        if (sentAt < halvedAt)
            return;
        halvedAt = now();
        hasHalved = true;
        allowed = Math.max(1, allowed / 2);
    }
    function note(response, sentAt) {
        const tookMs = now() - sentAt;
        if (response === undefined || refusals.has(response.status)) {
            halve(sentAt);
            return;
        }
        quickestMs = tookMs < quickestMs ? tookMs : quickestMs * memory + tookMs * (1 - memory);
        if (tookMs > Math.max(alwaysQuickMs, slowFactor * quickestMs)) {
            halve(sentAt);
            return;
        }
        if (inFlight >= Math.floor(allowed))
            allowed = Math.min(most, allowed + (hasHalved ? 1 / (probingRounds * allowed) : 1));
    }
    return {
        limit: (send) => async (request) => {
            if (inFlight < Math.floor(allowed))
                inFlight += 1;
            else
                await new Promise((resolve) => waiting.push(resolve));
            try {
                return await send(request);
            }
            finally {
                inFlight -= 1;
                admit();
            }
        },
        watch: (send) => async (request) => {
            const sentAt = now();
            let response;
            try {
                response = await send(request);
                return response;
            }
            finally {
                note(response, sentAt);
            }
        },
    };
}

// EXTERNAL MODULE: ./lib/clients/http/clock-check.js
var clock_check = __webpack_require__(72374);
// EXTERNAL MODULE: ./lib/clients/http/per-host.js
var per_host = __webpack_require__(79065);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
;// CONCATENATED MODULE: ./lib/clients/http/retry.js

const attempts = 4;
const firstDelayMs = 250;
const maxDelayMs = 8_000;
const defaultBudgetMs = 60_000;
const retriedStatus = new Set([429, 502, 503, 504]);
function withRetries(send, clock, count, budgetMs = defaultBudgetMs) {
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
    const wait = retryAfter(headers['retry-after'], clock.now()) ?? retryAt(headers['x-retry-after'], clock.now());
    return wait ?? backOff(attempt, clock);
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
function retryAt(value, now) {
    return value === undefined || !/^\d{9,12}$/.test(value)
        ? undefined
        : Math.max(0, Number(value) * 1000 - now);
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

// EXTERNAL MODULE: ./lib/model/append.js
var append = __webpack_require__(27925);
;// CONCATENATED MODULE: ./lib/clients/http/secret-search.js

const escaped = /%([0-9a-f]{2})|\\u\{?([0-9a-f]{4})\}?|\\x([0-9a-f]{2})|&#x([0-9a-f]{2,4});|&#([0-9]{2,5});|\\[nrt]|\\(.)|[\s"'`+,\u200b-\u200d\u2060\ufeff]/giu;
function decode({ text, at }) {
    let decoded = '';
    const places = [];
    let done = 0;
    const keep = (until) => {
        for (let index = done; index < until; index += 1)
            places.push(at[index] ?? 0);
        decoded += text.slice(done, until);
    };
    for (const match of text.matchAll(escaped)) {
        keep(match.index);
        const [whole, url, long, short, hex, decimal, literal] = match;
        const code = url ?? long ?? short ?? hex;
        const character = code !== undefined
            ? String.fromCharCode(Number.parseInt(code, 16))
            : decimal !== undefined
                ? String.fromCharCode(Number(decimal))
                : (literal ?? '');
        if (character !== '')
            places.push(at[match.index] ?? 0);
        decoded += character;
        done = match.index + whole.length;
    }
    keep(text.length);
    return { text: decoded, at: [...places, at.at(-1) ?? 0] };
}
const pieceLength = 16;
const step = 4;
const markMask = 0xffff;
const maxPlaces = 4;
function formsOf(secret) {
    const bytes = Buffer.from(secret);
    const encoded = [0, 1, 2].flatMap((skipped) => {
        const rest = bytes.subarray(skipped, bytes.length - ((bytes.length - skipped) % 3));
        return [rest.toString('base64'), rest.toString('base64url')];
    });
    const hex = bytes.toString('hex');
    return [secret, ...encoded, hex, hex.toUpperCase()];
}
class SecretSearch {
    secrets = new Set();
    unusual = [];
    forms = [];
    shortForms = [];
    pieces = new Map();
    marks = new Uint8Array(markMask + 1);
    add(secret) {
        if (this.secrets.has(secret))
            return;
        this.secrets.add(secret);
        const plain = secret.replace(escaped, '');
        const isUsual = secret.length >= pieceLength && plain === secret && inJson(secret) === secret;
        if (!isUsual)
            this.unusual.push(secret);
        for (const text of formsOf(plain || secret)) {
            const form = this.forms.push(text) - 1;
            if (text.length >= 8 && text.length < 2 * pieceLength)
                this.shortForms.push(text);
            for (let offset = 0; offset + pieceLength <= text.length; offset += step) {
                const hash = hashOf(text, offset);
                const known = this.pieces.get(hash);
                this.marks[hash & markMask] = 1;
                if (known === undefined)
                    this.pieces.set(hash, [[form, offset]]);
                else if (known.length < maxPlaces)
                    known.push([form, offset]);
            }
        }
    }
    clean(text) {
        const ranges = this.rangesIn(text);
        const possible = ranges.length === 0 ? this.unusual : [...this.secrets];
        const whole = possible.flatMap((secret) => [secret, inJson(secret)]);
        const cleaned = whole.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
        return replaced(cleaned, cleaned === text ? ranges : this.rangesIn(cleaned));
    }
    cleanDecoded(text) {
        const cleaned = this.clean(text);
        let decoded = {
            text: cleaned,
            at: Array.from({ length: cleaned.length + 1 }, (_, index) => index),
        };
        const ranges = [];
        for (let depth = 0; depth < 3; depth += 1) {
            decoded = decode(decoded);
            const { at } = decoded;
            const found = [...this.rangesIn(decoded.text), ...this.shortIn(decoded.text)];
            (0,append/* append */.B)(ranges, found.map(([start, end]) => [at[start] ?? 0, at[end] ?? cleaned.length]));
        }
        return replaced(cleaned, ranges.sort(([a], [b]) => a - b));
    }
    rangesIn(text) {
        const ranges = [];
        let hash = hashOf(text, 0);
        for (let at = 0; at + pieceLength <= text.length; at += 1) {
            const places = this.marks[hash & markMask] === 1 ? this.pieces.get(hash) : undefined;
            const range = places && this.rangeOf(places, text, at);
            if (range !== undefined)
                ranges.push(range);
            hash = nextHash(hash, text.charCodeAt(at), text.charCodeAt(at + pieceLength));
        }
        return ranges;
    }
    rangeOf(places, text, at) {
        const spans = places.flatMap(([form, offset]) => {
            const span = extended(text, at, this.forms[form] ?? '', offset);
            return span === undefined ? [] : [span];
        });
        if (spans.length === 0)
            return undefined;
        return [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
    }
    shortIn(text) {
        return this.shortForms.flatMap((form) => {
            const at = text.indexOf(form);
            return at < 0 ? [] : [[at, at + form.length]];
        });
    }
}
function inJson(text) {
    return JSON.stringify(text).slice(1, -1);
}
const base = 31;
const highest = Array.from({ length: pieceLength - 1 }).reduce((power) => Math.imul(power, base), 1);
function hashOf(text, at) {
    let hash = 0;
    for (let index = at; index < at + pieceLength; index += 1)
        hash = (Math.imul(hash, base) + text.charCodeAt(index)) | 0;
    return hash;
}
function nextHash(hash, first, next) {
    return (Math.imul(hash - Math.imul(first, highest), base) + next) | 0;
}
function extended(text, at, form, offset) {
    if (!text.startsWith(form.slice(offset, offset + pieceLength), at))
        return undefined;
    let [start, end] = [at, at + pieceLength];
    while (start > 0 && offset - (at - start) > 0 && text[start - 1] === form[offset - (at - start) - 1])
        start -= 1;
    while (end < text.length && text[end] === form[offset + (end - at)])
        end += 1;
    return [start, end];
}
function replaced(text, ranges) {
    let result = '';
    let done = 0;
    for (const [start, end] of ranges) {
        if (end <= done)
            continue;
        result += start >= done ? `${text.slice(done, start)}***` : '';
        done = end;
    }
    return result + text.slice(done);
}

;// CONCATENATED MODULE: ./lib/clients/http/secrets.js

const minLength = 8;
const maxErrorLength = 64 * 1024;
function createRedactor(host) {
    const search = new SecretSearch();
    const remember = (secret) => {
        const value = secret?.expose() ?? '';
        if (value.length >= minLength)
            search.add(value);
    };
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
                return response.status < 300
                    ? response
                    : { ...response, body: search.cleanDecoded(response.body.slice(0, maxErrorLength)) };
            },
        },
        redact: (document) => redacted(document, (text) => search.clean(text)),
    };
}
const dividedDepth = 2;
function redacted(value, clean, depth = dividedDepth) {
    if (Array.isArray(value) && depth > 0) {
        const items = value.map((item) => redacted(item, clean, depth - 1));
        return items.every((item, index) => item === value[index]) ? value : items;
    }
    if (typeof value === 'object' && value !== null && depth > 0 && isClean(Object.keys(value), clean)) {
        const entries = Object.entries(value);
        const cleaned = entries.map(([key, item]) => [key, redacted(item, clean, depth - 1)]);
        return cleaned.every(([, item], index) => item === entries[index]?.[1])
            ? value
            : Object.fromEntries(cleaned);
    }
    const text = JSON.stringify(value);
    if (text === undefined)
        return value;
    const cleaned = clean(text);
    return cleaned === text ? value : JSON.parse(cleaned);
}
function isClean(keys, clean) {
    const text = JSON.stringify(keys);
    return clean(text) === text;
}

// EXTERNAL MODULE: ./lib/clients/http/stop.js
var stop = __webpack_require__(55157);
;// CONCATENATED MODULE: ./lib/clients/http/index.js







const maxConcurrentRequests = 64;
const maxConcurrentCiRequests = 8;
const registryLimits = { first: 4, concurrency: 32, failures: 3 };
const contentLimits = { first: 64, concurrency: 400, failures: 3 };
const registryBudgetMs = 120_000;
function guardHost(host, limit) {
    return createRedactor((0,stop/* withAbort */.zr)(limit === undefined ? host : (0,stop/* withTimeLimit */.Bv)(host, limit)));
}
const historyBudgetMs = 30_000;
const historyRetryMs = 5_000;
function runTransports({ send, clock, sink, shared, }) {
    const share = shared?.share ?? ((unshared) => unshared);
    const requests = { total: 0, retried: 0 };
    const limited = (0,per_host/* sharedLimit */.L4)(maxConcurrentRequests, () => sink.progress((0,model_text/* plural */.LS)(requests.total, 'request')));
    const retried = withRetries(send, clock, requests);
    const checked = (0,clock_check/* withClockSkewCheck */.l)(share(limited(retried)), clock);
    const toHost = (budgetMs, limits, retryMs, shared = limited) => () => {
        const { limit, watch } = adaptiveLimit(clock, { first: limits.first, most: limits.concurrency });
        const watched = withRetries(watch(send), clock, requests, retryMs);
        return (0,per_host/* withCircuit */.iK)(limit(shared((0,per_host/* withTimeBudget */.FM)(watched, clock, budgetMs))), limits);
    };
    const unlimited = (transport) => transport;
    return {
        platform: checked.send,
        registries: share((0,per_host/* perHost */.GB)(toHost(registryBudgetMs, registryLimits))),
        content: share((0,per_host/* perHost */.GB)(toHost(registryBudgetMs, contentLimits, undefined, unlimited))),
        histories: share((0,per_host/* perHost */.GB)(toHost(historyBudgetMs, registryLimits, historyRetryMs))),
        requests,
        clockSkew: checked.skew,
    };
}
function serviceTransport({ send, clock }) {
    return (0,per_host/* withLimit */.Ko)(retryingTransport(send, clock), maxConcurrentRequests);
}
function ciTransport({ send, clock }, budgetMs) {
    const retried = withRetries(withRateLimits(send, clock), clock, { total: 0, retried: 0 }, budgetMs);
    return (0,per_host/* withLimit */.Ko)(retried, maxConcurrentCiRequests);
}
function retryingTransport(send, clock) {
    return withRetries(send, clock, { total: 0, retried: 0 });
}


/***/ }),

/***/ 79065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FM: () => (/* binding */ withTimeBudget),
/* harmony export */   GB: () => (/* binding */ perHost),
/* harmony export */   Ko: () => (/* binding */ withLimit),
/* harmony export */   L4: () => (/* binding */ sharedLimit),
/* harmony export */   iK: () => (/* binding */ withCircuit)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70250);


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
            note(error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR && isDown(error.reason) ? error.reason : undefined);
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
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(reason, `${host} ${conditions[reason]}, so no further requests were sent to it`);
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
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', `${host} is slow: its responses have taken ${budgetMs / 1000} seconds of this run, so no further requests were sent to it`);
}
function withLimit(send, limit) {
    return sharedLimit(limit)(send);
}
function sharedLimit(limit, onResponse = () => undefined) {
    let free = limit;
    const waiting = new _model_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .Queue */ .o();
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


/***/ }),

/***/ 55157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ withTimeLimit),
/* harmony export */   lJ: () => (/* binding */ stopGap),
/* harmony export */   zr: () => (/* binding */ withAbort)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59918);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80588);



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
    const untilStop = stoppable(stop);
    const fail = async () => {
        throw failureOf(stop);
    };
    const wake = async () => undefined;
    return {
        ...host,
        send: (request) => untilStop(() => host.send(request), fail),
        clock: { ...host.clock, sleep: (ms) => untilStop(() => host.clock.sleep(ms), wake) },
        workflow: {
            ...host.workflow,
            idToken: (audience, place) => untilStop(() => host.workflow.idToken(audience, place), fail),
        },
    };
}
function stoppable(stop) {
    const pending = new Set();
    const endAll = () => {
        for (const end of pending)
            end();
    };
    return (begin, stopped) => {
        if (stop.aborted)
            return stopped();
        return new Promise((resolve, reject) => {
            const end = () => resolve(stopped());
            if (pending.size === 0)
                stop.addEventListener('abort', endAll, { once: true });
            pending.add(end);
            const release = () => {
                pending.delete(end);
                if (pending.size === 0)
                    stop.removeEventListener('abort', endAll);
            };
            begin().finally(release).then(resolve, reject);
        });
    };
}


/***/ }),

/***/ 70250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ Queue)
/* harmony export */ });
const minSpare = 1024;
class Queue {
    items = [];
    first = 0;
    get length() {
        return this.items.length - this.first;
    }
    push(item) {
        this.items.push(item);
    }
    unshift(items) {
        this.items = [...items, ...this.items.slice(this.first)];
        this.first = 0;
    }
    shift() {
        const item = this.items[this.first];
        if (this.first === this.items.length)
            return undefined;
        this.first += 1;
        if (this.first > minSpare && 2 * this.first > this.items.length) {
            this.items = this.items.slice(this.first);
            this.first = 0;
        }
        return item;
    }
}


/***/ })

};
