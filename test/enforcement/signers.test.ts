// The signature rules of a policy for the engines that check signers, by the documented fields and matching of each.
import { evaluate } from '@marcbachmann/cel-js';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ruleDocument, targets } from '../../src/enforcement/index.js';
import { enforcedBy } from '../../src/enforcement/proved.js';
import { globsAfter, nameMatcher } from '../../src/model/globs/name-glob.js';
import type { ReportedFact } from '../../src/report/schema/schema.js';
import { digest } from '../build.js';
import { amount } from '../sample.js';
import { recordOf, reference, reportOf } from './reports.js';

const A = digest('a');
const current: ReportedFact = { status: 'current', currentDigest: A };
const issuer = 'https://token.actions.githubusercontent.com';
const identity = (text: string, more: object = {}) => ({
  ...{ kind: 'identity', issuer, identity: text, root: 'sigstore' },
  ...more,
});
const key = { kind: 'key', key: digest('1'), file: 'keys/vendor.pub' };
const pem = '-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----\n';

function written(
  id: string,
  rules: readonly object[],
  references = [reference(`ghcr.io/acme/app:1@${A}`, current)],
) {
  const target = targets.find((one) => one.id === id);
  const enforced = enforcedBy(
    reportOf(references, { record: recordOf(rules) }),
    new Map([[digest('1'), pem]]),
  );
  const made = target && ruleDocument(target, enforced);
  if (made === undefined || 'refused' in made)
    return { text: '', rest: [], notes: [made?.refused], documents: [] };
  return { ...made, documents: parseAllDocuments(made.text).map((one) => one.toJS()) };
}

const release = identity('https://github.com/acme/*/.github/workflows/release.yml@refs/tags/**');
const exact = identity('https://github.com/acme/app/.github/workflows/release.yml@refs/tags/v1');

const text = { type: 'string', minLength: 1 };
const object = (properties: object, required: readonly string[] = [], more: object = {}) => ({
  ...{ type: 'object', properties, required, additionalProperties: false },
  ...more,
});
const list = (items: object) => ({ type: 'array', items });

