// A repository of a registry over time: which tag pointed to which digest, when, and what is true of it at an instant.
import fc from 'fast-check';
import type { Digest } from '../../src/model/images/image.js';
import { digest } from '../build.js';

/** A tag is pushed, copied together with others, or deleted. */
export interface WorldEvent {
  readonly at: number;
  readonly tag: string;
  /** Absent: the tag is deleted. */
  readonly digest?: Digest;
  /** Other tags that the same copy set; a log may only show the first one. */
  readonly along?: readonly string[];
  /** Of a deletion at Quay: without the time in which it could be restored. */
  readonly forever?: boolean;
}

export interface World {
  readonly repository: string;
  readonly events: readonly WorldEvent[];
  readonly now: number;
  /** How long logs are kept. */
  readonly retentionMs: number;
  /** When those looked who are no registry; absent: soon after each event. */
  readonly looks?: Looks;
}

/** A witness writes down later what it saw, one look after the other; a ledger at once. */
export interface Looks {
  readonly witness: readonly { readonly seen: number; readonly written: number }[];
  readonly ledger: readonly number[];
}

export const now = Date.parse('2026-11-22T12:00:00Z');
const hourMs = 3_600_000;
export const tags = ['1', '1.2', '1.2.3'] as const;

/** Up to 14 events, at distinct whole hours before now. */
export const anyWorld: fc.Arbitrary<World> = fc
  .record({
    steps: fc.array(
      fc.record({
        gap: fc.integer({ min: 1, max: 500 }),
        tag: fc.constantFrom(...tags),
        letter: fc.constantFrom('a', 'b', 'c', 'd', undefined),
        along: fc.boolean(),
      }),
      { minLength: 1, maxLength: 14 },
    ),
    retention: fc.constantFrom(48, 1000, 100_000),
  })
  .map(({ steps, retention }) => {
    let at = now - hourMs;
    const events = steps.map(({ gap, tag, letter, along }): WorldEvent => {
      at -= gap * hourMs;
      if (letter === undefined) return { at, tag };
      const others = along ? tags.filter((other) => other !== tag) : [];
      return { at, tag, digest: digest(letter), along: others };
    });
    return { repository: 'acme/app', events: events.reverse(), now, retentionMs: retention * hourMs };
  });

type Moves = readonly { at: number; digest: Digest | undefined }[];

/** What is asked of a life again and again, by its events, which nobody changes. */
interface Known {
  readonly moves: Map<string, Moves>;
  readonly pushes: ReadonlyMap<Digest, { first: number; last: number }>;
  readonly tags: readonly string[];
}

const lives = new WeakMap<World['events'], Known>();

function knownOf({ events }: World): Known {
  const known = lives.get(events);
  if (known !== undefined) return known;
  const pushes = new Map<Digest, { first: number; last: number }>();
  for (const { at, digest: of } of events) {
    if (of === undefined) continue;
    const { first, last } = pushes.get(of) ?? { first: at, last: at };
    pushes.set(of, { first: Math.min(first, at), last: Math.max(last, at) });
  }
  const made = { moves: new Map(), pushes, tags: [...new Set([...tags, ...events.map(({ tag }) => tag)])] };
  lives.set(events, made);
  return made;
}

/** The moves of one tag, in order. A push of the digest that it has already is none. */
export function movesOf(world: World, tag: string): Moves {
  const { moves } = knownOf(world);
  const known = moves.get(tag) ?? movesIn(world, tag);
  moves.set(tag, known);
  return known;
}

function movesIn({ events }: World, tag: string): Moves {
  const moves: { at: number; digest: Digest | undefined }[] = [];
  for (const event of events) {
    const concerns = event.tag === tag || event.along?.includes(tag) === true;
    if (concerns && moves.at(-1)?.digest !== event.digest) moves.push({ at: event.at, digest: event.digest });
  }
  return moves;
}

/** What a tag points to at an instant. */
export function digestAt(world: World, tag: string, at: number): Digest | undefined {
  return movesOf(world, tag).findLast((move) => move.at <= at)?.digest;
}

/** The tags that point to the digest now. */
export function tagsOf(world: World, of: Digest): readonly string[] {
  return allTagsOf(world).filter((tag) => digestAt(world, tag, world.now) === of);
}

/** Those that most lives have, and any other of this one. */
export function allTagsOf(world: World): readonly string[] {
  return knownOf(world).tags;
}

/** When the registry first had the digest, and when a tag was last pushed with it. */
export function pushesOf(world: World, of: Digest): { first: number; last: number } | undefined {
  return knownOf(world).pushes.get(of);
}

/** As APIs write times. */
export function iso(at: number): string {
  return new Date(at).toISOString();
}
