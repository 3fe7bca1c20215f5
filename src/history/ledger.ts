// The ledger of a run: read at its beginning, and written by `pin` with what registries said of tags in this run.
import type { LedgerFile } from '../model/config.js';
import type { ChangedFile } from '../model/delivery.js';
import type { HistoryRecord, Instant } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import type { Files } from '../model/host.js';
import type { Digest } from '../model/image.js';
import { type LedgerEntries, mergeEntries, newEntries, recordsByImage } from './entries.js';
import { maxEntries } from './ledger-schema.js';
import { entryText, parseLedger, printLedger } from './text.js';

export interface Ledger {
  /** Records by image name; absent: this repository keeps no ledger, or it cannot be read. */
  readonly firstSeen?: ReadonlyMap<string, readonly HistoryRecord[]>;
  /** Why it cannot be read. */
  readonly gaps: readonly Gap[];
  /** Adds what registries said at `now` of tags, if that is new, and writes the file. */
  add(said: ReadonlyMap<string, Digest>, now: Instant): Promise<LedgerResult>;
}

export interface LedgerResult {
  /** The lines that are new in the file, 1-based; `before` is empty. */
  readonly edits: readonly {
    readonly file: string;
    readonly line: number;
    readonly before: '';
    readonly after: string;
  }[];
  readonly refused: readonly Gap[];
  readonly changed: readonly ChangedFile[];
}

const nothing: LedgerResult = { edits: [], refused: [], changed: [] };

/** Reads the ledger. A file that is not there is empty if it may be made, else there is no ledger. */
export async function openLedger(
  files: Pick<Files, 'read' | 'replace'>,
  file: LedgerFile | undefined,
): Promise<Ledger> {
  if (file === undefined) return { gaps: [], add: async () => nothing };
  const { path } = file;
  const read = await files.read(path);
  if ('unreadable' in read && read.absent === true) {
    if (!file.create) return { gaps: [], add: async () => nothing };
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
      if (added.size === 0) return nothing;
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
      return {
        edits: lines.flatMap((after, index) =>
          fresh.has(after) ? [{ file: path, line: index + 1, before: '' as const, after }] : [],
        ),
        refused: [],
        changed: [{ path, before: before ?? '', after: text }],
      };
    },
  };
}

function unusable(path: string, why: string): Ledger {
  const message = `The first-seen ledger cannot be used: ${why}. Mend the file, or delete it to begin anew`;
  return { gaps: [{ cause: 'unreadable-file', subject: path, message }], add: async () => nothing };
}

function refusal(path: string, why: string): LedgerResult {
  const message = `The first-seen ledger was not written: ${why}`;
  return { ...nothing, refused: [{ cause: 'not-written', subject: path, message }] };
}
