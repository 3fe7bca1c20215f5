// vanishing-pin, moved-version-tag, mass-move and the repair of dead pins: facts in, findings out.
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import { imageName, isFullVersion, looksImmutable } from '../../src/model/images/image.js';
import type { Fact, SourceUsed, TagHistory, Vanishing } from '../../src/model/judgement/fact.js';
import { describeFact, parseFact } from '../../src/report/fact.js';
import { factSchema } from '../../src/report/schema/schema-items.js';
import { dayMs, digest, image, occurrence } from '../build.js';

const now = Date.parse('2026-11-22T12:00:00Z');
const hourMs = 3_600_000;
const settings = { maxAgeMs: () => 90 * dayMs, now };

function findings(facts: Readonly<Record<string, Fact>>, histories: readonly TagHistory[] = []) {
  const occurrences = Object.keys(facts).map((raw) => occurrence(raw));
  const entries = occurrences.map((one) => [one, facts[one.raw] as Fact] as const);
  return findingsOf({ occurrences, facts: new Map(entries), advisories: [], histories }, settings);
}

const name = 'quay.io/acme/app:22';
const superseded = (vanishes?: Vanishing): Fact => ({
  status: 'superseded',
  pinnedSince: now - 20 * dayMs,
  supersededAt: now - 2 * dayMs,
  supersededBy: digest('b'),
  behind: 1,
  lagMs: 2 * dayMs,
  currentDigest: digest('b'),
  basis: 'windowed',
  ...(vanishes === undefined ? {} : { vanishes }),
});
const current = (vanishes: Vanishing): Fact => ({
  status: 'current',
  currentDigest: digest('a'),
  basis: 'windowed',
  vanishes,
});

describe('vanishing-pin', () => {
  const reported = (fact: Fact) => findings({ [`${name}@${digest('a')}`]: fact });

  it('says when a pin stops working, and pins again', () => {
    const from = now + 12 * dayMs;
    expect(reported(superseded({ keptMs: 14 * dayMs, from }))).toMatchObject([
      {
        check: 'vanishing-pin',
        severity: 'warning',
        message: `The pinned digest of ${name} stops working on 2026-12-04: no other tag holds it, and the registry deletes what no tag holds after 14 days. Pin again before 2026-12-04, or copy the image to a registry of your own`,
        fix: { replacement: `@${digest('b')}` },
      },
    ]);
  });

  it('names a tag that stays as it is', () => {
    const [finding] = reported(superseded({ keptMs: dayMs, from: now + dayMs, sibling: '22.3.1' }));
    expect(finding?.message).toContain('Pin quay.io/acme/app:22.3.1 instead, which has the current digest');
  });

  it('says that the time is over, or that there is none', () => {
    const [finding] = reported(superseded({ keptMs: 0, from: now - 2 * dayMs }));
    expect(finding?.message).toContain(
      'can stop working at any time: no other tag holds it, and the registry deletes what no tag holds at once, which was over on 2026-11-20. Pin again now',
    );
  });

  it('a pin that the tag still points to has no fix, because there is nothing else to pin', () => {
    const [finding, ...others] = reported(current({ keptMs: 14 * dayMs }));
    expect(others).toEqual([]);
    expect(finding?.message).toContain('stops working when the tag moves again');
    expect(finding).not.toHaveProperty('fix');
  });

  it('is not reported where nothing is known of it', () => {
    expect(reported(superseded())).toEqual([]);
    expect(reported({ status: 'unknown', cause: 'no-history', message: 'none' })).toEqual([]);
  });
});

describe('the report', () => {
  it.each<Fact>([
    superseded({ keptMs: 14 * dayMs, from: now, sibling: '22.3.1' }),
    current({ keptMs: 0 }),
    { status: 'missing', what: 'digest' },
    {
      status: 'missing',
      what: 'digest',
      successor: { digest: digest('b'), since: now - dayMs, source: 'Quay' },
    },
  ])('gives back %o', (fact) => {
    expect(parseFact(factSchema.parse(describeFact(fact)), now)).toEqual(fact);
  });
});

describe('version tags', () => {
  it.each(['22.3.1', 'v1.2.3', '1.2.3-alpine', '1.2.3.4', '1.2.3_rc1'])('%s is a full version', (tag) => {
    expect(isFullVersion(tag)).toBe(true);
  });
  it.each(['22', '22.3', 'latest', '1.2-alpine', 'v1', '1.2.x', 'release-1.2.3', '1.2.3 '])(
    '%s is none',
    (tag) => {
      expect(isFullVersion(tag)).toBe(false);
    },
  );
  it.each(['22.3.1', '2026-11-22', '20261122', 'nightly-20261122', 'sha-4f3a2b1', 'main-4f3a2b1c'])(
    '%s looks immutable',
    (tag) => expect(looksImmutable(tag)).toBe(true),
  );
  it.each(['latest', 'stable', 'main', '22', 'feedbed', '1234567', '20261322'])('%s does not', (tag) => {
    expect(looksImmutable(tag)).toBe(false);
  });
});

