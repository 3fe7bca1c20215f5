// `settle`: a tag whose images are built one after the other is pinned once, when it is finished.
import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { noPolicy } from '../../src/model/judgement/policy.js';
import { runWithoutReplay } from '../e2e/in-process.js';
import { type EmulatedImage, emulated, moveTag } from '../forecast/emulated-images.js';

let emulator: Emulator;
let host: string;

beforeEach(async () => {
  emulator = await createEmulator();
  host = new URL(emulator.address.registryUrl).host;
});

interface Move {
  /** Hours before or after the first build of the morning. */
  readonly at: number;
  readonly image: EmulatedImage;
}

/** What `pin` makes of a checkout at an hour: the moves until then have happened. */
async function pinAt(hour: number, moves: readonly Move[], pin: string, settleMs?: number) {
  moveTag(
    emulator,
    moves.filter(({ at }) => at <= hour).map(({ at, image }) => ({ daysAgo: (hour + 0.1 - at) / 24, image })),
  );
  const text = `FROM ${host}/acme/python:3.12@${pin}\n`;
  const inputs = { mode: 'pin', 'max-age': '0d', forecast: 'false' };
  const policy = settleMs === undefined ? noPolicy : { ...noPolicy, settleMs };
  const { report } = await runWithoutReplay(emulator, { Dockerfile: text }, inputs, policy);
  const [edit] = report.edits;
  return {
    pin: edit === undefined ? pin : (edit.after.trim().split('@')[1] ?? ''),
    compared: report.references[0]?.fact?.compared,
    findings: report.findings.map(({ check }) => check),
  };
}

/** The digests that a run every hour pins. */
async function pinHourly(
  hours: number,
  moves: readonly Move[],
  settleMs?: number,
): Promise<readonly string[]> {
  const pins = [emulated(moves[0]?.image ?? {}).digest as string];
  for (let hour = 0; hour <= hours; hour += 1) {
    const { pin } = await pinAt(hour, moves, pins.at(-1) ?? '', settleMs);
    if (pin !== pins.at(-1)) pins.push(pin);
  }
  return pins.slice(1);
}

const platforms = ['amd64', '386', 'arm64', 'ppc64le', 's390x'];
const complete = { at: -200, image: { architectures: platforms, build: 0 } };
/** https://github.com/docker-library/official-images/pull/18385: five digests of `golang:1.23.6` in twelve hours. */
const morning: readonly Move[] = [
  complete,
  ...[0, 1, 3, 7, 12].map((at, built) => ({
    at,
    image: { architectures: platforms.slice(0, built + 1), build: 1 },
  })),
];

describe('settle', () => {
  it('makes one update of a morning with five digests: the finished one', async () => {
    expect(await pinHourly(14, morning)).toEqual([emulated(morning[5]?.image ?? {}).digest]);
  });

  it('switched off, writes what is unfinished', async () => {
    expect((await pinHourly(4, morning, 0))[0]).toBe(emulated(morning[1]?.image ?? {}).digest);
  });

  it('says nothing about a pin while there is nothing to pin', async () => {
    const pin = emulated(complete.image).digest;
    const { compared, findings } = await pinAt(4, morning, pin);
    expect(findings).toEqual([]);
    expect(compared?.unsettled).toContain('no image yet for some platform');
  });

  it('ends: a platform that is dropped does not hold a tag back for longer, however often it moves', async () => {
    const dropped = { architectures: ['amd64'], build: 1 };
    const pin = emulated(complete.image).digest;
    const daily = [0, 10, 20, 30].map((at, build) => ({ at, image: { ...dropped, build: build + 1 } }));
    expect((await pinAt(23, [complete, { at: 0, image: dropped }], pin)).pin).toBe(pin);
    expect((await pinAt(25, [complete, { at: 0, image: dropped }], pin)).pin).toBe(emulated(dropped).digest);
    expect((await pinAt(31, [complete, ...daily], pin)).pin).toBe(emulated(daily[3]?.image ?? {}).digest);
  });

  it('offers the digest before, if the tag had rested at that one', async () => {
    const patch = { at: -100, image: { architectures: platforms, build: 2 } };
    const pin = emulated(complete.image).digest;
    const { pin: written } = await pinAt(2, [complete, patch, ...morning.slice(1)], pin);
    expect(written).toBe(emulated(patch.image).digest);
  });
});
