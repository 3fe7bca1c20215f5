// Who wrote and who edited a text of a pull request or an issue: the run's own login, and whether others may write to the
// repository.
import { z } from 'zod';
import type { GitHubRepository } from '../../../model/run/revision.js';
import { rememberedFor } from '../../../model/waiting/memoize.js';
import { type GitHubApi, repositoryPath, requestJson } from '../api.js';
import { requestGraphql } from '../graphql.js';

/** The login of a job's own token, on every server of the host. */
export const jobTokenLogin = 'github-actions[bot]';

const viewerAnswer = z.object({ viewer: z.object({ login: z.string() }) });

/** The login that is shown as the author of what the token writes, requested once per client. @throws ApiError, Failure */
export const viewerLogin = rememberedFor(async (api: GitHubApi): Promise<string> => {
  const query = {
    operation: 'Read the login of the token',
    document: 'query { viewer { login } }',
    variables: {},
    needs: 'metadata: read',
  };
  return (await requestGraphql(api, query, viewerAnswer)).viewer.login;
});

/** The text after one edit. */
export interface TextRevision {
  /** Absent: the content of the revision was deleted, or the host does not give it. */
  readonly text?: string;
  /** Absent: the account no longer exists. */
  readonly login?: string;
  /** A person's account, as opposed to that of an app. */
  readonly isPerson: boolean;
  /** RFC 3339. */
  readonly at: string;
}

const query = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    issueOrPullRequest(number: $number) {
      ... on PullRequest { userContentEdits(first: 100) { nodes { editedAt diff editor { __typename login } } } }
      ... on Issue { userContentEdits(first: 100) { nodes { editedAt diff editor { __typename login } } } }
    }
  }
}`;

const answer = z.object({
  repository: z.object({
    issueOrPullRequest: z.object({
      userContentEdits: z
        .object({
          nodes: z.array(
            z
              .object({
                editedAt: z.string(),
                diff: z.string().nullable(),
                editor: z.object({ __typename: z.string(), login: z.string() }).nullable(),
              })
              .nullable(),
          ),
        })
        .nullable(),
    }),
  }),
});

/**
 * The newest 100 revisions of the text, the newest first; none if it was never edited. What the host calls the `diff` of
 * an edit is the whole text after it.
 * https://docs.github.com/graphql/reference/objects#usercontentedit
 * @throws ApiError, Failure
 */
export async function readRevisions(
  api: GitHubApi,
  { owner, name }: GitHubRepository,
  number: number,
): Promise<readonly TextRevision[]> {
  const request = {
    operation: `Read the edits of #${number}`,
    document: query,
    variables: { owner, name, number },
    needs: 'pull-requests: read',
  };
  const { repository } = await requestGraphql(api, request, answer);
  const nodes = repository.issueOrPullRequest.userContentEdits?.nodes ?? [];
  return nodes
    .flatMap((node) => (node === null ? [] : [node]))
    .map(({ editedAt, diff, editor }) => ({
      at: editedAt,
      isPerson: editor?.__typename === 'User',
      ...(diff === null ? {} : { text: diff }),
      ...(editor === null ? {} : { login: editor.login }),
    }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

const permissionAnswer = z.object({ permission: z.string() });

/**
 * Whether the account may write to the repository. The host gives `write` for the role `maintain` too, and `read` for
 * `triage`. https://docs.github.com/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 * @throws ApiError, Failure
 */
export async function mayWrite(
  api: GitHubApi,
  repository: GitHubRepository,
  login: string,
): Promise<boolean> {
  const request = {
    operation: `Read the permission of ${login}`,
    path: `${repositoryPath(repository)}/collaborators/${encodeURIComponent(login)}/permission`,
    needs: 'metadata: read',
  };
  const { permission } = await requestJson(api, request, permissionAnswer);
  return permission === 'admin' || permission === 'write';
}
