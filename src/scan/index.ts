// Files → occurrences: the array of scanners, in the order of the documentation.
import picomatch from 'picomatch';
import type { Occurrence, Scan, Scanner } from '../model/occurrence.js';
import type { SourceFile } from '../model/source.js';
import { compose } from './formats/compose.js';
import { dockerfile } from './formats/dockerfile.js';
import { kubernetes } from './formats/kubernetes.js';
import { workflow } from './formats/workflow.js';

export const scanners: readonly Scanner[] = [dockerfile, compose, kubernetes, workflow];

const matchers = scanners.map((scanner) => ({
  scanner,
  matches: picomatch([...scanner.paths], { dot: true }),
}));

/** True when some scanner wants to see the path. */
export function isKnownFormat(path: string): boolean {
  return matchers.some(({ matches }) => matches(path));
}

/**
 * Offers the file to every scanner whose globs match. Occurrences come in the order of the text; where two scanners
 * find the same place, the first in the array has it.
 */
export function scanFile(file: SourceFile): Scan {
  const scans = matchers.flatMap(({ scanner, matches }) =>
    matches(file.path) ? (scanner.scan(file) ?? []) : [],
  );
  const sorted = scans
    .flatMap(({ occurrences }) => occurrences)
    .sort((a, b) => a.at.span.start - b.at.span.start);
  const problems = scans.flatMap((scan) => scan.problems);
  return {
    occurrences: sorted.filter((one, index) => !overlaps(sorted[index - 1], one)),
    problems: [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()],
  };
}

function overlaps(before: Occurrence | undefined, { at }: Occurrence): boolean {
  return before !== undefined && before.at.span.end > at.span.start;
}
