// `identity delete`: deletes the role bindings first, then the identity, so that no binding is left without one.
import { type Context, usageErrors } from '../../command/context.js';
import { identitySetting, reporting } from './client.js';

/** Deletes both; with `--dry-run` it only prints what it would delete. */
export async function deleteIdentity(context: Context): Promise<number> {
  const { invocation, out } = context;
  const shared = identitySetting(context, ['identity']);
  if ('issues' in shared) return usageErrors(context, 'usage', shared.issues);
  const { iam, config } = shared.setting;
  const uid = config.identity ?? '';
  return reporting(context, async () => {
    const { name } = await iam.getIdentity([uid]);
    const bindings = (await iam.listRoleBindings({ 'uidp.descendants_of': config.group }).all()).filter(
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
