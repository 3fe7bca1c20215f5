// Operations on repositories, tags and advisories. Those of v1 have no counterpart in v2.
import { platformAdvisorySchema, vulnerabilityReportSchema } from './advisories.js';
import { missingRoles } from './messages.js';
import * as resource from './resources.js';
import { getVerb, listVerb } from './verbs.js';

export const registryVerbs = {
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

  listAdvisories: listVerb(
    'GET /vulnerabilities/v2/advisories',
    'advisories',
    platformAdvisorySchema,
    resource.byUid,
    { name: 'List advisories', denied: missingRoles.listAdvisories },
  ),
};
