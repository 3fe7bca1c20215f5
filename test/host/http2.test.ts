// HTTP/2 of the transport, against a host on loopback that offers it, does not offer it, or misbehaves.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runTransports } from '../../src/clients/http/index.js';
import { systemClock } from '../../src/host/clock.js';
// A request over TLS loads it, and the first time takes longer here than in the program.
import { http2Client } from '../../src/host/http2.js';
import { networkTransport } from '../../src/host/transport.js';
import type { HttpRequest, HttpResponse } from '../../src/model/http.js';
import { Secret } from '../../src/model/secret.js';
import { hasOpenssl } from '../e2e/corporate-network.js';
import {
  type Answer,
  frame,
  type Http2Host,
  type Http2HostOptions,
  ok,
  startHost,
  startRawHost,
} from './http2-server.js';

/** Long enough for a machine that is busy with other tests. */
const limits = { silenceMs: 20_000, totalMs: 40_000, bodyBytes: 100_000 };
/** Where the test waits for the end of them. */
const short = { ...limits, silenceMs: 400, totalMs: 1200 };
const hosts: Http2Host[] = [];
beforeEach(() => void vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0'));
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

async function setting(answer: Answer, options: Http2HostOptions = {}, given = limits) {
  const host = await startHost(answer, options);
  hosts.push(host);
  const send = networkTransport('test', given);
  const get = (path = '/', more: Partial<HttpRequest> = {}): Promise<HttpResponse> =>
    send({ method: 'GET', url: `${host.url}${path}`, headers: {}, ...more });
  /** The statuses or reasons of so many requests at once. */
  const many = (count: number, more: Partial<HttpRequest> = {}) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        get(`/${index}`, more).then(
          ({ status }) => status,
          (error: { reason: string }) => error.reason,
        ),
      ),
    );
  return { host, send, get, many };
}

const all = (count: number, value: unknown) => Array(count).fill(value);

if (!hasOpenssl) console.error('SKIPPED: there is no openssl, so HTTP/2 was not tried');

