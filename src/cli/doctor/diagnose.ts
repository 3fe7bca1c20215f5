// All that `doctor` looks at, in the order in which a run depends on it.

import { serviceTransport } from '../../clients/http/index.js';
import { registryHost } from '../../clients/index.js';
import { platformClient } from '../../clients/platform/client.js';
import { platformRegistry } from '../../clients/registry/platform-registry.js';
import type { Config, Platform } from '../../model/config.js';
import type { Host } from '../../model/host.js';
import type { Transport } from '../../model/http.js';
import { scanCheckout } from '../../scan/checkout.js';
import { addressLines } from './doctor-addresses.js';
import { tokenLines, workflowLines } from './doctor-ci.js';
import { type Roles, registryLines, roleLines, type Sample } from './doctor-roles.js';
import { signInLines } from './doctor-sign-in.js';
import { type Diagnosis, notAsked } from './line.js';

/** Every line of the examination. Nothing is written anywhere; it throws only on a defect. */
export async function diagnose(host: Host, config: Config): Promise<readonly Diagnosis[]> {
  const send = serviceTransport(host);
  const { platform } = config;
  const [about, workflows, token] = await Promise.all([
    platform === undefined ? [noPlatform] : platformLines(host, config, platform, send),
    workflowLines(host, config),
    tokenLines(host, config),
  ]);
  return [...about, ...workflows, ...token];
}

const noPlatform: Diagnosis = {
  subject: 'platform',
  standing: 'unknown',
  says: 'No platform is configured, so nothing can be proved',
  code: 'no-platform',
  cure: 'Give `platform`, or `base-url` and `registry-url`.',
};

async function platformLines(
  host: Host,
  config: Config,
  platform: Platform,
  send: Transport,
): Promise<readonly Diagnosis[]> {
  const mask = host.sink.mask.bind(host.sink);
  const [addresses, signedIn, here] = await Promise.all([
    addressLines(platform, send, host.clock),
    signInLines({ platform, config, workflow: host.workflow, mask, send }),
    sampleOf(host, config),
  ]);
  const { platformToken, registryToken } = signedIn;
  const anonymous = config.identity === undefined && platformToken === undefined;
  const roles: Roles =
    platformToken === undefined
      ? { lines: anonymous ? [] : [notAsked('roles', 'there is no platform token')] }
      : await roleLines(
          platformClient({ baseUrl: platform.baseUrl, send, token: platformToken, surface: config.surface }),
          config,
        );
  const registry = platformRegistry({
    ...platform,
    send,
    onToken: mask,
    surface: config.surface,
    ...(registryToken === undefined ? {} : { credential: registryToken }),
  });
  const asked = registryToken !== undefined ? 'signed in' : anonymous ? 'anonymous' : 'sign-in failed';
  const histories = await registryLines(registry, here ?? roles.sample, host.clock, asked);
  return [...addresses, ...signedIn.lines, ...roles.lines, ...histories];
}

/** The first image of the platform that the files name. */
async function sampleOf({ files }: Host, config: Config): Promise<Sample | undefined> {
  const { registry } = registryHost(config.platform);
  const { occurrences } = await scanCheckout(files, config);
  for (const one of occurrences) {
    if (one.kind !== 'image' || one.image.registry !== registry || one.image.tag === undefined) continue;
    return { path: one.image.repository, tag: one.image.tag };
  }
  return undefined;
}
