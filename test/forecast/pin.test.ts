// Whole runs that pin: what their forecasts say, and what `hold` writes, keeps or offers instead.
import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { pinBody } from '../../src/output/markdown/pull-request/delivery.js';
import { runWithoutReplay } from '../e2e/in-process.js';
import { type EmulatedImage, emulated, moveTag } from './emulated-images.js';

let emulator: Emulator;
let host: string;

beforeEach(async () => {
  emulator = await createEmulator();
  host = new URL(emulator.address.registryUrl).host;
  emulator.state.advisories.push({
    ...(emulator.state.advisories[0] as (typeof emulator.state.advisories)[number]),
    uid: 'f'.repeat(40),
    advisoryId: 'CVE-2030-0001',
    artifactName: 'bad',
  });
});

const calm = { python: '3.12.1-r0', zlib: '1.3.0-r0' };
const bad = { ...calm, bad: '1.0.0-r0' };

interface Run {
  readonly moves: readonly EmulatedImage[];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
}

/** The tag moved every ten days, the last time today; the checkout has the first image. */
async function pinned({ moves, inputs = {}, files = {} }: Run) {
  const digests = moveTag(
    emulator,
    moves.map((image, at) => ({ daysAgo: (moves.length - 1 - at) * 10 + 1, image: { ...image, build: at } })),
  );
  const from = `FROM ${host}/acme/python:3.12@${digests[0]}\n`;
  const given = { mode: 'pin', 'max-age': '0d', ...inputs };
  const { report } = await runWithoutReplay(emulator, { Dockerfile: from, ...files }, given);
  const [forecast] = report.forecasts ?? [];
  const written = report.edits[0]?.after.trim().split('@')[1];
  return {
    report,
    forecast,
    digests,
    written,
    at: written === undefined ? 0 : digests.indexOf(written as never),
  };
}

describe('a forecast in pin', () => {
  it('says what the new digest changes, which builds were skipped, and which advisories it fixes', async () => {
    const { report, forecast, digests, at } = await pinned({
      moves: [{ packages: bad }, { packages: bad }, { packages: { ...calm, zlib: '1.3.1-r0' } }],
    });
    expect(at).toBe(2);
    expect(forecast).toMatchObject({ image: `${host}/acme/python:3.12`, from: digests[0], to: digests[2] });
    expect(forecast?.packages.map(({ change, name }) => `${change} ${name}`)).toEqual([
      'removed bad',
      'up zlib',
    ]);
    expect(forecast?.packages[0]?.platforms).toEqual(['linux/amd64', 'linux/arm64']);
    expect(forecast?.advisories?.fixed.map(({ id }) => id)).toEqual(['CVE-2030-0001']);
    expect(forecast?.advisories?.introduced).toEqual([]);
    expect(forecast?.skipped).toMatchObject({ count: 1, builds: [{ digest: digests[1] }] });
    expect(forecast?.grade).toBe('notable');
    expect(pinBody([], () => ({ line: 1 }) as never, report)).toContain('CVE-2030-0001');
  });

  it('reads no image in verify, without a new digest, or when it is switched off: only whether both indexes differ', async () => {
    const manifests = () => emulator.requests.filter(({ path }) => path.includes('/manifests/')).length;
    const blobs = () => emulator.requests.filter(({ path }) => path.includes('/blobs/')).length;
    const moves = [{ packages: calm }, { packages: bad }];
    expect((await pinned({ moves, inputs: { mode: 'verify' } })).report.forecasts).toBeUndefined();
    expect((await pinned({ moves: [{ packages: calm }] })).report.forecasts).toBeUndefined();
    const off = await pinned({ moves, inputs: { forecast: 'false' } });
    expect([off.at, off.report.forecasts]).toEqual([1, undefined]);
    expect([manifests(), blobs()]).toEqual([4, 0]);
    expect((await pinned({ moves })).forecast).toBeDefined();
    expect(blobs()).toBeGreaterThan(0);
  });

  it('reads each manifest once, and its failure stops nothing', async () => {
    const moves = [{ packages: calm }, { packages: bad }];
    await pinned({ moves });
    const paths = emulator.requests.map(({ path }) => path).filter((path) => /manifests|blobs/.test(path));
    expect(paths.length).toBe(new Set(paths).size);
    emulator.faults = [{ match: { path: '/manifests/' }, effect: { status: 500 } }];
    const failed = await pinned({ moves });
    expect([failed.at, failed.report.incomplete]).toEqual([1, []]);
    expect(failed.forecast?.grade).toBe('unknown');
    expect(failed.forecast?.unknown.map(({ about, cause }) => `${about} ${cause}`)).toContain(
      'platforms server-error',
    );
  });
});

