// The pins of one run: planned, read again, written, and read once more from where they are.

import type { Gap } from '../model/failure.js';
import type { JudgedFinding } from '../model/judgement/finding.js';
import type { FileChange, WriteResult } from '../model/run/delivery.js';
import type { CommitFiles, Files } from '../model/run/host.js';
import type { ReadCheckout } from './compare.js';
import { type ChangeJudge, type Pinnable, type PlannedChanges, planChanges, type Reread } from './plan.js';

interface PinsWritten<T> extends WriteResult {
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
  judge?: ChangeJudge,
): Promise<PinsWritten<T>> {
  return writePlanned(files, await planChanges(checkout, reread, judge), 'The file was not pinned');
}

/**
 * Writes the planned files, each of them as a whole or not at all.
 * @param failure begins the message about a file that stays as it is
 */
export async function writePlanned<T>(
  files: Pick<Files, 'replace'>,
  planned: PlannedChanges<T>,
  failure: string,
): Promise<PinsWritten<T>> {
  const gapOf = (subject: string, why: string): Gap => ({
    cause: 'not-written',
    subject,
    message: `${failure}: ${why}`,
  });
  const changes: FileChange[] = [];
  const refused = planned.refused.map(({ path, why }) => gapOf(path, why));
  for (const change of planned.changes) {
    const written = await files.replace(change.path, change.before, change.after);
    if (written.refused === undefined) changes.push(change);
    else refused.push(gapOf(change.path, written.refused));
  }
  const isWhole = changes.length === planned.changes.length;
  return { changes, refused, ...(isWhole && planned.after !== undefined ? { after: planned.after } : {}) };
}

/**
 * The findings, without a fix where its file would be misread with it. Waived findings are shown with their fixes too, so
 * they count here.
 */
export async function guardedFindings<T extends ReadCheckout>(
  checkout: Pinnable,
  reread: Reread<T>,
): Promise<readonly JudgedFinding[]> {
  const { findings } = checkout;
  if (findings.every(({ fix }) => fix === undefined)) return findings;
  const all = findings.map((one) => ({ ...one, waived: undefined }));
  const { refused } = await planChanges({ ...checkout, findings: all }, reread);
  const reasons = new Map(refused.map(({ path, why }) => [path, why]));
  return findings.map((one) => {
    const why = one.fix && reasons.get(one.fix.file);
    return why === undefined ? one : withoutFix(one, why);
  });
}

function withoutFix({ fix: _, ...one }: JudgedFinding, why: string): JudgedFinding {
  return { ...one, message: `${one.message}. It cannot be pinned automatically: ${why}` };
}

/** The files of a checkout, to be read. */
type Readable = CommitFiles;

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

/**
 * @param scan reads the checkout from files, which may have other texts than the disk
 * @param judge has a say in what is written
 */
export function createPinner<T extends ReadCheckout>(
  files: Readable & Pick<Files, 'replace'>,
  scan: (files: Readable) => Promise<T>,
  judge?: ChangeJudge,
): Pinner<T> {
  const reread = (texts: ReadonlyMap<string, string>) => scan(filesWith(files, texts));
  let rescanned: T | undefined;
  return {
    async write(found) {
      const { after, ...written } = await writePins(files, found, reread, judge);
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
    ...files,
    read: async (path, maxBytes) => {
      const text = texts.get(path);
      return text === undefined ? files.read(path, maxBytes) : { text };
    },
  };
}
