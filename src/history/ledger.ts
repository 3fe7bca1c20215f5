// The first-seen ledger of a run: read at the start; `pin` adds the digests that registries returned for tags.

import type { HistoryRecord, Instant } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import { nothingWritten, type WriteResult } from '../model/file-change.js';
import type { Files } from '../model/host.js';
import type { Digest } from '../model/image.js';
import type { LedgerFile } from '../model/inputs/special-types.js';
import {
  entryText,
  type LedgerEntries,
  maxEntries,
  mergeEntries,
  parseLedger,
  printLedger,
} from './ledger-text.js';
import { ledgerFull, ledgerNotWritten, ledgerUnusable } from './messages.js';

export interface Ledger {
  /** Records by image name; absent if this repository has no ledger, or it cannot be read. */
  readonly firstSeen?: ReadonlyMap<string, readonly HistoryRecord[]>;
  /** Why it cannot be read. */
  readonly gaps: readonly Gap[];
  /** Adds the digests that registries returned for tags at `now`, if they are new, and writes the file. */
  add(observed: ReadonlyMap<string, Digest>, now: Instant): Promise<WriteResult>;
}

/**
 * Reads the ledger. A missing file is an empty ledger if it may be created; otherwise there is no ledger. Never throws:
 * a file that cannot be used is a gap.
 */
export async function openLedger(
  files: Pick<Files, 'read' | 'replace'>,
  file: LedgerFile | undefined,
): Promise<Ledger> {
  if (file === undefined) return { gaps: [], add: async () => nothingWritten };
  const { path } = file;
  const read = await files.read(path);
  if ('unreadable' in read && read.absent === true) {
    if (!file.create) return { gaps: [], add: async () => nothingWritten };
    return ledgerOf(files, path, undefined, []);
  }
  if ('unreadable' in read) return unusable(path, read.unreadable);
  const parsed = parseLedger(read.text);
  return 'issues' in parsed
    ? unusable(path, parsed.issues.join('; '))
    : ledgerOf(files, path, read.text, parsed.entries);
}

function ledgerOf(
  files: Pick<Files, 'replace'>,
  path: string,
  before: string | undefined,
  entries: LedgerEntries,
): Ledger {
  return {
    firstSeen: recordsByImage(entries),
    gaps: [],
    async add(observed, now) {
      const added = newEntries(entries, observed, now);
      const all = mergeEntries(entries, added);
      if (added.length === 0) return nothingWritten;
      if (all.length > maxEntries) return notWritten(path, ledgerFull(maxEntries));
      const text = printLedger(all);
      const { refused } = await files.replace(path, before, text);
      if (refused !== undefined) return notWritten(path, refused);
      const addedLines = new Set(added.map((entry) => `${entryText(entry)},`));
      const lines = text
        .split('\n')
        .flatMap((after, index) => (addedLines.has(after) ? [{ line: index + 1, before: '', after }] : []));
      return { changes: [{ path, before: before ?? '', after: text, lines }], refused: [] };
    },
  };
}

function recordsByImage(entries: LedgerEntries): ReadonlyMap<string, readonly HistoryRecord[]> {
  const records = new Map<string, HistoryRecord[]>();
  for (const { image, at, digest } of entries) {
    const known = records.get(image) ?? [];
    known.push({ at, digest });
    records.set(image, known);
  }
  return records;
}

/** The entries to add for digests observed at `now`: only those that differ from the newest entry of their tag. */
export function newEntries(
  entries: LedgerEntries,
  observed: ReadonlyMap<string, Digest>,
  now: Instant,
): LedgerEntries {
  const records = recordsByImage(entries);
  const added = [...observed].flatMap(([image, digest]) => {
    const newest = (records.get(image) ?? []).findLast(({ at }) => at <= now);
    return newest?.digest === digest ? [] : [{ image, at: now, digest }];
  });
  return mergeEntries(added, []);
}

function unusable(path: string, why: string): Ledger {
  const gap: Gap = { cause: 'unreadable-file', subject: path, message: ledgerUnusable(why) };
  return { gaps: [gap], add: async () => nothingWritten };
}

function notWritten(path: string, why: string): WriteResult {
  const refused: Gap = { cause: 'not-written', subject: path, message: ledgerNotWritten(why) };
  return { ...nothingWritten, refused: [refused] };
}
