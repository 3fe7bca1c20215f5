// More pins of 200 public images are proved with sources than without, and none of them wrongly. With TAGPROOF_PINS, a file of
// lives as JSON, those are taken instead; with TAGPROOF_PINS_TABLE, the share is written as the table in docs/registries.md has
// it: see scripts/proved-share.mjs.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seed } from '../seed.js';
import { modelledLives, type PinLife, type ProvedPin, provePins } from './proved-share.js';

const { TAGPROOF_PINS: file, TAGPROOF_PINS_TABLE: table } = process.env;
const names = readFileSync(new URL('public-images.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const lives: readonly PinLife[] =
  file === undefined ? modelledLives(names, seed) : JSON.parse(readFileSync(file, 'utf8'));

const isProved = ({ fact }: ProvedPin) => fact.status !== 'unknown' && fact.status !== 'not-current';

describe(`${lives.length} pins`, () => {
  it('are never proved to be what they are not, none is passed over, and more are proved with sources', async () => {
    const before = await provePins(lives, false);
    const after = await provePins(lives, true);
    for (const { fact, fate } of [...before, ...after].filter(isProved)) {
      const expected = { current: 'current', superseded: 'superseded', never: 'not-in-history' }[fate];
      expect(fact.status).toBe(expected);
    }
    expect(after.filter(({ fact }) => fact.status === 'unknown')).toEqual([]);
    expect(after.filter(isProved).length).toBeGreaterThan(before.filter(isProved).length);
    expect(after.filter((one) => one.hasTarget).length).toBeGreaterThan(
      before.filter((one) => one.hasTarget).length,
    );
    if (table !== undefined) writeFileSync(table, tableOf(before, after));
  });
});

const columns: readonly (readonly [head: string, is: (pin: ProvedPin) => boolean])[] = [
  ['Proved', isProved],
  ['Not current', ({ fact }) => fact.status === 'not-current'],
  ['… for a known time', ({ fact }) => fact.status === 'not-current' && fact.notSince !== undefined],
  ['Unknown', ({ fact }) => fact.status === 'unknown'],
  ['Digest for `min-age`', ({ hasTarget }) => hasTarget],
];

function tableOf(before: readonly ProvedPin[], after: readonly ProvedPin[]): string {
  const groups = [...new Set(before.map(groupOf))].sort();
  const rows: readonly (readonly [string, readonly ProvedPin[]])[] = [
    ...groups.map((group) => [group, after.filter((pin) => groupOf(pin) === group)] as const),
    ['All', after],
    ['All, without sources', before],
  ];
  const lines = rows.map(([name, pins]) => {
    const shares = columns.map(([, is]) => `${Math.round((100 * pins.filter(is).length) / pins.length)} %`);
    return rowOf([name, String(pins.length), ...shares]);
  });
  const head = ['Registry', 'Pins', ...columns.map(([name]) => name)];
  return `${[rowOf(head), rowOf(head.map(() => '---')), ...lines].join('\n')}\n`;
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function groupOf({ name }: ProvedPin): string {
  if (name.startsWith('docker.io/library/')) return 'Docker Official Images';
  const host = name.split('/', 1)[0] ?? '';
  return ['docker.io', 'quay.io', 'ghcr.io'].includes(host) ? host : 'Others';
}
