// Wording that the messages of several checks share.
import type { Fact } from '../model/fact.js';

/** A note that the times and counts come from this repository's ledger, not from a tag history; empty otherwise. */
export function firstSeenNote(fact: Fact): string {
  return 'basis' in fact && fact.basis === 'first-seen' ? " (according to this repository's ledger)" : '';
}
