// Any OCI registry: the digest of a tag, whether a digest exists, and what an index holds.
// https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pulling-manifests

import { Failure } from '../../model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/http.js';
import type { Digest } from '../../model/image.js';
import type { Secret } from '../../model/secret.js';
import { decodeJson } from '../http/json.js';
import { openSession } from './authorize.js';
import { digestOfBody, requireSame, sha256In } from './body-digest.js';
import type { DockerCredentials } from './docker-config.js';
import { manifestError } from './errors.js';
import { indexAnswer, isIndexType, manifestTypes } from './media-types.js';
import { registryOrigin } from './origin.js';
import { followRedirect } from './redirect.js';

/** A repository at a registry, both as they stand in image names. */
export interface ImageRepository {
  readonly registry: string;
  readonly repository: string;
}

/** Every method throws a Failure when the registry refuses, or cannot be reached or understood. */
export interface ManifestClient {
  /** What the tag points to now. Failure `missing-tag` or `missing-repository`: in the registry's own words. */
  digestOf(name: ImageRepository, tag: string): Promise<Digest>;
  /** What a digest is; `undefined`: the registry says that it has no such manifest. */
  manifest(name: ImageRepository, digest: Digest): Promise<{ readonly isIndex: boolean } | undefined>;
  /** The manifests of an index by digest, none for an image; `undefined` as above. */
  children(name: ImageRepository, digest: Digest): Promise<readonly Digest[] | undefined>;
}

export interface ManifestClientOptions {
  readonly send: Transport;
  readonly credentials: DockerCredentials;
  /** Told every secret before it is used. */
  readonly onSecret: (secret: Secret) => void;
}

/** A HEAD has no body, so the words of a 404 need a GET; and a registry may know no HEAD at all. */
const askedAgain = new Set([404, 405, 501]);
/** More than any repository needs: a hostile one shall not make a run call on a thousand hosts. */
const maxRegistries = 100;

/** A client for all registries that are not the platform's; a registry is met when its first image is asked for. */
export function manifestClient({ send, credentials, onSecret }: ManifestClientOptions): ManifestClient {
  const doors = new Map<string, ReturnType<typeof openSession>>();

  async function ask(method: 'GET' | 'HEAD', { registry, repository }: ImageRepository, reference: string) {
    const origin = registryOrigin(registry);
    const door = doors.get(origin) ?? meet(registry, origin);
    const url = `${origin}/v2/${repository}/manifests/${reference}`;
    const request: HttpRequest = { method, url, headers: { accept: manifestTypes } };
    return followRedirect(send, request, await door(repository, request));
  }

  function meet(registry: string, origin: string) {
    if (doors.size >= maxRegistries)
      throw new Failure(
        'unreachable',
        `${registry} was not asked: ${maxRegistries} other registries were before`,
      );
    const door = openSession({ registry, origin, send, credentials, onSecret });
    doors.set(origin, door);
    return door;
  }

  /** By HEAD, which registries count least; with the body only where the header does not say. */
  async function look(name: ImageRepository, reference: string, operation: string): Promise<Seen> {
    const head = await ask('HEAD', name, reference);
    const named = head.headers['docker-content-digest'];
    if (head.status === 200 && named !== undefined)
      return { digest: sha256In(named, operation), ...kind(head) };
    if (head.status !== 200 && !askedAgain.has(head.status)) throw manifestError(operation, head);
    const whole = await ask('GET', name, reference);
    return { digest: digestOfBody(whole, operation), ...kind(whole) };
  }

  return {
    async digestOf(name, tag) {
      return (await look(name, tag, `Digest of ${textOf(name)}:${tag}`)).digest;
    },
    manifest(name, digest) {
      const operation = `Manifest ${digest} of ${textOf(name)}`;
      return unlessMissing(async () => {
        const seen = await look(name, digest, operation);
        requireSame(seen.digest, digest, operation);
        return { isIndex: seen.isIndex };
      });
    },
    children(name, digest) {
      const operation = `Manifest ${digest} of ${textOf(name)}`;
      return unlessMissing(async () => {
        const response = await ask('GET', name, digest);
        requireSame(digestOfBody(response, operation), digest, operation);
        return decodeJson(operation, response, indexAnswer).manifests.map((manifest) => manifest.digest);
      });
    },
  };
}

/** The registry's own word that a manifest is not there is an answer, not a failure. */
async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Failure && error.reason === 'missing-tag') return undefined;
    throw error;
  }
}

interface Seen {
  readonly digest: Digest;
  readonly isIndex: boolean;
}

function kind({ headers }: HttpResponse): { readonly isIndex: boolean } {
  return { isIndex: isIndexType(headers['content-type']) };
}

function textOf({ registry, repository }: ImageRepository): string {
  return `${registry}/${repository}`;
}
