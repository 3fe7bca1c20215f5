// The first run of the campaign that is of a kind, for tests of the judge.
import { runOnce, type Scene, sceneOf } from './run-once.js';

type Run = Awaited<ReturnType<typeof runOnce>>;

const max = 300;
const runs: Promise<Run>[] = [];

/**
 * The first run without harm of which this holds. `mayHold` says what is known before it runs, which saves time.
 * @throws Error when none of 300 is of the kind
 */
export async function runWhere(
  holds: (run: Run) => boolean,
  mayHold: (scene: Scene) => boolean = () => true,
): Promise<Run> {
  for (let at = 0; at < max; at += 1) {
    if (!mayHold(sceneOf(at + 1))) continue;
    runs[at] ??= runOnce(at + 1);
    const run = await (runs[at] as Promise<Run>);
    if (run.found.length === 0 && holds(run)) return run;
  }
  throw new Error('no such run');
}
