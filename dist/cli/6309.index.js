export const id = 6309;
export const ids = [6309,2014,5827];
export const modules = {

/***/ 58208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apiAt: () => (/* binding */ apiAt),
  ciTargetOf: () => (/* binding */ ciTargetOf),
  connectCi: () => (/* binding */ connectCi),
  openBase: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: ./lib/clients/github/event.js
var github_event = __webpack_require__(36794);
// EXTERNAL MODULE: ./lib/clients/github/files.js
var files = __webpack_require__(85133);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/errors.js
var errors = __webpack_require__(94967);
;// CONCATENATED MODULE: ./lib/clients/github/merge-commit.js



async function mergedOnto({ commit, parents }, { head, number, merges }, { api, run }) {
    const [onto, merged, ...more] = parents;
    if (onto === undefined || merged !== head || more.length > 0)
        return undefined;
    if (merges.includes(commit))
        return onto;
    if (api === undefined || run === undefined)
        return undefined;
    return (await mergeCommitOf(api, run.repository, number)) === commit ? onto : undefined;
}
const pullAnswer = schemas/* object */.Ikc({ merge_commit_sha: schemas/* string */.YjP().nullish() });
async function mergeCommitOf(api, repository, number) {
    const request = {
        operation: `Pull request #${number}`,
        method: 'GET',
        path: `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls/${number}`,
        needs: 'pull-requests: read',
    };
    try {
        return (await (0,github_api/* requestJson */.SS)(api, request, pullAnswer)).merge_commit_sha ?? undefined;
    }
    catch (error) {
        if ((0,errors/* isRefused */.H0)(error))
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/clients/http/index.js + 9 modules
var http = __webpack_require__(88616);
// EXTERNAL MODULE: ./lib/model/address.js
var address = __webpack_require__(83313);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
;// CONCATENATED MODULE: ./lib/ci/connect.js







async function connectCi(host, { githubToken }) {
    const event = await (0,github_event.readEvent)(host.ci);
    const run = (0,github_event.readRun)(host.ci);
    return run === undefined ? { event } : { event, run, api: apiAt(host, run.addresses, githubToken) };
}
function apiAt(host, addresses, token, budgetMs) {
    if (token !== undefined)
        host.sink.mask(token);
    return {
        send: (0,http/* ciTransport */.IW)(host, budgetMs),
        addresses: {
            api: usable('GITHUB_API_URL', addresses.api),
            graphql: usable('GITHUB_GRAPHQL_URL', addresses.graphql),
            server: addresses.server,
        },
        ...(0,compact/* compact */.o)({ token }),
    };
}
function ciTargetOf(ci) {
    if ('cause' in ci)
        throw new failure/* Failure */.HR(ci.cause, ci.message);
    const { api, run } = ci;
    if (api === undefined || run === undefined)
        throw new failure/* Failure */.HR('no-credential', 'Comments, issues and pull requests can only be written in a workflow: GITHUB_REPOSITORY is not set');
    if (api.token === undefined)
        throw new failure/* Failure */.HR('no-credential', 'No token for the GitHub API: set `github-token:`');
    return { api, run };
}
function usable(name, text) {
    const parsed = (0,address/* parseAddress */.or)(text);
    if ('address' in parsed)
        return parsed.address;
    throw new failure/* Failure */.HR('bad-answer', `The runner's ${name} ${parsed.issue}`);
}
const checkoutIsBase = 'The checkout is the base branch, so nothing of the pull request would be verified. Check out its head or its merge commit';
function isBase(commit, base, { ci }) {
    const isTarget = ci?.variable('GITHUB_EVENT_NAME') === 'pull_request_target';
    return commit === base || (isTarget && commit === ci?.variable('GITHUB_SHA'));
}
async function openBase(host, ci, use) {
    const { event, run, api } = ci;
    if (event.kind !== 'pull-request' && event.kind !== 'merge-group')
        return undefined;
    const commit = event.kind === 'merge-group' ? event.base : await baseOfPullRequest(host, event, ci, use);
    const local = await host.git?.filesAt(commit);
    if (local !== undefined)
        return { commit, files: local };
    if (api === undefined || run === undefined)
        throw new failure/* Failure */.HR('no-credential', `The base commit ${commit.slice(0, 12)} is not in the checkout`);
    return { commit, files: (0,files.filesOf)(api, run.repository, commit, host.files) };
}
async function baseOfPullRequest(host, event, ci, use) {
    const here = await host.git?.head();
    if (here === undefined)
        return event.base;
    if (isBase(here.commit, event.base, host))
        throw new failure/* Failure */.HR('bad-answer', checkoutIsBase);
    if (here.commit !== event.head)
        return (await mergedOnto(here, event, ci)) ?? event.base;
    const { api, run } = ci;
    if (use === 'rules' || api === undefined || run === undefined)
        return event.base;
    return (0,files.mergeBase)(api, run.repository, event.base, event.head);
}


/***/ }),

/***/ 12222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ carrySchema),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   di: () => (/* binding */ carryOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6472);
/* harmony import */ var _model_extremes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33196);
/* harmony import */ var _report_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87728);
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38882);






const digest = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^sha256:[0-9a-f]{64}$/);
const carrySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    until: _report_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__.instantSchema.optional().describe('When a pin will have been behind for longer than is accepted'),
    platform: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe("Host of the platform's registry"),
    images: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        registry: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        tag: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        digest: digest.describe('What the tag pointed to'),
        deprecated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    }))
        .describe('Every tag that the report rests on'),
});
function carryOf(report, { policy, maxAgeMs, endOfLife }, platform) {
    const { verdict, incomplete, source, references, advisories, coverage } = report;
    const asked = coverage?.artifacts.asked ?? 0;
    const isWhole = verdict !== 'incomplete' && incomplete.length === 0 && source !== undefined;
    if (!isWhole || asked > 0 || advisories.length > 0)
        return undefined;
    if (policy.sources.some(({ path }) => path.includes('@')))
        return undefined;
    const ages = [maxAgeMs, ...policy.overrides.map((override) => override.maxAgeMs)];
    const mayLagMs = (0,_model_extremes_js__WEBPACK_IMPORTED_MODULE_3__/* .smallest */ .o)(ages.flatMap((ms) => ms ?? []));
    const images = new Map();
    const reported = stalePlaces(report);
    let until = Number.POSITIVE_INFINITY;
    for (const reference of references) {
        if (reference.kind !== 'image')
            continue;
        const image = imageOf(reference, platform);
        if (image === undefined)
            return undefined;
        if (endOfLife === 'online' && image.registry !== platform)
            return undefined;
        const { supersededAt } = reference.fact ?? {};
        if (supersededAt !== undefined && !reported.has(placeKey(reference)))
            until = Math.min(until, Date.parse(supersededAt) + mayLagMs);
        images.set(JSON.stringify([image.registry, image.repository, image.tag]), image);
    }
    if (datesAfter(report))
        return undefined;
    const limit = until === Number.POSITIVE_INFINITY ? undefined : new Date(until).toISOString();
    return { ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({ until: limit, platform }), images: [...images.values()] };
}
function imageOf(reference, platform) {
    const { fact, registry, repository, pullPolicies, signatures } = reference;
    const tag = reference.tag ?? fact?.recoveredTag ?? reference.assumedTag;
    if (fact?.currentDigest === undefined || registry === undefined || repository === undefined)
        return undefined;
    if (tag === undefined || pullPolicies !== undefined || signatures !== undefined)
        return undefined;
    const rests = registry === platform ? fact.basis === undefined : fact.basis === 'present';
    const isStable = ['current', 'unpinned', 'not-in-history', 'superseded'].includes(fact.status);
    if (!rests || fact.endOfLife !== undefined || !isStable)
        return undefined;
    const { currentDigest, deprecated } = fact;
    return { registry, repository, tag, digest: currentDigest, ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({ deprecated }) };
}
function stalePlaces({ findings }) {
    const stale = findings.filter(({ check }) => check === 'stale-digest');
    return new Set(stale.map(placeKey));
}
function placeKey({ file, line, column }) {
    return JSON.stringify([file, line, column]);
}
const date = /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]{1,20}Z)?/g;
function datesAfter({ references, findings, waivers, settings, startedAt }) {
    const text = JSON.stringify([references, findings, waivers, settings]);
    const day = startedAt.slice(0, 10);
    for (const [found] of text.matchAll(date)) {
        if (found.length === 10 ? found >= day : found > startedAt)
            return true;
    }
    return false;
}
function inputsOf({ settings }) {
    const own = settings
        .filter(({ from, name }) => from === 'input' && name !== 'cache')
        .map(({ name, value }) => [name, value]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([_report_version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r, own]))
        .digest('hex')
        .slice(0, 16);
}


/***/ }),

/***/ 22943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ keepFirst)
/* harmony export */ });
function keepFirst(max, order) {
    let kept = [];
    const trim = () => {
        kept = kept.sort(order).slice(0, max);
    };
    return {
        add(item) {
            kept.push(item);
            if (kept.length >= 2 * max)
                trim();
        },
        items() {
            trim();
            return [...kept];
        },
    };
}


/***/ }),

/***/ 80151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ entryDigestSchema),
/* harmony export */   D: () => (/* binding */ keptTagsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const entryDigestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const keptTagsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    histories: entryDigestSchema,
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tag: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('`<org>/<image>:<tag>`'), digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});


/***/ }),

/***/ 4433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uj: () => (/* binding */ readKnown),
/* harmony export */   YK: () => (/* binding */ accessOf),
/* harmony export */   ri: () => (/* binding */ writeKnown)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _host_jsonl_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97576);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6472);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71976);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7687);
/* harmony import */ var _kept_tags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80151);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81230);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17625);









const headSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    document: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('known'),
    listedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    access: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
});
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    inputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    histories: _kept_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .entryDigestSchema */ .A,
    tags: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
const scansSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), scans: _kept_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .entryDigestSchema */ .A });
const listSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    image: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    tags: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        deprecated: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        digest: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().refine(_model_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isDigest */ .Bc).optional(),
        updatedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().optional(),
    })),
    ends: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        date: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
        grace: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ until: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().optional() }).optional(),
    })),
});
function accessOf({ platform, identity, group }) {
    const place = [platform?.baseUrl, platform?.registryUrl, platform?.historyService, identity, group];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(place)).digest('hex').slice(0, 16);
}
async function writeKnown(file, night) {
    const { listedAt, access, repositories, scans, lists } = night;
    const writer = await (0,_host_jsonl_js__WEBPACK_IMPORTED_MODULE_1__/* .writeLines */ .x1)(file, true);
    try {
        await writer.write(JSON.stringify({ schemaVersion: 1, document: 'known', listedAt, access }));
        for (const one of repositories.values())
            await writer.write(JSON.stringify(one));
        for (const [repository, digest] of scans)
            await writer.write(JSON.stringify({ repository, scans: digest }));
        for (const [image, { tags, ends }] of lists)
            await writer.write(JSON.stringify({ image, tags, ends: Object.fromEntries(ends) }));
    }
    finally {
        await writer.close();
    }
}
const maxLineBytes = 64 * 1024 * 1024;
async function readKnown(file) {
    const repositories = new Map();
    const scans = new Map();
    const lists = new Map();
    let head;
    try {
        for await (const { text } of (0,_host_jsonl_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se)(file, maxLineBytes)) {
            const line = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(text);
            if (head === undefined)
                head = headSchema.parse(line);
            else if (has(line, 'scans')) {
                const one = scansSchema.parse(line);
                scans.set((0,_name_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoryKey */ .Kq)(one.repository), one.scans);
            }
            else if (has(line, 'image')) {
                const { image, tags, ends } = listSchema.parse(line);
                lists.set(image, {
                    tags,
                    ends: new Map(Object.entries(ends).map(([tag, end]) => [tag, endOf(end)])),
                });
            }
            else {
                const one = repositorySchema.parse(line);
                repositories.set((0,_name_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoryKey */ .Kq)(one.repository), one);
            }
        }
    }
    catch (error) {
        throw new _read_js__WEBPACK_IMPORTED_MODULE_4__/* .ShardError */ .Zj(`${file}: is not a complete file of \`plan --known\`. Plan again`, {
            cause: error,
        });
    }
    if (head === undefined)
        throw new _read_js__WEBPACK_IMPORTED_MODULE_4__/* .ShardError */ .Zj(`${file}: is empty. Plan again`);
    return { listedAt: head.listedAt, access: head.access, repositories, scans, lists };
}
function has(line, name) {
    return typeof line === 'object' && line !== null && name in line;
}
function endOf({ date, grace }) {
    return (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_8__/* .compact */ .o)({ date, grace: grace && (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_8__/* .compact */ .o)(grace) });
}


/***/ }),

/***/ 48730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ renewals),
/* harmony export */   lM: () => (/* binding */ readLastNight),
/* harmony export */   lP: () => (/* binding */ maxResultAgeMs),
/* harmony export */   wc: () => (/* binding */ renewalOf)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80588);
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38882);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81230);




const maxResultAgeMs = 6 * _model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .dayMs */ .LP;
async function readLastNight(rows) {
    const audits = new Map();
    let line = 1;
    for await (const { repository, report, carry, inputs, kept, scans, carried = false } of rows) {
        line += 1;
        const images = (report?.references ?? []).flatMap(({ registry, repository: path }) => registry === undefined || path === undefined ? [] : [`${registry}/${path}`]);
        const { total = 0, saved = 0 } = report?.requests ?? {};
        audits.set((0,_name_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .Kq)(repository), {
            repository,
            line,
            isCarried: carried,
            commit: report?.source?.sha,
            startedAt: report && Date.parse(report.startedAt),
            announcesEnd: report !== undefined && announcesEnd(report.settings),
            version: report?.tool.version,
            carry,
            inputs,
            kept,
            scans,
            cost: total + saved,
            images: [...new Set(images)].sort(),
        });
    }
    return audits;
}
function announcesEnd(settings) {
    const warning = settings.find(({ name }) => name === 'eol-warning');
    return warning === undefined || !/^0+[a-z]*$/.test(String(warning.value));
}
const renewals = ['new', 'old', 'version', 'may change', 'commit', 'tags'];
async function renewalOf(last, { now, commit, areUnchanged }) {
    if (last === undefined)
        return 'new';
    const { startedAt, carry } = last;
    if (startedAt === undefined || !(startedAt <= now) || now - startedAt > maxResultAgeMs)
        return 'old';
    if (last.version !== _report_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r)
        return 'version';
    if (carry === undefined || (carry.until !== undefined && Date.parse(carry.until) <= now))
        return 'may change';
    if (commit === undefined || commit !== last.commit)
        return 'commit';
    try {
        return (await areUnchanged(carry, startedAt)) ? undefined : 'tags';
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return 'tags';
        throw error;
    }
}


/***/ }),

/***/ 81230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ repositoryKey),
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   nG: () => (/* binding */ byName)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57798);

const named = /^([\w.-]{1,100})\/([\w.-]{1,100})(?:@([^\s~^:?*[\\]{1,250}))?$/;
function readName(text) {
    const [, owner = '', name = '', ref] = named.exec(text) ?? [];
    if (owner === '' || /^\.{1,2}$/.test(owner) || /^\.{1,2}$/.test(name))
        return undefined;
    return { owner, name, ...(ref === undefined ? {} : { ref }) };
}
function repositoryKey(repository) {
    return repository.toLowerCase();
}
function byName(a, b) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(repositoryKey(a), repositoryKey(b)) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a, b);
}


/***/ }),

/***/ 61833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ plannedIn),
/* harmony export */   w: () => (/* binding */ readPlanFile)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34641);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10458);


const maxPlanBytes = 16 * 1024 * 1024;
async function readPlanFile(file) {
    const read = await (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readUserFile */ .E1)(file, maxPlanBytes);
    if ('unreadable' in read)
        return {
            issue: `${file}: ${read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`}`,
        };
    const plan = (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlan */ .m3)(read.text);
    return 'issue' in plan ? { issue: `${file}: ${plan.issue}` } : plan;
}
async function plannedIn(file, shard) {
    const plan = await readPlanFile(file);
    if ('issue' in plan)
        return plan;
    const { repositories = [] } = plan.head.expected.find((one) => one.shard === shard) ?? {};
    return repositories.length > 0
        ? { names: repositories }
        : { issue: `${file}: has no shard ${shard.slice(0, 100)}` };
}


/***/ }),

/***/ 17625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zj: () => (/* binding */ ShardError),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   fe: () => (/* binding */ openShard)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81230);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10458);



class ShardError extends Error {
    name = 'ShardError';
}
const texts = new WeakMap();
function lineOf(row) {
    return texts.get(row) ?? JSON.stringify(row);
}
async function openShard(file, lines, planned = false) {
    const cursor = lines[Symbol.asyncIterator]();
    const first = await next(file, cursor);
    if (planned && first?.whole !== true)
        return { head: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .shardHeadOf */ .Al)([]), rows: rowsOf(file, cursor) };
    const head = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .headSchema */ .ac.safeParse(first === undefined ? undefined : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(first.text));
    if (!head.success)
        throw new ShardError(`${file}:1: is not the first line of a shard's report (\`tagproof audit --shard\`)`);
    return { head: head.data, rows: rowsOf(file, cursor) };
}
async function* rowsOf(file, cursor) {
    let before = '';
    for (let number = 2;; number += 1) {
        const line = await next(file, cursor);
        if (line === undefined)
            return;
        const row = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .rowSchema */ .M1.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(line.text));
        if (!row.success && !line.whole)
            return;
        if (!row.success) {
            const [issue] = row.error.issues;
            const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
            throw new ShardError(`${file}:${number}: is not a line of a shard's report${where}`);
        }
        const key = (0,_name_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .Kq)(row.data.repository);
        if (key <= before)
            throw new ShardError(`${file}:${number}: ${row.data.repository} is out of order or duplicated`);
        before = key;
        texts.set(row.data, line.text);
        yield row.data;
    }
}
async function next(file, cursor) {
    try {
        const { done, value } = await cursor.next();
        return done === true ? undefined : value;
    }
    catch (error) {
        const { code, message } = error;
        const why = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code ?? message})`;
        throw new ShardError(`${file}: ${why}`, { cause: error });
    }
}


/***/ }),

/***/ 10458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ shardHeadOf),
/* harmony export */   M1: () => (/* binding */ rowSchema),
/* harmony export */   ac: () => (/* binding */ headSchema),
/* harmony export */   m3: () => (/* binding */ readPlan)
/* harmony export */ });
/* unused harmony exports planSchema, shardLineSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7687);
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21126);
/* harmony import */ var _report_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87728);
/* harmony import */ var _carry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12222);
/* harmony import */ var _kept_tags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80151);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81230);







const repository = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)
    .describe('`owner/name`');
const shardName = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^\d{1,3}\/\d{1,3}$/);
const planSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    include: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        shard: shardName.describe('`3/8`'),
        repositories: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('`owner/name`, one per line'),
    }))
        .max(256),
    carried: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(repository)
        .optional()
        .describe('Repositories whose audit of an earlier night still holds, in the file that `plan --output` wrote'),
    plannedAt: _report_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__.instantSchema
        .optional()
        .describe('When `plan --since` started: `merge` leaves out what its shards audited before'),
});
const headSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    document: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('shard'),
    expected: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ shard: shardName.optional(), repositories: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(repository) }))
        .describe('Repositories for which a line should follow; those without one were not verified'),
});
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    repository,
    report: _report_schema_js__WEBPACK_IMPORTED_MODULE_0__.reportSchema
        .omit({ histories: true, record: true })
        .optional()
        .describe('The report of the repository, without tag histories and the record for replay'),
    inputs: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('A fingerprint of the settings that the repository does not choose'),
    carry: _carry_js__WEBPACK_IMPORTED_MODULE_2__/* .carrySchema */ .J9
        .optional()
        .describe('What the report rests on; absent if it must be made again each time'),
    kept: _kept_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .keptTagsSchema */ .D
        .optional()
        .describe('The tags whose histories were read whole, and the digest of these histories in the cache'),
    scans: _kept_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .entryDigestSchema */ .A
        .optional()
        .describe('The digest of the results of scanning its files, in the cache'),
    carried: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .describe('The report is from an earlier night: nothing that it rests on has changed since'),
    failed: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ cause: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), subject: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .describe('Why there is no report'),
    ownersUnknown: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('Why the owners of its files are not known'),
});
const shardLineSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([headSchema, rowSchema]);
function shardHeadOf(expected) {
    return {
        schemaVersion: 1,
        document: 'shard',
        expected: expected.map(({ repositories, ...rest }) => ({ ...rest, repositories: [...repositories] })),
    };
}
function readPlan(text) {
    const parsed = planSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text));
    if (!parsed.success)
        return { issue: 'is not the output of `tagproof plan`' };
    const expected = parsed.data.include.map(({ shard, repositories }) => ({
        shard,
        repositories: repositories.split('\n').filter((line) => line !== ''),
    }));
    const wrong = expected.flatMap(({ repositories }) => repositories).find((name) => !(0,_name_js__WEBPACK_IMPORTED_MODULE_6__/* .readName */ .MQ)(name));
    if (wrong !== undefined)
        return { issue: `names \`${wrong.slice(0, 100)}\`, which is not OWNER/REPO` };
    const { carried = [], plannedAt } = parsed.data;
    const head = shardHeadOf(carried.length === 0 ? expected : [...expected, { repositories: carried }]);
    return { head, plannedAt };
}


/***/ }),

/***/ 36309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  audit: () => (/* binding */ audit)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/cli/gate.js + 2 modules
var gate = __webpack_require__(2014);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/name.js
var fleet_name = __webpack_require__(81230);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/plan-file.js
var plan_file = __webpack_require__(61833);
// EXTERNAL MODULE: ./lib/ci/run-cache.js
var run_cache = __webpack_require__(31182);
// EXTERNAL MODULE: ./lib/clients/github/heads.js
var github_heads = __webpack_require__(65025);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
// EXTERNAL MODULE: ./lib/clients/http/per-host.js
var per_host = __webpack_require__(79065);
// EXTERNAL MODULE: ./lib/clients/http/rate-refusal.js
var rate_refusal = __webpack_require__(18346);
;// CONCATENATED MODULE: ./lib/clients/http/pace.js



