// 50 forecasts side by side against a registry that takes 100 ms for each response, compared with the longest of them alone:
// it can be no faster than its chain of requests that wait for each other. `--write` puts the table into docs/measurements/requests.md.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeSection } from './write-section.mjs';

const delayMs = 100;
const images = 50;
/** The best of so many counts: everything else that the machine does makes it slower, never faster. */
const rounds = 7;
const packages = 60;
const origin = 'http://127.0.0.1:5000';
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

/** A registry with a token server, as most have. It is in this process, so that only waiting and Tagproof's own work count. */
function registry(texts) {
  return async ({ url, authorization }) => {
    await sleep(delayMs);
    const answer = (status, headers, body = '') => ({ status, headers, body });
    if (url.startsWith(`${origin}/token`))
      return answer(200, { 'content-type': 'application/json' }, '{"token":"pull"}');
    if (authorization === undefined)
      return answer(401, { 'www-authenticate': `Bearer realm="${origin}/token",service="bench"` });
    const found = texts.get(url.split('/').at(-1));
    return found === undefined
      ? answer(404, {})
      : answer(200, { 'content-type': found.mediaType }, found.text);
  };
}

await measure();

async function measure() {
  const { runTransports } = await import('../lib/clients/http/index.js');
  const { imageReader } = await import('../lib/clients/registry/image-reader.js');
  const { registriesClient } = await import('../lib/clients/registry/registries.js');
  const { createForecaster } = await import('../lib/forecast/index.js');
  const { texts, bumps } = build();
  const send = registry(texts);

  /** Milliseconds until all of these are known, by clients that know nothing yet. */
  async function timeOf(own) {
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
        const name = { registry: new URL(origin).host, repository };
        return { image: { ...name, tag: '1' }, origin: name, from, to };
      }),
    );
    const took = performance.now() - started;
    const isWhole = found.every(({ totals }) => totals.packages === packages / 10);
    if (!isWhole) throw new Error(`a forecast is not complete: ${JSON.stringify(found[0].unknown)}`);
    const { user, system } = process.cpuUsage(cpu);
    return { took, requests: requests.total, cpuMs: (user + system) / 1000 };
  }

  await timeOf(bumps.slice(0, 3));
  const alone = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [at, bump] of bumps.slice(0, 3).entries())
      alone[at] = Math.min(alone[at] ?? Number.POSITIVE_INFINITY, (await timeOf([bump])).took);
  const all = [];
  for (let round = 0; round < rounds; round += 1) all.push(await timeOf(bumps));
  const [longest, together] = [Math.max(...alone), Math.min(...all.map(({ took }) => took))];
  const ratio = together / longest;
  const rows = [
    ['Requests of 50 forecasts', String(all[0].requests), ''],
    ['The longest chain: one forecast alone', `${Math.round(longest)} ms`, ''],
    ['50 forecasts side by side', `${Math.round(together)} ms`, ''],
    ['CPU of 50 forecasts', `${Math.round(Math.min(...all.map(({ cpuMs }) => cpuMs)))} ms`, ''],
    ['50 forecasts ÷ the longest chain', ratio.toFixed(2), 'at most 1.5'],
  ];
  const text = [
    '| Figure | Measured | Bound |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('measurements/requests.md', 'forecast', text);
  if (ratio > 1.5) process.exitCode = 1;
}
