// Facts at the boundaries of `as-of` and `min-age`, to the millisecond.
import { describe, expect, test } from 'vitest';
import { allTime, type Coverage } from '../../src/history/coverage.js';
import { type History, historyOf } from '../../src/history/history.js';
import { endingWith, orderRecords } from '../../src/history/intervals.js';
import { proveDigest } from '../../src/history/prove.js';
import { compact } from '../../src/model/collections.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryRecord, Instant } from '../../src/model/judgement/fact.js';
import { judgePin } from '../../src/resolve/platform-tag.js';
import { image } from '../build.js';
import { digest } from './walk-service.js';

const [a, b, c] = [digest(10), digest(11), digest(12)];

function known(list: readonly (readonly [Instant, Digest])[], coverage: Coverage = [allTime]): History {
  return historyOf(
    list.map(([at, of]): HistoryRecord => ({ at, digest: of })),
    coverage,
  );
}

test('a pin that became current a millisecond after as-of is newer, although it is superseded today', () => {
  const history = known([
    [10, a],
    [20, b],
    [21, c],
  ]);
  expect(proveDigest(b, history, { now: 99, asOf: 19 })).toEqual({
    status: 'current',
    pinnedSince: 20,
    currentDigest: a,
    currentSince: 10,
  });
  expect(proveDigest(b, history, { now: 99, asOf: 20 })).toMatchObject({
    status: 'current',
    currentDigest: b,
  });
  expect(proveDigest(b, history, { now: 99, asOf: 21 })).toMatchObject({ status: 'superseded', lagMs: 0 });
});

test('a single unread millisecond after as-of leaves the state of an older pin open', () => {
  const coverage = [
    { from: allTime.from, to: 20 },
    { from: 21, to: allTime.to },
  ];
  const records = [
    [10, a],
    [15, b],
  ] as const;
  expect(proveDigest(a, known(records, coverage), { now: 99, asOf: 19 })).toMatchObject({
    status: 'unknown',
  });
  expect(proveDigest(a, known(records, coverage), { now: 99, asOf: 20 })).toMatchObject({
    status: 'unknown',
  });
  const complete = known(records);
  expect(proveDigest(a, complete, { now: 99, asOf: 19 })).toMatchObject({ status: 'superseded', behind: 1 });
});

test('a pin is too young until it is as old as min-age', () => {
  const history = known([[10, a]]);
  expect(proveDigest(a, history, { now: 14, minAgeMs: 5 })).toMatchObject({
    status: 'current',
    youngUntil: 15,
  });
  expect(proveDigest(a, history, { now: 15, minAgeMs: 5 })).not.toHaveProperty('youngUntil');
  expect(proveDigest(a, history, { now: 15, minAgeMs: 5 })).toMatchObject({ status: 'current' });
});

test('a pin is current by itself while no digest of its tag is old enough', () => {
  expect(proveDigest(a, known([[10, a]]), { now: 14, minAgeMs: 5 })).toEqual({
    status: 'current',
    pinnedSince: 10,
    currentDigest: a,
    currentSince: 10,
    youngUntil: 15,
  });
  const unpinned = proveDigest(undefined, known([[10, a]]), { now: 14, minAgeMs: 5 });
  expect(unpinned).toMatchObject({ status: 'unknown', cause: 'history-incomplete' });
  expect(proveDigest(b, known([[10, a]]), { now: 14, minAgeMs: 5 })).toMatchObject({ status: 'unknown' });
});

test('an empty history proves nothing, and says that it is empty', () => {
  const empty = proveDigest(a, known([]), { now: 99 });
  const early = proveDigest(a, known([[10, b]]), { now: 99, asOf: 9 });
  expect([empty.status, early.status]).toEqual(['unknown', 'unknown']);
  expect(empty).not.toEqual(early);
});

test('every fact has all that is known of the tag', () => {
  const history = known([
    [10, a],
    [20, b],
    [30, c],
  ]);
  const endOfLife = { deprecated: false } as const;
  const target = { currentDigest: c, currentSince: 30, endOfLife };
  const judged = (digest: Digest | undefined, of: History) =>
    judgePin(
      { ...image('cgr.dev/acme/node:20'), ...compact({ digest }) },
      { history: of, tags: undefined, endOfLife },
      { now: 99 },
    ).fact;
  const of = (pin: Digest | undefined) => judged(pin, history);
  expect(of(undefined)).toEqual({ status: 'unpinned', ...target });
  expect(of(c)).toEqual({ status: 'current', pinnedSince: 30, ...target });
  expect(of(a)).toEqual({
    status: 'superseded',
    pinnedSince: 10,
    supersededAt: 20,
    supersededBy: b,
    behind: 2,
    lagMs: 79,
    ...target,
  });
  expect(of(digest(13))).toEqual({ status: 'not-in-history', records: 3, historySince: 10, ...target });
  expect(judged(a, known([]))).toMatchObject({ status: 'unknown', endOfLife });
});

test('a lag is never negative, and a record after now counts', () => {
  const history = known([
    [10, a],
    [50, b],
  ]);
  expect(proveDigest(a, history, { now: 40 })).toMatchObject({
    status: 'superseded',
    supersededAt: 50,
    lagMs: 0,
  });
});

describe('where a tag moved twice at once', () => {
  const history = known([
    [10, a],
    [20, b],
    [20, c],
  ]);
  const unknown = { status: 'unknown', cause: 'history-incomplete' };

  test('neither is proven to be the last one, so nothing is proven', () => {
    for (const pin of [undefined, a, b, c, digest(13)])
      for (const view of [{ now: 99 }, { now: 99, asOf: 20 }, { now: 99, minAgeMs: 50 }])
        expect(proveDigest(pin, history, view)).toMatchObject(unknown);
    expect(proveDigest(a, history, { now: 99, asOf: 19 })).toMatchObject({ status: 'current' });
  });

  test('and moved on since, it is not known for how long either is superseded', () => {
    const later = known([
      [10, a],
      [20, b],
      [20, c],
      [30, digest(13)],
    ]);
    const of = (pin: Digest) => proveDigest(pin, later, { now: 99 });
    expect([of(b), of(c)]).toMatchObject([unknown, unknown]);
    expect(of(a)).toMatchObject({ status: 'superseded', supersededAt: 20, behind: 3 });
    expect(of(digest(13)).status).toBe('current');
  });

  test('a digest that is known to be the last one decides', () => {
    const decided = known(endingWith(history.records, b).map(({ at, digest }) => [at, digest] as const));
    const target = { currentDigest: b, currentSince: 21 };
    expect(proveDigest(b, decided, { now: 99 })).toMatchObject({ status: 'current', ...target });
    expect(proveDigest(c, decided, { now: 99 })).toMatchObject({
      status: 'superseded',
      behind: 1,
      ...target,
    });
    expect(proveDigest(a, decided, { now: 99 })).toMatchObject({ supersededAt: 20, behind: 2, ...target });
    expect(endingWith(history.records, a)).toBe(history.records);
    const repeated = orderRecords([...history.records.slice(0, 2), { at: 20, digest: b }]);
    expect(endingWith(repeated, b)).toEqual(history.records.slice(0, 2));
  });
});

test('the first interval of a known part proves nothing, and a digest that is missing there may be elsewhere', () => {
  const part = [{ from: 15, to: allTime.to }];
  const records = [
    [20, a],
    [30, b],
    [40, c],
  ] as const;
  const of = (pin: Digest) => proveDigest(pin, known(records, part), { now: 99 }).status;
  expect([of(c), of(b), of(a), of(digest(13))]).toEqual(['current', 'superseded', 'unknown', 'unknown']);
});