const limits = { inFlight: 90, read: 810, query: 1800 };
const [mostEach, usualEach] = [25, 2];
const maxReserve = 500;
const minuteMs = 60_000;
function shareOf(jobs, atOnce) {
    const part = (limit) => Math.max(1, Math.floor(limit / jobs));
    return {
        reserve: atOnce * neededEach(jobs),
        inFlight: part(limits.inFlight),
        perMinute: { read: part(limits.read), query: part(limits.query) },
    };
}
function piecesAtOnce(jobs, least, most) {
    return Math.min(most, Math.max(least, Math.floor(maxReserve / neededEach(jobs))));
}
function neededEach(jobs) {
    return Math.max(mostEach, usualEach * jobs);
}
function withPace(send, clock, share) {
    const limited = (0,per_host/* withLimit */.Ko)(send, share.inFlight);
    const sent = { read: [], query: [] };
    let pausedUntil = Number.NEGATIVE_INFINITY;
    async function turn(kind) {
        const times = sent[kind];
        for (;;) {
            const now = clock.now();
            while (times[0] !== undefined && times[0] <= now - minuteMs)
                times.shift();
            const [oldest] = times.length < share.perMinute[kind] ? [] : times;
            const waitMs = Math.max(pausedUntil - now, oldest === undefined ? 0 : oldest + minuteMs - now);
            if (waitMs <= 0)
                break;
            await clock.sleep(waitMs);
        }
        times.push(clock.now());
    }
    return async (request) => {
        await turn(request.method === 'POST' ? 'query' : 'read');
        const response = await limited(request);
        pausedUntil = Math.max(pausedUntil, clock.now() + pauseMs(request, response));
        return response;
    };
}
function pauseMs(request, response) {
    const seconds = response.headers['retry-after'] ?? '';
    const isPause = /^\d{1,4}$/.test(seconds) && (0,rate_refusal/* rateRefusal */.N)(request, response) !== undefined;
    return isPause ? Math.min(time/* hourMs */.$0, Number(seconds) * 1000) : 0;
}

;// CONCATENATED MODULE: ./lib/clients/http/rate-plan.js

