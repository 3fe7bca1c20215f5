// denied-by-policy and nearing-end-of-life on facts and answers: what is said, what is fixed, and when nothing is.
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import { severityRater } from '../../src/checks/waivers/overrides.js';
import type { PolicyAnswer, PolicyDecision, ReferencePolicies } from '../../src/model/images/pull-policy.js';
import type { EndOfLife, Fact } from '../../src/model/judgement/fact.js';
import { dayMs, digest, finding, occurrence } from '../build.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const name = 'r.example.com/acme/node:20';
const pinned = `${name}@${digest('a')}`;
const builtAt = Date.parse('2026-11-20T03:11:12Z');

const cooldown: PolicyDecision = {
  policy: 'cooldown',
  mode: 'enforced',
  result: 'denied',
  parameters: { days: '7' },
  allowedFrom: { at: builtAt + 7 * dayMs, builtAt },
};
const noEol: PolicyDecision = { policy: 'no-eol', mode: 'enforced', result: 'denied', parameters: {} };
const allowed = (letter: string): PolicyAnswer => ({ digest: digest(letter), results: [] });
const said = (letter: string, ...results: PolicyDecision[]): PolicyAnswer => ({
  digest: digest(letter),
  results,
});

function findings(
  raw: string,
  fact: Fact,
  { newest = [], others = [] }: Partial<ReferencePolicies>,
  eolWarningMs = 30 * dayMs,
) {
  const one = occurrence(raw);
  const evidence = {
    occurrences: [one],
    facts: new Map([[one, fact]]),
    pullPolicies: new Map([[one, { newest, others }]]),
    advisories: [],
    histories: [],
  };
  return findingsOf(evidence, { maxAgeMs: () => 14 * dayMs, now, eolWarningMs });
}

const current = (letter = 'a', more: object = {}): Fact => ({
  status: 'current',
  currentDigest: digest(letter),
  currentSince: now - dayMs,
  pinnedSince: now - dayMs,
  ...more,
});
const unpinned = (letter: string): Fact => ({
  status: 'unpinned',
  currentDigest: digest(letter),
  currentSince: now - 9 * dayMs,
});
const stale: Fact = {
  status: 'superseded',
  pinnedSince: now - 50 * dayMs,
  supersededAt: now - 40 * dayMs,
  supersededBy: digest('b'),
  behind: 2,
  lagMs: 40 * dayMs,
  currentDigest: digest('c'),
  currentSince: now - dayMs,
};

