// A checkout in memory, and a disk that may refuse.
import type { ActionsHost } from '../../src/host/actions.js';
import { Failure } from '../../src/model/failure.js';
import type { Faults } from './faults.js';
import type { Trace } from './host.js';

/** What git tracks and the disk does not have. */
export interface Hidden {
  /** Files that a sparse checkout left out. */
  readonly sparse: readonly string[];
  /** With a slash at the end. */
  readonly submodules: readonly string[];
}

export function diskOf({ files, documents }: Trace, faults: Faults, hidden: Hidden): ActionsHost['files'] {
  let writes = 0;
  let reads = 0;
  const refusal = () => {
    writes += 1;
    return faults.disk.get(writes);
  };
  return {
    list: async (wanted = () => true) => [...Object.keys(files).filter(wanted), ...hidden.submodules].sort(),
    async read(path) {
      reads += 1;
      if (faults.unreadable.has(reads)) return { unreadable: 'EACCES' };
      if (hidden.submodules.includes(path)) return { unreadable: 'it is a submodule' };
      const text = hidden.sparse.includes(path) ? undefined : files[path];
      return text === undefined ? { unreadable: 'ENOENT', absent: true } : { text };
    },
    async replace(path, before, after) {
      const refused = refusal() ?? (files[path] === before ? undefined : 'it has changed');
      if (refused !== undefined) return { refused };
      files[path] = after;
      return {};
    },
    async save(path, name, text) {
      const refused = refusal();
      delete documents[path ?? name];
      if (refused !== undefined) throw new Failure('not-written', `It was not written: ${refused}`);
      documents[path ?? name] = [...text].join('');
      return `/out/${path ?? name}`;
    },
  };
}
