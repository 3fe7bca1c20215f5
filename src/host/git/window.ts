// The commits of a period from a clone's git, and the last ones before it, by commit dates.
import type { Instant } from '../../model/judgement/fact.js';
import { openGit, runGit } from './run-git.js';

/** A commit that was the newest of a branch for some time. */
export interface DatedCommit {
  readonly commit: string;
  readonly at: Instant;
  /** The name of the branch, without the remote. */
  readonly branch: string;
}

/** What the clone knows of a period. */
export interface CommitWindow {
  readonly defaultBranch: string;
  /** The last commit of each branch before the period, where it has one of its own. */
  readonly before: readonly DatedCommit[];
  /** Those within it. */
  readonly within: readonly DatedCommit[];
  /** The clone does not have the whole history. */
  readonly isShallow: boolean;
}

const maxBytes = 64 * 1024 * 1024;
const maxCommits = '200000';
const format = '--format=%H%x09%ct%x09%S';

/**
 * The commits of the clone at `root` between two instants: of the default branch along its first parents, and of every
 * other branch those that the default branch does not have. `undefined` without git or its history.
 */
export async function commitWindow(
  root: string,
  from: Instant,
  to: Instant,
): Promise<CommitWindow | undefined> {
  const opened = await openGit(root);
  if (opened === undefined || 'refused' in opened) return undefined;
  const git = async (...args: string[]) => (await runGit(opened, args, maxBytes))?.toString('utf8').trim();
  const main =
    (await git('symbolic-ref', 'refs/remotes/origin/HEAD')) ?? (await git('symbolic-ref', 'HEAD')) ?? 'HEAD';
  const limits = [`--max-count=${maxCommits}`, format];
  const [line, others, shallow] = await Promise.all([
    git('log', '--first-parent', '--source', ...limits, main, '--'),
    git('log', '--source', ...limits, '--branches', '--remotes=origin', '--not', main, '--'),
    git('rev-parse', '--is-shallow-repository'),
  ]);
  if (line === undefined || others === undefined) return undefined;
  const commits = [...datedIn(line), ...datedIn(others)];
  const before = new Map<string, DatedCommit>();
  for (const one of commits)
    if (one.at < from && one.at > (before.get(one.branch)?.at ?? Number.NEGATIVE_INFINITY))
      before.set(one.branch, one);
  return {
    defaultBranch: branchOf(main),
    before: [...before.values()],
    within: commits.filter(({ at }) => at >= from && at < to),
    isShallow: shallow !== 'false',
  };
}

function datedIn(text: string): readonly DatedCommit[] {
  return text.split('\n').flatMap((line) => {
    const [commit = '', seconds = '', ref = ''] = line.split('\t');
    return commit === '' ? [] : [{ commit, at: Number(seconds) * 1000, branch: branchOf(ref) }];
  });
}

function branchOf(ref: string): string {
  return ref.replace(/^refs\/(?:heads|remotes\/origin)\//, '');
}
