export const id = 727;
export const ids = [727];
export const modules = {

/***/ 50727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ platformClient)
});

// UNUSED EXPORTS: verbs

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var classic_schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return core._coercedNumber(schemas.ZodNumber, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return api/* _coercedBigint */.St(classic_schemas/* ZodBigInt */.Lr4, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
;// CONCATENATED MODULE: ./lib/platform/resources.js
// What the platform's answers hold, as far as it is used; fields that are not named here are dropped.


const uid = classic_schemas/* string */.YjP().min(1);
const resources_text = classic_schemas/* string */.YjP().default('');
/** Some resources of the hosted service lack one of the common times. */
const times = { createTime: classic_schemas/* string */.YjP().optional(), updateTime: classic_schemas/* string */.YjP().optional() };
const group = classic_schemas/* object */.Ikc({ uid, name: classic_schemas/* string */.YjP(), description: resources_text, ...times });
const role = classic_schemas/* object */.Ikc({ uid, name: classic_schemas/* string */.YjP(), description: resources_text });
const repository = classic_schemas/* object */.Ikc({ uid, name: classic_schemas/* string */.YjP().min(1), description: resources_text, ...times });
const readme = classic_schemas/* object */.Ikc({ uid, content: resources_text });
const digest = classic_schemas/* string */.YjP()
    .optional()
    .transform((value) => (value !== undefined && (0,model_image/* isDigest */.Bc)(value) ? value : undefined));
const tag = classic_schemas/* object */.Ikc({
    uid,
    name: classic_schemas/* string */.YjP().min(1),
    deprecated: classic_schemas/* boolean */.zMY().default(false),
    digest,
    ...times,
});
const identity = classic_schemas/* object */.Ikc({
    uid,
    name: classic_schemas/* string */.YjP(),
    description: resources_text,
    claimMatch: classic_schemas/* object */.Ikc({ issuer: classic_schemas/* string */.YjP().optional(), subject: classic_schemas/* string */.YjP().optional() }).default({}),
    ...times,
});
const roleBinding = classic_schemas/* object */.Ikc({ uid, identity: classic_schemas/* object */.Ikc({ uid }), role: classic_schemas/* object */.Ikc({ uid, name: classic_schemas/* string */.YjP() }), ...times })
    .transform(({ uid: own, identity: { uid: identityUid }, role: { uid: roleUid, name: roleName } }) => ({
    uid: own,
    identityUid,
    roleUid,
    roleName,
}));
const artifact = classic_schemas/* object */.Ikc({
    uid,
    name: classic_schemas/* string */.YjP(),
    ecosystem: classic_schemas/* string */.YjP(),
    latestVersion: resources_text,
    ...times,
});
const artifactVersion = classic_schemas/* object */.Ikc({ uid, version: classic_schemas/* string */.YjP(), ...times });
const artifactCounts = classic_schemas/* object */.Ikc({
    counts: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ ecosystem: classic_schemas/* string */.YjP(), totalCount: bigint() })).default([]),
});
const architectures = classic_schemas/* object */.Ikc({ architectures: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).default([]) });
/** In bytes. */
const size = classic_schemas/* object */.Ikc({ architecture: classic_schemas/* string */.YjP(), size: bigint() });
const documents = classic_schemas/* object */.Ikc({ documents: classic_schemas/* array */.YOg(classic_schemas/* looseObject */._H3({ id: classic_schemas/* string */.YjP() })).default([]) });
const metadata = classic_schemas/* looseObject */._H3({ id: classic_schemas/* string */.YjP() });
const resolved = classic_schemas/* object */.Ikc({
    resolvedVulnsReports: classic_schemas/* array */.YOg(classic_schemas/* looseObject */._H3({ date: classic_schemas/* string */.YjP() })).default([]),
});
const subscription = classic_schemas/* object */.Ikc({ uid, sink: classic_schemas/* string */.YjP() });
const ping = classic_schemas/* object */.Ikc({ response: classic_schemas/* string */.YjP() });
const endOfLifeTag = classic_schemas/* object */.Ikc({
    id: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    /** Absent for an active tag. */
    tagStatus: classic_schemas/* string */.YjP().optional(),
    mainPackageVersion: classic_schemas/* object */.Ikc({ eolDate: classic_schemas/* string */.YjP().optional(), version: resources_text }).optional(),
});
const vulnerabilityCounts = classic_schemas/* object */.Ikc({
    items: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        repo: classic_schemas/* string */.YjP(),
        tag: classic_schemas/* string */.YjP(),
        date: classic_schemas/* string */.YjP(),
        vulnCounts: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ severity: classic_schemas/* string */.YjP(), count: classic_schemas/* int */.Whr() })).default([]),
    }))
        .default([]),
});
/** What tells the items of a list apart. */
const byUid = ({ uid }) => uid;
const byId = ({ id }) => id;

