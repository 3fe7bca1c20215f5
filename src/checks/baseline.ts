// What a change introduces: its findings held against the occurrences of the base, by what they are about, not by lines.
import type { Finding } from '../model/finding.js';
import { imageName } from '../model/image.js';
import type { Occurrence } from '../model/occurrence.js';
import type { Place } from '../model/source.js';
/** A reference of the base commit. */
export type BaselineReference = { readonly at: Pick<Place, 'file'> } & (
  | Pick<Occurrence & { readonly kind: 'opaque' }, 'kind' | 'raw'>
  | Pick<Occurrence & { readonly kind: 'image' }, 'kind' | 'image'>
);

/** What the base commit holds. */
export interface Baseline {
  readonly occurrences: readonly BaselineReference[];
  /** True when the base holds a file with the same content; for findings about a whole file, such as an SBOM. */
  readonly unchanged: (file: string) => boolean;
}

/** What the change makes of it. */
export interface ComparedChange {
  readonly findings: readonly Finding[];
  readonly occurrences: readonly Occurrence[];
  /** Every path of the checkout. */
  readonly files: ReadonlySet<string>;
}

/** It judges the tag alone: a new digest of the same tag introduces nothing that it finds. */
const aboutTheTag = 'deprecated-tag';

/**
 * The findings that the change introduces. A reference is the same one when file, name, tag and digest are; as many
 * equal ones as the base has are old, the further ones are new, so moving a line introduces nothing. What stood in a
 * file that is gone may stand in any other: renaming introduces nothing either. A finding about no file is not the
 * change's doing.
 */
export function introducedFindings(change: ComparedChange, base: Baseline): ReadonlySet<Finding> {
  const occurrences = new Map(change.occurrences.map((one) => [placeKey(one.at.file, one.at.span), one]));
  const introduced = new Set<Finding>();
  const atOccurrence = new Map<string, Map<Occurrence, Finding[]>>();
  for (const finding of change.findings) {
    const { at, check } = finding;
    const occurrence = at && occurrences.get(placeKey(at.file, at.span));
    if (occurrence !== undefined) {
      const ofCheck = atOccurrence.get(check) ?? new Map<Occurrence, Finding[]>();
      atOccurrence.set(check, ofCheck.set(occurrence, [...(ofCheck.get(occurrence) ?? []), finding]));
    } else if (at !== undefined && !base.unchanged(at.file)) {
      introduced.add(finding);
    }
  }
  for (const [check, found] of atOccurrence) {
    const left = new Multiset();
    const moved = new Multiset();
    for (const old of base.occurrences) {
      const subject = subjectOf(old, check);
      if (change.files.has(old.at.file)) left.add(`${old.at.file}\0${subject}`);
      else moved.add(subject);
    }
    for (const [occurrence, findings] of found) {
      const subject = subjectOf(occurrence, check);
      if (left.take(`${occurrence.at.file}\0${subject}`) || moved.take(subject)) continue;
      for (const finding of findings) introduced.add(finding);
    }
  }
  return introduced;
}

/** What a reference is, wherever it stands. */
function subjectOf(occurrence: BaselineReference, check: string): string {
  if (occurrence.kind === 'opaque') return `opaque ${occurrence.raw}`;
  const { image } = occurrence;
  return `${imageName(image)}@${check === aboutTheTag && image.tag !== undefined ? '' : (image.digest ?? '')}`;
}

function placeKey(file: string, { start, end }: { readonly start: number; readonly end: number }): string {
  return `${start}-${end} ${file}`;
}

export class Multiset {
  readonly #counts = new Map<string, number>();

  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Takes one out; false: there was none. */
  take(key: string): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count > 0) this.#counts.set(key, count - 1);
    return count > 0;
  }
}
