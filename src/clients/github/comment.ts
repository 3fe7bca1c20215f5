// The one pull-request comment of a job: written, brought up to date, and cleared when all is resolved.
import { z } from 'zod';
import type { GitHubRepository } from '../../model/event.js';
import { callGitHub, type GitHubApi, repositoryPath, requestAllPages, requestJson } from './api.js';
import { marked, marker } from './marker.js';
import { viewerLogin } from './viewer.js';

export interface StickyComment {
  readonly repository: GitHubRepository;
  readonly number: number;
  /** Workflow, job, and what tells the legs of a matrix apart: one comment each. */
  readonly identity: readonly string[];
  /** Markdown, cut to 60,000 characters. */
  readonly body: string;
  /** `clear` only changes a comment that is there. */
  readonly action: 'write' | 'clear';
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
 * Writes the comment if its text is not there yet. A comment is the job's when it begins with the job's marker and the
 * same token wrote it; further ones, left by runs that overtook each other, are removed.
 * https://docs.github.com/rest/issues/comments
 * @returns the comment's address, `undefined` when there was nothing to clear
 * @throws ApiError (`isRefused`: the token may not), Failure
 */
export async function writeComment(api: GitHubApi, comment: StickyComment): Promise<string | undefined> {
  const { repository, number, identity, action } = comment;
  const mark = marker('comment', identity);
  const body = marked(mark, comment.body);
  const path = `${repositoryPath(repository)}/issues`;
  const [login, all] = await Promise.all([
    viewerLogin(api),
    requestAllPages(
      api,
      { operation: 'Read the comments', method: 'GET', path: `${path}/${number}/comments`, needs },
      commentAnswer,
      maxPages,
    ),
  ]);
  const [own, ...doubles] = all.filter((one) => one.user?.login === login && one.body?.startsWith(mark));
  for (const { id } of doubles) {
    await callGitHub(api, {
      operation: 'Remove a double',
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

/** The host stores line ends and outer white space its own way. */
export function sameText(one: string | null | undefined, other: string): boolean {
  const normal = (text: string) => text.replace(/\r\n?/g, '\n').trim();
  return normal(one ?? '') === normal(other);
}
