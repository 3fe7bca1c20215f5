// The transport of gRPC, against a host on loopback that offers HTTP/2, does not offer it, or misbehaves.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runTransports } from '../../src/clients/http/index.js';
import { systemClock } from '../../src/host/exit.js';
import { http2Transport } from '../../src/host/network/http2.js';
import type { ByteRequest, HttpResponse } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { hasOpenssl } from '../e2e/corporate-network.js';
import {
  type Answer,
  frame,
  type Http2Host,
  type Http2HostOptions,
  ok,
  startHost,
  startRawHost,
  tunnelTo,
  workflowRuns,
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

/** A call, and its response with the body as text. */
function calling(to: string, given = limits) {
  const transport = http2Transport('test', given);
  return async (path = '/', more: Partial<ByteRequest> = {}): Promise<HttpResponse> => {
    const response = await transport({ url: `${to}${path}`, headers: {}, body: Buffer.of(), ...more });
    return { ...response, body: Buffer.from(response.body).toString('utf8') };
  };
}

async function setting(answer: Answer, options: Http2HostOptions = {}, given = limits) {
  const host = await startHost(answer, options);
  hosts.push(host);
  const call = calling(host.url, given);
  /** The statuses or reasons of so many calls at once. */
  const many = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        call(`/${index}`).then(
          ({ status }) => status,
          (error: { reason: string }) => error.reason,
        ),
      ),
    );
  return { host, call, many };
}

const all = (count: number, value: unknown) => Array(count).fill(value);

if (!hasOpenssl) console.error('SKIPPED: there is no openssl, so HTTP/2 was not tried');

describe.skipIf(!hasOpenssl)('a host that offers HTTP/2', () => {
  it('gets all calls over one connection, also the first ones together', async () => {
    const { host, many, call } = await setting((stream) => ok(stream));
    expect(await many(30)).toEqual(all(30, 200));
    expect(await call()).toMatchObject({ status: 200, body: 'over 2' });
    expect([host.sockets.length, new Set(host.asked.map(({ protocol }) => protocol))]).toEqual([
      1,
      new Set(['2']),
    ]);
  });

  it('gets headers, credential and body, and gives status, headers and body', async () => {
    const { host, call } = await setting((stream) =>
      stream.on('end', () => ok(stream, 'ü', { 'x-two': ['a', 'b'], 'docker-content-digest': 'sha256:1' })),
    );
    const response = await call('/a/b?c=d%20e', {
      headers: { 'X-Own': '1', te: 'trailers' },
      authorization: { scheme: 'Bearer', credential: new Secret('sesame') },
      body: Buffer.from('{"ü":1}'),
    });
    expect(response).toMatchObject({
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
      te: 'trailers',
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
    const { host, call } = await setting((stream) => ok(stream));
    await expect(call('/', request)).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('ERR_INVALID_CHAR'),
    });
    expect(host.asked).toEqual([]);
  });

  it('does not lead a credential to another host by a redirect', async () => {
    const other = await setting((stream) => ok(stream));
    const { call } = await setting((stream) => {
      stream.respond({ ':status': 307, location: `${other.host.url}/` }, { endStream: true });
    });
    const authorization = { scheme: 'Bearer', credential: new Secret('sesame') } as const;
    expect((await call('/', { authorization })).status).toBe(307);
    expect(other.host.asked).toEqual([]);
  });

  it('gets no more calls at once than it allows', async () => {
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
    expect([most, host.asked.length, host.sockets.length]).toEqual([3, 30, 1]);
  });
});

describe.skipIf(!hasOpenssl)('a host that does not offer HTTP/2', () => {
  const refused = { reason: 'unreachable', message: expect.stringContaining('it does not offer HTTP/2') };

  it.each([[['http/1.1']], [[]]])('gets no call (ALPN %j), and the connection ends', async (protocols) => {
    const { host, call } = await setting((stream) => ok(stream), { protocols });
    await expect(call()).rejects.toMatchObject(refused);
    await vi.waitFor(() => expect(host.open()).toBe(0));
    expect([host.connections(), host.asked]).toEqual([1, []]);
  });

  it('is asked once which protocol it speaks, however many calls are waiting', async () => {
    const { host, many } = await setting((stream) => ok(stream), { protocols: ['http/1.1'] });
    expect(await many(8)).toEqual(all(8, 'unreachable'));
    expect(host.connections()).toBe(1);
  });

  it('or starts to refuse it, is unreachable', async () => {
    const { host, call } = await setting((stream) => stream.close(0xd));
    await expect(call()).rejects.toMatchObject(refused);
    expect(host.asked).toHaveLength(1);
  });
});

