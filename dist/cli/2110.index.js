export const id = 2110;
export const ids = [2110];
export const modules = {

/***/ 27586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   b_: () => (/* binding */ lookupFrom),
/* harmony export */   ln: () => (/* binding */ refuseAddress),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10900);




const ofMachine = blockListOf('0.0.0.0/8 127.0.0.0/8 169.254.0.0/16 168.63.129.16/32', '::/127 fe80::/10 fd00:ec2::254/128');
const ofPrivate = blockListOf('10.0.0.0/8 100.64.0.0/10 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3', '::/96 64:ff9b:1::/48 2001::/32 2002::/16 fc00::/7 fec0::/10 ff00::/8');
function blockListOf(ipv4, ipv6) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
    for (const [address = '', bits] of ipv4.split(' ').map((subnet) => subnet.split('/'))) {
        list.addSubnet(address, Number(bits), 'ipv4');
        list.addSubnet(`64:ff9b::${address}`, 96 + Number(bits), 'ipv6');
    }
    for (const [address = '', bits] of ipv6.split(' ').map((subnet) => subnet.split('/')))
        list.addSubnet(address, Number(bits), 'ipv6');
    return list;
}
function networkOf(address = '') {
    if (address === '')
        return 'public';
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIPv6)(address) ? 'ipv6' : 'ipv4';
    const [plain = ''] = address.split('%');
    if (ofMachine.check(plain, family))
        return 'loopback';
    return ofPrivate.check(plain, family) ? 'private' : 'public';
}
function lookupFrom(from, resolve = node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup) {
    return (hostname, options, callback) => resolve(hostname, options, (error, found, family) => {
        const addresses = error === null ? [found].flat() : [];
        const isRefused = addresses.some((one) => !mayLead(from, networkOf(typeof one === 'string' ? one : one.address)));
        callback(isRefused ? refusal(hostname) : error, found, family);
    });
}
function refuseAddress(url, from) {
    const host = hostOf(url);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 && !mayLead(from, networkOf(host)))
        throw refusal(host);
}
function hostOf({ hostname }) {
    return hostname.replace(/^\[|\]$/g, '');
}
function mayLead(from, to) {
    return to === 'public' || to === from;
}
function refusal(host) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('bad-answer', (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsAway */ .Au)(host));
}


/***/ }),

/***/ 92856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withDeadline)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55523);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10900);



async function withDeadline(host, totalMs, work) {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), totalMs);
    const expired = new Promise((_, reject) => {
        deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason), { once: true });
    });
    try {
        return await Promise.race([work(deadline.signal), expired]);
    }
    catch (error) {
        if (deadline.signal.aborted)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .noCompleteResponse */ .CJ)(host, totalMs));
        throw error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? error : (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .networkFailure */ .rd)(host, error);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 55523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ responseTooLarge),
/* harmony export */   bJ: () => (/* binding */ runnerFileFailure),
/* harmony export */   rC: () => (/* binding */ withoutHttp2),
/* harmony export */   rd: () => (/* binding */ networkFailure)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10900);


