// Image names and secrets.
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageName, parseImage } from '../../src/model/images/image.js';
import { Secret } from '../../src/model/run/secret.js';

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
    [`r.example.com:443/a:1@${digest}`, { registry: 'r.example.com', repository: 'a', tag: '1', digest }],
    ['r.example.com:0443/a', { registry: 'r.example.com', repository: 'a' }],
    ['R.Example.com:05000/a', { registry: 'r.example.com:5000', repository: 'a' }],
    ['docker.io:443/alpine', { registry: 'docker.io', repository: 'library/alpine' }],
    ['registry-1.docker.io/alpine', { registry: 'docker.io', repository: 'library/alpine' }],
    ['registry-1.docker.io:0443/library/alpine', { registry: 'docker.io', repository: 'library/alpine' }],
    ['docker.io:5000/alpine', { registry: 'docker.io:5000', repository: 'alpine' }],
    ['localhost:443/app', { registry: 'localhost', repository: 'app' }],
    ['REGISTRY:443/app', { registry: 'registry:443', repository: 'app' }],
    ['192.0.2.7:443/app', { registry: '192.0.2.7', repository: 'app' }],
    ['[0:0::0:1]:443/app', { registry: '[::1]', repository: 'app' }],
    ['[2001:DB8::A]/app', { registry: '[2001:db8::a]', repository: 'app' }],
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
  /** Hosts that some programs resolve and others do not, or resolve differently. */
  const elusive = [
    '127.1/a',
    '0x7f.0.0.1/a',
    '127.0.0.001:443/a',
    '1.2.3.4.5/a',
    '256.1.1.1/a',
    '[1::2::3]/a',
    'cgr.dev./a',
    'cgr.dev:0/a',
    'cgr.dev:65536/a',
    '2130706433:80/a',
  ];
  it.each([...wrong, 'r.example.com/', `a:${'b'.repeat(129)}`, 'x'.repeat(5000), 'a@', '.com/x', ...elusive])(
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

describe('one registry has one name', () => {
  const port = fc.constantFrom('', ':443', ':0443', ':00443');
  const mixedCase = (text: string) =>
    fc
      .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
      .map((upper) => [...text].map((char, at) => (upper[at] ? char.toUpperCase() : char)).join(''));

  it.each(['cgr.dev', 'registry.example.com', '192.0.2.7', 'docker.io'])('%s in every spelling', (host) => {
    fc.assert(
      fc.property(mixedCase(host), port, (spelled, suffix) => {
        expect(parseImage(`${spelled}${suffix}/acme/app:1`)).toEqual(parseImage(`${host}/acme/app:1`));
      }),
    );
  });
});
