// The pauses that the CI host asks for, on a clock that only moves during a sleep.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { requestGraphql } from '../../src/clients/github/graphql.js';
import { ciTransport } from '../../src/clients/http/index.js';
import { withPauses } from '../../src/clients/http/pauses.js';
import type { HttpRequest, HttpResponse, Transport } from '../../src/model/run/http.js';

const start = Date.parse('2026-11-21T00:00:00Z');
const get: HttpRequest = { method: 'GET', url: 'https://api.example.com/x', headers: {} };
const post: HttpRequest = { ...get, method: 'POST' };
const answer = (status: number, headers = {}, body = ''): HttpResponse => ({ status, headers, body });
const secondary = '{"message":"You have exceeded a secondary rate limit."}';

function setting(outcomes: readonly HttpResponse[], budgetMs?: number) {
  let now = start;
  const slept: number[] = [];
  const told: string[] = [];
  const sent: number[] = [];
  const clock = {
    now: () => now,
    random: () => 0.5,
    sleep: async (ms: number) => {
      const until = now + ms;
      slept.push(ms);
      await new Promise((resolve) => setImmediate(resolve));
      now = Math.max(now, until);
    },
  };
  const host: Transport = async () => {
    sent.push(now - start);
    return outcomes[Math.min(sent.length, outcomes.length) - 1] ?? answer(200);
  };
  const patience = { budgetMs, tell: (text: string) => void told.push(text) };
  const sink = { log: (text: string) => void told.push(text) };
  return {
    ...{ slept, told, sent },
    paused: withPauses(host, clock, patience),
    whole: ciTransport({ send: host, clock, sink }, budgetMs),
  };
}

describe('withPauses and a GraphQL response', () => {
  const query: HttpRequest = { method: 'POST', url: 'https://api.example.com/graphql', headers: {} };
  const [reset, primary] = [
    { 'x-ratelimit-reset': String(start / 1000 + 60) },
    'API rate limit exceeded for x.',
  ];
  const refused = (error: object) => JSON.stringify({ errors: [error] });
  const used = refused({ type: 'RATE_LIMITED', message: primary });

  it.each([
    ['RATE_LIMITED', answer(200, { 'x-ratelimit-remaining': '0', ...reset }, used)],
    [
      'RATE_LIMITED, while the header has something left',
      answer(200, { 'x-ratelimit-remaining': '4', ...reset }, used),
    ],
    [
      'RATE_LIMIT',
      answer(200, reset, refused({ type: 'RATE_LIMIT', code: 'graphql_rate_limit', message: primary })),
    ],
    ['RATE_LIMITED without a header', answer(200, {}, used)],
    [
      'data that is null',
      answer(200, reset, JSON.stringify({ data: null, errors: [{ type: 'RATE_LIMITED' }] })),
    ],
    [
      'a secondary limit as an error',
      answer(200, { 'retry-after': '60' }, refused({ message: 'You have exceeded a secondary rate limit.' })),
    ],
    ['a secondary limit as a message', answer(200, {}, secondary)],
  ])('with %s is waited for, and said', async (_, refusal) => {
    const { whole, slept, told } = setting([refusal, answer(200, {}, '{"data":{}}')]);
    expect((await whole(query)).body).toBe('{"data":{}}');
    expect(slept).toEqual([60_000]);
    expect(told).toEqual([
      'api.example.com limits the rate of requests (GraphQL). Waiting for 60 seconds, until 00:01:00 UTC',
    ]);
  });

  it.each([
    [
      'a text of a file that looks like one',
      query,
      JSON.stringify({ data: { text: used }, message: secondary }),
    ],
    ['an error of one field', query, JSON.stringify({ data: { a: 1 }, errors: [{ type: 'RATE_LIMITED' }] })],
    ['another error', query, refused({ type: 'NOT_FOUND', message: 'no "RATE_LIMITED"' })],
    ['a body that is not JSON', query, '{"RATE_LIMITED"'],
    ['a body that is not an object', query, '["RATE_LIMITED", null]'],
    ['one that comes from REST', get, used],
  ])('with %s is taken as it is', async (_, request, body) => {
    const { paused, slept } = setting([answer(200, {}, body)]);
    expect(await paused(request)).toEqual(answer(200, {}, body));
    expect(slept).toEqual([]);
  });

  it('is a 429 where the pause does not fit into the budget, with what the host says', async () => {
    const late = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(start / 1000 + 3600) };
    const { whole, slept } = setting([answer(200, late, used)]);
    const api = { send: whole, addresses: { api: '', graphql: query.url, server: '' } };
    const document = 'query A { a }';
    const asked = requestGraphql(
      api,
      { operation: 'Read a', document, variables: {}, needs: 'x' },
      z.unknown(),
    );
    await expect(asked).rejects.toMatchObject({
      reason: 'rate-limited',
      message: expect.stringContaining(primary),
    });
    expect(slept).toEqual([]);
  });
});

