// Proposes a workflow and a policy for a repository, with a short reason on each line that decides something.
import { defaultPolicyPath } from '../../model/inputs/special-types.js';
import { version } from '../../report/version.js';
import type { CiHost } from '../setup/where.js';
import type { Survey } from './survey.js';

export interface Proposed {
  readonly path: string;
  readonly text: string;
}

export interface ProposalOptions {
  readonly platform?: string;
  readonly identity?: string;
  /** OWNER/REPO@REF of the action. */
  readonly action?: string;
  /** The default branch; `main` if it is not known. */
  readonly branch?: string;
  /** `github` by default. */
  readonly ci?: CiHost;
  /** Audience of GitLab's ID tokens: the host of the platform's issuer. */
  readonly audience?: string;
  /** Image of GitLab's job. */
  readonly image?: string;
}

export const placeholders = {
  action: 'OWNER/tagproof@v0',
  identity: 'GROUP/IDENTITY',
  environment: 'tagproof',
  audience: 'issuer.enforce.dev',
} as const;
const checkout = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';

/** The policy comes first: if only one of them can be written, it must not be the workflow. */
export function proposalFor(
  survey: Survey,
  options: ProposalOptions,
): readonly [policy: Proposed, workflow: Proposed] {
  return [
    { path: defaultPolicyPath, text: policyText(survey, options) },
    options.ci === 'gitlab'
      ? { path: '.gitlab-ci.yml', text: aligned(gitlabLines(survey, options)) }
      : { path: '.github/workflows/tagproof.yml', text: workflowText(survey, options) },
  ];
}

/** A line of a proposed file, with the reason that stands behind it. */
export type Line = readonly [text: string, reason?: string];

/** A job for GitLab CI. Its subjects name the branch, so it signs in on the default branch only. */
function gitlabLines(survey: Survey, options: ProposalOptions): readonly Line[] {
  const platform = options.platform ?? survey.platform;
  const audience = options.audience ?? placeholders.audience;
  return [
    ['images:'],
    [`  image: ${yamlText(options.image ?? 'node:24')}`, 'tagproof pin adds its digest'],
    ['  rules:'],
    ['    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH', 'pushes and schedules of the default branch'],
    ...(platform === undefined
      ? []
      : [
          ['  id_tokens:', 'to sign in without a stored secret'] as const,
          [`    TAGPROOF_ID_TOKEN: {aud: ${yamlText(audience)}}`] as const,
        ]),
    ['  script:'],
    [
      `    - npx --yes tagproof@${version} verify . --code-quality gl-code-quality-report.json --junit tagproof-junit.xml`,
    ],
    ['  artifacts:'],
    ['    when: always'],
    ['    reports: {codequality: gl-code-quality-report.json, junit: tagproof-junit.xml}'],
  ];
}

function workflowText(survey: Survey, options: ProposalOptions): string {
  const platform = options.platform ?? survey.platform;
  const signsIn = platform !== undefined || options.identity !== undefined;
  const lines: readonly Line[] = [
    ['name: images'],
    ['on:'],
    ['  pull_request:', 'check what a change introduces'],
    ['  push:', 'check what was merged'],
    [
      `    branches: [${yamlText(options.branch ?? 'main')}]`,
      'only your default branch: a push is judged by its own policy',
    ],
    ['  schedule:'],
    ['    - cron: "23 5 * * 1"', 'tags change and reach end-of-life between pushes'],
    ['permissions:'],
    ['  contents: read', 'no other access to the repository is needed'],
    ...(signsIn ? [['  id-token: write', 'to sign in without a stored secret'] as const] : []),
    ['jobs:'],
    ['  tagproof:'],
    ['    runs-on: ubuntu-latest'],
    ...(signsIn
      ? [
          [
            `    environment: ${placeholders.environment}`,
            'gives pushes and pull requests the same OIDC subject',
          ] as const,
        ]
      : []),
    ['    steps:'],
    [`      - uses: ${checkout}`],
    ['        with:'],
    ['          persist-credentials: false', 'keep the token out of the checkout'],
    [`      - uses: ${options.action ?? placeholders.action}`, 'pin to a full commit SHA'],
    ['        with:'],
    ['          new-only: true', 'only findings that a pull request introduces fail it'],
  ];
  return aligned(lines);
}

function policyText(survey: Survey, options: ProposalOptions): string {
  const platform = options.platform ?? survey.platform;
  const unpinned = survey.references - survey.pinned - survey.opaque;
  const hasOtherRegistries = survey.registries.length > (survey.platform === undefined ? 0 : 1);
  const lines: readonly Line[] = [
    ...(platform === undefined
      ? []
      : [[`platform: ${yamlText(platform)}`, 'whose histories prove the pins'] as const]),
    ...identityLines(platform, options),
    ['max-age: 14d', 'how long a pin may stay behind the current digest'],
    ['min-age: 1d', 'use new digests after a day, so that bad releases can be noticed first'],
    ['fail-on: error', 'warnings are reported but do not fail the gate'],
    ...(hasOtherRegistries
      ? [['ledger: true', 'record digests of registries without tag history'] as const]
      : []),
    ...(platform === undefined
      ? []
      : [['sbom-from-registry: true', 'look up advisories for the packages in the images'] as const]),
    ...(unpinned > 0
      ? [
          ['checks:'] as const,
          [
            '  unpinned: warning',
            `${unpinned} not pinned yet; delete this line after running tagproof pin`,
          ] as const,
        ]
      : []),
    ...(survey.samples.length > 0
      ? [
          ['overrides:'] as const,
          [`  - paths: [${survey.samples.map(yamlText).join(', ')}]`, 'examples and test data'] as const,
          ['    checks: {unpinned: notice}'] as const,
        ]
      : []),
  ];
  return aligned(lines);
}

/** Without an identity the line is a comment: a placeholder would only fail. */
function identityLines(platform: string | undefined, { identity }: ProposalOptions): readonly Line[] {
  if (identity !== undefined)
    return [[`identity: ${yamlText(identity)}`, 'what a job may do with its own token']];
  return platform === undefined
    ? []
    : [['# identity: UID', 'tagproof setup creates one and writes this line']];
}

/** Aligns the reasons in one column, except after long lines. */
function aligned(lines: readonly Line[]): string {
  const column = Math.min(46, Math.max(...lines.map(([text]) => text.length)));
  return lines
    .map(([text, reason]) => `${reason === undefined ? text : `${text.padEnd(column)} # ${reason}`}\n`)
    .join('');
}

/** Text from the repository as a YAML scalar on one line. */
function yamlText(text: string): string {
  return /^[\w][\w./@-]*$/.test(text) ? text : JSON.stringify(text);
}
