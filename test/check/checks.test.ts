// Each check on the facts that it is about, and the verdict over all settings.

import { describe, expect, it } from 'vitest';
import { byPlace } from '../../src/checks/check.js';
import { checks, findingsOf } from '../../src/checks/index.js';
import { judge } from '../../src/checks/verdict.js';
import type { Gap } from '../../src/model/failure.js';
import type { Fact } from '../../src/model/judgement/fact.js';
import type { ComparedFinding, Severity } from '../../src/model/judgement/finding.js';
import { noPolicy } from '../../src/model/judgement/policy.js';
import { formatDuration } from '../../src/model/text/time.js';
import { dayMs, digest, finding, occurrence } from '../build.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const current = { currentDigest: digest('c'), currentSince: now - 2 * dayMs };

function findings(raw: string, fact: Fact, maxAgeMs = 14 * dayMs, pinnable = true) {
  const one = occurrence(raw, pinnable ? {} : { why: 'its digest comes from a variable' });
  return findingsOf(
    { occurrences: [one], facts: new Map([[one, fact]]), advisories: [], histories: [] },
    { maxAgeMs: () => maxAgeMs, advisories: noPolicy.advisories, now },
  );
}

const pinned = `r.example.com/acme/node:20@${digest('a')}`;
const superseded = (lagMs: number, recoveredTag?: string): Fact => ({
  status: 'superseded',
  pinnedSince: now - lagMs - dayMs,
  supersededAt: now - lagMs,
  supersededBy: digest('b'),
  behind: 2,
  lagMs,
  ...current,
  ...(recoveredTag === undefined ? {} : { recoveredTag }),
});

