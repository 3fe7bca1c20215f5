export const id = 8378;
export const ids = [8378,2014,1126];
export const modules = {

/***/ 64663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ policySources),
/* harmony export */   p: () => (/* binding */ checkoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6472);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44231);



function checkoutPolicy(files) {
    return async (path) => policyText(await files.read(path));
}
async function policySources(host, githubToken, base) {
    return {
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({ folder: host.repository?.folder }),
        head: checkoutPolicy(host.repository ?? host.files),
        ...((await isReviewed(host, base)) ? {} : { base: basePolicy(host, githubToken, base) }),
        remote: remotePolicy(host, githubToken),
        checks: async () => (await Promise.all(/* import() */[__webpack_require__.e(4353), __webpack_require__.e(2088), __webpack_require__.e(4995)]).then(__webpack_require__.bind(__webpack_require__, 54995))).checkIds,
    };
}
async function isReviewed(host, base) {
    try {
        const { kind } = await (0,_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .revisionOf */ .D)(host, base);
        return kind === 'branch' || kind === 'local';
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return false;
        throw error;
    }
}
async function connected(host, githubToken, base) {
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(4310), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({ githubToken, base }));
}
function basePolicy(host, githubToken, named) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(4310), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)).then(async (ci) => ci.openBase(host, await connected(host, githubToken, named), 'rules'));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('no-base', 'There is no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(4310), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)),
            __webpack_require__.e(/* import() */ 1522).then(__webpack_require__.bind(__webpack_require__, 61522)),
            __webpack_require__.e(/* import() */ 5133).then(__webpack_require__.bind(__webpack_require__, 85133)),
        ]);
        const { run } = await connected(host, githubToken);
        const addresses = run?.addresses ?? readAddresses((variable) => host.ci?.variable(variable));
        const api = apiAt(host, addresses, githubToken);
        const repository = { owner, name };
        return policyText(await filesOf(api, repository, await resolveCommit(api, repository, ref)).read(path));
    });
}
function policyText(read) {
    return 'unreadable' in read && read.absent === true ? { missing: true } : read;
}
async function attempt(subject, read) {
    try {
        return await read();
    }
    catch (error) {
        const { message } = (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, subject);
        return { unknown: { cause: 'policy-unread', subject, message: `The policy cannot be read: ${message}` } };
    }
}


/***/ }),

