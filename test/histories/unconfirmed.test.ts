// A source that has a newer digest than the registry returns: the tag moves at this moment, or one of them is wrong.
import { describe, expect, it } from 'vitest';
import type { SourceStrength } from '../../src/model/images/source-strength.js';
import { dayMs, digest } from '../build.js';
import { proveTogether, type Said } from './build.js';

const now = Date.parse('2026-11-22T00:00:00Z');
const minuteMs = 60_000;

/** The tag was a, then b for ten days; c since `minutes`. */
function reading(strength: SourceStrength, minutes: number): Said {
  const from = strength === 'complete' ? Number.NEGATIVE_INFINITY : now - 20 * dayMs;
  return {
    source: { id: strength, title: strength, strength },
    answer: {
      readAt: now,
      records: [
        { at: now - 20 * dayMs, digest: digest('a') },
        { at: now - 10 * dayMs, digest: digest('b') },
        { at: now - minutes * minuteMs, digest: digest('c') },
      ],
      known: [{ from, to: Number.POSITIVE_INFINITY }],
    },
  };
}

const proved = (pin: string, strength: SourceStrength, minutes: number) =>
  proveTogether(digest(pin), digest('b'), [reading(strength, minutes)], { now }).fact;

describe.each(['complete', 'windowed'] as const)(
  'a %s source with a move that the registry does not confirm',
  (strength) => {
    it('calls the digest neither current nor foreign in the first hour', () => {
      expect(proved('c', strength, 20).status).toBe('unknown');
    });

    it('names what the registry returns as the digest to pin', () => {
      expect(proved('a', strength, 20)).toMatchObject({
        status: 'superseded',
        supersededAt: now - 10 * dayMs,
        currentDigest: digest('b'),
        behind: 1,
      });
    });

    it('knows nothing of the last hour after that, and accuses nobody', () => {
      expect(proved('c', strength, 90)).toMatchObject({ status: 'superseded', supersededAt: now });
      expect(proved('a', strength, 90)).toMatchObject({ status: 'superseded', currentDigest: digest('b') });
    });
  },
);

describe.each(['complete', 'windowed'] as const)(
  'a %s source that does not have the move yet',
  (strength) => {
    /** The registry has moved on to d, a moment ago. */
    const behind = (pin: string) => {
      const { source, answer } = reading(strength, 0);
      const records = 'records' in answer ? answer.records.slice(0, 2) : [];
      return proveTogether(digest(pin), digest('d'), [{ source, answer: { ...answer, records } }], { now });
    };

    it('accuses nobody: neither the new digest, nor the one that the tag has just left', () => {
      expect(behind('d').fact.status).toBe('unknown');
      for (const pin of ['a', 'b', 'd']) {
        const { fact, contradiction } = behind(pin);
        expect(contradiction).toBeUndefined();
        expect(fact.status).not.toBe('not-in-history');
        if (fact.status === 'superseded') expect(fact.currentDigest).toBe(digest('d'));
      }
    });
  },
);

it('a sighting of the digest by somebody else does not contradict it', () => {
  const ledger: Said = {
    source: { id: 'ledger', title: 'ledger', strength: 'observed' },
    answer: { readAt: now, records: [{ at: now - 10 * minuteMs, digest: digest('c') }] },
  };
  const { contradiction } = proveTogether(digest('a'), digest('b'), [reading('windowed', 20), ledger], {
    now,
  });
  expect(contradiction).toBeUndefined();
});
