// The network's limits, against a server on loopback that misbehaves.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runTransports } from '../../src/clients/http/index.js';
import { systemClock } from '../../src/host/exit.js';
import { networkTransport } from '../../src/host/network/transport.js';
import type { HttpRequest } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { hasOpenssl } from '../e2e/corporate-network.js';
import { type Http2Host, type Http2HostOptions, startHost, tunnelTo, workflowRuns } from './http2-server.js';

const limits = { silenceMs: 300, totalMs: 900, bodyBytes: 1000 };
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

function serving(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const listening = createServer(handle);
  server = listening;
  return new Promise((resolve) => {
    listening.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(listening.address() as AddressInfo).port}`),
    );
  });
}

const get = (url: string) =>
  networkTransport(
    'test',
    limits,
  )({
    method: 'GET',
    url,
    headers: { 'x-own': '1' },
    authorization: { scheme: 'Bearer', credential: new Secret('sesame') },
  });

it('sends headers and credential, and gives status, headers and body', async () => {
  const url = await serving(({ headers }, response) => {
    response.setHeader('x-two', ['a', 'b']);
    response.writeHead(418);
    response.end(`${headers.authorization} ${headers['x-own']}`);
  });
  expect(await get(url)).toMatchObject({
    status: 418,
    headers: { 'x-two': 'a, b' },
    body: 'Bearer sesame 1',
  });
});

it('refuses a proxy of another kind by name, before it sends anything', async () => {
  vi.stubEnv('https_proxy', 'socks5://127.0.0.1:1');
  try {
    await expect(get('https://service.example.com/')).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('is a `socks5://` proxy, and only `http://` and `https://`'),
    });
  } finally {
    vi.unstubAllEnvs();
  }
});

it('follows no redirect', async () => {
  let asked = 0;
  const url = await serving((_request, response) => {
    asked += 1;
    response.writeHead(302, { location: '/elsewhere' });
    response.end();
  });
  expect([(await get(url)).status, asked]).toEqual([302, 1]);
});

it('gives up a body that is too large', async () => {
  const url = await serving((_request, response) => void response.end('x'.repeat(2000)));
  await expect(get(url)).rejects.toMatchObject({
    reason: 'bad-answer',
    message: expect.stringContaining('1000 bytes'),
  });
});

it('gives up a server that is silent', async () => {
  const url = await serving(() => undefined);
  await expect(get(url)).rejects.toMatchObject({ reason: 'timeout' });
});

it('aborts a response that never ends', async () => {
  const url = await serving((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'), 100);
    response.on('close', () => clearInterval(timer));
  });
  await expect(get(url)).rejects.toMatchObject({ reason: 'timeout' });
});

it.each([
  ['interim responses', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
  ['header lines', 'x-more: 1\r\n'],
  ['bytes of one header', 'x'],
])('ends a request at its socket when the host sends %s for ever', async (_, piece) => {
  let closed: (() => void) | undefined;
  const isClosed = new Promise<void>((resolve) => (closed = resolve));
  const raw = createRawServer((socket) => {
    socket.on('error', () => undefined);
    if (piece.startsWith('x')) socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write(piece), 50);
    socket.on('close', () => {
      clearInterval(timer);
      closed?.();
    });
  });
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
  const { port } = raw.address() as AddressInfo;
  await expect(get(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
    reason: 'timeout',
    message: `127.0.0.1:${port} did not send a complete response within 0.9 seconds`,
  });
  await isClosed;
  raw.close();
});

it('says of a host that cannot be reached which one and why, without the credential', async () => {
  const failure = await get('http://127.0.0.1:9/').catch((error: Error) => error.message);
  expect(failure).toBe(
    '127.0.0.1:9 cannot be reached (ECONNREFUSED). Check the address, the network and the proxy',
  );
});

it('takes an answer that ends too early for no answer', async () => {
  const url = await serving((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('x', () => response.destroy());
  });
  await expect(get(url)).rejects.toMatchObject({ reason: 'unreachable' });
});

it('connects to an http address after an https one', async () => {
  const url = await serving((_, response) => void response.end('plain'));
  const send = networkTransport('test', limits);
  const ask = (address: string) => send({ method: 'GET', url: address, headers: {} });
  await expect(ask('https://127.0.0.1:1/')).rejects.toThrow('cannot be reached');
  expect(await ask(url)).toMatchObject({ status: 200, body: 'plain' });
});

it('gives up a host whose name is looked up for ever', async () => {
  const send = networkTransport('test', { ...limits, totalMs: 20_000 }, () => undefined);
  const started = performance.now();
  await expect(send({ method: 'GET', url: 'http://host.test/', headers: {} })).rejects.toMatchObject({
    reason: 'timeout',
    message: 'host.test did not respond in time',
  });
  expect(performance.now() - started).toBeLessThan(10_000);
});

const hasIpv6 = Object.values(networkInterfaces()).some((one) =>
  one?.some(({ address }) => address === '::1'),
);

it.skipIf(!hasIpv6)('connects to an address of IPv6', async () => {
  const listening = createServer(({ headers }, response) => void response.end(headers.host));
  server = listening;
  await new Promise<void>((done) => listening.listen(0, '::1', done));
  const host = `[::1]:${(listening.address() as AddressInfo).port}`;
  expect(await get(`http://${host}`)).toMatchObject({ body: host, network: 'loopback' });
});

