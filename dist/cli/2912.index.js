export const id = 2912;
export const ids = [2912];
export const modules = {

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

/***/ 38305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ keepingSecrets)
/* harmony export */ });
/** Shorter ones would take ordinary words out of texts. */
const shortest = 8;
/**
 * Errors are cleaned where they arrive, before a message is cut short in the middle of a secret; documents once more
 * before anything is drawn from them, for a success may repeat a credential too.
 */
function keepingSecrets(host) {
    const known = new Set();
    const keep = (secret) => {
        const value = secret?.expose() ?? '';
        if (value.length >= shortest)
            known.add(value);
    };
    const clean = (text) => [...known].reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
    return {
        host: {
            ...host,
            sink: {
                ...host.sink,
                mask(secret) {
                    keep(secret);
                    host.sink.mask(secret);
                },
            },
            async send(request) {
                keep(request.authorization?.credential);
                const response = await host.send(request);
                return response.status < 300 ? response : { ...response, body: clean(response.body) };
            },
        },
        without(document) {
            const text = JSON.stringify(document);
            const cleaned = [...known].reduce((rest, secret) => rest.replaceAll(JSON.stringify(secret).slice(1, -1), '***'), text);
            return cleaned === text ? document : JSON.parse(cleaned);
        },
    };
}


/***/ }),

/***/ 85334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ stopped),
/* harmony export */   p: () => (/* binding */ stoppable)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
// A run that is told to stop asks nothing more: what is under way fails at once, and the run ends with what it knows.

/** Told of a run that was stopped before it knew everything. */
const stopped = {
    cause: 'stopped',
    subject: 'run',
    message: 'The run was told to stop before everything was verified. Run it again',
};
/** The host whose waiting ends when `stop` aborts: requests and the CI's token fail as `stopped`, sleep is over. */
function stoppable(host) {
    const { stop } = host;
    if (stop === undefined)
        return host;
    const told = new Promise((resolve) => {
        if (stop.aborted)
            resolve();
        stop.addEventListener('abort', () => resolve(), { once: true });
    });
    const fail = told.then(() => {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(stopped.cause, stopped.message);
    });
    fail.catch(() => undefined);
    const unlessStopped = (begin) => Promise.race([fail, stop.aborted ? fail : begin()]);
    return {
        ...host,
        send: (request) => unlessStopped(() => host.send(request)),
        clock: { ...host.clock, sleep: (ms) => Promise.race([told, host.clock.sleep(ms)]) },
        workflow: {
            ...host.workflow,
            idToken: (audience) => unlessStopped(() => host.workflow.idToken(audience)),
        },
    };
}


/***/ }),

/***/ 68148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ clearedComment),
/* harmony export */   Wz: () => (/* binding */ pinTitle),
/* harmony export */   _T: () => (/* binding */ suggestionText),
/* harmony export */   al: () => (/* binding */ issueTitle),
/* harmony export */   dQ: () => (/* binding */ cleanIssue),
/* harmony export */   wV: () => (/* binding */ pinBody)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58191);
// The words of what is written to the CI host: pull request, tracking issue, suggestions, the cleared comment.


/** Title of the pull request and headline of its commit: one line, at most 100 characters. */
function pinTitle(changes) {
    const [only] = changes;
    const name = only?.name.split('/').at(-1) ?? '';
    const title = changes.length === 1 ? `Pin ${name}` : `Pin ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(changes.length, 'image')}`;
    return title.length <= 100 ? title : 'Pin 1 image';
}
const mostCharacters = 55_000;
/** Body of the pull request: for each image what changed, since when, what it skips, and what advisories say. */
function pinBody(changes, locate, report) {
    const head = [
        "Every digest below is what its tag points to, by the tag's own history.",
        '',
        '| Image | From | To | Since | Skips | Advisories | Where |',
        '| --- | --- | --- | --- | --- | --- | --- |',
    ];
    let room = mostCharacters;
    const rows = [];
    for (const change of changes) {
        const row = `| ${cells(change, locate).join(' | ')} |`;
        room -= row.length + 1;
        if (room < 0)
            break;
        rows.push(row);
    }
    const shown = rows.length < changes.length
        ? ['', `Shown ${rows.length} of ${changes.length}; the rest is in the diff and in the report.`]
        : [];
    const unknown = report.incomplete.length === 0
        ? []
        : [
            '',
            `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(report.incomplete.length, 'thing')} could not be verified, so pins may be missing here.`,
        ];
    return [...head, ...rows, ...shown, ...unknown].join('\n');
}
const mostPlaces = 5;
function cells(change, locate) {
    const { name, from, to, toSince, behind, places, advisories } = change;
    const where = places.slice(0, mostPlaces).map((place) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${place.file}:${locate(place).line}`));
    const more = places.length > mostPlaces ? [`and ${places.length - mostPlaces} more`] : [];
    return [
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name),
        from === undefined ? 'not pinned' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(short(from)),
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(short(to)),
        new Date(toSince).toISOString().slice(0, 10),
        behind === undefined || behind < 2 ? '' : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(behind - 1, 'digest'),
        advisories === undefined
            ? 'not asked'
            : [advised('old', advisories.from), advised('new', advisories.to)]
                .filter((text) => text !== '')
                .join('; '),
        [...where, ...more].join('<br>'),
    ];
}
function advised(which, answer) {
    if (answer === undefined)
        return '';
    if ('cause' in answer)
        return `${which}: unknown (${answer.cause})`;
    const ids = [...new Set(answer.map(({ advisoryId }) => advisoryId))];
    const shown = ids.slice(0, 3).map(_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdown */ .wD).join(', ');
    return `${which}: ${ids.length === 0 ? 'none' : `${ids.length} (${shown}${ids.length > 3 ? ', …' : ''})`}`;
}
function short(digest) {
    return digest.slice(0, 'sha256:'.length + 12);
}
/** Title of the tracking issue. It does not change with the counts, so that it can be found and linked to. */
const issueTitle = 'Container images need attention';
/** Why a suggestion is made: the findings that it mends. */
function suggestionText(mended) {
    const lines = mended.map(({ check, message }) => `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdown */ .wD)(check)}**: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdown */ .wD)(message)}`);
    return [...new Set(lines)].join('<br>');
}
/** What the comment says when nothing is left of what it said. */
const clearedComment = '### ✅ Tagproof: resolved\n\nThe findings that stood here are gone, or the pull request no longer touches them.';
/** What the issue says when it is closed. */
const cleanIssue = 'Every image is in order. This issue opens again when something needs attention.';


/***/ }),

/***/ 19386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
// An image path → the platform's repository of it, as far as the identity sees it.

/** `path` is `<org>/<image>`. `undefined`: a public image whose repository the platform does not show. */
async function findRepository({ catalogue }, { publicOrganization, group }, path) {
    const [organization = '', ...rest] = path.split('/');
    const name = rest.join('/');
    const isPublic = organization === publicOrganization;
    if (catalogue === undefined) {
        const message = 'Without a platform token the list of tags cannot be asked, so end of life is not known';
        return isPublic ? undefined : { cause: 'no-credential', subject: path, message };
    }
    try {
        const scope = isPublic || group === undefined ? {} : { group };
        const seen = await catalogue.listRepositories({ name, ...scope });
        const found = seen.filter((repository) => !isPublic || group === undefined || !isBeneath(repository, group));
        const [repository] = found;
        if (repository !== undefined && found.length === 1)
            return repository;
        if (isPublic && repository === undefined)
            return undefined;
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('contradiction', notOne(name, found.length, scope.group));
    }
    catch (error) {
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownFrom */ .NI)(error, path);
    }
}
function isBeneath({ uid }, group) {
    return uid.startsWith(`${group}/`);
}
function notOne(name, count, group) {
    const where = group === undefined ? '' : ` beneath group ${group}`;
    const seen = count === 0 ? 'no repository' : `${count} repositories`;
    return `The identity sees ${seen} named ${name}${where}, so end of life is not known. An identity of a subgroup does not see the organization's repositories`;
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


/***/ }),

/***/ 92912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/check/counts.js
var counts = __webpack_require__(15486);
;// CONCATENATED MODULE: ./lib/check/waivers-beside.js

/**
 * The waivers of the change; `pending` marks those that the base does not have. A waiver is the same one when check,
 * reason and repository are, in the same file or out of one that is gone: a new tag beside an old waiver is no news,
 * an old reason beside another image is.
 * @param isGone true for a file that the change no longer has
 */
function heldAgainst(base, change, isGone) {
    const known = new counts/* Counts */.V();
    for (const waiver of base.waivers) {
        const { file } = waiver.at;
        known.add(keyOf(waiver, base, isGone(file) ? '' : file));
    }
    return change.waivers.map((waiver) => {
        const isKnown = known.take(keyOf(waiver, change, waiver.at.file)) || known.take(keyOf(waiver, change, ''));
        return isKnown ? waiver : { ...waiver, pending: true };
    });
}
/** `file`: where it must stand; empty for one that may have moved. */
function keyOf({ check, reason, covers }, { occurrences }, file) {
    const covered = occurrences.filter(({ at }) => at.file === covers.file && at.span.start >= covers.span.start && at.span.start < covers.span.end);
    return JSON.stringify([file, check, reason, covered.map(subjectOf)]);
}
function subjectOf(occurrence) {
    if (occurrence.kind === 'opaque')
        return `opaque ${occurrence.raw}`;
    return `${occurrence.image.registry}/${occurrence.image.repository}`;
}

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/scan/walk.js
var walk = __webpack_require__(49488);
;// CONCATENATED MODULE: ./lib/beside.js
// Holds the waivers beside references against the base commit, as the policy is: a change cannot waive its own findings.



/**
 * Marks the waivers that the change adds. Under the checkout's own policy, and where none stands beside a reference,
 * the base is not asked. A base that cannot be read is an Unknown under which nobody is accused.
 */
function besideReferences(host, config, ci) {
    let base;
    return async (checkout) => {
        if (config.policy.ofBase !== true || checkout.waivers.length === 0)
            return { ...checkout, unread: [] };
        try {
            base ??= scanBase(host, config, ci);
            const [before, files] = await Promise.all([base, host.files.list()]);
            const there = new Set(files);
            const waivers = heldAgainst(before, checkout, (file) => !there.has(file));
            return { ...checkout, waivers, unread: [] };
        }
        catch (error) {
            return { ...checkout, unread: [unread(error)] };
        }
    };
}
async function scanBase(host, config, ci) {
    if ('cause' in ci)
        throw new failure/* Failure */.HR(ci.cause, ci.message);
    const { openBase } = await __webpack_require__.e(/* import() */ 1856).then(__webpack_require__.bind(__webpack_require__, 1856));
    const base = await openBase(host, ci);
    if (base === undefined)
        throw new failure/* Failure */.HR('bad-answer', 'The event names no base commit');
    return (0,walk/* scanCheckout */.W)(base.files, config);
}
function unread(error) {
    const { message } = (0,failure/* unknownFrom */.NI)(error, 'base commit');
    return {
        cause: 'policy-unread',
        subject: 'base commit',
        message: `Which waivers stood beside references before is not known: ${message}`,
    };
}

