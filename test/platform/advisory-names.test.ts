// Names in as few List calls as a safe URL allows.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batchNames, maxUrlLength } from '../../src/clients/platform/advisories.js';
import { platformClient } from '../../src/clients/platform/client.js';
import { Secret } from '../../src/model/run/secret.js';

const baseUrl = 'https://console-api.enforce.dev';

it('requests every name once, in order, and no URL is too long, even with escapes', () => {
  const name = fc.oneof(
    fc.string({ minLength: 1, maxLength: 60 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 200 }), (names) => {
      const { batches, tooLong } = batchNames(names, baseUrl);
      expect([...batches.flat(), ...tooLong].sort()).toEqual([...new Set(names)].sort());
      expect(tooLong).toEqual([]);
      for (const batch of batches) {
        const query = new URLSearchParams(batch.map((one): [string, string] => ['artifactNames', one]));
        const paged = `${baseUrl}/vulnerabilities/v2/advisories?${query}&page_size=200&skip=199800`;
        expect(paged.length).toBeLessThan(maxUrlLength);
      }
    }),
  );
});

it('fills each request: 300 names of packages need few', () => {
  const names = Array.from({ length: 300 }, (_, at) => `package-${at}`);
  const { batches } = batchNames(names, baseUrl);
  expect(batches.length).toBeLessThanOrEqual(6);
  expect(Math.max(...batches.map(({ length }) => length))).toBeGreaterThan(50);
});

it('leaves out a name that no URL can hold', () => {
  const long = '😀'.repeat(200);
  expect(batchNames(['a', long], baseUrl)).toEqual({ batches: [['a']], tooLong: [long] });
});

it('a batch is filled to the last character, and so is a URL with a single name', () => {
  const room = maxUrlLength - 300 - `${baseUrl}/vulnerabilities/v2/advisories?`.length;
  const nameOf = (size: number) => 'a'.repeat(size - 'artifactNames=&'.length);
  const [whole, longer] = [nameOf(room), nameOf(room + 1)];
  expect(batchNames([whole, longer], baseUrl)).toEqual({ batches: [[whole]], tooLong: [longer] });
  const [most, rest, one] = [nameOf(room - 20), nameOf(20), nameOf(21)];
  expect(batchNames([most, rest], baseUrl).batches).toEqual([[most, rest]]);
  expect(batchNames([most, one], baseUrl).batches).toEqual([[most], [one]]);
});

it('the requests of the client are the ones that were measured', async () => {
  const sent: string[] = [];
  const client = platformClient({
    baseUrl,
    token: new Secret('t'),
    surface: 'workflow',
    send: async ({ url }) => {
      sent.push(url);
      return { status: 200, headers: {}, body: '{"advisories":[]}' };
    },
  });
  const names = Array.from({ length: 100 }, (_, at) => `päckage ${at}`);
  for (const batch of batchNames(names, baseUrl).batches)
    await client.listAdvisories({ artifactNames: batch }).all();
  expect(sent.length).toBeGreaterThan(1);
  for (const url of sent) expect(url.length).toBeLessThan(maxUrlLength);
});

it('decodes what the platform says more, and leaves out events that were not approved', async () => {
  const advisory = {
    uid: 'u',
    advisoryId: 'CGA-1',
    artifactName: 'zlib',
    updateTime: '2026-11-01T00:00:00Z',
    artifactType: 'apk',
    aliases: ['CVE-1'],
    severities: [{ type: 'TYPE_CVSS_V3', score: '7.5', extra: 1 }],
    events: [
      { createTime: '1', reviewState: 'REVIEW_STATE_APPROVED', detection: { manual: {} } },
      { createTime: '2', reviewState: 'REVIEW_STATE_PENDING', fixed: { fixedVersion: '1-r0' } },
      { createTime: '3', fixed: { fixedVersion: '2-r0', note: 'x' } },
      { createTime: '4', patched: { patchedVersions: ['1-r1'] }, detection: null },
      { createTime: '5', somethingNew: {} },
      { createTime: '6', truePositiveDetermination: {}, fixed: { fixedVersion: '9' } },
    ],
    another: true,
  };
  const answer = (body: unknown) =>
    platformClient({
      baseUrl,
      token: new Secret('t'),
      surface: 'workflow',
      send: async () => ({ status: 200, headers: {}, body: JSON.stringify(body) }),
    })
      .listAdvisories()
      .all();
  const { events, another, severities, ...rest } = advisory;
  expect(await answer({ advisories: [advisory] })).toEqual([
    {
      ...rest,
      severities: [{ type: 'TYPE_CVSS_V3', score: '7.5' }],
      events: [
        { status: 'detected', at: '1' },
        { status: 'fixed', at: '3', fixedVersion: '2-r0' },
        { status: 'patched', at: '4', patchedVersions: ['1-r1'] },
        { status: 'unknown', at: '5' },
        { status: 'true-positive', at: '6' },
      ],
    },
  ]);
  await expect(answer({ advisories: [{ ...advisory, events: 'all' }] })).rejects.toMatchObject({
    reason: 'bad-answer',
  });
});
