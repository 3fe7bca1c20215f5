// The CI host as this run sees it: its event, its base commit, and the client for the host's API.
import type { GitHubApi } from '../clients/github/api.js';
import { readEvent, readRun } from '../clients/github/event.js';
import { filesOf, mergeBase } from '../clients/github/files.js';
import { mergedOnto } from '../clients/github/merge-commit.js';
import { ciTransport } from '../clients/http/index.js';
import { parseAddress } from '../model/address.js';
import { compact } from '../model/compact.js';
import type { Config } from '../model/config.js';
import type { CiRun, Event } from '../model/event.js';
import { Failure, type Gap } from '../model/failure.js';
import type { CommitFiles, Host } from '../model/host.js';
import type { Secret } from '../model/secret.js';

export interface CiConnection {
  readonly event: Event;
  /** Absent outside CI, and then there is no `api` either. */
  readonly run?: CiRun;
  readonly api?: GitHubApi;
}

/** Reads the event and the run from the runner; makes no request. @throws Failure when what the runner gives cannot be used */
export async function connectCi(
  host: Host,
  { githubToken }: Pick<Config, 'githubToken'>,
): Promise<CiConnection> {
  const event = await readEvent(host.ci);
  const run = readRun(host.ci);
  return run === undefined ? { event } : { event, run, api: apiAt(host, run.addresses, githubToken) };
}

/**
 * The client for the API at `addresses`.
 * @param budgetMs how long a request may wait while the host limits the rate, if not three minutes
 * @throws Failure when an address cannot be used
 */
export function apiAt(
  host: Host,
  addresses: CiRun['addresses'],
  token: Secret | undefined,
  budgetMs?: number,
): GitHubApi {
  if (token !== undefined) host.sink.mask(token);
  return {
    send: ciTransport(host, budgetMs),
    addresses: {
      api: usable('GITHUB_API_URL', addresses.api),
      graphql: usable('GITHUB_GRAPHQL_URL', addresses.graphql),
      server: addresses.server,
    },
    ...compact({ token }),
  };
}

/** Where to write, with a token. */
export interface CiTarget {
  readonly api: GitHubApi;
  readonly run: CiRun;
}

/** @throws Failure `no-credential` outside a workflow and without a token */
export function ciTargetOf(ci: CiConnection | Gap): CiTarget {
  if ('cause' in ci) throw new Failure(ci.cause, ci.message);
  const { api, run } = ci;
  if (api === undefined || run === undefined)
    throw new Failure(
      'no-credential',
      'Comments, issues and pull requests can only be written in a workflow: GITHUB_REPOSITORY is not set',
    );
  if (api.token === undefined)
    throw new Failure('no-credential', 'No token for the GitHub API: set `github-token:`');
  return { api, run };
}

function usable(name: string, text: string): string {
  const parsed = parseAddress(text);
  if ('address' in parsed) return parsed.address;
  throw new Failure('bad-answer', `The runner's ${name} ${parsed.issue}`);
}

const checkoutIsBase =
  'The checkout is the base branch, so nothing of the pull request would be verified. Check out its head or its merge commit';

/** On `pull_request_target` the runner, and a checkout without a `ref`, are at the base branch. */
function isBase(commit: string, base: string, { ci }: Host): boolean {
  const isTarget = ci?.variable('GITHUB_EVENT_NAME') === 'pull_request_target';
  return commit === base || (isTarget && commit === ci?.variable('GITHUB_SHA'));
}

export interface BaseCommit {
  readonly commit: string;
  readonly files: CommitFiles;
}

/**
 * What the base is needed for. `rules`: policy, waivers and ledger, which the author of a change must not choose.
 * `comparison`: what the change introduces.
 */
export type BaseUse = 'rules' | 'comparison';

/**
 * The base commit of a pull request or a merge group, read from the checkout's git if it has the commit, else through
 * the API; `undefined` for other events. If the checkout is the host's merge commit, that is the parent it was merged
 * with; otherwise the commit that the event names. Only for a comparison with a checkout of the head it is the merge
 * base, which for rules would be the author's choice: a branch may begin at a commit whose policy was laxer.
 * @throws ApiError, Failure
 */
export async function openBase(host: Host, ci: CiConnection, use: BaseUse): Promise<BaseCommit | undefined> {
  const { event, run, api } = ci;
  if (event.kind !== 'pull-request' && event.kind !== 'merge-group') return undefined;
  const commit = event.kind === 'merge-group' ? event.base : await baseOfPullRequest(host, event, ci, use);
  const local = await host.git?.filesAt(commit);
  if (local !== undefined) return { commit, files: local };
  if (api === undefined || run === undefined)
    throw new Failure('no-credential', `The base commit ${commit.slice(0, 12)} is not in the checkout`);
  return { commit, files: filesOf(api, run.repository, commit, host.files) };
}

async function baseOfPullRequest(
  host: Host,
  event: Event & { readonly kind: 'pull-request' },
  ci: CiConnection,
  use: BaseUse,
): Promise<string> {
  const here = await host.git?.head();
  if (here === undefined) return event.base;
  if (isBase(here.commit, event.base, host)) throw new Failure('bad-answer', checkoutIsBase);
  if (here.commit !== event.head) return (await mergedOnto(here, event, ci)) ?? event.base;
  const { api, run } = ci;
  if (use === 'rules' || api === undefined || run === undefined) return event.base;
  return mergeBase(api, run.repository, event.base, event.head);
}
