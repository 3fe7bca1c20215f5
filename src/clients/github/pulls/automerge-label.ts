// The label that other programs merge by: only on a pull request whose updates are known to be quiet.
import type { GitHubRepository } from '../../../model/run/revision.js';
import { isAbsent } from '../../http/api-error.js';
import { callGitHub, type GitHubApi, repositoryPath } from '../api.js';

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

const needs = 'pull-requests: write';
/** Between the other marks of the text and what comes from outside. */
const mark = /^(?:<!-- tagproof[ \w-]+ -->\s+){1,3}<!-- tagproof-quiet ([0-9a-f]{32}) -->/;

/** The line of the text that says for which content the label was added, since people may remove it. */
export function quietMark(content: string | undefined): string {
  return content === undefined ? '' : `\n<!-- tagproof-quiet ${content} -->`;
}

/** The content for which the label was added, by the text of the pull request. */
function labelledContent(body: string): string | undefined {
  return mark.exec(body)?.[1];
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
  try {
    await callGitHub(api, { operation: `Remove the label ${label}`, method: 'DELETE', path, needs });
  } catch (error) {
    if (!isAbsent(error)) throw error;
  }
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
