export const id = 3557;
export const ids = [3557];
export const modules = {

/***/ 3557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ platformClient)
});

// UNUSED EXPORTS: verbs

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var classic_schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
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
var model_image = __webpack_require__(1976);
;// CONCATENATED MODULE: ./lib/clients/platform/resources.js


const uid = classic_schemas/* string */.YjP().min(1);
const resources_text = classic_schemas/* string */.YjP().default('');
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
const byUid = ({ uid }) => uid;
const byId = ({ id }) => id;

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/clients/http/json.js
var json = __webpack_require__(2123);
// EXTERNAL MODULE: ./lib/clients/platform/errors.js
var errors = __webpack_require__(8679);
// EXTERNAL MODULE: ./lib/clients/platform/messages.js
var messages = __webpack_require__(8848);
;// CONCATENATED MODULE: ./lib/clients/platform/call.js


async function callPlatform({ send, baseUrl, token, surface }, request) {
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
    const hints = new Map([
        [401, (0,messages/* tokenRejected */.Mp)(surface)],
        [403, denied],
    ]);
    if (response.status !== 200)
        throw (0,errors/* platformError */.s)(operation, response, hints.get(response.status));
    return response;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(8675);
;// CONCATENATED MODULE: ./lib/clients/platform/list.js



const pageSize = 200;
const maxItems = 200_000;
function listOf(operation, request, keyOf) {
    const all = () => readAll(operation, request, keyOf);
    return {
        all,
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
async function readAll(operation, request, keyOf) {
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
    const first = await request({ page_size: String(pageSize) });
    add(first);
    let last = first;
    for (const page of await pagesBySkip(operation, request, first)) {
        add(page);
        last = page;
    }
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
async function pagesBySkip(operation, request, { items, nextPageToken, totalCount = 0n }) {
    if (totalCount > maxItems)
        throw tooLong(operation);
    if (items.length === 0 || nextPageToken === '')
        return [];
    const skips = [];
    for (let skip = items.length; skip < totalCount; skip += items.length)
        skips.push(skip);
    return Promise.all(skips.map((skip) => request({ page_size: String(pageSize), skip: String(skip) })));
}
function tooLong(operation) {
    return new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.tooLong(maxItems)}`);
}

;// CONCATENATED MODULE: ./lib/clients/platform/verbs.js





const envelope = classic_schemas/* object */.Ikc({
    nextPageToken: classic_schemas/* string */.YjP().default(''),
    totalCount: classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP().regex(/^\d{1,18}$/), classic_schemas/* int */.Whr().nonnegative()]).optional(),
});
function getVerb(operation, schema, labels) {
    return {
        operation,
        bind: (credentials) => async (captures = [], query) => {
            const response = await send(credentials, operation, labels, captures, {
                ...(0,compact/* compact */.o)({ query: query && searchOf(query) }),
            });
            return (0,json/* decodeJson */.x)(labels.name, response, schema);
        },
    };
}
function listVerb(operation, items, schema, key, labels) {
    const page = classic_schemas/* object */.Ikc({ [items]: classic_schemas/* array */.YOg(schema).default([]) });
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
            return listOf(name, requestPage, key);
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
            const query = mask === undefined ? {} : { query: new URLSearchParams({ updateMask: mask.join(',') }) };
            return (0,json/* decodeJson */.x)(labels.name, await send(credentials, operation, labels, [uid], { body, ...query }), schema);
        },
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
    return callPlatform(credentials, {
        method,
        operation: name,
        path,
        ...(0,compact/* compact */.o)({ denied }),
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

;// CONCATENATED MODULE: ./lib/clients/platform/advisories.js


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
const advisories_event = classic_schemas/* looseObject */._H3({
    createTime: classic_schemas/* string */.YjP().optional(),
    reviewState: classic_schemas/* string */.YjP().optional(),
    fixed: classic_schemas/* object */.Ikc({ fixedVersion: classic_schemas/* string */.YjP().optional() }).nullish(),
    patched: classic_schemas/* object */.Ikc({ patchedVersions: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional() }).nullish(),
});
function isApproved({ reviewState }) {
    return reviewState === undefined || reviewState === 'REVIEW_STATE_APPROVED';
}
function eventOf(raw) {
    const kind = Object.keys(statuses).find((name) => raw[name] !== undefined && raw[name] !== null);
    const status = (kind === undefined ? undefined : statuses[kind]) ?? 'unknown';
    return (0,compact/* compact */.o)({
        status,
        at: raw.createTime,
        fixedVersion: (status === 'fixed' && raw.fixed?.fixedVersion) || undefined,
        patchedVersions: status === 'patched' ? raw.patched?.patchedVersions : undefined,
    });
}
const platformAdvisorySchema = classic_schemas/* object */.Ikc({
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
    .transform(({ artifactType, events, ...advisory }) => (0,compact/* compact */.o)({
    ...advisory,
    artifactType: artifactType || undefined,
    events: events?.filter(isApproved).map(eventOf),
}));
const advisories_text = classic_schemas/* string */.YjP().default('');
const vulnerabilityReportSchema = classic_schemas/* object */.Ikc({
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

;// CONCATENATED MODULE: ./lib/clients/platform/verbs-advisories.js




const advisoryVerbs = {
    listAdvisories: listVerb('GET /vulnerabilities/v2/advisories', 'advisories', platformAdvisorySchema, byUid, {
        name: 'List advisories',
        denied: messages/* missingRoles */.eI.listAdvisories,
    }),
    getAdvisory: getVerb('GET /vulnerabilities/v2/advisories/{uid}', platformAdvisorySchema, {
        name: 'Get advisory',
        denied: messages/* missingRoles */.eI.listAdvisories,
    }),
    listDocuments: getVerb('GET /advisory/v2/documents', documents, {
        name: 'List advisory documents',
    }),
    listVulnerabilityMetadata: listVerb('GET /advisory/v2/metadata', 'vulnerabilityMetadata', metadata, byId, { name: 'List vulnerability metadata' }),
    listResolvedVulnerabilities: getVerb('GET /advisory/v2/images/resolvedVulns', resolved, {
        name: 'List resolved vulnerabilities',
    }),
    listArtifacts: listVerb('GET /libraries/v2/artifacts', 'artifacts', artifact, byUid, {
        name: 'List artifacts',
    }),
    countArtifacts: getVerb('GET /libraries/v2/artifacts/count', artifactCounts, {
        name: 'Count artifacts',
    }),
    listArtifactVersions: listVerb('GET /libraries/v2/artifacts/{uid}/versions', 'artifactVersions', artifactVersion, byUid, { name: 'List versions of an artifact' }),
    listSubscriptions: listVerb('GET /events/v2/subscriptions', 'subscriptions', subscription, byUid, {
        name: 'List subscriptions',
    }),
    getSubscription: getVerb('GET /events/v2/subscriptions/{uid}', subscription, {
        name: 'Get subscription',
    }),
    createSubscription: createVerb('POST /events/v2/subscriptions/{parent}', subscription, { name: 'Create subscription' }),
    deleteSubscription: deleteVerb('DELETE /events/v2/subscriptions/{uid}', { name: 'Delete subscription' }),
};

;// CONCATENATED MODULE: ./lib/clients/platform/verbs-iam.js



const manage = messages/* missingRoles */.eI.manageIdentities;
const iamVerbs = {
    listGroups: listVerb('GET /iam/v2/groups', 'groups', group, byUid, {
        name: 'List groups',
    }),
    getGroup: getVerb('GET /iam/v2/groups/{uid}', group, { name: 'Get group' }),
    createGroup: createVerb('POST /iam/v2/groups/{parent}', group, {
        name: 'Create group',
    }),
    updateGroup: updateVerb('PATCH /iam/v2/groups/{uid}', group, {
        name: 'Update group',
    }),
    deleteGroup: deleteVerb('DELETE /iam/v2/groups/{uid}', { name: 'Delete group' }),
    listIdentities: listVerb('GET /iam/v2/identities', 'identities', identity, byUid, {
        name: 'List identities',
        denied: manage,
    }),
    getIdentity: getVerb('GET /iam/v2/identities/{uid}', identity, {
        name: 'Get identity',
        denied: manage,
    }),
    createIdentity: createVerb('POST /iam/v2/identities/{parent}', identity, { name: 'Create identity', denied: manage }),
    updateIdentity: updateVerb('PATCH /iam/v2/identities/{uid}', identity, { name: 'Update identity', denied: manage }),
    deleteIdentity: deleteVerb('DELETE /iam/v2/identities/{uid}', { name: 'Delete identity', denied: manage }),
    listRoles: listVerb('GET /iam/v2/roles', 'roles', role, byUid, {
        name: 'List roles',
        denied: manage,
    }),
    getRole: getVerb('GET /iam/v2/roles/{uid}', role, { name: 'Get role', denied: manage }),
    listRoleBindings: listVerb('GET /iam/v2/roleBindings', 'roleBindings', roleBinding, byUid, {
        name: 'List role bindings',
        denied: manage,
    }),
    getRoleBinding: getVerb('GET /iam/v2/roleBindings/{uid}', roleBinding, {
        name: 'Get role binding',
        denied: manage,
    }),
    createRoleBinding: createVerb('POST /iam/v2/roleBindings/{parent}', roleBinding, { name: 'Create role binding', denied: manage }),
    deleteRoleBinding: deleteVerb('DELETE /iam/v2/roleBindings/{uid}', {
        name: 'Delete role binding',
        denied: manage,
    }),
};

;// CONCATENATED MODULE: ./lib/clients/platform/verbs-registry.js



const registryVerbs = {
    listRepositories: listVerb('GET /registry/v2/repos', 'repos', repository, byUid, {
        name: 'List repositories',
    }),
    getRepository: getVerb('GET /registry/v2/repos/{uid}', repository, { name: 'Get repository' }),
    createRepository: createVerb('POST /registry/v2/repos/{parent}', repository, {
        name: 'Create repository',
    }),
    updateRepository: updateVerb('PATCH /registry/v2/repos/{uid}', repository, { name: 'Update repository' }),
    deleteRepository: deleteVerb('DELETE /registry/v2/repos/{uid}', { name: 'Delete repository' }),
    getReadme: getVerb('GET /registry/v2/repos/{uid}/readme', readme, { name: 'Get readme' }),
    updateReadme: updateVerb('PATCH /registry/v2/repos/{uid}/readme', readme, { name: 'Update readme' }),
    listTags: listVerb('GET /registry/v2/tags', 'tags', tag, byUid, { name: 'List tags' }),
    getTag: getVerb('GET /registry/v2/tags/{uid}', tag, { name: 'Get tag' }),
    createTag: createVerb('POST /registry/v2/tags/{parent}', tag, { name: 'Create tag' }),
    deleteTag: deleteVerb('DELETE /registry/v2/tags/{uid}', { name: 'Delete tag' }),
    getArchitectures: getVerb('GET /registry/v2/repos/{repo}/digests/{digest}/architectures', architectures, { name: 'Get architectures' }),
    getSize: getVerb('GET /registry/v2/repos/{repo}/digests/{digest}/size', size, {
        name: 'Get size',
    }),
    listEndOfLifeTags: listVerb('GET /registry/v1/eoltags', 'items', endOfLifeTag, byId, {
        name: 'List end-of-life tags',
    }),
    getVulnerabilityReport: getVerb('GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport', vulnerabilityReportSchema, { name: 'Get vulnerability report' }),
    listVulnerabilityCounts: getVerb('GET /registry/v1/vuln_reports/counts', vulnerabilityCounts, {
        name: 'List vulnerability counts',
    }),
};

;// CONCATENATED MODULE: ./lib/clients/platform/client.js





const verbs = {
    ping: getVerb('GET /ping/v2/ping', ping, { name: 'Ping' }),
    ...iamVerbs,
    ...registryVerbs,
    ...advisoryVerbs,
};
function bindAll(table, credentials) {
    return Object.fromEntries(Object.entries(table).map(([name, verb]) => [name, verb.bind(credentials)]));
}
function platformClient(credentials) {
    return bindAll(verbs, credentials);
}


/***/ }),

/***/ 8679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ platformError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6472);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8270);



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
function platformError(operation, response, hint) {
    return new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h(operation, response.status, decodeDetails((0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorBody */ .t)(response)), hint);
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
    return (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({
        violations,
        message,
        code,
        reason: info?.reason,
        domain: info?.domain,
        metadata: info?.metadata,
    });
}


/***/ }),

/***/ 8848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ tokenRejected),
/* harmony export */   N6: () => (/* binding */ incompleteList),
/* harmony export */   cA: () => (/* binding */ tokenRefused),
/* harmony export */   eI: () => (/* binding */ missingRoles),
/* harmony export */   gZ: () => (/* binding */ claimsMismatch),
/* harmony export */   kH: () => (/* binding */ noIdentity)
/* harmony export */ });
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9918);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7798);


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
                `No OIDC token is available, because this is not a job of a known CI system. Set ${tokenNames(surface)}, or ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'oidc-token-file')} to a file with a token`,
            ];
    }
}
function tokenNames(surface) {
    return surface === 'terminal'
        ? '`TAGPROOF_TOKEN` and `TAGPROOF_REGISTRY_TOKEN`'
        : `${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'token')} and ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'registry-token')}`;
}
function tokenRejected(surface) {
    return `The token has expired, or was issued for another audience than ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'base-url')}`;
}
function noIdentity(uid, surface) {
    return `No identity has the uid ${uid}: check ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'identity')}`;
}
function claimsMismatch({ issuer, subject, audience }, expected, command) {
    const carried = `The workflow's token has issuer "${issuer}", subject "${subject}", audience "${audience}"`;
    const comparison = expected === undefined
        ? 'compare them with the claimMatch of the identity'
        : `the identity expects issuer "${expected.issuer}", subject "${expected.subject}"`;
    const advice = command === undefined ? '' : `. To create an identity that matches: ${command}`;
    return `${carried}; ${comparison}${advice}`;
}
const missingRoles = {
    manageIdentities: 'The token needs a role that may manage identities in this group, such as `owner`',
    listAdvisories: 'The identity needs a role that may list advisories, such as `viewer`; `registry.pull` is not enough',
};
const incompleteList = {
    restarted: 'the list started again from its beginning. Re-run',
    changed: (read, total) => `the list ended after ${read} of ${total} items. It changed while it was read, or the service is faulty: re-run`,
    contradictsItself: (key) => `the list contains \`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(key, 100)}\` twice, with different content. Re-run`,
    contradicts: (read, total) => `the list has ${read} items, but the service counts ${total}. It changed while it was read, or the service is faulty: re-run`,
    tooLong: (maxItems) => `the list has more than ${maxItems} items`,
};


/***/ })

};
