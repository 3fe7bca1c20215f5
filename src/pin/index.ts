// Findings → edits → text. Pure: the host writes.
import type { Edit, Finding } from '../model/finding.js';

/** The edits of all fixes but waived ones by file, one for each place, in the order of the text. */
export function planEdits(findings: readonly Finding[]): ReadonlyMap<string, readonly Edit[]> {
  const planned = new Map<string, Map<number, Edit>>();
  for (const { fix, waived } of findings) {
    if (fix === undefined || waived !== undefined) continue;
    const edits = planned.get(fix.file) ?? new Map<number, Edit>();
    planned.set(fix.file, edits.set(fix.span.start, fix));
  }
  return new Map([...planned].map(([file, edits]) => [file, [...edits.values()].sort(byStart)]));
}

/**
 * Applies edits to a text. Refused as a whole when one does not find what it expects or two overlap; every byte
 * outside the edits stays.
 */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
): { readonly text: string } | { readonly refused: string } {
  let result = '';
  let done = 0;
  for (const { span, expect, replacement } of [...edits].sort(byStart)) {
    if (span.start < done) return { refused: 'two edits overlap' };
    if (text.slice(span.start, span.end) !== expect)
      return { refused: 'the text has moved since it was scanned' };
    result += text.slice(done, span.start) + replacement;
    done = span.end;
  }
  return { text: result + text.slice(done) };
}

export interface ChangedLine {
  /** 1-based. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** The lines that differ. An edit never adds or removes a line, so they pair up one to one. */
export function changedLines(before: string, after: string): readonly ChangedLine[] {
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
