// Git objects of one repository: trees and blobs by their names, which are verified by those who read them.
import { z } from 'zod';
import type { Cache } from './cache.js';
import type { CacheKey } from './entry.js';

const listing = z.array(
  z.object({
    path: z.string(),
    mode: z.string(),
    type: z.string(),
    sha: z.string(),
    size: z.number().optional(),
  }),
);
type Listing = z.infer<typeof listing>;

/** The objects of one repository. */
export interface CachedObjects {
  blob(name: string, isGenuine: (text: string) => boolean): Promise<string | undefined>;
  keepBlob(name: string, text: string): Promise<void>;
  tree(name: string, isGenuine: (entries: Listing) => boolean): Promise<Listing | undefined>;
  keepTree(name: string, entries: Listing): Promise<void>;
}

/**
 * The objects of a repository on a host. The host tells only those who may read the repository which tree its branch has
 * now, so anybody who knows the name of a tree may read what it names.
 * @param place the API, and the repository
 */
export function cachedObjects(cache: Cache, place: string): CachedObjects {
  const keyOf = (name: string): CacheKey => ({ kind: 'object', name: `${place} ${name}` });

  async function genuine<T>(name: string, read: (text: string) => T | undefined): Promise<T | undefined> {
    const text = (await cache.get(keyOf(name)))?.text;
    if (text === undefined) return undefined;
    const value = read(text);
    if (value === undefined)
      await cache.discard(keyOf(name), `The stored git object ${name} has other content`);
    else cache.count.saved += 1;
    return value;
  }

  return {
    blob: (name, isGenuine) => genuine(name, (text) => (isGenuine(text) ? text : undefined)),
    keepBlob: (name, text) => cache.put(keyOf(name), text),
    tree: (name, isGenuine) =>
      genuine(name, (text) => {
        const entries = listingOf(text);
        return entries !== undefined && isGenuine(entries) ? entries : undefined;
      }),
    keepTree: (name, entries) => cache.put(keyOf(name), JSON.stringify(entries)),
  };
}

function listingOf(text: string): Listing | undefined {
  try {
    return listing.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
