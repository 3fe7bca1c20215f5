// A run in which answers arrive in another order comes to the same.
import { expect, it } from 'vitest';
import { runs, seed } from '../sample.js';
import { act } from './act.js';
import { noFaults } from './faults.js';
import { type Random, randomOf } from './random.js';
import { sceneOf } from './run-once.js';

/** Turns of the event loop that a request takes in addition. */
const detourOf = (random: Random) => async () => {
  for (let turns = random.below(12); turns > 0; turns -= 1) await new Promise((next) => setImmediate(next));
};

/** All that a run has shown and left, but for the instants at which it read what it knows. */
async function seen(...args: Parameters<typeof act>): Promise<unknown> {
  const { ended } = await act(...args);
  const { masked: _, ...trace } = ended.trace;
  const all = JSON.stringify({ hung: ended.hung, trace, shown: ended.ci?.shown });
  return JSON.parse(all.replaceAll(/(\\*"readAt\\*": ?\\*")[^"\\]*/g, '$1'));
}

it('in any order', { timeout: 600_000 }, async () => {
  // Modules that are loaded in a run take time on its clock.
  for (const scene of [1, 2, 3]) await act(sceneOf(scene).world, noFaults);
  const count = runs(60, 4);
  for (let at = seed % 1000; at < (seed % 1000) + count; at += 1) {
    const usual = await seen(sceneOf(at).world, noFaults);
    const random = randomOf(~at);
    const other = await seen(sceneOf(at).world, noFaults, { detour: detourOf(random) });
    expect(other, `scene ${at}`).toEqual(usual);
  }
});
