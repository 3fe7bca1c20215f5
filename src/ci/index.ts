// The CI host as this run sees it: what the run is, its base commit, and the client for the host's API.
import type { GitHubApi } from '../clients/github/api.js';
import { readEvent, readRun } from '../clients/github/event.js';
import { filesOf, mergeBase } from '../clients/github/files.js';
import { withRateLimits } from '../clients/github/rate-limit.js';
import { withLimit } from '../clients/http/per-host.js';
import { withRetries } from '../clients/http/retry.js';
import { parseAddress } from '../model/address.js';
import type { Config } from '../model/config.js';
import type { CiRun, Event } from '../model/event.js';
import { Failure } from '../model/failure.js';
import type { CommitFiles, Host } from '../model/host.js';
import type { Secret } from '../model/secret.js';

export interface CiConnection {
  readonly event: Event;
  /** Absent outside CI, and then there is no `api` either. */
  readonly run?: CiRun;
  readonly api?: GitHubApi;
}

/** Requests under way at once to the API: the host counts more than a few as abuse. */
const maxConcurrentRequests = 8;

/** Reads what the run is; asks the network nothing. @throws Failure when the runner's word cannot be used */
export async function connectCi(
  host: Host,
  { githubToken }: Pick<Config, 'githubToken'>,
): Promise<CiConnection> {
  const event = await readEvent(host.ci);
  const run = readRun(host.ci);
  return run === undefined ? { event } : { event, run, api: apiAt(host, run.addresses, githubToken) };
}

/** The client for the API at `addresses`. @throws Failure when an address cannot be used */
export function apiAt(host: Host, addresses: CiRun['addresses'], token: Secret | undefined): GitHubApi {
  if (token !== undefined) host.sink.mask(token);
  const count = { total: 0, retried: 0 };
  const send = withRetries(withRateLimits(host.send, host.clock), host.clock, count);
  return {
    send: withLimit(send, maxConcurrentRequests),
    addresses: {
      api: usable('GITHUB_API_URL', addresses.api),
      graphql: usable('GITHUB_GRAPHQL_URL', addresses.graphql),
      server: addresses.server,
    },
    ...(token === undefined ? {} : { token }),
  };
}

function usable(name: string, text: string): string {
  const parsed = parseAddress(text);
  if ('address' in parsed) return parsed.address;
  throw new Failure('bad-answer', `The runner's ${name} ${parsed.issue}`);
}

const notTheChange =
  'The checkout is the base branch, so nothing of the pull request would be looked at. Check out its head or its merge commit';

/** On `pull_request_target` the runner, and a checkout without a `ref`, stand at the base branch. */
function isBase(commit: string, base: string, { ci }: Host): boolean {
  const isTarget = ci?.variable('GITHUB_EVENT_NAME') === 'pull_request_target';
  return commit === base || (isTarget && commit === ci?.variable('GITHUB_SHA'));
}

export interface BaseCommit {
  readonly commit: string;
  readonly files: CommitFiles;
}

/**
 * The commit that a pull request or a merge group is held against, from the checkout's git when it is there, else
 * through the API; `undefined` for events that are not held against anything. A checkout that is the host's merge
 * commit is held against the parent that it was merged with; one of the head, against where it left the base.
 * @throws ApiError, Failure
 */
export async function openBase(
  host: Host,
  { event, run, api }: CiConnection,
): Promise<BaseCommit | undefined> {
  if (event.kind !== 'pull-request' && event.kind !== 'merge-group') return undefined;
  let commit = event.base;
  if (event.kind === 'pull-request') {
    const here = await host.git?.head();
    const [onto, head] = here?.parents ?? [];
    if (here !== undefined && isBase(here.commit, event.base, host))
      throw new Failure('bad-answer', notTheChange);
    if (onto !== undefined && head === event.head) commit = onto;
    else if (here?.commit === event.head && api !== undefined && run !== undefined)
      commit = await mergeBase(api, run.repository, event.base, event.head);
  }
  const local = await host.git?.filesAt(commit);
  if (local !== undefined) return { commit, files: local };
  if (api === undefined || run === undefined)
    throw new Failure('no-credential', `The base commit ${commit.slice(0, 12)} is not in the checkout`);
  return { commit, files: filesOf(api, run.repository, commit, host.files) };
}
