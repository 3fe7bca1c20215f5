// Point 1: what is judged. Each change adds an image without a digest, and accepts it itself.
import type { Attack, Ended, Honest } from './attack.js';
import * as ci from './ci.js';
import { type Checked, type Checkout, checkOut, type Edits, git } from './repository.js';
import type { Files, Stage } from './stage.js';
import { digestOf } from './world.js';

const reason = 'reason: it is only for a test';
const policy = '.github/tagproof.yml';

const unpinned = (stage: Stage) => `FROM ${stage.world.registry.host}/acme/node:20\n`;
const pinned = (stage: Stage) =>
  `FROM ${stage.world.registry.host}/acme/node:20@${digestOf('acme/node:20')}\n`;

/** Ways in which a change accepts its own finding. */
const accepts = {
  waiver: () => ({ [policy]: `waivers:\n  - check: unpinned\n    image: "**"\n    ${reason}\n` }),
  exclude: () => ({ [policy]: 'exclude: ["**"]\n' }),
  paths: () => ({ [policy]: 'paths: ["**/*.none"]\n' }),
  inline: (stage: Stage) => ({
    'app/Dockerfile': `# tagproof: ignore[unpinned] only for a test\n${unpinned(stage)}`,
  }),
  extended: () => ({
    [policy]: 'extends: .github/weak.yml\n',
    '.github/weak.yml': 'checks: {unpinned: off}\n',
  }),
  nothing: () => ({}),
  failOn: () => ({ [policy]: 'fail-on: none\n' }),
  override: () => ({ [policy]: 'overrides:\n  - paths: app/**\n    checks: {unpinned: notice}\n' }),
  newOnly: () => ({ [policy]: 'new-only: true\nchecks: {unpinned: warning}\n' }),
} satisfies Readonly<Record<string, (stage: Stage) => Edits>>;

interface Situation {
  /** The change begins at an old commit, under a lax policy. */
  readonly fromPast?: true;
  readonly checkout?: Checkout;
  readonly accept: keyof typeof accepts;
  readonly run: (stage: Stage, checked: Checked) => Promise<Ended>;
  /** The system does not say what is judged, or the base is not in the clone. */
  readonly unknown?: true;
  /** Done to the clone, if the change is the attack. */
  readonly more?: (checked: Checked) => void;
}

function prepared(stage: Stage, head: Edits, checkout: Checkout = {}, fromPast = false): Checked {
  const past = { Dockerfile: pinned(stage), [policy]: 'fail-on: none\n' };
  return checkOut(stage, { past, base: { [policy]: 'fail-on: error\n' }, head, fromPast }, checkout);
}

function attack(name: string, before: Attack['before'], situation: Situation): Attack {
  return {
    point: 1,
    name,
    control: situation.unknown ? 'fail or incomplete' : 'fail',
    before,
    play(stage, attacked) {
      const head = {
        'app/Dockerfile': unpinned(stage),
        ...(attacked ? accepts[situation.accept](stage) : {}),
      };
      const checked = prepared(stage, head, situation.checkout, attacked && situation.fromPast);
      if (attacked) situation.more?.(checked);
      return situation.run(stage, checked);
    },
  };
}

/** The command line in the checkout. */
const command =
  (environment: (checked: Checked, stage: Stage) => Files, args: readonly string[] = []) =>
  (stage: Stage, checked: Checked) =>
    stage.start({ cwd: checked.folder, args: ['verify', '.', ...args], env: environment(checked, stage) });

/** The action, under an event of GitHub. */
const action =
  (event: string, payload: (checked: Checked) => object, more: (checked: Checked) => Files) =>
  async (stage: Stage, checked: Checked) =>
    stage.start({
      action: true,
      cwd: checked.folder,
      env: await ci.github(stage, checked, event, payload(checked), more(checked)),
    });

const onMain = ({ base }: Checked): Files => ({
  GITHUB_REF: 'refs/heads/main',
  GITHUB_REF_NAME: 'main',
  GITHUB_REF_TYPE: 'branch',
  GITHUB_SHA: base,
});
const onTopic = ({ head, branch }: Checked): Files => ({
  GITHUB_REF: `refs/heads/${branch}`,
  GITHUB_REF_NAME: branch,
  GITHUB_REF_TYPE: 'branch',
  GITHUB_SHA: head,
});

