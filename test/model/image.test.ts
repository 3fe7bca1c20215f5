// Image names and secrets.
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageName, parseImage } from '../../src/model/image.js';
import { Secret } from '../../src/model/secret.js';

const digest = `sha256:${'a'.repeat(64)}`;

describe('parseImage', () => {
  it.each([
    ['alpine', { registry: 'docker.io', repository: 'library/alpine' }],
    ['alpine:3.19', { registry: 'docker.io', repository: 'library/alpine', tag: '3.19' }],
    ['org/app:1', { registry: 'docker.io', repository: 'org/app', tag: '1' }],
    ['index.docker.io/alpine', { registry: 'docker.io', repository: 'library/alpine' }],
    ['localhost:5000/org/app', { registry: 'localhost:5000', repository: 'org/app' }],
    ['localhost/app:1', { registry: 'localhost', repository: 'app', tag: '1' }],
    ['R.Example.com/a/b:c', { registry: 'r.example.com', repository: 'a/b', tag: 'c' }],
    [`app@${digest}`, { registry: 'docker.io', repository: 'library/app', digest }],
    [`r.example.com:443/a:1@${digest}`, { registry: 'r.example.com:443', repository: 'a', tag: '1', digest }],
    ['[::1]:5000/app', { registry: '[::1]:5000', repository: 'app' }],
  ])('reads %s', (raw, image) => {
    expect(parseImage(raw)).toEqual({ kind: 'image', image });
  });

  const wrong = [
    '',
    'UPPER',
    'a b',
    'a:',
    'a@sha256:abc',
    `a@sha512:${'a'.repeat(128)}`,
    'a//b',
    '/a',
    'a/',
    'a:b c',
    '-x',
  ];
  it.each([...wrong, 'r.example.com/', `a:${'b'.repeat(129)}`, 'x'.repeat(5000), 'a@', '.com/x'])(
    'refuses "%s" with a reason',
    (raw) => expect(parseImage(raw)).toEqual({ kind: 'invalid', why: expect.stringMatching(/./) }),
  );

  it('never throws, and reads back its own normal form', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aA0.:/@_- sha256') }), (raw) => {
        const parsed = parseImage(raw);
        if (parsed.kind === 'invalid') return;
        const suffix = parsed.image.digest === undefined ? '' : `@${parsed.image.digest}`;
        expect(parseImage(imageName(parsed.image) + suffix)).toEqual(parsed);
      }),
    );
  });
});

it('a secret is hidden however it is printed', () => {
  const secret = new Secret('sesame');
  const shown = [
    String(secret),
    `${secret}`,
    JSON.stringify({ secret }),
    inspect({ secret }),
    inspect(secret, { showHidden: true }),
  ];
  for (const text of shown) expect(text).not.toContain('sesame');
  expect(secret.expose()).toBe('sesame');
});
