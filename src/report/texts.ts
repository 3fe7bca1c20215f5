// Places in texts → lines and columns, and fixes as the report shows them.
import type { Edit } from '../model/finding.js';
import { type Position, positionsOf } from '../model/position.js';
import type { Place, SourceFile } from '../model/source.js';
import { describeFix } from './fix.js';
import type { ReportedFinding } from './schema.js';

export type Locate = (place: Place) => Position;

/** Finds lines and columns in the scanned files. A place in a file that was not scanned is a defect and throws. */
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

/** What the description of a finding needs of the text in which it stands. */
export interface Texts {
  readonly locate: Locate;
  /** The file begins with a byte order mark. */
  readonly isMarked: (file: string) => boolean;
  readonly fix: (at: Place, edit: Edit) => NonNullable<ReportedFinding['fix']>;
}

/** Texts of files at hand. */
export function textsOf(files: ReadonlyMap<string, SourceFile>): Texts {
  const locate = locator(files);
  const textOf = (file: string) => files.get(file)?.text ?? '';
  return {
    locate,
    isMarked: (file) => textOf(file).startsWith('\uFEFF'),
    fix: (at, edit) => describeFix(at, edit, textOf(at.file), locate),
  };
}
