// Tokens of the emulator: JWTs signed with its own keys, and verified for issuer, audience and expiry.
import { createPublicKey, type KeyObject } from 'node:crypto';
import { exportJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Randomness } from './randomness.js';

export interface TokenOptions {
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
