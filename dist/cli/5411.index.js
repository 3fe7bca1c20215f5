export const id = 5411;
export const ids = [5411];
export const modules = {

/***/ 75411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  audit: () => (/* binding */ audit)
});

// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/gate.js + 2 modules
var gate = __webpack_require__(9639);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/ci/run-cache.js
var run_cache = __webpack_require__(31182);
// EXTERNAL MODULE: ./lib/clients/github/heads.js
var github_heads = __webpack_require__(65025);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 6 modules
var http = __webpack_require__(11252);
// EXTERNAL MODULE: ./lib/clients/http/pace.js
var pace = __webpack_require__(10982);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
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
// EXTERNAL MODULE: ./lib/clients/http/pauses.js
var pauses = __webpack_require__(43758);
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
    if ((0,pauses/* rateRefusal */.N)(request, response) !== undefined || hasGraphqlErrors(request, response))
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
// EXTERNAL MODULE: ./lib/clients/index.js + 4 modules
var clients = __webpack_require__(18378);
// EXTERNAL MODULE: ./lib/config/index.js
var lib_config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/host/exit.js
var exit = __webpack_require__(14076);
// EXTERNAL MODULE: ./lib/host/files/jsonl.js
var jsonl = __webpack_require__(62668);
// EXTERNAL MODULE: ./lib/host/local.js
var host_local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/model/run/scan-threads.js
var scan_threads = __webpack_require__(65054);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/output/view.js
var view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/output/words/format.js
var format = __webpack_require__(64148);
// EXTERNAL MODULE: ./lib/organization/merge/name.js
var merge_name = __webpack_require__(77741);
// EXTERNAL MODULE: ./lib/organization/merge/read.js
var read = __webpack_require__(7074);
// EXTERNAL MODULE: ./lib/organization/merge/schema.js
var schema = __webpack_require__(75645);
// EXTERNAL MODULE: ./lib/ci/policy-sources.js
var policy_sources = __webpack_require__(64663);
// EXTERNAL MODULE: ./lib/run.js + 16 modules
var run = __webpack_require__(51856);
// EXTERNAL MODULE: ./lib/model/globs/glob.js
var glob = __webpack_require__(93635);
;// CONCATENATED MODULE: ./lib/organization/merge/owned.js

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

// EXTERNAL MODULE: ./lib/organization/plan/known-file.js
var known_file = __webpack_require__(64619);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: ./lib/organization/plan/previous-audit.js
var previous_audit = __webpack_require__(66680);
;// CONCATENATED MODULE: ./lib/organization/plan/known-tags.js



