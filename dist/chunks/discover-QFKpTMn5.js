import { dt as globsBelow, vt as append } from "./reading-DT2Pr2dB.js";
import { kt as defaultPolicyPath } from "./scan-DFDHd4Kl.js";
import { t as noPolicy } from "./policy-COMIQ2Ru.js";
import { loadPolicy } from "./extends-DtTLROtE.js";
import { i as inFolder, r as holdersOf } from "./config-MElt0Z2K.js";
import { r as mergePolicies } from "./merge-BvaNvZ2c.js";
// lib/config/policy/discover.js
const settingsWithGlobs = new Set([
	"paths",
	"exclude",
	"sbom"
]);
function policyBelow(policy, folder) {
	if (folder === "") return policy;
	const inside = (entries) => entries.flatMap((entry) => {
		if (entry.paths === void 0) return [entry];
		const paths = globsBelow(entry.paths, folder);
		return paths.length === 0 ? [] : [{
			...entry,
			paths
		}];
	});
	return {
		...policy,
		settings: new Map([...policy.settings].flatMap((setting) => settingBelow(setting, folder))),
		overrides: inside(policy.overrides),
		waivers: inside(policy.waivers).map((waiver) => ({
			inheritedAt: waiver.at,
			...waiver
		}))
	};
}
function settingBelow([name, setting], folder) {
	if (settingsWithGlobs.has(name)) {
		const globs = globsBelow(setting.text.split("\n"), folder);
		return globs.length === 0 ? [] : [[name, {
			...setting,
			text: globs.join("\n")
		}]];
	}
	if (name !== "ledger" || !setting.text.endsWith(".json")) return [[name, setting]];
	const start = `${folder}/`;
	return setting.text.startsWith(start) ? [[name, {
		...setting,
		text: setting.text.slice(start.length)
	}]] : [];
}
async function discoverPolicy({ folder, label, read, ...request }) {
	const issues = [];
	let policy = noPolicy;
	for (const [above, holder] of holdersOf(folder).entries()) {
		const shown = (path) => `${"../".repeat(above)}${path}`;
		const loaded = await loadPolicy({
			...request,
			path: defaultPolicyPath,
			required: false,
			read: (path) => read(inFolder(holder, path)),
			label: (path) => label?.(shown(path)) ?? shown(path)
		});
		if ("issues" in loaded) append(issues, loaded.issues);
		else policy = mergePolicies(policyBelow(loaded.policy, relativeTo(holder, folder)), policy);
		if ("policy" in loaded && loaded.isRoot === true) break;
	}
	return issues.length > 0 ? { issues } : { policy };
}
function relativeTo(holder, folder) {
	return holder === "" ? folder : folder.slice(holder.length + 1);
}
export { discoverPolicy };