// EXTERNAL MODULE: ./lib/http/json.js
var json = __webpack_require__(1528);
// EXTERNAL MODULE: ./lib/platform/errors.js
var errors = __webpack_require__(19776);
;// CONCATENATED MODULE: ./lib/platform/call.js

/** @throws ApiError for every answer but 200, Failure when there is none */
async function call({ send, baseUrl, token }, request) {
    const { method, operation, path, query, body, denied } = request;
    const response = await send({
        method,
        url: `${baseUrl}${path}${query === undefined ? '' : `?${query}`}`,
        headers: {
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        authorization: { scheme: 'Bearer', credential: token },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status !== 200)
        throw (0,errors/* platformError */.s)(operation, response, hintFor(response.status, denied));
    return response;
}
function hintFor(status, denied) {
    if (status === 401)
        return 'The token has expired, or was issued for another audience than `base-url`';
    return status === 403 ? denied : undefined;
}

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
;// CONCATENATED MODULE: ./lib/platform/list.js
// Lists of the platform, whole or not at all: the first page tells the total, the rest comes side by side.

const pageSize = 200;
const mostItems = 200_000;
/** `operation` names the list in errors (platform-api: List query parameters, List response envelope). */
function listOf(operation, ask, keyOf) {
    const all = () => readAll(operation, ask, keyOf);
    return {
        all,
        async *[Symbol.asyncIterator]() {
            yield* await all();
        },
        async total() {
            const { items, totalCount, nextPageToken } = await ask({ page_size: '1' });
            if (totalCount !== undefined)
                return totalCount;
            if (nextPageToken === '')
                return BigInt(items.length);
            return BigInt((await all()).length);
        },
    };
}
async function readAll(operation, ask, keyOf) {
    const first = await ask({ page_size: String(pageSize) });
    const found = new Map(first.items.map((item) => [keyOf(item), item]));
    if (first.nextPageToken !== '') {
        const pages = first.totalCount === undefined
            ? walkCursor(ask, first.nextPageToken)
            : readBySkip(operation, ask, first.items.length, Number(first.totalCount));
        for await (const page of pages) {
            const before = found.size;
            for (const item of page.items)
                found.set(keyOf(item), item);
            if (found.size === before && page.nextPageToken !== '' && first.totalCount === undefined) {
                throw new failure/* Failure */.HR('bad-answer', `${operation}: the list started again from its beginning. Run again`);
            }
            if (found.size > mostItems)
                throw tooLong(operation);
        }
    }
    if (first.totalCount !== undefined && BigInt(found.size) < first.totalCount) {
        const message = `${operation}: the list ended after ${found.size} of ${first.totalCount} items`;
        throw new failure/* Failure */.HR('bad-answer', `${message}. It changed while it was read, or the service is at fault: run again`);
    }
    return [...found.values()];
}
async function* readBySkip(operation, ask, firstCount, total) {
    if (total > mostItems)
        throw tooLong(operation);
    if (firstCount === 0)
        return;
    const skips = [];
    for (let skip = firstCount; skip < total; skip += firstCount)
        skips.push(skip);
    yield* await Promise.all(skips.map((skip) => ask({ page_size: String(pageSize), skip: String(skip) })));
}
async function* walkCursor(ask, firstToken) {
    for (let token = firstToken; token !== '';) {
        const page = await ask({ page_size: String(pageSize), page_token: token });
        yield page;
        token = page.nextPageToken;
    }
}
function tooLong(operation) {
    return new failure/* Failure */.HR('bad-answer', `${operation}: the list has more than ${mostItems} items`);
}

;// CONCATENATED MODULE: ./lib/platform/verbs.js
// Kinds of operations, each as a function from credentials to a typed verb.




/** platform-api: List response envelope. */
const envelope = classic_schemas/* object */.Ikc({
    nextPageToken: classic_schemas/* string */.YjP().default(''),
    totalCount: classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP().regex(/^\d{1,18}$/), classic_schemas/* int */.Whr().nonnegative()]).optional(),
});
/** `GET`, one object; the captures fill the braces of the path. */
function one(operation, schema, words) {
    return {
        operation,
        bind: (credentials) => async (captures = [], query) => {
            const response = await send(credentials, operation, words, captures, {
                ...(query === undefined ? {} : { query: searchOf(query) }),
            });
            return (0,json/* decodeJson */.x)(words.words, response, schema);
        },
    };
}
/** `GET`, a whole list; `items` is the plural name in the envelope, `key` what tells items apart. */
function many(operation, items, schema, key, words) {
    const page = classic_schemas/* object */.Ikc({ [items]: classic_schemas/* array */.YOg(schema).default([]) });
    return {
        operation,
        bind: (credentials) => (query = {}, captures = []) => {
            const tried = `${words.words}${typeof query.name === 'string' ? ` named ${query.name}` : ''}`;
            const ask = async (paging) => {
                const asked = searchOf({ ...query, ...paging });
                const response = await send(credentials, operation, { ...words, words: tried }, captures, {
                    query: asked,
                });
                const { nextPageToken, totalCount } = (0,json/* decodeJson */.x)(tried, response, envelope);
                const found = (0,json/* decodeJson */.x)(tried, response, page)[items] ?? [];
                const total = totalCount === undefined ? {} : { totalCount: BigInt(totalCount) };
                return { items: found, nextPageToken, ...total };
            };
            return listOf(tried, ask, key);
        },
    };
}
/** `POST` beneath a parent. */
function create(operation, schema, words) {
    return {
        operation,
        bind: (credentials) => async (parent, body) => (0,json/* decodeJson */.x)(words.words, await send(credentials, operation, words, [parent], { body }), schema),
    };
}
/** `PATCH`: without a mask the fields of the body change, with one those that it names (`*`: all). */
function update(operation, schema, words) {
    return {
        operation,
        bind: (credentials) => async (uid, body, mask) => {
            const query = mask === undefined ? {} : { query: new URLSearchParams({ updateMask: mask.join(',') }) };
            return (0,json/* decodeJson */.x)(words.words, await send(credentials, operation, words, [uid], { body, ...query }), schema);
        },
    };
}
/** `DELETE`; the answer is empty. */
function erase(operation, words) {
    return {
        operation,
        bind: (credentials) => async (uid) => void (await send(credentials, operation, words, [uid], {})),
    };
}
function send(credentials, operation, { words, denied }, captures, more) {
    const [method, template = ''] = operation.split(' ');
    const rest = [...captures];
    const path = template.replace(/\{\w+\}/g, () => rest.shift() ?? '');
    return call(credentials, {
        method,
        operation: words,
        path,
        ...(denied === undefined ? {} : { denied }),
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

;// CONCATENATED MODULE: ./lib/platform/advisories.js
// Advisories and scanner reports on the wire (platform-api: Advisory; platform-facts: Platform API v2, What only v1 has).

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
/** An event is an object with one field that says its kind. */
const advisories_event = classic_schemas/* looseObject */._H3({
    createTime: classic_schemas/* string */.YjP().optional(),
    reviewState: classic_schemas/* string */.YjP().optional(),
    fixed: classic_schemas/* object */.Ikc({ fixedVersion: classic_schemas/* string */.YjP().optional() }).nullish(),
    patched: classic_schemas/* object */.Ikc({ patchedVersions: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional() }).nullish(),
});
/** Events under review do not count; neither do those that were rejected. */
function counts({ reviewState }) {
    return reviewState === undefined || reviewState === 'REVIEW_STATE_APPROVED';
}
function eventOf(raw) {
    const kind = Object.keys(statuses).find((name) => raw[name] !== undefined && raw[name] !== null);
    const status = (kind === undefined ? undefined : statuses[kind]) ?? 'unknown';
    return {
        status,
        ...(raw.createTime === undefined ? {} : { at: raw.createTime }),
        ...(status === 'fixed' && raw.fixed?.fixedVersion ? { fixedVersion: raw.fixed.fixedVersion } : {}),
        ...(status === 'patched' && raw.patched?.patchedVersions
            ? { patchedVersions: raw.patched.patchedVersions }
            : {}),
    };
}
const advisory = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP().min(1),
    advisoryId: classic_schemas/* string */.YjP().min(1),
    artifactName: classic_schemas/* string */.YjP().min(1),
    updateTime: classic_schemas/* string */.YjP(),
    artifactType: classic_schemas/* string */.YjP().optional(),
    aliases: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
    severities: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ type: classic_schemas/* string */.YjP().default('TYPE_UNSPECIFIED'), score: classic_schemas/* string */.YjP().default('') }))
        .optional(),
    events: classic_schemas/* array */.YOg(advisories_event).optional(),
})
    .transform(({ artifactType, aliases, severities, events, ...always }) => ({
    ...always,
    ...(artifactType ? { artifactType } : {}),
    ...(aliases === undefined ? {} : { aliases }),
    ...(severities === undefined ? {} : { severities }),
    ...(events === undefined ? {} : { events: events.filter(counts).map(eventOf) }),
}));
const advisories_text = classic_schemas/* string */.YjP().default('');
const vulnerabilityReport = classic_schemas/* object */.Ikc({
    id: classic_schemas/* string */.YjP(),
    vulnerabilityMatches: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        vulnerability: classic_schemas/* object */.Ikc({
            id: classic_schemas/* string */.YjP().min(1),
            displayId: classic_schemas/* string */.YjP().optional(),
            severity: advisories_text,
            relatedVulnerabilities: classic_schemas/* array */.YOg(classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP(), classic_schemas/* object */.Ikc({ id: classic_schemas/* string */.YjP() }).transform(({ id }) => id)]))
                .default([]),
        }),
        pkg: classic_schemas/* object */.Ikc({ name: classic_schemas/* string */.YjP().optional(), version: classic_schemas/* string */.YjP().optional() }).optional(),
        fix: classic_schemas/* object */.Ikc({ versions: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).default([]), state: advisories_text }).optional(),
    }))
        .default([]),
});

