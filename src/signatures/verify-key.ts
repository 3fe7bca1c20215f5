// Verifies a signature by a public key, which needs no log: the policy itself says that the key is trusted.
import { type KeyObject, verify as verifyBytes } from 'node:crypto';
import type { Bundle } from '@sigstore/bundle';
import type { Digest } from '../model/image.js';
import type { ImageSigner } from '../model/signature.js';
import type { Refused } from './bundle.js';
import { refusals } from './messages.js';
import { preAuthEncoding } from './statement.js';

/** The keys of a policy by their names. */
export type NamedKeys = readonly (readonly [Digest, KeyObject])[];

/** Finds the key that made the signature. */
export function verifyByKey(
  { content }: Bundle,
  payload: string | undefined,
  keys: NamedKeys,
): { readonly signer: ImageSigner } | Refused {
  if (keys.length === 0) return { why: refusals.noCertificate };
  const [bytes, signature] =
    content.$case === 'messageSignature'
      ? [Buffer.from(payload ?? '', 'utf8'), content.messageSignature.signature]
      : [preAuthEncoding(content.dsseEnvelope), content.dsseEnvelope.signatures[0]?.sig];
  const found = keys.find(([, key]) => signature !== undefined && isSignedBy(key, bytes, signature));
  if (found === undefined) return { why: refusals.wrongKey };
  return { signer: { kind: 'key', key: found[0] } };
}

function isSignedBy(key: KeyObject, bytes: Buffer, signature: Buffer): boolean {
  const algorithm = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  try {
    return verifyBytes(algorithm, bytes, key, signature);
  } catch {
    return false;
  }
}
