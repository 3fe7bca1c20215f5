// The platform's client against answers of every kind: whole lists or an error, never a short list.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/clients/http/api-error.js';
import { platformClient } from '../../src/clients/platform/client.js';
import { type ListPageRequest, listOf } from '../../src/clients/platform/list.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';

const json = (body: unknown, status = 200): HttpResponse => ({
  status,
  headers: {},
  body: JSON.stringify(body),
});

function client(respond: (request: HttpRequest) => HttpResponse) {
  const sent: HttpRequest[] = [];
  const send = async (request: HttpRequest) => {
    sent.push(request);
    return respond(request);
  };
  const options = {
    send,
    baseUrl: 'https://api.example.com',
    token: new Secret('t'),
    surface: 'workflow',
  } as const;
  return { sent, client: platformClient(options) };
}

describe('platformClient', () => {
  it('sends requests as the API specifies, with slashes of uids escaped in the query', async () => {
    const { client: platform, sent } = client(() =>
      json({ repos: [{ uid: 'g/r', name: 'node', extra: 1 }], totalCount: '1' }),
    );
    expect(await platform.listRepositories({ name: 'node', 'uidp.descendants_of': 'g/h' }).all()).toEqual([
      { uid: 'g/r', name: 'node', description: '' },
    ]);
    expect(sent[0]?.url).toBe(
      'https://api.example.com/registry/v2/repos?name=node&uidp.descendants_of=g%2Fh&page_size=200',
    );
    expect(sent[0]?.authorization?.credential.expose()).toBe('t');
  });

  it('adds what the platform needs to list every tag', async () => {
    const { client: platform, sent } = client(() => json({ tags: [] }));
    await platform.listTags({ includeDates: 'true', 'uidp.children_of': 'g/r' }).all();
    expect(sent[0]?.url).toContain('includeDates=true&uidp.children_of=g%2Fr');
  });

  it('sends each artifact name as a separate parameter', async () => {
    const { client: platform, sent } = client(() => json({ advisories: [] }));
    await platform.listAdvisories({ artifactNames: ['a&b', 'c'] }).all();
    expect(sent[0]?.url).toContain('artifactNames=a%26b&artifactNames=c');
  });

  it('names the operation and the field of an answer that cannot be used', async () => {
    const { client: platform } = client(() => json({ repos: [{ uid: 'g/r' }] }));
    await expect(platform.listRepositories({ name: 'node' }).all()).rejects.toThrow(
      /^List repositories named node: .*repos\.0\.name/,
    );
    const garbage = client(() => ({ status: 200, headers: {}, body: '<html>' }));
    await expect(garbage.client.listRepositories().all()).rejects.toThrow(
      'List repositories: the response is not JSON',
    );
  });

  it('decodes a structured error, and hints at the role that is missing for advisories', async () => {
    const details = [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'INVALID_ARGUMENT', domain: 'iam' },
      { '@type': 'x/BadRequest', fieldViolations: [{ field: 'name', description: 'must match' }] },
    ];
    const { client: platform } = client(() => json({ code: 7, message: 'no\n::error::x', details }, 403));
    const error = await platform
      .listAdvisories({ artifactNames: ['a'] })
      .all()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    const violations = [{ field: 'name', description: 'must match' }];
    expect(error).toMatchObject({
      reason: 'denied',
      status: 403,
      details: { code: 7, reason: 'INVALID_ARGUMENT', domain: 'iam', violations },
    });
    expect((error as Error).message).toBe(
      'List advisories: HTTP 403: no ::error::x (name: must match). The identity needs a role that may list advisories, such as `viewer`; `registry.pull` is not enough',
    );
  });
});

const listAll = (operation: string, ask: ListPageRequest<{ uid: string }>) =>
  listOf(operation, ask, ({ uid }) => uid).all();

