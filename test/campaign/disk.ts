// A checkout in memory, and a disk that may refuse.
import type { ActionsHost } from '../../src/host/actions.js';
import { Failure } from '../../src/model/failure.js';
import type { Faults } from './faults.js';
import type { Trace } from './host.js';

export function diskOf({ files, documents }: Trace, faults: Faults): ActionsHost['files'] {
  let writes = 0;
  let reads = 0;
  const refusal = () => {
    writes += 1;
    return faults.disk.get(writes);
  };
  return {
    list: async (wanted = () => true) => Object.keys(files).filter(wanted).sort(),
    async read(path) {
      reads += 1;
      if (faults.unreadable.has(reads)) return { unreadable: 'EACCES' };
      const text = files[path];
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
      documents[path ?? name] = text;
      return `/out/${path ?? name}`;
    },
  };
}
