// How much runs: `npm test` repeats little and takes a sample of each large matrix that a seed chooses, TAGPROOF_TESTS=day more
// of both (of a matrix a quarter that the day chooses), and TAGPROOF_TESTS=all everything. .ci/run takes the second, and the
// third every night. A sample keeps at least one case of each kind, so that no assertion is left out.
import { randomOf } from './campaign/random.js';

const { TAGPROOF_SEED = '20261121', TAGPROOF_RUNS = '1', TAGPROOF_TESTS } = process.env;

/** The seed of every property and sample. */
export const seed = Number(TAGPROOF_SEED);
/** Whether nothing is sampled. */
export const runsAll = TAGPROOF_TESTS === 'all';
const isOfDay = TAGPROOF_TESTS === 'day';
/** Whether this is the short run of `npm test`. */
export const isShort = !runsAll && !isOfDay;

/** How often something is repeated, or how large it is: `some` by default, `all` where everything runs, else between both. */
export function amount(some: number, all: number): number {
  if (isOfDay) return Math.round(Math.sqrt(some * all));
  return runsAll ? all : some;
}

/** The number of runs of a property: a fifth by default, `all` where everything runs, else between both; more when exploring. */
export function runs(all: number, some: number = Math.ceil(all / 5)): number {
  return amount(some, all) * Number(TAGPROOF_RUNS);
}

/**
 * `perKind` of the cases of each kind, chosen by the seed, in their original order; a quarter of them where the day chooses,
 * and all of them where everything runs.
 * Another `salt` chooses others, so that several samples of one matrix cover more of it.
 */
export function sampleOf<T>(
  cases: readonly T[],
  kindOf: (one: T) => string,
  perKind: number,
  salt = 0,
): readonly T[] {
  if (runsAll) return cases;
  const random = randomOf((isOfDay ? Math.floor(Date.now() / 86_400_000) : seed) + salt);
  const sizes = new Map<string, number>();
  for (const one of cases) sizes.set(kindOf(one), (sizes.get(kindOf(one)) ?? 0) + 1);
  const ranked = cases.map((one, at) => ({ one, at, rank: random.real() })).sort((a, b) => a.rank - b.rank);
  const counts = new Map<string, number>();
  const chosen = ranked.filter(({ one }) => {
    const count = (counts.get(kindOf(one)) ?? 0) + 1;
    counts.set(kindOf(one), count);
    const share = isOfDay ? Math.ceil((sizes.get(kindOf(one)) ?? 0) / 4) : 0;
    return count <= Math.max(perKind, share);
  });
  return chosen.sort((a, b) => a.at - b.at).map(({ one }) => one);
}
