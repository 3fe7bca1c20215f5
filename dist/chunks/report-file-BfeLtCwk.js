import { ot as plain, z as parseJson } from "./reading-DT2Pr2dB.js";
import { t as reportSchema } from "./schema-scNzanRA.js";
import { F as usageErrors, P as readUserFile } from "./scan-DFDHd4Kl.js";
import path from "node:path";
// lib/command/report-file.js
const maxBytes = 67108864;
const maxIssues = 20;
function fileMistakes(context, issues) {
	const shown = issues.slice(0, maxIssues).map(plain);
	const more = issues.length - shown.length;
	return usageErrors(context, "usage", [...shown, ...more > 0 ? [`and ${more} more.`] : []]);
}
function whyNoText({ absent, unreadable }) {
	return absent === true ? "it does not exist" : unreadable;
}
async function readReportFile(file) {
	const read = await readUserFile(file, maxBytes);
	if ("unreadable" in read) return { issues: [`${file} cannot be read: ${whyNoText(read)}.`] };
	const data = parseJson(read.text);
	if (data === void 0) return { issues: [`${file} is not JSON.`] };
	const parsed = reportSchema.safeParse(data);
	if (parsed.success) return { report: parsed.data };
	return { issues: parsed.error.issues.map(({ path: at, message }) => `${file} is not a Tagproof report: \`${at.join(".")}\`: ${message}.`) };
}
function withoutOwnFiles(report, files) {
	const isOwn = (place) => files.some((file) => path.relative(file, place) === "");
	return {
		...report,
		references: report.references.filter(({ file }) => !isOwn(file))
	};
}
export { withoutOwnFiles as i, readReportFile as n, whyNoText as r, fileMistakes as t };