// EXTERNAL MODULE: ./lib/check/index.js + 18 modules
var check = __webpack_require__(81823);
// EXTERNAL MODULE: ./lib/check/verdict.js
var check_verdict = __webpack_require__(95105);
;// CONCATENATED MODULE: ./lib/ci-wishes.js
/** True when the run writes a comment, a pull request or an issue. */
function writesToCi({ delivery }) {
    return delivery.comment !== 'never' || delivery.issue || delivery.pullRequest !== undefined;
}
/** True when anything but the checkout is needed of the CI host. */
function needsCi(config) {
    return config.newOnly || config.policy.ofBase === true || writesToCi(config);
}

// EXTERNAL MODULE: ./lib/connect.js + 1 modules
var connect = __webpack_require__(24132);
// EXTERNAL MODULE: ./lib/model/glob.js + 1 modules
var model_glob = __webpack_require__(30941);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./lib/sbom/apko.js
// apko's lock files (https://github.com/chainguard-dev/apko/blob/main/pkg/lock/lock.go).

const apko_document = schemas/* object */.Ikc({
    version: schemas/* string */.YjP(),
    contents: schemas/* object */.Ikc({ packages: schemas/* array */.YOg(schemas/* unknown */.L5J()), repositories: schemas/* unknown */.L5J() }),
});
const pack = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP(), origin: schemas/* string */.YjP().optional() });
function isApkoLock(json) {
    return apko_document.safeParse(json).success;
}
/** The locked packages, which are apk packages; each architecture lists its own. */
function readApkoLock(json) {
    const parsed = apko_document.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its packages are not a list' };
    return {
        entries: parsed.data.contents.packages.map((raw) => {
            const { data } = pack.safeParse(raw);
            if (data === undefined)
                return { why: 'it has no name or no version' };
            const { name, version, origin } = data;
            return { name, version, type: 'apk', origins: origin === undefined ? [] : [origin] };
        }),
    };
}

// EXTERNAL MODULE: ./node_modules/packageurl-js/index.js
var packageurl_js = __webpack_require__(87091);
;// CONCATENATED MODULE: ./lib/sbom/component.js
// One entry of a document → a component, named by its purl where it has one.

/** UTF-16 units; no ecosystem has longer names or versions. */
const longestName = 256;
const longestPurl = 4096;
/** Images, layers and documents: a container of packages, not a package. */
const noPackage = new Set(['oci', 'docker']);
/**
 * The component, or why the entry cannot be asked about; `undefined` when it is no package but an image.
 * Names follow the purl's type (https://github.com/package-url/purl-spec/blob/main/PURL-TYPES.rst).
 */
function componentOf(entry) {
    const url = parsePurl(entry.purl);
    if (url !== undefined && noPackage.has(url.type))
        return undefined;
    const name = url === undefined ? entry.name?.trim() : nameIn(url);
    const version = url?.version ?? entry.version;
    const type = url?.type ?? entry.type;
    if (name === undefined || name === '')
        return { why: 'it has neither a name nor a purl' };
    if (name.length > longestName)
        return { why: `its name is longer than ${longestName} characters` };
    const origins = [...entry.origins, ...originsIn(url)].map((origin) => origin.trim());
    const usable = origins.filter((origin) => origin !== '' && origin !== name && origin.length <= longestName);
    return {
        name,
        ...(version === undefined || version === '' || version.length > longestName ? {} : { version }),
        ...(entry.purl === undefined || url === undefined ? {} : { purl: entry.purl }),
        ...(type === undefined ? {} : { type }),
        origins: [...new Set(usable)],
    };
}
/** `undefined` for a text that is no purl: the document's own name stands then. */
function parsePurl(text) {
    if (text === undefined || text.length > longestPurl)
        return undefined;
    try {
        return packageurl_js.PackageURL.fromString(text);
    }
    catch {
        return undefined;
    }
}
function nameIn({ type, namespace, name }) {
    if (!namespace)
        return name;
    if (type === 'maven')
        return `${namespace}:${name}`;
    return ['npm', 'golang', 'composer', 'github', 'swift'].includes(type) ? `${namespace}/${name}` : name;
}
/**
 * The qualifiers `origin` (apko, melange) and `upstream` (syft): a name, `name@version`, or the file name of a
 * source package, several behind commas.
 */
function originsIn(url) {
    const { origin, upstream } = url?.qualifiers ?? {};
    return [origin, upstream]
        .flatMap((text) => text?.slice(0, longestPurl).split(',') ?? [])
        .map((text) => text.replace(/-[^-]+-[^-]+\.src\.rpm$/, '').replace(/(?<=.)@[^@]*$/, ''));
}

;// CONCATENATED MODULE: ./lib/sbom/read.js
const mostPackages = 200_000;

;// CONCATENATED MODULE: ./lib/sbom/cyclonedx.js
// CycloneDX 1.4 to 1.6 as JSON (https://cyclonedx.org/docs/1.6/json/).


const cyclonedx_text = schemas/* string */.YjP().optional();
const component = schemas/* object */.Ikc({
    type: cyclonedx_text,
    group: cyclonedx_text,
    name: cyclonedx_text,
    version: cyclonedx_text,
    purl: cyclonedx_text,
    properties: schemas/* array */.YOg(schemas/* object */.Ikc({ name: cyclonedx_text, value: cyclonedx_text })).optional(),
    pedigree: schemas/* object */.Ikc({ ancestors: schemas/* array */.YOg(schemas/* object */.Ikc({ name: cyclonedx_text })).optional() }).optional(),
    components: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
});
const cyclonedx_document = schemas/* object */.Ikc({ specVersion: schemas/* string */.YjP(), components: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]) });
const cyclonedx_noPackage = new Set([
    'operating-system',
    'container',
    'device',
    'device-driver',
    'firmware',
    'file',
    'platform',
    'machine-learning-model',
    'data',
    'cryptographic-asset',
]);
/** Where syft and trivy say which package the component was built from. */
const originProperties = new Set(['syft:metadata:originPackage', 'aquasecurity:trivy:SrcName']);
const deepest = 32;
/** True for a document that says it is CycloneDX, of any version. */
function isCycloneDx(json) {
    return schemas/* object */.Ikc({ bomFormat: schemas/* literal */.euz('CycloneDX') }).safeParse(json).success;
}
/** The components at every depth that are packages; a component without a purl counts unless its type is of no package. */
function readCycloneDx(json) {
    const parsed = cyclonedx_document.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its components are not a list' };
    const { specVersion, components } = parsed.data;
    if (!/^1\.[456]$/.test(specVersion)) {
        return { unreadable: `CycloneDX ${specVersion.slice(0, 40)} is not read, only 1.4 to 1.6` };
    }
    const entries = [];
    let level = components;
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth >= deepest)
            return { unreadable: `its components are nested deeper than ${deepest}` };
        const below = [];
        for (const raw of level) {
            const { data } = component.safeParse(raw);
            entries.push(data === undefined ? { why: 'it is not a component of CycloneDX' } : entryOf(data));
            for (const nested of data?.components ?? [])
                below.push(nested);
            if (entries.length > mostPackages)
                return { entries };
        }
        level = below;
    }
    return { entries };
}
function entryOf(data) {
    if (data.purl === undefined && cyclonedx_noPackage.has(data.type ?? ''))
        return undefined;
    const properties = (data.properties ?? []).filter(({ name }) => originProperties.has(name ?? ''));
    const ancestors = data.pedigree?.ancestors ?? [];
    const origins = [...properties.map(({ value }) => value), ...ancestors.map(({ name }) => name)];
    return {
        name: data.group && data.name ? `${data.group}/${data.name}` : data.name,
        version: data.version,
        purl: data.purl,
        origins: origins.filter((name) => name !== undefined).slice(0, 20),
    };
}

// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
;// CONCATENATED MODULE: ./lib/sbom/document.js
// Text → JSON → the document inside its envelopes.


/** In UTF-16 units, and in bytes where it is read from disk or network. */
const largestDocument = 64 * 1024 * 1024;
const bundle = schemas/* object */.Ikc({ dsseEnvelope: schemas/* unknown */.L5J() });
const envelope = schemas/* object */.Ikc({ payload: schemas/* string */.YjP(), payloadType: schemas/* string */.YjP() });
const statement = schemas/* object */.Ikc({
    _type: schemas/* string */.YjP().startsWith('https://in-toto.io/Statement/'),
    predicateType: schemas/* string */.YjP().max(1000),
    predicate: schemas/* unknown */.L5J(),
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}) }))
        .max(10_000)
        .default([]),
});
const sbomPredicate = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/bom)(?:\/|$)/i;
/** Older cosign puts the document, or its text, under `Data`. */
const cosignPredicate = schemas/* object */.Ikc({ Data: schemas/* unknown */.L5J() });
/**
 * Opens a Sigstore bundle, a DSSE envelope and an in-toto statement, each where it is there. Signatures are not
 * looked at. `subjects` are the images that the statement says it is about; none for a bare document.
 * https://github.com/secure-systems-lab/dsse/blob/master/envelope.md
 * https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md
 */
function unwrap(text) {
    const outer = parseJson(text);
    if ('unreadable' in outer)
        return outer;
    const bundled = bundle.safeParse(outer.json);
    const enveloped = envelope.safeParse(bundled.success && bundled.data.dsseEnvelope !== undefined ? bundled.data.dsseEnvelope : outer.json);
    if (!enveloped.success)
        return fromStatement(outer.json);
    const { payload, payloadType } = enveloped.data;
    if (payloadType !== 'application/vnd.in-toto+json')
        return { other: 'an envelope that holds no in-toto statement' };
    const inner = parseJson(Buffer.from(payload, 'base64').toString('utf8'));
    return 'unreadable' in inner
        ? { unreadable: `the payload of the envelope: ${inner.unreadable}` }
        : fromStatement(inner.json);
}
function fromStatement(json) {
    const stated = statement.safeParse(json);
    if (!stated.success)
        return { document: json, subjects: [] };
    const { predicateType, predicate, subject } = stated.data;
    if (!sbomPredicate.test(predicateType))
        return { other: 'an attestation of something else than packages' };
    const subjects = subject.map(({ digest }) => `sha256:${digest.sha256 ?? ''}`).filter(model_image/* isDigest */.Bc);
    const old = cosignPredicate.safeParse(predicate);
    const data = old.success ? old.data.Data : undefined;
    if (data === undefined)
        return { document: predicate, subjects };
    if (typeof data !== 'string')
        return { document: data, subjects };
    const parsed = parseJson(data);
    return 'unreadable' in parsed ? parsed : { document: parsed.json, subjects };
}
function parseJson(text) {
    if (text.length > largestDocument)
        return { unreadable: `it is larger than ${largestDocument} bytes` };
    try {
        return { json: JSON.parse(text.replace(/^\uFEFF/, '')) };
    }
    catch {
        return { unreadable: 'it is not JSON' };
    }
}

