// The pins of one run: planned, read again, written, and read once more from where they are.
import type { FileChange, WriteResult } from '../model/file-change.js';
import type { JudgedFinding } from '../model/finding.js';
import type { Files } from '../model/host.js';
import type { ReadCheckout } from './compare.js';
import { guardedFindings } from './guard.js';
import { type Pinnable, planChanges } from './reread.js';
import { writePins } from './write.js';

/** The files of a checkout, to be read. */
type Readable = Pick<Files, 'list' | 'read'>;

export interface Pinner<T> {
  /** Writes the fixes of the findings. */
  write(found: Pinnable): Promise<WriteResult>;
  /** The checkout as it is after `write`. */
  rescan(): Promise<T>;
  /** The changes that would fix the findings; nothing is written. */
  plan(left: Pinnable): Promise<readonly FileChange[]>;
  /** The findings with the fixes that do what they say. */
  guard(left: Pinnable): Promise<readonly JudgedFinding[]>;
}

/** @param scan reads the checkout from files, which may have other texts than the disk */
export function createPinner<T extends ReadCheckout>(
  files: Readable & Pick<Files, 'replace'>,
  scan: (files: Readable) => Promise<T>,
): Pinner<T> {
  const reread = (texts: ReadonlyMap<string, string>) => scan(filesWith(files, texts));
  let rescanned: T | undefined;
  return {
    async write(found) {
      const { after, ...written } = await writePins(files, found, reread);
      rescanned = after;
      return written;
    },
    rescan: async () => rescanned ?? scan(files),
    guard: (left) => guardedFindings(left, reread),
    plan: async (left) => (await planChanges(left, reread)).changes,
  };
}

/** The files of a checkout with some texts in place of what is on disk. */
export function filesWith(files: Readable, texts: ReadonlyMap<string, string>): Readable {
  return {
    list: (isWanted) => files.list(isWanted),
    read: async (path) => {
      const text = texts.get(path);
      return text === undefined ? files.read(path) : { text };
    },
  };
}
