// Buildkite.
// https://buildkite.com/docs/pipelines/configure/environment-variables
import type { CiSink, CiSystem, JobRequest, ShowTools, Variable } from './system.js';

/** Annotations accept a megabyte: https://buildkite.com/docs/agent/cli/reference/annotate */
const maxAnnotationBytes = 1024 * 1024;

export const onBuildkite: CiSystem = {
  name: 'Buildkite',
  isHere: (variable) => variable('BUILDKITE') !== undefined,
  revision: async ({ variable }) => ({
    request: pullRequest(variable) ?? mergeQueue(variable),
    branch: variable('BUILDKITE_TAG') === undefined ? variable('BUILDKITE_BRANCH') : undefined,
    defaultBranch: variable('BUILDKITE_PIPELINE_DEFAULT_BRANCH'),
    commit: variable('BUILDKITE_COMMIT'),
  }),
  checkout: 'Run `git fetch origin` with the base branch in the step or a hook of the agent',
  idToken: {
    // https://buildkite.com/docs/agent/cli/reference/oidc
    canHave: () => true,
    token: ({ execute }, audience) =>
      execute('buildkite-agent', ['oidc', 'request-token', '--audience', audience]),
    remedy: 'Run it where the program `buildkite-agent` is, not in a container without it',
  },
  show,
};

/** The variable is `false` for a build that is not of a pull request. */
function pullRequest(variable: Variable): JobRequest | undefined {
  const number = variable('BUILDKITE_PULL_REQUEST');
  if (number === undefined || number === 'false') return undefined;
  const [source, repository] = [variable('BUILDKITE_PULL_REQUEST_REPO'), variable('BUILDKITE_REPO')];
  return {
    number: Number(number),
    target: variable('BUILDKITE_PULL_REQUEST_BASE_BRANCH'),
    isFromOutside: source === undefined || source !== repository,
  };
}

/** https://buildkite.com/docs/pipelines/tutorials/github-merge-queue */
function mergeQueue(variable: Variable): JobRequest | undefined {
  const [target, base] = [
    variable('BUILDKITE_MERGE_QUEUE_BASE_BRANCH'),
    variable('BUILDKITE_MERGE_QUEUE_BASE_COMMIT'),
  ];
  return target === undefined && base === undefined ? undefined : { target, base };
}

function show({ log, feed }: ShowTools): CiSink {
  return {
    async summary(markdown) {
      const args = ['annotate', '--context', 'tagproof', '--style', 'info'];
      const why = await feed('buildkite-agent', args, withinBytes(markdown));
      if (why !== undefined) log(`The annotation was not made: ${why}`);
    },
  };
}

/** Whole lines of a text, as many as fit. */
function withinBytes(text: string): string {
  if (Buffer.byteLength(text) <= maxAnnotationBytes) return text;
  const cut = Buffer.from(text).subarray(0, maxAnnotationBytes).toString();
  return cut.slice(0, cut.lastIndexOf('\n') + 1);
}
