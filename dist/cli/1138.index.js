export const id = 1138;
export const ids = [1138];
export const modules = {

/***/ 44231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ revisionOf)
/* harmony export */ });
/* harmony import */ var _ci_systems_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49850);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_run_revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8118);



const remedy = 'Set `base` to the branch that changes are merged into, or `policy-from` to `head` if everything that is checked out was reviewed';
async function revisionOf({ ci, git }, base) {
    const system = ci && (0,_ci_systems_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ciSystemOf */ .f)(ci.variable);
    if (ci === undefined || system === undefined)
        return base === undefined ? { kind: 'local' } : changeOf({ ...named(base), isFromOutside: false });
    const { request, ...job } = await system.revision(ci);
    if (base !== undefined) {
        if (request === undefined && job.branch === base)
            return onReviewedBranch(git, job);
        if (request?.target === base)
            return changeOf(request);
        const { number, head = job.commit, isFromOutside = request !== undefined || job.isAnybodys, } = request ?? {};
        return changeOf({ number, head, isFromOutside, ...named(base) });
    }
    if (job.unclear !== undefined)
        return { kind: 'unknown', why: `${job.unclear}. ${remedy}` };
    const defaultBranch = job.defaultBranch ?? (await git?.defaultBranch());
    const isTargetKnown = request?.target !== undefined || request?.base !== undefined;
    if (request !== undefined && isTargetKnown)
        return changeOf(request);
    const isDefault = job.isDefaultBranch === true || (job.branch !== undefined && job.branch === defaultBranch);
    if (request === undefined && isDefault)
        return onReviewedBranch(git, job);
    if (defaultBranch === undefined) {
        const why = `${system.name} does not say which branch is the default one, and neither does the clone`;
        return { kind: 'unknown', why: `${why}. ${remedy}` };
    }
    return changeOf({
        ...(request ?? { head: job.commit, isFromOutside: job.isAnybodys === true }),
        target: defaultBranch,
    });
}
async function onReviewedBranch(git, { branch, commit, isAnybodys = false, mayCheckOutAnother = false }) {
    if ((0,_model_run_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommit */ .W)(commit)) {
        const here = (await git?.head())?.commit;
        const isUnclear = git === undefined ? isAnybodys : mayCheckOutAnother;
        const isOther = here === undefined ? isUnclear : here !== commit;
        if (isOther)
            return changeOf({
                target: branch,
                head: here,
                base: commit,
                isFromOutside: isAnybodys,
            });
    }
    return {
        kind: 'branch',
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ name: branch }),
        ...(isAnybodys ? { isAnybodys } : {}),
    };
}
function named(base) {
    return (0,_model_run_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommit */ .W)(base) ? { base } : { target: base };
}
function changeOf({ number, target, base, newerBase, head, forkPoint, merges, isFromOutside, }) {
    const commit = (value) => ((0,_model_run_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommit */ .W)(value) ? value : undefined);
    return {
        kind: 'change',
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
            number,
            target,
            base: commit(base),
            newerBase: commit(newerBase),
            head: commit(head),
            forkPoint: commit(forkPoint),
        }),
        merges: merges ?? [],
        isFromOutside: isFromOutside ?? true,
    };
}


/***/ }),

/***/ 67223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ stepSink)
/* harmony export */ });
async function stepSink(sink, environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return sink;
    const { actionsHost } = await Promise.all(/* import() */[__webpack_require__.e(143), __webpack_require__.e(6053)]).then(__webpack_require__.bind(__webpack_require__, 46053));
    const step = actionsHost(environment).sink;
    return { ...sink, summary: step.summary, output: step.output };
}


/***/ }),

/***/ 42714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ configureWithoutPolicy),
/* harmony export */   j: () => (/* binding */ configure)
/* harmony export */ });
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13204);
/* harmony import */ var _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29251);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38118);
/* harmony import */ var _policy_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);
/* harmony import */ var _policy_issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40886);
/* harmony import */ var _policy_merge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95545);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13520);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31395);








async function configure(sources) {
    const { surface = 'terminal', get, notFromPolicy = [] } = sources;
    const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_6__/* .InputReader */ .i(get, { names: { checks: [], presets: [] }, policy: _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W, surface });
    const [path, from] = [reader.value('config'), reader.value('policy-from')];
    const loaded = reader.issues.length > 0 ? { issues: [] } : policyInForce(await policiesOf(path, sources), from);
    const policy = 'issues' in loaded ? 'invalid' : without(loaded.policy, notFromPolicy);
    const namesChecks = reader.text('fail-on') !== undefined || (policy !== 'invalid' && policy.settings.has('fail-on'));
    const checks = namesChecks ? await sources.checks() : [];
    const read = (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfig */ .X)(get, { presets: _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v, checks, surface }, policy);
    const wrong = 'issues' in loaded ? loaded.issues : [];
    const issues = [...wrong.map(_policy_issue_js__WEBPACK_IMPORTED_MODULE_3__/* .issueText */ .v), ...('issues' in read ? read.issues : [])];
    if (!('issues' in read) && issues.length === 0)
        return read;
    const overruled = policy === 'invalid' ? undefined : policy.overruled;
    return { issues: [...issues, ...(overruled === undefined ? [] : [overruled])].map(_model_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj) };
}
function configureWithoutPolicy(get) {
    const missing = async () => ({ missing: true });
    return configure({ get, checks: async () => [], head: missing, remote: missing });
}
function without(policy, names) {
    if (names.length === 0)
        return policy;
    const settings = [...policy.settings].filter(([name]) => !names.includes(name));
    return { ...policy, settings: new Map(settings) };
}
async function policiesOf(given, { folder = '', head, base, remote, checks }) {
    if (given === undefined && base === undefined && !(await hasPolicy(folder, head)))
        return [{ policy: _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W }, undefined];
    const ids = await checks();
    const request = { remote, names: { checks: ids, presets: Object.keys(_model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v) } };
    const load = await loaderOf(folder, given);
    return Promise.all([
        load({ ...request, read: head, required: true }),
        base && load({ ...request, read: base, required: false, label: (file) => `${file}@base` }),
    ]);
}
async function loaderOf(folder, given) {
    const [{ loadPolicy }, { discoverPolicy }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(4682), __webpack_require__.e(7119)]).then(__webpack_require__.bind(__webpack_require__, 27119)),
        Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(4682), __webpack_require__.e(5938)]).then(__webpack_require__.bind(__webpack_require__, 15938)),
    ]);
    return (request) => given === undefined
        ? discoverPolicy({ ...request, folder })
        : loadPolicy({ ...request, path: given, read: (path) => request.read((0,_policy_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .inFolder */ ._z)(folder, path)) });
}
async function hasPolicy(folder, read) {
    const found = await Promise.all((0,_policy_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .policyPathsOf */ .qA)(folder).map(read));
    return found.some((text) => !('missing' in text));
}
function policyInForce([own, base], from) {
    if (base === undefined)
        return own;
    if (from === 'base') {
        const issues = [own, base].flatMap((one) => ('issues' in one ? one.issues : []));
        if ('issues' in own || 'issues' in base)
            return { issues };
        return { policy: (0,_policy_merge_js__WEBPACK_IMPORTED_MODULE_4__/* .asBase */ .qW)(base.policy, own.policy) };
    }
    if ('issues' in own)
        return own;
    return { policy: (0,_policy_merge_js__WEBPACK_IMPORTED_MODULE_4__/* .directedBy */ .sZ)('issues' in base ? _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W : base.policy, own.policy) };
}


