export const id = 6229;
export const ids = [6229];
export const modules = {

/***/ 66229:
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var classic_schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./lib/clients/platform/advisories.js


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
const advisories_event = classic_schemas/* looseObject */._H3({
    createTime: classic_schemas/* string */.YjP().optional(),
    reviewState: classic_schemas/* string */.YjP().optional(),
    fixed: classic_schemas/* object */.Ikc({ fixedVersion: classic_schemas/* string */.YjP().optional() }).nullish(),
    patched: classic_schemas/* object */.Ikc({ patchedVersions: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional() }).nullish(),
});
function isApproved({ reviewState }) {
    return ['REVIEW_STATE_APPROVED', 'REVIEW_STATE_UNSPECIFIED', '', undefined].includes(reviewState);
}
function eventOf(raw) {
    const kind = Object.keys(statuses).find((name) => raw[name] !== undefined && raw[name] !== null);
    const status = (kind === undefined ? undefined : statuses[kind]) ?? 'unknown';
    return (0,collections/* compact */.oE)({
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
    .transform(({ artifactType, aliases, severities, events, ...advisory }) => (0,collections/* compact */.oE)({
    ...advisory,
    artifactType: artifactType || undefined,
    aliases,
    severities,
    events: events?.filter(isApproved).map(eventOf),
}));
const advisories_text = classic_schemas/* string */.YjP().default('');
const filled = classic_schemas/* string */.YjP()
    .optional()
    .transform((value) => value || undefined);
const word = advisories_text.transform((name) => (name === 'UNKNOWN' ? '' : name.toLowerCase().replaceAll('_', '-')));
const vulnerabilityReportSchema = classic_schemas/* object */.Ikc({
    id: advisories_text,
    lastSeen: filled,
    vulnerabilityMatches: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        vulnerability: classic_schemas/* object */.Ikc({
            id: classic_schemas/* string */.YjP().min(1),
            displayId: filled,
            severity: word,
            relatedVulnerabilities: classic_schemas/* array */.YOg(classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP(), classic_schemas/* object */.Ikc({ id: classic_schemas/* string */.YjP() }).transform(({ id }) => id)]))
                .default([]),
        }),
        pkg: classic_schemas/* object */.Ikc({ name: filled, version: filled }).optional(),
        fix: classic_schemas/* object */.Ikc({ versions: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).default([]), state: word }).optional(),
    }))
        .default([]),
});

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

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/clients/http/api-error.js
var api_error = __webpack_require__(48270);
;// CONCATENATED MODULE: ./lib/clients/end-of-life.js






