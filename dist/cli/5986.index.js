export const id = 5986;
export const ids = [5986];
export const modules = {

/***/ 56360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LQ: () => (/* binding */ allowedUpTo),
/* harmony export */   kW: () => (/* binding */ candidatesOf),
/* harmony export */   ve: () => (/* binding */ answersBack)
/* harmony export */ });
/* harmony import */ var _model_pull_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82229);
/* harmony import */ var _pin_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34691);
/* harmony import */ var _prove_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44110);
/* harmony import */ var _timeline_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4644);




function candidatesOf(known, view) {
    const cutoff = (0,_pin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .cutoffOf */ .Ru)(view);
    const proven = (0,_prove_js__WEBPACK_IMPORTED_MODULE_1__/* .provenTimelineAt */ .bI)(known, cutoff);
    if (proven === undefined)
        return [];
    const found = new Map();
    const timeline = (0,_timeline_index_js__WEBPACK_IMPORTED_MODULE_2__/* .timelineUpTo */ .y$)(proven.timeline, cutoff);
    for (let index = timeline.length - 1; index >= 0; index -= 1) {
        const { digest, since } = timeline[index] ?? {};
        if (digest === undefined || since === undefined)
            continue;
        if (found.size === _model_pull_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .maxCandidates */ .BF || !(0,_prove_js__WEBPACK_IMPORTED_MODULE_1__/* .isExact */ .u0)(proven, since))
            break;
        if (!found.has(digest))
            found.set(digest, { digest, since });
    }
    return [...found.values()];
}
async function answersBack(candidates, ask) {
    const answers = [];
    for (let size = 1; answers.length < candidates.length; size *= 2) {
        const round = candidates.slice(answers.length, answers.length + size);
        for (const answer of await Promise.all(round.map(ask))) {
            if (answer === undefined)
                return answers;
            answers.push(answer);
            if ((0,_model_pull_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .pullVerdict */ .Hk)(answer) !== 'denied')
                return answers;
        }
    }
    return answers;
}
function allowedUpTo(candidates, answers) {
    const known = new Map(answers.map((answer) => [answer.digest, answer]));
    const verdicts = candidates.map(({ digest }) => {
        const answer = known.get(digest);
        return answer === undefined ? 'unknown' : (0,_model_pull_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .pullVerdict */ .Hk)(answer);
    });
    const index = verdicts.findIndex((verdict) => verdict !== 'denied');
    return index > 0 && verdicts[index] === 'allowed' ? candidates[index]?.since : undefined;
}


/***/ }),

/***/ 425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72881);


async function readHistory({ request, limit, now, focus, isDone, }) {
    const reader = new HistoryReader(request, limit, focus, now);
    await reader.read(_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from);
    for (;;) {
        const from = reader.next();
        const known = reader.known();
        if (from === undefined || isDone(known))
            return known;
        await reader.read(from);
    }
}
class HistoryReader {
    request;
    limit;
    focus;
    now;
    history = [];
    coverage = [];
    settled = [];
    startIsInclusive = false;
    pages = 0;
    pageMs = 0;
    skipped = false;
    constructor(request, limit, focus, now) {
        this.request = request;
        this.limit = limit;
        this.focus = focus;
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
            gaps: (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(coverage),
        };
    }
    next() {
        const gap = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(this.settled, { from: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from, to: this.focus.to }).at(-1);
        if (gap === undefined || this.skipped || gap.to < this.focus.to)
            return gap?.from;
        const target = Math.min(this.focus.from, this.now);
        const pagesAhead = (target - gap.from) / this.pageMs;
        this.skipped = this.pages > 1 && pagesAhead > 1 && pagesAhead <= 2 ** (this.pages + 2);
        return this.skipped ? Math.floor(target - 0.75 * this.pageMs) : gap.from;
    }
    async read(from) {
        const start = this.startIsInclusive && this.hasRecordAt(from - 1) ? from : from - 1;
        const page = await this.request(start === _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from ? {} : { start });
        const overlaps = this.hasRecordAt(from);
        this.history = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .withRecords */ .lm)(this.history, page);
        const instants = new Set(page.map(({ at }) => at));
        const oldest = page.reduce((min, { at }) => Math.min(min, at), _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
        const newest = page.reduce((max, { at }) => Math.max(max, at), _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from);
        const isFull = page.length >= this.limit;
        if (instants.has(start))
            this.startIsInclusive = true;
        if (isFull && newest <= from && oldest < from) {
            if (start === from || oldest < start)
                this.settle({ from, to: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
        }
        else if (overlaps && !instants.has(from)) {
            this.settle({ from, to: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
        }
        else {
            const read = { from, to: isFull ? newest : _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to };
            this.coverage = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .addInterval */ .vV)(this.coverage, read);
            this.settle(read);
            if (isFull && oldest === newest)
                this.settle({ from: newest, to: newest + 1 });
            if (isFull)
                this.pages += 1;
            this.pageMs = newest - oldest;
        }
    }
    settle(interval) {
        this.settled = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .addInterval */ .vV)(this.settled, interval);
    }
    hasRecordAt(instant) {
        return (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsIn */ .Q0)(this.history, { from: instant, to: instant + 1 }).length > 0;
    }
}


/***/ }),

/***/ 30312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ distinctGaps)
/* harmony export */ });
function* distinctGaps(gaps) {
    const known = new Map();
    const distinct = [];
    for (const gap of gaps) {
        yield;
        const byMessage = known.get(gap.cause) ?? new Map();
        known.set(gap.cause, byMessage);
        const subjects = byMessage.get(gap.message) ?? new Set();
        byMessage.set(gap.message, subjects);
        if (subjects.has(gap.subject))
            continue;
        subjects.add(gap.subject);
        distinct.push(gap);
    }
    return distinct;
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

/***/ 5161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ createSourceReader),
/* harmony export */   Ij: () => (/* binding */ ledgerReading),
/* harmony export */   ON: () => (/* binding */ platformReading),
/* harmony export */   Sd: () => (/* binding */ needsPast)
/* harmony export */ });
/* harmony import */ var _history_joined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53503);
/* harmony import */ var _history_timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72881);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71976);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6841);
/* harmony import */ var _model_remembered_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15759);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33578);







function needsPast(pin, current, view) {
    const isAboutThePast = view.asOf !== undefined && view.asOf < view.now;
    return isAboutThePast || (view.minAgeMs ?? 0) > 0 || (pin !== undefined && pin !== current);
}
function createSourceReader(histories) {
    const sourcesOf = (image) => histories?.sourcesOf(image, image.tag) ?? [];
    return {
        hasSources: (image) => sourcesOf(image).length > 0,
        read: (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_5__/* .memoizeAsync */ .T)((question, view) => Promise.all(sourcesOf(question.image).map((source) => readSource(source, question, view))), ({ image }, { minAgeMs = 0 }) => JSON.stringify([(0,_model_image_js__WEBPACK_IMPORTED_MODULE_3__/* .imageName */ .tO)(image), minAgeMs])),
    };
}
async function readSource(source, { image, current, pins: all }, view) {
    const pins = all.filter((pin) => pin !== current);
    const isSettled = (answer) => {
        const readings = [{ source, answer }];
        return [undefined, ...all].every((pin) => (0,_history_joined_js__WEBPACK_IMPORTED_MODULE_0__/* .proveJoined */ ._U)(pin, current, readings, view).fact.status !== 'unknown');
    };
    try {
        return { source, answer: await source.ask({ image, current, pins, view, isSettled }) };
    }
    catch (error) {
        return { source, answer: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .gapFrom */ .rK)(error, source.title) };
    }
}
function platformReading({ registry }, known, { now }) {
    return platformReadingOf(known, registry, now);
}
const platformReadingOf = (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .rememberedFor */ .q)((known, registry, now) => {
    const source = { id: 'platform', title: (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .tagHistoryTitle */ .zF)(registry), strength: 'complete' };
    const answer = {
        readAt: now,
        get records() {
            return known.history;
        },
        known: known.coverage,
    };
    return { source, answer, known };
});
function ledgerReading(observed, { now }) {
    return ledgerReadingOf(observed, now);
}
const ledgerReadingOf = (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .rememberedFor */ .q)((observed, now) => {
    const records = (0,_history_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .orderRecords */ .t7)(observed.filter(({ at }) => at <= now));
    return {
        source: { id: 'ledger', title: _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .ownLedger */ .Eo, strength: 'observed' },
        answer: { readAt: now, records },
    };
});


