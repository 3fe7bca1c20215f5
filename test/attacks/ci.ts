// The variables that each CI system documents, for one checkout.
import type { Checked } from './repository.js';
import type { Answer, Files, Stage } from './stage.js';

/** What a GitHub runner sets. The payload is what the event brings. */
export async function github(
  stage: Stage,
  { base, head, branch }: Checked,
  event: string,
  payload: object,
  more: Files = {},
): Promise<Files> {
  const api = await stage.server(githubApi(base, head, branch));
  const temp = stage.path('runner');
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: stage.write(
      'event.json',
      JSON.stringify({ repository: repo, sender: { login: 'eve' }, ...payload }),
    ),
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_API_URL: api.url,
    GITHUB_GRAPHQL_URL: `${api.url}/graphql`,
    GITHUB_SERVER_URL: api.url,
    GITHUB_WORKSPACE: stage.path('checkout'),
    GITHUB_RUN_ID: '1',
    GITHUB_WORKFLOW: 'images',
    GITHUB_JOB: 'tagproof',
    GITHUB_OUTPUT: stage.write('runner/output', ''),
    GITHUB_STEP_SUMMARY: stage.write('runner/summary', ''),
    RUNNER_TEMP: temp,
    'INPUT_GITHUB-TOKEN': stage.secret('ghs_0123456789abcdefghij'),
    ...more,
  };
}

const repo = {
  name: 'shop',
  full_name: 'acme/shop',
  default_branch: 'main',
  owner: { login: 'acme' },
  fork: false,
};

const pullOf = (base: string, head: string, branch: string, merge: string | null = null) => ({
  number: 1,
  state: 'open',
  draft: false,
  merged: false,
  merge_commit_sha: merge,
  base: { ref: 'main', label: 'acme:main', sha: base, repo, user: { login: 'acme' } },
  head: { ref: branch, label: `acme:${branch}`, sha: head, repo, user: { login: 'acme' } },
  user: { login: 'eve', type: 'User' },
});

/** The event `pull_request`, on the host's merge if that is what is checked out. */
export async function githubPullRequest(stage: Stage, checked: Checked, more: Files = {}): Promise<Files> {
  const { base, head, branch, merge } = checked;
  const payload = { action: 'synchronize', number: 1, pull_request: pullOf(base, head, branch, merge) };
  const variables = {
    GITHUB_REF: 'refs/pull/1/merge',
    GITHUB_REF_NAME: '1/merge',
    GITHUB_SHA: merge,
    GITHUB_BASE_REF: 'main',
    GITHUB_HEAD_REF: branch,
  };
  return github(stage, checked, 'pull_request', payload, { ...variables, ...more });
}

/** Answers what can be asked about the pull request; everything else is not there. */
function githubApi(base: string, head: string, branch: string): Answer {
  const pull = pullOf(base, head, branch);
  const answers: Readonly<Record<string, unknown>> = {
    '/repos/acme/shop': repo,
    '/repos/acme/shop/pulls/1': pull,
    [`/repos/acme/shop/commits/${head}/pulls`]: [pull],
    '/repos/acme/shop/commits/heads%2Fmain': { sha: base },
    '/repos/acme/shop/branches/main': { name: 'main', commit: { sha: base } },
    '/repos/acme/shop/git/ref/heads/main': { ref: 'refs/heads/main', object: { type: 'commit', sha: base } },
  };
  return (request, response) => {
    const [name = ''] = (request.url ?? '').split('?');
    const answer = answers[name];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Not Found' }));
  };
}

/** Inputs of the action, as the runner passes them. */
export function inputs(given: Files): Files {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
}

export function gitlab(stage: Stage, { head }: Checked, more: Files): Files {
  const token = stage.secret('glcbt-64_0123456789abcdefgh');
  return {
    CI: 'true',
    GITLAB_CI: 'true',
    CI_SERVER: 'yes',
    CI_SERVER_URL: 'https://gitlab.example.com',
    CI_SERVER_HOST: 'gitlab.example.com',
    CI_API_V4_URL: 'http://127.0.0.1:9/api/v4',
    CI_PROJECT_ID: '7',
    CI_PROJECT_PATH: 'acme/shop',
    CI_PROJECT_DIR: stage.path('checkout'),
    CI_DEFAULT_BRANCH: 'main',
    CI_JOB_TOKEN: token,
    CI_REPOSITORY_URL: `http://gitlab-ci-token:${token}@127.0.0.1:9/acme/shop.git`,
    CI_COMMIT_SHA: head,
    ...more,
  };
}

