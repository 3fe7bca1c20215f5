// What `tagproof history` says of every kind of source, at the widths of real terminals.
import { describe, expect, it } from 'vitest';
import type { TagReadings } from '../../src/command/history/shown-sources.js';
import { sideBySideJson, sideBySideText } from '../../src/command/history/side-by-side.js';

import { allTime } from '../../src/history/coverage.js';
import { type HistoryAnswer, type SourceReading, sourceReading } from '../../src/history/source.js';
import type { SourceStrength } from '../../src/model/images/source-strength.js';
import { dayMs, digest } from '../build.js';

const now = Date.parse('2026-11-22T00:00:00Z');
const ago = (days: number) => now - days * dayMs;
const record = (days: number, letter: string) => ({ at: ago(days), digest: digest(letter) });

function reading(
  id: string,
  strength: SourceStrength,
  title: string,
  answer: Partial<HistoryAnswer>,
): SourceReading {
  return sourceReading({ id, title, strength }, { readAt: now, records: [], ...answer }, digest('a'), now);
}

const quay = reading('quay', 'windowed', 'the tag history of quay.io', {
  records: [record(30, 'a'), record(20, 'b'), record(10, 'a'), record(6, 'b'), record(2, 'a')],
  known: [{ from: ago(30), to: Number.POSITIVE_INFINITY }],
  restoredAt: [ago(2)],
  keepsUntaggedMs: 0,
  expiresAt: ago(-5),
});
const witness = reading('official-images', 'witness', 'the docker-library/repo-info record', {
  records: [record(29, 'a'), record(25, 'a'), record(19, 'b'), record(1, 'a')],
});
const pushes = reading('docker-hub', 'timestamps', 'the push time at Docker Hub', {
  pushes: [{ digest: digest('a'), at: ago(2), isFirst: false }],
});
const ledger = reading('ledger', 'observed', "this repository's ledger", { records: [record(18, 'b')] });
const platform = reading('platform', 'complete', 'the tag history of cgr.dev', {
  records: [record(30, 'b'), record(8, 'a')],
  known: [allTime],
});
const silent = sourceReading(
  { id: 'ghcr', title: "GitHub's list of package versions", strength: 'timestamps' },
  { cause: 'denied', subject: 'ghcr', message: 'a token is needed\u001b[2J' },
  digest('a'),
  now,
);

function tag(...readings: readonly SourceReading[]): TagReadings {
  return { name: 'x', current: digest('a'), readings, now, within: allTime };
}

const lines = (text: string) => text.split('\n').map((line) => line.replace(/ {2,}/g, ' | ').trim());

describe('the words', () => {
  it('say of each source what it can know, and when it had each digest', () => {
    expect(lines(sideBySideText(tag(quay, ledger)))).toEqual([
      'DIGEST | REGISTRY | QUAY | LEDGER',
      `${digest('a')} | now | 2026-11-20 – now (put back), 2026-11-12 – 2026-11-16, 1 earlier`,
      `${digest('b')} | 2026-11-16 – 2026-11-20, 2026-11-02 – 2026-11-12 | seen 2026-11-04`,
      '2 digests',
      'quay: the tag history of quay.io (windowed) has every move of the tag since 2026-10-23; a digest that no tag points to is deleted at once; the registry will remove the tag on 2026-11-27; "put back" means that somebody has restored an older digest',
      "ledger: this repository's ledger (observed) has what this repository has seen the tag point to since 2026-11-04, and may have missed moves",
    ]);
    expect(lines(sideBySideText(tag(witness, pushes, silent)))).toEqual([
      'DIGEST | REGISTRY | OFFICIAL-IMAGES | DOCKER-HUB',
      `${digest('a')} | now | seen 2026-11-21, seen 2026-10-24 – 2026-10-28 | pushed 2026-11-20 or earlier`,
      `${digest('b')} | seen 2026-11-03`,
      '2 digests',
      'official-images: the docker-library/repo-info record (witness) has what others have seen the tag point to since 2026-10-24, and may have missed moves',
      'docker-hub: the push time at Docker Hub (timestamps) has the times of pushes, and does not know which tag they were for',
      "ghcr: GitHub's list of package versions could not be read: a token is needed\\u{1b}[2J [denied]",
    ]);
  });

  it('tell a source that was not asked from one that did not answer', () => {
    const { source } = silent;
    const unasked = { cause: 'no-credential', subject: 'ghcr', message: 'it needs a token' } as const;
    expect(sideBySideText(tag(quay, sourceReading(source, unasked, digest('a'), now)))).toContain(
      "GitHub's list of package versions was not asked: it needs a token [no-credential]",
    );
  });

  it('name a contradiction with the platform as with any other source', () => {
    const wrong = reading('ledger', 'observed', "this repository's ledger", { records: [record(15, 'e')] });
    expect(sideBySideText(tag(platform, wrong))).toContain(
      "Contradiction: According to this repository's ledger, the tag pointed to sha256:eeeeeeeeeeee by 2026-11-07, but the tag history of cgr.dev excludes that, so neither is used",
    );
  });

  it.each([60, 80, 120])('fit into %i columns, and no date is cut', (width) => {
    for (const shown of [
      tag(quay),
      tag(quay, ledger),
      tag(witness, pushes, ledger, silent),
      tag(platform, ledger),
    ]) {
      const text = sideBySideText(shown, width);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width);
      expect(text).not.toContain('…');
      expect(text).toContain('sha256:aaaaaaaaaaaa');
    }
  });

  it('list one source below the other where a table does not fit', () => {
    expect(
      sideBySideText(tag(witness, pushes, ledger), 80)
        .split('\n')
        .slice(0, 10),
    ).toEqual([
      'REGISTRY',
      '  sha256:aaaaaaaaaaaa  now',
      'OFFICIAL-IMAGES',
      '  sha256:aaaaaaaaaaaa  seen 2026-11-21',
      '                       seen 2026-10-24 – 2026-10-28',
      '  sha256:bbbbbbbbbbbb  seen 2026-11-03',
      'DOCKER-HUB',
      '  sha256:aaaaaaaaaaaa  pushed 2026-11-20 or earlier',
      'LEDGER',
      '  sha256:bbbbbbbbbbbb  seen 2026-11-04',
    ]);
  });
});

it('marks in JSON what was put back', () => {
  const { sources } = sideBySideJson(tag(quay)) as { sources: { reigns: object[] }[] };
  expect(sources[0]?.reigns.at(-1)).toEqual({
    digest: digest('a'),
    since: '2026-11-20T00:00:00.000Z',
    restored: true,
  });
  expect(sources[0]?.reigns[0]).not.toHaveProperty('restored');
});
