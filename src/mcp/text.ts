// The short text of an answer, for clients that show nothing else.
import { formatPlace } from '../output/words/format.js';
import type { judgedParts } from './schemas.js';

const maxLines = 20;

/** What could not be checked, and then the findings, the worst first. */
export function judgedLines({
  findings,
  incomplete,
}: Pick<ReturnType<typeof judgedParts>, 'findings' | 'incomplete'>): readonly string[] {
  const found = findings.map((one) => {
    const place = one.file === undefined ? '' : `${formatPlace(one)} `;
    const waived = one.waived === undefined ? '' : ` (waived: ${one.waived})`;
    return `${place}${one.severity} ${one.check}: ${one.message}${waived}`;
  });
  const unchecked = incomplete.map(({ cause, message }) => `not checked: ${message} [${cause}]`);
  return [...shortened(unchecked), ...shortened(found)];
}

function shortened(lines: readonly string[]): readonly string[] {
  const left = lines.length - maxLines;
  return left <= 0 ? lines : [...lines.slice(0, maxLines), `… and ${left} more`];
}
