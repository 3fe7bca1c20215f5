import { Ct as flagGroups, wt as flagText } from "./scan-DFDHd4Kl.js";
import { i as wrapped } from "./columns-qy4O7SPN.js";
import { styleText } from "node:util";
// lib/cli/args/help.js
const maxWidth = 100;
const minWidth = 40;
const minGroupedFlags = 10;
const exitCodes = {
	0: "pass",
	1: "the gate failed",
	2: "invalid usage or policy; nothing was done",
	3: "incomplete: something could not be verified"
};
const examples = [
	["tagproof demo", "run a complete example in a few seconds"],
	["tagproof scan", "list the images in this folder, offline"],
	["tagproof init", "propose a workflow and a policy"],
	["tagproof verify . --platform chainguard --identity UID", "verify every pin"]
];
function helpText(commands, command, format = { colour: false }) {
	const spec = commands.find(({ name }) => name === command);
	return spec === void 0 ? overview(commands, format) : commandHelp(spec, format);
}
function overview(commands, format) {
	const blocks = [...new Set(commands.map(({ group = "Commands" }) => group))].map((title) => [title, commands.filter(({ group = "Commands" }) => group === title).map(({ name, operand = "", summary }) => [`${name} ${operand}`.trim(), summary])]);
	return [
		"tagproof pins image tags to digests, proves each pin from the tag's own history, and gates on advisories.",
		`${bold(format)("Usage")}  tagproof COMMAND [OPERAND] [FLAGS]`,
		columns(blocks, format),
		columns([["Examples", examples]], format),
		columns([["Exit codes", Object.entries(exitCodes)]], format),
		"All commands accept --json (one JSON document on standard output), --help and --no-color. tagproof COMMAND --help shows the most important flags of a command, --help-all shows all of them; a flag marked as repeatable can be set several times. tagproof --version prints the version. Set tokens in the environment as TAGPROOF_TOKEN, TAGPROOF_REGISTRY_TOKEN and GITHUB_TOKEN: unlike flags, other users of the machine cannot read them."
	].map((part) => part.includes("\n") ? part : wrapped(part, widthOf(format)).join("\n")).join("\n\n");
}
function commandHelp(spec, format) {
	const { name, operand, summary, flags, booleans = [], switches = [], essential, exits = {} } = spec;
	const shown = format.isWhole === true || essential === void 0 ? flags : essential;
	const all = [...shown, ...switches];
	const bare = [...switches, ...booleans];
	const row = (flag) => [`--${flag}${bare.includes(flag) ? "" : " …"}`, flagText(name, flag)];
	const hidden = flags.length - shown.length;
	const common = [
		"json",
		"no-color",
		"help",
		...essential === void 0 ? [] : ["help-all"]
	];
	const isRun = flags.includes("fail-on");
	const grouped = all.length >= minGroupedFlags ? Object.entries(flagGroups).slice(0, isRun ? void 0 : 2) : [];
	const named = new Set(grouped.flatMap(([, names]) => names));
	const flagBlocks = [...grouped.map(([title, names]) => [title, names.filter((flag) => all.includes(flag)).map(row)]), ["Flags", [...all.filter((flag) => !named.has(flag)).map(row), ...common.map((flag) => [`--${flag}`, flagText(name, flag)])]]];
	const codes = spec.exits === void 0 ? exitCodes : {
		...exits,
		2: exits[2] ?? "invalid usage; nothing was done"
	};
	return [
		`${bold(format)("Usage")}  tagproof ${[
			name,
			operand,
			"[FLAGS]"
		].filter(Boolean).join(" ")}`,
		wrapped(`${summary}.`, widthOf(format)).join("\n"),
		...spec.examples === void 0 ? [] : [columns([["Examples", spec.examples.map((line) => [`tagproof ${line}`, ""])]], format)],
		columns(flagBlocks.filter(([, rows]) => rows.length > 0), format),
		...hidden === 0 ? [] : [`${hidden} more flags: tagproof ${name} --help-all`],
		columns([["Exit codes", Object.entries(codes)]], format)
	].join("\n\n");
}
function columns(blocks, format) {
	const rows = blocks.flatMap(([, some]) => some);
	const left = Math.min(Math.max(...rows.map(([term]) => term.length)), Math.floor(widthOf(format) * .6));
	const right = widthOf(format) - left - 4;
	return blocks.map(([heading, some]) => {
		const lines = some.flatMap(([term, text]) => {
			const [first = "", ...rest] = wrapped(text, right);
			const indented = rest.map((line) => `${" ".repeat(left + 4)}${line}`);
			if (term.length > left && text !== "") return [`  ${term}`, ...[first, ...rest].map((line) => `${" ".repeat(left + 4)}${line}`)];
			return [`  ${term.padEnd(left)}  ${first}`.trimEnd(), ...indented];
		});
		return [bold(format)(heading), ...lines].join("\n");
	}).join("\n\n");
}
function widthOf({ width = maxWidth }) {
	return Math.max(minWidth, Math.min(width, maxWidth));
}
function bold({ colour }) {
	return (text) => colour ? styleText("bold", text, { validateStream: false }) : text;
}
export { helpText };
