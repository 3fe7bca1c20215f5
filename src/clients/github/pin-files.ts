// Selects the pinned files that can be committed: those that the base has not changed since they were read.

import type { GitHubRepository } from '../../model/ci-run.js';
import type { FileChange } from '../../model/file-change.js';
import { compareText } from '../../model/text.js';
import type { GitHubApi } from './api.js';
import { jobTokenLogin } from './authorship.js';
import { leftOut, leftOutReasons } from './messages.js';
import { blobName, maxBranchFiles } from './pin-branch.js';
import { readTree } from './tree.js';

export interface PinFiles {
  readonly files: readonly FileChange[];
  /** The base has changed since the checkout, so a later run will have newer files. */
  readonly outdated: boolean;
  readonly notices: readonly string[];
}

const maxBytes = 20 * 1024 * 1024;

/**
 * Leaves out files that the base has changed since the checkout (a commit would undo that), executable ones (a commit
 * through GraphQL always has mode 100644), workflows if the token is the job's own (the host refuses them), and what
 * exceeds the limits of one commit.
 * @throws ApiError, Failure
 */
export async function usableFiles(
  api: GitHubApi,
  { repository, files }: { readonly repository: GitHubRepository; readonly files: readonly FileChange[] },
  { login, base, baseHead }: { readonly login: string; readonly base: string; readonly baseHead: string },
): Promise<PinFiles> {
  if (files.length === 0) return { files: [], outdated: false, notices: [] };
  const tree = await readTree(api, repository, baseHead);
  const usable: FileChange[] = [];
  const moved: string[] = [];
  const executable: string[] = [];
  const workflows: string[] = [];
  const tooMany: string[] = [];
  let room = maxBytes;
  for (const file of [...files].sort((a, b) => compareText(a.path, b.path))) {
    const { path, before, after } = file;
    const there = tree.get(path);
    if (there !== undefined && there.blob === blobName(after, there.blob)) continue;
    room -= Buffer.byteLength(after);
    const isMoved = there === undefined ? before !== '' : there.blob !== blobName(before, there.blob);
    if (isMoved) moved.push(path);
    else if (there?.executable) executable.push(path);
    else if (login === jobTokenLogin && path.startsWith('.github/workflows/')) workflows.push(path);
    else if (usable.length >= maxBranchFiles || room < 0) tooMany.push(path);
    else usable.push(file);
  }
  const notices = [
    ...leftOut(moved, leftOutReasons.moved(base)),
    ...leftOut(executable, leftOutReasons.executable),
    ...leftOut(workflows, leftOutReasons.workflows),
    ...leftOut(tooMany, leftOutReasons.tooMany),
  ];
  return { files: usable, outdated: moved.length > 0, notices };
}
