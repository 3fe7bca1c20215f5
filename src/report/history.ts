// Advisories and tag histories → the report document; histories also back, for a replay.

import { compact } from '../model/collections.js';
import type { Cause } from '../model/failure.js';
import type { Instant, SourceUsed, TagHistory } from '../model/judgement/fact.js';
import type { ReportedFact, ReportedHistory } from './schema/schema.js';
import { instantIfKnown, isoTime, withInstants, withIsoTimes } from './time.js';

type ReportedSource = NonNullable<ReportedFact['evidence']>[number];

/** A source with its times as the report writes them. */
export function describeSource(source: SourceUsed): ReportedSource {
  return withIsoTimes(source, 'since', 'readAt');
}

/** A recorded source. */
export function parseSource({ silent, ...source }: ReportedSource): SourceUsed {
  const why = silent && { ...silent, cause: silent.cause as Cause };
  return { ...withInstants(source, 'since', 'readAt'), ...compact({ silent: why }) };
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
    registry,
    repository,
    tag,
    complete,
    ...compact({ evidence: evidence && describeSource(evidence) }),
    get reigns() {
      return history.intervals.slice(-maxIntervals).map(describeInterval);
    },
    ...(left > 0 ? { truncated: left } : {}),
    ...(known === undefined ? {} : { known: known.map(describeKnown) }),
  };
}

function describeInterval({ digest, since, until }: TagHistory['intervals'][number]) {
  return withIsoTimes({ digest, since, ...compact({ until }) }, 'since', 'until');
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
  const intervals = reigns.map((one) => withInstants(one, 'since', 'until'));
  const oldest = truncated === undefined ? undefined : intervals[0]?.since;
  const always = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];
  const recorded = known?.map(({ from, to }) => ({
    from: instantIfKnown(from) ?? Number.NEGATIVE_INFINITY,
    to: instantIfKnown(to) ?? Number.POSITIVE_INFINITY,
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
