// What the clients of a run use of the cache, bound to the base branch of the run.

import type { CacheFolder } from '../../model/cache-folder.js';
import type { Instant } from '../../model/fact.js';
import type { ConditionalAnswers } from '../../model/http.js';
import type { ReadPurpose } from '../prove.js';
import type { RequestHistory } from '../reader.js';
import { type CacheCount, type CacheOptions, createCache } from './cache.js';
import { cachedHistory } from './cached-history.js';
import { type CachedObjects, cachedObjects } from './objects.js';
import { conditionalAnswers, type RememberContent, rememberContent } from './responses.js';
import { loadWhole, storeWhole, type WholeHistory } from './stored-history.js';

export interface RunCache {
  readonly count: Readonly<CacheCount>;
  /**
   * The history of a tag with what earlier runs have read.
   * @param place the service, and whose access it is read with
   */
  history(place: string, tag: CachedTag): RequestHistory;
  /** What one registry returns for a digest. @param reader the registry, and whose access it is read with */
  content(reader: () => Promise<string | undefined>): RememberContent;
  /** Stores histories that were read whole, and returns the digest by which they are verified. */
  keepWhole(histories: readonly WholeHistory[]): Promise<string>;
  /** The stored histories with a digest by tag; empty if they are not there. */
  whole(digest: string): Promise<ReadonlyMap<string, WholeHistory>>;
  /** Answers that are asked for again with their ETag; only for what is verified whatever gave it. */
  readonly answers: ConditionalAnswers;
  /** Git objects. @param place the API of the host, and the repository */
  objects(place: string): CachedObjects;
}

interface CachedTag {
  readonly image: string;
  readonly request: RequestHistory;
  readonly limit: number;
  /** What the history is read for. Absent: everything may matter, so that nothing is answered from the cache. */
  readonly question: ReadPurpose | undefined;
}

interface RunCacheOptions extends CacheOptions {
  /** The branch whose runs may have written what no digest verifies; empty outside CI. */
  readonly base: string;
  readonly now: () => Instant;
}

export function createRunCache(folder: CacheFolder, options: RunCacheOptions): RunCache {
  const cache = createCache(folder, options);
  const { base, now } = options;
  return {
    count: cache.count,
    history(place, tag) {
      const name = JSON.stringify([place, base, tag.image]);
      return cachedHistory({ ...tag, cache, key: { kind: 'history', name }, now });
    },
    content: (reader) => rememberContent(cache, reader),
    keepWhole: (histories) => storeWhole(cache, histories),
    whole: (digest) => loadWhole(cache, digest),
    answers: conditionalAnswers(cache, base),
    objects: (place) => cachedObjects(cache, place),
  };
}
