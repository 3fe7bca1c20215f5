export const id = 5196;
export const ids = [5196];
export const modules = {

/***/ 64298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectPlatformClients: () => (/* binding */ connectPlatformClients)
});

// UNUSED EXPORTS: reusedHistory

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var model_failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: ./lib/model/images/repository.js
var images_repository = __webpack_require__(92566);
// EXTERNAL MODULE: ./lib/clients/messages.js
var messages = __webpack_require__(38106);
// EXTERNAL MODULE: ./lib/clients/platform/advisories.js
var advisories = __webpack_require__(96671);
// EXTERNAL MODULE: ./lib/clients/registry/attached.js
var attached = __webpack_require__(31520);
;// CONCATENATED MODULE: ./lib/clients/advisory-sources.js






function createAdvisorySources(options) {
    const { client, platform, sources, scope, content, surface } = options;
    const host = new URL(platform.registryUrl).host;
    const findSboms = (0,attached/* sbomFinder */.k)(content);
    return {
        advisories: (names) => requestAdvisories(options, names),
        sbomsIn: (registry) => (registry === host ? findSboms : undefined),
        async scanned(path, digest) {
            if (client === undefined)
                throw missingToken('Vulnerability reports', surface);
            const repository = await (0,images_repository/* findRepository */.W)(sources, scope, path);
            if (repository === undefined)
                throw new model_failure/* Failure */.HR('not-found', `The platform lists no repository ${path}`);
            if ('cause' in repository)
                throw new model_failure/* Failure */.HR(repository.cause, repository.message);
            const { vulnerabilityMatches, lastSeen } = await client.getVulnerabilityReport([
                repository.uid,
                digest,
            ]);
            if (vulnerabilityMatches.length === 0 && lastSeen === undefined)
                throw new model_failure/* Failure */.HR('not-found', `The platform has not scanned ${path}@${digest}: its report is empty`);
            return vulnerabilityMatches.map(scannerMatch);
        },
    };
}
function scannerMatch({ vulnerability, pkg, fix, }) {
    const id = vulnerability.displayId ?? vulnerability.id;
    return {
        id,
        aliases: [vulnerability.id, ...vulnerability.relatedVulnerabilities].filter((alias) => alias !== id),
        severity: vulnerability.severity,
        fixState: fix?.state ?? '',
        fixVersions: fix?.versions ?? [],
        ...(pkg?.name === undefined ? {} : { package: { name: pkg.name, ...(0,collections/* compact */.oE)({ version: pkg.version }) } }),
    };
}
async function requestAdvisories({ client, platform, surface }, names) {
    const { batches, tooLong } = (0,advisories/* batchNames */.vj)(names, platform.baseUrl);
    const answers = await Promise.all(batches.map(async (batch) => {
        try {
            if (client === undefined)
                throw missingToken('Advisories', surface);
            const listed = await client.listAdvisories({ artifactNames: batch }).all();
            const wanted = new Set(batch);
            const advisories = listed.filter(({ artifactName }) => wanted.has(artifactName));
            return { advisories, gaps: [], unanswered: new Map() };
        }
        catch (error) {
            return unansweredNames(batch, (0,model_failure/* gapFrom */.rK)(error, (0,messages/* advisorySubject */.QQ)(batch)));
        }
    }));
    const failure = new model_failure/* Failure */.HR('bad-answer', 'The name is too long for a request');
    if (tooLong.length > 0)
        answers.push(unansweredNames(tooLong, (0,model_failure/* gapFrom */.rK)(failure, (0,messages/* advisorySubject */.QQ)(tooLong))));
    return {
        advisories: answers.flatMap(({ advisories }) => advisories),
        gaps: answers.flatMap(({ gaps }) => gaps),
        unanswered: new Map(answers.flatMap(({ unanswered }) => [...unanswered])),
    };
}
function unansweredNames(names, gap) {
    return { advisories: [], gaps: [gap], unanswered: new Map(names.map((name) => [name, gap.cause])) };
}
function missingToken(what, surface) {
    return new model_failure/* Failure */.HR('no-credential', (0,messages/* platformTokenNeeded */.IQ)(what, surface));
}