;// CONCATENATED MODULE: ./lib/sbom/places.js
const named = /"(?:purl|referenceLocator|name)"\s{0,20}:\s{0,20}("(?:[^"\\]|\\.){1,4096}")/g;
/** Finds the first place where the document gives a purl or a name, quotes left out. */
function placesIn(text) {
    const places = new Map();
    for (const match of text.matchAll(named)) {
        const literal = match[1] ?? '';
        const value = unquoted(literal);
        const end = match.index + match[0].length - 1;
        if (value !== undefined && !places.has(value))
            places.set(value, { start: end - literal.length + 2, end });
    }
    return (value) => places.get(value);
}
function unquoted(literal) {
    try {
        return JSON.parse(literal);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/sbom/spdx.js
// SPDX 2.x as JSON (https://spdx.github.io/spdx-spec/v2.3/package-information/).


const spdx_text = schemas/* string */.YjP().optional();
const spdx_pack = schemas/* object */.Ikc({
    SPDXID: spdx_text,
    name: spdx_text,
    versionInfo: spdx_text,
    sourceInfo: spdx_text,
    primaryPackagePurpose: spdx_text,
    externalRefs: schemas/* array */.YOg(schemas/* object */.Ikc({ referenceType: spdx_text, referenceLocator: spdx_text })).optional(),
});
const relationship = schemas/* object */.Ikc({
    spdxElementId: schemas/* string */.YjP(),
    relationshipType: schemas/* string */.YjP(),
    relatedSpdxElement: schemas/* string */.YjP(),
});
const spdx_document = schemas/* object */.Ikc({
    spdxVersion: schemas/* string */.YjP(),
    packages: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]),
    relationships: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]),
});
const spdx_noPackage = new Set(['CONTAINER', 'OPERATING_SYSTEM']);
const builtFrom = /\bbuilt (?:package )?from:? +(?<name>[^\s,;]{1,256})/i;
const mostRelationships = 1_000_000;
/** True for a document that says it is SPDX, of any version. */
function isSpdx(json) {
    return schemas/* object */.Ikc({ spdxVersion: schemas/* string */.YjP() }).safeParse(json).success;
}
/**
 * The packages. Images, layers and operating systems are not among them, nor the sources that packages were
 * generated from or described by: those give the origin names (apko, melange), as do `built package from` (trivy)
 * and the purl's qualifiers.
 */
function readSpdx(json) {
    const parsed = spdx_document.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its packages are not a list' };
    const { spdxVersion, packages, relationships } = parsed.data;
    if (!/^SPDX-2\.\d$/.test(spdxVersion))
        return { unreadable: `${spdxVersion.slice(0, 40)} is not read, only SPDX 2.x` };
    const decoded = packages.map((raw) => spdx_pack.safeParse(raw));
    const byId = new Map(decoded.flatMap(({ data }) => (data?.SPDXID === undefined ? [] : [[data.SPDXID, data]])));
    const sources = sourcesIn(relationships.slice(0, mostRelationships));
    const sourceIds = new Set([...sources.values()].flat());
    const entries = decoded.map(({ data }) => {
        if (data === undefined)
            return { why: 'it is not a package of SPDX 2' };
        if (isNoPackage(data, sourceIds))
            return undefined;
        const origins = (sources.get(data.SPDXID ?? '') ?? []).map((id) => sourceName(byId.get(id)));
        const built = builtFrom.exec((data.sourceInfo ?? '').slice(0, 2000))?.groups?.name;
        return {
            name: data.name,
            version: data.versionInfo,
            purl: purlOf(data),
            origins: [...origins, built].filter((name) => name !== undefined),
        };
    });
    return { entries };
}
/** Ids of packages → ids of what they were made from. */
function sourcesIn(relationships) {
    const found = new Map();
    for (const raw of relationships) {
        const { data } = relationship.safeParse(raw);
        if (data === undefined || !['GENERATED_FROM', 'DESCRIBED_BY'].includes(data.relationshipType))
            continue;
        const own = found.get(data.spdxElementId) ?? [];
        if (own.length < 20)
            found.set(data.spdxElementId, [...own, data.relatedSpdxElement]);
    }
    return found;
}
function isNoPackage(data, sourceIds) {
    const type = () => parsePurl(purlOf(data))?.type ?? '';
    if (sourceIds.has(data.SPDXID ?? ''))
        return ['', 'github', 'gitlab', 'generic'].includes(type());
    return spdx_noPackage.has(data.primaryPackagePurpose ?? '') && type() === '';
}
function purlOf({ externalRefs = [] }) {
    return externalRefs.find(({ referenceType }) => /(?:^|\/)purl$/.test(referenceType ?? ''))
        ?.referenceLocator;
}
/** `unbound` of `unbound.yaml` and of `unbound.melange.yaml`. */
function sourceName(data) {
    return data?.name?.replace(/(?:\.melange)?\.ya?ml$/, '');
}

;// CONCATENATED MODULE: ./lib/sbom/index.js







const formats = [
    { kind: 'spdx', is: isSpdx, read: readSpdx },
    { kind: 'cyclonedx', is: isCycloneDx, read: readCycloneDx },
    { kind: 'apko-lock', is: isApkoLock, read: readApkoLock },
];
const mostProblems = 20;
/**
 * Reads a document. Never throws: what is wrong is a problem, and a document that names no package is one too, so
 * that an empty document is no clean bill. Names are kept as they stand; they are text from outside.
 */
function parseSbom({ path, text }) {
    const failed = (kind, message, subjects = []) => ({
        kind,
        components: [],
        problems: [{ file: path, message }],
        empty: false,
        subjects,
    });
    const opened = unwrap(text);
    if ('unreadable' in opened)
        return failed('unreadable', `The SBOM cannot be read: ${opened.unreadable}`);
    if ('other' in opened)
        return failed('other', `This is no SBOM: it is ${opened.other}`);
    const format = formats.find(({ is }) => is(opened.document));
    if (format === undefined) {
        return failed('other', 'This is no SBOM: it is neither SPDX, CycloneDX nor an apko lock file as JSON');
    }
    const read = format.read(opened.document);
    if ('unreadable' in read)
        return failed('unreadable', `The SBOM cannot be read: ${read.unreadable}`, opened.subjects);
    return { kind: format.kind, subjects: opened.subjects, ...componentsOf(read.entries, { path, text }) };
}
/** Whether a text is worth reading as an SBOM, and which images it says it is about. One that cannot be read is. */
function inspectSbom(text) {
    const opened = unwrap(text);
    if ('document' in opened) {
        const { document, subjects } = opened;
        return { isSbom: subjects.length > 0 || formats.some(({ is }) => is(document)), subjects };
    }
    return { isSbom: 'unreadable' in opened, subjects: [] };
}
function componentsOf(entries, { path, text }) {
    const placeOf = placesIn(text);
    const components = [];
    const wrong = [];
    entries.slice(0, mostPackages).forEach((entry, index) => {
        const named = entry === undefined || 'why' in entry ? entry : componentOf(entry);
        if (named === undefined)
            return;
        if ('why' in named) {
            wrong.push(`Package ${index + 1} of the SBOM cannot be asked about: ${named.why}`);
            return;
        }
        const span = (named.purl === undefined ? undefined : placeOf(named.purl)) ?? placeOf(named.name);
        components.push({ ...named, file: path, ...(span === undefined ? {} : { span }) });
    });
    const more = wrong.length - mostProblems;
    const messages = wrong.slice(0, mostProblems);
    if (more > 0)
        messages.push(`${more} more packages of the SBOM cannot be asked about`);
    if (entries.length > mostPackages)
        messages.push(`The SBOM names more than ${mostPackages} packages`);
    const empty = components.length === 0 && wrong.length === 0;
    if (empty)
        messages.push('The SBOM names no package');
    return { components, empty, problems: messages.map((message) => ({ file: path, message })) };
}

;// CONCATENATED MODULE: ./lib/advise/files.js
// SBOMs of the checkout → packages at their lines.


const largest = 64 * 1024 * 1024;
/** Reads the SBOMs that the globs name. A glob without a file and a file that cannot be read are unknown. */
async function localSboms(files, globs) {
    const packages = [];
    const sources = new Map();
    const incomplete = [];
    if (globs.length === 0)
        return { packages, files: sources, incomplete };
    const picked = (0,model_glob/* pathMatcher */.kZ)(globs);
    const paths = await files.list((path) => picked(path));
    const chosen = new Set();
    for (const glob of globs) {
        const matches = (0,model_glob/* pathMatcher */.kZ)([glob]);
        const matched = paths.filter((path) => matches(path));
        for (const path of matched)
            chosen.add(path);
        if (matched.length === 0)
            incomplete.push({
                cause: 'no-sbom',
                subject: glob,
                message: 'No file of the checkout matches this glob of `sbom`',
            });
    }
    for (const path of [...chosen].sort()) {
        const read = await files.read(path, largest);
        if ('unreadable' in read) {
            const message = `The SBOM was not read: ${read.unreadable}`;
            incomplete.push({ cause: 'unreadable-file', subject: path, message });
            continue;
        }
        const source = { path, text: read.text };
        const { components, problems } = parseSbom(source);
        sources.set(path, source);
        for (const { message } of problems)
            incomplete.push({ cause: 'unreadable-file', subject: path, message });
        for (const { name, version, type, origins, span } of components) {
            packages.push({
                name,
                ...(version === undefined ? {} : { version }),
                ...(type === undefined ? {} : { type }),
                origins,
                at: { file: path, span: span ?? { start: 0, end: 0 } },
            });
        }
    }
    return { packages, files: sources, incomplete };
}

;// CONCATENATED MODULE: ./lib/registry/attached-manifests.js
// Manifests and indexes on the wire, as far as SBOMs are found by them (OCI image specification).



const attached_manifests_text = schemas/* string */.YjP().max(1000);
const annotations = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).nullish();
const digest = schemas/* string */.YjP().refine(model_image/* isDigest */.Bc, 'not a sha256 digest');
const descriptor = schemas/* object */.Ikc({
    mediaType: attached_manifests_text.default(''),
    digest,
    size: schemas/* int */.Whr().nonnegative().optional(),
    artifactType: attached_manifests_text.nullish(),
    annotations,
    platform: schemas/* object */.Ikc({ os: attached_manifests_text.default(''), architecture: attached_manifests_text.default(''), variant: attached_manifests_text.nullish() })
        .nullish(),
});
const manifest = schemas/* object */.Ikc({
    mediaType: attached_manifests_text.nullish(),
    manifests: schemas/* array */.YOg(descriptor).max(1000).nullish(),
    layers: schemas/* array */.YOg(descriptor).max(1000).nullish(),
});
/** @throws Failure `bad-answer` when the text is no manifest */
function readManifest(what, content) {
    const parsed = manifest.safeParse(attached_manifests_parseJson(what, content.text));
    if (!parsed.success)
        throw new failure/* Failure */.HR('bad-answer', `${what}: the answer is no manifest that can be read`);
    const { manifests, layers } = parsed.data;
    return { ...(manifests ? { children: manifests } : {}), layers: layers ?? [] };
}
/** The image that a BuildKit attestation manifest in an index is about. */
function attestedBy({ annotations: notes }) {
    const about = notes?.['vnd.docker.reference.digest'] ?? '';
    return notes?.['vnd.docker.reference.type'] === 'attestation-manifest' && (0,model_image/* isDigest */.Bc)(about)
        ? about
        : undefined;
}
/** `linux/amd64`, `linux/arm/v7`; the digest where the index does not say. */
function platformName({ platform, digest: own }) {
    if (!platform || platform.os === '')
        return own;
    return [platform.os, platform.architecture, platform.variant ?? ''].filter((part) => part !== '').join('/');
}
/** What tools write beside a descriptor when they know what it holds. */
const predicateNotes = ['in-toto.io/predicate-type', 'predicateType', 'dev.sigstore.bundle.predicateType'];
const sbomWords = /spdx|cyclonedx/i;
const carriers = /in-toto|dsse|sigstore\.bundle/i;
/**
 * Whether a descriptor may lead to an SBOM: its type or its predicate says so, or it is an attestation that does
 * not say of what.
 */
