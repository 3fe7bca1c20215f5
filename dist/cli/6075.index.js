export const id = 6075;
export const ids = [6075];
export const modules = {

/***/ 97110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ faultSchema),
/* harmony export */   PI: () => (/* binding */ createFaultMatcher),
/* harmony export */   d7: () => (/* binding */ withResponseFaults),
/* harmony export */   vG: () => (/* binding */ withPagingFault)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _server_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35574);


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
        if ((0,_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .parameter */ .Wi)(url.searchParams, name) !== undefined)
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

/***/ 29291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gr: () => (/* binding */ pullCapability),
/* harmony export */   hf: () => (/* binding */ dottedNames),
/* harmony export */   n7: () => (/* binding */ capabilityNames),
/* harmony export */   w7: () => (/* binding */ capabilitiesNamed),
/* harmony export */   xU: () => (/* binding */ builtInRoles)
/* harmony export */ });
const dottedNames = {
    CAP_IAM_GROUPS_CREATE: 'groups.create',
    CAP_IAM_GROUPS_UPDATE: 'groups.update',
    CAP_IAM_GROUPS_LIST: 'groups.list',
    CAP_IAM_GROUPS_DELETE: 'groups.delete',
    CAP_IAM_GROUP_INVITES_CREATE: 'group_invites.create',
    CAP_IAM_GROUP_INVITES_LIST: 'group_invites.list',
    CAP_IAM_GROUP_INVITES_DELETE: 'group_invites.delete',
    CAP_IAM_ROLES_CREATE: 'roles.create',
    CAP_IAM_ROLES_UPDATE: 'roles.update',
    CAP_IAM_ROLES_LIST: 'roles.list',
    CAP_IAM_ROLES_DELETE: 'roles.delete',
    CAP_IAM_ROLE_BINDINGS_CREATE: 'role_bindings.create',
    CAP_IAM_ROLE_BINDINGS_UPDATE: 'role_bindings.update',
    CAP_IAM_ROLE_BINDINGS_LIST: 'role_bindings.list',
    CAP_IAM_ROLE_BINDINGS_DELETE: 'role_bindings.delete',
    CAP_TENANT_VULN_REPORTS_LIST: 'vuln_reports.list',
    CAP_IAM_ACCOUNT_ASSOCIATIONS_CREATE: 'account_associations.create',
    CAP_IAM_ACCOUNT_ASSOCIATIONS_UPDATE: 'account_associations.update',
    CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST: 'account_associations.list',
    CAP_IAM_ACCOUNT_ASSOCIATIONS_DELETE: 'account_associations.delete',
    CAP_IAM_IDENTITY_CREATE: 'identity.create',
    CAP_IAM_IDENTITY_UPDATE: 'identity.update',
    CAP_IAM_IDENTITY_LIST: 'identity.list',
    CAP_IAM_IDENTITY_DELETE: 'identity.delete',
    CAP_IAM_IDENTITY_PROVIDERS_CREATE: 'identity_providers.create',
    CAP_IAM_IDENTITY_PROVIDERS_UPDATE: 'identity_providers.update',
    CAP_IAM_IDENTITY_PROVIDERS_LIST: 'identity_providers.list',
    CAP_IAM_IDENTITY_PROVIDERS_DELETE: 'identity_providers.delete',
    CAP_IAM_SCIM_MANAGE: 'identity_providers.scim.manage',
    CAP_EVENTS_SUBSCRIPTION_CREATE: 'subscriptions.create',
    CAP_EVENTS_SUBSCRIPTION_LIST: 'subscriptions.list',
    CAP_EVENTS_SUBSCRIPTION_DELETE: 'subscriptions.delete',
    CAP_REPO_CREATE: 'repo.create',
    CAP_REPO_UPDATE: 'repo.update',
    CAP_REPO_LIST: 'repo.list',
    CAP_REPO_DELETE: 'repo.delete',
    CAP_MANIFEST_LIST: 'manifest.list',
    CAP_TAG_CREATE: 'tag.create',
    CAP_TAG_LIST: 'tag.list',
    CAP_TAG_DELETE: 'tag.delete',
    CAP_MANIFEST_METADATA_LIST: 'manifest.metadata.list',
    CAP_REPO_INTERNAL_ADMIN: 'repo.internal.admin',
    CAP_APK_LIST: 'apk.list',
    CAP_VULN_REPORT_LIST: 'vuln_report.list',
    CAP_LIBRARIES_ARTIFACTS_LIST: 'libraries.artifacts.list',
    CAP_ADVISORIES_LIST: 'advisories.list',
    CAP_VERSION_LIST: 'version.list',
    CAP_REPO_CHECK_POLICIES: 'repo.check_policies',
    CAP_POLICIES_POLICY_LIST: 'policies.policy.list',
    CAP_POLICIES_BINDING_CREATE: 'policies.binding.create',
    CAP_POLICIES_BINDING_LIST: 'policies.binding.list',
    CAP_POLICIES_BINDING_DELETE: 'policies.binding.delete',
    CAP_POLICIES_OVERRIDE_CREATE: 'policies.override.create',
    CAP_POLICIES_OVERRIDE_LIST: 'policies.override.list',
    CAP_POLICIES_OVERRIDE_DELETE: 'policies.override.delete',
    CAP_POLICIES_DECISION_LIST: 'policies.decision.list',
    CAP_TERMS_ACCEPT: 'terms.accept',
    CAP_TERMS_LIST: 'terms.list',
};
const capabilityNames = Object.keys(dottedNames);
const pullCapability = 'CAP_MANIFEST_LIST';
const pull = [
    pullCapability,
    'CAP_IAM_GROUPS_LIST',
    'CAP_REPO_LIST',
    'CAP_TAG_LIST',
    'CAP_MANIFEST_METADATA_LIST',
    'CAP_TENANT_VULN_REPORTS_LIST',
];
const push = [
    ...pull,
    'CAP_REPO_CREATE',
    'CAP_REPO_UPDATE',
    'CAP_REPO_DELETE',
    'CAP_TAG_CREATE',
    'CAP_TAG_DELETE',
    'CAP_IAM_GROUPS_CREATE',
];
const viewer = [...new Set([...pull, ...capabilityNames.filter((name) => name.endsWith('_LIST'))])];
const builtInRoles = {
    viewer,
    editor: [...viewer, 'CAP_EVENTS_SUBSCRIPTION_CREATE', 'CAP_EVENTS_SUBSCRIPTION_DELETE'],
    owner: capabilityNames,
    'registry.pull': pull,
    'registry.push': push,
    'registry.pull_token_creator': [
        ...pull,
        'CAP_APK_LIST',
        'CAP_IAM_IDENTITY_CREATE',
        'CAP_IAM_ROLES_LIST',
        'CAP_IAM_ROLE_BINDINGS_CREATE',
    ],
    'apk.pull': ['CAP_IAM_GROUPS_LIST', 'CAP_APK_LIST'],
};
const earlierSpellings = [
    [/^repos\./, 'repo.'],
    [/^tags\./, 'tag.'],
    [/^identities\./, 'identity.'],
    [/^libraries\.list$/, 'libraries.artifacts.list'],
    [/^registry\.pull$/, 'manifest.list'],
];
function capabilitiesNamed(text) {
    if (text === '*')
        return capabilityNames;
    const dotted = earlierSpellings.reduce((name, [from, to]) => name.replace(from, to), text);
    return capabilityNames.filter((name) => name === text || dottedNames[name] === dotted);
}


/***/ }),

/***/ 56075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Iw: () => (/* binding */ createEmulator),
  Me: () => (/* binding */ openRegistry),
  xr: () => (/* binding */ peopleOf),
  Eq: () => (/* binding */ servedImages),
  sJ: () => (/* binding */ startEmulator)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/emulator/resources.js
var resources = __webpack_require__(31278);
// EXTERNAL MODULE: ./lib/emulator/state/state.js
var state_state = __webpack_require__(5736);
;// CONCATENATED MODULE: ./lib/emulator/policies/evaluate.js



const createdKey = 'org.opencontainers.image.created';
function imageFacts(repo, digest) {
    const index = repo.indexes.find(({ manifests }) => manifests.some((one) => one.digest === digest));
    const digests = [digest, ...(index === undefined ? [] : [index.digest])];
    const tags = repo.tags.filter(({ history }) => history.some((record) => digests.includes(record.digest)));
    const dated = tags.find(({ eolDate }) => eolDate !== undefined);
    const records = tags.flatMap(({ history }) => history).filter((record) => digests.includes(record.digest));
    return {
        builtAt: statedBuildTime(repo, digests) ?? instantOf((0,state_state/* oldestFirst */.sZ)(records)[0]?.updateTimestamp),
        releasedAt: instantOf(dated?.releaseDate ?? (dated && (0,state_state/* oldestFirst */.sZ)(dated.history)[0]?.updateTimestamp)),
        endOfLife: instantOf(dated?.eolDate?.slice(0, 10)),
    };
}
function statedBuildTime(repo, digests) {
    const stated = repo.builds?.find((build) => digests.includes(build.digest))?.createTime;
    if (stated !== undefined)
        return instantOf(stated);
    for (const digest of digests) {
        const manifest = contentOf(repo, digest);
        const [first] = Array.isArray(manifest?.manifests) ? manifest.manifests : [];
        const image = first === undefined ? manifest : contentOf(repo, first.digest);
        const text = manifest?.annotations?.[createdKey] ?? configOf(repo, image)?.created;
        if (typeof text === 'string')
            return instantOf(text);
    }
    return undefined;
}
function configOf(repo, manifest) {
    return contentOf(repo, manifest?.config?.digest ?? '');
}
function imageConfigOf(repo, digest) {
    const manifest = contentOf(repo, digest);
    const [first] = Array.isArray(manifest?.manifests) ? manifest.manifests : [];
    return configOf(repo, first === undefined ? manifest : contentOf(repo, first.digest));
}
function contentOf(repo, digest) {
    const held = repo.content.find((one) => one.digest === digest);
    try {
        return held === undefined ? undefined : JSON.parse(held.text);
    }
    catch {
        return undefined;
    }
}
function instantOf(text) {
    const at = Date.parse(text ?? '');
    return Number.isNaN(at) ? undefined : at;
}
const dayMs = 86_400_000;
const allowed = { result: 'ALLOWED', reason: '' };
const denied = (reason) => ({ result: 'DENIED', reason: `denied: ${reason}` });
const failed = (reason) => ({ result: 'ERROR', reason });
const day = (instant) => new Date(instant).toISOString().slice(0, 10);
const systemPolicies = [
    {
        uid: 'policy-no-eol',
        name: 'no-eol',
        description: 'Denies images whose main package has reached its end of life.',
        decide: ({ endOfLife }, _value, now) => endOfLife === undefined || endOfLife > now
            ? allowed
            : denied(`main package reached end of life on ${day(endOfLife)}`),
    },
    {
        uid: 'policy-cooldown',
        name: 'cooldown',
        description: 'Denies images with a build timestamp less than the specified number of days old.',
        parameter: {
            name: 'days',
            description: 'Minimum age in days before access is allowed.',
            default: 7,
            minimum: 1,
            maximum: 365,
        },
        decide({ builtAt }, days, now) {
            if (builtAt === undefined)
                return failed('the image has no build timestamp');
            if (now - builtAt >= days * dayMs)
                return allowed;
            return denied(`image built within the ${days}-day cooldown window (built ${day(builtAt)}, pulled ${day(now)})`);
        },
    },
    {
        uid: 'policy-support-window',
        name: 'support-window',
        description: 'Denies images whose main package is supported for less than the specified number of months.',
        parameter: {
            name: 'months',
            description: 'Minimum support period in months, from the release to the end of life.',
            default: 6,
            minimum: 1,
            maximum: 24,
        },
        decide({ endOfLife, releasedAt }, months) {
            if (endOfLife === undefined)
                return allowed;
            if (releasedAt === undefined)
                return failed('the main package has no release date');
            const least = new Date(releasedAt);
            least.setUTCMonth(least.getUTCMonth() + months);
            return least.getTime() <= endOfLife
                ? allowed
                : denied(`support period is shorter than ${months} months`);
        },
    },
];
function checkedParameters({ parameter }, given) {
    const unknown = Object.keys(given).find((name) => name !== parameter?.name);
    if (unknown !== undefined)
        throw (0,resources/* invalid */.Gq)(`parameters.${unknown}`, 'is not a parameter of the policy');
    if (parameter === undefined)
        return {};
    const { name, minimum, maximum } = parameter;
    const value = given[name] ?? parameter.default;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < minimum || value > maximum)
        throw (0,resources/* invalid */.Gq)(`parameters.${name}`, `must be a whole number from ${minimum} to ${maximum}`);
    return { [name]: value };
}
function evaluatePolicies(state, repo, digest, now) {
    return state.policyBindings.flatMap((binding) => {
        const { uid, resourceTypes, policy } = binding;
        const isForImages = resourceTypes.length === 0 || resourceTypes.some((type) => /\/Repo(@|$)/.test(type));
        if (!isForImages || !(0,state_state/* isWithin */.UO)(repo.uid, (0,state_state/* parentOf */.gN)(uid)))
            return [];
        const decided = decide(state, repo, digest, binding, now);
        const isLifted = state.policyOverrides.some((one) => one.policyId === policy && one.artifactId === digest && (0,state_state/* isWithin */.UO)(repo.uid, (0,state_state/* parentOf */.gN)(one.uid)));
        return decided === undefined
            ? []
            : [{ binding, ...decided, isLifted: isLifted && decided.result === 'DENIED' }];
    });
}
function decide(state, repo, digest, { policy, parameters }, now) {
    const own = state.policies.find(({ uid }) => uid === policy);
    if (own !== undefined) {
        const { name: policyName, decides: result } = own;
        return { policyName, parameters, result, reason: result === 'ALLOWED' ? '' : `${policyName}: ${result}` };
    }
    const system = systemPolicies.find(({ uid }) => uid === policy);
    if (system === undefined)
        return undefined;
    const checked = checkedParameters(system, parameters);
    const [value = 0] = Object.values(checked);
    return {
        policyName: system.name,
        parameters: checked,
        ...system.decide(imageFacts(repo, digest), value, now),
    };
}
function decidePull(state, repo, digest, now) {
    const evaluated = evaluatePolicies(state, repo, digest, now);
    for (const one of evaluated)
        record(state, repo, digest, one, now);
    return evaluated.find(({ binding, result, isLifted }) => binding.mode === 'POLICY_MODE_ENFORCED' && result !== 'ALLOWED' && !isLifted)?.policyName;
}
function record({ policyDecisions }, repo, digest, { binding, policyName, result, reason }, now) {
    const { mode, policy: policyId } = binding;
    const [year = 0, month = 0, day = 0] = new Date(now).toISOString().slice(0, 10).split('-').map(Number);
    const decided = { digest, policyId, policyName, mode, result, reason, pulledOn: { year, month, day } };
    const suffix = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(decided)).digest('hex').slice(0, 16);
    const uid = `${repo.uid}/${suffix}`;
    if (policyDecisions.every((one) => one.uid !== uid))
        policyDecisions.push({ uid, ...decided });
}

// EXTERNAL MODULE: ./lib/emulator/server/answer.js
var server_answer = __webpack_require__(35574);
// EXTERNAL MODULE: ./lib/emulator/iam/capabilities.js
var iam_capabilities = __webpack_require__(29291);
;// CONCATENATED MODULE: ./lib/emulator/iam/access.js



function route(operation, access, handle) {
    const [method = '', path = ''] = operation.split(' ');
    return { method, path, access, handle };
}
function groupsWith({ state, caller }, capability) {
    const own = (0,state_state/* parentOf */.gN)(caller);
    return state.roleBindings.flatMap(({ uid, identityUid, roleUid }) => {
        const capabilities = state.roles.find((role) => role.uid === roleUid)?.capabilities ?? [];
        if (identityUid !== caller || !capabilities.includes(capability))
            return [];
        const bound = (0,state_state/* parentOf */.gN)(uid);
        return (0,state_state/* isWithin */.UO)(bound, own) ? [bound] : (0,state_state/* isWithin */.UO)(own, bound) ? [own] : [];
    });
}
function requireCapabilities(context, resource) {
    for (const capability of context.needs) {
        const groups = groupsWith(context, capability);
        const enough = resource === undefined ? groups.length > 0 : groups.some((group) => (0,state_state/* isWithin */.UO)(resource, group));
        if (!enough) {
            const where = resource === undefined ? '' : ` in ${resource}`;
            throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.denied, `Permission denied: the identity lacks the capability ${iam_capabilities/* dottedNames */.hf[capability]}${where}`);
        }
    }
}
function visible(context, items) {
    const reaches = context.needs.map((capability) => groupsWith(context, capability));
    return items.filter(({ uid }) => reaches.every((groups) => groups.some((group) => (0,state_state/* isWithin */.UO)(uid, group))));
}

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/key/export.js
var key_export = __webpack_require__(17968);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/sign.js + 1 modules
var sign = __webpack_require__(72896);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/verify.js + 1 modules
var verify = __webpack_require__(25057);
;// CONCATENATED MODULE: ./lib/emulator/iam/tokens.js



