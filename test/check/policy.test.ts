// Findings under a policy: severities, overrides, waivers, and what is said about the waivers.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPolicy, type PolicyContext } from '../../src/checks/apply-policy.js';
import { notCompared } from '../../src/checks/baseline.js';
import { judge } from '../../src/checks/verdict.js';
import { ageLimitsFor } from '../../src/checks/waivers/overrides.js';
import { inputNames } from '../../src/command/names.js';
import { readPolicy } from '../../src/config/policy/read.js';
import { imageMatcher, nameMatcher } from '../../src/model/globs/name-glob.js';
import type { Finding, JudgedFinding } from '../../src/model/judgement/finding.js';
import {
  type InlineWaiver,
  noPolicy,
  type Policy,
  type Selectors,
} from '../../src/model/judgement/policy.js';
import { asksForOtherTags } from '../../src/pipeline/questions.js';
import { dayMs, digest, image } from '../build.js';
import { runs } from '../sample.js';

const path = '.github/tagproof.yml';
const now = Date.parse('2026-11-21T12:00:00Z');

function policy(text: string): Policy {
  const read = readPolicy({ path, text }, inputNames);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.file.policy;
}

function finding(
  check = 'unpinned',
  raw = 'r.example.com/acme/node:20',
  file = 'deploy/prod/a.yaml',
): Finding {
  return {
    check,
    severity: 'error',
    at: { file, span: { start: 10, end: 20 } },
    message: 'It is wrong',
    about: { image: image(raw) },
  };
}

const advisory: Finding = {
  check: 'advisory',
  severity: 'error',
  message: 'openssl: CGA-1',
  about: {
    artifact: 'openssl',
    advisory: { id: 'CGA-1', aliases: ['CVE-2026-1'], updatedAt: Date.parse('2026-11-20T10:00:00Z') },
  },
};

const apply = (text: string, findings: readonly Finding[], more: Partial<PolicyContext> = {}) =>
  applyPolicy(findings, policy(text), { now, complete: true, ...more });
const waivers = (...entries: string[]) => `waivers:\n${entries.map((entry) => `  - {${entry}}\n`).join('')}`;
const short = ({ check, severity, waived }: JudgedFinding) => [check, severity, waived?.reason];

describe('findings of which another check says more', () => {
  const lesser: Finding = { ...finding('not-current'), elsewhere: 'warning', unless: ['stale-digest'] };
  const found = [finding('stale-digest'), lesser];
  const checksOf = (text: string, more: Partial<PolicyContext> = {}) =>
    apply(text, found, more).findings.map(({ check }) => check);

  it('are left out, but not where the policy makes that one less severe than this may be', () => {
    expect(checksOf('')).toEqual(['stale-digest']);
    expect(checksOf('checks: { stale-digest: warning }')).toEqual(['stale-digest', 'not-current']);
    expect(checksOf('checks: { stale-digest: warning, not-current: warning }')).toEqual(['stale-digest']);
    expect(checksOf('checks: { stale-digest: off }')).toEqual(['not-current']);
  });

  it('are kept where they alone fail the gate', () => {
    expect(checksOf('', { failOn: ['not-current'] })).toEqual(['stale-digest', 'not-current']);
    expect(checksOf('', { failOn: ['not-current', 'stale-digest'] })).toEqual(['stale-digest']);
    expect(checksOf('', { failOn: ['unpinned'] })).toEqual(['stale-digest']);
    expect(checksOf('', { failOn: 'error' })).toEqual(['stale-digest']);
  });
});

