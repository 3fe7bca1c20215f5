// The cache's folder, loaded by the first run that has one.
import type { Host } from '../model/host.js';

/** Opens the folder that the configuration names, or else `TAGPROOF_CACHE`. */
export function machineCache(
  environment: Readonly<Record<string, string | undefined>>,
  checkout: string,
): NonNullable<Host['cache']> {
  return async (folder = environment.TAGPROOF_CACHE || undefined) => {
    if (folder === undefined || folder === 'off') return undefined;
    return (await import('./cache-folder.js')).openCacheFolder(folder, checkout, environment);
  };
}