/***/ }),

/***/ 1052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   pW: () => (/* binding */ holdersOf),
/* harmony export */   qA: () => (/* binding */ policyPathsOf)
/* harmony export */ });
/* harmony import */ var _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9004);

function holdersOf(folder) {
    const names = folder === '' ? [] : folder.split('/');
    return [...names.keys(), names.length].map((count) => names.slice(0, count).join('/')).reverse();
}
function policyPathsOf(folder) {
    return holdersOf(folder).map((holder) => inFolder(holder, _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyPath */ .r2));
}
function inFolder(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}


/***/ }),

/***/ 40886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ issueAt),
/* harmony export */   v: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80642);

const lookups = new WeakMap();
function issueAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
    lookups.set(source, positions);
    const clamp = (offset) => Math.min(Math.max(offset, 0), source.text.length);
    const { line, column } = positions({ start: clamp(span.start), end: clamp(span.end) });
    return { file: source.path, line, column: Math.max(column, 1), message };
}
function issueText({ file, line, column, message }) {
    return `${file}:${line}:${column}: ${message}`;
}


/***/ }),

/***/ 95545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ mergePolicies),
/* harmony export */   qW: () => (/* binding */ asBase),
/* harmony export */   sZ: () => (/* binding */ directedBy)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15997);


function mergePolicies(base, file) {
    const named = (all) => [
        ...new Map(all.map((one) => [one.name, one])).values(),
    ];
    const set = file.origins.map(({ name }) => name);
    return {
        sources: [...base.sources, ...file.sources],
        settings: new Map([...base.settings, ...file.settings]),
        checks: new Map([...base.checks, ...file.checks]),
        overrides: [...base.overrides, ...file.overrides],
        waivers: [...base.waivers, ...file.waivers],
        removed: [...base.removed, ...file.removed],
        pending: [...base.pending, ...file.pending],
        registries: new Map([...base.registries, ...file.registries]),
        signatures: [...base.signatures, ...file.signatures],
        signatureFiles: {
            keys: new Map([...base.signatureFiles.keys, ...file.signatureFiles.keys]),
            roots: new Map([...base.signatureFiles.roots, ...file.signatureFiles.roots]),
        },
        advisories: {
            ...base.advisories,
            ...file.advisories,
            ignoreStatus: set.includes('advisories.ignore-status')
                ? file.advisories.ignoreStatus
                : base.advisories.ignoreStatus,
        },
        proof: [...base.proof, ...file.proof],
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({
            digestAge: file.digestAge ?? base.digestAge,
            settleMs: file.settleMs ?? base.settleMs,
        }),
        platforms: set.includes('platforms') ? file.platforms : base.platforms,
        skips: [...base.skips, ...file.skips],
        pullRequests: { ...base.pullRequests, ...file.pullRequests },
        origins: named([...base.origins, ...file.origins]),
        unread: [...base.unread, ...file.unread],
    };
}
function asBase(base, head) {
    const own = new Map(head.waivers.map((waiver) => [identity(waiver), waiver]));
    const counting = new Set(base.waivers.map(identity));
    return {
        ...base,
        ofBase: true,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ overruled: overruledIn(head, base) }),
        sources: [...base.sources, ...head.sources],
        waivers: base.waivers.flatMap((waiver) => {
            const here = own.get(identity(waiver));
            return here === undefined ? [] : [{ ...here, inBase: true }];
        }),
        removed: base.waivers.filter((waiver) => !own.has(identity(waiver))),
        pending: head.waivers.filter((waiver) => !counting.has(identity(waiver))),
        unread: [...base.unread, ...head.unread],
    };
}
function directedBy(base, head) {
    const overruled = overruledIn(head, base);
    const named = [...base.settings].filter(([name]) => directing.has(name));
    const others = [...head.settings].filter(([name]) => !directing.has(name));
    return {
        ...head,
        ofBase: false,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ overruled }),
        sources: [...base.sources, ...head.sources],
        settings: new Map([...others, ...named]),
        registries: base.registries,
        origins: [...base.origins.filter(isOfRegistry), ...head.origins.filter((one) => !isOfRegistry(one))],
        unread: overruled === undefined ? head.unread : [...base.unread, ...head.unread],
    };
}
const directing = new Set(_model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu.filter(({ directs }) => directs).map(({ name }) => name));
const isOfRegistry = ({ name }) => name.startsWith('registries.');
function overruledIn(head, base) {
    const settings = [...head.settings].flatMap(([name, { text }]) => directing.has(name) && base.settings.get(name)?.text !== text ? [name] : []);
    const known = new Map(base.origins.map(({ name, value }) => [name, value]));
    const isOther = head.origins.some((one) => isOfRegistry(one) && known.get(one.name) !== one.value);
    const names = (isOther ? [...settings, 'registries'] : settings).map((name) => `\`${name}\``);
    if (names.length === 0)
        return undefined;
    return `The change's policy sets ${names.join(', ')}, which does not apply before it is merged: where credentials are sent is said by inputs and by the policy of the base.`;
}
function identity({ at: _at, inheritedAt, ...content }) {
    const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([inheritedAt !== undefined, sorted]);
}


/***/ }),

/***/ 13693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ globsAfter),
/* harmony export */   B_: () => (/* binding */ imageSpellings),
/* harmony export */   MH: () => (/* binding */ nameMatcher),
/* harmony export */   _Z: () => (/* binding */ withCanonicalRegistry),
/* harmony export */   kD: () => (/* binding */ imageMatcher),
/* harmony export */   kh: () => (/* binding */ isNameGlob),
/* harmony export */   u$: () => (/* binding */ withRegistry)
/* harmony export */ });
/* harmony import */ var _images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65648);
/* harmony import */ var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50984);


