// The signatures of a record under another policy: what it requires, and what the record does not have.
import type { Evidence } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import { imageName } from '../model/image.js';
import { distinctByJson } from '../model/json.js';
import { mirroredImage } from '../model/mirror.js';
import type { SignatureRule } from '../model/signature.js';
import { builtOf } from '../signatures/built.js';
import { satisfies, signatureRulesFor } from '../signatures/match.js';

/**
 * The recorded signatures as this policy sees them. An image that the policy now requires a signature of, and whose
 * signatures were not all read, is a gap: nothing can be requested in a replay.
 */
export function signaturesUnder(
  evidence: Evidence,
  rules: readonly SignatureRule[],
  mirrors: Readonly<Record<string, string>>,
): { readonly evidence: Evidence; readonly gaps: readonly Gap[] } {
  const gaps: Gap[] = [];
  const signatures = new Map(evidence.signatures);
  for (const one of evidence.occurrences) {
    if (one.kind !== 'image') continue;
    const mirrored = mirroredImage(one.image, mirrors);
    const own = signatureRulesFor(rules, one.image, mirrored === one.image ? undefined : mirrored);
    const found = signatures.get(one);
    if (found !== undefined) {
      const { built: _, ...rest } = found;
      const built = builtOf(one.image, found, own);
      signatures.set(one, built === undefined ? rest : { ...rest, built });
    }
    const hasDigest = one.image.digest !== undefined || evidence.facts.get(one)?.status === 'unpinned';
    const isOpen = found === undefined ? hasDigest : !found.complete && !satisfies(own, found);
    if (own.length === 0 || !isOpen) continue;
    const message =
      'The policy requires a signature, and the report does not record all signatures of this image';
    gaps.push({ cause: 'unverifiable-signature', subject: imageName(one.image), message });
  }
  return { evidence: { ...evidence, signatures }, gaps: distinctByJson(gaps) };
}