function mayBeSbom({ mediaType, artifactType, annotations: notes }) {
    const predicate = predicateNotes.map((name) => notes?.[name]).find((value) => value !== undefined);
    if (predicate !== undefined)
        return sbomWords.test(predicate);
    const type = `${artifactType ?? ''} ${mediaType}`;
    return sbomWords.test(type) || carriers.test(type);
}
function attached_manifests_parseJson(what, body) {
    try {
        return JSON.parse(body);
    }
    catch (cause) {
        throw new failure/* Failure */.HR('bad-answer', `${what}: the answer is not JSON`, { cause });
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/registry/content.js
// What a registry holds under a repository: manifests, referrers and blobs, as text that is checked against its digest.


/** @throws Failure `digest-mismatch` when the bytes are not what the digest promises */
function verified(what, digest, content) {
    const actual = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(content.text, 'utf8').digest('hex')}`;
    if (actual === digest)
        return content;
    const message = `${what}: the registry gave other bytes than ${digest} promises (${actual})`;
    throw new failure/* Failure */.HR('digest-mismatch', `${message}. Do not trust it; ask who runs the registry`);
}

;// CONCATENATED MODULE: ./lib/registry/attached-search.js
// The places where the SBOMs of one image can be attached, asked one after the other.



const largestSbom = 64 * 1024 * 1024;
/** All documents of one index together, in UTF-16 units. */
const largestTogether = 256 * 1024 * 1024;
const mostCandidates = 100;
const mostPages = 10;
/**
 * Gives the documents of the first place that holds any; `attestations` are BuildKit's manifests about the subject.
 * @throws Failure for everything that is named and cannot be had or used
 */
function searcher(options) {
    const search = { ...options, room: { left: largestTogether } };
    const { source, repository } = options;
    return async (subject, attestations) => {
        const hex = subject.digest.slice('sha256:'.length);
        const tagged = async (tag) => {
            const content = await source.manifest(repository, tag);
            return content === undefined ? [] : readManifest(`${repository}:${tag}`, content).layers;
        };
        const places = [
            () => layersOf(search, attestations),
            async () => layersOf(search, await referrersOf(search, subject.digest)),
            () => tagged(`sha256-${hex}.att`),
            () => tagged(`sha256-${hex}.sbom`),
        ];
        for (const place of places) {
            const documents = await documentsOf(search, subject, (await place()).filter(mayBeSbom));
            if (documents.length > 0)
                return documents;
        }
        return [];
    };
}
/** Descriptors of what refers to the digest: by the API, else by the tag of the referrers' index. */
async function referrersOf({ source, repository }, digest) {
    const what = `Referrers of ${repository}@${digest}`;
    const pages = [];
    let content = await source.referrers(repository, digest);
    content ??= await source.manifest(repository, digest.replace(':', '-'));
    for (let page = 1; content !== undefined; page += 1) {
        pages.push(...(readManifest(what, content).children ?? []));
        if (content.next === undefined)
            break;
        if (page >= mostPages)
            throw new failure/* Failure */.HR('bad-answer', `${what}: the list has more than ${mostPages} pages`);
        content = await source.referrers(repository, digest, content.next);
    }
    return bounded(what, pages.filter(mayBeSbom));
}
/** The layers of manifests: what is attached is a manifest, and the document is its layer. */
async function layersOf({ source, repository }, manifests) {
    const layers = await Promise.all(manifests.map(async ({ digest, artifactType, annotations }) => {
        const what = `Manifest ${digest} of ${repository}`;
        const content = found(what, await source.manifest(repository, digest));
        const own = readManifest(what, verified(what, digest, content)).layers;
        return own.map((layer) => ({
            ...layer,
            artifactType,
            annotations: { ...annotations, ...layer.annotations },
        }));
    }));
    return bounded(repository, layers.flat());
}
async function documentsOf({ source, repository, inspect, room }, subject, layers) {
    const read = await Promise.all(layers.map(async ({ digest, size = 0 }) => {
        const what = `SBOM ${digest} of ${repository}`;
        if (size > largestSbom)
            throw new failure/* Failure */.HR('bad-answer', `${what} is larger than ${largestSbom} bytes`);
        const { text } = verified(what, digest, found(what, await source.blob(repository, digest, largestSbom)));
        room.left -= text.length;
        if (room.left < 0)
            throw new failure/* Failure */.HR('bad-answer', `${what}: the SBOMs of the image are too large together`);
        const { isSbom, subjects } = inspect(text);
        if (isSbom && subjects.length > 0 && !subjects.includes(subject.digest))
            throw new failure/* Failure */.HR('contradiction', `${what} is attached to ${subject.digest}, but says that it is about another image`);
        return isSbom ? [{ ...subject, subject: subject.digest, digest, text }] : [];
    }));
    return read.flat();
}
function found(what, content) {
    if (content === undefined)
        throw new failure/* Failure */.HR('bad-answer', `${what}: the registry names it, and does not have it`);
    return content;
}
function bounded(what, descriptors) {
    if (descriptors.length <= mostCandidates)
        return descriptors;
    throw new failure/* Failure */.HR('bad-answer', `${what}: more than ${mostCandidates} documents are attached`);
}

;// CONCATENATED MODULE: ./lib/registry/attached.js
// The SBOMs attached to an image, for every platform: BuildKit's attestations, referrers, cosign's tags.




const mostPlatforms = 64;
/**
 * Finds the SBOMs of an image by digest, an index or one platform's image. Each place is looked at until one holds
 * an SBOM: attestation manifests in the index (https://github.com/moby/buildkit/blob/master/docs/attestations/attestation-storage.md),
 * the referrers API with its tag (OCI distribution specification, Listing Referrers), cosign's `.att` and `.sbom`
 * tags. Every blob is checked against its digest, and an attestation must be about the image. Signatures are not
 * checked. What fails is an Unknown of the whole image: a part of its packages is no answer.
 */
async function attachedSboms(source, repository, digest, inspect) {
    const name = `${repository}@${digest}`;
    try {
        const found = await source.manifest(repository, digest);
        if (found === undefined)
            throw new failure/* Failure */.HR('not-found', `The registry has no image ${name}`);
        const { children } = readManifest(name, verified(name, digest, found));
        const images = (children ?? []).filter((child) => attestedBy(child) === undefined);
        if (images.length > mostPlatforms)
            throw new failure/* Failure */.HR('bad-answer', `${name} has more than ${mostPlatforms} platforms`);
        const platforms = images.map((child) => ({ digest: child.digest, platform: platformName(child) }));
        const whole = children === undefined ? { digest } : { digest, ofIndex: true };
        const subjects = [whole, ...platforms];
        const search = searcher({ source, repository, inspect });
        const documents = await Promise.all(subjects.map((subject) => {
            const attestations = (children ?? []).filter((child) => attestedBy(child) === subject.digest);
            return search(subject, attestations);
        }));
        const missing = subjects.flatMap(({ platform, ofIndex }, at) => {
            const counts = ofIndex === undefined || platforms.length === 0;
            return counts && documents[at]?.length === 0 ? [platform ?? name] : [];
        });
        return { documents: documents.flat(), missing };
    }
    catch (error) {
        return (0,failure/* unknownFrom */.NI)(error, name);
    }
}

// EXTERNAL MODULE: ./lib/resolve/mirror.js
var mirror = __webpack_require__(50329);
;// CONCATENATED MODULE: ./lib/advise/images.js





/** Images of which nobody knows what would be pulled are left out: their facts say so. */
function pulledImages(occurrences, facts, mirrors) {
    return occurrences.flatMap((occurrence) => {
        if (occurrence.kind !== 'image')
            return [];
        const fact = facts.get(occurrence);
        const current = fact !== undefined && 'currentDigest' in fact ? fact.currentDigest : undefined;
        const digest = occurrence.image.digest ?? current;
        return digest === undefined
            ? []
            : [{ occurrence, origin: (0,mirror/* mirroredImage */.o)(occurrence.image, mirrors), digest }];
    });
}
/** Asks once for each image by digest, also when asked again. Images of registries that cannot be asked give nothing. */
function imageAdviser(sources) {
    const attached = new Map();
    const scanned = new Map();
    return {
        async packagesOf({ occurrence, origin, digest }) {
            const { registry, repository } = origin;
            const content = sources.content(registry);
            if (content === undefined)
                return { packages: [], incomplete: [] };
            const asked = once(attached, `${registry}/${repository}@${digest}`, async () => packagesIn(await attachedSboms(content, repository, digest, inspectSbom), `${registry}/${repository}@${digest}`));
            const { packages, incomplete } = await asked;
            const { at, image } = occurrence;
            return { packages: packages.map((use) => ({ ...use, at, image })), incomplete };
        },
        async vulnerabilitiesOf({ occurrence, origin, digest }) {
            const { at, image } = occurrence;
            if (sources.content(origin.registry) === undefined)
                return { vulnerabilities: [], incomplete: [] };
            const subject = `vulnerability report of ${(0,model_image/* imageName */.tO)(origin)}@${digest}`;
            const found = await once(scanned, `${origin.repository}@${digest}`, async () => {
                try {
                    return await sources.scanned(origin.repository, digest);
                }
                catch (error) {
                    return (0,failure/* unknownFrom */.NI)(error, subject);
                }
            });
            if ('cause' in found)
                return { vulnerabilities: [], incomplete: [found] };
            return {
                vulnerabilities: found.map((match) => ({ ...match, at, image })),
                incomplete: [],
            };
        },
    };
}
function once(answers, key, ask) {
    const answer = answers.get(key) ?? ask();
    answers.set(key, answer);
    return answer;
}
/** The packages of all documents; one package of several platforms once, with their names. */
function packagesIn(attached, name) {
    if ('cause' in attached)
        return { packages: [], incomplete: [attached] };
    const uses = new Map();
    const incomplete = attached.missing.map((platform) => ({
        cause: 'no-sbom',
        subject: name,
        message: `The registry has no SBOM of ${platform === name ? 'it' : platform}, so its packages are not known`,
    }));
    for (const { digest, platform, ofIndex, text } of attached.documents) {
        const { components, problems, empty } = parseSbom({ path: digest, text });
        if (ofIndex && empty)
            continue;
        for (const { message } of problems)
            incomplete.push({ cause: 'unreadable-file', subject: `SBOM ${digest} of ${name}`, message });
        for (const { name: own, version, type, origins } of components) {
            const key = JSON.stringify([own, version, type, origins]);
            const platforms = [...(uses.get(key)?.platforms ?? []), ...(platform === undefined ? [] : [platform])];
            uses.set(key, {
                name: own,
                ...(version === undefined ? {} : { version }),
                ...(type === undefined ? {} : { type }),
                origins,
                platforms: [...new Set(platforms)],
            });
        }
    }
    return { packages: [...uses.values()], incomplete };
}

;// CONCATENATED MODULE: ./lib/advise/index.js


/** Asking again, after a pin, asks only for what is new. `sources`: or why nothing can be asked. */
function createAdviser(sources, files, wishes) {
    const { artifacts, sbom, sbomFromRegistry, vulnerabilityReports, registries } = wishes;
    const wished = artifacts.length + sbom.length > 0 || sbomFromRegistry || vulnerabilityReports;
    if (!wished || 'cause' in sources) {
        const incomplete = wished && 'cause' in sources ? [sources] : [];
        return async () => ({
            advice: { advisories: [], packages: [], vulnerabilities: [] },
            files: new Map(),
            incomplete,
            asked: 'cause' in sources ? artifacts.map(() => sources.cause) : [],
        });
    }
    const images = imageAdviser(sources);
    const advisoriesFor = rememberingNames(sources);
    let local;
    return async (occurrences, facts) => {
        local ??= localSboms(files, sbom);
        const pulled = pulledImages(occurrences, facts, registries);
        const [own, attached, scanned] = await Promise.all([
            local,
            Promise.all(sbomFromRegistry ? pulled.map(images.packagesOf) : []),
            Promise.all(vulnerabilityReports ? pulled.map(images.vulnerabilitiesOf) : []),
        ]);
        const named = artifacts.map((name) => ({ name, origins: [] }));
        const packages = [...named, ...own.packages, ...attached.flatMap((image) => image.packages)];
        const { advisories, incomplete, asked } = await advisoriesFor(packages);
        const notHad = [...own.incomplete, ...[...attached, ...scanned].flatMap((image) => image.incomplete)];
        return {
            advice: { advisories, packages, vulnerabilities: scanned.flatMap((image) => image.vulnerabilities) },
            files: own.files,
            incomplete: [...notHad, ...incomplete],
            asked: [...asked, ...notHad.map(({ cause }) => cause)],
        };
    };
}
/** Every name is asked for once in a run; what it brought, or why it failed, stays. */
function rememberingNames(sources) {
    const asked = new Map();
    const found = new Map();
    const incomplete = [];
    return async (packages) => {
        const names = new Set(packages.flatMap(({ name, origins }) => [name, ...origins]));
        const fresh = [...names].filter((name) => !asked.has(name)).sort();
        for (const name of fresh)
            asked.set(name, undefined);
        if (fresh.length > 0) {
            const answer = await sources.advisories(fresh);
            for (const advisory of answer.advisories)
                found.set(advisory.uid, advisory);
            for (const [name, cause] of answer.unanswered)
                asked.set(name, cause);
            incomplete.push(...answer.incomplete);
        }
        return { advisories: [...found.values()], incomplete: [...incomplete], asked: [...asked.values()] };
    };
}

// EXTERNAL MODULE: ./lib/check/apply-policy.js + 1 modules
var apply_policy = __webpack_require__(69959);
// EXTERNAL MODULE: ./lib/check/overrides.js
var overrides = __webpack_require__(71509);
// EXTERNAL MODULE: ./lib/registries.js + 9 modules
var registries = __webpack_require__(3906);
// EXTERNAL MODULE: ./lib/report/coverage.js
var coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/resolve/repository.js
var resolve_repository = __webpack_require__(19386);
;// CONCATENATED MODULE: ./lib/resolve/end-of-life-date.js
// The day of a deprecated tag's end of life. A finding shows it; no verdict rests on it.


/** Asks for the date of a tag that the list of tags calls deprecated; the operation is not served everywhere. */
function dateAsker(sources, scope) {
    const { catalogue } = sources;
    return async (path, tag) => {
        if (catalogue?.endOfLifeDate === undefined)
            return undefined;
        const repository = await (0,resolve_repository/* findRepository */.W)(sources, scope, path);
        if (repository === undefined || 'cause' in repository)
            return undefined;
        try {
            return await catalogue.endOfLifeDate(repository, tag);
        }
        catch (error) {
            const { cause, message } = (0,failure/* unknownFrom */.NI)(error, path);
            return cause === 'not-found' ? undefined : { unknown: message };
        }
    };
}

// EXTERNAL MODULE: ./lib/resolve/one-platform.js
var one_platform = __webpack_require__(60778);
;// CONCATENATED MODULE: ./lib/resolve/recover.js
const mostHistories = 50;
/**
 * The tag that the digest was: one whose list entry names it, else the first whose history holds it, `latest` before
 * others and living tags before those at their end of life. `undefined`: none of the first 50 tags ever was it.
 */
async function recoverTag(digest, tags, historyOf) {
    const ranked = [...tags].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
    const listed = ranked.find((tag) => tag.digest === digest);
    if (listed !== undefined)
        return listed.name;
    const asked = ranked.slice(0, mostHistories);
    const histories = await Promise.all(asked.map(({ name }) => historyOf(name)));
    return asked.find((_, index) => histories[index]?.timeline.some((reign) => reign.digest === digest))?.name;
}
function rank({ name, deprecated }) {
    return (name === 'latest' ? 0 : 1) + (deprecated ? 2 : 0);
}

;// CONCATENATED MODULE: ./lib/resolve/remember.js
// Asks once for each key: later askers, also those who come while the first is waiting, get the same answer.
/** Wraps an asker; two keys are the same when their texts are. */
function remember(ask) {
    const answers = new Map();
    return (...key) => {
        const name = key.join(' ');
        const answer = answers.get(name) ?? ask(...key);
        answers.set(name, answer);
        return answer;
    };
}

// EXTERNAL MODULE: ./lib/resolve/prove.js + 2 modules
var prove = __webpack_require__(86186);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
;// CONCATENATED MODULE: ./lib/resolve/successor.js
// Where to go from a tag at its end of life: same repository, same variant, a newer living version.

const successor_form = new RegExp([
    /^(?<prefix>(?:[a-z]+-)*)(?<v>v?)(?<numbers>\d{1,9}(?:\.\d{1,9}){0,2})/,
    /(?:[-_.]?(?<stage>alpha|beta|rc|cr|preview|pre|milestone|nightly|snapshot|canary|ea|[abm](?=\d))(?![a-z])[-_.]?(?<step>\d{0,9}))?/,
    /(?:(?:-r|\.)(?<revision>\d{1,9}))?(?<suffix>(?:-[a-z][\w.-]*)?)$/,
]
    .map(({ source }) => source)
    .join(''), 'i');
const stages = { a: 'alpha', b: 'beta', cr: 'rc', m: 'milestone' };
const date = /^\d{8}$/;
/**
 * The living tags to move to: newer than `tag` by `semver`, with the same variant suffix, as exact as `tag` if there
 * are any such (`18` → `22`, not `22.1.3`), and prereleases only for a prerelease. `undefined` when there is none, or
 * when `tag` names no version.
 */
function successorsOf(tag, tags) {
    const from = parse(tag);
    if (from === undefined)
        return undefined;
    const living = tags
        .flatMap(({ name, deprecated }) => (deprecated ? [] : (parse(name) ?? [])))
        .filter((other) => other.variant === from.variant && compare(other, from) > 0)
        .filter(({ version }) => version.prerelease.length === 0 || from.version.prerelease.length > 0)
        .sort((a, b) => compare(a, b) || compareSpelling(a, b, from));
    const alike = living.filter(({ precision }) => precision === from.precision);
    const candidates = alike.length > 0 ? alike : living;
    const [next] = candidates;
    const nearest = candidates.findLast((other) => next !== undefined && isSameLine(other, next, from));
    const newest = candidates.at(-1);
    return nearest && newest && { nearest: nearest.name, newest: newest.name };
}
function parse(name) {
    const groups = successor_form.exec(name)?.groups;
    if (groups === undefined)
        return undefined;
    const { prefix = '', v = '', numbers = '', stage, step, revision, suffix = '' } = groups;
    const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number);
    const stageName = stage?.toLowerCase();
    const prerelease = stageName === undefined ? '' : `-${stages[stageName] ?? stageName}.${Number(step)}`;
    return {
        name,
        version: new semver.SemVer(`${major}.${minor}.${patch}${prerelease}`),
        revision: Number(revision ?? -1),
        variant: `${prefix}${date.test(numbers) ? 'date' : ''}${suffix}`,
        precision: numbers.split('.').length + (revision === undefined ? 0 : 1),
        spelledWithV: v !== '',
    };
}
function compare(a, b) {
    return semver.compare(a.version, b.version) || a.revision - b.revision;
}
/** Of two names for one version the one that is spelled like `from` comes last, so it is taken. */
function compareSpelling(a, b, from) {
    const alike = (tag) => Number(tag.spelledWithV === from.spelledWithV);
    return alike(a) - alike(b) || (a.name < b.name ? 1 : -1);
}
/** A line is a major version for a tag that names only that, else a major and minor version. */
function isSameLine(a, b, from) {
    return a.version.major === b.version.major && (from.precision === 1 || a.version.minor === b.version.minor);
}

;// CONCATENATED MODULE: ./lib/resolve/tag-list.js
// The platform's list of a repository's tags, asked once; and what it says of a tag's end of life.





/** Asks once a repository and remembers. `path` is `<org>/<image>`. */
function tagLister(sources, scope) {
    return remember((path) => tagsOf(sources, scope, path));
}
/** What the list says of the image's tag. A list that failed or lacks the tag is an Unknown, never "not deprecated". */
function endOfLifeIn(tags, image) {
    if (tags === undefined || 'cause' in tags)
        return tags;
    const tag = tags.find(({ name }) => name === image.tag);
    if (tag === undefined) {
        const message = "The platform's list of tags does not have it, so its end of life is not known";
        return { cause: 'contradiction', subject: (0,model_image/* imageName */.tO)(image), message };
    }
    if (!tag.deprecated)
        return { deprecated: false };
    const successors = successorsOf(tag.name, tags);
    return { deprecated: true, ...(successors === undefined ? {} : { successors }) };
}
async function tagsOf(sources, scope, path) {
    const repository = await (0,resolve_repository/* findRepository */.W)(sources, scope, path);
    if (repository === undefined || 'cause' in repository)
        return repository;
    try {
        return await sources.catalogue?.listTags(repository);
    }
    catch (error) {
        return (0,failure/* unknownFrom */.NI)(error, path);
    }
}

// EXTERNAL MODULE: ./lib/resolve/walk.js
var resolve_walk = __webpack_require__(58435);
;// CONCATENATED MODULE: ./lib/resolve/tag.js
// One tag: its history and its end of life, asked side by side; then each pin judged by the answer.





/** Asks for as much of the tag's history as the pinned digests need, and for its end of life. Never throws a Failure. */
async function askTag(image, digests, { sources, listTags, dateOf, historyLimit, view }) {
    const ask = sources.history(image.repository, image.tag);
    const [history, tags] = await Promise.all([
        (0,resolve_walk/* walkHistory */.S)({ ask, limit: historyLimit, now: view.now, ...(0,prove/* goalFor */.Z)(digests, view) }).catch((error) => (0,failure/* unknownFrom */.NI)(error, (0,model_image/* imageName */.tO)(image))),
        listTags(image.repository),
    ]);
    const endOfLife = endOfLifeIn(tags, image);
    if (endOfLife === undefined || 'cause' in endOfLife || !endOfLife.deprecated)
        return { history, endOfLife };
    const date = await dateOf(image.repository, image.tag);
    return { history, endOfLife: { ...endOfLife, ...(date === undefined ? {} : { date }) } };
}
/** The fact of one pin, and what of the answer is missing for a verdict. */
function judgePin(image, { history, endOfLife }, view) {
    const notListed = endOfLife !== undefined && 'cause' in endOfLife ? [endOfLife] : [];
    const listed = endOfLife === undefined || 'cause' in endOfLife ? undefined : endOfLife;
    if ('cause' in history)
        return withoutHistory(history, listed);
    const fact = (0,prove/* factOf */.y)(image.digest, history, listed, view);
    if (fact.status !== 'unknown')
        return { fact, incomplete: notListed };
    return {
        fact,
        incomplete: [{ cause: fact.cause, subject: (0,model_image/* imageName */.tO)(image), message: fact.message }, ...notListed],
    };
}
function withoutHistory(failed, listed) {
    const { cause, message } = failed;
    const missing = missingFact(failed);
    if (missing !== undefined && listed === undefined)
        return { fact: missing, incomplete: [] };
    if (missing !== undefined) {
        const contradiction = `The platform lists the tag, but the registry does not know it: ${message}`;
        const unknown = { ...failed, cause: 'contradiction', message: contradiction };
        return {
            fact: { status: 'unknown', cause: unknown.cause, message: contradiction },
            incomplete: [unknown],
        };
    }
    // A list that the identity may see says nothing about an image that it may not pull: it may be another organization's.
    const known = listed === undefined || cause === 'denied' ? {} : { endOfLife: listed };
    return { fact: { status: 'unknown', cause, message, ...known }, incomplete: [failed] };
}
/** The fact that the registry itself says that repository or tag do not exist; `undefined` for any other failure. */
function missingFact({ cause }) {
    if (cause === 'missing-tag')
        return { status: 'missing', what: 'tag' };
    return cause === 'missing-repository' ? { status: 'missing', what: 'repository' } : undefined;
}

;// CONCATENATED MODULE: ./lib/resolve/ask.js
// One image of the platform → its fact: the tag's answer remembered, what the answer leaves open asked further.








function createAsker({ sources, historyLimit, view, ...scope }) {
    const listTags = tagLister(sources, scope);
    const dateOf = dateAsker(sources, scope);
    const children = remember(sources.children);
    const answers = new Map();
    function tagAnswer(image, digests) {
        const name = (0,model_image/* imageName */.tO)(image);
        const answer = answers.get(name) ?? askTag(image, digests, { sources, listTags, dateOf, historyLimit, view });
        answers.set(name, answer);
        return answer;
    }
    async function askTagged(image, digests) {
        const answer = await tagAnswer(image, digests);
        const judged = { ...judgePin(image, answer, view), ...historyOf(image, answer) };
        const { fact } = judged;
        if (fact.status !== 'not-in-history' || image.digest === undefined || 'cause' in answer.history)
            return judged;
        try {
            const below = (digest) => children(image.repository, digest);
            return {
                ...judged,
                fact: await (0,one_platform/* onePlatformFact */.q)(fact, image.digest, answer.history, view, below),
            };
        }
        catch (error) {
            return { ...judged, ...unknownAnswer((0,failure/* unknownFrom */.NI)(error, (0,model_image/* imageName */.tO)(image))) };
        }
    }
    /** A reference without a tag: the tag that its digest was, else unknown. */
    async function askUntagged(image, digest) {
        const subject = `${(0,model_image/* imageName */.tO)(image)}@${digest}`;
        const tags = await listTags(image.repository);
        if (tags !== undefined && 'cause' in tags)
            return unknownAnswer({ ...tags, subject });
        const known = tags ?? [{ name: 'latest', deprecated: false }];
        const tag = await recoverTag(digest, known, async (name) => {
            const { history } = await tagAnswer({ ...image, tag: name }, [digest]);
            return 'cause' in history ? undefined : history;
        });
        if (tag === undefined) {
            const message = 'The reference has a digest and no tag, and none of the tags looked at ever was that digest';
            return unknownAnswer({ cause: 'no-tag', subject, message });
        }
        const answered = await askTagged({ ...image, tag }, [digest]);
        const { fact } = answered;
        const hasTag = fact.status !== 'unknown' && fact.status !== 'missing';
        return hasTag ? { ...answered, fact: { ...fact, recoveredTag: tag } } : answered;
    }
    return (image, digests) => {
        const { tag, digest } = image;
        if (tag === undefined && digest !== undefined)
            return askUntagged(image, digest);
        return askTagged({ ...image, tag: tag ?? 'latest' }, digests);
    };
}
function historyOf({ registry, repository, tag }, { history }) {
    if ('cause' in history)
        return {};
    const { timeline, gaps, coverage } = history;
    const part = gaps.length === 0 ? {} : { known: coverage };
    return {
        history: { registry, repository, tag, complete: gaps.length === 0, ...part, reigns: timeline },
    };
}
/** An unknown that the verdict needs. */
function unknownAnswer(unknown) {
    return {
        fact: { status: 'unknown', cause: unknown.cause, message: unknown.message },
        incomplete: [unknown],
    };
}

// EXTERNAL MODULE: ./lib/resolve/present.js
var resolve_present = __webpack_require__(65879);
;// CONCATENATED MODULE: ./lib/resolve/seen-tag.js
/** The first tag of the repository, `latest` before others, that was seen to be the digest. */
function tagSeenAs({ registry, repository }, digest, firstSeen) {
    const prefix = `${registry}/${repository}:`;
    const names = [...(firstSeen ?? [])]
        .filter(([name, records]) => name.startsWith(prefix) && records.some((one) => one.digest === digest))
        .map(([name]) => name.slice(prefix.length))
        .sort();
    return names.includes('latest') ? 'latest' : names[0];
}

;// CONCATENATED MODULE: ./lib/resolve/ask-present.js









/** Asks one digest a tag; of a pin that is not that digest whether it exists, and whether it is a part of it. */
function createPresentAsker({ registries, firstSeen }) {
    const said = new Map();
    const asked = askedOnce(registries);
    async function factFor(image, current, view) {
        const { digest } = image;
        const present = { image, current, hasLedger: firstSeen !== undefined };
        const other = digest === current ? undefined : digest;
        const found = other === undefined ? undefined : await asked.manifest(image, other);
        if (other !== undefined && found === undefined)
            return { status: 'missing', what: 'digest' };
        const single = found?.isIndex === false ? other : undefined;
        const below = async (of) => (of === single ? [] : asked.children(image, of));
        if (firstSeen !== undefined) {
            const fact = await seenFact(present, single, below, firstSeen, view);
            return (await isThere(image, fact, current)) ? fact : (0,resolve_present/* noHistory */.Gf)(present, goneDigest);
        }
        const isPlatform = single !== undefined && (await below(current))?.includes(single) === true;
        return (0,resolve_present/* presentFact */.CZ)(present, isPlatform, view);
    }
    /** A digest that the ledger would have written must be at the registry: a line in a file is no image. */
    async function isThere(image, fact, current) {
        const wanted = 'currentDigest' in fact ? fact.currentDigest : undefined;
        if (wanted === undefined || wanted === current)
            return true;
        return (await asked.manifest(image, wanted)) !== undefined;
    }
    async function askTagged(image, view) {
        const name = (0,model_image/* imageName */.tO)(image);
        return answered(name, async () => {
            const current = await asked.digestOf(image, image.tag);
            said.set(name, current);
            return factFor(image, current, view);
        });
    }
    /** A reference without a tag: it must exist, and it may have been seen as a tag. */
    async function askUntagged(image, digest, view) {
        const subject = `${(0,model_image/* imageName */.tO)(image)}@${digest}`;
        const found = await answered(subject, async () => (await asked.manifest(image, digest)) === undefined
            ? { status: 'missing', what: 'digest' }
            : withoutTag(image));
        const tag = found.fact.status === 'unknown' ? tagSeenAs(image, digest, firstSeen) : undefined;
        if (tag === undefined || found.incomplete.length > 0)
            return found;
        const tagged = await askTagged({ ...image, tag }, view);
        const { fact } = tagged;
        const hasTag = fact.status !== 'unknown' && fact.status !== 'missing';
        return hasTag ? { ...tagged, fact: { ...fact, recoveredTag: tag } } : tagged;
    }
    return {
        said,
        ask: (image, view) => image.tag === undefined && image.digest !== undefined
            ? askUntagged(image, image.digest, view)
            : askTagged({ ...image, tag: image.tag ?? 'latest' }, view),
    };
}
const goneDigest = 'which digest to take: the one that is old enough is no longer at the registry';
/** The same questions, each asked once. */
function askedOnce(registries) {
    const manifest = remember((registry, repository, digest) => registries.manifest({ registry, repository }, digest));
    const children = remember((registry, repository, digest) => registries.children({ registry, repository }, digest));
    const digestOf = remember((registry, repository, tag) => registries.digestOf({ registry, repository }, tag));
    return {
        digestOf: ({ registry, repository }, tag) => digestOf(registry, repository, tag),
        manifest: ({ registry, repository }, digest) => manifest(registry, repository, digest),
        children: ({ registry, repository }, digest) => children(registry, repository, digest),
    };
}
async function seenFact(present, single, below, firstSeen, view) {
    const { image, current } = present;
    const known = (0,resolve_present/* seenHistory */.eN)(firstSeen.get((0,model_image/* imageName */.tO)(image)) ?? [], current, view.now);
    const proved = (0,prove/* factOf */.y)(image.digest, known, undefined, view);
    if (proved.status === 'unknown')
        return (0,resolve_present/* noHistory */.Gf)(present, `which digest to take: ${proved.message}`);
    if (proved.status === 'missing')
        return proved;
    if (proved.status !== 'not-in-history')
        return { ...proved, basis: 'first-seen' };
    const fact = single === undefined ? proved : await (0,one_platform/* onePlatformFact */.q)(proved, single, known, view, below);
    return fact.status === 'one-platform' ? { ...fact, basis: 'first-seen' } : (0,resolve_present/* unseenPin */.Mt)(present);
}
function withoutTag({ registry }) {
    const message = `The reference has a digest and no tag. ${registry} has the digest, and keeps no history of tags, so it is not known which tag it is or was`;
    return { status: 'unknown', cause: 'no-tag', message };
}
async function answered(subject, ask) {
    try {
        return { fact: await ask(), incomplete: [] };
    }
    catch (error) {
        const unknown = (0,failure/* unknownFrom */.NI)(error, subject);
        const missing = missingFact(unknown);
        return missing === undefined ? unknownAnswer(unknown) : { fact: missing, incomplete: [] };
    }
}

;// CONCATENATED MODULE: ./lib/resolve/index.js
// Occurrences → facts: the only stage that waits for the network. Nothing is asked twice, order changes nothing.




/** Makes a resolver that remembers its answers: resolving again asks only for tags that are new. */
function createResolver(options) {
    const { registry, sources, mirrors, view } = options;
    const askers = new Map();
    const others = createPresentAsker({ ...options, registries: options.others });
    function viewAt(occurrence) {
        const minAgeMs = options.minAgeOf?.(occurrence) ?? view.minAgeMs;
        return minAgeMs === undefined ? view : { ...view, minAgeMs };
    }
    function platformAsker(at, asked) {
        const ask = askers.get(at.minAgeMs) ?? createAsker({ ...options, sources: asked, view: at });
        askers.set(at.minAgeMs, ask);
        return ask;
    }
    /** `pins` are the digests of each tag of the platform's registry, by its name. */
    async function answerFor(occurrence, pins) {
        const { image } = occurrence;
        const at = viewAt(occurrence);
        const origin = (0,mirror/* mirroredImage */.o)(image, mirrors);
        if (origin.registry === registry) {
            if ('cause' in sources)
                return unknownAnswer(sources);
            return platformAsker(at, sources)(origin, [...(pins.get((0,model_image/* imageName */.tO)(origin)) ?? [])]);
        }
        if (registry === undefined && options.needPlatform.includes(origin.registry))
            return unknownAnswer(noPlatform(origin));
        return others.ask(image, at);
    }
    return async (occurrences) => {
        const images = occurrences.filter((occurrence) => occurrence.kind === 'image');
        const pins = pinsOf(images.map(({ image }) => (0,mirror/* mirroredImage */.o)(image, mirrors)));
        const answered = await Promise.all(images.map(async (one) => [one, await answerFor(one, pins)]));
        const histories = answered.flatMap(([, { history }]) => history ?? []);
        const unknowns = answered.flatMap(([, { incomplete }]) => incomplete);
        return {
            facts: new Map(answered.map(([occurrence, { fact }]) => [occurrence, fact])),
            incomplete: [...new Map(unknowns.map((unknown) => [JSON.stringify(unknown), unknown])).values()],
            histories: [...new Map(histories.map((history) => [(0,model_image/* imageName */.tO)(history), history])).values()],
            said: others.said,
        };
    };
}
function pinsOf(images) {
    const pins = new Map();
    for (const image of images) {
        if (image.digest === undefined)
            continue;
        const name = (0,model_image/* imageName */.tO)(image);
        const known = pins.get(name) ?? new Set();
        pins.set(name, known.add(image.digest));
    }
    return pins;
}
function noPlatform({ registry }) {
    const message = `${registry} keeps histories of its tags, but no platform is configured. Give \`platform\`, or \`base-url\` and \`registry-url\``;
    return { cause: 'no-platform', subject: registry, message };
}

;// CONCATENATED MODULE: ./lib/examine.js
// What a checkout holds → facts, advice, findings and what is not known: resolve, advise and check in one question.








/** Examining again, after a pin, asks the network for nothing that it has already answered. */
function examiner({ connection, config, ledger, checkout, now }) {
    const { policy } = config;
    const ages = (0,overrides/* agesOf */.O)(policy.overrides, config);
    const resolve = createResolver({
        ...config,
        ...config.platform,
        ...(0,connect/* registryHost */.U$)(config.platform),
        ...connection,
        ...ledger,
        needPlatform: registries/* presetRegistries */.H,
        mirrors: config.registries,
        historyLimit: connect/* historyLimit */.kw,
        view: { now, ...config },
        minAgeOf: (occurrence) => ages(occurrence).minAgeMs,
    });
    const advise = createAdviser(connection.advice, checkout, config);
    const maxAgeMs = (occurrence) => ages(occurrence).maxAgeMs;
    return async ({ files, occurrences, problems, waivers, unread }) => {
        const { facts, histories, said, incomplete } = await resolve(occurrences);
        const advised = await advise(occurrences, facts);
        const evidence = { occurrences, facts, histories, ...advised.advice };
        const unreadable = problems.map(({ file, message }) => ({ cause: 'unreadable-file', subject: file, message }));
        const known = [
            ...policy.unread,
            ...unread,
            ...connection.incomplete,
            ...ledger.incomplete,
            ...[connection.clock() ?? []].flat(),
        ];
        const unknowns = [...known, ...incomplete, ...advised.incomplete, ...unreadable];
        const distinct = new Map(unknowns.map((unknown) => [JSON.stringify(unknown), unknown]));
        const found = (0,check/* findingsOf */.WX)(evidence, { maxAgeMs, now, advisories: policy.advisories });
        const applied = (0,apply_policy/* applyPolicy */.V)(found, policy, { now, complete: distinct.size === 0, inline: waivers });
        const texts = new Map([...advised.files, ...files]);
        return {
            files: texts,
            evidence,
            said,
            inline: waivers,
            artifacts: (0,coverage/* count */.U9)(advised.asked),
            ...applied,
            incomplete: [...distinct.values()],
        };
    };
}

// EXTERNAL MODULE: ./lib/http/secrets.js
var secrets = __webpack_require__(38305);
// EXTERNAL MODULE: ./lib/http/stop.js
var stop = __webpack_require__(85334);
;// CONCATENATED MODULE: ./lib/ledger/entries.js
/**
 * The union. Entries that repeat their neighbour's digest stay: dropping them here would make the order of merges
 * matter, for a later merge may put another digest between them.
 */
function mergeEntries(one, other) {
    const all = [...one, ...other].sort(entries_compare);
    return all.filter((entry, index) => {
        const before = all[index - 1];
        return before === undefined || entries_compare(before, entry) !== 0;
    });
}
function entries_compare(a, b) {
    return compareText(a.image, b.image) || a.at - b.at || compareText(a.digest, b.digest);
}
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}
/** Records by image name, in order of time. */
function recordsByImage(entries) {
    const records = new Map();
    for (const { image, at, digest } of entries) {
        const known = records.get(image) ?? [];
        known.push({ at, digest });
        records.set(image, known);
    }
    return records;
}
/** What is new in what registries said at `now`: a tag's digest is added only where the newest entry is another. */
function newEntries(entries, said, now) {
    const records = recordsByImage(entries);
    const added = [...said].flatMap(([image, digest]) => {
        const newest = (records.get(image) ?? []).findLast(({ at }) => at <= now);
        return newest?.digest === digest ? [] : [{ image, at: now, digest }];
    });
    return mergeEntries(added, []);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./lib/ledger/schema.js
// The first-seen ledger on disk: one line an entry, so that two branches that saw different things merge by lines.

/** Beyond this a ledger is neither read nor written. */
const mostEntries = 20_000;
const ledgerVersion = 1;
const entrySchema = schemas/* strictObject */.rej({
    image: schemas/* string */.YjP()
        .max(512)
        .describe('Image name with registry and tag, in its normalised spelling: `docker.io/library/alpine:3.20`'),
    seen: iso/* datetime */.w$().describe('When the tag was first seen to be the digest: UTC'),
    digest: schemas/* string */.YjP()
        .regex(/^sha256:[a-f0-9]{64}$/)
        .describe('What the registry said that the tag is'),
});
const ledgerSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(ledgerVersion),
    entries: schemas/* array */.YOg(schemas/* union */.KCZ([entrySchema, schemas/* null */.chJ()]))
        .max(mostEntries + 1)
        .describe('In the order of image, time and digest. The last is null, so that every line of an entry is alike'),
});

