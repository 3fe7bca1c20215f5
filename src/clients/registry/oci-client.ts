// Reads one registry: digests of tags, manifests, referrers and blobs, what has a digest being verified against it.
// https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pull

import { z } from 'zod';
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { type Digest, isDigest, isTag } from '../../model/images/image.js';
import { isLoopback, isPublicName } from '../../model/run/address.js';
import type { HttpRequest, HttpResponse, NetworkKind, Transport } from '../../model/run/http.js';
import type { NamedTag } from '../../resolve/ports.js';
import { decodeJson } from '../http/json.js';
import {
  type ContentSource,
  indexAnswer,
  indexType,
  isIndexType,
  manifestDigest,
  manifestTypes,
  maxManifestBytes,
  parseDigestHeader,
  type RegistryContent,
  requireSameDigest,
  verifyContent,
} from './attached-manifests.js';
import { manifestError, registryError } from './errors.js';
import { redirectRefused } from './messages.js';
import type { RegistrySession } from './session.js';
import type { RegistryOptions } from './token.js';

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Follows at most three redirects, relative ones included: to the same origin, to a public host over https, and from
 * a host in a private network or on loopback to another one of its kind. A public registry therefore cannot make the
 * runner send requests into its own network. Here the names are judged; `ledFrom` has the transport judge the addresses.
 * @param request without credentials, as it is repeated at the target
 * @throws Failure `bad-answer` for a redirect that leads elsewhere, nowhere or in a circle
 */
export async function followRedirects(
  what: string,
  send: Transport,
  request: HttpRequest,
  first: HttpResponse,
): Promise<HttpResponse> {
  let from = new URL(request.url);
  let response = first;
  let ledFrom: NetworkKind | undefined;
  for (let count = 0; redirects.has(response.status); count += 1) {
    const refuse = (why: string) => new Failure('bad-answer', redirectRefused(what, from.host, why));
    const location = response.headers.location ?? '';
    if (count === maxRedirects) throw refuse(`it is number ${maxRedirects + 1} in a row`);
    if (location === '' || !URL.canParse(location, from.href)) throw refuse('its target is not a valid URL');
    const target = new URL(location, from);
    if (!isAllowed(from, target))
      throw refuse(`${target.origin} is neither the same host nor a public https address`);
    // A host that a response has led to stays one, whatever it names itself.
    if (target.origin !== from.origin) ledFrom = response.network;
    from = target;
    response = await send({ ...request, url: target.href, ...compact({ ledFrom }) });
  }
  return response;
}

function isAllowed(from: URL, target: URL): boolean {
  if (target.origin === from.origin) return true;
  const network = networkOf(target);
  if (network === 'loopback') return networkOf(from) === 'loopback' && /^https?:$/.test(target.protocol);
  return target.protocol === 'https:' && (network === 'public' || network === networkOf(from));
}

function networkOf({ hostname }: URL): NetworkKind {
  if (isLoopback(hostname)) return 'loopback';
  return isPublicName(hostname) ? 'public' : 'private';
}

/** Every method throws a Failure when the registry refuses, cannot be reached, or sends what cannot be used. */
export interface OciClient extends ContentSource {
  /** The digest that a tag points to now. Failure `missing-tag` or `missing-repository`: by the registry's own code. */
  digestOf(repository: string, tag: string): Promise<Digest>;
  /** The kind of a manifest; `undefined` if it does not exist. */
  kindOf(repository: string, digest: Digest): Promise<{ readonly isIndex: boolean } | undefined>;
  /** The manifests of an index, none for an image; `undefined` if it does not exist. */
  children(repository: string, digest: Digest): Promise<readonly Digest[] | undefined>;
  /** One page of the tags list; `page` is the `next` of the one before. */
  tags(repository: string, page?: string): Promise<TagsPage>;
}

export interface TagsPage {
  /** With the digest where the registry lists all digests with their tags. */
  readonly tags: readonly NamedTag[];
  readonly next?: string;
}

const tagsPage = z.object({
  tags: z.array(z.string()).nullish(),
  // https://github.com/google/go-containerregistry/blob/main/pkg/v1/google/list.go
  manifest: z.record(z.string(), z.object({ tag: z.array(z.string()).nullish() })).nullish(),
});
const maxTagsBytes = 8 * 1024 * 1024;

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
    async tags(repository, page = '?n=1000') {
      const operation = `Tags of ${describe(repository)}`;
      const more = { headers: { accept: 'application/json' }, maxBytes: maxTagsBytes };
      const response = await request(repository, `tags/list${page}`, more);
      if (response.status !== 200) throw registryError(operation, response);
      const { tags, manifest } = decodeJson(operation, response, tagsPage);
      const withDigest = Object.entries(manifest ?? {}).flatMap(([digest, { tag: names }]) =>
        isDigest(digest) ? (names ?? []).map((tag) => ({ tag, digest })) : [],
      );
      const known = new Set(withDigest.map(({ tag }) => tag));
      const others = (tags ?? []).flatMap((tag) => (known.has(tag) ? [] : { tag }));
      const all = [...withDigest, ...others].filter(({ tag }) => isTag(tag));
      return { tags: all, ...compact({ next: nextPage(response) }) };
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
