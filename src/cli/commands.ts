// The commands of the command line, each with its flags and what starts it.

import { type CommandSpec, inputFlags } from './arguments.js';
import type { Context } from './context.js';
import { demo } from './demo.js';
import { emulator } from './emulator.js';
import { explain } from './explain.js';
import { gate } from './gate.js';
import { history } from './history.js';
import { createIdentity } from './identity-create.js';
import { deleteIdentity } from './identity-delete.js';
import { explainIdentity } from './identity-explain.js';
import { merge } from './merge.js';
import { plan } from './plan.js';
import { scan } from './scan.js';
import { waive, waiveFlags } from './waive.js';

export interface Command extends CommandSpec {
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

export const commands: readonly Command[] = [
  { name: 'demo', summary: 'See it work: no account, no network, no install', flags: [], start: demo },
  {
    name: 'verify',
    operand: '[DIR]',
    summary: 'Check every reference, change nothing',
    flags: inputFlags,
    start: gate,
  },
  {
    name: 'pin',
    operand: '[DIR]',
    summary: 'Write the digests that findings ask for',
    flags: inputFlags,
    start: gate,
  },
  {
    name: 'audit',
    operand: '[DIR]',
    summary: 'Report everything, fail only when asked',
    flags: [...inputFlags, 'repository', 'shard'],
    start: gate,
  },
  {
    name: 'plan',
    operand: '[ORGANIZATION]',
    summary: 'Shard repositories over a job matrix',
    flags: ['list', 'shards', 'match', 'exclude', 'topic', 'github-token'],
    switches: ['archived', 'forks'],
    start: plan,
  },
  {
    name: 'merge',
    operand: 'FILE...',
    operands: true,
    summary: "Join the reports of a matrix's shards",
    flags: ['plan', 'output', 'report', 'html', 'on-incomplete'],
    start: merge,
  },
  {
    name: 'scan',
    operand: '[DIR]',
    summary: 'List the references, offline',
    flags: ['paths', 'exclude'],
    start: scan,
  },
  {
    name: 'waive',
    operand: '[DIR]',
    summary: 'Add a waiver to the policy file',
    flags: waiveFlags,
    start: waive,
  },
  {
    name: 'history',
    operand: 'IMAGE:TAG',
    summary: 'Show what a tag was, and when',
    flags: [...addresses, ...credentials, 'start', 'end'],
    start: history,
  },
  {
    name: 'explain',
    operand: '[CHECK]',
    summary: 'What a check means, how to fix and how to waive it',
    flags: [],
    start: explain,
  },
  {
    name: 'identity create',
    summary: 'Make an identity that a workflow can assume, and bind its roles',
    flags: [...addresses, 'token', 'group', ...workflowFlags, 'role', 'name'],
    switches: ['pull-request', 'dry-run'],
    start: createIdentity,
  },
  {
    name: 'identity explain',
    summary: "Hold a workflow token's claims against an identity",
    flags: [...addresses, 'token', 'identity', 'oidc-audience', 'token-file'],
    start: explainIdentity,
  },
  {
    name: 'identity delete',
    summary: 'Delete an identity and its role bindings',
    flags: [...addresses, 'token', 'identity'],
    switches: ['dry-run'],
    start: deleteIdentity,
  },
  {
    name: 'emulator',
    summary: 'Serve the platform on loopback, for trying and testing',
    flags: ['port', 'state', 'faults'],
    start: emulator,
  },
];
