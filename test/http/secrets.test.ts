// A service may repeat what it was sent; nobody may be able to read it.
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { SecretSearch } from '../../src/clients/http/secrets/secret-search.js';
import { createRedactor } from '../../src/clients/http/secrets/secrets.js';
import type { Host } from '../../src/model/run/host.js';
import { Secret } from '../../src/model/run/secret.js';

const token = `a-token-of-${'x'.repeat(600)}`;

function hostThatEchoes(status: number) {
  const masked: string[] = [];
  const host = {
    sink: { mask: (secret: Secret) => void masked.push(secret.expose()) },
    send: async () => ({
      status,
      headers: {},
      body: `bad ${token} and "the \\"other\\" one" ${masked.join()}`,
    }),
  } as unknown as Host;
  return { host, masked };
}

const request = {
  method: 'GET',
  url: 'https://a.test',
  headers: {},
  authorization: { scheme: 'Bearer', credential: new Secret(token) },
} as const;

it('takes secrets out of errors and documents', async () => {
  const { host, masked } = hostThatEchoes(401);
  const kept = createRedactor(host);
  kept.host.sink.mask(new Secret('the "other" one'));
  expect(masked).toEqual(['the "other" one']);
  const { body } = await kept.host.send(request);
  expect(body).toBe('bad *** and "***" ***');
  const document = { a: [`x ${token}`], b: 'the "other" one', c: 1 };
  expect(kept.redact(document)).toEqual({ a: ['x ***'], b: '***', c: 1 });
});

it('leaves responses unchanged, and does not treat short words as secrets', async () => {
  const { host } = hostThatEchoes(200);
  const kept = createRedactor(host);
  kept.host.sink.mask(new Secret('bad'));
  expect((await kept.host.send(request)).body).toContain(token);
  const document = { a: 'bad' };
  expect(kept.redact(document)).toBe(document);
});

describe('a service that gives a token back in another spelling', () => {
  const secret =
    'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJyZXBvOmFjbWUvc2hvcCJ9.c2lnbmF0dXJlLW9mLXRoZS10b2tlbi0xMjM0NTY3ODkw';
  const each = (write: (code: number, character: string) => string) =>
    [...secret].map((character) => write(character.charCodeAt(0), character)).join('');
  const hex = (code: number, length: number) => code.toString(16).padStart(length, '0');
  const half = secret.length / 2;

  it.each([
    ['JSON escapes', each((code) => `\\u${hex(code, 4)}`)],
    ['upper-case JSON escapes', each((code) => `\\u${hex(code, 4).toUpperCase()}`)],
    ['escapes of JavaScript', each((code) => `\\x${hex(code, 2)}`)],
    ['URL encoding', each((code) => `%${hex(code, 2)}`)],
    [
      'URL encoding of every third character',
      each((code, one) => (code % 3 === 0 ? `%${hex(code, 2)}` : one)),
    ],
    ['URL encoding twice', each((code) => `%25${hex(code, 2)}`)],
    ['URL encoding within JSON escapes', each((code) => `\\u0025${hex(code, 2)}`)],
    ['HTML entities', each((code) => `&#${code};`)],
    ['hexadecimal HTML entities', each((code) => `&#x${hex(code, 2)};`)],
    ['base64', Buffer.from(secret).toString('base64')],
    ['base64 for URLs', Buffer.from(secret).toString('base64url')],
    ['the base64 of a header', Buffer.from(`Basic user:${secret}`).toString('base64')],
    ['the base64 of a pair', Buffer.from(`_token:${secret}`).toString('base64')],
    ['hexadecimal', Buffer.from(secret).toString('hex')],
    ['upper-case hexadecimal', Buffer.from(secret).toString('hex').toUpperCase()],
    ['two halves', `${secret.slice(0, half)}", "${secret.slice(half)}`],
    ['two halves in other fields', `${secret.slice(0, half)}", "more": "${secret.slice(half)}`],
    ['lines', secret.replace(/(.{20})/g, '$1\\n')],
    ['letters with blanks between', each((_, one) => `${one} `)],
    ['joined strings', secret.replace(/(.{7})/g, '$1" + "')],
  ])('never shows it as %s', async (_, spelling) => {
    const host = {
      sink: { mask: () => undefined },
      send: async () => ({ status: 403, headers: {}, body: `{"message": "no: ${spelling} (end)"}` }),
    } as unknown as Host;
    const authorization = { scheme: 'Bearer', credential: new Secret(secret) } as const;
    const { body } = await createRedactor(host).host.send({ ...request, authorization });
    expect(body).toMatch(/^\{"message": "no: .*\*\*\*.*end\)"\}$/s);
    // A few characters at its ends may be left, and the encoded name before it.
    const left = body
      .slice(16, -7)
      .replaceAll('***', '')
      .replace(/\\n|", "more": "/g, '');
    expect(left.length).toBeLessThan(spelling.startsWith('QmFz') || spelling.startsWith('X3Rv') ? 24 : 8);
  });

  it('leaves an ordinary error as it is', async () => {
    const text =
      '{"message": "denied: repository \\"acme/app\\" (100% of 3 + 4), see https://a.test/?q=1&b=%20"}';
    const host = {
      sink: { mask: () => undefined },
      send: async () => ({ status: 403, headers: {}, body: text }),
    } as unknown as Host;
    const authorization = { scheme: 'Bearer', credential: new Secret(secret) } as const;
    expect((await createRedactor(host).host.send({ ...request, authorization })).body).toBe(text);
  });

  it('takes a part of it out of a document', () => {
    const kept = createRedactor({ sink: { mask: () => undefined } } as unknown as Host);
    kept.host.sink.mask(new Secret(secret));
    expect(kept.redact({ a: `cut ${secret.slice(10, 60)}…` })).toEqual({ a: 'cut ***…' });
  });
});

