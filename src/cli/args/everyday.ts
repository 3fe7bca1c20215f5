// The commands of the first hour and of every day.

import { inputFlags } from './arguments.js';
import { type Command, credentialFlags, groups, platformFlags } from './command.js';
import { waiverFlags } from './decision-flags.js';

export const daily: readonly Command[] = [
  {
    name: 'demo',
    group: groups.start,
    summary: 'See it work: no account, no network, no install',
    flags: [],
    examples: ['demo'],
    exits: { 0: 'the story ended well' },
    start: async (context) => (await import('../demo.js')).demo(context),
  },
  {
    name: 'init',
    operand: '[DIR]',
    group: groups.start,
    summary: 'Look at the repository and propose a workflow and a policy',
    flags: ['platform', 'identity', 'action'],
    switches: ['write'],
    examples: ['init', 'init --platform chainguard --identity UID --write'],
    exits: { 0: 'proposed or written', 3: 'something could not be read or written' },
    start: async (context) => (await import('../init/index.js')).init(context),
  },
  {
    name: 'doctor',
    operand: '[DIR]',
    group: groups.start,
    summary: 'Check platformFlags, sign-in, roles, clock and permissions, each with its cure',
    flags: [...platformFlags, ...credentialFlags, 'group', 'config', 'github-token'],
    examples: ['doctor --platform chainguard --identity UID', 'doctor . --json'],
    exits: { 0: 'all is well', 1: 'something is not', 3: 'something could not be found out' },
    start: async (context) => (await import('../doctor/index.js')).doctor(context),
  },
  {
    name: 'verify',
    operand: '[DIR]',
    group: groups.work,
    summary: 'Check every reference, change nothing',
    flags: inputFlags,
    examples: [
      'verify',
      'verify . --platform chainguard --identity UID --max-age 7d',
      'verify . --fail-on unpinned,missing-tag --json',
    ],
    start: async (context) => (await import('../gate.js')).gate(context),
  },
  {
    name: 'pin',
    operand: '[DIR]',
    group: groups.work,
    summary: 'Write the digests that findings ask for',
    flags: inputFlags,
    examples: ['pin', "pin . --paths '**/Dockerfile' --ledger true"],
    start: async (context) => (await import('../gate.js')).gate(context),
  },
  {
    name: 'audit',
    operand: '[DIR]',
    group: groups.work,
    summary: 'Report everything, fail only when asked',
    flags: [...inputFlags, 'repository', 'shard'],
    examples: [
      'audit . --html report.html',
      'audit --repository OWNER/REPO@main',
      'audit --shard 3/8 --repository "$REPOSITORIES" --report shard.jsonl',
    ],
    start: async (context) => (await import('../audit/index.js')).audit(context),
  },
  {
    name: 'scan',
    operand: '[DIR]',
    group: groups.work,
    summary: 'List the references, offline',
    flags: ['paths', 'exclude'],
    switches: ['pinned'],
    examples: ['scan', 'scan . --pinned', "scan . --exclude 'test/**' --json"],
    exits: { 0: 'listed', 1: 'with --pinned: a reference is not pinned', 3: 'a file could not be read' },
    start: async (context) => (await import('../scan.js')).scan(context),
  },
  {
    name: 'waive',
    operand: '[DIR]',
    group: groups.work,
    summary: 'Add a waiver to the policy file',
    flags: [...Object.values(waiverFlags), 'config'],
    examples: [
      "waive --check unpinned --path 'legacy/**' --reason 'Goes away in spring' --expires 2030-03-31",
    ],
    exits: { 0: 'written' },
    start: async (context) => (await import('../waive.js')).waive(context),
  },
];
