// The one tracking issue of an audit: opened, updated, closed when clean, reopened when findings return.
import { z } from 'zod';
import type { DeliveryResult } from '../../../model/run/delivery.js';
import type { GitHubRepository } from '../../../model/run/revision.js';
import { marked, marker, sameText } from '../../ci-host/marks.js';
import { type GitHubApi, repositoryPath, requestAllPages, requestJson } from '../api.js';
import { issueNotPlanned } from '../messages.js';
import { viewerLogin } from './authorship.js';

export interface TrackingIssue {
  readonly repository: GitHubRepository;
  readonly identity: readonly string[];
  readonly title: string;
  /** Markdown, cut to 60,000 characters. */
  readonly body: string;
  /** `keep`: there are no findings, but not everything was verified, so an open issue stays open. */
  readonly state: 'open' | 'closed' | 'keep';
  /** The end of the text, which is never cut. */
  readonly foot?: string;
}

const issueAnswer = z.object({
  number: z.int(),
  html_url: z.string(),
  title: z.string(),
  body: z.string().nullish(),
  state: z.string(),
  state_reason: z.string().nullish(),
  user: z.object({ login: z.string() }).nullable(),
  pull_request: z.unknown().optional(),
});
type Issue = z.infer<typeof issueAnswer>;

const needs = 'issues: write';
const maxPages = 30;

/**
 * Updates the issue to its wanted state with as few requests as possible. An issue is the audit's if it starts with the
 * audit's marker and the same token wrote it. One that a person closed as not planned stays closed.
 * https://docs.github.com/rest/issues/issues
 * @throws ApiError, Failure
 */
export async function writeIssue(api: GitHubApi, wanted: TrackingIssue): Promise<DeliveryResult> {
  const { repository, identity, title, state } = wanted;
  const mark = marker('issue', identity);
  const text = marked(mark, wanted.body, wanted.foot);
  const path = `${repositoryPath(repository)}/issues`;
  const own = await findIssue(api, path, mark);
  if (own === undefined) {
    if (state !== 'open') return { notices: [] };
    const request = {
      operation: 'Open the issue',
      method: 'POST' as const,
      path,
      body: { title, body: text },
      needs,
    };
    return { url: (await requestJson(api, request, issueAnswer)).html_url, notices: [] };
  }
  const url = own.html_url;
  if (own.state === 'closed' && own.state_reason === 'not_planned') {
    const notices = [issueNotPlanned(own.number)];
    return { url, notices: state === 'open' ? notices : [] };
  }
  const next = state === 'keep' ? own.state : state;
  const changes = {
    ...(own.title === title ? {} : { title }),
    ...(sameText(own.body, text) ? {} : { body: text }),
    ...(next === own.state
      ? {}
      : { state: next, ...(next === 'closed' ? { state_reason: 'completed' } : {}) }),
  };
  const closedAlready = own.state === 'closed' && next === 'closed';
  if (Object.keys(changes).length > 0 && !closedAlready) {
    const operation = 'Update the issue';
    const request = { operation, method: 'PATCH' as const, path: `${path}/${own.number}`, needs };
    await requestJson(api, { ...request, body: changes }, issueAnswer);
  }
  return { url, notices: [] };
}

/** The newest open issue, or the newest if all are closed. */
async function findIssue(api: GitHubApi, path: string, mark: string): Promise<Issue | undefined> {
  const login = await viewerLogin(api);
  const query = { state: 'all', creator: login };
  const request = { operation: 'Look for the issue', path, query, needs };
  const all = await requestAllPages(api, request, issueAnswer, maxPages);
  const own = all.filter(
    (one) => one.pull_request === undefined && one.user?.login === login && one.body?.startsWith(mark),
  );
  return own.find((one) => one.state === 'open') ?? own[0];
}