function randomnessOf(seed) {
    return (name, length) => seed === undefined
        ? (0,external_node_crypto_.randomBytes)(length)
        : (0,external_node_crypto_.createHash)('sha256').update(`${seed} ${name}`).digest().subarray(0, length);
}
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
function signingKey(random) {
    const der = Buffer.concat([pkcs8Prefix, random('signing key', 32)]);
    return (0,external_node_crypto_.createPrivateKey)({ key: der, format: 'der', type: 'pkcs8' });
}
async function callerOf({ headers }, signer, origins, now) {
    const credential = credentialOf(headers);
    if (credential === undefined)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.unauthenticated, 'a bearer token is needed');
    const verified = await signer.verify(credential, origins.issuer, now);
    if ('invalid' in verified)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.unauthenticated, `the token is not valid: ${verified.invalid}`);
    const { sub, aud } = verified.claims;
    if (![aud ?? []].flat().includes(origins.platform)) {
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.unauthenticated, 'the token was issued for another audience');
    }
    return String(sub);
}
const alg = 'EdDSA';
async function createSigner(privateKey, random, onMint) {
    const publicKey = (0,external_node_crypto_.createPublicKey)(privateKey);
    const kid = 'emulator';
    let minted = 0;
    return {
        jwks: { keys: [{ ...(await (0,key_export/* exportJWK */.JU)(publicKey)), kid, alg, use: 'sig' }] },
        async mint({ issuer, audience, expiresInSeconds, claims, now }) {
            const issuedAt = Math.floor(now / 1000);
            minted += 1;
            const jti = `mark-${random(`token ${minted}`, 8).toString('hex')}`;
            const token = await new sign/* SignJWT */.P({ ...claims, jti })
                .setProtectedHeader({ alg, kid, typ: 'JWT' })
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

;// CONCATENATED MODULE: ./lib/emulator/catalog/pull-tokens.js





const expiresInSeconds = 300;
async function giveToken(request, context) {
    const isForm = request.method === 'POST';
    const fields = isForm ? new URLSearchParams(request.body) : request.url.searchParams;
    const credential = isForm ? formCredential(fields) : credentialOf(request.headers);
    const scopes = fields.getAll('scope').flatMap((scope) => scope.split(' ').filter(Boolean));
    const paths = scopes.map((scope) => /^repository:([^:]+\/[^:]+):(?:[\w*]+,)*pull(?:,[\w*]+)*$/.exec(scope)?.[1]);
    const repositories = paths.filter((path) => path !== undefined);
    if (repositories.length < scopes.length || (scopes.length === 0 && credential === undefined))
        throw (0,server_answer/* refuseRegistry */.ur)(400, 'UNSUPPORTED', 'scope must be repository:<org>/<image>:pull');
    const subject = await subjectOf(credential, repositories, context);
    const { signer, registryUrl, now } = context;
    const audience = new URL(registryUrl).host;
    const claims = { sub: subject, repositories };
    const token = await signer.mint({ issuer: registryUrl, audience, expiresInSeconds, now, claims });
    const issued = { expires_in: expiresInSeconds, issued_at: new Date(now).toISOString() };
    return (0,server_answer/* json */.Pq)(isForm ? { access_token: token, ...issued } : { token });
}
function formCredential(fields) {
    const grant = fields.get('grant_type');
    if (grant === 'refresh_token')
        return fields.get('refresh_token') ?? undefined;
    if (grant !== 'password')
        throw (0,server_answer/* refuseRegistry */.ur)(400, 'UNSUPPORTED', 'grant_type must be password or refresh_token');
    return fields.get('username') === '_token' ? (fields.get('password') ?? undefined) : undefined;
}
async function subjectOf(credential, repositories, context) {
    const { state } = context;
    for (const path of repositories) {
        const [organization] = path.split('/');
        if (!state.groups.some(({ name }) => name === organization))
            throw (0,server_answer/* refuseRegistry */.ur)(400, 'NAME_INVALID', `the organization ${organization} cannot be resolved`);
        if (credential === undefined && organization !== state.publicOrganization)
            throw (0,server_answer/* refuseRegistry */.ur)(401, 'UNAUTHORIZED', 'credentials are needed for this image');
    }
    if (credential === undefined)
        return anonymous;
    const { claims } = await registryToken(credential, context);
    const denied = repositories.find((path) => !mayPull(state, String(claims.sub), path));
    if (denied !== undefined)
        throw (0,server_answer/* refuseRegistry */.ur)(403, 'DENIED', `no access to ${denied}, or no such repository`);
    return String(claims.sub);
}
async function registryToken(credential, { signer, issuerUrl, registryUrl, now }, refuse = (message) => (0,server_answer/* refuseRegistry */.ur)(401, 'UNAUTHORIZED', message)) {
    const verified = await signer.verify(credential, issuerUrl, now);
    if ('invalid' in verified)
        throw refuse(`the token is not valid: ${verified.invalid}`);
    if (!hasAudience(verified.claims, registryUrl))
        throw (0,server_answer/* refuseRegistry */.ur)(403, 'DENIED', 'the token was issued for another audience');
    return verified;
}
function hasAudience({ aud }, registryUrl) {
    return [aud ?? []].flat().includes(new URL(registryUrl).host);
}
function mayPull(state, identity, path) {
    const repo = (0,state_state/* repoAt */.Qz)(state, path);
    if (repo === undefined)
        return false;
    const publicRoot = state.groups.find(({ name }) => name === state.publicOrganization)?.uid;
    const groups = [
        ...groupsWith({ state, caller: identity }, iam_capabilities/* pullCapability */.gr),
        ...(publicRoot ? [publicRoot] : []),
    ];
    return groups.some((group) => (0,state_state/* isWithin */.UO)(repo.uid, group));
}
async function authorizeVersion(request, context) {
    const credential = credentialOf(request.headers);
    if (credential === undefined)
        throw challenge(context);
    const pull = await context.signer.verify(credential, context.registryUrl, context.now);
    if ('invalid' in pull)
        await registryToken(credential, context, (message) => challenge(context, undefined, message));
}
async function authorizePull({ headers }, context, path, reference) {
    const credential = credentialOf(headers);
    if (credential === undefined)
        throw challenge(context, path);
    const pull = await context.signer.verify(credential, context.registryUrl, context.now);
    if ('claims' in pull) {
        const { repositories, sub } = pull.claims;
        if (!Array.isArray(repositories) || !repositories.includes(path))
            throw (0,server_answer/* refuseRegistry */.ur)(403, 'DENIED', 'the token is for another repository');
        if (sub === anonymous && !(reference !== undefined && isPublic((0,state_state/* repoAt */.Qz)(context.state, path), reference)))
            throw (0,server_answer/* refuseRegistry */.ur)(403, 'DENIED', `${reference ?? 'the list of tags'} needs credentials`);
        return;
    }
    const { claims } = await registryToken(credential, context, (message) => challenge(context, path, message));
    const organization = context.state.groups.find(({ name, uid }) => name === path.split('/')[0] && !uid.includes('/'));
    const groups = groupsWith({ state: context.state, caller: String(claims.sub) }, iam_capabilities/* pullCapability */.gr);
    const mayAsk = organization !== undefined && groups.some((group) => (0,state_state/* isWithin */.UO)(organization.uid, group));
    if (!mayAsk && !mayPull(context.state, String(claims.sub), path))
        throw (0,server_answer/* refuseRegistry */.ur)(403, 'DENIED', `no access to ${path}`);
}
function challenge({ registryUrl }, path, message = 'a bearer token is needed') {
    const scope = path === undefined ? '' : `,scope="repository:${path}:pull"`;
    const value = `Bearer realm="${registryUrl}/token",service="${new URL(registryUrl).host}"${scope}`;
    const refusal = (0,server_answer/* refuseRegistry */.ur)(401, 'UNAUTHORIZED', message).answerFrom('registry');
    return new server_answer/* Refusal */.P_(() => ({ ...refusal, headers: { ...refusal.headers, 'www-authenticate': value } }));
}
const anonymous = 'anonymous';
const anonymousTags = new Set(['latest', 'latest-dev']);
function isPublic(repo, reference) {
    if (repo === undefined || anonymousTags.has(reference))
        return anonymousTags.has(reference);
    const open = new Set(repo.tags.flatMap(({ name, history }) => anonymousTags.has(name) ? history.map(({ digest }) => digest) : []));
    for (const digest of open) {
        const index = repo.indexes.find((one) => one.digest === digest);
        for (const child of index?.manifests ?? [])
            open.add(child.digest);
        for (const one of repo.content) {
            if (one.subject === digest || one.tag?.startsWith(digest.replace(':', '-')))
                open.add(one.digest);
            if (one.tag !== undefined && open.has(one.digest))
                open.add(one.tag);
            if (one.digest === digest)
                for (const [named] of one.text.matchAll(/sha256:[a-f0-9]{64}/g))
                    open.add(named);
        }
    }
    return open.has(reference);
}

;// CONCATENATED MODULE: ./lib/emulator/catalog/tag-history.js


const mediaType = 'application/vnd.oci.image.index.v1+json';
const annotation = 'org.opencontainers.distribution.tag';
const maxEntries = 100;
function standardHistoryPath(path) {
    const [, repository, tag] = /^\/v2\/([^/]+\/.+)\/_oci\/tag-history\/([^/]+)$/.exec(path) ?? [];
    return repository === undefined || tag === undefined
        ? undefined
        : { path: repository, tag: decodeURIComponent(tag) };
}
function standardHistoryOf({ pathname, searchParams }, state, { path, tag }) {
    const history = (0,state_state/* repoAt */.Qz)(state, path)?.tags.find(({ name }) => name === tag)?.history ?? [];
    const [before, since] = [timeIn(searchParams, 'before'), timeIn(searchParams, 'since')];
    const digest = searchParams.get('digest');
    const entries = (0,state_state/* oldestFirst */.sZ)(history)
        .toReversed()
        .filter((one) => digest === null || one.digest === digest)
        .filter(({ updateTimestamp }) => {
        const at = Date.parse(updateTimestamp);
        return (before === undefined || at < before) && (since === undefined || at > since);
    });
    const asked = searchParams.get('n') ?? String(maxEntries);
    if (!/^\d{1,9}$/.test(asked))
        throw (0,server_answer/* refuseRegistry */.ur)(400, 'PAGINATION_NUMBER_INVALID', 'n is not a number');
    const size = Math.min(Number(asked), maxEntries);
    const page = entries.slice(0, size);
    const manifests = page.map((one) => ({
        mediaType,
        size: 1234,
        digest: one.digest,
        annotations: {
            [`${annotation}.timestamp`]: one.updateTimestamp,
            [`${annotation}.event`]: 'created',
        },
    }));
    const answer = (0,server_answer/* json */.Pq)({ schemaVersion: 2, mediaType, manifests });
    const headers = { ...answer.headers, 'content-type': mediaType };
    const last = page.at(-1);
    if (last === undefined || page.length === entries.length)
        return { ...answer, headers };
    const next = new URLSearchParams(searchParams);
    next.set('before', last.updateTimestamp);
    return { ...answer, headers: { ...headers, link: `<${pathname}?${next}>; rel="next"` } };
}
function timeIn(query, name) {
    const text = query.get(name);
    if (text === null)
        return undefined;
    const at = Date.parse(text);
    if (Number.isNaN(at))
        throw (0,server_answer/* refuseRegistry */.ur)(400, 'UNSUPPORTED', `${name} is not a time of RFC 3339`);
    return at;
}

;// CONCATENATED MODULE: ./lib/emulator/catalog/registry.js





const indexType = 'application/vnd.oci.image.index.v1+json';
const manifestType = 'application/vnd.oci.image.manifest.v1+json';
function manifestOf(state, path, reference) {
    const repo = (0,state_state/* repoAt */.Qz)(state, path);
    const tagged = (0,state_state/* newestOf */.su)(repo?.tags.find(({ name }) => name === reference)?.history ?? [])?.digest;
    const digest = tagged ?? repo?.content.find(({ tag }) => tag === reference)?.digest ?? reference;
    const held = repo?.content.find((one) => one.digest === digest);
    if (held !== undefined)
        return answer(digest, held.mediaType, held.text);
    const index = repo?.indexes.find((one) => one.digest === digest);
    if (index !== undefined) {
        const manifests = index.manifests.map(({ digest: own, os, architecture }) => ({
            mediaType: manifestType,
            digest: own,
            size: 500,
            platform: { os, architecture },
        }));
        return answer(digest, indexType, JSON.stringify({ schemaVersion: 2, mediaType: indexType, manifests }));
    }
    const isPlatform = repo?.indexes.some(({ manifests }) => manifests.some((one) => one.digest === digest));
    if (!isPlatform)
        throw (0,server_answer/* refuseRegistry */.ur)(404, 'MANIFEST_UNKNOWN', `manifest ${reference} of ${path} is not known`);
    return answer(digest, manifestType, JSON.stringify({ schemaVersion: 2, mediaType: manifestType, layers: [] }));
}
function blobOf(state, path, digest) {
    const held = (0,state_state/* repoAt */.Qz)(state, path)?.content.find((one) => one.digest === digest);
    if (held === undefined)
        throw (0,server_answer/* refuseRegistry */.ur)(404, 'BLOB_UNKNOWN', `blob ${digest} of ${path} is not known`);
    return answer(digest, 'application/octet-stream', held.text);
}
function referrersOf(state, path, digest) {
    const manifests = referring((0,state_state/* repoAt */.Qz)(state, path), digest).map((one) => ({
        mediaType: one.mediaType,
        digest: one.digest,
        size: Buffer.byteLength(one.text),
        artifactType: one.artifactType,
        annotations: one.annotations,
    }));
    return {
        ...(0,server_answer/* json */.Pq)({ schemaVersion: 2, mediaType: indexType, manifests }),
        headers: { 'content-type': indexType },
    };
}
function referring(repo, digest) {
    return (repo?.content ?? []).filter(({ subject }) => subject === digest);
}
function answer(digest, mediaType, body) {
    return { status: 200, headers: { 'content-type': mediaType, 'docker-content-digest': digest }, body };
}
const maxRecords = 1000;
const contentPath = /^\/v2\/(?<path>[^/]+\/.+)\/(?<kind>manifests|blobs|referrers)\/(?<reference>[^/]+)$/;
const holdings = { manifests: manifestOf, blobs: blobOf, referrers: referrersOf };
const historyPath = /^\/v2\/(?<path>[^/]+\/.+)\/_service\/history\/(?<tag>[^/]+)$/;
const listPath = /^\/v2\/(?<path>[^/]+\/.+)\/tags\/list$/;
async function serveRegistry(request, context) {
    const { method, url } = request;
    const isRead = method === 'GET';
    if (url.pathname === '/token' && (isRead || method === 'POST'))
        return giveToken(request, context);
    if (isRead && url.pathname === '/v2/') {
        await authorizeVersion(request, context);
        return (0,server_answer/* json */.Pq)({});
    }
    const content = isRead ? contentPath.exec(url.pathname)?.groups : undefined;
    if (content?.path !== undefined) {
        const reference = decodeURIComponent(content.reference ?? '');
        await authorizePull(request, context, content.path, reference);
        const hold = holdings[content.kind];
        if (content.kind === 'manifests')
            requireAllowed(context, content.path, reference);
        return hold(context.state, content.path, reference);
    }
    const listed = isRead ? listPath.exec(url.pathname)?.groups?.path : undefined;
    if (listed !== undefined) {
        await authorizePull(request, context, listed);
        return tagsOf(url, context.state, listed);
    }
    const standard = isRead ? standardHistoryPath(url.pathname) : undefined;
    if (standard !== undefined) {
        await authorizePull(request, context, standard.path, standard.tag);
        return standardHistoryOf(url, context.state, standard);
    }
    const { path, tag } = historyPath.exec(url.pathname)?.groups ?? {};
    if (!isRead || path === undefined || tag === undefined)
        throw new server_answer/* Refusal */.P_(() => ({ status: 404, body: '404 page not found\n' }));
    await authorizePull(request, context, path, decodeURIComponent(tag));
    return registry_history(url.searchParams, context.state, path, decodeURIComponent(tag));
}
const maxTags = 1000;
function tagsOf({ searchParams }, state, path) {
    const repo = (0,state_state/* repoAt */.Qz)(state, path);
    if (repo === undefined)
        throw (0,server_answer/* refuseRegistry */.ur)(404, 'NAME_UNKNOWN', `repository ${path} is not known`);
    const asked = searchParams.get('n') ?? String(maxTags);
    if (!/^\d{1,9}$/.test(asked))
        throw (0,server_answer/* refuseRegistry */.ur)(400, 'PAGINATION_NUMBER_INVALID', 'n is not a number');
    const size = Math.min(Number(asked), maxTags);
    const last = searchParams.get('last');
    const names = [...repo.tags.map(({ name }) => name), ...repo.content.flatMap(({ tag }) => tag ?? [])]
        .toSorted((a, b) => (a < b ? -1 : 1))
        .filter((name) => last === null || name > last);
    const page = (0,server_answer/* json */.Pq)({ name: path, tags: names.slice(0, size) });
    if (size === 0 || names.length <= size)
        return page;
    const next = new URLSearchParams({ n: String(size), last: names[size - 1] ?? '' });
    return { ...page, headers: { ...page.headers, link: `</v2/${path}/tags/list?${next}>; rel="next"` } };
}
function serveOpenRegistry(state, { method, url }) {
    const standard = method === 'GET' ? standardHistoryPath(url.pathname) : undefined;
    if (standard !== undefined)
        return standardHistoryOf(url, state, standard);
    const { path, kind, reference } = contentPath.exec(url.pathname)?.groups ?? {};
    if (path === undefined || reference === undefined || (method !== 'GET' && method !== 'HEAD'))
        throw (0,server_answer/* refuseRegistry */.ur)(404, 'NAME_UNKNOWN', 'nothing is here');
    const found = holdings[kind](state, path, reference);
    return method === 'HEAD' ? { ...found, body: '' } : found;
}
function requireAllowed({ state, now }, path, reference) {
    const repo = (0,state_state/* repoAt */.Qz)(state, path);
    const history = repo?.tags.find(({ name }) => name === reference)?.history ?? [];
    const denying = repo && decidePull(state, repo, (0,state_state/* newestOf */.su)(history)?.digest ?? reference, now);
    if (denying !== undefined)
        throw (0,server_answer/* refuseRegistry */.ur)(403, 'DENIED', `pull denied by policy: ${denying}`);
}
function registry_history(query, state, path, tag) {
    const repo = (0,state_state/* repoAt */.Qz)(state, path);
    if (repo === undefined)
        throw (0,server_answer/* refuseRegistry */.ur)(404, 'NAME_UNKNOWN', `repository ${path} is not known`);
    const found = repo.tags.find(({ name }) => name === tag);
    if (found === undefined)
        throw (0,server_answer/* refuseRegistry */.ur)(404, 'MANIFEST_UNKNOWN', `tag ${tag} of ${path} is not known`);
    const start = bound(query, 'start') ?? Number.NEGATIVE_INFINITY;
    const end = bound(query, 'end') ?? Number.POSITIVE_INFINITY;
    const within = (0,state_state/* oldestFirst */.sZ)(found.history).filter(({ updateTimestamp }) => {
        const at = Date.parse(updateTimestamp);
        return at >= start && at < end;
    });
    return (0,server_answer/* json */.Pq)({ history: within.slice(0, maxRecords) });
}
function bound(query, name) {
    const text = query.get(name);
    if (text === null)
        return undefined;
    const at = Date.parse(text);
    if (Number.isNaN(at))
        throw (0,server_answer/* refuseRegistry */.ur)(400, 'UNSUPPORTED', `${name} is not an ISO 8601 time`);
    return at;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./lib/emulator/faults.js
var faults = __webpack_require__(97110);
;// CONCATENATED MODULE: ./lib/emulator/control.js



const clockSchema = schemas/* union */.KCZ([
    schemas/* strictObject */.rej({ now: iso/* datetime */.w$({ offset: true }) }),
    schemas/* strictObject */.rej({ advanceMs: schemas/* int */.Whr() }),
]);
const tokenSchema = schemas/* strictObject */.rej({ identity: schemas/* string */.YjP(), audience: schemas/* string */.YjP().optional() });
const faultsSchema = schemas/* array */.YOg(faults/* faultSchema */.Iv);
const operations = {
    'GET /': () => (0,server_answer/* json */.Pq)({ operations: Object.keys(operations) }),
    'GET /clock': (core) => (0,server_answer/* json */.Pq)(clockOf(core)),
    'POST /clock': (core, request) => {
        const asked = bodyAs(clockSchema, request);
        const ahead = 'now' in asked ? Date.parse(asked.now) - core.now() : asked.advanceMs;
        if (!isTime(core.now() + ahead))
            throw refusal(400, 'the clock shows the years 0000 to 9999');
        core.advance(ahead);
        return (0,server_answer/* json */.Pq)(clockOf(core));
    },
    'GET /requests': (core, { url }) => {
        const after = Number(url.searchParams.get('after') ?? '0');
        if (!Number.isSafeInteger(after) || after < 0)
            throw refusal(400, 'after must be a number of requests');
        return (0,server_answer/* json */.Pq)({ requests: core.requests.slice(after), total: core.requests.length });
    },
    'GET /faults': (core) => (0,server_answer/* json */.Pq)({ faults: core.faults }),
    'POST /faults': (core, request) => {
        core.faults = bodyAs(faultsSchema, request);
        return (0,server_answer/* json */.Pq)({ faults: core.faults });
    },
    'POST /tokens': async (core, request) => {
        const { identity, audience } = bodyAs(tokenSchema, request);
        if (!core.state.identities.some(({ uid }) => uid === identity))
            throw refusal(404, `no identity has the uid ${identity}`);
        return (0,server_answer/* json */.Pq)({ token: await core.tokenFor(identity, audience) });
    },
};
function controlOf(core) {
    return async (request) => {
        try {
            requireLocal(request);
            const operation = operations[`${request.method} ${request.url.pathname}`];
            if (operation === undefined)
                throw refusal(404, `there are: ${Object.keys(operations).join(', ')}`);
            return { ...(await operation(core, request)), delayMs: 0 };
        }
        catch (error) {
            if (error instanceof server_answer/* Refusal */.P_)
                return { ...error.answerFrom('control'), delayMs: 0 };
            throw error;
        }
    };
}
function requireLocal({ method, headers }) {
    const { hostname } = new URL(`http://${headers[':authority'] ?? headers.host ?? 'unknown'}`);
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
        throw refusal(403, 'the control endpoint answers on loopback only');
    if (method === 'POST' && headers['content-type'] !== 'application/json')
        throw refusal(415, 'the content type must be application/json');
}
function bodyAs(schema, { body }) {
    let value;
    try {
        value = JSON.parse(body);
    }
    catch {
        throw refusal(400, 'the body must be JSON');
    }
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw refusal(400, errors/* prettifyError */.S1(parsed.error));
}
function isTime(at) {
    return at >= Date.parse('0000-01-01T00:00:00Z') && at < Date.parse('+010000-01-01T00:00:00Z');
}
function clockOf(core) {
    return { now: new Date(core.now()).toISOString() };
}
function refusal(status, error) {
    return new server_answer/* Refusal */.P_(() => (0,server_answer/* json */.Pq)({ error }, status));
}

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/decode_jwt.js
var decode_jwt = __webpack_require__(77961);
;// CONCATENATED MODULE: ./lib/emulator/exchange.js




function expectedClaims(match = {}, { issuer, audience }) {
    return {
        expectedIssuer: match.issuerPattern ?? match.issuer ?? issuer,
        expectedSubject: match.subjectPattern ?? match.subject ?? '',
        expectedAudience: match.audiencePattern ?? match.audience ?? audience,
    };
}
function matchesClaims(claims, match, defaults) {
    if (match === undefined)
        return false;
    const { expectedIssuer, expectedSubject, expectedAudience } = expectedClaims(match, defaults);
    const { iss = '', sub = '', aud = [] } = claims;
    const wanted = Object.entries(match.claims ?? {});
    const patterns = Object.entries(match.claimPatterns ?? {});
    return (fits(iss, expectedIssuer, match.issuerPattern !== undefined) &&
        expectedSubject !== '' &&
        fits(sub, expectedSubject, match.subjectPattern !== undefined) &&
        [aud].flat().some((one) => fits(one, expectedAudience, match.audiencePattern !== undefined)) &&
        wanted.every(([name, value]) => fits(textOf(claims, name), value, false)) &&
        patterns.every(([name, value]) => fits(textOf(claims, name), value, true)));
}
function fits(value, expected, isPattern) {
    if (value === undefined || !isPattern)
        return value === expected;
    return new RegExp(`^(?:${expected})$`, 'u').test(value);
}
function textOf(claims, name) {
    const value = Object.hasOwn(claims, name) ? claims[name] : undefined;
    return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}
const workflowTokenSeconds = 300;
async function serveProvider({ method, url, headers }, context) {
    const { provider, providerUrl } = context;
    if (method === 'GET' && url.pathname === '/.well-known/openid-configuration') {
        return (0,server_answer/* json */.Pq)({
            issuer: providerUrl,
            jwks_uri: `${providerUrl}/jwks`,
            id_token_signing_alg_values_supported: [alg],
        });
    }
    if (method === 'GET' && url.pathname === '/jwks')
        return (0,server_answer/* json */.Pq)(provider.jwks);
    if (method !== 'GET' || url.pathname !== '/token')
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.notFound, `${url.pathname} is not served`);
    if (credentialOf(headers) !== context.requestToken)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.unauthenticated, 'wrong request token');
    const audience = url.searchParams.get('audience') ?? 'https://ci.example.com/acme';
    return (0,server_answer/* json */.Pq)({ value: await workflowToken(context, audience) });
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
const platformTokenSeconds = 3600;
const refreshTokenSeconds = 30 * 86_400;
async function serveExchange(request, context) {
    const { method, url } = request;
    const operation = `${method} ${url.pathname}`;
    if (operation === 'GET /sts/exchange' || operation === 'POST /sts/exchange')
        return exchange(request, context);
    if (operation === 'POST /sts/exchange_refresh_token')
        return refresh(request, context);
    if (operation === 'GET /sts/headless_sessions')
        return headlessSession(request, context);
    throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.notFound, `${operation} is not an operation of this service`);
}
async function exchange(request, context) {
    const fields = fieldsOf(request);
    const audience = audienceOf(fields);
    const identity = await matchingIdentity(request, context, fields.get('identity') ?? '');
    const token = await accessToken(context, identity, audience);
    if (!fields.getAll('scopes').includes('offline_access'))
        return (0,server_answer/* json */.Pq)(token);
    const { token: refreshToken } = await refreshTokenFor(context, identity);
    return (0,server_answer/* json */.Pq)({ ...token, refreshToken });
}
async function refresh(request, context) {
    const audience = audienceOf(fieldsOf(request));
    const credential = credentialOf(request.headers);
    if (credential === undefined)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.unauthenticated, 'a refresh token is needed');
    const verified = await context.signer.verify(credential, context.issuerUrl, context.now);
    if ('invalid' in verified)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.unauthenticated, `the refresh token is not valid: ${verified.invalid}`);
    const { use, sub = '', jti = '' } = verified.claims;
    if (use !== 'refresh')
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.unauthenticated, 'the token is not a refresh token');
    if (context.usedTokens.has(jti))
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.unauthenticated, 'the refresh token has been used');
    (0,resources/* existing */.gT)(context.state.identities, 'identity', sub);
    context.usedTokens.add(jti);
    const token = await accessToken(context, sub, audience);
    return (0,server_answer/* json */.Pq)({ token, refreshToken: await refreshTokenFor(context, sub) });
}
function headlessSession({ url }, { state }) {
    const code = url.searchParams.get('code') ?? '';
    if (code === '')
        throw (0,resources/* invalid */.Gq)('code', 'is required');
    const at = state.headlessSessions.findIndex((session) => session.code === code);
    const [found] = at < 0 ? [] : state.headlessSessions.splice(at, 1);
    if (found === undefined)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.notFound, 'no session has this code', [(0,server_answer/* resourceInfo */.bT)('headlessSession', code)]);
    return (0,server_answer/* json */.Pq)({ ecdhPublicKey: found.ecdhPublicKey, encryptedIdtoken: found.encryptedIdtoken });
}
function accessToken(context, identity, audience) {
    return issued(context, { sub: identity }, audience, platformTokenSeconds);
}
function refreshTokenFor(context, identity) {
    return issued(context, { sub: identity, use: 'refresh' }, context.issuerUrl, refreshTokenSeconds);
}
async function issued({ signer, issuerUrl, now }, claims, audience, expiresInSeconds) {
    const token = await signer.mint({ issuer: issuerUrl, audience, expiresInSeconds, now, claims });
    return { token, expiry: new Date((Math.floor(now / 1000) + expiresInSeconds) * 1000).toISOString() };
}
function audienceOf(fields) {
    const audience = fields.get('aud');
    if (audience === null)
        throw (0,resources/* invalid */.Gq)('aud', 'is required');
    return audience;
}
function fieldsOf({ url, headers, body }) {
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    return new URLSearchParams([...url.searchParams, ...new URLSearchParams(isForm ? body : '')]);
}
async function matchingIdentity({ headers }, context, uid) {
    const credential = credentialOf(headers);
    if (credential === undefined)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.unauthenticated, 'a workflow token is needed');
    const { claimMatch } = (0,resources/* existing */.gT)(context.state.identities, 'identity', uid);
    const defaults = { issuer: context.providerUrl, audience: new URL(context.issuerUrl).host };
    const expected = expectedClaims(claimMatch, defaults);
    const verified = await verifiedToken(credential, context, (issuer) => fits(issuer, expected.expectedIssuer, claimMatch?.issuerPattern !== undefined));
    if ('invalid' in verified)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.unauthenticated, `the workflow token is not valid: ${verified.invalid}`);
    if (matchesClaims(verified.claims, claimMatch, defaults))
        return uid;
    const { iss = '', sub = '', aud = [] } = verified.claims;
    const metadata = { issuer: iss, subject: sub, audience: [aud].flat().join(' '), ...expected };
    const because = { reason: 'CLAIM_MISMATCH', metadata };
    throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.denied, `the token does not match identity ${uid}`, [], because);
}
async function verifiedToken(token, { provider, providerUrl, verifyOutside, now }, isExpected) {
    const issuer = issuerOf(token);
    if (issuer === undefined || issuer === providerUrl || !isExpected(issuer) || verifyOutside === undefined)
        return provider.verify(token, providerUrl, now);
    return verifyOutside(token, issuer, now);
}
function issuerOf(token) {
    try {
        return (0,decode_jwt/* decodeJwt */.i)(token).iss;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/emulator/fields.js




function createdFields(fields, body) {
    const values = structuredClone(known(fields.schema, body));
    keepOneOfEach(fields, values, Object.keys(values), body);
    return checkedValues(fields.schema, values);
}
function maskOf({ url }) {
    return (0,server_answer/* parameter */.Wi)(url.searchParams, 'update_mask');
}
function updatedFields(fields, { current, body, mask = '', }) {
    const { schema, immutable = [], kept = [] } = fields;
    const named = mask === '' ? [] : mask.split(',').map((path) => path.trim());
    const isWhole = named.includes('*');
    const explicit = named.filter((path) => path !== '*').map((path) => knownPath(fields, path));
    const given = known(schema, body);
    const paths = isWhole ? Object.keys(schema.shape) : mask === '' ? Object.keys(given) : explicit;
    const before = known(schema, current);
    const after = structuredClone(before);
    for (const path of paths)
        write(after, path, read(given, path));
    const held = (path) => !path.includes('.') || isTree(read(after, path.replace(/\.[^.]*$/, '')));
    for (const path of [...immutable, ...kept].filter(held))
        if (isUnset(read(after, path)) && !explicit.includes(path))
            write(after, path, read(before, path));
    const changed = immutable
        .filter(held)
        .find((path) => !(0,external_node_util_.isDeepStrictEqual)(read(after, path), read(before, path)));
    if (changed !== undefined)
        throw (0,resources/* invalid */.Gq)(changed, 'cannot change after creation');
    keepOneOfEach(fields, after, paths, given);
    return checkedValues(schema, after);
}
function known(schema, values) {
    const fields = Object.keys(schema.shape).map((name) => [name, values[name]]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== null));
}
function knownPath({ schema, immutable = [] }, path) {
    let at = schema;
    const names = path.split('.').map((segment) => {
        const shape = at instanceof schemas/* ZodObject */.bvH ? at.shape : {};
        const name = Object.keys(shape).find((one) => camel(one) === camel(segment));
        if (name === undefined)
            throw (0,resources/* invalid */.Gq)('updateMask', `${path} is not a field that can be updated`);
        at = unwrapped(shape[name]);
        return name;
    });
    const found = names.join('.');
    if (immutable.includes(found))
        throw (0,resources/* invalid */.Gq)('updateMask', `${path} cannot change after creation`);
    return found;
}
function unwrapped(schema) {
    if (schema instanceof schemas/* ZodOptional */.IiU || schema instanceof schemas/* ZodDefault */.XiL)
        return unwrapped(schema.unwrap());
    return schema;
}
function camel(name) {
    return name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
function keepOneOfEach({ oneOf = [] }, values, paths, given) {
    const isNamed = (path) => !isUnset(read(given, path)) && paths.some((named) => path === named || path.startsWith(`${named}.`));
    for (const group of oneOf) {
        const set = group.filter((path) => !isUnset(read(values, path)));
        if (set.length < 2)
            continue;
        const [wanted = '', ...others] = set.filter(isNamed);
        if (others.length > 0 || wanted === '')
            throw (0,resources/* invalid */.Gq)(others[0] ?? group[0] ?? '', `only one of ${group.join(', ')} can be set`);
        for (const path of set)
            if (path !== wanted)
                write(values, path, undefined);
    }
}
function isUnset(value) {
    return value === undefined || value === null || value === '';
}
function read(values, path) {
    return path
        .split('.')
        .reduce((at, name) => (isTree(at) && Object.hasOwn(at, name) ? at[name] : undefined), values);
}
function write(values, path, value) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let at = values;
    for (const name of names) {
        if (!isTree(at[name])) {
            if (value === undefined)
                return;
            at[name] = {};
        }
        at = at[name];
    }
    if (value === undefined)
        delete at[last];
    else
        at[last] = structuredClone(value);
}
function isTree(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function checkedValues(schema, body) {
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
    const result = schema.safeParse(given);
    if (result.success)
        return result.data;
    throw (0,resources/* invalidFields */.h4)(result.error.issues.map(({ path, message }) => ({ field: path.join('.'), description: message })));
}

;// CONCATENATED MODULE: ./lib/emulator/lists/filters.js


function camelCase(name) {
    return name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
function queryOf(url, known) {
    const values = new Map();
    for (const [given, text] of url.searchParams) {
        const name = camelCase(given);
        const arity = Object.hasOwn(known, name) ? known[name] : undefined;
        if (arity === undefined)
            throw (0,resources/* invalid */.Gq)(given, 'is not a parameter of this operation');
        const before = values.get(name);
        if (before !== undefined && arity === 'one')
            throw (0,resources/* invalid */.Gq)(given, 'may be given only once');
        values.set(name, [...(before ?? []), ...(arity === 'one' ? [text] : text.split(','))]);
    }
    const present = [...values].map(([name, texts]) => [name, texts.filter((text) => text !== '')]);
    return Object.fromEntries(present.filter(([, texts]) => texts.length > 0));
}
function wholeNumber(query, name) {
    const text = query[name]?.[0] ?? '0';
    if (!/^\d{1,10}$/.test(text) || Number(text) > 2_147_483_647)
        throw (0,resources/* invalid */.Gq)(name, 'must be a whole number from 0 to 2147483647');
    return Number(text);
}
function equals(read) {
    return {
        arity: 'one',
        matching: ([value]) => (item) => read(item) === value,
    };
}
function anyOf(read) {
    return { arity: 'many', matching: (values) => (item) => read(item).some((one) => values.includes(one)) };
}
function noneOf(read) {
    return { arity: 'many', matching: (values) => (item) => !read(item).some((one) => values.includes(one)) };
}
function enumerated(arity, names, read) {
    return {
        arity,
        matching(values, parameter) {
            const unknown = values.find((value) => !names.includes(value));
            if (unknown !== undefined)
                throw (0,resources/* invalid */.Gq)(parameter, `must be one of ${names.join(', ')}`);
            const [unspecified = ''] = names;
            return (item) => values.includes(unspecified) || read(item).some((one) => values.includes(one));
        },
    };
}
function whenTrue(test) {
    return {
        arity: 'one',
        matching([value], parameter) {
            if (value !== 'true' && value !== 'false')
                throw (0,resources/* invalid */.Gq)(parameter, 'must be true or false');
            return (item) => value === 'false' || test(item);
        },
    };
}
function shownIf(isHidden) {
    return {
        arity: 'one',
        always: true,
        matching([value = 'false'], parameter) {
            if (value !== 'true' && value !== 'false')
                throw (0,resources/* invalid */.Gq)(parameter, 'must be true or false');
            return (item) => value === 'true' || !isHidden(item);
        },
    };
}
function instant(test) {
    return {
        arity: 'one',
        matching([value = ''], parameter) {
            const at = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
            if (Number.isNaN(at))
                throw (0,resources/* invalid */.Gq)(parameter, 'must be an RFC 3339 timestamp');
            return (item) => test(item, at);
        },
    };
}
const hierarchy = {
    'uidp.descendantsOf': {
        arity: 'one',
        matching: ([above = '']) => ({ uid }) => uid !== above && (0,state_state/* isWithin */.UO)(uid, above),
    },
    'uidp.childrenOf': equals(({ uid }) => (0,state_state/* parentOf */.gN)(uid)),
    'uidp.ancestorsOf': {
        arity: 'one',
        matching: ([below = '']) => ({ uid }) => uid !== below && (0,state_state/* isWithin */.UO)(below, uid),
    },
    'uidp.inRoot': whenTrue(({ uid }) => !uid.includes('/')),
    'uidp.ids': anyOf(({ uid }) => [uid]),
};

;// CONCATENATED MODULE: ./lib/emulator/lists/lists.js






const versions = new Intl.Collator('en', { numeric: true });
function orderOf(text, sortable) {
    const [name = '', direction = 'asc', ...rest] = text.trim().split(/\s+/);
    const field = camelCase(name).replace(/^(create|update)dAt$/, '$1Time');
    if (rest.length > 0 || !['asc', 'desc'].includes(direction) || !['uid', ...sortable].includes(field)) {
        const fields = ['uid', ...sortable].join(', ');
        throw (0,resources/* invalid */.Gq)('order_by', `cannot order by "${text}"; it must be one of ${fields}, and asc or desc`);
    }
    const sign = direction === 'desc' ? -1 : 1;
    const compareValues = comparisonOf(field);
    return {
        text: `${field} ${direction}`,
        compare: (a, b) => sign * compareValues(a.value, b.value) || byText(a.uid, b.uid),
        positionOf: (item) => ({ value: sortValue(item, field), uid: item.uid }),
    };
}
function comparisonOf(field) {
    if (field === 'version')
        return (a, b) => versions.compare(String(a), String(b));
    return (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : byText(String(a), String(b)));
}
function byText(a, b) {
    return a < b ? -1 : Number(a > b);
}
function sortValue(item, field) {
    const value = item[field];
    if (/Time$/.test(field))
        return Date.parse(String(value)) || -1;
    return typeof value === 'number' || typeof value === 'boolean' ? value : String(value ?? '');
}
const cursorLifeMs = 3 * 86_400_000;
function writeCursor(cursor, key) {
    const text = Buffer.from(JSON.stringify(cursor)).toString('base64url');
    return `${text}.${signatureOf(text, key)}`;
}
function readCursor(token, list, key) {
    const [text = '', signature = '', ...rest] = token.split('.');
    const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text, key))];
    if (rest.length > 0 || given.length !== right.length || !(0,external_node_crypto_.timingSafeEqual)(given, right))
        throw (0,resources/* invalid */.Gq)('page_token', 'is not a cursor of this service');
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (cursor.list !== list)
        throw (0,resources/* invalid */.Gq)('page_token', `is a cursor of ${cursor.list}`);
    return cursor;
}
function signatureOf(text, key) {
    return (0,external_node_crypto_.createHmac)('sha256', key).update(text).digest('base64url');
}
const defaultPageSize = 50;
const maxPageSize = 200;
const pagingV2 = ['pageSize', 'pageToken', 'orderBy', 'skip'];
function listPage({ url }, { now, cursorKey }, listing, items) {
    const query = queryOf(url, arities(listing));
    const size = Math.min(maxPageSize, wholeNumber(query, 'pageSize') || defaultPageSize);
    const skip = wholeNumber(query, 'skip');
    const list = decodeURIComponent(url.pathname);
    const { filter, order, after } = continued(query, listing, { list, now, cursorKey });
    const found = items.filter(itemMatcher(filter, listing.filters));
    const sorted = found
        .map((item) => ({ item, at: order.positionOf(item) }))
        .sort((a, b) => order.compare(a.at, b.at));
    const first = after === undefined ? 0 : sorted.filter(({ at }) => order.compare(at, after) <= 0).length;
    const page = sorted.slice(first + skip, first + skip + size);
    const last = page.at(-1);
    const isLast = last === undefined || last === sorted.at(-1);
    return {
        ...{ [listing.key]: page.map(({ item }) => item) },
        nextPageToken: isLast
            ? ''
            : writeCursor({ list, filter, order: order.text, after: last.at, issued: now }, cursorKey),
        totalCount: String(sorted.length),
        skipped: skip,
    };
}
function arities({ filters, paging = pagingV2 }) {
    return Object.fromEntries([
        ...Object.entries(filters).map(([name, { arity }]) => [name, arity]),
        ...paging.map((name) => [name, 'one']),
    ]);
}
function continued(query, listing, { list, now, cursorKey }) {
    const { sortable, filters, order: usual = 'uid' } = listing;
    const own = Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(filters, name)));
    const [asked] = query.orderBy ?? [];
    const [token] = query.pageToken ?? [];
    const order = orderOf(asked ?? usual, sortable);
    if (token === undefined)
        return { filter: own, order };
    const { filter, order: kept, after, issued } = readCursor(token, list, cursorKey);
    if (now - issued > cursorLifeMs) {
        const restarted = Object.keys(own).length === 0 ? filter : own;
        return { filter: restarted, order: asked === undefined ? orderOf(kept, sortable) : order };
    }
    if (asked !== undefined && order.text !== kept)
        throw (0,resources/* invalid */.Gq)('page_token', `was made for the order ${kept}`);
    const changed = Object.entries(own).find(([name, values]) => !(0,external_node_util_.isDeepStrictEqual)(values, filter[name]));
    if (changed !== undefined)
        throw (0,resources/* invalid */.Gq)('page_token', `was made for another ${changed[0]}`);
    return { filter, order: orderOf(kept, sortable), after };
}
function itemMatcher(query, filters) {
    const tests = Object.entries(filters).flatMap(([name, filter]) => {
        const values = query[name];
        return values === undefined && filter.always === undefined ? [] : [filter.matching(values ?? [], name)];
    });
    return (item) => tests.every((test) => test(item));
}
const filters = {
    ...hierarchy,
    id: anyOf(({ uid }) => [uid]),
    name: equals(({ name }) => name),
};
const lists_known = Object.fromEntries(Object.entries(filters).map(([name, { arity }]) => [name, arity]));
function fullList(items) {
    return ({ url }, context) => {
        const found = items(context).filter(itemMatcher(queryOf(url, lists_known), filters));
        return (0,server_answer/* json */.Pq)({ items: found.map(inVersion1) });
    };
}
function inVersion1({ uid, createTime, updateTime, ...fields }) {
    const names = { id: uid, group_id: (0,state_state/* parentOf */.gN)(uid) || undefined };
    return { ...names, ...fields, created_at: createTime, updated_at: updateTime };
}

