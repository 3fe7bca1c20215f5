// What the list says of images: by the list in the package, by the API, and when the API does not answer.
import { describe, expect, it } from 'vitest';
import { releaseEndLookup } from '../../src/clients/release-list/index.js';
import { parseReleaseList } from '../../src/clients/release-list/list.js';
import snapshot from '../../src/clients/release-list/snapshot.json' with { type: 'json' };
import { fullResponse, releaseListOf } from '../../src/clients/release-list/wire.js';
import { Failure } from '../../src/model/failure.js';
import { type ApiProduct, apiProduct, releaseApi } from './server.js';

const day = (text: string) => Date.parse(text);
const now = day('2026-11-22');
const node: ApiProduct = {
  label: 'Node.js',
  purls: ['pkg:generic/node', 'pkg:docker/library/node', 'pkg:oci/node?repository_url=cgr.dev/chainguard'],
  releases: [
    { name: '26', eol: '2029-04-30' },
    { name: '25', eol: '2026-06-01' },
    { name: '22', eol: '2027-04-30' },
    { name: '20', eol: '2026-04-30' },
    { name: '16', eol: '2023-09-11' },
    { name: '0.10', eol: true },
    { name: '99', eol: false },
  ],
};
const products: Readonly<Record<string, ApiProduct>> = {
  nodejs: node,
  'alpine-linux': {
    label: 'Alpine Linux',
    purls: [],
    releases: [
      { name: '3.16', eol: '2024-05-23' },
      { name: '3.24', eol: '2028-06-01' },
    ],
  },
  debian: {
    label: 'Debian',
    purls: [],
    releases: [
      { name: '12', codename: 'Bookworm', eol: '2026-07-11', eoes: '2028-06-30' },
      { name: '9', codename: 'Stretch', eol: '2020-07-18', eoes: '2022-07-01' },
    ],
  },
  discourse: {
    label: 'Discourse',
    purls: ['pkg:docker/discourse/base'],
    releases: [{ name: '2', eol: true }],
  },
  unused: { label: 'Unused', purls: ['pkg:npm/unused'], releases: [] },
};
const full = (changed: typeof products = products) =>
  fullResponse.parse({
    schema_version: '1.2.1',
    generated_at: '2026-08-22T08:52:34+00:00',
    result: Object.entries(changed).map(([name, one]) => apiProduct(name, one, '2026-08-22')),
  });
const list = releaseListOf(full());
const none = { asOf: '', products: {} };
const never = () => Promise.reject(new Error('nothing may be sent'));

function look(
  image: string,
  send = never as Parameters<typeof releaseEndLookup>[0]['send'],
  stored: unknown = list,
) {
  const [, registry = '', repository = '', tag = ''] = /^([^/]+)\/(.+):([^:]*)$/.exec(image) ?? [];
  const ask = releaseEndLookup({ isOnline: send !== never, send, now, stored });
  return ask({ registry, repository, tag });
}

const source = { list: 'endoflife.date', asOf: '2026-08-22' };
const node16 = {
  of: 'image',
  name: 'Node.js 16',
  date: day('2023-09-11'),
  successors: { nearest: '22', newest: '99' },
};

