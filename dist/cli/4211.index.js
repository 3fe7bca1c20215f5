export const id = 4211;
export const ids = [4211];
export const modules = {

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

/***/ 10458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ shardHeadOf),
/* harmony export */   KT: () => (/* binding */ parseShardLine),
/* harmony export */   M1: () => (/* binding */ rowSchema),
/* harmony export */   ac: () => (/* binding */ headSchema),
/* harmony export */   m3: () => (/* binding */ readPlan)
/* harmony export */ });
/* unused harmony exports planSchema, shardLineSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13798);
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44195);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81230);



const repository = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)
    .describe('`owner/name`');
const shardName = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^\d{1,3}\/\d{1,3}$/);
const planSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    include: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        shard: shardName.describe('`3/8`'),
        repositories: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('`owner/name`, one per line'),
    }))
        .max(256),
});
const headSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    document: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('shard'),
    expected: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ shard: shardName.optional(), repositories: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(repository) }))
        .describe('Repositories for which a line should follow; those without one were not verified'),
});
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    repository,
    report: _report_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .reportSchema */ .Q
        .omit({ histories: true, record: true })
        .optional()
        .describe('The report of the repository, without tag histories and the record for replay'),
    failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ cause: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), subject: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })
        .optional()
        .describe('Why there is no report'),
    ownersUnknown: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Why the owners of its files are not known'),
});
const shardLineSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([headSchema, rowSchema]);
function shardHeadOf(expected) {
    return {
        schemaVersion: 1,
        document: 'shard',
        expected: expected.map(({ repositories, ...rest }) => ({ ...rest, repositories: [...repositories] })),
    };
}
function readPlan(text) {
    const parsed = planSchema.safeParse(parseShardLine(text));
    if (!parsed.success)
        return { issue: 'is not the output of `tagproof plan`' };
    const expected = parsed.data.include.map(({ shard, repositories }) => ({
        shard,
        repositories: repositories.split('\n').filter((line) => line !== ''),
    }));
    const wrong = expected.flatMap(({ repositories }) => repositories).find((name) => !(0,_name_js__WEBPACK_IMPORTED_MODULE_2__/* .readName */ .MQ)(name));
    if (wrong !== undefined)
        return { issue: `names \`${wrong.slice(0, 100)}\`, which is not OWNER/REPO` };
    return { head: shardHeadOf(expected) };
}
function parseShardLine(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 5566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: ./lib/checks/index.js + 23 modules
var checks = __webpack_require__(28176);
// EXTERNAL MODULE: ./lib/host/jsonl.js
var jsonl = __webpack_require__(97576);
// EXTERNAL MODULE: ./lib/host/local.js + 2 modules
var local = __webpack_require__(95231);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/output/publish.js + 2 modules
var publish = __webpack_require__(83516);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/cli/step.js
var step = __webpack_require__(96542);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/name.js
var fleet_name = __webpack_require__(81230);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/schema.js
var schema = __webpack_require__(10458);
;// CONCATENATED MODULE: ./lib/cli/audit/fleet/join.js



async function* joinRows(parts) {
    const cursors = parts.map((part) => part[Symbol.asyncIterator]());
    const heads = await Promise.all(cursors.map((cursor) => cursor.next()));
    for (;;) {
        const keys = heads.flatMap(({ done, value }) => (done === true ? [] : [(0,fleet_name/* repositoryKey */.Kq)(value.repository)]));
        if (keys.length === 0)
            return;
        const least = keys.reduce((a, b) => (b < a ? b : a));
        let best;
        for (const [index, cursor] of cursors.entries()) {
            const { done, value } = heads[index] ?? { done: true };
            if (done === true || (0,fleet_name/* repositoryKey */.Kq)(value.repository) !== least)
                continue;
            best = best === undefined ? value : betterOf(best, value);
            heads[index] = await cursor.next();
        }
        if (best !== undefined)
            yield best;
    }
}
function betterOf(a, b) {
    const order = Number(a.report === undefined) - Number(b.report === undefined) ||
        (0,model_text/* compareText */.n6)(b.report?.startedAt ?? '', a.report?.startedAt ?? '') ||
        (0,model_text/* compareText */.n6)(JSON.stringify(a), JSON.stringify(b));
    return order <= 0 ? a : b;
}
function joinHeads(heads) {
    const shards = new Map();
    for (const { expected } of heads) {
        for (const { shard = '', repositories } of expected) {
            for (const repository of repositories) {
                const known = shards.get((0,fleet_name/* repositoryKey */.Kq)(repository));
                const next = { repository, shard };
                if (known === undefined || firstOf(known, next) === next)
                    shards.set((0,fleet_name/* repositoryKey */.Kq)(repository), next);
            }
        }
    }
    const byShard = new Map();
    for (const { repository, shard } of shards.values()) {
        byShard.set(shard, [...(byShard.get(shard) ?? []), repository]);
    }
    const ordered = [...byShard].sort(([a], [b]) => Number.parseInt(a || '0', 10) - Number.parseInt(b || '0', 10) || (0,model_text/* compareText */.n6)(a, b));
    return (0,schema/* shardHeadOf */.Al)(ordered.map(([shard, repositories]) => ({
        ...(shard === '' ? {} : { shard }),
        repositories: repositories.sort(fleet_name/* byName */.nG),
    })));
}
function firstOf(a, b) {
    const order = Number(a.shard === '') - Number(b.shard === '') ||
        (0,model_text/* compareText */.n6)(a.shard, b.shard) ||
        (0,model_text/* compareText */.n6)(a.repository, b.repository);
    return order <= 0 ? a : b;
}

// EXTERNAL MODULE: ./lib/output/view.js
var view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/report/images/advisories.js
var images_advisories = __webpack_require__(14942);
// EXTERNAL MODULE: ./lib/report/images/cards.js + 2 modules
var cards = __webpack_require__(79623);
// EXTERNAL MODULE: ./lib/report/images/harm.js
var harm = __webpack_require__(84139);
// EXTERNAL MODULE: ./lib/report/images/links.js
var links = __webpack_require__(5756);
// EXTERNAL MODULE: ./lib/report/images/order.js
var order = __webpack_require__(45081);
// EXTERNAL MODULE: ./lib/report/images/places.js
var images_places = __webpack_require__(86905);
;// CONCATENATED MODULE: ./lib/report/images/join.js








const joinedLimits = { images: 5000, places: 200 };
function imageJoin(limits = joinedLimits) {
    let joined = new Map();
    let dropped = 0;
    const sorted = () => [...joined.values()].sort(order/* worstImageFirst */.Xf);
    const withFindings = (images) => images.filter(({ findings }) => findings > 0).length;
    const drop = () => {
        const images = sorted();
        dropped += withFindings(images.slice(2 * limits.images));
        joined = new Map(images.slice(0, 2 * limits.images).map((image) => [image.name, image]));
    };
    return {
        add(origin, report) {
            const link = (0,links/* placeLinks */.vB)(report);
            for (const image of report.images ?? (0,cards/* imageCards */.t)(report)) {
                const places = image.places.map((place) => ({ ...(0,compact/* compact */.o)({ url: link(place) }), ...place, origin }));
                const known = joined.get(image.name);
                const own = cutPlaces({ ...image, places }, limits.places);
                joined.set(image.name, known === undefined ? own : merged(known, own, limits.places));
            }
            if (joined.size > 4 * limits.images)
                drop();
        },
        images: () => sorted().slice(0, limits.images),
        total: () => withFindings([...joined.values()]) + dropped,
    };
}
function merged(a, b, maxPlaces) {
    const [worse, other] = (0,order/* worstImageFirst */.Xf)(a, b) <= 0 ? [a, b] : [b, a];
    const later = (other.lagSeconds ?? -1) > (worse.lagSeconds ?? -1) ? other : worse;
    const isIntroduced = worse.introduced ?? other.introduced;
    const severity = (0,order/* severityOrder */.IY)(other.severity) < (0,order/* severityOrder */.IY)(worse.severity) ? other.severity : worse.severity;
    return cutPlaces({
        ...other,
        ...worse,
        harm: (0,harm/* harmRank */.z)(other.harm) < (0,harm/* harmRank */.z)(worse.harm) ? other.harm : worse.harm,
        ...(0,compact/* compact */.o)({
            severity,
            introduced: isIntroduced,
            since: later.since,
            behind: later.behind,
            lagSeconds: later.lagSeconds,
        }),
        findings: a.findings + b.findings,
        waived: a.waived + b.waived,
        references: a.references + b.references,
        checks: joinChecks(worse.checks, other.checks),
        pins: joinPins(worse, other),
        places: [...a.places, ...b.places],
        placesTotal: placesCount(a) + placesCount(b),
        advisories: joinAdvisories(worse, other),
        ...(0,compact/* compact */.o)({ action: joinActions(worse, other) }),
    }, maxPlaces);
}
function placesCount({ places, placesTotal }) {
    return placesTotal ?? places.length;
}
function cutPlaces(image, max) {
    const { placesTotal: _, ...rest } = image;
    const total = placesCount(image);
    const places = [...image.places].sort(images_places/* worstPlaceFirst */.b).slice(0, max);
    return { ...rest, places, ...(places.length < total ? { placesTotal: total } : {}) };
}
function joinChecks(first, second) {
    const checks = new Map(first.map((one) => [one.check, one]));
    for (const one of second) {
        const known = checks.get(one.check);
        if (known === undefined) {
            checks.set(one.check, one);
            continue;
        }
        checks.set(one.check, {
            ...((0,order/* severityOrder */.IY)(one.severity) < (0,order/* severityOrder */.IY)(known.severity) ? one : known),
            findings: known.findings + one.findings,
            waived: known.waived + one.waived,
        });
    }
    return [...checks.values()].sort((a, b) => Number(a.findings === 0) - Number(b.findings === 0));
}
function joinPins(a, b) {
    const pins = new Map();
    for (const pin of [...a.pins, ...b.pins]) {
        const known = pins.get(pin.digest ?? '');
        pins.set(pin.digest ?? '', { ...(known ?? pin), references: (known?.references ?? 0) + pin.references });
    }
    return [...pins.values()].sort(images_places/* mostUsedFirst */.TC);
}
function joinAdvisories(a, b) {
    const advisories = new Map();
    for (const advisory of [...a.advisories, ...b.advisories]) {
        const key = JSON.stringify([advisory.id, advisory.artifact]);
        const known = advisories.get(key);
        if (known === undefined || known.waived === true)
            advisories.set(key, advisory);
    }
    return [...advisories.values()].sort(images_advisories/* worstAdvisoryFirst */.$w);
}
function joinActions({ action }, { action: other }) {
    if (action === undefined || other === undefined)
        return action ?? other;
    if (action.do !== other.do)
        return action;
    const { automatic: _, from: __, ...rest } = action;
    const from = [...new Set([...(action.from ?? []), ...(other.from ?? [])])].sort(model_text/* compareText */.n6);
    const isAutomatic = action.automatic === true && other.automatic === true;
    return { ...rest, ...(from.length === 0 ? {} : { from }), ...(isAutomatic ? { automatic: true } : {}) };
}

// EXTERNAL MODULE: ./lib/report/version.js
var version = __webpack_require__(38882);
// EXTERNAL MODULE: ./lib/cli/audit/since/comparison.js + 2 modules
var comparison = __webpack_require__(15819);
// EXTERNAL MODULE: ./lib/cli/audit/since/trend.js
var trend = __webpack_require__(83600);
// EXTERNAL MODULE: ./lib/cli/audit/fleet/keep-first.js
var keep_first = __webpack_require__(22943);
;// CONCATENATED MODULE: ./lib/cli/audit/fleet/missing.js

function missingFrom({ expected }, seen) {
    const gaps = expected
        .map(({ shard, repositories }) => ({
        ...(shard === undefined ? {} : { shard }),
        dead: repositories.every((repository) => !seen.has((0,fleet_name/* repositoryKey */.Kq)(repository))),
        repositories: repositories.filter((repository) => !seen.has((0,fleet_name/* repositoryKey */.Kq)(repository))),
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
const maxNames = 50;
function deadShard(shard, repositories) {
    const more = repositories.length - maxNames;
    const names = repositories.slice(0, maxNames).join(', ') + (more > 0 ? `, and ${more} more` : '');
    const message = `Shard ${shard} left no report, so nothing is known about ${names}. Re-run its job`;
    return { cause, subject: `shard ${shard}`, message };
}
function noReport(origin, shard) {
    const missing = shard === undefined
        ? 'There is no report for this repository'
        : `Shard ${shard} has no report for this repository`;
    return { cause, subject: origin, message: `${missing}. Re-run the job`, origin };
}

// EXTERNAL MODULE: ./lib/report/coverage.js
var report_coverage = __webpack_require__(7130);
;// CONCATENATED MODULE: ./lib/cli/audit/fleet/tally.js


function newTally() {
    const sums = {
        findings: 0,
        waived: 0,
        references: 0,
        files: 0,
        current: 0,
        unknown: 0,
        local: 0,
        pinned: 0,
        recorded: 0,
    };
    const requests = { total: 0, retried: 0 };
    const coverage = { references: nothing, histories: nothing, artifacts: nothing };
    const bySeverity = new Map();
    const byCheck = new Map();
    return {
        add(report) {
            const { findings, references, incomplete, requests: { total, retried, saved }, } = report;
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
            sums.local += references.filter(({ kind }) => kind === 'local').length;
            requests.total += total;
            requests.retried += retried;
            if (saved !== undefined)
                requests.saved = (requests.saved ?? 0) + saved;
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
    return Object.fromEntries([...counts].sort(([a], [b]) => (0,model_text/* compareText */.n6)(a, b)));
}

;// CONCATENATED MODULE: ./lib/cli/audit/fleet/teams.js

const maxTeams = 2000;
function teamTally() {
    const counts = new Map();
    const of = (team) => {
        const name = counts.size >= maxTeams && !counts.has(team) ? '' : team;
        const known = counts.get(name) ?? { repositories: new Set(), findings: 0, bySeverity: new Map() };
        counts.set(name, known);
        return known;
    };
    return {
        add(origin, findings) {
            for (const { owners = [], severity, waived } of findings) {
                if (waived !== undefined)
                    continue;
                for (const owner of owners.length === 0 ? [''] : owners) {
                    const team = of(owner);
                    team.repositories.add(origin);
                    team.findings += 1;
                    team.bySeverity.set(severity, (team.bySeverity.get(severity) ?? 0) + 1);
                }
            }
        },
        teams() {
            if ([...counts.keys()].every((team) => team === ''))
                return undefined;
            return [...counts]
                .map(([team, { repositories, findings, bySeverity }]) => ({
                team,
                repositories: repositories.size,
                findings,
                bySeverity: Object.fromEntries([...bySeverity].sort(([a], [b]) => (0,model_text/* compareText */.n6)(a, b))),
            }))
                .sort((a, b) => (b.bySeverity.error ?? 0) - (a.bySeverity.error ?? 0) ||
                b.findings - a.findings ||
                (0,model_text/* compareText */.n6)(a.team, b.team));
        },
    };
}

;// CONCATENATED MODULE: ./lib/cli/audit/fleet/merged.js












const mergedLimits = { findings: 10_000, references: 10_000, unknowns: 5000, advisories: 1000 };
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
    #images = imageJoin();
    #teams = teamTally();
    #earlier;
    #comparison;
    #startedAt = '';
    #asOf = '';
    constructor(head, limits = mergedLimits, earlier) {
        this.#earlier = earlier;
        this.#comparison = earlier && new comparison/* AuditComparison */.D(earlier);
        this.#head = head;
        this.#limits = limits;
        this.#shards = new Map(head.expected.flatMap(({ shard, repositories }) => repositories.map((repository) => [(0,fleet_name/* repositoryKey */.Kq)(repository), shard])));
        this.#findings = (0,keep_first/* keepFirst */.q)(limits.findings, view/* worstFirst */.md);
        this.#references = (0,keep_first/* keepFirst */.q)(limits.references, byOrigin);
        this.#incomplete = (0,keep_first/* keepFirst */.q)(limits.unknowns, byOrigin);
    }
    add({ repository: origin, report, failed, ownersUnknown }) {
        this.#seen.add((0,fleet_name/* repositoryKey */.Kq)(origin));
        if (report !== undefined) {
            this.#addReport(origin, report, ownersUnknown);
            return;
        }
        const why = failed ?? {
            cause: 'bad-answer',
            subject: origin,
            message: 'Its row has neither a report nor a reason',
        };
        this.#incomplete.add({ ...why, origin });
        this.#tally.addUnknown();
        this.#addRepository({ origin, verdict: 'incomplete', findings: 0, waived: 0, references: 0, unknown: 1 });
    }
    #addReport(origin, report, ownersUnknown) {
        this.#tally.add(report);
        this.#images.add(origin, report);
        this.#teams.add(origin, report.findings);
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
            ...this.#comparison?.add(report, origin),
            ...(0,compact/* compact */.o)({ ownersUnknown }),
            waived: report.findings.length - findings,
            references: report.references.length,
            unknown: report.incomplete.length,
        });
    }
    #addRepository(repository) {
        const shard = this.#shards.get((0,fleet_name/* repositoryKey */.Kq)(repository.origin));
        this.#repositories.push({ ...repository, ...(shard === undefined ? {} : { shard }) });
    }
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
            images: this.#images.images(),
            advisories: [...this.#advisories.values()].sort((a, b) => (0,model_text/* compareText */.n6)(a.uid, b.uid)),
            coverage: this.#tally.coverage(),
            incomplete: [...this.#incomplete.items()],
            settings: [],
            waivers: [],
            requests: this.#tally.requests(),
            edits: [],
            repositories,
            ...(0,compact/* compact */.o)({ teams: this.#teams.teams() }),
            ...(this.#earlier === undefined || this.#comparison === undefined
                ? {}
                : { changes: this.#comparison.result(), trend: (0,trend/* trendAfter */.U)(this.#earlier) }),
            totals: { ...this.#tally.totals(), images: this.#images.total() },
        };
    }
}
function verdictOf(repositories) {
    const is = (wanted) => repositories.some(({ verdict }) => verdict === wanted);
    if (repositories.length === 0 || repositories.some(({ missing }) => missing === true))
        return 'incomplete';
    return is('fail') ? 'fail' : is('incomplete') ? 'incomplete' : 'pass';
}
const merged_order = ['fail', 'incomplete', 'pass'];
function worstRepository(a, b) {
    return (Number(b.missing === true) - Number(a.missing === true) ||
        merged_order.indexOf(a.verdict) - merged_order.indexOf(b.verdict) ||
        b.findings - a.findings ||
        (0,fleet_name/* byName */.nG)(a.origin, b.origin));
}
function byOrigin(a, b) {
    return (0,fleet_name/* byName */.nG)(a.origin ?? '', b.origin ?? '');
}

;// CONCATENATED MODULE: ./lib/cli/audit/fleet/read.js


class ShardError extends Error {
    name = 'ShardError';
}
async function openShard(file, lines, planned = false) {
    const cursor = lines[Symbol.asyncIterator]();
    const first = await next(file, cursor);
    if (planned && first?.whole !== true)
        return { head: (0,schema/* shardHeadOf */.Al)([]), rows: rowsOf(file, cursor) };
    const head = schema/* headSchema */.ac.safeParse(first === undefined ? undefined : (0,schema/* parseShardLine */.KT)(first.text));
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
        const row = schema/* rowSchema */.M1.safeParse((0,schema/* parseShardLine */.KT)(line.text));
        if (!row.success && !line.whole)
            return;
        if (!row.success) {
            const [issue] = row.error.issues;
            const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
            throw new ShardError(`${file}:${number}: is not a line of a shard's report${where}`);
        }
        const key = (0,fleet_name/* repositoryKey */.Kq)(row.data.repository);
        if (key <= before)
            throw new ShardError(`${file}:${number}: ${row.data.repository} is out of order or duplicated`);
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

// EXTERNAL MODULE: ./lib/cli/audit/since/read.js
var since_read = __webpack_require__(24855);
;// CONCATENATED MODULE: ./lib/cli/audit/merge.js












const maxRowBytes = 256 * 1024 * 1024;
const maxPlanBytes = 16 * 1024 * 1024;
async function merge(context) {
    const { invocation, err, environment, out } = context;
    const { flags, operands, json } = invocation;
    const onIncomplete = flags.get('on-incomplete') ?? 'fail';
    const host = (0,local/* localHost */.O)({ root: '.', environment, ...(0,cli_context/* printOptionsOf */.x9)(context) });
    const plan = await planFrom(flags.get('plan'));
    const since = flags.get('since');
    const read = since === undefined ? undefined : await (0,since_read/* readEarlier */.l)(since, 'many');
    const issues = [
        ...(read !== undefined && 'issue' in read ? [read.issue] : []),
        ...('issue' in plan ? [plan.issue] : []),
        ...(operands.length === 0 && !flags.has('plan')
            ? ['`merge` requires the reports of shards (`tagproof merge shard-*.jsonl`) or `--plan`.']
            : []),
        ...(['fail', 'warn'].includes(onIncomplete) ? [] : ['`--on-incomplete` must be `fail` or `warn`.']),
    ];
    if ('issue' in plan || (read !== undefined && 'issue' in read) || issues.length > 0) {
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', issues);
    }
    try {
        const report = await joined(operands, plan.head, flags.get('output'), {
            now: host.clock.now(),
            ...(0,compact/* compact */.o)({ earlier: read?.earlier }),
        });
        const exitCode = exitCodeOf(report, onIncomplete);
        const html = flags.get('html');
        const reportFile = flags.get('report');
        const config = {
            ...(reportFile === undefined ? {} : { report: reportFile }),
            ...(html === undefined ? {} : { html }),
        };
        const sink = await (0,step/* stepSink */.k)(host.sink, environment);
        const saved = await (0,publish/* saveDocuments */.OF)(report, { config, checks: checks.checks }, host.files);
        await (0,publish/* publish */.mk)(report, { exitCode, checks: checks.checks }, { sink }, saved);
        for (const refused of saved.refused)
            err((0,cli_context/* failureText */.kY)(refused));
        if (json)
            out(JSON.stringify(report, null, 2));
        return saved.refused.length > 0 ? 3 : exitCode;
    }
    catch (error) {
        if (!(error instanceof ShardError))
            throw error;
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', [error.message]);
    }
}
async function planFrom(file) {
    if (file === undefined)
        return { head: (0,schema/* shardHeadOf */.Al)([]) };
    const read = await (0,cli_context/* readUserFile */.E1)(file, maxPlanBytes);
    if ('unreadable' in read)
        return {
            issue: `${file}: ${read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`}`,
        };
    const plan = (0,schema/* readPlan */.m3)(read.text);
    return 'issue' in plan ? { issue: `${file}: ${plan.issue}` } : plan;
}
async function joined(files, plan, output, { now, earlier }) {
    const planned = plan.expected.length > 0;
    const parts = await Promise.all(files.map((file) => openShard(file, (0,jsonl/* readLines */.S)(file, maxRowBytes), planned)));
    const head = joinHeads([plan, ...parts.map((part) => part.head)]);
    const merger = new Merger(head, mergedLimits, earlier);
    const writer = output === undefined ? undefined : await (0,jsonl/* writeLines */.x)(output);
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

/***/ 15819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ AuditComparison)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
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
            const key = findingKey(finding);
            keys.set(key, [...(keys.get(key) ?? []), finding]);
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
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44195);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34641);
/* harmony import */ var _fleet_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10458);



const maxBytes = 128 * 1024 * 1024;
async function readEarlier(file, kind) {
    const read = await (0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readUserFile */ .E1)(file, maxBytes);
    if ('unreadable' in read) {
        const why = read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`;
        return { issue: `\`--since\` names ${file}, which ${why}.` };
    }
    const parsed = _report_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .reportSchema */ .Q.safeParse((0,_fleet_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .parseShardLine */ .KT)(read.text));
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

/***/ 67701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ apiTokens)
/* harmony export */ });
/* unused harmony export apiTokenVariable */
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91817);

function apiTokenVariable(registry) {
    return `TAGPROOF_TOKEN_${registry.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`;
}
function apiTokens(environment, mask) {
    return (registry) => {
        const value = environment[apiTokenVariable(registry)];
        if (value === undefined || value === '')
            return undefined;
        const token = new _model_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .Secret */ .z(value);
        mask(token);
        return token;
    };
}


/***/ }),

/***/ 10020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ ciFrom),
/* harmony export */   Y: () => (/* binding */ sourceFrom)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10900);



