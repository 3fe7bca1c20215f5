// What a check is, and how most of them run: once for each image with its fact.

import { type Digest, type ImageReference, imageName } from '../model/images/image.js';
import type { CheckText } from '../model/judgement/check-text.js';
import type { CheckInput, Fact, Instant } from '../model/judgement/fact.js';
import type { DraftFinding } from '../model/judgement/finding.js';
import type { AdvisoryPolicy } from '../model/judgement/policy.js';
import type { SignatureRule } from '../model/judgement/signature.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import type { Edit } from '../model/run/file-change.js';
import { type Place, placeKey } from '../model/text/source.js';
import { compareText, shortDigest } from '../model/text/text.js';

export interface CheckSettings {
  /** How long a superseded pin may lag behind the tag, at this place. */
  readonly maxAgeMs: (occurrence: ImageOccurrence) => number;
  readonly now: Instant;
  /** How long before its announced end of life a tag is reported. */
  readonly eolWarningMs?: number;
  /** Absent: every advisory counts. */
  readonly advisories?: AdvisoryPolicy;
  /** Who must have signed which images. */
  readonly signatures?: readonly SignatureRule[];
  /** Whether the policy requires proof for the pins of an image; absent: of none. */
  readonly needsProof?: (image: ImageReference) => boolean;
}

/** One check. Pure and synchronous: the evidence has all that it may use. Its texts are shown unchanged. */
export interface Check extends CheckText {
  run(evidence: CheckInput, settings: CheckSettings): readonly DraftFinding[];
}

/** Runs a rule over every image occurrence; each finding is placed at the reference and is about its image. */
export function perImage(
  { occurrences, facts }: CheckInput,
  rule: (occurrence: ImageOccurrence, fact: Fact) => Omit<DraftFinding, 'at' | 'about'> | undefined,
): readonly DraftFinding[] {
  return occurrences.flatMap((occurrence) => {
    const fact = occurrence.kind === 'image' ? facts.get(occurrence) : undefined;
    if (occurrence.kind !== 'image' || fact === undefined) return [];
    const draft = rule(occurrence, fact);
    return draft === undefined ? [] : [{ at: occurrence.at, ...draft, about: { image: occurrence.image } }];
  });
}

/** The edit that makes a reference carry the digest, if there is a place for it. */
export function pinTo(
  occurrence: ImageOccurrence,
  digest: Digest,
): { readonly fix?: Edit & { digest: Digest } } {
  const { pin, image, at } = occurrence;
  if (pin.kind === 'refused') return {};
  const digits = (one: Digest) => (pin.isBare ? one.slice('sha256:'.length) : one);
  const written = (one: Digest) => `${pin.lead}${digits(one)}${pin.tail ?? ''}`;
  return {
    fix: {
      file: at.file,
      span: pin.span,
      expect: pin.text ?? (image.digest === undefined ? (pin.unset ?? '') : written(image.digest)),
      replacement: written(digest),
      digest,
      ...(pin.also === undefined ? {} : { also: pin.also }),
    },
  };
}

/** The fix that writes the tag's current digest, and the advice in words; none while no digest is known to be old enough. */
export function pinToCurrent(
  occurrence: ImageOccurrence,
  { currentDigest, noTarget }: Pick<Extract<Fact, { status: 'current' }>, 'currentDigest' | 'noTarget'>,
): { readonly fix: ReturnType<typeof pinTo>; readonly advice: string } {
  if (noTarget !== undefined) return { fix: {}, advice: `No digest can be pinned yet. ${noTarget}` };
  return { fix: pinTo(occurrence, currentDigest), advice: `Pin ${shortDigest(currentDigest)}` };
}

/** What a finding or a fact is about: several images at one place are the possible values of one name. */
export function subjectKey(at: Place, image: ImageReference | undefined): string {
  return `${placeKey(at)} ${image === undefined ? '' : imageName(image)}`;
}

/** Orders findings by file and position, those without a file last; for `sort`. */
export function byPlace(a: DraftFinding, b: DraftFinding): number {
  if (a.at === undefined || b.at === undefined)
    return Number(a.at === undefined) - Number(b.at === undefined);
  return compareText(a.at.file, b.at.file) || a.at.span.start - b.at.span.start;
}