describe('severities', () => {
  it('come from the policy, and `off` removes', () => {
    const { findings } = apply('checks: {unpinned: warning, advisory: off}\n', [
      finding(),
      advisory,
      finding('missing-tag'),
    ]);
    expect(findings.map(short)).toEqual([
      ['unpinned', 'warning', undefined],
      ['missing-tag', 'error', undefined],
    ]);
  });

  describe('in test data', () => {
    const edit = { file: 'a/testdata/x', span: { start: 20, end: 20 }, expect: '', replacement: '@x' };
    const fixable = {
      ...finding('unpinned', 'r.example.com/acme/node:20', 'a/testdata/x'),
      testData: 'testdata',
      fix: { ...edit, digest: digest('a') },
    };
    const levels = (text: string) =>
      apply(text, [fixable]).findings.map(({ severity, fix, testData, message }) => [
        severity,
        fix !== undefined,
        testData,
        message,
      ]);
    const reduced = [
      'notice',
      false,
      'testdata',
      'It is wrong. The file is test data (`testdata`), so this is a notice, and it is not pinned',
    ];

    it('are notices that say so and pin nothing, whatever the level of the check is', () => {
      expect(levels('')).toEqual([reduced]);
      expect(levels('checks: {unpinned: warning}\n')).toEqual([reduced]);
      expect(levels('overrides: [{images: "r.example.com/**", checks: {unpinned: error}}]\n')).toEqual([
        reduced,
      ]);
      expect(levels('overrides: [{paths: "b/**", checks: {unpinned: error}}]\n')).toEqual([reduced]);
      expect(levels('checks: {unpinned: off}\n')).toEqual([]);
    });

    it('are as usual where an override names the file and the check', () => {
      const usual = [['error', true, undefined, 'It is wrong']];
      expect(levels('overrides: [{paths: "a/**", checks: {unpinned: error}}]\n')).toEqual(usual);
      expect(levels('overrides: [{paths: "a/**", checks: {missing-tag: error}}]\n')).toEqual([reduced]);
    });
  });

  it('change by path and by image, and the later override wins', () => {
    const text = `checks: {unpinned: notice}
overrides:
  - {paths: "deploy/**", checks: {unpinned: error}}
  - {images: "r.example.com/acme/*", paths: ["**/dev/**"], checks: {unpinned: off}}
  - {images: [alpine], checks: {unpinned: warning}}
`;
    const severity = (raw: string, file: string) =>
      apply(text, [finding('unpinned', raw, file)]).findings[0]?.severity;
    expect(severity('r.example.com/acme/node:20', 'Dockerfile')).toBe('notice');
    expect(severity('r.example.com/acme/node:20', 'deploy/a.yaml')).toBe('error');
    expect(severity('r.example.com/acme/node:20', 'deploy/dev/a.yaml')).toBeUndefined();
    expect(severity('alpine:3', 'deploy/dev/a.yaml')).toBe('warning');
  });

  it('max-age and min-age change with them', () => {
    const { overrides } = policy(
      'overrides:\n  - {paths: "deploy/**", max-age: 1d, min-age: 2d}\n  - {images: alpine, max-age: 3d}\n',
    );
    const ages = ageLimitsFor(overrides, { maxAgeMs: 14 * dayMs, minAgeMs: 0 });
    const at = (file: string) => ({ file, span: { start: 0, end: 0 } });
    expect(ages({ at: at('x'), image: image('node:1') })).toEqual({ maxAgeMs: 14 * dayMs, minAgeMs: 0 });
    expect(ages({ at: at('deploy/x'), image: image('node:1') })).toEqual({
      maxAgeMs: dayMs,
      minAgeMs: 2 * dayMs,
    });
    expect(ages({ at: at('deploy/x'), image: image('alpine') })).toEqual({
      maxAgeMs: 3 * dayMs,
      minAgeMs: 2 * dayMs,
    });
  });
});

