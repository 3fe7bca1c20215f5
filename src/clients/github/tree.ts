// Lists the files of a commit with their git object names, folder by folder if the host truncates the whole listing.
import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import type { GitHubRepository } from '../../model/run/revision.js';
import { type GitHubApi, repositoryPath, requestJson } from './api.js';
import { genuineTree, type TreeEntry, treeEntries } from './tree-name.js';

/** A regular file of a commit. */
export interface TreeFile {
  readonly path: string;
  readonly blob: string;
  readonly size: number;
  readonly executable: boolean;
}

const treeAnswer = z.object({ truncated: z.boolean(), tree: treeEntries });
type Tree = z.infer<typeof treeAnswer>;

/** Keeps git objects between runs, by their names. */
export interface ObjectMemory {
  /** What `verified` makes of the object, if it is kept. */
  get<T>(name: string, verified: (text: string) => T | undefined): Promise<T | undefined>;
  keep(name: string, text: string): Promise<void>;
}

const maxFiles = 200_000;
const maxRequests = 500;
const maxDepth = 64;

/**
 * Every regular file of a commit by path, without symbolic links and submodules.
 * With a memory, `commit` is the name of its tree.
 * https://docs.github.com/rest/git/trees#get-a-tree (100,000 entries or 7 MB, then `truncated`)
 * @throws ApiError, Failure; `bad-answer` when the commit exceeds the limits
 */
export async function readTree(
  api: GitHubApi,
  repository: GitHubRepository,
  commit: string,
  memory?: ObjectMemory,
): Promise<ReadonlyMap<string, TreeFile>> {
  const files = new Map<string, TreeFile>();
  let requests = 0;
  const get = (name: string, recursive: boolean): Promise<Tree> => {
    requests += 1;
    if (requests > maxRequests) throw tooLarge();
    const request = {
      operation: `Files of ${repository.owner}/${repository.name}`,
      path: `${repositoryPath(repository)}/git/trees/${encodeURIComponent(name)}`,
      ...(recursive ? { query: { recursive: '1' } } : {}),
      needs: 'contents: read',
    };
    return requestJson(api, request, treeAnswer);
  };
  const add = (prefix: string, { path, mode, type, sha, size = 0 }: TreeEntry) => {
    if (type !== 'blob' || !mode.startsWith('100')) return;
    files.set(`${prefix}${path}`, {
      path: `${prefix}${path}`,
      blob: sha,
      size,
      executable: mode === '100755',
    });
    if (files.size > maxFiles) throw tooLarge();
  };
  const walk = async (name: string, prefix: string, depth: number): Promise<void> => {
    if (depth > maxDepth) throw tooLarge();
    const whole = await get(name, true);
    if (!whole.truncated) {
      if (prefix === '') await memory?.keep(name, JSON.stringify(whole.tree));
      for (const entry of whole.tree) add(prefix, entry);
      return;
    }
    const level = await get(name, false);
    if (level.truncated) throw tooLarge();
    for (const entry of level.tree) {
      if (entry.type === 'tree') await walk(entry.sha, `${prefix}${entry.path}/`, depth + 1);
      else add(prefix, entry);
    }
  };
  const kept = await memory?.get(commit, (text) => genuineTree(commit, text));
  for (const entry of kept ?? []) add('', entry);
  if (kept === undefined) await walk(commit, '', 0);
  return files;
}

function tooLarge(): Failure {
  const limits = `${maxFiles} files, ${maxDepth} folders deep, ${maxRequests} listings`;
  return new Failure(
    'bad-answer',
    `The repository is too large to read through the API (limits: ${limits}). Clone it and run on the checkout`,
  );
}
