// Writes pins into the checkout. A file that is refused does not stop the others.
import type { Gap } from '../model/failure.js';
import type { FileChange, WriteResult } from '../model/file-change.js';
import type { Files } from '../model/host.js';
import type { ReadCheckout } from './compare.js';
import { type Pinnable, planChanges, type Reread } from './reread.js';

export interface PinsWritten<T> extends WriteResult {
  /** The checkout with the pins, if they were all written. */
  readonly after?: T;
}

/**
 * Writes the fix of every finding that no waiver accepts. A file that has changed since it was scanned is refused, and
 * so is one that the scanners would not read as before, but for the digests.
 */
export async function writePins<T extends ReadCheckout>(
  files: Pick<Files, 'replace'>,
  checkout: Pinnable,
  reread: Reread<T>,
): Promise<PinsWritten<T>> {
  const planned = await planChanges(checkout, reread);
  const changes: FileChange[] = [];
  const refused: Gap[] = planned.refused.map(({ path, why }) => notPinned(path, why));
  for (const change of planned.changes) {
    const written = await files.replace(change.path, change.before, change.after);
    if (written.refused === undefined) changes.push(change);
    else refused.push(notPinned(change.path, written.refused));
  }
  const isWhole = changes.length === planned.changes.length;
  return { changes, refused, ...(isWhole && planned.after !== undefined ? { after: planned.after } : {}) };
}

function notPinned(subject: string, why: string): Gap {
  return { cause: 'not-written', subject, message: `The file was not pinned: ${why}` };
}
