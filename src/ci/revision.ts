// What this run judges, from the variables of the job, the clone and the input `base`. The only place that decides it.
import { ciSystemOf } from '../ci-systems/index.js';
import type { JobRequest, JobRevision } from '../ci-systems/system.js';
import { compact } from '../model/collections.js';
import type { Host } from '../model/run/host.js';
import { isCommit, type Revision, type UnmergedChange } from '../model/run/revision.js';

const remedy =
  'Set `base` to the branch that changes are merged into, or `policy-from` to `head` if everything that is checked out was reviewed';

/**
 * A request is a change of its target, and so is every branch or tag but the default branch. On the default branch it is
 * the checked out commit that counts: if it is not the one that the job is about, as when a job that a comment has set
 * off checks out a pull request, it is a change too.
 * @param base a branch or a commit that the user names
 * @throws Failure when what the job says cannot be used
 */
export async function revisionOf(
  { ci, git }: Pick<Host, 'ci' | 'git'>,
  base: string | undefined,
): Promise<Revision> {
  const system = ci && ciSystemOf(ci.variable);
  if (ci === undefined || system === undefined)
    return base === undefined ? { kind: 'local' } : changeOf({ ...named(base), isFromOutside: false });
  const { request, ...job } = await system.revision(ci);
  if (base !== undefined) {
    if (request === undefined && job.branch === base) return onReviewedBranch(git, job);
    if (request?.target === base) return changeOf(request);
    const {
      number,
      head = job.commit,
      isFromOutside = request !== undefined || job.isAnybodys,
    } = request ?? {};
    return changeOf({ number, head, isFromOutside, ...named(base) });
  }
  if (job.unclear !== undefined) return { kind: 'unknown', why: `${job.unclear}. ${remedy}` };
  const defaultBranch = job.defaultBranch ?? (await git?.defaultBranch());
  const isTargetKnown = request?.target !== undefined || request?.base !== undefined;
  if (request !== undefined && isTargetKnown) return changeOf(request);
  const isDefault =
    job.isDefaultBranch === true || (job.branch !== undefined && job.branch === defaultBranch);
  if (request === undefined && isDefault) return onReviewedBranch(git, job);
  if (defaultBranch === undefined) {
    const why = `${system.name} does not say which branch is the default one, and neither does the clone`;
    return { kind: 'unknown', why: `${why}. ${remedy}` };
  }
  return changeOf({
    ...(request ?? { head: job.commit, isFromOutside: job.isAnybodys === true }),
    target: defaultBranch,
  });
}

async function onReviewedBranch(
  git: Host['git'],
  { branch, commit, isAnybodys = false, mayCheckOutAnother = false }: JobRevision,
): Promise<Revision> {
  if (isCommit(commit)) {
    const here = (await git?.head())?.commit;
    // Where the commit cannot be read, only jobs are believed that have no other; without a clone, only those with write access.
    const isUnclear = git === undefined ? isAnybodys : mayCheckOutAnother;
    const isOther = here === undefined ? isUnclear : here !== commit;
    if (isOther)
      return changeOf({
        target: branch,
        head: here,
        base: commit,
        isFromOutside: isAnybodys,
      });
  }
  return {
    kind: 'branch',
    ...compact({ name: branch }),
    ...(isAnybodys ? { isAnybodys } : {}),
  };
}

function named(base: string): JobRequest {
  return isCommit(base) ? { base } : { target: base };
}

/** What is no commit counts as not said, and who made it counts as an outsider unless the job says otherwise. */
function changeOf({
  number,
  target,
  base,
  newerBase,
  head,
  forkPoint,
  merges,
  isFromOutside,
}: JobRequest): UnmergedChange {
  const commit = (value: string | undefined) => (isCommit(value) ? value : undefined);
  return {
    kind: 'change',
    ...compact({
      number,
      target,
      base: commit(base),
      newerBase: commit(newerBase),
      head: commit(head),
      forkPoint: commit(forkPoint),
    }),
    merges: merges ?? [],
    isFromOutside: isFromOutside ?? true,
  };
}
