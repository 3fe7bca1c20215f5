// What Compose pulls beside a build: the image of the service, unless nobody can publish it or a policy forbids it.
import { expect, it } from 'vitest';
import { scanTexts } from './checkout-files.js';

async function found(service: string) {
  const compose = `services:\n  a:\n${service}`;
  const { occurrences } = await scanTexts({ 'compose.yaml': compose, Dockerfile: 'FROM scratch\n' });
  return occurrences.map((one) => `${one.kind} ${one.raw}`);
}

it.each([
  ['an image that the registry may have', '    build: .\n    image: acme/app:1\n', ['opaque acme/app:1']],
  ['an official image', '    build: .\n    image: nginx:1\n', ['opaque nginx:1']],
  ['a name with variables', `    build: .\n    image: \${REG}/app:1\n`, [`opaque \${REG}/app:1`]],
  ['a name that nobody can publish', '    build: .\n    image: my-app:1\n', []],
  [
    'a policy that builds, which a swarm does not know',
    '    build: .\n    image: acme/app:1\n    pull_policy: build\n',
    ['opaque acme/app:1'],
  ],
  [
    'a policy that pulls',
    '    build: .\n    image: acme/app:1\n    pull_policy: always\n',
    ['image acme/app:1'],
  ],
  ['a build that is reset', '    build: !reset null\n    image: acme/app:1\n', ['image acme/app:1']],
  [
    'a build of any form that is reset',
    '    build: !reset {context: .}\n    image: acme/app:1\n',
    ['image acme/app:1'],
  ],
  ['a build that is reset for an image of another file', '    build: !reset null\n', ['opaque null']],
])('%s', async (_, service, expected) => {
  expect(await found(service)).toEqual(expected);
});
