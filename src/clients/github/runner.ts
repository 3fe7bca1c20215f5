// Where this run is, from the runner's variables.

import type { Ci } from '../../model/run/host.js';
import type { CiRun } from '../../model/run/revision.js';

/** The context of this run; `undefined` outside GitHub Actions, or if the runner does not name the repository. */
export function readRun(ci: Ci | undefined): CiRun | undefined {
  const [owner, name, ...more] = ci?.variable('GITHUB_REPOSITORY')?.split('/') ?? [];
  if (ci === undefined || !owner || !name || more.length > 0) return undefined;
  const { server } = readAddresses(ci.variable);
  const branch = ci.variable('GITHUB_REF_TYPE') === 'branch' ? ci.variable('GITHUB_REF_NAME') : undefined;
  const onBranch = branch !== undefined && ci.variable('GITHUB_REF')?.startsWith('refs/heads/') === true;
  return {
    repository: { owner, name },
    ...(onBranch ? { branch } : {}),
    workflow: ci.variable('GITHUB_WORKFLOW') ?? '',
    job: ci.variable('GITHUB_JOB') ?? '',
    url: `${server}/${owner}/${name}/actions/runs/${ci.variable('GITHUB_RUN_ID') ?? ''}`,
    addresses: readAddresses(ci.variable),
  };
}

/** The URLs of the host by the runner's variables; those of github.com without them. */
export function readAddresses(variable: Ci['variable']): CiRun['addresses'] {
  return {
    api: variable('GITHUB_API_URL') ?? 'https://api.github.com',
    graphql: variable('GITHUB_GRAPHQL_URL') ?? 'https://api.github.com/graphql',
    server: variable('GITHUB_SERVER_URL') ?? 'https://github.com',
  };
}
