// Rule: a bump that changes the image of a platform in use is never taken for one that changes nothing.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Digest } from '../../src/model/images/image.js';
import { coversPlatforms, givesSameImages, type ManifestContent } from '../../src/moves/same-images.js';
import { digest } from '../build.js';
import { amount } from '../sample.js';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(digest) as [Digest, Digest, Digest, Digest];

/** An index by `platform: digest`; `-` is an entry without a platform. */
function index(...entries: readonly (readonly [string, Digest, string?])[]): ManifestContent {
  return {
    index: entries.map(([platform, of, os]) => ({
      digest: of,
      ...(platform === '-' ? {} : { platform }),
      ...(os === undefined ? {} : { os }),
    })),
  };
}

const two = index(['linux/amd64', a], ['linux/arm64', b]);

describe('the same images', () => {
  it.each<[string, ManifestContent, ManifestContent, readonly string[], boolean]>([
    [
      'a platform is added',
      two,
      index(['linux/amd64', a], ['linux/arm64', b], ['linux/riscv64', c]),
      [],
      true,
    ],
    [
      'another platform than those in use changes',
      two,
      index(['linux/amd64', a], ['linux/arm64', c]),
      ['linux/amd64'],
      true,
    ],
    ['a platform in use changes', two, index(['linux/amd64', c], ['linux/arm64', b]), ['linux/amd64'], false],
    ['no platform is named and one changes', two, index(['linux/amd64', a], ['linux/arm64', c]), [], false],
    ['a platform in use is gone', two, index(['linux/amd64', a]), ['linux/arm64'], false],
    ['a platform in use is new', index(['linux/amd64', a]), two, ['linux/amd64', 'linux/arm64'], false],
    ['a platform that is not in use is gone', two, index(['linux/amd64', a]), ['linux/amd64'], true],
    [
      'neither has the named platform, so all count',
      two,
      index(['linux/amd64', a], ['linux/arm64', c]),
      ['linux/s390x'],
      false,
    ],
    [
      'a named platform is in neither',
      two,
      index(['linux/amd64', a], ['linux/arm64', c]),
      ['linux/amd64', 'linux/s390x'],
      true,
    ],
    ['there was no image yet', index(), two, [], false],
    ['there is no image any more', two, index(), [], false],
    [
      'another variant changes',
      index(['linux/arm/v6', a], ['linux/arm/v7', b]),
      index(['linux/arm/v6', c], ['linux/arm/v7', b]),
      ['linux/arm/v7'],
      true,
    ],
    [
      'any variant of the platform changes',
      index(['linux/arm/v6', a], ['linux/arm/v7', b]),
      index(['linux/arm/v6', c], ['linux/arm/v7', b]),
      ['linux/arm'],
      false,
    ],
    [
      'a better variant is added',
      index(['linux/amd64', a]),
      index(['linux/amd64', a], ['linux/amd64/v3', b]),
      ['linux/amd64'],
      false,
    ],
    [
      'what a variant falls back to changes',
      index(['linux/arm/v6', a]),
      index(['linux/arm/v6', b]),
      ['linux/arm/v7'],
      false,
    ],
    [
      'what amd64 falls back to changes',
      index(['linux/386', a]),
      index(['linux/386', b]),
      ['linux/amd64'],
      false,
    ],
    [
      'the variant of arm64 is written',
      index(['linux/arm64', a]),
      index(['linux/arm64/v8', a]),
      ['linux/arm64'],
      true,
    ],
    [
      'the order of two images changes',
      index(['linux/amd64', a], ['linux/amd64', b]),
      index(['linux/amd64', b], ['linux/amd64', a]),
      ['linux/amd64'],
      false,
    ],
    [
      'the version of the system changes',
      index(['windows/amd64', a, '10.0.1']),
      index(['windows/amd64', a, '10.0.2']),
      ['windows/amd64'],
      false,
    ],
    [
      'a nested index changes',
      index(['linux/amd64', a], ['-', b]),
      index(['linux/amd64', a], ['-', c]),
      ['linux/amd64'],
      false,
    ],
    [
      'a nested index stays',
      index(['linux/amd64', a], ['-', b]),
      index(['linux/amd64', a], ['-', b]),
      ['linux/amd64'],
      true,
    ],
    ['an image becomes part of an index', { image: a }, two, [], true],
    [
      'an image becomes part of an index with other images in use',
      { image: a },
      two,
      ['linux/amd64', 'linux/arm64'],
      false,
    ],
    ['an image is the one in use', { image: a }, two, ['linux/amd64'], true],
    [
      'an image is behind another one of its platform',
      { image: a },
      index(['linux/amd64', c], ['linux/amd64', a]),
      [],
      false,
    ],
    ['an image is not in the index', { image: d }, two, [], false],
    ['an index becomes its only image', index(['linux/amd64', a]), { image: a }, [], true],
    ['an index becomes one of its images', two, { image: a }, [], false],
    ['an index becomes the image in use', two, { image: a }, ['linux/amd64'], true],
    ['another image', { image: a }, { image: b }, [], false],
    ['the same image', { image: a }, { image: a }, ['linux/arm64'], true],
  ])('%s', (_, from, to, inUse, expected) => {
    expect(givesSameImages(from, to, inUse)).toBe(expected);
  });

  it('knows whether an index has images for all platforms of another', () => {
    expect(coversPlatforms(two, index(['linux/arm64/v8', c], ['linux/amd64', d], ['linux/386', a]))).toBe(
      true,
    );
    expect(coversPlatforms(two, index(['linux/amd64', c]))).toBe(false);
    expect(coversPlatforms({ image: a }, index())).toBe(true);
    expect(coversPlatforms(two, { image: a })).toBe(false);
  });
});

