// All tags of an organization in a few lists, for a look at many images at once.
import type { Platform } from '../model/config.js';
import { addToGroup } from '../model/groups.js';
import type { OrganizationImage, PlatformEndOfLife, RepositoryTag, TagsInUse } from '../model/listed-tag.js';
import { announcedEnd } from './end-of-life.js';
import { type OrganizationEnds, organizationEnds } from './organization-ends.js';
import type { PlatformClient } from './platform/client.js';
import type { ListedTag } from './platform/resources.js';

export function repositoryTag({ name, deprecated, digest, updateTime = '' }: ListedTag): RepositoryTag {
  const updatedAt = Date.parse(updateTime);
  return { name, deprecated, digest, ...(Number.isNaN(updatedAt) ? {} : { updatedAt }) };
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
    inUse().then(({ count }) => client.listTags({ ...tagQuery, ...below }).all(count)),
    organizationEnds(client, below, inUse),
  ]);
  const tagsOf = new Map<string, RepositoryTag[]>();
  for (const tag of tags) {
    addToGroup(tagsOf, parentOf(tag.uid), repositoryTag(tag));
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
function endsByRepository(listed: OrganizationEnds['listed']): ReadonlyMap<string, Ends | 'contradictory'> {
  const found = new Map<string, Map<string, PlatformEndOfLife>>();
  const contradictory = new Set<string>();
  for (const end of listed) {
    const parent = parentOf(end.id);
    const known = found.get(parent) ?? new Map<string, PlatformEndOfLife>();
    const [other, one] = [known.get(end.name), announcedEnd(end)];
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(one)) contradictory.add(parent);
    found.set(parent, known.set(end.name, one));
  }
  return new Map([...found].map(([uid, ends]) => [uid, contradictory.has(uid) ? 'contradictory' : ends]));
}

function parentOf(uid: string): string {
  return uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
}
