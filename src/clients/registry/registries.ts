// All registries but the platform's: one client each, opened when an image of it is first looked up, and how one is checked.

import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import type { ImageReference } from '../../model/images/image.js';
import { isLoopback } from '../../model/run/address.js';
import type { Transport } from '../../model/run/http.js';
import type { Secret } from '../../model/run/secret.js';
import type { Registries } from '../../resolve/ports.js';
import type { DockerCredential, DockerCredentials } from './docker-config.js';
import { dockerHints, notAHost, tooManyRegistries } from './messages.js';
import { type OciClient, ociClient } from './oci-client.js';
import { openSession, type RegistrySession } from './session.js';
import type { RegistryOptions } from './token.js';

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

export interface RegistriesOptions {
  readonly send: Transport;
  readonly credentials: DockerCredentials;
  /** Receives every secret before it is used. */
  readonly onSecret: (secret: Secret) => void;
  /** One token for the repositories of a registry that are wanted at the same time. */
  readonly scopeSets?: boolean;
  /** Answers requests to a registry by digest; `owner` is the registry, and whose access it is read with. */
  readonly remember?: (owner: () => Promise<string | undefined>) => RegistryOptions['remember'];
}

/** More than any repository needs: a hostile one must not make a run contact a thousand hosts. */
const maxRegistries = 100;

/** Names in image references whose registry listens on another host. */
const hosts: Readonly<Record<string, string>> = { 'docker.io': 'registry-1.docker.io' };

export interface RegistriesClient extends Registries {
  /** The content of one registry, by its name. @throws Failure */
  contentOf(registry: string): OciClient;
  /** Requests to other APIs of one registry that take its pull tokens. @throws Failure */
  sessionOf(registry: string): RegistrySession;
  /** Whether Docker's configuration has a login for it. @throws Failure if the configuration cannot be used */
  hasLogin(registry: string): Promise<boolean>;
}

/** Creates a client for every registry that images name. */
export function registriesClient({
  send,
  credentials,
  onSecret,
  remember,
  scopeSets = false,
}: RegistriesOptions): RegistriesClient {
  const opened = new Map<string, { readonly client: OciClient; readonly session: RegistrySession }>();

  function open(registry: string) {
    const url = registryOrigin(registry);
    const known = opened.get(url);
    if (known !== undefined) return known;
    if (opened.size >= maxRegistries)
      throw new Failure('unreachable', tooManyRegistries(registry, maxRegistries));
    const options: RegistryOptions = {
      url,
      name: registry,
      describe: (repository) => `${registry}/${repository}`,
      send,
      credential: () => credentials(registry),
      hints: dockerHints,
      onSecret,
      scopeSets,
      ...compact({ remember: remember?.(() => readerOf(url, () => credentials(registry))) }),
    };
    const session = openSession(options);
    const client = ociClient(options, session, ({ reason }) => reason === 'missing-tag');
    opened.set(url, { client, session });
    return { client, session };
  }
  const clientOf = (registry: string) => open(registry).client;

  return {
    contentOf: clientOf,
    sessionOf: (registry) => open(registry).session,
    hasLogin: (registry) => isKnown(credentials, registry),
    digestOf: async ({ registry, repository }, tag) => clientOf(registry).digestOf(repository, tag),
    manifest: async ({ registry, repository }, digest) => clientOf(registry).kindOf(repository, digest),
    children: async ({ registry, repository }, digest) => clientOf(registry).children(repository, digest),
  };
}

/** The registry and the user; `undefined` where a token does not say whose it is. */
async function readerOf(
  url: string,
  credentialOf: () => Promise<DockerCredential | undefined>,
): Promise<string | undefined> {
  const credential = await credentialOf().catch(() => 'unknown' as const);
  if (credential === undefined) return `${url} anonymous`;
  return credential !== 'unknown' && credential.kind === 'password' ? `${url} ${credential.user}` : undefined;
}

/**
 * The origin of a registry by its name in image references: https, or http on loopback.
 * @throws Failure `unreachable` for a name that the grammar of image references allows and no host can have
 */
export function registryOrigin(registry: string): string {
  const address = `https://${hosts[registry] ?? registry}`;
  if (!URL.canParse(address)) throw new Failure('unreachable', notAHost(registry));
  const { host, hostname } = new URL(address);
  return `${isLoopback(hostname) ? 'http' : 'https'}://${host}`;
}
