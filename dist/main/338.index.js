export const id = 338;
export const ids = [338];
export const modules = {

/***/ 8338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  signedIn: () => (/* binding */ signedIn)
});

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(8675);
;// CONCATENATED MODULE: ./lib/platform/advisory-names.js
// Names of artifacts → as few List calls as a safe length of URL allows.
/** In characters as sent. Proxies and gateways take 2,000 for sure; some refuse more. */
const longestUrl = 2000;
/** For the parameters of paging, cursor included. */
const reserved = 300;
/** Fills one batch after the other, in the order of the names; each name once. */
function batchNames(names, baseUrl) {
    const room = longestUrl - reserved - `${baseUrl}/vulnerabilities/v2/advisories?`.length;
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

// EXTERNAL MODULE: ./lib/resolve/repository.js
var resolve_repository = __webpack_require__(9386);
;// CONCATENATED MODULE: ./lib/advise/sources.js



function adviceSources({ client, platform, sources, scope, content }) {
    const host = new URL(platform.registryUrl).host;
    return {
        advisories: (names) => askAdvisories(client, platform.baseUrl, names),
        content: (registry) => (registry === host ? content : undefined),
        async scanned(path, digest) {
            if (client === undefined)
                throw noToken('Vulnerability reports');
            const repository = await (0,resolve_repository/* findRepository */.W)(sources, scope, path);
            if (repository === undefined)
                throw new failure/* Failure */.HR('not-found', `The platform shows no repository ${path}`);
            if ('cause' in repository)
                throw new failure/* Failure */.HR(repository.cause, repository.message);
            const { vulnerabilityMatches } = await client.getVulnerabilityReport([repository.uid, digest]);
            return vulnerabilityMatches.map(({ vulnerability, pkg, fix }) => ({
                id: vulnerability.displayId ?? vulnerability.id,
                aliases: [vulnerability.id, ...vulnerability.relatedVulnerabilities].filter((id) => id !== (vulnerability.displayId ?? vulnerability.id)),
                severity: vulnerability.severity,
                fixState: fix?.state ?? '',
                fixVersions: fix?.versions ?? [],
                ...(pkg?.name === undefined
                    ? {}
                    : { package: { name: pkg.name, ...(pkg.version === undefined ? {} : { version: pkg.version }) } }),
            }));
        },
    };
}
async function askAdvisories(client, baseUrl, names) {
    const { batches, tooLong } = batchNames(names, baseUrl);
    const asked = await Promise.all(batches.map(async (batch) => {
        try {
            if (client === undefined)
                throw noToken('Advisories');
            const listed = await client.listAdvisories({ artifactNames: batch }).all();
            const wanted = new Set(batch);
            const advisories = listed.filter(({ artifactName }) => wanted.has(artifactName));
            return { advisories, incomplete: [], unanswered: new Map() };
        }
        catch (error) {
            return inVain(batch, (0,failure/* unknownFrom */.NI)(error, subjectOf(batch)));
        }
    }));
    const unasked = new failure/* Failure */.HR('bad-answer', 'The name is too long for a request');
    if (tooLong.length > 0)
        asked.push(inVain(tooLong, (0,failure/* unknownFrom */.NI)(unasked, subjectOf(tooLong))));
    return {
        advisories: asked.flatMap(({ advisories }) => advisories),
        incomplete: asked.flatMap(({ incomplete }) => incomplete),
        unanswered: new Map(asked.flatMap(({ unanswered }) => [...unanswered])),
    };
}
function inVain(names, unknown) {
    const unanswered = new Map(names.map((name) => [name, unknown.cause]));
    return { advisories: [], incomplete: [unknown], unanswered };
}
const mostNamed = 5;
function subjectOf(names) {
    const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
    const shown = names.slice(0, mostNamed).map((name) => name.replace(/[\p{Cc}\p{Cf}]+/gu, ' '));
    return `advisories for ${shown.join(', ')}${more}`;
}
function noToken(what) {
    return new failure/* Failure */.HR('no-credential', `${what} cannot be asked without a platform token: give \`identity\` or \`token\``);
}

// EXTERNAL MODULE: ./lib/auth/index.js
var auth = __webpack_require__(6090);
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
var json = __webpack_require__(9147);
// EXTERNAL MODULE: ./lib/http/api-error.js
var api_error = __webpack_require__(5271);
;// CONCATENATED MODULE: ./lib/platform/errors.js
// google.rpc.Status as the platform sends it (platform-api: Errors; AIP-193), and hints for the likely causes.


const detail = classic_schemas/* looseObject */._H3({
    '@type': classic_schemas/* string */.YjP(),
    reason: classic_schemas/* string */.YjP().optional(),
    domain: classic_schemas/* string */.YjP().optional(),
    metadata: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).optional(),
    fieldViolations: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ field: classic_schemas/* string */.YjP(), description: classic_schemas/* string */.YjP() })).optional(),
    violations: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ type: classic_schemas/* string */.YjP(), description: classic_schemas/* string */.YjP() })).optional(),
});
const errors_status = classic_schemas/* object */.Ikc({
    code: classic_schemas/* number */.aig().int().optional(),
    message: classic_schemas/* string */.YjP().optional(),
    details: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).optional(),
});
/** The error for an answer of the platform that is not a success. `hint` is the next step for the user. */
function platformError(operation, response, hint) {
    return new api_error/* ApiError */.hD(operation, response.status, decodeDetails((0,api_error/* errorBody */.t4)(response)), hint);
}
function decodeDetails(body) {
    const parsed = errors_status.safeParse(body);
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
        throw platformError(operation, response, hintFor(response.status, denied));
    return response;
}
function hintFor(status, denied) {
    if (status === 401)
        return 'The token has expired, or was issued for another audience than `base-url`';
    return status === 403 ? denied : undefined;
}

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

