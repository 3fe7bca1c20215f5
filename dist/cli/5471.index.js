export const id = 5471;
export const ids = [5471];
export const modules = {

/***/ 94336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ contradictionAmong)
/* harmony export */ });
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52584);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74682);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4790);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82479);





const witnessDelayMs = 30 * _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP;
function contradictionAmong(readings, now) {
    for (const judge of readings) {
        const { source } = judge;
        if (!(0,_source_js__WEBPACK_IMPORTED_MODULE_4__/* .knowsMoves */ .dj)(source.strength))
            continue;
        for (const other of readings) {
            const found = other === judge ? undefined : newestOf(other.answer.records).find(isRefuted(judge, other, now));
            if (found === undefined)
                continue;
            const titles = [source.title, other.source.title];
            return { sources: titles, message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .sourcesContradict */ .E$)(...titles, found) };
        }
    }
    return undefined;
}
function isRefuted(judge, other, now) {
    const delayMs = other.source.strength === 'witness' ? witnessDelayMs : _source_js__WEBPACK_IMPORTED_MODULE_4__/* .clockSlackMs */ .zU;
    const history = (0,_source_js__WEBPACK_IMPORTED_MODULE_4__/* .statedBy */ .Hk)(judge);
    return ({ at, digest }) => history !== undefined &&
        at < Math.min(judge.answer.readAt, now) - _source_js__WEBPACK_IMPORTED_MODULE_4__/* .clockSlackMs */ .zU &&
        refutes(history, digest, { from: at - delayMs, to: Math.min(at, now) + _source_js__WEBPACK_IMPORTED_MODULE_4__/* .clockSlackMs */ .zU });
}
const maxSightings = 500;
function newestOf(records) {
    return (0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)(records).slice(-maxSightings);
}
function refutes({ records, coverage, intervals, beginsWithRecord }, digest, { from, to }) {
    const part = coverage.find((period) => period.from <= from && to <= period.to);
    if (records.length === 0 || part === undefined)
        return false;
    const start = beginsWithRecord || part.from === _coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.from ? part.from : (0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsIn */ .Q0)(records, part)[0]?.at;
    if (start === undefined || start > from)
        return false;
    const before = intervals.findLastIndex(({ since }) => since <= from);
    const first = intervals[before]?.since ?? _coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.from;
    return !intervals.some((one) => one.digest === digest && one.since >= first && one.since < to);
}


/***/ }),

/***/ 17852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cE: () => (/* binding */ compareFact),
  hx: () => (/* binding */ joinHistories),
  s8: () => (/* binding */ joinOthers),
  _U: () => (/* binding */ proveJoined),
  s4: () => (/* binding */ provedBy)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/images/source-strength.js
var source_strength = __webpack_require__(66317);
// EXTERNAL MODULE: ./lib/model/judgement/fact.js
var judgement_fact = __webpack_require__(59551);
// EXTERNAL MODULE: ./lib/history/coverage.js
var history_coverage = __webpack_require__(52584);
// EXTERNAL MODULE: ./lib/history/intervals.js
var intervals = __webpack_require__(74682);
// EXTERNAL MODULE: ./lib/history/messages.js
var messages = __webpack_require__(4790);
// EXTERNAL MODULE: ./lib/history/prove.js
var prove = __webpack_require__(44110);
// EXTERNAL MODULE: ./lib/history/source.js
var history_source = __webpack_require__(82479);
;// CONCATENATED MODULE: ./lib/history/bounds.js






