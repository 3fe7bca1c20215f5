// IAM: groups, and the identities in them, which workflow tokens assume by claimMatch.
import { type Collection, creating, deleting, getting, listing, updating } from '../collection.js';
import { equals, hierarchy } from '../lists/filters.js';
import type { Listing } from '../lists/lists.js';
import { notNow, remove, timesAt } from '../resources.js';
import { groupFields, identityFields } from '../state/iam.js';
import type { State } from '../state/state.js';
import { type PlatformContext, type Route, route } from './access.js';

type Group = State['groups'][number];

const groups: Collection<Group, typeof groupFields, Group> = {
  type: 'group',
  items: (state) => state.groups,
  fields: groupFields,
  shown: (group) => group,
};

const groupList: Listing<Group, 'groups'> = {
  key: 'groups',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

export const groupRoutes: readonly Route[] = [
  route('GET /iam/v2/groups', ['CAP_IAM_GROUPS_LIST'], listing(groups, groupList)),
  route('GET /iam/v2/groups/{uid}', ['CAP_IAM_GROUPS_LIST'], getting(groups)),
  route(
    'POST /iam/v2/groups/{parent}',
    ['CAP_IAM_GROUPS_CREATE'],
    creating(groups, (values, uid, { now }) => ({ ...values, uid, ...timesAt(now) })),
  ),
  route('DELETE /iam/v2/groups/{uid}', ['CAP_IAM_GROUPS_DELETE'], deleting(groups, { before: requireEmpty })),
];

function requireEmpty(
  uid: string,
  { groups: subgroups, identities, roles, roleBindings, repos }: State,
): void {
  const children = [subgroups, identities, roles, roleBindings, repos].flat();
  if (children.some((child) => child.uid.startsWith(`${uid}/`)))
    throw notNow('RESOURCE_NOT_EMPTY', `group ${uid} still contains resources`);
}

type Identity = State['identities'][number];

const identities: Collection<Identity, typeof identityFields, ReturnType<typeof shown>> = {
  type: 'identity',
  items: (state) => state.identities,
  fields: identityFields,
  shown,
};

const identityList: Listing<ReturnType<typeof shown>, 'identities'> = {
  key: 'identities',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

export const identityRoutes: readonly Route[] = [
  route('GET /iam/v2/identities', ['CAP_IAM_IDENTITY_LIST'], listing(identities, identityList)),
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

/** Without a claimMatch, an identity matches claims of the emulator's own provider, and no subject. */
function shown({ claimMatch = {}, ...identity }: Identity, { providerUrl }: PlatformContext) {
  const { issuer, issuerPattern, subject, subjectPattern, ...claims } = claimMatch;
  const iss = issuerPattern === undefined ? { issuer: issuer ?? providerUrl } : { issuerPattern };
  const sub = subjectPattern === undefined ? { subject: subject ?? '' } : { subjectPattern };
  return { ...identity, claimMatch: { ...iss, ...sub, ...claims } };
}
