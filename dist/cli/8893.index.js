export const id = 8893;
export const ids = [8893,7728,241,5827,6794];
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

/***/ 23283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./lib/host/jsonl.js
var jsonl = __webpack_require__(97576);
// EXTERNAL MODULE: ./lib/host/local.js + 3 modules
var local = __webpack_require__(36476);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/name-glob.js
var name_glob = __webpack_require__(78893);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/cli/step.js
var step = __webpack_require__(96542);
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

// EXTERNAL MODULE: ./lib/cli/audit/fleet/name.js
var fleet_name = __webpack_require__(81230);
// EXTERNAL MODULE: ./lib/cli/audit/remote.js + 2 modules
var remote = __webpack_require__(46636);
;// CONCATENATED MODULE: ./lib/cli/audit/candidates.js





async function candidates(context, host) {
    const { invocation, environment } = context;
    const file = invocation.flags.get('list');
    if (file !== undefined)
        return candidatesIn(file);
    try {
        const api = (0,remote/* remoteApi */.l0)(host, environment, (0,cli_context/* githubTokenOf */.A2)(context));
        return { candidates: await listRepositories(api, invocation.operands[0] ?? '') };
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        return { failure: (0,failure/* gapFrom */.rK)(error, 'plan') };
    }
}
async function candidatesIn(file) {
    const read = await (0,cli_context/* readUserFile */.E1)(file);
    if ('unreadable' in read) {
        const why = read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`;
        return { issues: [`${file} ${why}.`] };
    }
    const lines = read.text.split(/\r?\n/).map((line, index) => ({ text: line.trim(), number: index + 1 }));
    const named = lines.filter(({ text }) => text !== '' && !text.startsWith('#'));
    const issues = named.flatMap(({ text, number }) => (0,fleet_name/* readName */.MQ)(text) === undefined || text.includes('@')
        ? [`${file}:${number}: \`${text.slice(0, 100)}\` is not OWNER/REPO.`]
        : []);
    if (issues.length > 0)
        return { issues };
    const flat = { archived: false, fork: false, size: 0, topics: [] };
    return {
        candidates: named
            .map(({ text }) => ({ repository: text, ...flat }))
            .sort((a, b) => (0,fleet_name/* byName */.nG)(a.repository, b.repository)),
    };
}

// EXTERNAL MODULE: ./lib/cli/audit/fleet/last-night.js
var last_night = __webpack_require__(48730);
;// CONCATENATED MODULE: ./lib/cli/audit/fleet/select.js


const reasons = ['archived', 'fork', 'not matched', 'excluded', 'topic'];
function selectRepositories(candidates, selection) {
    const unique = new Map(candidates.map((candidate) => [(0,fleet_name/* repositoryKey */.Kq)(candidate.repository), candidate]));
    const chosen = [];
    const left = new Map();
    for (const candidate of unique.values()) {
        const reason = reasonAgainst(candidate, selection);
        if (reason === undefined)
            chosen.push(candidate);
        else
            left.set(reason, (left.get(reason) ?? 0) + 1);
    }
    return { chosen, left };
}
function reasonAgainst({ repository, archived, fork, topics }, selection) {
    if (archived && !selection.archived)
        return 'archived';
    if (fork && !selection.forks)
        return 'fork';
    if (selection.match.length > 0 && !matches(selection.match, repository))
        return 'not matched';
    if (matches(selection.exclude, repository))
        return 'excluded';
    if (selection.topics.length > 0 && !selection.topics.some((topic) => topics.includes(topic)))
        return 'topic';
    return undefined;
}
function matches(globs, repository) {
    const whole = (0,fleet_name/* repositoryKey */.Kq)(repository);
    const name = whole.slice(whole.indexOf('/') + 1);
    return globs.some((glob) => (0,name_glob/* matchesName */.H)((0,fleet_name/* repositoryKey */.Kq)(glob), glob.includes('/') ? whole : name));
}

;// CONCATENATED MODULE: ./lib/cli/audit/fleet/shards.js