describe('denied-by-policy', () => {
  it('names the policy, its parameters, the build, and the first moment, and says that it is not min-age', () => {
    const [finding, ...more] = findings(pinned, current(), { newest: [said('a', cooldown)] });
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ check: 'denied-by-policy', severity: 'error' });
    expect(finding?.message).toBe(
      `${name} is pinned to sha256:aaaaaaaaaaaa, whose pull is denied by the pull policy \`cooldown\` (days: 7). It was built on 2026-11-20 03:12 UTC, and the policy counts from then, not from when the tag got the digest: the pull is allowed from 2026-11-27 03:12 UTC`,
    );
    expect(finding?.fix).toBeUndefined();
  });

  it('goes back to the newest digest that is allowed', () => {
    const policies = { newest: [said('a', cooldown), said('b', cooldown), allowed('c')] };
    const [finding] = findings(pinned, current('c'), policies);
    expect(finding?.message).toMatch(/\. Pin sha256:cccccccccccc\. That is the newest digest/);
    expect(finding?.fix).toMatchObject({ expect: `@${digest('a')}`, replacement: `@${digest('c')}` });
  });

  it('gives the latest possible moment where the build time is not known, and none where waiting does not help', () => {
    const late = { ...cooldown, allowedFrom: { at: now + dayMs } };
    const [finding] = findings(pinned, current(), { newest: [said('a', late)] });
    expect(finding?.message).toContain(
      "The build time is not known, but the image is older than its place in the tag's history: the pull is allowed from 2026-11-22 12:00 UTC at the latest",
    );
    for (const denials of [
      [noEol],
      [noEol, cooldown],
      [{ ...cooldown, allowedFrom: { at: now - 1, builtAt } }],
    ]) {
      const [never] = findings(pinned, current(), { newest: [said('a', ...denials)] });
      expect(never?.message).toContain('whose pull is denied by');
      expect(never?.message).not.toContain('allowed from');
    }
    const both = { ...cooldown, policy: 'other', allowedFrom: { at: now + 9 * dayMs, builtAt } };
    const [last] = findings(pinned, current(), { newest: [said('a', cooldown, both)] });
    expect(last?.message).toContain('the pull policies `cooldown` (days: 7) and `other` (days: 7)');
    expect(last?.message).toContain('allowed from 2026-11-30');
  });

  it('a reference without a digest is pinned to the allowed one, and the message says why it is not the newest', () => {
    const [finding, ...more] = findings(name, unpinned('c'), { newest: [said('a', cooldown), allowed('c')] });
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ check: 'unpinned', fix: { replacement: `@${digest('c')}` } });
    expect(finding?.message).toContain(
      'That is the newest digest that the pull policies allow: `cooldown` (days: 7) denies sha256:aaaaaaaaaaaa',
    );
  });

  it('a reference without a digest is left alone if every digest is denied', () => {
    const letters = [...'abcdef0123456789'].slice(0, 15);
    const found = findings(name, unpinned('a'), { newest: letters.map((letter) => said(letter, cooldown)) });
    expect(found.map(({ check, fix }) => [check, fix])).toEqual([
      ['unpinned', undefined],
      ['denied-by-policy', undefined],
    ]);
    for (const { message } of found) {
      expect(message).toContain(
        'deny the newest 15 digests of the tag that are old enough, and older ones are not tried',
      );
      expect(message).toContain('allowed from 2026-11-27');
    }
    const [short] = findings(name, unpinned('a'), { newest: [said('a', noEol), said('b', noEol)] });
    expect(short?.message).toContain('deny the newest 2 digests of the tag that are old enough. `no-eol`');
  });

  it('a stale pin is not replaced by what is denied, or by what is not known to be allowed', () => {
    const unknown = { cause: 'timeout', subject: 'x', message: 'y' } as const;
    for (const [newest, why] of [
      [said('c', cooldown), '`cooldown` (days: 7) denies sha256:cccccccccccc'],
      [{ ...allowed('c'), unknown }, 'not known whether the pull policies allow sha256:cccccccccccc'],
      [said('c', { ...cooldown, result: 'error' }), 'not known whether the pull policies allow'],
      [allowed('b'), 'not known whether the pull policies allow'],
    ] as const) {
      const [finding] = findings(pinned, stale, { newest: [newest], others: [allowed('a')] });
      expect([finding?.check, finding?.fix]).toEqual(['stale-digest', undefined]);
      expect(finding?.message).toContain(`It cannot be pinned automatically: `);
      expect(finding?.message).toContain(why);
    }
    const [replaced] = findings(pinned, stale, { newest: [allowed('c')], others: [allowed('a')] });
    expect(replaced?.fix?.replacement).toBe(`@${digest('c')}`);
  });

  it('does not pin an index that is denied in place of one platform, nor a digest that no history proves', () => {
    const known = { currentDigest: digest('c'), currentSince: now - dayMs };
    const one: Fact = { ...known, status: 'one-platform', indexDigest: digest('d') };
    const policies = { newest: [allowed('c')], others: [allowed('a'), said('d', cooldown)] };
    const [platform] = findings(pinned, one, policies);
    expect([platform?.check, platform?.fix]).toEqual(['digest-of-one-platform', undefined]);
    const foreign: Fact = {
      ...known,
      status: 'not-in-history',
      records: 3,
      historySince: now - 9 * dayMs,
    };
    const found = findings(pinned, foreign, { newest: [allowed('c')], others: [said('a', cooldown)] });
    expect(found.map(({ check, fix }) => [check, fix])).toEqual([
      ['digest-not-in-history', undefined],
      ['denied-by-policy', undefined],
    ]);
  });

  it('a dry run and an override are notices, whatever severity the policy file sets', () => {
    const dry = { ...cooldown, mode: 'dry-run' } as const;
    const override = { reason: 'OPS-42', createdBy: 'alice', createdAt: '2026-11-19T00:00:00Z' };
    const found = findings(pinned, current(), { newest: [said('a', dry, { ...noEol, override })] });
    expect(found).toMatchObject([{ check: 'denied-by-policy', severity: 'notice' }]);
    expect(found[0]?.message).toBe(
      `${name}: \`cooldown\` (days: 7), which is in dry run, would deny sha256:aaaaaaaaaaaa if it were enforced. An override of \`no-eol\` by alice on 2026-11-19 allows sha256:aaaaaaaaaaaa: "OPS-42"`,
    );
    const levels = { checks: new Map([['denied-by-policy', 'error']] as const), overrides: [] };
    expect(found.flatMap(severityRater(levels))).toMatchObject([{ severity: 'notice' }]);
    const off = { checks: new Map([['denied-by-policy', 'off']] as const), overrides: [] };
    expect(found.flatMap(severityRater(off))).toEqual([]);
    const failed = findings(pinned, current(), { newest: [said('a', { ...dry, result: 'error' })] });
    expect(failed).toMatchObject([
      { severity: 'notice', message: expect.stringContaining('could not be evaluated') },
    ]);
  });

  it.each([
    ['error', 'warning'],
    ['warning', 'warning'],
    ['notice', 'notice'],
  ] as const)('the highest severity of a finding lowers %s to %s, and raises none', (severity, result) => {
    const found = [finding('denied-by-policy', { severity, atMost: 'warning' })];
    expect(found.flatMap(severityRater({ checks: new Map(), overrides: [] }))).toMatchObject([
      { severity: result },
    ]);
  });

  it('a dry run that would deny the digest to pin is a notice as well', () => {
    const dry = { ...cooldown, mode: 'dry-run' } as const;
    const found = findings(pinned, stale, { newest: [said('c', dry)], others: [allowed('a')] });
    expect(found.map(({ check, severity }) => [check, severity])).toEqual([
      ['stale-digest', 'error'],
      ['denied-by-policy', 'notice'],
    ]);
    expect(found[0]?.fix?.replacement).toBe(`@${digest('c')}`);
    const fresh: Fact = { ...stale, lagMs: dayMs } as Fact;
    expect(findings(pinned, fresh, { newest: [said('c', dry)], others: [allowed('a')] })).toEqual([]);
  });

  it('an enforced policy that failed is no finding, because it is a gap; allowed digests are none either', () => {
    expect(findings(pinned, current(), { newest: [said('a', { ...cooldown, result: 'error' })] })).toEqual(
      [],
    );
    expect(findings(pinned, current(), { newest: [said('a', { ...cooldown, result: 'allowed' })] })).toEqual(
      [],
    );
  });

  it('what may not be asked without harm is one notice at no place', () => {
    const unknown = { cause: 'denied', subject: 'pull policies', message: 'Grant `viewer`' } as const;
    const answer = { ...allowed('a'), unknown, isHarmless: true } as const;
    const found = findings(pinned, current(), {
      newest: [answer],
      others: [{ ...answer, digest: digest('b') }],
    });
    expect(found).toEqual([
      { check: 'denied-by-policy', severity: 'notice', atMost: 'notice', message: 'Grant `viewer`' },
    ]);
    const [stalePin] = findings(pinned, stale, {
      newest: [{ ...answer, digest: digest('c') }],
      others: [answer],
    });
    expect(stalePin?.fix?.replacement).toBe(`@${digest('c')}`);
  });
});

