// The share of one job: so many requests in a minute and in flight, and none while the host wants a pause.
import { describe, expect, it } from 'vitest';
import { piecesAtOnce, processingOf, shareOf, withPace } from '../../src/clients/http/pace.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';

const read: HttpRequest = { method: 'GET', url: 'https://api.example/tree', headers: {} };
const query: HttpRequest = { ...read, method: 'POST' };

function paced(
  perMinute: number,
  inFlight = 100,
  answers: readonly Partial<HttpResponse>[] = [],
  processingMs = { all: 1e9, query: 1e9 },
) {
  let now = 0;
  const at: number[] = [];
  const sleeping: { until: number; wake: () => void }[] = [];
  // The first of those who sleep wakes once everything else waits for something.
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      const until = now + ms;
      const woken = new Promise<void>((wake) => sleeping.push({ until, wake }));
      setImmediate(() => {
        const first = sleeping.sort((a, b) => a.until - b.until).shift();
        now = Math.max(now, first?.until ?? 0);
        first?.wake();
      });
      await woken;
    },
  };
  const left = [...answers];
  const share = { reserve: 1, inFlight, perMinute: { read: perMinute, query: perMinute }, processingMs };
  const flight = { now: 0, most: 0 };
  const send = withPace(
    async () => {
      at.push(now);
      flight.now += 1;
      flight.most = Math.max(flight.most, flight.now);
      await new Promise(setImmediate);
      flight.now -= 1;
      return { status: 200, headers: {}, body: '', ...left.shift() };
    },
    clock,
    share,
  );
  return { send, at, flight };
}

describe('a job that shares a token', () => {
  it('sends as many requests in any minute as its share has', async () => {
    const { send, at } = paced(3);
    for (let index = 0; index < 10; index += 1) await send(read);
    expect(at).toEqual([0, 0, 0, 60_000, 60_000, 60_000, 120_000, 120_000, 120_000, 180_000]);
  });

  it('does so if all are wanted at the same time', async () => {
    const { send, at } = paced(3);
    await Promise.all(Array.from({ length: 10 }, () => send(read)));
    for (const one of at)
      expect(at.filter((other) => one - 60_000 < other && other <= one)).not.toHaveLength(4);
    expect(at).toHaveLength(10);
  });

  it('counts GraphQL apart', async () => {
    const { send, at } = paced(2);
    for (const request of [read, read, query, query]) await send(request);
    expect(at).toEqual([0, 0, 0, 0]);
  });

  it('has no more in flight than its share', async () => {
    const { send, flight } = paced(100, 4);
    await Promise.all(Array.from({ length: 20 }, () => send(read)));
    expect(flight.most).toBe(4);
  });

  it('begins as many at once as the host has time for', async () => {
    const { send, at } = paced(100, 100, [], { all: 1e9, query: 4_000 });
    await Promise.all(Array.from({ length: 20 }, () => send(query)));
    expect(at.filter((one) => one === 0)).toHaveLength(4);
  });

  it.each([
    ['9999', 3_600_000],
    ['99999', 0],
    ['-90', 0],
    ['NaN', 0],
    ['Mon, 23 Nov 2020 04:00:00 GMT', 0],
    ['0', 0],
  ])('pauses for an hour at most, and not for what is no number of seconds: %s', async (after, pause) => {
    const { send, at } = paced(100, 100, [{ status: 429, headers: { 'retry-after': after } }]);
    await send(read);
    await send(read);
    expect(at).toEqual([0, pause]);
  });

  it.each([403, 429])('pauses all of them after a %i that says for how long', async (status) => {
    const { send, at } = paced(100, 100, [{ status, headers: { 'retry-after': '90' } }]);
    expect(await send(read)).toMatchObject({ status });
    await send(query);
    expect(at).toEqual([0, 90_000]);
  });

  it('pauses all of them after a GraphQL response with 200 that is a secondary limit', async () => {
    const body = '{"errors":[{"message":"You have exceeded a secondary rate limit."}]}';
    const { send, at } = paced(100, 100, [{ status: 200, headers: { 'retry-after': '90' }, body }]);
    await send({ ...query, url: 'https://api.example/graphql' });
    await send(read);
    expect(at).toEqual([0, 90_000]);
  });

  it.each([
    [404, { 'retry-after': '90' }],
    [403, {}],
    [403, { 'retry-after': 'tomorrow' }],
  ])('does not pause after a %i with %j', async (status, headers) => {
    const { send, at } = paced(100, 100, [{ status, headers: { ...headers } as Record<string, string> }]);
    await send(read);
    await send(read);
    expect(at).toEqual([0, 0]);
  });
});

