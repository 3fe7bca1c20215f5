// What is attached to one digest: who signed it, and what it claims about itself. `signatures` and `history` show it.
import { compact } from '../../model/collections.js';
import type { Gap } from '../../model/failure.js';
import type { Digest, ImageReference } from '../../model/images/image.js';
import type { DigestSignatures, RequiredSigner, SignatureFiles } from '../../model/judgement/signature.js';
import { plain } from '../../output/escape.js';
import { signatureText } from '../../output/words/signatures.js';
import { signatureSummaries } from '../../report/images/signatures.js';
import { describeSignatures } from '../../report/signatures.js';
import { builtOf } from '../../signatures/built.js';
import type { ImageClaims, SignatureSource } from '../../signatures/ports.js';
import { digestReader } from '../../signatures/read-digest.js';

export interface Attached {
  readonly image: ImageReference;
  readonly digest: Digest;
  readonly found: DigestSignatures;
  readonly claims: ImageClaims;
  /** What could not be read. */
  readonly gaps: readonly Gap[];
}

interface AttachedOptions {
  readonly source: SignatureSource;
  readonly files: SignatureFiles;
  readonly now: number;
}

/** Reads every place. @throws Failure if the claims cannot be read */
export async function readAttached(
  { source, files, now }: AttachedOptions,
  image: ImageReference,
  mirrored: ImageReference,
  digest: Digest,
): Promise<Attached> {
  const read = digestReader({ source, files, now, isWhole: true });
  const [{ found, gaps, staleRoot }, claims] = await Promise.all([
    read({ image, mirrored, own: [ruleAbout(image)] }, digest),
    source.claims(image, mirrored, digest),
  ]);
  return { image, digest, found, claims, gaps: [...gaps, ...[staleRoot ?? []].flat()] };
}

/** Where to look besides the registry: images of GitHub's registry may be attested at GitHub. */
function ruleAbout({ registry, repository }: ImageReference) {
  const [owner = ''] = repository.split('/');
  const anyOf: readonly RequiredSigner[] =
    registry === 'ghcr.io'
      ? [{ kind: 'identity', issuer: '', identity: `https://github.com/${owner}/*/`, root: '' }]
      : [];
  return { at: { file: '', span: { start: 0, end: 0 } }, images: [], anyOf };
}

/** A line for each signature that was verified; escaped. */
export function signedLines({ image, found }: Attached): readonly string[] {
  return found.signed.flatMap((one) => {
    const own = { ...found, signed: [one], refused: [] };
    const signed = describeSignatures({ ...own, ...compact({ built: builtOf(image, own, []) }) });
    return signatureSummaries([{ signatures: signed }]).map(
      (card) => `${one.form}: ${plain(signatureText(card))}`,
    );
  });
}

/** A line for each thing that the image says about itself; escaped. */
export function claimLines({ claims: { types, names } }: Attached): readonly string[] {
  const builtAs = names.length === 0 ? [] : [`claimed, not signed: built as ${plain(names.join(', '))}`];
  return [...types.map((type) => `claimed, not signed: ${plain(type)}`), ...builtAs];
}
