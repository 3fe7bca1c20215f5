import { l as knowsMoves, s as contradictionAmong } from "./joined-DbJl1xWx.js";
import { tt as capitalized, xt as groupedBy } from "./reading-DT2Pr2dB.js";
import { v as sourceIsBehind } from "./history-BRS3b5Zl.js";
// lib/command/history/shown-sources.js
function shownSources({ readings, within }) {
	return readings.map((reading) => {
		const stays = staysOf(reading).filter(({ since, until, kind }) => {
			return (until ?? (kind === "move" ? Number.POSITIVE_INFINITY : since + 1)) > within.from && since < within.to;
		});
		return {
			reading,
			stays,
			cells: cellsOf(stays, reading)
		};
	});
}
function staysOf({ source, answer, history }) {
	const restored = new Set(answer.restoredAt);
	if (history !== void 0 && knowsMoves(source.strength)) return history.intervals.map(({ digest, since, until }) => ({
		kind: "move",
		digest,
		since,
		until,
		isRestored: restored.has(since)
	}));
	return [...answer.records].sort((a, b) => a.at - b.at).map(({ at, digest }) => ({
		kind: "sighting",
		digest,
		since: at,
		isRestored: false
	}));
}
function cellsOf(stays, { answer }) {
	const cells = groupedBy(runsOf(stays), ({ digest }) => digest);
	for (const { digest, at, isFirst } of answer.pushes ?? []) if (!cells.has(digest)) cells.set(digest, [{
		kind: isFirst ? "first-push" : "push",
		digest,
		since: at,
		isRestored: false
	}]);
	return cells;
}
function runsOf(stays) {
	const runs = [];
	for (const stay of stays) {
		const last = runs.at(-1);
		if (stay.kind === "sighting" && last?.kind === "sighting" && last.digest === stay.digest) runs[runs.length - 1] = {
			...last,
			until: stay.since
		};
		else runs.push(stay);
	}
	return runs;
}
function contradictionIn({ readings, current, now }) {
	const usable = readings.filter(({ silent }) => silent === void 0);
	const behind = usable.find(({ isBehind, answer }) => isBehind === true && answer.readAt >= now);
	const between = contradictionAmong(usable, now)?.message;
	if (between !== void 0 || behind === void 0) return between;
	return sourceIsBehind(capitalized(behind.source.title), current, behind.history?.intervals.at(-1)?.digest);
}
export { shownSources as n, contradictionIn as t };
