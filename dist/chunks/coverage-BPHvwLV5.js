import { r as isByDigestAge } from "./fact-D1jIvt7l.js";
import { st as plural } from "./reading-DT2Pr2dB.js";
// lib/report/coverage.js
const maxSources = 8;
function sourcesUsed({ references }) {
	const counts = new Map();
	for (const { fact } of references) {
		if (fact === void 0 || fact.status === "unknown" || fact.basis === "present") continue;
		const judge = fact.evidence?.find(({ silent }) => silent === void 0);
		if (judge !== void 0) counts.set(judge.source, (counts.get(judge.source) ?? 0) + 1);
	}
	const uses = [...counts].map(([source, number]) => ({
		source,
		references: number
	}));
	uses.sort((a, b) => b.references - a.references);
	if (uses.length <= maxSources) return uses;
	const others = uses.slice(7);
	const rest = others.reduce((sum, one) => sum + one.references, 0);
	return [...uses.slice(0, 7), {
		source: `${others.length} other sources`,
		references: rest
	}];
}
function sourcesLine(report) {
	const uses = sourcesUsed(report).map(({ source, references }, index) => {
		return `${source} (${references}${index > 0 ? "" : references === 1 ? " reference" : " references"})`;
	});
	const aged = report.references.filter(({ fact }) => fact !== void 0 && isByDigestAge(fact)).length;
	const age = aged === 0 ? "" : `; ${plural(aged, "digest")} counted by its own age (\`digest-age: accepted\`)`;
	return uses.length === 0 ? "" : `Tags were checked against ${uses.join(", ")}${age}`;
}
function coverageOf(references) {
	const tags = new Map();
	for (const { kind, registry, repository, tag, fact } of references) {
		if (kind !== "image") continue;
		const name = `${registry}/${repository}:${tag ?? fact?.recoveredTag ?? ""}`;
		tags.set(name, tags.get(name) ?? historyCause(fact));
	}
	return {
		references: counted(references.map(({ kind, fact }) => {
			if (kind !== "image") return { unknown: kind };
			if (fact?.built !== void 0) return "by build";
			const cause = causeOf(fact);
			return cause === void 0 ? "yes" : { unknown: cause };
		})),
		histories: countByOutcome([...tags.values()])
	};
}
function questionsOf(references, openOf) {
	const answers = references.flatMap((reference, index) => reference.kind === "image" ? [answersAbout(reference, openOf(index))] : []);
	return ofEachQuestion((question) => counted(answers.map((one) => one[question])));
}
function ofEachQuestion(count) {
	return {
		proof: count("proof"),
		freshness: count("freshness"),
		endOfLife: count("endOfLife"),
		pullPolicy: count("pullPolicy"),
		advisories: count("advisories"),
		signature: count("signature")
	};
}
const nothingCounted = {
	asked: 0,
	answered: 0,
	unknown: {}
};
function answersAbout(reference, open) {
	const { digest, fact, pullPolicies, signatures } = reference;
	const unpinned = digest === void 0 ? { notAsked: "unpinned" } : void 0;
	const silent = [...pullPolicies?.newest ?? [], ...pullPolicies?.others ?? []].find(({ verdict }) => verdict === "unknown");
	return {
		proof: unpinned ?? proofOf(fact),
		freshness: unpinned ?? freshnessOf(fact),
		endOfLife: fact?.deprecated === void 0 ? open.endOfLife ?? { unknown: endCause(fact) } : "yes",
		pullPolicy: silent === void 0 ? open.pullPolicy ?? "yes" : { unknown: silent.unknown?.cause ?? "pull-policy" },
		advisories: open.advisories ?? "yes",
		signature: signatures === void 0 ? open.signature ?? { notAsked: "not-configured" } : signedBy(signatures)
	};
}
function proofOf(fact) {
	if (fact?.status === "not-in-history") return "no";
	if (fact?.built !== void 0) return "by build";
	const cause = fact?.status === "missing" ? "missing" : causeOf(fact);
	return cause === void 0 ? "yes" : { unknown: cause };
}
const proved = new Set([
	"current",
	"superseded",
	"one-platform"
]);
function isProved(fact) {
	if (fact === void 0 || fact.status === "not-in-history") return false;
	return proved.has(fact.status) || fact.built !== void 0;
}
const disputingChecks = [
	"history-contradiction",
	"built-as-other-tag",
	"unsigned-image",
	"wrong-signer"
];
function freshnessOf(fact) {
	switch (fact?.status) {
		case "current": return fact.ageUnknown === void 0 ? "yes" : { unknown: "no-history" };
		case "superseded": return "yes";
		case "one-platform": return fact.indexDigest === fact.currentDigest || fact.lagSeconds !== void 0 ? "yes" : { unknown: "no-history" };
		case "not-current": return (fact.notSince ?? fact.currentSince) === void 0 ? { unknown: "not-current" } : "yes";
		default: return { unknown: causeOf(fact) ?? fact?.status ?? "no-result" };
	}
}
function endCause(fact) {
	if (fact?.endUnread !== void 0) return fact.endUnread;
	const cause = fact?.status === "missing" ? "missing" : causeOf(fact);
	return cause === void 0 || ["no-history", "not-current"].includes(cause) ? "not-listed" : cause;
}
function signedBy({ signed, complete }) {
	return complete || signed.length > 0 ? "yes" : { unknown: "unverifiable-signature" };
}
function coverageIn({ coverage, references }) {
	return coverage ?? {
		...coverageOf(references),
		artifacts: nothingCounted
	};
}
function countByOutcome(causes) {
	return counted(causes.map((cause) => cause === void 0 ? "yes" : { unknown: cause }));
}
function counted(answers) {
	const [unknown, notAsked] = [new Map(), new Map()];
	const count = (counts, why) => counts.set(why, (counts.get(why) ?? 0) + 1);
	let [answered, built, disproved] = [
		0,
		0,
		0
	];
	for (const answer of answers) {
		if (typeof answer !== "string") {
			if ("unknown" in answer) count(unknown, answer.unknown);
			else count(notAsked, answer.notAsked);
			continue;
		}
		answered += 1;
		if (answer === "by build") built += 1;
		if (answer === "no") disproved += 1;
	}
	const left = [...notAsked.values()].reduce((sum, number) => sum + number, 0);
	return {
		asked: answers.length - left,
		answered,
		...built === 0 ? {} : { built },
		...disproved === 0 ? {} : { disproved },
		unknown: Object.fromEntries(unknown),
		...left === 0 ? {} : { notAsked: Object.fromEntries(notAsked) }
	};
}
function causeOf(fact) {
	if (fact?.status === "not-current") return fact.status;
	return fact !== void 0 && fact.status !== "unknown" ? void 0 : fact?.cause ?? "no-result";
}
function historyCause(fact) {
	if (fact?.basis === "present") return "no-history";
	return fact?.status === "not-current" ? void 0 : causeOf(fact);
}
function totalsOf({ findings, references, incomplete, edits }) {
	const open = findings.filter(({ waived }) => waived === void 0);
	const pinned = edits.filter(({ before }) => before !== "").length;
	return {
		findings: open.length,
		waived: findings.length - open.length,
		references: references.length,
		files: new Set(references.map(({ file }) => file)).size,
		current: references.filter(({ fact }) => fact?.status === "current").length,
		unknown: incomplete.length,
		local: references.filter(({ kind }) => kind === "local").length,
		pinned,
		recorded: edits.length - pinned,
		bySeverity: countEach(open.map(({ severity }) => severity)),
		byCheck: countEach(open.map(({ check }) => check))
	};
}
function countEach(keys) {
	const counts = new Map();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return Object.fromEntries(counts);
}
function countsOf(totals) {
	const { findings, bySeverity, waived, references, files, unknown: notVerified, pinned } = totals;
	const { error = 0, warning = 0, notice = 0 } = bySeverity;
	return {
		findings,
		error,
		warning,
		notice,
		waived,
		references,
		files,
		notVerified,
		pinned
	};
}
export { disputingChecks as a, ofEachQuestion as c, totalsOf as d, coverageOf as i, questionsOf as l, countsOf as n, isProved as o, coverageIn as r, nothingCounted as s, countByOutcome as t, sourcesLine as u };
