// Where git keeps a repository: found upward from a folder by its `.git`, and never by the layout of a bare repository,
// which a change can commit under any name but that one.
import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isBelow } from '../files/links.js';

/** Deeper folders are treated as a repository of their own. */
const maxDepth = 64;
/** A `.git` file and a `commondir` file have one path. */
const maxPointerBytes = 4096;

/** All paths are absolute and without symlinks. */
interface WorkTree {
  /** The folder that was asked for. */
  readonly root: string;
  /** The folder with `.git`. */
  readonly top: string;
  /** Absent if what `.git` is or names is no repository. */
  readonly git?: GitFolders;
}

/** They differ in a linked work tree. */
export interface GitFolders {
  /** Has `HEAD` and the index. */
  readonly own: string;
  /** Has objects, refs and the configuration. */
  readonly common: string;
}

/** The repository around `root`, itself included; `undefined` outside git. A submodule is a repository of its own. */
export function workTreeOf(root: string): WorkTree | undefined {
  try {
    const start = realpathSync.native(root);
    let top = start;
    for (let depth = 0; lstatSync(gitIn(top), { throwIfNoEntry: false }) === undefined; depth += 1) {
      const above = path.dirname(top);
      if (above === top || depth === maxDepth) return undefined;
      top = above;
    }
    const git = gitFolders(top);
    return { root: start, top, ...(git === undefined ? {} : { git }) };
  } catch {
    return undefined;
  }
}

function gitIn(top: string): string {
  return path.join(top, '.git');
}

/** A folder in a clone; a file that names the folder in a submodule and in a linked work tree. */
function gitFolders(top: string): GitFolders | undefined {
  try {
    const entry = gitIn(top);
    const own = statSync(entry).isDirectory()
      ? realpathSync.native(entry)
      : pointedTo(entry, /^gitdir: (.+)/, top);
    const pointer = path.join(own, 'commondir');
    const common = existsSync(pointer) ? pointedTo(pointer, /^(.+)/, own) : own;
    const isWhole = ['objects', 'refs'].every((name) => statSync(path.join(common, name)).isDirectory());
    return isWhole && existsSync(path.join(own, 'HEAD')) && [own, common].every(isGits(top))
      ? { own, common }
      : undefined;
  } catch {
    return undefined;
  }
}

/** @throws if the file or the folder cannot be read */
function pointedTo(file: string, line: RegExp, base: string): string {
  const stats = statSync(file);
  const isPointer = stats.isFile() && stats.size <= maxPointerBytes;
  const [, target = ''] = (isPointer ? line.exec(readFileSync(file, 'utf8')) : null) ?? [];
  // On Windows, opening the share of another machine sends it the user's login.
  if (target === '' || /^[\\/]{2}/.test(target)) throw new Error(`${file} does not name a folder`);
  return realpathSync.native(path.resolve(base, target));
}

/** What is among the files of the checkout was not made by git, which keeps its own in `.git` or elsewhere. */
function isGits(top: string): (folder: string) => boolean {
  return (folder) => !isBelow(top, folder) || isBelow(gitIn(top), folder);
}
