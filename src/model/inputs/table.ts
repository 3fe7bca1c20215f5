// Every input, once: action.yml, the flags with their help and completion, the policy schema, the fields of `Config`
// and the documentation come from this table.
import {
  address,
  duration,
  flag,
  globs,
  lines,
  matching,
  oneOf,
  secret,
  text,
  timeLimit,
  timestamp,
} from './basic-types.js';
import { defaultLedgerPath, failOn, ledger, outputFile, presetName } from './special-types.js';
import type { InputType } from './type.js';

/** Sections of the help; some rules hold for all inputs of one (see `notFromRemotePolicy`). */
export type InputGroup = 'platform' | 'authentication' | 'scope' | 'policy' | 'output';

interface InputRow {
  readonly type: InputType<unknown, unknown>;
  readonly group: InputGroup;
  /** One sentence without its full stop; names of inputs and values between backticks. */
  readonly text: string;
  /** The text that the input has if nobody sets it. */
  readonly default?: string;
  /** What applies if nobody sets it, where that is not one fixed text. */
  readonly otherwise?: string;
  /** Its field of `Config`, if that is not its name in camel case. */
  readonly field?: string;
  /** `Config` has no field for it: `readConfig` makes something else of it. */
  readonly combined?: true;
  /** A policy file cannot set it. */
  readonly inPolicy?: false;
  /** It is an error to set it without a platform. */
  readonly needsPlatform?: true;
  /** The default in action.yml, an expression of the runner. Only for inputs that no policy can set. */
  readonly byRunner?: string;
}

export const defaultPolicyPath = '.github/tagproof.yml';

