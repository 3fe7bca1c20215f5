// Plans the changed files and reads them again before anything is written or suggested.
import { append } from '../model/collections.js';
import type { JudgedFinding } from '../model/judgement/finding.js';
import type { Edit, FileChange, LineChange } from '../model/run/delivery.js';
import { positionsOf } from '../model/text/position.js';
import type { SourceFile, Span } from '../model/text/source.js';
import { type DigestEdit, type Misread, misreadFiles, plannedNames, type ReadCheckout } from './compare.js';

/**
 * The edits of all fixes that no waiver accepts, by file: one for each place, in the order of the text. What must be changed
 * together with the place of a waived fix stays as it is.
 */
export function planEdits(findings: readonly JudgedFinding[]): ReadonlyMap<string, readonly DigestEdit[]> {
  const planned = new Map<string, Map<number, DigestEdit>>();
  const keyOf = (file: string, { start }: Span) => `${start} ${file}`;
  const accepted = new Set(
    findings.flatMap(({ fix, waived }) => (fix && waived ? keyOf(fix.file, fix.span) : [])),
  );
  for (const { fix, waived } of findings) {
    if (fix === undefined || waived !== undefined) continue;
    const { also = [], ...edit } = fix;
    if (also.some((span) => accepted.has(keyOf(fix.file, span)))) continue;
    const edits = planned.get(fix.file) ?? new Map<number, DigestEdit>();
    planned.set(fix.file, edits);
    for (const span of [fix.span, ...also]) edits.set(span.start, { ...edit, span });
  }
  return new Map([...planned].map(([file, edits]) => [file, [...edits.values()].sort(byStart)]));
}

/**
 * The file with its edits applied.
 * @returns `refused`, a reason, when one edit does not find the text that it expects or two overlap: a file is changed
 * as a whole or not at all
 */
export function changeFile(
  path: string,
  before: string,
  edits: readonly Edit[],
): FileChange | { readonly refused: string } {
  const applied = applyEdits(before, edits);
  if ('refused' in applied) return applied;
  return { path, before, after: applied.text, lines: changedLines(before, applied.text) };
}

/** Applies edits to a text; every byte outside the edits stays. Refuses as `changeFile` does. */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
): { readonly text: string } | { readonly refused: string } {
  let result = '';
  let done = 0;
  for (const { span, expect, replacement } of [...edits].sort(byStart)) {
    if (span.start < done) return { refused: 'two edits overlap' };
    if (text.slice(span.start, span.end) !== expect)
      return { refused: 'the text has changed since it was scanned' };
    result += text.slice(done, span.start) + replacement;
    done = span.end;
  }
  return { text: result + text.slice(done) };
}

/** The lines that differ. An edit never adds or removes a line, so they pair up one to one. */
export function changedLines(before: string, after: string): readonly LineChange[] {
  const ends = /\r\n|\n|\r/;
  const old = before.split(ends);
  return after.split(ends).flatMap((text, index) => {
    const was = old[index] ?? '';
    return was === text ? [] : [{ line: index + 1, before: was, after: text }];
  });
}

function byStart(a: Edit, b: Edit): number {
  return a.span.start - b.span.start;
}

/** A checkout whose findings are to be fixed: as it was read, with the texts. */
export interface Pinnable {
  readonly evidence: Pick<ReadCheckout, 'occurrences'>;
  readonly problems: ReadCheckout['problems'];
  readonly findings: readonly JudgedFinding[];
  readonly files: ReadonlyMap<string, SourceFile>;
}

/** Reads the checkout with these texts in place of what is on disk. */
export type Reread<T extends ReadCheckout> = (texts: ReadonlyMap<string, string>) => Promise<T>;

/** A checkout as it was read, with the texts. */
export interface EditedCheckout extends ReadCheckout {
  readonly files: ReadonlyMap<string, SourceFile>;
}

export interface PlannedChanges<T> {
  readonly changes: readonly FileChange[];
  /** The files that stay as they are although there are edits for them. */
  readonly refused: readonly Misread[];
  /** The checkout as it is read with all of the changes; absent without any. */
  readonly after?: T;
}

/** Refused files are taken away one reading after the other; after this many, all that are left are refused. */
const maxReadings = 4;

/**
 * The files whose changes have to be taken back, because with them something else than digests changes.
 * @param names the images that the changes give a digest, with it
 */
export type ChangeJudge = (
  changes: readonly FileChange[],
  names: ReadonlySet<string>,
) => Promise<readonly Misread[]>;

/** The changed files that fix the findings, as `planFileChanges` gives them. */
export function planChanges<T extends ReadCheckout>(
  { evidence: { occurrences }, problems, files, findings }: Pinnable,
  reread: Reread<T>,
  judge?: ChangeJudge,
): Promise<PlannedChanges<T>> {
  return planFileChanges({ occurrences, problems, files }, planEdits(findings), reread, judge);
}

/**
 * The files before and after their edits, such that the scanners read every one of them as before but for the digests. Other
 * files are refused as a whole.
 * @param edits of each file, in the order of the text
 */
export async function planFileChanges<T extends ReadCheckout>(
  checkout: EditedCheckout,
  edits: ReadonlyMap<string, readonly DigestEdit[]>,
  reread: Reread<T>,
  judge: ChangeJudge = async () => [],
): Promise<PlannedChanges<T>> {
  const planned = new Map<string, FileChange>();
  const refused: Misread[] = [];
  for (const [path, ofFile] of edits) {
    const change = changeFile(path, checkout.files.get(path)?.text ?? '', ofFile);
    if ('refused' in change) refused.push({ path, why: change.refused });
    else planned.set(path, change);
  }
  for (let reading = 1; planned.size > 0; reading += 1) {
    const after = await reread(new Map([...planned].map(([path, change]) => [path, change.after])));
    const kept = new Map([...edits].filter(([path]) => planned.has(path)));
    const misread = misreadFiles(checkout, after, kept, lineIn(checkout.files, planned));
    const [first] = misread;
    const changes = [...planned.values()];
    const [cause = first, ...more] =
      first === undefined ? await judge(changes, plannedNames(checkout.occurrences, kept)) : misread;
    if (cause === undefined) return { changes, refused, after };
    const own = reading < maxReadings ? [cause, ...more].filter(({ path }) => planned.has(path)) : [];
    const left = own.length > 0 ? own : changes.map(({ path }) => ({ path, why: whyAll(path, cause) }));
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