/***/ }),

/***/ 75986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createResolver: () => (/* binding */ createResolver)
});

// EXTERNAL MODULE: ./lib/model/gaps.js
var model_gaps = __webpack_require__(30312);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/model/memoize.js
var memoize = __webpack_require__(6841);
// EXTERNAL MODULE: ./lib/model/mirror.js
var model_mirror = __webpack_require__(47770);
// EXTERNAL MODULE: ./lib/model/steps.js
var steps = __webpack_require__(54566);
;// CONCATENATED MODULE: ./lib/resolve/by-tag.js


function tagKey(image) {
    return (0,model_image/* imageName */.tO)({ ...image, tag: image.tag ?? model_image/* impliedTag */.RW });
}
function* groupsByTag(images, mirrors) {
    const groups = new Map();
    for (const occurrence of images) {
        const image = (0,model_mirror/* mirroredImage */.o)(occurrence.image, mirrors);
        const key = tagKey(image);
        const group = groups.get(key) ?? { occurrences: [], pins: new Set() };
        groups.set(key, group);
        group.occurrences.push(occurrence);
        if (image.digest !== undefined)
            group.pins.add(image.digest);
        yield;
    }
    return [...groups.values()].map(({ occurrences, pins }) => ({ occurrences, pins: [...pins] }));
}

// EXTERNAL MODULE: ./lib/resolve/messages.js
var messages = __webpack_require__(33578);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/resolve/catalogue.js
var resolve_catalogue = __webpack_require__(33909);
// EXTERNAL MODULE: ./lib/history/joined.js
var joined = __webpack_require__(53503);
// EXTERNAL MODULE: ./lib/resolve/history-reading.js
var history_reading = __webpack_require__(5161);
;// CONCATENATED MODULE: ./lib/resolve/ledger-against-platform.js



function heldAgainstLedger(image, { fact, gaps }, known, observed, at) {
    const others = observed.length === 0 ? [] : [(0,history_reading/* ledgerReading */.Ij)(observed, at)];
    const joint = (0,joined/* provedAlone */.M_)(fact, image.digest, (0,history_reading/* platformReading */.ON)(image, known, at), others, at);
    if (joint.contradiction === undefined)
        return { fact: joint.fact, gaps };
    const { message } = joint.contradiction;
    const contradicted = { cause: 'contradiction', subject: (0,model_image/* imageName */.tO)(image), message };
    return {
        fact: joint.fact,
        gaps: [contradicted, ...gaps.filter(({ cause }) => cause !== 'history-incomplete')],
    };
}

// EXTERNAL MODULE: ./lib/resolve/one-platform.js
var one_platform = __webpack_require__(60778);
;// CONCATENATED MODULE: ./lib/resolve/resolution.js
function unresolvedImage(gap) {
    return { fact: { status: 'unknown', cause: gap.cause, message: gap.message }, gaps: [gap] };
}
function withoutProof({ fact, gaps }, gap) {
    const { cause, message } = gap;
    const isOpen = fact.status === 'unknown' && gaps.length === 0;
    return { fact: isOpen ? { ...fact, cause, message } : fact, gaps: [gap, ...gaps] };
}
function missingFact({ cause }) {
    if (cause === 'missing-tag')
        return { status: 'missing', what: 'tag' };
    return cause === 'missing-repository' ? { status: 'missing', what: 'repository' } : undefined;
}
function withRecoveredTag(resolution, tag) {
    const { fact } = resolution;
    if (fact.status === 'unknown' || fact.status === 'missing')
        return resolution;
    return { ...resolution, fact: { ...fact, recoveredTag: tag } };
}

// EXTERNAL MODULE: ./lib/history/intervals.js
var intervals = __webpack_require__(74682);
// EXTERNAL MODULE: ./lib/history/timeline.js
var history_timeline = __webpack_require__(72881);
;// CONCATENATED MODULE: ./lib/history/packed.js


const prefix = 'sha256:';
const digestBytes = 32;
function packed(known) {
    const { records, coverage, gaps, beginsWithRecord, isWholeFor } = known;
    const held = {};
    keepOpen(held, known);
    return {
        get timeline() {
            return opened(held).timeline;
        },
        records,
        get history() {
            return opened(held).history;
        },
        coverage,
        gaps,
        ...(beginsWithRecord === undefined ? {} : { beginsWithRecord }),
        ...(isWholeFor === undefined ? {} : { isWholeFor }),
    };
}
const latest = new Set();
const maxOpen = 20_000;
let openRecords = 0;
function opened(held) {
    if (held.open !== undefined)
        return held.open;
    const history = held.packed === undefined ? [] : recordsOf(held.packed);
    const open = { history, timeline: (0,history_timeline/* timelineOf */.hf)(history) };
    keepOpen(held, open);
    return open;
}
function keepOpen(held, open) {
    held.open = open;
    latest.add(held);
    openRecords += open.history.length;
    for (const oldest of latest) {
        if (openRecords <= maxOpen || oldest === held)
            break;
        packed_close(oldest);
    }
}
function packed_close(held) {
    const history = held.open?.history ?? [];
    latest.delete(held);
    openRecords -= history.length;
    if (held.packed === undefined && !history.every(({ digest }) => (0,model_image/* isDigest */.Bc)(digest)))
        return;
    held.packed ??= packRecords(history);
    held.open = undefined;
}
function packRecords(records) {
    const leftOut = new Map();
    for (const [index, record] of records.entries())
        if (record.leftOut !== undefined)
            leftOut.set(index, record.leftOut);
    return {
        instants: Float64Array.from(records, ({ at }) => at),
        digests: packDigests(records.map(({ digest }) => digest)),
        leftOut,
    };
}
function recordsOf({ instants, digests, leftOut }) {
    return Array.from(instants, (at, index) => {
        const digest = digestAt(digests, index);
        const before = leftOut.get(index);
        return before === undefined ? { at, digest } : { at, digest, leftOut: before };
    });
}
function packedSet(digests) {
    const known = packDigests([...digests]);
    return (digest) => {
        const wanted = packDigests([digest]);
        for (let at = known.indexOf(wanted); at >= 0; at = known.indexOf(wanted, at + 1))
            if (at % digestBytes === 0)
                return true;
        return false;
    };
}
function packDigests(digests) {
    const bytes = Buffer.alloc(digests.length * digestBytes);
    for (const [index, digest] of digests.entries())
        bytes.write(digest.slice(prefix.length), index * digestBytes, digestBytes, 'hex');
    return bytes;
}
function digestAt(digests, index) {
    return `${prefix}${digests.toString('hex', index * digestBytes, (index + 1) * digestBytes)}`;
}

// EXTERNAL MODULE: ./lib/history/pin-state.js
var pin_state = __webpack_require__(34691);
;// CONCATENATED MODULE: ./lib/history/condensed.js




