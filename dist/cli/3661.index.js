export const id = 3661;
export const ids = [3661];
export const modules = {

/***/ 9701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ codes),
/* harmony export */   He: () => (/* binding */ preconditionFailure),
/* harmony export */   P_: () => (/* binding */ Refusal),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   Wi: () => (/* binding */ parameter),
/* harmony export */   bT: () => (/* binding */ resourceInfo),
/* harmony export */   fH: () => (/* binding */ errorInfo),
/* harmony export */   li: () => (/* binding */ badRequest),
/* harmony export */   ur: () => (/* binding */ refuseRegistry)
/* harmony export */ });
function parameter(query, name) {
    const camel = name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
    return query.get(name) ?? query.get(camel) ?? undefined;
}
function json(value, status = 200) {
    return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
class Refusal extends Error {
    answer;
    constructor(answer) {
        super(`HTTP ${answer.status}`);
        this.answer = answer;
    }
}
const httpStatus = {
    3: 400,
    5: 404,
    6: 409,
    7: 403,
    8: 429,
    9: 400,
    12: 501,
    13: 500,
    14: 503,
    16: 401,
};
const codes = {
    invalid: 3,
    notFound: 5,
    denied: 7,
    precondition: 9,
    unimplemented: 12,
    unauthenticated: 16,
};
function refuse(code, message, details = []) {
    return new Refusal(json({ code, message, details }, httpStatus[code] ?? 500));
}
const typePrefix = 'type.googleapis.com/google.rpc.';
function errorInfo(reason, domain, metadata) {
    return {
        '@type': `${typePrefix}ErrorInfo`,
        reason,
        domain,
        ...(metadata === undefined ? {} : { metadata }),
    };
}
function resourceInfo(resourceType, resourceName) {
    return { '@type': `${typePrefix}ResourceInfo`, resourceType, resourceName };
}
function badRequest(field, description) {
    return { '@type': `${typePrefix}BadRequest`, fieldViolations: [{ field, description }] };
}
function preconditionFailure(type, description) {
    return { '@type': `${typePrefix}PreconditionFailure`, violations: [{ type, description }] };
}
function refuseRegistry(status, code, message) {
    return new Refusal(json({ errors: [{ code, message }] }, status));
}


/***/ }),

/***/ 7110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ faultSchema),
/* harmony export */   PI: () => (/* binding */ createFaultMatcher),
/* harmony export */   d7: () => (/* binding */ withResponseFaults),
/* harmony export */   vG: () => (/* binding */ withPagingFault)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9701);


const effect = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        status: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(100).max(599),
        body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
        retryAfter: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Value of the Retry-After header'),
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ delayMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ reset: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true) }).describe('The connection breaks before any response'),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ truncate: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative() })
        .describe('The connection breaks after this many characters of the body'),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ garbage: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true) }).describe('The body is not JSON'),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ repeatPage: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true) }).describe('Every further page repeats the first page'),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ restartPage: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true) })
        .describe('The cursor is ignored, as if it had expired after three days'),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ clockSkewMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }).describe("From now on, the service's clock is off by this much"),
]);
const faultSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    match: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        service: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['platform', 'registry', 'issuer', 'provider']).optional(),
        method: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
        path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Regular expression for path and query'),
        nth: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive().optional().describe('Only the n-th matching request, counted from 1'),
        times: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive().optional().describe('Only this many matching requests, from the first on'),
    })
        .default({}),
    effect,
});
function createFaultMatcher(current) {
    const counts = new Map();
    return (service, { method, url }) => current().flatMap((fault) => {
        const { match, effect: happens } = faultSchema.parse(fault);
        const target = url.pathname + url.search;
        const matches = (match.service === undefined || match.service === service) &&
            (match.method === undefined || match.method === method) &&
            (match.path === undefined || new RegExp(match.path).test(target));
        if (!matches)
            return [];
        const count = (counts.get(fault) ?? 0) + 1;
        counts.set(fault, count);
        const due = match.nth === undefined ? count <= (match.times ?? count) : count === match.nth;
        return due ? [happens] : [];
    });
}
function withPagingFault(request, effects) {
    const forgets = effects.some((one) => 'restartPage' in one || 'repeatPage' in one);
    if (!forgets)
        return request;
    const url = new URL(request.url);
    const names = effects.some((one) => 'repeatPage' in one) ? ['page_token', 'skip'] : ['page_token'];
    for (const name of names)
        if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .parameter */ .Wi)(url.searchParams, name) !== undefined)
            deleteBoth(url.searchParams, name);
    return { ...request, url };
}
function deleteBoth(query, name) {
    query.delete(name);
    query.delete(name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()));
}
function withResponseFaults(answer, effects) {
    const reply = { ...answer, delayMs: 0 };
    for (const one of effects) {
        if ('delayMs' in one)
            reply.delayMs += one.delayMs;
        if ('reset' in one)
            reply.breaksAfter = 0;
        if ('truncate' in one)
            reply.breaksAfter = one.truncate;
        if ('garbage' in one)
            reply.body = '<html>\u0000{"';
        if ('status' in one) {
            reply.status = one.status;
            reply.body = one.body;
            reply.headers = one.retryAfter === undefined ? {} : { 'retry-after': one.retryAfter };
        }
    }
    return reply;
}


/***/ }),

/***/ 3661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ createEmulator),
  s: () => (/* binding */ startEmulator)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/emulator/answer.js
var answer = __webpack_require__(9701);
// EXTERNAL MODULE: ./lib/emulator/faults.js
var faults = __webpack_require__(7110);
// EXTERNAL MODULE: ./lib/emulator/state.js
var emulator_state = __webpack_require__(9286);
;// CONCATENATED MODULE: ./lib/emulator/access.js


function route(operation, capability, handle) {
    const [method = '', path = ''] = operation.split(' ');
    return { method, path, capability, handle };
}
function groupsWith({ state, caller }, capability) {
    const own = (0,emulator_state/* parentOf */.gN)(caller);
    return state.roleBindings.flatMap(({ uid, identityUid, roleUid }) => {
        const capabilities = state.roles.find((role) => role.uid === roleUid)?.capabilities ?? [];
        if (identityUid !== caller || !(capabilities.includes(capability) || capabilities.includes('*')))
            return [];
        const bound = (0,emulator_state/* parentOf */.gN)(uid);
        return (0,emulator_state/* isWithin */.UO)(bound, own) ? [bound] : (0,emulator_state/* isWithin */.UO)(own, bound) ? [own] : [];
    });
}
function requireCapability(context, capability, group) {
    const groups = groupsWith(context, capability);
    const enough = group === undefined ? groups.length > 0 : groups.some((own) => (0,emulator_state/* isWithin */.UO)(group, own));
    if (!enough) {
        const where = group === undefined ? '' : ` in ${group}`;
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.denied, `Permission denied: the identity lacks the capability ${capability}${where}`);
    }
}
function visible(context, capability, items) {
    const groups = groupsWith(context, capability);
    return items.filter(({ uid }) => groups.some((group) => (0,emulator_state/* isWithin */.UO)(uid, group)));
}

;// CONCATENATED MODULE: ./lib/emulator/resources.js

function existing(items, type, uid) {
    const found = items.find((item) => item.uid === uid);
    if (found === undefined)
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.notFound, `${type} ${uid} was not found`, [(0,answer/* resourceInfo */.bT)(type, uid)]);
    return found;
}
function remove(items, unwanted) {
    items.splice(0, items.length, ...items.filter((item) => !unwanted(item)));
}
function timesAt(now) {
    const time = new Date(now).toISOString();
    return { createTime: time, updateTime: time };
}
function bodyOf({ body }) {
    const value = parseJson(body === '' ? '{}' : body);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw invalid('body', 'must be an object');
    return value;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw invalid('body', 'must be JSON');
    }
}
function textField(body, name, fallback) {
    const value = body[name] ?? fallback;
    if (typeof value !== 'string')
        throw invalid(name, value === undefined ? 'is required' : 'must be a string');
    return value;
}
function invalid(field, description) {
    const details = [(0,answer/* errorInfo */.fH)('INVALID_ARGUMENT', 'emulator'), (0,answer/* badRequest */.li)(field, description)];
    return (0,answer/* refuse */.TR)(answer/* codes */.F4.invalid, `Invalid argument: ${field}: ${description}`, details);
}
function maskedFields(request, updatable) {
    const body = bodyOf(request);
    const mask = (0,answer/* parameter */.Wi)(request.url.searchParams, 'update_mask');
    const named = mask?.split(',').map((name) => name.trim());
    const unknown = named?.find((name) => name !== '*' && !(name in updatable));
    if (unknown !== undefined)
        throw invalid('updateMask', `${unknown} is not a field that can be updated`);
    const fields = Object.keys(updatable).filter((name) => named === undefined ? name in body : named.includes('*') || named.includes(name));
    return Object.fromEntries(fields.map((name) => [name, textField(body, name, updatable[name])]));
}

;// CONCATENATED MODULE: ./lib/emulator/lists.js



