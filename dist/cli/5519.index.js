export const id = 5519;
export const ids = [5519,6794];
export const modules = {

/***/ 54089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fx: () => (/* binding */ isInForce),
/* harmony export */   hM: () => (/* binding */ withoutSkipped),
/* harmony export */   j: () => (/* binding */ skipOf)
/* harmony export */ });
/* harmony import */ var _model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52367);
/* harmony import */ var _model_name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78893);


function isInForce({ until }, now) {
    return until === undefined || now <= until;
}
function skipOf(image, skips, now) {
    if (image === undefined)
        return undefined;
    return skips.find((skip) => isInForce(skip, now) &&
        (0,_model_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatches */ .d1)([skip.image], image) &&
        (skip.tag === undefined || (image.tag !== undefined && (0,_model_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesName */ .H)(skip.tag, image.tag))));
}
function withoutSkipped(findings, skips, now) {
    if (skips.length === 0)
        return findings;
    return findings.map((finding) => {
        if (finding.fix === undefined || skipOf(finding.about?.image, skips, now) === undefined)
            return finding;
        const { fix: _, ...rest } = finding;
        return rest;
    });
}


/***/ }),

/***/ 31182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ openRunCache)
/* harmony export */ });
/* harmony import */ var _clients_github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36794);

async function openRunCache({ cache: open, ci, clock, sink, tell = sink.log }, { cache: folder }) {
    const opened = await open?.(folder);
    if (opened === undefined)
        return undefined;
    if ('refused' in opened) {
        sink.log(opened.refused);
        return undefined;
    }
    const { createRunCache } = await __webpack_require__.e(/* import() */ 6011).then(__webpack_require__.bind(__webpack_require__, 26011));
    const reach = opened.isChange ? { trust: 'none', base: '' } : await reachOf(ci);
    return createRunCache(opened, { ...reach, now: clock.now, tell });
}
async function reachOf(ci) {
    const event = await (0,_clients_github_event_js__WEBPACK_IMPORTED_MODULE_0__.readEvent)(ci).catch(() => undefined);
    const base = ci?.variable('GITHUB_BASE_REF') ?? '';
    if (event === undefined)
        return { trust: 'none', base };
    if (event.kind === 'pull-request')
        return { trust: event.fork || event.dependabot ? 'none' : 'verified', base };
    if (event.kind === 'merge-group')
        return { trust: 'verified', base: queueBase(ci) };
    return { trust: 'all', base: (0,_clients_github_event_js__WEBPACK_IMPORTED_MODULE_0__.readRun)(ci)?.branch ?? '' };
}
function queueBase(ci) {
    const ref = ci?.variable('GITHUB_REF_NAME') ?? '';
    return ref.replace(/^gh-readonly-queue\//, '').replace(/\/pr-\d+-[^/]*$/, '');
}


/***/ }),

/***/ 36794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAddresses: () => (/* binding */ readAddresses),
/* harmony export */   readEvent: () => (/* binding */ readEvent),
/* harmony export */   readRun: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13798);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);


const commit = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'not a commit');
const side = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: commit, repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable() });
const pullRequestPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
        base: side,
        head: side,
        user: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
        merge_commit_sha: commit.nullish(),
    }),
});
const mergeGroupPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ merge_group: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ base_sha: commit }) });
const pushPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ before: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
async function readEvent(ci) {
    const name = ci?.variable('GITHUB_EVENT_NAME');
    if (ci === undefined || name === undefined)
        return { kind: 'local' };
    switch (name) {
        case 'pull_request':
        case 'pull_request_target': {
            const { pull_request: pull } = decode(name, await ci.payload(), pullRequestPayload);
            return {
                kind: 'pull-request',
                number: pull.number,
                base: pull.base.sha,
                head: pull.head.sha,
                fork: pull.head.repo?.full_name !== pull.base.repo?.full_name,
                dependabot: pull.user?.login === 'dependabot[bot]',
                merges: mergesOf(name === 'pull_request' ? ci.variable('GITHUB_SHA') : undefined, pull.merge_commit_sha),
            };
        }
        case 'merge_group': {
            const { merge_group: group } = decode(name, await ci.payload(), mergeGroupPayload);
            return { kind: 'merge-group', base: group.base_sha };
        }
        case 'push': {
            const { before } = decode(name, await ci.payload(), pushPayload);
            return /^0*$/.test(before) ? { kind: 'push' } : { kind: 'push', before };
        }
        case 'schedule':
            return { kind: 'schedule' };
        case 'workflow_dispatch':
            return { kind: 'workflow-dispatch' };
        default:
            return { kind: 'other', name };
    }
}
function mergesOf(...named) {
    return [...new Set(named.filter((id) => commit.safeParse(id).success))].map(String);
}
function decode(name, payload, schema) {
    const parsed = schema.safeParse(payload);
    if (parsed.success)
        return parsed.data;
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The payload of the event ${name} has no valid \`${field}\`. Re-run the job`);
}
function readRun(ci) {
    const [owner, name, ...more] = ci?.variable('GITHUB_REPOSITORY')?.split('/') ?? [];
    if (ci === undefined || !owner || !name || more.length > 0)
        return undefined;
    const { server } = readAddresses(ci.variable);
    const branch = ci.variable('GITHUB_REF_TYPE') === 'branch' ? ci.variable('GITHUB_REF_NAME') : undefined;
    const onBranch = branch !== undefined && ci.variable('GITHUB_REF')?.startsWith('refs/heads/') === true;
    return {
        repository: { owner, name },
        ...(onBranch ? { branch } : {}),
        workflow: ci.variable('GITHUB_WORKFLOW') ?? '',
        job: ci.variable('GITHUB_JOB') ?? '',
        url: `${server}/${owner}/${name}/actions/runs/${ci.variable('GITHUB_RUN_ID') ?? ''}`,
        addresses: readAddresses(ci.variable),
    };
}
function readAddresses(variable) {
    return {
        api: variable('GITHUB_API_URL') ?? 'https://api.github.com',
        graphql: variable('GITHUB_GRAPHQL_URL') ?? 'https://api.github.com/graphql',
        server: variable('GITHUB_SERVER_URL') ?? 'https://github.com',
    };
}


/***/ }),

/***/ 91652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rememberScans)
/* harmony export */ });
const maxSize = 64 * 1024 * 1024;
const overhead = 500;
function rememberScans(most = maxSize) {
    const results = new Map();
    let sum = 0;
    return {
        get(key) {
            const known = results.get(key);
            if (known === undefined)
                return undefined;
            results.delete(key);
            results.set(key, known);
            return known.result;
        },
        set(key, result, size) {
            sum -= results.get(key)?.size ?? 0;
            results.delete(key);
            results.set(key, { result, size: size + overhead });
            sum += size + overhead;
            for (const [oldest, { size: freed }] of results) {
                if (sum <= most)
                    break;
                results.delete(oldest);
                sum -= freed;
            }
        },
    };
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


/***/ }),

/***/ 33909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ endOfLifeIn),
/* harmony export */   s: () => (/* binding */ createTagCatalogue)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6472);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71976);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6841);
/* harmony import */ var _model_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46425);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33578);
/* harmony import */ var _named_tags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48791);
/* harmony import */ var _successor_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79794);








function createTagCatalogue(sources, scope) {
    return {
        listTags: (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_6__/* .memoizeAsync */ .T)(async (path) => sources.listed?.(path)?.tags ?? listTags(sources, scope, path)),
        async endOfLife(path, tag) {
            return sources.listed?.(path)?.ends.get(tag) ?? endOfLife(sources, scope, path, tag);
        },
    };
}
function endOfLifeIn(tags, image) {
    if (tags === undefined || 'cause' in tags)
        return tags;
    const [tag, ...others] = (0,_named_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .tagsNamed */ .z)(tags, image.tag ?? '');
    const contradiction = (message) => ({
        cause: 'contradiction',
        subject: (0,_model_image_js__WEBPACK_IMPORTED_MODULE_1__/* .imageName */ .tO)(image),
        message,
    });
    if (tag === undefined)
        return contradiction(_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .tagNotListed */ .xq);
    const isSame = ({ deprecated, digest }) => deprecated === tag.deprecated && digest === tag.digest;
    if (!others.every(isSame))
        return contradiction(_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .tagListedTwice */ .IY);
    if (!tag.deprecated)
        return { deprecated: false };
    return { deprecated: true, ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_7__/* .compact */ .o)({ successors: (0,_successor_js__WEBPACK_IMPORTED_MODULE_5__/* .successorsOf */ .L)(tag.name, tags) }) };
}
async function listTags(sources, scope, path) {
    const repository = await (0,_model_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W)(sources, scope, path);
    if (repository === undefined || 'cause' in repository)
        return repository;
    try {
        return await sources.catalogue?.listTags(repository);
    }
    catch (error) {
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, path);
    }
}
async function endOfLife(sources, scope, path, tag) {
    const { catalogue } = sources;
    if (catalogue?.endOfLife === undefined)
        return undefined;
    const repository = await (0,_model_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W)(sources, scope, path);
    if (repository === undefined || 'cause' in repository)
        return undefined;
    try {
        return await catalogue.endOfLife(repository, tag);
    }
    catch (error) {
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, `${path}:${tag}`);
    }
}


/***/ }),

/***/ 48791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ tagsNamed)
/* harmony export */ });
/* harmony import */ var _model_groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34457);

const byName = new WeakMap();
function tagsNamed(tags, name) {
    const known = byName.get(tags) ?? indexOf(tags);
    byName.set(tags, known);
    return known.get(name) ?? [];
}
function indexOf(tags) {
    const index = new Map();
    for (const tag of tags)
        (0,_model_groups_js__WEBPACK_IMPORTED_MODULE_0__/* .addToGroup */ .M)(index, tag.name, tag);
    return index;
}


/***/ }),

/***/ 79794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ successorsOf)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);
/* harmony import */ var _model_count_while_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74782);
/* harmony import */ var _model_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34457);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57798);




const tagPattern = new RegExp([
    /^(?<prefix>(?:[a-z]+-)*)(?<v>v?)(?<numbers>\d{1,9}(?:\.\d{1,9}){0,2})/,
    /(?:[-_.]?(?<stage>alpha|beta|rc|cr|preview|pre|milestone|nightly|snapshot|canary|ea|[abm](?=\d))(?![a-z])[-_.]?(?<step>\d{0,9}))?/,
    /(?:(?:-r|\.)(?<revision>\d{1,9}))?(?<suffix>(?:-[a-z][\w.-]*)?)$/,
]
    .map(({ source }) => source)
    .join(''), 'i');
const stageAliases = { a: 'alpha', b: 'beta', cr: 'rc', m: 'milestone' };
const dateVersion = /^\d{8}$/;
function successorsOf(tag, tags) {
    const from = parse(tag);
    if (from === undefined)
        return undefined;
    const lists = listsOf(tags);
    const asPrecise = newerThan(from, lists(from, from.precision));
    const candidates = asPrecise.length > 0 ? asPrecise : newerThan(from, lists(from, undefined));
    const [next] = candidates;
    const newest = candidates.at(-1);
    if (next === undefined || newest === undefined)
        return undefined;
    const line = (0,_model_count_while_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .P)(candidates, (other) => isSameReleaseLine(other, next, from));
    return { nearest: candidates[line - 1]?.name ?? next.name, newest: newest.name };
}
const sortedLists = new WeakMap();
function listsOf(tags) {
    const known = sortedLists.get(tags) ?? sortOnce(tags);
    sortedLists.set(tags, known);
    return known;
}
function sortOnce(tags) {
    const byVariant = new Map();
    for (const { name, deprecated } of tags) {
        const tag = deprecated ? undefined : parse(name);
        if (tag !== undefined)
            (0,_model_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .M)(byVariant, tag.variant, tag);
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
                .sort((a, b) => compare(a, b) || compareSpelling(a, b, from));
        sorted.set(key, list);
        return list;
    };
}
function newerThan(from, sorted) {
    return sorted.slice((0,_model_count_while_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .P)(sorted, (other) => compare(other, from) <= 0));
}
function parse(name) {
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
function compare(a, b) {
    return semver__WEBPACK_IMPORTED_MODULE_0__.compare(a.version, b.version) || a.revision - b.revision;
}
function compareSpelling(a, b, from) {
    const isAlike = (tag) => Number(tag.spelledWithV === from.spelledWithV);
    return isAlike(a) - isAlike(b) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(b.name, a.name);
}
function isSameReleaseLine(a, b, from) {
    return a.version.major === b.version.major && (from.precision === 1 || a.version.minor === b.version.minor);
}


/***/ }),

/***/ 15519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/checks/index.js + 27 modules
var checks = __webpack_require__(54995);
// EXTERNAL MODULE: ./lib/checks/baseline.js
var checks_baseline = __webpack_require__(12662);
// EXTERNAL MODULE: ./lib/model/count-while.js
var count_while = __webpack_require__(74782);
// EXTERNAL MODULE: ./lib/model/groups.js
var groups = __webpack_require__(34457);
;// CONCATENATED MODULE: ./lib/checks/inline-waivers.js



