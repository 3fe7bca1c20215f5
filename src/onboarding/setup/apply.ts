// Creates what is missing on the platform, and takes it back: if one step fails, those before it are undone, the newest first.

import type { PlatformClient } from '../../clients/platform/client.js';
import { Failure, gapFrom } from '../../model/failure.js';
import { bindingsOf, checkingRole, isSameMatch, type WantedIdentity, type WantedRole } from './identity.js';

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

export interface Journal {
  /** Records how to undo what is about to be done. */
  before(what: string, undo: () => Promise<void>): void;
}

/**
 * Runs the steps; if one throws, or `stop` aborts before the last has begun, everything that they recorded is undone.
 * @throws Failure that says what could not be undone, if anything
 */
export async function allOrNothing<T>(
  stop: AbortSignal,
  steps: (journal: Journal) => Promise<T>,
): Promise<T> {
  const done: { readonly what: string; readonly undo: () => Promise<void> }[] = [];
  try {
    return await steps({
      before(what, undo) {
        if (stop.aborted) throw new Failure('stopped', 'Setup was interrupted');
        done.push({ what, undo });
      },
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const left: string[] = [];
    for (const { what, undo } of done.reverse()) {
      try {
        await undo();
      } catch (cause) {
        left.push(`${what} (${gapFrom(cause, '').message})`);
      }
    }
    const result =
      left.length === 0
        ? `Nothing was set up: what this run had begun was taken back${done.length === 0 ? '' : ` (${done.map(({ what }) => what).join(', ')})`}`
        : `Undone, except for: ${left.join('; ')}. Run \`tagproof setup --undo\` when the cause is fixed`;
    throw new Failure(error.reason, `${error.message}. ${result}`, { cause: error });
  }
}
