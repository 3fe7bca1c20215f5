import { i as parentUid, n as endsByRepository } from "./end-of-life-DbAYW57P.js";
import { n as printListing, t as formIssues } from "./listing-CS8MgS_C.js";
import { Y as formatDay, _t as addToGroup, n as scanCheckout, ot as plain, pt as pathMatcher, q as dayMs, st as plural, w as originImage, xt as groupedBy, yt as compact } from "./reading-DT2Pr2dB.js";
import { i as onPlatform } from "./client-C9IZ1eLv.js";
import { F as usageErrors, L as diskFiles, O as linesOf, T as failureText, ft as Failure, i as machineThreads, j as printJson, p as describeReference, u as locator } from "./scan-DFDHd4Kl.js";
import { m as lineFilesAt, r as openShardFile, t as ShardError } from "./schema-BlTlU03A.js";
import { n as isoIfKnown } from "./time-DT7UPenW.js";
import { C as isUnsupported } from "./api-l38x_bCj.js";
import { i as registryHost } from "./clients-1vmCjFb-.js";
import { n as successorFinder } from "./successor-Bost_iW4.js";
import { t as offlineRules } from "./unpinned-C2S9qFl6.js";
import { i as wrapped } from "./columns-qy4O7SPN.js";
// lib/onboarding/identity/list.js
async function listIdentities(context) {
	const issues = formIssues(context.invocation);
	return onPlatform(context, ["group"], issues.length > 0 ? { issues } : {}, async ({ iam, group }) => {
		const below = { "uidp.descendants_of": group };
		const [identities, bindings] = await Promise.all([iam.listIdentities({
			...below,
			order_by: "name"
		}).all(), iam.listRoleBindings(below).all()]);
		const roles = new Map();
		for (const { uid, identityUid, roleName } of bindings) {
			const own = parentUid(uid);
			addToGroup(roles, identityUid, own === parentUid(identityUid) ? roleName : `${roleName} in ${own}`);
		}
		const rows = identities.map((one) => ({
			...one,
			roles: (roles.get(one.uid) ?? []).sort()
		}));
		await printListing(context, {
			key: "identities",
			noun: "identity",
			columns
		}, rows);
		return 0;
	});
}
const columns = [
	{
		name: "name",
		value: ({ name }) => name,
		shown: ({ name }) => name
	},
	{
		name: "issuer",
		value: (one) => expected(one, "issuer")
	},
	{
		name: "subject",
		value: (one) => expected(one, "subject"),
		shown: (one) => expected(one, "subject")
	},
	{
		name: "audience",
		value: (one) => expected(one, "audience")
	},
	{
		name: "roles",
		value: ({ roles }) => roles,
		shown: ({ roles }) => roles.join(", ")
	},
	{
		name: "created",
		value: ({ createTime }) => createTime
	},
	{
		name: "lastSeen",
		value: ({ lastSeenTime }) => lastSeenTime,
		shown: ({ lastSeenTime = "" }) => lastSeenTime.slice(0, 10)
	},
	{
		name: "uid",
		keepsEnd: true,
		value: ({ uid }) => uid,
		shown: ({ uid }) => uid
	}
];
function expected({ claimMatch }, claim) {
	const [exact, pattern] = [claimMatch[claim], claimMatch[`${claim}Pattern`]];
	if (typeof pattern === "string") return `/${pattern}/`;
	return typeof exact === "string" ? exact : "";
}
// lib/cli/platform/catalogue.js
async function readCatalogue(client, platform, group, order) {
	const below = { "uidp.descendants_of": group };
	const [root, repositories, tags, ends] = await Promise.all([
		client.getGroup([group.split("/")[0] ?? group]),
		client.listRepositories(below).all(),
		client.listTags({
			...platform.tagQuery,
			...below,
			order_by: order
		}).all(),
		ifKnown(client.listEndOfLifeTags(below).all(), (listed) => listed, [])
	]);
	const { registry = "" } = registryHost(platform);
	const names = new Map(repositories.map(({ uid, name }) => [uid, name]));
	const endsIn = endsByRepository(ends);
	const own = groupedBy(tags, ({ uid }) => parentUid(uid));
	const successorsIn = new Map([...own].map(([uid, some]) => [uid, successorFinder(some)]));
	const listed = tags.map((one) => {
		const repositoryUid = parentUid(one.uid);
		const name = names.get(repositoryUid) ?? repositoryUid;
		const known = endsIn.get(repositoryUid);
		const end = known === "contradictory" ? void 0 : known?.get(one.name);
		const isEnding = one.deprecated || end?.date !== void 0 || end?.grace !== void 0;
		return {
			uid: one.uid,
			repositoryUid,
			name,
			image: `${registry}/${root.name}/${name}`,
			tag: one.name,
			deprecated: one.deprecated,
			...compact({
				digest: one.digest,
				created: instantIn(one.createTime),
				moved: instantIn(one.updateTime),
				endOfLife: end?.date,
				graceUntil: end?.grace?.until === void 0 ? void 0 : formatDay(end.grace.until),
				isContradictory: known === "contradictory" ? true : void 0,
				successors: isEnding ? successorsIn.get(repositoryUid)?.(one.name) : void 0
			})
		};
	});
	const byImage = listed.toSorted((a, b) => byVersion.compare(`${a.name}:${a.tag}`, `${b.name}:${b.tag}`));
	return {
		registry,
		organization: root.name,
		tags: order === void 0 ? byImage : listed
	};
}
const byVersion = new Intl.Collator("en", { numeric: true });
function endText({ deprecated, endOfLife, graceUntil, isContradictory }) {
	if (isContradictory === true) return "contradictory";
	const day = endOfLife?.slice(0, 10) ?? "";
	if (deprecated) return `ended ${day}`.trim();
	return graceUntil === void 0 ? day : `${day} grace until ${graceUntil}`.trim();
}
function successorText({ successors }) {
	if (successors === void 0) return "";
	const { nearest, newest } = successors;
	return nearest === newest ? nearest : `${nearest} or ${newest}`;
}
async function ifKnown(answer, read, otherwise) {
	try {
		return read(await answer);
	} catch (error) {
		if (isUnsupported(error)) return otherwise;
		throw error;
	}
}
function instantIn(text = "") {
	const at = Date.parse(text);
	return Number.isNaN(at) ? void 0 : at;
}
// lib/cli/platform/uses.js
async function findUses(context, tags) {
	const folder = context.invocation.operands[0] ?? ".";
	const files = diskFiles(folder, void 0);
	const rules = await offlineRules(context, files);
	if ("issues" in rules) return rules;
	const { registries } = rules.config;
	const byImage = new Map();
	const gaps = [];
	let unresolved = 0;
	const add = (reference, repository) => {
		const { kind, registry, repository: path, tag, digest, file, line } = reference;
		if (kind === "opaque") unresolved += 1;
		if (kind !== "image" || registry === void 0 || path === void 0) return;
		const origin = originImage({
			registry,
			repository: path
		}, registries);
		const named = tag ?? (digest === void 0 ? "latest" : void 0);
		const use = {
			...compact({ repository }),
			file,
			line
		};
		addToGroup(byImage, `${origin.registry}/${origin.repository}`, {
			use,
			tag: named,
			digest
		});
	};
	const scanned = await scanCheckout(files, {
		paths: [],
		exclude: [],
		registries
	}, { threads: machineThreads() });
	const locate = locator(scanned.files);
	for (const one of scanned.occurrences) add(describeReference(one, scanned.files, locate));
	const count = scanned.problems.length;
	if (count > 0) gaps.push(`${plural(count, "place")} in ${folder} could not be read; \`tagproof scan\` lists them`);
	for (const name of linesOf(context.invocation, "used-in")) for (const file of await lineFilesAt(name)) {
		const { head, rows } = await openShardFile(file);
		const missing = new Set(head.expected.flatMap(({ repositories }) => repositories));
		for await (const { repository, report } of rows) {
			for (const reference of report?.references ?? []) add(reference, repository);
			if (report?.incomplete.every(({ cause }) => cause !== "unreadable-file") === true) missing.delete(repository);
			else missing.add(repository);
		}
		const some = [...missing].slice(0, 5).join(", ") + (missing.size > 5 ? ", …" : "");
		if (missing.size > 0) gaps.push(`${file} has no complete audit of ${plural(missing.size, "repository")}: ${some}`);
	}
	const current = new Map();
	for (const { image, digest } of tags) {
		const digests = current.get(image) ?? new Set();
		current.set(image, digest === void 0 ? digests : digests.add(digest));
	}
	return {
		unresolved,
		gaps,
		of({ image, tag, digest }) {
			const isUse = (one) => one.tag === void 0 ? one.digest === digest || current.get(image)?.has(one.digest ?? "") !== true : one.tag === tag;
			return (byImage.get(image) ?? []).filter(isUse).map(({ use }) => use);
		}
	};
}
function usesText(uses) {
	const [first, ...others] = uses;
	if (first === void 0) return "";
	const place = Object.values(first).join(":");
	return others.length === 0 ? place : `${place} and ${others.length} more`;
}
// lib/cli/platform/images.js
const orders = {
	name: "name",
	created: "createTime",
	moved: "updateTime",
	ended: "deprecated"
};
async function listImages(context) {
	const { flags, switches } = context.invocation;
	return onPlatform(context, ["group"], askedIn(context), async ({ iam, platform, group }, { by }) => {
		const { tags, ...facts } = await readCatalogue(iam, platform, group, by);
		const uses = await findUses(context, tags).catch(mistaken);
		if ("issues" in uses) return usageErrors(context, "configuration", uses.issues);
		const isWanted = pathMatcher(flags.get("image")?.split("\n") ?? ["**"]);
		const rows = tags.filter(({ name }) => isWanted(name)).map((tag) => ({
			...tag,
			uses: uses.of(tag)
		})).filter(({ uses: places }) => !switches.has("unused") || places.length === 0);
		const list = {
			key: "tags",
			noun: "tag",
			facts: {
				...facts,
				unresolved: uses.unresolved
			}
		};
		await printListing(context, {
			...list,
			columns: columnsAt(Date.now())
		}, rows);
		return warn(context, uses, rows);
	});
}
function askedIn({ invocation }) {
	const text = invocation.flags.get("order");
	const issues = formIssues(invocation);
	if (issues.length > 0) return { issues };
	if (text === void 0) return {};
	const [, name = "", direction = ""] = /^(\w+)( desc)?$/.exec(text) ?? [];
	if (Object.hasOwn(orders, name)) return { by: `${orders[name]}${direction}` };
	const names = Object.keys(orders).join(", ");
	return { issues: [`\`--order\` is \`${plain(text)}\`, but must be one of ${names}, with or without \`desc\` after it.`] };
}
function mistaken(error) {
	if (error instanceof ShardError) return { issues: [`\`--used-in\`: ${plain(error.message)}.`] };
	throw error;
}
function columnsAt(now) {
	const days = (at) => at === void 0 ? "" : `${Math.max(0, Math.floor((now - at) / dayMs))}d`;
	return [
		{
			name: "image",
			keepsEnd: true,
			value: ({ image, tag }) => `${image}:${tag}`,
			shown: ({ name, tag }) => `${name}:${tag}`
		},
		{
			name: "uid",
			value: ({ uid }) => uid
		},
		{
			name: "digest",
			value: ({ digest }) => digest
		},
		{
			name: "created",
			title: "AGE",
			value: ({ created }) => isoIfKnown(created),
			shown: ({ created }) => days(created)
		},
		{
			name: "moved",
			value: ({ moved }) => isoIfKnown(moved),
			shown: ({ moved }) => days(moved)
		},
		{
			name: "deprecated",
			value: ({ deprecated }) => deprecated
		},
		{
			name: "endOfLife",
			value: endText,
			shown: endText
		},
		{
			name: "successor",
			value: successorText,
			shown: successorText
		},
		{
			name: "usedBy",
			value: ({ uses }) => uses,
			shown: ({ uses }) => usesText(uses)
		}
	];
}
function warn({ err }, { gaps, unresolved }, rows) {
	const unused = rows.filter(({ uses }) => uses.length === 0).length;
	if (unused > 0 && unresolved > 0) err(`No use was found of ${plural(unused, "tag")}, but ${plural(unresolved, "reference")} could not be resolved and may be one: \`tagproof scan\` lists them.`);
	for (const gap of gaps) err(failureText({
		cause: "unreadable-file",
		message: plain(gap)
	}));
	return gaps.length === 0 ? 0 : 3;
}
// lib/cli/platform/tag.js
const countedDays = 90;
const maxLines = 12;
const labelWidth = 17;
async function showTag(context) {
	return onPlatform(context, ["group"], {}, async ({ iam, platform, group }) => {
		const { tags } = await readCatalogue(iam, platform, group);
		const found = tagNamed(tags, context.invocation.operands[0] ?? "");
		const isAlike = ({ image, digest }) => image === found.image && digest === found.digest;
		const sameDigest = tags.filter((one) => one !== found && isAlike(one)).map(({ tag }) => tag);
		const known = {
			...found,
			sameDigest,
			...await detailsOf(iam, found)
		};
		const [created, moved] = [isoIfKnown(found.created), isoIfKnown(found.moved)];
		if (context.invocation.json) await printJson(context, {
			...known,
			...compact({
				created,
				moved
			})
		});
		else context.out(textOf(known, context.width));
		return 0;
	});
}
function tagNamed(tags, text) {
	const found = tags.filter(({ name, image, tag }) => [`${name}:${tag}`, `${image}:${tag}`].includes(text));
	const [only] = found;
	if (only !== void 0 && found.length === 1) return only;
	const many = found.length === 0 ? "no tag" : `${found.length} tags`;
	throw new Failure("not-found", `The organization has ${many} ${plain(text)}. Give it as NAME:TAG; \`tagproof images\` lists all of them`);
}
async function detailsOf(client, { repositoryUid, digest, tag }) {
	const from = new Date(Date.now() - countedDays * dayMs).toISOString();
	const place = [repositoryUid, digest ?? ""];
	const [architectures, readme, counted] = await Promise.all([
		digest === void 0 ? [] : ifKnown(client.getArchitectures(place), (known) => known.architectures, []),
		ifKnown(client.getReadme([repositoryUid]), ({ content }) => content, ""),
		ifKnown(client.listVulnerabilityCounts([], {
			repo: repositoryUid,
			tag,
			from
		}), ({ items }) => items, [])
	]);
	const sizes = architectures.map(async (architecture) => {
		const bytes = await ifKnown(client.getSize(place, { architecture }), ({ size }) => size, 0);
		return {
			architecture,
			...compact({ size: bytes || void 0 })
		};
	});
	const vulnerabilities = counted.map(({ date, vulnCounts }) => ({
		date,
		bySeverity: Object.fromEntries(vulnCounts.map(({ severity, count }) => [severity, count]))
	}));
	vulnerabilities.sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
	return {
		platforms: await Promise.all(sizes),
		vulnerabilities,
		readme
	};
}
function textOf(known, width = 100) {
	const { image, tag, digest, created, moved, platforms, vulnerabilities, readme, sameDigest } = known;
	const rows = [
		["image", `${image}:${tag}`],
		["digest", digest ?? ""],
		["created", created === void 0 ? "" : formatDay(created)],
		["last move", moved === void 0 ? "" : formatDay(moved)],
		["end of life", endText(known)],
		["move to", successorText(known)],
		["same digest", sameDigest.join(", ")],
		["platforms", platforms.map(sizeText).join(", ")],
		...vulnerabilities.map((one, at) => [at === 0 ? "vulnerabilities" : "", countText(one)])
	].filter(([, value]) => value !== "");
	const about = readme.trim().split("\n").flatMap((line) => wrapped(plain(line), width));
	return [
		...rows.flatMap(([label = "", value = ""]) => wrapped(plain(value), width - labelWidth).map((line, at) => `${(at === 0 ? label : "").padEnd(labelWidth)}${line}`)),
		...readme.trim() === "" ? [] : ["", ...about.slice(0, maxLines)],
		...about.length > maxLines ? ["… (`--json` has all of it)"] : [],
		`\nNext: \`tagproof history ${plain(image)}:${plain(tag)}\` shows every digest that it had.`
	].join("\n");
}
function sizeText({ architecture, size }) {
	if (size === void 0) return architecture;
	return `${architecture} ${size < 1e6 ? `${Math.ceil(size / 1e3)} kB` : `${(size / 1e6).toFixed(1)} MB`}`;
}
function countText({ date, bySeverity }) {
	const counts = Object.entries(bySeverity).filter(([, count]) => count > 0);
	const all = counts.reduce((sum, [, count]) => sum + count, 0);
	const parts = counts.map(([severity, count]) => `${count} ${severity}`).join(", ");
	return `${date.slice(0, 10)}: ${all}${parts === "" ? "" : ` (${parts})`}`;
}
export { listIdentities, listImages, showTag };
