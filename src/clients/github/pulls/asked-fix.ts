// What the host says about a comment that asks for a fix, and about the pull request that it is written on.
import { z } from 'zod';
import { withFallback } from '../../../model/failure.js';
import type { GitHubRepository } from '../../../model/run/revision.js';
import { isAbsent } from '../../http/api-error.js';
import { type GitHubApi, repositoryPath, requestJson } from '../api.js';

const commentAnswer = z.object({
  body: z.string().optional(),
  created_at: z.string(),
  updated_at: z.string(),
  user: z.object({ login: z.string(), type: z.string() }).nullable(),
  /** The app with which a person wrote it. */
  performed_via_github_app: z.unknown().optional(),
});

/** A comment as it is now. */
interface PresentComment {
  readonly body: string;
  readonly login: string;
  /** Written by a person, and by no program for a person. */
  readonly isPersons: boolean;
  readonly isEdited: boolean;
}

/**
 * A comment of the repository; `undefined` if it was deleted, or its author was.
 * https://docs.github.com/rest/issues/comments#get-an-issue-comment
 * @throws ApiError, Failure
 */
export async function readComment(
  api: GitHubApi,
  repository: GitHubRepository,
  id: number,
): Promise<PresentComment | undefined> {
  const path = `${repositoryPath(repository)}/issues/comments/${id}`;
  const request = { operation: 'Read the comment', path, needs: 'pull-requests: read' };
  const found = await withFallback(requestJson(api, request, commentAnswer), undefined, isAbsent);
  if (found === undefined || found.user === null) return undefined;
  const { body = '', user, created_at: created, updated_at: updated } = found;
  const isPersons = user.type === 'User' && (found.performed_via_github_app ?? null) === null;
  return { body, login: user.login, isPersons, isEdited: created !== updated };
}

const pullAnswer = z.object({
  state: z.string(),
  head: z.object({
    ref: z.string(),
    sha: z.string(),
    /** `null`: the fork was deleted. */
    repo: z.object({ full_name: z.string() }).nullable(),
  }),
  base: z.object({ ref: z.string(), repo: z.object({ full_name: z.string(), default_branch: z.string() }) }),
});

/** Where a pull request comes from, and where it goes. */
export interface PullEnds {
  readonly isOpen: boolean;
  readonly branch: string;
  readonly commit: string;
  /** The branch is of another repository, or of one that no longer exists. */
  readonly isFork: boolean;
  readonly base: string;
  readonly defaultBranch: string;
}

/** https://docs.github.com/rest/pulls/pulls#get-a-pull-request @throws ApiError, Failure */
export async function readPullEnds(
  api: GitHubApi,
  repository: GitHubRepository,
  number: number,
): Promise<PullEnds> {
  const path = `${repositoryPath(repository)}/pulls/${number}`;
  const request = { operation: 'Read the pull request', path };
  const answer = await requestJson(api, { ...request, needs: 'pull-requests: read' }, pullAnswer);
  const { state, head, base } = answer;
  return {
    isOpen: state === 'open',
    branch: head.ref,
    commit: head.sha,
    isFork: head.repo?.full_name !== base.repo.full_name,
    base: base.ref,
    defaultBranch: base.repo.default_branch,
  };
}
