import { r as retryingTransport } from "./http-kiv8ZDRX.js";
import { a as withPlatformTransport } from "./clients-1vmCjFb-.js";
import { n as platformClient } from "./client-Bf0SxAxW.js";
import { C as systemClock, D as inputOf, Et as namesIn, F as usageErrors, Ut as parseAddress, ht as gapFrom, k as printFailure } from "./scan-DFDHd4Kl.js";
import { t as readConfig } from "./read-BchwS-qt.js";
import { t as machineNetwork } from "./transport-B6xtk0nK.js";
import { ot as plain, vt as append, yt as compact } from "./reading-DT2Pr2dB.js";
import { t as presets } from "./presets-CftpQPxC.js";
// lib/onboarding/identity/client.js
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
async function onPlatform(context, required, asked, work) {
	const read = identitySetting(context, required);
	const issues = [read, asked].flatMap((part) => "issues" in part ? part.issues : []);
	if ("issues" in read || "issues" in asked) return usageErrors(context, "usage", issues);
	return reporting(context, () => work(read, asked));
}
const usedInputs = [
	...namesIn("platform"),
	"identity",
	"group",
	"oidc-audience",
	"token"
];
function identitySetting(context, required) {
	const read = readConfig((name) => usedInputs.includes(name) ? inputOf(context, name) : void 0, {
		presets,
		checks: []
	});
	const missing = [...required, "token"].flatMap((name) => inputOf(context, name) === void 0 ? [`\`--${name}\` is missing.${name === "token" ? " Set it, or TAGPROOF_TOKEN." : ""}`] : []);
	const group = inputOf(context, "group") ?? "";
	const wrong = !required.includes("group") || /^[0-9a-f/]*$/.test(group) ? [] : [`\`--group\` is \`${plain(group)}\`, but must be the uid of a group, and not its name.`];
	const issues = [
		..."issues" in read ? read.issues : [],
		...missing,
		...wrong
	];
	if ("issues" in read || issues.length > 0) return { issues };
	const { platform, token, identity = "", group: uid = "" } = read.config;
	if (platform === void 0 || token === void 0) return { issues: ["No platform is configured. Set `--platform`, or `--base-url` and `--registry-url`."] };
	return {
		platform,
		identity,
		group: uid,
		iam: iamOf(context, read.config, platform, token)
	};
}
function iamOf(context, config, { baseUrl }, token) {
	const network = context.network ?? machineNetwork("tagproof");
	const send = retryingTransport(withPlatformTransport(network, config).send, systemClock);
	return platformClient({
		send,
		baseUrl,
		token,
		surface: "terminal"
	});
}
async function reporting(context, work) {
	try {
		return await work();
	} catch (error) {
		return printFailure(context, gapFrom(error, "platform"));
	}
}
const requiredRoles = ["viewer", "registry.pull"];
const githubIssuer = "https://token.actions.githubusercontent.com";
function identityNameOf(repository) {
	return `tagproof ${repository}`.toLowerCase().replace(/[^a-z0-9 ._-]/g, " ");
}
const maxShown = 12;
function roleNamed(roles, name) {
	const [role, ...others] = roles.filter((one) => one.name === name);
	if (role !== void 0 && others.length === 0) return role;
	const names = [...new Set(roles.map((one) => one.name))].sort();
	const shown = names.slice(0, maxShown).map(plain).join(", ") || "none";
	const more = names.length > maxShown ? `, and ${names.length - maxShown} more` : "";
	return { missing: `The platform has ${role === void 0 ? "no role" : `${others.length + 1} roles`} named ${name}, so it cannot be bound. The roles that the token can list are: ${shown}${more}. Check the address of the platform, or sign in with a token that can list the roles of the organization` };
}
export { reporting as a, subjectFlags as c, onPlatform as i, wrongIdentityFlags as l, iamOf as n, requiredRoles as o, identityNameOf as r, roleNamed as s, githubIssuer as t };
