export const id = 417;
export const ids = [417];
export const modules = {

/***/ 33817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HP: () => (/* binding */ ifKnown),
/* harmony export */   YW: () => (/* binding */ readCatalogue),
/* harmony export */   Z4: () => (/* binding */ endText),
/* harmony export */   _n: () => (/* binding */ successorText)
/* harmony export */ });
/* harmony import */ var _clients_end_of_life_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47578);
/* harmony import */ var _clients_http_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48270);
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10954);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50412);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26732);
/* harmony import */ var _resolve_successor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79794);






async function readCatalogue(client, platform, group, order) {
    const below = { 'uidp.descendants_of': group };
    const [root, repositories, tags, ends] = await Promise.all([
        client.getGroup([group.split('/')[0] ?? group]),
        client.listRepositories(below).all(),
        client.listTags({ ...platform.tagQuery, ...below, order_by: order }).all(),
        ifKnown(client.listEndOfLifeTags(below).all(), (listed) => listed, []),
    ]);
    const { registry = '' } = (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_2__/* .registryHost */ .U$)(platform);
    const names = new Map(repositories.map(({ uid, name }) => [uid, name]));
    const endsIn = (0,_clients_end_of_life_js__WEBPACK_IMPORTED_MODULE_0__/* .endsByRepository */ .Sj)(ends);
    const own = new Map();
    for (const tag of tags)
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .addToGroup */ .Mr)(own, (0,_clients_end_of_life_js__WEBPACK_IMPORTED_MODULE_0__/* .parentUid */ .Lp)(tag.uid), tag);
    const successorsIn = new Map([...own].map(([uid, some]) => [uid, (0,_resolve_successor_js__WEBPACK_IMPORTED_MODULE_4__/* .successorFinder */ .DJ)(some)]));
    const listed = tags.map((one) => {
        const repositoryUid = (0,_clients_end_of_life_js__WEBPACK_IMPORTED_MODULE_0__/* .parentUid */ .Lp)(one.uid);
        const name = names.get(repositoryUid) ?? repositoryUid;
        const known = endsIn.get(repositoryUid);
        const end = known === 'contradictory' ? undefined : known?.get(one.name);
        const isEnding = one.deprecated || end?.date !== undefined || end?.grace !== undefined;
        return {
            uid: one.uid,
            repositoryUid,
            name,
            image: `${registry}/${root.name}/${name}`,
            tag: one.name,
            deprecated: one.deprecated,
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({
                digest: one.digest,
                created: instantIn(one.createTime),
                moved: instantIn(one.updateTime),
                endOfLife: end?.date,
                graceUntil: end?.grace?.until === undefined ? undefined : (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDay */ .im)(end.grace.until),
                isContradictory: known === 'contradictory' ? true : undefined,
                successors: isEnding ? successorsIn.get(repositoryUid)?.(one.name) : undefined,
            }),
        };
    });
    const byImage = listed.toSorted((a, b) => byVersion.compare(`${a.name}:${a.tag}`, `${b.name}:${b.tag}`));
    return { registry, organization: root.name, tags: order === undefined ? byImage : listed };
}
const byVersion = new Intl.Collator('en', { numeric: true });
function endText({ deprecated, endOfLife, graceUntil, isContradictory }) {
    if (isContradictory === true)
        return 'contradictory';
    const day = endOfLife?.slice(0, 10) ?? '';
    if (deprecated)
        return `ended ${day}`.trim();
    return graceUntil === undefined ? day : `${day} grace until ${graceUntil}`.trim();
}
function successorText({ successors }) {
    if (successors === undefined)
        return '';
    const { nearest, newest } = successors;
    return nearest === newest ? nearest : `${nearest} or ${newest}`;
}
async function ifKnown(answer, read, otherwise) {
    try {
        return read(await answer);
    }
    catch (error) {
        if ((0,_clients_http_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnsupported */ .w3)(error))
            return otherwise;
        throw error;
    }
}
function instantIn(text = '') {
    const at = Date.parse(text);
    return Number.isNaN(at) ? undefined : at;
}


/***/ }),

/***/ 47578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ repositoryTag),
/* harmony export */   Lp: () => (/* binding */ parentUid),
/* harmony export */   Sj: () => (/* binding */ endsByRepository),
/* harmony export */   Vn: () => (/* binding */ endOfLifeLookup),
/* harmony export */   hl: () => (/* binding */ organizationTags)
/* harmony export */ });
/* unused harmony export organizationEnds */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76225);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48270);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38106);