describe('withPauses', () => {
  it.each([
    ['Retry-After of a minute', answer(403, { 'retry-after': '60' })],
    ['the same as 429', answer(429, { 'retry-after': '60' })],
    [
      'a budget that is renewed in a minute',
      answer(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(start / 1000 + 60) }),
    ],
    ['the message of a secondary limit alone', answer(403, {}, secondary)],
    ['429 without a header', answer(429)],
    ['a header that is no number', answer(403, { 'retry-after': 'soon' })],
  ])('survives %s, for a POST too', async (_, refusal) => {
    for (const request of [get, post]) {
      const { whole, slept, told } = setting([refusal, answer(201)]);
      expect((await whole(request)).status).toBe(201);
      expect(slept).toEqual([60_000]);
      expect(told).toEqual([
        `api.example.com limits the rate of requests (HTTP ${refusal.status}). Waiting for 60 seconds, until 00:01:00 UTC`,
      ]);
    }
  });

  it('does not take another 403 for a limit', async () => {
    const { paused, slept } = setting([answer(403, { 'x-ratelimit-remaining': '17' }, '{"message":"no"}')]);
    expect((await paused(get)).status).toBe(403);
    expect(slept).toEqual([]);
  });

  it.each([
    ['an hour', '3600', 0],
    ['a minute each time', '60', 3],
    ['no time each time', '0', 0],
  ])(
    'gives up in bounded time when it is asked to wait for %s, and says that it is a limit',
    async (_, after, slept) => {
      const limited = setting([answer(403, { 'retry-after': after })]);
      expect((await limited.whole(post)).status).toBe(429);
      expect(limited.slept).toHaveLength(slept);
      expect(limited.sent.length).toBeLessThanOrEqual(4);
      expect(limited.sent.at(-1)).toBeLessThanOrEqual(180_000);
    },
  );

  it('waits longer where there is the time', async () => {
    const { paused, slept } = setting([answer(403, { 'retry-after': '500' }), answer(200)], 600_000);
    expect((await paused(get)).status).toBe(200);
    expect(slept).toEqual([500_000]);
  });

  it('lets all requests wait, and tells it once', async () => {
    const refusal = answer(403, { 'retry-after': '60' });
    const { paused, sent, told } = setting([refusal, refusal, answer(200)]);
    await Promise.all([paused(get), paused(post)]);
    expect((await paused(get)).status).toBe(200);
    expect(sent.slice(0, 2)).toEqual([0, 0]);
    for (const at of sent.slice(2)) expect(at).toBeGreaterThanOrEqual(60_000);
    expect(told).toHaveLength(1);
  });

  it('leaves hosts that are down to the retries', async () => {
    const { whole, told, slept } = setting([answer(503), answer(200)]);
    expect((await whole(get)).status).toBe(200);
    expect([told, slept.length]).toEqual([[], 1]);
    expect((await setting([answer(503), answer(200)]).whole(post)).status).toBe(503);
  });
});
