// The checks of signatures, on plain facts: versions, changed signers, fixes that are withheld, and what is asked at all.
import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import type { Digest } from '../../src/model/images/image.js';
import type { CheckInput, Fact, TagHistory } from '../../src/model/judgement/fact.js';
import type {
  DigestSignatures,
  ImageSignature,
  ReferenceSignatures,
  SignatureRule,
} from '../../src/model/judgement/signature.js';
import { builtOf, relationOf } from '../../src/signatures/built.js';
import { createSignatureCollector } from '../../src/signatures/collect.js';
import { identityOf } from '../../src/signatures/verify-certificate.js';
import { digest, occurrence } from '../build.js';
import { cpuMs } from '../cpu.js';
import { githubIssuer, releaseIdentity } from './private-sigstore.js';

const now = Date.parse('2026-11-22T12:00:00Z');
const [a, b, c] = [digest('a'), digest('b'), digest('c')];
const place = { file: 'policy.yml', span: { start: 0, end: 0 } };
const rule = (more: Partial<SignatureRule> = {}): SignatureRule => ({
  at: place,
  images: ['registry.example.com/acme/*'],
  anyOf: [{ kind: 'identity', issuer: githubIssuer, identity: releaseIdentity('*'), root: 'sigstore' }],
  ...more,
});
const signed = (by: string, more: Partial<ImageSignature> = {}): ImageSignature => ({
  signer: { kind: 'identity', issuer: githubIssuer, identity: by, root: 'sigstore' },
  digest: a,
  form: 'signature',
  at: now,
  ...more,
});
const found = (of: Digest, ...all: readonly ImageSignature[]): DigestSignatures => ({
  digest: of,
  signed: all,
  refused: [],
  complete: true,
});
const release = signed(releaseIdentity('v1.2.3'));
const reference = occurrence(`registry.example.com/acme/app:1.2.3@${a}`);

function judge(
  signatures: ReferenceSignatures | undefined,
  { rules = [rule()], fact }: { rules?: readonly SignatureRule[]; fact?: Fact } = {},
) {
  const known: Fact = fact ?? { status: 'current', currentDigest: a, basis: 'present' };
  const evidence: CheckInput = {
    occurrences: [reference],
    facts: new Map([[reference, known]]),
    advisories: [],
    histories: [],
    signatures: new Map(signatures === undefined ? [] : [[reference, signatures]]),
  };
  const findings = findingsOf(evidence, { maxAgeMs: () => 0, now, signatures: rules });
  return findings.map(({ check, severity, message, fix }) => ({
    check,
    severity,
    message,
    fix: fix?.digest,
  }));
}

describe('the Git tag of a build', () => {
  it.each([
    ['v1.2.3', '1.2.3', 'same'],
    ['1.2.3', 'v1.2.3', 'same'],
    ['app-v1.2.3', '1.2.3-alpine3.19', 'same'],
    ['release/1.2.3', '1.2.3', 'same'],
    ['v1.2', '1.2.0', 'same'],
    ['v1.2.3-rc.1', '1.2.3-rc.1', 'same'],
    ['v1.2.3-rc.1', '1.2.3-rc.1-alpine', 'same'],
    ['v22.1.0', '22', 'line'],
    ['v22.1.0', '22.1-slim', 'line'],
    ['v1.2.2', '1.2.3', 'other'],
    ['v1.2.30', '1.2.3', 'other'],
    ['v1.2.3-rc.1', '1.2.3', 'other'],
    ['v1.2.3-rc.1', '1.2.3-rc.10', 'other'],
    ['v1.2.3', '1.2.3-beta', 'other'],
    ['v21.9.0', '22', 'other'],
    ['v1', '1.2.3', undefined],
    ['v1.2', '1.2.3', undefined],
    ['2026-10-02', '1.2.3', undefined],
    ['build-7', '7', undefined],
    ['v1.2.3', 'latest', undefined],
    ['nightly', '1.2.3', undefined],
  ] as const)('%s and the tag %s: %s', (gitTag, tag, relation) => {
    expect(relationOf(gitTag, tag)).toBe(relation);
  });

  it('takes linear time on hostile tags', () => {
    const started = cpuMs();
    for (const text of ['a-'.repeat(50_000), 'v1.'.repeat(50_000), `${'1.'.repeat(50_000)}-`])
      relationOf(text, '1.2.3');
    expect(cpuMs() - started).toBeLessThan(500);
  });

  it('that fits comes first, since one digest may have several versions', () => {
    const of = (tag: string) =>
      signed(releaseIdentity(tag), { form: 'provenance', build: { ref: `refs/tags/${tag}` } });
    const built = builtOf({ tag: '1.2.3' }, { signed: [of('v1.2.2'), of('v1.2.3')] }, [rule()]);
    expect(built).toMatchObject({ gitTag: 'v1.2.3', relation: 'same', isRequired: true });
  });

  it('of a signer that the policy does not accept says nothing', () => {
    const evil = signed(releaseIdentity('v1.2.3', 'evil/app'), { build: { ref: 'refs/tags/v1.2.3' } });
    expect(builtOf({ tag: '1.2.3' }, { signed: [evil] }, [rule()])).toBeUndefined();
    expect(builtOf({ tag: '1.2.3' }, { signed: [evil] }, [])).toMatchObject({ isRequired: false });
  });

  it('is a finding where it is another version, an error only if the policy names the image', () => {
    const older = signed(releaseIdentity('v1.2.2'), { build: { ref: 'refs/tags/v1.2.2' } });
    expect(judge(found(a, older))).toMatchObject([{ check: 'built-as-other-tag', severity: 'error' }]);
    expect(judge(found(a, older), { rules: [] })).toMatchObject([{ severity: 'warning' }]);
    expect(judge(found(a, older), { rules: [rule({ sourceTag: 'any' })] })).toEqual([]);
  });
});