describe('Kyverno', () => {
  /** The fields that are written, as https://kyverno.io/docs/policy-types/image-validating-policy/ describes them. */
  const schema = object(
    {
      apiVersion: { const: 'policies.kyverno.io/v1' },
      kind: { const: 'ImageValidatingPolicy' },
      metadata: object({ name: { type: 'string', pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$' } }, ['name']),
      spec: object(
        {
          failurePolicy: { enum: ['Ignore', 'Fail'] },
          validationActions: list({ enum: ['Deny', 'Audit', 'Warn'] }),
          matchConstraints: object({ resourceRules: list({ type: 'object' }) }, ['resourceRules']),
          matchImageReferences: list(
            object({ glob: text, expression: text }, [], { maxProperties: 1, minProperties: 1 }),
          ),
          validationConfigurations: object({
            ...{
              mutateDigest: { type: 'boolean' },
              verifyDigest: { type: 'boolean' },
              required: { type: 'boolean' },
            },
          }),
          attestors: list(
            object(
              {
                name: { type: 'string', pattern: '^[a-zA-Z]\\w*$' },
                cosign: object({
                  key: object({ data: text, hashAlgorithm: text }),
                  keyless: object(
                    {
                      identities: list(
                        object({ issuer: text, issuerRegExp: text, subject: text, subjectRegExp: text }),
                      ),
                    },
                    ['identities'],
                  ),
                  ctlog: object({ url: text, insecureIgnoreTlog: { type: 'boolean' } }),
                }),
              },
              ['name', 'cosign'],
            ),
          ),
          validations: list(object({ expression: text, message: text }, ['expression'])),
        },
        ['attestors', 'validations'],
      ),
    },
    ['apiVersion', 'kind', 'metadata', 'spec'],
  );
  const isPolicy = new Ajv({ strict: false }).compile(schema);

  it('gets one document for each rule, whose signers are alternatives', () => {
    const { documents, notes } = written('kyverno', [{ images: ['ghcr.io/acme/*'], anyOf: [release, key] }]);
    expect(documents.map((one) => [isPolicy(one), isPolicy.errors])).toEqual([[true, null]]);
    const [{ spec }] = documents;
    expect(spec.attestors).toEqual([
      {
        name: 'signer0',
        cosign: {
          keyless: {
            identities: [
              {
                issuer,
                subjectRegExp:
                  '^https://github\\.com/acme/[^/]*/\\.github/workflows/release\\.yml@refs/tags/.*$',
              },
            ],
          },
          ctlog: { url: 'https://rekor.sigstore.dev' },
        },
      },
      {
        name: 'signer1',
        cosign: { key: { data: pem, hashAlgorithm: 'sha256' }, ctlog: { insecureIgnoreTlog: true } },
      },
    ]);
    expect(notes).toEqual([]);
  });

  /** As Kyverno evaluates it: over the text of the manifest, as it is written. */
  const names = (rule: object, image: string) =>
    written('kyverno', [{ anyOf: [exact], ...rule }]).documents[0].spec.matchImageReferences.some(
      ({ expression }: { expression: string }) => evaluate(expression, { ref: image }) === true,
    );

  it.each([
    ['ghcr.io/acme/*', 'ghcr.io/acme/app:1', true],
    ['ghcr.io/acme/*', `ghcr.io/acme/app@${A}`, true],
    ['ghcr.io/acme/*', 'ghcr.io/acme/team/app:1', false],
    ['ghcr.io/acme/**', `ghcr.io/acme/team/app:1@${A}`, true],
    ['ghcr.io/acme/*', 'ghcrxio/acme/app', false],
    ['ghcr.io/acme/*', 'evil.example.com/ghcr.io/acme/app', false],
    ['ghcr.io/acme/app', 'ghcr.io/acme/app2:1', false],
    ['docker.io/library/node', 'node', true],
    ['docker.io/library/node', `node:20@${A}`, true],
    ['node', 'library/node:20', true],
    ['docker.io/library/node', 'index.docker.io/library/node:20', true],
    ['docker.io/library/node', 'nodejs:20', false],
    ['docker.io/library/node', 'ghcr.io/library/node:20', false],
    ['docker.io/acme/*', 'acme/app:1', true],
    ['docker.io/*/*', 'nginx:1', true],
    ['docker.io/*/*', 'acme/app:1', true],
    ['docker.io/*/*', 'docker.io/nginx', true],
    ['docker.io/lib*/nginx', `nginx@${A}`, true],
    ['docker.io/lib*/nginx', 'nginx2', false],
    ['docker.io/lib*/nginx', 'other/nginx', false],
    ['docker.io/librar?/n*', 'index.docker.io/nginx:1', true],
    ['docker.io/l**/nginx', 'nginx:1', true],
    ['docker.io/l**/nginx', 'lab/team/nginx:1', true],
    ['docker.io/l**x', 'nginx:1', true],
    ['docker.io/l*x', 'nginx:1', false],
    ['docker.io/acm*/nginx', 'nginx:1', false],
    ['docker.io/**/nginx', 'nginx:1', true],
    ['docker.io/**', 'nginx:1', true],
    ['docker.io/***/nginx', 'nginx:1', true],
    ['docker.io/**', 'quay.io/acme/app:1', false],
    ['docker.io/**', 'localhost/app', false],
    ['docker.io/*/*', 'quay.io/app:1', false],
    ['docker.io/library/**', 'quay.io/app:1', false],
    ['acme/app', 'docker.io/acme/app:1', true],
    ['acme/app', 'acme/app:1', true],
    ['index.docker.io/acme/app', 'acme/app:1', true],
    ['**', 'quay.io/acme/app:1', true],
    ['**', 'nginx', true],
    ['localhost:5000/a', 'localhost:5000/a:1', true],
  ])('`%s` names `%s`: %s', (glob, image, wanted) => {
    expect(names({ images: [glob] }, image)).toBe(wanted);
  });

  it('leaves out what `except` names', () => {
    const rule = { images: ['ghcr.io/acme/*'], except: ['ghcr.io/acme/tool'] };
    expect(names(rule, 'ghcr.io/acme/app:1')).toBe(true);
    expect(names(rule, 'ghcr.io/acme/tool:1')).toBe(false);
  });

  it('says what is stricter, or not checked', () => {
    const { notes } = written('kyverno', [
      {
        images: ['**/app', 'docker.io/**'],
        anyOf: [exact, identity('x', { root: digest('f'), file: 'root.json' })],
      },
      { images: ['ghcr.io/b/*'], anyOf: [{ ...key, key: digest('9') }] },
    ]);
    expect(notes).toEqual([
      'signatures[0]: `**/app` is compared with names as they are written: not with short ones of Docker Hub',
      'signatures[0]: an identity is left out: its trusted root `root.json` is not the public one',
      'signatures[1]: a key is left out: it could not be read',
      'signatures[1]: left out: none of its signers can be expressed',
    ]);
  });
});

it('what can follow a text is what the glob matches behind it', () => {
  const part = fc.constantFrom('*', '**', '?', 'l', 'ab', '/', 'lab/', 'x');
  const glob = fc.array(part, { maxLength: 7 }).map((parts) => parts.join(''));
  const name = fc.array(fc.constantFrom('l', 'a', 'b', '/', 'x'), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(glob, name, (text, letters) => {
      const rest = letters.join('');
      const after = globsAfter(text, 'lab/');
      expect(after.some((one) => nameMatcher(one)(rest))).toBe(nameMatcher(text)(`lab/${rest}`));
      expect(after.length).toBeLessThanOrEqual(5);
    }),
    { numRuns: amount(500, 20_000) },
  );
});

describe('Talos', () => {
  /** The fields of https://docs.siderolabs.com/talos/v1.13/reference/configuration/security/imageverificationconfig */
  const isConfig = new Ajv({ strict: false }).compile(
    object(
      {
        apiVersion: { const: 'v1alpha1' },
        kind: { const: 'ImageVerificationConfig' },
        rules: list(
          object(
            {
              image: { type: 'string', pattern: '^[^@]+/[^:@]*$' },
              keyless: object({ issuer: text, subject: text, subjectRegex: text }, ['issuer'], {
                oneOf: [{ required: ['subject'] }, { required: ['subjectRegex'] }],
              }),
              publicKey: object({ certificate: text }, ['certificate']),
            },
            ['image'],
            { oneOf: [{ required: ['keyless'] }, { required: ['publicKey'] }] },
          ),
        ),
      },
      ['apiVersion', 'kind', 'rules'],
    ),
  );

  it('gets one document with a rule for each pattern, and both names of Docker Hub', () => {
    const { documents, notes } = written('talos', [
      { images: ['ghcr.io/acme/app'], anyOf: [exact] },
      { images: ['docker.io/vendor/tool'], anyOf: [key] },
      { images: ['quay.io/acme/**'], anyOf: [exact, identity('b')] },
    ]);
    expect([isConfig(documents[0]), isConfig.errors]).toEqual([true, null]);
    const subject = 'https://github.com/acme/app/.github/workflows/release.yml@refs/tags/v1';
    expect(documents).toEqual([
      {
        apiVersion: 'v1alpha1',
        kind: 'ImageVerificationConfig',
        rules: [
          { image: 'ghcr.io/acme/app', keyless: { issuer, subject } },
          { image: 'docker.io/vendor/tool', publicKey: { certificate: pem } },
          { image: 'index.docker.io/vendor/tool', publicKey: { certificate: pem } },
          {
            image: 'quay.io/acme/*',
            keyless: { issuer, subjectRegex: `^(?:${subject.replaceAll('.', '\\.')}|b)$` },
          },
        ],
      },
    ]);
    expect(notes).toEqual([]);
  });

  it('says what it cannot express', () => {
    const { notes, documents } = written('talos', [
      { images: ['ghcr.io/acme/*'], except: ['ghcr.io/acme/b'], anyOf: [exact] },
      { images: ['ghcr.io/acme/app', 'a?/b'], anyOf: [release] },
      { images: ['quay.io/a/b'], anyOf: [exact, key] },
      { images: ['quay.io/a/c'], anyOf: [identity('x', { issuer: 'https://*' })] },
    ]);
    expect(documents[0].rules.map(({ image }: { image: string }) => image)).toEqual([
      'ghcr.io/acme/*',
      'ghcr.io/acme/app',
    ]);
    expect(notes).toEqual([
      'signatures[0]: `except` cannot be expressed, so the rule applies to these images too',
      'signatures[0]: `ghcr.io/acme/*`: a star also matches slashes there, which is stricter',
      'signatures[1]: `a?/b` is left out: there is no pattern for `?`',
      'signatures[2]: left out: a rule can have one key, and nothing besides it',
      'signatures[3]: left out: a rule can have one issuer, without a pattern',
      'several rules name the same images; there, only the first of them applies',
    ]);
  });
});

it('in Talos, a name of Docker Hub without its registry gets it, and two stars are every image', () => {
  const { documents, notes } = written('talos', [
    { images: ['acme/app', '**', 'lib*/nginx'], anyOf: [exact] },
  ]);
  expect(documents[0].rules.map(({ image }: { image: string }) => image)).toEqual([
    ...['docker.io/acme/app', 'index.docker.io/acme/app', '*', 'lib*/nginx'],
  ]);
  expect(notes).toContainEqual(expect.stringContaining('not with short ones of Docker Hub'));
});

it('in Talos, the first rule of a pattern stays before a wider one', () => {
  const { notes, documents } = written('talos', [
    { images: ['ghcr.io/acme/app'], anyOf: [exact] },
    { images: ['ghcr.io/acme/**'], anyOf: [identity('wide')] },
    { images: ['ghcr.io/acme/app'], anyOf: [identity('late')] },
  ]);
  expect(documents[0].rules).toEqual([
    { image: 'ghcr.io/acme/app', keyless: { issuer, subject: exact.identity } },
    { image: 'ghcr.io/acme/*', keyless: { issuer, subject: 'wide' } },
  ]);
  expect(notes).toEqual(['several rules name the same images; there, only the first of them applies']);
});

describe('every engine that checks signers', () => {
  it.each(['kyverno', 'talos'])('%s lists the references that it does not hold to a signer', (id) => {
    const references = [reference(`ghcr.io/acme/app:1@${A}`, current), reference(`node:20@${A}`, current)];
    const { text: made } = written(id, [{ images: ['ghcr.io/acme/app'], anyOf: [exact] }], references);
    expect(made).toMatch(/^# .*written by `tagproof enforce --as [a-z-]+` from a report\.\n/);
    expect(made).toContain('# Not in it: 1 reference.\n#   docker.io/library/node:20@sha256:a');
    expect(made).toContain('no rule, in Dockerfile');
    expect(written(id, []).notes).toEqual([
      'The policy of the report has no section `signatures`, so there is nothing to write',
    ]);
  });
});

it('buildx gets the digests of each name as JSON in a rule that is always the same', () => {
  const references = [`node:20@${A}`, `node:20@${digest('b')}`, `ghcr.io/acme/app:1@${A}`, `node:22@${A}`];
  const { text: made } = written(
    'buildx',
    [],
    references.map((raw) => reference(raw, current)),
  );
  const [, json = '', rule = ''] = /^allowed := (\{.*?^\})$(.*)/ms.exec(made) ?? [];
  expect(JSON.parse(json)).toEqual({
    'docker.io/library/node': [A, digest('b')],
    'ghcr.io/acme/app': [A],
  });
  expect(made).toMatch(/^# buildx's policy, .*\npackage docker\n/);
  expect(rule).toContain('default allow := false');
  expect(rule).toContain('allow if input.image.checksum in allowed[input.image.fullRepo]');
});
