// Which digest of a tag is finished: official images gain their platforms one by one, in a new index for each.
// https://github.com/docker-library/official-images/pull/18385
import { Failure } from '../model/failure.js';
import type { Digest } from '../model/images/image.js';
import type { Instant } from '../model/judgement/fact.js';
import { shortDigest } from '../model/text/text.js';
import { durationText, formatDay } from '../model/text/time.js';
import { type ContentOf, movesSince, type PinBehind } from './compare.js';
import { coversPlatforms } from './same-images.js';

export interface SettleRule {
  /** How long a tag rests before its digest counts as finished, whatever it has; 0: at once. */
  readonly settleMs: number;
  /** The instant that is asked about. */
  readonly at: Instant;
}

type Settled = { readonly target: Digest; readonly since?: Instant } | { readonly unsettled: string };

/**
 * The digest to pin: the target, if the tag has rested at it, or if it has images for all platforms that the tag had that
 * long before. Otherwise the newest one before it at which the tag rested. What cannot be read keeps the target.
 */
export async function settledTarget(
  { pin, isPart, supersededAt, target, history }: PinBehind,
  contentOf: ContentOf,
  { settleMs, at }: SettleRule,
): Promise<Settled> {
  const moves = movesSince(supersededAt, history);
  const index = moves.findLastIndex(({ digest, since }) => digest === target && since <= at);
  const own = moves[index];
  const endOf = ({ until = at }: { readonly until?: Instant }) => Math.min(until, at);
  const rested = (one: (typeof moves)[number]) => endOf(one) - one.since >= settleMs;
  if (settleMs === 0 || own === undefined || rested(own)) return { target };
  const before = moves.findLast(({ since }) => since <= endOf(own) - settleMs)?.digest ?? pin;
  try {
    const from = isPart && before === pin ? { image: pin } : await contentOf(before);
    if (coversPlatforms(from, await contentOf(target))) return { target };
    const older = moves.slice(0, index).findLast(rested);
    if (older !== undefined && (await contentOf(older.digest)))
      return { target: older.digest, since: older.since };
  } catch (error) {
    if (error instanceof Failure) return { target };
    throw error;
  }
  return { unsettled: stillBuilt(target, own.since, settleMs) };
}

function stillBuilt(target: Digest, since: Instant, settleMs: number): string {
  return `The tag moved to ${shortDigest(target)} on ${formatDay(since)}, which has no image yet for some platform that the tag had before. It is pinned once it has, or once the tag has rested for ${durationText(settleMs)} (\`settle\`)`;
}
