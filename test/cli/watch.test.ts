// `--watch`: what makes a command run again, what does not, and how it ends.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { whenFilesChange } from '../../src/command/watch.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { contextOf } from './context.js';

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
};

it('runs once for each change of a file that it does not write itself, until it is interrupted', async () => {
  const root = temporaryFolder({ Dockerfile: 'FROM node:20\n' });
  mkdirSync(path.join(root, '.git'));
  const { context, written } = contextOf({ operands: [root], flags: { report: 'report.json' } });
  let runs = 0;
  const ended = whenFilesChange(context, async () => {
    writeFileSync(path.join(root, 'report.json'), String(runs));
    writeFileSync(path.join(root, '.git/index'), String(runs));
    runs += 1;
    return runs;
  });
  await until(() => written.err.length === 1);
  appendFileSync(path.join(root, 'Dockerfile'), 'FROM node:22\n');
  await until(() => written.err.length === 2);
  process.emit('SIGINT');
  expect(await ended).toBe(2);
  expect(runs).toBe(2);
});

it('runs again for a change during a run', async () => {
  const root = temporaryFolder({ Dockerfile: 'FROM node:20\n' });
  const { context, written } = contextOf({ operands: [root] });
  let runs = 0;
  const ended = whenFilesChange(context, async () => {
    runs += 1;
    if (runs === 1) {
      appendFileSync(path.join(root, 'Dockerfile'), 'FROM node:22\n');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return 0;
  });
  await until(() => written.err.length === 2);
  process.emit('SIGINT');
  await ended;
  expect(runs).toBe(2);
});
