import { S as stopSignal } from "./scan-DFDHd4Kl.js";
import { watch } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
// lib/command/watch.js
const settleMs = 200;
const ignoredFolders = new Set([".git", "node_modules"]);
const outputFlags = [
	"report",
	"sarif",
	"html"
];
async function whenFilesChange(context, run) {
	const root = path.resolve(context.invocation.operands[0] ?? ".");
	const stop = stopSignal();
	let isChanged = false;
	let wake = () => {};
	stop.addEventListener("abort", () => wake());
	const isInput = inputsOf(context, root);
	watch(root, {
		recursive: true,
		signal: stop
	}, (_, file) => {
		if (!isInput(file ?? "")) return;
		isChanged = true;
		wake();
	});
	for (;;) {
		isChanged = false;
		const exitCode = await run({
			...context,
			stop
		});
		if (!stop.aborted) context.err("Waiting for changes. Press Ctrl+C to stop.");
		if (!stop.aborted && !isChanged) await new Promise((resolve) => wake = resolve);
		if (stop.aborted) return exitCode;
		await setTimeout(settleMs);
	}
}
function inputsOf({ invocation: { flags } }, root) {
	const outputs = outputFlags.flatMap((name) => flags.get(name) ?? []);
	const own = new Set(outputs.map((file) => path.resolve(root, file)));
	return (file) => !file.split(path.sep).some((part) => ignoredFolders.has(part)) && !own.has(path.resolve(root, file));
}
export { whenFilesChange };
