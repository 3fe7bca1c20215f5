// A pin that the tag never pointed to may be the manifest of one platform of an index that the tag did point to.
import type { TimeView } from '../history/pin-state.js';
import { proveDigest } from '../history/prove.js';
import type { KnownHistory } from '../history/reader.js';
import { lastIndexWith } from '../history/timeline-index.js';
import type { Fact, Lag } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import type { PlatformSources } from './ports.js';

const maxIndexes = 64;
const concurrency = 8;

/**
 * Searches the indexes of the history for the pin, newest first, if the registry serves manifests. Returns the fact
 * unchanged if the pin is an index itself, or in none of the newest 64.
 * @throws Failure if a request for a manifest fails
 */
export async function onePlatformFact(
  fact: Fact & { readonly status: 'not-in-history' },
  digest: Digest,
  known: KnownHistory,
  view: TimeView,
  children: (digest: Digest) => ReturnType<PlatformSources['children']>,
): Promise<Fact> {
  const pinChildren = await children(digest);
  if (pinChildren === undefined || pinChildren.length > 0) return fact;
  const { timeline } = known;
  const indexes = [...new Set(timeline.toReversed().map((interval) => interval.digest))].slice(0, maxIndexes);
  for (let start = 0; start < indexes.length; start += concurrency) {
    const batch = indexes.slice(start, start + concurrency);
    const manifests = await Promise.all(batch.map(children));
    const indexDigest = batch.find((_, position) => manifests[position]?.includes(digest));
    if (indexDigest === undefined) continue;
    const { records: _records, historySince: _since, ...current } = fact;
    const interval = timeline[lastIndexWith(timeline, indexDigest)];
    const since = interval && { pinnedSince: interval.since };
    return { ...current, status: 'one-platform', indexDigest, ...since, ...lagOf(indexDigest, known, view) };
  }
  return fact;
}

/** The lag of the index that a pinned manifest belongs to: the manifest is as old as its index. */
export function lagOf(indexDigest: Digest, known: KnownHistory, view: TimeView): { readonly lag?: Lag } {
  const fact = proveDigest(indexDigest, known, undefined, view);
  if (fact.status !== 'superseded') return {};
  const { supersededAt, supersededBy, behind, lagMs } = fact;
  return { lag: { supersededAt, supersededBy, behind, lagMs } };
}
