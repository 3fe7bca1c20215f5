#!/usr/bin/env node
// The command line's end: read the arguments, run the command, set the exit code.
import { type CommandSpec, inputFlags, readArguments } from './arguments.js';
import type { Context } from './context.js';
import { demo } from './demo.js';
import { emulator } from './emulator.js';
import { explain } from './explain.js';
import { gate } from './gate.js';
import { helpText } from './help.js';
import { history } from './history.js';
import { createIdentity } from './identity-create.js';
import { deleteIdentity } from './identity-delete.js';
import { explainIdentity } from './identity-explain.js';
import { merge } from './merge.js';
import { plan } from './plan.js';
import { scan } from './scan.js';
import { waive, waiveFlags } from './waive.js';

interface Command extends CommandSpec {
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

const commands: readonly Command[] = [
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

/** Takes the line of progress away before anything else is written. */
function write(stream: NodeJS.WriteStream, text: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  stream.write(text);
}

const out = (text: string) => write(process.stdout, `${text}\n`);
const err = (text: string) => write(process.stderr, `${text}\n`);
const progress = (text: string) => write(process.stderr, text);

/** What the terminal can do. Loaded only for one, since a workflow has none. */
async function lookOfTerminal(noColour: boolean) {
  const { createSupportsHyperlinks } = await import('supports-hyperlinks');
  return {
    colour: process.stdout.hasColors() && !process.env.NO_COLOR && !noColour,
    width: process.stdout.columns,
    links: createSupportsHyperlinks(process.stdout),
  };
}

async function main(): Promise<number> {
  const invocation = readArguments(process.argv.slice(2), commands);
  if ('mistakes' in invocation) {
    err(`${invocation.mistakes.join('\n')}\nSee: tagproof --help`);
    return 2;
  }
  const command = commands.find(({ name }) => name === invocation.command);
  if (invocation.help || command === undefined) {
    out(helpText(commands, command?.name));
    return 0;
  }
  const look = process.stdout.isTTY ? await lookOfTerminal(invocation.noColour) : { colour: false };
  const moving = process.stderr.isTTY ? { progress } : {};
  return command.start({ invocation, environment: process.env, out, err, ...look, ...moving });
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    err(`Tagproof stopped at a defect of its own: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 3;
  },
);
