// Time never reddens a change: the same tree on two days, for every check that depends on the clock or on the outside world.
import { describe, expect, it } from 'vitest';
import { judgeInput } from '../../src/checks/apply-policy.js';
import { baselineReferences, compareFindings, notCompared, withExisting } from '../../src/checks/baseline.js';
import { judge, verdictFrom } from '../../src/checks/verdict.js';
import { type Gap, placesOfGaps } from '../../src/model/failure.js';
import type { CheckInput, EndOfLife, Fact } from '../../src/model/judgement/fact.js';
import { noPolicy, type Policy } from '../../src/model/judgement/policy.js';
import type { ReferenceSignatures } from '../../src/model/judgement/signature.js';
import type { ImageOccurrence } from '../../src/model/occurrence.js';
import { dayMs, digest, occurrence } from '../build.js';

const start = Date.parse('2026-11-01T00:00:00Z');
const onDay = (day: number) => start + day * dayMs;
const pinned = occurrence(`r.example.com/acme/node:20@${digest('a')}`);
const other = occurrence(`r.example.com/acme/node:20@${digest('b')}`);
const between = onDay(14);
const policyFile = '.github/tagproof.yml';

interface World {
  readonly fact?: (now: number) => Fact;
  readonly evidence?: (now: number) => Partial<CheckInput>;
  readonly policy?: Partial<Policy>;
}

const current = { currentDigest: digest('a'), currentSince: start } as const;
const fine: Fact = { status: 'current', ...current };
const once =
  (before: Fact, after: Fact) =>
  (now: number): Fact =>
    now < between ? before : after;
const superseded = (now: number): Fact => ({
  status: 'superseded',
  pinnedSince: start - dayMs,
  supersededAt: start,
  supersededBy: digest('b'),
  behind: 1,
  lagMs: now - start,
  currentDigest: digest('b'),
  currentSince: start,
});
const ended: EndOfLife = { deprecated: true, date: '2026-11-15' };
const announced: EndOfLife = { deprecated: false, announced: { date: between + 30 * dayMs } };
const advisory = { uid: '1', advisoryId: 'CVE-2026-1', artifactName: 'zlib', updateTime: '2026-11-15' };
const waiver = { at: { file: policyFile, span: { start: 0, end: 5 } }, reason: 'r', expires: between };

/** What becomes a finding between day 13 and day 15, although nobody has changed anything. */
const worlds: Readonly<Record<string, World>> = {
  'stale-digest': { fact: superseded },
  'not-current': {
    fact: once(fine, { status: 'not-current', currentDigest: digest('b'), basis: 'present' }),
  },
  'deprecated-tag': { fact: once(fine, { ...fine, endOfLife: ended }) },
  'nearing-end-of-life': { fact: () => ({ ...fine, endOfLife: announced }) },
  'vanishing-pin': {
    fact: once(fine, { ...fine, vanishes: { keptMs: dayMs } }),
  },
  advisory: {
    evidence: (now) => ({
      advisories: now < between ? [] : [advisory],
      packages: [{ name: 'zlib', origins: [], at: pinned.at, image: pinned.image }],
    }),
  },
  'expired-waiver': { policy: { waivers: [{ ...waiver, check: 'unpinned', inBase: true }] } },
};

/** The verdict on a day, of a repository with one pin, compared with a base that has these references; absent: not compared. */
function verdictOn(
  day: number,
  check: string,
  { fact = () => fine, evidence = () => ({}), policy = {} }: World,
  base: readonly ImageOccurrence[] | undefined,
) {
  const now = onDay(day);
  const facts = new Map([[pinned, fact(now)]]);
  const known = { occurrences: [pinned], facts, advisories: [], histories: [], ...evidence(now) };
  const ages = { maxAgeMs: 14 * dayMs, minAgeMs: 0, eolWarningMs: 30 * dayMs };
  const { findings } = judgeInput(known, { ...noPolicy, ...policy }, ages, { now, complete: true });
  const baseline = base && {
    references: baselineReferences(base, [pinned], new Set(['Dockerfile']), new Map()),
    // The change edits another part of the policy.
    unchanged: { [policyFile]: false, ledger: false },
  };
  const compared = baseline
    ? compareFindings(findings, [pinned], baseline)
    : notCompared(findings, undefined);
  return judge(compared, [], { failOn: [check], onIncomplete: 'fail' }).verdict;
}

