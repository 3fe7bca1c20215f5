// Where a response may lead: the network of an address, and connections to hosts whose names have several.
import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registriesClient } from '../../src/clients/registry/registries.js';
import { lookupFrom, networkOf, refuseAddress } from '../../src/host/network/addresses.js';
import { networkTransport } from '../../src/host/network/transport.js';
import type { HttpRequest, NetworkKind, Transport } from '../../src/model/run/http.js';
import { hasOpenssl } from '../e2e/corporate-network.js';
import { startHost } from './http2-server.js';

const limits = { silenceMs: 20_000, totalMs: 40_000, bodyBytes: 100_000 };

it.each<readonly [NetworkKind, string]>([
  ['public', '1.1.1.1 8.8.8.8 100.63.255.255 100.128.0.0 169.253.255.255 172.15.0.1 172.32.0.1 192.167.0.1'],
  ['public', '11.0.0.0 128.0.0.1 223.255.255.255 168.63.129.15'],
  ['public', '2606:4700::1 ::ffff:8.8.8.8 ::ffff:808:808 64:ff9b::8.8.8.8 fbff::1 2a00::'],
  ['loopback', '127.0.0.1 127.255.255.255 0.0.0.0 0.1.2.3 169.254.169.254 169.254.0.0 168.63.129.16'],
  ['loopback', ':: ::1 fe80::1 febf::1 fe80::1%eth0 fd00:ec2::254 ::ffff:127.0.0.1 ::ffff:a9fe:a9fe'],
  ['loopback', '64:ff9b::127.0.0.1 64:ff9b::a9fe:a9fe'],
  ['private', '10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 172.16.0.1 172.31.255.255 192.168.1.1'],
  ['private', '192.0.0.192 198.18.0.1 198.19.255.255 224.0.0.1 240.0.0.1 255.255.255.255'],
  [
    'private',
    'fc00::1 fdff::1 fec0::1 ff02::1 ::ffff:10.0.0.1 ::10.0.0.1 64:ff9b::10.0.0.1 64:ff9b:1::1 2002:a00:1::',
  ],
])('%s: %s', (network, addresses) => {
  const wrong = addresses.split(' ').filter((address) => networkOf(address) !== network);
  expect(wrong).toEqual([]);
});

it.each<readonly [NetworkKind, string, boolean]>([
  ['public', 'https://10.0.0.1', false],
  ['public', 'https://[::1]', false],
  ['public', 'https://[::ffff:169.254.169.254]', false],
  ['public', 'https://0x7f.1', false],
  ['public', 'https://2130706433', false],
  ['public', 'https://8.8.8.8', true],
  ['private', 'https://10.0.0.1', true],
  ['private', 'https://127.0.0.1', false],
  ['private', 'https://169.254.169.254', false],
  ['loopback', 'https://127.0.0.1', true],
  ['loopback', 'https://10.0.0.1', false],
  ['public', 'https://localhost', true],
])('a response of the kind %s may lead to %s in numbers: %s', (from, url, allowed) => {
  const judged = () => refuseAddress(new URL(url), from);
  if (allowed) judged();
  else expect(judged).toThrow(/No request was sent to/);
});

/** Gives these answers in turn; the last one is repeated. */
function names(...answers: readonly (readonly string[])[]) {
  let asked = 0;
  const resolve: LookupFunction = (_name, options, callback) => {
    const addresses = answers[Math.min(asked++, answers.length - 1)] ?? [];
    const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all === true) callback(null, all);
    else callback(null, all[0]?.address ?? '', all[0]?.family);
  };
  return { resolve, asked: () => asked };
}

it('a name is refused if one of its addresses is, and errors stay what they are', async () => {
  const found = (resolve: LookupFunction, all: boolean) =>
    new Promise((done) => {
      lookupFrom('public', resolve)('x.test', { all }, (error, address) => done(error?.message ?? address));
    });
  const refused = expect.stringContaining('No request was sent to x.test');
  expect(await found(names(['8.8.8.8', '10.0.0.1']).resolve, true)).toEqual(refused);
  expect(await found(names(['8.8.8.8', '::ffff:127.0.0.1']).resolve, true)).toEqual(refused);
  expect(await found(names(['8.8.8.8', '1.1.1.1']).resolve, true)).toHaveLength(2);
  expect(await found(names(['10.0.0.1']).resolve, false)).toEqual(refused);
  expect(await found(names(['8.8.8.8']).resolve, false)).toBe('8.8.8.8');
  const failing: LookupFunction = (_name, _options, callback) => callback(new Error('ENOTFOUND'), '');
  expect(await found(failing, false)).toBe('ENOTFOUND');
});

