// Repositories that are audited at the same time in one process: each has the row that it has alone, whatever is answered first.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { networkTransport } from '../../src/host/network/transport.js';
import type { Transport } from '../../src/model/run/http.js';
import { audit } from '../../src/organization/audit.js';
import { type Random, randomOf } from '../campaign/random.js';
import { runs, seed } from '../sample.js';
import { type Organization, shops, startOrganization } from './organization.js';

const count = 12;
const policies = ['max-age: 100d\n', 'max-age: 1d\n', 'checks: { unpinned: off }\n', 'no such key: 1\n'];
const sharedFile = 'services:\n  one: { image: "docker.io/library/one:1" }\n';
let organization: Organization;
beforeAll(async () => {
  organization = await startOrganization((emulator) =>
    shops(emulator, count).map(({ files, ...rest }, index) => ({
      ...rest,
      files: {
        ...files,
        ...(index % 2 === 0 ? { 'compose.yaml': sharedFile } : {}),
        ...(index % 3 === 0 ? { '.github/tagproof.yml': policies[index % policies.length] ?? '' } : {}),
      },
    })),
  );
});
afterAll(() => organization.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const network = networkTransport('tagproof');

/** No other registry has anything. */
const loopback: Transport = async (request) =>
  new URL(request.url).hostname === '127.0.0.1'
    ? network(request)
    : { status: 404, headers: {}, body: '{"errors":[{"code":"NAME_UNKNOWN"}]}' };

/** The same answers, each after a while of its own. */
function shuffled(random: Random): Transport {
  return async (request) => {
    await new Promise((next) => setTimeout(next, random.below(8)));
    const response = await loopback(request);
    for (let turns = random.below(8); turns > 0; turns -= 1) await new Promise((next) => setImmediate(next));
    return response;
  };
}

/** The rows by repository, without instants and numbers of requests, which are not the repository's own. */
async function rowsOf(names: readonly string[], send: Transport): Promise<ReadonlyMap<string, unknown>> {
  const report = path.join(organization.folder, 'apart.jsonl');
  const flags = {
    repository: names.map((name) => `acme/${name}`).join('\n'),
    report,
    cache: 'off',
    shard: '1/1',
  };
  const { context } = organization.context('audit', [], flags);
  await audit({ ...context, network: { send } });
  const [, ...lines] = readFileSync(report, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const { repository, ...row } = JSON.parse(line, (key, value) =>
        ['startedAt', 'asOf', 'readAt', 'requests', 'until', 'lagSeconds', 'ageSeconds'].includes(key)
          ? undefined
          : value,
      );
      return [repository, row];
    }),
  );
}

it('of many and alone', { timeout: 300_000 }, async () => {
  const names = Array.from({ length: count }, (_, index) => `shop-${String(index).padStart(3, '0')}`);
  const alone = new Map<string, unknown>();
  for (const name of names) for (const [key, row] of await rowsOf([name], loopback)) alone.set(key, row);
  expect(alone.size).toBe(count);
  for (let round = 0; round < runs(3, 1); round += 1) {
    const random = randomOf(seed + round);
    const real = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => real() + (random.chance(0.3) ? 6 : 0));
    expect(await rowsOf(names, shuffled(random))).toEqual(alone);
    vi.restoreAllMocks();
  }
});
