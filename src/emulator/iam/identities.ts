// IAM: identities, which workflow tokens assume by claimMatch.
import { type Collection, creating, deleting, getting, listing, updating } from '../collection.js';
import { equals, hierarchy } from '../lists/filters.js';
import type { Listing } from '../lists/lists.js';
import { remove, timesAt } from '../resources.js';
import { identityFields } from '../state/iam.js';
import type { State } from '../state/state.js';
import { type PlatformContext, type Route, route } from './access.js';

type Identity = State['identities'][number];

const identities: Collection<Identity, typeof identityFields, ReturnType<typeof shown>> = {
  type: 'identity',
  items: (state) => state.identities,
  fields: identityFields,
  shown,
};

const list: Listing<ReturnType<typeof shown>, 'identities'> = {
  key: 'identities',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
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

/** Without a claimMatch, an identity matches claims of the emulator's own provider, and no subject. */
function shown({ claimMatch = {}, ...identity }: Identity, { providerUrl }: PlatformContext) {
  const { issuer, issuerPattern, subject, subjectPattern, ...claims } = claimMatch;
  const iss = issuerPattern === undefined ? { issuer: issuer ?? providerUrl } : { issuerPattern };
  const sub = subjectPattern === undefined ? { subject: subject ?? '' } : { subjectPattern };
  return { ...identity, claimMatch: { ...iss, ...sub, ...claims } };
}
