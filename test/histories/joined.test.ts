// Several sources of one tag: which of them decides, what it may say, and when they contradict each other.
import { describe, expect, it } from 'vitest';
import { historyOf } from '../../src/history/history.js';
import { compareFact, joinOthers, provedBy } from '../../src/history/joined.js';
import { evidenceOf, type HistoryAnswer, sourceReading } from '../../src/history/source.js';
import type { SourceStrength } from '../../src/model/images/source-strength.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import { dayMs, digest } from '../build.js';
import { joinSaid, proveTogether, type Said } from './build.js';

const now = Date.parse('2026-11-22T00:00:00Z');
const ago = (days: number) => now - days * dayMs;
const forever = Number.POSITIVE_INFINITY;
const always = Number.NEGATIVE_INFINITY;
const view = { now };

function records(...all: readonly (readonly [number, string])[]): readonly HistoryRecord[] {
  return all.map(([days, letter]) => ({ at: ago(days), digest: digest(letter) }));
}

function reading(strength: SourceStrength, answer: Partial<HistoryAnswer>, title = `a ${strength} source`) {
  const source = { id: strength, title, strength };
  return { source, answer: { readAt: now, records: [], ...answer } } satisfies Said;
}

/** Every move of the last ten days. */
const windowed = reading('windowed', {
  records: records([10, 'b'], [5, 'c']),
  known: [{ from: ago(10), to: forever }],
});
const witness = reading('witness', { records: records([30, 'a'], [9, 'b'], [4, 'c']) });
const ledger = reading('observed', { records: records([40, 'd'], [20, 'a']) });

it('a source that has not seen the present digest does not date it', () => {
  const before = reading('observed', { records: records([40, 'd']) });
  const { fact } = proveTogether(digest('f'), digest('c'), [before], view);
  expect(fact).toMatchObject({ status: 'not-current', currentDigest: digest('c') });
  expect(fact).not.toHaveProperty('currentSince');
});

describe('a source of the last move alone', () => {
  const last = { records: records([3, 'c']), known: [{ from: ago(3), to: forever }] };
  const pinUnder = (days: number, more: Partial<HistoryAnswer> = {}) =>
    proveTogether(digest('c'), digest('c'), [reading('windowed', { ...last, ...more })], {
      now,
      minAgeMs: days * dayMs,
    }).fact;

  it('says that the present digest is too young, although it does not have the digest before', () => {
    const since = { currentDigest: digest('c'), currentSince: ago(3), pinnedSince: ago(3) };
    expect(pinUnder(7)).toMatchObject({
      status: 'current',
      ...since,
      youngUntil: ago(-4),
      basis: 'windowed',
    });
    expect(pinUnder(2)).toMatchObject({ status: 'current', ...since });
    expect(pinUnder(2)).not.toHaveProperty('youngUntil');
  });

  it('says nothing of the age where its time is only a bound, or where it is behind', () => {
    expect(pinUnder(7, { startIsBound: true }).status).toBe('unknown');
    expect(pinUnder(7, { records: records([3, 'b']) }).status).toBe('unknown');
  });
});