// EXTERNAL MODULE: ./lib/model/secret.js
var secret = __webpack_require__(1817);
;// CONCATENATED MODULE: ./node_modules/jose/dist/webapi/lib/buffer_utils.js
const buffer_utils_encoder = new TextEncoder(), decoder = new TextDecoder(), buffer_utils_strictDecoder = new TextDecoder("utf-8", { fatal: !0 }), UINT32_RANGE = (/* unused pure expression or super */ null && (2 ** 32));
function concat(...buffers) {
  const size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size);
  let i = 0;
  for (const buffer of buffers)
    buf.set(buffer, i), i += buffer.length;
  return buf;
}
function writeUInt32BE(buf, value, offset) {
  if (value < 0 || value >= UINT32_RANGE)
    throw new RangeError(`value must be >= 0 and <= ${UINT32_RANGE - 1}. Received ${value}`);
  buf.set([value >>> 24, value >>> 16, value >>> 8, value & 255], offset);
}
function uint64be(value) {
  const high = Math.floor(value / UINT32_RANGE), low = value % UINT32_RANGE, buf = new Uint8Array(8);
  return writeUInt32BE(buf, high, 0), writeUInt32BE(buf, low, 4), buf;
}
function uint32be(value) {
  const buf = new Uint8Array(4);
  return writeUInt32BE(buf, value), buf;
}
const NON_ASCII = /[^\x00-\x7f]/;
function buffer_utils_encode(string) {
  if (typeof string == "string" && string.length >= 128) {
    if (NON_ASCII.test(string))
      throw new TypeError("non-ASCII string encountered in encode()");
    return buffer_utils_encoder.encode(string);
  }
  const bytes = new Uint8Array(string.length);
  for (let i = 0; i < string.length; i++) {
    const code = string.charCodeAt(i);
    if (code > 127)
      throw new TypeError("non-ASCII string encountered in encode()");
    bytes[i] = code;
  }
  return bytes;
}
function buffer_utils_encodeBase64(input, url = !1) {
  if (Uint8Array.prototype.toBase64)
    return input.toBase64({ alphabet: url ? "base64url" : "base64", omitPadding: url });
  const CHUNK_SIZE = 32768, arr = [];
  for (let i = 0; i < input.length; i += CHUNK_SIZE)
    arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
  const encoded = btoa(arr.join(""));
  return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
}
function decodeBase64(encoded, url = !1) {
  if (Uint8Array.fromBase64)
    return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
  if (url) {
    if (encoded.includes("+") || encoded.includes("/"))
      throw new TypeError("Invalid base64url");
    encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
  }
  const binary = atob(encoded), bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++)
    bytes[i] = binary.charCodeAt(i);
  return bytes;
}
async function buffer_utils_digest(algorithm, data) {
  const subtleDigest = `SHA-${algorithm.slice(-3)}`;
  return new Uint8Array(await crypto.subtle.digest(subtleDigest, data));
}