const namesPerPage = 4;
const pageSize = 200;
async function organizationEnds(client, below, inUse) {
    const { names, count } = await inUse();
    const isWorth = (tags) => names.size <= namesPerPage * Math.ceil(tags / pageSize);
    const isByName = isWorth(count) || isWorth(Number(await client.listTags(below).total()));
    const queries = isByName ? [...names.keys()].map((name) => ({ ...below, name })) : [below];
    const lists = await Promise.allSettled(queries.map((query) => client.listEndOfLifeTags(query).all()));
    const errors = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason] : []));
    const isLacking = errors.length > 0 && errors.length === lists.length && errors.every(_http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnsupported */ .w3);
    if (isLacking)
        return { listed: [], isAsked: () => true };
    if (errors.length > 0)
        throw errors.find((error) => !(0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnsupported */ .w3)(error)) ?? errors[0];
    const listed = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
    return { listed, isAsked: (name) => !isByName || names.has(name) };
}
async function organizationTags(client, { tagQuery }, group, inUse) {
    const below = { 'uidp.descendants_of': group };
    const [repositories, tags, ends] = await Promise.all([
        client.listRepositories(below).all(),
        inUse().then(({ count }) => client.listTags({ ...tagQuery, ...below }).all(count)),
        organizationEnds(client, below, inUse),
    ]);
    const tagsOf = new Map();
    for (const tag of tags) {
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .addToGroup */ .Mr)(tagsOf, parentUid(tag.uid), repositoryTag(tag));
    }
    const endsIn = endsByRepository(ends.listed);
    const names = new Map();
    for (const { name } of repositories)
        names.set(name, (names.get(name) ?? 0) + 1);
    const images = new Map();
    for (const { name, uid } of repositories) {
        const known = endsIn.get(uid) ?? new Map();
        if (names.get(name) !== 1 || !uid.startsWith(`${group}/`) || known === 'contradictory')
            continue;
        const own = tagsOf.get(uid) ?? [];
        const asked = own.filter((tag) => ends.isAsked(tag.name));
        images.set(name, { tags: own, ends: new Map(asked.map((tag) => [tag.name, known.get(tag.name) ?? {}])) });
    }
    return images;
}
function endsByRepository(listed) {
    const found = new Map();
    const contradictory = new Set();
    for (const end of listed) {
        const parent = parentUid(end.id);
        const known = found.get(parent) ?? new Map();
        const [other, one] = [known.get(end.name), announcedEnd(end)];
        if (other !== undefined && JSON.stringify(other) !== JSON.stringify(one))
            contradictory.add(parent);
        found.set(parent, known.set(end.name, one));
    }
    return new Map([...found].map(([uid, ends]) => [uid, contradictory.has(uid) ? 'contradictory' : ends]));
}
function parentUid(uid) {
    return uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
}
function repositoryTag({ name, deprecated, digest, updateTime = '' }) {
    const updatedAt = Date.parse(updateTime);
    return { name, deprecated, digest, ...(Number.isNaN(updatedAt) ? {} : { updatedAt }) };
}
function endOfLifeLookup(client) {
    let isSupported = true;
    const expected = new Map();
    async function read(answer) {
        try {
            return isSupported ? await answer() : undefined;
        }
        catch (error) {
            if (!(0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnsupported */ .w3)(error))
                throw error;
            isSupported = false;
            return undefined;
        }
    }
    const wholeList = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(async (repository) => {
        const list = client.listEndOfLifeTags({ 'uidp.children_of': repository });
        const page = await read(() => list.firstPage());
        return page?.nextPageToken === '' ? page.items : undefined;
    });
    return (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(async (repository, tag) => {
        const tags = expected.get(repository) ?? new Set();
        expected.set(repository, tags.add(tag));
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        const whole = tags.size > 1 ? await wholeList(repository) : undefined;
        const listed = whole ??
            (await read(() => client.listEndOfLifeTags({ 'uidp.children_of': repository, name: tag }).all()));
        return endIn(listed ?? [], tag);
    });
}
function endIn(listed, tag) {
    const ends = listed.flatMap((one) => (one.name === tag ? [announcedEnd(one)] : []));
    const [end, ...others] = new Map(ends.map((one) => [JSON.stringify(one), one])).values();
    if (others.length > 0)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('contradiction', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .severalEndsOfLife */ .U8)(tag));
    return end;
}
function announcedEnd({ tagStatus, mainPackageVersion, gracePeriodExpiryDate, }) {
    const until = Date.parse(gracePeriodExpiryDate ?? '');
    const grace = tagStatus === 'TAG_IN_GRACE' ? (Number.isNaN(until) ? {} : { until }) : undefined;
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ date: mainPackageVersion?.eolDate || undefined, grace });
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
/* harmony export */   pB: () => (/* binding */ refuseProxy),
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
function refuseProxy(host, proxy) {
    const { protocol } = new URL(proxy || 'http://none');
    if (protocol !== 'http:' && protocol !== 'https:')
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownProxy */ .TW)(host, protocol));
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
            const proxy = (0,_actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s_)(request.url);
            (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseProxy */ .pB)(url.host, proxy);
            const isDirect = proxy === '';
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

