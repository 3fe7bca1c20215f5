// Which client reads the content of a registry: the platform's own, with its token, or the one for all others.
import type { Platform } from '../model/config.js';
import { Failure } from '../model/failure.js';
import { registryHost } from './platform-connection.js';
import type { PlatformConnection } from './platform-sources.js';
import type { OciClient } from './registry/oci-client.js';
import type { RegistriesClient } from './registry/registries.js';

/** @throws Failure if the platform's registry is meant, and the run is not signed in to it */
export function contentIn(
  registry: string,
  platform: Platform | undefined,
  { content, sources }: PlatformConnection,
  registries: RegistriesClient,
): OciClient {
  if (registry !== registryHost(platform).registry) return registries.contentOf(registry);
  if (content !== undefined) return content;
  throw 'cause' in sources
    ? new Failure(sources.cause, sources.message)
    : new Failure('no-platform', `${registry} cannot be read`);
}
