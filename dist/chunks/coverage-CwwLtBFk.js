import { F as usageErrors, j as printJson } from "./scan-DFDHd4Kl.js";
import { i as readCoverage, n as daysOf, r as provedText, t as causesText } from "./coverage-DUMICMVt.js";
import { ot as plain, st as plural } from "./reading-DT2Pr2dB.js";
import { i as wrapped, r as terminalTable } from "./columns-qy4O7SPN.js";
// lib/cli/commands/coverage.js
async function coverageCommand(context) {
	const { invocation, out, width = Number.POSITIVE_INFINITY } = context;
	const read = await readCoverage(context);
	if ("issues" in read) return usageErrors(context, "configuration", read.issues);
	const { registries, incomplete } = read;
	if (invocation.json) await printJson(context, {
		registries,
		incomplete
	});
	else out(textOf(registries, width));
	if (incomplete.length === 0) return 0;
	context.err(`${plural(incomplete.length, "item")} could not be read; for the causes, run: tagproof verify`);
	return 3;
}
function textOf(registries, width) {
	if (registries.length === 0) return "No image is pinned.";
	const rows = registries.flatMap((one) => {
		const { registry, sources } = one;
		const [first = ["nothing", ""], ...others] = sources.map(({ source, since }) => [plain(source), daysOf(since)]);
		return [[
			plain(registry),
			provedText(one),
			...first
		], ...others.map((line) => [
			"",
			"",
			...line
		])];
	});
	const advice = registries.flatMap(({ registry, more, unknown }) => more === void 0 ? [] : [`${plain(registry)}: ${causesText(unknown)}. ${more}`]);
	return [terminalTable([[
		"Registry",
		"Pins",
		"By",
		"Since"
	], ...rows], width), ...advice.flatMap((line) => ["", ...wrapped(line, width)])].join("\n");
}
export { coverageCommand };
