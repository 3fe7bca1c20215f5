export const id = 3503;
export const ids = [3503];
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
        if (allMovesOf(judge) === undefined || !(0,_source_js__WEBPACK_IMPORTED_MODULE_4__/* .knowsMoves */ .dj)(source.strength))
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
function allMovesOf({ history, unconfirmed = history }) {
    return unconfirmed;
}
function isRefuted(judge, other, now) {
    const delayMs = other.source.strength === 'witness' ? witnessDelayMs : _source_js__WEBPACK_IMPORTED_MODULE_4__/* .clockSlackMs */ .zU;
    const history = allMovesOf(judge);
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

/***/ 53503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _U: () => (/* binding */ proveJoined),
/* harmony export */   cE: () => (/* binding */ compareFact),
/* harmony export */   hx: () => (/* binding */ joinHistories),
/* harmony export */   s4: () => (/* binding */ provedBy),
/* harmony export */   s8: () => (/* binding */ joinOthers)
/* harmony export */ });
/* unused harmony export notCurrentFact */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50412);
/* harmony import */ var _model_images_source_strength_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66317);
/* harmony import */ var _model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59551);
/* harmony import */ var _contradictions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94336);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52584);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74682);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4790);
/* harmony import */ var _prove_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44110);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82479);









function joinHistories(sources, current, now) {
    const asked = sources.map((reading) => {
        const used = (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .usableReading */ .dt)(reading, current, now);
        if (!('cause' in used))
            return used;
        const silent = { source: reading.source, answer: used };
        return { ...silent, evidence: (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .evidenceOf */ .X1)(silent, now) };
    });
    const ranked = asked.toSorted((a, b) => rank(a) - rank(b));
    const readings = ranked.filter((one) => !('cause' in one.answer));
    const silent = ranked.flatMap(({ answer, evidence }) => ('cause' in answer ? [evidence] : []));
    const contradiction = (0,_contradictions_js__WEBPACK_IMPORTED_MODULE_0__/* .contradictionAmong */ .S)(readings, now);
    const otherUntil = otherUntilOf(readings, current);
    return { current, asked, readings, silent, otherUntil, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ contradiction }) };
}
function otherUntilOf(readings, current) {
    const others = readings.flatMap(({ history }) => history?.records.findLast(({ digest }) => digest !== current)?.at ?? []);
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .largest */ .nQ)(others);
}
function proveJoined(digest, joint, view) {
    const { readings, silent, contradiction } = joint;
    if (contradiction !== undefined)
        return { fact: contradicted(joint, contradiction) };
    const verdicts = readings.map((reading) => ({ reading, ...verdictOf(digest, joint, reading, view) }));
    const settling = verdicts.filter(({ fact }) => fact.status !== 'unknown');
    const decided = narrowest(settling);
    if (decided === undefined)
        return { fact: notCurrentFact(digest, joint, view) ?? verdicts[0]?.fact ?? nothingKnown };
    const agreeing = settling.filter((one) => one !== decided && one.fact.status === decided.fact.status);
    const evidence = [...[decided, ...agreeing].map(({ reading }) => reading.evidence), ...silent];
    const fact = (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .isBound */ .V)(decided.basis) ? narrowed(decided.fact, digest, joint, view) : decided.fact;
    return { fact: supportedBy(fact, decided.basis, evidence), judge: decided.reading };
}
function narrowest(settling) {
    const exact = settling.find(({ basis }) => !(0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .isBound */ .V)(basis) && basis !== 'timestamps');
    const bounds = settling.filter(({ basis }) => (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .isBound */ .V)(basis));
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
    const left = leftBy(digest, joint);
    const bound = left === undefined || left.at >= fact.supersededAt ? fact : earlier(fact, left, view);
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
function earlier(fact, { at, digest }, view) {
    const lagMs = at <= (0,_prove_js__WEBPACK_IMPORTED_MODULE_4__/* .cutoffOf */ .Ru)(view) ? (view.asOf ?? view.now) - at : fact.lagMs;
    return {
        ...fact,
        pinnedSince: Math.min(fact.pinnedSince, at),
        supersededAt: at,
        supersededBy: digest,
        lagMs,
    };
}
function leftBy(digest, { readings }) {
    const starts = readings.flatMap(({ source, history }) => {
        const period = history && (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .knowsMoves */ .dj)(source.strength) ? (0,_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .periodAt */ .Vw)(history.coverage, _coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.to) : undefined;
        if (history === undefined || period === undefined)
            return [];
        const index = history.indexIn(period);
        const [first] = index.intervals;
        const isOther = first !== undefined && index.lastOf(digest) === undefined;
        return isOther ? [{ at: first.since, digest: first.digest }] : [];
    });
    return starts.toSorted((a, b) => a.at - b.at)[0];
}
function notCurrentFact(digest, joint, view) {
    const { current, readings, silent } = joint;
    const { now, asOf = now, minAgeMs = 0 } = view;
    if (digest === undefined || digest === current || asOf < now)
        return undefined;
    const has = ({ history, unconfirmed = history }) => unconfirmed?.index.lastOf(digest) !== undefined;
    if (readings.some(has))
        return undefined;
    const present = proveJoined(current, joint, { now });
    const target = minAgeMs === 0 ? undefined : proveJoined(undefined, joint, view);
    const isKnown = target?.fact.status === 'unpinned';
    const { judge, fact } = isKnown ? target : present;
    const notSince = leftBy(digest, joint)?.at;
    const evidence = readings.toSorted((a, b) => Number(b === judge) - Number(a === judge));
    return {
        status: 'not-current',
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ notSince }),
        ...(fact.status === 'unpinned' ? targetOf(fact) : presentOf(current, fact)),
        ...(target?.fact.status === 'unknown' ? { noTarget: target.fact.message } : {}),
        basis: (judge && 'basis' in fact ? fact.basis : undefined) ?? 'present',
        evidence: [...evidence.map((one) => one.evidence), ...silent],
    };
}
function presentOf(currentDigest, fact) {
    const currentSince = fact.status === 'current' ? fact.pinnedSince : undefined;
    return { currentDigest, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ currentSince }) };
}
function targetOf({ currentDigest, currentSince }) {
    return { currentDigest, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ currentSince }) };
}
function joinOthers(own, others, now) {
    const newest = own.history.intervals.at(-1);
    if (newest === undefined || newest.tied)
        return undefined;
    const current = newest.digest;
    const usable = others.map((other) => (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .usableReading */ .dt)(other, current, now));
    const readings = [own, ...usable.flatMap((used) => ('cause' in used ? [] : [used]))];
    if (readings.length === 1)
        return undefined;
    const contradiction = (0,_contradictions_js__WEBPACK_IMPORTED_MODULE_0__/* .contradictionAmong */ .S)(readings, now);
    const otherUntil = otherUntilOf(readings, current);
    return { current, asked: readings, readings, silent: [], otherUntil, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ contradiction }) };
}
function compareFact(fact, digest, joint, view) {
    const { readings, contradiction } = joint;
    if (contradiction !== undefined)
        return contradicted(joint, contradiction);
    const [own, ...others] = readings;
    if (own === undefined)
        return fact;
    const agreeing = others.filter((one) => fact.status !== 'unknown' && verdictOf(digest, joint, one, view).fact.status === fact.status);
    return supportedBy(fact, basisOf[own.source.strength], [own, ...agreeing].map(({ evidence }) => evidence));
}
function contradicted({ current: currentDigest, readings, silent }, { message }) {
    const evidence = [...readings.map((reading) => reading.evidence), ...silent];
    return { status: 'unknown', cause: 'contradiction', message, currentDigest, evidence };
}
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
function supportedBy(fact, basis, evidence) {
    if (fact.status === 'missing')
        return fact;
    if (fact.status === 'unknown')
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .withFields */ .qO)(fact, { evidence });
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .withFields */ .qO)(fact, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ basis, evidence }));
}
function provedBy(fact, { source, evidence }) {
    return supportedBy(fact, basisOf[source.strength], [evidence]);
}
function rank({ source }) {
    return _model_images_source_strength_js__WEBPACK_IMPORTED_MODULE_8__/* .sourceStrengths */ .I.indexOf(source.strength);
}
function verdictOf(digest, joint, { history, unconfirmed, source, answer }, view) {
    const basis = basisOf[source.strength];
    const { current } = joint;
    if (history === undefined)
        return { fact: factOfPushes(digest, current, answer, view), basis };
    if (!(0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .knowsMoves */ .dj)(source.strength))
        return { fact: factOfSightings(digest, joint, history, view), basis };
    const proved = (0,_prove_js__WEBPACK_IMPORTED_MODULE_4__/* .proveDigest */ .vx)(digest, history, undefined, view);
    const seen = proved.status === 'unknown' && digest !== undefined
        ? seenBefore(digest, joint, history, view)
        : undefined;
    if (seen !== undefined)
        return { fact: seen, basis: basisOf.witness };
    const isStated = digest !== undefined && unconfirmed?.index.lastOf(digest) !== undefined;
    if (proved.status === 'not-in-history' && isStated)
        return { fact: nothingKnown, basis };
    return { fact: proved, basis: beginsAtBound(proved, history, answer) ? basisOf.witness : basis };
}
function beginsAtBound(fact, { coverage }, { startIsBound }) {
    if (startIsBound !== true || (fact.status !== 'current' && fact.status !== 'unpinned'))
        return false;
    const since = fact.status === 'current' ? fact.pinnedSince : fact.currentSince;
    return coverage.some(({ from }) => from === since);
}
function factOfSightings(digest, { current, otherUntil }, history, view) {
    const { now, asOf, minAgeMs = 0 } = view;
    const cutoff = (0,_prove_js__WEBPACK_IMPORTED_MODULE_4__/* .cutoffOf */ .Ru)(view);
    const isPresent = (one) => one.digest === current && one.at > otherUntil;
    const since = Math.max(history.records.find(isPresent)?.at ?? now, history.intervals.at(-1)?.since ?? now);
    const isOpen = cutoff < now && since > cutoff;
    const seen = (0,_prove_js__WEBPACK_IMPORTED_MODULE_4__/* .proveDigest */ .vx)(digest, history, undefined, isOpen ? { now } : view);
    if (seen.status === 'not-in-history')
        return nothingKnown;
    const proved = sinceAt(seen, since);
    if (!isOpen)
        return proved;
    const open = { status: 'unknown', cause: 'no-history', message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .firstSeenAfter */ .QJ)(since, cutoff) };
    if (asOf !== undefined && asOf < now)
        return open;
    if (proved.status === 'current' && digest === current)
        return { ...proved, youngUntil: since + minAgeMs };
    if (proved.status !== 'superseded')
        return open;
    const lagMs = proved.supersededAt <= cutoff ? proved.lagMs : 0;
    return { ...proved, lagMs, noTarget: open.message };
}
function seenBefore(digest, joint, history, view) {
    const { current } = joint;
    const { index, coverage } = history;
    const seen = index
        .placesOf(digest)
        .map((place) => ({ digest, at: index.intervals[place]?.since ?? view.now }));
    if (seen.length === 0 || digest === current)
        return undefined;
    const from = (0,_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .periodAt */ .Vw)(coverage, _coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.to)?.from ?? view.now;
    const later = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsIn */ .Q0)(history.records, { from, to: _coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.to });
    for (const records of [(0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)([...seen, ...later]), (0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)(seen)]) {
        const fact = factOfSightings(digest, joint, (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .seenIn */ .vV)(records, current, view.now), view);
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
    const { now, asOf, minAgeMs = 0, acceptsDigestAge = false } = view;
    const isAboutToday = (asOf === undefined || asOf >= now) && (digest === undefined || digest === current);
    const pushes = (answer.pushes ?? []).filter((push) => push.digest === current && push.at <= now);
    if (!isAboutToday || pushes.length === 0)
        return nothingKnown;
    const oldest = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .smallest */ .o9)(pushes.map(({ at }) => at));
    const first = pushes.find(({ isFirst }) => isFirst)?.at ?? Number.NEGATIVE_INFINITY;
    const cutoff = (0,_prove_js__WEBPACK_IMPORTED_MODULE_4__/* .cutoffOf */ .Ru)({ now, minAgeMs });
    if (digest !== undefined && minAgeMs > 0 && first > cutoff)
        return { status: 'current', currentDigest: current, youngUntil: first + minAgeMs };
    if (!acceptsDigestAge || oldest > cutoff)
        return { ...nothingKnown, message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .digestAgeOnly */ .c8)(Math.max(0, now - oldest)) };
    return { status: digest === undefined ? 'unpinned' : 'current', currentDigest: current };
}


