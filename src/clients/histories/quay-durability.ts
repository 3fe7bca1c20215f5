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

/**
 * What decides how long the digests can be pulled. What cannot be read is absent: the history is known all the same.
 */
export async function durabilityOf(
  read: ReadQuay,
  tag: string,
  digests: readonly Digest[],
): Promise<Pick<HistoryAnswer, 'keepsUntaggedMs' | 'otherTags'>> {
  const [kept, holders] = await Promise.all([
    orUnknown(read('?includeTags=false', repositoryInfo)),
    orUnknown(livingTags(read, new Set(digests))),
  ]);
  const seconds = kept?.tag_expiration_s;
  const keepsUntaggedMs = seconds === undefined ? undefined : seconds * 1000;
  return compact({ keepsUntaggedMs, otherTags: holders?.filter((holder) => holder.tag !== tag) });
}

/** The tags that point to one of the digests now; `undefined` if the list is too long to read all of it. */
async function livingTags(
  read: ReadQuay,
  digests: ReadonlySet<Digest>,
): Promise<NonNullable<HistoryAnswer['otherTags']> | undefined> {
  const found: { tag: string; digest: Digest }[] = [];
  for (let number = 1; number <= maxPages; number += 1) {
    const query = `onlyActiveTags=true&limit=${pageSize}&page=${number}`;
    const { tags, has_additional: hasMore = false } = await read(`/tag/?${query}`, page);
    for (const { name, manifest_digest: digest } of tags)
      if (isDigest(digest) && digests.has(digest)) found.push({ tag: name, digest });
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
