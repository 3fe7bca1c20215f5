import { i as repositoryPath, n as apiHeaders, o as requestJson, s as githubError, t as apiAuthorization } from "./api-l38x_bCj.js";
import { c as resolveCommit, r as filesOf, s as oneByOne } from "./files-ID5y8LHs.js";
import { T as string, b as number, f as array, x as object } from "./schemas-eoL3S0JI.js";
import { n as datetime } from "./iso-BUxoLqnE.js";
import { ft as Failure, ht as gapFrom, pt as LimitFailure, u as locator } from "./scan-DFDHd4Kl.js";
import { Ct as smallest, D as isDigest, F as distinctByJson, H as memoizeAsync, M as repositoryName, N as withImpliedTag, St as largest, T as imageName, at as onOneLine, ct as shortDigest, h as isSeq, j as parseImage, m as isScalar, n as scanCheckout, p as isMap, q as dayMs, rt as numberText, st as plural, u as parseDocument, yt as compact } from "./reading-DT2Pr2dB.js";
import { n as RememberedScans } from "./run-Bsay3NZR.js";
import { n as limitOf } from "./limit-iMlwQmPW.js";
import { i as answers, s as worst } from "./markdown-jYScH0gi.js";
import { u as followRedirects } from "./clients-1vmCjFb-.js";
import { StringDecoder } from "node:string_decoder";
// lib/clients/github/runs.js
const maxResults = 1e3;
const pageSize = 100;
const needs = "actions: read";
const commit = string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const time = datetime({ offset: true }).transform((text) => Date.parse(text));
const runShape = object({
	id: number().int(),
	run_attempt: number().int().min(1).default(1),
	head_sha: commit,
	head_branch: string().nullable().default(null),
	path: string(),
	event: string(),
	html_url: string(),
	created_at: time,
	updated_at: time,
	pull_requests: array(object({
		number: number(),
		base: object({ sha: commit })
	})).nullish().transform((pulls) => pulls ?? []),
	referenced_workflows: array(object({
		path: string(),
		sha: commit.optional()
	})).nullish().transform((workflows) => workflows ?? [])
});
const runsAnswer = object({
	total_count: number().int(),
	workflow_runs: array(runShape)
});
async function listRuns(api, repository, { from, to }, take) {
	const operation = `Workflow runs of ${repository.owner}/${repository.name}`;
	const ask = (page) => requestJson(api, {
		operation,
		path: `${repositoryPath(repository)}/actions/runs`,
		query: {
			created: `${secondText(from)}..${secondText(to)}`,
			per_page: String(pageSize),
			page: String(page)
		},
		needs
	}, runsAnswer);
	const first = await ask(1);
	const total = first.total_count;
	if (total > maxResults) {
		const middle = from + Math.floor((to - from) / 2e3) * 1e3;
		if (middle + 1e3 > to) throw new Failure("bad-answer", `${operation}: more than ${numberText(maxResults)} were created at ${secondText(from)}`);
		await listRuns(api, repository, {
			from: middle + 1e3,
			to
		}, take);
		await listRuns(api, repository, {
			from,
			to: middle
		}, take);
		return;
	}
	const ids = new Set();
	const taken = (runs) => {
		for (const run of runs) {
			if (ids.has(run.id)) continue;
			ids.add(run.id);
			take(run);
		}
	};
	taken(first.workflow_runs);
	for (let page = 2; (page - 1) * pageSize < total; page += 1) taken((await ask(page)).workflow_runs);
	if (ids.size < total) throw new Failure("bad-answer", `${operation}: the list says ${numberText(total)}, but has ${numberText(ids.size)}. Run it again`);
}
function secondText(at) {
	return new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
}
const jobShape = object({
	id: number().int(),
	name: string(),
	conclusion: string().nullable(),
	started_at: time.nullish(),
	completed_at: time.nullish(),
	html_url: string().nullish()
});
const jobsAnswer = object({
	total_count: number().int(),
	jobs: array(jobShape)
});
async function listJobs(api, repository, run, attempt) {
	const operation = `Jobs of run ${run}, attempt ${attempt}`;
	const path = `${repositoryPath(repository)}/actions/runs/${run}/attempts/${attempt}/jobs`;
	const jobs = new Map();
	for (let page = 1; page <= maxResults / pageSize; page += 1) {
		const answer = await requestJson(api, {
			operation,
			path,
			query: {
				per_page: String(pageSize),
				page: String(page)
			},
			needs
		}, jobsAnswer);
		for (const job of answer.jobs) jobs.set(job.id, job);
		if (jobs.size >= answer.total_count) return [...jobs.values()];
		if (answer.jobs.length === 0) break;
	}
	throw new Failure("bad-answer", `${operation}: the list is not complete after ${numberText(jobs.size)} jobs`);
}
// lib/exposure/decide.js
function pinKey(image, digest) {
	return `${repositoryName(image)}@${digest}`;
}
function badDigests({ windows }) {
	return new Set(windows.flatMap(({ digests }) => digests));
}
function isBad({ windows }, digest) {
	return windows.some(({ digests }) => digests.includes(digest));
}
function reasonOf(incident, known, one) {
	const { image, raw, why = "" } = one;
	if (image === void 0) return {
		answer: "unknown",
		why: `${raw}: cannot determine the image: ${why}`
	};
	const { digest } = image;
	if (digest === void 0) return void 0;
	if (isBad(incident, digest)) return {
		answer: "exposed",
		why: `${raw}: the digest is a bad one of the incident`
	};
	const harmless = whyHarmless(incident, known, image, digest);
	if (harmless !== void 0) return {
		answer: "not-exposed",
		why: `${raw}: the digest ${harmless}`
	};
	return {
		answer: "possibly-exposed",
		why: `${raw}: the digest is first seen within the window`
	};
}
function whyHarmless(incident, known, image, digest) {
	if (isBad(incident, digest)) return void 0;
	if (known.has(pinKey(image, digest))) return "was pinned before the window, by commit dates";
	return incident.windows.some(({ good }) => good.includes(digest)) ? "is listed as good" : void 0;
}
function decideRun(incident, known, facts) {
	const { named, unread, called, jobs } = facts;
	if ("unread" in jobs) {
		const found = worst(named.map((one) => reasonOf(incident, known, one)?.answer ?? "possibly-exposed"));
		return {
			answer: found === "exposed" ? "possibly-exposed" : worst([found, "unknown"]),
			reasons: [jobs.unread],
			evidence: []
		};
	}
	if (jobs.length === 0) return {
		answer: "not-exposed",
		reasons: ["no job of it ran within the window"],
		evidence: []
	};
	const evidence = jobs.flatMap(({ name, attempt, url, log }) => log.bad.map(({ line, digest, text }) => ({
		job: name,
		attempt,
		line,
		digest,
		text,
		...url === void 0 ? {} : { url }
	})));
	const reasons = [
		...evidence.map(({ job, line, digest }) => ({
			answer: "exposed",
			why: `the log of ${job} names the bad digest ${shortDigest(digest)} in line ${line}`
		})),
		...named.map((one) => reasonOf(incident, known, one) ?? byLogs(incident, known, facts, one, jobs)),
		...unread.map((why) => ({
			answer: "unknown",
			why: `not read: ${why}`
		})),
		...called.map((path) => ({
			answer: "unknown",
			why: `it calls ${path}, a workflow of another repository that is not read`
		}))
	];
	const answer = worst(reasons.map((one) => one.answer));
	const shown = reasons.filter((one) => one.answer === answer).map(({ why }) => why);
	return {
		answer,
		reasons: [...new Set(shown)].slice(0, 20),
		evidence: evidence.slice(0, 20)
	};
}
function byLogs(incident, known, { named }, one, jobs) {
	const possibly = (why) => ({
		answer: "possibly-exposed",
		why: `${one.raw}: ${why}`
	});
	const missing = jobs.find(({ log }) => log.unread !== void 0);
	if (missing !== void 0) return possibly(`${missing.log.unread} (job ${missing.name})`);
	const { image } = one;
	if (image === void 0) return possibly("the image is not known");
	const name = imageName(image);
	const isSame = ({ image: other }) => other !== void 0 && imageName(other) === name;
	if (named.some((other) => isSame(other) && other.byRunner !== true)) return possibly("a step or a build uses the tag, and only the runner says for certain what it pulls");
	const pulls = jobs.flatMap(({ log }) => log.pulls).filter((pull) => pulledName(pull.image) === name);
	const cut = jobs.find(({ log }) => !log.isReady);
	if (cut !== void 0) return possibly(`the log of ${cut.name} does not say what the runner has pulled`);
	if (pulls.length === 0) return possibly("no log says what the runner has pulled");
	const other = pulls.find(({ digest }) => whyHarmless(incident, known, image, digest) === void 0);
	if (other !== void 0) return possibly(`the runner has pulled ${shortDigest(other.digest)}, which is neither listed nor known from before`);
	return {
		answer: "not-exposed",
		why: `${one.raw}: ${plural(pulls.length, "pull")} of the runner, all of good digests`
	};
}
function pulledName(raw) {
	const parsed = parseImage(raw);
	return parsed.kind === "image" ? imageName(withImpliedTag(parsed.image)) : void 0;
}
// lib/exposure/log.js
const maxLogBytes = 41943040;
const nothing = {
	bad: [],
	pulls: [],
	isReady: false,
	lines: 0
};
async function readJobLog(api, repository, job, bad) {
	const operation = `Log of job ${job}`;
	const plainRequest = {
		method: "GET",
		url: `${api.addresses.api}${repositoryPath(repository)}/actions/jobs/${job}/logs`,
		headers: apiHeaders
	};
	const first = await api.send({
		...plainRequest,
		...apiAuthorization(api)
	});
	if (first.status === 410) return {
		...nothing,
		unread: "the log is gone: the host keeps logs for 90 days by default"
	};
	if (first.status === 404) return {
		...nothing,
		unread: "the host has no log of the job"
	};
	if (first.status === 401 || first.status === 403) throw githubError(operation, first, "actions: read");
	let reader = new LogReader(bad);
	const stream = () => {
		reader = new LogReader(bad);
		return reader.push;
	};
	const request = {
		...plainRequest,
		headers: {},
		maxBytes: maxLogBytes,
		stream
	};
	try {
		const last = await followRedirects(operation, api.send, request, first);
		const encoding = last.headers["content-encoding"] ?? "identity";
		if (encoding !== "identity") return {
			...nothing,
			unread: `the log is encoded as ${encoding}`
		};
		if (last === first && last.status === 200) reader.push(Buffer.from(first.body));
		if (last.status === 200) return reader.end();
		return {
			...nothing,
			unread: `the host that keeps the log answered HTTP ${last.status}`
		};
	} catch (error) {
		if (!(error instanceof Failure) || error.reason === "stopped") throw error;
		return {
			...reader.end(),
			unread: error.message
		};
	}
}
const maxLine = 65536;
const maxPulls = 1e3;
const maxOwnLines = 2e4;
const escapes = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|\u001b[ -/]+[0-~]|\u001b[@-Z\\-_]/g;
const invisible = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200d\u2060\ufeff]/g;
const stamp = /^\ufeff?\d{4}-\d{2}-\d{2}T[\d:.]+Z ?/;
const ownGroups = /^(?:Operating System|Runner Image(?: Provisioner)?|Virtual Environment|VM Image|GITHUB_TOKEN Permissions|Checking docker version|Clean up resources from previous jobs|Create local container network)$/;
const pullGroups = /^(?:Initialize containers|Starting job container|Starting [\w-]{1,100} service container|Pull down action image '[^']{1,500}')$/;
const lateSetUp = /##\[group\](?:Initialize containers|Starting (?:job|[\w-]+ service) container|Pull down action image)/;
const pullCommand = /^##\[command\]\S*docker(?: --config \S+)? pull (\S{1,500})$/;
var LogReader = class {
	#decoder = new StringDecoder("utf8");
	#bad = new Map();
	#pulls = [];
	#wanted;
	#rest = "";
	#lines = 0;
	#isLong = false;
	#hasStep = false;
	#inPullGroup = false;
	#pulling;
	#isReady = false;
	#hasOpenPull = false;
	constructor(bad) {
		this.#wanted = [...bad].map((digest) => [digest.slice(7), digest]);
	}
	push = (chunk) => this.#take(this.#decoder.write(Buffer.from(chunk)));
	end() {
		this.#take(this.#decoder.end());
		if (this.#rest !== "") this.#line(this.#rest);
		this.#rest = "";
		return {
			bad: [...this.#bad.values()],
			pulls: this.#pulls,
			isReady: this.#isReady,
			lines: this.#lines
		};
	}
	#take(text) {
		if (this.#hasStep && text.includes("\n") && !this.#mayHold(this.#rest + text)) this.#skip(text);
		else this.#takeLines(text);
	}
	#mayHold(text) {
		const lower = readings(text).map((one) => one.toLowerCase());
		return this.#wanted.some(([hex, digest]) => !this.#bad.has(digest) && lower.some((one) => one.includes(hex)));
	}
	#skip(text) {
		if (lateSetUp.test(this.#rest + text)) this.#isReady = false;
		for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.#lines += 1;
		this.#rest = text.slice(text.lastIndexOf("\n") + 1);
		this.#isLong = false;
	}
	#takeLines(text) {
		const pieces = text.split("\n");
		const last = pieces.pop() ?? "";
		for (const piece of pieces) {
			this.#line(this.#rest + piece);
			this.#rest = "";
		}
		this.#rest += last;
		if (this.#rest.length <= maxLine) return;
		this.#search(this.#rest, this.#lines + 1);
		this.#isLong = true;
		this.#rest = this.#rest.slice(-4096);
	}
	#line(raw) {
		this.#lines += 1;
		this.#search(raw, this.#lines);
		if (this.#isLong || raw.length > maxLine || this.#lines > maxOwnLines) this.#hasStep = true;
		this.#isLong = false;
		if (this.#hasStep) {
			if (lateSetUp.test(raw)) this.#isReady = false;
			return;
		}
		const text = withoutEscapes(raw).replace(/\r$/, "");
		if (stamp.test(text)) this.#ofRunner(text.replace(stamp, ""));
	}
	#search(raw, line) {
		if (this.#wanted.length === 0) return;
		const texts = readings(raw).map((one) => [one, one.toLowerCase()]);
		for (const [hex, digest] of this.#wanted) {
			if (this.#bad.has(digest)) continue;
			const found = texts.find(([, lower]) => lower.includes(hex));
			if (found === void 0) continue;
			const [written, lower] = found;
			const start = Math.max(0, lower.indexOf(hex) - 120);
			const shown = onOneLine(written.slice(start, start + 260).replace(stamp, ""), 260);
			this.#bad.set(digest, {
				line,
				digest,
				text: shown
			});
		}
	}
	#ofRunner(text) {
		const [, group] = /^##\[group\](.*)$/.exec(text) ?? [];
		if (group !== void 0) {
			this.#inPullGroup = pullGroups.test(group);
			this.#hasStep = !this.#inPullGroup && !ownGroups.test(group);
			if (this.#pulling !== void 0) this.#hasOpenPull = true;
			this.#isReady = this.#hasStep && !this.#hasOpenPull;
			this.#pulling = void 0;
		}
		if (!this.#inPullGroup) return;
		if (text === "##[endgroup]") this.#inPullGroup = false;
		const [, image] = pullCommand.exec(text) ?? [];
		if (image !== void 0) this.#pulling = image;
		const [, digest = ""] = /^Digest: (\S+)$/.exec(text) ?? [];
		if (this.#pulling === void 0 || !isDigest(digest) || this.#pulls.length >= maxPulls) return;
		this.#pulls.push({
			image: this.#pulling,
			digest,
			line: this.#lines
		});
		this.#pulling = void 0;
	}
};
function readings(raw) {
	const text = withoutEscapes(raw);
	return [...new Set([
		text,
		text.replace(invisible, ""),
		raw,
		raw.replace(invisible, "")
	])];
}
function withoutEscapes(text) {
	return /[\u001b\u009b]/.test(text) ? text.replace(escapes, "") : text;
}
// lib/exposure/trees.js
const selection = {
	paths: [],
	exclude: [],
	surface: "terminal"
};
async function namesInTree(files, windows, machine) {
	const checkout = await scanCheckout(files, selection, machine);
	const locate = locator(checkout.files);
	const pulled = new Map();
	const written = new Map();
	for (const one of checkout.occurrences) written.set(textKey(one), (written.get(textKey(one)) ?? 0) + 1);
	const named = checkout.occurrences.flatMap((one) => {
		if (!mayBeSuspect(one, windows)) return [];
		const { file } = one.at;
		const text = checkout.files.get(file)?.text ?? "";
		const images = pulled.get(file) ?? imagesOfRunner(file, text);
		pulled.set(file, images);
		const times = written.get(textKey(one)) ?? 0;
		const byRunner = images.filter((image) => image === one.raw).length >= times || void 0;
		const found = {
			file,
			line: locate(one.at).line,
			raw: onOneLine(one.raw, 300)
		};
		if (one.kind === "opaque") return [{
			...found,
			why: one.detail,
			...compact({ byRunner })
		}];
		if (!windows.some((window) => isOf(window, one.image))) return [{
			...found,
			why: "a run may set its variables otherwise"
		}];
		return [{
			...found,
			image: withImpliedTag(one.image),
			...compact({ byRunner })
		}];
	});
	const unread = checkout.problems.map(({ file, message }) => `${file}: ${message}`);
	const seen = (checkout.seen?.names ?? []).flatMap(({ file, line, name }) => {
		const parsed = parseImage(name);
		if (parsed.kind === "invalid" || !windows.some((window) => isOf(window, parsed.image))) return [];
		return [{
			file,
			line,
			raw: onOneLine(name, 300),
			image: withImpliedTag(parsed.image)
		}];
	});
	return {
		named: [...named, ...seen],
		unread
	};
}
function textKey({ at, raw }) {
	return JSON.stringify([at.file, raw]);
}
function mayBeSuspect(one, windows) {
	if (one.kind === "local") return false;
	if (one.kind === "image") return windows.some((window) => isOf(window, one.image)) || mayBeSet(one, windows);
	if (one.testData !== void 0) return false;
	const [, name] = /^([a-z0-9][\w./:-]*?):[^/:]*[$<{%]/.exec(one.raw) ?? [];
	const parsed = name === void 0 ? void 0 : parseImage(name);
	return parsed?.kind !== "image" || windows.some(({ images }) => images.includes(repositoryName(parsed.image)));
}
function mayBeSet({ raw, image }, windows) {
	return /[$`{%]/.test(raw) && image.digest === void 0 && windows.some(({ images }) => images.some((name) => name.endsWith(`/${image.repository}`)));
}
function isOf({ images, tags, digests }, image) {
	const { tag, digest } = withImpliedTag(image);
	if (digest !== void 0 && digests.includes(digest)) return true;
	if (!images.includes(repositoryName(image))) return false;
	return digest !== void 0 || tags.length === 0 || tag !== void 0 && tags.includes(tag);
}
function imagesOfRunner(file, text) {
	if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(file)) return [];
	const jobs = parseDocument(text).get("jobs");
	if (!isMap(jobs)) return [];
	return jobs.items.flatMap(({ value: job }) => {
		if (!isMap(job)) return [];
		const services = job.get("services");
		const steps = job.get("steps");
		const containers = [job.get("container"), ...isMap(services) ? services.items.map(({ value }) => value) : []].map((one) => textOf(isMap(one) ? one.get("image") : one));
		const actions = (isSeq(steps) ? steps.items.map((one) => textOf(isMap(one) ? one.get("uses") : one)) : []).flatMap((one) => one?.startsWith("docker://") ? [one.slice(9)] : []);
		return [...containers, ...actions].filter((one) => one !== void 0);
	});
}
function textOf(node) {
	const value = isScalar(node) ? node.value : node;
	return typeof value === "string" ? value : void 0;
}
// lib/exposure/investigate.js
const repeatedMs = 65 * dayMs;
const maxTrees = 5e3;
const maxListed = 1e3;
const atOnce = 8;
function periodOf({ windows }) {
	return {
		from: smallest(windows.map(({ from }) => from)),
		to: largest(windows.map(({ to }) => to))
	};
}
async function investigate(asked) {
	const { incident, repository, commits, host } = asked;
	const { from, to } = periodOf(incident);
	const counted = withBudget(asked.api, asked.maxRequests);
	const { api } = counted;
	const gaps = new Set();
	const gap = (error, subject) => {
		const { cause, message } = gapFrom(error, subject);
		if (cause === "stopped") throw error;
		gaps.add(message);
	};
	const runs = await runsOf(api, repository, {
		from,
		to
	}, gap);
	const trees = treeReader(asked, api);
	const main = await mainLine(asked, api, from, gap);
	const newest = commits && await resolveCommit(api, repository, "HEAD").catch(() => void 0);
	const isCurrent = newest !== void 0 && await host.git?.filesAt(newest) !== void 0;
	const known = new Set();
	const base = main.before === void 0 ? void 0 : await trees.read(main.before);
	for (const { image } of base?.named ?? []) if (image?.digest !== void 0) known.add(pinKey(image, image.digest));
	const progress = { done: 0 };
	const limit = limitOf(atOnce);
	const logs = {
		read: 0,
		unread: 0
	};
	const rows = (await Promise.all(runs.map((run) => limit(async () => {
		const row = await rowOf(run);
		progress.done += 1;
		if (progress.done % 20 === 0) host.sink.progress(`${numberText(progress.done)} of ${plural(runs.length, "run")}`);
		return row;
	})))).filter((row) => row !== void 0);
	async function rowOf(run) {
		const read = [];
		const own = `${repository.owner}/${repository.name}/`.toLowerCase();
		const isOwn = ({ path }) => path.toLowerCase().startsWith(own);
		const others = run.referenced_workflows.filter(isOwn).flatMap(({ sha }) => sha ?? []);
		for (const commit of new Set([...treesOf(run, main, commits), ...others])) read.push(await trees.read(commit));
		const named = distinctByJson(read.flatMap((one) => one.named));
		const unread = [...new Set(read.flatMap((one) => one.unread))];
		if (isPull(run) && run.pull_requests.length === 0 && !isCurrent) unread.push("the base that the pull request was merged with: fetch a clone with all branches");
		const called = run.referenced_workflows.filter((one) => !isOwn(one) || one.sha === void 0).map(({ path }) => path);
		if (named.length === 0 && unread.length === 0 && called.length === 0) return void 0;
		const jobs = await jobsOf(run, named, unread, called);
		const { answer, reasons, evidence } = decideRun(incident, known, {
			named,
			unread,
			called,
			jobs
		});
		return {
			id: run.id,
			url: run.html_url,
			workflow: run.path,
			event: run.event,
			created: new Date(run.created_at).toISOString(),
			attempts: run.run_attempt,
			commit: run.head_sha,
			...compact({ branch: run.head_branch ?? void 0 }),
			...run.pull_requests.length === 0 ? {} : { pullRequests: run.pull_requests.map(({ number }) => number) },
			answer,
			reasons: [...reasons],
			evidence: [...evidence],
			references: named.slice(0, 50).map(({ file, line, raw }) => ({
				file,
				line,
				raw
			}))
		};
	}
	async function jobsOf(run, named, unread, called) {
		const facts = [];
		try {
			for (let attempt = 1; attempt <= run.run_attempt; attempt += 1) for (const job of await listJobs(api, repository, run.id, attempt)) if (ranWithin(job, incident, named, unread.length > 0 || called.length > 0)) facts.push(await factsOf(job, attempt));
			return facts;
		} catch (error) {
			const { cause, message } = gapFrom(error, `run ${run.id}`);
			if (cause === "stopped") throw error;
			if (facts.some(({ log }) => log.bad.length > 0)) return facts;
			return { unread: message };
		}
	}
	async function factsOf(job, attempt) {
		const log = await readJobLog(api, repository, job.id, badDigests(incident));
		logs[log.unread === void 0 ? "read" : "unread"] += 1;
		return {
			name: job.name,
			attempt,
			log,
			...compact({ url: job.html_url ?? void 0 })
		};
	}
	const heads = new Set(runs.map(({ head_sha: commit }) => commit));
	const found = await commitsNaming(commits?.within ?? [], trees, incident, known, heads);
	const stays = found.find((one) => one.answer === "exposed");
	if (stays !== void 0) gaps.add(`Commit ${stays.commit.slice(0, 12)} pins a bad digest, which runs pull after the window, too: set a later \`to\` to read those.`);
	const answer = worst([...rows.map((row) => row.answer), ...gaps.size > 0 ? ["unknown"] : []]);
	const rank = (one) => answers.indexOf(one.answer);
	return {
		kind: "tagproof-exposure",
		version: 1,
		incident: {
			id: incident.id,
			aliases: [...incident.aliases],
			sources: [...incident.sources],
			from: new Date(from).toISOString(),
			to: new Date(to).toISOString(),
			images: [...new Set(incident.windows.flatMap(({ images }) => images))]
		},
		repository: `${repository.owner}/${repository.name}`,
		answer,
		asked: {
			runs: runs.length,
			trees: trees.count(),
			logs: logs.read,
			logsUnread: logs.unread,
			requests: counted.count()
		},
		runs: rows.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id),
		commits: found,
		gaps: [...gaps],
		notes: [...notes(commits)]
	};
}
function withBudget(api, most) {
	let sent = 0;
	const send = async (request) => {
		if (!request.url.startsWith(api.addresses.api)) return api.send(request);
		if (sent >= most) throw new LimitFailure("rate-limited", `Not asked, after ${plural(most, "request")} to the API: set --max-requests to ask more`);
		sent += 1;
		return api.send(request);
	};
	return {
		api: {
			...api,
			send
		},
		count: () => sent
	};
}
async function runsOf(api, repository, { from, to }, gap) {
	const runs = new Map();
	const subject = `${repository.owner}/${repository.name}`;
	const seconds = (at) => Math.floor(at / 1e3) * 1e3;
	try {
		await listRuns(api, repository, {
			from: seconds(from),
			to: seconds(to)
		}, (run) => void runs.set(run.id, run));
		await listRuns(api, repository, {
			from: seconds(from - repeatedMs),
			to: seconds(from) - 1e3
		}, (run) => {
			if (run.updated_at >= from) runs.set(run.id, run);
		});
	} catch (error) {
		gap(error, subject);
	}
	return [...runs.values()];
}
const commitsAnswer = array(object({ sha: string().regex(/^[0-9a-f]{40,64}$/) }));
async function mainLine({ commits, repository }, api, from, gap) {
	const isMain = ({ branch }) => branch === commits?.defaultBranch;
	const within = (commits?.within ?? []).filter(isMain).toSorted((a, b) => b.at - a.at);
	const local = commits?.before.find(isMain)?.commit;
	if (local !== void 0) return {
		before: local,
		within
	};
	try {
		const query = {
			until: new Date(from - 1e3).toISOString(),
			per_page: "1"
		};
		const request = {
			operation: "Commits before the window",
			path: `${repositoryPath(repository)}/commits`,
			query,
			needs: "contents: read"
		};
		const [last] = await requestJson(api, request, commitsAnswer);
		return {
			before: last?.sha,
			within
		};
	} catch (error) {
		gap(error, "the default branch");
		return {
			before: void 0,
			within
		};
	}
}
function treesOf(run, { before, within }, commits) {
	if (!isPull(run)) return [run.head_sha];
	const inForce = within.find(({ at }) => at <= run.created_at)?.commit ?? before;
	const bases = run.pull_requests.map(({ base }) => base.sha);
	const tips = new Map();
	if (bases.length === 0) {
		for (const one of [...commits?.before ?? [], ...commits?.within ?? []]) if (one.at <= run.created_at && one.at >= (tips.get(one.branch)?.at ?? one.at)) tips.set(one.branch, one);
	}
	const others = [...tips.values()].map(({ commit }) => commit);
	return [...new Set([
		run.head_sha,
		...bases,
		...others,
		...inForce === void 0 ? [] : [inForce]
	])];
}
function isPull({ event }) {
	return event.startsWith("pull_request");
}
function treeReader({ incident, host, repository }, api) {
	const machine = {
		threads: host.threads,
		stop: host.stop,
		scans: new RememberedScans()
	};
	const turn = limitOf(1);
	let count = 0;
	return {
		read: memoizeAsync((commit) => turn(async () => {
			if (count >= maxTrees) return {
				named: [],
				unread: [`${commit.slice(0, 12)}: more than ${plural(maxTrees, "tree")} are in the window`]
			};
			count += 1;
			try {
				return await namesInTree(await host.git?.filesAt(commit) ?? oneByOne(filesOf(api, repository, commit)), incident.windows, compact(machine));
			} catch (error) {
				const { cause, message } = gapFrom(error, commit);
				if (cause === "stopped") throw error;
				return {
					named: [],
					unread: [`${commit.slice(0, 12)}: ${message}`]
				};
			}
		})),
		count: () => count
	};
}
function ranWithin(job, { windows }, named, hasUnknown) {
	if (job.conclusion === "skipped") return false;
	if (named.some(({ image }) => image?.digest !== void 0)) return true;
	const isOpen = hasUnknown || named.length === 0 || named.some(({ image }) => image === void 0);
	const images = named.flatMap(({ image }) => image === void 0 ? [] : [image]);
	const relevant = isOpen ? windows : windows.filter((window) => images.some((image) => isOf(window, image)));
	const start = job.started_at ?? Number.NEGATIVE_INFINITY;
	const end = job.completed_at ?? Number.POSITIVE_INFINITY;
	return relevant.some(({ from, to }) => start < to && end >= from);
}
async function commitsNaming(commits, trees, incident, known, heads) {
	const found = [];
	for (const { commit, branch, at } of commits) {
		const { named } = await trees.read(commit);
		const images = named.filter(({ image }) => image !== void 0);
		if (images.length === 0 || found.length >= maxListed) continue;
		const answer = worst(images.map((one) => reasonOf(incident, known, one)?.answer ?? "possibly-exposed"));
		found.push({
			commit,
			branch,
			at: new Date(at).toISOString(),
			hasRun: heads.has(commit),
			answer,
			references: images.slice(0, 50).map(({ file, line, raw }) => ({
				file,
				line,
				raw
			}))
		});
	}
	return found;
}
function notes(commits) {
	return [
		...commits === void 0 ? ["There is no clone of the repository here: commits without a run are not listed."] : commits.isShallow ? ["The clone is shallow: commits without a run are not all listed. `git fetch --unshallow` gets them."] : [],
		"This is about CI: machines of people and clusters are not covered.",
		"Actions of other repositories are not read; what they pull is only seen where a log that was read names a bad digest.",
		"What was in force before the window is told by the commit dates of the default branch."
	];
}
export { periodOf as n, investigate as t };
