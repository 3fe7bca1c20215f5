// What the list says of one image: the releases that its tag names, when they end, and what follows.
import semver from 'semver';
import { compact } from '../../model/collections.js';
import type { EndOfLife, Instant, ReleaseEnd, Successors } from '../../model/judgement/fact.js';
import { compareText } from '../../model/text/text.js';
import { formatDay } from '../../model/text/time.js';
import { baseProducts, originalName, type Product, type Release } from './list.js';

const longestTag = 128;
const version = /^v?(\d{1,9}(?:\.\d{1,9}){0,9})(.*)$/s;
const onlyVersion = /^\d{1,9}(?:\.\d{1,9}){0,9}$/;

/**
 * The release with the longest name that is a dotted prefix of the tag's version (`16-alpine` → `16`, `3.9.18` → `3.9`,
 * never `3.10` → `3.1`), or the one whose codename the tag starts with (`jammy-20230816`). `undefined`: the tag names
 * none, as `latest` and `3` do, or what it starts with is no version, as in the commit `4f3a2b1`.
 */
export function releaseOf(tag: string, releases: readonly Release[]): Release | undefined {
  if (tag.length > longestTag) return undefined;
  const [, numbers = '', rest = ''] = version.exec(tag) ?? [];
  if (numbers === '') return releaseByCodename(tag.split('-', 1)[0] ?? '', releases);
  if (!/^(?:$|[-_+]|u\d)/.test(rest)) return undefined;
  return releases
    .filter(([name]) => isVersion(name) && `${numbers}.`.startsWith(`${name}.`))
    .reduce<Release | undefined>(
      (best, one) => (one[0].length > (best?.[0].length ?? 0) ? one : best),
      undefined,
    );
}

/** Whether the name of a release is nothing but a version. */
export function isVersion(name: string): boolean {
  return onlyVersion.test(name);
}

function releaseByCodename(word: string, releases: readonly Release[]): Release | undefined {
  return releases.find(([, , , codename]) => codename !== undefined && word === firstWord(codename));
}

/** `Jammy Jellyfish` → `jammy`. */
function firstWord(codename: string): string {
  return (codename.split(' ', 1)[0] ?? '').toLowerCase();
}

/** What a part of a tag says about the distribution: its product, and the text that names the release. */
export interface Base {
  readonly product: string;
  readonly release: string;
}

const { alpine, debian, ubuntu } = baseProducts;
const byVersion: readonly (readonly [RegExp, string])[] = [
  [/^alpine-?(\d{1,2}\.\d{1,2})$/, alpine],
  [/^debian-?(\d{1,2})$/, debian],
  [/^ubuntu-?(\d{2}\.\d{2})$/, ubuntu],
];
const codenames: Readonly<Record<string, readonly string[]>> = {
  [debian]: ['wheezy', 'jessie', 'stretch', 'buster', 'bullseye', 'bookworm', 'trixie', 'forky'],
  // Only long-term releases: the other names are words that mean something else in tags, such as `precise`.
  [ubuntu]: ['trusty', 'xenial', 'bionic', 'focal', 'jammy', 'noble', 'resolute'],
};

/** The distribution that a tag names in one of its parts: `-bookworm`, `-alpine3.16`, `-debian-12-r3`, `-ubuntu22.04`. */
export function baseOf(tag: string): Base | undefined {
  if (tag.length > longestTag) return undefined;
  const parts = tag.split('-');
  for (const [index, part] of parts.entries()) {
    const found = baseNamedBy(part) ?? baseNamedBy(`${part}-${parts[index + 1] ?? ''}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function baseNamedBy(text: string): Base | undefined {
  for (const [pattern, product] of byVersion) {
    const release = pattern.exec(text)?.[1];
    if (release !== undefined) return { product, release };
  }
  const product = Object.keys(codenames).find((id) => codenames[id]?.includes(text));
  return product === undefined ? undefined : { product, release: text };
}

/** A product as it was read, and how old that is. */
export interface ReadProduct {
  readonly product: Product;
  /** Where the data is from. */
  readonly list: string;
  /** The day of the data. */
  readonly asOf: string;
  /** Why newer data could not be requested. */
  readonly outdated?: string;
}

/** Where products are read: the list in this package, or the API. No method throws a Failure. */
export interface ProductReader {
  /** The id of the product of an image, by its name without a tag. */
  idOf(name: string): Promise<string | undefined>;
  read(id: string): Promise<ReadProduct | undefined>;
}

/** What the list says of the end of `name:tag`; `undefined`: it does not know the image or the release. */
export async function endOfImage(
  reader: ProductReader,
  name: string,
  tag: string,
  now: Instant,
): Promise<EndOfLife | undefined> {
  const base = baseOf(tag);
  const id = await reader.idOf(originalName(name));
  const [own, below] = await Promise.all([
    id === undefined ? undefined : reader.read(id),
    base === undefined || base.product === id ? undefined : reader.read(base.product),
  ]);
  const ends = [
    own === undefined ? [] : endOfRelease('image', own.product, tag, now),
    below === undefined || base === undefined ? [] : endOfRelease('base', below.product, base.release, now),
  ].flat();
  const read = [own, below].filter((one) => one !== undefined);
  // Two products may have been read at different times: what is said of both is as old as the older one.
  const oldest = read.toSorted((a, b) => compareText(a.asOf, b.asOf))[0];
  if (ends.length === 0 || oldest === undefined) return undefined;
  const outdated = read.find((one) => one.outdated !== undefined)?.outdated;
  return lifeOf(ends.sort(byDate), { list: oldest.list, asOf: oldest.asOf, ...compact({ outdated }) }, now);
}

function lifeOf(
  ends: readonly ReleaseEnd[],
  source: { readonly list: string; readonly asOf: string },
  now: Instant,
): EndOfLife {
  const releases = { ...source, ends };
  const date = ends[0]?.date;
  if (date === undefined) return { deprecated: true, releases };
  return date <= now
    ? { deprecated: true, date: formatDay(date), releases }
    : { deprecated: false, announced: { date }, releases };
}

function endOfRelease(
  of: ReleaseEnd['of'],
  product: Product,
  text: string,
  now: Instant,
): readonly ReleaseEnd[] {
  const release = releaseOf(text, product.releases);
  if (release === undefined) return [];
  const [name, , end] = release;
  if (end === false) return [];
  const date = end === true ? undefined : Date.parse(end);
  const successors = supportedAfter(release, product.releases, now);
  return [{ of, name: `${product.label} ${name}`, ...compact({ date, successors }) }];
}

/** The supported releases that follow by their versions. */
function supportedAfter([from]: Release, releases: readonly Release[], now: Instant): Successors | undefined {
  const least = versionOf(from);
  const later = releases
    .filter(([name, , end]) => isVersion(name) && end !== true && (end === false || Date.parse(end) > now))
    .flatMap(([name]) => {
      const version = versionOf(name);
      return version === null || least === null || !semver.gt(version, least) ? [] : [{ name, version }];
    })
    .sort((a, b) => semver.compare(a.version, b.version));
  const [nearest, newest] = [later[0], later.at(-1)];
  return nearest && newest && { nearest: nearest.name, newest: newest.name };
}

/** The version with three numbers, and none that starts with a zero as in `22.04`. */
function versionOf(release: string): semver.SemVer | null {
  return semver.coerce(release.split('.').map(Number).join('.'));
}

function byDate(a: ReleaseEnd, b: ReleaseEnd): number {
  return (a.date ?? Number.NEGATIVE_INFINITY) - (b.date ?? Number.NEGATIVE_INFINITY);
}
