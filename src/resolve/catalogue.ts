// The platform's list of a repository's tags, asked once; and what it says of a tag's end of life.

import type { EndOfLife } from '../model/fact.js';
import { type Unknown, unknownFrom } from '../model/failure.js';
import { type ImageReference, imageName } from '../model/image.js';
import { remember } from '../model/memoize.js';
import { findRepository, type Scope } from './repository.js';
import type { Sources, Tag } from './ports.js';
import { successorsOf } from './successor.js';

/** `undefined`: the platform keeps no list of this image's tags. */
export type TagList = readonly Tag[] | Unknown | undefined;

/** Asks once a repository and remembers. `path` is `<org>/<image>`. */
export function tagLister(sources: Sources, scope: Scope): (path: string) => Promise<TagList> {
  return remember((path: string) => tagsOf(sources, scope, path));
}

/** What the list says of the image's tag. A list that failed or lacks the tag is an Unknown, never "not deprecated". */
export function endOfLifeIn(tags: TagList, image: ImageReference): EndOfLife | Unknown | undefined {
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

async function tagsOf(sources: Sources, scope: Scope, path: string): Promise<TagList> {
  const repository = await findRepository(sources, scope, path);
  if (repository === undefined || 'cause' in repository) return repository;
  try {
    return await sources.catalogue?.listTags(repository);
  } catch (error) {
    return unknownFrom(error, path);
  }
}
