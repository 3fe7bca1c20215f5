// Which files make up a checkout: what git tracks or would track, or, without git, a walk that respects .gitignore.
import { execFile } from 'node:child_process';
import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Ignore } from 'ignore';

/** More files than this are not listed; the scan says so. */
export const maxFiles = 200_000;
const maxListingBytes = 256 * 1024 * 1024;
const neverEntered = new Set(['.git', 'node_modules']);
const lstatsAtOnce = 64;

/**
 * Regular files below `root` that `wanted` accepts, sorted. Tracked files and untracked ones that are not ignored;
 * submodules are left out, and symlinks but those to files that are not listed themselves. A folder that cannot be listed is given with a slash at its end. At most one
 * more than `mostFiles`.
 */
export async function listCheckout(
  root: string,
  wanted: (file: string) => boolean,
): Promise<readonly string[]> {
  const tracked = await listByGit(root);
  const names =
    tracked === undefined ? await walk(root, wanted) : await regular(root, tracked.filter(wanted));
  return [...names].sort().slice(0, maxFiles + 1);
}

/** `undefined`: not a work tree, no git, git refuses the folder, or the folder is ignored as a whole. */
async function listByGit(root: string): Promise<readonly string[] | undefined> {
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['-C', root, '-c', 'core.fsmonitor=false', ...args], {
      maxBuffer: maxListingBytes,
      timeout: 120_000,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    });
  try {
    const { stdout } = await git(
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
      '--deduplicate',
    );
    if (stdout !== '') return stdout.split('\0').filter((name) => name !== '');
    const { stdout: ignored } = await git(
      'ls-files',
      '-z',
      '--others',
      '--directory',
      '--no-empty-directory',
    );
    return ignored === '' ? [] : undefined;
  } catch {
    return undefined;
  }
}

/** Without submodules, links to what is listed, and what is deleted. What cannot be looked at stays, so that reading it says so. */
async function regular(root: string, names: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  const listed = new Set(names);
  for (let next = 0; next < names.length; next += lstatsAtOnce) {
    const batch = names.slice(next, next + lstatsAtOnce);
    const kept = await Promise.all(
      batch.map(async (name) => {
        try {
          const stats = await lstat(path.join(root, name));
          return stats.isFile() || (stats.isSymbolicLink() && (await hides(root, name, listed)));
        } catch (error) {
          const { code = '' } = error as NodeJS.ErrnoException;
          return !['ENOENT', 'ENOTDIR'].includes(code) || name.includes('\uFFFD');
        }
      }),
    );
    found.push(...batch.filter((_, index) => kept[index]));
  }
  return found;
}

/** True for a link to a file that is not listed itself: whoever follows the link uses what nobody would read. */
async function hides(root: string, link: string, listed: ReadonlySet<string>): Promise<boolean> {
  try {
    const target = await realpath(path.join(root, link));
    const name = path
      .relative(await realpath(root), target)
      .split(path.sep)
      .join('/');
    return !listed.has(name) && (await lstat(target)).isFile();
  } catch {
    // It leads nowhere, or in a circle.
    return false;
  }
}

interface Rules {
  /** The folder that the rules stand in, with a slash behind it unless it is the root. */
  readonly below: string;
  readonly rules: Ignore;
}

async function walk(root: string, wanted: (file: string) => boolean): Promise<readonly string[]> {
  const { default: ignore } = await import('ignore');
  const found: string[] = [];
  const links: string[] = [];
  const folders: { readonly folder: string; readonly rules: readonly Rules[] }[] = [
    { folder: '', rules: [] },
  ];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const below = next.folder === '' ? '' : `${next.folder}/`;
    const entries = await entriesOf(path.join(root, next.folder));
    if (entries === undefined) {
      found.push(below);
      continue;
    }
    const own = entries.some((entry) => entry.name === '.gitignore' && entry.isFile());
    const text = own ? await readFile(path.join(root, below, '.gitignore'), 'utf8') : undefined;
    const rules = text === undefined ? next.rules : [...next.rules, { below, rules: ignore().add(text) }];
    for (const entry of entries) {
      const name = `${below}${entry.name}`;
      if (entry.isDirectory() && !neverEntered.has(entry.name) && !isIgnored(rules, `${name}/`))
        folders.push({ folder: name, rules });
      else if (wanted(name) && !isIgnored(rules, name)) {
        if (entry.isFile()) found.push(name);
        if (entry.isSymbolicLink()) links.push(name);
      }
    }
    if (found.length + links.length > maxFiles) return [...found, ...links];
  }
  const listed = new Set(found);
  for (const link of links) if (await hides(root, link, listed)) found.push(link);
  return found;
}

/** `undefined`: the folder cannot be listed, as one whose name is no UTF-8. The root must be there. */
async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

/** The innermost file of rules that says anything about the name decides. */
function isIgnored(all: readonly Rules[], name: string): boolean {
  for (const { below, rules } of [...all].reverse()) {
    const { ignored, unignored } = rules.test(name.slice(below.length));
    if (ignored || unignored) return ignored;
  }
  return false;
}