function ciFrom(environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return undefined;
    return {
        variable: (name) => environment[name] || undefined,
        async payload() {
            try {
                const { context } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 50157));
                return context.payload;
            }
            catch (cause) {
                throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('unreadable-file', _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .eventUnreadable */ .YR, { cause });
            }
        },
    };
}
function sourceFrom(environment, root = environment.GITHUB_WORKSPACE) {
    const { GITHUB_WORKSPACE: workspace = '', GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_SHA: sha = '', } = environment;
    const isCheckout = workspace !== '' && root !== undefined && node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root) === node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace);
    const isCommit = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[a-f0-9]{40,64}$/.test(sha);
    if (!isCheckout || !isCommit || !/^https:\/\/[\w.:-]+$/.test(server))
        return {};
    return {
        source: { server, repository, sha, ...workflowFile(environment.GITHUB_WORKFLOW_REF, repository) },
    };
}
function workflowFile(reference = '', repository) {
    const start = `${repository}/`;
    const file = reference.startsWith(start) ? reference.slice(start.length).split('@')[0] : undefined;
    return file !== undefined && /^\.github\/workflows\/[\w. +-]+\.ya?ml$/.test(file) ? { workflow: file } : {};
}


/***/ }),

/***/ 12764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ machineDocker)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10900);