;// CONCATENATED MODULE: ./lib/emulator/collection.js





function listing(collection, list) {
    return (request, context) => {
        const items = visible(context, collection.items(context.state));
        return (0,server_answer/* json */.Pq)(listPage(request, context, list, items.map((item) => collection.shown(item, context))));
    };
}
function getting(collection) {
    return (_request, context, uid = '') => {
        const items = visible(context, collection.items(context.state));
        return (0,server_answer/* json */.Pq)(collection.shown((0,resources/* existing */.gT)(items, collection.type, uid), context));
    };
}
function creating(collection, complete) {
    return (request, context, parent = '') => (0,server_answer/* json */.Pq)(collection.shown(created(collection, complete, (0,resources/* bodyOf */.EN)(request), context, parent), context));
}
function created(collection, complete, body, context, parent) {
    requireCapabilities(context, parent);
    (0,resources/* existing */.gT)(context.state.groups, 'group', parent);
    const values = createdFields(collection.fields, body);
    const uid = context.childOf(parent);
    checkValues(collection, values, context, uid);
    const item = complete(values, uid, context);
    collection.items(context.state).push(item);
    return item;
}
function updating(collection) {
    return (request, context, uid = '') => {
        requireCapabilities(context, uid);
        const item = (0,resources/* existing */.gT)(collection.items(context.state), collection.type, uid);
        const body = (0,resources/* bodyOf */.EN)(request);
        const values = updatedFields(collection.fields, {
            current: { ...item },
            body,
            mask: maskOf(request),
        });
        checkValues(collection, values, context, uid);
        replaceFields(item, collection.fields, values);
        if ('updateTime' in item)
            Object.assign(item, { updateTime: (0,resources/* timesAt */.AT)(context.now).updateTime });
        return (0,server_answer/* json */.Pq)(collection.shown(item, context));
    };
}
function deleting(collection, { before, after, } = {}) {
    return (_request, context, uid = '') => {
        requireCapabilities(context, uid);
        const items = collection.items(context.state);
        (0,resources/* existing */.gT)(items, collection.type, uid);
        before?.(uid, context.state);
        (0,resources/* remove */.TF)(items, (item) => item.uid === uid);
        after?.(uid, context.state);
        return { status: 200, body: '' };
    };
}
function replaceFields(item, { schema }, values) {
    for (const name of Object.keys(schema.shape))
        Reflect.deleteProperty(item, name);
    Object.assign(item, values);
}
function checkValues({ items, type, check }, values, context, uid) {
    const { name } = values;
    if (typeof name === 'string') {
        const named = items(context.state).map((item) => ({ name: '', ...item }));
        (0,resources/* requireFreeName */.xs)(named, type, { uid, name });
    }
    check?.(values, context, uid);
}

// EXTERNAL MODULE: ./lib/emulator/state/catalog.js
var catalog = __webpack_require__(83534);
;// CONCATENATED MODULE: ./lib/emulator/catalog/repos.js









const repos = {
    type: 'repo',
    items: (state) => state.repos,
    fields: { schema: catalog/* repoFields */.W6 },
    shown,
    check({ sync_config: sync, ...values }, { state }, uid) {
        const before = state.repos.find((repo) => repo.uid === uid);
        const changed = inherited.find((field) => JSON.stringify(values[field] ?? null) !== JSON.stringify(before?.[field] ?? null));
        if (sync !== undefined && changed !== undefined)
            throw (0,resources/* invalid */.Gq)(changed, 'is inherited from the source of sync_config');
    },
};
const inherited = ['catalogTier', 'bundles', 'aliases', 'activeTags'];
const list = {
    key: 'repos',
    sortable: ['name', 'description', 'createTime', 'updateTime'],
    filters: { ...hierarchy, name: equals(({ name }) => name) },
};
const repoRoutes = [
    route('GET /registry/v1/repos', ['CAP_REPO_LIST'], fullList((context) => visibleRepos(context).map(shown))),
    route('GET /registry/v2/repos', ['CAP_REPO_LIST'], listRepos),
    route('GET /registry/v2/repos/{uid}/readme', ['CAP_REPO_LIST'], getReadme),
    route('PATCH /registry/v2/repos/{uid}/readme', ['CAP_REPO_UPDATE', 'CAP_REPO_INTERNAL_ADMIN'], updateReadme),
    route('GET /registry/v2/repos/{uid}', ['CAP_REPO_LIST'], getRepo),
    route('POST /registry/v2/repos/{parent}', ['CAP_REPO_CREATE'], creating(repos, (values, uid, { now }) => ({
        ...values,
        uid,
        readme: '',
        tags: [],
        indexes: [],
        content: [],
        vulnerabilityReports: [],
        ...(0,resources/* timesAt */.AT)(now),
    }))),
    route('PATCH /registry/v2/repos/{uid}', ['CAP_REPO_UPDATE'], updating(repos)),
    route('DELETE /registry/v2/repos/{uid}', ['CAP_REPO_DELETE'], deleting(repos)),
];
function visibleRepos(context) {
    const { state } = context;
    const publicRoot = state.groups.find(({ name, uid }) => name === state.publicOrganization && !uid.includes('/'));
    const own = visible(context, state.repos);
    const open = publicRoot === undefined ? [] : state.repos.filter(({ uid }) => (0,state_state/* isWithin */.UO)(uid, publicRoot.uid));
    return [...new Set([...own, ...open])];
}
function listRepos(request, context) {
    return (0,server_answer/* json */.Pq)(listPage(request, context, list, visibleRepos(context).map(shown)));
}
function getRepo(_request, context, uid = '') {
    return (0,server_answer/* json */.Pq)(shown((0,resources/* existing */.gT)(visibleRepos(context), 'repo', uid)));
}
function getReadme(_request, context, uid = '') {
    return (0,server_answer/* json */.Pq)({ uid, content: (0,resources/* existing */.gT)(visibleRepos(context), 'repo', uid).readme });
}
function updateReadme(request, context, uid = '') {
    requireCapabilities(context, uid);
    const repo = (0,resources/* existing */.gT)(context.state.repos, 'repo', uid);
    const current = { content: repo.readme };
    const update = { current, body: (0,resources/* bodyOf */.EN)(request), mask: maskOf(request) };
    repo.readme = updatedFields({ schema: catalog/* readmeFields */.K5 }, update).content;
    return (0,server_answer/* json */.Pq)({ uid, content: repo.readme });
}
function shown({ tags: _t, indexes: _i, content: _c, readme: _r, vulnerabilityReports: _v, ...repo }) {
    return repo;
}

;// CONCATENATED MODULE: ./lib/emulator/catalog/tags.js









const readImages = ['CAP_REPO_LIST', 'CAP_MANIFEST_METADATA_LIST'];
const tagRoutes = [
    route('GET /registry/v1/tags', ['CAP_TAG_LIST'], fullList(visibleTags)),
    route('GET /registry/v2/tags', ['CAP_TAG_LIST'], listTags),
    route('GET /registry/v2/tags/{uid}', ['CAP_TAG_LIST'], getTag),
    route('POST /registry/v2/tags/{parent}', ['CAP_TAG_CREATE'], createTag),
    route('DELETE /registry/v2/tags/{uid}', ['CAP_TAG_DELETE'], deleteTag),
    route('GET /registry/v2/repos/{repo}/digests/{digest}/architectures', readImages, getArchitectures),
    route('GET /registry/v2/repos/{repo}/digests/{digest}/size', readImages, getSize),
];
const tags = {
    key: 'tags',
    sortable: ['name', 'digest', 'deprecated', 'createTime', 'updateTime'],
    filters: {
        ...hierarchy,
        name: equals(({ name }) => name),
        digest: equals((tag) => tag.digest),
        updatedSince: instant(({ updateTime }, at) => Date.parse(updateTime) > at),
        includeReferrers: shownIf(({ name }) => name.startsWith('sha256-')),
        includeDates: shownIf(({ name }) => isDated(name)),
        includeEpochs: shownIf(({ name }) => isEpoch(name)),
    },
};
function isDated(name) {
    return /-20\d{6}$/.test(name);
}
function isEpoch(name) {
    return /-r\d+$/.test(name);
}
function listTags(request, context) {
    return (0,server_answer/* json */.Pq)(listPage(request, context, tags, visibleTags(context)));
}
function visibleTags(context) {
    return visibleRepos(context).flatMap((repo) => repo.tags.map((tag) => tags_shown(tag, repo)));
}
function getTag(_request, context, uid = '') {
    const repo = (0,resources/* existing */.gT)(visibleRepos(context), 'repo', (0,state_state/* parentOf */.gN)(uid));
    return (0,server_answer/* json */.Pq)(tags_shown((0,resources/* existing */.gT)(repo.tags, 'tag', uid), repo));
}
function createTag(request, context, parent = '') {
    requireCapabilities(context, parent);
    const repo = (0,resources/* existing */.gT)(context.state.repos, 'repo', parent);
    const { digest, ...values } = createdFields({ schema: catalog/* tagFields */.E }, (0,resources/* bodyOf */.EN)(request));
    const history = [{ updateTimestamp: new Date(context.now).toISOString(), digest }];
    const tag = { ...values, uid: context.childOf(parent), history };
    (0,resources/* requireFreeName */.xs)(repo.tags, 'tag', tag);
    repo.tags.push(tag);
    return (0,server_answer/* json */.Pq)(tags_shown(tag, repo));
}
function deleteTag(_request, context, uid = '') {
    requireCapabilities(context, uid);
    const repo = (0,resources/* existing */.gT)(context.state.repos, 'repo', (0,state_state/* parentOf */.gN)(uid));
    (0,resources/* existing */.gT)(repo.tags, 'tag', uid);
    (0,resources/* remove */.TF)(repo.tags, (tag) => tag.uid === uid);
    return { status: 200, body: '' };
}
function getArchitectures(_request, context, repo = '', digest = '') {
    const index = indexOf(context, repo, digest);
    return (0,server_answer/* json */.Pq)({ architectures: index.manifests.map(({ architecture }) => architecture) });
}
function getSize({ url }, context, repo = '', digest = '') {
    const index = indexOf(context, repo, digest);
    const [asked] = queryOf(url, { architecture: 'one' }).architecture ?? [];
    const architecture = asked ?? 'amd64';
    const { size } = (0,resources/* existing */.gT)(index.manifests.map((one) => ({ uid: one.architecture, ...one })), 'architecture', architecture);
    return (0,server_answer/* json */.Pq)({ architecture, size: String(size) });
}
function indexOf(context, repo, digest) {
    const { indexes } = (0,resources/* existing */.gT)(visibleRepos(context), 'repo', repo);
    return (0,resources/* existing */.gT)(indexes.map((index) => ({ uid: index.digest, ...index })), 'image', digest);
}
function tags_shown({ uid, name, deprecated, bundles, history }, repo) {
    const records = (0,state_state/* oldestFirst */.sZ)(history);
    return {
        uid,
        name,
        deprecated,
        ...(bundles === undefined ? {} : { bundles }),
        digest: records.at(-1)?.digest ?? '',
        createTime: records[0]?.updateTimestamp ?? repo.createTime,
        updateTime: records.at(-1)?.updateTimestamp ?? repo.updateTime,
    };
}

