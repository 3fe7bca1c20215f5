// The number of requests that a host gets at once follows how it answers.
import { describe, expect, it } from 'vitest';
import { adaptiveLimit } from '../../src/clients/http/adaptive.js';
import { Failure } from '../../src/model/failure.js';
import type { HttpResponse, Transport } from '../../src/model/run/http.js';

/** A host in simulated time: `answer` gives how long a request takes and its status, by how many are in flight. */
function simulated(answer: (inFlight: number, sent: number) => { ms: number; status?: number } | Failure) {
  let now = 0;
  let [inFlight, sent] = [0, 0];
  let peak = 0;
  const due: { at: number; done: () => void }[] = [];
  const host: Transport = (_request) => {
    inFlight += 1;
    sent += 1;
    peak = Math.max(peak, inFlight);
    const given = answer(inFlight, sent);
    const ms = given instanceof Failure ? 10 : given.ms;
    return new Promise<HttpResponse>((resolve, reject) => {
      const done = () => {
        inFlight -= 1;
        if (given instanceof Failure) reject(given);
        else resolve({ status: given.status ?? 200, headers: {}, body: '' });
      };
      due.push({ at: now + ms, done });
    });
  };
  const bounds = { first: 4, most: 32 };
  const { limit, watch } = adaptiveLimit({ now: () => now }, bounds);
  const send = limit(watch(host));
  return {
    /** Sends so many requests and returns how long they take, and the most in flight at once. */
    async run(count: number) {
      const startedAt = now;
      peak = 0;
      const request = { method: 'GET' as const, url: 'https://a.example/', headers: {} };
      const all = Promise.allSettled(Array.from({ length: count }, () => send(request)));
      for (let left = count; left > 0; ) {
        await new Promise(setImmediate);
        due.sort((a, b) => a.at - b.at);
        const next = due.shift();
        if (next === undefined) continue;
        now = next.at;
        next.done();
        left -= 1;
      }
      await all;
      return { ms: now - startedAt, peak };
    },
  };
}

describe('an adaptive limit', () => {
  it('starts low, and doubles with each round of quick responses up to its bound', async () => {
    const { run } = simulated(() => ({ ms: 100 }));
    expect((await run(4)).peak).toBe(4);
    expect(await run(200)).toEqual({ ms: expect.any(Number), peak: 32 });
    // 8 + 16 + 32 + … instead of 16 in each round.
    expect((await run(320)).ms).toBe(1000);
  });

  it('does not grow while nobody waits', async () => {
    const { run } = simulated(() => ({ ms: 100 }));
    for (let time = 0; time < 50; time += 1) await run(1);
    expect((await run(100)).peak).toBeLessThanOrEqual(32);
    const idle = simulated(() => ({ ms: 100 }));
    for (let time = 0; time < 50; time += 1) await idle.run(2);
    expect((await idle.run(4)).peak).toBe(4);
  });

  it('halves when a host limits the rate, and stays below what it bears', async () => {
    const { run } = simulated((inFlight) => ({ ms: 100, status: inFlight > 10 ? 429 : 200 }));
    await run(100);
    let refused = 0;
    const bearing = simulated((inFlight) => {
      if (inFlight > 10) refused += 1;
      return { ms: 100, status: inFlight > 10 ? 429 : 200 };
    });
    await bearing.run(1000);
    expect(refused).toBeLessThan(100);
    expect((await run(200)).peak).toBeLessThanOrEqual(16);
  });

  it('halves once for requests that were in flight together', async () => {
    let isRefusing = true;
    const { run } = simulated(() => ({ ms: 100, status: isRefusing ? 503 : 200 }));
    await run(4);
    isRefusing = false;
    // From 4 to 2, not to 1.
    expect((await run(2)).peak).toBe(2);
  });

  it('halves where more requests only make it slower, and serves no fewer at once than one', async () => {
    const { run } = simulated((inFlight) => ({ ms: inFlight <= 8 ? 100 : 100 * inFlight }));
    await run(500);
    expect((await run(200)).peak).toBeLessThanOrEqual(16);
    const dead = simulated(() => new Failure('timeout', 'late'));
    await dead.run(50);
    expect((await dead.run(5)).peak).toBe(1);
  });
});
