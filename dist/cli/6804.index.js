export const id = 6804;
export const ids = [6804];
export const modules = {

/***/ 94336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ contradictionAmong)
/* harmony export */ });
/* harmony import */ var _model_remembered_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15759);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57798);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80588);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74682);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4790);
/* harmony import */ var _strengths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95330);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72881);







const witnessDelayMs = 30 * _model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP;
function contradictionAmong(readings, current, now) {
    const [first, ...others] = readings;
    return first && firstContradiction(first, current, now, ...others);
}
const firstContradiction = (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_5__/* .rememberedFor */ .q)(contradictionOf);
function contradictionOf(first, current, now, ...others) {
    const readings = [first, ...others];
    for (const judge of readings) {
        const { source, known: confirmed, stated: known = confirmed } = judge;
        if (known === undefined || !(0,_strengths_js__WEBPACK_IMPORTED_MODULE_3__/* .knowsMoves */ .dj)(source.strength))
            continue;
        const today = allTimeFrom(now - _strengths_js__WEBPACK_IMPORTED_MODULE_3__/* .clockSlackMs */ .zU);
        if (judge.answer.readAt >= now && refutes(known, current, today)) {
            const newest = known.timeline.at(-1);
            const ends = newest === undefined ? undefined : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shortDigest */ .VK)(newest.digest);
            return { sources: [source.title], message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .registryContradicts */ .eI)(source.title, current, ends) };
        }
        for (const other of readings) {
            const found = other === judge ? undefined : newestOf(other.answer.records).find(isRefuted(judge, other, now));
            if (found === undefined)
                continue;
            const titles = [source.title, other.source.title];
            return { sources: titles, message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesContradict */ .E$)(...titles, found) };
        }
    }
    return undefined;
}
function isRefuted(judge, other, now) {
    const delayMs = other.source.strength === 'witness' ? witnessDelayMs : _strengths_js__WEBPACK_IMPORTED_MODULE_3__/* .clockSlackMs */ .zU;
    const { known: confirmed, stated: known = confirmed } = judge;
    return ({ at, digest }) => known !== undefined &&
        (judge.answer.readAt >= now || at < judge.answer.readAt - _strengths_js__WEBPACK_IMPORTED_MODULE_3__/* .clockSlackMs */ .zU) &&
        refutes(known, digest, { from: at - delayMs, to: Math.min(at, now) + _strengths_js__WEBPACK_IMPORTED_MODULE_3__/* .clockSlackMs */ .zU });
}
const maxSightings = 500;
function newestOf(records) {
    return (0,_timeline_js__WEBPACK_IMPORTED_MODULE_4__/* .orderRecords */ .t7)(records).slice(-maxSightings);
}
function refutes({ history, coverage, timeline, beginsWithRecord }, digest, { from, to }) {
    const part = coverage.find((period) => period.from <= from && to <= period.to);
    if (history.length === 0 || part === undefined)
        return false;
    const start = beginsWithRecord || part.from === _intervals_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.from ? part.from : (0,_timeline_js__WEBPACK_IMPORTED_MODULE_4__/* .recordsIn */ .Q0)(history, part)[0]?.at;
    if (start === undefined || start > from)
        return false;
    const before = timeline.findLastIndex(({ since }) => since <= from);
    const first = timeline[before]?.since ?? _intervals_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.from;
    return !timeline.some((one) => one.digest === digest && one.since >= first && one.since < to);
}
function allTimeFrom(from) {
    return { from, to: _intervals_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.to };
}


/***/ }),

/***/ 74682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ uncovered),
/* harmony export */   Rw: () => (/* binding */ allTime),
/* harmony export */   jB: () => (/* binding */ allTimeUpTo),
/* harmony export */   pm: () => (/* binding */ intervalAt),
/* harmony export */   vV: () => (/* binding */ addInterval)
/* harmony export */ });
const allTime = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
function allTimeUpTo(instant) {
    return { from: allTime.from, to: instant + 1 };
}
function addInterval(set, { from, to }) {
    if (from >= to)
        return set;
    const before = set.filter((member) => member.to < from);
    const after = set.filter((member) => member.from > to);
    const touching = set.slice(before.length, set.length - after.length);
    const joined = {
        from: Math.min(from, touching[0]?.from ?? from),
        to: Math.max(to, touching.at(-1)?.to ?? to),
    };
    return [...before, joined, ...after];
}
function uncovered(set, within = allTime) {
    const missing = [];
    let from = within.from;
    for (const member of set) {
        const to = Math.min(member.from, within.to);
        if (to > from)
            missing.push({ from, to });
        from = Math.max(from, member.to);
    }
    if (from < within.to)
        missing.push({ from, to: within.to });
    return missing;
}
function intervalAt(set, instant) {
    return set.find(({ from, to }) => from <= instant && (instant < to || to === allTime.to));
}


