// Timelines: what is drawn where, what a pinned digest looks like, and how many plots are in sight.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lagTable } from '../../src/output/html/sections.js';
import { plot } from '../../src/output/html/tables/plot.js';
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
const texts = { id: 1, title: 'T', described: 'D' };

interface Bar {
  readonly kind: string;
  readonly left: number;
  readonly width: number;
}

function barsOf(svg: string): readonly Bar[] {
  return [...svg.matchAll(/<rect class="reign ([\w ]+)" x="([\d.]+)%" y="14" width="([\d.]+)%"/g)].map(
    ([, kind = '', left, width]) => ({ kind, left: Number(left), width: Number(width) }),
  );
}

it('draws reigns to scale, the last one to the end, and the instant looked from', () => {
  const { text } = plot({ intervals: reigns, pinned: new Map(), asOf: start + 10 * dayMs, now: 0, ...texts });
  expect(barsOf(text)).toEqual([
    { kind: 'even', left: 0, width: 40 },
    { kind: 'odd', left: 40, width: 40 },
    { kind: 'even', left: 80, width: 20 },
  ]);
  expect(text).toContain('class="as-of" x1="100%"');
  expect(text).not.toContain('<circle');
});

it('marks pinned digests by how they stand, and fades what came after the instant looked from', () => {
  const pinned = new Map([
    [digestOf('a'), 'behind'],
    [digestOf('b'), 'current'],
  ] as const);
  const { text } = plot({
    intervals: reigns,
    pinned,
    asOf: start + 5 * dayMs,
    now: start + 10 * dayMs,
    ...texts,
  });
  expect(barsOf(text).map(({ kind }) => kind)).toEqual(['behind', 'current', 'even later']);
  expect(text).toContain('class="as-of" x1="50%"');
  expect(text.match(/<circle class="pin (\w+)" cx="([\d.]+)%"/g)).toEqual([
    '<circle class="pin behind" cx="20%"',
    '<circle class="pin current" cx="60%"',
  ]);
});

it('draws within its width for any timestamps', () => {
  const instants = fc.array(fc.integer({ min: 0, max: 4e12 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 4e12 }), (moments, asOf) => {
      const sorted = moments.toSorted((a, b) => a - b);
      const made = sorted.map((since, index) => {
        const until = sorted[index + 1];
        return {
          digest: digestOf(String(index)),
          since: new Date(since).toISOString(),
          ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
        };
      });
      const bars = barsOf(plot({ intervals: made, pinned: new Map(), asOf, now: asOf, ...texts }).text);
      expect(bars.length).toBe(made.length);
      for (const { left, width } of bars) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(100.02);
      }
    }),
  );
});

it('takes a digest for behind when one of its references is', () => {
  const reference = busy.references.find(({ repository }) => repository === 'acme/worker');
  if (reference?.fact === undefined) throw new Error('no reference');
  const also = { ...reference, fact: { ...reference.fact, status: 'superseded' as const } };
  for (const references of [
    [reference, also],
    [also, reference],
  ]) {
    const drawn = timelines({ ...busy, references }).text;
    expect(drawn.match(/class="reign (?:current|behind)" x/g)).toEqual(['class="reign behind" x']);
  }
});

it('keeps twelve plots in sight, the worst first, and counts those that the page has no room for', async () => {
  const { report } = await crowd(200);
  const many = timelines(report).text;
  expect(many.split('class="more"')[0]?.match(/<figure/g)).toHaveLength(12);
  expect(many).toContain('138 more tags');
  const histories = Array.from({ length: 20 }, () => report.histories ?? []).flat();
  const { text } = timelines({ ...report, histories });
  const shown = text.match(/<figure/g)?.length ?? 0;
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