describe('every entry that names an image', () => {
  const other = rule({
    anyOf: [{ kind: 'identity', issuer: githubIssuer, identity: 'scan@example.com', root: 'sigstore' }],
  });

  it('must be satisfied', () => {
    expect(judge(found(a, release))).toEqual([]);
    expect(judge(found(a, release), { rules: [rule(), other] })).toMatchObject([
      { check: 'wrong-signer', message: expect.stringContaining('requires `scan@example.com`') },
    ]);
    expect(judge(found(a, release, signed('scan@example.com')), { rules: [rule(), other] })).toEqual([]);
  });

  it('says nothing of what could not be read, which is a gap', () => {
    expect(judge({ ...found(a), complete: false })).toEqual([]);
    expect(judge({ ...found(a, signed('x@example.com')), complete: false })).toEqual([]);
    expect(judge(undefined)).toEqual([]);
  });
});

describe('a fix', () => {
  const stale: Fact = {
    status: 'superseded',
    currentDigest: b,
    currentSince: now - 1,
    pinnedSince: 0,
    supersededAt: 1,
    supersededBy: b,
    behind: 1,
    lagMs: now,
  };

  it('writes a digest that is signed as the policy requires', () => {
    const ofCurrent = found(b, release);
    expect(judge({ ...found(a, release), ofCurrent }, { fact: stale })).toMatchObject([
      { check: 'stale-digest', fix: b },
    ]);
  });

  it.each([
    ['not signed', found(b), 'is not signed as the policy requires'],
    ['signed by somebody else', found(b, signed('x@example.com')), 'is not signed as the policy requires'],
    ['not known', { ...found(b), complete: false }, 'it is not known whether'],
    ['another digest than was asked about', found(c, release), 'it is not known whether'],
  ])('is withheld if the digest is %s', (_, ofCurrent, says) => {
    expect(judge({ ...found(a, release), ofCurrent }, { fact: stale })).toMatchObject([
      { check: 'stale-digest', fix: undefined, message: expect.stringContaining(says) },
    ]);
  });

  it('is withheld if the digest satisfies only one of two entries', () => {
    const both = [rule(), rule({ anyOf: [{ kind: 'key', key: c }] })];
    const byKey: ImageSignature = { signer: { kind: 'key', key: c }, digest: a, form: 'signature' };
    const own = { ...found(a, release, byKey), ofCurrent: found(b, release) };
    expect(judge(own, { fact: stale, rules: both })).toMatchObject([
      { check: 'stale-digest', fix: undefined },
    ]);
  });

  it('of an image that no entry names is as before', () => {
    expect(judge(undefined, { fact: stale, rules: [] })).toMatchObject([{ check: 'stale-digest', fix: b }]);
  });
});

