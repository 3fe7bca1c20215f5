// Tokens of the emulator: the keys that sign them, how they are verified, and who sent a request.
import { createHash, createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { exportJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Service } from '../faults.js';
import { codes, type Incoming, refuse } from '../server/answer.js';

/** Bytes by name; without a seed they differ each time that they are asked for. */
type Randomness = (name: string, length: number) => Buffer;

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

/** URLs of the services without a trailing slash; with servers, they are known only once these listen. */
export type Origins = Record<Service, string>;

/**
 * The identity behind a platform token.
 * @throws Refusal UNAUTHENTICATED
 */
export async function callerOf(
  { headers }: Incoming,
  signer: Signer,
  origins: Origins,
  now: number,
): Promise<string> {
  const credential = credentialOf(headers);
  if (credential === undefined) throw refuse(codes.unauthenticated, 'a bearer token is needed');
  const verified = await signer.verify(credential, origins.issuer, now);
  if ('invalid' in verified)
    throw refuse(codes.unauthenticated, `the token is not valid: ${verified.invalid}`);
  const { sub, aud } = verified.claims;
  if (![aud ?? []].flat().includes(origins.platform)) {
    throw refuse(codes.unauthenticated, 'the token was issued for another audience');
  }
  return String(sub);
}

interface TokenOptions {
  readonly issuer: string;
  readonly audience: string;
  readonly expiresInSeconds: number;
  readonly claims: JWTPayload;
  /** Milliseconds since 1970, by the clock of the signing service. */
  readonly now: number;
}

export interface Signer {
  mint(options: TokenOptions): Promise<string>;
  /** The claims of a valid token, or why it is not valid. */
  verify(
    token: string,
    issuer: string,
    now: number,
  ): Promise<{ readonly claims: JWTPayload } | { readonly invalid: string }>;
  readonly jwks: { readonly keys: readonly object[] };
}

export const alg = 'EdDSA';

/** Creates a signer. `onMint` receives every token, so that tests can search output for leaks. */
export async function createSigner(
  privateKey: KeyObject,
  random: Randomness,
  onMint: (token: string) => void,
): Promise<Signer> {
  const publicKey = createPublicKey(privateKey);
  const kid = 'emulator';
  let minted = 0;
  return {
    jwks: { keys: [{ ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }] },
    async mint({ issuer, audience, expiresInSeconds, claims, now }) {
      const issuedAt = Math.floor(now / 1000);
      minted += 1;
      const jti = `mark-${random(`token ${minted}`, 8).toString('hex')}`;
      const token = await new SignJWT({ ...claims, jti })
        .setProtectedHeader({ alg, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresInSeconds)
        .sign(privateKey);
      onMint(token);
      return token;
    },
    async verify(token, issuer, now) {
      try {
        const { payload } = await jwtVerify(token, publicKey, { issuer, currentDate: new Date(now) });
        return { claims: payload };
      } catch (error) {
        return { invalid: error instanceof Error ? error.message : 'not a token' };
      }
    },
  };
}

/** The bearer token of a request, or the password of Basic with the user `_token`. */
export function credentialOf(headers: Readonly<Record<string, string>>): string | undefined {
  const [scheme, value = ''] = (headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() !== 'basic') return undefined;
  const [user, ...password] = Buffer.from(value, 'base64').toString('utf8').split(':');
  return user === '_token' ? password.join(':') : undefined;
}
