// Mirrors are looked up by what a name begins with: the same as comparing each with the name, which is what this compares with.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mirrorsOfImage, originImage } from '../../src/model/images/mirror.js';
import { runs } from '../sample.js';

type Mirrors = Readonly<Record<string, string>>;
const bare = (prefix: string) => prefix.replace(/\/$/, '');

/** The longest of all prefixes that match. */
function plainOriginal(name: string, mirrors: Mirrors): string | undefined {
  const matching = Object.entries(mirrors).filter(
    ([prefix]) => bare(prefix) !== '' && `${name}/`.startsWith(`${bare(prefix)}/`),
  );
  const length = Math.max(0, ...matching.map(([prefix]) => bare(prefix).length));
  const first = matching.find(([prefix]) => bare(prefix).length === length);
  return first && bare(first[1]) + name.slice(length);
}

const place = fc
  .array(fc.constantFrom('a.io', 'b', 'bb', 'c'), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join('/'));
const written = fc.tuple(place, fc.constantFrom('', '/')).map((parts) => parts.join(''));
const mirrorsOf = fc
  .array(fc.tuple(written, written), { maxLength: 6 })
  .map((all) => Object.fromEntries(all));
const imageOf = (name: string) => {
  const [registry = '', ...path] = name.split('/');
  return { registry, repository: path.join('/') };
};

it('an image is a copy of what the longest prefix says', () => {
  fc.assert(
    fc.property(mirrorsOf, place, (mirrors, name) => {
      fc.pre(name.includes('/'));
      const image = imageOf(name);
      const original = plainOriginal(name, mirrors);
      const isWhole = original?.includes('/') === true;
      expect(originImage(image, mirrors)).toEqual(isWhole ? imageOf(original ?? '') : image);
    }),
    { numRuns: runs(2000) },
  );
});

it('an image has the names of all mirrors that lead back to it', () => {
  fc.assert(
    fc.property(mirrorsOf, place, (mirrors, name) => {
      fc.pre(name.includes('/'));
      const expected = Object.entries(mirrors).flatMap(([prefix, original]) => {
        const isBelow = `${name}/`.startsWith(`${bare(original)}/`);
        const mirror = bare(prefix) + name.slice(bare(original).length);
        if (!isBelow || bare(prefix) === '' || !mirror.includes('/')) return [];
        const back = originImage(imageOf(mirror), mirrors);
        return `${back.registry}/${back.repository}` === name ? [imageOf(mirror)] : [];
      });
      expect(mirrorsOfImage(imageOf(name), mirrors)).toEqual(expected);
    }),
    { numRuns: runs(2000) },
  );
});

it('all mirrors are looked at once, however many images there are', () => {
  let reads = 0;
  const all = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`m.io/a${index}`, `r.io/a${index}`]),
  );
  const mirrors = new Proxy<Mirrors>(all, {
    get(target, key) {
      reads += 1;
      return Reflect.get(target, key);
    },
  });
  for (let index = 0; index < 100; index += 1) {
    const image = { registry: 'm.io', repository: `a${index}/x`, tag: '1' };
    const original = { ...image, registry: 'r.io' };
    expect(originImage(image, mirrors)).toEqual(original);
    expect(mirrorsOfImage(original, mirrors)).toEqual([image]);
  }
  expect(reads).toBe(100);
});