/***/ }),

/***/ 53503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M_: () => (/* binding */ provedAlone),
/* harmony export */   _U: () => (/* binding */ proveJoined),
/* harmony export */   s4: () => (/* binding */ provedBy)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6472);
/* harmony import */ var _model_extremes_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(33196);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70427);
/* harmony import */ var _model_groups_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34457);
/* harmony import */ var _model_remembered_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15759);
/* harmony import */ var _model_source_strength_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26016);
/* harmony import */ var _model_with_fields_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49859);
/* harmony import */ var _contradictions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94336);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74682);
/* harmony import */ var _pin_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34691);
/* harmony import */ var _prove_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44110);
/* harmony import */ var _strengths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95330);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72881);
/* harmony import */ var _timeline_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4644);














function proveJoined(digest, current, asked, view) {
    const ranked = [...asked].sort((a, b) => rank(a) - rank(b));
    const usable = ranked.map((reading) => ({ reading, used: (0,_strengths_js__WEBPACK_IMPORTED_MODULE_4__/* .usableReading */ .dt)(reading, current, view.now) }));
    const readings = usable.flatMap(({ used }) => ('cause' in used ? [] : [used]));
    const silent = usable.flatMap(({ reading: { source }, used }) => 'cause' in used ? [(0,_strengths_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceOf */ .X1)({ source, answer: used }, view.now)] : []);
    const contradiction = (0,_contradictions_js__WEBPACK_IMPORTED_MODULE_0__/* .contradictionAmong */ .S)(readings, current, view.now);
    if (contradiction !== undefined)
        return contradicted(contradiction, current, readings, silent, view);
    const verdicts = readings.map((reading) => ({ reading, ...verdictOf(digest, current, reading, view) }));
    const settling = verdicts.filter(({ fact }) => fact.status !== 'unknown');
    const decided = settling.find(({ basis, fact }) => !(0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .isBound */ .V)(basis) || knowsLag(fact)) ?? settling[0];
    if (decided === undefined)
        return { fact: verdicts[0]?.fact ?? nothingKnown, readings, evidence: silent };
    const agreeing = verdicts.filter((one) => one === decided || one.fact.status === decided.fact.status);
    const evidence = [
        ...supporting(agreeing.map(({ reading }) => reading), view),
        ...silent,
    ];
    const fact = supportedBy(decided.fact, decided.basis, evidence);
    return { fact, readings, judge: decided.reading, evidence };
}
function provedAlone(fact, digest, judge, others, view) {
    const newest = judge.known.timeline.at(-1);
    const current = newest?.tied === true ? undefined : newest?.digest;
    const usable = others.flatMap((reading) => {
        const used = current === undefined ? undefined : (0,_strengths_js__WEBPACK_IMPORTED_MODULE_4__/* .usableReading */ .dt)(reading, current, view.now);
        return used === undefined || 'cause' in used ? [] : [used];
    });
    const readings = [judge, ...usable];
    const contradiction = usable.length > 0 && current !== undefined ? (0,_contradictions_js__WEBPACK_IMPORTED_MODULE_0__/* .contradictionAmong */ .S)(readings, current, view.now) : undefined;
    if (contradiction !== undefined && current !== undefined)
        return contradicted(contradiction, current, readings, [], view);
    const agreeing = usable.filter((one) => current !== undefined && verdictOf(digest, current, one, view).fact.status === fact.status);
    const evidence = supporting(fact.status === 'unknown' ? [judge] : [judge, ...agreeing], view);
    return { fact: supportedBy(fact, basisOf[judge.source.strength], evidence), readings, judge, evidence };
}
function contradicted(contradiction, currentDigest, readings, silent, view) {
    const { message } = contradiction;
    const evidence = [...supporting(readings, view), ...silent];
    const fact = { status: 'unknown', cause: 'contradiction', message, currentDigest, evidence };
    return { fact, readings, contradiction, evidence };
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
        return (0,_model_with_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .withFields */ .q)(fact, { evidence });
    return (0,_model_with_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .withFields */ .q)(fact, (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .o)({ basis, evidence }));
}
function provedBy(fact, reading, view) {
    return supportedBy(fact, basisOf[reading.source.strength], [(0,_strengths_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceOf */ .X1)(reading, view.now)]);
}
function knowsLag(fact) {
    return fact.status !== 'superseded' || fact.lagMs > 0;
}
function rank({ source }) {
    return _model_source_strength_js__WEBPACK_IMPORTED_MODULE_10__/* .sourceStrengths */ .I.indexOf(source.strength);
}
function supporting(readings, { now }) {
    return readings.map((reading) => (0,_strengths_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceOf */ .X1)(reading, now));
}
function verdictOf(digest, current, { known, stated, source, answer }, view) {
    const basis = basisOf[source.strength];
    if (known === undefined)
        return { fact: factOfPushes(digest, current, { source, answer }, view), basis };
    const proved = (0,_prove_js__WEBPACK_IMPORTED_MODULE_3__/* .proveDigest */ .vx)(digest, known, undefined, view);
    const sighted = proved.status === 'unknown' && source.strength === 'windowed' && digest !== undefined
        ? sightedIn(digest, current, known, view)
        : undefined;
    if (sighted !== undefined)
        return { fact: sighted, basis: basisOf.witness };
    const isStated = stated !== undefined && digest !== undefined && (0,_timeline_index_js__WEBPACK_IMPORTED_MODULE_6__/* .lastIndexWith */ .pb)(stated.history, digest) >= 0;
    const mayDeny = (source.strength === 'complete' || source.strength === 'windowed') && !isStated;
    return { fact: proved.status === 'not-in-history' && !mayDeny ? nothingKnown : proved, basis };
}
function sightedIn(digest, current, { history, coverage }, view) {
    const seen = recordsByDigest(history).get(digest) ?? [];
    if (seen.length === 0 || digest === current)
        return undefined;
    const from = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_1__/* .intervalAt */ .pm)(coverage, _intervals_js__WEBPACK_IMPORTED_MODULE_1__/* .allTime */ .Rw.to)?.from ?? view.now;
    const later = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_5__/* .recordsIn */ .Q0)(history, { from, to: Number.POSITIVE_INFINITY });
    const known = (0,_strengths_js__WEBPACK_IMPORTED_MODULE_4__/* .sightingsIn */ .Ut)((0,_timeline_js__WEBPACK_IMPORTED_MODULE_5__/* .orderRecords */ .t7)([...seen, ...later]), current, view.now);
    const fact = (0,_prove_js__WEBPACK_IMPORTED_MODULE_3__/* .proveDigest */ .vx)(digest, known, undefined, view);
    return fact.status === 'superseded' ? fact : undefined;
}
const recordsByDigest = (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_11__/* .rememberedFor */ .q)((records) => {
    const found = new Map();
    for (const record of records)
        (0,_model_groups_js__WEBPACK_IMPORTED_MODULE_12__/* .addToGroup */ .M)(found, record.digest, record);
    return found;
});
function factOfPushes(digest, current, { answer }, view) {
    const { now, asOf, minAgeMs = 0 } = view;
    const isAboutToday = (asOf === undefined || asOf >= now) && (digest === undefined || digest === current);
    const pushes = (answer.pushes ?? []).filter((push) => push.digest === current && push.at <= now);
    const oldest = (0,_model_extremes_js__WEBPACK_IMPORTED_MODULE_13__/* .smallest */ .o)(pushes.map(({ at }) => at));
    if (!isAboutToday || pushes.length === 0)
        return nothingKnown;
    const isOldEnough = oldest <= (0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .cutoffOf */ .Ru)({ now, minAgeMs });
    if (digest === undefined)
        return isOldEnough ? { status: 'unpinned', currentDigest: current } : nothingKnown;
    if (isOldEnough)
        return { status: 'current', currentDigest: current };
    const first = pushes.find(({ isFirst }) => isFirst)?.at;
    if (first === undefined)
        return nothingKnown;
    return { status: 'current', currentDigest: current, youngUntil: first + minAgeMs };
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
/* harmony export */   bl: () => (/* binding */ ledgerFull),
/* harmony export */   eI: () => (/* binding */ registryContradicts),
/* harmony export */   fM: () => (/* binding */ noDigestBy),
/* harmony export */   jw: () => (/* binding */ wrongTime),
/* harmony export */   kf: () => (/* binding */ ledgerNotWritten),
/* harmony export */   tF: () => (/* binding */ recordsMissing),
/* harmony export */   xr: () => (/* binding */ entryInFuture)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80588);


