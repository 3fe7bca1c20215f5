// The images of a report, one row per name and pin, stalest first.
import { compact } from '../../model/compact.js';
import { compareText } from '../../model/text.js';
import { reportedPlaceKey } from '../../report/references.js';
import type { Report, ReportedFact, ReportedHistory, ReportedReference } from '../../report/schema.js';
import { referenceName, referenceText } from '../format.js';

export interface ImageRow {
  readonly name: string;
  readonly digest?: string;
  readonly fact?: ReportedFact;
  readonly history?: ReportedHistory;
  /** How many references use it. */
  readonly uses: number;
  readonly freshness: Freshness;
  /** What is known of it, without a full stop. */
  readonly text: string;
}

/** `stale`: superseded for longer than `max-age`, or end-of-life; `behind`: superseded, but within `max-age`. */
export type Freshness = 'wrong' | 'stale' | 'unpinned' | 'behind' | 'unknown' | 'fresh';

const order: readonly Freshness[] = ['wrong', 'stale', 'unpinned', 'behind', 'unknown', 'fresh'];

/** The images of a report. Opaque references are left out, because they have no name. */
export function imagesOf(report: Report): readonly ImageRow[] {
  const uses = new Map<string, [ReportedReference, ...ReportedReference[]]>();
  for (const reference of report.references) {
    if (reference.kind !== 'image') continue;
    const key = `${referenceName(reference)}@${reference.digest ?? ''}`;
    const others = uses.get(key);
    if (others === undefined) uses.set(key, [reference]);
    else others.push(reference);
  }
  const histories = new Map(
    report.histories?.map((one) => [`${one.registry}/${one.repository}:${one.tag}`, one]),
  );
  const stale = new Set(
    report.findings.filter(({ check }) => check === 'stale-digest').map(reportedPlaceKey),
  );
  return [...uses.values()]
    .map((all) => {
      const isStale = all.some((one) => stale.has(reportedPlaceKey(one)));
      return rowOf(all, histories, report.asOf, isStale);
    })
    .sort(stalestFirst);
}

function rowOf(
  [first, ...others]: readonly [ReportedReference, ...ReportedReference[]],
  histories: ReadonlyMap<string, ReportedHistory>,
  asOf: string,
  isStale: boolean,
): ImageRow {
  const { fact, digest } = first as Report['references'][number];
  const name = referenceName(first);
  const history = histories.get(first.tag === undefined ? `${name}:${fact?.recoveredTag ?? 'latest'}` : name);
  return compact({
    name,
    digest,
    fact,
    history,
    uses: 1 + others.length,
    freshness: freshnessOf(fact, isStale),
    text: referenceText(first, asOf),
  });
}

function freshnessOf(fact: ReportedFact | undefined, isStale: boolean): Freshness {
  switch (fact?.status) {
    case 'not-in-history':
    case 'missing':
      return 'wrong';
    case 'superseded':
      return isStale || fact.deprecated === true ? 'stale' : 'behind';
    case 'one-platform':
    case 'unpinned':
      return 'unpinned';
    case 'current':
      return fact.deprecated === true ? 'stale' : 'fresh';
    default:
      return 'unknown';
  }
}

function stalestFirst(a: ImageRow, b: ImageRow): number {
  return (
    order.indexOf(a.freshness) - order.indexOf(b.freshness) ||
    (b.fact?.lagSeconds ?? 0) - (a.fact?.lagSeconds ?? 0) ||
    compareText(a.name, b.name)
  );
}
