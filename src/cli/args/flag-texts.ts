// What flags mean and how they are grouped, for help and completion.
import { inputTable } from '../../config/table.js';

/** Of flags that are no inputs, or that mean something else to one command (`command flag`). */
const own: Readonly<Record<string, string>> = {
  start: 'Only records from this ISO 8601 time on',
  end: 'Only records before this ISO 8601 time',
  port: 'First of four ports; free ones without it',
  state: 'JSON file with a whole platform (schema/emulator-state.schema.json)',
  faults: 'JSON file with faults (schema/emulator-faults.schema.json)',
  repository: 'OWNER/REPO whose workflows may assume the identity',
  ref: 'Branch or full ref that the workflow runs on (default: main)',
  environment: 'Deployment environment of the job',
  'identity create pull-request': 'Workflows of pull requests',
  'audit repository':
    'OWNER/REPO or OWNER/REPO@REF, one a line, read through the API of the CI host instead of a folder',
  'audit shard': 'Name of the shard, such as 3/8: --report is then a file for merge, also of one repository',
  'replay fail-on': "error, warning, notice, none, or a list of check ids (default: the report's)",
  'replay on-incomplete': "fail or warn, when something could not be verified (default: the report's)",
  'replay max-age': "A superseded pin may lag this long (36h, 14d, 2w, P14D) (default: the report's)",
  'replay as-of':
    "Decide as of this instant (2026-11-01T12:00:00Z, or a day for its end) (default: the report's)",
  'replay config': 'Policy file that takes the place of the recorded one',
  list: 'File with OWNER/REPO, one a line, instead of an organization',
  shards: 'How many jobs at most, up to 256 (default: 8)',
  match: 'Glob over names of repositories, or over OWNER/REPO; one must match',
  'plan exclude': 'Glob over names of repositories to leave out',
  topic: 'Topic; the repository must have one of them',
  archived: 'Take archived repositories too',
  forks: 'Take forks too',
  'plan github-token': 'Token for the API of the CI host, which sees what is listed',
  plan: 'What plan printed: its repositories without a report make the verdict incomplete',
  output: 'Where all rows are written, to be merged again',
  'merge report': 'Path of the JSON report (schema/report.schema.json)',
  'owner-id': 'Number of the owner, for the subjects that new repositories send since July 2026',
  'repository-id': 'Number of the repository, likewise',
  issuer: "Issuer of the workflow's tokens (default: the CI host's)",
  role: 'Role to bind, one a line (default: viewer and registry.pull)',
  name: 'Name of the identity (default: made from the repository)',
  'token-file': "File with a workflow's OIDC token (default: ask the runner)",
  check: 'Check to waive',
  image: 'Glob over image names (registry/repository)',
  tag: 'Glob over tags',
  path: 'Glob over the files of the findings; may be given again',
  artifact: 'Artifact of an advisory',
  advisory: 'Id of an advisory, or one of its aliases',
  reason: 'Why this is accepted (required)',
  expires: 'Day (to its end, UTC) or instant after which the waiver does not count',
  owner: 'Who answers for the waiver',
  acknowledged: "The advisory's updateTime that was seen: a later change ends the waiver",
  'dry-run': 'Say what would be done, and do nothing',
  action: 'OWNER/REPO@REF of this action, for the workflow that is proposed',
  'init platform': 'Address preset that the workflow names (default: by the images found)',
  'init identity': 'uid of the identity that the workflow assumes',
  write: 'Write both files; one that is there is never overwritten',
  pinned: 'List only what is not pinned, with exit code 1',
  json: 'One document on standard output; the log goes to standard error',
  help: 'This text',
  'no-color': 'No colours, no links',
};

/** What a flag means to a command, in one sentence without a full stop. */
export function flagText(command: string, flag: string): string {
  const special = own[`${command} ${flag}`];
  const input = special === undefined ? inputTable.find(({ name }) => name === flag) : undefined;
  const fallback = input?.default === undefined ? '' : ` (default: ${input.default})`;
  return `${special ?? input?.description ?? own[flag] ?? ''}${fallback}`.replaceAll('`', '');
}

/** Headings with their flags, in the order of the help; what is in none of them stands below `Flags`. */
export const flagGroups: Readonly<Record<string, readonly string[]>> = {
  'Where the platform is': [
    'platform',
    'base-url',
    'registry-url',
    'issuer-url',
    'history-service',
    'public-organization',
  ],
  'Who asks': ['identity', 'group', 'oidc-audience', 'token', 'registry-token', 'github-token'],
  'What is looked at': [
    'repository',
    'shard',
    'paths',
    'exclude',
    'artifacts',
    'sbom',
    'sbom-from-registry',
    'vulnerability-reports',
  ],
  'What counts': [
    'config',
    'policy-from',
    'max-age',
    'min-age',
    'as-of',
    'fail-on',
    'on-incomplete',
    'new-only',
    'ledger',
  ],
  'What is written': [
    'report',
    'sarif',
    'html',
    'comment',
    'issue',
    'pull-request',
    'pull-request-branch',
    'pull-request-base',
    'pull-request-labels',
    'pull-request-reviewers',
  ],
};