const noRecords = 'The tag has no history';
function noDigestBy(cutoff) {
    return `No digest of the tag is old enough: there was none by ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
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
        return `since ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(from)}`;
    if (!Number.isFinite(from))
        return `up to ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(last)}`;
    const days = [(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(from), (0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(last)];
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
    const day = at >= 0 && at < 8.64e15 ? `in the future (${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)})` : 'without a usable time';
    return `it has an entry ${day}, so none of its entries is used`;
}
function registryContradicts(source, current, ends) {
    const instead = ends === undefined ? 'does not contain it' : `ends with ${ends}`;
    return `The registry returns ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(current)} for the tag, but ${source} ${instead}, so it is not known which of them is right`;
}
function sourcesContradict(judge, other, { at, digest }) {
    return `According to ${other}, the tag pointed to ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(digest)} by ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)}, but ${judge} excludes that, so neither decides`;
}


/***/ }),

/***/ 34691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ cutoffOf),
/* harmony export */   aw: () => (/* binding */ pinStateOf),
/* harmony export */   r6: () => (/* binding */ currentAt)
/* harmony export */ });
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72881);
/* harmony import */ var _timeline_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4644);


function pinStateOf(timeline, digest) {
    const last = timeline[(0,_timeline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .lastIndexWith */ .pb)(timeline, digest)];
    if (last === undefined)
        return { status: 'never' };
    const { since, until, tied } = last;
    if (until === undefined)
        return { status: 'current', since, tied };
    const { digests: by, count: behind } = (0,_timeline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .startingFrom */ .Xt)(timeline, until);
    return { status: 'superseded', since, tied, at: until, by, behind };
}
function currentAt(timeline, view) {
    const cutoff = cutoffOf(view);
    return (0,_timeline_js__WEBPACK_IMPORTED_MODULE_0__/* .intervalsAt */ .Il)((0,_timeline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .timelineUpTo */ .y$)(timeline, cutoff), cutoff);
}
function cutoffOf({ allowedUpTo = Number.POSITIVE_INFINITY, ...view }) {
    return Math.min(allowedUpTo, cutoffOfAge(view));
}
function cutoffOfAge({ now, asOf, minAgeMs = 0 }) {
    return minAgeMs === 0 ? (asOf ?? Number.POSITIVE_INFINITY) : (asOf ?? now) - minAgeMs;
}


/***/ }),

/***/ 44110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ readPlanFor),
/* harmony export */   bI: () => (/* binding */ provenTimelineAt),
/* harmony export */   u0: () => (/* binding */ isExact),
/* harmony export */   vx: () => (/* binding */ proveDigest)
/* harmony export */ });
/* unused harmony exports provenCurrent, provenPinState */
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6472);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4790);
/* harmony import */ var _pin_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34691);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72881);
/* harmony import */ var _timeline_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4644);






function readPlanFor(digests, view) {
    return {
        focus: { from: Math.min((0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .cutoffOf */ .Ru)(view), view.now), to: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to },
        isDone: (known) => provenCurrent(known, view).status === 'known' &&
            digests.every((digest) => pinStateInView(known, digest, view).status !== 'unknown'),
    };
}
function proveDigest(digest, known, endOfLife, view) {
    const tag = (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .o)({ endOfLife });
    const unknown = (message) => ({
        status: 'unknown',
        cause: 'history-incomplete',
        message,
        ...tag,
    });
    const newest = provenCurrent(known, view);
    if (newest.status === 'unknown')
        return unknown((0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsMissing */ .tF)(newest.missing));
    const state = digest === undefined ? undefined : pinStateInView(known, digest, view);
    if (state?.status === 'unknown')
        return unknown((0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsMissing */ .tF)(state.missing));
    const young = state?.status === 'current' ? youngUntil(state.since, view) : {};
    const [current] = newest.intervals;
    if (current === undefined) {
        if (digest === undefined || state?.status !== 'current')
            return unknown(known.records === 0 ? _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .noRecords */ .KC : (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .noDigestBy */ .fM)((0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .cutoffOf */ .Ru)(view)));
        const { since } = state;
        const self = { currentDigest: digest, currentSince: since };
        return { status: 'current', pinnedSince: since, ...self, ...young, ...tag };
    }
    const target = { currentDigest: current.digest, currentSince: current.since, ...tag };
    if (newest.intervals.length > 1)
        return unknown((0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .movedTwiceAt */ .H$)(current.since));
    if (state === undefined)
        return { status: 'unpinned', ...target };
    switch (state.status) {
        case 'current':
            return { status: 'current', pinnedSince: state.since, ...target, ...young };
        case 'never': {
            const historySince = known.timeline[0]?.since ?? Number.NaN;
            return { status: 'not-in-history', records: known.records, historySince, ...target };
        }
        case 'superseded':
            if (state.tied)
                return unknown((0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .movedTwiceAt */ .H$)(state.since));
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
    const cutoff = (0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .cutoffOf */ .Ru)(view);
    const today = provenPinState(known, digest);
    if ('since' in today && today.since > cutoff)
        return { ...today, status: 'current' };
    const later = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(known.coverage, { from: cutoff + 1, to: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to });
    if (today.status === 'unknown' && later.length > 0)
        return { status: 'unknown', missing: later };
    const atCutoff = provenPinState(known, digest, cutoff);
    return atCutoff.status === 'never' ? today : atCutoff;
}
function youngUntil(since, { now, asOf, minAgeMs = 0 }) {
    return minAgeMs > 0 && since + minAgeMs > (asOf ?? now) ? { youngUntil: since + minAgeMs } : {};
}
function provenCurrent(known, view) {
    const cutoff = (0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .cutoffOf */ .Ru)(view);
    const proven = provenTimelineAt(known, cutoff);
    if (proven === undefined)
        return missingUpTo(known, cutoff);
    const intervals = (0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .currentAt */ .r6)(proven.timeline, view);
    return isExact(proven, intervals[0]?.since) ? { status: 'known', intervals } : missingUpTo(known, cutoff);
}
function provenPinState(known, digest, asOf = _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) {
    const proven = provenTimelineAt(known, asOf);
    if (proven === undefined)
        return missingUpTo(known, asOf);
    const state = (0,_pin_state_js__WEBPACK_IMPORTED_MODULE_2__/* .pinStateOf */ .aw)((0,_timeline_index_js__WEBPACK_IMPORTED_MODULE_4__/* .timelineUpTo */ .y$)(proven.timeline, asOf), digest);
    const since = state.status === 'never' ? undefined : state.since;
    return isExact(proven, since) ? state : missingUpTo(known, asOf);
}
function provenTimelineAt(known, instant) {
    const interval = (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .intervalAt */ .pm)(known.coverage, instant);
    if (interval === undefined)
        return undefined;
    const isAll = interval.from === _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from && interval.to === _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to;
    const timeline = isAll ? known.timeline : timelineWithin(known.history, interval);
    return { timeline, from: interval.from, beginsWithRecord: known.beginsWithRecord === true };
}
const timelines = new WeakMap();
function timelineWithin(history, interval) {
    const ofHistory = timelines.get(history) ?? new Map();
    timelines.set(history, ofHistory);
    const key = `${interval.from} ${interval.to}`;
    const kept = ofHistory.get(key)?.deref();
    if (kept !== undefined)
        return kept;
    const timeline = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_3__/* .timelineOf */ .hf)((0,_timeline_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsIn */ .Q0)(history, interval));
    ofHistory.set(key, new WeakRef(timeline));
    return timeline;
}
function isExact({ timeline, from, ...part }, since) {
    if (from === _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from)
        return true;
    return since !== undefined && (part.beginsWithRecord || since !== timeline[0]?.since);
}
function missingUpTo({ coverage }, instant) {
    return { status: 'unknown', missing: (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(coverage, (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTimeUpTo */ .jB)(instant)) };
}


/***/ }),

/***/ 95330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ut: () => (/* binding */ sightingsIn),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   dj: () => (/* binding */ knowsMoves),
/* harmony export */   dt: () => (/* binding */ usableReading),
/* harmony export */   zU: () => (/* binding */ clockSlackMs)
/* harmony export */ });
/* harmony import */ var _model_remembered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15759);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4790);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72881);




const clockSlackMs = 3_600_000;
function knowsMoves(strength) {
    return strength === 'complete' || strength === 'windowed';
}
const usableReading = (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_3__/* .rememberedFor */ .q)(usableOf);
function usableOf({ source, answer }, current, now) {
    if ('cause' in answer)
        return answer;
    const latest = now + clockSlackMs;
    const wrong = [...answer.records, ...(answer.pushes ?? [])].find(({ at }) => !(at >= 0 && at <= latest));
    if (wrong !== undefined)
        return { cause: 'bad-answer', subject: source.title, message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .wrongTime */ .jw)(wrong.at) };
    if (source.strength === 'timestamps')
        return { source, answer };
    const ordered = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)(answer.records);
    const records = answer.readAt < now - clockSlackMs ? ordered : (0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .endingWith */ ["in"])(ordered, current);
    if (!knowsMoves(source.strength))
        return { source, answer, known: sightingsIn(records, current, now) };
    const stated = movesIn(records, periodsOf(source.strength, records, answer, now));
    const confirmed = confirmedIn(records, current, now);
    if (confirmed.length === records.length)
        return { source, answer, known: stated };
    return { source, answer, known: movesIn(confirmed, stated.coverage), stated };
}
function confirmedIn(records, current, now) {
    const last = records.findLastIndex(({ at, digest }) => digest === current || at <= now - clockSlackMs);
    return records.slice(0, last + 1);
}
function periodsOf(strength, records, { known = [], bornAt, readAt }, now) {
    const end = readAt < now - clockSlackMs ? readAt + 1 : _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to;
    const first = strength === 'complete' ? _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from : Number.MIN_SAFE_INTEGER;
    const stated = known.map(({ from, to }) => ({
        from: Math.max(from, first),
        to: to > readAt ? end : to,
    }));
    const isYounger = bornAt !== undefined && bornAt <= now && (records[0]?.at ?? bornAt) >= bornAt;
    const unborn = isYounger ? [{ from: _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from, to: Math.min(bornAt, end) }] : [];
    const joined = [...stated, ...unborn].reduce(_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .addInterval */ .vV, []);
    return joined.flatMap(({ from, to }) => {
        const start = from === _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from ? from : ((0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsIn */ .Q0)(records, { from, to })[0]?.at ?? to);
        return start < to ? [{ from: start, to }] : [];
    });
}
function movesIn(history, coverage) {
    return {
        timeline: (0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .timelineOf */ .hf)(history),
        records: history.length,
        history,
        coverage,
        gaps: (0,_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .uncovered */ .KY)(coverage),
        beginsWithRecord: true,
    };
}
function sightingsIn(observed, current, now) {
    const past = observed.filter(({ at, digest }) => at < now || (at === now && digest === current));
    const today = { at: now, digest: current };
    const history = past.at(-1)?.digest === current ? past : (0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)([...past, today]);
    return {
        timeline: (0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .timelineOf */ .hf)(history),
        records: history.length,
        history,
        coverage: [_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw],
        gaps: [],
    };
}
const evidenceOf = (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_3__/* .rememberedFor */ .q)(evidenceIn);
function evidenceIn({ source, answer }, now) {
    const { title, strength } = source;
    if ('cause' in answer) {
        const { cause, message } = answer;
        return { source: title, strength, readAt: now, silent: { cause, message } };
    }
    if (strength === 'complete')
        return { source: title, strength, readAt: answer.readAt };
    const begin = strength === 'observed' ? answer.readAt : undefined;
    const records = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)(answer.records);
    const window = strength === 'windowed' ? periodsOf(strength, records, answer, now).at(-1) : undefined;
    const start = window !== undefined && Number.isFinite(window.from) ? window.from : undefined;
    const oldest = start ?? records[0]?.at ?? begin;
    const since = oldest === undefined ? {} : { since: oldest };
    return { source: title, strength, ...since, readAt: answer.readAt };
}


/***/ }),

/***/ 4644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xt: () => (/* binding */ startingFrom),
/* harmony export */   pb: () => (/* binding */ lastIndexWith),
/* harmony export */   y$: () => (/* binding */ timelineUpTo)
/* harmony export */ });
/* harmony import */ var _model_count_while_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74782);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72881);


const maxSearches = 4;
const knownOf = new WeakMap();
function known(timeline) {
    const found = knownOf.get(timeline) ?? { questions: 0 };
    knownOf.set(timeline, found);
    return found;
}
function indexOf(timeline) {
    const own = known(timeline);
    own.questions += 1;
    if (own.questions > maxSearches)
        own.index ??= indexed(timeline);
    return own.index;
}
function indexed(timeline) {
    const last = new Map();
    const before = [0];
    let count = 0;
    for (const [index, { digest, leftOut }] of timeline.entries()) {
        last.set(digest, index);
        count += 1 + (leftOut?.intervals ?? 0);
        before.push(count);
    }
    return { last, before };
}
function lastIndexWith(timeline, digest) {
    const index = indexOf(timeline);
    if (index !== undefined)
        return index.last.get(digest) ?? -1;
    return timeline.findLastIndex((interval) => interval.digest === digest);
}
function startingFrom(timeline, instant) {
    const start = (0,_model_count_while_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .P)(timeline, ({ since }) => since < instant);
    let end = start;
    while (end < timeline.length && timeline[end]?.since === instant)
        end += 1;
    const digests = timeline.slice(start, end).map(({ digest }) => digest);
    const before = indexOf(timeline)?.before;
    if (before === undefined)
        return { digests, count: countIntervals(timeline, start) };
    return { digests, count: (before.at(-1) ?? 0) - (before[start] ?? 0) };
}
function countIntervals(timeline, start) {
    let count = 0;
    for (let index = start; index < timeline.length; index += 1)
        count += 1 + (timeline[index]?.leftOut?.intervals ?? 0);
    return count;
}
function timelineUpTo(timeline, instant) {
    const own = known(timeline);
    if (own.earlier?.at === instant)
        return own.earlier.timeline;
    const earlier = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_0__/* .upTo */ .jB)(timeline, instant);
    if (earlier !== timeline)
        own.earlier = { at: instant, timeline: earlier };
    return earlier;
}


/***/ }),

/***/ 72881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ intervalsAt),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   hf: () => (/* binding */ timelineOf),
/* harmony export */   "in": () => (/* binding */ endingWith),
/* harmony export */   jB: () => (/* binding */ upTo),
/* harmony export */   lm: () => (/* binding */ withRecords),
/* harmony export */   t7: () => (/* binding */ orderRecords)
/* harmony export */ });
/* harmony import */ var _model_count_while_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74782);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);



function orderRecords(records) {
    if (isOrdered(records))
        return records;
    const sorted = [...records].sort((a, b) => a.at - b.at || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.digest, b.digest));
    return sorted.filter(({ at, digest }, index) => {
        const before = sorted[index - 1];
        return before?.at !== at || before.digest !== digest;
    });
}
function isOrdered(records) {
    let before;
    for (const record of records) {
        if (before !== undefined && !(before.at < record.at))
            if (before.at !== record.at || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(before.digest, record.digest) >= 0)
                return false;
        before = record;
    }
    return true;
}
function withRecords(records, more) {
    const added = orderRecords(more);
    const start = countBefore(records, added[0]?.at ?? _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
    const end = countBefore(records, (added.at(-1)?.at ?? _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) + 1);
    const merged = start === end ? added : orderRecords([...records.slice(start, end), ...added]);
    return records.slice(0, start).concat(merged, records.slice(end));
}
function recordsIn(records, { from, to }) {
    return records.slice(countBefore(records, from), countBefore(records, to));
}
function endingWith(records, digest) {
    const newest = records.at(-1)?.at ?? _intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to;
    const start = countBefore(records, newest);
    const tied = records.slice(start);
    const last = tied.find((record) => record.digest === digest);
    if (last === undefined || tied.length < 2)
        return records;
    const before = tied.filter((record) => record !== last);
    return [...records.slice(0, start), ...before, { at: newest + 1, digest }];
}
function timelineOf(records) {
    const ordered = orderRecords(records);
    const intervals = [];
    let newest = 0;
    for (let index = 0; index < ordered.length;) {
        const first = ordered[index];
        if (first === undefined)
            break;
        const together = countAt(ordered, index, first.at);
        const isSame = intervals.length - newest === 1 && intervals[newest]?.digest === first.digest;
        if (together > 1 || !isSame || first.leftOut !== undefined) {
            newest = endedAt(first.at, intervals, newest);
            for (let next = index; next < index + together; next += 1)
                intervals.push(openInterval(ordered[next] ?? first, together > 1));
        }
        index += together;
    }
    return intervals;
}
function countAt(records, start, at) {
    let end = start + 1;
    while (records[end]?.at === at)
        end += 1;
    return end - start;
}
function endedAt(at, intervals, newest) {
    for (let index = newest; index < intervals.length; index += 1) {
        const interval = intervals[index];
        if (interval !== undefined)
            interval.until = at;
    }
    return intervals.length;
}
function openInterval({ at: since, digest, leftOut }, tied) {
    return leftOut === undefined ? { digest, since, tied } : { digest, since, tied, leftOut };
}
function intervalsAt(timeline, instant) {
    const end = countUpTo(timeline, instant);
    const since = timeline[end - 1]?.since;
    let start = end;
    while (start > 0 && timeline[start - 1]?.since === since)
        start -= 1;
    return timeline.slice(start, end);
}
function upTo(timeline, instant) {
    const count = countUpTo(timeline, instant);
    const ended = (0,_model_count_while_js__WEBPACK_IMPORTED_MODULE_2__/* .countWhile */ .P)(timeline, ({ until }) => until !== undefined && until <= instant);
    const open = timeline.slice(ended, count).map(({ until: _later, ...interval }) => interval);
    return count === timeline.length && open.every((_, index) => timeline[ended + index]?.until === undefined)
        ? timeline
        : timeline.slice(0, ended).concat(open);
}
function countUpTo(timeline, instant) {
    return (0,_model_count_while_js__WEBPACK_IMPORTED_MODULE_2__/* .countWhile */ .P)(timeline, ({ since }) => since <= instant);
}
function countBefore(records, instant) {
    return (0,_model_count_while_js__WEBPACK_IMPORTED_MODULE_2__/* .countWhile */ .P)(records, ({ at }) => at < instant);
}


/***/ }),

/***/ 74782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ countWhile)
/* harmony export */ });
function countWhile(sorted, condition) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        const item = sorted[middle];
        if (item !== undefined && condition(item))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 26016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sourceStrengths)
/* harmony export */ });
const sourceStrengths = ['complete', 'windowed', 'witness', 'observed', 'timestamps'];


/***/ }),

/***/ 49859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ withFields)
/* harmony export */ });
function withFields(object, fields) {
    const copied = Object.assign({}, object, fields);
    return copied;
}


/***/ }),

/***/ 33578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ platformNeeded),
/* harmony export */   Dw: () => (/* binding */ policyUnanswered),
/* harmony export */   Eo: () => (/* binding */ ownLedger),
/* harmony export */   GA: () => (/* binding */ sourcesLeaveOpen),
/* harmony export */   IY: () => (/* binding */ tagListedTwice),
/* harmony export */   LY: () => (/* binding */ noTagHadDigest),
/* harmony export */   TJ: () => (/* binding */ sourceReasons),
/* harmony export */   Tn: () => (/* binding */ overridesUnread),
/* harmony export */   Tv: () => (/* binding */ digestWithoutTag),
/* harmony export */   W9: () => (/* binding */ endOfLifeUnreadable),
/* harmony export */   Xm: () => (/* binding */ listContradictsHistory),
/* harmony export */   bj: () => (/* binding */ unanswered),
/* harmony export */   mV: () => (/* binding */ noTagHistory),
/* harmony export */   o: () => (/* binding */ policyFailed),
/* harmony export */   tg: () => (/* binding */ listedButMissing),
/* harmony export */   v9: () => (/* binding */ historyNotInReport),
/* harmony export */   xq: () => (/* binding */ tagNotListed),
/* harmony export */   yQ: () => (/* binding */ policiesUnread),
/* harmony export */   zF: () => (/* binding */ tagHistoryTitle)
/* harmony export */ });
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59918);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);


function platformNeeded(registry, surface) {
    const [platform, baseUrl, registryUrl] = ['platform', 'base-url', 'registry-url'].map((name) => (0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, name));
    return `To check the tag history of ${registry}, set ${platform} (or ${baseUrl} and ${registryUrl})`;
}
function listedButMissing(reason) {
    return `The platform lists the tag, but its registry does not have it: ${reason}`;
}
const tagNotListed = "The tag is not in the platform's list of tags, so its end of life is not known";
const tagListedTwice = "The platform's list of tags has the tag more than once, with different digests or ends of life, so neither is used";
function listContradictsHistory(listed, newest) {
    return `The platform's list of tags shows ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(listed)} for the tag, but its history ends with ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(newest)}, so it is not known which of them is current. Re-run; if it keeps happening, report it to the operator of the platform`;
}
const noTagHadDigest = 'The reference has a digest but no tag, and none of the searched tags has ever pointed to that digest';
function digestWithoutTag(registry) {
    return `The reference has a digest but no tag. The digest exists, but ${registry} keeps no tag history, so it is not known which tag it belongs to`;
}
function noTagHistory(registry, hasLedger, unanswered) {
    const ledger = hasLedger
        ? "this repository's ledger does not contain enough observations"
        : 'this repository has no ledger';
    return `${registry} keeps no tag history and ${ledger}, so it is not known ${unanswered}`;
}
function tagHistoryTitle(registry) {
    return `the tag history of ${registry}`;
}
const ownLedger = "this repository's ledger";
function sourcesLeaveOpen(reasons, unanswered) {
    return `${capitalized(reasons.join(', and '))}, so it is not known ${unanswered}`;
}
const sourceReasons = {
    silent: (source, message) => `${source} could not be read (${message})`,
    since: (source, day) => `${source} reaches back to ${day} and does not settle it`,
    empty: (source) => `${source} has no entry for the tag`,
    timestamps: (source) => `${source} do not settle it`,
    noLedger: 'this repository has no ledger',
};
function capitalized(text) {
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
const unanswered = {
    asOf: 'what the tag pointed to at `as-of`',
    minAge: 'how old the current digest is (`min-age`)',
    pin: 'whether the tag ever pointed to the pinned digest, or how far behind it is. The digest exists but is not the current one',
    deletedDigest: 'which digest to pin: the newest one that is old enough is no longer in the registry',
    target: (reason) => `which digest to pin: ${reason}`,
};
const historyNotInReport = 'The report does not contain the history of the tag, so its state at another time cannot be evaluated';
function policiesUnread(why) {
    return `It is not known whether the organization has pull policies, which could deny a pull: ${why}`;
}
function policyUnanswered(why) {
    return `It is not known whether the pull policies of the organization allow the pull: ${why}`;
}
function overridesUnread(policy, why) {
    return `The pull policy \`${policy}\` denies the pull, unless an override lifts that, which is not known: ${why}`;
}
function policyFailed(digest, failed) {
    const names = failed.map(({ policy }) => `\`${policy}\``).join(', ');
    return `The platform could not evaluate ${names} for ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(digest)}, so it is not known whether the pull is allowed. Have the administrator of the organization fix the policy`;
}
function endOfLifeUnreadable(date) {
    return `The platform announces an end of life on "${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(date, 40)}", which is not a date`;
}


/***/ })

};
