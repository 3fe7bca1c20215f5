// What to pin in place of a digest that the registry has deleted: what the tag moved to after it, and not only the newest.
import { proveJoined } from '../history/joined.js';
import { cutoffOf, type TimeView } from '../history/pin-state.js';
import type { SourceReading } from '../history/source.js';
import type { UsableReading } from '../history/strengths.js';
import type { TagInterval } from '../history/timeline.js';
import { lastIndexWith } from '../history/timeline-index.js';
import type { PinSuccessor } from '../model/fact.js';
import type { Digest } from '../model/image.js';

const maxTried = 20;

/**
 * The first digest after the pin that exists and is old enough; `undefined` if no source has the pin, or sources
 * contradict each other.
 * @throws Failure if `exists` does
 */
export async function successorOfPin(
  pin: Digest,
  current: Digest,
  readings: readonly SourceReading[],
  view: TimeView,
  exists: (digest: Digest) => Promise<boolean>,
): Promise<PinSuccessor | undefined> {
  const proof = proveJoined(pin, current, readings, view);
  if (proof.contradiction !== undefined) return undefined;
  for (const reading of proof.readings) {
    for (const { digest, since } of laterThan(pin, reading, view))
      if (digest === current || (await exists(digest)))
        return { digest, since, source: reading.source.title };
  }
  return undefined;
}

/** What the tag pointed to after its last interval with the pin, as far as `min-age` and `as-of` allow it. */
function laterThan(pin: Digest, { known }: UsableReading, view: TimeView): readonly TagInterval[] {
  const timeline = known?.timeline ?? [];
  const last = lastIndexWith(timeline, pin);
  if (last < 0) return [];
  const cutoff = cutoffOf(view);
  const later: TagInterval[] = [];
  for (let index = last + 1; index < timeline.length && later.length < maxTried; index += 1) {
    const interval = timeline[index];
    if (interval !== undefined && interval.digest !== pin && interval.since <= cutoff) later.push(interval);
  }
  return later;
}
