// CircleCI. Its jobs are not told the target of a pull request, nor the default branch: both are those of the clone.
// https://circleci.com/docs/reference/variables/
import type { CiSystem } from './system.js';

export const onCircleci: CiSystem = {
  name: 'CircleCI',
  isHere: (variable) => variable('CIRCLECI') !== undefined,
  async revision({ variable }) {
    const isRequest = ['CIRCLE_PULL_REQUEST', 'CIRCLE_PR_NUMBER'].some(
      (name) => variable(name) !== undefined,
    );
    return {
      request: isRequest ? {} : undefined,
      branch: variable('CIRCLE_BRANCH'),
      commit: variable('CIRCLE_SHA1'),
    };
  },
  checkout: 'Set `method: full` at the step `checkout`',
  idToken: {
    // https://circleci.com/docs/guides/permissions-authentication/oidc-tokens-with-custom-claims/
    canHave: () => true,
    token: ({ execute }, audience) =>
      execute('circleci', ['run', 'oidc', 'get', '--claims', JSON.stringify({ aud: audience })]),
    remedy: 'Run it in a job of CircleCI, which has the program `circleci`',
  },
};
