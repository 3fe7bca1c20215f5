// How much of what was asked is known: references by answer, and what is unknown by its cause.
import type { Report } from './schema.js';

export interface Coverage {
  readonly asked: number;
  readonly answered: number;
  /** Cause → how many references. */
  readonly unknown: ReadonlyMap<string, number>;
}

/** Every reference is asked about; an opaque one is unknown as `opaque`. */
export function coverageOf({ references }: Report): Coverage {
  const unknown = new Map<string, number>();
  for (const { kind, fact } of references) {
    if (kind === 'image' && fact !== undefined && fact.status !== 'unknown') continue;
    const cause = kind === 'opaque' ? 'opaque' : (fact?.cause ?? 'not asked');
    unknown.set(cause, (unknown.get(cause) ?? 0) + 1);
  }
  const missing = [...unknown.values()].reduce((sum, count) => sum + count, 0);
  return { asked: references.length, answered: references.length - missing, unknown };
}