;// CONCATENATED MODULE: ./lib/emulator/catalog/v1.js









const versionRoutes = [
    route('GET /registry/v1/versions/{package}', ['CAP_VERSION_LIST'], getVersions),
    route('GET /registry/v1/repos/{repo}/digests/{digest}/imageconfig', ['CAP_REPO_LIST', 'CAP_MANIFEST_METADATA_LIST'], getImageConfig),
];
const gracePeriodMonths = 6;
function getVersions(_request, context, name = '') {
    const repo = visibleRepos({ ...context, needs: ['CAP_VERSION_LIST'] }).find((one) => one.name === name);
    if (repo === undefined)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.notFound, `package ${name} was not found`, [(0,server_answer/* resourceInfo */.bT)('package', name)]);
    const versions = repo.tags.filter((tag) => !tag.deprecated).map(versionOf);
    return (0,server_answer/* json */.Pq)({
        versions,
        eolVersions: repo.tags.filter((tag) => tag.deprecated).map(versionOf),
        gracePeriodMonths,
        latestVersion: versions.at(-1)?.version ?? '',
        lastUpdatedTimestamp: repo.updateTime,
    });
}
function versionOf({ name, eolDate, releaseDate, history }) {
    return {
        version: name,
        latestVersion: name,
        ...(eolDate === undefined ? {} : { eolDate: eolDate.slice(0, 10) }),
        releaseDate: (releaseDate ?? history[0]?.updateTimestamp ?? '').slice(0, 10),
        lts: false,
        fips: false,
        exists: (0,state_state/* newestOf */.su)(history) !== undefined,
        eolBroken: false,
    };
}
function getImageConfig(_request, context, uid = '', digest = '') {
    const repo = (0,resources/* existing */.gT)(visibleRepos(context), 'repo', uid);
    const { builtAt } = imageFacts(repo, digest);
    if (builtAt === undefined)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.notFound, `image ${digest} was not found`, [(0,server_answer/* resourceInfo */.bT)('image', digest)]);
    const { Cmd = [], Entrypoint = [], Env = [], Labels = {}, User = '', WorkingDir = '', } = imageConfigOf(repo, digest)?.config ?? {};
    return (0,server_answer/* json */.Pq)({
        cmd: Cmd,
        entrypoint: Entrypoint,
        env: Env,
        labels: { ...Labels, [createdKey]: new Date(builtAt).toISOString() },
        user: User,
        workingDir: WorkingDir,
    });
}
const v1Routes = [
    route('GET /registry/v1/eoltags', ['CAP_TAG_LIST'], listEolTags),
    route('GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport', ['CAP_REPO_LIST', 'CAP_TENANT_VULN_REPORTS_LIST'], getVulnReport),
    route('GET /registry/v1/vuln_reports/counts', ['CAP_VULN_REPORT_LIST'], listVulnCounts),
];
const endsOfLife = {
    key: 'items',
    sortable: [],
    paging: ['pageSize', 'pageToken'],
    filters: {
        ...hierarchy,
        name: equals(({ name }) => name),
        excludeDates: whenTrue(({ name }) => !isDated(name)),
        excludeEpochs: whenTrue(({ name }) => !isEpoch(name)),
    },
};
function listEolTags(request, context) {
    const items = visibleRepos(context).flatMap((repo) => repo.tags.map((tag) => endOfLife(tag, repo, context.now)));
    const page = listPage(request, context, endsOfLife, items);
    return (0,server_answer/* json */.Pq)({
        items: page.items.map(({ uid, ...item }) => ({ id: uid, ...item })),
        nextPageToken: page.nextPageToken,
    });
}
function endOfLife(tag, repo, now) {
    const { uid, name, deprecated, eolDate, graceUntil } = tag;
    const isInGrace = graceUntil !== undefined && !deprecated && Date.parse(graceUntil) > now;
    const status = isInGrace && Date.parse(eolDate ?? '') <= now ? 'TAG_IN_GRACE' : 'TAG_ACTIVE';
    return {
        uid,
        name,
        mainPackageName: repo.name,
        tagStatus: deprecated ? 'TAG_INACTIVE' : status,
        mainPackageVersion: { version: name, ...(eolDate === undefined ? {} : { eolDate }) },
        graceStatus: status === 'TAG_IN_GRACE' ? 'GRACE_ACTIVE' : 'GRACE_NOT_ELIGIBLE',
        ...(status === 'TAG_IN_GRACE' ? { gracePeriodExpiryDate: graceUntil } : {}),
    };
}
function getVulnReport(_request, context, uid = '', digest = '') {
    const { vulnerabilityReports } = (0,resources/* existing */.gT)(visibleRepos(context), 'repo', uid);
    const report = vulnerabilityReports.find((one) => one.digest === digest);
    if (report === undefined)
        return (0,server_answer/* json */.Pq)({ id: '', vulnerabilityMatches: [] });
    const { vulnerabilityMatches, lastSeen } = report;
    return (0,server_answer/* json */.Pq)({
        id: digest,
        vulnerabilityDbLastBuildTime: lastSeen,
        vulnerabilityMatches,
        scanner: { name: 'emulator', version: '' },
        lastSeen,
    });
}
const countFilters = {
    repo: equals(({ repo }) => repo),
    tag: equals(({ tag }) => tag),
    from: instant(({ date }, at) => Date.parse(date) >= at),
    to: instant(({ date }, at) => Date.parse(date) <= at),
};
function listVulnCounts({ url }, context) {
    const query = queryOf(url, { repo: 'one', tag: 'one', from: 'one', to: 'one' });
    return (0,server_answer/* json */.Pq)({ items: visibleRepos(context).flatMap(countsOf).filter(itemMatcher(query, countFilters)) });
}
function countsOf({ uid, tags, vulnerabilityReports }) {
    return tags.flatMap(({ name, history }) => {
        const report = vulnerabilityReports.find(({ digest }) => digest === (0,state_state/* newestOf */.su)(history)?.digest);
        if (report === undefined)
            return [];
        const severities = report.vulnerabilityMatches.map(({ vulnerability }) => vulnerability.severity);
        const vulnCounts = [...new Set(severities)].map((severity) => ({
            severity,
            count: severities.filter((one) => one === severity).length,
        }));
        return [{ repo: uid, tag: name, date: report.lastSeen, vulnCounts }];
    });
}

;// CONCATENATED MODULE: ./lib/emulator/feeds/events.js





const subscriptions = {
    type: 'subscription',
    items: (state) => state.subscriptions,
    fields: { schema: catalog/* subscriptionFields */.Bm },
    shown: (subscription) => subscription,
};
const events_list = {
    key: 'subscriptions',
    sortable: ['sink', 'createTime', 'updateTime'],
    filters: hierarchy,
};
const eventRoutes = [
    route('GET /events/v2/subscriptions', ['CAP_EVENTS_SUBSCRIPTION_LIST'], listing(subscriptions, events_list)),
    route('GET /events/v2/subscriptions/{uid}', ['CAP_EVENTS_SUBSCRIPTION_LIST'], getting(subscriptions)),
    route('POST /events/v2/subscriptions/{parent}', ['CAP_EVENTS_SUBSCRIPTION_CREATE'], creating(subscriptions, (values, uid, { now }) => ({ ...values, uid, ...(0,resources/* timesAt */.AT)(now) }))),
    route('DELETE /events/v2/subscriptions/{uid}', ['CAP_EVENTS_SUBSCRIPTION_DELETE'], deleting(subscriptions)),
];

;// CONCATENATED MODULE: ./lib/emulator/feeds/feeds.js






const reviewStates = ['UNSPECIFIED', 'PENDING', 'APPROVED', 'REQUEST_CHANGES', 'REJECTED'];
const eventFields = {
    UNSPECIFIED: '',
    DETECTION: 'detection',
    TRUE_POSITIVE_DETERMINATION: 'truePositiveDetermination',
    FIXED: 'fixed',
    FALSE_POSITIVE_DETERMINATION: 'falsePositiveDetermination',
    ANALYSIS_NOT_PLANNED: 'analysisNotPlanned',
    FIX_NOT_PLANNED: 'fixNotPlanned',
    PENDING_UPSTREAM_FIX: 'pendingUpstreamFix',
    PATCHED: 'patched',
};
const eventTypes = Object.keys(eventFields).map((name) => `EVENT_TYPE_FILTER_${name}`);
const events = {
    eventReviewStates: enumerated('many', reviewStates.map((name) => `REVIEW_STATE_${name}`), (one) => eventsOf(one).flatMap((event) => texts(event, 'reviewState'))),
    eventAuthors: anyOf((one) => eventsOf(one).flatMap((event) => texts(event, 'author'))),
    excludeEventAuthors: noneOf((one) => eventsOf(one).flatMap((event) => texts(event, 'author'))),
    eventReviewers: anyOf((one) => eventsOf(one).flatMap((event) => texts(event, 'reviewer'))),
    eventTypes: enumerated('many', eventTypes, (one) => eventsOf(one).flatMap(typesOf)),
    latestEventType: enumerated('one', eventTypes, latestTypes),
};
const advisoryList = {
    key: 'advisories',
    sortable: ['advisoryId', 'artifactName', 'createTime', 'updateTime'],
    filters: {
        ...hierarchy,
        advisoryIds: anyOf(({ advisoryId }) => [advisoryId]),
        legacyAdvisoryIds: anyOf((one) => texts(one, 'legacyAdvisoryId')),
        artifactNames: anyOf(({ artifactName }) => [artifactName]),
        artifactTypes: anyOf((one) => texts(one, 'artifactType')),
        artifactArchitectures: anyOf((one) => texts(one, 'artifactArchitecture')),
        componentNames: anyOf((one) => texts(one, 'componentName')),
        componentTypes: anyOf((one) => texts(one, 'componentType')),
        componentLocations: anyOf((one) => texts(one, 'componentLocation')),
        aliases: anyOf((one) => texts(one, 'aliases')),
        origin: equals((one) => texts(one, 'origin')[0] ?? one.artifactName),
        query: {
            arity: 'one',
            matching: ([wanted = '']) => (one) => [one.artifactName, ...texts(one, 'componentName'), ...texts(one, 'aliases')].some((text) => text.toLowerCase().includes(wanted.toLowerCase())),
        },
        ...events,
    },
};
function texts(item, field) {
    return [item[field] ?? []].flat().filter((value) => typeof value === 'string');
}
function eventsOf({ events: all }) {
    return Array.isArray(all) ? all : [];
}
function typesOf(event) {
    return Object.entries(eventFields).flatMap(([name, field]) => event[field] === undefined ? [] : [`EVENT_TYPE_FILTER_${name}`]);
}
function latestTypes(advisory) {
    const approved = eventsOf(advisory).filter(({ reviewState = 'REVIEW_STATE_APPROVED' }) => reviewState === 'REVIEW_STATE_APPROVED');
    const at = ({ createTime }) => Date.parse(String(createTime)) || 0;
    const newest = approved.toSorted((a, b) => at(a) - at(b)).at(-1);
    return newest === undefined ? [] : typesOf(newest);
}
const resolvedRoutes = [
    route('GET /advisory/v2/images/resolvedVulns', ['CAP_APK_LIST', 'CAP_REPO_LIST', 'CAP_MANIFEST_METADATA_LIST', 'CAP_TAG_LIST'], listResolved),
];
function listResolved({ url }, context) {
    const others = new URL(url);
    for (const name of ['image_refs', 'imageRefs'])
        others.searchParams.delete(name);
    const query = queryOf(others, { startTime: 'one', endTime: 'one' });
    const [start, end] = [required(query, 'startTime'), required(query, 'endTime')];
    const images = ['image_refs', 'imageRefs'].flatMap((name) => url.searchParams.getAll(name));
    for (const [at, text] of images.entries())
        (0,resources/* existing */.gT)(visibleRepos(context), 'repo', repoOf(text, `imageRefs.${at}`));
    const resolvedVulnsReports = context.state.resolvedVulns.filter(({ date }) => date >= start.slice(0, 10) && date <= end);
    return (0,server_answer/* json */.Pq)({ resolvedVulnsReports });
}
function required(query, name) {
    const [first] = query[name] ?? [];
    if (first === undefined)
        throw (0,resources/* invalid */.Gq)(name, 'is required');
    return first;
}
function repoOf(text, field) {
    const value = parsed(text);
    const repo = typeof value === 'object' && value !== null && 'repo' in value ? value.repo : undefined;
    if (typeof repo !== 'string' || repo === '')
        throw (0,resources/* invalid */.Gq)(`${field}.repo`, 'is required');
    return repo;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const feedRoutes = [
    route('GET /vulnerabilities/v2/advisories', ['CAP_ADVISORIES_LIST'], listAdvisories),
    route('GET /vulnerabilities/v2/advisories/{uid}', ['CAP_ADVISORIES_LIST'], getAdvisory),
    route('GET /libraries/v2/artifacts', ['CAP_LIBRARIES_ARTIFACTS_LIST'], listArtifacts),
    route('GET /libraries/v2/artifacts/count', ['CAP_LIBRARIES_ARTIFACTS_LIST'], countArtifacts),
    route('GET /libraries/v2/artifacts/{uid}/versions', ['CAP_LIBRARIES_ARTIFACTS_LIST'], listVersions),
    route('GET /advisory/v2/documents', 'open', listDocuments),
    route('GET /advisory/v2/metadata', 'open', listMetadata),
    route('GET /ping/v2/ping', 'open', ping),
];
function ping({ url }) {
    queryOf(url, {});
    return (0,server_answer/* json */.Pq)({ response: 'pong' });
}
function listAdvisories(request, context) {
    return (0,server_answer/* json */.Pq)(listPage(request, context, advisoryList, context.state.advisories));
}
function getAdvisory(_request, { state }, uid = '') {
    return (0,server_answer/* json */.Pq)((0,resources/* existing */.gT)(state.advisories, 'advisory', uid));
}
const artifacts = {
    key: 'artifacts',
    sortable: ['name', 'createTime', 'updateTime'],
    order: 'name',
    filters: { ecosystems: anyOf(({ ecosystem }) => [ecosystem]), query: containing(({ name }) => name) },
};
function listArtifacts(request, context) {
    const { searchParams } = request.url;
    const isFirst = (0,server_answer/* parameter */.Wi)(searchParams, 'page_token') === undefined;
    if (isFirst && !searchParams.get('ecosystems'))
        throw (0,resources/* invalid */.Gq)('ecosystems', 'is required');
    return (0,server_answer/* json */.Pq)(listPage(request, context, artifacts, context.state.artifacts.map(artifact)));
}
function artifact({ versions, ...known }) {
    return { ...known, versionCount: versions.length, latestVersion: versions.at(-1)?.version ?? '' };
}
function containing(read) {
    return {
        arity: 'one',
        matching: ([part = '']) => (item) => read(item).includes(part),
    };
}
function countArtifacts({ url }, { state }) {
    const all = [...new Set(state.artifacts.map(({ ecosystem }) => ecosystem))];
    const query = queryOf(url, { ecosystems: 'many' });
    const wanted = query.ecosystems ?? [];
    if (wanted.length === 0)
        throw (0,resources/* invalid */.Gq)('ecosystems', 'is required');
    const counts = all
        .filter((ecosystem) => wanted.includes(ecosystem))
        .map((ecosystem) => ({
        ecosystem,
        totalCount: String(state.artifacts.filter((one) => one.ecosystem === ecosystem).length),
    }));
    return (0,server_answer/* json */.Pq)({ counts });
}
const versionList = {
    key: 'artifactVersions',
    sortable: ['name', 'version', 'createTime', 'updateTime'],
    order: 'version desc',
    filters: {},
};
function listVersions(request, context, uid = '') {
    const { versions } = (0,resources/* existing */.gT)(context.state.artifacts, 'artifact', uid);
    return (0,server_answer/* json */.Pq)(listPage(request, context, versionList, versions));
}
function listDocuments({ url }, { state }) {
    const { id: [id] = [], cves = [] } = queryOf(url, { id: 'one', cves: 'many' });
    const documents = state.documents
        .filter((document) => id === undefined || document.id === id)
        .filter(({ advisories }) => advisories.some((one) => cves.length === 0 || one.aliases.some((alias) => cves.includes(alias))));
    return (0,server_answer/* json */.Pq)({ documents });
}
const metadata = {
    key: 'vulnerabilityMetadata',
    sortable: ['id'],
    order: 'id',
    filters: { id: anyOf(({ id }) => [id]), ids: anyOf(({ id }) => [id]) },
};
function listMetadata(request, context) {
    const all = context.state.vulnerabilityMetadata.map((one) => ({ uid: one.id, ...one }));
    const page = listPage(request, context, metadata, all);
    const shown = page.vulnerabilityMetadata.map(({ uid, ...one }) => ({ ...one, id: uid }));
    return (0,server_answer/* json */.Pq)({ ...page, vulnerabilityMetadata: shown });
}

// EXTERNAL MODULE: ./lib/emulator/state/iam-outside.js
var iam_outside = __webpack_require__(2302);
// EXTERNAL MODULE: ./lib/emulator/state/common.js
var common = __webpack_require__(79028);
;// CONCATENATED MODULE: ./lib/emulator/iam/bodies.js


const bodies_text = schemas/* string */.YjP('must be a string');
const maxBatch = 25;
const batchFields = schemas/* object */.Ikc({
    parent: common/* requiredText */.$4,
    requests: schemas/* array */.YOg(schemas/* object */.Ikc({ parent: bodies_text.optional(), roleBinding: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()) }), 'must be a list')
        .min(1, 'is required')
        .max(maxBatch, `can have at most ${maxBatch} entries`),
    roleUid: bodies_text.optional(),
});
const batchDeleteFields = schemas/* object */.Ikc({
    parent: common/* requiredText */.$4,
    names: schemas/* array */.YOg(common/* requiredText */.$4, 'is required').min(1, 'is required'),
});
const associationCheckFields = schemas/* object */.Ikc({
    providerType: (0,common/* oneOfNames */.eP)([
        'ACCOUNT_PROVIDER_TYPE_GOOGLE',
        'ACCOUNT_PROVIDER_TYPE_AMAZON',
        'ACCOUNT_PROVIDER_TYPE_AZURE',
    ]),
});
const termsFields = schemas/* object */.Ikc({
    documentIds: schemas/* array */.YOg(common/* requiredText */.$4, 'is required').min(1, 'is required'),
});
const scimTokenFields = schemas/* object */.Ikc({
    expireTime: common/* timestampField */.hO.optional(),
    neverExpires: common/* flagField */.tS,
    overlap: common/* durationField */.Ti.default('3600s'),
    etag: bodies_text.optional(),
});
const scimSwitchFields = schemas/* object */.Ikc({
    enabled: schemas/* boolean */.zMY('must be true or false').default(false),
    etag: bodies_text.optional(),
});

;// CONCATENATED MODULE: ./lib/emulator/iam/account-associations.js










const associations = {
    type: 'accountAssociation',
    items: (state) => state.accountAssociations,
    fields: { schema: iam_outside/* accountAssociationFields */.UW },
    shown: (association) => association,
};
const account_associations_list = {
    key: 'accountAssociations',
    sortable: ['group', 'name', 'description', 'createTime', 'updateTime'],
    order: 'group',
    filters: { ...hierarchy, name: equals(({ name }) => name) },
};
const associationRoutes = [
    route('POST /iam/v2/accountAssociations/{uid}:checkAccountAssociation', ['CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST'], checkAssociation),
    route('GET /iam/v2/accountAssociations', ['CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST'], listAssociations),
    route('GET /iam/v2/accountAssociations/{uid}', ['CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST'], getting(associations)),
    route('POST /iam/v2/accountAssociations/{parent}', ['CAP_IAM_ACCOUNT_ASSOCIATIONS_CREATE'], creating(associations, (values, uid, { now }) => ({ ...values, uid, ...(0,resources/* timesAt */.AT)(now) }))),
    route('PATCH /iam/v2/accountAssociations/{uid}', ['CAP_IAM_ACCOUNT_ASSOCIATIONS_UPDATE'], updating(associations)),
    route('DELETE /iam/v2/accountAssociations/{uid}', ['CAP_IAM_ACCOUNT_ASSOCIATIONS_DELETE'], deleting(associations)),
];
function listAssociations(request, context) {
    const found = visible(context, context.state.accountAssociations);
    const page = listPage(request, context, account_associations_list, found.map((one) => ({ ...one, group: (0,state_state/* parentOf */.gN)(one.uid) })));
    return (0,server_answer/* json */.Pq)({ ...page, accountAssociations: page.accountAssociations.map(({ group: _, ...one }) => one) });
}
const providers = {
    ACCOUNT_PROVIDER_TYPE_GOOGLE: 'google',
    ACCOUNT_PROVIDER_TYPE_AMAZON: 'amazon',
    ACCOUNT_PROVIDER_TYPE_AZURE: 'azure',
};
function checkAssociation(request, context, uid = '') {
    const found = (0,resources/* existing */.gT)(visible(context, context.state.accountAssociations), 'accountAssociation', uid);
    const { providerType } = checkedValues(associationCheckFields, (0,resources/* bodyOf */.EN)(request));
    const provider = providers[providerType];
    if (found[provider] !== undefined)
        return (0,server_answer/* json */.Pq)({ status: 'CHECK_STATUS_READY', reason: '', message: `${provider} is associated` });
    return (0,server_answer/* json */.Pq)({
        status: 'CHECK_STATUS_NOT_READY',
        reason: 'NOT_CONFIGURED',
        message: `${uid} has no account of ${provider}`,
    });
}

// EXTERNAL MODULE: ./lib/emulator/state/iam.js
var iam = __webpack_require__(7240);
;// CONCATENATED MODULE: ./lib/emulator/iam/groups.js











