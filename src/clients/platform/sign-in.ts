// Signs in: the workflow's OIDC token is exchanged for one access token per audience.

import { z } from 'zod';
import { compact } from '../../model/collections.js';
import { Failure, type Gap, gapFrom, isSignInCause } from '../../model/failure.js';
import { isAudienceOf } from '../../model/run/address.js';
import type { Platform } from '../../model/run/config.js';
import type { HttpResponse, Transport } from '../../model/run/http.js';
import { Secret } from '../../model/run/secret.js';
import type { Surface } from '../../model/run/surface.js';
import type { ApiError } from '../http/api-error.js';
import { decodeJson } from '../http/json.js';
import { platformError } from './call.js';
import { audiencesIn, claimsOf, refusalHint } from './claims.js';
import { foreignToken, noIdentity } from './messages.js';
import { requestWorkflowToken, type WorkflowTokenOptions } from './workflow-token.js';

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

/** The tokens of a run. Without a token, requests are anonymous. */
interface Session {
  readonly platformToken?: Secret;
  readonly registryToken?: Secret;
}

export interface SignInOptions extends WorkflowTokenOptions {
  readonly send: Transport;
}

/**
 * Signs in. Tokens that are given are used as they are; missing ones are exchanged, both audiences at the same time.
 * Without an identity nothing is exchanged. Every secret is masked before it is used.
 * @returns the session, or why there is none
 */
export async function signIn(
  options: SignInOptions,
): Promise<{ readonly session: Session } | { readonly failed: Gap }> {
  const { config, platform, mask } = options;
  const { token, registryToken, identity } = config;
  for (const secret of [token, registryToken]) if (secret !== undefined) mask(secret);
  try {
    const idToken = await requestWorkflowToken(options);
    const audiences = audiencesOf(platform);
    const accessFor = async (audience: string) =>
      idToken === undefined || identity === undefined
        ? undefined
        : accessToken(options, { idToken, identity, audience });
    const exchanged = await Promise.allSettled([
      token ?? accessFor(audiences.platform),
      registryToken ?? accessFor(audiences.registry),
    ]);
    // Where both fail, the same one is reported each time.
    const [platformToken, registryAccess] = exchanged.map(fulfilled);
    return { session: compact({ platformToken, registryToken: registryAccess }) };
  } catch (error) {
    const failed = gapFrom(error, 'sign-in');
    return { failed: isSignInCause(failed.cause) ? failed : { ...failed, cause: 'sign-in' } };
  }
}

/** The audiences of the tokens that a platform's API and its registry accept. */
export function audiencesOf({ baseUrl, registryUrl }: Platform): {
  readonly platform: string;
  readonly registry: string;
} {
  return { platform: new URL(baseUrl).origin, registry: new URL(registryUrl).host };
}

/** Exchanges the workflow's token for an access token, which is masked. @throws ApiError, Failure */
export async function accessToken(
  { send, mask, platform: { issuerUrl, isPaired }, config: { surface } }: SignInOptions,
  exchange: Pick<Exchange, 'idToken' | 'identity' | 'audience'>,
): Promise<Secret> {
  const secrets = await exchangeToken(send, { issuerUrl, surface, ...compact({ isPaired }), ...exchange });
  secrets.forEach(mask);
  return secrets[0];
}

function fulfilled<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
