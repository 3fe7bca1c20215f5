export const id = 5381;
export const ids = [5381];
export const modules = {

/***/ 95381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exchange: () => (/* binding */ exchange),
  http2Transport: () => (/* binding */ http2Transport)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:http2"
var external_node_http2_ = __webpack_require__(32467);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(22779);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/host/network/deadline.js
var deadline = __webpack_require__(87267);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var lib_proxy = __webpack_require__(19783);
// EXTERNAL MODULE: ./lib/model/waiting/limit.js
var limit = __webpack_require__(54902);
// EXTERNAL MODULE: ./lib/host/network/addresses.js
var addresses = __webpack_require__(90187);
;// CONCATENATED MODULE: ./lib/host/network/http2-connection.js









async function connectTo(origin, signal) {
    const port = Number(origin.port) || (origin.protocol === 'https:' ? 443 : 80);
    const host = (0,addresses/* hostOf */.w4)(origin);
    const proxy = (0,lib_proxy/* getProxyUrl */.s)(origin);
    (0,deadline/* refuseProxy */.pB)(origin.host, proxy?.href ?? '');
    const socket = proxy === undefined
        ? (0,external_node_net_.connect)({ host, port })
        : await tunnelThrough(proxy, `${origin.hostname}:${port}`, signal);
    socket.setNoDelay(true);
    if (origin.protocol !== 'https:')
        return opened(socket, 'connect', signal);
    const secure = (0,external_node_tls_.connect)({ socket, host, ALPNProtocols: ['h2', 'http/1.1'], ...serverName(host) });
    const { alpnProtocol } = await opened(secure, 'secureConnect', signal);
    if (alpnProtocol === 'h2')
        return secure;
    secure.destroy();
    throw (0,deadline/* withoutHttp2 */.rC)();
}
function serverName(host) {
    return /^[\d.]+$|:/.test(host) ? {} : { servername: host };
}
function opened(socket, event, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => void socket.destroy(new Error('Connect timeout'));
        signal.addEventListener('abort', abort, { once: true });
        const done = () => signal.removeEventListener('abort', abort);
        socket.once('error', (error) => {
            done();
            reject(error);
        });
        socket.once('close', () => reject(new Error('the connection was closed')));
        const isOpen = event === 'connect' && !socket.connecting;
        const settle = () => {
            done();
            resolve(socket);
        };
        if (isOpen)
            settle();
        else
            socket.once(event, settle);
    });
}
function tunnelThrough(proxy, authority, signal) {
    const { username, password, port, protocol } = proxy;
    const credential = username === '' ? undefined : Buffer.from(`${username}:${password}`).toString('base64');
    const options = {
        method: 'CONNECT',
        hostname: (0,addresses/* hostOf */.w4)(proxy),
        port: port || (protocol === 'https:' ? 443 : 80),
        path: authority,
        headers: { host: authority, ...(credential && { 'proxy-authorization': `Basic ${credential}` }) },
        agent: false,
        signal,
    };
    const request = protocol === 'https:' ? (0,external_node_https_.request)(options) : (0,external_node_http_.request)(options);
    return new Promise((resolve, reject) => {
        request.once('connect', ({ statusCode }, socket, head) => {
            if (statusCode === 200 && head.length === 0)
                return resolve(socket);
            socket.destroy();
            reject(new Error(`tunneling socket could not be established, statusCode=${statusCode}`));
        });
        request.once('response', ({ statusCode }) => {
            request.destroy();
            reject(new Error(`tunneling socket could not be established, statusCode=${statusCode}`));
        });
        request.once('error', (error) => reject(signal.aborted ? new Error('Connect timeout') : error));
        request.end();
    });
}
const maxStreams = 100;
const firstStreams = 1;
const [streamWindow, connectionWindow] = [4 * 1024 * 1024, 32 * 1024 * 1024];
const [unaskedFrames, unaskedEach] = [1000, 20];
function http2Over(socket, origin) {
    let [isEnding, isSocketClosed] = [false, false];
    let lastProcessed = Number.POSITIVE_INFINITY;
    let allowed = firstStreams;
    let [requests, unasked] = [0, 0];
    let incident;
    socket.once('close', () => {
        isSocketClosed = true;
    });
    const settings = { enablePush: false, initialWindowSize: streamWindow };
    const session = (0,external_node_http2_.connect)(origin, { createConnection: () => socket, settings });
    const limited = (0,limit/* limitOf */.L)(() => Math.max(1, Math.min(maxStreams, allowed)));
    const isDead = () => isSocketClosed || session.destroyed;
    function noteUnasked() {
        unasked += 1;
        if (unasked > unaskedFrames + unaskedEach * requests)
            session.destroy(new Error('it sends frames without end'), external_node_http2_.constants.NGHTTP2_ENHANCE_YOUR_CALM);
    }
    session.once('connect', () => session.setLocalWindowSize(connectionWindow));
    session.on('ping', noteUnasked);
    session.on('remoteSettings', ({ maxConcurrentStreams }) => {
        allowed = maxConcurrentStreams ?? maxStreams;
        limited.admit();
        noteUnasked();
    });
    session.on('goaway', (_code, lastStream) => {
        isEnding = true;
        lastProcessed = Math.min(lastProcessed, lastStream);
    });
    session.on('error', (error) => {
        incident ??= error;
    });
    session.unref();
    return {
        during(work) {
            requests += 1;
            return limited(() => work(session));
        },
        isOpen: () => !isEnding && !isDead() && !session.closed,
        retire() {
            isEnding = true;
            session.close();
        },
        isUnprocessed: (stream) => stream === undefined || stream > lastProcessed,
        lost() {
            if (!isDead() && !isEnding)
                return undefined;
            incident ??= new Error('the connection was lost');
            return incident;
        },
    };
}

