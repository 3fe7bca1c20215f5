// What the identity commands share: reading their flags, the platform client, and errors as one line.

import { retryingTransport } from '../../clients/http/index.js';
import { withPlatformTransport } from '../../clients/index.js';
import { type PlatformClient, platformClient } from '../../clients/platform/client.js';
import { type Context, inputOf, type MistakeOutput, printFailure } from '../../command/context.js';
import { namesIn } from '../../command/flag-texts.js';
import { readConfig } from '../../config/read.js';
import { systemClock } from '../../host/exit.js';
import { machineNetwork } from '../../host/network/transport.js';
import { gapFrom } from '../../model/failure.js';
import { presets } from '../../model/images/presets.js';
import type { Config, Platform } from '../../model/run/config.js';
import type { Secret } from '../../model/run/secret.js';
import { plain } from '../../output/escape.js';

export interface IdentitySetting {
  readonly config: Config;
  readonly platform: Platform;
  readonly iam: PlatformClient;
}

/** The inputs that the identity commands use. */
const usedInputs: readonly string[] = [...namesIn('platform'), 'identity', 'group', 'oidc-audience', 'token'];

/** Reads the shared flags, or returns their issues. `required` names the flags that the command needs in addition to `--token`. */
export function identitySetting(
  context: Context,
  required: readonly ('identity' | 'group')[],
): { readonly setting: IdentitySetting } | { readonly issues: readonly string[] } {
  const read = readConfig((name) => (usedInputs.includes(name) ? inputOf(context, name) : undefined), {
    presets,
    checks: [],
  });
  const missing = [...required, 'token'].flatMap((name) =>
    inputOf(context, name) === undefined
      ? [`\`--${name}\` is missing.${name === 'token' ? ' Set it, or TAGPROOF_TOKEN.' : ''}`]
      : [],
  );
  const group = inputOf(context, 'group') ?? '';
  const isUid = !required.includes('group') || /^[0-9a-f/]*$/.test(group);
  const wrong = isUid
    ? []
    : [`\`--group\` is \`${plain(group)}\`, but must be the uid of a group, and not its name.`];
  const issues = [...('issues' in read ? read.issues : []), ...missing, ...wrong];
  if ('issues' in read || issues.length > 0) return { issues };
  const { platform, token } = read.config;
  if (platform === undefined || token === undefined)
    return { issues: ['No platform is configured. Set `--platform`, or `--base-url` and `--registry-url`.'] };
  return { setting: { config: read.config, platform, iam: iamOf(context, read.config, platform, token) } };
}

/** The client of the platform API, with the token of the person who runs the command. */
export function iamOf(
  context: Pick<Context, 'network'>,
  config: Config,
  { baseUrl }: Platform,
  token: Secret,
): PlatformClient {
  const network = context.network ?? machineNetwork('tagproof');
  const send = retryingTransport(withPlatformTransport(network, config).send, systemClock);
  return platformClient({ send, baseUrl, token, surface: 'terminal' });
}

/** Runs the command; a `Failure` is printed as one line and becomes exit code 3. */
export async function reporting(context: MistakeOutput, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    return printFailure(context, gapFrom(error, 'platform'));
  }
}
