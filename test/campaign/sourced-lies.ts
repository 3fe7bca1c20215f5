// What a source of histories tells in the place of the truth, and what goes wrong with its answers.
import type { Fault } from '../../src/emulator/faults.js';
import type { Digest } from '../../src/model/images/image.js';
import { dayMs } from '../build.js';
import type { World as TagWorld, WorldEvent } from '../histories/world.js';
import { start } from './platform.js';
import type { Random } from './random.js';
import { heldAt, sourcedTags } from './sourced-truth.js';

/**
 * `stranger`: the tags point to a digest that no tag has ever had. `older`: they have had the digest of today from the
 * beginning. `past`: they have had that other digest at a time.
 */
export type Lie = 'stranger' | 'older' | 'past';

/** A history that is not true. Nobody can tell whether it is, unless somebody else knows better. */
export function randomLie(
  random: Random,
  truth: TagWorld,
  stranger: Digest,
): { readonly told: TagWorld; readonly lie: Lie } {
  const lie = random.pick(['stranger', 'older', 'past'] as const);
  const eventsOf = {
    stranger: () => [...truth.events, strangeEvent(random, truth, stranger)],
    older: () => oldEvents(truth),
    past: () => otherPast(random, truth, stranger),
  };
  return { told: { ...truth, events: eventsOf[lie]() }, lie };
}

function strangeEvent(random: Random, { events }: TagWorld, digest: Digest): WorldEvent {
  const last = events.at(-1)?.at ?? start;
  const ago = random.pick([0.02, 0.5, 2, 8] as const) * dayMs;
  const [tag, ...along] = sourcedTags;
  return { at: Math.max(last + 1000, start - ago), tag, along, digest };
}

function oldEvents(truth: TagWorld): readonly WorldEvent[] {
  const at = truth.events[0]?.at ?? start;
  return sourcedTags.flatMap((tag) => {
    const digest = heldAt(truth, tag, start);
    return digest === undefined ? [] : [{ at, tag, digest }];
  });
}

function otherPast(random: Random, { events }: TagWorld, digest: Digest): readonly WorldEvent[] {
  const false_ = random.below(events.length);
  return events.map((event, at) =>
    at === false_ && event.digest !== undefined ? { ...event, digest } : event,
  );
}

/** Without rights, limited, down, slow, or cut off, for the whole run. */
export function randomTrouble(random: Random): Fault {
  const count = random.pick<{ nth?: number; times?: number }>([{ nth: 1 + random.below(3) }, {}, {}]);
  return { match: { service: 'registry', ...count }, effect: randomEffect(random) };
}

function randomEffect(random: Random): Fault['effect'] {
  const status = random.pick([400, 401, 403, 404, 429, 500, 503, 204, 302]);
  const body = random.pick([
    '',
    '{}',
    '[]',
    'null',
    '<html>Sign in to the network</html>',
    '{"message":"no"}',
  ]);
  return random.pick<Fault['effect']>([
    { status, body },
    { status: 200, body },
    { delayMs: random.pick([5_000, 45_000, 70_000, 3_600_000]) },
    { reset: true },
    { truncate: random.below(200) },
    { garbage: true },
  ]);
}
