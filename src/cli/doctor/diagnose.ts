// All checks of `doctor`, in the order in which a run depends on them.
import { serviceTransport } from '../../clients/http/index.js';
import { registryHost, withPlatformTransport } from '../../clients/index.js';
import { platformClient } from '../../clients/platform/client.js';
import { platformRegistry } from '../../clients/registry/platform-registry.js';
import type { Config, Platform } from '../../model/config.js';
import type { Host } from '../../model/host.js';
import type { Transport } from '../../model/http.js';
import type { Occurrence } from '../../model/occurrence.js';
import { type ScannedCheckout, scanCheckout } from '../../scan/checkout.js';
import { appliedPolicyText } from '../applied-policy.js';
import { tokenLines, workflowLines } from './ci.js';
import { type Diagnosis, notChecked, ok } from './diagnosis.js';
import { endpointLines } from './endpoints.js';
import { placeholderLines } from './placeholders.js';
import { registryAccessLines } from './registries.js';
import { type Roles, registryLines, roleLines, type Sample } from './roles.js';
import { signInLines } from './sign-in.js';

/** Runs every check. Nothing is written; it throws only on a defect. */
export async function diagnose(host: Host, config: Config): Promise<readonly Diagnosis[]> {
  const send = serviceTransport(withPlatformTransport(host, config));
  const { platform } = config;
  const scanned = scanCheckout(host.files, config, host);
  const [about, registries, placeholders, workflows, token] = await Promise.all([
    platform === undefined ? [noPlatform] : platformLines(host, config, platform, send, scanned),
    scanned.then(({ occurrences }) => registryAccessLines(host, config, occurrences)),
    placeholderLines(host, config),
    workflowLines(host, config),
    tokenLines(host, config),
  ]);
  const policy = ok('policy', appliedPolicyText(config));
  return [policy, ...placeholders, ...about, ...registries, ...workflows, ...token];
}

const noPlatform: Diagnosis = {
  subject: 'platform',
  status: 'unknown',
  message: 'No platform is configured, so tag histories cannot be checked',
  code: 'no-platform',
  remedy: 'Set `--platform`, or `--base-url` and `--registry-url`.',
};

async function platformLines(
  host: Host,
  config: Config,
  platform: Platform,
  send: Transport,
  scanned: Promise<ScannedCheckout>,
): Promise<readonly Diagnosis[]> {
  const mask = host.sink.mask.bind(host.sink);
  const [addresses, signedIn, here] = await Promise.all([
    endpointLines(platform, send, host.clock),
    signInLines({ platform, config, workflow: host.workflow, mask, send }),
    scanned.then(({ occurrences }) => sampleOf(config, occurrences)),
  ]);
  const { platformToken, registryToken } = signedIn;
  const anonymous = config.identity === undefined && platformToken === undefined;
  const roles: Roles =
    platformToken === undefined
      ? { lines: anonymous ? [] : [notChecked('roles', 'there is no platform token')] }
      : await roleLines(
          platformClient({ baseUrl: platform.baseUrl, send, token: platformToken, surface: config.surface }),
          config,
        );
  const registry = platformRegistry({
    ...platform,
    send,
    onToken: mask,
    now: () => host.clock.now(),
    surface: config.surface,
    ...(registryToken === undefined ? {} : { credential: registryToken }),
  });
  const access = registryToken !== undefined ? 'signed in' : anonymous ? 'anonymous' : 'sign-in failed';
  const histories = await registryLines(registry, here ?? roles.sample, host.clock, access);
  return [...addresses, ...signedIn.lines, ...roles.lines, ...histories];
}

/** The first image of the platform in the files. */
function sampleOf(config: Config, occurrences: readonly Occurrence[]): Sample | undefined {
  const { registry } = registryHost(config.platform);
  for (const one of occurrences) {
    if (one.kind !== 'image' || one.image.registry !== registry || one.image.tag === undefined) continue;
    return { path: one.image.repository, tag: one.image.tag };
  }
  return undefined;
}
