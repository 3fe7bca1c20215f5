// Work waits for the renewal of a budget that is nearly used up, and never for one that is not.
import { expect, it } from 'vitest';
import { createRatePlan } from '../../src/clients/http/rate-plan.js';
import type { HttpRequest } from '../../src/model/run/http.js';

const request: HttpRequest = { method: 'GET', url: 'https://api.example/', headers: {} };

function planned(reserve = 100) {
  let now = 1_000_000_000;
  const slept: number[] = [];
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      slept.push(ms);
      now += ms;
    },
  };
  const plan = createRatePlan(clock, reserve);
  const answer = async (remaining: string, resetInS: number | string, resource = 'core', limit?: string) => {
    const reset = typeof resetInS === 'string' ? resetInS : String(now / 1000 + resetInS);
    const headers = {
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': reset,
      'x-ratelimit-resource': resource,
      ...(limit === undefined ? {} : { 'x-ratelimit-limit': limit }),
    };
    await plan.watch(async () => ({ status: 200, headers, body: '' }))(request);
  };
  return { answer, slept, ready: plan.ready };
}

it('waits until the budget is renewed, once', async () => {
  const { answer, slept, ready } = planned();
  await ready();
  await answer('100', 600);
  await ready();
  expect(slept).toEqual([]);
  await answer('99', 600);
  await ready();
  await ready();
  expect(slept).toEqual([602_000]);
});

it('keeps the budgets of REST and GraphQL apart, and the lowest number of an hour', async () => {
  const { answer, slept, ready } = planned();
  await answer('50', 300, 'graphql');
  await answer('4000', 900, 'core');
  await answer('80', 300, 'graphql');
  await ready();
  expect(slept).toEqual([302_000]);
  await answer('4900', 3600, 'graphql');
  await ready();
  expect(slept).toHaveLength(1);
});

it('waits for an hour at most, and not for what cannot be read', async () => {
  const { answer, slept, ready } = planned();
  await answer('none', 600);
  await answer('0', 'tomorrow');
  await ready();
  expect(slept).toEqual([]);
  await answer('0', 1_000_000);
  await ready();
  expect(slept).toEqual([3_600_000]);
});

it('reads what a host says after it has named a time in another unit', async () => {
  const { answer, slept, ready } = planned();
  await answer('99', '1790000000000');
  await answer('99', '999999999999');
  await ready();
  await answer('4999', 3600);
  for (let repository = 0; repository < 5; repository += 1) await ready();
  expect(slept).toEqual([3_600_000]);
});

it.each([
  ['60', 'a budget without a token'],
  ['99', 'a budget below the reserve'],
  ['0', 'no budget'],
])('leaves room for work in a budget of %s, %s', async (limit) => {
  const { answer, slept, ready } = planned();
  await answer(limit, 600, 'core', limit);
  await ready();
  expect(slept).toEqual([]);
  await answer('20', 600, 'core', limit);
  await ready();
  expect(slept).toEqual(limit === '0' ? [] : [602_000]);
});