const defaultLimits = { timeMs: 30_000, outputBytes: 64 * 1024 };
const maxConfigBytes = 1024 * 1024;
function machineDocker(environment, limits = defaultLimits) {
    const home = environment.HOME ?? environment.USERPROFILE;
    const folder = environment.DOCKER_CONFIG ?? (home === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_2__.join(home, '.docker'));
    return {
        config: async () => folder === undefined
            ? { unreadable: 'there is no home folder', absent: true }
            : readConfig(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'config.json')),
        helper: (name, server) => runHelper(`docker-credential-${name}`, server, { ...environment }, limits),
    };
}
async function readConfig(file) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file);
        if (size > maxConfigBytes)
            return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblems */ .tH.tooLarge(maxConfigBytes) };
        return { text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8') };
    }
    catch (error) {
        const { code } = error;
        return { unreadable: code ?? String(error), ...(code === 'ENOENT' ? { absent: true } : {}) };
    }
}
function runHelper(command, input, env, { timeMs, outputBytes }) {
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, ['get'], { env, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
        const chunks = [];
        let size = 0;
        const finish = (answer) => {
            clearTimeout(timer);
            child.kill('SIGKILL');
            resolve(answer);
        };
        const timer = setTimeout(() => finish({ failed: `did not exit within ${timeMs / 1000} seconds` }), timeMs);
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            chunks.push(chunk);
            if (size > outputBytes)
                finish({ failed: `printed more than ${outputBytes} bytes` });
        });
        child.on('error', (error) => finish({ failed: error.code === 'ENOENT' ? 'is not in PATH' : `cannot be started (${error.code})` }));
        child.on('close', (code) => finish(code === null
            ? { failed: 'was killed' }
            : { exitCode: code, output: Buffer.concat(chunks).toString('utf8') }));
        child.stdin.on('error', () => undefined);
        child.stdin.end(`${input}\n`);
    });
}


