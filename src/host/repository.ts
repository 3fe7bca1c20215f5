// The repository around a folder on disk: found by its `.git`, upward from the folder.
import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { SurroundingRepository } from '../model/host.js';
import { diskFiles } from './files.js';

/** Deeper folders are treated as a repository of their own. */
const maxDepth = 64;

/**
 * The repository of which `root` is a folder below its top; `undefined` at the top, and in a folder outside git, where
 * no folder above belongs to the checkout. A submodule is a repository of its own.
 */
export function repositoryAround(root: string): SurroundingRepository | undefined {
  const start = realPath(root);
  if (start === undefined) return undefined;
  let top = start;
  for (let depth = 0; !hasGit(top); depth += 1) {
    const above = path.dirname(top);
    if (above === top || depth === maxDepth) return undefined;
    top = above;
  }
  if (top === start) return undefined;
  const folder = path.relative(top, start).split(path.sep).join('/');
  return { folder, read: diskFiles(top, undefined).read };
}

function realPath(folder: string): string | undefined {
  try {
    return realpathSync.native(folder);
  } catch {
    return undefined;
  }
}

/** A folder in a clone, a file in a submodule and in a linked work tree. */
function hasGit(folder: string): boolean {
  const found = lstatSync(path.join(folder, '.git'), { throwIfNoEntry: false });
  return found !== undefined && (found.isDirectory() || found.isFile());
}