function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
function nameMatcher(glob, work) {
    const parts = /[*?]/.test(glob) ? (glob.match(/\*\*+|./gsu) ?? []) : [glob];
    return (0,_glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatcher */ .f)(parts.map(tokenOf), work);
}
function tokenOf(text) {
    if (text.startsWith('**'))
        return '**';
    return text === '*' || text === '?' ? text : { is: text };
}
function imageMatcher(globs, work) {
    const matchers = globs.map((glob) => nameMatcher(withCanonicalRegistry(glob), work));
    return (image) => {
        const names = image === undefined ? [] : imageSpellings(image);
        return matchers.some((matches) => names.some(matches));
    };
}
function withCanonicalRegistry(glob) {
    return glob.includes('/') ? (0,_images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPrefix */ .l)(glob) : glob;
}
function withRegistry(glob) {
    const canonical = withCanonicalRegistry(glob);
    const [first = ''] = canonical.split('/');
    if (/[.:]/.test(first) && first !== canonical)
        return canonical;
    if (first === canonical)
        return glob.startsWith('**') ? glob : `docker.io/library/${glob}`;
    return /[*?]/.test(first) || first === 'localhost' ? canonical : `docker.io/${canonical}`;
}
function globsAfter(glob, text) {
    const parts = glob.match(/\*\*+|./gsu) ?? [];
    const isStar = (at) => parts[at]?.startsWith('*') === true;
    const withNext = (at) => (isStar(at) ? [at, at + 1] : [at]);
    let reached = new Set(withNext(0));
    for (const character of text)
        reached = new Set([...reached].flatMap((at) => {
            const part = parts[at];
            if (part === character)
                return withNext(at + 1);
            if (part?.startsWith('**') || (part === '*' && character !== '/'))
                return withNext(at);
            return part === '?' && character !== '/' ? withNext(at + 1) : [];
        }));
    const first = [...reached].filter((at) => !(isStar(at - 1) && reached.has(at - 1)));
    return first.map((at) => parts.slice(at).join('')).filter((rest) => rest !== '');
}
function imageSpellings({ registry, repository }) {
    const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
    return [`${registry}/${repository}`, ...short];
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

/***/ 14086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ riskLevels),
/* harmony export */   j: () => (/* binding */ newestEvent)
/* harmony export */ });
function newestEvent(events) {
    return events.reduce((latest, event) => (timeOf(event) >= timeOf(latest) ? event : latest), undefined);
}
function timeOf(event) {
    const at = Date.parse(event?.at ?? '');
    return Number.isNaN(at) ? 0 : at;
}
const riskLevels = ['none', 'low', 'medium', 'high', 'critical'];


/***/ }),

/***/ 63853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  candidates: () => (/* binding */ candidates),
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/messages.js
var messages = __webpack_require__(55024);
;// CONCATENATED MODULE: ./lib/clients/github/organization.js



const repositoryItem = schemas/* object */.Ikc({
    full_name: schemas/* string */.YjP(),
    archived: schemas/* boolean */.zMY().default(false),
    disabled: schemas/* boolean */.zMY().default(false),
    fork: schemas/* boolean */.zMY().default(false),
    size: schemas/* number */.aig().nonnegative().default(0),
    topics: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});
const maxPages = 250;
async function listRepositories(api, organization) {
    const listed = await (0,github_api/* requestAllPages */.df)(api, {
        operation: `Repositories of ${organization}`,
        method: 'GET',
        path: `/orgs/${encodeURIComponent(organization)}/repos`,
        query: { type: 'all', sort: 'full_name', direction: 'asc' },
        needs: 'metadata: read',
    }, repositoryItem, maxPages, messages/* tooManyRepositories */.e1);
    return listed.map(({ full_name, archived, disabled, fork, size, topics }) => ({
        repository: full_name,
        archived: archived || disabled,
        fork,
        size,
        topics,
    }));
}

// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/step.js
var step = __webpack_require__(67223);
// EXTERNAL MODULE: ./lib/host/files/jsonl.js
var jsonl = __webpack_require__(62668);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/globs/name-glob.js
var name_glob = __webpack_require__(13693);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/organization/merge/name.js
var merge_name = __webpack_require__(77741);
// EXTERNAL MODULE: ./lib/clients/index.js + 4 modules
var clients = __webpack_require__(18378);
// EXTERNAL MODULE: ./lib/config/index.js
var config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: ./lib/organization/merge/read.js
var read = __webpack_require__(7074);
// EXTERNAL MODULE: ./lib/organization/plan/known-file.js
var known_file = __webpack_require__(64619);
// EXTERNAL MODULE: ./lib/organization/plan/previous-audit.js
var previous_audit = __webpack_require__(66680);
// EXTERNAL MODULE: ./lib/resolve/tag-list.js
var tag_list = __webpack_require__(81877);
;// CONCATENATED MODULE: ./lib/organization/plan/unchanged.js



const maxListAgeMs = 3_600_000;
function createUnchanged({ clients, last, ...scope }) {
    const { sources, registries } = clients;
    const catalogue = 'cause' in sources ? undefined : (0,tag_list/* createTagCatalogue */.s3)(sources, scope);
    const digestOf = (0,memoize/* memoizeAsync */.T)((registry, repository, tag) => unlessFailed(() => registries.digestOf({ registry, repository }, tag)));
    const endOf = (0,memoize/* memoizeAsync */.T)(async (repository, tag) => (await last()).announcesEnd ? catalogue?.endOfLife(repository, tag) : undefined);
    const organization = (0,memoize/* memoizeAsync */.T)(async () => {
        if ('cause' in sources || scope.group === undefined)
            return undefined;
        const inUse = async () => tagsInUse(await last(), scope.publicOrganization);
        return unlessFailed(() => sources.catalogue?.organization?.(scope.group ?? '', inUse));
    });
    const isOfOne = async (image) => {
        const own = organizationOfImage(image);
        const isOther = (one) => one !== own && one !== scope.publicOrganization;
        return own === scope.publicOrganization || ![...(await last()).organizations].some(isOther);
    };
    const inOrganization = async (image) => {
        const first = organizationOfImage(image);
        if (first === scope.publicOrganization || !(await isOfOne(image)))
            return undefined;
        return (await organization())?.get(image.slice(first.length + 1));
    };
    const byName = (0,memoize/* memoizeAsync */.T)(async (image) => {
        const names = new Map();
        if (!(await isOfOne(image)))
            return names;
        const listed = await inOrganization(image);
        const tags = listed === undefined ? await catalogue?.listTags(image) : { all: listed.tags };
        if (tags === undefined || 'cause' in tags)
            return names;
        for (const tag of tags.all)
            names.set(tag.name, names.has(tag.name) ? undefined : tag);
        return names;
    }, (image) => image);
    async function hasNotMoved(image, { tag, digest }, since) {
        const { updatedAt, digest: now } = (await byName(image)).get(tag) ?? {};
        return updatedAt !== undefined && now === digest && updatedAt <= since - maxListAgeMs;
    }
    async function isListed({ repository, ...image }, since) {
        if (!(await hasNotMoved(repository, image, since)))
            return false;
        const listed = (await byName(repository)).get(image.tag);
        if (listed?.deprecated !== (image.deprecated ?? false))
            return false;
        const known = (await inOrganization(repository))?.ends.get(image.tag);
        const end = known ?? (await endOf(repository, image.tag));
        return end === undefined || (!('cause' in end) && end.date === undefined && end.grace === undefined);
    }
    const isUnchanged = (image, platform, since) => image.registry === platform
        ? isListed(image, since)
        : digestOf(image.registry, image.repository, image.tag).then((digest) => digest === image.digest);
    return {
        open: () => void organization().catch(() => undefined),
        async areUnchanged({ images, platform }, since) {
            const answers = await Promise.all(images.map((image) => isUnchanged(image, platform, since)));
            return answers.every(Boolean);
        },
        hasNotMoved,
        listed: inOrganization,
    };
}
async function unlessFailed(read) {
    try {
        return await read();
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return undefined;
        throw error;
    }
}
function lastUse(audits) {
    const tags = new Set();
    let announcesEnd = false;
    for (const { carry, kept, announcesEnd: asked } of audits) {
        for (const { registry, repository, tag } of carry?.images ?? [])
            if (registry === carry?.platform)
                tags.add(`${repository}:${tag}`);
        for (const { tag } of kept?.tags ?? [])
            tags.add(tag);
        announcesEnd ||= asked;
    }
    return { tags, organizations: new Set([...tags].map(organizationOfImage)), announcesEnd };
}
function tagsInUse({ tags, announcesEnd }, publicOrganization) {
    const own = [...tags].filter((tag) => organizationOfImage(tag) !== publicOrganization);
    const names = new Map();
    for (const tag of announcesEnd ? own : []) {
        const name = tag.slice(tag.lastIndexOf(':') + 1);
        names.set(name, (names.get(name) ?? 0) + 1);
    }
    return { count: own.length, names };
}
function organizationOfImage(image) {
    return image.slice(0, Math.max(0, image.indexOf('/')));
}

