// The repository around the checkout, for what applies above it: policies and the paths of the base commit.
import path from 'node:path';
import type { SurroundingRepository } from '../model/host.js';
import { diskFiles } from './files.js';
import { workTreeOf } from './git-folders.js';

/**
 * The repository of which `root` is a folder below its top; `undefined` at the top, and in a folder outside git, where
 * no folder above belongs to the checkout.
 */
export function repositoryAround(root: string): SurroundingRepository | undefined {
  const found = workTreeOf(root);
  if (found === undefined || found.top === found.root) return undefined;
  const folder = path.relative(found.top, found.root).split(path.sep).join('/');
  return { folder, read: diskFiles(found.top, undefined).read };
}