function markNewInlineWaivers(base, change, isGone) {
    const existing = new checks_baseline/* Multiset */.Ov();
    const [keyInBase, keyInChange] = [keysOf(base), keysOf(change)];
    for (const waiver of base.waivers) {
        const { file } = waiver.at;
        existing.add(keyInBase(waiver, isGone(file) ? '' : file));
    }
    return change.waivers.map((waiver) => {
        const exists = existing.take(keyInChange(waiver, waiver.at.file)) || existing.take(keyInChange(waiver, ''));
        return exists ? waiver : { ...waiver, pending: true };
    });
}
function keysOf({ occurrences }) {
    const byFile = new Map();
    for (const one of occurrences)
        (0,groups/* addToGroup */.M)(byFile, one.at.file, one);
    for (const own of byFile.values())
        own.sort((a, b) => a.at.span.start - b.at.span.start);
    return ({ check, reason, covers }, file) => {
        const own = byFile.get(covers.file) ?? [];
        const countBefore = (offset) => (0,count_while/* countWhile */.P)(own, ({ at }) => at.span.start < offset);
        const covered = own.slice(countBefore(covers.span.start), countBefore(covers.span.end));
        return JSON.stringify([file, check, reason, covered.map(repositoryOf)]);
    };
}
function repositoryOf(occurrence) {
    if (occurrence.kind === 'opaque')
        return `opaque ${occurrence.raw}`;
    return `${occurrence.image.registry}/${occurrence.image.repository}`;
}

// EXTERNAL MODULE: ./lib/clients/http/stop.js
var stop = __webpack_require__(55157);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/memoize.js
var memoize = __webpack_require__(6841);
// EXTERNAL MODULE: ./lib/scan/checkout.js + 38 modules
var scan_checkout = __webpack_require__(64965);
;// CONCATENATED MODULE: ./lib/ci/files-below.js
function filesBelow(files, folder) {
    if (folder === undefined)
        return files;
    const start = `${folder}/`;
    return {
        read: (path, maxBytes) => files.read(`${start}${path}`, maxBytes),
        async list(wanted = () => true, isReadAlike) {
            const isWanted = (path) => path.startsWith(start) && wanted(path.slice(start.length));
            return (await files.list(isWanted, isReadAlike)).flatMap((path) => isWanted(path) ? [path.slice(start.length)] : []);
        },
    };
}

;// CONCATENATED MODULE: ./lib/ci/baseline.js







function openBaseline(host, config, ci) {
    const commits = new Map();
    const opened = (0,memoize/* memoizeAsync */.T)(async (use) => {
        const base = await openCommit(host, config, ci, use);
        if (base === undefined)
            return undefined;
        const known = commits.get(base.commit) ?? base;
        commits.set(base.commit, known);
        return known;
    });
    const required = async (use) => {
        const base = await opened(use);
        if (base === undefined)
            throw new failure/* Failure */.HR('bad-answer', 'The event names no base commit');
        return base;
    };
    return {
        ...(config.policy.ofBase === true
            ? { readBase: async (path, use) => (await required(use)).files.read(path) }
            : {}),
        async markWaivers(checkout) {
            const { waivers } = checkout;
            if (config.policy.ofBase !== true || waivers.length === 0)
                return { waivers, unread: [] };
            try {
                const [base, files] = await Promise.all([(await required('rules')).scanned(), host.files.list()]);
                const existing = new Set(files);
                const isGone = (file) => !existing.has(file);
                return { waivers: markNewInlineWaivers(base, checkout, isGone), unread: [] };
            }
            catch (error) {
                return { waivers, unread: [waiversUnread(error)] };
            }
        },
        async compare(findings, occurrences) {
            if (!config.newOnly || findings.length === 0)
                return { findings: (0,checks_baseline/* notCompared */.vK)(findings, undefined), gaps: [] };
            try {
                const base = await opened('comparison');
                if (base === undefined)
                    return { findings: (0,checks_baseline/* notCompared */.vK)(findings, undefined), gaps: [], base: 'none' };
                return await compareWithBase(host, base, findings, occurrences);
            }
            catch (error) {
                return unreadable(findings, (0,failure/* gapFrom */.rK)(error, 'base commit'));
            }
        },
    };
}
async function scanWhole(base, host, config) {
    const scanned = await (0,scan_checkout/* scanCheckout */.W)(base, config, host);
    const stopped = (0,stop/* stopGap */.lJ)(host.stop);
    if (stopped !== undefined)
        throw new failure/* Failure */.HR(stopped.cause, stopped.message);
    return scanned;
}
async function openCommit(host, config, ci, use) {
    if ('cause' in ci)
        throw new failure/* Failure */.HR(ci.cause, ci.message);
    const { openBase } = await __webpack_require__.e(/* import() */ 5827).then(__webpack_require__.bind(__webpack_require__, 58208));
    const base = await openBase(host, ci, use);
    if (base === undefined)
        return undefined;
    const files = filesBelow(base.files, host.repository?.folder);
    return { ...base, files, scanned: (0,memoize/* memoizeAsync */.T)(() => scanWhole(files, host, config)) };
}
function waiversUnread(error) {
    const { message } = (0,failure/* gapFrom */.rK)(error, 'base commit');
    return {
        cause: 'policy-unread',
        subject: 'base commit',
        message: `The inline waivers of the base commit could not be read: ${message}`,
    };
}
async function compareWithBase(host, { files: base, scanned: scan }, findings, occurrences) {
    const [scanned, files] = await Promise.all([scan(), host.files.list()]);
    const baseline = {
        references: (0,checks_baseline/* baselineReferences */.qM)(scanned.occurrences, occurrences, new Set(files)),
        unchanged: await unchangedFiles(findings, occurrences, base, host),
    };
    return { findings: (0,checks_baseline/* compareFindings */.Eg)(findings, occurrences, baseline), gaps: [], base: baseline };
}
function unreadable(findings, { cause, message }) {
    const sentence = `Findings could not be compared with the base commit: ${message}`;
    return {
        findings: (0,checks_baseline/* notCompared */.vK)(findings, 'unknown'),
        gaps: [{ cause, subject: 'base commit', message: sentence }],
        base: 'unknown',
    };
}
async function unchangedFiles(findings, occurrences, base, host) {
    const scanned = new Set(occurrences.map(({ at }) => at.file));
    const files = new Set(findings.flatMap(({ at }) => (at === undefined || scanned.has(at.file) ? [] : [at.file])));
    const unchanged = [];
    for (const file of files) {
        const [now, before] = await Promise.all([host.files.read(file), base.read(file)]);
        unchanged.push([file, 'text' in now && 'text' in before && now.text === before.text]);
    }
    return Object.fromEntries(unchanged);
}

// EXTERNAL MODULE: ./lib/checks/skips.js
var skips = __webpack_require__(54089);
;// CONCATENATED MODULE: ./lib/ci/index.js


async function openCi(host, config) {
    const readsBase = config.newOnly || config.policy.ofBase === true;
    if (!readsBase && !writesToCi(config))
        return { event: { kind: 'local' } };
    const { connectCi } = await __webpack_require__.e(/* import() */ 5827).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, config).catch((error) => (0,failure/* gapFrom */.rK)(error, 'event'));
}
async function scopePins(host, config, ci, { found, pinner, mayWrite, now }) {
    const { pullRequest } = config.delivery;
    if (!mayWrite || pullRequest === undefined)
        return { findings: (0,skips/* withoutSkipped */.hM)(found.findings, config.policy.skips, now), found, now };
    const { pullRequestScope } = await Promise.all(/* import() */[__webpack_require__.e(4499), __webpack_require__.e(4193)]).then(__webpack_require__.bind(__webpack_require__, 44193));
    const plan = (findings) => pinner.plan({ ...found, findings });
    return pullRequestScope(host, config, ci, pullRequest, { found, now, plan });
}
const nothingDelivered = async () => ({ gaps: [] });
function delivererTo(host, config, ci, input) {
    if (!writesToCi(config))
        return nothingDelivered;
    return async (report) => {
        const { deliver } = await Promise.all(/* import() */[__webpack_require__.e(4499), __webpack_require__.e(4000)]).then(__webpack_require__.bind(__webpack_require__, 44000));
        return deliver(host, config, ci, { ...input, report });
    };
}
function writesToCi({ delivery }) {
    return delivery.comment !== 'never' || delivery.issue || delivery.pullRequest !== undefined;
}

// EXTERNAL MODULE: ./lib/ci/run-cache.js
var run_cache = __webpack_require__(31182);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 9 modules
var http = __webpack_require__(88616);
// EXTERNAL MODULE: ./lib/clients/index.js + 27 modules
var lib_clients = __webpack_require__(89331);
// EXTERNAL MODULE: ./lib/history/ledger.js + 3 modules
var history_ledger = __webpack_require__(65857);
// EXTERNAL MODULE: ./lib/model/file-change.js
var file_change = __webpack_require__(69696);
// EXTERNAL MODULE: ./lib/model/remembered-scans.js
var remembered_scans = __webpack_require__(91652);
// EXTERNAL MODULE: ./lib/output/publish.js + 2 modules
var publish = __webpack_require__(83516);
// EXTERNAL MODULE: ./lib/model/append.js
var append = __webpack_require__(27925);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
;// CONCATENATED MODULE: ./lib/pin/compare.js

function misreadFiles(before, after, edits, lineOf) {
    const expected = byFile(before.occurrences);
    const found = byFile(after.occurrences);
    const planned = plannedNames(before.occurrences, edits);
    const problems = newProblems(before.problems, after.problems);
    const paths = new Set([...expected.keys(), ...found.keys(), ...problems.keys()]);
    const whereOf = ({ file, span }) => span === undefined ? 'the file' : `line ${lineOf(file, span.start, 'after')}`;
    return [...paths].flatMap((path) => {
        const digests = new Map(edits.get(path)?.map(({ span, digest }) => [span.start, digest]));
        const own = found.get(path) ?? [];
        const first = (expected.get(path) ?? []).findIndex((one, index) => difference(one, own[index], digests, planned) !== undefined);
        const one = expected.get(path)?.[first];
        const differs = one &&
            `line ${lineOf(path, one.at.span.start, 'before')} ${difference(one, own[first], digests, planned)}`;
        const extra = own.length > (expected.get(path)?.length ?? 0) ? 'it would name another image' : undefined;
        const problem = problems.get(path);
        const why = problem === undefined
            ? (differs ?? extra)
            : `${whereOf(problem)} could not be read: ${problem.message}`;
        return why === undefined ? [] : [{ path, why: `with the digests, ${why}` }];
    });
}
function difference(before, after, digests, planned) {
    if (after === undefined)
        return 'would name one image less';
    if (before.kind !== 'image')
        return isSameRest(before, after) ? undefined : 'would be read in another way';
    if (after.kind === 'local')
        return 'would name an image that is built here';
    if (after.kind === 'opaque')
        return `could not be read: ${after.detail}`;
    const digest = before.pin.kind === 'place' ? digests.get(before.pin.span.start) : undefined;
    const wanted = withDigest(before, digest);
    const [expected, found] = [nameOf(wanted), nameOf(after.image)];
    if (before.pin.kind === 'refused' && isSameName(before, after) && planned.has(found))
        return undefined;
    return expected === found ? undefined : `would name ${found} instead of ${expected}`;
}
function isSameRest(before, after) {
    const reasons = [before, after].map((one) => (one.kind === 'opaque' ? one.why : undefined));
    return after.kind === before.kind && after.raw === before.raw && reasons[0] === reasons[1];
}
function isSameName(before, after) {
    return (0,model_image/* imageName */.tO)((0,model_image/* withImpliedTag */.Lt)(before.image)) === (0,model_image/* imageName */.tO)(after.image);
}
function plannedNames(occurrences, edits) {
    const digests = new Map([...edits].map(([path, own]) => [path, new Map(own.map(({ span, digest }) => [span.start, digest]))]));
    return new Set(occurrences.flatMap((one) => {
        if (one.kind !== 'image' || one.pin.kind === 'refused')
            return [];
        const digest = digests.get(one.at.file)?.get(one.pin.span.start);
        return digest === undefined ? [] : [nameOf(withDigest(one, digest))];
    }));
}
function withDigest({ image, pin }, digest) {
    if (digest === undefined)
        return image;
    const isTagged = pin.kind === 'place' && pin.lead.startsWith(`:${model_image/* impliedTag */.RW}`);
    return { ...(isTagged ? (0,model_image/* withImpliedTag */.Lt)(image) : image), digest };
}
function nameOf(image) {
    return image.digest === undefined ? (0,model_image/* imageName */.tO)(image) : `${(0,model_image/* imageName */.tO)(image)}@${image.digest}`;
}
function byFile(occurrences) {
    const files = new Map();
    for (const one of occurrences) {
        const known = files.get(one.at.file);
        if (known === undefined)
            files.set(one.at.file, [one]);
        else
            known.push(one);
    }
    return files;
}
function newProblems(before, after) {
    const keyOf = ({ file, message }) => JSON.stringify([file, message.replace(/(?::latest)?@sha256:[0-9a-f]*|:latest(?![\w.-])/g, '')]);
    const known = new Set(before.map(keyOf));
    const found = new Map();
    for (const problem of after)
        if (!known.has(keyOf(problem)) && !found.has(problem.file))
            found.set(problem.file, problem);
    return found;
}

