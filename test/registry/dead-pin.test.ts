// A pin that is dead in a real registry: the manifest is deleted, garbage is collected, and the repository's ledger knows
// what followed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import { registriesClient } from '../../src/clients/registry/registries.js';
import { networkTransport } from '../../src/host/network/transport.js';
import type { Digest } from '../../src/model/images/image.js';
import { createResolver } from '../../src/resolve/index.js';
import { dayMs, occurrence } from '../build.js';
import { temporaryFolder } from '../e2e/workflow.js';
import {
  build,
  collectGarbage,
  missingPrograms,
  pushByRequests,
  type RealRegistry,
  realRegistry,
} from './real-registry.js';

const now = Date.parse('2026-11-22T12:00:00Z');
const images = ['first', 'second', 'third'].map((name) => build('oci', name, ['amd64']));
const [first = '', second = '', third = ''] = images.map(({ top }) => top.digest) as Digest[];
const needed = missingPrograms.length === 0 ? '' : ` — SKIPPED: install ${missingPrograms.join(', ')}`;

describe.skipIf(needed !== '')(`a pin that the registry has deleted${needed}`, () => {
  const folder = temporaryFolder();
  let registry: RealRegistry;

  beforeAll(async () => {
    registry = await realRegistry('none', folder);
    for (const image of images) await pushByRequests(registry, 'acme/app:1', image);
  });
  afterAll(() => registry.close());

  /** As an owner does, and then the operator; the server reads its storage again. */
  async function erase(digest: string): Promise<void> {
    const url = `http://${registry.host}/v2/acme/app/manifests/${digest}`;
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(202);
    await registry.close();
    collectGarbage(folder);
    registry = await realRegistry('none', folder);
  }

  async function judged(minAgeMs = 0) {
    const name = `${registry.host}/acme/app:1`;
    const records = [first, second, third].map((digest, index) => ({
      at: now - (30 - 10 * index) * dayMs,
      digest: digest as Digest,
    }));
    const view = { now, minAgeMs };
    const resolve = createResolver({
      sources: { cause: 'no-platform', subject: 'platform', message: 'none' },
      registries: registriesClient({
        send: networkTransport('tagproof-test'),
        credentials: async () => undefined,
        onSecret: () => undefined,
      }),
      needPlatform: [],
      mirrors: {},
      historyLimit: 1000,
      firstSeen: new Map([[name, records]]),
      view,
      surface: 'workflow',
    });
    const one = occurrence(`${name}@${first}`);
    const { evidence, gaps } = await resolve([one]);
    expect(gaps).toEqual([]);
    return findingsOf(evidence, { maxAgeMs: () => 365 * dayMs, now });
  }

  it('is only behind as long as it can be pulled', async () => {
    expect(await judged()).toEqual([]);
  });

  it('is replaced by what followed it, and not by the newest', async () => {
    await erase(first);
    const [finding, ...others] = await judged();
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      check: 'missing-tag',
      severity: 'error',
      fix: { replacement: `@${second}` },
    });
    expect(finding?.message).toMatch(
      /does not exist: .*moved on to sha256:\w{12} on 2026-11-02 at the latest/,
    );
  });

  it('under min-age only by what is old enough', async () => {
    const [finding] = await judged(25 * dayMs);
    expect(finding).toMatchObject({ check: 'missing-tag' });
    expect(finding).not.toHaveProperty('fix');
  });

  it('is replaced by the next that exists', async () => {
    await erase(second);
    const [finding] = await judged();
    expect(finding).toMatchObject({ check: 'missing-tag', fix: { replacement: `@${third}` } });
  });
});
