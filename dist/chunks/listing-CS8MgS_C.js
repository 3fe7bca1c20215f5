import { ot as plain, st as plural, yt as compact } from "./reading-DT2Pr2dB.js";
import { r as terminalTable } from "./columns-qy4O7SPN.js";
import { N as printParts, j as printJson } from "./scan-DFDHd4Kl.js";
// lib/output/html/page/csv.js
const startsFormula = /^[\t\r\n]|^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
function csvLines(rows) {
	return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
function cell(text) {
	return `"${(startsFormula.test(text) ? `'${text}` : text).replaceAll("\"", "\"\"")}"`;
}
// lib/command/printing/listing.js
function formIssues({ json, switches }) {
	return json && switches.has("csv") ? ["`--json` and `--csv` cannot be set together."] : [];
}
async function printListing(context, { key, noun, columns, facts = {} }, items) {
	const { invocation, out, width } = context;
	const fieldsOf = (item) => columns.map(({ name, value }) => [name, value(item)]);
	if (invocation.json) return printJson(context, {
		...facts,
		[key]: items.map((item) => compact(Object.fromEntries(fieldsOf(item))))
	});
	if (invocation.switches.has("csv")) {
		const rows = items.map((item) => fieldsOf(item).map(([, value]) => cellText(value)));
		return printParts(context, [csvLines([columns.map(({ name }) => name), ...rows]).trimEnd()]);
	}
	const shown = columns.flatMap(({ name, title = titleOf(name), shown: text, keepsEnd = false }) => text === void 0 ? [] : [{
		title,
		text,
		keepsEnd
	}]);
	const names = shown.flatMap(({ keepsEnd }, at) => keepsEnd ? [at] : []);
	const titles = shown.map(({ title }) => title);
	const rows = items.map((item) => shown.map(({ text }) => plain(text(item)) || "-"));
	out(terminalTable([titles, ...rows], width, names));
	out(plural(items.length, noun));
}
function titleOf(name) {
	return name.replace(/([A-Z])/g, " $1").toUpperCase();
}
function cellText(value) {
	if (Array.isArray(value)) return value.map(cellText).join("\n");
	if (typeof value === "object" && value !== null) return plain(Object.values(value).join(":"));
	return value === void 0 ? "" : plain(String(value));
}
export { printListing as n, formIssues as t };
