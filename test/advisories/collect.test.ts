// Names that two questions of a run have in common are answered for both, in whatever order the answers come.
import { expect, it } from 'vitest';
import { createAdvisoryCollector } from '../../src/advisories/collect.js';
import type { AdvisoryAnswer, AdvisorySources } from '../../src/advisories/ports.js';
import type { Files } from '../../src/model/run/host.js';

const advisory = {
  uid: 'u',
  advisoryId: 'CGA-1',
  artifactName: 'openssl',
  updateTime: '2026-11-01T00:00:00Z',
};

it('no name counts as answered before its answer has arrived', async () => {
  const arrivals: (() => void)[] = [];
  const sources: AdvisorySources = {
    advisories: (names) =>
      new Promise<AdvisoryAnswer>((resolve) => {
        const advisories = names.includes('openssl') ? [advisory] : [];
        arrivals.push(() => resolve({ advisories, gaps: [], unanswered: new Map() }));
      }),
    sbomsIn: () => undefined,
    scanned: async () => [],
  };
  const files = { list: async () => [] } as unknown as Files;
  const collect = createAdvisoryCollector(sources, files, {
    artifacts: ['openssl'],
    sbom: [],
    sbomFromRegistry: false,
    vulnerabilityReports: false,
    registries: {},
  });
  const both = [collect([], new Map()), collect([], new Map())];
  await new Promise((resolve) => setImmediate(resolve));
  for (const arrive of arrivals.toReversed()) arrive();
  for (const { advice } of await Promise.all(both)) expect(advice.advisories).toEqual([advisory]);
});
