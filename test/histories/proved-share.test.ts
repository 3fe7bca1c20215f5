// More pins of 200 public images are proved or decided with sources than without, and none of them wrongly. With TAGPROOF_PINS, a
// file of lives as JSON, those are taken instead; with TAGPROOF_PINS_TABLE, the share is written as the table in
// docs/measurements/proofs.md has it: see scripts/proved-share.mjs.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seed } from '../sample.js';
import { modelledLives, type PinLife, type ProvedPin, provePins } from './proved-share.js';

const { TAGPROOF_PINS: file, TAGPROOF_PINS_TABLE: table } = process.env;
const names = readFileSync(new URL('public-images.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const lives: readonly PinLife[] =
  file === undefined ? modelledLives(names, seed) : JSON.parse(readFileSync(file, 'utf8'));

const isCurrent = ({ fact }: ProvedPin) => fact.status === 'current';
const isInHistory = ({ fact }: ProvedPin) =>
  fact.status === 'superseded' || fact.status === 'not-in-history' || fact.status === 'one-platform';
const isProved = (pin: ProvedPin) => isCurrent(pin) || isInHistory(pin) || pin.isBuilt;
const isOpen = (pin: ProvedPin) => pin.fact.status === 'not-current' && !pin.isBuilt;
const accused = ({ fact }: ProvedPin) => fact.status === 'not-current' && fact.otherTag?.contradicts === true;
const notSince = ({ fact }: ProvedPin) => (fact.status === 'not-current' ? fact.notSince : undefined);
const isDecided = (pin: ProvedPin) => isProved(pin) || accused(pin) || notSince(pin) !== undefined;

describe(`${lives.length} pins`, () => {
  it('are never proved to be what they are not, none is passed over, and more are decided with sources', async () => {
    const before = await provePins(lives, false);
    const after = await provePins(lives, true);
    for (const pin of [...before, ...after]) expectTrue(pin);
    expect(after.filter(({ fact }) => fact.status === 'unknown')).toEqual([]);
    for (const is of [isProved, isDecided, (one: ProvedPin) => one.hasTarget])
      expect(after.filter(is).length).toBeGreaterThan(before.filter(is).length);
    if (file === undefined)
      expect(after.filter(isDecided).length / after.length).toBeGreaterThanOrEqual(0.75);
    if (table !== undefined) writeFileSync(table, tableOf(before, after));
  });
});

/** What is said of a pin, held against its life. */
function expectTrue(pin: ProvedPin): void {
  const { fate, fact, isBuilt, leftAt } = pin;
  const expected = { current: 'current', superseded: 'superseded', never: 'not-in-history' }[fate];
  if (isCurrent(pin) || isInHistory(pin)) expect(fact.status).toBe(expected);
  if (isBuilt) expect(fate).toBe('superseded');
  if (accused(pin)) expect(fate).toBe('never');
  const since = notSince(pin);
  if (since !== undefined && leftAt !== undefined) expect(leftAt).toBeLessThanOrEqual(since);
  if (fact.status === 'not-current') expect(fate).not.toBe('current');
}

/** Each pin is in one of the columns between the first and the last two. */
const columns: readonly (readonly [head: string, is: (pin: ProvedPin) => boolean])[] = [
  ['Proved or decided', isDecided],
  ['The tag has it', isCurrent],
  ['A source has it', isInHistory],
  ['Signed as the tag', (pin) => pin.isBuilt],
  ['Another tag’s', (pin) => isOpen(pin) && accused(pin)],
  ['Not the tag’s since a day', (pin) => isOpen(pin) && !accused(pin) && notSince(pin) !== undefined],
  ['Named by the publisher', (pin) => !isDecided(pin) && isNamed(pin)],
  ['Behind or foreign', (pin) => !isDecided(pin) && isOpen(pin) && !isNamed(pin)],
  ['Digest for `min-age`', ({ hasTarget }) => hasTarget],
];

/** Another tag has the digest, and does not contradict the written one. It proves nothing. */
function isNamed({ fact }: ProvedPin): boolean {
  return fact.status === 'not-current' && fact.otherTag?.contradicts === false;
}

function tableOf(before: readonly ProvedPin[], after: readonly ProvedPin[]): string {
  const groups = [...new Set(before.map(groupOf))].sort();
  const seen = after.filter((pin) => pin.isSeen);
  const rows: readonly (readonly [string, readonly ProvedPin[]])[] = [
    ...groups.map((group) => [group, after.filter((pin) => groupOf(pin) === group)] as const),
    ['All', after],
    ...(seen.length === after.length ? [] : [['All whose tags were seen again', seen] as const]),
    ['All, without sources', before],
  ];
  const lines = rows.map(([name, pins]) => {
    const shares = columns.map(([, is]) => `${Math.round((100 * pins.filter(is).length) / pins.length)} %`);
    return rowOf([name, String(pins.length), ...shares]);
  });
  const head = ['Registry', 'Pins', ...columns.map(([name]) => name)];
  return `${[rowOf(head), rowOf(['---', ...head.slice(1).map(() => '---:')]), ...lines].join('\n')}\n`;
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function groupOf({ name }: ProvedPin): string {
  if (name.startsWith('docker.io/library/')) return 'Docker Official Images';
  const host = name.split('/', 1)[0] ?? '';
  if (host.endsWith('gcr.io') || host.endsWith('pkg.dev')) return 'gcr.io, pkg.dev';
  return ['docker.io', 'quay.io', 'ghcr.io', 'registry.k8s.io', 'mcr.microsoft.com'].includes(host)
    ? host
    : 'Others';
}
