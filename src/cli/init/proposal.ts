// Proposes a policy and a workflow for a repository, with a short reason on each line that decides something.
import { defaultPolicyPath } from '../../model/inputs/special-types.js';
import { type ProposalOptions, type Proposed, workflowPaths } from './options.js';
import { policyText } from './policy-text.js';
import type { Survey } from './survey.js';
import { githubText, gitlabText } from './workflow-text.js';

/** The policy comes first: if only one of them can be written, it must not be the workflow. */
export function proposalFor(
  survey: Survey,
  options: ProposalOptions,
): readonly [policy: Proposed, workflow: Proposed] {
  const { ci = 'github' } = options;
  return [
    { path: defaultPolicyPath, text: policyText(survey, options) },
    {
      path: workflowPaths[ci],
      text: ci === 'gitlab' ? gitlabText(survey, options) : githubText(survey, options),
    },
  ];
}
