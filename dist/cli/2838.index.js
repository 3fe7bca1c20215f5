export const id = 2838;
export const ids = [2838];
export const modules = {

/***/ 96671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a7: () => (/* binding */ platformAdvisorySchema),
/* harmony export */   m2: () => (/* binding */ vulnerabilityReportSchema),
/* harmony export */   vj: () => (/* binding */ batchNames)
/* harmony export */ });
/* unused harmony export maxUrlLength */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);


const maxUrlLength = 2000;
const reserved = 300;
function batchNames(names, baseUrl) {
    const room = maxUrlLength - reserved - `${baseUrl}/vulnerabilities/v2/advisories?`.length;
    const batches = [];
    const tooLong = [];
    let left = 0;
    for (const name of new Set(names)) {
        const size = `${new URLSearchParams({ artifactNames: name })}&`.length;
        if (size > room) {
            tooLong.push(name);
            continue;
        }
        if (size > left) {
            batches.push([]);
            left = room;
        }
        batches.at(-1)?.push(name);
        left -= size;
    }
    return { batches, tooLong };
}
const statuses = {
    detection: 'detected',
    truePositiveDetermination: 'true-positive',
    falsePositiveDetermination: 'false-positive',
    fixed: 'fixed',
    patched: 'patched',
    pendingUpstreamFix: 'pending-upstream-fix',
    fixNotPlanned: 'not-planned',
    analysisNotPlanned: 'analysis-not-planned',
};
const event = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    createTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    reviewState: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    fixed: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ fixedVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).nullish(),
    patched: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ patchedVersions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional() }).nullish(),
});
function isApproved({ reviewState }) {
    return ['REVIEW_STATE_APPROVED', 'REVIEW_STATE_UNSPECIFIED', '', undefined].includes(reviewState);
}
function eventOf(raw) {
    const kind = Object.keys(statuses).find((name) => raw[name] !== undefined && raw[name] !== null);
    const status = (kind === undefined ? undefined : statuses[kind]) ?? 'unknown';
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({
        status,
        at: raw.createTime,
        fixedVersion: (status === 'fixed' && raw.fixed?.fixedVersion) || undefined,
        patchedVersions: status === 'patched' ? raw.patched?.patchedVersions : undefined,
    });
}
const platformAdvisorySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    uid: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    advisoryId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    artifactName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    updateTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    aliases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    severities: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('TYPE_UNSPECIFIED'), score: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('') }))
        .optional(),
    events: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(event).optional(),
})
    .transform(({ artifactType, aliases, severities, events, ...advisory }) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({
    ...advisory,
    artifactType: artifactType || undefined,
    aliases,
    severities,
    events: events?.filter(isApproved).map(eventOf),
}));
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('');
const filled = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .optional()
    .transform((value) => value || undefined);
const word = text.transform((name) => (name === 'UNKNOWN' ? '' : name.toLowerCase().replaceAll('_', '-')));
const vulnerabilityReportSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: text,
    lastSeen: filled,
    vulnerabilityMatches: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        vulnerability: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
            displayId: filled,
            severity: word,
            relatedVulnerabilities: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).transform(({ id }) => id)]))
                .default([]),
        }),
        pkg: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: filled, version: filled }).optional(),
        fix: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ versions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]), state: word }).optional(),
    }))
        .default([]),
});


/***/ }),

/***/ 83416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ callPlatform),
/* harmony export */   s: () => (/* binding */ platformError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48270);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38848);




const detail = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    '@type': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    domain: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
    fieldViolations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).optional(),
    violations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).optional(),
});
const status = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().optional(),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    details: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
});
function platformError(operation, response, hint) {
    return new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(operation, response.status, decodeDetails((0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorBody */ .t4)(response)), hint);
}
function decodeDetails(body) {
    const parsed = status.safeParse(body);
    if (!parsed.success)
        return {};
    const details = (parsed.data.details ?? []).flatMap((raw) => {
        const one = detail.safeParse(raw);
        return one.success ? [one.data] : [];
    });
    const info = details.find((d) => d['@type'].endsWith('ErrorInfo'));
    const violations = details.flatMap((d) => [
        ...(d.fieldViolations ?? []),
        ...(d.violations ?? []).map((v) => ({ field: v.type, description: v.description })),
    ]);
    const { message, code } = parsed.data;
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({
        violations,
        message,
        code,
        reason: info?.reason,
        domain: info?.domain,
        metadata: info?.metadata,
    });
}
async function callPlatform({ send, baseUrl, token, surface }, request) {
    const { method, operation, path, query, body, repeatable, denied } = request;
    const response = await send({
        method,
        url: `${baseUrl}${path}${query === undefined ? '' : `?${query}`}`,
        headers: {
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        authorization: { scheme: 'Bearer', credential: token },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(repeatable === undefined ? {} : { repeatable }),
    });
    const hints = new Map([
        [401, (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenRejected */ .Mp)(surface)],
        [403, denied],
    ]);
    if (response.status !== 200)
        throw platformError(operation, response, hints.get(response.status));
    return response;
}


/***/ }),