const maxShards = 256;
const fixedCost = 2000;
const requestCost = 200;
const leastWork = 500 * requestCost;
const slack = 1.1;
function shardsOf(repositories, shards, last = new Map()) {
    const priced = repositories.map(({ repository, size }) => {
        const { cost, images = [] } = last.get((0,fleet_name/* repositoryKey */.Kq)(repository)) ?? {};
        return { repository, images, cost: fixedCost + (cost === undefined ? size : cost * requestCost) };
    });
    const work = priced.reduce((sum, { cost }) => sum + cost, 0);
    const isPriced = repositories.every(({ repository }) => last.has((0,fleet_name/* repositoryKey */.Kq)(repository)));
    const most = isPriced ? Math.max(1, Math.floor(work / leastWork)) : shards;
    const total = Math.min(shards, repositories.length, most);
    const loads = Array.from({ length: total }, () => ({ cost: 0, repositories: [], images: new Set() }));
    const limit = (slack * work) / total;
    const ordered = priced.sort((a, b) => b.cost - a.cost || (0,fleet_name/* byName */.nG)(a.repository, b.repository));
    for (const one of ordered) {
        const load = loadFor(one, loads, limit);
        load.cost += one.cost;
        load.repositories.push(one.repository);
        for (const image of one.images)
            load.images.add(image);
    }
    return loads.map((load, index) => ({
        shard: `${index + 1}/${total}`,
        repositories: load.repositories.sort(fleet_name/* byName */.nG),
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

// EXTERNAL MODULE: ./lib/clients/index.js + 27 modules
var clients = __webpack_require__(89331);
// EXTERNAL MODULE: ./lib/config/index.js
var config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/memoize.js
var memoize = __webpack_require__(6841);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/known-file.js
var known_file = __webpack_require__(4433);
;// CONCATENATED MODULE: ./lib/cli/audit/fleet/last-use.js
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

// EXTERNAL MODULE: ./lib/cli/audit/fleet/read.js
var read = __webpack_require__(17625);
// EXTERNAL MODULE: ./lib/resolve/catalogue.js
var resolve_catalogue = __webpack_require__(33909);
;// CONCATENATED MODULE: ./lib/cli/audit/fleet/unchanged.js




const maxListAgeMs = 3_600_000;
function createUnchanged({ clients, last, ...scope }) {
    const { sources, registries } = clients;
    const catalogue = 'cause' in sources ? undefined : (0,resolve_catalogue/* createTagCatalogue */.s)(sources, scope);
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
        const tags = (await inOrganization(image))?.tags ?? (await catalogue?.listTags(image));
        if (tags === undefined || 'cause' in tags)
            return names;
        for (const tag of tags)
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

;// CONCATENATED MODULE: ./lib/cli/audit/open-night.js












const maxRowBytes = 256 * 1024 * 1024;
async function openNight(context, host) {
    const { flags, switches } = context.invocation;
    const since = flags.get('since');
    if (since === undefined)
        return { audits: new Map() };
    const isWhole = switches.has('full') || !flags.has('output');
    try {
        const reading = (0,read/* openShard */.fe)(since, (0,jsonl/* readLines */.Se)(since, maxRowBytes)).then(({ rows }) => (0,last_night/* readLastNight */.lM)(rows));
        const last = (0,memoize/* memoizeAsync */.T)(async () => lastUse((await reading).values()));
        const [audits, now] = await Promise.all([reading, isWhole ? undefined : askNow(context, host, last)]);
        if (now !== undefined && 'issues' in now)
            return now;
        return { audits, ...(0,compact/* compact */.o)({ now }) };
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
    const read = await (0,config.configureWithoutPolicy)((name) => (name === 'mode' ? 'audit' : (0,cli_context/* inputOf */.wg)(context, name)));
    if ('issues' in read)
        return read;
    const { group, platform } = read.config;
    const unchanged = createUnchanged({
        clients: await (0,clients.connect)(host, read.config),
        last,
        ...(0,compact/* compact */.o)({ publicOrganization: platform?.publicOrganization, group }),
    });
    unchanged.open();
    return { unchanged, access: (0,known_file/* accessOf */.YK)(read.config) };
}

// EXTERNAL MODULE: ./lib/clients/github/heads.js
var heads = __webpack_require__(65025);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/schema.js
var schema = __webpack_require__(10458);
;// CONCATENATED MODULE: ./lib/cli/audit/fleet/still-known.js

function collectKnown(unchanged) {
    const repositories = new Map();
    const scans = new Map();
    const lists = new Map();
    return {
        async add({ repository, startedAt, inputs, kept, scans: stored }) {
            if (stored !== undefined)
                scans.set((0,fleet_name/* repositoryKey */.Kq)(repository), stored);
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
            repositories.set((0,fleet_name/* repositoryKey */.Kq)(repository), { repository, inputs, histories: kept.histories, tags });
            return tags.length;
        },
        result: () => ({ repositories, scans, lists }),
    };
}

;// CONCATENATED MODULE: ./lib/cli/audit/since.js










const nothingKnown = {
    listedAt: 0,
    access: '',
    repositories: new Map(),
    scans: new Map(),
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
        costs.set((0,fleet_name/* repositoryKey */.Kq)(last.repository), { ...last, cost });
    };
    const decide = async (repository) => {
        const head = heads.get(repository);
        const commit = head === 'empty' ? undefined : head?.commit;
        const last = audits.get((0,fleet_name/* repositoryKey */.Kq)(repository));
        const why = await (0,last_night/* renewalOf */.wc)(last, { now: startedAt, commit, ...unchanged });
        if (why === undefined)
            carried.add((0,fleet_name/* repositoryKey */.Kq)(repository));
        else
            renewed.set(why, (renewed.get(why) ?? 0) + 1);
        if (why !== undefined && why !== 'old')
            await hold(last);
    };
    await Promise.all(repositories.map(decide));
    if (carried.size === repositories.length) {
        const one = (0,fleet_name/* repositoryKey */.Kq)(repositories[0] ?? '');
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
    const api = (0,remote/* remoteApi */.l0)(host, context.environment, (0,cli_context/* githubTokenOf */.A2)(context));
    const seen = repositories.filter((name) => audits.has((0,fleet_name/* repositoryKey */.Kq)(name)));
    const atOnce = 4;
    return (0,heads/* headsOf */.j)(api, seen.flatMap((name) => (0,fleet_name/* readName */.MQ)(name) ?? []), atOnce);
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

;// CONCATENATED MODULE: ./lib/cli/audit/plan.js














const maxOutputUnits = 500_000;
async function plan(context) {
    const { invocation, environment, out, err } = context;
    const host = (0,local/* localHost */.O)({ root: '.', environment, ...(0,cli_context/* printOptionsOf */.x9)(context) });
    const plannedAt = new Date(host.clock.now()).toISOString();
    const issues = issuesIn(context);
    if (issues.length > 0)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', issues);
    const [listed, opened] = await Promise.all([candidates(context, host), openNight(context, host)]);
    if ('issues' in listed)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', listed.issues);
    if ('failure' in listed)
        return (0,cli_context/* printFailure */.eV)(context, listed.failure);
    const { chosen, left } = selectRepositories(listed.candidates, {
        archived: invocation.switches.has('archived'),
        forks: invocation.switches.has('forks'),
        match: (0,cli_context/* linesOf */.Dx)(invocation, 'match'),
        exclude: (0,cli_context/* linesOf */.Dx)(invocation, 'exclude'),
        topics: (0,cli_context/* linesOf */.Dx)(invocation, 'topic'),
    });
    const counted = reasons.flatMap((reason) => (left.has(reason) ? [`${left.get(reason)} ${reason}`] : []));
    const leftOut = counted.length === 0 ? '' : `; left out: ${counted.join(', ')}`;
    const last = await lastNight(context, host, chosen, opened);
    if ('issues' in last)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', last.issues);
    if ('failure' in last)
        return (0,cli_context/* printFailure */.eV)(context, last.failure);
    const isCarried = ({ repository }) => last.carried.has((0,fleet_name/* repositoryKey */.Kq)(repository));
    const planned = chosen.filter((one) => !isCarried(one));
    const shards = shardsOf(planned, shardsIn(context), last.audits);
    const matrix = {
        include: shards.map(({ shard, repositories }) => ({ shard, repositories: repositories.join('\n') })),
    };
    const text = JSON.stringify(matrix);
    if (chosen.length === 0)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', [`No repository is left to audit${leftOut}.`]);
    const again = last_night/* renewals */.Aj.flatMap((why) => last.renewed.has(why) ? [renewalText(why, last.renewed.get(why) ?? 0)] : []);
    const carried = chosen.filter(isCarried).map(({ repository }) => repository);
    const kept = carried.length === 0 ? '' : `; ${carried.length} carried over`;
    const why = again.length === 0 ? '' : ` (planned: ${again.join(', ')})`;
    err(`${(0,model_text/* plural */.LS)(planned.length, 'repository')} in ${(0,model_text/* plural */.LS)(shards.length, 'shard')}${kept}${why}${leftOut}`);
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
    const globs = [...(0,cli_context/* linesOf */.Dx)(invocation, 'match'), ...(0,cli_context/* linesOf */.Dx)(invocation, 'exclude')];
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
            .filter((glob) => !(0,name_glob/* isNameGlob */.k)(glob))
            .map((glob) => `\`${glob.slice(0, 100)}\` is not a glob over repository names.`),
    ];
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

/***/ 96542:
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

/***/ 36794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAddresses: () => (/* binding */ readAddresses),
/* harmony export */   readEvent: () => (/* binding */ readEvent),
/* harmony export */   readRun: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
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

/***/ 42714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configure: () => (/* binding */ configure),
/* harmony export */   configureWithoutPolicy: () => (/* binding */ configureWithoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_plain_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50709);
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39711);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13293);
/* harmony import */ var _policy_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);
/* harmony import */ var _policy_issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40886);
/* harmony import */ var _policy_merge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95545);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34824);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31395);