;// CONCATENATED MODULE: ./node_modules/jose/dist/webapi/util/base64url.js

const invalid = "The input to be decoded is not correctly encoded.";
function base64url_decode(input) {
  try {
    return decodeBase64(typeof input == "string" ? input : decoder.decode(input), !0);
  } catch (cause) {
    throw new TypeError(invalid, { cause });
  }
}
function base64url_encode(input) {
  return encodeBase64(typeof input == "string" ? encoder.encode(input) : input, !0);
}


;// CONCATENATED MODULE: ./node_modules/jose/dist/webapi/lib/validate.js



function assertUint8Array(input, label) {
  if (!(input instanceof Uint8Array))
    throw new TypeError(`${label} must be an instance of Uint8Array`);
}
function isObject(input) {
  if (typeof input != "object" || input === null || Object.prototype.toString.call(input) !== "[object Object]")
    return !1;
  const prototype = Object.getPrototypeOf(input);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function isJwkSet(input) {
  return isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject);
}
function isDisjoint(...headers) {
  const parameters = /* @__PURE__ */ new Set();
  for (const header of headers)
    if (header)
      for (const parameter of Object.keys(header)) {
        if (parameters.has(parameter))
          return !1;
        parameters.add(parameter);
      }
  return !0;
}
function assertNotSet(value, name) {
  if (value !== void 0)
    throw new TypeError(`${name} can only be called once`);
}
function decodeBase64url(value, label, ErrorClass) {
  try {
    return decode(value);
  } catch (cause) {
    throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
  }
}
function encodeAsciiMember(value, label, ErrorClass) {
  try {
    return encode(value);
  } catch (cause) {
    throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
  }
}
function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
  let parsed;
  try {
    parsed = JSON.parse(strictDecoder.decode(decode(encodedProtectedHeader)));
  } catch (cause) {
    throw new ErrorClass(message, { cause });
  }
  if (!isObject(parsed))
    throw new ErrorClass(message);
  return parsed;
}
const JWS_RECOGNIZED = { __proto__: null, b64: !0 }, JWE_RECOGNIZED = { __proto__: null };
function validateAlgorithms(option, algorithms) {
  if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string")))
    throw new TypeError(`"${option}" option must be an array of strings`);
  return algorithms === void 0 ? void 0 : new Set(algorithms);
}
function validateCritDuplicates(Err, protectedHeader) {
  const { crit } = protectedHeader ?? {};
  if (Array.isArray(crit) && new Set(crit).size !== crit.length)
    throw new Err('"crit" (Critical) Header Parameter MUST NOT contain duplicate values');
}
function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
  if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0)
    throw new Err('"crit" (Critical) Header Parameter MUST be integrity protected');
  if (!protectedHeader || protectedHeader.crit === void 0)
    return [];
  if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0))
    throw new Err('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');
  const recognized = recognizedOption === void 0 ? recognizedDefault : { __proto__: null, ...recognizedOption, ...recognizedDefault };
  for (const parameter of protectedHeader.crit) {
    if (!(parameter in recognized))
      throw new JOSENotSupported(`Extension Header Parameter "${parameter}" is not recognized`);
    if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0)
      throw new Err(`Extension Header Parameter "${parameter}" is missing`);
    if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0))
      throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
  }
  return protectedHeader.crit;
}
function validateB64(protectedHeader, extensions) {
  if (extensions.includes("b64")) {
    const b64 = protectedHeader.b64;
    if (typeof b64 != "boolean")
      throw new JWSInvalid('The "b64" (base64url-encode payload) Header Parameter must be a boolean');
    return b64;
  }
  return !0;
}
function serializeJoseHeader(Err, header) {
  let serialized, parsed;
  try {
    serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
  } catch (cause) {
    throw new Err("JOSE Header is not valid JSON", { cause });
  }
  if (!isObject(parsed))
    throw new Err("JOSE Header is not a JSON object");
  return [parsed, serialized];
}