;// CONCATENATED MODULE: ./lib/organization/open-previous-audit.js











const maxRowBytes = 256 * 1024 * 1024;
async function openPreviousAudit(context, host) {
    const { flags, switches } = context.invocation;
    const since = flags.get('since');
    if (since === undefined)
        return { audits: new Map() };
    const isWhole = switches.has('full') || !flags.has('output');
    try {
        const reading = (0,read/* openShard */.fe)(since, (0,jsonl/* readLines */.Se)(since, maxRowBytes)).then(({ rows }) => (0,previous_audit/* readPreviousAudits */.q_)(rows));
        const last = (0,memoize/* memoizeAsync */.T)(async () => lastUse((await reading).values()));
        const [audits, now] = await Promise.all([reading, isWhole ? undefined : askNow(context, host, last)]);
        if (now !== undefined && 'issues' in now)
            return now;
        return { audits, ...(0,collections/* compact */.oE)({ now }) };
    }
    catch (error) {
        if (error instanceof read/* ShardError */.Zj)
            return { issues: [error.message] };
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        return { failure: (0,failure/* gapFrom */.rK)(error, 'plan') };
    }
}
async function askNow(context, host, last) {
    const read = await (0,config/* configureWithoutPolicy */.H)((name) => (name === 'mode' ? 'audit' : (0,command_context/* inputOf */.wg)(context, name)));
    if ('issues' in read)
        return read;
    const { group, platform } = read.config;
    const unchanged = createUnchanged({
        clients: await (0,clients/* connect */.Ng)(host, read.config),
        last,
        ...(0,collections/* compact */.oE)({ publicOrganization: platform?.publicOrganization, group }),
    });
    unchanged.open();
    return { unchanged, access: (0,known_file/* accessOf */.YK)(read.config) };
}

;// CONCATENATED MODULE: ./lib/organization/plan/select.js


const reasons = ['archived', 'fork', 'not matched', 'excluded', 'topic'];
function selectRepositories(candidates, selection) {
    const unique = new Map(candidates.map((candidate) => [(0,merge_name/* repositoryKey */.Kq)(candidate.repository), candidate]));
    const chosen = [];
    const left = new Map();
    const reasonAgainst = reasonsAgainst(selection);
    for (const candidate of unique.values()) {
        const reason = reasonAgainst(candidate);
        if (reason === undefined)
            chosen.push(candidate);
        else
            left.set(reason, (left.get(reason) ?? 0) + 1);
    }
    return { chosen, left };
}
function reasonsAgainst(selection) {
    const isMatched = repositoryMatcher(selection.match);
    const isExcluded = repositoryMatcher(selection.exclude);
    return ({ repository, archived, fork, topics }) => {
        if (archived && !selection.archived)
            return 'archived';
        if (fork && !selection.forks)
            return 'fork';
        if (selection.match.length > 0 && !isMatched(repository))
            return 'not matched';
        if (isExcluded(repository))
            return 'excluded';
        if (selection.topics.length > 0 && !selection.topics.some((topic) => topics.includes(topic)))
            return 'topic';
        return undefined;
    };
}
function repositoryMatcher(globs) {
    const matchers = globs.map((glob) => ({
        isWhole: glob.includes('/'),
        matches: (0,name_glob/* nameMatcher */.MH)((0,merge_name/* repositoryKey */.Kq)(glob)),
    }));
    return (repository) => {
        const whole = (0,merge_name/* repositoryKey */.Kq)(repository);
        const name = whole.slice(whole.indexOf('/') + 1);
        return matchers.some(({ isWhole, matches }) => matches(isWhole ? whole : name));
    };
}

;// CONCATENATED MODULE: ./lib/organization/plan/shards.js

const maxShards = 256;
const fixedCost = 2000;
const requestCost = 200;
const leastWork = 500 * requestCost;
const slack = 1.1;
function shardsOf(repositories, shards, last = new Map()) {
    const priced = repositories.map(({ repository, size }) => {
        const { cost, images = [] } = last.get((0,merge_name/* repositoryKey */.Kq)(repository)) ?? {};
        return { repository, images, cost: fixedCost + (cost === undefined ? size : cost * requestCost) };
    });
    const work = priced.reduce((sum, { cost }) => sum + cost, 0);
    const isPriced = repositories.every(({ repository }) => last.has((0,merge_name/* repositoryKey */.Kq)(repository)));
    const most = isPriced ? Math.max(1, Math.floor(work / leastWork)) : shards;
    const total = Math.min(shards, repositories.length, most);
    const loads = Array.from({ length: total }, () => ({ cost: 0, repositories: [], images: new Set() }));
    const limit = (slack * work) / total;
    const ordered = priced.sort((a, b) => b.cost - a.cost || (0,merge_name/* byName */.nG)(a.repository, b.repository));
    for (const one of ordered) {
        const load = loadFor(one, loads, limit);
        load.cost += one.cost;
        load.repositories.push(one.repository);
        for (const image of one.images)
            load.images.add(image);
    }
    return loads.map((load, index) => ({
        shard: `${index + 1}/${total}`,
        repositories: load.repositories.sort(merge_name/* byName */.nG),
    }));
}
function loadFor({ images, cost }, loads, limit) {
    let [best, common] = [leastOf(loads), 0];
    if (images.length === 0)
        return best;
    for (const load of loads) {
        if (load.cost + cost > limit)
            continue;
        const has = images.reduce((sum, image) => sum + Number(load.images.has(image)), 0);
        if (has > common || (has === common && has > 0 && load.cost < best.cost))
            [best, common] = [load, has];
    }
    return best;
}
function leastOf(loads) {
    return loads.reduce((least, load) => (load.cost < least.cost ? load : least));
}