describe('waivers', () => {
  it.each([
    ['check: unpinned', true],
    ['check: stale-digest', false],
    ['image: r.example.com/acme/*', true],
    ['image: r.example.com/*', false],
    ['image: "r.example.com/**"', true],
    ['image: acme/node', false],
    ['tag: "2?"', true],
    ['tag: 20', true],
    ['tag: 21*', false],
    ['paths: "deploy/**"', true],
    ['paths: [x, "**/a.yaml"]', true],
    ['paths: deploy/*', false],
    ['artifact: openssl', false],
    ['advisory: CGA-1', false],
    ['check: unpinned, tag: 21', false],
  ])('%s: %s', (selectors, waives) => {
    const { findings } = apply(waivers(`${selectors}, reason: r`), [finding()]);
    expect(findings[0]?.waived !== undefined).toBe(waives);
  });

  it.each([
    ['advisory: cve-2026-1', true],
    ['advisory: CGA-1, artifact: openssl', true],
    ['artifact: curl', false],
    ['check: advisory, image: "**"', false],
    ['check: advisory, paths: "**"', false],
    ['check: advisory, acknowledged: 2026-11-20T10:00:00Z', true],
    ['check: advisory, acknowledged: 2026-11-20T09:59:59Z', false],
  ])('of an advisory, %s: %s', (selectors, waives) => {
    const { findings } = apply(waivers(`${selectors}, reason: r`), [advisory]);
    expect(findings.some(({ waived }) => waived !== undefined)).toBe(waives);
  });

  it.each(['cgr.dev/acme/*', 'CGR.dev/acme/*', '*.DEV/acme/node', 'cgr.dev:443/acme/*', 'CGR.dev:0443/**'])(
    'of the image %s: every spelling of a registry is the same',
    (glob) => {
      const node = { registry: 'cgr.dev', repository: 'acme/node' };
      expect(imageMatcher([glob])(node)).toBe(true);
      expect(imageMatcher([glob])({ ...node, registry: 'cgr.example' })).toBe(false);
    },
  );

  it('match when any of several globs does, and a glob without a slash is no registry', () => {
    const node = image('cgr.dev/acme/node:20');
    expect(imageMatcher(['other/*', 'cgr.dev/**'])(node)).toBe(true);
    expect(imageMatcher(['cgr.dev/**', 'other/*'])(node)).toBe(true);
    expect(imageMatcher(['other/*', 'another/*'])(node)).toBe(false);
    expect(imageMatcher([])(node)).toBe(false);
    expect(imageMatcher(['my.app'])(image('my.app'))).toBe(true);
    expect(imageMatcher(['My.App'])(image('my.app'))).toBe(false);
  });

  it("also know Docker Hub's images by their short names", () => {
    for (const glob of ['alpine', 'library/alpine', 'docker.io/library/alpine', 'docker.io/**']) {
      expect(
        apply(waivers(`image: "${glob}", reason: r`), [finding('unpinned', 'alpine:3')]).findings[0]?.waived,
      ).toBeDefined();
    }
  });

  it('lapse when the advisory changes, and the finding says so', () => {
    const text = waivers('advisory: CGA-1, acknowledged: 2026-11-19T00:00:00Z, reason: r');
    const { findings, waiverStates } = apply(text, [advisory]);
    expect(findings[0]?.message).toBe(
      'openssl: CGA-1. Its waiver has lapsed: the advisory was updated on 2026-11-20, after the update of 2026-11-19 that the waiver acknowledges',
    );
    expect(waiverStates).toMatchObject([{ state: 'lapsed', matched: 1 }]);
    const silent = { ...advisory, about: { ...advisory.about, advisory: { id: 'CGA-1', aliases: [] } } };
    expect(apply(text, [silent]).findings[0]?.message).toContain(
      'does not say when the advisory was last updated',
    );
  });

  it('count to the end of the day in UTC, and then are a finding at their own line', () => {
    const text = waivers('check: unpinned, reason: r, expires: 2026-11-20');
    const end = Date.parse('2026-11-20T23:59:59.999Z');
    expect(apply(text, [finding()], { now: end }).findings.map(short)).toEqual([['unpinned', 'error', 'r']]);
    const after = apply(text, [finding()], { now: end + 1 });
    expect(after.findings.map(short)).toEqual([
      ['expired-waiver', 'error', undefined],
      ['unpinned', 'error', undefined],
    ]);
    expect(after.findings[0]).toMatchObject({
      at: { file: path, span: { start: text.indexOf('{') } },
      message: expect.stringContaining('The finding it covered is active again'),
    });
    expect(after.findings[1]?.message).toContain('A waiver for it expired on 2026-11-20');
    expect(after.waiverStates).toMatchObject([{ state: 'expired', matched: 1 }]);
  });

  it.each([
    ['2026-12-05', 'It expires on 2026-12-05, in 14 days', now + dayMs / 2 - 1],
    ['2026-12-05', undefined, now + dayMs / 2 - 2],
    ['2026-11-21', 'It expires on 2026-11-21, within a day', now],
    ['2026-12-06', undefined, now],
  ])('that expire %s: %s', (expires, notice, at) => {
    const { waiverStates } = apply(waivers(`check: unpinned, reason: r, expires: ${expires}`), [finding()], {
      now: at,
    });
    expect(waiverStates[0]?.notice).toBe(notice);
  });

  it('that match nothing are a notice at their own line, unless something is unknown', () => {
    const text = waivers('check: stale-digest, reason: r');
    expect(apply(text, []).findings).toMatchObject([
      {
        check: 'unused-waiver',
        severity: 'notice',
        at: { file: path },
        message: 'This waiver matches no finding (reason: r). Remove it so it cannot hide a future one',
      },
    ]);
    const partial = apply(text, [], { complete: false });
    expect(partial.findings).toEqual([]);
    expect(partial.waiverStates).toMatchObject([{ state: 'unknown' }]);
  });

  it('of another repository are not reported as unused, and as expired only if a finding needs them', () => {
    const inheritedAt = { file: path, span: { start: 0, end: 5 } };
    const inherited = (text: string, findings: readonly Finding[]) => {
      const base = policy(text);
      return applyPolicy(
        findings,
        { ...base, waivers: base.waivers.map((one) => ({ ...one, inheritedAt })) },
        { now, complete: true },
      ).findings.map(({ check, at }) => [check, at?.span.start]);
    };
    expect(inherited(waivers('check: unpinned, reason: r'), [])).toEqual([]);
    expect(inherited(waivers('check: unpinned, reason: r, expires: 2026-01-01'), [])).toEqual([]);
    expect(inherited(waivers('check: unpinned, reason: r, expires: 2026-01-01'), [finding()])).toEqual([
      ['expired-waiver', 0],
      ['unpinned', 10],
    ]);
  });

  it('that a pull request adds do not count yet; those that it takes away do, and are not accused', () => {
    const [added] = policy(waivers('check: unpinned, reason: new')).waivers;
    const [gone] = policy(waivers('check: missing-tag, reason: old, expires: 2026-01-01')).waivers;
    if (added === undefined || gone === undefined) throw new Error('no waiver');
    const { findings, waiverStates } = applyPolicy(
      [finding()],
      { ...noPolicy, pending: [added], removed: [gone] },
      { now, complete: true },
    );
    expect(findings.map(short)).toEqual([['unpinned', 'error', undefined]]);
    expect(waiverStates).toMatchObject([
      { state: 'removed', matched: 0 },
      {
        state: 'pending',
        matched: 1,
        notice: expect.stringContaining('takes effect after the merge and will match 1 finding'),
      },
    ]);
  });

  it('never waive findings about waivers', () => {
    const text = waivers(
      `paths: "**", reason: everything`,
      'check: stale-digest, reason: r, expires: 2026-01-01',
    );
    expect(apply(text, [finding()]).findings.map(short)).toEqual([
      ['expired-waiver', 'error', undefined],
      ['unpinned', 'error', 'everything'],
    ]);
  });

  it('make a finding pass, but not a run whose policy could not be read', () => {
    const { findings } = apply(waivers('check: unpinned, reason: r'), [finding()]);
    const settings = { failOn: 'notice', onIncomplete: 'fail' } as const;
    expect(judge(notCompared(findings, undefined), [], settings).verdict).toBe('pass');
    const unread = [{ cause: 'policy-unread', subject: 's', message: 'm' }] as const;
    expect(
      judge([{ ...finding(), waived: undefined, introduced: undefined }], unread, settings),
    ).toMatchObject({ verdict: 'incomplete', exitCode: 3 });
  });
});

