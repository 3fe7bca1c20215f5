// Cards of several repositories joined: the same as those of one report with everything, within its limits.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageJoin } from '../../../src/report/images/join.js';
import type { ImageSummary } from '../../../src/report/images/schema.js';
import { imageSummaries } from '../../../src/report/images/summaries.js';
import type { Report } from '../../../src/report/schema/schema.js';
import { runs } from '../../sample.js';
import { busy } from '../busy.js';
import { reports } from '../generated.js';

const plenty = { images: 1000, places: 1000 };

/** What two ways to the same cards must agree in: of several equal messages and facts either may be shown. */
function essence(cards: readonly ImageSummary[]) {
  return cards
    .map(
      ({
        name,
        harm,
        severity,
        findings,
        waived,
        references,
        checks,
        pins,
        places,
        advisories,
        lagSeconds,
      }) => ({
        name,
        harm,
        severity,
        counts: [findings, waived, references],
        checks: checks.map((one) => [one.check, one.severity, one.findings, one.waived]).sort(),
        pins: pins.map((one) => [one.digest, one.references]),
        places: places.map((one) => [one.origin, one.file, one.line, one.column, [...one.checks].sort()]),
        advisories: advisories.map((one) => [one.id, one.artifact, one.waived]),
        lagSeconds,
      }),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function together(parts: readonly (readonly [string, Report])[]): Report {
  const [[, first] = ['', undefined]] = parts;
  if (first === undefined) throw new Error('no reports');
  const own = <K extends 'references' | 'findings'>(key: K) =>
    parts.flatMap(([origin, report]) => report[key].map((one) => ({ ...one, origin })));
  return {
    ...first,
    references: own('references') as Report['references'],
    findings: own('findings') as Report['findings'],
    advisories: parts.flatMap(([, report]) => report.advisories),
  };
}

/** The advisories of different repositories are not mixed up: each report brings its own. */
const withoutFeed = (report: Report): Report => ({ ...report, advisories: [] });

function stale({ images = [] }: Report): ImageSummary {
  const found = images.find(({ harm }) => harm === 'stale');
  if (found === undefined) throw new Error('no stale image');
  return found;
}

function checkOf(report: Report) {
  const [check] = stale(report).checks;
  if (check === undefined) throw new Error('no check');
  return check;
}

describe('the join', () => {
  it('of any reports is what one report with all of them has', () => {
    fc.assert(
      fc.property(reports().map(withoutFeed), reports().map(withoutFeed), (one, two) => {
        const parts = [
          ['acme/a', one],
          ['acme/b', two],
          ['acme/c', one],
        ] as const;
        const join = imageJoin(plenty);
        for (const [origin, report] of parts) join.add(origin, report);
        const whole = imageSummaries(together(parts));
        expect(essence(join.images())).toEqual(essence(whole));
        expect(join.total()).toBe(whole.filter(({ findings }) => findings > 0).length);
      }),
      { numRuns: runs(60) },
    );
  });

  it('takes the cards of a report, and computes those of an older one', async () => {
    const { report } = await busy();
    const { images: _, ...older } = report;
    const [newer, computed] = [imageJoin(), imageJoin()];
    newer.add('acme/a', report);
    computed.add('acme/a', older);
    expect(newer.images()).toEqual(computed.images());
    expect(newer.images()[0]?.places[0]?.origin).toBe('acme/a');
    expect(newer.images()[0]?.places[0]?.url).toContain('https://git.example.com/acme/shop/blob/');
  });

  it('is the same whichever of the repositories was audited on an earlier night', async () => {
    const { report } = await busy();
    /** One pin that has been behind since `day`, as an audit saw it that many seconds later. */
    const audited = (day: string, lagSeconds: number) => ({
      ...report,
      images: [
        {
          ...stale(report),
          since: `2026-10-${day}T00:00:00.000Z`,
          lagSeconds,
          checks: [{ ...checkOf(report), message: `behind since ${day}` }],
        },
      ],
    });
    const cardOf = (...parts: readonly Report[]) => {
      const join = imageJoin(plenty);
      for (const [index, part] of parts.entries()) join.add(`acme/${index}`, part);
      return join.images()[0];
    };
    const fresh = cardOf(audited('05', 900), audited('01', 1200));
    const carried = cardOf(audited('05', 900), audited('01', 700));
    expect(fresh?.checks[0]?.message).toBe('behind since 01');
    expect(carried).toEqual({ ...fresh, lagSeconds: 700 });
    expect(carried?.since).toBe('2026-10-01T00:00:00.000Z');
    // Of the same pin, the number of the latest audit.
    expect(cardOf(audited('01', 1200), audited('01', 700))?.lagSeconds).toBe(1200);
    expect(cardOf(audited('01', 700), audited('01', 1200))?.lagSeconds).toBe(1200);
    expect(cardOf(audited('01', 700), audited('01', 1200))?.places[0]?.origin).toBe('acme/0');
  });

  it('keeps the worst places and images, and counts all', async () => {
    const { report } = await busy();
    const join = imageJoin({ images: 3, places: 2 });
    for (const origin of ['acme/a', 'acme/b', 'acme/c']) join.add(origin, report);
    const images = join.images();
    expect(images.map(({ harm }) => harm)).toEqual(['foreign-digest', 'dead-tag', 'stale']);
    expect(images.map(({ findings, references }) => [findings, references])).toEqual([
      [3, 3],
      [3, 3],
      [18, 9],
    ]);
    expect(images.map(({ places, placesTotal }) => [places.length, placesTotal])).toEqual([
      [2, 3],
      [2, 3],
      [2, 9],
    ]);
  });

  it('drops the best images when there are too many, and still counts them', () => {
    const join = imageJoin({ images: 2, places: 5 });
    const base = {
      kind: 'image' as const,
      file: 'f',
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 2,
      raw: 'x',
    };
    for (let index = 0; index < 30; index += 1) {
      const image = { registry: 'r.example.com', repository: `acme/i${index}`, tag: '1' };
      const check = index === 4 ? 'digest-not-in-history' : 'unpinned';
      const found = { check, severity: 'error' as const, message: 'm', image };
      const report = { references: [{ ...base, ...image }], findings: [found], advisories: [] };
      join.add(`acme/r${index}`, report as unknown as Report);
    }
    expect(join.total()).toBe(30);
    expect(join.images().map(({ repository }) => repository)).toContain('acme/i4');
    expect(join.images()).toHaveLength(2);
  });

  it('asks for one thing, with the digests of all repositories', () => {
    const digest = (letter: string) => `sha256:${letter.repeat(64)}`;
    const card = (from: string, automatic: boolean) => {
      const [made] = imageSummaries({
        references: [],
        findings: [
          {
            check: 'stale-digest',
            severity: 'error',
            message: 'm',
            image: { registry: 'r', repository: 'a', tag: '1' },
          },
        ],
        advisories: [],
      } as unknown as Report);
      const action = {
        do: 'pin' as const,
        from: [digest(from)],
        to: digest('f'),
        ...(automatic ? { automatic } : {}),
      };
      return { images: [{ ...made, action }] } as unknown as Report;
    };
    const join = imageJoin();
    join.add('acme/a', card('b', true));
    join.add('acme/b', card('a', true));
    expect(join.images()[0]?.action).toEqual({
      do: 'pin',
      from: [digest('a'), digest('b')],
      to: digest('f'),
      automatic: true,
    });
    join.add('acme/c', card('a', false));
    expect(join.images()[0]?.action?.automatic).toBeUndefined();
  });
});
