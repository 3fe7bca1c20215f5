// The content of the platform's registry: verified digests, pages by their links, and redirects that are safe to follow.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { platformRegistry } from '../../src/clients/registry/platform-registry.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { image, index } from './oci-registry.js';

const digest: Digest = `sha256:${createHash('sha256').update('b').digest('hex')}`;
const other: Digest = `sha256:${'a'.repeat(64)}`;
const repository = 'acme/node';

function client(answers: Readonly<Record<string, Partial<HttpResponse>>>) {
  const sent: HttpRequest[] = [];
  const { content, children } = platformRegistry({
    send: async (request) => {
      sent.push(request);
      if (request.url.includes('/token?')) return { status: 200, headers: {}, body: '{"token":"pull"}' };
      const [, answer] = Object.entries(answers).find(([path]) => request.url.endsWith(path)) ?? [];
      return { status: 404, headers: {}, body: '', ...answer };
    },
    registryUrl: 'https://registry.example.com',
    historyService: '_service',
    onToken: () => undefined,
    now: () => Date.now(),
    surface: 'workflow',
  });
  return { content, children, sent };
}

it('returns manifests, blobs and referrers unchanged, and nothing for a 404', async () => {
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

it('follows a relative redirect of a blob', async () => {
  const { content, sent } = client({
    [`/blobs/${digest}`]: { status: 302, headers: { location: '/storage/b' } },
    '/storage/b': { status: 200, body: 'b' },
  });
  expect(await content.blob(repository, digest, 7)).toEqual({ text: 'b' });
  expect(sent.at(-1)?.url).toBe('https://registry.example.com/storage/b');
  expect(sent.at(-1)?.authorization).toBeUndefined();
});

it.each([
  'http://169.254.169.254/',
  'https://169.254.169.254/',
  'https://10.0.0.5/blob',
  'https://127.0.0.1/blob',
  'https://localhost/blob',
  'https://[fd00::1]/blob',
  'https://intranet/blob',
  'http://storage.example.com/blob',
  'file:///etc/passwd',
  '',
])('does not follow %j', async (location) => {
  const { content, sent } = client({ [`/blobs/${digest}`]: { status: 302, headers: { location } } });
  await expect(content.blob(repository, digest, 7)).rejects.toMatchObject({ reason: 'bad-answer' });
  expect(sent.map(({ url }) => new URL(url).host)).toEqual(Array(2).fill('registry.example.com'));
});

it('refuses content that does not have the requested digest', async () => {
  const { content } = client({
    [`/blobs/${other}`]: { status: 200, body: 'b' },
    [`/manifests/${other}`]: { status: 200, body: 'm' },
  });
  await expect(content.blob(repository, other, 7)).rejects.toMatchObject({ reason: 'digest-mismatch' });
  await expect(content.manifest(repository, other)).rejects.toMatchObject({ reason: 'digest-mismatch' });
});

it('lists the children of an index only if its bytes have the requested digest', async () => {
  const multi = index([image('amd64'), image('arm64')]);
  const served = (named: Digest) =>
    client({ [`/manifests/${named}`]: { status: 200, body: multi.body } }).children(repository, named);
  expect(await served(multi.digest)).toEqual([image('amd64').digest, image('arm64').digest]);
  await expect(served(other)).rejects.toMatchObject({ reason: 'contradiction' });
});

it.each([400, 401, 403, 404])('has no children where the registry answers %i', async (status) => {
  expect(await client({ [`/manifests/${other}`]: { status } }).children(repository, other)).toBeUndefined();
});

it.each([429, 500])('does not take %i for an index without access', async (status) => {
  const { children } = client({ [`/manifests/${other}`]: { status } });
  await expect(children(repository, other)).rejects.toMatchObject({ name: 'ApiError', status });
});

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
