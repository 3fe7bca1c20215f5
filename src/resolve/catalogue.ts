// The platform's list of a repository's tags, asked once; and what it says of a tag's end of life.

import type { EndOfLife } from '../model/fact.js';
import { Failure, type Gap, gapFrom } from '../model/failure.js';
import { type ImageReference, imageName } from '../model/image.js';
import { memoizeAsync } from '../model/memoize.js';
import type { PlatformSources, Repository, RepositoryTag } from './ports.js';
import { successorsOf } from './successor.js';

/** `undefined`: the platform keeps no list of this image's tags. */
export type TagList = readonly RepositoryTag[] | Gap | undefined;

/** Asks once a repository and remembers. `path` is `<org>/<image>`. */
export function tagLister(
  sources: PlatformSources,
  scope: CatalogueScope,
): (path: string) => Promise<TagList> {
  return memoizeAsync((path: string) => tagsOf(sources, scope, path));
}

/** What the list says of the image's tag. A list that failed or lacks the tag is an Unknown, never "not deprecated". */
export function endOfLifeIn(tags: TagList, image: ImageReference): EndOfLife | Gap | undefined {
  if (tags === undefined || 'cause' in tags) return tags;
  const tag = tags.find(({ name }) => name === image.tag);
  if (tag === undefined) {
    const message = "The platform's list of tags does not have it, so its end of life is not known";
    return { cause: 'contradiction', subject: imageName(image), message };
  }
  if (!tag.deprecated) return { deprecated: false };
  const successors = successorsOf(tag.name, tags);
  return { deprecated: true, ...(successors === undefined ? {} : { successors }) };
}

async function tagsOf(sources: PlatformSources, scope: CatalogueScope, path: string): Promise<TagList> {
  const repository = await findRepository(sources, scope, path);
  if (repository === undefined || 'cause' in repository) return repository;
  try {
    return await sources.catalogue?.listTags(repository);
  } catch (error) {
    return gapFrom(error, path);
  }
}

/** `path` is `<org>/<image>`. `undefined`: the platform gives no date. */
export type EndOfLifeDateOf = (
  path: string,
  tag: string,
) => Promise<string | { readonly unknown: string } | undefined>;

/** Asks for the date of a tag that the list of tags calls deprecated; the operation is not served everywhere. */
export function endOfLifeDates(sources: PlatformSources, scope: CatalogueScope): EndOfLifeDateOf {
  const { catalogue } = sources;
  return async (path, tag) => {
    if (catalogue?.endOfLifeDate === undefined) return undefined;
    const repository = await findRepository(sources, scope, path);
    if (repository === undefined || 'cause' in repository) return undefined;
    try {
      return await catalogue.endOfLifeDate(repository, tag);
    } catch (error) {
      const { cause, message } = gapFrom(error, path);
      return cause === 'not-found' ? undefined : { unknown: message };
    }
  };
}

export interface CatalogueScope {
  readonly publicOrganization?: string;
  /** Root organization group of the List calls. */
  readonly group?: string;
}

/** `path` is `<org>/<image>`. `undefined`: a public image whose repository the platform does not show. */
export async function findRepository(
  { catalogue }: Pick<PlatformSources, 'catalogue'>,
  { publicOrganization, group }: CatalogueScope,
  path: string,
): Promise<Repository | Gap | undefined> {
  const [organization = '', ...rest] = path.split('/');
  const name = rest.join('/');
  const isPublic = organization === publicOrganization;
  if (catalogue === undefined) {
    const message = 'Without a platform token the list of tags cannot be asked, so end of life is not known';
    return isPublic ? undefined : ({ cause: 'no-credential', subject: path, message } as const);
  }
  try {
    const scope = isPublic || group === undefined ? {} : { group };
    const seen = await catalogue.listRepositories({ name, ...scope });
    const found = seen.filter(
      (repository) => !isPublic || group === undefined || !isBeneath(repository, group),
    );
    const [repository] = found;
    if (repository !== undefined && found.length === 1) return repository;
    if (isPublic && repository === undefined) return undefined;
    throw new Failure('contradiction', notOne(name, found.length, scope.group));
  } catch (error) {
    return gapFrom(error, path);
  }
}

function isBeneath({ uid }: Repository, group: string): boolean {
  return uid.startsWith(`${group}/`);
}

function notOne(name: string, count: number, group: string | undefined): string {
  const where = group === undefined ? '' : ` beneath group ${group}`;
  const seen = count === 0 ? 'no repository' : `${count} repositories`;
  return `The identity sees ${seen} named ${name}${where}, so end of life is not known. An identity of a subgroup does not see the organization's repositories`;
}
