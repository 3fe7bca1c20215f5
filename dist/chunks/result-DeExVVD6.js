import { _ as cut } from "./scan-DFDHd4Kl.js";
import { r as replacementLines } from "./change-CSk_ZWev.js";
import { lt as uriOf, ot as plain, yt as compact } from "./reading-DT2Pr2dB.js";
import { c as parseRiskLevel, l as severityOf } from "./findings-BUuvkf3p.js";
import { t as docsLink } from "./project-DUsCRlBa.js";
import { n as advisoryUrl } from "./links-CHYq8qHh.js";
import { n as checkMarkdown, r as checkTextPage } from "./check-page-3CDHcDCG.js";
import { createHash } from "node:crypto";
// lib/output/sarif/rules.js
const levels = {
	error: "error",
	warning: "warning",
	notice: "note"
};
function sarifRule(check) {
	const { id, summary, severity, why } = check;
	return {
		id,
		name: `Tagproof${id.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`,
		shortDescription: { text: `${summary.replaceAll("`", "")}.` },
		fullDescription: { text: why.replaceAll("`", "") },
		...compact({ helpUri: docsLink(/^[a-z-]{1,100}$/.test(id) ? `checks/${id}.md` : "checks/README.md") }),
		help: {
			text: checkTextPage(check, (heading) => heading),
			markdown: checkMarkdown(check, false)
		},
		defaultConfiguration: { level: levels[severity] },
		properties: {
			...tagsOf(notSecurity.has(id) ? void 0 : ownScores[id] ?? scores[severity]),
			precision: precise.has(id) ? "very-high" : "high",
			"problem.severity": severity === "notice" ? "recommendation" : severity
		}
	};
}
function tagsOf(score) {
	const tags = ["supply-chain", "containers"];
	return score === void 0 ? { tags } : {
		tags: ["security", ...tags],
		"security-severity": score
	};
}
const scores = {
	error: "8.0",
	warning: "5.5",
	notice: "2.0"
};
const ownScores = { "digest-not-in-history": "9.5" };
const notSecurity = new Set(["expired-waiver", "unused-waiver"]);
const precise = new Set([
	"unpinned",
	"digest-not-in-history",
	"digest-of-one-platform",
	"stale-digest",
	"cooling-down",
	"conflicting-pins"
]);
function ruleIdOf({ check, advisory }) {
	return advisory === void 0 ? check : `${check}/${cut(plain(advisory), 200)}`;
}
function advisoryFacts({ advisories, record }) {
	const worst = new Map();
	const aliasesOf = new Map(advisories.map(({ advisoryId, aliases = [] }) => [advisoryId, aliases]));
	const add = (id, rating) => {
		const score = scoreOf(rating);
		if (score !== void 0) worst.set(id, Math.max(score, worst.get(id) ?? 0));
	};
	for (const { advisoryId, severities } of advisories) add(advisoryId, severityOf(severities ?? []));
	for (const { id, severity } of record?.vulnerabilities ?? []) {
		const level = parseRiskLevel(severity);
		if (level !== void 0) add(id, { level });
	}
	return (id) => ({
		aliases: aliasesOf.get(id) ?? [],
		...compact({ score: worst.get(id)?.toFixed(1) })
	});
}
function advisoryRule(check, finding, { score, aliases }) {
	const rule = sarifRule(check);
	const name = cut(plain(finding.advisory ?? ""), 200);
	return {
		...rule,
		id: ruleIdOf(finding),
		...compact({ helpUri: advisoryUrl(finding.advisory ?? "", aliases) ?? rule.helpUri }),
		shortDescription: { text: `${name}: ${rule.shortDescription.text}` },
		help: {
			text: check.fix || check.why,
			markdown: check.fix || check.why
		},
		properties: {
			...rule.properties,
			...score === void 0 ? {} : tagsOf(score)
		}
	};
}
const middles = {
	none: void 0,
	low: 2,
	medium: 5.5,
	high: 8,
	critical: 9.5
};
const unreadScore = 8;
function scoreOf(rating) {
	if (rating === void 0) return void 0;
	const score = rating.score ?? middles[rating.level];
	if (score === void 0 || score < .1) return void 0;
	return Math.min(rating.orWorse ? Math.max(score, unreadScore) : score, 10);
}
const maxRules = 25e3;
function sarifRulesFor(report, known) {
	const facts = advisoryFacts(report);
	return (findings, kept) => {
		const checks = new Map(withUnknown(findings, known).map((check) => [check.id, check]));
		const rules = new Map([...checks.values()].map((check) => [check.id, sarifRule(check)]));
		for (const { finding } of kept) {
			const id = ruleIdOf(finding);
			const check = checks.get(finding.check);
			if (check === void 0 || rules.has(id) || rules.size >= maxRules) continue;
			rules.set(id, advisoryRule(check, finding, facts(finding.advisory ?? "")));
		}
		const list = [...rules.values()];
		const indexes = new Map(list.map(({ id }, index) => [id, index]));
		return {
			list,
			of(finding) {
				const id = ruleIdOf(finding);
				const ruleId = indexes.has(id) ? id : finding.check;
				return {
					ruleId,
					ruleIndex: indexes.get(ruleId) ?? 0
				};
			}
		};
	};
}
function withUnknown(findings, checks) {
	const known = new Set(checks.map(({ id }) => id));
	const bare = [...new Map(findings.filter(({ check }) => !known.has(check)).map((one) => [one.check, one])).values()].map(({ check, severity }) => ({
		id: check,
		summary: check,
		severity,
		example: {
			bad: "",
			good: ""
		},
		why: check,
		fix: "",
		waive: {
			when: "",
			where: "nowhere"
		}
	}));
	return [...checks, ...bare];
}
// lib/output/sarif/result.js
function resultPlaces(report) {
	const asked = report.settings.find(({ name }) => name === "artifacts")?.from;
	const elsewhere = (asked === void 0 ? void 0 : inThisRepository(asked)) ?? workflowOf(report);
	return (finding) => isInFile(finding) ? finding : elsewhere;
}
function isInFile(finding) {
	return finding.file !== void 0;
}
function inThisRepository(from) {
	const [, file, line, column] = /^([^@:]{1,500}?)(?:@base)?:(\d{1,9}):(\d{1,9})$/.exec(from) ?? [];
	if (file === void 0 || file.startsWith("/") || file.split("/").includes("..")) return void 0;
	const start = {
		line: Number(line),
		column: Number(column)
	};
	return {
		file,
		...start,
		endLine: start.line,
		endColumn: start.column
	};
}
function workflowOf({ source }) {
	return source?.workflow === void 0 ? void 0 : { file: source.workflow };
}
function physicalLocationOf(place) {
	return {
		artifactLocation: artifactLocationOf(place),
		region: regionOf(place)
	};
}
function artifactLocationOf({ file }) {
	return {
		uri: uriOf(file),
		uriBaseId: "%SRCROOT%"
	};
}
function regionOf({ line, column, endLine, endColumn, charOffset, charLength }) {
	if (line === void 0) return {
		startLine: 1,
		startColumn: 1
	};
	return {
		startLine: line,
		startColumn: column,
		endLine,
		endColumn,
		...charOffset === void 0 || charLength === void 0 ? {} : {
			charOffset,
			charLength
		}
	};
}
const maxMessageLength = 4096;
function sarifResult(finding, place, { rule, fingerprint }) {
	const { severity, message } = finding;
	return {
		...rule,
		level: levels[severity],
		message: { text: messageText([message, ...replacementLines(finding)].join(". ")) },
		locations: [{ physicalLocation: physicalLocationOf(place) }],
		partialFingerprints: {
			primaryLocationLineHash: fingerprint,
			"tagproofFinding/v1": fingerprint
		},
		...fixesOf(finding, place)
	};
}
function fixesOf({ fix, line }, at) {
	if (fix === void 0 || line === void 0) return {};
	const deletedRegion = regionOf(fix.place === void 0 ? at : {
		file: at.file,
		...fix.place
	});
	const artifactLocation = artifactLocationOf(at);
	const replacement = {
		deletedRegion,
		insertedContent: { text: fix.replacement }
	};
	return { fixes: [{
		description: { text: messageText(`Replace with ${fix.replacement}`) },
		artifactChanges: [{
			artifactLocation,
			replacements: [replacement]
		}]
	}] };
}
function messageText(text) {
	return cut(plain(text), maxMessageLength).replace(/[\\[\]]/g, "\\$&").replace(/[{}]/g, "$&$&");
}
function fingerprinter() {
	const seen = new Map();
	return (finding) => {
		const identity = identityOf(finding);
		const count = (seen.get(identity) ?? 0) + 1;
		seen.set(identity, count);
		return `${identity}:${count}`;
	};
}
function identityOf({ check, file, image, artifact, advisory }) {
	const parts = [
		check,
		file,
		image === void 0 ? void 0 : `${image.registry}/${image.repository}`,
		image?.tag,
		artifact,
		advisory
	].map((part) => part ?? null);
	return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
export { levels as a, sarifResult as i, messageText as n, sarifRulesFor as o, resultPlaces as r, fingerprinter as t };