/***/ 83434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ appliedPolicyText)
/* harmony export */ });
function appliedPolicyText({ policy: { sources } }) {
    if (sources.length === 0)
        return 'No policy was found: the defaults apply';
    return `Policy: ${sources.map(({ path }) => path).join(', then ')}`;
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

/***/ 28378:
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
// EXTERNAL MODULE: ./lib/clients/http/pace.js + 1 modules
var pace = __webpack_require__(22204);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
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
// EXTERNAL MODULE: ./lib/clients/http/rate-refusal.js
var rate_refusal = __webpack_require__(18346);
;// CONCATENATED MODULE: ./lib/clients/http/shared.js





const minuteMs = 60_000;
const sharedMs = 20 * minuteMs;
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
// EXTERNAL MODULE: ./lib/host/local.js + 2 modules
var host_local = __webpack_require__(90815);
// EXTERNAL MODULE: ./lib/host/signals.js
var signals = __webpack_require__(71411);
// EXTERNAL MODULE: ./lib/model/json-parts.js
var json_parts = __webpack_require__(7976);
// EXTERNAL MODULE: ./lib/model/remembered-scans.js
var remembered_scans = __webpack_require__(91652);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
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
// EXTERNAL MODULE: ./lib/run.js + 19 modules
var run = __webpack_require__(43105);
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
    const [start = ''] = globs.map(glob/* startOfGlob */.UR);
    const matchesGlob = (0,glob/* pathMatcher */.kZ)(globs);
    return {
        matches: (file) => file.startsWith(start) && matchesGlob(file),
        owners: names.filter((name) => owner.test(name)).slice(0, maxOwners),
    };
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
        const sources = await (0,policy_sources/* policySources */.T)(host, auditing.githubToken, undefined);
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
    const addresses = ['GITHUB_API_URL', 'GITHUB_GRAPHQL_URL', 'GITHUB_SERVER_URL'];
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
        ...(0,compact/* compact */.o)({ job: host.ci }),
        files: { ...host.files, save: async () => undefined },
        ci: {
            variable: (name) => (addresses.includes(name) ? environment[name] || undefined : undefined),
            payload: async () => ({}),
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
    const [shard, jobs] = [invocation.flags.get('shard'), invocation.flags.get('jobs')];
    const given = singleRunFlags.filter((name) => invocation.flags.has(name));
    return [
        ...(names.length === 0
            ? ['`--shard` and `--json-lines` require `--repository`, or `--plan` with `--shard`.']
            : []),
        ...outputIssues(invocation),
        ...(shard === undefined || /^\d{1,3}\/\d{1,3}$/.test(shard)
            ? []
            : [`\`--shard\` is \`${shard.slice(0, 100)}\`, but must be like 3/8.`]),
        ...(jobs === undefined || /^[1-9]\d{0,2}$/.test(jobs)
            ? []
            : [`\`--jobs\` is \`${jobs.slice(0, 100)}\`, but must be a number from 1 to 999.`]),
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

// EXTERNAL MODULE: ./lib/clients/http/index.js + 10 modules
var http = __webpack_require__(94310);
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
    const jobs = jobsAtOnce(invocation);
    const atOnce = isKnown ? (0,pace/* piecesAtOnce */.uB)(jobs, concurrency, knownConcurrency) : concurrency;
    const auditing = await auditingOf(context, host, sorted, { night, share: (0,pace/* shareOf */.tC)(jobs, atOnce) });
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
    const objects = auditing.cached?.count.saved ?? 0;
    if (objects > 0)
        err(`${(0,model_text/* plural */.LS)(objects, 'git object')} from the cache, not requested from the CI host`);
    if (toOutput)
        err(`${audited.length} of ${sorted.length} repositories`);
    else if (invocation.json)
        out(JSON.stringify({ report: file, repositories: audited }, null, 2));
    else
        out(`${file}: ${audited.length} of ${sorted.length} repositories`);
    return worstExitCode(audited, (0,cli_context/* inputOf */.wg)(context, 'on-incomplete') === 'warn');
}
function jobsAtOnce({ flags }) {
    const shards = Number(flags.get('shard')?.split('/')[1] ?? '1');
    return Math.min(shards, Number(flags.get('jobs') ?? shards));
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
        const send = (0,pace/* withPace */.un)(plan.watch(host.send), host.clock, share);
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









const flagsOfMany = ['known', 'jobs'];
async function audit(context) {
    const { invocation, environment, err } = context;
    const asked = await namesOf(context);
    const wrong = 'issue' in asked ? [asked.issue] : (0,remote/* issuesOfNames */.gf)(asked.names);
    if ('issue' in asked || wrong.length > 0)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', wrong);
    const { names } = asked;
    if (isMany(invocation))
        return auditMany(context, names);
    const ofMany = flagsOfMany.filter((flag) => invocation.flags.has(flag));
    if (ofMany.length > 0)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', ofMany.map(needsMany));
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
function needsMany(flag) {
    return `\`--${flag}\` requires several repositories, or \`--shard\` or \`--json-lines\`.`;
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
// EXTERNAL MODULE: ./lib/clients/http/index.js + 10 modules
var http = __webpack_require__(94310);
// EXTERNAL MODULE: ./lib/config/index.js
var config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/host/local.js + 2 modules
var local = __webpack_require__(90815);
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

// EXTERNAL MODULE: ./lib/run.js + 19 modules
var run = __webpack_require__(43105);
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
    const sources = await (0,policy_sources/* policySources */.T)((0,http/* guardHost */.aK)(host).host, (0,cli_context/* githubTokenOf */.A2)(context), get('base'));
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


/***/ }),

/***/ 21126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportSchema: () => (/* binding */ reportSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/report/schema-parts.js
var schema_parts = __webpack_require__(87728);
;// CONCATENATED MODULE: ./lib/report/changes-schema.js


const amount = schemas/* int */.Whr().nonnegative();
const changedFindingSchema = schemas/* object */.Ikc({
    origin: schema_parts.origin,
    check: schemas/* string */.YjP(),
    severity: schema_parts.severity,
    file: schema_parts.place.file.optional(),
    line: schema_parts.place.line.optional(),
    image: schemas/* string */.YjP().optional().describe('`registry/repository:tag`'),
    artifact: schemas/* string */.YjP().optional(),
    advisory: schemas/* string */.YjP().optional(),
});
const newlySchema = schemas/* object */.Ikc({
    image: schemas/* string */.YjP(),
    findings: amount.describe('How many of the new findings are about it'),
    repositories: amount,
});
const changesSchema = schemas/* object */.Ikc({
    since: schema_parts.instantSchema.describe('When the earlier audit was started'),
    counts: schemas/* object */.Ikc({
        new: amount,
        fixed: amount,
        still: amount,
        waived: amount.describe('Gone because a waiver accepts them now'),
        first: amount.describe('In repositories of which the earlier audit knows nothing'),
        unverified: amount.describe('Gone, but their repository was not verified as a whole this time'),
        uncompared: amount.describe('Beyond the findings that the earlier report lists'),
    }),
    new: schemas/* array */.YOg(changedFindingSchema).describe('The worst of them first, up to 500'),
    fixed: schemas/* array */.YOg(changedFindingSchema).describe('The worst of them first, up to 500'),
    newlyForeign: schemas/* array */.YOg(newlySchema).describe('Images with a digest that never belonged to the tag'),
    newlyStale: schemas/* array */.YOg(newlySchema).describe('Images whose pins have become too old'),
});
const trendPointSchema = schemas/* object */.Ikc({
    at: schema_parts.instantSchema,
    findings: amount.describe('Not waived'),
    bySeverity: schemas/* record */.g1P(schemas/* string */.YjP(), amount),
    images: amount.optional().describe('Images with findings'),
    references: amount,
    current: amount.describe('References that are pinned to the current digest'),
    unknown: amount,
    repositories: amount.optional(),
});
const teamSchema = schemas/* object */.Ikc({
    team: schemas/* string */.YjP().describe('An owner in CODEOWNERS; empty: files without an owner'),
    repositories: amount,
    findings: amount.describe('Not waived. A file with two owners counts for both'),
    bySeverity: schemas/* record */.g1P(schemas/* string */.YjP(), amount),
});

// EXTERNAL MODULE: ./lib/model/source-strength.js
var source_strength = __webpack_require__(26016);
;// CONCATENATED MODULE: ./lib/report/evidence-schema.js



const advisorySchema = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    advisoryId: schemas/* string */.YjP(),
    artifactName: schemas/* string */.YjP(),
    updateTime: schemas/* string */.YjP(),
    artifactType: schemas/* string */.YjP().optional(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('Names of the same vulnerability elsewhere: CVE, GHSA'),
    severities: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP(), score: schemas/* string */.YjP().describe('A CVSS vector or a number') }))
        .optional(),
    events: schemas/* array */.YOg(schemas/* object */.Ikc({
        status: schemas/* string */.YjP(),
        at: schemas/* string */.YjP().optional(),
        fixedVersion: schemas/* string */.YjP().optional(),
        patchedVersions: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }))
        .optional()
        .describe('Absent: the platform has no status of it'),
});
const evidenceSchema = schemas/* object */.Ikc({
    source: schemas/* string */.YjP().describe('As messages name it'),
    strength: schemas/* enum */.k5n(source_strength/* sourceStrengths */.I)
        .describe('What the source can say; only a complete history proves that a tag never pointed to a digest'),
    since: schema_parts.instantSchema.optional().describe('The start of its window, or its oldest entry for the tag'),
    readAt: schema_parts.instantSchema.describe('When it was read; for a cached answer, when that was stored'),
    silent: schemas/* object */.Ikc({ cause: schemas/* string */.YjP(), message: schemas/* string */.YjP() })
        .optional()
        .describe('Why it could not say anything'),
});
const historySchema = schemas/* object */.Ikc({
    evidence: evidenceSchema.optional().describe("Where it comes from; absent: the platform's own history"),
    registry: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP(),
    tag: schemas/* string */.YjP(),
    complete: schemas/* boolean */.zMY()
        .describe('False: only as much was read as the pins needed, or a part could not be read'),
    reigns: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: schema_parts.digest, since: schema_parts.instantSchema, until: schema_parts.instantSchema.optional() }))
        .describe('What the tag pointed to and when, from oldest to newest; the newest has no `until`'),
    truncated: schemas/* int */.Whr().positive().optional().describe('How many older entries were left out'),
    known: schemas/* array */.YOg(schemas/* object */.Ikc({ from: schema_parts.instantSchema.optional(), to: schema_parts.instantSchema.optional() }))
        .optional()
        .describe('Of a history that is not complete: the intervals of time that are'),
});

