// Every command, in the order of the help: the table from which help, completion and argument parsing come.
import { type Command, groups, platformFlags } from './command.js';
import { everyday } from './everyday.js';
import { investigating } from './investigate.js';

const workflowFlags = ['repository', 'ref', 'environment', 'owner-id', 'repository-id', 'issuer'];

export const setUp: readonly Command[] = [
  {
    name: 'identity create',
    group: groups.setUp,
    summary: 'Create an identity that a workflow can assume, and bind its roles',
    flags: [...platformFlags, 'token', 'group', ...workflowFlags, 'role', 'name'],
    switches: ['pull-request', 'dry-run'],
    examples: [
      'identity create --platform chainguard --group UID --repository OWNER/REPO --ref main --dry-run',
    ],
    exits: { 0: 'identity created', 3: 'the platform refused the request or could not be reached' },
    start: async (context) => (await import('../identity/create.js')).createIdentity(context),
  },
  {
    name: 'identity explain',
    group: groups.setUp,
    summary: "Compare a workflow token's claims with an identity's claim match",
    flags: [...platformFlags, 'token', 'identity', 'oidc-audience', 'token-file'],
    examples: ['identity explain --platform chainguard --identity UID --token-file FILE'],
    exits: {
      0: 'the claims match',
      1: 'the claims differ',
      3: 'the platform refused the request or could not be reached',
    },
    start: async (context) => (await import('../identity/explain.js')).explainIdentity(context),
  },
  {
    name: 'identity delete',
    group: groups.setUp,
    summary: 'Delete an identity and its role bindings',
    flags: [...platformFlags, 'token', 'identity'],
    switches: ['dry-run'],
    examples: ['identity delete --platform chainguard --identity UID --dry-run'],
    exits: { 0: 'identity deleted', 3: 'the platform refused the request or could not be reached' },
    start: async (context) => (await import('../identity/delete.js')).deleteIdentity(context),
  },
  {
    name: 'emulator',
    group: groups.tools,
    summary: 'Serve an emulated platform on loopback, for trials and tests',
    flags: ['port', 'state', 'faults', 'seed', 'clock'],
    switches: ['example'],
    examples: ['emulator --json', 'emulator --example', 'emulator --seed 7 --clock 2026-11-01T00:00:00Z'],
    exits: { 0: 'stopped by Ctrl+C' },
    start: async (context) => (await import('../emulator.js')).emulator(context),
  },
];

export const caching: readonly Command[] = [
  {
    name: 'cache stats',
    group: groups.tools,
    summary: 'Show what the cache has, by kind and size',
    flags: ['cache'],
    examples: ['cache stats --cache ~/.cache/tagproof'],
    exits: { 0: 'cache shown' },
    start: async (context) => (await import('../cache.js')).showCache(context),
  },
  {
    name: 'cache verify',
    group: groups.tools,
    summary: 'Verify every entry of the cache, and remove damaged ones',
    flags: ['cache'],
    examples: ['cache verify --cache ~/.cache/tagproof'],
    exits: { 0: 'every entry is sound', 1: 'damaged entries were removed' },
    start: async (context) => (await import('../cache.js')).checkCache(context),
  },
  {
    name: 'cache clear',
    group: groups.tools,
    summary: 'Remove every entry of the cache',
    flags: ['cache'],
    examples: ['cache clear --cache ~/.cache/tagproof'],
    exits: { 0: 'cache cleared' },
    start: async (context) => (await import('../cache.js')).clearCache(context),
  },
];

export const commands: readonly Command[] = [
  ...everyday,
  ...investigating,
  ...setUp,
  ...caching,
  {
    name: 'completion',
    operand: 'SHELL',
    group: groups.tools,
    summary: 'Print a completion script for bash, zsh or fish',
    flags: [],
    examples: ['completion bash', 'completion zsh', 'completion fish'],
    exits: { 0: 'script printed' },
    start: async (context) => (await import('./completion.js')).completion(context, commands),
  },
];
