// Compares the pictures of docs/gallery.md with what the channels show now; with --write it draws them again, in a minute.
// The pictures come from fixed reports and a fixed clock. Wants a Chromium.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const mode = process.argv.includes('--write') ? { UPDATE_GALLERY: '1' } : { TAGPROOF_TESTS: 'all' };
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'test/gallery'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...mode },
});
process.exitCode = status ?? 1;