const cursorLifeMs = 3 * 86_400_000;
const defaultPageSize = 50;
const maxPageSize = 200;
function listPage(items, query, key, now) {
    const order = (0,answer/* parameter */.Wi)(query, 'order_by') ?? 'uid';
    const sorted = [...items].filter(scope(query)).sort(comparing(order));
    const size = Math.min(maxPageSize, wholeNumber(query, 'page_size') || defaultPageSize);
    const skip = wholeNumber(query, 'skip');
    const cursor = readCursor((0,answer/* parameter */.Wi)(query, 'page_token'), order, now);
    const start = (cursor?.offset ?? 0) + skip;
    const page = sorted.slice(start, start + size);
    const end = start + page.length;
    return {
        ...{ [key]: page },
        nextPageToken: end < sorted.length ? writeCursor({ offset: end, order, issued: now }) : '',
        totalCount: String(sorted.length),
        skipped: skip,
    };
}
function scope(query) {
    const above = (0,answer/* parameter */.Wi)(query, 'uidp.descendants_of');
    const parent = (0,answer/* parameter */.Wi)(query, 'uidp.children_of');
    const name = (0,answer/* parameter */.Wi)(query, 'name');
    return (item) => (above === undefined || (item.uid !== above && (0,emulator_state/* isWithin */.UO)(item.uid, above))) &&
        (parent === undefined || (0,emulator_state/* parentOf */.gN)(item.uid) === parent) &&
        (name === undefined || field(item, 'name') === name);
}
function comparing(order) {
    const [name = 'uid', direction = 'asc', ...rest] = order.trim().split(/\s+/);
    if (rest.length > 0 || !['asc', 'desc'].includes(direction))
        throw invalid('order_by', `cannot order by "${order}"`);
    const key = name
        .replace(/d_at$/, '_time')
        .replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
    const sign = direction === 'desc' ? -1 : 1;
    return (a, b) => sign * compare(field(a, key), field(b, key)) || compare(a.uid, b.uid);
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}
function field(item, name) {
    return String(item[name] ?? '');
}
function wholeNumber(query, name) {
    const text = (0,answer/* parameter */.Wi)(query, name) ?? '0';
    if (!/^\d{1,9}$/.test(text))
        throw invalid(name, 'must be a whole number');
    return Number(text);
}
function writeCursor(cursor) {
    return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}
function readCursor(text, order, now) {
    if (text === undefined || text === '')
        return undefined;
    const cursor = decodeCursor(text);
    if (cursor.order !== order)
        throw invalid('page_token', 'was made for another order');
    return now - cursor.issued > cursorLifeMs ? undefined : cursor;
}
function decodeCursor(text) {
    try {
        return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    }
    catch {
        throw invalid('page_token', 'is not a cursor of this service');
    }
}

;// CONCATENATED MODULE: ./lib/emulator/events.js





const eventRoutes = [
    route('GET /events/v2/subscriptions', 'subscriptions.list', listSubscriptions),
    route('GET /events/v2/subscriptions/{uid}', 'subscriptions.list', getSubscription),
    route('POST /events/v2/subscriptions/{parent}', 'subscriptions.create', createSubscription),
    route('DELETE /events/v2/subscriptions/{uid}', 'subscriptions.delete', deleteSubscription),
];
function listSubscriptions({ url }, context) {
    const found = visible(context, 'subscriptions.list', context.state.subscriptions);
    return (0,answer/* json */.Pq)(listPage(found, url.searchParams, 'subscriptions', context.now));
}
function getSubscription(_request, context, uid = '') {
    return (0,answer/* json */.Pq)(existing(visible(context, 'subscriptions.list', context.state.subscriptions), 'subscription', uid));
}
function createSubscription(request, context, parent = '') {
    requireCapability(context, 'subscriptions.create', parent);
    existing(context.state.groups, 'group', parent);
    const subscription = {
        uid: context.childOf(parent),
        sink: textField(bodyOf(request), 'sink'),
        ...timesAt(context.now),
    };
    context.state.subscriptions.push(subscription);
    return (0,answer/* json */.Pq)(subscription);
}
function deleteSubscription(_request, context, uid = '') {
    requireCapability(context, 'subscriptions.delete', (0,emulator_state/* parentOf */.gN)(uid));
    existing(context.state.subscriptions, 'subscription', uid);
    remove(context.state.subscriptions, (subscription) => subscription.uid === uid);
    return { status: 200, body: '' };
}

;// CONCATENATED MODULE: ./lib/emulator/feeds.js




const feedRoutes = [
    route('GET /vulnerabilities/v2/advisories', 'advisories.list', listAdvisories),
    route('GET /vulnerabilities/v2/advisories/{uid}', 'advisories.list', getAdvisory),
    route('GET /libraries/v2/artifacts', 'libraries.list', listArtifacts),
    route('GET /libraries/v2/artifacts/count', 'libraries.list', countArtifacts),
    route('GET /libraries/v2/artifacts/{uid}/versions', 'libraries.list', listVersions),
    route('GET /advisory/v2/documents', 'open', listDocuments),
    route('GET /advisory/v2/metadata', 'open', listMetadata),
    route('GET /advisory/v2/images/resolvedVulns', 'advisories.list', listResolved),
    route('GET /ping/v2/ping', 'open', () => (0,answer/* json */.Pq)({ response: 'pong' })),
];
function listed(url, name) {
    return url.searchParams.getAll(name).flatMap((value) => value.split(','));
}
function among(wanted, value) {
    return wanted.length === 0 || wanted.includes(value);
}
function listAdvisories({ url }, { state, now }) {
    const names = listed(url, 'artifactNames');
    const ids = listed(url, 'advisoryIds');
    const found = state.advisories.filter((one) => among(names, one.artifactName) && among(ids, one.advisoryId));
    return (0,answer/* json */.Pq)(listPage(found, url.searchParams, 'advisories', now));
}
function getAdvisory(_request, { state }, uid = '') {
    return (0,answer/* json */.Pq)(existing(state.advisories, 'advisory', uid));
}
function listArtifacts({ url }, { state, now }) {
    const ecosystems = listed(url, 'ecosystems');
    const query = (0,answer/* parameter */.Wi)(url.searchParams, 'query') ?? '';
    const found = state.artifacts.filter((one) => among(ecosystems, one.ecosystem) && one.name.includes(query));
    const artifacts = found.map(({ versions, ...artifact }) => ({
        ...artifact,
        versionCount: versions.length,
        latestVersion: versions.at(-1)?.version ?? '',
    }));
    return (0,answer/* json */.Pq)(listPage(artifacts, url.searchParams, 'artifacts', now));
}
function countArtifacts({ url }, { state }) {
    const ecosystems = [...new Set(state.artifacts.map(({ ecosystem }) => ecosystem))];
    const counts = ecosystems
        .filter((ecosystem) => among(listed(url, 'ecosystems'), ecosystem))
        .map((ecosystem) => ({
        ecosystem,
        totalCount: String(state.artifacts.filter((artifact) => artifact.ecosystem === ecosystem).length),
    }));
    return (0,answer/* json */.Pq)({ counts });
}
function listVersions({ url }, { state, now }, uid = '') {
    const { versions } = existing(state.artifacts, 'artifact', uid);
    return (0,answer/* json */.Pq)(listPage(versions, url.searchParams, 'artifactVersions', now));
}
function listDocuments({ url }, { state }) {
    const id = (0,answer/* parameter */.Wi)(url.searchParams, 'id');
    const cves = listed(url, 'cves');
    const documents = state.documents
        .filter((document) => id === undefined || document.id === id)
        .filter(({ advisories }) => advisories.some((one) => cves.length === 0 || one.aliases.some((alias) => cves.includes(alias))));
    return (0,answer/* json */.Pq)({ documents });
}
function listMetadata({ url }, { state, now }) {
    const ids = [...listed(url, 'ids'), ...listed(url, 'id')];
    const found = state.vulnerabilityMetadata.filter(({ id }) => among(ids, id));
    const page = listPage(found.map((one) => ({ uid: one.id, ...one })), url.searchParams, 'vulnerabilityMetadata', now);
    return (0,answer/* json */.Pq)(page);
}
function listResolved({ url }, { state }) {
    const start = (0,answer/* parameter */.Wi)(url.searchParams, 'start_time') ?? '';
    const end = (0,answer/* parameter */.Wi)(url.searchParams, 'end_time') ?? '~';
    const resolvedVulnsReports = state.resolvedVulns.filter(({ date }) => date >= start.slice(0, 10) && date <= end);
    return (0,answer/* json */.Pq)({ resolvedVulnsReports });
}

;// CONCATENATED MODULE: ./lib/emulator/groups.js




const groupRoutes = [
    route('GET /iam/v2/groups', 'groups.list', listGroups),
    route('GET /iam/v2/groups/{uid}', 'groups.list', getGroup),
    route('POST /iam/v2/groups/{parent}', 'groups.create', createGroup),
    route('PATCH /iam/v2/groups/{uid}', 'groups.update', updateGroup),
    route('DELETE /iam/v2/groups/{uid}', 'groups.delete', deleteGroup),
];
function listGroups({ url }, context) {
    return (0,answer/* json */.Pq)(listPage(visible(context, 'groups.list', context.state.groups), url.searchParams, 'groups', context.now));
}
function getGroup(_request, context, uid = '') {
    return (0,answer/* json */.Pq)(existing(visible(context, 'groups.list', context.state.groups), 'group', uid));
}
function createGroup(request, context, parent = '') {
    requireCapability(context, 'groups.create', parent);
    existing(context.state.groups, 'group', parent);
    const body = bodyOf(request);
    const fields = { name: textField(body, 'name'), description: textField(body, 'description', '') };
    const group = { uid: context.childOf(parent), ...fields, ...timesAt(context.now) };
    context.state.groups.push(group);
    return (0,answer/* json */.Pq)(group);
}
function updateGroup(request, context, uid = '') {
    requireCapability(context, 'groups.update', uid);
    const group = existing(context.state.groups, 'group', uid);
    const { updateTime } = timesAt(context.now);
    return (0,answer/* json */.Pq)(Object.assign(group, maskedFields(request, { name: group.name, description: '' }), { updateTime }));
}
function deleteGroup(_request, { state, ...context }, uid = '') {
    requireCapability({ state, ...context }, 'groups.delete', uid);
    existing(state.groups, 'group', uid);
    const children = [
        state.groups,
        state.identities,
        state.roleBindings,
        state.repos,
        state.subscriptions,
    ].flat();
    if (children.some((child) => child.uid.startsWith(`${uid}/`))) {
        const description = `group ${uid} still contains resources`;
        const details = [
            (0,answer/* errorInfo */.fH)('FAILED_PRECONDITION', 'iam'),
            (0,answer/* preconditionFailure */.He)('RESOURCE_NOT_EMPTY', description),
        ];
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.precondition, `Precondition failed: ${description}`, details);
    }
    remove(state.groups, (group) => group.uid === uid);
    return { status: 200, body: '' };
}

;// CONCATENATED MODULE: ./lib/emulator/identities.js





