// The one pull request of the pins: opened, brought up to date, left alone where people took over, closed when done.
import type { ChangedFile, DeliveryResult } from '../../model/delivery.js';
import type { GitHubRepository } from '../../model/event.js';
import { Failure } from '../../model/failure.js';
import type { GitHubApi } from './api.js';
import { describeRepository } from './files.js';
import {
  type BranchState,
  branchHead,
  branchState,
  fingerprint,
  type PinnedContent,
  pinnedContentOf,
} from './pin-branch.js';
import { type PinFiles, usableFiles } from './pin-files.js';
import { deleteBranch, pushPins } from './pin-push.js';
import { closePull, findPulls, openPull, type Pull, updatePull } from './pulls.js';
import { viewerLogin } from './viewer.js';

export interface PinPullRequest {
  readonly repository: GitHubRepository;
  readonly branch: string;
  /** Absent: the default branch. */
  readonly base?: string;
  readonly title: string;
  /** Markdown, cut to 60,000 characters. */
  readonly body: string;
  /** Whole files of the checkout; none means that nothing is left to pin. */
  readonly files: readonly ChangedFile[];
  /** Everything could be asked. If not, an absent file says nothing, so the branch only grows. */
  readonly complete: boolean;
  readonly labels: readonly string[];
  /** Logins, and teams as `organization/team`. */
  readonly reviewers: readonly string[];
}

/** What is there before anything is changed. */
interface Situation {
  readonly login: string;
  readonly repositoryId: string;
  readonly base: string;
  readonly baseHead: string;
  readonly head?: string;
  readonly state?: BranchState;
  /** The open pull request of the branch. */
  readonly open?: Pull;
  /** The newest one that is closed. */
  readonly closed?: Pull;
}

/**
 * Brings branch and pull request to the wanted state; what is there already is not written again. Commits that others
 * made on the branch, a pull request that is another's, and one that a person closed with this same content are left
 * alone, and the notices say so.
 * @throws ApiError, Failure
 */
export async function writePinPullRequest(api: GitHubApi, plan: PinPullRequest): Promise<DeliveryResult> {
  const now = await look(api, plan);
  const usable = await usableFiles(api, plan, now);
  const wanted = pinnedContentOf(usable.files, now.baseHead);
  const url = now.open === undefined ? {} : { url: now.open.url };
  const hold = reasonToHold(plan, now, usable, wanted);
  if (hold !== undefined) return { ...url, notices: [...usable.notices, ...hold] };
  if (usable.files.length === 0) return { notices: [...usable.notices, ...(await close(api, plan, now))] };
  const mark = fingerprint(wanted);
  const given = { ...plan, login: now.login, base: now.base, mark };
  if (now.state === undefined || fingerprint(now.state.content) !== mark) {
    await pushPins(api, {
      ...plan,
      repositoryId: now.repositoryId,
      base: now.baseHead,
      ...(now.head === undefined ? {} : { head: now.head }),
      headline: plan.title,
      files: usable.files,
    });
  }
  const written =
    now.open === undefined ? await openPull(api, given) : await updatePull(api, given, now.open);
  return { ...written, notices: [...usable.notices, ...written.notices] };
}

async function look(api: GitHubApi, plan: PinPullRequest): Promise<Situation> {
  const { repository, branch } = plan;
  const [login, described] = await Promise.all([viewerLogin(api), describeRepository(api, repository)]);
  const base = plan.base ?? described.default_branch;
  if (base === branch)
    throw new Failure('bad-answer', `\`pull-request-branch\` and the base are both ${branch}; name another`);
  const [baseHead, head, pulls] = await Promise.all([
    branchHead(api, repository, base),
    branchHead(api, repository, branch),
    findPulls(api, repository, branch),
  ]);
  if (baseHead === undefined) throw new Failure('not-found', `There is no branch ${base} to pin on`);
  const open = pulls.find(({ state }) => state === 'open');
  const closed = pulls.find(({ state }) => state === 'closed');
  return {
    login,
    repositoryId: described.node_id,
    base,
    baseHead,
    ...(open === undefined ? {} : { open }),
    ...(closed === undefined ? {} : { closed }),
    ...(head === undefined
      ? {}
      : { head, state: await branchState(api, repository, { base: baseHead, branch: head }, login) }),
  };
}

/** Why everything is left as it is, if it is. */
function reasonToHold(
  plan: PinPullRequest,
  { login, state, open, closed }: Situation,
  usable: PinFiles,
  wanted: PinnedContent,
): readonly string[] | undefined {
  if (state?.own === false)
    return [
      `The branch ${plan.branch} has commits that others made, so it was left alone. Merge it, or delete it to start anew`,
    ];
  if (open !== undefined && open.author !== login)
    return [`Pull request #${open.number} was opened by another author, so it was left alone`];
  const shrinks = [...(state?.content.keys() ?? [])].some((path) => !wanted.has(path));
  const known = plan.complete && !usable.outdated;
  if ((shrinks || usable.files.length === 0) && !known)
    return state === undefined
      ? []
      : [`The branch ${plan.branch} was left as it is, because not everything could be verified`];
  const mark = fingerprint(wanted);
  if (open === undefined && closed?.mark === mark && !closed.merged && closed.author === login)
    return [`Pull request #${closed.number} with these same pins was closed, so none was opened`];
  return undefined;
}

/** Nothing is left to pin. */
async function close(
  api: GitHubApi,
  plan: PinPullRequest,
  { repositoryId, head, open }: Situation,
): Promise<readonly string[]> {
  if (open !== undefined) await closePull(api, plan, open);
  if (head !== undefined) await deleteBranch(api, repositoryId, plan.branch, head);
  return open === undefined ? [] : [`Pull request #${open.number} was closed: nothing is left to pin`];
}
