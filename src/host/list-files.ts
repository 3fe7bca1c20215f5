// Lists the files of a checkout: what git tracks or would track, or everything where there is no git.
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { hidesItsTarget } from './links.js';
import { runGit } from './run-git.js';
import { walkFiles } from './walk-files.js';

const maxListingBytes = 256 * 1024 * 1024;

export interface Selection {
  readonly wanted: (file: string) => boolean;
  /** Whether what is found in the target of a symlink is all that the link would give. */
  readonly isReadAlike: (link: string, target: string) => boolean;
}

/**
 * Files below `root` that `wanted` accepts, sorted, at most one more than `maxFiles`: tracked files and untracked ones
 * that are not ignored, also those of other repositories that were checked out below `root`. What is tracked and
 * cannot be read stays in the list, so that reading it says why: files that a sparse checkout left out, symlinks to
 * files that are not listed themselves, and, with a slash at the end, submodules and folders that cannot be listed.
 */
export async function listCheckout(
  root: string,
  selection: Selection,
  maxFiles: number,
): Promise<readonly string[]> {
  const names = await listRepository(root, selection, maxFiles);
  return [...names].sort().slice(0, maxFiles + 1);
}

async function listRepository(
  root: string,
  selection: Selection,
  maxFiles: number,
): Promise<readonly string[]> {
  const listed = await listByGit(root);
  if (listed === undefined) return listByWalking(root, selection, maxFiles);
  const { files, submodules, nested } = listed;
  const { wanted, isReadAlike } = selection;
  const selected = files.filter(({ name }) => wanted(name));
  const found = [...readable(root, selected, isReadAlike), ...submodules];
  for (const folder of nested) {
    const below = await listRepository(
      path.join(root, folder),
      {
        wanted: (name) => wanted(`${folder}${name}`),
        isReadAlike: (link, target) => isReadAlike(`${folder}${link}`, `${folder}${target}`),
      },
      maxFiles,
    );
    for (const name of below) found.push(`${folder}${name}`);
    if (found.length > maxFiles) break;
  }
  return found;
}

async function listByWalking(
  root: string,
  selection: Selection,
  maxFiles: number,
): Promise<readonly string[]> {
  const { files, links } = await walkFiles(root, selection.wanted, maxFiles);
  const known = new Set(files);
  const found = [...files];
  for (const link of links) if (hidesItsTarget(root, link, known, selection.isReadAlike)) found.push(link);
  return found;
}

interface GitListing {
  readonly files: readonly { readonly name: string; readonly isSparse: boolean }[];
  /** With a slash at the end. */
  readonly submodules: readonly string[];
  /** Other repositories inside this one, with a slash at the end. */
  readonly nested: readonly string[];
}

/** `undefined` if it is not a work tree, git is missing or refuses the folder, or the whole folder is ignored. */
async function listByGit(root: string): Promise<GitListing | undefined> {
  const list = async (...args: string[]) => {
    const output = await runGit(root, ['ls-files', '-z', ...args], maxListingBytes);
    return output
      ?.toString('utf8')
      .split('\0')
      .filter((line) => line !== '');
  };
  const [tracked, untracked] = await Promise.all([
    list('--cached', '--stage', '-t'),
    list('--others', '--exclude-standard'),
  ]);
  if (tracked === undefined || untracked === undefined) return undefined;
  if (tracked.length + untracked.length === 0) {
    const ignored = await list('--others', '--directory', '--no-empty-directory');
    return ignored?.length === 0 ? { files: [], submodules: [], nested: [] } : undefined;
  }
  const files = new Map<string, boolean>();
  const submodules = new Set<string>();
  for (const line of tracked) {
    const [, tag, mode, name = ''] = /^(\S) (\d{6}) [0-9a-f]+ \d\t([\s\S]+)$/.exec(line) ?? [];
    if (mode === '160000') submodules.add(`${name}/`);
    else files.set(name, tag === 'S');
  }
  for (const name of untracked) if (!name.endsWith('/')) files.set(name, false);
  return {
    files: [...files].map(([name, isSparse]) => ({ name, isSparse })),
    submodules: [...submodules],
    nested: untracked.filter((name) => name.endsWith('/')),
  };
}

/** Without links to listed files and what was deleted; what cannot be inspected stays, so that reading it says so. */
function readable(
  root: string,
  files: GitListing['files'],
  isReadAlike: Selection['isReadAlike'],
): readonly string[] {
  const listed = new Set(files.map(({ name }) => name));
  const isReadable = ({ name, isSparse }: GitListing['files'][number]): boolean => {
    try {
      const stats = lstatSync(path.join(root, name));
      return stats.isFile() || (stats.isSymbolicLink() && hidesItsTarget(root, name, listed, isReadAlike));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      return isSparse || !['ENOENT', 'ENOTDIR'].includes(code) || name.includes('\uFFFD');
    }
  };
  return files.filter(isReadable).map(({ name }) => name);
}