const issueComment = action(
  'issue_comment',
  () => ({
    action: 'created',
    issue: { number: 1, pull_request: { url: 'https://api.github.example/repos/acme/shop/pulls/1' } },
    comment: { body: '/verify', user: { login: 'alice' } },
  }),
  onMain,
);
const workflowRun = action(
  'workflow_run',
  ({ head, branch }) => ({
    action: 'completed',
    workflow_run: {
      event: 'pull_request',
      head_branch: branch,
      head_sha: head,
      head_repository: { full_name: 'eve/shop' },
      pull_requests: [],
      conclusion: 'success',
    },
  }),
  onMain,
);
const checkSuite = action(
  'check_suite',
  ({ base, head, branch }) => ({
    action: 'completed',
    check_suite: {
      head_branch: branch,
      head_sha: head,
      pull_requests: [{ number: 1, base: { ref: 'main', sha: base }, head: { ref: branch, sha: head } }],
    },
  }),
  onMain,
);
const pushToTopic = action(
  'push',
  ({ head, branch }) => ({
    ref: `refs/heads/${branch}`,
    before: '0'.repeat(40),
    after: head,
    created: true,
    forced: false,
  }),
  onTopic,
);
const mergeGroup = action(
  'merge_group',
  ({ base, merge }) => ({
    action: 'checks_requested',
    merge_group: {
      base_ref: 'refs/heads/main',
      base_sha: base,
      head_ref: 'refs/heads/gh-readonly-queue/main/pr-1',
      head_sha: merge,
    },
  }),
  ({ merge }) => ({
    GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-1',
    GITHUB_REF_NAME: 'gh-readonly-queue/main/pr-1',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_SHA: merge,
  }),
);
const gitlabDetached = command((checked, stage) => {
  const { folder, base, head } = checked;
  return ci.gitlab(
    stage,
    checked,
    ci.mergeRequest(checked, 'detached', git(folder, 'merge-base', base, head)),
  );
});
const gitlabTrain = command((checked, stage) =>
  ci.gitlab(stage, checked, { ...ci.mergeRequest(checked, 'merge_train'), CI_COMMIT_SHA: checked.merge }),
);
const gitlabExternal = command((checked, stage) =>
  ci.gitlab(stage, checked, {
    CI_PIPELINE_SOURCE: 'external_pull_request_event',
    CI_COMMIT_REF_NAME: checked.branch,
    CI_EXTERNAL_PULL_REQUEST_IID: '1',
    CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY: 'eve/shop',
    CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY: 'acme/shop',
    CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME: checked.branch,
    CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA: checked.head,
    CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME: 'main',
    CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA: checked.base,
  }),
);
const gitlabBranch = command((checked, stage) =>
  ci.gitlab(stage, checked, {
    CI_PIPELINE_SOURCE: 'push',
    CI_COMMIT_BRANCH: checked.branch,
    CI_COMMIT_REF_NAME: checked.branch,
    CI_COMMIT_BEFORE_SHA: '0'.repeat(40),
  }),
);
const azurePull = command((checked, stage) => ci.azure(stage, checked, ci.azurePullRequest(checked)));
const azurePush = command((checked, stage) => ci.azure(stage, checked, ci.azurePush(checked)));
const bitbucket = command(ci.bitbucket);
const buildkite = command(ci.buildkite);
const circle = command((checked) =>
  ci.circleci(checked, { CIRCLE_PULL_REQUEST: 'https://github.example/acme/shop/pull/1' }),
);
const jenkins = command(ci.jenkins);
const drone = command(ci.drone);
const woodpecker = command(ci.woodpecker);
const prow = command(ci.prow);
const tekton = command(() => ({
  KUBERNETES_SERVICE_HOST: '10.96.0.1',
  KUBERNETES_SERVICE_PORT: '443',
  HOSTNAME: 'verify-images-pod',
}));

