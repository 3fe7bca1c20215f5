export const id = 258;
export const ids = [258];
export const modules = {

/***/ 30258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   history: () => (/* binding */ history)
/* harmony export */ });
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24132);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94921);
/* harmony import */ var _inputs_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46098);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38675);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71976);
/* harmony import */ var _platform_presets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97391);
/* harmony import */ var _report_columns_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37427);
/* harmony import */ var _report_fact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(87234);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58191);
/* harmony import */ var _resolve_coverage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56228);
/* harmony import */ var _resolve_walk_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58435);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34641);
// `history`: what a tag was and when, as a table or as data.












const dayMs = 86_400_000;
/** Shows a tag's history, newest first; exit code 3 when it cannot be read whole. */
async function history(context) {
    const { invocation, environment, out, err } = context;
    const { operands, flags, json } = invocation;
    const read = (0,_inputs_index_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .X)((name) => (0,_context_js__WEBPACK_IMPORTED_MODULE_9__/* .inputOf */ .wg)(context, name), { presets: _platform_presets_js__WEBPACK_IMPORTED_MODULE_5__/* .presets */ .v, checks: [] });
    const parsed = (0,_model_image_js__WEBPACK_IMPORTED_MODULE_4__/* .parseImage */ .zZ)(operands[0] ?? '');
    const bounds = ['start', 'end'].map((name) => ({
        name,
        text: flags.get(name),
        at: Date.parse(flags.get(name) ?? ''),
    }));
    const mistakes = [
        ...('mistakes' in read ? read.mistakes : []),
        ...(parsed.kind === 'invalid'
            ? [`\`${operands[0] ?? ''}\` is not an image with a tag: ${parsed.why}.`]
            : []),
        ...bounds.flatMap(({ name, text, at }) => text !== undefined && Number.isNaN(at)
            ? [`\`${name}\` is \`${text}\`, but must be an ISO 8601 time.`]
            : []),
    ];
    if ('mistakes' in read || parsed.kind === 'invalid' || mistakes.length > 0) {
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_9__/* .mistaken */ .R3)({ err }, 'usage', mistakes);
    }
    const { image } = parsed;
    const host = (0,_host_local_js__WEBPACK_IMPORTED_MODULE_1__/* .localHost */ .O)({ root: '.', environment, print: err });
    const { registry } = (0,_connect_js__WEBPACK_IMPORTED_MODULE_0__/* .registryHost */ .U$)(read.config.platform);
    if (image.registry !== registry) {
        const why = registry === undefined
            ? 'No platform is configured, and no other registry keeps histories: give `--platform`, or `--base-url` and `--registry-url`.'
            : `${image.registry} is not the platform's registry (${registry}), and keeps no history.`;
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_9__/* .mistaken */ .R3)({ err }, 'usage', [why]);
    }
    const { sources } = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .Ng)(host, read.config);
    if ('cause' in sources) {
        err((0,_context_js__WEBPACK_IMPORTED_MODULE_9__/* .failureText */ .kY)(sources));
        return 3;
    }
    try {
        const ask = sources.history(image.repository, image.tag ?? 'latest');
        const known = await (0,_resolve_walk_js__WEBPACK_IMPORTED_MODULE_8__/* .walkHistory */ .S)({
            ask,
            limit: _connect_js__WEBPACK_IMPORTED_MODULE_0__/* .historyLimit */ .kw,
            now: host.clock.now(),
            about: _resolve_coverage_js__WEBPACK_IMPORTED_MODULE_7__/* .allTime */ .Rw,
            enough: () => false,
        });
        const shown = within(known.timeline, bounds[0]?.at, bounds[1]?.at);
        out(json ? asJson(operands[0] ?? '', shown) : asTable(shown, host.clock.now()));
        if (known.gaps.length > 0)
            err((0,_context_js__WEBPACK_IMPORTED_MODULE_9__/* .failureText */ .kY)({ cause: 'history-incomplete', message: 'The history could not be read whole.' }));
        return known.gaps.length > 0 ? 3 : 0;
    }
    catch (error) {
        err((0,_context_js__WEBPACK_IMPORTED_MODULE_9__/* .failureText */ .kY)((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownFrom */ .NI)(error, operands[0] ?? '')));
        return 3;
    }
}
function within(timeline, start = Number.NaN, end = Number.NaN) {
    return timeline.filter(({ since, until }) => !((until ?? Number.POSITIVE_INFINITY) <= start) && !(since >= end));
}
function asJson(image, timeline) {
    const reigns = timeline.map(({ digest, since, until }) => ({
        digest,
        since: (0,_report_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .isoTime */ .Ly)(since),
        ...(until === undefined ? {} : { until: (0,_report_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .isoTime */ .Ly)(until) }),
    }));
    return JSON.stringify({ image, reigns }, null, 2);
}
function asTable(timeline, now) {
    const longest = Math.max(1, ...timeline.map(({ since, until }) => (until ?? now) - since));
    const rows = timeline.toReversed().map(({ digest, since, until }) => {
        const lasted = Math.max(0, (until ?? now) - since);
        const bar = '█'.repeat(Math.max(1, Math.round((lasted / longest) * 24)));
        return [
            (0,_report_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .isoTime */ .Ly)(since).slice(0, 10),
            until === undefined ? 'now' : (0,_report_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .isoTime */ .Ly)(until).slice(0, 10),
            `${Math.round(lasted / dayMs)}d`,
            digest,
            bar,
        ];
    });
    return `${(0,_report_columns_js__WEBPACK_IMPORTED_MODULE_11__/* .table */ .t)([['SINCE', 'UNTIL', 'FOR', 'DIGEST', ''], ...rows])}\n${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(timeline.length, 'entry')}`;
}


