export const id = 3654;
export const ids = [3654];
export const modules = {

/***/ 63654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectPlatformClients: () => (/* binding */ connectPlatformClients)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/failure.js
var model_failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/memoize.js
var memoize = __webpack_require__(6841);
// EXTERNAL MODULE: ./lib/model/repository.js
var model_repository = __webpack_require__(46425);
// EXTERNAL MODULE: ./lib/clients/messages.js
var messages = __webpack_require__(38106);
;// CONCATENATED MODULE: ./lib/clients/platform/advisory-names.js
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

// EXTERNAL MODULE: ./lib/clients/registry/attached-manifests.js
var attached_manifests = __webpack_require__(89263);
// EXTERNAL MODULE: ./lib/clients/registry/attached-search.js
var attached_search = __webpack_require__(45941);
;// CONCATENATED MODULE: ./lib/clients/registry/attached.js



const maxPlatforms = 64;
function sbomFinder(source) {
    return async (repository, digest, inspect) => {
        const name = `${repository}@${digest}`;
        try {
            return await findSboms(name, source, repository, digest, inspect);
        }
        catch (error) {
            return (0,model_failure/* gapFrom */.rK)(error, name);
        }
    };
}
async function findSboms(name, source, ...[repository, digest, inspect]) {
    const found = await source.manifest(repository, digest);
    if (found === undefined)
        throw new model_failure/* Failure */.HR('not-found', `The registry has no image ${name}`);
    const { children } = (0,attached_manifests/* readManifest */.WI)(name, found);
    const images = (children ?? []).filter((child) => (0,attached_manifests/* attestedBy */.W_)(child) === undefined);
    if (images.length > maxPlatforms)
        throw new model_failure/* Failure */.HR('bad-answer', `${name} has more than ${maxPlatforms} platforms`);
    const platforms = images.map((child) => ({ digest: child.digest, platform: (0,attached_manifests/* platformName */.$r)(child) }));
    const whole = children === undefined ? { digest } : { digest, ofIndex: true };
    const subjects = [whole, ...platforms];
    const search = (0,attached_search/* createSearcher */.u)({ source, repository, inspect });
    const documents = await Promise.all(subjects.map((subject) => {
        const attestations = (children ?? []).filter((child) => (0,attached_manifests/* attestedBy */.W_)(child) === subject.digest);
        return search(subject, attestations);
    }));
    const missing = subjects.flatMap(({ platform, ofIndex }, at) => {
        const needsSbom = ofIndex === undefined || platforms.length === 0;
        return needsSbom && documents[at]?.length === 0 ? [platform ?? name] : [];
    });
    return { documents: documents.flat(), missing };
}

;// CONCATENATED MODULE: ./lib/clients/advisory-sources.js






function createAdvisorySources(options) {
    const { client, platform, sources, scope, content, surface } = options;
    const host = new URL(platform.registryUrl).host;
    const findSboms = sbomFinder(content);
    return {
        advisories: (names) => requestAdvisories(options, names),
        sbomsIn: (registry) => (registry === host ? findSboms : undefined),
        async scanned(path, digest) {
            if (client === undefined)
                throw missingToken('Vulnerability reports', surface);
            const repository = await (0,model_repository/* findRepository */.W)(sources, scope, path);
            if (repository === undefined)
                throw new model_failure/* Failure */.HR('not-found', `The platform lists no repository ${path}`);
            if ('cause' in repository)
                throw new model_failure/* Failure */.HR(repository.cause, repository.message);
            const { vulnerabilityMatches } = await client.getVulnerabilityReport([repository.uid, digest]);
            return vulnerabilityMatches.map(scannerMatch);
        },
    };
}
function scannerMatch({ vulnerability, pkg, fix }) {
    const id = vulnerability.displayId ?? vulnerability.id;
    return {
        id,
        aliases: [vulnerability.id, ...vulnerability.relatedVulnerabilities].filter((alias) => alias !== id),
        severity: vulnerability.severity,
        fixState: fix?.state ?? '',
        fixVersions: fix?.versions ?? [],
        ...(pkg?.name === undefined ? {} : { package: { name: pkg.name, ...(0,compact/* compact */.o)({ version: pkg.version }) } }),
    };
}
async function requestAdvisories({ client, platform, surface }, names) {
    const { batches, tooLong } = batchNames(names, platform.baseUrl);
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

// EXTERNAL MODULE: ./lib/clients/http/api-error.js
var api_error = __webpack_require__(48270);
;// CONCATENATED MODULE: ./lib/clients/end-of-life.js





function endOfLifeLookup(client) {
    let isSupported = true;
    const expected = new Map();
    async function read(answer) {
        try {
            return isSupported ? await answer() : undefined;
        }
        catch (error) {
            if (!(0,api_error/* isUnsupported */.w3)(error))
                throw error;
            isSupported = false;
            return undefined;
        }
    }
    const wholeList = (0,memoize/* memoizeAsync */.T)(async (repository) => {
        const list = client.listEndOfLifeTags({ 'uidp.children_of': repository });
        const page = await read(() => list.firstPage());
        return page?.nextPageToken === '' ? page.items : undefined;
    });
    return (0,memoize/* memoizeAsync */.T)(async (repository, tag) => {
        const tags = expected.get(repository) ?? new Set();
        expected.set(repository, tags.add(tag));
        await new Promise((resolve) => setImmediate(resolve));
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
        throw new model_failure/* Failure */.HR('contradiction', (0,messages/* severalEndsOfLife */.U8)(tag));
    return end;
}
function announcedEnd({ tagStatus, mainPackageVersion, gracePeriodExpiryDate, }) {
    const until = Date.parse(gracePeriodExpiryDate ?? '');
    const grace = tagStatus === 'TAG_IN_GRACE' ? (Number.isNaN(until) ? {} : { until }) : undefined;
    return (0,compact/* compact */.o)({ date: mainPackageVersion?.eolDate || undefined, grace });
}

;// CONCATENATED MODULE: ./lib/clients/repository-tag.js
function repositoryTag({ name, deprecated, digest, updateTime = '' }) {
    const updatedAt = Date.parse(updateTime);
    return { name, deprecated, digest, ...(Number.isNaN(updatedAt) ? {} : { updatedAt }) };
}

;// CONCATENATED MODULE: ./lib/clients/organization-tags.js



async function organizationTags(client, { tagQuery }, group, announcesEnd) {
    const below = { 'uidp.descendants_of': group };
    const [repositories, tags, ends] = await Promise.all([
        client.listRepositories(below).all(),
        client.listTags({ ...tagQuery, ...below }).all(),
        announcesEnd ? endsOf(client, below) : [],
    ]);
    const tagsOf = new Map();
    for (const tag of tags) {
        const parent = parentOf(tag.uid);
        tagsOf.set(parent, [...(tagsOf.get(parent) ?? []), repositoryTag(tag)]);
    }
    const endsIn = new Map();
    for (const end of ends) {
        const parent = parentOf(end.id);
        const known = endsIn.get(parent) ?? new Map();
        endsIn.set(parent, known.set(end.name, announcedEnd(end)));
    }
    const names = new Map();
    for (const { name } of repositories)
        names.set(name, (names.get(name) ?? 0) + 1);
    return new Map(repositories
        .filter(({ name, uid }) => names.get(name) === 1 && uid.startsWith(`${group}/`))
        .map(({ name, uid }) => [name, { tags: tagsOf.get(uid) ?? [], ends: endsIn.get(uid) ?? new Map() }]));
}
async function endsOf(client, below) {
    try {
        return await client.listEndOfLifeTags(below).all();
    }
    catch (error) {
        if ((0,api_error/* isUnsupported */.w3)(error))
            return [];
        throw error;
    }
}
function parentOf(uid) {
    return uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
}

// EXTERNAL MODULE: ./lib/clients/platform/claims.js
var claims = __webpack_require__(21341);
// EXTERNAL MODULE: ./lib/clients/platform/client.js + 9 modules
var platform_client = __webpack_require__(62074);
// EXTERNAL MODULE: ./lib/clients/platform/sign-in.js + 1 modules
var sign_in = __webpack_require__(13350);
;// CONCATENATED MODULE: ./lib/clients/pull-policy-source.js



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
                ...(0,compact/* compact */.o)({ createdBy: createdBy || undefined, createdAt: createdAt || undefined }),
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

// EXTERNAL MODULE: ./lib/clients/registry/platform-registry.js
var platform_registry = __webpack_require__(2975);
;// CONCATENATED MODULE: ./lib/clients/platform-sources.js













async function connectPlatformClients(host, config, { platform, send, historyLimit, cached }) {
    const mask = host.sink.mask.bind(host.sink);
    const signedIn = await (0,sign_in/* signIn */.Jv)({ platform, config, workflow: host.workflow, mask, send });
    if ('failed' in signedIn) {
        const { failed } = signedIn;
        return { sources: failed, advisories: failed, gaps: [failed] };
    }
    const { platformToken: token, registryToken: credential } = signedIn.session;
    const { surface } = config;
    const client = token && (0,platform_client/* platformClient */.J)({ baseUrl: platform.baseUrl, send, token, surface });
    const owner = ownerOf(config, credential);
    const remember = cached?.content(async () => owner && `${platform.registryUrl} ${owner}`);
    const registry = (0,platform_registry/* platformRegistry */.L)({
        ...platform,
        send,
        onToken: mask,
        now: () => host.clock.now(),
        surface,
        ...(0,compact/* compact */.o)({ credential, remember }),
    });
    const sources = {
        ...(0,compact/* compact */.o)({ catalogue: client && catalogueOf(client, platform) }),
        history(repository, tag) {
            const request = (window) => registry.history(repository, tag, window);
            if (cached === undefined || owner === undefined)
                return request;
            const place = JSON.stringify([platform.registryUrl, platform.historyService, owner]);
            return cached.history(place, { image: `${repository}:${tag}`, request, limit: historyLimit });
        },
        children: registry.children,
        ...(0,compact/* compact */.o)({ pullPolicies: client && pullPolicySource(client, config) }),
    };
    const scope = { ...platform, ...(0,compact/* compact */.o)({ group: config.group }) };
    const { content } = registry;
    const advisories = createAdvisorySources({ client, platform, sources, scope, content, surface });
    return { sources, advisories, content, gaps: [] };
}
function ownerOf({ identity }, credential) {
    if (credential === undefined)
        return 'anonymous';
    return identity ?? ((0,claims/* claimsOf */.d)(credential)?.subject || undefined);
}
function catalogueOf(client, { tagQuery }) {
    const listRepositories = (0,memoize/* memoizeAsync */.T)((name, group) => client.listRepositories({ name, 'uidp.descendants_of': group }).all());
    const endOf = endOfLifeLookup(client);
    return {
        listRepositories: ({ name, group }) => listRepositories(name, group),
        async listTags({ uid, name }) {
            const listed = await client.listTags({ ...tagQuery, 'uidp.children_of': uid }).all();
            const foreign = listed.find((tag) => !isChild(tag.uid, uid));
            if (foreign === undefined)
                return listed.map(repositoryTag);
            throw new model_failure/* Failure */.HR('bad-answer', (0,messages/* tagOfAnother */.Zi)(foreign.name, name));
        },
        endOfLife: ({ uid }, tag) => endOf(uid, tag),
        organization: (group, announcesEnd) => organizationTags(client, { tagQuery }, group, announcesEnd),
    };
}
function isChild(uid, parent) {
    return uid.startsWith(`${parent}/`) && !uid.slice(parent.length + 1).includes('/');
}


/***/ }),

/***/ 45941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createSearcher)
/* harmony export */ });
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
        pages.push(...((0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(what, content).children ?? []));
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


/***/ }),

