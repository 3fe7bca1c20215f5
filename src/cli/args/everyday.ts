// The commands to get started with, and those for everyday use.

import { booleanInputs, essentialInputs, inputFlags } from '../../command/input-flags.js';
import { type Command, credentialFlags, groups, platformFlags } from './command.js';
import { waiverFlags } from './decision-flags.js';

/** What `verify`, `pin` and `audit` have in common. */
const gating = {
  flags: inputFlags,
  booleans: booleanInputs,
  switches: ['quiet', 'verbose', 'no-cache'],
  essential: essentialInputs,
};

export const everyday: readonly Command[] = [
  {
    name: 'demo',
    group: groups.start,
    summary: 'Run a complete example on this machine: no account, no network',
    flags: [],
    examples: ['demo'],
    exits: { 0: 'the example completed as expected' },
    start: async (context) => (await import('../commands/demo.js')).demo(context),
  },
  {
    name: 'setup',
    operand: '[DIR]',
    group: groups.start,
    summary: 'Set a repository up: identity, roles, workflow and policy, in one step',
    flags: [
      ...platformFlags,
      ...['token', 'group', 'name', 'repository', 'ci', 'server', 'branch'],
      ...['owner-id', 'repository-id', 'issuer', 'action'],
    ],
    switches: ['yes', 'dry-run', 'try', 'undo'],
    essential: ['platform', 'token', 'group', 'repository', 'ci', 'branch', 'action'],
    examples: [
      'setup --dry-run',
      'setup',
      'setup --yes --group acme --action OWNER/REPO@SHA',
      'setup --undo',
    ],
    exits: {
      0: 'set up',
      1: 'set up, but doctor found a problem, or with --try the gate failed',
      2: 'invalid usage, or an answer is missing; nothing was done',
      3: 'the platform refused, or a file could not be written; everything was undone',
    },
    start: async (context) => (await import('../../onboarding/setup/index.js')).setup(context),
  },
  {
    name: 'init',
    operand: '[DIR]',
    group: groups.start,
    summary: 'Inspect the repository and propose a workflow and a policy',
    flags: ['platform', 'identity', 'action'],
    switches: ['write'],
    examples: ['init', 'init --platform chainguard --identity UID --write'],
    exits: { 0: 'files proposed or written', 3: 'a file could not be read or written' },
    start: async (context) => (await import('../../onboarding/init/index.js')).init(context),
  },
  {
    name: 'doctor',
    operand: '[DIR]',
    group: groups.start,
    summary: 'Diagnose configuration problems and suggest fixes',
    flags: [...platformFlags, ...credentialFlags, 'group', 'config', 'github-token'],
    examples: ['doctor --platform chainguard --identity UID', 'doctor . --json'],
    exits: { 0: 'no problem found', 1: 'problems found', 3: 'something could not be checked' },
    start: async (context) => (await import('../../onboarding/doctor/index.js')).doctor(context),
  },
  {
    name: 'verify',
    operand: '[DIR]',
    group: groups.work,
    summary: 'Verify every image reference; changes files only with --fix',
    ...gating,
    switches: ['fix', 'watch', ...gating.switches],
    examples: [
      'verify',
      'verify --fix',
      'verify . --platform chainguard --identity UID --max-age 7d',
      'verify . --fail-on unpinned,missing-tag --json',
    ],
    start: async (context) => (await import('../../command/gate.js')).gate(context),
  },
  {
    name: 'pin',
    operand: '[DIR]',
    group: groups.work,
    summary: 'Write missing and outdated digests',
    ...gating,
    switches: ['dry-run', 'diff', ...gating.switches],
    examples: [
      'pin',
      'pin --dry-run',
      'pin --diff | git apply',
      "pin . --paths '**/Dockerfile' --ledger true",
    ],
    start: async (context) => (await import('../../command/gate.js')).gate(context),
  },
  {
    name: 'audit',
    operand: '[DIR]',
    group: groups.work,
    summary: 'Report all findings; fail only if --fail-on is set',
    ...gating,
    flags: [...inputFlags, 'repository', 'shard', 'plan', 'jobs', 'since', 'known'],
    switches: ['json-lines', ...gating.switches],
    examples: [
      'audit . --html report.html',
      'audit . --since last.json --report tagproof.json',
      'audit --repository OWNER/REPO@main',
      'audit --shard 3/8 --plan plan.json --report shard.jsonl',
      'audit --json-lines --repository OWNER/REPO > repository.jsonl',
    ],
    start: async (context) => (await import('../../organization/audit.js')).audit(context),
  },
  {
    name: 'scan',
    operand: '[DIR]',
    group: groups.work,
    summary: 'List image references, offline',
    flags: ['paths', 'exclude'],
    switches: ['pinned', 'watch'],
    examples: ['scan', 'scan . --pinned', "scan . --exclude 'test/**' --json"],
    exits: {
      0: 'references listed',
      1: 'with --pinned: a reference is not pinned',
      3: 'a file could not be read',
    },
    start: async (context) => (await import('../commands/scan.js')).scan(context),
  },
  {
    name: 'waive',
    operand: '[DIR]',
    group: groups.work,
    summary: 'Add a waiver to the policy file',
    flags: [...Object.values(waiverFlags), 'config'],
    examples: ["waive --check unpinned --path 'legacy/**' --reason 'Retired in spring' --expires 2030-03-31"],
    exits: { 0: 'waiver added' },
    start: async (context) => (await import('../commands/waive.js')).waive(context),
  },
];
