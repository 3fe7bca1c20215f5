// How long a pinned digest can still be pulled: a registry deletes what no tag holds, some of them at once.
import { intervalAt } from '../history/intervals.js';
import type { KnownHistory } from '../history/reader.js';
import type { UsableReading } from '../history/strengths.js';
import { lastIndexWith } from '../history/timeline-index.js';
import { compact } from '../model/compact.js';
import type { Fact, Instant, Vanishing } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { compareText } from '../model/text.js';
import { looksImmutable } from '../model/version-tag.js';

/**
 * Adds when the pin stops working to a fact about it, if a source says how long the registry keeps digests, which tags
 * hold this one, and that the tag moves at all.
 */
export function withVanishing(fact: Fact, pin: Digest | undefined, readings: readonly UsableReading[]): Fact {
  if (pin === undefined || (fact.status !== 'superseded' && fact.status !== 'current')) return fact;
  for (const reading of readings) {
    const vanishes = vanishingOf(fact, pin, reading);
    if (vanishes !== undefined) return { ...fact, vanishes };
  }
  return fact;
}

function vanishingOf(
  fact: Extract<Fact, { readonly status: 'superseded' | 'current' }>,
  pin: Digest,
  { answer, known }: UsableReading,
): Vanishing | undefined {
  const { keepsUntaggedMs: keptMs, otherTags, expiresAt } = answer;
  if (keptMs === undefined || otherTags === undefined || known === undefined) return undefined;
  // Nobody has asked which tags hold a digest that this source does not have.
  const isOwn = lastIndexWith(known.history, pin) >= 0;
  if (!isOwn || otherTags.some(({ digest }) => digest === pin)) return undefined;
  const hasMoved = known.timeline.some(({ digest }) => digest !== known.timeline[0]?.digest);
  const leftAt = fact.status === 'superseded' ? leftBy(pin, known, fact.supersededAt) : expiresAt;
  if (!hasMoved && leftAt === undefined) return undefined;
  const siblings = otherTags.filter(
    ({ tag, digest }) => digest === fact.currentDigest && looksImmutable(tag),
  );
  const [sibling] = siblings.map(({ tag }) => tag).sort(compareText);
  return { keptMs, ...compact({ from: leftAt === undefined ? undefined : leftAt + keptMs, sibling }) };
}

/** When the tag left the digest: of a digest before a hole in the history, the end of the part that has it. */
function leftBy(pin: Digest, { history, coverage }: KnownHistory, supersededAt: Instant): Instant {
  const last = lastIndexWith(history, pin);
  const part = intervalAt(coverage, history[last]?.at ?? supersededAt);
  return Math.min(supersededAt, history[last + 1]?.at ?? supersededAt, part?.to ?? supersededAt);
}
