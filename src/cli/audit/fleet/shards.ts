// Distributes repositories over shards of about equal work. The same repositories always give the same shards.
import { byName } from './name.js';
import type { SelectionCandidate } from './select.js';

export interface Shard {
  /** `3/8`. */
  readonly shard: string;
  /** Sorted by name. */
  readonly repositories: readonly string[];
}

/** Maximum number of jobs of a matrix (https://docs.github.com/actions/reference/limits). */
export const maxShards = 256;
/** Cost of any repository in the unit of its size: sign-in, listing, lookups. */
const fixedCost = 2000;

/**
 * Assigns the largest repositories first, each to the shard with the least work: no shard exceeds the optimum by more
 * than a third (Graham, https://doi.org/10.1137/0117039). The order of the input does not matter.
 * @param shards maximum number of shards; fewer repositories give fewer shards
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