const maxWhole = 500;
const keptNewest = 100;
const keptBefore = 3;
function condensed(known, isAsked, view) {
    const { history, coverage, gaps, beginsWithRecord } = known;
    if (history.length <= maxWhole)
        return known;
    const parts = coverage.map((interval) => (0,history_timeline/* timelineOf */.hf)((0,history_timeline/* recordsIn */.Q0)(history, interval)));
    const newest = new Set(parts.flatMap((part) => newestIn(part, view)));
    const kept = [
        ...(0,intervals/* uncovered */.KY)(coverage).map((gap) => (0,history_timeline/* recordsIn */.Q0)(history, gap)),
        ...parts.map((part) => condensed_recordsOf(part, (digest) => newest.has(digest) || isAsked(digest))),
    ];
    const records = (0,history_timeline/* orderRecords */.t7)(withSharedTexts(kept.flat()));
    return {
        timeline: (0,history_timeline/* timelineOf */.hf)(records),
        records: known.records,
        history: records,
        ...{ coverage, gaps, isWholeFor: oneOf(packedSet(newest), isAsked) },
        ...(beginsWithRecord === undefined ? {} : { beginsWithRecord }),
    };
}
function oneOf(isNewest, isAsked) {
    return (digest) => isAsked(digest) || isNewest(digest);
}
function withSharedTexts(records) {
    const texts = new Map();
    return records.map(({ at, digest: own, leftOut }) => {
        const digest = texts.get(own) ?? own;
        texts.set(digest, digest);
        return leftOut === undefined ? { at, digest } : { at, digest, leftOut };
    });
}
function newestIn(part, view) {
    return [intervals/* allTime */.Rw.to, (0,pin_state/* cutoffOf */.Ru)(view)].flatMap((end) => {
        const found = new Set();
        let number = 0;
        for (let index = part.length - 1; index >= 0; index -= 1) {
            const interval = part[index];
            if (interval === undefined || interval.since > end)
                continue;
            if (number >= keptNewest && found.size >= keptNewest)
                break;
            found.add(interval.digest);
            number += 1;
        }
        return [...found];
    });
}
function condensed_recordsOf(part, isKept) {
    const { instants, returning } = lookedAt(part, isKept);
    const records = [];
    let leftOut;
    for (const { digest, since } of part) {
        if (instants.has(since)) {
            records.push({ at: since, digest, ...(leftOut === undefined ? {} : { leftOut }) });
            leftOut = undefined;
        }
        else {
            const { intervals = 0, areElsewhere = false } = leftOut ?? {};
            leftOut = { intervals: intervals + 1, areElsewhere: areElsewhere || returning.has(digest) };
        }
    }
    return records;
}
function lookedAt(part, isKept) {
    const instants = new Set([part[0]?.since]);
    const later = new Set();
    const returning = new Set();
    for (let index = part.length - 1; index >= 0; index -= 1) {
        const interval = part[index];
        if (interval === undefined)
            continue;
        const { digest, since, until } = interval;
        const isLast = !later.has(digest);
        if (isLast)
            later.add(digest);
        else
            returning.add(digest);
        if (!isKept(digest))
            continue;
        instants.add(since).add(until);
        if (!isLast)
            continue;
        for (const before of part.slice(Math.max(0, index - keptBefore), index))
            instants.add(before.since);
    }
    return { instants, returning };
}

// EXTERNAL MODULE: ./lib/history/prove.js
var prove = __webpack_require__(44110);
// EXTERNAL MODULE: ./lib/history/reader.js
var reader = __webpack_require__(425);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
// EXTERNAL MODULE: ./lib/resolve/successor.js
var successor = __webpack_require__(79794);
;// CONCATENATED MODULE: ./lib/resolve/end-of-life.js





function withPlatformEnd(image, listed, end, tags) {
    if (end === undefined)
        return { endOfLife: listed };
    if (listed.deprecated) {
        const date = 'cause' in end ? { unknown: end.message } : end.date;
        return { endOfLife: { ...listed, ...(0,compact/* compact */.o)({ date }) } };
    }
    if ('cause' in end)
        return { endOfLife: listed, unread: end };
    const { date: text, grace } = end;
    if (text === undefined && grace === undefined)
        return { endOfLife: listed };
    const date = text === undefined ? undefined : dayOf(text);
    if (text !== undefined && date === undefined)
        return {
            endOfLife: listed,
            unread: { cause: 'bad-answer', subject: (0,model_image/* imageName */.tO)(image), message: (0,messages/* endOfLifeUnreadable */.W9)(text) },
        };
    const successors = tags === undefined || 'cause' in tags ? undefined : (0,successor/* successorsOf */.L)(image.tag, tags);
    return { endOfLife: { ...listed, announced: (0,compact/* compact */.o)({ date, grace }), ...(0,compact/* compact */.o)({ successors }) } };
}
function dayOf(text) {
    const day = text.slice(0, 10);
    return /^.{10}(?:$|T)/.test(text) && (0,time/* isDay */.N)(day) ? Date.parse(day) : undefined;
}

// EXTERNAL MODULE: ./lib/resolve/named-tags.js
var named_tags = __webpack_require__(48791);
;// CONCATENATED MODULE: ./lib/resolve/list-and-history.js





const maxListAgeMs = 3_600_000;
function listedDigest(tags, tag) {
    if (tags === undefined || 'cause' in tags)
        return undefined;
    const [digest, ...others] = new Set((0,named_tags/* tagsNamed */.z)(tags, tag).map(({ digest }) => digest));
    return others.length > 0 ? undefined : digest;
}
function contradictionOf(image, listed, whole, now) {
    const { recent, isWholeHour } = lastHour(whole, now);
    const newest = recent.at(-1);
    if (listed === undefined || newest === undefined || !isWholeHour)
        return undefined;
    if (recent.some(({ digest }) => digest === listed))
        return undefined;
    return {
        cause: 'contradiction',
        subject: (0,model_image/* imageName */.tO)(image),
        message: (0,messages/* listContradictsHistory */.Xm)(listed, newest.digest),
    };
}
function endingAsListed(whole, listed, now) {
    const { recent, isWholeHour } = lastHour(whole, now);
    const isListedOnce = recent.filter(({ digest }) => digest === listed).length === 1;
    if (listed === undefined || !isListedOnce || !isWholeHour)
        return whole;
    const history = (0,history_timeline/* endingWith */["in"])(whole.history, listed);
    return history === whole.history ? whole : { ...whole, history, timeline: (0,history_timeline/* timelineOf */.hf)(history) };
}
function lastHour(whole, now) {
    const known = (0,intervals/* intervalAt */.pm)(whole.coverage, intervals/* allTime */.Rw.to);
    if (known === undefined)
        return { recent: [], isWholeHour: false };
    const isAll = known.from === intervals/* allTime */.Rw.from;
    const timeline = isAll ? whole.timeline : (0,history_timeline/* timelineOf */.hf)((0,history_timeline/* recordsIn */.Q0)(whole.history, known));
    const since = now - maxListAgeMs;
    const recent = timeline.filter(({ until }) => until === undefined || until >= since);
    return { recent, isWholeHour: isAll || recent.some((interval) => interval.since <= since) };
}

;// CONCATENATED MODULE: ./lib/resolve/tag-history.js

function tagHistoryOf({ registry, repository, tag }, known, evidence) {
    const { gaps, coverage } = known;
    const complete = gaps.length === 0 && (evidence === undefined || evidence.strength === 'complete');
    return {
        registry,
        repository,
        tag,
        complete,
        ...(0,compact/* compact */.o)({ known: complete ? undefined : coverage, evidence }),
        get intervals() {
            return known.timeline;
        },
    };
}

;// CONCATENATED MODULE: ./lib/resolve/tag.js