async function configure(sources) {
    const { surface = 'terminal', get, notFromPolicy = [] } = sources;
    const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_5__/* .InputReader */ .i(get, { names: { checks: [], presets: [] }, policy: _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W, surface });
    const [path, from] = [reader.value('config'), reader.value('policy-from')];
    const loaded = reader.issues.length > 0 ? undefined : await policiesOf(path, from, sources);
    const wrong = (loaded ?? []).flatMap((one) => (one && 'issues' in one ? one.issues : []));
    const policy = loaded === undefined || wrong.length > 0 ? 'invalid' : without(policyInForce(...loaded), notFromPolicy);
    const namesChecks = reader.text('fail-on') !== undefined || (policy !== 'invalid' && policy.settings.has('fail-on'));
    const checks = namesChecks ? await sources.checks() : [];
    const read = (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .X)(get, { presets: _model_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v, checks, surface }, policy);
    const issues = [...wrong.map(_policy_issue_js__WEBPACK_IMPORTED_MODULE_3__/* .issueText */ .v), ...('issues' in read ? read.issues : [])];
    return 'issues' in read || issues.length > 0 ? { issues: issues.map(_model_plain_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .p) } : read;
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
async function policiesOf(given, from, { folder = '', head, base, remote, checks }) {
    const baseFile = from === 'base' ? base : undefined;
    if (given === undefined && baseFile === undefined && !(await hasPolicy(folder, head)))
        return [{ policy: _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W }, undefined];
    const ids = await checks();
    const request = { remote, names: { checks: ids, presets: Object.keys(_model_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v) } };
    const load = await loaderOf(folder, given);
    return Promise.all([
        load({ ...request, read: head, required: true }),
        baseFile && load({ ...request, read: baseFile, required: false, label: (file) => `${file}@base` }),
    ]);
}
async function loaderOf(folder, given) {
    const [{ loadPolicy }, { discoverPolicy }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(5601), __webpack_require__.e(8265)]).then(__webpack_require__.bind(__webpack_require__, 565)),
        Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(5601), __webpack_require__.e(881)]).then(__webpack_require__.bind(__webpack_require__, 96909)),
    ]);
    return (request) => given === undefined
        ? discoverPolicy({ ...request, folder })
        : loadPolicy({ ...request, path: given, read: (path) => request.read((0,_policy_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .inFolder */ ._z)(folder, path)) });
}
async function hasPolicy(folder, read) {
    const found = await Promise.all((0,_policy_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .policyPathsOf */ .qA)(folder).map(read));
    return found.some((text) => !('missing' in text));
}
function policyInForce(own, counting) {
    if ('issues' in own || (counting !== undefined && 'issues' in counting))
        return _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W;
    return counting === undefined ? own.policy : (0,_policy_merge_js__WEBPACK_IMPORTED_MODULE_7__/* .asBase */ .q)(counting.policy, own.policy);
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
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);

