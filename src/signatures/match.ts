// Whether the signatures of an image are those that the policy requires.

import { imageMatcher, nameMatcher } from '../model/globs/name-glob.js';
import type { ImageReference } from '../model/images/image.js';
import type {
  DigestSignatures,
  ImageSignature,
  ImageSigner,
  ReferenceSignatures,
  RequiredSigner,
  SignatureRule,
} from '../model/judgement/signature.js';
import { rememberedFor } from '../model/waiting/memoize.js';

/** The entries that name the image, under its own name or that of the image it mirrors. All of them must be satisfied. */
export function signatureRulesFor(
  rules: readonly SignatureRule[],
  image: ImageReference,
  origin?: ImageReference,
): readonly SignatureRule[] {
  const names = [image, ...(origin === undefined ? [] : [origin])];
  return rules.filter((rule) => names.some(matcherOf(rule)));
}

/** Every reference is compared with every entry, so an entry is compiled once. */
const matcherOf = rememberedFor(({ images, except = [] }: SignatureRule) => {
  const [isNamed, isExcepted] = [imageMatcher(images), imageMatcher(except)];
  return (image: ImageReference) => isNamed(image) && !isExcepted(image);
});

type Signed = Pick<ImageSignature, 'signer'>;

/** The first signature that satisfies the entry. */
export function acceptedBy<T extends Signed>(
  { anyOf }: SignatureRule,
  { signed }: { readonly signed: readonly T[] },
): T | undefined {
  return signed.find(({ signer }) => anyOf.some((required) => isSigner(required, signer)));
}

/** Whether every entry is satisfied; none is not. */
export function satisfies(
  rules: readonly SignatureRule[],
  found: { readonly signed: readonly Signed[] },
): boolean {
  return rules.length > 0 && rules.every((rule) => acceptedBy(rule, found) !== undefined);
}

/** The whole issuer and the whole identity must match, and under the same trusted root. */
export function isSigner(required: RequiredSigner, signer: ImageSigner): boolean {
  if (required.kind === 'key') return signer.kind === 'key' && signer.key === required.key;
  return (
    signer.kind === 'identity' &&
    signer.root === required.root &&
    nameMatcher(required.issuer)(signer.issuer) &&
    nameMatcher(required.identity)(signer.identity)
  );
}

/** What was found about a digest that a reference has, or that a fix would give it. */
export function signaturesOf(found: ReferenceSignatures, digest: string): DigestSignatures | undefined {
  if (found.digest === digest) return found;
  return found.ofCurrent?.digest === digest ? found.ofCurrent : undefined;
}

/** One text per signer, to compare signers. */
export function signerKey(signer: ImageSigner): string {
  return JSON.stringify(
    signer.kind === 'key' ? [signer.key] : [signer.root, signer.issuer, withoutRef(signer.identity)],
  );
}

/** The identity without the reference that changes with every release. */
function withoutRef(identity: string): string {
  return identity.replace(/@refs\/.*$/, '');
}
