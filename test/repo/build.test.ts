// What is committed is what the sources give: dist byte for byte, action.yml, the tables of the reference, the schema.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { inputTable } from '../../src/model/inputs/table.js';
import { version } from '../../src/report/version.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

it('dist, action.yml, docs and schema match the sources', { timeout: 120_000 }, () => {
  execFileSync(process.execPath, ['scripts/build.mjs', '--check'], { cwd: root, stdio: 'pipe' });
});

it('action.yml runs dist on node24 and has no default but the token of the job', () => {
  const action = parse(read('action.yml'));
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/main/index.js' });
  expect(Object.keys(action.inputs)).toEqual(inputTable.map(({ name }) => name));
  for (const { name, byRunner } of inputTable) expect(action.inputs[name].default).toBe(byRunner);
});

it('carries the version of package.json', () => {
  expect(JSON.parse(read('package.json')).version).toBe(version);
});

it('pins every dependency to an exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  for (const range of Object.values({ ...dependencies, ...devDependencies }))
    expect(range).toMatch(/^\d+\.\d+\.\d+$/);
});
