// The limit that adapts: all at once to a host that keeps up, few to one that limits the rate, and none is forgotten.
import { expect, it } from 'vitest';
import { withAdaptiveLimit } from '../../src/clients/http/adaptive-limit.js';
import type { HttpRequest, Transport } from '../../src/model/http.js';

const request: HttpRequest = { method: 'GET', url: 'https://registry.example.com/', headers: {} };

/** Answers in rounds, and remembers how many requests each round had in flight. */
function host(statusOf: (round: number) => number) {
  const rounds: number[] = [];
  let waiting: (() => void)[] = [];
  const send: Transport = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    const status = statusOf(rounds.length - 1);
    if (status === 0) throw new Error('no connection');
    return { status, headers: {}, body: '' };
  };
  async function finish() {
    for (await settle(); waiting.length > 0; await settle()) {
      rounds.push(waiting.length);
      const now = waiting;
      waiting = [];
      for (const one of now) one();
    }
    return rounds;
  }
  return { send, finish };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it.each([
  ['that keeps up', () => 200, [10, 10, 5]],
  ['that limits the rate once', (round: number) => (round === 0 ? 429 : 200), [10, 2, 2, 2, 2, 2, 2, 2, 1]],
  ['that is down', () => 0, [10, 10, 5]],
])('a host %s', async (_, statusOf, expected) => {
  const { send, finish } = host(statusOf);
  const limited = withAdaptiveLimit(send, { most: 10, least: 2 });
  const all = Promise.allSettled(Array.from({ length: 25 }, () => limited(request)));
  expect(await finish()).toEqual(expected);
  expect(await all).toHaveLength(25);
});
