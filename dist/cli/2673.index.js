export const id = 2673;
export const ids = [2673];
export const modules = {

/***/ 19320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qu: () => (/* binding */ framed),
/* harmony export */   cg: () => (/* binding */ frameHeaderBytes),
/* harmony export */   xq: () => (/* binding */ unframed)
/* harmony export */ });
const frameHeaderBytes = 5;
function framed(message) {
    const frame = Buffer.alloc(frameHeaderBytes + message.length);
    frame.writeUInt32BE(message.length, 1);
    frame.set(message, frameHeaderBytes);
    return frame;
}
function unframed(body) {
    if (body.length === 0)
        return 'none';
    if (body.length < frameHeaderBytes)
        return 'cut';
    const view = new DataView(body.buffer, body.byteOffset, body.length);
    const end = frameHeaderBytes + view.getUint32(1);
    if (view.getUint8(0) !== 0)
        return 'compressed';
    if (body.length < end)
        return 'cut';
    return body.length > end ? 'several' : body.subarray(frameHeaderBytes, end);
}


/***/ }),

/***/ 32673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   http2Server: () => (/* binding */ http2Server)
/* harmony export */ });
/* harmony import */ var node_http2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32467);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _server_http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18987);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19320);




const settings = { maxConcurrentStreams: 128, maxHeaderListSize: 16 * 1024 };
const silenceMs = 60_000;
function http2Server(handle, maxBodyBytes) {
    const server = (0,node_http2__WEBPACK_IMPORTED_MODULE_0__.createServer)({ settings, maxSessionInvalidFrames: 100 });
    server.setTimeout(silenceMs);
    server.on('stream', (stream, headers) => {
        const end = (code) => () => stream.close(code);
        stream.on('error', end(node_http2__WEBPACK_IMPORTED_MODULE_0__.constants.NGHTTP2_INTERNAL_ERROR));
        stream.setTimeout(silenceMs, end(node_http2__WEBPACK_IMPORTED_MODULE_0__.constants.NGHTTP2_CANCEL));
        const isGrpc = headers['content-type']?.startsWith('application/grpc') === true;
        const answered = isGrpc
            ? answerGrpc(stream, headers, handle)
            : answerRest(stream, headers, handle, maxBodyBytes);
        answered.catch(end(node_http2__WEBPACK_IMPORTED_MODULE_0__.constants.NGHTTP2_INTERNAL_ERROR));
    });
    return (socket) => void server.emit('connection', socket);
}
let unary;
async function answerGrpc(stream, { ':method': method, ':path': path = '/', ...headers }, handle) {
    const isProto = /^application\/grpc(?:\+proto)?(?:;|$)/.test(headers['content-type'] ?? '');
    if (method !== 'POST' || !isProto)
        return end(stream, { ':status': isProto ? 405 : 415 });
    unary ??= Promise.all(/* import() */[__webpack_require__.e(2874), __webpack_require__.e(356), __webpack_require__.e(357)]).then(__webpack_require__.bind(__webpack_require__, 32738));
    const { answerUnary, maxMessageBytes } = await unary;
    const { bytes, isWhole } = await readBody(stream, _frames_js__WEBPACK_IMPORTED_MODULE_3__/* .frameHeaderBytes */ .cg + maxMessageBytes);
    const body = isWhole ? bytes : undefined;
    const reply = await answerUnary({ path, metadata: fieldsOf(headers), body }, handle);
    if (!stream.destroyed)
        sendUnary(stream, reply);
}
function sendUnary(stream, { headers, body, trailers, breaksAfter }) {
    const head = { ':status': 200, ...headers };
    const broken = () => void stream.destroy(new Error('the connection broke'));
    if (breaksAfter === 0)
        broken();
    else if (body === undefined)
        end(stream, { ...head, ...trailers });
    else if (breaksAfter !== undefined) {
        stream.respond(head);
        stream.write(body.subarray(0, breaksAfter), broken);
    }
    else {
        stream.respond(head, { waitForTrailers: true });
        stream.once('wantTrailers', () => stream.sendTrailers(trailers));
        stream.end(body);
    }
}
async function answerRest(stream, { ':method': method = 'GET', ':path': path, ...headers }, handle, maxBodyBytes) {
    const { bytes } = await readBody(stream, maxBodyBytes);
    const url = (0,_server_http_js__WEBPACK_IMPORTED_MODULE_2__/* .requestUrl */ .F)(path);
    if (url === undefined)
        return end(stream, { ':status': 400 });
    const request = { method, url, headers: fieldsOf(headers), body: bytes.toString('utf8') };
    const { status, headers: fields, breaksAfter, delayMs, ...reply } = await handle(request);
    if (delayMs > 0)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(delayMs);
    if (stream.destroyed)
        return;
    const broken = () => void stream.destroy(new Error('the connection broke'));
    if (breaksAfter === 0)
        return broken();
    stream.respond({ ':status': status, 'content-length': Buffer.byteLength(reply.body), ...fields });
    if (breaksAfter === undefined)
        return void stream.end(method === 'HEAD' ? '' : reply.body);
    stream.write(reply.body.slice(0, breaksAfter), broken);
}
function end(stream, headers) {
    stream.respond(headers, { endStream: true });
    if (!stream.readableEnded)
        stream.close(node_http2__WEBPACK_IMPORTED_MODULE_0__.constants.NGHTTP2_NO_ERROR);
}
async function readBody(stream, maxBytes) {
    const chunks = [];
    let size = 0;
    return new Promise((resolve, reject) => {
        if (stream.destroyed)
            reject(new Error('the stream was closed'));
        const settle = (isWhole) => resolve({ bytes: Buffer.concat(chunks), isWhole });
        stream.on('data', (chunk) => {
            if (size <= maxBytes)
                chunks.push(chunk);
            size += chunk.length;
            if (size <= maxBytes)
                return;
            stream.pause();
            settle(false);
        });
        stream.once('end', () => settle(true));
        stream.once('close', () => reject(new Error('the stream was closed')));
    });
}
function fieldsOf(headers) {
    const fields = {};
    for (const [name, value] of Object.entries(headers))
        if (!name.startsWith(':'))
            fields[name] = Array.isArray(value) ? value.join(', ') : (value ?? '');
    return fields;
}


/***/ })

};
