// What the clients of a run use of the cache, bound to the base branch of the run.

import type { Instant } from '../../model/judgement/fact.js';
import type { CacheFolder } from '../../model/run/cache-folder.js';
import type { ConditionalAnswers, HttpRequest, HttpResponse, Transport } from '../../model/run/http.js';
import { hasOtherDigest } from '../messages.js';
import type { ReadPurpose } from '../prove.js';
import type { RequestHistory } from '../reader.js';
import { type Cache, type CacheCount, type CacheOptions, createCache } from './cache.js';
import { cachedHistory } from './cached-history.js';
import { type CacheKey, hexDigest } from './entry.js';
import { type CachedObjects, cachedObjects } from './objects.js';
import { loadWhole, storeWhole, type WholeHistory } from './stored-history.js';

type RememberContent = (request: HttpRequest, ask: () => Promise<HttpResponse>) => Promise<HttpResponse>;

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

const etagText = /^(?:W\/)?"[\x21\x23-\x7e]{1,200}"$/;
const maxBytes = 8 * 1024 * 1024;

/**
 * Only for answers that are verified whatever gave them, by a signature or a digest: the service confirms an ETag, and
 * nothing shows that the stored body is the one that had it. What a credential opens is neither stored nor used.
 * @param base the branch whose runs may have written what is read
 */
function conditionalAnswers(cache: Cache, base: string): ConditionalAnswers {
  const keyOf = ({ url }: HttpRequest): CacheKey => ({ kind: 'answer', name: JSON.stringify([base, url]) });

  async function store(request: HttpRequest, response: HttpResponse): Promise<void> {
    const { etag = '', 'content-type': type = '' } = response.headers;
    if (response.status !== 200 || !etagText.test(etag) || response.body.length > maxBytes) return;
    await cache.put(keyOf(request), `${etag}\n${type}\n${response.body}`);
  }

  const asking =
    (send: Transport): Transport =>
    async (request) => {
      const stored = isPublic(request) ? storedIn((await cache.get(keyOf(request)))?.text) : undefined;
      if (stored === undefined || stored.body.length > (request.maxBytes ?? maxBytes))
        return unconditional(send)(request);
      const headers = { ...request.headers, 'if-none-match': stored.etag };
      const response = await send({ ...request, headers });
      if (response.status === 304) return unchanged(response, stored);
      await store(request, response);
      return response;
    };

  const unconditional =
    (send: Transport): Transport =>
    async (request) => {
      const response = await send(request);
      if (isPublic(request)) await store(request, response);
      return response;
    };

  return { asking, unconditional };
}

function isPublic({ method, authorization }: HttpRequest): boolean {
  return method === 'GET' && authorization === undefined;
}

interface StoredAnswer {
  readonly etag: string;
  readonly type: string;
  readonly body: string;
}

function storedIn(text: string | undefined): StoredAnswer | undefined {
  const [, etag = '', type = '', body] = /^([^\n]*)\n([^\n]*)\n([\s\S]*)$/.exec(text ?? '') ?? [];
  return body === undefined || !etagText.test(etag) ? undefined : { etag, type, body };
}

function unchanged({ headers }: HttpResponse, { etag, type, body }: StoredAnswer): HttpResponse {
  const own = type === '' ? {} : { 'content-type': type };
  return { status: 200, headers: { ...headers, ...own, etag }, body };
}

export interface RunCache {
  readonly count: Readonly<CacheCount>;
  /**
   * The history of a tag with what earlier runs have read.
   * @param place the service, and whose access it is read with
   */
  history(place: string, tag: CachedTag): RequestHistory;
  /** What one registry returns for a digest. @param reader the registry, and whose access it is read with */
  content(reader: () => Promise<string | undefined>): RememberContent;
  /** Stores histories that were read whole, and returns the digest by which they are verified. */
  keepWhole(histories: readonly WholeHistory[]): Promise<string>;
  /** The stored histories with a digest by tag; empty if they are not there. */
  whole(digest: string): Promise<ReadonlyMap<string, WholeHistory>>;
  /** Answers that are asked for again with their ETag; only for what is verified whatever gave it. */
  readonly answers: ConditionalAnswers;
  /** Git objects. @param place the API of the host, and the repository */
  objects(place: string): CachedObjects;
}

interface CachedTag {
  readonly image: string;
  readonly request: RequestHistory;
  readonly limit: number;
  /** What the history is read for. Absent: everything may matter, so that nothing is answered from the cache. */
  readonly question: ReadPurpose | undefined;
}

interface RunCacheOptions extends CacheOptions {
  /** The branch whose runs may have written what no digest verifies; empty outside CI. */
  readonly base: string;
  readonly now: () => Instant;
}

export function createRunCache(folder: CacheFolder, options: RunCacheOptions): RunCache {
  const cache = createCache(folder, options);
  const { base, now } = options;
  return {
    count: cache.count,
    history(place, tag) {
      const name = JSON.stringify([place, base, tag.image]);
      return cachedHistory({ ...tag, cache, key: { kind: 'history', name }, now });
    },
    content: (reader) => rememberContent(cache, reader),
    keepWhole: (histories) => storeWhole(cache, histories),
    whole: (digest) => loadWhole(cache, digest),
    answers: conditionalAnswers(cache, base),
    objects: (place) => cachedObjects(cache, place),
  };
}
