// `cache stats`, `cache verify` and `cache clear`: look after the folder of the cache.

import { isGenuineObject } from '../../clients/github/tree-name.js';
import { type Context, printFound, usageErrors } from '../../command/context.js';
import type { CacheKind } from '../../history/cache/entry.js';
import { cacheStats, verifyCache } from '../../history/cache/inspect.js';
import { machineCache } from '../../host/files/cache-folder.js';
import type { CacheFolder } from '../../model/run/cache-folder.js';
import { plural } from '../../model/text/text.js';
import { terminalTable } from '../../output/terminal/columns.js';

const contents: Readonly<Record<CacheKind, string>> = {
  content: 'manifests, SBOMs and signatures, by digest',
  object: 'git trees and files, by object name',
  segment: 'records of tag histories, by digest',
  history: 'which segments a tag history consists of',
  answer: "Sigstore's signed documents, with their ETag",
};

/** Prints how many entries of each kind there are, and how large they are. */
export async function showCache(context: Context): Promise<number> {
  return withFolder(context, async (folder) => {
    const { kinds, other } = await cacheStats(folder);
    if (context.invocation.json) {
      context.out(JSON.stringify({ kinds, other }, null, 2));
      return 0;
    }
    const rows = kinds.map(({ kind, entries, bytes }) => [
      kind,
      String(entries),
      sizeText(bytes),
      contents[kind],
    ]);
    context.out(terminalTable([['KIND', 'ENTRIES', 'SIZE', 'CONTENT'], ...rows], context.width));
    if (other.entries > 0)
      context.out(`${plural(other.entries, 'other file')} (${sizeText(other.bytes)}), which no run reads`);
    return 0;
  });
}

/** Reads every entry and removes the damaged ones. Returns 1 if there were any. */
export async function checkCache(context: Context): Promise<number> {
  return withFolder(context, async (folder) => {
    const { entries, damaged } = await verifyCache(folder, isGenuineObject);
    for (const name of damaged) await folder.remove(name);
    printFound(context, { entries, damaged }, () =>
      [
        ...damaged.map((name) => `${name} was damaged and has been removed`),
        `${plural(entries, 'entry')} verified, ${damaged.length} damaged`,
      ].join('\n'),
    );
    return damaged.length > 0 ? 1 : 0;
  });
}

/** Removes every entry; files that are not of a cache stay. */
export async function clearCache(context: Context): Promise<number> {
  return withFolder(context, async (folder) => {
    const { names } = await cacheStats(folder);
    for (const name of names) await folder.remove(name);
    printFound(context, { removed: names.length }, () => `${plural(names.length, 'file')} removed`);
    return 0;
  });
}

async function withFolder(context: Context, use: (folder: CacheFolder) => Promise<number>): Promise<number> {
  const { invocation, environment } = context;
  const opened = await machineCache(environment, '.')(invocation.flags.get('cache'));
  if (opened === undefined)
    return usageErrors(context, 'usage', [
      'Name the folder of the cache with `--cache` or `TAGPROOF_CACHE`.',
    ]);
  if ('refused' in opened) return usageErrors(context, 'usage', [opened.refused]);
  return use(opened);
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