const nothingKnown = {
    status: 'unknown',
    cause: 'no-history',
    message: 'No source knows the tag',
};
const basisOf = {
    complete: undefined,
    windowed: 'windowed',
    witness: 'witness',
    observed: 'first-seen',
    timestamps: 'timestamps',
};
function sourceVerdict(digest, tag, reading, view) {
    const { history, source, answer } = reading;
    const basis = basisOf[source.strength];
    if (history === undefined)
        return { fact: factOfPushes(digest, tag.current, answer, view), basis };
    if (!(0,history_source/* knowsMoves */.dj)(source.strength))
        return { fact: factOfSightings(digest, tag, history, view), basis };
    const proved = (0,prove/* proveDigest */.vx)(digest, history, view);
    if (digest !== undefined && proved.status === 'unknown') {
        const seen = factAcrossHole(digest, tag, history, view);
        if (seen !== undefined)
            return { fact: seen, basis: basisOf.witness };
        const young = digest === tag.current ? tooYoung(digest, history, view) : undefined;
        if (young !== undefined && !beginsAtBound(young, history, answer))
            return { fact: young, basis };
    }
    const isStated = digest !== undefined && (0,history_source/* statedBy */.Hk)(reading)?.index.lastOf(digest) !== undefined;
    if (proved.status === 'not-in-history' && isStated)
        return { fact: nothingKnown, basis };
    return { fact: proved, basis: beginsAtBound(proved, history, answer) ? basisOf.witness : basis };
}
function tooYoung(digest, { intervals, coverage }, view) {
    const last = intervals.at(-1);
    const isPresent = last?.digest === digest && !last.tied && (0,history_coverage/* periodAt */.Vw)(coverage, history_coverage/* allTime */.Rw.to) !== undefined;
    if (!isPresent || (0,prove/* isAboutPast */.yF)(view) || last.since <= (0,prove/* cutoffOf */.Ru)(view))
        return undefined;
    const since = { pinnedSince: last.since, currentDigest: digest, currentSince: last.since };
    return { status: 'current', ...since, youngUntil: last.since + (view.minAgeMs ?? 0) };
}
function beginsAtBound(fact, { coverage }, { startIsBound }) {
    if (startIsBound !== true || (fact.status !== 'current' && fact.status !== 'unpinned'))
        return false;
    const since = fact.status === 'current' ? fact.pinnedSince : fact.currentSince;
    return coverage.some(({ from }) => from === since);
}
function factOfSightings(digest, { current, otherUntil }, history, view) {
    const { now, minAgeMs = 0 } = view;
    const cutoff = (0,prove/* cutoffOf */.Ru)(view);
    const isPresent = (one) => one.digest === current && one.at > otherUntil;
    const since = Math.max(history.records.find(isPresent)?.at ?? now, history.intervals.at(-1)?.since ?? now);
    const isOpen = cutoff < now && since > cutoff;
    const seen = (0,prove/* proveDigest */.vx)(digest, history, isOpen ? { now } : view);
    if (seen.status === 'not-in-history')
        return nothingKnown;
    const proved = sinceAt(seen, since);
    if (!isOpen)
        return proved;
    const open = { status: 'unknown', cause: 'no-history', message: (0,messages/* firstSeenAfter */.QJ)(since, cutoff) };
    if ((0,prove/* isAboutPast */.yF)(view))
        return open;
    if (proved.status === 'current' && digest === current)
        return { ...proved, youngUntil: since + minAgeMs };
    if (proved.status !== 'superseded')
        return open;
    return { ...proved, lagMs: lagSince(proved.supersededAt, view), noTarget: open.message };
}
function lagSince(at, view) {
    return at <= (0,prove/* cutoffOf */.Ru)(view) ? Math.max(0, (view.asOf ?? view.now) - at) : 0;
}
function factAcrossHole(digest, tag, history, view) {
    const { current } = tag;
    const { index, coverage } = history;
    const seen = index
        .placesOf(digest)
        .map((place) => ({ digest, at: index.intervals[place]?.since ?? view.now }));
    if (seen.length === 0 || digest === current)
        return undefined;
    const from = (0,history_coverage/* periodAt */.Vw)(coverage, history_coverage/* allTime */.Rw.to)?.from ?? view.now;
    const later = (0,intervals/* recordsIn */.Q0)(history.records, { from, to: history_coverage/* allTime */.Rw.to });
    for (const records of [(0,intervals/* orderRecords */.t7)([...seen, ...later]), (0,intervals/* orderRecords */.t7)(seen)]) {
        const fact = factOfSightings(digest, tag, (0,history_source/* seenIn */.vV)(records, current, view.now), view);
        if (fact.status === 'superseded')
            return fact;
    }
    return undefined;
}
function sinceAt(fact, since) {
    if (fact.status === 'current')
        return { ...fact, pinnedSince: since, currentSince: since };
    return fact.status === 'unpinned' || fact.status === 'superseded' ? { ...fact, currentSince: since } : fact;
}
function factOfPushes(digest, current, answer, view) {
    const { now, minAgeMs = 0, acceptsDigestAge = false } = view;
    const isAboutToday = !(0,prove/* isAboutPast */.yF)(view) && (digest === undefined || digest === current);
    const pushes = (answer.pushes ?? []).filter((push) => push.digest === current && push.at <= now);
    if (!isAboutToday || pushes.length === 0)
        return nothingKnown;
    const oldest = (0,collections/* smallest */.o9)(pushes.map(({ at }) => at));
    const first = pushes.find(({ isFirst }) => isFirst)?.at ?? Number.NEGATIVE_INFINITY;
    const cutoff = (0,prove/* cutoffOf */.Ru)({ now, minAgeMs });
    if (digest !== undefined && minAgeMs > 0 && first > cutoff)
        return { status: 'current', currentDigest: current, youngUntil: first + minAgeMs };
    if (!acceptsDigestAge || oldest > cutoff)
        return nothingKnown;
    return { status: digest === undefined ? 'unpinned' : 'current', currentDigest: current };
}

