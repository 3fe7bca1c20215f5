// The jobs of the trust table: the variables that each CI system documents, with what a reader of its documentation
// says that the job judges. Nothing here is taken from the code under test.

export type Variables = Readonly<Record<string, string>>;

/** Commits of the situation: `merge` is what the CI system makes of base and head. */
export interface JobCommits {
  readonly base: string;
  readonly head: string;
  readonly merge: string;
}

export interface Job {
  readonly system: string;
  readonly event: string;
  /** `change`: by the rules of its base. `reviewed`: by its own. `unknown`: nobody says. */
  readonly judges: 'change' | 'reviewed' | 'unknown';
  /** What the CI system, or the job, has checked out. */
  readonly at: keyof JobCommits;
  readonly variables: (commits: JobCommits) => Variables;
  readonly payload?: (commits: JobCommits) => unknown;
  /** The default branch as the clone knows it. */
  readonly cloned?: string;
}

const repository = { default_branch: 'main' };

function github(
  event: string,
  judges: Job['judges'],
  at: Job['at'],
  {
    ref = 'refs/heads/main',
    sha = 'base',
    payload = () => ({ repository }),
  }: { ref?: string; sha?: keyof JobCommits; payload?: NonNullable<Job['payload']> } = {},
  name = event,
): Job {
  return {
    system: 'GitHub Actions',
    event: name,
    judges,
    at,
    payload,
    variables: (commits) => ({
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: event,
      GITHUB_REF: ref,
      GITHUB_SHA: commits[sha],
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_API_URL: 'https://api.github.example',
      GITHUB_GRAPHQL_URL: 'https://api.github.example/graphql',
      GITHUB_SERVER_URL: 'https://github.example',
    }),
  };
}

const pull = ({ base, head, merge }: JobCommits) => ({
  repository,
  pull_request: {
    number: 7,
    base: { sha: base, ref: 'main', repo: { full_name: 'acme/shop' } },
    head: { sha: head, ref: 'topic', repo: { full_name: 'acme/shop' } },
    user: { login: 'alice' },
    merge_commit_sha: merge,
  },
});
const merged = { ref: 'refs/pull/7/merge', sha: 'merge', payload: pull } as const;
const queue = {
  ref: 'refs/heads/gh-readonly-queue/main/pr-7-x',
  sha: 'merge',
  payload: ({ base, merge }: JobCommits) => ({
    repository,
    merge_group: { base_sha: base, base_ref: 'refs/heads/main', head_sha: merge },
  }),
} as const;

const job =
  (system: string) =>
  (
    event: string,
    judges: Job['judges'],
    at: Job['at'],
    variables: Job['variables'],
    cloned?: string,
  ): Job => ({ system, event, judges, at, variables, ...(cloned === undefined ? {} : { cloned }) });

const [gitlab, azure, buildkite, bitbucket] = ['GitLab CI', 'Azure Pipelines', 'Buildkite', 'Bitbucket'].map(
  job,
) as [ReturnType<typeof job>, ReturnType<typeof job>, ReturnType<typeof job>, ReturnType<typeof job>];
const [circle, jenkins, drone, woodpecker] = ['CircleCI', 'Jenkins', 'Drone', 'Woodpecker'].map(job) as [
  ReturnType<typeof job>,
  ReturnType<typeof job>,
  ReturnType<typeof job>,
  ReturnType<typeof job>,
];

