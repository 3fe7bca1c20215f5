// What pull requests of many images, and of many groups, cost: counted reads, not time.
import { expect, it } from 'vitest';
import { bundlesOf } from '../../src/ci/pull-requests/bundles.js';
import { areQuiet } from '../../src/ci/pull-requests/write.js';
import { noPolicy } from '../../src/model/judgement/policy.js';
import type { Config } from '../../src/model/run/config.js';
import type { PinChange } from '../../src/model/run/delivery.js';
import type { Report } from '../../src/report/schema/schema.js';
import { digest, finding, image } from '../build.js';
import { counted } from '../counted.js';

const numbers = (n: number) => Array.from({ length: n }, (_, index) => index);

it('the forecast of an image is found without looking through all of them', () => {
  const readsFor = (number: number) => {
    const [from, to] = [digest('1'), digest('2')];
    const changes = numbers(number).map(
      (index): PinChange => ({
        ...{ name: `app${index}`, from, to, places: [] },
        toSince: 0,
      }),
    );
    const forecasts = changes.map(
      ({ name }) => ({ image: name, from, to, grade: 'quiet' }) as NonNullable<Report['forecasts']>[number],
    );
    const { counter, watched } = counted(forecasts, 'image');
    expect(areQuiet(changes, { forecasts: [...watched] })).toBe(true);
    expect(areQuiet(changes, { forecasts: watched.slice(1) })).toBe(false);
    return counter.reads;
  };
  expect(readsFor(200)).toBeLessThanOrEqual(2 * readsFor(100) + 1);
});

it('findings are sorted into groups once, however many groups there are', async () => {
  const readsFor = async (groups: number) => {
    const all = numbers(100).map((index) => ({
      ...finding('stale-digest', {
        about: { image: image(`r.example/app${index % groups}:1`) },
        fix: { file: 'Dockerfile', span: { start: 0, end: 0 }, digest: digest('1') } as never,
      }),
      introduced: 'unknown' as const,
    }));
    const { counter, watched } = counted(all, 'about');
    const rules = {
      ...noPolicy.pullRequests,
      groups: numbers(groups).map((index) => ({ name: `g${index}`, images: [`r.example/app${index}`] })),
    };
    const { list } = await bundlesOf({
      earlier: { pulls: new Map(), abandoned: [], notices: [] },
      config: { policy: { ...noPolicy, pullRequests: rules } } as unknown as Config,
      settings: { branch: 'pins' } as never,
      found: { findings: watched as never, evidence: { occurrences: [] } as never },
      now: 0,
      plan: async () => [],
    });
    expect(list).toHaveLength(groups + 1);
    expect(list.slice(0, -1).every(({ findings }) => findings.length === 100 / groups)).toBe(true);
    return counter.reads;
  };
  expect(await readsFor(50)).toBe(await readsFor(25));
});
