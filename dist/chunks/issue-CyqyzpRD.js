import { b as positionsOf } from "./reading-DT2Pr2dB.js";
// lib/config/policy/issue.js
const lookups = new WeakMap();
function issueAt(source, span, message) {
	const positions = lookups.get(source) ?? positionsOf(source.text);
	lookups.set(source, positions);
	const clamp = (offset) => Math.min(Math.max(offset, 0), source.text.length);
	const { line, column } = positions({
		start: clamp(span.start),
		end: clamp(span.end)
	});
	return {
		file: source.path,
		line,
		column: Math.max(column, 1),
		message
	};
}
function issueText({ file, line, column, message }) {
	return `${file}:${line}:${column}: ${message}`;
}
export { issueText as n, issueAt as t };
