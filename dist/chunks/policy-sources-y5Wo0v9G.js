import { yt as compact } from "./reading-DT2Pr2dB.js";
import { bt as withFallback, ft as Failure, ht as gapFrom } from "./scan-DFDHd4Kl.js";
import { t as revisionOf } from "./revision-gW1fLCgI.js";
// lib/ci/policy-sources.js
function checkoutPolicy(files) {
	return async (path) => policyText(await files.read(path));
}
async function policySources(host, githubToken, base) {
	return {
		...compact({ folder: host.repository?.folder }),
		head: checkoutPolicy(host.repository ?? host.files),
		...await isReviewed(host, base) ? {} : { base: basePolicy(host, githubToken, base) },
		remote: remotePolicy(host, githubToken),
		checks: async () => (await import("./checks-BcNqVPJL.js").then((n) => n.r)).checkIds
	};
}
async function isReviewed(host, base) {
	const revision = await withFallback(revisionOf(host, base), void 0);
	return revision?.kind === "branch" || revision?.kind === "local";
}
async function connected(host, githubToken, base) {
	const { connectCi } = await import("./connect-y8a7Oj_c.js").then((n) => n.i);
	return connectCi(host, compact({
		githubToken,
		base
	}));
}
function basePolicy(host, githubToken, named) {
	let base;
	return (path) => attempt(`${path} of the base commit`, async () => {
		base ??= import("./connect-y8a7Oj_c.js").then((n) => n.i).then(async (ci) => ci.openBase(host, await connected(host, githubToken, named), "rules"));
		const opened = await base;
		if (opened === void 0) throw new Failure("no-base", "There is no base commit");
		return policyText(await opened.files.read(path));
	});
}
function remotePolicy(host, githubToken) {
	return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
		const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
			import("./connect-y8a7Oj_c.js").then((n) => n.i),
			import("./runner-CgSyuAgJ.js").then((n) => n.r),
			import("./files-ID5y8LHs.js").then((n) => n.i)
		]);
		const { run } = await connected(host, githubToken);
		const api = apiAt(host, run?.addresses ?? readAddresses((variable) => host.ci?.variable(variable)), githubToken);
		const repository = {
			owner,
			name
		};
		return policyText(await filesOf(api, repository, await resolveCommit(api, repository, ref)).read(path));
	});
}
function policyText(read) {
	return "unreadable" in read && read.absent === true ? { missing: true } : read;
}
async function attempt(subject, read) {
	try {
		return await read();
	} catch (error) {
		const { message } = gapFrom(error, subject);
		return { unknown: {
			cause: "policy-unread",
			subject,
			message: `The policy cannot be read: ${message}`
		} };
	}
}
export { policySources as n, checkoutPolicy as t };