it.each([1, 8, 60, 64, 256, 999])('%i jobs together stay below the limits of the host', (jobs) => {
  const { inFlight, perMinute, processingMs, reserve } = shareOf(jobs, 4);
  expect(Math.min(inFlight, perMinute.read, perMinute.query)).toBeGreaterThan(0);
  if (jobs <= 90) expect(inFlight * jobs).toBeLessThan(100);
  expect(perMinute.read * Math.min(jobs, 810)).toBeLessThan(900);
  expect(perMinute.query * jobs).toBeLessThan(2000);
  expect(processingMs.all * jobs).toBeLessThan(90_000);
  expect(processingMs.query * jobs).toBeLessThan(60_000);
  expect(reserve).toBeGreaterThanOrEqual(100);
  // What all have under way fits into what they leave.
  expect(reserve).toBeGreaterThanOrEqual(Math.min(jobs, 60) * 4 * 2);
});

it.each([
  [1, 16],
  [10, 16],
  [16, 15],
  [32, 7],
  [64, 4],
  [256, 4],
])('%i jobs have %i pieces of work under way each, which leave most of the budget', (jobs, pieces) => {
  expect(piecesAtOnce(jobs, 4, 16)).toBe(pieces);
  if (pieces > 4) expect(shareOf(jobs, pieces).reserve).toBeLessThanOrEqual(500);
});

describe('the time that the host spends on a job', () => {
  /** Sends one request after the other, each as soon as it may be sent; when each was sent. */
  function sentAt(count: number, tookMs: number, share: { all: number; query: number }, isQuery: boolean) {
    let now = 0;
    const processing = processingOf({ now: () => now }, share);
    return Array.from({ length: count }, () => {
      while (processing.waitMs(isQuery) > 0) now += processing.waitMs(isQuery);
      const at = now;
      const end = processing.begin(isQuery);
      now += tookMs;
      end(tookMs);
      return at;
    });
  }

  /** How long the responses of the fullest minute took, in milliseconds. */
  const fullest = (times: readonly number[], tookMs: number) =>
    Math.max(...times.map((at) => times.filter((one) => at <= one && one < at + 60_000).length * tookMs));

  it.each([
    ['queries', true, 60_000],
    ['other requests', false, 90_000],
  ])('of %s stays below the limit of the host in every minute', (_, isQuery, most) => {
    const share = { all: 81_000, query: 54_000 };
    for (const tookMs of [4, 40, 400, 4000])
      expect(fullest(sentAt(1000, tookMs, share, isQuery), tookMs)).toBeLessThan(most);
  });

  it('is used up if there is enough to do', () => {
    const times = sentAt(1000, 1000, { all: 54_000, query: 27_000 }, true);
    const minutes = (times.at(-1) ?? 0) / 60_000;
    expect(1000 / minutes).toBeGreaterThan(27 * 0.85);
  });

  it('holds for jobs whose share is less than two requests of a minute', () => {
    const [jobs, tookMs] = [64, 430];
    const { processingMs } = shareOf(jobs, 4);
    const times = sentAt(200, tookMs, processingMs, true);
    const usedMs = (times.length * tookMs * jobs * 60_000) / (times.at(-1) ?? 1);
    expect(usedMs).toBeGreaterThan(40_000);
    expect(usedMs).toBeLessThan(60_000);
  });

  it('is not waited for by a few requests, and reads do not wait for queries alone', () => {
    const { processingMs } = shareOf(1, 4);
    expect(sentAt(10, 500, processingMs, true)).toEqual(Array.from({ length: 10 }, (_, at) => at * 500));
    let now = 0;
    const processing = processingOf({ now: () => now }, processingMs);
    processing.begin(true)(6000);
    expect([processing.waitMs(true) > 0, processing.waitMs(false)]).toEqual([true, 0]);
    now = 60_000;
    expect(processing.waitMs(true)).toBe(0);
  });

  it('is ten seconds of a request at most, which is when the host ends it', () => {
    const processing = processingOf({ now: () => 0 }, { all: 60_000, query: 60_000 });
    processing.begin(false)(120_000);
    expect(processing.waitMs(false)).toBeLessThan(10_000);
  });

  it('counts requests that are under way as usual ones, and is not saved for later', () => {
    let now = 0;
    const processing = processingOf({ now: () => now }, { all: 1e9, query: 6_000 });
    now = 3_600_000;
    let sent = 0;
    while (processing.waitMs(true) === 0 && sent < 100) {
      processing.begin(true);
      sent += 1;
    }
    expect(sent).toBe(6);
  });
});
