// The one merge request of the pins: one commit on a branch of its own, opened, updated, and closed when nothing is left.
import { z } from 'zod';
import { compact } from '../../model/collections.js';
import { Failure, withFallback } from '../../model/failure.js';
import type { DeliveryResult } from '../../model/run/delivery.js';
import { marked, marker, pullNotices, sameText } from '../ci-host/marks.js';
import { fingerprint, pinnedContentOf, trailer } from '../ci-host/pinned-content.js';
import type { PinPullRequest } from '../github/pulls/pin-pull-request.js';
import { isAbsent } from '../http/api-error.js';
import {
  allGitLabPages,
  callGitLab,
  type GitLabApi,
  gitLabUser,
  requestGitLab,
  withoutQuickActions,
} from './api.js';

interface PinMergeRequest
  extends Pick<PinPullRequest, 'branch' | 'base' | 'title' | 'body' | 'files' | 'complete' | 'labels'> {
  /** The commit of the checkout. */
  readonly checkedOut: string | undefined;
}

const branchAnswer = z.object({ commit: z.object({ id: z.string() }) });
const projectAnswer = z.object({ default_branch: z.string() });
const compareAnswer = z.object({
  commits: z.array(z.object({ message: z.string(), author_email: z.string() })),
  diffs: z.array(z.object({ new_path: z.string() })),
});
const mergeRequestAnswer = z.object({
  iid: z.int(),
  web_url: z.string(),
  state: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  author: z.object({ id: z.int() }),
});
type MergeRequest = z.infer<typeof mergeRequestAnswer>;

/**
 * Brings branch and merge request to the wanted state, and writes nothing that is already so. A branch with commits of
 * others and a merge request of another author are not changed.
 * https://docs.gitlab.com/api/commits/#create-a-commit-with-multiple-files-and-actions
 * @throws ApiError, Failure
 */
export async function writePinMergeRequest(api: GitLabApi, plan: PinMergeRequest): Promise<DeliveryResult> {
  const { branch, files } = plan;
  const base =
    plan.base ?? (await requestGitLab(api, read('Read the project', ''), projectAnswer)).default_branch;
  if (base === branch)
    throw new Failure('bad-answer', `\`pull-request-branch\` must not be the base branch ${branch}`);
  const [user, start, head, requests] = await Promise.all([
    gitLabUser(api),
    headOf(api, base),
    headOf(api, branch),
    requestsOf(api, branch, base),
  ]);
  if (start === undefined) throw new Failure('not-found', `The base branch ${base} does not exist`);
  if (plan.checkedOut !== start)
    return { notices: [`${base} has changed since the checkout; the next run will pin its files`] };
  const there = head === undefined ? noBranch : await ownBranch(api, start, head, user.email);
  const mark = fingerprint(pinnedContentOf(files, start));
  const open = requests.find(({ state }) => state === 'opened');
  const hold = reasonToHold(plan, there, { open, mark, requests, user: user.id });
  if (hold !== undefined) return { notices: [hold] };
  if (files.length === 0) return close(api, plan, open, head);
  if (there?.mark !== mark) await commit(api, plan, { start, mark });
  return { url: await describe(api, plan, { base, open, mark }), notices: [] };
}

interface Situation {
  readonly open: MergeRequest | undefined;
  readonly requests: readonly MergeRequest[];
  readonly mark: string;
  /** Of the token. */
  readonly user: number;
}

/** Why nothing is changed, if that is so. */
function reasonToHold(
  { branch, files, complete }: PinMergeRequest,
  there: OwnBranch | undefined,
  { open, requests, mark, user }: Situation,
): string | undefined {
  if (there === undefined) return pullNotices.otherCommits(branch);
  if (open !== undefined && open.author.id !== user)
    return `Merge request !${open.iid} was opened by another author, so it was not changed`;
  const wanted = new Set(files.map(({ path }) => path));
  if (!complete && there.paths.some((path) => !wanted.has(path))) return pullNotices.unverified(branch);
  const same = requests.find(({ description }) => description?.includes(marksOf(branch, mark)));
  return open === undefined && same?.state === 'closed' && same.author.id === user
    ? `Merge request !${same.iid} with the same pins was closed, so no new one was opened`
    : undefined;
}

function marksOf(branch: string, mark: string): string {
  return `${marker('pins', [branch])}\n<!-- tagproof-pins ${mark} -->`;
}

