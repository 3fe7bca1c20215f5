import { V as oneAhead, h as version } from "./scan-DFDHd4Kl.js";
import { Ct as smallest, nt as compareText, yt as compact, z as parseJson } from "./reading-DT2Pr2dB.js";
import { O as union, T as string, _ as literal, f as array, p as boolean, x as object } from "./schemas-eoL3S0JI.js";
import { a as optional, i as instantSchema, t as reportSchema } from "./schema-scNzanRA.js";
import { createReadStream, statSync } from "node:fs";
import path from "node:path";
import { mkdir, open, readdir } from "node:fs/promises";
import { createHash } from "node:crypto";
// lib/host/files/jsonl.js
async function* readLines(file, maxBytes) {
	let pieces = [];
	let size = 0;
	const take = () => {
		const text = Buffer.concat(pieces).toString("utf8");
		pieces = [];
		size = 0;
		return text;
	};
	const add = (piece) => {
		size += piece.length;
		if (size > maxBytes) throw new RangeError(`a line is longer than ${maxBytes} bytes`);
		pieces.push(piece);
	};
	for await (const chunk of createReadStream(file)) {
		let start = 0;
		for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
			add(chunk.subarray(start, end));
			yield {
				text: take(),
				whole: true
			};
			start = end + 1;
		}
		if (start < chunk.length) add(chunk.subarray(start));
	}
	if (size > 0) yield {
		text: take(),
		whole: false
	};
}
async function lineFilesAt(name) {
	try {
		return (await readdir(name)).filter((file) => file.endsWith(".jsonl")).sort().map((file) => path.join(name, file));
	} catch (error) {
		const { code } = error;
		if (code === "ENOTDIR" || code === "ENOENT") return [name];
		throw error;
	}
}
function isSameFile(one, other) {
	const [a, b] = [identityOf(one), identityOf(other)];
	return a !== void 0 && a === b;
}
function identityOf(file) {
	try {
		const { dev, ino } = statSync(file);
		return `${dev} ${ino}`;
	} catch {
		return;
	}
}
const atOnce = 262144;
async function writeLines(file, isWhole = false) {
	await mkdir(path.dirname(path.resolve(file)), { recursive: true });
	const handle = await open(file, "w", 420);
	let waiting = "";
	const written = oneAhead((text) => handle.appendFile(text));
	const flush = async () => {
		const text = waiting;
		waiting = "";
		if (text !== "") await written.write(text);
		if (!isWhole) await written.end();
	};
	return {
		async write(line) {
			for (const part of typeof line === "string" ? [line] : line) {
				waiting += part;
				if (waiting.length >= atOnce) await flush();
			}
			waiting += "\n";
			if (!isWhole) await flush();
		},
		async close() {
			try {
				await flush();
				await written.end();
			} finally {
				await handle.close();
			}
		}
	};
}
async function startOfFile(name, bytes) {
	try {
		const file = await open(name, "r");
		try {
			const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
			return buffer.toString("utf8", 0, bytesRead);
		} finally {
			await file.close();
		}
	} catch {
		return "";
	}
}
// lib/organization/plan/reuse-conditions.js
const entryDigestSchema = string().regex(/^[0-9a-f]{64}$/);
const keptTagsSchema = object({
	histories: entryDigestSchema,
	tags: array(object({
		tag: string().describe("`<org>/<image>:<tag>`"),
		digest: string()
	}))
});
const digest = string().regex(/^sha256:[0-9a-f]{64}$/);
const reuseSchema = object({
	until: optional(instantSchema, "When a pin will have been behind for longer than is accepted"),
	platform: optional(string(), "Host of the platform's registry"),
	images: array(object({
		registry: string(),
		repository: string(),
		tag: string(),
		digest: digest.describe("What the tag pointed to"),
		deprecated: boolean().optional()
	})).describe("Every tag that the report rests on")
});
function reuseConditionsOf(report, { policy, maxAgeMs, endOfLife }, platform) {
	const { verdict, incomplete, source, references, advisories, coverage } = report;
	const asked = coverage?.artifacts.asked ?? 0;
	if (!(verdict !== "incomplete" && incomplete.length === 0 && source !== void 0) || asked > 0 || advisories.length > 0) return void 0;
	if (policy.sources.some(({ path }) => path.includes("@"))) return void 0;
	const ages = [maxAgeMs, ...policy.overrides.map((override) => override.maxAgeMs)];
	const mayLagMs = smallest(ages.flatMap((ms) => ms ?? []));
	const images = new Map();
	const reported = stalePlaces(report);
	let until = Number.POSITIVE_INFINITY;
	for (const reference of references) {
		if (reference.kind !== "image") continue;
		const image = imageOf(reference, platform);
		if (image === void 0) return void 0;
		if (endOfLife === "online" && image.registry !== platform) return void 0;
		const { supersededAt } = reference.fact ?? {};
		if (supersededAt !== void 0 && !reported.has(placeKey(reference))) until = Math.min(until, Date.parse(supersededAt) + mayLagMs);
		images.set(JSON.stringify([
			image.registry,
			image.repository,
			image.tag
		]), image);
	}
	if (datesAfter(report)) return void 0;
	const limit = until === Number.POSITIVE_INFINITY ? void 0 : new Date(until).toISOString();
	return {
		...compact({
			until: limit,
			platform
		}),
		images: [...images.values()]
	};
}
function imageOf(reference, platform) {
	const { fact, registry, repository, pullPolicies, signatures } = reference;
	const tag = reference.tag ?? fact?.recoveredTag ?? reference.assumedTag;
	if (fact?.currentDigest === void 0 || registry === void 0 || repository === void 0) return void 0;
	if (tag === void 0 || pullPolicies !== void 0 || signatures !== void 0) return void 0;
	const rests = registry === platform ? fact.basis === void 0 : fact.basis === "present";
	const isStable = [
		"current",
		"unpinned",
		"not-in-history",
		"superseded"
	].includes(fact.status);
	if (!rests || fact.endOfLife !== void 0 || !isStable) return void 0;
	const { currentDigest, deprecated } = fact;
	return {
		registry,
		repository,
		tag,
		digest: currentDigest,
		...compact({ deprecated })
	};
}
function stalePlaces({ findings }) {
	const stale = findings.filter(({ check }) => check === "stale-digest");
	return new Set(stale.map(placeKey));
}
function placeKey({ file, line, column }) {
	return JSON.stringify([
		file,
		line,
		column
	]);
}
const date = /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]{1,20}Z)?/g;
function datesAfter({ references, findings, waivers, settings, startedAt }) {
	const text = JSON.stringify([
		references,
		findings,
		waivers,
		settings
	]);
	const day = startedAt.slice(0, 10);
	for (const [found] of text.matchAll(date)) if (found.length === 10 ? found >= day : found > startedAt) return true;
	return false;
}
function inputsOf({ settings }) {
	const own = settings.filter(({ from, name }) => from === "input" && name !== "cache").map(({ name, value }) => [name, value]);
	return createHash("sha256").update(JSON.stringify([version, own])).digest("hex").slice(0, 16);
}
// lib/organization/merge/name.js
const named = /^([\w.-]{1,100})\/([\w.-]{1,100})(?:@([^\s~^:?*[\\]{1,250}))?$/;
function readName(text) {
	const [, owner = "", name = "", ref] = named.exec(text) ?? [];
	if (owner === "" || /^\.{1,2}$/.test(owner) || /^\.{1,2}$/.test(name)) return void 0;
	return {
		owner,
		name,
		...ref === void 0 ? {} : { ref }
	};
}
function repositoryKey(repository) {
	return repository.toLowerCase();
}
function byName(a, b) {
	return compareText(repositoryKey(a), repositoryKey(b)) || compareText(a, b);
}
// lib/organization/merge/schema.js
const repository = string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/).describe("`owner/name`");
const shardName = string().regex(/^\d{1,3}\/\d{1,3}$/);
const planSchema = object({
	include: array(object({
		shard: shardName.describe("`3/8`"),
		repositories: string().describe("`owner/name`, one per line")
	})).max(256),
	carried: optional(array(repository), "Repositories whose audit of an earlier night still holds, in the file that `plan --output` wrote"),
	plannedAt: optional(instantSchema, "When `plan --since` started: `merge` leaves out what its shards audited before")
});
const headSchema = object({
	schemaVersion: literal(1),
	document: literal("shard"),
	expected: array(object({
		shard: shardName.optional(),
		repositories: array(repository)
	})).describe("Repositories for which a line should follow; those without one were not verified")
});
const rowSchema = object({
	repository,
	report: optional(reportSchema.omit({
		histories: true,
		record: true
	}), "The report of the repository, without tag histories and the record for replay"),
	inputs: optional(string(), "A fingerprint of the settings that the repository does not choose"),
	carry: optional(reuseSchema, "What the report rests on; absent if it must be made again each time"),
	kept: optional(keptTagsSchema, "The tags whose histories were read whole, and the digest of these histories in the cache"),
	carried: optional(boolean(), "The report is from an earlier night: nothing that it rests on has changed since"),
	failed: optional(object({
		cause: string(),
		subject: string(),
		message: string()
	}), "Why there is no report"),
	ownersUnknown: optional(string(), "Why the owners of its files are not known")
});
union([headSchema, rowSchema]);
function shardHeadOf(expected) {
	return {
		schemaVersion: 1,
		document: "shard",
		expected: expected.map(({ repositories, ...rest }) => ({
			...rest,
			repositories: [...repositories]
		}))
	};
}
function readPlan(text) {
	const parsed = planSchema.safeParse(parseJson(text));
	if (!parsed.success) return { issue: "is not the output of `tagproof plan`" };
	const expected = parsed.data.include.map(({ shard, repositories }) => ({
		shard,
		repositories: repositories.split("\n").filter((line) => line !== "")
	}));
	const wrong = expected.flatMap(({ repositories }) => repositories).find((name) => !readName(name));
	if (wrong !== void 0) return { issue: `names \`${wrong.slice(0, 100)}\`, which is not OWNER/REPO` };
	const { carried = [], plannedAt } = parsed.data;
	return {
		head: shardHeadOf(carried.length === 0 ? expected : [...expected, { repositories: carried }]),
		plannedAt
	};
}
var ShardError = class extends Error {
	name = "ShardError";
};
const texts = new WeakMap();
function lineOf(row) {
	return texts.get(row) ?? JSON.stringify(row);
}
async function openShard(file, lines, planned = false) {
	const cursor = lines[Symbol.asyncIterator]();
	const first = await next(file, cursor);
	if (planned && first?.whole !== true) return {
		head: shardHeadOf([]),
		rows: rowsOf(file, cursor)
	};
	const head = headSchema.safeParse(first === void 0 ? void 0 : parseJson(first.text));
	if (!head.success) throw new ShardError(`${file}:1: is not the first line of a shard's report (\`tagproof audit --shard\`)`);
	return {
		head: head.data,
		rows: rowsOf(file, cursor)
	};
}
const maxRowBytes = 268435456;
const shardLines = (file) => readLines(file, maxRowBytes);
function openShardFile(file, planned = false) {
	return openShard(file, shardLines(file), planned);
}
async function* rowsOf(file, cursor) {
	let before = "";
	for (let number = 2;; number += 1) {
		const line = await next(file, cursor);
		if (line === void 0) return;
		const row = rowSchema.safeParse(parseJson(line.text));
		if (!row.success && !line.whole) return;
		if (!row.success) {
			const [issue] = row.error.issues;
			const where = issue === void 0 || issue.path.length === 0 ? "" : ` at ${issue.path.join(".")}`;
			throw new ShardError(`${file}:${number}: is not a line of a shard's report${where}`);
		}
		const key = repositoryKey(row.data.repository);
		if (key <= before) throw new ShardError(`${file}:${number}: ${row.data.repository} is out of order or duplicated`);
		before = key;
		texts.set(row.data, line.text);
		yield row.data;
	}
}
async function next(file, cursor) {
	try {
		const { done, value } = await cursor.next();
		return done === true ? void 0 : value;
	} catch (error) {
		const { code, message } = error;
		throw new ShardError(`${file}: ${code === "ENOENT" ? "does not exist" : `cannot be read (${code ?? message})`}`, { cause: error });
	}
}
export { writeLines as _, shardHeadOf as a, readName as c, inputsOf as d, reuseConditionsOf as f, startOfFile as g, readLines as h, readPlan as i, repositoryKey as l, lineFilesAt as m, lineOf as n, shardLines as o, isSameFile as p, openShardFile as r, byName as s, ShardError as t, entryDigestSchema as u };
