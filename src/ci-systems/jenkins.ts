// Jenkins: multibranch pipelines say what they judge; other jobs do not.
// https://www.jenkins.io/doc/book/pipeline/multibranch/#additional-environment-variables
import type { CiSystem } from './system.js';

export const onJenkins: CiSystem = {
  name: 'Jenkins',
  isHere: (variable) => variable('JENKINS_URL') !== undefined,
  async revision({ variable }) {
    const [id, branch] = [variable('CHANGE_ID'), variable('BRANCH_NAME')];
    if (id === undefined && branch === undefined)
      return { unclear: 'The job is not of a multibranch pipeline, so Jenkins does not say what it builds' };
    const number = /^\d{1,15}$/.test(id ?? '') ? Number(id) : undefined;
    const target = variable('CHANGE_TARGET');
    return {
      request: id === undefined ? undefined : { number, target },
      branch: variable('TAG_NAME') === undefined ? branch : undefined,
      isDefaultBranch: variable('BRANCH_IS_PRIMARY') === 'true',
      commit: variable('GIT_COMMIT'),
    };
  },
  checkout:
    'Let the branch source fetch the target branch as `+refs/heads/*:refs/remotes/origin/*`, without a shallow clone',
};
