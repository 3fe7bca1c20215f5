import { D as inputOf, E as githubTokenOf, F as usageErrors, M as printOptionsOf, N as printParts, O as linesOf, S as stopSignal, ft as Failure, ht as gapFrom, pt as LimitFailure } from "./scan-DFDHd4Kl.js";
import { a as gateOn, c as silentHost, r as folderHost } from "./gate-CYeapkKr.js";
import { H as memoizeAsync, I as fieldsOf, R as jsonParts, Z as hourMs, mt as startOfGlob, ot as plain, pt as pathMatcher, st as plural, yt as compact, z as parseJson } from "./reading-DT2Pr2dB.js";
import { n as RememberedScans, r as openRunCache, t as run } from "./run-Bsay3NZR.js";
import { a as remoteApi, c as shareOf, i as objectsPlace, l as withPace, n as issuesOfNames, o as remoteHost, r as notFromRemotePolicy, s as piecesAtOnce, t as issueOf, u as headsOf } from "./remote-BBsN1hID.js";
import { c as rateRefusal, n as guardHost, s as withAbort } from "./http-kiv8ZDRX.js";
import { t as decodeJwt } from "./decode_jwt-B7T8atRy.js";
import { a as withPlatformTransport, i as registryHost, t as connect } from "./clients-1vmCjFb-.js";
import { n as configureWithoutPolicy, t as configure } from "./config-MElt0Z2K.js";
import { _ as writeLines, a as shardHeadOf, c as readName, d as inputsOf, f as reuseConditionsOf, l as repositoryKey, s as byName, t as ShardError } from "./schema-BlTlU03A.js";
import { t as localHost } from "./local-Dxo6jF7o.js";
import { x as viewOf } from "./terminal-D54zA5g1.js";
import { h as verdictText } from "./format-BQsPXYkp.js";
import { n as policySources } from "./policy-sources-y5Wo0v9G.js";
import { a as accessOf, o as plannedIn, s as readKnown, t as maxResultAgeMs } from "./previous-audit-DbRI7e-f.js";
import { n as readEarlier, t as changesSince } from "./trend-ClhVyWBR.js";
import { createHash } from "node:crypto";
// lib/clients/http/rate-plan.js
const marginMs = 2e3;
function createRatePlan(clock, reserve) {
	const budgets = new Map();
	function note({ headers }) {
		const [remaining, reset] = [headers["x-ratelimit-remaining"], headers["x-ratelimit-reset"]];
		if (!/^\d{1,9}$/.test(remaining ?? "") || !/^\d{1,12}$/.test(reset ?? "")) return;
		const resetsAt = Math.min(Number(reset) * 1e3, clock.now() + hourMs);
		const resource = (headers["x-ratelimit-resource"] ?? "").slice(0, 50);
		const known = budgets.get(resource);
		if (known === void 0 || resetsAt > known.resetsAt) budgets.set(resource, {
			remaining: Number(remaining),
			resetsAt,
			reserve: reserveOf(headers)
		});
		else if (resetsAt === known.resetsAt) known.remaining = Math.min(known.remaining, Number(remaining));
	}
	function reserveOf(headers) {
		const limit = headers["x-ratelimit-limit"] ?? "";
		return /^\d{1,9}$/.test(limit) ? Math.min(reserve, Number(limit) / 2) : reserve;
	}
	function waitMs() {
		const now = clock.now();
		const waits = [...budgets.values()].map(({ remaining, resetsAt, ...budget }) => remaining < budget.reserve && resetsAt > now ? resetsAt - now + marginMs : 0);
		return Math.min(hourMs, Math.max(0, ...waits));
	}
	return {
		watch: (send) => async (request) => {
			const response = await send(request);
			note(response);
			return response;
		},
		async ready() {
			const ms = waitMs();
			if (ms > 0) await clock.sleep(ms);
		}
	};
}
// lib/clients/http/shared.js
const sharedMs = 12e5;
const tokenMs = 3e4;
const maxBytes$1 = 134217728;
function shareResponses({ now }) {
	const held = new Map();
	let bytes = 0;
	function drop(key, entry) {
		if (held.get(key) !== entry) return;
		held.delete(key);
		bytes -= entry.bytes;
	}
	function ask(key, send, request) {
		const before = held.get(key);
		if (before !== void 0) drop(key, before);
		const response = send(request);
		const entry = {
			response,
			at: now(),
			until: Number.POSITIVE_INFINITY,
			bytes: 0
		};
		held.set(key, entry);
		response.then((received) => {
			entry.at = now();
			entry.until = entry.at + lifetimeOf(request, received, entry.at);
			entry.bytes = received.body.length;
			if (held.get(key) === entry) bytes += entry.bytes;
			for (const [oldest, one] of held) {
				if (bytes <= maxBytes$1) break;
				drop(oldest, one);
			}
		}, () => drop(key, entry));
		return response;
	}
	return { forRun() {
		const asked = new Set();
		const count = { saved: 0 };
		const share = (send) => async (request) => {
			if (!isRepeatable(request)) return send(request);
			const key = keyOf(request);
			const entry = asked.has(key) ? void 0 : held.get(key);
			asked.add(key);
			if (entry === void 0 || now() >= entry.until || now() < entry.at) return ask(key, send, request);
			try {
				const response = await entry.response;
				if (lifetimeOf(request, response, entry.at) === 0) return await ask(key, send, request);
				count.saved += 1;
				return aged(response, now() - entry.at);
			} catch (error) {
				if (isOfOneRun(error)) return ask(key, send, request);
				throw error;
			}
		};
		return {
			share,
			count
		};
	} };
}
function isOfOneRun(error) {
	return error instanceof LimitFailure || error instanceof Failure && error.reason === "stopped";
}
function isRepeatable({ method, repeatable }) {
	return method === "GET" || method === "HEAD" || repeatable === true;
}
function keyOf({ method, url, headers, authorization, body }) {
	const credential = authorization && [authorization.scheme, authorization.credential.expose()];
	return createHash("sha256").update(JSON.stringify([
		method,
		url,
		Object.entries(headers).sort(),
		credential,
		body
	])).digest("hex");
}
const passing = new Set([
	408,
	425,
	429
]);
function lifetimeOf(request, response, now) {
	const { status, body } = response;
	const isRefusedCredential = status === 401 && request.authorization !== void 0;
	if (status >= 500 || passing.has(status) || isRefusedCredential) return 0;
	if (rateRefusal(request, response) !== void 0 || hasGraphqlErrors(request, response)) return 0;
	const token = body.length < 65536 && body.includes("token\"") ? tokenIn(parseJson(body)) : void 0;
	return token === void 0 ? sharedMs : Math.min(sharedMs, tokenLifetime(token, now));
}
function hasGraphqlErrors({ url }, { body }) {
	return new URL(url).pathname.endsWith("/graphql") && fieldsOf(parseJson(body)).errors !== void 0;
}
function tokenIn(document) {
	const fields = fieldsOf(document);
	const token = fields.token ?? fields.access_token;
	return typeof token === "string" ? {
		token,
		seconds: fields.expires_in
	} : void 0;
}
function tokenLifetime({ token, seconds }, now) {
	if (typeof seconds === "number") return Math.max(0, seconds * 1e3 / 2);
	try {
		const { exp } = decodeJwt(token);
		return exp === void 0 ? tokenMs : Math.max(0, (exp * 1e3 - now) / 2);
	} catch {
		return tokenMs;
	}
}
function aged(response, ageMs) {
	const { age = "" } = response.headers;
	const seconds = Math.round(ageMs / 1e3) + (/^\d{1,9}$/.test(age) ? Number(age) : 0);
	return seconds === 0 ? response : {
		...response,
		headers: {
			...response.headers,
			age: String(seconds)
		}
	};
}
// lib/organization/merge/owned.js
const ownerFiles = [
	".github/CODEOWNERS",
	"CODEOWNERS",
	"docs/CODEOWNERS"
];
const maxRules = 5e3;
const maxOwners = 10;
const owner = /^(?:@[\w-]{1,100}(?:\/[\w.-]{1,100})?|[\w.+-]{1,100}@[\w.-]{1,100})$/;
function readOwners(text) {
	const rules = text.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, "").trim()).filter((line) => line !== "").map(ruleOf);
	if (rules.length > maxRules) return void 0;
	const lastFirst = rules.reverse();
	const known = new Map();
	return (file) => {
		const owners = known.get(file) ?? lastFirst.find(({ matches }) => matches(file))?.owners ?? [];
		known.set(file, owners);
		return owners;
	};
}
function ruleOf(line) {
	const [pattern = "", ...names] = line.split(/(?<!\\)\s+/);
	const globs = globsOf(pattern.replaceAll("\\ ", " "));
	const [start = ""] = globs.map(startOfGlob);
	const matchesGlob = pathMatcher(globs);
	return {
		matches: (file) => file.startsWith(start) && matchesGlob(file),
		owners: names.filter((name) => owner.test(name)).slice(0, maxOwners)
	};
}
function globsOf(pattern) {
	const literal = pattern.replace(/[[\]{}()!+@]/g, "\\$&");
	const isFolder = literal.endsWith("/");
	const path = literal.replace(/^\/+|\/+$/g, "");
	if (path === "") return [];
	const isAnchored = literal.startsWith("/") || path.includes("/");
	const glob = isAnchored ? path : `**/${path}`;
	if (isFolder) return [`${glob}/**`];
	return isAnchored && path.endsWith("/*") ? [glob] : [glob, `${glob}/**`];
}
const maxBytes = 3145728;
async function withOwners(findings, files) {
	if (findings.every(({ file }) => file === void 0)) return { findings: [...findings] };
	for (const path of ownerFiles) {
		const read = await files.read(path, maxBytes);
		if ("unreadable" in read) {
			if (read.absent === true) continue;
			return {
				findings: [...findings],
				unknown: `${path} cannot be read (${read.unreadable})`
			};
		}
		const ownersOf = readOwners(read.text);
		if (ownersOf === void 0) return {
			findings: [...findings],
			unknown: `${path} has too many rules`
		};
		return { findings: findings.map((finding) => ownedBy(finding, ownersOf)) };
	}
	return { findings: [...findings] };
}
function ownedBy(finding, ownersOf) {
	const owners = finding.file === void 0 ? [] : ownersOf(finding.file);
	return owners.length === 0 ? finding : {
		...finding,
		owners: [...owners]
	};
}
// lib/organization/one.js
const maxListAgeMs = 12e5;
function auditKnowledge(options) {
	const { knowledge, cached, repository, inputs, access, now } = options;
	const isSame = knowledge?.access === access;
	const isFresh = knowledge !== void 0 && knowledge.listedAt <= now && now - knowledge.listedAt < maxListAgeMs;
	const last = isSame ? knowledge.repositories.get(repositoryKey(repository)) : void 0;
	const still = new Set(last?.inputs === inputs ? last.tags : []);
	const stored = memoizeAsync(async () => last === void 0 || cached === void 0 ? new Map() : cached.whole(last.histories));
	const used = new Map();
	const count = { saved: 0 };
	return {
		count,
		listOf: (image) => isSame && isFresh ? knowledge.lists.get(image) : void 0,
		async recordsOf(tag) {
			const known = still.has(tag) ? (await stored()).get(tag) : void 0;
			if (known === void 0 || known.readAt > now || now - known.readAt >= maxResultAgeMs) return void 0;
			if ((known.records.at(-1)?.at ?? Number.POSITIVE_INFINITY) > now) return void 0;
			used.set(tag, known);
			count.saved += 1;
			return known.records;
		},
		keep(tag, records) {
			if (records.length > 0) used.set(tag, {
				tag,
				readAt: now,
				records
			});
		},
		async store() {
			if (cached === void 0 || used.size === 0) return void 0;
			return {
				histories: await cached.keepWhole([...used.values()]),
				tags: [...used.values()].flatMap(newestOf).sort(byTag)
			};
		}
	};
}
function newestOf({ tag, records }) {
	const at = records.reduce((newest, one) => Math.max(newest, one.at), Number.NEGATIVE_INFINITY);
	const [newest, ...others] = new Set(records.flatMap((one) => one.at === at ? [one.digest] : []));
	return newest === void 0 || others.length > 0 ? [] : [{
		tag,
		digest: newest
	}];
}
function byTag(a, b) {
	return a.tag < b.tag ? -1 : 1;
}
async function auditOne(auditing, name) {
	const named = readName(name);
	if (named === void 0) throw new Error(`${name} is not the name of a repository`);
	const repository = `${named.owner}/${named.name}`;
	const failed = (why) => ({
		row: {
			repository,
			failed: { ...why }
		},
		exitCode: 3
	});
	try {
		await auditing.ready();
		const head = named.ref === void 0 ? auditing.heads.get(repository) : void 0;
		const { api, cached } = auditing;
		const objects = cached?.objects(objectsPlace(api, named));
		const host = await remoteHost(quietHost(auditing), api, named, {
			head,
			objects
		});
		const sources = await policySources(host, auditing.githubToken, void 0);
		const read = await configure({
			get: auditing.get,
			...sources,
			notFromPolicy: notFromRemotePolicy
		});
		if ("issues" in read) return failed({
			cause: "policy-unread",
			subject: repository,
			message: `Its policy is invalid: ${read.issues.slice(0, 5).join(" ").slice(0, 2e3)}`
		});
		const { config } = read;
		const [inputs, access, now] = [
			inputsOf(config),
			accessOf(config),
			host.clock.now()
		];
		const known = auditKnowledge({
			knowledge: auditing.knowledge,
			cached,
			repository,
			inputs,
			access,
			now
		});
		const shared = auditing.shared.forRun();
		const own = {
			...host,
			shared,
			known
		};
		const { report, exitCode } = await run(own, config, asInRow);
		const carry = reuseConditionsOf(report, config, registryHost(config.platform).registry);
		const kept = report.incomplete.every(({ cause }) => cause !== "clock") ? await known.store() : void 0;
		const { findings, unknown } = await withOwners(report.findings, host.files);
		await objects?.store();
		const facts = {
			inputs,
			...compact({
				carry,
				kept,
				ownersUnknown: unknown
			})
		};
		return {
			row: {
				repository,
				report: {
					...report,
					findings
				},
				...facts
			},
			exitCode
		};
	} catch (error) {
		return failed(gapFrom(error, repository));
	}
}
function asInRow({ histories: _, record: __, ...rest }) {
	return rest;
}
function quietHost({ host, environment }) {
	const { git: _, stop, ...rest } = silentHost(host);
	const addresses = [
		"GITHUB_API_URL",
		"GITHUB_GRAPHQL_URL",
		"GITHUB_SERVER_URL"
	];
	return {
		...rest,
		...stop === void 0 ? {} : { stop: AbortSignal.any([stop]) },
		sink: {
			...rest.sink,
			progress: () => void 0
		},
		tell: host.sink.log,
		...compact({ job: host.ci }),
		files: {
			...host.files,
			save: async () => void 0
		},
		ci: {
			variable: (name) => addresses.includes(name) ? environment[name] || void 0 : void 0,
			payload: async () => ({})
		}
	};
}
function duplicatesIn(names) {
	const known = new Set();
	return names.filter((name) => {
		const key = repositoryKey(name.split("@")[0] ?? "");
		return known.size === known.add(key).size;
	});
}
// lib/organization/many.js
const singleRunFlags = [
	"sarif",
	"html",
	"issue",
	"comment",
	"pull-request",
	"ledger",
	"since"
];
function manyIssues(invocation, names) {
	const [shard, jobs] = [invocation.flags.get("shard"), invocation.flags.get("jobs")];
	const given = singleRunFlags.filter((name) => invocation.flags.has(name));
	return [
		...names.length === 0 ? ["`--shard` and `--json-lines` require `--repository`, or `--plan` with `--shard`."] : [],
		...outputIssues(invocation),
		...shard === void 0 || /^\d{1,3}\/\d{1,3}$/.test(shard) ? [] : [`\`--shard\` is \`${shard.slice(0, 100)}\`, but must be like 3/8.`],
		...jobs === void 0 || /^[1-9]\d{0,2}$/.test(jobs) ? [] : [`\`--jobs\` is \`${jobs.slice(0, 100)}\`, but must be a number from 1 to 999.`],
		...duplicatesIn(names).map((name) => `\`--repository\` names ${name} more than once.`),
		...given.map((name) => `\`--${name}\` only works for a single repository. For a common report, use \`tagproof merge\`.`),
		...invocation.operands.length > 0 ? ["Set either a folder or repositories, not both."] : []
	];
}
function outputIssues({ flags, switches, json }) {
	if (!switches.has("json-lines")) return [];
	return [...flags.has("report") ? ["`--report`"] : [], ...json ? ["`--json`"] : []].map((other) => `Set either \`--json-lines\` or ${other}, not both.`);
}
function signInEarly(host, get) {
	signIn(host, get).catch(() => void 0);
}
async function signIn(host, get) {
	const read = await configureWithoutPolicy(get);
	if ("issues" in read) return;
	const { config } = read;
	await connect(guardHost(withPlatformTransport(host, config), config).host, config);
}
function isMany(invocation) {
	const { flags, switches } = invocation;
	return flags.has("shard") || switches.has("json-lines") || linesOf(invocation, "repository").length > 1;
}
const defaultReport = "tagproof-shard.jsonl";
const concurrency = 4;
const knownConcurrency = 16;
const patienceMs = 6e5;
async function auditMany(context, names) {
	const { invocation, environment, out, err } = context;
	const issues = manyIssues(invocation, names);
	if (issues.length > 0) return usageErrors(context, "usage", issues);
	const toOutput = invocation.switches.has("json-lines");
	const look = toOutput ? {
		...printOptionsOf(context),
		print: err
	} : printOptionsOf(context);
	const host = {
		...localHost({
			root: ".",
			environment,
			stop: stopSignal(),
			...look
		}),
		scans: new RememberedScans()
	};
	const shard = invocation.flags.get("shard");
	const file = invocation.flags.get("report") ?? defaultReport;
	const sorted = [...names].sort(byName);
	const repositories = sorted.map((name) => name.split("@")[0] ?? "");
	const knowledge = await readKnowledge(invocation.flags.get("known"));
	if (knowledge !== void 0 && "issue" in knowledge) return usageErrors(context, "usage", [knowledge.issue]);
	const isKnown = repositories.every((name) => knowledge?.repositories.has(repositoryKey(name)));
	const jobs = jobsAtOnce(invocation);
	const atOnce = isKnown ? piecesAtOnce(jobs, concurrency, knownConcurrency) : concurrency;
	const auditing = await auditingOf(context, host, sorted, {
		knowledge,
		share: shareOf(jobs, atOnce)
	});
	if ("issue" in auditing) {
		err(auditing.issue);
		return auditing.exitCode;
	}
	const lines = toOutput ? linesTo(context) : await writeLines(file);
	const audited = [];
	try {
		await lines.write(JSON.stringify(shardHeadOf([{
			...shard === void 0 ? {} : { shard },
			repositories
		}])));
		for await (const { row, exitCode } of inOrder(sorted, atOnce, (name) => auditOne(auditing, name))) {
			await lines.write(jsonParts(row));
			const says = row.report === void 0 ? `incomplete: ${row.failed?.message}` : verdictText(row.report, viewOf(row.report));
			audited.push({
				repository: row.repository,
				exitCode,
				says
			});
			err(plain(`${audited.length}/${sorted.length} ${row.repository}: ${says}`));
		}
	} finally {
		await lines.close();
	}
	const objects = auditing.cached?.count.saved ?? 0;
	if (objects > 0) err(`${plural(objects, "git object")} from the cache, not requested from the CI host`);
	if (toOutput) err(`${audited.length} of ${sorted.length} repositories`);
	else if (invocation.json) out(JSON.stringify({
		report: file,
		repositories: audited
	}, null, 2));
	else out(`${file}: ${audited.length} of ${sorted.length} repositories`);
	return worstExitCode(audited, inputOf(context, "on-incomplete") === "warn");
}
function jobsAtOnce({ flags }) {
	const shards = Number(flags.get("shard")?.split("/")[1] ?? "1");
	return Math.min(shards, Number(flags.get("jobs") ?? shards));
}
function linesTo(context) {
	return {
		write: (line) => printParts(context, typeof line === "string" ? [line] : line),
		close: async () => void 0
	};
}
async function auditingOf(context, host, names, { knowledge, share }) {
	const { environment } = context;
	const githubToken = githubTokenOf(context);
	try {
		const plan = createRatePlan(withAbort(host).clock, share.reserve);
		const send = withPace(plan.watch(host.send), host.clock, share);
		const api = remoteApi({
			...host,
			send
		}, environment, githubToken, patienceMs);
		const get = (name) => name === "mode" ? "audit" : name === "report" ? void 0 : inputOf(context, name);
		const repositories = names.flatMap((name) => name.includes("@") ? [] : readName(name) ?? []);
		const cached = await openRunCache(host, compact({ cache: get("cache") }));
		const shared = shareResponses(host.clock);
		signInEarly({
			...quietHost({
				host,
				environment
			}),
			shared: shared.forRun()
		}, get);
		return {
			host,
			api,
			environment,
			githubToken,
			get,
			heads: await headsOf(api, repositories),
			cached,
			shared,
			ready: plan.ready,
			...compact({ knowledge })
		};
	} catch (error) {
		return issueOf(error, "CI host");
	}
}
async function readKnowledge(file) {
	try {
		return file === void 0 ? void 0 : await readKnown(file);
	} catch (error) {
		if (error instanceof ShardError) return { issue: error.message };
		throw error;
	}
}
async function* inOrder(names, atOnce, audit) {
	const underWay = [];
	for (const name of names) {
		const answer = audit(name);
		answer.catch(() => void 0);
		underWay.push(answer);
		const [first] = underWay;
		if (underWay.length < atOnce || first === void 0) continue;
		underWay.shift();
		yield await first;
	}
	for (const answer of underWay) yield await answer;
}
function worstExitCode(audited, warnOnly) {
	const is = (code) => audited.some(({ exitCode }) => exitCode === code);
	return is(1) ? 1 : is(3) && !warnOnly ? 3 : 0;
}
// lib/organization/audit.js
const flagsOfMany = ["known", "jobs"];
async function audit(context) {
	const { invocation, environment, err } = context;
	const asked = await namesOf(context);
	const wrong = "issue" in asked ? [asked.issue] : issuesOfNames(asked.names);
	if ("issue" in asked || wrong.length > 0) return usageErrors(context, "usage", wrong);
	const { names } = asked;
	if (isMany(invocation)) return auditMany(context, names);
	const ofMany = flagsOfMany.filter((flag) => invocation.flags.has(flag));
	if (ofMany.length > 0) return usageErrors(context, "usage", ofMany.map(needsMany));
	const since = invocation.flags.get("since");
	const read = since === void 0 ? void 0 : await readEarlier(since, "one");
	if (read !== void 0 && "issue" in read) return usageErrors(context, "usage", [read.issue]);
	const amend = read && changesSince(read.earlier);
	const local = folderHost(context);
	const repository = names[0] === void 0 ? void 0 : readName(names[0]);
	if (repository === void 0) return gateOn(context, local, compact({ amend }));
	try {
		const api = remoteApi(local, environment, githubTokenOf(context));
		const host = await remoteHost(local, api, repository);
		return gateOn(context, host, {
			notFromPolicy: notFromRemotePolicy,
			...compact({ amend })
		});
	} catch (error) {
		const { issue, exitCode } = issueOf(error, names[0] ?? "");
		err(issue);
		return exitCode;
	}
}
function needsMany(flag) {
	return `\`--${flag}\` requires several repositories, or \`--shard\` or \`--json-lines\`.`;
}
async function namesOf({ invocation }) {
	const names = linesOf(invocation, "repository");
	const [plan, shard] = [invocation.flags.get("plan"), invocation.flags.get("shard")];
	if (plan === void 0) return { names };
	if (names.length > 0) return { issue: "Set either `--repository` or `--plan`, not both." };
	if (shard === void 0) return { issue: "`--plan` requires `--shard`." };
	return plannedIn(plan, shard);
}
export { audit };