// EXTERNAL MODULE: ./lib/clients/end-of-life.js
var end_of_life = __webpack_require__(47578);
// EXTERNAL MODULE: ./lib/clients/http/api-error.js
var api_error = __webpack_require__(48270);
// EXTERNAL MODULE: ./lib/clients/platform/claims.js
var claims = __webpack_require__(21341);
// EXTERNAL MODULE: ./lib/clients/platform/client.js + 3 modules
var platform_client = __webpack_require__(92838);
// EXTERNAL MODULE: ./lib/clients/platform/sign-in.js
var sign_in = __webpack_require__(43717);
// EXTERNAL MODULE: ./lib/clients/registry/platform-registry.js
var platform_registry = __webpack_require__(2975);
;// CONCATENATED MODULE: ./lib/clients/connect-platform.js











const createdLabel = 'org.opencontainers.image.created';
const repositoryType = /\/Repo(?:@|$)/;
function pullPolicySource(client, { transport }) {
    return {
        isApart: transport === 'grpc',
        async bindings() {
            try {
                const listed = await client.listPolicyBindings().all();
                return listed
                    .filter(({ resourceTypes: types }) => types.length === 0 || types.some((type) => repositoryType.test(type)))
                    .map(({ id, mode, parameters }) => ({ uid: id, mode, parameters }));
            }
            catch (error) {
                if ((0,api_error/* isUnsupported */.w3)(error))
                    return undefined;
                throw (0,api_error/* isRejectedToken */.c7)(error) ? new model_failure/* Failure */.HR('no-credential', error.message, { cause: error }) : error;
            }
        },
        async overrides() {
            const listed = await client.listPolicyOverrides().all();
            return listed.map(({ id, policyId, digest, artifactId, reason, createdBy, createdAt }) => ({
                uid: id,
                policyUid: policyId,
                digest: artifactId || digest,
                reason,
                ...(0,collections/* compact */.oE)({ createdBy: createdBy || undefined, createdAt: createdAt || undefined }),
            }));
        },
        async check({ uid }, digest) {
            const { results } = await client.checkPolicies(uid, { digest });
            return results.map(({ bindingId, policyId, policyName, mode, result, parameters }) => ({
                policy: policyName || policyId,
                policyUid: policyId,
                bindingUid: bindingId,
                mode,
                result,
                parameters,
            }));
        },
        async builtAt({ uid }, digest) {
            const { labels } = await client.getImageConfig([uid, digest]);
            const at = Date.parse(labels[createdLabel] ?? '');
            return Number.isNaN(at) ? undefined : at;
        },
    };
}
async function connectPlatformClients(host, config, { platform, send, historyLimit, cached }) {
    const mask = host.sink.mask.bind(host.sink);
    const signedIn = await (0,sign_in/* signIn */.Jv)({ platform, config, workflow: host.workflow, mask, send });
    if ('failed' in signedIn) {
        const { failed } = signedIn;
        return { sources: failed, advisories: failed, gaps: [failed] };
    }
    const { platformToken: token, registryToken: credential } = signedIn.session;
    const { surface } = config;
    const { known } = host;
    const client = token && (0,platform_client/* platformClient */.JW)({ baseUrl: platform.baseUrl, send, token, surface });
    const owner = ownerOf(config, credential);
    const remember = cached?.content(async () => owner && `${platform.registryUrl} ${owner}`);
    const registry = (0,platform_registry/* platformRegistry */.L)({
        ...platform,
        send,
        onToken: mask,
        now: () => host.clock.now(),
        surface,
        isOfSubgroup: isOfSubgroup(owner),
        ...(0,collections/* compact */.oE)({ credential, remember }),
    });
    const sources = {
        ...(0,collections/* compact */.oE)({ catalogue: client && catalogueOf(client, platform) }),
        history(repository, tag, question) {
            const image = `${repository}:${tag}`;
            const ask = (window) => registry.history(repository, tag, window);
            const place = JSON.stringify([platform.registryUrl, platform.historyService, owner]);
            const throughCache = (request) => cached === undefined || owner === undefined
                ? request
                : cached.history(place, { image, request, limit: historyLimit, question });
            if (known === undefined)
                return throughCache(ask);
            return reusedHistory(known, image, ask, historyLimit, throughCache);
        },
        children: registry.children,
        ...(0,collections/* compact */.oE)({ listed: known && ((path) => known.listOf(path)) }),
        ...(0,collections/* compact */.oE)({ pullPolicies: client && pullPolicySource(client, config) }),
    };
    const scope = { ...platform, ...(0,collections/* compact */.oE)({ group: config.group }) };
    const { content } = registry;
    const advisories = createAdvisorySources({ client, platform, sources, scope, content, surface });
    return { sources, advisories, content, gaps: [] };
}
function isOfSubgroup(identity = '') {
    return identity.split('/').length > 2;
}
function ownerOf({ identity }, credential) {
    if (credential === undefined)
        return 'anonymous';
    return identity ?? ((0,claims/* claimsOf */.ds)(credential)?.subject || undefined);
}
function catalogueOf(client, { tagQuery }) {
    const listRepositories = (0,memoize/* memoizeAsync */.T)((name, group) => client.listRepositories({ name, 'uidp.descendants_of': group }).all());
    const endOf = (0,end_of_life/* endOfLifeLookup */.Vn)(client);
    return {
        listRepositories: ({ name, group }) => listRepositories(name, group),
        async listTags({ uid, name }) {
            const listed = await client.listTags({ ...tagQuery, 'uidp.children_of': uid }).all();
            const foreign = listed.find((tag) => !isChild(tag.uid, uid));
            if (foreign === undefined)
                return listed.map(end_of_life/* repositoryTag */.B1);
            throw new model_failure/* Failure */.HR('bad-answer', (0,messages/* tagOfAnother */.Zi)(foreign.name, name));
        },
        endOfLife: ({ uid }, tag) => endOf(uid, tag),
        organization: (group, inUse) => (0,end_of_life/* organizationTags */.hl)(client, { tagQuery }, group, inUse),
    };
}
function isChild(uid, parent) {
    return uid.startsWith(`${parent}/`) && !uid.slice(parent.length + 1).includes('/');
}
function reusedHistory(known, tag, ask, limit, through = (own) => own) {
    const request = through(async (window) => {
        const page = await ask(window);
        if (isWhole(window) && page.length < limit)
            known.keep(tag, page);
        return page;
    });
    let isFirst = true;
    return async (window) => {
        const records = isFirst && isWhole(window) ? await known.recordsOf(tag) : undefined;
        isFirst = false;
        return records !== undefined && records.length < limit ? records : request(window);
    };
}
function isWhole({ start, end }) {
    return start === undefined && end === undefined;
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
        client.listTags({ ...tagQuery, ...below }).all(),
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

/***/ 21341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ parseSubject),
/* harmony export */   N_: () => (/* binding */ subjectDifferences),
/* harmony export */   ah: () => (/* binding */ refusalHint),
/* harmony export */   ds: () => (/* binding */ claimsOf),
/* harmony export */   nW: () => (/* binding */ audiencesIn),
/* harmony export */   uE: () => (/* binding */ ciSubjectIn),
/* harmony export */   yq: () => (/* binding */ subjectText)
/* harmony export */ });
/* harmony import */ var jose_jwt_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77961);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);


