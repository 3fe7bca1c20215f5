// `identity delete`: deletes the role bindings first, then the identity, so that no binding is left without one.
import type { Context } from '../../command/context.js';
import { onPlatform } from './client.js';

/** Deletes both; with `--dry-run` it only prints what it would delete. */
export async function deleteIdentity(context: Context): Promise<number> {
  const { invocation, out } = context;
  return onPlatform(context, ['identity'], {}, async ({ iam, identity: uid, group }) => {
    const { name } = await iam.getIdentity([uid]);
    const below = { 'uidp.descendants_of': group || undefined };
    const bindings = (await iam.listRoleBindings(below).all()).filter(
      ({ identityUid }) => identityUid === uid,
    );
    const dryRun = invocation.switches.has('dry-run');
    if (!dryRun) {
      for (const binding of bindings) await iam.deleteRoleBinding(binding.uid);
      await iam.deleteIdentity(uid);
    }
    const roles =
      bindings
        .map(({ roleName }) => roleName)
        .sort()
        .join(', ') || 'none';
    const text = `${dryRun ? 'Would delete' : 'Deleted'} identity ${name} (${uid}) and its role bindings: ${roles}`;
    out(invocation.json ? JSON.stringify({ dryRun, identity: uid, name, roleBindings: bindings }) : text);
    return 0;
  });
}