function read(operation: string, path: string) {
  return { operation, path };
}

async function headOf(api: GitLabApi, branch: string): Promise<string | undefined> {
  const call = read(`Branch ${branch}`, `repository/branches/${encodeURIComponent(branch)}`);
  const found = await withFallback(requestGitLab(api, call, branchAnswer), undefined, isAbsent);
  return found?.commit.id;
}

/** What Tagproof has on the branch. */
interface OwnBranch {
  /** The fingerprint of its one commit; absent: it has none. */
  readonly mark?: string;
  readonly paths: readonly string[];
}

const noBranch: OwnBranch = { paths: [] };

/** `undefined` if somebody else has committed to it. */
async function ownBranch(
  api: GitLabApi,
  from: string,
  to: string,
  email: string,
): Promise<OwnBranch | undefined> {
  const call = { ...read('Compare the branch', 'repository/compare'), query: { from, to } };
  const { commits, diffs } = await requestGitLab(api, call, compareAnswer);
  const [only, ...more] = commits;
  if (only === undefined) return noBranch;
  const [, mark] = new RegExp(`^${trailer}: ([0-9a-f]{32})$`, 'm').exec(only.message) ?? [];
  if (mark === undefined || more.length > 0 || only.author_email !== email) return undefined;
  return { mark, paths: diffs.map(({ new_path: path }) => path) };
}

/** The newest first. */
function requestsOf(api: GitLabApi, branch: string, base: string): Promise<readonly MergeRequest[]> {
  const query = { state: 'all', source_branch: branch, target_branch: base };
  const call = { ...read('Look for the merge request', 'merge_requests'), query };
  return allGitLabPages(api, call, mergeRequestAnswer, 10);
}

/** `update` keeps the mode of a file. The branch starts anew at `start`, whatever it was. */
async function commit(
  api: GitLabApi,
  { branch, title, files }: PinMergeRequest,
  { start, mark }: { readonly start: string; readonly mark: string },
): Promise<void> {
  const actions = files.map(({ path, before, after }) => ({
    action: before === '' ? 'create' : 'update',
    file_path: path,
    encoding: 'base64',
    content: Buffer.from(after, 'utf8').toString('base64'),
  }));
  const message = `${title}\n\n${trailer}: ${mark}`;
  const body = { branch, start_sha: start, force: true, commit_message: message, actions };
  await callGitLab(api, { operation: 'Commit the pins', method: 'POST', path: 'repository/commits', body });
}

async function describe(
  api: GitLabApi,
  { branch, title, body, labels }: PinMergeRequest,
  { base, open, mark }: Pick<Situation, 'open' | 'mark'> & { readonly base: string },
): Promise<string> {
  const description = marked(marksOf(branch, mark), withoutQuickActions(body));
  if (open === undefined) {
    const call = { operation: 'Open the merge request', method: 'POST' as const, path: 'merge_requests' };
    const ends = { source_branch: branch, target_branch: base, remove_source_branch: true };
    const wanted = { ...ends, title, description, labels: labels.join(',') };
    return (await requestGitLab(api, { ...call, body: wanted }, mergeRequestAnswer)).web_url;
  }
  const changes = compact({
    title: open.title === title ? undefined : title,
    description: sameText(open.description, description) ? undefined : description,
  });
  if (Object.keys(changes).length > 0) await update(api, open.iid, changes);
  return open.web_url;
}

async function update(api: GitLabApi, iid: number, body: object): Promise<void> {
  const path = `merge_requests/${iid}`;
  await callGitLab(api, { operation: 'Update the merge request', method: 'PUT', path, body });
}

/** Nothing is left to pin, as far as everything could be verified. */
async function close(
  api: GitLabApi,
  { branch, complete }: PinMergeRequest,
  open: MergeRequest | undefined,
  head: string | undefined,
): Promise<DeliveryResult> {
  if (head === undefined && open === undefined) return { notices: [] };
  if (!complete) return { notices: [pullNotices.unverified(branch)] };
  if (open !== undefined) await update(api, open.iid, { state_event: 'close' });
  const path = `repository/branches/${encodeURIComponent(branch)}`;
  if (head !== undefined) await callGitLab(api, { operation: 'Delete the branch', method: 'DELETE', path });
  return {
    notices: open === undefined ? [] : [`Merge request !${open.iid} was closed: nothing is left to pin`],
  };
}