;// CONCATENATED MODULE: ./lib/pin/edits.js
function planEdits(findings) {
    const planned = new Map();
    for (const { fix, waived } of findings) {
        if (fix === undefined || waived !== undefined)
            continue;
        const edits = planned.get(fix.file) ?? new Map();
        planned.set(fix.file, edits.set(fix.span.start, fix));
    }
    return new Map([...planned].map(([file, edits]) => [file, [...edits.values()].sort(byStart)]));
}
function changeFile(path, before, edits) {
    const applied = applyEdits(before, edits);
    if ('refused' in applied)
        return applied;
    return { path, before, after: applied.text, lines: changedLines(before, applied.text) };
}
function applyEdits(text, edits) {
    let result = '';
    let done = 0;
    for (const { span, expect, replacement } of [...edits].sort(byStart)) {
        if (span.start < done)
            return { refused: 'two edits overlap' };
        if (text.slice(span.start, span.end) !== expect)
            return { refused: 'the text has changed since it was scanned' };
        result += text.slice(done, span.start) + replacement;
        done = span.end;
    }
    return { text: result + text.slice(done) };
}
function changedLines(before, after) {
    const ends = /\r\n|\n|\r/;
    const old = before.split(ends);
    return after.split(ends).flatMap((text, index) => {
        const was = old[index] ?? '';
        return was === text ? [] : [{ line: index + 1, before: was, after: text }];
    });
}
function byStart(a, b) {
    return a.span.start - b.span.start;
}

;// CONCATENATED MODULE: ./lib/pin/reread.js




const maxReadings = 4;
async function planChanges(checkout, reread) {
    const edits = new Map();
    const planned = new Map();
    const refused = [];
    for (const [path, ofFile] of planEdits(checkout.findings)) {
        const change = changeFile(path, checkout.files.get(path)?.text ?? '', ofFile);
        if ('refused' in change)
            refused.push({ path, why: change.refused });
        else
            planned.set(path, change);
        edits.set(path, ofFile);
    }
    for (let reading = 1; planned.size > 0; reading += 1) {
        const after = await reread(new Map([...planned].map(([path, change]) => [path, change.after])));
        const kept = new Map([...edits].filter(([path]) => planned.has(path)));
        const misread = misreadFiles({ ...checkout, ...checkout.evidence }, after, kept, lineIn(checkout.files, planned));
        const [first] = misread;
        if (first === undefined)
            return { changes: [...planned.values()], refused, after };
        const own = reading < maxReadings ? misread.filter(({ path }) => planned.has(path)) : [];
        const left = own.length > 0 ? own : [...planned.keys()].map((path) => ({ path, why: whyAll(path, first) }));
        for (const one of left)
            planned.delete(one.path);
        (0,append/* append */.B)(refused, left);
    }
    return { changes: [], refused };
}
function whyAll(path, { path: other, why }) {
    return path === other ? why : `in ${other}, ${why}`;
}
function lineIn(files, planned) {
    return (file, offset, when) => {
        const text = (when === 'after' ? planned.get(file)?.after : undefined) ?? files.get(file)?.text ?? '';
        return (0,position/* positionsOf */.q$)(text)({ start: offset, end: offset }).line;
    };
}

;// CONCATENATED MODULE: ./lib/pin/guard.js

async function guardedFindings(checkout, reread) {
    const { findings } = checkout;
    if (findings.every(({ fix }) => fix === undefined))
        return findings;
    const all = findings.map((one) => ({ ...one, waived: undefined }));
    const { refused } = await planChanges({ ...checkout, findings: all }, reread);
    const reasons = new Map(refused.map(({ path, why }) => [path, why]));
    return findings.map((one) => {
        const why = one.fix && reasons.get(one.fix.file);
        return why === undefined ? one : withoutFix(one, why);
    });
}
function withoutFix({ fix: _, ...one }, why) {
    return { ...one, message: `${one.message}. It cannot be pinned automatically: ${why}` };
}

;// CONCATENATED MODULE: ./lib/pin/write.js

async function writePins(files, checkout, reread) {
    const planned = await planChanges(checkout, reread);
    const changes = [];
    const refused = planned.refused.map(({ path, why }) => notPinned(path, why));
    for (const change of planned.changes) {
        const written = await files.replace(change.path, change.before, change.after);
        if (written.refused === undefined)
            changes.push(change);
        else
            refused.push(notPinned(change.path, written.refused));
    }
    const isWhole = changes.length === planned.changes.length;
    return { changes, refused, ...(isWhole && planned.after !== undefined ? { after: planned.after } : {}) };
}
function notPinned(subject, why) {
    return { cause: 'not-written', subject, message: `The file was not pinned: ${why}` };
}

;// CONCATENATED MODULE: ./lib/pin/pinner.js



function createPinner(files, scan) {
    const reread = (texts) => scan(filesWith(files, texts));
    let rescanned;
    return {
        async write(found) {
            const { after, ...written } = await writePins(files, found, reread);
            rescanned = after;
            return written;
        },
        rescan: async () => rescanned ?? scan(files),
        guard: (left) => guardedFindings(left, reread),
        plan: async (left) => (await planChanges(left, reread)).changes,
    };
}
function filesWith(files, texts) {
    return {
        list: (isWanted) => files.list(isWanted),
        read: async (path) => {
            const text = texts.get(path);
            return text === undefined ? files.read(path) : { text };
        },
    };
}

// EXTERNAL MODULE: ./lib/pipeline/conclude.js + 1 modules
var conclude = __webpack_require__(97074);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/glob.js
var model_glob = __webpack_require__(53523);
// EXTERNAL MODULE: ./lib/advisories/messages.js
var messages = __webpack_require__(18399);
// EXTERNAL MODULE: ./lib/advisories/sbom/document.js
var sbom_document = __webpack_require__(65908);
// EXTERNAL MODULE: ./lib/advisories/sbom/index.js + 4 modules
var sbom = __webpack_require__(18949);
;// CONCATENATED MODULE: ./lib/advisories/files.js





async function localSboms(files, globs) {
    const packages = [];
    const sources = new Map();
    const gaps = [];
    for (const match of await matchingFiles(files, globs)) {
        if ('glob' in match) {
            gaps.push({ cause: 'no-sbom', subject: match.glob, message: messages/* noSbomFile */.fd });
            continue;
        }
        const { path } = match;
        const unreadable = (message) => gaps.push({ cause: 'unreadable-file', subject: path, message });
        const read = await files.read(path, sbom_document/* maxDocumentBytes */.V);
        if ('unreadable' in read) {
            unreadable((0,messages/* sbomNotRead */.p_)(read.unreadable));
            continue;
        }
        const source = { path, text: read.text };
        const { components, problems } = (0,sbom/* parseSbom */.r)(source);
        sources.set(path, source);
        for (const { message } of problems)
            unreadable(message);
        for (const { name, version, type, origins, span = { start: 0, end: 0 } } of components)
            packages.push({ name, ...(0,compact/* compact */.o)({ version, type }), origins, at: { file: path, span } });
    }
    return { packages, files: sources, gaps };
}
async function matchingFiles(files, globs) {
    if (globs.length === 0)
        return [];
    const matchesAny = (0,model_glob/* pathMatcher */.kZ)(globs);
    const paths = (await files.list(matchesAny)).filter(matchesAny).sort();
    const unmatched = globs.filter((glob) => !paths.some((0,model_glob/* pathMatcher */.kZ)([glob])));
    return [...unmatched.map((glob) => ({ glob })), ...paths.map((path) => ({ path }))];
}

// EXTERNAL MODULE: ./lib/model/mirror.js
var model_mirror = __webpack_require__(47770);
;// CONCATENATED MODULE: ./lib/advisories/images.js







function pulledImages(occurrences, facts, mirrors) {
    return occurrences.flatMap((occurrence) => {
        if (occurrence.kind !== 'image')
            return [];
        const fact = facts.get(occurrence);
        const current = fact !== undefined && 'currentDigest' in fact ? fact.currentDigest : undefined;
        const digest = occurrence.image.digest ?? current;
        return digest === undefined
            ? []
            : [{ occurrence, origin: (0,model_mirror/* mirroredImage */.o)(occurrence.image, mirrors), digest }];
    });
}
function imageAdvisoryCollector(sources) {
    const attachedPackages = (0,memoize/* memoizeAsync */.T)(async (registry, repository, digest) => {
        const findSboms = sources.sbomsIn(registry);
        if (findSboms === undefined)
            return { packages: [], gaps: [] };
        const attached = await findSboms(repository, digest, sbom/* inspectSbom */.y);
        return packagesIn(attached, `${registry}/${repository}@${digest}`);
    });
    const scannerMatches = (0,memoize/* memoizeAsync */.T)(async (repository, digest, subject) => {
        try {
            return await sources.scanned(repository, digest);
        }
        catch (error) {
            return (0,failure/* gapFrom */.rK)(error, subject());
        }
    }, (repository, digest) => `${repository}@${digest}`);
    return {
        async packagesOf({ occurrence: { at, image }, origin, digest }) {
            const { packages, gaps } = await attachedPackages(origin.registry, origin.repository, digest);
            return { packages: packages.map((use) => ({ ...use, at, image })), gaps };
        },
        async vulnerabilitiesOf({ occurrence: { at, image }, origin, digest }) {
            if (sources.sbomsIn(origin.registry) === undefined)
                return { vulnerabilities: [], gaps: [] };
            const subject = () => (0,messages/* scannerReportOf */.Ot)(`${(0,model_image/* imageName */.tO)(origin)}@${digest}`);
            const matches = await scannerMatches(origin.repository, digest, subject);
            if ('cause' in matches)
                return { vulnerabilities: [], gaps: [matches] };
            return { vulnerabilities: matches.map((match) => ({ ...match, at, image })), gaps: [] };
        },
    };
}
function packagesIn(attached, name) {
    if ('cause' in attached)
        return { packages: [], gaps: [attached] };
    const packages = new Map();
    const gaps = attached.missing.map((platform) => ({
        cause: 'no-sbom',
        subject: name,
        message: (0,messages/* noAttachedSbom */.$A)(platform === name ? undefined : platform),
    }));
    for (const { digest, platform, ofIndex, text } of attached.documents) {
        const { components, problems, empty } = (0,sbom/* parseSbom */.r)({ path: digest, text });
        if (ofIndex && empty)
            continue;
        for (const { message } of problems)
            gaps.push({ cause: 'unreadable-file', subject: `SBOM ${digest} of ${name}`, message });
        for (const { name: packageName, version, type, origins } of components) {
            const key = JSON.stringify([packageName, version, type, origins]);
            const platforms = [
                ...(packages.get(key)?.platforms ?? []),
                ...(platform === undefined ? [] : [platform]),
            ];
            packages.set(key, {
                name: packageName,
                ...(0,compact/* compact */.o)({ version, type }),
                origins,
                platforms: [...new Set(platforms)],
            });
        }
    }
    return { packages: [...packages.values()], gaps };
}

;// CONCATENATED MODULE: ./lib/advisories/collect.js



function createAdvisoryCollector(sources, files, options) {
    const { artifacts, sbom, sbomFromRegistry, vulnerabilityReports, registries } = options;
    const requested = artifacts.length + sbom.length > 0 || sbomFromRegistry || vulnerabilityReports;
    if (!requested || 'cause' in sources) {
        const gaps = requested && 'cause' in sources ? [sources] : [];
        return async () => ({
            advice: { advisories: [], packages: [], vulnerabilities: [] },
            files: new Map(),
            gaps,
            asked: 'cause' in sources ? artifacts.map(() => sources.cause) : [],
        });
    }
    const images = imageAdvisoryCollector(sources);
    const advisoriesFor = advisoryLookup(sources);
    let local;
    return async (occurrences, facts) => {
        local ??= localSboms(files, sbom);
        const pulled = pulledImages(occurrences, facts, registries);
        const [fromFiles, attached, scanned] = await Promise.all([
            local,
            Promise.all(sbomFromRegistry ? pulled.map(images.packagesOf) : []),
            Promise.all(vulnerabilityReports ? pulled.map(images.vulnerabilitiesOf) : []),
        ]);
        const named = artifacts.map((name) => ({ name, origins: [] }));
        const packages = [...named, ...fromFiles.packages, ...attached.flatMap((image) => image.packages)];
        const { advisories, gaps, asked } = await advisoriesFor(packages);
        const sourceGaps = [...fromFiles.gaps, ...[...attached, ...scanned].flatMap((image) => image.gaps)];
        return {
            advice: { advisories, packages, vulnerabilities: scanned.flatMap((image) => image.vulnerabilities) },
            files: fromFiles.files,
            gaps: [...sourceGaps, ...gaps],
            asked: [...asked, ...sourceGaps.map(({ cause }) => cause)],
        };
    };
}
function advisoryLookup(sources) {
    const outcomes = new Map();
    const advisories = new Map();
    const gaps = [];
    return async (packages) => {
        const names = new Set(packages.flatMap(({ name, origins }) => [name, ...origins]));
        const newNames = [...names].filter((name) => !outcomes.has(name)).sort();
        for (const name of newNames)
            outcomes.set(name, undefined);
        if (newNames.length > 0) {
            const answer = await sources.advisories(newNames);
            for (const advisory of answer.advisories)
                advisories.set(advisory.uid, advisory);
            for (const [name, cause] of answer.unanswered)
                outcomes.set(name, cause);
            (0,append/* append */.B)(gaps, answer.gaps);
        }
        return { advisories: [...advisories.values()], gaps: [...gaps], asked: [...outcomes.values()] };
    };
}

// EXTERNAL MODULE: ./lib/checks/apply-policy.js + 2 modules
var apply_policy = __webpack_require__(89892);
// EXTERNAL MODULE: ./lib/checks/overrides.js
var overrides = __webpack_require__(27272);
;// CONCATENATED MODULE: ./lib/model/gaps.js
function* distinctGaps(gaps) {
    const known = new Map();
    const distinct = [];
    for (const gap of gaps) {
        yield;
        const byMessage = known.get(gap.cause) ?? new Map();
        known.set(gap.cause, byMessage);
        const subjects = byMessage.get(gap.message) ?? new Set();
        byMessage.set(gap.message, subjects);
        if (subjects.has(gap.subject))
            continue;
        subjects.add(gap.subject);
        distinct.push(gap);
    }
    return distinct;
}

