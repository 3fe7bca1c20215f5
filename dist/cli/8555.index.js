export const id = 8555;
export const ids = [8555];
export const modules = {

/***/ 23508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: ./lib/check/index.js + 18 modules
var check = __webpack_require__(81823);
// EXTERNAL MODULE: ./lib/fleet/name.js
var fleet_name = __webpack_require__(59213);
// EXTERNAL MODULE: ./lib/fleet/schema.js
var schema = __webpack_require__(52093);
;// CONCATENATED MODULE: ./lib/fleet/join.js
// Joining shards' reports: per repository the best line wins. Order, grouping and repetition do not matter.


/**
 * All rows of all parts by name, each repository once. One row of each part is held at a time, whatever their length.
 * @param parts each sorted by name, as every shard's report is
 */
async function* joinRows(parts) {
    const cursors = parts.map((part) => part[Symbol.asyncIterator]());
    const heads = await Promise.all(cursors.map((cursor) => cursor.next()));
    for (;;) {
        const keys = heads.flatMap(({ done, value }) => (done === true ? [] : [(0,fleet_name/* keyOf */.TN)(value.repository)]));
        if (keys.length === 0)
            return;
        const least = keys.reduce((a, b) => (b < a ? b : a));
        let best;
        for (const [index, cursor] of cursors.entries()) {
            const { done, value } = heads[index] ?? { done: true };
            if (done === true || (0,fleet_name/* keyOf */.TN)(value.repository) !== least)
                continue;
            best = best === undefined ? value : betterOf(best, value);
            heads[index] = await cursor.next();
        }
        if (best !== undefined)
            yield best;
    }
}
/** A report before a failure, the later before the earlier; what is left is decided by the text, so never by the order. */
function betterOf(a, b) {
    const order = Number(a.report === undefined) - Number(b.report === undefined) ||
        (0,fleet_name/* compare */.UD)(b.report?.startedAt ?? '', a.report?.startedAt ?? '') ||
        (0,fleet_name/* compare */.UD)(JSON.stringify(a), JSON.stringify(b));
    return order <= 0 ? a : b;
}
/** What all parts together expect: each repository once, under its first shard by name. */
function joinHeads(heads) {
    const shards = new Map();
    for (const { expected } of heads) {
        for (const { shard = '', repositories } of expected) {
            for (const repository of repositories) {
                const known = shards.get((0,fleet_name/* keyOf */.TN)(repository));
                const next = { repository, shard };
                if (known === undefined || firstOf(known, next) === next)
                    shards.set((0,fleet_name/* keyOf */.TN)(repository), next);
            }
        }
    }
    const byShard = new Map();
    for (const { repository, shard } of shards.values()) {
        byShard.set(shard, [...(byShard.get(shard) ?? []), repository]);
    }
    const ordered = [...byShard].sort(([a], [b]) => Number.parseInt(a || '0', 10) - Number.parseInt(b || '0', 10) || (0,fleet_name/* compare */.UD)(a, b));
    return (0,schema/* headOf */.Uo)(ordered.map(([shard, repositories]) => ({
        ...(shard === '' ? {} : { shard }),
        repositories: repositories.sort(fleet_name/* byName */.nG),
    })));
}
/** A repository with a shard before one without. */
function firstOf(a, b) {
    const order = Number(a.shard === '') - Number(b.shard === '') ||
        (0,fleet_name/* compare */.UD)(a.shard, b.shard) ||
        (0,fleet_name/* compare */.UD)(a.repository, b.repository);
    return order <= 0 ? a : b;
}

// EXTERNAL MODULE: ./lib/report/plan.js
var plan = __webpack_require__(41383);
// EXTERNAL MODULE: ./lib/report/version.js
var version = __webpack_require__(38882);
;// CONCATENATED MODULE: ./lib/fleet/missing.js

/** @param seen keys of the repositories that have a row */
function missingFrom({ expected }, seen) {
    const gaps = expected
        .map(({ shard, repositories }) => ({
        ...(shard === undefined ? {} : { shard }),
        dead: repositories.every((repository) => !seen.has((0,fleet_name/* keyOf */.TN)(repository))),
        repositories: repositories.filter((repository) => !seen.has((0,fleet_name/* keyOf */.TN)(repository))),
    }))
        .filter(({ repositories }) => repositories.length > 0);
    return {
        incomplete: gaps.flatMap(({ shard, dead, repositories }) => [
            ...(shard !== undefined && dead ? [deadShard(shard, repositories)] : []),
            ...repositories.map((origin) => noReport(origin, shard)),
        ]),
        repositories: gaps.flatMap(({ shard, repositories }) => repositories.map((origin) => ({
            origin,
            verdict: 'incomplete',
            ...(shard === undefined ? {} : { shard }),
            ...{ findings: 0, waived: 0, references: 0, unknown: 1 },
            missing: true,
        }))),
    };
}
const cause = 'no-report';
const mostNames = 50;
function deadShard(shard, repositories) {
    const more = repositories.length - mostNames;
    const names = repositories.slice(0, mostNames).join(', ') + (more > 0 ? `, and ${more} more` : '');
    const message = `Shard ${shard} left no report, so nothing is known of ${names}. Run its job again`;
    return { cause, subject: `shard ${shard}`, message };
}
function noReport(origin, shard) {
    const of = shard === undefined ? 'No report was given of it' : `Shard ${shard} gave no report of it`;
    return { cause, subject: origin, message: `${of}. Run the job again`, origin };
}

// EXTERNAL MODULE: ./lib/report/coverage.js
var report_coverage = __webpack_require__(7130);
;// CONCATENATED MODULE: ./lib/fleet/tally.js
// Exact totals over any number of reports.


function newTally() {
    const sums = {
        findings: 0,
        waived: 0,
        references: 0,
        files: 0,
        current: 0,
        unknown: 0,
        pinned: 0,
        recorded: 0,
    };
    const requests = { total: 0, retried: 0 };
    const coverage = { references: nothing, histories: nothing, artifacts: nothing };
    const bySeverity = new Map();
    const byCheck = new Map();
    return {
        add(report) {
            const { findings, references, incomplete, requests: { total, retried }, } = report;
            const asked = (0,report_coverage/* coverageIn */.GC)(report);
            coverage.references = sum(coverage.references, asked.references);
            coverage.histories = sum(coverage.histories, asked.histories);
            coverage.artifacts = sum(coverage.artifacts, asked.artifacts);
            const counting = findings.filter(({ waived }) => waived === undefined);
            sums.findings += counting.length;
            sums.waived += findings.length - counting.length;
            sums.references += references.length;
            sums.files += new Set(references.map(({ file }) => file)).size;
            sums.current += references.filter(({ fact }) => fact?.status === 'current').length;
            sums.unknown += incomplete.length;
            requests.total += total;
            requests.retried += retried;
            for (const { severity, check } of counting) {
                bySeverity.set(severity, (bySeverity.get(severity) ?? 0) + 1);
                byCheck.set(check, (byCheck.get(check) ?? 0) + 1);
            }
        },
        addUnknown: () => {
            sums.unknown += 1;
        },
        totals: () => ({ ...sums, bySeverity: sorted(bySeverity), byCheck: sorted(byCheck) }),
        requests: () => ({ ...requests }),
        coverage: () => ({ ...coverage }),
    };
}
const nothing = { asked: 0, answered: 0, unknown: {} };
function sum(a, b) {
    const unknown = new Map(Object.entries(a.unknown));
    for (const [cause, number] of Object.entries(b.unknown))
        unknown.set(cause, (unknown.get(cause) ?? 0) + number);
    return { asked: a.asked + b.asked, answered: a.answered + b.answered, unknown: sorted(unknown) };
}
function sorted(counts) {
    return Object.fromEntries([...counts].sort(([a], [b]) => (0,fleet_name/* compare */.UD)(a, b)));
}

;// CONCATENATED MODULE: ./lib/fleet/worst.js
// Keeps the first so many of a stream in an order, in memory for twice as many.
/** The first `most` items by `order`. Equal ones keep the order in which they came. */
function keepFirst(most, order) {
    let kept = [];
    const trim = () => {
        kept = kept.sort(order).slice(0, most);
    };
    return {
        add(item) {
            kept.push(item);
            if (kept.length >= 2 * most)
                trim();
        },
        items() {
            trim();
            return [...kept];
        },
    };
}

;// CONCATENATED MODULE: ./lib/fleet/merged.js
// Rows of all repositories, one at a time → one report with exact totals and the worst of each list.






/** How much of each list the merged report holds; the totals count everything. */
const mergedLimits = { findings: 10_000, references: 10_000, unknowns: 5000, advisories: 1000 };
/** Takes rows by name and gives their report. It holds the lists within `limits`, and a line for each repository. */
class Merger {
    #limits;
    #head;
    #shards;
    #seen = new Set();
    #tally = newTally();
    #repositories = [];
    #findings;
    #references;
    #incomplete;
    #advisories = new Map();
    #startedAt = '';
    #asOf = '';
    constructor(head, limits = mergedLimits) {
        this.#head = head;
        this.#limits = limits;
        this.#shards = new Map(head.expected.flatMap(({ shard, repositories }) => repositories.map((repository) => [(0,fleet_name/* keyOf */.TN)(repository), shard])));
        this.#findings = keepFirst(limits.findings, plan/* worstFirst */.md);
        this.#references = keepFirst(limits.references, byOrigin);
        this.#incomplete = keepFirst(limits.unknowns, byOrigin);
    }
    /** One row for each repository, in the order of their names. */
    add({ repository: origin, report, failed }) {
        this.#seen.add((0,fleet_name/* keyOf */.TN)(origin));
        if (report !== undefined) {
            this.#addReport(origin, report);
            return;
        }
        const why = failed ?? { cause: 'bad-answer', subject: origin, message: 'Its row says nothing of it' };
        this.#incomplete.add({ ...why, origin });
        this.#tally.addUnknown();
        this.#addRepository({ origin, verdict: 'incomplete', findings: 0, waived: 0, references: 0, unknown: 1 });
    }
    #addReport(origin, report) {
        this.#tally.add(report);
        for (const finding of report.findings)
            this.#findings.add({ ...finding, origin });
        for (const reference of report.references)
            this.#references.add({ ...reference, origin });
        for (const unknown of report.incomplete)
            this.#incomplete.add({ ...unknown, origin });
        for (const advisory of report.advisories) {
            if (this.#advisories.size < this.#limits.advisories)
                this.#advisories.set(advisory.uid, advisory);
        }
        if (report.startedAt > this.#startedAt)
            this.#startedAt = report.startedAt;
        if (report.asOf > this.#asOf)
            this.#asOf = report.asOf;
        const findings = report.findings.filter(({ waived }) => waived === undefined).length;
        this.#addRepository({
            origin,
            verdict: report.verdict,
            ...(report.source === undefined ? {} : { server: report.source.server, sha: report.source.sha }),
            findings,
            waived: report.findings.length - findings,
            references: report.references.length,
            unknown: report.incomplete.length,
        });
    }
    #addRepository(repository) {
        const shard = this.#shards.get((0,fleet_name/* keyOf */.TN)(repository.origin));
        this.#repositories.push({ ...repository, ...(shard === undefined ? {} : { shard }) });
    }
    /**
     * The report of all rows; to be called once, at the end. An expected repository without a row is not verified, and is
     * named with its shard.
     * @param now the ISO instant of a report without any row
     */
    report(now) {
        const missing = missingFrom(this.#head, this.#seen);
        for (const unknown of missing.incomplete) {
            this.#incomplete.add(unknown);
            this.#tally.addUnknown();
        }
        const repositories = [...this.#repositories, ...missing.repositories].sort(worstRepository);
        return {
            schemaVersion: 1,
            tool: { name: 'tagproof', version: version/* version */.r },
            mode: 'audit',
            verdict: verdictOf(repositories),
            startedAt: this.#startedAt || now,
            asOf: this.#asOf || now,
            references: [...this.#references.items()],
            findings: [...this.#findings.items()],
            advisories: [...this.#advisories.values()].sort((a, b) => (0,fleet_name/* compare */.UD)(a.uid, b.uid)),
            coverage: this.#tally.coverage(),
            incomplete: [...this.#incomplete.items()],
            settings: [],
            waivers: [],
            requests: this.#tally.requests(),
            edits: [],
            repositories,
            totals: this.#tally.totals(),
        };
    }
}
/** What no shard reports of is worse than a failure: nobody knows what is there. */
function verdictOf(repositories) {
    const is = (wanted) => repositories.some(({ verdict }) => verdict === wanted);
    if (repositories.length === 0 || repositories.some(({ missing }) => missing === true))
        return 'incomplete';
    return is('fail') ? 'fail' : is('incomplete') ? 'incomplete' : 'pass';
}
const order = ['fail', 'incomplete', 'pass'];
function worstRepository(a, b) {
    return (Number(b.missing === true) - Number(a.missing === true) ||
        order.indexOf(a.verdict) - order.indexOf(b.verdict) ||
        b.findings - a.findings ||
        (0,fleet_name/* byName */.nG)(a.origin, b.origin));
}
/** What is about no one repository comes first. */
function byOrigin(a, b) {
    return (0,fleet_name/* byName */.nG)(a.origin ?? '', b.origin ?? '');
}

;// CONCATENATED MODULE: ./lib/fleet/read.js
// Lines of a shard's report → its head and its rows; what is wrong is said with the line.


/** What is wrong in a shard's report. The message begins with file and line. */
class ShardError extends Error {
    name = 'ShardError';
}
/**
 * Opens a shard's report and reads its first line. A file that ends before its first line does is one of a shard that
 * died at once; with `planned`, when a plan knows what is missing, it counts as empty.
 * @throws ShardError when it is none
 */
async function openShard(file, lines, planned = false) {
    const cursor = lines[Symbol.asyncIterator]();
    const first = await next(file, cursor);
    if (planned && first?.whole !== true)
        return { head: (0,schema/* headOf */.Uo)([]), rows: rowsOf(file, cursor) };
    const head = schema/* headSchema */.ac.safeParse(first === undefined ? undefined : (0,schema/* parse */.qg)(first.text));
    if (!head.success)
        throw new ShardError(`${file}:1: is not the first line of a shard's report (\`tagproof audit --shard\`)`);
    return { head: head.data, rows: rowsOf(file, cursor) };
}
/** A last line that was cut short is left out: its repository then is one without a report. */
async function* rowsOf(file, cursor) {
    let before = '';
    for (let number = 2;; number += 1) {
        const line = await next(file, cursor);
        if (line === undefined)
            return;
        const row = schema/* rowSchema */.M1.safeParse((0,schema/* parse */.qg)(line.text));
        if (!row.success && !line.whole)
            return;
        if (!row.success) {
            const [issue] = row.error.issues;
            const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
            throw new ShardError(`${file}:${number}: is no line of a shard's report${where}`);
        }
        const key = (0,fleet_name/* keyOf */.TN)(row.data.repository);
        if (key <= before)
            throw new ShardError(`${file}:${number}: ${row.data.repository} stands out of order or twice`);
        before = key;
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

// EXTERNAL MODULE: ./lib/host/lines.js
var lines = __webpack_require__(5005);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/report/publish.js + 2 modules
var publish = __webpack_require__(97728);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/cli/step.js
var step = __webpack_require__(96542);
;// CONCATENATED MODULE: ./lib/cli/merge.js
// `merge`: shards' reports → one, for people and for the next merge.










/** A row is a repository's whole report. */
const mostRowBytes = 256 * 1024 * 1024;
const mostPlanBytes = 16 * 1024 * 1024;
/**
 * Joins the reports, one row of each in memory at a time, and returns the exit code of the whole. With a plan, what has
 * no report is not verified, whether its file is there or not.
 */
async function merge(context) {
    const { invocation, err, environment, out } = context;
    const { flags, operands, json } = invocation;
    const onIncomplete = flags.get('on-incomplete') ?? 'fail';
    const host = (0,local/* localHost */.O)({ root: '.', environment, ...(0,cli_context/* lookOf */.Li)(context) });
    const plan = await planFrom(flags.get('plan'));
    const mistakes = [
        ...('mistake' in plan ? [plan.mistake] : []),
        ...(operands.length === 0 && !flags.has('plan')
            ? ['`merge` needs the reports of shards: `tagproof merge shard-*.jsonl`, or `--plan`.']
            : []),
        ...(['fail', 'warn'].includes(onIncomplete) ? [] : ['`--on-incomplete` must be `fail` or `warn`.']),
    ];
    if ('mistake' in plan || mistakes.length > 0) {
        return (0,cli_context/* mistaken */.R3)({ err }, 'usage', mistakes);
    }
    try {
        const report = await joined(operands, plan.head, flags.get('output'), host.clock.now());
        const exitCode = exitCodeOf(report, onIncomplete);
        const html = flags.get('html');
        const reportFile = flags.get('report');
        const config = {
            ...(reportFile === undefined ? {} : { report: reportFile }),
            ...(html === undefined ? {} : { html }),
        };
        const sink = await (0,step/* stepSink */.k)(host.sink, environment);
        const saved = await (0,publish/* saveDocuments */.O)(report, { config, checks: check/* checks */.AV }, host.files);
        await (0,publish/* publish */.m)(report, { exitCode, checks: check/* checks */.AV }, { sink }, saved);
        for (const refused of saved.refused)
            err((0,cli_context/* failureText */.kY)(refused));
        if (json)
            out(JSON.stringify(report, null, 2));
        return saved.refused.length > 0 ? 3 : exitCode;
    }
    catch (error) {
        if (!(error instanceof ShardError))
            throw error;
        return (0,cli_context/* mistaken */.R3)({ err }, 'usage', [error.message]);
    }
}
async function planFrom(file) {
    if (file === undefined)
        return { head: (0,schema/* headOf */.Uo)([]) };
    const read = await (0,cli_context/* readNamed */.Mk)(file, mostPlanBytes);
    if ('unreadable' in read)
        return {
            mistake: `${file}: ${read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`}`,
        };
    const plan = (0,schema/* readPlan */.m3)(read.text);
    return 'mistake' in plan ? { mistake: `${file}: ${plan.mistake}` } : plan;
}
/** The report of all files; with `output`, their rows are written there, to be merged again. */
async function joined(files, plan, output, now) {
    const planned = plan.expected.length > 0;
    const parts = await Promise.all(files.map((file) => openShard(file, (0,lines/* readLines */.S)(file, mostRowBytes), planned)));
    const head = joinHeads([plan, ...parts.map((part) => part.head)]);
    const merger = new Merger(head);
    const writer = output === undefined ? undefined : await (0,lines/* writeLines */.x)(output);
    try {
        await writer?.write(JSON.stringify(head));
        for await (const row of joinRows(parts.map(({ rows }) => rows)))
            await take(row, merger, writer);
    }
    finally {
        await writer?.close();
    }
    return merger.report(new Date(now).toISOString());
}
async function take(row, merger, writer) {
    merger.add(row);
    await writer?.write(JSON.stringify(row));
}
function exitCodeOf({ verdict, repositories = [] }, onIncomplete) {
    const failed = repositories.some((one) => one.verdict === 'fail');
    if (verdict === 'incomplete' && onIncomplete === 'fail')
        return 3;
    return failed ? 1 : 0;
}


/***/ }),

/***/ 96542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ stepSink)
/* harmony export */ });
/** `sink` with the step's outputs and summary where there is a step; the log stays the command's own. */
async function stepSink(sink, environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return sink;
    const { actionsHost } = await Promise.all(/* import() */[__webpack_require__.e(143), __webpack_require__.e(6053)]).then(__webpack_require__.bind(__webpack_require__, 46053));
    const step = actionsHost(environment).sink;
    return { ...sink, summary: step.summary, output: step.output };
}


/***/ }),

/***/ 71976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
// Image names: the grammar of distribution/reference, normalised the way Docker does it.
// https://github.com/distribution/reference/blob/main/reference.go
const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const longestName = 255;
const longestReference = longestName + 1 + 128 + 1 + 71;
/** True for `sha256:` and 64 lower-case hex digits, the one algorithm that tag histories use. */
function isDigest(text) {
    return digestPattern.test(text);
}
/**
 * Parses an image name as written, without surrounding white space.
 * Never throws; an invalid name comes back with the reason.
 */
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > longestReference)
        return invalid(`the name is longer than ${longestReference} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not sha256 and 64 hex digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag has characters that a tag cannot have');
    const name = splitName(colon < 0 ? named : named.slice(0, colon));
    if (typeof name === 'string')
        return invalid(name);
    return {
        kind: 'image',
        image: { ...name, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) },
    };
}
function invalid(why) {
    return { kind: 'invalid', why };
}
function splitName(name) {
    const slash = name.indexOf('/');
    const first = slash < 0 ? '' : name.slice(0, slash);
    const hasRegistry = /[.:A-Z[]/.test(first) || first === 'localhost';
    if (hasRegistry && !domain.test(first))
        return 'the registry is not a host name';
    const registry = hasRegistry ? registryName(first) : 'docker.io';
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > longestName)
        return `the repository is longer than ${longestName} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
/** Host names know no case. A single upper-case word is a registry too, but in lower case it would be an organization. */
function registryName(host) {
    const lower = /[.:]/.test(host) ? host.toLowerCase() : host;
    return /^(?:index|registry-1)\.docker\.io$/.test(lower) ? 'docker.io' : lower;
}
/** `registry/repository:tag` in its normalised spelling, without the digest: the key of a tag's history. */
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}


/***/ }),

/***/ 39711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ noPolicy)
/* harmony export */ });
/** The policy of a repository without one. */
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
    origins: [],
    unread: [],
};


/***/ }),

/***/ 41383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ limits),
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   Rp: () => (/* binding */ shownOf),
/* harmony export */   XC: () => (/* binding */ planOf),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65268);
// One planner for all channels: what is worst comes first, what does not fit is counted, the totals are the same everywhere.

/** What each channel takes, with room for what the CI host adds itself. */
const limits = {
    /** A step shows 10 of each severity; one error is kept for the failing verdict. */
    annotations: { error: 9, warning: 10, notice: 10 },
    annotationBytes: 4096,
    summaryBytes: 900 * 1024,
    commentBytes: 60_000,
    imageListBytes: 256 * 1024,
    sarifResults: 25_000,
    sarifGzipBytes: 10_000_000,
    terminalFindings: 1000,
};
/** Orders and counts a report once, for every channel. A merged report, whose lists are cut, brings its totals. */
function planOf(report) {
    const ordered = [...report.findings].sort(worstFirst);
    const findings = ordered.filter((finding) => !isWaived(finding));
    const waived = ordered.filter(isWaived);
    const { references, incomplete, edits } = report;
    const pinned = edits.filter(({ before }) => before !== '');
    const recorded = edits.filter(({ before }) => before === '');
    return {
        findings,
        waived,
        pinned,
        recorded,
        totals: report.totals ?? {
            findings: findings.length,
            waived: waived.length,
            references: references.length,
            files: new Set(references.map(({ file }) => file)).size,
            current: references.filter(({ fact }) => fact?.status === 'current').length,
            unknown: incomplete.length,
            pinned: pinned.length,
            recorded: recorded.length,
            bySeverity: countBy(findings, ({ severity }) => severity),
            byCheck: countBy(findings, ({ check }) => check),
        },
    };
}
function countBy(items, key) {
    const counts = {};
    for (const item of items)
        counts[key(item)] = (counts[key(item)] ?? 0) + 1;
    return counts;
}
/** Draws items from the start while the drawings fit into so many bytes of UTF-8. */
function fill(items, room, draw) {
    const shown = [];
    let left = room;
    for (const item of items) {
        const drawing = draw(item);
        left -= Buffer.byteLength(drawing);
        if (left < 0)
            break;
        shown.push(drawing);
    }
    return { shown, total: items.length };
}
/** `Shown 8 of 100; the rest is in the report`, or nothing when all are shown. */
function shownOf({ shown, total }, where = 'the report') {
    return shown.length === total ? '' : `Shown ${shown.length} of ${total}; the rest is in ${where}`;
}
function isWaived({ waived }) {
    return waived !== undefined;
}
/** The order of findings in every channel. */
function worstFirst(a, b) {
    return (Number(a.introduced === false) - Number(b.introduced === false) ||
        _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(a.severity) - _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(b.severity) ||
        compare(a.origin ?? '', b.origin ?? '') ||
        Number(a.file === undefined) - Number(b.file === undefined) ||
        compare(a.file ?? '', b.file ?? '') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        compare(a.check, b.check));
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 58191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   PB: () => (/* binding */ endOfLife),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   RK: () => (/* binding */ wholeStory),
/* harmony export */   _3: () => (/* binding */ days),
/* harmony export */   _7: () => (/* binding */ story),
/* harmony export */   ak: () => (/* binding */ meaning),
/* harmony export */   bT: () => (/* binding */ restsOn),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   z$: () => (/* binding */ referenceName)
/* harmony export */ });
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41383);
// The sentences and numbers that every channel shares.

/** One line: the verdict and what it rests on. The same in every channel. */
function headline(report, plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planOf */ .XC)(report)) {
    return `${report.verdict}: ${restsOn(report, plan)}`;
}
/** The same without the verdict. */
function restsOn(report, { totals } = (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planOf */ .XC)(report)) {
    const counted = `${plural(totals.findings, 'finding')} in ${plural(totals.references, 'reference')} of ${plural(totals.files, 'file')}`;
    const waived = totals.waived === 0 ? '' : `, ${totals.waived} waived`;
    const pinned = totals.pinned === 0 ? '' : `, ${plural(totals.pinned, 'line')} pinned`;
    const recorded = totals.recorded === 0 ? '' : `, ${plural(totals.recorded, 'tag')} first seen`;
    const unknown = totals.unknown === 0 ? '' : `, ${plural(totals.unknown, 'thing')} not verified`;
    const among = report.repositories === undefined ? '' : `, ${plural(report.repositories.length, 'repository')}`;
    return `${counted}${among}${waived}${pinned}${recorded}${unknown}`;
}
/** What the verdict means for the reader, in one sentence that says no more than is true. */
function meaning({ verdict, references, findings, incomplete }) {
    if (verdict === 'fail')
        return 'The change must not land as it is.';
    if (verdict === 'incomplete')
        return 'Not everything could be verified, so this is neither a pass nor a finding.';
    if (incomplete.length > 0)
        return 'Nothing fails the gate, but not everything could be verified.';
    if (findings.length > 0)
        return 'Nothing found fails the gate.';
    if (references.length === 0)
        return 'No image reference was found. If that is a surprise, look at the inputs `paths` and `exclude`.';
    const open = references.filter(({ fact }) => fact === undefined || !proved.has(fact.status)).length;
    return open === 0
        ? 'Every reference is pinned to a digest that its tag had, and nothing is wrong.'
        : `Nothing was found wrong, but ${plural(open, 'reference')} could not be proved by a history.`;
}
const proved = new Set(['current', 'superseded', 'one-platform']);
function plural(count, noun) {
    if (count === 1)
        return `1 ${noun}`;
    return `${count} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ie` : noun}s`;
}
/** What was not verified; in a merged report after the repository that it is about. */
function subjectOf({ origin, subject }) {
    return origin === undefined || origin === subject ? subject : `${origin} ${subject}`;
}
/** Image and tag as one name; for an opaque reference its text. */
function referenceName({ kind, raw, registry, repository, tag }) {
    return kind === 'opaque' ? raw : `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}
/** `file:line`, in a merged report after `owner/name`; or nothing when the finding is about no file. */
function placeOf({ origin, file, line }) {
    const place = file === undefined ? '' : `${file}:${line}`;
    return [origin, place].filter(Boolean).join(' ');
}
/** What the tag's history says of a reference, in a few words. */
function story({ kind, why, fact }) {
    if (kind === 'opaque')
        return `not resolved (${why})`;
    switch (fact?.status) {
        case 'current':
            return fact.currentSince === undefined
                ? 'current (no history)'
                : `current since ${day(fact.currentSince)}${bySight(fact)}`;
        case 'superseded':
            return `${plural(days(fact.lagSeconds), 'day')} and ${plural(fact.behind ?? 0, 'digest')} behind, since ${day(fact.supersededAt)}${bySight(fact)}`;
        case 'unpinned':
            return fact.currentSince === undefined
                ? 'not pinned (no history)'
                : `not pinned, tag moved ${day(fact.currentSince)}${bySight(fact)}`;
        case 'not-in-history':
            return 'never was this tag';
        case 'one-platform':
            return 'one platform of an index that was this tag';
        case 'missing':
            return fact.message ?? 'missing';
        default:
            return `unknown (${fact?.cause ?? 'not asked'})`;
    }
}
/** The tag's end of life, if it is marked, before the story: a pin to a dead tag stays current for ever. */
function wholeStory(reference, asOf) {
    const ends = reference.fact === undefined ? '' : endOfLife(reference.fact, asOf);
    return ends === '' ? story(reference) : `${ends}; ${story(reference)}`;
}
/** That the tag is at its end of life, and since when; else nothing. */
function endOfLife({ deprecated, endOfLife: ends }, asOf) {
    if (deprecated !== true)
        return '';
    const endOfLifeDate = ends?.date;
    if (endOfLifeDate === undefined)
        return 'at its end of life';
    const comes = Date.parse(endOfLifeDate) > Date.parse(asOf);
    return comes
        ? `its end of life comes on ${day(endOfLifeDate)}`
        : `at its end of life since ${day(endOfLifeDate)}`;
}
function bySight({ basis }) {
    return basis === 'first-seen' ? ', as first seen' : '';
}
/** Whole days of a length in seconds. */
function days(seconds) {
    return Math.floor((seconds ?? 0) / 86_400);
}
/** The day of an RFC 3339 instant. */
function day(instant) {
    return instant?.slice(0, 10) ?? 'an unknown day';
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
