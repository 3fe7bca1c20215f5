// The builds between two digests of a tag: what the tag pointed to in the meantime, by its history.
import type { TagHistory } from '../model/fact.js';
import type { SkippedBuilds } from '../model/forecast.js';
import type { Digest } from '../model/image.js';

const maxBuilds = 10;

export interface PastBuild {
  readonly digest: Digest;
  readonly since: number;
}

/**
 * The digests after the last time of `from` and before the last time of `to`, each once, oldest first; `undefined` if the
 * known part of the history does not reach from one to the other.
 */
export function buildsBetween(
  { complete, known = [], intervals }: TagHistory,
  from: Digest,
  to: Digest,
): readonly PastBuild[] | undefined {
  const start = intervals.findLastIndex(({ digest }) => digest === from);
  const end = intervals.findLastIndex(({ digest }) => digest === to);
  const [first, last] = [intervals[start], intervals[end]];
  if (first === undefined || last === undefined || start > end) return undefined;
  const covers = known.some((one) => one.from <= first.since && one.to > last.since);
  if (!complete && !covers) return undefined;
  const builds = new Map<Digest, PastBuild>();
  for (const { digest, since } of intervals.slice(start + 1, end))
    if (digest !== from && digest !== to) builds.set(digest, { digest, since });
  return [...builds.values()];
}

/** As reports show them. */
export function skippedBuilds(builds: readonly PastBuild[]): SkippedBuilds {
  return {
    count: builds.length,
    builds: builds
      .slice(-maxBuilds)
      .map(({ digest, since }) => ({ digest, since: new Date(since).toISOString() })),
  };
}
