// A Quay in memory, after the routes of its source: rows with a life time, a time machine that forgets, pages, sign-in.

import type { Digest } from '../../src/model/images/image.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';

/** As the database has them: milliseconds, which the API gives as whole seconds. */
interface Row {
  readonly name: string;
  readonly digest: Digest;
  readonly start: number;
  end: number | undefined;
  readonly reversion: boolean;
  hidden: boolean;
}

export interface QuayBehaviour {
  /** `acme/app` if not given. */
  readonly repository?: string;
  /** `tag_expiration_s` of the namespace. */
  readonly expirationS?: number;
  /** The bearer token without which the repository is hidden. */
  readonly token?: string;
  /** The limit that a client is held to, whatever it asks for. */
  readonly maxLimit?: number;
  /** Pages do not say whether there are others after them. */
  readonly hidesMore?: true;
}

export interface QuayServer {
  now: number;
  /** Points the tag to a digest, as a push does; `reversion`: somebody has restored it. */
  push(
    tag: string,
    digest: Digest,
    more?: { readonly reversion?: boolean; readonly expiresInMs?: number },
  ): void;
  /** Deletes the tag; `forever`: without the time in which it could be restored. */
  remove(tag: string, more?: { readonly forever?: boolean }): void;
  /** Deletes the rows that are older than the time machine. */
  collectGarbage(): void;
  answer(request: HttpRequest): HttpResponse;
  readonly requests: string[];
}

/** One repository. */
export function quayServer(start: number, behaviour: QuayBehaviour = {}): QuayServer {
  const { repository = 'acme/app', expirationS = 1_209_600, token, maxLimit = 100, hidesMore } = behaviour;
  const [namespace, name] = repository.split('/');
  let rows: Row[] = [];
  const isAlive = (row: Row) => row.end === undefined || row.end > server.now;
  const aliveTag = (tag: string) => rows.find((row) => row.name === tag && isAlive(row) && !row.hidden);

  function listTags(url: URL): HttpResponse {
    const query = url.searchParams;
    const page = Math.max(1, Number(query.get('page') ?? 1));
    const limit = Math.min(maxLimit, Math.max(1, Number(query.get('limit') ?? 50)));
    const name = query.get('specificTag') ?? '';
    const onlyAlive = query.get('onlyActiveTags') === 'true';
    const found = rows
      .filter((row) => !row.hidden && (name === '' || row.name === name) && (!onlyAlive || isAlive(row)))
      .sort((a, b) => b.start - a.start || (a.name < b.name ? -1 : 1));
    const shown = found.slice(limit * (page - 1), limit * page);
    return json(200, {
      tags: shown.map(describe),
      page,
      ...(hidesMore ? {} : { has_additional: found.length > limit * page }),
    });
  }

  const server: QuayServer = {
    now: start,
    requests: [],
    push(tag, digest, { reversion = false, expiresInMs } = {}) {
      const existing = aliveTag(tag);
      if (existing !== undefined) existing.end = server.now;
      const end = expiresInMs === undefined ? undefined : server.now + expiresInMs;
      rows.push({ name: tag, digest, start: server.now, end, reversion, hidden: false });
    },
    remove(tag, { forever = false } = {}) {
      const existing = aliveTag(tag);
      if (existing === undefined) return;
      existing.end = forever ? server.now - expirationS * 1000 : server.now;
      existing.hidden = forever;
    },
    collectGarbage() {
      const oldest = server.now - expirationS * 1000;
      rows = rows.filter(({ end }) => end === undefined || end > oldest);
    },
    answer(request) {
      const url = new URL(request.url);
      server.requests.push(`${request.method} ${url.pathname}${url.search}`);
      if (/mozilla/i.test(request.headers['user-agent'] ?? '') && !request.headers['x-requested-with'])
        return json(400, { message: 'API calls must be invoked with an X-Requested-With header' });
      const sent = request.authorization?.scheme === 'Bearer' ? request.authorization.credential : undefined;
      if (token !== undefined && sent?.expose() !== token)
        return json(401, {
          detail: 'Requires authentication',
          error_message: 'Requires authentication',
          error_type: 'invalid_token',
          title: 'invalid_token',
          type: `${url.origin}/api/v1/error/invalid_token`,
          status: 401,
        });
      if (url.pathname === `/api/v1/repository/${repository}/tag/`) return listTags(url);
      if (url.pathname === `/api/v1/repository/${repository}`)
        return json(200, {
          namespace,
          name,
          kind: 'image',
          is_public: token === undefined,
          tag_expiration_s: expirationS,
          state: 'NORMAL',
        });
      return json(404, {
        detail: 'Not Found',
        error_message: 'Not Found',
        error_type: 'not_found',
        status: 404,
      });
    },
  };
  return server;
}

function describe({ name, digest, start, end, reversion }: Row): object {
  return {
    name,
    reversion,
    start_ts: seconds(start),
    ...(end === undefined ? {} : { end_ts: seconds(end) }),
    manifest_digest: digest,
    is_manifest_list: true,
    size: null,
    last_modified: rfc2822(start),
    ...(end === undefined ? {} : { expiration: rfc2822(end) }),
  };
}

function seconds(instant: number): number {
  return Math.floor(instant / 1000);
}

function rfc2822(instant: number): string {
  return new Date(seconds(instant) * 1000).toUTCString().replace('GMT', '-0000');
}

function json(status: number, value: unknown): HttpResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
