import { nt as compareText, yt as compact } from "./reading-DT2Pr2dB.js";
import { ft as Failure } from "./scan-DFDHd4Kl.js";
import { T as string, k as unknown, x as object } from "./schemas-eoL3S0JI.js";
import { F as pullNotices, M as viewerLogin, S as branchState, b as removeLabel, g as findPulls, h as closePull, v as openPull, x as branchHead, y as updatePull } from "./texts-BGXPOjJZ.js";
import { a as fingerprint, i as blobName, o as pinnedContentOf, s as trailer } from "./tree-name-sunCfVwQ.js";
import { l as readTree, n as describeRepository } from "./files-ID5y8LHs.js";
import { d as leftOutReasons, i as repositoryPath, r as callGitHub, u as leftOut } from "./api-l38x_bCj.js";
import { C as requestGraphql } from "./clients-1vmCjFb-.js";
// lib/clients/github/pulls/pin-push.js
const needs = "contents: write";
const noCommit = "0".repeat(40);
const createCommit = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
const createCommitAnswer = object({ createCommitOnBranch: object({ commit: object({ oid: string() }) }) });
async function commitPins(api, { repository, branch, head, message, files }) {
	const input = {
		branch: {
			repositoryNameWithOwner: `${repository.owner}/${repository.name}`,
			branchName: branch
		},
		expectedHeadOid: head,
		message,
		fileChanges: { additions: files.map(({ path, after }) => ({
			path,
			contents: Buffer.from(after, "utf8").toString("base64")
		})) }
	};
	return (await requestGraphql(api, {
		operation: "Commit the pins",
		document: createCommit,
		variables: { input },
		needs
	}, createCommitAnswer)).createCommitOnBranch.commit.oid;
}
async function pushPins(api, push) {
	const { repository, repositoryId, branch, base, head, headline, files } = push;
	const mark = fingerprint(pinnedContentOf(files, base));
	const staging = `${branch}-next`;
	await startBranch(api, repository, repositoryId, staging, base);
	try {
		const oid = await commitPins(api, {
			repository,
			branch: staging,
			head: base,
			message: {
				headline,
				body: `${trailer}: ${mark}`
			},
			files
		});
		await moveBranches(api, repositoryId, "Move the branch", [{
			branch,
			from: head ?? noCommit,
			to: oid
		}, {
			branch: staging,
			from: oid,
			to: noCommit
		}]);
	} catch (error) {
		await removeBranch(api, repository, repositoryId, staging).catch(() => void 0);
		throw error;
	}
}
async function removeBranch(api, repository, repositoryId, branch) {
	const head = await branchHead(api, repository, branch);
	if (head !== void 0) await deleteBranch(api, repositoryId, branch, head);
}
async function deleteBranch(api, repositoryId, branch, head) {
	await moveBranches(api, repositoryId, "Delete the branch", [{
		branch,
		from: head,
		to: noCommit
	}]);
}
async function startBranch(api, repository, repositoryId, branch, commit) {
	const left = await branchHead(api, repository, branch);
	if (left !== void 0) return moveBranches(api, repositoryId, "Reset the branch", [{
		branch,
		from: left,
		to: commit
	}]);
	const path = `${repositoryPath(repository)}/git/refs`;
	const body = {
		ref: `refs/heads/${branch}`,
		sha: commit
	};
	await callGitHub(api, {
		operation: `Create branch ${branch}`,
		method: "POST",
		path,
		body,
		needs
	});
}
const updateRefs = `mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;
async function moveBranches(api, repositoryId, operation, moves) {
	const variables = { input: {
		repositoryId,
		refUpdates: moves.map(({ branch, from, to }) => ({
			name: `refs/heads/${branch}`,
			beforeOid: from,
			afterOid: to,
			force: true
		}))
	} };
	await requestGraphql(api, {
		operation,
		document: updateRefs,
		variables,
		needs
	}, unknown());
}
// lib/clients/github/pulls/pin-pull-request.js
const maxBytes = 20971520;
async function usableFiles(api, { repository, files }, { login, base, baseHead }) {
	if (files.length === 0) return {
		files: [],
		outdated: false,
		notices: []
	};
	const tree = await readTree(api, repository, baseHead);
	const usable = [];
	const moved = [];
	const executable = [];
	const workflows = [];
	const tooMany = [];
	let room = maxBytes;
	for (const file of [...files].sort((a, b) => compareText(a.path, b.path))) {
		const { path, before, after } = file;
		const there = tree.get(path);
		if (there !== void 0 && there.blob === blobName(after, there.blob)) continue;
		room -= Buffer.byteLength(after);
		if (there === void 0 ? before !== "" : there.blob !== blobName(before, there.blob)) moved.push(path);
		else if (there?.executable) executable.push(path);
		else if (login === "github-actions[bot]" && path.startsWith(".github/workflows/")) workflows.push(path);
		else if (usable.length >= 300 || room < 0) tooMany.push(path);
		else usable.push(file);
	}
	const notices = [
		...leftOut(moved, leftOutReasons.moved(base)),
		...leftOut(executable, leftOutReasons.executable),
		...leftOut(workflows, leftOutReasons.workflows),
		...leftOut(tooMany, leftOutReasons.tooMany)
	];
	return {
		files: usable,
		outdated: moved.length > 0,
		notices
	};
}
async function writePinPullRequest(api, plan) {
	const now = await readSituation(api, plan);
	const { automerge, repository } = plan;
	if (automerge?.isQuiet === false && now.open?.author === now.login) await removeLabel(api, repository, now.open, automerge.label);
	const usable = await usableFiles(api, plan, now);
	const wanted = pinnedContentOf(usable.files, now.baseHead);
	const url = compact({ url: now.open?.url });
	const hold = reasonToHold(plan, now, usable, wanted);
	if (hold !== void 0) return {
		...url,
		notices: [...usable.notices, ...hold]
	};
	if (usable.files.length === 0) return { notices: [...usable.notices, ...await close(api, plan, now)] };
	const mark = fingerprint(wanted);
	const foot = plan.foot?.(new Set(wanted.keys())) ?? "";
	const text = {
		...plan,
		foot,
		keepTicks: plan.keepTicks ?? keepNew,
		login: now.login,
		base: now.base,
		mark
	};
	if (plan.rebase || now.state === void 0 || fingerprint(now.state.content) !== mark) await pushPins(api, {
		...plan,
		repositoryId: now.repositoryId,
		base: now.baseHead,
		...compact({ head: now.head }),
		headline: plan.title,
		files: usable.files
	});
	const written = now.open === void 0 ? await openPull(api, text) : await updatePull(api, text, now.open);
	return {
		...written,
		notices: [...usable.notices, ...written.notices]
	};
}
const keepNew = (_latest, next) => next;
async function readSituation(api, plan) {
	const { repository, branch } = plan;
	const [login, described] = await Promise.all([viewerLogin(api), describeRepository(api, repository)]);
	const base = plan.base ?? described.default_branch;
	if (base === branch) throw new Failure("bad-answer", `\`pull-request-branch\` must not be the base branch ${branch}`);
	const [baseHead, head, pulls] = await Promise.all([
		branchHead(api, repository, base),
		branchHead(api, repository, branch),
		findPulls(api, repository, branch)
	]);
	if (baseHead === void 0) throw new Failure("not-found", `The base branch ${base} does not exist`);
	const open = pulls.find(({ state }) => state === "open");
	const closed = pulls.find(({ state }) => state === "closed");
	return {
		login,
		repositoryId: described.node_id,
		base,
		baseHead,
		...compact({
			open,
			closed
		}),
		...head === void 0 ? {} : {
			head,
			state: await branchState(api, repository, {
				base: baseHead,
				branch: head
			}, login)
		}
	};
}
function reasonToHold(plan, { login, state, open, closed }, usable, wanted) {
	if (state?.own === false) return [pullNotices.otherCommits(plan.branch)];
	if (open !== void 0 && open.author !== login) return [pullNotices.otherAuthor(open.number)];
	const shrinks = [...state?.content.keys() ?? []].some((path) => !wanted.has(path));
	const known = plan.complete && !usable.outdated;
	if ((shrinks || usable.files.length === 0) && !known) return state === void 0 ? [] : [pullNotices.unverified(plan.branch)];
	const mark = fingerprint(wanted);
	if (open === void 0 && closed?.mark === mark && !closed.merged && closed.author === login) return [pullNotices.closedByUser(closed.number)];
}
async function close(api, plan, { repositoryId, head, open }) {
	if (open !== void 0) await closePull(api, plan, open);
	if (head !== void 0) await deleteBranch(api, repositoryId, plan.branch, head);
	return open === void 0 ? [] : [pullNotices.closed(open.number)];
}
export { writePinPullRequest as n, commitPins as r, usableFiles as t };
