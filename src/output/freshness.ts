// The images of a report, one row for each name and pin, stalest first.
import { reportedPlaceKey } from '../report/references.js';
import type { Report, ReportedFact, ReportedHistory, ReportedReference } from '../report/schema.js';
import { referenceName, wholeStory } from './format.js';

export interface ImageRow {
  readonly name: string;
  readonly digest?: string;
  readonly fact?: ReportedFact;
  readonly history?: ReportedHistory;
  /** How many references use it. */
  readonly uses: number;
  readonly verdict: Verdict;
  /** One sentence without an end. */
  readonly says: string;
}

/** `stale`: the gate finds it too old; `behind`: it lags, but not for too long. */
type Verdict = 'wrong' | 'stale' | 'loose' | 'behind' | 'unknown' | 'fresh';

const order: readonly Verdict[] = ['wrong', 'stale', 'loose', 'behind', 'unknown', 'fresh'];

/** Images without those of opaque references, which have no name. */
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
  const old = new Set(report.findings.filter(({ check }) => check === 'stale-digest').map(reportedPlaceKey));
  return [...uses.values()]
    .map((all) => {
      const tooOld = all.some((one) => old.has(reportedPlaceKey(one)));
      return rowOf(all, histories, report.asOf, tooOld);
    })
    .sort(stalestFirst);
}

function rowOf(
  [first, ...others]: readonly [ReportedReference, ...ReportedReference[]],
  histories: ReadonlyMap<string, ReportedHistory>,
  asOf: string,
  tooOld: boolean,
): ImageRow {
  const { fact, digest } = first as Report['references'][number];
  const name = referenceName(first);
  const history = histories.get(first.tag === undefined ? `${name}:${fact?.recoveredTag ?? 'latest'}` : name);
  return {
    name,
    ...(digest === undefined ? {} : { digest }),
    ...(fact === undefined ? {} : { fact }),
    ...(history === undefined ? {} : { history }),
    uses: 1 + others.length,
    verdict: verdictOf(fact, tooOld),
    says: wholeStory(first, asOf),
  };
}

function verdictOf(fact: ReportedFact | undefined, tooOld: boolean): Verdict {
  switch (fact?.status) {
    case 'not-in-history':
    case 'missing':
      return 'wrong';
    case 'superseded':
      return tooOld || fact.deprecated === true ? 'stale' : 'behind';
    case 'one-platform':
    case 'unpinned':
      return 'loose';
    case 'current':
      return fact.deprecated === true ? 'stale' : 'fresh';
    default:
      return 'unknown';
  }
}

function stalestFirst(a: ImageRow, b: ImageRow): number {
  return (
    order.indexOf(a.verdict) - order.indexOf(b.verdict) ||
    (b.fact?.lagSeconds ?? 0) - (a.fact?.lagSeconds ?? 0) ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
  );
}
