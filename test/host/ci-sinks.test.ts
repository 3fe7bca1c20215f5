// Azure Pipelines and Buildkite: what a job's log and annotations show, and what a repository cannot make them do.
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { localHost } from '../../src/host/local.js';
import type { Annotation } from '../../src/model/run/host.js';
import { temporaryFolder } from '../e2e/workflow.js';

function sinkOf(environment: Readonly<Record<string, string>>) {
  const printed: string[] = [];
  const { sink } = localHost({ root: '.', environment, print: (text) => void printed.push(text) });
  return { sink, printed };
}

const place = { file: 'a;b].yaml', line: 3, column: 5, endLine: 3, endColumn: 9 };
const annotation: Annotation = {
  severity: 'error',
  title: 'tagproof: unpinned',
  message: '100 %\nnot pinned ##vso[task.setvariable variable=x]y',
  place,
};

it('Azure Pipelines: an issue with its place, on one line, and no command from the repository', async () => {
  const { sink, printed } = sinkOf({ TF_BUILD: 'True' });
  sink.annotate(annotation);
  sink.annotate({ ...annotation, severity: 'notice', message: 'quiet' });
  sink.log('FROM ##vso[task.complete result=Succeeded] ##[section] # # ##VSO[a]');
  expect(printed).toEqual([
    '##vso[task.logissue type=error;sourcepath=a%3Bb%5D.yaml;linenumber=3;columnnumber=5;code=tagproof: unpinned;]100 %AZP25%0Anot pinned #\u200b#vso[task.setvariable variable=x]y',
    'tagproof: unpinned: quiet',
    'FROM #\u200b#vso[task.complete result=Succeeded] #\u200b#[section] # # #\u200b#VSO[a]',
  ]);
});

it('Azure Pipelines: the summary is uploaded from a file', async () => {
  const temp = temporaryFolder();
  const { sink, printed } = sinkOf({ TF_BUILD: 'True', AGENT_TEMPDIRECTORY: temp });
  await sink.summary('## Tagproof');
  expect(printed).toEqual([`##vso[task.uploadsummary]${temp}/tagproof-summary.md`]);
  expect(readFileSync(`${temp}/tagproof-summary.md`, 'utf8')).toBe('## Tagproof');
});

it('Buildkite: the summary is an annotation of the build, within its size', async () => {
  const folder = temporaryFolder();
  const program = path.join(folder, 'buildkite-agent');
  writeFileSync(program, `#!/bin/sh\necho "$@" > ${folder}/args\ncat > ${folder}/text\n`);
  chmodSync(program, 0o755);
  const before = process.env.PATH;
  process.env.PATH = `${folder}:${before}`;
  try {
    const { sink, printed } = sinkOf({ BUILDKITE: 'true' });
    await sink.summary('ü and more\n'.repeat(100_000));
    expect(printed).toEqual([]);
  } finally {
    process.env.PATH = before;
  }
  expect(readFileSync(`${folder}/args`, 'utf8')).toBe('annotate --context tagproof --style info\n');
  const text = readFileSync(`${folder}/text`, 'utf8');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024 * 1024);
  expect(text.endsWith('ü and more\n')).toBe(true);
  expect(text.length).toBeGreaterThan(900_000);
});

it('Buildkite: without the agent the run goes on, and the log says so', async () => {
  const { sink, printed } = sinkOf({ BUILDKITE: 'true' });
  await sink.summary('x');
  expect(printed).toEqual([expect.stringContaining('The annotation was not made')]);
});

it('elsewhere there are neither annotations nor summaries', async () => {
  const { sink, printed } = sinkOf({});
  sink.annotate(annotation);
  await sink.summary('x');
  expect(printed).toEqual([]);
});