describe('the strongest source that settles the question', () => {
  it('decides, and is named with its window', () => {
    const { fact } = proveTogether(digest('b'), digest('c'), [ledger, witness, windowed], view);
    expect(fact).toEqual({
      status: 'superseded',
      pinnedSince: ago(10),
      supersededAt: ago(5),
      supersededBy: digest('c'),
      behind: 1,
      lagMs: 5 * dayMs,
      currentDigest: digest('c'),
      currentSince: ago(5),
      basis: 'windowed',
      evidence: [
        { source: 'a windowed source', strength: 'windowed', since: ago(10), readAt: now },
        { source: 'a witness source', strength: 'witness', since: ago(30), readAt: now },
      ],
    });
  });

  it('is a weaker one for what is older than the window', () => {
    const all = [windowed, witness, ledger];
    expect(proveTogether(digest('a'), digest('c'), all, view).fact).toMatchObject({
      status: 'superseded',
      basis: 'witness',
      // The witness saw the next digest nine days ago, and the window begins without this one.
      supersededAt: ago(10),
    });
    expect(proveTogether(digest('d'), digest('c'), all, view).fact).toMatchObject({
      status: 'superseded',
      basis: 'first-seen',
    });
    expect(proveTogether(digest('f'), digest('c'), all, view).fact).toMatchObject({
      status: 'not-current',
      notSince: ago(10),
      currentSince: ago(5),
      currentDigest: digest('c'),
    });
  });

  it('lets `min-age` choose the newest digest that is old enough', () => {
    const aged = { now, minAgeMs: 7 * dayMs };
    const { fact } = proveTogether(undefined, digest('c'), [windowed, witness], aged);
    expect(fact).toMatchObject({ status: 'unpinned', currentDigest: digest('b'), currentSince: ago(10) });
    const young = proveTogether(digest('c'), digest('c'), [windowed], aged).fact;
    expect(young).toMatchObject({ status: 'current', pinnedSince: ago(5), youngUntil: ago(-2) });
    const beyond = { now, minAgeMs: 15 * dayMs };
    expect(proveTogether(undefined, digest('c'), [windowed], beyond).fact.status).toBe('unknown');
    // What a witness has not seen since its last sighting is not known.
    expect(proveTogether(undefined, digest('c'), [windowed, witness], beyond).fact.status).toBe('unknown');
  });

  it('has the digest of the registry as the last one of a millisecond, if it was read now', () => {
    const tied = { records: records([10, 'a'], [5, 'b'], [5, 'c']), known: [{ from: ago(10), to: forever }] };
    const of = (pin: string, current: string, readAt = now, at = view) =>
      proveTogether(digest(pin), digest(current), [reading('windowed', { ...tied, readAt })], at).fact;
    for (const [current, other] of [
      ['b', 'c'],
      ['c', 'b'],
    ] as const) {
      expect(of(current, current)).toMatchObject({ status: 'current', currentDigest: digest(current) });
      expect(of(other, current)).toMatchObject({ status: 'superseded', currentDigest: digest(current) });
      const then = { now, asOf: ago(2) };
      expect(of(current, current, now, then).status).toBe('current');
      expect(of(current, current, ago(1), then).status).toBe('unknown');
    }
  });

  it('says nothing about since when, if it does not reach up to now', () => {
    const stored = reading('windowed', {
      readAt: ago(1),
      records: records([10, 'c'], [5, 'b'], [2, 'c']),
      known: [{ from: ago(10), to: forever }],
    });
    expect(proveTogether(digest('c'), digest('c'), [stored], view).fact.status).toBe('unknown');
    expect(proveTogether(digest('b'), digest('c'), [stored], view).fact).toMatchObject({
      status: 'superseded',
      supersededAt: now,
    });
  });

  it('gives bounds for a digest after which records are missing, and begins its window after the hole', () => {
    const holed = reading('windowed', {
      records: records([30, 'b'], [25, 'a'], [10, 'b'], [5, 'c']),
      known: [
        { from: ago(30), to: ago(20) },
        { from: ago(10), to: forever },
      ],
    });
    const fact = (pin: string, ...all: readonly Said[]) =>
      proveTogether(digest(pin), digest('c'), [holed, ...all], view).fact;
    expect(fact('a')).toMatchObject({
      status: 'superseded',
      basis: 'witness',
      supersededAt: ago(10),
      evidence: [{ strength: 'windowed', since: ago(10) }],
    });
    expect(fact('b')).toMatchObject({ status: 'superseded', basis: 'windowed', supersededAt: ago(5) });
  });

  it('is one that knows when a digest was replaced, and not one that only knows that it was', () => {
    const ended = reading('windowed', {
      records: records([30, 'a'], [25, 'b']),
      known: [{ from: ago(30), to: ago(20) }],
    });
    expect(proveTogether(digest('a'), digest('c'), [ended], view).fact).toMatchObject({ lagMs: 0 });
    expect(proveTogether(digest('a'), digest('c'), [ended, witness], view)).toMatchObject({
      fact: { basis: 'witness', supersededAt: ago(9), lagMs: 9 * dayMs },
      judge: { source: { strength: 'witness' } },
    });
  });

  it('never takes what was seen in the very instant for what the registry returns', () => {
    for (const strength of ['witness', 'observed'] as const) {
      const seen = reading(strength, { records: records([5, 'c'], [3, 'b'], [0, 'b']) });
      expect(proveTogether(digest('b'), digest('c'), [seen], view).fact).toMatchObject({
        status: 'superseded',
        supersededAt: now,
        currentDigest: digest('c'),
      });
      expect(proveTogether(digest('c'), digest('c'), [seen], view).fact).toMatchObject({ status: 'current' });
    }
  });

  it('looks from `as-of`', () => {
    const then = { now, asOf: ago(7) };
    const { fact } = proveTogether(digest('b'), digest('c'), [windowed], then);
    expect(fact).toMatchObject({ status: 'current', currentDigest: digest('b') });
  });
});