const identityRoutes = [
    route('GET /iam/v2/identities', 'identities.list', listIdentities),
    route('GET /iam/v2/identities/{uid}', 'identities.list', getIdentity),
    route('POST /iam/v2/identities/{parent}', 'identities.create', createIdentity),
    route('PATCH /iam/v2/identities/{uid}', 'identities.update', updateIdentity),
    route('DELETE /iam/v2/identities/{uid}', 'identities.delete', deleteIdentity),
];
const namePattern = /^[a-z0-9 ._-]{1,}$/;
function listIdentities({ url }, context) {
    const found = visible(context, 'identities.list', context.state.identities).map((one) => shown(one, context));
    return (0,answer/* json */.Pq)(listPage(found, url.searchParams, 'identities', context.now));
}
function getIdentity(_request, context, uid = '') {
    return (0,answer/* json */.Pq)(shown(existing(visible(context, 'identities.list', context.state.identities), 'identity', uid), context));
}
function createIdentity(request, context, parent = '') {
    requireCapability(context, 'identities.create', parent);
    existing(context.state.groups, 'group', parent);
    const body = bodyOf(request);
    const name = textField(body, 'name', '');
    if (!namePattern.test(name))
        throw invalid('name', `must match the pattern ${namePattern.source}`);
    const identity = {
        uid: context.childOf(parent),
        name,
        description: textField(body, 'description', ''),
        claimMatch: claimMatchOf(body),
        ...timesAt(context.now),
    };
    context.state.identities.push(identity);
    return (0,answer/* json */.Pq)({ ...shown(identity, context), lastSeenTime: identity.createTime });
}
function updateIdentity(request, context, uid = '') {
    requireCapability(context, 'identities.update', (0,emulator_state/* parentOf */.gN)(uid));
    const identity = existing(context.state.identities, 'identity', uid);
    const fields = maskedFields(request, { name: identity.name, description: '' });
    if (!namePattern.test(fields.name ?? identity.name))
        throw invalid('name', `must match the pattern ${namePattern.source}`);
    const { updateTime } = timesAt(context.now);
    return (0,answer/* json */.Pq)(shown(Object.assign(identity, fields, { updateTime }), context));
}
function deleteIdentity(_request, context, uid = '') {
    requireCapability(context, 'identities.delete', (0,emulator_state/* parentOf */.gN)(uid));
    existing(context.state.identities, 'identity', uid);
    remove(context.state.identities, (identity) => identity.uid === uid);
    remove(context.state.roleBindings, (binding) => binding.identityUid === uid);
    return { status: 200, body: '' };
}
function claimMatchOf(body) {
    const match = (body.claimMatch ?? {});
    const issuer = match.issuer === undefined ? {} : { issuer: textField(match, 'issuer') };
    return { ...issuer, subject: textField(match, 'subject', '') };
}
function shown({ claimMatch, ...identity }, { providerUrl }) {
    return {
        ...identity,
        claimMatch: { issuer: claimMatch.issuer ?? providerUrl, subject: claimMatch.subject },
    };
}

;// CONCATENATED MODULE: ./lib/emulator/repos.js





const repoRoutes = [
    route('GET /registry/v2/repos', 'repos.list', listRepos),
    route('GET /registry/v2/repos/{uid}/readme', 'repos.list', getReadme),
    route('PATCH /registry/v2/repos/{uid}/readme', 'repos.update', updateReadme),
    route('GET /registry/v2/repos/{uid}', 'repos.list', getRepo),
    route('POST /registry/v2/repos/{parent}', 'repos.create', createRepo),
    route('PATCH /registry/v2/repos/{uid}', 'repos.update', updateRepo),
    route('DELETE /registry/v2/repos/{uid}', 'repos.delete', deleteRepo),
];
function visibleRepos(context) {
    const { state } = context;
    const publicRoot = state.groups.find(({ name, uid }) => name === state.publicOrganization && !uid.includes('/'));
    const own = visible(context, 'repos.list', state.repos);
    const open = publicRoot === undefined ? [] : state.repos.filter(({ uid }) => (0,emulator_state/* isWithin */.UO)(uid, publicRoot.uid));
    return [...new Set([...own, ...open])];
}
function listRepos({ url }, context) {
    return (0,answer/* json */.Pq)(listPage(visibleRepos(context).map(repos_shown), url.searchParams, 'repos', context.now));
}
function getRepo(_request, context, uid = '') {
    return (0,answer/* json */.Pq)(repos_shown(existing(visibleRepos(context), 'repo', uid)));
}
function createRepo(request, context, parent = '') {
    requireCapability(context, 'repos.create', parent);
    existing(context.state.groups, 'group', parent);
    const body = bodyOf(request);
    const repo = {
        uid: context.childOf(parent),
        name: textField(body, 'name'),
        description: textField(body, 'description', ''),
        readme: '',
        tags: [],
        indexes: [],
        content: [],
        vulnerabilityReports: [],
        ...timesAt(context.now),
    };
    context.state.repos.push(repo);
    return (0,answer/* json */.Pq)(repos_shown(repo));
}
function updateRepo(request, context, uid = '') {
    const repo = writable(context, 'repos.update', uid);
    const { updateTime } = timesAt(context.now);
    return (0,answer/* json */.Pq)(repos_shown(Object.assign(repo, maskedFields(request, { name: repo.name, description: '' }), { updateTime })));
}
function deleteRepo(_request, context, uid = '') {
    writable(context, 'repos.delete', uid);
    remove(context.state.repos, (repo) => repo.uid === uid);
    return { status: 200, body: '' };
}
function getReadme(_request, context, uid = '') {
    return (0,answer/* json */.Pq)({ uid, content: existing(visibleRepos(context), 'repo', uid).readme });
}
function updateReadme(request, context, uid = '') {
    const repo = writable(context, 'repos.update', uid);
    repo.readme = maskedFields(request, { content: '' }).content ?? repo.readme;
    return (0,answer/* json */.Pq)({ uid, content: repo.readme });
}
function writable(context, capability, uid) {
    requireCapability(context, capability, (0,emulator_state/* parentOf */.gN)(uid));
    return existing(context.state.repos, 'repo', uid);
}
function repos_shown({ uid, name, description, createTime, updateTime }) {
    return { uid, name, description, createTime, updateTime };
}

;// CONCATENATED MODULE: ./lib/emulator/roles.js





const roleRoutes = [
    route('GET /iam/v2/roles', 'roles.list', listRoles),
    route('GET /iam/v2/roles/{uid}', 'roles.list', getRole),
    route('GET /iam/v2/roleBindings', 'role_bindings.list', listBindings),
    route('GET /iam/v2/roleBindings/{uid}', 'role_bindings.list', getBinding),
    route('POST /iam/v2/roleBindings/{parent}', 'role_bindings.create', createBinding),
    route('DELETE /iam/v2/roleBindings/{uid}', 'role_bindings.delete', deleteBinding),
];
function listRoles({ url }, { state, now }) {
    return (0,answer/* json */.Pq)(listPage(state.roles, url.searchParams, 'roles', now));
}
function getRole(_request, { state }, uid = '') {
    return (0,answer/* json */.Pq)(existing(state.roles, 'role', uid));
}
function listBindings({ url }, context) {
    const found = visible(context, 'role_bindings.list', context.state.roleBindings).map((one) => hydrated(one, context));
    return (0,answer/* json */.Pq)(listPage(found, url.searchParams, 'roleBindings', context.now));
}
function getBinding(_request, context, uid = '') {
    const found = visible(context, 'role_bindings.list', context.state.roleBindings);
    return (0,answer/* json */.Pq)(hydrated(existing(found, 'roleBinding', uid), context));
}
function createBinding(request, context, parent = '') {
    requireCapability(context, 'role_bindings.create', parent);
    const { state, now } = context;
    existing(state.groups, 'group', parent);
    const body = bodyOf(request);
    const identityUid = existing(state.identities, 'identity', textField(body, 'identityUid')).uid;
    const roleUid = existing(state.roles, 'role', textField(body, 'roleUid')).uid;
    const binding = { uid: context.childOf(parent), identityUid, roleUid, ...timesAt(now) };
    state.roleBindings.push(binding);
    return (0,answer/* json */.Pq)(hydrated(binding, context));
}
function deleteBinding(_request, context, uid = '') {
    requireCapability(context, 'role_bindings.delete', (0,emulator_state/* parentOf */.gN)(uid));
    existing(context.state.roleBindings, 'roleBinding', uid);
    remove(context.state.roleBindings, (binding) => binding.uid === uid);
    return { status: 200, body: '' };
}
function hydrated(binding, { state, providerUrl }) {
    const identity = existing(state.identities, 'identity', binding.identityUid);
    const group = existing(state.groups, 'group', (0,emulator_state/* parentOf */.gN)(binding.uid));
    const role = existing(state.roles, 'role', binding.roleUid);
    const { issuer = providerUrl, subject } = identity.claimMatch;
    return {
        uid: binding.uid,
        identity: { uid: identity.uid, name: identity.name, description: identity.description, subject, issuer },
        group: { uid: group.uid, name: group.name, description: group.description },
        role: { uid: role.uid, name: role.name, description: role.description },
        createTime: binding.createTime,
        updateTime: binding.updateTime,
    };
}

;// CONCATENATED MODULE: ./lib/emulator/tags.js






