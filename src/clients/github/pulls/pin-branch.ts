// The branch of the pin pull request: its content, and whether it was changed by others.

import { z } from 'zod';
import { withFallback } from '../../../model/failure.js';
import type { GitHubRepository } from '../../../model/run/revision.js';
import { uriOf } from '../../../model/text/text.js';
import { fingerprint, type PinnedContent, trailer } from '../../ci-host/pinned-content.js';
import { isAbsent } from '../../http/api-error.js';
import { type GitHubApi, repositoryPath, requestJson } from '../api.js';

const refAnswer = z.object({ object: z.object({ sha: z.string() }) });

/** The commit at the head of a branch; `undefined` if the branch does not exist. @throws ApiError, Failure */
export async function branchHead(
  api: GitHubApi,
  repository: GitHubRepository,
  branch: string,
): Promise<string | undefined> {
  const path = `${repositoryPath(repository)}/git/ref/heads/${uriOf(branch)}`;
  const request = { operation: `Branch ${branch}`, path, needs: 'contents: read' };
  const found = await withFallback(requestJson(api, request, refAnswer), undefined, isAbsent);
  return found?.object.sha;
}

/** The branches whose names begin with `prefix`, and their commits. @throws ApiError, Failure */
export async function branchesFrom(
  api: GitHubApi,
  repository: GitHubRepository,
  prefix: string,
): Promise<ReadonlyMap<string, string>> {
  const path = `${repositoryPath(repository)}/git/matching-refs/heads/${uriOf(prefix)}`;
  const operation = `Branches that begin with ${prefix}`;
  const request = { operation, path, needs: 'contents: read' };
  const refs = await requestJson(api, request, z.array(refAnswer.extend({ ref: z.string() })));
  return new Map(refs.map(({ ref, object }) => [ref.replace(/^refs\/heads\//, ''), object.sha]));
}

const compareAnswer = z.object({
  total_commits: z.int(),
  commits: z.array(
    z.object({
      commit: z.object({ message: z.string() }),
      author: z.object({ login: z.string().optional() }).nullable(),
    }),
  ),
  files: z.array(z.object({ filename: z.string(), sha: z.string().nullable() })).default([]),
});

/** The host lists at most this many files of a comparison. */
export const maxBranchFiles = 300;

export interface BranchState {
  /** Everything on it was written by this token through `pushPins`, and not changed since. */
  readonly own: boolean;
  readonly content: PinnedContent;
}

/**
 * What the branch adds to the base. It is ours if it is one commit by `login` whose message has the fingerprint of
 * exactly these files: an amended commit keeps author and message, but not its content.
 * https://docs.github.com/rest/commits/commits#compare-two-commits
 * @throws ApiError, Failure
 */
export async function branchState(
  api: GitHubApi,
  repository: GitHubRepository,
  heads: { readonly base: string; readonly branch: string },
  login: string,
): Promise<BranchState> {
  const request = {
    operation: 'Compare the branch with its base',
    path: `${repositoryPath(repository)}/compare/${heads.base}...${heads.branch}`,
    query: { per_page: '2', page: '1' },
    needs: 'contents: read',
  };
  const { total_commits: ahead, commits, files } = await requestJson(api, request, compareAnswer);
  const content = new Map(files.map(({ filename, sha }) => [filename, sha ?? '']));
  if (ahead === 0) return { own: true, content };
  const [only] = commits;
  const signed = only?.commit.message.includes(`${trailer}: ${fingerprint(content)}`) === true;
  return { own: ahead === 1 && only?.author?.login === login && signed, content };
}
