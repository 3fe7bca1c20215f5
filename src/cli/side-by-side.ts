// All sources of a tag's history next to each other, as a table or as JSON.

import { contradictionAmong, type HistoryContradiction } from '../history/contradictions.js';
import type { Interval } from '../history/intervals.js';
import type { SourceReading } from '../history/source.js';
import { evidenceOf, knowsMoves, type UsableReading, usableReading } from '../history/strengths.js';
import { compact } from '../model/compact.js';
import { largest } from '../model/extremes.js';
import type { HistoryRecord, Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { plural } from '../model/text.js';
import { formatDay, formatDuration } from '../model/time.js';
import { terminalTable } from '../output/terminal/columns.js';
import { describeSource } from '../report/source.js';
import { isoTime } from '../report/time.js';

/** Everything that was read about one tag. */
export interface TagReadings {
  /** As the user wrote it. */
  readonly name: string;
  /** What the registry returns for the tag. */
  readonly current: Digest;
  readonly readings: readonly SourceReading[];
  readonly now: Instant;
  /** Digests outside it are not shown. */
  readonly within: Interval;
}

export function sideBySideJson({ name, current, readings, now, within }: TagReadings): string {
  const usable = usableOf(readings, current, now);
  const sources = readings.map((reading, index) => {
    const used = usable[index];
    const shown = used === undefined || 'cause' in used ? undefined : used;
    const evidence = describeSource(
      evidenceOf({ ...reading, ...(used && 'cause' in used ? { answer: used } : {}) }, now),
    );
    if (shown === undefined) return evidence;
    const { pushes = [], keepsUntaggedMs, expiresAt } = shown.answer;
    return {
      ...evidence,
      reigns: intervalsOf(shown)
        .filter((one) => overlaps(one, within))
        .map(({ digest, since, until }) => ({
          digest,
          since: isoTime(since),
          ...compact({ until: until === undefined ? undefined : isoTime(until) }),
        })),
      ...(pushes.length === 0
        ? {}
        : {
            pushes: pushes.map(({ digest, at, isFirst }) => ({ digest, at: isoTime(at), first: isFirst })),
          }),
      ...compact({
        keepsUntaggedSeconds: keepsUntaggedMs === undefined ? undefined : keepsUntaggedMs / 1000,
        expires: expiresAt === undefined ? undefined : isoTime(expiresAt),
      }),
    };
  });
  const contradiction = contradictionIn(usable, current, now)?.message;
  return JSON.stringify({ image: name, current, sources, ...compact({ contradiction }) }, null, 2);
}

export function sideBySideTable({ current, readings, now, within }: TagReadings): string {
  const usable = usableOf(readings, current, now);
  const shown = usable.flatMap((one) => ('cause' in one ? [] : [one]));
  const cells = shown.map((one) => cellsOf(one, within));
  const digests = [...new Set([current, ...cells.flatMap((column) => [...column.keys()])])];
  const newest = new Map(digests.map((digest) => [digest, newestOf(shown, digest)]));
  digests.sort(
    (a, b) => Number(b === current) - Number(a === current) || (newest.get(b) ?? 0) - (newest.get(a) ?? 0),
  );
  const rows = digests.map((digest) => [
    digest,
    digest === current ? 'now' : '',
    ...cells.map((column) => column.get(digest) ?? ''),
  ]);
  const head = ['DIGEST', 'REGISTRY', ...shown.map(({ source }) => source.id.toUpperCase())];
  const notes = readings.map(
    (reading, index) => `${reading.source.id}: ${noteOf(reading, usable[index], now)}`,
  );
  const contradiction = contradictionIn(usable, current, now);
  return [
    terminalTable([head, ...rows]),
    plural(digests.length, 'digest'),
    ...(notes.length === 0 ? ['No source keeps a history of this tag'] : notes),
    ...(contradiction === undefined ? [] : [`Contradiction: ${contradiction.message}`]),
  ].join('\n');
}

type Used = ReturnType<typeof usableReading>;

function usableOf(readings: readonly SourceReading[], current: Digest, now: Instant): readonly Used[] {
  return readings.map((reading) => usableReading(reading, current, now));
}

function contradictionIn(
  usable: readonly Used[],
  current: Digest,
  now: Instant,
): HistoryContradiction | undefined {
  return contradictionAmong(
    usable.flatMap((one) => ('cause' in one ? [] : [one])),
    current,
    now,
  );
}

/** What the source itself has; a history of sightings ends with the last of them. */
function intervalsOf({ source, answer, known }: UsableReading) {
  if (known !== undefined && knowsMoves(source.strength)) return known.timeline;
  const sorted: readonly HistoryRecord[] = [...answer.records].sort((a, b) => a.at - b.at);
  return sorted.map(({ at, digest }) => ({ digest, since: at, until: undefined }));
}

function cellsOf(reading: UsableReading, within: Interval): ReadonlyMap<Digest, string> {
  const cells = new Map<Digest, string>();
  const isMove = knowsMoves(reading.source.strength);
  for (const one of intervalsOf(reading)) {
    if (!overlaps(one, within)) continue;
    const until = one.until === undefined ? 'now' : formatDay(one.until);
    const period = isMove ? `${formatDay(one.since)} – ${until}` : `seen ${formatDay(one.since)}`;
    const before = cells.get(one.digest);
    cells.set(one.digest, before === undefined ? period : `${before}, ${period}`);
  }
  for (const { digest, at, isFirst } of reading.answer.pushes ?? [])
    if (!cells.has(digest)) cells.set(digest, `${isFirst ? 'first pushed' : 'pushed by'} ${formatDay(at)}`);
  return cells;
}

function newestOf(shown: readonly UsableReading[], digest: Digest): Instant {
  const times = shown.flatMap(({ answer }) =>
    [...answer.records, ...(answer.pushes ?? [])].filter((one) => one.digest === digest).map(({ at }) => at),
  );
  return largest(times, 0);
}

/** What the source can say, from when on, and how long the registry keeps what no tag points to. */
function noteOf(reading: SourceReading, used: Used | undefined, now: Instant): string {
  const { title, strength } = reading.source;
  if (used !== undefined && 'cause' in used) return `${title}, silent: ${used.message} [${used.cause}]`;
  const { since } = evidenceOf(reading, now);
  const window = since === undefined ? '' : ` since ${formatDay(since)}`;
  const kept = 'cause' in reading.answer ? undefined : reading.answer.keepsUntaggedMs;
  const deleted =
    kept === undefined
      ? ''
      : `; a digest without a tag is kept for ${kept === 0 ? 'no time' : formatDuration(kept)}`;
  return `${title}, ${strength}${window}${deleted}`;
}

function overlaps(
  {
    since,
    until = Number.POSITIVE_INFINITY,
  }: { readonly since: Instant; readonly until?: Instant | undefined },
  { from, to }: Interval,
): boolean {
  return until > from && since < to;
}
