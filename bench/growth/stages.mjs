// The dimensions of single stages: SBOMs, forecasts, signatures, ledgers, the cache, owners, plans.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createAdvisoryCollector } from '../../lib/advisories/collect.js';
import { judgeInput } from '../../lib/checks/apply-policy.js';
import { withLimit } from '../../lib/clients/http/per-host.js';
import { createForecaster } from '../../lib/forecast/index.js';
import { pruneFolder } from '../../lib/history/cache/cache.js';
import { encodeEntry, fileOf } from '../../lib/history/cache/entry.js';
import { cacheStats, verifyCache } from '../../lib/history/cache/inspect.js';
import { openLedger } from '../../lib/history/ledger.js';
import { printLedger } from '../../lib/history/ledger-text.js';
import { openCacheFolder } from '../../lib/host/files/cache-folder.js';
import { readOwners } from '../../lib/organization/merge/owned.js';
import { shardsOf } from '../../lib/organization/plan/shards.js';
import { pinChanges, suggestedChanges } from '../../lib/pin/changes.js';
import { planChanges } from '../../lib/pin/plan.js';
import { createSignatureCollector } from '../../lib/signatures/collect.js';
import { digestOf } from '../platform.mjs';
import { evidenceFor, now, policyWith } from './evidence.mjs';
import { temporaryFolder } from './world.mjs';

const numbers = (n) => Array.from({ length: n }, (_, index) => index);
const image = { registry: 'registry.example.com', repository: 'acme/app', tag: '1' };

const sbomOf = (n, version) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    components: numbers(n).map((index) => ({
      ...{ type: 'library', name: `package-${index}`, version: `1.${index}.${version}-r0` },
      purl: `pkg:apk/wolfi/package-${index}@1.${index}.${version}-r0?arch=x86_64`,
    })),
  });

const advisoriesOf = (names) =>
  names.map((name) => ({
    ...{
      uid: `advisory ${name}`,
      advisoryId: `CGA-${name}`,
      artifactName: name,
      updateTime: '2026-11-01T00:00:00Z',
    },
    events: [{ status: 'fixed', timestamp: '2026-11-01T00:00:00Z', fixedVersion: '9.0.0-r0' }],
  }));

const sources = (text) => ({
  advisories: async (names) => ({ advisories: advisoriesOf(names), gaps: [], unanswered: new Map() }),
  sbomsIn: () => async () => ({
    documents: [{ subject: digestOf('a'), digest: digestOf('s'), text }],
    missing: [],
  }),
  scanned: async () => [],
});

const occurrence = (digest) => ({
  ...{ kind: 'image', raw: 'x', at: { file: 'Dockerfile', span: { start: 0, end: 1 } } },
  ...{ image: { ...image, digest }, pin: { kind: 'refused', why: '' } },
});

function forecastOf(n) {
  const texts = [1, 2].map((version) => sbomOf(n, version));
  const platformOf = (version) => [
    {
      name: 'linux/amd64',
      digest: digestOf(`platform ${version}`),
      read: async (inspect) => {
        const text = texts[version - 1];
        inspect(text);
        return {
          config: '{"config":{"Env":[]}}',
          layers: [],
          sboms: [{ digest: digestOf(`sbom ${version}`), text }],
        };
      },
    },
  ];
  const reader = { platformsOf: async (_name, digest) => platformOf(digest === digestOf('old') ? 1 : 2) };
  const forecast = createForecaster({
    reader,
    advisories: sources(''),
    policy: { ignoreStatus: [] },
    selection: { wanted: [] },
  });
  return () => forecast([{ image, origin: image, from: digestOf('old'), to: digestOf('new') }]);
}

function signaturesOf(n) {
  const digest = digestOf('signed');
  const keys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const key = `sha256:${createHash('sha256')
    .update(keys.publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex')}`;
  const attached = numbers(n).map((index) => {
    const critical = {
      type: 'cosign container image signature',
      image: { 'docker-manifest-digest': digestOf(`${index}`) },
    };
    const text = JSON.stringify({ critical });
    const signature = sign('sha256', Buffer.from(text), keys.privateKey).toString('base64');
    return { kind: 'payload', text, annotations: { 'dev.cosignproject.cosign/signature': signature } };
  });
  const at = { file: 'Dockerfile', span: { start: 0, end: 1 } };
  const pem = keys.publicKey.export({ format: 'pem', type: 'spki' });
  const collect = createSignatureCollector({
    source: { places: () => [async () => attached] },
    rules: [{ at, images: ['**'], anyOf: [{ kind: 'key', key }] }],
    files: { keys: new Map([[key, pem]]), roots: new Map() },
    ...{ compareSigners: false, mirrors: {}, now },
  });
  const one = occurrence(digest);
  return () => collect([one], new Map([[one, { status: 'current', currentDigest: digest }]]), []);
}

