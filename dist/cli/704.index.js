export const id = 704;
export const ids = [704];
export const modules = {

/***/ 42002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ pinnedContentOf),
/* harmony export */   PF: () => (/* binding */ blobName),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   s9: () => (/* binding */ trailer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);


const trailer = 'Tagproof-Content';
function fingerprint(content) {
    const sorted = [...content].sort(([a], [b]) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a, b));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32);
}
function pinnedContentOf(files, like) {
    return new Map(files.map(({ path, after }) => [path, blobName(after, like)]));
}
function blobName(bytes, like) {
    const content = Buffer.from(bytes);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
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
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32239);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76225);
/* harmony import */ var _ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42002);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48270);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32370);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79924);








const maxFileBytes = 5 * 1024 * 1024;
const blobAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), encoding: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('base64') });
function filesOf(api, repository, commit, checkout, files = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_7__/* .memoizeAsync */ .T)(() => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readTree */ .Z)(api, repository, commit))) {
    return {
        list: async () => [...(await files()).keys()].sort(),
        async read(path) {
            const file = (await files()).get(path);
            if (file === undefined)
                return { unreadable: 'the commit has no such file', absent: true };
            if (file.size > maxFileBytes)
                return { unreadable: `it is larger than ${maxFileBytes} bytes` };
            const here = await checkout?.read(path);
            if (here !== undefined && 'text' in here && (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .blobName */ .PF)(here.text, file.blob) === file.blob)
                return here;
            return readBlob(api, repository, file);
        },
    };
}
async function readBlob(api, repository, { path, blob }) {
    const request = {
        operation: `Read ${path}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryPath */ .SH)(repository)}/git/blobs/${encodeURIComponent(blob)}`,
        needs: 'contents: read',
    };
    const bytes = Buffer.from((await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestJson */ .SS)(api, request, blobAnswer)).content, 'base64');
    if ((0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .blobName */ .PF)(bytes, blob) !== blob)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `Read ${path}: the host returned other content than requested`);
    return (0,_model_text_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g)(bytes);
}
function oneByOne(files) {
    return {
        ...files,
        read: (path) => files.read(path).catch((error) => ({ unreadable: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, path).message })),
    };
}
const commitAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
const repositoryAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), node_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
async function defaultBranch(api, repository) {
    return (await describeRepository(api, repository)).default_branch;
}
function describeRepository(api, repository) {
    const operation = `Repository ${repository.owner}/${repository.name}`;
    const path = (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryPath */ .SH)(repository);
    return (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestJson */ .SS)(api, { operation, method: 'GET', path, needs: 'metadata: read' }, repositoryAnswer);
}
async function resolveCommit(api, repository, ref) {
    const request = {
        operation: `Commit ${ref} of ${repository.owner}/${repository.name}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryPath */ .SH)(repository)}/commits/${encodeURIComponent(ref)}`,
        query: { per_page: '1', page: '1' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestJson */ .SS)(api, request, commitAnswer)).sha;
}
function isEmptyRepository(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ApiError */ .hD && error.status === 409 && /empty/i.test(error.details.message ?? '');
}
const compareAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ merge_base_commit: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }) });
async function mergeBase(api, repository, one, other) {
    const request = {
        operation: `Compare ${one.slice(0, 12)} and ${other.slice(0, 12)}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryPath */ .SH)(repository)}/compare/${encodeURIComponent(one)}...${encodeURIComponent(other)}`,
        query: { per_page: '1', page: '2' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .requestJson */ .SS)(api, request, compareAnswer)).merge_base_commit.sha;
}


/***/ }),

/***/ 40870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ genuineTree),
/* harmony export */   re: () => (/* binding */ treeEntries),
/* harmony export */   t2: () => (/* binding */ isGenuineObject)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7687);
/* harmony import */ var _ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42002);




const treeEntries = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    mode: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    size: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
}));
const objectName = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function genuineTree(name, text) {
    const { data } = treeEntries.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text));
    return data?.every(isExact) && isTreeNamed(name, data) ? data : undefined;
}
function isGenuineObject(name, text) {
    return (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_1__/* .blobName */ .PF)(text, name) === name || genuineTree(name, text) !== undefined;
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
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`tree ${content.length}\0`).update(content).digest('hex');
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 79924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTree)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32370);
/* harmony import */ var _tree_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40870);




const treeAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ truncated: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), tree: _tree_name_js__WEBPACK_IMPORTED_MODULE_2__/* .treeEntries */ .re });
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
            path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/trees/${encodeURIComponent(name)}`,
            ...(recursive ? { query: { recursive: '1' } } : {}),
            needs: 'contents: read',
        };
        return (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, treeAnswer);
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
    const kept = await memory?.get(commit, (text) => (0,_tree_name_js__WEBPACK_IMPORTED_MODULE_2__/* .genuineTree */ .ES)(commit, text));
    for (const entry of kept ?? [])
        add('', entry);
    if (kept === undefined)
        await walk(commit, '', 0);
    return files;
}
function tooLarge() {
    const limits = `${maxFiles} files, ${maxDepth} folders deep, ${maxRequests} listings`;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The repository is too large to read through the API (limits: ${limits}). Clone it and run on the checkout`);
}


/***/ }),

