// What an identity can be allowed to do: the capabilities by the names of the API, and the built-in roles.

/** The dotted names, which messages use and state files may hold, by the names in requests and answers. */
export const dottedNames = {
  CAP_IAM_GROUPS_CREATE: 'groups.create',
  CAP_IAM_GROUPS_UPDATE: 'groups.update',
  CAP_IAM_GROUPS_LIST: 'groups.list',
  CAP_IAM_GROUPS_DELETE: 'groups.delete',
  CAP_IAM_GROUP_INVITES_CREATE: 'group_invites.create',
  CAP_IAM_GROUP_INVITES_LIST: 'group_invites.list',
  CAP_IAM_GROUP_INVITES_DELETE: 'group_invites.delete',
  CAP_IAM_ROLES_CREATE: 'roles.create',
  CAP_IAM_ROLES_UPDATE: 'roles.update',
  CAP_IAM_ROLES_LIST: 'roles.list',
  CAP_IAM_ROLES_DELETE: 'roles.delete',
  CAP_IAM_ROLE_BINDINGS_CREATE: 'role_bindings.create',
  CAP_IAM_ROLE_BINDINGS_UPDATE: 'role_bindings.update',
  CAP_IAM_ROLE_BINDINGS_LIST: 'role_bindings.list',
  CAP_IAM_ROLE_BINDINGS_DELETE: 'role_bindings.delete',
  CAP_TENANT_VULN_REPORTS_LIST: 'vuln_reports.list',
  CAP_IAM_ACCOUNT_ASSOCIATIONS_CREATE: 'account_associations.create',
  CAP_IAM_ACCOUNT_ASSOCIATIONS_UPDATE: 'account_associations.update',
  CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST: 'account_associations.list',
  CAP_IAM_ACCOUNT_ASSOCIATIONS_DELETE: 'account_associations.delete',
  CAP_IAM_IDENTITY_CREATE: 'identity.create',
  CAP_IAM_IDENTITY_UPDATE: 'identity.update',
  CAP_IAM_IDENTITY_LIST: 'identity.list',
  CAP_IAM_IDENTITY_DELETE: 'identity.delete',
  CAP_IAM_IDENTITY_PROVIDERS_CREATE: 'identity_providers.create',
  CAP_IAM_IDENTITY_PROVIDERS_UPDATE: 'identity_providers.update',
  CAP_IAM_IDENTITY_PROVIDERS_LIST: 'identity_providers.list',
  CAP_IAM_IDENTITY_PROVIDERS_DELETE: 'identity_providers.delete',
  CAP_IAM_SCIM_MANAGE: 'identity_providers.scim.manage',
  CAP_EVENTS_SUBSCRIPTION_CREATE: 'subscriptions.create',
  CAP_EVENTS_SUBSCRIPTION_LIST: 'subscriptions.list',
  CAP_EVENTS_SUBSCRIPTION_DELETE: 'subscriptions.delete',
  CAP_REPO_CREATE: 'repo.create',
  CAP_REPO_UPDATE: 'repo.update',
  CAP_REPO_LIST: 'repo.list',
  CAP_REPO_DELETE: 'repo.delete',
  CAP_MANIFEST_LIST: 'manifest.list',
  CAP_TAG_CREATE: 'tag.create',
  CAP_TAG_LIST: 'tag.list',
  CAP_TAG_DELETE: 'tag.delete',
  CAP_MANIFEST_METADATA_LIST: 'manifest.metadata.list',
  CAP_REPO_INTERNAL_ADMIN: 'repo.internal.admin',
  CAP_APK_LIST: 'apk.list',
  CAP_VULN_REPORT_LIST: 'vuln_report.list',
  CAP_LIBRARIES_ARTIFACTS_LIST: 'libraries.artifacts.list',
  CAP_ADVISORIES_LIST: 'advisories.list',
  CAP_VERSION_LIST: 'version.list',
  CAP_REPO_CHECK_POLICIES: 'repo.check_policies',
  CAP_POLICIES_POLICY_LIST: 'policies.policy.list',
  CAP_POLICIES_BINDING_CREATE: 'policies.binding.create',
  CAP_POLICIES_BINDING_LIST: 'policies.binding.list',
  CAP_POLICIES_BINDING_DELETE: 'policies.binding.delete',
  CAP_POLICIES_OVERRIDE_CREATE: 'policies.override.create',
  CAP_POLICIES_OVERRIDE_LIST: 'policies.override.list',
  CAP_POLICIES_OVERRIDE_DELETE: 'policies.override.delete',
  CAP_POLICIES_DECISION_LIST: 'policies.decision.list',
  CAP_TERMS_ACCEPT: 'terms.accept',
  CAP_TERMS_LIST: 'terms.list',
} as const;

export type Capability = keyof typeof dottedNames;

export const capabilityNames = Object.keys(dottedNames) as readonly Capability[] as readonly [Capability];

/** What the registry asks for: to read the content of an image and the history of a tag. */
export const pullCapability: Capability = 'CAP_MANIFEST_LIST';

const pull: readonly Capability[] = [
  pullCapability,
  'CAP_IAM_GROUPS_LIST',
  'CAP_REPO_LIST',
  'CAP_TAG_LIST',
  'CAP_MANIFEST_METADATA_LIST',
  'CAP_TENANT_VULN_REPORTS_LIST',
];
const push: readonly Capability[] = [
  ...pull,
  'CAP_REPO_CREATE',
  'CAP_REPO_UPDATE',
  'CAP_REPO_DELETE',
  'CAP_TAG_CREATE',
  'CAP_TAG_DELETE',
  'CAP_IAM_GROUPS_CREATE',
];
const viewer = [...new Set([...pull, ...capabilityNames.filter((name) => name.endsWith('_LIST'))])];

/** Each role that every platform has. An owner holds everything. */
export const builtInRoles: Readonly<Record<string, readonly Capability[]>> = {
  viewer,
  editor: [...viewer, 'CAP_EVENTS_SUBSCRIPTION_CREATE', 'CAP_EVENTS_SUBSCRIPTION_DELETE'],
  owner: capabilityNames,
  'registry.pull': pull,
  'registry.push': push,
  'registry.pull_token_creator': [
    ...pull,
    'CAP_APK_LIST',
    'CAP_IAM_IDENTITY_CREATE',
    'CAP_IAM_ROLES_LIST',
    'CAP_IAM_ROLE_BINDINGS_CREATE',
  ],
  'apk.pull': ['CAP_IAM_GROUPS_LIST', 'CAP_APK_LIST'],
};

/** Names that state files of earlier versions hold, where only a part of the name has changed. */
const earlierSpellings: readonly (readonly [RegExp, string])[] = [
  [/^repos\./, 'repo.'],
  [/^tags\./, 'tag.'],
  [/^identities\./, 'identity.'],
  [/^libraries\.list$/, 'libraries.artifacts.list'],
  [/^registry\.pull$/, 'manifest.list'],
];

/** The capabilities that one entry of a state file stands for; `*` is all of them, an unknown name is none. */
export function capabilitiesNamed(text: string): readonly Capability[] {
  if (text === '*') return capabilityNames;
  const dotted = earlierSpellings.reduce((name, [from, to]) => name.replace(from, to), text);
  return capabilityNames.filter((name) => name === text || dottedNames[name] === dotted);
}
