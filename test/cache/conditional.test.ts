// Stored answers that the service confirms by their ETag.
import { describe, expect, it } from 'vitest';
import type { CacheTrust } from '../../src/history/cache/cache.js';
import { createRunCache } from '../../src/history/cache/run-cache.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { type MemoryFolder, memoryFolder } from './folder.js';

const request: HttpRequest = { method: 'GET', url: 'https://example.com/list.json', headers: {} };

function service(body: string, etag: string | undefined = `"${body.length}"`) {
  const asked: (string | undefined)[] = [];
  const send = async ({ headers }: HttpRequest): Promise<HttpResponse> => {
    asked.push(headers['if-none-match']);
    const own = etag === undefined ? {} : { etag };
    if (etag !== undefined && headers['if-none-match'] === etag)
      return { status: 304, headers: own, body: '' };
    return { status: 200, headers: { ...own, 'content-type': 'application/json' }, body };
  };
  return { asked, send };
}

const answersIn = (folder: MemoryFolder, trust: CacheTrust = 'all', base = 'main') =>
  createRunCache(folder, { trust, base, now: () => 1 }).answers;

describe('an answer that was stored', () => {
  it('is asked for with its ETag, and used if it has not changed', async () => {
    const folder = memoryFolder();
    const { send, asked } = service('first');
    await answersIn(folder).asking(send)(request);
    const again = await answersIn(folder).asking(send)(request);
    expect(asked).toEqual([undefined, '"5"']);
    expect(again).toEqual({
      status: 200,
      headers: { etag: '"5"', 'content-type': 'application/json' },
      body: 'first',
    });
  });

  it('is replaced if it has changed', async () => {
    const folder = memoryFolder();
    await answersIn(folder).asking(service('first').send)(request);
    expect(await answersIn(folder).asking(service('another').send)(request)).toMatchObject({
      body: 'another',
    });
    const { send, asked } = service('another');
    expect(await answersIn(folder).asking(send)(request)).toMatchObject({ status: 200, body: 'another' });
    expect(asked).toEqual(['"7"']);
  });

  it.each([
    ['of another branch', { base: 'other' }],
    ['of another address', { url: 'https://example.com/other.json' }],
  ])('is not the one %s', async (_, { base = 'main', url = request.url }: Record<string, string>) => {
    const folder = memoryFolder();
    const { send, asked } = service('first');
    await answersIn(folder).asking(send)(request);
    await answersIn(folder, 'all', base).asking(send)({ ...request, url });
    expect(asked).toEqual([undefined, undefined]);
  });

  it.each(['verified', 'none'] as const)(
    'is read, and never written, by a run that writes: %s',
    async (trust) => {
      const folder = memoryFolder();
      await answersIn(folder, trust).asking(service('first').send)(request);
      expect(folder.files.size).toBe(0);
      await answersIn(folder).asking(service('first').send)(request);
      const { send, asked } = service('first');
      await answersIn(folder, trust).asking(send)(request);
      expect(asked).toEqual(['"5"']);
    },
  );

  it('counts as absent when a byte of it was changed', async () => {
    const folder = memoryFolder();
    await answersIn(folder).asking(service('first').send)(request);
    for (const file of folder.files.values()) file.bytes[file.bytes.length - 3] = 0;
    const { send, asked } = service('first');
    expect(await answersIn(folder).asking(send)(request)).toMatchObject({ status: 200, body: 'first' });
    expect(asked).toEqual([undefined]);
  });

  it('is not used for an unconditional request, nor for more bytes than are wanted', async () => {
    const folder = memoryFolder();
    await answersIn(folder).asking(service('first').send)(request);
    const { send, asked } = service('first');
    await answersIn(folder).unconditional(send)(request);
    await answersIn(folder).asking(send)({ ...request, maxBytes: 4 });
    expect(asked).toEqual([undefined, undefined]);
  });
});

it.each([undefined, 'without quotes', `"${'x'.repeat(300)}"`])(
  'an answer with the ETag %s is not stored',
  async (etag) => {
    const folder = memoryFolder();
    await answersIn(folder).asking(service('first', etag ?? '').send)(request);
    expect(folder.files.size).toBe(0);
  },
);

it('neither stores nor uses what a credential opens', async () => {
  const folder = memoryFolder();
  const authorization = { scheme: 'Bearer' as const, credential: new Secret('s3cret-credential') };
  const { send, asked } = service('first');
  await answersIn(folder).asking(send)({ ...request, authorization });
  expect(folder.files.size).toBe(0);
  await answersIn(folder).asking(send)(request);
  await answersIn(folder).asking(send)({ ...request, authorization });
  expect(asked).toEqual([undefined, undefined, undefined]);
});
