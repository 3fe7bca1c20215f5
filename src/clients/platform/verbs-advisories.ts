// Operations on advisories, libraries and subscriptions to events (platform-api: Endpoints).
import { advisory } from './advisories.js';
import * as resource from './resources.js';
import { create, erase, many, one } from './verbs.js';

const advisoriesDenied =
  'The identity needs a role that may list advisories; `viewer` may, `registry.pull` may not';

export const advisoryVerbs = {
  listAdvisories: many('GET /vulnerabilities/v2/advisories', 'advisories', advisory, resource.byUid, {
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
    resource.byId,
    { words: 'List vulnerability metadata' },
  ),
  listResolvedVulnerabilities: one('GET /advisory/v2/images/resolvedVulns', resource.resolved, {
    words: 'List resolved vulnerabilities',
  }),

  listArtifacts: many('GET /libraries/v2/artifacts', 'artifacts', resource.artifact, resource.byUid, {
    words: 'List artifacts',
  }),
  countArtifacts: one('GET /libraries/v2/artifacts/count', resource.artifactCounts, {
    words: 'Count artifacts',
  }),
  listArtifactVersions: many(
    'GET /libraries/v2/artifacts/{uid}/versions',
    'artifactVersions',
    resource.artifactVersion,
    resource.byUid,
    { words: 'List versions of an artifact' },
  ),

  listSubscriptions: many(
    'GET /events/v2/subscriptions',
    'subscriptions',
    resource.subscription,
    resource.byUid,
    {
      words: 'List subscriptions',
    },
  ),
  getSubscription: one('GET /events/v2/subscriptions/{uid}', resource.subscription, {
    words: 'Get subscription',
  }),
  createSubscription: create<SubscriptionAnswer, { readonly sink: string }>(
    'POST /events/v2/subscriptions/{parent}',
    resource.subscription,
    { words: 'Create subscription' },
  ),
  deleteSubscription: erase('DELETE /events/v2/subscriptions/{uid}', { words: 'Delete subscription' }),
};

type SubscriptionAnswer = ReturnType<typeof resource.subscription.parse>;