const marginMs = 2_000;
function createRatePlan(clock, reserve) {
    const budgets = new Map();
    function note({ headers }) {
        const [remaining, reset] = [headers['x-ratelimit-remaining'], headers['x-ratelimit-reset']];
        if (!/^\d{1,9}$/.test(remaining ?? '') || !/^\d{1,12}$/.test(reset ?? ''))
            return;
        const resetsAt = Math.min(Number(reset) * 1000, clock.now() + time/* hourMs */.$0);
        const resource = (headers['x-ratelimit-resource'] ?? '').slice(0, 50);
        const known = budgets.get(resource);
        const isNewer = known === undefined || resetsAt > known.resetsAt;
        if (isNewer)
            budgets.set(resource, { remaining: Number(remaining), resetsAt, reserve: reserveOf(headers) });
        else if (resetsAt === known.resetsAt)
            known.remaining = Math.min(known.remaining, Number(remaining));
    }
    function reserveOf(headers) {
        const limit = headers['x-ratelimit-limit'] ?? '';
        return /^\d{1,9}$/.test(limit) ? Math.min(reserve, Number(limit) / 2) : reserve;
    }
    function waitMs() {
        const now = clock.now();
        const waits = [...budgets.values()].map(({ remaining, resetsAt, ...budget }) => remaining < budget.reserve && resetsAt > now ? resetsAt - now + marginMs : 0);
        return Math.min(time/* hourMs */.$0, Math.max(0, ...waits));
    }
    return {
        watch: (send) => async (request) => {
            const response = await send(request);
            note(response);
            return response;
        },
        async ready() {
            const ms = waitMs();
            if (ms > 0)
                await clock.sleep(ms);
        },
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/decode_jwt.js
var decode_jwt = __webpack_require__(77961);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
;// CONCATENATED MODULE: ./lib/clients/http/shared.js





const shared_minuteMs = 60_000;
const sharedMs = 20 * shared_minuteMs;
const tokenMs = 30_000;
const maxBytes = 128 * 1024 * 1024;
function shareResponses({ now }) {
    const held = new Map();
    let bytes = 0;
    function drop(key, entry) {
        if (held.get(key) !== entry)
            return;
        held.delete(key);
        bytes -= entry.bytes;
    }
    function ask(key, send, request) {
        const before = held.get(key);
        if (before !== undefined)
            drop(key, before);
        const response = send(request);
        const entry = { response, at: now(), until: Number.POSITIVE_INFINITY, bytes: 0 };
        held.set(key, entry);
        response.then((received) => {
            entry.at = now();
            entry.until = entry.at + lifetimeOf(request, received, entry.at);
            entry.bytes = received.body.length;
            if (held.get(key) === entry)
                bytes += entry.bytes;
            for (const [oldest, one] of held) {
                if (bytes <= maxBytes)
                    break;
                drop(oldest, one);
            }
        }, () => drop(key, entry));
        return response;
    }
    return {
        forRun() {
            const asked = new Set();
            const count = { saved: 0 };
            const share = (send) => async (request) => {
                if (!isRepeatable(request))
                    return send(request);
                const key = keyOf(request);
                const entry = asked.has(key) ? undefined : held.get(key);
                asked.add(key);
                if (entry === undefined || now() >= entry.until || now() < entry.at)
                    return ask(key, send, request);
                try {
                    const response = await entry.response;
                    if (lifetimeOf(request, response, entry.at) === 0)
                        return await ask(key, send, request);
                    count.saved += 1;
                    return aged(response, now() - entry.at);
                }
                catch (error) {
                    if (isOfOneRun(error))
                        return ask(key, send, request);
                    throw error;
                }
            };
            return { share, count };
        },
    };
}
function isOfOneRun(error) {
    return error instanceof failure/* LimitFailure */.Ec || (error instanceof failure/* Failure */.HR && error.reason === 'stopped');
}
function isRepeatable({ method, repeatable }) {
    return method === 'GET' || method === 'HEAD' || repeatable === true;
}
function keyOf({ method, url, headers, authorization, body }) {
    const credential = authorization && [authorization.scheme, authorization.credential.expose()];
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([method, url, Object.entries(headers).sort(), credential, body]))
        .digest('hex');
}
const passing = new Set([408, 425, 429]);
function lifetimeOf(request, response, now) {
    const { status, body } = response;
    const isRefusedCredential = status === 401 && request.authorization !== undefined;
    if (status >= 500 || passing.has(status) || isRefusedCredential)
        return 0;
    if ((0,rate_refusal/* rateRefusal */.N)(request, response) !== undefined || hasGraphqlErrors(request, response))
        return 0;
    const token = body.length < 64 * 1024 && body.includes('token"') ? tokenIn((0,json/* parseJson */.qF)(body)) : undefined;
    return token === undefined ? sharedMs : Math.min(sharedMs, tokenLifetime(token, now));
}
function hasGraphqlErrors({ url }, { body }) {
    return new URL(url).pathname.endsWith('/graphql') && (0,json/* fieldsOf */.Pf)((0,json/* parseJson */.qF)(body)).errors !== undefined;
}
function tokenIn(document) {
    const fields = (0,json/* fieldsOf */.Pf)(document);
    const token = fields.token ?? fields.access_token;
    return typeof token === 'string' ? { token, seconds: fields.expires_in } : undefined;
}
function tokenLifetime({ token, seconds }, now) {
    if (typeof seconds === 'number')
        return Math.max(0, (seconds * 1000) / 2);
    try {
        const { exp } = (0,decode_jwt/* decodeJwt */.i)(token);
        return exp === undefined ? tokenMs : Math.max(0, (exp * 1000 - now) / 2);
    }
    catch {
        return tokenMs;
    }
}
function aged(response, ageMs) {
    const { age = '' } = response.headers;
    const seconds = Math.round(ageMs / 1000) + (/^\d{1,9}$/.test(age) ? Number(age) : 0);
    return seconds === 0 ? response : { ...response, headers: { ...response.headers, age: String(seconds) } };
}

// EXTERNAL MODULE: ./lib/clients/http/stop.js
var stop = __webpack_require__(55157);
// EXTERNAL MODULE: ./lib/host/jsonl.js
var jsonl = __webpack_require__(97576);
// EXTERNAL MODULE: ./lib/host/local.js + 3 modules
var host_local = __webpack_require__(36476);
// EXTERNAL MODULE: ./lib/host/signals.js
var signals = __webpack_require__(71411);
// EXTERNAL MODULE: ./lib/model/json-parts.js
var json_parts = __webpack_require__(7976);
// EXTERNAL MODULE: ./lib/model/remembered-scans.js
var remembered_scans = __webpack_require__(91652);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/output/format.js
var format = __webpack_require__(5446);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/known-file.js
var known_file = __webpack_require__(4433);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/read.js
var read = __webpack_require__(17625);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/schema.js
var schema = __webpack_require__(10458);
// EXTERNAL MODULE: ./lib/ci/policy-sources.js
var policy_sources = __webpack_require__(64663);
// EXTERNAL MODULE: ./lib/clients/index.js + 27 modules
var clients = __webpack_require__(89331);
// EXTERNAL MODULE: ./lib/config/index.js
var lib_config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/run.js + 18 modules
var run = __webpack_require__(62265);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/carry.js
var fleet_carry = __webpack_require__(12222);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/model/memoize.js
var memoize = __webpack_require__(6841);
;// CONCATENATED MODULE: ./lib/host/scan-code.js





const folders = ['worker', 'scan', 'model'];
const scanCode = (0,memoize/* memoizeAsync */.T)(() => scanCodeIn(external_node_path_.join(external_node_path_.dirname((0,external_node_url_.fileURLToPath)(import.meta.url)), '..')));
async function scanCodeIn(program) {
    try {
        const hash = (0,external_node_crypto_.createHash)('sha256').update(process.version);
        for (const folder of folders) {
            for (const file of await filesIn(external_node_path_.join(program, folder), folder !== folders[0])) {
                const text = await (0,promises_.readFile)(file);
                hash.update(`${external_node_path_.relative(program, file)} ${text.length}\n`).update(text);
            }
        }
        return hash.digest('hex');
    }
    catch {
        return undefined;
    }
}
async function filesIn(folder, mayBeAbsent) {
    try {
        const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile());
        return files.map((entry) => external_node_path_.join(entry.parentPath, entry.name)).sort();
    }
    catch (error) {
        if (mayBeAbsent && error.code === 'ENOENT')
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/cli/audit/fleet/known-scans.js


async function auditScans(options) {
    const { night, cached, repository, remembered } = options;
    const code = cached === undefined || remembered === undefined ? undefined : await scanCode();
    if (cached === undefined || remembered === undefined || code === undefined)
        return { scans: remembered, store: async () => undefined };
    const digest = night?.scans.get((0,fleet_name/* repositoryKey */.Kq)(repository));
    const stored = digest === undefined ? undefined : await cached.scans(digest);
    const { keepScans } = await __webpack_require__.e(/* import() */ 9496).then(__webpack_require__.bind(__webpack_require__, 19496));
    const { scans, text } = keepScans({ shared: remembered, code, stored });
    return {
        scans,
        async store() {
            const used = await text();
            if (used === undefined)
                return undefined;
            return used === stored ? digest : cached.keepScans(used);
        },
    };
}

// EXTERNAL MODULE: ./lib/cli/audit/fleet/last-night.js
var last_night = __webpack_require__(48730);
;// CONCATENATED MODULE: ./lib/cli/audit/fleet/known-tags.js



const maxListAgeMs = 20 * 60_000;
function auditKnowledge(options) {
    const { night, cached, repository, inputs, access, now } = options;
    const isSame = night?.access === access;
    const isFresh = night !== undefined && night.listedAt <= now && now - night.listedAt < maxListAgeMs;
    const last = isSame ? night.repositories.get((0,fleet_name/* repositoryKey */.Kq)(repository)) : undefined;
    const still = new Set(last?.inputs === inputs ? last.tags : []);
    const stored = (0,memoize/* memoizeAsync */.T)(async () => last === undefined || cached === undefined ? new Map() : cached.whole(last.histories));
    const used = new Map();
    const count = { saved: 0 };
    return {
        count,
        listOf: (image) => (isSame && isFresh ? night.lists.get(image) : undefined),
        async recordsOf(tag) {
            const known = still.has(tag) ? (await stored()).get(tag) : undefined;
            if (known === undefined || known.readAt > now || now - known.readAt >= last_night/* maxResultAgeMs */.lP)
                return undefined;
            if ((known.records.at(-1)?.at ?? Number.POSITIVE_INFINITY) > now)
                return undefined;
            used.set(tag, known);
            count.saved += 1;
            return known.records;
        },
        keep(tag, records) {
            if (records.length > 0)
                used.set(tag, { tag, readAt: now, records });
        },
        async store() {
            if (cached === undefined || used.size === 0)
                return undefined;
            const histories = await cached.keepWhole([...used.values()]);
            return { histories, tags: [...used.values()].flatMap(newestOf).sort(byTag) };
        },
    };
}
function newestOf({ tag, records }) {
    const at = records.reduce((newest, one) => Math.max(newest, one.at), Number.NEGATIVE_INFINITY);
    const [newest, ...others] = new Set(records.flatMap((one) => (one.at === at ? [one.digest] : [])));
    return newest === undefined || others.length > 0 ? [] : [{ tag, digest: newest }];
}
function byTag(a, b) {
    return a.tag < b.tag ? -1 : 1;
}

// EXTERNAL MODULE: ./lib/model/glob.js
var glob = __webpack_require__(53523);
;// CONCATENATED MODULE: ./lib/cli/audit/fleet/codeowners.js

const ownerFiles = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
const maxRules = 5000;
const maxOwners = 10;
const owner = /^(?:@[\w-]{1,100}(?:\/[\w.-]{1,100})?|[\w.+-]{1,100}@[\w.-]{1,100})$/;
function readOwners(text) {
    const lines = text.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, '').trim());
    const rules = lines.filter((line) => line !== '').map(ruleOf);
    if (rules.length > maxRules)
        return undefined;
    const lastFirst = rules.reverse();
    const known = new Map();
    return (file) => {
        const owners = known.get(file) ?? lastFirst.find(({ matches }) => matches(file))?.owners ?? [];
        known.set(file, owners);
        return owners;
    };
}
function ruleOf(line) {
    const [pattern = '', ...names] = line.split(/(?<!\\)\s+/);
    const globs = globsOf(pattern.replaceAll('\\ ', ' '));
    const [start = ''] = globs.map(startOf);
    const matchesGlob = (0,glob/* pathMatcher */.kZ)(globs);
    return {
        matches: (file) => file.startsWith(start) && matchesGlob(file),
        owners: names.filter((name) => owner.test(name)).slice(0, maxOwners),
    };
}
function startOf(glob) {
    return glob.replace(/^(?:\.\/)+/, '').split(/[*?[\\{]/, 1)[0] ?? '';
}
function globsOf(pattern) {
    const literal = pattern.replace(/[[\]{}()!+@]/g, '\\$&');
    const isFolder = literal.endsWith('/');
    const path = literal.replace(/^\/+|\/+$/g, '');
    if (path === '')
        return [];
    const isAnchored = literal.startsWith('/') || path.includes('/');
    const glob = isAnchored ? path : `**/${path}`;
    if (isFolder)
        return [`${glob}/**`];
    return isAnchored && path.endsWith('/*') ? [glob] : [glob, `${glob}/**`];
}

;// CONCATENATED MODULE: ./lib/cli/audit/fleet/owned.js

const owned_maxBytes = 3 * 1024 * 1024;
async function withOwners(findings, files) {
    if (findings.every(({ file }) => file === undefined))
        return { findings: [...findings] };
    for (const path of ownerFiles) {
        const read = await files.read(path, owned_maxBytes);
        if ('unreadable' in read) {
            if (read.absent === true)
                continue;
            return { findings: [...findings], unknown: `${path} cannot be read (${read.unreadable})` };
        }
        const ownersOf = readOwners(read.text);
        if (ownersOf === undefined)
            return { findings: [...findings], unknown: `${path} has too many rules` };
        return { findings: findings.map((finding) => ownedBy(finding, ownersOf)) };
    }
    return { findings: [...findings] };
}
function ownedBy(finding, ownersOf) {
    const owners = finding.file === undefined ? [] : ownersOf(finding.file);
    return owners.length === 0 ? finding : { ...finding, owners: [...owners] };
}

// EXTERNAL MODULE: ./lib/cli/audit/remote.js + 2 modules
var remote = __webpack_require__(46636);
;// CONCATENATED MODULE: ./lib/cli/audit/one.js













async function auditOne(auditing, name) {
    const named = (0,fleet_name/* readName */.MQ)(name);
    if (named === undefined)
        throw new Error(`${name} is not the name of a repository`);
    const repository = `${named.owner}/${named.name}`;
    const failed = (why) => ({
        row: { repository, failed: { ...why } },
        exitCode: 3,
    });
    try {
        await auditing.ready();
        const head = named.ref === undefined ? auditing.heads.get(repository) : undefined;
        const { api, cached } = auditing;
        const objects = cached?.objects((0,remote/* objectsPlace */.sw)(api, named));
        const host = await (0,remote/* remoteHost */.N4)(quietHost(auditing), api, named, { head, objects });
        const sources = (0,policy_sources/* policySources */.T)(host, auditing.githubToken);
        const read = await (0,lib_config.configure)({ get: auditing.get, ...sources, notFromPolicy: remote/* notFromRemotePolicy */.GR });
        if ('issues' in read) {
            const message = `Its policy is invalid: ${read.issues.slice(0, 5).join(' ').slice(0, 2000)}`;
            return failed({ cause: 'policy-unread', subject: repository, message });
        }
        const { config } = read;
        const [inputs, access, now] = [(0,fleet_carry/* inputsOf */.Vc)(config), (0,known_file/* accessOf */.YK)(config), host.clock.now()];
        const known = auditKnowledge({ ...{ night: auditing.night, cached, repository }, inputs, access, now });
        const shared = auditing.shared.forRun();
        const scanned = await auditScans({ night: auditing.night, cached, repository, remembered: host.scans });
        const { scans } = scanned;
        const own = { ...host, shared, known, ...(0,compact/* compact */.o)({ scans }) };
        const { report, exitCode } = await (0,run.run)(own, config, asInRow);
        const carry = (0,fleet_carry/* carryOf */.di)(report, config, (0,clients.registryHost)(config.platform).registry);
        const isTimely = report.incomplete.every(({ cause }) => cause !== 'clock');
        const kept = isTimely ? await known.store() : undefined;
        const stored = await scanned.store();
        const { findings, unknown } = await withOwners(report.findings, host.files);
        await objects?.store();
        const facts = { inputs, ...(0,compact/* compact */.o)({ carry, kept, scans: stored, ownersUnknown: unknown }) };
        return { row: { repository, report: { ...report, findings }, ...facts }, exitCode };
    }
    catch (error) {
        return failed((0,failure/* gapFrom */.rK)(error, repository));
    }
}
function asInRow({ histories: _, record: __, ...rest }) {
    return rest;
}
function quietHost({ host, environment }) {
    const { git: _, stop, ...rest } = host;
    const hidden = ['GITHUB_EVENT_NAME', 'GITHUB_REPOSITORY'];
    const nothing = () => undefined;
    const sink = {
        mask: (secret) => host.sink.mask(secret),
        isSilent: true,
        log: nothing,
        colour: false,
        progress: nothing,
        annotate: nothing,
        summary: async () => undefined,
        output: nothing,
    };
    return {
        ...rest,
        ...(stop === undefined ? {} : { stop: AbortSignal.any([stop]) }),
        sink,
        tell: host.sink.log,
        files: { ...host.files, save: async () => undefined },
        ci: {
            variable: (name) => (hidden.includes(name) ? undefined : environment[name] || undefined),
            payload: async () => undefined,
        },
    };
}
function duplicatesIn(names) {
    const known = new Set();
    return names.filter((name) => {
        const key = (0,fleet_name/* repositoryKey */.Kq)(name.split('@')[0] ?? '');
        return known.size === known.add(key).size;
    });
}

;// CONCATENATED MODULE: ./lib/cli/audit/many-issues.js

const singleRunFlags = ['sarif', 'html', 'issue', 'comment', 'pull-request', 'ledger', 'since'];
function manyIssues(invocation, names) {
    const shard = invocation.flags.get('shard');
    const given = singleRunFlags.filter((name) => invocation.flags.has(name));
    return [
        ...(names.length === 0
            ? ['`--shard` and `--json-lines` require `--repository`, or `--plan` with `--shard`.']
            : []),
        ...outputIssues(invocation),
        ...(shard === undefined || /^\d{1,3}\/\d{1,3}$/.test(shard)
            ? []
            : [`\`--shard\` is \`${shard.slice(0, 100)}\`, but must be like 3/8.`]),
        ...duplicatesIn(names).map((name) => `\`--repository\` names ${name} more than once.`),
        ...given.map((name) => `\`--${name}\` only works for a single repository. For a common report, use \`tagproof merge\`.`),
        ...(invocation.operands.length > 0 ? ['Set either a folder or repositories, not both.'] : []),
    ];
}
function outputIssues({ flags, switches, json }) {
    if (!switches.has('json-lines'))
        return [];
    const others = [...(flags.has('report') ? ['`--report`'] : []), ...(json ? ['`--json`'] : [])];
    return others.map((other) => `Set either \`--json-lines\` or ${other}, not both.`);
}

// EXTERNAL MODULE: ./lib/clients/http/index.js + 9 modules
var http = __webpack_require__(88616);
;// CONCATENATED MODULE: ./lib/cli/audit/sign-in-early.js



function signInEarly(host, get) {
    signIn(host, get).catch(() => undefined);
}
async function signIn(host, get) {
    const read = await (0,lib_config.configureWithoutPolicy)(get);
    if ('issues' in read)
        return;
    const { config } = read;
    await (0,clients.connect)((0,http/* guardHost */.aK)((0,clients.withPlatformTransport)(host, config), config).host, config);
}

;// CONCATENATED MODULE: ./lib/cli/audit/many.js























function isMany(invocation) {
    const { flags, switches } = invocation;
    const asked = flags.has('shard') || switches.has('json-lines');
    return asked || (0,cli_context/* linesOf */.Dx)(invocation, 'repository').length > 1;
}
const defaultReport = 'tagproof-shard.jsonl';
const concurrency = 4;
const knownConcurrency = 16;
const patienceMs = 10 * 60_000;
async function auditMany(context, names) {
    const { invocation, environment, out, err } = context;
    const issues = manyIssues(invocation, names);
    if (issues.length > 0) {
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', issues);
    }
    const toOutput = invocation.switches.has('json-lines');
    const look = toOutput ? { ...(0,cli_context/* printOptionsOf */.x9)(context), print: err } : (0,cli_context/* printOptionsOf */.x9)(context);
    const local = (0,host_local/* localHost */.O)({ root: '.', environment, stop: (0,signals/* stopSignal */.Z)(), ...look });
    const host = { ...local, scans: (0,remembered_scans/* rememberScans */.K)() };
    const shard = invocation.flags.get('shard');
    const file = invocation.flags.get('report') ?? defaultReport;
    const sorted = [...names].sort(fleet_name/* byName */.nG);
    const repositories = sorted.map((name) => name.split('@')[0] ?? '');
    const night = await knownNight(invocation.flags.get('known'));
    if (night !== undefined && 'issue' in night)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', [night.issue]);
    const isKnown = repositories.every((name) => night?.repositories.has((0,fleet_name/* repositoryKey */.Kq)(name)));
    const jobs = Number(shard?.split('/')[1] ?? '1');
    const atOnce = isKnown ? piecesAtOnce(jobs, concurrency, knownConcurrency) : concurrency;
    const auditing = await auditingOf(context, host, sorted, { night, share: shareOf(jobs, atOnce) });
    if ('issue' in auditing) {
        err(auditing.issue);
        return auditing.exitCode;
    }
    const lines = toOutput ? linesTo(context) : await (0,jsonl/* writeLines */.x1)(file);
    const audited = [];
    try {
        await lines.write(JSON.stringify((0,schema/* shardHeadOf */.Al)([{ ...(shard === undefined ? {} : { shard }), repositories }])));
        for await (const { row, exitCode } of inOrder(sorted, atOnce, (name) => auditOne(auditing, name))) {
            await lines.write((0,json_parts/* jsonParts */.lx)(row));
            const says = row.report === undefined ? `incomplete: ${row.failed?.message}` : (0,format/* headline */.Pl)(row.report);
            audited.push({ repository: row.repository, exitCode, says });
            err((0,plain/* plain */.p)(`${audited.length}/${sorted.length} ${row.repository}: ${says}`));
        }
    }
    finally {
        await lines.close();
    }
    if (toOutput)
        err(`${audited.length} of ${sorted.length} repositories`);
    else if (invocation.json)
        out(JSON.stringify({ report: file, repositories: audited }, null, 2));
    else
        out(`${file}: ${audited.length} of ${sorted.length} repositories`);
    return worstExitCode(audited, (0,cli_context/* inputOf */.wg)(context, 'on-incomplete') === 'warn');
}
function linesTo(context) {
    return {
        write: (line) => (0,cli_context/* printParts */._h)(context, typeof line === 'string' ? [line] : line),
        close: async () => undefined,
    };
}
async function auditingOf(context, host, names, { night, share }) {
    const { environment } = context;
    const githubToken = (0,cli_context/* githubTokenOf */.A2)(context);
    try {
        const plan = createRatePlan((0,stop/* withAbort */.zr)(host).clock, share.reserve);
        const send = withPace(plan.watch(host.send), host.clock, share);
        const api = (0,remote/* remoteApi */.l0)({ ...host, send }, environment, githubToken, patienceMs);
        const get = (name) => name === 'mode' ? 'audit' : name === 'report' ? undefined : (0,cli_context/* inputOf */.wg)(context, name);
        const repositories = names.flatMap((name) => (name.includes('@') ? [] : ((0,fleet_name/* readName */.MQ)(name) ?? [])));
        const cached = await (0,run_cache/* openRunCache */.e)(host, (0,compact/* compact */.o)({ cache: get('cache') }));
        const shared = shareResponses(host.clock);
        signInEarly({ ...quietHost({ host, environment }), shared: shared.forRun() }, get);
        const heads = await (0,github_heads/* headsOf */.j)(api, repositories);
        const ready = plan.ready;
        return { host, api, environment, githubToken, get, heads, cached, shared, ready, ...(0,compact/* compact */.o)({ night }) };
    }
    catch (error) {
        return (0,remote/* issueOf */.v1)(error, 'CI host');
    }
}
async function knownNight(file) {
    try {
        return file === undefined ? undefined : await (0,known_file/* readKnown */.Uj)(file);
    }
    catch (error) {
        if (error instanceof read/* ShardError */.Zj)
            return { issue: error.message };
        throw error;
    }
}
async function* inOrder(names, atOnce, audit) {
    const underWay = [];
    for (const name of names) {
        const answer = audit(name);
        answer.catch(() => undefined);
        underWay.push(answer);
        const [first] = underWay;
        if (underWay.length < atOnce || first === undefined)
            continue;
        underWay.shift();
        yield await first;
    }
    for (const answer of underWay)
        yield await answer;
}
function worstExitCode(audited, warnOnly) {
    const is = (code) => audited.some(({ exitCode }) => exitCode === code);
    return is(1) ? 1 : is(3) && !warnOnly ? 3 : 0;
}

// EXTERNAL MODULE: ./lib/cli/audit/since/comparison.js + 2 modules
var since_comparison = __webpack_require__(15819);
// EXTERNAL MODULE: ./lib/cli/audit/since/trend.js
var trend = __webpack_require__(83600);
;// CONCATENATED MODULE: ./lib/cli/audit/since/changes.js


function changesSince(earlier) {
    return (report) => {
        const comparison = new since_comparison/* AuditComparison */.D(earlier);
        comparison.add(report);
        return { ...report, changes: comparison.result(), trend: (0,trend/* trendAfter */.U)(earlier) };
    };
}

// EXTERNAL MODULE: ./lib/cli/audit/since/read.js
var since_read = __webpack_require__(24855);
;// CONCATENATED MODULE: ./lib/cli/audit/index.js









const knownNeedsMany = '`--known` requires several repositories, or `--shard` or `--json-lines`.';
async function audit(context) {
    const { invocation, environment, err } = context;
    const asked = await namesOf(context);
    const wrong = 'issue' in asked ? [asked.issue] : (0,remote/* issuesOfNames */.gf)(asked.names);
    if ('issue' in asked || wrong.length > 0)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', wrong);
    const { names } = asked;
    if (isMany(invocation))
        return auditMany(context, names);
    if (invocation.flags.has('known'))
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', [knownNeedsMany]);
    const since = invocation.flags.get('since');
    const read = since === undefined ? undefined : await (0,since_read/* readEarlier */.l)(since, 'one');
    if (read !== undefined && 'issue' in read)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', [read.issue]);
    const amend = read && changesSince(read.earlier);
    const local = (0,gate.folderHost)(context);
    const repository = names[0] === undefined ? undefined : (0,fleet_name/* readName */.MQ)(names[0]);
    if (repository === undefined)
        return (0,gate.gateOn)(context, local, (0,compact/* compact */.o)({ amend }));
    try {
        const api = (0,remote/* remoteApi */.l0)(local, environment, (0,cli_context/* githubTokenOf */.A2)(context));
        const host = await (0,remote/* remoteHost */.N4)(local, api, repository);
        return (0,gate.gateOn)(context, host, { notFromPolicy: remote/* notFromRemotePolicy */.GR, ...(0,compact/* compact */.o)({ amend }) });
    }
    catch (error) {
        const { issue, exitCode } = (0,remote/* issueOf */.v1)(error, names[0] ?? '');
        err(issue);
        return exitCode;
    }
}
async function namesOf({ invocation, }) {
    const names = (0,cli_context/* linesOf */.Dx)(invocation, 'repository');
    const [plan, shard] = [invocation.flags.get('plan'), invocation.flags.get('shard')];
    if (plan === undefined)
        return { names };
    if (names.length > 0)
        return { issue: 'Set either `--repository` or `--plan`, not both.' };
    if (shard === undefined)
        return { issue: '`--plan` requires `--shard`.' };
    return (0,plan_file/* plannedIn */.Y)(plan, shard);
}


/***/ }),

