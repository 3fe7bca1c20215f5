import { yt as compact } from "./reading-DT2Pr2dB.js";
import { Ot as inputTable } from "./scan-DFDHd4Kl.js";
// lib/config/policy/merge.js
function mergePolicies(base, file) {
	const named = (all) => [...new Map(all.map((one) => [one.name, one])).values()];
	const set = file.origins.map(({ name }) => name);
	return {
		sources: [...base.sources, ...file.sources],
		settings: new Map([...base.settings, ...file.settings]),
		checks: new Map([...base.checks, ...file.checks]),
		overrides: [...base.overrides, ...file.overrides],
		waivers: [...base.waivers, ...file.waivers],
		removed: [...base.removed, ...file.removed],
		pending: [...base.pending, ...file.pending],
		registries: new Map([...base.registries, ...file.registries]),
		signatures: [...base.signatures, ...file.signatures],
		signatureFiles: {
			keys: new Map([...base.signatureFiles.keys, ...file.signatureFiles.keys]),
			roots: new Map([...base.signatureFiles.roots, ...file.signatureFiles.roots])
		},
		advisories: {
			...base.advisories,
			...file.advisories,
			ignoreStatus: set.includes("advisories.ignore-status") ? file.advisories.ignoreStatus : base.advisories.ignoreStatus
		},
		proof: [...base.proof, ...file.proof],
		...compact({
			digestAge: file.digestAge ?? base.digestAge,
			settleMs: file.settleMs ?? base.settleMs
		}),
		platforms: set.includes("platforms") ? file.platforms : base.platforms,
		skips: [...base.skips, ...file.skips],
		pullRequests: {
			...base.pullRequests,
			...file.pullRequests
		},
		origins: named([...base.origins, ...file.origins]),
		unread: [...base.unread, ...file.unread]
	};
}
function asBase(base, head) {
	const own = new Map(head.waivers.map((waiver) => [identity(waiver), waiver]));
	const counting = new Set(base.waivers.map(identity));
	return {
		...base,
		ofBase: true,
		...compact({ overruled: overruledIn(head, base) }),
		sources: [...base.sources, ...head.sources],
		waivers: base.waivers.flatMap((waiver) => {
			const here = own.get(identity(waiver));
			return here === void 0 ? [] : [{
				...here,
				inBase: true
			}];
		}),
		removed: base.waivers.filter((waiver) => !own.has(identity(waiver))),
		pending: head.waivers.filter((waiver) => !counting.has(identity(waiver))),
		unread: [...base.unread, ...head.unread]
	};
}
function directedBy(base, head) {
	const overruled = overruledIn(head, base);
	const named = [...base.settings].filter(([name]) => directing.has(name));
	const others = [...head.settings].filter(([name]) => !directing.has(name));
	return {
		...head,
		ofBase: false,
		...compact({ overruled }),
		sources: [...base.sources, ...head.sources],
		settings: new Map([...others, ...named]),
		registries: base.registries,
		origins: [...base.origins.filter(isOfRegistry), ...head.origins.filter((one) => !isOfRegistry(one))],
		unread: overruled === void 0 ? head.unread : [...base.unread, ...head.unread]
	};
}
const directing = new Set(inputTable.filter(({ directs }) => directs).map(({ name }) => name));
const isOfRegistry = ({ name }) => name.startsWith("registries.");
function overruledIn(head, base) {
	const settings = [...head.settings].flatMap(([name, { text }]) => directing.has(name) && base.settings.get(name)?.text !== text ? [name] : []);
	const known = new Map(base.origins.map(({ name, value }) => [name, value]));
	const names = (head.origins.some((one) => isOfRegistry(one) && known.get(one.name) !== one.value) ? [...settings, "registries"] : settings).map((name) => `\`${name}\``);
	if (names.length === 0) return void 0;
	return `The change's policy sets ${names.join(", ")}, which does not apply before it is merged: where credentials are sent is said by inputs and by the policy of the base.`;
}
function identity({ at: _at, inheritedAt, ...content }) {
	const sorted = Object.entries(content).sort(([a], [b]) => a < b ? -1 : 1);
	return JSON.stringify([inheritedAt !== void 0, sorted]);
}
export { directedBy as n, mergePolicies as r, asBase as t };