// EXTERNAL MODULE: ./lib/history/contradictions.js
var contradictions = __webpack_require__(94336);
;// CONCATENATED MODULE: ./lib/history/joined.js








function joinHistories(sources, current, now) {
    const asked = sources.map((reading) => {
        const used = (0,history_source/* usableReading */.dt)(reading, current, now);
        if (!('cause' in used))
            return used;
        const silent = { source: reading.source, answer: used };
        return { ...silent, evidence: (0,history_source/* evidenceOf */.X1)(silent, now) };
    });
    const ranked = asked.toSorted((a, b) => rank(a) - rank(b));
    const readings = ranked.filter((one) => !('cause' in one.answer));
    const silent = ranked.flatMap(({ answer, evidence }) => ('cause' in answer ? [evidence] : []));
    return { asked, silent, ...comparedAt(now, current, readings) };
}
function comparedAt(now, current, readings) {
    const others = readings.flatMap(({ history }) => history?.records.findLast(({ digest }) => digest !== current)?.at ?? []);
    const contradiction = (0,contradictions/* contradictionAmong */.S)(readings, now);
    return { current, readings, otherUntil: (0,collections/* largest */.nQ)(others), ...(0,collections/* compact */.oE)({ contradiction }) };
}
function proveJoined(digest, joint, view) {
    const { readings, silent, contradiction } = joint;
    if (contradiction !== undefined)
        return { fact: contradicted(joint, contradiction) };
    const verdicts = readings.map((reading) => ({ reading, ...sourceVerdict(digest, joint, reading, view) }));
    const settling = verdicts.filter(({ fact }) => fact.status !== 'unknown');
    const decided = narrowest(settling);
    if (decided === undefined)
        return { fact: notCurrentFact(digest, joint, view) ?? verdicts[0]?.fact ?? nothingKnown };
    const agreeing = settling.filter((one) => one !== decided && one.fact.status === decided.fact.status);
    const evidence = [...[decided, ...agreeing].map(({ reading }) => reading.evidence), ...silent];
    const fact = (0,judgement_fact/* isBound */.Vt)(decided.basis) ? narrowed(decided.fact, digest, joint, view) : decided.fact;
    return { fact: supportedBy(fact, decided.basis, evidence), judge: decided.reading };
}
function narrowest(settling) {
    const exact = settling.find(({ basis }) => !(0,judgement_fact/* isBound */.Vt)(basis) && basis !== 'timestamps');
    const bounds = settling.filter(({ basis }) => (0,judgement_fact/* isBound */.Vt)(basis));
    const [furthest] = bounds.toSorted((a, b) => boundOf(a.fact) - boundOf(b.fact));
    return exact ?? furthest ?? settling[0];
}
function boundOf(fact) {
    if (fact.status === 'superseded')
        return fact.supersededAt;
    return (fact.status === 'current' ? fact.pinnedSince : undefined) ?? Number.MAX_VALUE;
}
function narrowed(fact, digest, joint, view) {
    if (fact.status !== 'superseded' || digest === undefined)
        return fact;
    const left = absentSince(digest, joint);
    const bound = left === undefined || left.at >= fact.supersededAt
        ? fact
        : {
            ...fact,
            pinnedSince: Math.min(fact.pinnedSince, left.at),
            supersededAt: left.at,
            supersededBy: left.digest,
            lagMs: lagSince(left.at, view),
        };
    if (fact.noTarget === undefined)
        return bound;
    const { fact: target } = proveJoined(undefined, joint, view);
    if (target.status !== 'unpinned')
        return bound;
    const { noTarget: _, ...targeted } = bound;
    const isTarget = target.currentDigest === digest;
    if (isTarget)
        return { status: 'current', pinnedSince: fact.pinnedSince, ...targetOf(target) };
    return { ...targeted, ...targetOf(target) };
}
function absentSince(digest, { readings }) {
    const starts = readings.flatMap(({ source, history }) => {
        const period = history && (0,history_source/* knowsMoves */.dj)(source.strength) ? (0,history_coverage/* periodAt */.Vw)(history.coverage, history_coverage/* allTime */.Rw.to) : undefined;
        if (history === undefined || period === undefined)
            return [];
        const index = history.indexIn(period);
        const [first] = index.intervals;
        const isOther = first !== undefined && index.lastOf(digest) === undefined;
        return isOther ? [{ at: first.since, digest: first.digest }] : [];
    });
    const seen = readings.flatMap(({ source, history }) => source.strength === 'witness' ? [] : (history?.index.lastOf(digest)?.since ?? []));
    return starts.filter(({ at }) => at >= (0,collections/* largest */.nQ)(seen)).toSorted((a, b) => a.at - b.at)[0];
}
function notCurrentFact(digest, joint, view) {
    const { current, readings, silent } = joint;
    const { now, minAgeMs = 0 } = view;
    if (digest === undefined || digest === current || (0,prove/* isAboutPast */.yF)(view))
        return undefined;
    if (readings.some((reading) => (0,history_source/* statedBy */.Hk)(reading)?.index.lastOf(digest) !== undefined))
        return undefined;
    const target = minAgeMs === 0 ? undefined : proveJoined(undefined, joint, view);
    const isKnown = target?.fact.status === 'unpinned';
    const { judge, fact } = isKnown ? target : proveJoined(current, joint, { now });
    const notSince = absentSince(digest, joint)?.at;
    const evidence = readings.toSorted((a, b) => Number(b === judge) - Number(a === judge));
    return {
        status: 'not-current',
        ...(0,collections/* compact */.oE)({ notSince }),
        ...(fact.status === 'unpinned' ? targetOf(fact) : presentOf(current, fact, now)),
        ...(target?.fact.status === 'unknown' ? { noTarget: target.fact.message } : {}),
        basis: (judge && 'basis' in fact ? fact.basis : undefined) ?? 'present',
        evidence: [...evidence.map((one) => one.evidence), ...silent],
    };
}
function presentOf(currentDigest, fact, now) {
    const since = fact.status === 'current' ? fact.pinnedSince : undefined;
    return { currentDigest, ...(0,collections/* compact */.oE)({ currentSince: since === now ? undefined : since }) };
}
function targetOf({ currentDigest, currentSince }) {
    return { currentDigest, ...(0,collections/* compact */.oE)({ currentSince }) };
}
function joinOthers(own, others, now) {
    const newest = own.history.intervals.at(-1);
    if (newest === undefined || newest.tied)
        return undefined;
    const current = newest.digest;
    const usable = others.map((other) => (0,history_source/* usableReading */.dt)(other, current, now));
    const readings = [own, ...usable.flatMap((used) => ('cause' in used ? [] : [used]))];
    if (readings.length === 1)
        return undefined;
    return { asked: readings, silent: [], ...comparedAt(now, current, readings) };
}
function compareFact(fact, digest, joint, view) {
    const { readings, contradiction } = joint;
    if (contradiction !== undefined)
        return contradicted(joint, contradiction);
    const [own, ...others] = readings;
    if (own === undefined)
        return fact;
    const agreeing = others.filter((one) => fact.status !== 'unknown' && sourceVerdict(digest, joint, one, view).fact.status === fact.status);
    return supportedBy(fact, basisOf[own.source.strength], [own, ...agreeing].map(({ evidence }) => evidence));
}
function contradicted({ current: currentDigest, readings, silent }, { message }) {
    const evidence = [...readings.map((reading) => reading.evidence), ...silent];
    return { status: 'unknown', cause: 'contradiction', message, currentDigest, evidence };
}
function supportedBy(fact, basis, evidence) {
    if (fact.status === 'missing')
        return fact;
    if (fact.status === 'unknown')
        return (0,collections/* withFields */.qO)(fact, { evidence });
    return (0,collections/* withFields */.qO)(fact, (0,collections/* compact */.oE)({ basis, evidence }));
}
function provedBy(fact, { source, evidence }) {
    return supportedBy(fact, basisOf[source.strength], [evidence]);
}
function rank({ source }) {
    return source_strength/* sourceStrengths */.I.indexOf(source.strength);
}


