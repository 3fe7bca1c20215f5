// What the list says of one image: the releases that its tag names, when they end, and what follows.
import semver from 'semver';
import { compact } from '../../model/collections.js';
import type { EndOfLife, Instant, ReleaseEnd, Successors } from '../../model/judgement/fact.js';
import { compareText } from '../../model/text/text.js';
import { formatDay } from '../../model/text/time.js';
import type { Product, Release } from './list.js';

const longestTag = 128;
const version =
  /^(?:(?:community|contrib|debug|distroless|enterprise|lts|slim)-)?(?:v?(\d{1,9}(?:\.\d{1,9}){0,9})(.*)|(\w+).*)$/s;
const afterVersion = /^(?:$|[-_+]|u\d|(?:alpha|beta|rc)\.?\d{1,3}(?:$|[-_+]))/;
const afterDottedVersion = /^[ab]\d{1,2}(?:$|[-_+])/;
const onlyVersion = /^\d{1,9}(?:\.\d{1,9}){0,9}$/;

/**
 * The release with the longest name that is a dotted prefix of the tag's version (`16-alpine` → `16`, `3.9.0rc1` → `3.9`,
 * never `3.10` → `3.1`), the line of releases that the version is a prefix of (`redis:5`), or the one whose codename the
 * tag starts with (`jammy-20230816`, `lts-iron`). `undefined`: the tag names none, as `latest` does, or what it starts
 * with is no version, as in the commit `4f3a2b1`.
 */
export function releaseOf(tag: string, releases: readonly Release[]): Release | undefined {
  if (tag.length > longestTag) return undefined;
  const [, numbers = '', rest = '', word] = version.exec(tag) ?? [];
  if (word !== undefined) return releases.find(([, , codename = '']) => word === firstWord(codename));
  if (!afterVersion.test(rest) && !(numbers.includes('.') && afterDottedVersion.test(rest))) return undefined;
  const versions = releases.filter(([name]) => isVersion(name));
  const [longest] = versions
    .filter(([name]) => isWithin(numbers, name))
    .sort(([one], [other]) => other.length - one.length);
  return longest ?? lineOf(numbers, versions);
}

/**
 * The releases `5.0`, `5.1`, … as one, which ends with the last of them. A line without a successor is none: it may get
 * releases that the list does not have yet.
 */
function lineOf(line: string, versions: readonly Release[]): Release | undefined {
  const members = versions.filter(([name]) => isWithin(name, line));
  const [only] = members;
  const hasSuccessor = versions.some(([name]) => isAfter(name, line));
  if (only === undefined || !hasSuccessor) return undefined;
  if (members.length === 1) return only;
  const ends = members.map(([, end]) => end);
  const days = ends.filter((end) => typeof end === 'string').sort(compareText);
  return [line, ends.includes(false) ? false : (days.at(-1) ?? true)];
}

function isWithin(name: string, line: string): boolean {
  return `${name}.`.startsWith(`${line}.`);
}

/** Whether the name of a release is nothing but a version. */
function isVersion(name: string): boolean {
  return onlyVersion.test(name);
}

/** `Jammy Jellyfish` → `jammy`. */
function firstWord(codename: string): string {
  return (codename.split(' ', 1)[0] ?? '').toLowerCase();
}

/** What a part of a tag says: a product, and the text that names its release. */
interface NamedPart {
  readonly of: ReleaseEnd['of'];
  readonly product: string;
  readonly release: string;
}

/** What the parts of tags name, by pattern: distributions, then software. */
const patterns: readonly (readonly [of: ReleaseEnd['of'], pattern: RegExp, product: string])[] = [
  ['base', /^alpine-?(\d{1,2}(?:\.\d{1,2}){1,2})$/, 'alpine-linux'],
  ['base', /^(?:amazonlinux-?|al)(2|2023|2018\.03)$/, 'amazon-linux'],
  ['base', /^centos-?(\d)$/, 'centos'],
  ['base', /^debian-?(\d{1,2})$/, 'debian'],
  ['base', /^fedora-?(\d{2})$/, 'fedora'],
  ['base', /^(?:oraclelinux-?|ol)(\d{1,2})$/, 'oracle-linux'],
  ['base', /^rockylinux-?(\d{1,2})$/, 'rocky-linux'],
  ['base', /^ubuntu-?(\d{2}\.\d{2})$/, 'ubuntu'],
  ['base', /^(wheezy|jessie|stretch|buster|bullseye|bookworm|trixie|forky)$/, 'debian'],
  // The other names are words that mean something else in tags, such as `precise`.
  [
    'base',
    /^(trusty|xenial|bionic|focal|jammy|noble|resolute|yakkety|eoan|hirsute|impish|mantic|oracular)$/,
    'ubuntu',
  ],
  ['image', /^amazoncorretto-?(\d{1,2})$/, 'amazon-corretto'],
  ['image', /^temurin-?(\d{1,2})$/, 'eclipse-temurin'],
  ['image', /^go(?:lang)?(1\.\d{1,2}(?:\.\d{1,2})?)$/, 'go'],
  ['image', /^node(?:js)?(\d{2}(?:\.\d{1,2}){0,2})(?:\.x)?$/, 'nodejs'],
  ['image', /^(?:pg|postgres|postgresql)(\d{2}|9\.\d)$/, 'postgresql'],
  ['image', /^php(\d(?:\.\d{1,2}){0,2})$/, 'php'],
  ['image', /^(?:py|python)(\d\.\d{1,2}(?:\.\d{1,2})?)$/, 'python'],
  ['image', /^ruby(\d\.\d(?:\.\d{1,2})?)$/, 'ruby'],
];
const calendarVersion = /^ubuntu-\d{2}\.\d{2}$/;

