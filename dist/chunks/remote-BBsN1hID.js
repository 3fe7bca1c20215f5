import { Ot as inputTable, T as failureText, bt as withFallback, dt as decodeText, ft as Failure, ht as gapFrom } from "./scan-DFDHd4Kl.js";
import { H as memoizeAsync, Z as hourMs } from "./reading-DT2Pr2dB.js";
import { C as record, T as string, b as number, f as array, p as boolean, x as object } from "./schemas-eoL3S0JI.js";
import { i as blobName } from "./tree-name-sunCfVwQ.js";
import { a as requestAllPages, m as tooManyRepositories } from "./api-l38x_bCj.js";
import { a as isEmptyRepository, c as resolveCommit, l as readTree, r as filesOf, s as oneByOne, t as defaultBranch } from "./files-ID5y8LHs.js";
import { t as apiAt } from "./connect-y8a7Oj_c.js";
import { t as readAddresses } from "./runner-CgSyuAgJ.js";
import { n as limitOf } from "./limit-iMlwQmPW.js";
import { c as rateRefusal, n as guardHost } from "./http-kiv8ZDRX.js";
import { C as requestGraphql } from "./clients-1vmCjFb-.js";
import { c as readName } from "./schema-BlTlU03A.js";
// lib/clients/github/repositories.js
const repositoryItem = object({
	full_name: string(),
	archived: boolean().default(false),
	disabled: boolean().default(false),
	fork: boolean().default(false),
	size: number().nonnegative().default(0),
	topics: array(string()).default([])
});
const maxPages = 250;
async function listRepositories(api, organization) {
	return (await requestAllPages(api, {
		operation: `Repositories of ${organization}`,
		path: `/orgs/${encodeURIComponent(organization)}/repos`,
		query: {
			type: "all",
			sort: "full_name",
			direction: "asc"
		},
		needs: "metadata: read"
	}, repositoryItem, maxPages, tooManyRepositories)).map(({ full_name, archived, disabled, fork, size, topics }) => ({
		repository: full_name,
		archived: archived || disabled,
		fork,
		size,
		topics
	}));
}
const batchSize = 50;
const objectName = string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const headsAnswer = record(string(), object({
	isEmpty: boolean(),
	defaultBranchRef: object({ target: object({
		oid: objectName,
		tree: object({ oid: objectName }).optional()
	}) }).nullable()
}).nullable());
const defaultAtOnce = 1;
async function headsOf(api, repositories, atOnce = defaultAtOnce) {
	const limited = limitOf(atOnce);
	const starts = Array.from({ length: Math.ceil(repositories.length / batchSize) }, (_, at) => at * batchSize);
	const found = await Promise.all(starts.map((start) => limited(() => headsOfBatch(api, repositories.slice(start, start + batchSize)))));
	return new Map(found.flat());
}
async function headsOfBatch(api, batch) {
	const variables = batch.flatMap(({ owner, name }, index) => [[`o${index}`, owner], [`n${index}`, name]]);
	const document = `query Heads(${variables.map(([name]) => `$${name}: String!`).join(", ")}) {
${batch.map((_, index) => `  r${index}: repository(owner: $o${index}, name: $n${index}) { ...head }`).join("\n")}
}
fragment head on Repository { isEmpty defaultBranchRef { target { oid ... on Commit { tree { oid } } } } }`;
	const query = {
		operation: `Heads of ${batch.length} repositories`,
		document,
		variables: Object.fromEntries(variables),
		needs: "contents: read",
		isPartial: true
	};
	const answer = await withFallback(requestGraphql(api, query, headsAnswer), void 0);
	return batch.flatMap(({ owner, name }, index) => {
		const head = headIn(answer?.[`r${index}`]);
		return head === void 0 ? [] : [[`${owner}/${name}`, head]];
	});
}
function headIn(answer) {
	if (!answer) return void 0;
	const target = answer.defaultBranchRef?.target;
	if (target === void 0) return answer.isEmpty ? "empty" : void 0;
	return target.tree === void 0 ? void 0 : {
		commit: target.oid,
		tree: target.tree.oid
	};
}
// lib/clients/http/pace.js
const atOnce = .1;
const assumedMs = 100;
const mostMs = 1e4;
const weight = .2;
const minuteMs = 6e4;
function processingOf({ now }, share) {
	const all = budgetOf(share.all, now);
	const queries = budgetOf(share.query, now);
	const usualMs = {
		read: assumedMs,
		query: assumedMs
	};
	return {
		waitMs(isQuery) {
			const ms = usualMs[isQuery ? "query" : "read"];
			return Math.max(all.waitMs(ms), isQuery ? queries.waitMs(ms) : 0);
		},
		begin(isQuery) {
			const kind = isQuery ? "query" : "read";
			const expectedMs = usualMs[kind];
			const spend = (ms) => {
				all.spend(ms);
				if (isQuery) queries.spend(ms);
			};
			spend(expectedMs);
			return (tookMs) => {
				const spentMs = Math.min(tookMs, mostMs);
				spend(spentMs - expectedMs);
				usualMs[kind] += weight * (spentMs - usualMs[kind]);
			};
		}
	};
}
function budgetOf(perMinute, now) {
	const perMs = perMinute / minuteMs;
	let most = perMinute * atOnce;
	let left = most;
	let at = now();
	function refill() {
		left = Math.min(most, left + Math.max(0, now() - at) * perMs);
		at = now();
	}
	return {
		waitMs(ms) {
			most = Math.max(most, ms);
			refill();
			return left >= ms ? 0 : Math.ceil((ms - left) / perMs);
		},
		spend(ms) {
			refill();
			left -= ms;
		}
	};
}
const limits = {
	inFlight: 90,
	read: 810,
	query: 1800,
	processingMs: {
		all: 81e3,
		query: 54e3
	}
};
const [mostEach, usualEach] = [25, 2];
const maxReserve = 500;
function shareOf(jobs, atOnce) {
	const part = (limit) => Math.max(1, Math.floor(limit / jobs));
	return {
		reserve: atOnce * neededEach(jobs),
		inFlight: part(limits.inFlight),
		perMinute: {
			read: part(limits.read),
			query: part(limits.query)
		},
		processingMs: {
			all: part(limits.processingMs.all),
			query: part(limits.processingMs.query)
		}
	};
}
function piecesAtOnce(jobs, least, most) {
	return Math.min(most, Math.max(least, Math.floor(maxReserve / neededEach(jobs))));
}
function neededEach(jobs) {
	return Math.max(mostEach, usualEach * jobs);
}
function withPace(send, clock, share) {
	const flights = limitOf(share.inFlight);
	const processing = processingOf(clock, share.processingMs);
	const sent = {
		read: [],
		query: []
	};
	let pausedUntil = Number.NEGATIVE_INFINITY;
	async function turn(kind) {
		const times = sent[kind];
		for (;;) {
			const now = clock.now();
			while (times[0] !== void 0 && times[0] <= now - minuteMs) times.shift();
			const [oldest] = times.length < share.perMinute[kind] ? [] : times;
			const minuteWaitMs = oldest === void 0 ? 0 : oldest + minuteMs - now;
			const waitMs = Math.max(pausedUntil - now, minuteWaitMs, processing.waitMs(kind === "query"));
			if (waitMs <= 0) break;
			await clock.sleep(waitMs);
		}
		times.push(clock.now());
		return processing.begin(kind === "query");
	}
	return async (request) => {
		const end = await turn(request.method === "POST" ? "query" : "read");
		const response = await flights(async () => {
			const sentAt = clock.now();
			return send(request).finally(() => end(clock.now() - sentAt));
		});
		pausedUntil = Math.max(pausedUntil, clock.now() + pauseMs(request, response));
		return response;
	};
}
function pauseMs(request, response) {
	const seconds = response.headers["retry-after"] ?? "";
	return /^\d{1,4}$/.test(seconds) && rateRefusal(request, response) !== void 0 ? Math.min(hourMs, Number(seconds) * 1e3) : 0;
}
// lib/clients/github/remote-files.js
const batchLimits = {
	files: 60,
	bytes: 2097152
};
const blobsAnswer = object({ repository: record(string(), object({
	text: string().nullable(),
	isTruncated: boolean()
}).partial().nullable()) });
async function readBlobTexts(api, { owner, name }, files) {
	const blobs = [...new Set(files.map(({ blob }) => blob))];
	const fields = blobs.map((_, index) => `    b${index}: object(oid: $b${index}) { ... on Blob { text isTruncated } }`);
	const query = {
		operation: `Read ${blobs.length} files of ${owner}/${name}`,
		document: `query Files($owner: String!, $name: String!, ${blobs.map((_, index) => `$b${index}: GitObjectID!`).join(", ")}) {
  repository(owner: $owner, name: $name) {
${fields.join("\n")}
  }
}`,
		variables: {
			owner,
			name,
			...Object.fromEntries(blobs.map((blob, index) => [`b${index}`, blob]))
		},
		needs: "contents: read"
	};
	const answer = await withFallback(requestGraphql(api, query, blobsAnswer), void 0);
	return new Map(blobs.flatMap((blob, index) => {
		const { text, isTruncated } = answer?.repository[`b${index}`] ?? {};
		return typeof text === "string" && isTruncated === false && blobName(text, blob) === blob ? [[blob, text]] : [];
	}));
}
const maxBatchedBytes = 524288;
function remoteFiles(api, repository, { commit, tree: root }, memory) {
	const tree = memoizeAsync(() => readTree(api, repository, root, memory));
	const single = filesOf(api, repository, commit, void 0, tree);
	const texts = new Map();
	const requested = new Map();
	let wanted = [];
	let places = new Map();
	function request(file) {
		const start = places.get(file) ?? 0;
		const batch = [];
		let bytes = 0;
		for (const one of wanted.slice(start)) {
			if (batch.length >= batchLimits.files || bytes + one.size > batchLimits.bytes) break;
			if (requested.has(one.blob) || one.size > maxBatchedBytes) continue;
			batch.push(one);
			bytes += one.size;
		}
		const answer = readBatch(batch);
		for (const { blob } of batch) requested.set(blob, answer);
		return answer;
	}
	async function remembered({ blob }) {
		return memory?.get(blob, (text) => blobName(text, blob) === blob ? text : void 0);
	}
	async function readAlone(file) {
		const kept = await remembered(file);
		if (kept !== void 0) return decodeText(Buffer.from(kept));
		const read = await single.read(file.path);
		if ("text" in read && blobName(read.text, file.blob) === file.blob) await memory?.keep(file.blob, read.text);
		return read;
	}
	async function readBatch(batch) {
		const missing = [];
		for (const file of batch) {
			const kept = await remembered(file);
			if (kept === void 0) missing.push(file);
			else texts.set(file.blob, kept);
		}
		if (missing.length === 0) return;
		for (const [blob, text] of await readBlobTexts(api, repository, missing)) {
			texts.set(blob, text);
			await memory?.keep(blob, text);
		}
	}
	return {
		async list(isWanted = () => true) {
			const listed = [...(await tree()).values()].sort((a, b) => a.path < b.path ? -1 : 1);
			wanted = listed.filter(({ path }) => isWanted(path));
			places = new Map(wanted.map((file, index) => [file, index]));
			return listed.map(({ path }) => path);
		},
		async read(path) {
			const file = (await tree()).get(path);
			if (file === void 0) return single.read(path);
			if (!places.has(file) || file.size > maxBatchedBytes) return readAlone(file);
			await (requested.get(file.blob) ?? request(file));
			const text = texts.get(file.blob);
			return text === void 0 ? single.read(path) : decodeText(Buffer.from(text));
		}
	};
}
// lib/organization/remote.js
const notFromRemotePolicy = inputTable.filter(({ group }) => [
	"platform",
	"authentication",
	"output"
].includes(group)).map(({ name }) => name).concat("new-only");
function issuesOfNames(names) {
	return names.filter((name) => readName(name) === void 0).map((name) => `\`--repository\` is \`${name.slice(0, 100)}\`, but must be OWNER/REPO or OWNER/REPO@REF.`);
}
function remoteApi(host, environment, githubToken, budgetMs) {
	const addresses = readAddresses((variable) => environment[variable] || void 0);
	return apiAt(guardHost(host).host, addresses, githubToken, budgetMs);
}
async function remoteHost(host, api, { owner, name, ref }, { head, objects } = {}) {
	const repository = {
		owner,
		name
	};
	const commit = head === "empty" ? void 0 : head?.commit ?? await commitOf(api, repository, ref);
	const files = commit === void 0 ? {
		list: async () => [],
		read: async () => ({
			unreadable: "ENOENT",
			absent: true
		})
	} : oneByOne(head === void 0 || head === "empty" ? filesOf(api, repository, commit) : remoteFiles(api, repository, head, objects));
	const replace = async () => ({ refused: "the repository is read-only here" });
	const { source: _, ...workflow } = host.workflow;
	const { repository: __, ...rest } = host;
	const { realPath: ___, ...disk } = host.files;
	return {
		...rest,
		files: {
			...disk,
			...files,
			isRemote: true,
			replace
		},
		workflow: {
			...workflow,
			...sourceOf(api, repository, commit)
		}
	};
}
function objectsPlace({ addresses }, { owner, name }) {
	return `${addresses.api} ${owner}/${name}`.toLowerCase();
}
async function commitOf(api, repository, ref) {
	try {
		return await resolveCommit(api, repository, ref ?? await defaultBranch(api, repository));
	} catch (error) {
		if (ref === void 0 && isEmptyRepository(error)) return void 0;
		throw error;
	}
}
function sourceOf({ addresses: { server } }, { owner, name }, sha) {
	if (sha === void 0 || !/^https:\/\/[\w.:-]+$/.test(server)) return {};
	return { source: {
		server,
		repository: `${owner}/${name}`,
		sha
	} };
}
function issueOf(error, subject) {
	if (error instanceof Failure) return {
		issue: failureText(gapFrom(error, subject)),
		exitCode: 3
	};
	throw error;
}
export { remoteApi as a, shareOf as c, listRepositories as d, objectsPlace as i, withPace as l, issuesOfNames as n, remoteHost as o, notFromRemotePolicy as r, piecesAtOnce as s, issueOf as t, headsOf as u };
