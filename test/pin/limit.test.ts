// `limit`: which images one run of `pin` writes.
import { expect, it } from 'vitest';
import { pinTo } from '../../src/checks/check.js';
import type { Fact } from '../../src/model/judgement/fact.js';
import { withinLimit } from '../../src/pin/skips.js';
import { digest, finding, occurrence } from '../build.js';

const current = digest('c');
const superseded = (supersededAt: number): Fact => ({
  ...{ status: 'superseded', pinnedSince: 0, supersededAt, supersededBy: current, behind: 1, lagMs: 1 },
  currentDigest: current,
});
const [old, recent, bare] = ['a:1', 'b:1', 'c:1'].map((name, at) =>
  occurrence(at === 2 ? name : `${name}@${digest('a')}`, { file: `${at}` }),
) as [ReturnType<typeof occurrence>, ReturnType<typeof occurrence>, ReturnType<typeof occurrence>];
const facts = new Map<typeof old, Fact>([
  [bare, { status: 'unpinned', currentDigest: current }],
  [recent, superseded(20)],
  [old, superseded(10)],
]);
const findings = [bare, recent, old].map((one) =>
  finding('stale-digest', { at: one.at, about: { image: one.image }, ...pinTo(one, current) }),
);

it('writes the longest outdated images first, those without a digest last, and what is skipped takes no place', () => {
  const written = (limit: number | undefined, skipped = '') =>
    withinLimit(findings, { facts }, limit, ({ repository }) => repository === skipped).flatMap(
      ({ fix, about }) => (fix === undefined ? [] : [about?.image?.repository]),
    );
  expect(written(undefined)).toHaveLength(3);
  expect(written(1)).toEqual(['library/a']);
  expect(written(2)).toEqual(['library/b', 'library/a']);
  expect(written(1, 'library/a')).toEqual(['library/b', 'library/a']);
  expect(written(9)).toHaveLength(3);
});