;// CONCATENATED MODULE: ./node_modules/jose/dist/webapi/util/errors.js
class JOSEError extends Error {
  static code = "ERR_JOSE_GENERIC";
  code = "ERR_JOSE_GENERIC";
  constructor(message, options) {
    super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
  }
}
class JWTClaimValidationFailed extends JOSEError {
  static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  claim;
  reason;
  payload;
  constructor(message, payload, claim = "unspecified", reason = "unspecified") {
    super(message, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
  }
}
class JWTExpired extends JOSEError {
  static code = "ERR_JWT_EXPIRED";
  code = "ERR_JWT_EXPIRED";
  claim;
  reason;
  payload;
  constructor(message, payload, claim = "unspecified", reason = "unspecified") {
    super(message, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
  }
}
class JOSEAlgNotAllowed extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JOSE_ALG_NOT_ALLOWED"));
  code = "ERR_JOSE_ALG_NOT_ALLOWED";
}
class errors_JOSENotSupported extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JOSE_NOT_SUPPORTED"));
  code = "ERR_JOSE_NOT_SUPPORTED";
}
class JWEDecryptionFailed extends JOSEError {
  static code = "ERR_JWE_DECRYPTION_FAILED";
  code = "ERR_JWE_DECRYPTION_FAILED";
  constructor(message = "decryption operation failed", options) {
    super(message, options);
  }
}
class JWEInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWE_INVALID"));
  code = "ERR_JWE_INVALID";
}
class errors_JWSInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWS_INVALID"));
  code = "ERR_JWS_INVALID";
}
class JWTInvalid extends JOSEError {
  static code = "ERR_JWT_INVALID";
  code = "ERR_JWT_INVALID";
}
class JWKInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWK_INVALID"));
  code = "ERR_JWK_INVALID";
}
class JWKSInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWKS_INVALID"));
  code = "ERR_JWKS_INVALID";
}
class JWKSNoMatchingKey extends JOSEError {
  static code = "ERR_JWKS_NO_MATCHING_KEY";
  code = "ERR_JWKS_NO_MATCHING_KEY";
  constructor(message = "no applicable key found in the JSON Web Key Set", options) {
    super(message, options);
  }
}
class JWKSMultipleMatchingKeys extends JOSEError {
  [Symbol.asyncIterator] = async function* () {
  };
  static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
    super(message, options);
  }
}
class JWKSTimeout extends JOSEError {
  static code = "ERR_JWKS_TIMEOUT";
  code = "ERR_JWKS_TIMEOUT";
  constructor(message = "request timed out", options) {
    super(message, options);
  }
}
class JWSSignatureVerificationFailed extends JOSEError {
  static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  constructor(message = "signature verification failed", options) {
    super(message, options);
  }
}


;// CONCATENATED MODULE: ./node_modules/jose/dist/webapi/util/decode_jwt.js




function decodeJwt(jwt) {
  if (typeof jwt != "string")
    throw new JWTInvalid("JWTs must use Compact JWS serialization, JWT must be a string");
  const { 1: encodedPayload, length } = jwt.split(".");
  if (length === 5)
    throw new JWTInvalid("Only JWTs using Compact JWS serialization can be decoded");
  if (length !== 3)
    throw new JWTInvalid("Invalid JWT");
  if (!encodedPayload)
    throw new JWTInvalid("JWTs must contain a payload");
  let claimsSetBytes;
  try {
    claimsSetBytes = base64url_decode(encodedPayload);
  } catch (cause) {
    throw new JWTInvalid("Failed to base64url decode the payload", { cause });
  }
  let claimsSet;
  try {
    claimsSet = JSON.parse(buffer_utils_strictDecoder.decode(claimsSetBytes));
  } catch (cause) {
    throw new JWTInvalid("Failed to parse the decoded payload as JSON", { cause });
  }
  if (!isObject(claimsSet))
    throw new JWTInvalid("Invalid JWT Claims Set");
  return claimsSet;
}


