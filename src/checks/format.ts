// What findings add about the source of their times.
import type { Fact } from '../model/fact.js';

/** Says that times and counts are this repository's own first sightings, where they are. */
export function firstSeenNote(fact: Fact): string {
  return 'basis' in fact && fact.basis === 'first-seen' ? ' (as first seen by this repository)' : '';
}
