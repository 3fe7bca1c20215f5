// The commands that look closer, and at many repositories.
import { addresses, type Command, credentials, groups } from './command.js';
import { explain } from './explain.js';
import { history } from './history.js';
import { merge } from './merge.js';
import { plan } from './plan.js';
import { flagsOfReplay, replayReport } from './replay.js';

export const looking: readonly Command[] = [
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
];
