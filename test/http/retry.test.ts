// Retries and the limit of concurrency, on a clock that only moves during a sleep.
import { describe, expect, it } from 'vitest';
import { withLimit } from '../../src/clients/http/per-host.js';
import { withRetries } from '../../src/clients/http/retry.js';
import { Failure } from '../../src/model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../../src/model/run/http.js';

const get: HttpRequest = { method: 'GET', url: 'https://api.example.com/', headers: {} };
const post: HttpRequest = { ...get, method: 'POST' };
const answer = (status: number, headers = {}): HttpResponse => ({ status, headers, body: '' });

function setting(outcomes: readonly (HttpResponse | Failure)[], random = 1) {
  const slept: number[] = [];
  let now = Date.parse('2026-11-21T00:00:00Z');
  let sent = 0;
  const clock = {
    now: () => now,
    random: () => random,
    sleep: async (ms: number) => {
      slept.push(ms);
      now += ms;
    },
  };
  const send: Transport = async () => {
    const outcome = outcomes[Math.min(sent, outcomes.length - 1)] ?? answer(200);
    sent += 1;
    if (outcome instanceof Failure) throw outcome;
    return outcome;
  };
  const count = { total: 0, retried: 0 };
  return { send: withRetries(send, clock, count), slept, count };
}

describe('withRetries', () => {
  it.each([429, 502, 503, 504])('repeats a GET after %i, with growing waits', async (status) => {
    const { send, slept, count } = setting([answer(status), answer(status), answer(200)]);
    expect((await send(get)).status).toBe(200);
    expect(slept).toEqual([250, 500]);
    expect(count).toEqual({ total: 3, retried: 2 });
  });

  it('spreads the waits by up to a half, so that many runs do not repeat at the same time', async () => {
    const { send, slept } = setting([answer(503), answer(503), answer(200)], 0);
    await send(get);
    expect(slept).toEqual([125, 250]);
  });

  it('gives back the last answer when it never gets better', async () => {
    const { send, count } = setting([answer(503)]);
    expect((await send(get)).status).toBe(503);
    expect(count.total).toBe(4);
  });

  it.each([400, 401, 403, 404, 500, 501])('never repeats after %i', async (status) => {
    const { send, slept } = setting([answer(status), answer(200)]);
    expect((await send(get)).status).toBe(status);
    expect(slept).toEqual([]);
  });

  it('repeats a POST only when it is marked as repeatable', async () => {
    expect((await setting([answer(503), answer(200)]).send(post)).status).toBe(503);
    expect((await setting([answer(503), answer(200)]).send({ ...post, repeatable: true })).status).toBe(200);
  });

  it('waits as long as Retry-After says, in seconds or as a date', async () => {
    const seconds = setting([answer(429, { 'retry-after': '7' }), answer(200)]);
    await seconds.send(get);
    expect(seconds.slept).toEqual([7000]);
    const date = setting([answer(429, { 'retry-after': 'Sat, 21 Nov 2026 00:00:09 GMT' }), answer(200)]);
    await date.send(get);
    expect(date.slept).toEqual([9000]);
  });

  it.each(['+5', ' 5', '1.5', '1e3', '0x10', '-5', 'Sat, 21 Nov 2026 00:00:09', 'soon'])(
    'waits as if there were no Retry-After where it is %j',
    async (after) => {
      const { send, slept } = setting([answer(429, { 'retry-after': after }), answer(200)]);
      await send(get);
      expect(slept).toEqual([250]);
    },
  );

  it('does not wait longer than its budget', async () => {
    const { send, slept } = setting([answer(429, { 'retry-after': '3600' })]);
    expect((await send(get)).status).toBe(429);
    expect(slept).toEqual([]);
  });

  it('spends one budget on all waits of a request', async () => {
    const { send, slept, count } = setting([answer(429, { 'retry-after': '25' })]);
    expect((await send(get)).status).toBe(429);
    expect(slept).toEqual([25_000, 25_000]);
    expect(count).toEqual({ total: 3, retried: 2 });
  });

  it('repeats after connection faults and time-outs, not after an answer that cannot be used', async () => {
    expect((await setting([new Failure('unreachable', 'x'), answer(200)]).send(get)).status).toBe(200);
    expect((await setting([new Failure('timeout', 'x'), answer(200)]).send(get)).status).toBe(200);
    await expect(setting([new Failure('bad-answer', 'x'), answer(200)]).send(get)).rejects.toThrow('x');
  });
});

it('withLimit never exceeds its limit, and a failure frees its slot', async () => {
  let flying = 0;
  let max = 0;
  const send = withLimit(async () => {
    flying += 1;
    max = Math.max(max, flying);
    await new Promise((resolve) => setImmediate(resolve));
    flying -= 1;
    if (max % 2 === 0) throw new Failure('unreachable', 'x');
    return answer(200);
  }, 4);
  const settled = await Promise.allSettled(Array.from({ length: 50 }, () => send(get)));
  expect(settled).toHaveLength(50);
  expect(max).toBe(4);
});
