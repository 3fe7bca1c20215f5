// Findings, advisories and histories → as the report shows them.
import type { Advisory } from '../model/advisory.js';
import type { Instant, TagHistory } from '../model/fact.js';
import type { Finding } from '../model/finding.js';
import { isoTime } from './fact.js';
import { describeWaived } from './policy.js';
import type { ReportedAdvisory, ReportedFinding, ReportedHistory } from './schema.js';
import type { Texts } from './texts.js';

/** A finding with its place; the fix is given for the whole reference, or with a place of its own in another key. */
export function describeFinding(
  { check, severity, at, message, about, fix, waived, introduced }: Finding,
  { locate, isMarked, fix: described }: Texts,
): ReportedFinding {
  return {
    check,
    severity,
    ...(at === undefined ? {} : { file: at.file, ...locate(at) }),
    ...(at === undefined || isMarked(at.file)
      ? {}
      : { charOffset: at.span.start, charLength: at.span.end - at.span.start }),
    message,
    ...describeSubject(about),
    ...(typeof introduced === 'boolean' ? { introduced } : {}),
    ...describeWaived(waived, locate),
    ...(fix === undefined || at === undefined ? {} : { fix: described(at, fix) }),
  };
}

/** An advisory with all that the platform said of it. */
export function describeAdvisory(advisory: Advisory): ReportedAdvisory {
  const { aliases, severities, events, ...rest } = advisory;
  return {
    ...rest,
    ...(aliases === undefined ? {} : { aliases: [...aliases] }),
    ...(severities === undefined ? {} : { severities: severities.map((one) => ({ ...one })) }),
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

function describeSubject({ image, artifact, advisory }: NonNullable<Finding['about']> = {}) {
  const { registry, repository, tag } = image ?? {};
  return {
    ...(registry === undefined || repository === undefined
      ? {}
      : { image: { registry, repository, ...(tag === undefined ? {} : { tag }) } }),
    ...(artifact === undefined ? {} : { artifact }),
    ...(advisory === undefined ? {} : { advisory: advisory.id }),
  };
}

const maxReigns = 100;

/** A tag's history as the report shows it: its newest 100 reigns, and how many older ones there are. */
export function describeHistory({ intervals, known, ...tag }: TagHistory): ReportedHistory {
  const left = intervals.length - maxReigns;
  return {
    ...tag,
    reigns: intervals.slice(-maxReigns).map(({ digest, since, until }) => ({
      digest,
      since: isoTime(since),
      ...(until === undefined ? {} : { until: isoTime(until) }),
    })),
    ...(left > 0 ? { truncated: left } : {}),
    ...(known === undefined ? {} : { known: known.map(describeStretch) }),
  };
}

function describeStretch({ from, to }: { readonly from: Instant; readonly to: Instant }) {
  return {
    ...(Number.isFinite(from) ? { from: isoTime(from) } : {}),
    ...(Number.isFinite(to) ? { to: isoTime(to) } : {}),
  };
}
