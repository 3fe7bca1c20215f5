// Properties run with one seed, so that a failure can be repeated. TAGPROOF_SEED=7 TAGPROOF_RUNS=100 explores with
// another seed and a hundred times the runs.
import fc from 'fast-check';

const { TAGPROOF_SEED = '20261121', TAGPROOF_RUNS = '1' } = process.env;

/** The seed of every property and sample. */
export const seed = Number(TAGPROOF_SEED);

fc.configureGlobal({ seed, numRuns: runs(100) });

/** The number of runs of a property, widened when exploring. */
export function runs(usual: number): number {
  return usual * Number(TAGPROOF_RUNS);
}
