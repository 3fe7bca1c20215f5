import { A as printFound, F as usageErrors } from "./scan-DFDHd4Kl.js";
import { t as inputNames } from "./names-C8DbdWME.js";
import { n as appendWaiver } from "./append-CJzknrPy.js";
import { n as issueText } from "./issue-CyqyzpRD.js";
import { t as readPolicy } from "./read-zyIYVWxB.js";
import { t as localHost } from "./local-Dxo6jF7o.js";
import { i as policySchemaLine } from "./project-DUsCRlBa.js";
import { et as parseInstant } from "./reading-DT2Pr2dB.js";
import { t as waiverFlags } from "../cli/index.js";
// lib/cli/commands/waive.js
async function waive(context) {
	const { invocation, environment, err } = context;
	const file = invocation.flags.get("config") ?? ".github/tagproof.yml";
	const waiver = waiverFrom(invocation.flags);
	const { files, clock } = localHost({
		root: invocation.operands[0] ?? ".",
		environment,
		print: err
	});
	const read = await files.read(file);
	const missing = "unreadable" in read && read.unreadable === "ENOENT";
	const wrong = [
		..."text" in read ? issuesIn(file, read.text) : missing ? [] : [`${file}: ${read.unreadable}`],
		...issuesOfFlags(waiver),
		...pastIn(waiver, clock.now())
	];
	if (wrong.length > 0) return usageErrors(context, "configuration", wrong);
	const before = "text" in read ? read.text : policySchemaLine;
	const added = appendWaiver(before, waiver);
	const written = "refused" in added ? added : await write(file, before, added.text);
	if (written.refused !== void 0) return usageErrors(context, "configuration", [`${file} was not changed: ${written.refused}.`]);
	printFound(context, {
		file,
		waiver
	}, () => `${file}: waiver added`);
	return 0;
	async function write(path, old, text) {
		if (!missing) return files.replace(path, old, text);
		await files.save(path, "", text);
		return {};
	}
}
function waiverFrom(flags) {
	return Object.fromEntries(Object.entries(waiverFlags).flatMap(([key, flag]) => {
		const value = flags.get(flag);
		if (value === void 0) return [];
		return [[key, key === "paths" ? value.split("\n") : value]];
	}));
}
function issuesIn(path, text) {
	const read = readPolicy({
		path,
		text
	}, inputNames);
	return "issues" in read ? read.issues.map(issueText) : [];
}
function pastIn({ expires }, now) {
	const ends = typeof expires === "string" ? parseInstant(expires) : void 0;
	return ends !== void 0 && ends < now ? [`\`--expires\` is \`${expires}\`, which is in the past.`] : [];
}
function issuesOfFlags(waiver) {
	const read = readPolicy({
		path: "",
		text: JSON.stringify({ waivers: [waiver] })
	}, inputNames);
	if ("file" in read) return [];
	return read.issues.map(({ message }) => message.startsWith("`waivers[0]` ") ? message.replace("`waivers[0]`", "The waiver").replace(/`(\w+)`/g, (_, key) => `\`--${flagOf(key)}\``) : message.replace(/`waivers\[0\]\.(\w+)(?:\[\d+\])?`/, (_, key) => `\`--${flagOf(key)}\``));
}
function flagOf(key) {
	return new Map(Object.entries(waiverFlags)).get(key) ?? key;
}
export { waive };
