// How much of what was asked is known, and why the rest is not: references, tags, and what advisories were asked for.
import type { Counted, Report, ReportedCoverage, ReportedFact } from './schema.js';

type References = Report['references'];

/** Counts of references, and of the tags that they name. */
export function coverageOf(references: References): Pick<ReportedCoverage, 'references' | 'histories'> {
  const tags = new Map<string, string | undefined>();
  for (const { kind, registry, repository, tag, fact } of references) {
    if (kind === 'opaque') continue;
    const name = `${registry}/${repository}:${tag ?? fact?.recoveredTag ?? ''}`;
    tags.set(name, tags.get(name) ?? historyCause(fact));
  }
  return {
    references: countByOutcome(
      references.map(({ kind, fact }) => (kind === 'opaque' ? 'opaque' : causeOf(fact))),
    ),
    histories: countByOutcome([...tags.values()]),
  };
}

/** The coverage of a report, also of one that does not hold it. */
export function coverageIn({ coverage, references }: Report): ReportedCoverage {
  return coverage ?? { ...coverageOf(references), artifacts: { asked: 0, answered: 0, unknown: {} } };
}

/** Each thing by the cause for which it is not known; `undefined`: it is known. */
export function countByOutcome(causes: readonly (string | undefined)[]): Counted {
  const unknown: Record<string, number> = {};
  let answered = 0;
  for (const cause of causes) {
    if (cause === undefined) answered += 1;
    else unknown[cause] = (Object.hasOwn(unknown, cause) ? (unknown[cause] ?? 0) : 0) + 1;
  }
  return { asked: causes.length, answered, unknown };
}

function causeOf(fact: ReportedFact | undefined): string | undefined {
  return fact !== undefined && fact.status !== 'unknown' ? undefined : (fact?.cause ?? 'not asked');
}

/** A registry's word on the present is no history. */
function historyCause(fact: ReportedFact | undefined): string | undefined {
  return fact?.basis === 'present' ? 'no-history' : causeOf(fact);
}

export const coverageKinds = ['references', 'histories', 'artifacts'] as const;

const nouns = { references: 'references', histories: 'tag histories', artifacts: 'artifacts' } as const;

/** One line: `answered 3 of 4 references (timeout 1), 2 of 2 tag histories`; nothing when nothing was asked. */
export function coverageLine(report: Report): string {
  const coverage = coverageIn(report);
  const parts = coverageKinds.flatMap((kind) => {
    const { asked, answered, unknown } = coverage[kind];
    const causes = Object.entries(unknown).map(([cause, number]) => `${causeName(cause)} ${number}`);
    const why = causes.length === 0 ? '' : ` (${causes.join(', ')})`;
    return asked === 0 ? [] : [`${answered} of ${asked} ${nouns[kind]}${why}`];
  });
  return parts.length === 0 ? '' : `answered: ${parts.join(', ')}`;
}

/** The cause as a reader knows it. */
export function causeName(cause: string): string {
  return cause === 'opaque' ? 'not resolved' : cause;
}