// EXTERNAL MODULE: ./lib/model/steps.js
var steps = __webpack_require__(54566);
// EXTERNAL MODULE: ./lib/report/coverage.js
var coverage = __webpack_require__(7130);
;// CONCATENATED MODULE: ./lib/resolve/by-tag.js


function tagKey(image) {
    return (0,model_image/* imageName */.tO)({ ...image, tag: image.tag ?? model_image/* impliedTag */.RW });
}
function* groupsByTag(images, mirrors) {
    const groups = new Map();
    for (const occurrence of images) {
        const image = (0,model_mirror/* mirroredImage */.o)(occurrence.image, mirrors);
        const key = tagKey(image);
        const group = groups.get(key) ?? { occurrences: [], pins: new Set() };
        groups.set(key, group);
        group.occurrences.push(occurrence);
        if (image.digest !== undefined)
            group.pins.add(image.digest);
        yield;
    }
    return [...groups.values()].map(({ occurrences, pins }) => ({ occurrences, pins: [...pins] }));
}

// EXTERNAL MODULE: ./lib/resolve/messages.js
var resolve_messages = __webpack_require__(33578);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/resolve/catalogue.js
var resolve_catalogue = __webpack_require__(33909);
// EXTERNAL MODULE: ./lib/history/joined.js
var joined = __webpack_require__(53503);
// EXTERNAL MODULE: ./lib/resolve/history-reading.js
var history_reading = __webpack_require__(5161);
;// CONCATENATED MODULE: ./lib/resolve/ledger-against-platform.js



function heldAgainstLedger(image, { fact, gaps }, known, observed, at) {
    const others = observed.length === 0 ? [] : [(0,history_reading/* ledgerReading */.Ij)(observed, at)];
    const joint = (0,joined/* provedAlone */.M_)(fact, image.digest, (0,history_reading/* platformReading */.ON)(image, known, at), others, at);
    if (joint.contradiction === undefined)
        return { fact: joint.fact, gaps };
    const { message } = joint.contradiction;
    const contradicted = { cause: 'contradiction', subject: (0,model_image/* imageName */.tO)(image), message };
    return {
        fact: joint.fact,
        gaps: [contradicted, ...gaps.filter(({ cause }) => cause !== 'history-incomplete')],
    };
}

// EXTERNAL MODULE: ./lib/resolve/one-platform.js
var one_platform = __webpack_require__(60778);
;// CONCATENATED MODULE: ./lib/resolve/resolution.js
function unresolvedImage(gap) {
    return { fact: { status: 'unknown', cause: gap.cause, message: gap.message }, gaps: [gap] };
}
function withoutProof({ fact, gaps }, gap) {
    const { cause, message } = gap;
    const isOpen = fact.status === 'unknown' && gaps.length === 0;
    return { fact: isOpen ? { ...fact, cause, message } : fact, gaps: [gap, ...gaps] };
}
function missingFact({ cause }) {
    if (cause === 'missing-tag')
        return { status: 'missing', what: 'tag' };
    return cause === 'missing-repository' ? { status: 'missing', what: 'repository' } : undefined;
}
function withRecoveredTag(resolution, tag) {
    const { fact } = resolution;
    if (fact.status === 'unknown' || fact.status === 'missing')
        return resolution;
    return { ...resolution, fact: { ...fact, recoveredTag: tag } };
}

// EXTERNAL MODULE: ./lib/history/intervals.js
var intervals = __webpack_require__(74682);
// EXTERNAL MODULE: ./lib/history/timeline.js
var history_timeline = __webpack_require__(72881);
;// CONCATENATED MODULE: ./lib/history/packed.js


const prefix = 'sha256:';
const digestBytes = 32;
function packed(known) {
    const { records, coverage, gaps, beginsWithRecord, isWholeFor } = known;
    const held = {};
    keepOpen(held, known);
    return {
        get timeline() {
            return opened(held).timeline;
        },
        records,
        get history() {
            return opened(held).history;
        },
        coverage,
        gaps,
        ...(beginsWithRecord === undefined ? {} : { beginsWithRecord }),
        ...(isWholeFor === undefined ? {} : { isWholeFor }),
    };
}
const latest = new Set();
const maxOpen = 20_000;
let openRecords = 0;
function opened(held) {
    if (held.open !== undefined)
        return held.open;
    const history = held.packed === undefined ? [] : recordsOf(held.packed);
    const open = { history, timeline: (0,history_timeline/* timelineOf */.hf)(history) };
    keepOpen(held, open);
    return open;
}
function keepOpen(held, open) {
    held.open = open;
    latest.add(held);
    openRecords += open.history.length;
    for (const oldest of latest) {
        if (openRecords <= maxOpen || oldest === held)
            break;
        packed_close(oldest);
    }
}
function packed_close(held) {
    const history = held.open?.history ?? [];
    latest.delete(held);
    openRecords -= history.length;
    if (held.packed === undefined && !history.every(({ digest }) => (0,model_image/* isDigest */.Bc)(digest)))
        return;
    held.packed ??= packRecords(history);
    held.open = undefined;
}
function packRecords(records) {
    const leftOut = new Map();
    for (const [index, record] of records.entries())
        if (record.leftOut !== undefined)
            leftOut.set(index, record.leftOut);
    return {
        instants: Float64Array.from(records, ({ at }) => at),
        digests: packDigests(records.map(({ digest }) => digest)),
        leftOut,
    };
}
function recordsOf({ instants, digests, leftOut }) {
    return Array.from(instants, (at, index) => {
        const digest = digestAt(digests, index);
        const before = leftOut.get(index);
        return before === undefined ? { at, digest } : { at, digest, leftOut: before };
    });
}
function packedSet(digests) {
    const known = packDigests([...digests]);
    return (digest) => {
        const wanted = packDigests([digest]);
        for (let at = known.indexOf(wanted); at >= 0; at = known.indexOf(wanted, at + 1))
            if (at % digestBytes === 0)
                return true;
        return false;
    };
}
function packDigests(digests) {
    const bytes = Buffer.alloc(digests.length * digestBytes);
    for (const [index, digest] of digests.entries())
        bytes.write(digest.slice(prefix.length), index * digestBytes, digestBytes, 'hex');
    return bytes;
}
function digestAt(digests, index) {
    return `${prefix}${digests.toString('hex', index * digestBytes, (index + 1) * digestBytes)}`;
}

// EXTERNAL MODULE: ./lib/history/pin-state.js
var pin_state = __webpack_require__(34691);
;// CONCATENATED MODULE: ./lib/history/condensed.js




const maxWhole = 500;
const keptNewest = 100;
const keptBefore = 3;
function condensed(known, isAsked, view) {
    const { history, coverage, gaps, beginsWithRecord } = known;
    if (history.length <= maxWhole)
        return known;
    const parts = coverage.map((interval) => (0,history_timeline/* timelineOf */.hf)((0,history_timeline/* recordsIn */.Q0)(history, interval)));
    const newest = new Set(parts.flatMap((part) => newestIn(part, view)));
    const kept = [
        ...(0,intervals/* uncovered */.KY)(coverage).map((gap) => (0,history_timeline/* recordsIn */.Q0)(history, gap)),
        ...parts.map((part) => condensed_recordsOf(part, (digest) => newest.has(digest) || isAsked(digest))),
    ];
    const records = (0,history_timeline/* orderRecords */.t7)(withSharedTexts(kept.flat()));
    return {
        timeline: (0,history_timeline/* timelineOf */.hf)(records),
        records: known.records,
        history: records,
        ...{ coverage, gaps, isWholeFor: oneOf(packedSet(newest), isAsked) },
        ...(beginsWithRecord === undefined ? {} : { beginsWithRecord }),
    };
}
function oneOf(isNewest, isAsked) {
    return (digest) => isAsked(digest) || isNewest(digest);
}
function withSharedTexts(records) {
    const texts = new Map();
    return records.map(({ at, digest: own, leftOut }) => {
        const digest = texts.get(own) ?? own;
        texts.set(digest, digest);
        return leftOut === undefined ? { at, digest } : { at, digest, leftOut };
    });
}
function newestIn(part, view) {
    return [intervals/* allTime */.Rw.to, (0,pin_state/* cutoffOf */.Ru)(view)].flatMap((end) => {
        const found = new Set();
        let number = 0;
        for (let index = part.length - 1; index >= 0; index -= 1) {
            const interval = part[index];
            if (interval === undefined || interval.since > end)
                continue;
            if (number >= keptNewest && found.size >= keptNewest)
                break;
            found.add(interval.digest);
            number += 1;
        }
        return [...found];
    });
}
function condensed_recordsOf(part, isKept) {
    const { instants, returning } = lookedAt(part, isKept);
    const records = [];
    let leftOut;
    for (const { digest, since } of part) {
        if (instants.has(since)) {
            records.push({ at: since, digest, ...(leftOut === undefined ? {} : { leftOut }) });
            leftOut = undefined;
        }
        else {
            const { intervals = 0, areElsewhere = false } = leftOut ?? {};
            leftOut = { intervals: intervals + 1, areElsewhere: areElsewhere || returning.has(digest) };
        }
    }
    return records;
}
function lookedAt(part, isKept) {
    const instants = new Set([part[0]?.since]);
    const later = new Set();
    const returning = new Set();
    for (let index = part.length - 1; index >= 0; index -= 1) {
        const interval = part[index];
        if (interval === undefined)
            continue;
        const { digest, since, until } = interval;
        const isLast = !later.has(digest);
        if (isLast)
            later.add(digest);
        else
            returning.add(digest);
        if (!isKept(digest))
            continue;
        instants.add(since).add(until);
        if (!isLast)
            continue;
        for (const before of part.slice(Math.max(0, index - keptBefore), index))
            instants.add(before.since);
    }
    return { instants, returning };
}

// EXTERNAL MODULE: ./lib/history/prove.js
var prove = __webpack_require__(44110);
// EXTERNAL MODULE: ./lib/history/reader.js
var reader = __webpack_require__(425);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
// EXTERNAL MODULE: ./lib/resolve/successor.js
var successor = __webpack_require__(79794);
;// CONCATENATED MODULE: ./lib/resolve/end-of-life.js





function withPlatformEnd(image, listed, end, tags) {
    if (end === undefined)
        return { endOfLife: listed };
    if (listed.deprecated) {
        const date = 'cause' in end ? { unknown: end.message } : end.date;
        return { endOfLife: { ...listed, ...(0,compact/* compact */.o)({ date }) } };
    }
    if ('cause' in end)
        return { endOfLife: listed, unread: end };
    const { date: text, grace } = end;
    if (text === undefined && grace === undefined)
        return { endOfLife: listed };
    const date = text === undefined ? undefined : dayOf(text);
    if (text !== undefined && date === undefined)
        return {
            endOfLife: listed,
            unread: { cause: 'bad-answer', subject: (0,model_image/* imageName */.tO)(image), message: (0,resolve_messages/* endOfLifeUnreadable */.W9)(text) },
        };
    const successors = tags === undefined || 'cause' in tags ? undefined : (0,successor/* successorsOf */.L)(image.tag, tags);
    return { endOfLife: { ...listed, announced: (0,compact/* compact */.o)({ date, grace }), ...(0,compact/* compact */.o)({ successors }) } };
}
function dayOf(text) {
    const day = text.slice(0, 10);
    return /^.{10}(?:$|T)/.test(text) && (0,time/* isDay */.N)(day) ? Date.parse(day) : undefined;
}

// EXTERNAL MODULE: ./lib/resolve/named-tags.js
var named_tags = __webpack_require__(48791);
;// CONCATENATED MODULE: ./lib/resolve/list-and-history.js





const maxListAgeMs = 3_600_000;
function listedDigest(tags, tag) {
    if (tags === undefined || 'cause' in tags)
        return undefined;
    const [digest, ...others] = new Set((0,named_tags/* tagsNamed */.z)(tags, tag).map(({ digest }) => digest));
    return others.length > 0 ? undefined : digest;
}
function contradictionOf(image, listed, whole, now) {
    const known = (0,intervals/* intervalAt */.pm)(whole.coverage, intervals/* allTime */.Rw.to);
    if (listed === undefined || known === undefined)
        return undefined;
    const isAll = known.from === intervals/* allTime */.Rw.from;
    const timeline = isAll ? whole.timeline : (0,history_timeline/* timelineOf */.hf)((0,history_timeline/* recordsIn */.Q0)(whole.history, known));
    const newest = timeline.at(-1);
    if (newest === undefined)
        return undefined;
    const since = now - maxListAgeMs;
    const recent = timeline.filter(({ until }) => until === undefined || until >= since);
    if (recent.some(({ digest }) => digest === listed))
        return undefined;
    const isWholeHour = isAll || recent.some((interval) => interval.since <= since);
    if (!isWholeHour)
        return undefined;
    return {
        cause: 'contradiction',
        subject: (0,model_image/* imageName */.tO)(image),
        message: (0,resolve_messages/* listContradictsHistory */.Xm)(listed, newest.digest),
    };
}

;// CONCATENATED MODULE: ./lib/resolve/tag-history.js