;// CONCATENATED MODULE: ./lib/ledger/text.js
// The ledger's text: read with every mistake at its line, written the same for the same entries.



const mostMistakes = 5;
const head = ['{', `"version": ${ledgerVersion},`, '"entries": ['];
const foot = ['null', ']', '}'];
/** One line an entry, every one with a comma after it: the last of the list is null. Ends with a line end. */
function printLedger(entries) {
    return `${[...head, ...entries.map((entry) => `${entryText(entry)},`), ...foot].join('\n')}\n`;
}
/** An entry as it stands in its line, without the comma. */
function entryText({ image, at, digest }) {
    return JSON.stringify({ image, seen: new Date(at).toISOString(), digest });
}
/** Reads a ledger in any layout of JSON and any order: two that git has merged by lines are one. Never throws. */
function parseLedger(text) {
    const value = text_parseJson(text);
    if (value === undefined)
        return { mistakes: [`${atLine(strangeLine(text))}it is not JSON`] };
    const parsed = ledgerSchema.safeParse(value);
    if (!parsed.success) {
        const mistakes = parsed.error.issues.slice(0, mostMistakes).map(({ path, message }) => {
            const line = typeof path[1] === 'number' ? lineOfEntry(text, path[1]) : undefined;
            return `${atLine(line)}${path.length === 0 ? 'the whole' : path.join('.')}: ${message}`;
        });
        return { mistakes };
    }
    const entries = [];
    const mistakes = [];
    for (const [index, entry] of parsed.data.entries.entries()) {
        if (entry === null)
            continue;
        const { image, seen, digest } = entry;
        if (isTagName(image) && (0,model_image/* isDigest */.Bc)(digest))
            entries.push({ image, at: Date.parse(seen), digest });
        else
            mistakes.push(`${atLine(lineOfEntry(text, index))}the image is not a normalised name with a tag`);
    }
    return mistakes.length > 0
        ? { mistakes: mistakes.slice(0, mostMistakes) }
        : { entries: mergeEntries(entries, []) };
}
function text_parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isTagName(name) {
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return false;
    const { tag, digest } = parsed.image;
    return tag !== undefined && digest === undefined && (0,model_image/* imageName */.tO)(parsed.image) === name;
}
/** The line of an entry in the ledger's own layout; `undefined` in any other. */
function lineOfEntry(text, index) {
    const lines = text.split(/\r?\n/);
    const isOwnLayout = head.every((line, position) => lines[position]?.trim() === line);
    return isOwnLayout ? head.length + index + 1 : undefined;
}
/** The first line that cannot stand in the ledger's own layout: a conflict that nobody resolved, most often. */
function strangeLine(text) {
    const own = new Set([...head, ...foot]);
    const lines = text.split(/\r?\n/);
    const strange = lines.findIndex((line) => {
        const trimmed = line.trim();
        return trimmed !== '' && !own.has(trimmed) && text_parseJson(trimmed.replace(/,$/, '')) === undefined;
    });
    return strange < 0 ? undefined : strange + 1;
}
function atLine(line) {
    return line === undefined ? '' : `line ${line}: `;
}

