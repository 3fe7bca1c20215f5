// Reads the files of a repository at a commit through the API instead of a clone.
import { z } from 'zod';
import { Failure, gapFrom } from '../../model/failure.js';
import type { CommitFiles, Files, ReadFile } from '../../model/run/host.js';
import type { GitHubRepository } from '../../model/run/revision.js';
import { decodeText } from '../../model/text/decode.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import { blobName } from '../ci-host/pinned-content.js';
import { ApiError } from '../http/api-error.js';
import { type GitHubApi, repositoryPath, requestJson } from './api.js';
import { readTree, type TreeFile } from './tree.js';

const maxFileBytes = 5 * 1024 * 1024;
const blobAnswer = z.object({ content: z.string(), encoding: z.literal('base64') });

/**
 * The files of a commit. Both methods throw ApiError or Failure when a request fails; a file that is not text is
 * `unreadable`. Files that are the same in `checkout` are read from there, which saves requests.
 * https://docs.github.com/rest/git/blobs#get-a-blob
 */
export function filesOf(
  api: GitHubApi,
  repository: GitHubRepository,
  commit: string,
  checkout?: Pick<Files, 'read'>,
  files = memoizeAsync(() => readTree(api, repository, commit)),
): CommitFiles {
  return {
    list: async () => [...(await files()).keys()].sort(),
    async read(path) {
      const file = (await files()).get(path);
      if (file === undefined) return { unreadable: 'the commit has no such file', absent: true };
      if (file.size > maxFileBytes) return { unreadable: `it is larger than ${maxFileBytes} bytes` };
      const here = await checkout?.read(path);
      if (here !== undefined && 'text' in here && blobName(here.text, file.blob) === file.blob) return here;
      return readBlob(api, repository, file);
    },
  };
}

async function readBlob(
  api: GitHubApi,
  repository: GitHubRepository,
  { path, blob }: TreeFile,
): Promise<ReadFile> {
  const request = {
    operation: `Read ${path}`,
    path: `${repositoryPath(repository)}/git/blobs/${encodeURIComponent(blob)}`,
    needs: 'contents: read',
  };
  const bytes = Buffer.from((await requestJson(api, request, blobAnswer)).content, 'base64');
  if (blobName(bytes, blob) !== blob)
    throw new Failure('bad-answer', `Read ${path}: the host returned other content than requested`);
  return decodeText(bytes);
}

/** The same files, where a failed request makes a file `unreadable` instead of ending the scan. */
export function oneByOne(files: CommitFiles): CommitFiles {
  return {
    ...files,
    read: (path) =>
      files.read(path).catch((error: unknown) => ({ unreadable: gapFrom(error, path).message })),
  };
}

const commitAnswer = z.object({ sha: z.string() });
const repositoryAnswer = z.object({ default_branch: z.string(), node_id: z.string() });

/** The name of the default branch. @throws ApiError, Failure */
export async function defaultBranch(api: GitHubApi, repository: GitHubRepository): Promise<string> {
  return (await describeRepository(api, repository)).default_branch;
}

/** @throws ApiError, Failure */
export function describeRepository(api: GitHubApi, repository: GitHubRepository) {
  const operation = `Repository ${repository.owner}/${repository.name}`;
  const path = repositoryPath(repository);
  return requestJson(api, { operation, path, needs: 'metadata: read' }, repositoryAnswer);
}

/** The commit of a branch, a tag or a short hash. @throws ApiError, Failure */
export async function resolveCommit(
  api: GitHubApi,
  repository: GitHubRepository,
  ref: string,
): Promise<string> {
  const request = {
    operation: `Commit ${ref} of ${repository.owner}/${repository.name}`,
    path: `${repositoryPath(repository)}/commits/${encodeURIComponent(ref)}`,
    query: { per_page: '1', page: '1' },
    needs: 'contents: read',
  };
  return (await requestJson(api, request, commitAnswer)).sha;
}

/** True for the host's error when the default branch of a repository has no commit yet. */
export function isEmptyRepository(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && /empty/i.test(error.details.message ?? '');
}

const compareAnswer = z.object({ merge_base_commit: z.object({ sha: z.string() }) });

/** The newest commit that two commits have in common. @throws ApiError, Failure */
export async function mergeBase(
  api: GitHubApi,
  repository: GitHubRepository,
  one: string,
  other: string,
): Promise<string> {
  const request = {
    operation: `Compare ${one.slice(0, 12)} and ${other.slice(0, 12)}`,
    path: `${repositoryPath(repository)}/compare/${encodeURIComponent(one)}...${encodeURIComponent(other)}`,
    // Page 2, because the changed files are on the first page only and are not needed.
    query: { per_page: '1', page: '2' },
    needs: 'contents: read',
  };
  return (await requestJson(api, request, compareAnswer)).merge_base_commit.sha;
}