function tagHistoryOf({ registry, repository, tag }, known, evidence) {
    const { gaps, coverage } = known;
    const complete = gaps.length === 0 && (evidence === undefined || evidence.strength === 'complete');
    return {
        registry,
        repository,
        tag,
        complete,
        ...(0,compact/* compact */.o)({ known: complete ? undefined : coverage, evidence }),
        get intervals() {
            return known.timeline;
        },
    };
}

;// CONCATENATED MODULE: ./lib/resolve/tag.js














const maxShortPages = 3;
async function lookUpTag(image, digests, options) {
    const { catalogue, announcesEnd } = options;
    const askForEnd = () => catalogue.endOfLife(image.repository, image.tag);
    const list = catalogue.listTags(image.repository);
    const [history, tags, announced] = await Promise.all([
        readTag(image, digests, list, options),
        list,
        announcesEnd ? askForEnd() : undefined,
    ]);
    const endOfLife = (0,resolve_catalogue/* endOfLifeIn */.i)(tags, image);
    const read = { history, ...('cause' in history ? {} : { shown: tagHistoryOf(image, history) }) };
    if (endOfLife === undefined || 'cause' in endOfLife)
        return { ...read, tags, endOfLife };
    const end = endOfLife.deprecated && !announcesEnd ? await askForEnd() : announced;
    return { ...read, tags, ...withPlatformEnd(image, endOfLife, end, tags) };
}
async function readTag(image, digests, list, { sources, historyLimit, view, turns, isAsked }) {
    const ask = sources.history(image.repository, image.tag, { digests, isAsked, view, newest: keptNewest });
    const turn = [await turns.enterHistory()];
    let pages = 0;
    const request = async (window) => {
        pages += 1;
        if (pages === maxShortPages + 1)
            turn.push(await turns.enterLongHistory());
        return ask(window);
    };
    const read = () => (0,reader/* readHistory */.L)({ request, limit: historyLimit, now: view.now, ...(0,prove/* readPlanFor */.Nk)(digests, view) }).catch((error) => (0,failure/* gapFrom */.rK)(error, (0,model_image/* imageName */.tO)(image)));
    try {
        const first = await read();
        const listed = listedDigest(await list, image.tag);
        const contradicts = (known) => 'cause' in known ? undefined : contradictionOf(image, listed, known, view.now);
        const last = contradicts(first) === undefined ? first : await read();
        const history = contradicts(last) ?? last;
        return 'cause' in history ? history : packed(condensed(history, isAsked, view));
    }
    finally {
        for (const leave of turn)
            leave();
    }
}
function judgePin(image, lookup, view) {
    const { history, endOfLife, unread } = lookup;
    const listGaps = endOfLife !== undefined && 'cause' in endOfLife ? [endOfLife] : [unread ?? []].flat();
    const listed = endOfLife === undefined || 'cause' in endOfLife ? undefined : endOfLife;
    if ('cause' in history)
        return missingTag(image, history, lookup.tags) ?? factWithoutHistory(history, listed);
    const fact = (0,prove/* proveDigest */.vx)(image.digest, history, listed, view);
    if (fact.status !== 'unknown')
        return { fact, gaps: listGaps };
    const { cause, message } = fact;
    return { fact, gaps: [{ cause, subject: (0,model_image/* imageName */.tO)(image), message }, ...listGaps] };
}
const agrees = new Set(['no-credential', 'contradiction']);
function missingTag(image, failed, tags) {
    const fact = missingFact(failed);
    if (fact === undefined)
        return undefined;
    if (tags === undefined)
        return { fact, gaps: [] };
    if ('cause' in tags)
        return { fact, gaps: agrees.has(tags.cause) ? [] : [tags] };
    if ((0,named_tags/* tagsNamed */.z)(tags, image.tag ?? '').length === 0)
        return { fact, gaps: [] };
    const contradiction = { cause: 'contradiction', message: (0,resolve_messages/* listedButMissing */.tg)(failed.message) };
    return {
        fact: { status: 'unknown', ...contradiction },
        gaps: [{ subject: failed.subject, ...contradiction }],
    };
}
function factWithoutHistory(failed, listed) {
    const { cause, message } = failed;
    const endOfLife = cause === 'denied' ? undefined : listed;
    return { fact: { status: 'unknown', cause, message, ...(0,compact/* compact */.o)({ endOfLife }) }, gaps: [failed] };
}

;// CONCATENATED MODULE: ./lib/resolve/tag-lookups.js



function createTagLookups({ firstSeen, askedNow, ...options }) {
    const lookUpNow = (image, digests) => lookUpTag(image, digests, { ...options, isAsked: isAskedOf(image, askedNow(), firstSeen) });
    const isWhole = wholeness();
    const lookUpFirst = (0,memoize/* memoizeAsync */.T)(lookUpNow, (image) => (0,model_image/* imageName */.tO)(image));
    const lookUpAgain = (0,memoize/* memoizeAsync */.T)(lookUpNow, (image, digests) => JSON.stringify([(0,model_image/* imageName */.tO)(image), digests]));
    return async (image, digests) => {
        const first = await lookUpFirst(image, digests);
        const { history } = first;
        return 'cause' in history || isWhole(history, digests) ? first : lookUpAgain(image, digests);
    };
}
function wholeness() {
    const found = new WeakMap();
    return (history, digests) => {
        const lists = found.get(history) ?? new WeakSet();
        if (lists.has(digests))
            return true;
        const isWhole = digests.every((one) => history.isWholeFor?.(one) !== false);
        if (isWhole)
            found.set(history, lists.add(digests));
        return isWhole;
    };
}
function isAskedOf(image, isAsked, firstSeen) {
    const observed = new Set((firstSeen?.get((0,model_image/* imageName */.tO)(image)) ?? []).map(({ digest }) => digest));
    return observed.size === 0 ? isAsked : (digest) => isAsked(digest) || observed.has(digest);
}

// EXTERNAL MODULE: ./lib/history/candidates.js
var history_candidates = __webpack_require__(56360);
// EXTERNAL MODULE: ./lib/history/timeline-index.js
var timeline_index = __webpack_require__(4644);
// EXTERNAL MODULE: ./lib/model/pull-policy.js
var pull_policy = __webpack_require__(82229);
;// CONCATENATED MODULE: ./lib/resolve/policy-decisions.js



function completedDecision({ policyUid, bindingUid, ...result }, bindings, overrides) {
    const ofBinding = bindings.find(({ uid }) => uid === bindingUid)?.parameters;
    const isStated = Object.keys(result.parameters).length > 0;
    const override = overrides.find((one) => one.policyUid === policyUid);
    return {
        ...result,
        parameters: isStated ? result.parameters : (ofBinding ?? {}),
        ...(0,compact/* compact */.o)({ override: override && reasonOf(override) }),
    };
}
function reasonOf({ reason, createdBy, createdAt }) {
    return { reason, ...(0,compact/* compact */.o)({ createdBy, createdAt }) };
}
const defaultDays = 7;
function coolDownOf({ policy, parameters }) {
    if (policy !== 'cooldown')
        return undefined;
    const days = parameters.days === undefined ? defaultDays : Number(parameters.days);
    return Number.isInteger(days) && days >= 1 && days <= 365 ? days * time/* dayMs */.LP : undefined;
}
async function withMoment(result, builtAt) {
    const coolDown = result.result === 'denied' ? coolDownOf(result) : undefined;
    if (coolDown === undefined)
        return result;
    const built = await builtAt().catch((error) => {
        if (error instanceof failure/* Failure */.HR)
            return undefined;
        throw error;
    });
    return built === undefined ? result : { ...result, allowedFrom: { at: built + coolDown, builtAt: built } };
}
function withLatestMoment(answer, since) {
    if (since === undefined)
        return answer;
    const results = answer.results.map((result) => {
        const coolDown = result.result === 'denied' ? coolDownOf(result) : undefined;
        if (coolDown === undefined || result.allowedFrom !== undefined)
            return result;
        return { ...result, allowedFrom: { at: since + coolDown } };
    });
    return { ...answer, results };
}

;// CONCATENATED MODULE: ./lib/resolve/tag-policies.js






async function policiesOfTag({ repository }, known, view, book) {
    if ('cause' in known)
        return { answers: [], view };
    const candidates = (0,history_candidates/* candidatesOf */.kW)(known, view);
    const answers = await (0,history_candidates/* answersBack */.ve)(candidates, async ({ digest, since }) => {
        const answer = await book.answer(repository, digest);
        return answer && withLatestMoment(answer, since);
    });
    const newest = (0,history_candidates/* allowedUpTo */.LQ)(candidates, answers);
    return { answers, view: newest === undefined ? view : { ...view, allowedUpTo: newest } };
}
async function withPolicies(resolution, image, known, newest, book) {
    const { fact } = resolution;
    if (fact.status === 'missing')
        return resolution;
    const index = fact.status === 'one-platform' ? fact.indexDigest : undefined;
    const digests = [image.digest, index].filter((digest) => newest.every((answer) => answer.digest !== digest));
    const asked = [...new Set(digests)].map((digest) => policiesOfDigest(image, digest, known, book));
    const others = (await Promise.all(asked)).flat();
    if (newest.length + others.length === 0)
        return resolution;
    const gaps = policyGaps(image, [...newest, ...others]);
    return { ...resolution, policies: { newest, others }, gaps: [...resolution.gaps, ...gaps] };
}
async function policiesOfDigest({ repository }, digest, known, book) {
    const answer = digest === undefined ? undefined : await book.answer(repository, digest);
    if (answer === undefined || digest === undefined)
        return [];
    const timeline = 'cause' in known ? [] : known.timeline;
    return [withLatestMoment(answer, timeline[(0,timeline_index/* lastIndexWith */.pb)(timeline, digest)]?.since)];
}
function policyGaps(image, answers) {
    return answers.flatMap((answer) => {
        if ((0,pull_policy/* pullVerdict */.Hk)(answer) !== 'unknown')
            return [];
        if (answer.unknown !== undefined)
            return [answer.unknown];
        const failed = answer.results.filter(({ mode, result }) => mode === 'enforced' && result === 'error');
        const message = (0,resolve_messages/* policyFailed */.o)(answer.digest, failed);
        return [{ cause: 'pull-policy', subject: (0,model_image/* imageName */.tO)(image), message }];
    });
}

;// CONCATENATED MODULE: ./lib/resolve/platform.js













function createPlatformResolver({ sources, historyLimit, view, announcesEnd, book, turns, askedNow, firstSeen, ...scope }) {
    const catalogue = (0,resolve_catalogue/* createTagCatalogue */.s)(sources, scope);
    const childrenOf = (0,memoize/* memoizeAsync */.T)(sources.children);
    const lookUp = createTagLookups({
        ...{ sources, catalogue, historyLimit, view, announcesEnd, turns, askedNow, firstSeen },
    });
    const findAllowed = (0,memoize/* memoizeAsync */.T)((image, history) => policiesOfTag(image, history, view, book), (image) => (0,model_image/* imageName */.tO)(image));
    async function resolveTag(image, digests) {
        const tag = await lookUp(image, digests);
        const { answers, view: allowed } = await findAllowed(image, tag.history);
        return withPolicies(await proveTag(image, tag, allowed), image, tag.history, answers, book);
    }
    async function proveTag(image, tag, at) {
        const { history } = tag;
        const judged = judgePin(image, tag, at);
        if ('cause' in history)
            return judged;
        const resolution = { ...judged, ...(0,compact/* compact */.o)({ history: tag.shown }) };
        const { digest } = image;
        const observed = firstSeen?.get((0,model_image/* imageName */.tO)(image)) ?? [];
        const held = (fact) => ({
            ...resolution,
            ...heldAgainstLedger(image, { ...judged, fact }, history, observed, at),
        });
        if (judged.fact.status !== 'not-in-history' || digest === undefined)
            return held(judged.fact);
        try {
            const children = (index) => childrenOf(image.repository, index);
            return held(await (0,one_platform/* onePlatformFact */.q)(judged.fact, digest, history, at, children));
        }
        catch (error) {
            return { ...resolution, ...unresolvedImage((0,failure/* gapFrom */.rK)(error, (0,model_image/* imageName */.tO)(image))) };
        }
    }
    async function resolveBareDigest(image, digest, digests) {
        const subject = `${(0,model_image/* imageName */.tO)(image)}@${digest}`;
        const tags = await catalogue.listTags(image.repository);
        const unresolved = (gap) => withPolicies(unresolvedImage(gap), image, gap, [], book);
        if (tags !== undefined && 'cause' in tags)
            return unresolved({ ...tags, subject });
        const tag = await tagOfDigest(digest, tags ?? [{ name: model_image/* impliedTag */.RW, deprecated: false }], async (name) => {
            const { history } = await lookUp({ ...image, tag: name }, name === model_image/* impliedTag */.RW ? digests : [digest]);
            return 'cause' in history ? undefined : history;
        });
        if (tag === undefined)
            return unresolved({ cause: 'no-tag', subject, message: resolve_messages/* noTagHadDigest */.LY });
        return withRecoveredTag(await resolveTag({ ...image, tag }, digests), tag);
    }
    return (image, digests) => {
        const { tag, digest, repository } = image;
        if (digest === undefined)
            book.open();
        else
            void book.answer(repository, digest);
        if (tag === undefined && digest !== undefined)
            return resolveBareDigest(image, digest, digests);
        return resolveTag({ ...image, tag: tag ?? model_image/* impliedTag */.RW }, digests);
    };
}
const maxHistories = 50;
async function tagOfDigest(digest, tags, historyOf) {
    const ranked = [...tags].sort((a, b) => searchRank(a) - searchRank(b) || (0,model_text/* compareText */.n6)(a.name, b.name));
    const hadDigest = (known) => known?.timeline.some((interval) => interval.digest === digest);
    const [first] = ranked;
    if (first?.name === model_image/* impliedTag */.RW && hadDigest(await historyOf(model_image/* impliedTag */.RW)))
        return model_image/* impliedTag */.RW;
    const listed = ranked.find((tag) => tag.digest === digest);
    if (listed !== undefined)
        return listed.name;
    const searched = ranked.slice(0, maxHistories);
    const histories = await Promise.all(searched.map(({ name }) => historyOf(name)));
    return searched.find((_, index) => hadDigest(histories[index]))?.name;
}
function searchRank({ name, deprecated }) {
    return (name === model_image/* impliedTag */.RW ? 0 : 1) + (deprecated ? 2 : 0);
}

