export const id = 2673;
export const ids = [2673,2738];
export const modules = {

/***/ 32673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   http2Server: () => (/* binding */ http2Server)
/* harmony export */ });
/* harmony import */ var node_http2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32467);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _server_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58710);
/* harmony import */ var _unary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32738);




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
    unary ??= Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 32738));
    const { answerUnary, maxMessageBytes } = await unary;
    const { bytes, isWhole } = await readBody(stream, _unary_js__WEBPACK_IMPORTED_MODULE_3__.frameHeaderBytes + maxMessageBytes);
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
    const url = (0,_server_request_js__WEBPACK_IMPORTED_MODULE_2__/* .requestUrl */ .Fl)(path);
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


/***/ }),

/***/ 32738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerUnary: () => (/* binding */ answerUnary),
  frameHeaderBytes: () => (/* binding */ frameHeaderBytes),
  maxMessageBytes: () => (/* binding */ unary_maxMessageBytes)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/emulator/server/answer.js
var answer = __webpack_require__(35574);
// EXTERNAL MODULE: ./lib/emulator/server/request.js
var request = __webpack_require__(58710);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/to-binary.js
var to_binary = __webpack_require__(85224);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/from-json.js + 1 modules
var from_json = __webpack_require__(61604);
// EXTERNAL MODULE: ./lib/proto/services.js + 1 modules
var services = __webpack_require__(60356);
;// CONCATENATED MODULE: ./lib/emulator/grpc/status.js