const namesPerPage = 4;
const pageSize = 200;
async function organizationEnds(client, below, inUse) {
    const { names, count } = await inUse();
    const isWorth = (tags) => names.size <= namesPerPage * Math.ceil(tags / pageSize);
    const isByName = isWorth(count) || isWorth(Number(await client.listTags(below).total()));
    const queries = isByName ? [...names.keys()].map((name) => ({ ...below, name })) : [below];
    const lists = await Promise.allSettled(queries.map((query) => client.listEndOfLifeTags(query).all()));
    const errors = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason] : []));
    const isLacking = errors.length > 0 && errors.length === lists.length && errors.every(api_error/* isUnsupported */.w3);
    if (isLacking)
        return { listed: [], isAsked: () => true };
    if (errors.length > 0)
        throw errors.find((error) => !(0,api_error/* isUnsupported */.w3)(error)) ?? errors[0];
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
        (0,collections/* addToGroup */.Mr)(tagsOf, parentUid(tag.uid), repositoryTag(tag));
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
            if (!(0,api_error/* isUnsupported */.w3)(error))
                throw error;
            isSupported = false;
            return undefined;
        }
    }
    const wholeList = (0,memoize/* memoizeAsync */.TF)(async (repository) => {
        const list = client.listEndOfLifeTags({ 'uidp.children_of': repository });
        const page = await read(() => list.firstPage());
        return page?.nextPageToken === '' ? page.items : undefined;
    });
    return (0,memoize/* memoizeAsync */.TF)(async (repository, tag) => {
        const tags = expected.get(repository) ?? new Set();
        expected.set(repository, tags.add(tag));
        await (0,promises_.setImmediate)();
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
    return (0,collections/* compact */.oE)({ date: mainPackageVersion?.eolDate || undefined, grace });
}

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/decode_jwt.js + 4 modules
var decode_jwt = __webpack_require__(49937);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
;// CONCATENATED MODULE: ./lib/clients/platform/claims.js


const claims_form = /^repo:(?<owner>[\w.-]+)(?:@(?<ownerId>\d+))?\/(?<repo>[\w.-]+)(?:@(?<repoId>\d+))?:(?:ref:(?<ref>refs\/[\w./-]+)|environment:(?<environment>[^:]+)|(?<pull>pull_request))$/;
function parseSubject(text) {
    const groups = claims_form.exec(text)?.groups;
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
        const { iss, sub, aud } = (0,decode_jwt/* decodeJwt */.i)(token.expose());
        return {
            issuer: (0,text_text/* onOneLine */.GJ)(iss ?? ''),
            subject: (0,text_text/* onOneLine */.GJ)(sub ?? ''),
            audience: (0,text_text/* onOneLine */.GJ)([aud ?? ''].flat().join(' ')),
        };
    }
    catch {
        return undefined;
    }
}
function audiencesIn(token) {
    try {
        return [(0,decode_jwt/* decodeJwt */.i)(token.expose()).aud ?? []].flat().map(String);
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
            issuer: (0,text_text/* onOneLine */.GJ)(expectedIssuer),
            subject: (0,text_text/* onOneLine */.GJ)(expectedSubject),
            ...(expectedAudience === undefined ? {} : { audience: (0,text_text/* onOneLine */.GJ)(expectedAudience) }),
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

// EXTERNAL MODULE: ./lib/clients/platform/messages.js
var platform_messages = __webpack_require__(38848);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
;// CONCATENATED MODULE: ./lib/clients/platform/resources.js



const resources_text = classic_schemas/* string */.YjP().default('');
const line = (maxLength) => resources_text.transform((value) => (0,text_text/* onOneLine */.GJ)(value, maxLength));
const mode = resources_text.transform((value) => (value.endsWith('DRY_RUN') ? 'dry-run' : 'enforced'));
const results = new Map([
    ['ALLOWED', 'allowed'],
    ['DENIED', 'denied'],
]);
const result = resources_text.transform((value) => results.get(value.replace(/^RESULT_/, '')) ?? 'error');
const maxParameters = 20;
const parameters = classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J())
    .default({})
    .transform((values) => Object.fromEntries(Object.entries(values)
    .slice(0, maxParameters)
    .map(([name, value]) => [
    (0,text_text/* onOneLine */.GJ)(name, 60),
    (0,text_text/* onOneLine */.GJ)(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), 60),
])));
const policyBinding = classic_schemas/* object */.Ikc({
    id: classic_schemas/* string */.YjP().min(1),
    mode,
    parameters,
    resourceTypes: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).default([]),
});
const policyOverride = classic_schemas/* object */.Ikc({
    id: classic_schemas/* string */.YjP().min(1),
    policyId: resources_text,
    digest: resources_text,
    artifactId: resources_text,
    reason: line(300),
    createdBy: line(200),
    createdAt: line(40),
});
const policyCheck = classic_schemas/* object */.Ikc({
    results: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ bindingId: resources_text, policyId: resources_text, policyName: line(200), mode, result, parameters }))
        .max(1000)
        .default([]),
});
const imageConfig = classic_schemas/* object */.Ikc({ labels: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).default({}) });
const uid = classic_schemas/* string */.YjP().min(1);
const times = { createTime: classic_schemas/* string */.YjP().optional(), updateTime: classic_schemas/* string */.YjP().optional() };
const group = classic_schemas/* object */.Ikc({ uid, name: classic_schemas/* string */.YjP(), description: resources_text, ...times });
const role = classic_schemas/* object */.Ikc({
    uid,
    name: classic_schemas/* string */.YjP(),
    description: resources_text,
    capabilities: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).default([]),
});
const repository = classic_schemas/* object */.Ikc({ uid, name: classic_schemas/* string */.YjP().min(1), description: resources_text, ...times });
const digest = classic_schemas/* string */.YjP()
    .optional()
    .transform((value) => (value !== undefined && (0,images_image/* isDigest */.Bc)(value) ? value : undefined));