// EXTERNAL MODULE: ./lib/model/repository.js
var model_repository = __webpack_require__(46425);
;// CONCATENATED MODULE: ./lib/resolve/pull-policies.js






function createPolicyBook(sources, scope) {
    const { pullPolicies: service } = sources;
    if (service === undefined)
        return { open: () => undefined, answer: async () => undefined };
    const bindings = (0,memoize/* memoizeAsync */.T)(() => read(service.bindings, subjectOfAll));
    const check = checkOf(service);
    return {
        open: () => void bindings(),
        answer: (0,memoize/* memoizeAsync */.T)(async (path, digest) => {
            const bound = await bindings();
            if (bound === undefined)
                return undefined;
            if ('cause' in bound)
                return unanswered(digest, bound, (0,resolve_messages/* policiesUnread */.yQ)(bound.message), isHarmless(bound, service));
            if (bound.length === 0)
                return undefined;
            const repository = await (0,model_repository/* findRepository */.W)(sources, scope, path);
            if (repository === undefined || 'cause' in repository)
                return undefined;
            const applying = bound.filter(({ uid }) => isAbove(uid, repository));
            return applying.length === 0 ? undefined : check(path, repository, digest, applying);
        }),
    };
}
function isHarmless({ cause }, { isApart = false }) {
    return cause === 'denied' || (isApart && (cause === 'unreachable' || cause === 'timeout'));
}
const subjectOfAll = 'pull policies';
function checkOf(service) {
    const overrides = (0,memoize/* memoizeAsync */.T)(() => read(service.overrides, subjectOfAll));
    let refusal;
    return async (path, repository, digest, bindings) => {
        const subject = `${path}@${(0,model_text/* shortDigest */.VK)(digest)}`;
        const [results, lifted] = await Promise.all([
            refusal ?? read(() => service.check(repository, digest), subject),
            overrides(),
        ]);
        if ('cause' in results) {
            if (results.cause === 'denied')
                refusal = { ...results, subject: subjectOfAll };
            const isDryRun = bindings.every(({ mode }) => mode === 'dry-run');
            return unanswered(digest, refusal ?? results, (0,resolve_messages/* policyUnanswered */.Dw)(results.message), isDryRun);
        }
        if ('cause' in lifted) {
            const denial = results.find(({ mode, result }) => mode === 'enforced' && result === 'denied');
            if (denial !== undefined)
                return unanswered(digest, { ...lifted, subject }, (0,resolve_messages/* overridesUnread */.Tn)(denial.policy, lifted.message));
        }
        const known = 'cause' in lifted ? [] : lifted.filter((one) => one.digest === digest && isAbove(one.uid, repository));
        const completed = results.map((result) => completedDecision(result, bindings, known));
        const builtAt = (0,memoize/* memoizeAsync */.T)(() => service.builtAt(repository, digest));
        return { digest, results: await Promise.all(completed.map((result) => withMoment(result, builtAt))) };
    };
}
async function read(request, subject) {
    try {
        return await request();
    }
    catch (error) {
        return (0,failure/* gapFrom */.rK)(error, subject);
    }
}
function unanswered(digest, gap, message, failsNothing = false) {
    return { digest, results: [], unknown: { ...gap, message }, ...(failsNothing ? { isHarmless: true } : {}) };
}
function isAbove(uid, repository) {
    const parent = uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
    return parent === '' || repository.uid === parent || repository.uid.startsWith(`${parent}/`);
}

// EXTERNAL MODULE: ./lib/model/turns.js
var turns = __webpack_require__(79557);
;// CONCATENATED MODULE: ./lib/resolve/reading-turns.js

const maxTags = 256;
const reading_turns_maxHistories = 64;
const maxLongHistories = 12;
function readingTurns() {
    return {
        enterHistory: (0,turns/* turnsOf */.o)(reading_turns_maxHistories).enter,
        enterLongHistory: (0,turns/* turnsOf */.o)(maxLongHistories).enter,
    };
}

// EXTERNAL MODULE: ./lib/resolve/registry-facts.js
var registry_facts = __webpack_require__(65203);
// EXTERNAL MODULE: ./lib/history/strengths.js
var strengths = __webpack_require__(95330);
;// CONCATENATED MODULE: ./lib/resolve/pin-successor.js



const maxTried = 20;
async function successorOfPin(pin, current, readings, view, exists) {
    const proof = (0,joined/* proveJoined */._U)(pin, current, readings, view);
    if (proof.contradiction !== undefined)
        return undefined;
    for (const reading of proof.readings) {
        for (const { digest, since } of laterThan(pin, reading, view))
            if (digest === current || (await exists(digest)))
                return { digest, since, source: reading.source.title };
    }
    return undefined;
}
function laterThan(pin, { known }, view) {
    const timeline = known?.timeline ?? [];
    const last = (0,timeline_index/* lastIndexWith */.pb)(timeline, pin);
    if (last < 0)
        return [];
    const cutoff = (0,pin_state/* cutoffOf */.Ru)(view);
    const later = [];
    for (let index = last + 1; index < timeline.length && later.length < maxTried; index += 1) {
        const interval = timeline[index];
        if (interval !== undefined && interval.digest !== pin && interval.since <= cutoff)
            later.push(interval);
    }
    return later;
}

// EXTERNAL MODULE: ./lib/model/version-tag.js
var version_tag = __webpack_require__(77920);
;// CONCATENATED MODULE: ./lib/resolve/vanishing.js





function withVanishing(fact, pin, readings) {
    if (pin === undefined || (fact.status !== 'superseded' && fact.status !== 'current'))
        return fact;
    for (const reading of readings) {
        const vanishes = vanishingOf(fact, pin, reading);
        if (vanishes !== undefined)
            return { ...fact, vanishes };
    }
    return fact;
}
function vanishingOf(fact, pin, { answer, known }) {
    const { keepsUntaggedMs: keptMs, otherTags, expiresAt } = answer;
    if (keptMs === undefined || otherTags === undefined || known === undefined)
        return undefined;
    const isOwn = (0,timeline_index/* lastIndexWith */.pb)(known.history, pin) >= 0;
    if (!isOwn || otherTags.some(({ digest }) => digest === pin))
        return undefined;
    const hasMoved = known.timeline.some(({ digest }) => digest !== known.timeline[0]?.digest);
    const leftAt = fact.status === 'superseded' ? leftBy(pin, known, fact.supersededAt) : expiresAt;
    if (!hasMoved && leftAt === undefined)
        return undefined;
    const siblings = otherTags.filter(({ tag, digest }) => digest === fact.currentDigest && (0,version_tag/* looksImmutable */.F)(tag));
    const [sibling] = siblings.map(({ tag }) => tag).sort(model_text/* compareText */.n6);
    return { keptMs, ...(0,compact/* compact */.o)({ from: leftAt === undefined ? undefined : leftAt + keptMs, sibling }) };
}
function leftBy(pin, { history, coverage }, supersededAt) {
    const last = (0,timeline_index/* lastIndexWith */.pb)(history, pin);
    const part = (0,intervals/* intervalAt */.pm)(coverage, history[last]?.at ?? supersededAt);
    return Math.min(supersededAt, history[last + 1]?.at ?? supersededAt, part?.to ?? supersededAt);
}

;// CONCATENATED MODULE: ./lib/resolve/vanishing-mirror.js