/***/ }),

/***/ 47614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gitOf)
/* harmony export */ });
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37082);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10900);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22150);





const maxListBytes = 64 * 1024 * 1024;
const hash = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function gitOf(root) {
    const git = (args, limit, input) => (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(root, args, limit, input);
    return {
        async head() {
            const text = (await git(['cat-file', 'commit', 'HEAD'], 1024 * 1024))?.toString('utf8');
            const commit = (await git(['rev-parse', '--verify', 'HEAD'], 1024))?.toString('utf8').trim();
            if (text === undefined || commit === undefined || !hash.test(commit))
                return undefined;
            const header = text.split('\n\n', 1)[0] ?? '';
            return { commit, parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = '']) => id) };
        },
        async filesAt(commit) {
            if (!hash.test(commit))
                return undefined;
            const listed = await git(['ls-tree', '-r', '-z', '-l', '--full-tree', commit], maxListBytes);
            return listed && commitFiles(listed.toString('utf8'), (ids) => readBlobs(git, ids));
        },
    };
}
function commitFiles(listed, readAll) {
    const entries = new Map();
    for (const line of listed.split('\0')) {
        const [, id = '', size = '', path = ''] = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t([\s\S]+)$/.exec(line) ?? [];
        if (path !== '')
            entries.set(path, { id, size: Number(size) });
    }
    if (entries.size > _files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFiles */ .Mr)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('bad-answer', `The commit has more than ${_files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFiles */ .Mr} files`);
    const read = batched(readAll);
    return {
        list: async () => [...entries.keys()].sort(),
        async read(path) {
            const entry = entries.get(path);
            if (entry === undefined)
                return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblems */ .tH.missing, absent: true };
            if (entry.size > _files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFileBytes */ .eV)
                return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblems */ .tH.tooLarge(_files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFileBytes */ .eV) };
            return (0,_model_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g)(await read(entry.id));
        },
    };
}
function batched(readAll) {
    let waiting = [];
    const flush = () => {
        const batch = waiting;
        waiting = [];
        readAll(batch.map(({ id }) => id)).then((blobs) => batch.forEach(({ done }, index) => void done(blobs[index] ?? Buffer.alloc(0))), (error) => batch.forEach(({ failed }) => void failed(error)));
    };
    return (id) => new Promise((done, failed) => {
        if (waiting.length === 0)
            setImmediate(flush);
        waiting.push({ id, done, failed });
    });
}
async function readBlobs(git, ids) {
    const limit = ids.length * (_files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFileBytes */ .eV + 256);
    const answer = await git(['cat-file', '--batch'], limit, `${ids.join('\n')}\n`);
    let at = 0;
    return ids.map((id) => {
        const end = answer === undefined ? -1 : answer.indexOf('\n', at);
        const [, found, size = ''] = /^([0-9a-f]+) blob (\d+)$/.exec(answer?.toString('utf8', at, end) ?? '') ?? [];
        const from = end + 1;
        at = from + Number(size) + 1;
        if (answer === undefined || found !== id || at > answer.length)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('not-found', `The checkout's git does not have the object ${id}`);
        return answer.subarray(from, at - 1);
    });
}


