// What the refs and the history of a clone say: where branches are, and what two commits have in common.
import type { Git } from '../model/host.js';
import { isCommit } from '../model/revision.js';

type RunGit = (args: readonly string[], limit: number) => Promise<Buffer | undefined>;

const maxBytes = 64 * 1024;
const remoteHeads = 'refs/remotes/origin/';

/** The methods of `Git` that read refs. Names are looked up as whole refs, never as expressions. */
export function refsOf(git: RunGit): Pick<Git, 'branchTip' | 'defaultBranch' | 'mergeBase'> {
  const line = async (...args: string[]) => (await git(args, maxBytes))?.toString('utf8').trim();
  return {
    async branchTip(branch) {
      // Not `refs/heads`: a CI system may give the commit of a change the name of its target there.
      const commit = await line('show-ref', '--verify', '--hash', '--', `${remoteHeads}${branch}`);
      return isCommit(commit) ? commit : undefined;
    },
    async defaultBranch() {
      const ref = await line('symbolic-ref', `${remoteHeads}HEAD`);
      return ref?.startsWith(remoteHeads) === true ? ref.slice(remoteHeads.length) : undefined;
    },
    async mergeBase(one, other) {
      const commit = isCommit(one) && isCommit(other) ? await line('merge-base', one, other) : undefined;
      return isCommit(commit) ? commit : undefined;
    },
  };
}