;// CONCATENATED MODULE: ./lib/ledger/index.js



const nothing = { edits: [], refused: [], changed: [] };
/** Reads the ledger. A file that is not there is empty if it may be made, else there is no ledger. */
async function openLedger(files, file) {
    if (file === undefined)
        return { incomplete: [], add: async () => nothing };
    const { path } = file;
    const read = await files.read(path);
    if ('unreadable' in read && read.absent === true) {
        if (!file.create)
            return { incomplete: [], add: async () => nothing };
        return ledger(files, path, undefined, []);
    }
    if ('unreadable' in read)
        return unusable(path, read.unreadable);
    const parsed = parseLedger(read.text);
    return 'mistakes' in parsed
        ? unusable(path, parsed.mistakes.join('; '))
        : ledger(files, path, read.text, parsed.entries);
}
function ledger(files, path, before, entries) {
    return {
        firstSeen: recordsByImage(entries),
        incomplete: [],
        async add(said, now) {
            const added = new Set(newEntries(entries, said, now));
            const all = mergeEntries(entries, [...added]);
            if (added.size === 0)
                return nothing;
            if (all.length > mostEntries)
                return refusal(path, `it would have more than ${mostEntries} entries; remove those of tags that are not used any more`);
            const text = printLedger(all);
            const { refused } = await files.replace(path, before, text);
            if (refused !== undefined)
                return refusal(path, refused);
            const lines = text.split('\n');
            const fresh = new Set([...added].map((entry) => `${entryText(entry)},`));
            return {
                edits: lines.flatMap((after, index) => fresh.has(after) ? [{ file: path, line: index + 1, before: '', after }] : []),
                refused: [],
                changed: [{ path, before: before ?? '', after: text }],
            };
        },
    };
}
function unusable(path, why) {
    const message = `The first-seen ledger cannot be used: ${why}. Mend the file, or delete it to begin anew`;
    return { incomplete: [{ cause: 'unreadable-file', subject: path, message }], add: async () => nothing };
}
function refusal(path, why) {
    const message = `The first-seen ledger was not written: ${why}`;
    return { ...nothing, refused: [{ cause: 'not-written', subject: path, message }] };
}

