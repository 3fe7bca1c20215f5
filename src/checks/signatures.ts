// Wording about signatures, and their effect on fixes: no fix writes a digest that the policy would then refuse.

import type { Digest } from '../model/images/image.js';
import type { CheckInput } from '../model/judgement/fact.js';
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

/** Why a fix must not write the digest; `undefined` if it is signed as the policy requires. */
export function unsignedFix({ found, rules }: RequiredSignatures, digest: Digest): string | undefined {
  const signed = signaturesOf(found, digest);
  if (rules.length === 0 || (signed !== undefined && satisfies(rules, signed))) return undefined;
  return signed?.complete === true
    ? `${shortDigest(digest)} is not signed as the policy requires`
    : `it is not known whether ${shortDigest(digest)} is signed as the policy requires`;
}