const groupAccessRoutes = [
    route('GET /iam/v2/groups:lookupGroup', [], lookUpGroup),
    route('GET /iam/v2/groups:checkEligibility', [], checkEligibility),
    route('POST /iam/v2/groups/{uid}:requestGroupAccess', [], requestGroupAccess),
];
const repeatAfterMs = 86_400_000;
const freeMail = ['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com'];
function lookUpGroup({ url }, context) {
    queryOf(url, {});
    const group = matchingGroup(context);
    if (group === undefined)
        throw noGroup('');
    return (0,server_answer/* json */.Pq)({ group });
}
function checkEligibility({ url }, context) {
    queryOf(url, {});
    return (0,server_answer/* json */.Pq)({ eligible: domainOf(context) !== undefined });
}
function requestGroupAccess(_request, context, uid = '') {
    const { state, caller, now } = context;
    if (matchingGroup(context)?.uid !== uid)
        throw noGroup(uid);
    const last = state.accessRequests.findLast((one) => one.identityUid === caller && one.groupUid === uid)?.createTime;
    if (last !== undefined && now - Date.parse(last) < repeatAfterMs)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.exhausted, `Resource exhausted: access to ${uid} was requested already`);
    state.accessRequests.push({
        identityUid: caller,
        groupUid: uid,
        createTime: new Date(now).toISOString(),
    });
    return (0,server_answer/* json */.Pq)({});
}
function matchingGroup(context) {
    const domain = domainOf(context);
    const { groups, identities } = context.state;
    return groups.find(({ uid, verified }) => verified === true &&
        !uid.includes('/') &&
        domain !== undefined &&
        identities.some((one) => one.uid.startsWith(`${uid}/`) && domainIn(one.email) === domain));
}
function domainOf({ state, caller }) {
    const domain = domainIn(state.identities.find(({ uid }) => uid === caller)?.email);
    return domain === undefined || freeMail.includes(domain) ? undefined : domain;
}
function domainIn(email = '') {
    return /@([^@]+)$/.exec(email)?.[1]?.toLowerCase();
}
function noGroup(uid) {
    return (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.notFound, 'no verified organization of the caller was found', [
        (0,server_answer/* resourceInfo */.bT)('group', uid),
    ]);
}
const invites = {
    type: 'groupInvite',
    items: (state) => state.groupInvites,
    fields: { schema: iam_outside/* groupInviteFields */.kp },
    shown: groups_shown,
    check({ roleUid, ttl }, { state }) {
        (0,resources/* existing */.gT)(state.roles, 'role', roleUid);
        if (Number.parseFloat(ttl) <= 0)
            throw (0,resources/* invalid */.Gq)('ttl', 'must be more than 0s');
    },
};
const inviteList = {
    key: 'groupInvites',
    sortable: ['createTime', 'expirationTime', 'email'],
    order: 'createTime desc',
    filters: { ...hierarchy, keyId: equals(({ keyId }) => keyId) },
};
const groupInviteRoutes = [
    route('GET /iam/v2/groupInvites', ['CAP_IAM_GROUP_INVITES_LIST'], listing(invites, inviteList)),
    route('GET /iam/v2/groupInvites/{uid}', ['CAP_IAM_GROUP_INVITES_LIST'], getting(invites)),
    route('POST /iam/v2/groupInvites/{parent}', ['CAP_IAM_GROUP_INVITES_CREATE', 'CAP_IAM_ROLE_BINDINGS_CREATE'], createInvite),
    route('DELETE /iam/v2/groupInvites/{uid}', ['CAP_IAM_GROUP_INVITES_DELETE'], deleting(invites)),
];
function createInvite(request, context, parent = '') {
    const code = (0,external_node_crypto_.randomBytes)(24).toString('base64url');
    const invite = created(invites, ({ ttl, ...values }, uid, { now }) => ({
        ...values,
        uid,
        keyId: (0,external_node_crypto_.createHash)('sha256').update(code).digest('hex').slice(0, 16),
        expirationTime: new Date(now + Number.parseFloat(ttl) * 1000).toISOString(),
        createTime: new Date(now).toISOString(),
    }), (0,resources/* bodyOf */.EN)(request), context, parent);
    return (0,server_answer/* json */.Pq)({ ...groups_shown(invite, context), code });
}
function groups_shown(invite, { state }) {
    const { uid, name, description, capabilities } = (0,resources/* existing */.gT)(state.roles, 'role', invite.roleUid);
    return { ...invite, role: { uid, name, description, capabilities }, updateTime: invite.createTime };
}
const termsRoutes = [
    route('POST /iam/v2/terms/{group}', ['CAP_TERMS_ACCEPT'], acceptTerms),
    route('GET /iam/v2/terms/{group}', ['CAP_TERMS_LIST'], listAcceptances),
];
const acceptanceList = {
    key: 'termsAcceptances',
    sortable: ['docId', 'createTime'],
    order: 'docId',
    filters: {},
};
function acceptTerms(request, context, group = '') {
    requireCapabilities(context, group);
    const { state, caller, now } = context;
    (0,resources/* existing */.gT)(state.groups, 'group', group);
    const { documentIds } = checkedValues(termsFields, (0,resources/* bodyOf */.EN)(request));
    for (const docId of new Set(documentIds)) {
        const isAccepted = state.termsAcceptances.some((one) => one.orgUid === group && one.docId === docId);
        if (!isAccepted)
            state.termsAcceptances.push({
                docId,
                acceptedBy: caller,
                orgUid: group,
                createTime: new Date(now).toISOString(),
            });
    }
    return (0,server_answer/* json */.Pq)({ group, documentIds });
}
function listAcceptances(request, context, group = '') {
    requireCapabilities(context, group);
    (0,resources/* existing */.gT)(context.state.groups, 'group', group);
    const found = context.state.termsAcceptances.filter(({ orgUid }) => orgUid === group);
    const page = listPage(request, context, acceptanceList, found.map((one) => ({ uid: one.docId, ...one })));
    return (0,server_answer/* json */.Pq)({ ...page, termsAcceptances: page.termsAcceptances.map(({ uid: _, ...one }) => one) });
}
const groups = {
    type: 'group',
    items: (state) => state.groups,
    fields: { schema: iam/* groupFields */.hM },
    shown: (group) => group,
};
const groupList = {
    key: 'groups',
    sortable: ['name', 'description', 'createTime', 'updateTime'],
    filters: { ...hierarchy, name: equals(({ name }) => name) },
};
const groupRoutes = [
    route('GET /iam/v1/groups', ['CAP_IAM_GROUPS_LIST'], fullList((context) => visible(context, context.state.groups))),
    route('GET /iam/v2/groups', ['CAP_IAM_GROUPS_LIST'], listing(groups, groupList)),
    route('GET /iam/v2/groups/{uid}', ['CAP_IAM_GROUPS_LIST'], getting(groups)),
    route('POST /iam/v2/groups/{parent}', ['CAP_IAM_GROUPS_CREATE'], creating(groups, (values, uid, { now }) => ({ ...values, uid, ...(0,resources/* timesAt */.AT)(now) }))),
    route('PATCH /iam/v2/groups/{uid}', ['CAP_IAM_GROUPS_UPDATE'], updating(groups)),
    route('DELETE /iam/v2/groups/{uid}', ['CAP_IAM_GROUPS_DELETE'], deleting(groups, { before: requireEmpty, after: forget })),
];
function requireEmpty(uid, state) {
    const children = [
        state.groups,
        state.identities,
        state.roles,
        state.roleBindings,
        state.repos,
        state.subscriptions,
        state.identityProviders,
        state.accountAssociations,
        state.groupInvites,
    ].flat();
    if (children.some((child) => child.uid.startsWith(`${uid}/`)))
        throw (0,resources/* notNow */.qD)('RESOURCE_NOT_EMPTY', `group ${uid} still contains resources`);
}
function forget(uid, state) {
    (0,resources/* remove */.TF)(state.termsAcceptances, ({ orgUid }) => orgUid === uid);
    (0,resources/* remove */.TF)(state.accessRequests, ({ groupUid }) => groupUid === uid);
}

;// CONCATENATED MODULE: ./lib/emulator/iam/identities.js








const ownIdentityRoutes = [
    route('GET /iam/v2/identities:lookupIdentity', [], lookUpIdentity),
    route('PATCH /iam/v2/identities:updateIdentityMetadata', [], updateMetadata),
];
function lookUpIdentity({ url }, { state, providerUrl }) {
    const { issuer: [issuer] = [], subject: [subject] = [] } = queryOf(url, { issuer: 'one', subject: 'one' });
    if (issuer === undefined)
        throw (0,resources/* invalid */.Gq)('issuer', 'is required');
    if (subject === undefined)
        throw (0,resources/* invalid */.Gq)('subject', 'is required');
    const found = state.identities.find(({ claimMatch, staticKeys }) => [claimMatch && { issuer: providerUrl, ...claimMatch }, staticKeys].some((one) => one?.issuer === issuer && one.subject === subject));
    if (found === undefined)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.notFound, `no identity has the subject ${subject} of ${issuer}`, [
            (0,server_answer/* resourceInfo */.bT)('identity', subject),
        ]);
    return (0,server_answer/* json */.Pq)({ uid: found.uid });
}
function updateMetadata(request, { state, caller }) {
    const identity = (0,resources/* existing */.gT)(state.identities, 'identity', caller);
    const { identityMetadata, updateMask } = (0,resources/* bodyOf */.EN)(request);
    if (typeof identityMetadata !== 'object' || identityMetadata === null || Array.isArray(identityMetadata))
        throw (0,resources/* invalid */.Gq)('identityMetadata', identityMetadata === undefined ? 'is required' : 'must be an object');
    if (updateMask !== undefined && typeof updateMask !== 'string')
        throw (0,resources/* invalid */.Gq)('updateMask', 'must be a string');
    identity.metadata = updatedFields({ schema: iam/* metadataFields */.jn }, {
        current: identity.metadata ?? {},
        body: identityMetadata,
        mask: updateMask ?? maskOf(request),
    });
    const [givenName = '', ...familyName] = identity.name.split(' ');
    const names = { name: identity.name, givenName, familyName: familyName.join(' ') };
    return (0,server_answer/* json */.Pq)({ uid: identity.uid, ...names, ...identity.metadata });
}
const relationshipTypes = {
    claimMatch: 'RELATIONSHIP_TYPE_CLAIM_MATCH',
    staticKeys: 'RELATIONSHIP_TYPE_STATIC',
    awsIdentity: 'RELATIONSHIP_TYPE_AWS_IDENTITY',
    servicePrincipal: 'RELATIONSHIP_TYPE_SERVICE_PRINCIPAL',
};
const identities = {
    type: 'identity',
    items: (state) => state.identities,
    fields: {
        schema: iam/* identityFields */.AA,
        oneOf: [
            Object.keys(relationshipTypes),
            ['claimMatch.issuer', 'claimMatch.issuerPattern'],
            ['claimMatch.subject', 'claimMatch.subjectPattern'],
            ['claimMatch.audience', 'claimMatch.audiencePattern'],
            ['awsIdentity.arn', 'awsIdentity.arnPattern'],
            ['awsIdentity.userId', 'awsIdentity.userIdPattern'],
        ],
    },
    shown: identities_shown,
};
const identities_list = {
    key: 'identities',
    sortable: ['name', 'description', 'createTime', 'updateTime'],
    filters: {
        ...hierarchy,
        name: equals(({ name }) => name),
        relationshipType: enumerated('one', ['RELATIONSHIP_TYPE_UNSPECIFIED', ...Object.values(relationshipTypes)], relationshipsOf),
    },
};
const identityRoutes = [
    route('GET /iam/v1/identities', ['CAP_IAM_IDENTITY_LIST'], fullList((context) => visible(context, context.state.identities).map((one) => identities_shown(one, context)))),
    route('GET /iam/v2/identities', ['CAP_IAM_IDENTITY_LIST'], listing(identities, identities_list)),
    route('GET /iam/v2/identities/{uid}', ['CAP_IAM_IDENTITY_LIST'], getting(identities)),
    route('POST /iam/v2/identities/{parent}', ['CAP_IAM_IDENTITY_CREATE'], creating(identities, (values, uid, { now }) => {
        const times = (0,resources/* timesAt */.AT)(now);
        return { ...values, uid, ...times, lastSeenTime: times.createTime };
    })),
    route('PATCH /iam/v2/identities/{uid}', ['CAP_IAM_IDENTITY_UPDATE'], updating(identities)),
    route('DELETE /iam/v2/identities/{uid}', ['CAP_IAM_IDENTITY_DELETE'], deleting(identities, { after: unbind })),
];
function unbind(uid, state) {
    (0,resources/* remove */.TF)(state.roleBindings, (binding) => binding.identityUid === uid);
}
function relationshipsOf(identity) {
    const fields = identity;
    return Object.entries(relationshipTypes).flatMap(([field, type]) => fields[field] === undefined ? [] : [type]);
}
function identities_shown(identity, { providerUrl }) {
    const { metadata: _, claimMatch, ...rest } = identity;
    const isOther = rest.staticKeys ?? rest.awsIdentity ?? rest.servicePrincipal;
    if (claimMatch === undefined && isOther !== undefined)
        return { ...rest };
    const { issuer, issuerPattern, subject, subjectPattern, ...claims } = claimMatch ?? {};
    const iss = issuerPattern === undefined ? { issuer: issuer ?? providerUrl } : { issuerPattern };
    const sub = subjectPattern === undefined ? { subject: subject ?? '' } : { subjectPattern };
    return { ...rest, claimMatch: { ...iss, ...sub, ...claims } };
}

;// CONCATENATED MODULE: ./lib/emulator/iam/identity-providers.js










function scimOf({ uid, scim }, { baseUrl, now }) {
    const previous = scim?.previous;
    return {
        enabled: scim?.enabled ?? false,
        endpointUrl: endpointOf(uid, baseUrl),
        credentialState: credentialState(scim, now),
        etag: etagOf({ uid, scim }),
        ...(scim?.token?.expireTime === undefined ? {} : { tokenExpireTime: scim.token.expireTime }),
        ...(previous?.expireTime !== undefined && isLive(previous, now)
            ? { previousTokenExpireTime: previous.expireTime }
            : {}),
    };
}
function endpointOf(uid, baseUrl) {
    return `${baseUrl}/scim/v2/${uid}`;
}
function etagOf({ uid, scim }) {
    return (0,external_node_crypto_.createHash)('sha256')
        .update(`${uid} ${scim?.version ?? 0}`)
        .digest('hex')
        .slice(0, 16);
}
function isLive({ expireTime }, now) {
    return expireTime === undefined || Date.parse(expireTime) > now;
}
function credentialState(scim, now) {
    if (scim?.token === undefined)
        return 'CREDENTIAL_STATE_NOT_ISSUED';
    if (scim.isRevoked)
        return 'CREDENTIAL_STATE_REVOKED';
    if (!isLive(scim.token, now))
        return 'CREDENTIAL_STATE_EXPIRED';
    const isRotating = scim.previous !== undefined && isLive(scim.previous, now);
    return isRotating ? 'CREDENTIAL_STATE_ROTATING' : 'CREDENTIAL_STATE_LIVE';
}
const needs = ['CAP_IAM_SCIM_MANAGE', 'CAP_IAM_IDENTITY_PROVIDERS_LIST'];
const yearMs = 365 * 86_400_000;
const maxOverlapMs = 86_400_000;
const scimRoutes = [
    route('POST /iam/v2/identityProviders/{uid}:generateScimToken', needs, generate),
    route('POST /iam/v2/identityProviders/{uid}:regenerateScimToken', needs, regenerate),
    route('POST /iam/v2/identityProviders/{uid}:revokeScimToken', needs, revoke),
    route('POST /iam/v2/identityProviders/{uid}:setScimEnabled', needs, setEnabled),
];
function providerAt(context, uid) {
    requireCapabilities(context, uid);
    return (0,resources/* existing */.gT)(context.state.identityProviders, 'identityProvider', uid);
}
function generate(request, context, uid = '') {
    const provider = providerAt(context, uid);
    const asked = checkedValues(scimTokenFields, (0,resources/* bodyOf */.EN)(request));
    if (provider.scim?.token !== undefined)
        throw (0,resources/* notNow */.qD)('SCIM_TOKEN_EXISTS', `${uid} has a SCIM token: regenerate it instead`);
    return (0,server_answer/* json */.Pq)(identity_providers_issued(provider, asked, context));
}
function regenerate(request, context, uid = '') {
    const provider = providerAt(context, uid);
    const asked = checkedValues(scimTokenFields, (0,resources/* bodyOf */.EN)(request));
    const { token, isRevoked = false } = provider.scim ?? {};
    if (token === undefined)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.notFound, `${uid} has no SCIM token`, [(0,server_answer/* resourceInfo */.bT)('scimToken', uid)]);
    requireCurrent(provider, asked.etag);
    const overlapMs = Math.min(maxOverlapMs, Number.parseFloat(asked.overlap) * 1000);
    const until = context.now + overlapMs;
    const wasLive = !isRevoked && isLive(token, context.now) && overlapMs > 0;
    const end = new Date(Math.min(until, Date.parse(token.expireTime ?? '') || until)).toISOString();
    const answer = identity_providers_issued(provider, asked, context, wasLive ? { ...token, expireTime: end } : undefined);
    return (0,server_answer/* json */.Pq)({
        ...answer,
        requestedOverlap: `${overlapMs / 1000}s`,
        ...(wasLive ? { previousTokenExpireTime: end } : {}),
    });
}
function revoke(_request, context, uid = '') {
    const provider = providerAt(context, uid);
    const revokeTime = new Date(context.now).toISOString();
    const { previous: _, ...scim } = nextOf(provider);
    provider.scim = { ...scim, isRevoked: scim.token !== undefined };
    return (0,server_answer/* json */.Pq)({ identityProviderUid: uid, etag: etagOf(provider), enabled: scim.enabled, revokeTime });
}
function setEnabled(request, context, uid = '') {
    const provider = providerAt(context, uid);
    const { enabled, etag } = checkedValues(scimSwitchFields, (0,resources/* bodyOf */.EN)(request));
    requireCurrent(provider, etag);
    if (enabled && ownersAbove(context, uid) < 2)
        throw (0,resources/* notNow */.qD)('TOO_FEW_OWNERS', 'the organization needs two owners that were not provisioned');
    provider.scim = { ...nextOf(provider), enabled };
    return (0,server_answer/* json */.Pq)({ identityProviderUid: uid, enabled, etag: etagOf(provider) });
}
function identity_providers_issued(provider, { expireTime, neverExpires }, { now, baseUrl }, previous) {
    if (neverExpires && expireTime !== undefined)
        throw (0,resources/* invalid */.Gq)('expireTime', 'cannot go with neverExpires');
    const end = expireTime === undefined ? now + yearMs : Date.parse(expireTime);
    if (end <= now || end > now + 2 * yearMs)
        throw (0,resources/* invalid */.Gq)('expireTime', 'must be within two years from now');
    const token = `cgscim_${(0,external_node_crypto_.randomBytes)(32).toString('hex')}`;
    const expiry = neverExpires ? {} : { expireTime: new Date(end).toISOString() };
    const hash = (0,external_node_crypto_.createHash)('sha256').update(token).digest('hex');
    const { previous: _, ...scim } = nextOf(provider);
    provider.scim = {
        ...scim,
        isRevoked: false,
        token: { hash, ...expiry },
        ...(previous ? { previous } : {}),
    };
    const { uid } = provider;
    return {
        token,
        endpointUrl: endpointOf(uid, baseUrl),
        ...expiry,
        identityProviderUid: uid,
        etag: etagOf(provider),
    };
}
function nextOf({ scim }) {
    const { version = 0, ...rest } = scim ?? {};
    return { enabled: false, isRevoked: false, ...rest, version: version + 1 };
}
function requireCurrent(provider, etag) {
    if (etag === undefined)
        throw (0,resources/* invalid */.Gq)('etag', 'is required');
    if (etag !== etagOf(provider))
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.aborted, `Aborted: ${provider.uid} has changed since the etag ${etag}`);
}
function ownersAbove({ state }, uid) {
    const owner = state.roles.find((role) => role.name === 'owner' && !role.uid.includes('/'))?.uid;
    const root = uid.split('/')[0] ?? '';
    const owners = state.roleBindings.filter((one) => one.roleUid === owner && (0,state_state/* isWithin */.UO)(one.uid, root));
    return new Set(owners.map(({ identityUid }) => identityUid)).size;
}
const identity_providers_providers = {
    type: 'identityProvider',
    items: (state) => state.identityProviders,
    fields: {
        schema: iam_outside/* identityProviderFields */.Zl,
        immutable: ['oidc.correlationRule'],
        kept: ['oidc.clientSecret'],
    },
    shown: identity_providers_shown,
    check({ defaultRole, oidc }, { state }) {
        (0,resources/* existing */.gT)(state.roles, 'role', defaultRole);
        if (oidc !== undefined && !oidc.pkceEnabled && (oidc.clientSecret ?? '') === '')
            throw (0,resources/* invalid */.Gq)('oidc.clientSecret', 'is required unless pkceEnabled is true');
    },
};
const listed = { ...identity_providers_providers, shown: withoutScim };
const identity_providers_list = {
    key: 'identityProviders',
    sortable: ['name', 'description', 'createTime', 'updateTime'],
    filters: { ...hierarchy, name: equals(({ name }) => name) },
};
const identity_providers_write = 'CAP_IAM_ROLE_BINDINGS_CREATE';
const identityProviderRoutes = [
    route('GET /iam/v2/identityProviders', ['CAP_IAM_IDENTITY_PROVIDERS_LIST'], listing(listed, identity_providers_list)),
    route('GET /iam/v2/identityProviders/{uid}', ['CAP_IAM_IDENTITY_PROVIDERS_LIST'], getting(identity_providers_providers)),
    route('POST /iam/v2/identityProviders/{parent}', ['CAP_IAM_IDENTITY_PROVIDERS_CREATE', identity_providers_write], creating(identity_providers_providers, (values, uid, { now }) => ({ ...values, uid, ...(0,resources/* timesAt */.AT)(now) }))),
    route('PATCH /iam/v2/identityProviders/{uid}', ['CAP_IAM_IDENTITY_PROVIDERS_UPDATE', identity_providers_write], updating(identity_providers_providers)),
    route('DELETE /iam/v2/identityProviders/{uid}', ['CAP_IAM_IDENTITY_PROVIDERS_DELETE'], deleting(identity_providers_providers, { after: removeMappings })),
];
function removeMappings(uid, { externalGroupRoleMappings }) {
    (0,resources/* remove */.TF)(externalGroupRoleMappings, (mapping) => mapping.uid.startsWith(`${uid}/`));
}
function identity_providers_shown(provider, context) {
    return { ...withoutScim(provider), scim: scimOf(provider, context) };
}
function withoutScim({ scim: _, oidc, ...provider }) {
    if (oidc === undefined)
        return provider;
    const { clientSecret: _secret, ...open } = oidc;
    return { ...provider, oidc: open };
}

;// CONCATENATED MODULE: ./lib/emulator/iam/role-mappings.js