/***/ }),

/***/ 84349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ workflowOf)
/* harmony export */ });
/* unused harmony exports tokenRefusal, requestIdToken */
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25239);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6841);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91817);
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10020);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49144);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10900);







async function tokenRefusal(environment) {
    if (environment.ACTIONS_ID_TOKEN_REQUEST_URL && environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
        return undefined;
    const ci = (0,_ci_js__WEBPACK_IMPORTED_MODULE_3__/* .ciFrom */ .X)(environment);
    if (ci === undefined)
        return otherRefusal(environment);
    const { isFromFork } = await __webpack_require__.e(/* import() */ 3966).then(__webpack_require__.bind(__webpack_require__, 43966));
    if (isFromFork(await ci.payload().catch(() => undefined)))
        return 'fork';
    return environment.GITHUB_ACTOR === 'dependabot[bot]' ? 'dependabot' : 'no-permission';
}
async function otherRefusal(environment) {
    const { ciSystemIn, hasTokenVariable } = await __webpack_require__.e(/* import() */ 5313).then(__webpack_require__.bind(__webpack_require__, 35313));
    if (hasTokenVariable(environment))
        return undefined;
    const system = ciSystemIn(environment);
    if (system === undefined)
        return 'not-in-ci';
    return system.canHave(environment) ? undefined : { ci: system.name, remedy: system.remedy };
}
function workflowOf(environment, send) {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
    const retrying = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .retryingTransport */ .kR)(send, _clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m);
    return {
        refusal: () => tokenRefusal(environment),
        idToken: (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_6__/* .memoizeAsync */ .T)(async (audience, place) => {
            if (place === undefined && url && token)
                return requestIdToken(retrying, { url, requestToken: new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token) }, audience);
            const { tokenFrom } = await __webpack_require__.e(/* import() */ 5313).then(__webpack_require__.bind(__webpack_require__, 35313));
            return tokenFrom(place, environment, retrying, audience);
        }, (audience, place) => JSON.stringify([audience, place ?? null])),
    };
}
async function requestIdToken(send, { url, requestToken }, audience) {
    const response = await send({
        method: 'GET',
        url: `${url}&audience=${encodeURIComponent(audience)}`,
        headers: { accept: 'application/json' },
        authorization: { scheme: 'Bearer', credential: requestToken },
    }).catch((error) => {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .gapFrom */ .rK)(error, '').message), { cause: error });
    });
    if (response.status !== 200)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)(`HTTP ${response.status}`));
    const { oidcTokenIn } = await __webpack_require__.e(/* import() */ 3966).then(__webpack_require__.bind(__webpack_require__, 43966));
    const token = oidcTokenIn(response.body);
    if (token === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)('its response contains none'));
    return new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token);
}


