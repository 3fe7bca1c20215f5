// Advisories that a change fixes or introduces: asked once, by name, for images of the platform, and unknown if unanswered.
import { describe, expect, it } from 'vitest';
import type { AdvisorySources } from '../../src/advisories/ports.js';
import { type Bump, createForecaster } from '../../src/forecast/index.js';
import type { ImageReader } from '../../src/forecast/ports.js';
import type { Digest } from '../../src/model/images/image.js';
import type { Advisory } from '../../src/model/judgement/advisory.js';
import type { AdvisoryPolicy } from '../../src/model/judgement/policy.js';
import { digest } from '../build.js';

const own = 'registry.example.com';

/** The packages of an image are written in its digest's place. */
const contents = new Map<Digest, readonly string[]>();
const reader: ImageReader = {
  platformsOf: async (_, image) => [
    {
      name: 'linux/amd64',
      digest: image,
      read: async () => ({
        layers: [],
        config: '{}',
        sboms: [{ subject: image, digest: image, text: sbomOf(contents.get(image) ?? []) }],
      }),
    },
  ],
};

function sbomOf(packages: readonly string[]): string {
  const components = packages.map((purl) => ({ type: 'library', name: purl, purl: `pkg:${purl}` }));
  return JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', components });
}

function advisory(id: string, artifactName: string, more: Partial<Advisory> = {}): Advisory {
  return { uid: id, advisoryId: id, artifactName, updateTime: '2026-01-01T00:00:00Z', ...more };
}

const all = [
  advisory('CVE-1', 'openssl', {
    events: [{ status: 'fixed', fixedVersion: '3.2.1-r0' }],
    severities: [{ type: '', score: '9.1' }],
  }),
  advisory('CVE-2', 'zlib'),
  advisory('CVE-3', 'openssl-src', { severities: [{ type: '', score: '2.0' }] }),
];

async function forecasts(
  bumps: readonly Partial<Bump>[],
  policy: AdvisoryPolicy = { ignoreStatus: [] },
  isDown = false,
) {
  const asked: string[][] = [];
  const advisories: AdvisorySources = {
    sbomsIn: (registry) => (registry === own ? async () => ({ documents: [], missing: [] }) : undefined),
    scanned: async () => [],
    async advisories(names) {
      asked.push([...names]);
      if (!isDown)
        return {
          advisories: all.filter((one) => names.includes(one.artifactName)),
          gaps: [],
          unanswered: new Map(),
        };
      const gap = { cause: 'timeout', subject: 'advisories', message: 'It took too long' } as const;
      return { advisories: [], gaps: [gap], unanswered: new Map(names.map((name) => [name, gap.cause])) };
    },
  };
  const name = { registry: own, repository: 'acme/app', tag: '1' };
  const bump = { image: name, origin: name, from: digest('a'), to: digest('b') };
  const found = await createForecaster({ reader, advisories, policy, selection: { wanted: [] } })(
    bumps.map((one) => ({ ...bump, ...one })),
  );
  return { found, asked };
}

const idsOf = (one: Awaited<ReturnType<typeof forecasts>>['found'][number] | undefined) =>
  one?.advisories && {
    fixed: one.advisories.fixed.map(({ id }) => id),
    introduced: one.advisories.introduced.map(({ id }) => id),
  };

describe('advisories', () => {
  contents.set(digest('a'), ['apk/wolfi/openssl@3.2.0-r0', 'apk/wolfi/zlib@1.0-r0']);
  contents.set(digest('b'), ['apk/wolfi/openssl@3.2.1-r0?origin=openssl-src', 'apk/wolfi/zlib@1.1-r0']);

  it('are fixed where only the old packages match, and introduced where only the new ones do', async () => {
    const { found } = await forecasts([{}, { from: digest('b'), to: digest('a') }]);
    expect(idsOf(found[0])).toEqual({ fixed: ['CVE-1'], introduced: ['CVE-3'] });
    expect(idsOf(found[1])).toEqual({ fixed: ['CVE-3'], introduced: ['CVE-1'] });
    expect(found[0]?.advisories?.fixed[0]).toMatchObject({ severity: 'critical', package: 'openssl' });
  });

  it('count as far as the policy counts them', async () => {
    const { found } = await forecasts([{}], { ignoreStatus: [], severity: 'high' });
    expect(idsOf(found[0])).toEqual({ fixed: ['CVE-1'], introduced: [] });
  });

  it('are asked once for all images, and not at all for those of other registries', async () => {
    const elsewhere = { registry: 'docker.io', repository: 'acme/app' };
    const { found, asked } = await forecasts([{}, {}, { origin: elsewhere }]);
    expect(asked).toEqual([['openssl', 'openssl-src', 'zlib']]);
    expect(found[2]?.advisories).toBeUndefined();
    expect(found[2]?.unknown).toContainEqual(
      expect.objectContaining({ about: 'advisories', cause: 'no-platform' }),
    );
    expect((await forecasts([{ origin: elsewhere }])).asked).toEqual([]);
  });

  it('are unknown, not none, if the platform does not answer', async () => {
    const { found } = await forecasts([{}], undefined, true);
    expect(found[0]?.advisories).toBeUndefined();
    expect(found[0]?.unknown).toContainEqual(
      expect.objectContaining({ about: 'advisories', cause: 'timeout' }),
    );
  });
});
