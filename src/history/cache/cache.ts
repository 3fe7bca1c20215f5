// The cache of a run: reads and writes entries, counts what they saved, and keeps the folder within its size.

import type { Instant } from '../../model/judgement/fact.js';
import type { CachedFile, CacheFolder } from '../../model/run/cache-folder.js';
import { rememberedFor } from '../../model/waiting/memoize.js';
import { moreDiscarded } from '../messages.js';
import {
  type CacheEntry,
  type CacheKey,
  decodeEntry,
  encodeEntry,
  fileOf,
  isOwnFile,
  selfVerified,
} from './entry.js';

/**
 * What a run may write. A change can be written by anybody, so a run about one writes only what verifies itself, and a
 * run about a fork's change nothing: no later run trusts what a change could have caused.
 */
export type CacheTrust = 'all' | 'verified' | 'none';

export interface CacheCount {
  /** Requests that were not sent, because the cache had what they ask for. */
  saved: number;
  /** Entries that were thrown away, with the reason: a sentence each, of the first ones. */
  readonly discarded: string[];
}

export interface Cache {
  /** `undefined`: there is no such entry, or it is damaged, or about something else. */
  get(key: CacheKey): Promise<CacheEntry | undefined>;
  put(key: CacheKey, text: string): Promise<void>;
  /** The same for an entry whose name says what its content is: nothing is written if it is there. */
  putOnce(key: CacheKey, text: string): Promise<void>;
  /** Removes an entry that was found to be false. */
  discard(key: CacheKey, why: string): Promise<void>;
  readonly count: CacheCount;
}

export interface CacheOptions {
  readonly trust: CacheTrust;
  readonly now: () => Instant;
  readonly tell?: (text: string) => void;
  /** The folder is reduced below this size, least recently used files first. */
  readonly maxBytes?: number;
}

const defaultMaxBytes = 1024 * 1024 * 1024;
/** No more sentences than a person reads. */
const maxDiscarded = 20;

interface Room {
  size?: Promise<number>;
  written: number;
}

/** The runs of one process measure a folder once: there are as many as repositories, and it grows with them. */
const roomOf = rememberedFor((_: CacheFolder): Room => ({ written: 0 }));

export function createCache(
  folder: CacheFolder,
  { trust, now, tell = () => undefined, maxBytes = defaultMaxBytes }: CacheOptions,
): Cache {
  const count: CacheCount = { saved: 0, discarded: [] };
  const mayWrite = ({ kind }: CacheKey) =>
    trust === 'all' || (trust === 'verified' && selfVerified.has(kind));
  const room = roomOf(folder);
  let discards = 0;

  /** The first write measures the folder; after that, only what is written counts. */
  async function makeRoom(bytes: number): Promise<void> {
    room.written += bytes;
    room.size ??= pruneFolder(folder, maxBytes);
    if ((await room.size) + room.written <= maxBytes) return;
    room.written = 0;
    room.size = pruneFolder(folder, maxBytes);
    await room.size;
  }

  async function get(key: CacheKey): Promise<CacheEntry | undefined> {
    const file = fileOf(key);
    const bytes = await folder.read(file);
    if (bytes === undefined) return undefined;
    const found = await decodeEntry(bytes);
    if (found?.key.kind === key.kind && found.key.name === key.name) return found.entry;
    if (trust !== 'none') await folder.remove(file);
    return undefined;
  }

  async function put(key: CacheKey, text: string): Promise<void> {
    if (!mayWrite(key)) return;
    const bytes = await encodeEntry(key, { text, at: now() });
    if (bytes === undefined || bytes.length > maxBytes / 10) return;
    if (await folder.write(fileOf(key), bytes)) await makeRoom(bytes.length);
  }

  return {
    count,
    get,
    put,
    async putOnce(key, text) {
      if (mayWrite(key) && (await get(key)) === undefined) await put(key, text);
    },
    async discard(key, why) {
      discards += 1;
      if (discards <= maxDiscarded) count.discarded.push(why);
      if (discards <= maxDiscarded) tell(why);
      else if (discards === maxDiscarded + 1) tell(moreDiscarded(maxDiscarded));
      if (trust !== 'none') await folder.remove(fileOf(key));
    },
  };
}

/** How much is left after pruning, so that not every write prunes again. */
const keptPart = 0.8;

/** Removes what exceeds `maxBytes`, and returns the size of what is left. Files that are not of a cache neither count nor go. */
export async function pruneFolder(folder: CacheFolder, maxBytes: number): Promise<number> {
  const files = (await folder.list()).filter(({ name }) => isOwnFile(name));
  const size = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (size <= maxBytes) return size;
  let left = size;
  for (const file of [...files].sort(byUse)) {
    if (left <= maxBytes * keptPart) break;
    await folder.remove(file.name);
    left -= file.bytes;
  }
  return left;
}

function byUse(a: CachedFile, b: CachedFile): number {
  return a.usedAt - b.usedAt || (a.name < b.name ? -1 : 1);
}