;// CONCATENATED MODULE: ./lib/report/finding-schema.js


const fixSchema = schemas/* object */.Ikc({
    expect: schemas/* string */.YjP(),
    replacement: schemas/* string */.YjP(),
    place: schemas/* object */.Ikc(schema_parts.place)
        .omit({ file: true })
        .optional()
        .describe('The place of `expect`, if that is not the place of the finding'),
    lines: schemas/* object */.Ikc({ before: schemas/* string */.YjP(), after: schemas/* string */.YjP() })
        .optional()
        .describe('The same change as whole lines, without the last line end'),
});
const findingSchema = schemas/* object */.Ikc({
    check: schemas/* string */.YjP(),
    severity: schema_parts.severity,
    file: schema_parts.place.file.optional().describe('Absent when the finding is not about a file'),
    line: schema_parts.place.line.optional(),
    column: schema_parts.place.column.optional(),
    endLine: schema_parts.place.endLine.optional(),
    endColumn: schema_parts.place.endColumn.optional(),
    charOffset: schemas/* int */.Whr()
        .nonnegative()
        .optional()
        .describe('UTF-16 units before the place; absent in a file with a byte order mark'),
    charLength: schemas/* int */.Whr().nonnegative().optional(),
    message: schemas/* string */.YjP(),
    image: schemas/* object */.Ikc({ registry: schemas/* string */.YjP(), repository: schemas/* string */.YjP(), tag: schemas/* string */.YjP().optional() })
        .optional()
        .describe('The image that it is about, without its digest'),
    artifact: schemas/* string */.YjP().optional(),
    advisory: schemas/* string */.YjP().optional(),
    origin: schema_parts.origin,
    owners: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('In an audit of many repositories: the owners of the file, by CODEOWNERS'),
    testData: schemas/* string */.YjP()
        .optional()
        .describe('The folder that makes the file test data, so that the severity is reduced to `notice`'),
    introduced: schemas/* boolean */.zMY().optional().describe('Under `new-only`: whether the change introduces it'),
    fix: fixSchema
        .optional()
        .describe('Replace `expect`, which is at `place` or else at the place of the finding, by `replacement`'),
    waived: schemas/* object */.Ikc({
        reason: schemas/* string */.YjP(),
        owner: schemas/* string */.YjP().optional(),
        expires: schema_parts.instantSchema.optional(),
        file: schemas/* string */.YjP(),
        line: schemas/* int */.Whr().positive(),
    })
        .optional()
        .describe('The waiver that accepts the finding, which then does not fail the gate'),
});
const waiverSchema = schemas/* object */.Ikc({
    ...schema_parts.place,
    state: schemas/* enum */.k5n(['active', 'expired', 'lapsed', 'unused', 'unknown', 'removed', 'pending'])
        .describe('Only waivers that are `active` or `removed` apply'),
    matched: schemas/* int */.Whr().nonnegative().describe('How many findings it matches'),
    notice: schemas/* string */.YjP().optional(),
    check: schemas/* string */.YjP().optional(),
    image: schemas/* string */.YjP().optional(),
    tag: schemas/* string */.YjP().optional(),
    paths: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    artifact: schemas/* string */.YjP().optional(),
    advisory: schemas/* string */.YjP().optional(),
    reason: schemas/* string */.YjP(),
    expires: schema_parts.instantSchema.optional(),
    owner: schemas/* string */.YjP().optional(),
    acknowledged: schema_parts.instantSchema.optional(),
});

// EXTERNAL MODULE: ./lib/model/advisory.js
var advisory = __webpack_require__(20186);
;// CONCATENATED MODULE: ./lib/report/forecast-schema.js



const forecast_schema_amount = schemas/* int */.Whr().nonnegative();
const platforms = schemas/* array */.YOg(schemas/* string */.YjP()).readonly();
const forecast_schema_text = schemas/* string */.YjP().exactOptional();
const packageChange = schemas/* object */.Ikc({
    change: schemas/* enum */.k5n(['removed', 'down', 'changed', 'up', 'added']),
    type: forecast_schema_text.describe('As in package URLs'),
    name: schemas/* string */.YjP(),
    from: forecast_schema_text,
    to: forecast_schema_text,
    platforms,
});
const configurationChange = schemas/* object */.Ikc({
    field: schemas/* enum */.k5n([
        'user',
        'entrypoint',
        'cmd',
        'env',
        'port',
        'volume',
        'label',
        'workdir',
        'stop-signal',
        'created',
    ]),
    change: schemas/* enum */.k5n(['added', 'removed', 'changed']),
    name: forecast_schema_text,
    from: forecast_schema_text.describe('Left out where the value may be a secret'),
    to: forecast_schema_text,
    platforms,
});
const sizeChange = schemas/* object */.Ikc({
    platform: schemas/* string */.YjP(),
    from: forecast_schema_amount.describe('Compressed bytes of the layers'),
    to: forecast_schema_amount,
    layers: schemas/* object */.Ikc({ from: forecast_schema_amount, to: forecast_schema_amount, shared: forecast_schema_amount }),
});
const advisoryChange = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    package: schemas/* string */.YjP(),
    severity: schemas/* enum */.k5n(advisory/* riskLevels */.N).exactOptional(),
    platforms,
});
const unknownPart = schemas/* object */.Ikc({
    about: schemas/* enum */.k5n([
        'image',
        'platforms',
        'configuration',
        'layers',
        'packages',
        'advisories',
        'source',
        'skipped',
    ]),
    of: schemas/* enum */.k5n(['old', 'new']).exactOptional(),
    platforms: platforms.exactOptional(),
    cause: schemas/* string */.YjP().describe('A cause, `not-compared` or `not-stated`'),
    message: schemas/* string */.YjP(),
});
const heldBump = schemas/* object */.Ikc({
    newest: schema_parts.digest,
    reasons: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    examined: forecast_schema_amount.describe('How many older builds were examined in its place'),
    offered: schema_parts.digest.exactOptional().describe('The digest that is written instead'),
});
const forecastSchema = schemas/* object */.Ikc({
    image: schemas/* string */.YjP().describe('`registry/repository:tag`'),
    from: schema_parts.digest,
    to: schema_parts.digest,
    grade: schemas/* enum */.k5n(['breaking', 'notable', 'quiet', 'unknown']),
    reasons: schemas/* array */.YOg(schemas/* object */.Ikc({ grade: schemas/* enum */.k5n(['breaking', 'notable']), text: schemas/* string */.YjP() })).readonly(),
    platforms: schemas/* object */.Ikc({
        compared: platforms,
        same: platforms.describe('Both digests have the same image for them'),
        lost: platforms,
        won: platforms,
    }),
    packages: schemas/* array */.YOg(packageChange).readonly(),
    configuration: schemas/* array */.YOg(configurationChange).readonly(),
    sizes: schemas/* array */.YOg(sizeChange).readonly(),
    advisories: schemas/* object */.Ikc({
        fixed: schemas/* array */.YOg(advisoryChange).readonly(),
        introduced: schemas/* array */.YOg(advisoryChange).readonly(),
    })
        .exactOptional()
        .describe('At or above the gate; absent if they are not known'),
    source: schemas/* object */.Ikc({
        repository: forecast_schema_text,
        from: forecast_schema_text,
        to: forecast_schema_text,
        compare: forecast_schema_text.describe('Address of the comparison of both commits'),
    })
        .exactOptional(),
    rebuildOnly: schemas/* boolean */.zMY().exactOptional().describe('Both were built from the same commit'),
    skipped: schemas/* object */.Ikc({
        count: forecast_schema_amount,
        builds: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: schema_parts.digest, since: schema_parts.instantSchema })).readonly(),
    })
        .exactOptional()
        .describe('What the tag pointed to between both; the newest 10'),
    totals: schemas/* object */.Ikc({ packages: forecast_schema_amount, configuration: forecast_schema_amount, fixed: forecast_schema_amount, introduced: forecast_schema_amount })
        .describe('Full counts of lists that may be cut'),
    unknown: schemas/* array */.YOg(unknownPart).readonly().describe('What is not known, and why'),
    held: heldBump.exactOptional().describe('Why the newest digest is not written'),
});