/***/ 78305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ identitySetting),
/* harmony export */   f4: () => (/* binding */ iamOf),
/* harmony export */   vR: () => (/* binding */ reporting)
/* harmony export */ });
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48980);
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10954);
/* harmony import */ var _clients_platform_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92838);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5062);
/* harmony import */ var _command_flag_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54678);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13520);
/* harmony import */ var _host_exit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14076);
/* harmony import */ var _host_network_transport_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52422);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38675);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13204);










const usedInputs = [...(0,_command_flag_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .namesIn */ .wX)('platform'), 'identity', 'group', 'oidc-audience', 'token'];
function identitySetting(context, required) {
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfig */ .X)((name) => (usedInputs.includes(name) ? (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .wg)(context, name) : undefined), {
        presets: _model_images_presets_js__WEBPACK_IMPORTED_MODULE_9__/* .presets */ .v,
        checks: [],
    });
    const missing = [...required, 'token'].flatMap((name) => (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .wg)(context, name) === undefined
        ? [`\`--${name}\` is missing.${name === 'token' ? ' Set it, or TAGPROOF_TOKEN.' : ''}`]
        : []);
    const issues = [...('issues' in read ? read.issues : []), ...missing];
    if ('issues' in read || issues.length > 0)
        return { issues };
    const { platform, token } = read.config;
    if (platform === undefined || token === undefined)
        return { issues: ['No platform is configured. Set `--platform`, or `--base-url` and `--registry-url`.'] };
    return { setting: { config: read.config, platform, iam: iamOf(context, read.config, platform, token) } };
}
function iamOf(context, config, { baseUrl }, token) {
    const network = context.network ?? (0,_host_network_transport_js__WEBPACK_IMPORTED_MODULE_7__/* .machineNetwork */ .e4)('tagproof');
    const send = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .retryingTransport */ .kR)((0,_clients_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withPlatformTransport */ .Nx)(network, config).send, _host_exit_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .ml);
    return (0,_clients_platform_client_js__WEBPACK_IMPORTED_MODULE_2__/* .platformClient */ .JW)({ send, baseUrl, token, surface: 'terminal' });
}
async function reporting(context, work) {
    try {
        return await work();
    }
    catch (error) {
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .printFailure */ .eV)(context, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .gapFrom */ .rK)(error, 'platform'));
    }
}


/***/ }),

/***/ 69977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ terminalTable),
/* harmony export */   k: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94668);