describe.skipIf(!hasOpenssl)('a host that offers HTTP/2', () => {
  it('gets all requests over one connection, also the first ones together', async () => {
    const { host, many, get } = await setting((stream) => ok(stream));
    expect(await many(30)).toEqual(all(30, 200));
    expect(await get()).toMatchObject({ status: 200, body: 'over 2' });
    expect([host.sockets.length, new Set(host.asked.map(({ protocol }) => protocol))]).toEqual([
      1,
      new Set(['2']),
    ]);
  });

  it('gets the same headers, credential and body as over HTTP/1.1, and gives the same response', async () => {
    const { host, send } = await setting((stream) =>
      stream.on('end', () => ok(stream, 'ü', { 'x-two': ['a', 'b'], 'docker-content-digest': 'sha256:1' })),
    );
    const request: HttpRequest = {
      method: 'POST',
      url: `${host.url}/a/b?c=d%20e`,
      headers: { 'X-Own': '1', Host: 'elsewhere', Connection: 'close' },
      authorization: { scheme: 'Bearer', credential: new Secret('sesame') },
      body: '{"ü":1}',
    };
    expect(await send(request)).toMatchObject({
      status: 200,
      headers: { 'x-two': 'a, b', 'docker-content-digest': 'sha256:1' },
      body: 'ü',
    });
    const [asked] = host.asked;
    expect(asked).toMatchObject({ method: 'POST', path: '/a/b?c=d%20e', body: '{"ü":1}' });
    expect(asked?.headers).toMatchObject({
      ':authority': new URL(host.url).host,
      'user-agent': 'test',
      'x-own': '1',
      'content-length': '8',
      authorization: 'Bearer sesame',
    });
    expect(asked?.headers).not.toHaveProperty('host');
  });

  it.each([
    ['a header', { headers: { 'x-own': '1\r\nx-other: 2' } }],
    [
      'a credential',
      { authorization: { scheme: 'Bearer', credential: new Secret('a\r\nx-other: 2') } as const },
    ],
  ])('gets no request with a line break in %s', async (_, request) => {
    const { host, get } = await setting((stream) => ok(stream));
    await expect(get('/', request)).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('ERR_INVALID_CHAR'),
    });
    expect(host.asked).toEqual([]);
  });

  it('answers HEAD, an empty body and a POST without one', async () => {
    const { host, get } = await setting((stream) => {
      stream.respond({ ':status': 204, 'content-length': '0' }, { endStream: true });
    });
    expect(await get('/', { method: 'HEAD' })).toMatchObject({ status: 204, body: '' });
    expect(await get('/', { method: 'POST' })).toMatchObject({ status: 204 });
    expect(host.asked.map(({ headers }) => headers['content-length'])).toEqual([undefined, '0']);
  });

  it('does not lead a credential to another host by a redirect', async () => {
    const other = await setting((stream) => ok(stream));
    const { get } = await setting((stream) => {
      stream.respond({ ':status': 307, location: `${other.host.url}/` }, { endStream: true });
    });
    const authorization = { scheme: 'Bearer', credential: new Secret('sesame') } as const;
    expect((await get('/', { authorization })).status).toBe(307);
    expect(other.host.asked).toEqual([]);
  });

  it('gets no more requests at once than it allows', async () => {
    let [open, most] = [0, 0];
    const { host, many } = await setting(
      (stream) => {
        open += 1;
        most = Math.max(most, open);
        stream.on('close', () => (open -= 1));
        setTimeout(() => ok(stream), 10);
      },
      { settings: { maxConcurrentStreams: 3 } },
    );
    expect(await many(30)).toEqual(all(30, 200));
    expect(most).toBeLessThanOrEqual(3);
    expect(host.asked).toHaveLength(30);
    // Once it is known how few are allowed, further connections help.
    expect(await many(30)).toEqual(all(30, 200));
    expect(host.sockets.length).toBeGreaterThan(1);
    expect(host.sockets.length).toBeLessThanOrEqual(4);
  });

  it('that starts to refuse HTTP/2 gets the request, and all others, over HTTP/1.1', async () => {
    const { host, get } = await setting((stream) => stream.close(0xd));
    expect((await get()).body).toBe('over 1.1');
    expect((await get()).body).toBe('over 1.1');
    expect(host.asked.map(({ protocol }) => protocol)).toEqual(['2', '1.1', '1.1']);
  });
});

describe.skipIf(!hasOpenssl)('a host that does not offer HTTP/2', () => {
  it.each([[['http/1.1']], [[]]])('costs no further connection (ALPN %j)', async (protocols) => {
    const { host, get, many } = await setting((stream) => ok(stream), { protocols });
    for (let count = 0; count < 3; count += 1) expect((await get()).body).toBe('over 1.1');
    expect([host.asked.length, host.connections()]).toEqual([3, 1]);
    expect(await many(5)).toEqual(all(5, 200));
  });

  it('is asked once which protocol it speaks, however many requests are waiting', async () => {
    const { host, many } = await setting((stream) => ok(stream), { protocols: ['http/1.1'] });
    expect(await many(8)).toEqual(all(8, 200));
    expect(host.connections()).toBe(8);
  });
});

