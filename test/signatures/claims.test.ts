// The names under which BuildKit says that it has built an image: only of the image itself, bounded, and never trusted.
import { describe, expect, it } from 'vitest';
import type { ContentSource } from '../../src/clients/registry/attached-manifests.js';
import { claimedName, readClaims } from '../../src/clients/signatures/claims.js';
import { digest } from '../build.js';

// https://github.com/moby/buildkit/blob/master/util/purl/image_test.go
it.each([
  ['pkg:docker/alpine@latest', 'docker.io/library/alpine:latest'],
  ['pkg:docker/alpine@3.15', 'docker.io/library/alpine:3.15'],
  [`pkg:docker/alpine@latest?digest=${digest('a')}`, 'docker.io/library/alpine:latest'],
  ['pkg:docker/user/test@v2', 'docker.io/user/test:v2'],
  ['pkg:docker/ghcr.io/foo/bar@v2', 'ghcr.io/foo/bar:v2'],
  ['pkg:docker/localhost%3A5000/foo@v2?platform=linux%2Famd64', 'localhost:5000/foo:v2'],
  [`pkg:docker/alpine?digest=${digest('a')}`, 'docker.io/library/alpine'],
  ['_', undefined],
  ['pkg:npm/left-pad@1', undefined],
  ['pkg:docker/a%ZZ@1', undefined],
  ['pkg:docker/ghcr.io/foo/bar@a%0ab', undefined],
  ['pkg:docker/', undefined],
])('%s names %s', (purl, name) => {
  expect(claimedName(purl)).toBe(name);
});

const image = digest('1');
const statementOf = (subject: readonly object[]) => JSON.stringify({ _type: 'x', subject });
const about = (name: string, of = image) => ({ name, digest: { sha256: of.slice('sha256:'.length) } });

/** An index with one attestation, whose layers have these texts. */
function sourceWith(layers: readonly { readonly text: string; readonly size?: number }[]) {
  const asked: string[] = [];
  const described = layers.map(({ text, size = text.length }, index) => ({
    digest: digest(String(index)),
    size,
    annotations: { 'in-toto.io/predicate-type': `https://example.com/${index}` },
  }));
  const index = {
    manifests: [
      { digest: image },
      {
        digest: digest('2'),
        annotations: {
          'vnd.docker.reference.type': 'attestation-manifest',
          'vnd.docker.reference.digest': image,
        },
      },
    ],
  };
  const source: ContentSource = {
    manifest: async (_, reference) => ({
      text: JSON.stringify(reference === digest('f') ? index : { layers: described }),
    }),
    referrers: async () => undefined,
    blob: async (_, one) => {
      asked.push(one);
      return { text: layers[described.findIndex((layer) => layer.digest === one)]?.text ?? '' };
    },
  };
  return { claims: readClaims(source, 'acme/app', digest('f')), asked };
}

describe('claims', () => {
  it('are the names in the smallest statement, each once', async () => {
    const small = statementOf([
      about('pkg:docker/acme/app@1'),
      about('pkg:docker/acme/app@1?x=1'),
      about('pkg:docker/acme/app@1.2'),
    ]);
    const { claims, asked } = sourceWith([{ text: `${small}${' '.repeat(500)}` }, { text: small }]);
    expect(await claims).toEqual({
      types: ['https://example.com/0', 'https://example.com/1'],
      names: ['docker.io/acme/app:1', 'docker.io/acme/app:1.2'],
    });
    expect(asked).toEqual([digest('1')]);
  });

  it.each([
    ['about another image', statementOf([about('pkg:docker/acme/app@1', digest('9'))])],
    ['that are no image names', statementOf([about('_'), about('pkg:docker/A B@1')])],
    ['in something else', 'not a statement'],
    ['in too many subjects', statementOf(Array.from({ length: 200 }, () => about('pkg:docker/acme/app@1')))],
  ])('are no names %s', async (_, text) => {
    expect((await sourceWith([{ text }]).claims).names).toEqual([]);
  });

  it('do not download what is too large', async () => {
    const { claims, asked } = sourceWith([{ text: statementOf([about('pkg:docker/a/b@1')]), size: 2 ** 21 }]);
    expect([(await claims).names, asked]).toEqual([[], []]);
  });
});