const maxShortPages = 3;
async function lookUpTag(image, digests, options) {
    const { catalogue, announcesEnd } = options;
    const askForEnd = () => catalogue.endOfLife(image.repository, image.tag);
    const list = catalogue.listTags(image.repository);
    const [history, tags, announced] = await Promise.all([
        readTag(image, digests, list, options),
        list,
        announcesEnd ? askForEnd() : undefined,
    ]);
    const endOfLife = (0,resolve_catalogue/* endOfLifeIn */.i)(tags, image);
    const read = { history, ...('cause' in history ? {} : { shown: tagHistoryOf(image, history) }) };
    if (endOfLife === undefined || 'cause' in endOfLife)
        return { ...read, tags, endOfLife };
    const end = endOfLife.deprecated && !announcesEnd ? await askForEnd() : announced;
    return { ...read, tags, ...withPlatformEnd(image, endOfLife, end, tags) };
}
async function readTag(image, digests, list, { sources, historyLimit, view, turns, isAsked }) {
    const ask = sources.history(image.repository, image.tag, { digests, isAsked, view, newest: keptNewest });
    const turn = [await turns.enterHistory()];
    let pages = 0;
    const request = async (window) => {
        pages += 1;
        if (pages === maxShortPages + 1)
            turn.push(await turns.enterLongHistory());
        return ask(window);
    };
    const read = () => (0,reader/* readHistory */.L)({ request, limit: historyLimit, now: view.now, ...(0,prove/* readPlanFor */.Nk)(digests, view) }).catch((error) => (0,failure/* gapFrom */.rK)(error, (0,model_image/* imageName */.tO)(image)));
    try {
        const first = await read();
        const listed = listedDigest(await list, image.tag);
        const contradicts = (known) => 'cause' in known ? undefined : contradictionOf(image, listed, known, view.now);
        const last = contradicts(first) === undefined ? first : await read();
        const known = contradicts(last) ?? last;
        if ('cause' in known)
            return known;
        const history = endingAsListed(known, listed, view.now);
        if ((0,steps/* isPauseDue */.t2)())
            await (0,steps/* pause */.v7)();
        return packed(condensed(history, isAsked, view));
    }
    finally {
        for (const leave of turn)
            leave();
    }
}
function judgePin(image, lookup, view) {
    const { history, endOfLife, unread } = lookup;
    const listGaps = endOfLife !== undefined && 'cause' in endOfLife ? [endOfLife] : [unread ?? []].flat();
    const listed = endOfLife === undefined || 'cause' in endOfLife ? undefined : endOfLife;
    if ('cause' in history)
        return missingTag(image, history, lookup.tags) ?? factWithoutHistory(history, listed);
    const fact = (0,prove/* proveDigest */.vx)(image.digest, history, listed, view);
    if (fact.status !== 'unknown')
        return { fact, gaps: listGaps };
    const { cause, message } = fact;
    return { fact, gaps: [{ cause, subject: (0,model_image/* imageName */.tO)(image), message }, ...listGaps] };
}
const agrees = new Set(['no-credential', 'contradiction']);
function missingTag(image, failed, tags) {
    const fact = missingFact(failed);
    if (fact === undefined)
        return undefined;
    if (tags === undefined)
        return { fact, gaps: [] };
    if ('cause' in tags)
        return { fact, gaps: agrees.has(tags.cause) ? [] : [tags] };
    if ((0,named_tags/* tagsNamed */.z)(tags, image.tag ?? '').length === 0)
        return { fact, gaps: [] };
    const contradiction = { cause: 'contradiction', message: (0,messages/* listedButMissing */.tg)(failed.message) };
    return {
        fact: { status: 'unknown', ...contradiction },
        gaps: [{ subject: failed.subject, ...contradiction }],
    };
}
function factWithoutHistory(failed, listed) {
    const { cause, message } = failed;
    const endOfLife = cause === 'denied' ? undefined : listed;
    return { fact: { status: 'unknown', cause, message, ...(0,compact/* compact */.o)({ endOfLife }) }, gaps: [failed] };
}

;// CONCATENATED MODULE: ./lib/resolve/tag-lookups.js



function createTagLookups({ firstSeen, askedNow, ...options }) {
    const lookUpNow = (image, digests) => lookUpTag(image, digests, { ...options, isAsked: isAskedOf(image, askedNow(), firstSeen) });
    const isWhole = wholeness();
    const lookUpFirst = (0,memoize/* memoizeAsync */.T)(lookUpNow, (image) => (0,model_image/* imageName */.tO)(image));
    const lookUpAgain = (0,memoize/* memoizeAsync */.T)(lookUpNow, (image, digests) => JSON.stringify([(0,model_image/* imageName */.tO)(image), digests]));
    return async (image, digests) => {
        const first = await lookUpFirst(image, digests);
        const { history } = first;
        return 'cause' in history || isWhole(history, digests) ? first : lookUpAgain(image, digests);
    };
}
function wholeness() {
    const found = new WeakMap();
    return (history, digests) => {
        const lists = found.get(history) ?? new WeakSet();
        if (lists.has(digests))
            return true;
        const isWhole = digests.every((one) => history.isWholeFor?.(one) !== false);
        if (isWhole)
            found.set(history, lists.add(digests));
        return isWhole;
    };
}
function isAskedOf(image, isAsked, firstSeen) {
    const observed = new Set((firstSeen?.get((0,model_image/* imageName */.tO)(image)) ?? []).map(({ digest }) => digest));
    return observed.size === 0 ? isAsked : (digest) => isAsked(digest) || observed.has(digest);
}

// EXTERNAL MODULE: ./lib/history/candidates.js
var history_candidates = __webpack_require__(56360);
// EXTERNAL MODULE: ./lib/history/timeline-index.js
var timeline_index = __webpack_require__(4644);
// EXTERNAL MODULE: ./lib/model/pull-policy.js
var pull_policy = __webpack_require__(82229);
;// CONCATENATED MODULE: ./lib/resolve/policy-decisions.js



function completedDecision({ policyUid, bindingUid, ...result }, bindings, overrides) {
    const ofBinding = bindings.find(({ uid }) => uid === bindingUid)?.parameters;
    const isStated = Object.keys(result.parameters).length > 0;
    const override = overrides.find((one) => one.policyUid === policyUid);
    return {
        ...result,
        parameters: isStated ? result.parameters : (ofBinding ?? {}),
        ...(0,compact/* compact */.o)({ override: override && reasonOf(override) }),
    };
}
function reasonOf({ reason, createdBy, createdAt }) {
    return { reason, ...(0,compact/* compact */.o)({ createdBy, createdAt }) };
}
const defaultDays = 7;
function coolDownOf({ policy, parameters }) {
    if (policy !== 'cooldown')
        return undefined;
    const days = parameters.days === undefined ? defaultDays : Number(parameters.days);
    return Number.isInteger(days) && days >= 1 && days <= 365 ? days * time/* dayMs */.LP : undefined;
}
async function withMoment(result, builtAt) {
    const coolDown = result.result === 'denied' ? coolDownOf(result) : undefined;
    if (coolDown === undefined)
        return result;
    const built = await builtAt().catch((error) => {
        if (error instanceof failure/* Failure */.HR)
            return undefined;
        throw error;
    });
    return built === undefined ? result : { ...result, allowedFrom: { at: built + coolDown, builtAt: built } };
}
function withLatestMoment(answer, since) {
    if (since === undefined)
        return answer;
    const results = answer.results.map((result) => {
        const coolDown = result.result === 'denied' ? coolDownOf(result) : undefined;
        if (coolDown === undefined || result.allowedFrom !== undefined)
            return result;
        return { ...result, allowedFrom: { at: since + coolDown } };
    });
    return { ...answer, results };
}

;// CONCATENATED MODULE: ./lib/resolve/tag-policies.js