describe.skipIf(!hasOpenssl)('a connection that ends', () => {
  it('by GOAWAY: what the host has not processed is sent again, whatever the method', async () => {
    const { host, many } = await setting((stream, nth, { sessions }) => {
      if (nth === 4) sessions[0]?.goaway(0, stream.id);
      const isProcessed = stream.session !== sessions[0] || nth <= 4;
      if (isProcessed) setTimeout(() => ok(stream), 20);
    });
    expect(await many(30, { method: 'POST', body: 'x' })).toEqual(all(30, 200));
    expect(host.sockets).toHaveLength(2);
  });

  it('by GOAWAY with an error: what was under way fails, and the rest is sent again', async () => {
    const { many } = await setting((stream, nth, { sessions }) => {
      if (nth === 4) sessions[0]?.goaway(0xb, 3);
      if (stream.session !== sessions[0]) ok(stream);
    });
    const outcomes = await many(30, { method: 'POST' });
    expect(outcomes.filter((one) => one === 'unreachable').length).toBeLessThanOrEqual(2);
    expect(outcomes.filter((one) => one === 200).length).toBeGreaterThanOrEqual(28);
  });

  it('under thirty requests is one failure for all of them, and the next request gets another one', async () => {
    const { host, send, get } = await setting(async (stream, nth, { sockets }) => {
      if (nth <= 30 && sockets.length === 1) {
        if (nth === 30) sockets[0]?.destroy();
        return;
      }
      ok(stream);
    });
    // The host says how many it allows first.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const failures = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        send({ method: 'GET', url: `${host.url}/${index}`, headers: {} }).catch((error: Error) => error),
      ),
    );
    expect(failures[0]).toMatchObject({ reason: 'unreachable', cause: expect.any(Error) });
    expect(new Set(failures.map((one) => (one as Error).cause)).size).toBe(1);
    expect((await get()).body).toBe('over 2');
    expect(host.sockets).toHaveLength(2);
  });

  it.each([1, 3])(
    '%i times under thirty requests of a run: each is repeated, and the host is not given up',
    async (times) => {
      let ended = 0;
      const { host, send } = await setting(
        (stream, nth, { sockets }) => {
          const socket = sockets.at(-1);
          if (nth > 1 && ended < times && nth % 10 === 0) {
            ended += 1;
            socket?.destroy();
          } else if (nth === 1 || ended >= times) ok(stream);
          else setTimeout(() => ok(stream), 200);
        },
        {},
        limits,
      );
      const { registries, requests } = runTransports({
        send,
        clock: systemClock,
        sink: { progress: () => undefined } as never,
      });
      const ask = (index: number) =>
        registries({ method: 'GET', url: `${host.url}/${index}`, headers: {} }).then(({ status }) => status);
      await ask(0);
      const statuses = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index)));
      expect(statuses).toEqual(all(30, 200));
      expect(ended).toBe(times);
      expect(requests.retried).toBeGreaterThan(0);
    },
  );

  it('while it is idle is replaced', async () => {
    const { host, get } = await setting((stream) => ok(stream));
    await get();
    host.sockets[0]?.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await get()).status).toBe(200);
    expect(host.sockets).toHaveLength(2);
  });
});

