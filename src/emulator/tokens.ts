// Tokens of the emulator: JWTs signed with its own keys, and verified for issuer, audience and expiry.
import { exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose';

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

/** Made once: most of the time that an emulator needs to start would be spent on it. */
let keys: ReturnType<typeof generateKeyPair> | undefined;

/** Creates a signer; all signers of a process share one key. `onMint` receives every token, so that tests can search output for leaks. */
export async function createSigner(onMint: (token: string) => void): Promise<Signer> {
  keys ??= generateKeyPair('ES256');
  const { publicKey, privateKey } = await keys;
  const kid = 'emulator';
  return {
    jwks: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }] },
    async mint({ issuer, audience, expiresInSeconds, claims, now }) {
      const issuedAt = Math.floor(now / 1000);
      const token = await new SignJWT({ ...claims, jti: `mark-${Math.random().toString(36).slice(2)}` })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
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
