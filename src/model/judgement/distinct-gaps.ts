// Lists of gaps without repetitions, and what the gaps are about.
import type { Cause, Gap } from '../failure.js';
import type { Place } from '../text/source.js';

/** Gaps with the references, or the places in files, that they are about. */
export interface PlacedGaps {
  readonly gaps: readonly Gap[];
  /** Absent: they are about the run as a whole. */
  readonly at: readonly Place[] | undefined;
}

/** Where what a gap says is needed; `undefined` for one that is about the run as a whole, or that nobody has placed. */
export type PlacesOfGap = (gap: Gap) => Iterable<Place> | undefined;

/** Joins what several stages say of the same gaps: one that is anywhere about the run as a whole is so. */
export function placesOfGaps(all: readonly PlacedGaps[]): PlacesOfGap {
  const keyOf = ({ cause, subject, message }: Gap) => JSON.stringify([cause, subject, message]);
  const known = new Map<string, Set<Place> | undefined>();
  for (const { gaps, at } of all)
    for (const key of gaps.map(keyOf)) {
      const places = known.has(key) ? known.get(key) : new Set<Place>();
      for (const place of at ?? []) places?.add(place);
      known.set(key, at && places);
    }
  return (gap) => known.get(keyOf(gap));
}

/** Each different gap once, in the order of its first appearance. Most of thousands have the same cause and message. */
export function distinctGaps(gaps: Iterable<Gap>): readonly Gap[] {
  const known = new Map<Cause, Map<string, Set<string>>>();
  const distinct: Gap[] = [];
  for (const gap of gaps) {
    const byMessage = known.get(gap.cause) ?? new Map<string, Set<string>>();
    known.set(gap.cause, byMessage);
    const subjects = byMessage.get(gap.message) ?? new Set<string>();
    byMessage.set(gap.message, subjects);
    if (subjects.has(gap.subject)) continue;
    subjects.add(gap.subject);
    distinct.push(gap);
  }
  return distinct;
}
