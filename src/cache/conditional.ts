// Asks with the ETag of a stored answer, so that the service sends it again only if it has changed.
// https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
import type { ConditionalAnswers, HttpRequest, HttpResponse, Transport } from '../model/http.js';
import type { Cache } from './cache.js';
import type { CacheKey } from './entry.js';

const etagText = /^(?:W\/)?"[\x21\x23-\x7e]{1,200}"$/;
const maxBytes = 8 * 1024 * 1024;

/**
 * Only for answers that are verified whatever gave them, by a signature or a digest: the service confirms an ETag, and
 * nothing shows that the stored body is the one that had it. What a credential opens is neither stored nor used.
 * @param base the branch whose runs may have written what is read
 */
export function conditionalAnswers(cache: Cache, base: string): ConditionalAnswers {
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