describe('a host whose name has an address of this machine', () => {
  let server: Server;
  let asked: number;
  let url: string;
  beforeEach(async () => {
    asked = 0;
    server = createServer((_request, response) => {
      asked += 1;
      response.end('here');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://blobs.example.com:${(server.address() as AddressInfo).port}/`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const get = (more: Partial<HttpRequest> = {}): HttpRequest => ({
    method: 'GET',
    url,
    headers: {},
    ...more,
  });

  it.each<readonly [NetworkKind | undefined, boolean]>([
    ['public', false],
    ['private', false],
    ['loopback', true],
    [undefined, true],
  ])('gets a request that comes from %s: %s', async (ledFrom, allowed) => {
    const send = networkTransport('test', limits, names(['127.0.0.1']).resolve);
    const sent = send(get(ledFrom === undefined ? {} : { ledFrom }));
    if (allowed) expect(await sent).toMatchObject({ body: 'here', network: 'loopback' });
    else
      await expect(sent).rejects.toMatchObject({
        reason: 'bad-answer',
        message: expect.stringContaining('No request was sent to blobs.example.com'),
      });
    expect(asked).toBe(allowed ? 1 : 0);
  });

  it('gets none over a connection that another request has opened', async () => {
    const send = networkTransport('test', limits, names(['127.0.0.1']).resolve);
    expect((await send(get())).body).toBe('here');
    await expect(send(get({ ledFrom: 'public' }))).rejects.toMatchObject({ reason: 'bad-answer' });
    expect(asked).toBe(1);
  });

  it('is connected to at the address that was judged, whatever the name means a moment later', async () => {
    const { resolve, asked: lookups } = names(['127.0.0.1'], ['10.0.0.1']);
    const send = networkTransport('test', limits, resolve);
    expect((await send(get({ ledFrom: 'loopback' }))).body).toBe('here');
    expect(lookups()).toBe(1);
  });

  it('is not reached by a redirect or a token server of a registry on the internet', async () => {
    const send = networkTransport('test', limits, names(['127.0.0.1']).resolve);
    const { port } = new URL(url);
    const registry = (answer: { status: number; headers: Readonly<Record<string, string>> }): Transport => {
      return async (request) =>
        new URL(request.url).host === 'registry.example.com'
          ? { ...answer, body: '', network: 'public' }
          : send(request);
    };
    for (const answer of [
      { status: 307, headers: { location: `https://blobs.example.com:${port}/x` } },
      {
        status: 401,
        headers: { 'www-authenticate': `Bearer realm="https://auth.example.com:${port}/token"` },
      },
    ]) {
      const client = registriesClient({
        send: registry(answer),
        credentials: async () => undefined,
        onSecret: () => undefined,
      });
      const found = client.digestOf({ registry: 'registry.example.com', repository: 'app' }, '1');
      await expect(found).rejects.toMatchObject({
        reason: 'bad-answer',
        message: expect.stringContaining('No request was sent to'),
      });
    }
    expect(asked).toBe(0);
  });
});

describe.skipIf(!hasOpenssl).each([
  ['HTTP/2', ['h2']],
  ['HTTP/1.1', ['http/1.1']],
])('over TLS and %s', (_, protocols) => {
  afterEach(() => void vi.unstubAllEnvs());

  it('the address is judged before the host hears of it', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const host = await startHost((stream) => stream.respond({ ':status': 200 }, { endStream: true }), {
      protocols,
    });
    const send = networkTransport('test', limits, names(['127.0.0.1']).resolve);
    const url = host.url.replace('127.0.0.1', 'blobs.example.com');
    const get = (more: Partial<HttpRequest>) => send({ method: 'GET', url, headers: {}, ...more });
    try {
      await expect(get({ ledFrom: 'public' })).rejects.toMatchObject({ reason: 'bad-answer' });
      expect(host.connections()).toBe(0);
      expect(await get({})).toMatchObject({ status: 200, network: 'loopback' });
      await expect(get({ ledFrom: 'public' })).rejects.toMatchObject({ reason: 'bad-answer' });
      expect(await get({ ledFrom: 'loopback' })).toMatchObject({ status: 200, network: 'loopback' });
      expect(host.asked).toHaveLength(2);
    } finally {
      await host.close();
    }
  });
});
