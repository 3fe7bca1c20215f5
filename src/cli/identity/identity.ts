// What the identity commands share: the client, its addresses, and errors as one line.

import { retryingTransport } from '../../clients/http/index.js';
import { type PlatformClient, platformClient } from '../../clients/platform/client.js';
import { presets } from '../../clients/platform/presets.js';
import { readConfig } from '../../config/read.js';
import { systemClock } from '../../host/clock.js';
import { networkTransport } from '../../host/transport.js';
import type { Config, Platform } from '../../model/config.js';
import { gapFrom } from '../../model/failure.js';
import type { Secret } from '../../model/secret.js';
import { type Context, failureText, inputOf } from '../context.js';

export interface IdentitySetting {
  readonly config: Config;
  readonly platform: Platform;
  readonly iam: PlatformClient;
}

const names = [
  'platform',
  'base-url',
  'registry-url',
  'issuer-url',
  'identity',
  'group',
  'oidc-audience',
  'token',
];

/** Reads the shared flags, or gives the mistakes in them. `required` names the inputs that the command cannot do without. */
export function identitySetting(
  context: Context,
  required: readonly ('identity' | 'group')[],
): { readonly setting: IdentitySetting } | { readonly issues: readonly string[] } {
  const read = readConfig((name) => (names.includes(name) ? inputOf(context, name) : undefined), {
    presets,
    checks: [],
  });
  const missing = [...required, 'token'].flatMap((name) =>
    inputOf(context, name) === undefined
      ? [`\`--${name}\` is missing${name === 'token' ? ': give it, or set TAGPROOF_TOKEN' : ''}.`]
      : [],
  );
  const issues = [...('issues' in read ? read.issues : []), ...missing];
  if ('issues' in read || issues.length > 0) return { issues };
  const { platform, token } = read.config;
  if (platform === undefined || token === undefined)
    return { issues: ['A platform is missing: give `--platform`.'] };
  return { setting: { config: read.config, platform, iam: iamOf(platform, token) } };
}

function iamOf({ baseUrl }: Platform, token: Secret): PlatformClient {
  const send = retryingTransport(networkTransport('tagproof'), systemClock);
  return platformClient({ send, baseUrl, token, surface: 'terminal' });
}

/** Runs a command's work; a Failure becomes one line and exit code 3. */
export async function reporting(err: Context['err'], work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    err(failureText(gapFrom(error, 'platform')));
    return 3;
  }
}
