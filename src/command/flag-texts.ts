// What flags mean and how they are grouped, for help and completion.
import { flag } from '../model/inputs/basic-types.js';
import { type Input, inputTable } from '../model/inputs/table.js';
import type { InputGroup } from '../model/inputs/type.js';

/** All inputs but `mode`, which is the command. */
export const inputFlags: readonly string[] = inputTable
  .map(({ name }) => name)
  .filter((name) => name !== 'mode');

/** Those that are `true` or `false`. */
export const booleanInputs: readonly string[] = inputTable
  .filter(({ type }) => type === flag)
  .map(({ name }) => name);

/** Those that most runs need: the short help of a command shows only these. */
export const essentialInputs: readonly string[] = [
  'platform',
  'identity',
  'token',
  'paths',
  'exclude',
  'config',
  'max-age',
  'fail-on',
  'report',
  'html',
];

/** Those that mean something else to other commands have the name of the command before them. */
const setupTexts: Readonly<Record<string, string>> = {
  'setup platform': 'Platform preset (default: derived from the images found)',
  'setup token': 'Platform access token (default: TAGPROOF_TOKEN, or the one that chainctl stored)',
  'setup group': 'Name or uid of the organization in which the identity is created (default: the only one)',
  'setup repository': 'Name of the repository on its CI host (default: that of the remote origin)',
  'setup issuer': "Issuer of the workflow's tokens (default: that of the CI host)",
  'setup action': 'OWNER/REPO@SHA of the action, with the full commit SHA',
  ci: 'CI host: github, gitlab, azure, bitbucket, jenkins or buildkite (default: that of the remote origin)',
  server: 'Address of the CI host (default: that of the remote origin)',
  branch: "Default branch (default: the repository's own)",
  yes: 'Ask nothing, and do it',
  try: 'Also verify the images of the repository',
  incident: 'Play an attack from the night to the morning after instead: a stolen token moves a tag',
  undo: 'Delete the identity with its bindings, and the files that nobody has edited since',
};

const platformTokenText = 'Platform access token (required, unless TAGPROOF_TOKEN is set)';