const tag = classic_schemas/* object */.Ikc({
    uid,
    name: classic_schemas/* string */.YjP().min(1),
    deprecated: classic_schemas/* boolean */.zMY().default(false),
    digest,
    ...times,
});
const architectures = classic_schemas/* object */.Ikc({ architectures: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).max(100).default([]) });
const size = classic_schemas/* object */.Ikc({ size: number().nonnegative().optional() });
const readme = classic_schemas/* object */.Ikc({ content: resources_text });
const vulnerabilityCounts = classic_schemas/* object */.Ikc({
    items: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        tag: resources_text,
        date: resources_text,
        vulnCounts: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ severity: line(40), count: number().int().nonnegative().default(0) }))
            .max(100)
            .default([]),
    }))
        .max(100_000)
        .default([]),
});
const identity = classic_schemas/* object */.Ikc({
    uid,
    name: classic_schemas/* string */.YjP(),
    description: resources_text,
    claimMatch: classic_schemas/* looseObject */._H3({
        issuer: classic_schemas/* string */.YjP().optional(),
        issuerPattern: classic_schemas/* string */.YjP().optional(),
        subject: classic_schemas/* string */.YjP().optional(),
        subjectPattern: classic_schemas/* string */.YjP().optional(),
        audience: classic_schemas/* string */.YjP().optional(),
        audiencePattern: classic_schemas/* string */.YjP().optional(),
    })
        .default({}),
    lastSeenTime: classic_schemas/* string */.YjP().optional(),
    ...times,
});
const roleBinding = classic_schemas/* object */.Ikc({ uid, identity: classic_schemas/* object */.Ikc({ uid }), role: classic_schemas/* object */.Ikc({ uid, name: classic_schemas/* string */.YjP() }), ...times })
    .transform(({ uid: own, identity: { uid: identityUid }, role: { uid: roleUid, name: roleName } }) => ({
    uid: own,
    identityUid,
    roleUid,
    roleName,
}));
const endOfLifeTag = classic_schemas/* object */.Ikc({
    id: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    tagStatus: classic_schemas/* string */.YjP().optional(),
    gracePeriodExpiryDate: classic_schemas/* string */.YjP().nullish(),
    mainPackageVersion: classic_schemas/* object */.Ikc({ eolDate: resources_text.transform((date) => date || undefined), version: resources_text })
        .optional(),
});
const byUid = ({ uid }) => uid;
const byId = ({ id }) => id;

// EXTERNAL MODULE: ./lib/clients/http/json.js
var json = __webpack_require__(62123);
;// CONCATENATED MODULE: ./lib/clients/platform/call.js