const maxMirrors = 3;
async function withMirror(fact, image, mirrors, manifest) {
    const { digest } = image;
    if (!('vanishes' in fact) || fact.vanishes === undefined || digest === undefined)
        return fact;
    for (const mirror of (0,model_mirror/* mirrorsOfImage */.v)(image, mirrors).slice(0, maxMirrors))
        if (await holds(mirror, digest, manifest)) {
            const name = `${mirror.registry}/${mirror.repository}`;
            return { ...fact, vanishes: { ...fact.vanishes, mirror: name } };
        }
    return fact;
}
async function holds(mirror, digest, manifest) {
    try {
        return (await manifest(mirror, digest)) !== undefined;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/resolve/registry-tag.js













function createTagProver({ registry, sources, firstSeen, mirrors }) {
    async function isPartOf(image, index, manifest) {
        return manifest !== undefined && (await registry.children(image, index))?.includes(manifest) === true;
    }
    async function isAnsweredByToday({ image, current }, manifest, view) {
        if (!sources.hasSources(image) || !(0,history_reading/* needsPast */.Sd)(image.digest, current, view))
            return true;
        return !(0,history_reading/* needsPast */.Sd)(current, current, view) && (await isPartOf(image, current, manifest));
    }
    async function readingsOf(tag, manifest, view) {
        const { image } = tag;
        const asked = (await isAnsweredByToday(tag, manifest, view)) ? [] : await sources.read(tag, view);
        if (firstSeen === undefined)
            return asked;
        return [...asked, (0,history_reading/* ledgerReading */.Ij)(firstSeen.get((0,model_image/* imageName */.tO)(image)) ?? [], view)];
    }
    async function hasTarget(image, fact, current) {
        const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
        if (target === undefined || target === current)
            return true;
        return (await registry.manifest(image, target)) !== undefined;
    }
    async function deletedFact(tag, pin, view) {
        const missing = { status: 'missing', what: 'digest' };
        const readings = await readingsOf(tag, undefined, view);
        const exists = async (digest) => (await registry.manifest(tag.image, digest)) !== undefined;
        const successor = await successorOfPin(pin, tag.current, readings, view, exists);
        return { ...missing, ...(0,compact/* compact */.o)({ successor }) };
    }
    return async (tag, view) => {
        const { image, current } = tag;
        const otherPin = image.digest === current ? undefined : image.digest;
        const found = otherPin === undefined ? undefined : await registry.manifest(image, otherPin);
        if (otherPin !== undefined && found === undefined)
            return { fact: await deletedFact(tag, otherPin, view) };
        const manifest = found?.isIndex === false ? otherPin : undefined;
        const latest = { image, current, hasLedger: firstSeen !== undefined };
        const readings = await readingsOf(tag, manifest, view);
        if (readings.length === 0)
            return { fact: (0,registry_facts/* latestOnlyFact */.YS)(latest, await isPartOf(image, current, manifest), view) };
        const proof = (0,joined/* proveJoined */._U)(image.digest, current, readings, view);
        const isOpen = proof.fact.status === 'unknown' || proof.fact.status === 'not-in-history';
        const children = async (index) => (index === manifest ? [] : registry.children(image, index));
        const part = manifest !== undefined && isOpen && proof.contradiction === undefined
            ? await partOfHistory(manifest, proof, view, children)
            : undefined;
        const { fact, judge } = part ?? proof;
        if (fact.status === 'unknown') {
            const canBePart = manifest !== undefined && proof.readings.every(({ known }) => known === undefined);
            if (canBePart && (await isPartOf(image, current, manifest)))
                return { fact: (0,registry_facts/* latestOnlyFact */.YS)(latest, true, view) };
            return { fact: proof.contradiction === undefined ? (0,registry_facts/* unsettledFact */.z9)(latest, readings, fact, view) : fact };
        }
        if (!(await hasTarget(image, fact, current)))
            return { fact: (0,registry_facts/* noHistoryFact */.El)(latest, resolve_messages/* unanswered */.bj.deletedDigest) };
        const lasting = withVanishing(fact, image.digest, proof.readings);
        return {
            fact: await withMirror(lasting, image, mirrors, registry.manifest),
            ...historyOf(image, judge, view),
        };
    };
}
async function partOfHistory(manifest, { readings }, view, children) {
    for (const judge of readings) {
        const { known } = judge;
        const target = known && (0,prove/* proveDigest */.vx)(undefined, known, undefined, view);
        if (known === undefined || target?.status !== 'unpinned')
            continue;
        const absent = { ...target, status: 'not-in-history', records: known.records, historySince: 0 };
        const fact = await (0,one_platform/* onePlatformFact */.q)(absent, manifest, known, view, children);
        if (fact.status === 'one-platform')
            return { fact: (0,joined/* provedBy */.s4)(fact, judge, view), judge };
    }
    return undefined;
}
function historyOf(image, judge, { now }) {
    if (judge?.known === undefined || judge.source.strength === 'observed')
        return {};
    return { history: tagHistoryOf(image, judge.known, (0,strengths/* evidenceOf */.X1)(judge, now)) };
}

;// CONCATENATED MODULE: ./lib/resolve/registry.js









function createRegistryResolver({ registries, firstSeen, histories, mirrors = {}, }) {
    const observedDigests = new Map();
    const registry = memoized(registries);
    const sources = (0,history_reading/* createSourceReader */.Ds)(histories);
    const prove = createTagProver({ registry, sources, mirrors, ...(0,compact/* compact */.o)({ firstSeen }) });
    async function resolveTag(image, view, pins) {
        const name = (0,model_image/* imageName */.tO)(image);
        return resolutionOf(name, async () => {
            const current = await registry.digestOf(image, image.tag);
            observedDigests.set(name, current);
            return prove({ image, current, pins }, view);
        });
    }
    async function resolveBareDigest(image, digest, view, pins) {
        const resolution = await resolutionOf(`${(0,model_image/* imageName */.tO)(image)}@${digest}`, async () => {
            if ((await registry.manifest(image, digest)) === undefined)
                return { fact: { status: 'missing', what: 'digest' } };
            return {
                fact: { status: 'unknown', cause: 'no-tag', message: (0,resolve_messages/* digestWithoutTag */.Tv)(image.registry) },
            };
        });
        if (resolution.fact.status !== 'unknown' || resolution.gaps.length > 0)
            return resolution;
        const observed = (0,registry_facts/* observedTagOf */.ij)(image, digest, firstSeen);
        const tag = observed ?? model_image/* impliedTag */.RW;
        const judged = withRecoveredTag(await resolveTag({ ...image, tag }, view, pins), tag);
        const isProved = judged.fact.status !== 'missing' && judged.fact.status !== 'unknown';
        return observed !== undefined || isProved ? judged : { ...resolution, gaps: judged.gaps };
    }
    return {
        observedDigests,
        resolve: (image, view, pins) => image.tag === undefined && image.digest !== undefined
            ? resolveBareDigest(image, image.digest, view, pins)
            : resolveTag({ ...image, tag: image.tag ?? model_image/* impliedTag */.RW }, view, pins),
    };
}
function memoized(registries) {
    const keyOf = ({ registry, repository }, reference) => JSON.stringify([registry, repository, reference]);
    return {
        digestOf: (0,memoize/* memoizeAsync */.T)((name, tag) => registries.digestOf(name, tag), keyOf),
        manifest: (0,memoize/* memoizeAsync */.T)((name, digest) => registries.manifest(name, digest), keyOf),
        children: (0,memoize/* memoizeAsync */.T)((name, digest) => registries.children(name, digest), keyOf),
    };
}
async function resolutionOf(subject, prove) {
    try {
        return { ...(await prove()), gaps: [] };
    }
    catch (error) {
        const gap = (0,failure/* gapFrom */.rK)(error, subject);
        const missing = missingFact(gap);
        return missing === undefined ? unresolvedImage(gap) : { fact: missing, gaps: [] };
    }
}

;// CONCATENATED MODULE: ./lib/resolve/release-end.js

async function withReleaseEnd(resolution, { registry, repository, tag, digest }, ask) {
    const { fact } = resolution;
    const recovered = 'recoveredTag' in fact ? fact.recoveredTag : undefined;
    const named = tag ?? recovered ?? (digest === undefined ? model_image/* impliedTag */.RW : undefined);
    if (ask === undefined || named === undefined || fact.status === 'missing')
        return resolution;
    const endOfLife = await ask({ registry, repository, tag: named });
    return endOfLife === undefined ? resolution : { ...resolution, fact: { ...fact, endOfLife } };
}

;// CONCATENATED MODULE: ./lib/resolve/index.js













function createResolver(options) {
    const { registry, sources, mirrors, view, eolWarningMs = 0 } = options;
    const announcesEnd = eolWarningMs > 0;
    const turns = readingTurns();
    const asked = new Map();
    let calls = 0;
    const askedNow = () => {
        const latest = calls;
        return (digest) => (asked.get(digest) ?? latest + 1) <= latest;
    };
    const platformResolvers = new Map();
    const registryResolver = createRegistryResolver(options);
    const service = 'cause' in sources ? sources : { sources, book: createPolicyBook(sources, options) };
    function viewAt(occurrence) {
        const minAgeMs = options.minAgeOf?.(occurrence) ?? view.minAgeMs;
        return minAgeMs === undefined ? view : { ...view, minAgeMs };
    }
    function platformResolver(at, platform) {
        const resolver = platformResolvers.get(at.minAgeMs) ??
            createPlatformResolver({ ...options, ...platform, announcesEnd, turns, askedNow, view: at });
        platformResolvers.set(at.minAgeMs, resolver);
        return resolver;
    }
    async function resolveImage(image, at, pins) {
        const origin = (0,model_mirror/* mirroredImage */.o)(image, mirrors);
        if (origin.registry === registry) {
            if ('cause' in service)
                return unresolvedImage(service);
            return platformResolver(at, service)(origin, pins);
        }
        const found = await registryResolver.resolve(image, at, pins);
        const asked = await withReleaseEnd(found, origin, options.releaseEnd);
        if (registry !== undefined || !options.needPlatform.includes(origin.registry))
            return asked;
        const message = (0,resolve_messages/* platformNeeded */.$2)(origin.registry, options.surface);
        return withoutProof(asked, { cause: 'no-platform', subject: origin.registry, message });
    }
    const resolveOnce = (0,memoize/* memoizeAsync */.T)(resolveImage, (image, { minAgeMs = null }) => JSON.stringify([(0,model_image/* imageName */.tO)(image), image.digest ?? null, minAgeMs]));
    return async (occurrences) => {
        const images = occurrences.filter((occurrence) => occurrence.kind === 'image');
        calls += 1;
        for (const { image } of images)
            if (image.digest !== undefined && !asked.has(image.digest))
                asked.set(image.digest, calls);
        let done = 0;
        const found = new Map();
        const resolveGroup = async ({ occurrences: group, pins }) => {
            await Promise.all(group.map(async (occurrence) => {
                found.set(occurrence, await resolveOnce(occurrence.image, viewAt(occurrence), pins));
                done += 1;
                options.progress?.(done, images.length);
            }));
        };
        await (0,steps/* eachWithin */.Ti)(maxTags, await (0,steps/* inSteps */.F8)(groupsByTag(images, mirrors)), resolveGroup);
        return {
            ...(await (0,steps/* inSteps */.F8)(resolvedSteps(images, found))),
            observedDigests: registryResolver.observedDigests,
        };
    };
}
function* resolvedSteps(images, found) {
    const facts = new Map();
    const pullPolicies = new Map();
    const histories = new Map();
    const gaps = new Set();
    for (const occurrence of images) {
        yield;
        const resolution = found.get(occurrence);
        if (resolution === undefined)
            continue;
        facts.set(occurrence, resolution.fact);
        if (resolution.policies !== undefined)
            pullPolicies.set(occurrence, resolution.policies);
        if (resolution.history !== undefined)
            histories.set((0,model_image/* imageName */.tO)(resolution.history), resolution.history);
        for (const gap of resolution.gaps)
            gaps.add(gap);
    }
    return { facts, gaps: yield* distinctGaps(gaps), histories: [...histories.values()], pullPolicies };
}

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/signatures/built.js + 1 modules
var built = __webpack_require__(96215);
// EXTERNAL MODULE: ./lib/signatures/match.js
var match = __webpack_require__(13326);
// EXTERNAL MODULE: ./lib/signatures/read-digest.js
var read_digest = __webpack_require__(60340);
;// CONCATENATED MODULE: ./lib/signatures/collect.js







const maxBefore = 3;
function createSignatureCollector(options) {
    const { rules, mirrors, compareSigners } = options;
    const read = (0,read_digest/* digestReader */.M)(options);
    let replaceable = new Map();
    async function collect({ image }, fact, histories) {
        const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
        const digest = image.digest ?? target;
        const mirrored = (0,model_mirror/* mirroredImage */.o)(image, mirrors);
        const origin = mirrored === image ? undefined : mirrored;
        const own = (0,match/* signatureRulesFor */.Rx)(rules, image, origin);
        if (digest === undefined || (own.length === 0 && !compareSigners))
            return undefined;
        const ask = (one, required = own) => read({ image, mirrored, own: required }, one);
        const ownDigest = await ask(digest);
        const pinned = fact.status === 'one-platform' && !(0,match/* satisfies */.ib)(own, ownDigest.found)
            ? collect_joined(own, ownDigest, await ask(fact.indexDigest))
            : ownDigest;
        const isOther = target !== undefined && target !== digest && own.length > 0;
        const replaced = replaceable.get(`${(0,model_image/* imageName */.tO)(image)}@${digest}`);
        const history = compareSigners ? histories.get((0,model_image/* imageName */.tO)(mirrored)) : undefined;
        const before = history && (await Promise.all(digestsBefore(history, digest).map((one) => ask(one, []))));
        return {
            found: {
                ...pinned.found,
                ...(0,compact/* compact */.o)({
                    origin,
                    built: (0,built/* builtOf */.Q)(image, pinned.found, own),
                    replaced,
                    ofCurrent: isOther ? (await ask(target)).found : undefined,
                    before: before?.map(({ found }) => found),
                }),
            },
            gaps: [
                ...[ownDigest.staleRoot ?? []].flat(),
                ...pinned.gaps,
                ...(before ?? []).flatMap(({ gaps }) => gaps),
            ],
        };
    }
    return async (occurrences, facts, histories) => {
        if (rules.length === 0 && !compareSigners)
            return { signatures: new Map(), gaps: [] };
        const byName = new Map(histories.map((history) => [(0,model_image/* imageName */.tO)(history), history]));
        const read = await Promise.all(occurrences.map(async (occurrence) => {
            const fact = occurrence.kind === 'image' ? facts.get(occurrence) : undefined;
            if (occurrence.kind !== 'image' || fact === undefined)
                return [];
            const signatures = await collect(occurrence, fact, byName);
            return signatures === undefined ? [] : [[occurrence, signatures]];
        }));
        const all = read.flat();
        replaceable = new Map(all.flatMap(([{ image }, { found }]) => found.ofCurrent === undefined
            ? []
            : [[`${(0,model_image/* imageName */.tO)(image)}@${found.ofCurrent.digest}`, found]]));
        return {
            signatures: new Map(all.map(([occurrence, { found }]) => [occurrence, found])),
            gaps: (0,json/* distinctByJson */.S1)(all.flatMap(([, { gaps }]) => gaps)),
        };
    };
}
function digestsBefore({ intervals }, digest) {
    const position = intervals.findLastIndex((interval) => interval.digest === digest);
    const earlier = new Set();
    for (let index = (position < 0 ? intervals.length : position) - 1; index >= 0; index -= 1) {
        const interval = intervals[index];
        if (interval === undefined || earlier.size === maxBefore)
            break;
        if (interval.digest !== digest)
            earlier.add(interval.digest);
        if (interval.leftOut !== undefined)
            break;
    }
    return [...earlier];
}
function collect_joined(own, image, index) {
    const found = {
        digest: image.found.digest,
        signed: [...image.found.signed, ...index.found.signed],
        refused: [...image.found.refused, ...index.found.refused],
        complete: image.found.complete && index.found.complete,
    };
    return { found, gaps: (0,match/* satisfies */.ib)(own, found) ? [] : [...image.gaps, ...index.gaps] };
}

// EXTERNAL MODULE: ./lib/model/extremes.js
var extremes = __webpack_require__(33196);
;// CONCATENATED MODULE: ./lib/signatures/log-age.js



function withLogAges(facts, signatures, rules, viewOf) {
    if (rules.length === 0 || signatures.size === 0)
        return facts;
    return new Map([...facts].map(([occurrence, fact]) => {
        const found = signatures.get(occurrence);
        if (found === undefined)
            return [occurrence, fact];
        const own = (0,match/* signatureRulesFor */.Rx)(rules, occurrence.image, found.origin);
        return [occurrence, factByLog(occurrence, fact, found, own, viewOf(occurrence))];
    }));
}
function factByLog({ image }, fact, found, rules, { now, asOf = now, minAgeMs }) {
    if (fact.status !== 'unknown' || fact.cause !== 'no-history' || image.digest !== undefined)
        return fact;
    const { currentDigest, evidence = [], endOfLife } = fact;
    if (currentDigest === undefined || minAgeMs === 0 || asOf < now)
        return fact;
    if (evidence.some(({ silent }) => silent === undefined))
        return fact;
    if (found.digest !== currentDigest || !(0,match/* satisfies */.ib)(rules, found))
        return fact;
    const times = found.signed.flatMap((one) => {
        const isAccepted = rules.some((rule) => (0,match/* acceptedBy */.lA)(rule, { signed: [one] }) !== undefined);
        return isAccepted && one.digest === currentDigest ? (one.at ?? []) : [];
    });
    const since = (0,extremes/* smallest */.o)(times);
    if (!(since <= now - minAgeMs))
        return fact;
    const log = { source: 'the time of its signature', strength: 'timestamps', since, readAt: now };
    return {
        status: 'unpinned',
        currentDigest,
        basis: 'timestamps',
        evidence: [log, ...evidence],
        ...(0,compact/* compact */.o)({ endOfLife }),
    };
}

;// CONCATENATED MODULE: ./lib/pipeline/evaluate.js












const unsafeCauses = ['clock', 'policy-unread'];
function createEvaluator(options) {
    const { clients, config, ledger, files, now, progress, markWaivers } = options;
    const { policy } = config;
    const ages = (0,overrides/* ageLimitsFor */.z)(policy.overrides, config);
    const resolverOptions = {
        ...config,
        ...config.platform,
        ...(0,lib_clients/* registryHost */.U$)(config.platform),
        ...clients,
        ...ledger,
        needPlatform: lib_clients/* presetRegistries */.HB,
        mirrors: config.registries,
        historyLimit: lib_clients/* historyLimit */.kw,
        progress,
        view: { now, ...config },
        minAgeOf: (occurrence) => ages(occurrence).minAgeMs,
    };
    const kept = config.mode === 'pin' ? createResolver(resolverOptions) : undefined;
    const collectSignatures = createSignatureCollector({
        source: clients.signatures,
        rules: policy.signatures,
        files: policy.signatureFiles,
        compareSigners: config.compareSigners,
        mirrors: config.registries,
        now,
    });
    const collectAdvisories = createAdvisoryCollector(clients.advisories, files, config);
    return async (checkout) => {
        const { occurrences } = checkout;
        const { waivers: inline, unread } = await markWaivers(checkout);
        const resolution = await (kept ?? createResolver(resolverOptions))(occurrences);
        const [collected, signed] = await Promise.all([
            collectAdvisories(occurrences, resolution.facts),
            collectSignatures(occurrences, resolution.facts, resolution.histories),
        ]);
        const viewOf = (one) => ({ ...ages(one), now, ...(0,compact/* compact */.o)({ asOf: config.asOf }) });
        const evidence = {
            occurrences,
            facts: withLogAges(resolution.facts, signed.signatures, policy.signatures, viewOf),
            histories: resolution.histories,
            pullPolicies: resolution.pullPolicies,
            signatures: signed.signatures,
            ...(0,compact/* compact */.o)({ ledger: ledger.rewrite }),
            ...collected.advice,
        };
        const all = [
            ...policy.unread,
            ...unread,
            ...clients.gaps,
            ...ledger.gaps,
            ...[clients.clock() ?? []].flat(),
            ...resolution.gaps,
            ...collected.gaps,
            ...signed.gaps,
            ...checkout.problems.map((problem) => unreadableFile(problem, checkout.files.get(problem.file))),
        ];
        const gaps = await (0,steps/* inSteps */.F8)(distinctGaps(all));
        return {
            ...(await (0,steps/* inSteps */.F8)((0,apply_policy/* judgeSteps */.Nb)(evidence, policy, config, { now, complete: gaps.length === 0, inline }))),
            files: new Map([...ledgerFile(ledger), ...collected.files, ...checkout.files]),
            evidence,
            problems: checkout.problems,
            gaps,
            observedDigests: resolution.observedDigests,
            inline,
            artifacts: (0,coverage/* countByOutcome */.js)(collected.asked),
            isSafeToWrite: gaps.every(({ cause }) => !unsafeCauses.includes(cause)),
        };
    };
}
function ledgerFile({ rewrite }) {
    return rewrite === undefined ? [] : [[rewrite.at.file, { path: rewrite.at.file, text: '' }]];
}
function unreadableFile({ file, message, span }, source) {
    const line = span && source && (0,position/* positionsOf */.q$)(source.text)(span).line;
    const where = line === undefined ? '' : `Line ${line}: `;
    return { cause: 'unreadable-file', subject: file, message: `${where}${message}` };
}

;// CONCATENATED MODULE: ./lib/pipeline/forecasts-on-demand.js

function createRunEvaluator(options) {
    const evaluate = createEvaluator(options);
    const { mode, forecast, hold } = options.config;
    const isAsked = mode === 'pin' && (forecast || hold.length > 0);
    let known;
    return async (checkout) => {
        const judged = await evaluate(checkout);
        if (!isAsked || (known === undefined && !judged.isSafeToWrite))
            return { ...judged, forecasts: [] };
        known ??= Promise.all(/* import() */[__webpack_require__.e(7101), __webpack_require__.e(1801)]).then(__webpack_require__.bind(__webpack_require__, 11801)).then(({ forecastPins }) => forecastPins(judged, options));
        const { forecasts, withHolds } = await known;
        return { ...withHolds(judged), forecasts };
    };
}

;// CONCATENATED MODULE: ./lib/pipeline/progress.js
function withProgress(run) {
    const { host } = run;
    let references = '';
    let rest = '';
    const show = () => host.sink.progress([references, rest].filter((part) => part !== '').join(', '));
    const sink = {
        ...host.sink,
        progress(text) {
            rest = text;
            show();
        },
    };
    return {
        ...run,
        host: { ...host, sink },
        progress(done, total) {
            references = `${done} of ${total} references resolved`;
            show();
        },
    };
}

;// CONCATENATED MODULE: ./lib/run.js















async function run(outside, config, amend = conclude/* unamended */.wp) {
    const { host, redactInSteps: redact, progress, } = withProgress((0,http/* guardHost */.aK)((0,lib_clients/* withPlatformTransport */.Nx)(outside, config), config));
    const learned = () => learn(host, config, progress);
    const { finish, delivered } = await (0,conclude/* concludeRun */.jf)(learned, { host, amend, redact });
    const { outcome, saved } = await (0,publish/* saveReports */.hB)(finish, { config, checks: checks.checks }, host.files);
    await (0,publish/* publish */.mk)(outcome.report, { exitCode: outcome.exitCode, checks: checks.checks }, host, saved, delivered);
    return outcome;
}
async function learn(outside, config, progress) {
    const host = { ...outside, scans: outside.scans ?? (0,remembered_scans/* rememberScans */.K)() };
    const [startedAt, files] = [host.clock.now(), host.files];
    const [clients, ci, checkout] = await Promise.all([
        (0,lib_clients/* connect */.Ng)(host, config, (0,run_cache/* openRunCache */.e)(host, config)),
        openCi(host, config),
        (0,scan_checkout/* scanCheckout */.W)(files, config, host),
    ]);
    const { markWaivers, compare, readBase } = openBaseline(host, config, ci);
    const ledger = await (0,history_ledger/* openLedger */.a)({ files, file: config.ledger, now: startedAt, readBase });
    const pinner = createPinner(files, (pinned) => (0,scan_checkout/* scanCheckout */.W)(pinned, config, host));
    const known = { clients, config, ledger, files, now: startedAt, progress, markWaivers };
    const evaluate = createRunEvaluator(known);
    const found = await evaluate(checkout);
    const mayWrite = config.mode === 'pin' && found.isSafeToWrite;
    const scope = await scopePins(host, config, ci, { found, pinner, mayWrite, now: startedAt });
    const pins = mayWrite ? await pinner.write({ ...found, ...scope }) : file_change/* nothingWritten */.F;
    const left = pins.changes.length > 0 ? await evaluate(await pinner.rescan()) : found;
    const recorded = mayWrite ? await ledger.add(left.observedDigests, startedAt) : file_change/* nothingWritten */.F;
    const changes = [...pins.changes, ...recorded.changes];
    const compared = await compare(await pinner.guard(left), left.evidence.occurrences);
    const gaps = [...left.gaps, ...pins.refused, ...recorded.refused, ...compared.gaps];
    const [examined, requests, source] = [left.gaps.length, clients.requests, host.workflow.source];
    const deliver = delivererTo(host, config, ci, { left, changes, scope, plan: () => pinner.plan(left) });
    return { ...left, ...compared, gaps, examined, config, startedAt, changes, requests, source, deliver };
}


/***/ }),