const form = /^repo:(?<owner>[\w.-]+)(?:@(?<ownerId>\d+))?\/(?<repo>[\w.-]+)(?:@(?<repoId>\d+))?:(?:ref:(?<ref>refs\/[\w./-]+)|environment:(?<environment>[^:]+)|(?<pull>pull_request))$/;
function parseSubject(text) {
    const groups = form.exec(text)?.groups;
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
function subjectDifferences(expected, carried) {
    if (expected === carried)
        return [];
    const want = parseSubject(expected);
    const have = parseSubject(carried);
    if (want === undefined || have === undefined)
        return partDifferences(expected, carried);
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
function partDifferences(expected, carried) {
    const [want, have] = [ciSubjectIn(expected), ciSubjectIn(carried)];
    if (want === undefined || have === undefined)
        return [`the subject is "${carried}", the identity expects "${expected}"`];
    if (want.ci !== have.ci)
        return [`the token is from ${have.ci}, the identity expects one from ${want.ci} ("${expected}")`];
    const names = [...new Set([...Object.keys(want.parts), ...Object.keys(have.parts)])];
    return names.flatMap((name) => {
        const [wanted = 'none', carries = 'none'] = [want.parts[name], have.parts[name]];
        if (wanted === carries)
            return [];
        const why = have.varying.includes(name)
            ? `. ${have.ci} puts another ${name} into each token, so an identity with one exact subject cannot match`
            : '';
        return [`the ${name} is ${carries}, the identity expects ${wanted}${why}`];
    });
}
function scopeText(scope) {
    if (scope.kind === 'ref')
        return `ref ${scope.ref}`;
    return scope.kind === 'environment' ? `environment ${scope.environment}` : 'pull requests';
}
const formats = [
    {
        ci: 'GitHub Actions',
        form: /^repo:(?<repository>[\w.-]+(?:@\d+)?\/[\w.-]+(?:@\d+)?):(?:ref:(?<ref>.+)|environment:(?<environment>.+)|(?<event>pull_request))$/,
    },
    {
        ci: 'GitLab CI',
        form: /^project_path:(?<project>[^:]+):ref_type:(?<type>branch|tag):ref:(?<ref>.+)$/,
    },
    {
        ci: 'CircleCI',
        form: /^org\/(?<organization>[^/]+)\/project\/(?<project>[^/]+)\/user\/(?<user>[^/]+)(?:\/vcs-origin\/(?<repository>.+)\/vcs-ref\/(?<ref>.+))?$/,
        varying: ['user'],
    },
    {
        ci: 'Buildkite',
        form: /^organization:(?<organization>[^:]+):pipeline:(?<pipeline>[^:]+):ref:(?<ref>[^:]+):commit:(?<commit>[^:]+):step:(?<step>.*)$/,
        varying: ['commit'],
    },
    {
        ci: 'Azure Pipelines',
        form: /^sc:\/\/(?<organization>[^/]+)\/(?<project>[^/]+)\/(?<connection>.+)$/,
    },
    {
        ci: 'Bitbucket Pipelines',
        form: /^(?<repository>\{[0-9a-f-]{36}\}):(?:(?<environment>\{[0-9a-f-]{36}\}):)?(?<step>\{[0-9a-f-]{36}\})$/,
        varying: ['step'],
    },
    {
        ci: 'Kubernetes',
        form: /^system:serviceaccount:(?<namespace>[^:]+):(?<account>[^:]+)$/,
    },
    {
        ci: 'Google Cloud',
        form: /^(?<account>\d{6,32})$/,
    },
];
function ciSubjectIn(text) {
    if (text.length > 4096)
        return undefined;
    for (const { ci, form, varying = [] } of formats) {
        const groups = form.exec(text)?.groups;
        if (groups === undefined)
            continue;
        const parts = Object.entries(groups).filter(([, value]) => value !== undefined);
        return { ci, parts: Object.fromEntries(parts), varying };
    }
    return undefined;
}
function claimsOf(token) {
    try {
        const { iss, sub, aud } = (0,jose_jwt_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeJwt */ .i)(token.expose());
        return {
            issuer: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(iss ?? ''),
            subject: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(sub ?? ''),
            audience: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)([aud ?? ''].flat().join(' ')),
        };
    }
    catch {
        return undefined;
    }
}
function audiencesIn(token) {
    try {
        return [(0,jose_jwt_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeJwt */ .i)(token.expose()).aud ?? []].flat().map(String);
    }
    catch {
        return [];
    }
}
function refusalHint(claims, identity, metadata) {
    const { expectedIssuer = '', expectedSubject, expectedAudience } = metadata ?? {};
    const expected = expectedSubject === undefined
        ? undefined
        : {
            issuer: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(expectedIssuer),
            subject: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(expectedSubject),
            ...(expectedAudience === undefined ? {} : { audience: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(expectedAudience) }),
        };
    const group = identity.split('/').slice(0, -1).join('/');
    return claimsMismatch(claims, expected, identityCommand(claims.subject, group));
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
function shellWord(text) {
    return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
function claimsMismatch({ issuer, subject, audience }, expected, command) {
    const carried = `The workflow's token has issuer "${issuer}", subject "${subject}", audience "${audience}"`;
    const comparison = expected === undefined
        ? 'compare them with the claimMatch of the identity'
        : `the identity expects issuer "${expected.issuer}", subject "${expected.subject}"${expected.audience === undefined ? '' : `, audience "${expected.audience}"`}`;
    const advice = command === undefined ? '' : `. To create an identity that matches: ${command}`;
    return `${carried}; ${comparison}${advice}`;
}


/***/ }),

/***/ 43717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ signIn),
/* harmony export */   Rm: () => (/* binding */ audiencesOf),
/* harmony export */   aS: () => (/* binding */ accessToken)
/* harmony export */ });
/* unused harmony export exchangeToken */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42047);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_run_address_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76911);
/* harmony import */ var _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74795);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62123);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83416);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21341);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38848);
/* harmony import */ var _workflow_token_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6109);










