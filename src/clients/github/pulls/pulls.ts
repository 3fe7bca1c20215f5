// Pull requests of one branch: found, opened, updated, closed.
import { z } from 'zod';
import type { DeliveryResult } from '../../../model/run/delivery.js';
import type { GitHubRepository } from '../../../model/run/revision.js';
import { marked, marker, sameText } from '../../ci-host/marks.js';
import { callGitHub, type GitHubApi, repositoryPath, requestJson } from '../api.js';
import { nothingLeft, workflowsWait } from '../messages.js';
import { jobTokenLogin, readRevisions } from './authorship.js';
import {
  type AutomergeLabel,
  addLabel,
  type Extra,
  extrasLeft,
  extrasMark,
  extrasOf,
  type PullExtras,
  quietMark,
  requestExtras,
} from './labels.js';

const textAnswer = z.object({ body: z.string().nullish() });

interface Written {
  readonly repository: GitHubRepository;
  readonly kind: 'pulls' | 'issues';
  readonly number: number;
}

/**
 * Reads the text once more, writes what `textFrom` makes of it, and looks whether an edit came between the two. If so, it
 * writes once more, with the ticks of that edit. Whether there was one is only known as far as the host gives the edits.
 * @throws ApiError, Failure when the text cannot be read or written
 */
