// IAM: what every signed-in caller may do with identities: find one by its claims, and describe its own.
import { type PlatformContext, type Route, route } from '../access.js';
import { type Answer, codes, type Incoming, json, refuse, resourceInfo } from '../answer.js';
import { queryOf } from '../lists/query.js';
import { bodyOf, existing, invalid } from '../resources.js';
import { metadataFields } from '../state/identity.js';
import { maskOf, updatedFields } from '../update.js';

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
