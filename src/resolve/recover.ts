// The tag of a reference that has only a digest, found in the repository's histories: never assumed to be `latest`.

import type { KnownHistory } from '../history/reader.js';
import type { Digest } from '../model/image.js';
import type { RepositoryTag } from './ports.js';

const maxHistories = 50;

/**
 * The tag that the digest was: one whose list entry names it, else the first whose history holds it, `latest` before
 * others and living tags before those at their end of life. `undefined`: none of the first 50 tags ever was it.
 */
export async function recoverTag(
  digest: Digest,
  tags: readonly RepositoryTag[],
  historyOf: (tag: string) => Promise<KnownHistory | undefined>,
): Promise<string | undefined> {
  const ranked = [...tags].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  const listed = ranked.find((tag) => tag.digest === digest);
  if (listed !== undefined) return listed.name;
  const asked = ranked.slice(0, maxHistories);
  const histories = await Promise.all(asked.map(({ name }) => historyOf(name)));
  return asked.find((_, index) => histories[index]?.timeline.some((reign) => reign.digest === digest))?.name;
}

function rank({ name, deprecated }: RepositoryTag): number {
  return (name === 'latest' ? 0 : 1) + (deprecated ? 2 : 0);
}
