// A cache folder in memory, whose files a test can change as a forger or a broken disk would.
import { createCache } from '../../src/history/cache/cache.js';
import type { CacheFolder } from '../../src/model/run/cache-folder.js';

export interface MemoryFolder extends CacheFolder {
  readonly files: Map<string, { bytes: Uint8Array; usedAt: number }>;
}

export function memoryFolder(now: () => number = () => 0): MemoryFolder {
  const files = new Map<string, { bytes: Uint8Array; usedAt: number }>();
  return {
    files,
    async read(name) {
      const file = files.get(name);
      if (file !== undefined) file.usedAt = now();
      return file?.bytes;
    },
    async write(name, bytes) {
      files.set(name, { bytes, usedAt: now() });
      return true;
    },
    async remove(name) {
      files.delete(name);
    },
    list: async () => [...files].map(([name, { bytes, usedAt }]) => ({ name, bytes: bytes.length, usedAt })),
  };
}

export function cacheIn(folder: CacheFolder, now: () => number = () => 0) {
  return createCache(folder, { trust: 'all', now });
}
