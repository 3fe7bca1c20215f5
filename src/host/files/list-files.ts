// Lists the files of a checkout: what git tracks or would track, or everything where there is no git.
import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { append } from '../../model/collections.js';
import { compareText } from '../../model/text/text.js';
import { type GitListing, listByGit } from '../git/git-listing.js';
import { hidesItsTarget } from './links.js';

/** `.gitignore` is not applied: without git it is not known which ignored files are tracked nevertheless. */
const isNotInstalled = (folder: string) => !/(?:^|\/)node_modules\/$/.test(folder);

interface WalkedFiles {
  /** Regular files, and folders that cannot be listed, with a slash at the end. The root itself is the empty string. */
  readonly files: readonly string[];
  readonly links: readonly string[];
}

/**
 * Walks `root` without `.git`, and without the folders that `isEntered` does not accept: they end with a slash. The
 * walk stops soon after `maxFiles`.
 */
function walkFiles(
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

export interface Selection {
  readonly wanted: (file: string) => boolean;
  /** Whether what is found in the target of a symlink is all that the link would give. */
  readonly isReadAlike: (link: string, target: string) => boolean;
}

interface ListedCheckout {
  readonly names: readonly string[];
  /** Folders of `names` that git should have listed, each with why it did not. */
  readonly refused: ReadonlyMap<string, string>;
}

/**
 * Files below `root` that `wanted` accepts, sorted, at most one more than `maxFiles`: tracked files and untracked ones
 * that are not ignored, also those of other repositories that were checked out below `root`. What is tracked and
 * cannot be read stays in the list, so that reading it says why: files that a sparse checkout left out, symlinks to
 * files that are not listed themselves, and, with a slash at the end, submodules and folders that cannot be listed.
 * @param byGit what git says of `root` itself
 */
export async function listCheckout(
  root: string,
  selection: Selection,
  maxFiles: number,
  byGit: () => ReturnType<typeof listByGit> = () => listByGit(root),
): Promise<ListedCheckout> {
  const refused = new Map<string, string>();
  const refuse = (below: string, why: string) => refused.set(below, why);
  const found = await listRepository(root, selection, maxFiles, refuse, byGit);
  const sorted = [...refused.keys(), ...found].sort(compareText);
  const names = sorted.filter((name, index) => name !== sorted[index - 1]).slice(0, maxFiles + 1);
  return { names, refused };
}

/** Where git refuses, everything on disk is listed, and `refuse` receives the folder: git may know of more files. */
async function listRepository(
  root: string,
  selection: Selection,
  maxFiles: number,
  refuse: (below: string, why: string) => void,
  byGit: () => ReturnType<typeof listByGit> = () => listByGit(root),
): Promise<readonly string[]> {
  const listed = await byGit();
  if (listed !== undefined && 'refused' in listed) refuse('', listed.refused);
  if (listed === undefined || 'refused' in listed) return listByWalking(root, selection, maxFiles);
  const { sparse, submodules, nested } = listed;
  const { wanted, isReadAlike } = selection;
  const names = [...listed.names];
  append(names, leftOut(root, listed, maxFiles));
  const selected = names.filter(wanted);
  const readable = isReadable(root, { names: selected, sparse }, isReadAlike);
  const found = selected.filter(readable);
  append(found, submodules);
  for (const folder of nested) {
    const below = await listRepository(
      path.join(root, folder),
      {
        wanted: (name) => wanted(`${folder}${name}`),
        isReadAlike: (link, target) => isReadAlike(`${folder}${link}`, `${folder}${target}`),
      },
      maxFiles,
      (deeper, why) => refuse(`${folder}${deeper}`, why),
    );
    for (const name of below) found.push(`${folder}${name}`);
    if (found.length > maxFiles) break;
  }
  return found;
}

/**
 * What is on disk although git, which ignores something else, does not list it. There is nothing unless git was misled,
 * for example by a configuration that takes `Dockerfile` and `dockerfile` for one file, or may not open a folder.
 */
function leftOut(
  root: string,
  { names, submodules, nested, ignored }: GitListing,
  maxFiles: number,
): readonly string[] {
  if (ignored.has('')) return [];
  const [known, others] = [new Set(names), new Set([...submodules, ...nested])];
  // Git gives composed names on macOS, whose disks have either form.
  const isKnown = (name: string) => known.has(name) || known.has(name.normalize()) || ignored.has(name);
  const { files, links } = walkFiles(
    root,
    (name) => !isKnown(name),
    maxFiles,
    (folder) => !others.has(folder) && !ignored.has(folder),
  );
  return [...files, ...links];
}

function listByWalking(root: string, selection: Selection, maxFiles: number): readonly string[] {
  const { files, links } = walkFiles(root, selection.wanted, maxFiles);
  const known = new Set(files);
  const found = [...files];
  for (const link of links) if (hidesItsTarget(root, link, known, selection.isReadAlike)) found.push(link);
  return found;
}

/** False for a link to a listed file and what was deleted; what cannot be inspected stays, so that reading it says so. */
function isReadable(
  root: string,
  { names, sparse }: { readonly names: readonly string[]; readonly sparse: ReadonlySet<string> },
  isReadAlike: Selection['isReadAlike'],
): (name: string) => boolean {
  let listed: ReadonlySet<string> | undefined;
  const hidesTarget = (link: string) => {
    listed ??= new Set(names);
    return hidesItsTarget(root, link, listed, isReadAlike);
  };
  return (name) => {
    try {
      const stats = lstatSync(path.join(root, name));
      return stats.isFile() || (stats.isSymbolicLink() && hidesTarget(name));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      return sparse.has(name) || !['ENOENT', 'ENOTDIR'].includes(code) || name.includes('\uFFFD');
    }
  };
}
