// Counts exact totals over any number of reports, and what harms a repository or a team: the order in which an organization works.

import { compact } from '../../model/collections.js';
import { compareText } from '../../model/text/text.js';
import { changesOf } from '../../output/words/change.js';
import { coverageIn, nothingCounted, ofEachQuestion, totalsOf } from '../../report/coverage.js';
import { type Harm, harms } from '../../report/images/harm.js';
import { harmOfFinding } from '../../report/images/order.js';
import type {
  Counted,
  Report,
  ReportedCoverage,
  ReportedFinding,
  ReportedRepository,
  ReportedTotals,
} from '../../report/schema/schema.js';

/** Sums over reports, each of which is added once. */
export function newTally() {
  let { bySeverity, byCheck, ...sums } = totalsOf({
    findings: [],
    references: [],
    incomplete: [],
    edits: [],
  });
  const requests: Report['requests'] = { total: 0, retried: 0 };
  let coverage: ReportedCoverage | undefined;
  return {
    /** Counts the report of a repository. The requests of one that was carried over were made by an earlier audit. */
    add(report: Report, isCarried = false): void {
      const { total, retried, saved } = report.requests;
      coverage = sumOfCoverage(coverage, coverageIn(report));
      const own = totalsOf(report);
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += own[name];
      bySeverity = sumOfCounts(bySeverity, own.bySeverity);
      byCheck = sumOfCounts(byCheck, own.byCheck);
      requests.total += isCarried ? 0 : total;
      requests.retried += isCarried ? 0 : retried;
      const unneeded = isCarried ? total + (saved ?? 0) : saved;
      if (unneeded !== undefined) requests.saved = (requests.saved ?? 0) + unneeded;
    },
    /** Counts something unknown that is in no report. */
    addUnknown(): void {
      sums.unknown += 1;
    },
    totals: (): ReportedTotals => ({ ...sums, bySeverity, byCheck }),
    requests: () => ({ ...requests }),
    coverage: (): ReportedCoverage =>
      coverage ?? { references: nothingCounted, histories: nothingCounted, artifacts: nothingCounted },
  };
}

function sumOfCoverage(a: ReportedCoverage | undefined, b: ReportedCoverage): ReportedCoverage {
  if (a === undefined) return b;
  const [one, other] = [a.questions, b.questions];
  const [vendored, besideTag] = (['vendored', 'besideTag'] as const).map(
    (key) => (a[key] ?? 0) + (b[key] ?? 0) || undefined,
  );
  return {
    ...compact({ vendored, besideTag }),
    references: sum(a.references, b.references),
    histories: sum(a.histories, b.histories),
    artifacts: sum(a.artifacts, b.artifacts),
    ...(one && other && { questions: ofEachQuestion((which) => sum(one[which], other[which])) }),
  };
}

function sum(a: Counted, b: Counted): Counted {
  const [built, disproved] = [(a.built ?? 0) + (b.built ?? 0), (a.disproved ?? 0) + (b.disproved ?? 0)];
  const notAsked = sumOfCounts(a.notAsked ?? {}, b.notAsked ?? {});
  return {
    asked: a.asked + b.asked,
    answered: a.answered + b.answered,
    ...(built === 0 ? {} : { built }),
    ...(disproved === 0 ? {} : { disproved }),
    unknown: sumOfCounts(a.unknown, b.unknown),
    ...(Object.keys(notAsked).length === 0 ? {} : { notAsked }),
  };
}

type Counts = Readonly<Record<string, number>>;

function sumOfCounts(a: Counts, b: Counts): Record<string, number> {
  const counts = new Map(Object.entries(a));
  for (const [key, number] of Object.entries(b)) counts.set(key, (counts.get(key) ?? 0) + number);
  return Object.fromEntries([...counts].sort(([a], [b]) => compareText(a, b)));
}

/** Kind of harm → findings; kinds without any are absent. */
export type HarmCounts = { [kind in Harm]?: number };

/** Counts a finding that is not waived. Whether an advisory has a fix does not matter here. */
export function countHarm(counts: HarmCounts, finding: ReportedFinding): void {
  const kind = harmOfFinding(finding, true);
  counts[kind] = (counts[kind] ?? 0) + 1;
}

/** The order of two counts: more of the worst kind in which they differ comes first. */
export function mostHarmedFirst(a: HarmCounts = {}, b: HarmCounts = {}): number {
  for (const kind of harms) {
    const more = (b[kind] ?? 0) - (a[kind] ?? 0);
    if (more !== 0) return more;
  }
  return 0;
}

const maxOwners = 3;

/** What harms a repository, who owns the files with the worst of it, and how many lines `pin` would write. */
export function harmOfRepository(
  findings: readonly ReportedFinding[],
): Pick<ReportedRepository, 'harm' | 'owners' | 'pinnable'> {
  const open = findings.filter(({ waived }) => waived === undefined);
  if (open.length === 0) return {};
  const harm: HarmCounts = {};
  for (const finding of open) countHarm(harm, finding);
  const worst = harms.find((kind) => harm[kind] !== undefined);
  const owners = open.flatMap((one) => (harmOfFinding(one, true) === worst ? (one.owners ?? []) : []));
  return {
    harm,
    ...(owners.length === 0 ? {} : { owners: [...new Set(owners)].slice(0, maxOwners) }),
    pinnable: changesOf(open).length,
  };
}
