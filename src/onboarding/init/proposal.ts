// Proposes a policy and a workflow for a repository, with a short reason on each line that decides something.
import { defaultPolicyPath } from '../../model/inputs/special-types.js';
import { policySchemaLine } from '../../model/run/project.js';
import { jobTexts } from './job-texts.js';
import {
  gitlabPipelinePath,
  hostsWithImages,
  type ProposalOptions,
  type Proposed,
  proposedText,
  type ReasonedLine,
  workflowPaths,
  yamlText,
} from './options.js';
import type { Survey } from './survey.js';
import { githubText, gitlabText } from './workflow-text.js';

/** The text of the policy file. */
export function policyText(survey: Survey, options: ProposalOptions): string {
  const unpinned = survey.references - survey.pinned - survey.opaque;
  // The image of the job is one more, of another registry.
  const hasOtherRegistries =
    hostsWithImages.includes(options.ci) ||
    survey.registries.length > (survey.platform === undefined ? 0 : 1);
  const lines: readonly ReasonedLine[] = [
    ...platformLines(options.platform ?? survey.platform, options),
    ['max-age: 14d', 'how long a pin may stay behind the current digest'],
    ['min-age: 1d', 'use new digests after a day, so that bad releases can be noticed first'],
    ['fail-on: error', 'warnings are reported but do not fail the gate'],
    ...when(hasOtherRegistries, ['ledger: true', 'record digests of registries without tag history']),
    ...when(
      unpinned > 0,
      ['checks:'],
      ['  unpinned: warning', `${unpinned} not pinned yet; delete this line after running tagproof pin`],
    ),
    ...when(
      survey.samples.length > 0,
      ['overrides:'],
      [`  - paths: [${survey.samples.map(yamlText).join(', ')}]`, 'never deployed: examples and development'],
      ['    checks: {unpinned: notice}', 'a digest that is wrong still fails'],
    ),
  ];
  return proposedText(lines, policySchemaLine);
}

/**
 * What needs a platform is only written with one. Addresses are left to the workflow: a policy may not choose where an
 * existing token is sent. Without an identity its line is a comment, because a placeholder would only fail.
 */
function platformLines(
  platform: string | undefined,
  { identity, addresses = [] }: ProposalOptions,
): readonly ReasonedLine[] {
  if (platform === undefined || addresses.length > 0) return [];
  return [
    [`platform: ${yamlText(platform)}`, 'whose tag histories prove the pins'],
    identity === undefined
      ? ['# identity: UID', 'tagproof setup creates an identity and writes its uid here']
      : [`identity: ${yamlText(identity)}`, 'which the jobs assume with their own token'],
    ['sbom-from-registry: true', 'look up advisories for the packages in the images'],
  ];
}

function when(condition: boolean, ...lines: readonly ReasonedLine[]): readonly ReasonedLine[] {
  return condition ? lines : [];
}

const workflowTexts = { github: githubText, gitlab: gitlabText, ...jobTexts } as const;

/** The policy comes first: if only one of them can be written, it must not be the workflow. What includes another file is last. */
export function proposalFor(survey: Survey, options: ProposalOptions): readonly Proposed[] {
  const { ci = 'github' } = options;
  const include: readonly Proposed[] =
    ci === 'gitlab' ? [{ path: gitlabPipelinePath, text: includeText }] : [];
  return [
    { path: defaultPolicyPath, text: policyText(survey, options) },
    { path: workflowPaths[ci], text: workflowTexts[ci](survey, options) },
    ...include,
  ];
}

const includeText = proposedText([['include:'], [`  - local: /${workflowPaths.gitlab}`]]);
