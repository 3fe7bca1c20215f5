import { n as __exportAll } from "./rolldown-runtime-BrvMwczA.js";
import { a as anyFails, t as applyPolicy } from "./apply-policy-BXY_jY8K.js";
import { s as unpinned, t as checkIds, v as subjectKey } from "./checks-BcNqVPJL.js";
import { t as checkoutPolicy } from "./policy-sources-y5Wo0v9G.js";
import { t as configure } from "./config-MElt0Z2K.js";
import { yt as compact } from "./reading-DT2Pr2dB.js";
import { n as skipFinder } from "./skips-BElRFg72.js";
import { D as inputOf } from "./scan-DFDHd4Kl.js";
// lib/command/unpinned.js
var unpinned_exports = __exportAll({
	offlineRules: () => offlineRules,
	unpinnedIn: () => unpinnedIn
});
function offlineRules(context, files) {
	const named = [
		"paths",
		"exclude",
		"config"
	];
	return configure({
		get: (name) => named.includes(name) ? inputOf(context, name) : void 0,
		head: checkoutPolicy(files),
		remote: async () => ({ unreadable: "`scan` is offline, so that it reads no policy of another repository" }),
		checks: async () => checkIds
	});
}
function unpinnedIn(checkout, { policy, failOn }) {
	const now = Date.now();
	const found = checkout.occurrences.flatMap((one) => one.kind === "image" && one.image.digest === void 0 ? [{
		check: unpinned.id,
		severity: unpinned.severity,
		message: "",
		at: one.at,
		about: { image: one.image },
		...compact({ testData: one.testData })
	}] : []);
	const { findings } = applyPolicy(found, policy, {
		now,
		complete: false,
		inline: checkout.waivers
	});
	const skipOf = skipFinder(policy.skips, now);
	const open = findings.filter(({ check, waived, testData, about }) => check === unpinned.id && waived === void 0 && testData === void 0 && skipOf(about?.image) === void 0);
	const at = new Map(open.map((finding) => [subjectKey(finding.at, finding.about?.image), finding]));
	const wanted = checkout.occurrences.flatMap((one) => {
		const finding = one.kind === "image" ? at.get(subjectKey(one.at, one.image)) : void 0;
		return one.kind === "image" && finding !== void 0 ? [{
			one,
			finding
		}] : [];
	});
	const pinnable = wanted.filter(({ one }) => one.pin.kind !== "refused");
	const fails = anyFails(pinnable.map(({ finding }) => ({
		...finding,
		introduced: true
	})), failOn);
	const text = countText(pinnable.length, wanted.length - pinnable.length, fails);
	return {
		wanted: new Set(wanted.map(({ one }) => one)),
		fails,
		text
	};
}
function countText(pinnable, refused, fails) {
	return [pinnable === 0 ? "" : `${pinnable} can be pinned: \`tagproof pin\` writes the digests${fails ? "" : " (the policy does not fail for them)"}.`, refused === 0 ? "" : `${refused} cannot be pinned where they are, and do not fail this check; the reasons are listed above.`].filter((one) => one !== "").join(" ") || "Every image that can be pinned is pinned.";
}
export { unpinned_exports as n, offlineRules as t };
