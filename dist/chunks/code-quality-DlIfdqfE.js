import { L as jsonDocument, ot as plain } from "./reading-DT2Pr2dB.js";
import { _ as cut } from "./scan-DFDHd4Kl.js";
import { t as fingerprinter } from "./result-DeExVVD6.js";
import { b as viewLimits } from "./terminal-D54zA5g1.js";
import { r as replacementLines } from "./change-CSk_ZWev.js";
import { createHash } from "node:crypto";
// lib/output/documents/code-quality.js
const severities = {
	error: "critical",
	warning: "minor",
	notice: "info"
};
const pipelineFile = ".gitlab-ci.yml";
function codeQualityOf(report, view) {
	return jsonDocument(entriesOf(report, view));
}
function* entriesOf(report, view) {
	const files = new Set(report.references.map(({ file }) => file));
	for (const { cause, subject, message } of report.incomplete) yield {
		description: text(`Not verified: ${subject}: ${message}`),
		check_name: cause,
		fingerprint: createHash("sha256").update(JSON.stringify([cause, subject])).digest("hex"),
		severity: "blocker",
		location: {
			path: files.has(subject) ? subject : pipelineFile,
			lines: { begin: 1 }
		}
	};
	const fingerprintOf = fingerprinter();
	for (const finding of view.findings) {
		const { check, severity, message, file = pipelineFile, line = 1 } = finding;
		yield {
			description: text([message, ...replacementLines(finding)].join(". ")),
			check_name: check,
			fingerprint: fingerprintOf(finding),
			severity: severities[severity],
			location: {
				path: file,
				lines: { begin: line }
			}
		};
	}
}
function text(message) {
	return cut(plain(message), viewLimits.annotationBytes);
}
export { codeQualityOf };
