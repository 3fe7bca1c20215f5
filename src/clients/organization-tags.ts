// All tags of an organization in three lists, for a look at many images at once.

import type { Platform } from '../model/config.js';
import { addToGroup } from '../model/groups.js';
import type { OrganizationImage, PlatformEndOfLife, RepositoryTag } from '../resolve/ports.js';
import { announcedEnd } from './end-of-life.js';
import { isUnsupported } from './http/api-error.js';
import type { PlatformClient } from './platform/client.js';
import { repositoryTag } from './repository-tag.js';

/**
 * The images of the organization by name, with their tags and, if asked for, the ends that are announced. A name that
 * several repositories have is left out, and so is an image with a tag that has several ends: asking about it says why.
 * @throws ApiError, Failure
 */
export async function organizationTags(
  client: PlatformClient,
  { tagQuery }: Pick<Platform, 'tagQuery'>,
  group: string,
  announcesEnd: boolean,
): Promise<ReadonlyMap<string, OrganizationImage>> {
  const below = { 'uidp.descendants_of': group };
  const [repositories, tags, ends] = await Promise.all([
    client.listRepositories(below).all(),
    client.listTags({ ...tagQuery, ...below }).all(),
    announcesEnd ? endsOf(client, below) : [],
  ]);
  const tagsOf = new Map<string, RepositoryTag[]>();
  for (const tag of tags) {
    addToGroup(tagsOf, parentOf(tag.uid), repositoryTag(tag));
  }
  const endsIn = new Map<string, Map<string, PlatformEndOfLife>>();
  const contradictory = new Set<string>();
  for (const end of ends) {
    const parent = parentOf(end.id);
    const known = endsIn.get(parent) ?? new Map<string, PlatformEndOfLife>();
    const [other, one] = [known.get(end.name), announcedEnd(end)];
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(one)) contradictory.add(parent);
    endsIn.set(parent, known.set(end.name, one));
  }
  const names = new Map<string, number>();
  for (const { name } of repositories) names.set(name, (names.get(name) ?? 0) + 1);
  return new Map(
    repositories
      .filter(
        ({ name, uid }) => names.get(name) === 1 && uid.startsWith(`${group}/`) && !contradictory.has(uid),
      )
      .map(({ name, uid }) => [name, { tags: tagsOf.get(uid) ?? [], ends: endsIn.get(uid) ?? new Map() }]),
  );
}

async function endsOf(client: PlatformClient, below: { readonly 'uidp.descendants_of': string }) {
  try {
    return await client.listEndOfLifeTags(below).all();
  } catch (error) {
    if (isUnsupported(error)) return [];
    throw error;
  }
}

function parentOf(uid: string): string {
  return uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
}