describe('inline waivers', () => {
  const inline = (check: string, start: number, end: number, file = 'deploy/prod/a.yaml'): InlineWaiver => ({
    check,
    reason: 'inline',
    at: { file, span: { start: 0, end: 5 } },
    covers: { file, span: { start, end } },
  });

  it.each([
    ['unpinned', 10, 11, 'deploy/prod/a.yaml', true],
    ['unpinned', 0, 10, 'deploy/prod/a.yaml', false],
    ['unpinned', 11, 20, 'deploy/prod/a.yaml', false],
    ['unpinned', 0, 99, 'other.yaml', false],
    ['stale-digest', 0, 99, 'deploy/prod/a.yaml', false],
  ] as const)('%s over %i to %i of %s%s', (check, start, end, file, waives) => {
    const { findings } = applyPolicy([finding()], noPolicy, {
      now,
      complete: true,
      inline: [inline(check, start, end, file)],
    });
    expect(findings.map(short)).toContainEqual(['unpinned', 'error', waives ? 'inline' : undefined]);
    expect(findings.some(({ check: id }) => id === 'unused-waiver')).toBe(!waives);
  });
});

describe('a waiver', () => {
  const text = fc.constantFrom('*', '**', 'a', 'b', 'a*', 'acme/a', 'r.io/acme/*', 'a/**', '?');
  const selectors: fc.Arbitrary<Selectors> = fc
    .record(
      {
        check: fc.constantFrom('unpinned', 'stale-digest', 'advisory'),
        image: text,
        tag: text,
        paths: fc.array(text, { minLength: 1, maxLength: 2 }),
        artifact: fc.constantFrom('a', 'b'),
        advisory: fc.constantFrom('a', 'b', 'c'),
      },
      { requiredKeys: [] },
    )
    .filter((one) => Object.keys(one).length > 0);
  const anyFinding: fc.Arbitrary<Finding> = fc
    .tuple(
      fc.constantFrom('unpinned', 'stale-digest', 'advisory'),
      fc.option(fc.constantFrom('a', 'r.io/acme/a:b', 'acme/a:a', 'b:b'), { nil: undefined }),
      fc.option(fc.constantFrom('a', 'b', 'a/b', 'a/b/a'), { nil: undefined }),
      fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
    )
    .map(([check, raw, file, artifact]) => ({
      check,
      severity: 'error',
      message: 'm',
      ...(file === undefined ? {} : { at: { file, span: { start: 0, end: 1 } } }),
      about: {
        ...(raw === undefined ? {} : { image: image(raw) }),
        ...(artifact === undefined ? {} : { artifact, advisory: { id: artifact, aliases: ['c'] } }),
      },
    }));

  it('waives exactly what each of its selectors alone would waive', () => {
    const waives = (one: Selectors, found: Finding) =>
      applyPolicy(
        [found],
        { ...noPolicy, waivers: [{ ...one, reason: 'r', at: { file: path, span: { start: 0, end: 1 } } }] },
        { now, complete: true },
      ).findings.some(({ waived }) => waived !== undefined);
    fc.assert(
      fc.property(selectors, anyFinding, (all, found) => {
        const alone = Object.entries(all).map(([key, value]) => waives({ [key]: value }, found));
        expect(waives(all, found)).toBe(alone.every((one) => one));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('matches names as a plain regular expression would, in good time', () => {
    const glob = fc
      .array(fc.constantFrom('*', '**', '?', 'a', 'b', '/'), { maxLength: 6 })
      .map((parts) => parts.join(''));
    const name = fc.array(fc.constantFrom('a', 'b', '/'), { maxLength: 8 }).map((parts) => parts.join(''));
    const regex = (one: string) =>
      new RegExp(
        `^${one.replace(/\*\*+|\*|\?/g, (w) => (w === '?' ? '[^/]' : w === '*' ? '[^/]*' : '.*'))}$`,
      );
    fc.assert(
      fc.property(glob, name, (one, other) => {
        expect(nameMatcher(one)(other)).toBe(regex(one).test(other));
      }),
      {
        numRuns: runs(5000),
      },
    );
  });
});

it.each([
  ['', true],
  ['checks: { digest-of-other-tag: off }', false],
  ['checks: { digest-of-other-tag: notice }', true],
  ['overrides: [{ paths: [a], checks: { digest-of-other-tag: off } }]', true],
  [
    '{ checks: { digest-of-other-tag: off }, overrides: [{ paths: [a], checks: { unpinned: error } }] }',
    false,
  ],
  [
    '{ checks: { digest-of-other-tag: off }, overrides: [{ paths: [a], checks: { digest-of-other-tag: error } }] }',
    true,
  ],
])('other tags are searched only where their check is on: %s', (text, asks) => {
  expect(asksForOtherTags(policy(text))).toBe(asks);
});