const maxListAgeMs = 20 * 60_000;
function auditKnowledge(options) {
    const { night, cached, repository, inputs, access, now } = options;
    const isSame = night?.access === access;
    const isFresh = night !== undefined && night.listedAt <= now && now - night.listedAt < maxListAgeMs;
    const last = isSame ? night.repositories.get((0,merge_name/* repositoryKey */.Kq)(repository)) : undefined;
    const still = new Set(last?.inputs === inputs ? last.tags : []);
    const stored = (0,memoize/* memoizeAsync */.T)(async () => last === undefined || cached === undefined ? new Map() : cached.whole(last.histories));
    const used = new Map();
    const count = { saved: 0 };
    return {
        count,
        listOf: (image) => (isSame && isFresh ? night.lists.get(image) : undefined),
        async recordsOf(tag) {
            const known = still.has(tag) ? (await stored()).get(tag) : undefined;
            if (known === undefined || known.readAt > now || now - known.readAt >= previous_audit/* maxResultAgeMs */.lP)
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

// EXTERNAL MODULE: ./lib/organization/plan/reuse-conditions.js
var reuse_conditions = __webpack_require__(12550);
// EXTERNAL MODULE: ./lib/organization/remote.js + 1 modules
var remote = __webpack_require__(73995);
;// CONCATENATED MODULE: ./lib/organization/one.js












async function auditOne(auditing, name) {
    const named = (0,merge_name/* readName */.MQ)(name);
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
        const read = await (0,lib_config/* configure */.j)({ get: auditing.get, ...sources, notFromPolicy: remote/* notFromRemotePolicy */.GR });
        if ('issues' in read) {
            const message = `Its policy is invalid: ${read.issues.slice(0, 5).join(' ').slice(0, 2000)}`;
            return failed({ cause: 'policy-unread', subject: repository, message });
        }
        const { config } = read;
        const [inputs, access, now] = [(0,reuse_conditions/* inputsOf */.Vc)(config), (0,known_file/* accessOf */.YK)(config), host.clock.now()];
        const known = auditKnowledge({ ...{ night: auditing.night, cached, repository }, inputs, access, now });
        const shared = auditing.shared.forRun();
        const own = { ...host, shared, known };
        const { report, exitCode } = await (0,run/* run */.e)(own, config, asInRow);
        const carry = (0,reuse_conditions/* reuseConditionsOf */.qu)(report, config, (0,clients/* registryHost */.U$)(config.platform).registry);
        const isTimely = report.incomplete.every(({ cause }) => cause !== 'clock');
        const kept = isTimely ? await known.store() : undefined;
        const { findings, unknown } = await withOwners(report.findings, host.files);
        await objects?.store();
        const facts = { inputs, ...(0,collections/* compact */.oE)({ carry, kept, ownersUnknown: unknown }) };
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
        ...(0,collections/* compact */.oE)({ job: host.ci }),
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
        const key = (0,merge_name/* repositoryKey */.Kq)(name.split('@')[0] ?? '');
        return known.size === known.add(key).size;
    });
}

;// CONCATENATED MODULE: ./lib/organization/many.js


























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
function signInEarly(host, get) {
    signIn(host, get).catch(() => undefined);
}
async function signIn(host, get) {
    const read = await (0,lib_config/* configureWithoutPolicy */.H)(get);
    if ('issues' in read)
        return;
    const { config } = read;
    await (0,clients/* connect */.Ng)((0,http/* guardHost */.aK)((0,clients/* withPlatformTransport */.Nx)(host, config), config).host, config);
}
function isMany(invocation) {
    const { flags, switches } = invocation;
    const asked = flags.has('shard') || switches.has('json-lines');
    return asked || (0,command_context/* linesOf */.Dx)(invocation, 'repository').length > 1;
}
const defaultReport = 'tagproof-shard.jsonl';
const concurrency = 4;
const knownConcurrency = 16;
const patienceMs = 10 * 60_000;
async function auditMany(context, names) {
    const { invocation, environment, out, err } = context;
    const issues = manyIssues(invocation, names);
    if (issues.length > 0) {
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    }
    const toOutput = invocation.switches.has('json-lines');
    const look = toOutput ? { ...(0,command_context/* printOptionsOf */.x9)(context), print: err } : (0,command_context/* printOptionsOf */.x9)(context);
    const local = (0,host_local/* localHost */.O)({ root: '.', environment, stop: (0,exit/* stopSignal */.Zm)(), ...look });
    const host = { ...local, scans: new scan_threads/* RememberedScans */.N() };
    const shard = invocation.flags.get('shard');
    const file = invocation.flags.get('report') ?? defaultReport;
    const sorted = [...names].sort(merge_name/* byName */.nG);
    const repositories = sorted.map((name) => name.split('@')[0] ?? '');
    const night = await knownNight(invocation.flags.get('known'));
    if (night !== undefined && 'issue' in night)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', [night.issue]);
    const isKnown = repositories.every((name) => night?.repositories.has((0,merge_name/* repositoryKey */.Kq)(name)));
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
            await lines.write((0,json/* jsonParts */.lx)(row));
            const says = row.report === undefined
                ? `incomplete: ${row.failed?.message}`
                : (0,format/* verdictText */.nt)(row.report, (0,view/* viewOf */.du)(row.report));
            audited.push({ repository: row.repository, exitCode, says });
            err((0,text_text/* plain */.pj)(`${audited.length}/${sorted.length} ${row.repository}: ${says}`));
        }
    }
    finally {
        await lines.close();
    }
    const objects = auditing.cached?.count.saved ?? 0;
    if (objects > 0)
        err(`${(0,text_text/* plural */.LS)(objects, 'git object')} from the cache, not requested from the CI host`);
    if (toOutput)
        err(`${audited.length} of ${sorted.length} repositories`);
    else if (invocation.json)
        out(JSON.stringify({ report: file, repositories: audited }, null, 2));
    else
        out(`${file}: ${audited.length} of ${sorted.length} repositories`);
    return worstExitCode(audited, (0,command_context/* inputOf */.wg)(context, 'on-incomplete') === 'warn');
}
function jobsAtOnce({ flags }) {
    const shards = Number(flags.get('shard')?.split('/')[1] ?? '1');
    return Math.min(shards, Number(flags.get('jobs') ?? shards));
}
function linesTo(context) {
    return {
        write: (line) => (0,command_context/* printParts */._h)(context, typeof line === 'string' ? [line] : line),
        close: async () => undefined,
    };
}
async function auditingOf(context, host, names, { night, share }) {
    const { environment } = context;
    const githubToken = (0,command_context/* githubTokenOf */.A2)(context);
    try {
        const plan = createRatePlan((0,stop/* withAbort */.zr)(host).clock, share.reserve);
        const send = (0,pace/* withPace */.un)(plan.watch(host.send), host.clock, share);
        const api = (0,remote/* remoteApi */.l0)({ ...host, send }, environment, githubToken, patienceMs);
        const get = (name) => name === 'mode' ? 'audit' : name === 'report' ? undefined : (0,command_context/* inputOf */.wg)(context, name);
        const repositories = names.flatMap((name) => (name.includes('@') ? [] : ((0,merge_name/* readName */.MQ)(name) ?? [])));
        const cached = await (0,run_cache/* openRunCache */.e)(host, (0,collections/* compact */.oE)({ cache: get('cache') }));
        const shared = shareResponses(host.clock);
        signInEarly({ ...quietHost({ host, environment }), shared: shared.forRun() }, get);
        const heads = await (0,github_heads/* headsOf */.j)(api, repositories);
        const ready = plan.ready;
        return { host, api, environment, githubToken, get, heads, cached, shared, ready, ...(0,collections/* compact */.oE)({ night }) };
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

// EXTERNAL MODULE: ./lib/organization/since/trend.js
var trend = __webpack_require__(27713);
;// CONCATENATED MODULE: ./lib/organization/audit.js








const flagsOfMany = ['known', 'jobs'];
async function audit(context) {
    const { invocation, environment, err } = context;
    const asked = await namesOf(context);
    const wrong = 'issue' in asked ? [asked.issue] : (0,remote/* issuesOfNames */.gf)(asked.names);
    if ('issue' in asked || wrong.length > 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', wrong);
    const { names } = asked;
    if (isMany(invocation))
        return auditMany(context, names);
    const ofMany = flagsOfMany.filter((flag) => invocation.flags.has(flag));
    if (ofMany.length > 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', ofMany.map(needsMany));
    const since = invocation.flags.get('since');
    const read = since === undefined ? undefined : await (0,trend/* readEarlier */.lz)(since, 'one');
    if (read !== undefined && 'issue' in read)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', [read.issue]);
    const amend = read && (0,trend/* changesSince */.sR)(read.earlier);
    const local = (0,gate.folderHost)(context);
    const repository = names[0] === undefined ? undefined : (0,merge_name/* readName */.MQ)(names[0]);
    if (repository === undefined)
        return (0,gate.gateOn)(context, local, (0,collections/* compact */.oE)({ amend }));
    try {
        const api = (0,remote/* remoteApi */.l0)(local, environment, (0,command_context/* githubTokenOf */.A2)(context));
        const host = await (0,remote/* remoteHost */.N4)(local, api, repository);
        return (0,gate.gateOn)(context, host, { notFromPolicy: remote/* notFromRemotePolicy */.GR, ...(0,collections/* compact */.oE)({ amend }) });
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
    const names = (0,command_context/* linesOf */.Dx)(invocation, 'repository');
    const [plan, shard] = [invocation.flags.get('plan'), invocation.flags.get('shard')];
    if (plan === undefined)
        return { names };
    if (names.length > 0)
        return { issue: 'Set either `--repository` or `--plan`, not both.' };
    if (shard === undefined)
        return { issue: '`--plan` requires `--shard`.' };
    return (0,known_file/* plannedIn */.Y0)(plan, shard);
}


/***/ }),

/***/ 19884:
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

/***/ 35785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ AuditComparison)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _output_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51692);
/* harmony import */ var _merge_keep_first_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19884);
/* harmony import */ var _merge_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77741);