const tagRoutes = [
    route('GET /registry/v2/tags', 'tags.list', listTags),
    route('GET /registry/v2/tags/{uid}', 'tags.list', getTag),
    route('POST /registry/v2/tags/{parent}', 'tags.create', createTag),
    route('DELETE /registry/v2/tags/{uid}', 'tags.delete', deleteTag),
    route('GET /registry/v2/repos/{repo}/digests/{digest}/architectures', 'repos.list', getArchitectures),
    route('GET /registry/v2/repos/{repo}/digests/{digest}/size', 'repos.list', getSize),
];
function listTags({ url }, context) {
    const tags = visibleRepos(context).flatMap((repo) => repo.tags.map((tag) => tags_shown(tag, repo)));
    const digest = url.searchParams.get('digest');
    const found = digest === null ? tags : tags.filter((tag) => tag.digest === digest);
    return (0,answer/* json */.Pq)(listPage(found, url.searchParams, 'tags', context.now));
}
function getTag(_request, context, uid = '') {
    const repo = existing(visibleRepos(context), 'repo', (0,emulator_state/* parentOf */.gN)(uid));
    return (0,answer/* json */.Pq)(tags_shown(existing(repo.tags, 'tag', uid), repo));
}
function createTag(request, context, parent = '') {
    requireCapability(context, 'tags.create', (0,emulator_state/* parentOf */.gN)(parent));
    const repo = existing(context.state.repos, 'repo', parent);
    const body = bodyOf(request);
    const digest = textField(body, 'digest');
    if (!/^sha256:[a-f0-9]{64}$/.test(digest))
        throw invalid('digest', 'must be sha256:<64 hex digits>');
    const history = [{ updateTimestamp: new Date(context.now).toISOString(), digest }];
    const tag = {
        uid: context.childOf(parent),
        name: textField(body, 'name'),
        deprecated: body.deprecated === true,
        history,
    };
    repo.tags.push(tag);
    return (0,answer/* json */.Pq)(tags_shown(tag, repo));
}
function deleteTag(_request, context, uid = '') {
    const parent = (0,emulator_state/* parentOf */.gN)(uid);
    requireCapability(context, 'tags.delete', (0,emulator_state/* parentOf */.gN)(parent));
    const repo = existing(context.state.repos, 'repo', parent);
    existing(repo.tags, 'tag', uid);
    remove(repo.tags, (tag) => tag.uid === uid);
    return { status: 200, body: '' };
}
function getArchitectures(_request, context, repo = '', digest = '') {
    const index = indexOf(context, repo, digest);
    return (0,answer/* json */.Pq)({ architectures: index.manifests.map(({ architecture }) => architecture) });
}
function getSize({ url }, context, repo = '', digest = '') {
    const index = indexOf(context, repo, digest);
    const architecture = url.searchParams.get('architecture') ?? index.manifests[0]?.architecture ?? '';
    const manifest = index.manifests.find((one) => one.architecture === architecture);
    return (0,answer/* json */.Pq)({ architecture, size: String(manifest?.size ?? 0) });
}
function indexOf(context, repo, digest) {
    const { indexes } = existing(visibleRepos(context), 'repo', repo);
    return existing(indexes.map((index) => ({ uid: index.digest, ...index })), 'image', digest);
}
function tags_shown({ uid, name, deprecated, history }, repo) {
    return {
        uid,
        name,
        deprecated,
        digest: history.at(-1)?.digest ?? '',
        createTime: milliseconds(history[0]?.updateTimestamp ?? repo.createTime),
        updateTime: milliseconds(history.at(-1)?.updateTimestamp ?? repo.updateTime),
    };
}
function milliseconds(time) {
    return new Date(time).toISOString();
}

;// CONCATENATED MODULE: ./lib/emulator/v1.js





const v1Routes = [
    route('GET /registry/v1/eoltags', 'tags.list', listEolTags),
    route('GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport', 'repos.list', getVulnReport),
    route('GET /registry/v1/vuln_reports/counts', 'repos.list', listVulnCounts),
];
function listEolTags({ url }, context) {
    const items = visibleRepos(context).flatMap((repo) => repo.tags.map((tag) => ({
        uid: tag.uid,
        name: tag.name,
        mainPackageName: repo.name,
        tagStatus: tag.deprecated ? 'TAG_INACTIVE' : 'TAG_ACTIVE',
        mainPackageVersion: {
            version: tag.name,
            ...(tag.eolDate === undefined ? {} : { eolDate: tag.eolDate }),
        },
        graceStatus: 'GRACE_NONE',
        gracePeriodExpiryDate: '',
    })));
    const page = listPage(items, url.searchParams, 'items', context.now);
    return (0,answer/* json */.Pq)({
        items: page.items.map(({ uid, ...item }) => ({ id: uid, ...item })),
        nextPageToken: page.nextPageToken,
    });
}
function getVulnReport(_request, context, uid = '', digest = '') {
    const { vulnerabilityReports } = existing(visibleRepos(context), 'repo', uid);
    const report = existing(vulnerabilityReports.map((one) => ({ uid: one.digest, ...one })), 'vulnerability report', digest);
    const { vulnerabilityMatches, lastSeen } = report;
    return (0,answer/* json */.Pq)({
        id: digest,
        vulnerabilityDbLastBuildTime: lastSeen,
        vulnerabilityMatches,
        scanner: 'emulator',
        lastSeen,
    });
}
function listVulnCounts({ url }, context) {
    const wanted = (name, value) => ((0,answer/* parameter */.Wi)(url.searchParams, name) ?? value) === value;
    const items = visibleRepos(context)
        .filter(({ uid }) => wanted('repo', uid))
        .flatMap((repo) => repo.tags
        .filter(({ name }) => wanted('tag', name))
        .flatMap((tag) => {
        const report = repo.vulnerabilityReports.find(({ digest }) => digest === tag.history.at(-1)?.digest);
        if (report === undefined)
            return [];
        const severities = report.vulnerabilityMatches.map(({ vulnerability }) => vulnerability.severity);
        const vulnCounts = [...new Set(severities)].map((severity) => ({
            severity,
            count: severities.filter((one) => one === severity).length,
        }));
        return [{ repo: repo.uid, tag: tag.name, date: report.lastSeen, vulnCounts }];
    }));
    return (0,answer/* json */.Pq)({ items });
}

;// CONCATENATED MODULE: ./lib/emulator/platform.js










const routes = [
    ...groupRoutes,
    ...identityRoutes,
    ...roleRoutes,
    ...tagRoutes,
    ...repoRoutes,
    ...feedRoutes,
    ...eventRoutes,
    ...v1Routes,
];
const unserved = [
    '/iam/v2/identityProviders',
    '/iam/v2/accountAssociations',
    '/iam/v2/groupInvites',
    '/iam/v2/externalGroupRoleMappings',
    '/iam/v2/terms',
    '/scim',
];
const compiled = routes.map((served) => ({
    ...served,
    pattern: new RegExp(`^${served.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '(.+)')}$`),
}));
async function servePlatform(request, context, signIn) {
    const { method, url } = request;
    const path = decodeURIComponent(url.pathname);
    for (const { pattern, capability, handle, ...served } of compiled) {
        const captures = served.method === method ? pattern.exec(path) : null;
        if (captures === null)
            continue;
        const signedIn = { ...context, caller: capability === 'open' ? '' : await signIn() };
        if (capability !== 'open')
            requireCapability(signedIn, capability);
        return handle(request, signedIn, ...captures.slice(1));
    }
    if (unserved.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) {
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.unimplemented, `${method} ${path} is not served here`);
    }
    throw (0,answer/* refuse */.TR)(answer/* codes */.F4.notFound, `${method} ${path} is not an operation of this service`);
}

;// CONCATENATED MODULE: ./lib/emulator/manifests.js


const indexType = 'application/vnd.oci.image.index.v1+json';
const manifestType = 'application/vnd.oci.image.manifest.v1+json';
function manifestOf(state, path, reference) {
    const repo = (0,emulator_state/* repoAt */.Qz)(state, path);
    const tagged = repo?.tags.find(({ name }) => name === reference)?.history.at(-1)?.digest;
    const digest = tagged ?? repo?.content.find(({ tag }) => tag === reference)?.digest ?? reference;
    const held = repo?.content.find((one) => one.digest === digest);
    if (held !== undefined)
        return manifests_answer(digest, held.mediaType, held.text);
    const index = repo?.indexes.find((one) => one.digest === digest);
    if (index !== undefined) {
        const manifests = index.manifests.map(({ digest: own, os, architecture }) => ({
            mediaType: manifestType,
            digest: own,
            size: 500,
            platform: { os, architecture },
        }));
        return manifests_answer(digest, indexType, JSON.stringify({ schemaVersion: 2, mediaType: indexType, manifests }));
    }
    const isPlatform = repo?.indexes.some(({ manifests }) => manifests.some((one) => one.digest === digest));
    if (!isPlatform)
        throw (0,answer/* refuseRegistry */.ur)(404, 'MANIFEST_UNKNOWN', `manifest ${reference} of ${path} is not known`);
    return manifests_answer(digest, manifestType, JSON.stringify({ schemaVersion: 2, mediaType: manifestType, layers: [] }));
}
function blobOf(state, path, digest) {
    const held = (0,emulator_state/* repoAt */.Qz)(state, path)?.content.find((one) => one.digest === digest);
    if (held === undefined)
        throw (0,answer/* refuseRegistry */.ur)(404, 'BLOB_UNKNOWN', `blob ${digest} of ${path} is not known`);
    return manifests_answer(digest, 'application/octet-stream', held.text);
}
function referrersOf(state, path, digest) {
    const manifests = referring((0,emulator_state/* repoAt */.Qz)(state, path), digest).map((one) => ({
        mediaType: one.mediaType,
        digest: one.digest,
        size: Buffer.byteLength(one.text),
        artifactType: one.artifactType,
        annotations: one.annotations,
    }));
    return {
        ...(0,answer/* json */.Pq)({ schemaVersion: 2, mediaType: indexType, manifests }),
        headers: { 'content-type': indexType },
    };
}
function referring(repo, digest) {
    return (repo?.content ?? []).filter(({ subject }) => subject === digest);
}
function manifests_answer(digest, mediaType, body) {
    return { status: 200, headers: { 'content-type': mediaType, 'docker-content-digest': digest }, body };
}

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/key/generate_key_pair.js + 2 modules
var generate_key_pair = __webpack_require__(1538);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/key/export.js
var key_export = __webpack_require__(7968);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/sign.js + 1 modules
var sign = __webpack_require__(2896);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/verify.js + 1 modules
var verify = __webpack_require__(5057);
;// CONCATENATED MODULE: ./lib/emulator/tokens.js

