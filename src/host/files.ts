// The checkout on disk. Nothing outside it is read or written, symlinks are not followed, files change whole or not at all.
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, open, readFile, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Files, ReadFile } from '../model/host.js';
import { listCheckout } from './listing.js';

export const mostFileBytes = 5 * 1024 * 1024;

/** The files below `root`. Documents without a path of their own go to `temp`; without `temp` they are not written. */
export function diskFiles(root: string, temp: string | undefined): Files {
  return {
    list: (wanted = () => true) => listCheckout(root, wanted),
    read: (file, mostBytes) => readText(path.join(root, file), mostBytes),
    replace: (file, before, after) => replaceText(root, file, before, after),
    async save(file, name, text) {
      if (file === undefined && temp === undefined) return undefined;
      const target = file === undefined ? path.join(temp ?? '', name) : path.resolve(root, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeWhole(target, text, 0o644);
      return target;
    },
  };
}

async function readText(file: string, mostBytes = mostFileBytes): Promise<ReadFile> {
  try {
    const stats = await lstat(file);
    if (!stats.isFile()) return { unreadable: 'it is not a regular file' };
    if (stats.size > mostBytes) return { unreadable: `it is larger than ${mostBytes} bytes` };
    return decodeText(await readFile(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { unreadable: code ?? String(error), ...(isAbsent(error) ? { absent: true } : {}) };
  }
}

/** The text of a file's bytes, with its byte order mark if it has one. */
export function decodeText(bytes: Uint8Array): ReadFile {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { unreadable: 'it is not UTF-8 text' };
  }
}

async function replaceText(
  root: string,
  file: string,
  before: string | undefined,
  after: string,
): Promise<{ refused?: string }> {
  const target = path.join(root, file);
  if (!(await isInside(root, path.dirname(target)))) return { refused: 'it is outside the checkout' };
  const now = await readText(target);
  if (before === undefined)
    return 'text' in now || now.absent !== true
      ? { refused: 'it is there already' }
      : makeText(target, after);
  if ('unreadable' in now) return { refused: now.unreadable };
  if (now.text !== before) return { refused: 'it has changed since it was scanned' };
  await writeWhole(target, after, (await lstat(target)).mode);
  return {};
}

async function makeText(target: string, text: string): Promise<{ refused?: string }> {
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeWhole(target, text, 0o644);
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
    const inside = path.relative(await realpath(root), await realpath(folder));
    return inside.split(path.sep)[0] !== '..' && !path.isAbsolute(inside);
  } catch (error) {
    const above = path.dirname(folder);
    return isAbsent(error) && above !== folder && isInside(root, above);
  }
}

/** Writes beside the target and renames, so that every reader sees the old text or the new one. */
async function writeWhole(target: string, text: string, mode: number): Promise<void> {
  const beside = `${target}.${randomBytes(6).toString('hex')}.tmp`;
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
