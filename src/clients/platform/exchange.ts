// The token exchange: a workflow's OIDC token for an access token for one audience.
import { z } from 'zod';
import { isAudienceOf } from '../../model/address.js';
import type { Platform } from '../../model/config.js';
import { Failure } from '../../model/failure.js';
import type { HttpResponse, Transport } from '../../model/http.js';
import { Secret } from '../../model/secret.js';
import type { Surface } from '../../model/surface.js';
import type { ApiError } from '../http/api-error.js';
import { decodeJson } from '../http/json.js';
import { audiencesIn, claimsOf, refusalHint } from './claims.js';
import { platformError } from './errors.js';
import { foreignToken, noIdentity } from './messages.js';

const exchangeAnswer = z.object({ token: z.string().min(1), refreshToken: z.string().optional() });

export interface Exchange extends Pick<Platform, 'issuerUrl' | 'isPaired'> {
  /** The uid of the identity to assume. */
  readonly identity: string;
  /** One audience per request, because one token may not be accepted for two. */
  readonly audience: string;
  readonly idToken: Secret;
  /** Where messages about settings are read. */
  readonly surface: Surface;
}

/**
 * Exchanges the workflow's token (`POST {issuer-url}/sts/exchange` with form fields).
 * @returns every secret of the response, the access token first, so that the caller can mask all of them
 * @throws Failure `sign-in` for a token that could be used at another host, ApiError when the issuer refuses, Failure
 * when it cannot be reached or understood
 */
export async function exchangeToken(
  send: Transport,
  exchange: Exchange,
): Promise<readonly [Secret, ...Secret[]]> {
  keepForeign(exchange);
  const operation = `Token exchange for ${exchange.audience}`;
  const response = await send({
    method: 'POST',
    url: `${exchange.issuerUrl}/sts/exchange`,
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    authorization: { scheme: 'Bearer', credential: exchange.idToken },
    body: new URLSearchParams({ aud: exchange.audience, identity: exchange.identity }).toString(),
    repeatable: true,
  });
  if (response.status !== 200) throw refusal(operation, response, exchange);
  const { token, refreshToken } = decodeJson(operation, response, exchangeAnswer);
  return refreshToken ? [new Secret(token), new Secret(refreshToken)] : [new Secret(token)];
}

/** Whatever the settings say, no host gets a token that another one accepts, unless the two were named together. */
function keepForeign({ issuerUrl, isPaired, idToken }: Exchange): void {
  const audiences = isPaired ? [] : audiencesIn(idToken);
  if (isPaired || (audiences.length > 0 && audiences.every((one) => isAudienceOf(issuerUrl, one)))) return;
  throw new Failure('sign-in', foreignToken(audiences, new URL(issuerUrl).host));
}

function refusal(
  operation: string,
  response: HttpResponse,
  { identity, idToken, surface }: Exchange,
): ApiError {
  const error = platformError(operation, response);
  if (error.status === 404) return platformError(operation, response, noIdentity(identity, surface));
  const claims = claimsOf(idToken);
  if (error.reason !== 'denied' || claims === undefined) return error;
  return platformError(operation, response, refusalHint(claims, identity, error.details.metadata));
}
