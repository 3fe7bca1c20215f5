// The cache's folder on this machine: whole files only, replaced atomically, and never below the checkout.
import { randomBytes } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CachedFile, OpenedFolder } from '../../model/run/cache-folder.js';
import type { Host } from '../../model/run/host.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import { cacheInCheckout } from '../messages.js';
import { isInside } from './files.js';

/** Opens the folder that the configuration names, or else `TAGPROOF_CACHE`; each once. */
export function machineCache(
  environment: Readonly<Record<string, string | undefined>>,
  checkout: string,
): NonNullable<Host['cache']> {
  const open = memoizeAsync(async (folder: string) => openCacheFolder(folder, checkout));
  return async (folder = environment.TAGPROOF_CACHE || undefined) =>
    folder === undefined || folder === 'off' ? undefined : open(folder);
}

/** Larger files are not from this cache. */
const maxBytes = 256 * 1024 * 1024;
/** What is small is read here and now: five calls in other threads take ten times as long. */
const smallBytes = 64 * 1024;
/** A file that was used less than this ago counts as used now, which saves a write for each read. */
const usedAgainMs = 3_600_000;

/**
 * Opens the folder, which is created by the first write. One below the checkout is refused: a change could bring its
 * own cache.
 */
export function openCacheFolder(folder: string, checkout: string): OpenedFolder {
  const top = path.resolve(folder);
  if (isInside(path.resolve(checkout), top)) return { refused: cacheInCheckout(folder) };
  return {
    async read(name) {
      const file = path.join(top, name);
      try {
        const found = lstatSync(file, { throwIfNoEntry: false });
        // Reading a pipe would wait for a writer, and nobody else could do anything in the meantime.
        if (found === undefined || !found.isFile() || found.size > maxBytes) return undefined;
        const bytes = found.size > smallBytes ? await readFile(file) : readFileSync(file);
        if (Date.now() - found.mtimeMs > usedAgainMs) await utimes(file, new Date(), new Date());
        return bytes;
      } catch {
        return undefined;
      }
    },
    write: (name, bytes) => writeWhole(path.join(top, name), bytes),
    remove: (name) => rm(path.join(top, name), { force: true }).catch(() => undefined),
    list: () => filesBelow(top),
  };
}

/** Readers see the old file, the new one or none; a process that is killed leaves a temporary file, which `list` shows. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<boolean> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, bytes, { flag: 'wx' });
    await rename(temporary, file);
    return true;
  } catch {
    await rm(temporary, { force: true }).catch(() => undefined);
    return false;
  }
}

async function filesBelow(top: string): Promise<readonly CachedFile[]> {
  const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: CachedFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats === undefined) continue;
    const name = path.relative(top, file).split(path.sep).join('/');
    found.push({ name, bytes: stats.size, usedAt: stats.mtimeMs });
  }
  return found;
}
