// What truly happened to a tag, by arithmetic of the campaign's own: nothing of the product is used.
import type { Digest } from '../../src/model/images/image.js';
import type { World as TagWorld } from '../histories/world.js';

export const sourcedTags = ['1', '1.2', '1.2.3'] as const;

/** A time in which a tag had a digest. */
export interface Stay {
  readonly digest: Digest;
  readonly from: number;
  /** When the tag moved on or was deleted; of the last one, the end of the world. */
  readonly to: number;
}

/** In their order. A tag that is deleted and set to the same digest again has had no other one in between. */
export function staysOf({ events, now }: TagWorld, tag: string): readonly Stay[] {
  const own = events.filter((event) => event.tag === tag || event.along?.includes(tag) === true);
  const stays: Stay[] = [];
  for (const [at, { at: from, digest }] of own.entries()) {
    if (digest === undefined) continue;
    const to = own[at + 1]?.at ?? now;
    const last = stays.at(-1);
    if (last?.digest === digest) stays[stays.length - 1] = { ...last, to };
    else stays.push({ digest, from, to });
  }
  return stays;
}

/** What a tag pointed to at an instant. */
export function heldAt({ events }: TagWorld, tag: string, at: number): Digest | undefined {
  return events.findLast(
    (event) => event.at <= at && (event.tag === tag || event.along?.includes(tag) === true),
  )?.digest;
}

export function isEverDeleted({ events }: TagWorld, tag: string): boolean {
  return events.some((event) => event.tag === tag && event.digest === undefined);
}

/** A registry deletes what no tag has held for longer than its window. */
export function isKept(truth: TagWorld, digest: Digest): boolean {
  const oldest = truth.now - truth.retentionMs;
  return sourcedTags.some((tag) =>
    staysOf(truth, tag).some((stay) => stay.digest === digest && stay.to > oldest),
  );
}
