// Labels and reviewers of a new pull request, requested once, and again by the next run as far as the host failed: a mark in
// its text says which are left, since people may remove those that were there. And the label that other programs merge by,
// only on a pull request whose updates are known to be quiet.
import { withFallback } from '../../../model/failure.js';
import type { GitHubRepository } from '../../../model/run/revision.js';
import { isAbsent } from '../../http/api-error.js';
import { callGitHub, type GitHubApi, repositoryPath } from '../api.js';
import { isRefused } from '../errors.js';

export interface PullExtras {
  readonly repository: GitHubRepository;
  readonly labels: readonly string[];
  /** Logins, and teams as `organization/team`. */
  readonly reviewers: readonly string[];
}

const kinds = ['labels', 'reviewers'] as const;
export type Extra = (typeof kinds)[number];

const needs = 'pull-requests: write';
/** Between two other marks, where no text of a run can be. */
const mark = /^<!-- tagproof pins [0-9a-f]+ -->\s+<!-- tagproof-left ([\w ]+) -->\s+<!-- tagproof-pins /;

/** What a new pull request needs. */
export function extrasOf(wanted: PullExtras): readonly Extra[] {
  return kinds.filter((kind) => wanted[kind].length > 0);
}

/** The line for the text of the pull request, between its other marks. */
export function extrasMark(left: readonly Extra[]): string {
  return left.length === 0 ? '' : `<!-- tagproof-left ${left.join(' ')} -->\n`;
}

/** What is left by the text of the pull request and is still wanted. */
export function extrasLeft(body: string, wanted: PullExtras): readonly Extra[] {
  const left = mark.exec(body)?.[1]?.split(' ') ?? [];
  return extrasOf(wanted).filter((kind) => left.includes(kind));
}

/** Requests what is left. Returns what the host refused, and its reasons. @throws ApiError, Failure */
export async function requestExtras(
  api: GitHubApi,
  wanted: PullExtras,
  number: number,
  left: readonly Extra[],
): Promise<{ readonly left: readonly Extra[]; readonly notices: readonly string[] }> {
  const refused: Extra[] = [];
  const notices: string[] = [];
  for (const kind of left) {
    try {
      await callGitHub(api, { ...requestOf(kind, wanted, number), method: 'POST', needs });
    } catch (error) {
      if (!isRefused(error) && !(error instanceof Error && /HTTP 422/.test(error.message))) throw error;
      refused.push(kind);
      notices.push(error.message);
    }
  }
  return { left: refused, notices };
}

function requestOf(kind: Extra, { repository, labels, reviewers }: PullExtras, number: number) {
  const path = repositoryPath(repository);
  if (kind === 'labels')
    return { operation: 'Label the pull request', path: `${path}/issues/${number}/labels`, body: { labels } };
  return {
    operation: 'Request a review',
    path: `${path}/pulls/${number}/requested_reviewers`,
    body: {
      reviewers: reviewers.filter((name) => !name.includes('/')),
      team_reviewers: reviewers.flatMap((name) => name.split('/').slice(1, 2)),
    },
  };
}

export interface AutomergeLabel {
  readonly label: string;
  /** Every update of the pull request is known to be quiet, and it changes nothing else. */
  readonly isQuiet: boolean;
}

interface Labelled {
  readonly number: number;
  readonly labels: readonly string[];
  readonly body: string;
}

/** Between the other marks of the text and what comes from outside. */
const quiet = /^(?:<!-- tagproof[ \w-]+ -->\s+){1,3}<!-- tagproof-quiet ([0-9a-f]{32}) -->/;

/** The line of the text that says for which content the label was added, since people may remove it. */
export function quietMark(content: string | undefined): string {
  return content === undefined ? '' : `\n<!-- tagproof-quiet ${content} -->`;
}

/** The content for which the label was added, by the text of the pull request. */
function labelledContent(body: string): string | undefined {
  return quiet.exec(body)?.[1];
}

/**
 * Removes the label before content is pushed that is not quiet: a program that merges by the label must never see both.
 * @throws ApiError, Failure; then nothing may be pushed
 */
export async function removeLabel(
  api: GitHubApi,
  repository: GitHubRepository,
  { number, labels }: Labelled,
  label: string,
): Promise<void> {
  const has = labels.some((one) => one.toLowerCase() === label.toLowerCase());
  if (!has) return;
  const path = `${repositoryPath(repository)}/issues/${number}/labels/${encodeURIComponent(label)}`;
  const call = { operation: `Remove the label ${label}`, method: 'DELETE', path, needs } as const;
  await withFallback(callGitHub(api, call), undefined, isAbsent);
}

/**
 * Adds the label, once for each content: a person who removes it decides until the content changes.
 * @returns the content for which it has been added
 * @throws ApiError, Failure
 */
export async function addLabel(
  api: GitHubApi,
  repository: GitHubRepository,
  pull: Labelled,
  label: string,
  content: string,
): Promise<string> {
  if (labelledContent(pull.body) === content) return content;
  const path = `${repositoryPath(repository)}/issues/${pull.number}/labels`;
  const operation = `Add the label ${label}`;
  await callGitHub(api, { operation, method: 'POST', path, body: { labels: [label] }, needs });
  return content;
}
