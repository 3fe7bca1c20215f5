export const id = 66;
export const ids = [66];
export const modules = {

/***/ 20066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  http2Transport: () => (/* binding */ http2Transport)
});

// EXTERNAL MODULE: external "node:http2"
var external_node_http2_ = __webpack_require__(32467);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/host/failures.js
var failures = __webpack_require__(55523);
// EXTERNAL MODULE: ./lib/host/messages.js
var messages = __webpack_require__(10900);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var lib_proxy = __webpack_require__(19783);
;// CONCATENATED MODULE: ./lib/host/tunnel.js





async function connectTo(origin, signal) {
    const port = Number(origin.port) || (origin.protocol === 'https:' ? 443 : 80);
    const host = origin.hostname.replace(/^\[|\]$/g, '');
    const proxy = (0,lib_proxy/* getProxyUrl */.s)(origin);
    const socket = proxy === undefined
        ? (0,external_node_net_.connect)({ host, port })
        : await tunnelThrough(proxy, `${origin.hostname}:${port}`, signal);
    socket.setNoDelay(true);
    if (origin.protocol !== 'https:')
        return opened(socket, 'connect', signal);
    const secure = (0,external_node_tls_.connect)({ socket, host, ALPNProtocols: ['h2'], ...serverName(host) });
    const open = await opened(secure, 'secureConnect', signal);
    if (open.alpnProtocol !== 'h2')
        throw new Error('it does not offer HTTP/2');
    return open;
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

;// CONCATENATED MODULE: ./lib/host/http2.js





function http2Transport(userAgent, limits) {
    const sessions = new Map();
    const sessionAt = (origin) => {
        const known = sessions.get(origin);
        if (known !== undefined)
            return known;
        const opening = openSession(origin, limits.silenceMs, () => sessions.delete(origin));
        sessions.set(origin, opening);
        return opening;
    };
    return async (request) => {
        const { host, origin } = new URL(request.url);
        const deadline = performance.now() + limits.totalMs;
        try {
            const session = await sessionAt(origin);
            const stream = openStream(session, request, userAgent);
            return await readAnswer(stream, request.maxBytes ?? limits.bodyBytes, {
                silenceMs: limits.silenceMs,
                leftMs: deadline - performance.now(),
                late: () => new failure/* Failure */.HR('timeout', (0,messages/* noCompleteResponse */.CJ)(host, limits.totalMs)),
            });
        }
        catch (error) {
            throw error instanceof failure/* Failure */.HR ? error : (0,failures/* networkFailure */.r)(host, error);
        }
    };
}
async function openSession(origin, silenceMs, forget) {
    try {
        const socket = await connectTo(new URL(origin), AbortSignal.timeout(silenceMs));
        const session = (0,external_node_http2_.connect)(origin, { createConnection: () => socket, settings: { enablePush: false } });
        session.on('error', forget).on('goaway', forget).on('close', forget);
        session.unref();
        return session;
    }
    catch (error) {
        forget();
        throw error;
    }
}
function openStream(session, { url, headers, authorization, body }, userAgent) {
    const { pathname, search } = new URL(url);
    const stream = session.request({
        ...headers,
        ':method': 'POST',
        ':path': `${pathname}${search}`,
        'user-agent': userAgent,
        ...(authorization && { authorization: `${authorization.scheme} ${authorization.credential.expose()}` }),
    });
    stream.end(body);
    return stream;
}
async function readAnswer(stream, maxBytes, { silenceMs, leftMs, late }) {
    const chunks = [];
    let size = 0;
    let status = 0;
    let headers = {};
    let trailers = {};
    return new Promise((resolve, reject) => {
        const cancel = (failure) => {
            reject(failure);
            stream.close(external_node_http2_.constants.NGHTTP2_CANCEL);
        };
        const timer = setTimeout(() => cancel(late()), leftMs);
        stream.setTimeout(silenceMs, () => cancel(new Error('timeout')));
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
                cancel((0,failures/* responseTooLarge */.F)(maxBytes));
        });
        stream.once('error', reject);
        stream.once('close', () => {
            clearTimeout(timer);
            if (status === 0 || stream.rstCode !== external_node_http2_.constants.NGHTTP2_NO_ERROR || !stream.readableEnded)
                reject(new Error('the connection ended before the response was complete'));
            else
                resolve({ status, headers, trailers, body: Buffer.concat(chunks) });
        });
    });
}
function fieldsOf(fields) {
    const named = {};
    for (const [name, value] of Object.entries(fields))
        if (!name.startsWith(':'))
            named[name] = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    return named;
}


/***/ })

};
