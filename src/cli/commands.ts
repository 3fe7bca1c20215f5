// Every command: what it takes and what it does. Help, completion and the parser of arguments read this table.
import { type CommandSpec, inputFlags } from './arguments.js';
import { completion } from './completion.js';
import type { Context } from './context.js';
import { demo } from './demo.js';
import { doctor } from './doctor.js';
import { emulator } from './emulator.js';
import { explain } from './explain.js';
import { gate } from './gate.js';
import { history } from './history.js';
import { createIdentity } from './identity-create.js';
import { deleteIdentity } from './identity-delete.js';
import { explainIdentity } from './identity-explain.js';
import { init } from './init.js';
import { merge } from './merge.js';
import { plan } from './plan.js';
import { flagsOfReplay, replayReport } from './replay.js';
import { scan } from './scan.js';
import { waive, waiveFlags } from './waive.js';

export interface Command extends CommandSpec {
  readonly group: string;
  readonly start: (context: Context) => Promise<number>;
}

const addresses = [
  'platform',
  'base-url',
  'registry-url',
  'issuer-url',
  'history-service',
  'public-organization',
];
const workflowFlags = ['repository', 'ref', 'environment', 'owner-id', 'repository-id', 'issuer'];
const credentials = ['identity', 'oidc-audience', 'token', 'registry-token'];

const groups = {
  start: 'Start here',
  work: 'Every day',
  look: 'Look closer',
  many: 'Many repositories',
  setUp: 'Sign-in',
  tools: 'Around it',
} as const;

export const commands: readonly Command[] = [
  {
    name: 'demo',
    group: groups.start,
    summary: 'See it work: no account, no network, no install',
    flags: [],
    examples: ['demo'],
    exits: { 0: 'the story ended well' },
    start: demo,
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
    start: init,
  },
  {
    name: 'doctor',
    operand: '[DIR]',
    group: groups.start,
    summary: 'Check addresses, sign-in, roles, clock and permissions, each with its cure',
    flags: [...addresses, ...credentials, 'group', 'config', 'github-token'],
    examples: ['doctor --platform chainguard --identity UID', 'doctor . --json'],
    exits: { 0: 'all is well', 1: 'something is not', 3: 'something could not be found out' },
    start: doctor,
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
    start: gate,
  },
  {
    name: 'pin',
    operand: '[DIR]',
    group: groups.work,
    summary: 'Write the digests that findings ask for',
    flags: inputFlags,
    examples: ['pin', "pin . --paths '**/Dockerfile' --ledger true"],
    start: gate,
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
    start: gate,
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
    start: scan,
  },
  {
    name: 'waive',
    operand: '[DIR]',
    group: groups.work,
    summary: 'Add a waiver to the policy file',
    flags: waiveFlags,
    examples: [
      "waive --check unpinned --path 'legacy/**' --reason 'Goes away in spring' --expires 2030-03-31",
    ],
    exits: { 0: 'written' },
    start: waive,
  },
  {
    name: 'replay',
    operand: 'REPORT',
    group: groups.look,
    summary: 'Decide again from what a report recorded, offline',
    flags: flagsOfReplay,
    examples: ['replay tagproof-report.json', 'replay tagproof-report.json --fail-on warning'],
    start: replayReport,
  },
  {
    name: 'history',
    operand: 'IMAGE:TAG',
    group: groups.look,
    summary: 'Show what a tag was, and when',
    flags: [...addresses, ...credentials, 'start', 'end'],
    examples: ['history cgr.dev/chainguard/nginx:latest --platform chainguard'],
    exits: { 0: 'shown', 3: 'it could not be read whole' },
    start: history,
  },
  {
    name: 'explain',
    operand: '[NAME]',
    group: groups.look,
    summary: 'What a check or an error code means, and what to do about it',
    flags: [],
    examples: ['explain', 'explain stale-digest', 'explain sign-in'],
    exits: { 0: 'explained' },
    start: explain,
  },
  {
    name: 'plan',
    operand: '[ORGANIZATION]',
    group: groups.many,
    summary: 'Shard repositories over a job matrix',
    flags: ['list', 'shards', 'match', 'exclude', 'topic', 'github-token'],
    switches: ['archived', 'forks'],
    examples: ["plan acme --shards 8 --exclude '*-archive'", 'plan --list repositories.txt'],
    exits: { 0: 'planned', 2: 'wrong usage, or no repository is left', 3: 'the CI host gave no list' },
    start: plan,
  },
  {
    name: 'merge',
    operand: 'FILE...',
    operands: true,
    group: groups.many,
    summary: "Join the reports of a matrix's shards",
    flags: ['plan', 'output', 'report', 'html', 'on-incomplete'],
    examples: ['merge shard-*.jsonl --plan plan.json --html report.html'],
    start: merge,
  },
  {
    name: 'identity create',
    group: groups.setUp,
    summary: 'Make an identity that a workflow can assume, and bind its roles',
    flags: [...addresses, 'token', 'group', ...workflowFlags, 'role', 'name'],
    switches: ['pull-request', 'dry-run'],
    examples: [
      'identity create --platform chainguard --group UID --repository OWNER/REPO --ref main --dry-run',
    ],
    exits: { 0: 'made', 3: 'refused or not reached' },
    start: createIdentity,
  },
  {
    name: 'identity explain',
    group: groups.setUp,
    summary: "Hold a workflow token's claims against an identity",
    flags: [...addresses, 'token', 'identity', 'oidc-audience', 'token-file'],
    examples: ['identity explain --platform chainguard --identity UID --token-file FILE'],
    exits: { 0: 'they match', 1: 'they differ', 3: 'refused or not reached' },
    start: explainIdentity,
  },
  {
    name: 'identity delete',
    group: groups.setUp,
    summary: 'Delete an identity and its role bindings',
    flags: [...addresses, 'token', 'identity'],
    switches: ['dry-run'],
    examples: ['identity delete --platform chainguard --identity UID --dry-run'],
    exits: { 0: 'deleted', 3: 'refused or not reached' },
    start: deleteIdentity,
  },
  {
    name: 'emulator',
    group: groups.tools,
    summary: 'Serve the platform on loopback, for trying and testing',
    flags: ['port', 'state', 'faults'],
    examples: ['emulator --json'],
    exits: { 0: 'stopped by Ctrl+C' },
    start: emulator,
  },
  {
    name: 'completion',
    operand: 'SHELL',
    group: groups.tools,
    summary: 'Print completions for bash, zsh or fish',
    flags: [],
    examples: ['completion bash', 'completion zsh', 'completion fish'],
    exits: { 0: 'printed' },
    start: async (context) => completion(context, commands),
  },
];
