export const id = 8521;
export const ids = [8521];
export const modules = {

/***/ 96539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   waive: () => (/* binding */ waive)
/* harmony export */ });
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5062);
/* harmony import */ var _command_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85249);
/* harmony import */ var _config_policy_edits_append_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80315);
/* harmony import */ var _config_policy_issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40886);
/* harmony import */ var _config_policy_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4682);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94921);
/* harmony import */ var _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9004);
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30982);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26732);
/* harmony import */ var _args_decision_flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2952);










async function waive(context) {
    const { invocation, environment, out, err } = context;
    const file = invocation.flags.get('config') ?? _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultPolicyPath */ .r2;
    const waiver = waiverFrom(invocation.flags);
    const { files, clock } = (0,_host_local_js__WEBPACK_IMPORTED_MODULE_5__/* .localHost */ .O)({ root: invocation.operands[0] ?? '.', environment, print: err });
    const read = await files.read(file);
    const missing = 'unreadable' in read && read.unreadable === 'ENOENT';
    const wrong = [
        ...('text' in read ? issuesIn(file, read.text) : missing ? [] : [`${file}: ${read.unreadable}`]),
        ...issuesOfFlags(waiver),
        ...pastIn(waiver, clock.now()),
    ];
    if (wrong.length > 0)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .usageErrors */ .jY)(context, 'configuration', wrong);
    const before = 'text' in read ? read.text : _model_run_project_js__WEBPACK_IMPORTED_MODULE_7__/* .policySchemaLine */ .yz;
    const added = (0,_config_policy_edits_append_js__WEBPACK_IMPORTED_MODULE_2__/* .appendWaiver */ .d)(before, waiver);
    const written = 'refused' in added ? added : await write(file, before, added.text);
    if (written.refused !== undefined) {
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .usageErrors */ .jY)(context, 'configuration', [`${file} was not changed: ${written.refused}.`]);
    }
    out(invocation.json ? JSON.stringify({ file, waiver }, null, 2) : `${file}: waiver added`);
    return 0;
    async function write(path, old, text) {
        if (!missing)
            return files.replace(path, old, text);
        await files.save(path, '', text);
        return {};
    }
}
function waiverFrom(flags) {
    return Object.fromEntries(Object.entries(_args_decision_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .waiverFlags */ .G).flatMap(([key, flag]) => {
        const value = flags.get(flag);
        if (value === undefined)
            return [];
        return [[key, key === 'paths' ? value.split('\n') : value]];
    }));
}
function issuesIn(path, text) {
    const read = (0,_config_policy_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readPolicy */ .T)({ path, text }, _command_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .v);
    return 'issues' in read ? read.issues.map(_config_policy_issue_js__WEBPACK_IMPORTED_MODULE_3__/* .issueText */ .v) : [];
}
function pastIn({ expires }, now) {
    const ends = typeof expires === 'string' ? (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_8__/* .parseInstant */ .nV)(expires) : undefined;
    return ends !== undefined && ends < now ? [`\`--expires\` is \`${expires}\`, which is in the past.`] : [];
}
function issuesOfFlags(waiver) {
    const read = (0,_config_policy_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readPolicy */ .T)({ path: '', text: JSON.stringify({ waivers: [waiver] }) }, _command_names_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .v);
    if ('file' in read)
        return [];
    return read.issues.map(({ message }) => message.startsWith('`waivers[0]` ')
        ? message
            .replace('`waivers[0]`', 'The waiver')
            .replace(/`(\w+)`/g, (_, key) => `\`--${flagOf(key)}\``)
        : message.replace(/`waivers\[0\]\.(\w+)(?:\[\d+\])?`/, (_, key) => `\`--${flagOf(key)}\``));
}
function flagOf(key) {
    return new Map(Object.entries(_args_decision_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .waiverFlags */ .G)).get(key) ?? key;
}


/***/ }),

/***/ 85249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63817);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13204);


const inputNames = { checks: _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.checkIds, presets: Object.keys(_model_images_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v) };


/***/ }),

/***/ 80315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ appendEntry),
/* harmony export */   d: () => (/* binding */ appendWaiver)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

