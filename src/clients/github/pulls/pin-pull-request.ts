// The one pull request of the pins: opened, updated, closed when done, and not changed where people took over.

import { compact } from '../../../model/collections.js';
import { Failure } from '../../../model/failure.js';
import type { DeliveryResult, FileChange } from '../../../model/run/delivery.js';
import type { GitHubRepository } from '../../../model/run/revision.js';
import { compareText } from '../../../model/text/text.js';
import { pullNotices } from '../../ci-host/marks.js';
import { blobName, fingerprint, type PinnedContent, pinnedContentOf } from '../../ci-host/pinned-content.js';
import type { GitHubApi } from '../api.js';
import { describeRepository } from '../files.js';
import { leftOut, leftOutReasons } from '../messages.js';
import { readTree } from '../tree.js';
import { jobTokenLogin, viewerLogin } from './authorship.js';
import { type AutomergeLabel, removeLabel } from './labels.js';
import { type BranchState, branchHead, branchState, maxBranchFiles } from './pin-branch.js';
import { deleteBranch, pushPins } from './pin-push.js';
import { closePull, findPulls, type KeepTicks, openPull, type Pull, updatePull } from './pulls.js';

interface PinFiles {
  readonly files: readonly FileChange[];
  /** The base has changed since the checkout, so a later run will have newer files. */
  readonly outdated: boolean;
  readonly notices: readonly string[];
}

const maxBytes = 20 * 1024 * 1024;

/**
 * Leaves out files that the base has changed since the checkout (a commit would undo that), executable ones (a commit
 * through GraphQL always has mode 100644), workflows if the token is the job's own (the host refuses them), and what
 * exceeds the limits of one commit.
 * @throws ApiError, Failure
 */
export async function usableFiles(
  api: GitHubApi,
  { repository, files }: { readonly repository: GitHubRepository; readonly files: readonly FileChange[] },
  { login, base, baseHead }: { readonly login: string; readonly base: string; readonly baseHead: string },
): Promise<PinFiles> {
  if (files.length === 0) return { files: [], outdated: false, notices: [] };
  const tree = await readTree(api, repository, baseHead);
  const usable: FileChange[] = [];
  const moved: string[] = [];
  const executable: string[] = [];
  const workflows: string[] = [];
  const tooMany: string[] = [];
  let room = maxBytes;
  for (const file of [...files].sort((a, b) => compareText(a.path, b.path))) {
    const { path, before, after } = file;
    const there = tree.get(path);
    if (there !== undefined && there.blob === blobName(after, there.blob)) continue;
    room -= Buffer.byteLength(after);
    const isMoved = there === undefined ? before !== '' : there.blob !== blobName(before, there.blob);
    if (isMoved) moved.push(path);
    else if (there?.executable) executable.push(path);
    else if (login === jobTokenLogin && path.startsWith('.github/workflows/')) workflows.push(path);
    else if (usable.length >= maxBranchFiles || room < 0) tooMany.push(path);
    else usable.push(file);
  }
  const notices = [
    ...leftOut(moved, leftOutReasons.moved(base)),
    ...leftOut(executable, leftOutReasons.executable),
    ...leftOut(workflows, leftOutReasons.workflows),
    ...leftOut(tooMany, leftOutReasons.tooMany),
  ];
  return { files: usable, outdated: moved.length > 0, notices };
}

export interface PinPullRequest {
  readonly repository: GitHubRepository;
  readonly branch: string;
  /** Absent: the default branch. */
  readonly base?: string;
  readonly title: string;
  /** Markdown, cut to 60,000 characters. */
  readonly body: string;
  /** Whole files of the checkout; none if nothing is left to pin. */
  readonly files: readonly FileChange[];
  /** Everything was verified. If not, an absent file may still need its pin, so the branch only grows. */
  readonly complete: boolean;
  readonly labels: readonly string[];
  /** Logins, and teams as `organization/team`. */
  readonly reviewers: readonly string[];
  /** The checkboxes, given the files that are committed. They end the text. */
  readonly foot?: (written: ReadonlySet<string>) => string;
  readonly keepTicks?: KeepTicks;
  /** A person wants the branch on top of the newest base, although its content is the same. */
  readonly rebase?: boolean;
  readonly automerge?: AutomergeLabel;
}

