// What `--help` prints.
import { inputTable } from '../inputs/table.js';
import type { CommandSpec } from './arguments.js';

const extra: Readonly<Record<string, string>> = {
  start: 'Only records from this ISO 8601 time on',
  end: 'Only records before this ISO 8601 time',
  port: 'First of four ports; free ones without it',
  state: 'JSON file with a whole platform (schema/emulator-state.schema.json)',
  faults: 'JSON file with faults (schema/emulator-faults.schema.json)',
  repository: 'OWNER/REPO whose workflows may assume the identity',
  ref: 'Branch or full ref that the workflow runs on',
  environment: 'Deployment environment of the job',
  'identity create pull-request': 'Workflows of pull requests',
  'audit repository':
    'OWNER/REPO or OWNER/REPO@REF, one a line, read through the API of the CI host instead of a folder',
  'audit shard':
    'Name of the shard, such as 3/8: --report is then a file for `merge`, also of one repository',
  list: 'File with OWNER/REPO, one a line, instead of an organization',
  shards: 'How many jobs at most, up to 256 (default: 8)',
  match: 'Glob over names of repositories, or over OWNER/REPO; one must match',
  'plan exclude': 'Glob over names of repositories to leave out',
  topic: 'Topic; the repository must have one of them',
  archived: 'Take archived repositories too',
  forks: 'Take forks too',
  'plan github-token': 'Token for the API of the CI host, which sees what is listed',
  plan: 'What `plan` printed: its repositories without a report make the verdict incomplete',
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
};

/** Help for one command, or for all of them. */
export function helpText(commands: readonly CommandSpec[], command: string | undefined): string {
  const spec = commands.find(({ name }) => name === command);
  return spec === undefined ? overview(commands) : commandHelp(spec);
}

function overview(commands: readonly CommandSpec[]): string {
  const rows = commands.map(
    ({ name, operand, summary }) => `  ${`${name} ${operand ?? ''}`.padEnd(20)}${summary}`,
  );
  return [
    'tagproof: pins image tags to digests, proves pins from the tag history, gates on advisories',
    '',
    'Usage: tagproof COMMAND [OPERAND] [FLAGS]',
    '',
    ...rows,
    '',
    'Every command takes --json (one document on standard output), --help and --no-color.',
    'Tokens are also read from TAGPROOF_TOKEN, TAGPROOF_REGISTRY_TOKEN and GITHUB_TOKEN.',
    'Try it without an account: tagproof demo',
    'Exit codes: 0 pass, 1 the gate failed, 2 wrong usage, 3 incomplete',
  ].join('\n');
}

function commandHelp({ name, operand, summary, flags, switches = [] }: CommandSpec): string {
  const rows = [...flags, ...switches].map((flag) => {
    const own = extra[`${name} ${flag}`];
    const input = own === undefined ? inputTable.find((one) => one.name === flag) : undefined;
    const fallback = input?.default === undefined ? '' : ` (default: ${input.default})`;
    return `  --${flag.padEnd(22)} ${own ?? input?.description ?? extra[flag] ?? ''}${fallback}`;
  });
  return [
    `Usage: tagproof ${name} ${operand ?? ''}`.trimEnd(),
    '',
    summary,
    ...(rows.length > 0 ? ['', ...rows] : []),
  ].join('\n');
}