describe('the list in the package', () => {
  it('a release that has ended, by any name of the image', async () => {
    const ended = { deprecated: true, date: '2023-09-11', releases: { ...source, ends: [node16] } };
    for (const name of [
      'docker.io/library/node',
      'mirror.gcr.io/library/node',
      'public.ecr.aws/docker/library/node',
      'cgr.dev/chainguard/node',
    ])
      expect(await look(`${name}:16.20.2-slim`)).toEqual(ended);
  });

  it('a release that will end, and one that has on an unknown day', async () => {
    expect(await look('docker.io/library/node:22')).toMatchObject({
      deprecated: false,
      announced: { date: day('2027-04-30') },
    });
    const unknown = await look('docker.io/library/node:0.10');
    expect(unknown).toMatchObject({ deprecated: true, releases: { ends: [{ name: 'Node.js 0.10' }] } });
    expect(unknown).not.toHaveProperty('date');
  });

  it('the earlier of software and base comes first', async () => {
    expect(await look('docker.io/library/node:22-alpine3.16')).toMatchObject({
      deprecated: true,
      date: '2024-05-23',
      releases: {
        ends: [
          { of: 'base', name: 'Alpine Linux 3.16' },
          { of: 'image', name: 'Node.js 22' },
        ],
      },
    });
    expect(await look('docker.io/library/node:16-alpine3.16')).toMatchObject({
      releases: { ends: [{ of: 'image' }, { of: 'base', successors: { nearest: '3.24' } }] },
    });
    expect(await look('ghcr.io/acme/app:1.0-stretch')).toMatchObject({ date: '2022-07-01' });
  });

  it('the free long-term support of Debian counts, and its own image names it once', async () => {
    const end = await look('docker.io/library/debian:bookworm-slim');
    expect(end).toMatchObject({ deprecated: false, announced: { date: day('2028-06-30') } });
    expect(end?.releases?.ends).toHaveLength(1);
  });

  it.each([
    'docker.io/library/node:latest',
    'docker.io/library/node:7',
    'docker.io/acme/node:16',
    'ghcr.io/library/node:16',
    'docker.io/library/constructor:1',
    'docker.io/discourse/base:2.0.20230409',
  ])('says nothing of %s', async (image) => {
    expect(await look(image)).toBeUndefined();
  });

  it('a release without an end is known not to have ended', async () => {
    expect(await look('docker.io/library/node:99')).toEqual({ deprecated: false });
  });

  it('by the name of the vendor, of the architecture, or of the repository', async () => {
    for (const name of ['cimg', 'circleci', 'bitnami', 'bitnamilegacy', 'arm64v8'])
      expect(await look(`docker.io/${name}/node:16`)).toMatchObject({ date: '2023-09-11' });
    expect(await look('gcr.io/distroless/nodejs16-debian9:nonroot')).toMatchObject({
      releases: { ends: [{ name: 'Debian 9' }, { name: 'Node.js 16' }] },
    });
    expect(await look('docker.io/acme/php:7-node16')).toMatchObject({ date: '2023-09-11' });
  });

  it('has only what images need', () => {
    expect(Object.keys(list.products).sort()).toEqual(['alpine-linux', 'debian', 'nodejs']);
    expect(() => parseReleaseList({ asOf: 'x' })).toThrow(Failure);
  });

  it('of this release can be read', () => {
    expect(Object.keys(parseReleaseList(snapshot).products).length).toBeGreaterThan(90);
  });
});

describe('the API', () => {
  const later = { ...products, nodejs: { ...node, releases: [{ name: '16', eol: '2030-01-01' }] } };

  it('is asked for the names once, and for each product once', async () => {
    const { asked, send } = releaseApi({ products: later, now: '2026-11-20' });
    const ask = releaseEndLookup({ isOnline: true, send, now, stored: list });
    const answers = await Promise.all(
      ['16', '16-alpine3.16', '22'].map((tag) =>
        ask({ registry: 'docker.io', repository: 'library/node', tag }),
      ),
    );
    expect(answers[0]).toMatchObject({ deprecated: false, releases: { asOf: '2026-11-20' } });
    expect(answers[2]).toBeUndefined();
    expect(asked.sort()).toEqual(['/identifiers/purl', '/products/alpine-linux', '/products/nodejs']);
  });

  it('works without a list in the package', async () => {
    const { send } = releaseApi({ products, now: '2026-11-20' });
    const end = await look('docker.io/library/node:16', send, none);
    expect(end).toMatchObject({ deprecated: true, releases: { asOf: '2026-11-20' } });
  });

  it.each([
    ['429', { status: 429, headers: {}, body: '' }, 'the API answered with HTTP 429'],
    ['no JSON', { status: 200, headers: {}, body: '<html>' }, 'not JSON'],
    [
      'a wrong field',
      { status: 200, headers: {}, body: '{"generated_at":"x","result":{"name":1}}' },
      'result',
    ],
  ])('after %s, the package answers and says why', async (_, answer, why) => {
    const { send } = releaseApi({ products, now: '2026-11-20', fault: () => answer });
    const end = await look('docker.io/library/node:16', send);
    expect(end).toMatchObject({ deprecated: true, releases: { asOf: '2026-08-22' } });
    expect(end?.releases?.outdated).toContain(why);
  });

  it('that cannot be reached is no error', async () => {
    const send = () => Promise.reject(new Failure('unreachable', 'no route to endoflife.date'));
    const end = await look('docker.io/library/node:16', send);
    expect(end?.releases?.outdated).toContain('no route');
    expect(await look('docker.io/library/node:16', send, none)).toBeUndefined();
  });
});