/***/ 46636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v1: () => (/* binding */ issueOf),
  gf: () => (/* binding */ issuesOfNames),
  GR: () => (/* binding */ notFromRemotePolicy),
  sw: () => (/* binding */ objectsPlace),
  l0: () => (/* binding */ remoteApi),
  N4: () => (/* binding */ remoteHost)
});

// EXTERNAL MODULE: ./lib/ci/connect.js + 1 modules
var connect = __webpack_require__(58208);
// EXTERNAL MODULE: ./lib/clients/github/event.js
var github_event = __webpack_require__(36794);
// EXTERNAL MODULE: ./lib/clients/github/files.js
var github_files = __webpack_require__(85133);
// EXTERNAL MODULE: ./lib/model/decode.js
var decode = __webpack_require__(45967);
// EXTERNAL MODULE: ./lib/model/memoize.js
var memoize = __webpack_require__(6841);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/clients/github/graphql.js
var graphql = __webpack_require__(91699);
// EXTERNAL MODULE: ./lib/clients/github/pin-branch.js
var pin_branch = __webpack_require__(61086);
;// CONCATENATED MODULE: ./lib/clients/github/blob-batch.js




const batchLimits = { files: 60, bytes: 2 * 1024 * 1024 };
const blobsAnswer = schemas/* object */.Ikc({
    repository: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ text: schemas/* string */.YjP().nullable(), isTruncated: schemas/* boolean */.zMY() }).partial().nullable()),
});
async function readBlobTexts(api, { owner, name }, files) {
    const blobs = [...new Set(files.map(({ blob }) => blob))];
    const fields = blobs.map((_, index) => `    b${index}: object(oid: $b${index}) { ... on Blob { text isTruncated } }`);
    const query = {
        operation: `Read ${blobs.length} files of ${owner}/${name}`,
        document: `query Files($owner: String!, $name: String!, ${blobs.map((_, index) => `$b${index}: GitObjectID!`).join(', ')}) {
  repository(owner: $owner, name: $name) {
${fields.join('\n')}
  }
}`,
        variables: { owner, name, ...Object.fromEntries(blobs.map((blob, index) => [`b${index}`, blob])) },
        needs: 'contents: read',
    };
    try {
        const { repository } = await (0,graphql/* requestGraphql */.r)(api, query, blobsAnswer);
        return new Map(blobs.flatMap((blob, index) => {
            const { text, isTruncated } = repository[`b${index}`] ?? {};
            const isWhole = typeof text === 'string' && isTruncated === false && (0,pin_branch/* blobName */.PF)(text, blob) === blob;
            return isWhole ? [[blob, text]] : [];
        }));
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return new Map();
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/clients/github/tree.js + 1 modules
var github_tree = __webpack_require__(64322);
;// CONCATENATED MODULE: ./lib/clients/github/remote-files.js






const maxBatchedBytes = 512 * 1024;
function remoteFiles(api, repository, { commit, tree: root }, memory) {
    const tree = (0,memoize/* memoizeAsync */.T)(() => (0,github_tree/* readTree */.Z)(api, repository, root, memory));
    const single = (0,github_files.filesOf)(api, repository, commit, undefined, tree);
    const texts = new Map();
    const requested = new Map();
    let wanted = [];
    let places = new Map();
    function request(file) {
        const start = places.get(file) ?? 0;
        const batch = [];
        let bytes = 0;
        for (const one of wanted.slice(start)) {
            if (batch.length >= batchLimits.files || bytes + one.size > batchLimits.bytes)
                break;
            if (requested.has(one.blob) || one.size > maxBatchedBytes)
                continue;
            batch.push(one);
            bytes += one.size;
        }
        const answer = readBatch(batch);
        for (const { blob } of batch)
            requested.set(blob, answer);
        return answer;
    }
    async function remembered({ blob }) {
        return memory?.get(blob, (text) => ((0,pin_branch/* blobName */.PF)(text, blob) === blob ? text : undefined));
    }
    async function readAlone(file) {
        const kept = await remembered(file);
        if (kept !== undefined)
            return (0,decode/* decodeText */.g)(Buffer.from(kept));
        const read = await single.read(file.path);
        if ('text' in read && (0,pin_branch/* blobName */.PF)(read.text, file.blob) === file.blob)
            await memory?.keep(file.blob, read.text);
        return read;
    }
    async function readBatch(batch) {
        const missing = [];
        for (const file of batch) {
            const kept = await remembered(file);
            if (kept === undefined)
                missing.push(file);
            else
                texts.set(file.blob, kept);
        }
        if (missing.length === 0)
            return;
        for (const [blob, text] of await readBlobTexts(api, repository, missing)) {
            texts.set(blob, text);
            await memory?.keep(blob, text);
        }
    }
    return {
        async list(isWanted = () => true) {
            const listed = [...(await tree()).values()].sort((a, b) => (a.path < b.path ? -1 : 1));
            wanted = listed.filter(({ path }) => isWanted(path));
            places = new Map(wanted.map((file, index) => [file, index]));
            return listed.map(({ path }) => path);
        },
        async read(path) {
            const file = (await tree()).get(path);
            if (file === undefined)
                return single.read(path);
            if (!places.has(file) || file.size > maxBatchedBytes)
                return readAlone(file);
            await (requested.get(file.blob) ?? request(file));
            const text = texts.get(file.blob);
            return text === undefined ? single.read(path) : (0,decode/* decodeText */.g)(Buffer.from(text));
        },
    };
}

// EXTERNAL MODULE: ./lib/clients/http/index.js + 9 modules
var http = __webpack_require__(88616);
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 6 modules
var table = __webpack_require__(71436);
// EXTERNAL MODULE: ./lib/cli/context.js
var context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/name.js
var fleet_name = __webpack_require__(81230);
;// CONCATENATED MODULE: ./lib/cli/audit/remote.js









const notFromRemotePolicy = table/* inputTable */.Fu
    .filter(({ group }) => ['platform', 'authentication', 'output'].includes(group))
    .map(({ name }) => name)
    .concat('new-only');
function issuesOfNames(names) {
    return names
        .filter((name) => (0,fleet_name/* readName */.MQ)(name) === undefined)
        .map((name) => `\`--repository\` is \`${name.slice(0, 100)}\`, but must be OWNER/REPO or OWNER/REPO@REF.`);
}
function remoteApi(host, environment, githubToken, budgetMs) {
    const addresses = (0,github_event.readAddresses)((variable) => environment[variable] || undefined);
    return (0,connect.apiAt)((0,http/* guardHost */.aK)(host).host, addresses, githubToken, budgetMs);
}
async function remoteHost(host, api, { owner, name, ref }, { head, objects } = {}) {
    const repository = { owner, name };
    const commit = head === 'empty' ? undefined : (head?.commit ?? (await commitOf(api, repository, ref)));
    const nothing = {
        list: async () => [],
        read: async () => ({ unreadable: 'ENOENT', absent: true }),
    };
    const files = commit === undefined
        ? nothing
        : (0,github_files.oneByOne)(head === undefined || head === 'empty'
            ? (0,github_files.filesOf)(api, repository, commit)
            : remoteFiles(api, repository, head, objects));
    const replace = async () => ({ refused: 'the repository is read-only here' });
    const { source: _, ...workflow } = host.workflow;
    const { repository: __, ...rest } = host;
    return {
        ...rest,
        files: { ...host.files, ...files, replace },
        workflow: { ...workflow, ...sourceOf(api, repository, commit) },
    };
}
function objectsPlace({ addresses }, { owner, name }) {
    return `${addresses.api} ${owner}/${name}`.toLowerCase();
}
async function commitOf(api, repository, ref) {
    try {
        return await (0,github_files.resolveCommit)(api, repository, ref ?? (await (0,github_files.defaultBranch)(api, repository)));
    }
    catch (error) {
        if (ref === undefined && (0,github_files.isEmptyRepository)(error))
            return undefined;
        throw error;
    }
}
function sourceOf({ addresses: { server } }, { owner, name }, sha) {
    if (sha === undefined || !/^https:\/\/[\w.:-]+$/.test(server))
        return {};
    return { source: { server, repository: `${owner}/${name}`, sha } };
}
function issueOf(error, subject) {
    if (error instanceof failure/* Failure */.HR)
        return { issue: (0,context/* failureText */.kY)((0,failure/* gapFrom */.rK)(error, subject)), exitCode: 3 };
    throw error;
}


/***/ }),