const quay: SourceUsed = { source: 'the tag history of quay.io', strength: 'windowed', readAt: now };
function history(
  raw: string,
  moves: readonly (readonly [number, string])[],
  evidence?: SourceUsed,
): TagHistory {
  const { registry, repository, tag = 'latest' } = image(raw);
  const intervals = moves.map(([hoursAgo, letter]) => ({
    digest: digest(letter),
    since: now - hoursAgo * hourMs,
  }));
  return {
    registry,
    repository,
    tag,
    complete: false,
    intervals,
    ...(evidence === undefined ? {} : { evidence }),
  };
}
/** References without a digest would also be reported as unpinned. */
const missing: Fact = { status: 'missing', what: 'tag' };
const checksOf = (histories: readonly TagHistory[]) =>
  findings(Object.fromEntries(histories.map((one) => [imageName(one), missing])), histories).flatMap(
    ({ check, severity, about }) =>
      check === 'missing-tag' ? [] : `${severity} ${check} ${about?.image?.tag}`,
  );

describe('moved-version-tag', () => {
  const twice = [
    [48, 'a'],
    [2, 'b'],
  ] as const;

  it('reports a full version with two digests', () => {
    const moved = history('quay.io/acme/app:1.2.3', twice, quay);
    expect(findings({ 'quay.io/acme/app:1.2.3': missing }, [moved])).toMatchObject([
      { check: 'missing-tag' },
      {
        check: 'moved-version-tag',
        severity: 'notice',
        message:
          'quay.io/acme/app:1.2.3 names a full version, but has had 2 digests according to the tag history of quay.io; the last one since 2026-11-22. Pin the digest, and find out why the tag has moved',
      },
    ]);
  });

  it.each([
    ['a tag that moves by its name', history('quay.io/acme/app:1.2', twice, quay)],
    ['one digest', history('quay.io/acme/app:1.2.3', [[48, 'a']], quay)],
    [
      'the same digest again',
      history(
        'quay.io/acme/app:1.2.3',
        [
          [48, 'a'],
          [2, 'a'],
        ],
        quay,
      ),
    ],
    ['the platform, which rebuilds', history('cgr.dev/acme/app:1.2.3', twice)],
    ['an official image, which is rebuilt', history('node:22.3.1', twice, quay)],
  ])('does not report %s', (_, one) => {
    expect(checksOf([one])).toEqual([]);
  });
});

describe('mass-move', () => {
  const app = (tag: string, hoursAgo: number, before = 'a') =>
    history(
      `quay.io/acme/app:${tag}`,
      [
        [900, before],
        [hoursAgo, 'f'],
      ],
      quay,
    );
  const mass = (histories: readonly TagHistory[]) =>
    checksOf(histories).filter((one) => one.includes('mass-move'));

  it('reports every version tag that moved within the same hour', () => {
    const moved = [app('1.0.0', 10), app('1.0.1', 10.5), app('1.0.2', 10.9), app('0.9.0', 400)];
    expect(mass(moved)).toEqual(['1.0.0', '1.0.1', '1.0.2'].map((tag) => `warning mass-move ${tag}`));
    const [finding] = findings(
      Object.fromEntries(moved.map((one) => [imageName(one), missing])),
      moved,
    ).filter(({ check }) => check === 'mass-move');
    expect(finding?.message).toContain(
      '3 version tags of quay.io/acme/app moved within an hour of 2026-11-22 01:06 UTC',
    );
  });

  it.each<[string, readonly TagHistory[]]>([
    ['two tags', [app('1.0.0', 10), app('1.0.1', 10)]],
    ['moves of several hours', [app('1.0.0', 10), app('1.0.1', 11.5), app('1.0.2', 13)]],
    [
      'first pushes',
      ['1.0.0', '1.0.1', '1.0.2'].map((tag) => history(`quay.io/acme/app:${tag}`, [[10, 'a']], quay)),
    ],
    ['the same digest', ['1.0.0', '1.0.1', '1.0.2'].map((tag) => app(tag, 10, 'f'))],
    ['tags that move by their names', ['1', '1.0', 'latest'].map((tag) => app(tag, 10))],
    [
      'three repositories',
      ['a', 'b', 'c'].map((one) =>
        history(
          `quay.io/acme/${one}:1.0.0`,
          [
            [900, 'a'],
            [10, 'b'],
          ],
          quay,
        ),
      ),
    ],
  ])('does not report %s', (_, histories) => {
    expect(mass(histories)).toEqual([]);
  });
});
