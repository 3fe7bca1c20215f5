// Before each test file: properties run with one seed, so that a failure can be repeated (TAGPROOF_SEED=7 TAGPROOF_RUNS=100
// explores with another seed and a hundred times the runs); and what the file costs is noted for scripts/test-cost.mjs: the CPU
// time of its imports, of its tests and of the programs that it starts. Linux counts the time of programs that have ended
// (fields 16 and 17 of /proc/self/stat, in ticks of 10 ms).
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll } from 'vitest';
import { runs, seed } from './sample.js';

fc.configureGlobal({ seed, numRuns: runs(100) });

declare module 'vitest' {
  interface TaskMeta {
    /** Milliseconds of CPU: since the process began or the file before ended, when the tests began, and at their end. */
    cost?: { readonly imports: number; readonly tests: number; readonly programs: number };
  }
}

const now = () => {
  const { user, system } = process.cpuUsage();
  const stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'utf8') : '';
  const fields = stat.split(') ')[1]?.split(' ') ?? [];
  return { own: (user + system) / 1000, programs: (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * 10 };
};

const shared = globalThis as { tagproofCost?: ReturnType<typeof now> };
const before = shared.tagproofCost ?? { own: 0, programs: 0 };
let imported = 0;
beforeAll(() => {
  imported = now().own;
});
// biome-ignore lint/correctness/noEmptyPattern: The runner takes only a pattern as the first parameter.
afterAll(({}, { file }) => {
  const after = now();
  shared.tagproofCost = after;
  file.meta.cost = {
    imports: imported - before.own,
    tests: after.own - imported,
    programs: after.programs - before.programs,
  };
});
