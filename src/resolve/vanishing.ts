// How long a pinned digest can still be pulled: a registry deletes what no tag holds, some of them at once.
import { periodAt } from '../history/coverage.js';
import type { History } from '../history/history.js';
import type { UsableReading } from '../history/source.js';
import { compact } from '../model/compact.js';
import type { Fact, Instant, Vanishing } from '../model/fact.js';
import { Failure } from '../model/failure.js';
import type { Digest, ImageReference } from '../model/image.js';
import { mirrorsOfImage } from '../model/mirror.js';
import { compareText } from '../model/text.js';
import { looksImmutable } from '../model/version-tag.js';
import type { Registries } from './ports.js';

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
  { answer, history }: UsableReading,
): Vanishing | undefined {
  const { keepsUntaggedMs: keptMs, otherTags, expiresAt } = answer;
  if (keptMs === undefined || otherTags === undefined || history === undefined) return undefined;
  // Nobody has asked which tags hold a digest that this source does not have.
  const isOwn = history.index.lastOf(pin) !== undefined;
  if (!isOwn || otherTags.some(({ digest }) => digest === pin)) return undefined;
  const hasMoved = history.intervals.some(({ digest }, _, [first]) => digest !== first?.digest);
  const leftAt = fact.status === 'superseded' ? leftBy(pin, history, fact.supersededAt) : expiresAt;
  if (!hasMoved && leftAt === undefined) return undefined;
  const siblings = otherTags.filter(
    ({ tag, digest }) => digest === fact.currentDigest && looksImmutable(tag),
  );
  const [sibling] = siblings.map(({ tag }) => tag).sort(compareText);
  return { keptMs, ...compact({ from: leftAt === undefined ? undefined : leftAt + keptMs, sibling }) };
}

/** When the tag left the digest: of a digest before a hole in the history, the end of the part that has it. */
function leftBy(pin: Digest, { records, coverage }: History, supersededAt: Instant): Instant {
  const last = records.findLastIndex(({ digest }) => digest === pin);
  const part = periodAt(coverage, records[last]?.at ?? supersededAt);
  return Math.min(supersededAt, records[last + 1]?.at ?? supersededAt, part?.to ?? supersededAt);
}

/** More than anybody has for one image. */
const maxMirrors = 3;

/**
 * Adds the first mirror that has the pin to a fact about a pin that vanishes. A mirror that cannot be asked is none: it
 * is only a remedy. No other fact costs a request.
 */
export async function withMirror(
  fact: Fact,
  image: ImageReference,
  mirrors: Readonly<Record<string, string>>,
  manifest: Registries['manifest'],
): Promise<Fact> {
  const { digest } = image;
  if (!('vanishes' in fact) || fact.vanishes === undefined || digest === undefined) return fact;
  for (const mirror of mirrorsOfImage(image, mirrors).slice(0, maxMirrors))
    if (await holds(mirror, digest, manifest)) {
      const name = `${mirror.registry}/${mirror.repository}`;
      return { ...fact, vanishes: { ...fact.vanishes, mirror: name } };
    }
  return fact;
}

async function holds(
  mirror: ImageReference,
  digest: Digest,
  manifest: Registries['manifest'],
): Promise<boolean> {
  try {
    return (await manifest(mirror, digest)) !== undefined;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