;// CONCATENATED MODULE: ./lib/pin/index.js
/** The edits of all fixes but waived ones by file, one for each place, in the order of the text. */
function planEdits(findings) {
    const planned = new Map();
    for (const { fix, waived } of findings) {
        if (fix === undefined || waived !== undefined)
            continue;
        const edits = planned.get(fix.file) ?? new Map();
        planned.set(fix.file, edits.set(fix.span.start, fix));
    }
    return new Map([...planned].map(([file, edits]) => [file, [...edits.values()].sort(byStart)]));
}
/**
 * Applies edits to a text. Refused as a whole when one does not find what it expects or two overlap; every byte
 * outside the edits stays.
 */
function applyEdits(text, edits) {
    let result = '';
    let done = 0;
    for (const { span, expect, replacement } of [...edits].sort(byStart)) {
        if (span.start < done)
            return { refused: 'two edits overlap' };
        if (text.slice(span.start, span.end) !== expect)
            return { refused: 'the text has moved since it was scanned' };
        result += text.slice(done, span.start) + replacement;
        done = span.end;
    }
    return { text: result + text.slice(done) };
}
/** The lines that differ. An edit never adds or removes a line, so they pair up one to one. */
function changedLines(before, after) {
    const ends = /\r\n|\n|\r/;
    const old = before.split(ends);
    return after.split(ends).flatMap((text, index) => {
        const was = old[index] ?? '';
        return was === text ? [] : [{ line: index + 1, before: was, after: text }];
    });
}
function byStart(a, b) {
    return a.span.start - b.span.start;
}

