import { H as memoizeAsync, nt as compareText, z as parseJson } from "./reading-DT2Pr2dB.js";
import { D as tuple, T as string, _ as literal, b as number, f as array, u as _enum, x as object } from "./schemas-eoL3S0JI.js";
import { o as hasOtherObject } from "./messages-DooBp7Y5.js";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflateRaw, inflateRaw, inflateRawSync } from "node:zlib";
const cacheKinds = [
	"content",
	"object",
	"segment",
	"history",
	"answer"
];
const selfVerified = new Set([
	"content",
	"object",
	"segment"
]);
const maxTextBytes = 268435456;
const maxHeadBytes = 8192;
const [smallBytes, smallTextBytes] = [16384, 262144];
const newline = 10;
const headSchema = object({
	version: literal(1),
	kind: _enum(cacheKinds),
	name: string(),
	at: number(),
	sum: string()
});
const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)];
function hexDigest(text) {
	return createHash("sha256").update(text, "utf8").digest("hex");
}
function fileOf({ kind, name }) {
	const hash = hexDigest(`${kind}\n${name}`);
	return `v1/${kind}/${hash.slice(0, 2)}/${hash}`;
}
const ownFile = /^v\d+\/[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{64}(?:\.[0-9a-f]{12}\.tmp)?$/;
function isOwnFile(name) {
	return ownFile.test(name);
}
async function encodeEntry(key, { text, at }) {
	const head = {
		version: 1,
		...key,
		at,
		sum: sumOf(key, {
			text,
			at
		})
	};
	const line = Buffer.from(`${JSON.stringify(head)}\n`);
	if (line.length > maxHeadBytes) return void 0;
	return Buffer.concat([line, await deflate(text, { level: 1 })]);
}
async function decodeEntry(bytes, maxBytes = maxTextBytes) {
	const end = bytes.subarray(0, maxHeadBytes).indexOf(newline);
	if (end < 0) return void 0;
	try {
		const head = headSchema.parse(JSON.parse(Buffer.from(bytes.subarray(0, end)).toString("utf8")));
		const text = (await inflated(bytes.subarray(end + 1), maxBytes)).toString("utf8");
		const key = {
			kind: head.kind,
			name: head.name
		};
		const entry = {
			text,
			at: head.at
		};
		return sumOf(key, entry) === head.sum ? {
			key,
			entry
		} : void 0;
	} catch {
		return;
	}
}
async function inflated(packed, maxOutputLength) {
	if (packed.length > smallBytes) return inflate(packed, { maxOutputLength });
	try {
		return inflateRawSync(packed, { maxOutputLength: smallTextBytes });
	} catch (error) {
		if (error.code !== "ERR_BUFFER_TOO_LARGE") throw error;
		return inflate(packed, { maxOutputLength });
	}
}
function sumOf({ kind, name }, { text, at }) {
	return createHash("sha256").update(`${JSON.stringify([
		kind,
		name,
		at
	])}\n`).update(text).digest("hex");
}
// lib/history/cache/objects.js
const [maxSmall, maxTogether] = [16384, 1048576];
const togetherSchema = array(tuple([string(), string()]));
const togetherName = "small objects";
function objectsIn(key, text) {
	if (key.name.endsWith(` ${togetherName}`)) return togetherSchema.safeParse(parseJson(text)).data;
	return [[key.name.slice(key.name.lastIndexOf(" ") + 1), text]];
}
function cachedObjects(cache, place) {
	const keyOf = (name) => ({
		kind: "object",
		name: `${place} ${name}`
	});
	const togetherKey = keyOf(togetherName);
	const stored = memoizeAsync(async () => {
		const text = (await cache.get(togetherKey))?.text;
		return new Map(togetherSchema.safeParse(parseJson(text ?? "")).data);
	});
	const used = new Map();
	let length = 0;
	function use(name, text) {
		const added = length + text.length - (used.get(name)?.length ?? 0);
		if (text.length > maxSmall || added > maxTogether) return false;
		used.set(name, text);
		length = added;
		return true;
	}
	return {
		async get(name, verified) {
			const small = used.get(name) ?? (await stored()).get(name);
			const text = small ?? (await cache.get(keyOf(name)))?.text;
			if (text === void 0) return void 0;
			const value = verified(text);
			if (value === void 0) {
				const key = small === void 0 ? keyOf(name) : togetherKey;
				await cache.discard(key, hasOtherObject(name));
			} else {
				use(name, text);
				cache.count.saved += 1;
			}
			return value;
		},
		async keep(name, text) {
			if (!use(name, text)) await cache.put(keyOf(name), text);
		},
		async store() {
			const before = await stored();
			const isSame = ([name, text]) => before.get(name) === text;
			if ([...used].every(isSame)) return;
			const sorted = [...used].sort(([a], [b]) => compareText(a, b));
			await cache.put(togetherKey, JSON.stringify(sorted));
		}
	};
}
export { encodeEntry as a, isOwnFile as c, decodeEntry as i, selfVerified as l, objectsIn as n, fileOf as o, cacheKinds as r, hexDigest as s, cachedObjects as t };
