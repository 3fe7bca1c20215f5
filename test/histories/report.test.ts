// Sources in the report: every fact and every history names its source, and a replay judges them no stronger than they are.
import { describe, expect, it } from 'vitest';
import type { Fact, SourceUsed, TagHistory } from '../../src/model/judgement/fact.js';
import { historyText } from '../../src/output/words/format.js';
import { describeFact, parseFact } from '../../src/report/fact.js';
import { describeHistory, parseRecordedHistory } from '../../src/report/history.js';
import { factSchema } from '../../src/report/schema/schema-items.js';
import { proveAgain, recordedHistories } from '../../src/resolve/reprove.js';
import { dayMs, digest, image } from '../build.js';

const now = Date.parse('2026-11-22T00:00:00Z');
const ago = (days: number) => now - days * dayMs;

const evidence: SourceUsed = {
  source: 'the tag history of quay.io',
  strength: 'windowed',
  since: ago(20),
  readAt: now,
};
const silent: SourceUsed = {
  source: 'another',
  strength: 'witness',
  readAt: now,
  silent: { cause: 'denied', message: 'HTTP 403' },
};
const fact: Fact = {
  status: 'superseded',
  pinnedSince: ago(20),
  supersededAt: ago(5),
  supersededBy: digest('c'),
  behind: 1,
  lagMs: 5 * dayMs,
  currentDigest: digest('c'),
  currentSince: ago(5),
  basis: 'windowed',
  evidence: [evidence, silent],
};
const history: TagHistory = {
  registry: 'quay.io',
  repository: 'acme/app',
  tag: '1',
  complete: false,
  known: [{ from: ago(20), to: Number.POSITIVE_INFINITY }],
  evidence,
  intervals: [
    { digest: digest('b'), since: ago(20), until: ago(5) },
    { digest: digest('c'), since: ago(5) },
  ],
};

it('are written and read again without a change', () => {
  const reported = describeFact(fact);
  expect(factSchema.parse(reported)).toEqual(reported);
  expect(parseFact(reported, now)).toEqual(fact);
  expect(reported.evidence).toEqual([
    {
      source: 'the tag history of quay.io',
      strength: 'windowed',
      since: '2026-11-02T00:00:00.000Z',
      readAt: '2026-11-22T00:00:00.000Z',
    },
    {
      source: 'another',
      strength: 'witness',
      readAt: '2026-11-22T00:00:00.000Z',
      silent: { cause: 'denied', message: 'HTTP 403' },
    },
  ]);
  expect(parseRecordedHistory(describeHistory(history))).toEqual(history);
  const unknown: Fact = { status: 'unknown', cause: 'contradiction', message: 'm', evidence: [evidence] };
  expect(parseFact(describeFact(unknown), now)).toEqual(unknown);
});

const behind: Fact = {
  status: 'not-current',
  notSince: ago(5),
  otherTag: { tag: '1.2.3', contradicts: false },
  currentDigest: digest('c'),
  basis: 'present',
};

it('of a pin that is not current keep the tag that has its digest', () => {
  const reported = describeFact(behind);
  expect(factSchema.parse(reported)).toEqual(reported);
  expect(parseFact(reported, now)).toEqual(behind);
  const words = historyText({ kind: 'image', fact: reported } as Parameters<typeof historyText>[0]);
  expect(words).toMatch(/^not current since 2026-11-17 or earlier, .*; the digest of 1\.2\.3 now$/);
});

it('are named in the few words that every channel shows, with the window and the day of the reading', () => {
  const reference = { kind: 'image', fact: describeFact(fact) } as Parameters<typeof historyText>[0];
  expect(historyText(reference)).toContain('by the tag history of quay.io since 2026-11-02, read 2026-11-22');
});

describe('a replay', () => {
  const again = (pin: string, view: Parameters<typeof proveAgain>[4], told: Fact = fact) => {
    const ref = image(`quay.io/acme/app:1@${digest(pin)}`);
    return proveAgain(ref, ref, told, recordedHistories([history], now), view);
  };

  it('proves from the recorded window what it contains', () => {
    expect(again('b', { now, asOf: ago(7) })).toMatchObject({ status: 'current', basis: 'windowed' });
    expect(again('b', { now, minAgeMs: dayMs })).toMatchObject({
      status: 'superseded',
      evidence: [evidence],
    });
  });

  it('keeps the tag that has a pin which is not current, also where an age is asked', () => {
    expect(again('b', { now }, behind)).toEqual(behind);
    const { otherTag } = behind as typeof behind & { status: 'not-current' };
    expect(again('b', { now, minAgeMs: dayMs }, behind)).toMatchObject({
      status: 'not-current',
      noTarget: expect.any(String),
      otherTag,
    });
  });

  it('accuses no pin that the window does not have, and knows nothing before it', () => {
    expect(again('f', { now, minAgeMs: dayMs })).toMatchObject({ status: 'not-current', notSince: ago(20) });
    expect(again('b', { now, asOf: ago(30) })).toMatchObject({ status: 'unknown' });
  });
});

it('keeps a lag that counts as none, because what replaced the pin is too young', () => {
  const lag = { supersededAt: now - 3 * dayMs, supersededBy: digest('b'), behind: 1 };
  const held = { status: 'superseded', pinnedSince: now - 9 * dayMs, currentDigest: digest('b') } as const;
  for (const lagMs of [0, 3 * dayMs]) {
    const fact: Fact = { ...held, ...lag, lagMs };
    expect(parseFact(describeFact(fact), now)).toEqual(fact);
  }
});