/***/ 15819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ AuditComparison)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/groups.js
var groups = __webpack_require__(34457);
// EXTERNAL MODULE: ./lib/output/view.js
var view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/keep-first.js
var keep_first = __webpack_require__(22943);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/name.js
var fleet_name = __webpack_require__(81230);
;// CONCATENATED MODULE: ./lib/cli/audit/since/finding-key.js
function findingKey({ file, check, image, artifact, advisory }) {
    return JSON.stringify([file, check, image?.registry, image?.repository, image?.tag, artifact, advisory]);
}
function imageNameOf({ image }) {
    if (image === undefined)
        return undefined;
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}

;// CONCATENATED MODULE: ./lib/cli/audit/since/newly.js


const maxImages = 200;
const maxCounted = 5000;
function newlyHarmful(wanted, earlier) {
    const known = new Set(earlier.filter(({ check }) => check === wanted).map(keyOf));
    const found = new Map();
    return {
        add(finding) {
            const image = imageNameOf(finding);
            if (finding.check !== wanted || image === undefined || known.has(keyOf(finding)))
                return;
            const one = found.get(image) ?? { findings: 0, origins: new Set() };
            if (!found.has(image) && found.size >= maxCounted)
                return;
            found.set(image, one);
            one.findings += 1;
            one.origins.add((0,fleet_name/* repositoryKey */.Kq)(finding.origin ?? ''));
        },
        images: () => [...found]
            .map(([image, { findings, origins }]) => ({ image, findings, repositories: origins.size }))
            .sort((a, b) => b.findings - a.findings || (a.image < b.image ? -1 : 1))
            .slice(0, maxImages),
    };
}
function keyOf(finding) {
    return `${(0,fleet_name/* repositoryKey */.Kq)(finding.origin ?? '')} ${imageNameOf(finding)}`;
}

;// CONCATENATED MODULE: ./lib/cli/audit/since/comparison.js







const maxListed = 500;
class AuditComparison {
    #before = new Map();
    #known;
    #last;
    #counts = { new: 0, fixed: 0, still: 0, waived: 0, first: 0, unverified: 0, uncompared: 0 };
    #new = (0,keep_first/* keepFirst */.q)(maxListed, view/* worstFirst */.md);
    #fixed = (0,keep_first/* keepFirst */.q)(maxListed, view/* worstFirst */.md);
    #foreign;
    #stale;
    #since;
    constructor(earlier) {
        const { findings, repositories, totals, startedAt } = earlier;
        this.#since = startedAt;
        const open = findings.filter(({ waived }) => waived === undefined);
        for (const finding of open) {
            const origin = (0,fleet_name/* repositoryKey */.Kq)(finding.origin ?? '');
            const keys = this.#before.get(origin) ?? new Map();
            this.#before.set(origin, keys);
            (0,groups/* addToGroup */.M)(keys, findingKey(finding), finding);
        }
        const isCut = totals !== undefined && totals.findings + totals.waived > findings.length;
        this.#last = isCut ? findings.at(-1) : undefined;
        const read = repositories?.filter(({ missing, references, findings: found, unknown }) => missing === true ? false : references + found > 0 || unknown === 0);
        const names = read && new Set(read.map(({ origin }) => (0,fleet_name/* repositoryKey */.Kq)(origin)));
        this.#known = (origin) => names === undefined || names.has(origin);
        this.#foreign = newlyHarmful('digest-not-in-history', findings);
        this.#stale = newlyHarmful('stale-digest', findings);
    }
    add({ findings, incomplete }, origin) {
        const key = (0,fleet_name/* repositoryKey */.Kq)(origin ?? '');
        const before = this.#before.get(key) ?? new Map();
        this.#before.delete(key);
        const named = findings.map((finding) => ({ ...finding, ...(0,compact/* compact */.o)({ origin }) }));
        const open = named.filter(({ waived }) => waived === undefined);
        const added = open
            .filter((finding) => !this.#isStill(before, finding))
            .filter((one) => this.#isNew(one, key));
        for (const finding of added) {
            this.#new.add(finding);
            this.#foreign.add(finding);
            this.#stale.add(finding);
        }
        this.#counts.new += added.length;
        const waived = new Set(named.filter((one) => one.waived !== undefined).map(findingKey));
        return { new: added.length, fixed: this.#gone(before, waived, incomplete.length === 0) };
    }
    result() {
        for (const left of this.#before.values())
            this.#gone(left, new Set(), false);
        return {
            since: this.#since,
            counts: { ...this.#counts },
            new: this.#new.items().map(changed),
            fixed: this.#fixed.items().map(changed),
            newlyForeign: this.#foreign.images(),
            newlyStale: this.#stale.images(),
        };
    }
    #isStill(before, finding) {
        if (before.get(findingKey(finding))?.pop() === undefined)
            return false;
        this.#counts.still += 1;
        return true;
    }
    #isNew(finding, origin) {
        const why = !this.#known(origin)
            ? 'first'
            : this.#last !== undefined && (0,view/* worstFirst */.md)(finding, this.#last) > 0
                ? 'uncompared'
                : undefined;
        if (why !== undefined)
            this.#counts[why] += 1;
        return why === undefined;
    }
    #gone(left, waived, isVerified) {
        let fixed = 0;
        for (const [key, findings] of left) {
            if (waived.has(key))
                this.#counts.waived += findings.length;
            else if (!isVerified)
                this.#counts.unverified += findings.length;
            else {
                fixed += findings.length;
                for (const finding of findings)
                    this.#fixed.add(finding);
            }
        }
        this.#counts.fixed += fixed;
        return fixed;
    }
}
function changed(finding) {
    const { origin, check, severity, file, line, artifact, advisory } = finding;
    return {
        ...(0,compact/* compact */.o)({ origin }),
        check,
        severity,
        ...(0,compact/* compact */.o)({ file, line, image: imageNameOf(finding), artifact, advisory }),
    };
}


/***/ }),

/***/ 24855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readEarlier)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21126);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34641);