// EXTERNAL MODULE: ./lib/organization/remote.js + 1 modules
var remote = __webpack_require__(73995);
// EXTERNAL MODULE: ./lib/clients/github/heads.js
var heads = __webpack_require__(65025);
// EXTERNAL MODULE: ./lib/clients/http/pace.js
var pace = __webpack_require__(10982);
// EXTERNAL MODULE: ./lib/organization/merge/schema.js
var schema = __webpack_require__(75645);
;// CONCATENATED MODULE: ./lib/organization/since.js










const nothingKnown = {
    listedAt: 0,
    access: '',
    repositories: new Map(),
    lists: new Map(),
};
async function sinceLastNight(context, host, repositories, { audits, now }) {
    const { flags } = context.invocation;
    const [since = '', output, known] = [flags.get('since'), flags.get('output'), flags.get('known')];
    if (now === undefined || output === undefined) {
        if (known !== undefined)
            await (0,known_file/* writeKnown */.ri)(known, nothingKnown);
        return { audits, carried: new Set(), renewed: new Map() };
    }
    const { unchanged, access } = now;
    const startedAt = host.clock.now();
    const heads = await headsOfKnown(context, host, { repositories, audits });
    const costs = new Map(audits);
    const carried = new Set();
    const renewed = new Map();
    const holding = collectKnown(unchanged);
    const hold = async (last) => {
        if (last === undefined)
            return;
        const cost = Math.max(1, last.cost - (await holding.add(last)));
        costs.set((0,merge_name/* repositoryKey */.Kq)(last.repository), { ...last, cost });
    };
    const decide = async (repository) => {
        const head = heads.get(repository);
        const commit = head === 'empty' ? undefined : head?.commit;
        const last = audits.get((0,merge_name/* repositoryKey */.Kq)(repository));
        const why = await (0,previous_audit/* renewalOf */.wc)(last, { now: startedAt, commit, ...unchanged });
        if (why === undefined)
            carried.add((0,merge_name/* repositoryKey */.Kq)(repository));
        else
            renewed.set(why, (renewed.get(why) ?? 0) + 1);
        if (why !== undefined && why !== 'old')
            await hold(last);
    };
    await Promise.all(repositories.map(decide));
    if (carried.size === repositories.length) {
        const one = (0,merge_name/* repositoryKey */.Kq)(repositories[0] ?? '');
        carried.delete(one);
        await hold(audits.get(one));
    }
    const kept = [...audits].flatMap(([key, last]) => (carried.has(key) ? [[last.line, last]] : []));
    await copy((0,jsonl/* readLines */.Se)(since, maxRowBytes), output, new Map(kept));
    if (known !== undefined)
        await (0,known_file/* writeKnown */.ri)(known, { listedAt: startedAt, access, ...holding.result() });
    return { audits: costs, carried, renewed };
}
function headsOfKnown(context, host, { repositories, audits }) {
    const atOnce = 4;
    const send = (0,pace/* withPace */.un)(host.send, host.clock, (0,pace/* shareOf */.tC)(1, atOnce));
    const api = (0,remote/* remoteApi */.l0)({ ...host, send }, context.environment, (0,command_context/* githubTokenOf */.A2)(context));
    const seen = repositories.filter((name) => audits.has((0,merge_name/* repositoryKey */.Kq)(name)));
    return (0,heads/* headsOf */.j)(api, seen.flatMap((name) => (0,merge_name/* readName */.MQ)(name) ?? []), atOnce);
}
async function copy(lines, output, carried) {
    const writer = await (0,jsonl/* writeLines */.x1)(output, true);
    let number = 0;
    try {
        await writer.write(JSON.stringify((0,schema/* shardHeadOf */.Al)([])));
        for await (const { text } of lines) {
            number += 1;
            const last = carried.get(number);
            if (last === undefined)
                continue;
            await writer.write(last.isCarried ? text : `${text.slice(0, text.lastIndexOf('}'))},"carried":true}`);
        }
    }
    finally {
        await writer.close();
    }
}
function collectKnown(unchanged) {
    const repositories = new Map();
    const lists = new Map();
    return {
        async add({ repository, startedAt, inputs, kept }) {
            if (startedAt === undefined || inputs === undefined || kept === undefined)
                return 0;
            const tags = [];
            for (const { tag, digest } of kept.tags) {
                const at = tag.lastIndexOf(':');
                const [image, name] = [tag.slice(0, at), tag.slice(at + 1)];
                const listed = await unchanged.listed(image);
                if (listed === undefined)
                    continue;
                lists.set(image, listed);
                if (await unchanged.hasNotMoved(image, { tag: name, digest }, startedAt))
                    tags.push(tag);
            }
            repositories.set((0,merge_name/* repositoryKey */.Kq)(repository), { repository, inputs, histories: kept.histories, tags });
            return tags.length;
        },
        result: () => ({ repositories, lists }),
    };
}

;// CONCATENATED MODULE: ./lib/organization/plan.js















