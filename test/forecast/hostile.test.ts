// Registries that lie, overflow or loop: every such answer is an unknown part with a cause, in bounded time and requests.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ContentSource, verifyContent } from '../../src/clients/registry/attached-manifests.js';
import { imageReader } from '../../src/clients/registry/image-reader.js';
import { createForecaster } from '../../src/forecast/index.js';
import { Failure } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';

import { forecastBlocks } from '../../src/output/html/tables/forecasts.js';
import { forecastsSection } from '../../src/output/markdown/forecast.js';
import { forecastText } from '../../src/output/terminal/forecast.js';
import { type Forecast, forecastSchema } from '../../src/report/schema/forecast-schema.js';

const shaOf = (text: string): Digest => `sha256:${createHash('sha256').update(text).digest('hex')}`;
const index = 'application/vnd.oci.image.index.v1+json';

/** A registry as a map from digests to texts. `serve` may answer something else than what is stored. */
class Shelf {
  readonly texts = new Map<string, string>();
  requests = 0;
  serve: (digest: string, text: string) => string = (_, text) => text;

  put(value: unknown) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    this.texts.set(shaOf(text), text);
    return { digest: shaOf(text), size: text.length };
  }

  image(
    config: unknown,
    { layers = [] as object[], packages = {} as Record<string, string>, name = '' } = {},
  ) {
    const manifest = this.put({ schemaVersion: 2, config: this.put(config), layers });
    const components = Object.entries(packages).map(([key, version]) => ({
      type: 'library',
      name: key,
      version,
    }));
    const sbom = this.put({ bomFormat: 'CycloneDX', specVersion: '1.5', serialNumber: name, components });
    const layer = { mediaType: 'application/vnd.cyclonedx+json', ...sbom };
    const attached = this.put({ schemaVersion: 2, layers: [layer] });
    const annotations = {
      'vnd.docker.reference.type': 'attestation-manifest',
      'vnd.docker.reference.digest': manifest.digest,
    };
    return { manifest, attestation: { mediaType: layer.mediaType, ...attached, annotations } };
  }

  index(
    images: readonly ReturnType<Shelf['image']>[],
    platforms = images.map(() => ({ os: 'linux', architecture: 'amd64' })),
  ) {
    const manifests = [
      ...images.map(({ manifest }, at) => ({ ...manifest, platform: platforms[at] })),
      ...images.map(({ attestation }) => attestation),
    ];
    return this.put({ schemaVersion: 2, mediaType: index, manifests }).digest;
  }

  readonly source: ContentSource = {
    manifest: async (_, reference) => this.#get(reference),
    referrers: async () => undefined,
    blob: async (_, digest, maxBytes) => {
      const found = this.#get(digest);
      if (found !== undefined && found.text.length > maxBytes)
        throw new Failure('bad-answer', 'The response is too large');
      return found;
    },
  };

  #get(reference: string) {
    this.requests += 1;
    if (this.requests > 500) throw new Error('the reader does not stop');
    const text = this.texts.get(reference);
    if (text === undefined) return undefined;
    const served = this.serve(reference, text);
    verifyContent(reference, reference as Digest, served);
    return { text: served };
  }
}

const name = { registry: 'registry.example.com', repository: 'acme/app' };
const amd64 = { os: 'linux', architecture: 'amd64' };

async function compare(shelf: Shelf, from: string, to: string): Promise<Forecast> {
  const forecast = createForecaster({
    reader: imageReader(() => shelf.source),
    advisories: { cause: 'no-platform', subject: '', message: 'There is no platform' },
    policy: { ignoreStatus: [] },
    selection: { wanted: [] },
  });
  const bump = { image: { ...name, tag: '1' }, origin: name, from: from as Digest, to: to as Digest };
  const [only] = await forecast([bump]);
  if (only === undefined) throw new Error('no forecast');
  return forecastSchema.parse(only) as Forecast;
}

const causesOf = ({ unknown }: Forecast, part: string) =>
  unknown.filter(({ about }) => about === part).map(({ of, cause }) => `${of} ${cause}`);

