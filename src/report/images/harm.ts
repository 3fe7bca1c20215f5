// The kinds of harm that findings do to an image.

/** The kinds of harm, the worst first. */
export const harms = [
  'foreign-digest',
  'dead-tag',
  'fixable-advisory',
  'stale',
  'unpinned',
  'other',
  'none',
] as const;

export type Harm = (typeof harms)[number];

/** A number for sorting and comparing: the lower, the worse. */
export function harmRank(harm: Harm): number {
  return harms.indexOf(harm);
}
