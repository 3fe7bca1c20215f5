// Content over HTTP: pages by their links, redirects of blobs without the credential, and only to where https leads.
import { expect, it } from 'vitest';
import { registryClient } from '../../src/clients/registry/client.js';
import type { HttpRequest, HttpResponse } from '../../src/model/http.js';

const digest = `sha256:${'a'.repeat(64)}` as const;
const repository = 'acme/node';

function client(answers: Readonly<Record<string, Partial<HttpResponse>>>) {
  const sent: HttpRequest[] = [];
  const { content } = registryClient({
    send: async (request) => {
      sent.push(request);
      if (request.url.includes('/token?')) return { status: 200, headers: {}, body: '{"token":"pull"}' };
      const [, answer] = Object.entries(answers).find(([path]) => request.url.endsWith(path)) ?? [];
      return { status: 404, headers: {}, body: '', ...answer };
    },
    registryUrl: 'https://registry.example.com',
    historyService: '_service',
    onToken: () => undefined,
  });
  return { content, sent };
}

it('gives manifests, blobs and referrers as they stand, and nothing for a 404', async () => {
  const { content, sent } = client({
    '/manifests/20': { status: 200, headers: { 'content-type': 'x/y' }, body: 'm' },
    [`/blobs/${digest}`]: { status: 200, body: 'b' },
  });
  expect(await content.manifest(repository, '20')).toEqual({ text: 'm', mediaType: 'x/y' });
  expect(await content.blob(repository, digest, 7)).toEqual({ text: 'b' });
  expect(await content.referrers(repository, digest)).toBeUndefined();
  expect(sent.find(({ url }) => url.includes('/blobs/'))?.maxBytes).toBe(7);
  expect(sent.filter(({ url }) => url.includes('/token?'))).toHaveLength(1);
});

it('follows the next page of referrers on the same path, wherever the link points', async () => {
  const { content, sent } = client({
    [`/referrers/${digest}`]: {
      status: 200,
      headers: { link: `<https://evil.example/v2/x/referrers/${digest}?n=1&last=z>; rel="next"` },
      body: '{}',
    },
    '?n=1&last=z': { status: 200, body: '{"manifests":[]}' },
  });
  const first = await content.referrers(repository, digest);
  expect(first?.next).toBe('?n=1&last=z');
  expect(await content.referrers(repository, digest, first?.next)).toEqual({ text: '{"manifests":[]}' });
  expect(sent.at(-1)?.url).toBe(
    `https://registry.example.com/v2/${repository}/referrers/${digest}?n=1&last=z`,
  );
});

it('follows the redirect of a blob without a credential', async () => {
  const { content, sent } = client({
    [`/blobs/${digest}`]: { status: 307, headers: { location: 'https://storage.example.com/b?sig=1' } },
    '/b?sig=1': { status: 200, body: 'b' },
  });
  expect(await content.blob(repository, digest, 7)).toEqual({ text: 'b' });
  expect(sent.at(-1)).toEqual({
    method: 'GET',
    url: 'https://storage.example.com/b?sig=1',
    headers: { accept: '*/*' },
    maxBytes: 7,
  });
});

it.each(['http://169.254.169.254/', 'file:///etc/passwd', '/relative', ''])(
  'does not follow %j',
  async (location) => {
    const { content } = client({ [`/blobs/${digest}`]: { status: 302, headers: { location } } });
    await expect(content.blob(repository, digest, 7)).rejects.toMatchObject({ reason: 'bad-answer' });
  },
);

it('gives up after three redirects', async () => {
  const { content, sent } = client({
    [`/blobs/${digest}`]: { status: 302, headers: { location: 'https://a.example/loop' } },
    '/loop': { status: 302, headers: { location: 'https://a.example/loop' } },
  });
  await expect(content.blob(repository, digest, 7)).rejects.toMatchObject({ reason: 'bad-answer' });
  expect(sent.filter(({ url }) => url.endsWith('/loop'))).toHaveLength(3);
});

it.each([
  [403, 'denied'],
  [429, 'rate-limited'],
  [500, 'server-error'],
])('HTTP %i is %s', async (status, reason) => {
  const { content } = client({ '/manifests/20': { status } });
  await expect(content.manifest(repository, '20')).rejects.toMatchObject({ reason });
});
