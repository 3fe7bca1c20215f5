// Operations on repositories, tags and images (platform-api: Endpoints; platform-facts: What only v1 has).
import { vulnerabilityReport } from './advisories.js';
import * as resource from './resources.js';
import { createVerb, deleteVerb, getVerb, listVerb, updateVerb } from './verbs.js';

export const registryVerbs = {
  listRepositories: listVerb('GET /registry/v2/repos', 'repos', resource.repository, resource.byUid, {
    words: 'List repositories',
  }),
  getRepository: getVerb('GET /registry/v2/repos/{uid}', resource.repository, { words: 'Get repository' }),
  createRepository: createVerb<RepositoryAnswer, resource.NamedQuery>(
    'POST /registry/v2/repos/{parent}',
    resource.repository,
    {
      words: 'Create repository',
    },
  ),
  updateRepository: updateVerb<RepositoryAnswer, Partial<resource.NamedQuery>>(
    'PATCH /registry/v2/repos/{uid}',
    resource.repository,
    { words: 'Update repository' },
  ),
  deleteRepository: deleteVerb('DELETE /registry/v2/repos/{uid}', { words: 'Delete repository' }),
  getReadme: getVerb('GET /registry/v2/repos/{uid}/readme', resource.readme, { words: 'Get readme' }),
  updateReadme: updateVerb<ReadmeAnswer, { readonly content: string }>(
    'PATCH /registry/v2/repos/{uid}/readme',
    resource.readme,
    { words: 'Update readme' },
  ),

  listTags: listVerb('GET /registry/v2/tags', 'tags', resource.tag, resource.byUid, { words: 'List tags' }),
  getTag: getVerb('GET /registry/v2/tags/{uid}', resource.tag, { words: 'Get tag' }),
  createTag: createVerb<
    TagAnswer,
    { readonly name: string; readonly digest: string; readonly deprecated?: boolean }
  >('POST /registry/v2/tags/{parent}', resource.tag, { words: 'Create tag' }),
  deleteTag: deleteVerb('DELETE /registry/v2/tags/{uid}', { words: 'Delete tag' }),
  getArchitectures: getVerb(
    'GET /registry/v2/repos/{repo}/digests/{digest}/architectures',
    resource.architectures,
    { words: 'Get architectures' },
  ),
  getSize: getVerb('GET /registry/v2/repos/{repo}/digests/{digest}/size', resource.size, {
    words: 'Get size',
  }),

  listEndOfLifeTags: listVerb('GET /registry/v1/eoltags', 'items', resource.endOfLifeTag, resource.byId, {
    words: 'List end-of-life tags',
  }),
  getVulnerabilityReport: getVerb(
    'GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport',
    vulnerabilityReport,
    { words: 'Get vulnerability report' },
  ),
  listVulnerabilityCounts: getVerb('GET /registry/v1/vuln_reports/counts', resource.vulnerabilityCounts, {
    words: 'List vulnerability counts',
  }),
};

type RepositoryAnswer = ReturnType<typeof resource.repository.parse>;
type ReadmeAnswer = ReturnType<typeof resource.readme.parse>;
type TagAnswer = ReturnType<typeof resource.tag.parse>;
