// Where a registry is: image names carry its host, and for Docker Hub another one than it listens on.
import { isLoopback } from '../../model/address.js';
import { Failure } from '../../model/failure.js';

/** Names that stand in image references → the host that answers. */
const hosts: Readonly<Record<string, string>> = { 'docker.io': 'registry-1.docker.io' };

/**
 * The origin of a registry as it stands in image names: https, or http on loopback.
 * @throws Failure `unreachable` for a name that fits the grammar of images and is no address
 */
export function registryOrigin(registry: string): string {
  const address = `https://${hosts[registry] ?? registry}`;
  if (!URL.canParse(address))
    throw new Failure('unreachable', `${registry} cannot be reached: it is not the name of a host`);
  const { host, hostname } = new URL(address);
  return `${isLoopback(hostname) ? 'http' : 'https'}://${host}`;
}
