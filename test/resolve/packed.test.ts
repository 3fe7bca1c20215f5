// A packed history is the history that was packed, and keeps no record of it as an object.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { condensed } from '../../src/history/condensed.js';
import { allTime } from '../../src/history/intervals.js';
import { packed, packedSet } from '../../src/history/packed.js';
import type { KnownHistory } from '../../src/history/reader.js';
import { orderRecords, timelineOf } from '../../src/history/timeline.js';
import type { HistoryRecord } from '../../src/model/fact.js';
import type { Digest } from '../../src/model/image.js';
import { describeHistory } from '../../src/report/evidence.js';
import { tagHistoryOf } from '../../src/resolve/tag-history.js';
import { digest } from './walk-service.js';

const image = { registry: 'registry.test', repository: 'acme/node', tag: '20' };

function knownOf(records: readonly HistoryRecord[]): KnownHistory {
  const history = orderRecords(records);
  return {
    ...{ timeline: timelineOf(history), records: history.length, history },
    ...{ coverage: [allTime], gaps: [] },
  };
}

const newDigests = (length: number, first = 0) =>
  Array.from({ length }, (_, index) => ({ at: index * 1000 + 0.5, digest: digest(first + index) }));

/** More records than are kept open together: everything that was read before is packed. */
const many = knownOf(newDigests(20_001));
function packOthers(): void {
  packed(many);
}

describe('a packed history', () => {
  const hex = fc.stringMatching(/^[0-9a-f]{64}$/).map((text): Digest => `sha256:${text}`);
  const records = fc.array(
    fc.record({
      at: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 4_102_444_800_000 })),
      digest: fc.oneof(fc.nat(9).map(digest), hex),
    }),
    { maxLength: 60 },
  );

  it('has the records, the intervals and the description of the whole one', () => {
    fc.assert(
      fc.property(records, (some) => {
        const whole = knownOf(some);
        const one = packed(whole);
        packOthers();
        expect(one.history).not.toBe(whole.history);
        expect(one.history).toEqual(whole.history);
        expect(one.timeline).toEqual(whole.timeline);
        expect({ ...one }).toEqual(whole);
        const [described, expected] = [one, whole].map((known) =>
          describeHistory(tagHistoryOf(image, known)),
        );
        expect(JSON.stringify(described)).toBe(JSON.stringify(expected));
      }),
    );
  });

  it('has what a long one has left out', () => {
    const whole = condensed(knownOf(newDigests(2000)), (one) => one === digest(3), { now: 1e9 });
    const one = packed(whole);
    packOthers();
    expect(one.history).toEqual(whole.history);
    expect(one.history.some(({ leftOut }) => leftOut !== undefined)).toBe(true);
    expect(one.isWholeFor?.(digest(3))).toBe(true);
    expect(one.isWholeFor?.(digest(1000))).toBe(false);
  });

  it('is opened for the questions about some tags, and not kept open when many are asked about', () => {
    const [one, ...others] = Array.from({ length: 80 }, (_, at) =>
      packed(knownOf(newDigests(300, at * 1000))),
    );
    if (one === undefined) throw new Error('no history');
    const { history, timeline } = one;
    const read = (histories: typeof others) => histories.map((other) => other.history);
    for (const opened of read(others.slice(0, 60))) expect(opened).not.toEqual(history);
    expect(one.history).toBe(history);
    expect(one.timeline).toBe(timeline);
    read(others);
    expect(one.history).toEqual(history);
    expect(one.history).not.toBe(history);
  });

  it.each(['sha256:short', `sha256:${'AB'.repeat(32)}`])('stays as it is with the digest %s', (odd) => {
    const whole = knownOf([{ at: 1, digest: odd as Digest }]);
    const one = packed(whole);
    packOthers();
    expect(one.history).toBe(whole.history);
    expect(one.timeline).toBe(whole.timeline);
  });
});

describe('a packed set', () => {
  it('has exactly its digests, also those that begin in the middle of two', () => {
    const [one, two] = [`${'0'.repeat(32)}${'1'.repeat(32)}`, `${'2'.repeat(32)}${'3'.repeat(32)}`];
    const has = packedSet([`sha256:${one}`, `sha256:${two}`]);
    expect(has(`sha256:${one}`)).toBe(true);
    expect(has(`sha256:${two}`)).toBe(true);
    expect(has(`sha256:${one.slice(32)}${two.slice(0, 32)}`)).toBe(false);
    expect(packedSet([])(`sha256:${one}`)).toBe(false);
  });
});
