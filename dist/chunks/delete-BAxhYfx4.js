import { i as onPlatform } from "./client-C9IZ1eLv.js";
// lib/onboarding/identity/delete.js
async function deleteIdentity(context) {
	const { invocation, out } = context;
	return onPlatform(context, ["identity"], {}, async ({ iam, identity: uid, group }) => {
		const { name } = await iam.getIdentity([uid]);
		const below = { "uidp.descendants_of": group || void 0 };
		const bindings = (await iam.listRoleBindings(below).all()).filter(({ identityUid }) => identityUid === uid);
		const dryRun = invocation.switches.has("dry-run");
		if (!dryRun) {
			for (const binding of bindings) await iam.deleteRoleBinding(binding.uid);
			await iam.deleteIdentity(uid);
		}
		const roles = bindings.map(({ roleName }) => roleName).sort().join(", ") || "none";
		const text = `${dryRun ? "Would delete" : "Deleted"} identity ${name} (${uid}) and its role bindings: ${roles}`;
		out(invocation.json ? JSON.stringify({
			dryRun,
			identity: uid,
			name,
			roleBindings: bindings
		}) : text);
		return 0;
	});
}
export { deleteIdentity };