describe('lists', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => ({ uid: `u${index}` }));
  /** A server of `count` items that gives at most `cap` a page. */
  function server(
    count: number,
    cap: number,
    options: { total?: boolean; repeat?: boolean } = {},
  ): ListPageRequest<{ uid: string }> {
    const all = items(count);
    return async ({ page_size, skip = '0', page_token = '0' }) => {
      const start = options.repeat ? 0 : Number(skip) + Number(page_token);
      const page = all.slice(start, start + Math.min(cap, Number(page_size)));
      const end = start + page.length;
      return {
        items: page,
        nextPageToken: end < count ? String(end) : '',
        ...(options.total === false ? {} : { totalCount: BigInt(count) }),
      };
    };
  }

  it('returns the same list for every page size, with and without a total', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        async (count, cap, total) => {
          expect(await listAll('List', server(count, cap, { total }))).toEqual(items(count));
        },
      ),
    );
  });

  it('requests all further pages concurrently', async () => {
    const waits: number[] = [];
    let flying = 0;
    const ask: ListPageRequest<{ uid: string }> = async (query) => {
      flying += 1;
      waits.push(flying);
      await new Promise((resolve) => setImmediate(resolve));
      flying -= 1;
      return server(1000, 200)(query);
    };
    expect(await listAll('List', ask)).toHaveLength(1000);
    expect(waits).toEqual([1, 1, 2, 3, 4, 5]);
  });

  it('is an error, not a loop and not a short list, when pages repeat or are missing', async () => {
    await expect(listAll('List', server(10, 3, { repeat: true }))).rejects.toThrow('started again');
    await expect(listAll('List', server(10, 3, { repeat: true, total: false }))).rejects.toThrow(
      'started again',
    );
    const short: ListPageRequest<{ uid: string }> = async () => ({
      items: items(2),
      nextPageToken: '',
      totalCount: 3n,
    });
    await expect(listAll('List', short)).rejects.toThrow('ended after 2 of 3');
  });

  it('follows a next page that the total does not count, and says that they contradict', async () => {
    const asked: unknown[] = [];
    const liar: ListPageRequest<{ uid: string }> = async (query) => {
      asked.push(query);
      return { ...(await server(5, 2)(query)), totalCount: 2n };
    };
    await expect(listAll('List', liar)).rejects.toThrow('the list has 5 items, but the service counts 2');
    expect(asked).toHaveLength(3);
    const grown: ListPageRequest<{ uid: string }> = async (query) => {
      const page = await server(5, 2)(query);
      return { ...page, totalCount: query.page_token === undefined ? 2n : 5n };
    };
    expect(await listAll('List', grown)).toHaveLength(5);
    const shrunk: ListPageRequest<{ uid: string }> = async (query) => {
      const page = await server(4, 2)(query);
      return { ...page, totalCount: query.skip === undefined ? 5n : 4n };
    };
    await expect(listAll('List', shrunk)).rejects.toThrow('ended after 4 of 5');
  });

  it('never chooses between two contents of one item', async () => {
    const twice: ListPageRequest<{ uid: string; deprecated: boolean }> = async ({ skip }) => ({
      items: [{ uid: 'a', deprecated: skip === undefined }],
      nextPageToken: skip === undefined ? '1' : '',
      totalCount: 2n,
    });
    const read = listOf('List', twice, ({ uid }) => uid).all();
    await expect(read).rejects.toThrow('List: the list contains `a` twice, with different content. Re-run');
  });

  it('follows no token twice, and no list without an end', async () => {
    let asked = 0;
    const circle: ListPageRequest<{ uid: string }> = async () => {
      asked += 1;
      return { items: [{ uid: `u${asked}` }], nextPageToken: asked % 2 ? 'a' : 'b' };
    };
    await expect(listAll('List', circle)).rejects.toThrow('started again');
    expect(asked).toBeLessThan(6);
    let page = 0;
    const endless: ListPageRequest<{ uid: string }> = async () => {
      page += 1;
      const all = Array.from({ length: 5000 }, (_, index) => ({ uid: `${page}-${index}` }));
      return { items: all, nextPageToken: `p${page}`, totalCount: 1n };
    };
    await expect(listAll('List', endless)).rejects.toThrow('more than 200000 items');
  });
});
