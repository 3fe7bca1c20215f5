// The checkout on disk. Nothing outside it is read or written, symlinks are not followed, files change whole or not at all.
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, open, readFile, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { decodeText } from '../model/decode.js';
import { Failure } from '../model/failure.js';
import type { Files, ReadFile } from '../model/host.js';
import { listCheckout } from './list-files.js';

export const maxFileBytes = 5 * 1024 * 1024;
const outside = 'it is outside the checkout';

/** The files below `root`. Documents without a path of their own go to `temp`; without `temp` they are not written. */
export function diskFiles(root: string, temp: string | undefined): Files {
  const known = new Map<string, Promise<boolean>>();
  const holds = (folder: string) => {
    const inside = known.get(folder) ?? isInside(root, folder);
    known.set(folder, inside);
    return inside;
  };
  return {
    list: (wanted = () => true) => listCheckout(root, wanted),
    async read(file, maxBytes) {
      const target = path.join(root, file);
      if (isBelow(root, target) && !(await holds(path.dirname(target)))) return { unreadable: outside };
      return readText(target, maxBytes);
    },
    replace: (file, before, after) => replaceText(root, file, before, after),
    async save(file, name, text) {
      if (file === undefined && temp === undefined) return undefined;
      const target = file === undefined ? path.join(temp ?? '', name) : path.resolve(root, file);
      if (file !== undefined && isBelow(path.resolve(root), target) && !(await mayHold(root, target)))
        throw new Failure(
          'not-written',
          `It was not written: ${outside}, behind a symlink, or a part of git`,
        );
      const { refused } = await makeText(target, text);
      if (refused === undefined) return target;
      // An old document in its place would be taken for this run's.
      await rm(target, { force: true }).catch(() => undefined);
      throw new Failure('not-written', `It was not written: ${refused}`);
    },
  };
}

/** A path below the checkout must stay there when symlinks are followed; a change could put one in the way. */
async function mayHold(root: string, target: string): Promise<boolean> {
  const parts = path.relative(path.resolve(root), target).split(path.sep);
  return parts[0]?.toLowerCase() !== '.git' && isInside(root, path.dirname(target));
}

async function readText(file: string, maxBytes = maxFileBytes): Promise<ReadFile> {
  try {
    const stats = await lstat(file);
    if (!stats.isFile()) return { unreadable: 'it is not a regular file' };
    if (stats.size > maxBytes) return { unreadable: `it is larger than ${maxBytes} bytes` };
    return decodeText(await readFile(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { unreadable: code ?? String(error), ...(isAbsent(error) ? { absent: true } : {}) };
  }
}

async function replaceText(
  root: string,
  file: string,
  before: string | undefined,
  after: string,
): Promise<{ refused?: string }> {
  const target = path.join(root, file);
  if (!(await isInside(root, path.dirname(target)))) return { refused: outside };
  const now = await readText(target);
  if (before === undefined)
    return 'text' in now || now.absent !== true
      ? { refused: 'it is there already' }
      : makeText(target, after);
  if ('unreadable' in now) return { refused: now.unreadable };
  if (now.text !== before) return { refused: 'it has changed since it was scanned' };
  return written(async () => writeWhole(target, after, (await lstat(target)).mode));
}

function makeText(target: string, text: string): Promise<{ refused?: string }> {
  return written(async () => {
    await mkdir(path.dirname(target), { recursive: true });
    await writeWhole(target, text, 0o644);
  });
}

/** What the disk refuses (full, read-only, a name too long) is told, not thrown. */
async function written(write: () => Promise<void>): Promise<{ refused?: string }> {
  try {
    await write();
    return {};
  } catch (error) {
    return { refused: (error as NodeJS.ErrnoException).code ?? String(error) };
  }
}

function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** The folder, or the nearest one above it that exists, is known to lie in the root when all symlinks are followed. */
async function isInside(root: string, folder: string): Promise<boolean> {
  try {
    return isBelow(await realpath(root), await realpath(folder));
  } catch (error) {
    const above = path.dirname(folder);
    return isAbsent(error) && above !== folder && isInside(root, above);
  }
}

function isBelow(root: string, target: string): boolean {
  const inside = path.relative(root, target);
  return inside.split(path.sep)[0] !== '..' && !path.isAbsolute(inside);
}

/** Writes beside the target and renames, so that every reader sees the old text or the new one. */
async function writeWhole(target: string, text: string, mode: number): Promise<void> {
  const beside = path.join(path.dirname(target), `.tagproof-${randomBytes(6).toString('hex')}.tmp`);
  try {
    const handle = await open(beside, 'wx', mode);
    try {
      await handle.writeFile(text);
      await handle.chmod(mode & 0o7777);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