const mappings = {
    type: 'externalGroupRoleMapping',
    items: (state) => state.externalGroupRoleMappings,
    fields: { schema: iam_outside/* roleMappingFields */.AH },
    shown: role_mappings_shown,
};
const role_mappings_list = {
    key: 'externalGroupRoleMappings',
    sortable: ['externalGroupId', 'roleUid', 'scope', 'createTime'],
    filters: { ...hierarchy, identityProviderUid: equals(({ identityProviderUid }) => identityProviderUid) },
};
const roleMappingRoutes = [
    route('POST /iam/v2/externalGroupRoleMappings:batchDelete', ['CAP_IAM_IDENTITY_PROVIDERS_DELETE'], batchDelete),
    route('GET /iam/v2/externalGroupRoleMappings', ['CAP_IAM_IDENTITY_PROVIDERS_LIST'], listing(mappings, role_mappings_list)),
    route('GET /iam/v2/externalGroupRoleMappings/{uid}', ['CAP_IAM_IDENTITY_PROVIDERS_LIST'], getting(mappings)),
    route('POST /iam/v2/externalGroupRoleMappings/{parent}', ['CAP_IAM_IDENTITY_PROVIDERS_CREATE', 'CAP_IAM_ROLE_BINDINGS_CREATE'], createMapping),
    route('DELETE /iam/v2/externalGroupRoleMappings/{uid}', ['CAP_IAM_IDENTITY_PROVIDERS_DELETE'], deleting(mappings)),
];
function createMapping(request, context, parent = '') {
    requireCapabilities(context, parent);
    const { state, now } = context;
    (0,resources/* existing */.gT)(state.identityProviders, 'identityProvider', parent);
    const values = checkedValues(iam_outside/* roleMappingFields */.AH, (0,resources/* bodyOf */.EN)(request));
    (0,resources/* existing */.gT)(state.groups, 'group', values.scope);
    if (!(0,state_state/* isWithin */.UO)(values.scope, (0,state_state/* parentOf */.gN)(parent)))
        throw (0,resources/* invalid */.Gq)('scope', `must be ${(0,state_state/* parentOf */.gN)(parent)} or a group below it`);
    requireOwn(context, values);
    const same = state.externalGroupRoleMappings.find((one) => (0,state_state/* parentOf */.gN)(one.uid) === parent &&
        JSON.stringify(checkedValues(iam_outside/* roleMappingFields */.AH, one)) === JSON.stringify(values));
    if (same !== undefined)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.exists, `Already exists: ${same.uid} is the same mapping`, [
            (0,server_answer/* resourceInfo */.bT)(mappings.type, same.uid),
        ]);
    const mapping = { ...values, uid: context.childOf(parent), createTime: new Date(now).toISOString() };
    state.externalGroupRoleMappings.push(mapping);
    return (0,server_answer/* json */.Pq)(role_mappings_shown(mapping));
}
function requireOwn(context, { roleUid, scope }) {
    const { capabilities } = (0,resources/* existing */.gT)(context.state.roles, 'role', roleUid);
    const lacking = capabilities.find((one) => !groupsWith(context, one).some((group) => (0,state_state/* isWithin */.UO)(scope, group)));
    if (lacking !== undefined)
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.denied, `Permission denied: the identity lacks the capability ${iam_capabilities/* dottedNames */.hf[lacking]} of the role ${roleUid} in ${scope}`);
}
function batchDelete(request, context) {
    const { parent, names } = checkedValues(batchDeleteFields, (0,resources/* bodyOf */.EN)(request));
    requireCapabilities(context, parent);
    (0,resources/* existing */.gT)(context.state.identityProviders, 'identityProvider', parent);
    const foreign = names.find((name) => (0,state_state/* parentOf */.gN)(name) !== parent);
    if (foreign !== undefined)
        throw (0,resources/* invalid */.Gq)('names', `${foreign} is not a mapping of ${parent}`);
    const all = context.state.externalGroupRoleMappings;
    const found = all.filter(({ uid }) => names.includes(uid)).map(role_mappings_shown);
    (0,resources/* remove */.TF)(all, ({ uid }) => names.includes(uid));
    return (0,server_answer/* json */.Pq)({ parent, externalGroupRoleMappings: found });
}
function role_mappings_shown(mapping) {
    return { ...mapping, identityProviderUid: (0,state_state/* parentOf */.gN)(mapping.uid), updateTime: mapping.createTime };
}

;// CONCATENATED MODULE: ./lib/emulator/iam/roles.js










const bindings = {
    type: 'roleBinding',
    items: (state) => state.roleBindings,
    fields: { schema: iam/* roleBindingFields */.Dg },
    shown: hydrated,
    check({ identityUid, roleUid }, { state }) {
        (0,resources/* existing */.gT)(state.identities, 'identity', identityUid);
        (0,resources/* existing */.gT)(state.roles, 'role', roleUid);
    },
};
const bindingList = {
    key: 'roleBindings',
    sortable: ['createTime', 'updateTime'],
    filters: {
        ...hierarchy,
        identity: equals(({ identity }) => identity.uid),
        group: equals(({ group }) => group.uid),
        role: equals(({ role }) => role.uid),
    },
};
const roleBindingRoutes = [
    route('GET /iam/v1/rolebindings', ['CAP_IAM_ROLE_BINDINGS_LIST'], fullList(bindingsByUid)),
    route('POST /iam/v2/roleBindings:batchCreate', ['CAP_IAM_ROLE_BINDINGS_CREATE'], batchCreate),
    route('GET /iam/v2/roleBindings', ['CAP_IAM_ROLE_BINDINGS_LIST'], listing(bindings, bindingList)),
    route('GET /iam/v2/roleBindings/{uid}', ['CAP_IAM_ROLE_BINDINGS_LIST'], getting(bindings)),
    route('POST /iam/v2/roleBindings/{parent}', ['CAP_IAM_ROLE_BINDINGS_CREATE'], creating(bindings, completed)),
    route('PATCH /iam/v2/roleBindings/{uid}', ['CAP_IAM_ROLE_BINDINGS_UPDATE'], updating(bindings)),
    route('DELETE /iam/v2/roleBindings/{uid}', ['CAP_IAM_ROLE_BINDINGS_DELETE'], deleting(bindings)),
];
function completed(values, uid, { now }) {
    return { ...values, uid, ...(0,resources/* timesAt */.AT)(now) };
}
function batchCreate(request, context) {
    const { parent, requests, roleUid } = checkedValues(batchFields, (0,resources/* bodyOf */.EN)(request));
    requireCapabilities(context, parent);
    const bodies = requests.map((one, at) => bindingOf(one, `requests.${at}`, parent, roleUid));
    const before = context.state.roleBindings.length;
    try {
        const made = bodies.map((body) => created(bindings, completed, body, context, parent));
        return (0,server_answer/* json */.Pq)({ roleBindings: made.map((one) => hydrated(one, context)) });
    }
    catch (error) {
        context.state.roleBindings.length = before;
        throw error;
    }
}
function bindingOf({ parent, roleBinding }, place, batchParent, batchRole) {
    if (parent !== undefined && parent !== batchParent)
        throw (0,resources/* invalid */.Gq)(`${place}.parent`, `must be ${batchParent}`);
    const { roleUid = batchRole } = roleBinding;
    if (batchRole !== undefined && roleUid !== batchRole)
        throw (0,resources/* invalid */.Gq)(`${place}.roleBinding.roleUid`, 'differs from the roleUid of the batch');
    return { ...roleBinding, roleUid };
}
function bindingsByUid(context) {
    return visible(context, context.state.roleBindings).map(({ identityUid, roleUid, ...binding }) => ({
        ...binding,
        identity: identityUid,
        role: roleUid,
    }));
}
function hydrated(binding, { state, providerUrl }) {
    const identity = (0,resources/* existing */.gT)(state.identities, 'identity', binding.identityUid);
    const group = (0,resources/* existing */.gT)(state.groups, 'group', (0,state_state/* parentOf */.gN)(binding.uid));
    const role = (0,resources/* existing */.gT)(state.roles, 'role', binding.roleUid);
    const { issuer = providerUrl, subject = '' } = identity.claimMatch ?? identity.staticKeys ?? {};
    const email = identity.email === undefined ? {} : { email: identity.email };
    return {
        uid: binding.uid,
        identity: {
            uid: identity.uid,
            name: identity.name,
            description: identity.description,
            subject,
            issuer,
            ...email,
        },
        group: { uid: group.uid, name: group.name, description: group.description },
        role: { uid: role.uid, name: role.name, description: role.description },
        identityUid: identity.uid,
        roleUid: role.uid,
        createTime: binding.createTime,
        updateTime: binding.updateTime,
    };
}
const roles = {
    type: 'role',
    items: (state) => state.roles,
    fields: { schema: iam/* roleFields */.Co },
    shown: (role) => role,
};
const roleList = {
    key: 'roles',
    sortable: ['name', 'description', 'createTime', 'updateTime'],
    filters: { ...hierarchy, name: equals(({ name }) => name) },
};
const roleRoutes = [
    route('GET /iam/v1/roles', ['CAP_IAM_ROLES_LIST'], fullList(visibleRoles)),
    route('GET /iam/v2/roles', ['CAP_IAM_ROLES_LIST'], listRoles()),
    route('GET /iam/v2/roles/{uid}', ['CAP_IAM_ROLES_LIST'], getRole()),
    route('POST /iam/v2/roles/{parent}', ['CAP_IAM_ROLES_CREATE'], creating(roles, (values, uid, { now }) => ({ ...values, uid, ...(0,resources/* timesAt */.AT)(now) }))),
    route('PATCH /iam/v2/roles/{uid}', ['CAP_IAM_ROLES_UPDATE'], updating(roles)),
    route('DELETE /iam/v2/roles/{uid}', ['CAP_IAM_ROLES_DELETE'], deleting(roles, { before: requireUnbound })),
];
function listRoles() {
    return (request, context) => (0,server_answer/* json */.Pq)(listPage(request, context, roleList, visibleRoles(context)));
}
function getRole() {
    return (_request, context, uid = '') => (0,server_answer/* json */.Pq)((0,resources/* existing */.gT)(visibleRoles(context), 'role', uid));
}
function visibleRoles(context) {
    const own = new Set(visible(context, context.state.roles));
    return context.state.roles.filter((role) => !role.uid.includes('/') || own.has(role));
}
function requireUnbound(uid, { roleBindings, groupInvites, identityProviders, ...state }) {
    const isUsed = [roleBindings, groupInvites, state.externalGroupRoleMappings]
        .flat()
        .some(({ roleUid }) => roleUid === uid) ||
        identityProviders.some(({ defaultRole }) => defaultRole === uid);
    if (isUsed)
        throw (0,resources/* notNow */.qD)('RESOURCE_IN_USE', `role ${uid} is still in use`);
}

// EXTERNAL MODULE: ./lib/emulator/state/policies.js
var policies = __webpack_require__(47251);
;// CONCATENATED MODULE: ./lib/emulator/policies/routes.js











function shownBinding({ uid, ...binding }) {
    return { id: uid, ...binding };
}
function shownOverride({ uid, ...override }) {
    return { id: uid, ...override, digest: override.artifactId };
}
const repositories = 'registry.chainguard.dev/Repo@v1';
function listPolicies(request, context) {
    const system = systemPolicies.map(({ uid, name, description, parameter }) => ({
        uid,
        name,
        description,
        policyType: 'POLICY_TYPE_SYSTEM',
        expression: '',
        parameterSchemas: parameter === undefined ? [] : [{ ...parameter, type: 'PARAMETER_TYPE_INTEGER' }],
    }));
    const custom = visible(context, context.state.policies).map(({ uid, name, description, expression }) => ({
        uid,
        name,
        description,
        policyType: 'POLICY_TYPE_CUSTOM',
        expression,
        parameterSchemas: [],
    }));
    const items = [...system, ...custom].map((one) => ({ ...one, supportedResourceType: repositories }));
    const filters = { ...hierarchy, name: equals(({ name }) => name) };
    return routes_answer(request, context, items, filters);
}
function listBindings(request, context) {
    return routes_answer(request, context, visible(context, context.state.policyBindings), hierarchy);
}
function listOverrides(request, context) {
    const items = visible(context, context.state.policyOverrides);
    return routes_answer(request, context, items.map((one) => ({ ...one, digest: one.artifactId })), hierarchy);
}
const outcomes = ['RESULT_UNSPECIFIED', ...policies/* policyOutcomes */.yn.map((name) => `RESULT_${name}`)];
const decisionFilters = {
    ...hierarchy,
    digest: equals(({ digest }) => digest),
    policyId: equals(({ policyId }) => policyId),
    mode: enumerated('one', ['POLICY_MODE_UNSPECIFIED', ...policies/* policyModes */.tG], ({ mode }) => [mode]),
    result: enumerated('one', outcomes, ({ outcome }) => [outcome]),
};
function listDecisions(request, context) {
    const since = dayIn(request, 'since') ?? '';
    const until = dayIn(request, 'until') ?? '9999';
    const items = visible(context, context.state.policyDecisions)
        .map((one) => ({ ...one, repoId: (0,state_state/* parentOf */.gN)(one.uid), outcome: `RESULT_${one.result}` }))
        .filter(({ pulledOn: { year, month, day } }) => {
        const pulled = dayText(year, month, day);
        return pulled >= since && pulled < until;
    });
    const known = Object.fromEntries(dayParameters.map((name) => [name, everything]));
    const page = pageOf(request, context, items, { ...decisionFilters, ...known });
    return (0,server_answer/* json */.Pq)({
        ...page,
        items: page.items.map(({ uid, outcome: result, ...item }) => ({ id: uid, ...item, result })),
    });
}
const everything = { arity: 'one', matching: () => () => true };
const dayParameters = ['since', 'until'].flatMap((bound) => ['year', 'month', 'day'].map((part) => `${bound}.${part}`));
function dayIn({ url }, bound) {
    const [year, month, day] = ['year', 'month', 'day'].map((part) => url.searchParams.get(`${bound}.${part}`));
    if (year === null && month === null && day === null)
        return undefined;
    const text = dayText(Number(year), Number(month), Number(day));
    if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text)))
        throw (0,resources/* invalid */.Gq)(bound, 'must be a day');
    return text;
}
function dayText(year, month, day) {
    return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}
function routes_answer(request, context, items, filters) {
    const page = pageOf(request, context, items, filters);
    return (0,server_answer/* json */.Pq)({ ...page, items: page.items.map(({ uid, ...item }) => ({ id: uid, ...item })) });
}
function pageOf(request, context, items, filters) {
    const listing = { key: 'items', sortable: [], filters };
    return listPage(request, context, listing, items);
}
const policyRoutes = [
    route('GET /policies/v1/policies', ['CAP_POLICIES_POLICY_LIST'], listPolicies),
    route('GET /policies/v1/bindings', ['CAP_POLICIES_BINDING_LIST'], listBindings),
    route('POST /policies/v1/bindings/{parent}', ['CAP_POLICIES_BINDING_CREATE'], createBinding),
    route('DELETE /policies/v1/bindings/{uid}', ['CAP_POLICIES_BINDING_DELETE'], deleteIn('binding', (state) => state.policyBindings)),
    route('GET /policies/v1/overrides', ['CAP_POLICIES_OVERRIDE_LIST'], listOverrides),
    route('POST /policies/v1/overrides/{parent}', ['CAP_POLICIES_OVERRIDE_CREATE'], createOverride),
    route('DELETE /policies/v1/overrides/{uid}', ['CAP_POLICIES_OVERRIDE_DELETE'], deleteIn('override', (state) => state.policyOverrides)),
    route('GET /policies/v1/decisions', ['CAP_POLICIES_DECISION_LIST'], listDecisions),
    route('POST /registry/v1/repos/{repo}:checkPolicies', ['CAP_REPO_CHECK_POLICIES'], checkPolicies),
];
function createBinding(request, context, parent = '') {
    requireCapabilities(context, parent);
    requireParent(context.state, parent);
    const { policy, ...values } = checkedValues(policies/* bindingFields */.vu, (0,resources/* bodyOf */.EN)(request));
    const system = systemPolicies.find(({ uid }) => uid === policy);
    if (system === undefined)
        visiblePolicy(context, policy);
    else
        checkedParameters(system, values.parameters);
    const time = new Date(context.now).toISOString();
    const binding = { uid: context.childOf(parent), policy, ...values, createdAt: time, updatedAt: time };
    context.state.policyBindings.push(binding);
    return (0,server_answer/* json */.Pq)(shownBinding(binding));
}
function createOverride(request, context, parent = '') {
    requireCapabilities(context, parent);
    requireParent(context.state, parent);
    const { policyId, artifactId, digest, reason } = checkedValues(policies/* overrideFields */.uu, (0,resources/* bodyOf */.EN)(request));
    const artifact = artifactId || digest;
    if (Boolean(artifactId) === Boolean(digest) || !common/* digestPattern */.V_.test(artifact ?? ''))
        throw (0,resources/* invalid */.Gq)('artifactId', 'must be the digest of a manifest, and `digest` must then be absent');
    if (systemPolicies.every(({ uid }) => uid !== policyId))
        visiblePolicy(context, policyId);
    const { policyOverrides } = context.state;
    if (policyOverrides.some((one) => one.policyId === policyId && one.artifactId === artifact && (0,state_state/* isWithin */.UO)(one.uid, parent)))
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.exists, 'Already exists: the policy and the image have an override');
    const override = {
        uid: context.childOf(parent),
        policyId,
        artifactId: artifact ?? '',
        reason,
        createdBy: context.caller,
        createdAt: new Date(context.now).toISOString(),
    };
    policyOverrides.push(override);
    return (0,server_answer/* json */.Pq)(shownOverride(override));
}
function deleteIn(type, listOf) {
    return (_request, context, uid = '') => {
        requireCapabilities(context, uid);
        (0,resources/* existing */.gT)(listOf(context.state), type, uid);
        (0,resources/* remove */.TF)(listOf(context.state), (one) => one.uid === uid);
        return { status: 200, body: '' };
    };
}
function checkPolicies(request, context, uid = '') {
    requireCapabilities(context, uid);
    const repo = (0,resources/* existing */.gT)(visibleRepos({ ...context, needs: ['CAP_REPO_CHECK_POLICIES'] }), 'repo', uid);
    const { digest } = (0,resources/* bodyOf */.EN)(request);
    if (typeof digest !== 'string' || !common/* digestPattern */.V_.test(digest))
        throw (0,resources/* invalid */.Gq)('digest', 'must be sha256:<64 hex digits>');
    const results = evaluatePolicies(context.state, repo, digest, context.now);
    return (0,server_answer/* json */.Pq)({
        results: results.map(({ binding, policyName, parameters, result }) => ({
            bindingId: binding.uid,
            policyId: binding.policy,
            policyName,
            mode: binding.mode.replace('POLICY_MODE_', ''),
            parameters,
            result,
        })),
    });
}
function requireParent({ groups, repos }, parent) {
    (0,resources/* existing */.gT)([...groups.map(({ uid }) => ({ uid })), ...repos.map(({ uid }) => ({ uid }))], 'group', parent);
}
function visiblePolicy(context, policy) {
    (0,resources/* existing */.gT)(visible(context, context.state.policies), 'policy', policy);
}

;// CONCATENATED MODULE: ./lib/emulator/platform.js















const routes = [
    ...groupAccessRoutes,
    ...groupRoutes,
    ...ownIdentityRoutes,
    ...identityRoutes,
    ...roleRoutes,
    ...roleBindingRoutes,
    ...scimRoutes,
    ...identityProviderRoutes,
    ...associationRoutes,
    ...groupInviteRoutes,
    ...roleMappingRoutes,
    ...termsRoutes,
    ...tagRoutes,
    ...repoRoutes,
    ...feedRoutes,
    ...resolvedRoutes,
    ...eventRoutes,
    ...v1Routes,
    ...versionRoutes,
    ...policyRoutes,
];
const unserved = ['/scim'];
const compiled = routes.map((served) => ({
    ...served,
    pattern: new RegExp(`^${served.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '(.+)')}$`),
}));
async function servePlatform(request, context, signIn) {
    const { method, url } = request;
    const path = decodeURIComponent(url.pathname);
    for (const { pattern, access, handle, ...served } of compiled) {
        const captures = served.method === method ? pattern.exec(path) : null;
        if (captures === null)
            continue;
        const caller = access === 'open' ? '' : await signIn();
        const needs = access === 'open' ? [] : access;
        requireCapabilities({ ...context, caller, needs });
        const known = parametersOf(served);
        if (known !== undefined)
            queryOf(url, known);
        return handle(request, { ...context, caller, needs }, ...captures.slice(1));
    }
    if (unserved.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) {
        throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.unimplemented, `${method} ${path} is not served here`);
    }
    throw (0,server_answer/* refuse */.TR)(server_answer/* codes */.F4.notFound, `${method} ${path} is not an operation of this service`);
}
function parametersOf({ method, path, }) {
    if (method === 'PATCH')
        return { updateMask: 'one' };
    return method === 'GET' && !/\/(?:\{uid\}|readme|architectures|vulnreport|\{package\})$/.test(path)
        ? undefined
        : {};
}

// EXTERNAL MODULE: ./lib/emulator/seed.js + 1 modules
var seed = __webpack_require__(39233);
// EXTERNAL MODULE: ./lib/emulator/server/request.js
var server_request = __webpack_require__(58710);
;// CONCATENATED MODULE: ./lib/emulator/core.js








