// ClusterImagePolicy: what is written is read back as the same rules, and what is lost is said.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputNames } from '../../src/command/names.js';
import { loadPolicy } from '../../src/config/policy/extends.js';
import { issueText } from '../../src/config/policy/issue.js';
import { nameMatcher } from '../../src/model/globs/name-glob.js';
import {
  expressionOf,
  globOf,
  imageFromCluster,
  imageToCluster,
} from '../../src/signatures/cluster/patterns.js';
import { readClusterPolicies } from '../../src/signatures/cluster/read.js';
import { writeClusterPolicies } from '../../src/signatures/cluster/write.js';
import { newKeys, pemOf } from './private-sigstore.js';

async function policyOf(text: string, files: Readonly<Record<string, string>> = {}) {
  const loaded = await loadPolicy({
    path: 'p.yml',
    required: true,
    names: inputNames,
    read: async (path) => {
      const found = path === 'p.yml' ? text : files[path];
      return found === undefined ? { missing: true } : { text: found };
    },
    remote: async () => ({ missing: true }),
  });
  if ('issues' in loaded) throw new Error(loaded.issues.map(issueText).join('\n'));
  return loaded.policy;
}

const withoutPlace = (rules: readonly object[]) =>
  rules.map((rule) =>
    JSON.parse(
      JSON.stringify({ ...rule, at: undefined }, (key, value) => (key === 'file' ? undefined : value)),
    ),
  );

describe('a policy', () => {
  it('comes back the same', async () => {
    const written = await policyOf(
      `signatures:
  - images: [ghcr.io/acme/*, docker.io/library/node]
    issuer: https://token.actions.githubusercontent.com
    identity: https://github.com/acme/*/.github/workflows/release.yml@refs/tags/**
  - images: registry.example.com/vendor/**
    any:
      - key: keys/vendor.pub
      - { issuer: https://accounts.google.com, identity: a@example.com }
  - images: cgr.dev/chainguard/*
    preset: chainguard
`,
      { 'keys/vendor.pub': pemOf(newKeys()) },
    );
    const { text, notes } = writeClusterPolicies(written.signatures, written.signatureFiles.keys);
    expect(notes).toEqual([]);
    const read = readClusterPolicies(text);
    expect(read.notes).toEqual([]);
    const again = await policyOf(read.text);
    expect(withoutPlace(again.signatures)).toEqual(withoutPlace(written.signatures));
    expect([...again.signatureFiles.keys.keys()]).toEqual([...written.signatureFiles.keys.keys()]);
  });

  it('says what the documents do not', async () => {
    const { signatures, signatureFiles } = await policyOf(
      `signatures:
  - { images: a.example.com/x?, preset: chainguard }
  - { images: a.example.com/*, except: a.example.com/b, preset: distroless, source-tag: any }
  - { images: a.example.com/*, issuer: https://i.example.com, identity: x@y, trusted-root: root.json }
`,
      { 'root.json': '{}' },
    );
    const { text, notes } = writeClusterPolicies(signatures, signatureFiles.keys);
    expect(notes).toEqual([
      expect.stringContaining('has no pattern for `?`'),
      expect.stringContaining('signatures[0]: left out'),
      expect.stringContaining('`except` cannot be expressed'),
      expect.stringContaining('`source-tag` has no meaning there'),
      expect.stringContaining('the trusted root `root.json` needs a TrustRoot'),
      expect.stringContaining('signatures[2]: left out'),
    ]);
    expect(text.match(/kind: ClusterImagePolicy/g)).toHaveLength(1);
  });
});