let keys;
async function createSigner(onMint) {
    keys ??= (0,generate_key_pair/* generateKeyPair */.T)('ES256');
    const { publicKey, privateKey } = await keys;
    const kid = 'emulator';
    return {
        jwks: { keys: [{ ...(await (0,key_export/* exportJWK */.JU)(publicKey)), kid, alg: 'ES256', use: 'sig' }] },
        async mint({ issuer, audience, expiresInSeconds, claims, now }) {
            const issuedAt = Math.floor(now / 1000);
            const token = await new sign/* SignJWT */.P({ ...claims, jti: `mark-${Math.random().toString(36).slice(2)}` })
                .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
                .setIssuer(issuer)
                .setAudience(audience)
                .setIssuedAt(issuedAt)
                .setExpirationTime(issuedAt + expiresInSeconds)
                .sign(privateKey);
            onMint(token);
            return token;
        },
        async verify(token, issuer, now) {
            try {
                const { payload } = await (0,verify/* jwtVerify */.V)(token, publicKey, { issuer, currentDate: new Date(now) });
                return { claims: payload };
            }
            catch (error) {
                return { invalid: error instanceof Error ? error.message : 'not a token' };
            }
        },
    };
}
function credentialOf(headers) {
    const [scheme, value = ''] = (headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() === 'bearer')
        return value;
    if (scheme?.toLowerCase() !== 'basic')
        return undefined;
    const [user, ...password] = Buffer.from(value, 'base64').toString('utf8').split(':');
    return user === '_token' ? password.join(':') : undefined;
}

;// CONCATENATED MODULE: ./lib/emulator/registry.js





const maxRecords = 1000;
const anonymousTags = new Set(['latest', 'latest-dev']);
const contentPath = /^\/v2\/(?<path>[^/]+\/.+)\/(?<kind>manifests|blobs|referrers)\/(?<reference>[^/]+)$/;
const holdings = { manifests: manifestOf, blobs: blobOf, referrers: referrersOf };
const historyPath = /^\/v2\/(?<path>[^/]+\/.+)\/_service\/history\/(?<tag>[^/]+)$/;
async function serveRegistry(request, context) {
    if (request.method === 'GET' && request.url.pathname === '/token')
        return giveToken(request, context);
    if (request.method === 'GET' && request.url.pathname === '/v2/')
        throw (0,answer/* refuseRegistry */.ur)(401, 'UNAUTHORIZED', 'a token is needed');
    const content = contentPath.exec(request.url.pathname)?.groups;
    if (content?.path !== undefined && (request.method === 'GET' || request.method === 'HEAD')) {
        await authorizePull(request, context, content.path, content.reference ?? '');
        const hold = holdings[content.kind];
        return hold(context.state, content.path, content.reference ?? '');
    }
    const { path, tag } = historyPath.exec(request.url.pathname)?.groups ?? {};
    if (request.method !== 'GET' || path === undefined || tag === undefined) {
        throw new answer/* Refusal */.P_({ status: 404, body: '404 page not found\n' });
    }
    await authorizePull(request, context, path, decodeURIComponent(tag));
    return registry_history(request.url.searchParams, context.state, path, decodeURIComponent(tag));
}
async function giveToken({ url, headers }, context) {
    const path = /^repository:([^:]+\/[^:]+):pull$/.exec(url.searchParams.get('scope') ?? '')?.[1];
    if (path === undefined)
        throw (0,answer/* refuseRegistry */.ur)(400, 'UNSUPPORTED', 'scope must be repository:<org>/<image>:pull');
    const { state, signer, registryUrl, now } = context;
    const [organization] = path.split('/');
    if (!state.groups.some(({ name }) => name === organization)) {
        throw (0,answer/* refuseRegistry */.ur)(400, 'NAME_INVALID', `the organization ${organization} cannot be resolved`);
    }
    const credential = credentialOf(headers);
    const subject = credential === undefined ? 'anonymous' : await pullerOf(credential, context, path);
    if (credential === undefined && organization !== state.publicOrganization) {
        throw (0,answer/* refuseRegistry */.ur)(401, 'UNAUTHORIZED', 'credentials are needed for this image');
    }
    const token = await signer.mint({
        issuer: registryUrl,
        audience: new URL(registryUrl).host,
        expiresInSeconds: 300,
        now,
        claims: { sub: subject, repository: path },
    });
    return (0,answer/* json */.Pq)({ token });
}
async function pullerOf(credential, context, path) {
    const verified = await context.signer.verify(credential, context.issuerUrl, context.now);
    if ('invalid' in verified)
        throw (0,answer/* refuseRegistry */.ur)(401, 'UNAUTHORIZED', `the token is not valid: ${verified.invalid}`);
    const { claims } = verified;
    if (!hasAudience(claims, context.registryUrl))
        throw wrongAudience();
    if (!mayPull(context.state, String(claims.sub), path)) {
        throw (0,answer/* refuseRegistry */.ur)(403, 'DENIED', `no access to ${path}, or no such repository`);
    }
    return String(claims.sub);
}
function mayPull(state, identity, path) {
    const repo = (0,emulator_state/* repoAt */.Qz)(state, path);
    if (repo === undefined)
        return false;
    const publicRoot = state.groups.find(({ name }) => name === state.publicOrganization)?.uid;
    const groups = [
        ...groupsWith({ state, caller: identity }, 'registry.pull'),
        ...(publicRoot ? [publicRoot] : []),
    ];
    return groups.some((group) => (0,emulator_state/* isWithin */.UO)(repo.uid, group));
}
async function authorizePull({ headers }, context, path, tag) {
    const credential = credentialOf(headers);
    if (credential === undefined)
        throw (0,answer/* refuseRegistry */.ur)(401, 'UNAUTHORIZED', 'a bearer token is needed');
    const pull = await context.signer.verify(credential, context.registryUrl, context.now);
    if ('claims' in pull) {
        const { claims } = pull;
        if (claims.repository !== path)
            throw (0,answer/* refuseRegistry */.ur)(403, 'DENIED', 'the token is for another repository');
        if (claims.sub === 'anonymous' && !anonymousTags.has(tag)) {
            throw (0,answer/* refuseRegistry */.ur)(403, 'DENIED', `the tag ${tag} needs credentials`);
        }
        return;
    }
    const direct = await context.signer.verify(credential, context.issuerUrl, context.now);
    if ('invalid' in direct)
        throw (0,answer/* refuseRegistry */.ur)(401, 'UNAUTHORIZED', `the token is not valid: ${direct.invalid}`);
    if (!hasAudience(direct.claims, context.registryUrl))
        throw wrongAudience();
    const organization = context.state.groups.find(({ name, uid }) => name === path.split('/')[0] && !uid.includes('/'));
    const groups = groupsWith({ state: context.state, caller: String(direct.claims.sub) }, 'registry.pull');
    const mayAsk = organization !== undefined && groups.some((group) => (0,emulator_state/* isWithin */.UO)(organization.uid, group));
    if (!mayAsk && !mayPull(context.state, String(direct.claims.sub), path)) {
        throw (0,answer/* refuseRegistry */.ur)(403, 'DENIED', `no access to ${path}`);
    }
}
function registry_history(query, state, path, tag) {
    const repo = (0,emulator_state/* repoAt */.Qz)(state, path);
    if (repo === undefined)
        throw (0,answer/* refuseRegistry */.ur)(404, 'NAME_UNKNOWN', `repository ${path} is not known`);
    const found = repo.tags.find(({ name }) => name === tag);
    if (found === undefined)
        throw (0,answer/* refuseRegistry */.ur)(404, 'MANIFEST_UNKNOWN', `tag ${tag} of ${path} is not known`);
    const start = bound(query, 'start') ?? Number.NEGATIVE_INFINITY;
    const end = bound(query, 'end') ?? Number.POSITIVE_INFINITY;
    const records = found.history
        .map((record) => ({ record, at: Date.parse(record.updateTimestamp) }))
        .filter(({ at }) => at >= start && at < end)
        .sort((a, b) => a.at - b.at)
        .slice(0, maxRecords);
    return (0,answer/* json */.Pq)({ history: records.map(({ record }) => record) });
}
function bound(query, name) {
    const text = query.get(name);
    if (text === null)
        return undefined;
    const at = Date.parse(text);
    if (Number.isNaN(at))
        throw (0,answer/* refuseRegistry */.ur)(400, 'UNSUPPORTED', `${name} is not an ISO 8601 time`);
    return at;
}
function hasAudience({ aud }, registryUrl) {
    return [aud ?? []].flat().includes(new URL(registryUrl).host);
}
function wrongAudience() {
    return (0,answer/* refuseRegistry */.ur)(403, 'DENIED', 'the token was issued for another audience');
}

// EXTERNAL MODULE: ./lib/emulator/seed.js + 5 modules
var seed = __webpack_require__(9562);
;// CONCATENATED MODULE: ./lib/emulator/sign-in.js


