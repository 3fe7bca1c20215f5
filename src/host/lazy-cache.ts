// The cache's folder, loaded by the first run that has one.
import type { Host } from '../model/host.js';
import { memoizeAsync } from '../model/memoize.js';

/** Opens the folder that the configuration names, or else `TAGPROOF_CACHE`; each once. */
export function machineCache(
  environment: Readonly<Record<string, string | undefined>>,
  checkout: string,
): NonNullable<Host['cache']> {
  const open = memoizeAsync(async (folder: string) =>
    (await import('./cache-folder.js')).openCacheFolder(folder, checkout),
  );
  return async (folder = environment.TAGPROOF_CACHE || undefined) =>
    folder === undefined || folder === 'off' ? undefined : open(folder);
}
