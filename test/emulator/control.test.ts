// The control endpoint over a real socket, and seeds: what a person or a program can do with a running emulator.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createEmulator,
  peopleOf,
  type RunningEmulator,
  servedImages,
  startEmulator,
} from '../../src/emulator/index.js';

let emulator: RunningEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

const json = { 'content-type': 'application/json' };

async function control(method: string, path: string, body?: unknown, headers: Record<string, string> = json) {
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await fetch(emulator.controlUrl + path, { method, headers, ...sent });
  return { status: response.status, json: (await response.json()) as Record<string, never> };
}

it('says what it can do, and refuses what it cannot', async () => {
  const { operations } = (await control('GET', '/')).json;
  expect(operations).toEqual(expect.arrayContaining(['POST /clock', 'GET /requests', 'POST /faults']));
  expect((await control('GET', '/nothing')).status).toBe(404);
  expect((await control('DELETE', '/clock')).status).toBe(404);
});

it('moves the clock, by a duration or to a time', async () => {
  const before = Date.parse((await control('GET', '/clock')).json.now ?? '');
  const ahead = Date.parse((await control('POST', '/clock', { advanceMs: 7_200_000 })).json.now ?? '');
  expect(Math.round((ahead - before) / 60_000)).toBe(120);
  const { date } = Object.fromEntries((await fetch(`${emulator.address.baseUrl}/ping/v2/ping`)).headers);
  expect(Math.abs(Date.parse(date ?? '') - ahead)).toBeLessThan(5000);
  const set = (await control('POST', '/clock', { now: '2027-01-01T00:00:00Z' })).json.now;
  expect(set).toMatch(/^2027-01-01T00:00:0/);
  for (const wrong of [{}, { advanceMs: 1.5 }, { now: 'later' }, { now: 1 }, [], 'x'])
    expect((await control('POST', '/clock', wrong)).status).toBe(400);
  for (const advanceMs of [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 253_402_300_800_000])
    expect((await control('POST', '/clock', { advanceMs })).status).toBe(400);
  expect((await control('GET', '/clock')).json.now).toMatch(/^2027-01-01T00:00:0/);
});

it('gives the log of requests, from any place on', async () => {
  const { total } = (await control('GET', '/requests')).json;
  await fetch(`${emulator.address.baseUrl}/ping/v2/ping?x=1`);
  const { json: log } = await control('GET', `/requests?after=${total}`);
  expect(log).toEqual({
    total: Number(total) + 1,
    requests: [{ service: 'platform', method: 'GET', path: '/ping/v2/ping?x=1', status: 400 }],
  });
  expect((await control('GET', '/requests?after=x')).status).toBe(400);
});

it('sets faults, and lists every issue of wrong ones', async () => {
  const faults = [{ match: { path: '^/ping' }, effect: { status: 503 } }];
  expect((await control('POST', '/faults', faults)).json.faults).toMatchObject(faults);
  expect((await control('GET', '/faults')).json.faults).toMatchObject(faults);
  const ping = () => fetch(`${emulator.address.baseUrl}/ping/v2/ping`);
  expect((await ping()).status).toBe(503);
  const wrong = await control('POST', '/faults', [{ effect: { status: 1000 } }]);
  expect([wrong.status, wrong.json.error]).toEqual([400, expect.stringContaining('status')]);
  expect((await control('POST', '/faults', [])).json.faults).toEqual([]);
  expect((await ping()).status).toBe(200);
});

it('issues tokens for identities, for the platform or another audience', async () => {
  const { reader = '' } = peopleOf(emulator.state);
  const { token } = (await control('POST', '/tokens', { identity: reader })).json;
  const repos = `${emulator.address.baseUrl}/registry/v2/repos`;
  expect((await fetch(repos, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  const audience = new URL(emulator.address.registryUrl).host;
  const other = (await control('POST', '/tokens', { identity: reader, audience })).json.token;
  expect((await fetch(repos, { headers: { authorization: `Bearer ${other}` } })).status).toBe(401);
  expect((await control('POST', '/tokens', { identity: 'none' })).status).toBe(404);
});

it('a page in a browser cannot use it', async () => {
  const { createConnection } = await import('node:net');
  const { port } = new URL(emulator.controlUrl);
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = createConnection(Number(port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        answer += chunk;
        socket.destroy();
      });
      socket.once('close', () => resolve(answer));
    });
  expect(await raw('GET /requests HTTP/1.1\r\nHost: rebound.example.com\r\n\r\n')).toMatch(/^HTTP\/1.1 403/);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
    expect((await control('POST', '/clock', { advanceMs: 1 }, { 'content-type': type })).status).toBe(415);
});

it('an administrator may create identities, a reader may only read', async () => {
  const { administrator, reader } = peopleOf(emulator.state);
  const nameOf = (uid?: string) => emulator.state.identities.find((one) => one.uid === uid)?.name;
  expect([nameOf(administrator), nameOf(reader)]).toEqual(['platform-team', 'shop-ci']);
  const url = `${emulator.address.baseUrl}/iam/v2/identities/${emulator.address.group}`;
  const create = async (identity = '') => {
    const headers = { authorization: `Bearer ${await emulator.tokenFor(identity)}` };
    return (await fetch(url, { method: 'POST', headers, body: '{"name":"made here"}' })).status;
  };
  expect([await create(administrator), await create(reader)]).toEqual([200, 403]);
  expect(servedImages(emulator.state)).toEqual(
    expect.arrayContaining(['acme/node:20', 'public-images/static:latest']),
  );
});

it('the same seed and time give the same ids, keys and tokens; other seeds, others', async () => {
  const made = async (seed?: number) => {
    const own = await createEmulator({
      now: () => Date.parse('2026-11-01T00:00:00Z'),
      ...(seed === undefined ? {} : { seed }),
    });
    const { administrator = '' } = peopleOf(own.state);
    const token = await own.tokenFor(administrator);
    const headers = { authorization: `Bearer ${token}` };
    const send = async (method: string, path: string, body = '') =>
      (await own.transport({ method, url: own.address.baseUrl + path, headers, body })).body;
    const group = JSON.parse(await send('POST', `/iam/v2/groups/${own.address.group}`, '{"name":"a"}')).uid;
    const { nextPageToken } = JSON.parse(await send('GET', '/registry/v2/tags?page_size=1'));
    return [token, own.requestToken, group, nextPageToken];
  };
  expect(await made(7)).toEqual(await made(7));
  const [one, two] = [await made(7), await made(8)];
  for (const [index, value] of one.entries()) expect(value).not.toBe(two[index]);
  const [random, again] = [await made(), await made()];
  for (const index of [0, 1, 3]) expect(random[index]).not.toBe(again[index]);
});
