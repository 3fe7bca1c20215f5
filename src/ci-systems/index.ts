// Every CI system, in the order in which they are looked for: a job can have the variables of several.
import { onAzure } from './azure.js';
import { onBitbucket } from './bitbucket.js';
import { onBuildkite } from './buildkite.js';
import { onCircleci } from './circleci.js';
import { onDrone, onWoodpecker } from './drone.js';
import { onGithub } from './github.js';
import { onGitlab } from './gitlab.js';
import { onGoogle } from './google.js';
import { onJenkins } from './jenkins.js';
import { onOtherCi } from './other.js';
import { onProw } from './prow.js';
import type { CiSystem, Variable } from './system.js';

export const ciSystems: readonly CiSystem[] = [
  onGithub,
  onGitlab,
  onAzure,
  onBuildkite,
  onCircleci,
  onBitbucket,
  onDrone,
  onWoodpecker,
  onProw,
  onJenkins,
  onGoogle,
  onOtherCi,
];

/** The CI system that runs this job; `undefined` in a terminal. */
export function ciSystemOf(variable: Variable): CiSystem | undefined {
  return ciSystems.find(({ isHere }) => isHere(variable));
}
