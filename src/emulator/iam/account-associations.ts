// IAM: accounts of an organization at cloud providers. No provider is asked: an association that is there is ready.

import { type Collection, creating, deleting, getting, updating } from '../collection.js';
import { checkedValues } from '../fields.js';
import { equals, hierarchy } from '../lists/filters.js';
import { type Listing, listPage } from '../lists/lists.js';
import { bodyOf, existing, timesAt } from '../resources.js';
import { type Answer, type Incoming, json } from '../server/answer.js';
import { accountAssociationFields } from '../state/iam-outside.js';
import { parentOf, type State } from '../state/state.js';
import { type PlatformContext, type Route, route, visible } from './access.js';
import { associationCheckFields } from './bodies.js';

type Association = State['accountAssociations'][number];

const associations: Collection<Association, typeof accountAssociationFields, Association> = {
  type: 'accountAssociation',
  items: (state) => state.accountAssociations,
  fields: { schema: accountAssociationFields },
  shown: (association) => association,
};

const list: Listing<Association & { readonly group: string }, 'accountAssociations'> = {
  key: 'accountAssociations',
  sortable: ['group', 'name', 'description', 'createTime', 'updateTime'],
  order: 'group',
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

export const associationRoutes: readonly Route[] = [
  route(
    'POST /iam/v2/accountAssociations/{uid}:checkAccountAssociation',
    ['CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST'],
    checkAssociation,
  ),
  route('GET /iam/v2/accountAssociations', ['CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST'], listAssociations),
  route(
    'GET /iam/v2/accountAssociations/{uid}',
    ['CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST'],
    getting(associations),
  ),
  route(
    'POST /iam/v2/accountAssociations/{parent}',
    ['CAP_IAM_ACCOUNT_ASSOCIATIONS_CREATE'],
    creating(associations, (values, uid, { now }) => ({ ...values, uid, ...timesAt(now) })),
  ),
  route(
    'PATCH /iam/v2/accountAssociations/{uid}',
    ['CAP_IAM_ACCOUNT_ASSOCIATIONS_UPDATE'],
    updating(associations),
  ),
  route(
    'DELETE /iam/v2/accountAssociations/{uid}',
    ['CAP_IAM_ACCOUNT_ASSOCIATIONS_DELETE'],
    deleting(associations),
  ),
];

/** Lists are ordered by the group of each association, which responses show as a part of its uid. */
function listAssociations(request: Incoming, context: PlatformContext): Answer {
  const found = visible(context, context.state.accountAssociations);
  const page = listPage(
    request,
    context,
    list,
    found.map((one) => ({ ...one, group: parentOf(one.uid) })),
  );
  return json({ ...page, accountAssociations: page.accountAssociations.map(({ group: _, ...one }) => one) });
}

const providers = {
  ACCOUNT_PROVIDER_TYPE_GOOGLE: 'google',
  ACCOUNT_PROVIDER_TYPE_AMAZON: 'amazon',
  ACCOUNT_PROVIDER_TYPE_AZURE: 'azure',
} as const;

function checkAssociation(request: Incoming, context: PlatformContext, uid = ''): Answer {
  const found = existing(visible(context, context.state.accountAssociations), 'accountAssociation', uid);
  const { providerType } = checkedValues(associationCheckFields, bodyOf(request));
  const provider = providers[providerType];
  if (found[provider] !== undefined)
    return json({ status: 'CHECK_STATUS_READY', reason: '', message: `${provider} is associated` });
  return json({
    status: 'CHECK_STATUS_NOT_READY',
    reason: 'NOT_CONFIGURED',
    message: `${uid} has no account of ${provider}`,
  });
}