function networkFailure(host, cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    if (/timeout/i.test(message))
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .hostTimedOut */ .MG)(host), { cause });
    const proxyStatus = /tunneling socket.*statusCode=(?<status>\d{3})/.exec(message)?.groups?.status;
    const code = proxyStatus === undefined ? (codeOf(cause) ?? message) : (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .proxyRefused */ .rZ)(proxyStatus);
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .hostUnreachable */ .P6)(host, code), { cause });
}
function runnerFileFailure(describe, cause) {
    const reason = codeOf(cause) ?? (cause instanceof Error ? cause.message : String(cause));
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-written', describe(reason), { cause });
}
function responseTooLarge(maxBytes) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The response is larger than ${maxBytes} bytes`);
}
function withoutHttp2() {
    return new Error('it does not offer HTTP/2');
}
function codeOf(cause) {
    return cause instanceof Error ? cause.code : undefined;
}


/***/ }),

/***/ 39688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ defaultLimits)
/* harmony export */ });
const defaultLimits = {
    silenceMs: 30_000,
    totalMs: 60_000,
    bodyBytes: 16 * 1024 * 1024,
};


/***/ }),

/***/ 12110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  machineNetwork: () => (/* binding */ machineNetwork),
  networkBytes: () => (/* binding */ networkBytes)
});

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(22779);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/host/addresses.js
var addresses = __webpack_require__(27586);
// EXTERNAL MODULE: ./lib/host/deadline.js
var deadline = __webpack_require__(92856);
// EXTERNAL MODULE: ./lib/host/failures.js
var failures = __webpack_require__(55523);
// EXTERNAL MODULE: ./lib/host/limits.js
var host_limits = __webpack_require__(39688);
;// CONCATENATED MODULE: ./lib/host/transport.js






function networkTransport(userAgent, limits = host_limits/* defaultLimits */.M, resolve) {
    const direct = transportBy(userAgent, limits, resolve);
    const led = new Map();
    return async (request) => {
        const { ledFrom } = request;
        if (ledFrom === undefined)
            return direct(request);
        (0,addresses/* refuseAddress */.ln)(new URL(request.url), ledFrom);
        const send = led.get(ledFrom) ?? transportBy(userAgent, limits, (0,addresses/* lookupFrom */.b_)(ledFrom, resolve));
        led.set(ledFrom, send);
        return send(request);
    };
}
function transportBy(userAgent, limits, lookup) {
    const clients = new Map();
    return (request) => {
        const url = new URL(request.url);
        return (0,deadline/* withDeadline */.N)(url.host, limits.totalMs, async (signal) => {
            const client = clients.get(url.protocol) ?? clientWith(userAgent, limits);
            clients.set(url.protocol, client);
            const isDirect = (0,lib/* getProxyUrl */.s_)(request.url) === '';
            const response = await transport_open(client, request, {
                signal,
                timeout: limits.silenceMs,
                ...(isDirect && { host: (0,addresses/* hostOf */.w4)(url), ...(0,compact/* compact */.o)({ lookup }) }),
            });
            return readResponse(response, request.maxBytes ?? limits.bodyBytes, isDirect);
        });
    };
}
let opening;
function clientWith(userAgent, { silenceMs }) {
    return new lib/* HttpClient */.Qq(userAgent, [underCircumstances], {
        allowRedirects: false,
        allowRetries: false,
        keepAlive: true,
        socketTimeout: silenceMs,
    });
}
const underCircumstances = {
    prepareRequest(options) {
        if (opening === undefined)
            throw new Error('The client prepares a request after it has been asked for it');
        Object.assign(options, opening);
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('No credential is sent without being asked for')),
};
function transport_open(client, request, circumstances) {
    const { authorization } = request;
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = { ...request.headers, ...(0,compact/* compact */.o)({ authorization: credential }) };
    opening = circumstances;
    try {
        return client.request(request.method, request.url, request.body ?? null, headers);
    }
    finally {
        opening = undefined;
    }
}
async function readResponse({ message }, maxBytes, isDirect) {
    const network = isDirect ? (0,addresses/* networkOf */.Af)(message.socket.remoteAddress) : 'public';
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > maxBytes)
            throw (0,failures/* responseTooLarge */.Fh)(maxBytes);
        chunks.push(chunk);
    }
    if (!message.complete)
        throw new Error('the connection ended before the response was complete');
    const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
    return {
        status: message.statusCode ?? 0,
        headers: Object.fromEntries(headers),
        network,
        body: Buffer.concat(chunks).toString('utf8'),
    };
}

;// CONCATENATED MODULE: ./lib/host/network.js

function machineNetwork(userAgent) {
    return { send: networkTransport(userAgent), sendBytes: networkBytes(userAgent) };
}
function networkBytes(userAgent) {
    let loaded;
    return async (request) => {
        loaded ??= __webpack_require__.e(/* import() */ 3952).then(__webpack_require__.bind(__webpack_require__, 93952)).then(({ http2Transport }) => http2Transport(userAgent));
        return (await loaded)(request);
    };
}


/***/ })

};
