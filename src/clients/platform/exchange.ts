// The token exchange: a workflow's OIDC token becomes a token for one audience.
import { z } from 'zod';
import type { HttpResponse, Transport } from '../../model/http.js';
import { Secret } from '../../model/secret.js';
import type { ApiError } from '../http/api-error.js';
import { decodeJson } from '../http/json.js';
import { claimsOf, refusalHint } from './claims.js';
import { platformError } from './errors.js';

const answer = z.object({ token: z.string().min(1), refreshToken: z.string().optional() });

export interface Exchange {
  readonly issuerUrl: string;
  /** uid of the identity to assume. */
  readonly identity: string;
  /** One audience a request; whether one token may carry two is not known. */
  readonly audience: string;
  readonly idToken: Secret;
}

/**
 * Exchanges the workflow token (`POST {issuer-url}/sts/exchange`, form fields; platform-facts: Token exchange).
 * Gives back every secret of the answer, the token first, so that the caller can mask all of them.
 * @throws ApiError when the issuer refuses, Failure when it cannot be reached or understood
 */
export async function exchangeToken(
  send: Transport,
  exchange: Exchange,
): Promise<readonly [Secret, ...Secret[]]> {
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
  const { token, refreshToken } = decodeJson(operation, response, answer);
  return refreshToken ? [new Secret(token), new Secret(refreshToken)] : [new Secret(token)];
}

function refusal(operation: string, response: HttpResponse, { identity, idToken }: Exchange): ApiError {
  const error = platformError(operation, response);
  if (error.status === 404) {
    return platformError(
      operation,
      response,
      `No identity has the uid ${identity}: check the input \`identity\``,
    );
  }
  const claims = claimsOf(idToken);
  if (error.reason !== 'denied' || claims === undefined) return error;
  return platformError(operation, response, refusalHint(claims, identity, error.details.metadata));
}
