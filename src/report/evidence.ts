// Advisories and tag histories → the report document; histories also back, for a replay.
import type { Advisory } from '../model/advisory.js';
import { compact } from '../model/compact.js';
import type { Instant, TagHistory } from '../model/fact.js';
import type { ReportedAdvisory, ReportedHistory } from './schema/schema.js';
import { describeSource, parseSource } from './source.js';
import { isoTime } from './time.js';

/** An advisory with everything that the platform returned about it. */
export function describeAdvisory(advisory: Advisory): ReportedAdvisory {
  const { aliases, severities, events, ...rest } = advisory;
  return {
    ...rest,
    ...(aliases === undefined ? {} : { aliases: [...aliases] }),
    ...(severities === undefined ? {} : { severities: severities.map((severity) => ({ ...severity })) }),
    ...(events === undefined
      ? {}
      : {
          events: events.map(({ patchedVersions, ...event }) => ({
            ...event,
            ...(patchedVersions === undefined ? {} : { patchedVersions: [...patchedVersions] }),
          })),
        }),
  };
}

const maxIntervals = 100;

/**
 * A tag's history: its newest 100 intervals, and how many older ones were left out. The intervals are described when they
 * are read, because those of thousands of tags are a large part of a report, and most channels show few of them.
 */
export function describeHistory(history: TagHistory): ReportedHistory {
  const { registry, repository, tag, complete, known, evidence } = history;
  const left = countOf(history.intervals) - Math.min(history.intervals.length, maxIntervals);
  return {
    ...{ registry, repository, tag, complete },
    ...compact({ evidence: evidence && describeSource(evidence) }),
    get reigns() {
      return describeIntervals(history.intervals.slice(-maxIntervals));
    },
    ...(left > 0 ? { truncated: left } : {}),
    ...(known === undefined ? {} : { known: known.map(describeKnown) }),
  };
}

/** Most intervals end where the next one begins; the text of that instant is made once. */
function describeIntervals(intervals: TagHistory['intervals']): ReportedHistory['reigns'] {
  let last: readonly [Instant, string] | undefined;
  const textOf = (instant: Instant) => {
    if (last?.[0] !== instant) last = [instant, isoTime(instant)];
    return last[1];
  };
  return intervals.map(({ digest, since, until }) => ({
    digest,
    since: textOf(since),
    ...(until === undefined ? {} : { until: textOf(until) }),
  }));
}

/** How many intervals there are, with those that were not kept. */
function countOf(intervals: TagHistory['intervals']): number {
  return intervals.reduce((sum, { leftOut }) => sum + 1 + (leftOut?.intervals ?? 0), 0);
}

function describeKnown({ from, to }: { readonly from: Instant; readonly to: Instant }) {
  return compact({
    from: Number.isFinite(from) ? isoTime(from) : undefined,
    to: Number.isFinite(to) ? isoTime(to) : undefined,
  });
}

/** The history that decisions rest on. Without the intervals that the report left out it is an incomplete one. */
export function parseRecordedHistory({
  reigns,
  known,
  truncated,
  evidence,
  ...tag
}: ReportedHistory): TagHistory {
  const intervals = reigns.map(({ digest, since, until }) => ({
    digest,
    since: Date.parse(since),
    ...compact({ until: until === undefined ? undefined : Date.parse(until) }),
  }));
  const oldest = truncated === undefined ? undefined : intervals[0]?.since;
  const always = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];
  const recorded = known?.map(({ from, to }) => ({
    from: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
    to: to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to),
  }));
  const covered = (recorded ?? always).flatMap(({ from, to }) =>
    oldest === undefined || from >= oldest ? [{ from, to }] : to > oldest ? [{ from: oldest, to }] : [],
  );
  const isPart = recorded !== undefined || oldest !== undefined;
  return {
    ...tag,
    complete: tag.complete && !isPart,
    ...(isPart ? { known: covered } : {}),
    ...compact({ evidence: evidence && parseSource(evidence) }),
    intervals,
  };
}