if (!hasOpenssl) console.error('SKIPPED: there is no openssl, so TLS was not tried');

describe.skipIf(!hasOpenssl)('over TLS', () => {
  const patient = { silenceMs: 20_000, totalMs: 40_000, bodyBytes: 1000 };
  const hosts: Http2Host[] = [];
  beforeEach(() => void vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0'));
  afterEach(async () => {
    vi.unstubAllEnvs();
    await Promise.all(hosts.splice(0).map((host) => host.close()));
  });

  async function setting(options: Http2HostOptions = {}) {
    const host = await startHost(() => undefined, options);
    hosts.push(host);
    const send = networkTransport('test', patient);
    const ask = (more: Partial<HttpRequest> = {}) =>
      send({ method: 'GET', url: `${host.url}/`, headers: {}, ...more });
    const many = (count: number) => Promise.all(Array.from({ length: count }, () => ask()));
    return { host, ask, many };
  }

  it.each([[['h2', 'http/1.1']], [['http/1.1']], [[]]])(
    'speaks HTTP/1.1 with a host that offers %j, and keeps the connection',
    async (protocols) => {
      const { host, ask } = await setting({ protocols });
      for (let count = 0; count < 3; count += 1)
        expect(await ask()).toMatchObject({ status: 200, body: 'over 1.1', network: 'loopback' });
      expect(host.asked.map(({ protocol }) => protocol)).toEqual(['1.1', '1.1', '1.1']);
      expect(host.connections()).toBe(1);
    },
  );

  it('has as many connections as requests in flight, and keeps them', async () => {
    const { host, many } = await setting();
    for (let round = 0; round < 4; round += 1) await many(64);
    expect([host.asked.length, host.connections(), host.open()]).toEqual([256, 64, 64]);
  });

  it('a further connection resumes the session of TLS', async () => {
    const { host, ask, many } = await setting();
    await ask();
    await many(3);
    expect(host.sockets.map((socket) => socket.isSessionReused())).toEqual([false, true, true]);
  });

  it('repeats thirty requests whose connections end together, and does not give the host up', async () => {
    let isEnded = false;
    const { host, ask } = await setting({
      onHttp1: (nth) => {
        if (nth === 4) {
          isEnded = true;
          for (const socket of host.sockets) socket.destroy();
        }
        return isEnded || nth === 1;
      },
    });
    const { registries, requests } = runTransports({
      send: ask,
      clock: systemClock,
      sink: { progress: () => undefined } as never,
    });
    const one = async () => (await registries({ method: 'GET', url: `${host.url}/`, headers: {} })).status;
    await one();
    expect(await Promise.all(Array.from({ length: 30 }, one))).toEqual(Array(30).fill(200));
    expect(requests.retried).toBeGreaterThan(0);
  });

  it.each([
    ['a header', { headers: { 'x-own': '1\r\nx-other: 2' } }],
    [
      'a credential',
      { authorization: { scheme: 'Bearer', credential: new Secret('a\r\nx-other: 2') } as const },
    ],
  ])('sends no request with a line break in %s', async (_, more) => {
    const { host, ask } = await setting();
    await expect(ask(more)).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('ERR_INVALID_CHAR'),
    });
    expect(host.asked).toEqual([]);
  });

  it('sends nothing to a host with a certificate that nobody vouches for', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', undefined);
    const { host, ask } = await setting();
    await expect(ask()).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringMatching(/DEPTH_ZERO_SELF_SIGNED_CERT.*NODE_EXTRA_CA_CERTS/),
    });
    expect(host.asked).toEqual([]);
  });

  it('gives up a host that takes the connection and says nothing', async () => {
    const silent = createRawServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const url = `https://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    await expect(get(url)).rejects.toMatchObject({ reason: 'timeout' });
    silent.close();
  });

  it.each([
    ['', 'host.test'],
    [':443', 'host.test'],
    [':8443', 'host.test:8443'],
    [':80', 'host.test:80'],
  ])('a proxy leads to a host with the port %j, which is asked for as %s', async (port, name) => {
    const { host, ask } = await setting();
    const proxy = await tunnelTo(host);
    vi.stubEnv('HTTPS_PROXY', proxy.url);
    // Which address the proxy has connected to is not known.
    expect(await ask({ url: `https://host.test${port}/` })).toMatchObject({ status: 200, network: 'public' });
    expect([host.asked[0]?.headers.host, proxy.tunnels]).toEqual([name, [`host.test${port || ':443'}`]]);
    // Loopback is never asked for through a proxy.
    expect(await ask()).toMatchObject({ status: 200, network: 'loopback' });
    expect(proxy.tunnels).toHaveLength(1);
    proxy.close();
  });

  it.each(workflowRuns)('the workflow run %j is named by %j', async (id, expected) => {
    vi.stubEnv('ACTIONS_ORCHESTRATION_ID', id);
    const { host, ask } = await setting();
    await ask();
    expect(host.asked.map(({ headers }) => headers['user-agent'])).toEqual([expected]);
  });
});
