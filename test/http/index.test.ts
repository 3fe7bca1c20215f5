// The order in which requests are wrapped: what a run sees of a service that is slow, down, late or repeats a secret.
import { describe, expect, it } from 'vitest';
import { ciTransport, guardHost, runTransports, serviceTransport } from '../../src/clients/http/index.js';
import type { Clock, Host } from '../../src/model/run/host.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';

const clock: Clock = { now: () => 0, sleep: async () => undefined, random: () => 0.5 };
const get = (host: string): HttpRequest => ({ method: 'GET', url: `https://${host}/`, headers: {} });

/** A run's transports over a host that answers by host name. */
function setting(statuses: Readonly<Record<string, number>> = {}, date = new Date(0).toUTCString()) {
  const sent: string[] = [];
  const progress: string[] = [];
  const send = async ({ url }: HttpRequest): Promise<HttpResponse> => {
    const { host } = new URL(url);
    sent.push(host);
    return { status: statuses[host] ?? 200, headers: { date }, body: '' };
  };
  const sink = { progress: (text: string) => void progress.push(text) } as Host['sink'];
  return { sent, progress, run: runTransports({ send, clock, sink }) };
}

it('keeps what a response says of its network, and a request of the host that led to it', async () => {
  const asked: HttpRequest[] = [];
  const outside = {
    send: async (request: HttpRequest): Promise<HttpResponse> => {
      asked.push(request);
      return { status: 401, headers: {}, body: 'x', network: 'private' };
    },
    clock,
    sink: { progress: () => undefined, mask: () => undefined } as unknown as Host['sink'],
  } as unknown as Host;
  const { host } = guardHost(outside);
  const run = runTransports(host);
  for (const send of [host.send, run.platform, run.registries, run.content, run.histories])
    expect(await send({ ...get('a.example'), ledFrom: 'public' })).toMatchObject({ network: 'private' });
  expect(asked.map(({ ledFrom }) => ledFrom)).toEqual(Array(5).fill('public'));
});

it('counts the requests to the platform and the registries together, retries included', async () => {
  const { run, progress } = setting({ 'down.example': 503 });
  await run.platform(get('api.example'));
  await run.registries(get('down.example'));
  expect(run.requests).toEqual({ total: 5, retried: 3 });
  expect(progress).toEqual(['1 request', '5 requests']);
});

it('gives up a registry after its retries, but never the platform', async () => {
  const { run, sent } = setting({ 'down.example': 503, 'late.example': 503 });
  for (let count = 0; count < 5; count += 1) await run.platform(get('late.example'));
  expect(sent).toHaveLength(20);
  for (let count = 0; count < 3; count += 1) await run.registries(get('down.example'));
  await expect(run.registries(get('down.example'))).rejects.toMatchObject({ reason: 'server-error' });
  expect(sent).toHaveLength(32);
  expect((await run.registries(get('up.example'))).status).toBe(200);
});

it('compares the clock with the platform and not with registries', async () => {
  const { run } = setting({}, new Date(7_200_000).toUTCString());
  await run.registries(get('registry.example'));
  expect(run.clockSkew()).toBeUndefined();
  await run.platform(get('api.example'));
  expect(run.clockSkew()).toMatchObject({ cause: 'clock' });
});

it.each([
  ['all services of a run', serviceTransport, 64],
  ['the API of the CI host', ciTransport, 8],
])('limits the requests in flight to %s', async (_name, transport, limit) => {
  let inFlight = 0;
  let most = 0;
  const send = transport({
    clock,
    send: async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setImmediate(resolve));
      inFlight -= 1;
      return { status: 200, headers: {}, body: '' };
    },
  });
  await Promise.all(Array.from({ length: 200 }, () => send(get('a.example'))));
  expect(most).toBe(limit);
});

describe('requests in flight to the platform', () => {
  /** Sends requests of which each takes a turn; how many were in flight when each was sent. */
  async function inFlightOf(count: number, statusOf: (index: number) => number) {
    let inFlight = 0;
    const seen: number[] = [];
    const { platform } = runTransports({
      clock,
      sink: { progress: () => undefined } as unknown as Host['sink'],
      send: async () => {
        inFlight += 1;
        seen.push(inFlight);
        const status = statusOf(seen.length);
        await new Promise((resolve) => setImmediate(resolve));
        inFlight -= 1;
        return { status, headers: {}, body: '' };
      },
    });
    await Promise.all(Array.from({ length: count }, () => platform(get('api.example'))));
    return seen;
  }

  it('are 16 at first, and after two rounds as many as all services together get', async () => {
    const seen = await inFlightOf(200, () => 200);
    expect(Math.max(...seen.slice(0, 17))).toBe(16);
    expect(Math.max(...seen.slice(0, 16 + 32 + 64))).toBe(64);
  });

  it('are half as many after it refuses one', async () => {
    const seen = await inFlightOf(400, (index) => (index === 200 ? 429 : 200));
    expect(Math.max(...seen.slice(0, 200))).toBe(64);
    expect(Math.max(...seen.slice(-100))).toBeLessThan(40);
  });
});

it('retries a rate limit of the CI host that is reported as 403', async () => {
  const statuses = [403, 200];
  const send = ciTransport({
    clock,
    send: async () => ({ status: statuses.shift() ?? 500, headers: { 'retry-after': '1' }, body: '' }),
  });
  expect((await send(get('ci.example'))).status).toBe(200);
});

it('removes secrets from errors inside of the retries, and stops requests with the run', async () => {
  const controller = new AbortController();
  const outside = {
    clock,
    stop: controller.signal,
    workflow: {},
    sink: { mask: () => undefined },
    send: async () => ({ status: 500, headers: {}, body: 'you sent the-credential' }),
  } as unknown as Host;
  const { host, redact } = guardHost(outside);
  const authorization = { scheme: 'Bearer', credential: new Secret('the-credential') } as const;
  expect((await host.send({ ...get('a.example'), authorization })).body).toBe('you sent ***');
  expect(redact({ text: 'the-credential' })).toEqual({ text: '***' });
  controller.abort();
  await expect(host.send(get('a.example'))).rejects.toMatchObject({ reason: 'stopped' });
});
