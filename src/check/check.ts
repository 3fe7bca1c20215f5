// What a rule is, and the one way in which most rules run: over each image with its fact.
import type { AdvisoryPolicy } from '../model/advisory.js';
import type { Evidence, Fact, Instant } from '../model/fact.js';
import type { Edit, Finding, Severity } from '../model/finding.js';
import type { Digest } from '../model/image.js';
import type { ImageOccurrence } from '../model/occurrence.js';

export interface Settings {
  /** How long a superseded pin may lag. */
  readonly maxAgeMs: number;
  readonly now: Instant;
  /** Absent: the default. */
  readonly advisories?: AdvisoryPolicy | undefined;
}

/** A finding before it is given its check's id and severity. */
export type Draft = Omit<Finding, 'check' | 'severity'>;

/** One rule. Pure and synchronous: all it may use is in the evidence. */
export interface Check {
  readonly id: string;
  readonly summary: string;
  readonly severity: Severity;
  /** Shown in the documentation. */
  readonly example: { readonly bad: string; readonly good: string };
  run(evidence: Evidence, settings: Settings): readonly Draft[];
}

/** Runs a rule over every image occurrence; each draft stands at the reference. */
export function perImage(
  evidence: Evidence,
  rule: (occurrence: ImageOccurrence, fact: Fact) => Omit<Draft, 'at'> | undefined,
): readonly Draft[] {
  return evidence.occurrences.flatMap((occurrence) => {
    const fact = occurrence.kind === 'image' ? evidence.facts.get(occurrence) : undefined;
    const draft = occurrence.kind === 'image' && fact !== undefined ? rule(occurrence, fact) : undefined;
    return draft === undefined ? [] : [{ at: occurrence.at, ...draft }];
  });
}

/** The edit that makes a reference carry the digest, if there is a place for it. */
export function pinTo(
  occurrence: ImageOccurrence,
  digest: Digest,
): { readonly fix?: Edit & { digest: Digest } } {
  const { pin, image, at } = occurrence;
  if (pin.kind === 'refused') return {};
  return {
    fix: {
      file: at.file,
      span: pin.span,
      expect: image.digest === undefined ? '' : `${pin.lead}${image.digest}`,
      replacement: `${pin.lead}${digest}`,
      digest,
    },
  };
}
