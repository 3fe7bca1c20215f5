// A registry's manifests, referrers and blobs over HTTP (OCI distribution specification: Pull, Content Discovery).
import { Failure } from '../../model/failure.js';
import type { HttpResponse, Transport } from '../../model/http.js';
import type { ContentSource, RegistryContent } from './content.js';
import { registryError } from './errors.js';

/** An authorized request beneath `/v2/<repository>/`. */
export type RegistryGet = (request: {
  readonly repository: string;
  readonly path: string;
  readonly accept: string;
  readonly maxBytes?: number;
}) => Promise<HttpResponse>;

/** Of indexes and images, the OCI's and Docker's. */
export const manifestTypes = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');
const indexType = 'application/vnd.oci.image.index.v1+json';
const maxManifestBytes = 4 * 1024 * 1024;
const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/** The seam `ContentSource` for one registry. `send` follows the redirects of blobs, without any credential. */
export function contentSource(get: RegistryGet, send: Transport): ContentSource {
  return {
    async manifest(repository, reference) {
      const path = `manifests/${reference}`;
      const response = await get({ repository, path, accept: manifestTypes, maxBytes: maxManifestBytes });
      return contentOf(`Manifest ${reference} of ${repository}`, response);
    },
    async referrers(repository, digest, page = '') {
      const path = `referrers/${digest}${page}`;
      const response = await get({ repository, path, accept: indexType, maxBytes: maxManifestBytes });
      const content = contentOf(`Referrers of ${repository}@${digest}`, response);
      const next = nextPage(response);
      return content === undefined ? undefined : { ...content, ...(next === undefined ? {} : { next }) };
    },
    async blob(repository, digest, maxBytes) {
      const first = await get({ repository, path: `blobs/${digest}`, accept: '*/*', maxBytes });
      const what = `Blob ${digest} of ${repository}`;
      return contentOf(what, await followed(what, first, send, maxBytes));
    },
  };
}

function contentOf(operation: string, response: HttpResponse): RegistryContent | undefined {
  if (response.status === 404) return undefined;
  if (response.status !== 200) throw registryError(operation, response);
  const mediaType = response.headers['content-type'];
  return { text: response.body, ...(mediaType === undefined ? {} : { mediaType }) };
}

/** The query of `Link: <…?…>; rel="next"`; the path is the one that was asked for, wherever the link points. */
function nextPage({ headers }: HttpResponse): string | undefined {
  const link = /^<[^<>?]{0,2000}(\?[^<>]{1,2000})>\s*;\s*rel="?next"?/.exec(headers.link ?? '');
  return link?.[1];
}

async function followed(
  what: string,
  first: HttpResponse,
  send: Transport,
  maxBytes: number,
): Promise<HttpResponse> {
  let response = first;
  for (let hop = 0; redirects.has(response.status); hop += 1) {
    const url = response.headers.location ?? '';
    if (!URL.canParse(url) || new URL(url).protocol !== 'https:' || hop >= maxRedirects) {
      throw new Failure('bad-answer', `${what}: the registry redirects to where nothing is fetched from`);
    }
    response = await send({ method: 'GET', url, headers: { accept: '*/*' }, maxBytes });
  }
  return response;
}
