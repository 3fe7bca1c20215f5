import { n as checks } from "./checks-BcNqVPJL.js";
import { A as printFound, F as usageErrors, Ot as inputTable, Wt as suggestion } from "./scan-DFDHd4Kl.js";
import { n as errorTexts, t as errorCodes } from "./error-text-D7Y7bj8I.js";
import { a as errorTextPage, i as errorDocument, r as checkTextPage, t as checkDocument } from "./check-page-3CDHcDCG.js";
import { ot as plain } from "./reading-DT2Pr2dB.js";
import { i as wrapped, r as terminalTable } from "./columns-qy4O7SPN.js";
import { styleText } from "node:util";
// lib/cli/commands/explain.js
async function explain(context) {
	const { invocation, width } = context;
	const [name] = invocation.operands;
	if (name === void 0) {
		printFound(context, checks.map(checkDocument), () => overview(width));
		return 0;
	}
	const check = checks.find(({ id }) => id === name);
	const code = errorCodes.find((one) => one === name);
	if (check === void 0 && code === void 0) {
		const ids = checks.map(({ id }) => id);
		return usageErrors(context, "usage", [`\`${plain(name)}\` is neither a check nor an error code.${suggestion(name, [...ids, ...errorCodes])} To list all of them, run: tagproof explain`]);
	}
	const document = check === void 0 ? code && errorDocument(code, errorTexts[code]) : checkDocument(check);
	printFound(context, document, () => pages(context, check, code));
	return 0;
}
function overview(width) {
	const rows = checks.map(({ id, severity, summary }) => [
		id,
		severity,
		summary
	]);
	return [
		"Checks",
		terminalTable(rows, width),
		"",
		"Error codes",
		terminalTable(errorCodes.map((code) => [code, errorTexts[code].means]), width),
		"",
		"For details about one of them, run: tagproof explain NAME"
	].join("\n");
}
function pages({ colour, width }, check, code) {
	const bold = (text) => colour ? styleText("bold", text, { validateStream: false }) : text;
	const texts = [...check === void 0 ? [] : [checkTextPage(check, bold)], ...code === void 0 ? [] : [errorTextPage(code, errorTexts[code], bold)]];
	return [...texts, ...settingsNote(texts.join("\n"))].join("\n\n").split("\n").flatMap((line) => wrapLine(line, width)).join("\n");
}
function settingsNote(text) {
	const setting = inputTable.find(({ name }) => name !== "mode" && text.includes(`\`${name}\``))?.name;
	if (setting === void 0) return [];
	return [`Settings are named as inputs of the action; in a terminal, \`${setting}\` is the flag \`--${setting}\`.`];
}
function wrapLine(line, width) {
	return width === void 0 || line.startsWith(" ") ? [line] : wrapped(line, width);
}
export { explain };
