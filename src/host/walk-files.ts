// Lists every file below a folder, for checkouts that git cannot list. Nothing in the folder can hide a file.
import { readdir } from 'node:fs/promises';
import path from 'node:path';

const neverEntered = new Set(['.git', 'node_modules']);

export interface WalkedFiles {
  /** Regular files, and folders that cannot be listed, with a slash at the end. The root itself is the empty string. */
  readonly files: readonly string[];
  readonly links: readonly string[];
}

/**
 * Walks `root` without `.git` and `node_modules`. `.gitignore` is not applied: without git it is not known which ignored
 * files are tracked nevertheless. The walk stops soon after `maxFiles`.
 */
export async function walkFiles(
  root: string,
  wanted: (file: string) => boolean,
  maxFiles: number,
): Promise<WalkedFiles> {
  const files: string[] = [];
  const links: string[] = [];
  const folders = [''];
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    const entries = await entriesOf(path.join(root, below));
    if (entries === undefined) {
      files.push(below);
      continue;
    }
    for (const entry of entries) {
      const name = `${below}${entry.name}`;
      if (entry.isDirectory() && !neverEntered.has(entry.name)) folders.push(`${name}/`);
      else if (entry.isFile() && wanted(name)) files.push(name);
      else if (entry.isSymbolicLink() && wanted(name)) links.push(name);
    }
    if (files.length + links.length > maxFiles) break;
  }
  return { files, links };
}

/** `undefined`: the folder cannot be listed, for example because its name is not UTF-8. */
async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
