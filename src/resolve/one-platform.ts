// A pin that never was the tag may be one platform's manifest of an index that was.

import { proveDigest } from '../history/prove.js';
import type { KnownHistory } from '../history/reader.js';
import { lastIntervalOf } from '../history/timeline.js';
import type { TimeView } from '../history/timeline-standing.js';
import type { Fact, Lag } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import type { PlatformSources } from './ports.js';

const maxIndexes = 64;
const concurrency = 8;

/**
 * Looks the pin up under the indexes of the history, newest first, where the registry serves manifests
 * (platform-facts: Registry). Gives the fact back unchanged when the pin is under none of the newest 64.
 * @throws Failure when the registry serves manifests but fails to answer
 */
export async function onePlatformFact(
  fact: Fact & { readonly status: 'not-in-history' },
  digest: Digest,
  known: KnownHistory,
  view: TimeView,
  children: (digest: Digest) => ReturnType<PlatformSources['children']>,
): Promise<Fact> {
  const own = await children(digest);
  if (own === undefined || own.length > 0) return fact;
  const { timeline } = known;
  const indexes = [...new Set(timeline.toReversed().map((reign) => reign.digest))].slice(0, maxIndexes);
  for (let next = 0; next < indexes.length; next += concurrency) {
    const batch = indexes.slice(next, next + concurrency);
    const found = await Promise.all(batch.map(children));
    const indexDigest = batch.find((_, position) => found[position]?.includes(digest));
    if (indexDigest === undefined) continue;
    const { records: _records, historySince: _since, ...current } = fact;
    const reign = timeline[lastIntervalOf(timeline, indexDigest)];
    const since = reign && { pinnedSince: reign.since };
    return { ...current, status: 'one-platform', indexDigest, ...since, ...lagOf(indexDigest, known, view) };
  }
  return fact;
}

/** How the index lies behind the tag: pinning a part of it makes it no younger. */
export function lagOf(indexDigest: Digest, known: KnownHistory, view: TimeView): { readonly lag?: Lag } {
  const fact = proveDigest(indexDigest, known, undefined, view);
  if (fact.status !== 'superseded') return {};
  const { supersededAt, supersededBy, behind, lagMs } = fact;
  return { lag: { supersededAt, supersededBy, behind, lagMs } };
}
