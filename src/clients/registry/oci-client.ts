// Reads one registry: digests of tags, manifests, referrers and blobs, what has a digest being verified against it.
// https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pull
import { compact } from '../../model/compact.js';
import type { Failure } from '../../model/failure.js';
import type { HttpRequest, HttpResponse } from '../../model/http.js';
import { type Digest, isDigest } from '../../model/image.js';
import { decodeJson } from '../http/json.js';
import type { ContentSource, RegistryContent } from './content.js';
import {
  manifestDigest,
  maxManifestBytes,
  parseDigestHeader,
  requireSameDigest,
  verifyContent,
} from './digest.js';
import { manifestError, registryError } from './errors.js';
import { indexAnswer, indexType, isIndexType, manifestTypes } from './media-types.js';
import { followRedirects } from './redirect.js';
import type { RegistrySession } from './session.js';
import type { RegistryOptions } from './token.js';

/** Every method throws a Failure when the registry refuses, cannot be reached, or sends what cannot be used. */
export interface OciClient extends ContentSource {
  /** The digest that a tag points to now. Failure `missing-tag` or `missing-repository`: by the registry's own code. */
  digestOf(repository: string, tag: string): Promise<Digest>;
  /** The kind of a manifest; `undefined` if it does not exist. */
  kindOf(repository: string, digest: Digest): Promise<{ readonly isIndex: boolean } | undefined>;
  /** The manifests of an index, none for an image; `undefined` if it does not exist. */
  children(repository: string, digest: Digest): Promise<readonly Digest[] | undefined>;
}

/** A HEAD response has no body, so the error code of a 404 needs a GET; and a registry may not support HEAD. */
const needsGet = new Set([404, 405, 501]);

/**
 * Creates the client for one registry.
 * @param isAbsent whether this registry's error for a manifest means that there is no such manifest
 */
export function ociClient(
  { url, send, describe, hints, remember = (_, ask) => ask() }: RegistryOptions,
  session: RegistrySession,
  isAbsent: (error: Failure, status: number) => boolean,
): OciClient {
  async function request(repository: string, path: string, more: Partial<HttpRequest>) {
    const request: HttpRequest = {
      method: 'GET',
      url: `${url}/v2/${repository}/${path}`,
      headers: { accept: manifestTypes },
      maxBytes: maxManifestBytes,
      ...more,
    };
    return remember(request, async () => {
      const response = await session(repository, request);
      return followRedirects(`Request to ${describe(repository)}`, send, request, response);
    });
  }

  /** By HEAD, which counts least against rate limits; with the body only where the header has no digest. */
  async function inspect(repository: string, reference: string, operation: string) {
    const path = `manifests/${reference}`;
    const head = await request(repository, path, { method: 'HEAD' });
    const header = head.headers['docker-content-digest'];
    if (head.status === 200 && header !== undefined)
      return { digest: parseDigestHeader(header, operation), isIndex: isIndex(head) };
    if (head.status !== 200 && !needsGet.has(head.status)) throw manifestError(operation, head, hints);
    const response = await request(repository, path, {});
    if (response.status !== 200)
      return { error: manifestError(operation, response, hints), status: response.status };
    return { digest: manifestDigest(response, operation), isIndex: isIndex(response) };
  }

  function contentOf(operation: string, response: HttpResponse, digest?: Digest) {
    const { status, headers, body } = response;
    if (status === 404) return undefined;
    if (status !== 200)
      throw registryError(operation, response, status === 401 || status === 403 ? hints.denied : undefined);
    if (digest !== undefined) verifyContent(operation, digest, body);
    return compact({ text: body, mediaType: headers['content-type'] }) satisfies RegistryContent;
  }

  return {
    async digestOf(repository, tag) {
      const found = await inspect(repository, tag, `Digest of ${describe(repository)}:${tag}`);
      if (found.error !== undefined) throw found.error;
      return found.digest;
    },
    async kindOf(repository, digest) {
      const operation = `Manifest ${digest} of ${describe(repository)}`;
      const found = await inspect(repository, digest, operation);
      if (found.error !== undefined) return unlessAbsent(found.error, found.status);
      requireSameDigest(digest, found.digest, operation);
      return { isIndex: found.isIndex };
    },
    async children(repository, digest) {
      const operation = `Manifest ${digest} of ${describe(repository)}`;
      const response = await request(repository, `manifests/${digest}`, {});
      if (response.status !== 200)
        return unlessAbsent(manifestError(operation, response, hints), response.status);
      requireSameDigest(digest, manifestDigest(response, operation), operation);
      return decodeJson(operation, response, indexAnswer).manifests.map((manifest) => manifest.digest);
    },
    async manifest(repository, reference) {
      const response = await request(repository, `manifests/${reference}`, {});
      const digest = isDigest(reference) ? reference : undefined;
      return contentOf(`Manifest ${reference} of ${describe(repository)}`, response, digest);
    },
    async referrers(repository, digest, page = '') {
      const accept = { headers: { accept: indexType } };
      const response = await request(repository, `referrers/${digest}${page}`, accept);
      const content = contentOf(`Referrers of ${describe(repository)}@${digest}`, response);
      return content && compact({ ...content, next: nextPage(response) });
    },
    async blob(repository, digest, maxBytes) {
      const more = { headers: { accept: '*/*' }, maxBytes };
      const response = await request(repository, `blobs/${digest}`, more);
      return contentOf(`Blob ${digest} of ${describe(repository)}`, response, digest);
    },
  };

  function unlessAbsent(error: Failure, status: number): undefined {
    if (!isAbsent(error, status)) throw error;
  }
}

function isIndex({ headers }: HttpResponse): boolean {
  return isIndexType(headers['content-type']);
}

/** The query of `Link: <…?…>; rel="next"`. The path stays the requested one, wherever the link points. */
function nextPage({ headers }: HttpResponse): string | undefined {
  const link = /^<[^<>?]{0,2000}(\?[^<>]{1,2000})>\s*;\s*rel="?next"?/.exec(headers.link ?? '');
  return link?.[1];
}
