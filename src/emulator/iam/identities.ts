// IAM: identities, which external workflow tokens can assume if they fulfil the identity's claimMatch.
import { type PlatformContext, type Route, route } from '../access.js';
import { type Collection, creating, deleting, getting, listing, updating } from '../collection.js';
import { enumerated, equals, hierarchy } from '../lists/filters.js';
import type { Listing } from '../lists.js';
import { remove, timesAt } from '../resources.js';
import { identityFields } from '../state/identity.js';
import type { State } from '../state.js';

type Identity = State['identities'][number];

/** The ways in which an identity can be assumed, by the field that describes each. */
const relationshipTypes = {
  claimMatch: 'RELATIONSHIP_TYPE_CLAIM_MATCH',
  staticKeys: 'RELATIONSHIP_TYPE_STATIC',
  awsIdentity: 'RELATIONSHIP_TYPE_AWS_IDENTITY',
  servicePrincipal: 'RELATIONSHIP_TYPE_SERVICE_PRINCIPAL',
} as const;

const identities: Collection<Identity, typeof identityFields, ReturnType<typeof shown>> = {
  type: 'identity',
  items: (state) => state.identities,
  fields: {
    schema: identityFields,
    oneOf: [
      Object.keys(relationshipTypes),
      ['claimMatch.issuer', 'claimMatch.issuerPattern'],
      ['claimMatch.subject', 'claimMatch.subjectPattern'],
      ['claimMatch.audience', 'claimMatch.audiencePattern'],
      ['awsIdentity.arn', 'awsIdentity.arnPattern'],
      ['awsIdentity.userId', 'awsIdentity.userIdPattern'],
    ],
  },
  shown,
};

const list: Listing<ReturnType<typeof shown>, 'identities'> = {
  key: 'identities',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: {
    ...hierarchy,
    name: equals(({ name }) => name),
    relationshipType: enumerated(
      'one',
      ['RELATIONSHIP_TYPE_UNSPECIFIED', ...Object.values(relationshipTypes)],
      relationshipsOf,
    ),
  },
};

export const identityRoutes: readonly Route[] = [
  route('GET /iam/v2/identities', ['CAP_IAM_IDENTITY_LIST'], listing(identities, list)),
  route('GET /iam/v2/identities/{uid}', ['CAP_IAM_IDENTITY_LIST'], getting(identities)),
  route(
    'POST /iam/v2/identities/{parent}',
    ['CAP_IAM_IDENTITY_CREATE'],
    creating(identities, (values, uid, { now }) => {
      const times = timesAt(now);
      return { ...values, uid, ...times, lastSeenTime: times.createTime };
    }),
  ),
  route('PATCH /iam/v2/identities/{uid}', ['CAP_IAM_IDENTITY_UPDATE'], updating(identities)),
  route(
    'DELETE /iam/v2/identities/{uid}',
    ['CAP_IAM_IDENTITY_DELETE'],
    deleting(identities, { after: unbind }),
  ),
];

/** The bindings of an identity go with it. */
function unbind(uid: string, state: State): void {
  remove(state.roleBindings, (binding) => binding.identityUid === uid);
}

function relationshipsOf(identity: ReturnType<typeof shown>): readonly string[] {
  const fields: Readonly<Record<string, unknown>> = identity;
  return Object.entries(relationshipTypes).flatMap(([field, type]) =>
    fields[field] === undefined ? [] : [type],
  );
}

/** Without any other relationship, an identity matches claims: those of the emulator's own provider, and no subject. */
function shown(identity: Identity, { providerUrl }: PlatformContext) {
  const { metadata: _, claimMatch, ...rest } = identity;
  const isOther = rest.staticKeys ?? rest.awsIdentity ?? rest.servicePrincipal;
  if (claimMatch === undefined && isOther !== undefined) return { ...rest };
  const { issuer, issuerPattern, subject, subjectPattern, ...claims } = claimMatch ?? {};
  const iss = issuerPattern === undefined ? { issuer: issuer ?? providerUrl } : { issuerPattern };
  const sub = subjectPattern === undefined ? { subject: subject ?? '' } : { subjectPattern };
  return { ...rest, claimMatch: { ...iss, ...sub, ...claims } };
}
