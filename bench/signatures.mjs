// What signatures cost: requests per image, the time of 100 images at 50 ms of delay against the longest chain of
// requests, and the CPU time of a verification.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { registriesClient } from '../lib/clients/registry/registries.js';
import { signatureSource } from '../lib/clients/signatures/index.js';
import { createSignatureCollector } from '../lib/signatures/collect.js';
import { signatureVerifier } from '../lib/signatures/verify.js';

const delayMs = 50;
const images = 100;
const sha256 = (text) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
const keys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const key = sha256(keys.publicKey.export({ format: 'der', type: 'spki' }));
const pem = keys.publicKey.export({ format: 'pem', type: 'spki' });
const signed = (bytes) => sign('sha256', Buffer.from(bytes), keys.privateKey).toString('base64');
const now = Date.parse('2026-11-22T12:00:00Z');

/** A registry as a map from path to text; `form` is where the signatures are. */
function registryWith(form) {
  const content = new Map();
  const put = (path, value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    content.set(path(sha256(text)), text);
    return { digest: sha256(text), size: text.length };
  };
  const digests = Array.from({ length: images }, (_, number) => {
    const repository = `acme/app${number}`;
    const blob = (digest) => `/v2/${repository}/blobs/${digest}`;
    const manifest = (name) => `/v2/${repository}/manifests/${name}`;
    const image = put(manifest, { schemaVersion: 2, layers: [], annotations: { repository } });
    const tag = image.digest.replace(':', '-');
    if (form === 'payload') {
      const critical = {
        type: 'cosign container image signature',
        image: { 'docker-manifest-digest': image.digest },
      };
      const text = JSON.stringify({ critical });
      const layer = { mediaType: 'application/vnd.dev.cosign.simplesigning.v1+json', ...put(blob, text) };
      layer.annotations = { 'dev.cosignproject.cosign/signature': signed(text) };
      content.set(manifest(`${tag}.sig`), JSON.stringify({ schemaVersion: 2, layers: [layer] }));
    }
    if (form === 'bundle') {
      const mediaType = 'application/vnd.dev.sigstore.bundle.v0.3+json';
      const layers = [{ mediaType, ...put(blob, bundleOf(image.digest)) }];
      const referrer = { artifactType: mediaType, ...put(manifest, { schemaVersion: 2, layers }) };
      content.set(`/v2/${repository}/referrers/${image.digest}`, JSON.stringify({ manifests: [referrer] }));
    }
    return image.digest;
  });
  return { content, digests };
}

function bundleOf(digest) {
  const payloadType = 'application/vnd.in-toto+json';
  const payload = JSON.stringify({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ digest: { sha256: digest.slice(7) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
  });
  const head = `DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `;
  return {
    mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
    verificationMaterial: { publicKey: { hint: '' }, tlogEntries: [] },
    dsseEnvelope: {
      payload: Buffer.from(payload).toString('base64'),
      payloadType,
      signatures: [{ sig: signed(head + payload) }],
    },
  };
}

async function collectFrom({ content, digests }) {
  let requests = 0;
  const send = async ({ url }) => {
    requests += 1;
    await sleep(delayMs);
    const text = content.get(new URL(url).pathname);
    return { status: text === undefined ? 404 : 200, headers: {}, body: text ?? '' };
  };
  const clients = registriesClient({ send, credentials: async () => undefined, onSecret: () => undefined });
  const at = { file: 'Dockerfile', span: { start: 0, end: 0 } };
  const occurrences = digests.map((digest, number) => ({
    kind: 'image',
    at,
    image: { registry: 'registry.example.com', repository: `acme/app${number}`, tag: '1', digest },
  }));
  const collect = createSignatureCollector({
    source: signatureSource({ contentOf: clients.contentOf, github: { send } }),
    rules: [{ at, images: ['registry.example.com/**'], anyOf: [{ kind: 'key', key }] }],
    files: { keys: new Map([[key, pem]]), roots: new Map() },
    compareSigners: false,
    mirrors: {},
    now,
  });
  const facts = new Map(
    occurrences.map((one) => [one, { status: 'current', currentDigest: one.image.digest }]),
  );
  const started = performance.now();
  const { signatures, gaps } = await collect(occurrences, facts, []);
  const wallMs = performance.now() - started;
  const accepted = [...signatures.values()].filter((found) => found.signed.length > 0).length;
  return { requests, wallMs, accepted, gaps: gaps.length };
}

const chains = { bundle: 3, payload: 4, none: 4 };
const rows = [];
for (const form of ['bundle', 'payload', 'none']) {
  const registry = registryWith(form);
  await collectFrom(registry);
  const { requests, wallMs, accepted, gaps } = await collectFrom(registry);
  if (accepted !== (form === 'none' ? 0 : images) || gaps > 0)
    throw new Error(`${form}: ${accepted}, ${gaps}`);
  rows.push([`${form}: requests per image`, (requests / images).toFixed(1), String(chains[form])]);
  const ratio = wallMs / (chains[form] * delayMs);
  rows.push([`${form}: 100 images ÷ longest chain of requests`, ratio.toFixed(2), 'about 1']);
}

const folder = process.env.TAGPROOF_SIGSTORE_CONFORMANCE;
if (folder === undefined)
  console.warn('SKIPPED: TAGPROOF_SIGSTORE_CONFORMANCE names no folder, so no bundle is verified');
else {
  const text = readFileSync(`${folder}/happy-path-intoto-in-dsse-v3/bundle.sigstore.json`, 'utf8');
  const { payload } = JSON.parse(text).dsseEnvelope;
  const [subject] = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')).subject;
  const { verify } = signatureVerifier({ keys: new Map(), roots: new Map() }, now);
  const once = () => verify({ kind: 'bundle', text }, `sha256:${subject.digest.sha256}`);
  if (!('signed' in once())) throw new Error('not verified');
  const cpu = process.cpuUsage();
  for (let number = 0; number < 100; number += 1) once();
  const { user, system } = process.cpuUsage(cpu);
  rows.push(['verification of a bundle, ms of CPU', ((user + system) / 100_000).toFixed(1), '']);
}
for (const [what, measured, bound] of rows)
  console.log(`${what.padEnd(52)} ${measured.padStart(8)}   ${bound}`);
