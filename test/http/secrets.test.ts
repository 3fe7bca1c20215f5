// A service may repeat what it was sent; nobody may be able to read it.
import { expect, it } from 'vitest';
import { createRedactor } from '../../src/clients/http/secrets.js';
import type { Host } from '../../src/model/host.js';
import { Secret } from '../../src/model/secret.js';

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
  expect(body).toBe('bad *** and "the \\"other\\" one" ***');
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
