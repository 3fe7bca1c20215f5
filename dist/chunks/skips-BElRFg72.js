import { a as nameMatcher, n as imageMatcher } from "./name-glob-DKAgGtQd.js";
import { T as imageName, nt as compareText } from "./reading-DT2Pr2dB.js";
// lib/pin/skips.js
function isInForce({ until }, now) {
	return until === void 0 || now <= until;
}
function skipFinder(skips, now) {
	const compiled = skips.filter((skip) => isInForce(skip, now)).map((skip) => ({
		skip,
		ofImage: imageMatcher([skip.image]),
		withTag: skip.tag === void 0 ? void 0 : nameMatcher(skip.tag)
	}));
	return (image) => compiled.find(({ ofImage, withTag }) => ofImage(image) && (withTag === void 0 || image?.tag !== void 0 && withTag(image.tag)))?.skip;
}
function withoutSkipped(findings, skips, now) {
	if (skips.length === 0) return findings;
	const skipOf = skipFinder(skips, now);
	return findings.map((finding) => {
		if (finding.fix === void 0 || skipOf(finding.about?.image) === void 0) return finding;
		const { fix: _, ...rest } = finding;
		return rest;
	});
}
function withinLimit(findings, { facts }, limit, isSkipped) {
	if (limit === void 0) return findings;
	const since = new Map();
	for (const [{ image }, fact] of facts) {
		const name = imageName(image);
		since.set(name, Math.min(since.get(name) ?? Number.MAX_VALUE, behindSince(fact)));
	}
	const isCounted = ({ fix, about }) => fix !== void 0 && about?.image !== void 0 && !isSkipped(about.image);
	const nameOf = ({ about }) => about?.image === void 0 ? "" : imageName(about.image);
	const names = [...new Set(findings.filter(isCounted).map(nameOf))].sort((a, b) => (since.get(a) ?? 0) - (since.get(b) ?? 0) || compareText(a, b));
	const written = new Set(names.slice(0, limit));
	return findings.map((finding) => {
		if (!isCounted(finding) || written.has(nameOf(finding))) return finding;
		const { fix: _, ...rest } = finding;
		return rest;
	});
}
function behindSince(fact) {
	if (fact.status === "superseded") return fact.supersededAt;
	if (fact.status === "one-platform") return fact.lag?.supersededAt ?? Number.MAX_SAFE_INTEGER;
	return fact.status === "unpinned" ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
}
export { withoutSkipped as i, skipFinder as n, withinLimit as r, isInForce as t };
