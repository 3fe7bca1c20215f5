// Inputs that say what is scanned and looked up, what is wrong with it, and where answers are kept.
import {
  duration,
  flag,
  globs,
  lines,
  matching,
  oneOf,
  positiveNumber,
  text,
  timeLimit,
  timestamp,
} from './basic-types.js';
import {
  defaultLedgerPath,
  defaultPolicyPath,
  failOn,
  historySources,
  ledger,
  nameList,
} from './special-types.js';
import type { InputRow } from './type.js';

/** Below the checkout: no drive, no root, no `..`. */
const relativePath = /^(?![/\\]|[A-Za-z]:)(?!(?:[^/\\]*[/\\])*\.\.(?:[/\\]|$))[^\0]{1,1024}$/;

/** What git takes for the name of a branch, and nothing that could be an option or an expression. */
const branchOrCommit = /^(?![-/.])(?!.*(?:\.\.|\/\/|@\{|\.lock$|[/.]$))[^\x00-\x20\x7f~^:?*[\\]{1,255}$/;

/** Scope and policy. In the order of the documentation. */
export const evaluationRows = {
  paths: {
    type: globs,
    group: 'scope',
    text: 'Globs of files to scan, one per line. It is an error if a glob matches no file, unless it starts with `**`. If not set, folders named `node_modules`, `vendor` and `third_party` are skipped, except for files that other files name',
    otherwise: 'all known formats',
  },
  exclude: { type: globs, group: 'scope', text: 'Globs of files to skip, one per line' },
  config: {
    type: matching(relativePath, 'the path of a file relative to the checkout'),
    group: 'policy',
    text: 'Path to the policy file. It can set any input except `base`, `config`, `policy-from`, `oidc-token-file`, `oidc-token-env` and tokens',
    otherwise: `\`${defaultPolicyPath}\` if present`,
    combined: true,
    inPolicy: false,
  },
  base: {
    type: matching(branchOrCommit, 'the name of a branch, or a full commit hash'),
    group: 'policy',
    text: 'The branch that the change is merged into, or a commit of it: policy, waivers and ledger are those of its newest commit. Needed only where the CI system does not say it',
    otherwise: 'what the CI system says',
    inPolicy: false,
  },
  'policy-from': {
    type: oneOf('base', 'head'),
    group: 'policy',
    text: 'Which policy applies to a change: that of its base (`base`) or of the checkout (`head`). The change never says where credentials are sent',
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
    text: 'Cool-down: how long a tag must have pointed to a digest before it counts as current',
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
  'end-of-life': {
    type: oneOf('snapshot', 'online', 'off'),
    group: 'policy',
    text: 'How the end of life of images is found that the platform does not have: by the list in this release (`snapshot`), by the API of endoflife.date as well (`online`, which sends the names of the products that are in use), or not (`off`)',
    default: 'snapshot',
  },
  'as-of': {
    type: timestamp,
    group: 'policy',
    text: 'Evaluate tag histories as of this timestamp (`2026-11-01T12:00:00Z`, or a day for its end)',
    otherwise: 'now',
  },
  artifacts: {
    type: nameList,
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
  'compare-signers': {
    type: flag,
    group: 'scope',
    text: 'Read the signatures of all pinned images and of the three digests before each, and report a signer that changed',
    default: 'false',
  },
  signers: {
    type: oneOf('known', 'none'),
    group: 'scope',
    text: 'Whether the signatures of publishers that document how they sign (`known`) prove pins that nothing else proves. Nothing is found fault with for lacking one',
    default: 'known',
  },
  'sigstore-root': {
    type: oneOf('package', 'refresh'),
    group: 'policy',
    text: "Which trusted root of Sigstore's public instance signatures are verified under: that of this release (`package`), or the current one (`refresh`, which asks Sigstore's update repository). If it cannot be refreshed, that of this release is used and the run is incomplete",
    default: 'package',
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
    type: oneOf('fail', 'warn', 'strict'),
    group: 'policy',
    text: 'Whether to `fail` or `warn` if something could not be verified. Where `new-only` applies, `fail` is about what the change touches, and the rest is said; `strict` fails for that too',
    default: 'fail',
  },
  forecast: {
    type: flag,
    group: 'policy',
    text: '`pin` only: say what each new digest changes, from manifests, configurations and SBOMs in the registry',
    default: 'true',
  },
  hold: {
    type: lines(oneOf('introduces', 'platform-lost'), 'a list of `introduces` and `platform-lost`'),
    group: 'policy',
    text: '`pin` only: do not write a new digest that introduces an advisory (`introduces`), or has no image for a platform in use (`platform-lost`), one per line. The newest of the 5 builds before it that does neither is written instead',
  },
  limit: {
    type: positiveNumber,
    group: 'policy',
    text: '`pin` only: write at most so many images in one run, the longest outdated first, those without a digest last. The next run writes the next ones once these are merged',
    otherwise: 'no limit',
  },
  'pin-form': {
    type: oneOf('tag-and-digest', 'digest'),
    group: 'policy',
    text: 'How `pin` writes a digest: behind the tag (`tag-and-digest`), or in its place where a comment at the end of the line can keep the tag (`digest`), as in `image: node@sha256:… # 22.1`',
    default: 'tag-and-digest',
  },
  ledger: {
    type: ledger,
    group: 'policy',
    text: 'Ledger of observed digests for registries without tag history. `true`: `pin` creates the default file; a path: use that file; `false`: disabled',
    otherwise: `\`${defaultLedgerPath}\` if present`,
  },
  'history-sources': {
    type: historySources,
    group: 'platform',
    text: 'Which registries are asked for tag histories by their own API, one per line with the kind of the API: `quay.example.com=quay`; or where documents of its history are: `registry.example.com=file:histories`, `=https://…`. `none` asks no registry, not even the well-known ones',
    otherwise: 'public registries that are known to keep a history',
    directs: true,
  },
  'new-only': {
    type: flag,
    group: 'policy',
    text: 'On pull requests, in merge queues and on other changes, only what the change introduces fails the gate. What the base has already is said, and counts on the default branch and in audits. A digest that never belonged to its tag, a wrong signer and a rewritten ledger always count',
    otherwise: '`true` (`false` in `audit`)',
  },
} as const satisfies Readonly<Record<string, InputRow>>;

export const cacheRows = {
  cache: {
    type: text(),
    group: 'scope',
    text: 'Folder, outside the checkout, in which what can be proved to hold still is kept between runs; `off` for none',
    otherwise: 'the environment variable `TAGPROOF_CACHE`, else none',
    inPolicy: false,
  },
} as const satisfies Readonly<Record<string, InputRow>>;
