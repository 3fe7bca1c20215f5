// The judge of runs under an ordeal, and of secrets in other spellings, with runs that are only as real as it needs.
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/report/schema/schema.js';
import type { Ended } from './judge.js';
import { judgeOrdeal } from './judge-ordeals.js';
import { secretIn } from './judge-secrets.js';
import { type Ordeal, slowHost } from './ordeals.js';
import { echoed, type Spelling, spellingNames } from './spellings.js';
import type { World } from './world.js';

const world = { inputs: {} } as World;
const slow: Ordeal = { kind: 'slow', host: slowHost, delayMs: 4000 };
const endless: Ordeal = { kind: 'endless', from: 1, isSlow: false };

interface Said {
  readonly status: string;
  readonly registry?: string;
  readonly incomplete?: readonly object[];
}

function ended({ status, registry = 'a.test', incomplete = [] }: Said, more: Partial<Ended> = {}): Ended {
  const references = [{ file: 'Dockerfile', line: 1, column: 6, registry, fact: { status } }];
  const report = { verdict: 'pass', references, incomplete } as unknown as Report;
  const trace = { outputs: { 'exit-code': '0' } } as unknown as Ended['trace'];
  const usual = { hung: false, elapsedMs: 1000, suffered: 1, heldConnections: 0, skewed: false };
  return { ...usual, trace, report, repeats: false, tokens: [], ...more };
}

const clean = ended({ status: 'current' });
const harmsOf = (ordeal: Ordeal, run: Ended, of = world) =>
  judgeOrdeal(ordeal, of, run, clean).map(({ harm }) => harm);

describe('an ordeal', () => {
  it('may make its own images unknown, and no others', () => {
    expect(harmsOf(slow, ended({ status: 'unknown', registry: slowHost }))).toEqual([]);
    expect(harmsOf(slow, ended({ status: 'unknown' }))).toEqual(['collateral']);
  });

  it('takes no longer than its time', () => {
    expect(harmsOf(slow, ended({ status: 'current' }, { elapsedMs: 179_000 }))).toEqual([]);
    expect(harmsOf(slow, ended({ status: 'current' }, { elapsedMs: 190_000 }))).toEqual(['hang']);
    const late = ended({ status: 'unknown', incomplete: [{}] }, { elapsedMs: 70_000 });
    expect(harmsOf(endless, late)).toEqual([]);
    expect(harmsOf(endless, late, { ...world, inputs: { timeout: '1m' } })).toEqual(['hang']);
  });

  it('leaves no connection open', () => {
    const held = ended({ status: 'unknown', incomplete: [{}] }, { heldConnections: 1 });
    expect(harmsOf({ kind: 'socket', sends: 'a body' }, held)).toEqual(['hang']);
  });

  it('is reported where something is missing or contradicts itself', () => {
    const contradiction: Ordeal = { kind: 'contradiction', how: 'an item twice' };
    for (const ordeal of [endless, contradiction]) {
      expect(harmsOf(ordeal, ended({ status: 'current' }))).toEqual(['wrong pass']);
      expect(harmsOf(ordeal, ended({ status: 'current' }, { suffered: 0 }))).toEqual([]);
      expect(harmsOf(ordeal, ended({ status: 'unknown', incomplete: [{}] }))).toEqual([]);
      expect(harmsOf(ordeal, ended({ status: 'current' }, { report: undefined }))).toEqual(['hang']);
    }
  });
});

describe('a secret', () => {
  const secret = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJyZXBvIn0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbi0xMjM0NTY3ODkw';

  it.each(spellingNames)('is seen in the spelling %s', (spelling: Spelling) => {
    const text = `the service said: ${echoed({ spelling, lead: 20 }, secret)} (end)`;
    expect(secretIn(text, [secret])).toBeDefined();
    expect(secretIn(JSON.stringify({ text }), [secret])).toBeDefined();
  });

  it('is seen in part, and not in the text that replaces it', () => {
    expect(secretIn(`cut: ${secret.slice(20, 50)}…`, [secret])).toBeDefined();
    expect(secretIn(`cut: ${secret.slice(0, 10)}***`, [secret])).toBeUndefined();
  });
});
