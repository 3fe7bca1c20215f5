// Plays the attacks on the trust boundary against dist and prints their table; `--write` puts it into docs/measurements/attacks.md.
// Exit code 1 when an attack succeeds.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeSection } from '../bench/write-section.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-attacks-'));
const file = path.join(folder, 'table.md');
spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'test/attacks'], {
  cwd: root,
  env: { ...process.env, TAGPROOF_TESTS: 'all', TAGPROOF_ATTACKS_TABLE: file },
  stdio: 'inherit',
});
const table = readFileSync(file, 'utf8');
rmSync(folder, { recursive: true });
console.log(table);
if (values.write) writeSection('measurements/attacks.md', 'attacks', table);
process.exitCode = / (broken|not run) \|$/m.test(table) ? 1 : 0;
