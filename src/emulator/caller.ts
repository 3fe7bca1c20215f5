// Who sent a request to the platform API, by its token.
import { codes, type Incoming, refuse } from './answer.js';
import type { Service } from './faults.js';
import { credentialOf, type Signer } from './tokens.js';

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
