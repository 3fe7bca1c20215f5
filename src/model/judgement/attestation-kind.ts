// The kinds of attestation that say that their signer vouches for an image.

/** What cosign writes when it signs in the form of a bundle. */
const signPredicate = 'https://sigstore.dev/cosign/sign/v1';
const provenance = /^https:\/\/slsa\.dev\/provenance\/v\d{1,3}(?:\.\d{1,3})?$/;

/**
 * What a statement of this predicate type says of an image; `undefined` for one that does not say that its signer
 * vouches for it. A scan report that the same signer attests says the opposite as easily.
 */
export function formOf(predicateType: string): 'signature' | 'provenance' | undefined {
  if (predicateType === signPredicate) return 'signature';
  return provenance.test(predicateType) ? 'provenance' : undefined;
}