async function candidates(context, host) {
    const { invocation, environment } = context;
    const file = invocation.flags.get('list');
    if (file !== undefined)
        return candidatesIn(file);
    try {
        const api = (0,remote/* remoteApi */.l0)(host, environment, (0,command_context/* githubTokenOf */.A2)(context));
        return { candidates: await listRepositories(api, invocation.operands[0] ?? '') };
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        return { failure: (0,failure/* gapFrom */.rK)(error, 'plan') };
    }
}
async function candidatesIn(file) {
    const read = await (0,command_context/* readUserFile */.E1)(file);
    if ('unreadable' in read) {
        const why = read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`;
        return { issues: [`${file} ${why}.`] };
    }
    const lines = read.text.split(/\r?\n/).map((line, index) => ({ text: line.trim(), number: index + 1 }));
    const named = lines.filter(({ text }) => text !== '' && !text.startsWith('#'));
    const issues = named.flatMap(({ text, number }) => (0,merge_name/* readName */.MQ)(text) === undefined || text.includes('@')
        ? [`${file}:${number}: \`${text.slice(0, 100)}\` is not OWNER/REPO.`]
        : []);
    if (issues.length > 0)
        return { issues };
    const flat = { archived: false, fork: false, size: 0, topics: [] };
    return {
        candidates: named
            .map(({ text }) => ({ repository: text, ...flat }))
            .sort((a, b) => (0,merge_name/* byName */.nG)(a.repository, b.repository)),
    };
}
const maxOutputUnits = 500_000;
async function plan(context) {
    const { invocation, environment, out, err } = context;
    const host = (0,local/* localHost */.O)({ root: '.', environment, ...(0,command_context/* printOptionsOf */.x9)(context) });
    const plannedAt = new Date(host.clock.now()).toISOString();
    const issues = issuesIn(context);
    if (issues.length > 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    const [listed, opened] = await Promise.all([candidates(context, host), openPreviousAudit(context, host)]);
    if ('issues' in listed)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', listed.issues);
    if ('failure' in listed)
        return (0,command_context/* printFailure */.eV)(context, listed.failure);
    const { chosen, left } = selectRepositories(listed.candidates, {
        archived: invocation.switches.has('archived'),
        forks: invocation.switches.has('forks'),
        match: (0,command_context/* linesOf */.Dx)(invocation, 'match'),
        exclude: (0,command_context/* linesOf */.Dx)(invocation, 'exclude'),
        topics: (0,command_context/* linesOf */.Dx)(invocation, 'topic'),
    });
    const counted = reasons.flatMap((reason) => (left.has(reason) ? [`${left.get(reason)} ${reason}`] : []));
    const leftOut = counted.length === 0 ? '' : `; left out: ${counted.join(', ')}`;
    const last = await lastNight(context, host, chosen, opened);
    if ('issues' in last)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', last.issues);
    if ('failure' in last)
        return (0,command_context/* printFailure */.eV)(context, last.failure);
    const isCarried = ({ repository }) => last.carried.has((0,merge_name/* repositoryKey */.Kq)(repository));
    const planned = chosen.filter((one) => !isCarried(one));
    const shards = shardsOf(planned, shardsIn(context), last.audits);
    const matrix = {
        include: shards.map(({ shard, repositories }) => ({ shard, repositories: repositories.join('\n') })),
    };
    const text = JSON.stringify(matrix);
    if (chosen.length === 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', [`No repository is left to audit${leftOut}.`]);
    const again = previous_audit/* renewals */.Aj.flatMap((why) => last.renewed.has(why) ? [renewalText(why, last.renewed.get(why) ?? 0)] : []);
    const carried = chosen.filter(isCarried).map(({ repository }) => repository);
    const kept = carried.length === 0 ? '' : `; ${carried.length} carried over`;
    const why = again.length === 0 ? '' : ` (planned: ${again.join(', ')})`;
    err(`${(0,text_text/* plural */.LS)(planned.length, 'repository')} in ${(0,text_text/* plural */.LS)(shards.length, 'shard')}${kept}${why}${leftOut}`);
    const sink = await (0,step/* stepSink */.k)(host.sink, environment);
    sink.output('matrix', text.length <= maxOutputUnits ? text : JSON.stringify(withoutRepositories(matrix)));
    sink.output('repositories', String(planned.length));
    const more = { ...(carried.length === 0 ? {} : { carried }), plannedAt };
    out(invocation.flags.has('since') ? JSON.stringify({ ...matrix, ...more }) : text);
    return 0;
}
function renewalText(why, count) {
    const texts = {
        new: 'without an earlier audit',
        old: 'after six days',
        version: 'after an upgrade of Tagproof',
        'may change': 'that depend on dates, advisories or signatures, or were incomplete',
        commit: 'with new commits',
        tags: 'with tags that have changed or cannot be read',
    };
    return `${count} ${texts[why]}`;
}
async function lastNight(context, host, chosen, opened) {
    if ('issues' in opened || 'failure' in opened)
        return opened;
    const names = chosen.map(({ repository }) => repository);
    try {
        return await sinceLastNight(context, host, names, opened);
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        return { failure: (0,failure/* gapFrom */.rK)(error, 'plan') };
    }
}
function withoutRepositories({ include }) {
    return { include: include.map(({ shard }) => ({ shard })) };
}
function shardsIn({ invocation }) {
    return Number(invocation.flags.get('shards') ?? '8');
}
function issuesIn(context) {
    const { invocation } = context;
    const shards = shardsIn(context);
    const organization = invocation.operands[0];
    const sources = [organization, invocation.flags.get('list')].filter((one) => one !== undefined);
    const { flags, switches } = invocation;
    const needsSince = flags.has('output') || flags.has('known') || switches.has('full');
    const since = flags.get('since');
    const overwriting = ['output', 'known'].filter((name) => {
        const file = flags.get(name);
        return since !== undefined && file !== undefined && (0,jsonl/* isSameFile */.Dl)(since, file);
    });
    const globs = [...(0,command_context/* linesOf */.Dx)(invocation, 'match'), ...(0,command_context/* linesOf */.Dx)(invocation, 'exclude')];
    return [
        ...(sources.length === 1 ? [] : ['`plan` requires either an organization or `--list FILE`.']),
        ...(organization === undefined || /^[\w-]{1,100}$/.test(organization)
            ? []
            : [`\`${organization.slice(0, 100)}\` is not the name of an organization.`]),
        ...(Number.isInteger(shards) && shards >= 1 && shards <= maxShards
            ? []
            : [`\`--shards\` must be a number from 1 to ${maxShards}.`]),
        ...(needsSince && !flags.has('since') ? ['`--output`, `--known` and `--full` require `--since`.'] : []),
        ...overwriting.map((name) => `\`--${name}\` is the file of \`--since\`. Name another file.`),
        ...globs
            .filter((glob) => !(0,name_glob/* isNameGlob */.kh)(glob))
            .map((glob) => `\`${glob.slice(0, 100)}\` is not a glob over repository names.`),
    ];
}


/***/ }),

/***/ 84139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ harms),
/* harmony export */   z: () => (/* binding */ harmRank)
/* harmony export */ });
const harms = [
    'foreign-digest',
    'dead-tag',
    'fixable-advisory',
    'stale',
    'unpinned',
    'other',
    'none',
];
function harmRank(harm) {
    return harms.indexOf(harm);
}


/***/ }),

/***/ 79794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ successorFinder),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   bb: () => (/* binding */ compareTags)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);



const tagPattern = new RegExp([
    /^(?<prefix>(?:[a-z]+-)*)(?<v>v?)(?<numbers>\d{1,9}(?:\.\d{1,9}){0,2})/,
    /(?:[-_.]?(?<stage>alpha|beta|rc|cr|preview|pre|milestone|nightly|snapshot|canary|ea|[abm](?=\d))(?![a-z])[-_.]?(?<step>\d{0,9}))?/,
    /(?:(?:-r|\.)(?<revision>\d{1,9}))?(?<suffix>(?:-[a-z][\w.-]*)?)$/,
]
    .map(({ source }) => source)
    .join(''), 'i');
