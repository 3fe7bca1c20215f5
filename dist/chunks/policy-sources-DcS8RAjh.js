import { nn as compact } from "./reading-BsKGbY7G.js";
import { ft as Failure, ht as gapFrom } from "./scan-1gfJ-h1_.js";
import { t as revisionOf } from "./revision-CIkWptq6.js";
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
		checks: async () => (await import("./checks-BeDLCjS0.js").then((n) => n.r)).checkIds
	};
}
async function isReviewed(host, base) {
	try {
		const { kind } = await revisionOf(host, base);
		return kind === "branch" || kind === "local";
	} catch (error) {
		if (error instanceof Failure) return false;
		throw error;
	}
}
async function connected(host, githubToken, base) {
	const { connectCi } = await import("./connect-C9hIlyDo.js").then((n) => n.i);
	return connectCi(host, compact({
		githubToken,
		base
	}));
}
function basePolicy(host, githubToken, named) {
	let base;
	return (path) => attempt(`${path} of the base commit`, async () => {
		base ??= import("./connect-C9hIlyDo.js").then((n) => n.i).then(async (ci) => ci.openBase(host, await connected(host, githubToken, named), "rules"));
		const opened = await base;
		if (opened === void 0) throw new Failure("no-base", "There is no base commit");
		return policyText(await opened.files.read(path));
	});
}
function remotePolicy(host, githubToken) {
	return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
		const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
			import("./connect-C9hIlyDo.js").then((n) => n.i),
			import("./runner-CgSyuAgJ.js").then((n) => n.r),
			import("./files-r9RDx5MQ.js").then((n) => n.i)
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
