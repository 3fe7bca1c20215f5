// What the list says of one image: when the release of its software ends, when that of its base does, and what follows.
import semver from 'semver';
import { compact } from '../../model/compact.js';
import type { EndOfLife, Instant, ReleaseEnd, Successors } from '../../model/fact.js';
import { compareText } from '../../model/text.js';
import { formatDay } from '../../model/time.js';
import type { Product, Release } from './list.js';
import { baseOf, isVersion, releaseOf } from './match.js';
import { originalName } from './names.js';

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