/** The state before anything is changed. */
interface Situation {
  readonly login: string;
  readonly repositoryId: string;
  readonly base: string;
  readonly baseHead: string;
  readonly head?: string;
  readonly state?: BranchState;
  /** The open pull request of the branch. */
  readonly open?: Pull;
  /** The newest closed pull request. */
  readonly closed?: Pull;
}

/**
 * Updates branch and pull request to the wanted state, and writes nothing that is already so. A branch with commits of
 * others, a pull request of another author, and one with the same pins that a person closed are not changed; the
 * notices say so.
 * @throws ApiError, Failure
 */
export async function writePinPullRequest(api: GitHubApi, plan: PinPullRequest): Promise<DeliveryResult> {
  const now = await readSituation(api, plan);
  const { automerge, repository } = plan;
  if (automerge?.isQuiet === false && now.open?.author === now.login)
    await removeLabel(api, repository, now.open, automerge.label);
  const usable = await usableFiles(api, plan, now);
  const wanted = pinnedContentOf(usable.files, now.baseHead);
  const url = compact({ url: now.open?.url });
  const hold = reasonToHold(plan, now, usable, wanted);
  if (hold !== undefined) return { ...url, notices: [...usable.notices, ...hold] };
  if (usable.files.length === 0) return { notices: [...usable.notices, ...(await close(api, plan, now))] };
  const mark = fingerprint(wanted);
  const foot = plan.foot?.(new Set(wanted.keys())) ?? '';
  const text = {
    ...plan,
    foot,
    keepTicks: plan.keepTicks ?? keepNew,
    login: now.login,
    base: now.base,
    mark,
  };
  if (plan.rebase || now.state === undefined || fingerprint(now.state.content) !== mark) {
    await pushPins(api, {
      ...plan,
      repositoryId: now.repositoryId,
      base: now.baseHead,
      ...compact({ head: now.head }),
      headline: plan.title,
      files: usable.files,
    });
  }
  const written = now.open === undefined ? await openPull(api, text) : await updatePull(api, text, now.open);
  return { ...written, notices: [...usable.notices, ...written.notices] };
}

const keepNew: KeepTicks = (_latest, next) => next;

async function readSituation(api: GitHubApi, plan: PinPullRequest): Promise<Situation> {
  const { repository, branch } = plan;
  const [login, described] = await Promise.all([viewerLogin(api), describeRepository(api, repository)]);
  const base = plan.base ?? described.default_branch;
  if (base === branch)
    throw new Failure('bad-answer', `\`pull-request-branch\` must not be the base branch ${branch}`);
  const [baseHead, head, pulls] = await Promise.all([
    branchHead(api, repository, base),
    branchHead(api, repository, branch),
    findPulls(api, repository, branch),
  ]);
  if (baseHead === undefined) throw new Failure('not-found', `The base branch ${base} does not exist`);
  const open = pulls.find(({ state }) => state === 'open');
  const closed = pulls.find(({ state }) => state === 'closed');
  return {
    login,
    repositoryId: described.node_id,
    base,
    baseHead,
    ...compact({ open, closed }),
    ...(head === undefined
      ? {}
      : { head, state: await branchState(api, repository, { base: baseHead, branch: head }, login) }),
  };
}

/** Why nothing is changed, if that is so. */
function reasonToHold(
  plan: PinPullRequest,
  { login, state, open, closed }: Situation,
  usable: PinFiles,
  wanted: PinnedContent,
): readonly string[] | undefined {
  if (state?.own === false) return [pullNotices.otherCommits(plan.branch)];
  if (open !== undefined && open.author !== login) return [pullNotices.otherAuthor(open.number)];
  const shrinks = [...(state?.content.keys() ?? [])].some((path) => !wanted.has(path));
  const known = plan.complete && !usable.outdated;
  if ((shrinks || usable.files.length === 0) && !known)
    return state === undefined ? [] : [pullNotices.unverified(plan.branch)];
  const mark = fingerprint(wanted);
  if (open === undefined && closed?.mark === mark && !closed.merged && closed.author === login)
    return [pullNotices.closedByUser(closed.number)];
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
  return open === undefined ? [] : [pullNotices.closed(open.number)];
}
