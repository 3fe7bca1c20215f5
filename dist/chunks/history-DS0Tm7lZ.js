import { yt as compact } from "./reading-DT2Pr2dB.js";
import { a as withIsoTimes, i as withInstants, r as isoTime, t as instantIfKnown } from "./time-DT7UPenW.js";
// lib/report/history.js
function describeSource(source) {
	return withIsoTimes(source, "since", "readAt");
}
function parseSource({ silent, ...source }) {
	const why = silent && {
		...silent,
		cause: silent.cause
	};
	return {
		...withInstants(source, "since", "readAt"),
		...compact({ silent: why })
	};
}
const maxIntervals = 100;
function describeHistory(history) {
	const { registry, repository, tag, complete, known, evidence } = history;
	const left = countOf(history.intervals) - Math.min(history.intervals.length, maxIntervals);
	return {
		registry,
		repository,
		tag,
		complete,
		...compact({ evidence: evidence && describeSource(evidence) }),
		get reigns() {
			return history.intervals.slice(-100).map(describeInterval);
		},
		...left > 0 ? { truncated: left } : {},
		...known === void 0 ? {} : { known: known.map(describeKnown) }
	};
}
function describeInterval({ digest, since, until }) {
	return withIsoTimes({
		digest,
		since,
		...compact({ until })
	}, "since", "until");
}
function countOf(intervals) {
	return intervals.reduce((sum, { leftOut }) => sum + 1 + (leftOut?.intervals ?? 0), 0);
}
function describeKnown({ from, to }) {
	return compact({
		from: Number.isFinite(from) ? isoTime(from) : void 0,
		to: Number.isFinite(to) ? isoTime(to) : void 0
	});
}
function parseRecordedHistory({ reigns, known, truncated, evidence, ...tag }) {
	const intervals = reigns.map((one) => withInstants(one, "since", "until"));
	const oldest = truncated === void 0 ? void 0 : intervals[0]?.since;
	const always = [{
		from: Number.NEGATIVE_INFINITY,
		to: Number.POSITIVE_INFINITY
	}];
	const recorded = known?.map(({ from, to }) => ({
		from: instantIfKnown(from) ?? Number.NEGATIVE_INFINITY,
		to: instantIfKnown(to) ?? Number.POSITIVE_INFINITY
	}));
	const covered = (recorded ?? always).flatMap(({ from, to }) => oldest === void 0 || from >= oldest ? [{
		from,
		to
	}] : to > oldest ? [{
		from: oldest,
		to
	}] : []);
	const isPart = recorded !== void 0 || oldest !== void 0;
	return {
		...tag,
		complete: tag.complete && !isPart,
		...isPart ? { known: covered } : {},
		...compact({ evidence: evidence && parseSource(evidence) }),
		intervals
	};
}
export { parseSource as i, describeSource as n, parseRecordedHistory as r, describeHistory as t };