const maxBytes = 128 * 1024 * 1024;
async function readEarlier(file, kind) {
    const read = await (0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readUserFile */ .E1)(file, maxBytes);
    if ('unreadable' in read) {
        const why = read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`;
        return { issue: `\`--since\` names ${file}, which ${why}.` };
    }
    const parsed = _report_schema_js__WEBPACK_IMPORTED_MODULE_0__.reportSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(read.text));
    if (!parsed.success)
        return { issue: `\`--since\` names ${file}, which is not a JSON report of Tagproof.` };
    const isMerged = parsed.data.repositories !== undefined;
    if (isMerged === (kind === 'many'))
        return { earlier: parsed.data };
    return {
        issue: isMerged
            ? `\`--since\` names ${file}, which is a report of many repositories. Use it with \`tagproof merge\`.`
            : `\`--since\` names ${file}, which is the report of one repository. \`merge\` needs an earlier merged report.`,
    };
}


/***/ }),

/***/ 83600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ trendAfter)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6472);
/* harmony import */ var _output_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51692);


const maxPoints = 104;
function trendAfter(earlier) {
    const points = new Map([...(earlier.trend ?? []), trendPointOf(earlier)].map((point) => [point.at, point]));
    return [...points.values()].sort((a, b) => (a.at < b.at ? -1 : 1)).slice(-maxPoints);
}
function trendPointOf(report) {
    const { totals } = (0,_output_view_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(report);
    const images = report.totals?.images ?? report.images?.filter(({ findings }) => findings > 0).length;
    return {
        at: report.startedAt,
        findings: totals.findings,
        bySeverity: { ...totals.bySeverity },
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ images }),
        references: totals.references,
        current: totals.current,
        unknown: totals.unknown,
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({ repositories: report.repositories?.length }),
    };
}


/***/ }),

/***/ 2014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  folderHost: () => (/* binding */ folderHost),
  gate: () => (/* binding */ gate),
  gateOn: () => (/* binding */ gateOn)
});

// EXTERNAL MODULE: ./lib/ci/policy-sources.js
var policy_sources = __webpack_require__(64663);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 9 modules
var http = __webpack_require__(88616);
// EXTERNAL MODULE: ./lib/config/index.js
var config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/host/local.js + 3 modules
var local = __webpack_require__(36476);
;// CONCATENATED MODULE: ./lib/host/preview.js
function previewFiles(files) {
    const texts = new Map();
    return {
        files: {
            ...files,
            read: async (path, maxBytes) => {
                const text = texts.get(path)?.after;
                return text === undefined ? files.read(path, maxBytes) : { text };
            },
            async replace(path, before, after) {
                const known = texts.get(path);
                const first = known === undefined ? before : known.before;
                texts.set(path, { path, before: first, after });
                return {};
            },
        },
        changed: () => [...texts.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    };
}

// EXTERNAL MODULE: ./lib/host/signals.js
var signals = __webpack_require__(71411);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/output/format.js
var format = __webpack_require__(5446);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/requests.js
var output_requests = __webpack_require__(97351);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
;// CONCATENATED MODULE: ./lib/output/terminal/settings.js




const maxValue = 200;
function settingsTable({ settings, requests }, width) {
    const rows = settings.map(({ name, value, from }) => [name, value, from].map((cell) => (0,plain/* plain */.p)((0,output_escape/* cut */.Jj)(cell, maxValue))));
    const retried = requests.retried === 0 ? '' : `, ${requests.retried} of them repeated`;
    return `${(0,columns.terminalTable)([['SETTING', 'VALUE', 'SET BY'], ...rows], width)}\n\n${(0,model_text/* plural */.LS)(requests.total, 'request')}${retried}${(0,output_requests/* savedText */.X)(requests)}`;
}

// EXTERNAL MODULE: ./lib/run.js + 18 modules
var run = __webpack_require__(62265);
// EXTERNAL MODULE: ./lib/cli/applied-policy.js
var applied_policy = __webpack_require__(83434);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
;// CONCATENATED MODULE: ./lib/cli/gate.js












async function gate(context) {
    const { switches } = context.invocation;
    const isPreview = switches.has('dry-run') || switches.has('diff');
    if (switches.has('watch'))
        return (await __webpack_require__.e(/* import() */ 8598).then(__webpack_require__.bind(__webpack_require__, 86217))).whenFilesChange(context, gateFolder);
    return isPreview ? preview(context) : gateFolder(context);
}
function gateFolder(context) {
    return gateOn(context, folderHost(context));
}
async function preview(context) {
    const isDiff = context.invocation.switches.has('diff');
    const host = folderHost(isDiff ? { ...context, out: context.err, colour: false } : context);
    const { files, changed } = previewFiles(host.files);
    host.sink.log('Dry run: no file is changed. `tagproof pin` would print:\n');
    const exitCode = await gateOn(context, { ...host, files }, { isPreview: true });
    if (isDiff && !context.invocation.json) {
        const patch = (await __webpack_require__.e(/* import() */ 476).then(__webpack_require__.bind(__webpack_require__, 90476))).patchOf(changed()).trimEnd();
        if (patch !== '')
            context.out(context.width === undefined ? patch : patch.split('\n').map(plain/* plain */.p).join('\n'));
    }
    return exitCode;
}
function folderHost(context) {
    const { invocation, environment } = context;
    const root = invocation.operands[0] ?? '.';
    const host = (0,local/* localHost */.O)({
        root,
        environment,
        stop: context.stop ?? (0,signals/* stopSignal */.Z)(),
        ...(0,cli_context/* printOptionsOf */.x9)(context),
    });
    const log = invocation.switches.has('quiet') ? () => undefined : host.sink.log;
    return { ...host, sink: { ...host.sink, log } };
}
async function gateOn(context, host, { isPreview = false, amend, ...limits } = {}) {
    const { invocation } = context;
    const get = (name) => (name === 'mode' ? modeOf(context) : (0,cli_context/* inputOf */.wg)(context, name));
    const sources = (0,policy_sources/* policySources */.T)((0,http/* guardHost */.aK)(host).host, (0,cli_context/* githubTokenOf */.A2)(context));
    const read = await (0,config.configure)({ get, ...sources, ...limits });
    if ('issues' in read)
        return (0,cli_context/* usageErrors */.jY)(context, 'configuration', read.issues);
    const { report, exitCode } = await (0,run.run)(host, isPreview ? withoutDelivery(read.config) : read.config, amend);
    if (invocation.json)
        await (0,cli_context/* printJson */.Q2)(context, report);
    else
        printMore(context, report, (0,applied_policy/* appliedPolicyText */.$)(read.config));
    return exitCode;
}
function printMore({ invocation, out, width }, report, policies) {
    if (invocation.switches.has('quiet'))
        out((0,plain/* plain */.p)((0,format/* headline */.Pl)(report)));
    if (invocation.switches.has('verbose'))
        out(`${(0,plain/* plain */.p)(policies)}\n\n${settingsTable(report, width)}`);
}
function modeOf({ invocation: { command, switches } }) {
    return switches.has('fix') ? 'pin' : command;
}
function withoutDelivery(config) {
    return { ...config, delivery: { comment: 'never', issue: false } };
}


/***/ }),

/***/ 85133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   defaultBranch: () => (/* binding */ defaultBranch),
/* harmony export */   describeRepository: () => (/* binding */ describeRepository),
/* harmony export */   filesOf: () => (/* binding */ filesOf),
/* harmony export */   isEmptyRepository: () => (/* binding */ isEmptyRepository),
/* harmony export */   mergeBase: () => (/* binding */ mergeBase),
/* harmony export */   oneByOne: () => (/* binding */ oneByOne),
/* harmony export */   resolveCommit: () => (/* binding */ resolveCommit)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42047);
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6841);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48270);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32370);
/* harmony import */ var _pin_branch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61086);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64322);








const maxFileBytes = 5 * 1024 * 1024;
const blobAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), encoding: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('base64') });
function filesOf(api, repository, commit, checkout, files = (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_7__/* .memoizeAsync */ .T)(() => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readTree */ .Z)(api, repository, commit))) {
    return {
        list: async () => [...(await files()).keys()].sort(),
        async read(path) {
            const file = (await files()).get(path);
            if (file === undefined)
                return { unreadable: 'the commit has no such file', absent: true };
            if (file.size > maxFileBytes)
                return { unreadable: `it is larger than ${maxFileBytes} bytes` };
            const here = await checkout?.read(path);
            if (here !== undefined && 'text' in here && (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_4__/* .blobName */ .PF)(here.text, file.blob) === file.blob)
                return here;
            return readBlob(api, repository, file);
        },
    };
}
async function readBlob(api, repository, { path, blob }) {
    const request = {
        operation: `Read ${path}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/git/blobs/${encodeURIComponent(blob)}`,
        needs: 'contents: read',
    };
    const bytes = Buffer.from((await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, request, blobAnswer)).content, 'base64');
    if ((0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_4__/* .blobName */ .PF)(bytes, blob) !== blob)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('bad-answer', `Read ${path}: the host returned other content than requested`);
    return (0,_model_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g)(bytes);
}
function oneByOne(files) {
    return {
        list: files.list,
        read: (path) => files.read(path).catch((error) => ({ unreadable: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .gapFrom */ .rK)(error, path).message })),
    };
}
const commitAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
const repositoryAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), node_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
async function defaultBranch(api, repository) {
    return (await describeRepository(api, repository)).default_branch;
}
function describeRepository(api, repository) {
    const operation = `Repository ${repository.owner}/${repository.name}`;
    const path = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository);
    return (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, { operation, method: 'GET', path, needs: 'metadata: read' }, repositoryAnswer);
}
async function resolveCommit(api, repository, ref) {
    const request = {
        operation: `Commit ${ref} of ${repository.owner}/${repository.name}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/commits/${encodeURIComponent(ref)}`,
        query: { per_page: '1', page: '1' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, request, commitAnswer)).sha;
}
function isEmptyRepository(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.status === 409 && /empty/i.test(error.details.message ?? '');
}
const compareAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ merge_base_commit: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }) });
async function mergeBase(api, repository, one, other) {
    const request = {
        operation: `Compare ${one.slice(0, 12)} and ${other.slice(0, 12)}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/compare/${encodeURIComponent(one)}...${encodeURIComponent(other)}`,
        query: { per_page: '1', page: '2' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, request, compareAnswer)).merge_base_commit.sha;
}


/***/ }),

/***/ 65025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ headsOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _graphql_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91699);



const batchSize = 50;
const objectName = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const headsAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    isEmpty: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    defaultBranchRef: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ target: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ oid: objectName, tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ oid: objectName }).optional() }) })
        .nullable(),
})
    .nullable());