// EXTERNAL MODULE: ./lib/report/pin-life.js
var pin_life = __webpack_require__(54032);
;// CONCATENATED MODULE: ./lib/report/pull-policies-schema.js


const result = schemas/* object */.Ikc({
    policy: schemas/* string */.YjP(),
    mode: schemas/* enum */.k5n(['enforced', 'dry-run']),
    result: schemas/* enum */.k5n(['allowed', 'denied', 'error']).describe('`error`: the policy could not be evaluated'),
    parameters: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    override: schemas/* object */.Ikc({
        reason: schemas/* string */.YjP(),
        createdBy: schemas/* string */.YjP().exactOptional(),
        createdAt: schemas/* string */.YjP().exactOptional(),
    })
        .exactOptional()
        .describe('An exception for this digest: the policy denies it, and it may be pulled'),
    allowedFrom: schema_parts.instantSchema
        .exactOptional()
        .describe('The first moment at which a cool-down allows the pull'),
    builtAt: schema_parts.instantSchema
        .exactOptional()
        .describe('What the cool-down counts from. Absent: not known, and `allowedFrom` is the latest possible moment'),
});
const answer = schemas/* object */.Ikc({
    digest: schema_parts.digest,
    verdict: schemas/* enum */.k5n(['allowed', 'denied', 'unknown']).describe('Whether the registry serves a pull'),
    results: schemas/* array */.YOg(result),
    unknown: schemas/* object */.Ikc({ cause: schemas/* string */.YjP(), subject: schemas/* string */.YjP(), message: schemas/* string */.YjP() })
        .exactOptional()
        .describe('Why the results are not known'),
    isHarmless: schemas/* literal */.euz(true).exactOptional().describe('No policy that applies is enforced'),
});
const pullPoliciesSchema = schemas/* object */.Ikc({
    newest: schemas/* array */.YOg(answer)
        .describe('The digests that could be pinned, newest first, up to the first one that is not denied'),
    others: schemas/* array */.YOg(answer).describe('The pin, and the index that it is one platform of, if not among them'),
});

// EXTERNAL MODULE: ./lib/model/glob.js
var glob = __webpack_require__(53523);
// EXTERNAL MODULE: ./lib/model/name-glob.js
var name_glob = __webpack_require__(78893);
;// CONCATENATED MODULE: ./lib/report/record-schema.js





