// Findings and waivers → as the report shows them.
import { compact } from '../model/compact.js';
import type { ComparedFinding, FindingSubject } from '../model/finding.js';
import type { WaiverState } from '../model/policy.js';
import type { ReportedFinding, ReportedWaiver } from './schema.js';
import type { Locate, Texts } from './texts.js';
import { isoTime } from './time.js';

/** A finding with its place; the fix replaces the whole reference, or has its own place if the digest is in another key. */
export function describeFinding(
  { check, severity, at, message, about, fix, waived, introduced, testData }: ComparedFinding,
  { locate, isMarked, fix: describeFix }: Texts,
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
    ...compact({ testData }),
    ...(typeof introduced === 'boolean' ? { introduced } : {}),
    ...describeWaived(waived, locate),
    ...(fix === undefined || at === undefined ? {} : { fix: describeFix(at, fix) }),
  };
}

function describeSubject({ image, artifact, advisory }: FindingSubject = {}) {
  const { registry, repository, tag } = image ?? {};
  return {
    ...(registry === undefined || repository === undefined
      ? {}
      : { image: { registry, repository, ...compact({ tag }) } }),
    ...compact({ artifact, advisory: advisory?.id }),
  };
}

function describeWaived(waived: ComparedFinding['waived'], locate: Locate): Pick<ReportedFinding, 'waived'> {
  if (waived === undefined) return {};
  const { at, reason, owner, expires } = waived;
  return {
    waived: {
      reason,
      ...compact({ owner, expires: expires === undefined ? undefined : isoTime(expires) }),
      file: at.file,
      line: locate(at).line,
    },
  };
}

/** A waiver with its place and its state in this run. */
export function describeWaiver(
  { waiver, state, matched, notice }: WaiverState,
  locate: Locate,
): ReportedWaiver {
  const effect = { state, matched, ...compact({ notice }) };
  const place = { file: waiver.at.file, ...locate(waiver.at) };
  if ('covers' in waiver) return { ...place, ...effect, check: waiver.check, reason: waiver.reason };
  const { at: _at, inheritedAt: _inheritedAt, expires, acknowledged, paths, ...rest } = waiver;
  return {
    ...place,
    ...effect,
    ...rest,
    ...(paths === undefined ? {} : { paths: [...paths] }),
    ...(expires === undefined ? {} : { expires: isoTime(expires) }),
    ...(acknowledged === undefined ? {} : { acknowledged: isoTime(acknowledged) }),
  };
}