const defaultAtOnce = 1;
async function headsOf(api, repositories, atOnce = defaultAtOnce) {
    const heads = new Map();
    const size = batchSize * atOnce;
    for (let start = 0; start < repositories.length; start += size) {
        const batches = [];
        for (let at = start; at < Math.min(start + size, repositories.length); at += batchSize)
            batches.push(repositories.slice(at, at + batchSize));
        const found = await Promise.all(batches.map((batch) => batchOf(api, batch)));
        for (const [name, head] of found.flat())
            heads.set(name, head);
    }
    return heads;
}
async function batchOf(api, batch) {
    const variables = batch.flatMap(({ owner, name }, index) => [
        [`o${index}`, owner],
        [`n${index}`, name],
    ]);
    const document = `query Heads(${variables.map(([name]) => `$${name}: String!`).join(', ')}) {
${batch.map((_, index) => `  r${index}: repository(owner: $o${index}, name: $n${index}) { ...head }`).join('\n')}
}
fragment head on Repository { isEmpty defaultBranchRef { target { oid ... on Commit { tree { oid } } } } }`;
    try {
        const query = {
            operation: `Heads of ${batch.length} repositories`,
            document,
            variables: Object.fromEntries(variables),
            needs: 'contents: read',
            isPartial: true,
        };
        const answer = await (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .requestGraphql */ .r)(api, query, headsAnswer);
        return batch.flatMap(({ owner, name }, index) => {
            const head = headIn(answer[`r${index}`]);
            return head === undefined ? [] : [[`${owner}/${name}`, head]];
        });
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return [];
        throw error;
    }
}
function headIn(answer) {
    if (!answer)
        return undefined;
    const target = answer.defaultBranchRef?.target;
    if (target === undefined)
        return answer.isEmpty ? 'empty' : undefined;
    return target.tree === undefined ? undefined : { commit: target.oid, tree: target.tree.oid };
}


/***/ }),

/***/ 61086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ pinnedContentOf),
/* harmony export */   P: () => (/* binding */ branchHead),
/* harmony export */   PF: () => (/* binding */ blobName),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   aM: () => (/* binding */ maxBranchFiles),
/* harmony export */   al: () => (/* binding */ branchState),
/* harmony export */   s9: () => (/* binding */ trailer),
/* harmony export */   xY: () => (/* binding */ branchesFrom)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57798);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32370);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94967);





const trailer = 'Tagproof-Content';
function fingerprint(content) {
    const sorted = [...content].sort(([a], [b]) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a, b));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32);
}
function pinnedContentOf(files, like) {
    return new Map(files.map(({ path, after }) => [path, blobName(after, like)]));
}
const refAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }) });
async function branchHead(api, repository, branch) {
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/ref/heads/${branchPath(branch)}`;
    try {
        const request = { operation: `Branch ${branch}`, method: 'GET', path, needs: 'contents: read' };
        return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, refAnswer)).object.sha;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(error))
            return undefined;
        throw error;
    }
}
async function branchesFrom(api, repository, prefix) {
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/matching-refs/heads/${branchPath(prefix)}`;
    const operation = `Branches that begin with ${prefix}`;
    const request = { operation, method: 'GET', path, needs: 'contents: read' };
    const refs = await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(refAnswer.extend({ ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })));
    return new Map(refs.map(({ ref, object }) => [ref.replace(/^refs\/heads\//, ''), object.sha]));
}
function branchPath(branch) {
    return branch.split('/').map(encodeURIComponent).join('/');
}
const compareAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    total_commits: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    commits: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
        author: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional() }).nullable(),
    })),
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable() })).default([]),
});
const maxBranchFiles = 300;
async function branchState(api, repository, heads, login) {
    const request = {
        operation: 'Compare the branch with its base',
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/compare/${heads.base}...${heads.branch}`,
        query: { per_page: '2', page: '1' },
        needs: 'contents: read',
    };
    const { total_commits: ahead, commits, files } = await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, compareAnswer);
    const content = new Map(files.map(({ filename, sha }) => [filename, sha ?? '']));
    if (ahead === 0)
        return { own: true, content };
    const [only] = commits;
    const signed = only?.commit.message.includes(`${trailer}: ${fingerprint(content)}`) === true;
    return { own: ahead === 1 && only?.author?.login === login && signed, content };
}
function blobName(bytes, like) {
    const content = Buffer.from(bytes);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}


/***/ }),

/***/ 64322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ readTree)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
;// CONCATENATED MODULE: ./lib/clients/github/tree-name.js



const treeEntries = schemas/* array */.YOg(schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    mode: schemas/* string */.YjP(),
    type: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP(),
    size: schemas/* number */.aig().optional(),
}));
const objectName = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function genuineTree(name, text) {
    const { data } = treeEntries.safeParse((0,json/* parseJson */.qF)(text));
    return data?.every(isExact) && isTreeNamed(name, data) ? data : undefined;
}
function isExact({ path, mode, type, sha }) {
    return typeOf(mode) === type && objectName.test(sha) && !path.startsWith('/');
}
function typeOf(mode) {
    if (mode === '040000')
        return 'tree';
    if (mode === '160000')
        return 'commit';
    return /^1[02]0\d{3}$/.test(mode) ? 'blob' : undefined;
}
function isTreeNamed(name, entries) {
    const folders = new Map([['', []]]);
    for (const entry of entries)
        if (entry.type === 'tree')
            folders.set(entry.path, []);
    for (const entry of entries) {
        const parent = folders.get(entry.path.slice(0, Math.max(0, entry.path.lastIndexOf('/'))));
        if (parent === undefined)
            return false;
        parent.push(entry);
    }
    if (hashOf(folders.get('') ?? [], name) !== name)
        return false;
    return entries.every((entry) => entry.type !== 'tree' || hashOf(folders.get(entry.path) ?? [], name) === entry.sha);
}
function hashOf(entries, like) {
    const named = entries.map((entry) => ({ ...entry, name: Buffer.from(lastPart(entry.path)) }));
    const parts = named
        .map(({ name, type, mode, sha }) => ({
        order: type === 'tree' ? Buffer.concat([name, Buffer.from('/')]) : name,
        bytes: Buffer.concat([
            Buffer.from(`${mode.replace(/^0+/, '')} `),
            name,
            Buffer.of(0),
            Buffer.from(sha, 'hex'),
        ]),
    }))
        .sort((a, b) => Buffer.compare(a.order, b.order))
        .map(({ bytes }) => bytes);
    const content = Buffer.concat(parts);
    const hash = (0,external_node_crypto_.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`tree ${content.length}\0`).update(content).digest('hex');
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/clients/github/tree.js




const treeAnswer = schemas/* object */.Ikc({ truncated: schemas/* boolean */.zMY(), tree: treeEntries });
const maxFiles = 200_000;
const maxRequests = 500;
const maxDepth = 64;
async function readTree(api, repository, commit, memory) {
    const files = new Map();
    let requests = 0;
    const get = (name, recursive) => {
        requests += 1;
        if (requests > maxRequests)
            throw tooLarge();
        const request = {
            operation: `Files of ${repository.owner}/${repository.name}`,
            method: 'GET',
            path: `${(0,github_api/* repositoryPath */.SH)(repository)}/git/trees/${encodeURIComponent(name)}`,
            ...(recursive ? { query: { recursive: '1' } } : {}),
            needs: 'contents: read',
        };
        return (0,github_api/* requestJson */.SS)(api, request, treeAnswer);
    };
    const add = (prefix, { path, mode, type, sha, size = 0 }) => {
        if (type !== 'blob' || !mode.startsWith('100'))
            return;
        files.set(`${prefix}${path}`, {
            path: `${prefix}${path}`,
            blob: sha,
            size,
            executable: mode === '100755',
        });
        if (files.size > maxFiles)
            throw tooLarge();
    };
    const walk = async (name, prefix, depth) => {
        if (depth > maxDepth)
            throw tooLarge();
        const whole = await get(name, true);
        if (!whole.truncated) {
            if (prefix === '')
                await memory?.keep(name, JSON.stringify(whole.tree));
            for (const entry of whole.tree)
                add(prefix, entry);
            return;
        }
        const level = await get(name, false);
        if (level.truncated)
            throw tooLarge();
        for (const entry of level.tree) {
            if (entry.type === 'tree')
                await walk(entry.sha, `${prefix}${entry.path}/`, depth + 1);
            else
                add(prefix, entry);
        }
    };
    const kept = await memory?.get(commit, (text) => genuineTree(commit, text));
    for (const entry of kept ?? [])
        add('', entry);
    if (kept === undefined)
        await walk(commit, '', 0);
    return files;
}
function tooLarge() {
    const limits = `${maxFiles} files, ${maxDepth} folders deep, ${maxRequests} listings`;
    return new failure/* Failure */.HR('bad-answer', `The repository is too large to read through the API (limits: ${limits}). Clone it and run on the checkout`);
}


/***/ }),

/***/ 97576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ isSameFile),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   vk: () => (/* binding */ lineFilesAt),
/* harmony export */   x1: () => (/* binding */ writeLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _one_ahead_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24266);




async function* readLines(file, maxBytes) {
    let pieces = [];
    let size = 0;
    const take = () => {
        const text = Buffer.concat(pieces).toString('utf8');
        pieces = [];
        size = 0;
        return text;
    };
    const add = (piece) => {
        size += piece.length;
        if (size > maxBytes)
            throw new RangeError(`a line is longer than ${maxBytes} bytes`);
        pieces.push(piece);
    };
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file)) {
        let start = 0;
        for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
            add(chunk.subarray(start, end));
            yield { text: take(), whole: true };
            start = end + 1;
        }
        if (start < chunk.length)
            add(chunk.subarray(start));
    }
    if (size > 0)
        yield { text: take(), whole: false };
}
async function lineFilesAt(name) {
    try {
        const inside = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(name);
        const files = inside.filter((file) => file.endsWith('.jsonl')).sort();
        return files.map((file) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(name, file));
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOTDIR' || code === 'ENOENT')
            return [name];
        throw error;
    }
}
function isSameFile(one, other) {
    const [a, b] = [identityOf(one), identityOf(other)];
    return a !== undefined && a === b;
}
function identityOf(file) {
    try {
        const { dev, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
        return `${dev} ${ino}`;
    }
    catch {
        return undefined;
    }
}
const atOnce = 256 * 1024;
async function writeLines(file, isWhole = false) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(file)), { recursive: true });
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, 'w', 0o644);
    let waiting = '';
    const written = (0,_one_ahead_js__WEBPACK_IMPORTED_MODULE_3__/* .oneAhead */ .w)((text) => handle.appendFile(text));
    const flush = async () => {
        const text = waiting;
        waiting = '';
        if (text !== '')
            await written.write(text);
        if (!isWhole)
            await written.end();
    };
    return {
        async write(line) {
            for (const part of typeof line === 'string' ? [line] : line) {
                waiting += part;
                if (waiting.length >= atOnce)
                    await flush();
            }
            waiting += '\n';
            if (!isWhole)
                await flush();
        },
        async close() {
            try {
                await flush();
                await written.end();
            }
            finally {
                await handle.close();
            }
        },
    };
}


/***/ }),

/***/ 71411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
let current;
function stopSignal() {
    current ??= listen();
    return current;
}
function listen() {
    const controller = new AbortController();
    const names = ['SIGINT', 'SIGTERM'];
    const stop = () => {
        for (const name of names)
            process.removeListener(name, stop);
        current = undefined;
        controller.abort();
    };
    for (const name of names)
        process.on(name, stop);
    return controller.signal;
}


/***/ }),

/***/ 97351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ savedText)
/* harmony export */ });
function savedText({ saved = 0 }) {
    if (saved === 0)
        return '';
    return saved === 1 ? '; 1 more was not needed' : `; ${saved} more were not needed`;
}


/***/ })

};
