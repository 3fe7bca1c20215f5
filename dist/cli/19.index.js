export const id = 19;
export const ids = [19];
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


/***/ })

};
