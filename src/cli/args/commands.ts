// Every command, in the order of the help: the table from which help, completion and argument parsing come.
import { type Command, credentialFlags, groups, platformFlags } from './command.js';
import { replayFlags } from './decision-flags.js';
import { everyday } from './everyday.js';

const investigating: readonly Command[] = [
  {
    name: 'replay',
    operand: 'REPORT',
    group: groups.look,
    summary: 'Re-evaluate a recorded report offline, with other settings or policy',
    flags: [...replayFlags, 'config'],
    examples: ['replay tagproof-report.json', 'replay tagproof-report.json --fail-on warning'],
    start: async (context) => (await import('../commands/replay.js')).replayReport(context),
  },
  {
    name: 'history',
    operand: 'IMAGE:TAG',
    group: groups.look,
    summary: 'Show which digests a tag pointed to, and when',
    flags: [...platformFlags, ...credentialFlags, 'ledger', 'start', 'end'],
    examples: [
      'history cgr.dev/chainguard/nginx:latest --platform chainguard',
      'history quay.io/prometheus/prometheus:latest',
    ],
    exits: { 0: 'history shown', 3: 'the history could not be read completely' },
    start: async (context) => (await import('../history/history.js')).history(context),
  },
  {
    name: 'coverage',
    operand: '[DIR]',
    group: groups.look,
    summary: 'Show how many pins each registry proves, and what would prove more',
    flags: [
      ...[...platformFlags, ...credentialFlags, 'config', 'paths', 'exclude', 'history-sources', 'ledger'],
      ...['github-token', 'policy-from'],
    ],
    examples: ['coverage', 'coverage . --json'],
    exits: { 0: 'coverage shown', 3: 'shown without what could not be read' },
    start: async (context) => (await import('../commands/coverage.js')).coverageCommand(context),
  },
  {
    name: 'releases',
    operand: 'IMAGE...',
    operands: true,
    group: groups.look,
    summary: "Write tags with digests and times, for Renovate's custom datasources",
    flags: [...platformFlags, ...credentialFlags, 'history-sources', 'ledger', 'min-age'],
    examples: [
      'releases quay.io/prometheus/prometheus > releases.json',
      'releases cgr.dev/chainguard/nginx --platform chainguard --min-age 7d',
    ],
    exits: { 0: 'written', 3: 'written without what could not be read' },
    start: async (context) => (await import('../commands/releases.js')).releases(context),
  },
  {
    name: 'diff',
    operand: 'OLD NEW',
    operands: true,
    group: groups.look,
    summary: 'Show what a new digest of an image changes',
    flags: [...platformFlags, ...credentialFlags, 'image-platform'],
    examples: [
      'diff IMAGE@sha256:OLD IMAGE@sha256:NEW',
      'diff docker.io/library/node:22.1 docker.io/library/node:22.2 --image-platform linux/amd64',
    ],
    exits: { 0: 'compared', 3: 'an image could not be read' },
    start: async (context) => (await import('../commands/diff.js')).compareImages(context),
  },
  {
    name: 'signatures',
    operand: 'IMAGE',
    group: groups.look,
    summary: 'Show who signed an image, and the policy that would require it',
    flags: [...platformFlags, ...credentialFlags, 'key', 'trusted-root', 'sigstore-root', 'github-token'],
    examples: [
      'signatures ghcr.io/acme/app:1.2.3',
      'signatures registry.example.com/vendor/app@sha256:DIGEST --key keys/vendor.pub',
    ],
    exits: { 0: 'signatures shown', 3: 'not everything could be read' },
    start: async (context) => (await import('../commands/signatures.js')).signatures(context),
  },
  {
    name: 'cluster-policy',
    operand: '[FILE]',
    group: groups.look,
    summary: 'Convert signature rules to a ClusterImagePolicy, or back',
    flags: ['config'],
    examples: ['cluster-policy', 'cluster-policy cluster-image-policies.yaml'],
    exits: { 0: 'converted without loss', 3: 'converted; the notes say what is lost or stricter' },
    start: async (context) => (await import('../commands/cluster-policy.js')).clusterPolicy(context),
  },
  {
    name: 'explain',
    operand: '[NAME]',
    group: groups.look,
    summary: 'Explain a check or an error code and how to fix it',
    flags: [],
    examples: ['explain', 'explain stale-digest', 'explain sign-in'],
    exits: { 0: 'explanation shown' },
    start: async (context) => (await import('../commands/explain.js')).explain(context),
  },
  {
    name: 'plan',
    operand: '[ORGANIZATION]',
    group: groups.many,
    summary: 'Distribute repositories over the jobs of a matrix',
    flags: [
      ...['list', 'shards', 'match', 'exclude', 'topic', 'since', 'output', 'known', 'github-token'],
      ...[...platformFlags, ...credentialFlags, 'group'],
    ],
    switches: ['archived', 'forks', 'full'],
    essential: ['list', 'shards', 'match', 'exclude', 'topic', 'since', 'output', 'known'],
    examples: [
      "plan acme --shards 8 --exclude '*-archive'",
      'plan --list repositories.txt',
      'plan acme --since last.jsonl --output carried.jsonl --known known.jsonl',
    ],
    exits: {
      0: 'plan printed',
      2: 'invalid usage, or no repository left',
      3: 'the repositories could not be listed',
    },
    start: async (context) => (await import('../../organization/plan.js')).plan(context),
  },
  {
    name: 'merge',
    operand: 'FILE...',
    operands: true,
    group: groups.many,
    summary: 'Merge the shard reports of a matrix into one',
    flags: ['plan', 'since', 'output', 'report', 'html', 'on-incomplete'],
    examples: [
      'merge shard-*.jsonl --plan plan.json --html report.html',
      'merge shard-*.jsonl --since last.json --report report.json',
    ],
    start: async (context) => (await import('../../organization/merge.js')).merge(context),
  },
];

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
    start: async (context) => (await import('../../onboarding/identity/create.js')).createIdentity(context),
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
    start: async (context) => (await import('../../onboarding/identity/explain.js')).explainIdentity(context),
  },
  {
    name: 'identity delete',
    group: groups.setUp,
    summary: 'Delete an identity and its role bindings',
    flags: [...platformFlags, 'token', 'identity'],
    switches: ['dry-run'],
    examples: ['identity delete --platform chainguard --identity UID --dry-run'],
    exits: { 0: 'identity deleted', 3: 'the platform refused the request or could not be reached' },
    start: async (context) => (await import('../../onboarding/identity/delete.js')).deleteIdentity(context),
  },
  {
    name: 'emulator',
    group: groups.tools,
    summary: 'Serve an emulated platform on loopback, for trials and tests',
    flags: ['port', 'state', 'faults', 'seed', 'clock', 'tls-cert', 'tls-key'],
    switches: ['example'],
    examples: ['emulator --json', 'emulator --example', 'emulator --seed 7 --clock 2026-11-01T00:00:00Z'],
    exits: { 0: 'stopped by Ctrl+C' },
    start: async (context) => (await import('../commands/emulator.js')).emulator(context),
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
    start: async (context) => (await import('../commands/cache.js')).showCache(context),
  },
  {
    name: 'cache verify',
    group: groups.tools,
    summary: 'Verify every entry of the cache, and remove damaged ones',
    flags: ['cache'],
    examples: ['cache verify --cache ~/.cache/tagproof'],
    exits: { 0: 'every entry is sound', 1: 'damaged entries were removed' },
    start: async (context) => (await import('../commands/cache.js')).checkCache(context),
  },
  {
    name: 'cache clear',
    group: groups.tools,
    summary: 'Remove every entry of the cache',
    flags: ['cache'],
    examples: ['cache clear --cache ~/.cache/tagproof'],
    exits: { 0: 'cache cleared' },
    start: async (context) => (await import('../commands/cache.js')).clearCache(context),
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
