// The section `signatures` of a policy: what it means, where its files come from, and what is wrong with it.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadPolicy, type PolicyText } from '../../src/config/policy/extends.js';
import { issueText } from '../../src/config/policy/issue.js';
import { asBase } from '../../src/config/policy/merge.js';
import type { SignatureRule } from '../../src/model/judgement/signature.js';
import { signatureRulesFor } from '../../src/signatures/match.js';
import { image } from '../build.js';
import { digestOf, newKeys, pemOf } from './private-sigstore.js';

const names = { checks: ['unpinned'], presets: [] };
const github = 'issuer: https://token.actions.githubusercontent.com';

async function load(text: string, files: Readonly<Record<string, string>> = {}) {
  const read = async (path: string): Promise<PolicyText> => {
    const found = path === 'policy.yml' ? text : files[path];
    return found === undefined ? { missing: true } : { text: found };
  };
  return loadPolicy({
    path: 'policy.yml',
    required: true,
    names,
    read,
    remote: async ({ owner, repository, path, ref }) => {
      const found = files[`${owner}/${repository}/${path}@${ref}`];
      return found === undefined ? { missing: true } : { text: found };
    },
  });
}

async function policyOf(text: string, files?: Readonly<Record<string, string>>) {
  const loaded = await load(text, files);
  if ('issues' in loaded) throw new Error(loaded.issues.map(issueText).join('\n'));
  return loaded.policy;
}

async function issuesOf(text: string, files?: Readonly<Record<string, string>>) {
  const loaded = await load(text, files);
  return 'issues' in loaded ? loaded.issues.map(({ message }) => message) : [];
}

describe('entries', () => {
  it('identities, several of them, and presets', async () => {
    const { signatures } = await policyOf(`signatures:
  - images: ghcr.io/acme/*
    except: ghcr.io/acme/old
    ${github}
    identity: [a@example.com, b@example.com]
  - images: [cgr.dev/chainguard/*, docker.io/library/node]
    preset: chainguard
    source-tag: any
`);
    expect(signatures).toMatchObject([
      {
        images: ['ghcr.io/acme/*'],
        except: ['ghcr.io/acme/old'],
        anyOf: [
          { kind: 'identity', identity: 'a@example.com', root: 'sigstore' },
          { kind: 'identity', identity: 'b@example.com', root: 'sigstore' },
        ],
      },
      {
        images: ['cgr.dev/chainguard/*', 'docker.io/library/node'],
        sourceTag: 'any',
        anyOf: [{ identity: expect.stringContaining('chainguard-images/images') }],
      },
    ]);
    const named = (name: string) => signatureRulesFor(signatures, image(name)).length;
    expect(['ghcr.io/acme/app:1', 'ghcr.io/acme/old:1', 'ghcr.io/acme/a/b', 'node:20'].map(named)).toEqual([
      1, 0, 0, 1,
    ]);
  });

  it('name an image under its mirror too', async () => {
    const { signatures } = await policyOf(`signatures: [{ images: cgr.dev/acme/*, preset: chainguard }]`);
    const [mirror, origin] = [image('mirror.example.com/acme/node:20'), image('cgr.dev/acme/node:20')];
    expect(signatureRulesFor(signatures, mirror, origin)).toHaveLength(1);
    expect(signatureRulesFor(signatures, mirror)).toHaveLength(0);
  });

  it('keys and trusted roots come from where the policy comes from', async () => {
    const [own, theirs] = [newKeys(), newKeys()];
    const { signatures, signatureFiles } = await policyOf(
      `extends: acme/policies/base.yml@v1
signatures:
  - images: a.example.com/**
    key: keys/vendor.pub
`,
      {
        'keys/vendor.pub': pemOf(own),
        'acme/policies/base.yml@v1': `signatures:
  - images: b.example.com/**
    any:
      - key: keys/vendor.pub
      - { ${github}, identity: x@example.com, trusted-root: root.json }
`,
        'acme/policies/keys/vendor.pub@v1': pemOf(theirs),
        'acme/policies/root.json@v1': '{}',
      },
    );
    const root = digestOf('{}');
    const nameOf = (keys: typeof own) => digestOf(keys.publicKey.export({ format: 'der', type: 'spki' }));
    expect(signatures).toMatchObject([
      {
        anyOf: [
          { kind: 'key', key: nameOf(theirs) },
          { kind: 'identity', root },
        ],
      },
      { anyOf: [{ kind: 'key', key: nameOf(own) }] },
    ]);
    expect([...signatureFiles.keys.keys()].sort()).toEqual([nameOf(own), nameOf(theirs)].sort());
    expect([...signatureFiles.roots]).toEqual([[root, '{}']]);
  });

  it('of the base commit alone count on a pull request', async () => {
    const [base, head] = await Promise.all([
      policyOf('signatures: [{ images: a/b, key: k }]', { k: pemOf(newKeys()) }),
      policyOf('signatures: []'),
    ]);
    const { signatures, signatureFiles } = asBase(base, head);
    expect(signatures).toHaveLength(1);
    expect(signatureFiles.keys.size).toBe(1);
    expect(asBase(head, base).signatures).toHaveLength(0);
  });

  it('of an extended policy cannot be taken away', async () => {
    const { signatures } = await policyOf(`extends: base.yml\nsignatures: []`, {
      'base.yml': 'signatures: [{ images: a/b, preset: distroless }]',
    });
    expect(signatures satisfies readonly SignatureRule[]).toHaveLength(1);
  });
});

describe('mistakes', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const secret = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
  it.each([
    ['images: a/b', 'must be an entry that names who signs'],
    [`images: a/b\n    ${github}`, 'must be an entry that names who signs'],
    ['images: a/b\n    identity: a@b', 'must be an entry that names who signs'],
    [`images: a/b\n    ${github}\n    identity: a@b\n    key: k`, 'must be an entry that names who signs'],
    ['images: a/b\n    preset: chainguard\n    any: [{ key: k }]', 'must be an entry that names who signs'],
    ['images: a/b\n    any: []', 'must be an entry that names who signs'],
    ['images: a/b\n    key: k\n    trusted-root: r', 'must be an entry that names who signs'],
    ['preset: chainguard', '`signatures[0].images` is missing'],
    ['images: a/b\n    preset: chainguard-dev', 'but must be one of `chainguard`'],
    ['images: a/b\n    key: missing.pub', '`missing.pub` does not exist'],
    ['images: a/b\n    key: ../k', 'must be relative to the root of the repository'],
    ['images: a/b\n    key: secret', 'is not a public key in PEM'],
    ['images: a/b\n    key: weak', 'is an RSA key of fewer than 2048 bits'],
    ['images: a/b\n    key: broken', 'is not a public key that can be read'],
    [`images: a/b\n    ${github}\n    identity: "a b"`, 'must be an identity'],
  ])('%s', async (entry, message) => {
    const found = await issuesOf(`signatures:\n  - ${entry}\n`, {
      k: pemOf(newKeys()),
      secret: secret.export({ format: 'pem', type: 'pkcs8' }).toString(),
      weak: rsa.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
      broken: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n',
    });
    expect(found).toEqual([expect.stringContaining(message)]);
  });
});
