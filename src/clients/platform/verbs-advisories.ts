// Operations on advisories, libraries and subscriptions to events (platform-api: Endpoints).
import { advisorySchema } from './advisories.js';
import * as resource from './resources.js';
import { createVerb, deleteVerb, getVerb, listVerb } from './verbs.js';

const advisoriesDenied =
  'The identity needs a role that may list advisories; `viewer` may, `registry.pull` may not';

export const advisoryVerbs = {
  listAdvisories: listVerb(
    'GET /vulnerabilities/v2/advisories',
    'advisories',
    advisorySchema,
    resource.byUid,
    {
      words: 'List advisories',
      denied: advisoriesDenied,
    },
  ),
  getAdvisory: getVerb('GET /vulnerabilities/v2/advisories/{uid}', advisorySchema, {
    words: 'Get advisory',
    denied: advisoriesDenied,
  }),
  listDocuments: getVerb('GET /advisory/v2/documents', resource.documents, {
    words: 'List advisory documents',
  }),
  listVulnerabilityMetadata: listVerb(
    'GET /advisory/v2/metadata',
    'vulnerabilityMetadata',
    resource.metadata,
    resource.byId,
    { words: 'List vulnerability metadata' },
  ),
  listResolvedVulnerabilities: getVerb('GET /advisory/v2/images/resolvedVulns', resource.resolved, {
    words: 'List resolved vulnerabilities',
  }),

  listArtifacts: listVerb('GET /libraries/v2/artifacts', 'artifacts', resource.artifact, resource.byUid, {
    words: 'List artifacts',
  }),
  countArtifacts: getVerb('GET /libraries/v2/artifacts/count', resource.artifactCounts, {
    words: 'Count artifacts',
  }),
  listArtifactVersions: listVerb(
    'GET /libraries/v2/artifacts/{uid}/versions',
    'artifactVersions',
    resource.artifactVersion,
    resource.byUid,
    { words: 'List versions of an artifact' },
  ),

  listSubscriptions: listVerb(
    'GET /events/v2/subscriptions',
    'subscriptions',
    resource.subscription,
    resource.byUid,
    {
      words: 'List subscriptions',
    },
  ),
  getSubscription: getVerb('GET /events/v2/subscriptions/{uid}', resource.subscription, {
    words: 'Get subscription',
  }),
  createSubscription: createVerb<SubscriptionAnswer, { readonly sink: string }>(
    'POST /events/v2/subscriptions/{parent}',
    resource.subscription,
    { words: 'Create subscription' },
  ),
  deleteSubscription: deleteVerb('DELETE /events/v2/subscriptions/{uid}', { words: 'Delete subscription' }),
};

type SubscriptionAnswer = ReturnType<typeof resource.subscription.parse>;