describe('checks', () => {
  it('unpinned: says whether the digest is not known, or which one may be pinned', () => {
    const open: Fact = { status: 'unknown', cause: 'no-history', message: 'its age is not known' };
    const messageOf = (fact: Fact) => findings('r.example.com/acme/node:20', fact)[0]?.message;
    expect(messageOf(open)).toContain('Its current digest could not be looked up: its age');
    expect(messageOf({ ...open, currentDigest: digest('c') })).toContain(
      ', and no digest can be pinned yet: its age',
    );
  });

  it('unpinned: inserts the current digest', () => {
    expect(findings('r.example.com/acme/node:20', { status: 'unpinned', ...current })).toEqual([
      {
        check: 'unpinned',
        severity: 'error',
        at: { file: 'Dockerfile', span: { start: 0, end: 26 } },
        about: { image: { registry: 'r.example.com', repository: 'acme/node', tag: '20' } },
        message:
          'r.example.com/acme/node:20 is not pinned. It has pointed to sha256:cccccccccccc since 2026-11-19',
        fix: {
          file: 'Dockerfile',
          span: { start: 26, end: 26 },
          expect: '',
          replacement: `@${digest('c')}`,
          digest: digest('c'),
        },
      },
    ]);
  });

  it('a name without a tag is judged by the tag that it means, and pinned with it', () => {
    const [untagged] = findings('r.example.com/acme/node', { status: 'unpinned', ...current });
    expect(untagged?.message).toBe(
      'r.example.com/acme/node:latest (no tag is written: `latest` is assumed) is not pinned. It has pointed to sha256:cccccccccccc since 2026-11-19',
    );
    expect(untagged?.fix).toMatchObject({ expect: '', replacement: `:latest@${digest('c')}` });
    const bare = `r.example.com/acme/node@${digest('a')}`;
    const [stale] = findings(bare, superseded(20 * dayMs, 'latest'));
    expect(stale?.message).toContain('node:latest (no tag is written: `latest` is assumed) was last current');
    expect(stale?.fix).toMatchObject({ expect: `@${digest('a')}`, replacement: `@${digest('c')}` });
    const [found] = findings(bare, superseded(20 * dayMs, '20'));
    expect(found?.message).toContain('node:20 (no tag is written: `20` is found by its digest)');
    const [missing] = findings('r.example.com/acme/node', { status: 'missing', what: 'tag' });
    expect(missing?.message).toContain('node:latest (no tag is written: `latest` is assumed) does not exist');
  });

  it('unpinned: has no fix where there is no place or no digest, and says why', () => {
    const [refused] = findings('r.example.com/acme/node:20', { status: 'unpinned', ...current }, 0, false);
    expect(refused?.fix).toBeUndefined();
    expect(refused?.message).toContain('It cannot be pinned automatically: its digest comes from a variable');
    const [unknown] = findings('alpine', {
      status: 'unknown',
      cause: 'no-history',
      message: 'no history',
    });
    expect(unknown).toMatchObject({ check: 'unpinned', message: expect.stringContaining('no history') });
    expect(unknown?.message).not.toContain('automatically');
    expect(unknown?.fix).toBeUndefined();
    const fact = { status: 'unknown', cause: 'no-history', message: 'no history' } as const;
    const [both] = findings('alpine', fact, 0, false);
    expect(both?.message).toContain(
      'no history. It cannot be pinned automatically: its digest comes from a variable',
    );
  });

  it('stale-digest: only when the lag is longer than max-age, replaced by the current digest', () => {
    expect(findings(pinned, superseded(14 * dayMs))).toEqual([]);
    const [stale] = findings(pinned, superseded(40 * dayMs));
    expect(stale).toMatchObject({
      check: 'stale-digest',
      message:
        'The pinned digest of r.example.com/acme/node:20 was last current on 2026-10-12, 40 days ago; 2 newer digests since (max-age: 14 days). Pin sha256:cccccccccccc',
      fix: { expect: `@${digest('a')}`, replacement: `@${digest('c')}` },
    });
  });

  it('stale-digest: also of one platform, for its index is no younger', () => {
    const {
      status: _,
      pinnedSince: _since,
      currentDigest: _current,
      ...lag
    } = superseded(40 * dayMs) as Fact & {
      readonly status: 'superseded';
    };
    const fact: Fact = { status: 'one-platform', indexDigest: digest('d'), lag, ...current };
    expect(findings(pinned, fact).map(({ check, fix }) => [check, fix?.replacement])).toEqual([
      ['digest-of-one-platform', `@${digest('d')}`],
      ['stale-digest', `@${digest('c')}`],
    ]);
    const fresh: Fact = { ...fact, lag: { ...lag, lagMs: dayMs } };
    expect(findings(pinned, fresh).map(({ check }) => check)).toEqual(['digest-of-one-platform']);
  });

  it('digest-of-one-platform: pins no index of today that is not known to be old enough', () => {
    const young = { ...current, noTarget: 'its age is not known' };
    const part = (index: string): Fact => ({ status: 'one-platform', indexDigest: digest(index), ...young });
    const [today] = findings(pinned, part('c'));
    expect([today?.check, today?.fix]).toEqual(['digest-of-one-platform', undefined]);
    expect(today?.message).toContain('No digest can be pinned yet. its age is not known');
    expect(findings(pinned, part('d'))[0]?.fix?.replacement).toBe(`@${digest('d')}`);
  });

  it('digest-not-in-history: has no automatic fix, because a person should investigate first', () => {
    const fact: Fact = { status: 'not-in-history', records: 12, historySince: now - 400 * dayMs, ...current };
    const [finding] = findings(pinned, fact);
    expect(finding?.check).toBe('digest-not-in-history');
    expect(finding?.message).toContain('checked all 12 entries of its tag history, back to 2025-10-17');
    expect(finding?.fix).toBeUndefined();
  });

  it('deprecated-tag: names the newest tag only if it is not the nearest, and the date if it is one', () => {
    const said = (newest: string, date?: string | { readonly unknown: string }) =>
      findings(pinned, {
        status: 'current',
        ...current,
        endOfLife: {
          deprecated: true,
          successors: { nearest: '22', newest },
          ...(date === undefined ? {} : { date }),
        },
      }).map(({ message }) => message);
    const name = 'r.example.com/acme/node';
    expect(said('22')).toEqual([`${name}:20 has reached its end of life. Switch to ${name}:22`]);
    expect(said('24')).toEqual([
      `${name}:20 has reached its end of life. Switch to ${name}:22, or to the newest tag, 24`,
    ]);
    const dated = (date: string) => said('22', date)[0]?.split('. Switch')[0];
    expect(dated(new Date(now).toISOString())).toBe(`${name}:20 reached its end of life on 2026-11-21`);
    expect(dated(new Date(now + 1).toISOString())).toBe(`${name}:20 reaches its end of life on 2026-11-21`);
    expect(dated('soon')).toBe(`${name}:20 has reached its end of life`);
    expect(said('22', { unknown: 'no list' })[0]).toContain(
      'has reached its end of life (date unknown: no list)',
    );
  });

  it('findings come in the order of files and positions, those without a place last', () => {
    const at = (file: string, start: number) => ({ at: { file, span: { start, end: start + 1 } } });
    const ordered = [at('a', 1), at('a', 2), at('b', 0), {}, {}].map((place) => finding('unpinned', place));
    expect([...ordered].reverse().sort(byPlace)).toEqual(ordered);
    expect([3, 0, 4, 2, 1].flatMap((index) => ordered[index] ?? []).sort(byPlace)).toEqual(ordered);
  });

  it('deprecated-tag: names the successor, also when the history is unknown', () => {
    const endOfLife = { deprecated: true, successors: { nearest: '22', newest: '24' } } as const;
    const facts: readonly Fact[] = [
      { status: 'current', pinnedSince: 0, ...current, endOfLife },
      { status: 'unknown', cause: 'server-error', message: 'x', endOfLife },
    ];
    for (const fact of facts) {
      expect(findings(pinned, fact)).toMatchObject([
        {
          check: 'deprecated-tag',
          message: expect.stringContaining('Switch to r.example.com/acme/node:22, or to the newest tag, 24'),
        },
      ]);
    }
  });

  it('missing-tag: alone, because a tag that does not exist cannot be pinned', () => {
    expect(
      findings('r.example.com/acme/node:99', { status: 'missing', what: 'tag' }).map(({ check }) => check),
    ).toEqual(['missing-tag']);
  });

  it('reports nothing for a current pin', () => {
    expect(
      findings(pinned, { status: 'current', pinnedSince: 0, ...current, endOfLife: { deprecated: false } }),
    ).toEqual([]);
  });

  it('has a unique id, a summary and an example each', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    for (const { summary, example } of checks) expect(summary && example.bad && example.good).toBeTruthy();
  });
});

