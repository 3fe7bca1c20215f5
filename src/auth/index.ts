// Workflow token → session: one OIDC token of the CI, exchanged once for each audience that needs it.
import type { Config, Platform } from '../model/config.js';
import { type Cause, Failure, type Gap, gapFrom, isSignInCause } from '../model/failure.js';
import type { TokenRefusal, Workflow } from '../model/host.js';
import type { Secret } from '../model/secret.js';

/** The tokens of a run. An absent token means that requests go out without a credential. */
export interface Session {
  readonly platformToken?: Secret;
  readonly registryToken?: Secret;
}

export interface SignIn {
  readonly platform: Platform;
  readonly config: Pick<Config, 'identity' | 'oidcAudience' | 'token' | 'registryToken'>;
  readonly workflow: Workflow;
  readonly mask: (secret: Secret) => void;
  /** The exchange for one audience; the first secret is the token. */
  readonly exchange: (
    audience: string,
    idToken: Secret,
    identity: string,
  ) => Promise<readonly [Secret, ...Secret[]]>;
}

/**
 * Signs in. Tokens given as inputs are used as they are; what is missing is exchanged, both audiences side by side.
 * Without an identity nothing is exchanged. Every secret is masked before it is used.
 */
export async function signIn(
  options: SignIn,
): Promise<{ readonly session: Session } | { readonly failed: Gap }> {
  const { token, registryToken, identity } = options.config;
  for (const secret of [token, registryToken]) if (secret !== undefined) options.mask(secret);
  try {
    const idToken = await workflowToken(options);
    const exchanged = async (given: Secret | undefined, audience: string) => {
      if (given !== undefined || idToken === undefined || identity === undefined) return given;
      const secrets = await options.exchange(audience, idToken, identity);
      secrets.forEach(options.mask);
      return secrets[0];
    };
    const [forPlatform, forRegistry] = await Promise.all([
      exchanged(token, new URL(options.platform.baseUrl).origin),
      exchanged(registryToken, new URL(options.platform.registryUrl).host),
    ]);
    return {
      session: {
        ...(forPlatform === undefined ? {} : { platformToken: forPlatform }),
        ...(forRegistry === undefined ? {} : { registryToken: forRegistry }),
      },
    };
  } catch (error) {
    const failed = gapFrom(error, 'sign-in');
    return { failed: isSignInCause(failed.cause) ? failed : { ...failed, cause: 'sign-in' } };
  }
}

/**
 * Asks the CI for its token before it is needed, so that it is on its way while the rest of the program is loaded. The
 * workflow keeps the answer; a failure is told when the token is needed.
 */
export function prefetchIdToken(options: Omit<SignIn, 'exchange'>): void {
  workflowToken(options).catch(() => undefined);
}

async function workflowToken({
  config,
  platform,
  workflow,
  mask,
}: Omit<SignIn, 'exchange'>): Promise<Secret | undefined> {
  const complete = config.token !== undefined && config.registryToken !== undefined;
  if (complete || config.identity === undefined) return undefined;
  const refusal = await workflow.refusal();
  if (refusal !== undefined) throw new Failure(...tokenRefusalTexts[refusal]);
  const idToken = await workflow.idToken(config.oidcAudience ?? new URL(platform.issuerUrl).host);
  mask(idToken);
  return idToken;
}

/** Why there is no workflow token, with what to do: the cause and a sentence. */
export const tokenRefusalTexts: Readonly<Record<TokenRefusal, readonly [Cause, string]>> = {
  'no-permission': [
    'no-permission',
    'This job may not ask for an OIDC token. Add `id-token: write` under `permissions:` of the job',
  ],
  fork: [
    'fork',
    'A pull request from a fork gets no OIDC token. Verify it after the merge, or on `merge_group`',
  ],
  dependabot: [
    'dependabot',
    'A run that Dependabot set off may not ask for an OIDC token unless the job itself says so. Add `id-token: write` under `permissions:` of the job, or verify on `merge_group`',
  ],
  'not-in-ci': [
    'sign-in',
    'There is no CI here that gives an OIDC token. Give `token` and `registry-token`, or run in a workflow',
  ],
};
