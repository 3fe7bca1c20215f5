// The workflow's OIDC token for the platform: requested early, and explained if the CI does not provide it.
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import type { Config, Platform } from '../../model/run/config.js';
import type { TokenPlace, Workflow } from '../../model/run/host.js';
import type { Secret } from '../../model/run/secret.js';
import { tokenRefused } from './messages.js';

export interface WorkflowTokenOptions {
  readonly platform: Platform;
  readonly config: Pick<
    Config,
    'identity' | 'oidcTokenFile' | 'oidcTokenEnv' | 'token' | 'registryToken' | 'surface'
  >;
  readonly workflow: Workflow;
  /** Receives every secret before it is used. */
  readonly mask: (secret: Secret) => void;
}

/**
 * Requests the token before it is needed, while the rest of the program is loaded. The workflow keeps the response; a
 * failure is reported when the token is needed.
 */
export function prefetchWorkflowToken(options: WorkflowTokenOptions): void {
  requestWorkflowToken(options).catch(() => undefined);
}

/**
 * The workflow's token, `undefined` if no exchange needs it.
 * @throws Failure with a sign-in cause when the CI does not provide the token
 */
export async function requestWorkflowToken({
  config,
  platform,
  workflow,
  mask,
}: WorkflowTokenOptions): Promise<Secret | undefined> {
  const hasBothTokens = config.token !== undefined && config.registryToken !== undefined;
  if (hasBothTokens || config.identity === undefined) return undefined;
  const place = tokenPlaceOf(config);
  const refusal = place === undefined ? await workflow.refusal() : undefined;
  if (refusal !== undefined) throw new Failure(...tokenRefused(refusal, config.surface));
  const idToken = await workflow.idToken(workflowAudience(platform), place);
  mask(idToken);
  return idToken;
}

/** Where the token is by the settings; `undefined` if the CI system is asked for it. */
export function tokenPlaceOf({
  oidcTokenFile: file,
  oidcTokenEnv: variable,
}: WorkflowTokenOptions['config']): TokenPlace | undefined {
  return file === undefined && variable === undefined ? undefined : compact({ file, variable });
}

/** The audience that the workflow's token is requested for. */
export function workflowAudience({ audience, issuerUrl }: Platform): string {
  return audience ?? new URL(issuerUrl).host;
}
