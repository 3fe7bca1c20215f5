import { a as isCommit, t as ciSystemOf } from "./ci-systems-BV5p2CNW.js";
import { yt as compact } from "./reading-DT2Pr2dB.js";
// lib/ci/revision.js
const remedy = "Set `base` to the branch that changes are merged into, or `policy-from` to `head` if everything that is checked out was reviewed";
async function revisionOf({ ci, git }, base) {
	const system = ci && ciSystemOf(ci.variable);
	if (ci === void 0 || system === void 0) return base === void 0 ? { kind: "local" } : changeOf({
		...named(base),
		isFromOutside: false
	});
	const { request, ...job } = await system.revision(ci);
	if (base !== void 0) {
		if (request === void 0 && job.branch === base) return onReviewedBranch(git, job);
		if (request?.target === base) return changeOf(request);
		const { number, head = job.commit, isFromOutside = request !== void 0 || job.isAnybodys } = request ?? {};
		return changeOf({
			number,
			head,
			isFromOutside,
			...named(base)
		});
	}
	if (job.unclear !== void 0) return {
		kind: "unknown",
		why: `${job.unclear}. ${remedy}`
	};
	const defaultBranch = job.defaultBranch ?? await git?.defaultBranch();
	const isTargetKnown = request?.target !== void 0 || request?.base !== void 0;
	if (request !== void 0 && isTargetKnown) return changeOf(request);
	const isDefault = job.isDefaultBranch === true || job.branch !== void 0 && job.branch === defaultBranch;
	if (request === void 0 && isDefault) return onReviewedBranch(git, job);
	if (defaultBranch === void 0) return {
		kind: "unknown",
		why: `${`${system.name} does not say which branch is the default one, and neither does the clone`}. ${remedy}`
	};
	return changeOf({
		...request ?? {
			head: job.commit,
			isFromOutside: job.isAnybodys === true
		},
		target: defaultBranch
	});
}
async function onReviewedBranch(git, { branch, commit, isAnybodys = false, mayCheckOutAnother = false }) {
	if (isCommit(commit)) {
		const here = (await git?.head())?.commit;
		if (here === void 0 ? git === void 0 ? isAnybodys : mayCheckOutAnother : here !== commit) return changeOf({
			target: branch,
			head: here,
			base: commit,
			isFromOutside: isAnybodys
		});
	}
	return {
		kind: "branch",
		...compact({ name: branch }),
		...isAnybodys ? { isAnybodys } : {}
	};
}
function named(base) {
	return isCommit(base) ? { base } : { target: base };
}
function changeOf({ number, target, base, newerBase, head, forkPoint, merges, isFromOutside }) {
	const commit = (value) => isCommit(value) ? value : void 0;
	return {
		kind: "change",
		...compact({
			number,
			target,
			base: commit(base),
			newerBase: commit(newerBase),
			head: commit(head),
			forkPoint: commit(forkPoint)
		}),
		merges: merges ?? [],
		isFromOutside: isFromOutside ?? true
	};
}
export { revisionOf as t };
