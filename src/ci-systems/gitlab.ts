// GitLab CI.
// https://docs.gitlab.com/ci/variables/predefined_variables/
import { compact } from '../model/collections.js';
import type { GitRemote } from '../model/run/host.js';
import { Secret } from '../model/run/secret.js';
import { type CiSystem, idTokenVariable, type JobRequest, type Variable } from './system.js';

export const onGitlab: CiSystem = {
  name: 'GitLab CI',
  isHere: (variable) => variable('GITLAB_CI') !== undefined,
  async revision({ variable }) {
    const request = mergeRequest(variable) ?? externalPullRequest(variable);
    return {
      request,
      branch: variable('CI_COMMIT_BRANCH'),
      defaultBranch: variable('CI_DEFAULT_BRANCH'),
      commit: variable('CI_COMMIT_SHA'),
    };
  },
  checkout:
    'Use an image with git, which fetches the target branch with `CI_JOB_TOKEN`; where GitLab has no https, run `git fetch origin` with the target branch before',
  remote,
  idToken: {
    // https://docs.gitlab.com/ci/secrets/id_token_authentication/
    canHave: () => false,
    token: async () => undefined,
    remedy: `Add \`id_tokens:\` to the job, with an entry \`${idTokenVariable}\` whose \`aud\` is the audience`,
  },
};

/** Merge request pipelines, also those of merged results and merge trains, which name the newest commit of the target branch. */
function mergeRequest(variable: Variable): JobRequest | undefined {
  const number = variable('CI_MERGE_REQUEST_IID');
  if (number === undefined) return undefined;
  const [source, project] = [variable('CI_MERGE_REQUEST_SOURCE_PROJECT_ID'), variable('CI_PROJECT_ID')];
  return {
    number: Number(number),
    target: variable('CI_MERGE_REQUEST_TARGET_BRANCH_NAME'),
    base: variable('CI_MERGE_REQUEST_TARGET_BRANCH_SHA'),
    head: variable('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA'),
    forkPoint: variable('CI_MERGE_REQUEST_DIFF_BASE_SHA'),
    isFromOutside: source === undefined || source !== project,
  };
}

/** https://docs.gitlab.com/ci/ci_cd_for_external_repos/#pipelines-for-external-pull-requests */
function externalPullRequest(variable: Variable): JobRequest | undefined {
  const number = variable('CI_EXTERNAL_PULL_REQUEST_IID');
  if (number === undefined) return undefined;
  const names = ['CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY', 'CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'];
  const [source, project] = names.map(variable);
  return {
    number: Number(number),
    target: variable('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'),
    base: variable('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA'),
    head: variable('CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA'),
    isFromOutside: source === undefined || source !== project,
  };
}

/** The job token may fetch: https://docs.gitlab.com/ci/jobs/ci_job_token/ */
function remote(variable: Variable): GitRemote | undefined {
  const [url, token] = [variable('CI_PROJECT_URL'), variable('CI_JOB_TOKEN')];
  // Without TLS the token is not sent, and the clone has to have the branch.
  if (url?.startsWith('https://') !== true) return undefined;
  const login = token === undefined ? undefined : Buffer.from(`gitlab-ci-token:${token}`).toString('base64');
  return {
    url: `${url}.git`,
    ...compact({
      authorization: login === undefined ? undefined : new Secret(`Basic ${login}`),
      authorities: variable('CI_SERVER_TLS_CA_FILE'),
    }),
  };
}
