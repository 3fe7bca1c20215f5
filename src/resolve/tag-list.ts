// The platform's catalogue: which repository an image path names, its list of tags, what that says of the digest and the
// end of life of a tag.
import { allTime, periodAt } from '../history/coverage.js';
import { type History, historyOf } from '../history/history.js';
import { endingWith, type Intervals } from '../history/intervals.js';
import { compact, groupedBy } from '../model/collections.js';
import { type Gap, orGap } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/images/image.js';
import type { PlatformEndOfLife, RepositoryTag } from '../model/images/listed-tag.js';
import { type CatalogueScope, findRepository } from '../model/images/repository.js';
import type { EndOfLife, Instant, Successors } from '../model/judgement/fact.js';
import { isDay } from '../model/text/time.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import type { TaggedImage } from './facts.js';
import { endOfLifeUnreadable, listContradictsHistory, tagListedTwice, tagNotListed } from './messages.js';
import type { PlatformSources } from './ports.js';
import { successorFinder } from './successor.js';

/** The tags of a repository. Every tag of a run is looked up in the same list, which is read once. */
export class ListedTags {
  readonly successorsOf: (tag: string) => Successors | undefined;
  private byName: ReadonlyMap<string, readonly RepositoryTag[]> | undefined;

  constructor(readonly all: readonly RepositoryTag[]) {
    this.successorsOf = successorFinder(all);
  }

  /** The entries with this name; a list of a registry may have several. */
  named(name: string): readonly RepositoryTag[] {
    this.byName ??= groupedBy(this.all, (tag) => tag.name);
    return this.byName.get(name) ?? [];
  }
}

/** `undefined`: the platform keeps no list of this image's tags. */
export type TagList = ListedTags | Gap | undefined;

/** All paths are `<org>/<image>`. No method throws a Failure. */
export interface TagCatalogue {
  /** Requests the list of a repository once. */
  listTags(path: string): Promise<TagList>;
  /** The date of a tag's end of life and its grace period; `undefined` if the platform has none. */
  endOfLife(path: string, tag: string): Promise<PlatformEndOfLife | Gap | undefined>;
}

export function createTagCatalogue(sources: PlatformSources, scope: CatalogueScope): TagCatalogue {
  return {
    listTags: memoizeAsync(async (path: string) => {
      const tags = sources.listed?.(path)?.tags ?? (await listTags(sources, scope, path));
      return tags === undefined || 'cause' in tags ? tags : new ListedTags(tags);
    }),
    async endOfLife(path, tag) {
      return sources.listed?.(path)?.ends.get(tag) ?? endOfLife(sources, scope, path, tag);
    },
  };
}

/** The end of life of the image's tag. A failed list, or one without the tag, is a gap and never "not deprecated". */
export function endOfLifeIn(tags: TagList, image: ImageReference): EndOfLife | Gap | undefined {
  if (tags === undefined || 'cause' in tags) return tags;
  const [tag, ...others] = tags.named(image.tag ?? '');
  const contradiction = (message: string): Gap => ({
    cause: 'contradiction',
    subject: imageName(image),
    message,
  });
  if (tag === undefined) return contradiction(tagNotListed);
  const isSame = ({ deprecated, digest }: RepositoryTag) =>
    deprecated === tag.deprecated && digest === tag.digest;
  if (!others.every(isSame)) return contradiction(tagListedTwice);
  if (!tag.deprecated) return { deprecated: false };
  return { deprecated: true, ...compact({ successors: tags.successorsOf(tag.name) }) };
}

async function listTags(sources: PlatformSources, scope: CatalogueScope, path: string) {
  const repository = await findRepository(sources, scope, path);
  if (repository === undefined || 'cause' in repository) return repository;
  return sources.catalogue && orGap(sources.catalogue.listTags(repository), path);
}

async function endOfLife(
  sources: PlatformSources,
  scope: CatalogueScope,
  path: string,
  tag: string,
): ReturnType<TagCatalogue['endOfLife']> {
  const { catalogue } = sources;
  if (catalogue?.endOfLife === undefined) return undefined;
  const repository = await findRepository(sources, scope, path);
  // A gap of the repository is reported with the list of tags.
  if (repository === undefined || 'cause' in repository) return undefined;
  return orGap(catalogue.endOfLife(repository, tag), `${path}:${tag}`);
}

