// Any other job: it is known that it is one, and not what it judges.
import type { CiSystem, Variable } from './system.js';

/** `CI` is set by most CI systems; the others are documented to be in every job, or in every container of a cluster. */
const signs = [
  'CI',
  'CODEBUILD_BUILD_ID',
  'TEAMCITY_VERSION',
  'GO_PIPELINE_NAME',
  'bamboo_planKey',
  'ARGO_TEMPLATE',
  'KUBERNETES_SERVICE_HOST',
];

const signIn = (variable: Variable) =>
  signs.find((name) => ![undefined, 'false', '0'].includes(variable(name)));

export const onOtherCi: CiSystem = {
  name: 'another CI system',
  isHere: (variable) => signIn(variable) !== undefined,
  revision: async ({ variable }) => ({
    unclear: `The variable ${signIn(variable)} is set, as in a job of a CI system, and no variable says what the job judges`,
  }),
  checkout: 'Clone with the base branch',
};
