// What each source of tag histories costs a run: requests and round trips, counted by test/histories/requests.test.ts over the
// emulators, in a time that only requests take. `--write` puts the table into docs/measurements/requests.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSection } from './write-section.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-sources-'));
const table = path.join(folder, 'table.md');
execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'test/histories/requests.test.ts'], {
  env: { ...process.env, TAGPROOF_REQUESTS_TABLE: table },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const text = readFileSync(table, 'utf8').trim();
console.log(text);
if (process.argv.includes('--write')) writeSection('measurements/requests.md', 'sources', text);
rmSync(folder, { recursive: true });
