// Builds lib/ and dist/: `tsc`, then `ncc` for each entry. An argument names another folder than dist.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = process.argv[2] ?? 'dist';
const entries = { main: 'lib/main.js', cli: 'lib/cli/index.js' };

const run = (script, ...args) =>
  execFileSync(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });

rmSync(`${root}/lib`, { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', '-p', '.');
for (const [name, entry] of Object.entries(entries)) {
  rmSync(`${target}/${name}`, { recursive: true, force: true });
  run(
    'node_modules/@vercel/ncc/dist/ncc/cli.js',
    'build',
    entry,
    '-o',
    `${target}/${name}`,
    '--license',
    'licenses.txt',
  );
}