function appendWaiver(text, waiver) {
    return appendEntry(text, 'waivers', waiver);
}
function appendEntry(text, section, added) {
    for (const style of ['PLAIN', 'QUOTE_DOUBLE']) {
        const result = inserted(text, section, entryText(added, style), added);
        if (result !== undefined && holds(result, text, section, added))
            return { text: result };
    }
    return {
        refused: `the form of its \`${section}\` cannot be extended automatically; add the entry by hand`,
    };
}
function inserted(text, section, entry, waiver) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
    const insertion = insertionFor(text, section, document.contents, entry, waiver);
    if (insertion === undefined)
        return undefined;
    const lineEnd = /\r\n/.test(text) ? '\r\n' : '\n';
    const { offset } = insertion;
    return text.slice(0, offset) + insertion.text.replaceAll('\n', lineEnd) + text.slice(offset);
}
function entryText(waiver, style) {
    const look = { lineWidth: 0, indentSeq: true, defaultStringType: style, defaultKeyType: 'PLAIN' };
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(waiver, look).trimEnd();
}
function insertionFor(text, section, root, entry, waiver) {
    if (root === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(root) && root.value === null))
        return atEnd(text, section, 0, entry);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(root) || root.range == null)
        return undefined;
    const pair = root.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === section);
    if (pair === undefined)
        return root.flow ? undefined : atEnd(text, section, columnOf(text, root.range[0]), entry);
    const { key, value } = pair;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(value))
        return value.flow ? inFlow(value, waiver) : afterLast(text, value, entry);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value) || value.value !== null || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) || key.range == null)
        return undefined;
    const column = columnOf(text, key.range[0]);
    return onLineAfter(text, Math.max(key.range[1], value.range?.[1] ?? 0), item(entry, column + 2));
}
function atEnd(text, section, column, entry) {
    const before = text === '' || text === '\uFEFF' || /[\r\n]$/.test(text) ? '' : '\n';
    const added = `${before}${' '.repeat(column)}${section}:\n${item(entry, column + 2)}`;
    return { offset: text.length, text: added };
}
function afterLast(text, sequence, entry) {
    const last = sequence.items.at(-1);
    if (last?.range == null || sequence.range == null)
        return undefined;
    return onLineAfter(text, last.range[1], item(entry, columnOf(text, sequence.range[0])));
}
function inFlow(sequence, waiver) {
    if (sequence.range == null)
        return undefined;
    const entry = JSON.stringify(waiver);
    const last = sequence.items.at(-1);
    if (last === undefined)
        return { offset: sequence.range[1] - 1, text: entry };
    return last.range == null ? undefined : { offset: last.range[1], text: `, ${entry}` };
}
function onLineAfter(text, offset, added) {
    if (/[\r\n]/.test(text[offset - 1] ?? ''))
        return { offset, text: added };
    const end = /\r\n|\n|\r/.exec(text.slice(offset));
    if (end === null)
        return { offset: text.length, text: `\n${added.replace(/\n$/, '')}` };
    return { offset: offset + end.index + end[0].length, text: added };
}
function item(entry, column) {
    const indent = ' '.repeat(column);
    const lines = entry.split('\n');
    return lines.map((line, index) => `${indent}${index === 0 ? '- ' : '  '}${line}\n`).join('');
}
function columnOf(text, offset) {
    const before = text.slice(0, offset).replace(/^\uFEFF/, '');
    return before.length - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) - 1;
}
function holds(text, before, section, added) {
    const after = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { prettyErrors: false, logLevel: 'silent' });
    if (after.errors.length > 0 || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(after.contents))
        return false;
    const old = ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(before, { logLevel: 'silent' }).toJS() ?? {});
    const wanted = { ...old, [section]: [...(old[section] ?? []), added] };
    return sorted(after.toJS()) === sorted(wanted);
}
function sorted(data) {
    return JSON.stringify(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));
}


/***/ }),

/***/ 40886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ issueAt),
/* harmony export */   v: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80642);

const lookups = new WeakMap();
function issueAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
    lookups.set(source, positions);
    const clamp = (offset) => Math.min(Math.max(offset, 0), source.text.length);
    const { line, column } = positions({ start: clamp(span.start), end: clamp(span.end) });
    return { file: source.path, line, column: Math.max(column, 1), message };
}
function issueText({ file, line, column, message }) {
    return `${file}:${line}:${column}: ${message}`;
}


/***/ }),

/***/ 90187:
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

/***/ 87267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ responseTooLarge),
/* harmony export */   MK: () => (/* binding */ defaultLimits),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   bJ: () => (/* binding */ runnerFileFailure),
/* harmony export */   rC: () => (/* binding */ withoutHttp2)
/* harmony export */ });
/* unused harmony export networkFailure */
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10900);


const defaultLimits = {
    silenceMs: 30_000,
    totalMs: 60_000,
    bodyBytes: 16 * 1024 * 1024,
};
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
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .noCompleteResponse */ .CJ)(host, totalMs));
        throw error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? error : networkFailure(host, error);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 52422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e4: () => (/* binding */ machineNetwork)
/* harmony export */ });
/* unused harmony exports networkBytes, networkTransport */
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22779);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90187);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87267);




