// Reads the first-seen ledger: that of the checkout, and that of the base commit of a change.
import type { Instant } from '../model/fact.js';
import { type Gap, gapFrom } from '../model/failure.js';
import type { ReadFile } from '../model/host.js';
import { type LedgerEntries, parseLedger } from './ledger-text.js';
import { entryInFuture, ledgerOfBaseUnread, ledgerUnusable } from './messages.js';

export interface ReadLedger {
  /** Absent if there is no file. */
  readonly text?: string;
  readonly entries: LedgerEntries;
}

export type LedgerReader = (path: string) => Promise<ReadFile>;

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
export type BaseLedgerReader = (path: string, use: 'rules' | 'comparison') => Promise<ReadFile>;

/** The same for the base commit, which may have to be requested. */
export async function readBaseLedger(
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
