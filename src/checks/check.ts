// What a rule is, and the one way in which most rules run: over each image with its fact.
import type { CheckText } from '../model/check-text.js';
import type { Evidence, Fact, Instant } from '../model/fact.js';
import type { Edit, Finding } from '../model/finding.js';
import type { Digest } from '../model/image.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import type { AdvisoryPolicy } from '../model/policy.js';

export interface CheckSettings {
  /** How long a superseded pin may lag, at this place. */
  readonly maxAgeMs: (occurrence: ImageOccurrence) => number;
  readonly now: Instant;
  /** Absent: every advisory counts. */
  readonly advisories?: AdvisoryPolicy;
}

/** A finding before it is given its check's id and severity. */
export type DraftFinding = Omit<Finding, 'check' | 'severity'>;

/** One rule. Pure and synchronous: all it may use is in the evidence. Its texts are shown as they stand. */
export interface Check extends CheckText {
  run(evidence: Evidence, settings: CheckSettings): readonly DraftFinding[];
}

/** Runs a rule over every image occurrence; each draft stands at the reference and is about its image. */
export function perImage(
  evidence: Evidence,
  rule: (occurrence: ImageOccurrence, fact: Fact) => Omit<DraftFinding, 'at' | 'about'> | undefined,
): readonly DraftFinding[] {
  return evidence.occurrences.flatMap((occurrence) => {
    if (occurrence.kind !== 'image') return [];
    const { at, image } = occurrence;
    const fact = evidence.facts.get(occurrence);
    const draft = fact === undefined ? undefined : rule(occurrence, fact);
    return draft === undefined ? [] : [{ at, ...draft, about: { image } }];
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