const offset = schemas/* int */.Whr().nonnegative();
const paths = schemas/* array */.YOg(schemas/* string */.YjP().refine(glob/* isPathGlob */.a_, { error: 'must be a glob over paths' }));
const nameGlob = schemas/* string */.YjP().refine(name_glob/* isNameGlob */.k, { error: 'must be a glob over names' });
const milliseconds = schemas/* number */.aig().nonnegative();
const spanSchema = schemas/* object */.Ikc({ start: offset, end: offset });
const place = schemas/* object */.Ikc({ file: schemas/* string */.YjP(), span: spanSchema });
const checks = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n(['error', 'warning', 'notice', 'off']));
const override = schemas/* object */.Ikc({
    at: place,
    paths: paths.exactOptional(),
    images: schemas/* array */.YOg(nameGlob).exactOptional(),
    checks,
    maxAgeMs: milliseconds.exactOptional(),
    minAgeMs: milliseconds.exactOptional(),
});
const waiver = schemas/* object */.Ikc({
    at: place,
    inheritedAt: place.exactOptional(),
    check: schemas/* string */.YjP().exactOptional(),
    image: nameGlob.exactOptional(),
    tag: nameGlob.exactOptional(),
    paths: paths.exactOptional(),
    artifact: schemas/* string */.YjP().exactOptional(),
    advisory: schemas/* string */.YjP().exactOptional(),
    reason: schemas/* string */.YjP(),
    expires: schema_parts.instantSchema.exactOptional(),
    owner: schemas/* string */.YjP().exactOptional(),
    acknowledged: schema_parts.instantSchema.exactOptional(),
});
const signerGlob = schemas/* string */.YjP().regex(/^[\x21-\x7e]{1,1000}$/);
const file = schemas/* string */.YjP().exactOptional();
const signatureRule = schemas/* object */.Ikc({
    at: place,
    images: schemas/* array */.YOg(nameGlob),
    except: schemas/* array */.YOg(nameGlob).exactOptional(),
    anyOf: schemas/* array */.YOg(schemas/* discriminatedUnion */.gMt('kind', [
        schemas/* object */.Ikc({
            kind: schemas/* literal */.euz('identity'),
            issuer: signerGlob,
            identity: signerGlob,
            root: schemas/* string */.YjP(),
            file,
        }),
        schemas/* object */.Ikc({ kind: schemas/* literal */.euz('key'), key: schema_parts.digest, file }),
    ])),
    sourceTag: schemas/* literal */.euz('any').exactOptional(),
});
const policy = schemas/* object */.Ikc({
    checks,
    overrides: schemas/* array */.YOg(override),
    waivers: schemas/* array */.YOg(waiver),
    removed: schemas/* array */.YOg(waiver),
    pending: schemas/* array */.YOg(waiver),
    advisories: schemas/* object */.Ikc({
        severity: schemas/* enum */.k5n(advisory/* riskLevels */.N).exclude(['none']).exactOptional(),
        ignoreStatus: schemas/* array */.YOg(schemas/* enum */.k5n(['fixed', 'false-positive', 'not-planned'])),
    }),
    signatures: schemas/* array */.YOg(signatureRule).exactOptional().describe('Absent: the policy requires no signature'),
});
const packagePlace = {
    reference: offset.exactOptional().describe('Index of the reference whose image has it'),
    at: place.exactOptional(),
};
const packageUse = schemas/* object */.Ikc({
    ...packagePlace,
    name: schemas/* string */.YjP(),
    version: schemas/* string */.YjP().exactOptional(),
    type: schemas/* string */.YjP().exactOptional(),
    origins: schemas/* array */.YOg(schemas/* string */.YjP()),
    platforms: schemas/* array */.YOg(schemas/* string */.YjP()).exactOptional(),
});
const vulnerability = schemas/* object */.Ikc({
    reference: offset,
    id: schemas/* string */.YjP(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()),
    severity: schemas/* string */.YjP(),
    package: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP().exactOptional() }).exactOptional(),
    fixState: schemas/* string */.YjP(),
    fixVersions: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const baseFile = {
    file: schemas/* string */.YjP(),
    gone: schemas/* boolean */.zMY().describe('The change removes the file'),
    testData: schemas/* literal */.euz(true).exactOptional(),
};
const baseReference = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('opaque'), ...baseFile, raw: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        kind: schemas/* enum */.k5n(['image', 'local']),
        ...baseFile,
        registry: schemas/* string */.YjP(),
        repository: schemas/* string */.YjP(),
        tag: schemas/* string */.YjP().exactOptional(),
        digest: schema_parts.digest.exactOptional(),
    }),
]);
const base = schemas/* union */.KCZ([
    schemas/* literal */.euz('none').describe('The event has no base commit'),
    schemas/* literal */.euz('unknown').describe('It could not be read'),
    schemas/* object */.Ikc({
        references: schemas/* array */.YOg(baseReference)
            .describe('References of the base commit to images that the change also references'),
        unchanged: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* boolean */.zMY())
            .describe('Files with findings but without references: whether the base has the same content'),
    }),
]);
const ledgerPart = schemas/* object */.Ikc({ count: offset, images: schemas/* array */.YOg(schemas/* string */.YjP()).describe('The first few') });
const recordSchema = schemas/* object */.Ikc({
    places: schemas/* array */.YOg(schemas/* object */.Ikc({
        file: schemas/* string */.YjP(),
        start: offset,
        end: offset,
        line: schemas/* int */.Whr().positive(),
        column: schemas/* int */.Whr(),
        endLine: schemas/* int */.Whr().positive(),
        endColumn: schemas/* int */.Whr(),
    }))
        .describe('Every place that a finding may have'),
    marked: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Files that begin with a byte order mark'),
    examined: offset.describe('How many entries of `incomplete`, from its start, come from evaluating the checkout'),
    mirrors: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    packages: schemas/* array */.YOg(packageUse).exactOptional().describe('The packages that an advisory is about'),
    vulnerabilities: schemas/* array */.YOg(vulnerability),
    inline: schemas/* array */.YOg(schemas/* object */.Ikc({
        check: schemas/* string */.YjP(),
        reason: schemas/* string */.YjP(),
        at: place,
        covers: place,
        pending: schemas/* literal */.euz(true).exactOptional().describe('The change adds it, so it does not apply yet'),
    }))
        .describe('Inline waivers'),
    policy,
    ledger: schemas/* object */.Ikc({ at: place, removed: ledgerPart, backdated: ledgerPart })
        .exactOptional()
        .describe('What the change does to entries of the ledger that its base has; absent: it only adds entries'),
    base: base.exactOptional().describe('Absent: no comparison was requested'),
});

// EXTERNAL MODULE: ./lib/report/release-ends.js
var release_ends = __webpack_require__(13498);
;// CONCATENATED MODULE: ./lib/report/signature-schema.js


const signer = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('identity'),
        issuer: schemas/* string */.YjP().describe('Who confirmed the identity'),
        identity: schemas/* string */.YjP().describe('The identity in the certificate'),
        root: schemas/* string */.YjP().describe('`sigstore`, or the digest of the trusted root of a private instance'),
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('key'), key: schema_parts.digest.describe('The digest of the public key') }),
]);
const build = schemas/* object */.Ikc({
    repository: schemas/* string */.YjP().exactOptional(),
    ref: schemas/* string */.YjP().exactOptional(),
    commit: schemas/* string */.YjP().exactOptional(),
    workflow: schemas/* string */.YjP().exactOptional(),
    runner: schemas/* string */.YjP().exactOptional(),
    run: schemas/* string */.YjP().exactOptional(),
})
    .describe('The build that the certificate names, as its issuer confirmed it');
const signature = schemas/* object */.Ikc({
    signer,
    digest: schema_parts.digest.describe('What was signed: the image, or the index that contains it'),
    form: schemas/* enum */.k5n(['signature', 'provenance']),
    at: schema_parts.instantSchema.exactOptional().describe('When it was made, by the log or a timestamp authority'),
    logIndex: schemas/* string */.YjP().exactOptional().describe('Its position in the transparency log'),
    build: build.exactOptional(),
});
const ofDigest = {
    digest: schema_parts.digest,
    signed: schemas/* array */.YOg(signature).describe('Verified'),
    refused: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: schema_parts.digest, kind: schemas/* enum */.k5n(['untrusted', 'unreadable']), why: schemas/* string */.YjP() })),
    complete: schemas/* boolean */.zMY()
        .describe('False: something could not be read, or the policy was satisfied before everything was'),
};
const signaturesOfReference = schemas/* object */.Ikc({
    ...ofDigest,
    origin: schemas/* object */.Ikc({ registry: schemas/* string */.YjP(), repository: schemas/* string */.YjP(), tag: schemas/* string */.YjP().exactOptional() })
        .exactOptional()
        .describe('The image that it mirrors'),
    ofCurrent: schemas/* object */.Ikc(ofDigest).exactOptional().describe('Of the current digest, if that is another one'),
    before: schemas/* array */.YOg(schemas/* object */.Ikc(ofDigest))
        .exactOptional()
        .describe('Of the digests that the tag had before, the newest first'),
    replaced: schemas/* object */.Ikc(ofDigest).exactOptional().describe('Of the digest that this run replaced by this one'),
    built: schemas/* object */.Ikc({
        form: schemas/* enum */.k5n(['signature', 'provenance']),
        at: schema_parts.instantSchema.exactOptional(),
        gitTag: schemas/* string */.YjP().exactOptional(),
        relation: schemas/* enum */.k5n(['same', 'line', 'other'])
            .exactOptional()
            .describe('How the Git tag relates to the tag of the image'),
        provesTag: schemas/* literal */.euz(true)
            .exactOptional()
            .describe('The policy names the source, and the Git tag is the full version in the tag of the image'),
        isRequired: schemas/* boolean */.zMY().describe('The policy names the signer; otherwise anybody may have signed'),
        build,
    })
        .exactOptional()
        .describe('The build of the image, as its signatures prove it'),
});

