import { yt as compact } from "./reading-DT2Pr2dB.js";
import { bt as withFallback, ft as Failure } from "./scan-DFDHd4Kl.js";
import { T as string, f as array, g as int, x as object } from "./schemas-eoL3S0JI.js";
import { F as pullNotices, I as sameText, N as marked, P as marker } from "./texts-BGXPOjJZ.js";
import { a as fingerprint, o as pinnedContentOf, s as trailer } from "./tree-name-sunCfVwQ.js";
import { x as isAbsent } from "./api-l38x_bCj.js";
import { a as withoutQuickActions, i as requestGitLab, n as callGitLab, r as gitLabUser, t as allGitLabPages } from "./api-BDlOtvs9.js";
// lib/clients/gitlab/pin-merge-request.js
const branchAnswer = object({ commit: object({ id: string() }) });
const projectAnswer = object({ default_branch: string() });
const compareAnswer = object({
	commits: array(object({
		message: string(),
		author_email: string()
	})),
	diffs: array(object({ new_path: string() }))
});
const mergeRequestAnswer = object({
	iid: int(),
	web_url: string(),
	state: string(),
	title: string(),
	description: string().nullable(),
	author: object({ id: int() })
});
async function writePinMergeRequest(api, plan) {
	const { branch, files } = plan;
	const base = plan.base ?? (await requestGitLab(api, read("Read the project", ""), projectAnswer)).default_branch;
	if (base === branch) throw new Failure("bad-answer", `\`pull-request-branch\` must not be the base branch ${branch}`);
	const [user, start, head, requests] = await Promise.all([
		gitLabUser(api),
		headOf(api, base),
		headOf(api, branch),
		requestsOf(api, branch, base)
	]);
	if (start === void 0) throw new Failure("not-found", `The base branch ${base} does not exist`);
	if (plan.checkedOut !== start) return { notices: [`${base} has changed since the checkout; the next run will pin its files`] };
	const there = head === void 0 ? noBranch : await ownBranch(api, start, head, user.email);
	const mark = fingerprint(pinnedContentOf(files, start));
	const open = requests.find(({ state }) => state === "opened");
	const hold = reasonToHold(plan, there, {
		open,
		mark,
		requests,
		user: user.id
	});
	if (hold !== void 0) return { notices: [hold] };
	if (files.length === 0) return close(api, plan, open, head);
	if (there?.mark !== mark) await commit(api, plan, {
		start,
		mark
	});
	return {
		url: await describe(api, plan, {
			base,
			open,
			mark
		}),
		notices: []
	};
}
function reasonToHold({ branch, files, complete }, there, { open, requests, mark, user }) {
	if (there === void 0) return pullNotices.otherCommits(branch);
	if (open !== void 0 && open.author.id !== user) return `Merge request !${open.iid} was opened by another author, so it was not changed`;
	const wanted = new Set(files.map(({ path }) => path));
	if (!complete && there.paths.some((path) => !wanted.has(path))) return pullNotices.unverified(branch);
	const same = requests.find(({ description }) => description?.includes(marksOf(branch, mark)));
	return open === void 0 && same?.state === "closed" && same.author.id === user ? `Merge request !${same.iid} with the same pins was closed, so no new one was opened` : void 0;
}
function marksOf(branch, mark) {
	return `${marker("pins", [branch])}\n<!-- tagproof-pins ${mark} -->`;
}
function read(operation, path) {
	return {
		operation,
		path
	};
}
async function headOf(api, branch) {
	const call = read(`Branch ${branch}`, `repository/branches/${encodeURIComponent(branch)}`);
	return (await withFallback(requestGitLab(api, call, branchAnswer), void 0, isAbsent))?.commit.id;
}
const noBranch = { paths: [] };
async function ownBranch(api, from, to, email) {
	const call = {
		...read("Compare the branch", "repository/compare"),
		query: {
			from,
			to
		}
	};
	const { commits, diffs } = await requestGitLab(api, call, compareAnswer);
	const [only, ...more] = commits;
	if (only === void 0) return noBranch;
	const [, mark] = new RegExp(`^Tagproof-Content: ([0-9a-f]{32})$`, "m").exec(only.message) ?? [];
	if (mark === void 0 || more.length > 0 || only.author_email !== email) return void 0;
	return {
		mark,
		paths: diffs.map(({ new_path: path }) => path)
	};
}
function requestsOf(api, branch, base) {
	const query = {
		state: "all",
		source_branch: branch,
		target_branch: base
	};
	const call = {
		...read("Look for the merge request", "merge_requests"),
		query
	};
	return allGitLabPages(api, call, mergeRequestAnswer, 10);
}
async function commit(api, { branch, title, files }, { start, mark }) {
	const actions = files.map(({ path, before, after }) => ({
		action: before === "" ? "create" : "update",
		file_path: path,
		encoding: "base64",
		content: Buffer.from(after, "utf8").toString("base64")
	}));
	const body = {
		branch,
		start_sha: start,
		force: true,
		commit_message: `${title}\n\n${trailer}: ${mark}`,
		actions
	};
	await callGitLab(api, {
		operation: "Commit the pins",
		method: "POST",
		path: "repository/commits",
		body
	});
}
async function describe(api, { branch, title, body, labels }, { base, open, mark }) {
	const description = marked(marksOf(branch, mark), withoutQuickActions(body));
	if (open === void 0) {
		const call = {
			operation: "Open the merge request",
			method: "POST",
			path: "merge_requests"
		};
		const wanted = {
			source_branch: branch,
			target_branch: base,
			remove_source_branch: true,
			title,
			description,
			labels: labels.join(",")
		};
		return (await requestGitLab(api, {
			...call,
			body: wanted
		}, mergeRequestAnswer)).web_url;
	}
	const changes = compact({
		title: open.title === title ? void 0 : title,
		description: sameText(open.description, description) ? void 0 : description
	});
	if (Object.keys(changes).length > 0) await update(api, open.iid, changes);
	return open.web_url;
}
async function update(api, iid, body) {
	const path = `merge_requests/${iid}`;
	await callGitLab(api, {
		operation: "Update the merge request",
		method: "PUT",
		path,
		body
	});
}
async function close(api, { branch, complete }, open, head) {
	if (head === void 0 && open === void 0) return { notices: [] };
	if (!complete) return { notices: [pullNotices.unverified(branch)] };
	if (open !== void 0) await update(api, open.iid, { state_event: "close" });
	const path = `repository/branches/${encodeURIComponent(branch)}`;
	if (head !== void 0) await callGitLab(api, {
		operation: "Delete the branch",
		method: "DELETE",
		path
	});
	return { notices: open === void 0 ? [] : [`Merge request !${open.iid} was closed: nothing is left to pin`] };
}
export { writePinMergeRequest };
