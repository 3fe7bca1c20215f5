// Counts exact totals over any number of reports.
import { compareText } from '../../model/text/text.js';
import { coverageIn } from '../../report/coverage.js';
import type { Counted, Report, ReportedCoverage, ReportedTotals } from '../../report/schema/schema.js';

export interface Tally {
  /** Counts the report of a repository. The requests of one that was carried over were made by an earlier night. */
  readonly add: (report: Report, isCarried?: boolean) => void;
  /** Counts something unknown that is in no report. */
  readonly addUnknown: () => void;
  readonly totals: () => ReportedTotals;
  readonly requests: () => Report['requests'];
  readonly coverage: () => ReportedCoverage;
}

export function newTally(): Tally {
  const sums = {
    findings: 0,
    waived: 0,
    references: 0,
    files: 0,
    current: 0,
    unknown: 0,
    local: 0,
    pinned: 0,
    recorded: 0,
  };
  const requests: Report['requests'] = { total: 0, retried: 0 };
  const coverage = { references: nothing, histories: nothing, artifacts: nothing };
  const bySeverity = new Map<string, number>();
  const byCheck = new Map<string, number>();
  return {
    add(report, isCarried = false) {
      const {
        findings,
        references,
        incomplete,
        requests: { total, retried, saved },
      } = report;
      const asked = coverageIn(report);
      coverage.references = sum(coverage.references, asked.references);
      coverage.histories = sum(coverage.histories, asked.histories);
      coverage.artifacts = sum(coverage.artifacts, asked.artifacts);
      const counting = findings.filter(({ waived }) => waived === undefined);
      sums.findings += counting.length;
      sums.waived += findings.length - counting.length;
      sums.references += references.length;
      sums.files += new Set(references.map(({ file }) => file)).size;
      sums.current += references.filter(({ fact }) => fact?.status === 'current').length;
      sums.unknown += incomplete.length;
      sums.local += references.filter(({ kind }) => kind === 'local').length;
      requests.total += isCarried ? 0 : total;
      requests.retried += isCarried ? 0 : retried;
      const unneeded = isCarried ? total + (saved ?? 0) : saved;
      if (unneeded !== undefined) requests.saved = (requests.saved ?? 0) + unneeded;
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
    coverage: () => ({ ...coverage }),
  };
}

const nothing: Counted = { asked: 0, answered: 0, unknown: {} };

function sum(a: Counted, b: Counted): Counted {
  const unknown = new Map(Object.entries(a.unknown));
  for (const [cause, number] of Object.entries(b.unknown))
    unknown.set(cause, (unknown.get(cause) ?? 0) + number);
  const built = (a.built ?? 0) + (b.built ?? 0);
  return {
    asked: a.asked + b.asked,
    answered: a.answered + b.answered,
    ...(built === 0 ? {} : { built }),
    unknown: sorted(unknown),
  };
}

function sorted(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a], [b]) => compareText(a, b)));
}
