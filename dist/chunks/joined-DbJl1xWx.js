import { Ct as smallest, St as largest, q as dayMs, wt as withFields, yt as compact } from "./reading-DT2Pr2dB.js";
import { Mt as sourceStrengths } from "./scan-DFDHd4Kl.js";
import { n as isBound } from "./fact-D1jIvt7l.js";
import { D as intervalsAt, E as endingWith, F as periodAt, I as uncovered, M as allTime, N as allTimeUpTo, O as orderRecords, P as joinPeriods, k as recordsIn, t as historyOf } from "./history-BRS3b5Zl.js";
import { _ as sourcesContradict, g as recordsMissing, h as noRecords, m as noDigestBy, p as movedTwiceAt, r as firstSeenAfter, v as wrongTime } from "./messages-DooBp7Y5.js";
// lib/history/prove.js
function readPlanFor(digests, view) {
	return {
		focus: {
			from: Math.min(cutoffOf(view), view.now),
			to: allTime.to
		},
		isDone: (known) => provenCurrent(known, view).status === "known" && digests.every((digest) => !isMissing(lastInView(known, digest, view)))
	};
}
function proveDigest(digest, known, view) {
	const unknown = (message) => ({
		status: "unknown",
		cause: "history-incomplete",
		message
	});
	const newest = provenCurrent(known, view);
	if (newest.status === "unknown") return unknown(recordsMissing(newest.missing));
	const last = digest === void 0 ? void 0 : lastInView(known, digest, view);
	if (isMissing(last)) return unknown(recordsMissing(last.missing));
	const [current = last?.until === void 0 ? last : void 0] = newest.intervals;
	if (current === void 0) return unknown(known.count === 0 ? noRecords : noDigestBy(cutoffOf(view)));
	const target = {
		currentDigest: current.digest,
		currentSince: current.since
	};
	if (newest.intervals.length > 1) return unknown(movedTwiceAt(current.since));
	if (digest === void 0) return {
		status: "unpinned",
		...target
	};
	if (last === void 0) {
		const historySince = known.intervals[0]?.since ?? NaN;
		return {
			status: "not-in-history",
			records: known.count,
			historySince,
			...target
		};
	}
	if (last.until === void 0) return {
		status: "current",
		pinnedSince: last.since,
		...target,
		...youngUntil(last.since, view)
	};
	if (last.tied) return unknown(movedTwiceAt(last.since));
	const cutoff = cutoffOf(view);
	const later = provenPartAt(known, cutoff)?.index.beginningIn(last.until, cutoff);
	return {
		status: "superseded",
		pinnedSince: last.since,
		supersededAt: last.until,
		supersededBy: later?.digests[0] ?? current.digest,
		behind: later?.count ?? 0,
		lagMs: Math.max(0, (view.asOf ?? view.now) - last.until),
		...target
	};
}
function lastInView(known, digest, view) {
	const cutoff = cutoffOf(view);
	const today = provenLast(known, digest);
	if (!isMissing(today) && today !== void 0 && today.since > cutoff) return present(today);
	const later = uncovered(known.coverage, {
		from: cutoff + 1,
		to: allTime.to
	});
	if (isMissing(today) && later.length > 0) return {
		status: "unknown",
		missing: later
	};
	return provenLast(known, digest, cutoff);
}
function present({ until: _, ...interval }) {
	return interval;
}
function isMissing(one) {
	return one !== void 0 && "missing" in one;
}
function youngUntil(since, { now, asOf, minAgeMs = 0 }) {
	return minAgeMs > 0 && since + minAgeMs > (asOf ?? now) ? { youngUntil: since + minAgeMs } : {};
}
function provenCurrent(known, view) {
	const cutoff = cutoffOf(view);
	const proven = provenPartAt(known, cutoff);
	if (proven === void 0) return missingUpTo(known, cutoff);
	const intervals = currentAt(proven.index.intervals, view);
	return isExact(proven, intervals[0]?.since) ? {
		status: "known",
		intervals
	} : missingUpTo(known, cutoff);
}
function provenLast(known, digest, asOf = allTime.to) {
	const proven = provenPartAt(known, asOf);
	const last = proven?.index.lastOf(digest, asOf);
	if (proven === void 0 || !isExact(proven, last?.since)) return missingUpTo(known, asOf);
	return last?.until !== void 0 && last.until > asOf ? present(last) : last;
}
function provenPartAt(known, instant) {
	const period = periodAt(known.coverage, instant);
	const { beginsWithRecord } = known;
	return period && {
		index: known.indexIn(period),
		from: period.from,
		beginsWithRecord
	};
}
function isExact({ index, from, beginsWithRecord }, since) {
	if (from === allTime.from) return true;
	return since !== void 0 && (beginsWithRecord || since !== index.intervals[0]?.since);
}
function missingUpTo({ coverage }, instant) {
	return {
		status: "unknown",
		missing: uncovered(coverage, allTimeUpTo(instant))
	};
}
function currentAt(intervals, view) {
	return intervalsAt(intervals, cutoffOf(view));
}
function isAboutPast({ asOf, now }) {
	return asOf !== void 0 && asOf < now;
}
function cutoffOf({ allowedUpTo = Number.POSITIVE_INFINITY, ...view }) {
	return Math.min(allowedUpTo, cutoffOfAge(view));
}
function cutoffOfAge({ now, asOf, minAgeMs = 0 }) {
	return minAgeMs === 0 ? asOf ?? Number.POSITIVE_INFINITY : (asOf ?? now) - minAgeMs;
}
function unprovedBy(part, { digests, view, newest }) {
	if (!readPlanFor([], view).isDone(part)) return void 0;
	const [, ...exact] = part.intervals.filter(({ since }) => since <= cutoffOf(view));
	if (new Set(exact.map(({ digest }) => digest)).size < newest) return void 0;
	return digests.filter((digest) => !readPlanFor([digest], view).isDone(part));
}
// lib/history/source.js
function statedBy({ history, unconfirmed = history }) {
	return unconfirmed;
}
const clockSlackMs = 36e5;
function knowsMoves(strength) {
	return strength === "complete" || strength === "windowed";
}
function sourceReading(source, answer, current, now) {
	if ("cause" in answer) return silentReading(source, answer, now);
	const latest = now + clockSlackMs;
	const wrong = [...answer.records, ...answer.pushes ?? []].find(({ at }) => !(at >= 0 && at <= latest));
	if (wrong !== void 0) return silentReading(source, {
		cause: "bad-answer",
		subject: source.title,
		message: wrongTime(wrong.at)
	}, now);
	const usable = {
		source,
		answer,
		evidence: evidenceOf(source, answer, now)
	};
	if (source.strength === "timestamps") return usable;
	const ordered = orderRecords(answer.records);
	const reachesNow = answer.known?.some(({ to }) => to > answer.readAt) !== false;
	const records = answer.readAt < now || !reachesNow ? ordered : endingWith(ordered, current);
	if (!knowsMoves(source.strength)) return {
		...usable,
		history: seenIn(records, current, now)
	};
	const confirmed = confirmedIn(records, current, now);
	const stated = coverageOf(source.strength, records, answer, now);
	const last = confirmed.at(-1);
	const isBehind = last !== void 0 && last.digest !== current && periodAt(stated, now) !== void 0;
	const earlier = Math.min(answer.readAt, now) - clockSlackMs - 1;
	const coverage = isBehind ? coverageOf(source.strength, records, {
		...answer,
		readAt: earlier
	}, now) : stated;
	const known = {
		...usable,
		...isBehind ? { isBehind } : {}
	};
	const all = historyOf(records, coverage, { beginsWithRecord: true });
	if (confirmed.length === records.length) return {
		...known,
		history: all
	};
	const history = historyOf(confirmed, coverage, { beginsWithRecord: true });
	return {
		...known,
		history,
		unconfirmed: all
	};
}
function confirmedIn(records, current, now) {
	const last = records.findLastIndex(({ at, digest }) => digest === current || at <= now - 36e5);
	return records.slice(0, last + 1);
}
function coverageOf(strength, records, { known = [], bornAt, readAt }, now) {
	const end = readAt < now - 36e5 ? readAt + 1 : allTime.to;
	const first = strength === "complete" ? allTime.from : Number.MIN_SAFE_INTEGER;
	const stated = known.map(({ from, to }) => ({
		from: Math.max(from, first),
		to: to > readAt ? end : to
	}));
	const unborn = bornAt !== void 0 && bornAt <= now && (records[0]?.at ?? bornAt) >= bornAt ? [{
		from: allTime.from,
		to: Math.min(bornAt, end)
	}] : [];
	return joinPeriods([...stated, ...unborn]).flatMap(({ from, to }) => {
		const start = from === allTime.from ? from : recordsIn(records, {
			from,
			to
		})[0]?.at ?? to;
		return start < to ? [{
			from: start,
			to
		}] : [];
	});
}
function seenIn(observed, current, now) {
	const past = observed.filter(({ at, digest }) => at < now || at === now && digest === current);
	const today = {
		at: now,
		digest: current
	};
	return historyOf(past.at(-1)?.digest === current ? past : orderRecords([...past, today]));
}
function silentReading(source, silent, now) {
	const { cause, message } = silent;
	const evidence = {
		source: source.title,
		strength: source.strength,
		readAt: now,
		silent: {
			cause,
			message
		}
	};
	return {
		source,
		answer: {
			readAt: now,
			records: []
		},
		silent,
		evidence
	};
}
function evidenceOf({ title, strength }, answer, now) {
	if (strength === "complete") return {
		source: title,
		strength,
		readAt: answer.readAt
	};
	const begin = strength === "observed" ? answer.readAt : void 0;
	const records = orderRecords(answer.records);
	const window = strength === "windowed" ? coverageOf(strength, records, answer, now).at(-1) : void 0;
	const oldest = (window !== void 0 && Number.isFinite(window.from) ? window.from : void 0) ?? records[0]?.at ?? begin;
	return {
		source: title,
		strength,
		...oldest === void 0 ? {} : { since: oldest },
		readAt: answer.readAt
	};
}
// lib/history/bounds.js
const nothingKnown = {
	status: "unknown",
	cause: "no-history",
	message: "No source knows the tag"
};
const basisOf = {
	complete: void 0,
	windowed: "windowed",
	witness: "witness",
	observed: "first-seen",
	timestamps: "timestamps"
};
function sourceVerdict(digest, tag, reading, view) {
	const { history, source, answer } = reading;
	const basis = basisOf[source.strength];
	if (history === void 0) return {
		fact: factOfPushes(digest, tag.current, answer, view),
		basis
	};
	if (!knowsMoves(source.strength)) return {
		fact: factOfSightings(digest, tag, history, view),
		basis
	};
	const proved = proveDigest(digest, history, view);
	if (digest !== void 0 && proved.status === "unknown") {
		const seen = factAcrossHole(digest, tag, history, view);
		if (seen !== void 0) return {
			fact: seen,
			basis: basisOf.witness
		};
		const young = digest === tag.current ? tooYoung(digest, history, view) : void 0;
		if (young !== void 0 && !beginsAtBound(young, history, answer)) return {
			fact: young,
			basis
		};
	}
	const isStated = digest !== void 0 && statedBy(reading)?.index.lastOf(digest) !== void 0;
	if (proved.status === "not-in-history" && isStated) return {
		fact: nothingKnown,
		basis
	};
	return {
		fact: proved,
		basis: beginsAtBound(proved, history, answer) ? basisOf.witness : basis
	};
}
function tooYoung(digest, { intervals, coverage }, view) {
	const last = intervals.at(-1);
	if (!(last?.digest === digest && !last.tied && periodAt(coverage, allTime.to) !== void 0) || isAboutPast(view) || last.since <= cutoffOf(view)) return void 0;
	return {
		status: "current",
		pinnedSince: last.since,
		currentDigest: digest,
		currentSince: last.since,
		youngUntil: last.since + (view.minAgeMs ?? 0)
	};
}
function beginsAtBound(fact, { coverage }, { startIsBound }) {
	if (startIsBound !== true || fact.status !== "current" && fact.status !== "unpinned") return false;
	const since = fact.status === "current" ? fact.pinnedSince : fact.currentSince;
	return coverage.some(({ from }) => from === since);
}
function factOfSightings(digest, { current, otherUntil }, history, view) {
	const { now, minAgeMs = 0 } = view;
	const cutoff = cutoffOf(view);
	const isPresent = (one) => one.digest === current && one.at > otherUntil;
	const since = Math.max(history.records.find(isPresent)?.at ?? now, history.intervals.at(-1)?.since ?? now);
	const isOpen = cutoff < now && since > cutoff;
	const seen = proveDigest(digest, history, isOpen ? { now } : view);
	if (seen.status === "not-in-history") return nothingKnown;
	const proved = sinceAt(seen, since);
	if (!isOpen) return proved;
	const open = {
		status: "unknown",
		cause: "no-history",
		message: firstSeenAfter(since, cutoff)
	};
	if (isAboutPast(view)) return open;
	if (proved.status === "current" && digest === current) return {
		...proved,
		youngUntil: since + minAgeMs
	};
	if (proved.status !== "superseded") return open;
	return {
		...proved,
		lagMs: lagSince(proved.supersededAt, view),
		noTarget: open.message
	};
}
function lagSince(at, view) {
	return at <= cutoffOf(view) ? Math.max(0, (view.asOf ?? view.now) - at) : 0;
}
function factAcrossHole(digest, tag, history, view) {
	const { current } = tag;
	const { index, coverage } = history;
	const seen = index.placesOf(digest).map((place) => ({
		digest,
		at: index.intervals[place]?.since ?? view.now
	}));
	if (seen.length === 0 || digest === current) return void 0;
	const from = periodAt(coverage, allTime.to)?.from ?? view.now;
	const later = recordsIn(history.records, {
		from,
		to: allTime.to
	});
	for (const records of [orderRecords([...seen, ...later]), orderRecords(seen)]) {
		const fact = factOfSightings(digest, tag, seenIn(records, current, view.now), view);
		if (fact.status === "superseded") return fact;
	}
}
function sinceAt(fact, since) {
	if (fact.status === "current") return {
		...fact,
		pinnedSince: since,
		currentSince: since
	};
	return fact.status === "unpinned" || fact.status === "superseded" ? {
		...fact,
		currentSince: since
	} : fact;
}
function factOfPushes(digest, current, answer, view) {
	const { now, minAgeMs = 0, acceptsDigestAge = false } = view;
	const isAboutToday = !isAboutPast(view) && (digest === void 0 || digest === current);
	const pushes = (answer.pushes ?? []).filter((push) => push.digest === current && push.at <= now);
	if (!isAboutToday || pushes.length === 0) return nothingKnown;
	const oldest = smallest(pushes.map(({ at }) => at));
	const first = pushes.find(({ isFirst }) => isFirst)?.at ?? Number.NEGATIVE_INFINITY;
	const cutoff = cutoffOf({
		now,
		minAgeMs
	});
	if (digest !== void 0 && minAgeMs > 0 && first > cutoff) return {
		status: "current",
		currentDigest: current,
		youngUntil: first + minAgeMs
	};
	if (!acceptsDigestAge || oldest > cutoff) return nothingKnown;
	return {
		status: digest === void 0 ? "unpinned" : "current",
		currentDigest: current
	};
}
// lib/history/contradictions.js
const witnessDelayMs = 30 * dayMs;
function contradictionAmong(readings, now) {
	for (const judge of readings) {
		const { source } = judge;
		if (!knowsMoves(source.strength)) continue;
		for (const other of readings) {
			const found = other === judge ? void 0 : newestOf(other.answer.records).find(isRefuted(judge, other, now));
			if (found === void 0) continue;
			const titles = [source.title, other.source.title];
			return {
				sources: titles,
				message: sourcesContradict(...titles, found)
			};
		}
	}
}
function isRefuted(judge, other, now) {
	const delayMs = other.source.strength === "witness" ? witnessDelayMs : clockSlackMs;
	const history = statedBy(judge);
	return ({ at, digest }) => history !== void 0 && at < Math.min(judge.answer.readAt, now) - 36e5 && refutes(history, digest, {
		from: at - delayMs,
		to: Math.min(at, now) + 36e5
	});
}
function newestOf(records) {
	return orderRecords(records).slice(-500);
}
function refutes({ records, coverage, intervals, beginsWithRecord }, digest, { from, to }) {
	const part = coverage.find((period) => period.from <= from && to <= period.to);
	if (records.length === 0 || part === void 0) return false;
	const start = beginsWithRecord || part.from === allTime.from ? part.from : recordsIn(records, part)[0]?.at;
	if (start === void 0 || start > from) return false;
	const first = intervals[intervals.findLastIndex(({ since }) => since <= from)]?.since ?? allTime.from;
	return !intervals.some((one) => one.digest === digest && one.since >= first && one.since < to);
}
// lib/history/joined.js
function joinHistories(asked, current, now) {
	const rank = ({ source }) => sourceStrengths.indexOf(source.strength);
	const ranked = asked.toSorted((a, b) => rank(a) - rank(b));
	const readings = ranked.filter(({ silent }) => silent === void 0);
	return {
		asked,
		silent: ranked.flatMap((one) => one.silent === void 0 ? [] : [one.evidence]),
		...comparedAt(now, current, readings)
	};
}
function comparedAt(now, current, readings) {
	const others = readings.flatMap(({ history }) => history?.records.findLast(({ digest }) => digest !== current)?.at ?? []);
	const contradiction = contradictionAmong(readings, now);
	return {
		current,
		readings,
		otherUntil: largest(others),
		...compact({ contradiction })
	};
}
function proveJoined(digest, joint, view) {
	const { readings, silent, contradiction } = joint;
	if (contradiction !== void 0) return contradicted(joint, contradiction);
	const verdicts = readings.map((reading) => ({
		reading,
		...sourceVerdict(digest, joint, reading, view)
	}));
	const settling = verdicts.filter(({ fact }) => fact.status !== "unknown");
	const decided = narrowest(settling);
	if (decided === void 0) return notCurrentFact(digest, joint, view) ?? verdicts[0]?.fact ?? nothingKnown;
	const evidence = [...[decided, ...settling.filter((one) => one !== decided && one.fact.status === decided.fact.status)].map(({ reading }) => reading.evidence), ...silent];
	return supportedBy(isBound(decided.basis) ? narrowed(decided.fact, digest, joint, view) : decided.fact, decided.basis, evidence);
}
function judgeOf(fact, { readings }) {
	if (fact.status === "missing" || fact.status === "unknown" || fact.status === "not-current") return void 0;
	return readings.find(({ evidence }) => evidence === fact.evidence?.[0]);
}
function narrowest(settling) {
	const exact = settling.find(({ basis }) => !isBound(basis) && basis !== "timestamps");
	const [furthest] = settling.filter(({ basis }) => isBound(basis)).toSorted((a, b) => boundOf(a.fact) - boundOf(b.fact));
	return exact ?? furthest ?? settling[0];
}
function boundOf(fact) {
	if (fact.status === "superseded") return fact.supersededAt;
	return (fact.status === "current" ? fact.pinnedSince : void 0) ?? Number.MAX_VALUE;
}
function narrowed(fact, digest, joint, view) {
	if (fact.status !== "superseded" || digest === void 0) return fact;
	const left = absentSince(digest, joint);
	const bound = left === void 0 || left.at >= fact.supersededAt ? fact : {
		...fact,
		pinnedSince: Math.min(fact.pinnedSince, left.at),
		supersededAt: left.at,
		supersededBy: left.digest,
		lagMs: lagSince(left.at, view)
	};
	if (fact.noTarget === void 0) return bound;
	const target = proveJoined(void 0, joint, view);
	if (target.status !== "unpinned") return bound;
	const { noTarget: _, ...targeted } = bound;
	if (target.currentDigest === digest) return {
		status: "current",
		pinnedSince: fact.pinnedSince,
		...targetOf(target)
	};
	return {
		...targeted,
		...targetOf(target)
	};
}
function absentSince(digest, { readings }) {
	const starts = readings.flatMap(({ source, history }) => {
		const period = history && knowsMoves(source.strength) ? periodAt(history.coverage, allTime.to) : void 0;
		if (history === void 0 || period === void 0) return [];
		const index = history.indexIn(period);
		const [first] = index.intervals;
		return first !== void 0 && index.lastOf(digest) === void 0 ? [{
			at: first.since,
			digest: first.digest
		}] : [];
	});
	const seen = readings.flatMap(({ source, history }) => source.strength === "witness" ? [] : history?.index.lastOf(digest)?.since ?? []);
	return starts.filter(({ at }) => at >= largest(seen)).toSorted((a, b) => a.at - b.at)[0];
}
function notCurrentFact(digest, joint, view) {
	const { current, readings, silent } = joint;
	const { now, minAgeMs = 0 } = view;
	if (digest === void 0 || digest === current || isAboutPast(view)) return void 0;
	if (readings.some((reading) => statedBy(reading)?.index.lastOf(digest) !== void 0)) return void 0;
	const target = minAgeMs === 0 ? void 0 : proveJoined(void 0, joint, view);
	const fact = target?.status === "unpinned" ? target : proveJoined(current, joint, { now });
	const judge = judgeOf(fact, joint);
	const notSince = absentSince(digest, joint)?.at;
	const evidence = readings.toSorted((a, b) => Number(b === judge) - Number(a === judge));
	return {
		status: "not-current",
		...compact({ notSince }),
		...fact.status === "unpinned" ? targetOf(fact) : presentOf(current, fact, now),
		...target?.status === "unknown" ? { noTarget: target.message } : {},
		basis: (judge && "basis" in fact ? fact.basis : void 0) ?? "present",
		evidence: [...evidence.map((one) => one.evidence), ...silent]
	};
}
function presentOf(currentDigest, fact, now) {
	const since = fact.status === "current" ? fact.pinnedSince : void 0;
	return {
		currentDigest,
		...compact({ currentSince: since === now ? void 0 : since })
	};
}
function targetOf({ currentDigest, currentSince }) {
	return {
		currentDigest,
		...compact({ currentSince })
	};
}
function joinOthers(own, others, now) {
	const newest = own.history.intervals.at(-1);
	if (newest === void 0 || newest.tied) return void 0;
	const current = newest.digest;
	const readings = [own, ...others(current).filter(({ silent }) => silent === void 0)];
	if (readings.length === 1) return void 0;
	return {
		asked: readings,
		silent: [],
		...comparedAt(now, current, readings)
	};
}
function compareFact(fact, digest, joint, view) {
	const { readings, contradiction } = joint;
	if (contradiction !== void 0) return contradicted(joint, contradiction);
	const [own, ...others] = readings;
	if (own === void 0) return fact;
	const agreeing = others.filter((one) => fact.status !== "unknown" && sourceVerdict(digest, joint, one, view).fact.status === fact.status);
	return supportedBy(fact, basisOf[own.source.strength], [own, ...agreeing].map(({ evidence }) => evidence));
}
function contradicted({ current: currentDigest, readings, silent }, { message }) {
	return {
		status: "unknown",
		cause: "contradiction",
		message,
		currentDigest,
		evidence: [...readings.map((reading) => reading.evidence), ...silent]
	};
}
function supportedBy(fact, basis, evidence) {
	if (fact.status === "missing") return fact;
	if (fact.status === "unknown") return withFields(fact, { evidence });
	return withFields(fact, compact({
		basis,
		evidence
	}));
}
function provedBy(fact, { source, evidence }) {
	return supportedBy(fact, basisOf[source.strength], [evidence]);
}
export { unprovedBy as _, proveJoined as a, evidenceOf as c, cutoffOf as d, isAboutPast as f, readPlanFor as g, provenPartAt as h, judgeOf as i, knowsMoves as l, proveDigest as m, joinHistories as n, provedBy as o, isExact as p, joinOthers as r, contradictionAmong as s, compareFact as t, sourceReading as u };
