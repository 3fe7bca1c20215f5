// Whether the tags that the last audits rest on are as they were: a few lists for an organization, and one question per tag elsewhere.

import type { Clients } from '../../clients/index.js';
import { Failure } from '../../model/failure.js';
import type { OrganizationImage, RepositoryTag, TagsInUse } from '../../model/images/listed-tag.js';
import type { CatalogueScope } from '../../model/images/repository.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import { createTagCatalogue } from '../../resolve/tag-list.js';
import type { PreviousAudit } from './previous-audit.js';
import type { CarriedImage, ReuseConditions } from './reuse-conditions.js';

/** The list of tags may be a copy that is this old. */
const maxListAgeMs = 3_600_000;

interface UnchangedOptions extends CatalogueScope {
  readonly clients: Pick<Clients, 'sources' | 'registries'>;
  /** What the audits rest on. */
  readonly last: () => Promise<LastUse>;
}

/** Both answer false whenever something cannot be read. */
export interface Unchanged {
  /** Requests the lists of the organization before they are needed. */
  open(): void;
  /** Whether every tag is certainly as it was at `since`. */
  areUnchanged(carry: ReuseConditions, since: number): Promise<boolean>;
  /** Whether a tag of the organization certainly has the digest that it had at `since`, without a move in between. */
  hasNotMoved(image: string, tag: Pick<CarriedImage, 'tag' | 'digest'>, since: number): Promise<boolean>;
  /** What the lists of the organization say of an image, with ends; `undefined` if it is not among them. */
  listed(image: string): Promise<OrganizationImage | undefined>;
}

/** Creates questions that ask about each tag once, for all audits. */
export function createUnchanged({ clients, last, ...scope }: UnchangedOptions): Unchanged {
  const { sources, registries } = clients;
  const catalogue = 'cause' in sources ? undefined : createTagCatalogue(sources, scope);
  const digestOf = memoizeAsync((registry: string, repository: string, tag: string) =>
    unlessFailed(() => registries.digestOf({ registry, repository }, tag)),
  );
  const endOf = memoizeAsync(async (repository: string, tag: string) =>
    (await last()).announcesEnd ? catalogue?.endOfLife(repository, tag) : undefined,
  );

  const organization = memoizeAsync(async () => {
    if ('cause' in sources || scope.group === undefined) return undefined;
    const inUse = async () => tagsInUse(await last(), scope.publicOrganization);
    return unlessFailed(() => sources.catalogue?.organization?.(scope.group ?? '', inUse));
  });
  /** Lists do not say which organization their images are of: with several in use, nobody knows. */
  const isOfOne = async (image: string) => {
    const own = organizationOfImage(image);
    const isOther = (one: string) => one !== own && one !== scope.publicOrganization;
    return own === scope.publicOrganization || ![...(await last()).organizations].some(isOther);
  };

  const inOrganization = async (image: string): Promise<OrganizationImage | undefined> => {
    const first = organizationOfImage(image);
    if (first === scope.publicOrganization || !(await isOfOne(image))) return undefined;
    return (await organization())?.get(image.slice(first.length + 1));
  };
  /** The only tag of each name. */
  const byName = memoizeAsync(
    async (image: string) => {
      const names = new Map<string, RepositoryTag | undefined>();
      if (!(await isOfOne(image))) return names;
      const listed = await inOrganization(image);
      const tags = listed === undefined ? await catalogue?.listTags(image) : { all: listed.tags };
      if (tags === undefined || 'cause' in tags) return names;
      for (const tag of tags.all) names.set(tag.name, names.has(tag.name) ? undefined : tag);
      return names;
    },
    (image) => image,
  );

  async function hasNotMoved(
    image: string,
    { tag, digest }: Pick<CarriedImage, 'tag' | 'digest'>,
    since: number,
  ): Promise<boolean> {
    const { updatedAt, digest: now } = (await byName(image)).get(tag) ?? {};
    return updatedAt !== undefined && now === digest && updatedAt <= since - maxListAgeMs;
  }

  async function isListed({ repository, ...image }: CarriedImage, since: number): Promise<boolean> {
    if (!(await hasNotMoved(repository, image, since))) return false;
    const listed = (await byName(repository)).get(image.tag);
    if (listed?.deprecated !== (image.deprecated ?? false)) return false;
    const known = (await inOrganization(repository))?.ends.get(image.tag);
    const end = known ?? (await endOf(repository, image.tag));
    return end === undefined || (!('cause' in end) && end.date === undefined && end.grace === undefined);
  }

  const isUnchanged = (image: CarriedImage, platform: string | undefined, since: number) =>
    image.registry === platform
      ? isListed(image, since)
      : digestOf(image.registry, image.repository, image.tag).then((digest) => digest === image.digest);

  return {
    open: () => void organization().catch(() => undefined),
    async areUnchanged({ images, platform }, since) {
      const answers = await Promise.all(images.map((image) => isUnchanged(image, platform, since)));
      return answers.every(Boolean);
    },
    hasNotMoved,
    listed: inOrganization,
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

export interface LastUse {
  /** `<org>/<image>:<tag>`. */
  readonly tags: ReadonlySet<string>;
  /** Whose images they are, as `acme` of `acme/node`. */
  readonly organizations: ReadonlySet<string>;
  /** Whether an audit has looked at the ends that are announced. */
  readonly announcesEnd: boolean;
}

export function lastUse(audits: Iterable<PreviousAudit>): LastUse {
  const tags = new Set<string>();
  let announcesEnd = false;
  for (const { carry, kept, announcesEnd: asked } of audits) {
    for (const { registry, repository, tag } of carry?.images ?? [])
      if (registry === carry?.platform) tags.add(`${repository}:${tag}`);
    for (const { tag } of kept?.tags ?? []) tags.add(tag);
    announcesEnd ||= asked;
  }
  return { tags, organizations: new Set([...tags].map(organizationOfImage)), announcesEnd };
}

/** The tags that are not public, with names only if ends matter. */
export function tagsInUse(
  { tags, announcesEnd }: LastUse,
  publicOrganization: string | undefined,
): TagsInUse {
  const own = [...tags].filter((tag) => organizationOfImage(tag) !== publicOrganization);
  const names = new Map<string, number>();
  for (const tag of announcesEnd ? own : []) {
    const name = tag.slice(tag.lastIndexOf(':') + 1);
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  return { count: own.length, names };
}

/** `acme` of `acme/node`. */
function organizationOfImage(image: string): string {
  return image.slice(0, Math.max(0, image.indexOf('/')));
}