function findingKey({ file, check, image, artifact, advisory }) {
    return JSON.stringify([file, check, image?.registry, image?.repository, image?.tag, artifact, advisory]);
}
function imageNameOf({ image }) {
    if (image === undefined)
        return undefined;
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}
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
            one.origins.add((0,_merge_name_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(finding.origin ?? ''));
        },
        images: () => [...found]
            .map(([image, { findings, origins }]) => ({ image, findings, repositories: origins.size }))
            .sort((a, b) => b.findings - a.findings || (a.image < b.image ? -1 : 1))
            .slice(0, maxImages),
    };
}
function keyOf(finding) {
    return `${(0,_merge_name_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(finding.origin ?? '')} ${imageNameOf(finding)}`;
}
const maxListed = 500;
class AuditComparison {
    #before = new Map();
    #known;
    #last;
    #counts = { new: 0, fixed: 0, still: 0, waived: 0, first: 0, unverified: 0, uncompared: 0 };
    #new = (0,_merge_keep_first_js__WEBPACK_IMPORTED_MODULE_2__/* .keepFirst */ .q)(maxListed, _output_view_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md);
    #fixed = (0,_merge_keep_first_js__WEBPACK_IMPORTED_MODULE_2__/* .keepFirst */ .q)(maxListed, _output_view_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md);
    #foreign;
    #stale;
    #since;
    constructor(earlier) {
        const { findings, repositories, totals, startedAt } = earlier;
        this.#since = startedAt;
        const open = findings.filter(({ waived }) => waived === undefined);
        for (const finding of open) {
            const origin = (0,_merge_name_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(finding.origin ?? '');
            const keys = this.#before.get(origin) ?? new Map();
            this.#before.set(origin, keys);
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .addToGroup */ .Mr)(keys, findingKey(finding), finding);
        }
        const isCut = totals !== undefined && totals.findings + totals.waived > findings.length;
        this.#last = isCut ? findings.at(-1) : undefined;
        const read = repositories?.filter(({ missing, references, findings: found, unknown }) => missing === true ? false : references + found > 0 || unknown === 0);
        const names = read && new Set(read.map(({ origin }) => (0,_merge_name_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(origin)));
        this.#known = (origin) => names === undefined || names.has(origin);
        this.#foreign = newlyHarmful('digest-not-in-history', findings);
        this.#stale = newlyHarmful('stale-digest', findings);
    }
    add({ findings, incomplete }, origin) {
        const key = (0,_merge_name_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(origin ?? '');
        const before = this.#before.get(key) ?? new Map();
        this.#before.delete(key);
        const named = findings.map((finding) => ({ ...finding, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ origin }) }));
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
            : this.#last !== undefined && (0,_output_view_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(finding, this.#last) > 0
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
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ origin }),
        check,
        severity,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ file, line, image: imageNameOf(finding), artifact, advisory }),
    };
}


