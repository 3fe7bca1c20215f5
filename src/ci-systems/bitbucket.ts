// Bitbucket Pipelines.
// https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/
import type { CiSystem } from './system.js';

export const onBitbucket: CiSystem = {
  name: 'Bitbucket Pipelines',
  isHere: (variable) => variable('BITBUCKET_BUILD_NUMBER') !== undefined,
  async revision({ variable }) {
    const number = variable('BITBUCKET_PR_ID');
    // Forks do not start pipelines of the repository, but the variables do not say so.
    const request =
      number === undefined
        ? undefined
        : {
            number: Number(number),
            target: variable('BITBUCKET_PR_DESTINATION_BRANCH'),
            base: variable('BITBUCKET_PR_DESTINATION_COMMIT'),
          };
    return { request, branch: variable('BITBUCKET_BRANCH'), commit: variable('BITBUCKET_COMMIT') };
  },
  checkout: 'Set `clone: depth: full`, and run `git fetch origin` with the destination branch before',
  idToken: {
    // https://support.atlassian.com/bitbucket-cloud/docs/integrate-pipelines-with-resource-servers-using-oidc/
    canHave: (variable) => variable('BITBUCKET_STEP_OIDC_TOKEN') !== undefined,
    token: async ({ variable }) => variable('BITBUCKET_STEP_OIDC_TOKEN'),
    remedy: 'Set `oidc: true` in the step, with the audience under `oidc.audiences`',
  },
};