;// CONCATENATED MODULE: ./lib/pin/changes.js


/** The images whose pins the files change, by name; the same change in several places is one, with all of them. */
function pinChanges(findings, { occurrences, facts }, files) {
    const changed = new Set(files.map(({ path }) => path));
    const fixes = new Map(findings.flatMap(({ at, fix }) => (at && fix ? [[placeKey(at), fix]] : [])));
    const changes = new Map();
    for (const occurrence of occurrences) {
        const fix = fixes.get(placeKey(occurrence.at));
        if (occurrence.kind !== 'image' || fix === undefined || !changed.has(occurrence.at.file))
            continue;
        const { image, at } = occurrence;
        const fact = facts.get(occurrence);
        if (fact === undefined || !('currentSince' in fact))
            continue;
        const key = `${(0,model_image/* imageName */.tO)(image)} ${image.digest} ${fix.digest}`;
        changes.set(key, {
            name: (0,model_image/* imageName */.tO)(image),
            ...(image.digest === undefined ? {} : { from: image.digest }),
            to: fix.digest,
            toSince: fact.currentSince,
            ...(fact.status === 'superseded' ? { supersededAt: fact.supersededAt, behind: fact.behind } : {}),
            places: [...(changes.get(key)?.places ?? []), at],
        });
    }
    return [...changes.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
/** Every line that fixes would change, with the findings that they mend; the text comes from `describe`. */
function suggestedLines(findings, files, describe) {
    return [...planEdits(findings)].flatMap(([file, edits]) => {
        const text = files.get(file)?.text;
        const edited = text === undefined ? undefined : applyEdits(text, edits);
        if (text === undefined || edited === undefined || 'refused' in edited)
            return [];
        const mended = new Map();
        for (const finding of findings) {
            if (finding.fix?.file !== file)
                continue;
            const line = lineOf(text, finding.fix.span.start);
            mended.set(line, [...(mended.get(line) ?? []), finding]);
        }
        return changedLines(text, edited.text).map((change) => ({
            file,
            ...change,
            message: describe(mended.get(change.line) ?? []),
        }));
    });
}
function lineOf(text, offset) {
    return text.slice(0, offset).split(/\r\n|\n|\r/).length;
}
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}

;// CONCATENATED MODULE: ./lib/pin/write.js

const nothingWritten = { edits: [], refused: [], changed: [] };
/** Writes every fix into the files as they were scanned; a file that has changed since refuses and is told. */
async function writePins(files, findings, sources) {
    const edits = [];
    const refused = [];
    const changed = [];
    for (const [file, planned] of planEdits(findings)) {
        const before = sources.get(file)?.text ?? '';
        const edited = applyEdits(before, planned);
        const written = 'text' in edited ? await files.replace(file, before, edited.text) : edited;
        if (written.refused !== undefined) {
            const message = `The file was not pinned: ${written.refused}`;
            refused.push({ cause: 'not-written', subject: file, message });
        }
        else if ('text' in edited) {
            edits.push(...changedLines(before, edited.text).map((change) => ({ file, ...change })));
            changed.push({ path: file, before, after: edited.text });
        }
    }
    return { edits, refused, changed };
}

// EXTERNAL MODULE: ./lib/report/delivery.js
var delivery = __webpack_require__(68148);
// EXTERNAL MODULE: ./lib/report/index.js + 2 modules
var lib_report = __webpack_require__(58233);
// EXTERNAL MODULE: ./lib/report/publish.js + 2 modules
var publish = __webpack_require__(97728);
// EXTERNAL MODULE: ./lib/weigh.js + 1 modules
var weigh = __webpack_require__(33252);
;// CONCATENATED MODULE: ./lib/run.js
// The story of a run: sign in → scan → examine (resolve, advise, check) → (pin) → weigh → deliver → report.

















/** Runs once over a checkout. What cannot be learned is part of the outcome; it throws only on a defect. */
async function run(outside, config) {
    const { host, without } = (0,secrets/* keepingSecrets */.l)((0,stop/* stoppable */.p)(outside));
    const startedAt = host.clock.now();
    const [connection, ci, checkout, ledger] = await Promise.all([
        (0,connect/* connect */.Ng)(host, config),
        ciOf(host, config),
        (0,walk/* scanCheckout */.W)(host.files, config),
        openLedger(host.files, config.ledger),
    ]);
    const examine = examiner({ connection, config, ledger, checkout: host.files, now: startedAt });
    const beside = besideReferences(host, config, ci);
    const pins = config.mode === 'pin';
    const before = await examine(await beside(checkout));
    // With a wrong clock nobody knows which digest is old enough, and without the policy which files it leaves out.
    const isRuled = before.incomplete.every(({ cause }) => cause !== 'policy-unread');
    const mayWrite = pins && isRuled && connection.clock() === undefined;
    const pinned = mayWrite ? await writePins(host.files, before.findings, before.files) : nothingWritten;
    const after = pinned.edits.length > 0 ? await examine(await beside(await (0,walk/* scanCheckout */.W)(host.files, config))) : before;
    const seen = mayWrite ? await ledger.add(after.said, startedAt) : nothingWritten;
    const { occurrences } = after.evidence;
    const weighed = await (0,weigh/* weigh */.v)(host, config, ci, { findings: after.findings, occurrences });
    const known = [...after.incomplete, ...pinned.refused, ...seen.refused, ...weighed.incomplete];
    const conclude = (unknown) => {
        const cut = host.stop?.aborted === true && unknown.length > 0;
        const incomplete = cut ? [stop/* stopped */.c, ...unknown.filter(({ cause }) => cause !== 'stopped')] : unknown;
        const { verdict, exitCode } = (0,check_verdict/* judge */.S)(weighed.findings, incomplete, config);
        const report = (0,lib_report/* reportOf */.E)({
            ...after,
            ...weighed,
            examined: after.incomplete.length,
            config,
            startedAt,
            incomplete,
            verdict,
            edits: [...pinned.edits, ...seen.edits],
            requests: connection.requests,
            source: host.workflow.source,
        });
        return { report: without(report), exitCode };
    };
    const draft = conclude(known);
    const changed = [...pinned.changed, ...seen.changed];
    const work = {
        report: draft.report,
        changed,
        changes: pinChanges(before.findings, before.evidence, changed),
        files: before.files,
        suggestions: suggestedLines(after.findings, after.files, delivery/* suggestionText */._T),
    };
    const delivered = writesToCi(config)
        ? await (await __webpack_require__.e(/* import() */ 1945).then(__webpack_require__.bind(__webpack_require__, 61945))).deliver(host, config, ci, work)
        : { incomplete: [] };
    const { incomplete } = delivered;
    const all = [...known, ...incomplete];
    const { outcome, saved } = await save(host, config, conclude, incomplete.length === 0 ? draft : conclude(all), all);
    await (0,publish/* publish */.m)(outcome.report, { exitCode: outcome.exitCode, checks: check/* checks */.AV }, host, saved, delivered);
    return outcome;
}
/** Writes the documents; when one of them is refused, the others say so. */
async function save({ files }, config, conclude, outcome, known) {
    const saved = await (0,publish/* saveDocuments */.O)(outcome.report, { config, checks: check/* checks */.AV }, files);
    if (saved.refused.length === 0)
        return { outcome, saved };
    const second = conclude([...known, ...saved.refused]);
    return { outcome: second, saved: await (0,publish/* saveDocuments */.O)(second.report, { config, checks: check/* checks */.AV }, files) };
}
async function ciOf(host, config) {
    if (!needsCi(config))
        return { event: { kind: 'local' } };
    const { connectCi } = await __webpack_require__.e(/* import() */ 1856).then(__webpack_require__.bind(__webpack_require__, 1856));
    return connectCi(host, config).catch((error) => (0,failure/* unknownFrom */.NI)(error, 'event'));
}


/***/ })

};
