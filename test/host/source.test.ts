// The commit that links go to: only where the CI names one, and only for its own checkout.
import { expect, it } from 'vitest';
import { sourceFrom } from '../../src/host/ci/ci.js';

const environment = {
  GITHUB_WORKSPACE: '/work/shop',
  GITHUB_SERVER_URL: 'https://git.example.com:8443',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_SHA: 'a'.repeat(40),
};

it('is taken from the runner', () => {
  const source = { server: 'https://git.example.com:8443', repository: 'acme/shop', sha: 'a'.repeat(40) };
  expect(sourceFrom(environment)).toEqual({ source });
  expect(sourceFrom(environment, '/work/./shop/')).toEqual({ source });
});

it.each([
  {},
  { ...environment, GITHUB_WORKSPACE: '' },
  { ...environment, GITHUB_SERVER_URL: 'javascript:alert(1)' },
  { ...environment, GITHUB_SERVER_URL: 'https://git.example.com/"onclick' },
  { ...environment, GITHUB_REPOSITORY: 'acme' },
  { ...environment, GITHUB_SHA: 'main' },
])('is absent where it is not said: %j', (given) => {
  expect(sourceFrom(given)).toEqual({});
});

it('is absent for another folder', () => {
  expect(sourceFrom(environment, '/work/shop/sub')).toEqual({});
});

const workflow = 'acme/shop/.github/workflows/images.yml@refs/heads/main';
it.each([
  [workflow, '.github/workflows/images.yml'],
  [workflow.replace('images.yml', 'my images.yaml'), '.github/workflows/my images.yaml'],
  [workflow.replace('acme/', 'other/'), undefined],
  [workflow.replace('images.yml', '../../x.yml'), undefined],
  ['', undefined],
])('names the workflow of %s only if the repository has it', (reference, expected) => {
  const { source } = sourceFrom({ ...environment, GITHUB_WORKFLOW_REF: reference });
  expect(source?.workflow).toBe(expected);
});
