// Tokens of other OIDC issuers: their discovery documents and keys are fetched, cached and rotated.
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose';

type Verified = { readonly claims: JWTPayload } | { readonly invalid: string };

/** Verifies a token of an issuer. `now` is in milliseconds since 1970. Every failure is a reason, none is thrown. */
export type VerifyOutside = (token: string, issuer: string, now: number) => Promise<Verified>;

type Keys = ReturnType<typeof createRemoteJWKSet>;

/** A document of an issuer is small: real ones have at most 20 KiB. */
const maxBytes = 256 * 1024;
const timeoutDuration = 5_000;
/** A key that is not known makes the keys be fetched again, but not more often than this. */
const cooldownDuration = 5_000;
const cacheMaxAge = 600_000;
const clockTolerance = 60;
const algorithms = ['EdDSA', 'ES256', 'ES384', 'ES512', 'PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512'];

/**
 * Finds the keys by OpenID Connect Discovery, once for each issuer:
 * https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderConfig
 */
export function outsideIssuers(): VerifyOutside {
  const known = new Map<string, Promise<Keys>>();
  return async (token, issuer, now) => {
    try {
      const keys = known.get(issuer) ?? discovered(issuer);
      known.set(issuer, keys);
      const { payload } = await jwtVerify(token, await keys, {
        issuer,
        algorithms,
        clockTolerance,
        requiredClaims: ['exp', 'sub', 'aud'],
        currentDate: new Date(now),
      });
      return { claims: payload };
    } catch (error) {
      await known.get(issuer)?.catch(() => known.delete(issuer));
      return { invalid: error instanceof Error ? error.message : 'not a token' };
    }
  };
}

async function discovered(issuer: string): Promise<Keys> {
  const address = secureUrl(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const answer = await boundedFetch(address.href, { signal: AbortSignal.timeout(timeoutDuration) });
  if (answer.status !== 200) throw new Error(`${address.href} returned HTTP ${answer.status}`);
  const { issuer: named, jwks_uri: keys } = (await answer.json()) as Readonly<Record<string, unknown>>;
  // https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderConfigurationValidation
  if (named !== issuer) throw new Error(`${address.href} is about another issuer`);
  if (typeof keys !== 'string') throw new Error(`${address.href} has no jwks_uri`);
  const options = { timeoutDuration, cooldownDuration, cacheMaxAge, [customFetch]: boundedFetch };
  return createRemoteJWKSet(secureUrl(keys), options);
}

/** Only HTTPS, and HTTP on this machine. */
function secureUrl(text: string): URL {
  const url = new URL(text);
  const isLocal = url.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !isLocal) throw new Error(`${url.origin} does not use https`);
  return url;
}

/** A redirect is an error, and so is a body that is too long. */
async function boundedFetch(url: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...options, redirect: 'error' });
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error(`${url} returned more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return new Response(Buffer.concat(parts), { status: answer.status, headers: answer.headers });
}
