// The CI host as this run sees it: what is judged, its base commit, and the client for the host's API.

import { onGithub } from '../ci-systems/github.js';
import { onGitlab } from '../ci-systems/gitlab.js';
import { ciSystemOf } from '../ci-systems/index.js';
import type { GitHubApi } from '../clients/github/api.js';
import { filesOf, mergeBase, resolveCommit } from '../clients/github/files.js';
import { mergedOnto } from '../clients/github/merge-commit.js';
import { readRun } from '../clients/github/runner.js';
import type { GitLabApi } from '../clients/gitlab/api.js';
import { ciTransport } from '../clients/http/index.js';
import { compact } from '../model/collections.js';
import { Failure, type Gap, gapFrom } from '../model/failure.js';
import { parseAddress } from '../model/run/address.js';
import type { Config } from '../model/run/config.js';
import type { Ci, CommitFiles, Git, GitRemote, Host } from '../model/run/host.js';
import type { CiRun, Revision, UnmergedChange } from '../model/run/revision.js';
import { Secret } from '../model/run/secret.js';
import { plain } from '../model/text/text.js';
import { revisionOf } from './revision.js';

export interface CiConnection {
  readonly revision: Revision;
  /** Absent outside GitHub Actions, and then there is no `api` either. */
  readonly run?: CiRun;
  readonly api?: GitHubApi;
  /** The project, in a job of GitLab; absent outside, and `no-credential` without a token for its API. */
  readonly gitlab?: { readonly job: string; readonly api: GitLabApi | Gap };
}

/** Reads what the job says; makes no request. @throws Failure when that cannot be used */
export async function connectCi(
  host: Host,
  { githubToken, base }: Pick<Config, 'githubToken' | 'base'>,
): Promise<CiConnection> {
  const revision = await revisionOf(host, base);
  const system = host.ci && ciSystemOf(host.ci.variable);
  if (host.ci !== undefined && system === onGitlab) return { revision, gitlab: gitlabOf(host, host.ci) };
  const run = system === onGithub ? readRun(host.ci) : undefined;
  return run === undefined ? { revision } : { revision, run, api: apiAt(host, run.addresses, githubToken) };
}

/** The project that the job is of. Job tokens may not write notes, so that a token of its own is needed. */
function gitlabOf(host: Host, { variable }: Ci): NonNullable<CiConnection['gitlab']> {
  const [project, address, value] = ['CI_PROJECT_ID', 'CI_API_V4_URL', 'TAGPROOF_GITLAB_TOKEN'].map(variable);
  const job = variable('CI_JOB_NAME') ?? '';
  // Its number is that of another host.
  if (variable('CI_EXTERNAL_PULL_REQUEST_IID') !== undefined) {
    const message = 'The pipeline is of a pull request of another host, which GitLab cannot write to';
    return { job, api: { cause: 'no-credential', subject: 'GitLab', message } };
  }
  if (project === undefined || address === undefined || value === undefined) {
    const message =
      'No token for the GitLab API: set the variable TAGPROOF_GITLAB_TOKEN to a project access token';
    return { job, api: { cause: 'no-credential', subject: 'GitLab', message } };
  }
  const token = new Secret(value);
  host.sink.mask(token);
  return { job, api: { send: ciTransport(host), api: usable('CI_API_V4_URL', address), project, token } };
}

