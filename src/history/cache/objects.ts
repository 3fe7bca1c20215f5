// Git objects of one repository by their names. Those who read them say what is genuine, by computing the name again.
import { z } from 'zod';
import { parseJson } from '../../model/json.js';
import { compareText } from '../../model/text/text.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import { hasOtherObject } from '../messages.js';
import type { Cache } from './cache.js';
import type { CacheKey } from './entry.js';

export interface CachedObjects {
  /** What `verified` makes of the object; an object of which it makes nothing is discarded, as what was kept is not it. */
  get<T>(name: string, verified: (text: string) => T | undefined): Promise<T | undefined>;
  /** Stores an object; a small one only when `store` is called. */
  keep(name: string, text: string): Promise<void>;
  /** Stores the small objects that were used as one entry: a file for each would take ten times as long to read. */
  store(): Promise<void>;
}

/** Objects of up to this many characters are stored together, up to this many characters in all. */
const [maxSmall, maxTogether] = [16 * 1024, 1024 * 1024];
const togetherSchema = z.array(z.tuple([z.string(), z.string()]));
const togetherName = 'small objects';

/** The objects of an entry by their names, or `undefined` if it is not one of objects. */
export function objectsIn(key: CacheKey, text: string): readonly (readonly [string, string])[] | undefined {
  if (key.name.endsWith(` ${togetherName}`)) return togetherSchema.safeParse(parseJson(text)).data;
  return [[key.name.slice(key.name.lastIndexOf(' ') + 1), text]];
}

/**
 * The objects of a repository on a host. The host tells only those who may read the repository which tree its branch has
 * now, so anybody who knows the name of a tree may read what it names.
 * @param place the API, and the repository
 */
export function cachedObjects(cache: Cache, place: string): CachedObjects {
  const keyOf = (name: string): CacheKey => ({ kind: 'object', name: `${place} ${name}` });
  const togetherKey = keyOf(togetherName);
  const stored = memoizeAsync(async (): Promise<ReadonlyMap<string, string>> => {
    const text = (await cache.get(togetherKey))?.text;
    return new Map(togetherSchema.safeParse(parseJson(text ?? '')).data);
  });
  const used = new Map<string, string>();
  let length = 0;

  /** Remembers a small object for `store`; false if there is no room for it. */
  function use(name: string, text: string): boolean {
    const added = length + text.length - (used.get(name)?.length ?? 0);
    if (text.length > maxSmall || added > maxTogether) return false;
    used.set(name, text);
    length = added;
    return true;
  }

  return {
    async get(name, verified) {
      const small = used.get(name) ?? (await stored()).get(name);
      const text = small ?? (await cache.get(keyOf(name)))?.text;
      if (text === undefined) return undefined;
      const value = verified(text);
      if (value === undefined) {
        const key = small === undefined ? keyOf(name) : togetherKey;
        await cache.discard(key, hasOtherObject(name));
      } else {
        use(name, text);
        cache.count.saved += 1;
      }
      return value;
    },
    async keep(name, text) {
      if (!use(name, text)) await cache.put(keyOf(name), text);
    },
    async store() {
      const before = await stored();
      const isSame = ([name, text]: readonly [string, string]) => before.get(name) === text;
      // What is not used any more goes with the next change, which has at least another tree.
      if ([...used].every(isSame)) return;
      const sorted = [...used].sort(([a], [b]) => compareText(a, b));
      await cache.put(togetherKey, JSON.stringify(sorted));
    },
  };
}