const entriesOf = (n) =>
  numbers(n).map((index) => ({
    image: `registry.example.com/acme/app${String(index % (n / 4)).padStart(6, '0')}:1`,
    at: now - (n - index) * 60_000,
    digest: digestOf(`${index}`),
  }));

async function cacheOf(n) {
  const top = temporaryFolder();
  for (const index of numbers(n)) {
    const key = { kind: 'history', name: `image ${index}` };
    const file = path.join(top, fileOf(key));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await encodeEntry(key, { text: `text ${index}`, at: now }));
  }
  return openCacheFolder(top, '/nowhere', {});
}

function pinned(n) {
  const { evidence, files } = evidenceFor['stale-digest'](n);
  const { findings } = judgeInput(
    evidence,
    policyWith(),
    { maxAgeMs: 0, minAgeMs: 0 },
    { now, complete: true },
  );
  const after = evidence.occurrences.map((one) => {
    const fact = evidence.facts.get(one);
    return { ...one, image: { ...one.image, digest: fact.currentDigest } };
  });
  const histories = numbers(n).map((index) => ({
    ...{
      registry: 'registry.example.com',
      repository: `acme/app${index}`,
      tag: '1.2.3',
      complete: true,
      intervals: [],
    },
  }));
  const checkout = { evidence, problems: [], findings, files };
  return async () => {
    const { changes } = await planChanges(checkout, async () => ({ occurrences: after, problems: [] }));
    if (n > 0 && changes.length === 0) throw new Error('nothing is pinned');
    suggestedChanges(findings, changes, () => 'text');
    return pinChanges(findings, { ...evidence, histories }, changes);
  };
}

export const stageDimensions = [
  {
    name: 'advisories: packages of an attached SBOM',
    n: 20_000,
    prepare: (n) => {
      const one = occurrence(digestOf('a'));
      const options = {
        artifacts: [],
        sbom: [],
        sbomFromRegistry: true,
        vulnerabilityReports: false,
        registries: {},
      };
      const collect = createAdvisoryCollector(sources(sbomOf(n, 1)), {}, options);
      return () => collect([one], new Map([[one, { status: 'current' }]]));
    },
  },
  { name: 'forecast: packages of both images', n: 20_000, prepare: forecastOf },
  {
    name: 'requests that wait at one host',
    // With fewer, the heap of an empty process grows more than what waits.
    n: 160_000,
    prepare: (n) => {
      const send = withLimit(async () => ({ status: 200, headers: {}, body: '' }), 8);
      return () => Promise.all(numbers(n).map(() => send({})));
    },
  },
  { name: 'signatures of an image', n: 2000, prepare: signaturesOf },
  {
    name: 'ledger: entries',
    n: 8000,
    prepare: (n) => {
      const text = printLedger(entriesOf(n));
      const files = { read: async () => ({ text }), replace: async () => ({}) };
      return async () => {
        const ledger = await openLedger({ files, file: { path: 'ledger.json', create: true }, now });
        const observed = new Map(entriesOf(n).map((entry) => [entry.image, digestOf('new')]));
        return ledger.add(observed, now);
      };
    },
  },
  {
    name: 'ledger: entries that are wrong',
    n: 10_000,
    prepare: (n) => {
      const text = printLedger(entriesOf(n)).replaceAll('registry.example.com/acme', 'Not a name');
      const files = { read: async () => ({ text }), replace: async () => ({}) };
      return () => openLedger({ files, file: { path: 'ledger.json', create: true }, now });
    },
  },
  {
    name: 'cache: entries that are counted and verified',
    n: 2000,
    prepare: async (n) => {
      const folder = await cacheOf(n);
      return async () => [await cacheStats(folder), await verifyCache(folder, () => true)];
    },
  },
  {
    name: 'cache: entries that are pruned',
    n: 2000,
    prepare: async (n) => {
      const folder = await cacheOf(n);
      return () => pruneFolder(folder, 1);
    },
  },
  {
    name: 'CODEOWNERS: lines, 200 files',
    n: 2500,
    prepare: (n) => {
      const text = numbers(n)
        .map((index) => `/services/app${index}/** @acme/team${index}\n`)
        .join('');
      return () => {
        const ownersOf = readOwners(text);
        return numbers(200).map((index) => ownersOf(`services/app${index}/Dockerfile`));
      };
    },
  },
  {
    name: 'plan: repositories with the images of the last night',
    n: 20_000,
    prepare: (n) => {
      const repositories = numbers(n).map((index) => ({
        repository: `acme/repo${index}`,
        size: index % 100,
      }));
      const last = new Map(
        repositories.map(({ repository }, index) => [
          repository,
          { cost: index % 50, images: numbers(10).map((at) => `app${(index + at) % 500}`) },
        ]),
      );
      return () => shardsOf(repositories, 64, last);
    },
  },
  { name: 'pin: references', n: 20_000, prepare: pinned },
];
