// Tags of public images against the facts: which release each tag is was written down by hand, and when that ends is
// looked up here without any of the code that reads tags.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { releaseEndLookup } from '../../src/clients/release-list/index.js';
import snapshot from '../../src/clients/release-list/snapshot.json' with { type: 'json' };
import type { EndOfLife } from '../../src/model/judgement/fact.js';
import { formatDay } from '../../src/model/text/time.js';

const now = Date.parse('2026-11-24');
const ask = releaseEndLookup({ isOnline: false, send: () => Promise.reject(new Error('offline')), now });
const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const products = new Map<string, { readonly releases: readonly (readonly (string | boolean)[])[] }>(
  Object.entries(snapshot.products),
);

type End = string | boolean | undefined;

/** `3.9` of `python`, or the line `2.6/2.7`: its last day, `true` if that is unknown, `undefined` if it is not listed. */
function judge(product: string, release: string): End {
  const ends = release
    .split('/')
    .map((name) => products.get(product)?.releases.find(([one]) => one === name)?.[1]);
  if (ends.includes(undefined)) return undefined;
  return ends.includes(false)
    ? false
    : (ends
        .filter((end) => end !== true)
        .sort()
        .at(-1) ?? true);
}

interface Case {
  readonly image: string;
  readonly expected: readonly End[];
}

const cases = linesOf('tags.txt').flatMap((line) => {
  const [name = '', product = '', ...tags] = line.split(' ');
  return tags.map((one): Case => {
    const [tag = '', releases = ''] = one.split('=');
    const [own = '', ...others] = releases.split('+');
    const ends = [
      judge(product, own),
      ...others.map((other) => judge(other.split(':')[0] ?? '', other.split(':')[1] ?? '')),
    ];
    return { image: `${name}:${tag}`, expected: ends.filter((end) => end !== undefined) };
  });
});

function lookUp(image: string): Promise<EndOfLife | undefined> {
  const [, registry = '', repository = '', tag = ''] = /^([^/]+)\/(.+):([^:]*)$/.exec(image) ?? [];
  return ask({ registry, repository, tag });
}

const said = (end: EndOfLife | undefined) =>
  end && (end.releases?.ends ?? []).map(({ date }) => (date === undefined ? true : formatDay(date))).sort();
const isEnded = (end: End) => end === true || (typeof end === 'string' && Date.parse(end) <= now);

it.each(cases)('$image', async ({ image, expected }) => {
  const found = await lookUp(image);
  expect(said(found)).toEqual(
    expected.length === 0 ? undefined : expected.filter((end) => end !== false).sort(),
  );
  expect(found?.deprecated ?? false).toBe(expected.some(isEnded));
});

it('has enough tags of each kind for that to mean something', () => {
  expect(new Set(cases.map(({ image }) => image)).size).toBe(cases.length);
  const ended = cases.filter(({ expected }) => expected.some(isEnded));
  const unknown = cases.filter(({ expected }) => expected.length === 0);
  expect(ended.length).toBeGreaterThan(350);
  expect(unknown.length).toBeGreaterThan(100);
  expect(cases.length - ended.length - unknown.length).toBeGreaterThan(140);
});

it('knows the end of more than a third of the most used public images', async () => {
  const found = await Promise.all(linesOf('../histories/public-images.txt').map(lookUp));
  expect(found.filter((end) => end !== undefined).length).toBeGreaterThan(66);
});
