// Every input by name: what action.yml declares, the CLI takes as flags and the README lists.

export interface InputSpec {
  readonly name: string;
  /** Shown in the documentation; the value itself is filled in by `readConfig`. */
  readonly default?: string;
  readonly description: string;
  /** Filled in by the runner itself: only for what no policy may set. */
  readonly byRunner?: string;
}

export const inputTable: readonly InputSpec[] = [
  {
    name: 'mode',
    default: 'verify',
    description:
      '`verify` (read only, gate), `pin` (write pins) or `audit` (read only, reports everything, fails only when asked)',
  },
  {
    name: 'platform',
    description: 'Address preset, such as `chainguard`. The next five inputs override it one by one',
  },
  { name: 'base-url', description: 'Address of the platform API' },
  { name: 'registry-url', description: 'Address of the container registry' },
  { name: 'issuer-url', default: 'base-url', description: 'Address of the token exchange' },
  { name: 'history-service', default: '`_service`', description: 'Path segment of the tag history endpoint' },
  { name: 'public-organization', description: 'Organization name of the public images' },
  { name: 'identity', description: "uid of the identity to assume with the workflow's OIDC token" },
  {
    name: 'group',
    default: 'the part of `identity` before its last `/`',
    description: 'Root organization group that scopes the List calls',
  },
  {
    name: 'oidc-audience',
    default: 'host of issuer-url',
    description: "Audience asked of the CI's OIDC provider",
  },
  { name: 'token', description: 'Ready-made platform token, instead of the exchange' },
  { name: 'registry-token', description: 'Ready-made registry token, instead of the exchange' },
  {
    name: 'paths',
    default: 'all known formats',
    description:
      'Globs of files to scan, one a line. Without it, folders called `vendor` and `third_party` are left out. One that does not begin with `**` must give a file',
  },
  { name: 'exclude', description: 'Globs of files to leave out, one a line' },
  {
    name: 'config',
    default: '`.github/tagproof.yml` if present',
    description:
      'Policy file (docs/policy.md). It may give every input but this one, `policy-from` and tokens',
  },
  {
    name: 'policy-from',
    default: '`base`',
    description: "On pull requests, the policy of the base commit holds (`base`), or the checkout's (`head`)",
  },
  {
    name: 'max-age',
    default: '`14d`',
    description: 'A superseded pin may lag this long (`36h`, `14d`, `2w`, `P14D`)',
  },
  {
    name: 'min-age',
    default: '`0d`',
    description: 'Cool-down: a digest must have been in the history this long before it counts as current',
  },
  {
    name: 'as-of',
    default: 'now',
    description:
      'Resolve as the histories stood at this instant (`2026-11-01T12:00:00Z`, or a day for its end)',
  },
  { name: 'artifacts', description: 'Artifact names to ask advisories for, one a line' },
  {
    name: 'sbom',
    description:
      'Globs of SBOMs in the checkout (SPDX 2.x, CycloneDX 1.4 to 1.6, apko lock files, as JSON) whose packages are asked for, one a line',
  },
  {
    name: 'sbom-from-registry',
    default: '`false`',
    description: 'Ask for the packages of the SBOMs attached to the pinned images in the registry',
  },
  {
    name: 'vulnerability-reports',
    default: '`false`',
    description: "Ask for what the platform's scanner found in the pinned images, by digest",
  },
  {
    name: 'fail-on',
    default: '`error` (`none` in `audit`)',
    description: '`error`, `warning`, `notice`, `none`, or a list of check ids',
  },
  {
    name: 'on-incomplete',
    default: '`fail`',
    description: '`fail` or `warn`, when something could not be verified',
  },
  {
    name: 'ledger',
    default: '`.github/tagproof.lock.json` if present',
    description:
      'What each tag of a registry without history was when seen: `true` lets `pin` make that file, a path another one, `false` uses none',
  },
  {
    name: 'new-only',
    default: '`false`',
    description: 'On pull requests and in merge queues, only what the change introduces can fail the gate',
  },
  {
    name: 'comment',
    default: '`never`',
    description:
      '`never`, `on-findings` or `always`: one pull-request comment that is kept up to date, and code suggestions for fixes',
  },
  {
    name: 'pull-request',
    default: '`false`',
    description: 'In `pin`: push a branch and open or update one pull request',
  },
  { name: 'pull-request-branch', default: '`tagproof/pins`', description: 'Branch of that pull request' },
  {
    name: 'pull-request-base',
    default: 'the default branch',
    description: 'Branch that it is to be merged into',
  },
  { name: 'pull-request-labels', description: 'Labels that it gets when it is opened, one a line' },
  {
    name: 'pull-request-reviewers',
    description:
      'Reviewers that it asks for when it is opened, one a line: logins, or teams as `organization/team`',
  },
  {
    name: 'issue',
    default: '`false`',
    description: 'In `audit`: keep one tracking issue up to date, closed when clean',
  },
  {
    name: 'github-token',
    default: "the job's token",
    description: 'Token for the API of the CI host: base commits, comments, pull requests, issues',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the runner
    byRunner: '${{ github.token }}',
  },
  { name: 'report', default: "a file in the runner's temp folder", description: 'Path of the JSON report' },
  {
    name: 'sarif',
    description: 'Path of a SARIF file for code scanning; not written when something could not be verified',
  },
  {
    name: 'html',
    description: 'Path of the HTML report, one file for a browser; written when given',
  },
];
