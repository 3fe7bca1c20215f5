// What the platform's catalogue says of tags: ends of life, one tag at a time or those of a whole organization.
import { setImmediate } from 'node:timers/promises';
import { addToGroup, compact } from '../model/collections.js';
import { Failure } from '../model/failure.js';
import type {
  OrganizationImage,
  PlatformEndOfLife,
  RepositoryTag,
  TagsInUse,
} from '../model/images/listed-tag.js';
import type { Platform } from '../model/run/config.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import { isUnsupported } from './http/api-error.js';
import { severalEndsOfLife } from './messages.js';
import type { PlatformClient } from './platform/client.js';
import type { ListedTag } from './platform/resources.js';

type ListedEnd = Awaited<ReturnType<ReturnType<PlatformClient['listEndOfLifeTags']>['all']>>[number];
type Below = { readonly 'uidp.descendants_of': string };

interface OrganizationEnds {
  /** What the list says, of these names at least. */
  readonly listed: readonly ListedEnd[];
  /** Whether the ends of the tags with this name were asked for. */
  isAsked(name: string): boolean;
}

/**
 * The list has no total, so its pages can only be read one after the other, while names are asked for side by side: up to
 * this many requests are worth one page.
 */
const namesPerPage = 4;
const pageSize = 200;

/**
 * Asks for the names in use, unless the whole list takes far fewer requests. Without the operation there are no ends.
 * @throws ApiError, Failure
 */
export async function organizationEnds(
  client: PlatformClient,
  below: Below,
  inUse: () => Promise<TagsInUse>,
): Promise<OrganizationEnds> {
  const { names, count } = await inUse();
  const isWorth = (tags: number) => names.size <= namesPerPage * Math.ceil(tags / pageSize);
  const isByName = isWorth(count) || isWorth(Number(await client.listTags(below).total()));
  const queries = isByName ? [...names.keys()].map((name) => ({ ...below, name })) : [below];
  const lists = await Promise.allSettled(queries.map((query) => client.listEndOfLifeTags(query).all()));
  const errors = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason] : []));
  // One that was not answered while others were says nothing about the operation.
  const isLacking = errors.length > 0 && errors.length === lists.length && errors.every(isUnsupported);
  if (isLacking) return { listed: [], isAsked: () => true };
  if (errors.length > 0) throw errors.find((error) => !isUnsupported(error)) ?? errors[0];
  const listed = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  return { listed, isAsked: (name) => !isByName || names.has(name) };
}

/**
 * The images of the organization by name, with their tags. A name that several repositories have is left out, and so is an
 * image with a tag that has several ends: asking about it says why.
 * @param inUse what is of interest; it may take a while to know
 * @throws ApiError, Failure
 */
export async function organizationTags(
  client: PlatformClient,
  { tagQuery }: Pick<Platform, 'tagQuery'>,
  group: string,
  inUse: () => Promise<TagsInUse>,
): Promise<ReadonlyMap<string, OrganizationImage>> {
  const below = { 'uidp.descendants_of': group };
  const [repositories, tags, ends] = await Promise.all([
    client.listRepositories(below).all(),
    client.listTags({ ...tagQuery, ...below }).all(),
    organizationEnds(client, below, inUse),
  ]);
  const tagsOf = new Map<string, RepositoryTag[]>();
  for (const tag of tags) {
    addToGroup(tagsOf, parentUid(tag.uid), repositoryTag(tag));
  }
  const endsIn = endsByRepository(ends.listed);
  const names = new Map<string, number>();
  for (const { name } of repositories) names.set(name, (names.get(name) ?? 0) + 1);
  const images = new Map<string, OrganizationImage>();
  for (const { name, uid } of repositories) {
    const known = endsIn.get(uid) ?? new Map<string, PlatformEndOfLife>();
    if (names.get(name) !== 1 || !uid.startsWith(`${group}/`) || known === 'contradictory') continue;
    const own = tagsOf.get(uid) ?? [];
    const asked = own.filter((tag) => ends.isAsked(tag.name));
    images.set(name, { tags: own, ends: new Map(asked.map((tag) => [tag.name, known.get(tag.name) ?? {}])) });
  }
  return images;
}

