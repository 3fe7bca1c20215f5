// The age of a digest by its signature: it existed when the log recorded it, so it is at least that old.

import { compact, smallest } from '../model/collections.js';
import { type Fact, type Instant, signedBuild } from '../model/judgement/fact.js';
import type { ReferenceSignatures, SignatureRule } from '../model/judgement/signature.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import { acceptedBy, satisfies, signatureRulesFor } from './match.js';

/** From when a reference is seen, and the age that its digest must have. */
interface AgeView {
  readonly now: Instant;
  readonly asOf?: Instant;
  readonly minAgeMs: number;
  /** The age of the digest counts where nobody knows since when the tag has it. */
  readonly acceptsDigestAge: boolean;
}

/** The facts, with those answered of which only the age of the digest of today was open. */
export function withLogAges(
  facts: ReadonlyMap<ImageOccurrence, Fact>,
  signatures: ReadonlyMap<ImageOccurrence, ReferenceSignatures>,
  rules: readonly SignatureRule[],
  viewOf: (occurrence: ImageOccurrence) => AgeView,
): ReadonlyMap<ImageOccurrence, Fact> {
  if (rules.length === 0 || signatures.size === 0) return facts;
  return new Map(
    [...facts].map(([occurrence, fact]) => {
      const found = signatures.get(occurrence);
      if (found === undefined) return [occurrence, fact];
      const own = signatureRulesFor(rules, occurrence.image, found.origin);
      return [occurrence, factByLog(occurrence, fact, found, own, viewOf(occurrence))];
    }),
  );
}

/**
 * Only for a reference without a digest: the log says nothing of what the tag pointed to, so it answers no question
 * about a pin. A source of tag histories that said anything goes before it.
 */
function factByLog(
  { image }: ImageOccurrence,
  fact: Fact,
  found: ReferenceSignatures,
  rules: readonly SignatureRule[],
  { now, asOf = now, minAgeMs, acceptsDigestAge }: AgeView,
): Fact {
  if (fact.status !== 'unknown' || fact.cause !== 'no-history' || image.digest !== undefined) return fact;
  const { currentDigest, evidence = [], endOfLife } = fact;
  if (currentDigest === undefined || minAgeMs === 0 || asOf < now) return fact;
  if (evidence.some(({ silent }) => silent === undefined)) return fact;
  if (found.digest !== currentDigest || !satisfies(rules, found)) return fact;
  // A signature over the digest says nothing of the tag, unless it is that of a build of the version in the tag.
  if (!acceptsDigestAge && found.built?.provesTag !== true) return fact;
  const times = found.signed.flatMap((one) => {
    const isAccepted = rules.some((rule) => acceptedBy(rule, { signed: [one] }) !== undefined);
    return isAccepted && one.digest === currentDigest ? (one.at ?? []) : [];
  });
  const since = smallest(times);
  if (!(since <= now - minAgeMs)) return fact;
  const source = found.built?.provesTag === true ? signedBuild : 'the time of its signature';
  const log = { source, strength: 'timestamps', since, readAt: now } as const;
  return {
    status: 'unpinned',
    currentDigest,
    basis: 'timestamps',
    evidence: [log, ...evidence],
    ...compact({ endOfLife }),
  };
}