describe.skipIf(!hasOpenssl)('a hostile host', () => {
  it.each([
    ['REFUSED_STREAM', 7],
    ['ENHANCE_YOUR_CALM', 0xb],
    ['INTERNAL_ERROR', 2],
    ['CANCEL', 8],
    ['no error, and no response', 0],
  ])('that resets every request with %s is unreachable, after few attempts', async (_, code) => {
    const { host, get } = await setting((stream) => stream.close(code));
    await expect(get('/', { method: 'POST' })).rejects.toMatchObject({ reason: 'unreachable' });
    expect(host.asked.length).toBeLessThanOrEqual(3);
  });

  it('that refuses a request once gets it again', async () => {
    const { get } = await setting((stream, nth) => (nth === 1 ? stream.close(7) : ok(stream)));
    expect((await get('/', { method: 'POST' })).status).toBe(200);
  });

  it.each<[string, Answer, string]>([
    ['a body over the limit', (stream) => ok(stream, 'x'.repeat(200_000)), 'bad-answer'],
    [
      'a body that is cut',
      (stream) => {
        stream.respond({ ':status': 200, 'content-length': '100' });
        stream.write('x', () => stream.close(2));
      },
      'unreachable',
    ],
    [
      'less than it announced',
      (stream) => {
        stream.respond({ ':status': 200, 'content-length': '100' });
        stream.end('x');
      },
      'unreachable',
    ],
    ['nothing', () => undefined, 'timeout'],
    [
      'huge headers',
      (stream) => ok(stream, 'x', { 'x-huge': 'x'.repeat(60_000), 'x-more': 'x'.repeat(60_000) }),
      'unreachable',
    ],
    [
      'a slow body without end',
      (stream) => {
        stream.respond({ ':status': 200 });
        const timer = setInterval(() => stream.write('x'), 50);
        stream.on('close', () => clearInterval(timer));
      },
      'timeout',
    ],
    [
      'interim responses without end',
      (stream) => {
        const timer = setInterval(
          () => !stream.destroyed && stream.additionalHeaders({ ':status': 103 }),
          50,
        );
        stream.on('close', () => clearInterval(timer));
      },
      'timeout',
    ],
  ])('that sends %s fails within the limits', async (_, answer, reason) => {
    const { get } = await setting(answer, {}, reason === 'timeout' ? short : limits);
    const started = performance.now();
    await expect(get()).rejects.toMatchObject({ reason });
    expect(performance.now() - started).toBeLessThan(limits.silenceMs / 2);
  });

  it('that is silent on a connection gets the next request on another one', async () => {
    const { host, get } = await setting((stream, nth) => nth > 1 && ok(stream), {}, short);
    await expect(get()).rejects.toMatchObject({ reason: 'timeout' });
    expect((await get()).status).toBe(200);
    expect(host.sockets).toHaveLength(2);
  });

  it.each([
    ['PING', (session: import('node:http2').Http2Session) => session.ping(() => undefined)],
    ['SETTINGS', (session: import('node:http2').Http2Session) => session.settings({ maxFrameSize: 16_384 })],
  ])('that floods %s frames is left', async (_, flood) => {
    const timers: NodeJS.Timeout[] = [];
    const { host, get } = await setting((stream) => ok(stream), {
      onSession: (session) =>
        void timers.push(
          setInterval(() => {
            for (let count = 0; count < 9 && !session.destroyed; count += 1) {
              try {
                flood(session);
              } catch {
                return;
              }
            }
          }, 1),
        ),
    });
    await get();
    await vi.waitFor(() => expect(host.sockets[0]?.destroyed).toBe(true), 5000);
    for (const timer of timers) clearInterval(timer);
    expect((await get()).status).toBe(200);
  });

  it('with a certificate that nobody vouches for gets no request', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', undefined);
    const { host, get } = await setting((stream) => ok(stream));
    await expect(get()).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringMatching(/DEPTH_ZERO_SELF_SIGNED_CERT.*NODE_EXTRA_CA_CERTS/),
    });
    expect(host.asked).toEqual([]);
  });

  it('that takes the connection and says nothing does not keep the request', async () => {
    const { createServer } = await import('node:net');
    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as import('node:net').AddressInfo;
    const send = networkTransport('test', short);
    await expect(
      send({ method: 'GET', url: `https://127.0.0.1:${port}/`, headers: {} }),
    ).rejects.toMatchObject({ reason: 'timeout' });
    silent.close();
  });
});

describe.skipIf(!hasOpenssl)('the end of a response', () => {
  const code = (value: number) => Buffer.from([0, 0, 0, value]);
  /** The indexed field `:status: 200`. */
  const headers = frame(1, 4, 1, Buffer.of(0x88));
  const data = frame(0, 0, 1, Buffer.from('ab'));
  const last = frame(0, 1, 1, Buffer.from('ab'));
  const reset = (value: number) => frame(3, 0, 1, code(value));
  const goaway = (value: number) => frame(7, 0, 0, Buffer.concat([code(1), code(value)]));
  const sends =
    (...frames: readonly Buffer[]) =>
    (socket: import('node:tls').TLSSocket) =>
      socket.write(Buffer.concat(frames));
  const ends =
    (...frames: readonly Buffer[]) =>
    (socket: import('node:tls').TLSSocket) =>
      socket.end(Buffer.concat(frames));

  it.each([
    ['its last frame', sends(headers, last), 'ab'],
    ['its last frame, and a reset that comes after it', sends(headers, last, reset(8)), 'ab'],
    ['a reset without an error', sends(headers, data, reset(0)), 'unreachable'],
    ['a reset without an error, and no body', sends(headers, reset(0)), 'unreachable'],
    ['a reset with an error', sends(headers, data, reset(8)), 'unreachable'],
    ['the end of the connection', ends(headers, data), 'unreachable'],
    ['GOAWAY and the end of the connection', ends(headers, data, goaway(0)), 'unreachable'],
    ['GOAWAY with an error', sends(headers, data, goaway(0xb)), 'unreachable'],
    ['the end of the connection after the headers', ends(headers), 'unreachable'],
    ['bytes of HTTP/1.1', ends(Buffer.from('HTTP/1.1 200 OK\r\n\r\nab')), 'timeout'],
    ['padding without end', paddingWithoutEnd, 'timeout'],
    ['headers without end', continuationWithoutEnd, 'unreachable'],
  ])('is %s', async (_, answer, expected) => {
    const host = await startRawHost(answer);
    const send = networkTransport('test', expected === 'timeout' ? short : limits);
    const outcome = await send({ method: 'GET', url: host.url, headers: {} }).then(
      ({ body }) => body,
      (error: { reason: string }) => error.reason,
    );
    await host.close();
    expect(outcome).toBe(expected);
  });

  function every(ms: number, socket: import('node:tls').TLSSocket, bytes: Buffer) {
    const timer = setInterval(() => socket.destroyed || socket.write(bytes), ms);
    socket.on('close', () => clearInterval(timer));
  }

  function paddingWithoutEnd(socket: import('node:tls').TLSSocket) {
    socket.write(headers);
    every(20, socket, frame(0, 8, 1, Buffer.concat([Buffer.of(9), Buffer.alloc(9)])));
  }

  function continuationWithoutEnd(socket: import('node:tls').TLSSocket) {
    socket.write(frame(1, 0, 1, Buffer.of(0x88)));
    every(1, socket, frame(9, 0, 1, Buffer.of(0x0f, 0x2b, 0x01, 0x61)));
  }
});

