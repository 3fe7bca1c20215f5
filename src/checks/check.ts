// What a check is, and how most of them run: once for each image with its fact. Its findings in test data are notices without a fix.
import { withFields } from '../model/collections.js';
import { type Digest, type ImageReference, imageName } from '../model/images/image.js';
import type { CheckInput, Fact, Instant } from '../model/judgement/fact.js';
import {
  type CheckText,
  type DraftFinding,
  type Finding,
  type Severity,
  severities,
} from '../model/judgement/finding.js';
import type { AdvisoryPolicy, Level } from '../model/judgement/policy.js';
import type { SignatureRule } from '../model/judgement/signature.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { Edit } from '../model/run/delivery.js';
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

/** One check. Pure and synchronous: the input has all that it may use. Its texts are shown unchanged. */
export interface Check extends CheckText {
  run(input: CheckInput, settings: CheckSettings): readonly DraftFinding[];
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

/** Returns a function that gives a finding in a file with test data the folder that makes it so. */
export function testDataMarker(
  occurrences: readonly Occurrence[],
): (draft: DraftFinding) => Pick<Finding, 'testData'> {
  const folders = new Map<string, string>();
  for (const { at, testData } of occurrences) if (testData !== undefined) folders.set(at.file, testData);
  return ({ at }) => {
    const testData = at === undefined ? undefined : folders.get(at.file);
    return testData === undefined ? {} : { testData };
  };
}

/** The severity, or the highest one that the finding may have. */
export function capped(severity: Severity, { atMost }: Pick<DraftFinding, 'atMost'>): Severity {
  const isLower = atMost !== undefined && severities.indexOf(atMost) > severities.indexOf(severity);
  return isLower ? atMost : severity;
}

/**
 * The finding with its level. In test data that no override names by `paths`, it is a notice that says so, and nothing is
 * pinned there.
 */
export function leveled(finding: Finding, level: Level, isNamed: boolean): readonly Finding[] {
  if (level === 'off') return [];
  const { testData, ...usual } = finding;
  if (testData === undefined || isNamed) return [withFields(usual, { severity: capped(level, finding) })];
  const { fix: _, ...unfixed } = usual;
  const message = `${finding.message}. The file is test data (\`${testData}\`), so this is a notice, and it is not pinned`;
  return [{ ...unfixed, testData, severity: 'notice', message }];
}
