// Creates what is missing on the platform, and takes it back.
import type { PlatformClient } from '../../clients/platform/client.js';
import { bindingsOf, checkingRole, isSameMatch, type WantedIdentity, type WantedRole } from './identity.js';
import type { Journal } from './undoing.js';

/** Creates the identity if it does not exist, and binds the roles that are missing. Returns its uid. */
export async function applyAccess(
  iam: PlatformClient,
  group: string,
  identity: WantedIdentity,
  roles: readonly WantedRole[],
  journal: Journal,
): Promise<string> {
  const uid = identity.uid ?? (await createIdentity(iam, group, identity, journal));
  const missing: string[] = [];
  // The role comes before the bindings, so that it is undone after them.
  for (const role of roles.filter(({ isBound }) => !isBound))
    missing.push(role.uid ?? (await createRole(iam, group, journal)));
  const known = new Set((await bindingsOf(iam, group, uid)).map((one) => one.uid));
  journal.before('new role bindings', async () => {
    for (const binding of await bindingsOf(iam, group, uid))
      if (!known.has(binding.uid)) await iam.deleteRoleBinding(binding.uid);
  });
  for (const roleUid of missing) await iam.createRoleBinding(group, { identityUid: uid, roleUid });
  return uid;
}

/** A request whose response is lost may have created it, so that undoing looks for it by what it is. */
async function createIdentity(
  iam: PlatformClient,
  group: string,
  { name, claimMatch }: WantedIdentity,
  journal: Journal,
): Promise<string> {
  journal.before(`the identity ${name}`, async () => {
    const listed = await iam.listIdentities({ 'uidp.children_of': group }).all();
    for (const one of listed)
      if (one.name === name && isSameMatch(one.claimMatch, claimMatch)) await iam.deleteIdentity(one.uid);
  });
  return (await iam.createIdentity(group, { name, claimMatch })).uid;
}

async function createRole(iam: PlatformClient, group: string, journal: Journal): Promise<string> {
  journal.before(`the role ${checkingRole.name}`, () => deleteCheckingRole(iam, group));
  return (await iam.createRole(group, checkingRole)).uid;
}

/** Deletes an identity with its bindings, so that no binding is left without one. */
export async function removeAccess(iam: PlatformClient, group: string, uid: string): Promise<void> {
  for (const binding of await bindingsOf(iam, group, uid)) await iam.deleteRoleBinding(binding.uid);
  await iam.deleteIdentity(uid);
  await deleteCheckingRole(iam, group);
}

/** Deletes the role that `setup` created, unless another identity has it. */
async function deleteCheckingRole(iam: PlatformClient, group: string): Promise<void> {
  const roles = await iam.listRoles({ name: checkingRole.name }).all();
  const own = roles.find(({ uid, name }) => name === checkingRole.name && uid.startsWith(`${group}/`));
  if (own === undefined) return;
  const bindings = await iam.listRoleBindings({ 'uidp.descendants_of': group }).all();
  if (!bindings.some(({ roleUid }) => roleUid === own.uid)) await iam.deleteRole(own.uid);
}
