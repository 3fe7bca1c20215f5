// GitHub Actions. What a job judges is in the payload of its event, and in the commit that the runner names.
// https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
import { Failure } from '../model/failure.js';
import { fieldsOf } from '../model/json.js';
import { isCommit } from '../model/run/revision.js';
import type { CiSystem, JobRequest, JobRevision, Variable } from './system.js';

const headsPrefix = 'refs/heads/';

/** What only somebody with write access, or the host itself, can set off. Anybody can write a comment, for example. */
const ofWriters = new Set(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']);

export const onGithub: CiSystem = {
  name: 'GitHub Actions',
  isHere: (variable) => variable('GITHUB_ACTIONS') === 'true' || variable('GITHUB_EVENT_NAME') !== undefined,
  async revision({ variable, payload: readPayload }) {
    const event = variable('GITHUB_EVENT_NAME');
    if (event === undefined) return { unclear: 'The runner does not set GITHUB_EVENT_NAME' };
    const payload = fieldsOf(await readPayload());
    if (event.startsWith('pull_request')) return { request: pullRequest(event, payload, variable) };
    if (event === 'merge_group') return { request: mergeGroup(payload, variable) };
    return branchRun(event, payload, variable);
  },
  checkout:
    'Grant `contents: read` and set `github-token`, with which the base is read, or set `fetch-depth: 0` at the step `actions/checkout`',
};

/**
 * The base is the commit that the event names. On `pull_request` and its reviews GITHUB_SHA is the merge that the host
 * made; on `pull_request_target` it is the newest commit of the base branch.
 */
function pullRequest(
  event: string,
  payload: Readonly<Record<string, unknown>>,
  variable: Variable,
): JobRequest | undefined {
  const pull = fieldsOf(payload.pull_request);
  const [base, head] = [fieldsOf(pull.base), fieldsOf(pull.head)];
  const number = pull.number;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
    throw invalid(event, 'pull_request.number');
  if (!isCommit(base.sha)) throw invalid(event, 'pull_request.base.sha');
  if (!isCommit(head.sha)) throw invalid(event, 'pull_request.head.sha');
  const commit = variable('GITHUB_SHA');
  const isTarget = event === 'pull_request_target';
  const isFork = fieldsOf(head.repo).full_name !== fieldsOf(base.repo).full_name;
  return {
    number,
    target: text(base.ref),
    base: base.sha,
    newerBase: isTarget ? commit : undefined,
    head: head.sha,
    merges: [isTarget ? undefined : commit, pull.merge_commit_sha].filter(isCommit),
    // Dependabot's runs have a read-only token, like those of forks.
    isFromOutside: isFork || fieldsOf(pull.user).login === 'dependabot[bot]',
  };
}

function mergeGroup(payload: Readonly<Record<string, unknown>>, variable: Variable): JobRequest | undefined {
  const group = fieldsOf(payload.merge_group);
  if (!isCommit(group.base_sha)) throw invalid('merge_group', 'merge_group.base_sha');
  return {
    target: branchOf(text(group.base_ref)) ?? queueBase(variable),
    base: group.base_sha,
    forkPoint: group.base_sha,
    head: text(group.head_sha),
    isFromOutside: false,
  };
}

/** The branch that a merge queue is for: `gh-readonly-queue/main/pr-7-…`. */
function queueBase(variable: Variable): string | undefined {
  const [, branch] = /^gh-readonly-queue\/(.+)\/pr-\d+-[^/]*$/.exec(variable('GITHUB_REF_NAME') ?? '') ?? [];
  return branch;
}

/**
 * Every other event names a branch or a tag, and its commit. Where it is not about that branch, as comments and
 * finished workflows are not, it is the default branch; what is checked out then tells whether something else is judged.
 */
function branchRun(
  event: string,
  payload: Readonly<Record<string, unknown>>,
  variable: Variable,
): JobRevision {
  const ref = variable('GITHUB_REF');
  return {
    branch: branchOf(ref),
    defaultBranch: text(fieldsOf(payload.repository).default_branch),
    // Its payload does not name the repository, and it runs on the default branch only.
    isDefaultBranch: event === 'schedule',
    commit: variable('GITHUB_SHA'),
    isAnybodys: !ofWriters.has(event),
    mayCheckOutAnother: !['push', 'schedule'].includes(event),
  };
}

function branchOf(ref: string | undefined): string | undefined {
  return ref?.startsWith(headsPrefix) === true ? ref.slice(headsPrefix.length) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function invalid(event: string, field: string): Failure {
  return new Failure(
    'bad-answer',
    `The payload of the event ${event} has no valid \`${field}\`. Re-run the job`,
  );
}