/***/ }),

/***/ 44110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ unprovedBy),
/* harmony export */   Nk: () => (/* binding */ readPlanFor),
/* harmony export */   Ru: () => (/* binding */ cutoffOf),
/* harmony export */   tA: () => (/* binding */ provenPartAt),
/* harmony export */   u0: () => (/* binding */ isExact),
/* harmony export */   vx: () => (/* binding */ proveDigest),
/* harmony export */   yF: () => (/* binding */ isAboutPast)
/* harmony export */ });
/* unused harmony exports provenCurrent, provenPinState, pinStateOf, currentAt */
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52584);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74682);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4790);



function readPlanFor(digests, view) {
    return {
        focus: { from: Math.min(cutoffOf(view), view.now), to: _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to },
        isDone: (known) => provenCurrent(known, view).status === 'known' &&
            digests.every((digest) => pinStateInView(known, digest, view).status !== 'unknown'),
    };
}
function proveDigest(digest, known, view) {
    const unknown = (message) => ({ status: 'unknown', cause: 'history-incomplete', message });
    const newest = provenCurrent(known, view);
    if (newest.status === 'unknown')
        return unknown((0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsMissing */ .tF)(newest.missing));
    const state = digest === undefined ? undefined : pinStateInView(known, digest, view);
    if (state?.status === 'unknown')
        return unknown((0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsMissing */ .tF)(state.missing));
    const young = state?.status === 'current' ? youngUntil(state.since, view) : {};
    const [current] = newest.intervals;
    if (current === undefined) {
        if (digest === undefined || state?.status !== 'current')
            return unknown(known.count === 0 ? _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .noRecords */ .KC : (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .noDigestBy */ .fM)(cutoffOf(view)));
        const { since } = state;
        const self = { currentDigest: digest, currentSince: since };
        return { status: 'current', pinnedSince: since, ...self, ...young };
    }
    const target = { currentDigest: current.digest, currentSince: current.since };
    if (newest.intervals.length > 1)
        return unknown((0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .movedTwiceAt */ .H$)(current.since));
    if (state === undefined)
        return { status: 'unpinned', ...target };
    switch (state.status) {
        case 'current':
            return { status: 'current', pinnedSince: state.since, ...target, ...young };
        case 'never': {
            const historySince = known.intervals[0]?.since ?? Number.NaN;
            return { status: 'not-in-history', records: known.count, historySince, ...target };
        }
        case 'superseded':
            if (state.tied)
                return unknown((0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .movedTwiceAt */ .H$)(state.since));
            return {
                status: 'superseded',
                pinnedSince: state.since,
                supersededAt: state.at,
                supersededBy: state.by[0] ?? current.digest,
                behind: state.behind,
                lagMs: Math.max(0, (view.asOf ?? view.now) - state.at),
                ...target,
            };
    }
}
function pinStateInView(known, digest, view) {
    const cutoff = cutoffOf(view);
    const today = provenPinState(known, digest);
    if ('since' in today && today.since > cutoff)
        return { ...today, status: 'current' };
    const later = (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(known.coverage, { from: cutoff + 1, to: _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
    if (today.status === 'unknown' && later.length > 0)
        return { status: 'unknown', missing: later };
    return provenPinState(known, digest, cutoff);
}
function youngUntil(since, { now, asOf, minAgeMs = 0 }) {
    return minAgeMs > 0 && since + minAgeMs > (asOf ?? now) ? { youngUntil: since + minAgeMs } : {};
}
function provenCurrent(known, view) {
    const cutoff = cutoffOf(view);
    const proven = provenPartAt(known, cutoff);
    if (proven === undefined)
        return missingUpTo(known, cutoff);
    const intervals = currentAt(proven.index.intervals, view);
    return isExact(proven, intervals[0]?.since) ? { status: 'known', intervals } : missingUpTo(known, cutoff);
}
function provenPinState(known, digest, asOf = _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) {
    const proven = provenPartAt(known, asOf);
    if (proven === undefined)
        return missingUpTo(known, asOf);
    const state = pinStateOf(proven.index, digest, asOf);
    return isExact(proven, 'since' in state ? state.since : undefined) ? state : missingUpTo(known, asOf);
}
function provenPartAt(known, instant) {
    const period = (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .periodAt */ .Vw)(known.coverage, instant);
    const { beginsWithRecord } = known;
    return period && { index: known.indexIn(period), from: period.from, beginsWithRecord };
}
function isExact({ index, from, beginsWithRecord }, since) {
    if (from === _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from)
        return true;
    return since !== undefined && (beginsWithRecord || since !== index.intervals[0]?.since);
}
function missingUpTo({ coverage }, instant) {
    return { status: 'unknown', missing: (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(coverage, (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTimeUpTo */ .jB)(instant)) };
}
function pinStateOf(index, digest, asOf = _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) {
    const last = index.lastOf(digest, asOf);
    if (last === undefined)
        return { status: 'never' };
    const { since, until, tied } = last;
    if (until === undefined || until > asOf)
        return { status: 'current', since, tied };
    const { digests: by, count: behind } = index.beginningIn(until, asOf);
    return { status: 'superseded', since, tied, at: until, by, behind };
}
function currentAt(intervals, view) {
    return (0,_intervals_js__WEBPACK_IMPORTED_MODULE_1__/* .intervalsAt */ .Il)(intervals, cutoffOf(view));
}
function isAboutPast({ asOf, now }) {
    return asOf !== undefined && asOf < now;
}
function cutoffOf({ allowedUpTo = Number.POSITIVE_INFINITY, ...view }) {
    return Math.min(allowedUpTo, cutoffOfAge(view));
}
function cutoffOfAge({ now, asOf, minAgeMs = 0 }) {
    return minAgeMs === 0 ? (asOf ?? Number.POSITIVE_INFINITY) : (asOf ?? now) - minAgeMs;
}
function unprovedBy(part, { digests, view, newest }) {
    if (!readPlanFor([], view).isDone(part))
        return undefined;
    const [, ...exact] = part.intervals.filter(({ since }) => since <= cutoffOf(view));
    if (new Set(exact.map(({ digest }) => digest)).size < newest)
        return undefined;
    return digests.filter((digest) => !readPlanFor([digest], view).isDone(part));
}


/***/ }),

/***/ 82479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ statedBy),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   dj: () => (/* binding */ knowsMoves),
/* harmony export */   dt: () => (/* binding */ usableReading),
/* harmony export */   vV: () => (/* binding */ seenIn),
/* harmony export */   zU: () => (/* binding */ clockSlackMs)
/* harmony export */ });
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52584);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79076);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74682);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4790);




