// Any other job: it is known that it is one, and not what it judges.
import type { CiSystem } from './system.js';

/** `CI` is set by nearly every CI system; the others are documented to be in every job, or in every container of a cluster. */
const signs = ['CI', 'CODEBUILD_BUILD_ID', 'TEAMCITY_VERSION', 'ARGO_TEMPLATE', 'KUBERNETES_SERVICE_HOST'];

export const onOtherCi: CiSystem = {
  name: 'another CI system',
  isHere: (variable) => signs.some((name) => ![undefined, 'false', '0'].includes(variable(name))),
  revision: async () => ({ unclear: 'The variables of the job do not say what it judges' }),
  checkout: 'Clone with the base branch',
};
