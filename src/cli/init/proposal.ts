// A workflow and a policy for a repository, each line with a short reason.
import { defaultPolicyPath } from '../../config/index.js';
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
}

export const placeholders = {
  action: 'OWNER/tagproof@v0',
  identity: 'GROUP/IDENTITY',
  environment: 'tagproof',
} as const;
const checkout = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';

/** The policy first: should only one of them be written, the workflow must not be the one. */
export function proposalFor(
  survey: Survey,
  wishes: ProposalOptions,
): readonly [policy: Proposed, workflow: Proposed] {
  return [
    { path: defaultPolicyPath, text: policyText(survey, wishes) },
    { path: '.github/workflows/tagproof.yml', text: workflowText(survey, wishes) },
  ];
}

type Line = readonly [text: string, reason?: string];

function workflowText(survey: Survey, wishes: ProposalOptions): string {
  const platform = wishes.platform ?? survey.platform;
  const signsIn = platform !== undefined || wishes.identity !== undefined;
  const lines: readonly Line[] = [
    ['name: images'],
    ['on:'],
    ['  pull_request:', 'what a change brings in'],
    ['  push:', 'what was merged'],
    ['    branches: [main]', 'your default branch'],
    ['  schedule:'],
    ['    - cron: "23 5 * * 1"', 'tags move and reach their end of life while nothing is pushed'],
    ['permissions:'],
    ['  contents: read', 'nothing else is asked of the repository'],
    ...(signsIn ? [['  id-token: write', 'to sign in without a stored secret'] as const] : []),
    ['jobs:'],
    ['  tagproof:'],
    ['    runs-on: ubuntu-latest'],
    ...(signsIn
      ? [
          [
            `    environment: ${placeholders.environment}`,
            'the same subject for pushes and pull requests',
          ] as const,
        ]
      : []),
    ['    steps:'],
    [`      - uses: ${checkout}`],
    ['        with:'],
    ['          persist-credentials: false', 'no token is left in the checkout'],
    [`      - uses: ${wishes.action ?? placeholders.action}`, 'best by its commit, as actions are pinned'],
    ['        with:'],
    ...(platform === undefined
      ? []
      : [[`          platform: ${yamlText(platform)}`, 'its addresses'] as const]),
    ...(signsIn
      ? [
          [
            `          identity: ${yamlText(wishes.identity ?? placeholders.identity)}`,
            'tagproof identity create makes one',
          ] as const,
        ]
      : []),
    ['          new-only: true', 'only what a pull request brings in can fail it'],
  ];
  return drawn(lines);
}

function policyText(survey: Survey, wishes: ProposalOptions): string {
  const loose = survey.references - survey.pinned - survey.opaque;
  const foreign = survey.registries.length > (survey.platform === undefined ? 0 : 1);
  const lines: readonly Line[] = [
    ['max-age: 14d', 'a superseded pin may lag this long'],
    ['min-age: 1d', 'a digest counts as current after a day: time for a bad release to be noticed'],
    ['fail-on: error', 'warnings are shown and fail nothing'],
    ...(foreign
      ? [['ledger: true', 'pin notes what tags were, where registries keep no history'] as const]
      : []),
    ...((wishes.platform ?? survey.platform) === undefined
      ? []
      : [['sbom-from-registry: true', 'advisories about the packages in the images'] as const]),
    ...(loose > 0
      ? [
          ['checks:'] as const,
          [
            '  unpinned: warning',
            `${loose} not pinned yet; delete this line once tagproof pin has run`,
          ] as const,
        ]
      : []),
    ...(survey.samples.length > 0
      ? [
          ['overrides:'] as const,
          [`  - paths: [${survey.samples.map(yamlText).join(', ')}]`, 'read, hardly ever run'] as const,
          ['    checks: {unpinned: notice}'] as const,
        ]
      : []),
  ];
  return drawn(lines);
}

/** Reasons in one column, as far as the lines are short. */
function drawn(lines: readonly Line[]): string {
  const column = Math.min(46, Math.max(...lines.map(([text]) => text.length)));
  return lines
    .map(([text, reason]) => `${reason === undefined ? text : `${text.padEnd(column)} # ${reason}`}\n`)
    .join('');
}

/** Text from outside as one YAML scalar that stays on its line. */
function yamlText(text: string): string {
  return /^[\w][\w./@-]*$/.test(text) ? text : JSON.stringify(text);
}