/** Below the checkout: no drive, no root, no `..`. */
const relativePath = /^(?![/\\]|[A-Za-z]:)(?!(?:[^/\\]*[/\\])*\.\.(?:[/\\]|$))[^\0]{1,1024}$/;
/** What `git check-ref-format` allows for a branch, and a little less: https://git-scm.com/docs/git-check-ref-format */
const branch = matching(
  /^(?!\/|-|.*(?:\.\.|\/\/|\/\.|\.lock(?:\/|$)|@\{))[\w./@+-]{1,200}(?<![/.])$/,
  'the name of a branch',
);
const names = lines(text(), 'a list of names');

/** In the order of the documentation. */
export const inputs = {
  mode: {
    type: oneOf('verify', 'pin', 'audit'),
    group: 'policy',
    text: '`verify` (read-only gate), `pin` (write digests) or `audit` (read-only report that fails only if `fail-on` is set)',
    default: 'verify',
  },
  platform: {
    type: presetName,
    group: 'platform',
    text: 'Platform preset, such as `chainguard`; `base-url`, `registry-url`, `issuer-url`, `history-service` and `public-organization` override parts of it',
    combined: true,
  },
  'base-url': { type: address, group: 'platform', text: 'Platform API URL', combined: true },
  'registry-url': { type: address, group: 'platform', text: 'Container registry URL', combined: true },
  'issuer-url': {
    type: address,
    group: 'platform',
    text: 'Token exchange URL',
    otherwise: '`base-url`',
    combined: true,
  },
  transport: {
    type: oneOf('rest', 'grpc'),
    group: 'platform',
    text: 'How the platform API is called: `rest`, or `grpc` on the host of `base-url`. Tag histories and the token exchange always use REST',
    default: 'rest',
    needsPlatform: true,
  },
  'history-service': {
    type: matching(/^[\w.-]{1,64}$/, 'one path segment such as `_service`'),
    group: 'platform',
    text: 'Path segment of the tag history endpoint',
    default: '_service',
    combined: true,
  },
  'public-organization': {
    type: text(),
    group: 'platform',
    text: 'Name of the organization that publishes the public images',
    combined: true,
  },
  identity: {
    type: matching(/^[\w.-]{1,128}(?:\/[\w.-]{1,128}){0,20}$/, 'a UID such as `<40 hex>/<16 hex>`'),
    group: 'authentication',
    text: "UID of the identity to assume with the workflow's OIDC token",
    needsPlatform: true,
  },
  group: {
    type: text(),
    group: 'authentication',
    text: 'UID of the organization whose repositories and tags are listed',
    otherwise: 'the part of `identity` before its last `/`',
  },
  'oidc-audience': {
    type: text(),
    group: 'authentication',
    text: 'Audience to request for the OIDC token',
    otherwise: 'host of `issuer-url`',
  },
  'oidc-token-file': {
    type: text(),
    group: 'authentication',
    text: 'File with the OIDC token, such as a projected token of Kubernetes, instead of the one that the CI system issues',
    inPolicy: false,
    needsPlatform: true,
  },
  'oidc-token-env': {
    type: matching(/^[A-Za-z_]\w{0,255}$/, 'the name of an environment variable'),
    group: 'authentication',
    text: 'Environment variable with the OIDC token, instead of the one that the CI system issues',
    inPolicy: false,
    needsPlatform: true,
  },
  token: {
    type: secret,
    group: 'authentication',
    text: 'Existing platform access token; skips the OIDC token exchange',
    inPolicy: false,
    needsPlatform: true,
  },
  'registry-token': {
    type: secret,
    group: 'authentication',
    text: 'Existing registry access token; skips the OIDC token exchange',
    inPolicy: false,
    needsPlatform: true,
  },
  paths: {
    type: globs,
    group: 'scope',
    text: 'Globs of files to scan, one per line. It is an error if a glob matches no file, unless it starts with `**`. If not set, folders named `node_modules`, `vendor` and `third_party` are skipped',
    otherwise: 'all known formats',
  },
  exclude: { type: globs, group: 'scope', text: 'Globs of files to skip, one per line' },
  config: {
    type: matching(relativePath, 'the path of a file relative to the checkout'),
    group: 'policy',
    text: 'Path to the policy file. It can set any input except `config`, `policy-from` and tokens',
    otherwise: `\`${defaultPolicyPath}\` if present`,
    combined: true,
    inPolicy: false,
  },
  'policy-from': {
    type: oneOf('base', 'head'),
    group: 'policy',
    text: 'Which policy applies on pull requests: that of the base commit (`base`) or of the checkout (`head`)',
    default: 'base',
    combined: true,
    inPolicy: false,
  },
  'max-age': {
    type: duration,
    group: 'policy',
    text: 'How long a pin may stay behind the current digest before it is reported as stale (`36h`, `14d`, `2w`, `P14D`)',
    default: '14d',
    field: 'maxAgeMs',
  },
  'min-age': {
    type: duration,
    group: 'policy',
    text: 'Cool-down: how long a digest must be in the tag history before it counts as current',
    default: '0d',
    field: 'minAgeMs',
  },
  'eol-warning': {
    type: duration,
    group: 'policy',
    text: 'How long before its announced end of life a tag is reported. `0d`: the platform is not asked for announcements',
    default: '30d',
    field: 'eolWarningMs',
  },
  'as-of': {
    type: timestamp,
    group: 'policy',
    text: 'Evaluate tag histories as of this timestamp (`2026-11-01T12:00:00Z`, or a day for its end)',
    otherwise: 'now',
  },
  artifacts: {
    type: names,
    group: 'scope',
    text: 'Names of artifacts to look up advisories for, one per line',
    needsPlatform: true,
  },
  sbom: {
    type: globs,
    group: 'scope',
    text: 'Globs of SBOM files in the checkout whose packages are looked up in the advisories, one per line (SPDX 2.x, CycloneDX 1.4 to 1.6 or apko lock files, as JSON)',
    needsPlatform: true,
  },
  'sbom-from-registry': {
    type: flag,
    group: 'scope',
    text: 'Look up advisories for the packages in SBOMs attached to the pinned images in the registry',
    default: 'false',
    needsPlatform: true,
  },
  'vulnerability-reports': {
    type: flag,
    group: 'scope',
    text: "Use the vulnerability reports of the platform's scanner for the pinned images",
    default: 'false',
    needsPlatform: true,
  },
  timeout: {
    type: timeLimit,
    group: 'scope',
    text: 'How long a run may take (`90s`, `10m`). What is not known by then is reported as not verified. Keep it below the time limit of the job',
    default: '10m',
    field: 'timeoutMs',
  },
  'fail-on': {
    type: failOn,
    group: 'policy',
    text: 'Lowest severity that fails the gate (`error`, `warning`, `notice` or `none`), or a list of check ids',
    otherwise: '`error` (`none` in `audit`)',
    combined: true,
  },
  'on-incomplete': {
    type: oneOf('fail', 'warn'),
    group: 'policy',
    text: 'Whether to `fail` or `warn` if something could not be verified',
    default: 'fail',
  },
  ledger: {
    type: ledger,
    group: 'policy',
    text: 'Ledger of observed digests for registries without tag history. `true`: `pin` creates the default file; a path: use that file; `false`: disabled',
    otherwise: `\`${defaultLedgerPath}\` if present`,
  },
  'new-only': {
    type: flag,
    group: 'policy',
    text: 'On pull requests and in merge queues, only findings that the change introduces fail the gate',
    default: 'false',
  },
  comment: {
    type: oneOf('never', 'on-findings', 'always'),
    group: 'output',
    text: 'When to comment on the pull request and suggest fixes: `never`, `on-findings` or `always`. There is one comment, which is kept up to date',
    default: 'never',
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
    type: names,
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

export type InputName = keyof typeof inputs;

export type Input = InputRow & { readonly name: InputName };

/** The rows as a list. */
export const inputTable: readonly Input[] = Object.entries(inputs).map(([name, row]) => ({
  ...row,
  name: name as InputName,
}));

type Rows = typeof inputs;
type Value<R> = R extends { readonly type: InputType<infer T, infer None> }
  ? R extends { readonly default: string }
    ? T
    : T | None
  : never;

/** What reading an input gives. */
export type InputValue<N extends InputName> = Value<Rows[N]>;

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;
type Field<N extends InputName> = Rows[N] extends { readonly combined: true }
  ? never
  : Rows[N] extends { readonly field: infer F extends string }
    ? F
    : Camel<N>;
type Optional<N extends InputName> = N extends InputName
  ? undefined extends InputValue<N>
    ? N
    : never
  : never;

/** The fields of `Config` that hold one input each, under its name in camel case. */
export type InputFields = {
  readonly [N in Exclude<InputName, Optional<InputName>> as Field<N>]: InputValue<N>;
} & {
  readonly [N in Optional<InputName> as Field<N>]?: Exclude<InputValue<N>, undefined>;
};

/** The field of `Config` for an input; `undefined` if it has none of its own. */
export function fieldOf({ name, field, combined }: Input): string | undefined {
  if (combined) return undefined;
  return field ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