/***/ 8487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ freshRootUnusable),
/* harmony export */   Ke: () => (/* binding */ refusals),
/* harmony export */   M8: () => (/* binding */ staleRoot),
/* harmony export */   vm: () => (/* binding */ unverifiable),
/* harmony export */   wV: () => (/* binding */ badRoot)
/* harmony export */ });
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80588);

function shown(text) {
    const line = text.replace(/[^\x20-\x7e]+/g, ' ');
    return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
function minute(at) {
    const text = new Date(at).toISOString();
    return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}
const refusals = {
    noPayload: 'its payload is not a container image signature of cosign',
    noStatement: 'its content is not an in-toto statement',
    otherPredicate: (type) => `it is an attestation of another kind (${shown(type)}), which does not say that the signer vouches for the image`,
    otherDigest: (subjects, digest) => `it is about ${subjects.length === 0 ? 'no sha256 digest' : subjects.slice(0, 3).join(', ')}, not about ${digest}`,
    notJson: 'the bundle is not JSON, or it is truncated',
    notBundle: (what) => `the bundle cannot be read: ${shown(what)}`,
    tooMany: (what, max) => `the bundle has more than ${max} ${what}`,
    checkpointName: 'the checkpoint names its signer with characters that no log uses',
    otherType: (type) => `the envelope holds ${shown(type)}, which is not an in-toto statement`,
    messageSignature: 'it signs bytes without saying which image they belong to',
    noSignature: 'the annotation with the signature is missing',
    noCertificate: 'it has no certificate, and the policy names no key that made it',
    badCertificate: 'its certificate cannot be read',
    noLog: 'it has no entry in a transparency log, so nobody knows when it was made',
    badLog: 'the annotation with the log entry cannot be read',
    wrongKey: 'none of the keys in the policy made it',
    future: (at) => `it is dated ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)}, which is in the future`,
    noIdentity: 'its certificate names no identity, or more than one',
    noIssuer: 'its certificate does not name the issuer of the identity',
    usage: 'its certificate is not for signing code',
    outside: (at, { from, to }) => `its certificate was valid from ${minute(from)} to ${minute(to)}, and the log has the signature from ${minute(at)}`,
    verification: (code, message) => verificationText(code, message),
};
const codes = {
    TLOG_ERROR: 'it lacks an entry in a transparency log that is trusted',
    TLOG_INCLUSION_PROOF_ERROR: 'the proof that the log contains its entry is not valid',
    TLOG_INCLUSION_PROMISE_ERROR: 'the promise of the log to contain its entry is not signed by a trusted log',
    TLOG_MISSING_INCLUSION_ERROR: 'nothing shows that the log contains its entry',
    TLOG_BODY_ERROR: 'its log entry is about another signature',
    CERTIFICATE_ERROR: 'its certificate is not trusted',
    PUBLIC_KEY_ERROR: 'none of the keys in the policy made it',
    SIGNATURE_ERROR: 'the signature does not match the content',
    TIMESTAMP_ERROR: 'nothing that is trusted says when it was made',
};
function verificationText(code, message) {
    const text = codes[code];
    return text === undefined ? `it could not be verified (${shown(message)})` : `${text} (${shown(message)})`;
}
function unverifiable(subject, why) {
    return `It is not known whether ${subject} is signed as the policy requires: ${why}`;
}
function staleRoot(date, why) {
    return `The trusted root of Sigstore was not refreshed, so signatures were verified under the root of this release, of ${date}. It may lack newer keys, and still trust keys that Sigstore has withdrawn. Run again, or set \`sigstore-root: package\`. Reason: ${why}`;
}
const freshRootUnusable = 'what the update repository has is not a trusted root';
function badRoot(file) {
    const message = 'The trusted root cannot be read, so no signature counts under it: it must be a `trusted_root.json`, or one such document per line';
    return { cause: 'unverifiable-signature', subject: file, message };
}


/***/ }),

/***/ 60340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ digestReader)
/* harmony export */ });
/* harmony import */ var _model_append_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27925);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6841);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13326);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8487);






function digestReader({ source, files, now, isWhole }) {
    let loaded;
    async function load() {
        const { signatureVerifier } = await Promise.all(/* import() */[__webpack_require__.e(4187), __webpack_require__.e(8796)]).then(__webpack_require__.bind(__webpack_require__, 48796));
        if (source.freshRoot === undefined)
            return signatureVerifier(files, now);
        const { readFreshRoot } = await Promise.all(/* import() */[__webpack_require__.e(4187), __webpack_require__.e(280)]).then(__webpack_require__.bind(__webpack_require__, 30280));
        const { fresh, stale } = await readFreshRoot(source.freshRoot);
        return { ...signatureVerifier(files, now, fresh), ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ staleRoot: stale }) };
    }
    async function readDigest({ image, mirrored, own }, digest) {
        const subject = `${image.registry}/${image.repository}@${digest}`;
        loaded ??= load();
        const { verify, badRoots, staleRoot } = await loaded;
        const isStale = (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ staleRoot });
        const signed = [];
        const refused = [];
        const required = own.flatMap(({ anyOf }) => anyOf);
        const gaps = required.flatMap((one) => one.kind === 'identity' && badRoots.includes(one.root) ? [(0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .badRoot */ .wV)(one.file ?? one.root)] : []);
        for (const place of source.places(image, mirrored, digest, required)) {
            try {
                for (const attached of await place()) {
                    const result = verify(attached, digest);
                    if ('signed' in result)
                        signed.push(result.signed);
                    else
                        refused.push(result.refused);
                }
            }
            catch (error) {
                gaps.push((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, subject));
            }
            if (isWhole === undefined && isEnough(own, signed))
                return { found: { digest, signed, refused, complete: false }, gaps: [], ...isStale };
        }
        (0,_model_append_js__WEBPACK_IMPORTED_MODULE_4__/* .append */ .B)(gaps, unreadable(subject, refused));
        return { found: { digest, signed, refused, complete: gaps.length === 0 }, gaps, ...isStale };
    }
    return (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_5__/* .memoizeAsync */ .T)(readDigest, ({ image, own }, digest) => JSON.stringify([image.registry, image.repository, digest, own.length > 0]));
}
function isEnough(own, signed) {
    return own.length === 0 ? signed.length > 0 : (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .satisfies */ .ib)(own, { signed });
}
function unreadable(subject, refused) {
    const first = refused.find(({ kind }) => kind === 'unreadable');
    if (first === undefined)
        return [];
    return [{ cause: 'unverifiable-signature', subject, message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unverifiable */ .vm)(subject, first.why) }];
}


/***/ })

};
