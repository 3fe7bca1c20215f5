// A registry that lies: whatever it attaches, changes, swaps or withholds, nothing passes but a valid signature of the image.
import { beforeAll, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import { registriesClient } from '../../src/clients/registry/registries.js';
import { signatureSource } from '../../src/clients/signatures/index.js';
import { Failure } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';
import type { CheckInput, Fact } from '../../src/model/judgement/fact.js';
import type { SignatureRule } from '../../src/model/judgement/signature.js';
import type { HttpResponse, Transport } from '../../src/model/run/http.js';
import { createSignatureCollector } from '../../src/signatures/collect.js';
import { occurrence } from '../build.js';
import { type Random, randomOf } from '../campaign/random.js';
import { amount, seed } from '../sample.js';
import {
  at,
  type Cosign,
  digestOf,
  githubIssuer,
  keySignature,
  newKeys,
  type PrivateSigstore,
  privateSigstore,
  releaseIdentity,
} from './private-sigstore.js';

const now = Date.parse('2026-11-22T12:00:00Z');
const images = [0, 1, 2, 3].map((number) => digestOf(`image ${number}`));

/** Something to attach. `validFor`: the one image of which it is a valid signature by the required signer. */
interface Material {
  readonly attached: Cosign | { readonly kind: 'bundle'; readonly text: string };
  readonly validFor?: Digest;
}

let trusted: PrivateSigstore;
const materials: Material[] = [];

beforeAll(async () => {
  trusted = await privateSigstore();
  const other = await privateSigstore();
  await at('2026-10-02T09:00:00Z', async () => {
    for (const digest of images) {
      const bundle = async (from: PrivateSigstore, more = {}) =>
        ({ kind: 'bundle', text: await from.bundle({ digest, ...more }) }) as const;
      const signature = await trusted.signature({ digest });
      const attestation = await trusted.envelope({ digest });
      const right = await bundle(trusted);
      const evil = { identity: releaseIdentity('v1.2.3', 'evil/app') };
      materials.push(
        { attached: signature, validFor: digest },
        { attached: attestation, validFor: digest },
        { attached: right, validFor: digest },
        { attached: await trusted.signature({ digest, ...evil }) },
        { attached: await bundle(trusted, evil) },
        { attached: await trusted.signature({ digest, issuer: 'https://accounts.google.com' }) },
        { attached: await trusted.signature({ digest, unlogged: true }) },
        { attached: await trusted.signature({ digest, loggedAt: '2026-10-03T09:00:00Z' }) },
        {
          attached: await bundle(trusted, {
            predicateType: 'https://cosign.sigstore.dev/attestation/vuln/v1',
          }),
        },
        { attached: await other.signature({ digest }) },
        { attached: await bundle(other) },
        { attached: keySignature(newKeys(), digest) },
        { attached: { ...right, text: right.text.slice(0, -100) } },
      );
    }
  });
});

/** A material, or one made of two: the payload, the text or an annotation of one in another. */
function materialOf(random: Random): Material {
  const pick = () => materials[random.below(materials.length)] as Material;
  const one = pick();
  if (random.chance(0.7)) return one;
  const two = pick();
  const [a, b] = [one.attached, two.attached];
  if (a.kind === 'bundle' || b.kind === 'bundle') {
    if (a.kind !== b.kind || a.text === b.text) return one;
    return { attached: mixedBundle(a.text, b.text, random) };
  }
  const parts = ['text', ...Object.keys(b.annotations)];
  const part = parts[random.below(parts.length)] ?? 'text';
  const mixed: Cosign =
    part === 'text'
      ? { ...a, text: b.text }
      : { ...a, annotations: { ...a.annotations, [part]: b.annotations[part] ?? '' } };
  // The signature of an envelope is inside of it: the annotation means nothing.
  const isSame = a.kind === 'envelope' && part === 'dev.cosignproject.cosign/signature';
  return isSame || JSON.stringify(mixed) === JSON.stringify(a)
    ? { ...one, attached: mixed }
    : { attached: mixed };
}

function mixedBundle(one: string, two: string, random: Random): Material['attached'] {
  try {
    const [a, b] = [JSON.parse(one), JSON.parse(two)];
    const from = random.pick(['dsseEnvelope', 'verificationMaterial']);
    return { kind: 'bundle', text: JSON.stringify({ ...a, [from]: b[from] }) };
  } catch {
    return { kind: 'bundle', text: two.slice(0, random.below(two.length)) };
  }
}

/** The content of the registry of one image with these materials attached. */
function contentOf(digest: Digest, attached: readonly Material[]): Map<string, string> {
  const content = new Map<string, string>();
  const put = (kind: 'blobs' | 'manifests', value: string | object) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    content.set(`${kind}/${digestOf(text)}`, text);
    return { digest: digestOf(text), size: text.length };
  };
  const tag = digest.replace(':', '-');
  const layersOf = (kind: 'payload' | 'envelope', mediaType: string) =>
    attached.flatMap(({ attached: one }) =>
      one.kind === kind ? [{ mediaType, ...put('blobs', one.text), annotations: one.annotations }] : [],
    );
  const signatures = layersOf('payload', 'application/vnd.dev.cosign.simplesigning.v1+json');
  const attestations = layersOf('envelope', 'application/vnd.dsse.envelope.v1+json');
  const mediaType = 'application/vnd.dev.sigstore.bundle.v0.3+json';
  const manifests = attached.flatMap(({ attached: one }) => {
    if (one.kind !== 'bundle') return [];
    const layers = [{ mediaType, ...put('blobs', one.text) }];
    return [{ artifactType: mediaType, ...put('manifests', { schemaVersion: 2, layers }) }];
  });
  content.set(`manifests/${tag}.sig`, JSON.stringify({ schemaVersion: 2, layers: signatures }));
  content.set(`manifests/${tag}.att`, JSON.stringify({ schemaVersion: 2, layers: attestations }));
  content.set(`referrers/${digest}`, JSON.stringify({ schemaVersion: 2, manifests }));
  return content;
}

