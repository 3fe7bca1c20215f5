// Seeded IAM resources: one or two of each kind, so that every list of the emulator has something to show.
import type { StateInput } from '../state.js';

interface Seeding {
  /** uid of the organization. */
  readonly root: string;
  /** uid of an identity that accepts terms. */
  readonly owner: string;
  /** Derives digits from a name. */
  readonly hex: (name: string, length: number) => string;
  /** The time a number of days ago; of a negative number, ahead. */
  readonly iso: (daysAgo: number) => string;
}

type Seeded = Pick<
  StateInput,
  | 'identityProviders'
  | 'accountAssociations'
  | 'groupInvites'
  | 'externalGroupRoleMappings'
  | 'termsAcceptances'
  | 'subscriptions'
>;

export function seededIam({ root, owner, hex, iso }: Seeding): Seeded {
  const times = { createTime: iso(200), updateTime: iso(200) };
  const below = (parent: string, name: string) => `${parent}/${hex(name, 16)}`;
  const viewer = hex('role viewer', 40);
  const provider = below(root, 'identity provider');
  return {
    identityProviders: [
      {
        uid: provider,
        name: 'acme sign-in',
        defaultRole: viewer,
        oidc: {
          issuer: 'https://id.acme.example.com',
          clientId: 'acme-console',
          clientSecret: hex('client secret', 32),
          groupsClaim: 'groups',
        },
        ...times,
      },
    ],
    externalGroupRoleMappings: ['engineering', 'support'].map((externalGroupId) => ({
      uid: below(provider, `mapping ${externalGroupId}`),
      externalGroupId,
      roleUid: viewer,
      scope: root,
      createTime: times.createTime,
    })),
    accountAssociations: [
      {
        uid: below(root, 'account association'),
        name: 'production accounts',
        amazon: { account: '123456789012' },
        google: { projectId: 'acme-production', projectNumber: '123456789012' },
        ...times,
      },
    ],
    groupInvites: [
      {
        uid: below(root, 'group invite'),
        roleUid: viewer,
        email: 'new.colleague@acme.example.com',
        singleUse: true,
        keyId: hex('invite key', 16),
        expirationTime: iso(-30),
        createTime: iso(5),
      },
    ],
    termsAcceptances: [
      { docId: 'terms-of-service-2026', acceptedBy: owner, orgUid: root, createTime: iso(300) },
    ],
    subscriptions: [
      { uid: below(root, 'subscription'), sink: 'https://events.acme.example.com/images', ...times },
    ],
  };
}
