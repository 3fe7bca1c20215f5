// Real bundles: Sigstore's own conformance data, under the trusted root of this package or the one that comes with them.
// TAGPROOF_SIGSTORE_CONFORMANCE names their folder, `test/assets/bundle-verify` of sigstore/sigstore-conformance.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import seeds from '@sigstore/tuf/seeds.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { type Digest, isDigest } from '../../src/model/images/image.js';
import { publicRootDate, publicTrustedRoot } from '../../src/signatures/public-root.js';
import { signatureVerifier } from '../../src/signatures/verify.js';

const folder = process.env.TAGPROOF_SIGSTORE_CONFORMANCE;
const isThere = folder !== undefined;
if (!isThere)
  console.warn(
    "SKIPPED: TAGPROOF_SIGSTORE_CONFORMANCE names no folder, so Sigstore's own bundles are not verified",
  );
const now = Date.parse('2026-11-22T12:00:00Z');
const names = [
  'dsse-invalid-sig_fail',
  'dsse-mismatch-envelope_fail',
  'dsse-mismatch-sig_fail',
  'happy-path-intoto-in-dsse-v3',
  'intoto-expired-certificate_fail',
  'intoto-log-entry-mismatch_fail',
  'intoto-missing-inclusion-proof_fail',
  'intoto-set-outside-signing-cert-validity_fail',
  'intoto-tsa-timestamp-outside-cert-validity_fail',
  'intoto-with-custom-trust-root',
  'rekor2-dsse-happy-path',
  'rekor2-dsse-invalid-sig_fail',
  'rekor2-dsse-mismatch-envelope_fail',
  'rekor2-dsse-mismatch-sig_fail',
];
const fileOf = (name: string, file: string) => readFileSync(path.join(folder ?? '', name, file), 'utf8');

function verify(name: string, subject?: Digest) {
  const text = fileOf(name, 'bundle.sigstore.json');
  const { payload } = JSON.parse(text).dsseEnvelope;
  const { sha256 } = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')).subject[0].digest;
  const digest = subject ?? `sha256:${sha256}`;
  if (!isDigest(digest)) throw new Error(digest);
  const hasRoot = existsSync(path.join(folder ?? '', name, 'trusted_root.json'));
  const roots = new Map(hasRoot ? [['own', fileOf(name, 'trusted_root.json')] as const] : []);
  return signatureVerifier({ keys: new Map(), roots }, now).verify({ kind: 'bundle', text }, digest);
}

it.skipIf(!isThere).each(names.filter((name) => !name.endsWith('_fail')))('%s is valid', (name) => {
  expect(verify(name)).toMatchObject({ signed: { form: 'provenance', signer: { kind: 'identity' } } });
});

it.skipIf(!isThere).each(names.filter((name) => name.endsWith('_fail')))('%s is refused', (name) => {
  expect(verify(name)).toMatchObject({ refused: { kind: 'untrusted' } });
});

it.skipIf(!isThere)('a bundle of the public instance, with the build that its certificate names', () => {
  const name = 'happy-path-intoto-in-dsse-v3';
  expect(verify(name)).toMatchObject({
    signed: {
      signer: {
        root: 'sigstore',
        issuer: 'https://token.actions.githubusercontent.com',
        identity: expect.stringContaining('extremely-dangerous-oidc-beacon.yml@refs/heads/main'),
      },
      at: Date.parse('2024-12-16T18:42:56Z'),
      build: {
        repository: 'https://github.com/sigstore-conformance/extremely-dangerous-public-oidc-beacon',
        ref: 'refs/heads/main',
        runner: 'github-hosted',
      },
    },
  });
  expect(verify(name, `sha256:${'0'.repeat(64)}`)).toMatchObject({
    refused: { why: expect.stringContaining('not about sha256:000') },
  });
});

it("the trusted root is the one that Sigstore's own client starts with", () => {
  const [seed] = Object.values(seeds);
  const text = Buffer.from(seed?.targets['trusted_root.json'] ?? '', 'base64').toString('utf8');
  expect(isDeepStrictEqual(publicTrustedRoot, JSON.parse(text))).toBe(true);
  const starts = publicTrustedRoot.tlogs.map(({ publicKey }) => publicKey.validFor.start.slice(0, 10));
  expect(starts.every((start) => start <= '2025-09-23')).toBe(true);
  expect(publicRootDate).toBe('2025-09-22');
});
