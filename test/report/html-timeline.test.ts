// Timelines and lags of the page: every digest of a tag, how a pinned one is marked, and how many tags are in sight.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lagTable } from '../../src/output/html/sections.js';
import { timelines } from '../../src/output/html/tables/timeline.js';
import { describeHistory } from '../../src/report/history.js';
import { dayMs } from '../build.js';
import { digestOf } from './histories.js';
import { crowd, situations } from './situations.js';

const start = Date.parse('2026-11-01T00:00:00.000Z');
const iso = (days: number) => new Date(start + days * dayMs).toISOString();
const reigns = [
  { digest: digestOf('a'), since: iso(0), until: iso(4) },
  { digest: digestOf('b'), since: iso(4), until: iso(8) },
  { digest: digestOf('c'), since: iso(8) },
];
const { report: busy } = await situations.busy();

/** The cells of the rows of one tag, without markup. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const rows = text.split('<tbody>')[1]?.split('</tbody>')[0]?.split('</tr>').slice(0, -1) ?? [];
  return rows.map((row) =>
    row
      .split('</th>')
      .flatMap((part) => part.split('</td>'))
      .slice(0, -1)
      .map((cell) => cell.replace(/<[^>]*>/g, '')),
  );
}

it('lists every digest of a tag, the pinned ones by how they stand, and which came after the evaluated time', () => {
  const [one] = busy.references;
  if (one === undefined) throw new Error('no reference');
  const tag = { registry: 'r.example.com', repository: 'a/b', tag: '1' };
  const references = [
    { ...one, ...tag, digest: digestOf('a'), fact: { status: 'superseded' as const } },
    { ...one, ...tag, digest: digestOf('b'), fact: { status: 'current' as const } },
    ...Array.from({ length: 14 }, (_, index) => ({
      ...one,
      ...tag,
      digest: digestOf(`foreign ${index}`),
      fact: { status: 'not-in-history' as const },
    })),
  ];
  const histories = [{ ...tag, complete: true, reigns }];
  const rows = rowsOf(timelines({ ...busy, asOf: iso(5), references, histories }).text);
  expect(rows.slice(0, 12)).toEqual(
    references
      .slice(2, 14)
      .map(({ digest }) => [`${digest.slice(0, 19)} foreign`, "pinned, but never this tag's"]),
  );
  expect(rows.slice(12)).toEqual([
    ['2 other digests', "pinned, but never this tag's"],
    [`${digestOf('c').slice(0, 19)} after the evaluated time`, '2026-11-09 00:00 UTC', 'now'],
    [`${digestOf('b').slice(0, 19)} pinned, current`, '2026-11-05 00:00 UTC', '2026-11-09 00:00 UTC'],
    [`${digestOf('a').slice(0, 19)} pinned, not current`, '2026-11-01 00:00 UTC', '2026-11-05 00:00 UTC'],
  ]);
});

it('takes a digest for behind when one of its references is', () => {
  const reference = busy.references.find(({ repository }) => repository === 'acme/worker');
  if (reference?.fact === undefined) throw new Error('no reference');
  const also = { ...reference, fact: { ...reference.fact, status: 'superseded' as const } };
  for (const references of [
    [reference, also],
    [also, reference],
  ]) {
    const shown = timelines({ ...busy, references }).text;
    expect(shown.match(/pinned, (?:not )?current/g)).toEqual(['pinned, not current']);
  }
});

it('keeps twelve tags in sight, the worst first, and counts those that the page has no room for', async () => {
  const { report } = await crowd(200);
  const many = timelines(report).text;
  expect(many.split('class="more"')[0]?.match(/<table/g)).toHaveLength(12);
  expect(many).toContain('138 more tags');
  const histories = Array.from({ length: 20 }, () => report.histories ?? []).flat();
  const { text } = timelines({ ...report, histories });
  const shown = text.match(/<table/g)?.length ?? 0;
  expect(shown).toBeLessThan(3000);
  expect(text).toContain(`Showing ${shown} of 3000 tags; the rest is in the JSON report.`);
});

it('counts every proved pin in exactly one row of the lags', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 800 * 86_400 }), { minLength: 1 }), (lags) => {
      const [one] = busy.references;
      if (one === undefined) throw new Error('no reference');
      const references = lags.map((lagSeconds) => ({
        ...one,
        fact: { status: 'superseded' as const, lagSeconds },
      }));
      const { text } = lagTable({ ...busy, references });
      const numbers = [...text.matchAll(/<td>([\d,]+)<\/td>/g)].map(([, number]) => Number(number));
      expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(lags.length);
      const [zero] = numbers;
      expect(zero).toBe(lags.filter((lag) => lag === 0).length);
    }),
  );
});

it('counts the pins that lag longer than max-age', () => {
  const [one] = busy.references;
  if (one === undefined) throw new Error('no reference');
  const references = [0, 1, 13, 15, 700].map((days) => ({
    ...one,
    fact: { status: 'superseded' as const, lagSeconds: days * 86_400 },
  }));
  const overAt = (value: string) => {
    const settings = [{ name: 'max-age', value, from: 'default' }];
    return Number(/(\d+) pins? lags? longer/.exec(lagTable({ ...busy, references, settings }).text)?.[1]);
  };
  expect(['0d', '12h', '14d', 'P800D'].map(overAt)).toEqual([4, 4, 2, 0]);
  expect(lagTable({ ...busy, references, settings: [] }).text).not.toContain('longer');
});

it('keeps the newest 100 reigns of a tag in the report, and counts the older ones', () => {
  const long = Array.from({ length: 130 }, (_, index) => ({
    digest: digestOf(String(index)) as `sha256:${string}`,
    since: start + index * dayMs,
    ...(index === 129 ? {} : { until: start + (index + 1) * dayMs }),
  }));
  const tag = { registry: 'r', repository: 'a/b', tag: '1', complete: true };
  const described = describeHistory({ ...tag, intervals: long });
  expect(described).toMatchObject({ ...tag, truncated: 30 });
  expect(described.reigns.length).toBe(100);
  expect(described.reigns[0]).toEqual({ digest: digestOf('30'), since: iso(30), until: iso(31) });
  expect(described.reigns.at(-1)).toEqual({ digest: digestOf('129'), since: iso(129) });
  expect(describeHistory({ ...tag, intervals: long.slice(-100) })).not.toHaveProperty('truncated');
});