describe('many secrets', () => {
  const hex = (index: number) => createHash('sha256').update(`secret ${index}`).digest('hex');
  const secrets = [
    '+/ab cd"ef',
    'p\u0001assword-0',
    ...Array.from({ length: 300 }, (_, index) => hex(index)),
  ];
  const search = new SecretSearch();
  for (const secret of secrets) search.add(secret);

  it('are not looked for one by one in a text that has none', () => {
    const indexOf = vi.spyOn(String.prototype, 'indexOf');
    try {
      expect(search.clean('The registry has no such image. '.repeat(50))).toContain('no such image');
      expect(indexOf.mock.calls.length).toBeLessThan(10);
    } finally {
      indexOf.mockRestore();
    }
  });

  it('are not compared again at each place of a text that repeats them', () => {
    const token = secrets.slice(2).join('');
    const long = new SecretSearch();
    long.add(token);
    const startsWith = vi.spyOn(String.prototype, 'startsWith');
    try {
      expect(long.clean(`${token}, ${token}, ${token}`)).toBe('***, ***, ***');
      expect(startsWith.mock.calls.length).toBeLessThan(10);
    } finally {
      startsWith.mockRestore();
    }
  });

  it('with plus signs and commas are not looked for one by one either', () => {
    const others = new SecretSearch();
    for (const secret of secrets.slice(2)) others.add(`${secret}+${secret},=`);
    const indexOf = vi.spyOn(String.prototype, 'indexOf');
    try {
      expect(others.clean('The registry has no such image. '.repeat(50))).toContain('no such image');
      expect(indexOf).not.toHaveBeenCalled();
    } finally {
      indexOf.mockRestore();
    }
  });

  it('are all found, wherever they are', () => {
    for (const secret of secrets) {
      expect(search.clean(`before ${secret} after`)).toBe('before *** after');
      expect(search.clean(JSON.stringify({ a: secret }))).toBe('{"a":"***"}');
    }
    expect(search.clean(`${hex(3)}, ${secrets[0]}, ${hex(4)}`)).toBe('***, ***, ***');
  });
});
