// Which sources of tag histories the facts of a report rest on, and how many references each of them.
import { isByDigestAge } from '../model/judgement/fact.js';
import { plural } from '../model/text/text.js';
import type { Report } from './schema/schema.js';

/** A report rarely has more; the others are counted together. */
const maxSources = 8;

/** The sources that decided, the most used first. What only rests on the digest of today has none. */
function sourcesUsed({ references }: Pick<Report, 'references'>) {
  const counts = new Map<string, number>();
  for (const { fact } of references) {
    if (fact === undefined || fact.status === 'unknown' || fact.basis === 'present') continue;
    const judge = fact.evidence?.find(({ silent }) => silent === undefined);
    if (judge !== undefined) counts.set(judge.source, (counts.get(judge.source) ?? 0) + 1);
  }
  const uses = [...counts].map(([source, number]) => ({ source, references: number }));
  uses.sort((a, b) => b.references - a.references);
  if (uses.length <= maxSources) return uses;
  const others = uses.slice(maxSources - 1);
  const rest = others.reduce((sum, one) => sum + one.references, 0);
  return [...uses.slice(0, maxSources - 1), { source: `${others.length} other sources`, references: rest }];
}

/** `Tags were checked against the tag history of quay.io (2 references), …`; empty without a source. */
export function sourcesLine(report: Pick<Report, 'references'>): string {
  const uses = sourcesUsed(report).map(({ source, references }, index) => {
    const noun = index > 0 ? '' : references === 1 ? ' reference' : ' references';
    return `${source} (${references}${noun})`;
  });
  const aged = report.references.filter(({ fact }) => fact !== undefined && isByDigestAge(fact)).length;
  const age =
    aged === 0 ? '' : `; ${plural(aged, 'digest')} counted by its own age (\`digest-age: accepted\`)`;
  return uses.length === 0 ? '' : `Tags were checked against ${uses.join(', ')}${age}`;
}