;// CONCATENATED MODULE: ./lib/host/network/http2.js






class NotProcessed extends Error {
}
function exchange(connection, request) {
    return connection.during(async (session) => {
        request.signal.throwIfAborted();
        if (!connection.isOpen())
            throw new NotProcessed();
        return readAnswer(openStream(session, request), connection, request);
    });
}
function openStream(session, { headers, body }) {
    const stream = session.request(headers);
    stream.end(body);
    return stream;
}
function readAnswer(stream, connection, { maxBytes, silenceMs, signal }) {
    const chunks = [];
    let size = 0;
    let status = 0;
    let headers = {};
    let trailers = {};
    const isEnded = endOf(stream);
    return new Promise((resolve, reject) => {
        const cancel = (why) => {
            reject(why);
            stream.close(external_node_http2_.constants.NGHTTP2_CANCEL);
        };
        const abandon = () => {
            connection.retire();
            cancel(new Error('timeout'));
        };
        signal.addEventListener('abort', abandon, { once: true });
        stream.setTimeout(silenceMs, abandon);
        stream.on('response', ({ ':status': code = 0, ...fields }) => {
            status = code;
            headers = fieldsOf(fields);
        });
        stream.on('trailers', (fields) => {
            trailers = fieldsOf(fields);
        });
        stream.on('data', (chunk) => {
            size += chunk.length;
            if (size <= maxBytes)
                chunks.push(chunk);
            else
                cancel((0,deadline/* responseTooLarge */.Fh)(maxBytes));
        });
        let error;
        stream.on('error', (given) => {
            error = given;
        });
        stream.once('close', () => {
            signal.removeEventListener('abort', abandon);
            const isWhole = status !== 0 && stream.rstCode === external_node_http2_.constants.NGHTTP2_NO_ERROR && isEnded();
            if (isWhole)
                resolve({ status, headers, trailers, body: Buffer.concat(chunks) });
            else
                setImmediate(() => reject(reasonOf(stream, connection, { isBegun: status !== 0, error })));
        });
    });
}
function endOf(stream) {
    let isEnded = false;
    const push = stream.push.bind(stream);
    stream.push = (chunk, encoding) => {
        isEnded ||= chunk === null && !stream.closed;
        return push(chunk, encoding);
    };
    return () => isEnded;
}
function reasonOf({ id, rstCode }, connection, { isBegun, error }) {
    if (!isBegun && rstCode === external_node_http2_.constants.NGHTTP2_HTTP_1_1_REQUIRED)
        return (0,deadline/* withoutHttp2 */.rC)();
    const isRefused = rstCode === external_node_http2_.constants.NGHTTP2_REFUSED_STREAM;
    if (!isBegun && (isRefused || connection.isUnprocessed(id)))
        return new NotProcessed();
    return connection.lost() ?? error ?? new Error('the connection ended before the response was complete');
}
function fieldsOf(fields) {
    const named = {};
    for (const [name, value] of Object.entries(fields))
        if (!name.startsWith(':'))
            named[name] = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    return named;
}
const attempts = 3;
function http2Transport(userAgent, { silenceMs, totalMs, bodyBytes } = deadline/* defaultLimits */.MK) {
    const connectionTo = connectionsWithin(silenceMs);
    const sentAgent = new lib/* HttpClient */.Qq(userAgent).userAgent ?? userAgent;
    async function sendTo(origin, request, signal) {
        const headers = headersOf(request, sentAgent);
        const { body, maxBytes = bodyBytes } = request;
        for (let attempt = 1;; attempt += 1) {
            try {
                const connection = await connectionTo(origin);
                return await exchange(connection, { headers, body, maxBytes, silenceMs, signal });
            }
            catch (error) {
                if (!(error instanceof NotProcessed))
                    throw error;
                if (attempt === attempts)
                    throw new Error('it refuses requests', { cause: error });
            }
        }
    }
    return (request) => {
        const url = new URL(request.url);
        return (0,deadline/* withDeadline */.NE)(url.host, totalMs, (signal) => sendTo(url, request, signal));
    };
}
function connectionsWithin(silenceMs) {
    const opened = new Map();
    const opening = new Map();
    async function open(to) {
        try {
            const socket = await connectTo(to, AbortSignal.timeout(silenceMs));
            const connection = http2Over(socket, to.origin);
            opened.set(to.origin, connection);
            return connection;
        }
        finally {
            opening.delete(to.origin);
        }
    }
    return (to) => {
        const known = opened.get(to.origin);
        if (known?.isOpen() === true)
            return known;
        const next = opening.get(to.origin) ?? open(to);
        opening.set(to.origin, next);
        return next;
    };
}
function headersOf({ url, headers, authorization, body }, userAgent) {
    const { pathname, search, host } = new URL(url);
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const given = { ...headers, ...(0,collections/* compact */.oE)({ authorization: credential }) };
    for (const [name, value] of Object.entries(given))
        (0,external_node_http_.validateHeaderValue)(name, value);
    return {
        ...given,
        ':method': 'POST',
        ':path': `${pathname}${search}`,
        ':authority': host,
        'user-agent': userAgent,
        'content-length': body.byteLength,
    };
}


/***/ })

};
