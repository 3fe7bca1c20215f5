// The results that resolvers have in common: what a gap leaves unknown, and which facts name a recovered tag.
import { describe, expect, it, test } from 'vitest';
import type { Fact } from '../../src/model/judgement/fact.js';
import { missingFact, unresolvedImage, withoutProof, withRecoveredTag } from '../../src/resolve/facts.js';
import { digest } from '../build.js';

const gap = { cause: 'unreachable', subject: 'platform', message: 'down' } as const;
const unknown: Fact = { status: 'unknown', cause: 'no-history', message: 'no ledger' };
const current: Fact = { status: 'current', currentDigest: digest('a'), basis: 'present' };

test('a gap leaves a reference unknown, for its reason', () => {
  const fact = { status: 'unknown', cause: 'unreachable', message: 'down' };
  expect(unresolvedImage(gap)).toStrictEqual({ fact, gaps: [gap] });
});

describe('without the history that would prove it', () => {
  it('a fact that the registry itself proves stays, with the gap', () => {
    expect(withoutProof({ fact: current, gaps: [] }, gap)).toStrictEqual({ fact: current, gaps: [gap] });
  });

  it('an unknown fact gets the reason of the gap, unless it has a gap of its own', () => {
    const fact = { ...unknown, cause: 'unreachable', message: 'down' };
    expect(withoutProof({ fact: unknown, gaps: [] }, gap)).toStrictEqual({ fact, gaps: [gap] });
    const own = { cause: 'denied', subject: 'a', message: 'HTTP 403' } as const;
    const known = { fact: unknown, gaps: [own] };
    expect(withoutProof(known, gap)).toStrictEqual({ fact: unknown, gaps: [gap, own] });
  });
});

test.each([
  ['missing-tag', { status: 'missing', what: 'tag' }],
  ['missing-repository', { status: 'missing', what: 'repository' }],
  ['not-found', undefined],
  ['denied', undefined],
] as const)('a registry that answers %s proves %j', (cause, fact) => {
  expect(missingFact({ ...gap, cause })).toStrictEqual(fact);
});

describe('a recovered tag', () => {
  it('is part of the fact that it proved', () => {
    const resolution = { fact: current, gaps: [] };
    expect(withRecoveredTag(resolution, '20')).toStrictEqual({
      fact: { ...current, recoveredTag: '20' },
      gaps: [],
    });
  });

  it.each<Fact>([unknown, { status: 'missing', what: 'digest' }])(
    'is not part of a fact that proves nothing: %j',
    (fact) => {
      const resolution = { fact, gaps: [] };
      expect(withRecoveredTag(resolution, '20')).toBe(resolution);
    },
  );
});
