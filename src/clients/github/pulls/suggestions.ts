// Writes fixes as code suggestions in a pull request, on the lines that its diff shows.

import { z } from 'zod';
import type { FileChange } from '../../../model/run/delivery.js';
import type { GitHubRepository } from '../../../model/run/revision.js';
import { sameText } from '../../ci-host/marks.js';
import { placedSuggestions, shownLines } from '../../ci-host/suggestion-lines.js';
import { callGitHub, type GitHubApi, repositoryPath, requestAllPages } from '../api.js';
import { viewerLogin } from './authorship.js';

export interface Suggestions {
  readonly repository: GitHubRepository;
  readonly number: number;
  /** The head commit that the lines belong to. */
  readonly head: string;
  /** The lines to suggest, by file, each with its message. */
  readonly suggestions: readonly FileChange[];
}

const fileAnswer = z.object({ filename: z.string(), patch: z.string().optional() });
const commentAnswer = z.object({
  id: z.int(),
  body: z.string(),
  user: z.object({ login: z.string() }).nullable(),
});

/** More would be noise in a review; the rest is in the comment and the summary. */
const maxSuggestions = 20;
/** The host lists at most 3,000 files of a pull request. */
const maxFilePages = 30;
const maxCommentPages = 30;
const needs = 'pull-requests: write';
/**
 * Writes at most 20 suggestions as one review. A suggestion that an earlier run wrote for the same line is updated
 * instead of repeated.
 * https://docs.github.com/rest/pulls/reviews#create-a-review-for-a-pull-request
 * @returns how many suggestions the pull request now shows, of those whose line is in its diff
 * @throws ApiError (`isRefused`: the token may not), Failure
 */
export async function writeSuggestions(
  api: GitHubApi,
  { repository, number, head, suggestions }: Suggestions,
): Promise<{ readonly shown: number; readonly possible: number }> {
  if (suggestions.length === 0) return { shown: 0, possible: 0 };
  const path = `${repositoryPath(repository)}/pulls`;
  const get = { needs };
  const [login, files, comments] = await Promise.all([
    viewerLogin(api),
    requestAllPages(
      api,
      { ...get, operation: 'Read the changed files', path: `${path}/${number}/files` },
      fileAnswer,
      maxFilePages,
    ),
    requestAllPages(
      api,
      { ...get, operation: 'Read the review comments', path: `${path}/${number}/comments` },
      commentAnswer,
      maxCommentPages,
    ),
  ]);
  const patches = new Map(files.map(({ filename, patch = '' }) => [filename, shownLines(patch)]));
  const placed = suggestions.flatMap((change) =>
    placedSuggestions(change, patches.get(change.path) ?? new Map(), 'suggestion'),
  );
  const kept = placed.slice(0, maxSuggestions);
  const own = comments.filter(({ user }) => user?.login === login);
  const added: typeof kept = [];
  for (const one of kept) {
    const earlier = own.find(({ body }) => body.startsWith(one.mark));
    if (earlier === undefined) added.push(one);
    else if (!sameText(earlier.body, one.body)) await updateComment(api, path, earlier.id, one.body);
  }
  if (added.length > 0) {
    await callGitHub(api, {
      operation: 'Write the suggestions',
      method: 'POST',
      path: `${path}/${number}/reviews`,
      body: {
        commit_id: head,
        event: 'COMMENT',
        body: 'Tagproof suggests these pins.',
        comments: added.map(({ path: file, line, body }) => ({ path: file, line, side: 'RIGHT', body })),
      },
      needs,
    });
  }
  return { shown: kept.length, possible: placed.length };
}

async function updateComment(api: GitHubApi, path: string, id: number, body: string): Promise<void> {
  const operation = 'Update a suggestion';
  await callGitHub(api, {
    operation,
    method: 'PATCH',
    path: `${path}/comments/${id}`,
    body: { body },
    needs,
  });
}