function machineNetwork(userAgent) {
    return { send: networkTransport(userAgent), sendBytes: networkBytes(userAgent) };
}
function networkBytes(userAgent) {
    let loaded;
    return async (request) => {
        loaded ??= __webpack_require__.e(/* import() */ 5381).then(__webpack_require__.bind(__webpack_require__, 95381)).then(({ http2Transport }) => http2Transport(userAgent));
        return (await loaded)(request);
    };
}
function networkTransport(userAgent, limits = _deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultLimits */ .MK, resolve) {
    const direct = transportBy(userAgent, limits, resolve);
    const led = new Map();
    return async (request) => {
        const { ledFrom } = request;
        if (ledFrom === undefined)
            return direct(request);
        (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseAddress */ .ln)(new URL(request.url), ledFrom);
        const send = led.get(ledFrom) ?? transportBy(userAgent, limits, (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .lookupFrom */ .b_)(ledFrom, resolve));
        led.set(ledFrom, send);
        return send(request);
    };
}
function transportBy(userAgent, limits, lookup) {
    const clients = new Map();
    return (request) => {
        const url = new URL(request.url);
        return (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .withDeadline */ .NE)(url.host, limits.totalMs, async (signal) => {
            const client = clients.get(url.protocol) ?? clientWith(userAgent, limits);
            clients.set(url.protocol, client);
            const isDirect = (0,_actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s_)(request.url) === '';
            const response = await open(client, request, {
                signal,
                timeout: limits.silenceMs,
                ...(isDirect && { host: (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .hostOf */ .w4)(url), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ lookup }) }),
            });
            return readResponse(response, request.maxBytes ?? limits.bodyBytes, isDirect);
        });
    };
}
let opening;
function clientWith(userAgent, { silenceMs }) {
    return new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Qq(userAgent, [underCircumstances], {
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
function open(client, request, circumstances) {
    const { authorization } = request;
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = { ...request.headers, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ authorization: credential }) };
    opening = circumstances;
    try {
        return client.request(request.method, request.url, request.body ?? null, headers);
    }
    finally {
        opening = undefined;
    }
}
async function readResponse({ message }, maxBytes, isDirect) {
    const network = isDirect ? (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .networkOf */ .Af)(message.socket.remoteAddress) : 'public';
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > maxBytes)
            throw (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .responseTooLarge */ .Fh)(maxBytes);
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


/***/ }),

/***/ 13204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = {
    chainguard: {
        baseUrl: 'https://console-api.enforce.dev',
        issuerUrl: 'https://issuer.enforce.dev',
        registryUrl: 'https://cgr.dev',
        historyService: '_chainguard',
        publicOrganization: 'chainguard',
        tagQuery: { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' },
    },
};


/***/ }),

/***/ 29251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ noPolicy)
/* harmony export */ });
const noPolicy = {
    sources: [],
    settings: new Map(),
    checks: new Map(),
    overrides: [],
    waivers: [],
    removed: [],
    pending: [],
    registries: new Map(),
    advisories: { ignoreStatus: [] },
    skips: [],
    pullRequests: {},
    signatures: [],
    signatureFiles: { keys: new Map(), roots: new Map() },
    origins: [],
    unread: [],
};


/***/ }),

/***/ 30982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ exampleAction),
/* harmony export */   Vn: () => (/* binding */ projectUrl),
/* harmony export */   fs: () => (/* binding */ docsUrl),
/* harmony export */   yz: () => (/* binding */ policySchemaLine)
/* harmony export */ });
/* unused harmony exports projectRepository, schemaUrl */
const projectRepository = 'OWNER/tagproof';
const exampleCommit = '0'.repeat(40);
const exampleAction = {
    uses: `${projectRepository}@${exampleCommit}`,
    release: 'vX.Y.Z',
};
const projectUrl = `https://github.com/${projectRepository}`;
function docsUrl(page) {
    return `${projectUrl}/blob/main/docs/${page}`;
}
function schemaUrl(name) {
    return `https://raw.githubusercontent.com/${projectRepository}/main/schema/${name}.schema.json`;
}
const policySchemaLine = `# yaml-language-server: $schema=${schemaUrl('policy')}\n`;


/***/ }),

/***/ 80642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ie: () => (/* binding */ whereIs),
/* harmony export */   q$: () => (/* binding */ positionsOf),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
function positionsOf(text) {
    const starts = [text.startsWith('\uFEFF') ? 1 : 0];
    for (const end of text.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    const at = (offset) => {
        const line = lastAtOrBefore(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
    return ({ start, end }) => {
        const from = at(start);
        const to = at(end);
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    };
}
function lastAtOrBefore(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function whereIs({ file, span }, sources) {
    const source = sources.find(({ path }) => path === file);
    if (source === undefined)
        return file;
    const { line, column } = positionsOf(source.text)(span);
    return `${file}:${line}:${column}`;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}


/***/ }),

/***/ 33248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ placeKey)
/* harmony export */ });
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}


/***/ })

};