const good = (shelf: Shelf) =>
  shelf.index([
    shelf.image({ ...amd64, config: { User: 'app' } }, { name: 'good', packages: { base: '1' } }),
  ]);

describe('a registry that lies', () => {
  it.each([['index', (shelf: Shelf, bad: string) => ({ digest: bad, shelf }), 'platforms']])(
    'about the content of an %s is not believed',
    async (_, __, part) => {
      const shelf = new Shelf();
      const [old, bad] = [good(shelf), shelf.index([shelf.image({ ...amd64, config: {} })])];
      shelf.serve = (digest, text) => (digest === bad ? text.replace('amd64', 'arm64') : text);
      const forecast = await compare(shelf, old, bad);
      expect(causesOf(forecast, part)).toEqual(['new digest-mismatch']);
      expect(forecast.grade).toBe('unknown');
    },
  );

  it.each([
    ['configuration', '"User":"evil"'],
    ['packages', '"serialNumber":"bad"'],
  ])('about the %s is not believed', async (part, mark) => {
    const shelf = new Shelf();
    const old = good(shelf);
    const bad = shelf.index([
      shelf.image({ ...amd64, config: { User: 'evil' } }, { name: 'bad', packages: { a: '1' } }),
    ]);
    shelf.serve = (_, text) => (text.includes(mark) ? `${text} ` : text);
    const forecast = await compare(shelf, old, bad);
    expect(causesOf(forecast, part)).toContain('new digest-mismatch');
    expect(forecast.grade).not.toBe('quiet');
  });
});

describe('manifests that overflow', () => {
  it('more than 64 platforms are refused', async () => {
    const shelf = new Shelf();
    const one = shelf.image({ ...amd64, config: {} });
    const many = shelf.index(
      Array.from({ length: 65 }, () => one),
      Array.from({ length: 65 }, (_, at) => ({ os: 'linux', architecture: `a${at}` })),
    );
    expect(causesOf(await compare(shelf, good(shelf), many), 'platforms')).toEqual(['new bad-answer']);
  });

  it('64 platforms of one name stay 64 platforms', async () => {
    const shelf = new Shelf();
    const images = Array.from({ length: 64 }, (_, at) => shelf.image({ ...amd64, at, config: {} }));
    const forecast = await compare(shelf, good(shelf), shelf.index(images));
    expect(new Set([...forecast.platforms.won, ...forecast.platforms.compared]).size).toBe(64);
  });

  it('an index inside an index is not followed', async () => {
    const shelf = new Shelf();
    const inner = shelf.texts.get(good(shelf)) ?? '';
    const outer = shelf.put({
      schemaVersion: 2,
      manifests: [{ ...shelf.put(inner), platform: amd64 }],
    }).digest;
    const forecast = await compare(shelf, good(shelf), outer);
    expect(causesOf(forecast, 'configuration')).toEqual(['new bad-answer']);
    expect(shelf.requests).toBeLessThan(30);
  });

  it.each([
    ['healthcheck', { Healthcheck: { Test: ['CMD', 'true'], Interval: 1e9 } }],
    ['onbuild', { OnBuild: ['RUN true'] }],
    ['shell', { Shell: ['/bin/bash'] }],
    ['env', { Env: ['LD_PRELOAD=/tmp/a.so'] }],
  ])('a change of %s is seen', async (field, config) => {
    const shelf = new Shelf();
    const next = shelf.image(
      { ...amd64, config: { User: 'app', ...config } },
      { name: 'good', packages: { base: '1' } },
    );
    const forecast = await compare(shelf, good(shelf), shelf.index([next]));
    expect(forecast.configuration).toMatchObject([{ field, change: 'added' }]);
    expect(forecast.reasons).toHaveLength(1);
  });

  it.each([
    ['a health check of numbers', { Healthcheck: [1] }],
    ['a million settings', { Env: Array.from({ length: 100_000 }, (_, at) => `A${at}=1`) }],
    ['a value of the wrong type', { User: { deep: [] } }],
    ['a command of numbers', { Cmd: [1] }],
    ['a very long value', { User: 'x'.repeat(40_000) }],
  ])('a configuration with %s is not used', async (_, config) => {
    const shelf = new Shelf();
    const bad = shelf.index([shelf.image({ ...amd64, config })]);
    expect(causesOf(await compare(shelf, good(shelf), bad), 'configuration')).toEqual(['new bad-answer']);
  });

  it('a deep configuration is read in no time, or not at all', async () => {
    const shelf = new Shelf();
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const bad = shelf.index([shelf.image(`{"os":"linux","architecture":"amd64","config":{"Cmd":${deep}}}`)]);
    const started = Date.now();
    expect(causesOf(await compare(shelf, good(shelf), bad), 'configuration')).toEqual(['new bad-answer']);
    expect(Date.now() - started).toBeLessThan(3000);
  });

  it.each([
    'null',
    '[]',
    '{}',
    '"x"',
    '{"schemaVersion":2,"manifests":[{"digest":"sha512:aa"}]}',
    'not JSON',
    '',
  ])('an index of %s is an unknown part', async (text) => {
    const shelf = new Shelf();
    const forecast = await compare(shelf, good(shelf), shelf.put(text).digest);
    expect(causesOf(forecast, 'platforms')).toEqual(['new bad-answer']);
  });
});