/***/ 92838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LU: () => (/* binding */ expectedSubject),
  JW: () => (/* binding */ platformClient)
});

// UNUSED EXPORTS: verbs

// EXTERNAL MODULE: ./lib/clients/platform/advisories.js
var advisories = __webpack_require__(96671);
// EXTERNAL MODULE: ./lib/clients/platform/messages.js
var messages = __webpack_require__(38848);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
;// CONCATENATED MODULE: ./lib/clients/platform/resources.js



const resources_text = schemas/* string */.YjP().default('');
const line = (maxLength) => resources_text.transform((value) => (0,text_text/* onOneLine */.GJ)(value, maxLength));
const mode = resources_text.transform((value) => (value.endsWith('DRY_RUN') ? 'dry-run' : 'enforced'));
const results = new Map([
    ['ALLOWED', 'allowed'],
    ['DENIED', 'denied'],
]);
const result = resources_text.transform((value) => results.get(value.replace(/^RESULT_/, '')) ?? 'error');
const maxParameters = 20;
const parameters = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
    .default({})
    .transform((values) => Object.fromEntries(Object.entries(values)
    .slice(0, maxParameters)
    .map(([name, value]) => [
    (0,text_text/* onOneLine */.GJ)(name, 60),
    (0,text_text/* onOneLine */.GJ)(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), 60),
])));
const policyBinding = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().min(1),
    mode,
    parameters,
    resourceTypes: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});
const policyOverride = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().min(1),
    policyId: resources_text,
    digest: resources_text,
    artifactId: resources_text,
    reason: line(300),
    createdBy: line(200),
    createdAt: line(40),
});
const policyCheck = schemas/* object */.Ikc({
    results: schemas/* array */.YOg(schemas/* object */.Ikc({ bindingId: resources_text, policyId: resources_text, policyName: line(200), mode, result, parameters }))
        .max(1000)
        .default([]),
});
const imageConfig = schemas/* object */.Ikc({ labels: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}) });
const uid = schemas/* string */.YjP().min(1);
const times = { createTime: schemas/* string */.YjP().optional(), updateTime: schemas/* string */.YjP().optional() };
const group = schemas/* object */.Ikc({ uid, name: schemas/* string */.YjP(), description: resources_text, ...times });
const role = schemas/* object */.Ikc({
    uid,
    name: schemas/* string */.YjP(),
    description: resources_text,
    capabilities: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});
const repository = schemas/* object */.Ikc({ uid, name: schemas/* string */.YjP().min(1), description: resources_text, ...times });
const digest = schemas/* string */.YjP()
    .optional()
    .transform((value) => (value !== undefined && (0,images_image/* isDigest */.Bc)(value) ? value : undefined));
