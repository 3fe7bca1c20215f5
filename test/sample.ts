// How much of a large matrix runs: `npm test` takes a sample that a seed chooses, TAGPROOF_TESTS=all runs the whole.
// .ci/run sets that variable. A sample keeps at least one case of each kind, so that no assertion is left out.
import { randomOf } from './campaign/random.js';
import { seed } from './seed.js';

/** Whether nothing is sampled. */
export const runsAll = process.env.TAGPROOF_TESTS === 'all';

/** How often something is repeated, or how large it is: `some` by default, `all` where everything runs. */
export function amount(some: number, all: number): number {
  return runsAll ? all : some;
}

/**
 * `perKind` of the cases of each kind, chosen by the seed, in their original order; all of them where everything runs.
 * Another `salt` chooses others, so that several samples of one matrix cover more of it.
 */
export function sampleOf<T>(
  cases: readonly T[],
  kindOf: (one: T) => string,
  perKind: number,
  salt = 0,
): readonly T[] {
  if (runsAll) return cases;
  const random = randomOf(seed + salt);
  const ranked = cases.map((one, at) => ({ one, at, rank: random.real() })).sort((a, b) => a.rank - b.rank);
  const counts = new Map<string, number>();
  const chosen = ranked.filter(({ one }) => {
    const count = (counts.get(kindOf(one)) ?? 0) + 1;
    counts.set(kindOf(one), count);
    return count <= perKind;
  });
  return chosen.sort((a, b) => a.at - b.at).map(({ one }) => one);
}
