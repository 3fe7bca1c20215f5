// The threat model and the table of attacks name tests: each of them exists under that name.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(path.join(root, 'SECURITY.md'), 'utf8');
const attacks = readFileSync(path.join(root, 'docs/measurements/attacks.md'), 'utf8');
const named = [...`${text}\n${attacks}`.matchAll(/`(test\/[\w/.-]+\.test\.ts)` › ([^<|\n]+)/g)].map(
  ([, file = '', title = '']) => [file, title.trim()] as const,
);

const isRule = (line = '') => /^\| -{3}/.test(line);

it('names a test in every line of the threat model', () => {
  const [model = ''] = text.split('\n## What is not protected');
  const rows = model.split('\n').filter((line) => line.startsWith('| '));
  const lines = rows.filter((line, at) => !isRule(line) && !isRule(rows[at + 1]));
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter((line) => !line.includes('.test.ts` › '))).toEqual([]);
  expect(named.length).toBeGreaterThanOrEqual(lines.length);
});

it.each(named)('%s has: %s', (file, title) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  const source = readFileSync(path.join(root, file), 'utf8');
  const quoted = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  expect(source).toMatch(new RegExp(`\\(\\s*['"\`]${quoted}`));
});