;// CONCATENATED MODULE: ./lib/report/schema-items.js








const factSchema = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n([
        'current',
        'superseded',
        'not-in-history',
        'one-platform',
        'unpinned',
        'missing',
        'unknown',
    ]),
    currentDigest: schema_parts.digest.optional(),
    currentSince: schema_parts.instantSchema.optional(),
    pinnedSince: schema_parts.instantSchema.optional(),
    supersededAt: schema_parts.instantSchema.optional(),
    supersededBy: schema_parts.digest.optional().describe('The next digest: what the tag moved to'),
    behind: schemas/* int */.Whr().nonnegative().optional(),
    lagSeconds: schemas/* int */.Whr().nonnegative().optional(),
    deprecated: schemas/* boolean */.zMY().optional(),
    endOfLife: schemas/* object */.Ikc({
        date: schemas/* string */.YjP().optional().describe('The day, as the platform returns it'),
        dateUnknown: schemas/* string */.YjP().optional().describe('Why the day is unknown'),
        nearest: schemas/* string */.YjP().optional().describe('The closest supported tag to switch to'),
        newest: schemas/* string */.YjP().optional(),
        grace: schemas/* object */.Ikc({ until: schema_parts.instantSchema.optional() })
            .optional()
            .describe('The tag has reached its end of life, and is rebuilt until then'),
        releases: release_ends/* releaseEndsSchema */.zG
            .optional()
            .describe('Set if a public list of release cycles says so, and not the platform'),
    })
        .optional()
        .describe('Of a tag that is not deprecated: the end that is announced'),
    youngUntil: schema_parts.instantSchema.optional().describe('Under `min-age`: the pin counts as too young until then'),
    indexDigest: schema_parts.digest.optional().describe('The index that the pin is one platform of'),
    records: schemas/* int */.Whr().nonnegative().optional().describe('How many entries the whole history has'),
    historySince: schema_parts.instantSchema.optional().describe('The time of the oldest entry'),
    what: schemas/* enum */.k5n(['repository', 'tag', 'digest']).optional().describe('What is missing'),
    basis: schemas/* enum */.k5n(['windowed', 'witness', 'first-seen', 'timestamps', 'present'])
        .optional()
        .describe("What the fact is based on, if not a complete history: a history since an instant, digests that a third party, this repository's ledger or a history with a hole has seen (times and counts are bounds), push times, or what the registry returns for the tag now"),
    evidence: schemas/* array */.YOg(evidenceSchema)
        .optional()
        .describe('The sources that the fact rests on, and those that were silent; absent where only the present is known'),
    vanishes: pin_life/* vanishingSchema */.Xd
        .optional()
        .describe('The registry deletes the pin once no tag points to it, and no other tag does'),
    successor: pin_life/* successorSchema */.uX.optional().describe('Of a deleted digest: what followed it and still exists'),
    recoveredTag: schemas/* string */.YjP().optional().describe('The tag of a reference without one, found by its digest'),
    built: schemas/* object */.Ikc({ gitTag: schemas/* string */.YjP(), at: schema_parts.instantSchema, repository: schemas/* string */.YjP().optional() })
        .optional()
        .describe('The build that proves the version of the pin although its tag has no history; by its signature'),
    cause: schemas/* string */.YjP().optional().describe('Why the status is `unknown`'),
    message: schemas/* string */.YjP().optional().describe('The same as a sentence'),
});
const referenceSchema = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(['image', 'opaque', 'local']),
    ...schema_parts.place,
    raw: schemas/* string */.YjP().describe('The whole reference as written, digest included'),
    registry: schemas/* string */.YjP().optional(),
    repository: schemas/* string */.YjP().optional(),
    tag: schemas/* string */.YjP().optional(),
    assumedTag: schemas/* string */.YjP().optional().describe('The tag that a reference with neither tag nor digest means'),
    digest: schema_parts.digest.optional(),
    why: schemas/* enum */.k5n(['variable', 'template', 'invalid']).optional().describe('Why the reference is opaque'),
    detail: schemas/* string */.YjP().optional().describe('The same for a reader: which variable, what is wrong'),
    builtBy: schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().positive() })
        .optional()
        .describe('Of a local image: the place in the repository that builds it'),
    testData: schemas/* string */.YjP().optional().describe('The folder that makes the file test data'),
    parts: schemas/* array */.YOg(schemas/* object */.Ikc({ part: schemas/* enum */.k5n(['registry', 'repository', 'tag', 'digest']), raw: schemas/* string */.YjP(), ...schema_parts.span }))
        .optional()
        .describe('Of a reference split over several keys: where each part is'),
    uses: schemas/* array */.YOg(schemas/* object */.Ikc(schema_parts.span))
        .optional()
        .describe('Where the text is used under another name: aliases, variables that hold the whole image'),
    noPlace: schemas/* string */.YjP().optional().describe('Why no digest can be written here'),
    origin: schema_parts.origin,
    waivedChecks: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('The checks of those of its findings that a waiver accepts'),
    span: spanSchema.optional().describe('UTF-16 units from the start of the file'),
    pullPolicies: pullPoliciesSchema
        .optional()
        .describe("What the organization's pull policies say of its digests; absent if none applies"),
    signatures: signaturesOfReference
        .optional()
        .describe('Who signed it; absent if nothing asked for its signatures'),
    pin: schemas/* object */.Ikc({
        span: spanSchema,
        lead: schemas/* string */.YjP().describe('The text before the digest'),
        unset: schemas/* string */.YjP().optional().describe('The text that stands for no digest'),
        isBare: schemas/* literal */.euz(true).optional().describe('The digest is written without `sha256:`'),
        around: schemas/* object */.Ikc({ text: schemas/* string */.YjP(), place: schemas/* object */.Ikc(schema_parts.span) })
            .optional()
            .describe('The text from the reference to its digest, where that is in another key'),
    })
        .optional()
        .describe('Where the digest is or would be'),
});

