import { P as readUserFile, ft as Failure } from "./scan-DFDHd4Kl.js";
import { D as isDigest, q as dayMs, yt as compact, z as parseJson } from "./reading-DT2Pr2dB.js";
import { C as record, T as string, _ as literal, b as number, f as array, p as boolean, x as object } from "./schemas-eoL3S0JI.js";
import { _ as writeLines, h as readLines, i as readPlan, l as repositoryKey, t as ShardError, u as entryDigestSchema } from "./schema-BlTlU03A.js";
import { createHash } from "node:crypto";
// lib/organization/plan/known-file.js
const headSchema = object({
	schemaVersion: literal(1),
	document: literal("known"),
	listedAt: number(),
	access: string()
});
const repositorySchema = object({
	repository: string(),
	inputs: string(),
	histories: entryDigestSchema,
	tags: array(string())
});
const listSchema = object({
	image: string(),
	tags: array(object({
		name: string(),
		deprecated: boolean(),
		digest: string().refine(isDigest).optional(),
		updatedAt: number().optional()
	})),
	ends: record(string(), object({
		date: string().optional(),
		grace: object({ until: number().optional() }).optional()
	}))
});
function accessOf({ platform, identity, group }) {
	const place = [
		platform?.baseUrl,
		platform?.registryUrl,
		platform?.historyService,
		identity,
		group
	];
	return createHash("sha256").update(JSON.stringify(place)).digest("hex").slice(0, 16);
}
async function writeKnown(file, knowledge) {
	const { listedAt, access, repositories, lists } = knowledge;
	const writer = await writeLines(file, true);
	try {
		await writer.write(JSON.stringify({
			schemaVersion: 1,
			document: "known",
			listedAt,
			access
		}));
		for (const one of repositories.values()) await writer.write(JSON.stringify(one));
		for (const [image, { tags, ends }] of lists) await writer.write(JSON.stringify({
			image,
			tags,
			ends: Object.fromEntries(ends)
		}));
	} finally {
		await writer.close();
	}
}
const maxLineBytes = 67108864;
async function readKnown(file) {
	const repositories = new Map();
	const lists = new Map();
	let head;
	try {
		for await (const { text } of readLines(file, maxLineBytes)) {
			const line = parseJson(text);
			if (head === void 0) head = headSchema.parse(line);
			else if (has(line, "image")) {
				const { image, tags, ends } = listSchema.parse(line);
				lists.set(image, {
					tags,
					ends: new Map(Object.entries(ends).map(([tag, end]) => [tag, endOf(end)]))
				});
			} else {
				const one = repositorySchema.parse(line);
				repositories.set(repositoryKey(one.repository), one);
			}
		}
	} catch (error) {
		throw new ShardError(`${file}: is not a complete file of \`plan --known\`. Plan again`, { cause: error });
	}
	if (head === void 0) throw new ShardError(`${file}: is empty. Plan again`);
	return {
		listedAt: head.listedAt,
		access: head.access,
		repositories,
		lists
	};
}
function has(line, name) {
	return typeof line === "object" && line !== null && name in line;
}
function endOf({ date, grace }) {
	return compact({
		date,
		grace: grace && compact(grace)
	});
}
const maxPlanBytes = 16777216;
async function readPlanFile(file) {
	const read = await readUserFile(file, maxPlanBytes);
	if ("unreadable" in read) return { issue: `${file}: ${read.absent === true ? "does not exist" : `cannot be read (${read.unreadable})`}` };
	const plan = readPlan(read.text);
	return "issue" in plan ? { issue: `${file}: ${plan.issue}` } : plan;
}
async function plannedIn(file, shard) {
	const plan = await readPlanFile(file);
	if ("issue" in plan) return plan;
	const { repositories = [] } = plan.head.expected.find((one) => one.shard === shard) ?? {};
	return repositories.length > 0 ? { names: repositories } : { issue: `${file}: has no shard ${shard.slice(0, 100)}` };
}
// lib/organization/plan/previous-audit.js
const maxResultAgeMs = 6 * dayMs;
async function readPreviousAudits(rows) {
	const audits = new Map();
	let line = 1;
	for await (const { repository, report, carry, inputs, kept, carried = false } of rows) {
		line += 1;
		const images = (report?.references ?? []).flatMap(({ registry, repository: path }) => registry === void 0 || path === void 0 ? [] : [`${registry}/${path}`]);
		const { total = 0, saved = 0 } = report?.requests ?? {};
		audits.set(repositoryKey(repository), {
			repository,
			line,
			isCarried: carried,
			commit: report?.source?.sha,
			startedAt: report && Date.parse(report.startedAt),
			announcesEnd: report !== void 0 && announcesEnd(report.settings),
			version: report?.tool.version,
			carry,
			inputs,
			kept,
			cost: total + saved,
			images: [...new Set(images)].sort()
		});
	}
	return audits;
}
function announcesEnd(settings) {
	const warning = settings.find(({ name }) => name === "eol-warning");
	return warning === void 0 || !/^0+[a-z]*$/.test(String(warning.value));
}
const renewals = [
	"new",
	"old",
	"version",
	"may change",
	"commit",
	"tags"
];
async function renewalOf(last, { now, commit, areUnchanged }) {
	if (last === void 0) return "new";
	const { startedAt, carry } = last;
	if (startedAt === void 0 || !(startedAt <= now) || now - startedAt > maxResultAgeMs) return "old";
	if (last.version !== "0.1.0") return "version";
	if (carry === void 0 || carry.until !== void 0 && Date.parse(carry.until) <= now) return "may change";
	if (commit === void 0 || commit !== last.commit) return "commit";
	try {
		return await areUnchanged(carry, startedAt) ? void 0 : "tags";
	} catch (error) {
		if (error instanceof Failure) return "tags";
		throw error;
	}
}
export { accessOf as a, readPlanFile as c, renewals as i, writeKnown as l, readPreviousAudits as n, plannedIn as o, renewalOf as r, readKnown as s, maxResultAgeMs as t };
