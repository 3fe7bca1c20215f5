// Every forgery, pushed to a real registry, is refused with its own message, and what is valid is accepted.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import { registriesClient } from '../../src/clients/registry/registries.js';
import { signatureSource } from '../../src/clients/signatures/index.js';
import { networkTransport } from '../../src/host/network/transport.js';
import type { Digest } from '../../src/model/images/image.js';
import type { CheckInput, Fact } from '../../src/model/judgement/fact.js';
import type { RequiredSigner, SignatureFiles, SignatureRule } from '../../src/model/judgement/signature.js';
import type { Transport } from '../../src/model/run/http.js';
import { createSignatureCollector } from '../../src/signatures/collect.js';
import { occurrence } from '../build.js';
import { missingPrograms, type RealRegistry, realRegistry } from '../registry/real-registry.js';
import { attach, pushImage, pushIndex } from './attach.js';
import { forgeries, type Instances, signedAt } from './forgeries.js';
import {
  at,
  digestOf,
  githubIssuer,
  keySignature,
  newKeys,
  pemOf,
  privateSigstore,
} from './private-sigstore.js';

const needed = missingPrograms.includes('docker-registry') ? ' — SKIPPED: install docker-registry' : '';
const now = Date.parse('2026-11-22T12:00:00Z');
const keys = newKeys();
const keyName = digestOf(keys.publicKey.export({ format: 'der', type: 'spki' }));
const otherKeys = newKeys();
const otherKeyName = digestOf(otherKeys.publicKey.export({ format: 'der', type: 'spki' }));
let registry: RealRegistry;
let instances: Instances;
let count = 0;

beforeAll(async () => {
  const [trusted, other] = [await privateSigstore(), await privateSigstore()];
  const unlogged = await privateSigstore({ withoutCtLog: true });
  // Its authority and log are trusted, so that only the certificate log is missing.
  instances = { trusted: joined(trusted, unlogged), other, unlogged, otherKeys };
  if (needed === '') registry = await realRegistry('none');
});
afterAll(() => registry?.close());

function joined(trusted: Instances['trusted'], unlogged: Instances['trusted']): Instances['trusted'] {
  const both = (key: string) => [
    ...(trusted.rootDocument[key] ?? []),
    ...(key === 'ctlogs' ? [] : (unlogged.rootDocument[key] ?? [])),
  ];
  const root = Object.fromEntries(Object.keys(trusted.rootDocument).map((key) => [key, both(key)]));
  return { ...trusted, root: JSON.stringify(root) };
}

const byIdentity: RequiredSigner = {
  kind: 'identity',
  issuer: githubIssuer,
  identity: 'https://github.com/acme/app/.github/workflows/release.yml@refs/tags/*',
  root: 'trusted',
};
const byKey: RequiredSigner = { kind: 'key', key: keyName, file: 'keys/vendor.pub' };

interface Judged {
  readonly findings: readonly { readonly check: string; readonly message: string }[];
  readonly gaps: readonly { readonly cause: string; readonly message: string }[];
  readonly requests: number;
}

/** Reads and judges one image as a run does. */
async function judge(
  repository: string,
  digest: Digest,
  {
    required = byIdentity,
    fact = {},
    withOther = false,
    send = networkTransport('tagproof-test'),
  }: {
    readonly required?: RequiredSigner;
    readonly fact?: Partial<Fact>;
    readonly withOther?: boolean;
    readonly send?: Transport;
  } = {},
): Promise<Judged> {
  let requests = 0;
  const counted: Transport = (request) => {
    requests += 1;
    return send(request);
  };
  const clients = registriesClient({
    send: counted,
    credentials: async () => undefined,
    onSecret: () => undefined,
  });
  const one = occurrence(`${registry.host}/${repository}:1.2.3@${digest}`);
  const facts = new Map([
    [one, { status: 'current', currentDigest: digest, basis: 'present', ...fact } as Fact],
  ]);
  const rule: SignatureRule = { at: one.at, images: [`${registry.host}/acme/**`], anyOf: [required] };
  const files: SignatureFiles = {
    keys: new Map([
      [otherKeyName, pemOf(otherKeys)],
      [keyName, pemOf(keys)],
    ]),
    roots: new Map([
      ['trusted', instances.trusted.root],
      ...(withOther ? [['other', instances.other.root] as const] : []),
    ]),
  };
  const collect = createSignatureCollector({
    source: signatureSource({
      contentOf: clients.contentOf,
      github: { send: async () => ({ status: 404, headers: {}, body: '' }) },
    }),
    rules: [rule],
    files,
    compareSigners: false,
    mirrors: {},
    now,
  });
  const { signatures, gaps } = await collect([one], facts, []);
  const evidence: CheckInput = { occurrences: [one], facts, advisories: [], histories: [], signatures };
  const findings = findingsOf(evidence, { maxAgeMs: () => 0, now, signatures: [rule] });
  return { findings: findings.map(({ check, message }) => ({ check, message })), gaps, requests };
}

async function published(name: string) {
  count += 1;
  const target = { host: registry.host, repository: `acme/app${count}` };
  return { target, digest: await pushImage(target, name) };
}

