import { n as __exportAll } from "./rolldown-runtime-BrvMwczA.js";
import { i as onGithub, n as onGitlab, t as ciSystemOf } from "./ci-systems-BV5p2CNW.js";
import { c as resolveCommit, o as mergeBase, r as filesOf } from "./files-ID5y8LHs.js";
import { Ut as parseAddress, bt as withFallback, ft as Failure, ht as gapFrom, zt as Secret } from "./scan-DFDHd4Kl.js";
import { T as string, x as object } from "./schemas-eoL3S0JI.js";
import { c as isRefused, i as repositoryPath, o as requestJson } from "./api-l38x_bCj.js";
import { n as readRun } from "./runner-CgSyuAgJ.js";
import { t as ciTransport } from "./http-kiv8ZDRX.js";
import { ot as plain, yt as compact } from "./reading-DT2Pr2dB.js";
import { t as revisionOf } from "./revision-gW1fLCgI.js";
// lib/clients/github/merge-commit.js
async function mergedOnto({ commit, parents }, { head, number, merges }, { api, run }) {
	const [onto, merged, ...more] = parents;
	if (onto === void 0 || head === void 0 || merged !== head || more.length > 0) return void 0;
	if (merges.includes(commit)) return onto;
	if (api === void 0 || run === void 0 || number === void 0) return void 0;
	return await mergeCommitOf(api, run.repository, number) === commit ? onto : void 0;
}
const pullAnswer = object({ merge_commit_sha: string().nullish() });
async function mergeCommitOf(api, repository, number) {
	const request = {
		operation: `Pull request #${number}`,
		path: `${repositoryPath(repository)}/pulls/${number}`,
		needs: "pull-requests: read"
	};
	return (await withFallback(requestJson(api, request, pullAnswer), void 0, isRefused))?.merge_commit_sha ?? void 0;
}
// lib/ci/connect.js
var connect_exports = __exportAll({
	apiAt: () => apiAt,
	ciTargetOf: () => ciTargetOf,
	connectCi: () => connectCi,
	gitlabApi: () => gitlabApi,
	openBase: () => openBase
});
async function connectCi(host, { githubToken, base }) {
	const revision = await revisionOf(host, base);
	const system = host.ci && ciSystemOf(host.ci.variable);
	if (host.ci !== void 0 && system === onGitlab) return {
		revision,
		gitlab: gitlabOf(host, host.ci)
	};
	const run = system === onGithub ? readRun(host.ci) : void 0;
	return run === void 0 ? { revision } : {
		revision,
		run,
		api: apiAt(host, run.addresses, githubToken)
	};
}
function gitlabOf(host, { variable }) {
	const [project, address, value] = [
		"CI_PROJECT_ID",
		"CI_API_V4_URL",
		"TAGPROOF_GITLAB_TOKEN"
	].map(variable);
	const job = variable("CI_JOB_NAME") ?? "";
	if (variable("CI_EXTERNAL_PULL_REQUEST_IID") !== void 0) return {
		job,
		api: {
			cause: "no-credential",
			subject: "GitLab",
			message: "The pipeline is of a pull request of another host, which GitLab cannot write to"
		}
	};
	if (project === void 0 || address === void 0 || value === void 0) return {
		job,
		api: {
			cause: "no-credential",
			subject: "GitLab",
			message: "No token for the GitLab API: set the variable TAGPROOF_GITLAB_TOKEN to a project access token"
		}
	};
	const token = new Secret(value);
	host.sink.mask(token);
	return {
		job,
		api: {
			send: ciTransport(host),
			api: usable("CI_API_V4_URL", address),
			project,
			token
		}
	};
}
function gitlabApi({ api }) {
	if ("cause" in api) throw new Failure(api.cause, api.message);
	return api;
}
function apiAt(host, addresses, token, budgetMs) {
	if (token !== void 0) host.sink.mask(token);
	return {
		send: ciTransport(host, budgetMs),
		addresses: {
			api: usable("GITHUB_API_URL", addresses.api),
			graphql: usable("GITHUB_GRAPHQL_URL", addresses.graphql),
			server: addresses.server
		},
		...compact({ token })
	};
}
function ciTargetOf(ci) {
	if ("cause" in ci) throw new Failure(ci.cause, ci.message);
	const { api, run } = ci;
	if (api === void 0 || run === void 0) throw new Failure("no-credential", "Comments, issues and pull requests can only be written in a workflow: GITHUB_REPOSITORY is not set");
	if (api.token === void 0) throw new Failure("no-credential", "No token for the GitHub API: set `github-token:`");
	return {
		api,
		run
	};
}
function usable(name, text) {
	const parsed = parseAddress(text);
	if ("address" in parsed) return parsed.address;
	throw new Failure("bad-answer", `The runner's ${name} ${parsed.issue}`);
}
const checkoutIsBase = "The checkout is the base branch, so nothing of the pull request would be verified. Check out its head or its merge commit";
async function openBase(host, ci, use) {
	const { revision } = ci;
	if (revision.kind === "unknown") throw new Failure("no-base", revision.why);
	if (revision.kind !== "change") return void 0;
	const here = await host.git?.head();
	const { base, newerBase, head } = revision;
	if (here !== void 0 && head !== here.commit) {
		if (head !== void 0 && head !== base && [base, newerBase].includes(here.commit)) throw new Failure("bad-answer", checkoutIsBase);
		const onto = await mergedOnto(here, revision, ci);
		if (onto !== void 0) return withFiles(host, ci, revision, { commit: onto });
	}
	const tip = base === void 0 ? await newestOf(host, ci, revision) : { commit: base };
	const isHead = here !== void 0 && (head === void 0 || head === here.commit);
	if (use === "rules" || !isHead) return withFiles(host, ci, revision, tip);
	const start = await forkPointOf(host, ci, revision, tip.commit, here.commit);
	return withFiles(host, ci, revision, start === void 0 || start === tip.commit ? tip : { commit: start });
}
async function newestOf(host, { run, api }, { target }) {
	if (target === void 0) throw noBase(host, "The base");
	const cloned = await host.git?.branchTip(target);
	const isAsked = api?.token !== void 0 || cloned === void 0;
	if (api !== void 0 && run !== void 0 && isAsked) return { commit: await resolveCommit(api, run.repository, `heads/${target}`) };
	const remote = remoteOf(host);
	if (remote !== void 0 && host.git !== void 0) return fetched(host, host.git, remote, target);
	if (cloned === void 0) throw noBase(host, `The branch \`${plain(target)}\``);
	return { commit: cloned };
}
async function forkPointOf({ git }, { run, api }, { forkPoint }, base, head) {
	if (forkPoint !== void 0 && await git?.filesAt(forkPoint) !== void 0) return forkPoint;
	if (api !== void 0 && run !== void 0) return mergeBase(api, run.repository, base, head);
	return git?.mergeBase(base, head);
}
async function withFiles(host, { run, api }, { target }, { commit, files }) {
	const local = files ?? await host.git?.filesAt(commit);
	if (local !== void 0) return {
		commit,
		files: local
	};
	if (api !== void 0 && run !== void 0) return {
		commit,
		files: filesOf(api, run.repository, commit, host.files)
	};
	const remote = remoteOf(host);
	if (remote === void 0 || target === void 0 || host.git === void 0) throw noBase(host, `The base commit ${commit.slice(0, 12)}`);
	return fetched(host, host.git, remote, target);
}
async function fetched(host, git, remote, target) {
	try {
		return await git.fetchTip(remote, target);
	} catch (error) {
		const { cause, message } = gapFrom(error, target);
		throw new Failure(cause, `${message}. ${remedyOf(host)}`, { cause: error });
	}
}
function remoteOf({ ci }) {
	return ci && ciSystemOf(ci.variable)?.remote?.(ci.variable);
}
function noBase(host, what) {
	return new Failure("no-base", `${what} is not in the clone. ${remedyOf(host)}`);
}
function remedyOf({ ci }) {
	return (ci && ciSystemOf(ci.variable)?.checkout) ?? "Fetch it from `origin`";
}
export { gitlabApi as a, connect_exports as i, ciTargetOf as n, connectCi as r, apiAt as t };