const lookups = new WeakMap();
function issueAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
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
/* harmony export */   $: () => (/* binding */ mergePolicies),
/* harmony export */   q: () => (/* binding */ asBase)
/* harmony export */ });
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
        sources: [...base.sources, ...head.sources],
        waivers: base.waivers.flatMap((waiver) => own.get(identity(waiver)) ?? []),
        removed: base.waivers.filter((waiver) => !own.has(identity(waiver))),
        pending: head.waivers.filter((waiver) => !counting.has(identity(waiver))),
        unread: [...base.unread, ...head.unread],
    };
}
function identity({ at: _at, inheritedAt, ...content }) {
    const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([inheritedAt !== undefined, sorted]);
}


/***/ }),

/***/ 34824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/inputs/special-types.js
var special_types = __webpack_require__(9004);
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 6 modules
var table = __webpack_require__(71436);
// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
;// CONCATENATED MODULE: ./lib/config/effective.js



function effectiveSettings(reader, mode) {
    return table/* inputTable */.Fu.flatMap((input) => {
        const { name } = input;
        if (input.type.secret)
            return [];
        const value = reader.text(name);
        const from = reader.source(name);
        if (value !== undefined && from !== undefined)
            return [{ name, value, from }];
        const fallback = name === 'fail-on' && mode === 'audit' ? 'none' : defaultText(input);
        return fallback === undefined ? [] : [{ name, value: fallback, from: 'default' }];
    });
}
function defaultText(input) {
    return input.default ?? input.otherwise?.replace(/ \(.*\)$/, '').replaceAll('`', '');
}
function effectiveOverrides({ overrides }) {
    return overrides.map(({ at, paths, images, checks, maxAgeMs, minAgeMs }, index) => {
        const entry = (0,compact/* compact */.o)({
            paths,
            images,
            checks: checks.size === 0 ? undefined : Object.fromEntries(checks),
            'max-age': maxAgeMs === undefined ? undefined : (0,time/* durationText */.S5)(maxAgeMs),
            'min-age': minAgeMs === undefined ? undefined : (0,time/* durationText */.S5)(minAgeMs),
        });
        return { name: `overrides[${index}]`, value: JSON.stringify(entry), from: at };
    });
}
function effectiveSkips(skips) {
    return skips.map(({ at, until, ...skip }, index) => {
        const entry = { ...skip, ...(0,compact/* compact */.o)({ until: until === undefined ? undefined : (0,time/* formatDay */.im)(until) }) };
        return { name: `skips[${index}]`, value: JSON.stringify(entry), from: at };
    });
}

// EXTERNAL MODULE: ./lib/model/registry-host.js
var registry_host = __webpack_require__(43277);
;// CONCATENATED MODULE: ./lib/config/platform.js



