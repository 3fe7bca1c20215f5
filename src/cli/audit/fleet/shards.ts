// Repositories → shards of about equal work, always the same for the same repositories.

import { byName } from './name.js';
import type { SelectionCandidate } from './select.js';

export interface Shard {
  /** `3/8`. */
  readonly shard: string;
  /** Sorted by name. */
  readonly repositories: readonly string[];
}

/** A job matrix makes at most so many jobs (https://docs.github.com/actions/reference/limits). */
export const maxShards = 256;
/** What a repository costs however small it is, in the unit of its size: sign-in, listing, look-ups. */
const fixedCost = 2000;

/**
 * Longest work first, each to the shard that has least: no shard has more than 4/3 of what the best division gives
 * (Graham, https://doi.org/10.1137/0117039). Neither order nor spelling of the input changes the result.
 * @param shards how many at most; with fewer repositories there are fewer
 */
export function shardsOf(
  repositories: readonly Pick<SelectionCandidate, 'repository' | 'size'>[],
  shards: number,
): readonly Shard[] {
  const total = Math.min(shards, repositories.length);
  const loads = Array.from({ length: total }, () => ({ cost: 0, repositories: [] as string[] }));
  const ordered = [...repositories].sort((a, b) => b.size - a.size || byName(a.repository, b.repository));
  for (const { repository, size } of ordered) {
    const least = loads.reduce((best, load) => (load.cost < best.cost ? load : best));
    least.cost += fixedCost + size;
    least.repositories.push(repository);
  }
  return loads.map((load, index) => ({
    shard: `${index + 1}/${total}`,
    repositories: load.repositories.sort(byName),
  }));
}
