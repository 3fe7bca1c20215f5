// Which of the pinned files can go on the branch: those that the base still holds as they were read.
import type { ChangedFile } from '../../model/delivery.js';
import type { GitHubRepository } from '../../model/event.js';
import type { GitHubApi } from './api.js';
import { blobName, maxBranchFiles } from './pin-branch.js';
import { readTree } from './tree.js';
import { jobTokenLogin } from './viewer.js';

export interface PinFiles {
  readonly files: readonly ChangedFile[];
  /** The base has moved since the checkout: a later run will know more. */
  readonly outdated: boolean;
  readonly notices: readonly string[];
}

const maxBytes = 20 * 1024 * 1024;

/**
 * Leaves out files that the base has changed since the checkout (a commit would undo that), executable ones (a commit
 * through GraphQL is always 100644), workflows when the token is the job's own (the host refuses them), and what is
 * more than one commit should hold.
 * @throws ApiError, Failure
 */
export async function usableFiles(
  api: GitHubApi,
  { repository, files }: { readonly repository: GitHubRepository; readonly files: readonly ChangedFile[] },
  { login, base, baseHead }: { readonly login: string; readonly base: string; readonly baseHead: string },
): Promise<PinFiles> {
  if (files.length === 0) return { files: [], outdated: false, notices: [] };
  const tree = await readTree(api, repository, baseHead);
  const usable: ChangedFile[] = [];
  const moved: string[] = [];
  const executable: string[] = [];
  const workflows: string[] = [];
  const tooMany: string[] = [];
  let room = maxBytes;
  for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
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
    ...leftOut(moved, `changed on ${base} since the checkout; the next run takes them`),
    ...leftOut(executable, 'executable, which a commit through the API cannot keep; pin by hand'),
    ...leftOut(workflows, "workflows, which the job's own token may not change; give the token of an app"),
    ...leftOut(tooMany, `more than one pull request should hold; the next one takes them`),
  ];
  return { files: usable, outdated: moved.length > 0, notices };
}

function leftOut(paths: readonly string[], why: string): readonly string[] {
  if (paths.length === 0) return [];
  const more = paths.length > 5 ? `, and ${paths.length - 5} more` : '';
  return [`Left out of the pull request: ${paths.slice(0, 5).join(', ')}${more} (${why})`];
}