/***/ }),

/***/ 24132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ng: () => (/* binding */ connect),
  kw: () => (/* binding */ historyLimit),
  U$: () => (/* binding */ registryHost),
  tH: () => (/* binding */ requestsAtOnce)
});

;// CONCATENATED MODULE: ./lib/http/clock-check.js
const toleratedMs = 3_600_000;
/**
 * Looks at every answer on its way. `Date` is when the answer was made, and `Age` how long a cache held it since:
 * https://www.rfc-editor.org/rfc/rfc9110#name-date, https://www.rfc-editor.org/rfc/rfc9111#name-age
 */
function checkingClock(send, clock) {
    let wrong;
    return {
        wrong: () => wrong,
        async send(request) {
            const response = await send(request);
            const { date = '', age = '' } = response.headers;
            const at = Date.parse(date) + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
            if (wrong === undefined && Math.abs(at - clock.now()) > toleratedMs)
                wrong = differ(new URL(request.url).host, at, clock.now());
            return response;
        },
    };
}
function differ(host, theirs, ours) {
    const shown = (at) => `${new Date(at).toISOString().slice(0, 16)}Z`;
    const message = `This machine's clock says ${shown(ours)}, and ${host} says ${shown(theirs)}: how old a pin is cannot be told. Set the clock, and run again`;
    return { cause: 'clock', subject: 'clock', message };
}

// EXTERNAL MODULE: ./lib/http/limit.js
var limit = __webpack_require__(50827);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
// EXTERNAL MODULE: ./lib/registries.js + 9 modules
var registries = __webpack_require__(3906);
;// CONCATENATED MODULE: ./lib/connect.js
// Signs in and builds the clients of a run: the one place where stages meet the platform and the registries.