function statedBy({ history, unconfirmed = history }) {
    return unconfirmed;
}
const clockSlackMs = 3_600_000;
function knowsMoves(strength) {
    return strength === 'complete' || strength === 'windowed';
}
function usableReading({ source, answer }, current, now) {
    if ('cause' in answer)
        return answer;
    const latest = now + clockSlackMs;
    const wrong = [...answer.records, ...(answer.pushes ?? [])].find(({ at }) => !(at >= 0 && at <= latest));
    if (wrong !== undefined)
        return { cause: 'bad-answer', subject: source.title, message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .wrongTime */ .jw)(wrong.at) };
    const usable = { source, answer, evidence: evidenceOf({ source, answer }, now) };
    if (source.strength === 'timestamps')
        return usable;
    const ordered = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)(answer.records);
    const reachesNow = answer.known?.some(({ to }) => to > answer.readAt) !== false;
    const records = answer.readAt < now || !reachesNow ? ordered : (0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .endingWith */ ["in"])(ordered, current);
    if (!knowsMoves(source.strength))
        return { ...usable, history: seenIn(records, current, now) };
    const confirmed = confirmedIn(records, current, now);
    const stated = coverageOf(source.strength, records, answer, now);
    const last = confirmed.at(-1);
    const isBehind = last !== undefined && last.digest !== current && (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .periodAt */ .Vw)(stated, now) !== undefined;
    const earlier = Math.min(answer.readAt, now) - clockSlackMs - 1;
    const coverage = isBehind
        ? coverageOf(source.strength, records, { ...answer, readAt: earlier }, now)
        : stated;
    const known = { ...usable, ...(isBehind ? { isBehind } : {}) };
    const all = (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyOf */ .om)(records, coverage, { beginsWithRecord: true });
    if (confirmed.length === records.length)
        return { ...known, history: all };
    const history = (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyOf */ .om)(confirmed, coverage, { beginsWithRecord: true });
    return { ...known, history, unconfirmed: all };
}
function confirmedIn(records, current, now) {
    const last = records.findLastIndex(({ at, digest }) => digest === current || at <= now - clockSlackMs);
    return records.slice(0, last + 1);
}
function coverageOf(strength, records, { known = [], bornAt, readAt }, now) {
    const end = readAt < now - clockSlackMs ? readAt + 1 : _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to;
    const first = strength === 'complete' ? _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from : Number.MIN_SAFE_INTEGER;
    const stated = known.map(({ from, to }) => ({
        from: Math.max(from, first),
        to: to > readAt ? end : to,
    }));
    const isYounger = bornAt !== undefined && bornAt <= now && (records[0]?.at ?? bornAt) >= bornAt;
    const unborn = isYounger ? [{ from: _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from, to: Math.min(bornAt, end) }] : [];
    return (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPeriods */ .rN)([...stated, ...unborn]).flatMap(({ from, to }) => {
        const start = from === _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from ? from : ((0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsIn */ .Q0)(records, { from, to })[0]?.at ?? to);
        return start < to ? [{ from: start, to }] : [];
    });
}
function seenIn(observed, current, now) {
    const past = observed.filter(({ at, digest }) => at < now || (at === now && digest === current));
    const today = { at: now, digest: current };
    return (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyOf */ .om)(past.at(-1)?.digest === current ? past : (0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)([...past, today]));
}
function evidenceOf({ source, answer }, now) {
    const { title, strength } = source;
    if ('cause' in answer) {
        const { cause, message } = answer;
        return { source: title, strength, readAt: now, silent: { cause, message } };
    }
    if (strength === 'complete')
        return { source: title, strength, readAt: answer.readAt };
    const begin = strength === 'observed' ? answer.readAt : undefined;
    const records = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)(answer.records);
    const window = strength === 'windowed' ? coverageOf(strength, records, answer, now).at(-1) : undefined;
    const start = window !== undefined && Number.isFinite(window.from) ? window.from : undefined;
    const oldest = start ?? records[0]?.at ?? begin;
    const since = oldest === undefined ? {} : { since: oldest };
    return { source: title, strength, ...since, readAt: answer.readAt };
}


/***/ })

};