function readPlatform(reader, values, presets, isWhole) {
    const preset = values.platform === undefined ? undefined : presets[values.platform];
    const baseUrl = values['base-url'] ?? preset?.baseUrl;
    const registryUrl = values['registry-url'] ?? preset?.registryUrl;
    const issuerUrl = values['issuer-url'] ?? preset?.issuerUrl ?? baseUrl;
    if (baseUrl === undefined && registryUrl === undefined)
        return undefined;
    if (baseUrl === undefined || registryUrl === undefined || issuerUrl === undefined) {
        if (!isWhole)
            return undefined;
        const [missing, set] = baseUrl === undefined
            ? ['base-url', 'registry-url']
            : ['registry-url', 'base-url'];
        reader.addIssue(set, `${reader.nameOf(missing)} is missing: both URLs are required.`);
        return undefined;
    }
    if (new URL(registryUrl).pathname !== '/')
        reader.addIssue('registry-url', `${reader.nameOf('registry-url')} must be a host without a path.`);
    return {
        baseUrl,
        registryUrl,
        issuerUrl,
        historyService: reader.given('history-service', values['history-service']) ??
            preset?.historyService ??
            values['history-service'],
        tagQuery: preset?.tagQuery ?? {},
        ...(0,compact/* compact */.o)({ publicOrganization: values['public-organization'] ?? preset?.publicOrganization }),
    };
}
function requirePlatform(reader, values, platform, unmapped) {
    if (platform !== undefined || reader.issues.length > 0)
        return;
    const remedy = `Set ${reader.nameOf('platform')}, or ${reader.nameOf('base-url')} and ${reader.nameOf('registry-url')}.`;
    for (const prefix of unmapped) {
        const declared = `\`registries\` declares \`${prefix}\` as the platform's, but no platform is configured.`;
        reader.issues.push(`${declared} ${remedy}`);
    }
    for (const { name, needsPlatform } of table/* inputTable */.Fu) {
        if (!needsPlatform || reader.text(name) === undefined || values[name] === false)
            continue;
        reader.addIssue(name, `${reader.nameOf(name)} requires a platform. ${remedy}`);
    }
}
function keepTokensFromPolicy(reader) {
    const token = ['token', 'registry-token'].find((name) => reader.text(name) !== undefined);
    if (token === undefined)
        return;
    for (const name of ['base-url', 'registry-url', 'issuer-url']) {
        if (typeof reader.source(name) !== 'object')
            continue;
        const sentence = `\`${name}\` in a policy cannot be combined with ${reader.nameOf(token)}, because the checkout must not choose where the token is sent. Set \`${name}\` outside the policy.`;
        reader.addIssue(name, sentence);
    }
}
function mirrorsOf(registries, platform) {
    const host = platform && new URL(platform.registryUrl).host;
    const pairs = [...registries].flatMap(([prefix, { mirrorOf, platform: isPlatform }]) => {
        const origin = isPlatform && host !== undefined ? [host, ...prefix.split('/').slice(1)].join('/') : mirrorOf;
        return origin === undefined ? [] : [[(0,registry_host/* canonicalPrefix */.l)(prefix), (0,registry_host/* canonicalPrefix */.l)(origin)]];
    });
    const unmapped = [...registries].filter(([, rule]) => rule.platform === true && host === undefined);
    return { mirrors: Object.fromEntries(pairs), unmapped: unmapped.map(([prefix]) => prefix) };
}

// EXTERNAL MODULE: ./lib/config/reader.js
var config_reader = __webpack_require__(31395);
;// CONCATENATED MODULE: ./lib/config/read.js







function readConfig(get, { presets, checks, surface = 'terminal' }, found = model_policy/* noPolicy */.W) {
    const policy = found === 'invalid' ? model_policy/* noPolicy */.W : found;
    const isWhole = found !== 'invalid' && found.unread.length === 0;
    const reader = new config_reader/* InputReader */.i(get, { names: { checks, presets: Object.keys(presets) }, policy, surface });
    const values = Object.fromEntries(table/* inputTable */.Fu.map(({ name }) => [name, reader.value(name)]));
    const platform = readPlatform(reader, values, presets, isWhole);
    const { mirrors, unmapped } = mirrorsOf(policy.registries, platform);
    const config = {
        ...fieldsOf(values),
        ...(0,compact/* compact */.o)({ platform, group: values.group ?? groupOf(values.identity) }),
        surface,
        registries: mirrors,
        failOn: values['fail-on'] ?? (values.mode === 'audit' ? 'none' : 'error'),
        delivery: deliveryOf(values),
        policy,
        settings: [
            ...effectiveSettings(reader, values.mode),
            ...policy.origins,
            ...effectiveOverrides(policy),
            ...effectiveSkips(policy.skips),
        ],
    };
    if (isWhole)
        requirePlatform(reader, values, platform, unmapped);
    keepTokensFromPolicy(reader);
    refuseSwitchedOff(reader, config);
    refuseTwoTokens(reader, config);
    return reader.issues.length > 0 ? { issues: reader.issues } : { config };
}
function fieldsOf(values) {
    const fields = table/* inputTable */.Fu.flatMap((input) => {
        const field = (0,table/* fieldOf */._F)(input);
        return field === undefined ? [] : [[field, values[input.name]]];
    });
    return (0,compact/* compact */.o)(Object.fromEntries(fields));
}
function groupOf(identity) {
    return identity?.split('/').slice(0, -1).join('/') || undefined;
}
function deliveryOf(values) {
    const pullRequest = {
        branch: values['pull-request-branch'],
        ...(0,compact/* compact */.o)({ base: values['pull-request-base'] }),
        labels: values['pull-request-labels'],
        reviewers: values['pull-request-reviewers'],
        policyFile: values.config ?? special_types/* defaultPolicyPath */.r2,
    };
    return {
        comment: values.comment,
        issue: values.issue,
        ...(values['pull-request'] ? { pullRequest } : {}),
    };
}
function refuseSwitchedOff(reader, { failOn, policy: { checks, overrides } }) {
    if (typeof failOn === 'string')
        return;
    for (const id of failOn) {
        const isOnSomewhere = overrides.some((override) => (override.checks.get(id) ?? 'off') !== 'off');
        if (checks.get(id) !== 'off' || isOnSomewhere)
            continue;
        const sentence = `${reader.nameOf('fail-on')} names \`${id}\`, but \`checks\` in the policy switches it off. Remove it from one of them.`;
        reader.addIssue('fail-on', sentence);
    }
}
function refuseTwoTokens(reader, { oidcTokenFile, oidcTokenEnv }) {
    if (oidcTokenFile === undefined || oidcTokenEnv === undefined)
        return;
    const [file, variable] = [reader.nameOf('oidc-token-file'), reader.nameOf('oidc-token-env')];
    reader.addIssue('oidc-token-env', `Only one of ${file} and ${variable} can be set.`);
}


