// How long Quay keeps a digest: the time machine of its namespace, and the tags that hold it now.
import { z } from 'zod';
import type { HistoryAnswer } from '../../history/source.js';
import { compact } from '../../model/compact.js';
import { Failure } from '../../model/failure.js';
import { type Digest, isDigest } from '../../model/image.js';

const repositoryInfo = z.object({ tag_expiration_s: z.number().int().nonnegative().optional() });
const page = z.object({
  tags: z.array(z.object({ name: z.string(), manifest_digest: z.string() })),
  has_additional: z.boolean().optional(),
});

/** The most that the API gives at once, and how much of a list is read: the tags of a larger repository are not known. */
const pageSize = 100;
const maxPages = 5;

/** A GET below the repository's path. */
export type ReadQuay = <T>(path: string, schema: z.ZodType<T>) => Promise<T>;

/** What a repository says about all of its digests. */
export interface QuayRepository {
  /** How long the registry keeps a digest that no tag points to. */
  readonly keepsUntaggedMs?: number;
  /** The tags of today; absent if there are too many to read all of them. */
  readonly tags?: NonNullable<HistoryAnswer['otherTags']>;
}

/** Reads both once. What cannot be read is absent: the histories of tags are known all the same. */
export async function readRepository(read: ReadQuay): Promise<QuayRepository> {
  const [info, tags] = await Promise.all([
    orUnknown(read('?includeTags=false', repositoryInfo)),
    orUnknown(livingTags(read)),
  ]);
  const seconds = info?.tag_expiration_s;
  return compact({ keepsUntaggedMs: seconds === undefined ? undefined : seconds * 1000, tags });
}

/** What of it concerns the digests of a tag. */
export function durabilityOf(
  { tags, ...kept }: QuayRepository,
  tag: string,
  digests: readonly Digest[],
): Pick<HistoryAnswer, 'keepsUntaggedMs' | 'otherTags'> {
  const otherTags = tags?.filter((other) => other.tag !== tag && digests.includes(other.digest));
  return { ...kept, ...compact({ otherTags }) };
}

async function livingTags(read: ReadQuay): Promise<QuayRepository['tags'] | undefined> {
  const found: { tag: string; digest: Digest }[] = [];
  for (let number = 1; number <= maxPages; number += 1) {
    const query = `onlyActiveTags=true&limit=${pageSize}&page=${number}`;
    // A full page that does not say whether it is the last one may have others after it.
    const { tags, has_additional: hasMore = tags.length >= pageSize } = await read(`/tag/?${query}`, page);
    for (const { name, manifest_digest: digest } of tags)
      if (isDigest(digest)) found.push({ tag: name, digest });
    if (!hasMore) return found;
  }
  return undefined;
}

async function orUnknown<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