// EXTERNAL MODULE: ./lib/report/images/harm.js
var harm = __webpack_require__(84139);
;// CONCATENATED MODULE: ./lib/report/images/signature-schema.js


const imageSignatureSchema = schemas/* object */.Ikc({
    digest: schema_parts.digest,
    role: schemas/* enum */.k5n(['pinned', 'current', 'replaced'])
        .describe('`replaced`: the digest that this run replaced by the pinned one'),
    state: schemas/* enum */.k5n(['signed', 'not-signed', 'unknown']),
    signer: schemas/* string */.YjP().optional().describe('The identity, or the digest of the key'),
    issuer: schemas/* string */.YjP().optional(),
    at: schema_parts.instantSchema.optional(),
    accepted: schemas/* literal */.euz(true).optional().describe('The policy names the signer'),
    gitTag: schemas/* string */.YjP().optional(),
    relation: schemas/* enum */.k5n(['same', 'line', 'other']).optional(),
    repository: schemas/* string */.YjP().optional(),
    commit: schemas/* string */.YjP().optional(),
    refused: schemas/* int */.Whr().positive().optional().describe('How many signatures do not count'),
    links: schemas/* object */.Ikc({
        commit: schemas/* url */.OZ5().optional(),
        run: schemas/* url */.OZ5().optional(),
        log: schemas/* url */.OZ5().optional().describe('The entry in the transparency log'),
    }),
});

;// CONCATENATED MODULE: ./lib/report/images/schema.js





const schema_amount = schemas/* int */.Whr().nonnegative();
const imageCheckSchema = schemas/* object */.Ikc({
    check: schemas/* string */.YjP(),
    severity: schema_parts.severity.describe('The worst of its findings'),
    findings: schema_amount.describe('Not waived'),
    waived: schema_amount,
    message: schemas/* string */.YjP().describe('Of the worst of its findings'),
    url: schemas/* url */.OZ5().describe('The page of the check'),
});
const imagePinSchema = factSchema
    .pick({
    status: true,
    cause: true,
    pinnedSince: true,
    supersededAt: true,
    behind: true,
    lagSeconds: true,
    basis: true,
    evidence: true,
    built: true,
})
    .extend({
    digest: schema_parts.digest.optional().describe('Absent: the references without a digest'),
    references: schema_amount,
});
const imagePlaceSchema = schemas/* object */.Ikc({
    origin: schema_parts.origin,
    file: schemas/* string */.YjP(),
    line: schemas/* int */.Whr().positive(),
    column: schemas/* int */.Whr().positive(),
    digest: schema_parts.digest.optional(),
    checks: schemas/* array */.YOg(schemas/* string */.YjP()).describe('The checks that found something here, without waived findings'),
    severity: schema_parts.severity.optional().describe('The worst of these findings'),
    waived: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('The checks whose findings here are waived'),
    introduced: schemas/* boolean */.zMY()
        .optional()
        .describe('Under `new-only`: whether the change introduces a finding here'),
    testData: schemas/* string */.YjP().optional().describe('The folder that makes the file test data'),
    url: schemas/* url */.OZ5().optional().describe('The line at the commit of the run'),
});
const imageAdvisorySchema = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    url: schemas/* url */.OZ5().optional().describe('The page of the advisory; absent if the form of its id is unknown'),
    artifact: schemas/* string */.YjP().optional(),
    level: schemas/* enum */.k5n(['none', 'low', 'medium', 'high', 'critical']).optional().describe('Absent: unknown'),
    score: schemas/* number */.aig().min(0).max(10).optional().describe('The CVSS base score'),
    fixedIn: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('Versions of the artifact that have the fix'),
    waived: schemas/* literal */.euz(true).optional().describe('All findings about it are waived'),
});
const actionSchema = schemas/* object */.Ikc({
    do: schemas/* enum */.k5n(['investigate', 'correct', 'switch', 'pin', 'update', 'review'])
        .describe('`investigate` a digest that never belonged to the tag, `correct` a name that does not exist, `switch` to a supported tag, `pin` the current digest, `update` the artifact that has an advisory, `review` the finding'),
    from: schemas/* array */.YOg(schema_parts.digest).optional().describe('The pinned digests that should be replaced'),
    to: schema_parts.digest.optional().describe('The current digest of the tag'),
    tag: schemas/* string */.YjP().optional().describe('Of `switch`: the closest supported tag'),
    automatic: schemas/* literal */.euz(true).optional().describe('`tagproof pin` does it, at every place that needs it'),
});
const imageSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().describe('`registry/repository:tag`'),
    registry: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP(),
    tag: schemas/* string */.YjP().optional().describe('With the tag that a name without one means'),
    harm: schemas/* enum */.k5n(harm/* harms */.y),
    severity: schema_parts.severity.optional().describe('The worst of its findings; absent: all is well or waived'),
    introduced: schemas/* boolean */.zMY().optional().describe('Under `new-only`: whether the change introduces a finding'),
    findings: schema_amount.describe('Not waived'),
    waived: schema_amount,
    references: schema_amount.describe('How many references use it'),
    checks: schemas/* array */.YOg(imageCheckSchema).describe('The worst first'),
    since: schema_parts.instantSchema
        .optional()
        .describe('Since when it is wrong: the oldest pin was superseded, or an unpinned tag has pointed to its current digest'),
    behind: schema_amount.optional().describe('How many newer digests the oldest pin has'),
    lagSeconds: schema_amount.optional(),
    current: factSchema
        .pick({ currentDigest: true, currentSince: true, basis: true, evidence: true })
        .optional()
        .describe('What the tag points to'),
    deprecated: schemas/* boolean */.zMY().optional(),
    endOfLife: factSchema.shape.endOfLife,
    action: actionSchema.optional().describe('The one thing to do'),
    pins: schemas/* array */.YOg(imagePinSchema).describe('Each digest that is pinned, the most used first'),
    places: schemas/* array */.YOg(imagePlaceSchema).describe('The worst first'),
    placesTotal: schema_amount.optional().describe('In a merged report that does not list all places'),
    advisories: schemas/* array */.YOg(imageAdvisorySchema).describe('The most severe first'),
    signatures: schemas/* array */.YOg(imageSignatureSchema)
        .optional()
        .describe('Who signed its digests; absent if nothing asked for that'),
    links: schemas/* object */.Ikc({
        page: schemas/* url */.OZ5().optional().describe('The page of the image at its registry'),
        history: schemas/* url */.OZ5().optional().describe('The page with its tags or their history'),
    }),
});

