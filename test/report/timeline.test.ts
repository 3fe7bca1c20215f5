// Timelines and freshness: what the picture says is what the facts say.
import { describe, expect, it } from 'vitest';
import { coverageOf } from '../../src/report/coverage.js';
import { imagesOf } from '../../src/report/freshness.js';
import type { ReportedWaiver } from '../../src/report/schema.js';
import { barOf, stretchesOf } from '../../src/report/timeline.js';
import { expiringWaivers } from '../../src/report/waivers.js';
import { now, situations, waiver } from './situations.js';

describe('timelines', () => {
  it('draw the history where there is one, and else what the fact says', async () => {
    const { report } = await situations.busy();
    const rows = imagesOf(report);
    const bars = (name: string) =>
      rows.filter((row) => row.name.endsWith(name)).map((row) => barOf(stretchesOf(row, now), now));
    expect(bars('node:22')).toEqual(['·····████░░░░░░░']);
    expect(bars('cache:2')).toEqual(['████████░░░░░░░▒']);
    expect(bars('typo:twenty')).toEqual(['']);
    const [node] = rows.filter(({ name }) => name.endsWith('node:22'));
    expect(node && stretchesOf(node, now).map(({ what }) => what)).toEqual([
      'other',
      'pinned',
      'newer',
      'newer',
      'current',
    ]);
  });

  it('end at the instant of the report, whatever came later', async () => {
    const { report } = await situations.busy();
    const [node] = imagesOf(report).filter(({ name }) => name.endsWith('node:22'));
    const before = now - 30 * 86_400_000;
    const stretches = node === undefined ? [] : stretchesOf(node, before);
    expect(stretches.map(({ what }) => what)).toEqual(['other', 'pinned', 'newer']);
    expect(Math.max(...stretches.map(({ until }) => until))).toBe(before);
  });
});

describe('freshness', () => {
  it('puts what is wrong first, then the stalest, and counts the places of an image once', async () => {
    const { report } = await situations.busy();
    const rows = imagesOf(report);
    expect(rows.map(({ verdict }) => verdict)).toEqual([
      ...['wrong', 'wrong'],
      ...['stale', 'stale', 'stale'],
      ...['loose', 'loose'],
      ...['fresh', 'fresh', 'fresh'],
    ]);
    expect(
      rows.filter(({ verdict }) => verdict === 'stale').map(({ fact }) => fact?.lagSeconds ?? 0),
    ).toEqual([40 * 86_400, 20 * 86_400, 0]);
    expect(rows.find(({ name }) => name.endsWith('cache:2'))?.uses).toBe(2);
  });
});

describe('coverage', () => {
  it('counts what was asked, what was answered, and what is unknown by its cause', async () => {
    const { report } = await situations.outage();
    const counted = { asked: 3, answered: 1, unknown: { timeout: 2 } };
    expect(coverageOf(report.references)).toEqual({ references: counted, histories: counted });
    expect(report.coverage).toMatchObject({ references: counted, histories: counted });
    const { report: busy } = await situations.busy();
    expect(coverageOf(busy.references)).toEqual({
      references: { asked: 12, answered: 11, unknown: { opaque: 1 } },
      histories: { asked: 9, answered: 9, unknown: {} },
    });
  });

  it('counts a tag once, and a word on the present as no history', () => {
    const one = { kind: 'image' as const, file: 'f', line: 1, column: 1, endLine: 1, endColumn: 2, raw: 'x' };
    const name = { registry: 'r', repository: 'a', tag: '1' };
    const present = { status: 'current' as const, basis: 'present' as const };
    const references = [
      { ...one, ...name, fact: present },
      { ...one, ...name, fact: present },
      { ...one, ...name, tag: '2', fact: { status: 'missing' as const } },
    ];
    expect(coverageOf(references)).toEqual({
      references: { asked: 3, answered: 3, unknown: {} },
      histories: { asked: 2, answered: 1, unknown: { 'no-history': 1 } },
    });
  });
});

describe('waivers that run out soon', () => {
  it('are those that count and end within 14 days, the next one first', async () => {
    const { report } = await situations['all-well']();
    const ending = (check: string, expires?: string, state: ReportedWaiver['state'] = 'active') =>
      waiver({ check, state, ...(expires === undefined ? {} : { expires }) });
    const waivers = [
      ending('later', '2026-12-05T12:00:00.000Z'),
      ending('too-late', '2026-12-05T12:00:00.001Z'),
      ending('sooner', '2026-11-22T00:00:00.000Z'),
      ending('gone', '2026-11-21T11:59:59.999Z'),
      ending('never'),
      ending('pending', '2026-11-22T00:00:00.000Z', 'pending'),
    ];
    expect(expiringWaivers({ ...report, waivers }).map(({ subject }) => subject)).toEqual([
      'sooner',
      'later',
    ]);
  });
});
