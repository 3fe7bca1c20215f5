import { P as collected, ot as plain, xt as groupedBy } from "./reading-DT2Pr2dB.js";
import { _ as cut, m as referenceName } from "./scan-DFDHd4Kl.js";
import { b as viewLimits } from "./terminal-D54zA5g1.js";
import { r as replacementLines } from "./change-CSk_ZWev.js";
import { u as referenceText } from "./format-BQsPXYkp.js";
// lib/output/documents/junit.js
function junitOf(report, { findings }) {
	const found = groupedBy(findings, placeOf);
	const tests = report.references.map((reference) => {
		const place = placeOf(reference);
		const own = found.get(place) ?? [];
		found.delete(place);
		return {
			findings: own,
			reference
		};
	});
	for (const one of [...found.values()].flat()) tests.push({ findings: [one] });
	return collected(piecesOf(report, tests));
}
function* piecesOf({ incomplete, asOf }, tests) {
	const counts = attributesOf({
		name: "tagproof",
		tests: String(tests.length + incomplete.length),
		failures: String(tests.filter(({ findings }) => findings.some(isFailure)).length),
		errors: String(incomplete.length)
	});
	yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${counts}><testsuite${counts}>`;
	let line = "";
	for (const test of tests) {
		yield line + testOf(test, asOf);
		line = "\n";
	}
	for (const gap of incomplete) {
		yield line + notVerified(gap);
		line = "\n";
	}
	yield "</testsuite></testsuites>\n";
}
function testOf({ findings, reference }, asOf) {
	if (reference !== void 0) return testCase(reference.file, nameOf(reference), findings, [referenceText(reference, asOf)]);
	return findings.map((one) => testCase(one.file ?? "tagproof", one.check, [one])).join("");
}
function isFailure({ severity }) {
	return severity !== "notice";
}
function nameOf(reference) {
	return `${reference.line}:${reference.column} ${referenceName(reference)}`;
}
function placeOf({ file, line, column }) {
	return JSON.stringify([
		file,
		line,
		column
	]);
}
function testCase(file, name, findings, output = []) {
	const failures = findings.filter(isFailure);
	const notes = findings.filter((one) => !isFailure(one));
	const lines = [...output, ...notes.map(({ check, message }) => `${check}: ${message}`)];
	return element("testcase", {
		classname: file,
		name
	}, [...failures.map((one) => {
		const { check, message } = one;
		const lines = [message, ...replacementLines(one)].map(escaped);
		return element("failure", {
			type: check,
			message
		}, lines.join("\n"));
	}), ...lines.length === 0 ? [] : [element("system-out", {}, lines.map(escaped).join("\n"))]].join(""));
}
function notVerified({ cause, subject, message }) {
	const error = element("error", {
		type: cause,
		message
	}, "");
	return element("testcase", {
		classname: "not verified",
		name: subject
	}, error);
}
function element(name, attributes, content) {
	return `<${name}${attributesOf(attributes)}>${content}</${name}>`;
}
function attributesOf(attributes) {
	return Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
}
function escaped(text) {
	return cut(plain(text), viewLimits.annotationBytes).replace(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "�").replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
export { junitOf };
