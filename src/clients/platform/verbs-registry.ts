// Operations on repositories, tags and images. Those of v1 have no counterpart in v2.
import { vulnerabilityReportSchema } from './advisories.js';
import * as resource from './resources.js';
import { createVerb, deleteVerb, getVerb, listVerb, updateVerb } from './verbs.js';

export const registryVerbs = {
  listRepositories: listVerb('GET /registry/v2/repos', 'repos', resource.repository, resource.byUid, {
    name: 'List repositories',
  }),
  getRepository: getVerb('GET /registry/v2/repos/{uid}', resource.repository, { name: 'Get repository' }),
  createRepository: createVerb<RepositoryAnswer, resource.NamedQuery>(
    'POST /registry/v2/repos/{parent}',
    resource.repository,
    {
      name: 'Create repository',
    },
  ),
  updateRepository: updateVerb<RepositoryAnswer, Partial<resource.NamedQuery>>(
    'PATCH /registry/v2/repos/{uid}',
    resource.repository,
    { name: 'Update repository' },
  ),
  deleteRepository: deleteVerb('DELETE /registry/v2/repos/{uid}', { name: 'Delete repository' }),
  getReadme: getVerb('GET /registry/v2/repos/{uid}/readme', resource.readme, { name: 'Get readme' }),
  updateReadme: updateVerb<ReadmeAnswer, { readonly content: string }>(
    'PATCH /registry/v2/repos/{uid}/readme',
    resource.readme,
    { name: 'Update readme' },
  ),

  listTags: listVerb('GET /registry/v2/tags', 'tags', resource.tag, resource.byUid, { name: 'List tags' }),
  getTag: getVerb('GET /registry/v2/tags/{uid}', resource.tag, { name: 'Get tag' }),
  createTag: createVerb<
    TagAnswer,
    { readonly name: string; readonly digest: string; readonly deprecated?: boolean }
  >('POST /registry/v2/tags/{parent}', resource.tag, { name: 'Create tag' }),
  deleteTag: deleteVerb('DELETE /registry/v2/tags/{uid}', { name: 'Delete tag' }),
  getArchitectures: getVerb(
    'GET /registry/v2/repos/{repo}/digests/{digest}/architectures',
    resource.architectures,
    { name: 'Get architectures' },
  ),
  getSize: getVerb('GET /registry/v2/repos/{repo}/digests/{digest}/size', resource.size, {
    name: 'Get size',
  }),

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
};

type RepositoryAnswer = ReturnType<typeof resource.repository.parse>;
type ReadmeAnswer = ReturnType<typeof resource.readme.parse>;
type TagAnswer = ReturnType<typeof resource.tag.parse>;
