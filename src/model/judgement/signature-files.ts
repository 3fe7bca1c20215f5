// The names of keys and trusted roots that signatures are verified with, and which keys are accepted.
import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import type { Digest } from '../images/image.js';

/** The name of a public key in PEM, `sha256:` of its DER; or what is wrong with the text, to follow the name of the file. */
export function publicKeyName(text: string): { readonly name: Digest } | { readonly wrong: string } {
  if (!/-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(text)) return { wrong: 'is not a public key in PEM' };
  let key: KeyObject;
  try {
    key = createPublicKey(text);
  } catch {
    return { wrong: 'is not a public key that can be read' };
  }
  const { asymmetricKeyType: type = '', asymmetricKeyDetails: details } = key;
  if (!['ec', 'ed25519', 'rsa'].includes(type))
    return { wrong: `is a key of the type ${type}, not ECDSA, Ed25519 or RSA` };
  if (type === 'rsa' && (details?.modulusLength ?? 0) < 2048)
    return { wrong: 'is an RSA key of fewer than 2048 bits' };
  return { name: sha256(key.export({ format: 'der', type: 'spki' })) };
}

/** The name of a trusted root, `sha256:` of its text. */
export function trustedRootName(text: string): Digest {
  return sha256(text);
}

function sha256(data: string | Buffer): Digest {
  return `sha256:${createHash('sha256').update(data).digest('hex')}`;
}
