// Lists of gaps without repetitions.
import type { Cause, Gap } from '../failure.js';

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