/** The variables of a merge request. The sha of the target is only set where the pipeline runs on merged results. */
export function mergeRequest({ base, head, branch }: Checked, kind: string, diffBase = base): Files {
  return {
    CI_PIPELINE_SOURCE: 'merge_request_event',
    CI_OPEN_MERGE_REQUESTS: 'acme/shop!1',
    CI_COMMIT_REF_NAME: branch,
    CI_MERGE_REQUEST_ID: '9',
    CI_MERGE_REQUEST_IID: '1',
    CI_MERGE_REQUEST_EVENT_TYPE: kind,
    CI_MERGE_REQUEST_PROJECT_ID: '7',
    CI_MERGE_REQUEST_PROJECT_PATH: 'acme/shop',
    CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: branch,
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
    CI_MERGE_REQUEST_DIFF_BASE_SHA: diffBase,
    CI_MERGE_REQUEST_REF_PATH:
      kind === 'detached' ? 'refs/merge-requests/1/head' : 'refs/merge-requests/1/merge',
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: kind === 'detached' ? '' : head,
    CI_MERGE_REQUEST_TARGET_BRANCH_SHA: kind === 'detached' ? '' : base,
  };
}

export function azure(stage: Stage, { folder }: Checked, more: Files): Files {
  return {
    TF_BUILD: 'True',
    SYSTEM_COLLECTIONURI: 'https://dev.azure.com/acme/',
    SYSTEM_TEAMPROJECT: 'shop',
    SYSTEM_DEFAULTWORKINGDIRECTORY: folder,
    BUILD_SOURCESDIRECTORY: folder,
    BUILD_REPOSITORY_NAME: 'shop',
    BUILD_REPOSITORY_PROVIDER: 'TfsGit',
    BUILD_REPOSITORY_URI: 'https://dev.azure.com/acme/shop/_git/shop',
    BUILD_BUILDID: '1',
    AGENT_TEMPDIRECTORY: stage.path('home'),
    ...more,
  };
}

export function azurePullRequest({ head, merge, branch }: Checked): Files {
  return {
    BUILD_REASON: 'PullRequest',
    BUILD_SOURCEBRANCH: 'refs/pull/1/merge',
    BUILD_SOURCEBRANCHNAME: 'merge',
    BUILD_SOURCEVERSION: merge,
    SYSTEM_PULLREQUEST_PULLREQUESTID: '1',
    SYSTEM_PULLREQUEST_ISFORK: 'False',
    SYSTEM_PULLREQUEST_SOURCEBRANCH: `refs/heads/${branch}`,
    SYSTEM_PULLREQUEST_SOURCECOMMITID: head,
    SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
    SYSTEM_PULLREQUEST_TARGETBRANCHNAME: 'main',
  };
}

export function azurePush({ head, branch }: Checked): Files {
  return {
    BUILD_REASON: 'IndividualCI',
    BUILD_SOURCEBRANCH: `refs/heads/${branch}`,
    BUILD_SOURCEBRANCHNAME: branch.split('/').at(-1) ?? '',
    BUILD_SOURCEVERSION: head,
  };
}

export function bitbucket({ base, head, folder, branch }: Checked): Files {
  return {
    CI: 'true',
    BITBUCKET_BUILD_NUMBER: '1',
    BITBUCKET_CLONE_DIR: folder,
    BITBUCKET_COMMIT: head,
    BITBUCKET_WORKSPACE: 'acme',
    BITBUCKET_REPO_SLUG: 'shop',
    BITBUCKET_REPO_FULL_NAME: 'acme/shop',
    BITBUCKET_GIT_HTTP_ORIGIN: 'http://bitbucket.org/acme/shop',
    BITBUCKET_PIPELINE_UUID: '{1}',
    BITBUCKET_STEP_UUID: '{2}',
    BITBUCKET_BRANCH: branch,
    BITBUCKET_PR_ID: '1',
    BITBUCKET_PR_DESTINATION_BRANCH: 'main',
    BITBUCKET_PR_DESTINATION_COMMIT: base.slice(0, 12),
  };
}