const tag = schemas/* object */.Ikc({
    uid,
    name: schemas/* string */.YjP().min(1),
    deprecated: schemas/* boolean */.zMY().default(false),
    digest,
    ...times,
});
const architectures = schemas/* object */.Ikc({ architectures: schemas/* array */.YOg(schemas/* string */.YjP()).max(100).default([]) });
const size = schemas/* object */.Ikc({ size: coerce/* number */.ai().nonnegative().optional() });
const readme = schemas/* object */.Ikc({ content: resources_text });
const vulnerabilityCounts = schemas/* object */.Ikc({
    items: schemas/* array */.YOg(schemas/* object */.Ikc({
        tag: resources_text,
        date: resources_text,
        vulnCounts: schemas/* array */.YOg(schemas/* object */.Ikc({ severity: line(40), count: coerce/* number */.ai().int().nonnegative().default(0) }))
            .max(100)
            .default([]),
    }))
        .max(100_000)
        .default([]),
});
const identity = schemas/* object */.Ikc({
    uid,
    name: schemas/* string */.YjP(),
    description: resources_text,
    claimMatch: schemas/* looseObject */._H3({
        issuer: schemas/* string */.YjP().optional(),
        issuerPattern: schemas/* string */.YjP().optional(),
        subject: schemas/* string */.YjP().optional(),
        subjectPattern: schemas/* string */.YjP().optional(),
        audience: schemas/* string */.YjP().optional(),
        audiencePattern: schemas/* string */.YjP().optional(),
    })
        .default({}),
    lastSeenTime: schemas/* string */.YjP().optional(),
    ...times,
});
const roleBinding = schemas/* object */.Ikc({ uid, identity: schemas/* object */.Ikc({ uid }), role: schemas/* object */.Ikc({ uid, name: schemas/* string */.YjP() }), ...times })
    .transform(({ uid: own, identity: { uid: identityUid }, role: { uid: roleUid, name: roleName } }) => ({
    uid: own,
    identityUid,
    roleUid,
    roleName,
}));
const endOfLifeTag = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    tagStatus: schemas/* string */.YjP().optional(),
    gracePeriodExpiryDate: schemas/* string */.YjP().nullish(),
    mainPackageVersion: schemas/* object */.Ikc({ eolDate: resources_text.transform((date) => date || undefined), version: resources_text })
        .optional(),
});
const byUid = ({ uid }) => uid;
const byId = ({ id }) => id;

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/clients/http/json.js
var json = __webpack_require__(62123);
// EXTERNAL MODULE: ./lib/clients/platform/call.js
var call = __webpack_require__(83416);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
;// CONCATENATED MODULE: ./lib/clients/platform/list.js



const pageSize = 200;
const stepOf = (size) => Math.max(1, size - 1);
const maxItems = 200_000;
function listOf(operation, request, keyOf, hasTotals = true) {
    const all = () => readAll(operation, request, keyOf, hasTotals);
    return {
        all,
        firstPage: () => request({ page_size: String(pageSize) }),
        async *[Symbol.asyncIterator]() {
            yield* await all();
        },
        async total() {
            const { items, totalCount, nextPageToken } = await request({ page_size: '1' });
            if (totalCount !== undefined)
                return totalCount;
            if (nextPageToken === '')
                return BigInt(items.length);
            return BigInt((await all()).length);
        },
    };
}
async function readAll(operation, request, keyOf, hasTotals) {
    const found = new Map();
    const add = ({ items }) => {
        for (const item of items) {
            const key = keyOf(item);
            const known = found.get(key);
            if (known !== undefined && !(0,external_node_util_.isDeepStrictEqual)(known, item))
                throw new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.contradictsItself(key)}`);
            found.set(key, item);
        }
        if (found.size > maxItems)
            throw tooLong(operation);
    };
    const asked = await request({ page_size: String(pageSize) });
    const first = isOpen(asked) && !hasTotals ? await request({ page_size: String(pageSize - 1) }) : asked;
    if (first !== asked && first.nextPageToken === '')
        throw new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.withoutTokens}`);
    add(first);
    let last = first;
    const join = (page) => {
        const wrong = boundaryProblem(first, last, page, keyOf);
        if (wrong !== undefined)
            throw new failure/* Failure */.HR('bad-answer', `${operation}: ${wrong}`);
        add(page);
        last = page;
    };
    for (const page of await pagesBySkip(operation, request, first))
        join(page);
    const step = stepOf(pageSize);
    for (let skip = step; hasTotals && isOpen(last); skip += step)
        join(await request({ page_size: String(pageSize), skip: String(skip) }));
    const tokens = new Set();
    while (last.nextPageToken !== '') {
        const [token, before] = [last.nextPageToken, found.size];
        last = await request({ page_size: String(pageSize), page_token: token });
        add(last);
        const isRepeated = tokens.has(token) || (found.size === before && last.nextPageToken !== '');
        if (isRepeated)
            throw new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.restarted}`);
        tokens.add(token);
    }
    const totals = [first.totalCount ?? 0n, last.totalCount ?? 0n];
    const missing = totals.find((total) => found.size < total);
    if (missing !== undefined)
        throw new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.changed(found.size, missing)}`);
    if (last.totalCount !== undefined && found.size > last.totalCount)
        throw new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.contradicts(found.size, last.totalCount)}`);
    return [...found.values()];
}
function isOpen({ items, nextPageToken, totalCount }) {
    return items.length === pageSize && nextPageToken === '' && totalCount === undefined;
}
function boundaryProblem(first, before, { items: [again] }, keyOf) {
    const [beginning] = first.items;
    const shared = first.items.length > 1 ? before.items[stepOf(first.items.length)] : undefined;
    if (shared === undefined || beginning === undefined)
        return undefined;
    const key = again === undefined ? undefined : keyOf(again);
    if (key === keyOf(shared))
        return undefined;
    return key === keyOf(beginning) ? messages/* incompleteList */.N6.restarted : messages/* incompleteList */.N6.moved;
}
async function pagesBySkip(operation, request, { items, nextPageToken, totalCount = 0n }) {
    if (totalCount > maxItems)
        throw tooLong(operation);
    if (items.length === 0 || nextPageToken === '')
        return [];
    const step = stepOf(items.length);
    const skips = [];
    for (let skip = step; items.length > 1 ? skip < totalCount - 1n : skip < totalCount; skip += step)
        skips.push(skip);
    return Promise.all(skips.map((skip) => request({ page_size: String(pageSize), skip: String(skip) })));
}
function tooLong(operation) {
    return new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.tooLong(maxItems)}`);
}

