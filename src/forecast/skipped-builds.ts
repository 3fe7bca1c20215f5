// The builds between two digests of a tag: what the tag pointed to in the meantime, by its history.

import type { Digest } from '../model/images/image.js';
import type { TagHistory } from '../model/judgement/fact.js';
import type { SkippedBuilds } from '../report/schema/forecast-schema.js';

const maxBuilds = 10;

interface PastBuild {
  readonly digest: Digest;
  readonly since: number;
}

interface BuildsBetween {
  /** The digests, each once, oldest first. Of a long history, the newest of them at least. */
  readonly builds: readonly PastBuild[];
  /** How many digests there are; absent if those that are left out cannot be told apart. */
  readonly count?: number;
}

/**
 * What the tag pointed to after the last time of `from` and before the last time of `to`; `undefined` if the known part
 * of the history does not reach from one to the other.
 */
export function buildsBetween(
  { complete, known = [], intervals }: TagHistory,
  from: Digest,
  to: Digest,
): BuildsBetween | undefined {
  const start = intervals.findLastIndex(({ digest }) => digest === from);
  const end = intervals.findLastIndex(({ digest }) => digest === to);
  const [first, last] = [intervals[start], intervals[end]];
  if (first === undefined || last === undefined || start > end) return undefined;
  const covers = known.some((one) => one.from <= first.since && one.to > last.since);
  if (!complete && !covers) return undefined;
  const builds = new Map<Digest, PastBuild>();
  let [left, isCounted] = [0, true];
  for (const { digest, since, leftOut } of intervals.slice(start + 1, end + 1)) {
    left += leftOut?.intervals ?? 0;
    isCounted &&= leftOut?.areElsewhere !== true;
    if (digest !== from && digest !== to) builds.set(digest, { digest, since });
  }
  return { builds: [...builds.values()], ...(isCounted ? { count: builds.size + left } : {}) };
}

/** As reports show them; `undefined` if their number is not known. */
export function skippedBuilds({ builds, count }: BuildsBetween): SkippedBuilds | undefined {
  if (count === undefined) return undefined;
  return {
    count,
    builds: builds
      .slice(-maxBuilds)
      .map(({ digest, since }) => ({ digest, since: new Date(since).toISOString() })),
  };
}
