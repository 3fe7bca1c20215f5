// A tag's history as the report shows it → the history that decisions rest on.
import type { Evidence } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import type { ReportedHistory } from './schema.js';

/** What the report left out is not known: the history is then a part, with the stretches that are known. */
export function parseRecordedHistory({
  reigns,
  known,
  truncated,
  ...tag
}: ReportedHistory): Evidence['histories'][number] {
  const read = reigns.map(({ digest, since, until }) => ({
    digest: digest as Digest,
    since: Date.parse(since),
    ...(until === undefined ? {} : { until: Date.parse(until) }),
  }));
  const oldest = truncated === undefined ? undefined : read[0]?.since;
  const all = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];
  const stretches = known?.map(({ from, to }) => ({
    from: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
    to: to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to),
  }));
  const coverage = (stretches ?? all).flatMap(({ from, to }) =>
    oldest === undefined || from >= oldest ? [{ from, to }] : to > oldest ? [{ from: oldest, to }] : [],
  );
  const isPart = stretches !== undefined || oldest !== undefined;
  return {
    ...tag,
    complete: tag.complete && !isPart,
    ...(isPart ? { known: coverage } : {}),
    intervals: read,
  };
}