async function policiesOfTag({ repository }, known, view, book) {
    if ('cause' in known)
        return { answers: [], view };
    const candidates = (0,history_candidates/* candidatesOf */.kW)(known, view);
    const answers = await (0,history_candidates/* answersBack */.ve)(candidates, async ({ digest, since }) => {
        const answer = await book.answer(repository, digest);
        return answer && withLatestMoment(answer, since);
    });
    const newest = (0,history_candidates/* allowedUpTo */.LQ)(candidates, answers);
    return { answers, view: newest === undefined ? view : { ...view, allowedUpTo: newest } };
}
async function withPolicies(resolution, image, known, newest, book) {
    const { fact } = resolution;
    if (fact.status === 'missing')
        return resolution;
    const index = fact.status === 'one-platform' ? fact.indexDigest : undefined;
    const digests = [image.digest, index].filter((digest) => newest.every((answer) => answer.digest !== digest));
    const asked = [...new Set(digests)].map((digest) => policiesOfDigest(image, digest, known, book));
    const others = (await Promise.all(asked)).flat();
    if (newest.length + others.length === 0)
        return resolution;
    const gaps = policyGaps(image, [...newest, ...others]);
    return { ...resolution, policies: { newest, others }, gaps: [...resolution.gaps, ...gaps] };
}
async function policiesOfDigest({ repository }, digest, known, book) {
    const answer = digest === undefined ? undefined : await book.answer(repository, digest);
    if (answer === undefined || digest === undefined)
        return [];
    const timeline = 'cause' in known ? [] : known.timeline;
    return [withLatestMoment(answer, timeline[(0,timeline_index/* lastIndexWith */.pb)(timeline, digest)]?.since)];
}
function policyGaps(image, answers) {
    return answers.flatMap((answer) => {
        if ((0,pull_policy/* pullVerdict */.Hk)(answer) !== 'unknown')
            return [];
        if (answer.unknown !== undefined)
            return [answer.unknown];
        const failed = answer.results.filter(({ mode, result }) => mode === 'enforced' && result === 'error');
        const message = (0,messages/* policyFailed */.o)(answer.digest, failed);
        return [{ cause: 'pull-policy', subject: (0,model_image/* imageName */.tO)(image), message }];
    });
}

;// CONCATENATED MODULE: ./lib/resolve/platform.js













function createPlatformResolver({ sources, historyLimit, view, announcesEnd, book, turns, askedNow, firstSeen, ...scope }) {
    const catalogue = (0,resolve_catalogue/* createTagCatalogue */.s)(sources, scope);
    const childrenOf = (0,memoize/* memoizeAsync */.T)(sources.children);
    const lookUp = createTagLookups({
        ...{ sources, catalogue, historyLimit, view, announcesEnd, turns, askedNow, firstSeen },
    });
    const findAllowed = (0,memoize/* memoizeAsync */.T)((image, history) => policiesOfTag(image, history, view, book), (image) => (0,model_image/* imageName */.tO)(image));
    async function resolveTag(image, digests) {
        const tag = await lookUp(image, digests);
        const { answers, view: allowed } = await findAllowed(image, tag.history);
        return withPolicies(await proveTag(image, tag, allowed), image, tag.history, answers, book);
    }
    async function proveTag(image, tag, at) {
        const { history } = tag;
        const judged = judgePin(image, tag, at);
        if ('cause' in history)
            return judged;
        const resolution = { ...judged, ...(0,compact/* compact */.o)({ history: tag.shown }) };
        const { digest } = image;
        const observed = firstSeen?.get((0,model_image/* imageName */.tO)(image)) ?? [];
        const held = (fact) => ({
            ...resolution,
            ...heldAgainstLedger(image, { ...judged, fact }, history, observed, at),
        });
        if (judged.fact.status !== 'not-in-history' || digest === undefined)
            return held(judged.fact);
        try {
            const children = (index) => childrenOf(image.repository, index);
            return held(await (0,one_platform/* onePlatformFact */.q)(judged.fact, digest, history, at, children));
        }
        catch (error) {
            return { ...resolution, ...unresolvedImage((0,failure/* gapFrom */.rK)(error, (0,model_image/* imageName */.tO)(image))) };
        }
    }
    async function resolveBareDigest(image, digest, digests) {
        const subject = `${(0,model_image/* imageName */.tO)(image)}@${digest}`;
        const tags = await catalogue.listTags(image.repository);
        const unresolved = (gap) => withPolicies(unresolvedImage(gap), image, gap, [], book);
        if (tags !== undefined && 'cause' in tags)
            return unresolved({ ...tags, subject });
        const tag = await tagOfDigest(digest, tags ?? [{ name: model_image/* impliedTag */.RW, deprecated: false }], async (name) => {
            const { history } = await lookUp({ ...image, tag: name }, name === model_image/* impliedTag */.RW ? digests : [digest]);
            return 'cause' in history ? undefined : history;
        });
        if (tag === undefined)
            return unresolved({ cause: 'no-tag', subject, message: messages/* noTagHadDigest */.LY });
        return withRecoveredTag(await resolveTag({ ...image, tag }, digests), tag);
    }
    return (image, digests) => {
        const { tag, digest, repository } = image;
        if (digest === undefined)
            book.open();
        else
            void book.answer(repository, digest);
        if (tag === undefined && digest !== undefined)
            return resolveBareDigest(image, digest, digests);
        return resolveTag({ ...image, tag: tag ?? model_image/* impliedTag */.RW }, digests);
    };
}
const maxHistories = 50;
async function tagOfDigest(digest, tags, historyOf) {
    const ranked = [...tags].sort((a, b) => searchRank(a) - searchRank(b) || (0,model_text/* compareText */.n6)(a.name, b.name));
    const hadDigest = (known) => known?.timeline.some((interval) => interval.digest === digest);
    const [first] = ranked;
    if (first?.name === model_image/* impliedTag */.RW && hadDigest(await historyOf(model_image/* impliedTag */.RW)))
        return model_image/* impliedTag */.RW;
    const listed = ranked.find((tag) => tag.digest === digest);
    if (listed !== undefined)
        return listed.name;
    const searched = ranked.slice(0, maxHistories);
    const histories = await Promise.all(searched.map(({ name }) => historyOf(name)));
    return searched.find((_, index) => hadDigest(histories[index]))?.name;
}
function searchRank({ name, deprecated }) {
    return (name === model_image/* impliedTag */.RW ? 0 : 1) + (deprecated ? 2 : 0);
}

// EXTERNAL MODULE: ./lib/model/repository.js
var model_repository = __webpack_require__(46425);
;// CONCATENATED MODULE: ./lib/resolve/pull-policies.js