const workflowTokenSeconds = 300;
const platformTokenSeconds = 3600;
async function serveProvider({ method, url, headers }, context) {
    const { provider, providerUrl } = context;
    if (method === 'GET' && url.pathname === '/.well-known/openid-configuration') {
        return (0,answer/* json */.Pq)({
            issuer: providerUrl,
            jwks_uri: `${providerUrl}/jwks`,
            id_token_signing_alg_values_supported: ['ES256'],
        });
    }
    if (method === 'GET' && url.pathname === '/jwks')
        return (0,answer/* json */.Pq)(provider.jwks);
    if (method !== 'GET' || url.pathname !== '/token')
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.notFound, `${url.pathname} is not served`);
    if (credentialOf(headers) !== context.requestToken)
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.unauthenticated, 'wrong request token');
    const audience = url.searchParams.get('audience') ?? 'https://ci.example.com/acme';
    return (0,answer/* json */.Pq)({ value: await workflowToken(context, audience) });
}
function workflowToken({ provider, providerUrl, subject, now }, audience) {
    return provider.mint({
        issuer: providerUrl,
        audience,
        expiresInSeconds: workflowTokenSeconds,
        now,
        claims: {
            sub: subject,
            repository: 'acme/shop',
            repository_owner: 'acme',
            ref: 'refs/heads/main',
            workflow: 'images',
            event_name: 'push',
        },
    });
}
async function serveExchange(request, context) {
    const { method, url } = request;
    if (url.pathname !== '/sts/exchange' || (method !== 'GET' && method !== 'POST')) {
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.notFound, `${method} ${url.pathname} is not an operation of this service`);
    }
    const fields = fieldsOf(request);
    const audience = fields.get('aud');
    if (audience === null)
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.invalid, 'Invalid argument: aud: is required');
    const identity = await matchingIdentity(request, context, fields.get('identity') ?? '');
    const token = await context.signer.mint({
        issuer: context.issuerUrl,
        audience,
        expiresInSeconds: platformTokenSeconds,
        now: context.now,
        claims: { sub: identity },
    });
    return (0,answer/* json */.Pq)({ token });
}
function fieldsOf({ url, headers, body }) {
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    return new URLSearchParams([...url.searchParams, ...new URLSearchParams(isForm ? body : '')]);
}
async function matchingIdentity({ headers }, context, uid) {
    const credential = credentialOf(headers);
    if (credential === undefined)
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.unauthenticated, 'a workflow token is needed');
    const verified = await context.provider.verify(credential, context.providerUrl, context.now);
    if ('invalid' in verified) {
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.unauthenticated, `the workflow token is not valid: ${verified.invalid}`);
    }
    const identity = context.state.identities.find((one) => one.uid === uid);
    if (identity === undefined)
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.notFound, `identity ${uid} was not found`, [(0,answer/* resourceInfo */.bT)('identity', uid)]);
    const { iss = '', sub = '', aud = '' } = verified.claims;
    const { issuer: expectedIssuer = context.providerUrl, subject: expectedSubject, audience, } = identity.claimMatch;
    const expectedAudience = audience ?? new URL(context.issuerUrl).host;
    if (iss === expectedIssuer && sub === expectedSubject && [aud].flat().includes(expectedAudience))
        return uid;
    const metadata = { issuer: iss, subject: sub, expectedIssuer, expectedSubject, expectedAudience };
    throw (0,answer/* refuse */.TR)(answer/* codes */.F4.denied, `the token does not match identity ${uid}`, [
        (0,answer/* errorInfo */.fH)('CLAIM_MISMATCH', 'iam', metadata),
    ]);
}

;// CONCATENATED MODULE: ./lib/emulator/core.js








async function createCore(options, origins) {
    const clock = { offsetMs: 0, skewMs: { platform: 0, registry: 0, issuer: 0, provider: 0 } };
    const base = options.now ?? Date.now;
    const nowAt = (service) => base() + clock.offsetMs + clock.skewMs[service];
    const tokens = [];
    const mint = (token) => void tokens.push(token);
    const [signer, provider] = await Promise.all([createSigner(mint), createSigner(mint)]);
    const requestToken = `request-${(0,external_node_crypto_.randomBytes)(16).toString('hex')}`;
    mint(requestToken);
    const state = options.state ??
        (0,seed/* seededState */.kq)({ now: base(), ...(options.seed === undefined ? {} : { seed: options.seed }) });
    let made = 0;
    const childOf = (parent) => {
        made += 1;
        return `${parent}/${(0,external_node_crypto_.createHash)('sha256')
            .update(`${options.seed ?? 1} ${parent} ${made}`)
            .digest('hex')
            .slice(0, 16)}`;
    };
    const requests = [];
    const core = {
        state,
        origins,
        requests,
        tokens,
        faults: options.faults ?? [],
        requestToken,
        advance(ms) {
            clock.offsetMs += ms;
        },
        tokenFor: (identity) => signer.mint({
            issuer: origins.issuer,
            audience: origins.platform,
            expiresInSeconds: 3600,
            claims: { sub: identity },
            now: nowAt('issuer'),
        }),
        async answer(service, request) {
            const effects = effectsOf(service, request);
            for (const effect of effects)
                if ('clockSkewMs' in effect)
                    clock.skewMs[service] = effect.clockSkewMs;
            const answer = await errorsAsAnswers(() => handlers[service]((0,faults/* withPagingFault */.vG)(request, effects), nowAt(service)));
            const reply = withDate((0,faults/* withResponseFaults */.d7)(answer, effects), nowAt(service));
            const { pathname, search } = request.url;
            requests.push({ service, method: request.method, path: pathname + search, status: reply.status });
            return reply;
        },
    };
    const effectsOf = (0,faults/* createFaultMatcher */.PI)(() => core.faults);
    const signIn = (now) => ({
        state,
        provider,
        providerUrl: origins.provider,
        signer,
        issuerUrl: origins.issuer,
        requestToken,
        subject: options.subject ?? 'repo:acme/shop:ref:refs/heads/main',
        now,
    });
    const handlers = {
        platform: (request, now) => servePlatform(request, { state, now, providerUrl: origins.provider, childOf }, () => callerOf(request, signer, origins, now)),
        registry: (request, now) => serveRegistry(request, {
            state,
            signer,
            registryUrl: origins.registry,
            issuerUrl: origins.issuer,
            now,
        }),
        issuer: (request, now) => serveExchange(request, signIn(now)),
        provider: (request, now) => serveProvider(request, signIn(now)),
    };
    return core;
}
async function errorsAsAnswers(handle) {
    try {
        return await handle();
    }
    catch (error) {
        if (error instanceof answer/* Refusal */.P_)
            return error.answer;
        return (0,answer/* json */.Pq)({ code: 13, message: error instanceof Error ? error.message : 'internal', details: [] }, 500);
    }
}
function withDate(reply, now) {
    return { ...reply, headers: { ...reply.headers, date: new Date(now).toUTCString() } };
}
async function callerOf({ headers }, signer, origins, now) {
    const credential = credentialOf(headers);
    if (credential === undefined)
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.unauthenticated, 'a bearer token is needed');
    const verified = await signer.verify(credential, origins.issuer, now);
    if ('invalid' in verified)
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.unauthenticated, `the token is not valid: ${verified.invalid}`);
    const { sub, aud } = verified.claims;
    if (![aud ?? []].flat().includes(origins.platform)) {
        throw (0,answer/* refuse */.TR)(answer/* codes */.F4.unauthenticated, 'the token was issued for another audience');
    }
    return String(sub);
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/emulator/server.js


const maxBodyBytes = 1024 * 1024;
function serve(port, handle) {
    const server = (0,external_node_http_.createServer)(async (message, response) => {
        const reply = await handle(await incoming(message));
        if (reply.delayMs > 0)
            await (0,promises_.setTimeout)(reply.delayMs);
        if (reply.breaksAfter === 0)
            return void response.destroy();
        const body = message.method === 'HEAD' ? '' : reply.body;
        response.writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(body) });
        if (reply.breaksAfter === undefined)
            return void response.end(body);
        response.write(body.slice(0, reply.breaksAfter), () => response.destroy());
    });
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
            const { port: taken } = server.address();
            const close = () => new Promise((done) => {
                server.close(() => done());
                server.closeAllConnections();
            });
            resolve({ url: `http://127.0.0.1:${taken}`, close });
        });
    });
}
async function incoming(message) {
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size <= maxBodyBytes)
            chunks.push(chunk);
    }
    const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
    return {
        method: message.method ?? 'GET',
        url: new URL(message.url ?? '/', `http://${message.headers.host ?? '127.0.0.1'}`),
        headers: Object.fromEntries(headers),
        body: Buffer.concat(chunks).toString('utf8'),
    };
}

;// CONCATENATED MODULE: ./lib/emulator/transport.js

function transportTo(core) {
    return async ({ method, url: text, headers, authorization, body = '' }) => {
        const url = new URL(text);
        const service = Object.keys(core.origins).find((name) => core.origins[name] === url.origin);
        if (service === undefined)
            throw Object.assign(new Error(`nothing is at ${url.origin}`), { code: 'ENOTFOUND' });
        const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
        const sent = { ...headers, ...(credential === undefined ? {} : { authorization: credential }) };
        const reply = await core.answer(service, { method, url, headers: sent, body });
        if (reply.delayMs > 0)
            await (0,promises_.setTimeout)(reply.delayMs);
        if (reply.breaksAfter !== undefined)
            throw Object.assign(new Error('connection reset'), { code: 'ECONNRESET' });
        return { status: reply.status, headers: reply.headers ?? {}, body: reply.body };
    };
}

;// CONCATENATED MODULE: ./lib/emulator/index.js




const services = ['platform', 'registry', 'issuer', 'provider'];
const testOrigins = {
    platform: 'https://api.platform.test',
    registry: 'https://registry.platform.test',
    issuer: 'https://issuer.platform.test',
    provider: 'https://oidc.platform.test',
};
async function createEmulator(options = {}, origins = testOrigins) {
    const core = await createCore(options, origins);
    return Object.assign(core, { address: addressOf(core), transport: transportTo(core) });
}
async function startEmulator(options = {}) {
    const origins = { platform: '', registry: '', issuer: '', provider: '' };
    const core = await createCore(options, origins);
    const running = [];
    for (const [index, service] of services.entries()) {
        const port = options.port ? options.port + index : 0;
        const server = await serve(port, (request) => core.answer(service, request));
        origins[service] = server.url;
        running.push(server);
    }
    const close = async () => void (await Promise.all(running.map((server) => server.close())));
    return Object.assign(core, { address: addressOf(core), transport: transportTo(core), close });
}
function addressOf({ origins, state, requestToken }) {
    const identity = state.identities[0]?.uid ?? '';
    return {
        baseUrl: origins.platform,
        registryUrl: origins.registry,
        issuerUrl: origins.issuer,
        oidcRequestUrl: `${origins.provider}/token?api-version=2.0`,
        oidcRequestToken: requestToken,
        identity,
        group: (0,emulator_state/* parentOf */.gN)(identity),
        organization: state.organization,
        publicOrganization: state.publicOrganization,
    };
}


/***/ }),

/***/ 9562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mw: () => (/* binding */ digestAt),
  kq: () => (/* binding */ seededState)
});