;// CONCATENATED MODULE: ./lib/platform/verbs-advisories.js
// Operations on advisories, libraries and subscriptions to events (platform-api: Endpoints).



const advisoriesDenied = 'The identity needs a role that may list advisories; `viewer` may, `registry.pull` may not';
const advisoryVerbs = {
    listAdvisories: many('GET /vulnerabilities/v2/advisories', 'advisories', advisory, byUid, {
        words: 'List advisories',
        denied: advisoriesDenied,
    }),
    getAdvisory: one('GET /vulnerabilities/v2/advisories/{uid}', advisory, {
        words: 'Get advisory',
        denied: advisoriesDenied,
    }),
    listDocuments: one('GET /advisory/v2/documents', documents, { words: 'List advisory documents' }),
    listVulnerabilityMetadata: many('GET /advisory/v2/metadata', 'vulnerabilityMetadata', metadata, byId, { words: 'List vulnerability metadata' }),
    listResolvedVulnerabilities: one('GET /advisory/v2/images/resolvedVulns', resolved, {
        words: 'List resolved vulnerabilities',
    }),
    listArtifacts: many('GET /libraries/v2/artifacts', 'artifacts', artifact, byUid, {
        words: 'List artifacts',
    }),
    countArtifacts: one('GET /libraries/v2/artifacts/count', artifactCounts, {
        words: 'Count artifacts',
    }),
    listArtifactVersions: many('GET /libraries/v2/artifacts/{uid}/versions', 'artifactVersions', artifactVersion, byUid, { words: 'List versions of an artifact' }),
    listSubscriptions: many('GET /events/v2/subscriptions', 'subscriptions', subscription, byUid, {
        words: 'List subscriptions',
    }),
    getSubscription: one('GET /events/v2/subscriptions/{uid}', subscription, {
        words: 'Get subscription',
    }),
    createSubscription: create('POST /events/v2/subscriptions/{parent}', subscription, { words: 'Create subscription' }),
    deleteSubscription: erase('DELETE /events/v2/subscriptions/{uid}', { words: 'Delete subscription' }),
};