function createPolicyBook(sources, scope) {
    const { pullPolicies: service } = sources;
    if (service === undefined)
        return { open: () => undefined, answer: async () => undefined };
    const bindings = (0,memoize/* memoizeAsync */.T)(() => read(service.bindings, subjectOfAll));
    const check = checkOf(service);
    return {
        open: () => void bindings(),
        answer: (0,memoize/* memoizeAsync */.T)(async (path, digest) => {
            const bound = await bindings();
            if (bound === undefined)
                return undefined;
            if ('cause' in bound)
                return unanswered(digest, bound, (0,messages/* policiesUnread */.yQ)(bound.message), isHarmless(bound, service));
            if (bound.length === 0)
                return undefined;
            const repository = await (0,model_repository/* findRepository */.W)(sources, scope, path);
            if (repository === undefined || 'cause' in repository)
                return undefined;
            const applying = bound.filter(({ uid }) => isAbove(uid, repository));
            return applying.length === 0 ? undefined : check(path, repository, digest, applying);
        }),
    };
}
function isHarmless({ cause }, { isApart = false }) {
    return cause === 'denied' || (isApart && (cause === 'unreachable' || cause === 'timeout'));
}
const subjectOfAll = 'pull policies';
function checkOf(service) {
    const overrides = (0,memoize/* memoizeAsync */.T)(() => read(service.overrides, subjectOfAll));
    let refusal;
    return async (path, repository, digest, bindings) => {
        const subject = `${path}@${(0,model_text/* shortDigest */.VK)(digest)}`;
        const [results, lifted] = await Promise.all([
            refusal ?? read(() => service.check(repository, digest), subject),
            overrides(),
        ]);
        if ('cause' in results) {
            const gap = results.cause === 'denied' ? { ...results, subject: subjectOfAll } : results;
            if (gap.cause === 'denied')
                refusal ??= gap;
            const isDryRun = bindings.every(({ mode }) => mode === 'dry-run');
            return unanswered(digest, gap, (0,messages/* policyUnanswered */.Dw)(gap.message), isDryRun);
        }
        if ('cause' in lifted) {
            const denial = results.find(({ mode, result }) => mode === 'enforced' && result === 'denied');
            if (denial !== undefined)
                return unanswered(digest, { ...lifted, subject }, (0,messages/* overridesUnread */.Tn)(denial.policy, lifted.message));
        }
        const known = 'cause' in lifted ? [] : lifted.filter((one) => one.digest === digest && isAbove(one.uid, repository));
        const completed = results.map((result) => completedDecision(result, bindings, known));
        const builtAt = (0,memoize/* memoizeAsync */.T)(() => service.builtAt(repository, digest));
        return { digest, results: await Promise.all(completed.map((result) => withMoment(result, builtAt))) };
    };
}
async function read(request, subject) {
    try {
        return await request();
    }
    catch (error) {
        return (0,failure/* gapFrom */.rK)(error, subject);
    }
}
function unanswered(digest, gap, message, failsNothing = false) {
    return { digest, results: [], unknown: { ...gap, message }, ...(failsNothing ? { isHarmless: true } : {}) };
}
function isAbove(uid, repository) {
    const parent = uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
    return parent === '' || repository.uid === parent || repository.uid.startsWith(`${parent}/`);
}

// EXTERNAL MODULE: ./lib/model/turns.js
var turns = __webpack_require__(79557);
;// CONCATENATED MODULE: ./lib/resolve/reading-turns.js

const maxTags = 256;
const reading_turns_maxHistories = 64;
const maxLongHistories = 12;
function readingTurns() {
    return {
        enterHistory: (0,turns/* turnsOf */.o)(reading_turns_maxHistories).enter,
        enterLongHistory: (0,turns/* turnsOf */.o)(maxLongHistories).enter,
    };
}

// EXTERNAL MODULE: ./lib/resolve/registry-facts.js
var registry_facts = __webpack_require__(65203);
// EXTERNAL MODULE: ./lib/history/strengths.js
var strengths = __webpack_require__(95330);
;// CONCATENATED MODULE: ./lib/resolve/pin-successor.js



const maxTried = 20;
async function successorOfPin(pin, current, readings, view, exists) {
    const proof = (0,joined/* proveJoined */._U)(pin, current, readings, view);
    if (proof.contradiction !== undefined)
        return undefined;
    for (const reading of proof.readings) {
        for (const { digest, since } of laterThan(pin, reading, view))
            if (digest === current || (await exists(digest)))
                return { digest, since, source: reading.source.title };
    }
    return undefined;
}
function laterThan(pin, { known }, view) {
    const timeline = known?.timeline ?? [];
    const last = (0,timeline_index/* lastIndexWith */.pb)(timeline, pin);
    if (last < 0)
        return [];
    const cutoff = (0,pin_state/* cutoffOf */.Ru)(view);
    const later = [];
    for (let index = last + 1; index < timeline.length && later.length < maxTried; index += 1) {
        const interval = timeline[index];
        if (interval !== undefined && interval.digest !== pin && interval.since <= cutoff)
            later.push(interval);
    }
    return later;
}

// EXTERNAL MODULE: ./lib/model/version-tag.js
var version_tag = __webpack_require__(77920);
;// CONCATENATED MODULE: ./lib/resolve/vanishing.js





function withVanishing(fact, pin, readings) {
    if (pin === undefined || (fact.status !== 'superseded' && fact.status !== 'current'))
        return fact;
    for (const reading of readings) {
        const vanishes = vanishingOf(fact, pin, reading);
        if (vanishes !== undefined)
            return { ...fact, vanishes };
    }
    return fact;
}
function vanishingOf(fact, pin, { answer, known }) {
    const { keepsUntaggedMs: keptMs, otherTags, expiresAt } = answer;
    if (keptMs === undefined || otherTags === undefined || known === undefined)
        return undefined;
    const isOwn = (0,timeline_index/* lastIndexWith */.pb)(known.history, pin) >= 0;
    if (!isOwn || otherTags.some(({ digest }) => digest === pin))
        return undefined;
    const hasMoved = known.timeline.some(({ digest }) => digest !== known.timeline[0]?.digest);
    const leftAt = fact.status === 'superseded' ? leftBy(pin, known, fact.supersededAt) : expiresAt;
    if (!hasMoved && leftAt === undefined)
        return undefined;
    const siblings = otherTags.filter(({ tag, digest }) => digest === fact.currentDigest && (0,version_tag/* looksImmutable */.F)(tag));
    const [sibling] = siblings.map(({ tag }) => tag).sort(model_text/* compareText */.n6);
    return { keptMs, ...(0,compact/* compact */.o)({ from: leftAt === undefined ? undefined : leftAt + keptMs, sibling }) };
}
function leftBy(pin, { history, coverage }, supersededAt) {
    const last = (0,timeline_index/* lastIndexWith */.pb)(history, pin);
    const part = (0,intervals/* intervalAt */.pm)(coverage, history[last]?.at ?? supersededAt);
    return Math.min(supersededAt, history[last + 1]?.at ?? supersededAt, part?.to ?? supersededAt);
}

;// CONCATENATED MODULE: ./lib/resolve/vanishing-mirror.js


