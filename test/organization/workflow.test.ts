// The scripts of the reusable workflow, run by bash with programs that only note what they were given: what one night passes
// on to the next, and what a plan passes on to its jobs.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dayMs } from '../build.js';
import { temporaryFolder } from '../e2e/workflow.js';

interface Job {
  readonly steps: readonly { readonly run?: string }[];
}
const workflow = parse(readFileSync('.github/workflows/audit-organization.yml', 'utf8')) as {
  readonly jobs: Readonly<Record<'plan' | 'audit' | 'merge', Job>>;
};

/** A folder in which `gh` downloads the files of the last night, and `node` notes its arguments. */
function runner(last: Readonly<Record<string, string>> | undefined) {
  const folder = temporaryFolder();
  const [artifact, bin] = [path.join(folder, 'artifact'), path.join(folder, 'bin')];
  mkdirSync(bin);
  for (const [name, text] of Object.entries(last ?? {})) {
    mkdirSync(artifact, { recursive: true });
    writeFileSync(path.join(artifact, name), text);
  }
  const program = (name: string, text: string) => {
    writeFileSync(path.join(bin, name), `#!/usr/bin/env bash\n${text}\n`);
    chmodSync(path.join(bin, name), 0o755);
  };
  program('gh', 'case $1 in api) echo 7 ;; run) [ -d artifact ] && cp -r artifact last ;; esac');
  program('node', 'printf "%s\\n" "$*" >> calls.txt');
  return {
    folder,
    program,
    has: (name: string) => existsSync(path.join(folder, name)),
    put(name: string) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), '');
    },
    calls: () => readFileSync(path.join(folder, 'calls.txt'), 'utf8'),
    run(job: keyof typeof workflow.jobs, environment: Readonly<Record<string, string>> = {}) {
      for (const { run } of workflow.jobs[job].steps) {
        if (run === undefined) continue;
        const env = {
          PATH: `${bin}:${process.env.PATH}`,
          GITHUB_WORKFLOW_REF: 'acme/policies/.github/workflows/organization.yml@refs/heads/main',
          GITHUB_REPOSITORY: 'acme/policies',
          GITHUB_REF_NAME: 'main',
          SETTINGS: 'one',
          FULL: 'false',
          ORGANIZATION: 'acme',
          TAGPROOF_CACHE: path.join(folder, 'cache'),
          ...environment,
        };
        execFileSync('bash', ['--norc', '-eo', 'pipefail', '-c', run], { cwd: folder, env });
      }
    },
  };
}

const night = { 'all.jsonl': '', 'report.json': '{}', 'settings.txt': 'one\n' };

describe('the plan of a night', () => {
  it('uses the results of the last one, and passes its report on', () => {
    const { run, calls, has } = runner(night);
    run('plan');
    expect(calls()).toContain('--since last/all.jsonl --output carried.jsonl --known known.jsonl');
    expect(has('earlier.json')).toBe(true);
  });

  it.each([
    ['with other settings', { SETTINGS: 'two' }],
    ['that audits everything', { FULL: 'true' }],
  ])('%s only passes the report on', (_, environment) => {
    const { run, calls, has } = runner(night);
    run('plan', environment);
    expect(calls()).not.toContain('--since');
    expect([has('earlier.json'), has('last')]).toEqual([true, false]);
  });

  it('has nothing of a last one the first time', () => {
    const { run, calls, has } = runner(undefined);
    run('plan');
    expect(calls()).not.toContain('--since');
    expect(has('earlier.json')).toBe(false);
  });
});

it.each([true, false])('a shard gets what is known of its repositories, if anything is: %s', (isKnown) => {
  const { run, calls, put } = runner(undefined);
  if (isKnown) put('plan/known.jsonl');
  run('audit', { SHARD: '1/2' });
  expect(calls()).toContain('audit --shard 1/2 --plan plan/plan.json');
  expect(calls().includes('--known plan/known.jsonl')).toBe(isKnown);
});

it.each([true, false])(
  'the merged report is compared with that of the last night, if there is one: %s',
  (is) => {
    const { run, calls, put } = runner(undefined);
    put('parts/tagproof-plan/plan.json');
    if (is) put('parts/tagproof-plan/earlier.json');
    run('merge', { ON_INCOMPLETE: 'fail' });
    expect(calls().includes('--since parts/tagproof-plan/earlier.json')).toBe(is);
  },
);

it('the cache of the next night has what any shard has used or added', () => {
  const { run, put, has, program, folder } = runner(undefined);
  const entry = 'v1/segment/aa/entry';
  put(`cache/${entry}`);
  put('cache/v1/segment/bb/unused');
  for (const name of [entry, 'v1/segment/bb/unused'])
    utimesSync(path.join(folder, 'cache', name), new Date(0), new Date(0));
  program(
    'node',
    `mkdir -p cache/v1/segment/cc && touch cache/${entry} && echo new > cache/v1/segment/cc/added`,
  );
  run('audit', { SHARD: '1/1' });
  const listed = execFileSync('tar', ['-tzf', path.join(folder, 'cache.tgz')], { encoding: 'utf8' });
  expect(listed.trim().split('\n').sort()).toEqual([entry, 'v1/segment/cc/added']);

  const last = runner(undefined);
  last.put('parts/tagproof-plan/plan.json');
  last.put('parts/tagproof-shard-0/shard.jsonl');
  last.put('cache/v1/segment/dd/of-last-night');
  last.put('cache/v1/segment/ee/of-last-month');
  const monthAgo = new Date(Date.now() - 32 * dayMs);
  utimesSync(path.join(last.folder, 'cache/v1/segment/ee/of-last-month'), monthAgo, monthAgo);
  copyFileSync(path.join(folder, 'cache.tgz'), path.join(last.folder, 'parts/tagproof-shard-0/cache.tgz'));
  last.run('merge', { ON_INCOMPLETE: 'fail' });
  expect(last.has('cache/v1/segment/cc/added')).toBe(true);
  expect(last.has('cache/v1/segment/dd/of-last-night')).toBe(true);
  expect(last.has('cache/v1/segment/ee/of-last-month')).toBe(false);
  expect(has('cache/v1/segment/bb/unused')).toBe(true);
});

it('the cache of the next night is of 1 GiB at most, whatever the shards have added: what was used last', () => {
  const { run, put, has, folder } = runner(undefined);
  put('parts/tagproof-plan/plan.json');
  put('parts/tagproof-shard-0/shard.jsonl');
  execFileSync('tar', ['-czf', path.join(folder, 'parts/tagproof-shard-0/cache.tgz'), '-T', '/dev/null']);
  const names = ['today', 'yesterday', 'before'].map((name) => `cache/v1/segment/aa/${name}`);
  names.forEach((name, index) => {
    put(name);
    truncateSync(path.join(folder, name), 500 * 1024 * 1024);
    const at = new Date(Date.now() - index * dayMs);
    utimesSync(path.join(folder, name), at, at);
  });
  run('merge', { ON_INCOMPLETE: 'fail' });
  expect(names.map(has)).toEqual([true, true, false]);
});
