// Drone and Woodpecker, which was once a fork of it. Both name the target as the branch of a pull request, also of one that
// is deployed, so a branch is only what the ref says.
import type { CiSystem } from './system.js';

/** https://docs.drone.io/pipeline/environment/reference/ */
export const onDrone: CiSystem = {
  name: 'Drone',
  isHere: (variable) => variable('DRONE') !== undefined,
  async revision({ variable }) {
    const number = variable('DRONE_PULL_REQUEST');
    const isBranch = variable('DRONE_COMMIT_REF')?.startsWith('refs/heads/') === true;
    return {
      request:
        number === undefined
          ? undefined
          : { number: Number(number), target: variable('DRONE_TARGET_BRANCH') },
      branch: isBranch ? variable('DRONE_BRANCH') : undefined,
      defaultBranch: variable('DRONE_REPO_BRANCH'),
      commit: variable('DRONE_COMMIT_SHA'),
    };
  },
  checkout: 'Run `git fetch origin` with the target branch in a step before',
};

/** https://woodpecker-ci.org/docs/usage/environment */
export const onWoodpecker: CiSystem = {
  name: 'Woodpecker',
  isHere: (variable) => variable('CI') === 'woodpecker',
  async revision({ variable }) {
    const number = variable('CI_COMMIT_PULL_REQUEST');
    const isBranch = variable('CI_COMMIT_REF')?.startsWith('refs/heads/') === true;
    return {
      request:
        number === undefined
          ? undefined
          : { number: Number(number), target: variable('CI_COMMIT_TARGET_BRANCH') },
      branch: isBranch ? variable('CI_COMMIT_BRANCH') : undefined,
      defaultBranch: variable('CI_REPO_DEFAULT_BRANCH'),
      commit: variable('CI_COMMIT_SHA'),
    };
  },
  checkout:
    'Set `partial: false` for the clone, and run `git fetch origin` with the target branch in a step before',
};
