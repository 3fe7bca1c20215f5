// The one pull-request comment of a job: written, updated, and cleared when everything is resolved.
import { z } from 'zod';
import type { GitHubRepository } from '../../../model/run/revision.js';
import { marked, marker, sameText } from '../../ci-host/marks.js';
import { callGitHub, type GitHubApi, repositoryPath, requestAllPages, requestJson } from '../api.js';
import { viewerLogin } from './authorship.js';

export interface StickyComment {
  readonly repository: GitHubRepository;
  readonly number: number;
  /** Workflow, job, and the inputs that distinguish the jobs of a matrix: one comment each. */
  readonly identity: readonly string[];
  /** Markdown, cut to 60,000 characters. */
  readonly body: string;
  /** `clear` only changes an existing comment. */
  readonly action: 'write' | 'clear';
  /** The end of the text, which is never cut. */
  readonly foot?: string;
}

const commentAnswer = z.object({
  id: z.int(),
  html_url: z.string(),
  body: z.string().optional(),
  user: z.object({ login: z.string() }).nullable(),
});

const needs = 'pull-requests: write';
const maxPages = 30;

/**
 * Writes the comment unless it already has the text. A comment is the job's if it starts with the job's marker and the
 * same token wrote it; duplicates, which concurrent runs can leave, are deleted.
 * https://docs.github.com/rest/issues/comments
 * @returns the comment's URL, `undefined` if there was nothing to clear
 * @throws ApiError (`isRefused`: the token may not), Failure
 */
export async function writeComment(api: GitHubApi, comment: StickyComment): Promise<string | undefined> {
  const { repository, number, identity, action, foot } = comment;
  const mark = marker('comment', identity);
  const body = marked(mark, comment.body, foot);
  const path = `${repositoryPath(repository)}/issues`;
  const [login, all] = await Promise.all([
    viewerLogin(api),
    requestAllPages(
      api,
      { operation: 'Read the comments', path: `${path}/${number}/comments`, needs },
      commentAnswer,
      maxPages,
    ),
  ]);
  const [own, ...duplicates] = all.filter((one) => one.user?.login === login && one.body?.startsWith(mark));
  for (const { id } of duplicates) {
    await callGitHub(api, {
      operation: 'Delete a duplicate comment',
      method: 'DELETE',
      path: `${path}/comments/${id}`,
      needs,
    });
  }
  if (own === undefined && action === 'clear') return undefined;
  if (own !== undefined && sameText(own.body, body)) return own.html_url;
  const request =
    own === undefined
      ? { operation: 'Write the comment', method: 'POST' as const, path: `${path}/${number}/comments` }
      : { operation: 'Update the comment', method: 'PATCH' as const, path: `${path}/comments/${own.id}` };
  return (await requestJson(api, { ...request, body: { body }, needs }, commentAnswer)).html_url;
}
