// 50 forecasts side by side against a registry that takes 100 ms for each response, compared with the longest of them alone:
// it can be no faster than its chain of requests that wait for each other. `--write` puts the table into docs/performance.md.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const delayMs = 100;
const images = 50;
const packages = 200;
const platforms = ['amd64', 'arm64'];
const type = (kind) => `application/vnd.oci.image.${kind}.v1+json`;

/** Every digest of the registry, with its text and its type. */
function build() {
  const texts = new Map();
  const put = (value, mediaType) => {
    const text = JSON.stringify(value);
    const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    texts.set(digest, { text, mediaType });
    return { mediaType, digest, size: Buffer.byteLength(text) };
  };
  const index = (name, version) => {
    const manifests = platforms.flatMap((architecture) => {
      const config = put(
        { os: 'linux', architecture, config: { Env: [`V=${version}`, `N=${name}`] } },
        type('config'),
      );
      const layers = [{ mediaType: type('layer'), digest: config.digest, size: 1_000_000 + version }];
      const image = put({ schemaVersion: 2, mediaType: type('manifest'), config, layers }, type('manifest'));
      const components = Array.from({ length: packages }, (_, at) => ({
        type: 'library',
        name: `package-${at}`,
        version: `1.${at}.${at % 10 === 0 ? version : 0}-r0`,
        purl: `pkg:apk/wolfi/package-${at}@1.${at}.${at % 10 === 0 ? version : 0}-r0?image=${name}&arch=${architecture}`,
      }));
      const sbom = put(
        { bomFormat: 'CycloneDX', specVersion: '1.5', components },
        'application/vnd.cyclonedx+json',
      );
      const attestation = put(
        { schemaVersion: 2, mediaType: type('manifest'), config, layers: [sbom] },
        type('manifest'),
      );
      const annotations = {
        'vnd.docker.reference.type': 'attestation-manifest',
        'vnd.docker.reference.digest': image.digest,
      };
      return [
        { ...image, platform: { os: 'linux', architecture } },
        { ...attestation, artifactType: sbom.mediaType, annotations },
      ];
    });
    return put({ schemaVersion: 2, mediaType: type('index'), manifests }, type('index')).digest;
  };
  const bumps = Array.from({ length: images }, (_, at) => ({
    repository: `acme/app-${at}`,
    from: index(`app-${at}`, 1),
    to: index(`app-${at}`, 2),
  }));
  return { texts, bumps };
}

/** A registry with a token server, as most have. */
async function serve() {
  const { texts } = build();
  const server = createServer(async (request, response) => {
    await sleep(delayMs);
    const send = (status, headers, body) => response.writeHead(status, headers).end(body);
    if (request.url.startsWith('/token'))
      return send(200, { 'content-type': 'application/json' }, '{"token":"pull"}');
    if (request.headers.authorization === undefined) {
      const realm = `http://127.0.0.1:${server.address().port}/token`;
      return send(401, { 'www-authenticate': `Bearer realm="${realm}",service="bench"` }, '');
    }
    const found = texts.get(request.url.split('/').at(-1));
    return found === undefined
      ? send(404, {}, '')
      : send(200, { 'content-type': found.mediaType }, found.text);
  }).listen(0, '127.0.0.1');
  server.keepAliveTimeout = 60_000;
  await once(server, 'listening');
  process.send(server.address().port);
}

if (process.argv[2] === 'serve') await serve();
else await measure();

async function measure() {
  const { runTransports } = await import('../lib/clients/http/index.js');
  const { imageReader } = await import('../lib/clients/registry/image-reader.js');
  const { registriesClient } = await import('../lib/clients/registry/registries.js');
  const { createForecaster } = await import('../lib/forecast/index.js');
  const { networkTransport } = await import('../lib/host/transport.js');
  const server = fork(new URL(import.meta.url), ['serve']);
  const [port] = await once(server, 'message');
  const { bumps } = build();

  /** Milliseconds until all of these are known, by clients that know nothing yet. */
  async function timeOf(own) {
    const send = networkTransport('bench');
    const clock = { now: () => Date.now(), sleep: (ms) => sleep(ms), random: Math.random };
    const { content, requests } = runTransports({ send, clock, sink: { progress: () => undefined } });
    const client = registriesClient({
      send: content,
      credentials: async () => undefined,
      onSecret: () => undefined,
    });
    const forecast = createForecaster({
      reader: imageReader(client.contentOf),
      advisories: { cause: 'no-platform', subject: 'platform', message: 'There is no platform' },
      policy: { ignoreStatus: [] },
      selection: { wanted: [] },
    });
    const started = performance.now();
    const cpu = process.cpuUsage();
    const found = await forecast(
      own.map(({ repository, from, to }) => {
        const origin = { registry: `127.0.0.1:${port}`, repository };
        return { image: { ...origin, tag: '1' }, origin, from, to };
      }),
    );
    const took = performance.now() - started;
    const isWhole = found.every(({ totals }) => totals.packages === packages / 10);
    if (!isWhole) throw new Error(`a forecast is not complete: ${JSON.stringify(found[0].unknown)}`);
    const { user, system } = process.cpuUsage(cpu);
    return { took, requests: requests.total, cpuMs: (user + system) / 1000 };
  }

  await timeOf(bumps.slice(0, 3));
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const alone = [];
  for (const bump of bumps.slice(0, 5)) alone.push((await timeOf([bump])).took);
  const all = [];
  for (let round = 0; round < 5; round += 1) all.push(await timeOf(bumps));
  const [longest, together] = [Math.max(...alone), median(all.map(({ took }) => took))];
  const ratio = together / longest;
  const rows = [
    ['Requests of 50 forecasts', String(all[0].requests), ''],
    ['The longest chain: one forecast alone', `${Math.round(longest)} ms`, ''],
    ['50 forecasts side by side', `${Math.round(together)} ms`, ''],
    ['CPU of 50 forecasts', `${Math.round(median(all.map(({ cpuMs }) => cpuMs)))} ms`, ''],
    ['50 forecasts ÷ the longest chain', ratio.toFixed(2), 'at most 1.5'],
  ];
  const text = [
    '| Figure | Measured | Bound |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) {
    const page = new URL('../docs/performance.md', import.meta.url);
    const [open, close] = ['<!-- forecast -->', '<!-- /forecast -->'];
    const [before, rest = ''] = readFileSync(page, 'utf8').split(open);
    const after = rest.split(close)[1];
    if (after === undefined) throw new Error(`${page} has no ${open} … ${close}`);
    writeFileSync(page, `${before}${open}\n\n${text}\n\n${close}${after}`);
  }
  if (ratio > 1.5) process.exitCode = 1;
  server.kill();
}
