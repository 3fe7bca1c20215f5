// What the platform's lists say of the images of an organization: every tag with its dates, its end of life and its successor.
import { endsByRepository, parentUid } from '../../clients/end-of-life.js';
import { isUnsupported } from '../../clients/http/api-error.js';
import { registryHost } from '../../clients/index.js';
import type { PlatformClient } from '../../clients/platform/client.js';
import { compact, groupedBy } from '../../model/collections.js';
import type { Digest } from '../../model/images/image.js';
import type { Successors } from '../../model/judgement/fact.js';
import type { Platform } from '../../model/run/config.js';
import { formatDay } from '../../model/text/time.js';
import { successorFinder } from '../../resolve/successor.js';

export interface CataloguedTag {
  readonly uid: string;
  readonly repositoryUid: string;
  /** Without registry and organization: `node`. */
  readonly name: string;
  /** `registry/organization/name`, without the tag. */
  readonly image: string;
  readonly tag: string;
  readonly digest?: Digest;
  /** Milliseconds since 1970; absent if the platform does not say. */
  readonly created?: number;
  readonly moved?: number;
  readonly deprecated: boolean;
  /** As the platform writes it. */
  readonly endOfLife?: string;
  readonly graceUntil?: string;
  /** The platform lists the tag with different ends. */
  readonly isContradictory?: true;
  readonly successors?: Successors;
}

/**
 * All tags of an organization, in complete lists.
 * @param order as `order_by` of the platform; absent: by name and version
 * @throws ApiError, Failure
 */
export async function readCatalogue(
  client: PlatformClient,
  platform: Platform,
  group: string,
  order?: string,
) {
  const below = { 'uidp.descendants_of': group };
  const [root, repositories, tags, ends] = await Promise.all([
    client.getGroup([group.split('/')[0] ?? group]),
    client.listRepositories(below).all(),
    client.listTags({ ...platform.tagQuery, ...below, order_by: order }).all(),
    ifKnown(client.listEndOfLifeTags(below).all(), (listed) => listed, []),
  ]);
  const { registry = '' } = registryHost(platform);
  const names = new Map(repositories.map(({ uid, name }) => [uid, name]));
  const endsIn = endsByRepository(ends);
  const own = groupedBy(tags, ({ uid }) => parentUid(uid));
  const successorsIn = new Map([...own].map(([uid, some]) => [uid, successorFinder(some)]));
  const listed = tags.map((one): CataloguedTag => {
    const repositoryUid = parentUid(one.uid);
    // A repository without a name is one that appeared between two requests: its uid says at least which it is.
    const name = names.get(repositoryUid) ?? repositoryUid;
    const known = endsIn.get(repositoryUid);
    const end = known === 'contradictory' ? undefined : known?.get(one.name);
    const isEnding = one.deprecated || end?.date !== undefined || end?.grace !== undefined;
    return {
      uid: one.uid,
      repositoryUid,
      name,
      image: `${registry}/${root.name}/${name}`,
      tag: one.name,
      deprecated: one.deprecated,
      ...compact({
        digest: one.digest,
        created: instantIn(one.createTime),
        moved: instantIn(one.updateTime),
        endOfLife: end?.date,
        graceUntil: end?.grace?.until === undefined ? undefined : formatDay(end.grace.until),
        isContradictory: known === 'contradictory' ? (true as const) : undefined,
        successors: isEnding ? successorsIn.get(repositoryUid)?.(one.name) : undefined,
      }),
    };
  });
  const byImage = listed.toSorted((a, b) => byVersion.compare(`${a.name}:${a.tag}`, `${b.name}:${b.tag}`));
  return { registry, organization: root.name, tags: order === undefined ? byImage : listed };
}

const byVersion = new Intl.Collator('en', { numeric: true });

/** When the tag ends or ended, in words. */
export function endText({ deprecated, endOfLife, graceUntil, isContradictory }: CataloguedTag): string {
  if (isContradictory === true) return 'contradictory';
  const day = endOfLife?.slice(0, 10) ?? '';
  if (deprecated) return `ended ${day}`.trim();
  return graceUntil === undefined ? day : `${day} grace until ${graceUntil}`.trim();
}

/** The nearest supported tag to move to, and the newest one if that is another. */
export function successorText({ successors }: CataloguedTag): string {
  if (successors === undefined) return '';
  const { nearest, newest } = successors;
  return nearest === newest ? nearest : `${nearest} or ${newest}`;
}

/** What the platform says, or what stands for a platform without the operation. @throws ApiError, Failure */
export async function ifKnown<T, R>(answer: Promise<T>, read: (known: T) => R, otherwise: R): Promise<R> {
  try {
    return read(await answer);
  } catch (error) {
    if (isUnsupported(error)) return otherwise;
    throw error;
  }
}

function instantIn(text = ''): number | undefined {
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}