;// CONCATENATED MODULE: ./lib/platform/verbs-iam.js
// Operations on groups, identities, roles and role bindings (platform-api: Endpoints).


const manage = 'The token needs a role that may manage identities in this group, such as `owner`';
const iamVerbs = {
    listGroups: many('GET /iam/v2/groups', 'groups', group, byUid, { words: 'List groups' }),
    getGroup: one('GET /iam/v2/groups/{uid}', group, { words: 'Get group' }),
    createGroup: create('POST /iam/v2/groups/{parent}', group, {
        words: 'Create group',
    }),
    updateGroup: update('PATCH /iam/v2/groups/{uid}', group, {
        words: 'Update group',
    }),
    deleteGroup: erase('DELETE /iam/v2/groups/{uid}', { words: 'Delete group' }),
    listIdentities: many('GET /iam/v2/identities', 'identities', identity, byUid, {
        words: 'List identities',
        denied: manage,
    }),
    getIdentity: one('GET /iam/v2/identities/{uid}', identity, {
        words: 'Get identity',
        denied: manage,
    }),
    createIdentity: create('POST /iam/v2/identities/{parent}', identity, { words: 'Create identity', denied: manage }),
    updateIdentity: update('PATCH /iam/v2/identities/{uid}', identity, { words: 'Update identity', denied: manage }),
    deleteIdentity: erase('DELETE /iam/v2/identities/{uid}', { words: 'Delete identity', denied: manage }),
    listRoles: many('GET /iam/v2/roles', 'roles', role, byUid, {
        words: 'List roles',
        denied: manage,
    }),
    getRole: one('GET /iam/v2/roles/{uid}', role, { words: 'Get role', denied: manage }),
    listRoleBindings: many('GET /iam/v2/roleBindings', 'roleBindings', roleBinding, byUid, {
        words: 'List role bindings',
        denied: manage,
    }),
    getRoleBinding: one('GET /iam/v2/roleBindings/{uid}', roleBinding, {
        words: 'Get role binding',
        denied: manage,
    }),
    createRoleBinding: create('POST /iam/v2/roleBindings/{parent}', roleBinding, { words: 'Create role binding', denied: manage }),
    deleteRoleBinding: erase('DELETE /iam/v2/roleBindings/{uid}', {
        words: 'Delete role binding',
        denied: manage,
    }),
};

