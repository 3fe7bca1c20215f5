// Kubernetes' admission policy: its expressions, evaluated by a CEL library over the objects that the API server sends.
import { evaluate } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ruleDocument, targets } from '../../src/enforcement/index.js';
import { enforcedBy } from '../../src/enforcement/proved.js';
import type { ReportedFact } from '../../src/report/schema/schema.js';
import { digest } from '../build.js';
import { amount } from '../sample.js';
import { reference, reportOf } from './reports.js';

const [A, B] = ['a', 'b'].map(digest) as [`sha256:${string}`, `sha256:${string}`];
const current: ReportedFact = { status: 'current', currentDigest: A };

interface Policy {
  readonly variables: readonly { readonly name: string; readonly expression: string }[];
  readonly validations: readonly { readonly expression: string; readonly messageExpression: string }[];
  readonly matchConstraints: { readonly resourceRules: readonly { readonly resources: readonly string[] }[] };
}

function written(
  references = [reference(`node:20@${A}`, current), reference('redis:7', { status: 'unpinned' })],
) {
  const target = targets.find(({ id }) => id === 'admission');
  const made = target && ruleDocument(target, enforcedBy(reportOf(references), new Map()));
  if (made === undefined || 'refused' in made) return { refused: made?.refused ?? '' };
  const [map, policy, binding] = parseAllDocuments(made.text).map((one) => one.toJS());
  return {
    text: made.text,
    map,
    policy: policy.spec as Policy,
    binding: binding.spec,
    names: [map, policy, binding],
  };
}

const made = written();

/** As the API server does: variables when they are used, and an error is a refusal, because of `failurePolicy: Fail`. */
function judge(object: object, params: object = made.map, oldObject: object | null = null) {
  const variables = {};
  const operation = oldObject === null ? 'CREATE' : 'UPDATE';
  const known = { object, oldObject, params, variables, request: { operation } };
  for (const { name, expression } of made.policy?.variables ?? [])
    Object.defineProperty(variables, name, { enumerable: true, get: () => evaluate(expression, known) });
  try {
    for (const { expression, messageExpression } of made.policy?.validations ?? [])
      if (evaluate(expression, known) !== true)
        return { allowed: false, message: String(evaluate(messageExpression, known)) };
    return { allowed: true };
  } catch (error) {
    return { allowed: false, message: String(error) };
  }
}

const good = `node:20@${A}`;
const container = (image: string) => ({ name: 'c', image });
const podSpec = (image: string, more: object = {}) => ({ containers: [container(image)], ...more });
const kinds = {
  pod: (spec: object) => ({ kind: 'Pod', spec }),
  deployment: (spec: object) => ({ kind: 'Deployment', spec: { template: { spec } } }),
  job: (spec: object) => ({ kind: 'Job', spec: { template: { spec } } }),
  cronjob: (spec: object) => ({ kind: 'CronJob', spec: { jobTemplate: { spec: { template: { spec } } } } }),
};

describe.each(Object.entries(kinds))('a %s', (_, wrap) => {
  it.each([good, `node@${A}`, `mirror.example.com/library/node:other@${A}`])(
    'is admitted with %s',
    (image) => {
      expect(judge(wrap(podSpec(image)))).toEqual({ allowed: true });
    },
  );

  it.each([
    ...['node:20', 'node', `node:20@${B}`, `node@sha256:${'a'.repeat(63)}`, `node@sha256:`, `node@${A}@${A}`],
    ...[`node@sha512:${'a'.repeat(64)}`, '', `node:20@${A} `, `node:${'a'.repeat(64)}`],
  ])('is refused with `%s`', (image) => {
    expect(judge(wrap(podSpec(image)))).toEqual({
      allowed: false,
      message: `not among the proved images: ${image}`,
    });
  });

  it.each([
    ['an init container', { initContainers: [container('redis:7')] }],
    ['an ephemeral container', { ephemeralContainers: [container('redis:7')] }],
    [
      'an image volume',
      {
        volumes: [
          { name: 'v', emptyDir: {} },
          { name: 'i', image: { reference: 'redis:7' } },
        ],
      },
    ],
    ['an image volume without a name', { volumes: [{ name: 'i', image: {} }] }],
    ['a container without an image', { initContainers: [{ name: 'c' }] }],
  ])('is refused for %s', (_name, more) => {
    expect(judge(wrap(podSpec(good, more))).allowed).toBe(false);
    expect(judge(wrap(podSpec(good, { volumes: [{ name: 'v', emptyDir: {} }] }))).allowed).toBe(true);
  });
});

it.each(Object.entries(kinds))('a %s that has an image already keeps it, and gets no other', (_, wrap) => {
  const [old, other] = [
    wrap(podSpec('redis:7')),
    wrap(podSpec('redis:7', { initContainers: [container('redis:8')] })),
  ];
  expect(judge(old, made.map, old)).toEqual({ allowed: true });
  expect(judge(other, made.map, old)).toEqual({
    ...{ allowed: false, message: 'not among the proved images: redis:8' },
  });
  expect(judge(wrap(podSpec('redis:7')), made.map, wrap(podSpec(good))).allowed).toBe(false);
});

it('refuses everything where the list is empty or is not there', () => {
  expect(judge(kinds.pod(podSpec(good)), { kind: 'ConfigMap' }).allowed).toBe(false);
  expect(judge(kinds.pod(podSpec(good)), { data: {} }).allowed).toBe(false);
  expect(judge({ kind: 'Pod' }).allowed).toBe(false);
  expect(made.binding).toMatchObject({ paramRef: { parameterNotFoundAction: 'Deny' } });
});

it('names the same objects, warns first, and says at the top what is not in it', () => {
  const [map, policy, binding] = made.names ?? [];
  expect(map.metadata.name).toBe(binding.spec.paramRef.name);
  expect(map.metadata.namespace).toBe(binding.spec.paramRef.namespace);
  expect(binding.spec.policyName).toBe(policy.metadata.name);
  expect(binding.spec.validationActions).toEqual(['Warn', 'Audit']);
  expect(policy.spec.failurePolicy).toBe('Fail');
  expect(policy.spec.matchConstraints.resourceRules[0].resources).toContain('pods/ephemeralcontainers');
  expect(made.text?.split('\n').slice(0, 3)).toEqual([
    expect.stringContaining('# Kubernetes'),
    '# Not in it: 1 reference.',
    '#   docker.io/library/redis:7: not pinned, in Dockerfile',
  ]);
});

it('admits exactly the digests of the list, whatever the names are', () => {
  const hex = fc.constantFrom('a', 'b', 'c', '1').map((letter) => letter.repeat(64));
  const part = fc.constantFrom('@', 'sha256:', '@sha256:', 'node', ':20', '/', ' ', 'sha512:', '');
  const image = fc.array(fc.oneof(part, hex), { maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(image, (text) => {
      const [, digestIn, ...others] = text.split('@sha256:');
      const isListed = digestIn === 'a'.repeat(64) && others.length === 0;
      expect([text, judge(kinds.pod(podSpec(text))).allowed]).toEqual([text, isListed]);
    }),
    { numRuns: amount(300, 10_000) },
  );
});

it('stays within what a ConfigMap can have, and says when it does not', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const hex = at.toString(16).padStart(64, '0');
      return reference(`registry.example.com/team/app${at}:1.0.0@sha256:${hex}`, current);
    });
  expect(written(many(500)).refused).toBeUndefined();
  expect(written(many(12_000)).refused).toMatch(
    /^The digests need 1,\d{3},\d{3} bytes, and a ConfigMap can have 1,048,576/,
  );
});