;// CONCATENATED MODULE: ./lib/clients/platform/verbs.js





const envelope = schemas/* object */.Ikc({
    nextPageToken: schemas/* string */.YjP().default(''),
    totalCount: schemas/* union */.KCZ([schemas/* string */.YjP().regex(/^(?:0|[1-9]\d{0,17})$/), schemas/* int */.Whr().nonnegative()]).optional(),
});
function getVerb(operation, schema, labels) {
    return {
        operation,
        bind: (credentials) => async (captures = [], query) => {
            const response = await send(credentials, operation, labels, captures, {
                ...(0,collections/* compact */.oE)({ query: query && searchOf(query) }),
            });
            return (0,json/* decodeJson */.x)(labels.name, response, schema);
        },
    };
}
function listVerb(operation, items, schema, key, labels) {
    const page = schemas/* object */.Ikc({ [items]: schemas/* array */.YOg(schema).default([]) });
    return {
        operation,
        bind: (credentials) => (query = {}, captures = []) => {
            const name = `${labels.name}${typeof query.name === 'string' ? ` named ${query.name}` : ''}`;
            const requestPage = async (paging) => {
                const response = await send(credentials, operation, { ...labels, name }, captures, {
                    query: searchOf({ ...query, ...paging }),
                });
                const { nextPageToken, totalCount } = (0,json/* decodeJson */.x)(name, response, envelope);
                const found = (0,json/* decodeJson */.x)(name, response, page)[items] ?? [];
                const total = totalCount === undefined ? {} : { totalCount: BigInt(totalCount) };
                return { items: found, nextPageToken, ...total };
            };
            return listOf(name, requestPage, key, operation.includes('/v2/'));
        },
    };
}
function createVerb(operation, schema, labels) {
    return {
        operation,
        bind: (credentials) => async (parent, body) => (0,json/* decodeJson */.x)(labels.name, await send(credentials, operation, labels, [parent], { body }), schema),
    };
}
function updateVerb(operation, schema, labels) {
    return {
        operation,
        bind: (credentials) => async (uid, body, mask) => {
            const query = searchOf({ updateMask: mask.join(',') });
            const response = await send(credentials, operation, labels, [uid], { body, query, repeatable: true });
            return (0,json/* decodeJson */.x)(labels.name, response, schema);
        },
    };
}
function queryVerb(operation, schema, labels) {
    return {
        operation,
        bind: (credentials) => async (subject, body) => (0,json/* decodeJson */.x)(labels.name, await send(credentials, operation, labels, [subject], { body, repeatable: true }), schema),
    };
}
function deleteVerb(operation, labels) {
    return {
        operation,
        bind: (credentials) => async (uid) => void (await send(credentials, operation, labels, [uid], {})),
    };
}
function send(credentials, operation, { name, denied }, captures, more) {
    const [method, template = ''] = operation.split(' ');
    const rest = [...captures];
    const path = template.replace(/\{\w+\}/g, () => rest.shift() ?? '');
    return (0,call/* callPlatform */.o)(credentials, {
        method,
        operation: name,
        path,
        ...(0,collections/* compact */.oE)({ denied }),
        ...more,
    });
}
function searchOf(query) {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
        for (const text of [value ?? []].flat())
            parameters.append(name, text);
    }
    return parameters;
}

