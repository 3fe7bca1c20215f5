// The network's limits, against a server on loopback that misbehaves.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
// A request over TLS loads it, and the first time takes longer here than in the program.
import '../../src/host/http2.js';
import { networkTransport } from '../../src/host/transport.js';
import { Secret } from '../../src/model/secret.js';

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
