// Exact totals over any number of reports.
import type { Report, ReportedTotals } from '../report/schema.js';
import { compare } from './name.js';

export interface Tally {
  /** Counts a report of one repository. */
  readonly add: (report: Omit<Report, 'histories'>) => void;
  /** Counts what no report says. */
  readonly addUnknown: () => void;
  readonly totals: () => ReportedTotals;
  readonly requests: () => Report['requests'];
}

export function newTally(): Tally {
  const sums = {
    findings: 0,
    waived: 0,
    references: 0,
    files: 0,
    current: 0,
    unknown: 0,
    pinned: 0,
    recorded: 0,
  };
  const requests = { total: 0, retried: 0 };
  const bySeverity = new Map<string, number>();
  const byCheck = new Map<string, number>();
  return {
    add({ findings, references, incomplete, requests: { total, retried } }) {
      const counting = findings.filter(({ waived }) => waived === undefined);
      sums.findings += counting.length;
      sums.waived += findings.length - counting.length;
      sums.references += references.length;
      sums.files += new Set(references.map(({ file }) => file)).size;
      sums.current += references.filter(({ fact }) => fact?.status === 'current').length;
      sums.unknown += incomplete.length;
      requests.total += total;
      requests.retried += retried;
      for (const { severity, check } of counting) {
        bySeverity.set(severity, (bySeverity.get(severity) ?? 0) + 1);
        byCheck.set(check, (byCheck.get(check) ?? 0) + 1);
      }
    },
    addUnknown: () => {
      sums.unknown += 1;
    },
    totals: () => ({ ...sums, bySeverity: sorted(bySeverity), byCheck: sorted(byCheck) }),
    requests: () => ({ ...requests }),
  };
}

function sorted(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a], [b]) => compare(a, b)));
}