export async function replaceText(
  api: GitHubApi,
  { repository, kind, number }: Written,
  textFrom: (latest: string) => string,
  write: (text: string, latest: string) => Promise<void>,
): Promise<void> {
  const request = {
    operation: `Read the text of #${number}`,
    path: `${repositoryPath(repository)}/${kind}/${number}`,
    needs: kind === 'pulls' ? 'pull-requests: read' : 'issues: read',
  };
  const latest = (await requestJson(api, request, textAnswer)).body ?? '';
  const text = textFrom(latest);
  await write(text, latest);
  const overwritten = await textBefore(api, repository, number, text);
  if (overwritten === undefined || sameText(overwritten, latest)) return;
  const again = textFrom(overwritten);
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

const pullAnswer = z.object({
  number: z.int(),
  html_url: z.string(),
  state: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  merged_at: z.string().nullish(),
  user: z.object({ login: z.string() }).nullable(),
  base: z.object({ ref: z.string() }),
  labels: z.array(z.object({ name: z.string() })).default([]),
});

export interface Pull {
  readonly number: number;
  readonly url: string;
  readonly state: string;
  readonly title: string;
  readonly body: string;
  readonly author: string | undefined;
  readonly base: string;
  readonly merged: boolean;
  /** The fingerprint of its pins, from its text. */
  readonly mark: string | undefined;
  readonly labels: readonly string[];
}

interface PullText extends PullExtras {
  readonly branch: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  /** The login of the token. */
  readonly login: string;
  readonly mark: string;
  /** The end of the text, which is never cut. */
  readonly foot: string;
  readonly automerge?: AutomergeLabel;
  readonly keepTicks: KeepTicks;
}

/** Adds to a new text what people have ticked in the latest one since the run acted upon an earlier one. */
export type KeepTicks = (latest: string, next: string) => string;

const needs = 'pull-requests: write';
const pinsMark = /<!-- tagproof-pins ([0-9a-f]{32}) -->/;

/** The newest pull requests of the branch, newest first. https://docs.github.com/rest/pulls/pulls @throws ApiError, Failure */
export async function findPulls(
  api: GitHubApi,
  repository: GitHubRepository,
  branch: string,
): Promise<readonly Pull[]> {
  const request = {
    operation: 'Look for the pull request',
    path: `${repositoryPath(repository)}/pulls`,
    query: {
      state: 'all',
      head: `${repository.owner}:${branch}`,
      sort: 'created',
      direction: 'desc',
      per_page: '30',
    },
    needs: 'pull-requests: read',
  };
  return (await requestJson(api, request, z.array(pullAnswer))).map(pullOf);
}

/** Whether the text is one of those that `openPull` writes. */
export function isPinPull({ body }: Pull): boolean {
  return body.startsWith('<!-- tagproof pins ');
}

function pullOf(pull: z.infer<typeof pullAnswer>): Pull {
  return {
    number: pull.number,
    url: pull.html_url,
    state: pull.state,
    title: pull.title,
    body: pull.body ?? '',
    author: pull.user?.login,
    base: pull.base.ref,
    merged: typeof pull.merged_at === 'string',
    mark: pinsMark.exec(pull.body ?? '')?.[1],
    labels: pull.labels.map(({ name }) => name),
  };
}

/**
 * Opens the pull request. Its labels and reviewers are requested only once, as people may change them.
 * @throws ApiError, Failure
 */
export async function openPull(api: GitHubApi, text: PullText): Promise<DeliveryResult> {
  const { repository, branch, base, title, login } = text;
  const body = {
    title,
    head: branch,
    base,
    body: bodyOf(text, extrasOf(text), undefined),
    maintainer_can_modify: true,
  };
  const operation = 'Open the pull request';
  const path = `${repositoryPath(repository)}/pulls`;
  const request = { operation, method: 'POST', path, body, needs } as const;
  const opened = pullOf(await requestJson(api, request, pullAnswer));
  const { notices } = await updatePull(api, text, opened);
  const waits = login === jobTokenLogin ? [`Pull request #${opened.number}: ${workflowsWait}`] : [];
  return { url: opened.url, notices: [...waits, ...notices] };
}

/** Updates what differs, and requests the labels and reviewers that are left. @throws ApiError, Failure */
export async function updatePull(api: GitHubApi, text: PullText, pull: Pull): Promise<DeliveryResult> {
  const { left, notices } = await requestExtras(api, text, pull.number, extrasLeft(pull.body, text));
  const { automerge, repository, mark } = text;
  const content = automerge?.isQuiet
    ? await addLabel(api, repository, pull, automerge.label, mark)
    : undefined;
  const next = bodyOf(text, left, content);
  const body = text.keepTicks(pull.body, next);
  const changes = {
    ...(pull.title === text.title ? {} : { title: text.title }),
    ...(sameText(pull.body, body) ? {} : { body }),
    ...(pull.base === text.base ? {} : { base: text.base }),
  };
  if (Object.keys(changes).length === 0) return { url: pull.url, notices };
  if (!('body' in changes)) await patch(api, text.repository, pull, 'Update', changes);
  else {
    const textFrom = (latest: string) => text.keepTicks(latest, next);
    await replaceText(api, { repository, kind: 'pulls', number: pull.number }, textFrom, (kept) =>
      patch(api, text.repository, pull, 'Update', { ...changes, body: kept }),
    );
  }
  return { url: pull.url, notices };
}

/** Closes the pull request with a note. @throws ApiError, Failure */
export async function closePull(
  api: GitHubApi,
  { repository, branch }: { readonly repository: GitHubRepository; readonly branch: string },
  pull: Pull,
): Promise<void> {
  const body = marked(marker('pins', [branch]), nothingLeft);
  await patch(api, repository, pull, 'Close', { state: 'closed', body });
}

async function patch(
  api: GitHubApi,
  repository: GitHubRepository,
  { number }: Pull,
  verb: string,
  body: unknown,
) {
  const path = `${repositoryPath(repository)}/pulls/${number}`;
  await callGitHub(api, { operation: `${verb} the pull request`, method: 'PATCH', path, body, needs });
}

function bodyOf(
  { branch, mark, login, body, foot }: PullText,
  left: readonly Extra[],
  labelled: string | undefined,
): string {
  const note = login === jobTokenLogin ? `\n\n> [!NOTE]\n> ${workflowsWait}` : '';
  const marks = `${marker('pins', [branch])}\n${extrasMark(left)}<!-- tagproof-pins ${mark} -->${quietMark(labelled)}`;
  return marked(marks, `${body.trimEnd()}${note}`, foot);
}