/***/ }),

/***/ 27713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UW: () => (/* binding */ trendAfter),
/* harmony export */   lz: () => (/* binding */ readEarlier),
/* harmony export */   sR: () => (/* binding */ changesSince)
/* harmony export */ });
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5062);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50412);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7687);
/* harmony import */ var _output_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51692);
/* harmony import */ var _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35746);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35785);






const maxPoints = 104;
function trendAfter(earlier) {
    const points = new Map([...(earlier.trend ?? []), trendPointOf(earlier)].map((point) => [point.at, point]));
    return [...points.values()].sort((a, b) => (a.at < b.at ? -1 : 1)).slice(-maxPoints);
}
function trendPointOf(report) {
    const { totals } = (0,_output_view_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(report);
    const images = report.totals?.images ?? report.images?.filter(({ findings }) => findings > 0).length;
    return {
        at: report.startedAt,
        findings: totals.findings,
        bySeverity: { ...totals.bySeverity },
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ images }),
        references: totals.references,
        current: totals.current,
        unknown: totals.unknown,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ repositories: report.repositories?.length }),
    };
}
function changesSince(earlier) {
    return (report) => {
        const comparison = new _comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .AuditComparison */ .D(earlier);
        comparison.add(report);
        return { ...report, changes: comparison.result(), trend: trendAfter(earlier) };
    };
}
const maxBytes = 128 * 1024 * 1024;
async function readEarlier(file, kind) {
    const read = await (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readUserFile */ .E1)(file, maxBytes);
    if ('unreadable' in read) {
        const why = read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`;
        return { issue: `\`--since\` names ${file}, which ${why}.` };
    }
    const parsed = _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSchema */ .Q.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(read.text));
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


/***/ })

};
