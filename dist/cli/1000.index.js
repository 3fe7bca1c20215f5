export const id = 1000;
export const ids = [1000];
export const modules = {

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

/***/ 29251:
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
    proof: [],
    platforms: [],
    origins: [],
    unread: [],
};


/***/ }),

/***/ 30149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: ./lib/checks/index.js + 23 modules
var checks = __webpack_require__(6226);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/step.js
var step = __webpack_require__(67223);
// EXTERNAL MODULE: ./lib/host/files/jsonl.js
var jsonl = __webpack_require__(62668);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/output/publish.js + 3 modules
var publish = __webpack_require__(60187);
// EXTERNAL MODULE: ./lib/organization/merge/name.js
var merge_name = __webpack_require__(77741);
// EXTERNAL MODULE: ./lib/organization/merge/read.js
var merge_read = __webpack_require__(7074);
// EXTERNAL MODULE: ./lib/organization/merge/schema.js
var schema = __webpack_require__(75645);
;// CONCATENATED MODULE: ./lib/organization/merge/join.js





async function* joinRows(parts) {
    const waiting = [];
    const advance = async (rows) => {
        const { done, value } = await rows.next();
        if (done === true)
            return;
        const key = (0,merge_name/* repositoryKey */.Kq)(value.repository);
        const before = (0,collections/* countWhile */.PR)(waiting, (one) => one.key > key);
        waiting.splice(before, 0, { key, row: value, rows });
    };
    await Promise.all(parts.map((part) => advance(part[Symbol.asyncIterator]())));
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const same = [next];
        for (let other = waiting.at(-1); other?.key === next.key; other = waiting.at(-1)) {
            same.push(other);
            waiting.pop();
        }
        const best = same.map(({ row }) => row).reduce(betterOf);
        for (const { rows } of same)
            await advance(rows);
        yield best;
    }
}
function betterOf(a, b) {
    const order = Number(a.report === undefined) - Number(b.report === undefined) ||
        (0,text_text/* compareText */.n6)(b.report?.startedAt ?? '', a.report?.startedAt ?? '') ||
        (0,text_text/* compareText */.n6)((0,merge_read/* lineOf */.cA)(a), (0,merge_read/* lineOf */.cA)(b));
    return order <= 0 ? a : b;
}
function joinHeads(heads) {
    const shards = new Map();
    const named = heads.flatMap(({ expected }) => expected.flatMap(({ shard }) => shard ?? []));
    for (const { expected } of heads) {
        for (const { shard = '', repositories } of expected) {
            for (const repository of repositories) {
                const known = shards.get((0,merge_name/* repositoryKey */.Kq)(repository));
                const next = { repository, shard };
                if (known === undefined || firstOf(known, next) === next)
                    shards.set((0,merge_name/* repositoryKey */.Kq)(repository), next);
            }
        }
    }
    const byShard = new Map(named.map((shard) => [shard, []]));
    for (const { repository, shard } of shards.values()) {
        (0,collections/* addToGroup */.Mr)(byShard, shard, repository);
    }
    const ordered = [...byShard].sort(([a], [b]) => Number.parseInt(a || '0', 10) - Number.parseInt(b || '0', 10) || (0,text_text/* compareText */.n6)(a, b));
    return (0,schema/* shardHeadOf */.Al)(ordered.map(([shard, repositories]) => ({
        ...(shard === '' ? {} : { shard }),
        repositories: repositories.sort(merge_name/* byName */.nG),
    })));
}
function firstOf(a, b) {
    const order = Number(a.shard === '') - Number(b.shard === '') ||
        (0,text_text/* compareText */.n6)(a.shard, b.shard) ||
        (0,text_text/* compareText */.n6)(a.repository, b.repository);
    return order <= 0 ? a : b;
}

// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/output/view.js
var view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/report/images/advisories.js
var images_advisories = __webpack_require__(14942);
// EXTERNAL MODULE: ./lib/report/images/harm.js
var images_harm = __webpack_require__(84139);
// EXTERNAL MODULE: ./lib/report/images/links.js
var links = __webpack_require__(5756);
// EXTERNAL MODULE: ./lib/report/images/order.js
var images_order = __webpack_require__(45081);
// EXTERNAL MODULE: ./lib/report/images/places.js
var images_places = __webpack_require__(86905);
// EXTERNAL MODULE: ./lib/report/images/summaries.js
var summaries = __webpack_require__(12317);
;// CONCATENATED MODULE: ./lib/report/images/join.js








const joinedLimits = { images: 5000, places: 200 };
function imageJoin(limits = joinedLimits) {
    let joined = new Map();
    let dropped = 0;
    const sorted = () => [...joined.values()].sort(images_order/* worstImageFirst */.Xf);
    const withFindings = (images) => images.filter(({ findings }) => findings > 0).length;
    const drop = () => {
        const images = sorted();
        dropped += withFindings(images.slice(2 * limits.images));
        joined = new Map(images.slice(0, 2 * limits.images).map((image) => [image.name, image]));
    };
    return {
        add(origin, report) {
            const link = (0,links/* placeLinks */.vB)(report);
            for (const image of report.images ?? (0,summaries/* imageSummaries */.EQ)(report)) {
                const places = image.places.map((place) => ({ ...(0,collections/* compact */.oE)({ url: link(place) }), ...place, origin }));
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
    const [worse, other] = (0,images_order/* worstImageFirst */.Xf)(a, b) <= 0 ? [a, b] : [b, a];
    const order = (0,images_order/* longestBehindFirst */.BI)(worse, other);
    const isOther = order > 0 || (order === 0 && (other.lagSeconds ?? 0) > (worse.lagSeconds ?? 0));
    const oldest = isOther ? other : worse;
    const isIntroduced = worse.introduced ?? other.introduced;
    const severity = (0,images_order/* severityOrder */.IY)(other.severity) < (0,images_order/* severityOrder */.IY)(worse.severity) ? other.severity : worse.severity;
    return cutPlaces({
        ...other,
        ...worse,
        harm: (0,images_harm/* harmRank */.z)(other.harm) < (0,images_harm/* harmRank */.z)(worse.harm) ? other.harm : worse.harm,
        ...(0,collections/* compact */.oE)({
            severity,
            introduced: isIntroduced,
            since: oldest.since,
            behind: oldest.behind,
            lagSeconds: oldest.lagSeconds,
        }),
        findings: a.findings + b.findings,
        waived: a.waived + b.waived,
        references: a.references + b.references,
        checks: joinChecks(worse.checks, other.checks),
        pins: joinPins(worse, other),
        places: [...a.places, ...b.places],
        placesTotal: placesCount(a) + placesCount(b),
        advisories: joinAdvisories(worse, other),
        ...(0,collections/* compact */.oE)({ action: joinActions(worse, other) }),
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
            ...((0,images_order/* severityOrder */.IY)(one.severity) < (0,images_order/* severityOrder */.IY)(known.severity) ? one : known),
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
    const from = [...new Set([...(action.from ?? []), ...(other.from ?? [])])].sort(text_text/* compareText */.n6);
    const isAutomatic = action.automatic === true && other.automatic === true;
    return { ...rest, ...(from.length === 0 ? {} : { from }), ...(isAutomatic ? { automatic: true } : {}) };
}

// EXTERNAL MODULE: ./lib/report/version.js
var version = __webpack_require__(38882);
// EXTERNAL MODULE: ./lib/organization/plan/previous-audit.js
var previous_audit = __webpack_require__(66680);
// EXTERNAL MODULE: ./lib/organization/since/comparison.js
var comparison = __webpack_require__(35785);
// EXTERNAL MODULE: ./lib/organization/since/trend.js
var trend = __webpack_require__(27713);
// EXTERNAL MODULE: ./lib/organization/merge/keep-first.js
var keep_first = __webpack_require__(19884);
;// CONCATENATED MODULE: ./lib/organization/merge/missing.js


function missingFrom({ expected }, seen) {
    const gaps = expected
        .map(({ shard, repositories }) => ({
        ...(shard === undefined ? {} : { shard }),
        dead: repositories.every((repository) => !seen.has((0,merge_name/* repositoryKey */.Kq)(repository))),
        repositories: repositories.filter((repository) => !seen.has((0,merge_name/* repositoryKey */.Kq)(repository))),
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
function absentShards({ expected }) {
    const present = new Set(expected.flatMap(({ shard }) => shard ?? []));
    const totals = new Set([...present].map((shard) => shard.split('/')[1] ?? ''));
    return [...totals].sort(byNumber).flatMap((total) => {
        const all = Array.from({ length: Number(total) }, (_, index) => `${index + 1}/${total}`);
        const absent = all.filter((shard) => !present.has(shard));
        if (absent.length === 0)
            return [];
        const message = `There are reports of ${(0,text_text/* plural */.LS)(all.length - absent.length, 'shard')} of ${total}, but none of ${listed(absent)}, so it is not known which repositories are missing. Merge these reports too, or give the plan with \`--plan\``;
        return [{ cause, subject: `shards of ${total}`, message }];
    });
}
function byNumber(a, b) {
    return Number(a) - Number(b);
}
function deadShard(shard, repositories) {
    const message = `Shard ${shard} left no report, so nothing is known about ${listed(repositories)}. Re-run its job`;
    return { cause, subject: `shard ${shard}`, message };
}
function listed(names) {
    const more = names.length - maxNames;
    return names.slice(0, maxNames).join(', ') + (more > 0 ? `, and ${more} more` : '');
}
function noReport(origin, shard) {
    const missing = shard === undefined
        ? 'There is no report for this repository'
        : `Shard ${shard} has no report for this repository`;
    return { cause, subject: origin, message: `${missing}. Re-run the job`, origin };
}

// EXTERNAL MODULE: ./lib/output/words/change.js
var change = __webpack_require__(52707);
// EXTERNAL MODULE: ./lib/report/coverage.js
var report_coverage = __webpack_require__(7130);
;// CONCATENATED MODULE: ./lib/organization/merge/tally.js






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
    let coverage;
    const bySeverity = new Map();
    const byCheck = new Map();
    return {
        add(report, isCarried = false) {
            const { findings, references, incomplete, requests: { total, retried, saved }, } = report;
            coverage = sumOfCoverage(coverage, (0,report_coverage/* coverageIn */.GC)(report));
            const counting = findings.filter(({ waived }) => waived === undefined);
            sums.findings += counting.length;
            sums.waived += findings.length - counting.length;
            sums.references += references.length;
            sums.files += new Set(references.map(({ file }) => file)).size;
            sums.current += references.filter(({ fact }) => fact?.status === 'current').length;
            sums.unknown += incomplete.length;
            sums.local += references.filter(({ kind }) => kind === 'local').length;
            requests.total += isCarried ? 0 : total;
            requests.retried += isCarried ? 0 : retried;
            const unneeded = isCarried ? total + (saved ?? 0) : saved;
            if (unneeded !== undefined)
                requests.saved = (requests.saved ?? 0) + unneeded;
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
        coverage: () => coverage ?? {
            references: report_coverage/* nothingCounted */.W8,
            histories: report_coverage/* nothingCounted */.W8,
            artifacts: report_coverage/* nothingCounted */.W8,
        },
    };
}
function sumOfCoverage(a, b) {
    if (a === undefined)
        return b;
    const [one, other] = [a.questions, b.questions];
    const [vendored, besideTag] = ['vendored', 'besideTag'].map((key) => (a[key] ?? 0) + (b[key] ?? 0) || undefined);
    return {
        ...(0,collections/* compact */.oE)({ vendored, besideTag }),
        references: sum(a.references, b.references),
        histories: sum(a.histories, b.histories),
        artifacts: sum(a.artifacts, b.artifacts),
        ...(one &&
            other && {
            questions: (0,report_coverage/* ofEachQuestion */.Tf)((question) => sum(one[question], other[question])),
        }),
    };
}
function sum(a, b) {
    const [built, disproved] = [(a.built ?? 0) + (b.built ?? 0), (a.disproved ?? 0) + (b.disproved ?? 0)];
    const notAsked = sumOfCounts(a.notAsked ?? {}, b.notAsked ?? {});
    return {
        asked: a.asked + b.asked,
        answered: a.answered + b.answered,
        ...(built === 0 ? {} : { built }),
        ...(disproved === 0 ? {} : { disproved }),
        unknown: sumOfCounts(a.unknown, b.unknown),
        ...(Object.keys(notAsked).length === 0 ? {} : { notAsked }),
    };
}
function sumOfCounts(a, b) {
    const counts = new Map(Object.entries(a));
    for (const [key, number] of Object.entries(b))
        counts.set(key, (counts.get(key) ?? 0) + number);
    return sorted(counts);
}
function sorted(counts) {
    return Object.fromEntries([...counts].sort(([a], [b]) => (0,text_text/* compareText */.n6)(a, b)));
}
function countHarm(counts, finding) {
    const kind = (0,images_order/* harmOfFinding */.vE)(finding, true);
    counts[kind] = (counts[kind] ?? 0) + 1;
}
function mostHarmedFirst(a = {}, b = {}) {
    for (const kind of images_harm/* harms */.y) {
        const more = (b[kind] ?? 0) - (a[kind] ?? 0);
        if (more !== 0)
            return more;
    }
    return 0;
}
const maxOwners = 3;
function harmOfRepository(findings) {
    const open = findings.filter(({ waived }) => waived === undefined);
    if (open.length === 0)
        return {};
    const harm = {};
    for (const finding of open)
        countHarm(harm, finding);
    const worst = images_harm/* harms */.y.find((kind) => harm[kind] !== undefined);
    const owners = open.flatMap((one) => ((0,images_order/* harmOfFinding */.vE)(one, true) === worst ? (one.owners ?? []) : []));
    return {
        harm,
        ...(owners.length === 0 ? {} : { owners: [...new Set(owners)].slice(0, maxOwners) }),
        pinnable: (0,change/* changesOf */.fs)(open).length,
    };
}

;// CONCATENATED MODULE: ./lib/organization/merge/merged.js













const maxTeams = 2000;
function teamTally() {
    const counts = new Map();
    const of = (team) => {
        const name = counts.size >= maxTeams && !counts.has(team) ? '' : team;
        const known = counts.get(name) ?? {
            ...{ repositories: new Set(), findings: 0, bySeverity: new Map() },
            harm: {},
        };
        counts.set(name, known);
        return known;
    };
    return {
        add(origin, findings) {
            for (const finding of findings) {
                const { owners = [], severity, waived } = finding;
                if (waived !== undefined)
                    continue;
                for (const owner of owners.length === 0 ? [''] : owners) {
                    const team = of(owner);
                    team.repositories.add(origin);
                    team.findings += 1;
                    countHarm(team.harm, finding);
                    team.bySeverity.set(severity, (team.bySeverity.get(severity) ?? 0) + 1);
                }
            }
        },
        teams() {
            if ([...counts.keys()].every((team) => team === ''))
                return undefined;
            return [...counts]
                .map(([team, { repositories, findings, bySeverity, harm }]) => ({
                team,
                repositories: repositories.size,
                findings,
                bySeverity: Object.fromEntries([...bySeverity].sort(([a], [b]) => (0,text_text/* compareText */.n6)(a, b))),
                harm,
            }))
                .sort((a, b) => mostHarmedFirst(a.harm, b.harm) || b.findings - a.findings || (0,text_text/* compareText */.n6)(a.team, b.team));
        },
    };
}
const differs = 'Audits were carried over from an earlier night that had other settings or another version. Plan again with `--full`';
const unread = 'No audit of this night was able to read its settings, so it is not known whether the audits that were carried over had the same';
const isOver = (repository, until, newest) => `The audit of ${repository} was carried over although it held until ${(0,time/* formatDay */.im)(until)}, and the newest audit is of ${(0,time/* formatDay */.im)(newest)}: these files are of different nights, or the clock of the job that planned this one was wrong. Plan again, and merge only the files of that night`;
const maxDelayMs = time/* dayMs */.LP;
function sameInputs() {
    const inputs = new Set();
    let [isAnyCarried, isAnyRead, isAnyUnread] = [false, false, false];
    let [first, firstEnd, newest] = ['', Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    return {
        add({ repository, report, carry, carried = false, ...row }) {
            const at = Date.parse(report?.startedAt ?? '');
            const until = carry?.until === undefined ? Number.POSITIVE_INFINITY : Date.parse(carry.until);
            const end = Math.min(at + previous_audit/* maxResultAgeMs */.lP, until);
            if (carried)
                isAnyCarried = true;
            else if (row.inputs === undefined)
                isAnyUnread = true;
            else
                isAnyRead = true;
            if (carried || row.inputs !== undefined)
                inputs.add(row.inputs);
            if (carried && end < firstEnd)
                [first, firstEnd] = [repository, end];
            if (!carried && at > newest)
                newest = at;
        },
        contradiction() {
            const wrong = (message) => ({ cause: 'contradiction', subject: 'carried audits', message });
            if (!isAnyCarried)
                return undefined;
            if (inputs.size > 1)
                return wrong(differs);
            if (newest - firstEnd > maxDelayMs)
                return wrong(isOver(first, firstEnd, newest));
            return isAnyUnread && !isAnyRead ? wrong(unread) : undefined;
        },
    };
}
function repositoryOf({ repository: origin, carried, ownersUnknown }, { verdict, startedAt, source, findings, references, incomplete }) {
    const open = findings.filter(({ waived }) => waived === undefined).length;
    return {
        origin,
        verdict,
        ...(carried === true ? { auditedAt: startedAt } : {}),
        ...(source === undefined ? {} : { server: source.server, sha: source.sha }),
        findings: open,
        ...(0,collections/* compact */.oE)({ ownersUnknown }),
        ...harmOfRepository(findings),
        waived: findings.length - open,
        references: references.length,
        unknown: incomplete.length,
    };
}
function verdictOf(repositories) {
    const is = (wanted) => repositories.some(({ verdict }) => verdict === wanted);
    if (repositories.length === 0 || repositories.some(({ missing }) => missing === true))
        return 'incomplete';
    return is('fail') ? 'fail' : is('incomplete') ? 'incomplete' : 'pass';
}
const order = ['fail', 'incomplete', 'pass'];
function worstRepository(a, b) {
    const isForeign = ({ harm = {} }) => Number(harm['foreign-digest'] !== undefined);
    return (isForeign(b) - isForeign(a) ||
        Number(b.missing === true) - Number(a.missing === true) ||
        mostHarmedFirst(a.harm, b.harm) ||
        order.indexOf(a.verdict) - order.indexOf(b.verdict) ||
        b.findings - a.findings ||
        (0,merge_name/* byName */.nG)(a.origin, b.origin));
}
function byOrigin(a, b) {
    return (0,merge_name/* byName */.nG)(a.origin ?? '', b.origin ?? '');
}
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
    #inputs = sameInputs();
    #teams = teamTally();
    #earlier;
    #comparison;
    #unplaced = [];
    #startedAt = '';
    #asOf = '';
    constructor(head, limits = mergedLimits, earlier) {
        this.#earlier = earlier;
        this.#comparison = earlier && new comparison/* AuditComparison */.D(earlier);
        this.#head = head;
        this.#limits = limits;
        this.#shards = new Map(head.expected.flatMap(({ shard, repositories }) => repositories.map((repository) => [(0,merge_name/* repositoryKey */.Kq)(repository), shard])));
        this.#findings = (0,keep_first/* keepFirst */.q)(limits.findings, view/* worstFirst */.md);
        this.#references = (0,keep_first/* keepFirst */.q)(limits.references, byOrigin);
        this.#incomplete = (0,keep_first/* keepFirst */.q)(limits.unknowns, byOrigin);
    }
    add(row) {
        const { repository: origin, report, failed } = row;
        this.#inputs.add(row);
        if (row.carried === true && this.#shards.get((0,merge_name/* repositoryKey */.Kq)(origin)) !== undefined)
            return;
        this.#seen.add((0,merge_name/* repositoryKey */.Kq)(origin));
        if (report !== undefined)
            this.#addReport(row, report);
        if (report !== undefined)
            return;
        const why = failed ?? {
            cause: 'bad-answer',
            subject: origin,
            message: 'Its row has neither a report nor a reason',
        };
        this.#incomplete.add({ ...why, origin });
        this.#tally.addUnknown();
        this.#addRepository({ origin, verdict: 'incomplete', findings: 0, waived: 0, references: 0, unknown: 1 });
    }
    miss(unknown) {
        this.#unplaced.push(unknown);
    }
    #addReport(row, report) {
        const { repository: origin } = row;
        this.#tally.add(report, row.carried);
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
        this.#addRepository({ ...repositoryOf(row, report), ...this.#comparison?.add(report, origin) });
    }
    #addRepository(repository) {
        const shard = this.#shards.get((0,merge_name/* repositoryKey */.Kq)(repository.origin));
        this.#repositories.push({ ...repository, ...(shard === undefined ? {} : { shard }) });
    }
    report(now) {
        const missing = missingFrom(this.#head, this.#seen);
        for (const unknown of missing.incomplete) {
            this.#incomplete.add(unknown);
            this.#tally.addUnknown();
        }
        const contradiction = this.#inputs.contradiction();
        const unplaced = [...this.#unplaced, ...(contradiction === undefined ? [] : [contradiction])];
        for (const unknown of unplaced) {
            this.#incomplete.add(unknown);
            this.#tally.addUnknown();
        }
        const repositories = [...this.#repositories, ...missing.repositories].sort(worstRepository);
        const verdict = unplaced.length === 0 ? verdictOf(repositories) : 'incomplete';
        const { findings, waived, references, files, unknown, pinned, bySeverity } = this.#tally.totals();
        const { error = 0, warning = 0, notice = 0 } = bySeverity;
        return {
            schemaVersion: 1,
            tool: { name: 'tagproof', version: version/* version */.r },
            mode: 'audit',
            verdict,
            counts: {
                ...{ findings, error, warning, notice, waived },
                ...{ references, files, notVerified: unknown, pinned },
            },
            startedAt: this.#startedAt || now,
            asOf: this.#asOf || now,
            references: [...this.#references.items()],
            findings: [...this.#findings.items()],
            images: this.#images.images(),
            advisories: [...this.#advisories.values()].sort((a, b) => (0,text_text/* compareText */.n6)(a.uid, b.uid)),
            coverage: this.#tally.coverage(),
            incomplete: [...this.#incomplete.items()],
            settings: [],
            waivers: [],
            requests: this.#tally.requests(),
            edits: [],
            repositories,
            ...(0,collections/* compact */.oE)({ teams: this.#teams.teams() }),
            ...(this.#earlier === undefined || this.#comparison === undefined
                ? {}
                : { changes: this.#comparison.result(), trend: (0,trend/* trendAfter */.UW)(this.#earlier) }),
            totals: { ...this.#tally.totals(), images: this.#images.total() },
        };
    }
}

// EXTERNAL MODULE: ./lib/organization/plan/known-file.js
var known_file = __webpack_require__(64619);
;// CONCATENATED MODULE: ./lib/organization/merge.js
















const maxRowBytes = 256 * 1024 * 1024;
async function merge(context) {
    const { invocation, err, environment } = context;
    const { flags, operands, json } = invocation;
    const onIncomplete = flags.get('on-incomplete') ?? 'fail';
    const host = (0,local/* localHost */.O)({ root: '.', environment, ...(0,command_context/* printOptionsOf */.x9)(context) });
    const planFile = flags.get('plan');
    const plan = planFile === undefined ? { head: (0,schema/* shardHeadOf */.Al)([]) } : await (0,known_file/* readPlanFile */.wr)(planFile);
    const since = flags.get('since');
    const read = since === undefined ? undefined : await (0,trend/* readEarlier */.lz)(since, 'many');
    const issues = [
        ...(read !== undefined && 'issue' in read ? [read.issue] : []),
        ...('issue' in plan ? [plan.issue] : []),
        ...(operands.length === 0 && !flags.has('plan')
            ? ['`merge` requires the reports of shards (`tagproof merge shard-*.jsonl`) or `--plan`.']
            : []),
        ...(['fail', 'warn'].includes(onIncomplete) ? [] : ['`--on-incomplete` must be `fail` or `warn`.']),
    ];
    if ('issue' in plan || (read !== undefined && 'issue' in read) || issues.length > 0) {
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    }
    if (await isExposure(operands[0])) {
        const planned = plan.head.expected.flatMap(({ repositories }) => repositories);
        return (await __webpack_require__.e(/* import() */ 9586).then(__webpack_require__.bind(__webpack_require__, 49586))).mergeExposures(context, planned);
    }
    try {
        const files = await shardFilesAt(operands, plan.head.expected.length > 0);
        const output = flags.get('output');
        const own = files.find((file) => output !== undefined && (0,jsonl/* isSameFile */.Dl)(file, output));
        if (own !== undefined)
            throw new merge_read/* ShardError */.Zj(`\`--output\` is ${own}, which is merged. Name another file`);
        const night = nightRows(plan);
        const report = await joined(files, { ...night, head: plan.head }, output, {
            now: host.clock.now(),
            ...(0,collections/* compact */.oE)({ earlier: read?.earlier }),
        });
        if (night.leftOut() > 0)
            err(`left out, because they were made before the plan: ${(0,text_text/* plural */.LS)(night.leftOut(), 'audit')}`);
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
            err((0,command_context/* failureText */.kY)(refused));
        if (json)
            await (0,command_context/* printJson */.Q2)(context, report);
        return saved.refused.length > 0 ? 3 : exitCode;
    }
    catch (error) {
        if (!(error instanceof merge_read/* ShardError */.Zj))
            throw error;
        return (0,command_context/* usageErrors */.jY)(context, 'usage', [error.message]);
    }
}
async function isExposure(file) {
    const start = file === undefined ? '' : await (0,jsonl/* startOfFile */.Si)(file, 200);
    return /^\s*\{\s*"kind":\s*"tagproof-exposure"/.test(start);
}
async function shardFilesAt(operands, planned) {
    const all = [];
    for (const name of operands) {
        try {
            const files = await (0,jsonl/* lineFilesAt */.vk)(name);
            if (files.length === 0 && !planned)
                throw new merge_read/* ShardError */.Zj(`${name}: the folder has no file that ends in .jsonl`);
            (0,collections/* append */.BC)(all, files);
        }
        catch (error) {
            if (error instanceof merge_read/* ShardError */.Zj)
                throw error;
            const { code, message } = error;
            throw new merge_read/* ShardError */.Zj(`${name}: cannot be read (${code ?? message})`, { cause: error });
        }
    }
    return all;
}
async function joined(files, night, output, { now, earlier }) {
    const planned = night.head.expected.length > 0;
    const parts = await Promise.all(files.map((file) => (0,merge_read/* openShard */.fe)(file, (0,jsonl/* readLines */.Se)(file, maxRowBytes), planned)));
    const head = joinHeads([night.head, ...parts.map((part) => part.head)]);
    const merger = new Merger(head, mergedLimits, earlier);
    for (const unknown of planned ? [] : absentShards(head))
        merger.miss(unknown);
    const writer = output === undefined ? undefined : await (0,jsonl/* writeLines */.x1)(output, true);
    try {
        await writer?.write(JSON.stringify(head));
        for await (const row of joinRows(parts.map(({ rows }) => night.of(rows))))
            await take(row, merger, writer);
    }
    finally {
        await writer?.close();
    }
    return merger.report(new Date(now).toISOString());
}
async function take(row, merger, writer) {
    merger.add(row);
    await writer?.write((0,merge_read/* lineOf */.cA)(row));
}
function exitCodeOf({ verdict, repositories = [] }, onIncomplete) {
    const failed = repositories.some((one) => one.verdict === 'fail');
    if (verdict === 'incomplete' && onIncomplete === 'fail')
        return 3;
    return failed ? 1 : 0;
}
const maxSkewMs = 3_600_000;
function nightRows({ head, plannedAt = '' }) {
    const planned = new Set(head.expected.flatMap(({ shard, repositories }) => shard === undefined ? [] : repositories.map(merge_name/* repositoryKey */.Kq)));
    const first = Date.parse(plannedAt) - maxSkewMs;
    const isEarlier = ({ repository, report, carried }) => carried !== true && planned.has((0,merge_name/* repositoryKey */.Kq)(repository)) && Date.parse(report?.startedAt ?? '') < first;
    let leftOut = 0;
    return {
        async *of(rows) {
            for await (const row of rows) {
                if (isEarlier(row))
                    leftOut += 1;
                else
                    yield row;
            }
        },
        leftOut: () => leftOut,
    };
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


/***/ }),

/***/ 57282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   sY: () => (/* binding */ shortDigests),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38118);


const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;
function markdown(text) {
    return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(text).replace(marks, (mark) => '@#:.-'.includes(mark) ? `${entity(mark)}&#8288;` : entity(mark));
}
function code(text) {
    return `<code>${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(text).replace(marks, entity)}</code>`;
}
function fenced(language, lines) {
    const text = lines.map((line) => line.split('\t').map(_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj).join('\t')).join('\n');
    const longest = [...text.matchAll(/`+/g)].reduce((max, [run]) => Math.max(max, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
function shortDigests(text) {
    return text.replace(/(sha256:[a-f0-9]{12})[a-f0-9]{52}(?![a-f0-9])/g, '$1');
}
function cut(text, bytes) {
    if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes)
        return text;
    let left = bytes - Buffer.byteLength('…');
    let end = 0;
    for (const character of text) {
        left -= Buffer.byteLength(character);
        if (left < 0)
            break;
        end += character.length;
    }
    return `${text.slice(0, end)}…`;
}
function entity(mark) {
    return `&#${mark.charCodeAt(0)};`;
}


/***/ }),

/***/ 32042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ describeProblem),
/* harmony export */   P: () => (/* binding */ describeReference)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);


function describeReference(occurrence, files, locate) {
    const { at, raw, parts, uses, testData } = occurrence;
    const { file } = at;
    const text = files.get(file)?.text ?? '';
    const shared = {
        file,
        ...locate(at),
        raw,
        ...(parts === undefined
            ? {}
            : {
                parts: parts.map(({ part, span }) => ({
                    part,
                    raw: text.slice(span.start, span.end),
                    ...locate({ file, span }),
                })),
            }),
        ...(uses === undefined ? {} : { uses: uses.map((span) => locate({ file, span })) }),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ testData }),
    };
    if (occurrence.kind === 'opaque')
        return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
    if (occurrence.kind === 'local')
        return { kind: 'local', ...shared, ...occurrence.image, builtBy: { ...occurrence.builtBy } };
    const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
    const { image } = occurrence;
    const assumed = image.tag === undefined ? (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .withImpliedTag */ .Lt)(image).tag : undefined;
    const assumedTag = assumed === undefined ? {} : { assumedTag: assumed };
    return { kind: 'image', ...shared, ...image, ...assumedTag, ...noPlace };
}
function describeProblem({ file, message, span }, locate) {
    return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}


/***/ }),

/***/ 94668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stringWidth)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup — width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster’s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ, ｰ)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
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
