// Where the emulator's keys and identifiers come from: fresh bytes, or with a seed the same ones in every run.
import { createHash, createPrivateKey, type KeyObject, randomBytes } from 'node:crypto';

/** Bytes by name; without a seed they differ each time that they are asked for. */
export type Randomness = (name: string, length: number) => Buffer;

/** Up to 32 bytes at a time. */
export function randomnessOf(seed: number | undefined): Randomness {
  return (name, length) =>
    seed === undefined
      ? randomBytes(length)
      : createHash('sha256').update(`${seed} ${name}`).digest().subarray(0, length);
}

/** What precedes the 32 bytes of an Ed25519 key in PKCS #8: https://www.rfc-editor.org/rfc/rfc8410#section-7 */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** An Ed25519 key: its signatures are the same each time, so that tokens can be, too. */
export function signingKey(random: Randomness): KeyObject {
  const der = Buffer.concat([pkcs8Prefix, random('signing key', 32)]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}