;// CONCATENATED MODULE: ./lib/clients/platform/client.js




function expectedSubject({ subject, subjectPattern }) {
    return subject ?? `(by pattern) ${subjectPattern ?? ''}`;
}
const manage = messages/* missingRoles */.eI.manageIdentities;
const iamVerbs = {
    getGroup: getVerb('GET /iam/v2/groups/{uid}', group, { name: 'Get group' }),
    listGroups: listVerb('GET /iam/v2/groups', 'groups', group, byUid, {
        name: 'List groups',
        denied: manage,
    }),
    listIdentities: listVerb('GET /iam/v2/identities', 'identities', identity, byUid, {
        name: 'List identities',
        denied: manage,
    }),
    getIdentity: getVerb('GET /iam/v2/identities/{uid}', identity, {
        name: 'Get identity',
        denied: manage,
    }),
    createIdentity: createVerb('POST /iam/v2/identities/{parent}', identity, { name: 'Create identity', denied: manage }),
    deleteIdentity: deleteVerb('DELETE /iam/v2/identities/{uid}', { name: 'Delete identity', denied: manage }),
    updateIdentity: updateVerb('PATCH /iam/v2/identities/{uid}', identity, { name: 'Update identity', denied: manage }),
    createRole: createVerb('POST /iam/v2/roles/{parent}', role, { name: 'Create role', denied: manage }),
    deleteRole: deleteVerb('DELETE /iam/v2/roles/{uid}', { name: 'Delete role', denied: manage }),
    listRoles: listVerb('GET /iam/v2/roles', 'roles', role, byUid, {
        name: 'List roles',
        denied: manage,
    }),
    listRoleBindings: listVerb('GET /iam/v2/roleBindings', 'roleBindings', roleBinding, byUid, {
        name: 'List role bindings',
        denied: manage,
    }),
    createRoleBinding: createVerb('POST /iam/v2/roleBindings/{parent}', roleBinding, { name: 'Create role binding', denied: manage }),
    deleteRoleBinding: deleteVerb('DELETE /iam/v2/roleBindings/{uid}', {
        name: 'Delete role binding',
        denied: manage,
    }),
};
const registryVerbs = {
    listRepositories: listVerb('GET /registry/v2/repos', 'repos', repository, byUid, {
        name: 'List repositories',
    }),
    listTags: listVerb('GET /registry/v2/tags', 'tags', tag, byUid, { name: 'List tags' }),
    listEndOfLifeTags: listVerb('GET /registry/v1/eoltags', 'items', endOfLifeTag, byId, {
        name: 'List end-of-life tags',
    }),
    getVulnerabilityReport: getVerb('GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport', advisories/* vulnerabilityReportSchema */.m2, { name: 'Get vulnerability report' }),
    listVulnerabilityCounts: getVerb('GET /registry/v1/vuln_reports/counts', vulnerabilityCounts, {
        name: 'List vulnerability counts',
    }),
    getReadme: getVerb('GET /registry/v2/repos/{uid}/readme', readme, { name: 'Get readme' }),
    getArchitectures: getVerb('GET /registry/v2/repos/{repo}/digests/{digest}/architectures', architectures, { name: 'Get architectures' }),
    getSize: getVerb('GET /registry/v2/repos/{repo}/digests/{digest}/size', size, {
        name: 'Get size',
    }),
    listAdvisories: listVerb('GET /vulnerabilities/v2/advisories', 'advisories', advisories/* platformAdvisorySchema */.a7, byUid, { name: 'List advisories', denied: messages/* missingRoles */.eI.listAdvisories }),
};
const policyVerbs = {
    listPolicyBindings: listVerb('GET /policies/v1/bindings', 'items', policyBinding, byId, {
        name: 'List policy bindings',
        denied: messages/* missingRoles */.eI.listPolicies,
    }),
    listPolicyOverrides: listVerb('GET /policies/v1/overrides', 'items', policyOverride, byId, {
        name: 'List policy overrides',
        denied: messages/* missingRoles */.eI.listPolicies,
    }),
    checkPolicies: queryVerb('POST /registry/v1/repos/{repo}:checkPolicies', policyCheck, { name: 'Check pull policies', denied: messages/* missingRoles */.eI.checkPolicies }),
    getImageConfig: getVerb('GET /registry/v1/repos/{repo}/digests/{digest}/imageconfig', imageConfig, {
        name: 'Get image configuration',
    }),
};
const verbs = {
    ...iamVerbs,
    ...registryVerbs,
    ...policyVerbs,
};
function bindAll(table, credentials) {
    return Object.fromEntries(Object.entries(table).map(([name, verb]) => [name, verb.bind(credentials)]));
}
function platformClient(credentials) {
    return bindAll(verbs, credentials);
}