const exchangeAnswer = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ token: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().min(1), refreshToken: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional() });
async function exchangeToken(send, exchange) {
    keepForeign(exchange);
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
    const { token, refreshToken } = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeJson */ .x)(operation, response, exchangeAnswer);
    return refreshToken ? [new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(token), new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(refreshToken)] : [new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(token)];
}
function keepForeign({ issuerUrl, isPaired, idToken }) {
    const audiences = isPaired ? [] : (0,_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .audiencesIn */ .nW)(idToken);
    if (isPaired || (audiences.length > 0 && audiences.every((one) => (0,_model_run_address_js__WEBPACK_IMPORTED_MODULE_8__/* .isAudienceOf */ .al)(issuerUrl, one))))
        return;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .foreignToken */ .Yv)(audiences, new URL(issuerUrl).host));
}
function refusal(operation, response, { identity, idToken, surface }) {
    const error = (0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .platformError */ .s)(operation, response);
    if (error.status === 404)
        return (0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .platformError */ .s)(operation, response, (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdentity */ .kH)(identity, surface));
    const claims = (0,_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .claimsOf */ .ds)(idToken);
    if (error.reason !== 'denied' || claims === undefined)
        return error;
    return (0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .platformError */ .s)(operation, response, (0,_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalHint */ .ah)(claims, identity, error.details.metadata));
}
async function signIn(options) {
    const { config, platform, mask } = options;
    const { token, registryToken, identity } = config;
    for (const secret of [token, registryToken])
        if (secret !== undefined)
            mask(secret);
    try {
        const idToken = await (0,_workflow_token_js__WEBPACK_IMPORTED_MODULE_6__/* .requestWorkflowToken */ .uY)(options);
        const audiences = audiencesOf(platform);
        const accessFor = async (audience) => idToken === undefined || identity === undefined
            ? undefined
            : accessToken(options, { idToken, identity, audience });
        const exchanged = await Promise.allSettled([
            token ?? accessFor(audiences.platform),
            registryToken ?? accessFor(audiences.registry),
        ]);
        const [platformToken, registryAccess] = exchanged.map(fulfilled);
        return { session: (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ platformToken, registryToken: registryAccess }) };
    }
    catch (error) {
        const failed = (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, 'sign-in');
        return { failed: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .isSignInCause */ .q1)(failed.cause) ? failed : { ...failed, cause: 'sign-in' } };
    }
}
function audiencesOf({ baseUrl, registryUrl }) {
    return { platform: new URL(baseUrl).origin, registry: new URL(registryUrl).host };
}
async function accessToken({ send, mask, platform: { issuerUrl, isPaired }, config: { surface } }, exchange) {
    const secrets = await exchangeToken(send, { issuerUrl, surface, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ isPaired }), ...exchange });
    secrets.forEach(mask);
    return secrets[0];
}
function fulfilled(result) {
    if (result.status === 'rejected')
        throw result.reason;
    return result.value;
}