describe('nearing-end-of-life', () => {
  const at = (text: string) => Date.parse(text);
  const ending = (announced: object, more: object = {}): EndOfLife => ({
    deprecated: false,
    announced,
    successors: { nearest: '22', newest: '24' },
    ...more,
  });
  const messages = (endOfLife: EndOfLife, warning = 30 * dayMs, newest: readonly PolicyAnswer[] = []) =>
    findings(pinned, current('a', { endOfLife }), { newest }, warning).map(({ check, severity, message }) => [
      check,
      severity,
      message,
    ]);
  const advice = `Switch to r.example.com/acme/node:22, or to the newest tag, 24`;

  it('warns from that long before the day on, with the date and the successor', () => {
    const day = at('2026-12-10');
    expect(messages(ending({ date: day }))).toEqual([
      [
        'nearing-end-of-life',
        'warning',
        `${name} reaches its end of life on 2026-12-10, in 19 days. ${advice}`,
      ],
    ]);
    expect(messages(ending({ date: day }), day - now)).toHaveLength(1);
    expect(messages(ending({ date: day }), day - now - 1)).toEqual([]);
    expect(messages({ deprecated: false })).toEqual([]);
  });

  it('warns in the whole grace period, and after a day that has passed', () => {
    const grace = { until: at('2027-05-01') };
    expect(messages(ending({ date: at('2026-11-01'), grace }), 0)[0]?.[2]).toBe(
      `${name} reached its end of life on 2026-11-01 and is in its grace period, which ends on 2027-05-01. ${advice}`,
    );
    expect(messages(ending({ grace: {} }), 0)[0]?.[2]).toContain(
      'has reached its end of life and is in its grace period. Switch',
    );
    expect(messages(ending({ date: now }), 0)[0]?.[2]).toContain(
      'although it is not marked as end-of-life yet',
    );
  });

  it('says that an enforced `no-eol` denies the tag from that day on', () => {
    const allows = { ...noEol, result: 'allowed' } as const;
    const told = (announced: object, decision: PolicyDecision) =>
      messages(ending(announced), 30 * dayMs, [said('a', decision)])[0]?.[2];
    expect(told({ date: at('2026-12-10') }, allows)).toContain(
      'in 19 days. From that day on, the pull policy `no-eol` denies its digests. Switch',
    );
    expect(told({ date: at('2026-12-10') }, { ...allows, mode: 'dry-run' })).not.toContain('no-eol');
    expect(told({ date: at('2026-12-10') }, { ...allows, policy: 'cooldown' })).not.toContain('no-eol');
    const grace = { date: at('2026-11-01'), grace: {} };
    expect(told(grace, allows)).toContain('Since that day, the pull policy `no-eol` has denied its digests');
  });
});
