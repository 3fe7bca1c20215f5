// IAM: identities, which workflow tokens assume by claimMatch, and what every caller may do with its own.

import { type Collection, creating, deleting, getting, listing, updating } from '../collection.js';
import { maskOf, updatedFields } from '../fields.js';
import { enumerated, equals, hierarchy, queryOf } from '../lists/filters.js';
import { fullList, type Listing } from '../lists/lists.js';
import { bodyOf, existing, invalid, remove, timesAt } from '../resources.js';
import { type Answer, codes, type Incoming, json, refuse, resourceInfo } from '../server/answer.js';
import { identityFields, metadataFields } from '../state/iam.js';
import type { State } from '../state/state.js';
import { type PlatformContext, type Route, route, visible } from './access.js';

export const ownIdentityRoutes: readonly Route[] = [
  route('GET /iam/v2/identities:lookupIdentity', [], lookUpIdentity),
  route('PATCH /iam/v2/identities:updateIdentityMetadata', [], updateMetadata),
];

function lookUpIdentity({ url }: Incoming, { state, providerUrl }: PlatformContext): Answer {
  const { issuer: [issuer] = [], subject: [subject] = [] } = queryOf(url, { issuer: 'one', subject: 'one' });
  if (issuer === undefined) throw invalid('issuer', 'is required');
  if (subject === undefined) throw invalid('subject', 'is required');
  const found = state.identities.find(({ claimMatch, staticKeys }) =>
    [claimMatch && { issuer: providerUrl, ...claimMatch }, staticKeys].some(
      (one) => one?.issuer === issuer && one.subject === subject,
    ),
  );
  if (found === undefined)
    throw refuse(codes.notFound, `no identity has the subject ${subject} of ${issuer}`, [
      resourceInfo('identity', subject),
    ]);
  return json({ uid: found.uid });
}

function updateMetadata(request: Incoming, { state, caller }: PlatformContext): Answer {
  const identity = existing(state.identities, 'identity', caller);
  const { identityMetadata, updateMask } = bodyOf(request);
  if (typeof identityMetadata !== 'object' || identityMetadata === null || Array.isArray(identityMetadata))
    throw invalid('identityMetadata', identityMetadata === undefined ? 'is required' : 'must be an object');
  if (updateMask !== undefined && typeof updateMask !== 'string')
    throw invalid('updateMask', 'must be a string');
  identity.metadata = updatedFields(
    { schema: metadataFields },
    {
      current: identity.metadata ?? {},
      body: identityMetadata as Readonly<Record<string, unknown>>,
      mask: updateMask ?? maskOf(request),
    },
  );
  const [givenName = '', ...familyName] = identity.name.split(' ');
  const names = { name: identity.name, givenName, familyName: familyName.join(' ') };
  return json({ uid: identity.uid, ...names, ...identity.metadata });
}

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
  route(
    'GET /iam/v1/identities',
    ['CAP_IAM_IDENTITY_LIST'],
    fullList((context) => visible(context, context.state.identities).map((one) => shown(one, context))),
  ),
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
