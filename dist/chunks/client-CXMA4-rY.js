import { r as retryingTransport } from "./http-BxN8uSnK.js";
import { a as withPlatformTransport } from "./clients-Cy41wu-i.js";
import { n as platformClient } from "./client-Dgj0qxTJ.js";
import { A as printFailure, F as usageErrors, O as inputOf, ht as gapFrom, w as systemClock, wt as namesIn } from "./scan-BCEoJqtE.js";
import { t as readConfig } from "./read-B4NJrkf6.js";
import { t as machineNetwork } from "./transport-D4fvvDXz.js";
import { t as presets } from "./presets-CftpQPxC.js";
import { Vt as plain } from "./reading-JkirHgES.js";
// lib/onboarding/identity/client.js
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
const maxShown = 12;
function roleNamed(roles, name) {
	const [role, ...others] = roles.filter((one) => one.name === name);
	if (role !== void 0 && others.length === 0) return role;
	const names = [...new Set(roles.map((one) => one.name))].sort();
	const shown = names.slice(0, maxShown).map(plain).join(", ") || "none";
	const more = names.length > maxShown ? `, and ${names.length - maxShown} more` : "";
	return { missing: `The platform has ${role === void 0 ? "no role" : `${others.length + 1} roles`} named ${name}, so it cannot be bound. The roles that the token can list are: ${shown}${more}. Check the address of the platform, or sign in with a token that can list the roles of the organization` };
}
export { roleNamed as i, onPlatform as n, reporting as r, iamOf as t };