describe.skipIf(!hasOpenssl)('a connection that ends', () => {
  it('by GOAWAY: what the host has not processed is sent again', async () => {
    const { host, many } = await setting((stream, nth, { sessions }) => {
      if (nth === 4) sessions[0]?.goaway(0, stream.id);
      const isProcessed = stream.session !== sessions[0] || nth <= 4;
      if (isProcessed) setTimeout(() => ok(stream), 20);
    });
    expect(await many(30)).toEqual(all(30, 200));
    expect(host.sockets).toHaveLength(2);
  });

  it('by GOAWAY with an error: what was under way fails, and the rest is sent again', async () => {
    const { many } = await setting((stream, nth, { sessions }) => {
      if (nth === 4) sessions[0]?.goaway(0xb, 3);
      if (stream.session !== sessions[0]) ok(stream);
    });
    const outcomes = await many(30);
    expect(outcomes.filter((one) => one === 'unreachable').length).toBeLessThanOrEqual(2);
    expect(outcomes.filter((one) => one === 200).length).toBeGreaterThanOrEqual(28);
  });

  it('under thirty calls interrupts all of them, and the next call gets another one', async () => {
    const { host, call, many } = await setting((stream, nth, { sockets }) => {
      if (sockets.length > 1) ok(stream);
      else if (nth === 30) sockets[0]?.destroy();
    });
    expect(await many(30)).toEqual(all(30, 'unreachable'));
    expect((await call()).body).toBe('over 2');
    expect(host.sockets).toHaveLength(2);
  });

  it.each([1, 3])('%i times under thirty calls of a run: each is repeated', async (times) => {
    let ended = 0;
    const { host, call } = await setting((stream, nth, { sockets }) => {
      if (nth > 1 && ended < times && nth % 10 === 0) {
        ended += 1;
        sockets.at(-1)?.destroy();
      } else if (nth === 1 || ended >= times) ok(stream);
      else setTimeout(() => ok(stream), 200);
    });
    const { platform, requests } = runTransports({
      send: ({ url }) => call(new URL(url).pathname),
      clock: systemClock,
      sink: { progress: () => undefined } as never,
    });
    const ask = async (index: number) =>
      (await platform({ method: 'GET', url: `${host.url}/${index}`, headers: {} })).status;
    await ask(0);
    expect(await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index)))).toEqual(all(30, 200));
    expect(ended).toBe(times);
    expect(requests.retried).toBeGreaterThan(0);
  });

  it('while it is idle is replaced', async () => {
    const { host, call } = await setting((stream) => ok(stream));
    await call();
    host.sockets[0]?.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await call()).status).toBe(200);
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
    const { host, call } = await setting((stream) => stream.close(code));
    await expect(call()).rejects.toMatchObject({ reason: 'unreachable' });
    expect(host.asked.length).toBeLessThanOrEqual(3);
  });

  it('that refuses a request once gets it again', async () => {
    const { call } = await setting((stream, nth) => (nth === 1 ? stream.close(7) : ok(stream)));
    expect((await call()).status).toBe(200);
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
    const { call } = await setting(answer, {}, reason === 'timeout' ? short : limits);
    const started = performance.now();
    await expect(call()).rejects.toMatchObject({ reason });
    expect(performance.now() - started).toBeLessThan(limits.silenceMs / 2);
  });

  it('that is silent on a connection gets the next request on another one', async () => {
    const { host, call } = await setting((stream, nth) => nth > 1 && ok(stream), {}, short);
    await expect(call()).rejects.toMatchObject({ reason: 'timeout' });
    expect((await call()).status).toBe(200);
    expect(host.sockets).toHaveLength(2);
  });

  it.each([
    ['PING', (session: import('node:http2').Http2Session) => session.ping(() => undefined)],
    ['SETTINGS', (session: import('node:http2').Http2Session) => session.settings({ maxFrameSize: 16_384 })],
  ])('that floods %s frames is left', async (_, flood) => {
    const timers: NodeJS.Timeout[] = [];
    const { host, call } = await setting((stream) => ok(stream), {
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
    await call();
    await vi.waitFor(() => expect(host.sockets[0]?.destroyed).toBe(true), 5000);
    for (const timer of timers) clearInterval(timer);
    expect((await call()).status).toBe(200);
  });

  it('with a certificate that nobody vouches for gets no request', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', undefined);
    const { host, call } = await setting((stream) => ok(stream));
    await expect(call()).rejects.toMatchObject({
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
    await expect(calling(`https://127.0.0.1:${port}`, short)()).rejects.toMatchObject({ reason: 'timeout' });
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
    const outcome = await calling(host.url, expected === 'timeout' ? short : limits)().then(
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
  it.each([
    ['', 'host.test'],
    [':443', 'host.test'],
    [':8443', 'host.test:8443'],
    [':80', 'host.test:80'],
  ])('leads to a host with the port %j, which is asked for as %s', async (port, name) => {
    const { host } = await setting((stream) => ok(stream));
    const proxy = await tunnelTo(host);
    vi.stubEnv('HTTPS_PROXY', proxy.url);
    await calling(`https://host.test${port}`)();
    const [asked] = host.asked;
    expect([asked?.headers[':authority'], asked?.headers.host]).toEqual([name, undefined]);
    expect(proxy.tunnels).toEqual([`host.test${port || ':443'}`]);
    proxy.close();
  });

  it('is not asked for loopback', async () => {
    const { host, call } = await setting((stream) => ok(stream));
    const proxy = await tunnelTo(host);
    vi.stubEnv('HTTPS_PROXY', proxy.url);
    expect([(await call()).body, proxy.tunnels]).toEqual(['over 2', []]);
    proxy.close();
  });
});

it.skipIf(!hasOpenssl).each(workflowRuns)('the workflow run %j is named by %j', async (id, expected) => {
  vi.stubEnv('ACTIONS_ORCHESTRATION_ID', id);
  const { host, call } = await setting((stream) => ok(stream));
  await call();
  expect(host.asked.map(({ headers }) => headers['user-agent'])).toEqual([expected]);
});