/** Records that one answer of the history endpoint holds at most (platform-api: Tag history endpoint, rule 4). */
const historyLimit = 1000;
/** Requests under way at once, to all services together. */
const requestsAtOnce = 64;
/** Signs in. What fails is an Unknown of the connection. */
async function connect(host, config) {
    const requests = { total: 0, retried: 0 };
    const send = (0,limit/* withLimit */.K)((0,retry/* withRetries */.L)(host.send, host.clock, requests), requestsAtOnce, () => host.sink.progress(`${requests.total} requests`));
    const others = (0,registries/* registriesOf */._)(host, send);
    const clock = checkingClock(send, host.clock);
    const connected = await connectPlatform(host, config, clock.send);
    return { ...connected, others, requests, clock: clock.wrong };
}
const noPlatform = {
    cause: 'no-platform',
    subject: 'platform',
    message: 'No platform is configured, so nothing can be proved. Give `platform`, or `base-url` and `registry-url`',
};
async function connectPlatform(host, config, send) {
    const { platform } = config;
    if (platform === undefined)
        return { sources: noPlatform, advice: noPlatform, incomplete: [] };
    const { signedIn } = await Promise.all(/* import() */[__webpack_require__.e(727), __webpack_require__.e(9394), __webpack_require__.e(5324)]).then(__webpack_require__.bind(__webpack_require__, 25324));
    return signedIn(host, config, platform, send);
}
/** Host of the platform's registry as it stands in image names, with its port if any. */
function registryHost(platform) {
    return platform === undefined ? {} : { registry: new URL(platform.registryUrl).host };
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

/***/ 87234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   ni: () => (/* binding */ readFact),
/* harmony export */   uL: () => (/* binding */ describeFact)
/* harmony export */ });
/** RFC 3339 in UTC with milliseconds. */
function isoTime(instant) {
    return new Date(instant).toISOString();
}
function describeFact(fact) {
    if (fact.status === 'missing')
        return { status: 'missing', what: fact.what, message: `the ${fact.what} does not exist` };
    const { status, endOfLife, currentDigest } = fact;
    const current = currentDigest === undefined ? {} : { currentDigest };
    if (status === 'unknown') {
        const { cause, message } = fact;
        return { status, cause, message, ...current, ...describeEnd(endOfLife) };
    }
    const pinnedSince = 'pinnedSince' in fact ? fact.pinnedSince : undefined;
    return {
        status,
        ...current,
        ...(fact.currentSince === undefined ? {} : { currentSince: isoTime(fact.currentSince) }),
        ...(pinnedSince === undefined ? {} : { pinnedSince: isoTime(pinnedSince) }),
        ...(fact.basis === undefined ? {} : { basis: fact.basis }),
        ...describeOwn(fact),
        ...(fact.recoveredTag === undefined ? {} : { recoveredTag: fact.recoveredTag }),
        ...describeEnd(endOfLife),
    };
}
function describeOwn(fact) {
    switch (fact.status) {
        case 'superseded':
            return describeLag(fact);
        case 'current':
            return fact.youngUntil === undefined ? {} : { youngUntil: isoTime(fact.youngUntil) };
        case 'not-in-history':
            return { records: fact.records, historySince: isoTime(fact.historySince) };
        case 'one-platform':
            return { indexDigest: fact.indexDigest, ...(fact.lag && describeLag(fact.lag)) };
        case 'unpinned':
            return {};
    }
}
function describeLag({ supersededAt, supersededBy, behind, lagMs }) {
    return { supersededAt: isoTime(supersededAt), supersededBy, behind, lagSeconds: Math.floor(lagMs / 1000) };
}
function describeEnd(endOfLife) {
    if (endOfLife?.deprecated !== true)
        return endOfLife === undefined ? {} : { deprecated: false };
    const { date, successors } = endOfLife;
    const day = typeof date === 'string' ? { date } : date === undefined ? {} : { dateUnknown: date.unknown };
    if (date === undefined && successors === undefined)
        return { deprecated: true };
    return { deprecated: true, endOfLife: { ...day, ...successors } };
}
/** The fact of a report that was looked at from `at`; `undefined` when it lacks what its status has by definition. */
function readFact(reported, at) {
    const { status, cause, message = '', what } = reported;
    if (status === 'missing')
        return what === undefined ? undefined : { status, what };
    const { currentDigest, currentSince, basis, recoveredTag } = reported;
    const current = currentDigest === undefined ? undefined : { currentDigest: currentDigest };
    const endOfLife = readEnd(reported);
    const end = endOfLife === undefined ? {} : { endOfLife };
    if (status === 'unknown')
        return cause === undefined ? undefined : { status, cause: cause, message, ...current, ...end };
    if (current === undefined)
        return undefined;
    const known = {
        ...current,
        ...(currentSince === undefined ? {} : { currentSince: Date.parse(currentSince) }),
        ...(basis === undefined ? {} : { basis }),
        ...(recoveredTag === undefined ? {} : { recoveredTag }),
        ...end,
    };
    return readOwn(status, reported, known, at);
}
function readOwn(status, reported, known, at) {
    const { pinnedSince, youngUntil } = reported;
    const { records, historySince, indexDigest } = reported;
    const pinned = pinnedSince === undefined ? {} : { pinnedSince: Date.parse(pinnedSince) };
    const lag = readLag(reported, at);
    switch (status) {
        case 'unpinned':
            return { status, ...known };
        case 'current':
            return {
                status,
                ...pinned,
                ...(youngUntil === undefined ? {} : { youngUntil: Date.parse(youngUntil) }),
                ...known,
            };
        case 'superseded':
            return 'pinnedSince' in pinned && lag !== undefined
                ? { status, pinnedSince: pinned.pinnedSince, ...lag, ...known }
                : undefined;
        case 'not-in-history':
            return records === undefined || historySince === undefined
                ? undefined
                : { status, records, historySince: Date.parse(historySince), ...known };
        case 'one-platform':
            return indexDigest === undefined
                ? undefined
                : { status, indexDigest: indexDigest, ...pinned, ...(lag && { lag }), ...known };
    }
}
function readLag({ supersededAt, supersededBy, behind }, at) {
    if (supersededAt === undefined || supersededBy === undefined || behind === undefined)
        return undefined;
    const since = Date.parse(supersededAt);
    return {
        supersededAt: since,
        supersededBy: supersededBy,
        behind,
        lagMs: Math.max(0, at - since),
    };
}
function readEnd({ deprecated, endOfLife = {} }) {
    if (deprecated === undefined)
        return undefined;
    if (!deprecated)
        return { deprecated };
    const { date, dateUnknown, nearest, newest } = endOfLife;
    const day = date ?? (dateUnknown === undefined ? undefined : { unknown: dateUnknown });
    return {
        deprecated,
        ...(nearest === undefined || newest === undefined ? {} : { successors: { nearest, newest } }),
        ...(day === undefined ? {} : { date: day }),
    };
}


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

