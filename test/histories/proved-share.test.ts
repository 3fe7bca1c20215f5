// More pins of 200 public images are proved with sources than without, and none of them wrongly. With TAGPROOF_PINS, a file
// with one image per line, those are taken instead; with TAGPROOF_PINS_TABLE, the share is written as the table in docs/registries.md has it: see scripts/proved-share.mjs.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seed } from '../seed.js';
import { type ProvedPin, provePins } from './proved-share.js';

const { TAGPROOF_PINS: file, TAGPROOF_PINS_TABLE: table } = process.env;
const list = file ?? new URL('public-images.txt', import.meta.url);
const names = readFileSync(list, 'utf8').trim().split('\n');

const isProved = ({ fact }: ProvedPin) => fact.status !== 'unknown' && fact.status !== 'not-current';

describe(`${names.length} pins`, () => {
  it('are never proved to be what they are not, and more of them with sources', async () => {
    const before = await provePins(names, false, seed);
    const after = await provePins(names, true, seed);
    for (const { fact, fate } of [...before, ...after].filter(isProved)) {
      const expected = { current: 'current', superseded: 'superseded', never: 'not-in-history' }[fate];
      expect(fact.status).toBe(expected);
    }
    expect(after.filter(isProved).length).toBeGreaterThan(before.filter(isProved).length);
    expect(after.filter((one) => one.hasTarget).length).toBeGreaterThan(
      before.filter((one) => one.hasTarget).length,
    );
    if (table !== undefined) writeFileSync(table, tableOf(before, after));
  });
});

function tableOf(before: readonly ProvedPin[], after: readonly ProvedPin[]): string {
  const groups = [...new Set(before.map(groupOf))].sort();
  const rows = [...groups, 'All'].map((group) => {
    const ofGroup = (pins: readonly ProvedPin[]) =>
      pins.filter((pin) => group === 'All' || groupOf(pin) === group);
    const [old, all] = [ofGroup(before), ofGroup(after)];
    const share = (pins: readonly ProvedPin[], is: (pin: ProvedPin) => boolean) =>
      `${Math.round((100 * pins.filter(is).length) / pins.length)} %`;
    const target = (pin: ProvedPin) => pin.hasTarget;
    return `| ${[group, old.length, share(old, isProved), share(all, isProved), share(old, target), share(all, target)].join(' | ')} |`;
  });
  const head =
    '| Registry | Pins | Proved before | Proved with sources | `min-age` before | `min-age` with sources |';
  return `${[head, '| --- | --- | --- | --- | --- | --- |', ...rows].join('\n')}\n`;
}

function groupOf({ name }: ProvedPin): string {
  if (name.startsWith('docker.io/library/')) return 'Docker Official Images';
  const host = name.split('/', 1)[0] ?? '';
  return ['docker.io', 'quay.io', 'ghcr.io'].includes(host) ? host : 'Others';
}
