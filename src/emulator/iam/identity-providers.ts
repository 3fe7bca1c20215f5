// IAM: identity providers, through which the people of an organization sign in. Client secrets are never shown.
import { type PlatformContext, type Route, route } from '../access.js';
import { type Collection, creating, deleting, getting, listing, updating } from '../collection.js';
import { equals, hierarchy } from '../lists/filters.js';
import type { Listing } from '../lists.js';
import { existing, invalid, remove, timesAt } from '../resources.js';
import { identityProviderFields } from '../state/iam-outside.js';
import type { State } from '../state.js';
import { scimOf } from './scim-state.js';

type Provider = State['identityProviders'][number];

const providers: Collection<Provider, typeof identityProviderFields, ReturnType<typeof shown>> = {
  type: 'identityProvider',
  items: (state) => state.identityProviders,
  fields: {
    schema: identityProviderFields,
    immutable: ['oidc.correlationRule'],
    kept: ['oidc.clientSecret'],
  },
  shown,
  check({ defaultRole, oidc }, { state }) {
    existing(state.roles, 'role', defaultRole);
    if (oidc !== undefined && !oidc.pkceEnabled && (oidc.clientSecret ?? '') === '')
      throw invalid('oidc.clientSecret', 'is required unless pkceEnabled is true');
  },
};

/** Lists leave out the state of SCIM. */
const listed = { ...providers, shown: withoutScim };

const list: Listing<ReturnType<typeof withoutScim>, 'identityProviders'> = {
  key: 'identityProviders',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

const write = 'CAP_IAM_ROLE_BINDINGS_CREATE';

export const identityProviderRoutes: readonly Route[] = [
  route('GET /iam/v2/identityProviders', ['CAP_IAM_IDENTITY_PROVIDERS_LIST'], listing(listed, list)),
  route('GET /iam/v2/identityProviders/{uid}', ['CAP_IAM_IDENTITY_PROVIDERS_LIST'], getting(providers)),
  route(
    'POST /iam/v2/identityProviders/{parent}',
    ['CAP_IAM_IDENTITY_PROVIDERS_CREATE', write],
    creating(providers, (values, uid, { now }) => ({ ...values, uid, ...timesAt(now) })),
  ),
  route(
    'PATCH /iam/v2/identityProviders/{uid}',
    ['CAP_IAM_IDENTITY_PROVIDERS_UPDATE', write],
    updating(providers),
  ),
  route(
    'DELETE /iam/v2/identityProviders/{uid}',
    ['CAP_IAM_IDENTITY_PROVIDERS_DELETE'],
    deleting(providers, { after: removeMappings }),
  ),
];

/** The mappings of a provider's groups go with it. */
function removeMappings(uid: string, { externalGroupRoleMappings }: State): void {
  remove(externalGroupRoleMappings, (mapping) => mapping.uid.startsWith(`${uid}/`));
}

function shown(provider: Provider, context: PlatformContext) {
  return { ...withoutScim(provider), scim: scimOf(provider, context) };
}

function withoutScim({ scim: _, oidc, ...provider }: Provider) {
  if (oidc === undefined) return provider;
  const { clientSecret: _secret, ...open } = oidc;
  return { ...provider, oidc: open };
}
