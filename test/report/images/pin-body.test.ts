// The body of the pin pull request: three columns, every image, linked places, and everything else folded.
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import type { PinChange } from '../../../src/model/run/delivery.js';
import { pinBody } from '../../../src/output/markdown/pull-request/delivery.js';
import type { Report } from '../../../src/report/schema/schema.js';
import { hostileText } from '../hostile.js';
import { manyChanges, sizes } from '../sizes.js';

const { report } = (await sizes[0]?.()) ?? {};
if (report === undefined) throw new Error('no report');
const at = () => ({ line: 12, column: 3, endLine: 12, endColumn: 9 });

const rowsOf = (text: string) => text.split('\n').filter((line) => /^\| (?:\[?<code>)/.test(line));

describe('122 images', () => {
  const body = pinBody(manyChanges, at, report);

  it('are all rows of three columns, the furthest behind first, and fit the host', () => {
    expect(body.length).toBeLessThanOrEqual(60_000);
    expect(body).toMatch(/^Pins 122 images in 482 places, from \d+ updates: /);
    const rows = rowsOf(body);
    expect(rows).toHaveLength(122);
    for (const row of rows) expect(row.split(' | ')).toHaveLength(3);
    const days = rows.map((row) => Number(/<summary>(\d+) days? behind/.exec(row)?.[1] ?? -1));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(rows.at(-1)).toContain('<summary>First pin</summary>');
  });

  it('have each at least one place that is linked to its line', () => {
    for (const row of rowsOf(body))
      expect(row).toMatch(
        /\]\(<https:\/\/github\.com\/acme\/platform\/blob\/4f{1}[^>]+\/deploy\.yaml#L12>\)/,
      );
    expect(body).toContain('and 6 more');
  });
});

it('lists every place of a few images, the others folded under the first', () => {
  const body = pinBody(manyChanges.slice(0, 14), at, report);
  for (const { places } of manyChanges.slice(0, 14))
    for (const { file } of places) expect(body).toContain(`/${file}#L12>`);
  expect(body).toContain('<details><summary>and 6 more</summary>');
});

it('cuts what no limit makes fit, and says so', () => {
  const many = Array.from({ length: 20 }, () => manyChanges).flat();
  const body = pinBody(many, at, report);
  expect(body.length).toBeLessThanOrEqual(60_000);
  const [, shown, total] = /Showing (\d+) of (\d+)/.exec(body) ?? [];
  expect([Number(shown), Number(total)]).toEqual([rowsOf(body).length, many.length]);
});

it('says what is known of advisories: links, none, unknown, or that none were compared', () => {
  const [first] = manyChanges.filter(({ from }) => from !== undefined);
  if (first === undefined) throw new Error('no change');
  const advisory = {
    uid: 'u',
    advisoryId: 'EX-1',
    artifactName: 'x',
    updateTime: '',
    aliases: ['CVE-2026-1234'],
  };
  const gap = { cause: 'timeout' as const, subject: 's', message: 'm' };
  const drawn = (advisories: PinChange['advisories']) =>
    pinBody([{ ...first, ...(advisories && { advisories }) }], at, report);
  expect(drawn({ from: [advisory, advisory], to: [] })).toContain(
    'Advisories of the old digest: [EX&#45;&#8288;1](<https://www.cve.org/CVERecord?id=CVE-2026-1234>)<br>Advisories of the new digest: none'.replace(
      '&#45;&#8288;',
      '-',
    ),
  );
  expect(drawn({ from: gap, to: [] })).toContain('Advisories of the old digest: unknown (timeout)');
  expect(drawn(undefined)).toContain('were not compared');
});

it('escapes names and paths from outside', () => {
  const changes = [
    { ...manyChanges[1], name: hostileText, places: [{ file: hostileText, span: { start: 0, end: 1 } }] },
  ];
  const body = pinBody(changes as readonly PinChange[], at, report as Report);
  const reader = new MarkdownIt({ html: true, linkify: true });
  for (const token of reader.parse(body, {}).flatMap(({ children }) => children ?? [])) {
    if (token.type === 'html_inline') expect(token.content).toMatch(/^<\/?(?:code|br|wbr|details|summary)>$/);
    if (token.type === 'link_open')
      expect(token.attrGet('href')).toMatch(/^https:\/\/github\.com\/acme\/platform\/blob\//);
    expect(token.type).not.toBe('image');
  }
  expect(rowsOf(body)).toHaveLength(1);
});