describe('signer-changed', () => {
  const before = [found(b, signed(releaseIdentity('v1.2.2')))];
  const changed = (own: DigestSignatures) => judge({ ...own, before }, { rules: [] });

  it('warns of another signer, and of none', () => {
    expect(changed(found(a, signed('x@example.com')))).toMatchObject([
      { check: 'signer-changed', severity: 'warning', message: expect.stringContaining('x@example.com') },
    ]);
    expect(changed(found(a))).toMatchObject([{ message: expect.stringContaining('is not signed, but') }]);
  });

  it('not of another release by the same workflow, nor where something is not known', () => {
    expect(changed(found(a, release))).toEqual([]);
    expect(changed({ ...found(a), complete: false })).toEqual([]);
    expect(judge({ ...found(a), before: [found(b)] }, { rules: [] })).toEqual([]);
    expect(judge({ ...found(a, signed('x@example.com')) }, { rules: [] })).toEqual([]);
  });

  it('not if the policy accepts the new signer', () => {
    const moved = [found(b, signed('x@example.com'))];
    expect(judge({ ...found(a, release), before: moved })).toEqual([]);
  });
});

describe('what is asked', () => {
  const history: TagHistory = {
    registry: 'registry.example.com',
    repository: 'acme/app',
    tag: '1.2.3',
    complete: true,
    intervals: ['1', '2', '3', '4', 'a'].map((letter, since) => ({ digest: digest(letter), since })),
  };

  async function asked(rules: readonly SignatureRule[], compareSigners: boolean) {
    const digests: Digest[] = [];
    const collect = createSignatureCollector({
      source: {
        places: (_, __, of) => [
          async () => {
            digests.push(of);
            return [];
          },
        ],
        claims: async () => ({ types: [], names: [] }),
      },
      rules,
      files: { keys: new Map(), roots: new Map() },
      compareSigners,
      mirrors: {},
      now,
    });
    const facts = new Map([[reference, { status: 'current', currentDigest: a, basis: 'present' } as Fact]]);
    await collect([reference], facts, [history]);
    await collect([reference], facts, [history]);
    return digests;
  }

  it('nothing without an entry, once the pin with one, and three digests before it with the flag', async () => {
    expect(await asked([], false)).toEqual([]);
    expect(await asked([rule({ images: ['registry.example.com/other/*'] })], false)).toEqual([]);
    expect(await asked([rule()], false)).toEqual([a]);
    expect(await asked([], true)).toEqual([a, digest('4'), digest('3'), digest('2')]);
  });
});

describe('a certificate', () => {
  const [codeSigning, serverAuth] = ['1.3.6.1.5.5.7.3.3', '1.3.6.1.5.5.7.3.1'];

  async function issue(names: readonly string[], usages: readonly string[]) {
    // Loaded after the private instance, which loads what it needs first.
    const { ExtendedKeyUsageExtension, SubjectAlternativeNameExtension, X509CertificateGenerator } =
      await import('@peculiar/x509');
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const crypto = webcrypto as unknown as NonNullable<
      Parameters<typeof X509CertificateGenerator.createSelfSigned>[1]
    >;
    const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const certificate = await X509CertificateGenerator.createSelfSigned(
      {
        serialNumber: '01',
        name: 'CN=x',
        signingAlgorithm: algorithm,
        keys,
        extensions: [
          new SubjectAlternativeNameExtension(names.map((value) => ({ type: 'url', value }))),
          ...(usages.length === 0 ? [] : [new ExtendedKeyUsageExtension([...usages])]),
        ],
      },
      crypto,
    );
    return identityOf(Buffer.from(certificate.rawData));
  }

  it('has one identity and is for signing code', async () => {
    const [one, two] = [releaseIdentity('v1'), releaseIdentity('v2')];
    expect(await issue([one], [codeSigning])).toMatchObject({ identity: one });
    const several = { why: 'its certificate names no identity, or more than one' };
    expect(await issue([one, two], [codeSigning])).toEqual(several);
    expect(await issue([], [codeSigning])).toEqual(several);
    const usage = { why: 'its certificate is not for signing code' };
    expect(await issue([one], [serverAuth])).toEqual(usage);
    expect(await issue([one], [])).toEqual(usage);
  });
});