describe('an accusation', () => {
  const complete = reading('complete', {
    records: records([10, 'b'], [5, 'c']),
    known: [{ from: always, to: forever }],
  });

  it('needs a complete history', () => {
    expect(proveTogether(digest('f'), digest('c'), [complete, ledger], view).fact.status).toBe('unknown');
    expect(proveTogether(digest('f'), digest('c'), [complete], view).fact).toMatchObject({
      status: 'not-in-history',
      records: 2,
    });
    expect(proveTogether(digest('f'), digest('c'), [windowed, witness], view).fact.status).toBe(
      'not-current',
    );
  });

  it('may come from a window that covers the whole life of the tag, and from no other', () => {
    const born = (days: number, from = 12) =>
      reading('windowed', {
        ...windowed.answer,
        known: [{ from: ago(from), to: forever }],
        bornAt: ago(days),
      });
    const status = (source: Said) => proveTogether(digest('f'), digest('c'), [source], view).fact.status;
    expect(status(born(11))).toBe('not-in-history');
    expect(status(born(10))).toBe('not-in-history');
    expect(status(born(13))).toBe('not-current');
    // A record before the birth: the registry's own statements disagree.
    expect(status(born(8))).toBe('not-current');
    expect(status(reading('windowed', { ...windowed.answer, known: [{ from: always, to: forever }] }))).toBe(
      'not-current',
    );
  });
});

describe('push times', () => {
  const pushes = (isFirst: boolean) =>
    reading('timestamps', { pushes: [{ digest: digest('c'), at: ago(5), isFirst }] });
  const facts = (isFirst: boolean, days: number, acceptsDigestAge = false) =>
    [undefined, digest('c'), digest('b')].map((pin) => {
      const at = { now, minAgeMs: days * dayMs, acceptsDigestAge };
      return proveTogether(pin, digest('c'), [pushes(isFirst)], at).fact;
    });

  it('say how old the digest is, and not since when the tag has it', () => {
    expect(facts(false, 3)).toMatchObject([
      { status: 'unknown', cause: 'no-history' },
      { status: 'unknown', cause: 'no-history' },
      { status: 'not-current', noTarget: expect.any(String) },
    ]);
  });

  it('make the digest of today old enough where the policy accepts its own age', () => {
    expect(facts(false, 3, true)).toMatchObject([
      { status: 'unpinned', currentDigest: digest('c'), basis: 'timestamps' },
      { status: 'current', basis: 'timestamps' },
      { status: 'not-current', currentDigest: digest('c') },
    ]);
    expect(facts(false, 3, true)[0]).not.toHaveProperty('currentSince');
  });

  it('make a pin young only if it was the first push', () => {
    expect(facts(true, 7)).toMatchObject([
      { status: 'unknown' },
      { status: 'current', youngUntil: ago(-2) },
      { status: 'not-current', noTarget: expect.any(String) },
    ]);
    expect(facts(true, 7)[1], 'it may have been pushed for another tag').not.toHaveProperty('pinnedSince');
    expect(facts(false, 7)[1]).toMatchObject({ status: 'unknown' });
  });

  it('know nothing about another time than now', () => {
    const past = { now, asOf: ago(1), minAgeMs: dayMs };
    expect(proveTogether(undefined, digest('c'), [pushes(true)], past).fact.status).toBe('unknown');
  });
});

describe('a contradiction', () => {
  const between = (...readings: readonly Said[]) => proveTogether(digest('b'), digest('c'), readings, view);

  it('is no choice: nothing is known, and both sources are named', () => {
    const other = reading('observed', { records: records([7, 'e']) }, "this repository's ledger");
    const { fact, contradiction } = between(windowed, other);
    expect(contradiction?.sources).toEqual(['a windowed source', "this repository's ledger"]);
    expect(fact).toMatchObject({
      status: 'unknown',
      cause: 'contradiction',
      message: expect.stringContaining(
        "According to this repository's ledger, the tag pointed to sha256:eeeeeeeeeeee by 2026-11-15",
      ),
      evidence: [{ source: 'a windowed source' }, { source: "this repository's ledger" }],
    });
  });

  it('is none with the registry alone: a source that does not have its digest knows nothing of the last hour', () => {
    expect(proveTogether(digest('e'), digest('e'), [windowed], view).fact).toMatchObject({
      status: 'unknown',
      cause: 'history-incomplete',
    });
    expect(proveTogether(digest('c'), digest('e'), [windowed], view).fact).toMatchObject({
      status: 'superseded',
      supersededAt: now,
      currentDigest: digest('e'),
    });
    const { readings } = joinSaid([windowed], digest('e'), now);
    expect(readings).toMatchObject([{ isBehind: true }]);
  });

  it.each([
    ['before the window', reading('observed', { records: records([12, 'e']) })],
    ['by a witness that may be late', reading('witness', { records: records([9, 'e']) })],
    ['within the hour in which clocks differ', reading('observed', { records: records([10.02, 'e']) })],
    ['in a hole', reading('observed', { records: records([8, 'e']) })],
  ])('is none %s', (_, other) => {
    const holed = reading('windowed', {
      records: records([10, 'b'], [5, 'c']),
      known: [
        { from: ago(10), to: ago(9) },
        { from: ago(5), to: forever },
      ],
    });
    expect(between(holed, other).contradiction).toBeUndefined();
  });

  it('is none where the tag has just moved, or the answer is an old one', () => {
    const moved = reading('windowed', {
      records: records([10, 'b'], [5, 'c'], [0.01, 'd']),
      known: [{ from: ago(10), to: forever }],
    });
    expect(between(moved).contradiction).toBeUndefined();
    for (const days of [1, 1 / 48]) {
      const stored = reading('windowed', { ...windowed.answer, readAt: ago(days) });
      expect(proveTogether(digest('e'), digest('e'), [stored], view).contradiction).toBeUndefined();
      const later = reading('observed', { records: records([days / 2, 'e']) });
      expect(between(stored, later).contradiction).toBeUndefined();
    }
  });
});

