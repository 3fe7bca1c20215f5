// The registries that are not the platform's: one client, each host with a bound and a circuit of its own.
import { perHost, withCircuit } from './http/per-host.js';
import type { Host } from '../model/host.js';
import type { Transport } from '../model/http.js';
import { presets } from './platform/presets.js';
import { dockerCredentials } from './registry/docker-config.js';
import { manifestClient } from './registry/manifests.js';
import type { Registries } from '../resolve/ports.js';

/** Requests under way at once to one host, and after how many failures in a row it is given up. */
const perRegistry = { atOnce: 16, failures: 3 };

/** Hosts of the built-in platforms' registries. */
export const presetRegistries: readonly string[] = Object.values(presets).map(
  ({ registryUrl }) => new URL(registryUrl).host,
);

/** A client with the credentials of this machine's Docker; every secret is masked before it is used. */
export function registriesOf({ docker, sink }: Pick<Host, 'docker' | 'sink'>, send: Transport): Registries {
  const onSecret = sink.mask.bind(sink);
  return manifestClient({
    send: perHost(() => withCircuit(send, perRegistry)),
    credentials: dockerCredentials(docker, onSecret),
    onSecret,
  });
}
