// What the client relies on in Quay's API, asked of the server of the tests, and of a real one where an address is given:
// TAGPROOF_QUAY_URL=https://quay.io TAGPROOF_QUAY_TAG=prometheus/busybox:latest npx vitest run test/histories/quay-contract
import { describe, expect, it } from 'vitest';
import { networkTransport } from '../../src/host/network/transport.js';
import { isDigest } from '../../src/model/images/image.js';
import type { Transport } from '../../src/model/run/http.js';
import { dayMs, digest } from '../build.js';
import { quayServer } from './quay-server.js';

interface Row {
  readonly name: string;
  readonly manifest_digest: string;
  readonly start_ts: number;
  readonly end_ts?: number;
  readonly reversion: boolean;
}

interface Page {
  readonly tags: readonly Row[];
  readonly page: number;
  readonly has_additional: boolean;
}

interface Target {
  readonly origin: string;
  /** A public repository, and a tag of it that has moved within its time machine. */
  readonly repository: string;
  readonly tag: string;
  readonly send: Transport;
}

function ownServer(): Target {
  const server = quayServer(Date.parse('2026-11-01T00:00:00Z'));
  for (const letter of ['a', 'b', 'a', 'c', 'd']) {
    server.push('1', digest(letter));
    server.push('latest', digest(letter));
    server.now += dayMs;
  }
  return {
    origin: 'https://quay.example.com',
    repository: 'acme/app',
    tag: '1',
    send: async (request) => server.answer(request),
  };
}

function realServer(origin: string): Target {
  const [repository = '', tag = 'latest'] = (process.env.TAGPROOF_QUAY_TAG ?? '').split(':');
  return { origin, repository, tag, send: networkTransport('tagproof') };
}

const address = process.env.TAGPROOF_QUAY_URL;
const targets: readonly (readonly [string, Target])[] = [
  ['the server of the tests', ownServer()],
  ...(address === undefined ? [] : [[address, realServer(address)] as const]),
];

describe.each(targets)('%s', (_, { origin, repository, tag, send }) => {
  async function get(path: string): Promise<{ readonly status: number; readonly body: unknown }> {
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    const { status, body } = await send({ method: 'GET', url: `${origin}/api/v1/${path}`, headers });
    return { status, body: status === 200 ? JSON.parse(body) : body };
  }

  async function list(query: Readonly<Record<string, string>>): Promise<Page> {
    const search = new URLSearchParams({ onlyActiveTags: 'false', ...query });
    const { status, body } = await get(`repository/${repository}/tag/?${search}`);
    expect(status).toBe(200);
    return body as Page;
  }

  it('lists the rows of one tag, newest first, each with whole seconds', async () => {
    const { tags, page } = await list({ specificTag: tag, limit: '100' });
    expect(page).toBe(1);
    expect(tags.length).toBeGreaterThan(0);
    for (const [index, row] of tags.entries()) {
      expect(row.name).toBe(tag);
      expect(isDigest(row.manifest_digest)).toBe(true);
      expect(typeof row.reversion).toBe('boolean');
      expect(Number.isInteger(row.start_ts)).toBe(true);
      expect(row.end_ts ?? row.start_ts).toBeGreaterThanOrEqual(row.start_ts);
      expect(row.start_ts).toBeLessThanOrEqual(tags[index - 1]?.start_ts ?? row.start_ts);
    }
  });

  it('ends a row when the next begins, so rows never overlap', async () => {
    const { tags } = await list({ specificTag: tag, limit: '100' });
    for (const [index, row] of tags.entries()) {
      const next = tags[index - 1];
      if (next !== undefined) expect(row.end_ts).toBeLessThanOrEqual(next.start_ts);
    }
  });

  it('gives the same rows in pages of any size, and says whether there are more', async () => {
    const whole = await list({ specificTag: tag, limit: '100' });
    const first = await list({ specificTag: tag, limit: '1', page: '1' });
    const second = await list({ specificTag: tag, limit: '1', page: '2' });
    const digests = [...first.tags, ...second.tags].map((row) => row.manifest_digest);
    expect(digests).toEqual(whole.tags.slice(0, 2).map((row) => row.manifest_digest));
    expect(first.has_additional).toBe(whole.tags.length > 1);
    expect((await list({ specificTag: tag, limit: '1000' })).tags.length).toBeLessThanOrEqual(100);
  });

  it('says how long the namespace keeps what no tag holds', async () => {
    const { status, body } = await get(`repository/${repository}?includeTags=false`);
    expect(status).toBe(200);
    expect((body as { tag_expiration_s: unknown }).tag_expiration_s).toBeTypeOf('number');
  });

  it('has no rows of a tag that never was, and refuses a repository that nobody may see', async () => {
    expect((await list({ specificTag: 'no-such-tag-0000' })).tags).toEqual([]);
    const { status } = await get('repository/acme/no-such-repository-0000/tag/?specificTag=1');
    expect([401, 403, 404]).toContain(status);
  });
});
