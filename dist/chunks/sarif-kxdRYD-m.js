import { R as jsonParts } from "./reading-DT2Pr2dB.js";
import { a as projectUrl, r as isAddressSet } from "./project-DUsCRlBa.js";
import { b as viewLimits } from "./terminal-D54zA5g1.js";
import { T as sarifWithoutPlace, w as sarifRefused } from "./format-BQsPXYkp.js";
import { a as levels, i as sarifResult, n as messageText, o as sarifRulesFor, r as resultPlaces, t as fingerprinter } from "./result-DeExVVD6.js";
import { gzipSync } from "node:zlib";
// lib/output/sarif/index.js
function sarifOf(report, view, checks, limits = viewLimits) {
	if (report.verdict === "incomplete" || report.incomplete.length > 0) return { refused: sarifRefused };
	const placeOf = resultPlaces(report);
	const fingerprintOf = fingerprinter();
	const placed = [];
	const left = [];
	for (const finding of view.findings) {
		const [place, fingerprint] = [placeOf(finding), fingerprintOf(finding)];
		if (place === void 0) left.push(finding);
		else placed.push({
			finding,
			fingerprint,
			place
		});
	}
	const ruled = sarifRulesFor(report, checks);
	const kept = placed.slice(0, limits.sarifResults);
	const document = within(limits.sarifGzipBytes, kept, (some) => {
		return documentOf(report, ruled(view.findings, some), some, left);
	});
	const shown = placed.slice(0, document.count).map(({ finding }) => finding);
	return {
		...document,
		shown,
		total: view.findings.length
	};
}
function within(maxBytes, results, render) {
	for (let count = results.length;;) {
		const parts = [...render(results.slice(0, count))];
		const size = gzippedBytes(parts);
		if (size <= maxBytes || count === 0) return {
			parts,
			count
		};
		count = Math.min(count - 1, Math.floor(count * maxBytes * .95 / size));
	}
}
const gzippedTogether = 16;
function gzippedBytes(parts) {
	let bytes = 0;
	for (let start = 0; start < parts.length; start += gzippedTogether) bytes += gzipSync(parts.slice(start, start + gzippedTogether).join("")).length;
	return bytes;
}
function* documentOf(report, rules, kept, left) {
	yield JSON.stringify(frameOf(report, rules.list, left)).slice(0, -5);
	yield* jsonParts(resultsOf(kept, rules));
	yield "}]}";
}
function* resultsOf(kept, rules) {
	for (const { finding, place, fingerprint } of kept) yield sarifResult(finding, place, {
		rule: rules.of(finding),
		fingerprint
	});
}
function frameOf({ tool, startedAt }, rules, left) {
	return {
		$schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "Tagproof",
				semanticVersion: tool.version,
				...isAddressSet ? { informationUri: projectUrl } : {},
				rules
			} },
			automationDetails: { id: "tagproof/" },
			columnKind: "utf16CodeUnits",
			originalUriBaseIds: { "%SRCROOT%": { description: { text: "The root of the checkout." } } },
			invocations: [{
				executionSuccessful: true,
				startTimeUtc: startedAt,
				...notificationsOf(left)
			}],
			results: []
		}]
	};
}
const maxNotifications = 100;
function notificationsOf(left) {
	if (left.length === 0) return {};
	return { toolExecutionNotifications: left.slice(0, maxNotifications).map(({ severity, message }) => ({
		level: levels[severity],
		message: { text: messageText(sarifWithoutPlace(message)) }
	})) };
}
export { sarifOf };
