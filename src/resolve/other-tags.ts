// Looks for another tag of the repository that has the digest of a pin that its own tag does not have now.
import type { SourceReading } from '../history/source.js';
import { compact } from '../model/collections.js';
import { type Cause, Failure, type Gap, gapFrom, withFallback } from '../model/failure.js';
import { type Digest, impliedTag, isFullVersion } from '../model/images/image.js';
import type { OtherTag } from '../model/judgement/fact.js';
import { compareText } from '../model/text/text.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import type { TaggedImage } from './facts.js';
import { otherTagsUnread } from './messages.js';
import type { NamedTag, RegistryRepository, TagLists } from './ports.js';
import { compareTags, type VersionedTag, versionOf } from './successor.js';

/** `gap`: set if an error may be missed, because a service was down. */
interface OtherTagFound {
  readonly otherTag?: OtherTag;
  readonly gap?: Gap;
}

/** How many tags are asked for their digests, for one pin; and in all of a run, which has other things to do. */
const maxAsked = 30;
const maxAskedInAll = 600;
const concurrency = 10;

/** Those are the user's rights or the registry's abilities, which no other run changes. */
const notOffered: readonly Cause[] = ['denied', 'no-credential', 'not-found', 'missing-repository'];

/**
 * Creates the search. It sends nothing where a source has named the tags of the digest already, and each request once.
 * What it finds accuses or explains; it proves nothing.
 */
export function otherTagFinder(
  lists: TagLists,
): (image: TaggedImage, pin: Digest, known: readonly SourceReading[]) => Promise<OtherTagFound> {
  const keyOf = ({ registry, repository }: RegistryRepository, text: string) =>
    JSON.stringify([registry, repository, text]);
  const tagsOf = memoizeAsync((name: RegistryRepository, part: string) => lists.tagsOf(name, part), keyOf);
  let left = maxAskedInAll;
  const digestOf = memoizeAsync(async (name: RegistryRepository, tag: string) => {
    if (left <= 0) return undefined;
    left -= 1;
    // The list may have tags that are deleted.
    const isDeleted = (error: unknown) => error instanceof Failure && error.reason === 'missing-tag';
    return withFallback(lists.digestOf(name, tag), undefined, isDeleted);
  }, keyOf);

  async function search(image: TaggedImage, pin: Digest): Promise<readonly string[]> {
    const listed = await tagsOf(image, partOf(image.tag));
    const named = tagsWith(pin, listed);
    if (named.length > 0) return named;
    const neighbours = neighboursOf(image.tag, listed).slice(0, maxAsked);
    for (let start = 0; start < neighbours.length; start += concurrency) {
      const batch = neighbours.slice(start, start + concurrency);
      const digests = await Promise.all(batch.map((tag) => digestOf(image, tag)));
      const found = batch.filter((_, position) => digests[position] === pin);
      if (found.length > 0) return found;
    }
    return [];
  }

  return async (image, pin, known) => {
    const told = known.flatMap(({ answer }) => tagsWith(pin, answer.otherTags ?? []));
    if (told.length > 0 || known.some((one) => knowsTagsOf(pin, one)))
      return compact({ otherTag: bestOf(image.tag, told) });
    try {
      return compact({ otherTag: bestOf(image.tag, await search(image, pin)) });
    } catch (error) {
      const gap = gapFrom(error, `${image.registry}/${image.repository}`);
      if (!isFullVersion(image.tag) || notOffered.includes(gap.cause)) return {};
      return { gap: { ...gap, message: otherTagsUnread(gap.message) } };
    }
  };
}

function tagsWith(pin: Digest, tags: readonly NamedTag[]): readonly string[] {
  return tags.filter(({ digest }) => digest === pin).map(({ tag }) => tag);
}

/** Whether a source has looked the digest up, and would have named its tags. */
function knowsTagsOf(pin: Digest, { answer: { otherTags, pushes = [] } }: SourceReading): boolean {
  return otherTags !== undefined && pushes.some(({ digest }) => digest === pin);
}

/** What the names of tags of the same release line have in common: `v1.` of `v1.38.0`; empty if the tag names no version. */
function partOf(tag: string): string {
  return /^\D{0,20}\d{1,9}(?=\.|-|$)/.exec(tag)?.[0].concat('.') ?? '';
}

/**
 * The tags without a digest in the list that may have been written before: of the same variant, at least as precise, those
 * whose versions are closest first, of these the newest. Beside a tag without a version, every full version is.
 */
function neighboursOf(written: string, listed: readonly NamedTag[]): readonly string[] {
  const from = versionOf(written);
  const variant = from?.variant ?? (written === impliedTag ? '' : `-${written}`);
  const candidates = listed.flatMap(({ tag, digest }) => {
    const version = digest === undefined && tag !== written ? versionOf(tag) : undefined;
    return version?.variant === variant && version.precision >= (from?.precision ?? 3) ? [version] : [];
  });
  const distances = new Map(candidates.map((one) => [one, from === undefined ? [] : distance(from, one)]));
  return candidates
    .sort((a, b) => compareLists(distances.get(a), distances.get(b)) || compareTags(b, a))
    .map(({ name }) => name);
}

/** How far apart two versions are, in each part that the first one names. */
function distance(from: VersionedTag, to: VersionedTag): readonly number[] {
  const parts = (tag: VersionedTag) => [tag.version.major, tag.version.minor, tag.version.patch];
  const other = parts(to);
  return parts(from)
    .slice(0, from.precision)
    .map((part, position) => Math.abs(part - (other[position] ?? 0)));
}

function compareLists(a: readonly number[] = [], b: readonly number[] = []): number {
  const position = a.findIndex((value, at) => value !== b[at]);
  return position < 0 ? 0 : (a[position] ?? 0) - (b[position] ?? 0);
}

/**
 * The tag to name. A contradiction needs that every full version that has the digest is another one than the written: a
 * release that was only tagged again as the next one is none.
 */
function bestOf(written: string, tags: readonly string[]): OtherTag | undefined {
  const others = tags.filter((tag) => tag !== written);
  const contradicts = (tag: string) => isFullVersion(tag) && differs(written, tag);
  const rank = (tag: string) => Number(differs(written, tag)) * 2 + Number(!isFullVersion(tag));
  const full = others.filter(isFullVersion);
  const isContradicted = isFullVersion(written) && full.length > 0 && full.every(contradicts);
  const [tag] = (isContradicted ? full : others).toSorted(
    (a, b) => rank(a) - rank(b) || a.length - b.length || compareText(a, b),
  );
  return tag === undefined ? undefined : { tag, contradicts: isContradicted };
}

/** Whether two tags name different versions, in the parts that both name. */
function differs(a: string, b: string): boolean {
  const [one, other] = [versionOf(a), versionOf(b)];
  if (one === undefined || other === undefined) return false;
  const [short, long] = one.precision < other.precision ? [one, other] : [other, one];
  return distance(short, long).some((part) => part > 0);
}
