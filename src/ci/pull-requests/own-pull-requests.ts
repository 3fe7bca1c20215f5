// What people have ticked in the pull requests of earlier runs, and what their branches skip, before anything is pinned.

import { describeRepository, filesOf } from '../../clients/github/files.js';
import { viewerLogin } from '../../clients/github/pulls/authorship.js';
import { branchesFrom, branchHead, branchState } from '../../clients/github/pulls/pin-branch.js';
import { findPulls } from '../../clients/github/pulls/pulls.js';
import { readSkips } from '../../config/policy/edits/updates.js';
import { append } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { Skip } from '../../model/judgement/policy.js';
import type { Config } from '../../model/run/config.js';
import type { Files, ReadFile } from '../../model/run/host.js';
import { isInForce } from '../../pin/skips.js';
import type { CiTarget } from '../connect.js';
import { contentOfSkip, groupBranch, keyOfSkip } from './groups.js';
import { readRequests, type SkipRequest } from './requests.js';

/** An open pull request of an earlier run. */
export interface SeenPull {
  readonly branch: string;
  readonly number: number;
  /** Its text, upon which this run acts. */
  readonly text: string;
  /** What its branch adds to the skips of the policy, without what people have released. */
  readonly skips: readonly Skip[];
  /** What people have asked for since. */
  readonly asked: readonly SkipRequest[];
  /** Keys of images that are to be updated again. */
  readonly released: ReadonlySet<string>;
  readonly rebase: boolean;
}

export interface OwnPullRequests {
  /** By branch. */
  readonly pulls: ReadonlyMap<string, SeenPull>;
  /** Branches of groups that the policy no longer has. */
  readonly abandoned: readonly string[];
  readonly notices: readonly string[];
}

/** How the settings want pull requests. */
export type PullRequestSettings = NonNullable<Config['delivery']['pullRequest']>;

interface OwnPullRequestContext {
  readonly target: CiTarget;
  readonly settings: PullRequestSettings;
  readonly config: Config;
  readonly files: Pick<Files, 'read'>;
  readonly now: Instant;
}

const maxBranches = 60;

/**
 * Reads the own open pull requests. A branch or a pull request that others have taken over is not read, as it will not be
 * changed either.
 * @throws ApiError, Failure when something cannot be read: what people have ticked must not be overwritten unread
 */
export async function readOwnPullRequests(context: OwnPullRequestContext): Promise<OwnPullRequests> {
  const { target, settings, config } = context;
  const { api, run } = target;
  const heads = await branchesFrom(api, run.repository, settings.branch);
  const groups = (config.policy.pullRequests.groups ?? []).map(({ name }) =>
    groupBranch(settings.branch, name),
  );
  const own = [...heads.keys()].filter(
    (name) => name === settings.branch || isOfGroup(name, settings.branch),
  );
  if (own.length > maxBranches)
    throw new Failure('bad-answer', `More than ${maxBranches} branches begin with ${settings.branch}`);
  const notices: string[] = [];
  const pulls = new Map<string, SeenPull>();
  const base = own.length === 0 ? undefined : await baseHead(context);
  for (const branch of own) {
    const head = heads.get(branch) ?? '';
    const seen = await readPull(context, { branch, head, base: base ?? '' });
    if (seen === undefined) continue;
    append(notices, seen.notices);
    pulls.set(branch, seen.pull);
  }
  const abandoned = own.filter((name) => name !== settings.branch && !groups.includes(name));
  return { pulls, abandoned, notices };
}

/** A branch of a group, and not the one on which its commit is prepared. */
function isOfGroup(name: string, branch: string): boolean {
  return name.startsWith(groupBranch(branch, '')) && !name.endsWith('-next');
}

async function baseHead({ target: { api, run }, settings }: OwnPullRequestContext): Promise<string> {
  const base = settings.base ?? (await describeRepository(api, run.repository)).default_branch;
  const head = await branchHead(api, run.repository, base);
  if (head === undefined) throw new Failure('not-found', `The base branch ${base} does not exist`);
  return head;
}

interface Heads {
  readonly branch: string;
  readonly head: string;
  readonly base: string;
}

async function readPull(
  context: OwnPullRequestContext,
  { branch, head, base }: Heads,
): Promise<{ readonly pull: SeenPull; readonly notices: readonly string[] } | undefined> {
  const { api, run } = context.target;
  const { repository } = run;
  const [login, found] = await Promise.all([viewerLogin(api), findPulls(api, repository, branch)]);
  const open = found.find(({ state }) => state === 'open');
  if (open === undefined || open.author !== login) return undefined;
  const state = await branchState(api, repository, { base, branch: head }, login);
  if (!state.own) return undefined;
  const { asked, released, rebase, notices } = await readRequests(api, repository, open);
  const skips = await skipsOfBranch(context, branch, head);
  return {
    notices,
    pull: {
      branch,
      number: open.number,
      text: open.body,
      rebase,
      asked,
      released,
      skips: skips.filter((skip) => !released.has(keyOfSkip(skip)) && isInForce(skip, context.now)),
    },
  };
}

/** The skips that the branch's policy has and that of this run has not. */
async function skipsOfBranch(
  { target: { api, run }, settings, config, files }: OwnPullRequestContext,
  branch: string,
  head: string,
): Promise<readonly Skip[]> {
  const read = await filesOf(api, run.repository, head, files).read(settings.policyFile);
  const text = textOf(read, settings.policyFile, branch);
  if (text === undefined) return [];
  const parsed = readSkips({ path: settings.policyFile, text });
  if ('issue' in parsed)
    throw new Failure('policy-unread', `${settings.policyFile} on ${branch}: ${parsed.issue}`);
  const own = new Set(config.policy.skips.map(contentOfSkip));
  return parsed.skips.filter((skip) => !own.has(contentOfSkip(skip)));
}

function textOf(read: ReadFile, path: string, branch: string): string | undefined {
  if ('text' in read) return read.text;
  if (read.absent) return undefined;
  throw new Failure('policy-unread', `${path} on ${branch} cannot be read: ${read.unreadable}`);
}
