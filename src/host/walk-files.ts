// Lists every file below a folder: for checkouts that git cannot list, and to compare with what git lists.
// Nothing in the folder can hide a file.
import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';

/** `.gitignore` is not applied: without git it is not known which ignored files are tracked nevertheless. */
const isNotInstalled = (folder: string) => !/(?:^|\/)node_modules\/$/.test(folder);

export interface WalkedFiles {
  /** Regular files, and folders that cannot be listed, with a slash at the end. The root itself is the empty string. */
  readonly files: readonly string[];
  readonly links: readonly string[];
}

/**
 * Walks `root` without `.git`, and without the folders that `isEntered` does not accept: they end with a slash. The
 * walk stops soon after `maxFiles`.
 */
export function walkFiles(
  root: string,
  wanted: (file: string) => boolean,
  maxFiles: number,
  isEntered: (folder: string) => boolean = isNotInstalled,
): WalkedFiles {
  const files: string[] = [];
  const links: string[] = [];
  const folders = [''];
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    const entries = entriesOf(path.join(root, below));
    if (entries === undefined) {
      files.push(below);
      continue;
    }
    for (const entry of entries) {
      const name = `${below}${entry.name}`;
      if (entry.name === '.git') continue;
      if (entry.isDirectory()) {
        if (isEntered(`${name}/`)) folders.push(`${name}/`);
      } else if (entry.isFile() && wanted(name)) files.push(name);
      else if (entry.isSymbolicLink() && wanted(name)) links.push(name);
    }
    if (files.length + links.length > maxFiles) break;
  }
  return { files, links };
}

/** `undefined`: the folder cannot be listed, for example because its name is not UTF-8. */
function entriesOf(folder: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
