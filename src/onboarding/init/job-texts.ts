// The proposed jobs for Azure Pipelines, Bitbucket, Jenkins and Buildkite. They sign in with stored tokens: the subjects of their
// own differ between runs, or have parts that nobody can see in a clone.
import { fetchedBy } from '../program.js';
import { type ProposalOptions, proposedText, type ReasonedLine, yamlText } from './options.js';
import type { Survey } from './survey.js';
import { flagsOf, imageOf, imageReason, signsIn } from './workflow-text.js';

type JobText = (survey: Survey, options: ProposalOptions) => string;

const reports = '--junit tagproof-junit.xml --html tagproof.html';
const tokens = ['TAGPROOF_TOKEN', 'TAGPROOF_REGISTRY_TOKEN'] as const;

function needsTokens({ platform: found }: Survey, options: ProposalOptions): boolean {
  return signsIn(options.platform ?? found, options);
}

function indented(spaces: number, lines: readonly string[]): readonly ReasonedLine[] {
  return lines.map((line) => [`${' '.repeat(spaces)}${line}`]);
}

/** https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/ */
const azureText: JobText = (survey, options) => {
  const { branch = 'main' } = options;
  const { lines, command } = fetchedBy(options.program, '"$AGENT_TEMPDIRECTORY/tagproof-cli"');
  return proposedText([
    ['trigger:'],
    [`  branches: {include: [${yamlText(branch)}]}`, 'everything counts once it is merged'],
    ['pr:', 'only what a change introduces fails it; in Azure Repos, a branch policy runs it'],
    ["  branches: {include: ['*']}"],
    ['schedules:'],
    [`  - {cron: "23 5 * * 1", always: true, branches: {include: [${yamlText(branch)}]}}`],
    ['pool: {vmImage: ubuntu-latest}'],
    ['steps:'],
    ['  - checkout: self'],
    ['    fetchDepth: 0', 'the base of a change'],
    ['  - script: |'],
    ...indented(6, ['set -e', ...lines, `target="\${SYSTEM_PULLREQUEST_TARGETBRANCH#refs/heads/}"`]),
    [`      ${command} verify . --base "\${target:-${branch}}" ${reports}${flagsOf(options)}`],
    ['    displayName: Images'],
    ...(needsTokens(survey, options)
      ? ([
          ['    env:', 'secret variables of the pipeline'],
          ...indented(
            6,
            tokens.map((name) => `${name}: $(${name})`),
          ),
        ] as const)
      : []),
    ['  - task: PublishTestResults@2'],
    ['    condition: always()'],
    ['    inputs: {testResultsFiles: tagproof-junit.xml}'],
  ]);
};

/** https://support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/ */
const bitbucketText: JobText = (_, options) => {
  const { branch = 'main' } = options;
  const { lines, command } = fetchedBy(options.program);
  const verify = `${command} verify . --base "$base" --junit test-results/tagproof.xml --html tagproof.html`;
  return proposedText([
    [`image: ${yamlText(imageOf(options))}`, imageReason(options)],
    ['definitions:'],
    ['  steps:'],
    ['    - step: &images'],
    ['        name: Images'],
    ['        clone: {depth: full}', 'the base of a change'],
    ['        script:', 'tokens are secured variables of the repository, which every step has'],
    ...indented(10, [
      `- base="\${BITBUCKET_PR_DESTINATION_BRANCH:-${branch}}"`,
      '- git fetch --quiet origin "+refs/heads/$base:refs/remotes/origin/$base"',
      '- mkdir -p test-results',
      ...lines.map((line) => `- ${line}`),
      `- ${verify}${flagsOf(options)}`,
    ]),
    ['        artifacts: [tagproof.html]'],
    ['pipelines:'],
    ['  pull-requests:'],
    ["    '**':", 'only what a change introduces fails it'],
    ['      - step: *images'],
    ['  branches:'],
    [`    ${yamlText(branch)}:`, 'everything counts once it is merged'],
    ['      - step: *images'],
  ]);
};

/** https://www.jenkins.io/doc/book/pipeline/syntax/ */
const jenkinsText: JobText = (survey, options) => {
  const { lines, command } = fetchedBy(options.program);
  const run = [
    "sh '''",
    ...[...lines, `${command} verify . ${reports}${flagsOf(options)}`].map((line) => `  ${line}`),
    "'''",
  ];
  const secrets = tokens.map(
    (name) => `string(credentialsId: '${name.toLowerCase().replaceAll('_', '-')}', variable: '${name}')`,
  );
  const steps = needsTokens(survey, options)
    ? [`withCredentials([${secrets.join(', ')}]) {`, ...run.map((line) => `  ${line}`), '}']
    : run;
  return proposedText(
    [
      ['pipeline {', 'of a multibranch pipeline, which says what it builds'],
      [`  agent { docker { image '${imageOf(options)}' } }`, imageReason(options)],
      ["  triggers { cron('H 5 * * 1') }", 'tags change between pushes'],
      ['  stages {'],
      ["    stage('Images') {"],
      ['      steps {'],
      ...indented(8, steps),
      ['      }'],
      ['    }'],
      ['  }'],
      ['  post {'],
      ['    always {'],
      ["      junit 'tagproof-junit.xml'"],
      ["      archiveArtifacts 'tagproof.html'"],
      ['    }'],
      ['  }'],
      ['}'],
    ],
    '',
    '//',
  );
};

/** `$$`: the upload of a pipeline replaces variables. https://buildkite.com/docs/pipelines/configure/environment-variables */
const buildkiteText: JobText = (_, options) => {
  const { branch = 'main' } = options;
  const { lines, command } = fetchedBy(options.program, '"$$tools/cli"');
  return proposedText([
    ['steps:'],
    ['  - label: Images', 'on an agent with Node 20.17 or newer'],
    ['    key: images'],
    ['    commands:', 'tokens are secrets of the cluster, or set by a hook of the agent'],
    ...indented(6, [
      '- tools="$$(mktemp -d)"',
      ...lines.map((line) => `- ${line}`),
      `- base="$\${BUILDKITE_PULL_REQUEST_BASE_BRANCH:-${branch}}"`,
      '- git fetch --quiet origin "+refs/heads/$$base:refs/remotes/origin/$$base"',
      `- ${command} verify . ${reports}${flagsOf(options)}`,
    ]),
    ['    artifact_paths: [tagproof.html, tagproof-junit.xml]'],
  ]);
};

/** The hosts whose job is all that is written. */
export const jobTexts = {
  azure: azureText,
  bitbucket: bitbucketText,
  jenkins: jenkinsText,
  buildkite: buildkiteText,
} as const satisfies Readonly<Record<string, JobText>>;