/***/ }),

/***/ 31395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ InputReader)
/* harmony export */ });
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71436);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5218);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59918);



class InputReader {
    get;
    options;
    issues = [];
    constructor(get, options) {
        this.get = get;
        this.options = options;
    }
    text(name) {
        const value = this.get(name)?.trim() || this.options.policy.settings.get(name)?.text.trim();
        return value === '' ? undefined : value;
    }
    source(name) {
        if (this.get(name)?.trim())
            return 'input';
        return this.text(name) === undefined ? undefined : this.options.policy.settings.get(name)?.at;
    }
    value(name) {
        const input = rowOf(name);
        const text = this.text(name);
        const reading = text === undefined ? undefined : input.type.read(text, this.options.names);
        for (const rejection of reading !== undefined && 'rejected' in reading ? reading.rejected : [])
            this.reject(name, rejection);
        return (reading !== undefined && 'value' in reading ? reading.value : this.fallback(input));
    }
    given(name, value) {
        return this.text(name) === undefined ? undefined : value;
    }
    nameOf(name) {
        if (typeof this.source(name) === 'object')
            return `\`${name}\``;
        return (0,_model_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(this.options.surface, name);
    }
    addIssue(name, sentence) {
        const source = this.source(name);
        const place = typeof source === 'object' ? `${(0,_model_position_js__WEBPACK_IMPORTED_MODULE_2__/* .whereIs */ .ie)(source, this.options.policy.sources)}: ` : '';
        this.issues.push(`${place}${sentence}`);
    }
    reject(name, { text, expected, reason, hint = '' }) {
        const sentence = reason === undefined ? `is \`${text.slice(0, 100)}\`, but must be ${expected}` : reason;
        this.addIssue(name, `${this.nameOf(name)} ${sentence}.${hint}`);
    }
    fallback({ type, default: text }) {
        if (text === undefined)
            return type.none;
        const reading = type.read(text, this.options.names);
        return 'value' in reading ? reading.value : type.none;
    }
}
const rows = new Map(_model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu.map((input) => [input.name, input]));
function rowOf(name) {
    const row = rows.get(name);
    if (row === undefined)
        throw new Error(`${name} is not in the table of inputs`);
    return row;
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

/***/ 20186:
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

/***/ 74782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ countWhile)
/* harmony export */ });
function countWhile(sorted, condition) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        const item = sorted[middle];
        if (item !== undefined && condition(item))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 78893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ matchesName),
/* harmony export */   k: () => (/* binding */ isNameGlob)
/* harmony export */ });
function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
function matchesName(glob, name) {
    if (!/[*?]/.test(glob))
        return glob === name;
    const tokens = glob.match(/\*\*+|./gs) ?? [];
    let ends = new Set([0]);
    for (const token of tokens) {
        const next = new Set();
        for (const end of ends) {
            if (token.startsWith('*')) {
                for (let at = end; at <= name.length && !next.has(at); at += 1) {
                    next.add(at);
                    if (token === '*' && name[at] === '/')
                        break;
                }
            }
            else if (end < name.length && (token === '?' ? name[end] !== '/' : name[end] === token)) {
                next.add(end + 1);
            }
        }
        ends = next;
    }
    return ends.has(name.length);
}


/***/ }),

/***/ 39711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ noPolicy)
/* harmony export */ });
const noPolicy = {
    sources: [],
    settings: new Map(),
    checks: new Map(),
    overrides: [],
    waivers: [],
    removed: [],
    pending: [],
    registries: new Map(),
    advisories: { ignoreStatus: [] },
    skips: [],
    pullRequests: {},
    signatures: [],
    signatureFiles: { keys: new Map(), roots: new Map() },
    origins: [],
    unread: [],
};


/***/ }),

