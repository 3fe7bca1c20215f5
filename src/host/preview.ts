// A checkout that keeps what is written to it in memory: what a command would do, without doing it.
import type { Files } from '../model/host.js';

/** A file as it is on disk, and as it would be. */
export interface PreviewedFile {
  readonly path: string;
  /** `undefined`: the file does not exist. */
  readonly before: string | undefined;
  readonly after: string;
}

/** Files whose `replace` writes nothing, and what it would have written, in the order of the paths. Reports are saved. */
export function previewFiles(files: Files): {
  readonly files: Files;
  readonly changed: () => readonly PreviewedFile[];
} {
  const texts = new Map<string, PreviewedFile>();
  return {
    files: {
      ...files,
      read: async (path, maxBytes) => {
        const text = texts.get(path)?.after;
        return text === undefined ? files.read(path, maxBytes) : { text };
      },
      async replace(path, before, after) {
        const known = texts.get(path);
        const first = known === undefined ? before : known.before;
        texts.set(path, { path, before: first, after });
        return {};
      },
    },
    changed: () => [...texts.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}
