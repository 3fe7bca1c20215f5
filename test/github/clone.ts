// The git of a clone of a test server's repository, without a process: it says what `gitOf` of a checkout says.
import { fileProblems } from '../../src/host/messages.js';
import type { Git } from '../../src/model/run/host.js';
import { decodeText } from '../../src/model/text/decode.js';
import type { Repository } from './repository.js';

/** A whole clone without a remote, at a commit. */
export function cloneAt(repository: Repository, commit: string): Git {
  const nothing = async () => undefined;
  return {
    async head() {
      return { commit, parents: repository.info(commit).parents };
    },
    async filesAt(wanted) {
      if (repository.object(`${wanted}^{commit}`) === undefined) return undefined;
      const listed = repository.tree(wanted, true).filter(({ mode }) => mode.startsWith('100'));
      const names = new Map(listed.map(({ path, sha }) => [path, sha]));
      return {
        list: async () => [...names.keys()].sort(),
        async read(path) {
          const sha = names.get(path);
          return sha === undefined
            ? { unreadable: fileProblems.missing, absent: true }
            : decodeText(repository.blob(sha));
        },
      };
    },
    async mergeBase(one, other) {
      return repository.mergeBase(one, other);
    },
    ...{ branchTip: nothing, defaultBranch: nothing },
    fetchTip: () => Promise.reject(new Error('there is no remote')),
  };
}
