// What a run judges, by the documented variables of each CI system.
import { describe, expect, it } from 'vitest';
import { revisionOf } from '../../src/ci/revision.js';
import { ciSystemOf, ciSystems } from '../../src/ci-systems/index.js';
import { Failure } from '../../src/model/failure.js';
import type { Git } from '../../src/model/run/host.js';

type Variables = Readonly<Record<string, string>>;

const [base, head, tip, merge] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
  string,
];

/** A clone that has `at` checked out. */
function clone(at?: string, defaultBranch?: string): Git {
  const unknown = async () => undefined;
  return {
    head: async () => (at === undefined ? undefined : { commit: at, parents: [] }),
    filesAt: unknown,
    branchTip: unknown,
    defaultBranch: async () => defaultBranch,
    mergeBase: unknown,
    fetchTip: () => Promise.reject(new Failure('no-base', 'no network')),
  };
}

function judged(
  variables: Variables,
  { payload = {}, git = clone(), named }: { payload?: unknown; git?: Git; named?: string } = {},
) {
  const ci = { variable: (name: string) => variables[name], payload: async () => payload };
  return revisionOf({ ci, git }, named);
}

const change = (fields: object) => ({ kind: 'change', merges: [], isFromOutside: true, ...fields });

describe('GitHub Actions', () => {
  const on = (event: string, more: Variables = {}) => ({
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: tip,
    ...more,
  });
  const repository = { default_branch: 'main' };
  const pull = (from: string | null, login = 'alice') => ({
    pull_request: {
      number: 7,
      base: { sha: base, ref: 'main', repo: { full_name: 'acme/shop' } },
      head: { sha: head, repo: from === null ? null : { full_name: from } },
      user: { login },
      merge_commit_sha: merge,
    },
    repository,
  });
  const request = { number: 7, target: 'main', base, head };

  it.each([
    ['pull_request', pull('acme/shop'), { merges: [tip, merge], isFromOutside: false }],
    ['pull_request', pull('eve/shop'), { merges: [tip, merge] }],
    ['pull_request', pull(null), { merges: [tip, merge] }],
    ['pull_request', pull('acme/shop', 'dependabot[bot]'), { merges: [tip, merge] }],
    ['pull_request_review', pull('eve/shop'), { merges: [tip, merge] }],
    ['pull_request_target', pull('eve/shop'), { merges: [merge], newerBase: tip }],
  ])('%s is a change of its base: %#', async (event, payload, fields) => {
    expect(await judged(on(event), { payload })).toEqual(change({ ...request, ...fields }));
  });

  it('a merge queue is a change of the commit that it merges into', async () => {
    const payload = { merge_group: { base_sha: base, base_ref: 'refs/heads/next', head_sha: head } };
    const expected = change({ target: 'next', base, forkPoint: base, head, isFromOutside: false });
    expect(await judged(on('merge_group'), { payload })).toEqual(expected);
  });

  it.each(['push', 'workflow_dispatch', 'repository_dispatch', 'release', 'delete'])(
    '%s on another branch or a tag is a change of the default branch',
    async (event) => {
      for (const ref of ['refs/heads/topic', 'refs/tags/v1', 'refs/heads/main2']) {
        const revision = await judged(on(event, { GITHUB_REF: ref }), { payload: { repository } });
        expect(revision).toMatchObject({ kind: 'change', target: 'main', head: tip });
      }
    },
  );

  it.each(['push', 'schedule'])('%s on the default branch is reviewed', async (event) => {
    const payload = event === 'schedule' ? {} : { repository };
    for (const git of [clone(tip), clone()])
      expect(await judged(on(event), { payload, git })).toEqual({ kind: 'branch', name: 'main' });
  });

  it.each(['issue_comment', 'workflow_run', 'check_suite', 'check_run', 'push', 'schedule', 'status'])(
    '%s with another commit checked out than the newest of the default branch is a change of it',
    async (event) => {
      const revision = await judged(on(event), { payload: { repository }, git: clone(head) });
      expect(revision).toMatchObject({ kind: 'change', target: 'main', base: tip, head });
    },
  );

  it.each(['issue_comment', 'workflow_run', 'check_suite'])(
    '%s on the default branch is reviewed, and what anybody can set off',
    async (event) => {
      const payload = { repository };
      const here = await judged(on(event), { payload, git: clone(tip) });
      expect(here).toEqual({ kind: 'branch', name: 'main', isAnybodys: true });
      const unknown = await judged(on(event), { payload });
      expect(unknown).toMatchObject({ kind: 'change', base: tip, isFromOutside: true });
    },
  );

  it.each(['workflow_dispatch', 'repository_dispatch', 'issue_comment'])(
    '%s is reviewed only if the commit that is checked out can be read',
    async (event) => {
      const revision = await judged(on(event), { payload: { repository }, git: clone() });
      expect(revision).toMatchObject({ kind: 'change', target: 'main', base: tip });
    },
  );

  it('does not guess which branch is the default one, unless the clone says it', async () => {
    const push = on('push', { GITHUB_REF: 'refs/heads/main' });
    expect(await judged(push)).toMatchObject({ kind: 'unknown', why: expect.stringContaining('`base`') });
    expect(await judged(push, { git: clone(tip, 'main') })).toMatchObject({ kind: 'branch' });
    expect(await judged(push, { git: clone(tip, 'trunk') })).toMatchObject({ target: 'trunk' });
  });

  it('says what is missing in a payload, and never takes a wrong commit', async () => {
    const payload = { pull_request: { number: 7, base: { sha: 'main' }, head: { sha: head } } };
    const read = judged(on('pull_request'), { payload });
    await expect(read).rejects.toThrow(Failure);
    await expect(read).rejects.toThrow('pull_request.base.sha');
  });
});

