// Keeps the cache's folder within its size: the files that were not used for longest go first.
import type { CachedFile, CacheFolder } from '../model/cache-folder.js';
import { isOwnFile } from './entry.js';

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
