import { n as __exportAll } from "./rolldown-runtime-BrvMwczA.js";
import { dt as decodeText, ft as Failure, ht as gapFrom } from "./scan-DFDHd4Kl.js";
import { H as memoizeAsync } from "./reading-DT2Pr2dB.js";
import { T as string, _ as literal, p as boolean, x as object } from "./schemas-eoL3S0JI.js";
import { i as blobName, r as treeEntries, t as genuineTree } from "./tree-name-sunCfVwQ.js";
import { i as repositoryPath, o as requestJson, y as ApiError } from "./api-l38x_bCj.js";
// lib/clients/github/tree.js
const treeAnswer = object({
	truncated: boolean(),
	tree: treeEntries
});
const maxFiles = 2e5;
const maxRequests = 500;
const maxDepth = 64;
async function readTree(api, repository, commit, memory) {
	const files = new Map();
	let requests = 0;
	const get = (name, recursive) => {
		requests += 1;
		if (requests > maxRequests) throw tooLarge();
		const request = {
			operation: `Files of ${repository.owner}/${repository.name}`,
			path: `${repositoryPath(repository)}/git/trees/${encodeURIComponent(name)}`,
			...recursive ? { query: { recursive: "1" } } : {},
			needs: "contents: read"
		};
		return requestJson(api, request, treeAnswer);
	};
	const add = (prefix, { path, mode, type, sha, size = 0 }) => {
		if (type !== "blob" || !mode.startsWith("100")) return;
		files.set(`${prefix}${path}`, {
			path: `${prefix}${path}`,
			blob: sha,
			size,
			executable: mode === "100755"
		});
		if (files.size > maxFiles) throw tooLarge();
	};
	const walk = async (name, prefix, depth) => {
		if (depth > maxDepth) throw tooLarge();
		const whole = await get(name, true);
		if (!whole.truncated) {
			if (prefix === "") await memory?.keep(name, JSON.stringify(whole.tree));
			for (const entry of whole.tree) add(prefix, entry);
			return;
		}
		const level = await get(name, false);
		if (level.truncated) throw tooLarge();
		for (const entry of level.tree) if (entry.type === "tree") await walk(entry.sha, `${prefix}${entry.path}/`, depth + 1);
		else add(prefix, entry);
	};
	const kept = await memory?.get(commit, (text) => genuineTree(commit, text));
	for (const entry of kept ?? []) add("", entry);
	if (kept === void 0) await walk(commit, "", 0);
	return files;
}
function tooLarge() {
	return new Failure("bad-answer", `The repository is too large to read through the API (limits: ${`${maxFiles} files, ${maxDepth} folders deep, ${maxRequests} listings`}). Clone it and run on the checkout`);
}
// lib/clients/github/files.js
var files_exports = __exportAll({
	defaultBranch: () => defaultBranch,
	describeRepository: () => describeRepository,
	filesOf: () => filesOf,
	isEmptyRepository: () => isEmptyRepository,
	mergeBase: () => mergeBase,
	oneByOne: () => oneByOne,
	resolveCommit: () => resolveCommit
});
const maxFileBytes = 5242880;
const blobAnswer = object({
	content: string(),
	encoding: literal("base64")
});
function filesOf(api, repository, commit, checkout, files = memoizeAsync(() => readTree(api, repository, commit))) {
	return {
		list: async () => [...(await files()).keys()].sort(),
		async read(path) {
			const file = (await files()).get(path);
			if (file === void 0) return {
				unreadable: "the commit has no such file",
				absent: true
			};
			if (file.size > maxFileBytes) return { unreadable: `it is larger than ${maxFileBytes} bytes` };
			const here = await checkout?.read(path);
			if (here !== void 0 && "text" in here && blobName(here.text, file.blob) === file.blob) return here;
			return readBlob(api, repository, file);
		}
	};
}
async function readBlob(api, repository, { path, blob }) {
	const request = {
		operation: `Read ${path}`,
		path: `${repositoryPath(repository)}/git/blobs/${encodeURIComponent(blob)}`,
		needs: "contents: read"
	};
	const bytes = Buffer.from((await requestJson(api, request, blobAnswer)).content, "base64");
	if (blobName(bytes, blob) !== blob) throw new Failure("bad-answer", `Read ${path}: the host returned other content than requested`);
	return decodeText(bytes);
}
function oneByOne(files) {
	return {
		...files,
		read: (path) => files.read(path).catch((error) => ({ unreadable: gapFrom(error, path).message }))
	};
}
const commitAnswer = object({ sha: string() });
const repositoryAnswer = object({
	default_branch: string(),
	node_id: string()
});
async function defaultBranch(api, repository) {
	return (await describeRepository(api, repository)).default_branch;
}
function describeRepository(api, repository) {
	const operation = `Repository ${repository.owner}/${repository.name}`;
	const path = repositoryPath(repository);
	return requestJson(api, {
		operation,
		path,
		needs: "metadata: read"
	}, repositoryAnswer);
}
async function resolveCommit(api, repository, ref) {
	const request = {
		operation: `Commit ${ref} of ${repository.owner}/${repository.name}`,
		path: `${repositoryPath(repository)}/commits/${encodeURIComponent(ref)}`,
		query: {
			per_page: "1",
			page: "1"
		},
		needs: "contents: read"
	};
	return (await requestJson(api, request, commitAnswer)).sha;
}
function isEmptyRepository(error) {
	return error instanceof ApiError && error.status === 409 && /empty/i.test(error.details.message ?? "");
}
const compareAnswer = object({ merge_base_commit: object({ sha: string() }) });
async function mergeBase(api, repository, one, other) {
	const request = {
		operation: `Compare ${one.slice(0, 12)} and ${other.slice(0, 12)}`,
		path: `${repositoryPath(repository)}/compare/${encodeURIComponent(one)}...${encodeURIComponent(other)}`,
		query: {
			per_page: "1",
			page: "2"
		},
		needs: "contents: read"
	};
	return (await requestJson(api, request, compareAnswer)).merge_base_commit.sha;
}
export { isEmptyRepository as a, resolveCommit as c, files_exports as i, readTree as l, describeRepository as n, mergeBase as o, filesOf as r, oneByOne as s, defaultBranch as t };
