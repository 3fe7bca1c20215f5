// What a cache's folder has: counted by kind, and verified entry by entry.
import type { CachedFile, CacheFolder } from '../../model/run/cache-folder.js';
import {
  type CacheKind,
  cacheKinds,
  cacheVersion,
  decodeEntry,
  fileOf,
  hexDigest,
  isOwnFile,
} from './entry.js';
import { objectsIn } from './objects.js';

interface KindStats {
  readonly kind: CacheKind;
  readonly entries: number;
  readonly bytes: number;
}

interface CacheStats {
  readonly kinds: readonly KindStats[];
  /** Files that no run of this version reads: of other versions, or left by a process that was killed. */
  readonly other: { readonly entries: number; readonly bytes: number };
  /** The files of a cache of any version, without those that have nothing to do with one. */
  readonly names: readonly string[];
}

/** Counts the files without reading them. */
export async function cacheStats(folder: CacheFolder): Promise<CacheStats> {
  const files = (await folder.list()).filter(({ name }) => isOwnFile(name));
  const kinds = cacheKinds.map((kind) => ({ kind, ...totalOf(files.filter((one) => isOf(one, kind))) }));
  const other = totalOf(files.filter((file) => !cacheKinds.some((kind) => isOf(file, kind))));
  return { kinds, other, names: files.map(({ name }) => name).sort() };
}

type IsObject = (name: string, text: string) => boolean;

/**
 * Reads every entry. A damaged one is cut, changed, in the place of another, or not what its name says; its file is returned.
 */
export async function verifyCache(
  folder: CacheFolder,
  isObject: IsObject,
): Promise<{ readonly entries: number; readonly damaged: readonly string[] }> {
  const { names } = await cacheStats(folder);
  const current = names.filter((name) => cacheKinds.some((kind) => isOf({ name }, kind)));
  const damaged: string[] = [];
  for (const name of current) if (!(await isSound(folder, name, isObject))) damaged.push(name);
  return { entries: current.length, damaged };
}

async function isSound(folder: CacheFolder, name: string, isObject: IsObject): Promise<boolean> {
  const bytes = await folder.read(name);
  const found = bytes && (await decodeEntry(bytes));
  if (found === undefined || fileOf(found.key) !== name) return false;
  const { key, entry } = found;
  const body = entry.text.slice(entry.text.indexOf('\n') + 1);
  if (key.kind === 'segment') return hexDigest(entry.text) === key.name;
  if (key.kind === 'object')
    return objectsIn(key, entry.text)?.every(([object, text]) => isObject(object, text)) === true;
  return key.kind !== 'content' || key.name.endsWith(hexDigest(body));
}

function isOf({ name }: Pick<CachedFile, 'name'>, kind: CacheKind): boolean {
  return name.startsWith(`v${cacheVersion}/${kind}/`) && !name.endsWith('.tmp');
}

function totalOf(files: readonly CachedFile[]): { readonly entries: number; readonly bytes: number } {
  return { entries: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}
