// The first-seen ledger of a run: read at the start; `pin` adds the digests that registries returned for tags.
import { addToGroup, compact, largest } from '../model/collections.js';
import { type Gap, gapFrom } from '../model/failure.js';
import type { Digest } from '../model/images/image.js';
import type { LedgerFile } from '../model/inputs/special-types.js';
import { distinctByJson } from '../model/json.js';
import type { HistoryRecord, Instant, LedgerPart, LedgerRewrite } from '../model/judgement/fact.js';
import { nothingWritten, type WriteResult } from '../model/run/delivery.js';
import type { Files, ReadFile } from '../model/run/host.js';
import {
  entryText,
  type LedgerEntries,
  maxEntries,
  mergeEntries,
  parseLedger,
  printLedger,
} from './ledger-text.js';
import {
  entryInFuture,
  ledgerFull,
  ledgerNotWritten,
  ledgerOfBaseUnread,
  ledgerUnusable,
} from './messages.js';

export interface Ledger {
  /** Records by image name; absent if this repository has no ledger, or it cannot be read. */
  readonly firstSeen?: ReadonlyMap<string, readonly HistoryRecord[]>;
  readonly gaps: readonly Gap[];
  /** What a change does to the entries of its base; absent if it only adds entries. */
  readonly rewrite?: LedgerRewrite;
  /** Adds the digests that registries returned for tags at `now`, if they are new, and writes the file. */
  add(observed: ReadonlyMap<string, Digest>, now: Instant): Promise<WriteResult>;
}

interface LedgerOptions {
  readonly files: Pick<Files, 'read' | 'replace'>;
  readonly file: LedgerFile | undefined;
  readonly now: Instant;
  /** Reads a file of the base commit; present if the run is about a change, whose own entries must not count. */
  readonly readBase?: BaseLedgerReader | undefined;
}

/**
 * Reads the ledger. A missing file is an empty ledger if it may be created; otherwise there is no ledger. Of a change,
 * the records are those of its base commit: what a change says that was observed, and when, nobody has verified, so the
 * registry's answer of this run takes its place. What `pin` adds goes into the file of the checkout. Never throws: a
 * file that cannot be used, also that of the base, is a gap.
 */
export async function openLedger({ files, file, now, readBase }: LedgerOptions): Promise<Ledger> {
  const noFile = { add: async () => nothingWritten };
  if (file === undefined) return { gaps: [], ...noFile };
  const { path, create } = file;
  const [own, base] = await Promise.all([
    readLedger(path, (name) => files.read(name), now),
    readBase && readBaseLedger(path, readBase, now, 'rules'),
  ]);
  const hasFile = [own, base].some((one) => one !== undefined && ('cause' in one || one.text !== undefined));
  const fork = hasFile && readBase ? await readBaseLedger(path, readBase, now, 'comparison') : undefined;
  const isWritable = !('cause' in own) && (own.text !== undefined || create);
  const counting = base ?? own;
  const isUsed = !('cause' in counting) && (counting.text !== undefined || create);
  const isComparable = fork !== undefined && !('cause' in fork) && !('cause' in own);
  return {
    gaps: distinctByJson([own, base ?? [], fork ?? []].flat().filter((one) => 'cause' in one)),
    ...(isWritable ? ledgerOf(files, path, own) : noFile),
    ...(isUsed ? { firstSeen: recordsByImage(counting.entries) } : {}),
    ...compact({ rewrite: isComparable ? rewriteOf(path, fork.entries, own.entries) : undefined }),
  };
}

function ledgerOf(
  files: Pick<Files, 'replace'>,
  path: string,
  { text: before, entries }: ReadLedger,
): Pick<Ledger, 'add'> {
  return {
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
  for (const { image, at, digest } of entries) addToGroup(records, image, { at, digest });
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

function notWritten(path: string, why: string): WriteResult {
  const refused: Gap = { cause: 'not-written', subject: path, message: ledgerNotWritten(why) };
  return { ...nothingWritten, refused: [refused] };
}

interface ReadLedger {
  readonly text?: string;
  readonly entries: LedgerEntries;
}

type LedgerReader = (path: string) => Promise<ReadFile>;

/** This machine's clock may be behind that of the machine that wrote the entry; a later time was not observed. */
const maxAheadMs = 5 * 60_000;

/** The entries of the file, none if there is no file, or why they cannot be used. */
export async function readLedger(
  path: string,
  read: LedgerReader,
  now: Instant,
  subject = path,
): Promise<ReadLedger | Gap> {
  const unusable = (why: string): Gap => ({
    cause: 'unreadable-file',
    subject,
    message: ledgerUnusable(why),
  });
  const file = await read(path);
  if ('unreadable' in file) return file.absent === true ? { entries: [] } : unusable(file.unreadable);
  const parsed = parseLedger(file.text);
  if ('issues' in parsed) return unusable(parsed.issues.join('; '));
  const early = parsed.entries.find(({ at }) => at > now + maxAheadMs);
  if (early !== undefined) return unusable(entryInFuture(early.image, early.at));
  return { text: file.text, entries: parsed.entries };
}

/** Reads a file of the base commit: of the one that counts, or of the one that the change is compared with. */
type BaseLedgerReader = (path: string, use: 'rules' | 'comparison') => Promise<ReadFile>;

/** The same for the base commit, which may have to be requested. */
async function readBaseLedger(
  path: string,
  read: BaseLedgerReader,
  now: Instant,
  use: 'rules' | 'comparison',
): Promise<ReadLedger | Gap> {
  const subject = `${path}@base`;
  try {
    return await readLedger(path, (name) => read(name, use), now, subject);
  } catch (error) {
    const { cause, message } = gapFrom(error, subject);
    return { cause, subject, message: ledgerOfBaseUnread(message) };
  }
}

const maxNamed = 3;

/** The entries of the base that the change lacks, and those that it inserts into the past; `undefined` without any. */
export function rewriteOf(
  path: string,
  base: LedgerEntries,
  change: LedgerEntries,
): LedgerRewrite | undefined {
  const [before, after] = [textsOf(base), textsOf(change)];
  const newest = newestByImage(base);
  const newestOfAll = largest(newest.values());
  const removed = base.filter((entry) => !after.has(entryText(entry)));
  const backdated = change.filter(
    (entry) => !before.has(entryText(entry)) && entry.at < (newest.get(entry.image) ?? newestOfAll),
  );
  if (removed.length === 0 && backdated.length === 0) return undefined;
  const at = { file: path, span: { start: 0, end: 0 } };
  return { at, removed: partOf(removed), backdated: partOf(backdated) };
}

function textsOf(entries: LedgerEntries): ReadonlySet<string> {
  return new Set(entries.map(entryText));
}

/** Entries are sorted by time, so the last one of an image is its newest. */
function newestByImage(entries: LedgerEntries): ReadonlyMap<string, Instant> {
  return new Map(entries.map(({ image, at }) => [image, at]));
}

function partOf(entries: LedgerEntries): LedgerPart {
  const images = [...new Set(entries.map(({ image }) => image))];
  return { count: entries.length, images: images.slice(0, maxNamed) };
}
