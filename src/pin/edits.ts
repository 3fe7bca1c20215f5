// Fixes → edits → changed text. Pure: the host writes.
import type { Edit, FileChange, LineChange } from '../model/file-change.js';
import type { JudgedFinding } from '../model/finding.js';
import type { DigestEdit } from './compare.js';

/** The edits of all fixes that no waiver accepts, by file: one for each place, in the order of the text. */
export function planEdits(findings: readonly JudgedFinding[]): ReadonlyMap<string, readonly DigestEdit[]> {
  const planned = new Map<string, Map<number, DigestEdit>>();
  for (const { fix, waived } of findings) {
    if (fix === undefined || waived !== undefined) continue;
    const edits = planned.get(fix.file) ?? new Map<number, DigestEdit>();
    planned.set(fix.file, edits.set(fix.span.start, fix));
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
