// How often git is started: files of a commit that are read together take one process, and so does each other question.
import { type ChildProcess, execFileSync } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { expect, it } from 'vitest';
import { diskFiles } from '../../src/host/files/files.js';
import { gitOf } from '../../src/host/git/git.js';
import { temporaryFolder } from '../e2e/workflow.js';

const started: ChildProcess[] = [];
subscribe('child_process', (message) => void started.push((message as { process: ChildProcess }).process));

const folderWith = (names: readonly string[]) => {
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, `text of ${name}`])));
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    return execFileSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8' }).trim();
  };
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'All');
  return { folder, git };
};
/** The commands of git since the last call. */
const commands = () => {
  const names = ['--version', 'cat-file', 'config', 'ls-files', 'ls-tree'];
  return started
    .splice(0)
    .map(({ spawnargs }) => spawnargs.find((arg) => names.includes(arg)))
    .sort();
};

it('is once where files are read at the same time', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `file-${at}`);
  const { folder, git } = folderWith(names);
  const files = await gitOf(folder).filesAt(git('rev-parse', 'HEAD'));
  commands();
  const read = await Promise.all(names.map((name) => files?.read(name)));
  expect(read).toEqual(names.map((name) => ({ text: `text of ${name}` })));
  expect(commands()).toEqual(['cat-file']);
});

it('is twice for a listing, also where three ask at the same time, and again after something was written', async () => {
  const { folder } = folderWith(['a', 'b']);
  const files = diskFiles(folder, undefined);
  const lists = await Promise.all([files.list(), files.list((name) => name === 'a'), files.list()]);
  expect(lists).toEqual([['a', 'b'], ['a'], ['a', 'b']]);
  expect(commands().filter((name) => name === 'ls-files')).toHaveLength(2);
  const before = files.list();
  await files.save('c', 'c', 'new');
  await Promise.all([before, expect(files.list()).resolves.toEqual(['a', 'b', 'c'])]);
});

it('is not more for the configuration of a repository that has been opened before', async () => {
  const { folder, git } = folderWith(['a']);
  const commit = git('rev-parse', 'HEAD');
  await diskFiles(folder, undefined).list();
  commands();
  expect(await gitOf(folder).head()).toEqual({ commit, parents: [] });
  await gitOf(folder).filesAt(commit);
  expect(commands()).toEqual(['cat-file', 'ls-tree']);
  git('config', 'core.ignoreCase', 'true');
  await gitOf(folder).head();
  expect(commands()).toEqual(['cat-file', 'config']);
});
