// The platform's catalogue: which repository an image path names, its list of tags, and the end of life of a tag.

import { compact } from '../model/compact.js';
import type { EndOfLife } from '../model/fact.js';
import { type Gap, gapFrom } from '../model/failure.js';
import { type ImageReference, imageName } from '../model/image.js';
import { memoizeAsync } from '../model/memoize.js';
import { type CatalogueScope, findRepository } from '../model/repository.js';
import { tagListedTwice, tagNotListed } from './messages.js';
import { tagsNamed } from './named-tags.js';
import type { PlatformEndOfLife, PlatformSources, RepositoryTag } from './ports.js';
import { successorsOf } from './successor.js';

/** `undefined`: the platform keeps no list of this image's tags. */
export type TagList = readonly RepositoryTag[] | Gap | undefined;

/** All paths are `<org>/<image>`. No method throws a Failure. */
export interface TagCatalogue {
  /** Requests the list of a repository once. */
  listTags(path: string): Promise<TagList>;
  /** The date of a tag's end of life and its grace period; `undefined` if the platform has none. */
  endOfLife(path: string, tag: string): Promise<PlatformEndOfLife | Gap | undefined>;
}

export function createTagCatalogue(sources: PlatformSources, scope: CatalogueScope): TagCatalogue {
  return {
    listTags: memoizeAsync(
      async (path: string) => sources.listed?.(path)?.tags ?? listTags(sources, scope, path),
    ),
    async endOfLife(path, tag) {
      return sources.listed?.(path)?.ends.get(tag) ?? endOfLife(sources, scope, path, tag);
    },
  };
}

/** The end of life of the image's tag. A failed list, or one without the tag, is a gap and never "not deprecated". */
export function endOfLifeIn(tags: TagList, image: ImageReference): EndOfLife | Gap | undefined {
  if (tags === undefined || 'cause' in tags) return tags;
  const [tag, ...others] = tagsNamed(tags, image.tag ?? '');
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
  return { deprecated: true, ...compact({ successors: successorsOf(tag.name, tags) }) };
}

async function listTags(sources: PlatformSources, scope: CatalogueScope, path: string): Promise<TagList> {
  const repository = await findRepository(sources, scope, path);
  if (repository === undefined || 'cause' in repository) return repository;
  try {
    return await sources.catalogue?.listTags(repository);
  } catch (error) {
    return gapFrom(error, path);
  }
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
  try {
    return await catalogue.endOfLife(repository, tag);
  } catch (error) {
    return gapFrom(error, `${path}:${tag}`);
  }
}
