// Places in texts → lines and columns, and fixes: for the whole reference, and as whole lines.

import { withFields } from '../model/collections.js';
import type { Edit } from '../model/run/delivery.js';
import { type Position, positionsOf } from '../model/text/position.js';
import type { Place, SourceFile, Span } from '../model/text/source.js';
import type { ReportedFinding } from './schema/schema.js';

export type Locate = (place: Place) => Position;

/** Finds lines and columns in the scanned files. @throws Error for a place in another file, which is a bug */
export function locator(files: ReadonlyMap<string, SourceFile>): Locate {
  const known = new Map<string, ReturnType<typeof positionsOf>>();
  return ({ file, span }) => {
    const source = files.get(file);
    if (source === undefined) throw new Error(`no text of ${file}`);
    const positions = known.get(file) ?? positionsOf(source.text);
    known.set(file, positions);
    return positions(span);
  };
}

/** What the description of a finding needs of the text around it. */
export interface Texts {
  readonly locate: Locate;
  /** The file begins with a byte order mark. */
  readonly isMarked: (file: string) => boolean;
  readonly fix: (at: Place, edit: Edit) => NonNullable<ReportedFinding['fix']>;
}

/** Describes findings from the texts of the files. */
export function textsOf(files: ReadonlyMap<string, SourceFile>): Texts {
  const locate = locator(files);
  const textOf = (file: string) => files.get(file)?.text ?? '';
  return {
    locate,
    isMarked: (file) => textOf(file).startsWith('\uFEFF'),
    fix: (at, edit) => describeFix(at, edit, textOf(at.file), locate),
  };
}

type Fix = NonNullable<ReportedFinding['fix']>;

/** The edit widened to the finding's place, and the same change as whole lines. */
function describeFix(at: Place, edit: Edit, text: string, locate: (place: Place) => Position): Fix {
  const { start, end } = widened(at.span, edit.span);
  const fix = describeChange(at, edit, text.slice(start, end), () =>
    locate({ file: at.file, span: { start, end } }),
  );
  const lines = linesAround(text, { start, end });
  const before = text.slice(lines.start, lines.end);
  const after = text.slice(lines.start, start) + fix.replacement + text.slice(end, lines.end);
  return before.length > maxLineLengths ? fix : withFields(fix, { lines: { before, after } });
}

/**
 * The fix of the whole reference.
 * @param around the text from the finding's place to the edit
 * @param locate the position of `around`, needed when that is not the finding's place
 */
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

/** Longer lines do not help a reader, and would fill the report. */
const maxLineLengths = 2000;

/** The lines around a span. Of a longer line only so much that its length shows: it may have thousands of references. */
function linesAround(text: string, { start, end }: Span): Span {
  const before = text.slice(Math.max(0, start - maxLineLengths - 1), start);
  const from = start - before.length + Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const rest = text.slice(end, end + maxLineLengths + 1);
  const after = rest.search(/[\r\n]/);
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  return { start: Math.max(from, mark), end: end + (after < 0 ? rest.length : after) };
}
