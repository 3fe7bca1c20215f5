// The commit of the pins, signed by the host, and the branch moved to it in one step.
import { z } from 'zod';
import type { ChangedFile } from '../../model/delivery.js';
import type { GitHubRepository } from '../../model/event.js';
import { callGitHub, type GitHubApi, repositoryPath, requestGraphql } from './api.js';
import { branchHead, fingerprint, pinnedContentOf, trailer } from './pin-branch.js';

const needs = 'contents: write';
const nothing = '0'.repeat(40);

export interface Push {
  readonly repository: GitHubRepository;
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
export async function pushPins(api: GitHubApi, push: Push): Promise<void> {
  const { repository, repositoryId, branch, base, head, headline, files } = push;
  const mark = fingerprint(pinnedContentOf(files, base));
  const growing = `${branch}-next`;
  await startBranch(api, repository, repositoryId, growing, base);
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
    const { oid } = (await requestGraphql(api, question, createCommitAnswer)).createCommitOnBranch.commit;
    await moveBranches(api, repositoryId, 'Move the branch', [
      { branch, from: head ?? nothing, to: oid },
      { branch: growing, from: oid, to: nothing },
    ]);
  } catch (error) {
    await removeBranch(api, repository, repositoryId, growing).catch(() => undefined);
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
  await moveBranches(api, repositoryId, 'Delete the branch', [{ branch, from: head, to: nothing }]);
}

/** What a run that broke off left under this name is taken over. */
async function startBranch(
  api: GitHubApi,
  repository: GitHubRepository,
  repositoryId: string,
  branch: string,
  commit: string,
): Promise<void> {
  const left = await branchHead(api, repository, branch);
  if (left !== undefined)
    return moveBranches(api, repositoryId, 'Take over the branch', [{ branch, from: left, to: commit }]);
  const path = `${repositoryPath(repository)}/git/refs`;
  const body = { ref: `refs/heads/${branch}`, sha: commit };
  await callGitHub(api, { operation: `Create branch ${branch}`, method: 'POST', path, body, needs });
}

const updateRefs = `mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;

/** All or none, and only from where they are believed to be. */
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
