// The platform API's client: one typed verb an operation (platform-api: Endpoints; platform-facts: What only v1 has).
import { advisory, vulnerabilityReport } from './advisories.js';
import type { Credentials } from './call.js';
import * as resource from './resources.js';
import { bindAll, create, erase, many, one, update } from './verbs.js';

export interface ClaimMatch {
  readonly issuer: string;
  readonly subject: string;
}

interface Named {
  readonly name: string;
  readonly description?: string;
}

const advisoriesDenied =
  'The identity needs a role that may list advisories; `viewer` may, `registry.pull` may not';
const manage = 'The token needs a role that may manage identities in this group, such as `owner`';
const byUid = ({ uid }: { readonly uid: string }) => uid;
const byId = ({ id }: { readonly id: string }) => id;

/** Every operation that the client can call. */
export const verbs = {
  ping: one('GET /ping/v2/ping', resource.ping, { words: 'Ping' }),

  listGroups: many('GET /iam/v2/groups', 'groups', resource.group, byUid, { words: 'List groups' }),
  getGroup: one('GET /iam/v2/groups/{uid}', resource.group, { words: 'Get group' }),
  createGroup: create<GroupAnswer, Named>('POST /iam/v2/groups/{parent}', resource.group, {
    words: 'Create group',
  }),
  updateGroup: update<GroupAnswer, Partial<Named>>('PATCH /iam/v2/groups/{uid}', resource.group, {
    words: 'Update group',
  }),
  deleteGroup: erase('DELETE /iam/v2/groups/{uid}', { words: 'Delete group' }),

  listIdentities: many('GET /iam/v2/identities', 'identities', resource.identity, byUid, {
    words: 'List identities',
    denied: manage,
  }),
  getIdentity: one('GET /iam/v2/identities/{uid}', resource.identity, {
    words: 'Get identity',
    denied: manage,
  }),
  createIdentity: create<IdentityAnswer, Named & { readonly claimMatch: ClaimMatch }>(
    'POST /iam/v2/identities/{parent}',
    resource.identity,
    { words: 'Create identity', denied: manage },
  ),
  updateIdentity: update<IdentityAnswer, Partial<Named>>(
    'PATCH /iam/v2/identities/{uid}',
    resource.identity,
    { words: 'Update identity', denied: manage },
  ),
  deleteIdentity: erase('DELETE /iam/v2/identities/{uid}', { words: 'Delete identity', denied: manage }),

  listRoles: many('GET /iam/v2/roles', 'roles', resource.role, byUid, {
    words: 'List roles',
    denied: manage,
  }),
  getRole: one('GET /iam/v2/roles/{uid}', resource.role, { words: 'Get role', denied: manage }),
  listRoleBindings: many('GET /iam/v2/roleBindings', 'roleBindings', resource.roleBinding, byUid, {
    words: 'List role bindings',
    denied: manage,
  }),
  getRoleBinding: one('GET /iam/v2/roleBindings/{uid}', resource.roleBinding, {
    words: 'Get role binding',
    denied: manage,
  }),
  createRoleBinding: create<RoleBinding, { readonly identityUid: string; readonly roleUid: string }>(
    'POST /iam/v2/roleBindings/{parent}',
    resource.roleBinding,
    { words: 'Create role binding', denied: manage },
  ),
  deleteRoleBinding: erase('DELETE /iam/v2/roleBindings/{uid}', {
    words: 'Delete role binding',
    denied: manage,
  }),

  listRepositories: many('GET /registry/v2/repos', 'repos', resource.repository, byUid, {
    words: 'List repositories',
  }),
  getRepository: one('GET /registry/v2/repos/{uid}', resource.repository, { words: 'Get repository' }),
  createRepository: create<RepositoryAnswer, Named>('POST /registry/v2/repos/{parent}', resource.repository, {
    words: 'Create repository',
  }),
  updateRepository: update<RepositoryAnswer, Partial<Named>>(
    'PATCH /registry/v2/repos/{uid}',
    resource.repository,
    { words: 'Update repository' },
  ),
  deleteRepository: erase('DELETE /registry/v2/repos/{uid}', { words: 'Delete repository' }),
  getReadme: one('GET /registry/v2/repos/{uid}/readme', resource.readme, { words: 'Get readme' }),
  updateReadme: update<ReadmeAnswer, { readonly content: string }>(
    'PATCH /registry/v2/repos/{uid}/readme',
    resource.readme,
    { words: 'Update readme' },
  ),

  listTags: many('GET /registry/v2/tags', 'tags', resource.tag, byUid, { words: 'List tags' }),
  getTag: one('GET /registry/v2/tags/{uid}', resource.tag, { words: 'Get tag' }),
  createTag: create<
    TagAnswer,
    { readonly name: string; readonly digest: string; readonly deprecated?: boolean }
  >('POST /registry/v2/tags/{parent}', resource.tag, { words: 'Create tag' }),
  deleteTag: erase('DELETE /registry/v2/tags/{uid}', { words: 'Delete tag' }),
  getArchitectures: one(
    'GET /registry/v2/repos/{repo}/digests/{digest}/architectures',
    resource.architectures,
    { words: 'Get architectures' },
  ),
  getSize: one('GET /registry/v2/repos/{repo}/digests/{digest}/size', resource.size, { words: 'Get size' }),

  listAdvisories: many('GET /vulnerabilities/v2/advisories', 'advisories', advisory, byUid, {
    words: 'List advisories',
    denied: advisoriesDenied,
  }),
  getAdvisory: one('GET /vulnerabilities/v2/advisories/{uid}', advisory, {
    words: 'Get advisory',
    denied: advisoriesDenied,
  }),
  listDocuments: one('GET /advisory/v2/documents', resource.documents, { words: 'List advisory documents' }),
  listVulnerabilityMetadata: many(
    'GET /advisory/v2/metadata',
    'vulnerabilityMetadata',
    resource.metadata,
    byId,
    { words: 'List vulnerability metadata' },
  ),
  listResolvedVulnerabilities: one('GET /advisory/v2/images/resolvedVulns', resource.resolved, {
    words: 'List resolved vulnerabilities',
  }),

  listArtifacts: many('GET /libraries/v2/artifacts', 'artifacts', resource.artifact, byUid, {
    words: 'List artifacts',
  }),
  countArtifacts: one('GET /libraries/v2/artifacts/count', resource.artifactCounts, {
    words: 'Count artifacts',
  }),
  listArtifactVersions: many(
    'GET /libraries/v2/artifacts/{uid}/versions',
    'artifactVersions',
    resource.artifactVersion,
    byUid,
    { words: 'List versions of an artifact' },
  ),

  listSubscriptions: many('GET /events/v2/subscriptions', 'subscriptions', resource.subscription, byUid, {
    words: 'List subscriptions',
  }),
  getSubscription: one('GET /events/v2/subscriptions/{uid}', resource.subscription, {
    words: 'Get subscription',
  }),
  createSubscription: create<SubscriptionAnswer, { readonly sink: string }>(
    'POST /events/v2/subscriptions/{parent}',
    resource.subscription,
    { words: 'Create subscription' },
  ),
  deleteSubscription: erase('DELETE /events/v2/subscriptions/{uid}', { words: 'Delete subscription' }),

  listEndOfLifeTags: many('GET /registry/v1/eoltags', 'items', resource.endOfLifeTag, byId, {
    words: 'List end-of-life tags',
  }),
  getVulnerabilityReport: one(
    'GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport',
    vulnerabilityReport,
    { words: 'Get vulnerability report' },
  ),
  listVulnerabilityCounts: one('GET /registry/v1/vuln_reports/counts', resource.vulnerabilityCounts, {
    words: 'List vulnerability counts',
  }),
};

type GroupAnswer = ReturnType<typeof resource.group.parse>;
type IdentityAnswer = ReturnType<typeof resource.identity.parse>;
type RepositoryAnswer = ReturnType<typeof resource.repository.parse>;
type ReadmeAnswer = ReturnType<typeof resource.readme.parse>;
type TagAnswer = ReturnType<typeof resource.tag.parse>;
type SubscriptionAnswer = ReturnType<typeof resource.subscription.parse>;
export type RoleBinding = ReturnType<typeof resource.roleBinding.parse>;

export type PlatformClient = ReturnType<typeof platformClient>;

/**
 * A client for one platform and one token. Every verb throws ApiError when the platform refuses, and Failure when it
 * cannot be reached or understood.
 */
export function platformClient(credentials: Credentials) {
  return bindAll(verbs, credentials);
}