;// CONCATENATED MODULE: ./lib/report/schema.js









const settingSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    value: schemas/* string */.YjP(),
    from: schemas/* string */.YjP().describe('`input`, `default`, or `file:line:column` of the policy'),
});
const counted = schemas/* object */.Ikc({
    asked: schemas/* int */.Whr().nonnegative(),
    answered: schemas/* int */.Whr().nonnegative(),
    built: schemas/* int */.Whr()
        .positive()
        .exactOptional()
        .describe('How many of the answered are known only by the build that their signature proves'),
    unknown: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().positive()).describe('How many are not known, by cause'),
});
const coverageSchema = schemas/* object */.Ikc({
    references: counted.describe('All references; one that cannot be resolved counts as unknown with the cause `opaque`'),
    histories: counted.describe('All tags that the references name'),
    artifacts: counted.describe('All names whose advisories were requested; an SBOM or scanner report that could not be fetched counts as one'),
});
const sourceSchema = schemas/* object */.Ikc({
    server: schemas/* url */.OZ5(),
    repository: schemas/* string */.YjP().describe('`owner/name`'),
    sha: schemas/* string */.YjP().regex(/^[a-f0-9]{40,64}$/),
    workflow: schemas/* string */.YjP()
        .exactOptional()
        .describe('The file of the workflow that ran, if it is in the repository'),
});
const report_schema_amount = schemas/* int */.Whr().nonnegative();
const totalsSchema = schemas/* object */.Ikc({
    findings: report_schema_amount.describe('Not waived'),
    waived: report_schema_amount,
    references: report_schema_amount,
    files: report_schema_amount,
    current: report_schema_amount.describe('References that are pinned to the current digest'),
    unknown: report_schema_amount,
    local: report_schema_amount.exactOptional().describe('References to images that the repository builds'),
    images: report_schema_amount.exactOptional().describe('Images with findings'),
    pinned: report_schema_amount.describe('Lines that were pinned'),
    recorded: report_schema_amount.describe('Tags that were written into the ledger'),
    bySeverity: schemas/* record */.g1P(schemas/* string */.YjP(), report_schema_amount).describe('Severity → findings that are not waived'),
    byCheck: schemas/* record */.g1P(schemas/* string */.YjP(), report_schema_amount).describe('Check id → findings that are not waived'),
});
const repositorySchema = schemas/* object */.Ikc({
    origin: schemas/* string */.YjP().describe('`owner/name`'),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'incomplete']),
    shard: schemas/* string */.YjP().optional().describe('The shard that was to audit it'),
    server: schemas/* url */.OZ5().optional(),
    sha: schemas/* string */.YjP().optional().describe('The commit that was audited'),
    findings: report_schema_amount.describe('Not waived'),
    waived: report_schema_amount,
    references: report_schema_amount,
    unknown: report_schema_amount,
    missing: schemas/* boolean */.zMY().optional().describe('No shard has a report of it'),
    auditedAt: schema_parts.instantSchema
        .optional()
        .describe('When it was audited, if that was in an earlier night, and nothing has changed since'),
    new: report_schema_amount.optional().describe('Findings that are new since the earlier audit'),
    fixed: report_schema_amount.optional(),
    ownersUnknown: schemas/* string */.YjP().optional().describe('Why the owners of its files are not known'),
});
const reportSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz(1),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz('tagproof'), version: schemas/* string */.YjP() }),
    mode: schemas/* enum */.k5n(['verify', 'pin', 'audit']),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'incomplete']),
    startedAt: schema_parts.instantSchema,
    asOf: schema_parts.instantSchema,
    source: sourceSchema.optional().describe('The commit that was verified, if the CI says which'),
    references: schemas/* array */.YOg(referenceSchema.extend({ fact: factSchema.optional() })),
    findings: schemas/* array */.YOg(findingSchema),
    images: schemas/* array */.YOg(imageSchema)
        .optional()
        .describe('Every image once, with all findings and places: the worst first. Absent in older reports'),
    advisories: schemas/* array */.YOg(advisorySchema),
    histories: schemas/* array */.YOg(historySchema).optional(),
    coverage: coverageSchema.optional().describe('How much was requested, and how much is known'),
    incomplete: schemas/* array */.YOg(schemas/* object */.Ikc({ cause: schemas/* string */.YjP(), subject: schemas/* string */.YjP(), message: schemas/* string */.YjP(), origin: schema_parts.origin })),
    settings: schemas/* array */.YOg(settingSchema).describe('Every setting with its value and its origin'),
    waivers: schemas/* array */.YOg(waiverSchema),
    requests: schemas/* object */.Ikc({
        total: schemas/* int */.Whr().nonnegative(),
        retried: schemas/* int */.Whr().nonnegative(),
        saved: schemas/* int */.Whr()
            .nonnegative()
            .optional()
            .describe('Requests that the cache, or another run, made unnecessary; in a merged report, also those of the audits that were carried over'),
    }),
    edits: schemas/* array */.YOg(schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().positive(), before: schemas/* string */.YjP(), after: schemas/* string */.YjP() })),
    forecasts: schemas/* array */.YOg(forecastSchema).optional().describe('In `pin`: what each new digest changes'),
    repositories: schemas/* array */.YOg(repositorySchema)
        .optional()
        .describe('In a merged report: all repositories, the worst first'),
    teams: schemas/* array */.YOg(teamSchema)
        .optional()
        .describe('In a merged report: findings by the owners of their files, the most errors first'),
    changes: changesSchema.optional().describe('What changed since the audit that `--since` names'),
    trend: schemas/* array */.YOg(trendPointSchema).optional().describe('The numbers of earlier audits, the oldest first'),
    totals: totalsSchema
        .optional()
        .describe('In a merged report, whose lists have only the worst entries: the full counts'),
    record: recordSchema.optional().describe('What `tagproof replay` needs in addition to the rest'),
});


/***/ })

};
