// Real bundles: Sigstore's own conformance data, under the trusted root of this package or the one that comes with them.
// TAGPROOF_SIGSTORE_CONFORMANCE names their folder, `test/assets/bundle-verify` of sigstore/sigstore-conformance.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { bundleFromJSON, ValidationError } from '@sigstore/bundle';
import seeds from '@sigstore/tuf/seeds.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { type Digest, isDigest } from '../../src/model/images/image.js';
import { readBundle } from '../../src/signatures/bundle.js';
import publicTrustedRoot from '../../src/signatures/roots/public-root.json' with { type: 'json' };
import { publicRootDate, publicVerifiers, verifiersIn } from '../../src/signatures/roots/trust.js';
import { signatureVerifier } from '../../src/signatures/verify.js';
import { verifyByRoot } from '../../src/signatures/verify-certificate.js';

const folder = process.env.TAGPROOF_SIGSTORE_CONFORMANCE;
const isThere = folder !== undefined;
if (!isThere)
  console.warn(
    "SKIPPED: TAGPROOF_SIGSTORE_CONFORMANCE names no folder, so Sigstore's own bundles are not verified",
  );
const now = Date.parse('2026-11-22T12:00:00Z');
const fileOf = (name: string, file: string) => readFileSync(path.join(folder ?? '', name, file), 'utf8');
const has = (name: string, file: string) => existsSync(path.join(folder ?? '', name, file));
/** Without those by a key, of which only cosign's payloads count, which these are not. */
const names = (isThere ? readdirSync(folder) : []).filter(
  (name) => has(name, 'bundle.sigstore.json') && !name.startsWith('managed-key-'),
);

function verify(name: string, subject?: Digest) {
  const text = fileOf(name, 'bundle.sigstore.json');
  const { payload } = JSON.parse(text).dsseEnvelope;
  const { sha256 } = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')).subject[0].digest;
  const digest = subject ?? `sha256:${sha256}`;
  if (!isDigest(digest)) throw new Error(digest);
  const roots = new Map(
    has(name, 'trusted_root.json') ? [['own', fileOf(name, 'trusted_root.json')] as const] : [],
  );
  return signatureVerifier({ keys: new Map(), roots }, now).verify({ kind: 'bundle', text }, digest);
}

/** A bundle that signs plain bytes is verified against them, without asking which image they are about. */
function verifyBytes(name: string): object {
  const read = readBundle(fileOf(name, 'bundle.sigstore.json'));
  const verifiers = has(name, 'trusted_root.json')
    ? verifiersIn('own', fileOf(name, 'trusted_root.json'))
    : publicVerifiers();
  if ('why' in read) return read;
  if (verifiers === undefined) return { why: 'bad root' };
  const artifact = has(name, 'artifact') ? fileOf(name, 'artifact') : fileOf('.', 'a.txt');
  return verifyByRoot(bundleFromJSON(read.bundle), artifact, verifiers);
}

function isValid(name: string): boolean {
  if (fileOf(name, 'bundle.sigstore.json').includes('"dsseEnvelope"')) return 'signed' in verify(name);
  try {
    return 'signer' in verifyBytes(name);
  } catch (error) {
    if (error instanceof ValidationError) return false;
    throw error;
  }
}

it.skipIf(!isThere)('are the seventy that were there', () => {
  expect(names.length).toBeGreaterThanOrEqual(64);
});

it.skipIf(!isThere).each(names)('%s', (name) => {
  expect(isValid(name)).toBe(!name.endsWith('_fail'));
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
