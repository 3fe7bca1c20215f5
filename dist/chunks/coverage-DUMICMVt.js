import { S as moreFor } from "./clients-1vmCjFb-.js";
import { Y as formatDay, _t as addToGroup, nt as compareText, st as plural, xt as groupedBy, yt as compact } from "./reading-DT2Pr2dB.js";
import { l as questionsOf } from "./coverage-BPHvwLV5.js";
import { c as silentHost, r as folderHost, s as runOn } from "./gate-CYeapkKr.js";
// lib/command/coverage.js
async function readCoverage(context) {
	const quiet = silentHost(folderHost({
		...context,
		out: () => void 0
	}));
	const ran = await runOn(context, quiet, "audit", { isPreview: true });
	if ("issues" in ran) return { issues: ran.issues };
	const { report } = ran;
	return {
		registries: coverageByRegistry(report),
		incomplete: report.incomplete
	};
}
function coverageByRegistry({ references }) {
	const pinned = references.filter(({ kind, digest, testData }) => kind === "image" && digest !== void 0 && testData === void 0);
	return [...groupedBy(pinned, ({ registry = "" }) => registry)].map(([registry, pins]) => coverageOfPins(registry, pins)).sort((a, b) => b.pins - a.pins || compareText(a.registry, b.registry));
}
function coverageOfPins(registry, pins) {
	const { asked, answered, disproved, unknown } = questionsOf([...pins], () => ({})).proof;
	const proved = answered - (disproved ?? 0);
	const more = answered === asked ? void 0 : moreFor(registry);
	return {
		registry,
		pins: asked,
		proved,
		unknown,
		sources: sourcesOf(pins),
		...compact({
			disproved,
			more
		})
	};
}
function sourcesOf(pins) {
	const days = new Map();
	for (const { fact } of pins) {
		const used = (fact?.evidence ?? []).filter(({ silent }) => silent === void 0);
		for (const { source, since } of used) addToGroup(days, source, since);
		if (used.length === 0 && fact?.basis === "present") addToGroup(days, presentDigest, void 0);
	}
	return [...days].map(([source, all]) => {
		const since = all.flatMap((one) => one ?? []).sort(compareText);
		const [first, last] = [since[0], since.at(-1)];
		return {
			source,
			pins: all.length,
			...first && last ? { since: [first, last] } : {}
		};
	});
}
const presentDigest = "the digest that the tag has now";
function provedText({ proved, pins, disproved = 0 }) {
	return `${proved} of ${plural(pins, "pin")} proved${disproved === 0 ? "" : `, ${disproved} disproved`}`;
}
function daysOf(since) {
	if (since === void 0) return "";
	const [first, last] = since.map((day) => formatDay(Date.parse(day)));
	return first === last ? `${first}` : `${first} to ${last}`;
}
function causesText(unknown) {
	return Object.entries(unknown).map(([cause, count]) => `${count} ${cause}`).join(", ");
}
export { readCoverage as i, daysOf as n, provedText as r, causesText as t };
