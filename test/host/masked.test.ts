// What the terminal shows has no secret, whatever the secrets have in common.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localHost, maskSecrets } from '../../src/host/local.js';
import { Secret } from '../../src/model/run/secret.js';

it.each([
  [['hunter2', 'hunter2-of-acme'], 'hunter2-of-acme'],
  [['acme', 'my-acme-token'], 'my-acme-token'],
  [['abcd', 'cdef'], 'abcdef'],
  [['aa'], 'aaa'],
])('secrets %j are hidden whole, in any order', (secrets, text) => {
  for (const order of [secrets, secrets.toReversed()]) {
    const printed: string[] = [];
    const { sink } = localHost({ root: '.', environment: {}, print: (line) => printed.push(line) });
    for (const secret of order) sink.mask(new Secret(secret));
    sink.log(`(${text})`);
    expect(printed).toEqual(['(***)']);
  }
});

it('an empty secret hides nothing', () => {
  const { mask, shown } = maskSecrets();
  mask(new Secret(''));
  expect(shown('text')).toBe('text');
});

it('exactly the characters are hidden that are part of a secret', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 5 }), fc.array(letters), (secrets, parts) => {
      const text = parts.join('');
      const { mask, shown } = maskSecrets();
      for (const secret of secrets) mask(new Secret(secret));
      const isSecret = Array.from(text, () => false);
      for (const secret of secrets)
        for (let at = 0; at + secret.length <= text.length; at += 1)
          if (text.startsWith(secret, at)) isSecret.fill(true, at, at + secret.length);
      const left = [...text].filter((_, at) => isSecret[at] === false).join('');
      expect(shown(text).replaceAll('*', '')).toBe(left);
    }),
  );
});