/** What a machine of a platform would run, by rules that are not those of the comparison: best variant first, then what it can run beside. */
function runs(machine: string, content: ManifestContent): string {
  if ('image' in content) return content.image;
  const order = preferences[machine] ?? [];
  // An entry without a platform may be an index with anything in it.
  const open = content.index.flatMap((one, at) =>
    one.platform === undefined ? [`${at} ${one.digest}`] : [],
  );
  const found = order.flatMap((name) =>
    content.index.filter(({ platform }) => platform?.replace('arm64/v8', 'arm64') === name),
  );
  return [found[0]?.digest ?? 'nothing', ...open].join(' ');
}

const preferences: Readonly<Record<string, readonly string[]>> = {
  'linux/amd64': ['linux/amd64', 'linux/386'],
  'linux/amd64/v3': ['linux/amd64/v3', 'linux/amd64/v2', 'linux/amd64', 'linux/386'],
  'linux/arm64': ['linux/arm64', 'linux/arm/v8', 'linux/arm/v7', 'linux/arm/v6'],
  'linux/arm/v7': ['linux/arm/v7', 'linux/arm', 'linux/arm/v6'],
  'linux/arm/v6': ['linux/arm/v6', 'linux/arm'],
  'windows/amd64': ['windows/amd64'],
};
/** A name without a variant is in use by machines of every variant. */
const machinesOf = (name: string) =>
  Object.keys(preferences).filter((machine) => machine === name || machine.startsWith(`${name}/`));

const names = [...Object.values(preferences).flat(), 'linux/arm64/v8', 'linux/riscv64', '-'];
const entry = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(a, b, c))
  .map(([name, of]) => [name, of] as const);
const content = fc.oneof(
  { arbitrary: fc.array(entry, { maxLength: 6 }).map((all) => index(...all)), weight: 8 },
  { arbitrary: fc.constantFrom(a, b).map((image) => ({ image })), weight: 1 },
);
/** A pair that often differs in little: one entry more, one less, one changed, or the order. */
const pair = content.chain((from) => fc.tuple(fc.constant(from), fc.oneof(content, nearby(from))));

function nearby(from: ManifestContent): fc.Arbitrary<ManifestContent> {
  if ('image' in from) return entry.map((one) => index(['linux/amd64', from.image], one));
  const list = from.index;
  return fc
    .tuple(fc.nat(list.length), entry, fc.constantFrom('add', 'drop', 'change', 'turn'))
    .map(([at, one, how]) => {
      const [added] = 'index' in index(one) ? (index(one) as { index: typeof list }).index : [];
      if (how === 'turn') return { index: list.toReversed() };
      const rest = how === 'add' ? list.slice(at) : list.slice(at + 1);
      return {
        index: [...list.slice(0, at), ...(how === 'drop' || added === undefined ? [] : [added]), ...rest],
      };
    });
}

describe('a bump that changes nothing', () => {
  it('never changes what a machine of a named platform runs', () => {
    let suppressed = 0;
    fc.assert(
      fc.property(
        pair,
        fc.uniqueArray(fc.constantFrom(...names.filter((name) => name !== '-')), {
          minLength: 1,
          maxLength: 3,
        }),
        ([from, to], inUse) => {
          if (!givesSameImages(from, to, inUse)) return;
          suppressed += 1;
          const machines = inUse.flatMap(machinesOf);
          const pairs = machines.map((one) => [runs(one, from), runs(one, to)]);
          // An image does not say its platform, so it is not known what a machine runs for which the index has none.
          const isMixed = 'image' in from !== 'image' in to;
          const known = isMixed ? pairs.filter((both) => !both.includes('nothing')) : pairs;
          expect(known.map(([, after]) => after)).toEqual(known.map(([before]) => before));
        },
      ),
      { numRuns: amount(2000, 20_000) },
    );
    expect(suppressed).toBeGreaterThan(100);
  });

  it('never changes an image of the old index where no platform is named', () => {
    fc.assert(
      fc.property(pair, ([from, to]) => {
        if (!givesSameImages(from, to, []) || 'image' in from) return;
        expect(from.index.length).toBeGreaterThan(0);
        for (const { platform, digest: old } of from.index) {
          const now =
            'image' in to
              ? [to.image]
              : to.index
                  .filter(
                    (one) =>
                      one.platform?.replace('arm64/v8', 'arm64') === platform?.replace('arm64/v8', 'arm64'),
                  )
                  .map((one) => one.digest);
          expect(now).toContain(old);
        }
      }),
      { numRuns: amount(2000, 20_000) },
    );
  });
});
