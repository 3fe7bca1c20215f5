// Wording about signatures, and their effect on fixes: no fix writes a digest that the policy would then refuse.

import type { CheckInput } from '../model/judgement/fact.js';
import type { DraftFinding } from '../model/judgement/finding.js';
import type {
  DigestSignatures,
  ImageSigner,
  ReferenceSignatures,
  RequiredSigner,
  SignatureRule,
} from '../model/judgement/signature.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import { shortDigest } from '../model/text/text.js';
import { satisfies, signatureRulesFor, signaturesOf } from '../signatures/match.js';
import { subjectKey } from './check.js';

/** The signatures of a reference with the entries of the policy that name its image. */
interface RequiredSignatures {
  readonly found: ReferenceSignatures;
  readonly rules: readonly SignatureRule[];
}

/** What was found of a reference; `undefined` if its signatures were not asked for. */
export function signaturesAt(
  { signatures }: CheckInput,
  occurrence: ImageOccurrence,
  rules: readonly SignatureRule[] = [],
): RequiredSignatures | undefined {
  const found = signatures?.get(occurrence);
  return found && { found, rules: signatureRulesFor(rules, occurrence.image, found.origin) };
}

/** `https://github.com/acme/app/.github/workflows/release.yml@refs/tags/v1 (issuer https://…)`, or a key. */
export function signerText(signer: ImageSigner): string {
  if (signer.kind === 'key') return `the key ${shortDigest(signer.key)}`;
  const { issuer, identity, root } = signer;
  return `${identity} (issuer ${issuer}${root === 'sigstore' ? '' : ', of a private Sigstore'})`;
}

/** What an entry of the policy asks for. */
export function requiredSignersText({ anyOf }: SignatureRule): string {
  const all = anyOf.map(requiredSignerText);
  return all.length === 0 ? 'a signer whose file could not be read' : all.slice(0, 3).join(' or ');
}

function requiredSignerText(required: RequiredSigner): string {
  if (required.kind === 'key') return `the key \`${required.file ?? shortDigest(required.key)}\``;
  return `\`${required.identity}\` (issuer \`${required.issuer}\`)`;
}

/** Why the signatures that are there do not count, the first few; empty if there are none. */
export function refusedText({ refused }: DigestSignatures): string {
  const reasons = [...new Set(refused.map(({ why }) => why))];
  if (reasons.length === 0) return '';
  const more = reasons.length > 2 ? `; and ${reasons.length - 2} more reasons` : '';
  return `${reasons.slice(0, 2).join('; ')}${more}`;
}

/** Removes the fix of each finding that would write a digest without the required signature, and says why. */
export function withSignedFixes<T extends DraftFinding>(
  evidence: CheckInput,
  rules: readonly SignatureRule[] = [],
): (finding: T) => T {
  const required = new Map<string, RequiredSignatures>();
  if (rules.length > 0)
    for (const one of evidence.occurrences) {
      const own = one.kind === 'image' ? signaturesAt(evidence, one, rules) : undefined;
      if (one.kind === 'image' && own !== undefined && own.rules.length > 0)
        required.set(subjectKey(one.at, one.image), own);
    }
  return (finding) => {
    const { fix, ...unfixed } = finding;
    const { at, about } = finding;
    const own = at && about?.image && required.get(subjectKey(at, about.image));
    if (fix === undefined || own === undefined) return finding;
    const found = signaturesOf(own.found, fix.digest);
    if (found !== undefined && satisfies(own.rules, found)) return finding;
    const why =
      found?.complete === true
        ? `${shortDigest(fix.digest)} is not signed as the policy requires`
        : `it is not known whether ${shortDigest(fix.digest)} is signed as the policy requires`;
    return { ...unfixed, message: `${finding.message}. It cannot be pinned automatically: ${why}` } as T;
  };
}
