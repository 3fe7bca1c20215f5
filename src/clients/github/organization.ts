// Lists the repositories of an organization, with the properties that a selection uses.
import { z } from 'zod';
import { type GitHubApi, requestAllPages } from './api.js';
import { tooManyRepositories } from './messages.js';

const repositoryItem = z.object({
  full_name: z.string(),
  archived: z.boolean().default(false),
  disabled: z.boolean().default(false),
  fork: z.boolean().default(false),
  size: z.number().nonnegative().default(0),
  topics: z.array(z.string()).default([]),
});

/** `size` is in KiB. */
interface ListedRepository {
  readonly repository: string;
  readonly archived: boolean;
  readonly fork: boolean;
  readonly size: number;
  readonly topics: readonly string[];
}

const maxPages = 250;

/**
 * Every repository of the organization that the token may see. A disabled one counts as archived.
 * https://docs.github.com/rest/repos/repos#list-organization-repositories
 * @throws ApiError, Failure; `bad-answer` beyond 25,000 repositories
 */
export async function listRepositories(
  api: GitHubApi,
  organization: string,
): Promise<readonly ListedRepository[]> {
  const listed = await requestAllPages(
    api,
    {
      operation: `Repositories of ${organization}`,
      path: `/orgs/${encodeURIComponent(organization)}/repos`,
      query: { type: 'all', sort: 'full_name', direction: 'asc' },
      needs: 'metadata: read',
    },
    repositoryItem,
    maxPages,
    tooManyRepositories,
  );
  return listed.map(({ full_name, archived, disabled, fork, size, topics }) => ({
    repository: full_name,
    archived: archived || disabled,
    fork,
    size,
    topics,
  }));
}
