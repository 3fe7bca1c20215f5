// Every CI system, in the order in which they are looked for: a job can have the variables of several.
import { azurePipelines } from './azure.js';
import { bitbucketPipelines } from './bitbucket.js';
import { buildkitePipelines } from './buildkite.js';
import { circleCi } from './circleci.js';
import { droneCi, woodpeckerCi } from './drone.js';
import { githubActions } from './github.js';
import { gitlabCi } from './gitlab.js';
import { googleCloud } from './google.js';
import { jenkinsPipelines } from './jenkins.js';
import { otherCi } from './other.js';
import { prowJobs } from './prow.js';
import type { CiSystem, Variable } from './system.js';

export const ciSystems: readonly CiSystem[] = [
  githubActions,
  gitlabCi,
  azurePipelines,
  buildkitePipelines,
  circleCi,
  bitbucketPipelines,
  droneCi,
  woodpeckerCi,
  prowJobs,
  jenkinsPipelines,
  googleCloud,
  otherCi,
];

/** The CI system that runs this job; `undefined` in a terminal. */
export function ciSystemOf(variable: Variable): CiSystem | undefined {
  return ciSystems.find(({ isHere }) => isHere(variable));
}