const stageAliases = { a: 'alpha', b: 'beta', cr: 'rc', m: 'milestone' };
const dateVersion = /^\d{8}$/;
function successorFinder(tags) {
    let lists;
    return (tag) => {
        const from = versionOf(tag);
        if (from === undefined)
            return undefined;
        lists ??= sortOnce(tags);
        return successorsIn(lists, from);
    };
}
function successorsIn(lists, from) {
    const asPrecise = newerThan(from, lists(from, from.precision));
    const candidates = asPrecise.length > 0 ? asPrecise : newerThan(from, lists(from, undefined));
    const [next] = candidates;
    const newest = candidates.at(-1);
    if (next === undefined || newest === undefined)
        return undefined;
    const line = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .PR)(candidates, (other) => isSameReleaseLine(other, next, from));
    return { nearest: candidates[line - 1]?.name ?? next.name, newest: newest.name };
}
function sortOnce(tags) {
    const byVariant = new Map();
    for (const { name, deprecated } of tags) {
        const tag = deprecated ? undefined : versionOf(name);
        if (tag !== undefined)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .Mr)(byVariant, tag.variant, tag);
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
                .sort((a, b) => compareTags(a, b) || compareSpelling(a, b, from));
        sorted.set(key, list);
        return list;
    };
}
function newerThan(from, sorted) {
    return sorted.slice((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .PR)(sorted, (other) => compareTags(other, from) <= 0));
}
function versionOf(name) {
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
function compareTags(a, b) {
    return semver__WEBPACK_IMPORTED_MODULE_0__.compare(a.version, b.version) || a.revision - b.revision;
}
function compareSpelling(a, b, from) {
    const isAlike = (tag) => Number(tag.spelledWithV === from.spelledWithV);
    return isAlike(a) - isAlike(b) || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(b.name, a.name);
}
function isSameReleaseLine(a, b, from) {
    return a.version.major === b.version.major && (from.precision === 1 || a.version.minor === b.version.minor);
}


/***/ }),

/***/ 81877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QH: () => (/* binding */ listedDigest),
/* harmony export */   VJ: () => (/* binding */ withPlatformEnd),
/* harmony export */   VT: () => (/* binding */ endingAsListed),
/* harmony export */   i5: () => (/* binding */ endOfLifeIn),
/* harmony export */   s3: () => (/* binding */ createTagCatalogue),
/* harmony export */   zW: () => (/* binding */ contradictionOf)
/* harmony export */ });
/* unused harmony export ListedTags */
/* harmony import */ var _history_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52584);
/* harmony import */ var _history_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79076);
/* harmony import */ var _history_intervals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74682);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75485);
/* harmony import */ var _model_images_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92566);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26732);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76225);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33578);
/* harmony import */ var _successor_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79794);











class ListedTags {
    all;
    successorsOf;
    byName;
    constructor(all) {
        this.all = all;
        this.successorsOf = (0,_successor_js__WEBPACK_IMPORTED_MODULE_8__/* .successorFinder */ .DJ)(all);
    }
    named(name) {
        this.byName ??= byNameOf(this.all);
        return this.byName.get(name) ?? [];
    }
}
function byNameOf(tags) {
    const index = new Map();
    for (const tag of tags)
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .addToGroup */ .Mr)(index, tag.name, tag);
    return index;
}
function createTagCatalogue(sources, scope) {
    return {
        listTags: (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_10__/* .memoizeAsync */ .T)(async (path) => {
            const tags = sources.listed?.(path)?.tags ?? (await listTags(sources, scope, path));
            return tags === undefined || 'cause' in tags ? tags : new ListedTags(tags);
        }),
        async endOfLife(path, tag) {
            return sources.listed?.(path)?.ends.get(tag) ?? endOfLife(sources, scope, path, tag);
        },
    };
}
function endOfLifeIn(tags, image) {
    if (tags === undefined || 'cause' in tags)
        return tags;
    const [tag, ...others] = tags.named(image.tag ?? '');
    const contradiction = (message) => ({
        cause: 'contradiction',
        subject: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image),
        message,
    });
    if (tag === undefined)
        return contradiction(_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .tagNotListed */ .xq);
    const isSame = ({ deprecated, digest }) => deprecated === tag.deprecated && digest === tag.digest;
    if (!others.every(isSame))
        return contradiction(_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .tagListedTwice */ .IY);
    if (!tag.deprecated)
        return { deprecated: false };
    return { deprecated: true, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ successors: tags.successorsOf(tag.name) }) };
}
async function listTags(sources, scope, path) {
    const repository = await (0,_model_images_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .findRepository */ .W)(sources, scope, path);
    if (repository === undefined || 'cause' in repository)
        return repository;
    try {
        return await sources.catalogue?.listTags(repository);
    }
    catch (error) {
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .gapFrom */ .rK)(error, path);
    }
}
async function endOfLife(sources, scope, path, tag) {
    const { catalogue } = sources;
    if (catalogue?.endOfLife === undefined)
        return undefined;
    const repository = await (0,_model_images_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .findRepository */ .W)(sources, scope, path);
    if (repository === undefined || 'cause' in repository)
        return undefined;
    try {
        return await catalogue.endOfLife(repository, tag);
    }
    catch (error) {
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .gapFrom */ .rK)(error, `${path}:${tag}`);
    }
}
function withPlatformEnd(image, listed, end, tags) {
    if (end === undefined)
        return { endOfLife: listed };
    if (listed.deprecated) {
        const date = 'cause' in end ? { unknown: end.message } : end.date;
        return { endOfLife: { ...listed, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ date }) } };
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
            unread: { cause: 'bad-answer', subject: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image), message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .endOfLifeUnreadable */ .W9)(text) },
        };
    const successors = tags === undefined || 'cause' in tags ? undefined : tags.successorsOf(image.tag);
    return { endOfLife: { ...listed, announced: (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ date, grace }), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ successors }) } };
}
function dayOf(text) {
    const day = text.slice(0, 10);
    return /^.{10}(?:$|T)/.test(text) && (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_6__/* .isDay */ .N)(day) ? Date.parse(day) : undefined;
}
const maxListAgeMs = 3_600_000;
function listedDigest(tags, tag) {
    if (tags === undefined || 'cause' in tags)
        return undefined;
    const [digest, ...others] = new Set(tags.named(tag).map(({ digest }) => digest));
    return others.length > 0 ? undefined : digest;
}
function contradictionOf(image, listed, whole, now) {
    const { recent, isWholeHour } = lastHour(whole, now);
    const newest = recent.at(-1);
    if (listed === undefined || newest === undefined || !isWholeHour)
        return undefined;
    if (recent.some(({ digest }) => digest === listed))
        return undefined;
    return {
        cause: 'contradiction',
        subject: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image),
        message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .listContradictsHistory */ .Xm)(listed, newest.digest),
    };
}
function endingAsListed(whole, listed, now) {
    const { recent, isWholeHour } = lastHour(whole, now);
    const isListedOnce = recent.filter(({ digest }) => digest === listed).length === 1;
    if (listed === undefined || !isListedOnce || !isWholeHour)
        return whole;
    const records = (0,_history_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .endingWith */ ["in"])(whole.records, listed);
    return records === whole.records ? whole : (0,_history_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyOf */ .om)(records, whole.coverage);
}
function lastHour(whole, now) {
    const known = (0,_history_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .periodAt */ .Vw)(whole.coverage, _history_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
    if (known === undefined)
        return { recent: [], isWholeHour: false };
    const isAll = known.from === _history_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from;
    const since = now - maxListAgeMs;
    const recent = whole.indexIn(known).intervals.filter(({ until }) => until === undefined || until >= since);
    return { recent, isWholeHour: isAll || recent.some((interval) => interval.since <= since) };
}


/***/ }),

