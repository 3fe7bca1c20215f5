// A run of the campaign that is of a kind, for tests of the judge.
import { runOnce, type Scene, sceneOf } from './run-once.js';

type Run = Awaited<ReturnType<typeof runOnce>>;

const max = 300;
const runs: Promise<Run>[] = [];

/**
 * A run without harm of which this holds: that of the seed `known`, or, when a change of the worlds has made another of it,
 * the first one. `mayHold` says what is known before it runs, which saves time.
 * @throws Error when none of 300 is of the kind
 */
export async function runWhere(
  known: number,
  holds: (run: Run) => boolean,
  mayHold: (scene: Scene) => boolean = () => true,
): Promise<Run> {
  for (const seed of [known, ...Array.from({ length: max }, (_, at) => at + 1)]) {
    if (!mayHold(sceneOf(seed))) continue;
    runs[seed] ??= runOnce(seed);
    const run = await (runs[seed] as Promise<Run>);
    if (run.found.length === 0 && holds(run)) return run;
  }
  throw new Error('no such run');
}