/***/ 56228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ stretchAt),
/* harmony export */   An: () => (/* binding */ timeUpTo),
/* harmony export */   Rw: () => (/* binding */ allTime),
/* harmony export */   dc: () => (/* binding */ gapsOf),
/* harmony export */   ew: () => (/* binding */ covering)
/* harmony export */ });
const allTime = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
/** All of time up to and including an instant. */
function timeUpTo(instant) {
    return { from: allTime.from, to: instant + 1 };
}
/** The coverage with one more stretch known. */
function covering(coverage, { from, to }) {
    if (from >= to)
        return coverage;
    const before = coverage.filter((known) => known.to < from);
    const after = coverage.filter((known) => known.from > to);
    const touching = coverage.slice(before.length, coverage.length - after.length);
    const joined = {
        from: Math.min(from, touching[0]?.from ?? from),
        to: Math.max(to, touching.at(-1)?.to ?? to),
    };
    return [...before, joined, ...after];
}
/** What the coverage lacks of a stretch, in order; empty when all of it is known. */
function gapsOf(coverage, within = allTime) {
    const gaps = [];
    let from = within.from;
    for (const known of coverage) {
        const to = Math.min(known.from, within.to);
        if (to > from)
            gaps.push({ from, to });
        from = Math.max(from, known.to);
    }
    if (from < within.to)
        gaps.push({ from, to: within.to });
    return gaps;
}
/** The known stretch that an instant lies in; for the end of time, the one that has no end. */
function stretchAt(coverage, instant) {
    return coverage.find(({ from, to }) => from <= instant && (instant < to || to === allTime.to));
}


/***/ }),

/***/ 31574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   lm: () => (/* binding */ withRecords),
/* harmony export */   t7: () => (/* binding */ orderRecords)
/* harmony export */ });
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56228);