/** @throws Failure `no-credential` without a token */
export function gitlabApi({ api }: NonNullable<CiConnection['gitlab']>): GitLabApi {
  if ('cause' in api) throw new Failure(api.cause, api.message);
  return api;
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
 * The base of a change, from the checkout's git if that has the commit, else fetched or through the API; `undefined` for
 * what is no change. If the checkout is the CI system's merge of the change, the base is the parent that it was merged
 * with; otherwise the commit that the CI system names, or the newest of the target branch. Only a comparison starts where
 * the change leaves its target, which for rules would be the author's choice: a branch may begin at a commit whose policy
 * was laxer.
 * @throws ApiError, Failure; `no-base` when it is not known what is judged, or the base cannot be read
 */
export async function openBase(host: Host, ci: CiConnection, use: BaseUse): Promise<BaseCommit | undefined> {
  const { revision } = ci;
  if (revision.kind === 'unknown') throw new Failure('no-base', revision.why);
  if (revision.kind !== 'change') return undefined;
  const here = await host.git?.head();
  const { base, newerBase, head } = revision;
  if (here !== undefined && head !== here.commit) {
    const isBase = head !== undefined && head !== base && [base, newerBase].includes(here.commit);
    if (isBase) throw new Failure('bad-answer', checkoutIsBase);
    const onto = await mergedOnto(here, revision, ci);
    if (onto !== undefined) return withFiles(host, ci, revision, { commit: onto });
  }
  const tip = base === undefined ? await newestOf(host, ci, revision) : { commit: base };
  const isHead = here !== undefined && (head === undefined || head === here.commit);
  if (use === 'rules' || !isHead) return withFiles(host, ci, revision, tip);
  const start = await forkPointOf(host, ci, revision, tip.commit, here.commit);
  return withFiles(host, ci, revision, start === undefined || start === tip.commit ? tip : { commit: start });
}

type Tip = Pick<BaseCommit, 'commit'> & Partial<BaseCommit>;

/** The newest commit of the target branch: from the host that a token may ask, or else as the clone has it. */
async function newestOf(host: Host, { run, api }: CiConnection, { target }: UnmergedChange): Promise<Tip> {
  if (target === undefined) throw noBase(host, 'The base');
  const cloned = await host.git?.branchTip(target);
  const isAsked = api?.token !== undefined || cloned === undefined;
  if (api !== undefined && run !== undefined && isAsked)
    return { commit: await resolveCommit(api, run.repository, `heads/${target}`) };
  const remote = remoteOf(host);
  if (remote !== undefined && host.git !== undefined) return fetched(host, host.git, remote, target);
  if (cloned === undefined) throw noBase(host, `The branch \`${plain(target)}\``);
  return { commit: cloned };
}

/** Where the change leaves its target; `undefined` if nobody knows, and then more counts as introduced. */
async function forkPointOf(
  { git }: Host,
  { run, api }: CiConnection,
  { forkPoint }: UnmergedChange,
  base: string,
  head: string,
): Promise<string | undefined> {
  if (forkPoint !== undefined && (await git?.filesAt(forkPoint)) !== undefined) return forkPoint;
  if (api !== undefined && run !== undefined) return mergeBase(api, run.repository, base, head);
  return git?.mergeBase(base, head);
}

async function withFiles(
  host: Host,
  { run, api }: CiConnection,
  { target }: UnmergedChange,
  { commit, files }: Tip,
): Promise<BaseCommit> {
  const local = files ?? (await host.git?.filesAt(commit));
  if (local !== undefined) return { commit, files: local };
  if (api !== undefined && run !== undefined)
    return { commit, files: filesOf(api, run.repository, commit, host.files) };
  const remote = remoteOf(host);
  if (remote === undefined || target === undefined || host.git === undefined)
    throw noBase(host, `The base commit ${commit.slice(0, 12)}`);
  return fetched(host, host.git, remote, target);
}

/** What cannot be fetched is said with the next step. */
async function fetched(host: Host, git: Git, remote: GitRemote, target: string): Promise<BaseCommit> {
  try {
    return await git.fetchTip(remote, target);
  } catch (error) {
    const { cause, message } = gapFrom(error, target);
    throw new Failure(cause, `${message}. ${remedyOf(host)}`, { cause: error });
  }
}

function remoteOf({ ci }: Host): GitRemote | undefined {
  return ci && ciSystemOf(ci.variable)?.remote?.(ci.variable);
}

function noBase(host: Host, what: string): Failure {
  return new Failure('no-base', `${what} is not in the clone. ${remedyOf(host)}`);
}

function remedyOf({ ci }: Host): string {
  return (ci && ciSystemOf(ci.variable)?.checkout) ?? 'Fetch it from `origin`';
}
