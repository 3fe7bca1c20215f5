import { n as isGenuineObject } from "./tree-name-sunCfVwQ.js";
import { A as printFound, F as usageErrors } from "./scan-DFDHd4Kl.js";
import { c as isOwnFile, i as decodeEntry, n as objectsIn, o as fileOf, r as cacheKinds, s as hexDigest } from "./objects-xy--Kb0V.js";
import { t as machineCache } from "./cache-folder-CwfaCxVF.js";
import { st as plural } from "./reading-DT2Pr2dB.js";
import { r as terminalTable } from "./columns-qy4O7SPN.js";
// lib/history/cache/inspect.js
async function cacheStats(folder) {
	const files = (await folder.list()).filter(({ name }) => isOwnFile(name));
	return {
		kinds: cacheKinds.map((kind) => ({
			kind,
			...totalOf(files.filter((one) => isOf(one, kind)))
		})),
		other: totalOf(files.filter((file) => !cacheKinds.some((kind) => isOf(file, kind)))),
		names: files.map(({ name }) => name).sort()
	};
}
async function verifyCache(folder, isObject) {
	const { names } = await cacheStats(folder);
	const current = names.filter((name) => cacheKinds.some((kind) => isOf({ name }, kind)));
	const damaged = [];
	for (const name of current) if (!await isSound(folder, name, isObject)) damaged.push(name);
	return {
		entries: current.length,
		damaged
	};
}
async function isSound(folder, name, isObject) {
	const bytes = await folder.read(name);
	const found = bytes && await decodeEntry(bytes);
	if (found === void 0 || fileOf(found.key) !== name) return false;
	const { key, entry } = found;
	const body = entry.text.slice(entry.text.indexOf("\n") + 1);
	if (key.kind === "segment") return hexDigest(entry.text) === key.name;
	if (key.kind === "object") return objectsIn(key, entry.text)?.every(([object, text]) => isObject(object, text)) === true;
	return key.kind !== "content" || key.name.endsWith(hexDigest(body));
}
function isOf({ name }, kind) {
	return name.startsWith(`v1/${kind}/`) && !name.endsWith(".tmp");
}
function totalOf(files) {
	return {
		entries: files.length,
		bytes: files.reduce((sum, { bytes }) => sum + bytes, 0)
	};
}
// lib/cli/commands/cache.js
const contents = {
	content: "manifests, SBOMs and signatures, by digest",
	object: "git trees and files, by object name",
	segment: "records of tag histories, by digest",
	history: "which segments a tag history consists of",
	answer: "Sigstore's signed documents, with their ETag"
};
async function showCache(context) {
	return withFolder(context, async (folder) => {
		const { kinds, other } = await cacheStats(folder);
		if (context.invocation.json) {
			context.out(JSON.stringify({
				kinds,
				other
			}, null, 2));
			return 0;
		}
		const rows = kinds.map(({ kind, entries, bytes }) => [
			kind,
			String(entries),
			sizeText(bytes),
			contents[kind]
		]);
		context.out(terminalTable([[
			"KIND",
			"ENTRIES",
			"SIZE",
			"CONTENT"
		], ...rows], context.width));
		if (other.entries > 0) context.out(`${plural(other.entries, "other file")} (${sizeText(other.bytes)}), which no run reads`);
		return 0;
	});
}
async function checkCache(context) {
	return withFolder(context, async (folder) => {
		const { entries, damaged } = await verifyCache(folder, isGenuineObject);
		for (const name of damaged) await folder.remove(name);
		printFound(context, {
			entries,
			damaged
		}, () => [...damaged.map((name) => `${name} was damaged and has been removed`), `${plural(entries, "entry")} verified, ${damaged.length} damaged`].join("\n"));
		return damaged.length > 0 ? 1 : 0;
	});
}
async function clearCache(context) {
	return withFolder(context, async (folder) => {
		const { names } = await cacheStats(folder);
		for (const name of names) await folder.remove(name);
		printFound(context, { removed: names.length }, () => `${plural(names.length, "file")} removed`);
		return 0;
	});
}
async function withFolder(context, use) {
	const { invocation, environment } = context;
	const opened = await machineCache(environment, ".")(invocation.flags.get("cache"));
	if (opened === void 0) return usageErrors(context, "usage", ["Name the folder of the cache with `--cache` or `TAGPROOF_CACHE`."]);
	if ("refused" in opened) return usageErrors(context, "usage", [opened.refused]);
	return use(opened);
}
function sizeText(bytes) {
	return bytes < 1048576 ? `${Math.ceil(bytes / 1024)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
export { checkCache, clearCache, showCache };
