// The repositories of an organization, with the properties that a selection uses; and the default branches of many
// repositories, fifty to a request.
import { z } from 'zod';
import { withFallback } from '../../model/failure.js';
import type { GitHubRepository } from '../../model/run/revision.js';
import { limitOf } from '../../model/waiting/limit.js';
import { type GitHubApi, requestAllPages } from './api.js';
import { requestGraphql } from './graphql.js';
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

/** Where a default branch is; `empty` for a repository without a commit. */
export type RepositoryHead = { readonly commit: string; readonly tree: string } | 'empty';

const batchSize = 50;
const objectName = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);

const headsAnswer = z.record(
  z.string(),
  z
    .object({
      isEmpty: z.boolean(),
      defaultBranchRef: z
        .object({ target: z.object({ oid: objectName, tree: z.object({ oid: objectName }).optional() }) })
        .nullable(),
    })
    .nullable(),
);

/** Requests of one batch each that are under way at once, if nobody says otherwise: other jobs may use the same token. */
const defaultAtOnce = 1;

/**
 * The heads by `owner/name`. A repository that the token may not see, and all of a request that fails, are left out: they
 * are asked one by one, which says why.
 * https://docs.github.com/graphql/reference/objects#repository
 */
export async function headsOf(
  api: GitHubApi,
  repositories: readonly GitHubRepository[],
  atOnce = defaultAtOnce,
): Promise<ReadonlyMap<string, RepositoryHead>> {
  const limited = limitOf(atOnce);
  const starts = Array.from(
    { length: Math.ceil(repositories.length / batchSize) },
    (_, at) => at * batchSize,
  );
  const found = await Promise.all(
    starts.map((start) => limited(() => headsOfBatch(api, repositories.slice(start, start + batchSize)))),
  );
  return new Map(found.flat());
}

async function headsOfBatch(
  api: GitHubApi,
  batch: readonly GitHubRepository[],
): Promise<readonly (readonly [string, RepositoryHead])[]> {
  const variables = batch.flatMap(({ owner, name }, index) => [
    [`o${index}`, owner],
    [`n${index}`, name],
  ]);
  const document = `query Heads(${variables.map(([name]) => `$${name}: String!`).join(', ')}) {
${batch.map((_, index) => `  r${index}: repository(owner: $o${index}, name: $n${index}) { ...head }`).join('\n')}
}
fragment head on Repository { isEmpty defaultBranchRef { target { oid ... on Commit { tree { oid } } } } }`;
  const query = {
    operation: `Heads of ${batch.length} repositories`,
    document,
    variables: Object.fromEntries(variables),
    needs: 'contents: read',
    isPartial: true,
  } as const;
  const answer = await withFallback(requestGraphql(api, query, headsAnswer), undefined);
  return batch.flatMap(({ owner, name }, index) => {
    const head = headIn(answer?.[`r${index}`]);
    return head === undefined ? [] : [[`${owner}/${name}`, head] as const];
  });
}

function headIn(answer: z.infer<typeof headsAnswer>[string] | undefined): RepositoryHead | undefined {
  if (!answer) return undefined;
  const target = answer.defaultBranchRef?.target;
  if (target === undefined) return answer.isEmpty ? 'empty' : undefined;
  return target.tree === undefined ? undefined : { commit: target.oid, tree: target.tree.oid };
}