/***/ }),

/***/ 97576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readLines),
/* harmony export */   x: () => (/* binding */ writeLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



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
async function writeLines(file) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(file)), { recursive: true });
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, 'w', 0o644);
    return {
        write: async (line) => void (await handle.appendFile(`${line}\n`)),
        close: () => handle.close(),
    };
}


/***/ }),

/***/ 84725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ machineCache)
/* harmony export */ });
function machineCache(environment, checkout) {
    return async (folder = environment.TAGPROOF_CACHE || undefined) => {
        if (folder === undefined || folder === 'off')
            return undefined;
        return (await __webpack_require__.e(/* import() */ 6061).then(__webpack_require__.bind(__webpack_require__, 96061))).openCacheFolder(folder, checkout, environment);
    };
}


/***/ }),

/***/ 95231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ localHost)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/host/api-tokens.js
var api_tokens = __webpack_require__(67701);
// EXTERNAL MODULE: ./lib/host/ci.js
var host_ci = __webpack_require__(10020);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
;// CONCATENATED MODULE: ./lib/host/ci-sinks.js




const buildkiteBytes = 1024 * 1024;
const programMs = 30_000;
function ciSink(environment, log) {
    if (environment.TF_BUILD)
        return azureSink(environment, log);
    return environment.BUILDKITE ? buildkiteSink(log) : {};
}
function azureSink({ AGENT_TEMPDIRECTORY: temp }, log) {
    return {
        log: (text) => log(withoutAzureCommands(text)),
        annotate: (annotation) => log(azureIssue(annotation)),
        async summary(markdown) {
            if (!temp)
                return;
            const file = external_node_path_.join(temp, 'tagproof-summary.md');
            await (0,promises_.writeFile)(file, markdown);
            log(`##vso[task.uploadsummary]${file}`);
        },
    };
}
function azureIssue({ severity, title, message, place }) {
    if (severity === 'notice')
        return `${title}: ${message}`;
    const properties = {
        type: severity,
        ...(place === undefined
            ? {}
            : { sourcepath: place.file, linenumber: String(place.line), columnnumber: String(place.column) }),
        code: title,
    };
    const list = Object.entries(properties).map(([name, value]) => `${name}=${azureValue(value)};`);
    return `##vso[task.logissue ${list.join('')}]${azureText(message)}`;
}
function azureText(text) {
    return withoutAzureCommands(text).replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function azureValue(text) {
    return azureText(text).replaceAll(']', '%5D').replaceAll(';', '%3B');
}
function withoutAzureCommands(text) {
    return text.replace(/##(?=\[|vso\[)/gi, '#\u200b#');
}
function buildkiteSink(log) {
    return {
        summary: (markdown) => new Promise((resolve) => {
            const args = ['annotate', '--context', 'tagproof', '--style', 'info'];
            const child = (0,external_node_child_process_.execFile)('buildkite-agent', args, { timeout: programMs }, (error) => {
                if (error !== null)
                    log(`The annotation was not made: ${(0,plain/* plain */.p)(error.message)}`);
                resolve();
            });
            child.stdin?.on('error', () => undefined);
            child.stdin?.end(withinBytes(markdown));
        }),
    };
}
function withinBytes(text) {
    if (Buffer.byteLength(text) <= buildkiteBytes)
        return text;
    const cut = Buffer.from(text).subarray(0, buildkiteBytes).toString();
    return cut.slice(0, cut.lastIndexOf('\n') + 1);
}

// EXTERNAL MODULE: ./lib/host/clock.js
var clock = __webpack_require__(49144);
// EXTERNAL MODULE: ./lib/host/docker.js
var docker = __webpack_require__(12764);
// EXTERNAL MODULE: ./lib/host/files.js + 2 modules
var files = __webpack_require__(37082);
// EXTERNAL MODULE: ./lib/host/git.js
var git = __webpack_require__(47614);
// EXTERNAL MODULE: ./lib/host/id-token.js
var id_token = __webpack_require__(84349);
// EXTERNAL MODULE: ./lib/host/lazy-cache.js
var lazy_cache = __webpack_require__(84725);
// EXTERNAL MODULE: ./lib/host/lazy-http2.js
var lazy_http2 = __webpack_require__(74657);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/host/repository.js



const maxDepth = 64;
function repositoryAround(root) {
    const start = realPath(root);
    if (start === undefined)
        return undefined;
    let top = start;
    for (let depth = 0; !hasGit(top); depth += 1) {
        const above = external_node_path_.dirname(top);
        if (above === top || depth === maxDepth)
            return undefined;
        top = above;
    }
    if (top === start)
        return undefined;
    const folder = external_node_path_.relative(top, start).split(external_node_path_.sep).join('/');
    return { folder, read: (0,files/* diskFiles */.Ts)(top, undefined).read };
}
function realPath(folder) {
    try {
        return external_node_fs_.realpathSync.native(folder);
    }
    catch {
        return undefined;
    }
}
function hasGit(folder) {
    const found = (0,external_node_fs_.lstatSync)(external_node_path_.join(folder, '.git'), { throwIfNoEntry: false });
    return found !== undefined && (found.isDirectory() || found.isFile());
}

// EXTERNAL MODULE: ./lib/host/scan-threads.js
var scan_threads = __webpack_require__(29997);
// EXTERNAL MODULE: ./lib/host/transport.js
var transport = __webpack_require__(29899);
;// CONCATENATED MODULE: ./lib/host/local.js
















function localHost({ root, environment, print, temp, network, ...look }) {
    const { send, sendBytes } = network ?? {
        send: (0,transport/* networkTransport */.C)('tagproof'),
        sendBytes: (0,lazy_http2/* networkBytes */.e)('tagproof'),
    };
    const secrets = [];
    const ci = (0,host_ci/* ciFrom */.X)(environment);
    const log = (text) => print(secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text));
    return {
        files: (0,files/* diskFiles */.Ts)(root, temp ?? environment.RUNNER_TEMP),
        git: (0,git/* gitOf */.O)(root),
        ...(0,compact/* compact */.o)({ ci, stop: look.stop, repository: repositoryAround(root) }),
        send,
        ...(0,compact/* compact */.o)({ sendBytes }),
        threads: (0,scan_threads/* machineThreads */.x)(),
        cache: (0,lazy_cache/* machineCache */.G)(environment, root),
        clock: clock/* systemClock */.m,
        workflow: { ...(0,id_token/* workflowOf */.B4)(environment, send), ...(0,host_ci/* sourceFrom */.Y)(environment, root) },
        docker: (0,docker/* machineDocker */.S)(environment),
        apiToken: (0,api_tokens/* apiTokens */.T)(environment, (secret) => void secrets.push(secret.expose())),
        sink: {
            mask: (secret) => void secrets.push(secret.expose()),
            log,
            colour: look.colour ?? false,
            ...(0,compact/* compact */.o)({ width: look.width }),
            ...(look.links === true ? { link: (file) => (0,external_node_url_.pathToFileURL)(external_node_path_.resolve(root, file)).href } : {}),
            progress: look.progress ?? (() => undefined),
            annotate: () => undefined,
            summary: async () => undefined,
            output: () => undefined,
            ...ciSink(environment, log),
        },
    };
}


/***/ }),

