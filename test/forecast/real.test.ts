// Forecasts of real images: built by `umoci`, pushed by `skopeo` to `docker-registry`, and counted a second time by hand.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/args/commands.js';
import { compareImages } from '../../src/cli/commands/diff.js';
import { imageReader } from '../../src/clients/registry/image-reader.js';
import { registriesClient } from '../../src/clients/registry/registries.js';
import { readArguments } from '../../src/command/arguments.js';
import { createForecaster } from '../../src/forecast/index.js';
import type { PlatformSelection } from '../../src/forecast/read.js';
import { networkTransport } from '../../src/host/network/transport.js';
import type { Digest } from '../../src/model/images/image.js';

import type { HttpRequest, Transport } from '../../src/model/run/http.js';
import type { Forecast } from '../../src/report/schema/forecast-schema.js';
import { missingPrograms, type RealRegistry, realRegistry } from '../registry/real-registry.js';
import { missingUmoci } from './programs.js';
import { attachByTag, type Content, pushImage, pushIndex, tagAs } from './umoci-images.js';

const missing = [...missingPrograms, ...missingUmoci];
const skipped = missing.length === 0 ? '' : ` — SKIPPED: install ${missing.join(', ')}`;

const old: Content = {
  architecture: 'amd64',
  layers: ['base', 'tools', 'app 1'],
  config: [
    ['created', '2026-10-01T00:00:00Z'],
    ['config.user', '65532'],
    ['config.env', 'PATH=/usr/bin'],
    ['config.env', 'NODE_VERSION=22.1.0'],
    ['config.env', 'API_TOKEN=hunter2'],
    ['config.env', 'GONE=1'],
    ['config.exposedports', '80/tcp'],
    ['config.exposedports', '443/tcp'],
    ['config.entrypoint', '/bin/app'],
    ['config.cmd', 'serve'],
    ['config.volume', '/data'],
    ['config.workingdir', '/srv'],
    ['config.label', 'org.opencontainers.image.source=https://github.com/acme/node.git'],
    ['config.label', 'org.opencontainers.image.revision=aaaaaaa'],
  ],
  packages: { busybox: '1.36.1-r2', musl: '1.2.5-r0', nodejs: '22.1.0-r0', zlib: '1.3-r1', curl: '8.1.0-r0' },
};
const next: Content = {
  architecture: 'amd64',
  layers: ['base', 'tools', 'app 2', 'more'],
  config: [
    ['created', '2026-11-01T00:00:00Z'],
    ['config.user', 'root'],
    ['config.env', 'PATH=/usr/bin:/opt/bin'],
    ['config.env', 'NODE_VERSION=23.0.0'],
    ['config.env', 'API_TOKEN=hunter3'],
    ['config.exposedports', '443/tcp'],
    ['config.entrypoint', '/bin/app'],
    ['config.entrypoint', '--new'],
    ['config.cmd', 'serve'],
    ['config.volume', '/data'],
    ['config.workingdir', '/app'],
    ['config.stopsignal', 'SIGQUIT'],
    ['config.label', 'org.opencontainers.image.source=https://github.com/acme/node.git'],
    ['config.label', 'org.opencontainers.image.revision=bbbbbbb'],
  ],
  packages: { glibc: '2.40-r0', nodejs: '23.0.0-r0', zlib: '1.3-r0', curl: '8.1.0-r0', brotli: '1.1.0-r0' },
};

/** The packages that differ, counted from what the images were built with. */
function recount(from: Content, to: Content) {
  const names = [...new Set([...Object.keys(from.packages), ...Object.keys(to.packages)])];
  const rows = names.map((name) => [name, from.packages[name] ?? '', to.packages[name] ?? '']);
  return rows
    .filter(([, a, b]) => a !== b)
    .map((row) => row.join(' '))
    .sort();
}

const rowsOf = ({ packages }: Forecast) =>
  packages.map(({ name, from = '', to = '' }) => `${name} ${from} ${to}`).sort();

