// `identity list`: the identities of an organization, whose workflows may assume them, and their roles.
import { parentUid } from '../../clients/end-of-life.js';
import type { Context } from '../../command/context.js';
import { type Column, formIssues, printListing } from '../../command/printing/listing.js';
import { addToGroup } from '../../model/collections.js';
import { onPlatform } from './client.js';

interface Listed {
  readonly uid: string;
  readonly name: string;
  readonly claimMatch: Readonly<Record<string, unknown>>;
  /** A role that is bound in another group is followed by the group. */
  readonly roles: readonly string[];
  readonly createTime?: string | undefined;
  readonly lastSeenTime?: string | undefined;
}

/** Prints them by name. */
export async function listIdentities(context: Context): Promise<number> {
  const issues = formIssues(context.invocation);
  return onPlatform(context, ['group'], issues.length > 0 ? { issues } : {}, async ({ iam, group }) => {
    const below = { 'uidp.descendants_of': group };
    const [identities, bindings] = await Promise.all([
      iam.listIdentities({ ...below, order_by: 'name' }).all(),
      iam.listRoleBindings(below).all(),
    ]);
    const roles = new Map<string, string[]>();
    for (const { uid, identityUid, roleName } of bindings) {
      const own = parentUid(uid);
      addToGroup(roles, identityUid, own === parentUid(identityUid) ? roleName : `${roleName} in ${own}`);
    }
    const rows = identities.map((one): Listed => ({ ...one, roles: (roles.get(one.uid) ?? []).sort() }));
    await printListing(context, { key: 'identities', noun: 'identity', columns }, rows);
    return 0;
  });
}

const columns: readonly Column<Listed>[] = [
  { name: 'name', value: ({ name }) => name, shown: ({ name }) => name },
  { name: 'issuer', value: (one) => expected(one, 'issuer') },
  {
    name: 'subject',
    value: (one) => expected(one, 'subject'),
    shown: (one) => expected(one, 'subject'),
  },
  { name: 'audience', value: (one) => expected(one, 'audience') },
  { name: 'roles', value: ({ roles }) => roles, shown: ({ roles }) => roles.join(', ') },
  { name: 'created', value: ({ createTime }) => createTime },
  {
    name: 'lastSeen',
    value: ({ lastSeenTime }) => lastSeenTime,
    shown: ({ lastSeenTime = '' }) => lastSeenTime.slice(0, 10),
  },
  { name: 'uid', keepsEnd: true, value: ({ uid }) => uid, shown: ({ uid }) => uid },
];

/** What the identity expects; a pattern is between slashes. */
function expected({ claimMatch }: Listed, claim: string): string {
  const [exact, pattern] = [claimMatch[claim], claimMatch[`${claim}Pattern`]];
  if (typeof pattern === 'string') return `/${pattern}/`;
  return typeof exact === 'string' ? exact : '';
}