describe('hold: introduces', () => {
  const inputs = { hold: 'introduces' };

  it('writes the newest build before that introduces nothing, and says why', async () => {
    const { report, forecast, digests, at } = await pinned({
      moves: [calm, calm, calm, bad, bad].map((packages) => ({ packages })),
      inputs,
    });
    expect(at).toBe(2);
    expect(forecast).toMatchObject({
      to: digests[2],
      held: { newest: digests[4], examined: 3, offered: digests[2] },
    });
    expect(forecast?.held?.reasons[0]).toContain('CVE-2030-0001 (bad)');
    const stale = report.findings.find(({ check }) => check === 'stale-digest');
    expect(stale?.message).toContain('held back by the policy (`hold`)');
    expect(stale?.fix).toBeUndefined();
  });

  it('writes nothing where every build introduces it', async () => {
    const { report, forecast, digests, at } = await pinned({
      moves: [calm, bad, bad].map((packages) => ({ packages })),
      inputs,
    });
    expect([at, report.edits]).toEqual([0, []]);
    expect(forecast?.held).toEqual({ newest: digests[2], examined: 1, reasons: [expect.any(String)] });
    expect(report.findings.map(({ message }) => message).join()).toContain('can be offered instead');
  });

  it('examines five builds and no more', async () => {
    const { forecast, at } = await pinned({
      moves: [calm, calm, bad, bad, bad, bad, bad, bad].map((packages) => ({ packages })),
      inputs,
    });
    expect(at).toBe(0);
    expect(forecast?.held).toMatchObject({ examined: 5 });
    expect(forecast?.held?.offered).toBeUndefined();
  });

  it('lets a digest pass that introduces what both have, or less than the policy counts', async () => {
    expect((await pinned({ moves: [{ packages: bad }, { packages: bad }], inputs })).at).toBe(1);
    const advisory = emulator.state.advisories.find(({ advisoryId }) => advisoryId === 'CVE-2030-0001');
    Object.assign(advisory ?? {}, { severities: [{ type: 'TYPE_CVSS_V3', score: '2.0' }] });
    expect((await pinned({ moves: [{ packages: calm }, { packages: bad }], inputs })).at).toBe(0);
  });

  it('keeps a pin of one platform at its build, and pins a reference without a digest in any case', async () => {
    const moves = [{ packages: calm }, { packages: bad }];
    const child = emulated({ packages: calm }).content.find(({ text }) => text.includes('"layers":[]'));
    const files = {
      'one/Dockerfile': `FROM ${host}/acme/python:3.12@${child?.digest}\n`,
      'none/Dockerfile': `FROM ${host}/acme/python:3.12\n`,
    };
    const { report, digests } = await pinned({ moves, inputs, files });
    const written = report.edits.map(({ file, after }) => [file, after.trim().split('@')[1]]);
    // The index of the same build is no bump.
    expect(written).toEqual([
      ['none/Dockerfile', digests[1]],
      ['one/Dockerfile', digests[0]],
    ]);
    expect(report.forecasts?.map(({ held }) => held?.offered)).toEqual([undefined, undefined]);
    expect(report.forecasts?.every(({ held }) => held !== undefined)).toBe(true);
  });

  it('holds back what it cannot examine', async () => {
    const { forecast, at } = await pinned({ moves: [{ packages: calm }, {}], inputs });
    expect(at).toBe(0);
    expect(forecast?.held?.reasons[0]).toContain('it is not known whether it would introduce advisories');
  });
});

describe('hold: platform-lost', () => {
  const inputs = { hold: 'platform-lost' };
  const moves = [{ packages: calm }, { packages: calm }, { packages: calm, architectures: ['amd64'] }];

  it('keeps a platform of the old digest where the repository names none', async () => {
    const { forecast, digests, at } = await pinned({ moves, inputs });
    expect(at).toBe(1);
    expect(forecast?.held).toMatchObject({ newest: digests[2], reasons: ['it would lose linux/arm64'] });
  });

  it('lets a platform go that the repository does not build for', async () => {
    const files = {
      '.github/workflows/build.yml': 'jobs:\n  build:\n    with:\n      platforms: linux/amd64\n',
    };
    const { forecast, at } = await pinned({ moves, inputs, files });
    expect([at, forecast?.held]).toEqual([2, undefined]);
    expect(forecast?.platforms.lost).toEqual(['linux/arm64']);
  });

  it('keeps one that a Bake file names', async () => {
    const files = { 'docker-bake.hcl': 'target "app" { platforms = ["linux/amd64", "linux/arm64"] }\n' };
    expect((await pinned({ moves, inputs, files })).at).toBe(1);
  });
});
