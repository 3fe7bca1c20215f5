// Operations on advisories, libraries and event subscriptions.
import { platformAdvisorySchema } from './advisories.js';
import { missingRoles } from './messages.js';
import * as resource from './resources.js';
import { createVerb, deleteVerb, getVerb, listVerb } from './verbs.js';

export const advisoryVerbs = {
  listAdvisories: listVerb(
    'GET /vulnerabilities/v2/advisories',
    'advisories',
    platformAdvisorySchema,
    resource.byUid,
    {
      name: 'List advisories',
      denied: missingRoles.listAdvisories,
    },
  ),
  getAdvisory: getVerb('GET /vulnerabilities/v2/advisories/{uid}', platformAdvisorySchema, {
    name: 'Get advisory',
    denied: missingRoles.listAdvisories,
  }),
  listDocuments: getVerb('GET /advisory/v2/documents', resource.documents, {
    name: 'List advisory documents',
  }),
  listVulnerabilityMetadata: listVerb(
    'GET /advisory/v2/metadata',
    'vulnerabilityMetadata',
    resource.metadata,
    resource.byId,
    { name: 'List vulnerability metadata' },
  ),
  listResolvedVulnerabilities: getVerb('GET /advisory/v2/images/resolvedVulns', resource.resolved, {
    name: 'List resolved vulnerabilities',
  }),

  listArtifacts: listVerb('GET /libraries/v2/artifacts', 'artifacts', resource.artifact, resource.byUid, {
    name: 'List artifacts',
  }),
  countArtifacts: getVerb('GET /libraries/v2/artifacts/count', resource.artifactCounts, {
    name: 'Count artifacts',
  }),
  listArtifactVersions: listVerb(
    'GET /libraries/v2/artifacts/{uid}/versions',
    'artifactVersions',
    resource.artifactVersion,
    resource.byUid,
    { name: 'List versions of an artifact' },
  ),

  listSubscriptions: listVerb(
    'GET /events/v2/subscriptions',
    'subscriptions',
    resource.subscription,
    resource.byUid,
    {
      name: 'List subscriptions',
    },
  ),
  getSubscription: getVerb('GET /events/v2/subscriptions/{uid}', resource.subscription, {
    name: 'Get subscription',
  }),
  createSubscription: createVerb<SubscriptionAnswer, { readonly sink: string }>(
    'POST /events/v2/subscriptions/{parent}',
    resource.subscription,
    { name: 'Create subscription' },
  ),
  deleteSubscription: deleteVerb('DELETE /events/v2/subscriptions/{uid}', { name: 'Delete subscription' }),
};

type SubscriptionAnswer = ReturnType<typeof resource.subscription.parse>;