// UNUSED EXPORTS: builtInRoles

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/emulator/seed-sbom.js
const apkArchitectures = { amd64: 'x86_64', arm64: 'aarch64' };
function packagesOf(image, tag, daysAgo) {
    const version = /^\d+(?:\.\d+)*/.exec(tag)?.[0] ?? '1.0';
    return [
        { name: 'ca-certificates-bundle', version: '20260611-r0', origin: 'ca-certificates' },
        { name: 'libexpat1', version: `2.7.1-r${daysAgo > fixedDaysAgo ? 4 : 5}`, origin: 'expat' },
        { name: 'musl', version: '1.2.5-r9', origin: 'musl' },
        { name: 'zlib', version: '1.3.1-r5', origin: 'zlib' },
        { name: image, version: `${version}.0-r0`, origin: image },
    ];
}
const fixedDaysAgo = 21;
const fixedVersion = '2.7.1-r5';
function apkoSpdx(packages, { digest, architecture, created }) {
    const described = packages.map(({ name, version, origin }) => ({
        SPDXID: `SPDXRef-Package-${name}-${version}`,
        name,
        versionInfo: version,
        filesAnalyzed: false,
        downloadLocation: 'NOASSERTION',
        externalRefs: [purlReference(`pkg:apk/wolfi/${name}@${version}?arch=${apkArchitectures[architecture]}`)],
        recipe: `${origin}.yaml`,
    }));
    const image = { SPDXID: 'SPDXRef-Package-Image', name: digest, primaryPackagePurpose: 'CONTAINER' };
    const recipes = [...new Set(described.map(({ recipe }) => recipe))].map((name) => ({
        SPDXID: `SPDXRef-Package-${name}`,
        name,
        primaryPackagePurpose: 'INSTALL',
    }));
    return {
        ...spdxHead(digest, created, 'apko'),
        packages: [image, ...described.map(({ recipe: _, ...own }) => own), ...recipes],
        relationships: described.flatMap(({ SPDXID, recipe }) => [
            { spdxElementId: image.SPDXID, relationshipType: 'CONTAINS', relatedSpdxElement: SPDXID },
            {
                spdxElementId: SPDXID,
                relationshipType: 'DESCRIBED_BY',
                relatedSpdxElement: `SPDXRef-Package-${recipe}`,
            },
        ]),
    };
}
function syftSpdx(packages, { digest, architecture, created }) {
    return {
        ...spdxHead(digest, created, 'syft'),
        packages: packages.map((one) => ({
            SPDXID: `SPDXRef-Package-apk-${one.name}`,
            name: one.name,
            versionInfo: one.version,
            downloadLocation: 'NOASSERTION',
            sourceInfo: 'acquired package info from APK DB: /lib/apk/db/installed',
            externalRefs: [purlReference(syftPurl(one, architecture))],
        })),
        relationships: [],
    };
}
function cycloneDx(packages, { path, digest, architecture, created }) {
    return {
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        version: 1,
        metadata: { timestamp: created, component: { type: 'container', name: path, version: digest } },
        components: packages.map((one) => ({
            type: 'library',
            name: one.name,
            version: one.version,
            purl: syftPurl(one, architecture),
            properties: [{ name: 'syft:metadata:originPackage', value: one.origin }],
        })),
    };
}
function statement(predicateType, predicate, { path, digest }) {
    return {
        _type: 'https://in-toto.io/Statement/v1',
        subject: [{ name: path, digest: { sha256: digest.slice('sha256:'.length) } }],
        predicateType,
        predicate,
    };
}
function envelope(stated) {
    const payload = Buffer.from(JSON.stringify(stated)).toString('base64');
    return { payloadType: 'application/vnd.in-toto+json', payload, signatures: [{ keyid: '', sig: 'AAAA' }] };
}
function spdxHead(name, created, tool) {
    return {
        SPDXID: 'SPDXRef-DOCUMENT',
        spdxVersion: 'SPDX-2.3',
        dataLicense: 'CC0-1.0',
        name: `sbom-${name}`,
        documentNamespace: `https://example.com/sbom/${name}`,
        creationInfo: { created, creators: [`Tool: ${tool}`] },
    };
}
function purlReference(referenceLocator) {
    return { referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator };
}
function syftPurl({ name, version, origin }, architecture) {
    const upstream = origin === name ? '' : `&upstream=${origin}`;
    return `pkg:apk/wolfi/${name}@${version}?arch=${apkArchitectures[architecture]}&distro=wolfi${upstream}`;
}

;// CONCATENATED MODULE: ./lib/emulator/seed-advisories.js

const bare = [
    ['openssl', 'CVE-2026-1001'],
    ['glibc', 'CVE-2026-1002'],
    ['log4j', 'CVE-2021-44228'],
];
function seededAdvisories(hex, iso) {
    const named = (artifactName, advisoryId) => ({
        uid: hex(`advisory ${advisoryId}`, 40),
        advisoryId,
        artifactName,
        createTime: iso(30),
        updateTime: iso(6),
    });
    const approved = (daysAgo) => ({ createTime: iso(daysAgo), reviewState: 'REVIEW_STATE_APPROVED' });
    return [
        ...bare.map(([artifactName, advisoryId]) => ({
            ...named(artifactName, advisoryId),
            createTime: iso(20),
        })),
        {
            ...named('expat', 'CGA-2001-expt-fixd'),
            artifactType: 'apk',
            aliases: ['CVE-2026-2001', 'GHSA-2001-aaaa-bbbb'],
            severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' }],
            events: [
                { ...approved(26), detection: { manual: {} } },
                { ...approved(fixedDaysAgo), fixed: { fixedVersion: fixedVersion } },
            ],
        },
        {
            ...named('krb5', 'CGA-2002-krb5-fals'),
            artifactType: 'apk',
            aliases: ['CVE-2026-2002'],
            severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
            events: [
                { ...approved(15), detection: { manual: {} } },
                {
                    ...approved(10),
                    falsePositiveDetermination: { type: 'TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE', note: '' },
                },
            ],
        },
    ];
}
function scannerReport(digest, daysAgo, lastSeen) {
    const { version = '' } = packagesOf('', '', daysAgo).find(({ name }) => name === 'libexpat1') ?? {};
    const match = {
        vulnerability: { id: 'CVE-2026-2001', severity: 'High', relatedVulnerabilities: ['GHSA-2001-aaaa-bbbb'] },
        pkg: { name: 'libexpat1', version },
        fix: { versions: [fixedVersion], state: 'fixed' },
    };
    return { digest, lastSeen, vulnerabilityMatches: version === fixedVersion ? [] : [match] };
}

;// CONCATENATED MODULE: ./lib/emulator/seed-content.js

const types = {
    index: 'application/vnd.oci.image.index.v1+json',
    manifest: 'application/vnd.oci.image.manifest.v1+json',
    config: 'application/vnd.oci.image.config.v1+json',
    empty: 'application/vnd.oci.empty.v1+json',
    inToto: 'application/vnd.in-toto+json',
    dsse: 'application/vnd.dsse.envelope.v1+json',
    bundle: 'application/vnd.dev.sigstore.bundle.v0.3+json',
    cycloneDx: 'application/vnd.cyclonedx+json',
};
function imageManifest(mediaType, config, layers, more = {}) {
    return blob(mediaType, { schemaVersion: 2, mediaType, ...more, config: descriptor(config), layers });
}
function descriptor({ mediaType, digest, text }) {
    return { mediaType, digest, size: Buffer.byteLength(text) };
}
function blob(mediaType, value) {
    const text = JSON.stringify(value);
    return { mediaType, text, digest: `sha256:${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex')}` };
}
const empty = blob(types.empty, {});

;// CONCATENATED MODULE: ./lib/emulator/seed-attached.js


const attachments = {
    node: cosignAttestation,
    python: sigstoreBundle,
    nginx: buildKit,
    postgres: cosignSbom,
    redis: referrer,
    static: referrer,
};
const spdxPredicate = 'https://spdx.dev/Document';
function cosignAttestation(packages, image) {
    const layer = blob(types.dsse, envelope(statement(spdxPredicate, apkoSpdx(packages, image), image)));
    const annotations = { predicateType: spdxPredicate };
    const manifest = imageManifest(types.manifest, empty, [{ ...descriptor(layer), annotations }]);
    return { content: [empty, layer, { ...manifest, tag: `${image.digest.replace(':', '-')}.att` }] };
}
function cosignSbom(packages, image) {
    const layer = blob(types.cycloneDx, cycloneDx(packages, image));
    const manifest = imageManifest(types.manifest, empty, [descriptor(layer)]);
    return { content: [empty, layer, { ...manifest, tag: `${image.digest.replace(':', '-')}.sbom` }] };
}
function sigstoreBundle(packages, image) {
    const dsseEnvelope = envelope(statement(spdxPredicate, syftSpdx(packages, image), image));
    const layer = blob(types.bundle, { mediaType: types.bundle, verificationMaterial: {}, dsseEnvelope });
    const annotations = { 'dev.sigstore.bundle.predicateType': spdxPredicate };
    return referring(layer, types.bundle, annotations, image);
}
function referrer(packages, image) {
    return referring(blob(types.cycloneDx, cycloneDx(packages, image)), types.cycloneDx, {}, image);
}
function referring(layer, artifactType, annotations, image) {
    const manifest = imageManifest(types.manifest, empty, [descriptor(layer)], {
        artifactType,
        annotations,
        subject: { mediaType: types.manifest, digest: image.digest, size: 0 },
    });
    return { content: [empty, layer, { ...manifest, subject: image.digest, artifactType, annotations }] };
}
function buildKit(packages, image) {
    const layer = blob(types.inToto, statement(spdxPredicate, syftSpdx(packages, image), image));
    const annotations = { 'in-toto.io/predicate-type': spdxPredicate };
    const manifest = imageManifest(types.manifest, empty, [{ ...descriptor(layer), annotations }]);
    const entry = {
        ...descriptor(manifest),
        annotations: {
            'vnd.docker.reference.digest': image.digest,
            'vnd.docker.reference.type': 'attestation-manifest',
        },
        platform: { os: 'unknown', architecture: 'unknown' },
    };
    return { content: [empty, layer, manifest], inIndex: [entry] };
}

;// CONCATENATED MODULE: ./lib/emulator/seed-images.js



