// What each test file costs: the CPU time of its imports, of its tests and of the programs that it starts. scripts/test-cost.mjs
// shows it. Linux counts the time of programs that have ended (fields 16 and 17 of /proc/self/stat, in ticks of 10 ms).
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Milliseconds of CPU: since the process began or the file before ended, when the tests began, and at their end. */
    cost?: { readonly imports: number; readonly tests: number; readonly programs: number };
  }
}

const now = () => {
  const { user, system } = process.cpuUsage();
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return { own: (user + system) / 1000, programs: (Number(fields[13]) + Number(fields[14])) * 10 };
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
