// How to check that a registry can be used: whether it is one, who this machine is to it, and whether an image can be read.
import type { ImageReference } from '../../model/image.js';
import type { DockerCredentials } from './docker-config.js';
import { type RegistriesOptions, registriesClient, registryOrigin } from './registries.js';

export interface ProbedRegistry {
  /** What `/v2/` returned without credentials: 200, or 401 where the registry requires a sign-in. */
  readonly status: number;
  readonly hasCredential: boolean;
  /** Reads the image as a run would, by its tag or its digest. @throws Failure */
  readonly readSample: () => Promise<void>;
}

/**
 * Requests `/v2/`, which needs no credential
 * (https://github.com/opencontainers/distribution-spec/blob/main/spec.md#determining-support).
 * @throws Failure if there is no response, or if Docker's configuration cannot be used
 */
export async function probeRegistry(
  { registry, repository, tag = 'latest', digest }: ImageReference,
  options: RegistriesOptions,
): Promise<ProbedRegistry> {
  const [{ status }, hasCredential] = await Promise.all([
    options.send({ method: 'GET', url: `${registryOrigin(registry)}/v2/`, headers: {} }),
    isKnown(options.credentials, registry),
  ]);
  const client = registriesClient(options);
  const readSample = async () => {
    const name = { registry, repository };
    await (digest === undefined ? client.digestOf(name, tag) : client.manifest(name, digest));
  };
  return { status, hasCredential, readSample };
}

async function isKnown(credentials: DockerCredentials, registry: string): Promise<boolean> {
  return (await credentials(registry)) !== undefined;
}
