// What harms a repository or a team, counted by kind: the order in which an organization works.
import { changesOf } from '../../output/words/change.js';
import { type Harm, harms } from '../../report/images/harm.js';
import { harmOfFinding } from '../../report/images/order.js';
import type { ReportedFinding, ReportedRepository } from '../../report/schema/schema.js';

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