function seededImage({ path, tag, daysAgo, created, seed }) {
    const name = path.split('/').at(-1) ?? '';
    const platforms = ['amd64', 'arm64'].map((architecture) => {
        const config = blob(types.config, {
            os: 'linux',
            architecture,
            created,
            config: { Labels: { path, tag, seed: String(seed) } },
        });
        const manifest = imageManifest(types.manifest, config, []);
        const info = { path, architecture, digest: manifest.digest, created };
        const attached = attachments[name]?.(packagesOf(name, tag, daysAgo), info) ?? { content: [] };
        return { config, manifest, architecture, attached };
    });
    const index = blob(types.index, {
        schemaVersion: 2,
        mediaType: types.index,
        manifests: [
            ...platforms.map(({ manifest, architecture }) => ({
                ...descriptor(manifest),
                platform: { os: 'linux', architecture },
            })),
            ...platforms.flatMap(({ attached }) => attached.inIndex ?? []),
        ],
    });
    return {
        digest: index.digest,
        index: {
            digest: index.digest,
            manifests: platforms.map(({ manifest, architecture }) => ({
                digest: manifest.digest,
                os: 'linux',
                architecture,
            })),
        },
        content: [
            index,
            ...platforms.flatMap(({ config, manifest, attached }) => [config, manifest, ...attached.content]),
        ],
    };
}

// EXTERNAL MODULE: ./lib/emulator/state.js
var emulator_state = __webpack_require__(9286);
;// CONCATENATED MODULE: ./lib/emulator/seed.js




const dayMs = 86_400_000;
const organizationImages = {
    node: {
        '18': [400, 370, 340, 300],
        '18-dev': [400, 300],
        '20': [200, 170, 140, 110, 80, 60, 45, 30, 12, 3],
        '20-dev': [200, 110, 45, 3],
        '22': [90, 60, 30, 9, 2],
        '22-dev': [90, 30, 2],
        latest: [200, 110, 45, 3],
    },
    python: {
        '3.11': [300, 200, 100, 20],
        '3.12': [180, 120, 90, 60, 40, 25, 10, 1],
        '3.12-dev': [180, 60, 1],
    },
    nginx: { '1.27': [150, 90, 50, 21, 5], latest: [150, 50, 5] },
    postgres: { '16': [210, 140, 70, 35, 8], '17': [60, 30, 8] },
    redis: { '7': [120, 80, 41, 1] },
    busybox: { nightly: Array.from({ length: 1500 }, (_, index) => 250 - index / 6) },
};
const publicImages = {
    nginx: { latest: [30, 14, 4], 'latest-dev': [30, 4], '1.27': [30, 4] },
    static: { latest: [90, 33], 'latest-dev': [90, 33] },
};
const maxImages = 4;
const deprecated = new Set(['node:18', 'node:18-dev', 'python:3.11']);
function seededState({ now, seed = 1 }) {
    const hex = (name, length) => (0,external_node_crypto_.createHash)('sha256').update(`${seed} ${name}`).digest('hex').slice(0, length);
    const iso = (daysAgo) => new Date(now - daysAgo * dayMs).toISOString();
    const root = hex('organization', 40);
    const publicRoot = hex('public organization', 40);
    const times = { createTime: iso(500), updateTime: iso(500) };
    const identity = { uid: `${root}/${hex('identity', 16)}`, name: 'shop-ci', ...times };
    const owner = { uid: `${root}/${hex('owner', 16)}`, name: 'platform-team', ...times };
    const repos = (parent, organization, images) => Object.entries(images).map(([name, tags]) => {
        const path = `${organization}/${name}`;
        const seeded = Object.entries(tags).map(([tag, moves]) => ({
            tag,
            moves: moves.map((daysAgo, at) => moves.length - at > maxImages
                ? { daysAgo, digest: `sha256:${hex(`${parent} ${name}:${tag} ${daysAgo}`, 64)}` }
                : { daysAgo, ...seededImage({ path, tag, daysAgo, created: iso(daysAgo), seed }) }),
        }));
        const held = seeded.flatMap(({ moves }) => moves.flatMap((move) => ('index' in move ? [move] : [])));
        const content = held.flatMap((image) => image.content);
        return {
            uid: `${parent}/${hex(`${parent} ${name}`, 16)}`,
            name,
            ...times,
            indexes: held.map(({ index }) => index),
            content: [...new Map(content.map((one) => [`${one.digest} ${one.tag}`, one])).values()],
            vulnerabilityReports: held.map(({ digest, daysAgo }) => scannerReport(digest, daysAgo, iso(0))),
            tags: seeded.map(({ tag, moves }) => ({
                uid: `${parent}/${hex(`${parent} ${name}`, 16)}/${hex(`${parent} ${name}:${tag}`, 16)}`,
                name: tag,
                deprecated: deprecated.has(`${name}:${tag}`),
                ...(deprecated.has(`${name}:${tag}`) ? { eolDate: iso(100) } : {}),
                history: moves.map(({ daysAgo, digest }) => ({ updateTimestamp: iso(daysAgo), digest })),
            })),
        };
    });
    const state = {
        organization: 'acme',
        publicOrganization: 'public-images',
        groups: [
            { uid: root, name: 'acme', ...times },
            { uid: publicRoot, name: 'public-images', ...times },
        ],
        identities: [
            { ...identity, claimMatch: { subject: 'repo:acme/shop:ref:refs/heads/main' } },
            { ...owner, claimMatch: { subject: 'repo:acme/platform:ref:refs/heads/main' } },
        ],
        roles: Object.entries(builtInRoles).map(([name, capabilities]) => ({
            uid: hex(`role ${name}`, 40),
            name,
            capabilities: [...capabilities],
            ...times,
        })),
        roleBindings: [
            ['viewer', identity.uid],
            ['registry.pull', identity.uid],
            ['owner', owner.uid],
        ].map(([role = '', identityUid = '']) => ({
            uid: `${root}/${hex(`binding ${role}`, 16)}`,
            identityUid,
            roleUid: hex(`role ${role}`, 40),
            ...times,
        })),
        repos: [...repos(root, 'acme', organizationImages), ...repos(publicRoot, 'public-images', publicImages)],
        advisories: seededAdvisories(hex, iso),
    };
    return emulator_state/* stateSchema */.Jy.parse(state);
}
const viewer = [
    'repos.list',
    'tags.list',
    'advisories.list',
    'groups.list',
    'identities.list',
    'roles.list',
    'role_bindings.list',
    'libraries.list',
    'subscriptions.list',
];
const builtInRoles = {
    viewer,
    'registry.pull': ['registry.pull', 'repos.list', 'tags.list'],
    owner: ['*'],
};
function digestAt(state, path, tag, instant) {
    const [organization, name] = path.split('/');
    const root = state.groups.find((group) => group.name === organization);
    const repo = state.repos.find((one) => one.name === name && one.uid.startsWith(`${root?.uid}/`));
    const history = repo?.tags.find((one) => one.name === tag)?.history ?? [];
    const record = history.findLast(({ updateTimestamp }) => Date.parse(updateTimestamp) <= instant);
    if (record === undefined)
        throw new Error(`${path}:${tag} did not exist then`);
    return record.digest;
}


/***/ }),

/***/ 9286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jy: () => (/* binding */ stateSchema),
/* harmony export */   Qz: () => (/* binding */ repoAt),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   gN: () => (/* binding */ parentOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

const uid = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w.-]+(?:\/[\w.-]+)*$/);
const time = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$();
const digest = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^sha256:[a-f0-9]{64}$/);
const epoch = '2026-01-01T00:00:00.000Z';
const times = { createTime: time.default(epoch), updateTime: time.default(epoch) };
const group = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ uid, name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''), ...times });
const identity = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    uid: uid.describe('<group uid>/<suffix>'),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[a-z0-9 ._-]{1,}$/),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    claimMatch: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        issuer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe("Absent: the emulator's own OIDC provider"),
        subject: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        audience: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Absent: the host of the issuer address'),
    }),
    ...times,
});
const role = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    uid,
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    capabilities: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    ...times,
});
const roleBinding = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ uid, identityUid: uid, roleUid: uid, ...times });
const tag = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    uid,
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    deprecated: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    eolDate: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    history: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ updateTimestamp: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$({ offset: true }), digest })),
});
const platformManifest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    digest,
    os: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    architecture: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    size: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().default(0).describe('Size of the image in bytes'),
});
const vulnerabilityReport = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    digest,
    lastSeen: time,
    vulnerabilityMatches: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ vulnerability: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), severity: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }) })),
});
const content = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    digest,
    mediaType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tag: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('A tag that the list of tags does not contain, such as `sha256-<hex>.att`'),
    subject: digest.optional().describe('The digest that it refers to, for the referrers API'),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
const repo = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    uid: uid.describe('<group uid>/<suffix>'),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(tag),
    indexes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        digest,
        manifests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(platformManifest),
    }))
        .default([])
        .describe('Multi-platform indexes that the registry serves'),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(content).default([]).describe('Other manifests and blobs of the registry'),
    readme: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    vulnerabilityReports: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(vulnerabilityReport).default([]),
    ...times,
});
const advisory = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ uid, advisoryId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), artifactName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ...times });
const artifact = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    uid,
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    ecosystem: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    versions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ uid, name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sizeBytes: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('0'), ...times })),
    ...times,
});
const document = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    advisories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), aliases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]) })),
});
const stateSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    organization: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Name of the root organization group, first part of its image names'),
    publicOrganization: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    groups: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(group),
    identities: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(identity),
    roles: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(role),
    roleBindings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(roleBinding),
    repos: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(repo),
    advisories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(advisory).default([]),
    artifacts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(artifact).default([]).describe('Artifacts of libraries'),
    documents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(document).default([]).describe('Documents of the advisory feed'),
    vulnerabilityMetadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).default([]),
    resolvedVulns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ date: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).default([]),
    subscriptions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ uid, sink: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ...times })).default([]),
});
function parentOf(child) {
    return child.slice(0, Math.max(0, child.lastIndexOf('/')));
}
function isWithin(resource, groupUid) {
    return resource === groupUid || resource.startsWith(`${groupUid}/`);
}
function repoAt(state, path) {
    const [organization, ...rest] = path.split('/');
    const root = state.groups.find(({ uid: own, name }) => name === organization && !own.includes('/'));
    return root && state.repos.find(({ uid: own, name }) => name === rest.join('/') && isWithin(own, root.uid));
}


/***/ })

};
