// The one note of a job on a merge request, and its fixes as suggestions on the lines of the diff.
import { z } from 'zod';
import type { FileChange } from '../../model/run/delivery.js';
import { marked, marker, sameText } from '../ci-host/marks.js';
import { placedSuggestions, shownLines } from '../ci-host/suggestion-lines.js';
import {
  allGitLabPages,
  callGitLab,
  type GitLabApi,
  gitLabUser,
  requestGitLab,
  withoutQuickActions,
} from './api.js';

/** What a run says on a merge request. */
interface MergeRequestNote {
  readonly number: number;
  /** The job, and the inputs that distinguish the jobs of a matrix: one note each. */
  readonly identity: readonly string[];
  /** Markdown, cut to 60,000 characters. */
  readonly body: string;
  /** `clear` only changes an existing note. */
  readonly action: 'write' | 'clear';
  readonly suggestions: readonly FileChange[];
}

const noteAnswer = z.object({ id: z.int(), body: z.string(), author: z.object({ id: z.int() }) });
type Note = z.infer<typeof noteAnswer>;
const maxPages = 30;
/** More would be noise in a review; the rest is in the note. */
const maxSuggestions = 20;

/**
 * Writes the note unless it has the text already, and suggestions that are not there yet. What is the job's starts with its
 * marker, and the same token wrote it.
 * https://docs.gitlab.com/api/notes/#merge-requests, https://docs.gitlab.com/api/discussions/#merge-requests
 * @throws ApiError, Failure
 */
export async function writeNote(api: GitLabApi, note: MergeRequestNote): Promise<void> {
  const { number, identity, action, suggestions } = note;
  const path = `merge_requests/${number}`;
  const list = { operation: 'Read the notes', path: `${path}/notes` };
  const [user, all] = await Promise.all([gitLabUser(api), allGitLabPages(api, list, noteAnswer, maxPages)]);
  const mine = all.filter(({ author }) => author.id === user.id);
  const mark = marker('comment', identity);
  const body = marked(mark, withoutQuickActions(note.body));
  const [own, ...duplicates] = mine.filter((one) => one.body.startsWith(mark));
  for (const { id } of duplicates)
    await callGitLab(api, { operation: 'Delete a note', method: 'DELETE', path: `${path}/notes/${id}` });
  if (own === undefined && action === 'write')
    await callGitLab(api, {
      operation: 'Write the note',
      method: 'POST',
      path: `${path}/notes`,
      body: { body },
    });
  if (own !== undefined) await updateNote(api, path, own, body);
  if (suggestions.length > 0) await writeSuggestions(api, path, mine, suggestions);
}

async function updateNote(
  api: GitLabApi,
  path: string,
  { id, body: before }: Note,
  body: string,
): Promise<void> {
  if (sameText(before, body)) return;
  const call = { operation: 'Update a note', method: 'PUT' as const, path: `${path}/notes/${id}` };
  await callGitLab(api, { ...call, body: { body } });
}

const requestAnswer = z.object({
  diff_refs: z.object({ base_sha: z.string(), head_sha: z.string(), start_sha: z.string() }),
});
const diffAnswer = z.object({ old_path: z.string(), new_path: z.string(), diff: z.string() });
type Diff = z.infer<typeof diffAnswer>;

async function writeSuggestions(
  api: GitLabApi,
  path: string,
  mine: readonly Note[],
  suggestions: readonly FileChange[],
): Promise<void> {
  const get = { operation: 'Read the merge request' };
  const [{ diff_refs: refs }, diffs] = await Promise.all([
    requestGitLab(api, { ...get, path }, requestAnswer),
    allGitLabPages(api, { ...get, path: `${path}/diffs` }, diffAnswer, maxPages),
  ]);
  const placed = suggestions.flatMap((change) => placedIn(change, diffs)).slice(0, maxSuggestions);
  for (const { mark, body, place } of placed) {
    const earlier = mine.find((one) => one.body.startsWith(mark));
    if (earlier !== undefined) await updateNote(api, path, earlier, body);
    else
      await callGitLab(api, {
        operation: 'Write a suggestion',
        method: 'POST',
        path: `${path}/discussions`,
        body: { body, position: { position_type: 'text', ...refs, ...place } },
      });
  }
}

/** The lines that the diff adds: GitLab wants the old number of every other line too, and these are the change's own. */
function placedIn(change: FileChange, diffs: readonly Diff[]) {
  const file = diffs.find(({ new_path: shown }) => shown === change.path);
  if (file === undefined) return [];
  const { old_path, new_path, diff } = file;
  return placedSuggestions(change, shownLines(diff, true), 'suggestion:-0+0').map(({ line, ...one }) => ({
    ...one,
    place: { old_path, new_path, new_line: line },
  }));
}
