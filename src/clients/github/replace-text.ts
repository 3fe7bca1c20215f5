// Replaces a text that people edit at the same time: the host has no conditional write, so a tick in between is looked for.
import { z } from 'zod';
import type { GitHubRepository } from '../../model/ci-run.js';
import { type GitHubApi, repositoryPath, requestJson } from './api.js';
import { sameText } from './authorship.js';
import { readRevisions } from './edits.js';

const textAnswer = z.object({ body: z.string().nullish() });

interface Written {
  readonly repository: GitHubRepository;
  readonly kind: 'pulls' | 'issues';
  readonly number: number;
}

/**
 * Reads the text once more, writes what `carry` makes of it, and looks whether an edit came between the two. If so, it
 * writes once more, with the ticks of that edit. Whether there was one is only known as far as the host gives the edits.
 * @throws ApiError, Failure when the text cannot be read or written
 */
export async function replaceText(
  api: GitHubApi,
  { repository, kind, number }: Written,
  carry: (latest: string) => string,
  write: (text: string, latest: string) => Promise<void>,
): Promise<void> {
  const request = {
    operation: `Read the text of #${number}`,
    method: 'GET' as const,
    path: `${repositoryPath(repository)}/${kind}/${number}`,
    needs: kind === 'pulls' ? 'pull-requests: read' : 'issues: read',
  };
  const latest = (await requestJson(api, request, textAnswer)).body ?? '';
  const text = carry(latest);
  await write(text, latest);
  const overwritten = await textBefore(api, repository, number, text);
  if (overwritten === undefined || sameText(overwritten, latest)) return;
  const again = carry(overwritten);
  if (!sameText(again, text)) await write(again, overwritten);
}

/** The text that was replaced by ours; `undefined` if that is not known. */
async function textBefore(
  api: GitHubApi,
  repository: GitHubRepository,
  number: number,
  ours: string,
): Promise<string | undefined> {
  const revisions = await readRevisions(api, repository, number).catch(() => []);
  const at = revisions.findIndex(({ text }) => sameText(text, ours));
  return at < 0 ? undefined : revisions[at + 1]?.text;
}
