import { $t as append, Vt as plain, en as compact } from "./reading-JkirHgES.js";
import { Vt as parseAddress } from "./scan-BCEoJqtE.js";
// lib/onboarding/identity/flag-values.js
function wrongIdentityFlags(flags) {
	const wrong = Object.entries({
		name: [/^[a-z0-9][a-z0-9 ._-]{0,254}$/, "lower-case letters, digits, spaces and `._-`"],
		ref: [/^(?!.*(?:\.\.|\/\/|@\{))[^\s~^:?*[\\\p{Cc}/][^\s~^:?*[\\\p{Cc}]*(?<![/.])$/u, "a branch, or a full ref such as refs/tags/v1"],
		environment: [/^[^\p{Cc}]{1,255}$/u, "the name of an environment"]
	}).flatMap(([name, [accepted, wanted]]) => {
		const value = flags.get(name);
		if (value === void 0 || accepted.test(value)) return [];
		return [`\`--${name}\` is \`${plain(value)}\`, but must be ${wanted}.`];
	});
	const issuer = flags.get("issuer");
	const address = issuer === void 0 ? {} : parseAddress(issuer);
	return "issue" in address ? [...wrong, `\`--issuer\` is \`${plain(issuer ?? "")}\`, but ${address.issue}.`] : wrong;
}
function subjectFlags({ invocation }) {
	const { flags, switches } = invocation;
	const issues = [];
	const repository = flags.get("repository");
	if (repository !== void 0 && !/^[\w.-]+\/[\w.-]+$/.test(repository)) issues.push("`--repository` must be OWNER/REPO.");
	append(issues, wrongIdentityFlags(flags));
	const scopes = [];
	const ref = flags.get("ref");
	const environment = flags.get("environment");
	if (ref !== void 0) scopes.push({
		kind: "ref",
		ref: ref.startsWith("refs/") ? ref : `refs/heads/${ref}`
	});
	if (environment !== void 0) scopes.push({
		kind: "environment",
		environment
	});
	if (switches.has("pull-request")) scopes.push({ kind: "pull-request" });
	const [scope, ...more] = scopes;
	if (more.length > 0) issues.push("Only one of `--ref`, `--environment` and `--pull-request` can be set.");
	const [owner, number] = [flags.get("owner-id"), flags.get("repository-id")];
	if (owner === void 0 !== (number === void 0)) issues.push("`--owner-id` and `--repository-id` must be set together.");
	return {
		...compact({
			repository,
			scope,
			ids: owner === void 0 || number === void 0 ? void 0 : {
				owner,
				repository: number
			}
		}),
		issues
	};
}
export { wrongIdentityFlags as n, subjectFlags as t };
