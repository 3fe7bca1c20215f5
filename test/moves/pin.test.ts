// Whole runs: a pin whose tag moved is written again, and is reported, only if an image in use changed.
import { beforeEach, describe, expect, it } from 'vitest';
import { readPolicy } from '../../src/config/policy/read.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import type { Policy } from '../../src/model/judgement/policy.js';
import { accountText } from '../../src/output/words/account.js';
import { historyText } from '../../src/output/words/format.js';
import { runInProcess, runWithoutReplay } from '../e2e/in-process.js';
import { type EmulatedImage, moveTag } from '../forecast/emulated-images.js';

let emulator: Emulator;
let host: string;

beforeEach(async () => {
  emulator = await createEmulator();
  host = new URL(emulator.address.registryUrl).host;
});

interface Run {
  /** Oldest first, ten days apart, the last one a day old; the checkout has the first. */
  readonly moves: readonly EmulatedImage[];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly policy?: string;
  readonly flag?: string;
}

function policyOf(text: string): Policy {
  const read = readPolicy({ path: '.github/tagproof.yml', text }, { checks: [], presets: [] });
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.file.policy;
}

async function pinned({ moves, inputs = {}, policy = '', flag = '' }: Run) {
  const digests = moveTag(
    emulator,
    moves.map((image, at) => ({ daysAgo: (moves.length - 1 - at) * 10 + 1, image })),
  );
  const files = { Dockerfile: `FROM ${flag}${host}/acme/python:3.12@${digests[0]}\n` };
  const before = emulator.requests.length;
  const given = { mode: 'pin', 'max-age': '0d', forecast: 'false', ...inputs };
  const play = given.mode === 'verify' ? runInProcess : runWithoutReplay;
  const { report } = await play(emulator, files, given, policyOf(policy));
  const requests = emulator.requests.slice(before);
  return {
    digests,
    report,
    fact: report.references[0]?.fact,
    findings: report.findings.map(({ check }) => check),
    written: report.edits[0]?.after.trim().split('@')[1],
    manifests: requests.filter(({ path, method }) => method === 'GET' && path.includes('/manifests/')).length,
  };
}

const [amd64, arm64, s390x] = ['amd64', 'arm64', 's390x'];
const one = { architectures: [amd64, arm64], build: 1 } as EmulatedImage;
const more = { architectures: [amd64, arm64, s390x], build: 1 } as EmulatedImage;
const two = { architectures: [amd64, arm64], build: 2 } as EmulatedImage;

describe('a tag that moved', () => {
  it('leaves a pin whose platforms all have the same images, and says so', async () => {
    const { written, findings, fact, manifests, report } = await pinned({ moves: [one, more] });
    expect([written, findings]).toEqual([undefined, []]);
    expect(fact).toMatchObject({ status: 'superseded', compared: {} });
    expect(report.references.map(historyText)).toEqual([expect.stringContaining('with the same images')]);
    expect(accountText(report)).toContain('1 pin left at another digest with the same images');
    expect(manifests).toBe(2);
  });

  it('pins again when an image changes', async () => {
    const { written, digests, fact } = await pinned({ moves: [one, two] });
    expect(written).toBe(digests[1]);
    expect(fact?.compared).toBeUndefined();
  });

  it('returns to the images of the pin: nothing to pin', async () => {
    expect((await pinned({ moves: [one, two, more] })).written).toBeUndefined();
  });

  it('counts from the first move that changed an image', async () => {
    const moves = [one, more, two];
    expect((await pinned({ moves, inputs: { 'max-age': '5d', mode: 'verify' } })).findings).toEqual([]);
    const stale = await pinned({ moves, inputs: { 'max-age': '12h', mode: 'verify' } });
    expect(stale.findings).toEqual(['stale-digest']);
    expect(stale.report.findings[0]?.message).toContain(
      'The first of them that changes an image for its platforms',
    );
    expect(stale.manifests).toBe(3);
  });

  it('asks nothing about a pin that is not reported, and cannot rule out a change that cannot be read', async () => {
    const fresh = await pinned({ moves: [one, more], inputs: { 'max-age': '5d' } });
    expect([fresh.manifests, fresh.fact?.compared]).toEqual([0, undefined]);
    emulator.faults = [{ match: { path: '/manifests/' }, effect: { status: 500 } }];
    const unread = await pinned({ moves: [one, more], inputs: { mode: 'verify' } });
    expect(unread.findings).toEqual(['stale-digest']);
    expect(unread.fact?.compared?.unread).toContain('500');
  });
});

describe('platforms in use', () => {
  const other = { architectures: [amd64, arm64], build: 1 } as EmulatedImage;
  const without = { architectures: [amd64], build: 1 } as EmulatedImage;

  it('are those of the policy', async () => {
    const moves = [other, without];
    expect((await pinned({ moves })).written).toBeDefined();
    const { written, fact } = await pinned({ moves, policy: 'platforms: linux/amd64\n' });
    expect(written).toBeUndefined();
    expect(fact?.compared).toEqual({ platforms: ['linux/amd64'] });
    expect(
      (await pinned({ moves, policy: 'platforms: [linux/amd64, linux/arm64]\n' })).written,
    ).toBeDefined();
  });

  it('is the one of the reference, whatever the policy says', async () => {
    const moves = [other, without];
    const policy = 'platforms: linux/arm64\n';
    expect((await pinned({ moves, policy, flag: '--platform=linux/amd64 ' })).written).toBeUndefined();
    expect((await pinned({ moves, policy, flag: '--platform=$BUILDPLATFORM ' })).written).toBeDefined();
  });
});