/**
 * The distribution and the software that a tag names in its parts: `-bookworm`, `-alpine3.16`, `-debian-12-r3`, `-php8.1`.
 * A number after a hyphen counts only behind the image's own version: `alpine-3.4` may be 3.4 of the image on Alpine.
 */
export function partsOf(tag: string): readonly NamedPart[] {
  if (tag.length > longestTag) return [];
  const words = tag.split('-');
  const named = words.flatMap((word, index) => {
    const pair = `${word}-${words[index + 1] ?? ''}`;
    const isBehind = words.slice(0, index).some((one) => /^v?\d/.test(one)) || calendarVersion.test(pair);
    return partNamedBy(word) ?? (isBehind ? partNamedBy(pair) : undefined) ?? [];
  });
  return named.filter(({ of, product }, index) => {
    const isSame = (one: NamedPart) => one.of === of && (of === 'base' || one.product === product);
    return named.findIndex(isSame) === index;
  });
}

function partNamedBy(text: string): NamedPart | undefined {
  for (const [of, pattern, product] of patterns) {
    const release = pattern.exec(text)?.[1];
    if (release !== undefined) return { of, product, release };
  }
  return undefined;
}

/** Images that name software and distribution in the repository, and in the tag at most a version of their own. */
const namedByRepository = /^(?:gcr\.io\/distroless|public\.ecr\.aws\/sam)\/([^/]+)$/;

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
  const id = await reader.idOf(name);
  const own: readonly NamedPart[] = id === undefined ? [] : [{ of: 'image', product: id, release: tag }];
  const parts = partsOf(namedByRepository.exec(name)?.[1] ?? tag);
  const found = await Promise.all(
    [...own, ...parts].map(async ({ of, product, release: text }) => {
      const read = await reader.read(product);
      const release = read && releaseOf(text, read.product.releases);
      return read && release ? [{ read, product, ends: endOfRelease(of, read.product, release, now) }] : [];
    }),
  );
  // `debian:12-bookworm` names Debian twice.
  const known = found
    .flat()
    .filter(({ product }, index, all) => all.findIndex((one) => one.product === product) === index);
  const read = known.map((one) => one.read);
  // Products may have been read at different times: what is said of all is as old as the oldest.
  const oldest = read.toSorted((a, b) => compareText(a.asOf, b.asOf))[0];
  if (oldest === undefined) return undefined;
  const ends = known.flatMap((one) => one.ends).sort(byDate);
  if (ends.length === 0) return { deprecated: false };
  const outdated = read.find((one) => one.outdated !== undefined)?.outdated;
  const list = [...new Set(read.map((one) => one.list))].join(' and ');
  return lifeOf(ends, { list, asOf: oldest.asOf, ...compact({ outdated }) }, now);
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
  release: Release,
  now: Instant,
): readonly ReleaseEnd[] {
  const [name, end] = release;
  if (end === false) return [];
  const date = end === true ? undefined : Date.parse(end);
  const successors = supportedAfter(release, product.releases, now);
  return [{ of, name: `${product.label} ${name}`, ...compact({ date, successors }) }];
}

/** The supported releases that follow by their versions. */
function supportedAfter([from]: Release, releases: readonly Release[], now: Instant): Successors | undefined {
  const later = releases
    .filter(([name, end]) => isAfter(name, from) && end !== true && (end === false || Date.parse(end) > now))
    .map(([name]) => name)
    .sort((a, b) => (isAfter(a, b) ? 1 : -1));
  const [nearest, newest] = [later[0], later.at(-1)];
  return nearest === undefined || newest === undefined ? undefined : { nearest, newest };
}

/** Whether a release is later than another one, or than all of a line. */
function isAfter(name: string, other: string): boolean {
  const [a, b] = [versionOf(name), versionOf(other)];
  return a !== null && b !== null && !isWithin(name, other) && semver.gt(a, b);
}

/** The version with three numbers, and none that starts with a zero as in `22.04`. `null`: the name is no version. */
function versionOf(name: string): semver.SemVer | null {
  return isVersion(name) ? semver.coerce(name.split('.').map(Number).join('.')) : null;
}

function byDate(a: ReleaseEnd, b: ReleaseEnd): number {
  return (a.date ?? Number.NEGATIVE_INFINITY) - (b.date ?? Number.NEGATIVE_INFINITY);
}
