// The client of the platform API: one typed function per operation.

import { platformAdvisorySchema, vulnerabilityReportSchema } from './advisories.js';
import type { PlatformCredentials } from './call.js';
import { missingRoles } from './messages.js';
import * as resource from './resources.js';
import { deleteVerb, getVerb, listVerb, postVerb, updateVerb, type Verb } from './verbs.js';

export interface ClaimMatch {
  readonly issuer: string;
  readonly subject?: string;
  /** A regular expression of the whole subject, in place of one. */
  readonly subjectPattern?: string;
}

/** The subject that is expected, for a person. */
export function expectedSubject({ subject, subjectPattern }: ClaimMatch): string {
  return subject ?? `(by pattern) ${subjectPattern ?? ''}`;
}

const manage = missingRoles.manageIdentities;

const iamVerbs = {
  getGroup: getVerb('GET /iam/v2/groups/{uid}', resource.group, { name: 'Get group' }),
  listGroups: listVerb('GET /iam/v2/groups', 'groups', resource.group, resource.byUid, {
    name: 'List groups',
    denied: manage,
  }),
  listIdentities: listVerb('GET /iam/v2/identities', 'identities', resource.identity, resource.byUid, {
    name: 'List identities',
    denied: manage,
  }),
  getIdentity: getVerb('GET /iam/v2/identities/{uid}', resource.identity, {
    name: 'Get identity',
    denied: manage,
  }),
  createIdentity: postVerb<IdentityAnswer, resource.NamedQuery & { readonly claimMatch: ClaimMatch }>(
    'POST /iam/v2/identities/{parent}',
    resource.identity,
    { name: 'Create identity', denied: manage },
  ),
  deleteIdentity: deleteVerb('DELETE /iam/v2/identities/{uid}', { name: 'Delete identity', denied: manage }),
  updateIdentity: updateVerb<IdentityAnswer, { readonly name: string; readonly claimMatch?: object }>(
    'PATCH /iam/v2/identities/{uid}',
    resource.identity,
    { name: 'Update identity', denied: manage },
  ),
  createRole: postVerb<Role, { readonly name: string; readonly capabilities: readonly string[] }>(
    'POST /iam/v2/roles/{parent}',
    resource.role,
    { name: 'Create role', denied: manage },
  ),
  deleteRole: deleteVerb('DELETE /iam/v2/roles/{uid}', { name: 'Delete role', denied: manage }),
  listRoles: listVerb('GET /iam/v2/roles', 'roles', resource.role, resource.byUid, {
    name: 'List roles',
    denied: manage,
  }),
  listRoleBindings: listVerb(
    'GET /iam/v2/roleBindings',
    'roleBindings',
    resource.roleBinding,
    resource.byUid,
    {
      name: 'List role bindings',
      denied: manage,
    },
  ),
  createRoleBinding: postVerb<RoleBinding, { readonly identityUid: string; readonly roleUid: string }>(
    'POST /iam/v2/roleBindings/{parent}',
    resource.roleBinding,
    { name: 'Create role binding', denied: manage },
  ),
  deleteRoleBinding: deleteVerb('DELETE /iam/v2/roleBindings/{uid}', {
    name: 'Delete role binding',
    denied: manage,
  }),
};

type IdentityAnswer = ReturnType<typeof resource.identity.parse>;
type Role = ReturnType<typeof resource.role.parse>;
export type RoleBinding = ReturnType<typeof resource.roleBinding.parse>;

const registryVerbs = {
  listRepositories: listVerb('GET /registry/v2/repos', 'repos', resource.repository, resource.byUid, {
    name: 'List repositories',
  }),
  listTags: listVerb('GET /registry/v2/tags', 'tags', resource.tag, resource.byUid, { name: 'List tags' }),
  listEndOfLifeTags: listVerb('GET /registry/v1/eoltags', 'items', resource.endOfLifeTag, resource.byId, {
    name: 'List end-of-life tags',
  }),
  getVulnerabilityReport: getVerb(
    'GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport',
    vulnerabilityReportSchema,
    { name: 'Get vulnerability report' },
  ),
  listVulnerabilityCounts: getVerb('GET /registry/v1/vuln_reports/counts', resource.vulnerabilityCounts, {
    name: 'List vulnerability counts',
  }),
  getReadme: getVerb('GET /registry/v2/repos/{uid}/readme', resource.readme, { name: 'Get readme' }),
  getArchitectures: getVerb(
    'GET /registry/v2/repos/{repo}/digests/{digest}/architectures',
    resource.architectures,
    { name: 'Get architectures' },
  ),
  getSize: getVerb('GET /registry/v2/repos/{repo}/digests/{digest}/size', resource.size, {
    name: 'Get size',
  }),
  listAdvisories: listVerb(
    'GET /vulnerabilities/v2/advisories',
    'advisories',
    platformAdvisorySchema,
    resource.byUid,
    { name: 'List advisories', denied: missingRoles.listAdvisories },
  ),
};

const policyVerbs = {
  listPolicyBindings: listVerb('GET /policies/v1/bindings', 'items', resource.policyBinding, resource.byId, {
    name: 'List policy bindings',
    denied: missingRoles.listPolicies,
  }),
  listPolicyOverrides: listVerb(
    'GET /policies/v1/overrides',
    'items',
    resource.policyOverride,
    resource.byId,
    {
      name: 'List policy overrides',
      denied: missingRoles.listPolicies,
    },
  ),
  checkPolicies: postVerb<PolicyCheck, { readonly digest: string }>(
    'POST /registry/v1/repos/{repo}:checkPolicies',
    resource.policyCheck,
    { name: 'Check pull policies', denied: missingRoles.checkPolicies, repeatable: true },
  ),
  getImageConfig: getVerb(
    'GET /registry/v1/repos/{repo}/digests/{digest}/imageconfig',
    resource.imageConfig,
    {
      name: 'Get image configuration',
    },
  ),
};

type PolicyCheck = ReturnType<typeof resource.policyCheck.parse>;

/** Every operation that a command calls; the platform has more. */
export const verbs = {
  ...iamVerbs,
  ...registryVerbs,
  ...policyVerbs,
};

export type PlatformClient = ReturnType<typeof platformClient>;

type Bound<T> = { readonly [K in keyof T]: T[K] extends Verb<infer F> ? F : never };

/** Binds every operation of a table to the credentials. */
function bindAll<T extends Readonly<Record<string, Verb<unknown>>>>(
  table: T,
  credentials: PlatformCredentials,
): Bound<T> {
  return Object.fromEntries(
    Object.entries(table).map(([name, verb]) => [name, verb.bind(credentials)]),
  ) as Bound<T>;
}

/**
 * Creates a client for one platform and one token. Its functions throw ApiError when the platform refuses, and Failure
 * when it cannot be reached or understood.
 */
export function platformClient(credentials: PlatformCredentials) {
  return bindAll(verbs, credentials);
}
