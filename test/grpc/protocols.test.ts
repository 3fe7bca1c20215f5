// One address for HTTP/1.1, HTTP/2 and gRPC, in the clear and with TLS; and the client's way to it, by a proxy too.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createHttp, type Server } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as requestHttps } from 'node:https';
import { type AddressInfo, connect as connectTcp, createServer as createTcp } from 'node:net';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import { http2Transport } from '../../src/host/network/http2.js';
import { Secret } from '../../src/model/run/secret.js';
import { hasOpenssl } from '../e2e/corporate-network.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { frame, openRaw, outcome, pingCall, sendRaw } from './raw.js';

type Running = Awaited<ReturnType<typeof startEmulator>>;

const limits = { silenceMs: 2000, totalMs: 4000, bodyBytes: 10_000 };
const ping = (url: string, transport = http2Transport('test', limits)) =>
  transport({
    url: `${url}${pingCall}`,
    headers: { 'content-type': 'application/grpc', te: 'trailers' },
    authorization: { scheme: 'Bearer', credential: new Secret('sesame') },
    body: frame(Buffer.of()),
  });

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0)) await close();
});

async function listening(server: Server | ReturnType<typeof createTcp>): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

describe('in the clear', () => {
  let emulator: Running;
  beforeAll(async () => {
    emulator = await startEmulator();
  });
  afterAll(() => emulator.close());

  it('tells the protocols apart by the first bytes, however they arrive', async () => {
    const { baseUrl } = emulator.address;
    expect(await (await fetch(`${baseUrl}/ping/v2/ping`)).json()).toEqual({ response: 'pong' });
    const session = openRaw(baseUrl);
    expect(outcome(await sendRaw(session, pingCall, [frame(Buffer.of())]))).toEqual([0, '']);
    const rest = await sendRaw(session, '/ping/v2/ping', [], {
      ':method': 'GET',
      'content-type': 'text/plain',
    });
    expect([rest.status, String(rest.body)]).toEqual([200, '{"response":"pong"}']);
    session.destroy();
    expect(
      await slowly(baseUrl, 'POST /ping/v2/ping HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1\.1 404/);
    expect(
      (await slowly(baseUrl, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u0004\0\0\0\0\0')).length,
    ).toBeGreaterThan(8);
  });

  it('answers REST over HTTP/2 like over HTTP/1.1: errors, HEAD, bodies that are too long', async () => {
    const session = openRaw(emulator.address.baseUrl);
    for (const [method, target, body] of [
      ['GET', '/registry/v2/repos', ''],
      ['GET', '/nothing', ''],
      ['HEAD', '/ping/v2/ping', ''],
      ['GET', '/registry/v2/repos?name=%E0%A4%A', ''],
      ['POST', '/registry/v2/repos/x', 'x'.repeat(1024 * 1024 + 1)],
    ] as const) {
      const first = await fetch(`${emulator.address.baseUrl}${target}`, { method, ...(body && { body }) });
      const second = await sendRaw(session, target, body === '' ? [] : [Buffer.from(body)], {
        ':method': method,
        'content-type': 'application/json',
      });
      expect([method, target, second.status, String(second.body)]).toEqual([
        method,
        target,
        first.status,
        await first.text(),
      ]);
    }
    session.destroy();
  });

  it('sends credential and agent, and gives status, headers, trailers and body', async () => {
    const answer = await ping(emulator.address.baseUrl);
    expect(answer).toMatchObject({ status: 200, trailers: { 'grpc-status': '0' } });
    expect(answer.headers['content-type']).toBe('application/grpc');
    expect(Buffer.from(answer.body).toString('latin1')).toContain('pong');
  });

  it('opens one connection for all calls, and another one when it has ended', async () => {
    const { port, sockets } = await forwarding(Number(new URL(emulator.address.baseUrl).port));
    const transport = http2Transport('test', limits);
    const url = `http://127.0.0.1:${port}`;
    await Promise.all(Array.from({ length: 20 }, () => ping(url, transport)));
    expect(sockets.length).toBe(1);
    sockets[0]?.destroy();
    await expect.poll(async () => (await ping(url, transport).catch(() => undefined))?.status).toBe(200);
    expect(sockets.length).toBe(2);
  });
});

async function slowly(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connectTcp(Number(port), hostname).setNoDelay(true);
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes.toString('latin1');
  });
  const closed = new Promise((resolve) => socket.on('close', resolve));
  for (const byte of Buffer.from(text, 'latin1')) {
    socket.write(Buffer.of(byte));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.race([closed, expect.poll(() => answer.length).toBeGreaterThan(8)]);
  socket.destroy();
  return answer;
}

/** Passes bytes on to a port, and keeps the sockets. */
async function forwarding(to: number) {
  const sockets: ReturnType<typeof connectTcp>[] = [];
  const port = await listening(
    createTcp((socket) => {
      sockets.push(socket);
      const onward = connectTcp(to, '127.0.0.1');
      socket.on('error', () => onward.destroy()).on('close', () => onward.destroy());
      onward.on('error', () => socket.destroy());
      socket.pipe(onward).pipe(socket);
    }),
  );
  return { port, sockets };
}

describe('servers that misbehave', () => {
  it('a response that is too large', async () => {
    const url = await http2Server((stream) => {
      stream.respond({ ':status': 200 });
      stream.end(Buffer.alloc(20_000));
    });
    await expect(ping(url)).rejects.toMatchObject({
      reason: 'bad-answer',
      message: expect.stringContaining('10000 bytes'),
    });
  });

  it.each([
    ['silence', () => undefined],
    ['a response without an end', (stream: RawStream) => stream.respond({ ':status': 200 })],
  ])('%s', async (_, handle) => {
    const url = await http2Server(handle);
    await expect(ping(url, http2Transport('test', { ...limits, silenceMs: 200 }))).rejects.toMatchObject({
      reason: 'timeout',
    });
  });

  it('a response that comes in drops', async () => {
    const url = await http2Server((stream) => {
      stream.respond({ ':status': 200 });
      const timer = setInterval(() => stream.write('x'), 50);
      stream.on('close', () => clearInterval(timer));
    });
    await expect(ping(url, http2Transport('test', { ...limits, totalMs: 500 }))).rejects.toMatchObject({
      reason: 'timeout',
      message: expect.stringContaining('0.5 seconds'),
    });
  });

  it.each([
    ['a stream that is reset', (stream: RawStream) => stream.close(2)],
    ['a connection that breaks', (stream: RawStream) => stream.session?.destroy()],
    ['a response that is cut', (stream: RawStream) => stream.write('x', () => stream.session?.destroy())],
  ])('%s', async (_, handle) => {
    const url = await http2Server(handle);
    await expect(ping(url)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('a server without HTTP/2, and one that is not there', async () => {
    const port = await listening(createHttp((_, response) => response.end('x')));
    await expect(ping(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ reason: 'unreachable' });
    await expect(ping('http://127.0.0.1:1')).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });
});

type RawStream = import('node:http2').ServerHttp2Stream;

async function http2Server(handle: (stream: RawStream) => unknown): Promise<string> {
  const { createServer } = await import('node:http2');
  const server = createServer();
  const sessions = new Set<import('node:http2').Http2Session>();
  server.on('session', (session) => sessions.add(session.on('error', () => undefined)));
  server.on('stream', (stream) => {
    stream.on('error', () => undefined);
    handle(stream);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    for (const session of sessions) session.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

if (!hasOpenssl) console.error('SKIPPED: there is no openssl, so TLS was not tried');

describe.skipIf(!hasOpenssl)('with TLS', () => {
  let emulator: Running;
  let ca: string;
  beforeAll(async () => {
    const folder = temporaryFolder();
    const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=test'];
    const files = ['-keyout', key, '-out', cert, '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
    execFileSync('openssl', ['req', ...made, ...files], { stdio: 'ignore' });
    ca = readFileSync(cert, 'utf8');
    emulator = await startEmulator({ tls: { key: readFileSync(key, 'utf8'), cert: ca } });
  });
  afterAll(() => emulator.close());

  it('agrees on the protocol by ALPN', async () => {
    const { baseUrl } = emulator.address;
    expect(baseUrl).toMatch(/^https:/);
    expect(await overHttps(`${baseUrl}/ping/v2/ping`)).toBe('{"response":"pong"}');
    const session = connectHttp2(baseUrl, { ca });
    expect(outcome(await sendRaw(session, pingCall, [frame(Buffer.of())]))).toEqual([0, '']);
    session.destroy();
  });

  it('speaks HTTP/1.1 with a client that agrees on nothing', async () => {
    const { hostname, port } = new URL(emulator.address.baseUrl);
    const socket = connectTls({ host: hostname, port: Number(port), ca });
    const [answer] = await Promise.all([
      new Promise((resolve) => socket.once('data', (bytes) => resolve(bytes.toString()))),
      socket.write('GET /ping/v2/ping HTTP/1.1\r\nhost: x\r\n\r\n'),
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    socket.destroy();
  });

  function overHttps(url: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const request = requestHttps(url, { ca, agent: false }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve(text));
      });
      request.on('error', reject).end();
    });
  }

  it('does not trust a certificate that nobody vouches for, and says what helps', async () => {
    await expect(ping(emulator.address.baseUrl)).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringMatching(/DEPTH_ZERO_SELF_SIGNED_CERT.*NODE_EXTRA_CA_CERTS/),
    });
  });
});

describe('a proxy', () => {
  const target = 'https://api.platform.test';

  it('is asked to connect, with its credential, and its refusal is reported', async () => {
    const asked: (string | undefined)[] = [];
    const proxy = createHttp().on('connect', ({ url, headers }, socket) => {
      asked.push(url, headers['proxy-authorization']);
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    });
    vi.stubEnv('HTTPS_PROXY', `http://user:p%40ss@127.0.0.1:${await listening(proxy)}`);
    await expect(ping(target)).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('the proxy returned HTTP 407'),
    });
    expect(asked).toEqual(['api.platform.test:443', `Basic ${Buffer.from('user:p@ss').toString('base64')}`]);
  });

  it('that is silent is given up', async () => {
    vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${await listening(createTcp(() => undefined))}`);
    await expect(ping(target, http2Transport('test', { ...limits, silenceMs: 200 }))).rejects.toMatchObject({
      reason: 'timeout',
    });
  });

  it('is left out for the hosts of NO_PROXY', async () => {
    vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:1');
    vi.stubEnv('NO_PROXY', '.platform.test');
    await expect(ping(target)).rejects.toMatchObject({
      message: expect.stringMatching(/ENOTFOUND|EAI_AGAIN/),
    });
  });
});
