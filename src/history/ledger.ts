// The ledger of a run: read at its beginning, and written by `pin` with what registries said of tags in this run.
import type { HistoryRecord, Instant } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import { nothingWritten, type WriteResult } from '../model/file-change.js';
import type { Files } from '../model/host.js';
import type { Digest } from '../model/image.js';
import type { LedgerFile } from '../model/inputs/special-types.js';
import { type LedgerEntries, mergeEntries, newEntries, recordsByImage } from './entries.js';
import { maxEntries } from './ledger-schema.js';
import { entryText, parseLedger, printLedger } from './text.js';

export interface Ledger {
  /** Records by image name; absent: this repository keeps no ledger, or it cannot be read. */
  readonly firstSeen?: ReadonlyMap<string, readonly HistoryRecord[]>;
  /** Why it cannot be read. */
  readonly gaps: readonly Gap[];
  /** Adds what registries said at `now` of tags, if that is new, and writes the file. */
  add(said: ReadonlyMap<string, Digest>, now: Instant): Promise<WriteResult>;
}

/** Reads the ledger. A file that is not there is empty if it may be made, else there is no ledger. */
export async function openLedger(
  files: Pick<Files, 'read' | 'replace'>,
  file: LedgerFile | undefined,
): Promise<Ledger> {
  if (file === undefined) return { gaps: [], add: async () => nothingWritten };
  const { path } = file;
  const read = await files.read(path);
  if ('unreadable' in read && read.absent === true) {
    if (!file.create) return { gaps: [], add: async () => nothingWritten };
    return ledger(files, path, undefined, []);
  }
  if ('unreadable' in read) return unusable(path, read.unreadable);
  const parsed = parseLedger(read.text);
  return 'issues' in parsed
    ? unusable(path, parsed.issues.join('; '))
    : ledger(files, path, read.text, parsed.entries);
}

function ledger(
  files: Pick<Files, 'replace'>,
  path: string,
  before: string | undefined,
  entries: LedgerEntries,
): Ledger {
  return {
    firstSeen: recordsByImage(entries),
    gaps: [],
    async add(said, now) {
      const added = new Set(newEntries(entries, said, now));
      const all = mergeEntries(entries, [...added]);
      if (added.size === 0) return nothingWritten;
      if (all.length > maxEntries)
        return refusal(
          path,
          `it would have more than ${maxEntries} entries; remove those of tags that are not used any more`,
        );
      const text = printLedger(all);
      const { refused } = await files.replace(path, before, text);
      if (refused !== undefined) return refusal(path, refused);
      const lines = text.split('\n');
      const fresh = new Set([...added].map((entry) => `${entryText(entry)},`));
      const change = {
        path,
        before: before ?? '',
        after: text,
        lines: lines.flatMap((after, index) =>
          fresh.has(after) ? [{ line: index + 1, before: '', after }] : [],
        ),
      };
      return { changes: [change], refused: [] };
    },
  };
}

function unusable(path: string, why: string): Ledger {
  const message = `The first-seen ledger cannot be used: ${why}. Mend the file, or delete it to begin anew`;
  return { gaps: [{ cause: 'unreadable-file', subject: path, message }], add: async () => nothingWritten };
}

function refusal(path: string, why: string): WriteResult {
  const message = `The first-seen ledger was not written: ${why}`;
  return { ...nothingWritten, refused: [{ cause: 'not-written', subject: path, message }] };
}