describe('elsewhere', () => {
  const gitlab = { GITLAB_CI: 'true', CI_DEFAULT_BRANCH: 'main', CI_COMMIT_SHA: head, CI_PROJECT_ID: '1' };
  const mergeRequest = {
    ...gitlab,
    CI_MERGE_REQUEST_IID: '7',
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
    CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1',
  };
  const external = {
    ...gitlab,
    CI_EXTERNAL_PULL_REQUEST_IID: '7',
    CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME: 'main',
    CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA: tip,
    CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA: head,
  };
  const azure = { TF_BUILD: 'True', BUILD_SOURCEVERSION: merge };
  const azurePull = {
    ...azure,
    BUILD_REASON: 'PullRequest',
    BUILD_SOURCEBRANCH: 'refs/pull/7/merge',
    SYSTEM_PULLREQUEST_PULLREQUESTID: '7',
    SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
    SYSTEM_PULLREQUEST_SOURCECOMMITID: head,
  };
  const buildkite = {
    BUILDKITE: 'true',
    BUILDKITE_BRANCH: 'topic',
    BUILDKITE_COMMIT: head,
    BUILDKITE_PIPELINE_DEFAULT_BRANCH: 'main',
  };
  const bitbucket = { BITBUCKET_BUILD_NUMBER: '3', BITBUCKET_BRANCH: 'topic', BITBUCKET_COMMIT: head };
  const circle = { CIRCLECI: 'true', CIRCLE_BRANCH: 'topic', CIRCLE_SHA1: head };
  const jenkins = { JENKINS_URL: 'https://ci.example.com/' };
  const drone = { DRONE: 'true', DRONE_REPO_BRANCH: 'main', DRONE_BRANCH: 'main', DRONE_COMMIT_SHA: head };
  const onMain = { DRONE_COMMIT_REF: 'refs/heads/main', CI_COMMIT_REF: 'refs/heads/main' };
  const woodpecker = { CI: 'woodpecker', CI_REPO_DEFAULT_BRANCH: 'main', CI_COMMIT_BRANCH: 'main' };
  const prow = { CI: 'true', PULL_BASE_REF: 'main', PULL_BASE_SHA: tip };
  const reviewed = { kind: 'branch', name: 'main' };

  it.each<[string, Variables, object]>([
    [
      'a merge request of GitLab',
      mergeRequest,
      change({ number: 7, target: 'main', forkPoint: base, isFromOutside: false }),
    ],
    [
      'its merged result, or its place in a merge train',
      { ...mergeRequest, CI_MERGE_REQUEST_TARGET_BRANCH_SHA: tip, CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head },
      change({ number: 7, target: 'main', forkPoint: base, base: tip, head, isFromOutside: false }),
    ],
    [
      'a merge request of a fork',
      { ...mergeRequest, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '9' },
      change({ number: 7, target: 'main', forkPoint: base }),
    ],
    ['an external pull request', external, change({ number: 7, target: 'main', base: tip, head })],
    [
      'a branch of GitLab',
      { ...gitlab, CI_COMMIT_BRANCH: 'topic' },
      change({ target: 'main', head, isFromOutside: false }),
    ],
    ['its default branch', { ...gitlab, CI_COMMIT_BRANCH: 'main' }, reviewed],
    ['a tag of GitLab', { ...gitlab, CI_COMMIT_TAG: 'v1' }, { kind: 'change', target: 'main' }],
    [
      'a pull request of Azure Repos',
      { ...azurePull, SYSTEM_PULLREQUEST_ISFORK: 'False' },
      change({ number: 7, target: 'main', head, merges: [merge], isFromOutside: false }),
    ],
    [
      'a pull request of GitHub on Azure',
      {
        ...azurePull,
        SYSTEM_PULLREQUEST_TARGETBRANCH: 'main',
        SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: '8',
        SYSTEM_PULLREQUEST_ISFORK: 'True',
      },
      change({ number: 8, target: 'main', head, merges: [merge] }),
    ],
    ['a branch of Azure', { ...azure, BUILD_SOURCEBRANCH: 'refs/heads/main' }, { kind: 'unknown' }],
    [
      'a pull request of Buildkite',
      { ...buildkite, BUILDKITE_PULL_REQUEST: '7', BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'next' },
      { kind: 'change', number: 7, target: 'next' },
    ],
    [
      'a branch of Buildkite',
      { ...buildkite, BUILDKITE_PULL_REQUEST: 'false' },
      { kind: 'change', target: 'main' },
    ],
    [
      'its default branch',
      { ...buildkite, BUILDKITE_PULL_REQUEST: 'false', BUILDKITE_BRANCH: 'main' },
      reviewed,
    ],
    [
      'a merge queue of Buildkite',
      { ...buildkite, BUILDKITE_MERGE_QUEUE_BASE_BRANCH: 'main', BUILDKITE_MERGE_QUEUE_BASE_COMMIT: tip },
      { kind: 'change', target: 'main', base: tip },
    ],
    [
      'a pull request of Bitbucket',
      {
        ...bitbucket,
        BITBUCKET_PR_ID: '7',
        BITBUCKET_PR_DESTINATION_BRANCH: 'main',
        BITBUCKET_PR_DESTINATION_COMMIT: tip,
      },
      { kind: 'change', number: 7, target: 'main', base: tip },
    ],
    ['a branch of Bitbucket', bitbucket, { kind: 'unknown' }],
    ['a pull request of CircleCI', { ...circle, CIRCLE_PULL_REQUEST: 'https://x/7' }, { kind: 'unknown' }],
    [
      'a change of Jenkins',
      { ...jenkins, CHANGE_ID: '7', CHANGE_TARGET: 'main' },
      { kind: 'change', number: 7, target: 'main' },
    ],
    ['a primary branch of Jenkins', { ...jenkins, BRANCH_NAME: 'main', BRANCH_IS_PRIMARY: 'true' }, reviewed],
    ['another branch of Jenkins', { ...jenkins, BRANCH_NAME: 'main' }, { kind: 'unknown' }],
    [
      'a job of Jenkins that is not multibranch',
      { ...jenkins, GIT_BRANCH: 'origin/main' },
      { kind: 'unknown' },
    ],
    [
      'a pull request of Drone',
      { ...drone, DRONE_PULL_REQUEST: '7', DRONE_TARGET_BRANCH: 'main' },
      { kind: 'change', target: 'main' },
    ],
    ['a branch of Drone', { ...drone, ...onMain, DRONE_BRANCH: 'topic' }, { kind: 'change', target: 'main' }],
    ['its default branch', { ...drone, ...onMain }, reviewed],
    [
      'a pull request that Drone deploys',
      { ...drone, DRONE_BUILD_EVENT: 'promote', DRONE_COMMIT_REF: 'refs/pull/7/head' },
      { kind: 'change', target: 'main', head },
    ],
    ['a tag of Drone', { ...drone, DRONE_TAG: 'v1' }, { kind: 'change', target: 'main' }],
    [
      'a pull request of Woodpecker',
      { ...woodpecker, CI_COMMIT_PULL_REQUEST: '7', CI_COMMIT_TARGET_BRANCH: 'next' },
      { kind: 'change', target: 'next' },
    ],
    ['the default branch of Woodpecker', { ...woodpecker, ...onMain }, reviewed],
    ['what is no branch of Woodpecker', woodpecker, { kind: 'change', target: 'main' }],
    [
      'a job of Prow before the merge',
      { ...prow, PULL_NUMBER: '7', PULL_PULL_SHA: head, JOB_TYPE: 'presubmit' },
      { kind: 'change', base: tip, head },
    ],
    ['a batch of Prow', { ...prow, JOB_TYPE: 'batch' }, { kind: 'change', base: tip }],
    ['a job of Prow after the merge', { ...prow, JOB_TYPE: 'postsubmit' }, { kind: 'unknown' }],
    ['a job of GoCD', { GO_PIPELINE_NAME: 'shop' }, { kind: 'unknown' }],
    ['a job of any other CI system', { CI: 'true' }, { kind: 'unknown' }],
    ['a container of a cluster', { KUBERNETES_SERVICE_HOST: '10.0.0.1' }, { kind: 'unknown' }],
    ['a job on Google Cloud', { CLOUD_RUN_JOB: 'audit' }, { kind: 'unknown' }],
    ['a terminal', { CI: 'false' }, { kind: 'local' }],
  ])('%s', async (_, variables, expected) => {
    expect(await judged(variables)).toMatchObject(expected);
  });

  it.each([
    ['Azure', { ...azure, BUILD_SOURCEBRANCH: 'refs/heads/topic' }],
    ['Bitbucket', bitbucket],
    ['CircleCI', circle],
    ['Prow', { ...prow, PULL_BASE_REF: 'topic', JOB_TYPE: 'postsubmit' }],
    ['Jenkins', { ...jenkins, BRANCH_NAME: 'topic' }],
  ])('%s is told by the clone which branch is the default one', async (_, variables) => {
    expect(await judged(variables, { git: clone(undefined, 'main') })).toMatchObject({ target: 'main' });
    expect(await judged(variables, { git: clone(undefined, 'topic') })).toMatchObject({ kind: 'branch' });
  });

  it('another commit than that of the job is a change of it, also on the default branch', async () => {
    const primary = { ...jenkins, BRANCH_NAME: 'main', BRANCH_IS_PRIMARY: 'true', GIT_COMMIT: head };
    for (const variables of [{ ...gitlab, CI_COMMIT_BRANCH: 'main' }, primary]) {
      const revision = await judged(variables, { git: clone(tip) });
      expect(revision).toMatchObject({ kind: 'change', base: head, head: tip });
    }
  });

  it('takes no commit from what is none', async () => {
    const odd = { ...external, CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA: '--upload-pack=x' };
    expect(await judged(odd)).not.toHaveProperty('base');
  });

  it.each<[string, Variables, string, object]>([
    ['a branch, in a terminal', {}, 'main', { kind: 'change', target: 'main' }],
    ['a commit', { CI: 'true' }, tip, { kind: 'change', base: tip }],
    [
      'the branch that the job is about',
      { ...azure, BUILD_SOURCEBRANCH: 'refs/heads/main' },
      'main',
      { kind: 'branch' },
    ],
    [
      'another branch than that',
      { ...azure, BUILD_SOURCEBRANCH: 'refs/heads/x' },
      'main',
      { kind: 'change', target: 'main' },
    ],
    [
      'the target that the job names',
      { ...azurePull },
      'main',
      { kind: 'change', target: 'main', merges: [merge] },
    ],
    [
      'another target, whose base the job does not name',
      external,
      'next',
      change({ number: 7, target: 'next', head }),
    ],
  ])('`base` can be %s', async (_, variables, named, expected) => {
    const { base: __, ...revision } = { base: undefined, ...(await judged(variables, { named })) };
    expect({ ...revision, ...('base' in expected ? { base: tip } : {}) }).toMatchObject(expected);
  });
});

it('finds each CI system by its own variables, and names what puts the base into the clone', () => {
  for (const { name, checkout } of ciSystems) expect([name, checkout.length > 10]).toEqual([name, true]);
  expect(ciSystemOf(() => undefined)).toBeUndefined();
});