const gap = 2;
const minColumn = 8;
const minName = 24;
const maxAligned = 200;
function terminalTable(rows, width = Number.POSITIVE_INFINITY, names = []) {
    const all = rows.map((texts) => texts.map(cellOf));
    const shorten = fitter(all, widthsOf(all), width, names);
    const shortened = all.map(shorten);
    return [...linesOf(shortened, widthsOf(shortened), width)].join('\n');
}
function* linesOf(rows, wanted, width) {
    const widths = width === Number.POSITIVE_INFINITY
        ? wanted.map((cells) => Math.min(cells, maxAligned))
        : narrowed(wanted, roomIn(width, wanted), minColumn);
    const isCut = width !== Number.POSITIVE_INFINITY;
    for (const row of rows)
        yield lineOf(row, widths, isCut);
}
function roomIn(width, columns) {
    return width - gap * (columns.length - 1);
}
function lineOf(row, widths, isCut) {
    const texts = row.map(({ text, cells }, column) => {
        const columnWidth = widths[column] ?? 0;
        const fitted = isCut && cells > columnWidth ? cellOf(clipped(text, columnWidth)) : { text, cells };
        return fitted.text + ' '.repeat(Math.max(0, columnWidth - fitted.cells));
    });
    return texts.join(' '.repeat(gap)).trimEnd();
}
function cellOf(text) {
    return { text, cells: cellsOf(text) };
}
function widthsOf(rows) {
    const widths = [];
    for (const row of rows)
        for (const [column, { cells }] of row.entries())
            widths[column] = Math.max(widths[column] ?? 0, cells);
    return widths;
}
function fitter(rows, wanted, width, names) {
    if (width === Number.POSITIVE_INFINITY)
        return (row) => row;
    const others = wanted.reduce((sum, cells, column) => sum + (names.includes(column) ? 0 : cells), 0);
    const nameWidths = narrowed(names.map((column) => wanted[column] ?? 0), roomIn(width, wanted) - others, minName);
    const roots = names.map((column, index) => {
        const cut = new Set();
        for (const row of rows) {
            const cell = row[column];
            if (cell !== undefined && cell.cells > (nameWidths[index] ?? 0))
                cut.add(rootOf(cell.text));
        }
        cut.delete('');
        return cut;
    });
    return (row) => row.map((cell, column) => {
        const name = names.indexOf(column);
        const nameWidth = nameWidths[name];
        if (nameWidth === undefined)
            return cell;
        if (cell.cells > nameWidth)
            return cellOf(endOf(cell.text, nameWidth));
        const root = rootOf(cell.text);
        return roots[name]?.has(root) === true ? cellOf(`…${cell.text.slice(root.length)}`) : cell;
    });
}
const ascii = /^[ -~]*$/;
let segmenter;
function cellsOf(text) {
    return ascii.test(text) ? text.length : (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text);
}
function segmentsOf(text) {
    segmenter ??= new Intl.Segmenter();
    return [...segmenter.segment(text)].map(({ segment }) => segment);
}
function narrowed(wanted, room, min) {
    const widths = [...wanted];
    let excess = widths.reduce((sum, width) => sum + width, 0) - room;
    while (excess > 0) {
        const widest = Math.max(...widths);
        if (widest <= min)
            break;
        const next = Math.max(min, ...widths.filter((width) => width < widest));
        const column = widths.indexOf(widest);
        const step = widths.filter((width) => width === widest).length > 1 ? 1 : widest - next;
        const taken = Math.min(excess, Math.max(1, step));
        widths[column] = widest - taken;
        excess -= taken;
    }
    return widths;
}
function clipped(text, cells) {
    if (ascii.test(text))
        return `${text.slice(0, Math.max(cells - 1, 0))}…`;
    let shown = '';
    let used = 1;
    for (const segment of segmentsOf(text.slice(0, cells * 8))) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown += segment;
    }
    return `${shown}…`;
}
function rootOf(text) {
    return text.slice(0, Math.max(0, text.indexOf('/')));
}
function endOf(text, cells) {
    const shown = ascii.test(text) ? text.slice(-Math.max(cells - 1, 1)) : lastSegments(text, cells - 1);
    const slash = shown.indexOf('/');
    return `…${slash > 0 ? shown.slice(slash) : shown}`;
}
function lastSegments(text, cells) {
    let shown = '';
    let used = 0;
    for (const segment of segmentsOf(text.slice(-cells * 8)).toReversed()) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown = segment + shown;
    }
    return shown;
}
function wrapped(text, width) {
    if (width === Number.POSITIVE_INFINITY)
        return [text];
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ')) {
        const cells = word.length > 2 * width ? word.length : cellsOf(word);
        if (line !== '' && used + 1 + cells > width) {
            lines.push(line);
            [line, used] = [word, cells];
        }
        else {
            [line, used] = line === '' ? [word, cells] : [`${line} ${word}`, used + 1 + cells];
        }
    }
    return [...lines, line];
}


/***/ }),

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   UN: () => (/* binding */ isoIfKnown),
/* harmony export */   fO: () => (/* binding */ withInstants),
/* harmony export */   sD: () => (/* binding */ withIsoTimes),
/* harmony export */   yA: () => (/* binding */ instantIfKnown)
/* harmony export */ });
function isoTime(instant) {
    return new Date(instant).toISOString();
}
function isoIfKnown(instant) {
    return instant === undefined ? undefined : isoTime(instant);
}
function instantIfKnown(text) {
    return text === undefined ? undefined : Date.parse(text);
}
function withIsoTimes(value, ...keys) {
    return withTimes(value, keys, isoTime);
}
function withInstants(value, ...keys) {
    return withTimes(value, keys, Date.parse);
}
function withTimes(value, keys, convert) {
    const copy = { ...value };
    for (const key of keys) {
        if (copy[key] !== undefined)
            copy[key] = convert(copy[key]);
    }
    return copy;
}