type Ends = ReadonlyMap<string, PlatformEndOfLife>;

/** What is announced for each tag of a repository; one tag with several ends makes those of its repository unusable. */
export function endsByRepository(listed: readonly ListedEnd[]): ReadonlyMap<string, Ends | 'contradictory'> {
  const found = new Map<string, Map<string, PlatformEndOfLife>>();
  const contradictory = new Set<string>();
  for (const end of listed) {
    const parent = parentUid(end.id);
    const known = found.get(parent) ?? new Map<string, PlatformEndOfLife>();
    const [other, one] = [known.get(end.name), announcedEnd(end)];
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(one)) contradictory.add(parent);
    found.set(parent, known.set(end.name, one));
  }
  return new Map([...found].map(([uid, ends]) => [uid, contradictory.has(uid) ? 'contradictory' : ends]));
}

/** The uid of what a resource is below; empty at the top. */
export function parentUid(uid: string): string {
  return uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
}

export function repositoryTag({ name, deprecated, digest, updateTime = '' }: ListedTag): RepositoryTag {
  const updatedAt = Date.parse(updateTime);
  return { name, deprecated, digest, ...(Number.isNaN(updatedAt) ? {} : { updatedAt }) };
}

/**
 * The end of life of a tag; `undefined`: the platform does not say, or does not have the operation. No tag is asked for
 * twice.
 * @throws Failure `contradiction` if the tag is listed more than once, with different dates or grace periods
 */
type AskForEnd = (repository: string, tag: string) => Promise<PlatformEndOfLife | undefined>;

/** Creates the look-up. */
export function endOfLifeLookup(client: PlatformClient): AskForEnd {
  let isSupported = true;
  const expected = new Map<string, Set<string>>();

  async function read<T>(answer: () => Promise<T>): Promise<T | undefined> {
    try {
      return isSupported ? await answer() : undefined;
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      isSupported = false;
      return undefined;
    }
  }

  /** The tags of a repository, where one page holds all of them. */
  const wholeList = memoizeAsync(async (repository: string) => {
    const list = client.listEndOfLifeTags({ 'uidp.children_of': repository });
    const page = await read(() => list.firstPage());
    return page?.nextPageToken === '' ? page.items : undefined;
  });

  return memoizeAsync(async (repository: string, tag: string) => {
    const tags = expected.get(repository) ?? new Set();
    expected.set(repository, tags.add(tag));
    // The tags of a run are asked for in one turn of the event loop: how many they are is known after it.
    await setImmediate();
    const whole = tags.size > 1 ? await wholeList(repository) : undefined;
    const listed =
      whole ??
      (await read(() => client.listEndOfLifeTags({ 'uidp.children_of': repository, name: tag }).all()));
    return endIn(listed ?? [], tag);
  });
}

function endIn(listed: readonly ListedEnd[], tag: string): PlatformEndOfLife | undefined {
  const ends = listed.flatMap((one) => (one.name === tag ? [announcedEnd(one)] : []));
  const [end, ...others] = new Map(ends.map((one) => [JSON.stringify(one), one])).values();
  if (others.length > 0) throw new Failure('contradiction', severalEndsOfLife(tag));
  return end;
}

/** What the list says of one tag. */
function announcedEnd({
  tagStatus,
  mainPackageVersion,
  gracePeriodExpiryDate,
}: ListedEnd): PlatformEndOfLife {
  const until = Date.parse(gracePeriodExpiryDate ?? '');
  const grace = tagStatus === 'TAG_IN_GRACE' ? (Number.isNaN(until) ? {} : { until }) : undefined;
  return compact({ date: mainPackageVersion?.eolDate || undefined, grace });
}
