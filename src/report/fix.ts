// A fix as the report gives it: for the whole reference, and as whole lines.
import type { Edit } from '../model/finding.js';
import type { Position } from '../model/position.js';
import type { Place, Span } from '../model/source.js';
import type { ReportedFinding } from './schema.js';

type Fix = NonNullable<ReportedFinding['fix']>;

/** The edit widened to the finding's place, and the same change as whole lines. */
export function describeFix(at: Place, edit: Edit, text: string, locate: (place: Place) => Position): Fix {
  const { start, end } = widened(at.span, edit.span);
  const fix = describeChange(at, edit, text.slice(start, end), () =>
    locate({ file: at.file, span: { start, end } }),
  );
  const lines = linesAround(text, { start, end });
  const before = text.slice(lines.start, lines.end);
  const after = text.slice(lines.start, start) + fix.replacement + text.slice(end, lines.end);
  return before.length > maxLineLengths ? fix : { ...fix, lines: { before, after } };
}

/** `around` is the text from the place to the edit; where it stands is told when that is not the place itself. */
export function describeChange(at: Place, edit: Edit, around: string, locate: () => Position): Fix {
  const { start, end } = widened(at.span, edit.span);
  const elsewhere = start !== at.span.start || end !== at.span.end;
  const before = around.slice(0, edit.span.start - start);
  return {
    expect: around,
    replacement: before + edit.replacement + around.slice(edit.span.end - start),
    ...(elsewhere ? { place: locate() } : {}),
  };
}

function widened(at: Span, edit: Span): Span {
  return { start: Math.min(at.start, edit.start), end: Math.max(at.end, edit.end) };
}

/** Longer lines are no help to a reader, and would fill the report. */
const maxLineLengths = 2000;

function linesAround(text: string, { start, end }: Span): Span {
  const from = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  const after = text.slice(end).search(/[\r\n]/);
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  return { start: Math.max(start === 0 ? 0 : from, mark), end: after < 0 ? text.length : end + after };
}
