// Signs in: the workflow's OIDC token is exchanged for one token per audience.
import { compact } from '../../model/compact.js';
import type { Platform } from '../../model/config.js';
import { type Gap, gapFrom, isSignInCause } from '../../model/failure.js';
import type { Transport } from '../../model/http.js';
import type { Secret } from '../../model/secret.js';
import { type Exchange, exchangeToken } from './exchange.js';
import { requestWorkflowToken, type WorkflowTokenOptions } from './workflow-token.js';

/** The tokens of a run. Without a token, requests are anonymous. */
export interface Session {
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