/***/ }),

/***/ 6109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ih: () => (/* binding */ workflowAudience),
/* harmony export */   uY: () => (/* binding */ requestWorkflowToken),
/* harmony export */   uc: () => (/* binding */ tokenPlaceOf)
/* harmony export */ });
/* unused harmony export prefetchWorkflowToken */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38848);



function prefetchWorkflowToken(options) {
    requestWorkflowToken(options).catch(() => undefined);
}
async function requestWorkflowToken({ config, platform, workflow, mask, }) {
    const hasBothTokens = config.token !== undefined && config.registryToken !== undefined;
    if (hasBothTokens || config.identity === undefined)
        return undefined;
    const place = tokenPlaceOf(config);
    const refusal = place === undefined ? await workflow.refusal() : undefined;
    if (refusal !== undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(...(0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenRefused */ .cA)(refusal, config.surface));
    const idToken = await workflow.idToken(workflowAudience(platform), place);
    mask(idToken);
    return idToken;
}
function tokenPlaceOf({ oidcTokenFile: file, oidcTokenEnv: variable, }) {
    return file === undefined && variable === undefined ? undefined : (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ file, variable });
}
function workflowAudience({ audience, issuerUrl }) {
    return audience ?? new URL(issuerUrl).host;
}


/***/ }),