type Lie = (response: HttpResponse, random: Random, content: ReadonlyMap<string, string>) => HttpResponse;

const lies: readonly [Lie, ...Lie[]] = [
  () => ({ status: 404, headers: {}, body: '' }),
  () => ({ status: 500, headers: {}, body: '' }),
  () => ({ status: 403, headers: {}, body: '{"errors":[{"code":"DENIED"}]}' }),
  () => ({ status: 200, headers: {}, body: '{}' }),
  () => ({ status: 200, headers: {}, body: '<html>' }),
  (response, random) => ({
    ...response,
    body: response.body.slice(0, random.below(response.body.length + 1)),
  }),
  (response, random) => {
    const place = random.below(response.body.length + 1);
    return { ...response, body: `${response.body.slice(0, place)}x${response.body.slice(place + 1)}` };
  },
  (response, random, content) => {
    const all = [...content.values()];
    return { ...response, status: 200, body: all[random.below(all.length)] ?? '' };
  },
  (response) => ({ ...response, body: response.body.replaceAll(images[0] ?? '', images[1] ?? '') }),
  () => {
    throw new Failure('timeout', 'The registry does not answer');
  },
];

async function passes(
  digest: Digest,
  content: ReadonlyMap<string, string>,
  random: Random,
  dishonesty: number,
) {
  const send: Transport = async ({ url }) => {
    const path = new URL(url).pathname.replace('/v2/acme/app/', '');
    const text = content.get(path);
    const response = { status: text === undefined ? 404 : 200, headers: {}, body: text ?? '' };
    return random.chance(dishonesty) ? random.pick(lies)(response, random, content) : response;
  };
  const clients = registriesClient({ send, credentials: async () => undefined, onSecret: () => undefined });
  const one = occurrence(`registry.example.com/acme/app:1.2.3@${digest}`);
  const facts = new Map([[one, { status: 'current', currentDigest: digest, basis: 'present' } as Fact]]);
  const identity = releaseIdentity('*');
  const rule: SignatureRule = {
    at: one.at,
    images: ['registry.example.com/acme/*'],
    anyOf: [{ kind: 'identity', issuer: githubIssuer, identity, root: 'trusted' }],
  };
  const collect = createSignatureCollector({
    source: signatureSource({
      contentOf: clients.contentOf,
      github: { send: async () => ({ status: 404, headers: {}, body: '' }) },
    }),
    rules: [rule],
    files: { keys: new Map(), roots: new Map([['trusted', trusted.root]]) },
    compareSigners: false,
    mirrors: {},
    now,
  });
  const { signatures, gaps } = await collect([one], facts, []);
  const evidence: CheckInput = { occurrences: [one], facts, advisories: [], histories: [], signatures };
  const findings = findingsOf(evidence, { maxAgeMs: () => 0, now, signatures: [rule] });
  return findings.length === 0 && gaps.length === 0;
}

it('never makes an image pass that has no valid signature', async () => {
  const runs = amount(60, 1000);
  const counts = { passed: 0, refused: 0 };
  for (let run = 0; run < runs; run += 1) {
    const random = randomOf(seed + run);
    const digest = random.pick(images as [Digest, ...Digest[]]);
    const valid = materials.filter(({ validFor }) => validFor === digest);
    const attached = [
      ...Array.from({ length: random.below(4) }, () => materialOf(random)),
      ...(random.chance(0.4) ? valid.slice(random.below(valid.length)).slice(0, 1) : []),
    ];
    const isSigned = attached.some(({ validFor }) => validFor === digest);
    const dishonesty = random.chance(0.3) ? 0 : 0.15;
    const passed = await passes(digest, contentOf(digest, attached), random, dishonesty);
    if (passed) expect({ run, isSigned }).toEqual({ run, isSigned: true });
    if (dishonesty === 0) expect({ run, passed }).toEqual({ run, passed: isSigned });
    counts[passed ? 'passed' : 'refused'] += 1;
  }
  expect(counts.passed).toBeGreaterThan(runs / 20);
  expect(counts.refused).toBeGreaterThan(runs / 4);
});