async function createCore(options, origins) {
    const clock = { offsetMs: 0, skewMs: { platform: 0, registry: 0, issuer: 0, provider: 0 } };
    const base = options.now ?? Date.now;
    const nowAt = (service) => base() + clock.offsetMs + clock.skewMs[service];
    const tokens = [];
    const mint = (token) => void tokens.push(token);
    const random = randomnessOf(options.seed);
    const key = signingKey(random);
    const signerOf = (name) => createSigner(key, (part, length) => random(`${name} ${part}`, length), mint);
    const [signer, provider] = await Promise.all([signerOf('platform'), signerOf('provider')]);
    const requestToken = `request-${random('request token', 16).toString('hex')}`;
    mint(requestToken);
    const state = options.state ??
        (0,seed/* seededState */.k)({ now: base(), ...(options.seed === undefined ? {} : { seed: options.seed }) });
    let made = 0;
    const cursorKey = random('cursors', 32).toString('hex');
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
        now: () => nowAt('platform'),
        tokenFor: (identity, audience = origins.platform) => signer.mint({
            issuer: origins.issuer,
            audience,
            expiresInSeconds: 3600,
            claims: { sub: identity },
            now: nowAt('issuer'),
        }),
        async answer(service, request) {
            const effects = effectsOf(service, request);
            for (const effect of effects)
                if ('clockSkewMs' in effect)
                    clock.skewMs[service] = effect.clockSkewMs;
            const answer = await (0,server_request/* answerOf */.ut)(service, (0,faults/* withPagingFault */.vG)(request, effects), (read) => handlers[service](read, nowAt(service)));
            const reply = withDate((0,faults/* withResponseFaults */.d7)(answer, effects), nowAt(service));
            const { method, rpc, url } = request;
            requests.push({
                service,
                method,
                path: url.pathname + url.search,
                status: reply.status,
                ...(rpc === undefined ? {} : { rpc }),
            });
            return reply;
        },
    };
    const effectsOf = (0,faults/* createFaultMatcher */.PI)(() => core.faults);
    const usedTokens = new Set();
    const signIn = (now) => ({
        state,
        usedTokens,
        provider,
        providerUrl: origins.provider,
        signer,
        issuerUrl: origins.issuer,
        requestToken,
        verifyOutside: options.verifyOutside,
        subject: options.subject ?? 'repo:acme/shop:ref:refs/heads/main',
        now,
    });
    const handlers = {
        platform: (request, now) => servePlatform(request, { state, now, providerUrl: origins.provider, baseUrl: origins.platform, childOf, cursorKey }, () => callerOf(request, signer, origins, now)),
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
function withDate(reply, now) {
    return { ...reply, headers: { ...reply.headers, date: new Date(now).toUTCString() } };
}

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwks/remote.js + 1 modules
var remote = __webpack_require__(87315);
;// CONCATENATED MODULE: ./lib/emulator/iam/issuers.js

const maxBytes = 256 * 1024;
const timeoutDuration = 5_000;
const cooldownDuration = 5_000;
const cacheMaxAge = 600_000;
const clockTolerance = 60;
const algorithms = ['EdDSA', 'ES256', 'ES384', 'ES512', 'PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512'];
function outsideIssuers() {
    const known = new Map();
    return async (token, issuer, now) => {
        try {
            const keys = known.get(issuer) ?? discovered(issuer);
            known.set(issuer, keys);
            const { payload } = await (0,verify/* jwtVerify */.V)(token, await keys, {
                issuer,
                algorithms,
                clockTolerance,
                requiredClaims: ['exp', 'sub', 'aud'],
                currentDate: new Date(now),
            });
            return { claims: payload };
        }
        catch (error) {
            await known.get(issuer)?.catch(() => known.delete(issuer));
            return { invalid: error instanceof Error ? error.message : 'not a token' };
        }
    };
}
async function discovered(issuer) {
    const address = secureUrl(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    const answer = await boundedFetch(address.href, { signal: AbortSignal.timeout(timeoutDuration) });
    if (answer.status !== 200)
        throw new Error(`${address.href} returned HTTP ${answer.status}`);
    const { issuer: named, jwks_uri: keys } = (await answer.json());
    if (named !== issuer)
        throw new Error(`${address.href} is about another issuer`);
    if (typeof keys !== 'string')
        throw new Error(`${address.href} has no jwks_uri`);
    const options = { timeoutDuration, cooldownDuration, cacheMaxAge, [remote/* customFetch */.A6]: boundedFetch };
    return (0,remote/* createRemoteJWKSet */.RD)(secureUrl(keys), options);
}
function secureUrl(text) {
    const url = new URL(text);
    const isLocal = url.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
    if (url.protocol !== 'https:' && !isLocal)
        throw new Error(`${url.origin} does not use https`);
    return url;
}
async function boundedFetch(url, options) {
    const answer = await fetch(url, { ...options, redirect: 'error' });
    const parts = [];
    let size = 0;
    for await (const part of answer.body ?? []) {
        size += part.byteLength;
        if (size > maxBytes)
            throw new Error(`${url} returned more than ${maxBytes} bytes`);
        parts.push(part);
    }
    return new Response(Buffer.concat(parts), { status: answer.status, headers: answer.headers });
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./lib/emulator/server/server.js




const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
const silenceMs = 10_000;
async function protocolOf(socket) {
    if (socket instanceof external_node_tls_.TLSSocket)
        return socket.alpnProtocol === 'h2' ? 'h2' : 'http/1.1';
    return new Promise((resolve) => {
        let head = Buffer.alloc(0);
        const settle = (protocol) => {
            clearTimeout(timer);
            socket.off('readable', read).off('close', closed);
            if (head.length > 0)
                socket.unshift(head);
            resolve(protocol);
        };
        const closed = () => settle(undefined);
        const timer = setTimeout(closed, silenceMs);
        const read = () => {
            const bytes = socket.read();
            if (bytes !== null)
                head = Buffer.concat([head, bytes]);
            if (!preface.subarray(0, head.length).equals(head.subarray(0, preface.length)))
                settle('http/1.1');
            else if (head.length >= preface.length)
                settle('h2');
            else if (socket.readableEnded)
                closed();
        };
        socket.on('readable', read).on('close', closed);
    });
}
function serve(port, handle, tls) {
    const sockets = new Set();
    const connect = connector(handle);
    const accept = (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        socket.on('error', () => socket.destroy());
        connect(socket);
    };
    const server = tls === undefined
        ? (0,external_node_net_.createServer)(accept)
        : (0,external_node_tls_.createServer)({ ...tls, ALPNProtocols: ['h2', 'http/1.1'] }, accept);
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
            const { port: taken } = server.address();
            const close = () => new Promise((done) => {
                server.close(() => done());
                for (const socket of sockets)
                    socket.destroy();
            });
            resolve({ url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${taken}`, close });
        });
    });
}
function connector(handle) {
    const http1 = (0,external_node_http_.createServer)((message, response) => {
        (0,server_request/* answerHttp1 */._V)(message, response, handle).catch(() => response.destroy());
    });
    let http2;
    return async (socket) => {
        const protocol = await protocolOf(socket);
        if (protocol === undefined)
            return void socket.destroy();
        if (protocol === 'http/1.1')
            return void http1.emit('connection', socket);
        http2 ??= Promise.all(/* import() */[__webpack_require__.e(2874), __webpack_require__.e(356), __webpack_require__.e(2673)]).then(__webpack_require__.bind(__webpack_require__, 32673)).then(({ http2Server }) => http2Server(handle, server_request/* maxBodyBytes */.G4));
        (await http2)(socket);
    };
}

;// CONCATENATED MODULE: ./lib/emulator/index.js









function transportTo(core) {
    return async ({ method, body = '', ...sent }) => {
        const { service, url, headers } = addressed(core, sent);
        const reply = await core.answer(service, { method, url, headers, body });
        if (reply.delayMs > 0)
            await (0,promises_.setTimeout)(reply.delayMs);
        if (reply.breaksAfter !== undefined)
            throw connectionReset();
        return { status: reply.status, headers: reply.headers ?? {}, body: reply.body };
    };
}
function openRegistry(state) {
    return async ({ method, url }) => {
        try {
            return { headers: {}, ...serveOpenRegistry(state, { method, url: new URL(url) }) };
        }
        catch (error) {
            if (!(error instanceof server_answer/* Refusal */.P_))
                throw error;
            return { headers: {}, ...error.answerFrom('registry') };
        }
    };
}
function grpcTransportTo(core) {
    return async ({ body, ...sent }) => {
        const { answerUnary } = await Promise.all(/* import() */[__webpack_require__.e(2874), __webpack_require__.e(356), __webpack_require__.e(2738)]).then(__webpack_require__.bind(__webpack_require__, 32738));
        const { service, url, headers: metadata } = addressed(core, sent);
        const call = { path: url.pathname, metadata, body };
        const reply = await answerUnary(call, (request) => core.answer(service, request));
        if (reply.breaksAfter !== undefined)
            throw connectionReset();
        const { headers, trailers } = reply;
        return { status: 200, headers, trailers, body: reply.body ?? new Uint8Array() };
    };
}
function addressed(core, { url: text, headers, authorization }) {
    const url = new URL(text);
    const service = Object.keys(core.origins).find((name) => core.origins[name] === url.origin);
    if (service === undefined)
        throw Object.assign(new Error(`nothing is at ${url.origin}`), { code: 'ENOTFOUND' });
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    return {
        service,
        url,
        headers: { ...headers, ...(credential === undefined ? {} : { authorization: credential }) },
    };
}
function connectionReset() {
    return Object.assign(new Error('connection reset'), { code: 'ECONNRESET' });
}
function peopleOf(state) {
    const uids = state.identities.map(({ uid }) => uid);
    const may = (caller, capability) => groupsWith({ state, caller }, capability).length > 0;
    const administrator = uids.find((uid) => may(uid, 'CAP_IAM_IDENTITY_CREATE'));
    const reader = uids.find((uid) => may(uid, 'CAP_REPO_LIST') && !may(uid, 'CAP_IAM_IDENTITY_CREATE'));
    return {
        ...(administrator === undefined ? {} : { administrator }),
        ...(reader === undefined ? {} : { reader }),
    };
}
function servedImages({ groups, repos }) {
    return repos.flatMap(({ uid, name, tags }) => {
        const root = groups.find((group) => group.uid === uid.split('/')[0]);
        return root === undefined ? [] : tags.map((tag) => `${root.name}/${name}:${tag.name}`);
    });
}
const services = ['platform', 'registry', 'issuer', 'provider'];
const testOrigins = {
    platform: 'https://api.platform.test',
    registry: 'https://registry.platform.test',
    issuer: 'https://issuer.platform.test',
    provider: 'https://oidc.platform.test',
};
async function createEmulator(options = {}, origins = testOrigins) {
    const core = await createCore(options, origins);
    return Object.assign(core, { address: addressOf(core), ...transportsTo(core) });
}
async function startEmulator(options = {}) {
    const origins = { platform: '', registry: '', issuer: '', provider: '' };
    const core = await createCore({ verifyOutside: outsideIssuers(), ...options }, origins);
    const running = [];
    const close = async () => void (await Promise.all(running.map((server) => server.close())));
    const listen = async (index, handle) => {
        try {
            const server = await serve(options.port ? options.port + index : 0, handle, options.tls);
            running.push(server);
            return server;
        }
        catch (error) {
            await close();
            throw error;
        }
    };
    for (const [index, service] of services.entries())
        origins[service] = (await listen(index, (request) => core.answer(service, request))).url;
    const control = await listen(services.length, controlOf(core));
    const addresses = { address: addressOf(core), controlUrl: control.url };
    return Object.assign(core, { ...addresses, ...transportsTo(core), close });
}
function transportsTo(core) {
    return { transport: transportTo(core), grpcTransport: grpcTransportTo(core) };
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
        group: (0,state_state/* parentOf */.gN)(identity),
        organization: state.organization,
        publicOrganization: state.publicOrganization,
    };
}


/***/ }),

/***/ 31278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ timesAt),
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   Gq: () => (/* binding */ invalid),
/* harmony export */   TF: () => (/* binding */ remove),
/* harmony export */   gT: () => (/* binding */ existing),
/* harmony export */   h4: () => (/* binding */ invalidFields),
/* harmony export */   qD: () => (/* binding */ notNow),
/* harmony export */   xs: () => (/* binding */ requireFreeName)
/* harmony export */ });
/* harmony import */ var _server_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35574);
/* harmony import */ var _state_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5736);


function existing(items, type, uid) {
    const found = items.find((item) => item.uid === uid);
    if (found === undefined)
        throw (0,_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .codes */ .F4.notFound, `${type} ${uid} was not found`, [(0,_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .resourceInfo */ .bT)(type, uid)]);
    return found;
}
function remove(items, unwanted) {
    const kept = items.filter((item) => !unwanted(item));
    items.length = 0;
    for (const item of kept)
        items.push(item);
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
function invalidFields(violations) {
    const { field = 'body', description = 'is not valid' } = violations[0] ?? {};
    return (0,_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .codes */ .F4.invalid, `Invalid argument: ${field}: ${description}`, [(0,_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .badRequest */ .li)(violations)]);
}
function invalid(field, description) {
    return invalidFields([{ field, description }]);
}
function notNow(type, description) {
    return (0,_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .codes */ .F4.precondition, `Precondition failed: ${description}`, [
        (0,_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .preconditionFailure */ .He)(type, description),
    ]);
}
function requireFreeName(items, type, { uid, name }) {
    const holder = items.find((one) => one.name === name && one.uid !== uid && (0,_state_state_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(one.uid) === (0,_state_state_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(uid));
    if (holder === undefined)
        return;
    throw (0,_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .codes */ .F4.exists, `Already exists: ${type} ${holder.uid} has the name "${name}"`, [
        (0,_server_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .resourceInfo */ .bT)(type, holder.uid),
    ]);
}


/***/ }),

/***/ 39233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ digestAt),
  k: () => (/* binding */ seededState)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/emulator/iam/capabilities.js
var capabilities = __webpack_require__(29291);
// EXTERNAL MODULE: ./lib/emulator/seed/sbom.js
var sbom = __webpack_require__(60396);
;// CONCATENATED MODULE: ./lib/emulator/seed/iam.js

const libraries = [
    ['org.slf4j:slf4j-api', 'ECOSYSTEM_JAVA', ['2.0.16', '2.0.17']],
    ['requests', 'ECOSYSTEM_PYTHON', ['2.32.4', '2.32.5']],
];
function seededFeeds(hex, iso) {
    return {
        artifacts: libraries.map(([name, ecosystem, versions]) => ({
            uid: hex(`artifact ${name}`, 40),
            name,
            ecosystem,
            createTime: iso(120),
            updateTime: iso(20),
            versions: versions.map((version, at) => ({
                uid: hex(`artifact ${name} ${version}`, 40),
                name,
                version,
                sizeBytes: String(65_536 * (at + 1)),
                createTime: iso(120 - 100 * at),
                updateTime: iso(120 - 100 * at),
            })),
        })),
        documents: [
            {
                id: 'expat',
                advisories: [
                    {
                        id: 'CGA-2001-expt-fixd',
                        aliases: ['CVE-2026-2001', 'GHSA-2001-aaaa-bbbb'],
                        packageNamespace: 'wolfi',
                        events: [{ timestamp: iso(21), fixed: { fixedVersion: sbom/* fixedVersion */.FF } }],
                    },
                ],
            },
        ],
        vulnerabilityMetadata: [
            {
                id: 'CVE-2026-2001',
                summary: 'A document can make the parser of expat stop',
                details: 'The emulator made this vulnerability up.',
                references: [{ type: 'TYPE_ADVISORY', url: 'https://example.com/CVE-2026-2001' }],
                severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' }],
            },
        ],
        resolvedVulns: [
            {
                date: iso(21),
                resolvedVulns: [{ id: 'CGA-2001-expt-fixd', aliases: ['CVE-2026-2001'], cvssSeverities: [] }],
            },
        ],
    };
}
const bare = [
    ['openssl', 'CVE-2026-1001'],
    ['glibc', 'CVE-2026-1002'],
    ['log4j', 'CVE-2021-44228'],
];
const author = 'advisories@example.com';
function seededAdvisories(hex, iso) {
    const named = (artifactName, advisoryId) => ({
        uid: hex(`advisory ${advisoryId}`, 40),
        advisoryId,
        artifactName,
        ...{ author, artifactType: '', artifactArchitecture: '' },
        ...{ componentName: '', componentLocation: '', componentType: '' },
        createTime: iso(30),
        updateTime: iso(6),
    });
    const approved = (daysAgo) => ({
        author,
        createTime: iso(daysAgo),
        reviewState: 'REVIEW_STATE_APPROVED',
    });
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
                { ...approved(sbom/* fixedDaysAgo */.p7), fixed: { fixedVersion: sbom/* fixedVersion */.FF } },
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
    const { version = '' } = (0,sbom/* packagesOf */.DT)('', '', daysAgo).find(({ name }) => name === 'libexpat1') ?? {};
    const match = {
        vulnerability: {
            id: 'CVE-2026-2001',
            severity: 'HIGH',
            relatedVulnerabilities: [{ id: 'GHSA-2001-aaaa-bbbb', source: 'github' }],
        },
        pkg: { name: 'libexpat1', version },
        fix: { versions: [sbom/* fixedVersion */.FF], state: 'FIXED' },
    };
    return { digest, lastSeen, vulnerabilityMatches: version === sbom/* fixedVersion */.FF ? [] : [match] };
}
function seededIam({ root, owner, hex, iso }) {
    const times = { createTime: iso(200), updateTime: iso(200) };
    const below = (parent, name) => `${parent}/${hex(name, 16)}`;
    const viewer = hex('role viewer', 40);
    const provider = below(root, 'identity provider');
    return {
        identityProviders: [
            {
                uid: provider,
                name: 'acme sign-in',
                defaultRole: viewer,
                oidc: {
                    issuer: 'https://id.acme.example.com',
                    clientId: 'acme-console',
                    clientSecret: hex('client secret', 32),
                    groupsClaim: 'groups',
                },
                ...times,
            },
        ],
        externalGroupRoleMappings: ['engineering', 'support'].map((externalGroupId) => ({
            uid: below(provider, `mapping ${externalGroupId}`),
            externalGroupId,
            roleUid: viewer,
            scope: root,
            createTime: times.createTime,
        })),
        accountAssociations: [
            {
                uid: below(root, 'account association'),
                name: 'production accounts',
                amazon: { account: '123456789012' },
                google: { projectId: 'acme-production', projectNumber: '123456789012' },
                ...times,
            },
        ],
        groupInvites: [
            {
                uid: below(root, 'group invite'),
                roleUid: viewer,
                email: 'new.colleague@acme.example.com',
                singleUse: true,
                keyId: hex('invite key', 16),
                expirationTime: iso(-30),
                createTime: iso(5),
            },
        ],
        termsAcceptances: [
            { docId: 'terms-of-service-2026', acceptedBy: owner, orgUid: root, createTime: iso(300) },
        ],
        subscriptions: [
            { uid: below(root, 'subscription'), sink: 'https://events.acme.example.com/images', ...times },
        ],
    };
}

// EXTERNAL MODULE: ./lib/emulator/seed/images.js
var seed_images = __webpack_require__(30079);
// EXTERNAL MODULE: ./lib/emulator/state/state.js
var state_state = __webpack_require__(5736);
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
                : { daysAgo, ...(0,seed_images/* seededImage */._d)({ path, tag, daysAgo, created: iso(daysAgo), seed }) }),
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
            { uid: root, name: 'acme', verified: true, kind: 'ORG_KIND_CUSTOMER', ...times },
            { uid: publicRoot, name: 'public-images', ...times },
        ],
        identities: [
            { ...identity, claimMatch: { subject: 'repo:acme/shop:ref:refs/heads/main' } },
            {
                ...owner,
                email: 'platform@acme.example.com',
                claimMatch: { subject: 'repo:acme/platform:ref:refs/heads/main' },
            },
        ],
        roles: Object.entries(capabilities/* builtInRoles */.xU).map(([name, capabilities]) => ({
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
        ...seededFeeds(hex, iso),
        ...seededIam({ root, owner: owner.uid, hex, iso }),
    };
    return state_state/* stateSchema */.Jy.parse(state);
}
function digestAt(state, path, tag, instant) {
    const [organization, name] = path.split('/');
    const root = state.groups.find((group) => group.name === organization);
    const repo = state.repos.find((one) => one.name === name && one.uid.startsWith(`${root?.uid}/`));
    const history = repo?.tags.find((one) => one.name === tag)?.history ?? [];
    const record = (0,state_state/* oldestFirst */.sZ)(history).findLast(({ updateTimestamp }) => Date.parse(updateTimestamp) <= instant);
    if (record === undefined)
        throw new Error(`${path}:${tag} did not exist then`);
    return record.digest;
}


/***/ }),

/***/ 30079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _d: () => (/* binding */ seededImage)
/* harmony export */ });
/* unused harmony exports types, imageManifest, descriptor, blob, empty */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _sbom_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60396);


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
    return { mediaType, text, digest: `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex')}` };
}
const empty = blob(types.empty, {});
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
    const layer = blob(types.dsse, (0,_sbom_js__WEBPACK_IMPORTED_MODULE_1__/* .envelope */ .RE)((0,_sbom_js__WEBPACK_IMPORTED_MODULE_1__/* .statement */ .qZ)(spdxPredicate, (0,_sbom_js__WEBPACK_IMPORTED_MODULE_1__/* .apkoSpdx */ .Ry)(packages, image), image)));
    const annotations = { predicateType: spdxPredicate };
    const manifest = imageManifest(types.manifest, empty, [{ ...descriptor(layer), annotations }]);
    return { content: [empty, layer, { ...manifest, tag: `${image.digest.replace(':', '-')}.att` }] };
}
function cosignSbom(packages, image) {
    const layer = blob(types.cycloneDx, (0,_sbom_js__WEBPACK_IMPORTED_MODULE_1__/* .cycloneDx */ .qf)(packages, image));
    const manifest = imageManifest(types.manifest, empty, [descriptor(layer)]);
    return { content: [empty, layer, { ...manifest, tag: `${image.digest.replace(':', '-')}.sbom` }] };
}
function sigstoreBundle(packages, image) {
    const dsseEnvelope = (0,_sbom_js__WEBPACK_IMPORTED_MODULE_1__/* .envelope */ .RE)((0,_sbom_js__WEBPACK_IMPORTED_MODULE_1__/* .statement */ .qZ)(spdxPredicate, (0,_sbom_js__WEBPACK_IMPORTED_MODULE_1__/* .syftSpdx */ .m0)(packages, image), image));
    const layer = blob(types.bundle, { mediaType: types.bundle, verificationMaterial: {}, dsseEnvelope });
    const annotations = { 'dev.sigstore.bundle.predicateType': spdxPredicate };
    return referring(layer, types.bundle, annotations, image);
}
function referrer(packages, image) {
    return referring(blob(types.cycloneDx, (0,_sbom_js__WEBPACK_IMPORTED_MODULE_1__/* .cycloneDx */ .qf)(packages, image)), types.cycloneDx, {}, image);
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
    const layer = blob(types.inToto, (0,_sbom_js__WEBPACK_IMPORTED_MODULE_1__/* .statement */ .qZ)(spdxPredicate, (0,_sbom_js__WEBPACK_IMPORTED_MODULE_1__/* .syftSpdx */ .m0)(packages, image), image));
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
        const attached = attachments[name]?.((0,_sbom_js__WEBPACK_IMPORTED_MODULE_1__/* .packagesOf */ .DT)(name, tag, daysAgo), info) ?? { content: [] };
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


/***/ }),

/***/ 60396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ packagesOf),
/* harmony export */   FF: () => (/* binding */ fixedVersion),
/* harmony export */   RE: () => (/* binding */ envelope),
/* harmony export */   Ry: () => (/* binding */ apkoSpdx),
/* harmony export */   m0: () => (/* binding */ syftSpdx),
/* harmony export */   p7: () => (/* binding */ fixedDaysAgo),
/* harmony export */   qZ: () => (/* binding */ statement),
/* harmony export */   qf: () => (/* binding */ cycloneDx)
/* harmony export */ });
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


/***/ }),

/***/ 35574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ codes),
/* harmony export */   He: () => (/* binding */ preconditionFailure),
/* harmony export */   P_: () => (/* binding */ Refusal),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   Wi: () => (/* binding */ parameter),
/* harmony export */   bT: () => (/* binding */ resourceInfo),
/* harmony export */   li: () => (/* binding */ badRequest),
/* harmony export */   ur: () => (/* binding */ refuseRegistry)
/* harmony export */ });
function parameter(query, name) {
    const camel = name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
    return query.get(name) ?? query.get(camel) ?? undefined;
}
function json(value, status = 200) {
    const body = JSON.stringify(value, withMilliseconds);
    return { status, headers: { 'content-type': 'application/json' }, body };
}
const timeField = /(?:Time|Date|Timestamp|_at)$|^(?:date|lastSeen)$/;
const timestamp = /^\d{4}-\d\d-\d\dT[\d:]{8}(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
function withMilliseconds(field, value) {
    if (typeof value !== 'string' || !timeField.test(field) || !timestamp.test(value))
        return value;
    const at = Date.parse(value);
    return Number.isNaN(at) ? value : new Date(at).toISOString();
}
class Refusal extends Error {
    answerFrom;
    constructor(answerFrom) {
        super(`HTTP ${answerFrom('').status}`);
        this.answerFrom = answerFrom;
    }
}
const httpStatus = {
    3: 400,
    5: 404,
    6: 409,
    7: 403,
    8: 429,
    9: 400,
    10: 409,
    12: 501,
    13: 500,
    14: 503,
    16: 401,
};
const codes = {
    invalid: 3,
    notFound: 5,
    exists: 6,
    denied: 7,
    exhausted: 8,
    precondition: 9,
    aborted: 10,
    unimplemented: 12,
    unauthenticated: 16,
};
const reasons = {
    3: 'INVALID_ARGUMENT',
    5: 'NOT_FOUND',
    6: 'ALREADY_EXISTS',
    7: 'PERMISSION_DENIED',
    8: 'RESOURCE_EXHAUSTED',
    9: 'FAILED_PRECONDITION',
    10: 'ABORTED',
    12: 'UNIMPLEMENTED',
    16: 'UNAUTHENTICATED',
};
function refuse(code, message, details = [], because = {}) {
    const reason = { '@type': `${typePrefix}ErrorInfo`, reason: reasons[code] ?? 'UNKNOWN', ...because };
    return new Refusal((domain) => json({ code, message, details: [{ ...reason, domain }, ...details] }, httpStatus[code] ?? 500));
}
const typePrefix = 'type.googleapis.com/google.rpc.';
function resourceInfo(resourceType, resourceName) {
    return { '@type': `${typePrefix}ResourceInfo`, resourceType, resourceName };
}
function badRequest(fieldViolations) {
    return { '@type': `${typePrefix}BadRequest`, fieldViolations };
}
function preconditionFailure(type, description) {
    return { '@type': `${typePrefix}PreconditionFailure`, violations: [{ type, description }] };
}
function refuseRegistry(status, code, message) {
    return new Refusal(() => json({ errors: [{ code, message }] }, status));
}


/***/ }),

