export const id = 645;
export const ids = [645];
export const modules = {

/***/ 18645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  http2Client: () => (/* binding */ http2Client)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(22779);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var lib_proxy = __webpack_require__(19783);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/host/deadline.js
var deadline = __webpack_require__(92856);
// EXTERNAL MODULE: external "node:http2"
var external_node_http2_ = __webpack_require__(32467);
// EXTERNAL MODULE: ./lib/host/failures.js
var failures = __webpack_require__(55523);
;// CONCATENATED MODULE: ./lib/host/http2-exchange.js


class NotProcessed extends Error {
}
class NeedsHttp1 extends Error {
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
    const stream = session.request(headers, { endStream: body === undefined });
    if (body !== undefined)
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
                cancel((0,failures/* responseTooLarge */.Fh)(maxBytes));
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
        return new NeedsHttp1();
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

// EXTERNAL MODULE: ./lib/model/turns.js
var model_turns = __webpack_require__(79557);
// EXTERNAL MODULE: ./lib/host/addresses.js
var addresses = __webpack_require__(27586);
;// CONCATENATED MODULE: ./lib/host/http2-connection.js



const maxStreams = 100;
const firstStreams = 1;
const [streamWindow, connectionWindow] = [4 * 1024 * 1024, 32 * 1024 * 1024];
const [unaskedFrames, unaskedEach] = [1000, 20];
function http2Over(socket, origin) {
    let [isEnding, isSocketClosed] = [false, false];
    let lastProcessed = Number.POSITIVE_INFINITY;
    let allowed;
    let [load, requests, unasked] = [0, 0, 0];
    let incident;
    socket.once('close', () => {
        isSocketClosed = true;
    });
    const network = (0,addresses/* networkOf */.Af)(socket.remoteAddress);
    const settings = { enablePush: false, initialWindowSize: streamWindow };
    const session = (0,external_node_http2_.connect)(origin, { createConnection: () => socket, settings });
    const most = () => Math.max(1, Math.min(maxStreams, allowed ?? firstStreams));
    const turns = (0,model_turns/* turnsOf */.o)(most);
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
        turns.admit();
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
        network,
        async during(work) {
            load += 1;
            requests += 1;
            try {
                return await turns.during(() => work(session));
            }
            finally {
                load -= 1;
            }
        },
        load: () => load,
        isFull: () => allowed !== undefined && load >= most(),
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

// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./lib/host/tunnel.js






async function connectTo(origin, signal, lookup) {
    const port = Number(origin.port) || (origin.protocol === 'https:' ? 443 : 80);
    const host = origin.hostname.replace(/^\[|\]$/g, '');
    const proxy = (0,lib_proxy/* getProxyUrl */.s)(origin);
    const socket = proxy === undefined
        ? (0,external_node_net_.connect)({ host, port, ...(0,compact/* compact */.o)({ lookup }) })
        : await tunnelThrough(proxy, `${origin.hostname}:${port}`, signal);
    socket.setNoDelay(true);
    if (origin.protocol !== 'https:')
        return opened(socket, 'connect', signal);
    const secure = (0,external_node_tls_.connect)({ socket, host, ALPNProtocols: ['h2', 'http/1.1'], ...serverName(host) });
    return opened(secure, 'secureConnect', signal);
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
    const { username, password, hostname, port, protocol } = proxy;
    const credential = username === '' ? undefined : Buffer.from(`${username}:${password}`).toString('base64');
    const options = {
        method: 'CONNECT',
        hostname: hostname.replace(/^\[|\]$/g, ''),
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

;// CONCATENATED MODULE: ./lib/host/http2-pool.js


const maxConnections = 4;
function http2Pool(silenceMs, onHttp1, lookup) {
    const places = new Map();
    async function open(origin, place) {
        try {
            const socket = await connectTo(origin, AbortSignal.timeout(silenceMs), lookup);
            if (!isHttp2(socket, origin)) {
                onHttp1(origin, socket);
                return undefined;
            }
            const connection = http2Over(socket, origin.origin);
            place.connections = [...place.connections, connection];
            return connection;
        }
        finally {
            place.opening = undefined;
        }
    }
    function leastLoaded(place) {
        place.connections = place.connections.filter((one) => one.isOpen());
        const [first, ...others] = place.connections;
        return first && others.reduce((least, one) => (one.load() < least.load() ? one : least), first);
    }
    return {
        async within(origin, work) {
            const place = places.get(origin.origin) ?? { connections: [], opening: undefined };
            places.set(origin.origin, place);
            const least = leastLoaded(place);
            const isEnough = least !== undefined && (!least.isFull() || place.connections.length >= maxConnections);
            if (isEnough)
                return work(least);
            place.opening ??= open(origin, place);
            const opened = await (least === undefined ? place.opening : place.opening.catch(() => least));
            return opened && work(leastLoaded(place) ?? opened);
        },
    };
}
function isHttp2(socket, { protocol }) {
    return protocol !== 'https:' || socket.alpnProtocol === 'h2';
}

;// CONCATENATED MODULE: ./lib/host/kept-sockets.js

class KeptSocketAgent extends external_node_https_.Agent {
    kept = new Map();
    constructor() {
        super({ keepAlive: true });
    }
    keep({ hostname, port }, socket) {
        const key = keyOf(hostname, port || 443);
        const sockets = this.kept.get(key) ?? [];
        sockets.push(socket);
        this.kept.set(key, sockets);
        socket.unref();
    }
    createConnection(options, callback) {
        const sockets = this.kept.get(keyOf(options.host ?? '', options.port ?? 443));
        let socket = sockets?.pop();
        while (socket?.destroyed === true)
            socket = sockets?.pop();
        return socket?.ref() ?? super.createConnection(options, callback);
    }
}
function keyOf(host, port) {
    return `${host.replace(/^\[|\]$/g, '')}:${port}`;
}

;// CONCATENATED MODULE: ./lib/host/http2.js








const attempts = 3;
const forbidden = ['host', 'connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'];
function http2Client(userAgent, { silenceMs, totalMs, bodyBytes }, lookup) {
    const agent = new KeptSocketAgent();
    const sentAgent = new lib/* HttpClient */.Qq(userAgent).userAgent ?? userAgent;
    const http1 = new Set();
    const keepForHttp1 = (origin, socket) => {
        http1.add(origin.origin);
        if ((0,lib_proxy/* getProxyUrl */.s)(origin) === undefined)
            agent.keep(origin, socket);
        else
            socket.destroy();
    };
    const pool = http2Pool(silenceMs, keepForHttp1, lookup);
    async function sendTo(origin, method, request, signal) {
        const headers = headersOf(method, request, sentAgent);
        const { body, maxBytes = bodyBytes } = request;
        for (let attempt = 1;; attempt += 1) {
            if (http1.has(origin.origin))
                return undefined;
            try {
                return await pool.within(origin, async (connection) => ({
                    ...(await exchange(connection, { headers, body, maxBytes, silenceMs, signal })),
                    network: connection.network,
                }));
            }
            catch (error) {
                if (error instanceof NeedsHttp1) {
                    http1.add(origin.origin);
                    return undefined;
                }
                if (!(error instanceof NotProcessed))
                    throw error;
                if (attempt === attempts)
                    throw new Error('it refuses requests', { cause: error });
            }
        }
    }
    return {
        async send({ method, body, ...request }, signal) {
            const url = new URL(request.url);
            if ((0,lib_proxy/* getProxyUrl */.s)(url) !== undefined)
                return {};
            const response = await sendTo(url, method, { ...request, body: body || undefined }, signal);
            if (response === undefined)
                return { agent };
            const { status, headers, network } = response;
            return { status, headers, network, body: Buffer.from(response.body).toString('utf8') };
        },
        sendBytes(request) {
            const url = new URL(request.url);
            return (0,deadline/* withDeadline */.N)(url.host, totalMs, async (signal) => {
                const response = await sendTo(url, 'POST', request, signal);
                if (response === undefined)
                    throw new Error('it does not offer HTTP/2');
                return response;
            });
        },
    };
}
function headersOf(method, { url, headers, authorization, body }, userAgent) {
    const { pathname, search, host } = new URL(url);
    const allowed = Object.entries(headers).filter(([name]) => !forbidden.includes(name.toLowerCase()));
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    for (const [name, value] of [...allowed, ['authorization', credential ?? '']])
        (0,external_node_http_.validateHeaderValue)(name, value);
    const isBodyExpected = method === 'POST' || method === 'PATCH';
    return {
        ...Object.fromEntries(allowed),
        ':method': method,
        ':path': `${pathname}${search}`,
        ':authority': host,
        'user-agent': userAgent,
        ...(isBodyExpected || body !== undefined ? { 'content-length': Buffer.byteLength(body ?? '') } : {}),
        ...(0,compact/* compact */.o)({ authorization: credential }),
    };
}


/***/ })

};
