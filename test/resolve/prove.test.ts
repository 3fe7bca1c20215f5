// Facts at the boundaries of `as-of` and `min-age`, to the millisecond.
import { expect, test } from 'vitest';
import { allTime, type IntervalSet } from '../../src/history/intervals.js';
import type { TimeView } from '../../src/history/pin-state.js';
import { proveDigest } from '../../src/history/prove.js';
import type { KnownHistory } from '../../src/history/reader.js';
import { timelineOf } from '../../src/history/timeline.js';
import type { HistoryRecord, Instant } from '../../src/model/fact.js';
import type { Digest } from '../../src/model/image.js';
import { digest } from './walk-service.js';

const [a, b, c] = [digest(10), digest(11), digest(12)];

function known(
  list: readonly (readonly [Instant, Digest])[],
  coverage: IntervalSet = [allTime],
): KnownHistory {
  const history = list.map(([at, of]): HistoryRecord => ({ at, digest: of }));
  return { timeline: timelineOf(history), records: history.length, history, coverage, gaps: [] };
}

const prove = (of: Digest, history: KnownHistory, view: TimeView) =>
  proveDigest(of, history, undefined, view);

test('a pin that became current a millisecond after as-of is newer, although it is superseded today', () => {
  const history = known([
    [10, a],
    [20, b],
    [21, c],
  ]);
  expect(prove(b, history, { now: 99, asOf: 19 })).toEqual({
    status: 'current',
    pinnedSince: 20,
    currentDigest: a,
    currentSince: 10,
  });
  expect(prove(b, history, { now: 99, asOf: 20 })).toMatchObject({ status: 'current', currentDigest: b });
  expect(prove(b, history, { now: 99, asOf: 21 })).toMatchObject({ status: 'superseded', lagMs: 0 });
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
  expect(prove(a, known(records, coverage), { now: 99, asOf: 19 })).toMatchObject({ status: 'unknown' });
  expect(prove(a, known(records, coverage), { now: 99, asOf: 20 })).toMatchObject({ status: 'unknown' });
  const complete = known(records);
  expect(prove(a, complete, { now: 99, asOf: 19 })).toMatchObject({ status: 'superseded', behind: 1 });
});

test('a pin is too young until it is as old as min-age', () => {
  const history = known([[10, a]]);
  expect(prove(a, history, { now: 14, minAgeMs: 5 })).toMatchObject({ status: 'current', youngUntil: 15 });
  expect(prove(a, history, { now: 15, minAgeMs: 5 })).not.toHaveProperty('youngUntil');
  expect(prove(a, history, { now: 15, minAgeMs: 5 })).toMatchObject({ status: 'current' });
});