describe.skipIf(skipped !== '')(`forecasts of real images${skipped}`, () => {
  let registry: RealRegistry;
  const requests: HttpRequest[] = [];
  const send: Transport = async (request) => {
    requests.push(request);
    return networkTransport('tagproof-test')(request);
  };

  beforeAll(async () => {
    registry = await realRegistry('none');
  });
  afterAll(() => registry.close());

  function compare(
    repository: string,
    from: string,
    to: string,
    selection: PlatformSelection = { wanted: [] },
  ) {
    const client = registriesClient({ send, credentials: async () => undefined, onSecret: () => undefined });
    const forecast = createForecaster({
      reader: imageReader(client.contentOf),
      advisories: { cause: 'no-platform', subject: 'platform', message: 'There is no platform' },
      policy: { ignoreStatus: [] },
      selection,
    });
    const name = { registry: registry.host, repository };
    const bump = { image: { ...name, tag: '22' }, origin: name, from: from as Digest, to: to as Digest };
    return forecast([bump]).then(([only]) => {
      if (only === undefined) throw new Error('no forecast');
      return only;
    });
  }

  it('compares two images of one platform, with SBOMs by the tag of their referrers', async () => {
    const repository = 'acme/node';
    const [a, b] = [await pushImage(registry, repository, old), await pushImage(registry, repository, next)];
    await attachByTag(registry, repository, a, old);
    await attachByTag(registry, repository, b, next);
    const forecast = await compare(repository, a.digest, b.digest);
    expect(forecast.platforms).toEqual({ compared: ['linux/amd64'], same: [], lost: [], won: [] });
    expect(rowsOf(forecast)).toEqual(recount(old, next));
    expect(forecast.packages.map(({ change, name }) => `${change} ${name}`)).toEqual([
      'removed busybox',
      'removed musl',
      'down zlib',
      'up nodejs',
      'added brotli',
      'added glibc',
    ]);
    const settings = forecast.configuration.map(({ platforms: _, ...one }) => one);
    expect(settings).toEqual([
      { field: 'user', change: 'changed', from: '65532', to: 'root' },
      { field: 'entrypoint', change: 'changed', from: '["/bin/app"]', to: '["/bin/app","--new"]' },
      { field: 'port', change: 'removed', name: '80/tcp' },
      { field: 'env', change: 'changed', name: 'API_TOKEN' },
      { field: 'env', change: 'removed', name: 'GONE' },
      { field: 'env', change: 'changed', name: 'NODE_VERSION', from: '22.1.0', to: '23.0.0' },
      { field: 'env', change: 'changed', name: 'PATH', from: '/usr/bin', to: '/usr/bin:/opt/bin' },
      { field: 'workdir', change: 'changed', from: '/srv', to: '/app' },
      { field: 'stop-signal', change: 'added', to: 'SIGQUIT' },
      {
        field: 'label',
        change: 'changed',
        name: 'org.opencontainers.image.revision',
        from: 'aaaaaaa',
        to: 'bbbbbbb',
      },
      {
        field: 'created',
        change: 'changed',
        from: '2026-10-01T00:00:00Z',
        to: '2026-11-01T00:00:00Z',
      },
    ]);
    expect(forecast.sizes).toEqual([
      expect.objectContaining({ layers: { from: 3, to: 4, shared: 2 }, platform: 'linux/amd64' }),
    ]);
    expect(forecast.source).toMatchObject({
      compare: 'https://github.com/acme/node/compare/aaaaaaa...bbbbbbb',
    });
    expect(forecast.rebuildOnly).toBe(false);
    expect(forecast.grade).toBe('breaking');
    expect(forecast.reasons.filter(({ grade }) => grade === 'breaking').map(({ text }) => text)).toEqual([
      'The user changed from 65532 to root',
      'The entrypoint changed',
      'No longer exposed: port 80/tcp',
      'No longer set: environment variable GONE',
      'The new image has no shell',
      'The C library changed from musl to glibc',
      'The major version of node changed from 22.1.0-r0 to 23.0.0-r0',
    ]);
    expect(JSON.stringify(forecast)).not.toContain('hunter');
  });

  it('compares indexes with the attestations of BuildKit, platform by platform', async () => {
    const repository = 'acme/multi';
    const calm: Content = {
      ...old,
      packages: { ...old.packages, curl: '8.1.1-r0' },
      layers: ['base', 'tools', 'app 3'],
    };
    const arm = { architecture: 'arm64' };
    const s390x = { ...old, architecture: 's390x' };
    const a = await pushIndex(registry, repository, [old, { ...old, ...arm }, s390x]);
    const b = await pushIndex(registry, repository, [
      calm,
      { ...calm, ...arm },
      { ...calm, architecture: 'riscv64' },
    ]);
    const forecast = await compare(repository, a.digest, b.digest);
    const both = ['linux/amd64', 'linux/arm64'];
    expect(forecast.platforms).toEqual({
      compared: both,
      same: [],
      lost: ['linux/s390x'],
      won: ['linux/riscv64'],
    });
    expect(forecast.packages).toEqual([
      { change: 'up', type: 'apk', name: 'curl', from: '8.1.0-r0', to: '8.1.1-r0', platforms: both },
    ]);
    expect(forecast.rebuildOnly).toBe(true);
    expect(forecast.reasons.map(({ text }) => text)).toEqual(['The new digest has no image for linux/s390x']);
    const wanted = await compare(repository, a.digest, b.digest, { wanted: ['linux/amd64'] });
    expect(wanted).toMatchObject({ grade: 'notable', platforms: { compared: ['linux/amd64'] } });
    expect(wanted.unknown).toContainEqual(
      expect.objectContaining({ cause: 'not-compared', platforms: ['linux/arm64'] }),
    );
  });

  it('reads nothing of a platform that both digests have, and no layer at all', async () => {
    const repository = 'acme/shared';
    const changed = { ...old, architecture: 'arm64', packages: { ...old.packages, zlib: '1.3-r2' } };
    const a = await pushIndex(registry, repository, [old, { ...old, architecture: 'arm64' }]);
    const b = await pushIndex(registry, repository, [
      old,
      { ...changed, layers: ['base', 'tools', 'app 9'] },
    ]);
    requests.length = 0;
    const forecast = await compare(repository, a.digest, b.digest);
    expect(forecast.platforms).toMatchObject({ compared: ['linux/arm64'], same: ['linux/amd64'] });
    expect(forecast).toMatchObject({ grade: 'quiet', totals: { packages: 1, configuration: 0 } });
    // For each digest: the index, the image, its configuration, its attestation and the SBOM.
    expect(requests).toHaveLength(10);
    expect(new Set(requests.map(({ url }) => url)).size).toBe(10);
  });

  it('says that packages are not known without an SBOM, and does not call the change quiet', async () => {
    const repository = 'acme/bare';
    const a = await pushIndex(registry, repository, [old], { attested: false });
    const b = await pushIndex(registry, repository, [{ ...old, layers: ['base'] }], { attested: false });
    const forecast = await compare(repository, a.digest, b.digest);
    expect(forecast).toMatchObject({ grade: 'unknown', packages: [], reasons: [] });
    const unknown = forecast.unknown.filter(({ about }) => about === 'packages');
    expect(unknown.map(({ of, cause }) => `${of} ${cause}`)).toEqual(['old no-sbom', 'new no-sbom']);
  });

  it('says that an image is not there', async () => {
    const gone = `sha256:${'0'.repeat(64)}`;
    const forecast = await compare('acme/bare', gone, gone.replace('0', '1'));
    expect(forecast.grade).toBe('unknown');
    expect(forecast.unknown.map(({ about, of, cause }) => `${about} ${of} ${cause}`)).toEqual(
      expect.arrayContaining(['platforms old not-found', 'platforms new not-found']),
    );
  });
});