const onGitlab = { CI: 'true', GITLAB_CI: 'true', CI_DEFAULT_BRANCH: 'main', CI_PROJECT_ID: '1' };
const mergeRequest = {
  ...onGitlab,
  CI_MERGE_REQUEST_IID: '7',
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1',
};
const mergedResult = ({ base, head, merge }: JobCommits) => ({
  ...mergeRequest,
  CI_COMMIT_SHA: merge,
  CI_MERGE_REQUEST_TARGET_BRANCH_SHA: base,
  CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head,
});
const onAzure = { TF_BUILD: 'True' };
const onBuildkite = { CI: 'true', BUILDKITE: 'true', BUILDKITE_PIPELINE_DEFAULT_BRANCH: 'main' };
const onBitbucket = { CI: 'true', BITBUCKET_BUILD_NUMBER: '3' };
const onCircle = { CI: 'true', CIRCLECI: 'true' };
const onJenkins = { JENKINS_URL: 'https://ci.example.com/' };
const onDrone = { CI: 'true', DRONE: 'true', DRONE_REPO_BRANCH: 'main' };
const onWoodpecker = { CI: 'woodpecker', CI_REPO_DEFAULT_BRANCH: 'main' };

export const jobs: readonly Job[] = [
  github('pull_request', 'change', 'merge', merged),
  github('pull_request', 'change', 'head', merged, 'pull_request, the head checked out'),
  github('pull_request_target', 'change', 'head', { payload: pull }),
  github('pull_request_review', 'change', 'merge', merged),
  github('merge_group', 'change', 'merge', queue),
  github('push', 'change', 'head', { ref: 'refs/heads/topic', sha: 'head' }, 'push to another branch'),
  github('push', 'change', 'head', { ref: 'refs/tags/v1', sha: 'head' }, 'push of a tag'),
  github('workflow_dispatch', 'change', 'head', { ref: 'refs/heads/topic', sha: 'head' }),
  github('issue_comment', 'change', 'head', {}, 'issue_comment, the head checked out'),
  github('workflow_run', 'change', 'head', {}, 'workflow_run, the head checked out'),
  github('check_suite', 'change', 'head', {}, 'check_suite, the head checked out'),
  github('push', 'reviewed', 'head', { sha: 'head' }, 'push to the default branch'),
  github('schedule', 'reviewed', 'head', { sha: 'head', payload: () => ({}) }),
  gitlab('merge request', 'change', 'head', ({ head }) => ({ ...mergeRequest, CI_COMMIT_SHA: head })),
  gitlab('merged results', 'change', 'merge', mergedResult),
  gitlab('merge train', 'change', 'merge', (commits) => ({
    ...mergedResult(commits),
    CI_MERGE_REQUEST_EVENT_TYPE: 'merge_train',
  })),
  gitlab('external pull request', 'change', 'head', ({ base, head }) => ({
    ...onGitlab,
    CI_EXTERNAL_PULL_REQUEST_IID: '7',
    CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME: 'main',
    CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA: base,
    CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA: head,
  })),
  gitlab('branch', 'change', 'head', ({ head }) => ({
    ...onGitlab,
    CI_COMMIT_BRANCH: 'topic',
    CI_COMMIT_SHA: head,
  })),
  gitlab('tag', 'change', 'head', ({ head }) => ({ ...onGitlab, CI_COMMIT_TAG: 'v1', CI_COMMIT_SHA: head })),
  gitlab('default branch', 'reviewed', 'head', ({ head }) => ({
    ...onGitlab,
    CI_COMMIT_BRANCH: 'main',
    CI_COMMIT_SHA: head,
  })),
  azure('pull request', 'change', 'merge', ({ head, merge }) => ({
    ...onAzure,
    BUILD_REASON: 'PullRequest',
    BUILD_SOURCEBRANCH: 'refs/pull/7/merge',
    BUILD_SOURCEVERSION: merge,
    SYSTEM_PULLREQUEST_PULLREQUESTID: '7',
    SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
    SYSTEM_PULLREQUEST_SOURCECOMMITID: head,
  })),
  azure('branch, as the clone says', 'change', 'head', branchOfAzure('topic'), 'main'),
  azure('default branch, as the clone says', 'reviewed', 'head', branchOfAzure('main'), 'main'),
  azure('branch', 'unknown', 'head', branchOfAzure('main')),
  buildkite('pull request', 'change', 'head', ({ head }) => ({
    ...onBuildkite,
    BUILDKITE_PULL_REQUEST: '7',
    BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
    BUILDKITE_BRANCH: 'topic',
    BUILDKITE_COMMIT: head,
  })),
  buildkite('branch', 'change', 'head', ({ head }) => ({
    ...onBuildkite,
    BUILDKITE_PULL_REQUEST: 'false',
    BUILDKITE_BRANCH: 'topic',
    BUILDKITE_COMMIT: head,
  })),
  buildkite('default branch', 'reviewed', 'head', ({ head }) => ({
    ...onBuildkite,
    BUILDKITE_PULL_REQUEST: 'false',
    BUILDKITE_BRANCH: 'main',
    BUILDKITE_COMMIT: head,
  })),
  bitbucket('pull request', 'change', 'head', ({ base, head }) => ({
    ...onBitbucket,
    BITBUCKET_PR_ID: '7',
    BITBUCKET_PR_DESTINATION_BRANCH: 'main',
    BITBUCKET_PR_DESTINATION_COMMIT: base,
    BITBUCKET_BRANCH: 'topic',
    BITBUCKET_COMMIT: head,
  })),
  bitbucket('branch', 'unknown', 'head', ({ head }) => ({
    ...onBitbucket,
    BITBUCKET_BRANCH: 'topic',
    BITBUCKET_COMMIT: head,
  })),
  circle(
    'pull request',
    'change',
    'head',
    ({ head }) => ({
      ...onCircle,
      CIRCLE_PULL_REQUEST: 'https://github.example/acme/shop/pull/7',
      CIRCLE_BRANCH: 'topic',
      CIRCLE_SHA1: head,
    }),
    'main',
  ),
  circle('branch', 'unknown', 'head', ({ head }) => ({
    ...onCircle,
    CIRCLE_BRANCH: 'topic',
    CIRCLE_SHA1: head,
  })),
  jenkins('change of a multibranch pipeline', 'change', 'head', () => ({
    ...onJenkins,
    CHANGE_ID: '7',
    CHANGE_TARGET: 'main',
    BRANCH_NAME: 'PR-7',
  })),
  jenkins('primary branch', 'reviewed', 'head', () => ({
    ...onJenkins,
    BRANCH_NAME: 'main',
    BRANCH_IS_PRIMARY: 'true',
  })),
  jenkins('job of another kind', 'unknown', 'head', () => ({ ...onJenkins, GIT_BRANCH: 'origin/topic' })),
  drone('pull request', 'change', 'head', ({ head }) => ({
    ...onDrone,
    DRONE_PULL_REQUEST: '7',
    DRONE_TARGET_BRANCH: 'main',
    DRONE_BRANCH: 'main',
    DRONE_COMMIT_SHA: head,
  })),
  woodpecker('pull request', 'change', 'head', ({ head }) => ({
    ...onWoodpecker,
    CI_COMMIT_PULL_REQUEST: '7',
    CI_COMMIT_TARGET_BRANCH: 'main',
    CI_COMMIT_BRANCH: 'main',
    CI_COMMIT_SHA: head,
  })),
  job('Tekton, Argo and others with the variables of Prow')(
    'presubmit',
    'change',
    'head',
    ({ base, head }) => ({
      JOB_TYPE: 'presubmit',
      PULL_NUMBER: '7',
      PULL_BASE_REF: 'main',
      PULL_BASE_SHA: base,
      PULL_PULL_SHA: head,
    }),
  ),
  job('Another CI system')('any with `CI`', 'unknown', 'head', () => ({ CI: 'true' })),
  job('A terminal')('no variable of a job', 'reviewed', 'head', () => ({})),
];

function branchOfAzure(name: string): Job['variables'] {
  return ({ head }) => ({ ...onAzure, BUILD_SOURCEBRANCH: `refs/heads/${name}`, BUILD_SOURCEVERSION: head });
}
