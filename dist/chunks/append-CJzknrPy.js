import { d as stringify, h as isSeq, m as isScalar, p as isMap, u as parseDocument } from "./reading-DT2Pr2dB.js";
// lib/config/policy/edits/append.js
function appendWaiver(text, waiver) {
	return appendEntry(text, "waivers", waiver);
}
function appendEntry(text, section, added) {
	for (const style of ["PLAIN", "QUOTE_DOUBLE"]) {
		const result = inserted(text, section, entryText(added, style), added);
		if (result !== void 0 && holds(result, text, section, added)) return { text: result };
	}
	return { refused: `the form of its \`${section}\` cannot be extended automatically; add the entry by hand` };
}
function inserted(text, section, entry, waiver) {
	const insertion = insertionFor(text, section, parseDocument(text, {
		prettyErrors: false,
		uniqueKeys: false,
		logLevel: "silent"
	}).contents, entry, waiver);
	if (insertion === void 0) return void 0;
	const lineEnd = /\r\n/.test(text) ? "\r\n" : "\n";
	const { offset } = insertion;
	return text.slice(0, offset) + insertion.text.replaceAll("\n", lineEnd) + text.slice(offset);
}
function entryText(waiver, style) {
	return stringify(waiver, {
		lineWidth: 0,
		indentSeq: true,
		defaultStringType: style,
		defaultKeyType: "PLAIN"
	}).trimEnd();
}
function insertionFor(text, section, root, entry, waiver) {
	if (root === null || isScalar(root) && root.value === null) return atEnd(text, section, 0, entry);
	if (!isMap(root) || root.range == null) return void 0;
	const pair = root.items.find(({ key }) => isScalar(key) && key.value === section);
	if (pair === void 0) return root.flow ? void 0 : atEnd(text, section, columnOf(text, root.range[0]), entry);
	const { key, value } = pair;
	if (isSeq(value)) return value.flow ? inFlow(value, waiver) : afterLast(text, value, entry);
	if (!isScalar(value) || value.value !== null || !isScalar(key) || key.range == null) return void 0;
	const column = columnOf(text, key.range[0]);
	return onLineAfter(text, Math.max(key.range[1], value.range?.[1] ?? 0), item(entry, column + 2));
}
function atEnd(text, section, column, entry) {
	const added = `${text === "" || text === "﻿" || /[\r\n]$/.test(text) ? "" : "\n"}${" ".repeat(column)}${section}:\n${item(entry, column + 2)}`;
	return {
		offset: text.length,
		text: added
	};
}
function afterLast(text, sequence, entry) {
	const last = sequence.items.at(-1);
	if (last?.range == null || sequence.range == null) return void 0;
	return onLineAfter(text, last.range[1], item(entry, columnOf(text, sequence.range[0])));
}
function inFlow(sequence, waiver) {
	if (sequence.range == null) return void 0;
	const entry = JSON.stringify(waiver);
	const last = sequence.items.at(-1);
	if (last === void 0) return {
		offset: sequence.range[1] - 1,
		text: entry
	};
	return last.range == null ? void 0 : {
		offset: last.range[1],
		text: `, ${entry}`
	};
}
function onLineAfter(text, offset, added) {
	if (/[\r\n]/.test(text[offset - 1] ?? "")) return {
		offset,
		text: added
	};
	const end = /\r\n|\n|\r/.exec(text.slice(offset));
	if (end === null) return {
		offset: text.length,
		text: `\n${added.replace(/\n$/, "")}`
	};
	return {
		offset: offset + end.index + end[0].length,
		text: added
	};
}
function item(entry, column) {
	const indent = " ".repeat(column);
	return entry.split("\n").map((line, index) => `${indent}${index === 0 ? "- " : "  "}${line}\n`).join("");
}
function columnOf(text, offset) {
	const before = text.slice(0, offset).replace(/^\uFEFF/, "");
	return before.length - Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) - 1;
}
function holds(text, before, section, added) {
	const after = parseDocument(text, {
		prettyErrors: false,
		logLevel: "silent"
	});
	if (after.errors.length > 0 || !isMap(after.contents)) return false;
	const old = parseDocument(before, { logLevel: "silent" }).toJS() ?? {};
	const wanted = {
		...old,
		[section]: [...old[section] ?? [], added]
	};
	return sorted(after.toJS()) === sorted(wanted);
}
function sorted(data) {
	return JSON.stringify(Object.entries(data).sort(([a], [b]) => a < b ? -1 : 1));
}
export { appendWaiver as n, appendEntry as t };