/** `unread`: why it is not known whether the platform has announced the end of a tag that is still supported. */
interface TagEnd {
  readonly endOfLife: EndOfLife | Gap | undefined;
  readonly unread?: Gap;
}

/**
 * Adds the date to the end of life that the list shows. For a tag that has ended, an unknown date is only shown as such;
 * for one that has not, it may hide an end that is near.
 */
export function withPlatformEnd(
  image: TaggedImage,
  listed: EndOfLife,
  end: PlatformEndOfLife | Gap | undefined,
  tags: TagList,
): TagEnd {
  if (end === undefined) return { endOfLife: listed };
  if (listed.deprecated) {
    const date = 'cause' in end ? { unknown: end.message } : end.date;
    return { endOfLife: { ...listed, ...compact({ date }) } };
  }
  if ('cause' in end) return { endOfLife: listed, unread: end };
  const { date: text, grace } = end;
  if (text === undefined && grace === undefined) return { endOfLife: listed };
  const date = text === undefined ? undefined : dayOf(text);
  if (text !== undefined && date === undefined)
    return {
      endOfLife: listed,
      unread: { cause: 'bad-answer', subject: imageName(image), message: endOfLifeUnreadable(text) },
    };
  const successors = tags === undefined || 'cause' in tags ? undefined : tags.successorsOf(image.tag);
  return { endOfLife: { ...listed, announced: compact({ date, grace }), ...compact({ successors }) } };
}

function dayOf(text: string): Instant | undefined {
  const day = text.slice(0, 10);
  return /^.{10}(?:$|T)/.test(text) && isDay(day) ? Date.parse(day) : undefined;
}

/** A list may be that old: it is a copy of what the registry has, and this machine's clock may differ by as much. */
const maxListAgeMs = 3_600_000;

/** The digest that the list shows for the tag; `undefined` if it shows none, or several. */
export function listedDigest(tags: TagList, tag: string): Digest | undefined {
  if (tags === undefined || 'cause' in tags) return undefined;
  const [digest, ...others] = new Set(tags.named(tag).map(({ digest }) => digest));
  return others.length > 0 ? undefined : digest;
}

/**
 * The contradiction between the list and the history, if both are known. They are read at different times, so the list
 * may show any digest that the tag has had in the last hour; one that the history does not have is a contradiction.
 */
export function contradictionOf(
  image: ImageReference,
  listed: Digest | undefined,
  whole: History,
  now: Instant,
): Gap | undefined {
  const { recent, isWholeHour } = lastHour(whole, now);
  const newest = recent.at(-1);
  if (listed === undefined || newest === undefined || !isWholeHour) return undefined;
  if (recent.some(({ digest }) => digest === listed)) return undefined;
  return {
    cause: 'contradiction',
    subject: imageName(image),
    message: listContradictsHistory(listed, newest.digest),
  };
}

/**
 * The history, in which the list decides between several digests with the newest timestamp. A list that may be older than
 * that, because the tag had the listed digest shortly before as well, decides nothing.
 */
export function endingAsListed(whole: History, listed: Digest | undefined, now: Instant): History {
  const { recent, isWholeHour } = lastHour(whole, now);
  const isListedOnce = recent.filter(({ digest }) => digest === listed).length === 1;
  if (listed === undefined || !isListedOnce || !isWholeHour) return whole;
  const records = endingWith(whole.records, listed);
  return records === whole.records ? whole : historyOf(records, whole.coverage);
}

/** What the tag has pointed to in the last hour, as far as the end of the history is known. */
function lastHour(
  whole: History,
  now: Instant,
): { readonly recent: Intervals; readonly isWholeHour: boolean } {
  const known = periodAt(whole.coverage, allTime.to);
  if (known === undefined) return { recent: [], isWholeHour: false };
  const isAll = known.from === allTime.from;
  const since = now - maxListAgeMs;
  const recent = whole.indexIn(known).intervals.filter(({ until }) => until === undefined || until >= since);
  return { recent, isWholeHour: isAll || recent.some((interval) => interval.since <= since) };
}