/***/ }),

/***/ 79794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ successorFinder),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   bb: () => (/* binding */ compareTags)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);



const tagPattern = new RegExp([
    /^(?<prefix>(?:[a-z]+-)*)(?<v>v?)(?<numbers>\d{1,9}(?:\.\d{1,9}){0,2})/,
    /(?:[-_.]?(?<stage>alpha|beta|rc|cr|preview|pre|milestone|nightly|snapshot|canary|ea|[abm](?=\d))(?![a-z])[-_.]?(?<step>\d{0,9}))?/,
    /(?:(?:-r|\.)(?<revision>\d{1,9}))?(?<suffix>(?:-[a-z][\w.-]*)?)$/,
]
    .map(({ source }) => source)
    .join(''), 'i');
const stageAliases = { a: 'alpha', b: 'beta', cr: 'rc', m: 'milestone' };
const dateVersion = /^\d{8}$/;
function successorFinder(tags) {
    let lists;
    return (tag) => {
        const from = versionOf(tag);
        if (from === undefined)
            return undefined;
        lists ??= sortOnce(tags);
        return successorsIn(lists, from);
    };
}
function successorsIn(lists, from) {
    const asPrecise = newerThan(from, lists(from, from.precision));
    const candidates = asPrecise.length > 0 ? asPrecise : newerThan(from, lists(from, undefined));
    const [next] = candidates;
    const newest = candidates.at(-1);
    if (next === undefined || newest === undefined)
        return undefined;
    const line = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .PR)(candidates, (other) => isSameReleaseLine(other, next, from));
    return { nearest: candidates[line - 1]?.name ?? next.name, newest: newest.name };
}
function sortOnce(tags) {
    const byVariant = new Map();
    for (const { name, deprecated } of tags) {
        const tag = deprecated ? undefined : versionOf(name);
        if (tag !== undefined)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .Mr)(byVariant, tag.variant, tag);
    }
    const sorted = new Map();
    return (from, precision) => {
        const { variant, spelledWithV, version } = from;
        const isFinal = version.prerelease.length === 0;
        const key = JSON.stringify([variant, spelledWithV, isFinal, precision]);
        const list = sorted.get(key) ??
            (byVariant.get(variant) ?? [])
                .filter((one) => !isFinal || one.version.prerelease.length === 0)
                .filter((one) => precision === undefined || one.precision === precision)
                .sort((a, b) => compareTags(a, b) || compareSpelling(a, b, from));
        sorted.set(key, list);
        return list;
    };
}
function newerThan(from, sorted) {
    return sorted.slice((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .PR)(sorted, (other) => compareTags(other, from) <= 0));
}
function versionOf(name) {
    const groups = tagPattern.exec(name)?.groups;
    if (groups === undefined)
        return undefined;
    const { prefix = '', v = '', numbers = '', stage, step, revision, suffix = '' } = groups;
    const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number);
    const stageName = stage?.toLowerCase();
    const prerelease = stageName === undefined ? '' : `-${stageAliases[stageName] ?? stageName}.${Number(step)}`;
    return {
        name,
        version: new semver__WEBPACK_IMPORTED_MODULE_0__.SemVer(`${major}.${minor}.${patch}${prerelease}`),
        revision: Number(revision ?? -1),
        variant: `${prefix}${dateVersion.test(numbers) ? 'date' : ''}${suffix}`,
        precision: numbers.split('.').length + (revision === undefined ? 0 : 1),
        spelledWithV: v !== '',
    };
}
function compareTags(a, b) {
    return semver__WEBPACK_IMPORTED_MODULE_0__.compare(a.version, b.version) || a.revision - b.revision;
}
function compareSpelling(a, b, from) {
    const isAlike = (tag) => Number(tag.spelledWithV === from.spelledWithV);
    return isAlike(a) - isAlike(b) || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(b.name, a.name);
}
function isSameReleaseLine(a, b, from) {
    return a.version.major === b.version.major && (from.precision === 1 || a.version.minor === b.version.minor);
}


/***/ })

};
