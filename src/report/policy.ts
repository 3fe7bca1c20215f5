// Waivers and what they waive → the report document.
import type { WaiverMatch } from '../model/finding.js';
import type { InlineWaiver, Waiver } from '../model/policy.js';
import { isoTime } from './fact.js';
import type { ReportedFinding, ReportedWaiver } from './schema.js';
import type { Locate } from './texts.js';

/** A waiver and what became of it in this run. */
export interface WaiverStanding {
  readonly waiver: Waiver | InlineWaiver;
  readonly state: ReportedWaiver['state'];
  readonly matched: number;
  readonly notice?: string;
}

/** The waiver of a finding, as a part of the finding. */
export function describeWaived(
  waived: WaiverMatch | undefined,
  locate: Locate,
): Pick<ReportedFinding, 'waived'> {
  if (waived === undefined) return {};
  const { at, reason, owner, expires } = waived;
  return {
    waived: {
      reason,
      ...(owner === undefined ? {} : { owner }),
      ...(expires === undefined ? {} : { expires: isoTime(expires) }),
      file: at.file,
      line: locate(at).line,
    },
  };
}

export function describeWaiver(
  { waiver, state, matched, notice }: WaiverStanding,
  locate: Locate,
): ReportedWaiver {
  const standing = { state, matched, ...(notice === undefined ? {} : { notice }) };
  const place = { file: waiver.at.file, ...locate(waiver.at) };
  if ('covers' in waiver) return { ...place, ...standing, check: waiver.check, reason: waiver.reason };
  const { at: _at, inheritedAt: _inheritedAt, expires, acknowledged, paths, ...says } = waiver;
  return {
    ...place,
    ...standing,
    ...says,
    ...(paths === undefined ? {} : { paths: [...paths] }),
    ...(expires === undefined ? {} : { expires: isoTime(expires) }),
    ...(acknowledged === undefined ? {} : { acknowledged: isoTime(acknowledged) }),
  };
}