describe.skipIf(!hasOpenssl)('a proxy', () => {
  /** Leads every tunnel to the host. */
  async function proxyTo(host: Http2Host) {
    const { createServer } = await import('node:http');
    const { connect } = await import('node:net');
    const tunnels: (string | undefined)[] = [];
    const proxy = createServer().on('connect', ({ url }, socket) => {
      tunnels.push(url);
      const to = connect(Number(new URL(host.url).port), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        to.pipe(socket).pipe(to);
      });
      to.on('error', () => undefined);
      socket.on('error', () => undefined);
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${(proxy.address() as { port: number }).port}`);
    const close = () => {
      proxy.closeAllConnections();
      proxy.close();
    };
    return { tunnels, close };
  }

  it('gets requests over HTTP/1.1', async () => {
    const { host, send, get } = await setting((stream) => ok(stream));
    const { tunnels, close } = await proxyTo(host);
    const { port } = new URL(host.url);
    expect((await send({ method: 'GET', url: `https://host.test:${port}/`, headers: {} })).body).toBe(
      'over 1.1',
    );
    expect([tunnels, host.asked[0]?.protocol]).toEqual([[`host.test:${port}`], '1.1']);
    // Loopback is never asked for through a proxy.
    expect((await get()).body).toBe('over 2');
    expect(tunnels).toHaveLength(1);
    close();
  });

  it.each([
    ['', 'host.test'],
    [':443', 'host.test'],
    [':8443', 'host.test:8443'],
    [':80', 'host.test:80'],
  ])('leads to a host with the port %j, which is asked for as %s', async (port, name) => {
    const { host, send } = await setting((stream) => ok(stream));
    const { close } = await proxyTo(host);
    const url = `https://host.test${port}/`;
    await http2Client('test', limits).sendBytes({ url, headers: {}, body: Buffer.of() });
    await send({ method: 'GET', url, headers: {} });
    const [two, one] = host.asked;
    expect([two?.protocol, two?.headers[':authority'], two?.headers.host]).toEqual(['2', name, undefined]);
    expect([one?.protocol, one?.headers.host]).toEqual(['1.1', name]);
    close();
  });
});

it.skipIf(!hasOpenssl).each([
  [undefined, 'test'],
  ['', 'test'],
  ['job-1.a_b', 'test actions_orchestration_id/job-1.a_b'],
  ['a b\r\nx: 1', 'test actions_orchestration_id/a_b__x__1'],
])('the workflow run %j is named by %j, whatever the protocol', async (id, expected) => {
  vi.stubEnv('ACTIONS_ORCHESTRATION_ID', id);
  for (const protocols of [['h2'], ['http/1.1']]) {
    const { host, get } = await setting((stream) => ok(stream), { protocols });
    await get();
    expect(host.asked.map(({ headers }) => headers['user-agent'])).toEqual([expected]);
  }
});
