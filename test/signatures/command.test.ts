// `tagproof signatures`: what is attached to an image, and lines of a policy that hold it to its signers.
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/args/commands.js';
import { signatures } from '../../src/cli/commands/signatures.js';
import { readArguments } from '../../src/command/arguments.js';
import { inputNames } from '../../src/command/names.js';
import { readPolicy } from '../../src/config/policy/read.js';
import { proposedPolicy } from '../../src/signatures/propose.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { missingPrograms, type RealRegistry, realRegistry } from '../registry/real-registry.js';
import { attach, pushImage, pushManifest } from './attach.js';
import {
  at,
  githubIssuer,
  keySignature,
  newKeys,
  type PrivateSigstore,
  pemOf,
  privateSigstore,
  releaseIdentity,
} from './private-sigstore.js';

const needed = missingPrograms.includes('docker-registry') ? ' — SKIPPED: install docker-registry' : '';

async function run(...args: readonly string[]) {
  const invocation = readArguments(['signatures', ...args], commands);
  if ('issues' in invocation) throw new Error(invocation.issues.join('\n'));
  const [out, err]: [string[], string[]] = [[], []];
  const exitCode = await signatures({
    invocation,
    environment: {},
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    colour: false,
  });
  return { exitCode, out: out.join('\n'), err: err.join('\n') };
}

describe.skipIf(needed !== '')(`the command${needed}`, () => {
  let registry: RealRegistry;
  let sigstore: PrivateSigstore;
  beforeAll(async () => {
    [registry, sigstore] = await Promise.all([realRegistry('none'), privateSigstore()]);
  });
  afterAll(() => registry.close());

  it('shows every signature, what does not count, and what is only claimed', async () => {
    const target = { host: registry.host, repository: 'acme/app' };
    const platform = await pushImage(target, 'app');
    const config = await configOf(target);
    const claim = { 'in-toto.io/predicate-type': 'https://slsa.dev/provenance/v1' };
    const statement = await pushManifest(target, { config, layers: [{ ...config, annotations: claim }] });
    const index = await pushManifest(
      target,
      {
        mediaType: 'application/vnd.oci.image.index.v1+json',
        manifests: [
          { mediaType: 'application/vnd.oci.image.manifest.v1+json', digest: platform, size: 1 },
          {
            ...statement,
            annotations: {
              'vnd.docker.reference.type': 'attestation-manifest',
              'vnd.docker.reference.digest': platform,
            },
          },
        ],
      },
      '1.2.3',
    );
    const build = { 12: 'https://github.com/acme/app', 13: 'c'.repeat(40), 14: 'refs/tags/v1.2.3' };
    const { digest } = index;
    const keys = newKeys();
    await attach(target, digest, [
      await at('2026-10-02T09:00:00Z', () => sigstore.signature({ digest, build })),
      keySignature(keys, digest),
      keySignature(newKeys(), digest),
    ]);
    const folder = temporaryFolder({ 'root.json': sigstore.root, 'vendor.pub': pemOf(keys) });
    const files = ['--trusted-root', `${folder}/root.json`, '--key', `${folder}/vendor.pub`];
    const { exitCode, out } = await run(`${registry.host}/acme/app:1.2.3`, ...files);
    expect(exitCode).toBe(0);
    expect(out).toContain(`${registry.host}/acme/app:1.2.3@${digest}`);
    expect(out).toContain(
      `signed by ${releaseIdentity('v1.2.3')} (${githubIssuer}) on 2026-10-02; built as v1.2.3 of https://github.com/acme/app from commit cccccccccccc`,
    );
    expect(out).toContain('does not count: none of the keys in the policy made it');
    expect(out).toContain('claimed, not signed: https://slsa.dev/provenance/v1');
    const policy = out.slice(out.indexOf('signatures:'));
    expect(policy).toContain(`identity: ${releaseIdentity('*')}`);
    expect(policy).toContain(`key: "${folder}/vendor.pub"`);
    expect(readPolicy({ path: 'p.yml', text: policy }, inputNames)).toHaveProperty('file');
    const json = JSON.parse((await run(`${registry.host}/acme/app:1.2.3`, '--json', ...files)).out);
    expect(json).toMatchObject({
      digest,
      complete: true,
      signed: [{}, {}],
      refused: [{}],
      claims: ['https://slsa.dev/provenance/v1'],
    });
  });

  it('says that an image is not signed, and what could not be read', async () => {
    const target = { host: registry.host, repository: 'acme/plain' };
    await pushImage(target, 'plain', '1');
    expect(await run(`${registry.host}/acme/plain:1`)).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('  not signed'),
    });
    expect(await run(`${registry.host}/acme/missing:1`)).toMatchObject({ exitCode: 3 });
    expect(await run('A B')).toMatchObject({ exitCode: 2 });
    expect(await run(`${registry.host}/acme/plain:1`, '--key', '/missing')).toMatchObject({ exitCode: 2 });
  });
});

it('refuses the keys that a policy refuses, all at once and before it asks a registry', async () => {
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey;
  const other = generateKeyPairSync('x25519').publicKey;
  const pem = (key: KeyObject) => key.export({ format: 'pem', type: 'spki' }).toString();
  const folder = temporaryFolder({ 'weak.pub': pem(weak), 'other.pub': pem(other), 'text.pub': 'key' });
  const files = ['weak', 'other', 'text', 'missing'].flatMap((name) => ['--key', `${folder}/${name}.pub`]);
  const { exitCode, err } = await run('example.com/acme/app:1', ...files);
  expect(exitCode).toBe(2);
  expect(err).toContain('weak.pub` is an RSA key of fewer than 2048 bits.');
  expect(err).toContain('other.pub` is a key of the type x25519, not ECDSA, Ed25519 or RSA.');
  expect(err).toContain('text.pub` is not a public key in PEM.');
  expect(err).toContain('missing.pub` is not a file that can be read.');
});

async function configOf(target: { host: string; repository: string }) {
  const digest = await pushImage(target, 'config');
  const response = await fetch(`http://${target.host}/v2/${target.repository}/manifests/${digest}`, {
    headers: { accept: 'application/vnd.oci.image.manifest.v1+json' },
  });
  return ((await response.json()) as { config: object }).config;
}

it.each([
  'https://github.com/acme/app/.github/workflows/release.yml@refs/tags/v1',
  'ann@example.com',
  '"quoted": text',
  '- item',
  'https://example.com/#comment',
  '*alias',
])('lines of a policy hold the identity %s', (identity) => {
  const signer = { kind: 'identity', issuer: 'https://example.com', identity, root: 'sigstore' } as const;
  const text = proposedPolicy({
    image: 'docker.io/library/node',
    signers: [signer],
    fileOf: () => undefined,
  });
  const read = readPolicy({ path: 'p.yml', text: text ?? '' }, inputNames);
  if (identity.includes(' ')) expect(read).toHaveProperty('issues');
  else
    expect(read).toMatchObject({
      file: { signatures: [{ entry: { identity: identity.replace('/v1', '/*') } }] },
    });
});
