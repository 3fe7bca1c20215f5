// Inputs that say what a run leaves behind: comments, pull requests, an issue and files.
import { flag, lines, matching, oneOf, secret } from './basic-types.js';
import { nameList, outputFile } from './special-types.js';
import type { InputRow } from './type.js';

/** What `git check-ref-format` allows for a branch, and a little less: https://git-scm.com/docs/git-check-ref-format */
const branch = matching(
  /^(?!\/|-|.*(?:\.\.|\/\/|\/\.|\.lock(?:\/|$)|@\{))[\w./@+-]{1,200}(?<![/.])$/,
  'the name of a branch',
);

/** Output, and the token that it needs. In the order of the documentation. */
export const deliveryRows = {
  comment: {
    type: oneOf('never', 'on-findings', 'always'),
    group: 'output',
    text: 'When to comment on the pull request and suggest fixes: `never`, `on-findings` or `always`. There is one comment, which is kept up to date',
    default: 'never',
    combined: true,
  },
  'fix-on-comment': {
    type: flag,
    group: 'output',
    text: '`verify` only: the comment on a pull request offers to commit the pins, and a job that `/tagproof fix` sets off does it. See examples/fix-pull-request.yml',
    default: 'false',
    combined: true,
  },
  'pull-request': {
    type: flag,
    group: 'output',
    text: '`pin` only: push a branch and open or update one pull request',
    default: 'false',
    combined: true,
  },
  'pull-request-branch': {
    type: branch,
    group: 'output',
    text: 'Branch to push for the pull request',
    default: 'tagproof/pins',
    combined: true,
  },
  'pull-request-base': {
    type: branch,
    group: 'output',
    text: 'Base branch of the pull request',
    otherwise: 'the default branch',
    combined: true,
  },
  'pull-request-labels': {
    type: nameList,
    group: 'output',
    text: 'Labels to add when the pull request is opened, one per line',
    combined: true,
  },
  'pull-request-reviewers': {
    type: lines(
      matching(/^[\w.-]{1,100}(?:\/[\w.-]{1,100})?$/, 'a login, or a team as `organization/team`'),
      'a list of logins and teams',
    ),
    group: 'output',
    text: 'Reviewers to request when the pull request is opened, one per line: logins, or teams as `organization/team`',
    combined: true,
  },
  issue: {
    type: flag,
    group: 'output',
    text: '`audit` only: keep one tracking issue up to date, and close it when nothing is left to fix',
    default: 'false',
    combined: true,
  },
  'github-token': {
    type: secret,
    group: 'authentication',
    text: 'Token for the GitHub API: base commits, comments, pull requests and issues',
    otherwise: "the job's token",
    inPolicy: false,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the runner
    byRunner: '${{ github.token }}',
  },
  report: {
    type: outputFile,
    group: 'output',
    text: 'Path of the JSON report',
    otherwise: "a file in the runner's temp folder",
  },
  sarif: {
    type: outputFile,
    group: 'output',
    text: 'Path of a SARIF file for code scanning; not written if the run is incomplete',
  },
  'code-quality': {
    type: outputFile,
    group: 'output',
    text: 'Path of a Code Quality report, which GitLab shows in merge requests',
  },
  junit: {
    type: outputFile,
    group: 'output',
    text: 'Path of a JUnit XML report, with a test for each reference',
  },
  html: { type: outputFile, group: 'output', text: 'Path of a self-contained HTML report' },
} as const satisfies Readonly<Record<string, InputRow>>;