/***/ 77410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ decoder),
/* harmony export */   Rd: () => (/* binding */ encoder),
/* harmony export */   WG: () => (/* binding */ encodeBase64),
/* harmony export */   lF: () => (/* binding */ encode),
/* harmony export */   u8: () => (/* binding */ strictDecoder),
/* harmony export */   xW: () => (/* binding */ concat),
/* harmony export */   y4: () => (/* binding */ decodeBase64)
/* harmony export */ });
/* unused harmony exports digest, uint32be, uint64be */
const encoder = new TextEncoder(), decoder = new TextDecoder(), strictDecoder = new TextDecoder("utf-8", { fatal: !0 }), UINT32_RANGE = (/* unused pure expression or super */ null && (2 ** 32));
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
function encode(string) {
  if (typeof string == "string" && string.length >= 128) {
    if (NON_ASCII.test(string))
      throw new TypeError("non-ASCII string encountered in encode()");
    return encoder.encode(string);
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
function encodeBase64(input, url = !1) {
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
async function digest(algorithm, data) {
  const subtleDigest = `SHA-${algorithm.slice(-3)}`;
  return new Uint8Array(await crypto.subtle.digest(subtleDigest, data));
}



/***/ }),

/***/ 47784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ validateCritDuplicates),
/* harmony export */   Fw: () => (/* binding */ validateAlgorithms),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J0: () => (/* binding */ validateB64),
/* harmony export */   MV: () => (/* binding */ encodeAsciiMember),
/* harmony export */   OX: () => (/* binding */ parseJoseHeader),
/* harmony export */   ac: () => (/* binding */ assertNotSet),
/* harmony export */   fV: () => (/* binding */ isJwkSet),
/* harmony export */   fz: () => (/* binding */ isDisjoint),
/* harmony export */   h2: () => (/* binding */ decodeBase64url),
/* harmony export */   ji: () => (/* binding */ serializeJoseHeader),
/* harmony export */   nI: () => (/* binding */ validateCrit),
/* harmony export */   qc: () => (/* binding */ JWS_RECOGNIZED)
/* harmony export */ });
/* unused harmony exports JWE_RECOGNIZED, assertUint8Array */
/* harmony import */ var _util_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674);
/* harmony import */ var _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71445);
/* harmony import */ var _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77410);



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
    return (0,_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D)(value);
  } catch (cause) {
    throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
  }
}
function encodeAsciiMember(value, label, ErrorClass) {
  try {
    return (0,_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .encode */ .lF)(value);
  } catch (cause) {
    throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
  }
}
function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
  let parsed;
  try {
    parsed = JSON.parse(_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .strictDecoder */ .u8.decode((0,_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D)(encodedProtectedHeader)));
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
      throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .JOSENotSupported */ .T0(`Extension Header Parameter "${parameter}" is not recognized`);
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
      throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .JWSInvalid */ .Ye('The "b64" (base64url-encode payload) Header Parameter must be a boolean');
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



/***/ }),

/***/ 71445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode),
/* harmony export */   l: () => (/* binding */ encode)
/* harmony export */ });
/* harmony import */ var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77410);

const invalid = "The input to be decoded is not correctly encoded.";
function decode(input) {
  try {
    return (0,_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeBase64 */ .y4)(typeof input == "string" ? input : _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0.decode(input), !0);
  } catch (cause) {
    throw new TypeError(invalid, { cause });
  }
}
function encode(input) {
  return (0,_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeBase64 */ .WG)(typeof input == "string" ? _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .encoder */ .Rd.encode(input) : input, !0);
}



/***/ }),

/***/ 77961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ decodeJwt)
/* harmony export */ });
/* harmony import */ var _base64url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71445);
/* harmony import */ var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77410);
/* harmony import */ var _lib_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47784);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5674);




function decodeJwt(jwt) {
  if (typeof jwt != "string")
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("JWTs must use Compact JWS serialization, JWT must be a string");
  const { 1: encodedPayload, length } = jwt.split(".");
  if (length === 5)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Only JWTs using Compact JWS serialization can be decoded");
  if (length !== 3)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Invalid JWT");
  if (!encodedPayload)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("JWTs must contain a payload");
  let claimsSetBytes;
  try {
    claimsSetBytes = (0,_base64url_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D)(encodedPayload);
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Failed to base64url decode the payload", { cause });
  }
  let claimsSet;
  try {
    claimsSet = JSON.parse(_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__/* .strictDecoder */ .u8.decode(claimsSetBytes));
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Failed to parse the decoded payload as JSON", { cause });
  }
  if (!(0,_lib_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(claimsSet))
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Invalid JWT Claims Set");
  return claimsSet;
}



/***/ }),

/***/ 5674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ JWKSMultipleMatchingKeys),
/* harmony export */   BT: () => (/* binding */ JWKSNoMatchingKey),
/* harmony export */   Dm: () => (/* binding */ JWKSInvalid),
/* harmony export */   Dp: () => (/* binding */ JWTInvalid),
/* harmony export */   Rb: () => (/* binding */ JOSEAlgNotAllowed),
/* harmony export */   T0: () => (/* binding */ JOSENotSupported),
/* harmony export */   Ye: () => (/* binding */ JWSInvalid),
/* harmony export */   h2: () => (/* binding */ JWSSignatureVerificationFailed),
/* harmony export */   i4: () => (/* binding */ JOSEError),
/* harmony export */   ie: () => (/* binding */ JWTClaimValidationFailed),
/* harmony export */   n: () => (/* binding */ JWTExpired),
/* harmony export */   xb: () => (/* binding */ JWKSTimeout)
/* harmony export */ });
/* unused harmony exports JWEDecryptionFailed, JWEInvalid, JWKInvalid */
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
class JOSEAlgNotAllowed extends JOSEError {
  static code = "ERR_JOSE_ALG_NOT_ALLOWED";
  code = "ERR_JOSE_ALG_NOT_ALLOWED";
}
class JOSENotSupported extends JOSEError {
  static code = "ERR_JOSE_NOT_SUPPORTED";
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
class JWSInvalid extends JOSEError {
  static code = "ERR_JWS_INVALID";
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
class JWKSInvalid extends JOSEError {
  static code = "ERR_JWKS_INVALID";
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



/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
