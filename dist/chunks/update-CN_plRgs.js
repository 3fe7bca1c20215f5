import { i as parseSubject, s as subjectText } from "./claims-Cos2twfs.js";
import { F as usageErrors } from "./scan-DFDHd4Kl.js";
import { ot as plain, yt as compact } from "./reading-DT2Pr2dB.js";
import { c as subjectFlags, i as onPlatform } from "./client-C9IZ1eLv.js";
// lib/onboarding/identity/update.js
const nothing = "Nothing is to be changed. Set `--repository` after a rename, or another flag: `--ref`, `--environment`, `--pull-request`, `--issuer`, `--name`.";
async function updateIdentity(context) {
	const { invocation, out } = context;
	const { issues: wrong, ...subject } = subjectFlags(context);
	const [name, issuer] = [invocation.flags.get("name"), invocation.flags.get("issuer")];
	const issues = Object.keys({
		...subject,
		...compact({
			name,
			issuer
		})
	}).length === 0 && wrong.length === 0 ? [nothing] : wrong;
	const asked = issues.length > 0 ? { issues } : {};
	return onPlatform(context, ["identity"], asked, async ({ iam, identity: uid }) => {
		const { name: oldName, claimMatch: oldMatch } = await iam.getIdentity([uid]);
		const part = Object.keys(subject).length === 0 ? {} : subjectAfter(oldMatch, subject);
		if ("issue" in part) return usageErrors(context, "usage", [part.issue]);
		const before = {
			name: oldName,
			claimMatch: oldMatch
		};
		const after = {
			name: name ?? oldName,
			claimMatch: matchAfter(oldMatch, {
				...compact({ issuer }),
				...part
			})
		};
		const changed = ["name", "claimMatch"].filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
		const dryRun = invocation.switches.has("dry-run");
		if (!dryRun && changed.length > 0) await iam.updateIdentity(uid, after, changed);
		const who = `identity ${plain(oldName)} (${uid})`;
		const done = `${dryRun ? "Would update" : "Updated"} ${who}`;
		const said = changed.length === 0 ? `I${who.slice(1)} needs no change` : done;
		out(invocation.json ? JSON.stringify({
			dryRun,
			identity: uid,
			changed,
			before,
			after
		}) : [said, ...differences(before, after)].join("\n"));
		return 0;
	});
}
function subjectAfter(claimMatch, { repository, scope, ids }) {
	const now = parseSubject(claimMatch.subject ?? "");
	const after = {
		repository: repository ?? now?.repository,
		scope: scope ?? now?.scope
	};
	if (after.repository === void 0 || after.scope === void 0) return { issue: `The identity expects \`${plain(claimMatch.subjectPattern ?? claimMatch.subject ?? "")}\`, which is not one subject of GitHub Actions. Set \`--repository\` together with \`--ref\`, \`--environment\` or \`--pull-request\`.` };
	const isTransferred = ownerOf(after.repository) !== ownerOf(now?.repository);
	if (ids === void 0 && now?.ids !== void 0 && isTransferred) return { issue: `The identity expects the numeric ids of ${now.repository}, and those of another owner are different. Set \`--owner-id\` and \`--repository-id\`.` };
	const { repository: name, scope: part } = after;
	return { subject: subjectText({
		repository: name,
		scope: part,
		...compact({ ids: ids ?? now?.ids })
	}) };
}
function ownerOf(repository = "") {
	return repository.split("/")[0]?.toLowerCase() ?? "";
}
function matchAfter(before, changed) {
	const replaced = Object.keys(changed).map((claim) => `${claim}Pattern`);
	const kept = Object.entries(before).filter(([claim]) => !replaced.includes(claim));
	return {
		...Object.fromEntries(kept),
		...changed
	};
}
function differences(before, after) {
	const [old, now] = [before, after].map(({ name, claimMatch }) => ({
		name,
		...claimMatch
	}));
	return Object.keys({
		...old,
		...now
	}).flatMap((field) => {
		const [from, to] = [textOf(old?.[field]), textOf(now?.[field])];
		return from === to ? [] : [`  ${field}: ${from} → ${to}`];
	});
}
function textOf(value) {
	return value === void 0 ? "nothing" : plain(typeof value === "string" ? value : JSON.stringify(value));
}
export { updateIdentity };
