// Whether the tags that an audit rests on are as they were: three lists for an organization, and one question per tag elsewhere.
import type { Clients } from '../../../clients/index.js';
import { Failure } from '../../../model/failure.js';
import { memoizeAsync } from '../../../model/memoize.js';
import type { CatalogueScope } from '../../../model/repository.js';
import { createTagCatalogue } from '../../../resolve/catalogue.js';
import type { CarriedImage, Carry } from './carry.js';

/** The list of tags may be a copy that is this old. */
const maxListAgeMs = 3_600_000;

export interface UnchangedOptions extends CatalogueScope {
  readonly clients: Pick<Clients, 'sources' | 'registries'>;
  /** Whether ends of life that are announced are of interest. */
  readonly announcesEnd: boolean;
}

/** @returns whether every tag is certainly as it was at `since`; false whenever something cannot be read */
export type AreUnchanged = (carry: Carry, since: number) => Promise<boolean>;

/** Creates a question that asks about each tag once, for all audits. */
export function createUnchanged({ clients, announcesEnd, ...scope }: UnchangedOptions): AreUnchanged {
  const { sources, registries } = clients;
  const catalogue = 'cause' in sources ? undefined : createTagCatalogue(sources, scope);
  const digestOf = memoizeAsync((registry: string, repository: string, tag: string) =>
    unlessFailed(() => registries.digestOf({ registry, repository }, tag)),
  );
  const endOf = memoizeAsync(async (repository: string, tag: string) =>
    catalogue?.endOfLife(repository, tag),
  );

  const organization = memoizeAsync(async () => {
    if ('cause' in sources || scope.group === undefined) return undefined;
    return unlessFailed(() => sources.catalogue?.organization?.(scope.group ?? '', announcesEnd));
  });

  /** From the lists of the whole organization, or else from those of the image. */
  async function listedOf({ repository, tag }: CarriedImage) {
    const [first = '', ...rest] = repository.split('/');
    const isPublic = first === scope.publicOrganization;
    const image = isPublic ? undefined : (await organization())?.get(rest.join('/'));
    if (image !== undefined) return { tags: image.tags, end: image.ends.get(tag) };
    const tags = await catalogue?.listTags(repository);
    if (tags === undefined || 'cause' in tags) return undefined;
    return { tags, end: announcesEnd ? await endOf(repository, tag) : undefined };
  }

  async function isListed(image: CarriedImage, since: number): Promise<boolean> {
    const listed = await listedOf(image);
    const [tag, ...others] = (listed?.tags ?? []).filter(({ name }) => name === image.tag);
    if (tag?.updatedAt === undefined || others.length > 0 || tag.digest !== image.digest) return false;
    if (tag.deprecated !== (image.deprecated ?? false) || tag.updatedAt > since - maxListAgeMs) return false;
    const end = listed?.end;
    return end === undefined || (!('cause' in end) && end.date === undefined && end.grace === undefined);
  }

  const isUnchanged = (image: CarriedImage, platform: string | undefined, since: number) =>
    image.registry === platform
      ? isListed(image, since)
      : digestOf(image.registry, image.repository, image.tag).then((digest) => digest === image.digest);

  return async ({ images, platform }, since) => {
    const answers = await Promise.all(images.map((image) => isUnchanged(image, platform, since)));
    return answers.every(Boolean);
  };
}

/** `undefined` for what cannot be read. */
async function unlessFailed<T>(read: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
