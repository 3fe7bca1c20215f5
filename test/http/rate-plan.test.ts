// Work waits for the renewal of a budget that is nearly used up, and never for one that is not.
import { expect, it } from 'vitest';
import { createRatePlan } from '../../src/clients/http/rate-plan.js';
import type { HttpRequest } from '../../src/model/http.js';

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
  const answer = async (remaining: string, resetInS: number | string, resource = 'core') => {
    const reset = typeof resetInS === 'string' ? resetInS : String(now / 1000 + resetInS);
    const headers = {
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': reset,
      'x-ratelimit-resource': resource,
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