describe.skipIf(skipped !== '')(`tagproof diff${skipped}`, () => {
  let registry: RealRegistry;
  beforeAll(async () => {
    registry = await realRegistry('none');
  });
  afterAll(() => registry.close());

  async function run(...args: readonly string[]) {
    const invocation = readArguments(['diff', ...args], commands);
    if ('issues' in invocation) throw new Error(invocation.issues.join());
    const [out, err]: [string[], string[]] = [[], []];
    const code = await compareImages({
      invocation,
      environment: {},
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      colour: false,
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  }

  it('compares tags and digests, as text and as JSON', async () => {
    const repository = 'acme/cli';
    const [a, b] = [
      await pushIndex(registry, repository, [old]),
      await pushIndex(registry, repository, [next]),
    ];
    for (const [tag, pushed] of [
      ['1', a],
      ['2', b],
    ] as const)
      await tagAs(registry, repository, pushed, tag);
    const name = `${registry.host}/${repository}`;
    const text = await run(`${name}:1`, `${name}@${b.digest}`);
    expect([text.code, text.err]).toEqual([0, '']);
    expect(text.out).toContain('Breaking: The C library changed from musl to glibc');
    expect(text.out).toMatch(/up +nodejs \(apk\) +22\.1\.0-r0 +23\.0\.0-r0/);
    const json = await run(`${name}@${a.digest}`, `${name}:2`, '--json', '--image-platform', 'linux/amd64');
    expect(JSON.parse(json.out)).toMatchObject({ grade: 'breaking', from: a.digest, to: b.digest });
  });

  it('says what is wrong with its arguments, and what is not there', async () => {
    const name = `${registry.host}/acme/cli`;
    expect(await run(`${name}:1`)).toMatchObject({ code: 2, err: expect.stringContaining('two images') });
    expect(await run(`${name}:1`, 'UPPER CASE')).toMatchObject({ code: 2 });
    expect(await run(`${name}:1`, `${name}:2`, '--image-platform', 'linux')).toMatchObject({ code: 2 });
    const gone = await run(`${name}:1`, `${name}:gone`);
    expect([gone.code, gone.err]).toEqual([3, expect.stringContaining('[missing-tag]')]);
    expect((await run(`${name}@sha256:${'0'.repeat(64)}`, `${name}:2`)).code).toBe(3);
  });
});
