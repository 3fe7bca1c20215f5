// Operations on repositories, tags and images (platform-api: Endpoints; platform-facts: What only v1 has).
import { vulnerabilityReport } from './advisories.js';
import * as resource from './resources.js';
import { create, erase, many, one, update } from './verbs.js';

export const registryVerbs = {
  listRepositories: many('GET /registry/v2/repos', 'repos', resource.repository, resource.byUid, {
    words: 'List repositories',
  }),
  getRepository: one('GET /registry/v2/repos/{uid}', resource.repository, { words: 'Get repository' }),
  createRepository: create<RepositoryAnswer, resource.Named>(
    'POST /registry/v2/repos/{parent}',
    resource.repository,
    {
      words: 'Create repository',
    },
  ),
  updateRepository: update<RepositoryAnswer, Partial<resource.Named>>(
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

  listTags: many('GET /registry/v2/tags', 'tags', resource.tag, resource.byUid, { words: 'List tags' }),
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

  listEndOfLifeTags: many('GET /registry/v1/eoltags', 'items', resource.endOfLifeTag, resource.byId, {
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

type RepositoryAnswer = ReturnType<typeof resource.repository.parse>;
type ReadmeAnswer = ReturnType<typeof resource.readme.parse>;
type TagAnswer = ReturnType<typeof resource.tag.parse>;