/***/ 46425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var _compact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6472);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);



const noPlatformToken = 'The list of tags cannot be requested without a platform token, so the end of life of tags is not known';
function notOneRepository(name, count, group) {
    const found = count === 0 ? 'no repository' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'repository');
    const where = group === undefined ? '' : ` in group ${group}`;
    return `The identity can see ${found} named ${name}${where}, so the end of life of its tags is not known. An identity of a subgroup cannot see the repositories of the organization`;
}
async function findRepository({ catalogue }, { publicOrganization, group }, path) {
    const [organization = '', ...rest] = path.split('/');
    const name = rest.join('/');
    const isPublic = organization === publicOrganization;
    if (catalogue === undefined)
        return isPublic ? undefined : { cause: 'no-credential', subject: path, message: noPlatformToken };
    try {
        const scope = isPublic ? {} : (0,_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({ group });
        const listed = await catalogue.listRepositories({ name, ...scope });
        const candidates = listed.filter((repository) => repository.name === name && (group === undefined || isInGroup(repository, group) !== isPublic));
        const [repository] = candidates;
        if (repository !== undefined && candidates.length === 1)
            return repository;
        if (isPublic && repository === undefined)
            return undefined;
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('contradiction', notOneRepository(name, candidates.length, scope.group));
    }
    catch (error) {
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, path);
    }
}
function isInGroup({ uid }, group) {
    return uid.startsWith(`${group}/`);
}


/***/ })

};
