// Pins of which nothing is proved: what two checks say where sources contradict each other, and where a tag left long ago.
import { expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import type { Fact } from '../../src/model/judgement/fact.js';
import { dayMs, digest, occurrence } from '../build.js';

const now = Date.parse('2026-11-22T00:00:00Z');
const pin = occurrence(`quay.example.com/acme/node:20@${digest('a')}`);

function messagesOf(check: string, fact: Fact): readonly string[] {
  const evidence = { occurrences: [pin], facts: new Map([[pin, fact]]), advisories: [], histories: [] };
  const found = findingsOf(evidence, { now, maxAgeMs: () => dayMs });
  return found.filter((one) => one.check === check).map(({ message }) => message);
}

it('a contradiction of sources is reported with the tag and what the sources say', () => {
  const unknown = { status: 'unknown', cause: 'contradiction', message: 'A excludes what B says' } as const;
  expect(messagesOf('history-contradiction', { ...unknown, evidence: [] })).toEqual([
    'quay.example.com/acme/node:20: A excludes what B says',
  ]);
  expect(messagesOf('history-contradiction', unknown)).toEqual([]);
});

it('a pin that the tag surely left long ago is stale, and the text says that nothing proves more', () => {
  const fact = { status: 'not-current', currentDigest: digest('b'), notSince: now - 3 * dayMs } as const;
  const [message] = messagesOf('stale-digest', fact);
  expect(message).toMatch(/at least 3 days ago.*nothing proves that it ever did\. Pin /);
});
