import { D as isDigest, S as settingName, _t as addToGroup, at as onOneLine, bt as countWhile, ct as shortDigest, nt as compareText, tt as capitalized } from "./reading-DT2Pr2dB.js";
import { t as digestAgeOnly } from "./messages-DooBp7Y5.js";
// lib/history/coverage.js
const allTime = {
	from: Number.NEGATIVE_INFINITY,
	to: Number.POSITIVE_INFINITY
};
function allTimeUpTo(instant) {
	return {
		from: allTime.from,
		to: instant + 1
	};
}
function addPeriod(set, { from, to }) {
	if (from >= to) return set;
	const before = set.filter((member) => member.to < from);
	const after = set.filter((member) => member.from > to);
	const touching = set.slice(before.length, set.length - after.length);
	const joined = {
		from: Math.min(from, touching[0]?.from ?? from),
		to: Math.max(to, touching.at(-1)?.to ?? to)
	};
	return [
		...before,
		joined,
		...after
	];
}
function joinPeriods(periods) {
	return periods.reduce(addPeriod, []);
}
function uncovered(set, within = allTime) {
	const missing = [];
	let from = within.from;
	for (const member of set) {
		const to = Math.min(member.from, within.to);
		if (to > from) missing.push({
			from,
			to
		});
		from = Math.max(from, member.to);
	}
	if (from < within.to) missing.push({
		from,
		to: within.to
	});
	return missing;
}
function periodAt(set, instant) {
	return set.find(({ from, to }) => from <= instant && (instant < to || to === allTime.to));
}
// lib/history/intervals.js
function orderRecords(records) {
	if (isOrdered(records)) return records;
	const sorted = [...records].sort((a, b) => a.at - b.at || compareText(a.digest, b.digest));
	return sorted.filter(({ at, digest }, index) => {
		const before = sorted[index - 1];
		return before?.at !== at || before.digest !== digest;
	});
}
function isOrdered(records) {
	let before;
	for (const record of records) {
		if (before !== void 0 && !(before.at < record.at)) {
			if (before.at !== record.at || compareText(before.digest, record.digest) >= 0) return false;
		}
		before = record;
	}
	return true;
}
function withRecords(records, more) {
	const added = orderRecords(more);
	const start = countBefore(records, added[0]?.at ?? allTime.to);
	const end = countBefore(records, (added.at(-1)?.at ?? allTime.to) + 1);
	const merged = start === end ? added : orderRecords([...records.slice(start, end), ...added]);
	return records.slice(0, start).concat(merged, records.slice(end));
}
function recordsIn(records, { from, to }) {
	return records.slice(countBefore(records, from), countBefore(records, to));
}
function endingWith(records, digest) {
	const newest = records.at(-1)?.at ?? allTime.to;
	const start = countBefore(records, newest);
	const tied = records.slice(start);
	const last = tied.find((record) => record.digest === digest);
	if (last === void 0 || tied.length < 2) return records;
	const before = tied.filter((record) => record !== last);
	return [
		...records.slice(0, start),
		...before,
		{
			at: newest + 1,
			digest
		}
	];
}
function intervalsOf(records) {
	const ordered = orderRecords(records);
	const intervals = [];
	let newest = 0;
	for (let index = 0; index < ordered.length;) {
		const first = ordered[index];
		if (first === void 0) break;
		const together = countAt(ordered, index, first.at);
		const isSame = intervals.length - newest === 1 && intervals[newest]?.digest === first.digest;
		if (together > 1 || !isSame || first.leftOut !== void 0) {
			newest = endedAt(first.at, intervals, newest);
			for (let next = index; next < index + together; next += 1) intervals.push(openInterval(ordered[next] ?? first, together > 1));
		}
		index += together;
	}
	return intervals;
}
function countAt(records, start, at) {
	let end = start + 1;
	while (records[end]?.at === at) end += 1;
	return end - start;
}
function endedAt(at, intervals, newest) {
	for (let index = newest; index < intervals.length; index += 1) {
		const interval = intervals[index];
		if (interval !== void 0) interval.until = at;
	}
	return intervals.length;
}
function openInterval({ at: since, digest, leftOut }, tied) {
	return leftOut === void 0 ? {
		digest,
		since,
		tied
	} : {
		digest,
		since,
		tied,
		leftOut
	};
}
function intervalsAt(intervals, instant) {
	const end = countUpTo(intervals, instant);
	const since = intervals[end - 1]?.since;
	let start = end;
	while (start > 0 && intervals[start - 1]?.since === since) start -= 1;
	return intervals.slice(start, end);
}
function countUpTo(intervals, instant) {
	return countWhile(intervals, ({ since }) => since <= instant);
}
function countBefore(records, instant) {
	return countWhile(records, ({ at }) => at < instant);
}
var IntervalIndex = class {
	intervals;
	places;
	before;
	constructor(intervals) {
		this.intervals = intervals;
	}
	placesOf(digest) {
		this.places ??= placesIn(this.intervals);
		return this.places.get(digest) ?? [];
	}
	lastOf(digest, instant = allTime.to) {
		const place = this.placesOf(digest).findLast((one) => (this.intervals[one]?.since ?? allTime.to) <= instant);
		return this.intervals[place ?? -1];
	}
	beginningIn(first, last) {
		this.before ??= countsBefore(this.intervals);
		const start = countWhile(this.intervals, ({ since }) => since < first);
		return {
			digests: intervalsAt(this.intervals, first).map(({ digest }) => digest),
			count: (this.before[countUpTo(this.intervals, last)] ?? 0) - (this.before[start] ?? 0)
		};
	}
};
function placesIn(intervals) {
	const places = new Map();
	for (const [index, { digest }] of intervals.entries()) addToGroup(places, digest, index);
	return places;
}
function countsBefore(intervals) {
	const before = [0];
	let count = 0;
	for (const { leftOut } of intervals) {
		count += 1 + (leftOut?.intervals ?? 0);
		before.push(count);
	}
	return before;
}
// lib/resolve/messages.js
function platformNeeded(registry, surface) {
	const [platform, baseUrl, registryUrl] = [
		"platform",
		"base-url",
		"registry-url"
	].map((name) => settingName(surface, name));
	return `To check the tag history of ${registry}, set ${platform} (or ${baseUrl} and ${registryUrl})`;
}
function listedButMissing(reason) {
	return `The platform lists the tag, but its registry does not have it: ${reason}`;
}
const tagNotListed = "The tag is not in the platform's list of tags, so its end of life is not known";
const tagListedTwice = "The platform's list of tags has the tag more than once, with different digests or ends of life, so neither is used";
function listContradictsHistory(listed, newest) {
	return `The platform's list of tags shows ${shortDigest(listed)} for the tag, but its history ends with ${shortDigest(newest)}, so it is not known which of them is current. Re-run; if it keeps happening, report it to the operator of the platform`;
}
const noTagHadDigest = "The reference has a digest but no tag, and none of the searched tags has ever pointed to that digest";
function digestWithoutTag(registry) {
	return `The reference has a digest but no tag. The digest exists, but ${registry} keeps no tag history, so it is not known which tag it belongs to`;
}
function noTagHistory(registry, hasLedger, unanswered) {
	return `${registry} keeps no tag history and ${hasLedger ? "this repository's ledger does not contain enough observations" : "this repository has no ledger"}, so it is not known ${unanswered}`;
}
function tagHistoryTitle(registry) {
	return `the tag history of ${registry}`;
}
const ownLedger = "this repository's ledger";
function firstSeenLately(from, day) {
	const then = `from ${from} on (\`min-age\`), unless the tag moves before`;
	return day === void 0 ? `It is first seen by this run: \`tagproof pin\` adds it to the ledger, and writes it ${then}` : `It was first seen on ${day}, and \`tagproof pin\` writes it ${then}`;
}
function sourcesLeaveOpen(reasons, unanswered) {
	return `${capitalized(reasons.join(", and "))}, so it is not known ${unanswered}`;
}
const sourceReasons = {
	silent: (source, message) => `${source} could not be read (${message})`,
	notAsked: (source, message) => `${source} was not asked, because ${message}`,
	since: (source, day) => `${source} reaches back to ${day} only`,
	empty: (sources) => `${sources.join(" and ")} ${sources.length === 1 ? "has" : "have"} no entry for the tag`,
	timestamps: (source, ageMs) => `according to ${source}, ${digestAgeOnly(ageMs)}`,
	noLedger: "this repository has no ledger"
};
function sourceIsBehind(source, current, ends) {
	return `${source} ${ends === void 0 ? "does not contain it" : `ends with ${shortDigest(ends)}`}, but the registry returns ${shortDigest(current)} for the tag. If the tag has just moved, one of them is behind: re-run in a minute. If it keeps happening, ask the operator of the registry`;
}
const unanswered = {
	asOf: "what the tag pointed to at `as-of`",
	minAge: "how old the current digest is (`min-age`)",
	pin: "whether the tag ever pointed to the pinned digest",
	deletedDigest: "which digest to pin: the newest one that is old enough is no longer in the registry",
	target: (reason) => `which digest to pin: ${reason}`
};
const historyNotInReport = "The report does not contain the history of the tag, so its state at another time cannot be evaluated";
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
	return `The platform could not evaluate ${failed.map(({ policy }) => `\`${policy}\``).join(", ")} for ${shortDigest(digest)}, so it is not known whether the pull is allowed. Have the administrator of the organization fix the policy`;
}
function endOfLifeUnreadable(date) {
	return `The platform announces an end of life on "${onOneLine(date, 40)}", which is not a date`;
}
function otherTagsUnread(message) {
	return `It is not known whether another tag points to the pinned digest: ${message}`;
}
// lib/history/history.js
var History = class History {
	open;
	coverage;
	marks;
	constructor(open, coverage, marks) {
		this.open = open;
		this.coverage = coverage;
		this.marks = marks;
	}
	get count() {
		return this.marks.count;
	}
	get beginsWithRecord() {
		return this.marks.beginsWithRecord === true;
	}
	isWholeFor(digest) {
		return this.marks.isWholeFor?.(digest) !== false;
	}
	get records() {
		return this.open().records;
	}
	get intervals() {
		return this.index.intervals;
	}
	get index() {
		return this.open().indexOf(allTime);
	}
	indexIn(period) {
		return this.open().indexOf(period);
	}
	get gaps() {
		return uncovered(this.coverage);
	}
	packed() {
		const { records } = this;
		if (!records.every(({ digest }) => isDigest(digest))) return this;
		return new History(reopening(packRecords(records), this.open()), this.coverage, this.marks);
	}
};
function historyOf(records, coverage = [allTime], { count = records.length, ...marks } = {}) {
	const open = new OpenRecords(records);
	return new History(() => open, coverage, {
		count,
		...marks
	});
}
function reopening(packed, first) {
	let latest = new WeakRef(first);
	return () => {
		const opened = latest.deref() ?? new OpenRecords(unpackRecords(packed));
		latest = new WeakRef(opened);
		return opened;
	};
}
var OpenRecords = class {
	records;
	indexes = new Map();
	constructor(records) {
		this.records = records;
	}
	indexOf(period) {
		const key = `${period.from} ${period.to}`;
		const index = this.indexes.get(key) ?? new IntervalIndex(intervalsOf(recordsIn(this.records, period)));
		this.indexes.set(key, index);
		return index;
	}
};
const prefix = "sha256:";
const digestBytes = 32;
function packRecords(records) {
	return {
		instants: Float64Array.from(records, ({ at }) => at),
		digests: packDigests(records.map(({ digest }) => digest)),
		leftOut: new Map(records.flatMap(({ leftOut }, index) => leftOut === void 0 ? [] : [[index, leftOut]]))
	};
}
function unpackRecords({ instants, digests, leftOut }) {
	return Array.from(instants, (at, index) => {
		const hex = digests.toString("hex", index * digestBytes, (index + 1) * digestBytes);
		const before = leftOut.get(index);
		return {
			at,
			digest: `${prefix}${hex}`,
			...before === void 0 ? {} : { leftOut: before }
		};
	});
}
function packedSet(digests) {
	const known = packDigests([...digests].filter(isDigest));
	return (digest) => {
		if (!isDigest(digest)) return false;
		const wanted = packDigests([digest]);
		for (let at = 0; at < known.length; at += digestBytes) if (known.compare(wanted, 0, digestBytes, at, at + digestBytes) === 0) return true;
		return false;
	};
}
function packDigests(digests) {
	return Buffer.from(digests.map((digest) => digest.slice(7)).join(""), "hex");
}
export { withRecords as A, tagNotListed as C, intervalsAt as D, endingWith as E, periodAt as F, uncovered as I, allTime as M, allTimeUpTo as N, orderRecords as O, joinPeriods as P, tagListedTwice as S, countUpTo as T, policyUnanswered as _, firstSeenLately as a, sourcesLeaveOpen as b, listedButMissing as c, otherTagsUnread as d, overridesUnread as f, policyFailed as g, policiesUnread as h, endOfLifeUnreadable as i, addPeriod as j, recordsIn as k, noTagHadDigest as l, platformNeeded as m, packedSet as n, historyNotInReport as o, ownLedger as p, digestWithoutTag as r, listContradictsHistory as s, historyOf as t, noTagHistory as u, sourceIsBehind as v, unanswered as w, tagHistoryTitle as x, sourceReasons as y };
