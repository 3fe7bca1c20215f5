// The proposed workflow for GitHub Actions, and the proposed job for GitLab CI.
import { presets } from '../../model/images/presets.js';
import { actionOf, fetchedBy } from '../program.js';
import {
  jobEnvironment,
  type ProposalOptions,
  proposedText,
  type ReasonedLine,
  yamlText,
} from './options.js';
import type { Survey } from './survey.js';

/** The action that checks out a repository, by its commit. */
export const checkoutAction = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';

/** The job of GitLab CI, for merge requests and the default branch. */
export function gitlabText(survey: Survey, options: ProposalOptions): string {
  const platform = options.platform ?? survey.platform;
  const reports = '--code-quality gl-code-quality-report.json --junit tagproof-junit.xml';
  const token: readonly ReasonedLine[] = [
    ['  id_tokens:', 'to sign in without a stored secret'],
    [`    TAGPROOF_ID_TOKEN: {aud: ${yamlText(audienceOf(platform, options))}}`],
  ];
  const { lines, command } = fetchedBy(options.program);
  return proposedText([
    ['images:'],
    ...(options.stage === undefined
      ? []
      : ([[`  stage: ${yamlText(options.stage)}`, 'the pipeline has no stage named test']] as const)),
    [`  image: ${yamlText(imageOf(options))}`, imageReason(options)],
    ['  rules:'],
    ['    - if: $CI_PIPELINE_SOURCE == "merge_request_event"', 'only what a change introduces fails it'],
    ['    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH', 'everything counts once it is merged'],
    ...(signsIn(platform, options) ? token : []),
    ['  script:'],
    ...lines.map((line): ReasonedLine => [`    - ${line}`]),
    [
      `    - ${command} verify . \${TAGPROOF_GITLAB_TOKEN:+--comment on-findings} ${reports}${flagsOf(options)}`,
    ],
    ['  artifacts:'],
    ['    when: always'],
    ['    reports: {codequality: gl-code-quality-report.json, junit: tagproof-junit.xml}'],
  ]);
}

/** With Node and git. */
export const jobImage = 'node:24';

/** The text of the workflow for GitHub Actions. */
export function githubText(survey: Survey, options: ProposalOptions): string {
  const inputs = inWorkflow(options);
  const isSigningIn = signsIn(options.platform ?? survey.platform, options);
  const token: ReasonedLine = ['  id-token: write', 'to sign in without a stored secret'];
  const environment: ReasonedLine = [
    `    environment: ${jobEnvironment}`,
    'gives pushes and pull requests the same OIDC subject',
  ];
  return proposedText([
    ['name: images'],
    ['on:'],
    ['  pull_request:', 'only what a change introduces fails it'],
    ['  push:', 'everything counts once it is merged'],
    [
      `    branches: [${yamlText(options.branch ?? 'main')}]`,
      'only your default branch: a push is judged by its own policy',
    ],
    ['  schedule:'],
    ['    - cron: "23 5 * * 1"', 'tags change and reach end-of-life between pushes'],
    ['permissions:'],
    ['  contents: read', 'no other access to the repository is needed'],
    ...(isSigningIn ? [token] : []),
    ['jobs:'],
    ['  tagproof:'],
    ['    runs-on: ubuntu-latest'],
    ...(isSigningIn ? [environment] : []),
    ['    steps:'],
    [`      - uses: ${checkoutAction}`],
    ['        with:'],
    ['          persist-credentials: false', 'keep the token out of the checkout'],
    [`      - uses: ${actionOf(options.program)}`, 'Tagproof, by its full commit SHA'],
    ...(inputs.length === 0 ? [] : ([['        with:']] as const)),
    ...inputs.map(([name, value]): ReasonedLine => [`          ${name}: ${yamlText(value)}`]),
  ]);
}

/** The image of the job. */
export function imageOf({ image = jobImage }: ProposalOptions): string {
  return image;
}

/** Why the image is as it is. */
export function imageReason(options: ProposalOptions): string {
  return imageOf(options).includes('@') ? 'Node and git, by digest' : 'tagproof pin adds its digest';
}

/** The settings of a platform that is no preset, as flags. */
export function flagsOf(options: ProposalOptions): string {
  return inWorkflow(options)
    .map(([name, value]) => ` --${name} ${value}`)
    .join('');
}

export function signsIn(
  platform: string | undefined,
  { identity, addresses = [] }: ProposalOptions,
): boolean {
  return platform !== undefined || identity !== undefined || addresses.length > 0;
}

/** The settings of a platform that is no preset, which the policy may not choose. */
function inWorkflow({ addresses = [], identity }: ProposalOptions): readonly (readonly [string, string])[] {
  if (addresses.length === 0) return [];
  return identity === undefined ? addresses : [...addresses, ['identity', identity]];
}

function audienceOf(platform: string | undefined, { audience }: ProposalOptions): string {
  const preset = platform === undefined ? undefined : presets[platform];
  return audience ?? (preset === undefined ? 'AUDIENCE' : new URL(preset.issuerUrl).host);
}