/***/ 5218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ie: () => (/* binding */ whereIs),
/* harmony export */   q$: () => (/* binding */ positionsOf),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
function positionsOf(text) {
    const starts = [text.startsWith('\uFEFF') ? 1 : 0];
    for (const end of text.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    const at = (offset) => {
        const line = lastAtOrBefore(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
    return ({ start, end }) => {
        const from = at(start);
        const to = at(end);
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    };
}
function lastAtOrBefore(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function whereIs({ file, span }, sources) {
    const source = sources.find(({ path }) => path === file);
    if (source === undefined)
        return file;
    const { line, column } = positionsOf(source.text)(span);
    return `${file}:${line}:${column}`;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
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

/***/ 26016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sourceStrengths)
/* harmony export */ });
const sourceStrengths = ['complete', 'windowed', 'witness', 'observed', 'timestamps'];


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

/***/ 54032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ parseVanishing),
/* harmony export */   Xd: () => (/* binding */ vanishingSchema),
/* harmony export */   _r: () => (/* binding */ parseSuccessor),
/* harmony export */   de: () => (/* binding */ describeVanishing),
/* harmony export */   k2: () => (/* binding */ describeSuccessor),
/* harmony export */   uX: () => (/* binding */ successorSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87728);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9793);




const vanishingSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    keptSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().describe('How long the registry keeps what no tag points to'),
    from: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.instantSchema.optional().describe('When that is over; absent while the tag points to the pin'),
    sibling: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe("A tag with a full version that has the tag's current digest"),
    mirror: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .optional()
        .describe("The image's name at a mirror of the policy that has the pinned digest"),
});
const successorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    digest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.digest,
    since: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.instantSchema.describe('When the tag moved to it, or at the latest then'),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The source of the history'),
});
function describeVanishing(vanishing) {
    if (vanishing === undefined)
        return {};
    const { keptMs, from, sibling, mirror } = vanishing;
    const at = from === undefined ? undefined : (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(from);
    return { vanishes: { keptSeconds: Math.floor(keptMs / 1000), ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ from: at, sibling, mirror }) } };
}
function parseVanishing(reported) {
    if (reported === undefined)
        return {};
    const { keptSeconds, from, sibling, mirror } = reported;
    const at = from === undefined ? undefined : Date.parse(from);
    return { vanishes: { keptMs: keptSeconds * 1000, ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ from: at, sibling, mirror }) } };
}
function describeSuccessor(successor) {
    if (successor === undefined)
        return {};
    return { successor: { ...successor, since: (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(successor.since) } };
}
function parseSuccessor(reported) {
    if (reported === undefined)
        return {};
    const { digest, since, source } = reported;
    return { successor: { digest: digest, since: Date.parse(since), source } };
}


/***/ }),

/***/ 13498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   zE: () => (/* binding */ parseReleaseEnds),
/* harmony export */   zG: () => (/* binding */ releaseEndsSchema),
/* harmony export */   ze: () => (/* binding */ describeReleaseEnds)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80588);



const releaseEndsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    list: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The name of the list'),
    asOf: zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6().describe('The day of its data'),
    outdated: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Why newer data could not be requested'),
    ends: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        of: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['image', 'base']).describe('The software of the image, or the distribution below it'),
        name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Product and release'),
        date: zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6().optional().describe('Absent: it has ended, and the list has no date'),
        nearest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('The closest supported release'),
        newest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    }))
        .min(1)
        .describe('The earliest first'),
});
function describeReleaseEnds({ ends, ...source }) {
    return {
        ...source,
        ends: ends.map(({ of, name, date, successors }) => ({
            of,
            name,
            ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ date: date === undefined ? undefined : (0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(date) }),
            ...successors,
        })),
    };
}
function parseReleaseEnds({ list, asOf, outdated, ends }) {
    return {
        list,
        asOf,
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ outdated }),
        ends: ends.map(({ of, name, date, nearest, newest }) => ({
            of,
            name,
            ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({
                date: date === undefined ? undefined : Date.parse(date),
                successors: nearest === undefined || newest === undefined ? undefined : { nearest, newest },
            }),
        })),
    };
}


/***/ }),

/***/ 87728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   digest: () => (/* binding */ digest),
/* harmony export */   instantSchema: () => (/* binding */ instantSchema),
/* harmony export */   origin: () => (/* binding */ origin),
/* harmony export */   place: () => (/* binding */ place),
/* harmony export */   severity: () => (/* binding */ severity),
/* harmony export */   span: () => (/* binding */ span)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);

const instantSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$();
const digest = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^sha256:[a-f0-9]{64}$/);
const severity = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['error', 'warning', 'notice']);
const span = {
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    column: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    endLine: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    endColumn: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
};
const place = { file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ...span };
const origin = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('In a merged report: the repository (`owner/name`)');


/***/ }),

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime)
/* harmony export */ });
function isoTime(instant) {
    return new Date(instant).toISOString();
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

/***/ 33578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ platformNeeded),
/* harmony export */   Dw: () => (/* binding */ policyUnanswered),
/* harmony export */   Eo: () => (/* binding */ ownLedger),
/* harmony export */   GA: () => (/* binding */ sourcesLeaveOpen),
/* harmony export */   IY: () => (/* binding */ tagListedTwice),
/* harmony export */   LY: () => (/* binding */ noTagHadDigest),
/* harmony export */   TJ: () => (/* binding */ sourceReasons),
/* harmony export */   Tn: () => (/* binding */ overridesUnread),
/* harmony export */   Tv: () => (/* binding */ digestWithoutTag),
/* harmony export */   W9: () => (/* binding */ endOfLifeUnreadable),
/* harmony export */   Xm: () => (/* binding */ listContradictsHistory),
/* harmony export */   bj: () => (/* binding */ unanswered),
/* harmony export */   mV: () => (/* binding */ noTagHistory),
/* harmony export */   o: () => (/* binding */ policyFailed),
/* harmony export */   tg: () => (/* binding */ listedButMissing),
/* harmony export */   v9: () => (/* binding */ historyNotInReport),
/* harmony export */   xq: () => (/* binding */ tagNotListed),
/* harmony export */   yQ: () => (/* binding */ policiesUnread),
/* harmony export */   zF: () => (/* binding */ tagHistoryTitle)
/* harmony export */ });
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59918);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);


