// Commits the pins, signed by the host, and moves the branch to the commit in one step.
import { z } from 'zod';
import type { FileChange } from '../../../model/run/delivery.js';
import type { GitHubRepository } from '../../../model/run/revision.js';
import { fingerprint, pinnedContentOf, trailer } from '../../ci-host/pinned-content.js';
import { callGitHub, type GitHubApi, repositoryPath } from '../api.js';
import { requestGraphql } from '../graphql.js';
import { branchHead } from './pin-branch.js';

const needs = 'contents: write';
/** The object name that means "no commit". */
const noCommit = '0'.repeat(40);

export interface Push {
  readonly repository: GitHubRepository;
  /** GraphQL id of the repository. */
  readonly repositoryId: string;
  readonly branch: string;
  /** The parent of the new commit. */
  readonly base: string;
  /** The commit that the branch points to now; if it has moved, it is not changed. */
  readonly head?: string;
  readonly headline: string;
  readonly files: readonly FileChange[];
}

const createCommit = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
const createCommitAnswer = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }),
});

interface PinCommit extends Pick<Push, 'repository' | 'branch' | 'files'> {
  /** The commit that the branch must point to; it becomes the parent. */
  readonly head: string;
  readonly message: { readonly headline: string; readonly body: string };
}

/**
 * Adds one commit to a branch, if that still points to `head`. Returns its name.
 * https://docs.github.com/graphql/reference/mutations#createcommitonbranch
 * @throws ApiError (409: the branch has moved), Failure
 */
export async function commitPins(
  api: GitHubApi,
  { repository, branch, head, message, files }: PinCommit,
): Promise<string> {
  const input = {
    branch: { repositoryNameWithOwner: `${repository.owner}/${repository.name}`, branchName: branch },
    expectedHeadOid: head,
    message,
    fileChanges: {
      additions: files.map(({ path, after }) => ({
        path,
        contents: Buffer.from(after, 'utf8').toString('base64'),
      })),
    },
  };
  const query = { operation: 'Commit the pins', document: createCommit, variables: { input }, needs };
  return (await requestGraphql(api, query, createCommitAnswer)).createCommitOnBranch.commit.oid;
}

/**
 * Makes the branch one commit on top of the base. The commit is created on a second branch, which then replaces the
 * first in one step: a branch that equals its base, even briefly, closes its pull request.
 * @throws ApiError (409: the branch has moved meanwhile), Failure
 */
export async function pushPins(api: GitHubApi, push: Push): Promise<void> {
  const { repository, repositoryId, branch, base, head, headline, files } = push;
  const mark = fingerprint(pinnedContentOf(files, base));
  const staging = `${branch}-next`;
  await startBranch(api, repository, repositoryId, staging, base);
  try {
    const message = { headline, body: `${trailer}: ${mark}` };
    const oid = await commitPins(api, { repository, branch: staging, head: base, message, files });
    await moveBranches(api, repositoryId, 'Move the branch', [
      { branch, from: head ?? noCommit, to: oid },
      { branch: staging, from: oid, to: noCommit },
    ]);
  } catch (error) {
    await removeBranch(api, repository, repositoryId, staging).catch(() => undefined);
    throw error;
  }
}

async function removeBranch(
  api: GitHubApi,
  repository: GitHubRepository,
  repositoryId: string,
  branch: string,
): Promise<void> {
  const head = await branchHead(api, repository, branch);
  if (head !== undefined) await deleteBranch(api, repositoryId, branch, head);
}

/** Removes the branch, if it still points to `head`. @throws ApiError, Failure */
export async function deleteBranch(
  api: GitHubApi,
  repositoryId: string,
  branch: string,
  head: string,
): Promise<void> {
  await moveBranches(api, repositoryId, 'Delete the branch', [{ branch, from: head, to: noCommit }]);
}

/** Creates the branch, or resets one that an interrupted run has left. */
async function startBranch(
  api: GitHubApi,
  repository: GitHubRepository,
  repositoryId: string,
  branch: string,
  commit: string,
): Promise<void> {
  const left = await branchHead(api, repository, branch);
  if (left !== undefined)
    return moveBranches(api, repositoryId, 'Reset the branch', [{ branch, from: left, to: commit }]);
  const path = `${repositoryPath(repository)}/git/refs`;
  const body = { ref: `refs/heads/${branch}`, sha: commit };
  await callGitHub(api, { operation: `Create branch ${branch}`, method: 'POST', path, body, needs });
}

const updateRefs = `mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;

/** Moves all branches or none, and only from the expected commits. */
async function moveBranches(
  api: GitHubApi,
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
  await requestGraphql(api, { operation, document: updateRefs, variables, needs }, z.unknown());
}
