import { nt as compareText, z as parseJson } from "./reading-DT2Pr2dB.js";
import { T as string, b as number, f as array, x as object } from "./schemas-eoL3S0JI.js";
import { createHash } from "node:crypto";
// lib/clients/ci-host/pinned-content.js
const trailer = "Tagproof-Content";
function fingerprint(content) {
	const sorted = [...content].sort(([a], [b]) => compareText(a, b));
	return createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 32);
}
function pinnedContentOf(files, like) {
	return new Map(files.map(({ path, after }) => [path, blobName(after, like)]));
}
function blobName(bytes, like) {
	const content = Buffer.from(bytes);
	return createHash(like.length === 64 ? "sha256" : "sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}
// lib/clients/github/tree-name.js
const treeEntries = array(object({
	path: string(),
	mode: string(),
	type: string(),
	sha: string(),
	size: number().optional()
}));
const objectName = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function genuineTree(name, text) {
	const { data } = treeEntries.safeParse(parseJson(text));
	return data?.every(isExact) && isTreeNamed(name, data) ? data : void 0;
}
function isGenuineObject(name, text) {
	return blobName(text, name) === name || genuineTree(name, text) !== void 0;
}
function isExact({ path, mode, type, sha }) {
	return typeOf(mode) === type && objectName.test(sha) && !path.startsWith("/");
}
function typeOf(mode) {
	if (mode === "040000") return "tree";
	if (mode === "160000") return "commit";
	return /^1[02]0\d{3}$/.test(mode) ? "blob" : void 0;
}
function isTreeNamed(name, entries) {
	const folders = new Map([["", []]]);
	for (const entry of entries) if (entry.type === "tree") folders.set(entry.path, []);
	for (const entry of entries) {
		const parent = folders.get(entry.path.slice(0, Math.max(0, entry.path.lastIndexOf("/"))));
		if (parent === void 0) return false;
		parent.push(entry);
	}
	if (hashOf(folders.get("") ?? [], name) !== name) return false;
	return entries.every((entry) => entry.type !== "tree" || hashOf(folders.get(entry.path) ?? [], name) === entry.sha);
}
function hashOf(entries, like) {
	const parts = entries.map((entry) => ({
		...entry,
		name: Buffer.from(lastPart(entry.path))
	})).map(({ name, type, mode, sha }) => ({
		order: type === "tree" ? Buffer.concat([name, Buffer.from("/")]) : name,
		bytes: Buffer.concat([
			Buffer.from(`${mode.replace(/^0+/, "")} `),
			name,
			Buffer.of(0),
			Buffer.from(sha, "hex")
		])
	})).sort((a, b) => Buffer.compare(a.order, b.order)).map(({ bytes }) => bytes);
	const content = Buffer.concat(parts);
	return createHash(like.length === 64 ? "sha256" : "sha1").update(`tree ${content.length}\0`).update(content).digest("hex");
}
function lastPart(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
export { fingerprint as a, blobName as i, isGenuineObject as n, pinnedContentOf as o, treeEntries as r, trailer as s, genuineTree as t };