describe.skipIf(needed !== '')(`what is valid is accepted${needed}`, () => {
  it.each(['signature', 'envelope', 'bundle'] as const)('%s', async (form) => {
    const { target, digest } = await published(form);
    const signed = await at(signedAt, async () => {
      const made = await instances.trusted[form]({ digest });
      return typeof made === 'string' ? ({ kind: 'bundle', text: made } as const) : made;
    });
    await attach(target, digest, [signed]);
    const judged = await judge(target.repository, digest);
    expect(judged).toMatchObject({ findings: [], gaps: [] });
    expect(judged.requests).toBeLessThanOrEqual(5);
  });

  it('a key', async () => {
    const { target, digest } = await published('key');
    await attach(target, digest, [keySignature(keys, digest)]);
    expect(await judge(target.repository, digest, { required: byKey })).toMatchObject({
      findings: [],
      gaps: [],
    });
  });

  it('a valid signature between forged ones', async () => {
    const { target, digest } = await published('between');
    const valid = await at(signedAt, () => instances.trusted.signature({ digest }));
    const forged = { ...valid, text: valid.text.replace('cosign', 'x') };
    await attach(target, digest, [forged, valid, keySignature(newKeys(), digest)]);
    expect(await judge(target.repository, digest)).toMatchObject({ findings: [], gaps: [] });
  });
});

describe.skipIf(needed !== '')(`forgeries${needed}`, () => {
  it('are at least forty, each with a name of its own', () => {
    expect(forgeries.length).toBeGreaterThanOrEqual(40);
    expect(new Set(forgeries.map(({ name }) => name)).size).toBe(forgeries.length);
  });

  it.each(forgeries)('$name', async ({ name, attach: forge, check, says, byKey: isByKey }) => {
    const { target, digest } = await published(name);
    await attach(target, digest, await forge(instances, digest));
    const required = isByKey ? byKey : byIdentity;
    const { findings, gaps } = await judge(target.repository, digest, {
      required,
      withOther: says.includes('private'),
    });
    expect(findings).toEqual([{ check, message: expect.stringContaining(says) }]);
    expect(gaps).toEqual([]);
  });
});

describe.skipIf(needed !== '')(`an index and its platforms${needed}`, () => {
  it('the signature of the index covers a platform in it, and no other image', async () => {
    const { target, digest: platform } = await published('linux/amd64');
    const index = await pushIndex(target, [platform], '1.2.3');
    const swapped = await pushImage(target, 'swapped');
    await attach(target, index, [await at(signedAt, () => instances.trusted.signature({ digest: index }))]);
    const partOf = { status: 'one-platform', indexDigest: index, currentDigest: index } as const;
    expect(await judge(target.repository, platform, { fact: partOf })).toMatchObject({
      findings: [{ check: 'digest-of-one-platform' }],
      gaps: [],
    });
    const { findings } = await judge(target.repository, swapped, {
      fact: { status: 'not-in-history', records: 1, historySince: 0, currentDigest: index },
    });
    expect(findings).toMatchObject([
      { check: 'digest-not-in-history' },
      { check: 'unsigned-image', message: expect.stringContaining('no signature is attached to it') },
    ]);
  });

  it("the index's signature copied to the tag of a swapped platform", async () => {
    const { target, digest: swapped } = await published('swapped platform');
    const index = await pushIndex(target, [swapped], '1.2.3');
    await attach(target, swapped, [await at(signedAt, () => instances.trusted.signature({ digest: index }))]);
    const { findings } = await judge(target.repository, swapped);
    expect(findings).toMatchObject([{ check: 'unsigned-image', message: expect.stringContaining(index) }]);
  });
});

describe.skipIf(needed !== '')(`a registry that cannot be read is incomplete${needed}`, () => {
  const network = networkTransport('tagproof-test');

  async function judgeThrough(send: (valid: string) => Transport) {
    const { target, digest } = await published(`through ${count}`);
    const text = await at(signedAt, () => instances.trusted.bundle({ digest }));
    await attach(target, digest, [{ kind: 'bundle', text }]);
    return judge(target.repository, digest, { send: send(digestOf(text)) });
  }

  it('a bundle that is listed and missing', async () => {
    const judged = await judgeThrough((blob) => async (request) => {
      if (request.url.endsWith(blob)) return { status: 404, headers: {}, body: '' };
      return network(request);
    });
    expect(judged).toMatchObject({ findings: [], gaps: [{ cause: 'unverifiable-signature' }] });
  });

  it('a bundle with other bytes', async () => {
    const judged = await judgeThrough((blob) => async (request) => {
      const response = await network(request);
      return request.url.endsWith(blob) ? { ...response, body: `${response.body} ` } : response;
    });
    expect(judged).toMatchObject({
      findings: [],
      gaps: [{ cause: 'unverifiable-signature', message: expect.stringContaining('another digest') }],
    });
  });

  it('10,000 signatures, with few requests', async () => {
    const judged = await judgeThrough(() => async (request) => {
      const response = await network(request);
      if (!/\/manifests\/sha256-[0-9a-f]{64}$/.test(request.url)) return response;
      const index = JSON.parse(response.body);
      const manifests = Array.from({ length: 10_000 }, (_, number) => ({
        ...index.manifests[0],
        digest: digestOf(String(number)),
      }));
      return { ...response, body: JSON.stringify({ ...index, manifests }) };
    });
    expect(judged).toMatchObject({
      findings: [],
      gaps: [{ cause: 'unverifiable-signature', message: expect.stringContaining('10000 signatures') }],
    });
    expect(judged.requests).toBeLessThan(30);
  });

  it('a server error in any place', async () => {
    const judged = await judgeThrough(
      () => async (request) =>
        /manifests\/sha256-/.test(request.url) ? { status: 503, headers: {}, body: '' } : network(request),
    );
    expect(judged.findings).toEqual([]);
    expect(judged.gaps.length).toBeGreaterThan(0);
  });
});
