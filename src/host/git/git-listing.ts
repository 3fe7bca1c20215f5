// What git says about the files of a work tree, read while git prints it.
import path from 'node:path';
import { gitProblems } from '../messages.js';
import { openGit, runGitRecords } from './run-git.js';

const maxListingBytes = 256 * 1024 * 1024;
const tabulator = 0x09;
/** Tag, mode, object and stage of a tracked file. */
const headOfTracked = /^(\S) (\d{6}) [0-9a-f]+ \d$/;
const untrackedTag = '? ';
const modeOfSubmodule = '160000';

export interface GitListing {
  /** Files that git tracks or would track. One whose name is not UTF-8 can share its text with another. */
  readonly names: readonly string[];
  /** Tracked files that a sparse checkout left out. */
  readonly sparse: ReadonlySet<string>;
  /** With a slash at the end. The listed folder itself is the empty string. */
  readonly submodules: readonly string[];
  /** Other repositories inside this one, with a slash at the end. */
  readonly nested: readonly string[];
  /** Files, and folders with a slash at the end. The empty string: all that is not listed. */
  readonly ignored: ReadonlySet<string>;
}

/**
 * `undefined` outside git, without a git to ask, or if the whole folder is ignored. `refused`: why git does not list a
 * repository that is there.
 */
export async function listByGit(
  root: string,
): Promise<GitListing | { readonly refused: string } | undefined> {
  const git = await openGit(root);
  if (git === undefined || 'refused' in git) return git;
  const [known, ignored] = [new ListedFiles(), new UntrackedFiles()];
  const list = (files: { take(record: Buffer): void }, args: readonly string[], from = git) =>
    runGitRecords(from, ['--literal-pathspecs', 'ls-files', '-z', ...args], maxListingBytes, (record) =>
      files.take(record),
    );
  const folder = path.relative(git.top, git.root).split(path.sep).join('/');
  const areListed = await Promise.all([
    list(known, ['--cached', '--stage', '-t', '--others', '--exclude-standard']),
    // In a folder of an ignored one, git dies of an error of its own, so it is asked at the top.
    list(ignored, ['--others', '--exclude-standard', '--ignored', '--directory', '--', folder || '.'], {
      ...git,
      root: git.top,
    }),
  ]);
  const { tracked, untracked } = known;
  if (!areListed.every(Boolean) || !tracked.isRead) return { refused: gitProblems.failed };
  const { names, submodules, sparse } = tracked;
  const { nested } = untracked;
  // What is ignored around the folder has a shorter path, of which nothing is left.
  const above = folder === '' ? 0 : folder.length + 1;
  const all = new Set([...ignored.names, ...ignored.nested].map((name) => name.slice(above)));
  if (names.length + submodules.size + untracked.names.length + nested.length === 0 && all.size > 0)
    return undefined;
  for (const name of untracked.names) names.push(name);
  return { names, sparse, submodules: [...submodules], nested, ignored: all };
}

/** Tracked files, and the untracked ones, which have a tag of their own. */
class ListedFiles {
  readonly tracked = new TrackedFiles();
  readonly untracked = new UntrackedFiles();

  take(record: Buffer): void {
    const isUntracked = record.toString('latin1', 0, untrackedTag.length) === untrackedTag;
    if (isUntracked) this.untracked.take(record.subarray(untrackedTag.length));
    else this.tracked.take(record);
  }
}

class TrackedFiles {
  readonly names: string[] = [];
  readonly submodules = new Set<string>();
  readonly sparse = new Set<string>();
  /** False once git has printed something else. */
  isRead = true;

  take(record: Buffer): void {
    const tab = Math.max(record.indexOf(tabulator), 0);
    const head = headOfTracked.exec(record.toString('latin1', 0, tab));
    const name = record.toString('utf8', tab + 1);
    this.isRead &&= head !== null && name !== '';
    // The folder that is listed can be a submodule that is not checked out, which git calls `./`.
    if (head?.[2] === modeOfSubmodule) this.submodules.add(name === './' ? '' : `${name}/`);
    // A file with conflicts has an entry for each side.
    else if (this.names.at(-1) !== name) this.names.push(name);
    if (head?.[1] === 'S') this.sparse.add(name);
  }
}

class UntrackedFiles {
  readonly names: string[] = [];
  readonly nested: string[] = [];

  take(record: Buffer): void {
    const name = record.toString('utf8');
    (name.endsWith('/') ? this.nested : this.names).push(name);
  }
}
