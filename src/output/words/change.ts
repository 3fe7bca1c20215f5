// The lines that a fix changes, as every channel shows them.
import { smallest } from '../../model/collections.js';
import type { ReportedFinding } from '../../report/schema/schema.js';

export interface ShownChange {
  /** In a merged report, the repository. */
  readonly origin?: string;
  readonly file: string;
  /** Of the first line that changes, 1-based. */
  readonly line: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * The lines that a fix changes, without the unchanged lines around them (a reference over several keys has some between
 * its parts). If the lines are too long to be in the report, only the reference. `undefined`: there is no fix.
 */
export function changeOf({ origin, file, line, fix }: ReportedFinding): ShownChange | undefined {
  if (fix === undefined || file === undefined || line === undefined) return undefined;
  const { before, after } = fix.lines ?? { before: fix.expect, after: fix.replacement };
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const max = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < max && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (tail < max - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const changed = {
    before: old.slice(head, old.length - tail),
    after: fresh.slice(head, fresh.length - tail),
  };
  if (changed.before.length + changed.after.length === 0) return undefined;
  const at = { file, line: (fix.place?.line ?? line) + head };
  return { ...(origin === undefined ? {} : { origin }), ...at, ...changed };
}

/** The whole replacement, as a sentence for channels of plain text. If it is on another line than the finding, it names that line. */
export function replacementLines(finding: ReportedFinding): readonly string[] {
  const { fix } = finding;
  if (fix === undefined) return [];
  const change = fix.place === undefined ? undefined : changeOf(finding);
  if (change === undefined) return [`Replace with: ${fix.replacement}`];
  return [`On line ${change.line}, replace with: ${change.after.map((line) => line.trim()).join('\n')}`];
}

/** The changes of several findings, each once: several checks can report the same reference. */
export function changesOf(findings: readonly ReportedFinding[]): readonly ShownChange[] {
  const changes = findings.flatMap((finding) => changeOf(finding) ?? []);
  return [
    ...new Map(changes.map((change) => [`${change.line} ${change.origin} ${change.file}`, change])).values(),
  ];
}

/** The lines without their common indentation. */
export function withoutIndent({
  before,
  after,
}: Pick<ShownChange, 'before' | 'after'>): Pick<ShownChange, 'before' | 'after'> {
  const indents = [...before, ...after].filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const least = smallest(indents, Number.MAX_SAFE_INTEGER);
  const cut = (line: string) => line.slice(least).trimEnd();
  return { before: before.map(cut), after: after.map(cut) };
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/);
}