/***/ 58710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ requestUrl),
/* harmony export */   G4: () => (/* binding */ maxBodyBytes),
/* harmony export */   _V: () => (/* binding */ answerHttp1),
/* harmony export */   ir: () => (/* binding */ apiOf),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31278);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35574);



const maxBodyBytes = 1024 * 1024;
async function answerOf(service, request, handle) {
    const domain = service === 'platform' ? apiOf(request.url.pathname) : service;
    const isHead = request.method === 'HEAD';
    const answer = await errorsAsAnswers(domain, async () => {
        requireReadable(service, request);
        return handle(isHead ? { ...request, method: 'GET' } : request);
    });
    if (!isHead)
        return answer;
    const length = String(Buffer.byteLength(answer.body));
    return { ...answer, headers: { ...answer.headers, 'content-length': length }, body: '' };
}
function requireReadable(service, { url, body }) {
    if (Buffer.byteLength(body) > maxBodyBytes)
        throw tooLong(service);
    try {
        decodeURIComponent(url.pathname + url.search);
    }
    catch {
        const description = 'has an escape that is not UTF-8';
        throw service === 'registry'
            ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseRegistry */ .ur)(400, 'NAME_INVALID', `the address ${description}`)
            : (0,_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)('address', description);
    }
}
function tooLong(service) {
    const message = `the body is longer than ${maxBodyBytes} bytes`;
    if (service === 'registry')
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseRegistry */ .ur)(413, 'SIZE_INVALID', message);
    const refusal = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)(_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .codes */ .F4.exhausted, message);
    return new _answer_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P_((domain) => ({ ...refusal.answerFrom(domain), status: 413 }));
}
function apiOf(path) {
    return /^\/(\w+)\/v\d/.exec(path)?.[1] ?? 'platform';
}
async function errorsAsAnswers(domain, handle) {
    try {
        return await handle();
    }
    catch (error) {
        if (error instanceof _answer_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P_)
            return error.answerFrom(domain);
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)({ code: 13, message: error instanceof Error ? error.message : 'internal', details: [] }, 500);
    }
}
function requestUrl(target = '/') {
    return target.startsWith('/') ? new URL(`http://127.0.0.1${target}`) : undefined;
}
async function answerHttp1(message, response, handle) {
    const url = requestUrl(message.url);
    if (url === undefined)
        return void response.writeHead(400).end();
    const reply = await handle({ ...(await incoming(message)), url });
    if (reply.delayMs > 0)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(reply.delayMs);
    if (reply.breaksAfter === 0)
        return void response.destroy();
    const body = message.method === 'HEAD' ? '' : reply.body;
    response.writeHead(reply.status, { 'content-length': Buffer.byteLength(body), ...reply.headers });
    if (reply.breaksAfter === undefined)
        return void response.end(body);
    response.write(body.slice(0, reply.breaksAfter), () => response.destroy());
}
async function incoming(message) {
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        if (size <= maxBodyBytes)
            chunks.push(chunk);
        size += chunk.length;
    }
    const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
    return {
        method: message.method ?? 'GET',
        headers: Object.fromEntries(headers),
        body: Buffer.concat(chunks).toString('utf8'),
    };
}


/***/ }),

/***/ 83534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ subscriptionFields),
/* harmony export */   E: () => (/* binding */ tagFields),
/* harmony export */   K5: () => (/* binding */ readmeFields),
/* harmony export */   L8: () => (/* binding */ documentSchema),
/* harmony export */   MU: () => (/* binding */ repoSchema),
/* harmony export */   Q7: () => (/* binding */ advisoryStateSchema),
/* harmony export */   RJ: () => (/* binding */ subscriptionSchema),
/* harmony export */   W6: () => (/* binding */ repoFields),
/* harmony export */   yo: () => (/* binding */ artifactSchema)
/* harmony export */ });
/* unused harmony export customOverlay */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79028);


const id = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr('must be a whole number').optional();
const entry = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4, content: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4 });
const customOverlay = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    contents: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        packages: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
        runtimeRepositories: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
        runtimeKeyring: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(entry).default([]),
    })
        .optional(),
    environment: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .textMap */ .sP.optional(),
    annotations: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .textMap */ .sP.optional(),
    accounts: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        runAs: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR,
        users: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
            username: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
            uid: id,
            gid: id,
            groupName: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR,
            shell: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR,
            homeDir: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR,
        }))
            .default([]),
        groups: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ groupname: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4, gid: id, members: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te })).default([]),
    })
        .optional(),
    certificates: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ additional: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(entry).default([]), providers: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te }).optional(),
}, 'must be an object');
const catalogTiers = (0,_common_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOfNames */ .eP)([
    'CATALOG_TIER_UNSPECIFIED',
    'CATALOG_TIER_APPLICATION',
    'CATALOG_TIER_BASE',
    'CATALOG_TIER_FIPS',
    'CATALOG_TIER_AI',
    'CATALOG_TIER_DEVTOOLS',
    'CATALOG_TIER_COMMERCIAL',
]);
const labels = _common_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te.unwrap();
const repoFields = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
    description: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR,
    catalogTier: catalogTiers.optional(),
    bundles: labels.optional(),
    aliases: labels.optional(),
    activeTags: labels.optional(),
    sync_config: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4, google: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR, amazon: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR, azure: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR }, 'must be an object')
        .optional(),
    customOverlay: customOverlay.optional(),
});
const readmeFields = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ content: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR });
const tagFields = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
    digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP('is required').regex(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestPattern */ .V_, 'must be sha256:<64 hex digits>'),
    deprecated: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .flagField */ .tS,
    bundles: labels.optional(),
});
const tag = tagFields.omit({ digest: true }).extend({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld,
    eolDate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    releaseDate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('The release of the main package; absent: the oldest record'),
    graceUntil: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.optional().describe('The tag is in its grace period from `eolDate` until then'),
    history: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ updateTimestamp: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$({ offset: true }), digest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6 })),
});
const platformManifest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    digest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6,
    os: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    architecture: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    size: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().default(0).describe('Size of the image in bytes'),
});
const vulnerabilityReport = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    digest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6,
    lastSeen: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    vulnerabilityMatches: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ vulnerability: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), severity: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) })),
});
const content = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    digest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6,
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    tag: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .optional()
        .describe('A tag that the list of tags does not contain, such as `sha256-<hex>.att`'),
    subject: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6.optional().describe('The digest that it refers to, for the referrers API'),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
const repoSchema = repoFields.extend({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld.describe('<group uid>/<suffix>'),
    tags: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(tag),
    indexes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        digest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6,
        manifests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(platformManifest),
    }))
        .default([])
        .describe('Multi-platform indexes that the registry serves'),
    content: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(content).default([]).describe('Other manifests and blobs of the registry'),
    builds: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ digest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6, createTime: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB }))
        .optional()
        .describe('Build times of images, in place of those that their content states'),
    readme: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    vulnerabilityReports: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(vulnerabilityReport).default([]),
    ..._common_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn,
});
const subscriptionFields = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    sink: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4.regex(/^https:\/\/\S+$/, 'must be an https URL'),
});
const subscriptionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld, sink: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ..._common_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn });
const advisoryStateSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld,
    advisoryId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    artifactName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ..._common_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn,
});
const artifactSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld,
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    ecosystem: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    versions: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld, name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), sizeBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default('0'), ..._common_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn })),
    ..._common_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn,
});
const documentSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    advisories: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), aliases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]) })),
});


/***/ }),

/***/ 79028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ requiredText),
/* harmony export */   Hn: () => (/* binding */ times),
/* harmony export */   Ld: () => (/* binding */ uid),
/* harmony export */   M6: () => (/* binding */ digestText),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Ti: () => (/* binding */ durationField),
/* harmony export */   V_: () => (/* binding */ digestPattern),
/* harmony export */   eP: () => (/* binding */ oneOfNames),
/* harmony export */   hO: () => (/* binding */ timestampField),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   mR: () => (/* binding */ optionalText),
/* harmony export */   sP: () => (/* binding */ textMap),
/* harmony export */   tS: () => (/* binding */ flagField)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const required = {
    error: ({ input }) => (input === undefined ? 'is required' : 'must be a string'),
};
const requiredText = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(required).min(1, 'is required');
const optionalText = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('must be a string').default('');
const flagField = zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY('must be true or false').default(false);
const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('must be a string'), 'must be a list of strings').default([]);
const textMap = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('must be a string'), 'must be an object of strings')
    .default({});
const timestampField = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$({ offset: true, error: 'must be an RFC 3339 timestamp' })
    .transform((text) => new Date(text).toISOString());
function oneOfNames(names) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(names, `must be one of ${names.join(', ')}`);
}
const lifetime = 'must be a duration such as 3600s';
const durationField = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(lifetime).regex(/^\d{1,9}(?:\.\d{1,9})?s$/, lifetime);
const uid = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w.-]+(?:\/[\w.-]+)*$/);
const time = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$();
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const digestText = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(digestPattern);
const epoch = '2026-01-01T00:00:00.000Z';
const times = { createTime: time.default(epoch), updateTime: time.default(epoch) };


/***/ }),

/***/ 2302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ roleMappingFields),
/* harmony export */   Lh: () => (/* binding */ identityProviderSchema),
/* harmony export */   UW: () => (/* binding */ accountAssociationFields),
/* harmony export */   Zl: () => (/* binding */ identityProviderFields),
/* harmony export */   aZ: () => (/* binding */ groupInviteSchema),
/* harmony export */   eS: () => (/* binding */ accountAssociationSchema),
/* harmony export */   f8: () => (/* binding */ accessRequestSchema),
/* harmony export */   iX: () => (/* binding */ roleMappingSchema),
/* harmony export */   jX: () => (/* binding */ headlessSessionSchema),
/* harmony export */   kp: () => (/* binding */ groupInviteFields),
/* harmony export */   sT: () => (/* binding */ termsAcceptanceSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79028);


const correlationRules = (0,_common_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOfNames */ .eP)([
    'CORRELATION_RULE_UNSPECIFIED',
    'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID',
    'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID',
]);
const providerName = 'must have 3 to 63 characters';
const identityProviderFields = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(providerName).min(3, providerName).max(63, providerName),
    description: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR,
    defaultRole: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
    oidc: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        issuer: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
        clientId: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
        clientSecret: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP('must be a string').optional(),
        additionalScopes: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
        groupsClaim: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR,
        correlationRule: correlationRules
            .default('CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID')
            .transform((rule) => rule === 'CORRELATION_RULE_UNSPECIFIED' ? 'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID' : rule),
        pkceEnabled: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .flagField */ .tS,
    }, 'must be an object')
        .optional(),
});
const scimToken = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ hash: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), expireTime: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.optional() });
const identityProviderSchema = identityProviderFields.extend({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld,
    scim: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        enabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
        version: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().default(0).describe('Counts the changes; the etag follows from it'),
        isRevoked: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
        token: scimToken.optional(),
        previous: scimToken.optional().describe('The token before the last regeneration, while both work'),
    })
        .optional(),
    ..._common_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn,
});
const int64 = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^\d{1,19}$/), zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()], 'must be a whole number')
    .transform((value) => String(value));
const accountAssociationFields = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
    description: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR,
    amazon: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ account: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4 }, 'must be an object').optional(),
    google: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ projectId: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4, projectNumber: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4 }, 'must be an object').optional(),
    chainguard: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ serviceBindings: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .textMap */ .sP.default({}) }, 'must be an object').optional(),
    azure: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ tenantId: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4, clientIds: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .textMap */ .sP.default({}) }, 'must be an object').optional(),
    github: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        appInstallations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^\d{1,19}$/, 'must have whole numbers as keys'), zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
            installations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ installationId: int64, name: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR })).default([]),
        }))
            .default({}),
    }, 'must be an object')
        .optional(),
});
const accountAssociationSchema = accountAssociationFields.extend({ uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld, ..._common_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn });
const groupInviteFields = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    roleUid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
    ttl: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .durationField */ .Ti,
    email: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR,
    singleUse: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .flagField */ .tS,
});
const groupInviteSchema = groupInviteFields.omit({ ttl: true }).extend({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld,
    keyId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    expirationTime: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .timestampField */ .hO,
    createTime: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn.createTime,
});
const roleMappingFields = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    externalGroupId: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
    roleUid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
    scope: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
});
const roleMappingSchema = roleMappingFields.extend({ uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld, createTime: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn.createTime });
const termsAcceptanceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    docId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    acceptedBy: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    orgUid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld,
    createTime: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn.createTime,
});
const accessRequestSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    identityUid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld,
    groupUid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld,
    createTime: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn.createTime,
});
const headlessSessionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ecdhPublicKey: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    encryptedIdtoken: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
});


/***/ }),

/***/ 7240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ identityFields),
/* harmony export */   Ag: () => (/* binding */ roleSchema),
/* harmony export */   Co: () => (/* binding */ roleFields),
/* harmony export */   Dg: () => (/* binding */ roleBindingFields),
/* harmony export */   NL: () => (/* binding */ groupSchema),
/* harmony export */   g1: () => (/* binding */ identitySchema),
/* harmony export */   hM: () => (/* binding */ groupFields),
/* harmony export */   jn: () => (/* binding */ metadataFields),
/* harmony export */   pI: () => (/* binding */ roleBindingSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _iam_capabilities_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29291);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79028);



const namePattern = /^[a-z0-9 ._-]{1,}$/;
const nameRule = `must match the pattern ${namePattern.source}`;
const maxPattern = 200;
const pattern = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('must be a string')
    .max(maxPattern, `must have at most ${maxPattern} characters`)
    .refine(isRegularExpression, 'must be a regular expression');
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('must be a string');
const claimMatch = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    issuer: text.optional().describe("Absent: the emulator's own OIDC provider"),
    issuerPattern: pattern.optional(),
    subject: text.optional(),
    subjectPattern: pattern.optional(),
    audience: text.optional().describe('Absent: the host of the issuer address'),
    audiencePattern: pattern.optional(),
    claims: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .textMap */ .sP.optional(),
    claimPatterns: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), pattern, 'must be an object of regular expressions').optional(),
}, 'must be an object');
const servicePrincipals = [
    'SERVICE_PRINCIPAL_UNSPECIFIED',
    ...['COSIGNED', 'INGESTER', 'CATALOG_SYNCER', 'APKO_BUILDER', 'ENTITLEMENT_SYNCER', 'TENANT_SCANNER'],
    ...['SEDIMENTOLOGY', 'SKILLUP', 'MATERIALIZER', 'MICROFLOW', 'GUARDENER', 'MICROVM', 'SKILLS'],
].map((name) => (name.startsWith('SERVICE_') ? name : `SERVICE_PRINCIPAL_${name}`));
const identityFields = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(nameRule).regex(namePattern, nameRule),
    description: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalText */ .mR,
    company: text.optional(),
    claimMatch: claimMatch.optional(),
    staticKeys: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        issuer: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredText */ .$4,
        subject: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredText */ .$4,
        issuerKeys: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredText */ .$4,
        expirationTime: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestampField */ .hO.optional(),
        audiences: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te,
    }, 'must be an object')
        .optional(),
    awsIdentity: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        awsAccount: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredText */ .$4,
        arn: text.optional(),
        arnPattern: pattern.optional(),
        userId: text.optional(),
        userIdPattern: pattern.optional(),
    }, 'must be an object')
        .optional(),
    servicePrincipal: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .refine((name) => servicePrincipals.includes(name), 'must be a name of ServicePrincipal')
        .optional(),
});
const metadataFields = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...Object.fromEntries([
        ...['company', 'product', 'jobTitle', 'utmCampaign', 'utmContent', 'utmMedium', 'utmSource', 'utmTerm'],
        ...['latestFormSubmitUrl', 'latestInternalReferringUrl', 'hubspotUtk'],
    ].map((name) => [name, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalText */ .mR])),
    updatesOptIn: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .flagField */ .tS,
    selfServe: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .flagField */ .tS,
});
const identitySchema = identityFields.extend({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .uid */ .Ld.describe('<group uid>/<suffix>'),
    email: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('Verified; its domain is that of a verified organization'),
    metadata: metadataFields.partial().optional(),
    lastSeenTime: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB.optional(),
    ..._common_js__WEBPACK_IMPORTED_MODULE_1__/* .times */ .Hn,
});
function isRegularExpression(source) {
    try {
        new RegExp(source, 'u');
        return true;
    }
    catch {
        return false;
    }
}
const orgKinds = (0,_common_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOfNames */ .eP)([
    'ORG_KIND_UNSPECIFIED',
    'ORG_KIND_STARTER',
    'ORG_KIND_CUSTOMER',
    'ORG_KIND_DEV',
    'ORG_KIND_INFRA',
    'ORG_KIND_AWS_MARKETPLACE',
]);
const groupFields = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredText */ .$4,
    description: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalText */ .mR,
    verified: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY('must be true or false').optional(),
    kind: orgKinds.optional(),
});
const groupSchema = groupFields.extend({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .uid */ .Ld,
    resourceLimits: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()).optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    ..._common_js__WEBPACK_IMPORTED_MODULE_1__/* .times */ .Hn,
});
const capability = (0,_common_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOfNames */ .eP)(_iam_capabilities_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilityNames */ .n7);
const roleFields = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredText */ .$4,
    description: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalText */ .mR,
    capabilities: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(capability, 'is required').min(1, 'is required'),
});
const roleSchema = roleFields.extend({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .uid */ .Ld,
    capabilities: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .refine((name) => (0,_iam_capabilities_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesNamed */ .w7)(name).length > 0, 'must be a capability')
        .describe('`CAP_REPO_LIST`, `repo.list`, or `*` for all'))
        .transform((names) => [...new Set(names.flatMap((name) => (0,_iam_capabilities_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesNamed */ .w7)(name)))]),
    ..._common_js__WEBPACK_IMPORTED_MODULE_1__/* .times */ .Hn,
});
const roleBindingFields = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ identityUid: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredText */ .$4, roleUid: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredText */ .$4 });
const roleBindingSchema = roleBindingFields.extend({ uid: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .uid */ .Ld, ..._common_js__WEBPACK_IMPORTED_MODULE_1__/* .times */ .Hn });


/***/ }),

/***/ 47251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ decisionSchema),
/* harmony export */   Pm: () => (/* binding */ pullPolicySchema),
/* harmony export */   l6: () => (/* binding */ bindingSchema),
/* harmony export */   oI: () => (/* binding */ overrideSchema),
/* harmony export */   tG: () => (/* binding */ policyModes),
/* harmony export */   uu: () => (/* binding */ overrideFields),
/* harmony export */   vu: () => (/* binding */ bindingFields),
/* harmony export */   yn: () => (/* binding */ policyOutcomes)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79028);


const policyModes = ['POLICY_MODE_ENFORCED', 'POLICY_MODE_DRY_RUN'];
const policyOutcomes = ['ALLOWED', 'DENIED', 'ERROR'];
const epoch = '2026-01-01T00:00:00.000Z';
const times = { createdAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.default(epoch), updatedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.default(epoch) };
const pullPolicySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld.describe('<group uid>/<suffix>'),
    name: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    expression: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    decides: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(policyOutcomes).describe('Its result for every image'),
    ...times,
});
const bindingFields = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    policy: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
    mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(policyModes, `must be one of ${policyModes.join(', ')}`),
    resourceTypes: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te.unwrap().default([]),
    parameters: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), 'must be an object').default({}),
});
const bindingSchema = bindingFields.extend({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld.describe('<uid of the group or repository>/<suffix>'),
    ...times,
});
const overrideFields = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    policyId: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
    artifactId: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR,
    digest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalText */ .mR,
    reason: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredText */ .$4,
});
const overrideSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld.describe('<uid of the group or repository>/<suffix>'),
    policyId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    artifactId: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6,
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    createdBy: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    createdAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.default(epoch),
});
const decisionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    uid: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .uid */ .Ld.describe('<repository uid>/<suffix>'),
    digest: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6,
    policyId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    policyName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(policyModes),
    result: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(policyOutcomes),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    pulledOn: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ year: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), month: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), day: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }),
});


/***/ }),

/***/ 5736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jy: () => (/* binding */ stateSchema),
/* harmony export */   Qz: () => (/* binding */ repoAt),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   sZ: () => (/* binding */ oldestFirst),
/* harmony export */   su: () => (/* binding */ newestOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83534);
/* harmony import */ var _iam_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7240);
/* harmony import */ var _iam_outside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2302);
/* harmony import */ var _policies_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47251);





const stateSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    organization: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Name of the root organization group, first part of its image names'),
    publicOrganization: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    groups: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_iam_js__WEBPACK_IMPORTED_MODULE_1__/* .groupSchema */ .NL),
    identities: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_iam_js__WEBPACK_IMPORTED_MODULE_1__/* .identitySchema */ .g1),
    roles: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_iam_js__WEBPACK_IMPORTED_MODULE_1__/* .roleSchema */ .Ag),
    roleBindings: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_iam_js__WEBPACK_IMPORTED_MODULE_1__/* .roleBindingSchema */ .pI),
    repos: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .repoSchema */ .MU),
    advisories: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .advisoryStateSchema */ .Q7).default([]),
    artifacts: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactSchema */ .yo).default([]).describe('Artifacts of libraries'),
    documents: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .documentSchema */ .L8).default([]).describe('Documents of the advisory feed'),
    vulnerabilityMetadata: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })).default([]),
    resolvedVulns: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ date: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })).default([]),
    subscriptions: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .subscriptionSchema */ .RJ).default([]),
    identityProviders: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_iam_outside_js__WEBPACK_IMPORTED_MODULE_2__/* .identityProviderSchema */ .Lh).default([]),
    accountAssociations: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_iam_outside_js__WEBPACK_IMPORTED_MODULE_2__/* .accountAssociationSchema */ .eS).default([]),
    groupInvites: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_iam_outside_js__WEBPACK_IMPORTED_MODULE_2__/* .groupInviteSchema */ .aZ).default([]),
    externalGroupRoleMappings: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_iam_outside_js__WEBPACK_IMPORTED_MODULE_2__/* .roleMappingSchema */ .iX).default([]),
    policies: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_policies_js__WEBPACK_IMPORTED_MODULE_3__/* .pullPolicySchema */ .Pm)
        .default([])
        .describe('Pull policies of organizations, in addition to the built-in ones'),
    policyBindings: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_policies_js__WEBPACK_IMPORTED_MODULE_3__/* .bindingSchema */ .l6).default([]).describe('What pull policies apply to, and how'),
    policyOverrides: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_policies_js__WEBPACK_IMPORTED_MODULE_3__/* .overrideSchema */ .oI).default([]).describe('Exceptions from pull policies'),
    policyDecisions: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_policies_js__WEBPACK_IMPORTED_MODULE_3__/* .decisionSchema */ .Ow).default([]).describe('What pull policies decided about pulls'),
    termsAcceptances: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_iam_outside_js__WEBPACK_IMPORTED_MODULE_2__/* .termsAcceptanceSchema */ .sT).default([]),
    accessRequests: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_iam_outside_js__WEBPACK_IMPORTED_MODULE_2__/* .accessRequestSchema */ .f8).default([]).describe('Requests for access to a group'),
    headlessSessions: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_iam_outside_js__WEBPACK_IMPORTED_MODULE_2__/* .headlessSessionSchema */ .jX).default([]),
});
function oldestFirst(history) {
    const isOrdered = history.every((record, at) => at === 0 || timeOrder(history[at - 1] ?? record, record) <= 0);
    return isOrdered ? history : history.toSorted(timeOrder);
}
function timeOrder({ updateTimestamp: a }, { updateTimestamp: b }) {
    if (a.length === b.length && a.endsWith('Z') && b.endsWith('Z'))
        return a < b ? -1 : Number(a > b);
    return Date.parse(a) - Date.parse(b);
}
function newestOf(history) {
    return oldestFirst(history).at(-1);
}
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