/** Orders records of any origin and drops those that repeat another (platform-facts: Registry). */
function orderRecords(records) {
    const sorted = [...records].sort((a, b) => a.at - b.at || compareText(a.digest, b.digest));
    return sorted.filter(({ at, digest }, index) => {
        const before = sorted[index - 1];
        return before?.at !== at || before.digest !== digest;
    });
}
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}
/** The records with more of them: only where the new ones lie is anything sorted. */
function withRecords(records, more) {
    const added = orderRecords(more);
    const start = countBefore(records, added[0]?.at ?? _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
    const end = countBefore(records, (added.at(-1)?.at ?? _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) + 1);
    const among = start === end ? added : orderRecords([...records.slice(start, end), ...added]);
    return records.slice(0, start).concat(among, records.slice(end));
}
/** The records of a stretch of time. */
function recordsIn(records, { from, to }) {
    return records.slice(countBefore(records, from), countBefore(records, to));
}
/** How many of an ordered list lie before an instant. */
function countBefore(records, instant) {
    let low = 0;
    let high = records.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((records[middle]?.at ?? _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) < instant)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 80501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ lastReignOf),
/* harmony export */   CF: () => (/* binding */ reignsAt),
/* harmony export */   hf: () => (/* binding */ timelineOf),
/* harmony export */   jB: () => (/* binding */ upTo)
/* harmony export */ });
/* unused harmony export reignsOf */
/* harmony import */ var _timeline_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31574);

/**
 * Orders records by time and joins those that repeat a digest. Records may come in any order and more than once
 * (platform-facts: Registry). Where several digests carry one time stamp, each has a tied reign of its own, never
 * joined to its neighbours: whether it came first or last in that millisecond is not known.
 */
function timelineOf(records) {
    const reigns = [];
    let newest = [];
    for (const [at, digests] of momentsOf((0,_timeline_records_js__WEBPACK_IMPORTED_MODULE_0__/* .orderRecords */ .t7)(records))) {
        const tied = digests.length > 1;
        if (!tied && newest.length === 1 && newest[0]?.digest === digests[0])
            continue;
        for (const reign of newest)
            reign.until = at;
        newest = digests.map((digest) => ({ digest, since: at, tied }));
        for (const reign of newest)
            reigns.push(reign);
    }
    return reigns;
}
/** Each time stamp once, in order, with its digests. */
function* momentsOf(records) {
    let digests = [];
    for (const [index, { at, digest }] of records.entries()) {
        digests.push(digest);
        if (records[index + 1]?.at === at)
            continue;
        yield [at, digests];
        digests = [];
    }
}
/** Every reign of the digest, from oldest to newest. */
function reignsOf(timeline, digest) {
    return timeline.filter((reign) => reign.digest === digest);
}
/** The index of the digest's newest reign, or -1. */
function lastReignOf(timeline, digest) {
    return timeline.findLastIndex((reign) => reign.digest === digest);
}
/** What the tag was at an instant: nothing before its first record, several reigns where they are tied. */
function reignsAt(timeline, instant) {
    const end = countUpTo(timeline, instant);
    const since = timeline[end - 1]?.since;
    let start = end;
    while (start > 0 && timeline[start - 1]?.since === since)
        start -= 1;
    return timeline.slice(start, end);
}
/** The timeline as it stood at an instant: what came later has not happened yet. */
function upTo(timeline, instant) {
    return timeline.slice(0, countUpTo(timeline, instant)).map((reign) => {
        if (reign.until === undefined || reign.until <= instant)
            return reign;
        const { until: _later, ...open } = reign;
        return open;
    });
}
/** How many reigns began at or before an instant. */
function countUpTo(timeline, instant) {
    let low = 0;
    let high = timeline.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((timeline[middle]?.since ?? Number.POSITIVE_INFINITY) <= instant)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 58435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ walkHistory)
/* harmony export */ });
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56228);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80501);
/* harmony import */ var _timeline_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31574);