const grpcCodes = {
    ok: 0,
    unknown: 2,
    invalid: 3,
    deadline: 4,
    exhausted: 8,
    unimplemented: 12,
    internal: 13,
};
const codeOfHttp = {
    400: 3,
    401: 16,
    403: 7,
    404: 5,
    409: 6,
    429: 8,
    500: 13,
    501: 12,
    502: 14,
    503: 14,
    504: 4,
};
const maxMessageBytes = 2048;
const maxDetailsBytes = 4096;
function trailersOf(code, message = '') {
    return {
        'grpc-status': String(code),
        ...(message === '' ? {} : { 'grpc-message': percentEncoded(message) }),
    };
}
function errorTrailers({ status, body }) {
    const error = readStatus(body);
    const code = error?.code || codeOfHttp[status] || grpcCodes.unknown;
    const trailers = trailersOf(code, error?.message ?? `HTTP ${status}`);
    if (error === undefined || error.details.length === 0)
        return trailers;
    const binary = (0,to_binary/* toBinary */.R)(services/* statusType */.JJ, error);
    if (binary.length > maxDetailsBytes)
        return trailers;
    return {
        ...trailers,
        'grpc-status-details-bin': Buffer.from(binary).toString('base64').replace(/=+$/, ''),
    };
}
function readStatus(body) {
    try {
        return (0,from_json/* fromJson */.Rf)(services/* statusType */.JJ, JSON.parse(body), { registry: services/* detailTypes */.z9 });
    }
    catch {
        return undefined;
    }
}
function percentEncoded(message) {
    const encoded = [...Buffer.from(message)].map((byte) => byte >= 0x20 && byte <= 0x7e && byte !== 0x25
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`);
    return encoded.slice(0, maxMessageBytes).join('');
}

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/from-binary.js
var from_binary = __webpack_require__(39859);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/to-json.js
var to_json = __webpack_require__(78619);
// EXTERNAL MODULE: ./lib/emulator/resources.js
var resources = __webpack_require__(31278);
;// CONCATENATED MODULE: ./lib/emulator/grpc/transcode.js






const named = new WeakMap();
function knownFields(type, json) {
    if (type.typeName.startsWith('google.protobuf.') || !isObject(json))
        return json;
    const fields = fieldsOf(type);
    const known = Object.entries(json).flatMap(([name, value]) => {
        const field = fields.get(name);
        return field === undefined ? [] : [[name, knownValue(field, value)]];
    });
    return Object.fromEntries(known);
}
function knownValue(field, value) {
    const { message } = field;
    if (message === undefined)
        return value;
    if (Array.isArray(value))
        return value.map((one) => knownFields(message, one));
    if (field.fieldKind !== 'map' || !isObject(value))
        return knownFields(message, value);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, knownFields(message, one)]));
}
function fieldsOf(type) {
    const found = named.get(type) ?? new Map(type.fields.map((field) => [field.jsonName, field]));
    named.set(type, found);
    return found;
}
const maxTargetLength = 16 * 1024;
const placeholder = /\{([\w.]+)(?:=(\*\*?))?\}/g;
const byPath = new Map(services/* rpcs */.D7.map((rpc) => [rpc.path, rpc]));
const patterns = services/* rpcs */.D7
    .map((rpc) => ({ rpc, literal: rpc.template.replace(placeholder, '').length, pattern: patternOf(rpc) }))
    .sort((a, b) => b.literal - a.literal);
function rpcAt(path) {
    return byPath.get(path);
}
function restRequest(rpc, message, headers) {
    const fields = readMessage(rpc.method.input, message);
    const path = rpc.template.replace(placeholder, (_, names, stars) => segments(take(fields, rpc.method.input, names.split('.')), names, stars === '**'));
    const body = rpc.body === '' ? undefined : bodyOf(rpc, fields);
    const query = rpc.body === '*' ? '' : String(new URLSearchParams(parametersOf(fields)));
    const target = `${path}${query === '' ? '' : `?${query}`}`;
    if (target.length > maxTargetLength)
        throw (0,resources/* invalid */.Gq)('request', `has more than ${maxTargetLength} characters`);
    const url = (0,request/* requestUrl */.Fl)(target);
    if (url?.pathname !== path || patterns.find(isAt(rpc.verb, path))?.rpc !== rpc)
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.notFound, `${path} is nothing that ${rpc.method.name} can name`);
    return {
        method: rpc.verb,
        url,
        headers,
        body: body === undefined ? '' : JSON.stringify(body),
        rpc: rpc.path,
    };
}
function messageOf({ method: { output } }, json) {
    return (0,to_binary/* toBinary */.R)(output, (0,from_json/* fromJson */.Rf)(output, knownFields(output, json)));
}
function readMessage(input, bytes) {
    let message;
    try {
        message = (0,from_binary/* fromBinary */.Er)(input, bytes, { readUnknownFields: false });
    }
    catch {
        throw (0,answer/* refuse */.TR)(grpcCodes.internal, `the request is not a ${input.typeName}`);
    }
    try {
        return (0,to_json/* toJson */.aB)(input, message);
    }
    catch {
        throw (0,resources/* invalid */.Gq)('request', 'has a path of a mask that is not in snake_case, or a timestamp that is out of range');
    }
}
function take(fields, type, [name = '', ...rest]) {
    const field = fieldNamed(type, name);
    const value = fields[field.jsonName];
    if (rest.length === 0) {
        delete fields[field.jsonName];
        return typeof value === 'string' ? value : '';
    }
    return field.message === undefined || !isObject(value) ? '' : take(value, field.message, rest);
}
function fieldNamed(type, name) {
    const field = type.fields.find((one) => one.name === name);
    if (field === undefined)
        throw new Error(`${type.typeName} has no field ${name}`);
    return field;
}
function segments(value, name, slashes) {
    if (value === '')
        throw (0,resources/* invalid */.Gq)(name, 'is required');
    return (slashes ? value.split('/') : [value]).map(encodeURIComponent).join('/');
}
function bodyOf({ body, method }, fields) {
    if (body === '*')
        return fields;
    const { jsonName } = fieldNamed(method.input, body);
    const value = fields[jsonName] ?? {};
    delete fields[jsonName];
    return value;
}
function parametersOf(value, name = '') {
    if (Array.isArray(value))
        return value.map((one) => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)]);
    if (!isObject(value))
        return [[name, String(value)]];
    return Object.entries(value).flatMap(([key, one]) => parametersOf(one, name === '' ? key : `${name}.${key}`));
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function patternOf({ template }) {
    const parts = template.split(placeholder);
    const source = parts.map((part, index) => {
        if (index % 3 === 0)
            return part.replace(/[.:]/g, '\\$&');
        return index % 3 === 1 ? (parts[index + 1] === '**' ? '.+' : '[^/]+') : '';
    });
    return new RegExp(`^${source.join('')}$`);
}
function isAt(verb, path) {
    return ({ rpc, pattern }) => rpc.verb === verb && pattern.test(path);
}

;// CONCATENATED MODULE: ./lib/emulator/grpc/unary.js





const unitMs = { H: 3_600_000, M: 60_000, S: 1000, m: 1, u: 1e-3, n: 1e-6 };
const longestMs = 2 ** 31 - 1;
function deadlineOf(timeout) {
    if (timeout === undefined)
        return undefined;
    const [, digits, unit = ''] = /^(\d{1,8})([HMSmun])$/.exec(timeout) ?? [];
    if (digits === undefined)
        return 'malformed';
    return Math.min(longestMs, Math.ceil(Number(digits) * (unitMs[unit] ?? 1)));
}
const unary_maxMessageBytes = 4 * 1024 * 1024;
async function answerUnary(call, handle) {
    const rpc = rpcAt(call.path);
    if (rpc === undefined)
        return ended(grpcCodes.unimplemented, `${call.path} is not a call of this service`);
    const message = messageIn(call);
    if (!(message instanceof Uint8Array))
        return message;
    const deadlineMs = deadlineOf(call.metadata['grpc-timeout']);
    if (deadlineMs === 'malformed')
        return ended(grpcCodes.internal, 'grpc-timeout is malformed');
    const answered = asRest(rpc, message, call, handle)
        .then((reply) => inTime(rpc, reply))
        .catch((error) => ended(grpcCodes.internal, error instanceof Error ? error.message : 'internal'));
    if (deadlineMs === undefined)
        return answered;
    return new Promise((resolve) => {
        const late = ended(grpcCodes.deadline, 'the deadline has passed');
        const timer = setTimeout(() => resolve(late), deadlineMs);
        answered.then((reply) => {
            clearTimeout(timer);
            resolve(reply);
        });
    });
}
function messageIn({ metadata, body }) {
    const encoding = metadata['grpc-encoding'] ?? 'identity';
    if (encoding !== 'identity') {
        const refused = ended(grpcCodes.unimplemented, `grpc-encoding ${encoding} is not supported`);
        return { ...refused, headers: { ...contentType, 'grpc-accept-encoding': 'identity' } };
    }
    if (body === undefined)
        return ended(grpcCodes.exhausted, `the request has more than ${unary_maxMessageBytes} bytes`);
    const message = unframed(body);
    if (message instanceof Uint8Array)
        return message;
    const code = message === 'none' || message === 'several' ? grpcCodes.unimplemented : grpcCodes.internal;
    return ended(code, requestFaults[message]);
}
const requestFaults = {
    none: 'the request has no message',
    several: 'the request has more than one message',
    compressed: 'the message is compressed, but grpc-encoding names no compression',
    cut: 'the request ended within its message',
};
async function asRest(rpc, message, call, handle) {
    try {
        return await handle(restRequest(rpc, message, call.metadata));
    }
    catch (error) {
        if (error instanceof answer/* Refusal */.P_)
            return { ...error.answerFrom((0,request/* apiOf */.ir)(rpc.template)), delayMs: 0 };
        throw error;
    }
}
async function inTime(rpc, reply) {
    const { delayMs, breaksAfter, headers = {} } = reply;
    if (delayMs > 0)
        await (0,promises_.setTimeout)(delayMs);
    const kept = Object.entries(headers).filter(([name]) => sentHeaders.has(name));
    return {
        ...(reply.status === 200 ? success(rpc, reply) : { trailers: errorTrailers(reply) }),
        headers: { ...contentType, ...Object.fromEntries(kept) },
        ...(breaksAfter === undefined ? {} : { breaksAfter }),
    };
}
const contentType = { 'content-type': 'application/grpc' };
const sentHeaders = new Set(['date', 'retry-after']);
function success(rpc, { body }) {
    const json = parsed(body);
    const message = json === undefined ? Buffer.from(body) : messageOf(rpc, json.value);
    return { body: framed(message), trailers: trailersOf(grpcCodes.ok) };
}
function parsed(body) {
    try {
        return { value: body === '' ? {} : JSON.parse(body) };
    }
    catch {
        return undefined;
    }
}
function ended(code, message) {
    return { headers: contentType, trailers: trailersOf(code, message) };
}
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


/***/ })

};
