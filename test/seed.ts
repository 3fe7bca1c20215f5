// Properties run with one seed in CI, so that a red run can be repeated. TAGPROOF_SEED=7 TAGPROOF_RUNS=100 explores
// with another seed and a hundred times the runs.
import fc from 'fast-check';

const { TAGPROOF_SEED = '20261121', TAGPROOF_RUNS = '1' } = process.env;

fc.configureGlobal({ seed: Number(TAGPROOF_SEED), numRuns: runs(100) });

/** The number of runs of a property, widened when exploring. */
export function runs(usual: number): number {
  return usual * Number(TAGPROOF_RUNS);
}
