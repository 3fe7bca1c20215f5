// Which commit the host has made of a pull request: its head merged into the base branch.
import { z } from 'zod';
import { withFallback } from '../../model/failure.js';
import type { Git } from '../../model/run/host.js';
import type { CiRun, UnmergedChange } from '../../model/run/revision.js';
import { type GitHubApi, repositoryPath, requestJson } from './api.js';
import { isRefused } from './errors.js';

type CheckedOut = NonNullable<Awaited<ReturnType<Git['head']>>>;

/**
 * The commit of the base branch that the host merged the head into, if the checked out commit is the host's merge.
 * The parents alone prove nothing, because the author of a commit chooses them: with the head as second parent, any
 * commit of the author would be the base. So the host must name the commit, in the event or when it is asked.
 * `undefined` also if the token may not read pull requests.
 * @throws ApiError, Failure
 */
export async function mergedOnto(
  { commit, parents }: CheckedOut,
  { head, number, merges }: UnmergedChange,
  { api, run }: { readonly api?: GitHubApi; readonly run?: CiRun },
): Promise<string | undefined> {
  const [onto, merged, ...more] = parents;
  if (onto === undefined || head === undefined || merged !== head || more.length > 0) return undefined;
  if (merges.includes(commit)) return onto;
  if (api === undefined || run === undefined || number === undefined) return undefined;
  return (await mergeCommitOf(api, run.repository, number)) === commit ? onto : undefined;
}

const pullAnswer = z.object({ merge_commit_sha: z.string().nullish() });

/** https://docs.github.com/rest/pulls/pulls#get-a-pull-request */
async function mergeCommitOf(
  api: GitHubApi,
  repository: CiRun['repository'],
  number: number,
): Promise<string | undefined> {
  const request = {
    operation: `Pull request #${number}`,
    path: `${repositoryPath(repository)}/pulls/${number}`,
    needs: 'pull-requests: read',
  };
  const found = await withFallback(requestJson(api, request, pullAnswer), undefined, isRefused);
  return found?.merge_commit_sha ?? undefined;
}
