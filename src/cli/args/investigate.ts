// The commands that look closer, and at many repositories.
import { type Command, credentialFlags, groups, platformFlags } from './command.js';
import { replayFlags } from './decision-flags.js';

export const looking: readonly Command[] = [
  {
    name: 'replay',
    operand: 'REPORT',
    group: groups.look,
    summary: 'Decide again from what a report recorded, offline',
    flags: [...replayFlags, 'config'],
    examples: ['replay tagproof-report.json', 'replay tagproof-report.json --fail-on warning'],
    start: async (context) => (await import('../replay.js')).replayReport(context),
  },
  {
    name: 'history',
    operand: 'IMAGE:TAG',
    group: groups.look,
    summary: 'Show what a tag was, and when',
    flags: [...platformFlags, ...credentialFlags, 'start', 'end'],
    examples: ['history cgr.dev/chainguard/nginx:latest --platform chainguard'],
    exits: { 0: 'shown', 3: 'it could not be read whole' },
    start: async (context) => (await import('../history.js')).history(context),
  },
  {
    name: 'explain',
    operand: '[NAME]',
    group: groups.look,
    summary: 'What a check or an error code means, and what to do about it',
    flags: [],
    examples: ['explain', 'explain stale-digest', 'explain sign-in'],
    exits: { 0: 'explained' },
    start: async (context) => (await import('../explain.js')).explain(context),
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
    start: async (context) => (await import('../audit/plan.js')).plan(context),
  },
  {
    name: 'merge',
    operand: 'FILE...',
    operands: true,
    group: groups.many,
    summary: "Join the reports of a matrix's shards",
    flags: ['plan', 'output', 'report', 'html', 'on-incomplete'],
    examples: ['merge shard-*.jsonl --plan plan.json --html report.html'],
    start: async (context) => (await import('../audit/merge.js')).merge(context),
  },
];