function platformNeeded(registry, surface) {
    const [platform, baseUrl, registryUrl] = ['platform', 'base-url', 'registry-url'].map((name) => (0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, name));
    return `To check the tag history of ${registry}, set ${platform} (or ${baseUrl} and ${registryUrl})`;
}
function listedButMissing(reason) {
    return `The platform lists the tag, but its registry does not have it: ${reason}`;
}
const tagNotListed = "The tag is not in the platform's list of tags, so its end of life is not known";
const tagListedTwice = "The platform's list of tags has the tag more than once, with different digests or ends of life, so neither is used";
function listContradictsHistory(listed, newest) {
    return `The platform's list of tags shows ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(listed)} for the tag, but its history ends with ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(newest)}, so it is not known which of them is current. Re-run; if it keeps happening, report it to the operator of the platform`;
}
const noTagHadDigest = 'The reference has a digest but no tag, and none of the searched tags has ever pointed to that digest';
function digestWithoutTag(registry) {
    return `The reference has a digest but no tag. The digest exists, but ${registry} keeps no tag history, so it is not known which tag it belongs to`;
}
function noTagHistory(registry, hasLedger, unanswered) {
    const ledger = hasLedger
        ? "this repository's ledger does not contain enough observations"
        : 'this repository has no ledger';
    return `${registry} keeps no tag history and ${ledger}, so it is not known ${unanswered}`;
}
function tagHistoryTitle(registry) {
    return `the tag history of ${registry}`;
}
const ownLedger = "this repository's ledger";
function sourcesLeaveOpen(reasons, unanswered) {
    return `${capitalized(reasons.join(', and '))}, so it is not known ${unanswered}`;
}
const sourceReasons = {
    silent: (source, message) => `${source} could not be read (${message})`,
    since: (source, day) => `${source} reaches back to ${day} and does not settle it`,
    empty: (source) => `${source} has no entry for the tag`,
    timestamps: (source) => `${source} do not settle it`,
    noLedger: 'this repository has no ledger',
};
function capitalized(text) {
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
const unanswered = {
    asOf: 'what the tag pointed to at `as-of`',
    minAge: 'how old the current digest is (`min-age`)',
    pin: 'whether the tag ever pointed to the pinned digest, or how far behind it is. The digest exists but is not the current one',
    deletedDigest: 'which digest to pin: the newest one that is old enough is no longer in the registry',
    target: (reason) => `which digest to pin: ${reason}`,
};
const historyNotInReport = 'The report does not contain the history of the tag, so its state at another time cannot be evaluated';
function policiesUnread(why) {
    return `It is not known whether the organization has pull policies, which could deny a pull: ${why}`;
}
function policyUnanswered(why) {
    return `It is not known whether the pull policies of the organization allow the pull: ${why}`;
}
function overridesUnread(policy, why) {
    return `The pull policy \`${policy}\` denies the pull, unless an override lifts that, which is not known: ${why}`;
}
function policyFailed(digest, failed) {
    const names = failed.map(({ policy }) => `\`${policy}\``).join(', ');
    return `The platform could not evaluate ${names} for ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(digest)}, so it is not known whether the pull is allowed. Have the administrator of the organization fix the policy`;
}
function endOfLifeUnreadable(date) {
    return `The platform announces an end of life on "${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(date, 40)}", which is not a date`;
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
/* harmony export */   fz: () => (/* binding */ isDisjoint),
/* harmony export */   h2: () => (/* binding */ decodeBase64url),
/* harmony export */   ji: () => (/* binding */ serializeJoseHeader),
/* harmony export */   nI: () => (/* binding */ validateCrit),
/* harmony export */   qc: () => (/* binding */ JWS_RECOGNIZED)
/* harmony export */ });
/* unused harmony exports JWE_RECOGNIZED, assertUint8Array, isJwkSet */
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
/* harmony export */   Dp: () => (/* binding */ JWTInvalid),
/* harmony export */   Rb: () => (/* binding */ JOSEAlgNotAllowed),
/* harmony export */   T0: () => (/* binding */ JOSENotSupported),
/* harmony export */   Ye: () => (/* binding */ JWSInvalid),
/* harmony export */   h2: () => (/* binding */ JWSSignatureVerificationFailed),
/* harmony export */   ie: () => (/* binding */ JWTClaimValidationFailed),
/* harmony export */   n: () => (/* binding */ JWTExpired)
/* harmony export */ });
/* unused harmony exports JOSEError, JWEDecryptionFailed, JWEInvalid, JWKInvalid, JWKSInvalid, JWKSMultipleMatchingKeys, JWKSNoMatchingKey, JWKSTimeout */
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