const maxMirrors = 3;
async function withMirror(fact, image, mirrors, manifest) {
    const { digest } = image;
    if (!('vanishes' in fact) || fact.vanishes === undefined || digest === undefined)
        return fact;
    for (const mirror of (0,model_mirror/* mirrorsOfImage */.v)(image, mirrors).slice(0, maxMirrors))
        if (await holds(mirror, digest, manifest)) {
            const name = `${mirror.registry}/${mirror.repository}`;
            return { ...fact, vanishes: { ...fact.vanishes, mirror: name } };
        }
    return fact;
}
async function holds(mirror, digest, manifest) {
    try {
        return (await manifest(mirror, digest)) !== undefined;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/resolve/registry-tag.js













function createTagProver({ registry, sources, firstSeen, mirrors }) {
    async function isPartOf(image, index, manifest) {
        return manifest !== undefined && (await registry.children(image, index))?.includes(manifest) === true;
    }
    async function isAnsweredByToday({ image, current }, manifest, view) {
        if (!sources.hasSources(image) || !(0,history_reading/* needsPast */.Sd)(image.digest, current, view))
            return true;
        return !(0,history_reading/* needsPast */.Sd)(current, current, view) && (await isPartOf(image, current, manifest));
    }
    async function readingsOf(tag, manifest, view) {
        const { image } = tag;
        const asked = (await isAnsweredByToday(tag, manifest, view)) ? [] : await sources.read(tag, view);
        if (firstSeen === undefined)
            return asked;
        return [...asked, (0,history_reading/* ledgerReading */.Ij)(firstSeen.get((0,model_image/* imageName */.tO)(image)) ?? [], view)];
    }
    async function hasTarget(image, fact, current) {
        const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
        if (target === undefined || target === current)
            return true;
        return (await registry.manifest(image, target)) !== undefined;
    }
    async function deletedFact(tag, pin, view) {
        const missing = { status: 'missing', what: 'digest' };
        const readings = await readingsOf(tag, undefined, view);
        const exists = async (digest) => (await registry.manifest(tag.image, digest)) !== undefined;
        const successor = await successorOfPin(pin, tag.current, readings, view, exists);
        return { ...missing, ...(0,compact/* compact */.o)({ successor }) };
    }
    return async (tag, view) => {
        const { image, current } = tag;
        const otherPin = image.digest === current ? undefined : image.digest;
        const found = otherPin === undefined ? undefined : await registry.manifest(image, otherPin);
        if (otherPin !== undefined && found === undefined)
            return { fact: await deletedFact(tag, otherPin, view) };
        const manifest = found?.isIndex === false ? otherPin : undefined;
        const latest = { image, current, hasLedger: firstSeen !== undefined };
        const readings = await readingsOf(tag, manifest, view);
        if (readings.length === 0)
            return { fact: (0,registry_facts/* latestOnlyFact */.YS)(latest, await isPartOf(image, current, manifest), view) };
        const proof = (0,joined/* proveJoined */._U)(image.digest, current, readings, view);
        const isOpen = proof.fact.status === 'unknown' || proof.fact.status === 'not-in-history';
        const children = async (index) => (index === manifest ? [] : registry.children(image, index));
        const part = manifest !== undefined && isOpen && proof.contradiction === undefined
            ? await partOfHistory(manifest, proof, view, children)
            : undefined;
        const { fact, judge } = part ?? proof;
        if (fact.status === 'unknown') {
            const canBePart = manifest !== undefined && proof.readings.every(({ known }) => known === undefined);
            if (canBePart && (await isPartOf(image, current, manifest)))
                return { fact: (0,registry_facts/* latestOnlyFact */.YS)(latest, true, view) };
            return { fact: proof.contradiction === undefined ? (0,registry_facts/* unsettledFact */.z9)(latest, readings, fact, view) : fact };
        }
        if (!(await hasTarget(image, fact, current)))
            return { fact: (0,registry_facts/* noHistoryFact */.El)(latest, messages/* unanswered */.bj.deletedDigest) };
        const lasting = withVanishing(fact, image.digest, proof.readings);
        return {
            fact: await withMirror(lasting, image, mirrors, registry.manifest),
            ...historyOf(image, judge, view),
        };
    };
}
async function partOfHistory(manifest, { readings }, view, children) {
    for (const judge of readings) {
        const { known } = judge;
        const target = known && (0,prove/* proveDigest */.vx)(undefined, known, undefined, view);
        if (known === undefined || target?.status !== 'unpinned')
            continue;
        const absent = { ...target, status: 'not-in-history', records: known.records, historySince: 0 };
        const fact = await (0,one_platform/* onePlatformFact */.q)(absent, manifest, known, view, children);
        if (fact.status === 'one-platform')
            return { fact: (0,joined/* provedBy */.s4)(fact, judge, view), judge };
    }
    return undefined;
}
function historyOf(image, judge, { now }) {
    if (judge?.known === undefined || judge.source.strength === 'observed')
        return {};
    return { history: tagHistoryOf(image, judge.known, (0,strengths/* evidenceOf */.X1)(judge, now)) };
}

;// CONCATENATED MODULE: ./lib/resolve/registry.js









function createRegistryResolver({ registries, firstSeen, histories, mirrors = {}, }) {
    const observedDigests = new Map();
    const registry = memoized(registries);
    const sources = (0,history_reading/* createSourceReader */.Ds)(histories);
    const prove = createTagProver({ registry, sources, mirrors, ...(0,compact/* compact */.o)({ firstSeen }) });
    async function resolveTag(image, view, pins) {
        const name = (0,model_image/* imageName */.tO)(image);
        return resolutionOf(name, async () => {
            const current = await registry.digestOf(image, image.tag);
            observedDigests.set(name, current);
            return prove({ image, current, pins }, view);
        });
    }
    async function resolveBareDigest(image, digest, view, pins) {
        const resolution = await resolutionOf(`${(0,model_image/* imageName */.tO)(image)}@${digest}`, async () => {
            if ((await registry.manifest(image, digest)) === undefined)
                return { fact: { status: 'missing', what: 'digest' } };
            return {
                fact: { status: 'unknown', cause: 'no-tag', message: (0,messages/* digestWithoutTag */.Tv)(image.registry) },
            };
        });
        if (resolution.fact.status !== 'unknown' || resolution.gaps.length > 0)
            return resolution;
        const observed = (0,registry_facts/* observedTagOf */.ij)(image, digest, firstSeen);
        const tag = observed ?? model_image/* impliedTag */.RW;
        const judged = withRecoveredTag(await resolveTag({ ...image, tag }, view, pins), tag);
        const isProved = judged.fact.status !== 'missing' && judged.fact.status !== 'unknown';
        return observed !== undefined || isProved ? judged : { ...resolution, gaps: judged.gaps };
    }
    return {
        observedDigests,
        resolve: (image, view, pins) => image.tag === undefined && image.digest !== undefined
            ? resolveBareDigest(image, image.digest, view, pins)
            : resolveTag({ ...image, tag: image.tag ?? model_image/* impliedTag */.RW }, view, pins),
    };
}
function memoized(registries) {
    const keyOf = ({ registry, repository }, reference) => JSON.stringify([registry, repository, reference]);
    return {
        digestOf: (0,memoize/* memoizeAsync */.T)((name, tag) => registries.digestOf(name, tag), keyOf),
        manifest: (0,memoize/* memoizeAsync */.T)((name, digest) => registries.manifest(name, digest), keyOf),
        children: (0,memoize/* memoizeAsync */.T)((name, digest) => registries.children(name, digest), keyOf),
    };
}
async function resolutionOf(subject, prove) {
    try {
        return { ...(await prove()), gaps: [] };
    }
    catch (error) {
        const gap = (0,failure/* gapFrom */.rK)(error, subject);
        const missing = missingFact(gap);
        return missing === undefined ? unresolvedImage(gap) : { fact: missing, gaps: [] };
    }
}

;// CONCATENATED MODULE: ./lib/resolve/release-end.js

async function withReleaseEnd(resolution, { registry, repository, tag, digest }, ask) {
    const { fact } = resolution;
    const recovered = 'recoveredTag' in fact ? fact.recoveredTag : undefined;
    const named = tag ?? recovered ?? (digest === undefined ? model_image/* impliedTag */.RW : undefined);
    if (ask === undefined || named === undefined || fact.status === 'missing')
        return resolution;
    const endOfLife = await ask({ registry, repository, tag: named });
    return endOfLife === undefined ? resolution : { ...resolution, fact: { ...fact, endOfLife } };
}

;// CONCATENATED MODULE: ./lib/resolve/index.js













function createResolver(options) {
    const { registry, sources, mirrors, view, eolWarningMs = 0 } = options;
    const announcesEnd = eolWarningMs > 0;
    const turns = readingTurns();
    const asked = new Map();
    let calls = 0;
    const askedNow = () => {
        const latest = calls;
        return (digest) => (asked.get(digest) ?? latest + 1) <= latest;
    };
    const platformResolvers = new Map();
    const registryResolver = createRegistryResolver(options);
    const service = 'cause' in sources ? sources : { sources, book: createPolicyBook(sources, options) };
    function viewAt(occurrence) {
        const minAgeMs = options.minAgeOf?.(occurrence) ?? view.minAgeMs;
        return minAgeMs === undefined ? view : { ...view, minAgeMs };
    }
    function platformResolver(at, platform) {
        const resolver = platformResolvers.get(at.minAgeMs) ??
            createPlatformResolver({ ...options, ...platform, announcesEnd, turns, askedNow, view: at });
        platformResolvers.set(at.minAgeMs, resolver);
        return resolver;
    }
    async function resolveImage(image, at, pins) {
        const origin = (0,model_mirror/* mirroredImage */.o)(image, mirrors);
        if (origin.registry === registry) {
            if ('cause' in service)
                return unresolvedImage(service);
            return platformResolver(at, service)(origin, pins);
        }
        const found = await registryResolver.resolve(image, at, pins);
        const asked = await withReleaseEnd(found, origin, options.releaseEnd);
        if (registry !== undefined || !options.needPlatform.includes(origin.registry))
            return asked;
        const message = (0,messages/* platformNeeded */.$2)(origin.registry, options.surface);
        return withoutProof(asked, { cause: 'no-platform', subject: origin.registry, message });
    }
    const resolveOnce = (0,memoize/* memoizeAsync */.T)(resolveImage, (image, { minAgeMs = null }) => JSON.stringify([(0,model_image/* imageName */.tO)(image), image.digest ?? null, minAgeMs]));
    return async (occurrences) => {
        const images = await (0,steps/* filterInSteps */.pj)(occurrences, (occurrence) => occurrence.kind === 'image');
        calls += 1;
        for (const { image } of images)
            if (image.digest !== undefined && !asked.has(image.digest))
                asked.set(image.digest, calls);
        let done = 0;
        const found = new Map();
        const resolveGroup = ({ occurrences: group, pins }) => (0,steps/* eachWithin */.Ti)(maxTags, group, async (occurrence) => {
            const resolution = await resolveOnce(occurrence.image, viewAt(occurrence), pins);
            if ((0,steps/* isPauseDue */.t2)())
                await (0,steps/* pause */.v7)();
            found.set(occurrence, resolution);
            done += 1;
            options.progress?.(done, images.length);
        });
        await (0,steps/* eachWithin */.Ti)(maxTags, await (0,steps/* inSteps */.F8)(groupsByTag(images, mirrors)), resolveGroup);
        return {
            ...(await (0,steps/* inSteps */.F8)(resolvedSteps(images, found))),
            observedDigests: registryResolver.observedDigests,
        };
    };
}
function* resolvedSteps(images, found) {
    const facts = new Map();
    const pullPolicies = new Map();
    const histories = new Map();
    const gaps = new Set();
    for (const occurrence of images) {
        yield;
        const resolution = found.get(occurrence);
        if (resolution === undefined)
            continue;
        facts.set(occurrence, resolution.fact);
        if (resolution.policies !== undefined)
            pullPolicies.set(occurrence, resolution.policies);
        if (resolution.history !== undefined)
            histories.set((0,model_image/* imageName */.tO)(resolution.history), resolution.history);
        for (const gap of resolution.gaps)
            gaps.add(gap);
    }
    return { facts, gaps: yield* (0,model_gaps/* distinctGaps */.C)(gaps), histories: [...histories.values()], pullPolicies };
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

/***/ 60778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ lagOf),
/* harmony export */   q: () => (/* binding */ onePlatformFact)
/* harmony export */ });
/* harmony import */ var _history_prove_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44110);
/* harmony import */ var _history_timeline_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4644);


