// Jobs with Prow's variables. Tasks of Tekton and Argo are given them by Lighthouse, or by the author of the pipeline.
// https://docs.prow.k8s.io/docs/jobs/#job-environment-variables
import type { CiSystem } from './system.js';

export const onProw: CiSystem = {
  name: 'Prow',
  isHere: (variable) => ['PULL_BASE_REF', 'PULL_BASE_SHA'].some((name) => variable(name) !== undefined),
  async revision({ variable }) {
    const [target, base] = [variable('PULL_BASE_REF'), variable('PULL_BASE_SHA')];
    const [number, head] = [variable('PULL_NUMBER'), variable('PULL_PULL_SHA')];
    // A job after the merge has a base only, and several pull requests in a batch have no number.
    const isMerged = number === undefined && head === undefined && variable('JOB_TYPE') === 'postsubmit';
    if (isMerged) return { branch: target, commit: base };
    return {
      request: { number: number === undefined ? undefined : Number(number), target, base, head },
    };
  },
  checkout: 'Clone with the base branch',
};