describe('texts from outside', () => {
  const evil = '<img src=x onerror=alert(1)>|`**@everyone** \u202e\u001b[31m](javascript:1)';
  const values = Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`${evil}${at}`, '1']));

  async function hostile(): Promise<Forecast> {
    const shelf = new Shelf();
    const config = {
      User: evil,
      Env: [`${evil}=hunter2`, 'SECRET=hunter2', 'PATH=/bin', 'A_VERSION=hunter-is-a-version'],
      Labels: { 'org.opencontainers.image.source': 'javascript:alert(1)', [evil]: 'hunter2' },
      ExposedPorts: { [evil]: {} },
    };
    const bad = shelf.index([shelf.image({ ...amd64, config }, { packages: values, name: 'bad' })]);
    return compare(shelf, good(shelf), bad);
  }

  it('are escaped, and secrets are not shown, in every channel', async () => {
    const forecast = await hostile();
    const report = { forecasts: [forecast] };
    const texts = {
      markdown: forecastsSection(report)(60_000),
      html: forecastBlocks(report).text,
      terminal: forecastText(forecast, { colour: false }, 200),
    };
    for (const [channel, text] of Object.entries(texts)) {
      if (channel !== 'terminal') expect(text, channel).not.toContain('<img');
      expect(text, channel).not.toContain('\u001b');
      expect(text, channel).not.toContain('\u202e');
      expect(text, channel).not.toContain('hunter2');
      expect(text, channel).not.toContain('href="javascript');
    }
    expect(JSON.stringify(forecast)).not.toContain('hunter2');
    expect(texts.markdown).not.toContain('@everyone');
    expect(texts.markdown).not.toContain('](javascript');
  });

  it('keep to the limits of a table and of a text', async () => {
    const forecast = await hostile();
    expect(forecast.packages).toHaveLength(500);
    expect(forecast.totals.packages).toBe(1501);
    const section = forecastsSection({ forecasts: [forecast] })(900_000);
    const [open = '', folded = ''] = section.split(/<summary>\d+ more changes/);
    expect(open.match(/^\| (?:added|removed|changed) /gm)).toHaveLength(20);
    expect(folded.match(/^\| added /gm)).toHaveLength(200);
    expect(section).toMatch(/\d+ more changes are in the JSON report/);
    for (const maxBytes of [0, 500, 1000, 3000, 10_000, 60_000]) {
      const all = { forecasts: Array.from({ length: 200 }, () => forecast) };
      expect(Buffer.byteLength(forecastsSection(all)(maxBytes))).toBeLessThanOrEqual(maxBytes);
    }
  });
});
