// Mirrors of the policy: the longest prefix that ends at a slash, once.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageName, parseImage } from '../../src/model/images/image.js';
import { mirrorsOfImage, originImage } from '../../src/model/images/mirror.js';
import { image } from '../build.js';

const registries = {
  'mirror.corp': 'docker.io',
  'mirror.corp/hub/': 'docker.io',
  'mirror.corp/platform': 'r.example.com',
  'mirror.corp/platform/public': 'r.example.com/public-images',
  'r.example.com': 'else.where',
  'one.corp/only': 'r.example.com/acme/node',
};

function mirrored(raw: string, mapping: Readonly<Record<string, string>> = registries): string {
  return imageName(originImage(image(raw), mapping));
}

it.each([
  ['mirror.corp/library/alpine:3', 'docker.io/library/alpine:3'],
  ['mirror.corp/hub/library/alpine:3', 'docker.io/library/alpine:3'],
  ['mirror.corp/hub/alpine:3', 'docker.io/library/alpine:3'],
  ['mirror.corp/hub:3', 'mirror.corp/hub:3'],
  ['mirror.corp/platform/acme/node:20', 'r.example.com/acme/node:20'],
  ['mirror.corp/platform/public/nginx', 'r.example.com/public-images/nginx'],
  ['mirror.corp/platforms/acme/node:20', 'docker.io/platforms/acme/node:20'],
  ['mirror.corp:5000/platform/acme/node:20', 'mirror.corp:5000/platform/acme/node:20'],
  ['one.corp/only:20', 'r.example.com/acme/node:20'],
  ['alpine:3', 'docker.io/library/alpine:3'],
])('%s is %s', (raw, name) => {
  expect(mirrored(raw)).toBe(name);
});

it('leaves every image of no mirror, and keeps tag and digest of all', () => {
  const words = fc.constantFrom('a', 'mirror', 'hub', 'platform', 'node');
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (path) => {
      const image = { registry: 'mirror.corp', repository: path.join('/'), tag: 't' } as const;
      expect(originImage(image, {})).toEqual(image);
      expect(originImage({ ...image, registry: 'other.corp' }, registries).registry).toBe('other.corp');
      expect(originImage(image, registries).tag).toBe('t');
      const { registry, repository } = originImage(image, registries);
      expect(parseImage(`${registry}/${repository}:t`)).toMatchObject({ image: { registry, repository } });
    }),
  );
});

describe('the names of an image at its mirrors', () => {
  const namesOf = (name: string, mirrors: Readonly<Record<string, string>>) =>
    mirrorsOfImage(image(name), mirrors).map(({ registry, repository }) => `${registry}/${repository}`);

  it('lead back to the image', () => {
    const mirrors = { 'harbor.example.com/quay/': 'quay.io', 'cache.example.com': 'quay.io/acme/' };
    expect(namesOf('quay.io/acme/app:1', mirrors)).toEqual([
      'harbor.example.com/quay/acme/app',
      'cache.example.com/app',
    ]);
    expect(namesOf('quay.io/acmeother/app:1', mirrors)).toEqual(['harbor.example.com/quay/acmeother/app']);
    expect(namesOf('ghcr.io/acme/app:1', mirrors)).toEqual([]);
  });

  it('leave out one that a longer prefix gives to another image, and a registry without a path', () => {
    const shadowed = { 'h.example.com': 'quay.io', 'h.example.com/acme': 'ghcr.io/acme' };
    expect(namesOf('quay.io/acme/app:1', shadowed)).toEqual([]);
    expect(namesOf('quay.io/acme/app:1', { 'h.example.com': 'quay.io/acme/app' })).toEqual([]);
  });
});