/***/ }),

/***/ 4790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ ledgerUnusable),
/* harmony export */   De: () => (/* binding */ ledgerOfBaseUnread),
/* harmony export */   E$: () => (/* binding */ sourcesContradict),
/* harmony export */   H$: () => (/* binding */ movedTwiceAt),
/* harmony export */   KC: () => (/* binding */ noRecords),
/* harmony export */   QJ: () => (/* binding */ firstSeenAfter),
/* harmony export */   bl: () => (/* binding */ ledgerFull),
/* harmony export */   c8: () => (/* binding */ digestAgeOnly),
/* harmony export */   fM: () => (/* binding */ noDigestBy),
/* harmony export */   jw: () => (/* binding */ wrongTime),
/* harmony export */   kf: () => (/* binding */ ledgerNotWritten),
/* harmony export */   tF: () => (/* binding */ recordsMissing),
/* harmony export */   xr: () => (/* binding */ entryInFuture)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);


const noRecords = 'The tag has no history';
function noDigestBy(cutoff) {
    return `No digest of the tag is old enough: there was none by ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
}
function firstSeenAfter(since, cutoff) {
    return `The present digest of the tag was first seen on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(since)}, so it is not known which digest the tag had on ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
}
function digestAgeOnly(ageMs) {
    return `The digest is at least ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(ageMs)} old, but since when the tag has it is not known`;
}
function movedTwiceAt(instant) {
    return `The tag moved twice in the same millisecond (${new Date(instant).toISOString()}), and nothing says to which digest last. Re-run when the tag has moved again, and pin its new digest`;
}
function recordsMissing(missing) {
    return `The tag history could not be read completely: records are missing ${missing.map(periodText).join(' and ')}`;
}
function periodText({ from, to }) {
    const last = to - 1;
    if (!Number.isFinite(from) && !Number.isFinite(to))
        return 'for its whole lifetime';
    if (!Number.isFinite(to))
        return `since ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(from)}`;
    if (!Number.isFinite(from))
        return `up to ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(last)}`;
    const days = [(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(from), (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(last)];
    return days[0] === days[1] ? `on ${days[0]}` : `from ${days[0]} to ${days[1]}`;
}
function ledgerUnusable(why) {
    return `The first-seen ledger cannot be used: ${why}. Fix the file, or delete it to start a new one`;
}
function ledgerNotWritten(why) {
    return `The first-seen ledger was not written: ${why}`;
}
function ledgerFull(maxEntries) {
    return `it would have more than ${maxEntries} entries; remove the entries of tags that are no longer used`;
}
function ledgerOfBaseUnread(why) {
    return `The first-seen ledger of the base commit could not be read: ${why}`;
}
function entryInFuture(image, at) {
    return `it dates an entry of ${image} in the future (${new Date(at).toISOString()})`;
}
function wrongTime(at) {
    const day = at >= 0 && at < 8.64e15 ? `in the future (${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)})` : 'without a usable time';
    return `it has an entry ${day}, so none of its entries is used`;
}
function sourcesContradict(judge, other, { at, digest }) {
    return `According to ${other}, the tag pointed to ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(digest)} by ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)}, but ${judge} excludes that, so neither decides`;
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
/* harmony export */   vx: () => (/* binding */ proveDigest)
/* harmony export */ });
/* unused harmony exports provenCurrent, provenPinState, pinStateOf, currentAt */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
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
function proveDigest(digest, known, endOfLife, view) {
    const tag = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ endOfLife });
    const unknown = (message) => ({
        status: 'unknown',
        cause: 'history-incomplete',
        message,
        ...tag,
    });
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
        return { status: 'current', pinnedSince: since, ...self, ...young, ...tag };
    }
    const target = { currentDigest: current.digest, currentSince: current.since, ...tag };
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
    const records = answer.readAt < now - clockSlackMs ? ordered : (0,_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .endingWith */ ["in"])(ordered, current);
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