describe('documents', () => {
  const document = (spec: string) =>
    `apiVersion: policy.sigstore.dev/v1beta1\nkind: ClusterImagePolicy\nmetadata: { name: p }\nspec: ${spec}\n`;
  const keyless = (identity: string) =>
    document(
      `{ images: [{ glob: 'ghcr.io/acme/**' }], authorities: [{ keyless: { url: 'https://fulcio.sigstore.dev', identities: [${identity}] } }] }`,
    );

  it('in warn mode become warnings', async () => {
    const { text } = readClusterPolicies(
      keyless("{ issuer: 'https://i.example.com', subject: a@b.example }").replace(
        'images:',
        'mode: warn, images:',
      ),
    );
    expect((await policyOf(text)).overrides).toMatchObject([{ images: ['ghcr.io/acme/**'] }]);
  });

  it.each([
    ["{ issuer: i, subjectRegExp: '^https://github.com/acme/.*$' }", 'is read as a dot, which is stricter'],
    ["{ issuer: i, subjectRegExp: '(a|b)' }", 'cannot be written as a glob'],
    ["{ issuer: i, subject: 'a*b' }", 'would be a glob here'],
    ['{ subject: a }', 'an identity without issuer is left out'],
  ])('%s', (identity, says) => {
    expect(readClusterPolicies(keyless(identity)).notes.join('\n')).toContain(says);
  });

  it.each([
    [
      "{ images: [{ glob: '**' }], authorities: [{ static: { action: pass } }] }",
      '`static` cannot be expressed',
    ],
    [
      "{ images: [{ glob: '**' }], authorities: [{ key: { kms: 'awskms://x' } }] }",
      'only `data` can be expressed',
    ],
    [
      "{ images: [{ glob: '**' }], policy: { type: cue }, authorities: [{ key: { data: x } }] }",
      '`policy` cannot be expressed',
    ],
    [
      "{ images: [{ glob: '**' }], authorities: [{ key: { data: x }, attestations: [] }] }",
      '`attestations` cannot be expressed',
    ],
    [
      "{ images: [{ glob: '**' }], authorities: [{ keyless: { trustRootRef: r, identities: [] } }] }",
      'set `trusted-root`',
    ],
    [
      "{ images: [{ glob: 'ghcr.io/acme/app:v1*' }], authorities: [{ key: { data: x } }] }",
      'applies to every tag',
    ],
  ])('%s', (spec, says) => {
    expect(readClusterPolicies(document(spec)).notes.join('\n')).toContain(says);
  });

  it('with aliases that lead nowhere', () => {
    const text = 'kind: ClusterImagePolicy\nspec: *nowhere\n';
    expect(() => readClusterPolicies(text)).toThrow(
      'Document 1 has aliases that cannot be followed, or too many.',
    );
  });

  it('that are none, or no YAML', () => {
    expect(readClusterPolicies('kind: Pod\n').notes).toHaveLength(1);
    expect(() => readClusterPolicies('a: [')).toThrow('is not YAML');
    expect(() => readClusterPolicies('x'.repeat(2_000_000))).toThrow('larger than');
  });
});

describe('patterns', () => {
  const piece = fc.constantFrom('a', '.', '/', '-', '@', '*', '**', '?', '+', '(', '$', '[');
  const globs = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
  const names = fc.array(fc.constantFrom('a', '.', '/', '-', '@', '+', '(', '$', '['), { maxLength: 10 });

  it('a glob and its expression match the same', () => {
    fc.assert(
      fc.property(globs, names, (glob, parts) => {
        const name = parts.join('');
        expect(new RegExp(expressionOf(glob)).test(name)).toBe(nameMatcher(glob)(name));
      }),
    );
  });

  it('the glob of an expression never matches more', () => {
    const token = fc.constantFrom('a', '\\.', '.', '.*', '.+', '/', '[^/]*', '[^/]+', '[^/]', '@', '\\+');
    const expressions = fc
      .tuple(fc.boolean(), fc.array(token, { maxLength: 6 }), fc.boolean())
      .map(([start, parts, end]) => `${start ? '^' : ''}${parts.join('')}${end ? '$' : ''}`);
    fc.assert(
      fc.property(expressions, names, (expression, parts) => {
        const read = globOf(expression);
        const name = parts.join('');
        if (read === undefined || !nameMatcher(read.glob)(name)) return;
        expect(new RegExp(expression).test(name)).toBe(true);
      }),
    );
  });

  it('names of images', () => {
    expect(imageFromCluster('index.docker.io/library/*')).toEqual({
      texts: ['docker.io/library/*'],
      notes: [],
    });
    expect(imageFromCluster('*').texts).toEqual(['docker.io/library/*']);
    expect(imageFromCluster('ghcr.io/acme/app@**')).toEqual({ texts: ['ghcr.io/acme/app'], notes: [] });
    expect(imageFromCluster('registry.example.com:5000/a*').texts).toEqual(['registry.example.com:5000/a*']);
    expect(imageToCluster('node').texts).toEqual([
      'index.docker.io/library/node:**',
      'index.docker.io/library/node@**',
    ]);
  });
});
