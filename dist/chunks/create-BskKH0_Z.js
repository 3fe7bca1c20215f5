import { s as subjectText } from "./claims-Cos2twfs.js";
import { D as inputOf, Et as namesIn, F as usageErrors, ft as Failure } from "./scan-DFDHd4Kl.js";
import { yt as compact } from "./reading-DT2Pr2dB.js";
import { g as actionOf, t as checkoutAction, v as programSource } from "./workflow-text-DF3rDqeG.js";
import { c as subjectFlags, i as onPlatform, o as requiredRoles, r as identityNameOf, s as roleNamed } from "./client-C9IZ1eLv.js";
// lib/onboarding/identity/create.js
async function createIdentity(context) {
	const { invocation, out } = context;
	return onPlatform(context, ["group"], planFrom(context), async ({ iam, platform }, plan) => {
		const listed = await iam.listRoles().all();
		const found = plan.roles.map((name) => roleNamed(listed, name));
		const unknown = found.flatMap((role) => "missing" in role ? [`${role.missing}.`] : []);
		if (unknown.length > 0) return usageErrors(context, "usage", unknown);
		const roles = found.flatMap((role) => "missing" in role ? [] : [role]);
		if (invocation.switches.has("dry-run")) {
			out(invocation.json ? JSON.stringify({
				dryRun: true,
				...plan
			}) : planText(plan));
			return 0;
		}
		const uid = await createWithBindings(iam, plan, roles);
		const addresses = platformInputs(context, platform.baseUrl);
		const program = await programSource(context);
		const action = "issues" in program ? unknownAction : actionOf(program);
		out(invocation.json ? JSON.stringify({
			identity: uid,
			...plan
		}) : `${planText(plan)}\nuid      ${uid}\n\n${workflowText(uid, action, addresses, invocation.flags.get("environment"))}`);
		return 0;
	});
}
function planFrom(context) {
	const { flags } = context.invocation;
	const { issues: wrong, repository, scope, ids } = subjectFlags(context);
	const issues = [...repository === void 0 ? ["`--repository` is required and must be OWNER/REPO."] : [], ...wrong];
	if (repository === void 0 || issues.length > 0) return { issues };
	return {
		group: inputOf(context, "group") ?? "",
		name: flags.get("name") ?? identityNameOf(repository),
		claimMatch: {
			issuer: flags.get("issuer") ?? "https://token.actions.githubusercontent.com",
			subject: subjectText({
				repository,
				scope: scope ?? {
					kind: "ref",
					ref: "refs/heads/main"
				},
				...compact({ ids })
			})
		},
		roles: flags.get("role")?.split("\n") ?? requiredRoles
	};
}
async function createWithBindings(iam, { group, name, claimMatch }, roles) {
	const { uid } = await iam.createIdentity(group, {
		name,
		claimMatch
	});
	try {
		for (const role of roles) await iam.createRoleBinding(group, {
			identityUid: uid,
			roleUid: role.uid
		});
		return uid;
	} catch (error) {
		await rollBack(iam, group, uid, error);
		throw error;
	}
}
async function rollBack(iam, group, uid, cause) {
	try {
		const bindings = await iam.listRoleBindings({ "uidp.descendants_of": group }).all();
		for (const binding of bindings.filter(({ identityUid }) => identityUid === uid)) await iam.deleteRoleBinding(binding.uid);
		await iam.deleteIdentity(uid);
	} catch (undo) {
		if (!(cause instanceof Failure) || !(undo instanceof Failure)) throw undo;
		const next = `Delete it with: tagproof identity delete --identity ${uid}`;
		throw new Failure(cause.reason, `${cause.message}. The identity could not be deleted again (${undo.message}). ${next}`, { cause });
	}
}
function planText({ group, name, claimMatch, roles }) {
	return [
		`name     ${name}`,
		`group    ${group}`,
		`issuer   ${claimMatch.issuer}`,
		`subject  ${claimMatch.subject}`,
		`roles    ${roles.join(", ")}`
	].join("\n");
}
const unknownAction = "# add --action OWNER/REPO@SHA: the action and the full commit SHA of a release";
function platformInputs({ invocation: { flags } }, baseUrl) {
	const preset = flags.get("platform");
	if (preset !== void 0) return `          platform: ${preset}`;
	const given = new Map([["base-url", baseUrl], ...flags]);
	return namesIn("platform").flatMap((name) => {
		const value = given.get(name);
		return value === void 0 ? [] : [`          ${name}: ${value}`];
	}).join("\n");
}
function workflowText(uid, action, addresses, environment) {
	return `permissions:
  contents: read
  id-token: write
jobs:
  tagproof:
    runs-on: ubuntu-latest${environment === void 0 ? "" : `\n    environment: ${JSON.stringify(environment)}`}
    steps:
      - uses: ${checkoutAction}
      - uses: ${action}
        with:
${addresses}
          identity: ${uid}`;
}
export { createIdentity };