/** Texts of flags that are not inputs, or that mean something else to one command (`command flag`). */
const ownTexts: Readonly<Record<string, string>> = {
  start: 'Only show entries at or after this timestamp (ISO 8601)',
  end: 'Only show entries before this timestamp (ISO 8601)',
  'image-platform': 'Platform of the images to compare, such as linux/amd64; repeatable (default: all)',
  key: 'Public key (PEM) that may have signed the image; repeatable',
  'trusted-root': 'Trusted root of a private Sigstore; repeatable',
  'signatures github-token': 'Token for the GitHub API: attestations of private repositories',
  port: 'First of five consecutive ports (default: five free ports)',
  state: 'JSON file with the state of the platform',
  faults: 'JSON file with faults to inject',
  'tls-cert': 'File with the certificate (PEM) to serve over HTTPS; requires --tls-key',
  'tls-key': 'File with the private key (PEM) of --tls-cert',
  seed: 'Whole number from which ids, keys and tokens are derived (default: random keys and tokens)',
  clock: 'Timestamp at which the clock of the platform starts (default: now)',
  example: 'Also list the images that the registry serves',
  repository: 'OWNER/REPO whose workflows may assume the identity',
  ref: 'Branch or full ref that the workflow runs on (default: main)',
  environment: 'Deployment environment of the job',
  order: 'Order of the list: name, created, moved or ended; with desc for the opposite order',
  as: 'Engine: buildkit, buildx, admission, kyverno or talos (required)',
  out: 'File to write instead of printing',
  'enforce check':
    'File to compare: nothing is written, and what differs is printed; exit with 1 if anything does',
  csv: 'Print comma-separated values on standard output',
  from: 'Output of kubectl get pods -A -o json, or of docker inspect for containers and their images; repeatable',
  unused: 'Only list tags of which no use was found',
  'used-in':
    'Results of audits (merge --output, or audit --shard --report) whose references are uses, too; repeatable',
  'images image': 'Globs over the names of images, such as node; repeatable (default: all)',
  'images group': 'UID of the organization whose images are listed',
  'tag group': 'UID of the organization that has the image',
  'identity create pull-request': 'Match the workflows of pull requests',
  'identity create group': 'UID of the organization in which the identity is created',
  'identity list group': 'UID of the organization whose identities are listed',
  'identity update identity': 'UID of the identity to change',
  'identity update repository': 'OWNER/REPO whose workflows may assume the identity (default: as now)',
  'identity update ref': 'Branch or full ref that the workflow runs on (default: as now)',
  'identity update pull-request': 'Match the workflows of pull requests',
  'identity update issuer': "Issuer of the workflow's tokens (default: as now)",
  'identity update name': 'New name of the identity',
  'identity explain identity': 'UID of the identity to compare with',
  'identity delete identity': 'UID of the identity to delete',
  'audit repository':
    'Repository to audit through the GitHub API instead of a folder: OWNER/REPO or OWNER/REPO@REF; repeatable',
  'audit shard':
    'Name of the shard, such as 3/8. --report then is a file for tagproof merge, even for a single repository',
  'json-lines':
    'Write the lines of the shard to standard output instead of a file, for another program to collect',
  since: 'JSON report of an earlier audit: the report says what changed since then',
  'replay fail-on':
    "Lowest severity that fails the gate (error, warning, notice or none), or a list of check ids (default: the report's)",
  'replay on-incomplete':
    "Whether to fail or warn if something could not be verified (default: the report's)",
  'replay max-age':
    "How long a pin may stay behind the current digest before it is reported as stale (36h, 14d, 2w, P14D) (default: the report's)",
  'replay as-of':
    "Evaluate as of this timestamp (2026-11-01T12:00:00Z, or a day for its end) (default: the report's)",
  'replay config': 'Policy file to apply instead of the recorded one',
  list: 'File that lists repositories as OWNER/REPO, one per line, instead of an organization',
  shards: 'Maximum number of jobs, up to 256 (default: 8)',
  match: 'Only include repositories whose name (or OWNER/REPO) matches one of these globs; repeatable',
  'plan exclude': 'Leave out repositories whose name (or OWNER/REPO) matches one of these globs; repeatable',
  topic: 'Only include repositories with one of these topics; repeatable',
  'plan since':
    'Results of the last night (merge --output): repositories with common images share a shard, and with --output only those are planned that have changed',
  'plan output': 'File for the results of the last night that still hold; merge it with the shards',
  'plan known':
    'File for what still holds of the repositories that are planned: their audits then ask only about the other tags',
  'audit plan': 'Output of tagproof plan: audit the repositories that it assigns to the shard',
  jobs: 'How many shards run at the same time, if not all: each uses its part of what the CI host allows (default: all)',
  'audit known': 'What tagproof plan knows of the audited repositories (plan --known)',
  full: 'Plan every repository, whatever still holds',
  archived: 'Include archived repositories',
  forks: 'Include forks',
  'plan github-token': 'Token for the GitHub API; only repositories that it can read are listed',
  plan: 'Output of tagproof plan. A planned repository without a report makes the verdict incomplete',
  output: 'File for the merged results, which a later merge can read',
  'merge report': 'Path of the JSON report',
  'owner-id':
    'Numeric id of the owner, for repositories whose OIDC subjects include ids (created since July 2026)',
  'repository-id': 'Numeric id of the repository, for the same subjects',
  issuer: "Issuer of the workflow's tokens (default: GitHub Actions)",
  role: 'Roles to bind; repeatable (default: viewer and registry.pull)',
  name: 'Name of the identity (default: derived from the repository)',
  'exposure image': 'Image that was bad, without a tag, such as docker.io/checkmarx/kics; repeatable',
  'exposure tag': 'Tag under which it was bad; repeatable (default: every tag)',
  'exposure digest': 'Digest that is known to be bad; repeatable',
  'exposure repository': 'OWNER/REPO whose runs are read (default: GITHUB_REPOSITORY)',
  'exposure github-token': 'Token for the GitHub API with actions: read and contents: read',
  'exposure html': 'Path of a page with a timeline',
  'exposure from': 'When it became bad (ISO 8601, or a day for its start)',
  to: 'When it was no longer served (ISO 8601, or a day for its end)',
  'max-requests': 'Most requests to the GitHub API; what is left is unknown (default: 4500)',
  'token-file': "File with a workflow's OIDC token (default: request one from the runner)",
  check: 'Check to waive',
  image: 'Glob over image names (registry/repository)',
  tag: 'Glob over tags',
  path: 'Globs over the files of the findings; repeatable',
  artifact: 'Artifact of an advisory',
  advisory: 'Id of an advisory, or one of its aliases',
  reason: 'Why this is accepted (required)',
  expires: 'When the waiver expires: a day (its end, UTC) or a timestamp',
  owner: 'Who is responsible for the waiver',
  acknowledged: 'updateTime of the advisory that was accepted; a later update ends the waiver',
  'dry-run': 'Print what would be done without doing it',
  'unpin image':
    'Glob over image names (registry/repository), of which the digests are removed; repeatable (default: all)',
  'unpin dry-run':
    'Print the changes as a patch for git apply, and write no file; the log goes to standard error',
  'pin dry-run':
    'Print the changes as a patch for git apply, and write no file of the checkout; the log goes to standard error',
  'check-rendered':
    'Take a file back if kubectl, kustomize, docker, helm or jsonnet of this machine renders more than digests of images differently',
  fix: 'Write missing and outdated digests, as tagproof pin does, and verify the result',
  watch: 'Run again when a file changes, until interrupted',
  'no-cache': 'Neither read nor write a cache, wherever it is set',
  quiet: 'Only print the verdict (-q)',
  verbose: 'Also print the settings in effect, with their sources, and the number of requests (-v)',
  ...setupTexts,
  action:
    'OWNER/REPO@SHA of the action, with the full commit SHA (default: the clone that the program runs from)',
  'init platform': 'Platform preset for the workflow (default: derived from the images found)',
  'init identity': 'UID of the identity that the workflow assumes',
  write: 'Write both files; existing files are never overwritten',
  pinned: 'Only list references that are not pinned; exit with 1 if there are any',
  json: 'Print one JSON document on standard output; the log goes to standard error',
  help: 'Show this help',
  'help-all': 'Show this help with all flags',
  'no-color': 'Disable colors and links',
};

