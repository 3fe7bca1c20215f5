// What each source of a tag's history has to show: its stays, by digest, within the period that is asked for.

import { contradictionAmong } from '../../history/contradictions.js';
import type { Period } from '../../history/coverage.js';
import { knowsMoves, type SourceReading } from '../../history/source.js';
import { groupedBy } from '../../model/collections.js';
import type { Digest } from '../../model/images/image.js';
import type { Instant } from '../../model/judgement/fact.js';
import { capitalized } from '../../model/text/text.js';
import { sourceIsBehind } from '../../resolve/messages.js';

/** Everything that was read about one tag. */
export interface TagReadings {
  /** As the user wrote it. */
  readonly name: string;
  /** What the registry returns for the tag. */
  readonly current: Digest;
  readonly readings: readonly SourceReading[];
  readonly now: Instant;
  /** Digests outside it are not shown. */
  readonly within: Period;
}

/** A time in which the tag had a digest, or one at which it was seen with it. */
export interface Stay {
  readonly kind: 'move' | 'sighting' | 'push' | 'first-push';
  readonly digest: Digest;
  readonly since: Instant;
  /** Absent: until now, or of something that was only seen. */
  readonly until?: Instant | undefined;
  /** Somebody has put this older digest back. */
  readonly isRestored: boolean;
}

export interface ShownSource {
  readonly reading: SourceReading;
  /** From oldest to newest. */
  readonly stays: readonly Stay[];
  /** Those of each digest, and of a digest that only was pushed, its push. */
  readonly cells: ReadonlyMap<Digest, readonly Stay[]>;
}

/** The sources in the order in which they were asked. */
export function shownSources({
  readings,
  within,
}: Pick<TagReadings, 'readings' | 'within'>): readonly ShownSource[] {
  return readings.map((reading) => {
    const stays = staysOf(reading).filter(({ since, until, kind }) => {
      const end = until ?? (kind === 'move' ? Number.POSITIVE_INFINITY : since + 1);
      return end > within.from && since < within.to;
    });
    return { reading, stays, cells: cellsOf(stays, reading) };
  });
}

/** What the source itself has; a history of sightings ends with the last of them. */
function staysOf({ source, answer, history }: SourceReading): readonly Stay[] {
  const restored = new Set(answer.restoredAt);
  if (history !== undefined && knowsMoves(source.strength))
    return history.intervals.map(({ digest, since, until }) => ({
      kind: 'move',
      digest,
      since,
      until,
      isRestored: restored.has(since),
    }));
  return [...answer.records]
    .sort((a, b) => a.at - b.at)
    .map(({ at, digest }) => ({ kind: 'sighting', digest, since: at, isRestored: false }));
}

function cellsOf(stays: readonly Stay[], { answer }: SourceReading): ReadonlyMap<Digest, readonly Stay[]> {
  const cells = groupedBy(runsOf(stays), ({ digest }) => digest);
  for (const { digest, at, isFirst } of answer.pushes ?? [])
    if (!cells.has(digest))
      cells.set(digest, [{ kind: isFirst ? 'first-push' : 'push', digest, since: at, isRestored: false }]);
  return cells;
}

/** Sightings of one digest in a row as one stay, from the first of them to the last. */
function runsOf(stays: readonly Stay[]): readonly Stay[] {
  const runs: Stay[] = [];
  for (const stay of stays) {
    const last = runs.at(-1);
    const isSame = stay.kind === 'sighting' && last?.kind === 'sighting' && last.digest === stay.digest;
    if (isSame) runs[runs.length - 1] = { ...last, until: stay.since };
    else runs.push(stay);
  }
  return runs;
}

/** The contradiction between the sources, or between one of them and the registry; `undefined`: there is none. */
export function contradictionIn({ readings, current, now }: TagReadings): string | undefined {
  const usable = readings.filter(({ silent }) => silent === undefined);
  const behind = usable.find(({ isBehind, answer }) => isBehind === true && answer.readAt >= now);
  const between = contradictionAmong(usable, now)?.message;
  if (between !== undefined || behind === undefined) return between;
  return sourceIsBehind(capitalized(behind.source.title), current, behind.history?.intervals.at(-1)?.digest);
}