;// CONCATENATED MODULE: ./lib/platform/subject.js
// `sub` claims of the CI's tokens, in both styles: `repo:ORG/REPO:…`, and since July 2026 `repo:ORG@<id>/REPO@<id>:…`.
const subject_form = /^repo:(?<owner>[\w.-]+)(?:@(?<ownerId>\d+))?\/(?<repo>[\w.-]+)(?:@(?<repoId>\d+))?:(?:ref:(?<ref>refs\/[\w./-]+)|environment:(?<environment>[^:]+)|(?<pull>pull_request))$/;
/** The parts of a subject; `undefined` when it is of no style that is known. */
function parseSubject(text) {
    const groups = subject_form.exec(text)?.groups;
    if (groups === undefined)
        return undefined;
    const { owner = '', ownerId, repo = '', repoId, ref, environment } = groups;
    const scope = ref !== undefined
        ? { kind: 'ref', ref }
        : environment !== undefined
            ? { kind: 'environment', environment }
            : { kind: 'pull-request' };
    const ids = ownerId === undefined || repoId === undefined ? {} : { ids: { owner: ownerId, repository: repoId } };
    return { repository: `${owner}/${repo}`, scope, ...ids };
}
/** The subject as the CI writes it. */
function subjectText({ repository, ids, scope }) {
    const [owner = '', repo = ''] = repository.split('/');
    const name = ids === undefined ? repository : `${owner}@${ids.owner}/${repo}@${ids.repository}`;
    const last = scope.kind === 'ref'
        ? `ref:${scope.ref}`
        : scope.kind === 'environment'
            ? `environment:${scope.environment}`
            : 'pull_request';
    return `repo:${name}:${last}`;
}
/** What differs between the subject that an identity expects and the one that a token carries, in sentences. */
function subjectDifferences(expected, carried) {
    if (expected === carried)
        return [];
    const want = parseSubject(expected);
    const have = parseSubject(carried);
    if (want === undefined || have === undefined)
        return [`the subject is "${carried}", the identity expects "${expected}"`];
    const differences = [];
    if (want.repository !== have.repository) {
        differences.push(`the repository is ${have.repository}, the identity expects ${want.repository}`);
    }
    if (JSON.stringify(want.ids) !== JSON.stringify(have.ids)) {
        const style = (subject) => (subject.ids === undefined ? 'names alone' : 'names with ids');
        differences.push(`the token writes the repository by ${style(have)}, the identity expects ${style(want)}`);
    }
    if (JSON.stringify(want.scope) !== JSON.stringify(have.scope)) {
        differences.push(`the token is for ${scopeText(have.scope)}, the identity expects ${scopeText(want.scope)}`);
    }
    return differences;
}
function scopeText(scope) {
    if (scope.kind === 'ref')
        return `ref ${scope.ref}`;
    return scope.kind === 'environment' ? `environment ${scope.environment}` : 'pull requests';
}

;// CONCATENATED MODULE: ./lib/platform/claims.js
// Why an exchange was refused: the workflow token's claims beside what the identity expects.



/** The claims that `claimMatch` is about; they are not secret, the token is. `undefined` when it is no JWT. */
function claimsOf(token) {
    try {
        const { iss, sub, aud } = decodeJwt(token.expose());
        return {
            issuer: (0,api_error/* oneLine */.TN)(iss ?? ''),
            subject: (0,api_error/* oneLine */.TN)(sub ?? ''),
            audience: (0,api_error/* oneLine */.TN)([aud ?? ''].flat().join(' ')),
        };
    }
    catch {
        return undefined;
    }
}
/**
 * The next step after a refused exchange: the claims that the token carried, what the identity expects where the
 * platform says so (`ErrorInfo.metadata`), and the command that makes an identity which fits.
 */
