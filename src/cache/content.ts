// Manifests and blobs by digest: what has a digest never changes, and is verified by it when it is read.
import type { HttpRequest, HttpResponse } from '../model/http.js';
import type { Cache } from './cache.js';
import { type CacheKey, hexDigest } from './entry.js';
import { hasOtherDigest } from './messages.js';

/** Answers a request from the cache, or by `ask`. */
export type RememberContent = (
  request: HttpRequest,
  ask: () => Promise<HttpResponse>,
) => Promise<HttpResponse>;

const byDigest = /\/(?:manifests|blobs)\/sha256:([0-9a-f]{64})$/;

/**
 * Remembers the content of one registry that was requested by digest. Whether a digest exists is never answered: that
 * can change, and is asked with HEAD.
 * @param owner whose access the content was read with; `undefined` if that is not known, and nothing is remembered
 */
export function rememberContent(cache: Cache, owner: () => Promise<string | undefined>): RememberContent {
  return async (request, ask) => {
    const digest = request.method === 'GET' ? byDigest.exec(request.url)?.[1] : undefined;
    const reader = digest === undefined ? undefined : await owner();
    if (digest === undefined || reader === undefined) return ask();
    const key: CacheKey = { kind: 'content', name: `${reader} ${request.url}` };
    const stored = await load(cache, key, digest);
    if (stored !== undefined && stored.body.length <= (request.maxBytes ?? Number.POSITIVE_INFINITY)) {
      cache.count.saved += 1;
      return stored;
    }
    const response = await ask();
    if (response.status === 200 && hexDigest(response.body) === digest)
      await cache.put(key, `${response.headers['content-type'] ?? ''}\n${response.body}`);
    return response;
  };
}

async function load(cache: Cache, key: CacheKey, digest: string): Promise<HttpResponse | undefined> {
  const text = (await cache.get(key))?.text;
  if (text === undefined) return undefined;
  const end = text.indexOf('\n');
  const [type, body] = [text.slice(0, end), text.slice(end + 1)];
  if (end >= 0 && hexDigest(body) === digest)
    return { status: 200, headers: type === '' ? {} : { 'content-type': type }, body };
  await cache.discard(key, hasOtherDigest(digest));
  return undefined;
}
