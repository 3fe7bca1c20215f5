// Files of a commit that are read together take one process of git.
import type * as processes from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { gitOf } from '../../src/host/git/git.js';
import { temporaryFolder } from '../e2e/workflow.js';

const started: (readonly string[])[] = [];
vi.mock('node:child_process', async (original) => {
  const own = await original<typeof processes>();
  const spawn = (command: string, args: readonly string[], options: processes.SpawnOptions) => {
    started.push(args);
    return own.spawn(command, args, options);
  };
  return { ...own, spawn };
});

it('is so where they are asked for at the same time', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `file-${at}`);
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, `text of ${name}`])));
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    return execFileSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8' }).trim();
  };
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'All');
  const files = await gitOf(folder).filesAt(git('rev-parse', 'HEAD'));
  started.length = 0;
  const read = await Promise.all(names.map((name) => files?.read(name)));
  expect(read).toEqual(names.map((name) => ({ text: `text of ${name}` })));
  expect(started).toHaveLength(1);
});