/***/ 22150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

const maxMs = 60_000;
function runGit(root, args, maxBytes, input = '') {
    return new Promise((resolve) => {
        const safely = ['safe.directory=*', 'protocol.allow=never', 'core.fsmonitor=false'];
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...safely.flatMap((setting) => ['-c', setting]), ...args], {
            cwd: root,
            env: {
                PATH: process.env.PATH ?? '',
                GIT_NO_REPLACE_OBJECTS: '1',
                GIT_NO_LAZY_FETCH: '1',
                GIT_OPTIONAL_LOCKS: '0',
                LC_ALL: 'C',
            },
            stdio: ['pipe', 'pipe', 'ignore'],
            timeout: maxMs,
            killSignal: 'SIGKILL',
        });
        const chunks = [];
        let size = 0;
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > maxBytes)
                child.kill('SIGKILL');
            else
                chunks.push(chunk);
        });
        child.stdin.on('error', () => undefined);
        child.once('error', () => resolve(undefined));
        child.once('close', (code) => resolve(code === 0 && size <= maxBytes ? Buffer.concat(chunks) : undefined));
        child.stdin.end(input);
    });
}


/***/ }),

/***/ 29997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ machineThreads)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);



const maxThreads = 4;
const limitMs = 10_000;
const memoryMb = 1024;
function machineThreads() {
    let pool;
    const opened = async () => {
        const { threadPool } = await __webpack_require__.e(/* import() */ 4774).then(__webpack_require__.bind(__webpack_require__, 84774));
        const script = node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)), '../worker/index.js');
        const most = Math.min((0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), maxThreads);
        return threadPool({ script, limitMs, memoryMb, maxThreads: most });
    };
    return {
        async run(task) {
            pool ??= opened();
            return (await pool).run(task);
        },
    };
}


/***/ }),

/***/ 71976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43277);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
function isDigest(text) {
    return digestPattern.test(text);
}
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > maxReferenceLength)
        return invalid(`the name is longer than ${maxReferenceLength} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not `sha256:` followed by 64 hexadecimal digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag contains characters that are not allowed in a tag');
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
    const host = hasRegistry ? (0,_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRegistry */ .i)(first) : { registry: 'docker.io' };
    if ('issue' in host)
        return host.issue;
    const { registry } = host;
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > maxNameLength)
        return `the repository is longer than ${maxNameLength} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}


/***/ }),

/***/ 6841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ memoizeAsync)
/* harmony export */ });
function memoizeAsync(load, keyOf = (...key) => JSON.stringify(key)) {
    const results = new Map();
    return (...key) => {
        const name = keyOf(...key);
        const result = results.get(name) ?? load(...key);
        results.set(name, result);
        return result;
    };
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

/***/ 26016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sourceStrengths)
/* harmony export */ });
const sourceStrengths = ['complete', 'windowed', 'witness', 'observed', 'timestamps'];


/***/ }),

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ placeKey)
/* harmony export */ });
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
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
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13798);



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
