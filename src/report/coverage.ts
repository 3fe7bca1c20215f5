// How much of what was requested is known, and why the rest is not: references, tag histories and advisories.
import type { Counted, Report, ReportedCoverage, ReportedFact } from './schema/schema.js';

type References = Report['references'];
type Covered = Pick<Report, 'coverage' | 'references'>;

/** Counts the references, and the tags that they name. */
export function coverageOf(references: References): Pick<ReportedCoverage, 'references' | 'histories'> {
  const tags = new Map<string, string | undefined>();
  for (const { kind, registry, repository, tag, fact } of references) {
    if (kind !== 'image') continue;
    const name = `${registry}/${repository}:${tag ?? fact?.recoveredTag ?? ''}`;
    tags.set(name, tags.get(name) ?? historyCause(fact));
  }
  let built = 0;
  const causes = references.map(({ kind, fact }) => {
    if (fact?.built !== undefined) built += 1;
    return kind === 'image' ? causeOfReference(fact) : kind;
  });
  const counted = countByOutcome(causes);
  return {
    references: built === 0 ? counted : { ...counted, built },
    histories: countByOutcome([...tags.values()]),
  };
}

/** The coverage of a report; computed for a report of an older version, which has none. */
export function coverageIn({ coverage, references }: Covered): ReportedCoverage {
  return coverage ?? { ...coverageOf(references), artifacts: { asked: 0, answered: 0, unknown: {} } };
}

/** Counts by cause. @param causes for each thing why it is not known; `undefined` for what is */
export function countByOutcome(causes: readonly (string | undefined)[]): Counted {
  const unknown: Record<string, number> = {};
  let answered = 0;
  for (const cause of causes) {
    if (cause === undefined) answered += 1;
    else unknown[cause] = (Object.hasOwn(unknown, cause) ? (unknown[cause] ?? 0) : 0) + 1;
  }
  return { asked: causes.length, answered, unknown };
}

/** A proved build counts for the reference, never for the history of its tag. */
function causeOfReference(fact: ReportedFact | undefined): string | undefined {
  return fact?.built === undefined ? causeOf(fact) : undefined;
}

function causeOf(fact: ReportedFact | undefined): string | undefined {
  if (fact?.status === 'not-current') return fact.status;
  return fact !== undefined && fact.status !== 'unknown' ? undefined : (fact?.cause ?? 'not asked');
}

/** What a registry returns for a tag now is not a history. */
function historyCause(fact: ReportedFact | undefined): string | undefined {
  return fact?.basis === 'present' ? 'no-history' : causeOf(fact);
}

export const coverageKinds = ['references', 'histories', 'artifacts'] as const;

/** How the references are named that count as verified because their build is proved. */
export const builtLabel = 'verified by their build';

const nouns = {
  references: 'references',
  histories: 'tag histories',
  artifacts: 'advisory lookups',
} as const;

/**
 * One line: `verified: 3 of 4 references (timeout: 1), 2 of 2 tag histories`; empty when nothing was requested. If the report
 * explains one of the causes, the line says where.
 */
export function coverageLine(report: Covered & Pick<Report, 'incomplete'>): string {
  const coverage = coverageIn(report);
  const parts = coverageKinds.flatMap((kind) => {
    const { asked, answered, built = 0, unknown } = coverage[kind];
    const byBuild = built === 0 ? [] : [`${builtLabel}: ${built}`];
    const causes = Object.entries(unknown).map(([cause, number]) => `${causeName(cause)}: ${number}`);
    const notes = [...byBuild, ...causes];
    const why = notes.length === 0 ? '' : ` (${notes.join(', ')})`;
    return asked === 0 ? [] : [`${answered} of ${asked} ${nouns[kind]}${why}`];
  });
  const causes = new Set(coverageKinds.flatMap((kind) => Object.keys(coverage[kind].unknown)));
  const isExplained = report.incomplete.some(({ cause }) => causes.has(cause));
  const where = isExplained ? '. What is missing is listed under "not verified"' : '';
  return parts.length === 0 ? '' : `verified: ${parts.join(', ')}${where}`;
}

/** The cause as a reader sees it. */
export function causeName(cause: string): string {
  if (cause === 'opaque') return 'not resolved';
  return cause === 'local' ? 'built here' : cause;
}