/***/ }),

/***/ 38848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ tokenRejected),
/* harmony export */   N6: () => (/* binding */ incompleteList),
/* harmony export */   Yv: () => (/* binding */ foreignToken),
/* harmony export */   cA: () => (/* binding */ tokenRefused),
/* harmony export */   eI: () => (/* binding */ missingRoles),
/* harmony export */   kH: () => (/* binding */ noIdentity)
/* harmony export */ });
/* harmony import */ var _model_run_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64384);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);


function tokenRefused(refusal, surface) {
    const addPermission = 'Add `id-token: write` under `permissions:` of the job';
    if (typeof refusal === 'object')
        return ['sign-in', `This job of ${refusal.ci} has no OIDC token. ${refusal.remedy}`];
    switch (refusal) {
        case 'no-permission':
            return ['no-permission', `This job has no permission to request an OIDC token. ${addPermission}`];
        case 'fork':
            return [
                'fork',
                'Pull requests from forks get no OIDC token. Verify the change on `merge_group`, or after the merge',
            ];
        case 'dependabot':
            return [
                'dependabot',
                `A run that Dependabot triggered gets an OIDC token only with a permission of the job itself. ${addPermission}, or verify on \`merge_group\``,
            ];
        case 'not-in-ci':
            return [
                'sign-in',
                `No OIDC token is available, because this is not a job of a known CI system. Set ${tokenNames(surface)}, or ${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'oidc-token-file')} to a file with a token`,
            ];
    }
}
function tokenNames(surface) {
    return surface === 'terminal'
        ? '`TAGPROOF_TOKEN` and `TAGPROOF_REGISTRY_TOKEN`'
        : `${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'token')} and ${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'registry-token')}`;
}
function tokenRejected(surface) {
    return `The token has expired, or was issued for another audience than ${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'base-url')}. Sign in for that address, and pass the new token`;
}
function foreignToken(audiences, host) {
    const named = audiences.map((one) => `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(one, 100)}"`).join(', ') || 'an unknown audience';
    return `The OIDC token is issued for ${named} and is not sent to ${host}, which a policy names. Set \`issuer-url\` and \`oidc-audience\` outside the policy`;
}
function noIdentity(uid, surface) {
    return `No identity has the uid ${uid}: check ${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'identity')}`;
}
const missingRoles = {
    manageIdentities: 'The token needs a role that may manage identities in this group, such as `owner`',
    listAdvisories: 'The identity needs a role that may list advisories, such as `viewer`; `registry.pull` is not enough',
    listPolicies: 'The identity needs a role that may list pull policies and their overrides, such as `viewer`; `registry.pull` is not enough',
    checkPolicies: 'The identity needs a role with the capability `CAP_REPO_CHECK_POLICIES` at the organization. Of the built-in roles, `owner` has it; bind a custom role that has only this capability (`repo.check_policies`)',
};
const incompleteList = {
    restarted: 'the list started again from its beginning. Re-run',
    changed: (read, total) => `the list ended after ${read} of ${total} items. It changed while it was read, or the service is faulty: re-run`,
    moved: 'items were added or removed while the list was read, so that some may be missing. Re-run',
    contradictsItself: (key) => `the list contains \`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(key, 100)}\` twice, with different content. Re-run`,
    contradicts: (read, total) => `the list has ${read} items, but the service counts ${total}. It changed while it was read, or the service is faulty: re-run`,
    withoutTokens: 'the service ends the list after exactly one page, whatever its size, so that items may be missing. Re-run',
    tooLong: (maxItems) => `the list has more than ${maxItems} items`,
};


/***/ })

};
