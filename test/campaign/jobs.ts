// What the variables and the payload of a job say, under the names that each CI system documents.
import { addresses } from '../github/server.js';
import type { Change } from './change.js';

/** The commits of a change by what they are; `merge` is the host's. */
export type Commits = Readonly<Record<'fork' | 'main' | 'topic' | 'merge' | 'checkedOut', string>>;

/** What the job is given for the CI host; it must not be shown anywhere. */
export const jobToken = 'ghs_0123456789canary0123456789canary0123';

type Variables = Readonly<Record<string, string>>;

export const variablesOf: Readonly<
  Record<Change['system'], (change: Change, commits: Commits) => Variables>
> = {
  github({ event, branch }, { main, merge, checkedOut }) {
    const isOfMain = event === 'pull_request_target' || event === 'issue_comment' || event === 'workflow_run';
    return {
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: event === 'branch' ? 'push' : event,
      GITHUB_REF: event === 'branch' ? `refs/heads/${branch}` : 'refs/heads/main',
      GITHUB_SHA: isOfMain ? main : event === 'pull_request' ? merge : checkedOut,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_API_URL: addresses.api,
      GITHUB_GRAPHQL_URL: addresses.graphql,
      GITHUB_SERVER_URL: addresses.server,
      GITHUB_WORKFLOW: 'Images',
      GITHUB_JOB: 'check',
    };
  },
  gitlab({ event, branch, fromFork, named }, { fork, topic, merge, checkedOut, ...commits }) {
    const job = {
      CI: 'true',
      GITLAB_CI: 'true',
      CI_DEFAULT_BRANCH: 'main',
      CI_PROJECT_ID: '7',
      CI_PROJECT_URL: 'https://gitlab.test/acme/shop',
      CI_JOB_TOKEN: jobToken,
      CI_COMMIT_SHA: event === 'merged_result' ? merge : checkedOut,
    };
    if (event === 'push' || event === 'branch')
      return { ...job, CI_COMMIT_BRANCH: event === 'push' ? 'main' : branch };
    return {
      ...job,
      CI_PIPELINE_SOURCE: 'merge_request_event',
      CI_MERGE_REQUEST_IID: '1',
      CI_MERGE_REQUEST_EVENT_TYPE: event === 'merged_result' ? 'merged_result' : 'detached',
      CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: branch,
      CI_MERGE_REQUEST_SOURCE_PROJECT_ID: fromFork ? '9' : '7',
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      CI_MERGE_REQUEST_DIFF_BASE_SHA: fork,
      ...(event === 'merged_result'
        ? {
            CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: topic,
            CI_MERGE_REQUEST_TARGET_BRANCH_SHA: named === 'fork' ? fork : commits.main,
          }
        : {}),
    };
  },
  azure({ event, branch, fromFork, grant }, { topic, merge, checkedOut }) {
    const job = {
      TF_BUILD: 'True',
      BUILD_REPOSITORY_PROVIDER: 'TfsGit',
      BUILD_REPOSITORY_URI: 'https://acme@dev.azure.test/acme/shop/_git/shop',
      ...(grant === 'write' ? { SYSTEM_ACCESSTOKEN: jobToken } : {}),
    };
    if (event !== 'pull_request')
      return {
        ...job,
        BUILD_REASON: 'IndividualCI',
        BUILD_SOURCEBRANCH: `refs/heads/${event === 'push' ? 'main' : branch}`,
        BUILD_SOURCEVERSION: checkedOut,
      };
    return {
      ...job,
      BUILD_REASON: 'PullRequest',
      BUILD_SOURCEBRANCH: 'refs/pull/1/merge',
      BUILD_SOURCEVERSION: merge,
      SYSTEM_PULLREQUEST_PULLREQUESTID: '1',
      SYSTEM_PULLREQUEST_SOURCEBRANCH: `refs/heads/${branch}`,
      SYSTEM_PULLREQUEST_SOURCECOMMITID: topic,
      SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
      SYSTEM_PULLREQUEST_ISFORK: fromFork ? 'True' : 'False',
    };
  },
  buildkite({ event, branch, fromFork }, { checkedOut }) {
    const isRequest = event === 'pull_request';
    return {
      CI: 'true',
      BUILDKITE: 'true',
      BUILDKITE_REPO: 'git://git.test/acme/shop.git',
      BUILDKITE_PIPELINE_DEFAULT_BRANCH: 'main',
      // The branch of a fork may have the name of the default branch.
      BUILDKITE_BRANCH: event === 'push' || (isRequest && fromFork) ? 'main' : branch,
      BUILDKITE_COMMIT: checkedOut,
      BUILDKITE_PULL_REQUEST: isRequest ? '1' : 'false',
      ...(isRequest
        ? {
            BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
            BUILDKITE_PULL_REQUEST_REPO: `git://git.test/${fromFork ? 'eve' : 'acme'}/shop.git`,
          }
        : {}),
    };
  },
  other: () => ({ CI: 'true' }),
};

/** GitHub's event; other systems have none. */
export function payloadOf({ system, event, named, fromFork, checkout }: Change, commits: Commits): unknown {
  if (system !== 'github') return {};
  const repository = { default_branch: 'main' };
  if (event === 'issue_comment') return { repository, issue: { number: 1, pull_request: {} } };
  if (event === 'workflow_run') return { repository, workflow_run: { head_sha: commits.topic } };
  const side = (sha: string, name: string) => ({ sha, repo: { full_name: name } });
  return {
    repository,
    before: commits.fork,
    merge_group: { base_sha: commits.main },
    pull_request: {
      number: 1,
      base: side(commits[named], 'acme/shop'),
      head: side(commits.topic, fromFork ? 'eve/shop' : 'acme/shop'),
      user: { login: 'alice' },
      merge_commit_sha: checkout === 'merge' ? commits.checkedOut : null,
    },
  };
}
