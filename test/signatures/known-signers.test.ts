// Signers that their publishers document: each entry is narrow and dated, proves only what it says, and faults nothing.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import type { CheckInput, Fact } from '../../src/model/judgement/fact.js';
import type { ImageSignature, SignatureRule } from '../../src/model/judgement/signature.js';
import { builtOf } from '../../src/signatures/built.js';
import { createSignatureCollector } from '../../src/signatures/collect.js';
import { knownSignerRules, knownSigners } from '../../src/signatures/known-signers.js';
import { signatureRulesFor } from '../../src/signatures/match.js';
import type { AttachedSignature } from '../../src/signatures/ports.js';
import { digest, image, occurrence } from '../build.js';
import {
  at,
  githubIssuer,
  type PrivateSigstore,
  privateSigstore,
  releaseIdentity,
} from './private-sigstore.js';

const now = Date.parse('2026-11-28T12:00:00Z');

/** One for each entry: an image, and a signature as the publisher's document describes it. */
const documented: Readonly<Record<string, readonly [name: string, source: string, workflow: string]>> = {
  'quay.io/argoproj/argocd': ['quay.io/argoproj/argocd:v2.11.3', 'argoproj/argo-cd', 'image-reuse.yaml'],
  'quay.io/argoproj/argo-rollouts': [
    'quay.io/argoproj/argo-rollouts:v1.5.0',
    'argoproj/argo-rollouts',
    'image-reuse.yaml',
  ],
  'docker.io/goreleaser/goreleaser': [
    'goreleaser/goreleaser:v2.12.0',
    'goreleaser/goreleaser',
    'release.yml',
  ],
  'quay.io/cilium/cilium': ['quay.io/cilium/cilium:v1.13.0', 'cilium/cilium', 'build-images-releases.yaml'],
  'docker.io/aquasec/trivy': ['aquasec/trivy:0.57.0', 'aquasecurity/trivy', 'reusable-release.yaml'],
};

describe.each(knownSigners)('$images.0', ({ images, issuer, identity, document, read }) => {
  const [name = '', source = '', workflow = ''] = documented[images[0] ?? ''] ?? [];
  const { tag = '', ...named } = image(name);
  const rules = signatureRulesFor(knownSignerRules, { ...named, tag });
  const gitTag = `v${tag.replace(/^v/, '')}`;
  const proves = (more: { of?: string; by?: string; from?: string; ref?: string } = {}) => {
    const { of = source, by = source, from = issuer, ref = `refs/tags/${gitTag}` } = more;
    const signature: ImageSignature = {
      signer: {
        kind: 'identity',
        issuer: from,
        identity: `https://github.com/${by}/.github/workflows/${workflow}@${ref}`,
        root: 'sigstore',
      },
      digest: digest('a'),
      form: 'signature',
      at: now,
      build: { repository: `https://github.com/${of}`, ref },
    };
    return builtOf({ ...named, tag }, { signed: [signature] }, rules)?.provesTag === true;
  };

  it('proves what its document describes, and nothing else', () => {
    expect(rules).toHaveLength(1);
    expect(proves()).toBe(true);
    expect(proves({ of: 'evil/app' })).toBe(false);
    expect(proves({ by: 'evil/app' })).toBe(false);
    expect(proves({ by: `evil/x?https://github.com/${source}` })).toBe(false);
    expect(proves({ from: 'https://accounts.google.com' })).toBe(false);
    expect(proves({ ref: 'refs/heads/main' })).toBe(false);
    expect(proves({ ref: 'refs/tags/v0.0.1' })).toBe(false);
  });

  it('is narrow, and says where and when it was read', () => {
    expect(new URL(document).protocol).toBe('https:');
    expect(Date.parse(read)).toBeLessThanOrEqual(now);
    for (const one of images) expect(one).toMatch(/^[a-z0-9.-]+\/[a-z0-9./-]+$/);
    expect(issuer).not.toMatch(/[*?]/);
    expect(identity).toMatch(
      /^https:\/\/github\.com\/[\w-]+\/[\w-]+\/\.github\/workflows\/[\w.*-]+@refs\/tags\/v\*$/,
    );
    expect(signatureRulesFor(knownSignerRules, { ...named, repository: `${named.repository}x` })).toEqual([]);
  });
});