describe('verdict', () => {
  const finding = (severity: Severity): ComparedFinding => ({
    check: 'unpinned',
    severity,
    message: '',
    waived: undefined,
    introduced: undefined,
  });
  const unknown = (cause: Gap['cause']): Gap => ({ cause, subject: '', message: '' });
  const outage = [unknown('server-error')];
  const noSignIn = [unknown('sign-in')];

  it.each([
    [[], [], 'error', 'fail', 'pass', 0],
    [['error'], [], 'error', 'fail', 'fail', 1],
    [['warning'], [], 'error', 'fail', 'pass', 0],
    [['warning'], [], 'warning', 'fail', 'fail', 1],
    [['notice'], [], 'notice', 'fail', 'fail', 1],
    [['error'], [], 'none', 'fail', 'pass', 0],
    [['notice'], [], ['unpinned'], 'fail', 'fail', 1],
    [['error'], [], ['advisory'], 'fail', 'pass', 0],
    [[], outage, 'error', 'fail', 'incomplete', 3],
    [[], outage, 'error', 'warn', 'incomplete', 0],
    [[], outage, 'none', 'fail', 'incomplete', 3],
    [['error'], outage, 'error', 'fail', 'fail', 1],
    [['error'], outage, 'error', 'warn', 'fail', 1],
    [['error'], noSignIn, 'error', 'fail', 'incomplete', 3],
    [['error'], noSignIn, 'error', 'warn', 'fail', 1],
    [[], noSignIn, 'error', 'warn', 'incomplete', 0],
  ] as const)(
    '%j with %j under fail-on %j, on-incomplete %s: %s, exit code %i',
    (found, incomplete, failOn, onIncomplete, verdict, exitCode) => {
      expect(judge(found.map(finding), incomplete, { failOn, onIncomplete })).toMatchObject({
        verdict,
        exitCode,
      });
    },
  );

  it.each([
    [['unpinned'], 'pass'],
    ['error', 'pass'],
    ['warning', 'pass'],
    ['notice', 'fail'],
  ] as const)('counts a finding in test data under fail-on %j: %s', (failOn, verdict) => {
    const inTestData = { ...finding('notice'), testData: 'testdata' };
    expect(judge([inTestData], [], { failOn, onIncomplete: 'fail' }).verdict).toBe(verdict);
  });
});

it('speaks of time in its largest whole unit', () => {
  expect([dayMs, 40.9 * dayMs, dayMs / 24, 90_000, 10].map(formatDuration)).toEqual([
    '1 day',
    '40 days',
    '1 hour',
    '1 minute',
    'less than a minute',
  ]);
});

describe('references that no registry answers for', () => {
  const settings = { maxAgeMs: () => 0, advisories: noPolicy.advisories, now };

  it('built-here: one notice, which names the place of the build', () => {
    const { pin: _, ...one } = occurrence('my-app:dev', { file: 'deploy/pod.yaml' });
    const local = { ...one, kind: 'local' as const, builtBy: { file: 'build.sh', line: 3 } };
    const found = findingsOf(
      { occurrences: [local], facts: new Map(), advisories: [], histories: [] },
      settings,
    );
    expect(found).toEqual([
      {
        check: 'built-here',
        severity: 'notice',
        at: one.at,
        about: { image: one.image },
        message: 'docker.io/library/my-app:dev is built here by build.sh:3. Not verified',
      },
    ]);
  });

  it('findings in test data name its folder, and its pins conflict with no other', () => {
    const used = occurrence(pinned);
    const elsewhere = occurrence(`r.example.com/acme/node:20@${digest('b')}`, { file: 'a/testdata/x' });
    const other = { ...elsewhere, testData: 'testdata' };
    const facts = new Map([used, other].map((one) => [one, { status: 'missing', what: 'tag' } as const]));
    const found = findingsOf({ occurrences: [used, other], facts, advisories: [], histories: [] }, settings);
    expect(found.map(({ check, at, testData }) => [check, at?.file, testData])).toEqual([
      ['missing-tag', 'Dockerfile', undefined],
      ['missing-tag', 'a/testdata/x', 'testdata'],
    ]);
  });
});
