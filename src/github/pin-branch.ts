// The rolling branch of the pins: what is on it, whose it is, and its replacement by one commit that the host signs.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ChangedFile } from '../model/delivery.js';
import type { RepositoryName } from '../model/event.js';
import { type Api, ask, askGraphql, call, repositoryPath } from './api.js';
import { blobName } from './blob.js';
import { isAbsent } from './errors.js';

const needs = 'contents: write';
const nothing = '0'.repeat(40);
const trailer = 'Tagproof-Content';

/** Paths and the git names of their contents. */
export type Content = ReadonlyMap<string, string>;

/** One word for a content; equal words, equal files. */
export function fingerprint(content: Content): string {
  const sorted = [...content].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32);
}

export function contentOf(files: readonly ChangedFile[], like: string): Content {
  return new Map(files.map(({ path, after }) => [path, blobName(after, like)]));
}

const refAnswer = z.object({ object: z.object({ sha: z.string() }) });

/** The commit at the head of a branch; `undefined` when there is no such branch. @throws ApiError, Failure */
export async function branchHead(
  api: Api,
  repository: RepositoryName,
  branch: string,
): Promise<string | undefined> {
  const path = `${repositoryPath(repository)}/git/ref/heads/${branchPath(branch)}`;
  try {
    const request = { operation: `Branch ${branch}`, method: 'GET' as const, path, needs: 'contents: read' };
    return (await ask(api, request, refAnswer)).object.sha;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

function branchPath(branch: string): string {
  return branch.split('/').map(encodeURIComponent).join('/');
}

const compareAnswer = z.object({
  total_commits: z.int(),
  commits: z.array(
    z.object({
      commit: z.object({ message: z.string() }),
      author: z.object({ login: z.string().optional() }).nullable(),
    }),
  ),
  files: z.array(z.object({ filename: z.string(), sha: z.string().nullable() })).default([]),
});

/** Files that the host lists in a comparison. */
export const mostFiles = 300;

export interface BranchState {
  /** All on it was written by this token through `pushPins`, and nobody has changed it since. */
  readonly own: boolean;
  readonly content: Content;
}

/**
 * What the branch adds to the base. It is our own when it is one commit by `login` whose message carries the
 * fingerprint of exactly these files: an amended commit keeps author and message, but not its content.
 * https://docs.github.com/rest/commits/commits#compare-two-commits
 * @throws ApiError, Failure
 */
export async function branchState(
  api: Api,
  repository: RepositoryName,
  heads: { readonly base: string; readonly branch: string },
  login: string,
): Promise<BranchState> {
  const request = {
    operation: 'Compare the branch with its base',
    method: 'GET' as const,
    path: `${repositoryPath(repository)}/compare/${heads.base}...${heads.branch}`,
    query: { per_page: '2', page: '1' },
    needs: 'contents: read',
  };
  const { total_commits: ahead, commits, files } = await ask(api, request, compareAnswer);
  const content = new Map(files.map(({ filename, sha }) => [filename, sha ?? '']));
  if (ahead === 0) return { own: true, content };
  const [only] = commits;
  const signed = only?.commit.message.includes(`${trailer}: ${fingerprint(content)}`) === true;
  return { own: ahead === 1 && only?.author?.login === login && signed, content };
}

export interface Push {
  readonly repository: RepositoryName;
  /** GraphQL id of the repository. */
  readonly repositoryId: string;
  readonly branch: string;
  /** The commit that the pins go on. */
  readonly base: string;
  /** What the branch points to now; it is not touched when it has moved since. */
  readonly head?: string;
  readonly headline: string;
  readonly files: readonly ChangedFile[];
}

const createCommit = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
const createCommitAnswer = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }),
});

/**
 * Makes the branch the base and one commit. The commit grows on a second branch that then takes the first one's place
 * in one step: a branch that stood at its base for a moment would close its pull request.
 * https://docs.github.com/graphql/reference/mutations#createcommitonbranch
 * @throws ApiError (409: the branch has moved meanwhile), Failure
 */
export async function pushPins(api: Api, push: Push): Promise<void> {
  const { repository, repositoryId, branch, base, head, headline, files } = push;
  const mark = fingerprint(contentOf(files, base));
  const growing = `${branch}-${mark.slice(0, 12)}`;
  await startBranch(api, repository, repositoryId, growing, base);
  let tip = base;
  try {
    const input = {
      branch: { repositoryNameWithOwner: `${repository.owner}/${repository.name}`, branchName: growing },
      expectedHeadOid: base,
      message: { headline, body: `${trailer}: ${mark}` },
      fileChanges: {
        additions: files.map(({ path, after }) => ({
          path,
          contents: Buffer.from(after, 'utf8').toString('base64'),
        })),
      },
    };
    const question = { operation: 'Commit the pins', document: createCommit, variables: { input }, needs };
    tip = (await askGraphql(api, question, createCommitAnswer)).createCommitOnBranch.commit.oid;
    await moveBranches(api, repositoryId, 'Move the branch', [
      { branch, from: head ?? nothing, to: tip },
      { branch: growing, from: tip, to: nothing },
    ]);
  } catch (error) {
    await moveBranches(api, repositoryId, 'Clean up', [{ branch: growing, from: tip, to: nothing }]).catch(
      () => undefined,
    );
    throw error;
  }
}

/** Removes the branch, if it still points to `head`. @throws ApiError, Failure */
export async function deleteBranch(
  api: Api,
  repositoryId: string,
  branch: string,
  head: string,
): Promise<void> {
  await moveBranches(api, repositoryId, 'Delete the branch', [{ branch, from: head, to: nothing }]);
}

/** What a run that broke off left under this name is taken over. */
async function startBranch(
  api: Api,
  repository: RepositoryName,
  repositoryId: string,
  branch: string,
  commit: string,
): Promise<void> {
  const left = await branchHead(api, repository, branch);
  if (left !== undefined)
    return moveBranches(api, repositoryId, 'Take over the branch', [{ branch, from: left, to: commit }]);
  const path = `${repositoryPath(repository)}/git/refs`;
  const body = { ref: `refs/heads/${branch}`, sha: commit };
  await call(api, { operation: `Create branch ${branch}`, method: 'POST', path, body, needs });
}

const updateRefs = `mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;

/** All or none, and only from where they are believed to be. */
async function moveBranches(
  api: Api,
  repositoryId: string,
  operation: string,
  moves: readonly { readonly branch: string; readonly from: string; readonly to: string }[],
): Promise<void> {
  const refUpdates = moves.map(({ branch, from, to }) => ({
    name: `refs/heads/${branch}`,
    beforeOid: from,
    afterOid: to,
    force: true,
  }));
  const variables = { input: { repositoryId, refUpdates } };
  await askGraphql(api, { operation, document: updateRefs, variables, needs }, z.unknown());
}
