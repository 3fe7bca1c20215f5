// The commands that set up signing in, and the platform to try it against.
import { type Command, groups, platformFlags } from './command.js';

const workflowFlags = ['repository', 'ref', 'environment', 'owner-id', 'repository-id', 'issuer'];

export const settingUp: readonly Command[] = [
  {
    name: 'identity create',
    group: groups.setUp,
    summary: 'Make an identity that a workflow can assume, and bind its roles',
    flags: [...platformFlags, 'token', 'group', ...workflowFlags, 'role', 'name'],
    switches: ['pull-request', 'dry-run'],
    examples: [
      'identity create --platform chainguard --group UID --repository OWNER/REPO --ref main --dry-run',
    ],
    exits: { 0: 'made', 3: 'refused or not reached' },
    start: async (context) => (await import('../identity/create.js')).createIdentity(context),
  },
  {
    name: 'identity explain',
    group: groups.setUp,
    summary: "Hold a workflow token's claims against an identity",
    flags: [...platformFlags, 'token', 'identity', 'oidc-audience', 'token-file'],
    examples: ['identity explain --platform chainguard --identity UID --token-file FILE'],
    exits: { 0: 'they match', 1: 'they differ', 3: 'refused or not reached' },
    start: async (context) => (await import('../identity/explain.js')).explainIdentity(context),
  },
  {
    name: 'identity delete',
    group: groups.setUp,
    summary: 'Delete an identity and its role bindings',
    flags: [...platformFlags, 'token', 'identity'],
    switches: ['dry-run'],
    examples: ['identity delete --platform chainguard --identity UID --dry-run'],
    exits: { 0: 'deleted', 3: 'refused or not reached' },
    start: async (context) => (await import('../identity/delete.js')).deleteIdentity(context),
  },
  {
    name: 'emulator',
    group: groups.tools,
    summary: 'Serve the platform on loopback, for trying and testing',
    flags: ['port', 'state', 'faults'],
    examples: ['emulator --json'],
    exits: { 0: 'stopped by Ctrl+C' },
    start: async (context) => (await import('../emulator.js')).emulator(context),
  },
];
