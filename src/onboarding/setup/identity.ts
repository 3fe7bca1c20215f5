// What exists on the platform, and what is missing of it: the group, the identity, its roles and their bindings.
import { isUnsupported } from '../../clients/http/api-error.js';
import { type ClaimMatch, expectedSubject, type PlatformClient } from '../../clients/platform/client.js';
import { Failure } from '../../model/failure.js';
import { plain } from '../../model/text/text.js';
import { type PlatformRole, requiredRoles, roleNamed } from '../identity/client.js';

/** The identity of the job; without a uid it has to be created. */
export interface WantedIdentity {
  readonly name: string;
  readonly claimMatch: ClaimMatch;
  readonly uid?: string;
}

export interface WantedRole {
  readonly name: string;
  /** Absent: a role that has to be created, with the capability to check pull policies. */
  readonly uid?: string;
  readonly isBound: boolean;
}

/** The role that `setup` creates if the organization enforces pull policies, and no other role has the capability alone. */
export const checkingRole = {
  name: 'tagproof.check-policies',
  capabilities: ['CAP_REPO_CHECK_POLICIES'],
} as const;

/**
 * The identity of a group that has this name and expects these claims, and nothing else.
 * @throws Failure if it cannot be told which identity to use
 */
export async function identityIn(
  iam: PlatformClient,
  group: string,
  { name, claimMatch }: WantedIdentity,
): Promise<WantedIdentity> {
  const listed = await iam.listIdentities({ 'uidp.children_of': group }).all();
  const matching = listed.filter((one) => isSameMatch(one.claimMatch, claimMatch));
  const [found, ...others] = matching.filter((one) => one.name === name);
  if (others.length > 0)
    throw new Failure(
      'bad-answer',
      `${others.length + 1} identities of the group have the name ${plain(name)} and the subject ${expectedSubject(claimMatch)}, so it is not certain which one to use. Delete all but one with: tagproof identity delete --identity UID`,
    );
  if (found !== undefined) return { name, claimMatch, uid: found.uid };
  const sameName = listed.find((one) => one.name === name);
  if (sameName !== undefined)
    throw new Failure(
      'bad-answer',
      `The group has an identity named ${plain(name)} (${sameName.uid}), which expects other tokens: issuer "${plain(sameName.claimMatch.issuer ?? 'by pattern')}", subject "${plain(sameName.claimMatch.subject ?? 'by pattern')}", while the jobs of this repository have issuer "${claimMatch.issuer}", subject "${expectedSubject(claimMatch)}". Choose another name with \`--name\`, or delete that identity with: tagproof identity delete --identity ${sameName.uid}`,
    );
  const [sameClaims] = matching;
  return sameClaims === undefined
    ? { name, claimMatch }
    : { name: sameClaims.name, claimMatch, uid: sameClaims.uid };
}

/** The uid of the identity that has this name and expects these claims; several are deleted one by one, each by its uid. */
export async function identityNamed(
  iam: PlatformClient,
  group: string,
  { name, claimMatch }: WantedIdentity,
): Promise<string | undefined> {
  const listed = await iam.listIdentities({ 'uidp.children_of': group }).all();
  return listed.find((one) => one.name === name && isSameMatch(one.claimMatch, claimMatch))?.uid;
}

/** An identity that expects more than issuer and subject is not the same. */
export function isSameMatch(listed: Readonly<Record<string, unknown>>, wanted: ClaimMatch): boolean {
  const { issuer, subject = '', subjectPattern = '', ...conditions } = listed;
  const isSet = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
  const isSubject = subject === (wanted.subject ?? '') && subjectPattern === (wanted.subjectPattern ?? '');
  return issuer === wanted.issuer && isSubject && !Object.values(conditions).some(isSet);
}

/** The roles that the identity needs, and which of them are bound at the group already. */
export async function rolesFor(
  iam: PlatformClient,
  group: string,
  identity: string | undefined,
): Promise<readonly WantedRole[]> {
  const [listed, bindings, isEnforced] = await Promise.all([
    iam.listRoles().all(),
    identity === undefined ? [] : bindingsOf(iam, group, identity),
    hasEnforcedPolicies(iam),
  ]);
  const bound = new Set(bindings.map(({ roleUid }) => roleUid));
  const wanted = requiredRoles.map((name) => {
    const role = roleNamed(listed, name);
    if ('missing' in role) throw new Failure('not-found', role.missing);
    return role;
  });
  const named = ({ uid, name }: PlatformRole) => ({ uid, name, isBound: bound.has(uid) });
  const roles = wanted.map(named);
  if (!isEnforced) return roles;
  const checking = listed.find(mayOnlyCheck);
  return [...roles, checking === undefined ? { name: checkingRole.name, isBound: false } : named(checking)];
}

/** The bindings of an identity at the group itself. */
export async function bindingsOf(iam: PlatformClient, group: string, identity: string) {
  const bindings = await iam.listRoleBindings({ 'uidp.descendants_of': group }).all();
  return bindings.filter(
    ({ uid, identityUid }) => identityUid === identity && uid.split('/').slice(0, -1).join('/') === group,
  );
}

function mayOnlyCheck({ capabilities }: PlatformRole): boolean {
  // The API has two spellings of a capability.
  const [only = '', ...others] = capabilities;
  return others.length === 0 && [checkingRole.capabilities[0], 'repo.check_policies'].includes(only);
}

/** With policies in dry run, a run only has a notice; a platform without the operation has no policies. */
async function hasEnforcedPolicies(iam: PlatformClient): Promise<boolean> {
  try {
    const bindings = await iam.listPolicyBindings().all();
    return bindings.some(({ mode }) => mode === 'enforced');
  } catch (error) {
    if (isUnsupported(error)) return false;
    throw error;
  }
}