/***/ 15393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ investigate),
  j: () => (/* binding */ periodOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/files.js
var github_files = __webpack_require__(85133);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
;// CONCATENATED MODULE: ./lib/clients/github/runs.js




const maxResults = 1000;
const pageSize = 100;
const needs = 'actions: read';
const commit = schemas/* string */.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const time = iso/* datetime */.w$({ offset: true }).transform((text) => Date.parse(text));
const runShape = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    run_attempt: schemas/* number */.aig().int().min(1).default(1),
    head_sha: commit,
    head_branch: schemas/* string */.YjP().nullable().default(null),
    path: schemas/* string */.YjP(),
    event: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP(),
    created_at: time,
    updated_at: time,
    pull_requests: schemas/* array */.YOg(schemas/* object */.Ikc({ number: schemas/* number */.aig(), base: schemas/* object */.Ikc({ sha: commit }) }))
        .nullish()
        .transform((pulls) => pulls ?? []),
    referenced_workflows: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), sha: commit.optional() }))
        .nullish()
        .transform((workflows) => workflows ?? []),
});
const runsAnswer = schemas/* object */.Ikc({ total_count: schemas/* number */.aig().int(), workflow_runs: schemas/* array */.YOg(runShape) });
async function listRuns(api, repository, { from, to }, take) {
    const operation = `Workflow runs of ${repository.owner}/${repository.name}`;
    const ask = (page) => (0,github_api/* requestJson */.SS)(api, {
        operation,
        method: 'GET',
        path: `${(0,github_api/* repositoryPath */.SH)(repository)}/actions/runs`,
        query: {
            created: `${secondText(from)}..${secondText(to)}`,
            per_page: String(pageSize),
            page: String(page),
        },
        needs,
    }, runsAnswer);
    const first = await ask(1);
    const total = first.total_count;
    if (total > maxResults) {
        const middle = from + Math.floor((to - from) / 2000) * 1000;
        if (middle + 1000 > to)
            throw new failure/* Failure */.HR('bad-answer', `${operation}: more than ${(0,text_text/* numberText */.$4)(maxResults)} were created at ${secondText(from)}`);
        await listRuns(api, repository, { from: middle + 1000, to }, take);
        await listRuns(api, repository, { from, to: middle }, take);
        return;
    }
    const ids = new Set();
    const taken = (runs) => {
        for (const run of runs) {
            if (ids.has(run.id))
                continue;
            ids.add(run.id);
            take(run);
        }
    };
    taken(first.workflow_runs);
    for (let page = 2; (page - 1) * pageSize < total; page += 1)
        taken((await ask(page)).workflow_runs);
    if (ids.size < total)
        throw new failure/* Failure */.HR('bad-answer', `${operation}: the list says ${(0,text_text/* numberText */.$4)(total)}, but has ${(0,text_text/* numberText */.$4)(ids.size)}. Run it again`);
}
function secondText(at) {
    return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
}
const jobShape = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    name: schemas/* string */.YjP(),
    conclusion: schemas/* string */.YjP().nullable(),
    started_at: time.nullish(),
    completed_at: time.nullish(),
    html_url: schemas/* string */.YjP().nullish(),
});
const jobsAnswer = schemas/* object */.Ikc({ total_count: schemas/* number */.aig().int(), jobs: schemas/* array */.YOg(jobShape) });
async function listJobs(api, repository, run, attempt) {
    const operation = `Jobs of run ${run}, attempt ${attempt}`;
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/actions/runs/${run}/attempts/${attempt}/jobs`;
    const jobs = new Map();
    for (let page = 1; page <= maxResults / pageSize; page += 1) {
        const query = { per_page: String(pageSize), page: String(page) };
        const answer = await (0,github_api/* requestJson */.SS)(api, { operation, method: 'GET', path, query, needs }, jobsAnswer);
        for (const job of answer.jobs)
            jobs.set(job.id, job);
        if (jobs.size >= answer.total_count)
            return [...jobs.values()];
        if (answer.jobs.length === 0)
            break;
    }
    throw new failure/* Failure */.HR('bad-answer', `${operation}: the list is not complete after ${(0,text_text/* numberText */.$4)(jobs.size)} jobs`);
}

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/run/scan-threads.js
var scan_threads = __webpack_require__(65054);
// EXTERNAL MODULE: ./lib/model/text/time.js
var text_time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/model/waiting/limit.js
var waiting_limit = __webpack_require__(54902);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/exposure/report.js
var report = __webpack_require__(8675);
;// CONCATENATED MODULE: ./lib/exposure/decide.js



function pinKey(image, digest) {
    return `${(0,images_image/* repositoryName */.aR)(image)}@${digest}`;
}
function badDigests({ windows }) {
    return new Set(windows.flatMap(({ digests }) => digests));
}
function isBad({ windows }, digest) {
    return windows.some(({ digests }) => digests.includes(digest));
}
function reasonOf(incident, known, one) {
    const { image, raw, why = '' } = one;
    if (image === undefined)
        return { answer: 'unknown', why: `${raw}: cannot determine the image: ${why}` };
    const { digest } = image;
    if (digest === undefined)
        return undefined;
    if (isBad(incident, digest))
        return { answer: 'exposed', why: `${raw}: the digest is a bad one of the incident` };
    const harmless = whyHarmless(incident, known, image, digest);
    if (harmless !== undefined)
        return { answer: 'not-exposed', why: `${raw}: the digest ${harmless}` };
    return { answer: 'possibly-exposed', why: `${raw}: the digest is first seen within the window` };
}
function whyHarmless(incident, known, image, digest) {
    if (isBad(incident, digest))
        return undefined;
    if (known.has(pinKey(image, digest)))
        return 'was pinned before the window, by commit dates';
    return incident.windows.some(({ good }) => good.includes(digest)) ? 'is listed as good' : undefined;
}
function decideRun(incident, known, facts) {
    const { named, unread, called, jobs } = facts;
    if ('unread' in jobs) {
        const found = (0,report/* worst */.QZ)(named.map((one) => reasonOf(incident, known, one)?.answer ?? 'possibly-exposed'));
        const answer = found === 'exposed' ? 'possibly-exposed' : (0,report/* worst */.QZ)([found, 'unknown']);
        return { answer, reasons: [jobs.unread], evidence: [] };
    }
    if (jobs.length === 0)
        return { answer: 'not-exposed', reasons: ['no job of it ran within the window'], evidence: [] };
    const evidence = jobs.flatMap(({ name, attempt, url, log }) => log.bad.map(({ line, digest, text }) => ({
        job: name,
        attempt,
        line,
        digest,
        text,
        ...(url === undefined ? {} : { url }),
    })));
    const reasons = [
        ...evidence.map(({ job, line, digest }) => ({
            answer: 'exposed',
            why: `the log of ${job} names the bad digest ${(0,text_text/* shortDigest */.VK)(digest)} in line ${line}`,
        })),
        ...named.map((one) => reasonOf(incident, known, one) ?? byLogs(incident, known, facts, one, jobs)),
        ...unread.map((why) => ({ answer: 'unknown', why: `not read: ${why}` })),
        ...called.map((path) => ({
            answer: 'unknown',
            why: `it calls ${path}, a workflow of another repository that is not read`,
        })),
    ];
    const answer = (0,report/* worst */.QZ)(reasons.map((one) => one.answer));
    const shown = reasons.filter((one) => one.answer === answer).map(({ why }) => why);
    return { answer, reasons: [...new Set(shown)].slice(0, 20), evidence: evidence.slice(0, 20) };
}
function byLogs(incident, known, { named }, one, jobs) {
    const possibly = (why) => ({ answer: 'possibly-exposed', why: `${one.raw}: ${why}` });
    const missing = jobs.find(({ log }) => log.unread !== undefined);
    if (missing !== undefined)
        return possibly(`${missing.log.unread} (job ${missing.name})`);
    const { image } = one;
    if (image === undefined)
        return possibly('the image is not known');
    const name = (0,images_image/* imageName */.tO)(image);
    const isSame = ({ image: other }) => other !== undefined && (0,images_image/* imageName */.tO)(other) === name;
    if (named.some((other) => isSame(other) && other.byRunner !== true))
        return possibly('a step or a build uses the tag, and only the runner says for certain what it pulls');
    const pulls = jobs.flatMap(({ log }) => log.pulls).filter((pull) => pulledName(pull.image) === name);
    const cut = jobs.find(({ log }) => !log.isReady);
    if (cut !== undefined)
        return possibly(`the log of ${cut.name} does not say what the runner has pulled`);
    if (pulls.length === 0)
        return possibly('no log says what the runner has pulled');
    const other = pulls.find(({ digest }) => whyHarmless(incident, known, image, digest) === undefined);
    if (other !== undefined)
        return possibly(`the runner has pulled ${(0,text_text/* shortDigest */.VK)(other.digest)}, which is neither listed nor known from before`);
    return {
        answer: 'not-exposed',
        why: `${one.raw}: ${(0,text_text/* plural */.LS)(pulls.length, 'pull')} of the runner, all of good digests`,
    };
}
function pulledName(raw) {
    const parsed = (0,images_image/* parseImage */.zZ)(raw);
    return parsed.kind === 'image' ? (0,images_image/* imageName */.tO)((0,images_image/* withImpliedTag */.Lt)(parsed.image)) : undefined;
}

// EXTERNAL MODULE: ./lib/clients/github/errors.js
var errors = __webpack_require__(94967);
// EXTERNAL MODULE: ./lib/clients/registry/oci-client.js
var oci_client = __webpack_require__(79319);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./lib/exposure/logs/reader.js



const maxLine = 64 * 1024;
const overlap = 4096;
const maxPulls = 1000;
const maxOwnLines = 20_000;
const escapes = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|\u001b[ -/]+[0-~]|\u001b[@-Z\\-_]/g;
const invisible = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200d\u2060\ufeff]/g;
const stamp = /^\ufeff?\d{4}-\d{2}-\d{2}T[\d:.]+Z ?/;
const ownGroups = /^(?:Operating System|Runner Image(?: Provisioner)?|Virtual Environment|VM Image|GITHUB_TOKEN Permissions|Checking docker version|Clean up resources from previous jobs|Create local container network)$/;
const pullGroups = /^(?:Initialize containers|Starting job container|Starting [\w-]{1,100} service container|Pull down action image '[^']{1,500}')$/;
const lateSetUp = /##\[group\](?:Initialize containers|Starting (?:job|[\w-]+ service) container|Pull down action image)/;
const pullCommand = /^##\[command\]\S*docker(?: --config \S+)? pull (\S{1,500})$/;
class LogReader {
    #decoder = new external_node_string_decoder_.StringDecoder('utf8');
    #bad = new Map();
    #pulls = [];
    #wanted;
    #rest = '';
    #lines = 0;
    #isLong = false;
    #hasStep = false;
    #inPullGroup = false;
    #pulling;
    #isReady = false;
    #hasOpenPull = false;
    constructor(bad) {
        this.#wanted = [...bad].map((digest) => [digest.slice('sha256:'.length), digest]);
    }
    push = (chunk) => this.#take(this.#decoder.write(Buffer.from(chunk)));
    end() {
        this.#take(this.#decoder.end());
        if (this.#rest !== '')
            this.#line(this.#rest);
        this.#rest = '';
        return { bad: [...this.#bad.values()], pulls: this.#pulls, isReady: this.#isReady, lines: this.#lines };
    }
    #take(text) {
        if (this.#hasStep && text.includes('\n') && !this.#mayHold(this.#rest + text))
            this.#skip(text);
        else
            this.#takeLines(text);
    }
    #mayHold(text) {
        const lower = readings(text).map((one) => one.toLowerCase());
        return this.#wanted.some(([hex, digest]) => !this.#bad.has(digest) && lower.some((one) => one.includes(hex)));
    }
    #skip(text) {
        if (lateSetUp.test(this.#rest + text))
            this.#isReady = false;
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
            this.#lines += 1;
        this.#rest = text.slice(text.lastIndexOf('\n') + 1);
        this.#isLong = false;
    }
    #takeLines(text) {
        const pieces = text.split('\n');
        const last = pieces.pop() ?? '';
        for (const piece of pieces) {
            this.#line(this.#rest + piece);
            this.#rest = '';
        }
        this.#rest += last;
        if (this.#rest.length <= maxLine)
            return;
        this.#search(this.#rest, this.#lines + 1);
        this.#isLong = true;
        this.#rest = this.#rest.slice(-overlap);
    }
    #line(raw) {
        this.#lines += 1;
        this.#search(raw, this.#lines);
        if (this.#isLong || raw.length > maxLine || this.#lines > maxOwnLines)
            this.#hasStep = true;
        this.#isLong = false;
        if (this.#hasStep) {
            if (lateSetUp.test(raw))
                this.#isReady = false;
            return;
        }
        const text = withoutEscapes(raw).replace(/\r$/, '');
        if (stamp.test(text))
            this.#ofRunner(text.replace(stamp, ''));
    }
    #search(raw, line) {
        if (this.#wanted.length === 0)
            return;
        const texts = readings(raw).map((one) => [one, one.toLowerCase()]);
        for (const [hex, digest] of this.#wanted) {
            if (this.#bad.has(digest))
                continue;
            const found = texts.find(([, lower]) => lower.includes(hex));
            if (found === undefined)
                continue;
            const [written, lower] = found;
            const start = Math.max(0, lower.indexOf(hex) - 120);
            const shown = (0,text_text/* onOneLine */.GJ)(written.slice(start, start + 260).replace(stamp, ''), 260);
            this.#bad.set(digest, { line, digest, text: shown });
        }
    }
    #ofRunner(text) {
        const [, group] = /^##\[group\](.*)$/.exec(text) ?? [];
        if (group !== undefined) {
            this.#inPullGroup = pullGroups.test(group);
            this.#hasStep = !this.#inPullGroup && !ownGroups.test(group);
            if (this.#pulling !== undefined)
                this.#hasOpenPull = true;
            this.#isReady = this.#hasStep && !this.#hasOpenPull;
            this.#pulling = undefined;
        }
        if (!this.#inPullGroup)
            return;
        if (text === '##[endgroup]')
            this.#inPullGroup = false;
        const [, image] = pullCommand.exec(text) ?? [];
        if (image !== undefined)
            this.#pulling = image;
        const [, digest = ''] = /^Digest: (\S+)$/.exec(text) ?? [];
        if (this.#pulling === undefined || !(0,images_image/* isDigest */.Bc)(digest) || this.#pulls.length >= maxPulls)
            return;
        this.#pulls.push({ image: this.#pulling, digest, line: this.#lines });
        this.#pulling = undefined;
    }
}
function readings(raw) {
    const text = withoutEscapes(raw);
    return [...new Set([text, text.replace(invisible, ''), raw, raw.replace(invisible, '')])];
}
function withoutEscapes(text) {
    return /[\u001b\u009b]/.test(text) ? text.replace(escapes, '') : text;
}

;// CONCATENATED MODULE: ./lib/exposure/logs/download.js





const maxLogBytes = 40 * 1024 * 1024;
const nothing = { bad: [], pulls: [], isReady: false, lines: 0 };
async function readJobLog(api, repository, job, bad) {
    const operation = `Log of job ${job}`;
    const url = `${api.addresses.api}${(0,github_api/* repositoryPath */.SH)(repository)}/actions/jobs/${job}/logs`;
    const plainRequest = { method: 'GET', url, headers: (0,github_api/* apiHeaders */.H_)(false) };
    const first = await api.send({ ...plainRequest, ...(0,github_api/* apiAuthorization */.uY)(api) });
    if (first.status === 410)
        return { ...nothing, unread: 'the log is gone: the host keeps logs for 90 days by default' };
    if (first.status === 404)
        return { ...nothing, unread: 'the host has no log of the job' };
    if (first.status === 401 || first.status === 403)
        throw (0,errors/* githubError */.q)(operation, first, 'actions: read');
    let reader = new LogReader(bad);
    const stream = () => {
        reader = new LogReader(bad);
        return reader.push;
    };
    const request = { ...plainRequest, headers: {}, maxBytes: maxLogBytes, stream };
    try {
        const last = await (0,oci_client/* followRedirects */.F)(operation, api.send, request, first);
        const encoding = last.headers['content-encoding'] ?? 'identity';
        if (encoding !== 'identity')
            return { ...nothing, unread: `the log is encoded as ${encoding}` };
        if (last === first && last.status === 200)
            reader.push(Buffer.from(first.body));
        if (last.status === 200)
            return reader.end();
        return { ...nothing, unread: `the host that keeps the log answered HTTP ${last.status}` };
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR) || error.reason === 'stopped')
            throw error;
        return { ...reader.end(), unread: error.message };
    }
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/report/texts.js
var texts = __webpack_require__(84282);
// EXTERNAL MODULE: ./lib/scan/checkout/index.js + 38 modules
var scan_checkout = __webpack_require__(96666);
;// CONCATENATED MODULE: ./lib/exposure/trees.js






const selection = { paths: [], exclude: [], surface: 'terminal' };
async function namesInTree(files, windows, machine) {
    const checkout = await (0,scan_checkout/* scanCheckout */.W)(files, selection, machine);
    const locate = (0,texts/* locator */.fl)(checkout.files);
    const pulled = new Map();
    const written = new Map();
    for (const one of checkout.occurrences)
        written.set(textKey(one), (written.get(textKey(one)) ?? 0) + 1);
    const named = checkout.occurrences.flatMap((one) => {
        if (!mayBeSuspect(one, windows))
            return [];
        const { file } = one.at;
        const text = checkout.files.get(file)?.text ?? '';
        const images = pulled.get(file) ?? imagesOfRunner(file, text);
        pulled.set(file, images);
        const times = written.get(textKey(one)) ?? 0;
        const byRunner = images.filter((image) => image === one.raw).length >= times || undefined;
        const found = { file, line: locate(one.at).line, raw: (0,text_text/* onOneLine */.GJ)(one.raw, 300) };
        if (one.kind === 'opaque')
            return [{ ...found, why: one.detail, ...(0,collections/* compact */.oE)({ byRunner }) }];
        if (!windows.some((window) => isOf(window, one.image)))
            return [{ ...found, why: 'a run may set its variables otherwise' }];
        return [{ ...found, image: (0,images_image/* withImpliedTag */.Lt)(one.image), ...(0,collections/* compact */.oE)({ byRunner }) }];
    });
    const unread = checkout.problems.map(({ file, message }) => `${file}: ${message}`);
    const seen = (checkout.seen?.names ?? []).flatMap(({ file, line, name }) => {
        const parsed = (0,images_image/* parseImage */.zZ)(name);
        if (parsed.kind === 'invalid' || !windows.some((window) => isOf(window, parsed.image)))
            return [];
        return [{ file, line, raw: (0,text_text/* onOneLine */.GJ)(name, 300), image: (0,images_image/* withImpliedTag */.Lt)(parsed.image) }];
    });
    return { named: [...named, ...seen], unread };
}
function textKey({ at, raw }) {
    return JSON.stringify([at.file, raw]);
}
function mayBeSuspect(one, windows) {
    if (one.kind === 'local')
        return false;
    if (one.kind === 'image')
        return windows.some((window) => isOf(window, one.image)) || mayBeSet(one, windows);
    if (one.testData !== undefined)
        return false;
    const [, name] = /^([a-z0-9][\w./:-]*?):[^/:]*[$<{%]/.exec(one.raw) ?? [];
    const parsed = name === undefined ? undefined : (0,images_image/* parseImage */.zZ)(name);
    return (parsed?.kind !== 'image' || windows.some(({ images }) => images.includes((0,images_image/* repositoryName */.aR)(parsed.image))));
}
function mayBeSet({ raw, image }, windows) {
    return (/[$`{%]/.test(raw) &&
        image.digest === undefined &&
        windows.some(({ images }) => images.some((name) => name.endsWith(`/${image.repository}`))));
}
function isOf({ images, tags, digests }, image) {
    const { tag, digest } = (0,images_image/* withImpliedTag */.Lt)(image);
    if (digest !== undefined && digests.includes(digest))
        return true;
    if (!images.includes((0,images_image/* repositoryName */.aR)(image)))
        return false;
    return digest !== undefined || tags.length === 0 || (tag !== undefined && tags.includes(tag));
}
function imagesOfRunner(file, text) {
    if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(file))
        return [];
    const jobs = (0,dist/* parseDocument */.Tp)(text).get('jobs');
    if (!(0,dist/* isMap */.jh)(jobs))
        return [];
    return jobs.items.flatMap(({ value: job }) => {
        if (!(0,dist/* isMap */.jh)(job))
            return [];
        const services = job.get('services');
        const steps = job.get('steps');
        const all = [job.get('container'), ...((0,dist/* isMap */.jh)(services) ? services.items.map(({ value }) => value) : [])];
        const containers = all.map((one) => textOf((0,dist/* isMap */.jh)(one) ? one.get('image') : one));
        const uses = (0,dist/* isSeq */.oP)(steps) ? steps.items.map((one) => textOf((0,dist/* isMap */.jh)(one) ? one.get('uses') : one)) : [];
        const actions = uses.flatMap((one) => one?.startsWith('docker://') ? [one.slice('docker://'.length)] : []);
        return [...containers, ...actions].filter((one) => one !== undefined);
    });
}
function textOf(node) {
    const value = (0,dist/* isScalar */.jn)(node) ? node.value : node;
    return typeof value === 'string' ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/exposure/investigate.js
















const repeatedMs = 65 * text_time/* dayMs */.LP;
const maxTrees = 5000;
const maxListed = 1000;
const atOnce = 8;
function periodOf({ windows }) {
    return { from: (0,collections/* smallest */.o9)(windows.map(({ from }) => from)), to: (0,collections/* largest */.nQ)(windows.map(({ to }) => to)) };
}
async function investigate(asked) {
    const { incident, repository, commits, host } = asked;
    const { from, to } = periodOf(incident);
    const counted = withBudget(asked.api, asked.maxRequests);
    const { api } = counted;
    const gaps = new Set();
    const gap = (error, subject) => {
        const { cause, message } = (0,failure/* gapFrom */.rK)(error, subject);
        if (cause === 'stopped')
            throw error;
        gaps.add(message);
    };
    const runs = await runsOf(api, repository, { from, to }, gap);
    const trees = treeReader(asked, api);
    const main = await mainLine(asked, api, from, gap);
    const newest = commits && (await (0,github_files.resolveCommit)(api, repository, 'HEAD').catch(() => undefined));
    const isCurrent = newest !== undefined && (await host.git?.filesAt(newest)) !== undefined;
    const known = new Set();
    const base = main.before === undefined ? undefined : await trees.read(main.before);
    for (const { image } of base?.named ?? [])
        if (image?.digest !== undefined)
            known.add(pinKey(image, image.digest));
    const progress = { done: 0 };
    const limit = (0,waiting_limit/* limitOf */.L)(atOnce);
    const logs = { read: 0, unread: 0 };
    const decided = await Promise.all(runs.map((run) => limit(async () => {
        const row = await rowOf(run);
        progress.done += 1;
        if (progress.done % 20 === 0)
            host.sink.progress(`${(0,text_text/* numberText */.$4)(progress.done)} of ${(0,text_text/* plural */.LS)(runs.length, 'run')}`);
        return row;
    })));
    const rows = decided.filter((row) => row !== undefined);
    async function rowOf(run) {
        const read = [];
        const own = `${repository.owner}/${repository.name}/`.toLowerCase();
        const isOwn = ({ path }) => path.toLowerCase().startsWith(own);
        const others = run.referenced_workflows.filter(isOwn).flatMap(({ sha }) => sha ?? []);
        for (const commit of new Set([...treesOf(run, main, commits), ...others]))
            read.push(await trees.read(commit));
        const named = (0,json/* distinctByJson */.S1)(read.flatMap((one) => one.named));
        const unread = [...new Set(read.flatMap((one) => one.unread))];
        if (isPull(run) && run.pull_requests.length === 0 && !isCurrent)
            unread.push('the base that the pull request was merged with: fetch a clone with all branches');
        const called = run.referenced_workflows
            .filter((one) => !isOwn(one) || one.sha === undefined)
            .map(({ path }) => path);
        if (named.length === 0 && unread.length === 0 && called.length === 0)
            return undefined;
        const jobs = await jobsOf(run, named, unread, called);
        const { answer, reasons, evidence } = decideRun(incident, known, { named, unread, called, jobs });
        return {
            id: run.id,
            url: run.html_url,
            workflow: run.path,
            event: run.event,
            created: new Date(run.created_at).toISOString(),
            attempts: run.run_attempt,
            commit: run.head_sha,
            ...(0,collections/* compact */.oE)({ branch: run.head_branch ?? undefined }),
            ...(run.pull_requests.length === 0
                ? {}
                : { pullRequests: run.pull_requests.map(({ number }) => number) }),
            answer,
            reasons: [...reasons],
            evidence: [...evidence],
            references: named.slice(0, 50).map(({ file, line, raw }) => ({ file, line, raw })),
        };
    }
    async function jobsOf(run, named, unread, called) {
        const facts = [];
        try {
            for (let attempt = 1; attempt <= run.run_attempt; attempt += 1)
                for (const job of await listJobs(api, repository, run.id, attempt))
                    if (ranWithin(job, incident, named, unread.length > 0 || called.length > 0))
                        facts.push(await factsOf(job, attempt));
            return facts;
        }
        catch (error) {
            const { cause, message } = (0,failure/* gapFrom */.rK)(error, `run ${run.id}`);
            if (cause === 'stopped')
                throw error;
            if (facts.some(({ log }) => log.bad.length > 0))
                return facts;
            return { unread: message };
        }
    }
    async function factsOf(job, attempt) {
        const log = await readJobLog(api, repository, job.id, badDigests(incident));
        logs[log.unread === undefined ? 'read' : 'unread'] += 1;
        return { name: job.name, attempt, log, ...(0,collections/* compact */.oE)({ url: job.html_url ?? undefined }) };
    }
    const heads = new Set(runs.map(({ head_sha: commit }) => commit));
    const found = await commitsNaming(commits?.within ?? [], trees, incident, known, heads);
    const stays = found.find((one) => one.answer === 'exposed');
    if (stays !== undefined)
        gaps.add(`Commit ${stays.commit.slice(0, 12)} pins a bad digest, which runs pull after the window, too: set a later \`to\` to read those.`);
    const answer = (0,report/* worst */.QZ)([...rows.map((row) => row.answer), ...(gaps.size > 0 ? ['unknown'] : [])]);
    const rank = (one) => report/* answers */.GA.indexOf(one.answer);
    return {
        kind: 'tagproof-exposure',
        version: 1,
        incident: {
            id: incident.id,
            aliases: [...incident.aliases],
            sources: [...incident.sources],
            from: new Date(from).toISOString(),
            to: new Date(to).toISOString(),
            images: [...new Set(incident.windows.flatMap(({ images }) => images))],
        },
        repository: `${repository.owner}/${repository.name}`,
        answer,
        asked: {
            runs: runs.length,
            trees: trees.count(),
            logs: logs.read,
            logsUnread: logs.unread,
            requests: counted.count(),
        },
        runs: rows.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id),
        commits: found,
        gaps: [...gaps],
        notes: [...notes(commits)],
    };
}
function withBudget(api, most) {
    let sent = 0;
    const send = async (request) => {
        if (!request.url.startsWith(api.addresses.api))
            return api.send(request);
        if (sent >= most)
            throw new failure/* LimitFailure */.Ec('rate-limited', `Not asked, after ${(0,text_text/* plural */.LS)(most, 'request')} to the API: set --max-requests to ask more`);
        sent += 1;
        return api.send(request);
    };
    return { api: { ...api, send }, count: () => sent };
}
async function runsOf(api, repository, { from, to }, gap) {
    const runs = new Map();
    const subject = `${repository.owner}/${repository.name}`;
    const seconds = (at) => Math.floor(at / 1000) * 1000;
    try {
        await listRuns(api, repository, { from: seconds(from), to: seconds(to) }, (run) => void runs.set(run.id, run));
        const earlier = { from: seconds(from - repeatedMs), to: seconds(from) - 1000 };
        await listRuns(api, repository, earlier, (run) => {
            if (run.updated_at >= from)
                runs.set(run.id, run);
        });
    }
    catch (error) {
        gap(error, subject);
    }
    return [...runs.values()];
}
const commitsAnswer = schemas/* array */.YOg(schemas/* object */.Ikc({ sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40,64}$/) }));
async function mainLine({ commits, repository }, api, from, gap) {
    const isMain = ({ branch }) => branch === commits?.defaultBranch;
    const within = (commits?.within ?? []).filter(isMain).toSorted((a, b) => b.at - a.at);
    const local = commits?.before.find(isMain)?.commit;
    if (local !== undefined)
        return { before: local, within };
    try {
        const query = { until: new Date(from - 1000).toISOString(), per_page: '1' };
        const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/commits`;
        const request = {
            operation: 'Commits before the window',
            method: 'GET',
            path,
            query,
            needs: 'contents: read',
        };
        const [last] = await (0,github_api/* requestJson */.SS)(api, request, commitsAnswer);
        return { before: last?.sha, within };
    }
    catch (error) {
        gap(error, 'the default branch');
        return { before: undefined, within };
    }
}
function treesOf(run, { before, within }, commits) {
    if (!isPull(run))
        return [run.head_sha];
    const inForce = within.find(({ at }) => at <= run.created_at)?.commit ?? before;
    const bases = run.pull_requests.map(({ base }) => base.sha);
    const tips = new Map();
    if (bases.length === 0)
        for (const one of [...(commits?.before ?? []), ...(commits?.within ?? [])])
            if (one.at <= run.created_at && one.at >= (tips.get(one.branch)?.at ?? one.at))
                tips.set(one.branch, one);
    const others = [...tips.values()].map(({ commit }) => commit);
    return [...new Set([run.head_sha, ...bases, ...others, ...(inForce === undefined ? [] : [inForce])])];
}
function isPull({ event }) {
    return event.startsWith('pull_request');
}
function treeReader({ incident, host, repository }, api) {
    const machine = { threads: host.threads, stop: host.stop, scans: new scan_threads/* RememberedScans */.N() };
    const turn = (0,waiting_limit/* limitOf */.L)(1);
    let count = 0;
    const read = (0,memoize/* memoizeAsync */.T)((commit) => turn(async () => {
        if (count >= maxTrees)
            return {
                named: [],
                unread: [`${commit.slice(0, 12)}: more than ${(0,text_text/* plural */.LS)(maxTrees, 'tree')} are in the window`],
            };
        count += 1;
        try {
            const local = await host.git?.filesAt(commit);
            const files = local ?? (0,github_files.oneByOne)((0,github_files.filesOf)(api, repository, commit));
            return await namesInTree(files, incident.windows, (0,collections/* compact */.oE)(machine));
        }
        catch (error) {
            const { cause, message } = (0,failure/* gapFrom */.rK)(error, commit);
            if (cause === 'stopped')
                throw error;
            return { named: [], unread: [`${commit.slice(0, 12)}: ${message}`] };
        }
    }));
    return { read, count: () => count };
}
function ranWithin(job, { windows }, named, hasUnknown) {
    if (job.conclusion === 'skipped')
        return false;
    if (named.some(({ image }) => image?.digest !== undefined))
        return true;
    const isOpen = hasUnknown || named.length === 0 || named.some(({ image }) => image === undefined);
    const images = named.flatMap(({ image }) => (image === undefined ? [] : [image]));
    const relevant = isOpen ? windows : windows.filter((window) => images.some((image) => isOf(window, image)));
    const start = job.started_at ?? Number.NEGATIVE_INFINITY;
    const end = job.completed_at ?? Number.POSITIVE_INFINITY;
    return relevant.some(({ from, to }) => start < to && end >= from);
}
async function commitsNaming(commits, trees, incident, known, heads) {
    const found = [];
    for (const { commit, branch, at } of commits) {
        const { named } = await trees.read(commit);
        const images = named.filter(({ image }) => image !== undefined);
        if (images.length === 0 || found.length >= maxListed)
            continue;
        const answer = (0,report/* worst */.QZ)(images.map((one) => reasonOf(incident, known, one)?.answer ?? 'possibly-exposed'));
        found.push({
            commit,
            branch,
            at: new Date(at).toISOString(),
            hasRun: heads.has(commit),
            answer,
            references: images.slice(0, 50).map(({ file, line, raw }) => ({ file, line, raw })),
        });
    }
    return found;
}
function notes(commits) {
    const clone = commits === undefined
        ? ['There is no clone of the repository here: commits without a run are not listed.']
        : commits.isShallow
            ? [
                'The clone is shallow: commits without a run are not all listed. `git fetch --unshallow` gets them.',
            ]
            : [];
    return [
        ...clone,
        'This is about CI: machines of people and clusters are not covered.',
        'Actions of other repositories are not read; what they pull is only seen where a log that was read names a bad digest.',
        'What was in force before the window is told by the commit dates of the default branch.',
    ];
}


/***/ }),

/***/ 61264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   rZ: () => (/* binding */ exposureMarkdown),
/* harmony export */   yy: () => (/* binding */ answerText)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57282);


const answerText = {
    exposed: 'exposed',
    'possibly-exposed': 'possibly exposed',
    unknown: 'unknown',
    'not-exposed': 'not exposed',
};
const maxRows = 100;
const maxCommits = 50;
function exposureMarkdown(report) {
    const { incident, repository, answer, runs, commits, gaps, notes } = report;
    const known = [incident.id, ...incident.aliases].map(_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD).join(', ');
    const parts = [
        `## ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(repository)}: ${answerText[answer]}`,
        `Incident ${known}: ${incident.images.map(_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY).join(', ')} from ${incident.from} to ${incident.to}.`,
        `${sentence(report)}${incident.sources.length === 0 ? '' : ` Sources: ${incident.sources.map(_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD).join(', ')}.`}`,
        ...(gaps.length === 0 ? [] : ['### What could not be read', list(gaps)]),
        ...(runs.length === 0
            ? []
            : ['### Runs', table(['Answer', 'Run', 'Commit', 'Why'], runs.slice(0, maxRows).map(rowOf))]),
        ...(runs.length > maxRows
            ? [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(runs.length - maxRows, 'further run')}: see the JSON report.`]
            : []),
        ...(commits.length === 0
            ? []
            : [
                '### Commits of the window that name the image',
                table(['Commit', 'Branch', 'At', 'References', 'Run'], commits.slice(0, maxCommits).map(commitOf)),
            ]),
        ...(commits.length > maxCommits
            ? [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(commits.length - maxCommits, 'further commit')}: see the JSON report.`]
            : []),
        '### What this does not cover',
        list(notes),
    ];
    return `${parts.join('\n\n')}\n`;
}
function sentence({ asked, runs }) {
    const counts = Object.keys(answerText).flatMap((answer) => {
        const count = runs.filter((run) => run.answer === answer).length;
        return count === 0 ? [] : [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .numberText */ .$4)(count)} ${answerText[answer]}`];
    });
    const of = counts.length === 0 ? 'None of them names the image.' : `By run: ${counts.join(', ')}.`;
    const unread = asked.logsUnread === 0 ? '' : ` ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(asked.logsUnread, 'log')} could not be read.`;
    return `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(asked.runs, 'run')}, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(asked.trees, 'tree')} and ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(asked.logs, 'log')} were read with ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(asked.requests, 'request')}.${unread} ${asked.runs === 0 ? 'There was no run within the window.' : of}`;
}
function rowOf(run) {
    const where = run.branch === undefined ? '' : ` on ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(run.branch)}`;
    const pulls = (run.pullRequests ?? []).map((number) => `, pull request ${number}`).join('');
    const attempts = run.attempts === 1 ? '' : `, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(run.attempts, 'attempt')}`;
    const lines = run.evidence.map(({ job, line, text }) => `<br>${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(job)}, line ${line}: ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(text)}`);
    return [
        answerText[run.answer],
        `${linked(String(run.id), run.url)}, ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(run.workflow)}, ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(run.event)}${where}${pulls}${attempts}, ${run.created}`,
        (0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(run.commit.slice(0, 12)),
        `${run.reasons.map(_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD).join('; ')}${lines.join('')}`,
    ];
}
function commitOf({ commit, branch, at, references, hasRun, }) {
    const named = references.map(({ file, line, raw }) => `${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(`${file}:${line}`)} ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(raw)}`);
    return [(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit.slice(0, 12)), (0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(branch), at, named.join('<br>'), hasRun ? 'yes' : 'no'];
}
function linked(text, url) {
    return /^https:\/\/[\w.:/-]+$/.test(url) ? `[${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(text)}](${url})` : (0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(text);
}
function list(items) {
    return items.map((item) => `- ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(item)}`).join('\n');
}
function table(heads, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}


/***/ }),

/***/ 8675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ answers),
/* harmony export */   PS: () => (/* binding */ exposureSchema),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   fF: () => (/* binding */ exposureExitCode)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const answers = ['exposed', 'possibly-exposed', 'unknown', 'not-exposed'];
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(4000);
const answer = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(answers);
const evidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    job: text,
    attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    digest: text,
    text,
    url: text.optional(),
});
const reference = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    file: text,
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    raw: text,
});
const run = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    url: text,
    workflow: text,
    event: text,
    created: text,
    attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    commit: text,
    branch: text.optional(),
    pullRequests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int()).optional(),
    answer,
    reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(evidence),
    references: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reference),
});
const exposureSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tagproof-exposure'),
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    incident: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id: text,
        aliases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
        sources: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
        from: text,
        to: text,
        images: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    }),
    repository: text,
    answer,
    asked: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        trees: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        logs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        logsUnread: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    }),
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(run),
    commits: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        commit: text,
        branch: text,
        at: text,
        hasRun: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        answer,
        references: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reference),
    })),
    gaps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
});
function worst(all) {
    const found = new Set(all);
    return answers.find((one) => found.has(one)) ?? 'not-exposed';
}
function exposureExitCode({ answer }) {
    return answer === 'exposed' ? 1 : answer === 'not-exposed' ? 0 : 3;
}


/***/ })

};