it('is the table of docs/signatures.md', () => {
  const page = readFileSync(new URL('../../docs/signatures.md', import.meta.url), 'utf8');
  const [, , ...rows] = page.slice(page.indexOf('| Images | Signed by')).split('\n\n')[0]?.split('\n') ?? [];
  expect(rows).toHaveLength(knownSigners.length);
  for (const [index, { images, document, read }] of knownSigners.entries()) {
    const names = images.map((one) => `\`${one}\``).join(', ');
    expect(rows[index]?.startsWith(`| ${names} | `)).toBe(true);
    expect(rows[index]?.endsWith(`(${document}) | ${read} |`)).toBe(true);
  }
});

describe('a run without a policy', () => {
  let trusted: PrivateSigstore;
  const pin = digest('b');
  const one = occurrence(`registry.example.com/acme/app:1.2.3@${pin}`);
  const notCurrent: Fact = { status: 'not-current', currentDigest: digest('c'), basis: 'present' };
  const known: SignatureRule = {
    at: one.at,
    images: ['registry.example.com/acme/app'],
    anyOf: [{ kind: 'identity', issuer: githubIssuer, identity: releaseIdentity('v*'), root: 'trusted' }],
  };
  beforeAll(async () => {
    trusted = await privateSigstore();
  });

  async function judged(
    attached: readonly AttachedSignature[],
    { fact = notCurrent, rules = [] }: { fact?: Fact; rules?: readonly SignatureRule[] } = {},
  ) {
    let asked = 0;
    const place = async () => {
      asked += 1;
      return attached;
    };
    const collect = createSignatureCollector({
      source: { places: () => [place], claims: async () => ({ types: [], names: [] }) },
      rules,
      known: [known],
      files: { keys: new Map(), roots: new Map([['trusted', trusted.root]]) },
      compareSigners: false,
      mirrors: {},
      now,
    });
    const facts = new Map([[one, fact]]);
    const { signatures, gaps } = await collect([one], facts, []);
    const evidence: CheckInput = { occurrences: [one], facts, advisories: [], histories: [], signatures };
    const checks = findingsOf(evidence, { maxAgeMs: () => 0, now, signatures: rules }).map(
      ({ check }) => check,
    );
    return { checks, gaps, asked, said: signatures.size, proves: signatures.get(one)?.built?.provesTag };
  }

  const build = { 12: 'https://github.com/acme/app', 14: 'refs/tags/v1.2.3' };
  const signed = (more: object = {}): Promise<AttachedSignature> =>
    at('2026-10-02T09:00:00Z', () => trusted.signature({ digest: pin, build, ...more }));

  it('takes a pin as proved that nothing else proves, by a signature that its publisher documents', async () => {
    expect(await judged([await signed()])).toEqual({ checks: [], gaps: [], asked: 1, said: 1, proves: true });
  });

  it.each<[string, () => Promise<readonly AttachedSignature[]>]>([
    ['none', async () => []],
    ['one by somebody else', async () => [await signed({ identity: releaseIdentity('v1.2.3', 'evil/app') })]],
    [
      'one of another digest',
      async () => [await at('2026-10-02T09:00:00Z', () => trusted.signature({ digest: digest('d'), build }))],
    ],
    ['one that cannot be read', async () => [{ kind: 'unreadable', why: 'it is too large' }]],
  ])('finds nothing new with %s', async (_, attached) => {
    expect(await judged(await attached())).toMatchObject({ checks: ['not-current'], gaps: [], said: 0 });
  });

  it('asks for nothing where the pin is proved, disproved, or could not be looked up', async () => {
    const current: Fact = { status: 'current', currentDigest: pin, basis: 'present' };
    const down: Fact = { status: 'unknown', cause: 'unreachable', message: 'x' };
    for (const fact of [current, down]) expect((await judged([await signed()], { fact })).asked).toBe(0);
  });

  it('leaves an image alone that an entry of the policy names', async () => {
    const own = {
      ...known,
      anyOf: [{ ...known.anyOf[0], identity: releaseIdentity('v*', 'other/app') }],
    } as SignatureRule;
    const { checks, proves } = await judged([await signed()], { rules: [own] });
    expect(proves).toBeUndefined();
    expect(checks).toContain('wrong-signer');
  });
});