function refusalHint(claims, identity, expected) {
    const carried = `The workflow's token carries issuer "${claims.issuer}", subject "${claims.subject}", audience "${claims.audience}"`;
    const subject = expected?.expectedSubject;
    const wants = subject === undefined
        ? 'compare them with the claimMatch of the identity'
        : `the identity expects issuer "${(0,api_error/* oneLine */.TN)(expected?.expectedIssuer ?? '')}", subject "${(0,api_error/* oneLine */.TN)(subject)}"`;
    const command = identityCommand(claims.subject, identity.split('/').slice(0, -1).join('/'));
    return `${carried}; ${wants}${command === undefined ? '' : `. To make an identity that fits: ${command}`}`;
}
function identityCommand(subject, group) {
    const parsed = parseSubject(subject);
    if (parsed === undefined)
        return undefined;
    const { repository, ids, scope } = parsed;
    const flags = scope.kind === 'ref'
        ? `--ref ${shellWord(scope.ref.replace(/^refs\/heads\//, ''))}`
        : scope.kind === 'environment'
            ? `--environment ${shellWord(scope.environment)}`
            : '--pull-request';
    const immutable = ids === undefined ? '' : ` --owner-id ${ids.owner} --repository-id ${ids.repository}`;
    return `tagproof identity create --group ${group} --repository ${repository}${immutable} ${flags}`;
}
/** Text from a token as one word of a shell command that a user may paste. */
function shellWord(text) {
    return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./lib/platform/exchange.js
// The token exchange: a workflow's OIDC token becomes a token for one audience.





const answer = classic_schemas/* object */.Ikc({ token: classic_schemas/* string */.YjP().min(1), refreshToken: classic_schemas/* string */.YjP().optional() });
/**
 * Exchanges the workflow token (`POST {issuer-url}/sts/exchange`, form fields; platform-facts: Token exchange).
 * Gives back every secret of the answer, the token first, so that the caller can mask all of them.
 * @throws ApiError when the issuer refuses, Failure when it cannot be reached or understood
 */
async function exchangeToken(send, exchange) {
    const operation = `Token exchange for ${exchange.audience}`;
    const response = await send({
        method: 'POST',
        url: `${exchange.issuerUrl}/sts/exchange`,
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        authorization: { scheme: 'Bearer', credential: exchange.idToken },
        body: new URLSearchParams({ aud: exchange.audience, identity: exchange.identity }).toString(),
        repeatable: true,
    });
    if (response.status !== 200)
        throw refusal(operation, response, exchange);
    const { token, refreshToken } = (0,json/* decodeJson */.x)(operation, response, answer);
    return refreshToken ? [new secret/* Secret */.z(token), new secret/* Secret */.z(refreshToken)] : [new secret/* Secret */.z(token)];
}
function refusal(operation, response, { identity, idToken }) {
    const error = platformError(operation, response);
    if (error.status === 404) {
        return platformError(operation, response, `No identity has the uid ${identity}: check the input \`identity\``);
    }
    const claims = claimsOf(idToken);
    if (error.reason !== 'denied' || claims === undefined)
        return error;
    return platformError(operation, response, refusalHint(claims, identity, error.details.metadata));
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./lib/registry/errors.js
var errors = __webpack_require__(228);
// EXTERNAL MODULE: ./lib/registry/media-types.js
var media_types = __webpack_require__(9484);
;// CONCATENATED MODULE: ./lib/registry/pull.js
// A registry's manifests, referrers and blobs over HTTP (OCI distribution specification: Pull, Content Discovery).


/** Of indexes and images, the OCI's and Docker's. */
const manifestTypes = [
    'application/vnd.oci.image.index.v1+json',
    'application/vnd.docker.distribution.manifest.list.v2+json',
    'application/vnd.oci.image.manifest.v1+json',
    'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');
const indexType = 'application/vnd.oci.image.index.v1+json';
const mostManifestBytes = 4 * 1024 * 1024;
const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
/** The seam `ContentSource` for one registry. `send` follows the redirects of blobs, without any credential. */
function contentSource(get, send) {
    return {
        async manifest(repository, reference) {
            const path = `manifests/${reference}`;
            const response = await get({ repository, path, accept: manifestTypes, mostBytes: mostManifestBytes });
            return contentOf(`Manifest ${reference} of ${repository}`, response);
        },
        async referrers(repository, digest, page = '') {
            const path = `referrers/${digest}${page}`;
            const response = await get({ repository, path, accept: indexType, mostBytes: mostManifestBytes });
            const content = contentOf(`Referrers of ${repository}@${digest}`, response);
            const next = nextPage(response);
            return content === undefined ? undefined : { ...content, ...(next === undefined ? {} : { next }) };
        },
        async blob(repository, digest, mostBytes) {
            const first = await get({ repository, path: `blobs/${digest}`, accept: '*/*', mostBytes });
            const what = `Blob ${digest} of ${repository}`;
            return contentOf(what, await followed(what, first, send, mostBytes));
        },
    };
}
function contentOf(operation, response) {
    if (response.status === 404)
        return undefined;
    if (response.status !== 200)
        throw (0,errors/* registryError */.eo)(operation, response);
    const mediaType = response.headers['content-type'];
    return { text: response.body, ...(mediaType === undefined ? {} : { mediaType }) };
}
/** The query of `Link: <…?…>; rel="next"`; the path is the one that was asked for, wherever the link points. */
function nextPage({ headers }) {
    const link = /^<[^<>?]{0,2000}(\?[^<>]{1,2000})>\s*;\s*rel="?next"?/.exec(headers.link ?? '');
    return link?.[1];
}
async function followed(what, first, send, mostBytes) {
    let response = first;
    for (let hop = 0; redirects.has(response.status); hop += 1) {
        const url = response.headers.location ?? '';
        if (!URL.canParse(url) || new URL(url).protocol !== 'https:' || hop >= mostRedirects) {
            throw new failure/* Failure */.HR('bad-answer', `${what}: the registry redirects to where nothing is fetched from`);
        }
        response = await send({ method: 'GET', url, headers: { accept: '*/*' }, mostBytes });
    }
    return response;
}

;// CONCATENATED MODULE: ./lib/registry/client.js
// The registry token endpoint and the tag history endpoint.







const tokenAnswer = classic_schemas/* object */.Ikc({ token: classic_schemas/* string */.YjP().min(1) });
const historyAnswer = classic_schemas/* object */.Ikc({
    history: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        updateTimestamp: iso/* datetime */.w$({ offset: true }).transform((text) => Date.parse(text)),
        digest: classic_schemas/* string */.YjP().refine(model_image/* isDigest */.Bc, 'not a sha256 digest'),
    })),
});
const tokenHints = {
    400: 'The organization in the image name is not known to the registry',
    401: 'The registry wants credentials for this image: `identity` or `registry-token` gives them',
    403: 'The identity may not pull this image, or the repository does not exist. An identity of a subgroup does not see the organization registry',
};
/**
 * A client for one registry (platform-api: Registry token endpoint, Tag history endpoint). Without a credential
 * it asks anonymously, which public images allow. One pull token an image, asked once, masked by `onToken`.
 * Its verb throws ApiError when the registry refuses and Failure when it cannot be reached or understood.
 */
