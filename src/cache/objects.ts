// Git objects of one repository by their names. Those who read them say what is genuine, by computing the name again.
import type { Cache } from './cache.js';
import type { CacheKey } from './entry.js';

/** The objects of one repository. */
export interface CachedObjects {
  /** What `verified` makes of the object; an object of which it makes nothing is discarded, as what was kept is not it. */
  get<T>(name: string, verified: (text: string) => T | undefined): Promise<T | undefined>;
  keep(name: string, text: string): Promise<void>;
}

/**
 * The objects of a repository on a host. The host tells only those who may read the repository which tree its branch has
 * now, so anybody who knows the name of a tree may read what it names.
 * @param place the API, and the repository
 */
export function cachedObjects(cache: Cache, place: string): CachedObjects {
  const keyOf = (name: string): CacheKey => ({ kind: 'object', name: `${place} ${name}` });
  return {
    async get(name, verified) {
      const text = (await cache.get(keyOf(name)))?.text;
      if (text === undefined) return undefined;
      const value = verified(text);
      if (value === undefined)
        await cache.discard(keyOf(name), `The stored git object ${name} has other content`);
      else cache.count.saved += 1;
      return value;
    },
    keep: (name, text) => cache.put(keyOf(name), text),
  };
}
