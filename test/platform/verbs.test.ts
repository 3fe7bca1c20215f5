// Every verb of the client against the emulator: what it asks is served, and what is served it understands.
import { beforeAll, expect, it } from 'vitest';
import { type PlatformClient, platformClient, verbs } from '../../src/clients/platform/client.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import type { HttpRequest } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { walkThroughVerbs } from './verb-walk.js';

let emulator: Emulator;
let client: PlatformClient;
const asked = new Set<string>();

beforeAll(async () => {
  emulator = await createEmulator();
  const owner = emulator.state.identities.find(({ name }) => name === 'platform-team')?.uid ?? '';
  const token = new Secret(await emulator.tokenFor(owner));
  const send = (request: HttpRequest) => {
    asked.add(`${request.method} ${new URL(request.url).pathname}`);
    return emulator.transport(request);
  };
  client = platformClient({ send, baseUrl: emulator.address.baseUrl, token, surface: 'workflow' });
});

it('walks through all of them', async () => {
  await walkThroughVerbs(client, emulator);

  const patterns = Object.values(verbs).map(({ operation }) => {
    const [method, path = ''] = operation.split(' ');
    return { operation, pattern: new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '.+')}$`) };
  });
  const never = patterns.filter(({ pattern }) => ![...asked].some((request) => pattern.test(request)));
  expect(never.map(({ operation }) => operation)).toEqual([]);
});

it('a body is sent as JSON, and only where there is one', async () => {
  const sent: HttpRequest[] = [];
  const send = async (request: HttpRequest) => {
    sent.push(request);
    return emulator.transport(request);
  };
  const own = {
    send,
    baseUrl: emulator.address.baseUrl,
    token: new Secret('no token'),
    surface: 'workflow',
  } as const;
  const binding = { identityUid: 'i', roleUid: 'r' };
  await expect(platformClient(own).createRoleBinding('group', binding)).rejects.toThrow(
    'Create role binding',
  );
  await expect(platformClient(own).getGroup(['group'])).rejects.toThrow('Get group');
  expect(sent.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
    ['application/json', '{"identityUid":"i","roleUid":"r"}'],
    [undefined, undefined],
  ]);
});

it('a full page of v2 without token and total has another after it, one of v1 is asked for in a smaller one', async () => {
  const sent: string[] = [];
  const item = (index: number) => ({ uid: `r/${index}`, id: `r/${index}`, name: `t${index}` });
  const send = async ({ url }: HttpRequest) => {
    sent.push(url);
    const query = new URL(url).searchParams;
    const [start, size] = [
      Number(query.get('skip') ?? query.get('page_token') ?? 0),
      Number(query.get('page_size')),
    ];
    const items = Array.from({ length: 200 }, (_, index) => item(index)).slice(start, start + size);
    const more = start + size < 200 ? { nextPageToken: String(start + size) } : {};
    return { status: 200, headers: {}, body: JSON.stringify({ tags: items, items, ...more }) };
  };
  const own = platformClient({
    send,
    baseUrl: 'https://api.example.com',
    token: new Secret('token'),
    surface: 'workflow',
  });
  expect(await own.listTags().all()).toHaveLength(200);
  expect(await own.listEndOfLifeTags().all()).toHaveLength(200);
  expect(sent.map((url) => url.replace(/^.*\/registry/, ''))).toEqual([
    '/v2/tags?page_size=200',
    '/v2/tags?page_size=200&skip=199',
    '/v1/eoltags?page_size=200',
    '/v1/eoltags?page_size=199',
    '/v1/eoltags?page_size=200&page_token=199',
  ]);
});

it.each(['05', '+5', ' 5', '5.0', '1e3', '0x10', '', -1, 1.5])(
  'a total of %j is none',
  async (totalCount) => {
    const own = platformClient({
      send: async () => ({ status: 200, headers: {}, body: JSON.stringify({ tags: [], totalCount }) }),
      baseUrl: 'https://api.example.com',
      token: new Secret('token'),
      surface: 'workflow',
    });
    await expect(own.listTags().all()).rejects.toMatchObject({ reason: 'bad-answer' });
  },
);

it('every verb names its operation when the platform denies it', async () => {
  const denying = platformClient({
    send: async () => ({ status: 403, headers: {}, body: '{"code":7,"message":"no"}' }),
    baseUrl: 'https://api.example.com',
    token: new Secret('token'),
    surface: 'workflow',
  });
  type Ask = (...args: readonly unknown[]) => Promise<unknown> | { all(): Promise<unknown> };
  for (const [name, ask] of Object.entries(denying) as unknown as readonly [string, Ask][]) {
    const [word = ''] = /^[a-z]+/.exec(name) ?? [];
    const result = /^(create|update|delete)/.test(name) ? ask('uid', {}, []) : ask([]);
    const message = await ('all' in result ? result.all() : result).then(String, (error) => error.message);
    expect([name, message]).toEqual([name, expect.stringMatching(new RegExp(`^${word}\\b`, 'i'))]);
  }
});