function registryClient(options) {
    const { send, registryUrl, credential } = options;
    const tokens = new Map();
    async function pullToken(repository) {
        const operation = `Registry token for ${repository}`;
        const response = await send({
            method: 'GET',
            url: `${registryUrl}/token?${new URLSearchParams({ scope: `repository:${repository}:pull` })}`,
            headers: { accept: 'application/json' },
            ...(credential === undefined ? {} : { authorization: { scheme: 'Bearer', credential } }),
        });
        // 403 may mean that there is no such repository; the registry's own token asks the registry itself.
        if (response.status === 403 && credential !== undefined)
            return credential;
        if (response.status !== 200)
            throw (0,errors/* registryError */.eo)(operation, response, tokenHints[response.status]);
        const token = new secret/* Secret */.z((0,json/* decodeJson */.x)(operation, response, tokenAnswer).token);
        options.onToken(token);
        return token;
    }
    const authorized = async ({ repository, path, accept, ...bounds }) => {
        const token = tokens.get(repository) ?? pullToken(repository);
        tokens.set(repository, token);
        return send({
            method: 'GET',
            url: `${registryUrl}/v2/${repository}/${path}`,
            headers: { accept },
            authorization: { scheme: 'Bearer', credential: await token },
            ...bounds,
        });
    };
    async function get(repository, operation, path, accept) {
        return { operation, response: await authorized({ repository, path, accept }) };
    }
    return {
        content: contentSource(authorized, send),
        async history(repository, tag, window) {
            const path = `${options.historyService}/history/${tag}${windowQuery(window)}`;
            const asked = await get(repository, `History of ${repository}:${tag}`, path, 'application/json');
            const { operation, response } = asked;
            if (response.status !== 200)
                throw (0,errors/* historyError */.V9)(operation, response);
            return (0,json/* decodeJson */.x)(operation, response, historyAnswer).history.map((record) => ({
                at: record.updateTimestamp,
                digest: record.digest,
            }));
        },
        async children(repository, digest) {
            const asked = await get(repository, `Manifest ${digest} of ${repository}`, `manifests/${digest}`, media_types/* manifestTypes */.Fm);
            const { operation, response } = asked;
            if (response.status >= 400 && response.status < 500 && response.status !== 429)
                return undefined;
            if (response.status !== 200)
                throw (0,errors/* registryError */.eo)(operation, response);
            return (0,json/* decodeJson */.x)(operation, response, media_types/* indexAnswer */.hO).manifests.map((manifest) => manifest.digest);
        },
    };
}
function windowQuery({ start, end }) {
    const query = new URLSearchParams();
    if (start !== undefined)
        query.set('start', new Date(start).toISOString());
    if (end !== undefined)
        query.set('end', new Date(end).toISOString());
    return query.size === 0 ? '' : `?${query}`;
}

