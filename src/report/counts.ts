// The numbers at the top of the report, for programs that read nothing else.
import type { Report } from './schema/schema.js';

/** Counts what the lists of a report hold. Waived findings count as waived alone. */
export function countsOf({
  findings,
  references,
  incomplete,
  edits,
}: Pick<Report, 'findings' | 'references' | 'incomplete' | 'edits'>): NonNullable<Report['counts']> {
  const counts = { error: 0, warning: 0, notice: 0, waived: 0 };
  for (const { severity, waived } of findings) counts[waived === undefined ? severity : 'waived'] += 1;
  const { waived, ...bySeverity } = counts;
  return {
    findings: findings.length - waived,
    ...bySeverity,
    waived,
    references: references.length,
    files: new Set(references.map(({ file }) => file)).size,
    notVerified: incomplete.length,
    pinned: edits.filter(({ before }) => before !== '').length,
  };
}
