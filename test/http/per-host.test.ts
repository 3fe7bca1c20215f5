// Each host on its own: bounds of concurrency, and a circuit that opens for one host and no other.
import { describe, expect, it } from 'vitest';
import { perHost, withCircuit, withTimeBudget } from '../../src/clients/http/per-host.js';
import { Failure } from '../../src/model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../../src/model/run/http.js';

const to = (host: string): HttpRequest => ({ method: 'GET', url: `https://${host}/`, headers: {} });
const answer = (status: number): HttpResponse => ({ status, headers: {}, body: '' });

/** Hosts answer by status, or throw; unknown hosts answer 200. */
function setting(hosts: Readonly<Record<string, number | Failure>>) {
  const asked: string[] = [];
  const send: Transport = async ({ url }) => {
    const { host } = new URL(url);
    asked.push(host);
    const outcome = hosts[host] ?? 200;
    if (typeof outcome !== 'number') throw outcome;
    return answer(outcome);
  };
  const guarded = perHost(() => withCircuit(send, { concurrency: 2, failures: 3 }));
  const ask = (host: string) =>
    guarded(to(host)).then(
      ({ status }) => status,
      (error: Failure) => error.reason,
    );
  return { asked, guarded, ask };
}

it.each<readonly [number | Failure, number | string]>([
  [429, 'rate-limited'],
  [503, 'server-error'],
  [new Failure('unreachable', 'no'), 'unreachable'],
  [new Failure('timeout', 'no'), 'timeout'],
])('gives up a host after three failures in a row (%s), and asks the others on', async (outcome, reason) => {
  const { asked, ask } = setting({ down: outcome });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index % 2 ? 'down' : 'up')));
  expect(asked.filter((host) => host === 'down').length).toBeLessThanOrEqual(4);
  expect(asked.filter((host) => host === 'up')).toHaveLength(25);
  expect(answers.filter((one) => one === 200)).toHaveLength(25);
  expect(answers.at(-1)).toBe(reason);
});

it('gives up a host at once that has never answered, but not one that has', async () => {
  const never = setting({ down: new Failure('timeout', 'no') });
  for (let count = 0; count < 5; count += 1) await never.ask('down');
  expect(never.asked).toHaveLength(1);
  const answers = [200, 0, 0, 200, 0, 0, 0, 0, 0];
  let asked = 0;
  const send: Transport = async () => {
    const status = answers[asked++] ?? 0;
    if (status === 0) throw new Failure('timeout', 'no');
    return answer(status);
  };
  const guarded = withCircuit(send, { concurrency: 1, failures: 3 });
  for (const _ of answers) await guarded(to('host')).catch(() => 0);
  expect(asked).toBe(7);
});

it('says which host was given up, and why', async () => {
  const { ask, guarded } = setting({ down: 429 });
  for (let count = 0; count < 3; count += 1) await ask('down');
  await expect(guarded(to('down'))).rejects.toThrow(
    'down limits the rate of requests (HTTP 429), so no further requests were sent to it',
  );
});

it.each([404, 401, 500])('HTTP %i is an answer about one image, not a host that is down', async (status) => {
  const { asked, ask } = setting({ host: status });
  for (let count = 0; count < 10; count += 1) await ask('host');
  expect(asked).toHaveLength(10);
});

it('counts failures in a row only', async () => {
  let turn = 0;
  const send: Transport = async () => answer((turn++ + 1) % 3 === 0 ? 200 : 503);
  const guarded = withCircuit(send, { concurrency: 1, failures: 3 });
  for (let count = 0; count < 30; count += 1) await guarded(to('host'));
  expect(turn).toBe(30);
});

it('bounds the requests under way to each host', async () => {
  const under = new Map<string, number>();
  let max = 0;
  const send: Transport = async ({ url }) => {
    under.set(url, (under.get(url) ?? 0) + 1);
    max = Math.max(max, under.get(url) ?? 0);
    await new Promise((resolve) => setTimeout(resolve, 1));
    under.set(url, (under.get(url) ?? 0) - 1);
    return answer(200);
  };
  const guarded = perHost(() => withCircuit(send, { concurrency: 2, failures: 3 }));
  await Promise.all(Array.from({ length: 20 }, (_, index) => guarded(to(`host-${index % 2}`))));
  expect(max).toBe(2);
});

describe('a slow host', () => {
  /** Each answer takes four seconds of a clock that only answers move. */
  function slow(budgetMs: number, concurrency: number) {
    let now = 0;
    let asked = 0;
    const waiting: (() => void)[] = [];
    const send: Transport = () => {
      asked += 1;
      return new Promise((resolve) => waiting.push(() => resolve(answer(200))));
    };
    const tick = async () => {
      now += 4_000;
      for (const done of waiting.splice(0)) done();
      await new Promise((resolve) => setImmediate(resolve));
    };
    const bounded = withTimeBudget(send, { now: () => now }, budgetMs);
    return {
      guarded: withCircuit(bounded, { concurrency, failures: 3 }),
      tick,
      asked: () => asked,
      now: () => now,
    };
  }

  it('keeps a run waiting for its budget and the answers under way, and the rest is unknown at once', async () => {
    const { guarded, tick, asked, now } = slow(60_000, 2);
    const outcomes = Array.from({ length: 160 }, () =>
      guarded(to('slow')).then(
        () => 'answered',
        (error: Failure) => `${error.reason}: ${error.message}`,
      ),
    );
    const all = Promise.all(outcomes);
    for (let turn = 0; turn < 100; turn += 1) await tick();
    expect(asked()).toBe(30);
    const failed = (await all).filter((one) => one !== 'answered');
    expect(failed).toHaveLength(130);
    expect(failed[0]).toBe(
      'timeout: slow is slow: its responses have taken 60 seconds of this run, so no further requests were sent to it',
    );
    expect(now()).toBe(400_000);
  });

  it('does not pay for the time in which it is not asked', async () => {
    const { guarded, tick, asked } = slow(10_000, 1);
    for (let turn = 0; turn < 3; turn += 1) {
      const one = guarded(to('slow'));
      await tick();
      await one;
      for (let idle = 0; idle < 10; idle += 1) await tick();
    }
    await expect(guarded(to('slow'))).rejects.toMatchObject({ reason: 'timeout' });
    expect(asked()).toBe(3);
  });
});

it('refuses all requests to a host that was given up with one and the same error', async () => {
  const { guarded } = setting({ down: new Failure('unreachable', 'no') });
  const errors: unknown[] = [];
  for (let count = 0; count < 1000; count += 1)
    await guarded(to('down')).catch((error: unknown) => errors.push(error));
  expect(errors).toHaveLength(1000);
  // That of the request that failed, and that of all others.
  expect(new Set(errors).size).toBe(2);
});