;// CONCATENATED MODULE: ./lib/platform-connection.js
// The platform's end of a connection: loaded only for runs that have a platform.





/** Signs in and builds the platform's clients. A sign-in that fails is the reason why nothing can be asked. */
async function signedIn(host, config, platform, send) {
    const session = await (0,auth/* signIn */.Jv)({
        platform,
        config,
        workflow: host.workflow,
        mask: (secret) => host.sink.mask(secret),
        exchange: (audience, idToken, identity) => exchangeToken(send, { issuerUrl: platform.issuerUrl, audience, idToken, identity }),
    });
    if ('failed' in session)
        return unconnected(session.failed, [session.failed]);
    const { platformToken, registryToken } = session.session;
    const client = platformToken && platformClient({ baseUrl: platform.baseUrl, send, token: platformToken });
    const registry = registryClient({
        ...platform,
        send,
        onToken: (secret) => host.sink.mask(secret),
        ...(registryToken === undefined ? {} : { credential: registryToken }),
    });
    const sources = {
        ...(client === undefined ? {} : { catalogue: catalogueOf(client, platform) }),
        history: (repository, tag) => (window) => registry.history(repository, tag, window),
        children: registry.children,
    };
    const scope = { ...platform, ...(config.group === undefined ? {} : { group: config.group }) };
    const advice = adviceSources({ client, platform, sources, scope, content: registry.content });
    return { sources, advice, incomplete: [] };
}
function catalogueOf(client, { tagQuery }) {
    const known = new Map();
    return {
        listRepositories({ name, group }) {
            const key = JSON.stringify([name, group]);
            const answer = known.get(key) ?? client.listRepositories({ name, 'uidp.descendants_of': group }).all();
            known.set(key, answer);
            return answer;
        },
        listTags: ({ uid }) => client.listTags({ ...tagQuery, 'uidp.children_of': uid }).all(),
        async endOfLifeDate({ uid }, tag) {
            const listed = await client.listEndOfLifeTags({ 'uidp.children_of': uid, name: tag }).all();
            return listed.find(({ name }) => name === tag)?.mainPackageVersion?.eolDate;
        },
    };
}
/** Nothing can be asked of the platform. */
function unconnected(why, incomplete) {
    return { sources: why, advice: why, incomplete };
}


/***/ })

};
