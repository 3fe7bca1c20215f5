// The checkout on disk. Nothing outside it is read or written, symlinks are not followed, files change whole or not at all.
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, open, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Files, ReadFile } from '../model/host.js';

export const mostFiles = 200_000;
export const mostFileBytes = 5 * 1024 * 1024;
const neverEntered = new Set(['.git', 'node_modules']);

/** The files below `root`. Documents without a path of their own go to `temp`; without `temp` they are not written. */
export function diskFiles(root: string, temp: string | undefined): Files {
  return {
    list: async () => (await listBelow(root, '')).sort(),
    read: (file) => readText(path.join(root, file)),
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

async function listBelow(root: string, folder: string): Promise<string[]> {
  const found: string[] = [];
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    for (const entry of await readdir(path.join(root, next), { withFileTypes: true })) {
      const name = next === '' ? entry.name : `${next}/${entry.name}`;
      if (entry.isDirectory() && !neverEntered.has(entry.name)) folders.push(name);
      else if (entry.isFile()) found.push(name);
      if (found.length > mostFiles)
        throw new Error(`The checkout has more than ${mostFiles} files; scan a part of it`);
    }
  }
  return found;
}

async function readText(file: string): Promise<ReadFile> {
  try {
    const stats = await lstat(file);
    if (!stats.isFile()) return { unreadable: 'it is not a regular file' };
    if (stats.size > mostFileBytes) return { unreadable: `it is larger than ${mostFileBytes} bytes` };
    return decodeText(await readFile(file));
  } catch (error) {
    return { unreadable: (error as NodeJS.ErrnoException).code ?? String(error) };
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
  before: string,
  after: string,
): Promise<{ refused?: string }> {
  const target = path.join(root, file);
  const inside = path.relative(await realpath(root), await realpath(path.dirname(target)));
  if (inside.split(path.sep)[0] === '..' || path.isAbsolute(inside))
    return { refused: 'it is outside the checkout' };
  const now = await readText(target);
  if ('unreadable' in now) return { refused: now.unreadable };
  if (now.text !== before) return { refused: 'it has changed since it was scanned' };
  await writeWhole(target, after, (await lstat(target)).mode);
  return {};
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
