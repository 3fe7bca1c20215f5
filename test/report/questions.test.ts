// The questions that docs/reports.md asks of the JSON report with jq: each line runs as pasted, and answers.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../e2e/workflow.js';
import { situations } from './situations.js';

const page = readFileSync(fileURLToPath(new URL('../../docs/reports.md', import.meta.url)), 'utf8');
const lines = page.split('\n').filter((line) => line.startsWith('jq '));
const hasJq = spawnSync('jq', ['--version']).status === 0;
if (!hasJq) console.warn('SKIPPED: jq is not installed, so the questions of docs/reports.md are not asked');

const culprit = await situations.culprit();
const digest = /sha256:[a-f0-9]{64}/;

/** The repository of the report, as git has it, and the report in it. */
function repository(): string {
  const { report } = culprit;
  // The lines that the patch takes away, each at its place.
  const before: string[] = [];
  let at = 0;
  for (const line of (report.patch ?? '').split('\n')) {
    at = Number(/^@@ -(\d+)/.exec(line)?.[1] ?? at);
    if (/^-(?!--)/.test(line)) before[at++ - 1] = line.slice(1);
  }
  const root = temporaryFolder({
    'tagproof-report.json': JSON.stringify(report),
    'deploy/web.yaml': `${Array.from(before, (line) => line ?? '#').join('\n')}\n`,
  });
  execFileSync('git', ['init', '-q', root]);
  return root;
}

it.runIf(hasJq)('are five, and each has an answer', () => {
  const root = repository();
  const ask = (line: string) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', line], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status, `${line}\n${stderr}`).toBe(0);
    return stdout;
  };
  expect(lines).toHaveLength(5);
  const [counts = '', foreign = '', images = '', gaps = '', fix = ''] = lines;
  expect(JSON.parse(ask(counts))).toEqual({
    ...{ findings: 3, error: 3, warning: 0, notice: 0, waived: 0 },
    ...{ references: 8, files: 6, notVerified: 1, pinned: 0 },
  });
  expect(ask(foreign)).toMatch(
    /^services\/new\/Dockerfile:2 {2}docker\.io\/library\/redis:7 has never pointed to sha256:/,
  );
  expect(ask(images).split('\n')[0]).toBe('foreign-digest  docker.io/library/redis:7  1');
  expect(ask(gaps)).toBe('1  timeout  registry.example.com did not respond in time\n');
  ask(fix);
  const fixed = readFileSync(path.join(root, 'deploy/web.yaml'), 'utf8');
  expect(fixed.split('\n').filter((line) => digest.test(line))).toHaveLength(2);
  expect(Object.keys(culprit.report).indexOf('counts')).toBe(4);
});