export function buildkite({ head, folder, branch }: Checked): Files {
  return {
    CI: 'true',
    BUILDKITE: 'true',
    BUILDKITE_BUILD_ID: '1',
    BUILDKITE_BUILD_CHECKOUT_PATH: folder,
    BUILDKITE_BRANCH: branch,
    BUILDKITE_COMMIT: head,
    BUILDKITE_PIPELINE_DEFAULT_BRANCH: 'main',
    BUILDKITE_PULL_REQUEST: '1',
    BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
    BUILDKITE_PULL_REQUEST_REPO: 'https://git.example.com/eve/shop.git',
    BUILDKITE_REPO: 'https://git.example.com/acme/shop.git',
    BUILDKITE_SOURCE: 'webhook',
  };
}

export function circleci({ head, folder, branch }: Checked, more: Files = {}): Files {
  return {
    CI: 'true',
    CIRCLECI: 'true',
    CIRCLE_BRANCH: branch,
    CIRCLE_BUILD_NUM: '1',
    CIRCLE_JOB: 'images',
    CIRCLE_PROJECT_USERNAME: 'acme',
    CIRCLE_PROJECT_REPONAME: 'shop',
    CIRCLE_REPOSITORY_URL: 'git@github.example:acme/shop.git',
    CIRCLE_SHA1: head,
    CIRCLE_WORKING_DIRECTORY: folder,
    ...more,
  };
}

export function jenkins({ head, folder, branch }: Checked): Files {
  return {
    JENKINS_URL: 'https://jenkins.example.com/',
    JOB_NAME: 'shop/PR-1',
    BUILD_NUMBER: '1',
    WORKSPACE: folder,
    BRANCH_NAME: 'PR-1',
    CHANGE_ID: '1',
    CHANGE_TARGET: 'main',
    CHANGE_BRANCH: branch,
    CHANGE_URL: 'https://git.example.com/acme/shop/pull/1',
    GIT_COMMIT: head,
    GIT_BRANCH: 'PR-1',
    GIT_URL: 'https://git.example.com/acme/shop.git',
  };
}

export function drone({ head, base, folder, branch }: Checked): Files {
  return {
    CI: 'true',
    DRONE: 'true',
    DRONE_WORKSPACE: folder,
    DRONE_BUILD_EVENT: 'pull_request',
    DRONE_BUILD_NUMBER: '1',
    DRONE_BRANCH: 'main',
    DRONE_COMMIT: head,
    DRONE_COMMIT_SHA: head,
    DRONE_COMMIT_BEFORE: base,
    DRONE_COMMIT_BRANCH: 'main',
    DRONE_COMMIT_REF: 'refs/pull/1/head',
    DRONE_PULL_REQUEST: '1',
    DRONE_REPO: 'acme/shop',
    DRONE_REPO_BRANCH: 'main',
    DRONE_SOURCE_BRANCH: branch,
    DRONE_TARGET_BRANCH: 'main',
  };
}

export function woodpecker({ head, folder, branch }: Checked): Files {
  return {
    CI: 'woodpecker',
    CI_WORKSPACE: folder,
    CI_REPO: 'acme/shop',
    CI_REPO_DEFAULT_BRANCH: 'main',
    CI_REPO_CLONE_URL: 'https://git.example.com/acme/shop.git',
    CI_COMMIT_SHA: head,
    CI_COMMIT_REF: 'refs/pull/1/head',
    CI_COMMIT_REFSPEC: `${branch}:main`,
    CI_COMMIT_BRANCH: 'main',
    CI_COMMIT_SOURCE_BRANCH: branch,
    CI_COMMIT_TARGET_BRANCH: 'main',
    CI_COMMIT_PULL_REQUEST: '1',
    CI_PIPELINE_EVENT: 'pull_request',
    CI_PIPELINE_NUMBER: '1',
  };
}

export function prow({ base, head, branch }: Checked): Files {
  return {
    CI: 'true',
    PROW_JOB_ID: '1',
    JOB_NAME: 'images',
    JOB_TYPE: 'presubmit',
    REPO_OWNER: 'acme',
    REPO_NAME: 'shop',
    PULL_BASE_REF: 'main',
    PULL_BASE_SHA: base,
    PULL_NUMBER: '1',
    PULL_PULL_SHA: head,
    PULL_HEAD_REF: branch,
    PULL_REFS: `main:${base},1:${head}`,
  };
}