/***/ 31520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ sbomFinder),
/* harmony export */   u: () => (/* binding */ createSearcher)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89263);



const maxSbomBytes = 64 * 1024 * 1024;
const maxTotalBytes = 256 * 1024 * 1024;
const maxCandidates = 100;
const maxPages = 10;
function createSearcher(options) {
    const search = { ...options, budget: { left: maxTotalBytes } };
    const { source, repository } = options;
    return async (subject, attestations) => {
        const hex = subject.digest.slice('sha256:'.length);
        const tagged = async (tag) => {
            const content = await source.manifest(repository, tag);
            return content === undefined ? [] : (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(`${repository}:${tag}`, content).layers;
        };
        const places = [
            () => layersOf(search, attestations),
            async () => layersOf(search, await referrersOf(search, subject.digest)),
            () => tagged(`sha256-${hex}.att`),
            () => tagged(`sha256-${hex}.sbom`),
        ];
        for (const place of places) {
            const documents = await documentsOf(search, subject, (await place()).filter(_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeSbom */ .Ei));
            if (documents.length > 0)
                return documents;
        }
        return [];
    };
}
async function referrersOf({ source, repository }, digest) {
    const what = `Referrers of ${repository}@${digest}`;
    const pages = [];
    let content = await source.referrers(repository, digest);
    content ??= await source.manifest(repository, digest.replace(':', '-'));
    for (let page = 1; content !== undefined; page += 1) {
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .append */ .BC)(pages, (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(what, content).children ?? []);
        if (content.next === undefined)
            break;
        if (page >= maxPages)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: the list has more than ${maxPages} pages`);
        content = await source.referrers(repository, digest, content.next);
    }
    return bounded(what, pages.filter(_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeSbom */ .Ei));
}
async function layersOf({ source, repository }, manifests) {
    const layers = await Promise.all(manifests.map(async ({ digest, artifactType, annotations }) => {
        const what = `Manifest ${digest} of ${repository}`;
        const content = requirePresent(what, await source.manifest(repository, digest));
        return (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(what, content).layers.map((layer) => ({
            ...layer,
            artifactType,
            annotations: { ...annotations, ...layer.annotations },
        }));
    }));
    return bounded(repository, layers.flat());
}
async function documentsOf({ source, repository, inspect, budget }, subject, layers) {
    const read = await Promise.all(layers.map(async ({ digest, size = 0 }) => {
        const what = `SBOM ${digest} of ${repository}`;
        if (size > maxSbomBytes)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what} is larger than ${maxSbomBytes} bytes`);
        const { text } = requirePresent(what, await source.blob(repository, digest, maxSbomBytes));
        budget.left -= text.length;
        if (budget.left < 0)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: the SBOMs of the image exceed ${maxTotalBytes} characters in total`);
        const { isSbom, subjects } = inspect(text);
        if (isSbom && subjects.length > 0 && !subjects.includes(subject.digest))
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('contradiction', `${what} is attached to ${subject.digest}, but describes another image`);
        return isSbom ? [{ ...subject, subject: subject.digest, digest, text }] : [];
    }));
    return read.flat();
}
function requirePresent(what, content) {
    if (content === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: the registry lists it, but does not have it`);
    return content;
}
function bounded(what, descriptors) {
    if (descriptors.length <= maxCandidates)
        return descriptors;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: more than ${maxCandidates} documents are attached`);
}
const maxPlatforms = 64;
function sbomFinder(source) {
    return async (repository, digest, inspect) => {
        const name = `${repository}@${digest}`;
        try {
            return await findSboms(name, source, repository, digest, inspect);
        }
        catch (error) {
            return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, name);
        }
    };
}
async function findSboms(name, source, ...[repository, digest, inspect]) {
    const found = await source.manifest(repository, digest);
    if (found === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-found', `The registry has no image ${name}`);
    const { children } = (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(name, found);
    const images = (children ?? []).filter((child) => (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .attestedBy */ .W_)(child) === undefined);
    if (images.length > maxPlatforms)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${name} has more than ${maxPlatforms} platforms`);
    const platforms = images.map((child) => ({ digest: child.digest, platform: (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .platformName */ .$r)(child) }));
    const whole = children === undefined ? { digest } : { digest, ofIndex: true };
    const subjects = [whole, ...platforms];
    const search = createSearcher({ source, repository, inspect });
    const documents = await Promise.all(subjects.map((subject) => {
        const attestations = (children ?? []).filter((child) => (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .attestedBy */ .W_)(child) === subject.digest);
        return search(subject, attestations);
    }));
    const missing = subjects.flatMap(({ platform, ofIndex }, at) => {
        const needsSbom = ofIndex === undefined || platforms.length === 0;
        return needsSbom && documents[at]?.length === 0 ? [platform ?? name] : [];
    });
    return { documents: documents.flat(), missing };
}


