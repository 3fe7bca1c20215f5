// A fix as the report gives it: for the whole reference, and as whole lines.
import type { Edit } from '../model/finding.js';
import type { Position } from '../model/position.js';
import type { Place, Span } from '../model/source.js';
import type { ReportedFinding } from './schema.js';

/** The edit widened to the finding's place; where it stands is told when that is not the finding's place itself. */
export function describeFix(
  at: Place,
  edit: Edit,
  text: string,
  locate: (place: Place) => Position,
): NonNullable<ReportedFinding['fix']> {
  const start = Math.min(at.span.start, edit.span.start);
  const end = Math.max(at.span.end, edit.span.end);
  const expect = text.slice(start, end);
  const replacement = text.slice(start, edit.span.start) + edit.replacement + text.slice(edit.span.end, end);
  const elsewhere = start !== at.span.start || end !== at.span.end;
  const lines = linesAround(text, { start, end });
  const before = text.slice(lines.start, lines.end);
  const after = text.slice(lines.start, start) + replacement + text.slice(end, lines.end);
  return {
    expect,
    replacement,
    ...(elsewhere ? { place: locate({ file: at.file, span: { start, end } }) } : {}),
    ...(before.length > longestLines ? {} : { lines: { before, after } }),
  };
}

/** Longer lines are no help to a reader, and would fill the report. */
const longestLines = 2000;

function linesAround(text: string, { start, end }: Span): Span {
  const from = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  const after = text.slice(end).search(/[\r\n]/);
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  return { start: Math.max(start === 0 ? 0 : from, mark), end: after < 0 ? text.length : end + after };
}