const inputsByName = new Map<string, Input>(inputTable.map((input) => [input.name, input]));

/** What a flag means to a command, in one sentence without a full stop. */
export function flagText(command: string, flag: string): string {
  const isPersonal = flag === 'token' && /^(?:identity|images|tag)\b/.test(command);
  const special = isPersonal ? platformTokenText : ownTexts[`${command} ${flag}`];
  if (special !== undefined) return special;
  const input = inputsByName.get(flag);
  return input === undefined ? (ownTexts[flag] ?? '') : inputText(input);
}

/** Defaults that differ from those of the action. */
const terminalDefaults: Readonly<Record<string, string>> = {
  token: 'TAGPROOF_TOKEN',
  'registry-token': 'TAGPROOF_REGISTRY_TOKEN',
  'github-token': 'GITHUB_TOKEN',
  report: 'no report file, except in a workflow',
};

function inputText({ name, text, default: fixed, otherwise }: Input): string {
  const fallback = terminalDefaults[name] ?? fixed ?? otherwise;
  const flagText = text.replace(', one per line', '; repeatable');
  return withFlags(fallback === undefined ? flagText : `${flagText} (default: ${fallback})`);
}

/** Names of inputs as flags, and other code without its backticks, which a terminal does not draw. */
function withFlags(text: string): string {
  return text.replace(/`([^`]*)`/g, (_, code: string) =>
    code !== 'mode' && inputsByName.has(code) ? `--${code}` : code,
  );
}

const headings: Readonly<Record<InputGroup, string>> = {
  platform: 'Platform',
  authentication: 'Authentication',
  scope: 'Scope',
  policy: 'Policy and gate',
  output: 'Output',
};

/** Flags that are not inputs but belong to a group of them; they come first. */
const otherFlags: Readonly<Partial<Record<InputGroup, readonly string[]>>> = {
  scope: ['repository', 'shard', 'plan', 'jobs', 'json-lines', 'since', 'known'],
};

/** Headings with their flags, in the order of the help. A flag in no group is listed below `Flags`. */
export const flagGroups: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  (Object.keys(headings) as InputGroup[]).map((group) => [
    headings[group],
    [...(otherFlags[group] ?? []), ...namesIn(group)],
  ]),
);

/** The flags for the inputs of a group. */
export function namesIn(group: InputGroup): readonly string[] {
  return inputTable.filter((input) => input.group === group && input.name !== 'mode').map(({ name }) => name);
}
