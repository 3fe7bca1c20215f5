// Secrets of every kind, compared with a plain search for what they share with a text.
import { describe, expect, it } from 'vitest';
import { SecretSearch } from '../../src/clients/http/secrets/secret-search.js';
import { createRedactor } from '../../src/clients/http/secrets/secrets.js';
import type { Host } from '../../src/model/run/host.js';
import { Secret } from '../../src/model/run/secret.js';
import { amount } from '../sample.js';

function searchFor(...secrets: readonly string[]): SecretSearch {
  const search = new SecretSearch();
  for (const secret of secrets) search.add(secret);
  return search;
}

const hexOf = (code: number) => code.toString(16).padStart(4, '0');
const inUnicodeEscapes = (text: string) => text.replace(/./gs, (one) => `\\u${hexOf(one.charCodeAt(0))}`);
const inEntities = (text: string) => [...text].map((one) => `&#${one.codePointAt(0)};`).join('');
const inHexEntities = (text: string) =>
  [...text].map((one) => `&#x${one.codePointAt(0)?.toString(16)};`).join('');
const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('secrets that share a part', () => {
  const short = 'hunter-22';
  const long = `${short}-of-acme`;

  it.each([
    ['one that begins another', [short, long], long],
    ['one that ends another', [short, `acme-${short}`], `acme-${short}`],
    ['one within another', [short, `my-${short}-!`], `my-${short}-!`],
    ['two that overlap in the text', ['abcd-efgh', 'efgh-ijkl'], 'abcd-efgh-ijkl'],
    ['one that overlaps with itself', ['aaaaaaaa'], 'aaaaaaaaaaaa'],
  ])('are hidden as a whole: %s', (_, secrets, text) => {
    for (const order of [secrets, secrets.toReversed()]) {
      const search = searchFor(...order);
      expect(search.clean(`(${text})`)).toBe('(***)');
      expect(search.cleanDecoded(`(${text})`)).toBe('(***)');
      expect(search.cleanDecoded(`(${inUnicodeEscapes(text)})`)).toBe('(***)');
    }
  });
});

describe('odd secrets in errors of others', () => {
  it.each([
    'correct horse battery staple',
    '+/+/+a+b/+c+d/+e+f/+g+h',
    'p&ssw<rd>1',
    'pä😀s漢wörd-of-acme',
    '50%41-of-"them"\\n',
    `"quoted", 'too', \`and so\``,
    'aaaaaaaa',
    // As often as it repeats itself it is looked for at each place: the time grows with the square.
    'abc '.repeat(amount(300, 3000)),
  ])('%j', (secret) => {
    const search = searchFor('another-secret-0', secret);
    for (const spelling of [
      secret,
      JSON.stringify(secret).slice(1, -1),
      JSON.stringify(JSON.stringify(secret)).slice(3, -3),
      encodeURIComponent(secret),
      encodeURIComponent(secret).replace(/%../g, (one) => one.toLowerCase()),
      encodeURIComponent(encodeURIComponent(secret)),
      inUnicodeEscapes(secret),
      inEntities(secret),
      inHexEntities(secret),
      inHtml(secret),
    ])
      expect(search.cleanDecoded(`{"said": [${spelling}]; [${spelling}], "end": 1}`)).toBe(
        '{"said": [***]; [***], "end": 1}',
      );
  });

  it.each(['correct horse battery staple', '+/+/+a+b/+c+d/+e+f/+g+h', 'pä😀s漢wörd-of-acme'])(
    'are found in what was encoded: %j',
    (secret) => {
      const search = searchFor(secret);
      const encoded = [base64(secret), base64(`u:${secret}`), base64(`us:${secret}`)];
      const hex = Buffer.from(secret).toString('hex');
      for (const spelling of [...encoded, ...encoded.map(encodeURIComponent), hex, hex.toUpperCase()]) {
        const left = search.cleanDecoded(`<${spelling}>`).replace('***', '');
        // A group at each end may be of other characters too.
        expect(left.length).toBeLessThan(15);
      }
    },
  );
});

describe('a document', () => {
  const redactorOf = (secret: string) => {
    const redactor = createRedactor({ sink: { mask: () => undefined } } as unknown as Host);
    redactor.host.sink.mask(new Secret(secret));
    return redactor;
  };

  it('stays readable where a secret begins with the letter of an escape', () => {
    const secret = 'n0123456789abcdefghij';
    const document = { a: [{ b: { c: `line\n${secret.slice(1)}` } }] };
    expect(redactorOf(secret).redact(document)).toEqual({ a: [{ b: { c: 'line\n***' } }] });
  });

  it('keeps its numbers, and hides names of fields and texts with JSON', () => {
    const { redact } = redactorOf('"1234567"');
    expect(redact({ a: 1234567, deep: { er: { said: '{"no":"\\"1234567\\""}' } } })).toEqual({
      a: 1234567,
      deep: { er: { said: '{"no":"***"}' } },
    });
    expect(redactorOf('12345678').redact({ bytes: 12345678, text: '12345678' })).toEqual({
      bytes: 12345678,
      text: '***',
    });
    expect(redactorOf('a/field-name').redact({ a: { 'a/field-name': [1, null] } })).toEqual({
      a: { '***': [1, null] },
    });
  });
});

describe('random texts of few letters', () => {
  let state = 1;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const letters = (length: number) => Array.from({ length }, () => 'abc-'[below(4)]).join('');

  /** Which characters of a text are in something of this length that a secret has too. */
  function shared(text: string, secrets: readonly string[], length: number): readonly boolean[] {
    const is = Array.from(text, () => false);
    for (let at = 0; at + length <= text.length; at += 1)
      if (secrets.some((secret) => secret.includes(text.slice(at, at + length))))
        is.fill(true, at, at + length);
    return is;
  }

  const marked = (text: string, is: readonly boolean[]) =>
    [...text].map((one, at) => (is[at] === true ? '*' : one)).join('');

  it('lose every secret and every long part of one, and nothing else', () => {
    for (let round = 0; round < 400; round += 1) {
      const secrets = Array.from({ length: 1 + below(12) }, () => letters(8 + below(40)));
      const parts = Array.from({ length: 6 }, () => {
        const secret = secrets[below(secrets.length)] ?? '';
        return letters(below(12)) + secret.slice(below(3) * below(10), secret.length - below(3) * below(10));
      });
      const text = parts.join('');
      const cleaned = searchFor(...secrets).clean(text);
      const wholes = secrets.map((secret) => shared(text, [secret], secret.length));
      const least = shared(text, secrets, 19).map(
        (is, at) => is || wholes.some((whole) => whole[at] === true),
      );
      const most = shared(text, secrets, 16).map((is, at) => is || least[at] === true);
      const [must, may] = [marked(text, least), marked(text, most)];
      // What is certainly no secret is all there, in its order; what certainly is one is in none of the parts left.
      const kept = may.split(/\*+/).filter((part) => part !== '');
      let from = 0;
      for (const part of kept) {
        const at = cleaned.indexOf(part, from);
        expect(at, `${part} of ${text}`).toBeGreaterThanOrEqual(0);
        from = at + part.length;
      }
      expect(cleaned.replace(/\*+/g, '').length).toBeLessThanOrEqual(must.replace(/\*+/g, '').length);
    }
  });
});
