import { t as presets } from "./presets-CftpQPxC.js";
import { t as noPolicy } from "./policy-COMIQ2Ru.js";
import { ot as plain } from "./reading-DT2Pr2dB.js";
import { kt as defaultPolicyPath } from "./scan-DFDHd4Kl.js";
import { n as issueText } from "./issue-CyqyzpRD.js";
import { n as directedBy, t as asBase } from "./merge-BvaNvZ2c.js";
import { n as InputReader, t as readConfig } from "./read-BchwS-qt.js";
// lib/config/policy/folders.js
function holdersOf(folder) {
	const names = folder === "" ? [] : folder.split("/");
	return [...names.keys(), names.length].map((count) => names.slice(0, count).join("/")).reverse();
}
function policyPathsOf(folder) {
	return holdersOf(folder).map((holder) => inFolder(holder, defaultPolicyPath));
}
function inFolder(folder, path) {
	return folder === "" ? path : `${folder}/${path}`;
}
// lib/config/index.js
async function configure(sources) {
	const { surface = "terminal", get, notFromPolicy = [] } = sources;
	const reader = new InputReader(get, {
		names: {
			checks: [],
			presets: []
		},
		policy: noPolicy,
		surface
	});
	const [path, from] = [reader.value("config"), reader.value("policy-from")];
	const loaded = reader.issues.length > 0 ? { issues: [] } : policyInForce(await policiesOf(path, sources), from);
	const policy = "issues" in loaded ? "invalid" : without(loaded.policy, notFromPolicy);
	const checks = reader.text("fail-on") !== void 0 || policy !== "invalid" && policy.settings.has("fail-on") ? await sources.checks() : [];
	const read = readConfig(get, {
		presets,
		checks,
		surface
	}, policy);
	const issues = [...("issues" in loaded ? loaded.issues : []).map(issueText), ..."issues" in read ? read.issues : []];
	if (!("issues" in read) && issues.length === 0) return read;
	const overruled = policy === "invalid" ? void 0 : policy.overruled;
	return { issues: [...issues, ...overruled === void 0 ? [] : [overruled]].map(plain) };
}
function configureWithoutPolicy(get) {
	const missing = async () => ({ missing: true });
	return configure({
		get,
		checks: async () => [],
		head: missing,
		remote: missing
	});
}
function without(policy, names) {
	if (names.length === 0) return policy;
	const settings = [...policy.settings].filter(([name]) => !names.includes(name));
	return {
		...policy,
		settings: new Map(settings)
	};
}
async function policiesOf(given, { folder = "", head, base, remote, checks }) {
	if (given === void 0 && base === void 0 && !await hasPolicy(folder, head)) return [{ policy: noPolicy }, void 0];
	const request = {
		remote,
		names: {
			checks: await checks(),
			presets: Object.keys(presets)
		}
	};
	const load = await loaderOf(folder, given);
	return Promise.all([load({
		...request,
		read: head,
		required: true
	}), base && load({
		...request,
		read: base,
		required: false,
		label: (file) => `${file}@base`
	})]);
}
async function loaderOf(folder, given) {
	const [{ loadPolicy }, { discoverPolicy }] = await Promise.all([import("./extends-DtTLROtE.js"), import("./discover-QFKpTMn5.js")]);
	return (request) => given === void 0 ? discoverPolicy({
		...request,
		folder
	}) : loadPolicy({
		...request,
		path: given,
		read: (path) => request.read(inFolder(folder, path))
	});
}
async function hasPolicy(folder, read) {
	return (await Promise.all(policyPathsOf(folder).map(read))).some((text) => !("missing" in text));
}
function policyInForce([own, base], from) {
	if (base === void 0) return own;
	if (from === "base") {
		const issues = [own, base].flatMap((one) => "issues" in one ? one.issues : []);
		if ("issues" in own || "issues" in base) return { issues };
		return { policy: asBase(base.policy, own.policy) };
	}
	if ("issues" in own) return own;
	return { policy: directedBy("issues" in base ? noPolicy : base.policy, own.policy) };
}
export { inFolder as i, configureWithoutPolicy as n, holdersOf as r, configure as t };