describe('a history that alone decides', () => {
  const fact = { status: 'current', currentDigest: digest('c'), pinnedSince: ago(3) } as const;
  const coverage = [
    { from: always, to: ago(9) },
    { from: ago(5), to: forever },
  ];
  const known = historyOf(records([10, 'b'], [3, 'c']), coverage);
  const own = reading('complete', { records: known.records }, 'the tag history of X');
  const platform = { ...own, history: known, evidence: evidenceOf(own.source, own.answer, now) };
  const held = (pin: string, ...others: readonly Said[]) => {
    const joint = joinOthers(
      platform,
      (current) => others.map(({ source, answer }) => sourceReading(source, answer, current, now)),
      now,
    );
    const told = { ...fact, currentDigest: digest(pin) };
    const compared = joint ? compareFact(told, digest(pin), joint, view) : provedBy(told, platform);
    return { fact: compared, contradiction: joint?.contradiction };
  };

  it('is supported by those who have seen the same, and by nobody else', () => {
    const seen = reading('observed', { records: records([2, 'c']) }, 'the ledger');
    const elsewhere = reading('witness', { records: records([12, 'a']) }, 'a witness');
    const { fact: proved } = held('c', seen);
    expect(proved).toMatchObject({
      ...fact,
      evidence: [{ source: 'the tag history of X' }, { source: 'the ledger' }],
    });
    expect(proved).not.toHaveProperty('basis');
    expect(held('c', elsewhere).contradiction).toBeDefined();
    expect(held('c').fact).toMatchObject({ ...fact, evidence: [{ source: 'the tag history of X' }] });
  });

  it('is contradicted only where it knows every move', () => {
    const at = (days: number, pin: string) => reading('observed', { records: records([days, pin]) });
    expect(held('c', at(2, 'e')).fact).toMatchObject({ status: 'unknown', cause: 'contradiction' });
    expect(held('c', at(9.5, 'e')).contradiction).toBeDefined();
    // Before the first record of a part, after a part that was not read.
    expect(held('c', at(4, 'e')).contradiction).toBeUndefined();
    expect(held('c', at(7, 'e')).contradiction).toBeUndefined();
  });
});

it('names sources that are silent, and ignores one that dates an entry in the future', () => {
  const failed: Said = {
    source: { id: 'x', title: 'X', strength: 'windowed' },
    answer: { cause: 'denied', subject: 'X', message: 'HTTP 403' },
  };
  const early = reading('witness', { records: records([-3, 'b']) }, 'Y');
  const { fact } = proveTogether(digest('a'), digest('c'), [failed, early, ledger], view);
  expect(fact).toMatchObject({
    basis: 'first-seen',
    evidence: [
      { source: 'a observed source' },
      { source: 'X', silent: { cause: 'denied', message: 'HTTP 403' } },
      { source: 'Y', silent: { cause: 'bad-answer', message: expect.stringContaining('2026-11-25') } },
    ],
  });
});

it('a push makes a digest old enough to the millisecond', () => {
  const pushedAt = (at: number) => {
    const pushes = [{ digest: digest('c'), at, isFirst: true }];
    return (minAgeMs?: number) =>
      proveTogether(digest('c'), digest('c'), [reading('timestamps', { pushes })], {
        now,
        acceptsDigestAge: true,
        ...(minAgeMs === undefined ? {} : { minAgeMs }),
      }).fact;
  };
  expect(pushedAt(ago(3))(3 * dayMs)).not.toHaveProperty('youngUntil');
  expect(pushedAt(ago(3) + 1)(3 * dayMs)).toMatchObject({ status: 'current', youngUntil: now + 1 });
  expect(pushedAt(now)()).toMatchObject({ status: 'current', currentDigest: digest('c') });
  expect(pushedAt(now)()).not.toHaveProperty('youngUntil');
});