/**
 * Asks for the whole history first, then goes on from the newest record. Once the pace of the records says that more
 * than an answer lies ahead it jumps, once, to shortly before what the question is about, and comes back for what it
 * left out only if the answer needs it. Windows have no end and overlap at a time stamp: so it does not matter whether
 * the service counts bounds in, and a time stamp that the limit cut is read again whole.
 *
 * No request proves more than `limit - 1` records, for a full answer may have cut its newest time stamp. N records
 * with time stamps of their own so take ⌈N / (limit - 1)⌉ requests and at least one; a jump adds at most one. Up to
 * N = limit × (limit - 1) that is within ⌈N / limit⌉ + 1, unless a jump lands behind almost all records and N is
 * within ⌈N / limit⌉ of the next multiple of `limit`. A time stamp with `limit` or more records stays a gap.
 */
async function walkHistory({ ask, limit, now, about, enough }) {
    const walk = new Walk(ask, limit, about ?? { from: now, to: _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to }, now);
    await walk.read(_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from);
    for (;;) {
        const from = walk.next();
        const known = walk.known();
        if (from === undefined || enough(known))
            return known;
        await walk.read(from);
    }
}
class Walk {
    ask;
    limit;
    about;
    now;
    history = [];
    coverage = [];
    /** Known, or given up: not to be asked again. */
    settled = [];
    /** The service has shown that a window holds records of its very start. */
    countsStart = false;
    pages = 0;
    pageMs = 0;
    jumped = false;
    constructor(ask, limit, about, now) {
        this.ask = ask;
        this.limit = limit;
        this.about = about;
        this.now = now;
    }
    known() {
        const { history, coverage } = this;
        let timeline;
        return {
            get timeline() {
                timeline ??= (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .timelineOf */ .hf)(history);
                return timeline;
            },
            records: history.length,
            history,
            coverage,
            gaps: (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .gapsOf */ .dc)(coverage),
        };
    }
    /** From where a request can learn more; `undefined` when none can. */
    next() {
        const gap = (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .gapsOf */ .dc)(this.settled, { from: _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from, to: this.about.to }).at(-1);
        if (gap === undefined || this.jumped || gap.to < this.about.to)
            return gap?.from;
        const likely = Math.min(this.about.from, this.now);
        const pagesAhead = (likely - gap.from) / this.pageMs;
        // A long silence is believed to be full of records only in proportion to what has been read: the tag may be dead.
        this.jumped = this.pages > 1 && pagesAhead > 1 && pagesAhead <= 2 ** (this.pages + 2);
        return this.jumped ? Math.floor(likely - 0.75 * this.pageMs) : gap.from;
    }
    /** Reads records from an instant on. The one before it is asked too unless that is known to be a waste. */
    async read(from) {
        const start = this.countsStart && this.holds(from - 1) ? from : from - 1;
        const answer = await this.ask(start === _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from ? {} : { start });
        const overlaps = this.holds(from);
        this.history = (0,_timeline_records_js__WEBPACK_IMPORTED_MODULE_2__/* .withRecords */ .lm)(this.history, answer);
        const instants = new Set(answer.map(({ at }) => at));
        const oldest = answer.reduce((least, { at }) => Math.min(least, at), _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
        const newest = answer.reduce((most, { at }) => Math.max(most, at), _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from);
        const full = answer.length >= this.limit;
        if (instants.has(start))
            this.countsStart = true;
        if (full && newest <= from && oldest < from) {
            // Only what came before: try again without it, or give up on a service that does not heed the window.
            if (start === from || oldest < start)
                this.settle({ from, to: _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
        }
        else if (overlaps && !instants.has(from)) {
            this.settle({ from, to: _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
        }
        else {
            const stretch = { from, to: full ? newest : _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to };
            this.coverage = (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .covering */ .ew)(this.coverage, stretch);
            this.settle(stretch);
            if (full && oldest === newest)
                this.settle({ from: newest, to: newest + 1 });
            if (full)
                this.pages += 1;
            this.pageMs = newest - oldest;
        }
    }
    settle(stretch) {
        this.settled = (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .covering */ .ew)(this.settled, stretch);
    }
    holds(instant) {
        return (0,_timeline_records_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsIn */ .Q0)(this.history, { from: instant, to: instant + 1 }).length > 0;
    }
}


/***/ })

};
