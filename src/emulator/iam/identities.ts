// IAM: identities, which external workflow tokens can assume if they fulfil the identity's claimMatch.
import { type PlatformContext, type Route, requireCapability, route, visible } from '../access.js';
import { type Answer, type Incoming, json } from '../answer.js';
import { enumerated, equals, hierarchy } from '../lists/filters.js';
import { type Listing, listPage } from '../lists.js';
import { bodyOf, existing, invalid, maskedFields, remove, textField, timesAt } from '../resources.js';
import { parentOf, type State } from '../state.js';

export const identityRoutes: readonly Route[] = [
  route('GET /iam/v2/identities', 'identities.list', listIdentities),
  route('GET /iam/v2/identities/{uid}', 'identities.list', getIdentity),
  route('POST /iam/v2/identities/{parent}', 'identities.create', createIdentity),
  route('PATCH /iam/v2/identities/{uid}', 'identities.update', updateIdentity),
  route('DELETE /iam/v2/identities/{uid}', 'identities.delete', deleteIdentity),
];

const relationshipTypes = [
  'RELATIONSHIP_TYPE_UNSPECIFIED',
  'RELATIONSHIP_TYPE_CLAIM_MATCH',
  'RELATIONSHIP_TYPE_STATIC',
  'RELATIONSHIP_TYPE_AWS_IDENTITY',
  'RELATIONSHIP_TYPE_SERVICE_PRINCIPAL',
];
const namePattern = /^[a-z0-9 ._-]{1,}$/;

const identities: Listing<ReturnType<typeof shown>, 'identities'> = {
  key: 'identities',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: {
    ...hierarchy,
    name: equals(({ name }) => name),
    relationshipType: enumerated('one', relationshipTypes, () => ['RELATIONSHIP_TYPE_CLAIM_MATCH']),
  },
};

function listIdentities(request: Incoming, context: PlatformContext): Answer {
  const found = visible(context, 'identities.list', context.state.identities).map((one) =>
    shown(one, context),
  );
  return json(listPage(request, context, identities, found));
}

function getIdentity(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  return json(
    shown(existing(visible(context, 'identities.list', context.state.identities), 'identity', uid), context),
  );
}

function createIdentity(request: Incoming, context: PlatformContext, parent = ''): Answer {
  requireCapability(context, 'identities.create', parent);
  existing(context.state.groups, 'group', parent);
  const body = bodyOf(request);
  const name = textField(body, 'name', '');
  if (!namePattern.test(name)) throw invalid('name', `must match the pattern ${namePattern.source}`);
  const identity = {
    uid: context.childOf(parent),
    name,
    description: textField(body, 'description', ''),
    claimMatch: claimMatchOf(body),
    ...timesAt(context.now),
  };
  context.state.identities.push(identity);
  return json({ ...shown(identity, context), lastSeenTime: identity.createTime });
}

function updateIdentity(request: Incoming, context: PlatformContext, uid = ''): Answer {
  requireCapability(context, 'identities.update', parentOf(uid));
  const identity = existing(context.state.identities, 'identity', uid);
  const fields = maskedFields(request, { name: identity.name, description: '' });
  if (!namePattern.test(fields.name ?? identity.name))
    throw invalid('name', `must match the pattern ${namePattern.source}`);
  const { updateTime } = timesAt(context.now);
  return json(shown(Object.assign(identity, fields, { updateTime }), context));
}

/** Also deletes the identity's role bindings. */
function deleteIdentity(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  requireCapability(context, 'identities.delete', parentOf(uid));
  existing(context.state.identities, 'identity', uid);
  remove(context.state.identities, (identity) => identity.uid === uid);
  remove(context.state.roleBindings, (binding) => binding.identityUid === uid);
  return { status: 200, body: '' };
}

function claimMatchOf(body: Readonly<Record<string, unknown>>): State['identities'][number]['claimMatch'] {
  const match = (body.claimMatch ?? {}) as Readonly<Record<string, unknown>>;
  const issuer = match.issuer === undefined ? {} : { issuer: textField(match, 'issuer') };
  return { ...issuer, subject: textField(match, 'subject', '') };
}

function shown({ claimMatch, ...identity }: State['identities'][number], { providerUrl }: PlatformContext) {
  return {
    ...identity,
    claimMatch: { issuer: claimMatch.issuer ?? providerUrl, subject: claimMatch.subject },
  };
}