/***/ }),

/***/ 2975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ platformRegistry)
/* harmony export */ });
/* unused harmony export decodeHistory */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64377);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75485);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7687);
/* harmony import */ var _http_clock_check_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72374);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62123);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71243);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22852);
/* harmony import */ var _oci_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79319);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67558);











const historyAnswer = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    history: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        updateTimestamp: zod__WEBPACK_IMPORTED_MODULE_8__/* .datetime */ .w$({ offset: true }).transform((text) => Date.parse(text)),
        digest: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().refine(_model_images_image_js__WEBPACK_IMPORTED_MODULE_1__/* .isDigest */ .Bc, 'not a sha256 digest'),
    })),
});
function decodeHistory(operation, response) {
    const usual = usualRecords((0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__/* .parseJson */ .qF)(response.body));
    if (usual !== undefined)
        return usual;
    const { history } = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeJson */ .x)(operation, response, historyAnswer);
    return history.map(({ updateTimestamp: at, digest }) => ({ at, digest }));
}
const usualTimestamp = /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;
function usualRecords(answer) {
    const { history } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldsOf */ .Pf)(answer);
    if (!Array.isArray(history))
        return undefined;
    const records = [];
    for (const record of history) {
        const { updateTimestamp, digest } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__/* .fieldsOf */ .Pf)(record);
        if (typeof updateTimestamp !== 'string' || typeof digest !== 'string')
            return undefined;
        if (!usualTimestamp.test(updateTimestamp) || !(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_1__/* .isDigest */ .Bc)(digest))
            return undefined;
        records.push({ at: Date.parse(updateTimestamp), digest });
    }
    return records;
}
const maxAheadMs = 5 * 60_000;
function platformRegistry(platform) {
    const { send, registryUrl, credential } = platform;
    const hints = (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .platformHints */ ._m)(platform);
    const options = {
        url: registryUrl,
        name: new URL(registryUrl).host,
        describe: (repository) => repository,
        send,
        credential: async () => credential && { kind: 'access', token: credential },
        hints,
        onSecret: platform.onToken,
        challenge: { scheme: 'Bearer', realm: `${registryUrl}/token` },
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_10__/* .compact */ .oE)({ remember: platform.remember }),
    };
    const session = (0,_session_js__WEBPACK_IMPORTED_MODULE_6__/* .openSession */ .f)(options);
    const content = (0,_oci_client_js__WEBPACK_IMPORTED_MODULE_5__/* .ociClient */ .J)(options, session, isInaccessible);
    return {
        content,
        children: content.children,
        async history(repository, tag, window) {
            const operation = `History of ${repository}:${tag}`;
            const path = `${platform.historyService}/history/${tag}${windowQuery(window)}`;
            const url = `${registryUrl}/v2/${repository}/${path}`;
            const response = await session(repository, {
                method: 'GET',
                url,
                headers: { accept: 'application/json' },
            });
            if (response.status !== 200)
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .historyError */ .V9)(operation, response, hints);
            const history = decodeHistory(operation, response);
            const latest = Math.max(platform.now(), (0,_http_clock_check_js__WEBPACK_IMPORTED_MODULE_11__/* .serviceTime */ .D)(response) ?? 0) + maxAheadMs;
            const early = history.find(({ at }) => at > latest);
            if (early !== undefined)
                throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: ${(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .recordInFuture */ .GI)(early.at)}`);
            return history;
        },
    };
}
function isInaccessible(_error, status) {
    return status >= 400 && status < 500 && status !== 429;
}
function windowQuery({ start, end }) {
    const query = new URLSearchParams();
    if (start !== undefined)
        query.set('start', new Date(start).toISOString());
    if (end !== undefined)
        query.set('end', new Date(end).toISOString());
    return query.size === 0 ? '' : `?${query}`;
}


/***/ }),

/***/ 92566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);



const maxNamed = 5;
const inSubgroup = 'This is a subgroup, in which the repositories of the organization are not listed. Set `group` (in a terminal `--group`) to the part before the first `/`, with an identity of the organization';
function notOneRepository(name, found, group) {
    const many = found.length === 0 ? 'no repository' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(found.length, 'repository');
    const where = group === undefined ? '' : ` in group ${group}`;
    const seen = `The identity can see ${many} named ${name}${where}, so the end of life of its tags is not known`;
    if (found.length === 0)
        return group?.includes('/') === true ? `${seen}. ${inSubgroup}` : seen;
    const groups = found.slice(0, maxNamed).map(({ uid }) => uid.split('/')[0] ?? '');
    const more = found.length > maxNamed ? ` and ${found.length - maxNamed} more` : '';
    return `${seen}. Set \`group\` (in a terminal \`--group\`) to the organization that you mean: ${groups.join(' or ')}${more}`;
}
async function findRepository({ catalogue }, { publicOrganization, group }, path) {
    const [organization = '', ...rest] = path.split('/');
    const name = rest.join('/');
    const isPublic = organization === publicOrganization;
    if (catalogue === undefined)
        return undefined;
    try {
        const scope = isPublic ? {} : (0,_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ group });
        const listed = await catalogue.listRepositories({ name, ...scope });
        const candidates = listed.filter((repository) => repository.name === name && (group === undefined || isInGroup(repository, group) !== isPublic));
        const [repository] = candidates;
        if (repository !== undefined && candidates.length === 1)
            return repository;
        if (isPublic && repository === undefined)
            return undefined;
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('contradiction', notOneRepository(name, candidates, scope.group));
    }
    catch (error) {
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, path);
    }
}
function isInGroup({ uid }, group) {
    return uid.startsWith(`${group}/`);
}


/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
