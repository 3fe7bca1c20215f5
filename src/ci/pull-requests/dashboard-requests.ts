// What people ask for on the dashboard, which is in the tracking issue of an audit: read by the runs that pin.
import { z } from 'zod';
import { callGitHub, type GitHubApi, repositoryPath, requestAllPages } from '../../clients/github/api.js';
import { jobTokenLogin, sameText, viewerLogin } from '../../clients/github/authorship.js';
import { isRefused } from '../../clients/github/errors.js';
import { replaceText } from '../../clients/github/replace-text.js';
import type { GitHubRepository } from '../../model/ci-run.js';
import { type Box, idOf, resetBoxes } from '../../output/markdown/boxes.js';
import { type Requests, readRequests } from './requests.js';
import { deskTexts } from './texts.js';

export interface DashboardRequests extends Omit<Requests, 'asked'> {
  /** The issues with ticks that are to be cleared once they are done. */
  readonly issues: readonly number[];
}

const issueItem = z.object({
  number: z.int(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullable(),
  pull_request: z.unknown().optional(),
});

const needs = 'issues: write';
const maxPages = 10;

/**
 * The requests on all dashboards. An audit may run with the job's own token while this run has that of an app, so the
 * issues of both are read. Without the permission nothing is asked for, and a notice says so.
 * @throws ApiError, Failure
 */
export async function readDashboard(
  api: GitHubApi,
  repository: GitHubRepository,
): Promise<DashboardRequests> {
  const logins = new Set([await viewerLogin(api), jobTokenLogin]);
  const found: Requests[] = [];
  const issues: number[] = [];
  try {
    for (const creator of logins) {
      for (const { number, body, user, pull_request } of await issuesBy(api, repository, creator)) {
        const isOwn = pull_request === undefined && user?.login === creator;
        if (!isOwn || !body?.startsWith('<!-- tagproof issue ')) continue;
        const requests = await readRequests(api, repository, { number, body });
        found.push(requests);
        const { rebase, reopen, refused } = requests;
        if (rebase.size + reopen.size + refused.length > 0) issues.push(number);
      }
    }
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { ...joined([]), notices: [deskTexts.dashboardUnread(error.message)], issues: [] };
  }
  return { ...joined(found), issues };
}

function issuesBy(api: GitHubApi, repository: GitHubRepository, creator: string) {
  const request = {
    operation: 'Look for the dashboard',
    method: 'GET' as const,
    path: `${repositoryPath(repository)}/issues`,
    query: { state: 'open', creator },
    needs,
  };
  return requestAllPages(api, request, issueItem, maxPages);
}

function joined(all: readonly Requests[]): Omit<Requests, 'asked'> {
  return {
    released: new Set(all.flatMap((one) => [...one.released])),
    rebase: new Set(all.flatMap((one) => [...one.rebase])),
    reopen: new Set(all.flatMap((one) => [...one.reopen])),
    refused: all.flatMap(({ refused }) => refused),
    notices: all.flatMap(({ notices }) => notices),
  };
}

/** Clears the ticks that are done, and those that do not count. Those of held images go with their entry of the policy. @throws ApiError, Failure */
export async function clearDashboard(
  api: GitHubApi,
  repository: GitHubRepository,
  { issues, rebase, reopen, refused }: DashboardRequests,
): Promise<void> {
  const uncounted = new Set(refused.map(idOf));
  const isDone = (box: Box) =>
    (box.kind === 'rebase' && rebase.has(box.key)) ||
    (box.kind === 'open' && reopen.has(box.key)) ||
    uncounted.has(idOf(box));
  for (const number of issues) {
    const path = `${repositoryPath(repository)}/issues/${number}`;
    const operation = 'Clear the checkboxes of the dashboard';
    await replaceText(
      api,
      { repository, kind: 'issues', number },
      (latest) => resetBoxes(latest, isDone),
      async (body, latest) => {
        if (sameText(body, latest)) return;
        await callGitHub(api, { operation, method: 'PATCH', path, body: { body }, needs });
      },
    );
  }
}
