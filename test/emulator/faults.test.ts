// Each fault as the client meets it over a real socket: never a short list, never a wrong answer, one clear error.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withRetries } from '../../src/clients/http/retry.js';
import { platformClient } from '../../src/clients/platform/client.js';
import type { Fault } from '../../src/emulator/faults.js';
import { startEmulator } from '../../src/emulator/index.js';
import { networkTransport } from '../../src/host/network/transport.js';
import { Secret } from '../../src/model/run/secret.js';

let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeEach(async () => {
  emulator = await startEmulator();
});
afterEach(() => emulator.close());

async function roles(...faults: readonly Fault[]) {
  const slept: number[] = [];
  const clock = { now: () => 0, random: () => 0, sleep: async (ms: number) => void slept.push(ms) };
  const token = new Secret(await emulator.tokenFor(emulator.address.identity));
  const send = withRetries(networkTransport('test'), clock, { total: 0, retried: 0 });
  emulator.faults = faults;
  const client = platformClient({ send, baseUrl: emulator.address.baseUrl, token, surface: 'workflow' });
  const found = await client.listRoles().all();
  return { found: found.length, slept };
}

const all = 7;

it.each<[string, Fault['effect']]>([
  ['a refused moment', { status: 503 }],
  ['a broken connection', { reset: true }],
  ['a connection that breaks within the answer', { truncate: 5 }],
])('%s is tried again', async (_name, effect) => {
  expect(await roles({ match: { nth: 1 }, effect })).toMatchObject({ found: all, slept: [125] });
});

it('Retry-After is waited for', async () => {
  expect(await roles({ match: { times: 2 }, effect: { status: 429, retryAfter: '3' } })).toEqual({
    found: all,
    slept: [3000, 3000],
  });
});

it('a slow answer is an answer', async () => {
  expect(await roles({ effect: { delayMs: 50 } })).toEqual({ found: all, slept: [] });
});

it.each<[string, Fault['effect'], string]>([
  ['garbage', { garbage: true }, 'List roles: the response is not JSON'],
  ['an outage', { status: 500, body: '{}' }, 'List roles: HTTP 500'],
  ['a reset that does not end', { reset: true }, 'cannot be reached'],
  ['a clock that is ahead', { clockSkewMs: 7_200_000 }, 'The token has expired'],
])('%s is one clear error', async (_name, effect, said) => {
  await expect(roles({ effect })).rejects.toThrow(said);
});

it('a page that repeats, or a cursor that restarts, never gives an item twice or a short list', async () => {
  const { state } = emulator;
  const [role] = state.roles;
  if (role === undefined) throw new Error('no role');
  for (let index = 0; index < 450; index += 1)
    state.roles.push({ ...role, uid: `x${index}`, name: `x${index}` });
  expect((await roles()).found).toBe(457);
  expect((await roles({ effect: { restartPage: true } })).found).toBe(457);
  await expect(roles({ effect: { repeatPage: true } })).rejects.toThrow('the list started again');
});