;// CONCATENATED MODULE: ./lib/platform/verbs-registry.js
// Operations on repositories, tags and images (platform-api: Endpoints; platform-facts: What only v1 has).



const registryVerbs = {
    listRepositories: many('GET /registry/v2/repos', 'repos', repository, byUid, {
        words: 'List repositories',
    }),
    getRepository: one('GET /registry/v2/repos/{uid}', repository, { words: 'Get repository' }),
    createRepository: create('POST /registry/v2/repos/{parent}', repository, {
        words: 'Create repository',
    }),
    updateRepository: update('PATCH /registry/v2/repos/{uid}', repository, { words: 'Update repository' }),
    deleteRepository: erase('DELETE /registry/v2/repos/{uid}', { words: 'Delete repository' }),
    getReadme: one('GET /registry/v2/repos/{uid}/readme', readme, { words: 'Get readme' }),
    updateReadme: update('PATCH /registry/v2/repos/{uid}/readme', readme, { words: 'Update readme' }),
    listTags: many('GET /registry/v2/tags', 'tags', tag, byUid, { words: 'List tags' }),
    getTag: one('GET /registry/v2/tags/{uid}', tag, { words: 'Get tag' }),
    createTag: create('POST /registry/v2/tags/{parent}', tag, { words: 'Create tag' }),
    deleteTag: erase('DELETE /registry/v2/tags/{uid}', { words: 'Delete tag' }),
    getArchitectures: one('GET /registry/v2/repos/{repo}/digests/{digest}/architectures', architectures, { words: 'Get architectures' }),
    getSize: one('GET /registry/v2/repos/{repo}/digests/{digest}/size', size, { words: 'Get size' }),
    listEndOfLifeTags: many('GET /registry/v1/eoltags', 'items', endOfLifeTag, byId, {
        words: 'List end-of-life tags',
    }),
    getVulnerabilityReport: one('GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport', vulnerabilityReport, { words: 'Get vulnerability report' }),
    listVulnerabilityCounts: one('GET /registry/v1/vuln_reports/counts', vulnerabilityCounts, {
        words: 'List vulnerability counts',
    }),
};

;// CONCATENATED MODULE: ./lib/platform/client.js





/** Every operation that the client can call. */
const verbs = {
    ping: one('GET /ping/v2/ping', ping, { words: 'Ping' }),
    ...iamVerbs,
    ...registryVerbs,
    ...advisoryVerbs,
};
/** Every verb of a table for these credentials. */
function bindAll(table, credentials) {
    return Object.fromEntries(Object.entries(table).map(([name, verb]) => [name, verb.bind(credentials)]));
}
/**
 * A client for one platform and one token. Every verb throws ApiError when the platform refuses, and Failure when it
 * cannot be reached or understood.
 */
function platformClient(credentials) {
    return bindAll(verbs, credentials);
}


/***/ }),

/***/ 19776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ platformError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
// google.rpc.Status as the platform sends it (platform-api: Errors; AIP-193), and hints for the likely causes.


const detail = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    '@type': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    domain: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    fieldViolations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })).optional(),
    violations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })).optional(),
});
const status = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    details: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional(),
});
/** The error for an answer of the platform that is not a success. `hint` is the next step for the user. */
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
    return {
        violations,
        ...(parsed.data.message === undefined ? {} : { message: parsed.data.message }),
        ...(parsed.data.code === undefined ? {} : { code: parsed.data.code }),
        ...(info?.reason === undefined ? {} : { reason: info.reason }),
        ...(info?.domain === undefined ? {} : { domain: info.domain }),
        ...(info?.metadata === undefined ? {} : { metadata: info.metadata }),
    };
}


/***/ })

};