const detail = classic_schemas/* looseObject */._H3({
    '@type': classic_schemas/* string */.YjP(),
    reason: classic_schemas/* string */.YjP().optional(),
    domain: classic_schemas/* string */.YjP().optional(),
    metadata: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).optional(),
    fieldViolations: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ field: classic_schemas/* string */.YjP(), description: classic_schemas/* string */.YjP() })).optional(),
    violations: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ type: classic_schemas/* string */.YjP(), description: classic_schemas/* string */.YjP() })).optional(),
});
const call_status = classic_schemas/* object */.Ikc({
    code: classic_schemas/* number */.aig().int().optional(),
    message: classic_schemas/* string */.YjP().optional(),
    details: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).optional(),
});
function platformError(operation, response, hint) {
    return new api_error/* ApiError */.hD(operation, response.status, decodeDetails((0,api_error/* errorBody */.t4)(response)), hint);
}
function decodeDetails(body) {
    const parsed = call_status.safeParse(body);
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
    return (0,collections/* compact */.oE)({
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
    const authorization = { scheme: 'Bearer', credential: token };
    const url = `${baseUrl}${path}`;
    const response = await send((0,json/* jsonRequest */.UX)({ method, url, query, body, authorization, ...(0,collections/* compact */.oE)({ repeatable }) }));
    const hints = new Map([
        [401, (0,platform_messages/* tokenRejected */.Mp)(surface)],
        [403, denied],
    ]);
    if (response.status !== 200)
        throw platformError(operation, response, hints.get(response.status));
    return response;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/clients/platform/list.js



const list_pageSize = 200;
const stepOf = (size) => Math.max(1, size - 1);
const maxItems = 200_000;
function listOf(operation, request, keyOf, hasTotals = true) {
    const all = () => readAll(operation, request, keyOf, hasTotals);
    return {
        all,
        firstPage: () => request({ page_size: String(list_pageSize) }),
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
                throw new model_failure/* Failure */.HR('bad-answer', `${operation}: ${platform_messages/* incompleteList */.N6.contradictsItself(key)}`);
            found.set(key, item);
        }
        if (found.size > maxItems)
            throw tooLong(operation);
    };
    const asked = await request({ page_size: String(list_pageSize) });
    const first = isOpen(asked) && !hasTotals ? await request({ page_size: String(list_pageSize - 1) }) : asked;
    if (first !== asked && first.nextPageToken === '')
        throw new model_failure/* Failure */.HR('bad-answer', `${operation}: ${platform_messages/* incompleteList */.N6.withoutTokens}`);
    add(first);
    let last = first;
    const join = (page) => {
        const wrong = boundaryProblem(first, last, page, keyOf);
        if (wrong !== undefined)
            throw new model_failure/* Failure */.HR('bad-answer', `${operation}: ${wrong}`);
        add(page);
        last = page;
    };
    for (const page of await pagesBySkip(operation, request, first))
        join(page);
    const step = stepOf(list_pageSize);
    for (let skip = step; hasTotals && isOpen(last); skip += step)
        join(await request({ page_size: String(list_pageSize), skip: String(skip) }));
    const tokens = new Set();
    while (last.nextPageToken !== '') {
        const [token, before] = [last.nextPageToken, found.size];
        last = await request({ page_size: String(list_pageSize), page_token: token });
        add(last);
        const isRepeated = tokens.has(token) || (found.size === before && last.nextPageToken !== '');
        if (isRepeated)
            throw new model_failure/* Failure */.HR('bad-answer', `${operation}: ${platform_messages/* incompleteList */.N6.restarted}`);
        tokens.add(token);
    }
    const totals = [first.totalCount ?? 0n, last.totalCount ?? 0n];
    const missing = totals.find((total) => found.size < total);
    if (missing !== undefined)
        throw new model_failure/* Failure */.HR('bad-answer', `${operation}: ${platform_messages/* incompleteList */.N6.changed(found.size, missing)}`);
    if (last.totalCount !== undefined && found.size > last.totalCount)
        throw new model_failure/* Failure */.HR('bad-answer', `${operation}: ${platform_messages/* incompleteList */.N6.contradicts(found.size, last.totalCount)}`);
    return [...found.values()];
}
function isOpen({ items, nextPageToken, totalCount }) {
    return items.length === list_pageSize && nextPageToken === '' && totalCount === undefined;
}
function boundaryProblem(first, before, { items: [again] }, keyOf) {
    const [beginning] = first.items;
    const shared = first.items.length > 1 ? before.items[stepOf(first.items.length)] : undefined;
    if (shared === undefined || beginning === undefined)
        return undefined;
    const key = again === undefined ? undefined : keyOf(again);
    if (key === keyOf(shared))
        return undefined;
    return key === keyOf(beginning) ? platform_messages/* incompleteList */.N6.restarted : platform_messages/* incompleteList */.N6.moved;
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
    return Promise.all(skips.map((skip) => request({ page_size: String(list_pageSize), skip: String(skip) })));
}
function tooLong(operation) {
    return new model_failure/* Failure */.HR('bad-answer', `${operation}: ${platform_messages/* incompleteList */.N6.tooLong(maxItems)}`);
}

;// CONCATENATED MODULE: ./lib/clients/platform/verbs.js





const envelope = classic_schemas/* object */.Ikc({
    nextPageToken: classic_schemas/* string */.YjP().default(''),
    totalCount: classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP().regex(/^(?:0|[1-9]\d{0,17})$/), classic_schemas/* int */.Whr().nonnegative()]).optional(),
});
function getVerb(operation, schema, labels) {
    return {
        operation,
        bind: (credentials) => async (captures = [], query) => {
            const response = await send(credentials, operation, labels, captures, {
                ...(0,collections/* compact */.oE)({ query: query && searchOf(query) }),
            });
            return (0,json/* decodeJson */.xO)(labels.name, response, schema);
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
                const { nextPageToken, totalCount } = (0,json/* decodeJson */.xO)(name, response, envelope);
                const found = (0,json/* decodeJson */.xO)(name, response, page)[items] ?? [];
                const total = totalCount === undefined ? {} : { totalCount: BigInt(totalCount) };
                return { items: found, nextPageToken, ...total };
            };
            return listOf(name, requestPage, key, operation.includes('/v2/'));
        },
    };
}
function postVerb(operation, schema, labels) {
    const more = (0,collections/* compact */.oE)({ repeatable: labels.repeatable });
    return {
        operation,
        bind: (credentials) => async (parent, body) => (0,json/* decodeJson */.xO)(labels.name, await send(credentials, operation, labels, [parent], { body, ...more }), schema),
    };
}
function updateVerb(operation, schema, labels) {
    return {
        operation,
        bind: (credentials) => async (uid, body, mask) => {
            const query = searchOf({ updateMask: mask.join(',') });
            const response = await send(credentials, operation, labels, [uid], { body, query, repeatable: true });
            return (0,json/* decodeJson */.xO)(labels.name, response, schema);
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
const manage = platform_messages/* missingRoles */.eI.manageIdentities;
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
    createIdentity: postVerb('POST /iam/v2/identities/{parent}', identity, { name: 'Create identity', denied: manage }),
    deleteIdentity: deleteVerb('DELETE /iam/v2/identities/{uid}', { name: 'Delete identity', denied: manage }),
    updateIdentity: updateVerb('PATCH /iam/v2/identities/{uid}', identity, { name: 'Update identity', denied: manage }),
    createRole: postVerb('POST /iam/v2/roles/{parent}', role, { name: 'Create role', denied: manage }),
    deleteRole: deleteVerb('DELETE /iam/v2/roles/{uid}', { name: 'Delete role', denied: manage }),
    listRoles: listVerb('GET /iam/v2/roles', 'roles', role, byUid, {
        name: 'List roles',
        denied: manage,
    }),
    listRoleBindings: listVerb('GET /iam/v2/roleBindings', 'roleBindings', roleBinding, byUid, {
        name: 'List role bindings',
        denied: manage,
    }),
    createRoleBinding: postVerb('POST /iam/v2/roleBindings/{parent}', roleBinding, { name: 'Create role binding', denied: manage }),
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
    getVulnerabilityReport: getVerb('GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport', vulnerabilityReportSchema, { name: 'Get vulnerability report' }),
    listVulnerabilityCounts: getVerb('GET /registry/v1/vuln_reports/counts', vulnerabilityCounts, {
        name: 'List vulnerability counts',
    }),
    getReadme: getVerb('GET /registry/v2/repos/{uid}/readme', readme, { name: 'Get readme' }),
    getArchitectures: getVerb('GET /registry/v2/repos/{repo}/digests/{digest}/architectures', architectures, { name: 'Get architectures' }),
    getSize: getVerb('GET /registry/v2/repos/{repo}/digests/{digest}/size', size, {
        name: 'Get size',
    }),
    listAdvisories: listVerb('GET /vulnerabilities/v2/advisories', 'advisories', platformAdvisorySchema, byUid, { name: 'List advisories', denied: platform_messages/* missingRoles */.eI.listAdvisories }),
};
const policyVerbs = {
    listPolicyBindings: listVerb('GET /policies/v1/bindings', 'items', policyBinding, byId, {
        name: 'List policy bindings',
        denied: platform_messages/* missingRoles */.eI.listPolicies,
    }),
    listPolicyOverrides: listVerb('GET /policies/v1/overrides', 'items', policyOverride, byId, {
        name: 'List policy overrides',
        denied: platform_messages/* missingRoles */.eI.listPolicies,
    }),
    checkPolicies: postVerb('POST /registry/v1/repos/{repo}:checkPolicies', policyCheck, { name: 'Check pull policies', denied: platform_messages/* missingRoles */.eI.checkPolicies, repeatable: true }),
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

// EXTERNAL MODULE: ./lib/model/run/address.js
var address = __webpack_require__(76911);
// EXTERNAL MODULE: ./lib/model/run/secret.js
var secret = __webpack_require__(74795);
// EXTERNAL MODULE: ./lib/clients/platform/workflow-token.js
var workflow_token = __webpack_require__(6109);
;// CONCATENATED MODULE: ./lib/clients/platform/sign-in.js










const exchangeAnswer = classic_schemas/* object */.Ikc({ token: classic_schemas/* string */.YjP().min(1), refreshToken: classic_schemas/* string */.YjP().optional() });
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
    const { token, refreshToken } = (0,json/* decodeJson */.xO)(operation, response, exchangeAnswer);
    return refreshToken ? [new secret/* Secret */.z(token), new secret/* Secret */.z(refreshToken)] : [new secret/* Secret */.z(token)];
}
function keepForeign({ issuerUrl, isPaired, idToken }) {
    const audiences = isPaired ? [] : audiencesIn(idToken);
    if (isPaired || (audiences.length > 0 && audiences.every((one) => (0,address/* isAudienceOf */.al)(issuerUrl, one))))
        return;
    throw new model_failure/* Failure */.HR('sign-in', (0,platform_messages/* foreignToken */.Yv)(audiences, new URL(issuerUrl).host));
}
function refusal(operation, response, { identity, idToken, surface }) {
    const error = platformError(operation, response);
    if (error.status === 404)
        return platformError(operation, response, (0,platform_messages/* noIdentity */.kH)(identity, surface));
    const claims = claimsOf(idToken);
    if (error.reason !== 'denied' || claims === undefined)
        return error;
    return platformError(operation, response, refusalHint(claims, identity, error.details.metadata));
}
async function signIn(options) {
    const { config, platform, mask } = options;
    const { token, registryToken, identity } = config;
    for (const secret of [token, registryToken])
        if (secret !== undefined)
            mask(secret);
    try {
        const idToken = await (0,workflow_token/* requestWorkflowToken */.uY)(options);
        const audiences = audiencesOf(platform);
        const accessFor = async (audience) => idToken === undefined || identity === undefined
            ? undefined
            : accessToken(options, { idToken, identity, audience });
        const exchanged = await Promise.allSettled([
            token ?? accessFor(audiences.platform),
            registryToken ?? accessFor(audiences.registry),
        ]);
        const [platformToken, registryAccess] = exchanged.map(fulfilled);
        return { session: (0,collections/* compact */.oE)({ platformToken, registryToken: registryAccess }) };
    }
    catch (error) {
        const failed = (0,model_failure/* gapFrom */.rK)(error, 'sign-in');
        return { failed: (0,model_failure/* isSignInCause */.q1)(failed.cause) ? failed : { ...failed, cause: 'sign-in' } };
    }
}
function audiencesOf({ baseUrl, registryUrl }) {
    return { platform: new URL(baseUrl).origin, registry: new URL(registryUrl).host };
}
async function accessToken({ send, mask, platform: { issuerUrl, isPaired }, config: { surface } }, exchange) {
    const secrets = await exchangeToken(send, { issuerUrl, surface, ...(0,collections/* compact */.oE)({ isPaired }), ...exchange });
    secrets.forEach(mask);
    return secrets[0];
}
function fulfilled(result) {
    if (result.status === 'rejected')
        throw result.reason;
    return result.value;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/clients/http/clock-check.js
var clock_check = __webpack_require__(72374);
// EXTERNAL MODULE: ./lib/clients/registry/errors.js
var errors = __webpack_require__(71243);
// EXTERNAL MODULE: ./lib/clients/registry/messages.js
var registry_messages = __webpack_require__(22852);
// EXTERNAL MODULE: ./lib/clients/registry/oci-client.js
var oci_client = __webpack_require__(79319);
// EXTERNAL MODULE: ./lib/clients/registry/session.js + 1 modules
var registry_session = __webpack_require__(67558);
;// CONCATENATED MODULE: ./lib/clients/registry/platform-registry.js










const record = classic_schemas/* object */.Ikc({
    updateTimestamp: iso/* datetime */.w$({ offset: true }),
    digest: classic_schemas/* string */.YjP().refine(images_image/* isDigest */.Bc, 'not a sha256 digest'),
})
    .transform(({ updateTimestamp, digest }) => ({ at: Date.parse(updateTimestamp), digest }));
const historyAnswer = classic_schemas/* object */.Ikc({ history: classic_schemas/* array */.YOg(record) });
const maxAheadMs = 5 * 60_000;
function platformRegistry(platform) {
    const { send, registryUrl, credential } = platform;
    const hints = (0,registry_messages/* platformHints */._m)(platform);
    const options = {
        url: registryUrl,
        name: new URL(registryUrl).host,
        describe: (repository) => repository,
        send,
        credential: async () => credential && { kind: 'access', token: credential },
        hints,
        onSecret: platform.onToken,
        challenge: { scheme: 'Bearer', realm: `${registryUrl}/token` },
        ...(0,collections/* compact */.oE)({ remember: platform.remember }),
    };
    const session = (0,registry_session/* openSession */.f)(options);
    const content = (0,oci_client/* ociClient */.J)(options, session, isInaccessible);
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
                throw (0,errors/* historyError */.V9)(operation, response, hints);
            const { history } = (0,json/* decodeJson */.xO)(operation, response, historyAnswer);
            const latest = Math.max(platform.now(), (0,clock_check/* serviceTime */.D)(response) ?? 0) + maxAheadMs;
            const early = history.find(({ at }) => at > latest);
            if (early !== undefined)
                throw new model_failure/* Failure */.HR('bad-answer', `${operation}: ${(0,registry_messages/* recordInFuture */.GI)(early.at)}`);
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
    const signedIn = await signIn({ platform, config, workflow: host.workflow, mask, send });
    if ('failed' in signedIn) {
        const { failed } = signedIn;
        return { sources: failed, advisories: failed, gaps: [failed] };
    }
    const { platformToken: token, registryToken: credential } = signedIn.session;
    const { surface } = config;
    const { known } = host;
    const client = token && platformClient({ baseUrl: platform.baseUrl, send, token, surface });
    const owner = ownerOf(config, credential);
    const remember = cached?.content(async () => owner && `${platform.registryUrl} ${owner}`);
    const registry = platformRegistry({
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
    return identity ?? (claimsOf(credential)?.subject || undefined);
}
function catalogueOf(client, { tagQuery }) {
    const listRepositories = (0,memoize/* memoizeAsync */.TF)((name, group) => client.listRepositories({ name, 'uidp.descendants_of': group }).all());
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
        organization: (group, inUse) => organizationTags(client, { tagQuery }, group, inUse),
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
    let count = 0;
    for await (const page of (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .referrerPages */ .yb)(source, repository, digest)) {
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .append */ .BC)(pages, (0,_attached_manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(what, page).children ?? []);
        count += 1;
        if (page.next !== undefined && count >= maxPages)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${what}: the list has more than ${maxPages} pages`);
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
    return (repository, digest, inspect) => {
        const name = `${repository}@${digest}`;
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .orGap */ .aS)(findSboms(name, source, repository, digest, inspect), name);
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


/***/ })

};
