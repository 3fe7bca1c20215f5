// The commands that look into a report, a tag or a check, and those for many repositories.
import { type Command, credentialFlags, groups, platformFlags } from './command.js';
import { replayFlags } from './decision-flags.js';

export const investigating: readonly Command[] = [
  {
    name: 'replay',
    operand: 'REPORT',
    group: groups.look,
    summary: 'Re-evaluate a recorded report offline, with other settings or policy',
    flags: [...replayFlags, 'config'],
    examples: ['replay tagproof-report.json', 'replay tagproof-report.json --fail-on warning'],
    start: async (context) => (await import('../replay.js')).replayReport(context),
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
    start: async (context) => (await import('../history.js')).history(context),
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
    start: async (context) => (await import('../diff.js')).compareImages(context),
  },
  {
    name: 'signatures',
    operand: 'IMAGE',
    group: groups.look,
    summary: 'Show who signed an image, and the policy that would require it',
    flags: [...platformFlags, ...credentialFlags, 'key', 'trusted-root', 'github-token'],
    examples: [
      'signatures ghcr.io/acme/app:1.2.3',
      'signatures registry.example.com/vendor/app@sha256:DIGEST --key keys/vendor.pub',
    ],
    exits: { 0: 'signatures shown', 3: 'not everything could be read' },
    start: async (context) => (await import('../signatures.js')).signatures(context),
  },
  {
    name: 'explain',
    operand: '[NAME]',
    group: groups.look,
    summary: 'Explain a check or an error code and how to fix it',
    flags: [],
    examples: ['explain', 'explain stale-digest', 'explain sign-in'],
    exits: { 0: 'explanation shown' },
    start: async (context) => (await import('../explain.js')).explain(context),
  },
  {
    name: 'plan',
    operand: '[ORGANIZATION]',
    group: groups.many,
    summary: 'Distribute repositories over the jobs of a matrix',
    flags: [
      ...['list', 'shards', 'match', 'exclude', 'topic', 'since', 'output', 'github-token'],
      ...[...platformFlags, ...credentialFlags, 'group'],
    ],
    switches: ['archived', 'forks', 'full'],
    essential: ['list', 'shards', 'match', 'exclude', 'topic', 'since', 'output'],
    examples: [
      "plan acme --shards 8 --exclude '*-archive'",
      'plan --list repositories.txt',
      'plan acme --since last.jsonl --output carried.jsonl',
    ],
    exits: {
      0: 'plan printed',
      2: 'invalid usage, or no repository left',
      3: 'the repositories could not be listed',
    },
    start: async (context) => (await import('../audit/plan.js')).plan(context),
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
    start: async (context) => (await import('../audit/merge.js')).merge(context),
  },
];