const maxIndexes = 64;
const concurrency = 8;
async function onePlatformFact(fact, digest, known, view, children) {
    const pinChildren = await children(digest);
    if (pinChildren === undefined || pinChildren.length > 0)
        return fact;
    const { timeline } = known;
    const indexes = [...new Set(timeline.toReversed().map((interval) => interval.digest))].slice(0, maxIndexes);
    for (let start = 0; start < indexes.length; start += concurrency) {
        const batch = indexes.slice(start, start + concurrency);
        const manifests = await Promise.all(batch.map(children));
        const indexDigest = batch.find((_, position) => manifests[position]?.includes(digest));
        if (indexDigest === undefined)
            continue;
        const { records: _records, historySince: _since, ...current } = fact;
        const interval = timeline[(0,_history_timeline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .lastIndexWith */ .pb)(timeline, indexDigest)];
        const since = interval && { pinnedSince: interval.since };
        return { ...current, status: 'one-platform', indexDigest, ...since, ...lagOf(indexDigest, known, view) };
    }
    return fact;
}
function lagOf(indexDigest, known, view) {
    const fact = (0,_history_prove_js__WEBPACK_IMPORTED_MODULE_0__/* .proveDigest */ .vx)(indexDigest, known, undefined, view);
    if (fact.status !== 'superseded')
        return {};
    const { supersededAt, supersededBy, behind, lagMs } = fact;
    return { lag: { supersededAt, supersededBy, behind, lagMs } };
}


/***/ }),

/***/ 65203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   El: () => (/* binding */ noHistoryFact),
/* harmony export */   YS: () => (/* binding */ latestOnlyFact),
/* harmony export */   ij: () => (/* binding */ observedTagOf),
/* harmony export */   z9: () => (/* binding */ unsettledFact)
/* harmony export */ });
/* harmony import */ var _history_strengths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95330);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80588);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33578);



function latestOnlyFact(tag, isPlatform, view) {
    const { image, current } = tag;
    const known = { currentDigest: current, basis: 'present' };
    if (view.asOf !== undefined && view.asOf < view.now)
        return noHistoryFact(tag, _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.asOf);
    if (isPlatform)
        return { status: 'one-platform', indexDigest: current, ...known };
    if (image.digest === current)
        return { status: 'current', ...known };
    if (image.digest !== undefined)
        return noHistoryFact(tag, _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.pin);
    if ((view.minAgeMs ?? 0) > 0)
        return noHistoryFact(tag, _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.minAge);
    return { status: 'unpinned', ...known };
}
function noHistoryFact({ image, current, hasLedger }, what) {
    return {
        status: 'unknown',
        cause: 'no-history',
        message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .noTagHistory */ .mV)(image.registry, hasLedger, what),
        currentDigest: current,
    };
}
function unsettledFact(tag, readings, open, view) {
    const { image, current, hasLedger } = tag;
    const what = whatIsOpen(image, current, open, view);
    const used = readings.map((reading) => {
        const usable = (0,_history_strengths_js__WEBPACK_IMPORTED_MODULE_0__/* .usableReading */ .dt)(reading, current, view.now);
        return 'cause' in usable ? { source: reading.source, answer: usable } : reading;
    });
    const asked = used.filter(({ source }) => source.strength !== 'observed');
    if (asked.length === 0)
        return noHistoryFact(tag, what);
    const reasons = used.map((reading) => reasonOf(reading, view));
    const message = (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesLeaveOpen */ .GA)(hasLedger ? reasons : [...reasons, _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceReasons */ .TJ.noLedger], what);
    const evidence = asked.map((reading) => (0,_history_strengths_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceOf */ .X1)(reading, view.now));
    return { status: 'unknown', cause: 'no-history', message, currentDigest: current, evidence };
}
function whatIsOpen({ digest }, current, open, { asOf, now }) {
    if (open.cause !== 'no-history' && (digest === undefined || digest === current))
        return _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.target(open.message);
    if (asOf !== undefined && asOf < now)
        return _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.asOf;
    return digest === undefined || digest === current ? _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.minAge : _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .bj.pin;
}
function reasonOf({ source: { title, strength }, answer }, view) {
    if ('cause' in answer)
        return _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceReasons */ .TJ.silent(title, answer.message);
    if (strength === 'timestamps')
        return _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceReasons */ .TJ.timestamps(title);
    const { since } = (0,_history_strengths_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceOf */ .X1)({ source: { id: '', title, strength }, answer }, view.now);
    const isEmpty = answer.records.length === 0 || since === undefined;
    return isEmpty ? _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceReasons */ .TJ.empty(title) : _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceReasons */ .TJ.since(title, (0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(since));
}
function observedTagOf({ registry, repository }, digest, firstSeen) {
    const prefix = `${registry}/${repository}:`;
    const tags = [...(firstSeen ?? [])]
        .filter(([name, records]) => name.startsWith(prefix) && records.some((record) => record.digest === digest))
        .map(([name]) => name.slice(prefix.length))
        .sort();
    return tags.includes('latest') ? 'latest' : tags[0];
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


/***/ })

};
