import { a as remoteApi, c as shareOf, d as listRepositories, l as withPace, u as headsOf } from "./remote-BBsN1hID.js";
import { D as inputOf, E as githubTokenOf, F as usageErrors, M as printOptionsOf, O as linesOf, P as readUserFile, ft as Failure, ht as gapFrom, k as printFailure } from "./scan-DFDHd4Kl.js";
import { t as stepSink } from "./step-Cmb1-rUY.js";
import { _ as writeLines, a as shardHeadOf, c as readName, l as repositoryKey, o as shardLines, p as isSameFile, r as openShardFile, s as byName, t as ShardError } from "./schema-BlTlU03A.js";
import { t as localHost } from "./local-Dxo6jF7o.js";
import { a as nameMatcher, i as isNameGlob } from "./name-glob-DKAgGtQd.js";
import { H as memoizeAsync, st as plural, yt as compact } from "./reading-DT2Pr2dB.js";
import { a as accessOf, i as renewals, l as writeKnown, n as readPreviousAudits, r as renewalOf } from "./previous-audit-DbRI7e-f.js";
import { t as connect } from "./clients-1vmCjFb-.js";
import { n as configureWithoutPolicy } from "./config-MElt0Z2K.js";
import { n as createTagCatalogue } from "./tag-list-BPJOpPVD.js";
// lib/organization/plan/shards.js
const reasons = [
	"archived",
	"fork",
	"not matched",
	"excluded",
	"topic"
];
function selectRepositories(candidates, selection) {
	const unique = new Map(candidates.map((candidate) => [repositoryKey(candidate.repository), candidate]));
	const chosen = [];
	const left = new Map();
	const reasonAgainst = reasonsAgainst(selection);
	for (const candidate of unique.values()) {
		const reason = reasonAgainst(candidate);
		if (reason === void 0) chosen.push(candidate);
		else left.set(reason, (left.get(reason) ?? 0) + 1);
	}
	return {
		chosen,
		left
	};
}
function reasonsAgainst(selection) {
	const isMatched = repositoryMatcher(selection.match);
	const isExcluded = repositoryMatcher(selection.exclude);
	return ({ repository, archived, fork, topics }) => {
		if (archived && !selection.archived) return "archived";
		if (fork && !selection.forks) return "fork";
		if (selection.match.length > 0 && !isMatched(repository)) return "not matched";
		if (isExcluded(repository)) return "excluded";
		if (selection.topics.length > 0 && !selection.topics.some((topic) => topics.includes(topic))) return "topic";
	};
}
function repositoryMatcher(globs) {
	const matchers = globs.map((glob) => ({
		isWhole: glob.includes("/"),
		matches: nameMatcher(repositoryKey(glob))
	}));
	return (repository) => {
		const whole = repositoryKey(repository);
		const name = whole.slice(whole.indexOf("/") + 1);
		return matchers.some(({ isWhole, matches }) => matches(isWhole ? whole : name));
	};
}
const fixedCost = 2e3;
const requestCost = 200;
const leastWork = 500 * requestCost;
const slack = 1.1;
function shardsOf(repositories, shards, last = new Map()) {
	const priced = repositories.map(({ repository, size }) => {
		const { cost, images = [] } = last.get(repositoryKey(repository)) ?? {};
		return {
			repository,
			images,
			cost: fixedCost + (cost === void 0 ? size : cost * requestCost)
		};
	});
	const work = priced.reduce((sum, { cost }) => sum + cost, 0);
	const most = repositories.every(({ repository }) => last.has(repositoryKey(repository))) ? Math.max(1, Math.floor(work / leastWork)) : shards;
	const total = Math.min(shards, repositories.length, most);
	const loads = Array.from({ length: total }, () => ({
		cost: 0,
		repositories: [],
		images: new Set()
	}));
	const limit = slack * work / total;
	const ordered = priced.sort((a, b) => b.cost - a.cost || byName(a.repository, b.repository));
	for (const one of ordered) {
		const load = loadFor(one, loads, limit);
		load.cost += one.cost;
		load.repositories.push(one.repository);
		for (const image of one.images) load.images.add(image);
	}
	return loads.map((load, index) => ({
		shard: `${index + 1}/${total}`,
		repositories: load.repositories.sort(byName)
	}));
}
function loadFor({ images, cost }, loads, limit) {
	let [best, common] = [leastOf(loads), 0];
	if (images.length === 0) return best;
	for (const load of loads) {
		if (load.cost + cost > limit) continue;
		const has = images.reduce((sum, image) => sum + Number(load.images.has(image)), 0);
		if (has > common || has === common && has > 0 && load.cost < best.cost) [best, common] = [load, has];
	}
	return best;
}
function leastOf(loads) {
	return loads.reduce((least, load) => load.cost < least.cost ? load : least);
}
// lib/organization/plan/unchanged.js
const maxListAgeMs = 36e5;
function createUnchanged({ clients, last, ...scope }) {
	const { sources, registries } = clients;
	const catalogue = "cause" in sources ? void 0 : createTagCatalogue(sources, scope);
	const digestOf = memoizeAsync((registry, repository, tag) => unlessFailed(() => registries.digestOf({
		registry,
		repository
	}, tag)));
	const endOf = memoizeAsync(async (repository, tag) => (await last()).announcesEnd ? catalogue?.endOfLife(repository, tag) : void 0);
	const organization = memoizeAsync(async () => {
		if ("cause" in sources || scope.group === void 0) return void 0;
		const inUse = async () => tagsInUse(await last(), scope.publicOrganization);
		return unlessFailed(() => sources.catalogue?.organization?.(scope.group ?? "", inUse));
	});
	const isOfOne = async (image) => {
		const own = organizationOfImage(image);
		const isOther = (one) => one !== own && one !== scope.publicOrganization;
		return own === scope.publicOrganization || ![...(await last()).organizations].some(isOther);
	};
	const inOrganization = async (image) => {
		const first = organizationOfImage(image);
		if (first === scope.publicOrganization || !await isOfOne(image)) return void 0;
		return (await organization())?.get(image.slice(first.length + 1));
	};
	const byName = memoizeAsync(async (image) => {
		const names = new Map();
		if (!await isOfOne(image)) return names;
		const listed = await inOrganization(image);
		const tags = listed === void 0 ? await catalogue?.listTags(image) : { all: listed.tags };
		if (tags === void 0 || "cause" in tags) return names;
		for (const tag of tags.all) names.set(tag.name, names.has(tag.name) ? void 0 : tag);
		return names;
	}, (image) => image);
	async function hasNotMoved(image, { tag, digest }, since) {
		const { updatedAt, digest: now } = (await byName(image)).get(tag) ?? {};
		return updatedAt !== void 0 && now === digest && updatedAt <= since - maxListAgeMs;
	}
	async function isListed({ repository, ...image }, since) {
		if (!await hasNotMoved(repository, image, since)) return false;
		if ((await byName(repository)).get(image.tag)?.deprecated !== (image.deprecated ?? false)) return false;
		const end = (await inOrganization(repository))?.ends.get(image.tag) ?? await endOf(repository, image.tag);
		return end === void 0 || !("cause" in end) && end.date === void 0 && end.grace === void 0;
	}
	const isUnchanged = (image, platform, since) => image.registry === platform ? isListed(image, since) : digestOf(image.registry, image.repository, image.tag).then((digest) => digest === image.digest);
	return {
		open: () => void organization().catch(() => void 0),
		async areUnchanged({ images, platform }, since) {
			return (await Promise.all(images.map((image) => isUnchanged(image, platform, since)))).every(Boolean);
		},
		hasNotMoved,
		listed: inOrganization
	};
}
async function unlessFailed(read) {
	try {
		return await read();
	} catch (error) {
		if (error instanceof Failure) return void 0;
		throw error;
	}
}
function lastUse(audits) {
	const tags = new Set();
	let announcesEnd = false;
	for (const { carry, kept, announcesEnd: asked } of audits) {
		for (const { registry, repository, tag } of carry?.images ?? []) if (registry === carry?.platform) tags.add(`${repository}:${tag}`);
		for (const { tag } of kept?.tags ?? []) tags.add(tag);
		announcesEnd ||= asked;
	}
	return {
		tags,
		organizations: new Set([...tags].map(organizationOfImage)),
		announcesEnd
	};
}
function tagsInUse({ tags, announcesEnd }, publicOrganization) {
	const own = [...tags].filter((tag) => organizationOfImage(tag) !== publicOrganization);
	const names = new Map();
	for (const tag of announcesEnd ? own : []) {
		const name = tag.slice(tag.lastIndexOf(":") + 1);
		names.set(name, (names.get(name) ?? 0) + 1);
	}
	return {
		count: own.length,
		names
	};
}
function organizationOfImage(image) {
	return image.slice(0, Math.max(0, image.indexOf("/")));
}
// lib/organization/since.js
async function openPreviousAudit(context, host) {
	const { flags, switches } = context.invocation;
	const since = flags.get("since");
	if (since === void 0) return { audits: new Map() };
	const isWhole = switches.has("full") || !flags.has("output");
	const reading = openShardFile(since).then(({ rows }) => readPreviousAudits(rows));
	const last = memoizeAsync(async () => lastUse((await reading).values()));
	const [audits, now] = await Promise.all([reading, isWhole ? void 0 : askNow(context, host, last)]);
	if (now !== void 0 && "issues" in now) return now;
	return {
		audits,
		...compact({ now })
	};
}
async function askNow(context, host, last) {
	const read = await configureWithoutPolicy((name) => name === "mode" ? "audit" : inputOf(context, name));
	if ("issues" in read) return read;
	const { group, platform } = read.config;
	const unchanged = createUnchanged({
		clients: await connect(host, read.config),
		last,
		...compact({
			publicOrganization: platform?.publicOrganization,
			group
		})
	});
	unchanged.open();
	return {
		unchanged,
		access: accessOf(read.config)
	};
}
const nothingKnown = {
	listedAt: 0,
	access: "",
	repositories: new Map(),
	lists: new Map()
};
async function sincePreviousAudit(context, host, repositories, { audits, now }) {
	const { flags } = context.invocation;
	const [since = "", output, known] = [
		flags.get("since"),
		flags.get("output"),
		flags.get("known")
	];
	if (now === void 0 || output === void 0) {
		if (known !== void 0) await writeKnown(known, nothingKnown);
		return {
			audits,
			carried: new Set(),
			renewed: new Map()
		};
	}
	const { unchanged, access } = now;
	const startedAt = host.clock.now();
	const heads = await headsOfKnown(context, host, {
		repositories,
		audits
	});
	const costs = new Map(audits);
	const carried = new Set();
	const renewed = new Map();
	const holding = collectKnown(unchanged);
	const hold = async (last) => {
		if (last === void 0) return;
		const cost = Math.max(1, last.cost - await holding.add(last));
		costs.set(repositoryKey(last.repository), {
			...last,
			cost
		});
	};
	const decide = async (repository) => {
		const head = heads.get(repository);
		const commit = head === "empty" ? void 0 : head?.commit;
		const last = audits.get(repositoryKey(repository));
		const why = await renewalOf(last, {
			now: startedAt,
			commit,
			...unchanged
		});
		if (why === void 0) carried.add(repositoryKey(repository));
		else renewed.set(why, (renewed.get(why) ?? 0) + 1);
		if (why !== void 0 && why !== "old") await hold(last);
	};
	await Promise.all(repositories.map(decide));
	if (carried.size === repositories.length) {
		const one = repositoryKey(repositories[0] ?? "");
		carried.delete(one);
		await hold(audits.get(one));
	}
	const kept = [...audits].flatMap(([key, last]) => carried.has(key) ? [[last.line, last]] : []);
	await copy(shardLines(since), output, new Map(kept));
	if (known !== void 0) await writeKnown(known, {
		listedAt: startedAt,
		access,
		...holding.result()
	});
	return {
		audits: costs,
		carried,
		renewed
	};
}
function headsOfKnown(context, host, { repositories, audits }) {
	const atOnce = 4;
	const send = withPace(host.send, host.clock, shareOf(1, atOnce));
	const api = remoteApi({
		...host,
		send
	}, context.environment, githubTokenOf(context));
	const seen = repositories.filter((name) => audits.has(repositoryKey(name)));
	return headsOf(api, seen.flatMap((name) => readName(name) ?? []), atOnce);
}
async function copy(lines, output, carried) {
	const writer = await writeLines(output, true);
	let number = 0;
	try {
		await writer.write(JSON.stringify(shardHeadOf([])));
		for await (const { text } of lines) {
			number += 1;
			const last = carried.get(number);
			if (last === void 0) continue;
			await writer.write(last.isCarried ? text : `${text.slice(0, text.lastIndexOf("}"))},"carried":true}`);
		}
	} finally {
		await writer.close();
	}
}
function collectKnown(unchanged) {
	const repositories = new Map();
	const lists = new Map();
	return {
		async add({ repository, startedAt, inputs, kept }) {
			if (startedAt === void 0 || inputs === void 0 || kept === void 0) return 0;
			const tags = [];
			for (const { tag, digest } of kept.tags) {
				const at = tag.lastIndexOf(":");
				const [image, name] = [tag.slice(0, at), tag.slice(at + 1)];
				const listed = await unchanged.listed(image);
				if (listed === void 0) continue;
				lists.set(image, listed);
				if (await unchanged.hasNotMoved(image, {
					tag: name,
					digest
				}, startedAt)) tags.push(tag);
			}
			repositories.set(repositoryKey(repository), {
				repository,
				inputs,
				histories: kept.histories,
				tags
			});
			return tags.length;
		},
		result: () => ({
			repositories,
			lists
		})
	};
}
// lib/organization/plan.js
async function candidates(context, host) {
	const { invocation, environment } = context;
	const file = invocation.flags.get("list");
	if (file !== void 0) return candidatesIn(file);
	return listRepositories(remoteApi(host, environment, githubTokenOf(context)), invocation.operands[0] ?? "");
}
async function candidatesIn(file) {
	const read = await readUserFile(file);
	if ("unreadable" in read) return { issues: [`${file} ${read.absent === true ? "does not exist" : `cannot be read (${read.unreadable})`}.`] };
	const named = read.text.split(/\r?\n/).map((line, index) => ({
		text: line.trim(),
		number: index + 1
	})).filter(({ text }) => text !== "" && !text.startsWith("#"));
	const issues = named.flatMap(({ text, number }) => readName(text) === void 0 || text.includes("@") ? [`${file}:${number}: \`${text.slice(0, 100)}\` is not OWNER/REPO.`] : []);
	if (issues.length > 0) return { issues };
	const flat = {
		archived: false,
		fork: false,
		size: 0,
		topics: []
	};
	return named.map(({ text }) => ({
		repository: text,
		...flat
	})).sort((a, b) => byName(a.repository, b.repository));
}
const maxOutputUnits = 5e5;
async function plan(context) {
	const issues = issuesIn(context);
	if (issues.length > 0) return usageErrors(context, "usage", issues);
	try {
		return await printPlan(context);
	} catch (error) {
		if (error instanceof ShardError) return usageErrors(context, "usage", [error.message]);
		if (error instanceof Failure) return printFailure(context, gapFrom(error, "plan"));
		throw error;
	}
}
async function printPlan(context) {
	const { invocation, environment, out, err } = context;
	const host = localHost({
		root: ".",
		environment,
		...printOptionsOf(context)
	});
	const plannedAt = new Date(host.clock.now()).toISOString();
	const [listed, opened] = await Promise.all([candidates(context, host), openPreviousAudit(context, host)]);
	if ("issues" in listed) return usageErrors(context, "usage", listed.issues);
	if ("issues" in opened) return usageErrors(context, "usage", opened.issues);
	const { chosen, left } = selectRepositories(listed, {
		archived: invocation.switches.has("archived"),
		forks: invocation.switches.has("forks"),
		match: linesOf(invocation, "match"),
		exclude: linesOf(invocation, "exclude"),
		topics: linesOf(invocation, "topic")
	});
	const counted = reasons.flatMap((reason) => left.has(reason) ? [`${left.get(reason)} ${reason}`] : []);
	const leftOut = counted.length === 0 ? "" : `; left out: ${counted.join(", ")}`;
	const last = await sincePreviousAudit(context, host, chosen.map(({ repository }) => repository), opened);
	const isCarried = ({ repository }) => last.carried.has(repositoryKey(repository));
	const planned = chosen.filter((one) => !isCarried(one));
	const shards = shardsOf(planned, shardsIn(context), last.audits);
	const matrix = { include: shards.map(({ shard, repositories }) => ({
		shard,
		repositories: repositories.join("\n")
	})) };
	const text = JSON.stringify(matrix);
	if (chosen.length === 0) return usageErrors(context, "usage", [`No repository is left to audit${leftOut}.`]);
	const again = renewals.flatMap((why) => last.renewed.has(why) ? [renewalText(why, last.renewed.get(why) ?? 0)] : []);
	const carried = chosen.filter(isCarried).map(({ repository }) => repository);
	const kept = carried.length === 0 ? "" : `; ${carried.length} carried over`;
	const why = again.length === 0 ? "" : ` (planned: ${again.join(", ")})`;
	err(`${plural(planned.length, "repository")} in ${plural(shards.length, "shard")}${kept}${why}${leftOut}`);
	const sink = await stepSink(host.sink, environment);
	sink.output("matrix", text.length <= maxOutputUnits ? text : JSON.stringify(withoutRepositories(matrix)));
	sink.output("repositories", String(planned.length));
	const more = {
		...carried.length === 0 ? {} : { carried },
		plannedAt
	};
	out(invocation.flags.has("since") ? JSON.stringify({
		...matrix,
		...more
	}) : text);
	return 0;
}
function renewalText(why, count) {
	return `${count} ${{
		new: "without an earlier audit",
		old: "after six days",
		version: "after an upgrade of Tagproof",
		"may change": "that depend on dates, advisories or signatures, or were incomplete",
		commit: "with new commits",
		tags: "with tags that have changed or cannot be read"
	}[why]}`;
}
function withoutRepositories({ include }) {
	return { include: include.map(({ shard }) => ({ shard })) };
}
function shardsIn({ invocation }) {
	return Number(invocation.flags.get("shards") ?? "8");
}
function issuesIn(context) {
	const { invocation } = context;
	const shards = shardsIn(context);
	const organization = invocation.operands[0];
	const sources = [organization, invocation.flags.get("list")].filter((one) => one !== void 0);
	const { flags, switches } = invocation;
	const needsSince = flags.has("output") || flags.has("known") || switches.has("full");
	const since = flags.get("since");
	const overwriting = ["output", "known"].filter((name) => {
		const file = flags.get(name);
		return since !== void 0 && file !== void 0 && isSameFile(since, file);
	});
	const globs = [...linesOf(invocation, "match"), ...linesOf(invocation, "exclude")];
	return [
		...sources.length === 1 ? [] : ["`plan` requires either an organization or `--list FILE`."],
		...organization === void 0 || /^[\w-]{1,100}$/.test(organization) ? [] : [`\`${organization.slice(0, 100)}\` is not the name of an organization.`],
		...Number.isInteger(shards) && shards >= 1 && shards <= 256 ? [] : [`\`--shards\` must be a number from 1 to 256.`],
		...needsSince && !flags.has("since") ? ["`--output`, `--known` and `--full` require `--since`."] : [],
		...overwriting.map((name) => `\`--${name}\` is the file of \`--since\`. Name another file.`),
		...globs.filter((glob) => !isNameGlob(glob)).map((glob) => `\`${glob.slice(0, 100)}\` is not a glob over repository names.`)
	];
}
export { plan };