describe('a change to a README', () => {
  it.each(Object.entries(worlds))('has the same verdict on day 13 and on day 15: %s', (check, world) => {
    const days = [13, 15];
    expect(days.map((day) => verdictOn(day, check, world, [pinned]))).toEqual(['pass', 'pass']);
    // The default branch and audits, where nothing is compared.
    expect(days.map((day) => verdictOn(day, check, world, undefined))).toEqual(['pass', 'fail']);
  });

  it.each(Object.entries(worlds).filter(([check]) => check !== 'expired-waiver'))(
    'does not excuse a change that adds or edits the reference: %s',
    (check, world) => {
      expect(
        [[], [occurrence('r.example.com/acme/node:18')]].map((base) => verdictOn(15, check, world, base)),
      ).toEqual(['fail', 'fail']);
    },
  );

  it('does not excuse a waiver that the change adds after its last day', () => {
    const pending = { policy: { pending: [{ ...waiver, check: 'unpinned' }] } };
    expect([13, 15].map((day) => verdictOn(day, 'expired-waiver', pending, [pinned]))).toEqual([
      'pass',
      'fail',
    ]);
  });

  it('is not excused from what always counts', () => {
    const foreign: Fact = { status: 'not-in-history', records: 3, historySince: start, ...current };
    const signer = { kind: 'key', key: digest('f') } as const;
    const signed: ReferenceSignatures = {
      digest: digest('a'),
      signed: [{ signer, digest: digest('a'), form: 'signature' }],
      refused: [],
      complete: true,
    };
    const rule = { at: pinned.at, images: ['**'], anyOf: [{ kind: 'key', key: digest('e') }] } as const;
    const part = { count: 1, images: ['x'] };
    const ledger = { at: { file: 'ledger', span: { start: 0, end: 0 } }, removed: part, backdated: part };
    const always: Readonly<Record<string, World>> = {
      'digest-not-in-history': { fact: () => foreign },
      'wrong-signer': {
        evidence: () => ({ signatures: new Map([[pinned, signed]]) }),
        policy: { signatures: [rule] },
      },
      'rewritten-ledger': { evidence: () => ({ ledger }) },
    };
    for (const [check, world] of Object.entries(always))
      for (const base of [[pinned], [], undefined])
        expect([check, verdictOn(13, check, world, base)]).toEqual([check, 'fail']);
    const { findings } = judgeInput(
      { occurrences: [pinned], facts: new Map([[pinned, foreign]]), advisories: [], histories: [] },
      noPolicy,
      { maxAgeMs: dayMs, minAgeMs: 0 },
      { now: start, complete: true },
    );
    expect(
      judge(notCompared(findings, 'unknown'), [], { failOn: 'error', onIncomplete: 'fail' }).verdict,
    ).toBe('fail');
  });
});

describe('what could not be verified', () => {
  const outage: Gap = { cause: 'server-error', subject: 'node', message: 'HTTP 503' };
  const clock: Gap = { cause: 'clock', subject: 'clock', message: 'wrong' };
  const file = { file: 'broken.yaml', span: { start: 1, end: 1 } };

  function marked(
    base: readonly ImageOccurrence[],
    head: readonly ImageOccurrence[],
    at: readonly ImageOccurrence['at'][] | undefined,
    unchanged: Readonly<Record<string, boolean>> = {},
  ) {
    const references = baselineReferences(base, head, new Set(['Dockerfile']), new Map());
    const placesOf = placesOfGaps([{ gaps: [outage], at }]);
    return withExisting([outage, clock], placesOf, head, { references, unchanged }).map(
      ({ existing }) => existing === true,
    );
  }

  it('is existing only if the base has everything that it is about, as it is', () => {
    const { at } = pinned;
    expect(marked([pinned], [pinned], [at])).toEqual([true, false]);
    expect(marked([other], [pinned], [at])).toEqual([false, false]);
    expect(marked([], [pinned], [at])).toEqual([false, false]);
    expect(marked([pinned], [pinned, pinned], [at])).toEqual([false, false]);
    expect(marked([pinned], [pinned], [at, file])).toEqual([false, false]);
    expect(marked([pinned], [pinned], [at, file], { 'broken.yaml': false })).toEqual([false, false]);
    expect(marked([pinned], [pinned], [at, file], { 'broken.yaml': true })).toEqual([true, false]);
    expect(marked([pinned], [pinned], undefined)).toEqual([false, false]);
    expect(marked([pinned], [pinned], [])).toEqual([true, false]);
  });

  it('is about the run as a whole if any stage says so', () => {
    const placed = { gaps: [outage], at: [pinned.at] };
    const whole = { gaps: [outage], at: undefined };
    for (const all of [
      [placed, whole],
      [whole, placed],
    ])
      expect(placesOfGaps(all)(outage)).toBeUndefined();
    expect([...(placesOfGaps([placed, { gaps: [{ ...outage }], at: [file] }])(outage) ?? [])]).toEqual([
      pinned.at,
      file,
    ]);
  });

  it('fails a change where it touches what needs it, and is never a pass', () => {
    const existing = { ...outage, existing: true } as const;
    const codes = (gaps: readonly Gap[]) =>
      (['fail', 'warn', 'strict'] as const).map((on) => {
        const { verdict, exitCode } = verdictFrom(false, gaps, on);
        expect(verdict).toBe('incomplete');
        return exitCode;
      });
    expect(codes([existing])).toEqual([0, 0, 3]);
    expect(codes([existing, outage])).toEqual([3, 0, 3]);
    const signIn: Gap = { cause: 'fork', subject: 'x', message: 'y' };
    expect(verdictFrom(true, [signIn], 'fail').verdict).toBe('incomplete');
    expect(verdictFrom(true, [{ ...signIn, existing: true }], 'fail').verdict).toBe('fail');
    expect(verdictFrom(true, [{ ...signIn, existing: true }], 'strict').verdict).toBe('incomplete');
  });
});
