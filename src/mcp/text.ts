// The short text of an answer, for clients that show nothing else.
import { viewOf } from '../output/view.js';
import { formatPlace, headline } from '../output/words/format.js';
import type { Report } from '../report/schema/schema.js';
import { boundedText } from './bounded.js';
import { judgedParts } from './schemas.js';

const maxLines = 20;

/** The verdict with its numbers, then the findings and what could not be checked, the worst first. */
export function judgedLines(report: Report, isInFile = false): readonly string[] {
  const { findings, incomplete } = judgedParts(report);
  const found = findings.map((one) => {
    const place = isInFile ? `${formatPlace(one)} ` : '';
    const waived = one.waived === undefined ? '' : ` (waived: ${one.waived})`;
    return `${place}${one.severity} ${one.check}: ${one.message}${waived}`;
  });
  const unchecked = incomplete.map(({ cause, message }) => `not checked: ${message} [${cause}]`);
  return [boundedText(headline(report, viewOf(report)), 600), ...shortened(unchecked), ...shortened(found)];
}

function shortened(lines: readonly string[]): readonly string[] {
  const left = lines.length - maxLines;
  return left <= 0 ? lines : [...lines.slice(0, maxLines), `… and ${left} more`];
}