export const judged: readonly Attack[] = [
  attack(
    'Starting the check of a pull request by a comment (`issue_comment`), with a waiver of its own',
    'broken',
    {
      accept: 'waiver',
      run: issueComment,
      unknown: true,
    },
  ),
  attack(
    'Being checked after another workflow (`workflow_run`) as a fork whose branch is called `main`, with `exclude: ["**"]`',
    'broken',
    { accept: 'exclude', checkout: { branch: 'main' }, run: workflowRun, unknown: true },
  ),
  attack('Being checked by `check_suite`, with an inline comment of its own', 'broken', {
    accept: 'inline',
    run: checkSuite,
    unknown: true,
  }),
  attack('Pushing to another branch than the default on GitHub, with a waiver of its own', 'broken', {
    accept: 'waiver',
    run: pushToTopic,
  }),
  attack('Going through the merge queue with a policy that extends a weak file of its own', 'held', {
    accept: 'extended',
    checkout: { at: 'merge' },
    run: mergeGroup,
  }),
  attack(
    'Branching off before the policy became strict, so that the merge base of a GitLab merge request is lax',
    'broken',
    {
      accept: 'nothing',
      fromPast: true,
      run: gitlabDetached,
    },
  ),
  attack('Riding the merge train of GitLab with an inline comment of its own', 'broken', {
    accept: 'inline',
    checkout: { at: 'merge' },
    run: gitlabTrain,
  }),
  attack('Coming to GitLab as a pull request of another host, with `exclude: ["**"]`', 'broken', {
    accept: 'exclude',
    run: gitlabExternal,
  }),
  attack('Naming a branch `origin/main` and pushing it to GitLab, with an override of its own', 'broken', {
    accept: 'override',
    checkout: { branch: 'origin/main' },
    run: gitlabBranch,
    more: ({ folder, head }) => void git(folder, 'update-ref', 'refs/heads/origin/main', head),
  }),
  attack('A pull request of Azure Pipelines with `paths` that match nothing', 'broken', {
    accept: 'paths',
    checkout: { at: 'merge' },
    run: azurePull,
  }),
  attack(
    'A push to `features/main` on Azure Pipelines, whose short name is that of the default branch, with a waiver',
    'broken',
    {
      accept: 'waiver',
      checkout: { branch: 'features/main' },
      run: azurePush,
      unknown: true,
    },
  ),
  attack('A pull request of Bitbucket with `fail-on: none`, next to a tag `main` of its own', 'broken', {
    accept: 'failOn',
    run: bitbucket,
    more: ({ folder, head }) => void git(folder, 'tag', 'main', head),
  }),
  attack('A fork on Buildkite whose branch is called `main`, of which only one commit is cloned', 'broken', {
    accept: 'waiver',
    checkout: { alone: true, branch: 'main' },
    run: buildkite,
    unknown: true,
  }),
  attack('A pull request of CircleCI with `new-only` and a weaker severity', 'broken', {
    accept: 'newOnly',
    run: circle,
    unknown: true,
  }),
  attack('A pull request of Jenkins, next to a tag `origin/main` of its own', 'broken', {
    accept: 'override',
    run: jenkins,
    more: ({ folder, head }) => void git(folder, 'tag', 'origin/main', head),
  }),
  attack('A pull request of Drone, where the branch of the commit is the target, with a waiver', 'broken', {
    accept: 'waiver',
    run: drone,
  }),
  attack('A pull request of Woodpecker from a branch `main` of a fork, with an inline comment', 'broken', {
    accept: 'inline',
    checkout: { branch: 'main' },
    run: woodpecker,
  }),
  attack('A presubmit of Prow with a policy that extends a weak file of its own', 'broken', {
    accept: 'extended',
    checkout: { at: 'merge' },
    run: prow,
  }),
  attack('A task of Tekton, which says nothing about what it checks, with a waiver', 'broken', {
    accept: 'waiver',
    run: tekton,
    unknown: true,
  }),
];

function honest(
  name: string,
  run: Situation['run'],
  checkout: Checkout = {},
  codes: readonly number[] = [0],
): Honest {
  return {
    name,
    codes,
    play: (stage) => run(stage, prepared(stage, { 'app/Dockerfile': pinned(stage) }, checkout)),
  };
}

/** A change that only adds a pinned image, where the base is in the clone. */
export const honestChanges: readonly Honest[] = [
  honest('GitHub, by a comment', issueComment),
  honest('GitHub, after another workflow', workflowRun, {}, [0, 3]),
  honest('GitHub, by a check suite', checkSuite),
  honest('GitHub, a push to a branch', pushToTopic),
  honest('GitHub, the merge queue', mergeGroup, { at: 'merge' }),
  honest('GitLab, a merge request', gitlabDetached),
  honest('GitLab, the merge train', gitlabTrain, { at: 'merge' }),
  honest('GitLab, a pull request of another host', gitlabExternal),
  honest('GitLab, a push to a branch', gitlabBranch),
  honest('Azure Pipelines, a pull request', azurePull, { at: 'merge' }),
  honest('Azure Pipelines, a push to a branch', azurePush, {}, [0, 3]),
  honest('Bitbucket', bitbucket),
  honest('Buildkite', buildkite),
  honest('CircleCI', circle, {}, [0, 3]),
  honest('Jenkins', jenkins),
  honest('Drone', drone),
  honest('Woodpecker', woodpecker),
  honest('Prow', prow, { at: 'merge' }),
  honest('Tekton', tekton, {}, [0, 3]),
];
