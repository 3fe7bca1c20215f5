// Subjects of tokens, as the CI systems document them: their parts, and how two of them differ.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ciSubjectIn, subjectDifferences } from '../../src/clients/platform/claims.js';

const uuid = '{0c8f9f4e-2f0a-4f3a-9f9d-0d6a3b1f2c11}';

it.each([
  [
    'repo:acme/shop:ref:refs/heads/main',
    'GitHub Actions',
    { repository: 'acme/shop', ref: 'refs/heads/main' },
  ],
  [
    'repo:acme@1/shop@2:pull_request',
    'GitHub Actions',
    { repository: 'acme@1/shop@2', event: 'pull_request' },
  ],
  [
    'project_path:acme/team/shop:ref_type:branch:ref:feature/a',
    'GitLab CI',
    { project: 'acme/team/shop', type: 'branch', ref: 'feature/a' },
  ],
  [
    'org/o1/project/p1/user/u1/vcs-origin/github.com/acme/shop/vcs-ref/refs/heads/main',
    'CircleCI',
    {
      organization: 'o1',
      project: 'p1',
      user: 'u1',
      repository: 'github.com/acme/shop',
      ref: 'refs/heads/main',
    },
  ],
  ['org/o1/project/p1/user/u1', 'CircleCI', { organization: 'o1', project: 'p1', user: 'u1' }],
  [
    'organization:acme:pipeline:shop:ref:refs/heads/main:commit:f00:step:',
    'Buildkite',
    { organization: 'acme', pipeline: 'shop', ref: 'refs/heads/main', commit: 'f00', step: '' },
  ],
  [
    'sc://acme/shop/registry',
    'Azure Pipelines',
    { organization: 'acme', project: 'shop', connection: 'registry' },
  ],
  [`${uuid}:${uuid}`, 'Bitbucket Pipelines', { repository: uuid, step: uuid }],
  ['system:serviceaccount:ci:runner', 'Kubernetes', { namespace: 'ci', account: 'runner' }],
  ['112233445566778899001', 'Google Cloud', { account: '112233445566778899001' }],
])('%s', (subject, ci, parts) => {
  expect(ciSubjectIn(subject)).toMatchObject({ ci, parts });
});

it('compares part by part, and says which part no exact subject can match', () => {
  const gitlab = (ref: string) => `project_path:acme/shop:ref_type:branch:ref:${ref}`;
  expect(subjectDifferences(gitlab('main'), gitlab('next'))).toEqual([
    'the ref is next, the identity expects main',
  ]);
  const buildkite = (commit: string) =>
    `organization:acme:pipeline:shop:ref:refs/heads/main:commit:${commit}:step:images`;
  expect(subjectDifferences(buildkite('a'), buildkite('b'))).toEqual([
    'the commit is b, the identity expects a. Buildkite puts another commit into each token, so an identity with one exact subject cannot match',
  ]);
  expect(subjectDifferences('repo:acme/shop:pull_request', gitlab('main'))).toEqual([
    'the token is from GitLab CI, the identity expects one from GitHub Actions ("repo:acme/shop:pull_request")',
  ]);
});

it('never throws, and is quick, whatever a token says', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (a, b) => {
      expect(subjectDifferences(a, b).length === 0).toBe(a === b);
    }),
  );
});
