// Plans the changed files and reads them again before anything is written or suggested.
import { append } from '../model/append.js';
import type { FileChange } from '../model/file-change.js';
import type { JudgedFinding } from '../model/finding.js';
import { positionsOf } from '../model/position.js';
import type { SourceFile } from '../model/source.js';
import { type DigestEdit, type Misread, misreadFiles, type ReadCheckout } from './compare.js';
import { changeFile, planEdits } from './edits.js';

/** A checkout whose findings are to be fixed: as it was read, with the texts. */
export interface Pinnable {
  readonly evidence: Pick<ReadCheckout, 'occurrences'>;
  readonly problems: ReadCheckout['problems'];
  readonly findings: readonly JudgedFinding[];
  readonly files: ReadonlyMap<string, SourceFile>;
}

/** Reads the checkout with these texts in place of what is on disk. */
export type Reread<T extends ReadCheckout> = (texts: ReadonlyMap<string, string>) => Promise<T>;

export interface PlannedChanges<T> {
  readonly changes: readonly FileChange[];
  /** The files that stay as they are although they have fixes. */
  readonly refused: readonly Misread[];
  /** The checkout as it is read with all of the changes; absent without any. */
  readonly after?: T;
}

/** Refused files are taken away one reading after the other; after this many, all that are left are refused. */
const maxReadings = 4;

/** The files, such that the scanners read every one of them as before but for the digests. Other files are refused as a whole. */
export async function planChanges<T extends ReadCheckout>(
  checkout: Pinnable,
  reread: Reread<T>,
): Promise<PlannedChanges<T>> {
  const edits = new Map<string, readonly DigestEdit[]>();
  const planned = new Map<string, FileChange>();
  const refused: Misread[] = [];
  for (const [path, ofFile] of planEdits(checkout.findings)) {
    const change = changeFile(path, checkout.files.get(path)?.text ?? '', ofFile);
    if ('refused' in change) refused.push({ path, why: change.refused });
    else planned.set(path, change);
    edits.set(path, ofFile);
  }
  for (let reading = 1; planned.size > 0; reading += 1) {
    const after = await reread(new Map([...planned].map(([path, change]) => [path, change.after])));
    const kept = new Map([...edits].filter(([path]) => planned.has(path)));
    const misread = misreadFiles(
      { ...checkout, ...checkout.evidence },
      after,
      kept,
      lineIn(checkout.files, planned),
    );
    const [first] = misread;
    if (first === undefined) return { changes: [...planned.values()], refused, after };
    const own = reading < maxReadings ? misread.filter(({ path }) => planned.has(path)) : [];
    const left =
      own.length > 0 ? own : [...planned.keys()].map((path) => ({ path, why: whyAll(path, first) }));
    for (const one of left) planned.delete(one.path);
    append(refused, left);
  }
  return { changes: [], refused };
}

function whyAll(path: string, { path: other, why }: Misread): string {
  return path === other ? why : `in ${other}, ${why}`;
}

function lineIn(files: ReadonlyMap<string, SourceFile>, planned: ReadonlyMap<string, FileChange>) {
  return (file: string, offset: number, when: 'before' | 'after') => {
    const text = (when === 'after' ? planned.get(file)?.after : undefined) ?? files.get(file)?.text ?? '';
    return positionsOf(text)({ start: offset, end: offset }).line;
  };
}
