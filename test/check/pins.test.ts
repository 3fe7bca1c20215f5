// conflicting-pins, missing-tag and cooling-down: which pins they report, and every word that they say.
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import type { Fact } from '../../src/model/judgement/fact.js';
import type { ImageOccurrence } from '../../src/model/occurrence.js';
import { dayMs, digest, occurrence } from '../build.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const node = 'r.example.com/acme/node';

function messages(occurrences: readonly ImageOccurrence[], fact?: Fact): readonly (readonly string[])[] {
  const facts = new Map(fact === undefined ? [] : occurrences.map((one) => [one, fact] as const));
  const evidence = { occurrences, facts, advisories: [], histories: [] };
  return findingsOf(evidence, { maxAgeMs: () => 14 * dayMs, now }).map((finding) => [
    finding.at?.file ?? '',
    finding.message,
  ]);
}

const pin = (file: string, letter: string, tag = ':20') =>
  occurrence(`${node}${tag}@${digest(letter)}`, { file });

describe('conflicting-pins', () => {
  it('names the digest here, one place with another digest, and how many digests there are besides', () => {
    expect(messages([pin('one', 'a'), pin('two', 'b'), pin('three', 'b')])).toEqual([
      ['one', `${node}:20 is pinned to sha256:aaaaaaaaaaaa here, but to sha256:bbbbbbbbbbbb in two`],
      ['three', `${node}:20 is pinned to sha256:bbbbbbbbbbbb here, but to sha256:aaaaaaaaaaaa in one`],
      ['two', `${node}:20 is pinned to sha256:bbbbbbbbbbbb here, but to sha256:aaaaaaaaaaaa in one`],
    ]);
    const [first] = messages(['a', 'b', 'c', 'd'].map((letter) => pin(letter, letter)));
    expect(first).toEqual([
      'a',
      `${node}:20 is pinned to sha256:aaaaaaaaaaaa here, but to sha256:bbbbbbbbbbbb in b, and to 2 other digests elsewhere`,
    ]);
  });

  it('is about pins of one tag that are used', () => {
    const same = [pin('one', 'a'), pin('two', 'a')];
    const otherTags = [pin('one', 'a'), pin('two', 'b', ':22'), pin('three', 'c', '')];
    const unpinned = [pin('one', 'a'), occurrence(`${node}:20`, { file: 'two' })];
    const testData = [pin('one', 'a'), { ...pin('two', 'b'), testData: 'fixtures' }];
    for (const occurrences of [same, otherTags, unpinned, testData])
      expect(messages(occurrences)).toEqual([]);
  });
});

describe('missing-tag', () => {
  it.each([
    ['repository', `${node}:20 does not exist: the registry has no such repository`],
    ['tag', `${node}:20 does not exist: the repository has no such tag`],
    [
      'digest',
      `${node}:20@${digest('a')} does not exist: the repository has no such digest, so it cannot be pulled`,
    ],
  ] as const)('names what does not exist: the %s', (what, message) => {
    expect(messages([pin('one', 'a')], { status: 'missing', what })).toEqual([['one', message]]);
  });
});

describe('cooling-down', () => {
  const young: Fact & { readonly status: 'current' } = {
    status: 'current',
    currentDigest: digest('a'),
    pinnedSince: Date.parse('2026-11-20T05:00:00Z'),
    youngUntil: Date.parse('2026-11-27T05:00:00Z'),
  };

  it('says since when the tag has pointed to the pin, and when that is long enough', () => {
    expect(messages([pin('one', 'a')], young)).toEqual([
      [
        'one',
        `${node}:20 has pointed to the pinned digest only since 2026-11-20. It reaches min-age on 2026-11-27`,
      ],
    ]);
    const [seen] = messages([pin('one', 'a')], { ...young, basis: 'first-seen' });
    expect(seen?.[1]).toMatch(/only since 2026-11-20 \(.+\)\. It reaches/);
  });

  it('is about pins that are current and too young', () => {
    const { youngUntil: _, ...old } = young;
    expect(messages([pin('one', 'a')], old)).toEqual([]);
  });

  it('says nothing of the tag where only the time of a push is known', () => {
    const { pinnedSince: _, ...pushed } = young;
    const azure = { source: 'the Azure registry', strength: 'timestamps', readAt: now } as const;
    expect(messages([pin('one', 'a')], { ...pushed, basis: 'timestamps', evidence: [azure] })).toEqual([
      [
        'one',
        `The pinned digest of ${node}:20 was pushed too recently (according to the Azure registry). It reaches min-age on 2026-11-27`,
      ],
    ]);
  });
});
